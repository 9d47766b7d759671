"""One card of each kind, as a pattern for the others: how it is laid, played, answered, and what it changes."""

from tests.marks import card
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import COLOURS, DXM, TREASURE


def fight_with(monster: str, *names: str) -> QuestTable:
    """The first player is about to walk into a room with this monster on the second one's base."""
    t = munchkin_quest(names or ("ann", "bob"))
    t.room("waiting-room", "east")
    t.monster(monster, "waiting-room", t.names[1])
    return t


def enter(t: QuestTable) -> None:
    t.begin(t.names[0])
    t.answer(t.names[0], "walk", place="waiting-room")


@card("m-itsy-bitsy-spider", "t-firefighters-helmet")
def test_the_spider_nests_in_headgear_and_takes_it() -> None:
    """Level 1, +3 against a hat; lost, and the escape fails: the worn Headgear is gone."""
    t = fight_with("m-itsy-bitsy-spider")
    t.items("ann", "t-firefighters-helmet")
    enter(t)
    assert t.fight().totals == [3, 4]
    assert t.sheet("ann").fire_protection
    t.dice(1, 6, 2)
    t.answer("ann", "roll")
    assert t.sheet("ann").items == []
    assert t.sheet("ann").health == 3


@card("m-kobold-accountant")
def test_the_accountant_takes_a_bribe() -> None:
    """400 gold before the roll: it leaves the dungeon, and nobody gains a level."""
    t = fight_with("m-kobold-accountant")
    t.gold("ann", 500)
    enter(t)
    t.answer("ann", "bribe")
    assert t.view("ann").monsters == []
    assert t.view("ann").fight is None
    assert (t.sheet("ann").gold, t.sheet("ann").level) == (100, 1)


@card("t-potion-of-strength")
def test_a_potion_may_be_thrown_from_next_door_for_either_side() -> None:
    """Bob, in the Entrance next door, helps the rat; the leader is asked again before the roll."""
    t = fight_with("m-moonlighting-rat")
    t.hand("bob", "t-potion-of-strength")
    enter(t)
    t.answer("ann", "roll")
    t.answer("bob", "play", card="t-potion-of-strength")
    t.answer("bob", "for-monsters")
    assert t.fight().totals == [1, 6]
    assert t.asked() == "ann: fight"


@card("d-enh-hairy")
def test_an_enhancer_stays_with_its_monster() -> None:
    """Five levels and a Treasure more, from anywhere, and it stays on when the monster survives."""
    t = fight_with("m-moonlighting-rat")
    t.hand("bob", "d-enh-hairy")
    enter(t)
    t.answer("ann", "roll")
    t.answer("bob", "play", card="d-enh-hairy")
    assert t.fight().treasures == 2
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    t.all_pass()
    assert [(m.level, m.enhancers) for m in t.view("ann").monsters] == [(6, ["d-enh-hairy"])]


@card("d-curse-forgot-backstory", "t-wishing-ring")
def test_a_wishing_ring_cancels_a_curse_before_it_works() -> None:
    """Ann curses Bob in her turn; Bob discards the ring, and both cards are gone."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-forgot-backstory")
    t.hand("bob", "t-wishing-ring")
    t.level("bob", 3)
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-forgot-backstory")
    t.answer("ann", "seat", seat="bob")
    t.answer("bob", "play", card="t-wishing-ring")
    assert t.sheet("bob").level == 3
    assert t.view("ann").dxm_discard == ["d-curse-forgot-backstory"]


@card("d-curse-forgot-backstory")
def test_a_curse_that_nobody_answers_works() -> None:
    """Bob loses a level."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-forgot-backstory")
    t.level("bob", 3)
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-forgot-backstory")
    t.answer("ann", "seat", seat="bob")
    assert t.sheet("bob").level == 2


@card("d-loaded-die")
def test_a_loaded_die_turns_a_die_just_rolled() -> None:
    """Ann rolls 1 against 3 and turns her die to 6."""
    t = fight_with("m-moonlighting-rat")
    t.hand("ann", "d-loaded-die")
    enter(t)
    t.dice(1, 3)
    t.answer("ann", "roll")
    t.answer("ann", "play", card="d-loaded-die")
    t.answer("ann", "face", face=6)
    assert t.told("fight-totals") == [{"ours": 7, "theirs": 4}]


@card("d-loaded-die")
def test_a_loaded_die_turns_the_monster_die_to_a_colour() -> None:
    """Ann ends her turn, rolls blue, and makes it her own colour: she draws the card."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-loaded-die")
    t.begin("ann")
    held = t.sheet("ann").dxm_held
    t.colour("blue")
    t.answer("ann", "end")
    t.answer("ann", "play", card="d-loaded-die")
    t.answer("ann", "colour", colour=COLOURS.index(t.colour_of("ann")))
    assert t.told("monster-die-set")[0]["colour"] == COLOURS.index(t.colour_of("ann"))
    assert t.sheet("ann").dxm_held == held  # one played, one drawn


@card("d-warrior")
def test_a_warrior_cries_out_for_two_cards_at_most() -> None:
    """Each card discarded gives +2, twice a fight; the class itself may be one of them."""
    t = fight_with("m-moonlighting-rat")
    t.laid("ann", "d-warrior")
    t.hand("ann", "d-elf", "d-dwarf", "d-halfling")
    enter(t)
    for discarded in ("d-elf", "d-dwarf"):
        t.answer("ann", "power", card="d-warrior")
        t.answer("ann", "card", card=discarded)
    assert t.fight().totals[0] == 5
    assert not t.may("ann", "power")


@card("d-halfling")
def test_a_halfling_has_deep_pockets_and_short_legs() -> None:
    """Hand 6, pack 3, one move less; a Half-Breed halfling keeps the moves."""
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-halfling")
    t.laid("bob", "d-halfling", "d-half-breed")
    t.begin("ann")
    assert (t.sheet("ann").hand_limit, t.sheet("ann").pack_limit, t.sheet("ann").moves) == (6, 3, 2)
    assert t.sheet("bob").moves == 3


@card("d-curse-lead-trousers")
def test_lead_trousers_stay() -> None:
    """The curse lies with Bob and costs him a move."""
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-lead-trousers")
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-lead-trousers")
    t.answer("ann", "seat", seat="bob")
    assert t.sheet("bob").curses == ["d-curse-lead-trousers"]
    assert t.sheet("bob").moves == 2


@card("t-bubble-wrap-hauberk")
def test_bubble_wrap_prevents_hits_once() -> None:
    """Lost to the rat: the hauberk is discarded instead of the hit."""
    t = fight_with("m-moonlighting-rat")
    t.items("ann", "t-bubble-wrap-hauberk")
    enter(t)
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    t.answer("ann", "use", card="t-bubble-wrap-hauberk")
    assert t.sheet("ann").health == 4
    assert t.sheet("ann").items == []


def test_the_hospital_heals_for_gold_and_a_move() -> None:
    """200 gold, one move, one hit, as often as one can pay."""
    t = munchkin_quest(["ann", "bob"])
    t.room("hospital", "north")
    t.at("ann", "hospital")
    t.gold("ann", 500)
    t.wounds("ann", 3)
    t.begin("ann")
    t.answer("ann", "deal")
    t.answer("ann", "deal")
    assert (t.sheet("ann").health, t.sheet("ann").gold, t.sheet("ann").moves_left) == (3, 100, 1)
    assert not t.may("ann", "deal")


def test_the_tax_cave_marks_who_does_not_pay() -> None:
    """On entering Ann is asked; without the toll she fights there at -2."""
    t = munchkin_quest(["ann", "bob"])
    t.room("tax-cave", "north")
    t.monster("m-moonlighting-rat", "tax-cave", "bob")
    t.begin("ann")
    t.answer("ann", "walk", place="tax-cave")
    t.answer("ann", "no")
    assert t.fight().totals == [-1, 1]


@card("d-elf")
def test_an_elf_gains_a_level_by_helping() -> None:
    """Bob comes for one of the Treasures, and the kill gives both a level."""
    t = fight_with("m-rainbow-bailiff")
    t.laid("bob", "d-elf")
    t.next_from(TREASURE, "t-pot-lid", "t-begrudging-sword")
    t.next_from(DXM, "d-dwarf")  # for Bob, on whose base it stands
    t.level("ann", 5)
    enter(t)
    t.answer("ann", "call")
    t.answer("bob", "number", number=1)
    t.answer("bob", "gold", number=0)
    t.answer("bob", "first-pick")
    t.answer("ann", "accept", seat="bob")
    assert t.fight().helper == t.seat("bob")
    t.dice(6, 6, 1, 1)
    t.answer("ann", "roll")
    t.answer("bob", "pass")
    t.answer("bob", "card", card="t-begrudging-sword")
    assert (t.sheet("ann").level, t.sheet("bob").level) == (6, 2)
    assert t.view("bob").hand == ["t-begrudging-sword", "d-dwarf"]
    assert t.view("ann").seats[1].known == ["t-begrudging-sword"]
