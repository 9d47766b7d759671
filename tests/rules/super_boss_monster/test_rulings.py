"""Points that the rulebook leaves to a ruling, each where it meets something else."""

import pytest

from tests.cards.super_boss_monster.rooms import cast, hurts, unanswered, until_in
from tests.marks import card, rule
from tests.super_table import SuperTable, fresh, solo, super_boss_monster
from underhall.games.series.cards import ALL_CARDS
from underhall.games.super_boss_monster.facts import NUMBER, printed
from underhall.games.super_boss_monster.info import SUPER_BOSS_MONSTER
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.kernel.state_checks import all_cards
from underhall.text import LANGUAGES, texts

FIVE = ("ann", "bob", "cy", "dee", "eve")
BUNNY, LAG, LALIHO = "bunny", "sir-lag", "laliho"  # fighters with 4, 6 and 8 health
PAM, MO = "pixel-pam", "old-mo"  # mages with 4 and 8
OVERKILL = "dame-overkill"  # epic, 13, fighter


# -- shields ----------------------------------------------------------------------------------------------------


@card("nana-webb", "stealth", "emergency-halo")
@rule("SBM-STACK-05")
@pytest.mark.parametrize("means", ["", "stealth", "emergency-halo"])
def test_a_shielded_dungeon_is_not_offered_to_nana_webb(means: str) -> None:
    """Bob hides while Ann builds her fifth room: her level-up sends the hero to her own dungeon or to Cy's."""
    t = super_boss_monster(("ann", "bob", "cy"), items=True)
    t.dungeon("ann", "vip-bouncer", "box-trap", "tourist-trap", "ogre-weight-room")
    t.hand("ann", "minion-arena")
    t.town(PAM)
    if means == "stealth":
        t.hand("bob", "stealth")
    elif means:
        t.give_item("bob", means)

    t.phase("build").answer("ann", "place minion-arena 4")
    if means:
        t.answer("bob", f"{'cast' if means == 'stealth' else 'item'} {means}")
    t.answer("ann", "yes")

    assert t.asked("ann").kind == "choose-entrance"  # type: ignore[union-attr]
    assert t.options("ann") == ["seat ann", *([] if means else ["seat bob"]), "seat cy"]


@card("stealth", "deep-freeze", "emergency-halo")
@rule("SBM-CONF-47")
@pytest.mark.parametrize("means", ["stealth", "emergency-halo"])
def test_only_stealth_cancels_what_has_been_aimed_already(means: str) -> None:
    """Bob freezes a room of Ann's; Stealth cancels that, the Halo comes too late."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "box-trap")
    t.hand("bob", "deep-freeze")
    if means == "stealth":
        t.hand("ann", means)
    else:
        t.give_item("ann", means)

    t.phase("build").answer("ann", "pass").answer("bob", "cast deep-freeze")
    t.answer("ann", f"{'cast' if means == 'stealth' else 'item'} {means}")
    unanswered(t)

    assert (t.told("spell-cancelled") != []) == (means == "stealth")
    assert t.told("fizzled") == []
    assert t.damage_of("ann") == ([2] if means == "stealth" else [0])


# -- the end ----------------------------------------------------------------------------------------------------


@rule("SBM-CONF-05")
@pytest.mark.parametrize(
    ("setting", "turn"), [("whole_turns", 2), ("finish_turn", 2), ("at_once", 2), ("last_reveal", 1)]
)
def test_every_reading_of_an_empty_town_deck_ends_the_game(setting: str, turn: int) -> None:
    """Two heroes for two players: with the last hero's turn, or when the next reveal fails."""
    t = super_boss_monster(town_deck=setting)
    t.only_in("hero deck", BUNNY, PAM)
    t.only_in("epic deck")

    t.turns("city")
    while t.waiting:
        name = t.waiting[0]
        t.answer(name, "pass" if "pass" in t.options(name) else t.options(name)[0])

    assert (t.view("").turn, t.view("").ending) == (turn, "SBM-END-11")
    played_out = [told["phase"] for told in t.told("phase-began")].count("end")
    assert played_out == (2 if setting == "finish_turn" else 1)


# -- the launch pad ---------------------------------------------------------------------------------------------


@rule("SBM-COMPAT-14")
def test_the_shuffle_of_the_launch_pad_may_be_declined() -> None:
    """Even where there is only one stack: it stays as it is."""
    t = super_boss_monster(FIVE)
    t.dungeon("bob", ["box-trap", "minion-arena"])
    t.minion("ann", "launch-pad-shuffle")

    t.phase("minion")
    assert t.options("ann") == ["pass", "room minion-arena bob 0"]
    t.answer("ann", "pass")

    assert t.told("stack-shuffled") == []
    assert t.rooms("bob") == ["minion-arena"]


@rule("SBM-COMPAT-14")
def test_without_a_stack_nobody_is_asked_what_to_shuffle() -> None:
    t = super_boss_monster(FIVE)
    t.minion("ann", "launch-pad-shuffle")

    t.phase("minion")

    assert t.waiting == []


# -- alone ------------------------------------------------------------------------------------------------------


@rule("SBM-CONF-48", "SBM-SOLO-24")
def test_cards_that_do_nothing_alone_leave_the_decks() -> None:
    """Of items and Boss Monster's bosses and spells those stay in the box that need somebody else; rooms all stay."""
    left_out = printed()["solo"]["leave_out"]
    assert {ALL_CARDS[NUMBER[id]].box for id in left_out} == {"items", "boss-monster"}
    alone = {ALL_CARDS[card].id for card in all_cards(fresh(["ann"], items=True, mixed=True, coins=True).g)}
    together = {ALL_CARDS[card].id for card in all_cards(fresh(["ann", "bob"], items=True, mixed=True, coins=True).g)}

    assert not alone & set(left_out)
    assert set(left_out) <= together
    assert {id for id in together - alone if ALL_CARDS[NUMBER[id]].box in ("items", "boss-monster")} == set(left_out)


@rule("SBM-CONF-48")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setting", ["items", "mixed"])
def test_the_help_of_an_option_names_what_is_left_out_alone(setting: str, lang: str) -> None:
    text = texts(lang)
    told = text.attribute(f"setting-{setting}", "alone")
    box = "items" if setting == "items" else "boss-monster"
    names = [text.say(f"card-{id}") for id in printed()["solo"]["leave_out"] if ALL_CARDS[NUMBER[id]].box == box]
    assert names
    assert all(name in told for name in names)
    sep = "、" if lang == "ja" else ", "
    assert told.count(sep) >= len(names) - 1


@card("payday", "tithe-trapdoor")
@rule("SBM-CONF-48", "SBM-COMPAT-16", "SBM-COMPAT-17")
def test_coins_are_played_with_alone() -> None:
    """Three to begin with; Payday counts no other player and brings three; a room is worth one."""
    t = solo(coins=True)
    t.dungeon("ann", "box-trap")
    t.hand("ann", "payday", "minion-arena")
    assert t.side("ann").coins == 3

    t.phase("build").answer("ann", "cast payday").answer("ann", "coin minion-arena")

    assert t.side("ann").coins == 7


# -- items ------------------------------------------------------------------------------------------------------


@card("plot-armour", "protein-potion")
@rule("SBM-CONF-35", "SBM-COMPAT-07")
def test_an_item_passes_over_a_hero_who_carries_one() -> None:
    """The second item for fighters goes to the second fighter; a third waits for another."""
    t = super_boss_monster(("ann", "bob", "cy"), items=True, town_deck="finish_turn")
    t.town(BUNNY, PAM, LAG)
    t.carrying(BUNNY, "plot-armour")
    t.only_in("hero deck")
    t.only_in("epic deck")
    t.only_in("item deck", "protein-potion", "crowbar-of-persuasion")
    t.phase("city")

    assert [hero.item for hero in t.view("").town] == ["plot-armour", "", "protein-potion"]


# -- the reveal -------------------------------------------------------------------------------------------------


@card("robobo", "lord-grumble")
@rule("SBM-CONF-45", "SBM-BOSS-05")
def test_a_level_up_earned_at_the_reveal_is_kept_although_a_room_is_lost() -> None:
    """Robobo's level-up makes Bob destroy a room of his five; Bob levels up all the same, and draws."""
    t = super_boss_monster(bosses=["robobo", "lord-grumble"], mixed=True)
    for name in ("ann", "bob"):
        t.dungeon(name, "tourist-trap", "vip-bouncer", "ogre-weight-room", "tag-team-pit")
        t.hand(name, "minion-arena")

    t.phase("build")
    t.answer("ann", "place minion-arena 4").answer("bob", "place minion-arena 4")
    t.answer("bob", "room tourist-trap bob 3")

    assert [told["seat"] for told in t.told("levelled-up")] == ["ann", "bob"]
    assert len(t.rooms("bob")) == 4
    assert len(t.told("card-drawn")) == 1


# -- rooms and damage -------------------------------------------------------------------------------------------


@card("gargoyle-choir", "jackpot-stash")
@rule("SBM-BAIT-02")
def test_the_choirs_extra_symbol_is_no_icon_to_be_doubled() -> None:
    """One icon twice, and one more: three clerics."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "gargoyle-choir", "jackpot-stash")
    t.entrance("bob", LALIHO)
    before = t.symbols("ann", "cleric")

    t.phase("build").answer("ann", "use jackpot-stash 0")
    unanswered(t)

    assert before == 2
    assert t.symbols("ann", "cleric") == 3


@rule("SBM-ADV-06")
@card("restore-from-backup", "minion-arena")
def test_the_window_after_damage_opens_after_the_last_heros_death() -> None:
    """Bunny dies in the first room: Bob, whose spell waits for that, may still cast it before the turn ends."""
    t = super_boss_monster()
    t.dungeon("ann", "ogre-weight-room")
    t.tokens("ann", 0, 2)
    t.entrance("ann", BUNNY)
    t.hand("bob", "restore-from-backup")
    t.pile("vip-bouncer")

    t.turn("adventure").answer("bob", "pass")

    assert t.order_of_deaths() == [BUNNY]
    assert t.view("").phase == "adventure"
    t.answer("bob", "cast restore-from-backup")
    assert t.hand_of("bob") == ["vip-bouncer"]


@rule("SBM-ADV-06", "SBM-ADV-02")
def test_after_a_death_the_window_before_the_next_hero_is_enough() -> None:
    """Two heroes die one after the other: asked before the first, before the second, and after the last."""
    t = super_boss_monster()
    t.dungeon("ann", "ogre-weight-room")
    t.tokens("ann", 0, 2)
    t.entrance("ann", BUNNY, "intern-ingrid")
    t.hand("bob", "stealth")

    t.phase("adventure")
    asked = 0
    while t.waiting:
        asked += 1
        t.answer("bob", "pass")

    assert len(t.order_of_deaths()) == 2
    assert asked == 3


@card("banana-corridor")
@rule("SBM-ADV-04", "SBM-ADV-10")
def test_a_dead_hero_does_not_slip() -> None:
    """The Corridor's damage kills: no more of it is told, and the hero behind comes second."""
    t = super_boss_monster()
    t.dungeon("ann", "banana-corridor", "minion-arena")
    t.tokens("ann", 1, 3)
    t.entrance("ann", BUNNY, LAG)

    t.phase("adventure").all_pass()

    assert t.told("hero-slipped") == []
    assert hurts(t) == [("banana-corridor", 4), ("banana-corridor", 4), ("minion-arena", 1)]


@card("banana-corridor", "critical-typo")
@rule("SBM-TOKEN-09")
def test_a_primed_room_hurts_a_slipping_hero_once() -> None:
    """The Typo waits for whoever enters the room: slipping takes its plain damage, entering takes all."""
    t = super_boss_monster()
    t.dungeon("ann", "banana-corridor", "minion-arena")
    t.entrance("ann", LALIHO)
    t.hand("ann", "critical-typo")

    t.phase("adventure")
    cast(t, "ann", "critical-typo", "room minion-arena ann 0")
    t.all_pass()

    assert [told["damage"] for told in t.told("hero-slipped")] == [1]
    assert hurts(t) == [("banana-corridor", 1), ("minion-arena", 4)]


def skipping(*rooms: str, off: str) -> SuperTable:
    """A hero with the Scroll Bar comes to Ann's dungeon, in which one room has been deactivated."""
    t = super_boss_monster(items=True, mixed=True)
    t.dungeon("ann", *rooms)
    t.entrance("ann", MO, item="scroll-bar")
    t.hand("ann", "freeze")
    t.phase("adventure")
    cast(t, "ann", "freeze", off)
    return t


@card("scroll-bar", "freeze")
@rule("SBM-KEY-10", "SBM-COMPAT-18")
@pytest.mark.parametrize(
    ("off", "walked"), [("room box-trap ann 2", ["tourist-trap"]), ("room minion-arena ann 1", ["tourist-trap"])]
)
def test_the_scroll_bar_skips_the_leftmost_active_room(off: str, walked: list[str]) -> None:
    """A deactivated room is passed anyway; the Bar is good for one that is not."""
    t = skipping("box-trap", "minion-arena", "tourist-trap", off=off)
    t.all_pass()

    assert t.walked() == walked
    assert len(t.told("hero-skipped")) == 1
    assert len(t.told("hero-passed")) == 1


@card("menthol-smoke-bomb", "wet-floor-sign")
@rule("SBM-COMPAT-18", "SBM-END-06")
def test_the_smoke_bomb_takes_precedence_over_being_pulled_back() -> None:
    """The hero has 2 left in the second room; pulled back there, it flees to town instead."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "tourist-trap", "ogre-weight-room", "minion-arena")
    t.entrance("ann", "sticky-fran", item="menthol-smoke-bomb")
    t.hand("ann", "wet-floor-sign")

    t.phase("adventure")
    until_in(t, "ogre-weight-room")
    cast(t, "ann", "wet-floor-sign")
    t.all_pass()

    assert t.walked() == ["tourist-trap", "ogre-weight-room"]
    assert t.in_town == ["sticky-fran"]
    assert t.side("ann").items_retired == ("menthol-smoke-bomb",)


# -- names ------------------------------------------------------------------------------------------------------


@rule("SBM-COMPAT-01")
@card("freeze", "deep-freeze")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_that_can_meet_have_one_name(lang: str) -> None:
    """With the cards of both sets on the table a name tells which is meant."""
    names = [texts(lang).say(f"card-{id}") for id in NUMBER]
    assert sorted(name for name in names if names.count(name) > 1) == []


# -- words ------------------------------------------------------------------------------------------------------


@card("scroll-bar")
@pytest.mark.parametrize(
    ("lang", "active"),
    [("en", "active"), ("ru", "активную"), ("uk", "активну"), ("pl", "aktywną"), ("ja", "機能している")],
)
def test_the_scroll_bar_says_that_it_skips_an_active_room(lang: str, active: str) -> None:
    assert active in texts(lang).attribute("card-scroll-bar", "effect")


@card("vip-bouncer", "emergency-halo", "grappling-spork", "ghost-cheat")
@pytest.mark.parametrize("id", ["vip-bouncer", "emergency-halo", "grappling-spork", "ghost-cheat"])
@pytest.mark.parametrize(
    ("lang", "by"), [("en", " from "), ("ru", " от "), ("uk", " від "), ("pl", " od "), ("ja", "部屋から")]
)
def test_who_is_spared_is_spared_what_the_room_deals(lang: str, by: str, id: str) -> None:
    """Not whatever else may hurt a hero who stands there."""
    assert by in texts(lang).attribute(f"card-{id}", "effect")


# -- what is stored ---------------------------------------------------------------------------------------------


@card("piggy-bank-of-doom", "wet-floor-sign")
def test_where_the_hero_stands_is_stored_and_may_be_missing() -> None:
    """A hero whose room is gone is restored in the gap; what was stored before there were gaps has none."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "piggy-bank-of-doom", "minion-arena")
    t.entrance("ann", OVERKILL)
    t.hand("ann", "wet-floor-sign")
    t.phase("adventure")
    until_in(t, "piggy-bank-of-doom")
    before = t.g.dump([])
    t.answer("ann", "use piggy-bank-of-doom 1").answer("ann", "pass")
    t.answer("ann", "room box-trap ann 1").answer("ann", "room box-trap ann 1")
    state = t.g.dump([])

    assert "walker_gap" in state
    assert "walker_gap" not in before
    for stored in (before, state):
        again = SuperBossMonster(t.g.config, t.g.wording, t.g.rules, True)
        again.restore(stored, SUPER_BOSS_MONSTER.names)
        assert again.walker_gap == again.clone().walker_gap == (stored is state)
