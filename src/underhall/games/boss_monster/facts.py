"""The printed facts: cards.toml, checked and laid out as a table of cards with small ints for names."""

from typing import Any, Final

from underhall.games.series.cards import (
    ALL_CARDS,
    BOSS,
    HERO,
    ICONS,
    KINDS,
    ROOM,
    SPELL,
    TYPES,
    Ability,
    Card,
    count_symbols,
)
from underhall.games.series.facts import (
    check_new,
    check_totals,
    check_xp,
    copies_of,
    icons_of,
    one_of,
    read_printed,
    wrong,
)
from underhall.kernel.types import CardNo

TREASURES: Final[tuple[str, ...]] = ("cleric", "fighter", "mage", "thief")


def printed() -> dict[str, Any]:
    """The printed facts as they stand in cards.toml."""
    return read_printed("underhall.games.boss_monster")


def _take(entry: dict[str, Any], card: str, name: str, kind: type, valid: str) -> Any:
    value = entry.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise wrong(card, f"{name} = {value!r}", valid)
    return value


def _number(entry: dict[str, Any], card: str, name: str, least: int) -> int:
    valid = f"{least}, {least + 1}, {least + 2}, …"
    value = _take(entry, card, name, int, valid)
    if value < least:
        raise wrong(card, f"{name} = {value}", valid)
    return int(value)


def read_cards(data: dict[str, Any]) -> list[Card]:
    """The table of cards in `data`, or an error that names the card and what would be valid."""
    table: list[Card] = []
    seen: set[str] = set()
    for type_, name in enumerate(TYPES):
        for entry in data.get(name, []):
            id_ = str(_take(entry, "?", "id", str, '"…"'))
            check_new(id_, seen)
            card = Card(CardNo(len(table)), id_, type_)
            read_card(card, entry)
            count_symbols(card)
            table.append(card)
    check_totals(data.get("totals", {}), _totals(table))
    check_xp(table)
    return table


def read_card(card: Card, entry: dict[str, Any]) -> None:
    id_ = card.id
    if card.type == BOSS:
        card.xp = _number(entry, id_, "xp", 1)
        card.treasure[one_of(entry, id_, "treasure", TREASURES)] = 1
        card.copies = 0 if entry.get("first_only") else 1
    elif card.type == ROOM:
        card.kind = one_of(entry, id_, "kind", KINDS)
        card.advanced = bool(_take(entry, id_, "advanced", bool, "true, false"))
        card.damage = _number(entry, id_, "damage", 0)
        for treasure, count in _take(entry, id_, "treasures", dict, "{ cleric = 1, … }").items():
            if treasure not in TREASURES:
                raise wrong(id_, f"treasure {treasure!r}", ", ".join(TREASURES))
            if not isinstance(count, int) or isinstance(count, bool) or count < 1:
                raise wrong(id_, f"{treasure} = {count!r}", "1, 2, 3, …")
            card.treasure[TREASURES.index(treasure)] = count
        card.copies = card.copies_first = _number(entry, id_, "copies", 1)
    elif card.type == SPELL:
        card.icons = icons_of(_take(entry, id_, "phases", list, '["build", "adventure"]'), id_)
        if card.icons == 0:
            raise wrong(id_, "phases = []", ", ".join(ICONS))
        card.copies = _number(entry, id_, "copies", 1)
        card.copies_first = _number(entry, id_, "copies_first", 0) if "copies_first" in entry else card.copies
    else:
        card.epic = bool(_take(entry, id_, "epic", bool, "true, false"))
        card.value = 2 if card.epic else 1
        card.health = _number(entry, id_, "health", 1)
        card.players = _number(entry, id_, "players", 2)
        if card.players > 4:
            raise wrong(id_, f"players = {card.players}", "2, 3, 4")
        if "treasure" in entry:
            card.wants = one_of(entry, id_, "treasure", TREASURES)


def _totals(table: list[Card]) -> dict[str, Any]:
    """The counts the rulebooks print for the box and for each number of players."""
    heroes = [card for card in table if card.type == HERO]
    return {
        "bosses": copies_of(table, BOSS),
        "bosses_first": sum(card.copies_first for card in table if card.type == BOSS),
        "rooms": copies_of(table, ROOM),
        "spells": copies_of(table, SPELL),
        "spells_first": sum(card.copies_first for card in table if card.type == SPELL),
        "ordinary": [sum(not card.epic and card.players <= n for card in heroes) for n in (2, 3, 4)],
        "epic": [sum(card.epic and card.players <= n for card in heroes) for n in (2, 3, 4)],
    }


CARDS: Final = read_cards(printed())
ALL_CARDS.extend(CARDS)
NUMBER: Final = {card.id: card.number for card in CARDS}
# What each card does at this game's own table, by card and moment.
ABILITIES: Final[list[list[Ability | None]]] = [card.abilities for card in CARDS]
# Whose limit is printed in some editions only: by the setting that says so, and its value.
LIMITED_TEXTS: Final[dict[str, tuple[str, str]]] = {
    card["id"]: (card["limit_by"][0], card["limit_by"][1]) for card in printed()["room"] if "limit_by" in card
}
