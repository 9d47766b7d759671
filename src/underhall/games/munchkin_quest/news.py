"""What counts as new information: past it, a move is not taken back.

A player's own deeds and what follows from them by the rules are no news to that player. Whatever shows a card, spends
luck, or is somebody else's doing is. A message that is in neither list counts as news, to be on the safe side.
"""

from typing import Final

from underhall.kernel.events import Event

# What somebody does; the first value says who.
DEEDS: Final = frozenset(
    {
        "card-laid",
        "card-packed",
        "card-unpacked",
        "grip-changed",
        "card-played",
        "card-used",
        "card-thrown",
        "card-discarded",
        "card-shed",
        "item-dropped",
        "gold-dropped",
        "item-picked-up",
        "gold-picked-up",
        "level-bought",
        "level-for-hits",
        "walked",
        "forced",
        "help-called",
        "better-asked",
        "trade-offered",
        "trade-countered",
        "cheated",
        "backstabbed",
        "roll-announced",
        "exit-chosen",
        "toll-paid",
        "toll-evaded",
        "dealt",
    }
)

# What follows by the rules from what lies open.
CONSEQUENCES: Final = frozenset(
    {
        "phase-began",
        "level-gained",
        "level-lost",
        "hits-healed",
        "gold-lost",
        "gold-gained",
        "item-lost",
        "side-bonus",
        "monsters-bonus",
        "dice-changed",
        "fight-began",
        "disdained",
        "moved-by-magic",
    }
)


def is_news(event: Event, seat: int) -> bool:
    """Whether the event told `seat` something that it could not have worked out."""
    name = event.message.name
    if name in DEEDS:
        return event.values[0] != seat
    return name not in CONSEQUENCES
