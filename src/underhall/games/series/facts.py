"""How printed facts are read and checked; an error names the card and what would be valid."""

import tomllib
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any

from underhall.errors import BadCardData
from underhall.games.series.cards import BOSS, ICONS, Card


def read_printed(package: str) -> dict[str, Any]:
    """The printed facts as they stand in a game's cards.toml."""
    return tomllib.loads(resources.files(package).joinpath("data/cards.toml").read_text("utf-8"))


def wrong(card: str, why: str, valid: str) -> BadCardData:
    return BadCardData(file="cards.toml", card=card, why=why, valid=valid)


def one_of(entry: Mapping[str, Any], card: str, name: str, known: tuple[str, ...]) -> int:
    value = entry.get(name)
    if value not in known:
        raise wrong(card, f"{name} = {value!r}", ", ".join(known))
    return known.index(value)


def icons_of(phases: Iterable[str], card: str) -> int:
    """The phases that stand on a card, as bits."""
    icons = 0
    for phase in phases:
        if phase not in ICONS:
            raise wrong(card, f"phase {phase!r}", ", ".join(ICONS))
        icons |= ICONS[phase]
    return icons


def check_new(id_: str, seen: set[str]) -> None:
    """No two cards have one id."""
    if id_ in seen:
        raise wrong(id_, f"id = {id_!r} × 2", f"id = {id_!r} × 1")
    seen.add(id_)


def check_totals(totals: Mapping[str, Any], found: Mapping[str, Any]) -> None:
    """The counts that a rulebook prints are those of the cards."""
    for name, count in found.items():
        if totals.get(name) != count:
            raise wrong("totals", f"{name}: {count} on the cards", str(totals.get(name)))


def copies_of(cards: Iterable[Card], type_: int) -> int:
    """How many cards of this type there are, copies included."""
    return sum([card.copies for card in cards if card.type == type_])


def check_xp(cards: Iterable[Card]) -> None:
    """Within a set no two bosses share their XP (BM-CONF-27, SBM-CONF-24)."""
    seen: dict[int, str] = {}
    for card in cards:
        if card.type == BOSS:
            if card.xp in seen:
                raise wrong(card.id, f"xp = {card.xp} (= {seen[card.xp]})", "xp: 1, 2, 3, …")
            seen[card.xp] = card.id
