"""How a finished game went: who stood where at each turn, and the turns that decided it."""

from typing import Final

import msgspec

from underhall.kernel import pace
from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo
from underhall.server.bodies import Course, TurningPoint
from underhall.server.refusals import Refusal
from underhall.server.session import GameSession
from underhall.server.table import Table

MOST_POINTS: Final = 24  # turns that are told of, the weightiest …
MOST_OF_A_SEAT: Final = 3  # … and so many of every seat
MOST_EVENTS: Final = 6  # that tell of one
LEAD: Final = 2  # what a change of the lead weighs
SCORE: Final = "score"


class Swing:
    """What a turn has done to the score of a seat."""

    def __init__(self, at: int, turn: int, seat: int, before: int) -> None:
        self.at = at
        self.turn = turn
        self.seat = seat
        self.before = before
        self.after = before
        self.moved = 0  # up and down together: what came and went is remembered, too
        self.lead = False  # whether somebody else was in front afterwards
        self.steps: list[tuple[int, int]] = []  # the first and last event of each step that changed it

    @property
    def weight(self) -> int:
        """How much it mattered."""
        return abs(self.after - self.before) + (self.moved > abs(self.after - self.before)) + LEAD * self.lead


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
    swings: dict[tuple[int, int], Swing] = {}
    turn = info.turn(game)
    turns = [0]
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
        if now != standing and game.event_count > events:
            _swing(swings, standing.get(SCORE, []), now.get(SCORE, []), at, info.turn(game), events, game)
        if info.turn(game) != turn:
            turn = info.turn(game)
            turns.append(at)
            _note(measures, standing)
        standing = now
    _note(measures, standing)
    seconds = max(0, table.record.ended - table.record.created)
    return Course(measures, _turning_points(swings, session, info), turns, seconds)


def _turning_points(swings: dict[tuple[int, int], Swing], session: GameSession, info: GameInfo) -> list[TurningPoint]:
    """The weightiest swings, some of every seat, in their order."""
    heaviest = sorted(swings.values(), key=lambda swing: -swing.weight)
    told = heaviest[:MOST_POINTS]
    for seat in {swing.seat for swing in heaviest}:
        told += [swing for swing in heaviest if swing.seat == seat][:MOST_OF_A_SEAT]
    points: list[TurningPoint] = []
    for swing in sorted(dict.fromkeys(told), key=lambda swing: (swing.turn, swing.at)):
        numbers = [_event_of(step, session.game, info) for step in swing.steps][:MOST_EVENTS]
        events = [msgspec.Raw(session.events.between(session.game, n, n + 1)[0].public) for n in dict.fromkeys(numbers)]
        points.append(
            TurningPoint(swing.at, swing.turn, swing.seat, swing.before, swing.after, swing.weight, list(events))
        )
    return points


def _event_of(step: tuple[int, int], game: Game, info: GameInfo) -> int:
    """The number of the event that explains a step: the one that scored, or else the last."""
    first, last = step
    for number in range(first, last + 1):
        event = game.event(number)
        if event is not None and info.scores(event):
            return number
    return last


def _note(measures: dict[str, list[list[int]]], standing: dict[str, list[int]]) -> None:
    for name, values in standing.items():
        measures.setdefault(name, []).append(list(values))


def _swing(
    swings: dict[tuple[int, int], Swing],
    before: list[int],
    after: list[int],
    at: int,
    turn: int,
    events: int,
    game: Game,
) -> None:
    """Note what a step has changed."""
    lead = bool(before) and _leaders(before) != _leaders(after)
    for seat in range(len(before)):
        if after[seat] == before[seat]:
            continue
        swing = swings.get((turn, seat))
        if swing is None:
            swing = swings[turn, seat] = Swing(at, turn, seat, before[seat])
        swing.after = after[seat]
        swing.moved += abs(after[seat] - before[seat])
        swing.lead = swing.lead or lead
        swing.steps.append((events, game.event_count - 1))


def _leaders(scores: list[int]) -> list[int]:
    best = max(scores)
    return [seat for seat in range(len(scores)) if scores[seat] == best]
