"""Minion phase: who does which errand when, and what becomes of the market."""

import pytest

from tests.marks import rule
from tests.rules.super_boss_monster.dealing import NAMES, idle_out, idle_to_turn
from tests.rules.super_boss_monster.scenes import idle
from tests.super_table import SuperTable, super_boss_monster

TWO, THREE, FOUR = NAMES[:2], NAMES[:3], NAMES[:4]


def errands(t: SuperTable) -> list[tuple[str, str]]:
    """Every errand on the board so far: whose, and where."""
    return [(told["seat"], told["space"]) for told in t.told("errand")]


@rule("SBM-MINION-01")
@pytest.mark.parametrize("first", THREE)
def test_errands_go_round_from_the_first_player(first: str) -> None:
    """Whoever has the marker begins, the others follow clockwise."""
    spaces = {"ann": "stadium-room", "bob": "temple-market", "cy": "library-treasure"}
    t = super_boss_monster(THREE)
    t.market("vip-bouncer")
    for name, space in spaces.items():
        t.minion(name, space)
    t.first_player(first)
    t.phase("minion")
    at = THREE.index(first)
    assert errands(t) == [(name, spaces[name]) for name in (*THREE[at:], *THREE[:at])]


@rule("SBM-MINION-01")
def test_the_first_of_two_gets_the_last_card_of_the_market() -> None:
    """The order matters: the temple's card is gone before the boss of the second player could take it."""
    t = super_boss_monster(bosses=["lord-grumble", "your-sliminess"])
    t.levelled("bob")
    t.market("vip-bouncer")
    t.minion("ann", "temple-market")
    t.phase("minion").all_pass()
    assert t.hand_of("ann") == ["vip-bouncer"]
    assert t.hand_of("bob") == []


@rule("SBM-MINION-02", "SBM-CONF-10")
def test_errands_on_the_board_wait_for_the_minion_phase() -> None:
    """A minion sent to the library's spell space brings nothing until the build phase is over."""
    t = super_boss_monster()
    t.hand("ann", "deep-freeze")
    t.dungeon("ann", "vip-bouncer")
    t.market("frozen-monster", "stealth", "tag-team-pit")
    t.turn("draft")
    t.answer("ann", "card frozen-monster").answer("ann", "space library-spell")
    t.answer("bob", "card tag-team-pit").answer("bob", "space temple-treasure")
    held = ["deep-freeze", "frozen-monster"]
    while t.view("").phase in ("city", "build"):
        assert t.hand_of("ann") == held
        assert "errand" not in t.events()
        t.answer(t.waiting[0], "pass")
    assert (t.view("").phase, len(t.hand_of("ann"))) == ("minion", 3)


@rule("SBM-MINION-02", "SBM-CONF-10")
def test_errands_in_a_dungeon_wait_for_the_minion_phase() -> None:
    """The weight room puts its token after the build phase, not when the minion is placed."""
    t = super_boss_monster()
    t.dungeon("ann", "ogre-weight-room")
    t.market("frozen-monster", "stealth", "tag-team-pit")
    t.phase("draft").answer("ann", "card frozen-monster").answer("ann", "room ogre-weight-room")
    idle_out(t)
    assert t.tokens_on("ann") == [0]
    t.phase("build").all_pass()
    assert t.tokens_on("ann") == [0]
    t.phase("minion")
    assert t.tokens_on("ann") == [1]


@rule("SBM-MINION-03")
def test_some_errands_last_until_the_end_of_the_turn() -> None:
    """The treasure of the stadium and the bonus of the hideout count until the turn is over, and no longer."""
    t = super_boss_monster()
    t.dungeon("ann", "frozen-monster", "vip-bouncer")
    t.minion("ann", "stadium-treasure")
    t.minion("bob", "hideout-last-room")
    t.dungeon("bob", "tag-team-pit")
    t.entrance("ann", "bunny")
    t.hand("ann", "deep-freeze")
    fighter = t.symbols("ann", "fighter")
    t.turn("minion")
    assert t.view("").phase == "adventure"
    assert (t.symbols("ann", "fighter"), t.damage_of("bob")) == (fighter + 1, [3])
    t.all_pass()
    assert (t.symbols("ann", "fighter"), t.damage_of("bob")) == (fighter, [1])


@rule("SBM-MINION-03")
def test_other_errands_are_done_at_once() -> None:
    """After a card from the stadium there is nothing left of the errand but the card."""
    t = super_boss_monster()
    t.minion("ann", "stadium-room")
    t.dungeon("ann", "vip-bouncer")
    before = t.side("ann")
    t.phase("minion")
    after = t.side("ann")
    assert after.rooms_held == before.rooms_held + 1
    assert (after.treasure, after.borrowed, after.damage, after.last_boost) == (
        before.treasure,
        before.borrowed,
        before.damage,
        before.last_boost,
    )


@rule("SBM-MINION-04")
@pytest.mark.parametrize("to", TWO)
def test_a_summoned_hero_waits_at_the_entrance_chosen(to: str) -> None:
    """Before the bait phase the library's mage stands at the dungeon it was sent to, one's own or another."""
    t = super_boss_monster()
    t.landmark("library", "wisebeard")
    t.minion("ann", "library-summon")
    t.phase("minion").answer("ann", f"seat {to}")
    assert {name: t.queue(name) for name in TWO} == {name: ["wisebeard"] if name == to else [] for name in TWO}
    assert t.at("library") == []


@rule("SBM-MINION-05")
def test_what_is_left_on_the_market_is_discarded() -> None:
    """Once all errands are done; everybody sees it go."""
    t = super_boss_monster()
    t.market("vip-bouncer", "stealth")
    t.minion("ann", "stadium-treasure")
    t.phase("minion")
    assert t.on_market == []
    assert t.discarded == ["vip-bouncer", "stealth"]
    assert t.told("market-cleared") == [{"card": "vip-bouncer"}, {"card": "stealth"}]


@rule("SBM-MINION-06")
def test_the_market_stays_until_the_last_errand() -> None:
    """The last player's minion in the temple still finds the card, and nothing is discarded."""
    t = super_boss_monster(THREE)
    t.market("vip-bouncer")
    t.minion("ann", "stadium-room")
    t.minion("bob", "library-treasure")
    t.minion("cy", "temple-market")
    t.phase("minion")
    assert t.hand_of("cy") == ["vip-bouncer"]
    assert t.discarded == []
    assert "market-cleared" not in t.events()


@rule("SBM-MINION-07")
def test_one_errand_for_each_minion() -> None:
    """In each of three turns every player's minion does exactly one."""
    t = super_boss_monster(THREE, ["lord-grumble", "emperor-dododo", "hydra-committee"]).turns()
    for turn in (2, 3, 4):
        idle_to_turn(t, turn)
        assert sorted(seat for seat, _ in errands(t)) == sorted(THREE * (turn - 1))


@rule("SBM-MINION-07")
def test_a_minion_at_home_does_nothing() -> None:
    """Without a minion anywhere the phase passes without a word."""
    t = super_boss_monster().phase("minion")
    assert t.waiting == []
    assert t.events() == ["phase-began"]


@rule("SBM-MINION-08")
def test_the_minion_stays_until_the_end_of_the_turn() -> None:
    """In the adventure phase its room still cannot be destroyed; after the turn it can, and the minion is at home."""
    t = super_boss_monster()
    t.dungeon("ann", "vip-bouncer", "minion-arena")
    t.hand("ann", "cave-in")
    t.minion("ann", 0)
    t.entrance("ann", "bunny")
    t.turn("minion")
    assert t.view("").phase == "adventure"
    assert t.side("ann").minion == "room"
    guarded = t.fork()
    guarded.answer("ann", "cast cave-in")  # there is nothing else to choose
    assert guarded.rooms("ann") == ["minion-arena"]
    t.all_pass()
    assert t.side("ann").minion == ""
    t.entrance("ann", "sir-lag")
    t.phase("adventure").answer("ann", "cast cave-in")
    assert t.options("ann") == ["room minion-arena ann 0", "room vip-bouncer ann 1"]


@rule("SBM-MINION-08")
def test_a_space_on_the_board_stays_taken_until_the_end_of_the_turn() -> None:
    """Everybody sees the minion there through bait and adventure."""
    t = super_boss_monster()
    t.minion("ann", "stadium-treasure")
    t.dungeon("ann", "vip-bouncer")
    t.hand("ann", "deep-freeze")
    t.entrance("ann", "gran-bingo")
    t.turn("minion")
    while t.waiting:
        assert t.view("bob").spaces == {"stadium-treasure": 0}
        idle(t)
    assert t.view("bob").spaces == {}


@rule("SBM-MINION-09")
def test_a_landmark_is_free_only_after_its_hero_has_gone() -> None:
    """While the summon is only under way, the stadium's other spaces are closed to the next player."""
    t = super_boss_monster()
    t.landmark("stadium", "gladiator")
    t.market("vip-bouncer", "stealth", "frozen-monster")
    t.phase("draft").answer("ann", "card stealth").answer("ann", "space stadium-summon")
    t.answer("bob", "card frozen-monster")
    assert not any(option.startswith("space stadium") for option in t.options("bob"))
    assert t.at("stadium") == ["gladiator"]


@rule("SBM-MINION-09")
def test_a_hero_who_comes_the_same_turn_finds_the_landmark_taken() -> None:
    """The fighter pushed out of town this turn goes to the tavern, though the stadium is about to be vacated."""
    t = super_boss_monster()
    t.landmark("stadium", "gladiator")
    t.town("bunny", "wisebeard")
    t.next_from("hero deck", "gran-bingo", "sticky-fran")
    t.phase("city")
    assert (t.at("tavern"), t.at("stadium")) == (["bunny"], ["gladiator"])


# -- printed examples -------------------------------------------------------------------------------------------


@rule("SBM-EX-11", "SBM-MINION-09", "SBM-BOARD-02")
def test_an_occupied_landmark_frees_up_late() -> None:
    """The stadium's hero leaves in the minion phase; only the next turn's fighter finds it free."""
    t = super_boss_monster()
    t.landmark("stadium", "gladiator")
    t.market("vip-bouncer", "stealth", "frozen-monster")
    t.phase("draft").answer("ann", "card stealth").answer("ann", "space stadium-summon")
    t.answer("bob", "card frozen-monster")
    assert not t.can("bob", "space stadium-treasure")
    assert not t.can("bob", "space stadium-room")
    t.answer("bob", "space temple-treasure")
    t.turn("minion").answer("ann", "seat bob")
    assert t.at("stadium") == []
    idle_out(t)
    t.town("bunny", "wisebeard")
    t.next_from("hero deck", "gran-bingo", "sticky-fran")
    t.phase("arrivals")
    assert t.at("stadium") == ["bunny"]
