"""The printed facts: cards.toml, checked and laid out as a table of cards with small ints for names."""

import tomllib
from importlib import resources
from typing import Any, Final

from underhall.errors import BadCardData
from underhall.games.series.cards import (
    BOSS,
    HERO,
    ICONS,
    KINDS,
    ROOM,
    SHELF,
    SPELL,
    TYPES,
    Ability,
    Card,
    count_symbols,
)

TREASURES: Final = ("cleric", "fighter", "mage", "thief")


def printed() -> dict[str, Any]:
    """The printed facts as they stand in cards.toml."""
    text = resources.files("underhall.games.boss_monster").joinpath("data/cards.toml").read_text("utf-8")
    return tomllib.loads(text)


def _take(entry: dict[str, Any], card: str, name: str, kind: type, valid: str) -> Any:
    value = entry.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadCardData(file="cards.toml", card=card, why=f"{name} = {value!r}", valid=valid)
    return value


def _one_of(entry: dict[str, Any], card: str, name: str, known: tuple[str, ...]) -> int:
    value = entry.get(name)
    if value not in known:
        raise BadCardData(file="cards.toml", card=card, why=f"{name} = {value!r}", valid=", ".join(known))
    return known.index(value)


def _number(entry: dict[str, Any], card: str, name: str, least: int) -> int:
    valid = f"{least}, {least + 1}, {least + 2}, …"
    value = _take(entry, card, name, int, valid)
    if value < least:
        raise BadCardData(file="cards.toml", card=card, why=f"{name} = {value}", valid=valid)
    return int(value)


def read_cards(data: dict[str, Any]) -> list[Card]:
    """The table of cards in `data`, or an error that names the card and what would be valid."""
    table: list[Card] = []
    seen: set[str] = set()
    for type_, name in enumerate(TYPES):
        for entry in data.get(name, []):
            id_ = str(_take(entry, "?", "id", str, '"…"'))
            if id_ in seen:
                raise BadCardData(file="cards.toml", card=id_, why=f"id = {id_!r} × 2", valid=f"id = {id_!r} × 1")
            seen.add(id_)
            card = Card(len(table), id_, type_)
            _read_card(card, entry)
            count_symbols(card)
            table.append(card)
    _check_totals(data, table)
    _check_xp(table)
    return table


def _read_card(card: Card, entry: dict[str, Any]) -> None:
    id_ = card.id
    if card.type == BOSS:
        card.xp = _number(entry, id_, "xp", 1)
        card.treasure[_one_of(entry, id_, "treasure", TREASURES)] = 1
        card.copies = 0 if entry.get("first_only") else 1
    elif card.type == ROOM:
        card.kind = _one_of(entry, id_, "kind", KINDS)
        card.advanced = bool(_take(entry, id_, "advanced", bool, "true, false"))
        card.damage = _number(entry, id_, "damage", 0)
        for treasure, count in _take(entry, id_, "treasures", dict, "{ cleric = 1, … }").items():
            if treasure not in TREASURES:
                raise BadCardData(file="cards.toml", card=id_, why=f"treasure {treasure!r}", valid=", ".join(TREASURES))
            if not isinstance(count, int) or isinstance(count, bool) or count < 1:
                raise BadCardData(file="cards.toml", card=id_, why=f"{treasure} = {count!r}", valid="1, 2, 3, …")
            card.treasure[TREASURES.index(treasure)] = count
        card.copies = card.copies_first = _number(entry, id_, "copies", 1)
    elif card.type == SPELL:
        for phase in _take(entry, id_, "phases", list, '["build", "adventure"]'):
            if phase not in ICONS:
                raise BadCardData(file="cards.toml", card=id_, why=f"phase {phase!r}", valid=", ".join(ICONS))
            card.icons |= ICONS[phase]
        if card.icons == 0:
            raise BadCardData(file="cards.toml", card=id_, why="phases = []", valid=", ".join(ICONS))
        card.copies = _number(entry, id_, "copies", 1)
        card.copies_first = _number(entry, id_, "copies_first", 0) if "copies_first" in entry else card.copies
    else:
        card.epic = bool(_take(entry, id_, "epic", bool, "true, false"))
        card.value = 2 if card.epic else 1
        card.health = _number(entry, id_, "health", 1)
        card.players = _number(entry, id_, "players", 2)
        if card.players > 4:
            raise BadCardData(file="cards.toml", card=id_, why=f"players = {card.players}", valid="2, 3, 4")
        if "treasure" in entry:
            card.wants = _one_of(entry, id_, "treasure", TREASURES)


def _check_totals(data: dict[str, Any], table: list[Card]) -> None:
    """The counts the rulebooks print for the box and for each number of players."""
    totals = data.get("totals", {})
    found = {
        "bosses": sum(c.copies for c in table if c.type == BOSS),
        "bosses_first": sum(c.copies_first for c in table if c.type == BOSS),
        "rooms": sum(c.copies for c in table if c.type == ROOM),
        "spells": sum(c.copies for c in table if c.type == SPELL),
        "spells_first": sum(c.copies_first for c in table if c.type == SPELL),
        "ordinary": [sum(c.type == HERO and not c.epic and c.players <= n for c in table) for n in (2, 3, 4)],
        "epic": [sum(c.type == HERO and c.epic and c.players <= n for c in table) for n in (2, 3, 4)],
    }
    for name, count in found.items():
        if totals.get(name) != count:
            raise BadCardData(
                file="cards.toml", card="totals", why=f"{name}: {count} on the cards", valid=str(totals.get(name))
            )


def _check_xp(table: list[Card]) -> None:
    """XP orders everything, so no two bosses may share it (BM-CONF-27)."""
    seen: dict[int, str] = {}
    for card in table:
        if card.type == BOSS:
            if card.xp in seen:
                raise BadCardData(
                    file="cards.toml", card=card.id, why=f"xp = {card.xp} (= {seen[card.xp]})", valid="xp: 1, 2, 3, …"
                )
            seen[card.xp] = card.id


CARDS: Final = read_cards(printed())
SHELF.extend(CARDS)
NUMBER: Final = {card.id: card.number for card in CARDS}
# What each card does at this game's own table, by card and moment.
ON: Final[list[list[Ability | None]]] = [card.on for card in CARDS]
# Whose limit is printed in some editions only: by the setting that says so, and its value.
LIMITED_TEXTS: Final[dict[str, tuple[str, str]]] = {
    card["id"]: (card["limit_by"][0], card["limit_by"][1]) for card in printed()["room"] if "limit_by" in card
}
