"""The games for OpenSpiel: `pyspiel.load_game("underhall_boss_monster", {"players": 4})` once this module is imported.

Chance moves once, at the start: it chooses one of `deals` deals, and with it all luck of the game. Whoever searches
must not look into the state's own future: `resample_from_infostate` deals anew what the player cannot know. Actions are
those of kernel/actions.py; where seats choose at the same time, the lower ones move first and the others do not see it.
"""

from collections.abc import Callable
from typing import Any, Final

from underhall.environments.match import Match
from underhall.environments.rewards import rewards
from underhall.extras import needed_by
from underhall.games import GAMES
from underhall.kernel.game import Game
from underhall.kernel.luck import seeded
from underhall.kernel.many_games import LONGEST
from underhall.kernel.registry import GameInfo

with needed_by("underhall.environments.spiel", "lab"):
    import numpy as np
    import pyspiel

DEALS: Final = 10_000
PREFIX: Final = "underhall_"
DRAWN: Final = 1 << 62  # numbers that a resampled deal is drawn from


def game_type(info: GameInfo) -> pyspiel.GameType:
    """What OpenSpiel is told about a game before there is one."""
    return pyspiel.GameType(
        short_name=PREFIX + info.id.replace("-", "_"),
        long_name=f"Underhall: {info.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.seats[-1],
        min_num_players=max(2, info.seats[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, info.seats[0]), "deals": DEALS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of ours as OpenSpiel knows it: a class for each, with its info. `players` is how many play."""

    info: GameInfo

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        info = self.info
        given = {"players": max(2, info.seats[0]), "deals": DEALS, **(params or {})}
        self.players = int(given["players"])
        self.deals = int(given["deals"])
        Match(info, self.players, None)  # refuses what cannot be played
        about = pyspiel.GameInfo(
            num_distinct_actions=info.actions.count,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(info), about, given)

    def new_initial_state(self, state: str | None = None) -> "SpielState":
        """The moment before chance chooses the deal."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        """What makes strings and tensors of states: of all that a player has seen, or of what it sees now."""
        return SpielObserver(self.info, kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A moment of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match = Match(game.info, game.players, None)
        self.deals = game.deals
        self.seen: list[list[str]] = [[] for _ in range(game.players)]  # at each decision of one's own, and the answer

    def current_player(self) -> int:
        """Who moves: chance, a player, or nobody any more."""
        decision = self.match.decision
        if decision is not None:
            return int(decision.seat)
        return int(pyspiel.PlayerId.TERMINAL if self.match.begun else pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.match.offered)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as the others."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        decision = self.match.decision
        if decision is None:
            self.match.start(action)
            return
        seen = self.match.game.encoded_state(decision.seat).hex()
        self.match.act(action)
        self.seen[decision.seat].append(f"{seen}:{action}")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.match.actions.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.match.begun > 0 and self.match.decision is None

    def returns(self) -> list[float]:
        """What each player has of the game once it is over: see environments/rewards.py."""
        return rewards(self.match.info, self.match.game) if self.is_terminal() else [0.0] * self.match.seats

    def __str__(self) -> str:
        return f"{self.match.game!r}: {self.match.decision!r}" if self.match.begun else "the deal"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state in which all that `player` cannot know is dealt afresh. It is not replayed from its history."""
        return self._with(self.match.game.imagine(player, seeded(str(int(sampler() * DRAWN)))))

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielState":
        return self._with(self.match.game.clone())

    def _with(self, game: Game) -> "SpielState":
        other = SpielState(self.get_game())
        other.seen = [list(each) for each in self.seen]
        other.match = self.match.with_game(game)
        return other


class SpielObserver:
    """What a player knows of a state. A tensor has the bytes of an observation; only the string recalls the past."""

    def __init__(self, info: GameInfo, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(info.layout.state_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Take in what a player knows."""
        self.tensor[:] = np.frombuffer(state.match.game.encoded_state(player), np.uint8) if state.match.begun else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text; with all earlier decisions of the player, where it is to recall them."""
        if not state.match.begun:
            return ""
        now = state.match.game.encoded_state(player).hex()
        return "\n".join([*(state.seen[player] if self.recalls else []), now])


def register() -> None:
    """Tell OpenSpiel the games. It wants classes: anything else it lets go of when Python is gone already."""
    for info in GAMES.values():
        pyspiel.register_game(game_type(info), type("SpielGame", (SpielGame,), {"info": info}))


register()
