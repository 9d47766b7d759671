"""What lies around fights: how a turn begins among monsters, exploring into them, signs, and cards just won."""

import pytest

from tests.marks import rule
from tests.quest_fights import ROOM, beside, helped_by, kinds, walk_in
from tests.quest_table import munchkin_quest
from underhall.games.munchkin_quest.facts import COLOURS, DXM, MONSTER, TREASURE


@rule("MQ-TURN-05", "MQ-CONF-53")
def test_whoever_begins_among_monsters_fights_first() -> None:
    """The card of the turn is drawn, then the fight is on; walking and searching come after it."""
    t = beside("m-moonlighting-rat")
    t.at("ann", ROOM)
    t.next_from(DXM, "d-cheat")
    t.begin("ann", "start")
    assert (t.sheet("ann").dxm_held, t.asked(), t.fight().leader) == (1, "ann: fight", 0)
    assert not kinds(t, "ann") & {"walk", "search"}
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert "walk" in kinds(t, "ann")


@rule("MQ-TURN-06")
def test_magic_spares_one_the_fight_at_the_start_of_a_turn() -> None:
    """Ann takes a tunnel instead: no fight, and all her moves."""
    t = beside("m-moonlighting-rat")
    t.at("ann", ROOM)
    t.hand("ann", "d-tunnel-with-your-name")
    t.begin("ann")
    assert (t.asked(), kinds(t, "ann")) == ("ann: meeting", {"fight", "play", "die"})
    t.answer("ann", "play", card="d-tunnel-with-your-name")
    assert (t.where("ann"), t.view("ann").fight, t.sheet("ann").moves_left) == ("entrance", None, 3)
    assert t.asked() == "ann: moves"


@rule("MQ-EXPL-13", "MQ-EXPL-06")
def test_the_fight_begins_on_the_link_of_an_unexplored_room() -> None:
    """Bob is asked about the base's die: he could not trade or rearrange any more, nor can Ann until it is over."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("bob", "d-reloaded-die")
    t.items("bob", "t-pot-lid")
    t.items("ann", "t-begrudging-sword")
    t.next_from(MONSTER, "m-moonlighting-rat")
    t.next_from(DXM, "d-cheat", "d-cheat")
    t.next_room("waiting-room")
    t.luck((2, 0), *[(2, 0)] * 3, (6, COLOURS.index(t.colour_of("bob"))))
    t.begin("ann")
    t.answer("ann", "explore", side=1)
    assert (t.asked(), kinds(t, "bob")) == ("bob: react", {"pass", "play"})
    t.all_pass()
    assert kinds(t, "ann") == {"roll", "call", "die"}


@rule("MQ-EXPL-12", "MQ-CARD-17")
def test_a_monster_that_makes_room_is_not_killed() -> None:
    """Three monsters of Ann's colour are out; the strongest leaves for the fourth, and nobody gains by it."""
    t = munchkin_quest(["ann", "bob"])
    t.room("night-school", "north")
    t.room("sofa-canyon", "north", "night-school")
    for card, enhancers in (("m-moonlighting-rat", ()), ("m-fungus", ()), ("m-lame-goblin", ("d-enh-hairy",))):
        t.monster(card, "sofa-canyon", "ann", *enhancers)
    t.g.room_deck = ()
    t.next_from(MONSTER, "m-shrieking-geek")
    t.begin("ann")
    t.answer("ann", "walk", place="night-school")
    t.colour("orange")
    t.answer("ann", "lure")
    t.answer("ann", "colour", colour=COLOURS.index(t.colour_of("ann")))
    assert (t.sheet("ann").level, t.sheet("ann").treasures_held, t.sheet("ann").dxm_held) == (1, 0, 0)
    assert (t.view("ann").monster_discard, t.view("ann").dxm_discard) == (["m-lame-goblin"], ["d-enh-hairy"])
    assert t.sheet("ann").free_bases == 0


@rule("MQ-LEVEL-01", "MQ-CONF-21")
def test_a_scary_monster_gives_no_eleventh_level() -> None:
    """Ann is of level 9 and kills the Bullrog alone: 10."""
    t = beside("m-bullrog")
    t.level("ann", 9)
    t.items("ann", "t-handheld-ballista", "t-adamant-armour", "t-firefighters-helmet")
    walk_in(t)
    t.dice(6, 1, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").level == 10


@rule("MQ-LEVEL-02", "MQ-CARD-17")
def test_a_monster_driven_away_gives_no_level() -> None:
    """Bribed: the card is discarded, Bob's base is free again, and Ann is where she was."""
    t = beside("m-kobold-accountant")
    t.gold("ann", 400)
    walk_in(t)
    assert t.sheet("bob").free_bases == 2
    t.answer("ann", "bribe")
    assert (t.sheet("ann").level, t.sheet("bob").free_bases) == (1, 3)
    assert t.view("ann").monster_discard == ["m-kobold-accountant"]


@rule("MQ-ROOM-03", "MQ-ROOM-04")
@pytest.mark.parametrize(
    ("laid", "room", "dice"),
    [
        ((), "angry-forge", 1),
        (("d-dwarf",), "angry-forge", 2),
        (("d-dwarf", "d-warrior"), "angry-forge", 3),
        (("d-dwarf", "d-wizard"), "angry-forge", 1),
        (("d-wizard",), "angry-forge", 0),
    ],
)
def test_each_sign_of_ones_own_is_a_die(laid: tuple[str, ...], room: str, dice: int) -> None:
    """The Angry Forge is good for Dwarves and Warriors and bad for Wizards."""
    t = beside("m-moonlighting-rat", room=room)
    t.laid("ann", *laid)
    walk_in(t, room)
    assert t.fight().dice_to_roll[0].count == dice


@rule("MQ-ROOM-05", "MQ-ROOM-06")
@pytest.mark.parametrize(("level", "dice"), [(3, 2), (4, 0)])
def test_a_rule_that_calls_a_room_good_or_bad_is_a_sign(level: int, dice: int) -> None:
    """The Odd Room likes odd levels."""
    t = beside("m-moonlighting-rat", room="odd-room")
    t.level("ann", level)
    walk_in(t, "odd-room")
    assert t.fight().dice_to_roll[0].count == dice


@rule("MQ-CARD-14", "MQ-COMBAT-43")
@pytest.mark.parametrize("at_once", [True, False])
def test_a_helper_may_lay_at_once_what_it_was_given(at_once: bool) -> None:
    """Bob gets a helmet in Ann's turn: he may lay it then and there; afterwards only in his own turn."""
    t = beside("m-rainbow-bailiff")
    t.next_from(TREASURE, "t-firefighters-helmet", "t-pot-lid")
    t.next_from(DXM, "d-cheat")  # for Bob, on whose base it stands
    t.hand("bob", "t-begrudging-sword")
    walk_in(t)
    helped_by(t, "bob", 1, 0, "first-pick")
    t.dice(6, 6, 1, 1)
    t.answer("ann", "roll")
    t.answer("bob", "card", card="t-firefighters-helmet")
    assert t.asked() == "bob: lay-at-once"
    assert {option.fields["card"] for option in t.options("bob", "lay")} == {"t-firefighters-helmet"}
    if at_once:
        t.answer("bob", "lay", card="t-firefighters-helmet")
        assert [item.card for item in t.sheet("bob").items] == ["t-firefighters-helmet"]
    else:
        t.answer("bob", "pass")
        assert t.asked() == "ann: moves"
        assert t.g.decision_of(t.seat("bob")) is None
        assert "t-firefighters-helmet" in t.view("bob").hand


@rule("MQ-EXPL-13", "MQ-CARD-13", "MQ-CONF-22")
def test_who_has_met_a_monster_plays_only_what_spares_the_fight() -> None:
    """No bandages, no leak, no decorator, no appeal: what works outside combat comes too late."""
    t = beside("m-moonlighting-rat")
    t.room("beige-chamber", "east", ROOM)
    t.monster("m-fungus", "beige-chamber", "bob")
    t.laid("ann", "d-cleric")
    t.wounds("ann", 2)
    cards = ("d-curse-bottomless-bag", "d-interior-decorator", "d-curse-sex-appeal", "d-tunnel-with-your-name")
    t.hand("ann", *cards)
    t.begin("ann")
    assert {"power", "play"} <= kinds(t, "ann")
    t.answer("ann", "walk", place=ROOM)
    assert t.asked() == "ann: meeting"
    assert [option.fields["card"] for option in t.options("ann", "play")] == ["d-tunnel-with-your-name"]
    assert kinds(t, "ann") == {"fight", "play", "die"}
