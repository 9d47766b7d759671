"""Luck as a value: a small seedable generator whose whole state is four ints."""

import hashlib
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
MOST: Final = 1 << 31  # sides that a word can be multiplied by within 63 bits


class Luck:
    """xoshiro128**: every intermediate stays below 2**63, so that machine words and Python's ints agree."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def clone(self) -> "Luck":
        return Luck(self.a, self.b, self.c, self.d)

    def state(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        x = (b * 5) & MASK
        x = ((x << 7) & MASK) | (x >> 25)
        result = (x * 9) & MASK
        t = (b << 9) & MASK
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ t
        self.d = ((d << 11) & MASK) | (d >> 21)
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others (Lemire's method, with its rejection step).

        `n` is at least 1 and at most MOST.
        """
        if n < 1 or n > MOST:
            raise ValueError(f"below() takes 1 to {MOST}, not {n}")
        sides: i64 = n
        product = self.word() * sides
        low = product & MASK
        if low < sides:
            floor = (MASK + 1) % sides
            while low < floor:
                product = self.word() * sides
                low = product & MASK
        return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        i = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def fork(self) -> "Luck":
        """A new stream drawn from this one, so that a search can spend luck without spending the game's."""
        return Luck(self.word(), self.word(), self.word(), self.word() | 1)


def seeded(seed: object) -> Luck:
    """The luck of a seed; any int or text is a seed, and near seeds give unrelated games."""
    digest = hashlib.sha256(f"underhall:{seed}".encode(errors="backslashreplace")).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return Luck(words[0], words[1], words[2], words[3] | 1)
