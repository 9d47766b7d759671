"""The spells with hammer and axe: Stealth, Freeze, Dreamcatcher, Free Lunch, Restore from Backup."""

import pytest

from tests.cards.super_boss_monster.casting import (
    ADVENTURE,
    BUILD_STEPS,
    NEVER,
    THREE,
    announce,
    moment,
    moments_of,
    pass_to,
    ready_for_everything,
    spend,
)
from tests.cards.super_boss_monster.rooms import asks, cast, hurts, refuses, row, stacks, unanswered, until_in
from tests.marks import card, rule
from tests.super_table import SuperTable, all_spells, solo, super_boss_monster

LAG, LALIHO = "sir-lag", "laliho"  # fighters with 6 and 8 health
ROOM_DECK, SPELL_DECK = "deck 1", "deck 2"

both_phases = pytest.mark.parametrize("phase", ["build", "adventure"])


@rule("SBM-SPELL-05")
@card("stealth", "deep-freeze", "free-lunch", "restore-from-backup")
@pytest.mark.parametrize("spell", ["stealth", "deep-freeze", "free-lunch", "restore-from-backup"])
def test_a_spell_with_both_icons_may_be_cast_in_every_window(spell: str) -> None:
    """In every build step, at every entrance and in every room; not in the other phases."""
    found = moments_of(spell)

    assert found.could == [*BUILD_STEPS, *ADVENTURE]
    assert found.could_not == NEVER


@card("dreamcatcher")
def test_a_dreamcatcher_cannot_be_cast_unless_somebody_has_cast_a_spell() -> None:
    found = moments_of("dreamcatcher")

    assert found.could == []
    assert found.could_not == ["city", *BUILD_STEPS, "minion", *ADVENTURE, "end"]


# -- Stealth --------------------------------------------------------------------------------------------------


@card("stealth")
@both_phases
def test_stealth_hides_rooms_from_others_and_not_from_oneself(phase: str) -> None:
    """Bob has hidden: Ann's Freeze may choose her own rooms only, Bob's any."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "tourist-trap")
    t.dungeon("bob", "minion-arena", "tag-team-pit")
    t.entrance("ann", LALIHO)
    t.hand("ann", "deep-freeze")
    t.hand("bob", "stealth", "deep-freeze")
    t.phase(phase)
    t.answer("ann", "pass")
    cast(t, "bob", "stealth")
    assert t.told("shield-raised") == [{"seat": "bob"}]
    assert t.view("ann").seats[1].shielded
    assert t.waiting == ["ann"]
    t.answer("ann", "cast deep-freeze")
    assert t.options("ann") == ["room tourist-trap ann 0", "room box-trap ann 1"]
    refuses(t, "ann", "room", "minion-arena", 1, 1)
    t.answer("ann", "room box-trap ann 1")
    unanswered(t)
    pass_to(t, moment(t), "bob").answer("bob", "cast deep-freeze")

    assert len(t.options("bob")) == 4


@card("stealth")
@rule("SBM-KEY-29")
def test_stealth_cancels_every_waiting_spell_that_is_aimed_at_ones_dungeon() -> None:
    """Two Freezes wait, one for a room of Bob's and one for Cy's: Bob's Stealth cancels the former."""
    t = super_boss_monster(THREE)
    t.dungeon("ann", "box-trap")
    t.dungeon("bob", "minion-arena")
    t.dungeon("cy", "tag-team-pit")
    t.hand("ann", "deep-freeze", "deep-freeze")
    t.hand("bob", "stealth")
    t.phase("build")
    announce(t, "ann", "deep-freeze", "room minion-arena bob 0")
    announce(t, "ann", "deep-freeze", "room tag-team-pit cy 0")
    cast(t, "bob", "stealth")

    assert t.told("spell-cancelled") == [{"seat": "ann", "card": "deep-freeze"}]
    assert t.told("room-disabled") == [{"seat": "cy", "card": "tag-team-pit"}]
    assert sorted(t.discarded) == ["deep-freeze", "deep-freeze", "stealth"]


@card("stealth", "safety-inspection", "adventure", "ragequit-form", "deep-freeze")
@pytest.mark.parametrize(
    ("spell", "choices", "phase"),
    [
        ("deep-freeze", ["room password-sphinx bob 1"], "adventure"),
        ("safety-inspection", [], "adventure"),
        ("ragequit-form", [], "adventure"),
        ("ghost-cheat", [], "adventure"),
        ("adventure", ["seat bob"], "build"),
    ],
)
def test_stealth_cancels_what_is_aimed_at_the_dungeon_a_room_or_a_hero_in_it(
    spell: str, choices: list[str], phase: str
) -> None:
    """The spell goes to the discard pile without effect."""
    t = ready_for_everything()
    t.tokens("bob", 0, 1)
    t.hand("ann", spell)
    t.hand("bob", "stealth")
    t.phase(phase)
    pass_to(t, "build of ann" if phase == "build" else "password-sphinx of bob", "ann")
    announce(t, "ann", spell, *choices)
    pass_to(t, moment(t), "bob").answer("bob", "cast stealth")
    unanswered(t)

    assert t.told("spell-cancelled") == [{"seat": "ann", "card": spell}]
    assert sorted(t.discarded[-2:]) == sorted([spell, "stealth"])


@card("stealth", "co-op", "grand-heist", "wrong-address")
def test_stealth_does_not_stop_what_is_aimed_at_the_player_or_at_a_hero_before_the_door() -> None:
    """A Co-op with Bob and a heist from his hand go on; his waiting hero is sent elsewhere."""
    t = super_boss_monster()
    t.hand("ann", "co-op", "grand-heist")
    t.hand("bob", "stealth", "box-trap", "box-trap", "minion-arena")
    t.phase("build")
    announce(t, "ann", "grand-heist").answer("ann", "pass")
    cast(t, "bob", "stealth")
    assert len(t.told("card-stolen")) == 1
    cast(t, "ann", "co-op")
    assert len(t.told("card-drawn")) == 3

    t = super_boss_monster()
    t.entrance("bob", LAG)
    t.hand("ann", "wrong-address")
    t.hand("bob", "stealth")
    t.phase("adventure").answer("bob", "pass")
    announce(t, "ann", "wrong-address")
    cast(t, "bob", "stealth")
    assert t.queue("ann") == [LAG]


@card("stealth")
def test_stealth_lasts_until_the_end_of_the_turn_and_for_what_comes_later() -> None:
    """A hero who comes to the dungeon later is hidden, too; next turn nothing is."""
    t = super_boss_monster()
    t.dungeon("bob", "box-trap", "minion-arena")
    t.entrance("bob", LALIHO)
    t.hand("ann", "ragequit-form", "free-lunch")
    t.hand("bob", "stealth")
    t.turn("adventure")
    cast(t, "bob", "stealth")
    until_in(t, "box-trap")
    refuses(t, "ann", "cast", "ragequit-form")
    t.all_pass()
    assert not t.side("bob").shielded

    t.entrance("bob", LAG)
    t.phase("adventure")
    until_in(t, "box-trap")
    assert t.can("ann", "cast ragequit-form")


# -- Freeze ---------------------------------------------------------------------------------------------------


@card("deep-freeze")
@rule("SBM-KEY-08", "SBM-KEY-09")
def test_a_frozen_room_deals_no_damage_with_all_its_tokens_and_bonuses() -> None:
    """Its symbols stay, and so does its place for a minion; all may be frozen in any dungeon."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena")
    t.tokens("ann", 0, 2)
    t.minion("ann", 0)
    t.entrance("ann", LALIHO)
    t.hand("bob", "deep-freeze")
    before = t.symbols("ann", "fighter")
    t.phase("build").answer("bob", "cast deep-freeze")
    assert t.options("bob") == ["room minion-arena ann 0", "room box-trap ann 1"]
    t.answer("bob", "room minion-arena ann 0")
    assert t.damage_of("ann") == [2, 0]
    assert t.tokens_on("ann") == [0, 2]
    assert t.symbols("ann", "fighter") == before
    assert [place.disabled for place in row(t, "ann")] == [False, True]
    t.phase("minion")
    assert t.told("room-boosted") == [{"seat": "ann", "card": "minion-arena", "n": 2}]
    t.phase("adventure")

    assert hurts(t) == [("box-trap", 2)]
    assert t.told("hero-unhurt") == [{"hero": LALIHO, "card": "minion-arena"}]


@card("deep-freeze")
def test_a_freeze_is_of_the_card_and_not_of_its_place() -> None:
    """What is built over the frozen room deals its damage; next turn all is thawed."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.hand("ann", "deep-freeze", "ninja-demolition-crew")
    t.turn("build")
    cast(t, "ann", "deep-freeze")
    t.answer("ann", "place ninja-demolition-crew 0")
    assert stacks(t, "ann") == [["box-trap", "ninja-demolition-crew"]]
    assert t.damage_of("ann") == [3]

    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.hand("ann", "deep-freeze", "co-op")
    t.phase("build")
    cast(t, "ann", "deep-freeze")
    assert t.damage_of("ann") == [0]
    t.all_pass()
    t.phase("end")
    assert t.damage_of("ann") == [2]


@card("deep-freeze")
def test_a_face_down_room_cannot_be_frozen() -> None:
    """Ann has laid a room on her only one: neither is there to be chosen."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.dungeon("bob", "minion-arena")
    t.hand("ann", "compound-interest-vault")
    t.hand("bob", "deep-freeze")
    t.phase("build").answer("ann", "place compound-interest-vault 0")
    t.answer("bob", "cast deep-freeze")

    assert t.told("spell-cast-room")[0]["room"] == "minion-arena"


@card("deep-freeze", "freeze")
@rule("SBM-KEY-09", "SBM-KEY-10", "SBM-COMPAT-01")
def test_the_two_spells_called_freeze_are_two_things() -> None:
    """Ours takes the damage only; the first game's turns the room off, symbols and all."""
    t = super_boss_monster(mixed=True)
    t.dungeon("ann", "box-trap", "minion-arena")
    t.hand("ann", "deep-freeze", "freeze", "co-op")
    t.phase("build")
    cast(t, "ann", "deep-freeze", "room minion-arena ann 0")
    assert t.symbols("ann", "fighter") == 1
    cast(t, "ann", "freeze", "room minion-arena ann 0")

    assert t.symbols("ann", "fighter") == 0
    assert [(place.off, place.disabled) for place in row(t, "ann")] == [(False, False), (True, True)]


# -- Dreamcatcher ---------------------------------------------------------------------------------------------

# What tells that a spell has worked.
TELLS = {
    "stealth": "shield-raised",
    "grand-heist": "card-stolen",
    "ghost-cheat": "hero-ghosted",
    "safety-inspection": "token-removed",
    "deep-freeze": "room-disabled",
    "co-op": "card-drawn",
    "adventure": "hero-sent",
    "power-bonus": "token-placed",
    "free-lunch": "card-given",
    "night-shift": "room-placed",
    "feng-shui": "rooms-swapped",
    "restore-from-backup": "card-recovered",
    "critical-typo": "room-primed",
    "wet-floor-sign": "hero-pulled-back",
    "ragequit-form": "hero-fled",
    "final-form": "hero-hurt",
    "no-continues-left": "hero-died",
    "wrong-address": "hero-redirected",
    "coffee-stained-star-map": "symbol-gained",
    "jet-lag": "hero-held",
    "payday": "coins-gained",
    "bribe-the-referee": "hero-hurt",
}


def cast_by_bob(spell: str, *others: tuple[str, str]) -> SuperTable:
    """Bob has just cast the spell, with the first choices that came; `others` have been given cards or items."""
    t = ready_for_everything()
    t.hand("bob", spell, "hungry-houseplant")
    for name, what in others:
        if what == "wand-of-autocorrect":
            t.give_item(name, what)
        else:
            t.hand(name, what)
    in_build = spell in ("grand-heist", "co-op", "adventure", "night-shift", "feng-shui", "payday")
    t.phase("build" if in_build or spell == "coffee-stained-star-map" else "adventure")
    inside = ("wet-floor-sign", "ragequit-form", "final-form", "no-continues-left", "bribe-the-referee")
    while not t.can("bob", f"cast {spell}") or (spell in inside and moment(t) != "free-trial-pit of bob"):
        t.answer(t.waiting[0], "pass")
    t.answer("bob", f"cast {spell}")
    while t.asked("bob") is not None and asks(t, "bob")[0].startswith(("choose-", "recover")):
        t.answer("bob", t.options("bob")[-1])
    return t


def go_on(t: SuperTable) -> None:
    """Everybody passes or takes the last that is offered, until the turn of events is over."""
    while t.stack:
        name = t.waiting[0]
        options = t.options(name)
        kind = asks(t, name)[0]
        t.answer(name, "pass" if kind in ("respond", "react", "build") else options[-1])
    while t.waiting and asks(t, t.waiting[0])[0] not in ("react", "build"):
        t.answer(t.waiting[0], t.options(t.waiting[0])[-1])


@card("dreamcatcher")
@card("stealth", "grand-heist", "ghost-cheat", "safety-inspection", "deep-freeze", "co-op", "adventure", "power-bonus")
@card("free-lunch", "night-shift", "feng-shui", "restore-from-backup", "critical-typo", "wet-floor-sign")
@card("ragequit-form", "final-form", "no-continues-left", "wrong-address", "coffee-stained-star-map", "jet-lag")
@card("payday", "bribe-the-referee", "wand-of-autocorrect")
@pytest.mark.parametrize("means", ["", "dreamcatcher", "wand-of-autocorrect"])
@pytest.mark.parametrize("spell", sorted(TELLS))
def test_any_spell_can_be_caught_or_cancelled(spell: str, means: str) -> None:
    """Caught, it does nothing and lies in Cy's hand; cancelled by an item, it is discarded; else it works."""
    assert sorted([*TELLS, "dreamcatcher"]) == sorted(all_spells())
    t = cast_by_bob(spell, *([("cy", means)] if means else []))
    if means:
        t.pass_until("cy", "respond")
        t.answer("cy", f"cast {means}" if means == "dreamcatcher" else f"item {means}")
    go_on(t)

    assert (t.told(TELLS[spell]) != []) == (not means)
    assert t.told("spell-cancelled") == ([{"seat": "bob", "card": spell}] if means else [])
    caught = means == "dreamcatcher"
    assert t.told("spell-caught") == ([{"seat": "cy", "card": spell}] if caught else [])
    assert (spell in t.hand_of("cy"), spell in t.discarded) == (caught, not caught)
    assert ("dreamcatcher" in t.discarded) == caught


@card("dreamcatcher", "deep-freeze")
def test_a_caught_spell_may_be_cast_by_its_catcher_in_the_same_phase() -> None:
    """Bob catches Ann's Freeze and freezes a room of hers; everybody knew that he held it."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.dungeon("bob", "minion-arena")
    t.hand("ann", "deep-freeze", "co-op")
    t.hand("bob", "dreamcatcher")
    t.phase("build")
    announce(t, "ann", "deep-freeze", "room minion-arena bob 0").answer("ann", "pass")
    t.answer("bob", "cast dreamcatcher")
    unanswered(t)
    assert t.hand_of("bob") == ["deep-freeze"]
    assert t.view("ann").seats[1].known == ("deep-freeze",)
    pass_to(t, "build of ann", "bob")
    cast(t, "bob", "deep-freeze", "room box-trap ann 0")

    assert t.told("room-disabled") == [{"seat": "ann", "card": "box-trap"}]
    assert t.discarded == ["dreamcatcher", "deep-freeze"]


@card("dreamcatcher")
def test_nobody_catches_ones_own_spell() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "box-trap")
    t.hand("ann", "deep-freeze", "dreamcatcher", "stealth")
    t.phase("build")
    announce(t, "ann", "deep-freeze")

    refuses(t, "ann", "cast", "dreamcatcher")


@card("dreamcatcher", "wand-of-autocorrect")
@rule("SBM-STACK-02", "SBM-KEY-29")
def test_a_dreamcatcher_that_is_cancelled_catches_nothing() -> None:
    """Cy's Wand stops Bob's Dreamcatcher: the Freeze works, and both spells are discarded as usual."""
    t = super_boss_monster(THREE, items=True)
    t.dungeon("bob", "minion-arena")
    t.hand("ann", "deep-freeze")
    t.hand("bob", "dreamcatcher")
    t.give_item("cy", "wand-of-autocorrect")
    t.phase("build")
    announce(t, "ann", "deep-freeze")
    t.answer("bob", "cast dreamcatcher")
    spend(t, "cy", "wand-of-autocorrect")

    assert t.told("room-disabled") == [{"seat": "bob", "card": "minion-arena"}]
    assert t.told("spell-caught") == []
    assert t.discarded == ["dreamcatcher", "deep-freeze"]
    assert t.hand_of("bob") == []


@card("dreamcatcher", "counterspell")
@rule("SBM-STACK-02", "SBM-COMPAT-01")
def test_a_dreamcatcher_catches_a_counterspell() -> None:
    """Ann's Freeze is countered by Bob; Cy catches the Counterspell, and the Freeze works."""
    t = super_boss_monster(THREE, mixed=True)
    t.dungeon("bob", "minion-arena")
    t.hand("ann", "deep-freeze")
    t.hand("bob", "counterspell")
    t.hand("cy", "dreamcatcher")
    t.phase("build")
    announce(t, "ann", "deep-freeze")
    t.answer("bob", "cast counterspell").answer("cy", "cast dreamcatcher")
    unanswered(t)

    assert t.hand_of("cy") == ["counterspell"]
    assert t.told("room-disabled") == [{"seat": "bob", "card": "minion-arena"}]


@card("dreamcatcher", "counterspell")
@rule("SBM-STACK-02", "SBM-STACK-06", "SBM-COMPAT-01")
def test_a_spell_saved_by_a_counterspell_may_still_be_caught() -> None:
    """Bob counters the Freeze, Ann counters that, and Cy catches the Freeze once it waits alone."""
    t = super_boss_monster(THREE, mixed=True)
    t.dungeon("bob", "minion-arena")
    t.hand("ann", "deep-freeze", "counterspell")
    t.hand("bob", "counterspell")
    t.hand("cy", "dreamcatcher")
    t.phase("build")
    announce(t, "ann", "deep-freeze")
    t.answer("bob", "cast counterspell").answer("ann", "cast counterspell")
    while t.stack != ["deep-freeze"] or not t.can("cy", "cast dreamcatcher"):
        t.answer(t.waiting[0], "pass")
    t.answer("cy", "cast dreamcatcher")

    assert t.hand_of("cy") == ["deep-freeze"]
    assert t.told("room-disabled") == []
    assert t.discarded == ["counterspell", "counterspell", "dreamcatcher"]


@card("dreamcatcher", "dial-up-dungeon")
def test_a_spell_that_was_caught_has_not_resolved_but_the_dreamcatcher_has() -> None:
    """Both have a Dial-Up Dungeon: only the catcher's grows."""
    t = super_boss_monster()
    t.dungeon("ann", "dial-up-dungeon")
    t.dungeon("bob", "dial-up-dungeon")
    t.hand("ann", "deep-freeze")
    t.hand("bob", "dreamcatcher", "box-trap")
    t.phase("build")
    announce(t, "ann", "deep-freeze", "room dial-up-dungeon ann 0")
    t.answer("bob", "cast dreamcatcher")

    assert (t.damage_of("ann"), t.damage_of("bob")) == ([2], [3])


# -- Free Lunch -----------------------------------------------------------------------------------------------


@card("free-lunch")
@both_phases
def test_a_free_lunch_is_two_cards_for_one_that_the_left_neighbour_gets(phase: str) -> None:
    """Both decks are named before a card is seen; any card may be given, and only the two know which."""
    t = super_boss_monster(THREE)
    t.dungeon("bob", "box-trap")
    t.entrance("bob", LALIHO)
    t.hand("bob", "free-lunch", "minion-arena")
    t.next_from("room deck", "vip-bouncer")
    t.next_from("spell deck", "payday")
    t.phase(phase)
    pass_to(t, f"{'build' if phase == 'build' else 'entrance'} of bob", "bob").answer("bob", "cast free-lunch")
    assert asks(t, "bob") == ("draw-from", "free-lunch")
    assert t.options("bob") == [ROOM_DECK, SPELL_DECK]
    t.answer("bob", ROOM_DECK)
    assert t.hand_of("bob") == ["minion-arena"]
    t.answer("bob", SPELL_DECK)
    assert asks(t, "bob") == ("give", "free-lunch")
    assert t.options("bob") == ["card minion-arena", "card vip-bouncer", "card payday"]
    t.answer("bob", "card vip-bouncer")

    assert t.hand_of("cy") == ["vip-bouncer"]
    assert t.hand_of("bob") == ["minion-arena", "payday"]
    assert t.told("card-given", "cy") == [{"seat": "bob", "other": "cy", "card": "vip-bouncer"}]
    assert "card" not in t.told("card-given", "ann")[0]
    assert t.view("bob").seats[2].known == ("vip-bouncer",)
    assert t.view("ann").seats[2].known == ()


@card("free-lunch")
def test_both_cards_of_a_free_lunch_may_come_from_one_deck() -> None:
    t = super_boss_monster()
    t.hand("ann", "free-lunch")
    t.next_from("room deck", "box-trap", "vip-bouncer")
    t.phase("build")
    cast(t, "ann", "free-lunch")
    t.answer("ann", ROOM_DECK).answer("ann", ROOM_DECK).answer("ann", "card box-trap")

    assert (t.hand_of("ann"), t.hand_of("bob")) == (["vip-bouncer"], ["box-trap"])


@card("free-lunch")
@rule("SBM-SOLO-16")
def test_alone_a_free_lunch_is_paid_by_a_discard() -> None:
    t = solo()
    t.hand("ann", "free-lunch")
    t.next_from("room deck", "box-trap", "vip-bouncer")
    t.phase("build")
    cast(t, "ann", "free-lunch")
    t.answer("ann", ROOM_DECK).answer("ann", ROOM_DECK).answer("ann", "card box-trap")

    assert t.hand_of("ann") == ["vip-bouncer"]
    assert t.discarded == ["box-trap", "free-lunch"]


@card("free-lunch", "dial-up-dungeon")
@rule("SBM-SPELL-06")
def test_a_free_lunch_without_anything_to_draw_or_to_give_is_over_all_the_same() -> None:
    """Both decks are empty and so is the hand: the spell has resolved and is discarded."""
    t = super_boss_monster()
    t.only_in("room deck")
    t.only_in("spell deck")
    t.dungeon("ann", "dial-up-dungeon")
    t.hand("ann", "free-lunch")
    t.phase("build")
    cast(t, "ann", "free-lunch")
    t.answer("ann", ROOM_DECK).answer("ann", SPELL_DECK)

    assert len(t.told("nothing-to-draw")) == 2
    assert t.told("card-given") == []
    assert t.discarded == ["free-lunch"]
    assert t.view("").staged == []
    assert t.damage_of("ann") == [3]


# -- Restore from Backup --------------------------------------------------------------------------------------


@card("restore-from-backup")
@both_phases
def test_a_restore_brings_back_any_card_from_the_discard_pile(phase: str) -> None:
    """Rooms and spells are offered, each once; everybody sees which is taken."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.entrance("ann", LALIHO)
    t.pile("box-trap", "payday", "box-trap", "vip-bouncer")
    t.hand("ann", "restore-from-backup")
    t.phase(phase).answer("ann", "cast restore-from-backup")
    assert asks(t, "ann") == ("recover", "restore-from-backup")
    assert sorted(t.options("ann")) == ["card box-trap", "card payday", "card vip-bouncer"]
    t.answer("ann", "card box-trap")
    assert t.told("aimed-at-card") == [{"card": "restore-from-backup", "other": "box-trap"}]

    assert t.hand_of("ann") == ["box-trap"]
    assert t.view("bob").seats[0].known == ("box-trap",)
    assert t.discarded == ["box-trap", "payday", "vip-bouncer", "restore-from-backup"]


@card("restore-from-backup")
def test_a_restore_never_fetches_itself_and_needs_a_card_in_the_pile() -> None:
    """With an empty pile it cannot be cast; it is on the table, not in the pile, while it is being cast."""
    t = super_boss_monster()
    t.dungeon("ann", "minion-arena")
    t.hand("ann", "restore-from-backup", "stealth")
    t.phase("build")
    refuses(t, "ann", "cast", "restore-from-backup")
    cast(t, "ann", "stealth")
    assert t.can("ann", "cast restore-from-backup")
    cast(t, "ann", "restore-from-backup")

    assert t.hand_of("ann") == ["stealth"]


@card("restore-from-backup", "seance-helpdesk")
@rule("SBM-STACK-06")
def test_a_restore_comes_to_nothing_where_its_card_has_been_taken() -> None:
    """Bob's Helpdesk takes the spell in response."""
    t = super_boss_monster()
    t.dungeon("bob", "seance-helpdesk")
    t.pile("payday")
    t.hand("ann", "restore-from-backup")
    t.hand("bob", "box-trap")
    t.phase("build")
    announce(t, "ann", "restore-from-backup")
    t.answer("bob", "use seance-helpdesk 0")
    unanswered(t)

    assert t.hand_of("bob") == ["payday"]
    assert t.hand_of("ann") == []
    assert [told["card"] for told in t.told("fizzled")] == ["restore-from-backup"]


@card("restore-from-backup")
@rule("SBM-STACK-05")
def test_of_two_copies_in_the_pile_one_is_left_for_a_restore() -> None:
    """The target is a card by its name: while a copy lies there, it is brought back."""
    t = super_boss_monster()
    t.dungeon("bob", "seance-helpdesk")
    t.pile("payday", "payday")
    t.hand("ann", "restore-from-backup")
    t.hand("bob", "box-trap")
    t.phase("build")
    announce(t, "ann", "restore-from-backup")
    t.answer("bob", "use seance-helpdesk 0")
    unanswered(t)

    assert (t.hand_of("ann"), t.hand_of("bob")) == (["payday"], ["payday"])
