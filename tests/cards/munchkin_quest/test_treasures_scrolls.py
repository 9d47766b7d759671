"""Scrolls: read once."""

import pytest

from tests.cards.munchkin_quest.treasure_scenes import near_a_fight, plays, rolls, runs, walk_in
from tests.marks import card
from tests.quest_table import munchkin_quest
from underhall.games.munchkin_quest.facts import MONSTER, TREASURE


@card("t-scroll-of-ominous-humming")
@pytest.mark.parametrize(("who", "gold", "left"), [("", 500, 300), ("", 100, 0), ("d-wizard", 500, 500)])
def test_evil_energy_costs_gold_unless_one_is_a_wizard(who: str, gold: int, left: int) -> None:
    """200, as far as there is so much."""
    t = near_a_fight("m-moonlighting-rat")
    t.hand("ann", "t-scroll-of-ominous-humming")
    t.gold("ann", gold)
    if who:
        t.laid("ann", who)
    walk_in(t)
    plays(t, "ann", "t-scroll-of-ominous-humming", "for-munchkins")
    assert t.fight().totals[0] == (8 if who else 7)
    assert t.sheet("ann").gold == left


@card("t-scroll-restricted-area")
def test_a_restricted_area_keeps_outsiders_out() -> None:
    """Bob may neither throw a potion nor enhance the rat, nor load a die after the roll; a level of his own he may
    gain."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.monster("m-moonlighting-rat", "waiting-room", "ann")
    t.hand("ann", "t-scroll-restricted-area")
    t.hand("bob", "t-potion-of-strength", "d-enh-hairy", "d-reloaded-die", "t-level-fail-upward")
    walk_in(t)
    t.answer("bob", "pass")
    t.answer("ann", "play", card="t-scroll-restricted-area")
    assert t.fight().locked
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert [str(option) for option in t.options("bob")] == ["pass", "play t-level-fail-upward"]
    t.answer("bob", "pass")
    assert [str(option) for option in t.options("bob")] == ["pass", "play t-level-fail-upward"]  # before the rewards
    t.answer("bob", "pass")
    assert t.sheet("ann").level == 2
    assert t.view("ann").treasure_discard == ["t-scroll-restricted-area"]


@card("t-scroll-restricted-area")
def test_a_restricted_area_is_for_fighters_and_keeps_them_in() -> None:
    """Bob outside cannot read it; Ann's own cards still work in it."""
    t = near_a_fight("m-moonlighting-rat")
    t.hand("ann", "t-scroll-restricted-area", "t-potion-of-strength")
    walk_in(t)
    t.answer("ann", "play", card="t-scroll-restricted-area")
    plays(t, "ann", "t-potion-of-strength", "for-munchkins")
    assert t.fight().totals == [6, 1]

    t = near_a_fight("m-moonlighting-rat")
    t.hand("bob", "t-scroll-restricted-area")
    walk_in(t)
    rolls(t, 6, 1)
    assert "t-scroll-restricted-area" in t.view("bob").hand


@card("t-return-to-sender")
def test_return_to_sender_goes_to_the_entrance() -> None:
    """In the own turn, for no moves; from the Entrance it leads nowhere."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", of="waiting-room")
    t.at("ann", "beige-chamber")
    t.hand("ann", "t-return-to-sender")
    t.begin("ann")
    t.answer("ann", "play", card="t-return-to-sender")
    assert (t.where("ann"), t.sheet("ann").moves_left) == ("entrance", 3)
    assert t.view("ann").treasure_discard == ["t-return-to-sender"]

    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "t-return-to-sender")
    t.begin("ann")
    assert not t.may("ann", "play")


@card("t-return-to-sender", "t-you-are-here")
@pytest.mark.parametrize("id", ["t-return-to-sender", "t-you-are-here"])
def test_some_scrolls_are_read_instead_of_a_forced_fight(id: str) -> None:
    """Ann wakes up beside a rat and is gone before it looks; in the fight itself it would be too late."""
    t = near_a_fight("m-moonlighting-rat")
    t.at("ann", "waiting-room")
    t.hand("ann", id)
    t.begin("ann")
    assert t.asked() == "ann: meeting"
    t.answer("ann", "play", card=id)
    if id == "t-you-are-here":
        t.answer("ann", "place", place="entrance")
    assert (t.where("ann"), t.asked()) == ("entrance", "ann: moves")

    t = near_a_fight("m-moonlighting-rat")
    t.hand("ann", id)
    walk_in(t)
    t.answer("ann", "fight")
    assert not t.may("ann", "play", card=id)


@card("t-return-to-sender")
def test_returned_at_the_last_level_one_meets_the_boss() -> None:
    """The Entrance is where it waits."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.at("ann", "waiting-room")
    t.hand("ann", "t-return-to-sender")
    t.level("ann", 10)
    t.next_from(MONSTER, "m-goldfish")
    t.begin("ann")
    t.colour("yellow")
    t.answer("ann", "play", card="t-return-to-sender")
    assert t.fight().boss


@card("t-you-are-here")
def test_you_are_here_leads_to_any_room_without_a_monster() -> None:
    """In the own turn: however far, but not to the rat."""
    t = near_a_fight("m-moonlighting-rat")
    t.room("room-404", "east", of="beige-chamber", link="wall")
    t.hand("ann", "t-you-are-here")
    t.begin("ann")
    t.answer("ann", "play", card="t-you-are-here")
    rooms = {option.fields["place"] for option in t.options("ann", "place")}
    assert rooms == {t.place("beige-chamber"), t.place("room-404")}
    t.answer("ann", "place", place="room-404")
    assert (t.where("ann"), t.sheet("ann").moves_left) == ("room-404", 3)


@card("t-you-are-here")
def test_you_are_here_instead_of_escape_rolls() -> None:
    """After the hits of the defeat Ann is gone: no roll, no Bad Stuff."""
    t = near_a_fight("m-moonlighting-rat", "m-fungus")
    t.room("room-404", "east", of="beige-chamber")
    t.hand("ann", "t-you-are-here")
    walk_in(t)
    t.answer("ann", "fight")
    rolls(t, 1, 6, 6)
    t.answer("ann", "play", card="t-you-are-here")
    t.answer("ann", "place", place="room-404")
    assert (t.where("ann"), t.sheet("ann").health) == ("room-404", 2)
    assert (t.told("caught"), t.told("escaped")) == ([], [])
    assert t.asked() == "ann: moves"


@card("t-sudden-paperwork")
def test_paperwork_sends_a_small_monster_home_for_a_treasure() -> None:
    """The troll (5) may go, the gazebo (8) and a rat made Ancient (11) may not; its Treasure comes with the others."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    troll = t.monster("m-motivational-troll", "waiting-room", "bob")
    t.monster("m-gazebo", "waiting-room", "bob")
    t.monster("m-moonlighting-rat", "waiting-room", "bob", "d-enh-ancient")
    t.level("ann", 9)
    t.items("ann", "t-flaming-armour", "t-staff-of-other-business", "t-eye-of-argon", "t-pointy-hat-of-power")
    t.laid("ann", "d-wizard")
    t.hand("ann", "t-sudden-paperwork")
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    expected = t.fight().treasures
    t.answer("ann", "play", card="t-sudden-paperwork")
    assert t.standee(troll) is None
    assert t.fight().treasures == expected
    assert t.view("ann").treasure_discard == ["t-sudden-paperwork"]
    rolls(t, 6, 1, 1, 1)
    assert t.sheet("ann").level == 10
    assert t.sheet("ann").treasures_held == expected


@card("t-sudden-paperwork")
def test_paperwork_pays_nothing_after_a_defeat() -> None:
    """The rat is gone, the gazebo wins: no Treasure."""
    t = near_a_fight("m-moonlighting-rat", "m-gazebo")
    t.hand("ann", "t-sudden-paperwork")
    walk_in(t)
    t.answer("ann", "play", card="t-sudden-paperwork")
    rolls(t, 1, 6, 6, 6)
    runs(t)
    assert (t.where("ann"), t.sheet("ann").treasures_held) == ("entrance", 0)


@card("t-sudden-paperwork")
def test_paperwork_for_the_only_monster_ends_the_fight() -> None:
    """No level, but its Treasure at once, since nobody is left to be beaten."""
    t = near_a_fight("m-moonlighting-rat")
    t.hand("ann", "t-sudden-paperwork")
    t.next_from(TREASURE, "t-pot-lid")
    walk_in(t)
    t.answer("ann", "play", card="t-sudden-paperwork")
    assert (t.view("ann").fight, t.view("ann").monsters, t.sheet("ann").level) == (None, [], 1)
    assert t.view("ann").hand == ["t-pot-lid"]


@card("t-fine-print")
def test_fine_print_cancels_a_curse_on_anybody() -> None:
    """Cy, far away, reads it for Bob."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", of="waiting-room")
    t.at("cy", "beige-chamber")
    t.hand("ann", "d-curse-forgot-backstory")
    t.hand("cy", "t-fine-print")
    t.level("bob", 3)
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-forgot-backstory")
    t.answer("ann", "seat", seat="bob")
    t.answer("cy", "play", card="t-fine-print")
    assert t.sheet("bob").level == 3
    assert t.view("ann").dxm_discard == ["d-curse-forgot-backstory"]
    assert t.view("ann").treasure_discard == ["t-fine-print"]


@card("t-fine-print")
def test_fine_print_lifts_a_lasting_curse_from_anybody_at_any_time() -> None:
    """Even in a fight; a curse for the next combat is no lasting one, and without any it cannot be read."""
    t = near_a_fight("m-moonlighting-rat")
    t.cursed("ann", "d-curse-lead-trousers")
    t.hand("bob", "t-fine-print")
    walk_in(t)
    t.answer("bob", "pass")
    t.answer("ann", "roll")
    t.answer("bob", "play", card="t-fine-print")
    assert (t.sheet("ann").curses, t.sheet("ann").moves) == ([], 3)
    assert t.view("ann").dxm_discard == ["d-curse-lead-trousers"]

    t = munchkin_quest(["ann", "bob"])
    t.cursed("bob", "d-curse-butterfingers")
    t.hand("ann", "t-fine-print")
    t.begin("ann")
    assert not t.may("ann", "play")


@card("t-fine-print")
def test_fine_print_takes_one_of_two() -> None:
    """With a curse just played and an old one to lift, its reader picks."""
    t = munchkin_quest(["ann", "bob"])
    t.cursed("bob", "d-curse-lead-trousers")
    t.hand("ann", "d-curse-forgot-backstory")
    t.hand("bob", "t-fine-print")
    t.level("bob", 3)
    t.begin("ann", "moves")
    t.answer("ann", "play", card="d-curse-forgot-backstory")
    t.answer("ann", "seat", seat="bob")
    t.answer("bob", "play", card="t-fine-print")
    t.answer("bob", "curse", card="d-curse-lead-trousers", seat="bob")
    assert (t.sheet("bob").level, t.sheet("bob").curses) == (2, [])
