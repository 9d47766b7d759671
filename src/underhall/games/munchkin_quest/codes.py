"""Options about things on the table, packed and unpacked: items with their flags, rooms, monsters."""

from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.packing import CARD_BITS, item_card
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.decisions import pack, x_of, y_of
from underhall.kernel.types import CardNo, OptionCode


def flags(item: int) -> int:
    """What tells two copies of an item in play apart."""
    return item >> CARD_BITS & 15


def item_code(item: int, kind: int = kinds.ITEM) -> OptionCode:
    return pack(kind, item_card(item), flags(item))


def coded_item(code: OptionCode) -> int:
    """The item in play that an option is about."""
    return x_of(code) | y_of(code) << CARD_BITS


def item_codes(items: list[int]) -> list[OptionCode]:
    """An option for each of the items; of equal ones only one."""
    codes: list[OptionCode] = []
    for item in items:
        code = item_code(item)
        if code not in codes:
            codes.append(code)
    return codes


def card_codes(cards: list[CardNo]) -> list[OptionCode]:
    """An option for each of the cards; of equal ones only one."""
    codes: list[OptionCode] = []
    for card in cards:
        code = pack(kinds.CARD, card)
        if code not in codes:
            codes.append(code)
    return codes


def place_code(g: MunchkinQuest, place: int) -> OptionCode:
    return pack(kinds.PLACE, place, g.rooms[place].face)


def monster_code(monster: Monster) -> OptionCode:
    return pack(kinds.MONSTER, monster.card, monster.uid)
