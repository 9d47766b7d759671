"""What a card does, as it is written in a set: words of the game's vocabulary, in the form that our own cards have.

    when_hero_dies_here(MayDraw(SPELL), Draw(SPELL), limit=ONCE_PER_TURN)

It is data: there are names, numbers, names of facts in quotes, and calls of these. Nothing is evaluated, and only words
of the vocabulary can be called, so that a set from anybody can be read.
"""

import inspect
import re
import types
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final

from underhall.kernel.agenda import Op
from underhall.kernel.house import HouseTable
from underhall.kernel.house_errors import SetFault

TOKEN: Final = re.compile(r"\s*(?:([A-Za-z_]\w*)|([+-]?\d{1,5})|\"([a-z_0-9]{1,30})\"|'([a-z_0-9]{1,30})'|([(),=*]))")
CONSTANTS: Final[dict[str, Any]] = {"True": True, "False": False, "true": True, "false": False}
SAMPLE: Final = "Draw(ROOM, 2)"  # what a text may look like
LONGEST: Final = 400
DEEPEST: Final = 8
MOST_PARTS: Final = 16
MOST: Final = 20  # of a number; gold is counted in hundreds
MOST_GOLD: Final = 2000
Limits = dict[str, tuple[int, int]]  # by parameter


class BadWords(Exception):
    """What is wrong with the text: why, what, and what would be right."""

    def __init__(self, why: SetFault, name: str, nearest: list[str] | None = None) -> None:
        super().__init__(name)
        self.why: SetFault = why
        self.name = name
        self.nearest = nearest or []


class Vocabulary:
    """The words that cards of one game may be written in."""

    def __init__(self, table: HouseTable) -> None:
        self.words = {**table.vocabulary(), **CONSTANTS}
        self.attributes = table.attributes()
        self.limits = table.limits()

    def read(self, text: str) -> Any:
        """What the text stands for."""
        if len(text) > LONGEST:
            raise BadWords("long", str(LONGEST))
        reader = _Reader(self, text)
        value = reader.value(0)
        if reader.at < len(reader.tokens):
            raise BadWords("syntax", reader.rest(), [reader.told(0, reader.at)])
        return value

    def word(self, name: str) -> Any:
        if name not in self.words:
            raise BadWords("word", name, get_close_matches(name, self.words, n=3, cutoff=0.4) or sorted(self.words)[:8])
        return self.words[name]

    def fact(self, name: str) -> str:
        if name not in self.attributes:
            known = sorted(self.attributes or self.words)
            raise BadWords("word", name, get_close_matches(name, known, n=3, cutoff=0.3) or known[:8])
        return name


class _Reader:
    def __init__(self, vocabulary: Vocabulary, text: str) -> None:
        self.vocabulary = vocabulary
        self.tokens: list[tuple[str, str]] = []
        self.at = 0
        place = 0
        while text[place:].strip():
            found = TOKEN.match(text, place)
            if found is None:
                raise BadWords("syntax", text[place:].strip()[:40], [SAMPLE])
            name, number, double, single, sign = found.groups()
            if name is not None:
                self.tokens.append(("name", name))
            elif number is not None:
                self.tokens.append(("number", number))
            elif sign is not None:
                self.tokens.append((sign, sign))
            else:
                self.tokens.append(("fact", double if double is not None else single))
            place = found.end()

    def peek(self, ahead: int = 0) -> str:
        return self.tokens[self.at + ahead][0] if self.at + ahead < len(self.tokens) else "end"

    def take(self, kind: str) -> str:
        if self.peek() != kind:
            raise BadWords("syntax", self.rest(), [kind])
        self.at += 1
        return self.tokens[self.at - 1][1]

    def rest(self) -> str:
        return self.told(self.at, self.at + 6) or "…"

    def told(self, begin: int, end: int) -> str:
        """These parts of the text again."""
        return " ".join(text for _, text in self.tokens[begin:end])

    def value(self, depth: int) -> Any:
        if depth > DEEPEST:
            raise BadWords("long", f"({DEEPEST} × …)")
        kind = self.peek()
        if kind == "number":
            return limited(int(self.take("number")))
        if kind == "fact":
            return self.vocabulary.fact(self.take("fact"))
        if kind == "(":
            return tuple(self.arguments(depth)[0])
        name = self.take("name")
        word = self.vocabulary.word(name)
        if self.peek() != "(":
            if callable(word) and not isinstance(word, Op):
                raise BadWords("arguments", name, [signature_of(name, word)])
            return word
        if not callable(word) or isinstance(word, Op):
            raise BadWords("syntax", f"{name}(", [name])
        args, named = self.arguments(depth)
        return called(name, word, args, named, self.vocabulary.limits)

    def arguments(self, depth: int) -> tuple[list[Any], dict[str, Any]]:
        """What stands between brackets."""
        self.take("(")
        args: list[Any] = []
        named: dict[str, Any] = {}
        while self.peek() != ")":
            if self.peek() == "*":
                self.take("*")
                spread = self.value(depth + 1)
                if not isinstance(spread, tuple):
                    raise BadWords("syntax", "*", ["*(…)"])
                args += spread
            elif self.peek() == "name" and self.peek(1) == "=":
                key = self.take("name")
                self.take("=")
                named[key] = self.value(depth + 1)
            else:
                args.append(self.value(depth + 1))
            if len(args) + len(named) > MOST_PARTS:
                raise BadWords("many", str(MOST_PARTS))
            if self.peek() != ")":
                self.take(",")
        self.take(")")
        return args, named


def limited(number: int) -> int:
    if abs(number) > MOST and (number % 100 or abs(number) > MOST_GOLD):
        raise BadWords("value", str(number), [f"-{MOST} … {MOST}", f"100, 200, … {MOST_GOLD}"])
    return number


def called(name: str, word: Callable[..., Any], args: list[Any], named: dict[str, Any], limits: Limits) -> Any:
    """The word with its arguments, if they are what it wants."""
    try:
        check_arguments(word, args, named, limits)
        made = word(*args, **named)
    except (TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadWords("arguments", name, [signature_of(name, word)]) from error
    for part in ("ops", "before"):
        if not all(isinstance(op, Op) for op in getattr(made, part, ())):
            raise BadWords("arguments", name, [signature_of(name, word)])
    return made


def check_arguments(word: Callable[..., Any], args: list[Any], named: dict[str, Any], limits: Limits) -> None:
    """Refuse what is of another type than the word says, or a number that stands for nothing."""
    try:
        signature = inspect.signature(word)
    except (TypeError, ValueError):
        return
    bound = signature.bind(*args, **named)
    for key, value in bound.arguments.items():
        parameter = signature.parameters[key]
        several = parameter.kind is inspect.Parameter.VAR_POSITIONAL
        for each in value if several else (value,):
            if not fits(each, parameter.annotation):
                raise TypeError(key)
            for number in each if isinstance(each, tuple) else (each,):
                if type(number) is int and not within(number, limits.get(key, limits.get(""))):
                    raise BadWords(
                        "value", f"{key} = {number}", [" … ".join(map(str, limits.get(key, limits.get("", ()))))]
                    )


def within(number: int, ends: tuple[int, int] | None) -> bool:
    return ends is None or ends[0] <= number <= ends[1]


def fits(value: Any, wanted: Any) -> bool:
    wanted = getattr(wanted, "__supertype__", wanted)
    if isinstance(wanted, types.UnionType):
        return any(fits(value, each) for each in wanted.__args__)
    if wanted is None:
        return value is None
    kind = getattr(wanted, "__origin__", wanted)
    if kind is int and isinstance(value, bool):
        return False
    return not isinstance(kind, type) or kind is inspect.Parameter.empty or isinstance(value, kind)


def signature_of(name: str, word: Callable[..., Any]) -> str:
    """How the word is written: its parameters by name."""
    try:
        return (
            f"{name}({', '.join(str(each).partition(':')[0] for each in inspect.signature(word).parameters.values())})"
        )
    except (TypeError, ValueError):
        return f"{name}(…)"
