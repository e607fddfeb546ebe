"""The sentences of the page, gathered for translators: `python -m publish.locale` writes messages.pot."""

from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.pofile import write_po

from publish.files import CHECKOUT, NEVER_SHIPPED

TEMPLATE: Final = Path("assets", "locale", "messages.pot")
# How sentences are marked, and which arguments hold them; c is a context.
KEYWORDS: Final = {
    "_": None,
    "N_": None,
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
COMMENT: Final = "Translators:"
# Equal sentences give equal bytes, so the template has no date of its own.
NO_DATE: Final = datetime(2000, 1, 1, tzinfo=UTC)


def sources(checkout: Path) -> tuple[Path, ...]:
    """List the Python files whose sentences may be read in the page."""
    py = checkout / "py"
    return tuple(
        path for path in sorted(py.rglob("*.py")) if path.relative_to(py).parts[0] not in NEVER_SHIPPED
    )


def template(checkout: Path) -> bytes:
    """Gather all marked sentences, in alphabetical order, with the files they are in."""
    catalog = Catalog(
        project="Hasenpfeffer",
        version="1",
        header_comment="# The sentences of the page, to be translated.",
        creation_date=NO_DATE,
        msgid_bugs_address="",
        fuzzy=False,
        charset="utf-8",
    )
    for path in sources(checkout):
        name = path.relative_to(checkout).as_posix()
        found = extract_from_file("python", path, keywords=KEYWORDS, comment_tags=[COMMENT])
        for line, message, comments, context in found:
            catalog.add(message, None, [(name, line)], auto_comments=comments, context=context)
    written = BytesIO()
    write_po(written, catalog, sort_output=True, include_lineno=False)
    return written.getvalue()


def main() -> None:
    """Write the template of the checkout."""
    path = CHECKOUT / TEMPLATE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(template(CHECKOUT))
    print(f"Wrote {path}", flush=True)


if __name__ == "__main__":
    main()
