"""Bosses: no rooms, level-ups, and what experience is good for."""

import random

import pytest

from tests.marks import rule
from tests.rules.super_boss_monster.dealing import NAMES, dealt, idle_out
from tests.rules.super_boss_monster.scenes import idle
from tests.super_table import SuperTable, super_boss_monster
from underhall.games.series.cards import ALL_CARDS
from underhall.games.super_boss_monster.facts import NUMBER

TWO, THREE = NAMES[:2], NAMES[:3]
FOUR_ROOMS = ("vip-bouncer", "frozen-monster", "pinata-gallery", "tag-team-pit")


def levelled(t: SuperTable) -> list[str]:
    return [told["boss"] for told in t.told("levelled-up")]


def building(boss: str, *hand: str, **options: str) -> SuperTable:
    """A dungeon of four rooms under this boss, and a hand to build from."""
    t = super_boss_monster(bosses=[boss, "hydra-committee"], **options)
    t.dungeon("ann", *FOUR_ROOMS)
    t.hand("ann", *hand)
    return t


# -- a boss is no room ------------------------------------------------------------------------------------------


@rule("SBM-BOSS-01")
def test_a_boss_does_not_count_as_a_room() -> None:
    """Exhaustion deals as much damage as one has rooms: three, with the boss beside them."""
    t = super_boss_monster()
    t.dungeon("ann", "frozen-monster", "frozen-monster", "frozen-monster")
    t.entrance("ann", "laliho")
    t.hand("ann", "exhaustion")
    t.phase("adventure").pass_until("ann", "react")
    t.answer("ann", "pass").answer("ann", "cast exhaustion")
    assert [told["damage"] for told in t.told("hero-hurt")] == [3]


@rule("SBM-BOSS-01", "SBM-BOSS-04")
@pytest.mark.parametrize("spell", ["deep-freeze", "freeze", "cave-in", "power-bonus", "annihilator", "giant-size"])
def test_a_boss_is_never_a_target(spell: str) -> None:
    """Whatever is disabled, deactivated, destroyed or strengthened, only rooms can be chosen."""
    t = super_boss_monster(bosses=["mecha-gary", "don-quackio"])
    for name in TWO:
        t.dungeon(name, "vip-bouncer", "free-trial-pit", "hungry-houseplant", "banana-corridor")
        t.levelled(name)
    t.hand("ann", spell)
    t.entrance("ann", "bunny")
    t.phase("adventure").answer("ann", f"cast {spell}")
    kinds = {option.split()[0] for option in t.options("ann")}
    assert kinds == {"room"}


@rule("SBM-BOSS-04")
def test_a_dungeon_without_rooms_has_nothing_to_destroy_or_disable() -> None:
    """Only bosses are on the table: the spells cannot be cast."""
    t = super_boss_monster()
    t.hand("ann", "deep-freeze", "freeze", "cave-in")
    t.entrance("ann", "bunny")
    t.phase("adventure")
    assert t.waiting == []


@rule("SBM-BOSS-02")
def test_the_symbol_of_the_boss_counts() -> None:
    """A fighter boss without any room draws a fighter."""
    t = super_boss_monster(bosses=["lord-grumble", "emperor-dododo"])
    t.town("bunny")
    assert t.symbols("bob", "fighter") == 1
    t.phase("bait")
    assert t.queue("bob") == ["bunny"]


@rule("SBM-BOSS-03")
def test_a_boss_deals_no_damage() -> None:
    """Bunny has one health left after the bouncer, meets the boss and gets away with it."""
    t = super_boss_monster()
    t.dungeon("ann", "vip-bouncer")
    t.entrance("ann", "bunny")
    t.phase("adventure").all_pass()
    assert (t.souls("ann"), t.wounds("ann")) == (0, 1)
    assert t.told("room-hurt")[-1]["total"] == 3


# -- level-up ---------------------------------------------------------------------------------------------------


@rule("SBM-BOSS-05")
def test_the_fifth_room_levels_the_boss_up() -> None:
    """At the end of the build phase, right after the reveal, and not before."""
    t = building("emperor-dododo", "minion-arena")
    t.hand("bob", "deep-freeze")
    t.phase("build").answer("ann", "place minion-arena 4")
    assert levelled(t) == []
    t.all_pass()
    assert levelled(t) == ["emperor-dododo"]
    assert t.events("room-revealed", "levelled-up") == ["room-revealed", "levelled-up"]
    assert t.view("bob").seats[0].levelled
    assert t.view("").phase == "build"


@rule("SBM-BOSS-05")
def test_four_rooms_are_not_enough() -> None:
    """The boss does not count as the fifth."""
    t = building("emperor-dododo", "minion-arena").phase("build").answer("ann", "pass").all_pass()
    assert levelled(t) == []
    assert not t.side("ann").levelled


@rule("SBM-BOSS-06")
def test_building_over_a_room_brings_no_level_up() -> None:
    """Four stacks stay four visible rooms, however high they are."""
    t = building("emperor-dododo", "minion-arena").phase("build").answer("ann", "place minion-arena 0").all_pass()
    assert (levelled(t), len(t.rooms("ann"))) == ([], 4)


@rule("SBM-CONF-32", "SBM-BOSS-05")
@pytest.mark.parametrize("order", ["each_player", "all_first"])
def test_a_deactivated_room_does_not_count_until_it_works_again(order: str) -> None:
    """One of five is switched off at the reveal: no level-up; it comes at the end of the next build phase."""
    t = building("emperor-dododo", "minion-arena", level_up_order=order)
    t.hand("bob", "freeze")
    t.turn("build").answer("ann", "place minion-arena 4")
    t.answer("bob", "cast freeze").answer("bob", "room vip-bouncer ann 3").all_pass()
    assert levelled(t) == []
    idle_out(t)
    idle_out(t.turn("build"))
    assert levelled(t) == ["emperor-dododo"]


def lose_and_rebuild(boss: str) -> SuperTable:
    """The boss levels up with a piggy bank as the fifth room, which is destroyed and replaced next turn."""
    t = building(boss, "piggy-bank-of-doom", "minion-arena")
    idle_out(t.turn("build").answer("ann", "place piggy-bank-of-doom 4"))
    assert levelled(t) == [boss]
    t.turn("build").answer("ann", "use piggy-bank-of-doom 4").answer("ann", "room vip-bouncer")
    t.answer("ann", "room vip-bouncer")
    assert len(t.rooms("ann")) == 4
    return t


@rule("SBM-BOSS-07")
def test_a_boss_levels_up_once() -> None:
    """It falls below five rooms and comes back to five: there is no second level-up."""
    t = lose_and_rebuild("emperor-dododo")
    idle_out(t.answer("ann", "place minion-arena 4"))
    assert len(t.rooms("ann")) == 5
    assert levelled(t) == ["emperor-dododo"]


@rule("SBM-BOSS-08")
def test_the_level_stays_when_rooms_are_lost() -> None:
    """Coach Carnage's last room deals 1 more from the level-up on, with four rooms as with five."""
    t = lose_and_rebuild("coach-carnage")
    assert t.side("ann").levelled
    assert t.damage_of("ann")[-1] == ALL_CARDS[NUMBER["tag-team-pit"]].damage + 1
    idle_out(t)
    assert t.side("ann").levelled
    assert t.damage_of("ann")[-1] == 2


@rule("SBM-BOSS-09")
def test_some_level_ups_work_once() -> None:
    """Emperor Dododo puts two tokens and strengthens his rooms in the turn of the level-up, not in the next."""
    t = building("emperor-dododo", "minion-arena")
    t.turn("build").answer("ann", "place minion-arena 4")
    t.answer("ann", "room vip-bouncer").answer("ann", "room minion-arena")
    idle_out(t)
    assert len(t.told("token-placed")) == 2
    assert len(t.told("dungeon-boosted")) == 1
    idle_out(t.turn("build"))
    assert len(t.told("token-placed")) == 2
    assert len(t.told("dungeon-boosted")) == 1


@rule("SBM-BOSS-09")
def test_other_level_ups_work_every_turn() -> None:
    """Your Sliminess may take a card from the market each turn once all errands are done."""
    t = super_boss_monster(bosses=["your-sliminess", "lord-grumble"])
    t.levelled("ann")
    for card in ("vip-bouncer", "frozen-monster", "minion-arena"):
        t.hand("ann", "hungry-houseplant")
        t.market(card)
        t.turn("minion")
        assert t.options("ann") == ["yes", "no"]
        t.answer("ann", "yes")
        assert card in [option.split()[1] for option in t.options("ann")]
        t.answer("ann", "card hungry-houseplant")
        idle_out(t)
    assert t.hand_of("ann") == ["frozen-monster", "minion-arena", "vip-bouncer"]


@rule("SBM-BOSS-10", "SBM-CONF-10", "SBM-CONF-11")
@pytest.mark.parametrize("boss_space", ["when_placed", "when_resolved"])
def test_a_minion_on_the_boss_works_in_the_minion_phase(boss_space: str) -> None:
    """Don Quackio, levelled up, puts tokens on his traps when the errand comes, not when the minion is placed."""
    t = super_boss_monster(bosses=["don-quackio", "lord-grumble"], boss_space=boss_space)
    t.levelled("ann")
    t.dungeon("ann", "banana-corridor", "free-trial-pit")
    t.market("vip-bouncer", "stealth", "frozen-monster")
    t.phase("draft").answer("ann", "card stealth").answer("ann", "boss don-quackio")
    assert t.told("minion-on-boss") == [{"seat": "ann", "card": "don-quackio"}]
    idle_out(t)
    t.phase("build").all_pass()
    assert t.tokens_on("ann") == [0, 0]
    t.phase("minion").answer("ann", "room banana-corridor").answer("ann", "room free-trial-pit")
    assert t.tokens_on("ann") == [1, 1]


@rule("SBM-BOSS-10")
def test_a_boss_without_its_minion_does_nothing() -> None:
    """Levelled up or not, with the minion elsewhere nobody is asked."""
    t = super_boss_monster(bosses=["don-quackio", "lord-grumble"])
    t.levelled("ann")
    t.dungeon("ann", "banana-corridor", "free-trial-pit")
    t.minion("ann", "stadium-treasure")
    t.phase("minion")
    assert t.waiting == []
    assert t.tokens_on("ann") == [0, 0]


# -- experience -------------------------------------------------------------------------------------------------


def played(seed: int, turns: int) -> list[tuple[str, dict[str, object]]]:
    """A game of three from the deal on: what happened from the first turn to the end of so many."""
    t = dealt(THREE, ["emperor-dododo", "coach-carnage", "mecha-gary"])
    luck = random.Random(seed)
    while t.waiting and t.view("").turn == 0:
        idle(t)
    return [(name, args) for name, args in _told(t, luck, turns) if name not in ("boss-chosen", "first-player")]


def _told(t: SuperTable, luck: random.Random, turns: int) -> list[tuple[str, dict[str, object]]]:
    while t.waiting and t.view("").turn <= turns:
        name = t.waiting[0]
        t.answer(name, luck.choice(t.options(name)))
    return [(event.message.name, dict(event.args_for(-1, t.g.wording))) for event in t.g.events]


@rule("SBM-BOSS-11", "SBM-CONF-39")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_experience_does_not_matter_during_the_game(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """The second and the third boss have each other's XP: with the same first player everything happens alike."""
    first = played(seed, 5)
    coach, gary = ALL_CARDS[NUMBER["coach-carnage"]].xp, ALL_CARDS[NUMBER["mecha-gary"]].xp
    monkeypatch.setattr(ALL_CARDS[NUMBER["coach-carnage"]], "xp", gary)
    monkeypatch.setattr(ALL_CARDS[NUMBER["mecha-gary"]], "xp", coach)
    assert played(seed, 5) == first
    assert len(first) > 100


@rule("SBM-BOSS-11", "SBM-CONF-39")
@pytest.mark.parametrize(("bosses", "winner"), [(["lord-grumble", "nana-webb"], 1), (["nana-webb", "lord-grumble"], 0)])
def test_experience_breaks_the_final_tie(bosses: list[str], winner: int) -> None:
    """Ten souls each: the boss with more experience wins, whoever has the marker."""
    t = super_boss_monster(bosses=bosses)
    epic = ("sir-render", "dame-overkill", "archmage-cc", "robin-hoard", "abbess-absolute")
    other = ("bishop-buffington", "merlina-two-point-oh", "lady-lockpick", "paladin-paige", "doctor-x-machina")
    t.give_souls("ann", *epic)
    t.give_souls("bob", *other)
    t.turns("end")
    assert t.view("").winners == [winner]
    assert "won-by-xp" in t.events()
