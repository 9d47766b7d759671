"""What can be undone, by itself: until somebody else has acted, or something new has come to light."""

import pytest

import underhall
from underhall.kernel.events import Event
from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo
from underhall.kernel.types import AnswerCount, EventNumber
from underhall.server.playback import play_answers, replay_until
from underhall.server.undo import MOST_POINTS, UndoHistory, UndoPoint

pytestmark = pytest.mark.source  # compiled code takes no stand-in for a game

INFO = underhall.game_info("boss-monster")


class News(GameInfo):
    """A game in which these events tell somebody something new; it notes which were looked at."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = numbers
        self.checked: list[int] = []

    def reveals_information(self, event: Event, seat: int) -> bool:
        self.checked.append(event.number)
        return event.number in self.numbers


def played(answers: int) -> Game:
    game = INFO.start(2, "1", {}, False)
    for _ in range(answers):
        game.answer(game.pending[0].seat, 0)
    return game


def point(answered: int, events: int, windows: int) -> UndoPoint:
    return UndoPoint(AnswerCount(answered), EventNumber(events), windows, "")


def history(*points: tuple[int, UndoPoint]) -> UndoHistory:
    made = UndoHistory(3)
    for seat, point in points:
        made.add(seat, point)
    return made


def test_without_an_answer_there_is_nothing_to_undo() -> None:
    """And nothing to find out about."""
    info = News()
    assert not history().can_undo(0, info, played(1), 5, 0)
    assert history().last(0) is None
    assert info.checked == []


def test_an_answer_can_be_undone_until_something_new_is_seen() -> None:
    """Only what the seat has seen counts, and each event is looked at once."""
    game = played(6)
    undo = history((0, point(0, 2, 1)))
    info = News(5)
    assert undo.can_undo(0, info, game, 5, 1)
    assert info.checked == [2, 3, 4]
    assert not undo.can_undo(0, info, game, 6, 1)
    assert not undo.can_undo(0, info, game, 9, 1)
    assert info.checked == [2, 3, 4, 5]


def test_events_that_are_not_known_may_have_told_anything() -> None:
    """Before a restart, for instance."""
    assert not history((0, point(0, 0, 1))).can_undo(0, News(), played(1), 10_000, 1)


def test_the_others_get_one_window_to_react() -> None:
    """The one that the answer opens may be open; the next one may not."""
    undo = history((0, point(0, 0, 4)))
    game = played(1)
    assert undo.can_undo(0, News(), game, 0, 5)
    assert not undo.can_undo(0, News(), game, 0, 6)
    assert undo.can_undo(0, News(), game, 0, None), "nobody else plays"


def test_the_last_answer_comes_first() -> None:
    """And only so many are kept."""
    undo = UndoHistory(1)
    points = [point(n, n, 1) for n in range(MOST_POINTS + 5)]
    for each in points:
        undo.add(0, each)
    taken = [undo.take(0) for _ in range(MOST_POINTS)]
    assert taken == points[:4:-1]
    assert undo.last(0) is None


def test_whoever_builds_on_the_others_ends_their_undo() -> None:
    """The own one stays."""
    undo = history((0, point(1, 1, 1)), (1, point(2, 2, 1)), (2, point(3, 3, 1)))
    undo.clear_others(1)
    assert [undo.last(seat) is not None for seat in range(3)] == [False, True, False]
    undo.clear(1)
    assert undo.last(1) is None


def test_an_answer_that_is_gone_cannot_be_undone() -> None:
    """It was dropped from the queue, or something before it was undone; what is queued can still be taken back."""
    early, late, queued = point(1, 1, 1), point(5, 5, 1), point(9, 9, 1)
    undo = history((0, early), (0, late), (1, queued))
    undo.drop_since(AnswerCount(3), {1})
    assert undo.last(0) is early
    assert undo.last(1) is queued
    undo.remove(1, queued)
    undo.remove(1, queued)
    assert undo.last(1) is None


def test_a_game_goes_back_to_any_of_its_answers() -> None:
    """The same state, with the same events and turns before it."""
    game = played(16)
    for answered in (0, 1, 7, 12, 16):
        again = replay_until(INFO, game, AnswerCount(answered))
        fresh = INFO.start(2, "1", {}, False)
        play_answers(fresh, game.answers[: 2 * answered])
        again.advance()
        fresh.advance()
        assert again.fingerprint() == fresh.fingerprint()
        assert again.answers == fresh.answers
        assert [event.number for event in again.events] == list(range(again.event_count))
        assert [each.packed for each in again.snapshots] == [each.packed for each in fresh.snapshots]
