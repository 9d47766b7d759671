"""Enhancers, monsters sent into fights, Cheat, dice, Go Up a Level, tricks."""

import pytest

from tests.marks import card
from tests.quest_fights import ROOM, beside, plays, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import COLOURS, MONSTER, TREASURE


def corridor(*names: str) -> QuestTable:
    """Entrance, waiting room, beige chamber, sofa canyon: a row from west to east."""
    t = munchkin_quest(names or ("ann", "bob"))
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    t.room("sofa-canyon", "east", "beige-chamber")
    return t


# -- enhancers -----------------------------------------------------------------------------------------------------


@card("d-enh-ancient", "d-enh-hairy", "d-enh-baby", "d-enh-enraged", "d-enh-humongous", "d-enh-caffeinated")
@card("d-enh-two-headed", "d-enh-on-fire", "d-enh-hungover", "d-enh-well-insured")
@pytest.mark.parametrize(
    ("enhancer", "level", "loot", "dice", "size", "gait", "fiery"),
    [
        ("d-enh-ancient", 18, 4, 2, "human", "normal", False),
        ("d-enh-hairy", 13, 3, 2, "human", "normal", False),
        ("d-enh-baby", 3, 1, 2, "human", "normal", False),
        ("d-enh-enraged", 13, 3, 2, "human", "normal", False),
        ("d-enh-humongous", 16, 4, 2, "huge", "normal", False),
        ("d-enh-caffeinated", 11, 3, 2, "human", "fast", False),
        ("d-enh-two-headed", 8, 3, 3, "human", "normal", False),
        ("d-enh-on-fire", 13, 3, 2, "human", "normal", True),
        ("d-enh-hungover", 3, 1, 2, "human", "slow", False),
        ("d-enh-well-insured", 8, 4, 2, "human", "normal", False),
    ],
)
def test_an_enhancer_changes_its_monster_for_good(
    enhancer: str, level: int, loot: int, dice: int, size: str, gait: str, fiery: bool
) -> None:
    """The minotaur: level 8, 2 Treasures, 2 dice, human-sized. Ann loses, and it is still so afterwards."""
    t = beside("m-minotaur-with-map")
    t.hand("bob", enhancer)
    walk_in(t)
    t.answer("ann", "roll")
    t.answer("bob", "play", card=enhancer)
    for _ in range(2):
        standee = t.view("ann").monsters[0]
        assert (standee.level, standee.treasures, standee.dice) == (level, loot, dice)
        assert (standee.size, standee.gait, "fiery" in standee.traits) == (size, gait, fiery)
        if t.view("ann").fight is not None:
            assert t.fight().totals[1] == level
            t.dice(1, *[6] * dice, 6)
            t.answer("ann", "roll")
            t.all_pass()
    assert t.view("ann").monsters[0].enhancers == [enhancer]
    assert t.view("ann").dxm_discard == []


@card("d-enh-enraged")
@pytest.mark.parametrize(("rolled", "escaped"), [(5, 0), (6, 1)])
def test_nobody_runs_easily_from_the_enraged(rolled: int, escaped: int) -> None:
    """Escape rolls are at -1."""
    t = beside("m-moonlighting-rat")
    t.hand("ann", "d-enh-enraged")
    walk_in(t)
    t.answer("ann", "play", card="d-enh-enraged")
    t.dice(1, 6, rolled)
    t.answer("ann", "roll")
    assert len(t.told("escaped")) == escaped


@card("d-enh-on-fire")
def test_fire_protection_puts_the_fire_out() -> None:
    """The five levels do not count against a fighter with Fire Protection; the Treasure does."""
    t = beside("m-minotaur-with-map")
    t.items("ann", "t-firefighters-helmet")
    t.hand("ann", "d-enh-on-fire")
    walk_in(t)
    t.answer("ann", "play", card="d-enh-on-fire")
    assert (t.fight().totals[1], t.fight().treasures) == (8, 3)


@card("d-enh-baby", "d-enh-hungover")
@pytest.mark.parametrize("enhancer", ["d-enh-baby", "d-enh-hungover"])
def test_nothing_falls_below_level_one_or_no_loot(enhancer: str) -> None:
    """A rat of level 1 with one Treasure."""
    t = beside("m-moonlighting-rat")
    t.hand("ann", enhancer)
    walk_in(t)
    t.answer("ann", "play", card=enhancer)
    assert (t.fight().totals[1], t.fight().treasures) == (1, 0)


# -- monsters sent into fights -------------------------------------------------------------------------------------


@card("d-wandering-monster")
def test_a_wandering_monster_joins_disdain_or_not() -> None:
    """Bob, two rooms away, sends the Bullrog to Ann of level 1, on the base the Monster Die shows."""
    t = beside("m-moonlighting-rat")
    t.room("beige-chamber", "west")
    t.room("sofa-canyon", "west", "beige-chamber")
    t.at("bob", "sofa-canyon")
    t.hand("bob", "d-wandering-monster")
    t.next_from(MONSTER, "m-bullrog")
    walk_in(t)
    t.answer("ann", "roll")
    t.colour("red")
    t.answer("bob", "play", card="d-wandering-monster")
    t.all_pass()
    joined = t.view("ann").monsters[-1]
    assert (joined.card, joined.place, joined.owner, joined.mate) == ("m-bullrog", t.place(ROOM), t.seat("ann"), False)
    assert t.fight().totals == [1, 19]
    assert t.view("ann").dxm_discard == ["d-wandering-monster"]


@card("d-nasty-couple")
def test_a_better_half_is_just_as_bad() -> None:
    """The hairy goblin twice: both levels, both dice, both Treasures; killed, both count, and one card is discarded."""
    t = beside("m-lame-goblin")
    t.hand("ann", "d-enh-hairy", "d-nasty-couple", "t-suspiciously-glowing", "t-potion-of-strength")
    t.level("ann", 3)
    walk_in(t)
    t.answer("ann", "play", card="d-enh-hairy")
    t.answer("ann", "play", card="d-nasty-couple")
    assert (t.fight().totals[1], t.fight().treasures) == (12, 4)
    assert [monster.mate for monster in t.view("ann").monsters] == [False, True]
    assert [row.count for row in t.fight().dice_to_roll] == [1, 1, 1]
    for potion in ("t-suspiciously-glowing", "t-potion-of-strength"):
        t.answer("ann", "play", card=potion)
        t.answer("ann", "for-munchkins")
    t.dice(6, 1, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert (t.sheet("ann").level, t.sheet("ann").treasures_held) == (5, 4)
    assert t.view("ann").monsters == []
    assert t.view("ann").monster_discard == ["m-lame-goblin"]
    assert sorted(t.view("ann").dxm_discard) == ["d-enh-hairy", "d-nasty-couple"]


@card("d-nasty-couple")
def test_a_better_half_stays_for_one_fight_only() -> None:
    """Ann loses to the couple: two hits, two escapes; then the copy is gone, and its own enhancer with it."""
    t = beside("m-lame-goblin")
    t.hand("bob", "d-nasty-couple", "d-enh-hairy")
    walk_in(t)
    t.answer("ann", "roll")
    t.answer("bob", "play", card="d-nasty-couple")
    t.answer("bob", "play", card="d-enh-hairy")
    t.answer("bob", "monster", uid=2)
    assert t.fight().totals[1] == 7
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    assert t.sheet("ann").health == 2
    t.dice(6, 6)
    t.answer("ann", "monster", uid=2)
    t.all_pass()
    assert [(monster.mate, monster.level) for monster in t.view("ann").monsters] == [(False, 1)]
    assert sorted(t.view("ann").dxm_discard) == ["d-enh-hairy", "d-nasty-couple"]


@card("d-nasty-couple")
def test_a_boss_has_no_better_half() -> None:
    """Against the Boss alone the card cannot be played."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.at("ann", ROOM)
    t.level("ann", 10)
    t.hand("ann", "d-nasty-couple")
    t.next_from(MONSTER, "m-moonlighting-rat")
    t.begin("ann")
    t.colour("purple")
    t.answer("ann", "walk", place="entrance")
    if t.asked().endswith("choose-base"):
        t.answer("ann", "colour", colour=0)
    assert t.fight().boss
    assert plays(t, "ann") == []


# -- Cheat ---------------------------------------------------------------------------------------------------------


@card("d-cheat")
def test_a_cheat_frees_an_item_of_all_limits() -> None:
    """The packed pointy hat is for Wizards, and Ann wears a helmet: cheated it needs neither slot nor class."""
    t = beside("m-moonlighting-rat")
    t.items("ann", "t-firefighters-helmet")
    t.items("ann", "t-pointy-hat-of-power", packed=True)
    t.hand("ann", "d-cheat")
    t.begin("ann")
    t.answer("ann", "play", card="d-cheat")
    assert t.asked() == "ann: choose-item"
    t.answer("ann", "item", card="t-pointy-hat-of-power")
    t.answer("ann", "tidy")
    t.answer("ann", "take-out", card="t-pointy-hat-of-power")
    t.answer("ann", "done")
    hat = next(item for item in t.sheet("ann").items if item.card == "t-pointy-hat-of-power")
    assert (hat.cheated, hat.packed, hat.active, hat.bonus) == (True, False, True, 3)
    assert t.view("ann").dxm_discard == []


@card("d-cheat")
def test_a_cheat_gives_the_largest_bonus_and_needs_no_hands() -> None:
    """The spear in both hands: 5, and both hands are free again. One Cheat an item; none on one-use items."""
    t = beside("m-moonlighting-rat")
    t.items("ann", "t-spear-of-protruding", grip=True)
    t.items("ann", "t-red-potion")
    t.hand("ann", "d-cheat", "d-cheat")
    t.begin("ann")
    t.answer("ann", "play", card="d-cheat")
    assert (t.sheet("ann").hands_used, t.sheet("ann").strength) == (0, 6)
    assert plays(t, "ann") == []
    t.answer("ann", "walk", place=ROOM)
    assert t.fight().totals[0] == 6


@card("d-cheat")
def test_no_cheat_in_combat_or_in_others_turns() -> None:
    """Ann fights: neither she nor Bob may play it."""
    t = beside("m-moonlighting-rat")
    for name in ("ann", "bob"):
        t.items(name, "t-pot-lid" if name == "ann" else "t-begrudging-sword")
        t.hand(name, "d-cheat")
    walk_in(t)
    assert plays(t, "ann") == []
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    assert t.told("cheated") == []
    assert t.sheet("bob").dxm_held == 1


@card("d-cheat")
def test_a_cheat_may_go_with_a_treasure_just_received() -> None:
    """At the end of Ann's turn Bob, of lower level, gets her staff: he packs it and cheats at once."""
    t = munchkin_quest(["ann", "bob"])
    t.level("ann", 2)
    t.hand("ann", "t-staff-of-other-business", "d-elf", "d-dwarf", "d-halfling", "d-thief", "d-cleric")
    t.hand("bob", "d-cheat")
    t.begin("ann")
    t.answer("ann", "end")
    t.answer("ann", "card", card="t-staff-of-other-business")
    t.answer("bob", "lay-packed", card="t-staff-of-other-business")
    t.answer("bob", "play", card="d-cheat")
    staff = t.sheet("bob").items[0]
    assert (staff.cheated, staff.packed) == (True, True)


# -- dice ----------------------------------------------------------------------------------------------------------


@card("d-loaded-die", "d-reloaded-die")
def test_a_loaded_die_is_answered_by_a_reloaded_one() -> None:
    """Ann turns her 1 to 6, Bob turns it to 2; he may not load a die that she rolled, but he may reload it."""
    t = beside("m-moonlighting-rat")
    t.hand("ann", "d-loaded-die")
    t.hand("bob", "d-reloaded-die")
    walk_in(t)
    t.dice(1, 3)
    t.answer("ann", "roll")
    t.answer("ann", "play", card="d-loaded-die")
    t.answer("ann", "face", face=6)
    t.answer("bob", "play", card="d-reloaded-die")
    t.answer("bob", "die-pick", number=0)
    t.answer("bob", "face", face=2)
    t.all_pass()
    assert t.told("fight-totals") == [{"ours": 3, "theirs": 4}]
    assert sorted(t.view("ann").dxm_discard) == ["d-loaded-die", "d-reloaded-die"]


@card("d-loaded-die", "d-reloaded-die")
@pytest.mark.parametrize(("loaded", "dice"), [("d-loaded-die", [1]), ("d-reloaded-die", [0, 1])])
def test_one_loads_own_dice_also_a_monsters(loaded: str, dice: list[int]) -> None:
    """The rat stands on Bob's base, so its die is Bob's; with the other card he may take Ann's, too."""
    t = beside("m-moonlighting-rat")
    t.hand("bob", loaded)
    walk_in(t)
    t.dice(2, 3)
    t.answer("ann", "roll")
    t.answer("bob", "play", card=loaded)
    if len(dice) > 1:
        assert [option.fields["number"] for option in t.options("bob")] == dice
        t.answer("bob", "die-pick", number=1)
    t.answer("bob", "face", face=6)
    t.all_pass()
    assert t.told("fight-totals") == [{"ours": 3, "theirs": 7}]


@card("d-loaded-die")
def test_a_d10_has_ten_faces_to_turn_to() -> None:
    """The Thief of level 3 rolls a 9 for a pocket and turns it to 3."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-thief")
    t.level("ann", 3)
    t.hand("ann", "d-loaded-die")
    t.begin("ann")
    t.luck((10, 8))
    t.answer("ann", "d10", card="d-thief")
    t.answer("ann", "play", card="d-loaded-die")
    assert [option.fields["face"] for option in t.options("ann")] == list(range(1, 11))
    t.answer("ann", "face", face=3)
    assert (t.sheet("ann").gold, t.sheet("bob").gold) == (600, 0)


@card("d-reloaded-die")
def test_the_monster_die_may_be_reloaded_by_anybody() -> None:
    """Ann rolls red; Bob makes it his own colour and draws."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("bob", "d-reloaded-die")
    t.begin("ann")
    t.colour("red")
    t.answer("ann", "end")
    t.answer("bob", "play", card="d-reloaded-die")
    t.answer("bob", "colour", colour=COLOURS.index(t.colour_of("bob")))
    assert t.told("monster-die-set")[0]["colour"] == COLOURS.index(t.colour_of("bob"))
    assert t.sheet("ann").dxm_held == 0


# -- Go Up a Level -------------------------------------------------------------------------------------------------


@card("d-go-up-a-level")
@pytest.mark.parametrize("level", [8, 9])
def test_go_up_a_level_but_not_to_ten(level: int) -> None:
    """Bob plays it in Ann's fight at level 8; at level 9 he cannot."""
    t = beside("m-moonlighting-rat")
    t.level("bob", level)
    t.hand("bob", "d-go-up-a-level")
    t.begin("ann")
    t.answer("ann", "walk", place=ROOM)
    if level == 8:
        t.answer("bob", "play", card="d-go-up-a-level")
        assert t.sheet("bob").level == 9
        assert t.view("bob").dxm_discard == ["d-go-up-a-level"]
    else:
        t.dice(6, 1)
        t.answer("ann", "roll")
        assert t.sheet("bob").level == 9
        assert t.sheet("bob").dxm_held >= 1


# -- tricks --------------------------------------------------------------------------------------------------------


@card("d-load-bearing-wall")
def test_a_wall_stops_a_step_that_is_being_made() -> None:
    """Ann steps east from the waiting room; Bob puts a wall there, and the step is lost before it is made."""
    t = corridor()
    t.at("ann", ROOM)
    t.hand("bob", "d-load-bearing-wall")
    t.begin("ann")
    t.answer("ann", "walk", place="beige-chamber")
    t.answer("bob", "play", card="d-load-bearing-wall")
    t.answer("bob", "place", place=ROOM)
    t.answer("bob", "side", side=1)
    assert (t.where("ann"), t.sheet("ann").moves_left) == (ROOM, 3)
    assert t.told("blocked") == [{"seat": 0, "side": 1}]
    assert t.tile(ROOM).links[1].walled
    assert not t.may("ann", "walk", place=t.place("beige-chamber"))
    assert not t.may("ann", "force", side=1)


@card("d-load-bearing-wall")
def test_a_wall_falls_when_its_player_is_next() -> None:
    """It stands through Ann's turn and the Monsters' turn, and is gone when Bob's turn begins."""
    t = corridor()
    t.hand("bob", "d-load-bearing-wall")
    t.begin("ann", "window")
    t.answer("bob", "play", card="d-load-bearing-wall")
    t.answer("bob", "place", place="beige-chamber")
    t.answer("bob", "side", side=3)
    assert t.tile(ROOM).links[1].kind == "wall"
    t.answer("ann", "end")
    t.all_pass()
    assert t.view("ann").active == t.seat("bob")
    assert t.tile(ROOM).links[1].kind == "passage"


@card("d-load-bearing-wall")
def test_no_wall_at_the_entrance() -> None:
    """The waiting room's west link is the Entrance's: only its other sides can be walled."""
    t = corridor()
    t.hand("ann", "d-load-bearing-wall")
    t.begin("ann")
    t.answer("ann", "play", card="d-load-bearing-wall")
    assert not t.may("ann", "place", place=t.place("entrance"))
    t.answer("ann", "place", place=ROOM)
    assert [option.fields["side"] for option in t.options("ann")] == [0, 1, 2]


@card("d-tunnel-with-your-name")
def test_a_tunnel_leads_two_squares_away_through_walls() -> None:
    """From the Entrance to the beige chamber behind a wall; the canyon is three squares away. No moves are spent."""
    t = corridor()
    t.link("beige-chamber", "west", "wall")
    t.hand("ann", "d-tunnel-with-your-name")
    t.begin("ann")
    t.answer("ann", "play", card="d-tunnel-with-your-name")
    places = [option.fields["place"] for option in t.options("ann")]
    assert places == [t.place(ROOM), t.place("beige-chamber")]
    t.answer("ann", "place", place="beige-chamber")
    assert (t.where("ann"), t.sheet("ann").moves_left) == ("beige-chamber", 3)


@card("d-tunnel-with-your-name")
@pytest.mark.parametrize("when", ["meeting", "escape"])
def test_a_tunnel_leads_out_of_a_fight(when: str) -> None:
    """Instead of a forced fight, or instead of the escape roll."""
    t = corridor()
    t.monster("m-moonlighting-rat", ROOM, "bob")
    t.hand("ann", "d-tunnel-with-your-name")
    t.begin("ann")
    t.answer("ann", "walk", place=ROOM)
    assert t.asked() == "ann: meeting"
    if when == "escape":
        t.answer("ann", "fight")
        t.dice(1, 6)
        t.answer("ann", "roll")
        assert t.asked() == "ann: escape"
    t.answer("ann", "play", card="d-tunnel-with-your-name")
    t.answer("ann", "place", place="sofa-canyon")
    assert (t.where("ann"), t.view("ann").fight) == ("sofa-canyon", None)
    assert t.sheet("ann").health == (3 if when == "escape" else 4)


@card("d-tunnel-with-your-name")
def test_no_tunnel_from_the_boss() -> None:
    """The lost Boss fight leaves only the escape roll."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.at("ann", ROOM)
    t.level("ann", 10)
    t.hand("ann", "d-tunnel-with-your-name")
    t.next_from(MONSTER, "m-moonlighting-rat")
    t.begin("ann")
    t.colour(t.colour_of("bob"))
    t.answer("ann", "walk", place="entrance")
    t.all_pass()
    assert t.fight().boss
    t.dice(1, 6, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").dxm_held == 1
    assert t.told("moved-by-magic") == []


@card("d-interior-decorator")
def test_a_room_is_turned_over() -> None:
    """The empty beige chamber shows its other side; its links and what lies there stay. Bob does it in Ann's turn."""
    t = corridor()
    t.monster("m-moonlighting-rat", "sofa-canyon", "bob")
    t.floor("beige-chamber", "t-pot-lid", gold=200)
    t.link("beige-chamber", "north", "locked")
    t.hand("bob", "d-interior-decorator")
    place = t.place("beige-chamber")
    t.begin("ann")
    t.answer("ann", "walk", place=ROOM)
    t.answer("bob", "play", card="d-interior-decorator")
    t.answer("bob", "place", place="beige-chamber")
    turned = t.view("ann").rooms[place]
    assert turned.face != "beige-chamber"
    assert (turned.gold, [lying.card for lying in turned.floor]) == (200, ["t-pot-lid"])
    assert turned.links[0].kind == "locked"


@card("d-interior-decorator")
def test_rooms_with_somebody_inside_and_the_entrance_stay() -> None:
    """Ann is in the Entrance, Bob and a rat are in the other rooms: nothing to turn, so the card cannot be played."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    t.at("bob", ROOM)
    t.monster("m-moonlighting-rat", "beige-chamber", "bob")
    t.hand("ann", "d-interior-decorator")
    t.begin("ann")
    assert plays(t, "ann") == []


@card("d-interior-decorator")
def test_a_turned_room_can_be_searched_again() -> None:
    """Looted before, the other side bears no mark."""
    t = munchkin_quest(["ann", "bob"])
    t.room("beige-chamber", "east")
    t.next_from(TREASURE, "t-pot-lid")
    t.hand("ann", "d-interior-decorator")
    place = t.place("beige-chamber")
    t.begin("ann")
    t.answer("ann", "walk", place="beige-chamber")
    more = t.view("ann").rooms[place].search or 0
    looted = next(face for face in range(1, 7) if face + more in (5, 6))
    t.dice(looted)
    t.answer("ann", "search")
    t.all_pass()
    assert t.view("ann").rooms[place].mark
    t.answer("ann", "walk", place="entrance")
    t.all_pass()
    t.answer("ann", "play", card="d-interior-decorator")
    assert t.view("ann").rooms[place].mark == ""
