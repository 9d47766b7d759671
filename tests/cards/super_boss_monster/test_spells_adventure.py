"""The spells with the axe alone: Ghost Cheat, Safety Inspection, Power Bonus, Critical Typo, Wet Floor Sign, Ragequit
Form 27-B, Final Form, No Continues Left, and the explorers' Wrong Address and Jet Lag."""

import pytest

from tests.cards.super_boss_monster.casting import (
    ADVENTURE,
    ANNS_ROOMS,
    BOBS_FIRST,
    BOBS_LAST,
    BUILD_STEPS,
    CYS_ROOMS,
    NEVER,
    THREE,
    announce,
    moment,
    moments_of,
    pass_to,
)
from tests.cards.super_boss_monster.rooms import (
    FIVE,
    QUIET_BOSSES,
    asks,
    cast,
    hurts,
    refuses,
    unanswered,
    until_in,
    walker,
)
from tests.marks import card, rule
from tests.super_table import SuperTable, solo, super_boss_monster

BUNNY, LAG, LALIHO = "bunny", "sir-lag", "laliho"  # fighters with 4, 6 and 8 health
PAM, WISEBEARD, MO = "pixel-pam", "wisebeard", "old-mo"  # mages with 4, 6 and 8
OVERKILL = "dame-overkill"  # epic, 13


@rule("SBM-SPELL-04")
@card("ghost-cheat", "safety-inspection", "power-bonus", "critical-typo", "wet-floor-sign", "ragequit-form")
@card("final-form", "no-continues-left", "wrong-address", "jet-lag", "bribe-the-referee")
@pytest.mark.parametrize(
    ("spell", "could"),
    [
        ("ghost-cheat", ADVENTURE),
        ("safety-inspection", ADVENTURE),
        ("power-bonus", ADVENTURE),
        ("critical-typo", ADVENTURE),
        ("wet-floor-sign", [BOBS_FIRST, BOBS_LAST]),
        ("ragequit-form", [*ANNS_ROOMS, BOBS_FIRST, BOBS_LAST, *CYS_ROOMS]),
        ("final-form", [BOBS_LAST]),
        ("no-continues-left", [BOBS_LAST]),  # there the hero has 1 health left, in the room before it had 4
        ("wrong-address", ADVENTURE[:7]),  # later no hero waits at an entrance
        ("jet-lag", ADVENTURE[:7]),
        ("bribe-the-referee", [BOBS_FIRST, BOBS_LAST]),
    ],
)
def test_a_spell_with_the_axe_may_be_cast_while_its_hero_is_there(spell: str, could: list[str]) -> None:
    """At entrances and in rooms of the adventure phase, as far as there is something to choose; at no other time."""
    found = moments_of(spell)

    assert found.could == could
    missed = [when for when in ADVENTURE if when not in could]
    assert found.could_not == ["city", *BUILD_STEPS, "minion", *missed, "end"]
    assert NEVER == ["city", "minion", "end"]


def walks(
    *rooms: str, hero: str = LALIHO, spells: tuple[str, ...] = (), to: str = "", token: int = 0, item: str = ""
) -> SuperTable:
    """Ann's dungeon is crossed by a hero; she holds the spells and is asked in the room `to`, or at the entrance."""
    t = super_boss_monster(THREE, items=bool(item))
    t.dungeon("ann", *rooms)
    t.dungeon("bob", "tag-team-pit")
    t.entrance("ann", hero, token=token, item=item)
    t.hand("ann", *spells)
    t.phase("adventure")
    return until_in(t, to) if to else t


# -- Ghost Cheat ----------------------------------------------------------------------------------------------


@card("ghost-cheat")
def test_a_ghost_takes_no_damage_in_the_next_room() -> None:
    """Cast in the first room, it is for the second; the third hurts again."""
    t = walks("box-trap", "ogre-weight-room", "free-trial-pit", spells=("ghost-cheat",), to="box-trap")
    cast(t, "ann", "ghost-cheat")
    t.all_pass()

    assert hurts(t) == [("box-trap", 2), ("free-trial-pit", 3)]
    assert t.told("hero-unhurt") == [{"hero": LALIHO, "card": "ogre-weight-room"}]
    assert t.told("spell-cast-hero") == [{"seat": "ann", "card": "ghost-cheat", "hero": LALIHO}]


@card("ghost-cheat")
def test_a_hero_about_to_enter_may_be_made_a_ghost_by_anybody() -> None:
    """Bob helps the first hero in Ann's queue; the second is not offered, nor is the one at Cy's entrance."""
    t = super_boss_monster(THREE)
    t.dungeon("ann", "box-trap")
    t.entrance("ann", BUNNY, LAG)
    t.entrance("cy", PAM)
    t.hand("bob", "ghost-cheat", "ghost-cheat")
    t.phase("adventure")
    assert moment(t) == "entrance of ann"
    cast(t, "bob", "ghost-cheat")
    assert t.told("spell-cast-hero") == [{"seat": "bob", "card": "ghost-cheat", "hero": BUNNY}]
    t.all_pass()

    assert hurts(t) == [("box-trap", 2)]
    assert [told["hero"] for told in t.told("room-hurt")] == [LAG]


@card("ghost-cheat")
def test_two_ghost_cheats_on_one_hero_are_for_two_rooms() -> None:
    t = walks("box-trap", "ogre-weight-room", "free-trial-pit", spells=("ghost-cheat", "ghost-cheat"))
    cast(t, "ann", "ghost-cheat")
    cast(t, "ann", "ghost-cheat")
    t.all_pass()

    assert hurts(t) == [("free-trial-pit", 3)]


@card("ghost-cheat", "critical-typo")
def test_a_ghost_uses_up_what_the_room_was_primed_with() -> None:
    """The typo is for the next hero who enters, hurt or not."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LAG, LALIHO)
    t.hand("ann", "ghost-cheat", "critical-typo")
    t.phase("adventure")
    cast(t, "ann", "critical-typo")
    cast(t, "ann", "ghost-cheat")
    t.all_pass()

    assert hurts(t) == [("box-trap", 2)]


@card("ghost-cheat", "parking-meter-portcullis", "banana-corridor")
def test_what_a_room_does_on_entry_a_ghost_does_not_stop_but_nobody_slips_without_damage() -> None:
    """The meter is paid; on the bananas the ghost does not slip, so that the next hero does."""
    t = super_boss_monster(coins=True)
    t.dungeon("ann", "parking-meter-portcullis", "banana-corridor", "box-trap")
    t.coins("ann", 0)
    t.entrance("ann", LAG, LALIHO)
    t.hand("ann", "ghost-cheat", "ghost-cheat")
    t.phase("adventure")
    cast(t, "ann", "ghost-cheat")
    cast(t, "ann", "ghost-cheat")
    t.all_pass()

    assert t.side("ann").coins == 1
    assert [told["hero"] for told in t.told("hero-slipped")] == [LALIHO]


@card("ghost-cheat", "ragequit-form")
def test_an_unused_ghost_cheat_ends_with_the_turn() -> None:
    """The hero is sent to town as a ghost; next turn it comes back and is hurt."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LALIHO)
    t.hand("ann", "ghost-cheat", "ragequit-form")
    t.turn("adventure")
    until_in(t, "box-trap")
    cast(t, "ann", "ghost-cheat")
    cast(t, "ann", "ragequit-form")
    assert t.in_town == [LALIHO]
    t.hand("ann", "adventure")
    t.dungeon("bob", "minion-arena")
    t.phase("build")
    cast(t, "ann", "adventure")
    t.all_pass()
    t.phase("adventure").all_pass()

    assert hurts(t)[-1] == ("minion-arena", 1)


# -- Safety Inspection ----------------------------------------------------------------------------------------


def inspected(spells: int = 1) -> SuperTable:
    """Ann may inspect Bob, who has three tokens on two of his three rooms, or Cy, who has one; Ann has one herself."""
    t = super_boss_monster(THREE)
    t.dungeon("ann", "box-trap")
    t.tokens("ann", 0, 1)
    t.dungeon("bob", "minion-arena", "tag-team-pit", "pinata-gallery")
    t.tokens("bob", 2, 1)
    t.tokens("bob", 0, 2)
    t.dungeon("cy", "minion-arena")
    t.tokens("cy", 0, 1)
    t.entrance("cy", LALIHO)
    t.hand("ann", *["safety-inspection"] * spells)
    return t.phase("adventure")


@card("safety-inspection")
@rule("SBM-TOKEN-06")
def test_a_safety_inspection_takes_two_tokens_off_rooms_of_one_dungeon() -> None:
    """The dungeon is chosen on casting, the rooms only when it resolves; both tokens may come from one room."""
    t = inspected().answer("ann", "cast safety-inspection")
    assert asks(t, "ann") == ("choose-opponent", "safety-inspection")
    assert t.options("ann") == ["seat bob", "seat cy"]
    t.answer("ann", "seat bob")
    assert t.told("spell-cast-seat") == [{"seat": "ann", "card": "safety-inspection", "other": "bob"}]
    assert asks(t, "ann") == ("remove-token", "safety-inspection")
    assert t.options("ann") == ["pass", "room pinata-gallery bob 0", "room minion-arena bob 2"]
    fork = t.fork()
    t.answer("ann", "room pinata-gallery bob 0").answer("ann", "room pinata-gallery bob 0")
    assert t.tokens_on("bob") == [1, 0, 0]

    fork.answer("ann", "room pinata-gallery bob 0").answer("ann", "room minion-arena bob 2")
    assert fork.tokens_on("bob") == [0, 0, 1]
    assert fork.discarded == t.discarded == ["safety-inspection"]


@card("safety-inspection")
@pytest.mark.parametrize("taken", [0, 1])
def test_a_safety_inspection_may_take_fewer(taken: int) -> None:
    """Whoever stops is not asked again."""
    t = inspected().answer("ann", "cast safety-inspection").answer("ann", "seat bob")
    for _ in range(taken):
        t.answer("ann", "room pinata-gallery bob 0")
    t.answer("ann", "pass")

    assert t.tokens_on("bob") == [1, 0, 2 - taken]
    assert t.discarded == ["safety-inspection"]
    assert t.asked("ann") is None


@card("safety-inspection")
def test_a_safety_inspection_of_a_single_token_is_over_with_it() -> None:
    t = inspected()
    announce(t, "ann", "safety-inspection", "seat cy", "room minion-arena cy 0")

    assert t.tokens_on("cy") == [0]
    assert t.discarded == ["safety-inspection"]


@card("safety-inspection", "stealth")
def test_without_a_token_in_reach_there_is_nothing_to_inspect() -> None:
    """One's own tokens do not count, nor do those in a hidden dungeon."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.tokens("ann", 0, 2)
    t.dungeon("bob", "minion-arena")
    t.entrance("ann", LALIHO)
    t.hand("ann", "safety-inspection", "critical-typo")
    t.phase("adventure")
    refuses(t, "ann", "cast", "safety-inspection")

    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.dungeon("bob", "minion-arena")
    t.tokens("bob", 0, 1)
    t.entrance("bob", LALIHO)
    t.hand("ann", "safety-inspection", "critical-typo")
    t.hand("bob", "stealth")
    t.phase("adventure")
    cast(t, "bob", "stealth")
    refuses(t, "ann", "cast", "safety-inspection")


@card("safety-inspection")
@rule("SBM-STACK-06")
def test_a_second_inspection_finds_nothing_where_the_first_response_has_taken_all() -> None:
    """Both of Ann's Inspections are aimed at Cy's only token: the later one takes it, the earlier one fizzles."""
    t = inspected(spells=2)
    announce(t, "ann", "safety-inspection", "seat cy")
    announce(t, "ann", "safety-inspection", "seat cy", "room minion-arena cy 0")

    assert t.tokens_on("cy") == [0]
    assert len(t.told("fizzled")) == 1
    assert t.discarded == ["safety-inspection", "safety-inspection"]


# -- Power Bonus ----------------------------------------------------------------------------------------------


@card("power-bonus")
@rule("SBM-TOKEN-01")
def test_a_power_bonus_gives_the_dungeon_two_tokens() -> None:
    """No room is aimed at: where the tokens go is chosen when it resolves, and there they stay after the turn."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena", "password-sphinx")
    t.dungeon("bob", "tag-team-pit")
    t.entrance("bob", LALIHO)
    t.hand("ann", "power-bonus")
    t.hand("bob", "stealth")
    t.turn("adventure")
    pass_to(t, "entrance of bob", "ann").answer("ann", "cast power-bonus")
    assert t.stack == ["power-bonus"]
    assert t.told("aimed-at-room") == []
    t.answer("bob", "pass")
    rooms = ["room password-sphinx ann 0", "room minion-arena ann 1", "room box-trap ann 2"]
    assert t.options("ann") == rooms
    t.answer("ann", "room box-trap ann 2")
    assert t.options("ann") == rooms
    t.answer("ann", "room password-sphinx ann 0")
    t.all_pass()

    assert t.tokens_on("ann") == [1, 0, 1]
    assert t.damage_of("ann") == [3, 1, 2]


@card("power-bonus", "dino-treadmill")
def test_a_power_bonus_with_one_room_that_may_take_tokens_puts_both_there() -> None:
    """The Treadmill takes none; with the Treadmill alone the spell cannot be cast."""
    t = walks("dino-treadmill", "box-trap", spells=("power-bonus",))
    cast(t, "ann", "power-bonus")
    assert t.tokens_on("ann") == [0, 2]

    t = walks("dino-treadmill", spells=("power-bonus", "critical-typo"))
    refuses(t, "ann", "cast", "power-bonus")


@card("power-bonus", "piggy-bank-of-doom")
@rule("SBM-STACK-06")
def test_a_power_bonus_is_for_the_rooms_that_are_there_when_it_resolves() -> None:
    """Ann destroys her Piggy Bank in response to her own Bonus: all four tokens are for her other room."""
    t = super_boss_monster()
    t.dungeon("ann", "piggy-bank-of-doom", "box-trap")
    t.entrance("ann", LALIHO)
    t.hand("ann", "power-bonus")
    t.phase("adventure")
    announce(t, "ann", "power-bonus")
    t.answer("ann", "use piggy-bank-of-doom 1")
    unanswered(t)

    assert t.rooms("ann") == ["box-trap"]
    assert t.tokens_on("ann") == [4]
    assert t.told("fizzled") == []


@card("power-bonus", "deep-freeze")
@rule("SBM-EX-08")
def test_a_frozen_room_may_get_a_token_of_a_power_bonus() -> None:
    """Frozen before the spell was cast, it may be chosen; it deals nothing this turn and one more the next."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena")
    t.entrance("ann", LALIHO)
    t.hand("ann", "power-bonus", "deep-freeze", "critical-typo")
    t.turn("adventure")
    cast(t, "ann", "deep-freeze", "room box-trap ann 1")
    t.answer("ann", "cast power-bonus").answer("ann", "pass")
    t.answer("ann", "room box-trap ann 1").answer("ann", "room minion-arena ann 0")
    assert t.tokens_on("ann") == [1, 1]
    assert t.damage_of("ann") == [0, 2]
    t.all_pass()

    assert t.damage_of("ann") == [3, 2]


# -- Critical Typo --------------------------------------------------------------------------------------------


@card("critical-typo")
@rule("SBM-TOKEN-09")
def test_a_critical_typo_hurts_the_next_hero_by_three_more() -> None:
    """Everybody sees it beforehand; the hero after that meets the room as it was."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "tourist-trap")
    t.dungeon("bob", "tag-team-pit")
    t.entrance("ann", LALIHO, MO)
    t.hand("ann", "critical-typo", "power-bonus")
    t.phase("adventure").answer("ann", "cast critical-typo")
    assert t.options("ann") == ["room tourist-trap ann 0", "room box-trap ann 1"]
    t.answer("ann", "room box-trap ann 1")
    unanswered(t)
    assert t.damage_of("ann") == [5, 0]
    assert t.told("room-primed") == [{"seat": "ann", "card": "box-trap", "n": 3}]
    t.all_pass()

    assert hurts(t) == [("box-trap", 5), ("box-trap", 2)]


@card("critical-typo")
def test_a_critical_typo_that_nobody_meets_ends_with_the_turn() -> None:
    """Cast in the room where the hero already stands, it waits for the next hero, and none comes."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LALIHO)
    t.hand("ann", "critical-typo")
    t.turn("adventure")
    until_in(t, "box-trap")
    cast(t, "ann", "critical-typo")

    assert hurts(t) == [("box-trap", 2)]
    assert t.damage_of("ann") == [2]


@card("critical-typo", "deep-freeze")
def test_a_critical_typo_is_used_up_by_an_entry_into_a_frozen_room() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LALIHO)
    t.hand("ann", "critical-typo")
    t.hand("bob", "deep-freeze")
    t.turn("adventure")
    cast(t, "ann", "critical-typo")
    cast(t, "bob", "deep-freeze")
    t.all_pass()

    assert hurts(t) == []
    assert t.damage_of("ann") == [2]


@card("critical-typo", "wet-floor-sign")
def test_two_typos_add_up_and_a_hero_who_comes_again_is_the_next_one() -> None:
    """Both are for one entry; when the hero is sent back into the room it is hurt as usual."""
    t = walks("tourist-trap", "box-trap", spells=("critical-typo", "critical-typo", "wet-floor-sign"), hero=OVERKILL)
    cast(t, "ann", "critical-typo", "room box-trap ann 0")
    cast(t, "ann", "critical-typo", "room box-trap ann 0")
    until_in(t, "box-trap")
    cast(t, "ann", "wet-floor-sign")
    t.all_pass()

    assert hurts(t) == [("box-trap", 8), ("box-trap", 2)]


# -- Wet Floor Sign -------------------------------------------------------------------------------------------


@card("wet-floor-sign")
@rule("SBM-ADV-03")
def test_on_a_wet_floor_the_hero_enters_the_room_on_its_left_again() -> None:
    """Its damage stays, and it walks on from there through the rest once more."""
    t = walks("password-sphinx", "box-trap", "minion-arena", spells=("wet-floor-sign",), to="box-trap")
    cast(t, "ann", "wet-floor-sign")
    t.all_pass()

    assert hurts(t) == [
        ("password-sphinx", 1),
        ("box-trap", 2),
        ("password-sphinx", 1),
        ("box-trap", 2),
        ("minion-arena", 1),
    ]
    assert t.wounds("ann") == 1
    assert t.told("hero-pulled-back") == [{"hero": LALIHO, "seat": "ann"}]


@card("wet-floor-sign")
def test_in_the_leftmost_room_a_wet_floor_leads_into_that_very_room() -> None:
    t = walks("password-sphinx", "box-trap", spells=("wet-floor-sign",), to="password-sphinx")
    cast(t, "ann", "wet-floor-sign")
    t.all_pass()

    assert hurts(t) == [("password-sphinx", 1), ("password-sphinx", 1), ("box-trap", 2)]


@card("wet-floor-sign")
def test_a_hero_who_dies_on_the_way_back_dies_in_the_room_on_the_left() -> None:
    t = walks("pinata-gallery", "minion-arena", spells=("wet-floor-sign",), to="minion-arena", hero=BUNNY)
    cast(t, "ann", "wet-floor-sign")

    assert t.souls("ann") == 1
    assert asks(t, "ann") == ("put-token", "pinata-gallery")


@card("wet-floor-sign")
def test_there_is_no_wet_floor_in_another_players_dungeon() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "password-sphinx", "box-trap")
    t.dungeon("bob", "tag-team-pit")
    t.entrance("ann", LALIHO)
    t.hand("bob", "wet-floor-sign", "critical-typo")
    t.phase("adventure")
    pass_to(t, "box-trap of ann", "bob")

    refuses(t, "bob", "cast", "wet-floor-sign")


@card("wet-floor-sign")
@rule("SBM-STACK-02")
def test_two_wet_floors_in_a_row_lead_two_rooms_back() -> None:
    """The second is cast in response to the first: of five rooms the hero goes back from the last to the third."""
    t = walks(
        "tourist-trap",
        "password-sphinx",
        "box-trap",
        "vip-bouncer",
        "minion-arena",
        hero=OVERKILL,
        spells=("wet-floor-sign", "wet-floor-sign"),
        to="minion-arena",
    )
    announce(t, "ann", "wet-floor-sign")
    announce(t, "ann", "wet-floor-sign")
    t.all_pass()

    assert len(t.told("hero-pulled-back")) == 2
    assert t.walked()[5:] == ["box-trap", "vip-bouncer", "minion-arena"]


@card("wet-floor-sign", "piggy-bank-of-doom")
@rule("SBM-STACK-01", "SBM-CONF-46")
def test_a_wet_floor_knows_where_the_hero_stands_when_its_room_is_gone() -> None:
    """Pulled back into the Bank, the hero is pulled back again while the Bank is cashed in: it enters the Box Trap."""
    t = walks(
        "password-sphinx",
        "box-trap",
        "piggy-bank-of-doom",
        "tourist-trap",
        hero=OVERKILL,
        spells=("wet-floor-sign", "wet-floor-sign"),
        to="tourist-trap",
    )
    cast(t, "ann", "wet-floor-sign")
    until_in(t, "piggy-bank-of-doom")
    announce(t, "ann", "wet-floor-sign")
    t.answer("ann", "use piggy-bank-of-doom 1")
    for _ in range(2):
        t.answer("ann", "room tourist-trap ann 0")
    t.all_pass()

    assert t.walked()[4:] == ["piggy-bank-of-doom", "box-trap", "tourist-trap"]


@card("wet-floor-sign", "piggy-bank-of-doom")
def test_a_wet_floor_leads_past_the_place_where_a_room_was_uncovered() -> None:
    """The Bank stood on another room: the hero stands in that place still, and the room to its left is the next."""
    t = super_boss_monster()
    t.dungeon("ann", "password-sphinx", "box-trap", ["vip-bouncer", "piggy-bank-of-doom"], "tourist-trap")
    t.entrance("ann", OVERKILL)
    t.hand("ann", "wet-floor-sign")
    t.phase("adventure")
    until_in(t, "piggy-bank-of-doom")
    announce(t, "ann", "wet-floor-sign")
    t.answer("ann", "use piggy-bank-of-doom 1")
    for _ in range(2):
        t.answer("ann", "room tourist-trap ann 0")
    t.all_pass()

    assert t.walked()[2:] == ["piggy-bank-of-doom", "box-trap", "vip-bouncer", "tourist-trap"]


@card("wet-floor-sign", "freeze")
@rule("SBM-COMPAT-01", "SBM-KEY-10")
def test_behind_a_deactivated_room_a_wet_floor_leads_back_into_the_same_room() -> None:
    """The room on the left is passed without effect, as on the way in."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "password-sphinx", "box-trap", "minion-arena")
    t.entrance("ann", LALIHO)
    t.hand("ann", "freeze", "wet-floor-sign")
    t.phase("adventure")
    cast(t, "ann", "freeze", "room box-trap ann 1")
    until_in(t, "minion-arena")
    cast(t, "ann", "wet-floor-sign")
    t.all_pass()

    assert t.walked() == ["password-sphinx", "minion-arena", "minion-arena"]


# -- Ragequit Form 27-B ---------------------------------------------------------------------------------------


@card("ragequit-form")
@rule("SBM-END-06")
def test_a_ragequit_form_sends_a_hero_out_of_anybodys_dungeon_to_the_right_end_of_town() -> None:
    """Its damage is healed at the end of the turn, and nobody lures it before the next bait."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena")
    t.town(PAM)
    t.entrance("ann", LALIHO)
    t.hand("bob", "ragequit-form")
    t.turn("adventure")
    until_in(t, "box-trap")
    cast(t, "bob", "ragequit-form")

    assert t.in_town == [PAM, LALIHO]
    assert t.view("").town[1].damage == 0
    assert (t.souls("ann"), t.wounds("ann")) == (0, 0)
    assert t.told("hero-fled") == [{"hero": LALIHO, "seat": "ann"}]


@card("ragequit-form")
@rule("SBM-END-06", "SBM-CITY-08")
def test_a_ragequit_form_pushes_the_leftmost_hero_out_of_a_full_town() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.town(PAM, WISEBEARD)
    t.entrance("ann", LALIHO)
    t.hand("ann", "ragequit-form")
    t.phase("adventure")
    until_in(t, "box-trap")
    cast(t, "ann", "ragequit-form")

    assert t.in_town == [WISEBEARD, LALIHO]
    assert t.at("library") == [PAM]


@card("ragequit-form")
@rule("SBM-SOLO-18")
def test_alone_a_ragequit_form_may_push_a_hero_into_the_tavern_and_end_the_game() -> None:
    t = solo()
    t.dungeon("ann", "box-trap")
    t.town("brother-bandage", "gran-bingo", PAM, WISEBEARD)
    for place, hero in (("temple", "deacon-brick"), ("stadium", LAG), ("library", MO), ("hideout", "sticky-fran")):
        t.landmark(place, hero)
    t.entrance("ann", LALIHO)
    t.hand("ann", "ragequit-form")
    t.phase("adventure")
    until_in(t, "box-trap")
    cast(t, "ann", "ragequit-form")

    assert t.view("").ending == "SBM-SOLO-18"
    assert t.at("tavern") == ["brother-bandage"]


@card("ragequit-form")
@rule("SBM-STACK-06")
def test_a_hero_cannot_ragequit_twice() -> None:
    """Bob answers Ann's Form with his own: hers finds nobody in the dungeon."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LALIHO, LAG)
    t.hand("ann", "ragequit-form")
    t.hand("bob", "ragequit-form")
    t.phase("adventure")
    until_in(t, "box-trap")
    announce(t, "ann", "ragequit-form")
    cast(t, "bob", "ragequit-form")

    assert [told["seat"] for told in t.told("fizzled")] == ["ann"]
    assert t.in_town == [LALIHO]
    assert t.discarded == ["ragequit-form", "ragequit-form"]


# -- Final Form (in Triplicate) -------------------------------------------------------------------------------


@card("final-form")
def test_a_final_form_deals_four_damage_in_the_last_room() -> None:
    """After that room's own damage, and before the hero meets the boss."""
    t = walks("password-sphinx", "box-trap", spells=("final-form", "critical-typo"), to="password-sphinx")
    refuses(t, "ann", "cast", "final-form")
    until_in(t, "box-trap")
    cast(t, "ann", "final-form")
    assert t.told("hero-hurt") == [{"hero": LALIHO, "damage": 4, "total": 7, "health": 8}]
    t.all_pass()

    assert t.wounds("ann") == 1


@card("final-form", "pinata-gallery")
@rule("SBM-ADV-13")
def test_who_dies_of_a_final_form_dies_in_the_last_room() -> None:
    t = walks("password-sphinx", "pinata-gallery", spells=("final-form",), to="pinata-gallery", hero=LAG)
    cast(t, "ann", "final-form")

    assert t.souls("ann") == 1
    assert asks(t, "ann") == ("put-token", "pinata-gallery")


@card("final-form")
@rule("SBM-STACK-06")
def test_a_final_form_needs_the_hero_to_be_still_in_the_last_room() -> None:
    """Bob has sent the hero to town in response."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LALIHO)
    t.hand("ann", "final-form")
    t.hand("bob", "ragequit-form")
    t.phase("adventure")
    until_in(t, "box-trap")
    announce(t, "ann", "final-form")
    cast(t, "bob", "ragequit-form")

    assert [told["card"] for told in t.told("fizzled")] == ["final-form"]
    assert t.told("hero-hurt") == []


# -- No Continues Left ----------------------------------------------------------------------------------------


@card("no-continues-left")
@pytest.mark.parametrize(("token", "may"), [(-3, True), (-2, False), (0, False)])
def test_no_continues_left_is_for_heroes_with_three_health_or_less(token: int, may: bool) -> None:
    """The hero has 8 with its token and takes 2."""
    t = walks("box-trap", "minion-arena", spells=("no-continues-left", "critical-typo"), to="box-trap", token=token)
    assert t.can("ann", "cast no-continues-left") == may
    if may:
        cast(t, "ann", "no-continues-left")
        assert t.order_of_deaths() == [LALIHO]
        assert t.souls("ann") == 1


@card("no-continues-left", "pinata-gallery", "abbess-absolute")
def test_no_continues_left_kills_epic_heroes_too_where_they_stand() -> None:
    """An epic hero with 3 left dies in the Gallery, which has something to say."""
    t = walks("pinata-gallery", "minion-arena", spells=("no-continues-left",), hero="abbess-absolute", token=-6)
    until_in(t, "pinata-gallery")
    cast(t, "ann", "no-continues-left")

    assert t.souls("ann") == 2
    assert asks(t, "ann") == ("put-token", "pinata-gallery")


@card("no-continues-left", "assassin")
@rule("SBM-STACK-06")
def test_no_continues_left_looks_at_the_health_again_when_it_resolves() -> None:
    """Bob gives the hero 3 more health in response: it has 6 left, and lives."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LALIHO, token=-3)
    t.hand("ann", "no-continues-left")
    t.hand("bob", "assassin")
    t.phase("adventure")
    until_in(t, "box-trap")
    announce(t, "ann", "no-continues-left")
    cast(t, "bob", "assassin")

    assert [told["card"] for told in t.told("fizzled")] == ["no-continues-left"]
    assert t.wounds("ann") == 1


# -- Wrong Address --------------------------------------------------------------------------------------------


@card("wrong-address")
@rule("SBM-BAIT-07")
def test_a_wrong_address_sends_a_waiting_hero_to_the_end_of_another_queue() -> None:
    """Hero and dungeon are chosen on casting; the health token goes along, and the hero goes in there this turn."""
    t = super_boss_monster(FIVE, QUIET_BOSSES)
    t.dungeon("bob", "box-trap")
    t.entrance("ann", BUNNY)
    t.entrance("ann", LAG, token=2)
    t.entrance("bob", PAM)
    t.hand("cy", "wrong-address")
    t.phase("adventure").answer("cy", "cast wrong-address")
    assert asks(t, "cy") == ("choose-hero", "wrong-address")
    assert t.options("cy") == [f"hero {BUNNY}", f"hero {LAG}", f"hero {PAM}"]
    t.answer("cy", f"hero {LAG}")
    assert asks(t, "cy") == ("choose-entrance", "wrong-address")
    assert t.options("cy") == ["seat bob", "seat cy", "seat dee", "seat eve"]
    t.answer("cy", "seat bob")

    assert t.told("hero-redirected") == [{"hero": LAG, "seat": "ann", "to": "bob"}]
    assert [(told["hero"], told["seat"]) for told in t.told("hero-survived")] == [
        (BUNNY, "ann"),
        (PAM, "bob"),
        (LAG, "bob"),
    ]
    assert t.told("room-hurt")[-1]["health"] == 8


@card("wrong-address")
def test_a_hero_who_comes_to_a_dungeon_too_late_waits_there_until_the_next_turn() -> None:
    """Ann's adventure is over when Cy's hero is sent to her."""
    t = super_boss_monster(FIVE, QUIET_BOSSES)
    t.entrance("cy", LAG)
    t.hand("ann", "wrong-address")
    t.phase("adventure")
    assert moment(t) == "entrance of cy"
    cast(t, "ann", "wrong-address", "seat ann")
    assert t.queue("ann") == [LAG]
    assert t.wounds("ann") == 0
    t.phase("end")
    t.phase("adventure")

    assert t.wounds("ann") == 1


@card("wrong-address")
def test_a_hero_who_has_entered_a_room_has_found_the_address() -> None:
    """The one who walks cannot be sent elsewhere, nor can it when there is no other hero."""
    t = super_boss_monster(FIVE, QUIET_BOSSES)
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LAG)
    t.hand("ann", "wrong-address", "critical-typo")
    t.phase("adventure")
    assert t.can("ann", "cast wrong-address")
    until_in(t, "box-trap")

    refuses(t, "ann", "cast", "wrong-address")


@card("wrong-address", "stealth")
def test_a_wrong_address_is_never_that_of_a_hidden_dungeon() -> None:
    """Ann's hero could only go to Bob, who has hidden; Bob's own may be sent to Ann."""
    t = super_boss_monster()
    t.entrance("ann", LAG)
    t.entrance("bob", BUNNY)
    t.dungeon("ann", "box-trap")
    t.hand("ann", "wrong-address", "critical-typo")
    t.hand("bob", "stealth")
    t.phase("adventure")
    pass_to(t, "entrance of ann", "bob")
    cast(t, "bob", "stealth")
    cast(t, "ann", "wrong-address")
    assert t.told("hero-redirected") == [{"hero": BUNNY, "seat": "bob", "to": "ann"}]

    t = super_boss_monster()
    t.entrance("ann", LAG)
    t.dungeon("ann", "box-trap")
    t.hand("ann", "wrong-address", "critical-typo")
    t.hand("bob", "stealth")
    t.phase("adventure")
    pass_to(t, "entrance of ann", "bob")
    cast(t, "bob", "stealth")
    refuses(t, "ann", "cast", "wrong-address")


@card("wrong-address", "crystal-golf-ball")
def test_the_item_of_a_redirected_hero_goes_along_and_works_again() -> None:
    """A mage with the Golf Ball comes to Bob, who discards a spell."""
    t = super_boss_monster(items=True)
    t.entrance("ann", PAM, item="crystal-golf-ball")
    t.hand("ann", "wrong-address")
    t.hand("bob", "co-op", "night-shift")
    t.phase("adventure")
    cast(t, "ann", "wrong-address")
    assert asks(t, "bob") == ("discard", "crystal-golf-ball")
    t.answer("bob", "card co-op")

    assert t.hand_of("bob") == ["night-shift"]
    assert t.wounds("bob") == 1


# -- Jet Lag --------------------------------------------------------------------------------------------------


@card("jet-lag")
@rule("SBM-END-07")
def test_a_hero_with_jet_lag_stays_at_the_entrance_until_the_next_turn() -> None:
    """It keeps its place in the queue: next turn it goes before those who came later."""
    t = super_boss_monster(FIVE, QUIET_BOSSES)
    t.dungeon("ann", "box-trap")
    t.entrance("ann", BUNNY, LAG)
    t.hand("bob", "jet-lag")
    t.turn("adventure")
    announce(t, "bob", "jet-lag", f"hero {BUNNY}")
    t.all_pass()
    assert t.told("hero-held") == [{"hero": BUNNY, "seat": "ann"}]
    assert [told["hero"] for told in t.told("hero-entered")] == [LAG]
    assert t.queue("ann") == [BUNNY]
    t.entrance("ann", PAM)
    t.phase("adventure").all_pass()

    assert [told["hero"] for told in t.told("hero-entered")] == [LAG, BUNNY, PAM]


@card("jet-lag")
def test_jet_lag_in_an_only_hero_lets_the_adventure_pass_by() -> None:
    """The hero about to enter is held: nobody goes in, and there is no adventure to speak of."""
    t = super_boss_monster(FIVE, QUIET_BOSSES)
    t.dungeon("ann", "box-trap")
    t.entrance("ann", BUNNY)
    t.entrance("bob", LAG)
    t.hand("ann", "jet-lag")
    t.phase("adventure")
    cast(t, "ann", "jet-lag", f"hero {BUNNY}")

    assert t.queue("ann") == [BUNNY]
    assert t.walked() == []
    assert t.wounds("bob") == 1
    assert t.side("ann").entrance[0].waits


@card("jet-lag")
def test_a_hero_in_a_room_has_no_jet_lag_any_more() -> None:
    t = walks("box-trap", spells=("jet-lag", "critical-typo"), to="box-trap")

    refuses(t, "ann", "cast", "jet-lag")
    assert walker(t).hero.card == LALIHO


@card("jet-lag", "wrong-address")
def test_a_held_hero_who_is_sent_on_waits_there() -> None:
    """Jet Lag stays with the hero wherever it is sent this turn: Bob's adventure is still to come, and it waits."""
    t = super_boss_monster(FIVE, QUIET_BOSSES)
    t.dungeon("bob", "box-trap")
    t.entrance("ann", BUNNY)
    t.hand("ann", "jet-lag", "wrong-address")
    t.turn("adventure")
    cast(t, "ann", "jet-lag")
    cast(t, "ann", "wrong-address", "seat bob")
    assert t.queue("bob") == [BUNNY]
    assert t.walked() == []
    t.phase("adventure")

    assert t.walked() == ["box-trap"]
