"""What counts as new information in Boss Monster: past it, a move is not taken back.

A player's own deeds and all that follows from them by the rules are no news to that player. Whatever shows a card,
spends luck, or is somebody else's doing is. A message that is in neither list counts as news, to be on the safe side.
"""

from typing import Final

from underhall.games.boss_monster.wording import FROM_DECK
from underhall.kernel.decisions import Decision, kind_of
from underhall.kernel.events import Event

# What somebody does; the first value says who.
DEEDS: Final = frozenset(
    (
        "boss-chosen",
        "start-discarded",
        "room-placed",
        "build-passed",
        "room-revealed",
        "room-built",
        "ability-works",
        "spell-cast",
        "spell-cast-room",
        "spell-cast-hero",
        "spell-cast-seat",
        "spell-cast-spell",
        "ability-used",
        "ability-used-hero",
        "ability-used-seat",
        "ability-used-spell",
        "room-destroyed",
        "card-discarded",
        "card-recovered",
        "card-found",
        "soul-lost",
        "wound-healed",
    )
)

# What follows by the rules from what lies open.
CONSEQUENCES: Final = frozenset(
    (
        "turn-began",
        "phase-began",
        "no-hero-left",
        "nothing-to-draw",
        "levelled-up",
        "building-barred",
        "room-returned",
        "hero-lured",
        "hero-tied",
        "hero-unmoved",
        "fool-lured",
        "fool-tied",
        "adventure-began",
        "hero-entered",
        "hero-passed",
        "hero-bounced",
        "room-hurt",
        "hero-hurt",
        "hero-died",
        "hero-survived",
        "spell-cancelled",
        "fizzled",
        "room-uncovered",
        "room-deactivated",
        "room-boosted",
        "dungeon-boosted",
        "rooms-swapped",
        "treasure-doubled",
        "hero-fled",
        "hero-moved",
        "hero-sent-back",
        "hero-revived",
        "hero-strengthened",
        "town-hero-killed",
        "heroes-kept-out",
        "rooms-woke",
        "seat-out",
    )
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
