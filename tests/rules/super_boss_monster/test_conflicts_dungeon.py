"""The rules of building, of the stack, of tokens and of the adventure where they get in each other's way."""

import pytest

from tests.marks import card, rule
from tests.rules.super_boss_monster.scenes import pass_to_room, resolved, walker, where
from tests.super_table import SuperTable, solo, super_boss_monster

BUNNY = "bunny"  # health 4, fighter
LAG = "sir-lag"  # health 6, fighter
LALIHO = "laliho"  # health 8, fighter
LARRY = "left-hand-larry"  # health 6, thief
BINGO = "gran-bingo"  # health 6, cleric
OVERKILL = "dame-overkill"  # epic, health 13, fighter
RENDER = "sir-render"  # epic, health 11, fighter


def damages(t: SuperTable) -> list[tuple[str, int]]:
    return [(told["card"], told["damage"]) for told in t.told("room-hurt")]


# -- stacks and tokens -------------------------------------------------------------------------------------


@rule("SBM-TOKEN-04", "SBM-CONF-29", "SBM-ROOM-10")
@card("piggy-bank-of-doom")
def test_tokens_lost_under_a_room_do_not_come_back_when_it_is_destroyed() -> None:
    """A room with tokens is built over by the Piggy Bank; when that is cashed in, the room is bare."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena", "vip-bouncer")
    t.tokens("ann", 1, 3)
    t.hand("ann", "piggy-bank-of-doom")
    t.entrance("ann", OVERKILL)
    t.turn("build").answer("ann", "place piggy-bank-of-doom 1")
    assert t.tokens_on("ann") == [0, 0]
    t.pass_until("ann", "react")
    t.answer("ann", "use piggy-bank-of-doom")
    resolved(t)
    t.answer("ann", "room vip-bouncer").answer("ann", "room vip-bouncer")

    assert t.rooms("ann") == ["minion-arena", "vip-bouncer"]
    assert t.tokens_on("ann") == [0, 2]


@rule("SBM-ROOM-09", "SBM-KEY-21", "SBM-KEY-20", "SBM-KEY-26")
@card("password-sphinx")
def test_a_stack_of_three_loses_one_room_and_the_one_that_comes_to_light_is_not_built() -> None:
    """The Sphinx beneath the Piggy Bank shows its treasure again, but draws no spell: it has not been built."""
    t = super_boss_monster()
    t.dungeon("ann", ["minion-arena", "password-sphinx", "piggy-bank-of-doom"], "vip-bouncer")
    t.entrance("ann", OVERKILL)
    assert (t.symbols("ann", "mage"), t.symbols("ann", "fighter")) == (0, 1)
    t.phase("adventure").answer("ann", "use piggy-bank-of-doom")
    resolved(t)

    assert t.rooms("ann") == ["password-sphinx", "vip-bouncer"]
    assert t.told("room-uncovered") == [{"seat": "ann", "card": "password-sphinx"}]
    assert (t.symbols("ann", "mage"), t.symbols("ann", "fighter")) == (1, 1)
    assert t.hand_of("ann") == []
    assert t.discarded == ["piggy-bank-of-doom"]


@rule("SBM-TOKEN-02", "SBM-ROOM-11", "SBM-BOARD-12")
@card("feng-shui")
def test_swapped_stacks_take_their_tokens_along_and_another_room_is_last() -> None:
    """Three tokens go with their room; the hideout's bonus belongs to whatever is last when the hero comes there."""
    t = super_boss_monster()
    t.dungeon("ann", ["box-trap", "minion-arena"], "tag-team-pit")
    t.tokens("ann", 1, 3)
    t.hand("ann", "feng-shui")
    t.minion("ann", "hideout-last-room")
    t.entrance("ann", OVERKILL)
    t.turn("build").answer("ann", "cast feng-shui")
    t.answer("ann", "room minion-arena")
    resolved(t)
    assert t.rooms("ann") == ["tag-team-pit", "minion-arena"]
    assert t.tokens_on("ann") == [0, 3]
    t.all_pass()

    assert damages(t) == [("tag-team-pit", 1), ("minion-arena", 1 + 3 + 2)]


@rule("SBM-BOARD-12", "SBM-CONF-12", "SBM-KEY-22")
@card("piggy-bank-of-doom")
def test_the_hideouts_bonus_passes_to_the_room_that_becomes_last() -> None:
    """The last room is cashed in while the hero is on its way: the one beside it is last now and deals 2 more."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena", "tag-team-pit", "piggy-bank-of-doom")
    t.minion("ann", "hideout-last-room")
    t.phase("minion")
    t.entrance("ann", OVERKILL)
    t.phase("adventure")
    pass_to_room(t, "minion-arena")
    t.answer("ann", "use piggy-bank-of-doom")
    resolved(t)
    t.answer("ann", "room minion-arena").answer("ann", "room minion-arena").all_pass()

    assert damages(t) == [("minion-arena", 1), ("tag-team-pit", 1 + 2)]


@rule("SBM-TOKEN-03", "SBM-KEY-08", "SBM-KEY-09")
@card("deep-freeze")
def test_a_disabled_room_keeps_tokens_treasure_and_errand_and_deals_nothing() -> None:
    """Frozen while building: its minion still puts a token there, it still lures, and only the damage is gone."""
    t = super_boss_monster()
    t.dungeon("ann", "ogre-weight-room")
    t.tokens("ann", 0, 3)
    t.minion("ann", 0)
    t.town(LALIHO)
    t.hand("bob", "deep-freeze")
    t.turn("build")
    t.answer("bob", "cast deep-freeze")
    resolved(t)
    t.all_pass()

    assert t.tokens_on("ann") == [4]
    assert t.told("hero-lured")[0]["seat"] == "ann"
    assert damages(t) == []
    assert t.wounds("ann") == 1
    t.entrance("ann", BUNNY)
    t.phase("adventure").all_pass()
    assert damages(t) == [("ogre-weight-room", 6)]


@rule("SBM-SOLO-15", "SBM-TOKEN-05", "SBM-TOKEN-08")
@card("piggy-bank-of-doom")
def test_alone_two_tokens_find_place_for_one() -> None:
    """One room has four, the other three: the first token goes there, the second nowhere."""
    t = solo()
    t.dungeon("ann", "piggy-bank-of-doom", "minion-arena", "vip-bouncer")
    t.tokens("ann", 0, 3)
    t.tokens("ann", 1, 4)
    t.entrance("ann", LALIHO)
    t.phase("adventure").answer("ann", "use piggy-bank-of-doom")
    resolved(t)

    assert t.tokens_on("ann") == [4, 4]
    assert len(t.told("token-placed")) == 1


@rule("SBM-ROOM-05", "SBM-ROOM-07", "SBM-BUILD-08")
@card("night-shift")
def test_a_room_with_a_minion_is_offered_for_neither_the_room_of_the_turn_nor_the_extra_one() -> None:
    """Both placings find every place but the guarded one; a room that lies face down cannot be built upon either."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena", "vip-bouncer")
    t.dungeon("bob", "box-trap", "free-trial-pit", "tourist-trap")
    t.minion("ann", 1)
    t.hand("ann", "tag-team-pit", "hungry-houseplant", "night-shift")
    t.phase("build")
    assert [each for each in t.options("ann") if "tag-team" in each] == ["place tag-team-pit 0", "place tag-team-pit 2"]
    t.answer("ann", "place tag-team-pit 0").answer("ann", "cast night-shift")
    resolved(t)

    assert [each for each in t.options("ann") if "houseplant" in each] == ["place hungry-houseplant 2"]


@rule("SBM-ROOM-06", "SBM-KEY-23")
@card("spiked-business-card")
def test_a_price_of_a_room_cannot_be_paid_with_the_one_under_the_minion() -> None:
    """The item wants a room destroyed: with the minion on the only other room it cannot be spent."""
    for guarded in (False, True):
        t = super_boss_monster(items="on")
        t.dungeon("ann", "minion-arena")
        t.give_item("ann", "spiked-business-card")
        t.entrance("ann", LALIHO)
        if guarded:
            t.minion("ann", 0)
        t.hand("ann", "critical-typo")  # so that there is a question
        t.phase("adventure")
        pass_to_room(t, "minion-arena")
        assert t.can("ann", "item spiked-business-card") == (not guarded)


# -- the stack ---------------------------------------------------------------------------------------------


@rule("SBM-STACK-06", "SBM-STACK-02", "SBM-SPELL-06")
@card("deep-freeze")
@card("piggy-bank-of-doom")
def test_a_room_cashed_in_under_a_spell_takes_the_spells_target_away() -> None:
    """Bob freezes the Piggy Bank, Ann answers by cashing it in: the tokens come, the spell fizzles and is discarded."""
    t = super_boss_monster()
    t.dungeon("ann", "piggy-bank-of-doom", "minion-arena")
    t.hand("bob", "deep-freeze")
    t.entrance("ann", OVERKILL)
    t.phase("adventure").answer("ann", "pass").answer("bob", "cast deep-freeze")
    t.answer("bob", "room piggy-bank-of-doom").answer("ann", "use piggy-bank-of-doom")
    resolved(t)

    assert t.tokens_on("ann") == [2]
    assert t.told("fizzled") == [{"seat": "bob", "card": "deep-freeze"}]
    assert t.events("room-disabled") == []
    assert t.discarded == ["piggy-bank-of-doom", "deep-freeze"]


@rule("SBM-STACK-01", "SBM-STACK-03", "SBM-KEY-29")
@card("dreamcatcher")
@card("counterspell")
@pytest.mark.parametrize("countered", [False, True])
def test_a_cancel_that_is_cancelled_lets_the_first_spell_through(countered: bool) -> None:
    """Ann freezes, Bob catches the spell; if Ann counters the catching, the room is frozen after all."""
    t = super_boss_monster(mixed="on")
    t.dungeon("bob", "vip-bouncer")
    t.hand("ann", "deep-freeze", "counterspell")
    t.hand("bob", "dreamcatcher")
    t.entrance("bob", LALIHO)
    t.phase("adventure").answer("ann", "cast deep-freeze").answer("bob", "cast dreamcatcher")
    assert t.stack == ["deep-freeze", "dreamcatcher"]
    t.answer("ann", "cast counterspell" if countered else "pass")
    resolved(t)
    t.all_pass()

    assert (t.hand_of("ann"), t.hand_of("bob")) == (([], []) if countered else (["counterspell"], ["deep-freeze"]))
    assert len(t.told("room-disabled")) == countered
    assert damages(t) == ([] if countered else [("vip-bouncer", 3)])


@rule("SBM-STACK-02", "SBM-STACK-01")
@card("critical-typo")
@card("wet-floor-sign")
def test_ones_own_spell_may_be_answered_and_the_answer_comes_first() -> None:
    """Ann primes the room to the left, then answers herself with the Sign: the hero goes back into the primed room."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena", "vip-bouncer")
    t.hand("ann", "critical-typo", "wet-floor-sign")
    t.entrance("ann", OVERKILL)
    t.phase("adventure")
    pass_to_room(t, "vip-bouncer")
    t.answer("ann", "cast critical-typo").answer("ann", "room minion-arena")
    assert t.stack == ["critical-typo"]
    t.answer("ann", "cast wet-floor-sign")
    resolved(t)
    t.all_pass()

    assert t.events("hero-pulled-back", "room-primed") == ["hero-pulled-back", "room-primed"]
    assert damages(t) == [("minion-arena", 1), ("minion-arena", 4)]


@rule("SBM-STACK-05", "SBM-STACK-06")
@card("final-form")
@card("ragequit-form")
def test_a_hero_who_has_left_is_no_target_any_more() -> None:
    """Ann deals 4 to the hero in her last room, Bob sends it back to town first: nothing is dealt."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.hand("ann", "final-form")
    t.hand("bob", "ragequit-form")
    t.entrance("ann", BUNNY)
    t.phase("adventure")
    pass_to_room(t, "minion-arena")
    t.answer("ann", "cast final-form").answer("bob", "cast ragequit-form")
    resolved(t)

    assert t.told("fizzled") == [{"seat": "ann", "card": "final-form"}]
    assert t.in_town == [BUNNY]
    assert t.events("hero-hurt", "hero-died") == []


# -- the adventure -----------------------------------------------------------------------------------------


@rule("SBM-ADV-14", "SBM-ADV-01")
@card("piggy-bank-of-doom")
def test_a_dungeon_whose_only_room_is_cashed_in_before_the_hero_enters() -> None:
    """In the window before the first room the room goes: the hero meets the boss at once, and the tokens go nowhere."""
    t = super_boss_monster()
    t.dungeon("ann", "piggy-bank-of-doom")
    t.entrance("ann", BUNNY)
    t.phase("adventure").answer("ann", "use piggy-bank-of-doom")
    resolved(t)

    assert t.walked() == []
    assert t.wounds("ann") == 1
    assert t.events("token-placed") == []


@rule("SBM-CONF-38", "SBM-KEY-22", "SBM-ADV-05")
@card("piggy-bank-of-doom")
def test_a_hero_whose_room_is_destroyed_keeps_its_damage_and_goes_on() -> None:
    """Two rooms to the left slide right; the hero walks on to the next towards the boss, not into one of them."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena", "box-trap", "piggy-bank-of-doom", "tag-team-pit")
    t.entrance("ann", OVERKILL)
    t.phase("adventure")
    pass_to_room(t, "piggy-bank-of-doom")
    assert walker(t) == (OVERKILL, 13 - 1 - 2 - 1)
    t.answer("ann", "use piggy-bank-of-doom")
    resolved(t)
    t.answer("ann", "room box-trap").answer("ann", "room box-trap")
    assert where(t) != "box-trap"
    t.all_pass()

    assert t.walked() == ["minion-arena", "box-trap", "piggy-bank-of-doom", "tag-team-pit"]
    assert t.told("room-hurt")[-1]["total"] == 5
    assert t.wounds("ann") == 2


@rule("SBM-ADV-02", "SBM-ADV-10", "SBM-HERO-03")
@card("frozen-monster")
def test_the_monster_woken_by_the_first_hero_kills_the_second() -> None:
    """Nothing for the first who enters, 3 for the second; the third takes as much, and each scores its own value."""
    t = super_boss_monster()
    t.dungeon("ann", "frozen-monster", "frozen-monster")
    t.entrance("ann", BINGO, LARRY, RENDER)
    t.phase("adventure").all_pass()

    assert [told["hero"] for told in t.told("hero-survived")] == [BINGO, RENDER]
    assert t.order_of_deaths() == [LARRY]
    assert (t.souls("ann"), t.wounds("ann")) == (1, 3)


@rule("SBM-ADV-08", "SBM-TOKEN-10")
@pytest.mark.parametrize(("token", "dies"), [(-2, True), (0, False), (2, False)])
def test_damage_equal_to_the_health_left_by_a_token_kills(token: int, dies: bool) -> None:
    """A room of damage 2 against a printed health of 4: with −2 exactly enough, without it not."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.entrance("ann", BUNNY, token=token)
    t.phase("adventure").all_pass()

    assert (t.souls("ann"), t.wounds("ann")) == ((1, 0) if dies else (0, 1))


@rule("SBM-KEY-24", "SBM-KEY-30")
@card("refund-desk")
def test_an_epic_wound_is_not_healed_by_what_heals_an_ordinary_one() -> None:
    """With epic heroes only among the wounds the Refund Desk does not even ask; with an ordinary one it does."""
    for wounds in ((RENDER,), (RENDER, LARRY)):
        t = super_boss_monster()
        t.dungeon("ann", ["lost-property-tomb", "refund-desk"])
        t.tokens("ann", 0, 9)
        t.give_wounds("ann", *wounds)
        t.hand("ann", "box-trap")
        t.entrance("ann", BUNNY)
        t.phase("adventure")
        if LARRY in wounds:
            t.answer("ann", "yes")
            assert (t.souls("ann"), t.wounds("ann"), t.hand_of("ann")) == (2, 2, [])
        else:
            assert t.waiting == []
            assert (t.souls("ann"), t.wounds("ann"), t.hand_of("ann")) == (1, 2, ["box-trap"])


@rule("SBM-KEY-30", "SBM-BUILD-16")
@card("overtime-ossuary")
def test_who_has_no_card_left_discards_none() -> None:
    """The Ossuary is the last card of the hand: built, it asks for a card that nobody has."""
    t = super_boss_monster()
    t.hand("ann", "overtime-ossuary")
    t.phase("build").answer("ann", "place overtime-ossuary 0").all_pass()

    assert t.rooms("ann") == ["overtime-ossuary"]
    assert t.discarded == []
    assert t.waiting == []


@rule("SBM-BUILD-16", "SBM-BUILD-17", "SBM-STACK-04")
@card("password-sphinx")
def test_level_ups_and_build_effects_of_two_players_in_one_reveal() -> None:
    """Both lay a fifth room: first player’s level-up and effect, then the other’s, never mixed."""
    t = super_boss_monster(bosses=["nana-webb", "lord-grumble"])
    t.dungeon("ann", "minion-arena", "box-trap", "vip-bouncer", "tag-team-pit")
    t.dungeon("bob", "hungry-houseplant", "box-trap", "vip-bouncer", "tag-team-pit")
    t.hand("ann", "password-sphinx")
    t.hand("bob", "password-sphinx")
    t.first_player("bob")
    t.phase("build")
    t.answer("bob", "place password-sphinx 4")
    t.pass_until("ann", "build")
    t.answer("ann", "place password-sphinx 4").all_pass()

    assert t.events("levelled-up", "ability-works") == ["levelled-up", "ability-works"] * 2
    assert [each["seat"] for each in t.told("levelled-up")] == ["bob", "ann"]


@rule("SBM-END-02", "SBM-KEY-08", "SBM-STACK-06")
@card("deep-freeze")
def test_two_spells_at_one_room_the_second_finds_it_out_of_action() -> None:
    """Bob and Cy both freeze the room: the later one takes effect, the earlier has lost its target to it."""
    t = super_boss_monster(["ann", "bob", "cy"])
    t.dungeon("ann", "vip-bouncer")
    t.hand("bob", "deep-freeze")
    t.hand("cy", "deep-freeze")
    t.entrance("ann", LAG)
    t.turn("adventure")
    t.answer("bob", "cast deep-freeze").answer("cy", "cast deep-freeze")
    resolved(t)

    assert len(t.told("room-disabled")) == 1
    assert t.told("fizzled") == [{"seat": "bob", "card": "deep-freeze"}]
    t.all_pass()
    assert t.wounds("ann") == 1
    assert t.damage_of("ann") == [3]
