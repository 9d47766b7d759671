"""A setup with the luck arranged: who is dealt which boss, and which seven cards."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.boss_table import Table, a_hero, fresh
from underhall.errors import OptionNotOffered
from underhall.games.boss_monster.facts import CARDS, NUMBER
from underhall.games.boss_monster.option_kinds import WORDING
from underhall.games.boss_monster.table_layout import DEFAULT_BOSSES
from underhall.games.series.cards import ROOM, SPELL
from underhall.kernel.decisions import Option, pack
from underhall.kernel.fields import minus

EDITIONS = ("trefl-pl", "first-ru", "alpha-ja")

# Hands that entitle nobody to a mulligan; their rooms do nothing when built, their spells wait for the adventure phase.
HANDS = (
    ("dark-altar", "golem-factory", "brainsucker-hive", "bottomless-pit", "goblin-armory", "assassin", "fear"),
    ("succubus-spa", "neanderthal-cave", "witch-s-kitchen", "dizzygas-hallway", "open-grave", "giant-size", "cave-in"),
    ("golem-factory", "dark-altar", "haunted-library", "jackpot-stash", "witch-s-kitchen", "teleportation", "assassin"),
    ("brainsucker-hive", "boulder-ramp", "succubus-spa", "neanderthal-cave", "bottomless-pit", "fear", "cave-in"),
)


def xp(boss: str) -> int:
    return CARDS[NUMBER[boss]].xp


def is_a(type_: int, card: str) -> bool:
    return CARDS[NUMBER[card]].type == type_


def next_bosses(t: Table, *bosses: str) -> None:
    """Arrange luck: these are the next bosses dealt."""
    for boss in reversed(bosses):
        t.g.boss_deck = (*minus(t.g.boss_deck, NUMBER[boss]), NUMBER[boss])


def arranged(
    seats: Sequence[str] = ("ann", "bob"),
    bosses: Sequence[str] = (),
    hands: Mapping[str, Sequence[str]] | None = None,
    **options: Any,
) -> Table:
    """A table before the deal, with the luck of the deal arranged; hands not given are plain ones."""
    bosses = bosses or DEFAULT_BOSSES[: len(seats)]
    given = {name: HANDS[i] for i, name in enumerate(seats)} | dict(hands or {})
    t = fresh(seats, **options)
    next_bosses(t, *bosses)
    # Hands are dealt by descending XP.
    ranked = sorted(seats, key=lambda name: -xp(bosses[list(seats).index(name)]))
    cards = [card for name in ranked for card in given[name]]
    t.next_from("room deck", *[card for card in cards if is_a(ROOM, card)])
    t.next_from("spell deck", *[card for card in cards if is_a(SPELL, card)])
    return t


def dealt(
    seats: Sequence[str] = ("ann", "bob"),
    bosses: Sequence[str] = (),
    hands: Mapping[str, Sequence[str]] | None = None,
    **options: Any,
) -> Table:
    """A game set up to its first decision after the deal."""
    return arranged(seats, bosses, hands, **options).setup()


def discard_two(t: Table, name: str, one: str, other: str) -> None:
    t.answer(name, f"card {one}")
    t.answer(name, f"card {other}")


def discard_spells(t: Table) -> None:
    """Everybody's two starting discards are their spells."""
    for name in t.names:
        one, other = [card for card in t.view(name).hand if is_a(SPELL, card)]
        discard_two(t, name, one, other)


def refused(t: Table, name: str, kind: str, *fields: str | int) -> None:
    """The seat is asked something, this is not among its options, and answering it all the same changes nothing."""
    decision = t.asked(name)
    assert decision is not None
    kinds = [each.name for each in WORDING.kinds]
    numbers = [NUMBER[field] if isinstance(field, str) else field for field in fields]
    code = pack(kinds.index(kind), *numbers)
    assert code not in decision.codes
    before = t.g.fingerprint()
    with pytest.raises(OptionNotOffered):
        t.g.answer(t.seat(name), Option(code, 0, decision.number, WORDING))
    assert t.g.fingerprint() == before


def pass_to_turn(t: Table, turn: int) -> None:
    """Everybody passes until this turn has begun and somebody is asked in it."""
    while t.view("").turn < turn:
        assert t.waiting, "the game has ended"
        name = t.waiting[0]
        t.answer(name, "pass" if "pass" in t.options(name) else "no")


# Heroes whom no default boss of two players lures.
IDLERS = tuple(a_hero(wants="mage", n=n) for n in range(6))
