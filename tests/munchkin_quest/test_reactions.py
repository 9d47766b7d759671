"""What is worth asking about on `auto`: a reaction that can change something, and no other."""

import pytest

from tests.quest_fights import ROOM, beside, helped_by, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall.games.munchkin_quest.info import MUNCHKIN_QUEST
from underhall.games.munchkin_quest.outlook import win_chance
from underhall.games.munchkin_quest.timing import DEFEAT_WINDOW, ROLL_WINDOW
from underhall.games.munchkin_quest.windows import Window
from underhall.kernel import pace
from underhall.kernel.registry import ReactionReason

WEAK, STRONG = "m-office-fern", "m-posthumous-hive"


def reaction_reason(t: QuestTable, name: str) -> ReactionReason:
    return MUNCHKIN_QUEST.reaction_reason(t.g, t.seat(name), t.decision(name))


def announced(*hand: str, level: int = 8, monster: str = WEAK, mine: int = 1) -> QuestTable:
    """Ann announces her roll against a monster, and bob, far away and of level `mine`, holds these cards."""
    t = beside(monster)
    t.level("ann", level)
    t.level("bob", mine)
    t.hand("bob", *hand)
    walk_in(t)
    t.answer("ann", "roll")
    return t


def test_a_race_or_class_to_shed_is_no_reason_to_ask() -> None:
    """Whoever helps may shed one at any time, but nobody is asked for that alone; a card to play is another matter."""
    for hand, asks in (((), False), (("d-go-up-a-level",), True)):
        t = beside(WEAK)
        t.laid("bob", "d-elf")
        t.hand("bob", *hand)
        walk_in(t)
        helped_by(t, "bob")
        t.answer("ann", "roll")
        assert t.may("bob", "shed", card="d-elf")
        assert bool(reaction_reason(t, "bob").subject) == asks
        assert "my-fight" in reaction_reason(t, "bob").tags


@pytest.mark.parametrize(
    ("level", "mine", "asks"),
    [(2, 1, True), (9, 1, False), (2, 6, True)],
    ids=["in-the-balance", "as-good-as-won", "by-somebody-behind"],
)
def test_a_fight_is_spoilt_where_that_turns_it(level: int, mine: int, asks: bool) -> None:
    """Five levels more for the monster are asked about where they would make the difference, to whomever."""
    t = announced("d-enh-hairy", level=level, mine=mine)
    assert bool(reaction_reason(t, "bob").subject) == asks


def test_a_fight_is_asked_about_as_long_as_its_odds_can_change() -> None:
    """One munchkin of the first level has little hope against this one; with five levels more against it, none."""
    t = announced("d-enh-hairy", "d-enh-ancient", level=1, monster=STRONG)
    assert t.g.fight is not None
    assert 0 < win_chance(t.g, t.g.fight) < 20
    assert reaction_reason(t, "bob").subject
    t.answer("bob", "play", card="d-enh-hairy")
    assert win_chance(t.g, t.g.fight) == 0
    assert t.may("bob", "play", card="d-enh-ancient")
    assert reaction_reason(t, "bob").subject == ""


@pytest.mark.parametrize(
    ("card", "asks"),
    [("t-potion-of-strength", True), ("d-enh-baby", True), ("d-nasty-couple", True), ("d-enh-well-insured", False)],
)
def test_a_fight_is_asked_about_where_a_card_may_well_change_it(card: str, asks: bool) -> None:
    """For good or ill: a lost fight may be saved, a second monster costs one more hit. Loot for others is no reason."""
    t = announced(card, level=4, monster="m-fungus")
    assert bool(reaction_reason(t, "bob").subject) == asks


def test_a_small_loss_is_asked_about_where_it_would_kill() -> None:
    """One hit fewer changes nothing in the fight, but the defeat that is likely would be the end."""
    for wounds, asks in ((2, True), (0, False)):
        t = beside(STRONG)
        t.wounds("ann", wounds)
        t.hand("bob", "d-curse-divine-paper-cut")
        walk_in(t)
        t.answer("ann", "roll")
        assert bool(reaction_reason(t, "bob").subject) == asks


@pytest.mark.parametrize(("face", "asks"), [(3, True), (6, True)])
def test_the_rolls_of_others_are_asked_about_where_a_die_turns_them(face: int, asks: bool) -> None:
    """A search that finds a Treasure, or one that does not: any die may be turned with this card."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.at("ann", ROOM)
    t.hand("bob", "d-reloaded-die")
    t.begin("ann")
    t.dice(face)
    t.answer("ann", "search")
    assert bool(reaction_reason(t, "bob").subject) == asks


@pytest.mark.parametrize(("curse", "asks"), [("d-curse-forgot-backstory", True), ("d-curse-dungeon-audit", False)])
def test_a_curse_on_others_is_asked_about_where_it_costs_levels_or_hits(curse: str, asks: bool) -> None:
    t = munchkin_quest(["ann", "bob", "cy"])
    t.hand("ann", curse)
    t.level("bob", 3)
    t.items("cy", "t-wishing-ring")
    t.begin("ann")
    t.answer("ann", "play", card=curse)
    t.answer("ann", "seat", seat="bob")
    assert bool(reaction_reason(t, "cy").subject) == asks


def test_what_helps_oneself_waits_for_the_own_turn() -> None:
    """A level or a class laid in the fight of somebody else changes nothing in it."""
    assert reaction_reason(announced("d-go-up-a-level", "d-warrior"), "bob").subject == ""


def test_a_curse_is_asked_about_where_it_takes_something_that_counts() -> None:
    """Armour to pudding, against a fighter with and without armour."""
    for items, asks in ((("t-dinner-plate-armour",), True), ((), False)):
        t = beside("m-moonlighting-rat")
        t.items("ann", *items)
        t.hand("bob", "d-curse-armour-to-pudding", "d-curse-dungeon-audit")
        walk_in(t)
        t.answer("ann", "roll")
        assert bool(reaction_reason(t, "bob").subject) == asks


def test_whoever_passes_is_not_asked_again_before_things_change() -> None:
    """The same fight is the same matter, whatever else one draws meanwhile; with a helper it is another."""
    topics = []
    for hand, helper in ((("d-enh-hairy",), ""), (("d-enh-hairy", "d-enh-ancient"), ""), (("d-enh-ancient",), "cy")):
        t = beside(WEAK, names=("ann", "bob", "cy"))
        t.hand("bob", *hand)
        walk_in(t)
        if helper:
            helped_by(t, helper)
        t.answer("ann", "roll")
        topics.append(reaction_reason(t, "bob").subject)
    alone, still_alone, helped = topics
    assert alone == still_alone != helped
    assert alone
    assert helped


def test_nobody_is_asked_at_every_step_of_the_others() -> None:
    """A curse can as well be played in the own turn; but before somebody goes for the Boss it is asked about."""
    for level, asks in ((5, False), (10, True)):
        t = munchkin_quest(["ann", "bob"])
        t.room(ROOM, "east")
        t.at("ann", ROOM)
        t.level("ann", level)
        t.hand("bob", "d-curse-dungeon-audit")
        t.begin("ann")
        t.answer("ann", "walk", place="entrance")
        assert bool(reaction_reason(t, "bob").subject) == asks
        assert ("match-point" in reaction_reason(t, "bob").tags) == asks


def test_the_victim_of_a_curse_is_asked_and_nobody_else() -> None:
    """Both could cancel it."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.hand("ann", "d-curse-dungeon-audit")
    t.items("bob", "t-wishing-ring")
    t.items("cy", "t-wishing-ring")
    t.begin("ann")
    t.answer("ann", "play", card="d-curse-dungeon-audit")
    t.answer("ann", "seat", seat="bob")
    assert {"targeted", "useful"} <= reaction_reason(t, "bob").tags
    t.answer("bob", "pass")
    assert reaction_reason(t, "cy").subject == ""
    assert MUNCHKIN_QUEST.first_to_react(t.g) == t.seat("bob")


@pytest.mark.parametrize(("faces", "asks"), [((1, 6), True), ((6, 1), False)], ids=["lost", "won"])
def test_a_loaded_die_is_for_a_roll_that_has_failed(faces: tuple[int, int], asks: bool) -> None:
    """In one's own fight."""
    t = beside("m-lame-goblin")
    t.hand("ann", "d-loaded-die")
    walk_in(t)
    t.dice(*faces)
    t.answer("ann", "roll")
    assert bool(reaction_reason(t, "ann").subject) == asks


def test_what_is_asked_of_one_alone_is_no_reaction() -> None:
    """Whoever meets a monster with a way out of it decides for itself, and nobody else sees that it is asked."""
    t = beside(STRONG)
    t.hand("ann", "t-return-to-sender")
    t.at("ann", ROOM)
    t.begin("ann")
    assert t.decision("ann").kind == "meeting"
    assert not MUNCHKIN_QUEST.is_reaction(t.decision("ann"))
    assert (t.view("bob").window, t.view("bob").waiting) == (True, [])


@pytest.mark.parametrize("able", [True, False])
def test_everybody_sees_where_nobody_can_react(able: bool) -> None:
    """Only a Warrior in play can do something about a defeat: without one the table need not wait, with one it must."""
    t = beside("m-lame-goblin")
    t.hand("ann", "d-loaded-die")
    if able:
        t.laid("ann", "d-warrior")
    walk_in(t)
    t.dice(1, 6)
    t.answer("ann", "roll")
    pace.take(t.g, t.decision("ann"), 0)
    quiet: dict[int, bool] = {}
    while not t.g.pending and (moment := pace.run_on(t.g)) is not None:
        if isinstance(moment.op, Window):
            quiet[moment.op.window] = MUNCHKIN_QUEST.public_quiet(t.g)
        pace.step(t.g)
    assert quiet[DEFEAT_WINDOW] == (not able)
    assert not quiet[ROLL_WINDOW]


def won(*hand: str, race: str = "", holder: str = "cy") -> QuestTable:
    """Ann and her helper Bob have won; somebody holds these cards, and Bob may be of this race."""
    t = beside("m-fungus", names=("ann", "bob", "cy"))
    if race:
        t.laid("bob", race)
    t.hand(holder, *hand)
    walk_in(t)
    helped_by(t, "bob")
    t.answer("ann", "roll")
    while t.fight().step == "gathering":
        t.dice(6, 6, 1)
        t.g.answer(t.g.pending[0].seat, 0)
    return t


@pytest.mark.parametrize(
    ("card", "race", "holder", "asks"),
    [
        ("d-curse-identity-crisis", "d-elf", "cy", True),
        ("d-curse-identity-crisis", "d-dwarf", "cy", False),
        ("d-curse-dungeon-audit", "d-elf", "cy", False),
        ("d-elf", "", "bob", True),
        ("d-dwarf", "", "bob", False),
    ],
)
def test_before_the_rewards_only_who_can_change_them_is_asked(card: str, race: str, holder: str, asks: bool) -> None:
    """An Elf who helps gains a level: that can be prevented, or brought about; all else can wait."""
    t = won(card, race=race, holder=holder)
    assert (t.fight().step, t.decision(holder).kind) == ("won", "react")
    assert bool(reaction_reason(t, holder).subject) == asks


@pytest.mark.parametrize(("level", "asks"), [(5, False), (10, True)])
def test_the_end_of_a_turn_is_asked_about_where_somebody_goes_for_the_boss(level: int, asks: bool) -> None:
    """And not twice: who has passed in this turn has passed."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    t.room("beige-chamber", "east", ROOM)
    t.at("ann", "beige-chamber")
    t.level("ann", level)
    t.items("bob", "t-pot-lid")
    t.hand("bob", "d-curse-dungeon-audit")
    t.begin("ann")
    t.answer("ann", "walk", place=ROOM)
    before = reaction_reason(t, "bob").subject
    t.answer("bob", "pass")
    t.answer("ann", "end")
    assert t.decision("bob").kind == "react"
    assert (bool(reaction_reason(t, "bob").subject), reaction_reason(t, "bob").subject) == (asks, before)


def test_nobody_is_asked_for_a_trade_alone() -> None:
    """A neighbour could trade in every window: who wants to asks to be asked."""
    t = munchkin_quest(["ann", "bob"])
    t.items("bob", "t-pot-lid")
    t.unhurried = True
    t.begin("ann")
    t.answer("ann", "end")
    assert {option.kind for option in t.options("bob")} == {"pass", "trade"}
    assert reaction_reason(t, "bob").subject == ""
