"""Classes and Super Munchkin: how many, powers paid with cards, d10 powers."""

import pytest

from tests.marks import rule
from tests.quest_fights import ROOM, beside, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import CARDS, CLASS


def dice(t: QuestTable) -> int:
    return t.fight().dice_to_roll[0].count


@rule("MQ-CLASS-01")
def test_without_a_class_card_there_is_no_class() -> None:
    """The angry forge's Warrior sign does not count, and a Wizard's hat cannot be worn."""
    t = beside("m-moonlighting-rat", room="angry-forge")
    t.hand("ann", "t-pointy-hat-of-power")
    t.begin("ann")
    assert not t.may("ann", "lay", card="t-pointy-hat-of-power")
    t.answer("ann", "walk", place="angry-forge")
    assert (t.sheet("ann").classes, dice(t)) == ([], 1)


@rule("MQ-CLASS-02", "MQ-CONF-40")
def test_there_are_four_classes() -> None:
    """Each has a power paid with cards, a d10 power, and something that always holds."""
    classes = [card for card in CARDS if card.kind == CLASS]
    assert sorted(card.id for card in classes) == ["d-cleric", "d-thief", "d-warrior", "d-wizard"]
    for name in ("warrior", "wizard"):  # what these two may do in a fight
        t = beside("m-moonlighting-rat")
        t.room("beige-chamber", "east", ROOM)
        t.laid("ann", f"d-{name}")
        t.hand("ann", "t-pot-lid")
        walk_in(t)
        assert t.sheet("ann").classes == [name]
        assert t.may("ann", "power", card=f"d-{name}")


@rule("MQ-CLASS-03")
def test_one_class_at_a_time() -> None:
    """A Thief cannot be a Cleric too."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-thief")
    t.hand("ann", "d-cleric")
    t.begin("ann")
    assert not t.may("ann", "play", card="d-cleric")


@rule("MQ-CLASS-04")
@pytest.mark.parametrize("given_up", [False, True])
def test_a_class_that_is_lost_gives_nothing(given_up: bool) -> None:
    """Bob the Cleric may object to the curse; had he been cursed out of his class before, he may not."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-career-change", "d-curse-forgot-backstory")
    t.laid("bob", "d-cleric")
    t.level("bob", 2)
    t.begin("ann")
    if given_up:
        t.answer("ann", "play", card="d-curse-career-change")
        t.answer("ann", "seat", seat="bob")
        t.answer("bob", "pass")
        assert t.sheet("bob").classes == []
    t.answer("ann", "play", card="d-curse-forgot-backstory")
    t.answer("ann", "seat", seat="bob")
    assert t.may("bob", "d10", card="d-cleric") != given_up


@rule("MQ-CLASS-05")
def test_a_power_is_paid_from_hand_or_play() -> None:
    """One Battle Cry with a hand card, one with a worn cap; both are discarded."""
    t = beside("m-fungus")
    t.laid("ann", "d-warrior")
    t.hand("ann", "d-elf")
    t.items("ann", "t-borrowed-teeth")
    walk_in(t)
    t.answer("ann", "power", card="d-warrior")
    t.answer("ann", "card", card="d-elf")
    t.answer("ann", "power", card="d-warrior")
    t.answer("ann", "item", card="t-borrowed-teeth")
    assert t.fight().totals[0] == 1 + 2 + 2
    assert (t.view("ann").dxm_discard, t.view("ann").treasure_discard) == (["d-elf"], ["t-borrowed-teeth"])


@rule("MQ-CLASS-06")
def test_the_class_itself_may_be_the_price() -> None:
    """Ann's last card is the Warrior: +2, and she has no class any more."""
    t = beside("m-moonlighting-rat")
    t.laid("ann", "d-warrior")
    walk_in(t)
    t.answer("ann", "power", card="d-warrior")
    assert (t.fight().totals[0], t.sheet("ann").classes) == (3, [])
    assert t.view("ann").dxm_discard == ["d-warrior"]


@rule("MQ-CLASS-07", "MQ-CLASS-08")
@pytest.mark.parametrize(("level", "rolled", "works"), [(5, 5, True), (5, 6, False), (5, 7, False), (10, 10, True)])
def test_a_d10_power_works_up_to_the_level(level: int, rolled: int, works: bool) -> None:
    """A Thief of level 5 takes Bob's gold with a 5, not with 6 or 7; at level 10 every roll is good."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    for name in ("ann", "bob"):
        t.at(name, ROOM)
    t.laid("ann", "d-thief")
    t.level("ann", level)
    t.begin("ann")
    t.luck((10, rolled - 1))
    t.answer("ann", "d10", card="d-thief")
    assert t.sheet("ann").gold == (600 if works else 200)


@rule("MQ-CLASS-09")
def test_a_super_munchkin_of_one_class_has_the_advantages_only() -> None:
    """The geek's +6 does not apply to a Super Warrior, nor does the padded cell's red sign; ties are still won."""
    for laid, theirs, count in ((["d-warrior"], 12, 0), (["d-warrior", "d-super-munchkin"], 6, 1)):
        t = beside("m-shrieking-geek", room="padded-cell")
        t.laid("ann", *laid)
        walk_in(t, "padded-cell")
        assert (t.fight().totals[1], dice(t), t.fight().wins_ties) == (theirs, count, t.seat("ann"))


@rule("MQ-CLASS-10", "MQ-CONF-41")
def test_with_two_classes_all_pros_and_cons_count() -> None:
    """Warrior and Wizard: the red Warrior sign of the mirror maze counts, and so does the green Wizard's."""
    t = beside("m-shrieking-geek", room="mirror-maze")
    t.laid("ann", "d-warrior", "d-super-munchkin")
    t.hand("ann", "d-wizard", "d-warrior", "d-super-munchkin", "d-thief")
    walk_in(t, "mirror-maze")
    assert (dice(t), t.fight().totals[1]) == (1, 6)
    assert not t.may("ann", "play", card="d-warrior")
    assert not t.may("ann", "play", card="d-super-munchkin")
    t.answer("ann", "play", card="d-wizard")
    assert (dice(t), t.fight().totals[1]) == (1, 12)  # one more by the Wizard's sign, one fewer by the Warrior's
    assert not t.may("ann", "play", card="d-thief")


@rule("MQ-CLASS-11")
@pytest.mark.parametrize("swapped", [True, False])
def test_super_munchkin_goes_with_the_last_class(swapped: bool) -> None:
    """A Wizard takes the Warrior's place and Super Munchkin stays; without one it is discarded."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-warrior", "d-super-munchkin")
    t.hand("ann", "d-wizard")
    t.begin("ann")
    if swapped:
        t.answer("ann", "play", card="d-wizard")
    t.answer("ann", "tidy")
    t.answer("ann", "shed", card="d-warrior")
    t.answer("ann", "done")
    assert (t.sheet("ann").classes, t.sheet("ann").super_munchkin) == ((["wizard"], True) if swapped else ([], False))


@rule("MQ-CLASS-13")
@pytest.mark.parametrize(("who", "count"), [("d-cleric", 2), ("d-thief", 1)])
def test_a_cleric_rolls_one_more_against_undead(who: str, count: int) -> None:
    """Against skeletons."""
    t = beside("m-skeleton-crew")
    t.laid("ann", who)
    walk_in(t)
    assert dice(t) == count


@rule("MQ-HELP-28", "MQ-CONF-40")
def test_a_thief_next_door_stabs_a_fighter() -> None:
    """Before the roll, for a card: -3."""
    t = beside("m-moonlighting-rat")
    t.laid("bob", "d-thief")
    t.hand("bob", "t-pot-lid")
    walk_in(t)
    t.answer("ann", "roll")
    t.answer("bob", "power", card="d-thief")
    t.answer("bob", "card", card="t-pot-lid")
    assert t.fight().totals == [-2, 1]
