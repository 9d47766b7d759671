"""A second opinion on what becomes of a hero, worked out from a view alone; outlook.py must come to the same."""

from typing import NamedTuple

from underhall.games.boss_monster.facts import CARDS, NUMBER
from underhall.games.boss_monster.view_types import HeroView, RoomView, View
from underhall.games.series.cards import TRAP, Card

NOWHERE = -1


class Fate(NamedTuple):
    """How a walk through a dungeon would end."""

    slot: int  # the place where the hero would die, or NOWHERE: it would reach the boss
    sure: bool  # no face-down room could change it

    @property
    def dies(self) -> bool:
        return self.slot != NOWHERE


def fate(view: View, seat: int, hero: HeroView) -> Fate:
    """What would become of the hero if it entered the dungeon of `seat` now."""
    return _walk(view, seat, hero.health - hero.damage, len(view.seats[seat].dungeon), NOWHERE, 0)


def walker_fate(view: View, bounces: int) -> Fate:
    """What would become of the hero who is crossing a dungeon; `bounces` is how often mazes have sent it back."""
    walker = view.walker
    assert walker is not None
    left = walker.hero.health - walker.hero.damage
    if left <= 0:
        return Fate(max(walker.slot, 0), True)
    return _walk(view, walker.seat, left, walker.slot, walker.slot if walker.in_room else NOWHERE, bounces)


def _walk(view: View, seat: int, health: int, start: int, last: int, bounces: int) -> Fate:
    rooms = view.seats[seat].dungeon
    mazes = [slot for slot in reversed(range(len(rooms))) if _is_active(rooms[slot]) and _card(rooms[slot]).bounces]
    done = set(mazes[:bounces])
    sure = True
    slot = start - 1
    while slot >= 0:
        room = rooms[slot]
        if not _is_active(room):
            sure = sure and not room.hidden
            slot -= 1
            continue
        left = slot + 1
        sent_back = slot in mazes and slot not in done and left < len(rooms) and _is_active(rooms[left])
        if not sent_back or view.settings["maze_bounce"] == "after_damage":
            health -= room.damage + _bonus(rooms, last, slot)
            if health <= 0:
                return Fate(slot, True)
        last = slot
        if sent_back:
            done.add(slot)
            slot = left
        else:
            slot -= 1
    return Fate(NOWHERE, sure)


def _is_active(room: RoomView) -> bool:
    return not room.hidden and not room.off


def _card(room: RoomView) -> Card:
    return CARDS[NUMBER[room.card]]


def _bonus(rooms: tuple[RoomView, ...], last: int, slot: int) -> int:
    """Extra damage in a trap because of the room that the hero comes from."""
    if last == NOWHERE or not _is_active(rooms[last]) or _card(rooms[slot]).kind != TRAP:
        return 0
    return _card(rooms[last]).boosts_next_trap
