"""What the numbers in events are made of, besides what both games have."""

from typing import Final

from underhall.games.series import messages as boss_say
from underhall.games.series.cards import ALL_CARDS, BYTE, NO_TREASURE
from underhall.games.series.parts import damage_parts, with_rest
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.facts import TRAITS
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.kernel.agenda import NOTHING
from underhall.kernel.events import Part

BOOSTS: Final = (boss_say.ROOM_BOOSTED, say.ROOM_PRIMED)  # what tells of more damage in one room


def room_parts(g: SuperBossMonster, seat: int, slot: int, dealt: int) -> list[Part]:
    """What the room dealt to the hero in it."""
    parts = [part for part in damage_parts(g, seat, slot, dealt, BOOSTS) if part.what != "other"]
    parts.insert(1, Part("tokens", g.top(seat, slot).tokens))
    if slot == 0:
        parts.insert(2, Part("last-room", g.lairs[seat].last_boost))
    return with_rest(parts, dealt)


def symbol_parts(g: SuperBossMonster, card: int) -> list[Part]:
    """What each seat has of what the hero wants, and how much of it minions have brought."""
    parts: list[Part] = []
    for seat in range(len(g.seats)):
        symbols = borrowed = 0
        for treasure in (ALL_CARDS[card].wants, TRAITS[card].wants_too):
            if treasure != NO_TREASURE:
                symbols += g.treasure(seat, treasure)
                borrowed += g.lairs[seat].borrowed >> treasure * BYTE & 255
        parts.append(Part("seat", symbols, NOTHING, seat))
        if borrowed:
            parts.append(Part("minion", borrowed, NOTHING, seat))
    return parts
