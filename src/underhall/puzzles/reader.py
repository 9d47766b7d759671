"""Reads the file of a puzzle, and writes one; what is wrong with a file is told with its line.

docs/howto/puzzles.md tells authors what stands in such a file.
"""

from typing import Any, Final

from underhall.errors import BadLesson
from underhall.extras import needed_by
from underhall.games import GAMES
from underhall.kernel.puzzles import Goal
from underhall.learn.lesson import Step, Text
from underhall.learn.reader import Filling, Reader, composed, numbered
from underhall.puzzles.puzzle import MOST_STEPS, Puzzle

with needed_by("underhall.puzzles", "cli"):
    import yaml

FIELDS: Final = (
    "rules",
    "rating",
    "seats",
    "options",
    "position",
    "begin",
    "before",
    "goal",
    "solution",
    "then",
    "from",
)
NEEDED: Final = ("rules", "rating", "seats", "begin", "goal", "solution")
WIDTH: Final = 116


def read_puzzle(file: str, game: str, source: str) -> Puzzle:
    """The puzzle that stands in `source`, the text of `file`, for the game of its folder."""
    reader = Reader(file)
    number, name = numbered(reader)
    root = composed(reader, game, source, NEEDED[0])
    puzzle = Puzzle(file, game, name, number)
    _PuzzleFilling(reader, puzzle).fill(root)
    return puzzle


class _PuzzleFilling(Filling):
    lesson: Puzzle

    def fill(self, root: Any) -> None:
        reader, puzzle = self.reader, self.lesson
        fields = self.fields_of(root, FIELDS, NEEDED)
        self.fill_seats(fields)
        self.fill_position(fields)
        puzzle.rating = reader.number(fields["rating"][1])
        puzzle.aim_line = fields["goal"][1].start_mark.line + 1
        puzzle.aim = self._goal(fields["goal"][1])
        if "before" in fields:
            nodes = reader.several(fields["before"][1])
            puzzle.before = [(node.start_mark.line + 1, reader.text(node)) for node in nodes]
        if "then" in fields:
            puzzle.then = [reader.text(node) for node in reader.several(fields["then"][1])]
        solution = reader.several(fields["solution"][1])
        if not 0 < len(solution) <= MOST_STEPS:
            raise reader.fault(fields["solution"][1], "steps", len(solution), [MOST_STEPS])
        said = Text(f"puzzle-goal-{puzzle.aim.kind}")
        puzzle.steps = [
            Step(node.start_mark.line + 1, said, [reader.text(each) for each in reader.several(node)], {}, [], "")
            for node in solution
        ]

    def _goal(self, node: Any) -> Goal:
        words = self.reader.text(node).split()
        kind = words[0] if words else ""
        puzzles = GAMES[self.lesson.game].puzzles()
        if kind in puzzles.kinds and kind not in puzzles.counted and len(words) == 1:
            return puzzles.goal(kind)
        if kind in puzzles.counted and len(words) == 2 and words[1].isdigit() and 0 < int(words[1]) < 100:
            return puzzles.goal(kind, int(words[1]))
        told = [f"{each} 2" if each in puzzles.counted else each for each in puzzles.kinds]
        line = node.start_mark.line + 1
        name = " ".join(words)
        raise BadLesson(file=self.reader.file, line=line, why="goal", name=name, nearest=", ".join(told))


class _Plain(yaml.SafeDumper):
    """Lists and small mappings on one line, as a person would write them."""


def write_puzzle(found: dict[str, Any]) -> str:
    """A puzzle as the text of its file; the fields are those of the file."""
    lines = [f"rules: {GAMES[found['game']].rules}"]
    for name in FIELDS[1:]:
        value = found.get(name)
        if value in (None, [], {}):
            continue
        if name == "position":
            lines.append("position:")
            for word, things in value.items():
                lines += _told(word, things)
        else:
            lines.append(f"{name}: {_flow(value)}")
    return "\n".join(lines) + "\n"


def _told(word: str, things: Any) -> list[str]:
    """A word of the position: on one line, or on one for each seat or entry."""
    plain = f"  {word}: {_flow(things)}"
    if len(plain) <= WIDTH:
        return [plain]
    if isinstance(things, dict):
        return [f"  {word}:", *(f"    {whom}: {_flow(each)}" for whom, each in things.items())]
    if things and isinstance(things[0], dict):
        return [f"  {word}:", *(f"    - {_flow(each)}" for each in things)]
    return [f"  {word}:", *(f"    - {_flow(each)}" for each in things)]


def _flow(value: Any) -> str:
    """A value on one line."""
    told: str = yaml.dump(value, Dumper=_Plain, default_flow_style=True, width=10**6, sort_keys=False)
    return told.removesuffix("\n").removesuffix("...").strip()
