"""Luck as a value: a small seedable generator whose whole state is a few ints.

There are two kinds. Search, simulation and games by a seed of one's own use `Luck`: fast, but whoever has seen enough
of its numbers can work out the rest. A seed of the form KEYED and 32 hexadecimal digits, such as the server draws for
its tables, gives `KeyedLuck`: from what has been rolled and dealt, nothing can be worked out about what is to come.
"""

import hashlib
import struct
from typing import Any, Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

MASK: Final = 0xFFFFFFFF
KEYED: Final = "keyed:"
KEY_DIGITS: Final = 32
KEY_WORDS: Final = 8
BLOCK: Final = 16  # words that one hash gives
MOST: Final = 1 << 31  # sides that a word can be multiplied by within 63 bits


class ChanceNeeded(Exception):
    """Luck was asked for where there is none: what follows cannot be foreseen."""


@mypyc_attr(acyclic=True)
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
        return self.roll(n)

    @final
    def roll(self, sides: i64) -> i64:
        product = self.word() * sides
        low = product & MASK
        if low < sides:
            floor = (MASK + 1) % sides
            while low < floor:
                product = self.word() * sides
                low = product & MASK
        return product >> 32

    def shuffle(self, cards: list[T]) -> None:
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.roll(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def fork(self) -> "Luck":
        """A new stream drawn from this one, so that a search can spend luck without spending the game's."""
        return Luck(self.word(), self.word(), self.word(), self.word() | 1)


@mypyc_attr(acyclic=True)
class Canonical(Luck):
    """Luck that shuffles the same cards into the same order, however they lay before: worlds that look alike to a seat
    are imagined alike."""

    def shuffle(self, cards: list[Any]) -> None:
        cards.sort()
        super().shuffle(cards)


def canonical(luck: Luck) -> Canonical:
    """A stream of that kind drawn from this one."""
    return Canonical(luck.word(), luck.word(), luck.word(), luck.word() | 1)


@mypyc_attr(acyclic=True)
class KeyedLuck(Luck):
    """The words of BLAKE2b over a counter, under a secret key: a stream that its own past does not give away."""

    def __init__(self, key: tuple[int, ...], drawn: int) -> None:
        super().__init__(0, 0, 0, 0)
        self.key = key  # eight words
        self.drawn = drawn  # how many words so far
        self.block: tuple[int, ...] = ()  # those that the last hash gave; it is made anew when it is not there

    def clone(self) -> Luck:
        luck = KeyedLuck(self.key, self.drawn)
        luck.block = self.block
        return luck

    def state(self) -> list[int]:
        return [*self.key, self.drawn]

    def word(self) -> i64:
        place = self.drawn % BLOCK
        if place == 0 or not self.block:
            count = (self.drawn // BLOCK).to_bytes(8, "big")
            key = struct.pack(">8I", *self.key)
            self.block = struct.unpack(">16I", hashlib.blake2b(count, digest_size=4 * BLOCK, key=key).digest())
        self.drawn += 1
        return self.block[place]


def seeded(seed: object) -> Luck:
    """The luck of a seed; any int or text is a seed, and near seeds give unrelated games."""
    text = str(seed)
    digest = hashlib.sha256(f"underhall:{text}".encode(errors="backslashreplace")).digest()
    words = struct.unpack(">8I", digest)
    if is_keyed(text):
        return KeyedLuck(words, 0)
    return Luck(words[0], words[1], words[2], words[3] | 1)


def is_keyed(seed: str) -> bool:
    """Whether the seed asks for luck that cannot be predicted."""
    digits = seed[len(KEYED) :]
    return seed.startswith(KEYED) and len(digits) == KEY_DIGITS and not digits.strip("0123456789abcdef")


def restored(state: list[int]) -> Luck:
    """The luck that `state` described."""
    if len(state) == KEY_WORDS + 1:
        return KeyedLuck(tuple(state[:KEY_WORDS]), state[KEY_WORDS])
    return Luck(*state)
