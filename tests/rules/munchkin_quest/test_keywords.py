"""Keywords on monsters and items: what refers to them, and that they do nothing by themselves."""

import pytest

from tests.marks import rule
from tests.quest_fights import ROOM, beside, plays, walk_in
from tests.quest_table import munchkin_quest
from underhall.errors import BadCardData
from underhall.games.munchkin_quest.facts import CARDS, DRAGON, GAITS, MONSTER, NO_WEAPON, SIZES, WEAPONS, Entry


@rule("MQ-KEY-01")
@pytest.mark.parametrize(
    ("monster", "bonus"), [("m-imp-on-probation", 2), ("m-skeleton-crew", 2), ("m-lame-goblin", 0)]
)
def test_rooms_and_cards_refer_to_keywords(monster: str, bonus: int) -> None:
    """The evil altar helps Demons and Undead, and nobody else."""
    t = beside(monster, room="evil-altar")
    walk_in(t, "evil-altar")
    assert t.fight().totals[1] == t.view("ann").monsters[0].level + bonus


@rule("MQ-KEY-02")
@pytest.mark.parametrize(
    ("monster", "size", "fights"), [("m-moonlighting-rat", "tiny", False), ("m-fungus", "human", True)]
)
def test_sizes_and_those_without_one(monster: str, size: str, fights: bool) -> None:
    """A cloak that hides one from Tiny monsters hides from the rat; without a size word a monster is human-sized."""
    t = beside(monster)
    t.items("ann", "t-cloak-of-being-furniture")
    walk_in(t)
    assert t.view("ann").monsters[0].size == size
    assert (t.view("ann").fight is not None) == fights


@rule("MQ-KEY-03")
def test_every_monster_moves_in_one_of_the_known_ways() -> None:
    """One of six; another word in the data is refused, and the message says which would be right."""
    ways = {GAITS[card.gait] for card in CARDS if card.deck == MONSTER}
    assert ways == {"normal", "fast", "slow", "lurking", "contrary", "special"}
    with pytest.raises(BadCardData, match="lurking"):
        Entry("cards.toml", {"id": "m-odd", "gait": "sideways"}).one_of("gait", GAITS, "normal")
    with pytest.raises(BadCardData, match="huge"):
        Entry("cards.toml", {"id": "m-odd", "size": "vast"}).one_of("size", SIZES, "human")


@rule("MQ-KEY-04")
def test_a_keyword_by_itself_changes_nothing() -> None:
    """On fire, the rat is Fiery; against a helmet with Fire Protection its levels are gone and nothing else happens."""
    t = beside("m-moonlighting-rat")
    t.items("ann", "t-firefighters-helmet")
    t.hand("ann", "d-enh-on-fire")
    walk_in(t)
    before = t.fight().totals
    t.answer("ann", "play", card="d-enh-on-fire")
    assert "fiery" in t.view("ann").monsters[0].traits
    assert t.fight().totals == before


@rule("MQ-KEY-05", "MQ-CONF-55")
def test_there_is_one_dragon_among_38_monsters() -> None:
    """The decks are our own: 38, 84 and 78 cards."""
    monsters = [card for card in CARDS if card.deck == MONSTER]
    assert [card.id for card in monsters if card.traits >> DRAGON & 1] == ["m-plutonium-dragon"]
    assert [sum(card.copies for card in CARDS if card.deck == deck) for deck in range(3)] == [38, 84, 78]


@rule("MQ-KEY-06")
@pytest.mark.parametrize(("item", "theirs"), [("t-firefighters-helmet", 15), ("t-thinking-cap", 18)])
def test_fire_protection_helps_against_the_fiery(item: str, theirs: int) -> None:
    """The Bullrog is weaker against it."""
    t = beside("m-bullrog")
    t.level("ann", 5)
    t.items("ann", item)
    walk_in(t)
    assert t.sheet("ann").fire_protection == (item == "t-firefighters-helmet")
    assert t.fight().totals[1] == theirs


@rule("MQ-KEY-07")
@pytest.mark.parametrize(("item", "dice"), [("t-flip-flops-of-flight", 0), ("t-lockpick-loafers", 1)])
def test_flight_is_for_rooms_and_cards_to_mind(item: str, dice: int) -> None:
    """In the draught whoever can fly rolls a die fewer."""
    t = beside("m-moonlighting-rat", room="draughty-room")
    t.items("ann", item)
    walk_in(t, "draughty-room")
    assert t.fight().dice_to_roll[0].count == dice


@rule("MQ-KEY-08")
def test_seven_kinds_of_weapons() -> None:
    """Each is in the set; shields are none. The Dwarf's bonus knows an axe from a shield."""
    found = {WEAPONS[card.weapon] for card in CARDS if card.weapon != NO_WEAPON}
    assert found == {"sword", "spear", "axe", "mace", "bow", "dagger", "club"}
    for item, strength in (("t-axe-of-asking", 5), ("t-pot-lid", 2)):
        t = munchkin_quest(["ann", "bob"])
        t.laid("ann", "d-dwarf")
        t.items("ann", item)
        t.begin("ann")
        assert t.sheet("ann").strength == strength


@rule("MQ-KEY-09")
def test_bonuses_and_penalties_add_up() -> None:
    """+3 by clown shoes, -1 for an Elf with something Big: +2 in all."""
    t = beside("m-moonlighting-rat")
    t.laid("ann", "d-elf")
    t.items("ann", "t-clown-shoes")
    walk_in(t)
    assert t.fight().totals[0] == 1 + 3 - 1
    assert sorted(row.n for row in t.fight().summands if row.side == 0) == [-1, 1, 3]


@rule("MQ-KEY-10")
def test_whatever_fits_nowhere_else_hangs_on_the_belt() -> None:
    """Four such things at once, with both hands full."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-meat-mallet")
    t.hand("ann", "t-big-rubber-duck", "t-banana-of-fate", "t-dungeon-pass", "t-blame-glass")
    t.begin("ann")
    for name in ("t-big-rubber-duck", "t-banana-of-fate", "t-dungeon-pass", "t-blame-glass"):
        t.answer("ann", "lay", card=name)
    assert (len(t.sheet("ann").items), t.sheet("ann").hands_used) == (5, 2)


@rule("MQ-KEY-11")
def test_potions_and_scrolls_are_used_once_and_many_are_thrown() -> None:
    """Next door, Bob may throw the potion of strength, not read his scroll into Ann's fight; it is gone afterwards."""
    t = beside("m-moonlighting-rat")
    t.hand("bob", "t-potion-of-strength", "t-scroll-restricted-area", "t-blink-potion")
    walk_in(t)
    t.answer("ann", "roll")
    assert plays(t, "bob") == ["t-potion-of-strength"]
    t.answer("bob", "play", card="t-potion-of-strength")
    t.answer("bob", "for-munchkins")
    t.dice(6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert "t-potion-of-strength" in t.view("ann").treasure_discard
    assert t.where("ann") == ROOM
