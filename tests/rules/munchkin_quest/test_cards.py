"""Cards in hand and in play, when they may be played, where they come from; and the rules nothing can change."""

import pytest

from tests.marks import rule
from tests.quest_fights import ROOM, beside, helped_by, kinds, plays, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall.errors import BadOptionValue, UnknownOption
from underhall.games.munchkin_quest.facts import CARDS, COLOURS, DXM, MONSTER, NUMBER, SIDES, TREASURE
from underhall.games.munchkin_quest.settings import VALUES

OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}


def boss_fight(*hand: str, laid: str = "") -> QuestTable:
    """Ann of level 10 walks into the Entrance and meets the Boss, a rat on Bob's base."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "north")
    t.at("ann", ROOM)
    t.level("ann", 10)
    t.hand("ann", *hand)
    if laid:
        t.laid("ann", laid)
    t.next_from(MONSTER, "m-moonlighting-rat")
    t.begin("ann")
    t.colour(t.colour_of("bob"))
    t.answer("ann", "walk", place="entrance")
    t.all_pass()
    assert t.fight().boss
    return t


# -- what nothing can change ---------------------------------------------------------------------------------------


@rule("MQ-FIX-03", "MQ-CONF-35")
def test_the_entrance_and_its_links_stay_as_they_are() -> None:
    """Neither the wall nor the decorator finds the Entrance among its targets, though nobody stands there."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    t.room("sofa-canyon", "east", "beige-chamber")
    t.at("ann", "sofa-canyon")
    t.at("bob", "sofa-canyon")
    t.hand("ann", "d-load-bearing-wall", "d-interior-decorator")
    t.begin("ann")
    t.answer("ann", "play", card="d-load-bearing-wall")
    assert not t.may("ann", "place", place=t.place("entrance"))
    t.answer("ann", "place", place=ROOM)
    west = SIDES.index("west")
    assert west not in [option.fields["side"] for option in t.options("ann")]
    t.answer("ann", "side", side=SIDES.index("north"))
    t.answer("ann", "play", card="d-interior-decorator")
    assert not t.may("ann", "place", place=t.place("entrance"))


@rule("MQ-FIX-04", "MQ-FIX-05", "MQ-CONF-19")
@pytest.mark.parametrize("explored", [True, False])
def test_monsters_cross_the_entrance_or_stay_before_it(explored: bool) -> None:
    """An arrow leads into the Entrance: the monster ends in the room straight on, or does not move at all."""
    t = munchkin_quest(["ann", "bob"])
    t.room("beige-chamber", "north")
    colour = next(c for c, side in t.tile("beige-chamber").arrows.items())
    side = t.tile("beige-chamber").arrows[colour]
    t = munchkin_quest(["ann", "bob"])
    t.room("beige-chamber", OPPOSITE[side])
    if explored:
        t.room("padded-cell", side)
    uid = t.monster("m-unspeakable-horror", "beige-chamber", "bob", "d-enh-hungover")
    t.begin("ann")
    t.colour(colour)
    t.answer("ann", "end")
    t.all_pass()
    standee = t.standee(uid)
    assert standee is not None
    assert standee.place == t.place("padded-cell" if explored else "beige-chamber")


@rule("MQ-FIX-06")
@pytest.mark.parametrize("card", ["t-sudden-paperwork", "t-essence-of-wrong-turn", "t-blink-potion", "d-nasty-couple"])
def test_nothing_takes_the_boss_away(card: str) -> None:
    """Cards that remove, lead astray or copy a monster are not offered against the Boss, nor is the Wizard's power."""
    t = boss_fight(card, laid="d-wizard")
    assert plays(t, "ann") == []
    assert not t.may("ann", "d10")
    assert not t.may("ann", "bribe")


@rule("MQ-FIX-07")
@pytest.mark.parametrize(("room", "loot"), [(ROOM, 1), ("booing-arena", 2)])
def test_what_a_room_says_beats_the_rules(room: str, loot: int) -> None:
    """A rat brings one Treasure, in the arena one more for whoever fights alone."""
    t = beside("m-moonlighting-rat", room=room)
    walk_in(t, room)
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").treasures_held == loot


@rule("MQ-FIX-08")
def test_a_card_beats_a_room() -> None:
    """Leaving the sticky floor costs a move more, but the tunnel says that it costs none."""
    t = munchkin_quest(["ann", "bob"])
    t.room("sticky-floor", "east")
    t.room("beige-chamber", "east", "sticky-floor")
    t.at("ann", "sticky-floor")
    t.hand("ann", "d-tunnel-with-your-name")
    t.begin("ann")
    assert t.may("ann", "walk", place=t.place("beige-chamber"), number=2)
    t.answer("ann", "play", card="d-tunnel-with-your-name")
    t.answer("ann", "place", place="beige-chamber")
    assert t.sheet("ann").moves_left == 3


@rule("MQ-FIX-09", "MQ-FIX-02")
def test_the_fixed_rules_beat_every_card() -> None:
    """At level 9 the card that says one level more is refused, and nothing is paid for it."""
    t = munchkin_quest(["ann", "bob"])
    t.level("ann", 9)
    t.gold("ann", 2000)
    t.hand("ann", "d-go-up-a-level", "t-level-fail-upward")
    t.begin("ann")
    assert plays(t, "ann") == []
    assert not t.may("ann", "buy-level")
    assert (t.sheet("ann").level, t.sheet("ann").gold) == (9, 2000)


@rule("MQ-FIX-10", "MQ-CONF-08")
def test_open_points_are_ruled_before_the_game() -> None:
    """Every setting has one ruling, by default the recommended one; another may be chosen, an unknown one may not."""
    assert munchkin_quest().view("ann").settings == {name: values[0] for name, values in VALUES.items()}
    assert munchkin_quest(hidden_cost="2").view("ann").settings["hidden_cost"] == "2"
    with pytest.raises(BadOptionValue):
        munchkin_quest(hidden_cost="7")
    with pytest.raises(UnknownOption):
        munchkin_quest(who_shouts_loudest="ann")


# -- in hand -------------------------------------------------------------------------------------------------------


@rule("MQ-CARD-01")
def test_cards_in_hand_give_nothing() -> None:
    """A sweater of +2 counts once it is laid."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "t-grandmas-sweater")
    t.begin("ann")
    assert t.sheet("ann").strength == 1
    t.answer("ann", "lay", card="t-grandmas-sweater")
    assert t.sheet("ann").strength == 3


@rule("MQ-CARD-02")
def test_hand_cards_are_safe_from_what_does_not_name_the_hand() -> None:
    """Bob has armour in hand only: the curse finds nothing."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-armour-to-pudding")
    t.hand("bob", "t-pleather-jerkin")
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-armour-to-pudding")
    t.answer("ann", "seat", seat="bob")
    assert t.view("bob").hand == ["t-pleather-jerkin"]


@rule("MQ-CARD-03", "MQ-CARD-07")
def test_neither_hand_cards_nor_dxm_cards_are_for_sale() -> None:
    """Ann's trade offers the lid she holds in her hand, not what is in her hand of cards or her race."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "t-handheld-ballista", "t-adamant-armour", "d-thief")
    t.laid("ann", "d-elf")
    t.laid("bob", "d-dwarf")
    t.items("ann", "t-pot-lid")
    t.items("bob", "t-thinking-cap")
    t.gold("ann", 0)
    t.begin("ann")
    assert not t.may("ann", "buy-level")  # 600 and 500 in hand do not count
    t.answer("ann", "trade", seat="bob")
    offered = {option.fields["card"] for option in t.options("ann") if "card" in option.fields}
    assert offered == {"t-pot-lid", "t-thinking-cap"}


@rule("MQ-CARD-04")
def test_one_may_show_ones_cards() -> None:
    """Bob sees the Thief, and only that; nothing else changes."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-thief", "d-elf")
    t.begin("ann")
    assert t.view("bob").seats[0].known == []
    t.answer("ann", "tidy")
    t.answer("ann", "show", card="d-thief")
    assert t.view("bob").seats[0].known == ["d-thief"]
    assert t.view("ann").hand == ["d-elf", "d-thief"]
    assert not t.may("ann", "show", card="d-thief")


@rule("MQ-CARD-05", "MQ-CARD-06")
def test_what_is_in_play_never_goes_back_nor_is_it_just_discarded() -> None:
    """A worn cap may be packed or dropped, traded by an offer; there is no other way to be rid of it."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-thinking-cap")
    t.begin("ann")
    with_cap = {option.kind for option in t.options("ann") if option.fields.get("card") == "t-thinking-cap"}
    assert with_cap == set()
    t.answer("ann", "tidy")
    with_cap = {option.kind for option in t.options("ann") if option.fields.get("card") == "t-thinking-cap"}
    assert with_cap == {"stow", "drop"}
    t.answer("ann", "drop", card="t-thinking-cap")
    assert t.view("ann").hand == []
    assert [lying.card for lying in t.tile("entrance").floor] == ["t-thinking-cap"]


@rule("MQ-CARD-08")
def test_a_price_in_cards_is_paid_from_hand_or_play() -> None:
    """A Wizard's two cards: one from hand, one worn."""
    t = beside("m-moonlighting-rat")
    t.laid("ann", "d-wizard")
    t.hand("ann", "d-elf")
    t.items("ann", "t-thinking-cap")
    walk_in(t)
    t.answer("ann", "power", card="d-wizard")
    t.answer("ann", "card", card="d-elf")
    t.answer("ann", "item", card="t-thinking-cap")
    assert (t.view("ann").dxm_discard, t.view("ann").treasure_discard) == (["d-elf"], ["t-thinking-cap"])
    assert t.fight().dice_to_roll[1].count == 0


# -- when ----------------------------------------------------------------------------------------------------------


@rule("MQ-CARD-10", "MQ-CARD-11", "MQ-CARD-18")
def test_any_time_is_any_moment_of_any_turn() -> None:
    """Bob may play his level and his curse at the start of Ann's turn, before her step, and in her fight."""
    hand = ["d-curse-forgot-backstory", "d-go-up-a-level"]
    t = beside("m-moonlighting-rat")
    t.hand("bob", *hand)
    t.begin("ann", "window")
    assert sorted(plays(t, "bob"), key=str) == hand
    t.answer("bob", "pass")
    t.answer("ann", "walk", place=ROOM)
    assert sorted(plays(t, "bob"), key=str) == hand
    t.answer("bob", "pass")
    t.answer("ann", "roll")
    assert sorted(plays(t, "bob"), key=str) == hand
    t.answer("bob", "play", card="d-go-up-a-level")
    assert t.sheet("bob").level == 2


@rule("MQ-CARD-12", "MQ-RACE-04", "MQ-CLASS-04")
def test_a_class_is_given_up_or_laid_in_the_middle_of_a_fight() -> None:
    """The geek hates Warriors: Ann gives hers up and the +6 is gone; then she lays a Cleric."""
    t = beside("m-shrieking-geek")
    t.laid("ann", "d-warrior")
    t.hand("ann", "d-cleric")
    walk_in(t)
    assert t.fight().totals[1] == 12
    t.answer("ann", "shed", card="d-warrior")
    assert t.fight().totals[1] == 6
    assert not t.may("ann", "power")
    t.answer("ann", "play", card="d-cleric")
    assert t.sheet("ann").classes == ["cleric"]


@rule("MQ-CARD-12")
def test_a_helper_may_give_up_a_race_too() -> None:
    """Bob the Elf is hated by the plant; asked before the roll, he is an Elf no more."""
    t = beside("m-office-fern")
    t.laid("bob", "d-elf")
    walk_in(t)
    helped_by(t, "bob")
    assert t.fight().totals[1] == 5
    t.answer("ann", "roll")
    t.answer("bob", "shed", card="d-elf")
    assert t.fight().totals[1] == 1


@rule("MQ-CARD-13")
def test_any_time_except_combat() -> None:
    """The decorator: not while Ann fights, but right afterwards."""
    t = beside("m-moonlighting-rat")
    t.room("beige-chamber", "west")
    t.next_from(TREASURE, "t-pot-lid")
    t.hand("bob", "d-interior-decorator")
    walk_in(t)
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").level == 2
    t.answer("ann", "walk", place="entrance")
    assert plays(t, "bob") == ["d-interior-decorator"]


@rule("MQ-CARD-14")
def test_a_treasure_just_received_may_be_laid_outside_the_own_turn() -> None:
    """Bob's share for helping is a sword: he may lay it right after the fight; one that he held before he may not."""
    t = beside("m-rainbow-bailiff")
    t.level("ann", 5)
    t.level("bob", 5)
    t.hand("bob", "t-thinking-cap")
    t.next_from(TREASURE, "t-begrudging-sword", "t-pot-lid")
    t.next_from(DXM, "d-enh-hairy")
    walk_in(t)
    helped_by(t, "bob", 1, 0, "first-pick")
    t.dice(6, 6, 1, 1)
    t.answer("ann", "roll")
    t.answer("bob", "card", card="t-begrudging-sword")
    assert t.asked() == "bob: lay-at-once"
    assert t.view("ann").fight is None
    assert {option.fields.get("card") for option in t.options("bob")} == {None, "t-begrudging-sword"}
    t.answer("bob", "lay", card="t-begrudging-sword")
    assert [item.card for item in t.sheet("bob").items] == ["t-begrudging-sword"]
    t.answer("ann", "end")
    t.all_pass()
    assert t.may("bob", "lay", card="t-thinking-cap")


@rule("MQ-CARD-14")
def test_what_charity_brings_may_be_laid_at_once_or_later_in_the_own_turn() -> None:
    """Bob keeps the cap in hand; he may lay it when his turn comes."""
    t = munchkin_quest(["ann", "bob"])
    t.level("ann", 2)
    t.hand("ann", "t-thinking-cap", "d-elf", "d-dwarf", "d-halfling", "d-thief", "d-cleric")
    t.begin("ann")
    t.answer("ann", "end")
    t.answer("ann", "card", card="t-thinking-cap")
    assert kinds(t, "bob") == {"pass", "lay", "lay-packed"}
    t.answer("bob", "pass")
    t.all_pass()
    assert t.view("bob").active == t.seat("bob")
    assert t.may("bob", "lay", card="t-thinking-cap")


def explores(t: QuestTable, colour: str) -> None:
    """Ann goes north into a new room; its monster stands on a base of this colour."""
    north = SIDES.index("north")
    sides_and_links = [(2, 0)] * 4
    t.luck(*sides_and_links, (6, COLOURS.index(colour)))
    t.answer("ann", "explore", side=north)


@rule("MQ-CARD-15", "MQ-CARD-16")
def test_a_monster_card_is_everybodys_to_see_and_nobodys_hand() -> None:
    """Ann explores and draws the troll, on Bob's base; she loses, and it stays Bob's, for all to see."""
    t = munchkin_quest(["ann", "bob"])
    t.next_from(MONSTER, "m-motivational-troll")
    t.next_from(DXM, "d-enh-hungover", "d-enh-enraged")
    t.next_room("padded-cell")
    t.begin("ann")
    explores(t, t.colour_of("bob"))
    t.all_pass()
    t.dice(1, 6, 6, 6)
    t.answer("ann", "roll")
    t.all_pass()
    for name in ("ann", "bob"):
        view = t.view(name)
        assert [(monster.card, monster.owner) for monster in view.monsters] == [("m-motivational-troll", 1)]
        assert view.monsters[0].level == 5
        assert all(CARDS[NUMBER[card]].deck != MONSTER for card in view.hand)


@rule("MQ-CARD-17")
def test_a_monster_that_leaves_goes_to_the_discards_and_frees_its_base() -> None:
    """Paperwork sends the hairy rat away: both cards are discarded, and Bob has three bases again."""
    t = beside()
    t.monster("m-moonlighting-rat", ROOM, "bob", "d-enh-hairy")
    t.hand("ann", "t-sudden-paperwork")
    walk_in(t)
    assert t.sheet("bob").free_bases == 2
    t.answer("ann", "play", card="t-sudden-paperwork")
    assert (t.view("ann").monster_discard, t.view("ann").dxm_discard) == (["m-moonlighting-rat"], ["d-enh-hairy"])
    assert (t.sheet("bob").free_bases, t.view("ann").monsters) == (3, [])


@rule("MQ-CARD-19", "MQ-CARD-20")
def test_what_is_used_once_is_discarded_and_what_stays_stays() -> None:
    """Bob draws an Elf in Ann's turn, by his colour on the Monster Die, and lays it in hers; the level is discarded."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.hand("bob", "d-elf", "d-go-up-a-level", "d-curse-lead-trousers")
    t.begin("ann", "window")
    t.answer("bob", "play", card="d-elf")
    t.answer("bob", "play", card="d-go-up-a-level")
    t.answer("bob", "play", card="d-curse-lead-trousers")
    t.answer("bob", "seat", seat="ann")
    assert t.sheet("bob").laid == ["d-elf"]
    assert t.sheet("ann").curses == ["d-curse-lead-trousers"]
    assert t.view("ann").dxm_discard == ["d-go-up-a-level"]


@rule("MQ-CARD-20")
def test_a_race_may_be_laid_as_soon_as_it_is_drawn() -> None:
    """Ann draws a Dwarf for the new room, and may lay it in the fight that follows."""
    t = munchkin_quest(["ann", "bob"])
    t.next_from(MONSTER, "m-lame-goblin")
    t.next_from(DXM, "d-dwarf", "d-enh-enraged")
    t.next_room("padded-cell")
    t.begin("ann")
    explores(t, t.colour_of("bob"))
    assert t.asked() == "ann: fight"
    t.answer("ann", "play", card="d-dwarf")
    assert t.sheet("ann").races == ["dwarf"]


@rule("MQ-CARD-21")
def test_cards_work_in_the_order_in_which_they_are_played() -> None:
    """Bob curses Ann for a level before she plays her own: from 1 she cannot fall, and then she is at 2."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-go-up-a-level")
    t.hand("bob", "d-curse-forgot-backstory")
    t.begin("ann", "window")
    t.answer("bob", "play", card="d-curse-forgot-backstory")
    t.answer("bob", "seat", seat="ann")
    t.all_pass()
    t.answer("ann", "play", card="d-go-up-a-level")
    assert t.sheet("ann").level == 2
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-go-up-a-level")
    t.hand("bob", "d-curse-forgot-backstory")
    t.room(ROOM, "east")
    t.begin("ann")
    t.answer("ann", "play", card="d-go-up-a-level")
    t.answer("ann", "walk", place=ROOM)
    t.answer("bob", "play", card="d-curse-forgot-backstory")
    t.answer("bob", "seat", seat="ann")
    assert t.sheet("ann").level == 1


@rule("MQ-CARD-22")
def test_the_last_moment_is_right_before_the_roll() -> None:
    """The roll is announced and Bob enhances the rat: before she rolls, Ann blinks out of the fight."""
    t = beside("m-moonlighting-rat")
    t.hand("ann", "t-blink-potion")
    t.hand("bob", "d-enh-ancient")
    walk_in(t)
    t.answer("ann", "roll")
    t.answer("bob", "play", card="d-enh-ancient")
    assert t.asked() == "ann: fight"
    t.answer("ann", "play", card="t-blink-potion")
    assert (t.view("ann").fight, t.where("ann")) == (None, "entrance")


@rule("MQ-CARD-23", "MQ-EX-20")
@pytest.mark.parametrize("before", [True, False])
def test_an_interruption_comes_before_an_action_and_undoes_none(before: bool) -> None:
    """A wall before Ann's step keeps her where she is; once she has entered the room it does not send her back."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    t.at("ann", ROOM)
    t.hand("bob", "d-load-bearing-wall")
    t.begin("ann")
    t.answer("ann", "walk", place="beige-chamber")
    if not before:
        t.answer("bob", "pass")
        t.answer("ann", "search")  # her next action is a moment to interrupt
    t.answer("bob", "play", card="d-load-bearing-wall")
    t.answer("bob", "place", place=ROOM)
    t.dice(2)
    t.answer("bob", "side", side=SIDES.index("east"))
    assert t.where("ann") == (ROOM if before else "beige-chamber")
    assert t.tile(ROOM).links[1].kind == "wall"


# -- where they come from ------------------------------------------------------------------------------------------


@rule("MQ-CARD-24")
def test_where_dxm_cards_come_from() -> None:
    """One at the start of the turn, for a monster of one's colour, for one's colour on the die, for exploring."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.monster("m-moonlighting-rat", ROOM, "ann")
    t.next_from(DXM, "d-enh-hairy", "d-enh-baby", "d-enh-ancient")
    t.level("ann", 3)
    t.begin("ann", "start")
    t.all_pass()
    assert t.sheet("ann").dxm_held == 1
    t.answer("ann", "walk", place=ROOM)
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").dxm_held == 2
    t.colour(t.colour_of("ann"))
    t.answer("ann", "end")
    assert t.sheet("ann").dxm_held == 3
    t = munchkin_quest(["ann", "bob"])
    t.next_from(DXM, "d-enh-hairy", "d-enh-baby")
    t.next_room("padded-cell")
    t.begin("ann")
    explores(t, "purple")
    assert t.sheet("ann").dxm_held == 1


@rule("MQ-CARD-24")
def test_a_helper_draws_for_the_own_colour_too() -> None:
    """The goblin stands on Bob's base: he draws a DxM card for helping to beat it."""
    t = beside("m-lame-goblin")
    walk_in(t)
    helped_by(t, "bob")
    t.dice(6, 6, 1)
    t.answer("ann", "roll")
    assert (t.sheet("ann").dxm_held, t.sheet("bob").dxm_held) == (0, 1)


@rule("MQ-CARD-25")
def test_where_treasures_come_from() -> None:
    """Two for the Bailiff, one for a search of 6."""
    t = beside("m-rainbow-bailiff", room="beige-chamber")
    t.level("ann", 9)
    t.next_from(TREASURE, "t-pot-lid", "t-thinking-cap", "t-begrudging-sword")
    walk_in(t, "beige-chamber")
    t.dice(6, 1, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").treasures_held == 2
    t.dice(6 - (t.tile("beige-chamber").search or 0))
    t.answer("ann", "search")
    assert t.sheet("ann").treasures_held == 3


@rule("MQ-CARD-26")
def test_in_combat_only_what_is_used_once() -> None:
    """Of cap, potion, Go Up a Level and Thief: no item can be laid, the others can be played."""
    t = beside("m-moonlighting-rat")
    t.hand("ann", "t-thinking-cap", "t-potion-of-strength", "d-go-up-a-level", "d-thief", "d-cheat")
    walk_in(t)
    assert sorted(plays(t, "ann"), key=str) == ["d-go-up-a-level", "d-thief", "t-potion-of-strength"]
    assert kinds(t, "ann") == {"roll", "call", "play", "die"}


@rule("MQ-CARD-27")
def test_what_is_attached_to_an_item_goes_with_it() -> None:
    """The curse takes the cheated cap and its Cheat to the discards."""
    t = munchkin_quest(["ann", "bob"])
    t.items("ann", "t-thinking-cap", cheat=True)
    t.hand("ann", "d-curse-helmet-to-hamster")
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-helmet-to-hamster")
    t.answer("ann", "seat", seat="ann")
    assert t.sheet("ann").items == []
    assert sorted(t.view("ann").dxm_discard) == ["d-cheat", "d-curse-helmet-to-hamster"]


@rule("MQ-CARD-28")
def test_one_may_make_ones_own_fight_harder() -> None:
    """Ann plays Hairy on her own rat: 5 levels and a Treasure more."""
    t = beside("m-moonlighting-rat")
    t.hand("ann", "d-enh-hairy")
    walk_in(t)
    t.answer("ann", "play", card="d-enh-hairy")
    assert (t.fight().totals, t.fight().treasures) == ([1, 6], 2)


# -- monsters that cards move, remove, or let one escape -----------------------------------------------------------


@rule("MQ-COMBAT-04")
def test_a_monster_brought_to_the_active_player_is_fought() -> None:
    """Bob's curse leads the rat to Ann before her step."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    t.at("ann", ROOM)
    t.monster("m-moonlighting-rat", "beige-chamber", "bob")
    t.hand("bob", "d-curse-sex-appeal")
    t.begin("ann")
    t.answer("ann", "walk", place="entrance")
    t.answer("bob", "play", card="d-curse-sex-appeal")
    t.answer("bob", "seat", seat="ann")
    assert (t.fight().leader, t.where("ann")) == (t.seat("ann"), ROOM)


@rule("MQ-EX-15")
def test_nothing_interrupts_the_monsters_turn() -> None:
    """Bob holds the curse, and is asked before the die, but neither after it nor between two monsters."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    t.monster("m-motivational-troll", "beige-chamber", "bob")
    t.hand("bob", "d-curse-sex-appeal")
    t.begin("ann")
    t.answer("ann", "end")
    assert (t.asked(), t.view("bob").phase) == ("bob: react", "moves")
    t.answer("bob", "pass")
    assert t.view("bob").active == t.seat("bob")
    assert t.told("curse-played") == []


@rule("MQ-COMBAT-32", "MQ-CONF-52")
@pytest.mark.parametrize("won", [True, False])
def test_what_a_removed_monster_leaves_waits_for_the_rest(won: bool) -> None:
    """Paperwork sends the kobold away for a Treasure; Ann gets it with the rat's when she has beaten that one."""
    t = beside("m-kobold-accountant", "m-moonlighting-rat")
    t.hand("ann", "t-sudden-paperwork")
    t.gold("ann", 0)
    walk_in(t)
    t.answer("ann", "play", card="t-sudden-paperwork")
    t.answer("ann", "monster", card="m-kobold-accountant")
    assert t.sheet("ann").treasures_held == 0
    t.dice(*((6, 1) if won else (1, 6, 6)))
    t.answer("ann", "roll")
    assert t.sheet("ann").treasures_held == (2 if won else 0)


@rule("MQ-RUN-09")
def test_a_card_may_take_the_place_of_the_escape_roll() -> None:
    """Ann has lost to two monsters and reads where she is: no rolls, no Bad Stuff, and she is in a quiet room."""
    t = beside("m-shrieking-geek", "m-moonlighting-rat")
    t.room("beige-chamber", "west")
    t.hand("ann", "t-you-are-here")
    t.begin("ann")
    t.answer("ann", "walk", place=ROOM)
    t.answer("ann", "fight")
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    t.answer("ann", "play", card="t-you-are-here")
    t.answer("ann", "place", place="beige-chamber")
    assert (t.where("ann"), t.sheet("ann").health) == ("beige-chamber", 2)
    assert t.told("caught") == []
