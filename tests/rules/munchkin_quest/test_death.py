"""Death: what is lost, what is kept, who goes on, and the way back."""

import pytest

from tests.marks import rule
from tests.quest_fights import ROOM, beside, plays, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.table_state import MONSTERS, MOVES


def fallen(t: QuestTable) -> None:
    """Ann loses to the rat with her last hit."""
    t.wounds("ann", 3)
    walk_in(t)
    t.dice(1, 6)
    t.answer("ann", "roll")


@rule("MQ-DEATH-01")
@pytest.mark.parametrize(("wounds", "dead"), [(3, True), (2, False)])
def test_one_dies_with_the_last_hit(wounds: int, dead: bool) -> None:
    """One hit left and one lost: dead; with two left one lives."""
    t = beside("m-moonlighting-rat")
    t.wounds("ann", wounds)
    walk_in(t)
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    assert t.sheet("ann").dead == dead


@rule("MQ-DEATH-02", "MQ-DEATH-04", "MQ-DEATH-05", "MQ-DEATH-06", "MQ-DEATH-09")
def test_the_dead_lose_hand_level_gold_and_items_where_they_fell() -> None:
    """Level 4 to 3, six cards discarded, 700 gold and three items on the floor; the Monsters' turn follows at once."""
    t = beside("m-shrieking-geek")
    t.level("ann", 4)
    t.gold("ann", 700)
    t.items("ann", "t-pot-lid", "t-begrudging-sword")
    t.items("ann", "t-firefighters-helmet", packed=True)
    t.hand("ann", "t-hide-armour", "t-wishing-ring", "d-half-breed", "d-half-breed", "d-cheat", "d-cheat")
    t.wounds("ann", 3)
    walk_in(t)
    assert t.sheet("ann").moves_left == 2
    t.dice(1, 6)
    t.answer("ann", "roll")
    mine, room = t.view("ann").seats[0], t.tile(ROOM)
    assert (mine.dead, mine.level, mine.gold, mine.items, t.view("ann").hand) == (True, 3, 0, [], [])
    assert (room.gold, sorted(lying.card for lying in room.floor)) == (
        700,
        ["t-begrudging-sword", "t-firefighters-helmet", "t-pot-lid"],
    )
    assert t.view("ann").treasure_discard == ["t-hide-armour", "t-wishing-ring"]
    assert sorted(t.view("ann").dxm_discard) == ["d-cheat", "d-cheat", "d-half-breed", "d-half-breed"]
    assert [event["phase"] for event in t.told("phase-began")][:2] == [MOVES, MONSTERS]
    assert room.dead == [0]


@rule("MQ-DEATH-05", "MQ-FIX-01")
def test_nobody_falls_below_level_one() -> None:
    """A level-1 munchkin that dies is of level 1."""
    t = beside("m-moonlighting-rat")
    fallen(t)
    assert (t.sheet("ann").dead, t.sheet("ann").level) == (True, 1)


@rule("MQ-DEATH-03")
def test_death_ends_escape_rolls_and_bad_stuff() -> None:
    """Three hits: two for the defeat, the rat's Bad Stuff takes the last; the goblin finds the gold on the floor."""
    t = beside("m-moonlighting-rat", "m-lame-goblin")
    t.wounds("ann", 1)
    walk_in(t)
    t.dice(1, 6, 6, 1)
    t.answer("ann", "roll")
    t.answer("ann", "monster", card="m-moonlighting-rat")
    assert t.sheet("ann").dead
    assert [event["card"] for event in t.told("caught")] == ["m-moonlighting-rat"]
    assert (len(t.told("dice-rolled")), t.tile(ROOM).gold) == (1, 300)


@rule("MQ-DEATH-07", "MQ-DEATH-08", "MQ-DEATH-12", "MQ-DEATH-13", "MQ-DEATH-14")
def test_the_way_back() -> None:
    """Ann lies dead as an Elf Cleric with lead trousers and two cards of charity. Her turn: the Entrance, all hits,
    300 gold, two cards of each kind and the card of the turn, and one move less for the curse that stays."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.at("ann", ROOM)
    t.dead("ann")
    t.gold("ann", 0)
    t.wounds("ann", 4)
    t.laid("ann", "d-elf", "d-cleric")
    t.cursed("ann", "d-curse-lead-trousers")
    t.hand("ann", "t-pot-lid", "d-dwarf")
    t.begin("ann", "start")
    t.all_pass()
    mine = t.sheet("ann")
    assert (mine.dead, t.where("ann"), mine.health, mine.gold) == (False, "entrance", 4, 300)
    assert (mine.treasures_held, mine.dxm_held) == (1 + 2, 1 + 2 + 1)
    assert (mine.races, mine.classes, mine.curses) == (["elf"], ["cleric"], ["d-curse-lead-trousers"])
    assert (mine.moves, mine.moves_left) == (2, 2)


@rule("MQ-DEATH-09", "MQ-CONF-25")
def test_only_the_death_of_the_active_player_ends_a_turn() -> None:
    """Bob helps and dies; Ann, who lives, goes on with her turn."""
    t = beside("m-moonlighting-rat")
    t.wounds("bob", 3)
    t.at("bob", ROOM)
    walk_in(t)
    t.answer("ann", "call")
    t.answer("bob", "number", number=0)
    t.answer("bob", "gold", number=0)
    t.answer("ann", "accept", seat="bob")
    t.dice(1, 1, 6, 6)
    t.answer("ann", "roll")
    assert t.sheet("bob").dead
    assert (t.asked(), t.where("ann"), t.sheet("ann").moves_left) == ("ann: moves", "entrance", 2)


@rule("MQ-DEATH-10")
def test_the_dead_roll_for_their_monsters() -> None:
    """Bob is dead; the rat on his base is rolled for by him."""
    t = beside("m-moonlighting-rat", names=("ann", "bob", "cy"))
    t.dead("bob")
    t.hand("ann", "d-loaded-die")
    walk_in(t)
    t.dice(3, 4)
    t.answer("ann", "roll")
    assert [(die.roller, die.face) for die in t.fight().dice] == [(0, 3), (1, 4)]


@rule("MQ-DEATH-11")
def test_the_dead_play_cards_that_do_not_touch_themselves() -> None:
    """Dead Bob may curse Ann in her fight; he can neither go up a level nor become an Elf."""
    t = beside("m-moonlighting-rat", names=("ann", "bob", "cy"))
    t.dead("bob")
    t.hand("bob", "d-curse-forgot-backstory", "d-go-up-a-level", "d-elf", "d-enh-hairy")
    t.level("ann", 3)
    walk_in(t)
    t.answer("ann", "roll")
    assert plays(t, "bob") == ["d-curse-forgot-backstory", "d-enh-hairy"]
    t.answer("bob", "play", card="d-curse-forgot-backstory")
    assert [option.fields["seat"] for option in t.options("bob")] == [2, 0]
    t.answer("bob", "seat", seat="ann")
    assert t.sheet("ann").level == 2


@rule("MQ-DEATH-15", "MQ-TURN-07")
def test_one_may_give_up_in_ones_own_turn() -> None:
    """Ann dies on purpose: hand, a level, items; Bob's turn is next, and he was never asked to."""
    t = munchkin_quest(["ann", "bob"])
    t.level("ann", 3)
    t.items("ann", "t-pot-lid")
    t.hand("ann", "d-elf")
    t.begin("ann")
    t.answer("ann", "die")
    t.answer("ann", "no")
    assert (t.asked(), t.sheet("ann").dead) == ("ann: moves", False)
    t.answer("ann", "die")
    t.colour(t.colour_of("bob"))  # on one's own, one draws a card
    t.answer("ann", "yes")
    mine = t.view("ann").seats[0]
    assert (mine.dead, mine.level, mine.items, t.view("ann").hand) == (True, 2, [], [])
    assert [lying.card for lying in t.tile("entrance").floor] == ["t-pot-lid"]
    t.all_pass()
    assert t.asked() == "bob: moves"


@rule("MQ-CONF-31", "MQ-TURN-07")
def test_giving_up_in_a_fight_leaves_it_to_the_helper() -> None:
    """Ann dies before the roll, and Bob leads the fight from now on; what was played for their side still counts."""
    t = beside("m-shrieking-geek")
    t.hand("ann", "t-potion-of-strength")
    t.hand("bob", "t-freezing-explosive-potion", "d-loaded-die")
    t.at("bob", ROOM)
    walk_in(t)
    t.answer("ann", "call")
    t.answer("bob", "number", number=0)
    t.answer("bob", "gold", number=0)
    t.answer("ann", "accept", seat="bob")
    t.answer("ann", "play", card="t-potion-of-strength")
    t.answer("ann", "for-munchkins")
    t.answer("ann", "roll")
    t.answer("bob", "play", card="t-freezing-explosive-potion")
    t.answer("bob", "for-munchkins")
    t.answer("ann", "die")
    t.answer("ann", "yes")
    assert t.told("taken-over") == [{"seat": 1, "gone": 0}]
    assert (t.sheet("ann").dead, t.sheet("bob").health, t.where("bob")) == (True, 4, ROOM)
    assert (t.fight().leader, t.fight().helper) == (1, -1)
    assert sum(row.n for row in t.fight().summands if row.side == 0) == 1 + 5 + 5


@rule("MQ-CONF-31", "MQ-TURN-07")
def test_giving_up_alone_ends_the_fight() -> None:
    """Nobody is left: Bob's potion for Ann comes back to him, hers is lost with her hand."""
    t = beside("m-shrieking-geek")
    t.hand("ann", "t-potion-of-strength")
    t.hand("bob", "t-freezing-explosive-potion")
    walk_in(t)
    t.answer("ann", "play", card="t-potion-of-strength")
    t.answer("ann", "for-munchkins")
    t.answer("ann", "roll")
    t.answer("bob", "play", card="t-freezing-explosive-potion")
    t.answer("bob", "for-munchkins")
    t.answer("ann", "die")
    t.answer("ann", "yes")
    assert t.told("fight-ended") == [{"seat": 0}]
    assert "t-freezing-explosive-potion" in t.view("bob").hand
    assert t.view("bob").treasure_discard == ["t-potion-of-strength"]


@rule("MQ-DEATH-16")
def test_nobody_else_brings_the_dead_back() -> None:
    """Ann lies dead beside Bob: his whole turn goes by without anything that would raise her, and she stays dead."""
    t = munchkin_quest(["ann", "bob"])
    t.dead("ann")
    t.hand("bob", "d-curse-forgot-backstory")
    t.begin("bob")
    assert not t.may("bob", "trade")
    t.answer("bob", "play", card="d-curse-forgot-backstory")
    t.all_pass()
    assert t.sheet("ann").dead  # the living Bob was the only one to be cursed


@rule("MQ-WIN-02", "MQ-CONF-25")
def test_the_monsters_win_when_nobody_lives() -> None:
    """Bob is dead, and now Ann: the game is over, without a winner."""
    t = beside("m-moonlighting-rat")
    t.dead("bob")
    fallen(t)
    assert t.g.over
    outcome = t.g.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ([], "MQ-WIN-02")
    assert t.view("ann").ending == "MQ-WIN-02"


@rule("MQ-WIN-02", "MQ-CONF-25")
def test_two_who_die_together_leave_the_dungeon_to_the_monsters() -> None:
    """Leader and helper lose their last hits in one defeat."""
    t = beside("m-moonlighting-rat")
    t.wounds("ann", 3)
    t.wounds("bob", 3)
    walk_in(t)
    t.answer("ann", "call")
    t.answer("bob", "number", number=0)
    t.answer("bob", "gold", number=0)
    t.answer("ann", "accept", seat="bob")
    t.dice(1, 1, 6)
    t.answer("ann", "roll")
    assert t.g.over
    assert t.view("bob").winners == []


@rule("MQ-CONF-33")
def test_without_monsters_none_appears() -> None:
    """Deck and discards are empty: Ann explores an empty room."""
    t = munchkin_quest(["ann", "bob"])
    t.g.monster_deck = ()
    t.begin("ann")
    t.answer("ann", "explore", side=1)
    t.all_pass()
    assert len(t.told("no-monster")) == 1
    assert t.view("ann").fight is None


@rule("MQ-DEATH-11", "MQ-ITEM-32")
@pytest.mark.parametrize(("place", "able"), [(ROOM, True), ("entrance", True), ("treasury", False)])
def test_the_dead_throw_treasures_from_where_they_lie(place: str, able: bool) -> None:
    """Dead Bob throws a potion into the fight of his room or the next, and heals Cy there; farther off he cannot."""
    t = beside("m-moonlighting-rat", names=("ann", "bob", "cy"))
    t.room("beige-chamber", "north")
    t.room("treasury", "north", "beige-chamber")
    t.at("bob", place)
    t.at("cy", ROOM)
    t.wounds("cy", 2)
    t.dead("bob")
    t.hand("bob", "t-potion-of-strength", "t-red-potion", "t-level-fail-upward", "t-haste-potion")
    walk_in(t)
    t.answer("ann", "roll")
    if not able:
        assert not t.may("bob", "play")
        return
    assert plays(t, "bob") == ["t-potion-of-strength", "t-red-potion"]
    t.answer("bob", "play", card="t-red-potion")
    assert t.sheet("cy").health == 4  # nobody else is wounded, and the dead are beyond it
    t.answer("bob", "play", card="t-potion-of-strength")
    t.answer("bob", "for-monsters")
    assert t.fight().totals == [1, 6]


@rule("MQ-DEATH-11", "MQ-CURSE-06")
@pytest.mark.parametrize(("cursed", "able"), [("cy", True), ("bob", False)])
def test_the_dead_lift_the_curses_of_others_only(cursed: str, able: bool) -> None:
    """The fine print frees Cy; Bob's own curse stays with the body."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.dead("bob")
    t.cursed(cursed, "d-curse-lead-trousers")
    t.hand("bob", "t-fine-print")
    t.begin("ann", "window")
    assert t.may("bob", "play", card="t-fine-print") == able
    if able:
        t.answer("bob", "play", card="t-fine-print")
        assert t.sheet("cy").curses == []


@rule("MQ-CONF-31", "MQ-TURN-07", "MQ-DEATH-03")
def test_one_may_die_rather_than_run() -> None:
    """The fight is lost and two exits are open: Ann dies instead, and no Bad Stuff reaches her."""
    t = beside("m-moonlighting-rat", "m-fungus")
    t.room("beige-chamber", "east", ROOM)
    walk_in(t)
    t.dice(1, 6, 6, 6, 6)
    t.answer("ann", "roll")
    assert t.asked() == "ann: choose-exit"
    t.answer("ann", "die")
    t.answer("ann", "no")
    assert t.asked() == "ann: choose-exit"
    t.answer("ann", "die")
    t.answer("ann", "yes")
    assert (t.told("dice-rolled"), t.told("caught"), len(t.told("died"))) == ([], [], 1)
    assert t.view("bob").active == t.seat("bob")


@rule("MQ-CONF-31", "MQ-CHAR-01", "MQ-DEATH-04")
def test_one_may_die_rather_than_give() -> None:
    """Seven cards and a poorer Bob: Ann dies, and her hand goes to the discards instead of to him."""
    t = munchkin_quest(["ann", "bob"])
    t.level("ann", 5)
    t.hand("ann", "d-dwarf", "d-elf", "d-halfling", "d-warrior", "d-cleric", "d-wizard", "d-thief")
    t.begin("ann", "charity")
    t.colour("purple")
    t.answer("ann", "die")
    t.answer("ann", "yes")
    assert (t.told("card-given"), t.view("ann").hand) == ([], [])
    assert t.view("ann").active == t.seat("bob")
