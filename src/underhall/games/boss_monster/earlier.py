"""How states were stored before their fields had names. Nothing here changes any more: see kernel/earlier.py."""

from typing import Any, Final

from underhall.games.series.earlier import GAME
from underhall.kernel.earlier import earlier_cards, named

# The hashes of the card data that gave the cards these numbers.
HASHES: Final = ("2c0071a66deb",)
CARDS: Final = earlier_cards("underhall.games.boss_monster")


def named_state(state: Any) -> Any:
    """A state of then by the names of today."""
    if len(state) < len(GAME):
        raise ValueError("no state")
    return named(state, GAME, CARDS)
