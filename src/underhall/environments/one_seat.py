"""Gymnasium's environment: one seat, against bots of one's choice."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium

from underhall.environments.match import Match
from underhall.environments.names import info_of
from underhall.environments.observing import ARRAY, Mask, Observer
from underhall.environments.opponents import Names, Opponents, read_opponents, read_seat
from underhall.environments.rewards import loss, rewards
from underhall.errors import BadEnvironment
from underhall.sets.loading import SetSource

ERROR, LOSES = "error", "loses"
ILLEGAL: Final = (LOSES, ERROR)
METADATA: Final = {"render_modes": ["ansi"]}


class SeatEnv(gymnasium.Env[Any, Any]):
    """The learner has `seat`, bots have all others.

    `opponents` is the name of a bot for all other seats, or a list with one for each, in the order of the seats; all
    else is as with `underhall.env`. A step goes on until the learner is asked again, or has lost, or the game is over.

    Gymnasium's own checks act blindly, so that an action that is not legal loses the game: a warning and
    `info["illegal"]` say what would have been legal. With `illegal="error"` it is an error, and nothing changes.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        name: str,
        seats: int = 2,
        seat: int = 0,
        opponents: Names = "random",
        options: dict[str, Any] | None = None,
        observations: str = ARRAY,
        illegal: str = LOSES,
        render_mode: str | None = None,
        sets: Sequence[SetSource] = (),
    ) -> None:
        info = info_of(name)
        if illegal not in ILLEGAL:
            raise BadEnvironment(why="illegal", given=repr(illegal), valid=ILLEGAL)
        self.illegal = illegal
        self.match = Match(info, seats, options, sets)
        self.seat = read_seat(seat, seats)
        self.names = read_opponents(opponents, self.seat, seats)
        self.observer = Observer(info, observations)
        self.observation_space = self.observer.space()
        self.action_space = self.observer.action_space(self.action_masks)
        self.render_mode = render_mode
        self._bots: Opponents | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game: the first one of `seed`, or without one the next. `options` are not used."""
        super().reset(seed=seed)
        self.match.start(seed)
        self._seat_bots()
        self._play_bots()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Act, and let the bots play on."""
        try:
            self.match.act(action)
        except BadEnvironment as error:
            if self.illegal == ERROR or self.match.decision is None:
                raise
            gymnasium.logger.warn(str(error))
            self.match.stop()
            return self._seen(), loss(self.match.seats), True, False, {**self._info(), "illegal": str(error)}
        self._play_bots()
        match = self.match
        info = self._info()
        if match.decision is None:
            return self._seen(), rewards(match.info, match.game)[self.seat], True, False, info
        if self._lost:
            match.stop()
            return self._seen(), loss(match.seats), True, False, info
        return self._seen(), 0.0, False, match.broken_off, info

    @property
    def _lost(self) -> bool:
        return self.match.seats > 2 and self.seat in self.match.info.seats_out(self.match.game)

    def _seat_bots(self) -> None:
        game = self.match.game
        self._bots = Opponents(game, self.names, game.config.seed)

    def _play_bots(self) -> None:
        """Go on until the learner is asked, has lost, or the game is over."""
        match, bots = self.match, self._bots
        assert bots is not None
        while match.decision is not None and match.decision.seat != self.seat and not match.broken_off:
            if self._lost:
                return
            match.answer(bots.choose(match.decision))

    def _seen(self) -> Any:
        return self.observer.observation(self.match.table, self.seat, self.action_masks())

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """What the learner may do, as sb3-contrib asks for it."""
        decision = self.match.decision
        asked = decision is not None and decision.seat == self.seat
        return self.observer.mask(self.match.table) if asked else self.observer.nothing_legal

    def render(self) -> Any:
        """The game in a few words, with all that the learner may do."""
        if self.render_mode != "ansi":
            return None
        legal = [f"{action}: {self.match.actions.text(action)}" for action in self.match.offered]
        return "\n".join([repr(self.match.game), *legal])

    def __getstate__(self) -> dict[str, Any]:
        """Bots that think are not kept: they begin anew with their luck."""
        return {**self.__dict__, "_bots": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if self.match.begun:
            self._seat_bots()
