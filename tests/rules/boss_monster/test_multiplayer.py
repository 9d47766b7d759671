"""More than two players: a defeated one drops out and the others play on."""

import pytest

from tests.boss_table import Table, boss_monster
from tests.marks import card, rule
from underhall.errors import NotYourDecision

EDITIONS = ["trefl-pl", "first-ru", "alpha-ja"]
THREE = ["ann", "bob", "cy"]

FOOL = "the-fool"  # health 2, goes where the fewest souls are
NICK = "nick-the-masher"  # health 4, cleric
ACACIA = "acacia-warrior-of-light"  # health 6, cleric
DELATORIOUS = "delatorious-angel-of-light"  # health 8, cleric
JOMAN = "joman-chimm-cutpurse"  # health 4, thief
JESTA = "jesta-the-rogue"  # health 6, thief
TIEG = "tieg-and-the-magic-bubble"  # health 4, mage
MITCHELL = "mitchell-the-judge"  # health 6, mage
DARTTEON = "dartteon-elf-pyromancer"  # health 8, mage
LOST = ("lord-van-ette", "katelyn-angelic-healer", "boden-the-pantless")  # five wounds in all
ALSO_LOST = ("frankov-the-envoy", "antonius-the-rune-knight", "fire-s-breath-heroine-of-arcadia")


def pass_to(t: Table, turn: int, phase: str) -> None:
    """Everybody passes until somebody is asked in this phase of this turn."""
    while (t.view("").turn, t.view("").phase) != (turn, phase):
        t.answer(t.waiting[0], "pass")


def falling(loser: str = "ann", edition: str = "trefl-pl") -> Table:
    """Three players of whom one is about to end the turn with five wounds."""
    t = boss_monster(seats=THREE, edition=edition)
    t.give_wounds(loser, *LOST)
    t.next_from("hero deck", TIEG, MITCHELL, DARTTEON)
    return t


@rule("BM-MP-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("loser", THREE)
def test_a_defeated_player_drops_out_and_the_others_play_on(edition: str, loser: str) -> None:
    """One of three ends the turn with five wounds: in the next turn only the other two draw, build and are asked."""
    t = falling(loser, edition)
    others = [name for name in THREE if name != loser]
    t.hand(loser, "golem-factory")
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave")

    t.turns("end")
    assert t.told("seat-out") == [{"seat": loser, "wounds": 5}]
    assert t.view("").winners == []
    assert t.view("").turn == 2
    acting = []
    while t.view("").turn == 2:
        acting.append(t.waiting[0])
        with pytest.raises(NotYourDecision):
            t.g.answer(t.seat(loser), 0)
        t.answer(t.waiting[0], "pass")

    assert acting == others
    drawn = [told["seat"] for told in t.told("card-drawn")]
    assert drawn[:2] == others
    assert loser not in drawn
    assert [seat.out for seat in t.view("").seats] == [name == loser for name in THREE]


@rule("BM-MP-02", "BM-MP-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_of_a_defeated_player_leave_the_game_and_not_to_the_discard_pile(edition: str) -> None:
    """Hand and dungeon are gone from the table, and every deck and the discard pile are as they were."""
    t = falling(edition=edition)
    t.hand("ann", "golem-factory", "freeze")
    t.dungeon("ann", "haunted-library", ["open-grave", "vampire-bordello"])
    t.dungeon("bob", "specter-s-sanctum")
    t.give_souls("ann", NICK)
    t.pile("dark-altar", "fear")
    before = t.view("")

    t.phase("end")

    after = t.view("")
    assert after.seats[0].out
    assert (after.seats[0].rooms_held, after.seats[0].spells_held, after.seats[0].dungeon) == (0, 0, ())
    assert after.discard == before.discard == ["dark-altar", "fear"]
    assert (after.room_deck, after.spell_deck) == (before.room_deck, before.spell_deck)
    assert (after.hero_deck, after.epic_deck, after.town) == (before.hero_deck, before.epic_deck, before.town)
    assert after.seats[1:] == before.seats[1:]
    assert after.removed >= before.removed + 5


@rule("BM-MP-02", "BM-MP-03")
@card("haunted-library")
@pytest.mark.parametrize("edition", EDITIONS)
def test_later_decks_never_hold_the_cards_of_a_defeated_player(edition: str) -> None:
    """Both decks run out and are rebuilt from the discards alone; what is drawn afterwards was never the loser's."""
    t = falling(edition=edition)
    t.hand("ann", "neanderthal-cave", "counterspell")
    t.dungeon("ann", ["open-grave", "vampire-bordello"])
    t.dungeon("bob", "haunted-library")
    t.dungeon("cy", "haunted-library")
    t.only_in("room deck", "golem-factory", "golem-factory")
    t.only_in("spell deck", "fear", "freeze")
    t.pile("specter-s-sanctum", "specter-s-sanctum", "assassin", "assassin")

    t.turns("end")
    for deck in ("deck 1", "deck 2", "deck 1", "deck 2"):
        for _ in ("bob", "cy"):
            while deck not in t.options(t.waiting[0]):
                t.answer(t.waiting[0], "pass")
            t.answer(t.waiting[0], deck)

    assert len(t.told("deck-rebuilt")) >= 2
    rooms = ["golem-factory", "golem-factory", "specter-s-sanctum", "specter-s-sanctum"]
    spells = ["assassin", "assassin", "fear", "freeze"]
    assert sorted(t.hand_of("bob") + t.hand_of("cy")) == sorted(rooms + spells)
    assert (t.view("").room_deck, t.view("").spell_deck, t.discarded) == (0, 0, [])


@rule("BM-MP-04")
@card("freeze")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rooms_of_a_defeated_player_are_no_target(edition: str) -> None:
    """A spell on any room offers the rooms of those still playing alone."""
    t = falling(edition=edition)
    t.dungeon("ann", "golem-factory", "specter-s-sanctum")
    t.dungeon("bob", "neanderthal-cave")
    t.dungeon("cy", "brainsucker-hive")
    t.hand("bob", "freeze")
    t.next_from("room deck", "open-grave", "open-grave")

    t.turns("end")
    t.pass_until("bob", "build")
    t.answer("bob", "cast freeze")

    assert t.options("bob") == ["room neanderthal-cave bob 0", "room brainsucker-hive cy 0"]


@rule("BM-MP-04")
@card("zombie-attack", "motivation")
@pytest.mark.parametrize("edition", EDITIONS)
def test_souls_of_a_defeated_player_are_no_target_and_its_rooms_do_not_count(edition: str) -> None:
    """Reviving offers only the souls of a player still in the game, and nobody has more rooms than the caster."""
    t = falling(edition=edition)
    t.give_souls("ann", NICK, ACACIA)
    t.give_souls("cy", JOMAN, JESTA)
    t.dungeon("ann", "golem-factory", "specter-s-sanctum")
    t.hand("bob", "zombie-attack", "motivation")
    t.next_from("room deck", "open-grave", "open-grave")

    t.turns("end")
    assert "cast motivation" not in t.options("bob")
    t.answer("bob", "cast zombie-attack")

    assert t.options("bob") == [f"hero {JOMAN}", f"hero {JESTA}"]


@rule("BM-MP-04")
@card("zombie-attack")
def test_a_spell_with_nothing_but_a_defeated_players_souls_cannot_be_cast() -> None:
    """Only the defeated player has souls: the spell that revives a rival's is not offered."""
    t = falling()
    t.give_souls("ann", NICK, ACACIA)
    t.hand("bob", "zombie-attack")
    t.next_from("room deck", "open-grave", "open-grave")

    t.turns("end")

    assert t.waiting == ["bob"]
    assert "cast zombie-attack" not in t.options("bob")


@rule("BM-MP-04")
@card("torture-chamber")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hand_of_a_defeated_player_is_no_target(edition: str) -> None:
    """An ability against an opponent's rooms finds only the player who is left, who loses one."""
    t = falling(edition=edition)
    t.hand("ann", "golem-factory", "neanderthal-cave")
    t.dungeon("bob", "torture-chamber")
    t.next_from("room deck", "open-grave", "open-grave")

    t.turns("end")
    t.answer("bob", "use torture-chamber 0")

    assert t.told("ability-used-seat") == [{"seat": "bob", "card": "torture-chamber", "other": "cy"}]
    assert t.told("card-lost") == [{"seat": "cy", "card": "open-grave"}]
    assert sorted(t.discarded) == ["open-grave", "torture-chamber"]


@rule("BM-MP-04")
@card("trepidation", "jeopardy")
def test_effects_on_opponents_and_on_everybody_leave_a_defeated_player_out() -> None:
    """A leader in souls who is out cannot be kept out, and draws nothing when everybody draws."""
    t = falling()
    t.give_souls("ann", NICK, ACACIA, JESTA)
    t.dungeon("bob", "golem-factory")
    t.entrance("bob", DELATORIOUS)
    t.hand("bob", "trepidation", "jeopardy")
    t.next_from("room deck", "open-grave", "open-grave")

    t.turns("end")
    pass_to(t, 2, "adventure")
    assert t.waiting == ["bob"]
    assert t.options("bob") == ["pass", "cast jeopardy"]
    before = len(t.told("card-drawn"))
    t.answer("bob", "cast jeopardy")

    drawn = [told["seat"] for told in t.told("card-drawn")][before : before + 6]
    assert drawn == ["bob"] * 3 + ["cy"] * 3
    assert (t.view("").seats[0].rooms_held, t.view("").seats[0].spells_held) == (0, 0)


@rule("BM-MP-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_treasure_and_souls_of_a_defeated_player_are_not_compared_in_bait(edition: str) -> None:
    """A cleric goes to the one icon still in play, the Fool to the fewest souls of those left, not to the loser."""
    t = boss_monster(seats=THREE, edition=edition)
    t.give_wounds("ann", *LOST)
    t.dungeon("ann", "specter-s-sanctum", "open-grave")
    t.dungeon("bob", "succubus-spa")
    t.give_souls("bob", JOMAN, JESTA)
    t.give_souls("cy", DARTTEON)
    t.town(NICK, FOOL)
    t.next_from("hero deck", TIEG, MITCHELL, DELATORIOUS)
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave")

    t.turns("end")
    pass_to(t, 3, "build")

    assert [(told["hero"], told["seat"], told["best"], told["second"]) for told in t.told("hero-lured")] == [
        (NICK, "bob", 1, 0),
        (DELATORIOUS, "bob", 1, 0),
    ]
    assert t.told("fool-lured") == [{"hero": FOOL, "seat": "cy", "souls": 1}]
    assert t.queue("ann") == []
    assert t.wounds("ann") == 5


@rule("BM-MP-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_as_many_heroes_come_as_players_started(edition: str) -> None:
    """Two of four players are out: four heroes are revealed in the next turn all the same."""
    t = boss_monster(seats=["ann", "bob", "cy", "dan"], edition=edition)
    t.give_wounds("ann", *LOST)
    t.give_wounds("cy", *ALSO_LOST)
    t.next_from("hero deck", NICK, JOMAN, TIEG, MITCHELL, DARTTEON)
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave")

    t.turns("end")

    assert [seat.out for seat in t.view("").seats] == [True, False, True, False]
    assert t.view("").turn == 2
    assert [told["hero"] for told in t.told("hero-revealed")] == [NICK, JOMAN, TIEG, MITCHELL]
    assert t.in_town == [NICK, JOMAN, TIEG, MITCHELL]


@rule("BM-MP-06")
@card("jeopardy")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_with_five_wounds_finishes_the_turn(edition: str) -> None:
    """The fifth wound comes from the first of two heroes: the second is dealt with, and a spell may still be cast."""
    t = boss_monster(seats=THREE, edition=edition)
    t.give_wounds("ann", "boden-the-pantless", *LOST[:1], TIEG)
    t.dungeon("ann", "golem-factory")
    t.entrance("ann", DELATORIOUS, FOOL, NICK)
    t.hand("ann", "jeopardy")
    t.next_from("spell deck", "kobold-strike", "motivation", "zombie-attack")
    t.next_from("room deck", *["neanderthal-cave", "specter-s-sanctum"] * 3)

    t.turns("adventure")
    while t.wounds("ann") < 5 or t.view("").walker is None:
        assert not t.view("").seats[0].out
        t.answer("ann", "pass")
    assert t.view("").phase == "adventure"
    assert not t.view("").seats[0].out
    assert t.events("seat-out") == []
    t.answer("ann", "cast jeopardy")

    assert t.told("spell-cast") == [{"seat": "ann", "card": "jeopardy"}]
    assert t.events("hero-survived", "hero-died", "seat-out") == [
        "hero-survived",
        "hero-died",
        "hero-survived",
        "seat-out",
    ]
    assert (t.souls("ann"), t.wounds("ann")) == (1, 6)
    assert t.view("").seats[0].out
    assert t.view("").turn == 2


@rule("BM-CONF-35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_heroes_at_the_entrance_of_a_defeated_player_return_to_town(edition: str) -> None:
    """They line up in town by order of reveal, with those who waited there, and are lured like the others."""
    t = falling("cy", edition)
    t.entrance("cy", NICK)
    t.town(JESTA)
    t.entrance("cy", JOMAN)
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave")

    t.turns("end")
    assert t.view("").seats[2].out
    assert t.queue("cy") == []
    assert t.in_town == [NICK, JESTA, JOMAN, TIEG, MITCHELL, DARTTEON]
    pass_to(t, 3, "build")

    lured = [(told["hero"], told["seat"]) for told in t.told("hero-lured")]
    assert lured == [(NICK, "ann"), (JESTA, "bob"), (JOMAN, "bob")]
