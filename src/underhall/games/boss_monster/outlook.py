"""What is to be expected of every hero in sight, as the table stands and unless somebody reacts.

Only what lies open goes into it, so it is the same for everybody and shows nobody anything new: rooms that are face
down count for nothing until they are revealed, even to their owner.
"""

from typing import Final

from underhall.games.boss_monster.crossing import Crossing
from underhall.games.boss_monster.state import BossMonster
from underhall.games.boss_monster.turn import lured_to
from underhall.games.boss_monster.view_types import OutlookView, ProspectView
from underhall.games.series.cards import ALL_CARDS, NO_TREASURE
from underhall.games.series.pieces import Hero
from underhall.games.series.view import DUNGEON, ENTRANCE, TOWN, all_revealed
from underhall.kernel.agenda import NO_UID, NOBODY, NOTHING
from underhall.kernel.types import CardNo, SeatNo, Slot, Uid, seat_numbers

UNSURE: Final = -2  # like NOTHING, unless a room that lies face down on the way changes it


def outlook(g: BossMonster) -> OutlookView:
    """What is to be expected of the heroes in town, at the entrances, and in a dungeon."""
    revealed = all_revealed(g)
    town = [in_town(g, hero, revealed) for hero in g.town]
    entrances: list[list[ProspectView]] = []
    for seat in seat_numbers(len(g.seats)):
        dungeon = g.seats[seat].dungeon
        heroes: list[ProspectView] = []
        for hero in g.seats[seat].entrance:
            end = walk(g, seat, hero, Slot(len(dungeon)), NO_UID)
            heroes.append(prospect(hero.card, ENTRANCE, seat, [], end, True))
        entrances.append(heroes)
    walker = g.walker
    walking: ProspectView | None = None
    if walker is not None:
        doomed = walker.health <= walker.damage
        end = max(g.walker_at, 0) if doomed else walk(g, g.walker_seat, walker, g.walker_at, g.walker_room)
        walking = prospect(walker.card, DUNGEON, g.walker_seat, [], end, True)
    return OutlookView(town, entrances, walking)


def depends_on(g: BossMonster) -> tuple[object, ...]:
    """All that goes into it, beside the table's settings."""
    found: list[object] = [g.town, g.order, g.walker, g.walker_seat, g.walker_at, g.walker_room]
    for side in g.seats:
        found.append(side.dungeon)
        found.append(side.entrance)
        found.append(side.souls)
        found.append(side.boss)
        found.append(side.out)
        found.append(side.boost)
        found.append(side.doubled)
    return tuple(found)


def in_town(g: BossMonster, hero: Hero, revealed: bool) -> ProspectView:
    counts = compared(g, hero.card)
    seat = lured_to(g, hero.card, False) if g.order else NOBODY
    if seat == NOBODY:
        return ProspectView(
            ALL_CARDS[hero.card].id, TOWN, -1, tied(g, hero.card, counts), counts, False, -1, 0, revealed
        )
    end = walk(g, seat, hero, Slot(len(g.seats[seat].dungeon)), NO_UID)
    return prospect(hero.card, TOWN, seat, counts, end, revealed)


def prospect(card: CardNo, place: str, seat: SeatNo, counts: list[int], end: int, revealed: bool) -> ProspectView:
    dies = end >= 0
    wounds = 0 if dies else ALL_CARDS[card].value
    slot = end if dies else NOTHING
    return ProspectView(ALL_CARDS[card].id, place, seat, [], counts, dies, slot, wounds, end != UNSURE and revealed)


def walk(g: BossMonster, seat: SeatNo, hero: Hero, at: Slot, last: Uid) -> int:
    """The place in which the hero would die on the way from `at`, or NOTHING or UNSURE: it would reach the boss.

    `last` is the room (a uid) that it comes from.
    """
    way = Crossing(g, seat, hero.bounced, at, last)
    left = hero.health - hero.damage
    while way.enter_next():
        left -= way.damage
        if left <= 0:
            return way.at  # what lies face down could only have hurt it more
    return UNSURE if way.passed_hidden else NOTHING


def compared(g: BossMonster, card: CardNo) -> list[int]:
    """What the hero compares, by seat: treasure or, for fools, souls; nothing if it compares nothing."""
    hero = ALL_CARDS[card]
    if hero.goes_to_fewest_souls:
        return [g.souls(seat) for seat in seat_numbers(len(g.seats))]
    if hero.wants == NO_TREASURE:
        return []
    return [g.treasure(seat, hero.wants) if g.seats[seat].boss >= 0 else 0 for seat in seat_numbers(len(g.seats))]


def tied(g: BossMonster, card: CardNo, counts: list[int]) -> list[int]:
    """The seats that draw the hero equally."""
    playing = g.playing()
    if not playing or not counts:
        return []
    values = [counts[seat] for seat in playing]
    if ALL_CARDS[card].goes_to_fewest_souls:
        best = min(values)
    else:
        best = max(values)
        if best == 0:
            return []
    return [seat for seat in range(len(counts)) if seat in playing and counts[seat] == best]
