"""Small changes to a source that ought to make a test fail, made by cosmic-ray."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast_from_path
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

# One change of each kind: of the others most only fail to run (a number shifted left by a card), and what
# is left would be counted several times.
OPERATORS: Final = (
    "AddNot",
    "ExceptionReplacer",
    "NumberReplacer",
    "ReplaceAndWithOr",
    "ReplaceBinaryOperator_Add_Sub",
    "ReplaceBinaryOperator_FloorDiv_Mul",
    "ReplaceBinaryOperator_Mod_FloorDiv",
    "ReplaceBinaryOperator_Mul_Add",
    "ReplaceBinaryOperator_Sub_Add",
    "ReplaceBreakWithContinue",
    "ReplaceComparisonOperator_Eq_NotEq",
    "ReplaceComparisonOperator_GtE_Gt",
    "ReplaceComparisonOperator_Gt_GtE",
    "ReplaceComparisonOperator_IsNot_Is",
    "ReplaceComparisonOperator_Is_IsNot",
    "ReplaceComparisonOperator_LtE_Lt",
    "ReplaceComparisonOperator_Lt_LtE",
    "ReplaceComparisonOperator_NotEq_Eq",
    "ReplaceContinueWithBreak",
    "ReplaceFalseWithTrue",
    "ReplaceOrWithAnd",
    "ReplaceTrueWithFalse",
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceUnaryOperator_USub_UAdd",
    "ZeroIterationForLoop",
)


class Mutant(NamedTuple):
    """The so many-th change of one kind that can be made to a file, and the line where it begins."""

    path: Path
    line: int
    operator: str
    occurrence: int


class Change(NamedTuple):
    """A line of a file and what a mutant makes of it, both without their margins."""

    was: str
    becomes: str


def mutants(path: Path) -> Iterator[Mutant]:
    """Find every change that can be made to a file.

    What decorates is left out: all but a dataclass's slots would fail at once, and those only save memory.
    """
    lines = path.read_text(encoding="utf-8").splitlines()
    nodes = list(ast_nodes(get_ast_from_path(path)))
    for name in OPERATORS:
        operator = get_operator(f"core/{name}")()
        places = (start for node in nodes for start, _end in operator.mutation_positions(node))
        for occurrence, (line, _column) in enumerate(places):
            if not lines[line - 1].startswith("@"):
                yield Mutant(path, line, name, occurrence)


def mutated(mutant: Mutant) -> str:
    """Write the file with the change made."""
    operator = get_operator(f"core/{mutant.operator}")()
    source = mutant.path.read_text(encoding="utf-8")
    return str(mutate_code(source, operator, mutant.occurrence))


def is_program(mutant: Mutant) -> bool:
    """Tell whether the file can still be read; the star before named arguments is taken for a product."""
    try:
        ast.parse(mutated(mutant))
    except SyntaxError:
        return False
    return True


def change(mutant: Mutant) -> Change:
    """Tell which line a mutant changes and how."""
    lines = (mutant.path.read_text(encoding="utf-8").splitlines(), mutated(mutant).splitlines())
    return next(Change(was.strip(), now.strip()) for was, now in zip(*lines, strict=True) if was != now)
