"""Potions: drunk or thrown, from hand or from the belt."""

import pytest

from tests.cards.munchkin_quest.treasure_scenes import has, near_a_fight, plays, rolls, runs, walk_in
from tests.marks import card
from tests.quest_table import munchkin_quest
from underhall.games.munchkin_quest.facts import DXM, MONSTER

SIDES = [
    ("t-potion-of-strength", 5),
    ("t-freezing-explosive-potion", 5),
    ("t-liquid-confidence", 3),
    ("t-suspiciously-glowing", 8),
    ("t-bottled-applause", 3),
    ("t-scroll-of-ominous-humming", 6),
]


@card("t-potion-of-strength", "t-freezing-explosive-potion", "t-liquid-confidence", "t-suspiciously-glowing")
@card("t-bottled-applause", "t-scroll-of-ominous-humming")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(("id", "n"), SIDES)
def test_some_cards_add_to_either_side(id: str, n: int, side: int) -> None:
    """Played by the leader from hand: the number goes to the side named, and the card to the discards afterwards."""
    t = near_a_fight("m-moonlighting-rat")
    t.hand("ann", id)
    walk_in(t)
    plays(t, "ann", id, ("for-munchkins", "for-monsters")[side])
    assert t.fight().totals == [1 + (n if side == 0 else 0), 1 + (n if side == 1 else 0)]
    assert t.view("ann").treasure_discard == []
    if side == 0:
        rolls(t, 6, 1)
    else:
        runs(rolls(t, 1, 6, 6))
    assert t.view("ann").treasure_discard == [id]


@card("t-potion-of-strength", "t-freezing-explosive-potion", "t-liquid-confidence", "t-suspiciously-glowing")
@card("t-bottled-applause", "t-scroll-of-ominous-humming", "t-chamomile-of-doom", "t-essence-of-wrong-turn")
@pytest.mark.parametrize("id", [*[id for id, _ in SIDES], "t-chamomile-of-doom", "t-essence-of-wrong-turn"])
def test_what_can_be_thrown_is_thrown_from_the_belt_next_door_and_no_farther(id: str) -> None:
    """Bob in the Entrance next door may act, Cy beyond him may not, and a wall between stops Bob, too."""
    for link, able in (("passage", True), ("locked", True), ("wall", False)):
        t = near_a_fight("m-moonlighting-rat", seats=("ann", "bob", "cy"))
        t.at("ann", "beige-chamber")
        t.room("room-404", "south", of="waiting-room", link=link)
        t.at("bob", "room-404")
        t.items("bob", id)
        t.begin("ann")
        t.answer("ann", "walk", place="waiting-room")
        t.answer("ann", "roll")
        assert t.may("bob", "play", card=id) == able
    t = near_a_fight("m-moonlighting-rat", seats=("ann", "bob", "cy"))
    t.room("room-404", "west")
    t.at("cy", "room-404")
    t.hand("cy", id)
    walk_in(t)
    t.answer("ann", "roll")
    assert not t.may("cy", "play", card=id)


@card("t-liquid-confidence")
def test_liquid_confidence_brings_a_card() -> None:
    """+3, and whoever plays it draws a DxM card."""
    t = near_a_fight("m-moonlighting-rat")
    t.hand("bob", "t-liquid-confidence")
    t.next_from(DXM, "d-dwarf")
    walk_in(t)
    t.answer("ann", "roll")
    plays(t, "bob", "t-liquid-confidence", "for-monsters")
    assert t.view("bob").hand == ["d-dwarf"]


@card("t-suspiciously-glowing")
@pytest.mark.parametrize(("wounds", "health"), [(0, 3), (3, 1)])
def test_the_draught_is_paid_for_after_the_fight(wounds: int, health: int) -> None:
    """One hit for whoever has played it, though never the last."""
    t = near_a_fight("m-moonlighting-rat")
    t.hand("bob", "t-suspiciously-glowing")
    t.wounds("bob", wounds)
    walk_in(t)
    t.answer("ann", "roll")
    plays(t, "bob", "t-suspiciously-glowing", "for-munchkins")
    assert t.sheet("bob").health == 4 - wounds
    rolls(t, 6, 1)
    assert (t.sheet("bob").health, t.sheet("ann").health) == (health, 4)


@card("t-suspiciously-glowing")
def test_a_draught_that_comes_back_costs_nothing() -> None:
    """Ann blinks away: the fight dissolves, the draught returns to her hand, and no hit is owed."""
    t = near_a_fight("m-moonlighting-rat")
    t.hand("ann", "t-suspiciously-glowing", "t-blink-potion")
    walk_in(t)
    plays(t, "ann", "t-suspiciously-glowing", "for-munchkins")
    t.answer("ann", "play", card="t-blink-potion")
    t.answer("ann", "place", place="entrance")
    assert (t.sheet("ann").health, t.view("ann").hand) == (4, ["t-suspiciously-glowing"])


@card("t-chamomile-of-doom")
def test_chamomile_puts_a_monster_half_asleep() -> None:
    """Of two monsters the hydra rolls two dice instead of three, and their side has 2 less."""
    t = near_a_fight("m-hydra-committee", "m-moonlighting-rat")
    t.hand("ann", "t-chamomile-of-doom")
    t.level("ann", 4)
    walk_in(t)
    before = t.fight().totals[1]
    t.answer("ann", "play", card="t-chamomile-of-doom")
    t.answer("ann", "monster", card="m-hydra-committee")
    assert t.fight().totals == [4, before - 2]
    assert [dice.count for dice in t.fight().dice_to_roll] == [1, 2, 1]


@card("t-red-potion")
def test_a_red_potion_heals_oneself_or_a_neighbour() -> None:
    """Two hits, for anybody wounded here or next door; not for Cy beyond, nor for those who are well."""
    t = munchkin_quest(["ann", "bob", "cy", "dee"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", of="waiting-room")
    t.at("bob", "waiting-room")
    t.at("cy", "beige-chamber")
    for name in ("ann", "bob", "cy"):
        t.wounds(name, 3)
    t.hand("ann", "t-red-potion", "t-red-potion")
    t.begin("ann")
    t.answer("ann", "play", card="t-red-potion")
    assert [option.fields["seat"] for option in t.options("ann")] == [t.seat("ann"), t.seat("bob")]
    t.answer("ann", "seat", seat="bob")
    assert t.sheet("bob").health == 3
    assert t.view("ann").treasure_discard == ["t-red-potion"]


@card("t-red-potion")
def test_a_red_potion_works_in_a_fight_and_in_others_turns() -> None:
    """Far away from Ann's fight Bob drinks his own; with everybody well it stays where it is."""
    t = near_a_fight("m-moonlighting-rat")
    t.room("room-404", "west")
    t.at("bob", "room-404")
    t.wounds("bob", 1)
    t.items("bob", "t-red-potion", "t-red-potion")
    walk_in(t)
    t.answer("bob", "pass")
    t.answer("ann", "roll")
    t.answer("bob", "play", card="t-red-potion")
    assert t.sheet("bob").health == 4  # never more than the maximum
    t.answer("ann", "roll")
    assert has(t, "bob", "t-red-potion")


@card("t-blink-potion")
def test_a_leader_who_blinks_away_ends_the_fight() -> None:
    """Into the adjacent room of her choice: the rat stays, nobody is hurt, no level, and the potion is gone."""
    t = near_a_fight("m-moonlighting-rat")
    t.room("room-404", "south", of="waiting-room", link="wall")
    t.hand("ann", "t-blink-potion")
    walk_in(t)
    t.answer("ann", "play", card="t-blink-potion")
    rooms = {option.fields["place"] for option in t.options("ann", "place")}
    assert rooms == {t.place("entrance"), t.place("beige-chamber")}
    t.answer("ann", "place", place="beige-chamber")
    assert (t.where("ann"), t.view("ann").fight, t.sheet("ann").health) == ("beige-chamber", None, 4)
    assert [m.place for m in t.view("ann").monsters] == [t.place("waiting-room")]
    assert t.view("ann").treasure_discard == ["t-blink-potion"]
    assert t.asked() == "ann: moves"


@card("t-blink-potion")
def test_whoever_blinks_enters_the_other_room_once() -> None:
    """The toll of the Tax Cave is asked for a single time."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.room("tax-cave", "east", of="waiting-room")
    t.monster("m-moonlighting-rat", "waiting-room", "bob")
    t.hand("ann", "t-blink-potion")
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    t.answer("ann", "play", card="t-blink-potion")
    t.answer("ann", "place", place="tax-cave")
    t.answer("ann", "yes")
    assert (t.sheet("ann").gold, t.asked()) == (200, "ann: moves")


@card("t-blink-potion")
def test_a_helper_who_blinks_leaves_the_leader_alone() -> None:
    """Bob's strength is gone from the sum, and the fight goes on."""
    t = near_a_fight("m-moonlighting-rat")
    t.hand("bob", "t-blink-potion")
    t.level("bob", 4)
    walk_in(t)
    t.answer("ann", "call")
    t.answer("bob", "number", number=0)
    t.answer("bob", "gold", number=0)
    t.answer("ann", "accept", seat="bob")
    assert t.fight().totals == [5, 1]
    t.answer("ann", "roll")
    t.answer("bob", "play", card="t-blink-potion")
    t.answer("bob", "place", place="beige-chamber")
    assert t.fight().totals == [1, 1]
    rolls(t, 6, 1)
    assert (t.sheet("ann").level, t.where("bob")) == (2, "beige-chamber")


@card("t-blink-potion", "t-essence-of-wrong-turn", "t-sudden-paperwork", "t-scroll-restricted-area")
@pytest.mark.parametrize(
    "id", ["t-blink-potion", "t-essence-of-wrong-turn", "t-sudden-paperwork", "t-scroll-restricted-area"]
)
def test_some_cards_are_refused_in_a_boss_fight(id: str) -> None:
    """They stay in hand."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.hand("ann", id)
    t.level("ann", 10)
    t.next_from(MONSTER, "m-goldfish")
    t.colour("yellow")
    t.begin("ann")
    assert t.fight().boss
    assert not t.may("ann", "play", card=id)


@card("t-essence-of-wrong-turn")
def test_a_monster_takes_a_wrong_turn() -> None:
    """Of two monsters the ghoul wanders next door with its enhancer; the other is fought, and its loot only counts."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", of="waiting-room", link="hidden")
    t.room("room-404", "south", of="waiting-room", link="wall")
    ghoul = t.monster("m-door-to-door-ghoul", "waiting-room", "bob", "d-enh-hairy")
    t.monster("m-moonlighting-rat", "waiting-room", "bob")
    t.hand("ann", "t-essence-of-wrong-turn")
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    t.answer("ann", "play", card="t-essence-of-wrong-turn")
    t.answer("ann", "monster", uid=ghoul)
    moved = t.standee(ghoul)
    assert moved is not None  # beyond the wall, or through the Entrance, it cannot go
    assert (moved.place, moved.enhancers) == (t.place("beige-chamber"), ["d-enh-hairy"])
    assert t.view("ann").treasure_discard == ["t-essence-of-wrong-turn"]
    rolls(t, 6, 1)
    assert (t.sheet("ann").level, t.sheet("ann").treasures_held) == (2, 1)


@card("t-essence-of-wrong-turn")
def test_the_last_monster_led_astray_ends_the_fight() -> None:
    """No level, no Treasure; the Entrance is no room for it, so it goes the only other way."""
    t = near_a_fight("m-moonlighting-rat")
    t.room("room-404", "west")
    t.hand("ann", "t-essence-of-wrong-turn")
    walk_in(t)
    t.answer("ann", "play", card="t-essence-of-wrong-turn")
    assert [m.place for m in t.view("ann").monsters] == [t.place("beige-chamber")]
    assert (t.view("ann").fight, t.sheet("ann").level, t.sheet("ann").treasures_held) == (None, 1, 0)


@card("t-haste-potion")
def test_haste_gives_two_moves_this_turn() -> None:
    """Outside combat in the own turn, and not at a meeting or in a fight."""
    t = near_a_fight("m-moonlighting-rat")
    t.hand("ann", "t-haste-potion")
    t.begin("ann")
    t.answer("ann", "play", card="t-haste-potion")
    assert (t.sheet("ann").moves_left, t.sheet("ann").moves) == (5, 5)
    t.colour("purple")
    t.answer("ann", "end")
    t.all_pass()
    t.colour("purple")
    t.answer("bob", "end")
    t.all_pass()
    assert t.sheet("ann").moves_left == 3

    t = near_a_fight("m-moonlighting-rat")
    t.hand("ann", "t-haste-potion")
    walk_in(t)
    assert not t.may("ann", "play", card="t-haste-potion")


@card("t-flight-potion")
def test_a_flight_potion_in_ones_turn_lets_one_fly() -> None:
    """Flight, and hidden passages for 1 move, until the turn ends; not in a fight."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", of="waiting-room", link="hidden")
    t.at("ann", "waiting-room")
    t.hand("ann", "t-flight-potion")
    t.begin("ann")
    t.answer("ann", "play", card="t-flight-potion")
    assert t.sheet("ann").flight
    t.answer("ann", "walk", place="beige-chamber", number=1)
    t.colour("purple")
    t.answer("ann", "end")
    t.all_pass()
    assert not t.sheet("ann").flight
    assert t.view("ann").rooms[t.place("beige-chamber")].links[3].cost == 3


@card("t-flight-potion")
def test_a_flight_potion_escapes_from_all_monsters_of_a_lost_fight() -> None:
    """Two monsters, two hits for the defeat, then no rolls and no Bad Stuff: she runs where she likes."""
    t = near_a_fight("m-moonlighting-rat", "m-fungus")
    t.hand("ann", "t-flight-potion")
    walk_in(t)
    assert not t.may("ann", "play", card="t-flight-potion")
    rolls(t, 1, 6, 6)
    t.answer("ann", "play", card="t-flight-potion")
    runs(t, "beige-chamber")
    while t.asked() == "ann: escape-order":
        t.g.answer(0, 0)
    assert (t.where("ann"), t.sheet("ann").health) == ("beige-chamber", 2)
    assert t.told("caught") == []
    assert not t.sheet("ann").flight


@card("t-flight-potion")
def test_a_flight_potion_saves_even_those_who_have_nowhere_to_run() -> None:
    """Walled in, the Bad Stuff would strike without a roll; with the potion it does not, and the turn ends there."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "east")
    t.room("beige-chamber", "east", of="waiting-room", link="wall")
    t.monster("m-moonlighting-rat", "beige-chamber", "bob")
    t.at("ann", "beige-chamber")
    t.hand("ann", "t-flight-potion")
    t.begin("ann")
    rolls(t, 1, 6)
    t.answer("ann", "play", card="t-flight-potion")
    assert (t.sheet("ann").health, t.told("caught")) == (3, [])


@card("t-red-potion")
def test_a_red_potion_is_thrown_neither_through_a_draught_nor_into_a_closed_fight() -> None:
    """Bob next door could reach Ann otherwise; his own wounds he may tend."""
    for room, scroll, able in (
        ("waiting-room", False, True),
        ("waiting-room", True, False),
        ("draughty-room", False, False),
    ):
        t = munchkin_quest(["ann", "bob"])
        t.room(room, "east")
        t.monster("m-moonlighting-rat", room, "bob")
        t.wounds("ann", 2)
        t.wounds("bob", 2)
        t.hand("bob", "t-red-potion")
        if scroll:
            t.hand("ann", "t-scroll-restricted-area")
        t.begin("ann")
        t.answer("ann", "walk", place=room)
        t.answer("bob", "pass")
        if scroll:
            t.answer("ann", "play", card="t-scroll-restricted-area")
        t.answer("ann", "roll")
        t.answer("bob", "play", card="t-red-potion")
        assert t.may("bob", "seat", seat=t.seat("ann")) == able
        if not able:
            assert t.sheet("bob").health == 4
