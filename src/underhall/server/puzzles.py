"""Puzzles over HTTP: a moment of a puzzle follows from its file and the answers so far, as with lessons.

What is kept is what came of each guest's first try; rating and streak follow from that.
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime

import msgspec
from sqlalchemy import select

from underhall.errors import BadLesson
from underhall.learn import Wrong
from underhall.puzzles import Collection, Puzzle, PuzzleRun, Standing, collection, collections, puzzle_called, standing
from underhall.puzzles.puzzle import SOLVER
from underhall.server.bodies import LessonFault as FaultBody
from underhall.server.bodies import Problem, PuzzleCard, PuzzleGoal, PuzzleMoment, PuzzleResult, PuzzleShelf
from underhall.server.encoded_events import event_text
from underhall.server.learning import shown_of, table_of
from underhall.server.questions import sent
from underhall.server.refusals import Refusal
from underhall.server.schema import PUZZLES
from underhall.server.store import Row, Store, rows


class Solvers:
    """What came of guests' puzzles."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def results_of(self, guest: str) -> list[Row]:
        """The guest's first tries, in their order."""
        query = select(PUZZLES).where(PUZZLES.c.guest == guest).order_by(PUZZLES.c.tried_at)
        return await self.store.read(lambda connection: list(rows(connection, query)))

    async def tried(self, guest: str, puzzle: Puzzle, solved: bool) -> PuzzleResult:
        """The guest has tried a puzzle; of a puzzle tried before nothing changes."""
        before = await self.results_of(guest)
        counted = not any(row["game"] == puzzle.game and row["puzzle"] == puzzle.id for row in before)
        row: Row = {
            "guest": guest,
            "game": puzzle.game,
            "puzzle": puzzle.id,
            "solved": int(solved),
            "rating": puzzle.rating,
            "tried_at": int(datetime.now(UTC).timestamp() * 1000),
        }
        if counted:
            self.store.add("puzzle", row)
            await self.store.committed(guest)
            before.append(row)
        found = _standing(puzzle.game, before)
        return PuzzleResult(solved, counted, round(found.rating), found.streak)


def today() -> date:
    return datetime.now(UTC).date()


def shelf_bodies(results: Sequence[Row], day: date) -> list[PuzzleShelf]:
    """The puzzles of all games, with what somebody has made of them."""
    return [_shelf(each, results, day) for each in collections()]


def _shelf(found: Collection, results: Sequence[Row], day: date) -> PuzzleShelf:
    of_game = {row["puzzle"]: "solved" if row["solved"] else "failed" for row in results if row["game"] == found.game}
    cards = [
        PuzzleCard(each.id, _goal(each), each.rating, len(each.steps), of_game.get(each.id, ""))
        for each in found.puzzles
    ]
    now = _standing(found.game, results)
    chosen = found.of_day(day)
    return PuzzleShelf(
        found.game,
        cards,
        "" if chosen is None else chosen.id,
        round(now.rating),
        round(now.deviation),
        now.streak,
        now.best_streak,
        [FaultBody(Problem(each.message_id, each.details)) for each in found.faults],
    )


def _standing(game: str, results: Sequence[Row]) -> Standing:
    return standing([(row["rating"], bool(row["solved"])) for row in results if row["game"] == game])


def _goal(puzzle: Puzzle) -> PuzzleGoal:
    return PuzzleGoal(puzzle.aim.kind, puzzle.aim.number)


def played(game: str, name: str, answers: list[int]) -> tuple[PuzzleRun, int, Wrong | None]:
    """A puzzle after these answers, of which only the last may be wrong: the event that came first with the last one,
    and why that was wrong if it was."""
    try:
        run = PuzzleRun(puzzle_called(game, name))
    except BadLesson as fault:  # a file of one's own that can be read, and not be played
        raise Refusal(fault.message_id, 409, **fault.details) from fault
    since = 0
    wrong: Wrong | None = None
    for option in answers:
        decision = run.decision
        if wrong is not None or decision is None or not 0 <= option < len(decision.codes):
            raise Refusal("refused-no-such-option", 400)
        since = run.game.event_count
        wrong = run.answer(option)
    return run, since, wrong


def is_solved(game: str, name: str, answers: list[int]) -> bool:
    """Whether a first try was right to the end; one that is neither finished nor wrong is none."""
    run, _, wrong = played(game, name, answers)
    if wrong is None and run.step is not None:
        raise Refusal("refused-no-such-moment", 400)
    return wrong is None


def moment_of_puzzle(game: str, name: str, answers: list[int]) -> PuzzleMoment:
    """What the solver sees after these answers."""
    run, since, wrong = played(game, name, answers)
    puzzle = run.lesson
    others = [each.id for each in collection(game).puzzles]
    at = others.index(puzzle.id)
    return PuzzleMoment(
        table_of(run),
        shown_of(run),
        [msgspec.Raw(event_text(event, SOLVER, run.game.wording)) for event in run.game.events],
        since,
        puzzle.seats,
        _goal(puzzle),
        puzzle.rating,
        len(puzzle.steps),
        run.at,
        run.right,
        wrong is not None,
        [] if wrong is None else sent(wrong.notes),
        [sent(notes) for notes in run.reasons],
        [event.number for event in run.outcome],
        at + 1,
        len(others),
        others[at + 1] if at + 1 < len(others) else "",
    )
