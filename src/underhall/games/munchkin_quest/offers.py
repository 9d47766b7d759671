"""What players offer each other: terms for help, and trades. Neither is changed once it is made."""

from underhall.games.munchkin_quest.packing import PROMISED_ITEM
from underhall.kernel.agenda import NOBODY
from underhall.kernel.fields import Fields, Record
from underhall.kernel.types import SeatNo


class Terms(Record):
    """What a helper gets (MQ-CONF-06): gold (below zero: the helper pays), items, Treasures, who picks first."""

    def __init__(
        self,
        seat: SeatNo = NOBODY,
        gold: int = 0,
        items: tuple[int, ...] = (),
        treasures: int = 0,
        picks_first: bool = False,
    ) -> None:
        self.seat = seat  # the helper
        self.gold = gold
        self.items = items
        self.treasures = treasures
        self.picks_first = picks_first

    def fields(self, f: Fields, of: "Terms") -> None:
        self.seat = f.number("seat", of.seat)
        self.gold = f.number("gold", of.gold)
        self.items = f.packed("items", of.items, PROMISED_ITEM)
        self.treasures = f.number("treasures", of.treasures)
        self.picks_first = f.flag("picks_first", of.picks_first)


class Trade(Record):
    """An offer between neighbours: what each side would give (MQ-CONF-07)."""

    def __init__(
        self,
        giver: SeatNo = NOBODY,
        taker: SeatNo = NOBODY,
        gold: int = 0,
        items: tuple[int, ...] = (),
        wanted_gold: int = 0,
        wanted: tuple[int, ...] = (),
    ) -> None:
        self.giver = giver
        self.taker = taker
        self.gold = gold
        self.items = items
        self.wanted_gold = wanted_gold
        self.wanted = wanted

    def fields(self, f: Fields, of: "Trade") -> None:
        self.giver = f.number("giver", of.giver)
        self.taker = f.number("taker", of.taker)
        self.gold = f.number("gold", of.gold)
        self.items = f.packed("items", of.items, PROMISED_ITEM)
        self.wanted_gold = f.number("wanted_gold", of.wanted_gold)
        self.wanted = f.packed("wanted", of.wanted, PROMISED_ITEM)

    def same(self, other: "Trade") -> bool:
        """Whether it is the same offer, in whatever order it was put together."""
        return (
            (self.giver, self.taker, self.gold, self.wanted_gold)
            == (other.giver, other.taker, other.gold, other.wanted_gold)
            and sorted(self.items) == sorted(other.items)
            and sorted(self.wanted) == sorted(other.wanted)
        )
