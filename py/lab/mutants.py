"""Small changes to a source that ought to make a test fail, each named by its place."""

import ast
import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}


class Mutant(NamedTuple):
    """One changed node of a file: the number of the node in the order of ast.walk, and what is done."""

    path: Path
    node: int
    line: int
    change: str


def mutants(path: Path) -> Iterator[Mutant]:
    """Find every change that can be made to a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    passed_over = set(_passed_over(tree))
    for number, node in enumerate(ast.walk(tree)):
        if node not in passed_over:
            for change in _changes(node):
                yield Mutant(path, number, getattr(node, "lineno", 0), change)


def _passed_over(tree: ast.Module) -> Iterator[ast.AST]:
    """Give what is no behaviour: annotations, messages of errors, words for people, imports."""
    for node in ast.walk(tree):
        match node:
            case ast.AnnAssign(annotation=left_out) | ast.arg(annotation=left_out) if left_out is not None:
                yield from ast.walk(left_out)
            case ast.FunctionDef(returns=ast.expr() as left_out):
                yield from ast.walk(left_out)
            case ast.Raise() | ast.Assert() | ast.JoinedStr():
                yield from ast.walk(node)
            case ast.Assign(targets=[ast.Name(id=name)]) if name[:1].isupper() and _is_type(node.value):
                yield from ast.walk(node.value)


def _is_type(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript | ast.BinOp)


def _changes(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Compare(ops=[one]) if type(one) in COMPARED:
            yield "compare"
        case ast.BinOp(op=op) if type(op) in COUNTED:
            yield "count"
        case ast.BoolOp():
            yield "and, or"
        case ast.UnaryOp(op=ast.Not()):
            yield "not"
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            # What is denied already is changed where it is denied.
            if not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
                yield "condition"
        case ast.Constant(value=bool()):
            yield "yes, no"
        case ast.Constant(value=int()):
            yield "one more"
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield "nothing returned"


def mutated(mutant: Mutant) -> str:
    """Write the file with the change made."""
    tree = ast.parse(mutant.path.read_text(encoding="utf-8"))
    node = next(each for number, each in enumerate(ast.walk(tree)) if number == mutant.node)
    old = copy.copy(node)
    match node:
        case ast.Compare():
            node.ops = [COMPARED[type(node.ops[0])]()]
        case ast.BinOp():
            node.op = COUNTED[type(node.op)]()
        case ast.BoolOp():
            node.op = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
        case ast.UnaryOp():
            node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), node.operand)
        case ast.If() | ast.IfExp() | ast.While():
            node.test = ast.UnaryOp(ast.Not(), node.test)
        case ast.Constant(value=bool() as value):
            node.value = not value
        case ast.Constant(value=int() as number):
            node.value = number + 1
        case ast.Return():
            node.value = ast.Constant(None)
        case _:
            raise AssertionError(mutant)
    assert ast.dump(old) != ast.dump(node), mutant
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"
