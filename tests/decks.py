"""Decks of test tables in an order that no luck decides, so that a card more in the box moves no other."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any
from zlib import crc32

from underhall.kernel.luck import seeded


def arranged(cards: Iterable[int], ids: Sequence[str]) -> tuple[int, ...]:
    """The cards in an order that comes from their ids alone; copies of one do not lie together."""
    copies: Counter[int] = Counter()
    placed: list[tuple[int, int]] = []
    for card in cards:
        copies[card] += 1
        placed.append((crc32(f"{ids[card]} {copies[card]}".encode()), card))
    return tuple(card for _, card in sorted(placed))


def arrange(game: Any, decks: Iterable[str], ids: Sequence[str]) -> None:
    """Put each of these decks of the game into its order; what is drawn by lot from now on depends on no shuffle."""
    for name in decks:
        setattr(game, name, arranged(getattr(game, name), ids))
    game.luck = seeded("test")
