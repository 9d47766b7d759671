"""Who tries ahead lets all others pass: in a window that one seat alone is asked in, it is asked what it would be."""

import random

import pytest

from underhall import engine
from underhall.games.series.state import SeriesGame
from underhall.games.series.windows import PASSING, Window
from underhall.kernel.agenda import Frame
from underhall.kernel.pace import take_frame
from underhall.kernel.types import SeatNo

Asked = tuple[int, tuple[int, ...], object] | None


def state_of(game: SeriesGame, window: Frame) -> object:
    """All but how often each seat has been asked, and where in the order the window stands: the rest of its program
    carries that along, and has no use for it."""
    game.decision_counts = ()
    return game.dump([frame for frame in game.agenda if frame.program is not window.program])


def asked_alone(game: SeriesGame, seat: SeatNo) -> Asked:
    """What the seat is asked in the window that is next, when nobody else is."""
    world = game.clone()
    frame = take_frame(world)
    op = frame.program.ops[frame.pc]
    assert isinstance(op, Window)
    op.run_for(world, frame, seat)
    if not world.pending:
        return None
    (asked,) = world.pending
    assert asked.seat == seat
    return seat, tuple(asked.codes), (asked.frame.dump(), state_of(world, asked.frame))


def asked_after_others(game: SeriesGame, seat: SeatNo) -> Asked:
    """The same, when everybody is asked in turn and the others pass."""
    world = game.clone()
    window = world.agenda[-1]
    while not world.pending and world.agenda and world.agenda[-1].program is window.program:
        frame = take_frame(world)
        if frame.pc != window.pc or frame.cause != window.cause:
            break
        frame.program.ops[frame.pc].run(world, frame)
        if not world.pending:
            break
        (asked,) = world.pending
        if asked.seat == seat:
            return seat, tuple(asked.codes), (asked.frame.dump(), state_of(world, asked.frame))
        world.pending = ()
        asked.op.answered(world, asked.frame, asked.seat, PASSING)
    return None


@pytest.mark.parametrize("game", ["boss-monster", "super-boss-monster"])
def test_a_seat_is_asked_what_it_would_be_if_all_others_passed(game: str) -> None:
    windows = asked = 0
    for seed in range(4):
        table = engine.new(game, 2 + seed % 3, seed, quiet=True)
        assert isinstance(table, SeriesGame)
        luck = random.Random(seed)
        while not table.over:
            decision = table.decisions[0]
            frame = decision.frame
            if isinstance(decision.op, Window) and len(table.pending) == 1 and luck.random() < 0.3:
                before = table.clone()
                before.pending = ()
                before.again(frame, frame.picks)
                for seat in range(table.config.seats):
                    alone = asked_alone(before, SeatNo(seat))
                    assert alone == asked_after_others(before, SeatNo(seat))
                    windows += 1
                    asked += alone is not None
            table.answer(decision.seat, luck.randrange(len(decision.codes)))
    assert asked > 20
    assert windows > asked
