"""A game told again that was played by other rules, or with cards that have changed since.

Its answers alone no longer lead to where it went. But the state at the start of each turn was kept: from each of them
the turn is played again, as far as its answers are still possible; the next turn begins where it began.
"""

from typing import Any

from underhall.errors import UnderhallError
from underhall.kernel.events import Event
from underhall.kernel.game import Game, GameConfig, TurnSnapshot
from underhall.kernel.registry import GameInfo


class Retelling:
    """The game after each of its answers, one after another."""

    def __init__(
        self, info: GameInfo, config: GameConfig, answers: list[int], snapshots: list[TurnSnapshot], since: int = 0
    ) -> None:
        self.info = info
        self.config = config
        self.answers = answers
        self.snapshots: dict[int, TurnSnapshot] = {snapshot.answered: snapshot for snapshot in snapshots}
        self.stuck = False  # what was answered next in this turn is not possible any more
        turns = [
            snapshot for snapshot in snapshots if snapshot.answered <= since
        ]  # it begins with the turn of that moment
        self.at = turns[-1].answered if turns else 0  # answers so far
        if not turns and config.cards != info.cards:
            turns = snapshots[
                :1
            ]  # from its seed it would be dealt otherwise: until its first turn it is shown as of then
            self.stuck = bool(turns)
        self.new_events: list[Event] = []  # what happened with the last answer
        options: dict[str, Any] = dict(config.options)
        if turns:
            self.game: Game = info.resume(config, turns[-1].state, False)
        else:
            self.game = info.start(config.seats, config.seed, options, False)
        self.new_events += self.game.events

    def step(self) -> None:
        """On to the next answer."""
        event_count = self.game.event_count
        if not self.stuck:
            try:
                self.game.answer(self.answers[2 * self.at], self.answers[2 * self.at + 1])
            except UnderhallError:
                self.stuck = True
        self.at += 1
        self.new_events = [event for event in self.game.events if event.number >= event_count]
        snapshot = self.snapshots.get(self.at)
        if snapshot is not None:
            self._turn(snapshot, event_count)

    def _turn(self, snapshot: TurnSnapshot, event_count: int) -> None:
        """A turn begins as it once began."""
        self.game = self.info.resume(self.config, snapshot.state, False)
        self.stuck = False
        new = self.game.events
        first = new[0].number if new else self.game.event_count
        self.new_events = [event for event in self.new_events if event.number < first]
        self.new_events += [event for event in new if event.number >= event_count]


def retold(info: GameInfo, config: GameConfig, answers: list[int], snapshots: list[TurnSnapshot], upto: int) -> Game:
    """The game after `upto` answers, with all events on the way there."""
    telling = Retelling(info, config, answers, snapshots)
    events = telling.new_events[:]
    while telling.at < upto:
        telling.step()
        events += telling.new_events
    telling.game.events = events
    telling.game.answers = answers[: 2 * upto]
    return telling.game
