"""Names that can be kept: clean, not reserved, and not to be mistaken for another.

Two names are the same if their keys are. A key is the name without case, width, spaces, points, dashes and whatever
nobody sees, and with letters of Cyrillic and Greek that look like Latin ones put in their place, as well as 0 for o and
1 or i for l. That is no complete list of what looks alike; it is what the languages of this server can type.
"""

import unicodedata
from typing import Final

from underhall.bots import BOTS
from underhall.server.chat import INVISIBLE, LONGEST_NAME, clean_text
from underhall.server.refusals import Refusal

SHORTEST: Final = 2
BETWEEN: Final = " _-.'’"
DASHES: Final = ("Pd", "Pc")  # as Unicode calls them: guests have more of them than can be kept
ALIKE: Final = str.maketrans(
    "авеёкмнорстухіїјѕԁԛԝһӏ" + "αβεηικμνορτυχ" + "01ı|",
    "abeekmhopctyxiijsdqwhl" + "abehikmnoptyx" + "olil",
)
RESERVED: Final = [
    "admin",
    "administrator",
    "moderator",
    "mod",
    "system",
    "server",
    "host",
    "owner",
    "root",
    "support",
    "staff",
    "official",
    "underhall",
    "guest",
    "anonymous",
    "nobody",
    "everybody",
    "bot",
    "deleted",
    "erased",
    "null",
    "undefined",
    "you",
    "me",
]


def clean_name(name: str) -> str:
    """The name in one line and in normal form; refused if nobody can have it."""
    if not name.isprintable():
        raise Refusal("refused-text-odd", 400)
    name = INVISIBLE.sub("", clean_text(unicodedata.normalize("NFKC", name), LONGEST_NAME))
    if not all(unicodedata.category(letter)[0] in "LMN" or letter in BETWEEN for letter in name):
        raise Refusal("refused-name-odd", 400)
    key = key_of_name(name)
    if len(key) < SHORTEST:
        raise Refusal("refused-name-short", 400, least=SHORTEST)
    if key in _RESERVED_KEYS:
        raise Refusal("refused-name-taken")
    return name


def key_of_name(name: str) -> str:
    """What this name and all that look like it have in common."""
    seen = INVISIBLE.sub("", unicodedata.normalize("NFKC", name))
    folded = unicodedata.normalize("NFKC", seen.casefold())
    alike = folded.translate(ALIKE).replace("i", "l")
    return "".join(
        letter
        for letter in alike
        if letter not in BETWEEN and not letter.isspace() and unicodedata.category(letter) not in DASHES
    )


_RESERVED_KEYS: Final = frozenset(key_of_name(word) for word in (*RESERVED, *BOTS))
