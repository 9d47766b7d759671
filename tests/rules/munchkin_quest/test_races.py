"""Races and Half-Breed: how many, when they count, what a half of one is spared."""

import pytest

from tests.marks import rule
from tests.quest_fights import beside, helped_by, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import CARDS, RACE


def dice(t: QuestTable) -> int:
    """How many dice Ann rolls."""
    return t.fight().dice_to_roll[0].count


@rule("MQ-RACE-01")
def test_without_a_race_one_is_human() -> None:
    """The Halfling gives up the race: hand and pack are as everybody's, and so are the legs."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-halfling")
    t.begin("ann")
    t.answer("ann", "tidy")
    t.answer("ann", "shed", card="d-halfling")
    t.answer("ann", "done")
    sheet = t.sheet("ann")
    assert (sheet.races, sheet.hand_limit, sheet.pack_limit, sheet.moves) == ([], 5, 2, 3)


@rule("MQ-RACE-02")
def test_there_are_three_other_races() -> None:
    """Each may be laid, and is then the munchkin's race."""
    assert sorted(card.id for card in CARDS if card.kind == RACE) == ["d-dwarf", "d-elf", "d-halfling"]
    for race in ("dwarf", "elf", "halfling"):
        t = munchkin_quest(["ann", "bob"])
        t.hand("ann", f"d-{race}")
        t.begin("ann")
        t.answer("ann", "play", card=f"d-{race}")
        assert t.sheet("ann").races == [race]


@rule("MQ-RACE-03")
def test_one_race_at_a_time() -> None:
    """The Elf cannot become a Dwarf too, unless the Elf is given up first."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-elf")
    t.hand("ann", "d-dwarf")
    t.begin("ann")
    assert not t.may("ann", "play", card="d-dwarf")
    t.answer("ann", "tidy")
    t.answer("ann", "shed", card="d-elf")
    t.answer("ann", "done")
    t.answer("ann", "play", card="d-dwarf")
    assert t.sheet("ann").races == ["dwarf"]


@rule("MQ-RACE-04")
def test_a_race_counts_from_the_moment_it_is_laid() -> None:
    """In the indoor forest an Elf rolls a die more: the sign counts in the middle of the fight, and then no more."""
    t = beside("m-lame-goblin", room="indoor-forest")
    t.hand("ann", "d-elf")
    walk_in(t, "indoor-forest")
    assert dice(t) == 1
    t.answer("ann", "play", card="d-elf")
    assert dice(t) == 2
    t.answer("ann", "shed", card="d-elf")
    assert dice(t) == 1


@rule("MQ-RACE-05")
@pytest.mark.parametrize("race", ["", "d-elf"])
def test_half_breed_is_for_those_who_have_a_race(race: str) -> None:
    """A human may not play it, an Elf may."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-half-breed")
    if race:
        t.laid("ann", race)
    t.begin("ann")
    assert t.may("ann", "play", card="d-half-breed") == bool(race)
    if race:
        t.answer("ann", "play", card="d-half-breed")
        assert t.sheet("ann").half_breed


@rule("MQ-RACE-06", "MQ-EX-17")
def test_a_half_elf_has_the_advantages_only() -> None:
    """The green sign of the forest counts, the red one of the darkroom does not, and the plant does not mind."""
    for room, pure, half in (("indoor-forest", 2, 2), ("darkroom", 0, 1)):
        for laid, count in ((["d-elf"], pure), (["d-elf", "d-half-breed"], half)):
            t = beside("m-office-fern", room=room)
            t.laid("ann", *laid)
            walk_in(t, room)
            assert dice(t) == count
            assert t.fight().totals[1] == (5 if len(laid) == 1 else 1)


@rule("MQ-RACE-07", "MQ-CONF-41")
def test_with_a_second_race_both_count_for_better_and_worse() -> None:
    """Elf and Dwarf: the waltz vault is good for one and bad for the other, the plant hates the Elf again.

    The same race twice is not allowed, nor a third, nor a second Half-Breed.
    """
    t = beside("m-office-fern", room="waltz-vault")
    t.laid("ann", "d-elf", "d-half-breed")
    t.hand("ann", "d-elf", "d-dwarf", "d-halfling", "d-half-breed")
    walk_in(t, "waltz-vault")
    assert (dice(t), t.fight().totals[1]) == (2, 1)
    assert not t.may("ann", "play", card="d-elf")
    assert not t.may("ann", "play", card="d-half-breed")
    t.answer("ann", "play", card="d-dwarf")
    assert (dice(t), t.fight().totals[1]) == (1, 5)
    assert not t.may("ann", "play", card="d-halfling")


@rule("MQ-RACE-03", "MQ-CLASS-11", "MQ-CONF-72")
@pytest.mark.parametrize("kept", [0, 2])
@pytest.mark.parametrize("laid", [("d-elf", "d-half-breed", "d-dwarf"), ("d-thief", "d-super-munchkin", "d-wizard")])
def test_two_races_or_classes_do_not_stay_without_what_allows_them(laid: tuple[str, str, str], kept: int) -> None:
    """Who sheds Half-Breed or Super Munchkin keeps one race or class, of own choice, and goes on tidying."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", *laid)
    t.begin("ann")
    t.answer("ann", "tidy")
    t.answer("ann", "shed", card=laid[1])
    assert {option.fields["card"] for option in t.options("ann")} == {laid[0], laid[2]}
    t.answer("ann", "card", card=laid[2 - kept])
    assert t.asked() == "ann: tidy"
    assert t.sheet("ann").laid == [laid[kept]]
    assert sorted(t.view("ann").dxm_discard) == sorted([laid[1], laid[2 - kept]])


@rule("MQ-RACE-08")
def test_half_breed_goes_with_the_last_race() -> None:
    """Ann gives up her only race."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-elf", "d-half-breed")
    t.begin("ann")
    t.answer("ann", "tidy")
    t.answer("ann", "shed", card="d-elf")
    t.answer("ann", "done")
    assert t.sheet("ann").laid == []
    assert sorted(t.view("ann").dxm_discard) == ["d-elf", "d-half-breed"]


@rule("MQ-RACE-09")
def test_a_half_elf_may_become_a_half_dwarf() -> None:
    """The Dwarf is laid, then the Elf is given up: Half-Breed stays."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-elf", "d-half-breed")
    t.hand("ann", "d-dwarf")
    t.begin("ann")
    t.answer("ann", "play", card="d-dwarf")
    t.answer("ann", "tidy")
    t.answer("ann", "shed", card="d-elf")
    t.answer("ann", "done")
    assert (t.sheet("ann").races, t.sheet("ann").half_breed) == (["dwarf"], True)


@rule("MQ-EX-18", "MQ-HELP-16")
def test_the_dragon_minds_halflings_once() -> None:
    """Leader and helper are Halflings: +3 in all."""
    t = beside("m-plutonium-dragon")
    t.level("ann", 6)
    for name in ("ann", "bob"):
        t.laid(name, "d-halfling")
    walk_in(t)
    assert t.fight().totals[1] == 23
    helped_by(t, "bob")
    assert t.fight().totals[1] == 23


@rule("MQ-RACE-09")
@pytest.mark.parametrize("races", [("d-elf",), ("d-elf", "d-halfling")])
def test_a_race_takes_anothers_place_under_half_breed(races: tuple[str, ...]) -> None:
    """In one action, in combat as well: Half-Breed stays; of two races Ann says which goes."""
    t = beside("m-moonlighting-rat")
    t.laid("ann", *races[:1], "d-half-breed", *races[1:])
    t.hand("ann", "d-dwarf")
    walk_in(t)
    assert t.may("ann", "play", card="d-dwarf") == (len(races) == 1)  # as a second race, beside the first
    t.answer("ann", "swap", card="d-dwarf")
    if len(races) > 1:
        t.answer("ann", "card", card="d-elf")
    assert (t.sheet("ann").races, t.sheet("ann").half_breed) == ([*[race[2:] for race in races[1:]], "dwarf"], True)
    assert (t.view("ann").hand, t.view("ann").dxm_discard) == ([], ["d-elf"])


@rule("MQ-RACE-03", "MQ-RACE-09")
def test_without_half_breed_nothing_is_swapped() -> None:
    """An Elf with a Dwarf in hand must give up the one before she lays the other."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-elf", "d-warrior", "d-super-munchkin")
    t.hand("ann", "d-dwarf", "d-wizard")
    t.begin("ann")
    assert [option.fields["card"] for option in t.options("ann", "swap")] == ["d-wizard"]
    assert not t.may("ann", "play", card="d-dwarf")


@rule("MQ-RACE-09", "MQ-CONF-59", "MQ-ITEM-03")
def test_what_the_new_class_cannot_use_is_put_in_order_after_the_swap() -> None:
    """A Cleric's mace in a Wizard's hand gives nothing, and must be packed or dropped before anything else."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-cleric", "d-super-munchkin")
    t.items("ann", "t-cheese-grater-of-peace")
    t.hand("ann", "d-wizard")
    t.begin("ann")
    t.answer("ann", "swap", card="d-wizard")
    assert (t.asked(), t.sheet("ann").strength) == ("ann: tidy", 1)
    assert not t.may("ann", "done")
