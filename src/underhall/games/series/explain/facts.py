"""What lies open on a table, and what becomes of the heroes on their way."""

from typing import Final

from mypy_extensions import mypyc_attr

from underhall.games.series.pieces import Hero
from underhall.games.series.state import SeriesGame
from underhall.kernel.agenda import NO_UID
from underhall.kernel.decisions import Decision
from underhall.kernel.explain import Note
from underhall.kernel.types import CardNo, OptionCode, SeatNo, Slot, Uid, seat_numbers

FLEES: Final = -2  # instead of the place of a hero's death: it runs back to town


@mypyc_attr(acyclic=True)
class Fate:
    """What becomes of a hero on its way if nobody does anything: the place of its death, NOTHING or FLEES."""

    def __init__(self, card: CardNo, seat: SeatNo, slot: Slot, left: int, first: bool) -> None:
        self.card = card
        self.seat = seat
        self.slot = slot
        self.left = left  # the health with which it reaches the boss
        self.first = first  # whether nobody goes before it

    def is_same(self, other: "Fate") -> bool:
        return self.seat == other.seat and self.slot == other.slot and (self.slot >= 0 or self.left == other.left)


class TableReader:
    """What is read off a table of one of the games."""

    steps: frozenset[str] = frozenset()
    treasures: int = 0
    treasure_names: tuple[str, ...] = ()
    counts_on_damage: bool = True  # whether rooms deal when revealed what they would deal now

    def end(self, g: SeriesGame, hero: Hero, seat: SeatNo, at: Slot, last: Uid) -> tuple[int, int]:
        """Where the hero dies on its way from the place `at`, NOTHING or FLEES, and the health it has left then."""
        raise NotImplementedError

    def entry(self, g: SeriesGame, hero: Hero, seat: SeatNo) -> int:
        """The place before the first room that the hero will enter."""
        return len(g.seats[seat].dungeon)

    def enters(self, g: SeriesGame, hero: Hero, seat: SeatNo) -> bool:
        """Whether a hero at the entrance will enter this turn."""
        return not g.seats[seat].kept_out

    def damage(self, g: SeriesGame, seat: SeatNo) -> int:
        """What a hero takes on the whole way through the dungeon."""
        raise NotImplementedError

    def treasure(self, g: SeriesGame, seat: SeatNo, treasure: int) -> int:
        raise NotImplementedError

    def lured(self, g: SeriesGame, place: int) -> SeatNo:
        """The seat to which the hero at this place of the town would go now, or NOBODY."""
        raise NotImplementedError

    def coins(self, g: SeriesGame, seat: SeatNo) -> int:
        return 0

    def is_same_side(self, g: SeriesGame, other: SeriesGame, seat: SeatNo) -> bool:
        """Whether nothing of a side has changed between these two; one is a copy of the other that was played on."""
        return g.seats[seat] is other.seats[seat]

    def deck_cards(self, g: SeriesGame) -> int:
        """How many cards lie in decks."""
        return len(g.room_deck) + len(g.spell_deck) + len(g.hero_deck) + len(g.epic_deck)

    def deadly(self, g: SeriesGame) -> int:
        """So many wounds end the game for a seat; 0 if none do."""
        return 0

    def errand(self, world: SeriesGame, decision: Decision, code: OptionCode) -> bool:
        """Let a minion that is sent out do at once what it is sent for; False if the option is something else."""
        return False

    def walks(self, g: SeriesGame) -> bool:
        """Whether heroes go on their way in this phase."""
        raise NotImplementedError

    def own_notes(self, g: SeriesGame, decision: Decision, code: OptionCode) -> list[Note]:
        """What only this game says of an option."""
        return []


@mypyc_attr(acyclic=True)
class SideFacts:
    """What lies open of one player's side."""

    def __init__(self, g: SeriesGame, seat: SeatNo, reader: TableReader) -> None:
        side = g.seats[seat]
        self.souls = g.souls(seat)
        self.wounds = g.wounds(seat)
        self.hand = len(side.hand)
        self.damage = reader.damage(g, seat)
        self.coins = reader.coins(g, seat)
        self.symbols = [reader.treasure(g, seat, t) for t in range(reader.treasures)]
        self.dungeon = side.dungeon


@mypyc_attr(acyclic=True)
class Facts:
    """What lies open on a table, and what becomes of the heroes on their way.

    Sides that are still what they were `before` are not looked at again.
    """

    def __init__(self, g: SeriesGame, reader: TableReader, before: "Facts | None" = None) -> None:
        self.g = g
        seats = seat_numbers(len(g.seats))
        self.sides: list[SideFacts] = []
        for s in seats:
            is_same = before is not None and reader.is_same_side(g, before.g, s)
            side = before.sides[s] if before is not None and is_same else SideFacts(g, s, reader)
            self.sides.append(side)
        self.decks = reader.deck_cards(g)
        self.town = [hero.serial for hero in g.town]
        self.fates: dict[int, Fate] = {}
        self.waiting: dict[int, int] = {}  # heroes at entrances who do not enter this turn: whose
        walker = g.walker
        if walker is not None:
            self.fates[walker.serial] = fate_of_walker(g, walker, reader)
        for s in seats:
            first = walker is None and s == g.active and reader.walks(g)
            for hero in g.seats[s].entrance:
                if reader.enters(g, hero, s):
                    slot, left = reader.end(g, hero, s, Slot(reader.entry(g, hero, s)), NO_UID)
                    self.fates[hero.serial] = Fate(hero.card, s, Slot(slot), left, first)
                    first = False
                else:
                    self.waiting[hero.serial] = s

    def rooms(self) -> dict[int, tuple[int, int, bool]]:
        """The rooms that lie open, by uid: whose, which card, whether it is out of action."""
        found: dict[int, tuple[int, int, bool]] = {}
        for s in range(len(self.sides)):
            for stack in self.sides[s].dungeon:
                room = stack[-1]
                if not room.hidden:
                    found[room.uid] = (s, room.card, not room.active)
        return found

    def has_same_rooms(self, other: "Facts") -> bool:
        """Whether no dungeon has changed at all between these two."""
        for s in range(len(self.sides)):
            if self.sides[s].dungeon is not other.sides[s].dungeon:
                return False
        return True

    def held(self) -> int:
        """How many cards all hands hold."""
        return sum([side.hand for side in self.sides])


def fate_of_walker(g: SeriesGame, walker: Hero, reader: TableReader) -> Fate:
    seat = g.walker_seat
    if walker.doomed and not g.walker_sent:
        return Fate(walker.card, seat, Slot(max(g.walker_at, 0)), 0, True)
    slot, left = reader.end(g, walker, seat, g.walker_at, g.walker_last if g.walker_sent else g.walker_room)
    return Fate(walker.card, seat, Slot(slot), left, True)
