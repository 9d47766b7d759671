"""What is said at a table: preset phrases always, free text where the table allows it, and never anything but text."""

import re
import unicodedata
from typing import Final

from underhall.server.moderation.words import WORDS
from underhall.server.protocol import Say
from underhall.server.refusals import Refusal

PHRASES: Final = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-well-played",
    "phrase-thanks",
    "phrase-oops",
    "phrase-one-moment",
    "phrase-hurry",
    "phrase-nice-trap",
    "phrase-poor-hero",
    "phrase-rematch",
    "phrase-goodbye",
)
# What the server itself says.
SERVER: Final = -1
CARDS_CHANGED: Final = "notice-cards-changed"
CARDS_DEALT_ANEW: Final = "notice-cards-dealt-anew"
LONGEST: Final = 200
LONGEST_NAME: Final = 24
# Letters and signs that nobody sees: alone they are no text, and in a name they count for nothing.
INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
MARKS: Final = 3  # accents on one letter; real writing needs no more
KEPT: Final = 200  # lines that a newcomer is sent


def check_line(say: Say, free: bool) -> Say:
    """What was said, if it may be said here."""
    if bool(say.phrase) == bool(say.text):
        raise Refusal("refused-chat-empty", 400)
    if say.phrase:
        if say.phrase not in PHRASES:
            raise Refusal("refused-chat-phrase", 400)
        return say
    if not free:
        raise Refusal("refused-chat-presets-only", 403)
    return Say(text=clean_text(say.text, LONGEST))


def clean_text(text: str, longest: int) -> str:
    """The text in one line and in normal form; what only serves to disturb is refused."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if len(text) > longest:
        raise Refusal("refused-text-too-long", 400, most=longest)
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        # Control, private, unassigned and surrogate code points, and those that turn the direction of what follows.
        if kind in ("Cc", "Co", "Cn", "Cs") or (kind == "Cf" and letter not in "\u200c\u200d") or kind in ("Zl", "Zp"):
            raise Refusal("refused-text-odd", 400)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MARKS:
            raise Refusal("refused-text-odd", 400)
    if not INVISIBLE.sub("", text).strip():
        raise Refusal("refused-chat-empty", 400)
    WORDS.check(text)
    return text
