"""What the table as it stands means for a hero: whether it would die in a dungeon, and where.

Everything is worked out from a view, so it tells a seat nothing that it could not work out by itself. Rooms that are
face down count for nothing until they are revealed; spells and abilities may change everything.
"""

from underhall.cli.fate import NOWHERE, Fate
from underhall.cli.super_forecast import super_fate, super_walker_fate
from underhall.cli.views import AnyHero, AnyView
from underhall.games.boss_monster.facts import CARDS, NUMBER, TRAP, Card
from underhall.games.boss_monster.shapes import RoomView, View
from underhall.games.super_boss_monster.shapes import HeroView as SuperHeroView


def fate(view: AnyView, seat: int, hero: AnyHero) -> Fate:
    """What would become of the hero if it entered the dungeon of `seat` now."""
    if not isinstance(view, View):
        assert isinstance(hero, SuperHeroView)
        return super_fate(view, seat, hero)
    return _walk(view, seat, hero.health - hero.damage, len(view.seats[seat].dungeon), NOWHERE, 0)


def walker_fate(view: AnyView, bounces: int) -> Fate:
    """What would become of the hero who is crossing a dungeon; `bounces` is how often mazes have sent it back."""
    if not isinstance(view, View):
        return super_walker_fate(view, bounces)
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


def _bonus(rooms: list[RoomView], last: int, slot: int) -> int:
    """Extra damage in a trap because of the room that the hero comes from."""
    if last == NOWHERE or not _is_active(rooms[last]) or _card(rooms[slot]).kind != TRAP:
        return 0
    return _card(rooms[last]).boosts_next_trap
