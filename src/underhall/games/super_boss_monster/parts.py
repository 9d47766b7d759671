"""What the numbers in events are made of, besides what both games have."""

from underhall.games.series.cards import ALL_CARDS, BYTE, NO_TREASURE
from underhall.games.series.parts import boost_parts, damage_parts, that_count
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.board import ON_BOSS
from underhall.games.super_boss_monster.facts import TRAITS
from underhall.games.super_boss_monster.pieces import SuperHero, SuperRoom
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.kernel.agenda import NO_CARD, NOTHING
from underhall.kernel.events import Part
from underhall.kernel.types import CardNo, SeatNo, Slot, seat_numbers


def room_parts(
    g: SuperBossMonster, seat: SeatNo, slot: Slot, room: SuperRoom, hero: SuperHero, dealt: int
) -> list[Part]:
    """What the room, as it was when the hero came in, dealt to that hero."""
    lair = g.lairs[seat]
    side = g.seats[seat]
    traits = TRAITS[room.card]
    parts = damage_parts(g, seat, slot)
    parts.insert(1, Part("tokens", room.tokens))
    parts += boost_parts(g, seat, room.card, say.ROOM_PRIMED, room.ahead)
    if traits.wakes and room.tally:
        parts.append(Part("card", traits.wakes, room.card))
    if lair.minion >= ON_BOSS:
        parts.append(Part("card", traits.boost_with_minion, room.card))
    if slot == 0:
        parts.append(Part("card", traits.boost_as_last, room.card))
        parts.insert(2, Part("last-room", lair.last_boost))
        if side.levelled:
            parts.append(Part("card", TRAITS[side.boss].boosts_last, side.boss))
    if slot == len(side.dungeon) - 1 and side.levelled and g.kinds_shown(seat) >= 3:
        parts.append(Part("card", TRAITS[side.boss].boosts_first, side.boss))
    if traits.hates in (ALL_CARDS[hero.card].wants, TRAITS[hero.card].wants_too):
        parts.append(Part("card", traits.hates_by, room.card))
    # What is left is what the hero's item has kept off.
    rest = dealt - sum([part.n for part in parts])
    if rest:
        parts.append(Part("card", rest, hero.item) if hero.item != NOTHING else Part("other", rest))
    return that_count(parts)


def symbol_parts(g: SuperBossMonster, card: CardNo) -> list[Part]:
    """What each seat has of what the hero wants, and how much of it minions have brought."""
    parts: list[Part] = []
    for seat in seat_numbers(len(g.seats)):
        symbols = borrowed = 0
        for treasure in (ALL_CARDS[card].wants, TRAITS[card].wants_too):
            if treasure != NO_TREASURE:
                symbols += g.treasure(seat, treasure)
                borrowed += g.lairs[seat].borrowed >> treasure * BYTE & 255
        parts.append(Part("seat", symbols, NO_CARD, seat))
        if borrowed:
            parts.append(Part("minion", borrowed, NO_CARD, seat))
    return parts
