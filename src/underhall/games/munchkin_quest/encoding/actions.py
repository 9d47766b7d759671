"""The actions of Munchkin Quest: see kernel/actions.py.

A room is named by its face, of which there is one only, a monster by its card; copies of an item are not told apart.
"""

from typing import Final

from underhall.games.munchkin_quest.encoding.layout import HUNDRED, MOST_CARDS, NUMBERS, SEATS
from underhall.games.munchkin_quest.facts import COLOURS, FACES, SIDES
from underhall.games.munchkin_quest.option_kinds import WORDING
from underhall.kernel.actions import Actions, amounts, cards, named, seats

MOST_COUNT: Final = 16
MOST_COLOURS: Final = 8
GOLD: Final = amounts("gold", "gold, in hundreds", [HUNDRED * n for n in range(64)])

ACTIONS: Final = Actions(
    "munchkin-quest",
    WORDING.kinds,
    NUMBERS,
    {
        "card": cards(NUMBERS, MOST_CARDS, WORDING.cards),
        "room": cards(NUMBERS, MOST_CARDS, tuple([f"room-{face.id}" for face in FACES]), "room"),
        "seat": seats(SEATS),
        "side": named("side", "the side of the room", SIDES, len(SIDES)),
        "colour": named("colour", "the colour", COLOURS, MOST_COLOURS),
        "number": amounts("number", "the amount", list(range(MOST_COUNT))),
        "face": amounts("face", "what the die is to show", list(range(12))),
        "place": None,
        "uid": None,
        "slot": None,
        "walk number": None,
        "explore number": None,
        "grip number": None,
        "gold number": GOLD,
        "drop-gold number": GOLD,
        "want-gold number": GOLD,
        "pay-gold number": GOLD,
    },
)
