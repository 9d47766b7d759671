"""States that earlier versions stored: lists in which a field was known by its place, and a card by its number.

A game's `earlier.py` says what stood where; this turns such a list into what `kernel/fields.py` reads. Both are frozen:
nothing here changes when a game gets another field or another card.
"""

from collections.abc import Callable
from importlib import resources
from typing import Any

from underhall.kernel.agenda import NOTHING
from underhall.kernel.fields import Packing
from underhall.kernel.state_writer import Writer

# Makes of a stored value what is stored today; with the ids of the cards by their numbers of then.
Convert = Callable[[Any, tuple[str, ...]], Any]
Layout = tuple[tuple[str, Convert], ...]  # the fields of a record in their order


def earlier_cards(package: str) -> tuple[str, ...]:
    """The ids of a game's cards in the order that they had then."""
    return tuple(resources.files(package).joinpath("data/earlier_cards.txt").read_text("utf-8").split())


def plain(value: Any, cards: tuple[str, ...]) -> Any:
    return value


def card(value: Any, cards: tuple[str, ...]) -> Any:
    return None if value == NOTHING else cards[value]


def card_list(value: Any, cards: tuple[str, ...]) -> Any:
    return [cards[number] for number in value]


def parts(packing: Packing) -> Convert:
    """One int of several parts."""
    return lambda value, cards: Writer(cards).unpacked(value, packing)


def parts_list(packing: Packing) -> Convert:
    return lambda value, cards: [Writer(cards).unpacked(each, packing) for each in value]


def record(layout: Layout) -> Convert:
    return lambda value, cards: None if value is None else named(value, layout, cards)


def records(layout: Layout) -> Convert:
    """A list of records, some perhaps None."""
    return lambda value, cards: [None if each is None else named(each, layout, cards) for each in value]


def stacks(layout: Layout) -> Convert:
    return lambda value, cards: [[named(each, layout, cards) for each in stack] for stack in value]


def frames(value: Any, cards: tuple[str, ...]) -> Any:
    """What is in progress. States were stored at the start of a turn, where nothing has picked a card."""
    return [
        {"program": name, "step": pc, "seat": seat, "source": card(source, cards), "cause": cause, "picks": picks}
        for name, pc, seat, source, cause, picks in value
    ]


def named(values: Any, layout: Layout, cards: tuple[str, ...]) -> dict[str, Any]:
    """The fields of a record by their names. What was added last may be missing at the end."""
    if not isinstance(values, list) or len(values) > len(layout):
        raise ValueError("no record")
    return {layout[i][0]: layout[i][1](values[i], cards) for i in range(len(values))}
