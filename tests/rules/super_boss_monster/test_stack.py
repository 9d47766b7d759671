"""Responses: what resolves before what, what a target is, and what becomes of an effect without one."""

import pytest

from tests.marks import card, rule
from tests.rules.super_boss_monster.scenes import pass_to_room, resolved
from tests.super_table import SuperTable, super_boss_monster

LALIHO = "laliho"  # health 8, fighter
OVERKILL = "dame-overkill"  # epic, health 13, fighter


def at_the_entrance(seats: tuple[str, ...] = ("ann", "bob"), **options: str) -> SuperTable:
    """A hero is about to enter the first player's two rooms; nobody holds anything yet."""
    t = super_boss_monster(seats=seats, **options)
    t.dungeon("ann", "box-trap", "minion-arena")
    t.entrance("ann", LALIHO)
    return t


def order_of_effects(t: SuperTable) -> list[str]:
    """What the effects did, in the order in which they did it."""
    return t.events("room-disabled", "room-primed", "token-placed", "shield-raised", "card-recovered", "card-drawn")


# -- last in, first out ------------------------------------------------------------------------------------


@rule("SBM-STACK-01")
@card("power-bonus", "deep-freeze")
def test_a_response_takes_effect_before_what_it_responds_to() -> None:
    """The first player casts, the second responds: the response does its work first."""
    t = at_the_entrance()
    t.dungeon("bob", "vip-bouncer")
    t.hand("ann", "power-bonus", "critical-typo")
    t.hand("bob", "deep-freeze")

    t.phase("adventure")
    t.answer("ann", "cast power-bonus").answer("ann", "pass")
    assert t.stack == ["power-bonus"]
    t.answer("bob", "cast deep-freeze").answer("bob", "room vip-bouncer bob 0")
    assert t.stack == ["power-bonus", "deep-freeze"]
    t.all_pass().answer("ann", "room minion-arena ann 0").answer("ann", "room minion-arena ann 0")

    assert order_of_effects(t) == ["room-disabled", "token-placed", "token-placed"]


@rule("SBM-STACK-01", "SBM-STACK-02")
@card("book-eating-dragon", "stealth")
def test_room_abilities_respond_and_are_responded_to_like_spells() -> None:
    """A room's ability is answered with a spell, and a spell with a room's ability: the answer comes first."""
    t = super_boss_monster()
    t.dungeon("ann", "book-eating-dragon")
    t.dungeon("bob", "book-eating-dragon")
    t.entrance("ann", LALIHO)
    t.hand("ann", "co-op")
    t.hand("bob", "stealth", "co-op")

    t.phase("adventure")
    t.answer("ann", "use book-eating-dragon 0")
    assert t.stack == ["book-eating-dragon"]
    t.answer("bob", "cast stealth")
    assert t.stack == ["book-eating-dragon", "stealth"]
    t.answer("bob", "use book-eating-dragon 0")

    assert [told["seat"] for told in t.told("token-placed")] == ["bob", "ann"]
    assert order_of_effects(t) == ["token-placed", "shield-raised", "token-placed"]


@rule("SBM-STACK-02")
@card("power-bonus", "critical-typo")
def test_a_player_may_respond_to_the_own_effect() -> None:
    """The one who has just cast responds with another spell of their own, and that one resolves first."""
    t = at_the_entrance()
    t.hand("ann", "power-bonus", "critical-typo")

    t.phase("adventure")
    t.answer("ann", "cast power-bonus")
    assert t.waiting == ["ann"]
    t.answer("ann", "cast critical-typo").answer("ann", "room box-trap ann 1")
    t.answer("ann", "room box-trap ann 1").answer("ann", "room minion-arena ann 0")

    assert order_of_effects(t) == ["room-primed", "token-placed", "token-placed"]


@rule("SBM-STACK-02")
def test_after_a_response_has_resolved_what_is_beneath_may_be_responded_to_again() -> None:
    """The response is done; before the first effect resolves everybody is asked once more."""
    t = at_the_entrance()
    t.hand("ann", "power-bonus", "critical-typo")
    t.hand("bob", "deep-freeze")

    t.phase("adventure")
    t.answer("ann", "cast power-bonus")
    t.answer("ann", "pass").answer("bob", "cast deep-freeze").answer("bob", "room box-trap ann 1").answer("ann", "pass")
    assert t.stack == ["power-bonus"]
    assert t.told("room-disabled") == [{"seat": "ann", "card": "box-trap"}]
    t.answer("ann", "cast critical-typo").answer("ann", "room minion-arena ann 0")
    t.all_pass()

    assert order_of_effects(t)[:2] == ["room-disabled", "room-primed"]


@rule("SBM-STACK-03")
@card("stealth", "critical-typo", "deep-freeze")
def test_a_chain_of_responses_may_be_as_long_as_players_like() -> None:
    """Five effects, each a response to the one before: they resolve from the fifth to the first."""
    t = at_the_entrance(("ann", "bob", "cy"))
    t.hand("ann", "critical-typo", "critical-typo", "stealth")
    t.hand("bob", "deep-freeze")
    t.hand("cy", "stealth")

    t.phase("adventure")
    t.answer("ann", "cast critical-typo").answer("ann", "room box-trap ann 1")
    t.answer("ann", "cast stealth")
    t.answer("ann", "cast critical-typo").answer("ann", "room minion-arena ann 0")
    t.answer("bob", "cast deep-freeze").answer("bob", "room box-trap ann 1")
    t.answer("cy", "cast stealth")

    assert [told["card"] for told in t.told("spell-cast")] == ["stealth", "stealth"]
    cast = ["critical-typo", "stealth", "critical-typo", "deep-freeze", "stealth"]
    assert t.events("shield-raised", "room-disabled", "room-primed") == [
        "shield-raised",
        "room-disabled",
        "room-primed",
        "shield-raised",
    ]
    assert t.discarded == list(reversed(cast))


@rule("SBM-STACK-04")
@card("password-sphinx", "overtime-ossuary")
def test_what_rooms_do_when_built_comes_in_turn_order_and_not_in_reverse() -> None:
    """Three players reveal rooms that do something when built: first player first, the others clockwise."""
    t = super_boss_monster(seats=["ann", "bob", "cy"])
    t.first_player("bob")
    for name in t.names:
        t.hand(name, "overtime-ossuary" if name == "cy" else "password-sphinx")
    t.hand("cy", "critical-typo")  # to be discarded

    t.phase("build")
    t.answer("bob", "place password-sphinx 0")
    t.answer("cy", "place overtime-ossuary 0")
    t.answer("ann", "place password-sphinx 0")

    assert t.told("ability-works") == [
        {"seat": "bob", "card": "password-sphinx"},
        {"seat": "cy", "card": "overtime-ossuary"},
        {"seat": "ann", "card": "password-sphinx"},
    ]
    assert [told["seat"] for told in t.told("card-drawn")] == ["bob", "ann"]


# -- targets -----------------------------------------------------------------------------------------------


@rule("SBM-STACK-05")
@card("critical-typo", "stealth")
def test_a_target_is_fixed_when_the_spell_is_announced() -> None:
    """A spell is announced on a room and answered: its caster is not asked again, and it hits that room."""
    t = at_the_entrance()
    t.hand("ann", "critical-typo")
    t.hand("bob", "stealth")

    t.phase("adventure")
    t.answer("ann", "cast critical-typo").answer("ann", "room minion-arena ann 0")
    (effect,) = t.view("bob").stack
    assert [(room.seat, room.slot) for room in effect.rooms] == [(t.seat("ann"), 0)]
    asked = []
    t.answer("bob", "cast stealth")
    while t.waiting:
        asked.append(t.waiting[0])
        t.answer(t.waiting[0], "pass")

    assert asked == []
    assert t.told("room-primed") == [{"seat": "ann", "card": "minion-arena", "n": 3}]


@rule("SBM-STACK-05")
@card("feng-shui", "deep-freeze")
def test_a_target_that_moves_is_still_the_target() -> None:
    """The room aimed at changes its place before the spell resolves: the spell finds it there."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena")
    t.hand("ann", "feng-shui", "vip-bouncer")
    t.hand("bob", "deep-freeze")

    t.phase("build")
    t.answer("ann", "pass").answer("bob", "cast deep-freeze").answer("bob", "room box-trap ann 1")
    t.answer("ann", "cast feng-shui").answer("ann", "room box-trap ann 1")

    assert t.told("rooms-swapped") != []
    assert t.rooms("ann") == ["minion-arena", "box-trap"]
    assert t.told("room-disabled") == [{"seat": "ann", "card": "box-trap"}]
    assert t.damage_of("ann") == [1, 0]


# -- effects without a target ------------------------------------------------------------------------------


@rule("SBM-STACK-06", "SBM-CONF-18")
@card("deep-freeze", "piggy-bank-of-doom")
def test_a_spell_whose_target_has_been_destroyed_is_cancelled() -> None:
    """A room is frozen and its owner responds by destroying it: the spell does nothing and is discarded."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena", "piggy-bank-of-doom")
    t.entrance("ann", LALIHO)
    t.hand("bob", "deep-freeze")

    t.phase("adventure")
    t.answer("ann", "pass").answer("bob", "cast deep-freeze").answer("bob", "room piggy-bank-of-doom ann 0")
    t.answer("ann", "use piggy-bank-of-doom 0")

    assert t.told("fizzled") == [{"seat": "bob", "card": "deep-freeze"}]
    assert t.told("room-disabled") == []
    assert t.discarded == ["piggy-bank-of-doom", "deep-freeze"]
    assert t.tokens_on("ann") == [2]


@rule("SBM-STACK-06")
@card("cave-in", "critical-typo")
def test_what_the_destroyed_room_covered_is_not_the_target() -> None:
    """The target is destroyed and another room comes up in its place: that one is not primed."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "box-trap", ["vip-bouncer", "minion-arena"])
    t.entrance("ann", LALIHO)
    t.hand("ann", "critical-typo", "cave-in")

    t.phase("adventure")
    t.answer("ann", "cast critical-typo").answer("ann", "room minion-arena ann 0")
    t.answer("ann", "cast cave-in").answer("ann", "room minion-arena ann 0")
    t.all_pass()

    assert t.told("fizzled") == [{"seat": "ann", "card": "critical-typo"}]
    assert t.told("room-primed") == []
    assert [told["damage"] for told in t.told("room-hurt")] == [2, 3]


@rule("SBM-STACK-06")
@card("wet-floor-sign", "ragequit-form")
def test_a_spell_on_a_hero_who_is_gone_is_cancelled() -> None:
    """The hero aimed at is sent back to town in response: the first spell finds nobody."""
    t = at_the_entrance()
    t.hand("ann", "wet-floor-sign")
    t.hand("bob", "ragequit-form")

    t.phase("adventure")
    pass_to_room(t, "minion-arena")
    t.answer("ann", "cast wet-floor-sign").answer("bob", "cast ragequit-form")

    assert t.told("fizzled") == [{"seat": "ann", "card": "wet-floor-sign"}]
    assert t.told("hero-pulled-back") == []
    assert t.in_town == [LALIHO]


@rule("SBM-STACK-06", "SBM-TOKEN-05")
@card("power-bonus", "piggy-bank-of-doom")
def test_tokens_for_a_dungeon_have_no_room_as_their_target() -> None:
    """A room is destroyed in response: the tokens are for whatever rooms are there when they are placed."""
    t = super_boss_monster()
    t.dungeon("ann", "dino-treadmill", "minion-arena", "piggy-bank-of-doom")
    t.entrance("ann", OVERKILL)
    t.hand("ann", "power-bonus")

    t.phase("adventure")
    t.answer("ann", "cast power-bonus")
    t.answer("ann", "use piggy-bank-of-doom 0")

    assert t.told("fizzled") == []
    assert t.rooms("ann") == ["dino-treadmill", "minion-arena"]
    assert t.tokens_on("ann") == [0, 4]


@rule("SBM-CONF-18", "SBM-STACK-06")
@card("critical-typo", "deep-freeze")
@pytest.mark.parametrize(("setting", "works"), [("cancels", False), ("stands", True)])
def test_a_target_that_was_disabled_meanwhile(setting: str, works: bool) -> None:
    """The room to be primed is frozen in response: that cancels the spell, unless the table plays otherwise."""
    t = at_the_entrance(disabled_target=setting)
    t.hand("ann", "critical-typo")
    t.hand("bob", "deep-freeze")

    t.phase("adventure")
    t.answer("ann", "cast critical-typo").answer("ann", "room box-trap ann 1")
    t.answer("bob", "cast deep-freeze").answer("bob", "room box-trap ann 1")
    t.all_pass()

    assert (t.told("room-primed") != []) == works
    assert (t.told("fizzled") == []) == works
    assert t.discarded == ["deep-freeze", "critical-typo"]


@rule("SBM-CONF-18")
@card("critical-typo", "freeze")
@pytest.mark.parametrize("setting", ["cancels", "stands"])
def test_a_target_that_was_deactivated_meanwhile(setting: str) -> None:
    """The room is deactivated in response by a spell of the first game: nothing can be aimed at it any more."""
    t = at_the_entrance(disabled_target=setting, mixed="on")
    t.hand("ann", "critical-typo")
    t.hand("bob", "freeze")

    t.phase("adventure")
    t.answer("ann", "cast critical-typo").answer("ann", "room box-trap ann 1")
    t.answer("bob", "cast freeze").answer("bob", "room box-trap ann 1")
    t.all_pass()

    assert t.told("room-primed") == []
    assert t.told("fizzled") == [{"seat": "ann", "card": "critical-typo"}]


@rule("SBM-CONF-18")
@card("feng-shui", "freeze")
@pytest.mark.parametrize("setting", ["cancels", "stands"])
def test_a_stack_that_was_deactivated_meanwhile_is_not_moved(setting: str) -> None:
    """One of two stacks to be swapped is deactivated in response: the swap is cancelled."""
    t = super_boss_monster(disabled_target=setting, mixed="on")
    t.dungeon("ann", "box-trap", "minion-arena")
    t.hand("ann", "feng-shui")
    t.hand("bob", "freeze")

    t.phase("build")
    t.answer("ann", "cast feng-shui").answer("ann", "room box-trap ann 1")
    t.answer("bob", "cast freeze").answer("bob", "room box-trap ann 1")

    assert t.rooms("ann") == ["box-trap", "minion-arena"]
    assert t.told("fizzled") == [{"seat": "ann", "card": "feng-shui"}]


@rule("SBM-CONF-18")
@card("critical-typo", "deep-freeze")
@pytest.mark.parametrize("setting", ["cancels", "stands"])
def test_a_room_that_is_disabled_already_may_be_aimed_at(setting: str) -> None:
    """The room was frozen before: it may still be primed, for all the good that does."""
    t = at_the_entrance(disabled_target=setting)
    t.hand("ann", "critical-typo")
    t.hand("bob", "deep-freeze")

    t.phase("adventure")
    t.answer("ann", "pass").answer("bob", "cast deep-freeze").answer("bob", "room box-trap ann 1")
    resolved(t)
    t.answer("ann", "cast critical-typo").answer("ann", "room box-trap ann 1")

    assert t.told("room-primed") == [{"seat": "ann", "card": "box-trap", "n": 3}]
    assert t.told("fizzled") == []


@rule("SBM-STACK-06")
@card("adventure", "dial-up-dungeon")
def test_a_spell_that_needs_both_its_targets_is_cancelled_when_one_is_gone() -> None:
    """The hero to be sent somewhere has been sent elsewhere: the spell is cancelled, and sets nothing off."""
    t = super_boss_monster(seats=["ann", "bob", "cy"])
    t.dungeon("ann", "dial-up-dungeon")
    t.town(LALIHO)
    t.hand("ann", "adventure")
    t.hand("bob", "adventure")

    t.phase("build")
    t.answer("ann", "cast adventure").answer("ann", "seat cy")
    t.answer("bob", "cast adventure").answer("bob", "seat ann")

    assert t.queue("ann") == [LALIHO]
    assert t.queue("cy") == []
    assert t.told("fizzled") == [{"seat": "ann", "card": "adventure"}]
    assert t.told("ability-works") == []
    assert t.discarded == ["adventure", "adventure"]


@rule("SBM-STACK-06")
@card("feng-shui", "piggy-bank-of-doom", "dean-sporesby")
def test_a_swap_is_cancelled_when_one_of_the_two_stacks_is_gone() -> None:
    """One of the stacks to be swapped is destroyed in response: nothing moves, and the boss has nothing to publish."""
    t = super_boss_monster(bosses=["dean-sporesby", "lord-grumble"])
    t.levelled("ann")
    t.dungeon("ann", "box-trap", "minion-arena", "piggy-bank-of-doom")
    t.hand("ann", "feng-shui")

    t.phase("build")
    t.answer("ann", "cast feng-shui")
    t.answer("ann", "room piggy-bank-of-doom ann 0").answer("ann", "room box-trap ann 2")
    t.answer("ann", "use piggy-bank-of-doom 0")
    t.answer("ann", "room box-trap ann 1").answer("ann", "room box-trap ann 1")

    assert t.rooms("ann") == ["box-trap", "minion-arena"]
    assert t.told("rooms-swapped") == []
    assert t.told("fizzled") == [{"seat": "ann", "card": "feng-shui"}]
    assert t.tokens_on("ann") == [2, 0]
