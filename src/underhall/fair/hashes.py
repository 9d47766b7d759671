"""How the seed of a game comes about. Every hash is SHA-256 over lines of text, so that any tool can work it out.

The first line says what is hashed: a hash of one kind never serves as another. The page has the same in
web/src/lib/fair.ts; tests/fair/vectors.json holds both to the same values.
"""

import hashlib
import secrets
from typing import Final

from underhall.kernel.luck import KEY_DIGITS, KEYED

DIGITS: Final = 64  # hexadecimal, of a secret, a contribution and every hash
NOTHING: Final = "-"  # the line of a seat that added nothing


def new_secret() -> str:
    """256 bits that nobody has seen."""
    return secrets.token_hex(DIGITS // 2)


def is_digits(text: str) -> bool:
    """Whether this is a number of 256 bits as it is written here: 64 hexadecimal digits in lower case."""
    return len(text) == DIGITS and not text.strip("0123456789abcdef")


def commitment_to(table: str, secret: str) -> str:
    """What the server publishes before anybody adds anything: it fits this secret and no other."""
    return _hash("underhall commitment", table, secret)


def seal_of(contribution: str) -> str:
    """What a player's page hands in when it sits down: it fits this contribution and no other."""
    return _hash("underhall seal", contribution)


def settings_of(game: str, seats: int, options: dict[str, str]) -> str:
    """What was agreed about the game before it began."""
    return _hash("underhall settings", game, str(seats), *(f"{name}={options[name]}" for name in sorted(options)))


def seed_from(table: str, secret: str, contributions: list[str], settings: str) -> str:
    """The seed of the game: the server's secret and what the seats added, in their order."""
    added = [each or NOTHING for each in contributions]
    return KEYED + _hash("underhall seed", table, secret, *added, settings)[:KEY_DIGITS]


def _hash(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
