"""No compiled function reads a field again whose length it has compared: what mypyc makes of that fails at run time.

After `len(game.pending) == 1` mypy takes `game.pending` for a tuple of exactly one, and believes so until the function
assigns to it. mypyc unpacks such a tuple by its length at the next read, and raises TypeError if a call in between has
replaced it: the same line runs well interpreted. A local name is safe, since nobody else assigns to it.
"""

import ast
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PLACES: Final = ast.Attribute | ast.Subscript  # what somebody else may assign to

pytestmark = pytest.mark.once


def compiled_files() -> list[Path]:
    """The files that setup.py compiles, with those that it leaves out: they are held to the same."""
    setup = ast.parse((ROOT / "setup.py").read_text("utf-8"))
    patterns: tuple[str, ...] = next(
        ast.literal_eval(node.value)
        for node in setup.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "PATTERNS"
    )
    return sorted(file for pattern in patterns for file in (ROOT / "src").glob(pattern))


def measured(node: ast.AST) -> list[ast.expr]:
    """The fields whose length a comparison says: `len(a.b) == 1`, `2 != len(a.b)`."""
    if not isinstance(node, ast.Compare):
        return []
    if not any(isinstance(op, ast.Eq | ast.NotEq | ast.Is | ast.IsNot) for op in node.ops):
        return []
    sides = [node.left, *node.comparators]
    if not any(isinstance(side, ast.Constant) or (isinstance(side, ast.Name) and side.id.isupper()) for side in sides):
        return []
    calls = [side.value if isinstance(side, ast.NamedExpr) else side for side in sides]
    return [
        call.args[0]
        for call in calls
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "len" and isinstance(call.args[0], PLACES)
    ]


def traps(source: str) -> list[tuple[int, str, int]]:
    """The lines of such comparisons, what is compared, and the line at which it is read again."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        nodes = list(ast.walk(function))
        reads = [node for node in nodes if isinstance(node, PLACES) and isinstance(node.ctx, ast.Load)]
        loops = [node for node in nodes if isinstance(node, ast.For | ast.While)]
        for node in nodes:
            for field in measured(node):
                assert isinstance(node, ast.expr)
                # In a loop what stands above is read after it, too.
                start = min(
                    [loop.lineno for loop in loops if loop.lineno <= node.lineno <= (loop.end_lineno or 0)] or [0]
                )
                name = ast.unparse(field)
                for read in reads:
                    place = (read.lineno, read.col_offset)
                    again = place > (field.lineno, field.col_offset) or (start and read.lineno >= start)
                    if read is not field and again and ast.unparse(read) == name:
                        found.append((node.lineno, name, read.lineno))
    return sorted(set(found))


def test_no_compiled_function_reads_a_field_again_whose_length_it_has_compared() -> None:
    """It keeps the field in a local name first."""
    found = [
        f"{file.relative_to(ROOT)}:{line}: len({name}) is compared, and line {again} reads {name} again: "
        f"write `{name.rpartition('.')[2]} = {name}` above and use that"
        for file in compiled_files()
        for line, name, again in traps(file.read_text("utf-8"))
    ]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    "body",
    [
        "if len(g.pending) == 1:\n  g.answer()\n  return g.pending[0]",
        "if 1 == len(g.pending):\n  g.answer()\n  return g.pending",
        "if len(g.pending) != ONE:\n  return None\n g.answer()\n return g.pending",
        "return len(g.pending) == 1 and f(g) and g.pending[0]",
        "while f(g.pending):\n  if len(g.pending) == 0:\n   g.answer()",
        "if len(g.seats[0].hand) == 2:\n  g.answer()\n  return g.seats[0].hand",
    ],
)
def test_the_trap_is_found(body: str) -> None:
    """In each of its forms."""
    assert traps(f"def choose(g):\n {body}\n") != []


@pytest.mark.parametrize(
    "body",
    [
        "pending = g.pending\n if len(pending) == 1:\n  g.answer()\n  return g.pending",
        "return g.pending[0] if g.pending else len(g.pending) == 1",  # read before, and not in a loop
        "if len(g.pending) > 1:\n  g.answer()\n  return g.pending",  # of more or fewer mypy says nothing
    ],
)
def test_what_is_safe_is_not_found(body: str) -> None:
    """So that nobody has to write more than is needed."""
    assert traps(f"def choose(g):\n {body}\n") == []
