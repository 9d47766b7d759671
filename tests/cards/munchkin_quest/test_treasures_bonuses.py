"""Items whose bonus depends on who fights whom."""

import pytest

from tests.cards.munchkin_quest.treasure_scenes import item, near_a_fight, rolls, walk_in
from tests.marks import card
from tests.quest_table import QuestTable, munchkin_quest


def bonus_against(monster: str, id: str) -> int:
    """What Ann's item adds in a fight with this monster."""
    t = near_a_fight(monster)
    t.items("ann", id)
    walk_in(t)
    rows = [row.n for row in t.fight().summands if row.card == id]
    return sum(rows)


@card("t-halo-on-a-stick", "t-pocket-bow", "t-torch-map", "t-garlic-baguette")
@pytest.mark.parametrize(
    ("id", "monster", "bonus"),
    [
        ("t-halo-on-a-stick", "m-skeleton-crew", 4),  # Undead
        ("t-halo-on-a-stick", "m-imp-on-probation", 4),  # Demon
        ("t-halo-on-a-stick", "m-moonlighting-rat", 2),
        ("t-pocket-bow", "m-lamp-moth", 3),  # Flying
        ("t-pocket-bow", "m-moonlighting-rat", 1),
        ("t-torch-map", "m-skeleton-crew", 3),
        ("t-torch-map", "m-office-fern", 3),  # Plant
        ("t-torch-map", "m-imp-on-probation", 1),
        ("t-garlic-baguette", "m-skeleton-crew", 4),
        ("t-garlic-baguette", "m-imp-on-probation", 1),
    ],
)
def test_some_items_work_better_on_some_monsters(id: str, monster: str, bonus: int) -> None:
    """One such monster in the fight is enough."""
    assert bonus_against(monster, id) == bonus


@card("t-canary-helmet", "t-lockpick-loafers", "t-backhanded-dagger", "t-tankard-of-tenacity", "t-garlic-baguette")
@card("t-sword-that-enters-first", "t-longbow-social-distance")
@pytest.mark.parametrize(
    ("id", "who", "plain", "better"),
    [
        ("t-canary-helmet", "d-dwarf", 1, 2),
        ("t-lockpick-loafers", "d-thief", 1, 2),
        ("t-backhanded-dagger", "d-thief", 1, 2),
        ("t-tankard-of-tenacity", "d-dwarf", 2, 3),
        ("t-garlic-baguette", "d-halfling", 1, 2),
        ("t-sword-that-enters-first", "d-warrior", 4, 5),
        ("t-longbow-social-distance", "d-elf", 3, 4),
    ],
)
def test_some_items_are_better_for_some(id: str, who: str, plain: int, better: int) -> None:
    """The bonus rises the moment its owner lays the race or class."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", id)
    t.hand("ann", who)
    t.begin("ann")
    assert item(t, "ann", id).bonus == plain
    t.answer("ann", "play", card=who)
    assert item(t, "ann", id).bonus == better


def with_bob_helping(leader: str, helper: str) -> QuestTable:
    """Ann fights a rat with one item, and Bob comes for nothing with another."""
    t = near_a_fight("m-moonlighting-rat")
    t.items("ann", leader)
    t.items("bob", helper)
    walk_in(t)
    t.answer("ann", "call")
    t.answer("bob", "number", number=0)
    t.answer("bob", "gold", number=0)
    t.answer("bob", "done")
    t.answer("ann", "accept", seat="bob")
    return t


@card("t-party-cone", "t-halberd-by-committee", "t-participation-medal")
@pytest.mark.parametrize(
    ("id", "alone", "leading", "helping"),
    [
        ("t-party-cone", 1, 3, 3),
        ("t-halberd-by-committee", 2, 5, 5),
        ("t-participation-medal", 1, 1, 3),
    ],
)
def test_company_counts(id: str, alone: int, leading: int, helping: int) -> None:
    """The cone and the halberd want two on a side, the medal wants its wearer to be the helper."""
    assert bonus_against("m-moonlighting-rat", id) == alone
    t = with_bob_helping(id, "t-pot-lid")
    assert sum(row.n for row in t.fight().summands if row.card == id) == leading
    t = with_bob_helping("t-pot-lid", id)
    assert sum(row.n for row in t.fight().summands if row.card == id) == helping


@card("t-mighty-pen")
def test_the_pen_is_mightier_while_somebody_else_has_a_sword_in_use() -> None:
    """Bob's sword counts wherever Bob is, a packed one does not, and Ann's own does not."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-mighty-pen", "t-begrudging-sword")
    t.items("bob", "t-sword-that-enters-first", packed=True)
    t.begin("bob")
    assert item(t, "ann", "t-mighty-pen").bonus == 1
    t.answer("bob", "tidy")
    t.answer("bob", "take-out", card="t-sword-that-enters-first")
    assert item(t, "ann", "t-mighty-pen").bonus == 3


@card("t-spear-of-protruding")
def test_the_spear_wants_both_hands() -> None:
    """+3 in one hand, +5 in both; with something in the other hand it cannot be gripped."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-spear-of-protruding")
    t.hand("ann", "t-pot-lid")
    t.begin("ann")
    t.answer("ann", "tidy")
    t.answer("ann", "grip", card="t-spear-of-protruding", number=2)
    assert (item(t, "ann", "t-spear-of-protruding").bonus, t.sheet("ann").hands_used) == (5, 2)
    t.answer("ann", "done")
    assert not t.may("ann", "lay", card="t-pot-lid")
    t.answer("ann", "tidy")
    t.answer("ann", "grip", card="t-spear-of-protruding", number=1)
    assert (item(t, "ann", "t-spear-of-protruding").bonus, t.sheet("ann").hands_used) == (3, 1)
    t.answer("ann", "done")
    t.answer("ann", "lay", card="t-pot-lid")
    t.answer("ann", "tidy")
    assert not t.may("ann", "grip")


@card("t-eye-of-argon")
def test_the_eye_hurts_whoever_rolls_a_one() -> None:
    """+4; a 1 on the own combat die costs a hit after the fight, won or not."""
    t = near_a_fight("m-moonlighting-rat")
    t.items("ann", "t-eye-of-argon")
    walk_in(t)
    rolls(t, 1, 3)  # 1 + 4 + 1 against 1 + 3
    assert (t.sheet("ann").level, t.sheet("ann").health) == (2, 3)

    t = near_a_fight("m-moonlighting-rat")
    t.items("ann", "t-eye-of-argon")
    walk_in(t)
    rolls(t, 2, 1)  # the rat's die does not matter
    assert t.sheet("ann").health == 4


@card("t-eye-of-argon")
def test_the_eye_never_takes_the_last_hit() -> None:
    t = near_a_fight("m-moonlighting-rat")
    t.items("ann", "t-eye-of-argon")
    t.wounds("ann", 3)
    walk_in(t)
    rolls(t, 1, 3)
    assert (t.sheet("ann").health, t.sheet("ann").dead) == (1, False)


@card("t-eye-of-argon")
def test_the_eye_will_not_be_packed_dropped_or_traded() -> None:
    """From hand it may be worn only; in play it is offered nowhere but for sale."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "t-eye-of-argon")
    t.gold("ann", 500)
    t.begin("ann")
    assert not t.may("ann", "lay-packed", card="t-eye-of-argon")
    t.answer("ann", "lay", card="t-eye-of-argon")
    t.answer("ann", "tidy")
    assert not t.may("ann", "stow")
    assert not t.may("ann", "drop")
    t.answer("ann", "done")
    t.answer("ann", "trade", seat="bob")
    assert not t.may("ann", "item", card="t-eye-of-argon")
    t.answer("ann", "decline")
    assert t.may("ann", "buy-level")
