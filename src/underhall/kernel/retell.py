"""A game told again that was played by other rules, or with cards that have changed since.

Its answers alone no longer lead to where it went. But the state at the start of each turn was kept: from each of them
the turn is played again, as far as its answers are still possible; the next turn begins where it began.
"""

from typing import Any

from underhall.errors import UnderhallError
from underhall.kernel.events import Event
from underhall.kernel.game import Charter, Game, Mark
from underhall.kernel.registry import GameInfo


class Retelling:
    """The game after each of its answers, one after another."""

    def __init__(self, info: GameInfo, charter: Charter, answers: list[int], marks: list[Mark], since: int = 0) -> None:
        self.info = info
        self.charter = charter
        self.answers = answers
        self.marks: dict[int, Mark] = {mark.answered: mark for mark in marks}
        self.stuck = False  # what was answered next in this turn is not possible any more
        turns = [mark for mark in marks if mark.answered <= since]  # it begins with the turn of that moment
        self.at = turns[-1].answered if turns else 0  # answers so far
        if not turns and charter.cards != info.cards:
            turns = marks[:1]  # from its seed it would be dealt otherwise: until its first turn it is shown as of then
            self.stuck = bool(turns)
        self.told: list[Event] = []  # what happened with the last answer
        options: dict[str, Any] = dict(charter.options)
        if turns:
            self.game: Game = info.resume(charter, turns[-1].state, False)
        else:
            self.game = info.start(charter.seats, charter.seed, options, False)
        self.told += self.game.events

    def step(self) -> None:
        """On to the next answer."""
        happened = self.game.happened
        if not self.stuck:
            try:
                self.game.answer(self.answers[2 * self.at], self.answers[2 * self.at + 1])
            except UnderhallError:
                self.stuck = True
        self.at += 1
        self.told = [event for event in self.game.events if event.number >= happened]
        mark = self.marks.get(self.at)
        if mark is not None:
            self._turn(mark, happened)

    def _turn(self, mark: Mark, happened: int) -> None:
        """A turn begins as it once began."""
        self.game = self.info.resume(self.charter, mark.state, False)
        self.stuck = False
        new = self.game.events
        first = new[0].number if new else self.game.happened
        self.told = [event for event in self.told if event.number < first]
        self.told += [event for event in new if event.number >= happened]


def retold(info: GameInfo, charter: Charter, answers: list[int], marks: list[Mark], upto: int) -> Game:
    """The game after `upto` answers, with all events on the way there."""
    telling = Retelling(info, charter, answers, marks)
    events = telling.told[:]
    while telling.at < upto:
        telling.step()
        events += telling.told
    telling.game.events = events
    telling.game.answers = answers[: 2 * upto]
    return telling.game
