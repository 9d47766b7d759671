"""Second, harder looks at rules of the turn: two effects at once, empty decks, seats out, full dungeons."""

import pytest

from tests.boss_table import Table, a_hero, boss_monster
from tests.marks import card, rule
from underhall.games.boss_monster.settings import EDITIONS

every_edition = pytest.mark.parametrize("edition", EDITIONS)

FIVE = ("golem-factory", "open-grave", "succubus-spa", "dizzygas-hallway", "neanderthal-cave")


def wounded(t: Table, name: str, wounds: int, first: int = 0) -> None:
    """So many single wounds."""
    t.give_wounds(name, *(a_hero(health=6, n=first + n) for n in range(wounds)))


def out(t: Table, name: str) -> None:
    """The player has lost, and the others play on."""
    t.give_wounds(name, a_hero(epic=True, n=5), a_hero(epic=True, n=6), a_hero(epic=True, n=7))
    t.phase("end")
    assert t.view("").seats[t.seat(name)].out


# -- beginning, decks ---------------------------------------------------------------------------------------------


@rule("BM-TURN-07", "BM-CONF-15", "BM-FAQ-02")
@every_edition
def test_the_last_room_is_drawn_by_the_higher_xp_and_the_next_is_a_discard(edition: str) -> None:
    """One room in the deck, one among the discards: the deck is rebuilt between two draws of one phase."""
    t = boss_monster(edition=edition)
    t.only_in("room deck", "open-grave")
    t.pile("golem-factory", "fear")
    t.phase("beginning")
    assert (t.hand_of("ann"), t.hand_of("bob")) == (["open-grave"], ["golem-factory"])
    assert t.discarded == ([] if t.view("").settings["reshuffle"] == "both" else ["fear"])


@rule("BM-TURN-07", "BM-CONF-15", "BM-FAQ-03")
@every_edition
def test_with_deck_and_discards_empty_the_lower_xp_draws_nothing(edition: str) -> None:
    """One room for two players: the second gets nothing, is told so, and the turn goes on."""
    t = boss_monster(edition=edition)
    t.only_in("room deck", "open-grave")
    t.phase("beginning")
    assert t.hand_of("bob") == []
    assert t.told("nothing-to-draw") == [{"seat": "bob", "deck": 1}]
    t.phase("build")


@rule("BM-SPELL-07", "BM-CONF-15")
@card("haunted-library")
def test_a_library_that_draws_from_an_empty_spell_deck_gets_nothing_and_no_room() -> None:
    """Who chose the spell deck has chosen: there is no room instead when it turns out to be empty."""
    t = boss_monster()
    t.dungeon("ann", "haunted-library")
    t.only_in("spell deck")
    t.phase("beginning")
    t.answer("ann", "deck 2")
    assert t.hand_of("ann") == []
    assert len(t.hand_of("bob")) == 1


@rule("BM-TURN-04", "BM-MP-05", "BM-CONF-05")
@every_edition
def test_as_many_heroes_come_after_an_elimination_ordinary_and_epic_mixed(edition: str) -> None:
    """Three started and one is out: three heroes come, the last ordinary one and two epic ones."""
    t = boss_monster(seats=["ann", "bob", "cy"], edition=edition)
    out(t, "bob")
    t.only_in("hero deck", a_hero(health=4))
    t.only_in("epic deck", a_hero(epic=True), a_hero(epic=True, n=1), a_hero(epic=True, n=2))
    t.phase("beginning")
    assert t.in_town == [a_hero(health=4), a_hero(epic=True), a_hero(epic=True, n=1)]


@rule("BM-TURN-02", "BM-MP-01")
@every_edition
def test_nobody_waits_for_a_player_who_is_out(edition: str) -> None:
    """Neither building nor reacting nor drawing: the eliminated seat is passed over in every phase."""
    t = boss_monster(seats=["ann", "bob", "cy"], edition=edition, machinations="on")
    t.hand("bob", "freeze", "open-grave")
    t.dungeon("bob", "haunted-library", "jackpot-stash")
    t.give_wounds("bob", a_hero(epic=True, n=5), a_hero(epic=True, n=6), a_hero(epic=True, n=7))
    t.phase("end").all_pass()
    asked: set[str] = set()
    t.dungeon("ann", "golem-factory")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "freeze")
    t.hand("cy", "freeze")
    t.turn("beginning")
    for _ in range(100):
        if not t.waiting:
            break
        asked |= set(t.waiting)
        t.answer(t.waiting[0], "pass" if "pass" in t.options(t.waiting[0]) else t.options(t.waiting[0])[0])
    assert asked == {"ann", "cy"}


# -- building -----------------------------------------------------------------------------------------------------


@rule("BM-BUILD-06", "BM-BUILD-07")
@card("motivation")
def test_motivation_in_a_dungeon_of_four_leaves_no_sixth_place() -> None:
    """Four rooms and one laid on the left: the second room of a Motivation can only cover one of the four."""
    t = boss_monster()
    t.dungeon("ann", *FIVE[:3])
    t.dungeon("bob", "succubus-spa", "brainsucker-hive", "brainsucker-hive", "boulder-ramp", "boulder-ramp")
    t.levelled("bob")
    t.hand("ann", "neanderthal-cave", "motivation", "motivation", "golem-factory", "open-grave")
    t.phase("build")
    t.answer("ann", "place neanderthal-cave 3").answer("ann", "cast motivation")
    t.answer("ann", "place golem-factory 4").answer("ann", "cast motivation")
    places = sorted(words for words in t.options("ann") if words.startswith("place"))
    assert places == [f"place open-grave {slot}" for slot in range(3)]


@rule("BM-BUILD-23", "BM-BUILD-10", "BM-KEY-16")
@card("freeze", "motivation")
def test_an_advanced_room_finds_no_base_where_one_is_frozen_and_the_other_covered() -> None:
    """Two fighter rooms, one frozen and one with a card face down on it: Beast Menagerie cannot be built."""
    t = boss_monster()
    t.dungeon("ann", "golem-factory", "neanderthal-cave")
    t.dungeon("bob", "succubus-spa", "boulder-ramp", "open-grave")
    t.hand("ann", "motivation", "freeze", "dizzygas-hallway", "monster-s-ballroom")
    t.phase("build")
    assert "place monster-s-ballroom 1" in t.options("ann")
    t.answer("ann", "place dizzygas-hallway 0")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 1")
    t.answer("ann", "cast motivation")
    assert not [words for words in t.options("ann") if "ballroom" in words]


@rule("BM-BUILD-17", "BM-KEY-33")
@card("kobold-strike")
@every_edition
def test_after_a_kobold_strike_nobody_who_has_not_built_may_build(edition: str) -> None:
    """The first builder's room returns, the second is not even asked, and nothing is revealed."""
    t = boss_monster(seats=["ann", "bob", "cy"], edition=edition)
    t.hand("ann", "golem-factory")
    t.hand("bob", "open-grave")
    t.hand("cy", "kobold-strike", "neanderthal-cave")
    t.phase("build")
    t.answer("ann", "place golem-factory 0").answer("cy", "cast kobold-strike")
    assert t.waiting == []
    assert t.hand_of("ann") == ["golem-factory"]
    assert (t.events("room-revealed"), [t.rooms(name) for name in t.names]) == ([], [[], [], []])


@rule("BM-BUILD-21", "BM-BUILD-25")
@card("cleopatra", "dark-laboratory")
def test_a_room_covered_before_its_turn_does_not_work() -> None:
    """Cleopatra's level-up builds over the very room that was the fifth: its own text is no longer in force."""
    t = boss_monster(bosses=["cleopatra", "robobo"])
    t.dungeon("ann", *FIVE[:4])
    t.hand("ann", "dark-laboratory")
    t.phase("build")
    t.answer("ann", "place dark-laboratory 4").answer("ann", "yes")
    t.answer("ann", "from-deck all-seeing-eye").answer("ann", "place all-seeing-eye 4")
    assert t.told("ability-works") == []
    assert t.waiting == []


@rule("BM-BUILD-24", "BM-BAIT-04")
@card("jackpot-stash")
def test_doubled_treasure_doubles_what_is_revealed_later_in_the_phase() -> None:
    """The Stash is used before the reveal; the icon of the room revealed afterwards counts twice, the boss's once."""
    t = boss_monster(bosses=["draculord", "cleopatra"])
    t.dungeon("ann", "jackpot-stash")
    t.hand("ann", "open-grave")
    t.phase("build")
    t.answer("ann", "place open-grave 1").answer("ann", "use jackpot-stash 0")
    assert t.view("").seats[0].treasure[0] == 1 + 2


# -- bait ---------------------------------------------------------------------------------------------------------


@rule("BM-BAIT-06", "BM-KEY-13")
@card("freeze")
@every_edition
def test_a_frozen_icon_turns_a_lead_into_a_tie(edition: str) -> None:
    """2:1 would lure; with one of the two frozen it is 1:1, and the hero stays."""
    t = boss_monster(bosses=["king-croak", "gorgona"], edition=edition)
    t.dungeon("ann", "open-grave", "succubus-spa")
    t.dungeon("bob", "open-grave")
    t.town(a_hero(health=4, wants="cleric"))
    t.hand("bob", "freeze")
    t.turn("build")
    t.pass_until("bob", "build")
    t.answer("bob", "cast freeze").answer("bob", "room succubus-spa ann 0").all_pass()
    assert len(t.told("hero-tied")) == 1


@rule("BM-BAIT-06", "BM-MP-04")
@every_edition
def test_an_eliminated_dungeon_ties_with_nobody(edition: str) -> None:
    """Two dungeons were tied; the owner of one is out, and the hero goes to the other."""
    t = boss_monster(seats=["ann", "bob", "cy"], bosses=["king-croak", "gorgona", "robobo"], edition=edition)
    t.dungeon("ann", "open-grave")
    t.dungeon("bob", "open-grave")
    t.town(a_hero(health=4, wants="cleric"))
    t.phase("bait")
    assert t.queue("ann") == []
    out(t, "bob")
    t.phase("bait")
    assert t.queue("ann") == [a_hero(health=4, wants="cleric")]


@rule("BM-BAIT-10", "BM-BAIT-12", "BM-CONF-17")
@card("fear")
@every_edition
def test_a_hero_sent_back_to_town_arrives_before_a_younger_one(edition: str) -> None:
    """Fear sends the elder back while the younger waits in town: next turn both come, the elder first."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "open-grave", "dark-altar")
    elder, younger = a_hero(health=8, wants="cleric"), a_hero(health=6, wants="cleric")
    t.entrance("ann", elder)
    t.town(younger)
    t.hand("bob", "fear")
    t.phase("adventure")
    while t.view("").walker is None:
        t.answer("bob" if "bob" in t.waiting else "ann", "pass")
    while t.waiting and "cast fear" not in t.options("bob"):
        t.answer(t.waiting[0], "pass")
    t.answer("bob", "cast fear").all_pass()
    assert t.in_town == [elder, younger]
    t.phase("bait")
    assert t.queue("ann") == [elder, younger]


# -- adventure ----------------------------------------------------------------------------------------------------


@rule("BM-ADV-11", "BM-KEY-39")
@card("assassin")
@pytest.mark.parametrize("death_timing", ["on_leave", "on_damage"])
def test_strength_given_after_the_lethal_damage_saves_only_where_death_waits(death_timing: str) -> None:
    """The rival strengthens a hero who has just taken lethal damage: in time where it dies on leaving."""
    t = boss_monster(death_timing=death_timing)
    t.dungeon("ann", "neanderthal-cave", "golem-factory")
    t.entrance("ann", a_hero(health=4))
    t.hand("bob", "assassin")
    t.phase("adventure")
    while t.waiting and (t.view("").walker is None or t.view("").walker.slot != 0):  # type: ignore[union-attr]
        t.answer("bob", "pass")
    if death_timing == "on_leave":
        t.answer("bob", "cast assassin")
    assert (t.souls("ann"), t.wounds("ann")) == ((0, 1) if death_timing == "on_leave" else (1, 0))


@rule("BM-ADV-14", "BM-KEY-25")
@card("cave-in", "golem-factory")
@every_edition
def test_a_hero_buried_with_its_room_is_the_owner_s_soul_and_the_room_sees_nothing(edition: str) -> None:
    """The room is gone before the hero dies: the soul is scored, and nothing is drawn for it."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory", "open-grave")
    t.entrance("ann", a_hero(health=8))
    t.hand("ann", "cave-in")
    t.phase("adventure")
    t.answer("ann", "pass")
    t.answer("ann", "cast cave-in").answer("ann", "room golem-factory ann 1")
    assert (t.souls("ann"), t.hand_of("ann")) == (1, [])
    assert t.told("ability-works") == []


@rule("BM-ADV-09", "BM-END-03")
@card("teleportation", "freeze")
def test_damage_adds_up_over_a_second_walk_past_a_frozen_room() -> None:
    """Sent back to the first room, which has been frozen meanwhile: the second room hurts again, and that kills."""
    t = boss_monster(bosses=["xyzax", "draculord"])
    t.dungeon("ann", "neanderthal-cave", "golem-factory")
    t.entrance("ann", a_hero(health=6))
    t.hand("ann", "teleportation")
    t.hand("bob", "freeze")
    t.phase("adventure")
    while "cast teleportation" not in t.options("ann") or t.view("").walker.slot != 0:  # type: ignore[union-attr]
        t.answer(t.waiting[0], "pass")
    t.answer("ann", "pass").answer("bob", "cast freeze").answer("bob", "room neanderthal-cave ann 1")
    t.answer("ann", "cast teleportation").all_pass()
    assert t.walked() == ["neanderthal-cave", "golem-factory", "golem-factory"]
    assert t.told("room-hurt")[-1]["total"] == 7
    assert t.souls("ann") == 1


@rule("BM-ADV-01", "BM-CONF-18")
@card("trepidation")
def test_a_player_kept_out_takes_no_adventure_turn_and_the_hero_waits() -> None:
    """Trepidation in another's turn: the next player is skipped although a hero stands there."""
    t = boss_monster()
    t.dungeon("ann", "neanderthal-cave")
    t.dungeon("bob", "neanderthal-cave")
    t.give_souls("bob", a_hero(health=6), a_hero(health=6, n=1))
    t.entrance("ann", "the-fool")
    t.entrance("bob", a_hero(health=4))
    t.hand("ann", "trepidation")
    t.phase("adventure")
    t.answer("ann", "cast trepidation")
    assert [told["seat"] for told in t.told("adventure-began")] == ["ann"]
    assert t.queue("bob") == [a_hero(health=4)]


@rule("BM-KEY-26", "BM-CONF-41")
@card("boulder-ramp", "golem-factory")
def test_a_hero_killed_by_the_ramp_dies_in_the_ramp_though_the_factory_was_the_price() -> None:
    """Boulder Ramp destroys Golem Factory to deal five: the factory is gone and sees no death."""
    t = boss_monster()
    t.dungeon("ann", "boulder-ramp", "golem-factory")
    t.entrance("ann", a_hero(health=6))
    t.phase("adventure")
    t.pass_until("ann", "react")
    t.answer("ann", "use boulder-ramp 1").all_pass()
    assert t.souls("ann") == 1
    assert (t.rooms("ann"), t.told("ability-works")) == (["boulder-ramp"], [])


# -- the end ------------------------------------------------------------------------------------------------------


@rule("BM-WIN-02", "BM-WIN-06", "BM-KEY-37")
@card("vampire-bordello")
@every_edition
def test_a_fifth_wound_healed_before_the_end_of_the_turn_loses_nothing(edition: str) -> None:
    """The first hero brings the fifth wound, the second dies in the Bordello: four wounds at the end."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "vampire-bordello")
    wounded(t, "ann", 4)
    t.entrance("ann", a_hero(health=4), "the-fool")
    t.turn("adventure")
    while t.waiting and "yes" not in t.options("ann"):
        t.answer("ann", "pass")
    assert t.wounds("ann") == 5
    t.answer("ann", "yes").answer("ann", t.options("ann")[0])
    assert (t.wounds("ann"), t.souls("ann")) == (4, 2)
    assert t.events("seat-out", "won-last") == []


@rule("BM-WIN-03", "BM-WIN-06")
@card("zombie-attack")
def test_a_tenth_soul_called_back_before_the_end_of_the_turn_wins_nothing() -> None:
    """The tenth soul is revived and survives this time: nine souls and a wound at the end."""
    t = boss_monster()
    t.dungeon("bob", "zombie-prison")
    t.give_souls("ann", *(a_hero(epic=True, n=n) for n in range(5)))
    t.entrance("ann", a_hero(health=4))
    t.turn("adventure")
    t.answer("bob", "use zombie-prison 0").answer("bob", f"hero {a_hero(epic=True)}").all_pass()
    assert (t.souls("ann"), t.wounds("ann")) == (8, 3)
    assert t.g.outcome is None


@rule("BM-WIN-04", "BM-WIN-05")
@every_edition
@pytest.mark.parametrize(("wounds", "winner"), [((0, 1, 0), "cy"), ((0, 0, 1), "bob"), ((2, 2, 2), "cy")])
def test_three_who_reach_ten_souls_are_told_apart_by_wounds_then_by_low_xp(
    edition: str, wounds: tuple[int, int, int], winner: str
) -> None:
    """Souls minus wounds first; of equals the lowest XP, wherever it sits."""
    t = boss_monster(seats=["ann", "bob", "cy"], bosses=["draculord", "cleopatra", "gorgona"], edition=edition)
    for seat, name in enumerate(t.names):
        t.give_souls(name, *(a_hero(epic=True, n=5 * seat + n) for n in range(5)))
        t.give_wounds(name, *(a_hero(health=6, n=2 * seat + n) for n in range(wounds[seat])))
    t.phase("end")
    assert t.g.outcome is not None
    assert [t.names[seat] for seat in t.g.outcome.winners] == [winner]


@rule("BM-CONF-12", "BM-WIN-02", "BM-WIN-05")
@every_edition
def test_who_falls_together_with_all_others_may_still_win_by_low_xp(edition: str) -> None:
    """Everybody has five wounds and as many souls: nobody is eliminated first, and the lowest XP wins."""
    t = boss_monster(edition=edition)
    for seat, name in enumerate(t.names):
        t.give_wounds(name, *(a_hero(epic=True, n=3 * seat + n) for n in range(3)))
    t.phase("end")
    assert t.events("seat-out") == []
    assert t.g.outcome is not None
    assert [t.names[seat] for seat in t.g.outcome.winners] == ["bob"]


@rule("BM-MP-02", "BM-MP-03", "BM-CONF-35")
@every_edition
def test_the_cards_of_two_who_fall_together_leave_the_game_and_their_heroes_return(edition: str) -> None:
    """Hands, rooms and what lies under them are gone; the waiting heroes stand in town in their old order."""
    t = boss_monster(seats=["ann", "bob", "cy", "dee"], edition=edition)
    t.dungeon("bob", ["open-grave", "golem-factory"])
    t.hand("cy", "freeze")
    first, second = a_hero(health=4), a_hero(health=4, n=1)
    t.entrance("cy", first)
    t.entrance("bob", second)
    for seat, name in enumerate(("bob", "cy")):
        t.give_wounds(name, *(a_hero(epic=True, n=3 * seat + n) for n in range(3)))
    t.phase("end")
    assert t.in_town == [first, second]
    assert t.discarded == []
    assert (t.rooms("bob"), t.hand_of("cy")) == ([], [])
    assert t.g.outcome is None


@rule("BM-MP-04")
@card("zombie-attack", "centipede-tunnel", "succubus-spa")
def test_nothing_reaches_the_cards_of_a_player_who_is_out() -> None:
    """No soul to revive, no dungeon to swap, no hand to rob."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    t.give_souls("bob", a_hero(health=4))
    t.dungeon("bob", "open-grave", "golem-factory")
    t.hand("bob", "freeze")
    out(t, "bob")
    t.hand("ann", "zombie-attack", "centipede-tunnel")
    t.phase("build")
    assert "cast zombie-attack" not in t.options("ann")
    t.answer("ann", "place centipede-tunnel 0").answer("ann", "yes")
    assert t.waiting == []
    assert t.told("rooms-swapped") == []


@rule("BM-VAR-04", "BM-VAR-05")
@card("gorgona")
def test_a_hero_killed_in_town_by_a_level_up_counts_against_machinations() -> None:
    """Gorgona's victim is a defeated hero: her player draws nothing at the end, the other does."""
    t = boss_monster(bosses=["gorgona", "robobo"], machinations="on")
    t.dungeon("ann", *FIVE)
    t.town(a_hero(health=4, wants="mage"))
    t.phase("reveal")
    assert t.souls("ann") == 1
    t.phase("end")
    assert t.waiting == ["bob"]


@rule("BM-BOSS-10", "BM-CONF-09")
@card("robobo", "gorgona")
@every_edition
def test_of_two_level_ups_the_later_finds_what_the_earlier_left(edition: str) -> None:
    """Draculord robs Xyzax of his only card before Xyzax takes two from the discards; both by descending XP."""
    t = boss_monster(bosses=["xyzax", "draculord"], edition=edition)
    t.dungeon("ann", *FIVE)
    t.dungeon("bob", "brainsucker-hive", "brainsucker-hive", "boulder-ramp", "boulder-ramp", "jackpot-stash")
    t.hand("ann", "fear")
    t.pile("assassin", "open-grave", "golem-factory")
    t.phase("reveal")
    assert t.hand_of("bob") == ["fear"]
    t.answer("ann", "card assassin").answer("ann", "card open-grave")
    assert [told["seat"] for told in t.told("levelled-up")] == ["bob", "ann"]
    assert t.hand_of("ann") == ["assassin", "open-grave"]


@rule("BM-BOSS-06", "BM-BOSS-07")
@card("robobo")
def test_a_rival_whose_fifth_room_is_destroyed_by_an_earlier_level_up_still_levels_up() -> None:
    """Both had five rooms at the reveal; what happens between the two level-ups takes neither away."""
    t = boss_monster(seats=["ann", "bob", "cy"], bosses=["king-croak", "robobo", "gorgona"])
    for name, rooms in (
        ("ann", ("golem-factory", "golem-factory", "open-grave", "open-grave", "succubus-spa")),
        ("bob", ("brainsucker-hive", "brainsucker-hive", "boulder-ramp", "boulder-ramp", "jackpot-stash")),
    ):
        t.dungeon(name, *rooms)
    t.phase("reveal")
    t.answer("ann", "no")
    while t.waiting:
        t.answer(t.waiting[0], t.options(t.waiting[0])[0])
    assert [told["seat"] for told in t.told("levelled-up")] == ["ann", "bob"]
    assert len(t.rooms("ann")) == 4


@rule("BM-KEY-06", "BM-CONF-28", "BM-MP-01")
@card("counterspell", "all-seeing-eye")
@every_edition
def test_a_chain_of_three_cancels_over_three_seats(edition: str) -> None:
    """Ann casts, Bob cancels, Cy cancels that, Bob's Eye cancels Cy's: Ann's spell has no effect after all."""
    t = boss_monster(seats=["ann", "bob", "cy"], edition=edition)
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "all-seeing-eye")
    t.hand("ann", "freeze")
    t.hand("bob", "counterspell", "fear")
    t.hand("cy", "counterspell")
    t.phase("build")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")
    t.answer("bob", "cast counterspell").answer("cy", "cast counterspell").answer("bob", "use all-seeing-eye 0")
    assert not t.view("").seats[0].dungeon[0].off
    assert sorted(t.discarded) == ["counterspell", "counterspell", "fear", "freeze"]
    assert t.view("").staged == []


@rule("BM-KEY-20", "BM-KEY-21", "BM-KEY-22")
@card("robobo", "recycling-center")
def test_a_room_uncovered_by_a_loss_has_not_seen_it() -> None:
    """Recycling Center lay beneath the room that is destroyed: it comes to light too late to work."""
    t = boss_monster(bosses=["robobo", "gorgona"])
    t.dungeon("ann", *FIVE)
    t.dungeon("bob", ["recycling-center", "boulder-ramp"])
    t.phase("reveal")
    assert t.rooms("bob") == ["recycling-center"]
    assert (t.waiting, t.told("ability-works")) == ([], [])


@rule("BM-KEY-28", "BM-KEY-36")
@card("jeopardy")
def test_jeopardy_with_decks_that_run_out_gives_the_discards_of_the_same_jeopardy() -> None:
    """All hands are on the pile before anybody draws: an empty deck is made of them, by descending XP."""
    t = boss_monster()
    t.hand("ann", "jeopardy", "open-grave", "golem-factory")
    t.hand("bob", "fear", "boulder-ramp")
    t.only_in("room deck")
    t.only_in("spell deck")
    t.phase("build")
    t.answer("ann", "cast jeopardy")
    assert len([words for words in t.hand_of("ann") if words != "fear"]) == 2
    assert t.hand_of("ann").count("fear") == 1
    assert len(t.hand_of("bob")) == 1
    assert len(t.told("nothing-to-draw")) == 2
