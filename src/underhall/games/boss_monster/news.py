"""What counts as new information in Boss Monster: past it, a move is not taken back.

A player's own deeds and all that follows from them by the rules are no news to that player. Whatever shows a card,
spends luck, or is somebody else's doing is. A message that is in neither list counts as news, to be on the safe side.
"""

from typing import Final

from underhall.games.boss_monster import messages as say
from underhall.games.boss_monster.wording import FROM_DECK
from underhall.kernel.decisions import Decision, kind_of
from underhall.kernel.events import Event

# What somebody does; the first value says who.
DEEDS: Final = frozenset(
    [
        message.name
        for message in (
            say.BOSS_CHOSEN,
            say.START_DISCARDED,
            say.ROOM_PLACED,
            say.BUILD_PASSED,
            say.ROOM_REVEALED,
            say.ROOM_BUILT,
            say.ABILITY_WORKS,
            say.SPELL_CAST,
            say.SPELL_CAST_ROOM,
            say.SPELL_CAST_HERO,
            say.SPELL_CAST_SEAT,
            say.SPELL_CAST_SPELL,
            say.ABILITY_USED,
            say.ABILITY_USED_HERO,
            say.ABILITY_USED_SEAT,
            say.ABILITY_USED_SPELL,
            say.ROOM_DESTROYED,
            say.CARD_DISCARDED,
            say.CARD_RECOVERED,
            say.CARD_FOUND,
            say.SOUL_LOST,
            say.WOUND_HEALED,
        )
    ]
)

# What follows by the rules from what lies open.
CONSEQUENCES: Final = frozenset(
    [
        message.name
        for message in (
            say.TURN_BEGAN,
            say.PHASE_BEGAN,
            say.NO_HERO_LEFT,
            say.NOTHING_TO_DRAW,
            say.LEVELLED_UP,
            say.BUILDING_BARRED,
            say.ROOM_RETURNED,
            say.HERO_LURED,
            say.HERO_TIED,
            say.HERO_UNMOVED,
            say.FOOL_LURED,
            say.FOOL_TIED,
            say.ADVENTURE_BEGAN,
            say.HERO_ENTERED,
            say.HERO_PASSED,
            say.HERO_BOUNCED,
            say.ROOM_HURT,
            say.HERO_HURT,
            say.HERO_DIED,
            say.HERO_SURVIVED,
            say.SPELL_CANCELLED,
            say.FIZZLED,
            say.ROOM_UNCOVERED,
            say.ROOM_DEACTIVATED,
            say.ROOM_BOOSTED,
            say.DUNGEON_BOOSTED,
            say.ROOMS_SWAPPED,
            say.TREASURE_DOUBLED,
            say.HERO_FLED,
            say.HERO_MOVED,
            say.HERO_SENT_BACK,
            say.HERO_REVIVED,
            say.HERO_STRENGTHENED,
            say.TOWN_HERO_KILLED,
            say.HEROES_KEPT_OUT,
            say.ROOMS_WOKE,
            say.SEAT_OUT,
        )
    ]
)


def is_news(event: Event, seat: int) -> bool:
    """Whether the event told `seat` something that it could not have worked out."""
    name = event.message.name
    if name in DEEDS:
        return event.values[0] != seat
    return name not in CONSEQUENCES


def shows(decision: Decision) -> bool:
    """Whether the question lists cards that lie in a deck."""
    for code in decision.codes:
        if kind_of(code) == FROM_DECK:
            return True
    return False
