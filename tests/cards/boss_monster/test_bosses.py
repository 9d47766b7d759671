"""Bosses: what each does when it levels up, clause by clause, and how that meets the rest of the table."""

import pytest

from tests.boss_table import Table, boss_monster, fresh
from tests.marks import card, rule
from underhall.errors import OptionNotOffered
from underhall.games.boss_monster.facts import NUMBER
from underhall.games.series.option_kinds import IN_ROOM, PLACE, SEAT, TAKE
from underhall.kernel.decisions import Option, pack
from underhall.kernel.fields import minus
from underhall.kernel.types import OptionCode

THREE = ("ann", "bob", "cy")
FOUR = ("ann", "bob", "cy", "dee")

# Four rooms whose abilities have nothing to do while rooms are revealed. From the entrance to the boss they show a
# fighter icon each; the caves let no advanced room be built on them.
HALLS = ("neanderthal-cave", "neanderthal-cave", "golem-factory", "golem-factory")
GRAVES = ("open-grave", "open-grave", "succubus-spa", "succubus-spa")
HALLWAYS = ("dizzygas-hallway", "dizzygas-hallway", "dizzygas-hallway", "brainsucker-hive")

NICK, BODEN, JOMAN, TIEG = "nick-the-masher", "boden-the-pantless", "joman-chimm-cutpurse", "tieg-and-the-magic-bubble"
EPIC, OTHER_EPIC = "lord-van-ette", "hya-legendary-shinobi"

ADVANCED_MONSTERS = ("dracolich-lair", "vampire-bordello", "beast-menagerie", "monster-s-ballroom", "liger-s-den")
ADVANCED_TRAPS = ("all-seeing-eye", "recycling-center", "the-crushinator")


def build_fifth(t: Table, name: str = "ann", room: str = "neanderthal-cave") -> Table:
    """The player lays a fifth room and nobody else does anything until all rooms are revealed."""
    t.hand(name, room)
    return build(t, name, f"place {room} 4")


def build(t: Table, name: str, words: str) -> Table:
    """A build phase in which the player builds so and nobody does anything else until all rooms are revealed."""
    t.phase("build")
    return revealed(places(t, name, words))


def places(t: Table, name: str, words: str) -> Table:
    """Everybody passes until it is the player's turn to build, and the player builds so."""
    while t.view("").active != t.seat(name) or t.waiting != [name]:
        t.answer(t.waiting[0], "pass")
    return t.answer(name, words)


def revealed(t: Table) -> Table:
    """Everybody passes until the rooms are revealed and something else is asked, or nothing."""
    while any(decision.op.secret for decision in t.g.decisions):
        t.answer(t.waiting[0], "pass")
    return t


def asks(t: Table, name: str) -> tuple[str, str]:
    """What kind of question the player is asked, and by which card."""
    decision = t.asked(name)
    assert decision is not None, f"{name} is not asked; waiting for {t.waiting}"
    return decision.kind, decision.source


def rises(t: Table) -> list[str]:
    """Whose boss has levelled up, in order."""
    return [told["seat"] for told in t.told("levelled-up")]


def refuses(t: Table, name: str, code: int) -> None:
    """The answer is not offered, and giving it all the same changes nothing."""
    decision = t.asked(name)
    assert decision is not None
    before = t.g.fingerprint()
    with pytest.raises(OptionNotOffered):
        t.g.answer(t.seat(name), Option(OptionCode(code), 0, decision.number, t.g.wording))
    assert t.g.fingerprint() == before


def take_the_first(t: Table) -> Table:
    """Everybody answers with their first option until nothing is asked."""
    while t.waiting:
        t.answer(t.waiting[0], t.options(t.waiting[0])[0])
    return t


# -- every boss -----------------------------------------------------------------------------------------------


@card(
    "draculord",
    "xyzax",
    "king-croak",
    "robobo",
    "cerebellus",
    "seducia",
    "cleopatra",
    "gorgona",
    "old-mossgrave",
)
@pytest.mark.parametrize(
    "boss",
    [
        "draculord",
        "xyzax",
        "king-croak",
        "robobo",
        "cerebellus",
        "seducia",
        "cleopatra",
        "gorgona",
        "old-mossgrave",
    ],
)
class TestEveryBoss:
    """What is true of each boss, whatever its level-up does."""

    def table(self, boss: str, rooms: int = 4, **options: str) -> Table:
        """Ann has so many rooms and this boss; there is something to do for every level-up."""
        rival = "draculord" if boss == "cleopatra" else "cleopatra"
        t = boss_monster(bosses=[boss, rival], **options)
        t.dungeon("ann", *HALLS[:rooms])
        t.dungeon("bob", *GRAVES[:2])
        t.pile("boulder-ramp", "fear", "fear")
        # No treasure draws these away: nobody shows a mage icon unless the boss does.
        t.town(TIEG, "dartteon-elf-pyromancer")
        return t

    def leaves_its_mark(self, t: Table) -> bool:
        """Whether something has happened that only a level-up does."""
        return bool(
            t.events(
                "card-stolen",
                "card-recovered",
                "card-found",
                "room-destroyed",
                "card-drawn",
                "hero-moved",
                "town-hero-killed",
            )
        )

    def test_the_fifth_room_sets_its_level_up_off_once(self, boss: str) -> None:
        """Revealing the fifth room levels it up with effect; building over a room in the next turn does so no more."""
        t = self.table(boss)
        t.hand("bob", "haunted-library")
        build_fifth(t)
        take_the_first(t)
        assert rises(t) == ["ann"]
        assert self.leaves_its_mark(t)
        t.phase("end")
        told = len(t.g.events)
        t.hand("ann", "dragon-hatchery")
        build(t, "ann", "place dragon-hatchery 0")
        assert t.waiting == []
        assert rises(t) == ["ann"]
        assert {event.message.name for event in t.g.events[told:]} <= {
            "phase-began",
            "room-placed",
            "build-passed",
            "room-revealed",
        }

    @card("kobold-strike")
    @rule("BM-BOSS-06")
    def test_kobold_strike_keeps_it_from_levelling_up(self, boss: str) -> None:
        """The fifth room goes back to the hand unrevealed: no level-up this turn, but one when it is built later."""
        t = self.table(boss)
        t.hand("ann", "neanderthal-cave")
        t.hand("bob", "kobold-strike", "haunted-library")
        t.phase("build")
        places(t, "ann", "place neanderthal-cave 4").answer("bob", "cast kobold-strike")
        revealed(t)
        assert t.waiting == []
        assert t.rooms("ann") == list(HALLS)
        assert rises(t) == []
        assert not self.leaves_its_mark(t)
        t.phase("end")
        take_the_first(build(t, "ann", "place neanderthal-cave 4"))
        assert rises(t) == ["ann"]
        assert self.leaves_its_mark(t)

    @card("freeze")
    @rule("BM-CONF-38")
    @pytest.mark.parametrize("when", ["on_waking", "next_reveal"])
    def test_a_frozen_room_puts_its_level_up_off_until_it_wakes(self, boss: str, when: str) -> None:
        """With one of the five frozen nothing happens at the reveal, but when it wakes, or at the next reveal."""
        t = self.table(boss, frozen_level_up=when)
        t.hand("ann", "neanderthal-cave")
        t.hand("bob", "freeze", "haunted-library")
        t.phase("build")
        places(t, "ann", "place neanderthal-cave 4")
        t.answer("bob", "cast freeze").answer("bob", "room golem-factory ann 0")
        revealed(t)
        assert t.waiting == []
        assert rises(t) == []
        assert not self.leaves_its_mark(t)
        take_the_first(t.phase("end"))
        assert rises(t) == (["ann"] if when == "on_waking" else [])
        t.phase("build")
        take_the_first(revealed(t))
        assert rises(t) == ["ann"]
        assert self.leaves_its_mark(t)

    @card("construction-zone")
    @rule("BM-BOSS-09")
    def test_its_level_up_comes_before_a_construction_zone_as_fifth_room(self, boss: str) -> None:
        """All that the level-up does is done when the Zone asks for one more room, and that room levels nobody up."""
        t = self.table(boss)
        t.hand("ann", "dragon-hatchery")
        t.hand("bob", "haunted-library")
        build_fifth(t, room="construction-zone")
        while t.waiting and asks(t, t.waiting[0])[1] != "construction-zone":
            # King Croak and Cleopatra would build over the Zone; they leave what they have found in the hand.
            options = t.options(t.waiting[0])
            t.answer(t.waiting[0], "pass" if "pass" in options else options[0])
        assert t.waiting == ["ann"]
        assert asks(t, "ann") == ("build-another", "construction-zone")
        assert self.leaves_its_mark(t)
        told = t.events("levelled-up", "ability-works")
        assert told == ["levelled-up", "ability-works"]
        before = len(t.g.events)
        t.answer("ann", "place dragon-hatchery 4")
        assert [event.message.name for event in t.g.events[before:]] == ["room-built"]
        assert rises(t) == ["ann"]

    @card("construction-zone")
    @rule("BM-BOSS-06")
    def test_it_levels_up_when_a_construction_zone_builds_the_fifth_room(self, boss: str) -> None:
        """The Zone is the fourth room and builds a fifth at once: that sets the level-up off."""
        t = self.table(boss, rooms=3)
        t.hand("ann", "construction-zone", "dragon-hatchery")
        t.hand("bob", "haunted-library")
        build(t, "ann", "place construction-zone 3")
        assert rises(t) == []
        t.answer("ann", "place dragon-hatchery 4")
        take_the_first(t)
        assert rises(t) == ["ann"]
        assert self.leaves_its_mark(t)


# -- Draculord ------------------------------------------------------------------------------------------------


@card("draculord")
@rule("BM-KEY-35")
def test_draculord_steals_the_card_of_his_choice_from_a_hand() -> None:
    """Every different card of the hand is offered, room or spell, nothing else; the one chosen changes hands."""
    t = boss_monster()
    t.dungeon("ann", *HALLS)
    t.hand("bob", "fear", "fear", "open-grave", "dark-altar")
    build_fifth(t)
    assert asks(t, "ann") == ("steal", "draculord")
    assert t.options("ann") == ["card dark-altar", "card open-grave", "card fear"]
    refuses(t, "ann", pack(TAKE, NUMBER["golem-factory"]))
    by_room, by_spell = t.fork(), t.fork()
    by_room.answer("ann", "card open-grave")
    assert (by_room.hand_of("ann"), by_room.hand_of("bob")) == (["open-grave"], ["dark-altar", "fear", "fear"])
    by_spell.answer("ann", "card fear")
    assert (by_spell.hand_of("ann"), by_spell.hand_of("bob")) == (["fear"], ["dark-altar", "fear", "open-grave"])
    assert by_spell.waiting == []
    assert t.told("levelled-up") == [{"seat": "ann", "boss": "draculord"}]
    assert t.told("hand-seen") == [{"seat": "ann", "other": "bob"}]


@card("draculord")
@rule("BM-KEY-35")
def test_only_draculord_sees_the_hand_he_looks_at() -> None:
    """The looker's view gains the hand and the question; no other view does, and the looker's hand stays secret."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", *HALLS)
    t.hand("ann", "jeopardy")
    t.hand("bob", "fear", "open-grave")
    t.hand("cy", "freeze")
    build_fifth(t)
    assert [t.view(name).seats[1].known for name in ("ann", "cy", "")] == [(), (), ()]
    t.answer("ann", "seat bob")
    assert t.view("ann").seats[1].known == ("fear", "open-grave")
    asked = t.view("ann").decision
    assert asked is not None
    assert [option.fields["card"] for option in asked.options] == ["open-grave", "fear"]
    assert t.view("ann").seats[2].known == ()
    for watcher in ("bob", "cy", ""):
        view = t.view(watcher)
        assert view.decision is None
        assert [seat.known for seat in view.seats] == [(), (), ()]
        assert (view.seats[1].rooms_held, view.seats[1].spells_held) == (1, 1)
    assert t.told("hand-seen", "cy") == [{"seat": "ann", "other": "bob"}]


@card("draculord")
@rule("BM-KEY-35")
def test_the_two_players_alone_know_what_draculord_stole() -> None:
    """Thief and victim see the card and remember it; the third player sees only that a card was stolen."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", *HALLS)
    t.hand("bob", "fear", "open-grave")
    build_fifth(t)
    t.answer("ann", "card fear")
    for watcher in ("ann", "bob"):
        assert t.told("card-stolen", watcher) == [{"seat": "ann", "other": "bob", "card": "fear"}]
    for watcher in ("cy", ""):
        assert t.told("card-stolen", watcher) == [{"seat": "ann", "other": "bob"}]
    assert t.view("ann").seats[1].known == ("open-grave",)
    assert t.view("bob").seats[0].known == ("fear",)
    assert [seat.known for seat in t.view("cy").seats] == [(), (), ()]


@card("draculord")
def test_draculord_chooses_an_opponent_who_has_cards() -> None:
    """Opponents with an empty hand are not offered, nor is the owner; there is no way to decline."""
    t = boss_monster(seats=FOUR)
    t.dungeon("ann", *HALLS)
    t.hand("ann", "jeopardy")
    t.hand("bob", "fear")
    t.hand("dee", "open-grave", "dark-altar")
    build_fifth(t)
    assert asks(t, "ann") == ("choose-opponent", "draculord")
    assert t.options("ann") == ["seat bob", "seat dee"]
    refuses(t, "ann", pack(SEAT, t.seat("cy")))
    refuses(t, "ann", pack(SEAT, t.seat("ann")))
    t.answer("ann", "seat dee").answer("ann", "card dark-altar")
    assert t.hand_of("ann") == ["dark-altar", "jeopardy"]
    assert (t.hand_of("bob"), t.hand_of("dee")) == (["fear"], ["open-grave"])


@card("draculord")
def test_draculord_need_not_choose_where_there_is_one_card_to_steal() -> None:
    """One opponent with one kind of card: it is stolen without a question."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", *HALLS)
    t.hand("cy", "fear", "fear")
    build_fifth(t)
    assert t.waiting == []
    assert (t.hand_of("ann"), t.hand_of("cy")) == (["fear"], ["fear"])


@card("draculord")
def test_draculord_finds_no_hand_to_look_at() -> None:
    """With empty hands all around the level-up is spent for nothing."""
    t = boss_monster(seats=THREE)
    t.dungeon("ann", *HALLS)
    t.hand("ann", "jeopardy")
    build_fifth(t)
    assert t.waiting == []
    assert rises(t) == ["ann"]
    assert t.view("").seats[0].levelled
    assert t.events("hand-seen", "card-stolen") == []
    assert t.hand_of("ann") == ["jeopardy"]


@card("draculord", "cleopatra")
@rule("BM-BOSS-10")
def test_draculord_steals_before_cleopatra_has_searched() -> None:
    """Both level up together: Draculord, with more XP, looks at a hand in which Cleopatra's find is not yet."""
    t = boss_monster()
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", *HALLWAYS)
    t.hand("ann", "neanderthal-cave")
    t.hand("bob", "bottomless-pit", "open-grave", "fear")
    t.phase("build").answer("ann", "place neanderthal-cave 4").answer("bob", "place bottomless-pit 4")
    revealed(t)
    assert t.waiting == ["ann"]
    assert t.options("ann") == ["card open-grave", "card fear"]
    t.answer("ann", "card fear")
    assert rises(t) == ["ann", "bob"]
    t.answer("bob", "yes").answer("bob", "from-deck the-crushinator").answer("bob", "pass")
    assert (t.hand_of("ann"), t.hand_of("bob")) == (["fear"], ["open-grave", "the-crushinator"])


@card("draculord", "construction-zone")
@rule("BM-BOSS-09")
def test_a_stolen_room_can_be_built_by_the_fifth_room() -> None:
    """Draculord steals before a Construction Zone laid as fifth room works, so the Zone may build what he stole."""
    t = boss_monster()
    t.dungeon("ann", *HALLS)
    t.hand("bob", "dragon-hatchery", "open-grave")
    build_fifth(t, room="construction-zone")
    t.answer("ann", "card dragon-hatchery")
    assert asks(t, "ann") == ("build-another", "construction-zone")
    t.answer("ann", "place dragon-hatchery 4")
    assert t.view("bob").seats[0].dungeon[4].card == "dragon-hatchery"
    assert t.view("bob").seats[0].dungeon[4].under == ("construction-zone",)


# -- Xyzax ----------------------------------------------------------------------------------------------------


@card("xyzax")
def test_xyzax_takes_any_two_discards() -> None:
    """Every different discard is offered, rooms and spells, twice; both go to the hand and stay known to all."""
    t = boss_monster(bosses=["xyzax", "cleopatra"])
    t.dungeon("ann", *HALLS)
    t.pile("fear", "open-grave", "fear", "the-crushinator", "dark-altar")
    build_fifth(t)
    assert asks(t, "ann") == ("recover", "xyzax")
    pile = ["card dark-altar", "card open-grave", "card the-crushinator", "card fear"]
    assert t.options("ann") == pile
    refuses(t, "ann", pack(TAKE, NUMBER["golem-factory"]))
    t.answer("ann", "card fear")
    assert asks(t, "ann") == ("recover", "xyzax")
    assert t.options("ann") == pile
    t.answer("ann", "card the-crushinator")
    assert t.waiting == []
    assert t.hand_of("ann") == ["fear", "the-crushinator"]
    assert sorted(t.discarded) == ["dark-altar", "fear", "open-grave"]
    assert t.view("bob").seats[0].known == ("fear", "the-crushinator")
    assert t.told("card-recovered") == [
        {"seat": "ann", "card": "fear"},
        {"seat": "ann", "card": "the-crushinator"},
    ]


@card("xyzax")
def test_a_card_that_xyzax_took_is_no_longer_offered() -> None:
    """The second choice is among what the first has left."""
    t = boss_monster(bosses=["xyzax", "cleopatra"])
    t.dungeon("ann", *HALLS)
    t.pile("fear", "open-grave", "dark-altar")
    build_fifth(t)
    t.answer("ann", "card open-grave")
    assert t.options("ann") == ["card dark-altar", "card fear"]


@card("xyzax")
@pytest.mark.parametrize(
    "pile",
    [(), ("fear",), ("fear", "fear"), ("open-grave", "open-grave")],
    ids=["none", "one", "two spells", "two rooms"],
)
def test_xyzax_takes_what_there_is_without_a_question(pile: tuple[str, ...]) -> None:
    """From no discard nothing, from one that one, from two of a kind both, and nobody is asked."""
    t = boss_monster(bosses=["xyzax", "cleopatra"])
    t.dungeon("ann", *HALLS)
    t.pile(*pile)
    build_fifth(t)
    assert t.waiting == []
    assert rises(t) == ["ann"]
    assert t.hand_of("ann") == list(pile)
    assert t.discarded == []


@card("xyzax")
def test_xyzax_takes_the_second_of_two_discards_after_the_first() -> None:
    """With two different discards the order is chosen; in the end both are in the hand."""
    t = boss_monster(bosses=["xyzax", "cleopatra"])
    t.dungeon("ann", *HALLS)
    t.pile("fear", "open-grave")
    build_fifth(t)
    assert t.options("ann") == ["card open-grave", "card fear"]
    t.answer("ann", "card fear")
    assert t.waiting == []
    assert t.hand_of("ann") == ["fear", "open-grave"]


@card("xyzax", "freeze")
def test_xyzax_takes_back_a_spell_cast_in_the_same_phase() -> None:
    """A Freeze cast before the reveal lies on the pile when Xyzax levels up, though not the frozen room."""
    t = boss_monster(bosses=["xyzax", "cleopatra"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", "open-grave")
    t.hand("ann", "freeze", "neanderthal-cave")
    t.phase("build").answer("ann", "cast freeze").answer("ann", "room open-grave bob 0")
    assert t.discarded == ["freeze"]
    t.answer("ann", "place neanderthal-cave 4")
    assert t.hand_of("ann") == ["freeze"]
    assert t.discarded == []


@card("xyzax", "cerebellus", "dark-laboratory")
@rule("BM-BOSS-11")
def test_what_is_discarded_after_xyzax_levelled_up_comes_too_late() -> None:
    """Xyzax chooses before his own fifth room and before Cerebellus discard anything."""
    t = boss_monster(bosses=["xyzax", "cerebellus"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", *GRAVES)
    t.hand("ann", "dark-laboratory")
    t.hand("bob", "neanderthal-cave")
    t.next_from("spell deck", "fear", "jeopardy", "assassin", "freeze", "giant-size")
    t.phase("build").answer("ann", "place dark-laboratory 4").answer("bob", "place neanderthal-cave 4")
    assert asks(t, "ann") == ("discard", "dark-laboratory")
    t.answer("ann", "card fear")
    t.answer("bob", "yes").answer("bob", "card assassin")
    assert t.waiting == []
    assert t.discarded == ["fear", "assassin"]
    assert t.told("card-recovered") == []


# -- King Croak and Cleopatra ---------------------------------------------------------------------------------

SEARCHERS = [("king-croak", ADVANCED_MONSTERS), ("cleopatra", ADVANCED_TRAPS)]
both_searchers = pytest.mark.parametrize(("boss", "wanted"), SEARCHERS, ids=["king-croak", "cleopatra"])


def searching(boss: str, dungeon: tuple[str, ...] = HALLS) -> Table:
    t = boss_monster(seats=THREE, bosses=[boss, "draculord", "gorgona"])
    t.dungeon("ann", *dungeon)
    return t


@card("king-croak", "cleopatra")
@rule("BM-KEY-47")
@both_searchers
def test_the_search_finds_the_advanced_rooms_of_one_kind(boss: str, wanted: tuple[str, ...]) -> None:
    """Every advanced room of the kind in the deck is offered, then those among the discards, and no other room."""
    t = searching(boss)
    t.pile(*wanted[:2], "dark-altar", "witch-s-kitchen", *(ADVANCED_TRAPS + ADVANCED_MONSTERS))
    build_fifth(t)
    assert asks(t, "ann") == ("may", boss)
    assert t.options("ann") == ["yes", "no"]
    t.answer("ann", "yes")
    assert asks(t, "ann") == ("search", boss)
    # Both copies of the first two are discards; the others have one in the deck and one on the pile.
    assert t.options("ann") == [f"from-deck {room}" for room in wanted[2:]] + [
        f"from-discard {room}" for room in wanted
    ]


@card("king-croak", "cleopatra")
@both_searchers
def test_the_search_may_be_declined(boss: str, wanted: tuple[str, ...]) -> None:
    """No means that nothing is looked at, found or shuffled."""
    t = searching(boss)
    t.pile(wanted[0])
    before = minus(t.g.room_deck, NUMBER["neanderthal-cave"])
    build_fifth(t)
    t.answer("ann", "no")
    assert t.waiting == []
    assert t.events("card-found", "nothing-found", "deck-shuffled", "room-built") == []
    assert t.hand_of("ann") == []
    assert t.discarded == [wanted[0]]
    assert t.g.room_deck == before


@card("king-croak", "cleopatra")
@rule("BM-KEY-47")
@both_searchers
def test_a_room_found_in_the_deck_is_kept_and_the_deck_shuffled(boss: str, wanted: tuple[str, ...]) -> None:
    """The room leaves the deck for the hand, for all to know, and the rest of the deck is in another order."""
    t = searching(boss, GRAVES)
    t.next_from("room deck", "dark-altar", "boulder-ramp", "goblin-armory", "zombie-prison", "mimic-vault")
    build_fifth(t)
    size = t.view("").room_deck
    room = wanted[-1]
    before = minus(t.g.room_deck, NUMBER[room])
    t.answer("ann", "yes").answer("ann", f"from-deck {room}")
    assert t.waiting == []
    assert t.hand_of("ann") == [room]
    assert t.view("").room_deck == size - 1
    assert t.events("card-found", "deck-shuffled") == ["card-found", "deck-shuffled"]
    assert t.told("card-found", "cy") == [{"seat": "ann", "card": room}]
    for watcher in ("bob", "cy"):
        assert t.view(watcher).seats[0].known == (room,)
    assert sorted(t.g.room_deck) == sorted(before)
    assert t.g.room_deck != before


@card("king-croak", "cleopatra")
@rule("BM-KEY-47")
@both_searchers
def test_a_room_found_among_the_discards_leaves_the_deck_whole_but_shuffled(boss: str, wanted: tuple[str, ...]) -> None:
    """The room comes off the pile; the deck, which was looked through as well, keeps its cards in another order."""
    t = searching(boss, GRAVES)
    t.pile("fear", wanted[-1], "dark-altar")
    build_fifth(t)
    before = t.g.room_deck
    t.answer("ann", "yes").answer("ann", f"from-discard {wanted[-1]}")
    assert t.hand_of("ann") == [wanted[-1]]
    assert t.discarded == ["fear", "dark-altar"]
    assert t.events("card-found", "deck-shuffled") == ["card-found", "deck-shuffled"]
    assert sorted(t.g.room_deck) == sorted(before)
    assert t.g.room_deck != before


@card("king-croak", "cleopatra")
@rule("BM-KEY-35")
@both_searchers
def test_nobody_else_sees_what_the_search_could_find(boss: str, wanted: tuple[str, ...]) -> None:
    """While the owner looks through the deck, the views of the others hold no question and no card of it."""
    t = searching(boss)
    build_fifth(t)
    t.answer("ann", "yes")
    asked = t.view("ann").decision
    assert asked is not None
    assert [option.fields["card"] for option in asked.options] == list(wanted)
    for watcher in ("bob", "cy", ""):
        view = t.view(watcher)
        assert view.decision is None
        assert view.waiting == [0]
        assert view.seats[0].known == ()


@card("king-croak")
def test_king_croak_builds_what_he_found_where_a_treasure_matches() -> None:
    """A fighter room may go on the factories, not on the caves that bar it, on a cleric room, or on the free place."""
    t = searching("king-croak")
    build_fifth(t, room="open-grave")
    t.answer("ann", "yes").answer("ann", "from-deck beast-menagerie")
    assert asks(t, "ann") == ("build-found", "king-croak")
    assert t.options("ann") == ["pass", "place beast-menagerie 0", "place beast-menagerie 1"]
    for slot in (2, 3, 4, 5):
        refuses(t, "ann", pack(PLACE, NUMBER["beast-menagerie"], slot))
    t.answer("ann", "place beast-menagerie 1")
    assert t.waiting == []
    assert t.hand_of("ann") == []
    assert t.told("room-built") == [{"seat": "ann", "card": "beast-menagerie", "slot": 1}]
    built = t.view("bob").seats[0].dungeon[1]
    assert (built.card, built.hidden, built.under) == ("beast-menagerie", False, ("golem-factory",))
    assert rises(t) == ["ann"]


@card("cleopatra")
def test_cleopatra_builds_what_she_found_where_a_treasure_matches() -> None:
    """A mage trap may go on the hive and on the hatchery, which shows every treasure, and nowhere else."""
    t = searching("cleopatra", ("succubus-spa", "golem-factory", "dragon-hatchery", "brainsucker-hive"))
    build_fifth(t)
    t.answer("ann", "yes").answer("ann", "from-deck all-seeing-eye")
    assert asks(t, "ann") == ("build-found", "cleopatra")
    assert t.options("ann") == ["pass", "place all-seeing-eye 0", "place all-seeing-eye 1"]
    for slot in (2, 3, 4, 5):
        refuses(t, "ann", pack(PLACE, NUMBER["all-seeing-eye"], slot))
    t.answer("ann", "place all-seeing-eye 0")
    assert t.hand_of("ann") == []
    built = t.view("bob").seats[0].dungeon[0]
    assert (built.card, built.hidden, built.under) == ("all-seeing-eye", False, ("brainsucker-hive",))


@card("king-croak", "cleopatra")
@both_searchers
def test_what_was_found_need_not_be_built(boss: str, wanted: tuple[str, ...]) -> None:
    """With a matching room in the dungeon the owner may still keep the card in the hand."""
    t = searching(boss, ("dragon-hatchery", *HALLS[1:]))
    build_fifth(t)
    t.answer("ann", "yes").answer("ann", f"from-deck {wanted[0]}")
    assert "pass" in t.options("ann")
    assert f"place {wanted[0]} 3" in t.options("ann")
    t.answer("ann", "pass")
    assert t.waiting == []
    assert t.hand_of("ann") == [wanted[0]]
    assert t.events("room-built") == []


@card("king-croak", "cleopatra")
@both_searchers
def test_what_was_found_stays_in_the_hand_where_nothing_matches(boss: str, wanted: tuple[str, ...]) -> None:
    """No room shows the treasure of what was found: the card is kept without a question."""
    t = searching(boss, HALLS)
    room = {"king-croak": "dracolich-lair", "cleopatra": "the-crushinator"}[boss]
    build_fifth(t)
    t.answer("ann", "yes").answer("ann", f"from-deck {room}")
    assert t.waiting == []
    assert t.hand_of("ann") == [room]


@card("king-croak", "cleopatra")
@rule("BM-KEY-47")
@both_searchers
def test_a_search_that_finds_nothing_is_wasted(boss: str, wanted: tuple[str, ...]) -> None:
    """No fitting room in the deck or among the discards: the deck is shuffled and the level-up is over."""
    t = searching(boss)
    other = ADVANCED_TRAPS if boss == "king-croak" else ADVANCED_MONSTERS
    t.hand("ann", "neanderthal-cave")
    t.only_in("room deck", *other, "dark-altar", "golem-factory", "open-grave")
    t.pile("fear", other[0], "witch-s-kitchen")
    build(t, "ann", "place neanderthal-cave 4")
    t.answer("ann", "yes")
    assert t.waiting == []
    assert t.told("nothing-found") == [{"seat": "ann"}]
    assert t.events("card-found", "deck-shuffled") == ["deck-shuffled"]
    assert t.hand_of("ann") == []
    assert t.view("").seats[0].levelled


@card("king-croak", "cleopatra")
@both_searchers
def test_the_only_fitting_room_is_taken_without_a_question(boss: str, wanted: tuple[str, ...]) -> None:
    """One fitting room is left: it is found at once, and only its building is asked."""
    t = searching(boss, ("dragon-hatchery", *HALLS[1:]))
    t.hand("ann", "neanderthal-cave")
    t.only_in("room deck", "dark-altar", wanted[0], "open-grave")
    build(t, "ann", "place neanderthal-cave 4")
    t.answer("ann", "yes")
    assert t.told("card-found") == [{"seat": "ann", "card": wanted[0]}]
    assert asks(t, "ann") == ("build-found", boss)


@card("king-croak", "cleopatra")
@rule("BM-FAQ-02", "BM-FAQ-03")
@both_searchers
def test_the_deck_is_rebuilt_when_its_last_card_is_found(boss: str, wanted: tuple[str, ...]) -> None:
    """The find empties the room deck, and the discarded rooms become the new one at once."""
    t = searching(boss)
    t.hand("ann", "neanderthal-cave")
    t.pile("dark-altar", "fear", "open-grave")
    t.only_in("room deck", wanted[-1])
    build(t, "ann", "place neanderthal-cave 4")
    t.answer("ann", "yes")
    assert t.told("card-found") == [{"seat": "ann", "card": wanted[-1]}]
    assert t.view("").room_deck == 2
    assert t.discarded == ["fear"]


@card("king-croak", "beast-menagerie")
@rule("BM-FAQ-10")
@pytest.mark.parametrize(
    ("room", "slot", "drawn"),
    [("monster-s-ballroom", 0, 1), ("monster-s-ballroom", 1, 0), ("liger-s-den", 2, 1)],
    ids=["beside", "on the Menagerie", "another treasure"],
)
def test_a_monster_room_that_king_croak_builds_feeds_the_menagerie(room: str, slot: int, drawn: int) -> None:
    """Built beside the Beast Menagerie it makes the owner draw a room, built on top of it it does not."""
    t = searching("king-croak", ("open-grave", "brainsucker-hive", "beast-menagerie", "golem-factory"))
    build_fifth(t, room="dark-altar")
    t.answer("ann", "yes").answer("ann", f"from-deck {room}").answer("ann", f"place {room} {slot}")
    assert t.waiting == []
    assert len(t.hand_of("ann")) == drawn
    assert t.events("ability-works") == ["ability-works"] * drawn


@card("cleopatra", "beast-menagerie")
def test_a_trap_that_cleopatra_builds_does_not_feed_the_menagerie() -> None:
    """The Beast Menagerie draws for monster rooms only."""
    t = searching("cleopatra", ("open-grave", "brainsucker-hive", "beast-menagerie", "golem-factory"))
    build_fifth(t, room="dark-altar")
    t.answer("ann", "yes").answer("ann", "from-deck all-seeing-eye").answer("ann", "place all-seeing-eye 2")
    assert t.waiting == []
    assert t.hand_of("ann") == []


@card("king-croak", "cleopatra", "construction-zone")
@rule("BM-FAQ-10", "BM-BOSS-09")
@pytest.mark.parametrize(("boss", "room"), [("king-croak", "beast-menagerie"), ("cleopatra", "recycling-center")])
def test_a_fifth_room_covered_by_what_was_found_loses_its_effect(boss: str, room: str) -> None:
    """The find is built on the Construction Zone that was the fifth room: the Zone builds no more; kept, it does."""
    t = searching(boss, GRAVES)
    t.hand("ann", "dragon-hatchery")
    build_fifth(t, room="construction-zone")
    t.answer("ann", "yes").answer("ann", f"from-deck {room}")
    assert t.options("ann") == ["pass", f"place {room} 4"]
    kept = t.fork()
    kept.answer("ann", "pass")
    assert asks(kept, "ann") == ("build-another", "construction-zone")
    assert f"place {room} 4" in kept.options("ann")
    t.answer("ann", f"place {room} 4")
    assert t.waiting == []
    assert t.told("ability-works") == []
    assert t.hand_of("ann") == ["dragon-hatchery"]


@card("king-croak", "cleopatra", "kobold-strike")
@pytest.mark.parametrize(("boss", "room"), [("king-croak", "beast-menagerie"), ("cleopatra", "all-seeing-eye")])
def test_kobold_strike_keeps_what_was_found_from_being_built(boss: str, room: str) -> None:
    """Five rooms that stood before the Kobold Strike level up, and the room found stays in the hand."""
    t = boss_monster(bosses=[boss, "gorgona"])
    t.dungeon("ann", "open-grave", *HALLS[:2], "golem-factory", "brainsucker-hive")
    t.hand("bob", "kobold-strike")
    t.phase("build")
    t.answer("bob", "cast kobold-strike")
    assert rises(t) == ["ann"]
    t.answer("ann", "yes").answer("ann", f"from-deck {room}")
    assert t.waiting == []
    assert t.hand_of("ann") == [room]
    assert t.events("room-built") == []


@card("king-croak", "cleopatra")
@rule("BM-BOSS-10")
def test_two_searchers_level_up_one_after_the_other() -> None:
    """Cleopatra, with more XP, searches and builds before King Croak is asked at all."""
    t = boss_monster(bosses=["king-croak", "cleopatra"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", *HALLWAYS)
    t.hand("ann", "neanderthal-cave")
    t.hand("bob", "bottomless-pit")
    t.phase("build").answer("bob", "place bottomless-pit 4").answer("ann", "place neanderthal-cave 4")
    assert (t.waiting, asks(t, "bob")) == (["bob"], ("may", "cleopatra"))
    t.answer("bob", "yes").answer("bob", "from-deck the-crushinator").answer("bob", "place the-crushinator 1")
    assert (t.waiting, asks(t, "ann")) == (["ann"], ("may", "king-croak"))
    assert t.events("levelled-up", "card-found", "room-built") == [
        "levelled-up",
        "card-found",
        "room-built",
        "levelled-up",
    ]


# -- Robobo ---------------------------------------------------------------------------------------------------


@card("robobo")
@rule("BM-KEY-20", "BM-KEY-22")
def test_robobo_makes_every_opponent_destroy_a_room_of_their_own() -> None:
    """By descending XP each opponent chooses among their own rooms; Robobo's owner loses nothing; holes close."""
    t = boss_monster(seats=THREE, bosses=["robobo", "cleopatra", "draculord"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", "open-grave", "succubus-spa", "brainsucker-hive")
    t.dungeon("cy", "dizzygas-hallway", "open-grave")
    build_fifth(t)
    assert t.waiting == ["cy"]
    assert asks(t, "cy") == ("destroy-own", "robobo")
    assert t.options("cy") == ["room open-grave cy 0", "room dizzygas-hallway cy 1"]
    refuses(t, "cy", pack(IN_ROOM, NUMBER["succubus-spa"], t.seat("bob"), 1))
    t.answer("cy", "room dizzygas-hallway cy 1")
    assert t.waiting == ["bob"]
    assert t.options("bob") == ["room brainsucker-hive bob 0", "room succubus-spa bob 1", "room open-grave bob 2"]
    t.answer("bob", "room succubus-spa bob 1")
    assert t.waiting == []
    assert (t.rooms("bob"), t.rooms("cy")) == (["open-grave", "brainsucker-hive"], ["open-grave"])
    assert len(t.rooms("ann")) == 5
    assert t.discarded == ["dizzygas-hallway", "succubus-spa"]
    assert (t.hand_of("bob"), t.hand_of("cy")) == ([], [])


@card("robobo")
def test_robobo_asks_nobody_with_one_room_or_none() -> None:
    """The only room is destroyed without a question; who has no room loses nothing."""
    t = boss_monster(seats=THREE, bosses=["robobo", "cleopatra", "draculord"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", "open-grave")
    build_fifth(t)
    assert t.waiting == []
    assert (t.rooms("bob"), t.rooms("cy")) == ([], [])
    assert t.told("room-destroyed") == [{"seat": "bob", "card": "open-grave"}]


@card("robobo", "dark-laboratory")
@rule("BM-KEY-21")
def test_robobo_uncovers_what_lay_beneath_without_building_it() -> None:
    """Of a stack the top room goes; the room beneath is visible and does not do what it does when built."""
    t = boss_monster(bosses=["robobo", "cleopatra"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", ["dark-laboratory", "all-seeing-eye"])
    build_fifth(t)
    assert t.waiting == []
    assert t.rooms("bob") == ["dark-laboratory"]
    assert t.discarded == ["all-seeing-eye"]
    assert t.told("room-uncovered") == [{"seat": "bob", "card": "dark-laboratory"}]
    assert t.events("ability-works", "card-drawn") == []


@card("robobo", "freeze")
@rule("BM-KEY-17")
def test_robobo_does_not_reach_a_deactivated_room() -> None:
    """A deactivated room is not offered, and a player with nothing else loses nothing."""
    t = boss_monster(seats=THREE, bosses=["robobo", "cleopatra", "draculord"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", "open-grave", "succubus-spa", "brainsucker-hive")
    t.dungeon("cy", "dizzygas-hallway")
    t.hand("ann", "neanderthal-cave", "freeze", "freeze")
    t.phase("build")
    t.answer("ann", "cast freeze").answer("ann", "room dizzygas-hallway cy 0")
    t.answer("ann", "cast freeze").answer("ann", "room succubus-spa bob 1")
    t.answer("ann", "place neanderthal-cave 4")
    assert t.waiting == ["bob"]
    assert t.options("bob") == ["room brainsucker-hive bob 0", "room open-grave bob 2"]
    t.answer("bob", "room open-grave bob 2")
    assert t.waiting == []
    assert t.rooms("cy") == ["dizzygas-hallway"]


@card("robobo", "recycling-center")
@pytest.mark.parametrize("wants", [True, False])
def test_a_recycling_center_may_draw_for_what_robobo_destroys(wants: bool) -> None:
    """Another room is destroyed: its owner may draw two rooms, before the next opponent destroys one."""
    t = boss_monster(seats=THREE, bosses=["robobo", "draculord", "cleopatra"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", "open-grave", "recycling-center")
    t.dungeon("cy", "open-grave", "succubus-spa")
    build_fifth(t)
    t.answer("bob", "room open-grave bob 1")
    assert (t.waiting, asks(t, "bob")) == (["bob"], ("may", "recycling-center"))
    t.answer("bob", "yes" if wants else "no")
    assert len(t.hand_of("bob")) == (2 if wants else 0)
    assert (t.waiting, asks(t, "cy")) == (["cy"], ("destroy-own", "robobo"))


@card("robobo", "recycling-center")
def test_a_recycling_center_that_robobo_destroys_draws_nothing() -> None:
    """The Center works for other rooms, not for itself."""
    t = boss_monster(bosses=["robobo", "cleopatra"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", "open-grave", "recycling-center")
    build_fifth(t)
    t.answer("bob", "room recycling-center bob 0")
    assert t.waiting == []
    assert t.hand_of("bob") == []
    assert t.rooms("bob") == ["open-grave"]


@card("robobo", "draculord")
@rule("BM-BOSS-08", "BM-BOSS-10")
def test_a_boss_that_levelled_up_just_before_robobo_keeps_its_level() -> None:
    """The rival reaches five rooms in the same reveal, levels up first, loses a room, and never levels up again."""
    t = boss_monster(bosses=["robobo", "draculord"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", *GRAVES)
    t.hand("ann", "neanderthal-cave", "fear")
    t.hand("bob", "dizzygas-hallway", "dizzygas-hallway")
    t.phase("build").answer("bob", "place dizzygas-hallway 4").answer("ann", "place neanderthal-cave 4")
    assert t.hand_of("bob") == ["dizzygas-hallway", "fear"]
    assert rises(t) == ["bob", "ann"]
    t.answer("bob", "room dizzygas-hallway bob 4")
    assert len(t.rooms("bob")) == 4
    t.phase("end").phase("build")
    t.answer("bob", "place dizzygas-hallway 4")
    revealed(t)
    assert len(t.rooms("bob")) == 5
    assert rises(t) == ["bob", "ann"]


@card("robobo", "dark-laboratory")
@rule("BM-BOSS-11")
def test_a_room_that_robobo_destroys_has_done_its_building_effect() -> None:
    """The opponent's new room works in that player's own place in the order, and may be destroyed afterwards."""
    t = boss_monster(bosses=["robobo", "draculord"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", "open-grave")
    t.hand("ann", "neanderthal-cave")
    t.hand("bob", "dark-laboratory")
    t.next_from("spell deck", "fear", "assassin")
    t.phase("build").answer("bob", "place dark-laboratory 1").answer("ann", "place neanderthal-cave 4")
    t.answer("bob", "card fear")
    assert asks(t, "bob") == ("destroy-own", "robobo")
    t.answer("bob", "room dark-laboratory bob 1")
    assert (t.hand_of("bob"), t.rooms("bob")) == (["assassin"], ["open-grave"])


@card("robobo")
@rule("BM-MP-02")
def test_robobo_asks_nothing_of_an_eliminated_player() -> None:
    """Of two opponents the one who is out is not asked and has nothing to destroy."""
    t = boss_monster(seats=THREE, bosses=["robobo", "cleopatra", "draculord"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", "open-grave", "succubus-spa")
    t.dungeon("cy", "dizzygas-hallway", "open-grave")
    t.give_wounds("cy", EPIC, OTHER_EPIC, NICK)
    t.phase("end")
    build_fifth(t)
    assert t.waiting == ["bob"]
    t.answer("bob", "room open-grave bob 1")
    assert t.waiting == []


# -- Cerebellus -----------------------------------------------------------------------------------------------


def cerebellus(*hand: str) -> Table:
    t = boss_monster(bosses=["cerebellus", "cleopatra"])
    t.dungeon("ann", *HALLS)
    t.hand("ann", "neanderthal-cave", *hand)
    return t


@card("cerebellus")
@rule("BM-KEY-28")
def test_cerebellus_draws_three_spells_and_discards_any_one() -> None:
    """After the draw every spell of the hand may be the one discarded, old or new, and no room; one must be."""
    t = cerebellus("jeopardy", "open-grave")
    t.next_from("spell deck", "fear", "assassin", "freeze", "giant-size")
    build(t, "ann", "place neanderthal-cave 4")
    assert asks(t, "ann") == ("may", "cerebellus")
    t.answer("ann", "yes")
    assert asks(t, "ann") == ("discard", "cerebellus")
    assert t.hand_of("ann") == ["assassin", "fear", "freeze", "jeopardy", "open-grave"]
    assert t.options("ann") == ["card assassin", "card fear", "card freeze", "card jeopardy"]
    refuses(t, "ann", pack(TAKE, NUMBER["open-grave"]))
    t.answer("ann", "card jeopardy")
    assert t.waiting == []
    assert t.hand_of("ann") == ["assassin", "fear", "freeze", "open-grave"]
    assert t.discarded == ["jeopardy"]
    assert t.told("card-discarded", "bob") == [{"seat": "ann", "card": "jeopardy"}]


@card("cerebellus")
@rule("BM-KEY-35")
def test_only_the_owner_sees_what_cerebellus_draws() -> None:
    """The rival learns that three spells were drawn and which one was discarded, and nothing more."""
    t = cerebellus()
    t.next_from("spell deck", "fear", "assassin", "freeze")
    build(t, "ann", "place neanderthal-cave 4")
    t.answer("ann", "yes")
    assert [told["card"] for told in t.told("card-drawn", "ann")] == ["fear", "assassin", "freeze"]
    assert [sorted(told) for told in t.told("card-drawn", "bob")] == [["deck", "seat"]] * 3
    t.answer("ann", "card fear")
    assert t.view("bob").seats[0].spells_held == 2
    assert t.view("bob").seats[0].known == ()


@card("cerebellus")
def test_cerebellus_may_decline() -> None:
    """No means no draw and no discard, even with spells in the hand."""
    t = cerebellus("jeopardy")
    build(t, "ann", "place neanderthal-cave 4")
    t.answer("ann", "no")
    assert t.waiting == []
    assert t.hand_of("ann") == ["jeopardy"]
    assert t.events("card-drawn", "card-discarded") == []


@card("cerebellus")
def test_three_equal_spells_leave_no_choice() -> None:
    """Three copies of one spell are drawn into a hand without spells: one goes without a question."""
    t = cerebellus("open-grave")
    t.next_from("spell deck", "freeze", "freeze", "freeze")
    build(t, "ann", "place neanderthal-cave 4")
    t.answer("ann", "yes")
    assert t.waiting == []
    assert t.hand_of("ann") == ["freeze", "freeze", "open-grave"]
    assert t.discarded == ["freeze"]


@card("cerebellus")
@rule("BM-FAQ-02", "BM-FAQ-03")
def test_cerebellus_goes_on_drawing_from_the_rebuilt_spell_deck() -> None:
    """Two spells are left: they are drawn, the discarded spells become the deck, and the third comes from it."""
    t = cerebellus()
    t.pile("jeopardy", "open-grave", "jeopardy")
    t.only_in("spell deck", "fear", "assassin")
    build(t, "ann", "place neanderthal-cave 4")
    t.answer("ann", "yes")
    assert t.hand_of("ann") == ["assassin", "fear", "jeopardy"]
    assert t.events("card-drawn", "deck-rebuilt") == ["card-drawn", "card-drawn", "deck-rebuilt", "card-drawn"]
    t.answer("ann", "card fear")
    assert sorted(t.discarded) == ["fear", "open-grave"]
    assert t.view("").spell_deck == 1


@card("cerebellus")
@rule("BM-CONF-15")
@pytest.mark.parametrize("left", [(), ("fear",)])
def test_cerebellus_draws_only_as_many_spells_as_there_are(left: tuple[str, ...]) -> None:
    """From a deck that cannot be rebuilt the rest of the draw yields nothing; what was drawn must then go."""
    t = cerebellus()
    t.only_in("spell deck", *left)
    build(t, "ann", "place neanderthal-cave 4")
    t.answer("ann", "yes")
    assert t.waiting == []
    assert t.hand_of("ann") == []
    assert t.discarded == list(left)
    assert len(t.told("card-drawn")) == len(left)
    assert len(t.told("nothing-to-draw")) == 3 - len(left)


@card("cerebellus", "dark-laboratory")
@rule("BM-BOSS-09")
def test_cerebellus_is_done_before_a_laboratory_as_fifth_room_draws() -> None:
    """Three spells and a discard for the boss, then two spells and a discard for the room."""
    t = boss_monster(bosses=["cerebellus", "cleopatra"])
    t.dungeon("ann", *HALLS)
    t.next_from("spell deck", "fear", "assassin", "freeze", "giant-size", "jeopardy")
    build_fifth(t, room="dark-laboratory")
    t.answer("ann", "yes").answer("ann", "card fear")
    assert asks(t, "ann") == ("discard", "dark-laboratory")
    assert t.hand_of("ann") == ["assassin", "freeze", "giant-size", "jeopardy"]
    t.answer("ann", "card assassin")
    assert t.hand_of("ann") == ["freeze", "giant-size", "jeopardy"]
    assert t.discarded == ["fear", "assassin"]


@card("cerebellus", "seducia")
@rule("BM-BOSS-10")
def test_cerebellus_levels_up_before_seducia() -> None:
    """Together in one reveal, 650 XP come before 600."""
    t = boss_monster(bosses=["seducia", "cerebellus"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", *GRAVES)
    t.hand("ann", "neanderthal-cave")
    t.hand("bob", "dizzygas-hallway")
    t.phase("build").answer("bob", "place dizzygas-hallway 4").answer("ann", "place neanderthal-cave 4")
    assert (t.waiting, rises(t)) == (["bob"], ["bob"])
    t.answer("bob", "no")
    assert (t.waiting, rises(t)) == (["ann"], ["bob", "ann"])


# -- Seducia --------------------------------------------------------------------------------------------------


def seducia(**options: str) -> Table:
    t = boss_monster(bosses=["seducia", "draculord"], **options)
    t.dungeon("ann", *HALLS)
    t.hand("ann", "neanderthal-cave")
    return t


def seduce(t: Table) -> Table:
    build(t, "ann", "place neanderthal-cave 4")
    assert asks(t, "ann") == ("may", "seducia")
    return t


@card("seducia")
def test_seducia_is_offered_every_hero_in_town_and_in_both_decks() -> None:
    """Town first, in order, then the decks; heroes who are elsewhere or in the box are not offered."""
    t = seducia()
    t.town(TIEG, EPIC)
    t.entrance("ann", NICK)
    t.entrance("bob", "acacia-warrior-of-light")
    t.give_souls("ann", BODEN)
    t.give_wounds("bob", JOMAN)
    seduce(t).answer("ann", "yes")
    assert asks(t, "ann") == ("fetch-hero", "seducia")
    options = t.options("ann")
    assert options[:2] == [f"hero {TIEG}", f"hero {EPIC}"]
    away = {TIEG, EPIC, NICK, BODEN, JOMAN, "acacia-warrior-of-light"}
    assert set(options[2:]) == {
        f"from-deck {hero}"
        for hero in (
            "dartteon-elf-pyromancer",
            "mitchell-the-judge",
            "delatorious-angel-of-light",
            "johnny-of-the-evening-watch",
            "fire-s-breath-heroine-of-arcadia",
            "sir-digby-apple-ace-detective",
            "jesta-the-rogue",
            "the-fool",
            "terric-warhelm-half-elf-archmage",
            "tempros-the-time-marauder",
            "katelyn-angelic-healer",
            "frankov-the-envoy",
            "antonius-the-rune-knight",
            "hya-legendary-shinobi",
            "cecil-leoran-master-factotum",
        )
        if hero not in away
    }
    assert len(options) == len(set(options)) == 17


@card("seducia")
def test_seducia_may_decline() -> None:
    """No leaves town and decks as they are."""
    t = seducia()
    t.town(TIEG)
    before = (t.g.hero_deck, t.g.epic_deck)
    seduce(t).answer("ann", "no")
    assert t.waiting == []
    assert (t.in_town, t.queue("ann")) == ([TIEG], [])
    assert (t.g.hero_deck, t.g.epic_deck) == before


@card("seducia")
@rule("BM-HERO-08")
def test_seducia_fetches_a_hero_from_town() -> None:
    """The hero stands at her entrance at once, the others close up, and no deck is touched."""
    t = seducia()
    t.town(TIEG, JOMAN, NICK)
    before = (t.g.hero_deck, t.g.epic_deck)
    seduce(t).answer("ann", "yes").answer("ann", f"hero {JOMAN}")
    assert t.waiting == []
    assert (t.in_town, t.queue("ann"), t.queue("bob")) == ([TIEG, NICK], [JOMAN], [])
    assert t.told("hero-moved", "bob") == [{"hero": JOMAN, "seat": "ann"}]
    assert (t.g.hero_deck, t.g.epic_deck) == before


@card("seducia")
@pytest.mark.parametrize("epic", [False, True])
def test_seducia_fetches_a_hero_from_a_deck_and_shuffles_it(epic: bool) -> None:
    """Ordinary or epic, even while ordinary heroes are left: the hero leaves its deck, which is shuffled."""
    t = seducia()
    hero = OTHER_EPIC if epic else "sir-digby-apple-ace-detective"
    sizes = (t.view("").hero_deck, t.view("").epic_deck)
    deck = t.g.epic_deck if epic else t.g.hero_deck
    other = t.g.hero_deck if epic else t.g.epic_deck
    rest = tuple(number for number in deck if number != NUMBER[hero])
    seduce(t).answer("ann", "yes").answer("ann", f"from-deck {hero}")
    assert t.queue("ann") == [hero]
    assert t.in_town == []
    assert (t.view("").hero_deck, t.view("").epic_deck) == (sizes[0] - (not epic), sizes[1] - epic)
    deck = t.g.epic_deck if epic else t.g.hero_deck
    assert sorted(deck) == sorted(rest)
    assert deck != rest
    assert (t.g.hero_deck if epic else t.g.epic_deck) == other


@card("seducia")
@rule("BM-HERO-05", "BM-CONF-18")
def test_a_fetched_hero_enters_seducias_dungeon_in_the_same_turn() -> None:
    """An epic thief is not lured to the thief treasure of the rival: it walks here, and its death is two souls."""
    t = seducia()
    t.dungeon("bob", "jackpot-stash", "jackpot-stash")
    t.turn("build")
    places(t, "ann", "place neanderthal-cave 4").pass_until("ann", "may")
    t.answer("ann", "yes").answer("ann", f"from-deck {OTHER_EPIC}")
    t.all_pass()
    assert t.walked() == ["neanderthal-cave", *HALLS[:3]]
    assert t.told("hero-died") == [{"hero": OTHER_EPIC, "seat": "ann", "souls": 2}]
    assert t.souls("ann") == 2
    assert t.told("hero-lured") == []


@card("seducia")
@rule("BM-CONF-16")
@pytest.mark.parametrize(
    ("entrance_order", "queue"),
    [("arrival", [NICK, TIEG]), ("appearance", [TIEG, NICK])],
)
def test_a_fetched_hero_stands_in_the_order_the_table_plays_with(entrance_order: str, queue: list[str]) -> None:
    """Behind those who came before, or, where appearance in town counts, before a hero who was revealed later."""
    t = seducia(entrance_order=entrance_order)
    t.town(TIEG)
    t.entrance("ann", NICK)
    seduce(t).answer("ann", "yes").answer("ann", f"hero {TIEG}")
    assert t.queue("ann") == queue


@card("seducia")
def test_seducia_finds_nobody_where_no_hero_is_left() -> None:
    """Town and both decks are empty: yes brings nobody and asks nothing more."""
    t = seducia()
    t.only_in("hero deck")
    t.only_in("epic deck")
    seduce(t).answer("ann", "yes")
    assert t.waiting == []
    assert t.queue("ann") == []
    assert t.view("").seats[0].levelled


@card("seducia")
def test_seducia_need_not_choose_where_one_hero_is_left() -> None:
    """The last hero comes without a further question."""
    t = seducia()
    t.only_in("hero deck")
    t.only_in("epic deck", EPIC)
    seduce(t).answer("ann", "yes")
    assert t.waiting == []
    assert t.queue("ann") == [EPIC]


@card("seducia", "gorgona")
@rule("BM-BOSS-10")
def test_a_hero_fetched_by_seducia_is_out_of_gorgonas_reach() -> None:
    """Both level up together: Seducia, with more XP, takes one of two heroes and Gorgona kills the other."""
    t = boss_monster(bosses=["gorgona", "seducia"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", *GRAVES)
    t.hand("ann", "neanderthal-cave")
    t.hand("bob", "dizzygas-hallway")
    t.town(TIEG, EPIC)
    t.phase("build").answer("bob", "place dizzygas-hallway 4").answer("ann", "place neanderthal-cave 4")
    t.answer("bob", "yes").answer("bob", f"hero {EPIC}")
    assert t.waiting == []
    assert t.queue("bob") == [EPIC]
    assert t.told("town-hero-killed") == [{"hero": TIEG, "seat": "ann", "souls": 1}]
    assert t.in_town == []


# -- Gorgona --------------------------------------------------------------------------------------------------


def gorgona(**options: str) -> Table:
    t = boss_monster(seats=THREE, bosses=["gorgona", "draculord", "cleopatra"], **options)
    t.dungeon("ann", *HALLS)
    return t


@card("gorgona")
@rule("BM-CONF-36", "BM-HERO-08")
def test_gorgona_kills_a_hero_in_town_for_a_soul() -> None:
    """One hero in town must be chosen; it is the owner's soul, the others close up, and no room has seen the death."""
    t = gorgona()
    t.town(TIEG, JOMAN, NICK)
    t.entrance("bob", BODEN)
    build_fifth(t)
    assert asks(t, "ann") == ("choose-hero", "gorgona")
    assert t.options("ann") == [f"hero {TIEG}", f"hero {JOMAN}", f"hero {NICK}"]
    t.answer("ann", f"hero {JOMAN}")
    assert t.waiting == []
    assert t.in_town == [TIEG, NICK]
    assert t.told("town-hero-killed", "cy") == [{"hero": JOMAN, "seat": "ann", "souls": 1}]
    assert t.view("bob").seats[0].soul_heroes == (JOMAN,)
    assert [t.souls(name) for name in THREE] == [1, 0, 0]
    assert t.events("ability-works", "hero-died") == []


@card("gorgona")
@rule("BM-HERO-05")
def test_gorgona_gets_two_souls_for_an_epic_hero() -> None:
    """An epic hero in town may be chosen and counts for two."""
    t = gorgona()
    t.town(TIEG, EPIC)
    build_fifth(t)
    t.answer("ann", f"hero {EPIC}")
    assert t.souls("ann") == 2
    assert t.in_town == [TIEG]
    assert t.told("town-hero-killed") == [{"hero": EPIC, "seat": "ann", "souls": 2}]


@card("gorgona")
def test_gorgona_kills_the_only_hero_in_town_without_a_question() -> None:
    """There is no declining: one hero in town dies."""
    t = gorgona()
    t.town(TIEG)
    build_fifth(t)
    assert t.waiting == []
    assert t.in_town == []
    assert t.view("").seats[0].soul_heroes == (TIEG,)


@card("gorgona")
def test_gorgona_finds_an_empty_town() -> None:
    """Heroes at entrances and in the decks are safe: the level-up is spent for nothing."""
    t = gorgona()
    t.entrance("ann", NICK)
    t.entrance("bob", BODEN)
    decks = (t.view("").hero_deck, t.view("").epic_deck)
    build_fifth(t)
    assert t.waiting == []
    assert rises(t) == ["ann"]
    assert t.events("town-hero-killed") == []
    assert [t.souls(name) for name in THREE] == [0, 0, 0]
    assert (t.queue("ann"), t.queue("bob")) == ([NICK], [BODEN])
    assert (t.view("").hero_deck, t.view("").epic_deck) == decks


@card("gorgona")
@rule("BM-WIN-03")
def test_the_tenth_soul_by_gorgona_wins_at_the_end_of_the_turn() -> None:
    """Eight souls and an epic hero killed in town make ten; the game ends with the turn and not before."""
    t = gorgona()
    t.give_souls("ann", OTHER_EPIC, "katelyn-angelic-healer", "frankov-the-envoy", "cecil-leoran-master-factotum")
    t.town(EPIC)
    t.hand("bob", "haunted-library")
    t.hand("ann", "neanderthal-cave")
    t.turn("build")
    assert t.view("").winners == []
    t.pass_until("ann", "build").answer("ann", "place neanderthal-cave 4")
    assert t.souls("ann") == 10
    assert t.view("").winners == [0]
    assert t.view("").ending == "BM-WIN-03"
    assert t.events("town-hero-killed", "won-by-souls") == ["town-hero-killed", "won-by-souls"]


@card("gorgona")
@rule("BM-VAR-04")
def test_a_hero_killed_by_gorgona_counts_for_the_machinations() -> None:
    """Her owner has defeated a hero this turn and is not offered the consolation card; the others are."""
    t = gorgona(machinations="on")
    t.town(TIEG)
    t.hand("ann", "neanderthal-cave")
    t.turn("build")
    t.answer("ann", "place neanderthal-cave 4")
    asked = []
    while t.waiting:
        asked.append((t.waiting[0], asks(t, t.waiting[0])[0]))
        t.answer(t.waiting[0], "pass")
    assert asked == [("bob", "machinations"), ("cy", "machinations")]


@card("gorgona", "draculord", "xyzax")
@rule("BM-BOSS-10")
def test_three_bosses_level_up_together() -> None:
    """Draculord steals, Xyzax recovers, Gorgona kills: one after the other by XP, each with its own question."""
    t = boss_monster(seats=THREE, bosses=["gorgona", "xyzax", "draculord"])
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", *GRAVES)
    t.dungeon("cy", *HALLWAYS)
    t.hand("ann", "neanderthal-cave", "fear", "freeze")
    t.hand("bob", "bottomless-pit")
    t.hand("cy", "brainsucker-hive")
    t.pile("jeopardy", "dark-altar", "boulder-ramp")
    t.town(TIEG, EPIC)
    t.phase("build")
    for name, room in (("cy", "brainsucker-hive"), ("bob", "bottomless-pit"), ("ann", "neanderthal-cave")):
        places(t, name, f"place {room} 4")
    revealed(t)
    asked = []
    while t.waiting:
        asked.append((t.waiting[0], *asks(t, t.waiting[0])))
        t.answer(t.waiting[0], t.options(t.waiting[0])[-1])
    assert asked == [
        ("cy", "steal", "draculord"),
        ("bob", "recover", "xyzax"),
        ("bob", "recover", "xyzax"),
        ("ann", "choose-hero", "gorgona"),
    ]
    assert (t.hand_of("cy"), t.hand_of("bob")) == (["freeze"], ["boulder-ramp", "jeopardy"])
    assert t.souls("ann") == 2


# -- Old Mossgrave --------------------------------------------------------------------------------------------


def old_mossgrave() -> Table:
    t = boss_monster(bosses=["old-mossgrave", "cleopatra"], edition="first-ru")
    t.dungeon("ann", *HALLS)
    return t


@card("old-mossgrave")
@rule("BM-SETUP-02")
@pytest.mark.parametrize(("edition", "there"), [("trefl-pl", False), ("first-ru", True), ("alpha-ja", True)])
def test_old_mossgrave_is_among_the_nine_bosses_of_the_first_printings(edition: str, there: bool) -> None:
    """The box of the later printing has eight bosses and not this one."""
    box = fresh(edition=edition).g.boss_deck
    assert (NUMBER["old-mossgrave"] in box) == there
    assert len(box) == (9 if there else 8)


@card("old-mossgrave")
@rule("BM-KEY-37", "BM-KEY-38")
def test_old_mossgrave_heals_one_wound_of_the_owners_choice() -> None:
    """One of the wound heroes turns into a soul, an epic one into two; it must be one, and a rival's is not offered."""
    t = old_mossgrave()
    t.give_wounds("ann", NICK, EPIC)
    t.give_souls("ann", BODEN)
    t.give_wounds("bob", JOMAN)
    build_fifth(t)
    assert asks(t, "ann") == ("heal", "old-mossgrave")
    assert t.options("ann") == [f"hero {NICK}", f"hero {EPIC}"]
    epic = t.fork()
    epic.answer("ann", f"hero {EPIC}")
    assert (epic.souls("ann"), epic.wounds("ann")) == (3, 1)
    t.answer("ann", f"hero {NICK}")
    assert t.waiting == []
    assert (t.souls("ann"), t.wounds("ann")) == (2, 2)
    assert t.view("bob").seats[0].soul_heroes == (BODEN, NICK)
    assert t.told("wound-healed") == [{"seat": "ann", "hero": NICK, "n": 1}]
    assert t.wounds("bob") == 1
    assert t.told("card-drawn") == []


@card("old-mossgrave")
def test_old_mossgrave_heals_the_only_wound_without_a_question() -> None:
    """There is no declining: the one wound hero turns."""
    t = old_mossgrave()
    t.give_wounds("ann", NICK)
    build_fifth(t)
    assert t.waiting == []
    assert (t.souls("ann"), t.wounds("ann")) == (1, 0)
    assert t.told("card-drawn") == []


@card("old-mossgrave")
def test_old_mossgrave_draws_a_spell_where_there_is_no_wound() -> None:
    """Without wounds one spell is drawn, which only its owner sees."""
    t = old_mossgrave()
    t.give_souls("ann", BODEN)
    t.next_from("spell deck", "fear")
    build_fifth(t)
    assert t.waiting == []
    assert t.hand_of("ann") == ["fear"]
    assert t.view("bob").seats[0].spells_held == 1
    assert t.view("bob").seats[0].known == ()
    assert "card" not in t.told("card-drawn", "bob")[0]
    assert t.souls("ann") == 1


@card("old-mossgrave")
@rule("BM-WIN-02")
def test_old_mossgrave_saves_a_player_from_the_fifth_wound() -> None:
    """Four wounds, one healed in the build phase: the hero who survives this turn makes four again, not five."""
    t = old_mossgrave()
    t.give_wounds("ann", EPIC, NICK, JOMAN)
    t.hand("ann", "neanderthal-cave")
    t.dungeon("ann", "dragon-hatchery", *("dizzygas-hallway",) * 2, "brainsucker-hive")
    t.entrance("ann", OTHER_EPIC)
    t.turn("build")
    t.answer("ann", "place neanderthal-cave 4").answer("ann", f"hero {EPIC}")
    t.all_pass()
    assert t.told("hero-survived") == [{"hero": OTHER_EPIC, "seat": "ann", "wounds": 2}]
    assert t.wounds("ann") == 4
    assert not t.view("").seats[0].out
    assert t.view("").winners == []


@card("old-mossgrave", "xyzax")
@rule("BM-BOSS-10")
def test_old_mossgrave_levels_up_after_xyzax() -> None:
    """750 XP before 700: Xyzax recovers his cards, then Old Mossgrave draws."""
    t = boss_monster(bosses=["old-mossgrave", "xyzax"], edition="alpha-ja")
    t.dungeon("ann", *HALLS)
    t.dungeon("bob", *GRAVES)
    t.hand("ann", "neanderthal-cave")
    t.hand("bob", "dizzygas-hallway")
    t.pile("jeopardy", "dark-altar", "boulder-ramp")
    t.phase("build").answer("bob", "place dizzygas-hallway 4").answer("ann", "place neanderthal-cave 4")
    assert rises(t) == ["bob"]
    t.answer("bob", "card jeopardy").answer("bob", "card dark-altar")
    assert rises(t) == ["bob", "ann"]
    assert len(t.hand_of("ann")) == 1
