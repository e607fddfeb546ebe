"""The template for translators holds every sentence of the page, as it is now."""

from io import BytesIO

from babel.messages.pofile import read_po

from publish import locale
from publish.files import CHECKOUT
from publish.locale import TEMPLATE, sources, template

SOURCE = """
from text import gettext as _, ngettext, npgettext, pgettext

def N_(text): return text

_("plain {name}")
N_("marked")
ngettext("{count} one", "{count} many", count)
# Translators: what one holds.
pgettext("cards", "hand")
npgettext("cards", "a hand", "hands", count)
print("not for people")
"""


def gathered(checkout):
    return read_po(BytesIO(template(checkout)))


def test_the_template_is_what_python_m_publish_locale_writes():
    assert (CHECKOUT / TEMPLATE).read_bytes() == template(CHECKOUT), "type  python -m publish.locale"


def test_every_kind_of_mark_is_gathered(checkout):
    (checkout / "py/cards/card.py").write_text(SOURCE, encoding="utf-8")
    found = gathered(checkout)

    assert {(message.id, message.context) for message in found if message.id} == {
        ("plain {name}", None),
        ("marked", None),
        (("{count} one", "{count} many"), None),
        ("hand", "cards"),
        (("a hand", "hands"), "cards"),
    }
    assert found.get("hand", "cards").auto_comments == ["Translators: what one holds."]


def test_what_is_not_shipped_is_not_translated(checkout):
    (checkout / "py/publish/build.py").write_text('_("building")', encoding="utf-8")

    assert [path.name for path in sources(checkout)] == ["card.py", "main.py"]
    assert [message.id for message in gathered(checkout) if message.id] == []


def test_moving_lines_and_years_changes_nothing(checkout):
    path = checkout / "py/cards/card.py"
    path.write_text('_("b")\n_("a")\n', encoding="utf-8")
    before = template(checkout)
    path.write_text('\n\n_("a")\n_("b")\n', encoding="utf-8")

    assert template(checkout) == before
    assert b'msgid "a"' in before
    assert b"2000-01-01" in before


def test_the_command_writes_the_template(checkout, monkeypatch, capsys):
    monkeypatch.setattr(locale, "CHECKOUT", checkout)
    (checkout / "py/cards/card.py").write_text('_("hare")', encoding="utf-8")
    locale.main()

    assert b'msgid "hare"' in (checkout / TEMPLATE).read_bytes()
    assert str(checkout / TEMPLATE) in capsys.readouterr().out
