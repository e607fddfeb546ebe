"""No sentence reaches a person past the catalogues."""

import ast
import re
from collections.abc import Iterator

import pytest

from publish.files import CHECKOUT
from publish.locale import KEYWORDS, sources

# Attributes of elements that are read out or shown, and arguments that end in such places.
READ_OUT = {
    "alt",
    "aria_description",
    "aria_label",
    "aria_placeholder",
    "aria_roledescription",
    "aria_valuetext",
    "label",
    "notice",
    "placeholder",
    "title",
}
# Functions and classes to which sentences are given, and at which places.
TOLD = {
    "BadRecord": (0,),
    "Preset": (0,),
    "Section": (0,),
    "Sentence": (0,),
    "Told": (0, 1),
    "Words": (0,),
    "with_notice": (1,),
}
OPTION_WORDS = {"explanation", "source"}
METHODS = {"capitalize", "format", "join", "lower", "strip", "title", "upper"}


def bare_strings(source: str) -> list[str]:
    """Find the texts for people that no catalogue will hold, and those that it cannot hold."""
    tree = ast.parse(source)
    shown = [*_texts(tree, _Constants(tree)), *_unmarkable(tree)]
    return sorted({text for text in shown if any(map(str.isalpha, re.sub(r"\{\w*\}", "", text)))})


class _Constants(dict[str, ast.expr]):
    """What the names of a module stand for, where they stand for a literal."""

    def __init__(self, tree: ast.Module) -> None:
        for node in tree.body:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant() as value):
                    self[name] = value
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant() as value):
                    self[name] = value


def _texts(tree: ast.Module, constants: _Constants) -> Iterator[str]:
    elements = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "htpy"
        for alias in node.names
    }
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value=value, slice=children) if _root(value) in elements | {"htpy"}:
                yield from _said(children, constants)
            case ast.Call(func=func, args=args, keywords=keywords):
                for keyword in keywords:
                    if keyword.arg in READ_OUT or (_name(func) == "option" and keyword.arg in OPTION_WORDS):
                        yield from _said(keyword.value, constants)
                for place, arg in enumerate(args):
                    if isinstance(arg, ast.Dict):
                        yield from _attributes(arg, constants)
                    elif place in TOLD.get(_name(func), ()):
                        yield from _said(arg, constants)
    yield from _prose(tree)


def _attributes(written: ast.Dict, constants: _Constants) -> Iterator[str]:
    for key, value in zip(written.keys, written.values, strict=True):
        if isinstance(key, ast.Constant) and str(key.value).replace("-", "_") in READ_OUT:
            yield from _said(value, constants)


def _said(node: ast.AST, constants: _Constants) -> Iterator[str]:
    """Give the literals that an expression puts on the page as they are."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Name(id=name) if name in constants:
            yield from _said(constants[name], constants)
        case ast.JoinedStr():
            yield _pattern(node)
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
            yield from _said(one, constants)
            yield from _said(other, constants)
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.BoolOp(values=parts):
            for part in parts:
                yield from _said(part, constants)
        case ast.GeneratorExp(elt=part) | ast.ListComp(elt=part) | ast.Starred(value=part):
            yield from _said(part, constants)
        case ast.NamedExpr(value=part):
            yield from _said(part, constants)
        case ast.Call(func=ast.Attribute(value=part, attr=method)) if method in METHODS:
            yield from _said(part, constants)


def _prose(node: ast.AST) -> Iterator[str]:
    """Give every literal that reads like a sentence, wherever it is, but for docstrings and errors."""
    match node:
        case ast.Raise() | ast.Assert() | ast.Expr(value=ast.Constant()):
            return
        case ast.Call(func=func) if _name(func) in KEYWORDS:
            return
        case ast.Constant(value=str(text)) if _reads_like_prose(text):
            yield text
        case ast.JoinedStr():
            if _reads_like_prose(text := _pattern(node)):
                yield text
        case _:
            for child in ast.iter_child_nodes(node):
                yield from _prose(child)


def _reads_like_prose(text: str) -> bool:
    words = re.findall(r"(?<![\w-])(?:[^\W\d_]{2,}|\{\w*\})(?![\w-])", text)
    begins = re.match(r"[^\W\d_a-zß-ÿ]|\{", text)
    return len(words) > 1 and words != text.split("{}") and bool(begins) and not set(text) & set("<>=/_;|[]")


def _unmarkable(tree: ast.Module) -> Iterator[str]:
    """Give what is marked, but put together first: nobody can translate it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in KEYWORDS:
            for arg in node.args:
                match arg:
                    case ast.JoinedStr():
                        yield _pattern(arg)
                    case ast.BinOp() | ast.Call(func=ast.Attribute(value=ast.Constant())):
                        yield ast.unparse(arg)


def _pattern(joined: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in joined.values)


def _root(node: ast.expr) -> str:
    while not isinstance(node, ast.Name):
        match node:
            case ast.Call(func=inner) | ast.Attribute(value=inner) | ast.Subscript(value=inner):
                node = inner
            case _:
                return ""
    return node.id


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


HTPY = "from htpy import button, p, span\n"


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('button["Undo"]', "Undo"),
        ('button("#undo.big", type="button")["undo"]', "undo"),
        ('button[span["·"], "Undo"]', "Undo"),
        ('p[f"{name} deals"]', "{} deals"),
        ('p["{name} deals".format(name=name)]', "{name} deals"),
        ('p["deals" if dealing else None]', "deals"),
        ('p[dealing and "deals"]', "deals"),
        ('p[("no " + name)]', "no "),
        ('p[("card" for each in hand)]', "card"),
        ('p[*("card", 1)]', "card"),
        ('TITLE = "hare"\np[TITLE]', "hare"),
        ('TITLE: Final = "hare"\np[TITLE.upper()]', "hare"),
        ('import htpy\nhtpy.p["card"]', "card"),
        ('p(aria_label="hand")', "hand"),
        ('p({"aria-label": "hand"})', "hand"),
        ('p(title=f"{name}\'s hand")', "{}'s hand"),
        ('with_notice(model, "sorry")', "sorry"),
        ('raise BadRecord("cut off")', "cut off"),
        ('def words():\n    return "New sitting"', "New sitting"),
        ('def words():\n    return f"Deal {number} of many"', "Deal {} of many"),
        ('WORDS = {"a": "Your turn now"}', "Your turn now"),
        ('_(f"{name} deals")', "{} deals"),
        ('_("no " + name)', "'no ' + name"),
        ('_("{name} deals".format(name=name))', "'{name} deals'.format(name=name)"),
        ('option(1, title=N_("Bids"), source="our ruling")', "our ruling"),
    ],
)
def test_a_bare_string_is_found(line, found):
    assert bare_strings(HTPY + line) == [found]


@pytest.mark.parametrize(
    "line",
    [
        'p[_("Undo")]',
        'p[_("{name} deals").format(name=name)]',
        'p[ngettext("{count} trick", "{count} tricks", count)]',
        'p["♠", " · ", str(count), f"{count}/6"]',
        'p("#score.wide", class_="score wide", data_msg="act JS", data_place="west")[None]',
        'p({"class": "score wide"})',
        'p(title=_("Undo"), aria_label=words)',
        'p(aria_expanded="true" if open else "false")',
        'WORDS = {"a": N_("Your turn now")}',
        '"""A module that says what it holds."""',
        'def words():\n    """Say something."""',
        'raise ValueError("The deal is not over")',
        'assert ready, "It must be ready"',
        'path(d="M10 20 L30 40 Z")',
        'save("sitting/hasenpfeffer", text)',
        'hand["JS"]',
        'style("Content-Type")',
        'Preset(N_("British"), (("pack", "25"),))',
        'def turn(state: "State | None") -> None: ...',
    ],
)
def test_what_nobody_reads_is_left_alone(line):
    assert bare_strings(HTPY + line) == []


@pytest.mark.parametrize("path", sources(CHECKOUT), ids=lambda path: path.relative_to(CHECKOUT).as_posix())
def test_every_sentence_goes_through_the_catalogues(path):
    assert bare_strings(path.read_text(encoding="utf-8")) == []
