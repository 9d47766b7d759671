"""The four classes: what they can, what they pay cards for, what they roll the d10 for; and Super Munchkin."""

import pytest

from tests.marks import card
from tests.quest_fights import ROOM, beside, helped_by, kinds, walk_in
from tests.quest_table import QuestTable, munchkin_quest


def d10(t: QuestTable, face: int) -> None:
    """The next d10 shows this."""
    t.luck((10, face - 1))


# -- Warrior -------------------------------------------------------------------------------------------------------


@card("d-warrior")
@pytest.mark.parametrize("who", ["ann", "bob"])
def test_a_warriors_side_wins_ties(who: str) -> None:
    """As leader or as helper: the sums are equal, and the goblin is dead."""
    t = beside("m-lame-goblin")
    t.laid(who, "d-warrior")
    walk_in(t)
    if who == "bob":
        helped_by(t, "bob")
        t.dice(1, 1, 3)
    else:
        t.dice(2, 2)
    t.answer("ann", "roll")
    t.all_pass()
    totals = t.told("fight-totals")[0]
    assert totals["ours"] == totals["theirs"]
    assert t.sheet("ann").level == 2


@card("d-warrior")
def test_a_battle_cry_costs_cards_from_hand_or_play() -> None:
    """+2 each; the second is paid with a worn cap, and there is no third."""
    t = beside("m-shrieking-geek")
    t.laid("ann", "d-warrior")
    t.hand("ann", "d-elf", "d-dwarf")
    t.items("ann", "t-borrowed-teeth")
    walk_in(t)
    before = t.fight().totals[0]
    t.answer("ann", "power", card="d-warrior")
    t.answer("ann", "card", card="d-elf")
    assert t.fight().totals[0] == before + 2
    t.answer("ann", "power", card="d-warrior")
    t.answer("ann", "item", card="t-borrowed-teeth")
    assert t.fight().totals[0] == before + 4 - 2
    assert not t.may("ann", "power")


@card("d-warrior")
@pytest.mark.parametrize(("rolled", "health"), [(5, 4), (6, 3)])
def test_a_warrior_shrugs_off_a_defeat(rolled: int, health: int) -> None:
    """Up to level 5 no hit is lost for the defeat; Bad Stuff still counts, so Ann escapes it here."""
    t = beside("m-shrieking-geek")
    t.laid("ann", "d-warrior")
    t.level("ann", 5)
    walk_in(t)
    t.dice(1, 6)
    t.answer("ann", "roll")
    t.luck((10, rolled - 1), (6, 5))
    t.answer("ann", "d10", card="d-warrior")
    t.all_pass()
    assert t.sheet("ann").health == health
    assert t.told("d10-rolled")[0]["n"] == rolled


# -- Wizard --------------------------------------------------------------------------------------------------------


@card("d-wizard")
@pytest.mark.parametrize(("side", "totals"), [("for-munchkins", [7, 1]), ("for-monsters", [1, 7])])
def test_a_wizards_potions_count_one_more(side: str, totals: list[int]) -> None:
    """6 instead of 5, for either side."""
    t = beside("m-moonlighting-rat")
    t.laid("ann", "d-wizard")
    t.hand("ann", "t-potion-of-strength")
    walk_in(t)
    t.answer("ann", "play", card="t-potion-of-strength")
    t.answer("ann", side)
    assert t.fight().totals == totals


@card("d-wizard")
@pytest.mark.parametrize(
    ("item", "with_super", "n"),
    [
        ("t-meat-mallet", False, 2),
        ("t-meat-mallet", True, 3),
        ("t-folding-drawbridge", False, 2),  # no weapon
        ("t-begrudging-sword", False, 2),
    ],
)
def test_weapons_for_two_hands_are_heavy_for_wizards(item: str, with_super: bool, n: int) -> None:
    """One less each; not for a Super Munchkin who is only a Wizard."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-wizard")
    if with_super:
        t.laid("ann", "d-super-munchkin")
    t.items("ann", item)
    t.begin("ann")
    assert t.sheet("ann").strength == 1 + n


@card("d-wizard")
def test_fizzle_takes_a_die_for_two_cards() -> None:
    """The hydra rolls two instead of three; once per fight, and not with a single card."""
    t = beside("m-hydra-committee", "m-moonlighting-rat")
    t.level("ann", 4)
    t.laid("ann", "d-wizard")
    t.hand("ann", "d-elf", "d-dwarf", "d-thief", "d-cleric")
    walk_in(t)
    t.answer("ann", "power", card="d-wizard")
    t.answer("ann", "monster", card="m-hydra-committee")
    t.answer("ann", "card", card="d-elf")
    t.answer("ann", "card", card="d-dwarf")
    assert [row.count for row in t.fight().dice_to_roll] == [1, 2, 1]
    assert t.sheet("ann").dxm_held == 2
    assert not t.may("ann", "power")


@card("d-wizard")
def test_fizzle_needs_two_cards() -> None:
    """The Wizard card alone is one only."""
    t = beside("m-moonlighting-rat")
    t.laid("ann", "d-wizard")
    walk_in(t)
    assert not t.may("ann", "power")


@card("d-wizard")
@pytest.mark.parametrize(("rolled", "gone"), [(4, True), (5, False)])
def test_elsewhere_sends_a_named_monster_next_door(rolled: int, gone: bool) -> None:
    """Named before the roll; up to level 4 the hairy rat goes, with its hair, and nobody gains anything."""
    t = beside()
    t.room("beige-chamber", "east", ROOM)
    t.room("sofa-canyon", "north", ROOM, "locked")
    uid = t.monster("m-moonlighting-rat", ROOM, "bob", "d-enh-hairy")
    t.monster("m-lame-goblin", ROOM, "bob")
    t.level("ann", 4)
    t.laid("ann", "d-wizard")
    walk_in(t)
    t.answer("ann", "d10", card="d-wizard")
    d10(t, rolled)
    t.answer("ann", "monster", card="m-moonlighting-rat")
    t.all_pass()
    if gone:
        assert {option.fields["place"] for option in t.options("ann")} == {
            t.place("beige-chamber"),
            t.place("sofa-canyon"),
        }
        t.answer("ann", "place", place="sofa-canyon")
    standee = t.standee(uid)
    assert standee is not None
    assert standee.place == t.place("sofa-canyon" if gone else ROOM)
    assert standee.enhancers == ["d-enh-hairy"]
    assert (uid in t.fight().monsters) != gone
    assert not t.may("ann", "d10")
    assert (t.sheet("ann").level, t.sheet("ann").treasures_held) == (4, 0)


@card("d-wizard")
def test_elsewhere_needs_a_room_other_than_the_entrance() -> None:
    """The Entrance is the only room next door."""
    t = beside("m-moonlighting-rat")
    t.laid("ann", "d-wizard")
    walk_in(t)
    assert not t.may("ann", "d10")


# -- Cleric --------------------------------------------------------------------------------------------------------


@card("d-cleric")
@pytest.mark.parametrize(("monsters", "dice"), [(("m-moonlighting-rat",), 1), (("m-skeleton-crew",), 2)])
def test_a_cleric_rolls_a_die_more_against_the_undead(monsters: tuple[str, ...], dice: int) -> None:
    """Once, however many there are."""
    t = beside(*monsters)
    t.laid("ann", "d-cleric")
    walk_in(t)
    assert t.fight().dice_to_roll[0].count == dice
    t = beside("m-skeleton-crew", "m-door-to-door-ghoul")
    t.laid("ann", "d-cleric")
    walk_in(t)
    assert t.fight().dice_to_roll[0].count == 2


@card("d-cleric")
@pytest.mark.parametrize(("with_super", "strength"), [(False, 1), (True, 5)])
def test_evil_items_give_a_cleric_nothing(with_super: bool, strength: int) -> None:
    """The eye would give 4; a Super Cleric may use it."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-cleric")
    if with_super:
        t.laid("ann", "d-super-munchkin")
    t.items("ann", "t-eye-of-argon")
    t.begin("ann")
    assert t.sheet("ann").strength == strength


@card("d-cleric")
def test_a_bandage_heals_oneself_or_a_neighbour() -> None:
    """Bob, next door, and Ann herself are healed; Cy, two rooms away, is not asked for. Twice a turn."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    t.at("bob", ROOM)
    t.at("cy", "beige-chamber")
    for name in ("ann", "bob", "cy"):
        t.wounds(name, 3)
    t.laid("ann", "d-cleric")
    t.hand("ann", "d-elf", "d-dwarf", "d-thief")
    t.begin("ann")
    t.answer("ann", "power", card="d-cleric")
    assert [option.fields["seat"] for option in t.options("ann")] == [0, 1]
    t.answer("ann", "seat", seat="bob")
    t.answer("ann", "card", card="d-elf")
    t.answer("ann", "power", card="d-cleric")
    t.answer("ann", "seat", seat="ann")
    t.answer("ann", "card", card="d-dwarf")
    assert [t.sheet(name).health for name in ("ann", "bob", "cy")] == [2, 2, 1]
    assert not t.may("ann", "power")


@card("d-cleric")
def test_a_bandage_in_anothers_turn_but_not_in_combat() -> None:
    """Bob the Cleric may heal before Ann's step; in her fight he may not."""
    t = beside("m-moonlighting-rat")
    t.laid("bob", "d-cleric")
    t.wounds("ann", 2)
    t.hand("bob", "d-elf")
    t.begin("ann")
    t.answer("ann", "walk", place=ROOM)
    assert t.may("bob", "power")
    t.answer("bob", "pass")
    assert t.asked() == "ann: fight"
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").health == 2


@card("d-cleric")
@pytest.mark.parametrize(("rolled", "level"), [(6, 3), (7, 2)])
def test_a_cleric_objects_to_a_curse(rolled: int, level: int) -> None:
    """Cy, a Cleric of level 6 in the next room, rolls for Bob: up to 6 the curse is cancelled. One try a curse."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.room(ROOM, "east")
    t.at("cy", ROOM)
    t.laid("cy", "d-cleric")
    t.level("cy", 6)
    t.level("bob", 3)
    t.hand("ann", "d-curse-forgot-backstory")
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-forgot-backstory")
    t.answer("ann", "seat", seat="bob")
    d10(t, rolled)
    t.answer("cy", "d10", card="d-cleric")
    assert t.sheet("bob").level == level
    assert t.view("ann").dxm_discard == ["d-curse-forgot-backstory"]


@card("d-cleric")
def test_a_cleric_too_far_away_cannot_object() -> None:
    """Two rooms from the victim."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    t.at("cy", "beige-chamber")
    t.laid("cy", "d-cleric")
    t.level("bob", 3)
    t.hand("ann", "d-curse-forgot-backstory")
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-forgot-backstory")
    t.answer("ann", "seat", seat="bob")
    assert t.sheet("bob").level == 2


# -- Thief ---------------------------------------------------------------------------------------------------------


@card("d-thief")
def test_locked_doors_cost_a_thief_one_move() -> None:
    """Bob would pay 3."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM, "locked")
    t.at("ann", ROOM)
    t.at("bob", ROOM)
    t.laid("ann", "d-thief")
    t.begin("ann")
    assert t.view("bob").rooms[t.place(ROOM)].links[1].cost == 3
    t.answer("ann", "walk", place="beige-chamber")
    assert t.sheet("ann").moves_left == 2


@card("d-thief")
@pytest.mark.parametrize(
    ("armour", "with_super", "strength"),
    [("t-adamant-armour", False, 1), ("t-adamant-armour", True, 5), ("t-pleather-jerkin", False, 2)],
)
def test_big_armour_is_useless_to_a_thief(armour: str, with_super: bool, strength: int) -> None:
    """Other armour is not, nor is it for a Super Thief."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-thief")
    if with_super:
        t.laid("ann", "d-super-munchkin")
    t.items("ann", armour)
    t.begin("ann")
    assert t.sheet("ann").strength == strength


@card("d-thief")
def test_a_backstab_from_next_door() -> None:
    """Bob stabs Ann once for a card; another Thief, Cy, may not stab her again, nor may anybody from afar."""
    t = beside("m-moonlighting-rat", names=("ann", "bob", "cy"))
    for name in ("bob", "cy"):
        t.laid(name, "d-thief")
        t.hand(name, "t-potion-of-strength" if name == "bob" else "t-pot-lid")
    walk_in(t)
    t.answer("ann", "roll")
    t.answer("bob", "power", card="d-thief")
    t.answer("bob", "card", card="t-potion-of-strength")
    assert t.fight().totals == [-2, 1]
    assert t.sheet("bob").treasures_held == 0
    t.dice(6, 1)
    assert t.asked() == "ann: fight"
    t.answer("ann", "roll")
    assert t.told("card-used") == [{"seat": 1, "card": "d-thief"}]


@card("d-thief")
def test_a_thief_in_the_fight_may_stab_the_partner_only() -> None:
    """Ann leads alone: nobody to stab but herself, and she may not. With Bob at her side she may stab him."""
    t = beside("m-moonlighting-rat")
    t.laid("ann", "d-thief")
    t.hand("ann", "d-elf")
    walk_in(t)
    assert not t.may("ann", "power")
    helped_by(t, "bob")
    t.answer("ann", "power", card="d-thief")
    t.answer("ann", "card", card="d-elf")
    assert t.fight().totals[0] == 1 + 1 - 3


@card("d-thief")
def test_no_backstab_from_two_rooms_away() -> None:
    """Bob is too far, and is not even asked."""
    t = beside("m-moonlighting-rat")
    t.room("beige-chamber", "west")
    t.at("bob", "beige-chamber")
    t.laid("bob", "d-thief")
    t.hand("bob", "t-pot-lid")
    walk_in(t)
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").level == 2


@card("d-thief")
@pytest.mark.parametrize(("rolled", "gold"), [(2, [600, 0]), (3, [200, 400])])
def test_a_thief_takes_gold_or_pays(rolled: int, gold: list[int]) -> None:
    """Level 2: up to 2 he takes 300, else he pays 100. Once a turn."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-thief")
    t.level("ann", 2)
    t.begin("ann")
    d10(t, rolled)
    t.answer("ann", "d10", card="d-thief")
    assert [t.sheet(name).gold for name in ("ann", "bob")] == gold
    assert not t.may("ann", "d10")


@card("d-thief")
def test_a_thief_takes_an_item_from_belt_or_pack() -> None:
    """The potion on the belt or the packed cap, neither the sword in use nor the Big armour in the pack."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.laid("ann", "d-thief")
    t.level("ann", 9)
    t.gold("bob", 200)
    t.items("bob", "t-red-potion", "t-begrudging-sword")
    t.items("bob", "t-thinking-cap", "t-adamant-armour", packed=True)
    t.begin("ann")
    t.answer("ann", "d10", card="d-thief")
    t.answer("ann", "seat", seat="bob")
    assert [option.fields.get("card", option.fields.get("number")) for option in t.options("ann")] == [
        200,
        "t-thinking-cap",
        "t-red-potion",
    ]
    d10(t, 9)
    t.answer("ann", "item", card="t-thinking-cap")
    assert [item.card for item in t.sheet("ann").items] == ["t-thinking-cap"]
    assert t.told("item-stolen") == [{"seat": 0, "card": "t-thinking-cap", "victim": 1}]


@card("d-thief")
def test_a_thief_works_in_the_same_room_only() -> None:
    """Bob is next door, and in Ann's fight there is no time."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.at("bob", ROOM)
    t.laid("ann", "d-thief")
    t.begin("ann")
    assert not t.may("ann", "d10")


# -- Super Munchkin ------------------------------------------------------------------------------------------------


@card("d-super-munchkin")
def test_super_munchkin_needs_a_class_and_allows_a_second() -> None:
    """Not without a class; with a Warrior it is laid, then a Wizard may join, and no third class."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-super-munchkin", "d-warrior", "d-wizard", "d-thief")
    t.begin("ann")
    assert not t.may("ann", "play", card="d-super-munchkin")
    for name in ("d-warrior", "d-super-munchkin", "d-wizard"):
        t.answer("ann", "play", card=name)
    assert sorted(t.sheet("ann").classes) == ["warrior", "wizard"]
    assert not t.may("ann", "play", card="d-thief")
    assert "play" not in kinds(t, "ann")
