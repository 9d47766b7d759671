"""The course of a turn."""

from tests.marks import rule
from tests.quest_fights import beside, kinds, walk_in
from tests.quest_table import munchkin_quest
from underhall.games.munchkin_quest.facts import DXM, MONSTER
from underhall.games.munchkin_quest.table_state import PHASES


@rule("MQ-TURN-01", "MQ-TURN-02")
def test_a_turn_has_three_parts_and_the_monsters_follow() -> None:
    """One DxM card, moves, charity for what is too much, then the Monster Die; and Bob's turn begins."""
    t = munchkin_quest()
    t.hand("ann", "d-elf", "d-dwarf", "d-halfling", "d-cleric", "d-thief")
    t.next_from(DXM, "d-warrior")
    t.level("ann", 2)
    t.begin("ann", "start")
    t.all_pass()
    assert (len(t.view("ann").hand), t.view("ann").phase, t.asked()) == (6, "moves", "ann: moves")
    t.answer("ann", "end")
    assert (t.view("ann").phase, t.asked()) == ("charity", "ann: charity")
    t.answer("ann", "card", card="d-elf")
    t.all_pass()
    order = [e.message.name for e in t.g.events if e.message.name in ("turn-began", "phase-began", "monster-die")]
    assert order == ["turn-began", *["phase-began"] * 3, "monster-die", "turn-began", "phase-began"]
    phases = [PHASES[int(str(began["phase"]))] for began in t.told("phase-began")]
    assert phases == ["moves", "charity", "monsters", "moves"]
    assert t.asked() == "bob: moves"


@rule("MQ-TURN-03", "MQ-MOVE-02")
def test_moves_are_mixed_as_one_likes() -> None:
    """A search, a step, a deal: three moves, none left."""
    t = munchkin_quest()
    t.room("waiting-room", "north")
    t.room("rumour-mill", "north", "waiting-room")
    t.at("ann", "waiting-room")
    t.begin("ann")
    t.dice(2)
    t.answer("ann", "search")
    t.answer("ann", "walk", place="rumour-mill")
    t.answer("ann", "deal")
    assert t.sheet("ann").moves_left == 0
    assert kinds(t, "ann").isdisjoint({"walk", "search", "deal", "explore", "force"})


@rule("MQ-TURN-04")
def test_moves_are_not_saved_up() -> None:
    """Ann uses one of three; in her next turn she has three again."""
    t = munchkin_quest()
    t.room("waiting-room", "north")
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    assert t.sheet("ann").moves_left == 2
    t.answer("ann", "end")
    t.all_pass()
    t.answer("bob", "end")
    t.all_pass()
    assert (t.asked(), t.sheet("ann").moves_left) == ("ann: moves", 3)


@rule("MQ-TURN-08")
def test_items_are_laid_in_the_own_turn_outside_combat() -> None:
    """Ann may lay her shield in her moves, not in her fight; Bob not in her turn."""
    t = beside("m-moonlighting-rat")
    t.hand("ann", "t-pot-lid", "t-party-cone")
    t.hand("bob", "t-mighty-pen", "t-potion-of-strength")
    t.begin("ann")
    t.answer("ann", "lay", card="t-pot-lid")
    assert [item.card for item in t.sheet("ann").items] == ["t-pot-lid"]
    t.answer("ann", "walk", place="waiting-room")
    assert t.asked() == "ann: fight"
    assert not t.may("ann", "lay")
    t.answer("ann", "roll")
    assert t.asked() == "bob: react"
    assert not t.may("bob", "lay")
    assert not t.may("bob", "lay-packed")


@rule("MQ-TURN-09")
def test_moves_are_left_after_a_fight() -> None:
    """The first move explores, the monster is beaten: two moves are left."""
    t = munchkin_quest()
    t.next_room("waiting-room")
    t.next_from(MONSTER, "m-goldfish")
    t.items("ann", "t-adamant-armour")
    t.begin("ann")
    t.luck((2, 0), (2, 0), (2, 0), (2, 0), (6, 0))
    t.answer("ann", "explore", side=0)
    t.all_pass()
    t.dice(6, 1)
    t.answer("ann", "roll")
    t.all_pass()
    assert (t.view("ann").fight, t.sheet("ann").level, t.sheet("ann").moves_left) == (None, 2, 2)


@rule("MQ-FIX-07")
def test_a_room_beats_the_rulebook() -> None:
    """By the rules a passage costs one move; the Sticky Floor says that leaving costs one more."""
    t = munchkin_quest()
    t.room("sticky-floor", "north")
    t.room("waiting-room", "north", "sticky-floor")
    t.at("ann", "sticky-floor")
    t.begin("ann")
    t.answer("ann", "walk", place="waiting-room")
    assert t.sheet("ann").moves_left == 1


@rule("MQ-FIX-08", "MQ-FIX-09")
def test_a_card_beats_a_room_and_fixed_rules_beat_the_card() -> None:
    """In the Coat Check Crypt hats give nothing, but one with a Cheat does; a card takes nobody of level 9 to 10."""
    t = beside("m-moonlighting-rat", room="coat-check-crypt")
    t.items("ann", "t-firefighters-helmet")
    walk_in(t, "coat-check-crypt")
    assert t.fight().totals == [1, 1]
    t = beside("m-moonlighting-rat", room="coat-check-crypt")
    t.items("ann", "t-firefighters-helmet", cheat=True)
    t.hand("ann", "d-go-up-a-level")
    t.level("ann", 9)
    walk_in(t, "coat-check-crypt")
    assert t.fight().totals == [11, 1]
    assert not t.may("ann", "play", card="d-go-up-a-level")
