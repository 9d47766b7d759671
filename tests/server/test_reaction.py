"""A reaction window by itself: its states, whom it hides what from, and what becomes of answers in it."""

from typing import cast

import pytest

import underhall
from underhall.kernel import pace
from underhall.kernel.agenda import NOBODY
from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo
from underhall.kernel.types import AnswerCount, EventNumber
from underhall.server.reaction import Phase, QueuedAnswer, ReactionWindow, decisions_ahead
from underhall.server.undo import UndoPoint

pytestmark = pytest.mark.source  # compiled code takes no stand-in for a game

INFO = underhall.game_info("boss-monster")


def game_at_a_moment() -> tuple[Game, pace.Moment]:
    """A game that has just come to a moment for reactions."""
    game = INFO.start(2, "1", {}, False)
    while True:
        found = pace.run_on(game)
        if found is not None:
            return game, found
        pace.take(game, game.pending[0], 0)


def opened(hidden: bool = True) -> ReactionWindow:
    game, moment = game_at_a_moment()
    window = ReactionWindow()
    window.open(moment)
    if hidden:
        window.hide(game.clone(), set())
    window.start_asking()
    return window


def answer(seat: int, acts: bool, answered: int | None = 3) -> QueuedAnswer:
    queued = QueuedAnswer(seat, f"0.{seat}", f"id-{seat}", int(acts), "person", acts)
    queued.point = None if answered is None else UndoPoint(AnswerCount(answered), EventNumber(10), 1, "")
    return queued


class FirstToReact(GameInfo):
    """A game in which one seat comes first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def first_to_react(self, game: Game) -> int:
        return self.seat


NO_GAME = cast(Game, None)


def test_it_goes_from_state_to_state() -> None:
    """Opened, asked in, acted in, left behind, closed; the next one starts from nothing."""
    game, moment = game_at_a_moment()
    window = ReactionWindow()
    assert (window.phase, window.count) == (Phase.CLOSED, 0)
    window.open(moment)
    window.hide(game.clone(), {1})
    assert (window.phase, window.count, window.is_timed) == (Phase.ANNOUNCED, 1, True)
    window.start_asking()
    assert window.phase is Phase.OPEN
    window.act(0)
    assert (window.phase, window.actor) == (Phase.ACTED, 0)
    window.go_beyond(moment)
    assert (window.phase, window.next) == (Phase.BEYOND, moment)
    window.close()
    assert (window.phase, window.moment, window.public_game, window.actor) == (Phase.CLOSED, None, None, NOBODY)
    assert (window.holders, window.queued, window.given, window.unacknowledged) == (set(), {}, [], [])
    window.open(moment)
    assert window.count == 2


@pytest.mark.parametrize("beyond", [False, True])
def test_an_act_can_be_taken_back(beyond: bool) -> None:
    """The window is open again, whether or not the game has gone on."""
    window = opened()
    window.act(1)
    if beyond:
        window.go_beyond(None)
    window.take_back_act()
    assert (window.phase, window.actor, window.next) == (Phase.OPEN, NOBODY, None)


def test_whoever_acts_may_have_more_to_choose() -> None:
    """A target, for instance: the window stays as it is."""
    window = opened()
    window.act(1)
    window.act(1)
    assert (window.phase, window.actor) == (Phase.ACTED, 1)


def test_nothing_happens_out_of_order() -> None:
    """A mistake of ours is noticed where it is made."""
    game, moment = game_at_a_moment()
    window = ReactionWindow()
    with pytest.raises(AssertionError, match="CLOSED"):
        window.start_asking()
    with pytest.raises(AssertionError, match="CLOSED"):
        window.go_beyond(None)
    window.open(moment)
    with pytest.raises(AssertionError, match="ANNOUNCED"):
        window.act(0)
    with pytest.raises(AssertionError, match="ANNOUNCED"):
        window.open(moment)
    window.start_asking()
    with pytest.raises(AssertionError, match="OPEN"):
        window.go_beyond(None)
    with pytest.raises(AssertionError):
        window.hide(game, set())


def test_an_answer_outside_of_a_window_is_no_reaction() -> None:
    """Nothing is open, so nothing changes."""
    window = ReactionWindow()
    window.act(0)
    assert (window.phase, window.actor) == (Phase.CLOSED, NOBODY)


def test_only_the_actor_sees_what_was_done() -> None:
    """The others see the public game, and go on being asked."""
    window = opened()
    public = window.public_game
    assert public is not None
    assert [window.game_shown_to(0), window.game_shown_to(1)] == [public, public]
    assert [window.asks_ahead, window.keeps_asking(1)] == [True, False]
    window.act(0)
    assert [window.game_shown_to(0), window.game_shown_to(1)] == [None, public]
    assert [window.asks_ahead, window.keeps_asking(0), window.keeps_asking(1)] == [False, False, True]


def test_one_person_alone_has_nothing_hidden() -> None:
    """Nobody waits, and nobody is asked before their turn."""
    window = opened(hidden=False)
    assert [window.waits, window.asks_ahead, window.game_shown_to(1)] == [False, False, None]
    window.act(0)
    assert not window.keeps_asking(1)


def test_it_waits_for_its_time_and_for_whoever_holds_it() -> None:
    """Both have to be over."""
    window = opened()
    window.holders.add(1)
    found = [window.waits]
    window.is_timed = False
    found.append(window.waits)
    window.holders.discard(1)
    found.append(window.waits)
    assert found == [True, True, False]


def test_a_reaction_waits_for_the_time_unless_nobody_comes_before() -> None:
    """What came of it at once would tell its seat that nobody had been asked before it."""
    window = opened()
    first, last = FirstToReact(1), FirstToReact(-1)
    assert not window.must_wait(answer(1, False), last, NO_GAME), "a pass tells nothing"
    assert window.must_wait(answer(1, True), last, NO_GAME)
    assert not window.must_wait(answer(1, True), first, NO_GAME)
    window.is_timed = False
    assert not window.must_wait(answer(1, True), last, NO_GAME)


def test_an_answer_whose_turn_has_come_is_noted() -> None:
    """A person's can be undone from there; a bot's or the clock's says nothing in the log."""
    window = opened()
    mine = answer(0, False, 3)
    assert window.give(mine, AnswerCount(7)) == "0.0 id-0"
    assert mine.point is not None
    assert mine.point.answered == 7
    assert window.give(answer(1, False, None), AnswerCount(8)) == ""
    assert window.given == [mine]


def test_after_an_undo_the_others_answers_are_queued_again() -> None:
    """Only those that came after the one that was undone, and not the seat's own."""
    window = opened()
    before, mine, theirs = answer(0, False), answer(1, True), answer(2, False)
    for number, each in enumerate((before, mine, theirs), 5):
        window.give(each, AnswerCount(number))
    window.queue_again(AnswerCount(6), 1)
    assert window.given == [before]
    assert window.queued == {2: theirs}


def test_acknowledgements_wait_until_it_closes_or_their_seat_undoes() -> None:
    """When an answer is acknowledged tells its seat what has come of it."""
    window = opened()
    window.unacknowledged += [(0, "a"), (1, "b"), (0, "c")]
    assert window.take_unacknowledged(0) == ["a", "c"]
    assert window.unacknowledged == [(1, "b")]


def test_who_is_asked_later_is_known_ahead() -> None:
    """As far as it goes if everybody passes; the game itself does not move."""
    game, moment = game_at_a_moment()
    assert decisions_ahead(INFO, game, None) == []
    pace.wait(game, moment)
    assert decisions_ahead(INFO, game, moment) == [], "nobody is asked while the table waits"
    pace.stop_waiting(game)
    pace.step(game)
    before = game.fingerprint()
    found = decisions_ahead(INFO, game, moment)
    assert game.fingerprint() == before
    assert all(decision.op.secret and decision not in game.pending for decision in found)
