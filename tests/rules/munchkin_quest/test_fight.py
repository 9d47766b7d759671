"""Fights: when they begin, sums, dice, who may act, ties, what a victory brings."""

import pytest

from tests.marks import rule
from tests.quest_fights import ROOM, beside, faces, helped_by, kinds, plays, walk_in
from tests.quest_table import munchkin_quest
from underhall.games.munchkin_quest.conditions import Wears
from underhall.games.munchkin_quest.facts import CARDS, COLOURS, DXM, MONSTER, TREASURE

# -- when they begin -----------------------------------------------------------------------------------------------


@rule("MQ-COMBAT-01")
def test_only_the_active_player_fights() -> None:
    """Bob stands with a rat in Ann's turn: nobody fights, and Bob is asked nothing."""
    t = beside("m-moonlighting-rat")
    t.at("bob", ROOM)
    t.begin("ann")
    assert t.asked() == "ann: moves"
    assert t.view("bob").fight is None
    assert t.g.decision_of(t.seat("bob")) is None


@rule("MQ-COMBAT-02")
def test_a_monster_that_comes_and_goes_between_turns_is_not_fought() -> None:
    """The rat walks into Cy's room after Ann's turn and out of it after Bob's: Cy begins without a fight."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.room("night-school", "north")
    t.room("den-of-thieves", "east", "night-school")  # no blue arrow, but a purple one to the north
    t.room("evil-altar", "north", "den-of-thieves")  # no purple arrow
    uid = t.monster("m-moonlighting-rat", "night-school", "bob")
    t.at("cy", "den-of-thieves")
    t.begin("ann")
    t.colour("blue")
    t.answer("ann", "end")
    met = t.standee(uid)
    assert met is not None
    assert met.place == t.place("den-of-thieves")
    assert t.view("cy").fight is None
    assert t.asked() == "bob: moves"
    t.colour("purple")
    t.answer("bob", "end")
    gone = t.standee(uid)
    assert gone is not None
    assert gone.place == t.place("evil-altar")
    t.all_pass()
    assert t.asked() == "cy: moves"


@rule("MQ-COMBAT-03", "MQ-COMBAT-24", "MQ-COMBAT-44")
def test_a_larger_total_kills_the_monster_and_gives_a_level() -> None:
    """Ann walks in and rolls 5 against 2: 6 to 3, level 2, one Treasure, the rat is gone, two moves are kept."""
    t = beside("m-moonlighting-rat")
    walk_in(t)
    assert t.asked() == "ann: fight"
    t.dice(5, 2)
    t.answer("ann", "roll")
    assert t.told("fight-totals") == [{"ours": 6, "theirs": 3}]
    assert (t.sheet("ann").level, t.sheet("ann").treasures_held, t.sheet("ann").moves_left) == (2, 1, 2)
    assert t.view("ann").monsters == []


@rule("MQ-COMBAT-05", "MQ-EXPL-07", "MQ-EXPL-08", "MQ-DICE-02", "MQ-DICE-03")
def test_a_new_room_holds_a_monster_on_the_base_of_the_rolled_colour() -> None:
    """Ann explores; the die shows Bob's colour, so Bob draws a DxM card and owns the monster. The fight is Ann's."""
    t = munchkin_quest(["ann", "bob"])
    t.next_from(MONSTER, "m-moonlighting-rat")
    t.next_from(DXM, "d-elf", "d-dwarf")
    t.begin("ann")
    t.next_room("waiting-room")
    t.luck((2, 0), *[(2, 0)] * 3, (6, COLOURS.index(t.colour_of("bob"))))
    t.answer("ann", "explore", side=1)
    assert t.sheet("bob").dxm_held == 1
    assert [monster.owner for monster in t.view("ann").monsters] == [t.seat("bob")]
    assert t.fight().leader == t.seat("ann")


@rule("MQ-COMBAT-05", "MQ-CONF-56")
def test_a_search_may_find_a_monster_whose_base_the_die_decides() -> None:
    """6 and the sign +1 is 7: a monster. Its base is rolled for as when exploring, and the colour's player draws."""
    t = munchkin_quest(["ann", "bob"])
    t.room("lost-property", "north")
    t.at("ann", "lost-property")
    t.next_from(MONSTER, "m-moonlighting-rat")
    t.begin("ann")
    t.luck((6, 5), (6, COLOURS.index(t.colour_of("bob"))))
    t.answer("ann", "search")
    assert [monster.owner for monster in t.view("ann").monsters] == [t.seat("bob")]
    assert t.sheet("bob").dxm_held == 1
    assert (t.fight().leader, t.asked()) == (t.seat("ann"), "ann: fight")


@rule("MQ-COMBAT-05", "MQ-CONF-56")
def test_a_monster_lured_in_an_explored_dungeon_is_fought_at_once() -> None:
    """All rooms are laid: Ann draws a monster where she comes, and its base is rolled for."""
    t = munchkin_quest(["ann", "bob"])
    t.room("waiting-room", "north")
    t.g.room_deck = ()
    t.next_from(MONSTER, "m-moonlighting-rat")
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    t.colour(t.colour_of("ann"))
    t.answer("ann", "lure")
    assert (t.fight().leader, t.sheet("ann").dxm_held) == (t.seat("ann"), 1)


@rule("MQ-COMBAT-06", "MQ-RUN-13")
def test_whoever_runs_into_another_monster_fights_again_without_a_move() -> None:
    """Ann loses to the rat, runs on into the goblin's room, and fights there with the moves she had."""
    t = beside("m-moonlighting-rat")
    t.room("beige-chamber", "east", ROOM)
    t.monster("m-lame-goblin", "beige-chamber", "bob")
    walk_in(t)
    t.dice(1, 6, 5)
    t.answer("ann", "roll")
    t.answer("ann", "place", place="beige-chamber")
    assert t.where("ann") == "beige-chamber"
    assert (t.asked(), t.sheet("ann").moves_left) == ("ann: fight", 2)
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert (t.sheet("ann").level, t.sheet("ann").moves_left) == (2, 2)


# -- sums ----------------------------------------------------------------------------------------------------------


@rule("MQ-COMBAT-07")
def test_strength_is_level_and_items_in_use() -> None:
    """Level 5, a worn helmet +2, and a sword in the pack that does not count: 7."""
    t = beside("m-moonlighting-rat")
    t.level("ann", 5)
    t.items("ann", "t-firefighters-helmet")
    t.items("ann", "t-begrudging-sword", packed=True)
    walk_in(t)
    assert t.sheet("ann").strength == 7
    assert t.fight().totals == [7, 1]


@rule("MQ-COMBAT-08")
@pytest.mark.parametrize(("klass", "total"), [("d-warrior", 12), ("", 6), ("d-cleric", 6)])
def test_a_monster_counts_more_against_those_it_hates(klass: str, total: int) -> None:
    """The Shrieking Geek is level 6, and 6 more against a Warrior."""
    t = beside("m-shrieking-geek")
    if klass:
        t.laid("ann", klass)
    walk_in(t)
    assert t.fight().totals == [1, total]
    assert [row.why for row in t.fight().summands if row.what == "hatred"] == (["warrior"] if total == 12 else [])


@rule("MQ-COMBAT-24", "MQ-COMBAT-25")
@pytest.mark.parametrize(("die", "level", "hits"), [(3, 2, 4), (2, 1, 3), (1, 1, 3)])
def test_only_a_strictly_larger_total_wins(die: int, level: int, hits: int) -> None:
    """One more wins, a tie is lost, one less is lost."""
    t = beside("m-moonlighting-rat")
    walk_in(t)
    t.dice(die, 2, 6)
    t.answer("ann", "roll")
    assert (t.sheet("ann").level, t.sheet("ann").health) == (level, hits)


@rule("MQ-COMBAT-25", "MQ-CLASS-12")
def test_a_warrior_wins_ties() -> None:
    """The same tie, and Ann is a Warrior; the view says so beforehand."""
    t = beside("m-moonlighting-rat")
    t.laid("ann", "d-warrior")
    walk_in(t)
    assert t.fight().wins_ties == t.seat("ann")
    t.dice(2, 2)
    t.answer("ann", "roll")
    assert t.sheet("ann").level == 2


@rule("MQ-COMBAT-26")
def test_the_helpers_strength_and_dice_join_the_leaders() -> None:
    """12 and 18 make 30 before the dice, and both roll."""
    t = beside("m-fungus")
    t.level("ann", 9)
    t.items("ann", "t-spear-of-protruding")
    t.level("bob", 9)
    t.items("bob", "t-handheld-ballista", "t-adamant-armour")
    walk_in(t)
    helped_by(t, "bob")
    assert t.fight().totals[0] == 30
    assert [(dice.seat, dice.count) for dice in t.fight().dice_to_roll[:2]] == [(0, 1), (1, 1)]


@rule("MQ-COMBAT-27", "MQ-COMBAT-28", "MQ-CONF-39", "MQ-GANG-01")
def test_all_monsters_of_a_room_are_one_side() -> None:
    """A Rainbow Bailiff (4) and a Geek (6): 10, and the dice of both; nobody fights one and runs from the other."""
    t = beside("m-rainbow-bailiff", "m-shrieking-geek")
    walk_in(t)
    assert t.fight().totals == [1, 10]
    assert [dice.count for dice in t.fight().dice_to_roll if dice.uid >= 0] == [2, 1]
    assert kinds(t, "ann") == {"roll", "call", "die"}


# -- what is not done in a fight -----------------------------------------------------------------------------------


@rule("MQ-COMBAT-09", "MQ-COMBAT-10", "MQ-COMBAT-11", "MQ-CONF-22")
def test_nobody_lays_swaps_trades_drops_or_buys_during_a_fight() -> None:
    """Neither the leader, with all the means for it, nor Bob, who only watches, has anything of the kind to choose."""
    t = beside("m-moonlighting-rat")
    t.hand("ann", "t-begrudging-sword", "d-wandering-monster")
    t.items("ann", "t-firefighters-helmet")
    t.items("ann", "t-pot-lid", packed=True)
    t.gold("ann", 2000)
    t.level("ann", 3)
    t.wounds("ann", 1)
    t.floor(ROOM, "t-hide-armour")
    t.hand("bob", "t-undeliverable-mail", "d-wandering-monster")
    walk_in(t)
    assert kinds(t, "ann") == {"roll", "call", "play", "die"}
    assert plays(t, "ann") == ["d-wandering-monster"]
    t.answer("ann", "roll")
    assert kinds(t, "bob") == {"pass", "play"}
    assert plays(t, "bob") == ["d-wandering-monster"]


@rule("MQ-COMBAT-10", "MQ-HELP-26", "MQ-COMBAT-20")
def test_a_curse_takes_an_item_in_a_fight_and_the_leader_may_act_again() -> None:
    """Bob, who is outside, turns Ann's helmet into a hamster: her total drops, and she is asked anew, help included."""
    t = beside("m-moonlighting-rat")
    t.items("ann", "t-firefighters-helmet")
    t.hand("bob", "d-curse-helmet-to-hamster")
    walk_in(t)
    assert t.fight().totals == [3, 1]
    t.answer("ann", "roll")
    t.answer("bob", "play", card="d-curse-helmet-to-hamster")
    t.answer("bob", "seat", seat="ann")
    assert t.fight().totals == [1, 1]
    assert t.sheet("ann").items == []
    assert t.asked() == "ann: fight"
    assert t.may("ann", "call")


@rule("MQ-COMBAT-12", "MQ-COMBAT-13")
@pytest.mark.parametrize("where", ["belt", "hand"])
def test_one_use_cards_work_from_the_belt_and_from_the_hand(where: str) -> None:
    """A potion adds 5 to Ann's side and is discarded after the fight."""
    t = beside("m-moonlighting-rat")
    if where == "belt":
        t.items("ann", "t-potion-of-strength")
    else:
        t.hand("ann", "t-potion-of-strength")
    walk_in(t)
    t.answer("ann", "play", card="t-potion-of-strength")
    t.answer("ann", "for-munchkins")
    assert t.fight().totals == [6, 1]
    t.dice(3, 1)
    t.answer("ann", "roll")
    assert t.view("ann").treasure_discard == ["t-potion-of-strength"]


# -- dice ----------------------------------------------------------------------------------------------------------


@rule("MQ-COMBAT-14")
def test_a_munchkin_rolls_one_die_and_a_monster_as_many_as_it_shows() -> None:
    """A Rainbow Bailiff rolls two."""
    t = beside("m-rainbow-bailiff")
    t.hand("ann", "d-loaded-die")
    walk_in(t)
    t.dice(3, 4, 5)
    t.answer("ann", "roll")
    uid = t.fight().monsters[0]
    assert (faces(t, "ann"), faces(t, uid=uid)) == ([3], [4, 5])


@rule("MQ-COMBAT-15", "MQ-COMBAT-16", "MQ-COMBAT-22")
def test_the_owner_of_the_base_rolls_for_the_monster_even_against_itself() -> None:
    """Ann fights a monster on her own base: both dice are hers, and her Loaded Die may turn the monster's."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.monster("m-moonlighting-rat", ROOM, "ann")
    t.hand("ann", "d-loaded-die")
    walk_in(t)
    t.dice(1, 6)
    t.answer("ann", "roll")
    assert [die.roller for die in t.fight().dice] == [t.seat("ann")] * 2
    t.answer("ann", "play", card="d-loaded-die")
    t.answer("ann", "die-pick", number=1)
    t.answer("ann", "face", face=1)
    assert t.told("fight-totals") == [{"ours": 2, "theirs": 2}]


@rule("MQ-COMBAT-16", "MQ-COMBAT-23", "MQ-CONF-46")
def test_after_the_roll_only_cards_for_that_moment_are_played() -> None:
    """Bob owns the rat and has a potion and a Loaded Die: only the die may be played, and it turns the rat's."""
    t = beside("m-moonlighting-rat")
    t.hand("bob", "d-loaded-die", "t-potion-of-strength")
    walk_in(t)
    t.answer("ann", "roll")
    t.dice(3, 1)
    t.answer("bob", "pass")
    assert plays(t, "bob") == ["d-loaded-die"]
    t.answer("bob", "play", card="d-loaded-die")
    t.answer("bob", "face", face=6)
    assert t.told("fight-totals") == [{"ours": 4, "theirs": 7}]


@rule("MQ-CONF-46")
def test_after_roll_cards_may_be_answered_until_all_have_passed() -> None:
    """The leader first: Ann turns her die to 6, Bob answers and turns it to 1, and that stands."""
    t = beside("m-moonlighting-rat")
    t.hand("ann", "d-loaded-die")
    t.hand("bob", "d-reloaded-die")
    walk_in(t)
    t.dice(1, 3)
    t.answer("ann", "roll")
    assert t.asked() == "ann: react"
    t.answer("ann", "play", card="d-loaded-die")
    t.answer("ann", "face", face=6)
    t.answer("bob", "play", card="d-reloaded-die")
    t.answer("bob", "die-pick", number=0)
    t.answer("bob", "face", face=1)
    assert t.told("fight-totals") == [{"ours": 2, "theirs": 4}]


@rule("MQ-COMBAT-17")
def test_a_monsters_colour_is_its_bases() -> None:
    """The same rat is red or yellow, as its base is; a card for its colour goes to that player."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.monster("m-moonlighting-rat", ROOM, "ann")
    walk_in(t)
    assert t.view("ann").monsters[0].colour == t.colour_of("ann")
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").dxm_held == 1


@rule("MQ-COMBAT-18", "MQ-COMBAT-19", "MQ-CONF-05", "MQ-HELP-07")
def test_the_leader_announces_and_dice_wait_for_the_others() -> None:
    """Bob helps and holds a potion: he may play it or pass, neither roll nor leave; dice fall when he has passed."""
    t = beside("m-fungus")
    t.hand("bob", "t-potion-of-strength")
    walk_in(t)
    helped_by(t, "bob")
    assert t.asked() == "ann: fight"
    t.answer("ann", "roll")
    assert t.fight().dice == []
    assert (t.asked(), kinds(t, "bob")) == ("bob: react", {"pass", "play"})
    t.dice(6, 6, 1)
    t.answer("bob", "pass")
    assert t.told("fight-totals") == [{"ours": 14, "theirs": 6}]


@rule("MQ-COMBAT-21", "MQ-HELP-12", "MQ-COMBAT-22")
def test_every_die_says_who_rolls_it_and_for_whom() -> None:
    """Bob helps against a monster on his own base: one die for his munchkin, one for the monster; he turns his own."""
    t = beside("m-fungus")
    t.hand("bob", "d-loaded-die")
    walk_in(t)
    helped_by(t, "bob")
    t.dice(2, 1, 4)
    t.answer("ann", "roll")
    uid = t.fight().monsters[0]
    assert [(die.roller, die.seat, die.uid, die.face) for die in t.fight().dice] == [
        (0, 0, -1, 2),
        (1, 1, -1, 1),
        (1, -1, uid, 4),
    ]
    t.answer("bob", "play", card="d-loaded-die")
    t.answer("bob", "die-pick", number=1)
    t.answer("bob", "face", face=6)
    assert t.told("fight-totals") == [{"ours": 1 + 1 + 2 + 6, "theirs": 9}]


# -- several monsters ----------------------------------------------------------------------------------------------


@rule("MQ-COMBAT-29")
@pytest.mark.parametrize(("die", "level", "hits"), [(6, 10, 4), (1, 9, 3)])
def test_one_standee_is_one_monster_whatever_its_name(die: int, level: int, hits: int) -> None:
    """The Bandit Brothers (6): one level if they are killed, one hit if they win."""
    t = beside("m-bandit-brothers")
    t.level("ann", 9)
    walk_in(t)
    t.dice(die, *((1, 1) if die == 6 else (6, 6)), 6)
    t.answer("ann", "roll")
    assert (t.sheet("ann").level, t.sheet("ann").health) == (level, hits)


@rule("MQ-COMBAT-30", "MQ-ENH-07", "MQ-HELP-08")
def test_a_monster_that_appears_during_the_fight_joins_it() -> None:
    """Bob sends a Wandering Monster from outside: it has its own base and die, and Ann runs from both."""
    t = beside("m-moonlighting-rat")
    t.hand("bob", "d-wandering-monster")
    t.next_from(MONSTER, "m-shrieking-geek")
    walk_in(t)
    t.answer("ann", "roll")
    t.colour(t.colour_of("ann"))
    t.answer("bob", "play", card="d-wandering-monster")
    assert t.fight().totals == [1, 7]
    assert [monster.owner for monster in t.view("ann").monsters] == [1, 0]
    t.dice(1, 1, 1, 6, 6)
    t.answer("ann", "roll")
    assert (t.sheet("ann").health, t.sheet("bob").health) == (2, 4)
    t.answer("ann", "monster", uid=2)
    assert len(t.told("escaped")) == 2


@rule("MQ-COMBAT-31", "MQ-COMBAT-36")
def test_a_monster_that_is_got_rid_of_is_not_killed_and_the_rest_fights_on() -> None:
    """The accountant takes his bribe and leaves the dungeon, without a level or Treasure; the rat stays."""
    t = beside("m-kobold-accountant", "m-moonlighting-rat")
    t.gold("ann", 500)
    walk_in(t)
    assert t.fight().totals == [1, 3]
    t.answer("ann", "bribe")
    assert t.fight().totals == [1, 1]
    assert t.view("ann").monster_discard == ["m-kobold-accountant"]
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert (t.sheet("ann").level, t.sheet("ann").treasures_held) == (2, 1)


@rule("MQ-COMBAT-33", "MQ-COMBAT-34", "MQ-CONF-50")
@pytest.mark.parametrize(("returned_cards", "anns"), [("target_gone", []), ("all", ["t-freezing-explosive-potion"])])
def test_cards_on_what_has_left_go_back(returned_cards: str, anns: list[str]) -> None:
    """All monsters are gone: no hit, no level. Bob's potion for the monsters returns; Ann's own, by the setting."""
    t = beside("m-kobold-accountant", returned_cards=returned_cards)
    t.gold("ann", 500)
    t.hand("ann", "t-freezing-explosive-potion")
    t.hand("bob", "t-potion-of-strength")
    walk_in(t)
    t.answer("ann", "play", card="t-freezing-explosive-potion")
    t.answer("ann", "for-munchkins")
    t.answer("ann", "roll")
    t.answer("bob", "play", card="t-potion-of-strength")
    t.answer("bob", "for-monsters")
    t.answer("ann", "bribe")
    assert t.view("ann").fight is None
    assert (t.sheet("ann").health, t.sheet("ann").level, t.asked()) == (4, 1, "ann: moves")
    assert t.view("bob").hand == ["t-potion-of-strength"]
    assert t.view("ann").seats[1].known == ["t-potion-of-strength"]
    assert t.view("ann").hand == anns


# -- victory -------------------------------------------------------------------------------------------------------


@rule("MQ-COMBAT-37")
@pytest.mark.parametrize(("die", "level", "alive"), [(4, 3, True), (3, 4, False)])
def test_a_beaten_monster_may_be_not_killed(die: int, level: int, alive: bool) -> None:
    """The Psycho Squirrel rolls: on 4 and more it is next door, and nobody gains a level; its Treasure is Ann's."""
    t = beside("m-psycho-squirrel")
    t.room("beige-chamber", "east", ROOM)
    t.level("ann", 3)
    walk_in(t)
    t.dice(6, 1, die)
    t.answer("ann", "roll")
    assert (t.sheet("ann").level, t.sheet("ann").treasures_held) == (level, 1)
    assert [monster.place for monster in t.view("ann").monsters] == ([t.place("beige-chamber")] if alive else [])


@rule("MQ-COMBAT-38")
@pytest.mark.parametrize(("owner", "cards"), [("ann", 1), ("bob", 0)])
def test_a_monster_on_ones_own_base_brings_a_card(owner: str, cards: int) -> None:
    """One DxM card for the leader whose colour it had; Bob, who did not fight, gets none for his."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.monster("m-moonlighting-rat", ROOM, owner)
    walk_in(t)
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert (t.sheet("ann").dxm_held, t.sheet("bob").dxm_held) == (cards, 0)


@rule("MQ-COMBAT-39", "MQ-COMBAT-41", "MQ-ENH-06")
def test_a_killed_monster_leaves_with_its_enhancers_and_pays_for_them() -> None:
    """The Geek brings 2, Ancient 2 more, Hairy 1, Baby 1 less: 4. All four cards are discarded, the base is free."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.monster("m-shrieking-geek", ROOM, "bob", "d-enh-ancient", "d-enh-hairy", "d-enh-baby")
    t.level("ann", 9)
    t.items("ann", "t-handheld-ballista", "t-adamant-armour")
    walk_in(t)
    assert (t.fight().totals, t.fight().treasures, t.sheet("bob").free_bases) == ([18, 16], 4, 2)
    t.dice(6, 1)
    t.answer("ann", "roll")
    view = t.view("ann")
    assert view.seats[0].treasures_held == 4
    assert (view.monsters, view.seats[1].free_bases) == ([], 3)
    assert view.monster_discard == ["m-shrieking-geek"]
    assert sorted(view.dxm_discard) == ["d-enh-ancient", "d-enh-baby", "d-enh-hairy"]


@rule("MQ-COMBAT-42", "MQ-CONF-30")
@pytest.mark.parametrize(("other", "seen"), [("alive", ["t-pot-lid"]), ("dead", []), ("away", [])])
def test_treasures_are_open_if_another_living_munchkin_is_there(other: str, seen: list[str]) -> None:
    """With Bob in the room everybody sees what Ann draws; a body is no witness, and nobody is alone in secret."""
    t = beside("m-moonlighting-rat", names=("ann", "bob", "cy"))
    if other != "away":
        t.at("bob", ROOM)
    if other == "dead":
        t.dead("bob")
    t.next_from(TREASURE, "t-pot-lid")
    walk_in(t)
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.view("cy").seats[0].treasures_held == 1
    assert t.view("cy").seats[0].known == seen


@rule("MQ-COMBAT-43")
def test_what_was_won_may_be_laid_at_once() -> None:
    """The helmet just drawn and a race that was held are both laid after the fight."""
    t = beside("m-moonlighting-rat")
    t.hand("ann", "d-elf")
    t.next_from(TREASURE, "t-firefighters-helmet")
    walk_in(t)
    t.dice(6, 1)
    t.answer("ann", "roll")
    t.answer("ann", "lay", card="t-firefighters-helmet")
    t.answer("ann", "play", card="d-elf")
    assert [item.card for item in t.sheet("ann").items] == ["t-firefighters-helmet"]
    assert t.sheet("ann").races == ["elf"]


@rule("MQ-COMBAT-44", "MQ-COMBAT-45", "MQ-COMBAT-51")
def test_a_scary_monster_killed_alone_gives_two_levels() -> None:
    """The Bullrog disdains level 3; Ann attacks it all the same, and is level 5 afterwards, four Treasures richer."""
    t = beside("m-bullrog")
    t.level("ann", 3)
    t.hand(
        "ann",
        "t-potion-of-strength",
        "t-potion-of-strength",
        "t-freezing-explosive-potion",
        "t-freezing-explosive-potion",
    )
    walk_in(t)
    t.answer("ann", "fight")
    for potion in ("t-potion-of-strength", "t-freezing-explosive-potion") * 2:
        t.answer("ann", "play", card=potion)
        t.answer("ann", "for-munchkins")
    assert t.fight().totals == [23, 18]
    t.dice(6, 1, 1)
    t.answer("ann", "roll")
    assert (t.sheet("ann").level, t.sheet("ann").treasures_held) == (5, 4)


@rule("MQ-COMBAT-46", "MQ-HELP-19")
def test_a_scary_monster_killed_with_help_gives_each_a_level() -> None:
    """Leader 5 and a Dwarf helper 6 become 6 and 7."""
    t = beside("m-bullrog")
    t.level("ann", 5)
    t.level("bob", 6)
    t.laid("bob", "d-dwarf")
    t.items("ann", "t-handheld-ballista")
    t.items("bob", "t-adamant-armour", "t-wrecking-bell")
    walk_in(t)
    helped_by(t, "bob")
    t.dice(6, 6, 1, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert (t.sheet("ann").level, t.sheet("bob").level) == (6, 7)


# -- disdain -------------------------------------------------------------------------------------------------------


@rule("MQ-COMBAT-49", "MQ-COMBAT-50", "MQ-COMBAT-51")
def test_a_disdaining_monster_may_be_left_alone_but_is_in_the_way() -> None:
    """The Bullrog disdains Ann: she may fight or walk on, but not search, deal or pick up beside it. She loses."""
    t = beside("m-bullrog", room="hospital")
    t.floor("hospital", "t-pot-lid")
    t.gold("ann", 500)
    t.wounds("ann", 1)
    t.begin("ann")
    t.answer("ann", "walk", place="hospital")
    assert t.told("disdained") == [{"card": "m-bullrog", "seat": 0}]
    assert {"fight", "walk"} <= kinds(t, "ann")
    assert not kinds(t, "ann") & {"search", "deal", "pick-up"}
    t.answer("ann", "fight")
    t.dice(1, 6, 6, 6)
    t.answer("ann", "roll")
    assert (t.sheet("ann").health, t.where("ann")) == (2, "entrance")


@rule("MQ-COMBAT-52")
def test_disdain_is_judged_at_each_meeting() -> None:
    """At level 4 the Bullrog lets Ann pass; at level 5, when she comes back, it does not."""
    t = beside("m-bullrog")
    t.level("ann", 4)
    t.hand("ann", "t-level-fail-upward")
    walk_in(t)
    assert t.asked() == "ann: moves"
    t.answer("ann", "walk", place="entrance")
    t.answer("ann", "play", card="t-level-fail-upward")
    t.answer("ann", "walk", place=ROOM)
    assert (t.asked(), t.fight().totals) == ("ann: fight", [5, 18])


@rule("MQ-COMBAT-53", "MQ-CONF-42")
@pytest.mark.parametrize(("includes", "total"), [(False, 1), (True, 19)])
def test_in_a_mixed_group_the_disdaining_ones_stand_aside_unless_chosen(includes: bool, total: int) -> None:
    """Rat and Bullrog: Ann must fight the rat, and may take on the other as well."""
    t = beside("m-moonlighting-rat", "m-bullrog")
    walk_in(t)
    assert (t.asked(), kinds(t, "ann")) == ("ann: meeting", {"fight", "monster", "die"})
    if includes:
        t.answer("ann", "monster", card="m-bullrog")
    else:
        t.answer("ann", "fight")
    assert t.fight().totals == [1, total]


# -- before the rewards, and at the end of a turn ------------------------------------------------------------------


@rule("MQ-CONF-05", "MQ-CARD-18", "MQ-HELP-18")
@pytest.mark.parametrize("cursed", [True, False])
def test_the_others_may_act_before_levels_are_awarded(cursed: bool) -> None:
    """Cy takes the Elf's race when the fight is won: no level for helping. Otherwise Bob has it."""
    t = beside("m-fungus", names=("ann", "bob", "cy"))
    t.laid("bob", "d-elf")
    t.hand("cy", "d-curse-identity-crisis", "t-potion-of-strength", "d-curse-bottomless-bag")
    walk_in(t)
    helped_by(t, "bob")
    t.answer("ann", "roll")
    t.answer("bob", "pass")
    t.dice(6, 6, 1)
    t.answer("cy", "pass")
    assert (t.asked(), t.sheet("ann").level, t.fight().step) == ("cy: react", 1, "won")
    assert [option.fields["card"] for option in t.options("cy", "play")] == ["d-curse-identity-crisis"]
    if cursed:
        t.answer("cy", "play", card="d-curse-identity-crisis")
        t.answer("cy", "seat", seat="bob")
    t.all_pass()
    assert (t.sheet("ann").level, t.sheet("bob").level) == (2, 1 if cursed else 2)


@rule("MQ-CONF-05", "MQ-HELP-18", "MQ-RACE-04")
def test_a_helper_becomes_an_elf_in_time() -> None:
    """Laid when the fight is won, before the levels: Bob has one for helping."""
    t = beside("m-fungus")
    t.hand("bob", "d-elf")
    walk_in(t)
    helped_by(t, "bob")
    t.answer("ann", "roll")
    t.dice(6, 6, 1)
    t.answer("bob", "pass")
    t.answer("bob", "play", card="d-elf")
    t.all_pass()
    assert (t.sheet("ann").level, t.sheet("bob").level) == (2, 2)


@rule("MQ-CONF-05", "MQ-BOSS-10", "MQ-CONF-65")
def test_nothing_comes_between_the_boss_and_the_end() -> None:
    """Bob curses before the roll, and Ann wins at level 9: who kills the Boss has won; afterwards nobody is asked."""
    t = munchkin_quest(["ann", "bob"])
    t.level("ann", 10)
    t.items("ann", "t-handheld-ballista", "t-flaming-armour", "t-eye-of-argon", "t-firefighters-helmet")
    t.hand("ann", "t-potion-of-strength")
    t.hand("bob", "d-curse-forgot-backstory", "d-curse-dungeon-audit")
    t.next_from(MONSTER, "m-moonlighting-rat")
    t.colour(t.colour_of("ann"))
    t.begin("ann")
    t.answer("ann", "roll")
    t.answer("bob", "play", card="d-curse-forgot-backstory")
    t.answer("bob", "seat", seat="ann")
    assert t.sheet("ann").level == 9
    t.answer("bob", "pass")
    t.answer("ann", "play", card="t-potion-of-strength")
    t.answer("ann", "for-munchkins")
    t.answer("ann", "roll")
    t.dice(6, 1)
    t.answer("bob", "pass")
    assert (t.g.over, t.view("bob").winners) == (True, [0])


@rule("MQ-CONF-05", "MQ-CARD-13", "MQ-COMBAT-04")
def test_the_end_of_a_turn_is_a_moment_for_the_others() -> None:
    """Before charity Bob lures a monster to Ann, who fights it; then the turn is over."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    t.at("ann", ROOM)
    t.monster("m-moonlighting-rat", "beige-chamber", "bob")
    t.hand("bob", "d-curse-sex-appeal", "d-go-up-a-level")
    t.begin("ann")
    t.answer("ann", "end")
    assert (t.asked(), t.view("ann").phase) == ("bob: react", "moves")
    t.answer("bob", "play", card="d-curse-sex-appeal")
    t.answer("bob", "seat", seat="ann")
    t.all_pass()
    assert t.fight().leader == t.seat("ann")
    t.answer("ann", "roll")
    t.dice(6, 1)
    t.all_pass()
    assert t.sheet("ann").level == 2
    assert t.asked() == "bob: moves"


@rule("MQ-CONF-05", "MQ-DEATH-09")
def test_who_dies_has_no_end_of_turn() -> None:
    """The Monsters' turn follows at once: Bob is not asked before it."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("bob", "d-curse-dungeon-audit")
    t.begin("ann")
    t.answer("ann", "die")
    t.answer("ann", "yes")
    assert t.view("bob").active == t.seat("bob")


# -- disdain that ends ---------------------------------------------------------------------------------------------


@rule("MQ-CONF-63", "MQ-COMBAT-52", "MQ-LEVEL-03")
@pytest.mark.parametrize("bought", [True, False])
def test_a_level_too_many_beside_a_monster_means_a_fight(bought: bool) -> None:
    """The Bullrog disdains up to level 4: Ann, of that level, gets the next one beside it."""
    t = beside("m-bullrog")
    t.level("ann", 4)
    t.gold("ann", 1000)
    t.hand("ann", "d-go-up-a-level")
    walk_in(t)
    assert t.asked() == "ann: moves"
    if bought:
        t.answer("ann", "buy-level")
        t.answer("ann", "done")
    else:
        t.answer("ann", "play", card="d-go-up-a-level")
    assert (t.asked(), t.fight().totals[0]) == ("ann: fight", 5)


@rule("MQ-CONF-63", "MQ-COMBAT-49")
def test_a_helmet_lost_beside_a_monster_means_a_fight_before_the_next_step() -> None:
    """Bob curses Ann's helmet away when she is about to leave the one who disdains helmets: she does not get away."""
    id = next(card.id for card in CARDS if isinstance(card.disdains, Wears))
    t = beside(id)
    t.items("ann", "t-party-cone")
    t.hand("bob", "d-curse-helmet-to-hamster")
    t.begin("ann")
    t.answer("ann", "walk", place=ROOM)
    t.answer("bob", "pass")
    assert t.asked() == "ann: moves"
    t.answer("ann", "walk", place="entrance")
    t.answer("bob", "play", card="d-curse-helmet-to-hamster")
    t.answer("bob", "seat", seat="ann")
    t.all_pass()
    assert (t.where("ann"), t.fight().leader) == (ROOM, 0)
    assert t.sheet("ann").moves_left == 2


# -- death before the rewards --------------------------------------------------------------------------------------


@rule("MQ-CONF-05", "MQ-CONF-59", "MQ-CONF-61", "MQ-COMBAT-44")
@pytest.mark.parametrize("helped", [True, False])
def test_who_dies_before_the_rewards_has_none_of_them(helped: bool) -> None:
    """Ann has won with her last hit, and a curse takes the barrel that held it: Bob is rewarded as a leader, or, where
    nobody helped, the fungus stays."""
    t = beside("m-fungus", names=("ann", "bob", "cy"))
    t.level("ann", 5)
    t.items("ann", "t-barrel-with-straps")
    t.wounds("ann", 4)
    t.hand("cy", "d-curse-armour-to-pudding")
    walk_in(t)
    if helped:
        helped_by(t, "bob", 1)
    t.answer("ann", "roll")
    t.dice(6, *((6, 1) if helped else (1,)))
    t.answer("cy", "pass")
    t.answer("cy", "play", card="d-curse-armour-to-pudding")
    t.answer("cy", "seat", seat="ann")
    t.all_pass()
    assert (t.view("ann").seats[0].dead, t.sheet("ann").level) == (True, 4)
    assert t.sheet("bob").level == (2 if helped else 1)
    assert len(t.view("bob").monsters) == (0 if helped else 1)
    assert len(t.told("monster-killed")) == (1 if helped else 0)


@rule("MQ-HELP-17", "MQ-COMBAT-38", "MQ-CONF-61", "MQ-COMBAT-42")
def test_a_helper_who_leads_on_draws_for_the_own_colour_and_openly() -> None:
    """The fungus stands on Bob's base: he has the card of his colour, and the Treasure lies open, for Cy is there."""
    t = beside("m-fungus", names=("ann", "bob", "cy"))
    t.room("beige-chamber", "east", ROOM)
    t.at("cy", ROOM)
    t.hand("ann", "t-blink-potion")
    t.level("bob", 5)
    walk_in(t)
    helped_by(t, "bob", 1)
    t.answer("ann", "play", card="t-blink-potion")
    t.dice(6, 1)
    t.answer("ann", "place", place="beige-chamber")
    t.answer("bob", "roll")
    t.all_pass()
    assert (t.sheet("bob").level, t.sheet("bob").dxm_held, t.sheet("bob").treasures_held) == (6, 1, 1)
    assert len(t.view("cy").seats[1].known) == 1
    assert t.told("loot-shown") == []


@rule("MQ-ITEM-22", "MQ-CONF-05", "MQ-CARD-13")
def test_before_the_rewards_nobody_trades_or_heals() -> None:
    """Cy, a Cleric beside the fight, may curse then, but neither trade nor bandage."""
    t = beside("m-fungus", names=("ann", "bob", "cy"))
    t.level("ann", 9)
    t.wounds("ann", 2)
    t.laid("cy", "d-cleric")
    t.hand("cy", "d-curse-forgot-backstory", "d-curse-bottomless-bag")
    t.unhurried = True
    t.begin("ann")
    assert t.may("ann", "trade")
    t.answer("ann", "walk", place=ROOM)
    t.all_pass()
    t.answer("ann", "roll")
    t.dice(6, 1)
    t.answer("cy", "pass")
    assert t.fight().step == "won"
    assert [str(option) for option in t.options("cy")] == ["pass", "play d-curse-forgot-backstory"]
