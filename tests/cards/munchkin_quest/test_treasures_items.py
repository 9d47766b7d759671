"""Every Treasure as it is printed: slot, bonus, value, whether it is Big, and who may use it."""

import pytest

from tests.cards.munchkin_quest.treasure_scenes import has, item
from tests.marks import card
from tests.quest_table import munchkin_quest

# card, slot, bonus, value, Big, moves more, a race or class that lets one use it
HEADGEAR = [
    ("t-firefighters-helmet", "headgear", 2, 300, False, 0, ""),
    ("t-pointy-hat-of-power", "headgear", 3, 400, False, 0, "d-wizard"),
    ("t-tiara-of-a-tiny-kingdom", "headgear", 1, 500, False, 0, ""),
    ("t-thinking-cap", "headgear", 1, 200, False, 0, ""),
    ("t-helm-of-selective-hearing", "headgear", 1, 300, False, 0, ""),
    ("t-party-cone", "headgear", 1, 200, False, 0, ""),
    ("t-halo-on-a-stick", "headgear", 2, 300, False, 0, ""),
    ("t-canary-helmet", "headgear", 1, 200, False, 0, ""),
]
ARMOUR = [
    ("t-adamant-armour", "armour", 4, 500, True, 0, ""),
    ("t-flaming-armour", "armour", 3, 500, False, 0, ""),
    ("t-pleather-jerkin", "armour", 1, 100, False, 0, ""),
    ("t-undeliverable-mail", "armour", 2, 300, False, 0, ""),
    ("t-dinner-plate-armour", "armour", 3, 400, True, 0, ""),
    ("t-barrel-with-straps", "armour", 1, 300, True, 0, ""),
    ("t-bubble-wrap-hauberk", "armour", 2, 300, False, 0, ""),
    ("t-hide-armour", "armour", 3, 400, False, 0, "d-thief"),
]
FOOTGEAR = [
    ("t-sneaky-slippers", "footgear", 0, 300, False, 0, ""),
    ("t-fashionably-late-boots", "footgear", 1, 500, False, 1, ""),
    ("t-steel-toed-ballet-shoes", "footgear", 2, 300, False, 0, ""),
    ("t-flip-flops-of-flight", "footgear", 1, 400, False, 0, ""),
    ("t-clown-shoes", "footgear", 3, 300, True, 0, ""),
    ("t-lockpick-loafers", "footgear", 1, 300, False, 0, ""),
]
HANDS = [
    ("t-begrudging-sword", "one_hand", 2, 300, False, 0, ""),
    ("t-spear-of-protruding", "one_hand", 3, 500, False, 0, ""),
    ("t-cheese-grater-of-peace", "one_hand", 3, 300, False, 0, "d-cleric"),
    ("t-mighty-pen", "one_hand", 1, 200, False, 0, ""),
    ("t-backhanded-dagger", "one_hand", 1, 200, False, 0, ""),
    ("t-tankard-of-tenacity", "one_hand", 2, 200, False, 0, ""),
    ("t-pot-lid", "one_hand", 1, 100, False, 0, ""),
    ("t-shield-unreasonable", "one_hand", 3, 400, True, 0, ""),
    ("t-sudden-hen", "one_hand", 1, 100, False, 0, ""),
    ("t-pocket-bow", "one_hand", 1, 100, False, 0, ""),
    ("t-axe-of-asking", "one_hand", 3, 400, False, 0, "d-warrior"),
    ("t-wand-of-wild-pointing", "one_hand", 3, 300, False, 0, "d-wizard"),
    ("t-torch-map", "one_hand", 1, 200, False, 0, ""),
    ("t-garlic-baguette", "one_hand", 1, 100, False, 0, ""),
    ("t-meat-mallet", "two_hands", 3, 300, False, 0, ""),
    ("t-sword-that-enters-first", "two_hands", 4, 500, True, 0, ""),
    ("t-folding-drawbridge", "two_hands", 2, 400, True, 0, ""),
    ("t-longbow-social-distance", "two_hands", 3, 400, False, 0, ""),
    ("t-wrecking-bell", "two_hands", 4, 400, True, 0, ""),
    ("t-staff-of-other-business", "two_hands", 4, 500, False, 0, "d-cleric"),
    ("t-halberd-by-committee", "two_hands", 2, 300, False, 0, ""),
    ("t-handheld-ballista", "two_hands", 5, 600, True, -1, ""),
]
OTHERS = [
    ("t-wishing-ring", "bling", 0, 400, False, 0, ""),
    ("t-eye-of-argon", "bling", 4, 500, False, 0, ""),
    ("t-amulet-mild-protection", "bling", 0, 400, False, 0, ""),
    ("t-participation-medal", "bling", 1, 100, False, 0, ""),
    ("t-borrowed-teeth", "bling", 2, 200, False, 0, ""),
    ("t-suspicious-brooch", "bling", 1, 300, False, 0, ""),
    ("t-cape-dramatic-exits", "garment", 1, 200, False, 0, ""),
    ("t-archmage-bathrobe", "garment", 2, 300, False, 0, "d-wizard"),
    ("t-grandmas-sweater", "garment", 2, 0, False, 0, ""),
    ("t-cloak-of-being-furniture", "garment", 0, 400, False, 0, ""),
    ("t-banana-of-fate", "knickknack", 0, 100, False, 0, ""),
    ("t-dungeon-pass", "knickknack", 0, 200, False, 0, ""),
    ("t-blame-glass", "knickknack", 0, 200, False, 0, ""),
]
BELT = [
    ("t-potion-of-strength", "belt", 0, 100, False, 0, ""),
    ("t-freezing-explosive-potion", "belt", 0, 200, False, 0, ""),
    ("t-flight-potion", "belt", 0, 200, False, 0, ""),
    ("t-blink-potion", "belt", 0, 200, False, 0, ""),
    ("t-red-potion", "belt", 0, 100, False, 0, ""),
    ("t-liquid-confidence", "belt", 0, 100, False, 0, ""),
    ("t-chamomile-of-doom", "belt", 0, 100, False, 0, ""),
    ("t-suspiciously-glowing", "belt", 0, 200, False, 0, ""),
    ("t-essence-of-wrong-turn", "belt", 0, 200, False, 0, ""),
    ("t-haste-potion", "belt", 0, 100, False, 0, ""),
    ("t-bottled-applause", "belt", 0, 100, False, 0, ""),
    ("t-scroll-of-ominous-humming", "belt", 0, 200, False, 0, ""),
    ("t-scroll-restricted-area", "belt", 0, 200, False, 0, ""),
    ("t-return-to-sender", "belt", 0, 100, False, 0, ""),
    ("t-you-are-here", "belt", 0, 200, False, 0, ""),
    ("t-sudden-paperwork", "belt", 0, 200, False, 0, ""),
    ("t-fine-print", "belt", 0, 200, False, 0, ""),
]
ALL = HEADGEAR + ARMOUR + FOOTGEAR + HANDS + OTHERS + BELT
PRINTED = pytest.mark.parametrize(
    ("id", "slot", "bonus", "value", "big", "moves", "able"), ALL, ids=[printed[0] for printed in ALL]
)


@card("t-pointy-hat-of-power", "t-tiara-of-a-tiny-kingdom", "t-adamant-armour", "t-pleather-jerkin")
@card("t-undeliverable-mail", "t-hide-armour", "t-steel-toed-ballet-shoes", "t-clown-shoes", "t-begrudging-sword")
@card("t-cheese-grater-of-peace", "t-pot-lid", "t-shield-unreasonable", "t-axe-of-asking")
@card("t-wand-of-wild-pointing", "t-meat-mallet", "t-wrecking-bell", "t-staff-of-other-business", "t-borrowed-teeth")
@card("t-archmage-bathrobe", "t-grandmas-sweater")
@PRINTED
def test_an_item_laid_in_ones_turn_counts_as_printed(
    id: str, slot: str, bonus: int, value: int, big: bool, moves: int, able: str
) -> None:
    """It goes to its slot, adds its bonus, and costs a move only as the second Big item."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-big-rubber-duck")
    t.hand("ann", id)
    if able:
        t.laid("ann", able)
    t.begin("ann")
    before = t.sheet("ann")
    t.answer("ann", "lay", card=id)
    laid = item(t, "ann", id)
    assert (laid.slot, laid.bonus, laid.active, laid.packed) == (slot, bonus, True, False)
    assert t.sheet("ann").strength == before.strength + bonus
    assert t.sheet("ann").moves == before.moves + moves - (1 if big else 0)
    assert t.view("ann").hand == []


@card("t-pointy-hat-of-power", "t-tiara-of-a-tiny-kingdom", "t-adamant-armour", "t-pleather-jerkin")
@card("t-undeliverable-mail", "t-hide-armour", "t-steel-toed-ballet-shoes", "t-clown-shoes", "t-begrudging-sword")
@card("t-cheese-grater-of-peace", "t-pot-lid", "t-shield-unreasonable", "t-axe-of-asking")
@card("t-wand-of-wild-pointing", "t-meat-mallet", "t-wrecking-bell", "t-staff-of-other-business", "t-borrowed-teeth")
@card("t-archmage-bathrobe", "t-grandmas-sweater")
@PRINTED
def test_an_item_pays_its_printed_value_for_a_level(
    id: str, slot: str, bonus: int, value: int, big: bool, moves: int, able: str
) -> None:
    """With the rest in gold it just buys a level; one piece of gold less, and it does not."""
    for gold, enough in ((1000 - value, True), (900 - value, False)):
        t = munchkin_quest(["ann", "bob"])
        t.items("ann", id, packed=True)
        t.gold("ann", gold)
        t.begin("ann")
        assert t.may("ann", "buy-level") == enough
        if enough:
            t.answer("ann", "buy-level")
            if value:
                t.answer("ann", "item", card=id)
            t.answer("ann", "done")
            assert (t.sheet("ann").level, t.sheet("ann").gold) == (2, 0)
            assert has(t, "ann", id) == (value == 0)


@card("t-big-rubber-duck")
def test_the_duck_is_big() -> None:
    """Bonus 1, value 200, and with Big shoes on it costs a move."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-clown-shoes")
    t.hand("ann", "t-big-rubber-duck")
    t.gold("ann", 500)  # with 300 for the shoes and 200 for the duck: just enough
    t.begin("ann")
    assert (t.sheet("ann").moves, t.may("ann", "buy-level")) == (3, False)
    t.answer("ann", "lay", card="t-big-rubber-duck")
    assert (t.sheet("ann").moves, t.sheet("ann").strength, t.may("ann", "buy-level")) == (2, 5, True)
    assert item(t, "ann", "t-big-rubber-duck").slot == "knickknack"


ELIGIBLE = {
    "t-pointy-hat-of-power": {"d-wizard"},
    "t-halo-on-a-stick": {"", "d-wizard", "d-cleric", "d-warrior", "d-elf", "d-dwarf", "d-halfling"},
    "t-hide-armour": {"d-halfling", "d-thief"},
    "t-cheese-grater-of-peace": {"d-cleric"},
    "t-axe-of-asking": {"d-dwarf", "d-warrior"},
    "t-wand-of-wild-pointing": {"d-wizard"},
    "t-wrecking-bell": {"", "d-cleric", "d-warrior", "d-elf", "d-dwarf", "d-halfling"},
    "t-staff-of-other-business": {"d-wizard", "d-cleric"},
    "t-archmage-bathrobe": {"d-wizard"},
    "t-grandmas-sweater": {"", "d-wizard", "d-cleric", "d-warrior", "d-thief", "d-dwarf", "d-halfling"},
}
CHARACTERS = ("", "d-wizard", "d-cleric", "d-warrior", "d-thief", "d-elf", "d-dwarf", "d-halfling")


@card("t-pointy-hat-of-power", "t-halo-on-a-stick", "t-hide-armour", "t-cheese-grater-of-peace", "t-axe-of-asking")
@card(
    "t-wand-of-wild-pointing",
    "t-wrecking-bell",
    "t-staff-of-other-business",
    "t-archmage-bathrobe",
    "t-grandmas-sweater",
)
@pytest.mark.parametrize("who", CHARACTERS)
@pytest.mark.parametrize("id", ELIGIBLE)
def test_a_limited_item_is_for_those_it_names(id: str, who: str) -> None:
    """Others may only pack it, where it gives nothing."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", id)
    if who:
        t.laid("ann", who)
    t.begin("ann")
    assert t.may("ann", "lay", card=id) == (who in ELIGIBLE[id])
    strength = t.sheet("ann").strength
    t.answer("ann", "lay-packed", card=id)
    assert t.sheet("ann").strength == strength


@card("t-level-misread-chart", "t-level-flatter-cartographer", "t-level-polish-trophy", "t-level-fail-upward")
@pytest.mark.parametrize(
    "id", ["t-level-misread-chart", "t-level-flatter-cartographer", "t-level-polish-trophy", "t-level-fail-upward"]
)
def test_a_card_goes_up_a_level_at_any_time_but_never_to_the_last(id: str) -> None:
    """In one's own turn, in somebody else's, in a fight; at level 9 it is not playable and stays in hand."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.monster("m-moonlighting-rat", "waiting-room", "bob")
    t.hand("bob", id)
    t.level("bob", 8)
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    t.answer("bob", "pass")
    t.answer("ann", "roll")
    t.answer("bob", "play", card=id)
    assert (t.sheet("bob").level, t.view("bob").hand) == (9, [])
    assert t.view("ann").treasure_discard == [id]

    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", id)
    t.level("ann", 9)
    t.begin("ann")
    assert not t.may("ann", "play", card=id)
    assert not t.may("ann", "lay", card=id)
    t.colour(t.colour_of("bob"))  # on one's own, one draws a card
    t.answer("ann", "end")
    assert t.view("ann").hand == [id]
