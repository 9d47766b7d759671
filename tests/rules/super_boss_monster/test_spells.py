"""Spells: where they come from, when they may be played, and where they go."""

import pytest

from tests.marks import card, rule
from tests.rules.super_boss_monster.scenes import idle, idle_to, refused, resolved
from tests.super_table import all_spells, super_boss_monster
from underhall.games.series.cards import ADVENTURE_ICON, ALL_CARDS, BUILD_ICON, SPELL
from underhall.games.super_boss_monster.facts import NUMBER

LAG = "sir-lag"  # health 6, fighter
LALIHO = "laliho"  # health 8, fighter
FRAN = "sticky-fran"  # health 4, thief

SPELLS = all_spells()


def icons(spell: str) -> int:
    return ALL_CARDS[NUMBER[spell]].icons


@rule("SBM-SPELL-01")
def test_nobody_draws_a_spell_of_their_own_accord() -> None:
    """Three turns without errands for spells: nobody draws one; hands grow by what is drafted."""
    t = super_boss_monster()

    t.turns("city")
    drafted = 0
    while t.view("").turn < 4:
        decision = t.asked(t.waiting[0])
        assert decision is not None
        if decision.kind == "draft":
            drafted += 1
            t.answer(t.waiting[0], next(o for o in t.options(t.waiting[0]) if o.removeprefix("card ") not in SPELLS))
        else:
            idle(t, ("hideout-treasure", "temple-treasure", "stadium-treasure", "library-treasure"))

    assert drafted == 6
    assert t.told("card-drawn") == []
    assert [side.spells_held for side in t.view("").seats] == [0, 0]


@rule("SBM-SPELL-01")
def test_spells_come_from_the_market_and_from_the_board() -> None:
    """One player drafts the market's spell, the other has an errand that draws one and discards one."""
    t = super_boss_monster()
    t.next_from("spell deck", "stealth", "co-op")

    t.turns("city")
    t.answer("ann", "card stealth").answer("ann", "space hideout-treasure")
    t.answer("bob", t.options("bob")[0]).answer("bob", "space library-spell")
    assert t.hand_of("ann") == ["stealth"]
    idle_to(t, 2, "city")

    assert [(told["seat"], told["deck"]) for told in t.told("card-drawn")] == [("bob", SPELL)]
    assert "co-op" in t.discarded


@rule("SBM-SPELL-02")
@card("stealth", "deep-freeze", "restore-from-backup")
def test_any_number_of_spells_may_be_played_in_a_turn() -> None:
    """Three spells for either phase are all cast in one build phase, and a fourth in the adventure after it."""
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena")
    t.hand("ann", "stealth", "deep-freeze", "restore-from-backup", "power-bonus")
    t.pile("vip-bouncer")
    t.entrance("ann", LALIHO)

    t.turn("build")
    resolved(t.answer("ann", "cast stealth"))
    t.answer("ann", "cast deep-freeze")
    resolved(t.answer("ann", "room box-trap ann 1"))
    t.answer("ann", "cast restore-from-backup")
    resolved(t.answer("ann", "card vip-bouncer"))
    t.pass_until("ann", "react")
    t.answer("ann", "cast power-bonus").answer("ann", "room box-trap ann 1").answer("ann", "room minion-arena ann 0")

    assert t.events("shield-raised", "room-disabled", "card-recovered", "token-placed") == [
        "shield-raised",
        "room-disabled",
        "card-recovered",
        "token-placed",
        "token-placed",
    ]


@rule("SBM-SPELL-03")
@card("co-op", "grand-heist", "adventure", "night-shift", "feng-shui")
def test_a_build_spell_is_refused_in_the_adventure_phase() -> None:
    """Every spell with the build symbol alone is offered in the build phase and not in the adventure phase."""
    spells = ["co-op", "grand-heist", "adventure", "night-shift", "feng-shui"]
    assert all(icons(spell) == BUILD_ICON for spell in spells)
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena")
    t.dungeon("bob", "vip-bouncer", "minion-arena")
    t.town(FRAN)
    t.entrance("ann", LALIHO)
    t.hand("ann", *spells, "critical-typo")
    t.hand("bob", "vacuum-crypt", "vacuum-crypt", "password-sphinx", "password-sphinx", "box-trap", "banana-corridor")

    t.turn("build")
    assert all(t.can("ann", f"cast {spell}") for spell in spells)
    t.pass_until("ann", "react")

    assert t.can("ann", "cast critical-typo")
    assert all(refused(t, "ann", "cast", spell) for spell in spells)


@rule("SBM-SPELL-04")
@card("power-bonus", "critical-typo")
def test_an_adventure_spell_is_refused_in_the_build_phase() -> None:
    """Spells with the adventure symbol alone could do something in the build phase, and are not offered there."""
    spells = ["power-bonus", "critical-typo", "safety-inspection"]
    assert all(icons(spell) == ADVENTURE_ICON for spell in spells)
    t = super_boss_monster()
    t.dungeon("ann", "box-trap", "minion-arena")
    t.dungeon("bob", "vip-bouncer")
    t.tokens("bob", 0, 1)
    t.entrance("ann", LALIHO)
    t.hand("ann", *spells, "stealth")

    t.turn("build")
    assert t.can("ann", "cast stealth")
    assert all(refused(t, "ann", "cast", spell) for spell in spells)
    t.pass_until("ann", "react")

    assert all(t.can("ann", f"cast {spell}") for spell in spells)


@rule("SBM-SPELL-05")
@card("stealth", "deep-freeze", "free-lunch", "restore-from-backup")
@pytest.mark.parametrize("spell", ["stealth", "deep-freeze", "free-lunch", "restore-from-backup"])
def test_a_spell_for_both_phases_is_accepted_in_either(spell: str) -> None:
    """With both symbols a spell may be cast while building and while heroes adventure."""
    assert icons(spell) == BUILD_ICON | ADVENTURE_ICON
    for phase in ("build", "adventure"):
        t = super_boss_monster()
        t.dungeon("ann", "box-trap", "minion-arena")
        t.pile("vip-bouncer", "deep-freeze")
        t.entrance("ann", LAG)
        t.hand("ann", spell)

        t.phase(phase)
        t.answer("ann", f"cast {spell}")
        while t.waiting and t.view("").phase == phase and spell in t.view("ann").hand:
            t.answer("ann", t.options("ann")[0])

        assert spell not in t.view("ann").hand
        assert spell in t.view("").staged + t.discarded


@rule("SBM-SPELL-03", "SBM-SPELL-04", "SBM-SPELL-05")
def test_every_spell_of_the_set_has_one_symbol_or_both() -> None:
    """The symbol is printed on the card; a card without one could never be played."""
    assert {icons(spell) for spell in all_spells()} == {BUILD_ICON, ADVENTURE_ICON, BUILD_ICON | ADVENTURE_ICON}


@rule("SBM-SPELL-06")
@card("deep-freeze")
def test_a_spell_is_discarded_after_it_has_resolved() -> None:
    """While it may be answered it lies on the table, in nobody's hand; once it has resolved, on the discard pile."""
    t = super_boss_monster()
    t.dungeon("bob", "box-trap")
    t.hand("ann", "deep-freeze")
    t.hand("bob", "stealth")

    t.phase("build")
    t.answer("ann", "cast deep-freeze")
    assert t.hand_of("ann") == []
    assert t.view("").staged == ["deep-freeze"]
    assert t.discarded == []
    t.answer("bob", "pass")

    assert t.told("room-disabled") == [{"seat": "bob", "card": "box-trap"}]
    assert t.view("").staged == []
    assert t.discarded == ["deep-freeze"]
    assert t.hand_of("ann") == []
