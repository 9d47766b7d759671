"""Which games are played side by side: how many seats, which edition and mode, and who sits there."""

from random import Random
from typing import Any, Final, NamedTuple

from underhall.kernel.many_games import Policies
from underhall.kernel.playout import Policy
from underhall.kernel.registry import GameInfo

EVERY_SEAT: Final = -1  # the net plays all seats

# How often each number of seats is dealt, those that most people play more often than others.
SEAT_WEIGHTS: Final = {
    "boss-monster": {2: 4, 3: 2, 4: 4},
    "super-boss-monster": {1: 3, 2: 4, 3: 2, 4: 2, 5: 1, 6: 1},
    "munchkin-quest": {2: 3, 3: 4, 4: 3},
}

# The options that make another game of it; all others change a ruling, and are left to chance now and then.
MODES: Final = {
    "boss-monster": ("edition", "decks", "hard_mode", "choose_boss", "machinations"),
    "super-boss-monster": ("explorers", "mixed", "heroes", "promo", "items", "coins", "challenge"),
    "munchkin-quest": ("length",),
}
USUAL: Final = 0.75  # of all tables play the default edition and mode
RULINGS: Final = 0.15  # of the others have other rulings, too


class Table(NamedTuple):
    """One of the games that are played side by side, again and again."""

    seats: int
    options: dict[str, str]
    net_seat: int  # where the net sits among others, or EVERY_SEAT
    rival: str = "greedy"  # who these others are

    def policies(self, rivals: dict[str, Policy]) -> Policies:
        """Who plays each seat; None is the net."""
        net_seat, rival = self.net_seat, rivals[self.rival]
        return [None if net_seat in (EVERY_SEAT, seat) else rival for seat in range(self.seats)]


def mixed_tables(info: GameInfo, count: int, seed: str, against_greedy: float) -> list[Table]:
    """Tables of all seat counts, editions and modes. At some of them all others are greedy players."""
    luck = Random(seed)
    weights = SEAT_WEIGHTS[info.id]
    tables = []
    for _ in range(count):
        seats = luck.choices(list(weights), list(weights.values()))[0]
        options: dict[str, str] = {} if luck.random() < USUAL else other_options(info, seats, luck)
        alone = luck.random() < against_greedy and seats > 1
        tables.append(Table(seats, options, luck.randrange(seats) if alone else EVERY_SEAT))
    return tables


def other_options(info: GameInfo, seats: int, luck: Random) -> dict[str, str]:
    """An edition and a mode by chance, as far as they are legal together."""
    names = list(MODES[info.id])
    if luck.random() < RULINGS:
        names = list(info.options)
    chosen = {name: luck.choice(info.options[name]) for name in names}
    return info.nearest_options(seats, chosen)


def measured_tables(seats: int, count: int, rival: str) -> list[Table]:
    """Tables of the default edition with the net in each seat in turn, and rivals in all others."""
    return [Table(seats, {}, place % seats, rival) for place in range(count)]


def all_options(tables: list[Table]) -> list[dict[str, Any]]:
    return [dict(table.options) for table in tables]
