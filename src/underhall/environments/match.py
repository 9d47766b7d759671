"""One game that is stepped with actions: what the environments for one game at a time have alike."""

import secrets
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from underhall.engine import new
from underhall.errors import BadEnvironment
from underhall.kernel.action_games import GOES_ON, NOT_LEGAL, ActionGame
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo
from underhall.sets.loading import SetSource, load_sets, load_text, use_sets

RESET: Final = "reset()"


class Match:
    """Games one after the other. Decisions with a single option are answered on the way.

    Seats that choose at the same time are asked in the order of their numbers; none sees what the others have chosen.
    """

    def __init__(
        self, info: GameInfo, seats: int, options: dict[str, Any] | None, sets: Sequence[SetSource] = ()
    ) -> None:
        self.info = info
        self.seats = seats
        houses = load_sets(sets)
        self.options = use_sets(houses, options or {})
        self.sets = tuple([house.text for house in houses])  # for processes that do not know them
        self.actions = info.actions
        self.seed = ""
        self.begun = 0  # games with this seed
        # The first game refuses bad seats and options at once.
        self.table = ActionGame(info, new(info.id, seats, 0, self.options, quiet=True))

    def start(self, seed: int | None) -> None:
        """Begin the first game of a seed, or the next one: `underhall.new` with the seed 7, then 7/1, 7/2, …"""
        if seed is not None or not self.seed:
            self.seed = str(seed) if seed is not None else str(secrets.randbits(63))
            self.begun = 0
        self.table = ActionGame(self.info, new(self.info.id, self.seats, self.game_seed, self.options, quiet=True))
        self.begun += 1
        self.table.look()

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def decision(self) -> Decision | None:
        """What is asked now."""
        return self.table.decision

    @property
    def offered(self) -> list[int]:
        """The action of each option of that."""
        return self.table.offered

    @property
    def game_seed(self) -> str:
        return f"{self.seed}/{self.begun}" if self.begun else self.seed

    @property
    def broken_off(self) -> bool:
        """Whether the game has gone on for so long that it is given up."""
        return self.table.is_broken_off()

    def act(self, action: Any) -> bool:
        """Answer with an action; whether the game goes on. One that is not legal changes nothing."""
        done = self.table.act(action)
        if done == NOT_LEGAL:
            self.refuse(action)
        return done == GOES_ON

    def refuse(self, action: Any) -> NoReturn:
        """Say what would have been legal."""
        if self.decision is None:
            raise BadEnvironment(why="over", given=repr(action), valid=RESET)
        legal = [f"{each} ({self.actions.text(each)})" for each in self.offered]
        raise BadEnvironment(why="action", given=str(action), valid=legal)

    def answer(self, place: int) -> None:
        """Answer with the option at this place."""
        self.table.answer(place)

    def stop(self) -> None:
        """Ask nobody any more, although the game is not over."""
        self.table.stop()

    def with_game(self, game: Game) -> "Match":
        """The same with a copy of its game, cloned or imagined. The history stays behind: it cannot be pickled."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.table = ActionGame(self.info, game)
        if self.decision is not None:
            other.table.ask(game.pending[0])
        return other

    def __getstate__(self) -> dict[str, Any]:
        """What pickle keeps: not the game itself, but what was answered in it."""
        left_out = ("info", "actions", "table")
        kept = {name: value for name, value in self.__dict__.items() if name not in left_out}
        game = self.game
        played = (self.info.id, game.config.seed, list(game.answers), self.decision is not None)
        return {**kept, "played": played}

    def __setstate__(self, state: dict[str, Any]) -> None:
        from underhall.engine import game_info  # only whoever unpickles needs it

        id_, seed, answers, asked = state.pop("played")
        self.__dict__.update(state)
        self.info = game_info(id_)
        for text in self.sets:
            load_text(text)
        self.actions = self.info.actions
        game = new(id_, self.seats, seed, self.options, quiet=True)
        for seat, place in zip(answers[::2], answers[1::2], strict=True):
            game.answer(seat, place)
        self.table = ActionGame(self.info, game)
        if asked:
            self.table.look()
