"""How a finished game went: who stood where at each turn, and the three moments that decided it."""

from typing import Final

from underhall.kernel import pace
from underhall.kernel.game import Game
from underhall.server.bodies import Course, TurningPoint
from underhall.server.refusals import Refusal
from underhall.server.table import Table

POINTS: Final = 3
SCORE: Final = "score"


class Swing:
    """Something that changed the standing."""

    def __init__(self, weight: int, at: int, turn: int, seat: int, before: int, after: int, since: int, event: int):
        self.weight = weight
        self.at = at
        self.turn = turn
        self.seat = seat
        self.before = before
        self.after = after
        self.since = since  # the first event of the step that did it
        self.event = event  # the last


def course_of(table: Table) -> Course:
    """The course of the table's game, made when somebody asks for it for the first time."""
    if table.course is None:
        if not table.is_current:
            raise Refusal("refused-old-rules")
        table.course = _followed(table)
    return table.course


def _followed(table: Table) -> Course:
    play, info = table.play, table.info
    assert play is not None
    charter = play.game.charter
    game = info.start(charter.seats, charter.seed, dict(charter.options), True)
    answers = play.game.answers
    measures: dict[str, list[list[int]]] = {}
    swings: list[Swing] = []
    turn = info.turn(game)
    standing = info.standing(game)
    at = 0
    while True:
        happened = game.happened
        if not game.pending and game.agenda:
            pace.step(game)
        elif game.pending and 2 * at < len(answers):
            decision = game.decision_of(answers[2 * at])
            assert decision is not None
            pace.take(game, decision, answers[2 * at + 1])
            at += 1
        else:
            break
        now = info.standing(game)
        if now != standing:
            swings += _swings(standing.get(SCORE, []), now.get(SCORE, []), at, info.turn(game), happened, game)
        if info.turn(game) != turn:
            turn = info.turn(game)
            _note(measures, standing)
        standing = now
    _note(measures, standing)
    swings.sort(key=lambda swing: (-swing.weight, -swing.at))
    told = play.happened(play.game.happened)
    points = [
        TurningPoint(swing.at, swing.turn, swing.seat, swing.before, swing.after, told[_named(table, swing)].public)
        for swing in sorted(swings[:POINTS], key=lambda swing: swing.at)
    ]
    return Course(measures, points)


def _named(table: Table, swing: Swing) -> int:
    """The place of the event that tells the swing: the one that scored, or else the last of that step."""
    assert table.play is not None
    first, game = table.play.first, table.play.game
    for number in range(swing.since, swing.event + 1):
        event = game.event(number)
        if event is not None and table.info.scores(event):
            return number - first
    return swing.event - first


def _note(measures: dict[str, list[list[int]]], standing: dict[str, list[int]]) -> None:
    for name, values in standing.items():
        measures.setdefault(name, []).append(list(values))


def _swings(before: list[int], after: list[int], at: int, turn: int, happened: int, game: Game) -> list[Swing]:
    """A swing weighs what it moved, and more when it put somebody else in front."""
    found: list[Swing] = []
    if not before or game.happened == happened:
        return found
    lead = _leaders(before) != _leaders(after)
    for seat in range(len(before)):
        moved = abs(after[seat] - before[seat])
        if moved:
            found.append(
                Swing(moved + 2 * lead, at, turn, seat, before[seat], after[seat], happened, game.happened - 1)
            )
    return found


def _leaders(scores: list[int]) -> list[int]:
    best = max(scores)
    return [seat for seat in range(len(scores)) if scores[seat] == best]
