"""What Super Boss Monster's table as it stands means for a hero, worked out from a view."""

from underhall.cli.fate import NOWHERE, Fate
from underhall.games.boss_monster.facts import SHELF, TRAP, Card
from underhall.games.super_boss_monster.facts import NUMBER, TRAITS, Traits
from underhall.games.super_boss_monster.shapes import HeroView, RoomView, View

NO_ITEM = Traits()


def super_fate(view: View, seat: int, hero: HeroView) -> Fate:
    """What would become of the hero if it entered the dungeon of `seat` now."""
    rooms = view.seats[seat].dungeon
    skipped = 1 if rooms and _item(hero).skips_first else 0
    return _walk(rooms, hero, len(rooms) - skipped, NOWHERE, 0)


def super_walker_fate(view: View, bounces: int) -> Fate:
    """What would become of the hero who is crossing a dungeon; `bounces` is how often mazes have sent it back."""
    walker = view.walker
    assert walker is not None
    if walker.hero.health <= walker.hero.damage:
        return Fate(max(walker.slot, 0), True)
    last = walker.slot if walker.in_room else NOWHERE
    return _walk(view.seats[walker.seat].dungeon, walker.hero, walker.slot, last, bounces)


def _walk(rooms: list[RoomView], hero: HeroView, start: int, last: int, bounces: int) -> Fate:
    mazes = [slot for slot in reversed(range(len(rooms))) if _is_active(rooms[slot]) and _card(rooms[slot]).bounces]
    done = set(mazes[:bounces])
    left = hero.health - hero.damage
    entered = len(rooms) - start  # rooms behind it
    sure = True
    slot = start - 1
    while slot >= 0:
        room = rooms[slot]
        if not _is_active(room):
            sure = sure and not room.hidden
            slot -= 1
            continue
        entered += 1
        back = slot + 1
        if slot in mazes and slot not in done and back < len(rooms) and _is_active(rooms[back]):
            done.add(slot)
            last = slot
            slot = back
            continue
        hurt = _damage(rooms, hero, slot, last, entered)
        left -= hurt
        slips = TRAITS[_card(room).number].slips
        if hurt and slips and not room.used and slot > 0:
            left -= min(slips, _damage(rooms, hero, slot - 1, slot, entered + 1))
        if left <= 0:
            return Fate(slot, True)
        last = slot
        slot -= 1
    return Fate(NOWHERE, sure)


def _damage(rooms: list[RoomView], hero: HeroView, slot: int, last: int, entered: int) -> int:
    """What the hero takes there as the so-manieth room, coming from the room at `last`."""
    room = rooms[slot]
    if not _is_active(room) or room.disabled:
        return 0
    card, printed = _card(room), SHELF[NUMBER[hero.card]]
    traits, item = TRAITS[card.number], _item(hero)
    total = room.damage
    if last != NOWHERE and card.kind == TRAP and _is_active(rooms[last]):
        total += _card(rooms[last]).boosts_next_trap
    if traits.hates_by and traits.hates in (printed.wants, TRAITS[printed.number].wants_too):
        total += traits.hates_by
    if card.kind == TRAP:
        total = min(total - item.less_in_traps, item.most_in_traps)
    else:
        total -= item.less_in_monsters
    if slot == 0:
        total = min(total, item.most_in_last)
    if item.prises_tokens and room.tokens:
        total -= 1
    if item.unhurt_in == entered or (traits.spares_epic and printed.epic):
        return 0
    return max(0, total)


def _item(hero: HeroView) -> Traits:
    return TRAITS[NUMBER[hero.item]] if hero.item else NO_ITEM


def _is_active(room: RoomView) -> bool:
    return not room.hidden and not room.off


def _card(room: RoomView) -> Card:
    return SHELF[NUMBER[room.card]]
