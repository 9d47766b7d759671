"""A second opinion on what becomes of a hero, worked out from a view alone; outlook.py must come to the same."""

from underhall.games.series.cards import ALL_CARDS
from underhall.games.super_boss_monster.facts import NUMBER, TRAITS, TREASURES
from underhall.games.super_boss_monster.view_types import HeroView, RoomView, View

NOWHERE = -1
BEFORE_ERRANDS = ("city", "build")
SYMBOL = "-treasure"
LAST_ROOM = "hideout-last-room"
LANDMARK_SYMBOLS = {"temple": 0, "stadium": 1, "library": 2, "hideout": 3, "launch-pad": 4}


def symbols(view: View, seat: int, card: str) -> int:
    """What the hero wants in a dungeon, with what the minions that stand on a space will bring."""
    side = view.seats[seat]
    hero = ALL_CARDS[NUMBER[card]]
    total = 0
    for treasure in (hero.wants, TRAITS[NUMBER[card]].wants_too):
        if treasure < len(TREASURES):
            total += side.treasure[treasure]
            if view.phase in BEFORE_ERRANDS and side.minion.endswith(SYMBOL):
                total += LANDMARK_SYMBOLS[side.minion.removesuffix(SYMBOL)] == treasure
    return total


def lured_to(view: View, place: int) -> int:
    """The seat to which the hero at this place in town will go, or NOWHERE."""
    if view.phase in ("adventure", "end"):
        return NOWHERE
    hero = view.town[place]
    counts = [symbols(view, seat, hero.card) for seat in range(len(view.seats))]
    if len(view.seats) == 1:
        return 0 if counts[0] >= hero.needs else NOWHERE
    best = max(counts)
    return counts.index(best) if best and counts.count(best) == 1 else NOWHERE


def death(view: View, seat: int, hero: HeroView) -> int:
    """The place in which the hero would die if it entered this dungeon, or NOWHERE: it would reach the boss."""
    side = view.seats[seat]
    rooms = side.dungeon
    left = hero.health - hero.damage
    for slot in reversed(range(len(rooms))):
        if not _is_active(rooms[slot]):
            continue
        hurt = _damage(view, seat, slot, hero)
        slips = TRAITS[NUMBER[rooms[slot].card]].slips
        if hurt and slips and slot and not rooms[slot].used:
            hurt += min(slips, _damage(view, seat, slot - 1, hero))
        left -= hurt
        if left <= 0:
            return slot
    return NOWHERE


def _is_active(room: RoomView) -> bool:
    return not room.hidden and not room.off


def _damage(view: View, seat: int, slot: int, hero: HeroView) -> int:
    room = view.seats[seat].dungeon[slot]
    if not _is_active(room) or room.disabled:
        return 0
    traits = TRAITS[NUMBER[room.card]]
    printed = ALL_CARDS[NUMBER[hero.card]]
    if traits.spares_epic and printed.epic:
        return 0
    total = room.damage
    if traits.hates_by and traits.hates in (printed.wants, TRAITS[NUMBER[hero.card]].wants_too):
        total += traits.hates_by
    if slot == 0 and view.phase in BEFORE_ERRANDS and view.seats[seat].minion == LAST_ROOM:
        total += 2
    return total
