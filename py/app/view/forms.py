"""House rules and settings as forms whose every change takes effect at once."""

from htpy import (
    Element,
    Node,
    VoidElement,
    button,
    div,
    fieldset,
    h3,
    label,
    legend,
    option,
    p,
    select,
    small,
    span,
)
from htpy import input as input_

from app.screen import RulesForm, SeatForm, Setting
from app.settings import LADDER, STYLES
from app.words.cards import sentence_case
from app.words.forms import setting_title, setting_value
from games.options import Choice, write_value
from text import gettext as _


def house_rules(form: RulesForm) -> Node:
    """Draw the named sets of a game, and one control for each house rule."""
    return [
        h3[_("House rules: {game}").format(game=form.name)],
        p[_("They hold from the next sitting on.")],
        button("#panel-new-sitting.primary", type="button", data_msg="new-sitting")[_("Begin a new sitting")],
        _sets(form),
        _own(form),
        div(".form")[(_rule(choice, value) for choice, value in zip(form.choices, form.values, strict=True))],
    ]


def _sets(form: RulesForm) -> Node:
    named = form.presets
    if not named:
        return None
    return fieldset(".presets")[
        legend[_("Sets of house rules")],
        div(".choices")[
            (
                button(
                    id=f"preset-{key}",
                    type="button",
                    data_msg=f"preset {key}",
                    aria_pressed="true" if key == form.preset else "false",
                )[name]
                for key, name in named
            )
        ],
    ]


def _own(form: RulesForm) -> Node:
    return fieldset(".presets.own")[
        legend[_("Sets of your own")],
        div(".choices")[(_own_set(name, place) for place, name in enumerate(form.own))],
        div(".rule")[
            label(for_="save-own")[_("Save these house rules under a name")],
            input_("#save-own", type="text", maxlength="20", autocomplete="off", data_msg="save-own"),
        ],
        div(".rule")[
            label(for_="rules-text")[_("These house rules as text, to be sent")],
            input_("#rules-text", type="text", readonly=True, value=form.text, dir="ltr"),
        ],
        div(".rule")[
            label(for_="take-rules")[_("House rules sent to you")],
            input_("#take-rules", type="text", autocomplete="off", dir="ltr", data_msg="take-rules"),
        ],
    ]


def _own_set(name: str, place: int) -> Node:
    return span(".pair")[
        button(id=f"own-{place}", type="button", data_msg=f"own {name}")[name],
        button(
            id=f"drop-own-{place}",
            type="button",
            data_msg=f"drop-own {name}",
            aria_label=_("Delete {name}").format(name=name),
        )["×"],
    ]


def _rule(choice: Choice, value: str) -> Element:
    key = f"rule-{choice.name}"
    return div(".rule")[
        label(for_=key)[_(choice.title)],
        _switch(choice, key, value) if isinstance(choice.values[0], bool) else _select(choice, key, value),
        p(id=f"{key}-why")[_(choice.explanation), " ", small[_(choice.source)]],
    ]


def _switch(choice: Choice, key: str, value: str) -> VoidElement:
    return input_(
        ".switch",
        id=key,
        type="checkbox",
        role="switch",
        data_msg=f"rule {choice.name}",
        checked=value == "on",
        aria_describedby=f"{key}-why",
    )


def _select(choice: Choice, key: str, value: str) -> Element:
    texts = tuple(write_value(each) for each in choice.values)
    return select(id=key, data_msg=f"rule {choice.name}", aria_describedby=f"{key}-why")[
        (
            option(value=text, selected=text == value)[
                sentence_case(_(choice.labels[text])) if text in choice.labels else text
            ]
            for text in texts
        )
    ]


def settings(part: tuple[Setting, ...]) -> Node:
    """Draw one control for each setting of the table."""
    return div(".form")[(_setting(each) for each in part)]


def _setting(part: Setting) -> Element:
    key = f"set-{part.key}"
    if not part.values:
        control: Node = input_(id=key, type="color", data_msg=f"set {part.key}", value=part.value)
    elif set(part.values) == {"on", "off"}:
        control = input_(
            ".switch",
            id=key,
            type="checkbox",
            role="switch",
            data_msg=f"set {part.key}",
            checked=part.value == "on",
        )
    else:
        control = _choice(part, key, f"set {part.key}")
    return div(".rule")[label(for_=key)[setting_title(part.key)], control]


def _choice(part: Setting, key: str, message: str, aria_label: str | None = None) -> Element:
    """Draw a setting's values to choose from; key is the id of the control."""
    return select(id=key, data_msg=message, aria_label=aria_label)[
        (
            option(value=each, selected=each == part.value)[sentence_case(setting_value(part.key, each))]
            for each in part.values
        )
    ]


def places(part: tuple[SeatForm, ...]) -> Node:
    """Draw a name, a level and a style for each seat."""
    return [h3[_("Seats")], div(".form")[(_place(each) for each in part)]] if part else None


def _place(part: SeatForm) -> Element:
    key = f"name-{part.seat}"
    return div(".rule.place")[
        label(for_=key)[part.place],
        input_(
            id=key,
            type="text",
            maxlength="20",
            autocomplete="off",
            value=part.name,
            placeholder=_("Name"),
            data_msg=f"name {part.seat}",
        ),
        [
            _trait(part, Setting("level", LADDER, part.level), _("Strength"), _("Strength of {name}")),
            _trait(part, Setting("style", STYLES, part.style), _("Style"), _("Style of {name}")),
        ]
        if part.level
        else None,
    ]


def _trait(part: SeatForm, trait: Setting, short: str, title: str) -> Element:
    """Draw one choice about a seat's player."""
    named = title.format(name=part.place)
    message = f"{trait.key} {part.seat}"
    return label(".trait")[span[short], _choice(trait, f"{trait.key}-{part.seat}", message, aria_label=named)]
