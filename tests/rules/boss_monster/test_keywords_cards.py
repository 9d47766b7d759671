"""Words about playing cards: activated ability, cancel, discard, hand, search."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.boss_table import Table, a_hero, boss_monster
from tests.marks import card, rule
from underhall.errors import OptionNotOffered
from underhall.games.boss_monster.facts import NUMBER
from underhall.games.series.option_kinds import USE
from underhall.kernel.decisions import Option, pack
from underhall.kernel.luck import seeded

EDITIONS = ("trefl-pl", "first-ru", "alpha-ja")
ROOM_DECK, SPELL_DECK = 1, 2


def refuses_to_use(t: Table, name: str, room: str, slot: int) -> None:
    """The ability is not offered to the seat now; trying it all the same changes nothing."""
    assert f"use {room} {slot}" not in t.options(name)
    decision = t.asked(name)
    assert decision is not None
    before = t.g.fingerprint()
    with pytest.raises(OptionNotOffered):
        t.g.answer(t.seat(name), Option(pack(USE, NUMBER[room], slot), 0, decision.number, t.g.wording))
    assert t.g.fingerprint() == before


def turned_sideways(t: Table, name: str) -> list[str]:
    return [place.card for place in t.view("").seats[t.seat(name)].dungeon if place.off]


def until_in_room(t: Table, room: str) -> None:
    """Everybody passes until the hero stands in this room."""
    while t.walked()[-1:] != [room]:
        assert t.waiting, f"no hero came to {room}"
        t.answer(t.waiting[0], "pass")


# -- activated ability ------------------------------------------------------------------------------------------------


@rule("BM-KEY-01")
@card("witch-s-kitchen")
def test_an_ability_with_a_cost_waits_for_its_owner() -> None:
    """Witch's Kitchen gives no spell in a whole turn in which its owner passes, and one when the owner pays."""
    t = boss_monster()
    t.dungeon("ann", "witch-s-kitchen")
    t.hand("ann", "golem-factory", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.next_from("spell deck", "fear")
    t.turn("build")
    paid = t.fork()
    t.all_pass()
    assert t.told("ability-used") == []
    assert t.hand_of("ann") == ["golem-factory", "open-grave"]
    assert t.discarded == []

    paid.answer("ann", "use witch-s-kitchen 0")
    assert paid.hand_of("ann") == ["fear", "open-grave"]
    assert paid.discarded == ["golem-factory"]


@rule("BM-KEY-01")
@card("witch-s-kitchen", "dracolich-lair")
@pytest.mark.parametrize(
    ("room", "enough", "short"),
    [
        ("witch-s-kitchen", ["golem-factory"], ["open-grave"]),
        ("dracolich-lair", ["golem-factory", "open-grave"], ["golem-factory"]),
    ],
)
def test_an_ability_that_cannot_be_paid_for_is_not_offered(room: str, enough: list[str], short: list[str]) -> None:
    """With the cost in hand the ability is offered, and only to its owner; without, it is refused."""
    for hand, payable in ((enough, True), (short, False)):
        t = boss_monster()
        t.dungeon("ann", room)
        t.hand("ann", *hand)
        t.hand("bob", *enough, "jeopardy")
        t.pile("succubus-spa")
        t.phase("build")
        assert (f"use {room} 0" in t.options("ann")) is payable
        if not payable:
            refuses_to_use(t, "ann", room, 0)
        t.answer("ann", "pass")
        assert t.waiting == ["bob"]
        refuses_to_use(t, "bob", room, 0)


@rule("BM-KEY-02")
@pytest.mark.parametrize(
    ("room", "phases"),
    [
        ("dark-altar", {"build", "adventure"}),
        ("jackpot-stash", {"build", "adventure"}),
        ("torture-chamber", {"build", "adventure"}),
        ("zombie-prison", {"build", "adventure"}),
        ("bottomless-pit", {"adventure"}),
    ],
)
def test_an_ability_that_costs_its_own_room_is_for_build_and_adventure(room: str, phases: set[str]) -> None:
    """In every moment of a turn its owner may use it in the build and adventure phases and is refused in the others."""
    t = boss_monster(machinations=True)
    t.dungeon("ann", "haunted-library", room)
    t.entrance("ann", a_hero(health=8))
    t.hand("bob", "golem-factory")
    t.give_souls("bob", a_hero(health=4))
    t.next_from("hero deck", a_hero(wants="fighter"), a_hero(wants="fighter", n=1))
    t.turns("beginning")

    asked, offered = set(), set()
    while t.view("").turn == 1:
        phase = t.view("").phase
        if t.waiting == ["ann"]:
            asked.add(phase)
            if f"use {room} 0" in t.options("ann"):
                offered.add(phase)
            else:
                refuses_to_use(t, "ann", room, 0)
        t.answer(t.waiting[0], t.options(t.waiting[0])[0])

    assert offered == phases
    assert asked == {"beginning", "build", "adventure", "end"}


@rule("BM-KEY-02")
@card("dark-altar")
@pytest.mark.parametrize("phase", ["beginning", "bait", "end"])
def test_no_window_opens_outside_build_and_adventure(phase: str) -> None:
    """Nobody is asked anything in the beginning, bait and end phases for an ability that costs its own room."""
    t = boss_monster()
    t.dungeon("ann", "dark-altar")
    t.hand("ann", "freeze")
    t.pile("open-grave")
    t.town(a_hero(wants="cleric"))
    t.phase(phase)

    assert t.waiting == []
    assert t.rooms("ann") == ["dark-altar"]


@rule("BM-KEY-03")
@card("dark-laboratory")
def test_a_when_built_ability_works_where_activated_ones_are_banned() -> None:
    """At the reveal Dark Laboratory gives its spells unasked, while Dark Altar may not be used."""
    t = boss_monster()
    t.dungeon("ann", "dark-altar")
    t.hand("ann", "dark-laboratory")
    t.pile("open-grave")
    t.next_from("spell deck", "fear", "freeze")
    t.phase("build")
    t.answer("ann", "place dark-laboratory 1")
    assert t.hand_of("ann") == []
    t.pass_until("ann", "discard")

    assert t.told("ability-used") == []
    assert t.hand_of("ann") == ["fear", "freeze"]
    assert sorted(t.options("ann")) == ["card fear", "card freeze"]
    refuses_to_use(t, "ann", "dark-altar", 0)


@rule("BM-KEY-03")
@card("goblin-armory", "dizzygas-hallway", "monster-s-ballroom")
def test_continuous_abilities_work_without_anybody_acting() -> None:
    """Bonuses of rooms are dealt in an adventure phase in which nobody is asked anything."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "goblin-armory", "monster-s-ballroom", "dizzygas-hallway", "open-grave")
    t.entrance("ann", a_hero(health=13, epic=True))
    t.phase("adventure")

    assert t.waiting == []
    assert [told["damage"] for told in t.told("room-hurt")] == [3, 1, 4, 1, 4]
    assert t.told("ability-used") == []


@rule("BM-KEY-03")
@card("haunted-library", "dark-altar")
def test_a_standing_ability_works_in_the_beginning_phase() -> None:
    """Haunted Library lets its owner draw a spell in a phase in which no activated ability may be used."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library", "dark-altar")
    t.pile("open-grave")
    t.next_from("spell deck", "fear")
    t.phase("beginning")
    assert t.options("ann") == [f"deck {ROOM_DECK}", f"deck {SPELL_DECK}"]
    refuses_to_use(t, "ann", "dark-altar", 0)

    t.answer("ann", f"deck {SPELL_DECK}")
    assert t.hand_of("ann") == ["fear"]


@rule("BM-KEY-04")
@card("dark-altar", "freeze")
@pytest.mark.parametrize("edition", EDITIONS)
def test_abilities_are_offered_whenever_a_spell_may_be_played(edition: str) -> None:
    """In every window in which a spell is offered, in one's own turn or a rival's, the ability is offered too."""
    t = boss_monster(edition=edition, post_reveal_window=True)
    t.dungeon("ann", "dark-altar", "dragon-hatchery")
    t.dungeon("bob", "open-grave", "succubus-spa")
    t.hand("ann", "freeze")
    t.hand("bob", "freeze", "freeze")
    t.pile("brainsucker-hive")
    t.entrance("ann", a_hero(health=8))
    t.entrance("bob", a_hero(health=8, n=1))
    t.turn("build")

    windows, active, answered = set(), set(), set()
    while t.waiting:
        name = t.waiting[0]
        phase = t.view("").phase
        decision = t.asked(name)
        assert decision is not None
        if name == "ann":
            assert t.options("ann") == ["pass", "cast freeze", "use dark-altar 1"]
            windows.add((phase, decision.kind))
            active.add((phase, t.view("").active))
            t.answer("ann", "pass")
        elif decision.kind == "choose-room":
            t.answer("bob", next(words for words in t.options("bob") if " bob " in words))
        elif t.view("").active == t.seat("ann") and phase not in answered:
            answered.add(phase)
            t.answer("bob", "cast freeze")
        else:
            t.answer("bob", "pass")

    assert windows == {
        ("build", "build"),
        ("build", "answer"),
        ("build", "react"),
        ("adventure", "react"),
        ("adventure", "answer"),
    }
    assert active == {("build", 0), ("build", 1), ("build", -1), ("adventure", 0), ("adventure", 1)}


# -- cancel -----------------------------------------------------------------------------------------------------------


@rule("BM-KEY-06")
@card("counterspell", "all-seeing-eye")
@pytest.mark.parametrize("means", ["cast counterspell", "use all-seeing-eye 0"])
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize("canceller", ["bob", "cy"])
def test_a_player_who_is_not_active_may_cancel_an_announced_spell(means: str, phase: str, canceller: str) -> None:
    """The active player announces a spell; another cancels it before it does anything."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    t.dungeon("ann", "golem-factory")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "freeze")
    if means == "cast counterspell":
        t.hand(canceller, "counterspell")
    else:
        t.dungeon(canceller, "all-seeing-eye")
        t.hand(canceller, "assassin")
    t.phase(phase)
    assert t.view("").active == t.seat("ann")
    t.answer("ann", "cast freeze")
    if t.waiting == ["ann"]:
        t.answer("ann", "room golem-factory ann 0")

    assert t.waiting == [canceller]
    assert t.view("").staged == ["freeze"]
    assert turned_sideways(t, "ann") == []
    t.answer(canceller, means)

    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "freeze"}]
    assert t.told("room-deactivated") == []
    assert turned_sideways(t, "ann") == []


@rule("BM-KEY-06")
@card("counterspell")
def test_a_spell_that_nobody_cancels_takes_effect() -> None:
    """The same spell works once the player with the cancel has passed."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory")
    t.hand("ann", "freeze")
    t.hand("bob", "counterspell")
    t.phase("build")
    t.answer("ann", "cast freeze")
    t.answer("bob", "pass")

    assert turned_sideways(t, "ann") == ["golem-factory"]
    assert t.hand_of("bob") == ["counterspell"]


def anything_goes(spell: str) -> Table:
    """A table on which `spell` may be cast by ann, who also holds what keeps her asked; bob holds Counterspell."""
    t = boss_monster()
    t.dungeon("ann", "succubus-spa", "open-grave")
    t.dungeon("bob", "brainsucker-hive", "dizzygas-hallway", "golem-factory")
    t.town(a_hero(health=6, wants="mage"))
    t.give_souls("ann", a_hero(health=4, wants="cleric"))
    t.give_souls("bob", *(a_hero(health=4, wants=wants) for wants in ("fighter", "mage", "thief")))
    t.entrance("bob" if spell == "assassin" else "ann", a_hero(health=8, wants="mage"))
    t.hand("ann", spell, "freeze", "neanderthal-cave")
    t.hand("bob", "counterspell", "open-grave")
    return t


def public(t: Table) -> dict[str, Any]:
    """All that everybody sees, less the discard pile and the number of spells in each hand."""
    seen: dict[str, Any] = msgspec.to_builtins(t.view(""))
    del seen["discard"]
    for seat in seen["seats"]:
        del seat["spells_held"]
    return seen


BUILD_SPELLS = (
    "freeze",
    "jeopardy",
    "kobold-strike",
    "motivation",
    "princess-in-peril",
    "soul-harvest",
    "zombie-attack",
)
ADVENTURE_SPELLS = (
    "annihilator",
    "assassin",
    "cave-in",
    "exhaustion",
    "fear",
    "freeze",
    "giant-size",
    "jeopardy",
    "soul-harvest",
    "teleportation",
    "trepidation",
)


@rule("BM-KEY-07")
@card("counterspell")
@pytest.mark.parametrize(
    ("phase", "spell"),
    [*(("build", spell) for spell in BUILD_SPELLS), *(("adventure", spell) for spell in ADVENTURE_SPELLS)],
)
def test_a_cancelled_spell_leaves_the_table_as_it_was(phase: str, spell: str) -> None:
    """After the cancel all is as before, except that both spells have gone from the hands to the discard pile."""
    t = anything_goes(spell)
    t.phase(phase)
    if phase == "adventure":
        until_in_room(t, "brainsucker-hive" if spell == "assassin" else "succubus-spa")
    before, could = public(t), t.options("ann")
    t.answer("ann", f"cast {spell}")
    while t.waiting == ["ann"]:
        t.answer("ann", t.options("ann")[0])
    t.answer("bob", "cast counterspell")
    t.pass_until("ann", "build" if phase == "build" else "react")

    assert public(t) == before
    assert sorted(t.discarded) == sorted(["counterspell", spell])
    assert t.hand_of("ann") == ["freeze", "neanderthal-cave"]
    assert t.hand_of("bob") == ["open-grave"]
    assert t.options("ann") == [words for words in could if words != f"cast {spell}" or spell == "freeze"]


@rule("BM-KEY-08")
@card("freeze", "dark-altar")
def test_a_spell_on_a_room_destroyed_in_answer_does_nothing() -> None:
    """A rival's Freeze is announced on a room that the active player destroys: it has no effect and is discarded."""
    t = boss_monster()
    t.dungeon("ann", "dark-altar", "golem-factory")
    t.hand("bob", "freeze")
    t.pile("open-grave")
    t.phase("build")
    t.answer("ann", "pass")
    t.answer("bob", "cast freeze")
    t.answer("bob", "room dark-altar ann 1")
    t.answer("ann", "use dark-altar 1")
    t.answer("ann", "card open-grave")

    assert t.told("fizzled") == [{"seat": "bob", "card": "freeze"}]
    assert t.told("room-deactivated") == []
    assert turned_sideways(t, "ann") == []
    assert t.discarded == ["dark-altar", "freeze"]
    assert t.hand_of("bob") == []
    assert t.hand_of("ann") == ["open-grave"]


@rule("BM-KEY-08")
@card("fear", "bottomless-pit")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_spell_on_a_hero_killed_in_answer_does_nothing(edition: str) -> None:
    """A rival's Fear is announced on a hero whom the active player kills first: the soul is scored, the spell lost."""
    hero = a_hero(health=8)
    t = boss_monster(edition=edition)
    t.dungeon("ann", "bottomless-pit")
    t.entrance("ann", hero)
    t.hand("bob", "fear")
    t.phase("adventure")
    t.answer("ann", "pass")
    t.answer("bob", "cast fear")
    t.answer("ann", "use bottomless-pit 0")

    assert t.told("fizzled") == [{"seat": "bob", "card": "fear"}]
    assert t.souls("ann") == 1
    assert t.in_town == []
    assert sorted(t.discarded) == ["bottomless-pit", "fear"]
    assert t.hand_of("bob") == []


@rule("BM-KEY-08")
@card("zombie-attack", "soul-harvest")
def test_a_spell_on_a_soul_given_up_in_answer_does_nothing() -> None:
    """A rival's Zombie Attack is announced on a soul that the active player gives up first: nobody is revived."""
    hero = a_hero(health=4)
    t = boss_monster()
    t.give_souls("ann", hero)
    t.hand("ann", "soul-harvest")
    t.hand("bob", "zombie-attack")
    t.next_from("spell deck", "fear", "assassin")
    t.phase("build")
    t.answer("ann", "pass")
    t.answer("bob", "cast zombie-attack")
    t.answer("ann", "cast soul-harvest")

    assert t.told("fizzled") == [{"seat": "bob", "card": "zombie-attack"}]
    assert t.queue("ann") == t.queue("bob") == []
    assert t.souls("ann") == 0
    assert sorted(t.discarded) == ["soul-harvest", "zombie-attack"]


@rule("BM-KEY-09")
@card("freeze", "dark-altar")
def test_a_spell_whose_target_is_gone_gets_no_other() -> None:
    """With other rooms still to choose from, the caster is not asked again and none of them is touched."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "dark-altar", "succubus-spa")
    t.dungeon("bob", "brainsucker-hive")
    t.hand("bob", "freeze", "neanderthal-cave")
    t.pile("open-grave")
    t.phase("build")
    t.answer("ann", "pass")
    t.answer("bob", "cast freeze")
    assert len(t.options("bob")) == 4
    t.answer("bob", "room dark-altar ann 1")
    assert t.told("spell-cast-room") == [{"seat": "bob", "card": "freeze", "room": "dark-altar", "owner": "ann"}]
    t.answer("ann", "use dark-altar 1")
    t.answer("ann", "card open-grave")

    assert t.told("fizzled") == [{"seat": "bob", "card": "freeze"}]
    while t.waiting:
        assert not [words for name in t.waiting for words in t.options(name) if words.startswith("room")]
        t.answer(t.waiting[0], "pass")
    assert turned_sideways(t, "ann") == turned_sideways(t, "bob") == []


@rule("BM-KEY-09")
@card("freeze", "jackpot-stash")
def test_a_spell_follows_its_target_when_rooms_slide() -> None:
    """The room announced is deactivated even if it has moved to another place, and not the room now in its place."""
    t = boss_monster()
    t.dungeon("ann", "succubus-spa", "golem-factory", "jackpot-stash")
    t.hand("bob", "freeze")
    t.phase("build")
    t.answer("ann", "pass")
    t.answer("bob", "cast freeze")
    t.answer("bob", "room golem-factory ann 1")
    t.answer("ann", "use jackpot-stash 0")

    assert t.rooms("ann") == ["succubus-spa", "golem-factory"]
    assert turned_sideways(t, "ann") == ["golem-factory"]


@rule("BM-KEY-09")
@card("freeze")
def test_the_target_is_chosen_before_anybody_may_answer() -> None:
    """Once the target is named only the others are asked, and the caster has no say until the spell is done."""
    t = boss_monster()
    t.dungeon("ann", "dark-altar", "golem-factory")
    t.hand("bob", "freeze")
    t.pile("open-grave")
    t.phase("build")
    t.answer("ann", "pass")
    t.answer("bob", "cast freeze")
    t.answer("bob", "room golem-factory ann 0")
    assert t.waiting == ["ann"]
    t.answer("ann", "pass")
    assert turned_sideways(t, "ann") == ["golem-factory"]


# -- discard ----------------------------------------------------------------------------------------------------------


def building_a_laboratory(seats: list[str]) -> Table:
    """Bob builds Dark Laboratory with spells in hand: two more are drawn and one has to be discarded."""
    t = boss_monster(seats=seats)
    t.hand("ann", "jeopardy")
    t.hand("bob", "dark-laboratory", "assassin", "golem-factory")
    t.next_from("spell deck", "fear", "freeze")
    t.phase("build")
    t.pass_until("bob", "build")
    while "place dark-laboratory 0" not in t.options("bob"):
        t.answer(t.waiting[0], "pass")
    t.answer("bob", "place dark-laboratory 0")
    return t.pass_until("bob", "discard")


@rule("BM-KEY-27")
@card("dark-laboratory", "jackpot-stash")
def test_to_discard_is_from_the_hand_to_the_pile() -> None:
    """A forced discard moves one card from the hand to the pile and is told as such; destroying a room is not."""
    t = building_a_laboratory(["ann", "bob"])
    held = t.hand_of("bob")
    t.answer("bob", "card assassin")
    assert held == ["assassin", "fear", "freeze", "golem-factory"]
    assert t.hand_of("bob") == ["fear", "freeze", "golem-factory"]
    assert t.discarded == ["assassin"]
    assert t.told("card-discarded") == [{"seat": "bob", "card": "assassin"}]
    assert t.told("room-destroyed") == []

    t = boss_monster()
    t.dungeon("ann", "jackpot-stash")
    t.phase("build")
    t.answer("ann", "use jackpot-stash 0")
    assert t.discarded == ["jackpot-stash"]
    assert t.told("room-destroyed") == [{"seat": "ann", "card": "jackpot-stash"}]
    assert t.told("card-discarded") == t.told("card-lost") == []


@rule("BM-KEY-28")
@card("dark-laboratory")
def test_who_has_to_discard_chooses_the_card() -> None:
    """The player who must discard is asked, and nobody else, and may give any spell in hand."""
    t = building_a_laboratory(["ann", "bob", "cy"])
    assert t.waiting == ["bob"]
    assert sorted(t.options("bob")) == ["card assassin", "card fear", "card freeze"]

    for spell in ("assassin", "fear", "freeze"):
        after = t.fork().answer("bob", f"card {spell}")
        assert after.discarded == [spell]
        assert spell not in after.hand_of("bob")


@rule("BM-KEY-28")
@card("cerebellus")
def test_cerebellus_chooses_what_to_discard() -> None:
    """The boss's discard after three spells is its owner's choice among all spells held."""
    t = boss_monster(bosses=["cerebellus", "gorgona"])
    t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa", "brainsucker-hive")
    t.hand("ann", "neanderthal-cave", "jeopardy")
    t.next_from("spell deck", "fear", "freeze", "assassin")
    t.phase("build")
    t.answer("ann", "place neanderthal-cave 4")
    t.pass_until("ann", "may")
    t.answer("ann", "yes")

    assert t.waiting == ["ann"]
    assert sorted(t.options("ann")) == ["card assassin", "card fear", "card freeze", "card jeopardy"]
    t.answer("ann", "card fear")
    assert t.discarded == ["fear"]


@rule("BM-KEY-29")
@card("torture-chamber")
def test_nobody_chooses_a_random_discard_and_each_card_is_as_likely() -> None:
    """One of five rooms goes without a question to anybody, and over many seeds each goes about equally often."""
    hand = ["golem-factory", "open-grave", "succubus-spa", "brainsucker-hive", "neanderthal-cave"]
    t = boss_monster(seats=["ann", "bob", "cy"])
    t.dungeon("ann", "torture-chamber")
    t.hand("bob", *hand)
    t.hand("cy", "dark-altar")
    t.phase("build")
    t.answer("ann", "use torture-chamber 0")

    lost: Counter[str] = Counter()
    for seed in range(500):
        thrown = t.fork()
        thrown.g.luck = seeded(seed)
        thrown.answer("ann", "seat bob")
        assert len(thrown.hand_of("bob")) == 4
        assert thrown.hand_of("cy") == ["dark-altar"]
        lost[thrown.discarded[-1]] += 1
    assert sorted(lost) == sorted(hand)
    assert all(70 <= count <= 130 for count in lost.values()), lost

    t.answer("ann", "seat bob")
    assert t.told("card-lost") == [{"seat": "bob", "card": t.discarded[-1]}]
    assert sorted([*t.hand_of("bob"), t.discarded[-1]]) == sorted(hand)


@rule("BM-KEY-29")
@card("specter-s-sanctum")
def test_a_random_spell_is_lost_without_a_question() -> None:
    """Specter's Sanctum takes one of a rival's five spells; over many seeds each goes about equally often."""
    hand = ["fear", "assassin", "cave-in", "annihilator", "giant-size"]
    t = boss_monster()
    t.hand("ann", "specter-s-sanctum")
    t.hand("bob", *hand, "golem-factory")
    t.phase("build")
    t.answer("ann", "place specter-s-sanctum 0")

    lost: Counter[str] = Counter()
    for seed in range(500):
        thrown = t.fork()
        thrown.g.luck = seeded(seed)
        thrown.answer("bob", "pass")
        assert thrown.waiting == []
        assert len(thrown.hand_of("bob")) == 5
        lost[thrown.discarded[-1]] += 1
    assert sorted(lost) == sorted(hand)
    assert all(70 <= count <= 130 for count in lost.values()), lost


# -- hand -------------------------------------------------------------------------------------------------------------


def seen_by(t: Table, name: str) -> str:
    """All that reaches the seat's screen: its view and its log, as text."""
    seat = t.seat(name) if name else -1
    return (msgspec.json.encode(t.view(name)) + msgspec.json.encode(t.g.events_for(seat))).decode()


@rule("BM-KEY-35")
@pytest.mark.parametrize("watcher", ["bob", "cy", ""])
def test_a_hand_is_secret(watcher: str) -> None:
    """Whatever a player holds and draws, everybody else sees the same: how many cards, not which."""
    shown = []
    for held, drawn in ((["freeze", "golem-factory"], "open-grave"), (["fear", "dragon-hatchery"], "dark-altar")):
        t = boss_monster(seats=["ann", "bob", "cy"])
        t.hand("ann", *held)
        t.next_from("room deck", drawn, "boulder-ramp", "mimic-vault")
        t.phase("beginning")
        side = t.view(watcher).seats[0]
        assert side.rooms_held + side.spells_held == 3
        assert side.known == ()
        assert t.hand_of("ann") == sorted([*held, drawn])
        assert not [card for card in (*held, drawn) if card in seen_by(t, watcher)]
        shown.append(seen_by(t, watcher))
    assert shown[0] == shown[1]


@rule("BM-KEY-35")
@card("draculord")
def test_an_effect_may_show_a_hand_to_one_player_only() -> None:
    """Draculord's owner sees the hand of the rival chosen; the third player and watchers still do not."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    t.dungeon("ann", "golem-factory", "open-grave", "succubus-spa", "brainsucker-hive")
    t.hand("ann", "neanderthal-cave")
    t.hand("bob", "dark-altar", "dragon-hatchery")
    t.hand("cy", "boulder-ramp")
    t.phase("build")
    t.answer("ann", "place neanderthal-cave 4")
    t.pass_until("ann", "choose-opponent")
    assert t.view("ann").seats[1].known == ()
    t.answer("ann", "seat bob")

    assert t.view("ann").seats[1].known == ("dark-altar", "dragon-hatchery")
    assert t.view("ann").seats[2].known == ()
    for watcher in ("cy", ""):
        assert t.view(watcher).seats[1].known == ()
        assert "dark-altar" not in seen_by(t, watcher)
        assert "dragon-hatchery" not in seen_by(t, watcher)

    t.answer("ann", "card dark-altar")
    assert t.hand_of("ann") == ["dark-altar"]
    assert t.told("card-stolen", "cy") == [{"seat": "ann", "other": "bob"}]
    assert "dark-altar" not in seen_by(t, "cy")


@rule("BM-KEY-36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hand_has_no_limits(edition: str) -> None:
    """A player with fifteen cards draws and keeps sixteen for the turn; one with none stays in the game and draws."""
    many = [
        *("golem-factory", "open-grave", "succubus-spa", "brainsucker-hive", "neanderthal-cave", "dark-altar"),
        *("dragon-hatchery", "minotaur-s-maze", "goblin-armory", "jackpot-stash", "fear", "fear", "assassin"),
        *("assassin", "annihilator"),
    ]
    t = boss_monster(edition=edition)
    t.hand("ann", *many)
    t.next_from("room deck", "mimic-vault", "centipede-tunnel")
    t.turns("beginning")
    assert t.hand_of("ann") == sorted([*many, "mimic-vault"])
    assert t.hand_of("bob") == ["centipede-tunnel"]
    while t.view("").turn == 1:
        assert t.waiting[0] in ("ann", "bob")
        t.answer(t.waiting[0], "pass")

    assert len(t.hand_of("ann")) == 17
    assert len(t.hand_of("bob")) == 2
    assert t.told("card-discarded") == t.told("card-lost") == []
    assert t.discarded == []


@rule("BM-KEY-36")
def test_a_player_without_cards_stays_in_the_game() -> None:
    """A player who holds nothing through a whole turn is not out and draws in the next."""
    t = boss_monster()
    t.hand("ann", "freeze")
    t.dungeon("ann", "golem-factory")
    t.turns("build")
    while t.view("").turn == 1:
        assert t.hand_of("bob") == []
        assert not t.view("").seats[1].out
        t.answer("ann", "pass")

    assert not t.view("").seats[1].out
    assert t.view("").winners == []
    assert len(t.hand_of("bob")) == 1


# -- search -----------------------------------------------------------------------------------------------------------

LEFT = ["golem-factory", "open-grave", "succubus-spa", "brainsucker-hive", "goblin-armory"]


def about_to_search(*deck: str, pile: tuple[str, ...] = ()) -> Table:
    """King Croak's owner has just levelled up, with a room deck in known order, and is asked whether to search it."""
    t = boss_monster(bosses=["king-croak", "gorgona"])
    t.dungeon("ann", "dizzygas-hallway", "dizzygas-hallway", "jackpot-stash", "haunted-library")
    t.hand("ann", "dark-altar")
    t.pile(*pile)
    t.only_in("room deck", *deck)
    t.phase("build")
    t.answer("ann", "place dark-altar 4")
    return t.pass_until("ann", "may")


def next_room(t: Table) -> str:
    """The room that the next turn's draw brings."""
    held = Counter(t.hand_of("ann"))
    t.phase("beginning")
    t.answer("ann", f"deck {ROOM_DECK}")
    (drawn,) = Counter(t.hand_of("ann")) - held
    return drawn


@rule("BM-KEY-47")
@card("king-croak")
def test_a_searched_deck_is_shuffled() -> None:
    """After a search the shuffle is told and the order known before is no longer the order of the deck."""
    t = about_to_search(LEFT[0], "dracolich-lair", *LEFT[1:])
    lucks = 60
    drawn = []
    for seed in range(lucks):
        searched = t.fork()
        searched.g.luck = seeded(seed)
        searched.answer("ann", "yes")
        drawn.append(next_room(searched.all_pass()))
    assert sorted(set(drawn)) == sorted(LEFT)
    assert max(Counter(drawn).values()) < lucks / 2

    t.answer("ann", "yes")
    assert t.told("card-found") == [{"seat": "ann", "card": "dracolich-lair"}]
    assert t.told("deck-shuffled") == [{"deck": ROOM_DECK}]
    assert t.view("").room_deck == len(LEFT)


@rule("BM-KEY-47")
@card("king-croak")
def test_a_deck_that_nobody_searched_keeps_its_order() -> None:
    """Whoever declines the search leaves the deck as it lies: no shuffle, and the known card comes next."""
    t = about_to_search(LEFT[0], "dracolich-lair", *LEFT[1:])
    for seed in range(20):
        declined = t.fork()
        declined.g.luck = seeded(seed)
        declined.answer("ann", "no")
        assert next_room(declined.all_pass()) == LEFT[0]

    t.answer("ann", "no")
    assert t.told("deck-shuffled") == []


@rule("BM-KEY-47")
@card("king-croak")
def test_a_deck_searched_in_vain_is_shuffled_too() -> None:
    """A search that finds nothing has still shown the deck to somebody, and so it is shuffled."""
    t = about_to_search(*LEFT)
    drawn = set()
    for seed in range(60):
        searched = t.fork()
        searched.g.luck = seeded(seed)
        searched.answer("ann", "yes")
        drawn.add(next_room(searched.all_pass()))
    assert sorted(drawn) == sorted(LEFT)

    t.answer("ann", "yes")
    assert t.told("nothing-found") == [{"seat": "ann"}]
    assert t.told("deck-shuffled") == [{"deck": ROOM_DECK}]


@rule("BM-KEY-47")
@card("king-croak")
def test_taking_the_card_from_the_discards_shuffles_the_deck_as_well() -> None:
    """Who finds the card among the discards has looked through the deck all the same."""
    t = about_to_search(LEFT[0], "dracolich-lair", *LEFT[1:], pile=("vampire-bordello",))
    t.answer("ann", "yes")
    assert t.options("ann") == ["from-deck dracolich-lair", "from-discard vampire-bordello"]
    assert t.told("deck-shuffled") == []

    t.answer("ann", "from-discard vampire-bordello")
    assert t.told("deck-shuffled") == [{"deck": ROOM_DECK}]
    assert t.view("").room_deck == len(LEFT) + 1
