"""Two or more cards at once: responses to responses, targets that are gone, heroes and rooms that move in between."""

from collections.abc import Mapping

import pytest

from tests.cards.super_boss_monster.casting import THREE, announce, spend
from tests.cards.super_boss_monster.rooms import cast, hurts, unanswered, until_in, walker
from tests.marks import card, rule
from tests.super_table import SuperTable, solo, super_boss_monster

BUNNY, LAG, LALIHO = "bunny", "sir-lag", "laliho"  # fighters with 4, 6 and 8 health
PAM, WISEBEARD, MO = "pixel-pam", "wisebeard", "old-mo"  # mages with 4, 6 and 8
FRAN = "sticky-fran"  # thief, 4
OVERKILL = "dame-overkill"  # epic, 13


def crossing(
    *rooms: str | list[str],
    hero: str = LALIHO,
    behind: str = "",
    item: str = "",
    tokens: int = 0,
    hands: Mapping[str, tuple[str, ...]] | None = None,
    won: str = "",
) -> SuperTable:
    """A hero is about to enter Ann's dungeon, perhaps with another behind it; Bob and Cy have a room each.

    The tokens lie on Ann's last room; an item that she has won is hers to spend.
    """
    t = super_boss_monster(THREE, items=True, mixed=True, coins=True)
    t.dungeon("ann", *rooms)
    t.dungeon("bob", "tag-team-pit")
    t.dungeon("cy", "tourist-trap")
    t.tokens("ann", 0, tokens)
    t.entrance("ann", hero, item=item)
    if behind:
        t.entrance("ann", behind)
    if won:
        t.give_item("ann", won)
    for name, cards in (hands or {}).items():
        t.hand(name, *cards)
    return t.phase("adventure")


def respond(t: SuperTable, name: str, words: str, *choices: str) -> SuperTable:
    """Everybody passes until `name` may do this, who then does."""
    while not t.can(name, words):
        assert t.waiting, f"{name} never could: {words}"
        t.answer(t.waiting[0], "pass")
    t.answer(name, words)
    for choice in choices:
        t.answer(name, choice)
    return t


# -- Ghost Cheat ------------------------------------------------------------------------------------------------


@card("ghost-cheat")
def test_the_first_of_the_queue_may_be_made_a_ghost_while_another_hero_walks() -> None:
    """Both are offered: the one in the dungeon, and the one who comes next; the third is not."""
    t = crossing("box-trap", "minion-arena", behind=MO, hands={"ann": ("ghost-cheat",)})
    t.entrance("ann", WISEBEARD)
    until_in(t, "box-trap")
    t.answer("ann", "cast ghost-cheat")
    assert t.options("ann") == [f"hero {LALIHO}", f"hero {MO}"]
    t.answer("ann", f"hero {MO}")
    t.all_pass()

    assert t.told("hero-unhurt") == [{"hero": MO, "card": "box-trap"}]


@card("ghost-cheat", "stealth")
def test_a_shielded_walker_does_not_keep_the_next_hero_from_being_a_ghost() -> None:
    """Ann's dungeon is shielded against Bob: the walker cannot be chosen, the hero at the entrance can."""
    hands = {"ann": ("stealth", "critical-typo"), "bob": ("ghost-cheat",)}
    t = crossing("box-trap", "minion-arena", behind=MO, hands=hands)
    until_in(t, "box-trap")
    cast(t, "ann", "stealth")
    respond(t, "bob", "cast ghost-cheat")
    assert walker(t).hero.card == LALIHO
    assert t.told("spell-cast-hero")[-1]["hero"] == MO


@card("ghost-cheat", "wand-of-autocorrect")
def test_a_walker_deaf_to_spells_does_not_keep_the_next_hero_from_being_a_ghost() -> None:
    hands = {"ann": ("stealth",), "bob": ("ghost-cheat",)}
    t = crossing("box-trap", "minion-arena", hero=MO, behind=LALIHO, item="wand-of-autocorrect", hands=hands)
    until_in(t, "box-trap")
    respond(t, "bob", "cast ghost-cheat")
    assert walker(t).hero.card == MO
    assert t.told("spell-cast-hero")[-1]["hero"] == LALIHO


@card("ghost-cheat", "wrong-address")
@rule("SBM-STACK-06")
def test_a_hero_who_is_sent_to_another_entrance_is_made_a_ghost_there() -> None:
    """Bob cheats for the first of Ann's queue; Cy sends it to Bob in response: there it crosses a room unhurt."""
    t = crossing("box-trap", hands={"bob": ("ghost-cheat",), "cy": ("wrong-address",)})
    respond(t, "bob", "cast ghost-cheat")
    respond(t, "cy", "cast wrong-address", "seat bob")
    t.all_pass()

    assert t.told("fizzled") == []
    assert t.told("hero-unhurt") == [{"hero": LALIHO, "card": "tag-team-pit"}]
    assert t.wounds("bob") == 1


@card("ghost-cheat", "ragequit-form")
@rule("SBM-STACK-06")
def test_a_hero_who_goes_back_to_town_is_no_ghost() -> None:
    t = crossing("box-trap", "minion-arena", hands={"bob": ("ghost-cheat",), "cy": ("ragequit-form",)})
    until_in(t, "box-trap")
    respond(t, "bob", "cast ghost-cheat")
    respond(t, "cy", "cast ragequit-form")
    t.all_pass()

    assert t.told("fizzled") == [{"seat": "bob", "card": "ghost-cheat"}]
    assert t.in_town == [LALIHO]


# -- cancelling what is cancelled already -----------------------------------------------------------------------


def caught_too_late(means: str) -> SuperTable:
    """Bob freezes a room of Ann's; Cy would cancel that, but Ann's Stealth in response has done it already."""
    t = super_boss_monster(THREE, bosses=["nana-webb", "lord-grumble", "dean-sporesby"], mixed=True, items=True)
    t.levelled("cy")
    t.dungeon("ann", "box-trap")
    t.dungeon("cy", "dial-up-dungeon")
    t.hand("ann", "stealth")
    t.hand("bob", "deep-freeze")
    if means == "wand-of-autocorrect":
        t.give_item("cy", means)
    else:
        t.hand("cy", means)
    t.phase("build").answer("ann", "pass")
    announce(t, "bob", "deep-freeze", "room box-trap ann 0").answer("ann", "pass")
    t.answer("cy", f"{'item' if means == 'wand-of-autocorrect' else 'cast'} {means}")
    t.answer("ann", "cast stealth")
    return unanswered(t)


@card("dreamcatcher", "counterspell", "wand-of-autocorrect", "stealth", "dial-up-dungeon", "dean-sporesby")
@rule("SBM-STACK-06")
@pytest.mark.parametrize("means", ["dreamcatcher", "counterspell", "wand-of-autocorrect"])
def test_a_cancel_that_comes_too_late_has_not_resolved(means: str) -> None:
    """It fizzles: no Dial-Up Dungeon, no token from Dean Sporesby; the frozen spell is discarded once."""
    t = caught_too_late(means)

    assert t.told("fizzled") == [{"seat": "cy", "card": means}]
    assert all(decision.kind != "order-triggers" for decision in t.g.pending)
    assert [told["card"] for told in t.told("spell-cancelled")] == ["deep-freeze"]
    assert t.damage_of("cy") == [2]
    assert t.tokens_on("cy") == [0]
    assert t.damage_of("ann") == [2]
    assert t.discarded.count("deep-freeze") == 1


@card("dreamcatcher", "dial-up-dungeon")
def test_a_cancel_that_works_has_resolved() -> None:
    t = super_boss_monster()
    t.dungeon("ann", "dial-up-dungeon")
    t.hand("ann", "dreamcatcher")
    t.hand("bob", "deep-freeze")
    t.phase("build")
    announce(t, "bob", "deep-freeze").answer("ann", "cast dreamcatcher")
    unanswered(t)

    assert t.told("fizzled") == []
    assert t.damage_of("ann") == [3]
    assert t.hand_of("ann") == ["deep-freeze"]


@card("counterspell", "dreamcatcher", "power-bonus")
@rule("SBM-STACK-03")
def test_a_countered_dreamcatcher_lets_the_first_spell_work() -> None:
    """Ann's Bonus is to be caught by Bob, whose Dreamcatcher Cy counters: Ann places her tokens."""
    hands = {"ann": ("power-bonus",), "bob": ("dreamcatcher",), "cy": ("counterspell",)}
    t = crossing("box-trap", hands=hands)
    t.answer("ann", "cast power-bonus")
    respond(t, "bob", "cast dreamcatcher")
    respond(t, "cy", "cast counterspell")
    t.all_pass()

    assert [told["card"] for told in t.told("spell-cancelled")] == ["dreamcatcher"]
    assert t.tokens_on("ann") == [2]
    assert t.hand_of("bob") == []


@card("spell-check-demon", "deep-freeze", "stealth")
@rule("SBM-STACK-06")
def test_a_demon_that_comes_too_late_has_cost_its_room() -> None:
    """Ann's Demon cancels the spell aimed at her; her own Stealth in response has done so already."""
    t = super_boss_monster()
    t.dungeon("ann", "spell-check-demon")
    t.hand("ann", "box-trap", "stealth")
    t.hand("bob", "deep-freeze")
    t.phase("build").answer("ann", "pass").answer("bob", "cast deep-freeze")
    t.answer("ann", "use spell-check-demon 0").answer("ann", "cast stealth")
    unanswered(t)

    assert t.told("fizzled") == [{"seat": "ann", "card": "spell-check-demon"}]
    assert "box-trap" in t.discarded
    assert t.discarded.count("deep-freeze") == 1


# -- shields ----------------------------------------------------------------------------------------------------


@card("emergency-halo", "ragequit-form")
@rule("SBM-CONF-47")
def test_a_halo_raised_in_response_does_not_save_the_hero_for_its_owner() -> None:
    """Bob sends Ann's hero to town; her Halo comes too late."""
    t = crossing("box-trap", "minion-arena", won="emergency-halo", hands={"bob": ("ragequit-form",)})
    until_in(t, "box-trap")
    respond(t, "bob", "cast ragequit-form")
    respond(t, "ann", "item emergency-halo")
    t.all_pass()

    assert t.in_town == [LALIHO]
    assert t.told("fizzled") == []


@card("emergency-halo", "safety-inspection")
@rule("SBM-CONF-47")
def test_an_inspection_that_has_begun_goes_on_under_a_halo() -> None:
    """The dungeon was chosen before: tokens are taken off it all the same."""
    t = crossing("box-trap", "minion-arena", tokens=2, won="emergency-halo", hands={"bob": ("safety-inspection",)})
    respond(t, "bob", "cast safety-inspection")
    respond(t, "ann", "item emergency-halo")
    t.pass_until("bob", "remove-token")
    for _ in range(2):
        t.answer("bob", "room minion-arena ann 0")

    assert t.tokens_on("ann") == [0, 0]


@card("emergency-halo", "vacuum-crypt")
def test_a_crypt_that_is_built_finds_no_token_under_a_halo() -> None:
    """What is chosen only when the room is built cannot be chosen: the Crypt gets nothing."""
    t = super_boss_monster(items=True)
    t.dungeon("bob", "box-trap")
    t.tokens("bob", 0, 1)
    t.give_item("bob", "emergency-halo")
    t.hand("ann", "vacuum-crypt")
    t.phase("build").answer("ann", "place vacuum-crypt 0")
    respond(t, "bob", "item emergency-halo")
    t.all_pass()

    assert (t.tokens_on("ann"), t.tokens_on("bob")) == ([0], [1])
    assert t.waiting == []


@card("stealth", "menthol-smoke-bomb")
def test_stealth_cancels_spells_and_no_items() -> None:
    """Ann spends the Bomb on her own hero; Bob's Stealth is about his own dungeon, and changes nothing."""
    t = crossing("box-trap", "minion-arena", won="menthol-smoke-bomb", hands={"bob": ("stealth",)})
    until_in(t, "box-trap")
    t.answer("ann", "item menthol-smoke-bomb")
    respond(t, "bob", "cast stealth")
    t.all_pass()

    assert t.in_town == [LALIHO]


# -- where the hero stands --------------------------------------------------------------------------------------


@card("wet-floor-sign", "level-select-lobby")
def test_a_wet_floor_answered_by_the_lobby_leads_to_the_first_room() -> None:
    """Sent to the leftmost room, the hero cannot go further back."""
    rooms = ("box-trap", "vip-bouncer", "level-select-lobby", "tourist-trap")
    t = crossing(*rooms, hero=OVERKILL, hands={"ann": ("wet-floor-sign",)})
    until_in(t, "level-select-lobby")
    announce(t, "ann", "wet-floor-sign")
    t.answer("ann", "use level-select-lobby 1")
    t.all_pass()

    assert t.walked()[3:] == ["box-trap", "vip-bouncer", "tourist-trap"]


@card("wet-floor-sign", "level-select-lobby")
def test_the_lobby_answered_by_a_wet_floor_leads_to_the_first_room() -> None:
    """The other way round: pulled back out of the gap, then sent to the leftmost room."""
    rooms = ("box-trap", "vip-bouncer", "level-select-lobby", "tourist-trap")
    t = crossing(*rooms, hero=OVERKILL, hands={"ann": ("wet-floor-sign",)})
    until_in(t, "level-select-lobby")
    t.answer("ann", "use level-select-lobby 1")
    announce(t, "ann", "wet-floor-sign")
    t.all_pass()

    assert t.walked()[3:] == ["box-trap", "vip-bouncer", "tourist-trap"]


@card("wet-floor-sign", "fold-out-map")
def test_a_wet_floor_knows_the_room_on_the_left_after_a_swap() -> None:
    """The hero's room has moved one place to the right: what is on its left now is what it is pulled back into."""
    rooms = ("box-trap", "vip-bouncer", "minion-arena", "tourist-trap")
    t = crossing(*rooms, hero=OVERKILL, won="fold-out-map", hands={"ann": ("wet-floor-sign",)})
    until_in(t, "vip-bouncer")
    announce(t, "ann", "wet-floor-sign")
    t.answer("ann", "item fold-out-map")
    t.answer("ann", "room vip-bouncer ann 2").answer("ann", "room minion-arena ann 1")
    t.all_pass()

    assert t.rooms("ann") == ["box-trap", "minion-arena", "vip-bouncer", "tourist-trap"]
    assert t.walked()[2:] == ["minion-arena", "vip-bouncer", "tourist-trap"]


@card("wet-floor-sign", "cave-in")
def test_a_wet_floor_fizzles_when_the_room_has_buried_its_hero() -> None:
    t = crossing("box-trap", "minion-arena", "tourist-trap", hands={"ann": ("wet-floor-sign", "cave-in")})
    until_in(t, "minion-arena")
    announce(t, "ann", "wet-floor-sign")
    announce(t, "ann", "cave-in", "room minion-arena ann 1")
    t.all_pass()

    assert t.order_of_deaths() == [LALIHO]
    assert t.told("fizzled") == [{"seat": "ann", "card": "wet-floor-sign"}]


@card("wet-floor-sign", "piggy-bank-of-doom")
def test_a_wet_floor_out_of_the_leftmost_gap_leads_on() -> None:
    """The leftmost room is gone, and there is nothing to the left of it: the hero enters what is leftmost now."""
    t = crossing("piggy-bank-of-doom", "minion-arena", hands={"ann": ("wet-floor-sign",)})
    until_in(t, "piggy-bank-of-doom")
    announce(t, "ann", "wet-floor-sign")
    t.answer("ann", "use piggy-bank-of-doom 1")
    t.all_pass()

    assert t.walked() == ["piggy-bank-of-doom", "minion-arena"]


@card("final-form", "wet-floor-sign")
@rule("SBM-STACK-06")
def test_a_final_form_finds_nobody_in_the_last_room_after_a_wet_floor() -> None:
    t = crossing("box-trap", "minion-arena", hands={"ann": ("final-form", "wet-floor-sign")})
    until_in(t, "minion-arena")
    announce(t, "ann", "final-form")
    announce(t, "ann", "wet-floor-sign")
    t.all_pass()

    assert t.told("fizzled") == [{"seat": "ann", "card": "final-form"}]
    assert t.walked()[2:] == ["box-trap", "minion-arena"]


@card("no-continues-left", "assassin")
@rule("SBM-STACK-06")
def test_a_hero_made_stronger_in_response_has_continues_left() -> None:
    """3 health left, and 3 more in response: the spell finds no weak hero."""
    hands = {"ann": ("no-continues-left",), "bob": ("assassin",)}
    t = crossing("ogre-weight-room", hero=WISEBEARD, tokens=1, hands=hands)
    until_in(t, "ogre-weight-room")
    assert walker(t).hero.health - walker(t).hero.damage == 3
    announce(t, "ann", "no-continues-left")
    respond(t, "bob", "cast assassin")
    t.all_pass()

    assert t.told("fizzled") == [{"seat": "ann", "card": "no-continues-left"}]
    assert t.order_of_deaths() == []


@card("critical-typo", "piggy-bank-of-doom")
@rule("SBM-STACK-06")
def test_a_typo_on_a_room_that_is_cashed_in_fizzles() -> None:
    t = crossing("box-trap", "piggy-bank-of-doom", hands={"ann": ("critical-typo",)})
    announce(t, "ann", "critical-typo", "room piggy-bank-of-doom ann 0")
    t.answer("ann", "use piggy-bank-of-doom 0")
    t.all_pass()

    assert t.told("fizzled") == [{"seat": "ann", "card": "critical-typo"}]
    assert t.tokens_on("ann") == [2]


@card("critical-typo", "minotaur-s-maze")
@rule("SBM-COMPAT-01")
def test_a_typo_in_the_maze_waits_until_the_maze_hurts() -> None:
    """The hero is turned back before it takes damage; the second time it takes all of it."""
    t = crossing("box-trap", "minotaur-s-maze", hero=OVERKILL, hands={"ann": ("critical-typo",)})
    plain = t.damage_of("ann")[1]
    cast(t, "ann", "critical-typo", "room minotaur-s-maze ann 0")
    t.all_pass()

    assert t.walked() == ["box-trap", "minotaur-s-maze", "box-trap", "minotaur-s-maze"]
    assert hurts(t)[-1] == ("minotaur-s-maze", plain + 3)


@card("critical-typo", "feng-shui", "fold-out-map")
def test_a_typo_moves_with_its_room() -> None:
    t = crossing("box-trap", "minion-arena", hero=OVERKILL, won="fold-out-map", hands={"ann": ("critical-typo",)})
    cast(t, "ann", "critical-typo", "room box-trap ann 1")
    spend(t, "ann", "fold-out-map", "room box-trap ann 1")
    t.all_pass()

    assert hurts(t) == [("minion-arena", 1), ("box-trap", 5)]


# -- items ------------------------------------------------------------------------------------------------------


@card("menthol-smoke-bomb", "minotaur-s-maze")
@rule("SBM-COMPAT-18")
def test_the_smoke_bomb_takes_precedence_over_the_maze() -> None:
    """Two left when the maze turns it back: it flees."""
    t = crossing("ogre-weight-room", "minotaur-s-maze", hero=FRAN, item="menthol-smoke-bomb")
    t.all_pass()

    assert t.in_town == [FRAN]
    assert t.walked() == ["ogre-weight-room"]


@card("menthol-smoke-bomb", "no-continues-left")
def test_a_smoke_bomb_does_not_save_from_a_spell_cast_before_it_goes_off() -> None:
    t = crossing("ogre-weight-room", hero=FRAN, item="menthol-smoke-bomb", hands={"ann": ("no-continues-left",)})
    until_in(t, "ogre-weight-room")
    cast(t, "ann", "no-continues-left")
    t.all_pass()

    assert t.order_of_deaths() == [FRAN]
    assert t.side("ann").items == ("menthol-smoke-bomb",)


@card("spiked-business-card", "box-trap")
def test_a_business_card_may_cost_the_room_that_the_hero_stands_in() -> None:
    """The room is gone, the hero takes 4 in the gap, and walks on to the right."""
    t = crossing("box-trap", "vip-bouncer", "tourist-trap", hero=OVERKILL, won="spiked-business-card")
    until_in(t, "vip-bouncer")
    spend(t, "ann", "spiked-business-card", "room vip-bouncer ann 1")
    t.all_pass()

    assert t.rooms("ann") == ["box-trap", "tourist-trap"]
    assert t.walked() == ["box-trap", "vip-bouncer", "tourist-trap"]
    assert [told["damage"] for told in t.told("hero-hurt")] == [4]


@card("crowbar-of-persuasion", "banana-corridor")
@rule("SBM-ADV-04")
def test_a_slip_does_not_let_the_crowbar_at_the_next_room() -> None:
    """Slipping takes the next room's damage with its token; entering it, the hero takes the token off first."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "banana-corridor", "minion-arena")
    t.tokens("ann", 0, 1)
    t.entrance("ann", LALIHO, item="crowbar-of-persuasion")
    t.phase("adventure").all_pass()

    assert [told["damage"] for told in t.told("hero-slipped")] == [2]
    assert hurts(t) == [("banana-corridor", 1), ("minion-arena", 1)]


@card("scroll-bar", "banana-corridor")
def test_who_skips_the_corridor_does_not_slip() -> None:
    t = crossing("banana-corridor", "minion-arena", hero=MO, item="scroll-bar")
    t.all_pass()

    assert hurts(t) == [("minion-arena", 1)]
    assert t.told("hero-slipped") == []


@card("vip-bouncer", "final-form", "bribe-the-referee")
def test_a_spell_hurts_an_epic_hero_in_the_bouncers_room() -> None:
    """It takes no damage from this room; a spell there is something else."""
    t = crossing("vip-bouncer", hero=OVERKILL, hands={"ann": ("final-form",)})
    until_in(t, "vip-bouncer")
    cast(t, "ann", "final-form")

    assert hurts(t) == []
    assert [told["damage"] for told in t.told("hero-hurt")] == [4]


@card("emergency-halo", "bribe-the-referee")
def test_a_spell_hurts_the_halos_bearer_in_its_first_room() -> None:
    t = crossing("box-trap", hero="gran-bingo", item="emergency-halo", hands={"ann": ("bribe-the-referee",)})
    until_in(t, "box-trap")
    cast(t, "ann", "bribe-the-referee")

    assert hurts(t) == []
    assert [told["damage"] for told in t.told("hero-hurt")] == [5]


@card("grappling-spork", "final-form")
def test_a_spell_in_the_last_room_is_not_capped_by_the_spork() -> None:
    hands = {"ann": ("final-form",)}
    t = crossing("ogre-weight-room", hero="left-hand-larry", item="grappling-spork", tokens=2, hands=hands)
    until_in(t, "ogre-weight-room")
    assert hurts(t) == [("ogre-weight-room", 2)]
    cast(t, "ann", "final-form")

    assert [told["damage"] for told in t.told("hero-hurt")] == [4]


# -- deaths and what they set off -------------------------------------------------------------------------------


@card("pinata-gallery", "piggy-bank-of-doom")
def test_a_death_in_a_room_that_is_cashed_in_at_once_has_been_seen() -> None:
    """The Gallery's token is placed before anybody may act again."""
    t = super_boss_monster()
    t.dungeon("ann", "pinata-gallery", "piggy-bank-of-doom")
    t.tokens("ann", 1, 5)
    t.entrance("ann", BUNNY)
    t.phase("adventure").all_pass()
    t.answer("ann", "room piggy-bank-of-doom ann 0")

    assert t.tokens_on("ann") == [5, 1]
    assert t.can("ann", "use piggy-bank-of-doom")  # after the last death there is a moment for it


@card("hydra-committee", "lost-property-tomb", "restore-from-backup")
def test_of_two_takers_at_a_death_the_second_finds_what_the_first_left() -> None:
    """One trap room in the pile: the Tomb takes it first, and the Committee has nothing left to ask for."""
    t = super_boss_monster(bosses=["hydra-committee", "lord-grumble"])
    t.levelled("ann")
    t.dungeon("ann", "lost-property-tomb")
    t.tokens("ann", 0, 5)
    t.entrance("ann", BUNNY)
    t.pile("box-trap")
    t.phase("adventure")
    t.answer("ann", "room lost-property-tomb ann 0").answer("ann", "yes")
    t.all_pass()

    assert t.hand_of("ann") == ["box-trap"]
    assert len(t.told("card-recovered")) == 1


@card("restore-from-backup", "seance-helpdesk")
@rule("SBM-STACK-06")
def test_a_card_that_somebody_else_took_meanwhile_cannot_be_restored() -> None:
    """Bob wants Co-op back; in response Ann's Helpdesk takes it."""
    t = super_boss_monster()
    t.dungeon("ann", "seance-helpdesk")
    t.hand("ann", "box-trap")
    t.hand("bob", "restore-from-backup")
    t.pile("co-op")
    t.phase("build").answer("ann", "pass")
    announce(t, "bob", "restore-from-backup")
    respond(t, "ann", "use seance-helpdesk")
    unanswered(t)

    assert t.hand_of("ann") == ["co-op"]
    assert t.told("fizzled") == [{"seat": "bob", "card": "restore-from-backup"}]


@card("jet-lag", "ghost-cheat")
def test_a_hero_held_back_in_response_is_a_ghost_for_nothing() -> None:
    """The Cheat finds its hero, who does not enter this turn; next turn it is none any more."""
    t = super_boss_monster(THREE)
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LALIHO)
    t.hand("bob", "ghost-cheat")
    t.hand("cy", "jet-lag")
    t.turn("adventure")
    respond(t, "bob", "cast ghost-cheat")
    respond(t, "cy", "cast jet-lag")
    t.all_pass()

    assert t.told("hero-ghosted") == [{"hero": LALIHO}]
    assert t.queue("ann") == [LALIHO]
    t.phase("adventure").all_pass()
    assert hurts(t) == [("box-trap", 2)]


@card("wrong-address", "jet-lag")
@rule("SBM-STACK-06")
def test_a_hero_sent_elsewhere_is_held_there() -> None:
    """Jet Lag is cast on the hero at Ann's entrance, Wrong Address sends it to Cy's: it stays there."""
    t = super_boss_monster(THREE)
    t.dungeon("cy", "box-trap")
    t.entrance("ann", LALIHO)
    t.hand("ann", "jet-lag")
    t.hand("bob", "wrong-address")
    t.phase("adventure")
    announce(t, "ann", "jet-lag")
    respond(t, "bob", "cast wrong-address", "seat cy")
    t.all_pass()

    assert t.queue("cy") == [LALIHO]
    assert t.walked() == []


@card("wrong-address")
@rule("SBM-STACK-06")
def test_of_two_wrong_addresses_the_later_is_read_first() -> None:
    """Ann sends the hero to Cy, Bob in response to himself: then it is at Bob's, and goes on to Cy's."""
    t = super_boss_monster(THREE)
    t.entrance("ann", LALIHO)
    t.hand("ann", "wrong-address")
    t.hand("bob", "wrong-address")
    t.phase("adventure")
    announce(t, "ann", "wrong-address", "seat cy")
    respond(t, "bob", "cast wrong-address", "seat bob")
    t.all_pass()

    assert [told["to"] for told in t.told("hero-redirected")] == ["bob", "cy"]


@card("ragequit-form", "smugglers-airlock")
@rule("SBM-SOLO-18")
def test_alone_a_hero_sent_back_to_a_full_town_may_end_the_game() -> None:
    """Four in town, four on landmarks: who comes back pushes one out to the tavern, in the middle of a spell."""
    t = solo()
    t.town("brother-bandage", "deacon-brick", "pixel-pam", "wisebeard")
    for place, hero in zip(("temple", "stadium", "library", "hideout"), (BUNNY, LAG, MO, FRAN), strict=True):
        t.landmark(place, hero)
    t.dungeon("ann", "box-trap")
    t.entrance("ann", LALIHO)
    t.hand("ann", "ragequit-form")
    t.turns("adventure")
    until_in(t, "box-trap")
    t.answer("ann", "cast ragequit-form")

    assert t.view("").ending == "SBM-SOLO-18"
    assert t.at("tavern") == ["brother-bandage"]


@card("kobold-strike", "night-shift")
@rule("SBM-STACK-01")
def test_a_kobold_strike_in_response_leaves_the_night_shift_nothing_to_lay() -> None:
    """Bob bars building while Ann's extra room is announced: it resolves, and lays none."""
    t = super_boss_monster(mixed=True)
    t.hand("ann", "night-shift", "box-trap", "minion-arena")
    t.hand("bob", "kobold-strike")
    t.phase("build").answer("ann", "place box-trap 0")
    announce(t, "ann", "night-shift")
    respond(t, "bob", "cast kobold-strike")
    t.all_pass()

    assert t.rooms("ann") == []
    assert t.hand_of("ann") == ["box-trap", "minion-arena"]
    assert t.told("fizzled") == []


@card("safety-inspection", "piggy-bank-of-doom")
@rule("SBM-STACK-06")
def test_an_inspection_takes_the_tokens_that_are_there_when_it_resolves() -> None:
    """The room with tokens is cashed in in response for two on another: those may be taken."""
    t = crossing("box-trap", "piggy-bank-of-doom", tokens=1, hands={"bob": ("safety-inspection",)})
    respond(t, "bob", "cast safety-inspection")
    respond(t, "ann", "use piggy-bank-of-doom")
    t.pass_until("bob", "remove-token")
    for _ in range(2):
        t.answer("bob", "room box-trap ann 0")

    assert t.tokens_on("ann") == [0]


@card("bribe-the-referee", "slot-machine-slime")
@rule("SBM-COMPAT-17")
def test_coins_paid_for_one_effect_are_not_there_for_its_answer() -> None:
    """Three coins go to the referee; the Slime's coin cannot be paid in response, and they stay spent if it fizzles."""
    t = crossing("slot-machine-slime", "box-trap", hands={"ann": ("bribe-the-referee", "wet-floor-sign")})
    until_in(t, "slot-machine-slime")
    announce(t, "ann", "bribe-the-referee")
    assert t.side("ann").coins == 0
    assert not t.can("ann", "use slot-machine-slime")
    t.all_pass()

    assert [told["damage"] for told in t.told("hero-hurt")] == [5]


@card("feng-shui", "coach-carnage", "exit-through-the-gift-shop")
def test_a_swap_settles_anew_which_room_is_the_last() -> None:
    """The Gift Shop comes to the boss in response to nothing: it deals its 2 more, and the coach's 1."""
    t = super_boss_monster(bosses=["coach-carnage", "lord-grumble"], mixed=True)
    t.levelled("ann")
    t.dungeon("ann", "exit-through-the-gift-shop", "box-trap")
    t.hand("ann", "feng-shui")
    before = t.damage_of("ann")
    t.phase("build")
    cast(t, "ann", "feng-shui", "room box-trap ann 0")
    unanswered(t)

    after = t.damage_of("ann")
    assert t.rooms("ann") == ["box-trap", "exit-through-the-gift-shop"]
    assert after == [before[1] - 1, before[0] + 3]


@card("frozen-monster", "wet-floor-sign")
def test_a_monster_woken_by_a_hero_meets_the_same_hero_again() -> None:
    """Pulled back into the room, the hero is the second to enter it this turn."""
    t = crossing("frozen-monster", "minion-arena", hands={"ann": ("wet-floor-sign",)})
    until_in(t, "minion-arena")
    cast(t, "ann", "wet-floor-sign")
    t.all_pass()

    assert hurts(t) == [("minion-arena", 1), ("frozen-monster", 3), ("minion-arena", 1)]


@card("banana-corridor", "frozen-monster")
def test_slipping_does_not_wake_the_monster() -> None:
    """It is not entered; its damage is what it would be now."""
    t = super_boss_monster()
    t.dungeon("ann", "banana-corridor", "frozen-monster")
    t.tokens("ann", 0, 1)
    t.entrance("ann", LALIHO)
    t.phase("adventure").all_pass()

    assert [told["damage"] for told in t.told("hero-slipped")] == [1]
    assert hurts(t) == [("banana-corridor", 1), ("frozen-monster", 1)]


@card("deep-freeze", "banana-corridor")
def test_a_frozen_corridor_is_not_slippery() -> None:
    t = crossing("banana-corridor", "minion-arena", hands={"bob": ("deep-freeze",)})
    respond(t, "bob", "cast deep-freeze", "room banana-corridor ann 1")
    t.all_pass()

    assert t.told("hero-slipped") == []
    assert hurts(t) == [("minion-arena", 1)]


@card("deep-freeze", "banana-corridor")
def test_nobody_slips_into_a_frozen_room() -> None:
    t = crossing("banana-corridor", "minion-arena", hands={"bob": ("deep-freeze",)})
    respond(t, "bob", "cast deep-freeze", "room minion-arena ann 0")
    t.all_pass()

    assert t.told("hero-slipped") == []
    assert hurts(t) == [("banana-corridor", 1)]


@card("wrong-address", "ragequit-form")
@rule("SBM-ADV-06", "SBM-ADV-02")
def test_after_the_last_death_a_hero_may_still_be_sent_in() -> None:
    """Bunny is dead and the queue empty; in that window Bob sends his own hero to Ann, and it walks."""
    t = super_boss_monster(THREE)
    t.dungeon("ann", "ogre-weight-room")
    t.tokens("ann", 0, 3)
    t.entrance("ann", BUNNY)
    t.entrance("bob", LAG)
    t.hand("bob", "wrong-address")
    t.phase("adventure").answer("bob", "pass")
    assert t.order_of_deaths() == [BUNNY]
    t.answer("bob", "cast wrong-address")
    t.answer("bob", "seat ann")
    t.all_pass()

    assert t.order_of_deaths() == [BUNNY]
    assert [told["hero"] for told in t.told("hero-entered")] == [BUNNY, LAG]
    assert t.wounds("ann") == 1
