"""The kinds of options that the games of the series offer; their order is part of the save format."""

from typing import Final

from underhall.kernel.decisions import OptionKind

PASS: Final = 0
YES: Final = 1
NO: Final = 2
PLACE: Final = 3
CAST: Final = 4
USE: Final = 5
TAKE: Final = 6
SEAT: Final = 7
IN_ROOM: Final = 8
IN_HERO: Final = 9
FROM_DECK: Final = 10
FROM_DISCARD: Final = 11
DECK: Final = 12

KINDS: Final = (
    OptionKind("pass", ()),
    OptionKind("yes", ()),
    OptionKind("no", ()),
    OptionKind("place", ("card", "slot")),
    OptionKind("cast", ("card",)),
    OptionKind("use", ("card", "slot")),
    OptionKind("card", ("card",)),
    OptionKind("seat", ("seat",)),
    OptionKind("room", ("card", "seat", "slot")),
    OptionKind("hero", ("card",)),
    OptionKind("from-deck", ("card",)),
    OptionKind("from-discard", ("card",)),
    OptionKind("deck", ("deck",)),
)
