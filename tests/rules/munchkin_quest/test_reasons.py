"""What a player is told of the why: dice, ties, calls that nobody heard, who gets what, what a card would cost."""

from tests.marks import card, rule
from tests.quest_fights import ROOM, asks, beside, bid, helped_by, walk_in
from tests.quest_table import QuestTable, munchkin_quest, stored, stored_fight
from underhall.games.munchkin_quest.facts import FACES, SIGNS
from underhall.games.munchkin_quest.view_types import ReasonView, View


def because(t: QuestTable, name: str = "", uid: int = -1) -> list[tuple[str, str, int]]:
    """Why a fighter has more or fewer dice than one: by what kind of thing, by which, how many."""
    seat = t.seat(name) if name else -1
    found = next(dice for dice in t.fight().dice_to_roll if (dice.seat, dice.uid) == (seat, uid))
    assert found.count == max(0, 1 + sum(reason.n for reason in found.reasons))
    return [told(reason) for reason in found.reasons]


def told(reason: ReasonView) -> tuple[str, str, int]:
    return reason.what, reason.card or reason.why, reason.n


@rule("MQ-COMBAT-25")
def test_a_lost_tie_says_why() -> None:
    """2 and a 1 against 2 and a 1: nobody wins ties, and the log says so before it says that Ann lost."""
    t = beside("m-moonlighting-rat")
    t.room("beige-chamber", "east", ROOM)
    walk_in(t)
    ours, theirs = t.fight().totals
    t.dice(1 + theirs - ours, 1)
    t.answer("ann", "roll")
    assert [event["seat"] for event in t.told("tie-lost")] == [0]
    assert t.told("tie-won") == []
    names = [event.message.name for event in t.g.events]
    assert names.index("tie-lost") < names.index("fight-lost")


@rule("MQ-COMBAT-25", "MQ-CLASS-12")
def test_a_tie_that_the_helper_wins_is_not_told_as_lost() -> None:
    """Bob is a Warrior: the same tie is won, and only that is said."""
    t = beside("m-moonlighting-rat")
    t.laid("bob", "d-warrior")
    walk_in(t)
    helped_by(t, "bob")
    ours, theirs = t.fight().totals
    t.dice(1, 1, 2 + ours - theirs)
    t.answer("ann", "roll")
    t.all_pass()
    assert (len(t.told("tie-won")), t.told("tie-lost")) == (1, [])


@rule("MQ-HELP-02")
def test_that_nobody_came_is_told() -> None:
    """Bob says no, Cy is far away: Ann hears that there is no offer, each time that she calls."""
    t = beside("m-fungus", names=("ann", "bob", "cy"))
    t.room("beige-chamber", "west")
    t.at("cy", "beige-chamber")
    walk_in(t)
    t.answer("ann", "call")
    t.answer("bob", "decline")
    assert [event["seat"] for event in t.told("nobody-came")] == [0]
    t.answer("ann", "counter", seat="bob")
    bid(t, "ann", 1)
    t.answer("bob", "no")
    assert len(t.told("nobody-came")) == 1  # Bob has answered terms, which is told by itself


@rule("MQ-HELP-02", "MQ-HELP-04")
def test_a_call_that_only_magic_could_answer_tells_no_more_than_any_other() -> None:
    """Cy could come by a tunnel and does not: what Ann hears is what she would hear if he had no card."""
    logs: list[list[str]] = []
    for held in ((), ("d-tunnel-with-your-name",)):
        t = beside("m-fungus", names=("ann", "cy"))
        t.room("beige-chamber", "west")
        t.at("cy", "beige-chamber")
        t.hand("cy", *held)
        walk_in(t)
        begun = len(t.g.events)
        t.answer("ann", "call")
        if held:
            t.answer("cy", "decline")
        logs.append([event.message.name for event in t.g.events[begun:]])
    assert logs[0] == logs[1] == ["help-called", "nobody-came"]


@rule("MQ-HELP-02")
def test_whoever_has_an_offer_is_not_told_that_nobody_came() -> None:
    """Bob offers, takes it back when better terms are asked for, and only then is nobody there."""
    t = beside("m-fungus")
    walk_in(t)
    t.answer("ann", "call")
    bid(t, "bob", 1)
    assert t.told("nobody-came") == []
    t.answer("ann", "better")
    t.answer("bob", "decline")
    assert len(t.told("nobody-came")) == 1


@rule("MQ-HELP-09")
def test_any_multiple_of_100_gold_can_be_named() -> None:
    """Ann has 750, Bob 400: 100 to 700 and all 750 from her, 100 to 400 from him."""
    t = beside("m-fungus")
    t.gold("ann", 750)
    t.gold("bob", 400)
    walk_in(t)
    t.answer("ann", "call")
    t.answer("bob", "number", number=0)
    sums = [option.fields["number"] for option in t.options("bob", "gold")]
    assert sums == [0, 100, 200, 300, 400, 500, 600, 700, 750]
    assert [option.fields["number"] for option in t.options("bob", "pay-gold")] == [100, 200, 300, 400]


@rule("MQ-ITEM-21")
def test_any_multiple_of_100_gold_can_be_traded() -> None:
    """Ann has nothing, so she can only want."""
    t = munchkin_quest(["ann", "bob"])
    t.gold("ann", 0)
    t.gold("bob", 900)
    t.begin("ann")
    t.answer("ann", "trade", seat="bob")
    assert t.options("ann", "gold") == []
    assert [option.fields["number"] for option in t.options("ann", "want-gold")] == list(range(100, 1000, 100))


@rule("MQ-HELP-04")
@card("d-tunnel-with-your-name")
def test_whoever_would_come_by_magic_sees_which_card_it_costs() -> None:
    """Cy sees the tunnel beside the question; Ann and Bob see nothing of it."""
    t = beside("m-fungus", names=("ann", "bob", "cy"))
    t.room("beige-chamber", "west")
    t.at("cy", "beige-chamber")
    t.hand("cy", "d-tunnel-with-your-name")
    walk_in(t)
    t.answer("ann", "call")
    t.answer("bob", "decline")
    assert asks(t, "cy", "bid-treasures")
    seen = {name: t.view(name).fight for name in t.names}
    assert {name: fight.by_magic for name, fight in seen.items() if fight is not None} == {
        "ann": [],
        "bob": [],
        "cy": ["d-tunnel-with-your-name"],
    }
    watched = t.g.view(-1)
    assert isinstance(watched, View)
    assert watched.fight is not None
    assert watched.fight.by_magic == []


@rule("MQ-CHAR-02", "MQ-CHAR-03", "MQ-CONF-14")
def test_charity_says_to_whom_before_a_card_is_chosen() -> None:
    """Bob and Cy are equally poor: either may get the first, the other one gets the second; the poorest discards."""
    t = munchkin_quest(["ann", "bob", "cy"])
    t.level("ann", 5)
    t.hand("ann", "d-dwarf", "d-elf", "d-halfling", "d-warrior", "d-cleric", "d-wizard", "d-thief")
    t.begin("ann", "charity")
    assert (t.view("ann").charity, t.view("bob").charity) == ([1, 2], None)
    t.answer("ann", "card", card="d-elf")
    t.answer("ann", "seat", seat="cy")
    assert t.view("ann").charity == [1]
    poor = munchkin_quest(["ann", "bob"])
    poor.level("bob", 2)
    poor.hand("ann", "d-dwarf", "d-elf", "d-halfling", "d-warrior", "d-cleric", "d-wizard", "d-thief")
    poor.begin("ann", "charity")
    assert poor.view("ann").charity == []


@rule("MQ-DICE-08", "MQ-ROOM-03", "MQ-ROOM-04")
def test_every_die_more_or_less_has_its_reason() -> None:
    """A room's sign, a curse, an enhancer and a card that is played: each is named, and they make the count."""
    t = munchkin_quest(["ann", "bob"])
    t.room(ROOM, "east")
    uid = t.monster("m-goldfish", ROOM, "bob", "d-enh-two-headed")
    t.cursed("ann", "d-curse-hiccups-of-doom")
    walk_in(t)
    assert because(t, "ann") == [("card", "d-curse-hiccups-of-doom", -1)]
    assert because(t, uid=uid) == [("card", "d-enh-two-headed", 1)]
    assert because(beside_signs("d-warrior"), "ann") == [("sign", "warrior", 1)]


def beside_signs(mine: str) -> QuestTable:
    """Ann, who is this, fights where Warriors roll one die more."""
    t = beside("m-goldfish", room=face_for("warrior"))
    t.laid("ann", mine)
    walk_in(t, face_for("warrior"))
    return t


def face_for(sign: str) -> str:
    bit = 1 << SIGNS.index(sign)
    return next(face.id for face in FACES if face.good & bit and face.search == 0 and face.id != "entrance")


@rule("MQ-RUN-05")
def test_what_is_added_to_an_escape_roll_has_its_reason() -> None:
    """Every monster that adds or takes something from it says so; the reasons make up the number."""
    t = beside("m-lame-goblin", "m-moonlighting-rat")
    t.room("beige-chamber", "east", ROOM)
    walk_in(t)
    t.dice(1, 6, 6)
    t.answer("ann", "roll")
    t.all_pass()
    escapes = t.fight().escapes
    assert escapes
    for escape in escapes:
        assert sum(reason.n for reason in escape.reasons) == escape.more
    assert ("printed", "m-lame-goblin", 1) in [told(reason) for escape in escapes for reason in escape.reasons]


@rule("MQ-COMBAT-24")
def test_the_sums_stay_as_they_were_when_they_were_compared() -> None:
    """Ann loses a hit and, to Bad Stuff, perhaps more: the totals on the table are those that decided the fight."""
    t = beside("m-moonlighting-rat")
    t.room("beige-chamber", "east", ROOM)
    t.items("ann", "t-mighty-pen")
    walk_in(t)
    t.dice(1, 6)
    t.answer("ann", "roll")
    t.all_pass()
    fight = t.fight()
    assert fight.step == "lost"
    decided = fight.totals
    [event] = t.told("fight-totals")
    assert decided == [event["ours"], event["theirs"]]
    t.g.munchkins[0].items = ()
    assert t.fight().totals == decided


@rule("MQ-COMBAT-24")
def test_a_fight_that_was_stored_before_sums_were_kept_is_read() -> None:
    """The field is missing in it: nothing is frozen then."""
    t = beside("m-moonlighting-rat")
    walk_in(t)
    assert t.g.fight is not None
    t.g.fight.sums = (5, 3)
    fields = stored(t.g.fight)
    assert stored(stored_fight(fields)) == fields
    del fields["sums"]
    assert stored_fight(fields).sums == ()
