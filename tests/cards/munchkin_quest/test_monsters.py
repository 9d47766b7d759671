"""Every monster: its printed figures, whom it hates and disdains, and its Bad Stuff."""

import pytest

from tests.marks import card
from tests.quest_fights import ROOM, beside, helped_by, walk_in
from tests.quest_table import QuestTable
from underhall.games.munchkin_quest.facts import TREASURE


def lost_to(t: QuestTable, dice: int, *more: int) -> None:
    """Ann walks in and loses: a 1 against sixes, and a 1 to escape; then whatever else is rolled."""
    walk_in(t)
    t.dice(1, *[6] * dice, 1, *more)
    t.answer("ann", "roll")
    t.all_pass()


# -- printed figures -----------------------------------------------------------------------------------------------

FIGURES = [
    ("m-itsy-bitsy-spider", 1, 1, 1, 1, "tiny", "normal", "beast"),
    ("m-lame-goblin", 1, 1, 1, 1, "small", "normal", "humanoid"),
    ("m-office-fern", 1, 0, 1, 1, "small", "lurking", "plant"),
    ("m-moonlighting-rat", 1, 1, 1, 1, "tiny", "normal", "beast"),
    ("m-passive-aggressive-slime", 1, 1, 1, 1, "tiny", "slow", "slimy"),
    ("m-goldfish", 1, 1, 1, 1, "tiny", "slow", "beast"),
    ("m-skeleton-crew", 2, 1, 1, 1, "human", "normal", "undead"),
    ("m-lamp-moth", 2, 1, 1, 1, "tiny", "fast", "beast flying"),
    ("m-sock-mimic", 2, 1, 1, 1, "tiny", "lurking", "construct"),
    ("m-imp-on-probation", 2, 1, 1, 1, "small", "normal", "demon fiery"),
    ("m-kobold-accountant", 2, 1, 1, 1, "small", "normal", "humanoid"),
    ("m-psycho-squirrel", 3, 1, 1, 1, "tiny", "fast", "beast"),
    ("m-posthumous-hive", 3, 2, 1, 1, "tiny", "fast", "undead flying"),
    ("m-haunted-accordion", 3, 2, 1, 1, "small", "normal", "undead construct"),
    ("m-overworked-broom", 3, 2, 1, 1, "small", "contrary", "construct"),
    ("m-rainbow-bailiff", 4, 2, 2, 1, "small", "normal", "humanoid"),
    ("m-door-to-door-ghoul", 4, 2, 1, 1, "human", "normal", "undead"),
    ("m-hipster-dryad", 4, 2, 1, 1, "human", "contrary", "plant"),
    ("m-vengeful-cabbage", 4, 2, 1, 1, "small", "normal", "plant"),
    ("m-fungus", 5, 1, 1, 1, "human", "contrary", "plant slimy"),
    ("m-motivational-troll", 5, 2, 1, 1, "human", "normal", "giant"),
    ("m-gargoyle-lunch", 5, 2, 2, 1, "human", "normal", "construct flying"),
    ("m-shrieking-geek", 6, 1, 2, 1, "human", "normal", "humanoid"),
    ("m-bandit-brothers", 6, 2, 2, 1, "human", "normal", "humanoid"),
    ("m-ogre-dentist", 6, 2, 1, 1, "huge", "normal", "giant"),
    ("m-gelatinous-octahedron", 8, 2, 2, 1, "huge", "slow", "slimy"),
    ("m-gazebo", 8, 2, 2, 1, "huge", "lurking", "construct"),
    ("m-juice-vampire", 8, 2, 2, 1, "human", "fast", "undead flying"),
    ("m-minotaur-with-map", 8, 2, 2, 1, "human", "normal", "giant beast"),
    ("m-shadow-nose", 10, 2, 3, 1, "human", "slow", "undead flying"),
    ("m-tax-lich", 10, 2, 2, 1, "human", "normal", "undead"),
    ("m-hydra-committee", 10, 3, 3, 1, "huge", "normal", "beast"),
    ("m-espresso-elemental", 12, 2, 2, 1, "human", "fast", "construct fiery"),
    ("m-siege-snail", 12, 2, 2, 1, "huge", "slow", "beast slimy"),
    ("m-unspeakable-horror", 14, 2, 3, 1, "human", "special", "demon tentacled"),
    ("m-squidzilla", 16, 2, 3, 2, "huge", "normal", "beast slimy tentacled"),
    ("m-bullrog", 18, 2, 4, 2, "huge", "special", "demon fiery"),
    ("m-plutonium-dragon", 20, 3, 4, 2, "huge", "normal", "dragon fiery flying"),
]


@pytest.mark.parametrize(("monster", "level", "dice", "loot", "levels", "size", "gait", "traits"), FIGURES)
def test_a_monster_fights_with_its_printed_figures(
    monster: str, level: int, dice: int, loot: int, levels: int, size: str, gait: str, traits: str
) -> None:
    """Against a bare munchkin of level 9 whom nobody hates or disdains."""
    t = beside(monster)
    t.level("ann", 9)
    t.items("ann", "t-clown-shoes")  # a mimic hates bare feet
    walk_in(t)
    standee = t.view("ann").monsters[0]
    assert (standee.level, standee.dice, standee.treasures) == (level, dice, loot)
    assert (standee.size, standee.gait, standee.traits) == (size, gait, traits.split())
    assert (t.fight().totals[1], t.fight().treasures, t.fight().levels) == (level, loot, levels)
    assert [row.count for row in t.fight().dice_to_roll] == [1, dice]


# -- whom they hate ------------------------------------------------------------------------------------------------


@card(
    "m-office-fern",
    "m-moonlighting-rat",
    "m-skeleton-crew",
    "m-imp-on-probation",
    "m-kobold-accountant",
    "m-posthumous-hive",
)
@card("m-haunted-accordion", "m-overworked-broom", "m-door-to-door-ghoul", "m-hipster-dryad", "m-vengeful-cabbage")
@card("m-shrieking-geek", "m-ogre-dentist", "m-juice-vampire", "m-siege-snail", "m-unspeakable-horror")
@card("m-squidzilla", "m-plutonium-dragon")
@pytest.mark.parametrize(
    ("monster", "who", "n"),
    [
        ("m-office-fern", "d-elf", 4),
        ("m-moonlighting-rat", "d-cleric", 2),
        ("m-skeleton-crew", "d-wizard", 2),
        ("m-imp-on-probation", "d-cleric", 3),
        ("m-kobold-accountant", "d-thief", 3),
        ("m-posthumous-hive", "d-halfling", 2),
        ("m-haunted-accordion", "d-elf", 3),
        ("m-overworked-broom", "d-wizard", 4),
        ("m-door-to-door-ghoul", "d-thief", -2),
        ("m-hipster-dryad", "d-dwarf", 4),
        ("m-vengeful-cabbage", "d-halfling", 4),
        ("m-shrieking-geek", "d-warrior", 6),
        ("m-ogre-dentist", "d-dwarf", 3),
        ("m-juice-vampire", "d-halfling", 4),
        ("m-siege-snail", "d-thief", 3),
        ("m-unspeakable-horror", "d-warrior", 4),
        ("m-squidzilla", "d-elf", 4),
        ("m-plutonium-dragon", "d-halfling", 3),
    ],
)
def test_a_monster_minds_a_race_or_class(monster: str, who: str, n: int) -> None:
    """Its level, and the bonus or weakness once; a purebred Half-Breed or Super Munchkin is not hated."""
    level = next(row[1] for row in FIGURES if row[0] == monster)
    for alone in (False, True):
        t = beside(monster)
        t.level("ann", 6)
        t.laid("ann", who)
        if alone:
            t.laid("ann", "d-half-breed" if who in ("d-elf", "d-dwarf", "d-halfling") else "d-super-munchkin")
        walk_in(t)
        assert t.fight().totals[1] == (level if alone and n > 0 else level + n)


@card("m-itsy-bitsy-spider", "m-lamp-moth", "m-fungus", "m-gargoyle-lunch", "m-gelatinous-octahedron")
@card("m-minotaur-with-map", "m-espresso-elemental", "m-bullrog")
@pytest.mark.parametrize(
    ("monster", "item", "total"),
    [
        ("m-itsy-bitsy-spider", "t-firefighters-helmet", 4),
        ("m-itsy-bitsy-spider", "t-pleather-jerkin", 1),
        ("m-lamp-moth", "t-flaming-armour", 5),
        ("m-lamp-moth", "t-pleather-jerkin", 2),
        ("m-fungus", "t-pleather-jerkin", 8),
        ("m-fungus", "t-clown-shoes", 5),
        ("m-gargoyle-lunch", "t-flip-flops-of-flight", 9),
        ("m-gargoyle-lunch", "t-clown-shoes", 5),
        ("m-gelatinous-octahedron", "t-flaming-armour", 5),
        ("m-gelatinous-octahedron", "t-pleather-jerkin", 8),
        ("m-minotaur-with-map", "t-fine-print", 6),
        ("m-minotaur-with-map", "t-red-potion", 8),
        ("m-espresso-elemental", "t-firefighters-helmet", 9),
        ("m-espresso-elemental", "t-clown-shoes", 12),
        ("m-bullrog", "t-firefighters-helmet", 15),
        ("m-bullrog", "t-clown-shoes", 18),
    ],
)
def test_a_monster_minds_what_a_fighter_uses(monster: str, item: str, total: int) -> None:
    """Only as long as it is in use: the same thing in the pack does not count."""
    level = next(row[1] for row in FIGURES if row[0] == monster)
    for packed in (False, True):
        t = beside(monster)
        t.level("ann", 6)
        t.items("ann", item, packed=packed)
        walk_in(t)
        assert t.fight().totals[1] == (level if packed else total)


@card("m-sock-mimic")
def test_the_mimic_loves_bare_feet() -> None:
    """Level 2, and +3 if anybody who fights wears no Footgear: the helper is enough."""
    t = beside("m-sock-mimic")
    t.items("ann", "t-clown-shoes")
    walk_in(t)
    assert t.fight().totals[1] == 2
    helped_by(t, "bob")
    assert t.fight().totals[1] == 5


@card("m-goldfish", "m-rainbow-bailiff", "m-tax-lich")
@pytest.mark.parametrize(
    ("monster", "gold", "total"),
    [
        ("m-goldfish", 900, 1),
        ("m-goldfish", 1000, 4),
        ("m-rainbow-bailiff", 500, 4),
        ("m-rainbow-bailiff", 600, 8),
        ("m-tax-lich", 900, 10),
        ("m-tax-lich", 1000, 14),
    ],
)
def test_a_monster_smells_gold(monster: str, gold: int, total: int) -> None:
    """From 1000, 600 and 1000 on."""
    t = beside(monster)
    t.gold("ann", gold)
    walk_in(t)
    assert t.fight().totals[1] == total


@card("m-shadow-nose")
@pytest.mark.parametrize(("held", "total"), [(4, 10), (5, 14)])
def test_the_nose_smells_full_hands(held: int, total: int) -> None:
    """+4 from five cards in hand on."""
    t = beside("m-shadow-nose")
    t.hand("ann", *["d-elf", "d-dwarf", "d-warrior", "d-thief", "d-cleric"][:held])
    walk_in(t)
    assert t.fight().totals[1] == total


@card("m-motivational-troll")
@pytest.mark.parametrize(("level", "total"), [(3, 8), (4, 5)])
def test_the_troll_encourages_beginners(level: int, total: int) -> None:
    """+3 if any fighter is of level 3 or lower."""
    t = beside("m-motivational-troll")
    t.level("ann", level)
    walk_in(t)
    assert t.fight().totals[1] == total


@card("m-passive-aggressive-slime", "m-bandit-brothers", "m-gazebo")
@pytest.mark.parametrize(
    ("monster", "alone", "helped"),
    [("m-passive-aggressive-slime", 1, 3), ("m-bandit-brothers", 6, 4), ("m-gazebo", 8, 12)],
)
def test_a_monster_minds_helpers(monster: str, alone: int, helped: int) -> None:
    """The slime +2, the bandits -2, the gazebo +4."""
    t = beside(monster)
    walk_in(t)
    assert t.fight().totals[1] == alone
    helped_by(t, "bob")
    assert t.fight().totals[1] == helped


# -- whom they disdain ---------------------------------------------------------------------------------------------


@card("m-gargoyle-lunch", "m-juice-vampire", "m-hydra-committee", "m-espresso-elemental", "m-siege-snail")
@card("m-unspeakable-horror", "m-squidzilla", "m-bullrog", "m-plutonium-dragon")
@pytest.mark.parametrize(
    ("monster", "level"),
    [
        ("m-gargoyle-lunch", 2),
        ("m-juice-vampire", 3),
        ("m-hydra-committee", 3),
        ("m-espresso-elemental", 4),
        ("m-siege-snail", 3),
        ("m-unspeakable-horror", 4),
        ("m-squidzilla", 4),
        ("m-bullrog", 4),
        ("m-plutonium-dragon", 5),
    ],
)
def test_a_monster_disdains_low_levels(monster: str, level: int) -> None:
    """Up to this level there is no fight; one more, and there is."""
    t = beside(monster)
    t.level("ann", level)
    walk_in(t)
    assert t.view("ann").fight is None
    t = beside(monster)
    t.level("ann", level + 1)
    walk_in(t)
    assert t.view("ann").fight is not None


@card("m-hipster-dryad")
@pytest.mark.parametrize(("item", "fights"), [("t-pointy-hat-of-power", False), ("t-clown-shoes", True)])
def test_the_dryad_disdains_hats(item: str, fights: bool) -> None:
    """A leader who wears Headgear is so last age."""
    t = beside("m-hipster-dryad")
    t.laid("ann", "d-wizard")
    t.items("ann", item)
    walk_in(t)
    assert (t.view("ann").fight is not None) == fights


# -- Bad Stuff -----------------------------------------------------------------------------------------------------


@card("m-itsy-bitsy-spider", "m-passive-aggressive-slime", "m-fungus", "m-shrieking-geek", "m-sock-mimic")
@pytest.mark.parametrize(
    ("monster", "dice", "item"),
    [
        ("m-itsy-bitsy-spider", 1, "t-thinking-cap"),
        ("m-passive-aggressive-slime", 1, "t-clown-shoes"),
        ("m-fungus", 1, "t-pleather-jerkin"),
        ("m-shrieking-geek", 1, "t-thinking-cap"),
        ("m-sock-mimic", 1, "t-clown-shoes"),
    ],
)
def test_a_worn_item_is_lost(monster: str, dice: int, item: str) -> None:
    """Just the one in that slot; the sword and the one in the pack are safe. No more than the defeat's hit is lost."""
    t = beside(monster)
    t.items("ann", item, "t-begrudging-sword")
    t.items("ann", "t-firefighters-helmet", packed=True)
    lost_to(t, dice)
    assert sorted(row.card for row in t.sheet("ann").items) == ["t-begrudging-sword", "t-firefighters-helmet"]
    assert t.sheet("ann").health == 3


@card("m-sock-mimic")
def test_the_mimic_bites_bare_feet() -> None:
    """Without Footgear one hit more: once by the mimic, and not again for nothing."""
    t = beside("m-sock-mimic")
    lost_to(t, 1)
    assert t.sheet("ann").health == 2
    assert t.told("bad-stuff-in-vain") == []


@card("m-moonlighting-rat", "m-imp-on-probation", "m-ogre-dentist", "m-espresso-elemental")
@pytest.mark.parametrize(
    ("monster", "dice", "item", "health"),
    [
        ("m-moonlighting-rat", 1, "", 2),
        ("m-imp-on-probation", 1, "", 2),
        ("m-imp-on-probation", 1, "t-firefighters-helmet", 2),  # nothing happens, so one hit after all (MQ-RUN-07)
        ("m-ogre-dentist", 2, "", 1),
        ("m-espresso-elemental", 2, "", 0),
        ("m-espresso-elemental", 2, "t-firefighters-helmet", 2),
    ],
)
def test_hits_are_lost(monster: str, dice: int, item: str, health: int) -> None:
    """One for the defeat, and 1, 1, 2 or 3; Fire Protection saves from the imp and from all but one of the others."""
    t = beside(monster)
    t.level("ann", 5)
    if item:
        t.items("ann", item)
    lost_to(t, dice)
    assert t.sheet("ann").health == health
    assert t.sheet("ann").dead == (health == 0)
    spared = monster == "m-imp-on-probation" and item != ""
    assert len(t.told("bad-stuff-in-vain")) == (1 if spared else 0)


@card("m-lame-goblin", "m-kobold-accountant", "m-rainbow-bailiff", "m-tax-lich")
@pytest.mark.parametrize(
    ("monster", "dice", "gold", "left", "level"),
    [
        ("m-lame-goblin", 1, 500, 300, 4),
        ("m-lame-goblin", 1, 100, 0, 4),
        ("m-kobold-accountant", 1, 500, 200, 4),
        ("m-kobold-accountant", 1, 400, 200, 4),
        ("m-rainbow-bailiff", 2, 500, 0, 4),
        ("m-tax-lich", 2, 700, 0, 3),
    ],
)
def test_gold_is_lost(monster: str, dice: int, gold: int, left: int, level: int) -> None:
    """200, half rounded up to 100, all, and all with a level."""
    t = beside(monster)
    t.level("ann", 4)
    t.gold("ann", gold)
    lost_to(t, dice)
    assert (t.sheet("ann").gold, t.sheet("ann").level, t.sheet("ann").health) == (left, level, 3)


@card("m-goldfish")
def test_the_goldfish_makes_one_drop_gold() -> None:
    """300 lie in the room, for whoever comes."""
    t = beside("m-goldfish")
    t.gold("ann", 800)
    lost_to(t, 1)
    assert (t.sheet("ann").gold, t.tile(ROOM).gold) == (500, 300)


@card("m-lame-goblin")
def test_one_easily_runs_from_the_goblin() -> None:
    """A 4 is enough, for it adds 1."""
    t = beside("m-lame-goblin")
    walk_in(t)
    t.dice(1, 6, 4)
    t.answer("ann", "roll")
    assert t.told("escaped")[0]["n"] == 5
    assert t.sheet("ann").gold == 300


@card("m-kobold-accountant", "m-tax-lich")
@pytest.mark.parametrize(("monster", "price"), [("m-kobold-accountant", 400), ("m-tax-lich", 800)])
def test_a_bribe_sends_it_away(monster: str, price: int) -> None:
    """Only with enough gold; then it leaves, with neither level nor Treasure."""
    t = beside(monster)
    t.gold("ann", price - 100)
    walk_in(t)
    assert not t.may("ann", "bribe")
    t = beside(monster)
    t.gold("ann", price)
    walk_in(t)
    t.answer("ann", "bribe")
    assert t.view("ann").monsters == []
    assert (t.sheet("ann").gold, t.sheet("ann").level, t.sheet("ann").treasures_held) == (0, 1, 0)


@card("m-office-fern")
def test_pollen_costs_a_card_of_ones_choice() -> None:
    """It rolls no dice: level 1 and an Elf's +4 are enough."""
    t = beside("m-office-fern")
    t.laid("ann", "d-elf")
    t.hand("ann", "d-dwarf", "d-thief")
    lost_to(t, 0)
    assert t.asked() == "ann: discard"
    t.answer("ann", "card", card="d-dwarf")
    assert t.view("ann").hand == ["d-thief"]


@card("m-posthumous-hive")
def test_the_hive_stings() -> None:
    """A hit, and a card of one's own choice."""
    t = beside("m-posthumous-hive")
    t.hand("ann", "d-dwarf", "d-thief")
    lost_to(t, 2)
    t.answer("ann", "card", card="d-thief")
    assert (t.view("ann").hand, t.sheet("ann").health) == (["d-dwarf"], 2)


@card("m-skeleton-crew")
def test_skeletons_borrow_something_to_wear() -> None:
    """Any worn item, as Ann likes; the sword is not worn."""
    t = beside("m-skeleton-crew")
    t.items("ann", "t-clown-shoes", "t-party-cone", "t-begrudging-sword")
    lost_to(t, 1)
    assert {option.fields["card"] for option in t.options("ann")} == {"t-clown-shoes", "t-party-cone"}
    t.answer("ann", "item", card="t-party-cone")
    assert [row.card for row in t.sheet("ann").items] == ["t-clown-shoes", "t-begrudging-sword"]


@card("m-lamp-moth", "m-hipster-dryad")
@pytest.mark.parametrize(
    ("monster", "dice", "first", "second"),
    [
        ("m-lamp-moth", 1, "t-grandmas-sweater", "t-party-cone"),
        ("m-hipster-dryad", 2, "t-amulet-mild-protection", "t-grandmas-sweater"),
    ],
)
def test_the_first_kind_that_exists_is_lost(monster: str, dice: int, first: str, second: str) -> None:
    """The moth eats Clothing, else Headgear; the dryad shames Shiny things, else Clothing."""
    t = beside(monster)
    t.items("ann", first, second)
    lost_to(t, dice)
    assert [row.card for row in t.sheet("ann").items] == [second]
    t = beside(monster)
    t.items("ann", second)
    lost_to(t, dice)
    assert t.sheet("ann").items == []


@card("m-psycho-squirrel", "m-overworked-broom")
@pytest.mark.parametrize(
    ("monster", "dice", "n", "barred"), [("m-psycho-squirrel", 1, 2, True), ("m-overworked-broom", 2, 1, False)]
)
def test_items_of_ones_choice_are_dropped(monster: str, dice: int, n: int, barred: bool) -> None:
    """Two that nobody may pick up before Ann's next turn, or one that anybody may."""
    t = beside(monster)
    t.items("ann", "t-clown-shoes", "t-party-cone")
    t.items("ann", "t-pot-lid", packed=True)
    lost_to(t, dice)
    t.answer("ann", "item", card="t-pot-lid")
    if n == 2:
        t.answer("ann", "item", card="t-clown-shoes")
    assert [(lying.card, lying.barred) for lying in t.tile(ROOM).floor] == [
        ("t-pot-lid", barred),
        ("t-clown-shoes", barred),
    ][:n]


@card("m-psycho-squirrel")
@pytest.mark.parametrize(("rolled", "reborn"), [(3, False), (4, True)])
def test_the_squirrel_is_hard_to_kill(rolled: int, reborn: bool) -> None:
    """Beaten, on 4 to 6 it goes next door: a Treasure, no level."""
    t = beside("m-psycho-squirrel")
    t.room("beige-chamber", "east", ROOM)
    t.level("ann", 5)
    walk_in(t)
    t.dice(6, 1, rolled)
    t.answer("ann", "roll")
    assert t.sheet("ann").treasures_held == 1
    assert t.sheet("ann").level == (5 if reborn else 6)
    assert [monster.place for monster in t.view("ann").monsters] == ([t.place("beige-chamber")] if reborn else [])


@card("m-haunted-accordion")
def test_after_the_encore_nobody_helps_in_the_next_combat() -> None:
    """In the fight after that Ann may call again."""
    t = beside("m-haunted-accordion")
    t.room("beige-chamber", "west")
    t.room("sofa-canyon", "west", "beige-chamber")
    t.monster("m-moonlighting-rat", "beige-chamber", "bob")
    t.monster("m-lame-goblin", "sofa-canyon", "bob")
    t.at("bob", "beige-chamber")
    t.level("ann", 3)
    t.next_from(TREASURE, "t-pot-lid")
    lost_to(t, 2)
    assert t.sheet("ann").shunned
    t.answer("ann", "walk", place="beige-chamber")
    assert not t.may("ann", "call")
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert not t.sheet("ann").shunned
    t.answer("ann", "walk", place="sofa-canyon")
    assert t.may("ann", "call")


@card("m-door-to-door-ghoul", "m-motivational-troll", "m-minotaur-with-map", "m-shadow-nose")
@pytest.mark.parametrize(
    ("monster", "dice", "health"),
    [
        ("m-door-to-door-ghoul", 2, 3),
        ("m-motivational-troll", 2, 3),
        ("m-minotaur-with-map", 2, 2),
        ("m-shadow-nose", 2, 2),
    ],
)
def test_a_level_is_lost(monster: str, dice: int, health: int) -> None:
    """From level 4 to 3; two of them take a hit besides."""
    t = beside(monster)
    t.level("ann", 4)
    lost_to(t, dice)
    assert (t.sheet("ann").level, t.sheet("ann").health) == (3, health)


@card("m-door-to-door-ghoul", "m-shadow-nose", "m-unspeakable-horror")
@pytest.mark.parametrize(
    ("monster", "link", "passes"),
    [
        ("m-door-to-door-ghoul", "locked", True),
        ("m-door-to-door-ghoul", "hidden", False),
        ("m-shadow-nose", "locked", True),
        ("m-shadow-nose", "hidden", True),
        ("m-shadow-nose", "wall", False),
        ("m-unspeakable-horror", "locked", True),
        ("m-unspeakable-horror", "hidden", True),
        ("m-unspeakable-horror", "wall", True),
    ],
)
def test_some_links_do_not_stop_it(monster: str, link: str, passes: bool) -> None:
    """An arrow of the rolled colour leads through the link: it goes, or it stays."""
    t = beside(monster)
    arrows = t.tile(ROOM).arrows
    colour, side = next((c, s) for c, s in arrows.items() if s != "west")
    t.room("beige-chamber", side, ROOM, link)
    t.begin("ann")
    t.colour(colour)
    t.answer("ann", "end")
    t.all_pass()
    moved = t.view("ann").monsters[0].place != t.place(ROOM)
    assert moved == passes


@card("m-bullrog")
def test_the_bullrog_breaks_doors() -> None:
    """A locked door on its way is a passage from then on."""
    t = beside("m-bullrog")
    colour, side = next((c, s) for c, s in t.tile(ROOM).arrows.items() if s != "west")
    t.room("beige-chamber", side, ROOM, "locked")
    t.begin("ann")
    t.colour(colour)
    t.answer("ann", "end")
    t.all_pass()
    assert t.view("ann").monsters[0].place != t.place(ROOM)
    assert t.tile(ROOM).links[["north", "east", "south", "west"].index(side)].kind == "passage"


@card("m-vengeful-cabbage")
@pytest.mark.parametrize(("answer", "health"), [("pass", 1), ("card", 2), ("item", 2)])
def test_the_cabbage_takes_a_potion_for_a_hit(answer: str, health: int) -> None:
    """Two hits, or one for a Potion from hand or belt."""
    t = beside("m-vengeful-cabbage")
    t.hand("ann", "t-red-potion")
    t.items("ann", "t-blink-potion")
    walk_in(t)
    t.dice(1, 6, 6, 1)
    t.answer("ann", "roll")
    assert t.asked() == "ann: give-potion"
    t.answer("ann", answer)
    assert t.sheet("ann").health == health
    assert len(t.view("ann").treasure_discard) == (0 if answer == "pass" else 1)


@card("m-gargoyle-lunch")
def test_the_gargoyle_breaks_what_one_holds() -> None:
    """A hit, and one item in hands as Ann likes."""
    t = beside("m-gargoyle-lunch")
    t.level("ann", 3)
    t.items("ann", "t-pot-lid", "t-begrudging-sword", "t-clown-shoes")
    lost_to(t, 2)
    t.answer("ann", "item", card="t-pot-lid")
    assert t.sheet("ann").health == 2
    assert sorted(row.card for row in t.sheet("ann").items) == ["t-begrudging-sword", "t-clown-shoes"]


@card("m-bandit-brothers")
def test_bandits_take_the_dearest_thing_in_use() -> None:
    """Unasked; what is in the pack or waits on the belt is not in use."""
    t = beside("m-bandit-brothers")
    t.items("ann", "t-pleather-jerkin", "t-amulet-mild-protection")
    t.items("ann", "t-adamant-armour", packed=True)
    lost_to(t, 2)
    assert sorted(row.card for row in t.sheet("ann").items) == ["t-adamant-armour", "t-pleather-jerkin"]


@card("m-gelatinous-octahedron")
def test_the_octahedron_dissolves_all_three() -> None:
    """Armour, Headgear and Footgear; not the medal."""
    t = beside("m-gelatinous-octahedron")
    t.items("ann", "t-pleather-jerkin", "t-party-cone", "t-clown-shoes", "t-participation-medal")
    lost_to(t, 2)
    assert [row.card for row in t.sheet("ann").items] == ["t-participation-medal"]


@card("m-gazebo")
def test_the_gazebo_ends_ones_walk() -> None:
    """A hit, and no moves left this turn."""
    t = beside("m-gazebo")
    lost_to(t, 2)
    assert (t.sheet("ann").health, t.sheet("ann").moves_left, t.where("ann")) == (2, 0, "entrance")


@card("m-juice-vampire", "m-hydra-committee")
@pytest.mark.parametrize(
    ("monster", "dice", "level", "health"), [("m-juice-vampire", 2, 3, 3), ("m-hydra-committee", 3, 4, 1)]
)
def test_a_card_is_lost_by_chance(monster: str, dice: int, level: int, health: int) -> None:
    """With a level, or with two hits; nobody is asked which card."""
    t = beside(monster)
    t.level("ann", 4)
    t.hand("ann", "d-dwarf", "d-thief", "d-elf")
    lost_to(t, dice)
    assert (t.sheet("ann").level, t.sheet("ann").health, t.sheet("ann").dxm_held) == (level, health, 2)


@card("m-siege-snail")
@pytest.mark.parametrize(
    ("items", "lost"),
    [
        (["t-shield-unreasonable", "t-begrudging-sword"], "t-shield-unreasonable"),  # Big goes before strong
        (["t-begrudging-sword", "t-pot-lid", "t-lockpick-loafers"], "t-begrudging-sword"),
    ],
)
def test_the_snail_flattens_a_big_thing_or_the_best(items: list[str], lost: str) -> None:
    """A level, and a Big item, else the one with the highest bonus; nobody is asked."""
    t = beside("m-siege-snail")
    t.level("ann", 4)
    t.items("ann", *items)
    lost_to(t, 2)
    assert t.sheet("ann").level == 3
    assert set(items) - {row.card for row in t.sheet("ann").items} == {lost}


@card("m-unspeakable-horror")
def test_whoever_understands_the_horror_loses_the_class() -> None:
    """Two levels and every class, and Super Munchkin with the last."""
    t = beside("m-unspeakable-horror")
    t.level("ann", 5)
    t.laid("ann", "d-thief", "d-super-munchkin", "d-cleric", "d-elf")
    lost_to(t, 2)
    assert (t.sheet("ann").level, t.sheet("ann").laid) == (3, ["d-elf"])


@card("m-squidzilla")
def test_squidzilla_grabs_everything_in_reach() -> None:
    """All in hands, one thing more as Ann likes, and a hit."""
    t = beside("m-squidzilla")
    t.level("ann", 5)
    t.items("ann", "t-pot-lid", "t-begrudging-sword", "t-clown-shoes", "t-party-cone")
    lost_to(t, 2)
    t.answer("ann", "item", card="t-party-cone")
    assert [row.card for row in t.sheet("ann").items] == ["t-clown-shoes"]
    assert t.sheet("ann").health == 2


@card("m-bullrog", "m-plutonium-dragon")
@pytest.mark.parametrize(("monster", "dice"), [("m-bullrog", 2), ("m-plutonium-dragon", 3)])
def test_some_kill_at_once(monster: str, dice: int) -> None:
    """Caught, Ann is dead; escaped, she is not."""
    t = beside(monster)
    t.level("ann", 6)
    lost_to(t, dice)
    assert t.sheet("ann").dead
    t = beside(monster)
    t.level("ann", 6)
    walk_in(t)
    t.dice(1, *[6] * dice, 5)
    t.answer("ann", "roll")
    assert not t.sheet("ann").dead


@card("m-plutonium-dragon", "m-squidzilla", "m-bullrog")
@pytest.mark.parametrize("monster", ["m-plutonium-dragon", "m-squidzilla", "m-bullrog"])
def test_a_scary_monster_gives_two_levels_and_its_loot(monster: str) -> None:
    """Killed alone by Ann of level 6 with heavy arms: level 8, and the printed Treasures."""
    t = beside(monster)
    t.level("ann", 6)
    t.laid("ann", "d-dwarf")
    t.items("ann", "t-adamant-armour", "t-clown-shoes", cheat=True)
    t.items("ann", "t-wrecking-bell")
    t.hand("ann", "t-potion-of-strength", "t-freezing-explosive-potion", "t-suspiciously-glowing")
    walk_in(t)
    for potion in ("t-potion-of-strength", "t-freezing-explosive-potion", "t-suspiciously-glowing"):
        t.answer("ann", "play", card=potion)
        t.answer("ann", "for-munchkins")
    loot = t.view("ann").monsters[0].treasures
    dice = t.view("ann").monsters[0].dice
    t.dice(6, *[1] * dice)
    t.answer("ann", "roll")
    t.all_pass()
    assert (t.sheet("ann").level, t.sheet("ann").treasures_held) == (8, loot)
