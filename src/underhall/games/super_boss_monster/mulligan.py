"""Which opening hands may be drawn anew."""

from typing import Final

from underhall.games.series.cards import ALL_CARDS, NO_TREASURE, ROOM

POOR: Final = 4  # so many rooms alike in the opening hand
TOO_ADVANCED: Final = -1


def why_poor(hand: list[int]) -> list[int]:
    """What entitles the hand to a mulligan: four advanced rooms (TOO_ADVANCED), or the treasure that four rooms show.

    A room with several symbols counts for each of them (SBM-SETUP-12, SBM-CONF-23).
    """
    rooms = [ALL_CARDS[card] for card in hand if ALL_CARDS[card].type == ROOM]
    found: list[int] = []
    if len([room for room in rooms if room.advanced]) >= POOR:
        found.append(TOO_ADVANCED)
    for treasure in range(NO_TREASURE):
        if len([room for room in rooms if room.shows >> treasure & 1]) >= POOR:
            found.append(treasure)
    return found
