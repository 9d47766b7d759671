"""What a seat works out from the table before its row is written: who lures which hero, and who dies."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from underhall.games.series.cards import ALL_CARDS, BYTE, NO_TREASURE
from underhall.games.series.encoding.columns import (
    A_SOUL,
    A_WOUND,
    AT_ENTRANCE,
    DIES,
    ELSEWHERE,
    EVEN,
    IN_TOWN,
    LEADS,
    MOST_DAMAGE,
    MOST_DUE,
    STAYS,
    WALKING,
    WOUNDS,
)
from underhall.games.series.encoding.dungeon import DungeonCells, damage_with
from underhall.games.series.ops import HERO_TARGET, ROOM_TARGET, SEAT_TARGET
from underhall.games.series.pieces import Hero, Seat
from underhall.games.series.state import SeriesGame
from underhall.kernel.agenda import NOTHING
from underhall.kernel.encoding import at_most
from underhall.kernel.types import SeatNo, Uid, seat_numbers

LEAST: Final = -99  # less than anybody has


def aimed_at(g: SeriesGame, target: int, pick: int) -> tuple[int, int]:
    """Whom an announced effect is aimed at, and at which room of theirs; NOTHING where it is not."""
    if target == ROOM_TARGET:
        return g.place_of(Uid(pick))
    if target == HERO_TARGET:
        walker = g.walker
        if walker is not None and walker.card == pick:
            return g.walker_seat, NOTHING
        for s in seat_numbers(len(g.seats)):
            for hero in g.seats[s].entrance:
                if hero.card == pick:
                    return s, NOTHING
    elif target == SEAT_TARGET:
        return pick, NOTHING
    return NOTHING, NOTHING


@mypyc_attr(acyclic=True)
class Estimates:
    """What a seat sees coming as the table stands: who lures which hero, who dies, what this turn brings to whom.

    Rooms that others have face down count for nothing, one's own as what they are.
    """

    def __init__(self, me: SeatNo, cells: list[DungeonCells], shown: list[int], souls: list[int], soon: bool) -> None:
        self.me = me
        self.cells = cells  # what rows have of each seat's side
        self.paths = [each.path for each in cells]  # the dungeon of each seat
        self.shown = shown  # the icons by which each lures, a byte for each treasure
        self.souls = souls
        self.soon = soon  # whether the bait of this turn is still to come
        count = len(cells)
        self.due_souls = [0] * count
        self.due_wounds = [0] * count
        self.rival: list[int] = []  # for each hero in town, what one must show more of than this
        self.goes: list[int] = []  # and the seat that lures it
        self.lead: list[int] = []
        self.walker_fate = STAYS

    def wanted(self, number: int, shown: i64) -> i64:
        """How much there is in these icons of what a hero wants."""
        wants = ALL_CARDS[number].wants
        if wants == NO_TREASURE:
            return 0
        shift: i64 = wants * BYTE
        return shown >> shift & 255

    def fate_of(self, hero: Hero, seat: SeatNo, total: i64) -> int:
        """What becomes of a hero in a dungeon that deals so much in all."""
        return DIES if total >= hero.health - hero.damage else WOUNDS

    def fate(self, hero: Hero, seat: SeatNo) -> int:
        return self.fate_of(hero, seat, self.paths[seat].total) if seat >= 0 else STAYS

    def enters(self, hero: Hero) -> bool:
        """Whether a hero at an entrance enters this turn, if nobody is kept out."""
        return True

    def estimate_town(self, town: tuple[Hero, ...], playing: tuple[int, ...]) -> None:
        """See who lures the heroes in town."""
        for hero in town:
            self.estimate_hero(hero, playing)

    def estimate_hero(self, hero: Hero, playing: tuple[int, ...]) -> None:
        by_souls = ALL_CARDS[hero.card].goes_to_fewest_souls
        best: i64 = LEAST
        second: i64 = LEAST
        rival: i64 = LEAST if by_souls else 0
        mine: i64 = 0
        seat = NOTHING
        for s in playing:
            total = -self.souls[s] if by_souls else self.wanted(hero.card, self.shown[s])
            if s == self.me:
                mine = total
            elif total > rival:
                rival = total
            if total > best:
                second = best
                best = total
                seat = s
            elif total > second:
                second = total
        if best == second or (best == 0 and not by_souls):
            seat = NOTHING
        self.add_hero_in_town(hero, SeatNo(seat), rival, mine)

    def add_hero_in_town(self, hero: Hero, seat: SeatNo, rival: i64, mine: i64) -> None:
        """Where a hero in town goes."""
        self.goes.append(seat)
        self.rival.append(rival)
        self.lead.append(at_most(mine - rival + EVEN, LEADS))
        if self.soon and seat != NOTHING:
            self.add_due(hero, seat, self.fate(hero, seat))

    def estimate_entrances(self, seats: tuple[Seat, ...]) -> None:
        for s in range(len(seats)):
            if seats[s].entrance and not seats[s].kept_out:
                for hero in seats[s].entrance:
                    if self.enters(hero):
                        self.add_due(hero, SeatNo(s), self.fate(hero, SeatNo(s)))

    def add_due(self, hero: Hero, seat: SeatNo, fate: int) -> None:
        if fate == DIES:
            self.due_souls[seat] += ALL_CARDS[hero.card].value
        elif fate == WOUNDS:
            self.due_wounds[seat] += ALL_CARDS[hero.card].value

    def due(self, g: SeriesGame, s: SeatNo, total: i64, shown: i64) -> "Due":
        """What this turn brings to a seat whose dungeon deals and shows so much, but for who is crossing it."""
        found = Due(total)
        if self.soon:
            town = g.town
            for i in range(len(town)):
                hero = town[i]
                if s != self.me or ALL_CARDS[hero.card].goes_to_fewest_souls:
                    comes = self.goes[i] == s
                else:
                    comes = self.wanted(hero.card, shown) > self.rival[i]
                if comes:
                    found.add(hero, self.fate_of(hero, s, total))
        side = g.seats[s]
        if not side.kept_out:
            for hero in side.entrance:
                if self.enters(hero):
                    found.add(hero, self.fate_of(hero, s, total))
        return found

    def with_room(self, g: SeriesGame, room: int, slot: int, boost: int) -> "Due":
        """What this turn brings with another room in one's own dungeon."""
        me = self.me
        path = self.paths[me]
        gone: i64 = 0
        if slot < len(path.rooms) and path.rooms[slot] >= 0:
            gone = ALL_CARDS[path.rooms[slot]].symbols
        change: i64 = ALL_CARDS[room].symbols - gone << g.seats[me].doubled
        return self.due(g, me, damage_with(path, slot, room, boost), self.shown[me] + change)

    def without_room(self, g: SeriesGame, s: SeatNo, slot: int) -> "Due":
        """What this turn brings to a seat if one of its rooms is gone, but for whom it lures."""
        path = self.paths[s]
        found = self.due(g, s, damage_with(path, slot, NOTHING, 0), self.shown[s])
        walker = g.walker
        if walker is not None and g.walker_seat == s:
            fate = self.walker_fate
            if fate == DIES and slot < g.walker_at and not walker.doomed:
                rest: i64 = 0
                for i in range(min(g.walker_at, len(path.rooms))):
                    if i != slot and path.rooms[i] >= 0:
                        rest += path.damages[i]
                fate = self.fate_of(walker, s, rest)
            found.add(walker, fate)
        return found

    def add_now(self, out: BytesWriter, s: SeatNo) -> None:
        """What the seat is due as the table stands, as the last columns of an option."""
        out.append(u8(at_most(self.due_souls[s], MOST_DUE)))
        out.append(u8(at_most(self.due_wounds[s], MOST_DUE)))
        out.append(u8(at_most(self.paths[s].total, MOST_DAMAGE)))


@mypyc_attr(acyclic=True)
class Due:
    """What this turn brings to a seat, and the damage of its dungeon."""

    def __init__(self, total: i64) -> None:
        self.total = total
        self.souls: i64 = 0
        self.wounds: i64 = 0

    def add(self, hero: Hero, fate: int) -> None:
        if fate == DIES:
            self.souls += ALL_CARDS[hero.card].value
        elif fate == WOUNDS:
            self.wounds += ALL_CARDS[hero.card].value

    def write(self, out: BytesWriter) -> None:
        out.append(u8(at_most(self.souls, MOST_DUE)))
        out.append(u8(at_most(self.wounds, MOST_DUE)))
        out.append(u8(at_most(self.total, MOST_DAMAGE)))


class HeroPlace:
    """Where a hero is whom an option names, and what becomes of it."""

    def __init__(self, g: SeriesGame, estimates: Estimates, chosen: int) -> None:
        self.where = ELSEWHERE
        self.owner = NOTHING
        self.goes = NOTHING
        self.fate = STAYS
        self.health: i64 = ALL_CARDS[chosen].health
        town = g.town
        for i in range(len(town)):
            if town[i].card == chosen:
                self.where = IN_TOWN
                self.goes = estimates.goes[i]
                self.fate = estimates.fate(town[i], SeatNo(self.goes))
                self.health = town[i].health
                return
        walker = g.walker
        if walker is not None and walker.card == chosen:
            self.where = WALKING
            self.owner = self.goes = g.walker_seat
            self.fate = estimates.walker_fate
            self.health = walker.health - walker.damage
            return
        for s in seat_numbers(len(g.seats)):
            side = g.seats[s]
            for hero in side.entrance:
                if hero.card == chosen:
                    self.where = AT_ENTRANCE
                    self.owner = self.goes = s
                    self.fate = estimates.fate(hero, s)
                    self.health = hero.health - hero.damage
                    return
            if chosen in side.souls:
                self.where = A_SOUL
                self.owner = s
                return
            if chosen in side.wounds:
                self.where = A_WOUND
                self.owner = s
                return
