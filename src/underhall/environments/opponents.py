"""The bots that play the other seats."""

from collections.abc import Sequence

from underhall.bots import check_bot, new_bot
from underhall.bots.play import policy_of
from underhall.errors import BadEnvironment
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.luck import seeded
from underhall.kernel.playout import Policy

Names = str | Sequence[str]


def read_seat(seat: object, seats: int) -> int:
    """The seat of the learner."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadEnvironment(why="seat", given=repr(seat), valid=[str(each) for each in range(seats)])
    return seat


def read_opponents(opponents: Names, seat: int, seats: int) -> list[str]:
    """The bot of each seat, "" for the learner's: one for all others, or one for each in the order of the seats."""
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise BadEnvironment(why="opponents", given=str(names), valid=str(["random"] * (seats - 1)))
    for name in names:
        check_bot(name)
    return [*names[:seat], "", *names[seat:]]


class Opponents:
    """The bots of one game."""

    def __init__(self, game: Game, names: Sequence[str], seed: str) -> None:
        self.game = game
        self.lucks = [seeded(f"{seed}/bot/{seat}") for seat in range(len(names))]
        self.policies: list[Policy | None] = [policy_of(game.wording, game.config.game, name) for name in names]
        self.bots = [
            new_bot(name, seat, self.lucks[seat]) if name and self.policies[seat] is None else None
            for seat, name in enumerate(names)
        ]

    def plays(self, seat: int) -> bool:
        """Whether a bot has this seat."""
        return self.policies[seat] is not None or self.bots[seat] is not None

    def choose(self, decision: Decision) -> int:
        """The place of the option that the bot of the asked seat takes."""
        seat = decision.seat
        policy = self.policies[seat]
        if policy is not None:
            return policy.choose(self.game, decision, self.lucks[seat])
        bot = self.bots[seat]
        assert bot is not None
        return bot.choose(lambda: self.game.view(seat), decision, lambda luck: self.game.imagine(seat, luck))
