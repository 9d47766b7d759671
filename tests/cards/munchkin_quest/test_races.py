"""The three races and Half-Breed."""

import pytest

from tests.marks import card
from tests.quest_fights import ROOM, beside, walk_in
from tests.quest_table import munchkin_quest

# -- Dwarf ---------------------------------------------------------------------------------------------------------


@card("d-dwarf")
@pytest.mark.parametrize(("race", "moves"), [("", 1), ("d-dwarf", 3)])
def test_big_items_do_not_slow_a_dwarf(race: str, moves: int) -> None:
    """Three Big things cost others two moves."""
    t = munchkin_quest(["ann", "bob"])
    if race:
        t.laid("ann", race)
    t.items("ann", "t-adamant-armour", "t-clown-shoes", "t-shield-unreasonable")
    t.begin("ann")
    assert t.sheet("ann").moves == moves


@card("d-dwarf")
@pytest.mark.parametrize(("race", "gold"), [("", 300), ("d-dwarf", 400)])
def test_a_dwarf_finds_more_gold(race: str, gold: int) -> None:
    """A search of 2 brings 300, and a Dwarf 100 more."""
    t = munchkin_quest(["ann", "bob"])
    t.room("beige-chamber", "east")
    t.at("ann", "beige-chamber")
    if race:
        t.laid("ann", race)
    t.begin("ann")
    before = t.sheet("ann").gold
    t.dice(2 - (t.tile("beige-chamber").search or 0))
    t.answer("ann", "search")
    assert t.sheet("ann").gold - before == gold


@card("d-dwarf")
@pytest.mark.parametrize(
    ("items", "n"), [(["t-axe-of-asking"], 4), (["t-meat-mallet"], 4), (["t-begrudging-sword"], 2)]
)
def test_a_dwarf_likes_axes_and_maces(items: list[str], n: int) -> None:
    """+1 with one of them in use."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-dwarf")
    t.items("ann", *items)
    t.begin("ann")
    assert t.sheet("ann").strength == 1 + n


@card("d-dwarf")
@pytest.mark.parametrize(("half", "escaped"), [(False, 0), (True, 1)])
def test_a_dwarf_runs_badly(half: bool, escaped: int) -> None:
    """A 5 is 4; not for a half-dwarf."""
    t = beside("m-moonlighting-rat")
    t.laid("ann", "d-dwarf")
    if half:
        t.laid("ann", "d-half-breed")
    walk_in(t)
    t.dice(1, 6, 5)
    t.answer("ann", "roll")
    assert len(t.told("escaped")) == escaped


# -- Elf -----------------------------------------------------------------------------------------------------------


@card("d-elf")
@pytest.mark.parametrize(("race", "cost"), [("", 3), ("d-elf", 1)])
def test_an_elf_sees_hidden_passages(race: str, cost: int) -> None:
    """They cost 1 move."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM, "hidden")
    t.at("ann", ROOM)
    if race:
        t.laid("ann", race)
    t.begin("ann")
    t.answer("ann", "walk", place="beige-chamber")
    assert t.sheet("ann").moves_left == 3 - cost


@card("d-elf")
@pytest.mark.parametrize(("half", "strength"), [(False, 6), (True, 8)])
def test_big_things_do_not_suit_an_elf(half: bool, strength: int) -> None:
    """-1 for each Big item in use; the one in the pack does not count, and a half-elf does not mind."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-elf")
    if half:
        t.laid("ann", "d-half-breed")
    t.items("ann", "t-adamant-armour", "t-clown-shoes")
    t.items("ann", "t-shield-unreasonable", packed=True)
    t.begin("ann")
    assert t.sheet("ann").strength == strength


# -- Halfling ------------------------------------------------------------------------------------------------------


@card("d-halfling")
@pytest.mark.parametrize(("wounds", "health"), [(1, 3), (2, 3), (3, 2)])
def test_second_breakfast(wounds: int, health: int) -> None:
    """With two hits or fewer at the start of the turn one is healed; with three none."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-halfling")
    t.wounds("ann", wounds)
    t.begin("ann", "start")
    t.all_pass()
    assert t.sheet("ann").health == health


@card("d-halfling")
def test_a_halfling_searches_twice() -> None:
    """Ann rolls for a monster, rolls again and finds gold; she cannot do so a third time."""
    t = munchkin_quest(["ann", "bob"])
    t.room("beige-chamber", "east")
    t.at("ann", "beige-chamber")
    t.laid("ann", "d-halfling")
    t.begin("ann")
    more = t.tile("beige-chamber").search or 0
    t.dice(1)
    t.answer("ann", "search")
    t.dice(3 - more)
    t.answer("ann", "use", card="d-halfling")
    assert t.told("gold-gained")[-1]["n"] == 400
    assert t.view("ann").monsters == []


@card("d-halfling", "d-half-breed")
@pytest.mark.parametrize(("half", "moves"), [(False, 2), (True, 3)])
def test_short_legs_and_deep_pockets(half: bool, moves: int) -> None:
    """Hand 6, pack 3, a move less; a half-halfling keeps the move."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-halfling")
    if half:
        t.laid("ann", "d-half-breed")
    t.begin("ann")
    assert (t.sheet("ann").hand_limit, t.sheet("ann").pack_limit, t.sheet("ann").moves) == (6, 3, moves)


# -- Half-Breed ----------------------------------------------------------------------------------------------------


@card("d-half-breed")
def test_half_breed_needs_a_race_and_allows_a_second() -> None:
    """Not without a race; with an Elf it is laid, then a Dwarf may join with all pros and cons, and no third race."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-half-breed", "d-elf", "d-dwarf", "d-halfling")
    t.begin("ann")
    assert not t.may("ann", "play", card="d-half-breed")
    for name in ("d-elf", "d-half-breed", "d-dwarf"):
        t.answer("ann", "play", card=name)
    assert sorted(t.sheet("ann").races) == ["dwarf", "elf"]
    assert not t.may("ann", "play", card="d-halfling")
