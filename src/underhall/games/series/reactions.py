"""Why a moment for reactions may matter to a seat, in the words of the series."""

from typing import Final

TARGETED: Final = "targeted"
MY_DUNGEON: Final = "my-dungeon"
WOUND: Final = "wound"
MATCH_POINT: Final = "match-point"
USEFUL: Final = "useful"
