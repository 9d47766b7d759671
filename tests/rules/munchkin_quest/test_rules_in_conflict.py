"""Rules that meet something in their way: curses, links, searches, deals, classes, races, throws, the Boss."""

from tests.marks import rule
from tests.quest_fights import ROOM, asks, beside, helped_by, walk_in
from tests.quest_table import munchkin_quest, stored, stored_fight
from underhall.games.munchkin_quest.earlier import CARDS as EARLIER_CARDS
from underhall.games.munchkin_quest.earlier import FORMER_IDS, programs
from underhall.games.munchkin_quest.facts import CARDS, DOOR, DXM, MONSTER, NUMBER, PASSAGE, TREASURE
from underhall.games.munchkin_quest.packing import BACK_SHIFT
from underhall.games.munchkin_quest.programs import PROGRAMS
from underhall.games.munchkin_quest.state import everything
from underhall.kernel.agenda import NOTHING

TRIO = ("ann", "bob", "cy")

# -- curses --------------------------------------------------------------------------------------------------------


@rule("MQ-CURSE-02", "MQ-CURSE-04")
def test_a_curse_turned_back_may_be_stopped_for_its_player_too() -> None:
    """Bob's brooch turns Ann's curse on her, where Cy the Cleric objects: it does nothing to anybody."""
    t = munchkin_quest(TRIO)
    t.laid("cy", "d-cleric")
    t.level("cy", 10)
    t.level("ann", 3)
    t.items("bob", "t-suspicious-brooch")
    t.hand("ann", "d-curse-forgot-backstory")
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-forgot-backstory")
    t.answer("ann", "seat", seat="bob")
    t.answer("bob", "use", card="t-suspicious-brooch")
    t.answer("cy", "d10", card="d-cleric")
    assert len(t.told("curse-redirected")) == len(t.told("curse-cancelled")) == 1
    assert (t.sheet("ann").level, t.sheet("bob").level) == (3, 1)
    assert t.view("ann").dxm_discard == ["d-curse-forgot-backstory"]


@rule("MQ-CURSE-05")
def test_a_curse_for_the_next_combat_is_used_up_by_one_that_dissolves() -> None:
    """Ann hiccups; Bob's Essence leads the rat away before the roll: that was her combat, and the curse is gone."""
    t = beside("m-moonlighting-rat")
    t.room("beige-chamber", "east", ROOM)
    t.cursed("ann", "d-curse-hiccups-of-doom")
    t.hand("bob", "t-essence-of-wrong-turn")
    walk_in(t)
    assert [row.count for row in t.fight().dice_to_roll if row.seat == 0] == [0]
    t.answer("ann", "roll")
    t.answer("bob", "play", card="t-essence-of-wrong-turn")
    assert t.view("ann").fight is None
    assert t.sheet("ann").curses == []


@rule("MQ-CURSE-06", "MQ-DEATH-06")
def test_a_lasting_curse_outlasts_death_and_slows_the_returned() -> None:
    """Ann dies in Lead Trousers and comes back in them: two moves, and 300 gold are too few to be rid of them."""
    t = munchkin_quest(["ann", "bob"])
    t.cursed("ann", "d-curse-lead-trousers")
    t.begin("ann")
    t.colour("purple")
    t.answer("ann", "die")
    t.answer("ann", "yes")
    t.all_pass()
    t.colour("purple")
    t.answer("bob", "end")
    t.all_pass()
    assert (t.sheet("ann").dead, t.sheet("ann").gold) == (False, 300)
    assert (t.sheet("ann").curses, t.sheet("ann").moves) == (["d-curse-lead-trousers"], 2)
    assert not t.may("ann", "uncurse")


@rule("MQ-CURSE-08", "MQ-CARD-12")
def test_a_race_given_up_in_time_is_not_cursed_away() -> None:
    """Cy means Ann's race, but she sheds it in the same fight first: the curse finds nothing and is discarded."""
    t = beside("m-moonlighting-rat", names=TRIO)
    t.laid("ann", "d-elf")
    t.hand("cy", "d-curse-identity-crisis")
    walk_in(t)
    t.answer("ann", "shed", card="d-elf")
    t.answer("ann", "roll")
    t.answer("cy", "play", card="d-curse-identity-crisis")
    t.answer("cy", "seat", seat="ann")
    assert len(t.told("card-shed")) == 1
    assert sorted(t.view("ann").dxm_discard) == ["d-curse-identity-crisis", "d-elf"]


# -- links and rooms -----------------------------------------------------------------------------------------------


@rule("MQ-ROOM-13", "MQ-CARD-23")
def test_a_link_turned_under_a_raised_wall_shows_when_the_wall_falls() -> None:
    """Bob walls up the passage; Ann has it turned over all the same: a wall till Bob's turn, then what the back is."""
    t = munchkin_quest(["ann", "bob"])
    t.room("lockpick-and-sons", "east")
    t.room("beige-chamber", "east", "lockpick-and-sons")
    t.g.set_link(t.g.rooms[1].links[1], PASSAGE | DOOR << BACK_SHIFT)
    t.at("ann", "lockpick-and-sons")
    t.hand("bob", "d-load-bearing-wall")
    t.begin("ann")
    t.answer("ann", "deal")
    t.answer("bob", "play", card="d-load-bearing-wall")
    t.answer("bob", "place", place="lockpick-and-sons")
    t.answer("bob", "side", side=1)
    t.answer("ann", "side", side=1)
    assert t.tile("lockpick-and-sons").links[1].kind == "wall"
    assert not t.may("ann", "walk", place=t.place("beige-chamber"))
    t.colour("purple")
    t.answer("ann", "end")
    t.all_pass()
    assert t.tile("lockpick-and-sons").links[1].kind == "door"


@rule("MQ-ITEM-32", "MQ-ROOM-11")
def test_nothing_is_thrown_through_a_wall_raised_in_between() -> None:
    """Cy stands next door to the fight with a potion; Bob's wall comes between them, and Cy can throw no more."""
    t = beside("m-moonlighting-rat", names=TRIO)
    t.room("beige-chamber", "east", ROOM)
    t.at("cy", "beige-chamber")
    t.hand("cy", "t-potion-of-strength")
    t.hand("bob", "d-load-bearing-wall")
    walk_in(t)
    t.answer("ann", "roll")
    t.answer("bob", "play", card="d-load-bearing-wall")
    t.answer("bob", "place", place=ROOM)
    t.answer("bob", "side", side=1)
    assert t.asked() == "ann: fight"
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.view("cy").hand == ["t-potion-of-strength"]
    assert t.told("card-played") == [{"seat": 1, "card": "d-load-bearing-wall"}]


# -- searching -----------------------------------------------------------------------------------------------------


@rule("MQ-SEARCH-11", "MQ-SEARCH-03")
def test_a_room_turned_over_is_neither_looted_nor_searched_twice_in_a_turn() -> None:
    """Looted once, turned over by the decorator and looted again in the next turn: the mark of the old side is gone."""
    t = munchkin_quest(["ann", "bob"])
    t.room("beige-chamber", "east")
    t.at("ann", "beige-chamber")
    t.g.set_room(1, t.g.rooms[1].marked(1))
    t.hand("ann", "d-interior-decorator")
    t.begin("ann")
    t.answer("ann", "walk", place="entrance")
    t.answer("ann", "play", card="d-interior-decorator")
    turned = t.view("ann").rooms[1]
    assert (turned.mark, turned.face) == ("", "night-school")
    t.answer("ann", "walk", place="night-school")
    t.dice(5)
    t.answer("ann", "search")
    assert t.view("ann").rooms[1].mark == "looted"


@rule("MQ-SEARCH-06", "MQ-SEARCH-07")
def test_a_search_without_dice_finds_a_monster_whatever_is_added() -> None:
    """The forge is bad for Wizards, so Ann has no die: the +1 of her helmet makes 1, and there is nothing to load."""
    t = munchkin_quest(["ann", "bob"])
    t.room("angry-forge", "east")
    t.laid("ann", "d-wizard")
    t.items("ann", "t-canary-helmet")
    t.hand("ann", "d-loaded-die")
    t.at("ann", "angry-forge")
    t.next_from(MONSTER, "m-moonlighting-rat")
    t.begin("ann")
    t.colour("red")
    t.answer("ann", "search")
    assert t.told("search-monster") != []
    assert t.may("ann", "play", card="d-loaded-die")  # for the Monster Die, which came after
    t.all_pass()
    assert t.fight().leader == 0


@rule("MQ-SEARCH-14", "MQ-SETUP-04")
def test_a_find_with_no_treasure_left_still_loots_the_room() -> None:
    """Deck and discards are empty: the gold is hers, the Treasure is not, and the room is looted."""
    t = munchkin_quest(["ann", "bob"])
    t.room("beige-chamber", "east")
    t.at("ann", "beige-chamber")
    t.gold("ann", 0)
    t.g.treasure_deck = ()
    t.begin("ann")
    face = 6 - (t.tile("beige-chamber").search or 0)
    t.dice(face)
    t.answer("ann", "search")
    assert (t.sheet("ann").gold, t.sheet("ann").treasures_held, t.tile("beige-chamber").mark) == (300, 0, "looted")
    assert t.told("deck-empty") != []


# -- deals ---------------------------------------------------------------------------------------------------------


@rule("MQ-DEAL-03", "MQ-DEAL-04")
def test_a_deal_that_cannot_be_paid_any_more_costs_no_move() -> None:
    """Bob's audit comes before the surgeon: with 100 gold left there is no deal, and the move is still Ann's."""
    t = munchkin_quest(["ann", "bob"])
    t.room("hospital", "east")
    t.at("ann", "hospital")
    t.wounds("ann", 2)
    t.hand("bob", "d-curse-dungeon-audit")
    t.begin("ann")
    t.answer("ann", "deal")
    t.answer("bob", "play", card="d-curse-dungeon-audit")
    t.answer("bob", "seat", seat="ann")
    assert (t.sheet("ann").gold, t.sheet("ann").health, t.sheet("ann").moves_left) == (100, 2, 3)
    assert t.asked() == "ann: moves"


@rule("MQ-DEAL-06", "MQ-DEAL-02")
def test_a_monster_whistled_into_the_shop_ends_its_business() -> None:
    """The rat follows the whistle into Ann's room: she fights, and while a monster stands there no deal is made."""
    t = munchkin_quest(["ann", "bob"])
    t.room("whistle-shop", "east")
    t.room("beige-chamber", "east", "whistle-shop")
    t.at("ann", "whistle-shop")
    t.gold("ann", 800)
    t.monster("m-moonlighting-rat", "beige-chamber", "bob")
    t.begin("ann")
    t.answer("ann", "deal")
    assert t.fight().leader == 0
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert (t.sheet("ann").level, t.sheet("ann").moves_left) == (2, 2)
    assert not t.may("ann", "deal")


# -- classes and races ---------------------------------------------------------------------------------------------


@rule("MQ-CLASS-06", "MQ-CLASS-12")
def test_a_warrior_who_pays_with_the_class_wins_no_ties() -> None:
    """Battle Cry for the Warrior card itself: +2, but the tie that it makes is lost."""
    t = beside("m-fungus")
    t.level("ann", 3)
    t.laid("ann", "d-warrior")
    walk_in(t)
    t.answer("ann", "power", card="d-warrior")
    assert t.sheet("ann").laid == []
    assert t.fight().totals == [5, 5]
    t.dice(3, 3, 6)
    t.answer("ann", "roll")
    assert t.told("fight-lost") != []


@rule("MQ-CLASS-05", "MQ-CONF-72")
def test_a_power_paid_with_super_munchkin_costs_a_class_too() -> None:
    """Ann, Warrior and Wizard, pays Battle Cry with Super Munchkin: one class of her choice goes before it works."""
    t = beside("m-fungus")
    t.laid("ann", "d-warrior", "d-super-munchkin", "d-wizard")
    walk_in(t)
    t.answer("ann", "power", card="d-warrior")
    t.answer("ann", "item", card="d-super-munchkin")
    t.answer("ann", "card", card="d-warrior")
    assert t.sheet("ann").laid == ["d-wizard"]
    assert t.fight().totals == [3, 5]


@rule("MQ-RACE-04", "MQ-CONF-47")
def test_a_halfling_no_more_must_empty_the_third_pocket() -> None:
    """Cursed before his step, the Halfling has one item too many in the pack: Ann drops it before she goes anywhere."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.laid("ann", "d-halfling")
    t.items("ann", "t-pot-lid", "t-party-cone", "t-clown-shoes", packed=True)
    t.hand("bob", "d-curse-identity-crisis")
    t.begin("ann")
    t.answer("ann", "walk", place=ROOM)
    t.answer("bob", "play", card="d-curse-identity-crisis")
    t.answer("bob", "seat", seat="ann")
    assert t.asked() == "ann: tidy"
    assert not t.may("ann", "done")
    t.answer("ann", "drop", card="t-pot-lid")
    t.answer("ann", "done")
    assert (t.sheet("ann").moves, t.sheet("ann").pack_limit) == (3, 2)


# -- thrown and one-use cards --------------------------------------------------------------------------------------


@rule("MQ-ITEM-33", "MQ-ITEM-05")
def test_a_cheated_chicken_comes_back_without_its_cheat() -> None:
    """Bob throws it for the rat, which Paperwork sends home: the chicken is in his hand again, the Cheat discarded."""
    t = beside("m-moonlighting-rat")
    t.items("bob", "t-sudden-hen", cheat=True)
    t.hand("ann", "t-sudden-paperwork")
    whole = everything(t.g)
    walk_in(t)
    t.answer("ann", "roll")
    t.answer("bob", "throw", card="t-sudden-hen")
    t.answer("bob", "for-monsters")
    t.answer("ann", "play", card="t-sudden-paperwork")
    assert t.view("bob").hand == ["t-sudden-hen"]
    assert "d-cheat" in t.view("ann").dxm_discard
    assert everything(t.g) == whole


@rule("MQ-COMBAT-34", "MQ-DEATH-03")
def test_what_the_dead_played_is_discarded_what_others_played_returns() -> None:
    """Ann gives up before the roll: Bob's potion for her side is his again, her own is gone with her hand."""
    t = beside("m-moonlighting-rat")
    t.hand("ann", "t-potion-of-strength", "t-bottled-applause")
    t.hand("bob", "t-freezing-explosive-potion")
    walk_in(t)
    t.answer("ann", "play", card="t-potion-of-strength")
    t.answer("ann", "for-munchkins")
    t.answer("ann", "roll")
    t.answer("bob", "play", card="t-freezing-explosive-potion")
    t.answer("bob", "for-munchkins")
    t.answer("ann", "die")
    t.answer("ann", "yes")
    t.all_pass()
    assert "t-freezing-explosive-potion" in t.view("bob").hand
    assert sorted(t.view("bob").treasure_discard) == ["t-bottled-applause", "t-potion-of-strength"]


@rule("MQ-ITEM-34", "MQ-CLASS-13")
def test_a_one_use_card_muted_by_a_class_is_not_played() -> None:
    """The scroll is Monstrous: a Cleric can do nothing with it; once the class is shed it works."""
    t = beside("m-moonlighting-rat")
    t.laid("ann", "d-cleric")
    t.hand("ann", "t-scroll-of-ominous-humming")
    walk_in(t)
    assert not t.may("ann", "play", card="t-scroll-of-ominous-humming")
    t.answer("ann", "shed", card="d-cleric")
    assert t.may("ann", "play", card="t-scroll-of-ominous-humming")


# -- the Boss ------------------------------------------------------------------------------------------------------


@rule("MQ-BOSS-01", "MQ-BOSS-04")
def test_who_travels_to_the_entrance_by_poof_meets_the_boss() -> None:
    """Level 10 and 300 gold: the travel desk leads straight to the Boss, and Return to Sender does not lead away."""
    t = munchkin_quest(["ann", "bob"])
    t.room("poof-travel-desk", "east")
    t.at("ann", "poof-travel-desk")
    t.level("ann", 10)
    t.hand("ann", "t-you-are-here")
    t.begin("ann")
    t.colour("red")
    t.answer("ann", "deal")
    assert t.fight().boss
    assert not t.may("ann", "play", card="t-you-are-here")


@rule("MQ-BOSS-08", "MQ-BOSS-10")
def test_the_boss_killed_the_game_is_over_whatever_stands_beside() -> None:
    """A Wandering Monster has joined, and Ann's level was cursed away in the fight: she beats the sum and wins."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.at("ann", ROOM)
    t.level("ann", 10)
    t.items("ann", "t-flaming-armour", "t-sword-that-enters-first", "t-clown-shoes", "t-party-cone")
    t.hand("ann", "t-suspiciously-glowing", "t-potion-of-strength", "t-potion-of-strength")
    t.hand("bob", "d-wandering-monster", "d-curse-forgot-backstory")
    t.next_from(MONSTER, "m-lame-goblin", "m-moonlighting-rat")
    t.begin("ann")
    t.colour("red")
    t.answer("ann", "walk", place="entrance")
    t.answer("bob", "pass")
    for card in ("t-suspiciously-glowing", "t-potion-of-strength", "t-potion-of-strength"):
        t.answer("ann", "play", card=card)
        t.answer("ann", "for-munchkins")
    t.answer("ann", "roll")
    t.colour("red")
    t.answer("bob", "play", card="d-wandering-monster")
    t.answer("bob", "play", card="d-curse-forgot-backstory")
    t.answer("bob", "seat", seat="ann")
    assert (len(t.fight().monsters), t.sheet("ann").level) == (2, 9)
    t.dice(6, 1, 1)
    t.answer("ann", "roll")
    assert t.g.outcome is not None
    assert (t.g.outcome.winners, t.g.outcome.rule) == ([0], "MQ-BOSS-10")


@rule("MQ-BOSS-12", "MQ-DEATH-02")
def test_who_dies_of_the_boss_loses_a_level_for_each() -> None:
    """Ann's last hit goes with the defeat: a level for death, a level for the Boss, and no escape roll."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.at("ann", ROOM)
    t.level("ann", 10)
    t.wounds("ann", 3)
    t.next_from(MONSTER, "m-moonlighting-rat")
    t.begin("ann")
    t.colour("red")
    t.answer("ann", "walk", place="entrance")
    t.dice(1, 6)
    t.answer("ann", "roll")
    t.all_pass()
    assert (t.sheet("ann").dead, t.sheet("ann").level) == (True, 8)
    assert t.told("escaped") == t.told("caught") == []
    assert t.view("ann").monsters == []


# -- states of the version before ----------------------------------------------------------------------------------


@rule("MQ-CONF-52")
def test_a_fight_stored_before_treasures_were_set_aside_resumes() -> None:
    """It lacks the field, and owes hits to seats alone."""
    t = beside("m-moonlighting-rat")
    walk_in(t)
    assert t.g.fight is not None
    fields = stored(t.g.fight)
    fight = stored_fight({name: value for name, value in fields.items() if name != "left"})
    assert (fight.left, stored(fight)) == (0, fields)
    fight.owed = (0,)
    t.g.fight = fight
    t.dice(6, 1)
    t.answer("ann", "roll")
    assert t.sheet("ann").health == 3


def test_what_a_card_was_about_to_do_is_found_under_its_former_id() -> None:
    """A state stored in the middle of its Bad Stuff, its power or its play names the card as it was called then."""
    for former, now in FORMER_IDS.items():
        assert former not in NUMBER
        own = [name for name in PROGRAMS if name.startswith(f"{now} ")]
        for name in own:
            [frame] = programs([[name.replace(now, former), 0, 0, NOTHING, NOTHING, []]], EARLIER_CARDS)
            assert frame["program"] == name
        assert own or CARDS[NUMBER[now]].is_item


@rule("MQ-HELP-18", "MQ-FIX-02")
def test_an_elf_may_reach_the_last_level_by_helping_and_no_scroll_goes_further() -> None:
    """Bob the Elf of level 9 helps to kill two monsters: the first level counts, the second is lost."""
    t = beside("m-moonlighting-rat", "m-lame-goblin")
    t.laid("bob", "d-elf")
    t.level("bob", 9)
    t.hand("bob", "d-go-up-a-level")
    walk_in(t)
    assert not asks(t, "bob", "react")
    helped_by(t, "bob")
    t.dice(6, 6, 1, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert (t.sheet("ann").level, t.sheet("bob").level) == (3, 10)
    assert "d-go-up-a-level" in t.view("bob").hand


@rule("MQ-CARD-09", "MQ-DEAL-01")
def test_the_laboratory_without_discards_gives_the_top_card() -> None:
    """Nothing is discarded yet: for two DxM cards Ann gets the top Treasure, potion or not."""
    t = munchkin_quest(["ann", "bob"])
    t.room("laboratory", "east")
    t.at("ann", "laboratory")
    t.hand("ann", "d-enh-baby", "d-enh-hairy")
    t.next_from(TREASURE, "t-pot-lid")
    t.begin("ann")
    t.answer("ann", "deal")
    t.answer("ann", "card", card="d-enh-baby") if asks(t, "ann", "pay-card") else None
    assert t.view("ann").hand == ["t-pot-lid"]
    assert len(t.g.pile(DXM)) == 2


@rule("MQ-SEARCH-01", "MQ-CARD-23", "MQ-RUN-04")
def test_a_search_is_off_when_its_searcher_has_run_to_another_room() -> None:
    """Bob brings the rat before Ann's die is thrown; she runs next door, and does not search there instead."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    t.monster("m-moonlighting-rat", "beige-chamber", "bob")
    t.at("ann", ROOM)
    t.hand("bob", "d-curse-sex-appeal")
    t.begin("ann")
    t.answer("ann", "search")
    t.answer("bob", "play", card="d-curse-sex-appeal")
    t.answer("bob", "seat", seat="ann")
    assert t.asked() == "ann: fight"
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    while t.g.fight is not None:
        t.g.answer(t.g.pending[0].seat, 0)
    assert t.sheet("ann").place != t.place(ROOM)
    assert t.told("searched") == []
    assert t.sheet("ann").moves_left == 3
