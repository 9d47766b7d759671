"""Gold, and what is offered for help, in a row."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from underhall.games.munchkin_quest.encoding.layout import HUNDRED, MOST_GOLD, MOST_TREASURES, TERMS_COLUMNS
from underhall.games.munchkin_quest.facts import CARDS
from underhall.games.munchkin_quest.offers import Terms
from underhall.games.munchkin_quest.packing import item_card
from underhall.kernel.encoding import at_most

NO_TERMS: Final = bytes(len(TERMS_COLUMNS))


def hundreds(gold: int) -> i64:
    return at_most(gold // HUNDRED, MOST_GOLD)


def value_of(items: tuple[int, ...]) -> int:
    """The gold that items are worth."""
    total = 0
    for item in items:
        total += CARDS[item_card(item)].value
    return total


def add_terms(out: BytesWriter, terms: Terms | None) -> None:
    """`TERMS_COLUMNS` of an offer."""
    if terms is None:
        out.write(NO_TERMS)
        return
    out.append(u8(at_most(terms.treasures, MOST_TREASURES)))
    out.append(u8(hundreds(terms.gold)))
    out.append(u8(hundreds(-terms.gold) if terms.gold < 0 else 0))
    out.append(u8(at_most(len(terms.items), 5)))
    out.append(u8(1 if terms.picks_first else 0))
