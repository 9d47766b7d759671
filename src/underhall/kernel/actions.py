"""Options as flat numbers, for learners whose actions must mean the same in every game and at every moment.

An action is a kind of option with the cards, places and amounts that it names. The kinds follow one another in the
order of `Numbers.options`, to which new ones are only ever added; within a kind the parts count like the digits of a
number. Every part has a fixed number of values, with room for cards that are yet to come, so that a new card or a new
kind moves nothing. Seats are counted from the one who is asked: 0 is that seat, 1 the next.

Two options of one decision may come to the same number, such as two copies of an item, and an amount may be larger
than its part has room for. Such an option is one of the first actions, `others`: of those without a number of their
own the first offered is 0, the second 1, and so on.
"""

import hashlib
from typing import Any, Final

from mypy_extensions import i64

from underhall.kernel.decisions import Decision, OptionKind
from underhall.kernel.encoding import FIRST_CARD, Numbers

OTHERS: Final = 64  # options without a number of their own, in one decision
FIRST_FIELD: Final = 8  # where an option's code has its first number, in bits
FIELD_BITS: Final = 16
NO_DIGIT: Final = -1


class Part:
    """One of the things that an option names, as a digit of its action."""

    def __init__(self, name: str, meaning: str, size: int, digits: list[int], values: list[Any], seat: bool) -> None:
        self.name = name
        self.meaning = meaning
        self.size = size  #: how many values there is room for
        self.digits = digits  # by the number in an option's code; NO_DIGIT where there is none
        self.values = values  # what each digit stands for, as far as there is something
        self.seat = seat  # whether it is a seat, counted from the one who is asked


class PartAt:
    """A part, and where an option's code has it."""

    def __init__(self, part: Part, shift: int) -> None:
        self.part = part
        self.shift: i64 = shift
        self.size: i64 = part.size
        self.seat = part.seat
        self.digits = part.digits


class ActionKind:
    """The actions of one kind of option: `size` of them from `begin` on."""

    def __init__(self, name: str, begin: int, parts: list[PartAt]) -> None:
        self.name = name
        self.begin = begin
        self.parts_at = parts
        size = 1
        for each in parts:
            size *= each.part.size
        self.size = size

    @property
    def parts(self) -> list[Part]:
        """What an action of this kind names; the last part counts fastest."""
        return [each.part for each in self.parts_at]

    def action(self, code: i64, me: i64, seats: i64) -> i64:
        """The number of an option, or NO_DIGIT where it has none."""
        found: i64 = 0
        for each in self.parts_at:
            value = code >> each.shift & 65535
            if each.seat:
                digit = value - me
                if digit < 0:
                    digit += seats
            else:
                digits = each.digits
                digit = digits[value] if value < len(digits) else NO_DIGIT
            if digit < 0 or digit >= each.size:
                return NO_DIGIT
            found = found * each.size + digit
        return self.begin + found


class Actions:
    """All actions of a game."""

    def __init__(
        self, game: str, kinds: tuple[OptionKind, ...], numbers: Numbers, parts: dict[str, Part | None]
    ) -> None:
        """`parts` has a part for each name of a field, or for a kind and a field (`hero card`); None is left out."""
        self.game = game  #: the id of the game
        by_name = {kind.name: kind for kind in kinds}
        self.kinds: list[ActionKind] = []  #: in the order of their numbers
        begin = OTHERS
        for name in numbers.options:
            kind = ActionKind(name, begin, parts_of(by_name[name], parts))
            self.kinds.append(kind)
            begin += kind.size
        self.count = begin  #: how many actions there are
        place = {kind.name: kind for kind in self.kinds}
        self._by_code: list[ActionKind] = [place[kind.name] for kind in kinds]

    def of(self, decision: Decision, seats: int) -> list[int]:
        """The action of each option of a decision, in the order of the options, in a game for so many.

        They are all different. Only a decision with more than `OTHERS` options that have no number of their own would
        leave the last ones without any: they are left out.
        """
        me: i64 = decision.seat
        found: list[int] = []
        others = 0
        highest: i64 = NO_DIGIT  # so far: most options come in the order of their numbers, and need not be looked for
        by_code = self._by_code
        for code in decision.codes:
            action = by_code[code & 255].action(code, me, seats)
            if action > highest:
                highest = action
            elif action < 0 or int(action) in found:
                if others == OTHERS:
                    return found
                action = others
                others += 1
            found.append(int(action))
        return found

    def read(self, action: int) -> dict[str, Any]:
        """What an action means: its kind, and its parts by name."""
        if not 0 <= action < self.count:
            raise IndexError(action)
        if action < OTHERS:
            return {"kind": "others", "place": action}
        kind = [each for each in self.kinds if each.begin <= action][-1]
        rest = action - kind.begin
        digits: list[tuple[Part, int]] = []
        for part in reversed(kind.parts):
            digits.append((part, rest % part.size))
            rest //= part.size
        named: dict[str, Any] = {"kind": kind.name}
        for part, digit in reversed(digits):
            named[part.name] = part.values[digit] if digit < len(part.values) else None
        return named

    def text(self, action: int) -> str:
        """The same in a line, such as `place goblin-armory 2`."""
        return " ".join([str(value) for value in self.read(action).values()])

    @property
    def digest(self) -> str:
        """A short hash of the numbering. It changes when a kind is added, whose numbers are behind all others."""
        parts = [(kind.name, kind.begin, [(part.name, part.size) for part in kind.parts]) for kind in self.kinds]
        return hashlib.blake2b(repr([self.game, OTHERS, parts]).encode(), digest_size=8).hexdigest()


def parts_of(kind: OptionKind, parts: dict[str, Part | None]) -> list[PartAt]:
    """What the actions of a kind are made of."""
    found: list[PartAt] = []
    for place, field in enumerate(kind.fields):
        own = f"{kind.name} {field}"
        part = parts[own] if own in parts else parts[field]
        if part is not None:
            found.append(PartAt(part, FIRST_FIELD + FIELD_BITS * place))
    return found


# -- parts as games write them down -----------------------------------------------------------------------------------


def cards(numbers: Numbers, size: int, ids: tuple[str, ...], name: str = "card") -> Part:
    """A card by the number that rows have for it, less 2. `ids` are the game's own, in the order of the engine."""
    digits = [number - FIRST_CARD if number else NO_DIGIT for number in numbers.of_cards(ids)]
    return Part(name, "the place of the card in `cards` of numbers.toml", size, digits, list(numbers.cards), False)


def heroes(numbers: Numbers, size: int, ids: tuple[str, ...]) -> Part:
    """A hero by its place among all heroes."""
    place = {id_: i for i, id_ in enumerate(numbers.heroes)}
    digits = [place.get(id_, NO_DIGIT) for id_ in ids]
    return Part("hero", "the place of the hero in `heroes` of numbers.toml", size, digits, list(numbers.heroes), False)


def seats(size: int) -> Part:
    return Part("seat", "the seat, 0 is the one who is asked, 1 the next", size, [], list(range(size)), True)


def amounts(name: str, meaning: str, values: list[Any]) -> Part:
    """One of these numbers of the engine; what each is stands beside it, or it is the number itself."""
    digits = [NO_DIGIT] * (max(values) + 1)
    for digit, value in enumerate(values):
        digits[value] = digit
    return Part(name, meaning, len(values), digits, values, False)


def named(name: str, meaning: str, names: tuple[str, ...], size: int) -> Part:
    """One of several things that have names, by their places among them."""
    return Part(name, meaning, size, list(range(len(names))), list(names), False)
