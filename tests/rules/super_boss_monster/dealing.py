"""A setup with the luck arranged, and ways to get on with a game where the answers do not matter."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.rules.super_boss_monster.scenes import idle
from tests.super_table import SuperTable, fresh
from underhall.games.series.cards import ALL_CARDS, ROOM, SPELL
from underhall.games.super_boss_monster.facts import NUMBER
from underhall.games.super_boss_monster.table_layout import DEFAULT_BOSSES

NAMES = ("ann", "bob", "cy", "dot", "eve", "fay")

# Hands that entitle nobody to a mulligan; their rooms do nothing when built, their spells wait for the adventure phase.
HANDS = (
    (
        "frozen-monster",
        "minion-arena",
        "pinata-gallery",
        "hungry-houseplant",
        "vip-bouncer",
        "power-bonus",
        "ghost-cheat",
    ),
    (
        "lost-property-tomb",
        "tag-team-pit",
        "cauldron-call-centre",
        "free-trial-pit",
        "frozen-monster",
        "power-bonus",
        "critical-typo",
    ),
    (
        "take-a-number-tomb",
        "ogre-weight-room",
        "dial-up-dungeon",
        "hungry-houseplant",
        "banana-corridor",
        "wet-floor-sign",
        "ghost-cheat",
    ),
    (
        "tourist-trap",
        "minion-arena",
        "pinata-gallery",
        "rent-a-mimic",
        "take-a-number-tomb",
        "final-form",
        "ragequit-form",
    ),
)


def xp(boss: str) -> int:
    return ALL_CARDS[NUMBER[boss]].xp


def is_a(type_: int, card: str) -> bool:
    return ALL_CARDS[NUMBER[card]].type == type_


def arranged(
    seats: Sequence[str] = ("ann", "bob"),
    bosses: Sequence[str] = (),
    hands: Mapping[str, Sequence[str]] | None = None,
    **options: Any,
) -> SuperTable:
    """A table before the deal: each seat will be offered its boss beside another, hands not given are plain ones."""
    bosses = bosses or DEFAULT_BOSSES[: len(seats)]
    given = {name: HANDS[i] for i, name in enumerate(seats)} | dict(hands or {})
    t = fresh(seats, **options)
    deck = t.g.boss_deck
    wanted = [NUMBER[boss] for boss in bosses]
    spare = [number for number in deck if number not in wanted]
    assert set(wanted) <= set(deck)
    deck = tuple(spare[len(wanted) :])
    for boss, other in reversed(list(zip(wanted, spare, strict=False))):
        deck += (other, boss)
    t.g.boss_deck = deck
    # Hands are dealt clockwise from the highest XP.
    first = max(range(len(seats)), key=lambda s: xp(bosses[s]))
    cards = [card for s in range(len(seats)) for card in given[seats[(first + s) % len(seats)]]]
    t.next_from("room deck", *[card for card in cards if is_a(ROOM, card)])
    t.next_from("spell deck", *[card for card in cards if is_a(SPELL, card)])
    return t


def dealt(
    seats: Sequence[str] = ("ann", "bob"),
    bosses: Sequence[str] = (),
    hands: Mapping[str, Sequence[str]] | None = None,
    **options: Any,
) -> SuperTable:
    """A game set up to its first decision after the choice of bosses."""
    t = arranged(seats, bosses, hands, **options).setup()
    for name, boss in zip(seats, bosses or DEFAULT_BOSSES[: len(seats)], strict=True):
        t.answer(name, f"card {boss}")
    return t


def idle_until(t: SuperTable, reached: Callable[[], bool], most: int = 2000) -> SuperTable:
    """Idle on until something is true."""
    for _ in range(most):
        if reached():
            return t
        assert t.waiting, "nobody is asked any more"
        idle(t)
    raise AssertionError("it never came to that")


def idle_out(t: SuperTable, most: int = 2000) -> SuperTable:
    """Idle on until nobody is asked any more."""
    return idle_until(t, lambda: not t.waiting, most)


def idle_to_turn(t: SuperTable, turn: int) -> SuperTable:
    """Idle on until this turn has begun and somebody is asked in it."""
    return idle_until(t, lambda: t.view("").turn >= turn)


def kinds_offered(t: SuperTable) -> set[str]:
    """The first words of everything that anybody may answer now."""
    return {option.split()[0] for name in t.waiting for option in t.options(name)}
