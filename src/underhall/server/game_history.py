"""How a finished game went: who stood where at each turn, and the three moments that decided it."""

from typing import Final

import msgspec

from underhall.kernel import pace
from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo
from underhall.server.bodies import Course, TurningPoint
from underhall.server.refusals import Refusal
from underhall.server.session import GameSession
from underhall.server.table import Table

POINTS: Final = 3  # turning points that are named
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


def history_of(table: Table) -> Course:
    """How the table's game went, worked out when somebody asks for it for the first time."""
    if table.history is None:
        if not table.is_current:
            raise Refusal("refused-old-rules")
        table.history = _work_out(table)
    return table.history


def _work_out(table: Table) -> Course:
    """Replay the game, and note the standing at each turn and whatever changed it."""
    session, info = table.session, table.info
    assert session is not None
    config = session.game.config
    game = info.start(config.seats, config.seed, dict(config.options), True)
    answers = session.game.answers
    measures: dict[str, list[list[int]]] = {}
    swings: list[Swing] = []
    turn = info.turn(game)
    standing = info.measures(game)
    at = 0
    while True:
        events = game.event_count
        if not game.pending and game.agenda:
            pace.step(game)
        elif game.pending and 2 * at < len(answers):
            decision = game.decision_of(answers[2 * at])
            assert decision is not None
            pace.take(game, decision, answers[2 * at + 1])
            at += 1
        else:
            break
        now = info.measures(game)
        if now != standing:
            swings += _swings(standing.get(SCORE, []), now.get(SCORE, []), at, info.turn(game), events, game)
        if info.turn(game) != turn:
            turn = info.turn(game)
            _note(measures, standing)
        standing = now
    _note(measures, standing)
    return Course(measures, _turning_points(swings, session, info))


def _turning_points(swings: list[Swing], session: GameSession, info: GameInfo) -> list[TurningPoint]:
    """The swings that moved most, in their order."""
    largest = sorted(swings, key=lambda swing: (-swing.weight, -swing.at))[:POINTS]
    points: list[TurningPoint] = []
    for swing in sorted(largest, key=lambda swing: swing.at):
        number = _event_of(swing, session.game, info)
        (event,) = session.events.between(session.game, number, number + 1)
        points.append(
            TurningPoint(swing.at, swing.turn, swing.seat, swing.before, swing.after, msgspec.Raw(event.public))
        )
    return points


def _event_of(swing: Swing, game: Game, info: GameInfo) -> int:
    """The number of the event that explains the swing: the one that scored, or else the last of that step."""
    for number in range(swing.since, swing.event + 1):
        event = game.event(number)
        if event is not None and info.scores(event):
            return number
    return swing.event


def _note(measures: dict[str, list[list[int]]], standing: dict[str, list[int]]) -> None:
    for name, values in standing.items():
        measures.setdefault(name, []).append(list(values))


def _swings(before: list[int], after: list[int], at: int, turn: int, events: int, game: Game) -> list[Swing]:
    """A swing weighs what it moved, and more when it put somebody else in front."""
    found: list[Swing] = []
    if not before or game.event_count == events:
        return found
    lead = _leaders(before) != _leaders(after)
    for seat in range(len(before)):
        moved = abs(after[seat] - before[seat])
        if moved:
            found.append(
                Swing(moved + 2 * lead, at, turn, seat, before[seat], after[seat], events, game.event_count - 1)
            )
    return found


def _leaders(scores: list[int]) -> list[int]:
    best = max(scores)
    return [seat for seat in range(len(scores)) if scores[seat] == best]
