"""The ten rooms with a rule, each in a scene of its own."""

import pytest

from tests.marks import rule
from tests.quest_fights import beside, helped_by, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.facts import MONSTER


def dice(t: QuestTable, seat: int) -> int:
    return next(row.count for row in t.fight().dice_to_roll if row.seat == seat)


# -- Odd Room, Draughty Room ---------------------------------------------------------------------------------------


@rule("MQ-ROOM-05", "MQ-ROOM-07")
@pytest.mark.parametrize(("level", "searches"), [(1, 2), (4, 0)])
def test_the_odd_room_likes_odd_levels(level: int, searches: int) -> None:
    """In fights and in searches, whatever the race: a Half-Breed is not spared."""
    t = beside("m-goldfish", room="odd-room")
    t.laid("ann", "d-elf", "d-half-breed")
    t.level("ann", level)
    walk_in(t, "odd-room")
    assert dice(t, 0) == searches
    t = munchkin_quest()
    t.room("odd-room", "north")
    t.at("ann", "odd-room")
    t.level("ann", level)
    t.next_from(MONSTER, "m-goldfish")
    t.begin("ann")
    t.answer("ann", "search")
    assert t.told("dice-rolled")[0]["dice"] == searches


@rule("MQ-ROOM-06", "MQ-ROOM-07")
@pytest.mark.parametrize(("item", "count"), [("t-flip-flops-of-flight", 0), ("t-steel-toed-ballet-shoes", 1)])
def test_the_draughty_room_is_bad_for_fliers(item: str, count: int) -> None:
    t = beside("m-goldfish", room="draughty-room")
    t.items("ann", item)
    walk_in(t, "draughty-room")
    assert dice(t, 0) == count


@rule("MQ-ITEM-32")
@pytest.mark.parametrize(("inside", "throws"), [(False, False), (True, True)])
def test_nothing_is_thrown_into_the_draught(inside: bool, throws: bool) -> None:
    """From next door the potion is not thrown in, from inside it is; out of the draught it is thrown as usual."""
    t = beside("m-goldfish", room="draughty-room")
    t.hand("bob", "t-potion-of-strength")
    if inside:
        t.at("bob", "draughty-room")
    walk_in(t, "draughty-room")
    t.dice(1, 1)
    t.answer("ann", "roll")
    assert t.may("bob", "play", card="t-potion-of-strength") == throws
    t = beside("m-goldfish")
    t.room("draughty-room", "east", "waiting-room")
    t.at("bob", "draughty-room")
    t.hand("bob", "t-potion-of-strength")
    walk_in(t)
    t.answer("ann", "roll")
    assert t.may("bob", "play", card="t-potion-of-strength")


# -- Sticky Floor ---------------------------------------------------------------------------------------------------


def stuck(*items: str) -> QuestTable:
    t = munchkin_quest()
    t.room("sticky-floor", "north")
    t.room("waiting-room", "north", "sticky-floor")
    t.at("ann", "sticky-floor")
    t.items("ann", *items)
    return t


@rule("MQ-ROOM-01", "MQ-MOVE-05")
def test_leaving_the_sticky_floor_costs_a_move_more() -> None:
    """Walking and exploring out cost two; walking in costs one."""
    t = stuck()
    t.begin("ann")
    assert {option.fields["number"] for option in t.options("ann", "explore")} == {2}
    t.answer("ann", "walk", place="waiting-room")
    assert t.sheet("ann").moves_left == 1
    t.answer("ann", "walk", place="sticky-floor")
    assert t.sheet("ann").moves_left == 0


@rule("MQ-ROOM-01")
def test_shoes_left_behind_free_the_walker() -> None:
    """The ballet shoes stay, and the step costs one; back again without shoes the floor sticks as before."""
    t = stuck("t-steel-toed-ballet-shoes")
    t.begin("ann")
    t.answer("ann", "tidy")
    t.answer("ann", "drop", card="t-steel-toed-ballet-shoes")
    t.answer("ann", "done")
    t.answer("ann", "walk", place="waiting-room")
    assert t.sheet("ann").moves_left == 2
    t.answer("ann", "walk", place="sticky-floor")
    assert [item.card for item in t.tile("sticky-floor").floor] == ["t-steel-toed-ballet-shoes"]
    assert not t.may("ann", "walk")


@rule("MQ-ROOM-01", "MQ-MOVE-08")
def test_the_emergency_passage_does_not_stick() -> None:
    """With two moves a locked door, which would cost four, is forced."""
    t = stuck()
    t.link("sticky-floor", "north", "locked")
    t.cursed("ann", "d-curse-lead-trousers")
    t.begin("ann")
    t.answer("ann", "force", side=0)
    assert t.where("ann") == "waiting-room"


@rule("MQ-ROOM-01", "MQ-RUN-05")
@pytest.mark.parametrize(("drops", "escaped"), [(False, False), (True, True)])
def test_running_from_the_sticky_floor(drops: bool, escaped: bool) -> None:
    """A 5 is not enough there, unless the shoes are left behind."""
    t = beside("m-fungus", room="sticky-floor")
    t.items("ann", "t-steel-toed-ballet-shoes")
    walk_in(t, "sticky-floor")
    t.dice(1, 6)
    t.answer("ann", "roll")
    assert t.asked() == "ann: leave-behind"
    t.dice(5)
    t.answer("ann", "drop" if drops else "pass")
    t.all_pass()
    assert bool(t.told("escaped")) == escaped
    assert bool(t.told("caught")) != escaped


# -- Evil Altar -----------------------------------------------------------------------------------------------------


@rule("MQ-ROOM-01")
@pytest.mark.parametrize(
    ("card", "strength"), [("m-skeleton-crew", 4), ("m-imp-on-probation", 4), ("m-moonlighting-rat", 1)]
)
def test_the_altar_helps_undead_and_demons(card: str, strength: int) -> None:
    t = beside(card, room="evil-altar")
    walk_in(t, "evil-altar")
    assert t.fight().totals[1] == strength


@rule("MQ-ROOM-01")
def test_the_altar_pays_for_a_curse_once_per_turn() -> None:
    """Ann curses Bob, who stands there, twice: she draws for the first one only; a cancelled curse pays nothing."""
    t = munchkin_quest()
    t.room("evil-altar", "north")
    t.at("bob", "evil-altar")
    t.level("bob", 5)
    t.hand("ann", "d-curse-forgot-backstory", "d-curse-divine-paper-cut")
    t.begin("ann")
    for curse in ("d-curse-forgot-backstory", "d-curse-divine-paper-cut"):
        t.answer("ann", "play", card=curse)
        t.answer("ann", "seat", seat="bob")
        t.all_pass()
    assert (t.sheet("ann").dxm_held, len(t.told("curse-tip"))) == (1, 1)
    t = munchkin_quest()
    t.room("evil-altar", "north")
    t.at("bob", "evil-altar")
    t.items("bob", "t-wishing-ring")
    t.hand("ann", "d-curse-forgot-backstory")
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-forgot-backstory")
    t.answer("ann", "seat", seat="bob")
    t.answer("bob", "use", card="t-wishing-ring")
    t.all_pass()
    assert (t.sheet("ann").dxm_held, t.told("curse-tip")) == (0, [])


# -- Mime Academy, Echo Chamber, Booing Arena -------------------------------------------------------------------------


@rule("MQ-ROOM-01", "MQ-HELP-14")
def test_a_mime_helps_with_level_and_dice() -> None:
    """Bob's armour counts for nothing as a helper; Ann's counts."""
    t = beside("m-tax-lich", room="mime-academy")
    t.at("bob", "mime-academy")
    t.items("ann", "t-adamant-armour")
    t.items("bob", "t-flaming-armour")
    t.level("bob", 3)
    walk_in(t, "mime-academy")
    before = t.fight().totals[0]
    helped_by(t, "bob")
    assert (before, t.fight().totals[0], dice(t, 1)) == (5, 8, 1)


@rule("MQ-ROOM-01")
def test_the_echo_counts_the_best_die_twice() -> None:
    """Level 4 and a 4, counted twice, against level 5 and two dice of 2 and 3, the 3 twice: 12 to 13."""
    t = beside("m-motivational-troll", room="echo-chamber")
    t.level("ann", 4)
    walk_in(t, "echo-chamber")
    t.dice(4, 2, 3, 6)
    t.answer("ann", "roll")
    assert t.told("fight-totals")[-1] == {"ours": 4 + 4 + 4, "theirs": 5 + 2 + 3 + 3}


@rule("MQ-ROOM-01")
@pytest.mark.parametrize(("helped", "treasures"), [(False, 2), (True, 1)])
def test_the_arena_pays_whoever_wins_alone(helped: bool, treasures: int) -> None:
    t = beside("m-lame-goblin", room="booing-arena")
    t.at("bob", "booing-arena")
    t.items("ann", "t-adamant-armour")
    walk_in(t, "booing-arena")
    if helped:
        helped_by(t, "bob")
    assert t.fight().treasures == treasures
    t.dice(*([6, 6, 1] if helped else [6, 1]))
    t.answer("ann", "roll")
    t.all_pass()
    assert t.sheet("ann").treasures_held == treasures


@rule("MQ-ROOM-01", "MQ-RUN-05")
@pytest.mark.parametrize(("die", "escaped"), [(5, False), (6, True)])
def test_the_arena_is_hard_to_leave(die: int, escaped: bool) -> None:
    t = beside("m-fungus", room="booing-arena")
    walk_in(t, "booing-arena")
    t.dice(1, 6, die)
    t.answer("ann", "roll")
    t.all_pass()
    assert (bool(t.told("escaped")), bool(t.told("caught"))) == (escaped, not escaped)


# -- Trapdoor Stage ---------------------------------------------------------------------------------------------------


def on_stage(*owners: str) -> QuestTable:
    """A monster of level 5 for each owner; two ways out."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.room("trapdoor-stage", "north")
    t.room("waiting-room", "north", "trapdoor-stage")
    for card, owner in zip(("m-motivational-troll", "m-gargoyle-lunch"), owners, strict=False):
        t.monster(card, "trapdoor-stage", owner)
    return t


@rule("MQ-ROOM-01", "MQ-RUN-02")
def test_the_owner_of_the_monster_pulls_the_lever() -> None:
    """Ann loses to Bob's troll: Bob says where she runs."""
    t = on_stage("bob")
    t.begin("ann")
    t.answer("ann", "walk", place="trapdoor-stage")
    t.dice(1, 6, 6, 6)
    t.answer("ann", "roll")
    assert t.asked() == "bob: choose-exit"
    t.answer("bob", "place", place="waiting-room")
    t.all_pass()
    assert t.where("ann") == "waiting-room"


@rule("MQ-ROOM-01")
def test_the_leader_names_one_of_the_strongest() -> None:
    """A troll of Bob's and a gargoyle of Cy's are both of level 5: Ann names Cy's, and Cy picks."""
    t = on_stage("bob", "cy")
    t.level("ann", 3)  # the gargoyle disdains less
    t.begin("ann")
    t.answer("ann", "walk", place="trapdoor-stage")
    t.dice(1, 6, 6, 6, 6)
    t.answer("ann", "roll")
    assert t.asked() == "ann: choose-monster"
    t.answer("ann", "monster", card="m-gargoyle-lunch")
    assert t.asked() == "cy: choose-exit"


@rule("MQ-ROOM-01")
@pytest.mark.parametrize("dead", [True, False])
def test_a_dead_owner_or_a_loser_pulls_nothing(dead: bool) -> None:
    """Bob is dead, or the troll is Ann's own: she picks herself."""
    t = on_stage("bob" if dead else "ann")
    if dead:
        t.dead("bob")
    t.begin("ann")
    t.answer("ann", "walk", place="trapdoor-stage")
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    assert t.asked() == "ann: choose-exit"


# -- Tax Cave, Coat Check Crypt --------------------------------------------------------------------------------------


@rule("MQ-ROOM-01", "MQ-EXPL-06")
@pytest.mark.parametrize(
    ("gold", "answer", "left", "total"), [(300, "yes", 200, 1), (300, "no", 300, -1), (0, "", 0, -1)]
)
def test_the_tax_cave_takes_its_toll(gold: int, answer: str, left: int, total: int) -> None:
    """100 gold on entering, or -2 in fights there; who has too little is not asked."""
    t = beside("m-goldfish", room="tax-cave")
    t.gold("ann", gold)
    t.begin("ann")
    t.answer("ann", "walk", place="tax-cave")
    if answer:
        assert t.asked() == "ann: toll"
        t.answer("ann", answer)
    assert (t.sheet("ann").gold, t.fight().totals[0]) == (left, total)


@rule("MQ-ROOM-01")
def test_the_mark_of_the_evader_is_left_in_the_cave() -> None:
    """Ann does not pay, goes next door and fights there at full strength."""
    t = munchkin_quest()
    t.room("tax-cave", "north")
    t.room("waiting-room", "north", "tax-cave")
    t.monster("m-goldfish", "waiting-room", "bob")
    t.begin("ann")
    t.answer("ann", "walk", place="tax-cave")
    t.answer("ann", "no")
    t.answer("ann", "walk", place="waiting-room")
    assert t.fight().totals[0] == 1


@rule("MQ-ROOM-01", "MQ-FIX-08")
@pytest.mark.parametrize(("cheat", "total"), [(False, 5), (True, 7)])
def test_hats_give_nothing_in_the_crypt(cheat: bool, total: int) -> None:
    """The armour counts, the helmet only with a Cheat."""
    t = beside("m-goldfish", room="coat-check-crypt")
    t.items("ann", "t-adamant-armour")
    t.items("ann", "t-firefighters-helmet", cheat=cheat)
    walk_in(t, "coat-check-crypt")
    assert t.fight().totals[0] == total


@rule("MQ-ROOM-01", "MQ-SEARCH-05")
@pytest.mark.parametrize(("armour", "result"), [([], 4), (["t-pleather-jerkin"], 3)])
def test_the_crypt_is_searched_better_without_armour(armour: list[str], result: int) -> None:
    """The sign says +2, the rule +1 for those in shirtsleeves."""
    t = munchkin_quest()
    t.room("coat-check-crypt", "north")
    t.at("ann", "coat-check-crypt")
    t.items("ann", *armour)
    t.begin("ann")
    t.dice(1)
    t.answer("ann", "search")
    assert t.told("searched")[0]["n"] == result
