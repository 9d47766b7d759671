"""How states were stored before their fields had names. Nothing here changes any more: see kernel/earlier.py."""

from typing import Any, Final

from underhall.games.series import earlier
from underhall.games.series.earlier import HERO
from underhall.games.series.packing import DECK_PLACE
from underhall.kernel.earlier import Layout, card_list, earlier_cards, named, parts_list, plain, records

# The hashes of the card data that gave the cards these numbers.
HASHES: Final = ("09c0a5a3546b",)
CARDS: Final = earlier_cards("underhall.games.super_boss_monster")

LAIR: Final[Layout] = (
    ("minion", plain),
    ("minion_room", plain),
    ("borrowed", plain),
    ("last_boost", plain),
    ("shielded", plain),
    ("extra_built", plain),
    ("boss_used", plain),
    ("deaths", plain),
    ("coins", plain),
    ("coin_taken", plain),
    ("items", card_list),
    ("retired", card_list),
)
GAME: Final[Layout] = (
    *earlier.GAME,
    ("lairs", records(LAIR)),
    ("market", card_list),
    ("landmarks", records(HERO)),
    ("tavern", records(HERO)),
    ("item_deck", card_list),
    ("items_waiting", card_list),
    ("glimpses", parts_list(DECK_PLACE)),
    ("last_turn", plain),
    ("walker_gap", plain),
)


def named_state(state: Any) -> Any:
    """A state of then by the names of today."""
    if len(state) < len(GAME) - 1:  # `walker_gap` was left out where it was false
        raise ValueError("no state")
    found = named(state, GAME, CARDS)
    for seat in found["seats"]:
        for name in ("killed", "out"):  # sides had them at every table; here they said nothing
            seat.pop(name, None)
    return found
