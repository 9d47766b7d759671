"""Who knows which cards: in hands, face down, in decks. Imagined worlds keep to it, and vary in everything else."""

from collections.abc import Iterable

import pytest

from tests.boss_table import Table, a_hero, boss_monster, fresh
from tests.marks import card, rule
from tests.rules.boss_monster.dealing import dealt
from underhall import seeded
from underhall.games.boss_monster.facts import CARDS, NUMBER
from underhall.games.boss_monster.settings import read_settings
from underhall.games.boss_monster.setup import PREPARE, lay_out
from underhall.games.boss_monster.state import BossMonster
from underhall.games.boss_monster.view_types import View
from underhall.games.series.cards import ROOM, TYPES
from underhall.kernel.agenda import NO_CARD, NO_EVENT, NOBODY
from underhall.kernel.pace import run_on
from underhall.kernel.state_checks import all_cards
from underhall.kernel.types import SeatNo

WORLDS = 60
THREE = ("ann", "bob", "cy")
# Rooms that do nothing when they are built; the fifth of them makes a boss level up.
FOUR = ("dizzygas-hallway", "goblin-armory", "minotaur-s-maze", "bottomless-pit")
FIFTH = "brainsucker-hive"


# -- looking into imagined worlds ---------------------------------------------------------------------------------


class World:
    """A world that somebody imagines, through the eyes of those who sit in it."""

    def __init__(self, t: Table, g: BossMonster) -> None:
        self.t = t
        self.g = g

    def view(self, name: str) -> View:
        view = self.g.view(self.t.seat(name))
        assert isinstance(view, View)
        return view

    def hand(self, name: str) -> list[str]:
        return sorted(self.view(name).hand)

    def face_down(self, name: str) -> list[str]:
        return [room.card for room in self.view(name).seats[self.t.seat(name)].dungeon if room.hidden]

    @property
    def room_deck(self) -> list[str]:
        return sorted(CARDS[number].id for number in self.g.room_deck)

    @property
    def spell_deck(self) -> list[str]:
        return sorted(CARDS[number].id for number in self.g.spell_deck)


def imagined(t: Table, name: str, count: int = WORLDS) -> list[World]:
    """Worlds that `name` may think to be in; each looks to them as the table does."""
    worlds = [World(t, t.g.imagine(t.seat(name), seeded(n))) for n in range(count)]
    assert all(world.view(name) == t.view(name) for world in worlds)
    return worlds


def known(t: Table, watcher: str, holder: str) -> list[str]:
    """The cards that `watcher` is shown as known in the hand of `holder`."""
    return list(t.view(watcher).seats[t.seat(holder)].known)


def different(hands: Iterable[list[str]]) -> int:
    return len({tuple(hand) for hand in hands})


# -- making things known, through play ----------------------------------------------------------------------------


def recovers(t: Table, name: str, card: str) -> None:
    """`name` takes the card out of the discard pile in a build phase, with a Dark Altar that is gone afterwards."""
    t.dungeon(name, "dark-altar")
    t.pile(card)
    t.phase("build").pass_until(name, "build")
    t.answer(name, "use dark-altar")
    t.pass_until(name, "recover")
    t.answer(name, f"card {card}").all_pass()
    t.phase("end")


def steals(t: Table, thief: str, victim: str) -> str:
    """`thief` takes a card at random from `victim`, with a Succubus Spa; what the thief was told comes back."""
    t.dungeon(thief, "neanderthal-cave", "succubus-spa")
    t.entrance(thief, a_hero(health=4, n=t.souls(thief)))
    t.phase("adventure")
    while t.waiting:
        decision = t.asked(thief)
        if decision is not None and decision.kind == "choose-opponent":
            t.answer(thief, f"seat {victim}")
        else:
            t.answer(t.waiting[0], "pass")
    t.phase("end")
    t.dungeon(thief)
    return str(t.told("card-stolen", thief)[-1]["card"])


def levels_up(t: Table, name: str) -> None:
    """`name` builds a fifth room; the level-up has begun when this comes back."""
    t.dungeon(name, *FOUR)
    t.hand(name, FIFTH)
    t.phase("build").pass_until(name, "build")
    t.answer(name, f"place {FIFTH} 4")
    while t.waiting and (t.asked(name) is None or "pass" in t.options(name)):
        t.answer(t.waiting[0], "pass")


# -- recovered cards ----------------------------------------------------------------------------------------------


@rule("BM-KEY-35")
def test_a_recovered_card_is_known_to_all() -> None:
    """Everybody saw which card was taken; it is in that hand in every world, and the rest of the hand is not."""
    t = boss_monster(THREE)
    t.hand("bob", "dark-laboratory", "fear")
    recovers(t, "bob", "golem-factory")
    for name in ("ann", "cy"):
        assert known(t, name, "bob") == ["golem-factory"]
        worlds = imagined(t, name)
        assert all("golem-factory" in world.hand("bob") for world in worlds)
        assert different(world.hand("bob") for world in worlds) > 10
    assert known(t, "bob", "bob") == []
    assert known(t, "", "bob") == []


def test_a_drawn_card_is_known_to_nobody_else() -> None:
    """The others know how many cards of each back were drawn, no more."""
    t = boss_monster(THREE)
    t.next_from("room deck", "golem-factory", "dark-altar", "open-grave")
    t.phase("beginning")
    assert t.hand_of("ann") == ["golem-factory"]
    for name in ("bob", "cy"):
        assert known(t, name, "ann") == []
        assert different(world.hand("ann") for world in imagined(t, name)) > 10
        assert [told.get("card", "") != "" for told in t.told("card-drawn", name)].count(True) == 1
    assert t.told("card-drawn", "ann")[0]["card"] == "golem-factory"
    assert all("card" not in told for told in t.told("card-drawn"))
    assert all(world.hand("ann") == ["golem-factory"] for world in imagined(t, "ann"))


def test_a_known_card_that_is_discarded_is_known_no_more() -> None:
    """What has left the hand openly is no longer expected there."""
    t = boss_monster(THREE)
    recovers(t, "bob", "golem-factory")
    t.dungeon("bob", "witch-s-kitchen")
    t.phase("build").pass_until("bob", "build")
    t.answer("bob", "use witch-s-kitchen").all_pass()
    assert "golem-factory" in t.discarded
    assert known(t, "ann", "bob") == []
    assert different(world.hand("bob") for world in imagined(t, "ann")) > 5


# -- stolen cards -------------------------------------------------------------------------------------------------


@card("succubus-spa")
@rule("BM-KEY-35")
def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    """The victim knows where it went; a third player knows nothing of either hand."""
    t = boss_monster(THREE)
    t.hand("bob", "golem-factory", "dark-laboratory", "open-grave")
    stolen = steals(t, "cy", "bob")
    assert known(t, "bob", "cy") == [stolen]
    assert known(t, "ann", "cy") == known(t, "ann", "bob") == known(t, "cy", "bob") == []
    assert all(world.hand("cy") == [stolen] for world in imagined(t, "bob"))
    for holder in ("bob", "cy"):
        assert different(world.hand(holder) for world in imagined(t, "ann")) > 10
    assert different(world.hand("bob") for world in imagined(t, "cy")) > 10


def test_a_random_theft_blurs_what_others_knew() -> None:
    """A card that was known may have changed hands: it is with the thief or the victim, and both are possible."""
    t = boss_monster(THREE)
    t.hand("bob", "dark-laboratory", "open-grave")
    recovers(t, "bob", "golem-factory")
    steals(t, "cy", "bob")
    assert known(t, "ann", "bob") == known(t, "ann", "cy") == []
    worlds = imagined(t, "ann")
    with_bob = ["golem-factory" in world.hand("bob") for world in worlds]
    with_cy = ["golem-factory" in world.hand("cy") for world in worlds]
    assert all(bob or cy for bob, cy in zip(with_bob, with_cy, strict=True))
    # Other copies may be anywhere, so it counts where only one of them can have the one that was known.
    assert any(bob and not cy for bob, cy in zip(with_bob, with_cy, strict=True))
    assert any(cy and not bob for bob, cy in zip(with_bob, with_cy, strict=True))


def test_thief_and_victim_are_not_confused_by_their_own_theft() -> None:
    """Both saw which card it was, so what they knew before they know still."""
    t = boss_monster(THREE)
    t.hand("bob", "dark-laboratory")
    recovers(t, "bob", "golem-factory")
    stolen = steals(t, "cy", "bob")
    left = t.hand_of("bob")
    assert known(t, "bob", "cy") == [stolen]
    assert known(t, "cy", "bob") == (["golem-factory"] if stolen != "golem-factory" else [])
    assert all(set(known(t, "cy", "bob")) <= set(world.hand("bob")) for world in imagined(t, "cy"))
    assert len(left) == 1


def test_a_theft_of_the_other_kind_of_card_blurs_nothing() -> None:
    """Backs tell: a stolen spell is no room, so a room that was known is where it was."""
    t = boss_monster(THREE)
    t.hand("bob", "fear")
    recovers(t, "bob", "golem-factory")
    stolen = steals(t, "cy", "bob")
    worlds = imagined(t, "ann")
    if stolen == "fear":
        assert known(t, "ann", "bob") == ["golem-factory"]
        assert all("golem-factory" in world.hand("bob") for world in worlds)
    else:
        assert all(world.hand("cy") == ["golem-factory"] for world in worlds)


def test_a_blurred_card_is_not_looked_for_where_it_cannot_be() -> None:
    """The victim's only room was known and is stolen: whatever the victim draws later, it is with the thief."""
    t = boss_monster(THREE)
    recovers(t, "bob", "golem-factory")
    assert steals(t, "cy", "bob") == "golem-factory"
    assert all(world.hand("cy") == ["golem-factory"] for world in imagined(t, "ann"))
    t.phase("beginning")
    assert len(t.hand_of("bob")) == 1
    assert all("golem-factory" in world.hand("cy") for world in imagined(t, "ann"))


def test_a_blurred_card_is_settled_when_it_comes_to_light() -> None:
    """Whoever turns out to have it: it is no longer expected with anybody."""
    t = boss_monster(THREE)
    t.hand("bob", "dark-laboratory")
    recovers(t, "bob", "golem-factory")
    steals(t, "cy", "bob")
    holder = "bob" if "golem-factory" in t.hand_of("bob") else "cy"
    t.dungeon(holder, "witch-s-kitchen")
    t.phase("build").pass_until(holder, "build")
    t.answer(holder, "use witch-s-kitchen").all_pass()
    assert t.discarded[-1] == "golem-factory"
    worlds = imagined(t, "ann")
    for name in ("bob", "cy"):
        assert any("golem-factory" not in world.hand(name) for world in worlds)
        assert different(world.hand(name) for world in worlds) > 5


def test_of_two_copies_known_to_different_rivals_none_is_sure_once_one_is_gone() -> None:
    """Each knew of one copy and has seen one go; that there was another is nothing they could know."""
    t = boss_monster(THREE)
    t.hand("ann", "golem-factory")
    assert steals(t, "cy", "ann") == "golem-factory"
    t.hand("bob", "golem-factory")
    assert steals(t, "cy", "bob") == "golem-factory"
    assert t.hand_of("cy") == ["golem-factory", "golem-factory"]
    assert known(t, "ann", "cy") == known(t, "bob", "cy") == ["golem-factory"]
    t.dungeon("cy", "witch-s-kitchen")
    t.phase("build").pass_until("cy", "build")
    t.answer("cy", "use witch-s-kitchen").all_pass()
    assert t.hand_of("cy").count("golem-factory") == 1
    assert (known(t, "ann", "cy"), known(t, "bob", "cy")) == ([], [])


@card("torture-chamber")
@pytest.mark.parametrize("luck", range(6))
def test_of_two_copies_lost_at_random_the_known_one_may_be_the_one_that_is_gone(luck: int) -> None:
    """One copy was known, another was not; one is lost at random, and copies look alike."""
    t = boss_monster()
    t.hand("bob", "golem-factory")
    recovers(t, "bob", "golem-factory")
    assert known(t, "ann", "bob") == ["golem-factory"]
    t.dungeon("ann", "torture-chamber")
    t.g.luck = seeded(luck)
    t.phase("build").pass_until("ann", "build")
    t.answer("ann", "use torture-chamber").all_pass()
    assert t.hand_of("bob") == ["golem-factory"]
    assert known(t, "ann", "bob") == []
    assert different(world.hand("bob") for world in imagined(t, "ann")) > 5


# -- face-down rooms ----------------------------------------------------------------------------------------------


def test_a_hidden_placement_blurs_what_was_known() -> None:
    """The known room is in the hand or under the table's nose; the others cannot tell."""
    t = boss_monster(THREE)
    t.hand("bob", "dark-laboratory")
    t.hand("cy", "open-grave")
    recovers(t, "bob", "golem-factory")
    t.phase("build").pass_until("bob", "build")
    t.answer("bob", "place dark-laboratory 0")
    assert t.waiting == ["cy"]
    assert known(t, "ann", "bob") == []
    worlds = imagined(t, "ann")
    assert all("golem-factory" in world.hand("bob") + world.face_down("bob") for world in worlds)
    assert any("golem-factory" not in world.face_down("bob") for world in worlds)
    assert any("golem-factory" not in world.hand("bob") for world in worlds)


@pytest.mark.parametrize("laid", ["dark-laboratory", "golem-factory"])
def test_the_reveal_settles_where_the_known_room_is(laid: str) -> None:
    """If it is the one revealed it is no longer in the hand; if another is revealed, it must be."""
    t = boss_monster(THREE)
    t.hand("bob", "dark-laboratory")
    recovers(t, "bob", "golem-factory")
    t.only_in("spell deck")
    t.phase("build").pass_until("bob", "build")
    t.answer("bob", f"place {laid} 0").all_pass()
    assert t.rooms("bob") == [laid]
    worlds = imagined(t, "ann")
    if laid == "golem-factory":
        assert different(world.hand("bob") for world in worlds) > 5
    else:
        assert all(world.hand("bob") == ["golem-factory"] for world in worlds)
        assert known(t, "ann", "bob") == ["golem-factory"]


def test_imagined_rooms_lie_where_they_may() -> None:
    """On nothing lies an ordinary room; on a cleric room lies an ordinary one, or an advanced one for clerics."""
    t = boss_monster(THREE)
    t.dungeon("bob", "open-grave")
    t.hand("bob", "dracolich-lair")
    t.hand("cy", "jackpot-stash")
    t.dungeon("ann", "dark-altar")
    t.phase("build").pass_until("bob", "build")
    t.answer("bob", "place dracolich-lair 0")
    t.pass_until("cy", "build")
    t.answer("cy", "place jackpot-stash 0")
    assert t.waiting == ["ann"]
    advanced = 0
    worlds = imagined(t, "ann", 400)  # an advanced room is what lies there in one of twenty
    for world in worlds:
        (on_grave,) = world.face_down("bob")
        (on_nothing,) = world.face_down("cy")
        assert not CARDS[NUMBER[on_nothing]].advanced
        if CARDS[NUMBER[on_grave]].advanced:
            advanced += 1
            assert CARDS[NUMBER[on_grave]].treasure[0] > 0
    assert 0 < advanced < len(worlds)
    assert different(world.face_down("cy") for world in worlds) > 10


@rule("BM-BUILD-03", "BM-KEY-33", "BM-FAQ-08")
def test_a_hidden_room_is_seen_by_its_owner_only() -> None:
    """The owner sees the card; the others and watchers see that there is one."""
    t = boss_monster(THREE)
    t.hand("bob", "jackpot-stash")
    t.hand("cy", "open-grave")
    t.phase("build").pass_until("bob", "build")
    t.answer("bob", "place jackpot-stash 0")
    assert t.waiting == ["cy"]
    seen = {name: t.view(name).seats[1].dungeon[0] for name in ("ann", "bob", "cy", "")}
    assert {name: room.card for name, room in seen.items()} == {"ann": "", "bob": "jackpot-stash", "cy": "", "": ""}
    assert all(room.hidden and room.damage == 0 and room.treasure == (0, 0, 0, 0) for room in seen.values())
    assert [told["slot"] for told in t.told("room-placed", "ann")] == [0]
    assert "card" not in t.told("room-placed", "ann")[0]
    assert t.told("room-placed", "bob")[0]["card"] == "jackpot-stash"


@card("kobold-strike")
def test_kobold_strike_returns_hidden_rooms_unseen() -> None:
    """What was laid goes back without being shown; what was known before is known to be in the hand again."""
    t = boss_monster(THREE)
    t.hand("bob", "dark-laboratory")
    t.hand("cy", "kobold-strike")
    recovers(t, "bob", "golem-factory")
    t.phase("build").pass_until("bob", "build")
    t.answer("bob", "place golem-factory 0")
    t.pass_until("cy", "build")
    t.answer("cy", "cast kobold-strike").all_pass()
    assert t.hand_of("bob") == ["dark-laboratory", "golem-factory"]
    assert "card" not in t.told("room-returned", "ann")[0]
    worlds = imagined(t, "ann")
    assert all("golem-factory" in world.hand("bob") for world in worlds)
    assert different(world.hand("bob") for world in worlds) > 10


@card("motivation")
@rule("BM-KEY-33")
def test_no_room_stays_hidden_after_the_build_phase() -> None:
    """Also where the table has a window after the reveal and a room is laid in it."""
    t = boss_monster(THREE, post_reveal_window="on")
    t.dungeon("bob", "open-grave", "zombie-prison")
    t.hand("ann", "motivation", "golem-factory")
    t.turn("reveal")
    if "cast motivation" in t.options("ann"):  # whether it may be cast so late is another question
        t.answer("ann", "cast motivation")
        t.pass_until("ann", "place-another").answer("ann", "place golem-factory 0")
    t.all_pass()
    assert t.events("phase-began")[-1:] == ["phase-began"]
    for name in ("ann", "bob", "cy", ""):
        assert not any(room.hidden for side in t.view(name).seats for room in side.dungeon)


# -- looking at a hand, searching a deck, replacing hands ---------------------------------------------------------


@card("draculord")
@rule("BM-KEY-35")
def test_draculord_knows_the_whole_hand_and_his_victim_what_he_took() -> None:
    """He looks and takes one; nobody else learns anything of it."""
    t = boss_monster(THREE)
    t.hand("bob", "golem-factory", "dark-laboratory", "fear")
    t.hand("cy", "assassin")
    levels_up(t, "ann")
    t.answer("ann", "seat bob")
    t.answer("ann", "card dark-laboratory").all_pass()
    assert known(t, "ann", "bob") == ["fear", "golem-factory"]
    assert all(world.hand("bob") == ["fear", "golem-factory"] for world in imagined(t, "ann"))
    assert known(t, "bob", "ann") == ["dark-laboratory"]
    assert all("dark-laboratory" in world.hand("ann") for world in imagined(t, "bob"))
    assert known(t, "cy", "ann") == known(t, "cy", "bob") == []
    assert different(world.hand("ann") for world in imagined(t, "cy")) > 10
    assert t.told("hand-seen", "cy") == t.told("hand-seen", "ann") == [{"seat": "ann", "other": "bob"}]
    assert "card" not in t.told("card-stolen", "cy")[0]


@card("draculord")
def test_a_look_at_a_hand_ends_doubts_about_it() -> None:
    """After the look every card in that hand is known, blurred or not."""
    t = boss_monster(THREE)
    t.hand("bob", "dark-laboratory")
    recovers(t, "bob", "golem-factory")
    steals(t, "cy", "bob")
    t.hand("bob", "fear", "freeze")
    levels_up(t, "ann")
    t.answer("ann", "seat bob")
    t.answer("ann", "card fear").all_pass()
    assert known(t, "ann", "bob") == t.hand_of("bob")
    worlds = imagined(t, "ann")
    assert all(world.hand("bob") == t.hand_of("bob") for world in worlds)
    if "golem-factory" not in t.hand_of("bob"):
        assert all("golem-factory" in world.hand("cy") for world in worlds)


@card("king-croak", "cleopatra")
@rule("BM-KEY-47")
@pytest.mark.parametrize(("boss", "found"), [("king-croak", "beast-menagerie"), ("cleopatra", "the-crushinator")])
def test_who_has_searched_the_deck_knows_what_is_in_it(boss: str, found: str) -> None:
    """All other rooms are in the hands of the others, however they are shared; for those who did not look, anywhere."""
    t = boss_monster(THREE, bosses=[boss, "xyzax", "gorgona"])
    t.hand("bob", "golem-factory", "dark-laboratory")
    t.hand("cy", "open-grave", "jackpot-stash")
    levels_up(t, "ann")
    t.answer("ann", "yes")
    t.answer("ann", f"from-deck {found}").all_pass()
    assert known(t, "bob", "ann") == known(t, "cy", "ann") == [found]
    assert t.events("deck-shuffled") == ["deck-shuffled"]
    deck = sorted(CARDS[number].id for number in t.g.room_deck)
    others = sorted(["golem-factory", "dark-laboratory", "open-grave", "jackpot-stash"])
    worlds = imagined(t, "ann")
    assert all(world.room_deck == deck for world in worlds)
    assert all(sorted(world.hand("bob") + world.hand("cy")) == others for world in worlds)
    assert different(world.hand("bob") for world in worlds) == 6
    assert different([CARDS[n].id for n in world.g.room_deck] for world in worlds) > 10
    for name in ("bob", "cy"):
        assert different(world.room_deck for world in imagined(t, name)) > 10


@card("king-croak")
def test_what_was_seen_outside_the_deck_is_never_imagined_in_it() -> None:
    """Not after others have drawn, laid rooms face down, or stolen: only what was in the deck can have been drawn."""
    t = boss_monster(THREE, bosses=["king-croak", "xyzax", "gorgona"])
    t.hand("bob", "golem-factory", "dark-laboratory")
    t.hand("cy", "jackpot-stash")
    levels_up(t, "ann")
    t.answer("ann", "yes")
    t.answer("ann", "from-deck beast-menagerie").all_pass()
    deck = sorted(CARDS[number].id for number in t.g.room_deck)
    outside = sorted(["golem-factory", "dark-laboratory", "jackpot-stash"])
    t.phase("end")
    t.next_from("room deck", "open-grave", "torture-chamber", "zombie-prison")
    t.phase("beginning")
    t.phase("build").pass_until("bob", "build")
    t.answer("bob", "place golem-factory 0")
    drawn = {"bob": 1, "cy": 1}
    for world in imagined(t, "ann"):
        elsewhere = world.hand("bob") + world.face_down("bob") + world.hand("cy")
        left = elsewhere[:]
        for each in outside:
            assert each in left, "a card that was seen outside the deck is in it"
            left.remove(each)
        assert len(left) == sum(drawn.values())
        assert sorted([*world.room_deck, *left, "open-grave"]) == deck


@card("king-croak", "witch-s-kitchen")
def test_of_two_copies_the_one_that_stays_cannot_be_in_a_deck_that_was_searched() -> None:
    """One copy was seen outside the deck, the other was taken openly later; one is discarded, and the other stays."""
    t = boss_monster(THREE, bosses=["king-croak", "xyzax", "gorgona"])
    t.hand("bob", "golem-factory")
    levels_up(t, "ann")
    t.answer("ann", "yes")
    t.answer("ann", "from-deck monster-s-ballroom").all_pass()
    t.phase("end")
    recovers(t, "bob", "golem-factory")
    t.dungeon("bob", "witch-s-kitchen")
    t.phase("build").pass_until("bob", "build")
    t.answer("bob", "use witch-s-kitchen").all_pass()
    assert "golem-factory" in t.hand_of("bob")
    deck = sorted(CARDS[number].id for number in t.g.room_deck)
    assert all(world.room_deck == deck for world in imagined(t, "ann"))


@card("king-croak")
def test_who_searches_the_deck_knows_that_the_cards_of_the_eliminated_are_not_in_it() -> None:
    """What an eliminated player held is out of the game, and the deck was seen without it."""
    t = boss_monster(THREE, bosses=["king-croak", "xyzax", "gorgona"])
    t.hand("cy", "open-grave", "jackpot-stash")
    t.give_wounds("cy", *[a_hero(epic=False, n=n) for n in range(5)])
    t.phase("end")
    levels_up(t, "ann")
    t.answer("ann", "yes")
    t.answer("ann", "from-deck monster-s-ballroom").all_pass()
    deck = sorted(CARDS[number].id for number in t.g.room_deck)
    assert all(world.room_deck == deck for world in imagined(t, "ann"))


@card("king-croak")
def test_cards_known_in_different_ways_do_not_get_in_each_others_way() -> None:
    """Two rooms must be with Bob, one of them seen outside the deck: both are, in every world, wherever copies are."""
    t = boss_monster(THREE, bosses=["king-croak", "xyzax", "gorgona"])
    recovers(t, "bob", "dracolich-lair")
    levels_up(t, "ann")
    t.answer("ann", "yes")
    t.answer("ann", "from-deck monster-s-ballroom").all_pass()
    t.phase("end")
    t.dungeon("ann")
    recovers(t, "bob", "beast-menagerie")
    t.next_from("room deck", "open-grave", "jackpot-stash", "zombie-prison")
    t.phase("beginning")
    t.phase("build").pass_until("bob", "build")
    t.answer("bob", "place jackpot-stash 0")
    assert t.waiting == ["cy"]
    for world in imagined(t, "ann"):
        assert world.hand("bob") == ["beast-menagerie", "dracolich-lair"]
        assert not CARDS[NUMBER[world.face_down("bob")[0]]].advanced


@card("jeopardy")
def test_jeopardy_wipes_what_was_known() -> None:
    """All hands go to the discard pile for all to see, and nothing is known of the new ones."""
    t = boss_monster(THREE)
    t.hand("bob", "dark-laboratory")
    t.hand("cy", "jeopardy")
    recovers(t, "bob", "golem-factory")
    steals(t, "cy", "bob")
    t.phase("build").pass_until("cy", "build")
    t.answer("cy", "cast jeopardy").all_pass()
    assert {"golem-factory", "dark-laboratory"} <= set(t.discarded)
    for watcher in THREE:
        for holder in THREE:
            assert known(t, watcher, holder) == []
            if watcher != holder:
                worlds = imagined(t, watcher)
                assert different(world.hand(holder) for world in worlds) > 10
                assert any("golem-factory" not in world.hand(holder) for world in worlds)


# -- out of the game, and before it -------------------------------------------------------------------------------


def test_what_an_eliminated_player_held_stays_unknown() -> None:
    """The hand leaves the game unseen: for all the others know, those cards may still be in the deck."""
    t = boss_monster(THREE)
    t.hand("cy", "kobold-strike", "golem-factory")
    t.only_in("spell deck", "fear", "freeze")
    t.give_wounds("cy", *[a_hero(epic=False, n=n) for n in range(5)])
    t.phase("end")
    assert t.view("").seats[2].out
    places = ["spell deck" if "kobold-strike" in world.spell_deck else "gone" for world in imagined(t, "ann")]
    assert set(places) == {"spell deck", "gone"}


def test_a_known_card_of_an_eliminated_player_is_known_to_be_gone() -> None:
    """What was known of the hand is out of the game in every world."""
    t = boss_monster(THREE)
    recovers(t, "cy", "exhaustion")
    t.give_wounds("cy", *[a_hero(epic=False, n=n) for n in range(5)])
    t.phase("end")
    for world in imagined(t, "ann"):
        assert "exhaustion" not in world.spell_deck + world.hand("bob")


@rule("BM-SETUP-15")
def test_sealed_discards_are_known_to_their_owner_only() -> None:
    """The others see how many there are; which of the cards dealt they are may be any."""
    t = dealt()
    room, spell = t.view("bob").hand[0], t.view("bob").hand[-1]
    t.answer("bob", f"card {room}")
    t.answer("bob", f"card {spell}")
    assert t.view("bob").sealed == [room, spell]
    seen = t.view("ann").seats[1]
    assert (t.view("ann").sealed, seen.sealed, seen.rooms_held, seen.spells_held) == ([], 2, 5, 2)
    worlds = imagined(t, "ann")
    sealed = [world.view("bob").sealed for world in worlds]
    assert different(sealed) > 10
    kinds = [sorted(TYPES[CARDS[NUMBER[each]].type] for each in cards) for cards in sealed]
    assert {tuple(each) for each in kinds} == {("room", "room"), ("room", "spell"), ("spell", "spell")}
    for world in worlds:
        dealt_cards = world.hand("bob") + world.view("bob").sealed
        assert sum(CARDS[NUMBER[each]].type == ROOM for each in dealt_cards) == 5
    assert all(world.view("bob").sealed == [room, spell] for world in imagined(t, "bob"))


@pytest.mark.parametrize("seats", [("ann", "bob"), THREE, (*THREE, "dee")])
def test_bosses_on_offer_are_known_to_their_seat_only(seats: tuple[str, ...]) -> None:
    """Each sees two bosses and what they are; behind the others' backs may be any of the rest."""
    t = fresh(seats, choose_boss="on").setup()
    mine = sorted(option.split()[1] for option in t.options("ann"))
    assert [sorted(set(told) & {"boss", "other"}) for told in t.told("bosses-offered", "ann")] == [
        ["boss", "other"] if name == "ann" else [] for name in seats
    ]
    assert sorted(t.view("ann").sealed) == mine
    t.answer("bob", t.options("bob")[0])
    worlds = imagined(t, "ann")
    offered = [sorted(world.view("bob").sealed) for world in worlds]
    assert different(offered) > 5
    assert all(len(set(bosses)) == 2 and not set(bosses) & set(mine) for bosses in offered)
    assert all(sorted(world.view("ann").sealed) == mine for world in worlds)


def test_heroes_to_come_are_known_but_not_their_order() -> None:
    """Everybody can count which heroes are left; worlds differ in who comes next."""
    t = boss_monster(THREE)
    worlds = imagined(t, "ann")
    assert all(sorted(world.g.hero_deck) == sorted(t.g.hero_deck) for world in worlds)
    assert len({world.g.hero_deck[-1] for world in worlds}) > 5


# -- worlds imagined while somebody else is choosing --------------------------------------------------------------


def play_out(world: World) -> None:
    """Everybody takes their first option until nobody is asked; no card is lost or made."""
    before = all_cards(world.g)
    for _ in range(500):
        if world.g.over:
            return
        decision = world.g.decisions[0]
        assert decision.options, f"{decision.kind} cannot be answered"
        world.g.answer(decision.seat, 0)
        assert all_cards(world.g) == before
    raise AssertionError("the phase does not end")


@card("giant-size")
def test_a_spell_being_aimed_is_in_its_casters_hand_in_every_world() -> None:
    """Bob has chosen a spell and not yet its target: the world can go on from there."""
    t = boss_monster(THREE)
    t.dungeon("ann", "neanderthal-cave", "golem-factory")
    t.entrance("ann", a_hero(health=11, epic=True))
    t.hand("bob", "giant-size", "fear")
    t.phase("adventure").pass_until("bob", "react")
    t.answer("bob", "cast giant-size")
    asked = t.asked("bob")
    assert asked is not None
    assert asked.kind == "choose-room"
    for name in ("ann", "cy"):
        for world in imagined(t, name):
            play_out(world)


@card("witch-s-kitchen")
def test_a_cost_being_paid_can_be_paid_in_every_world() -> None:
    """Bob must discard a monster room and chooses which: however his hand is imagined, there is one in it."""
    t = boss_monster(THREE)
    t.dungeon("bob", "witch-s-kitchen")
    t.hand("bob", "golem-factory", "succubus-spa")
    t.phase("build").pass_until("bob", "build")
    t.answer("bob", "use witch-s-kitchen")
    asked = t.asked("bob")
    assert asked is not None
    assert asked.kind == "discard"
    for name in ("ann", "cy"):
        for world in imagined(t, name):
            play_out(world)


@card("king-croak")
def test_a_search_under_way_finds_something_in_every_world() -> None:
    """Bob is choosing among the rooms he found: however the deck is imagined, there is something to choose."""
    t = boss_monster(THREE, bosses=["draculord", "king-croak", "gorgona"])
    t.only_in("room deck", "open-grave", "beast-menagerie", "monster-s-ballroom", *["dark-altar"] * 3)
    t.hand("cy", "jackpot-stash", "dark-laboratory")
    levels_up(t, "bob")
    t.answer("bob", "yes")
    asked = t.asked("bob")
    assert asked is not None
    assert asked.kind == "search"
    for name in ("ann", "cy"):
        for world in imagined(t, name):
            play_out(world)


# -- what being asked gives away ----------------------------------------------------------------------------------


def test_nobody_sees_who_may_react() -> None:
    """While a reaction is open the others see that, but not of whom; only the seat itself is shown its options."""
    t = boss_monster(THREE)
    t.dungeon("ann", "neanderthal-cave")
    t.entrance("ann", a_hero(health=4))
    t.hand("cy", "assassin")
    t.phase("adventure")
    assert t.waiting == ["cy"]
    for name in ("ann", "bob", ""):
        view = t.view(name)
        assert (view.waiting, view.window, view.decision) == ([], True, None)
    assert t.view("cy").decision is not None


@rule("BM-VAR-06")
def test_nobody_sees_who_may_take_a_mulligan() -> None:
    """To be asked tells of a poor hand, and declining hides it; whoever imagines the hand imagines a poor one."""
    t = dealt(hands={"ann": ("dark-altar", "dark-altar", "open-grave", "succubus-spa", "bottomless-pit", "freeze")})
    assert [decision.kind for decision in t.g.pending] == ["mulligan"]
    for name in ("bob", ""):
        view = t.view(name)
        assert (view.waiting, view.window, view.decision) == ([], True, None)
    worlds = imagined(t, "bob")
    assert different(world.hand("ann") for world in worlds) > 1
    poor = sum(world.g.has_poor_hand(SeatNo(t.seat("ann"))) for world in worlds)
    assert poor > WORLDS / 2  # a deal in eight or so is poor, and only so many are tried


@pytest.mark.parametrize("mulligan", ["off", "four_of_five"])
def test_a_table_without_mulligans_has_no_moment_for_them(mulligan: str) -> None:
    """A table that stops at every secret moment does not stop for one that cannot come."""
    game = lay_out(
        fresh(THREE, mulligan=mulligan).g.config, seeded("moments"), read_settings({"mulligan": mulligan}), True
    )
    game.push(PREPARE, NOBODY, NO_CARD, NO_EVENT, (0,))
    moment = run_on(game)
    assert (moment is not None) == (mulligan != "off")


@card("king-croak")
def test_a_searcher_knows_that_what_left_the_game_unseen_is_not_in_the_deck() -> None:
    """Cy went out with rooms nobody saw: however Ann imagines them, she finds in the deck what she found."""
    t = boss_monster(THREE, bosses=["king-croak", "xyzax", "gorgona"])
    t.only_in("room deck", "beast-menagerie", "monster-s-ballroom", "open-grave")
    t.hand("cy", "golem-factory", "dark-altar", "jackpot-stash")
    t.give_wounds("cy", *[a_hero(epic=False, n=n) for n in range(5)])
    t.phase("end")
    levels_up(t, "ann")
    t.answer("ann", "yes")
    assert t.options("ann") == ["from-deck beast-menagerie", "from-deck monster-s-ballroom"]
    for world in imagined(t, "ann"):
        play_out(world)
