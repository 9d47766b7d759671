"""End of turn: what stops, what wakes, what is forgotten, and that nothing may be used."""

import pytest

from tests.boss_table import Table, boss_monster
from tests.marks import card, rule
from underhall.errors import GameOver, OptionNotOffered
from underhall.games.boss_monster.facts import NUMBER
from underhall.games.series.cards import THIEF
from underhall.games.series.option_kinds import CAST, USE
from underhall.kernel.decisions import Option, pack

EDITIONS = ["trefl-pl", "first-ru", "alpha-ja"]

NICK = "nick-the-masher"  # health 4, cleric
ACACIA = "acacia-warrior-of-light"  # health 6, cleric
DELATORIOUS = "delatorious-angel-of-light"  # health 8, cleric
JOMAN = "joman-chimm-cutpurse"  # health 4, thief
JESTA = "jesta-the-rogue"  # health 6, thief
TIEG = "tieg-and-the-magic-bubble"  # health 4, mage
MITCHELL = "mitchell-the-judge"  # health 6, mage
DARTTEON = "dartteon-elf-pyromancer"  # health 8, mage


def pass_to(t: Table, turn: int, phase: str) -> None:
    """Everybody passes until somebody is asked in this phase of this turn."""
    while (t.view("").turn, t.view("").phase) != (turn, phase):
        t.answer(t.waiting[0], "pass")


def totals(t: Table) -> list[int]:
    """The damage on the hero after each room that hurt one."""
    return [told["total"] for told in t.told("room-hurt")]


@rule("BM-END-01", "BM-CONF-11")
@card("jackpot-stash")
@pytest.mark.parametrize("edition", EDITIONS)
def test_treasure_until_the_end_of_the_turn_is_gone_in_the_next(edition: str) -> None:
    """Doubled treasure wins this turn's comparison of thieves by 2 to 1; next turn it is 1 to 1, a tie."""
    t = boss_monster(bosses=["draculord", "king-croak"], edition=edition)
    t.dungeon("ann", "dizzygas-hallway", "jackpot-stash")
    t.dungeon("bob", "bottomless-pit")
    t.town(JOMAN)
    t.next_from("hero deck", JESTA, TIEG)
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave")

    t.turns("build")
    t.answer("ann", "use jackpot-stash 0")
    assert (t.view("").turn, t.view("").phase) == (2, "build")
    assert [(told["hero"], told["seat"], told["best"], told["second"]) for told in t.told("hero-lured")] == [
        (JOMAN, "ann", 2, 1)
    ]
    assert [seat.treasure[THIEF] for seat in t.view("").seats] == [1, 1]
    pass_to(t, 3, "build")

    assert len(t.told("hero-lured")) == 1
    assert t.told("hero-tied") == [{"hero": JESTA, "best": 1}]


@rule("BM-END-01", "BM-CONF-11")
@card("giant-size")
@pytest.mark.parametrize("edition", EDITIONS)
def test_damage_until_the_end_of_the_turn_is_gone_in_the_next(edition: str) -> None:
    """A room made to deal 5 instead of 2 deals 5 to this turn's hero and 2 to the next turn's."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory")
    t.entrance("ann", DELATORIOUS)
    t.hand("ann", "giant-size")
    t.next_from("hero deck", ACACIA, TIEG)
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave")

    t.turns("adventure")
    t.answer("ann", "cast giant-size")
    assert (t.view("").turn, t.view("").phase) == (2, "build")
    assert t.view("").seats[0].dungeon[0].damage == 2
    pass_to(t, 3, "build")

    assert [(told["hero"], told["damage"]) for told in t.told("room-hurt")] == [(DELATORIOUS, 5), (ACACIA, 2)]


@rule("BM-END-01", "BM-CONF-18")
@card("zombie-attack", "trepidation")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hero_kept_at_the_entrance_loses_its_extra_health_with_the_turn(edition: str) -> None:
    """A hero revived with 2 more health and kept out waits overnight, enters next turn and dies of its printed 4."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "golem-factory", "specter-s-sanctum")
    t.give_souls("ann", NICK, JOMAN, JESTA)
    t.hand("bob", "zombie-attack", "trepidation")
    t.next_from("hero deck", TIEG, MITCHELL)
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave")

    t.turns("build")
    t.answer("bob", "cast zombie-attack").answer("bob", f"hero {NICK}")
    pass_to(t, 1, "adventure")
    assert [(hero.card, hero.health) for hero in t.view("").seats[0].entrance] == [(NICK, 6)]
    t.answer("bob", "cast trepidation")
    assert (t.view("").turn, t.view("").phase) == (2, "build")
    assert [(hero.card, hero.health) for hero in t.view("").seats[0].entrance] == [(NICK, 4)]
    assert not t.view("").seats[0].kept_out
    assert t.walked() == []
    pass_to(t, 3, "build")

    assert t.walked() == ["golem-factory", "specter-s-sanctum"]
    assert t.order_of_deaths() == [NICK]


@rule("BM-END-02")
@card("freeze")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deactivated_room_works_again_in_the_next_turn(edition: str) -> None:
    """Frozen in the build phase, the room deals nothing this turn; next turn it is upright and deals its 2."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "specter-s-sanctum")
    t.entrance("ann", DELATORIOUS)
    t.hand("bob", "freeze", "fear")
    t.next_from("hero deck", ACACIA, TIEG)
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave")

    t.turns("build")
    t.answer("bob", "cast freeze")
    assert (t.view("").turn, t.view("").phase) == (2, "build")
    assert t.told("room-deactivated") == [{"seat": "ann", "card": "specter-s-sanctum"}]
    assert t.events("room-hurt") == []
    assert t.wounds("ann") == 1
    room = t.view("").seats[0].dungeon[0]
    assert (room.off, room.damage) == (False, 2)
    pass_to(t, 3, "build")

    assert [(told["hero"], told["damage"]) for told in t.told("room-hurt")] == [(ACACIA, 2)]


@rule("BM-END-02")
@card("freeze")
def test_all_deactivated_rooms_wake_together_and_not_before_the_end() -> None:
    """Rooms of both players frozen in the build phase are off throughout the adventures and upright next turn."""
    t = boss_monster()
    t.dungeon("ann", "specter-s-sanctum", "golem-factory")
    t.dungeon("bob", "specter-s-sanctum", "golem-factory")
    t.hand("ann", "freeze", "freeze")
    t.entrance("bob", DELATORIOUS)
    t.hand("bob", "jeopardy")
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave")

    t.turns("build")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory ann 0")
    t.answer("ann", "cast freeze").answer("ann", "room golem-factory bob 0")
    off = []
    while t.view("").turn == 1:
        off.append([[room.off for room in seat.dungeon] for seat in t.view("").seats])
        t.answer(t.waiting[0], "pass")

    assert len(off) >= 3
    assert all(rooms == [[True, False], [True, False]] for rooms in off)
    assert [[room.off for room in seat.dungeon] for seat in t.view("").seats] == [[False, False], [False, False]]


@rule("BM-END-03", "BM-EX-13")
@card("fear")
@pytest.mark.parametrize("edition", EDITIONS)
def test_damage_on_a_hero_sent_to_town_is_forgotten(edition: str) -> None:
    """A hero of health 6 takes 4, goes back to town, and next turn survives rooms of 5 in all as if unhurt."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "specter-s-sanctum", "golem-factory", "succubus-spa")
    t.entrance("ann", ACACIA)
    t.hand("bob", "fear")
    t.next_from("hero deck", TIEG, MITCHELL)
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave")

    t.turns("adventure")
    t.answer("bob", "pass")
    walker = t.view("").walker
    assert walker is not None
    assert (walker.hero.damage, walker.hero.health) == (4, 6)
    t.answer("bob", "cast fear")
    assert (t.view("").turn, t.view("").phase) == (2, "build")
    assert t.in_town[0] == ACACIA
    pass_to(t, 3, "build")

    assert totals(t) == [2, 4, 2, 4, 5]
    assert t.view("").seats[0].wound_heroes == (ACACIA,)
    assert (t.souls("ann"), t.wounds("ann")) == (0, 1)


@rule("BM-END-03")
@card("fear", "princess-in-peril")
@pytest.mark.parametrize("edition", EDITIONS)
def test_damage_is_forgotten_even_if_the_hero_comes_back_by_a_spell(edition: str) -> None:
    """Hurt, sent to town and fetched to the entrance in the next build phase, the hero stands there unhurt."""
    t = boss_monster(edition=edition)
    t.dungeon("ann", "specter-s-sanctum", "golem-factory")
    t.entrance("ann", ACACIA)
    t.hand("ann", "princess-in-peril")
    t.hand("bob", "fear")
    t.next_from("hero deck", TIEG, MITCHELL)
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave")

    t.turns("adventure")
    t.answer("bob", "cast fear")
    t.answer("ann", "cast princess-in-peril").answer("ann", f"hero {ACACIA}")

    assert [(hero.card, hero.damage) for hero in t.view("").seats[0].entrance] == [(ACACIA, 0)]
    pass_to(t, 3, "build")
    assert totals(t) == [2, 2, 4]
    assert t.wounds("ann") == 1


def a_loaded_table(*, machinations: str = "off", edition: str = "trefl-pl") -> Table:
    """Three players, each with a spell to cast and a room to give up."""
    t = boss_monster(seats=["ann", "bob", "cy"], machinations=machinations, edition=edition)
    for name in t.names:
        t.dungeon(name, "dark-altar", "golem-factory")
        t.hand(name, "freeze")
    t.hand("ann", "jeopardy")
    t.hand("bob", "jeopardy")
    return t


@rule("BM-END-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_may_be_used_in_the_end_phase(edition: str) -> None:
    """Whoever could cast a spell or give up a room a moment ago, the one about to lose too, is not asked any more."""
    t = a_loaded_table(edition=edition)
    t.give_wounds("ann", NICK, JOMAN, JESTA, TIEG)
    t.entrance("ann", "lord-van-ette")

    t.turn("adventure")
    offered: dict[str, list[str]] = {}
    while t.waiting:
        assert t.view("").phase == "adventure"
        offered[t.waiting[0]] = t.options(t.waiting[0])
        t.answer(t.waiting[0], "pass")

    assert {"cast jeopardy", "cast freeze", "use dark-altar 1"} <= set(offered["ann"])
    assert {"cast jeopardy", "cast freeze", "use dark-altar 1"} <= set(offered["bob"])
    assert {"cast freeze", "use dark-altar 1"} <= set(offered["cy"])
    assert t.view("").phase == "end"
    assert t.view("").seats[0].out
    with pytest.raises(GameOver):
        t.g.answer(0, 0)
    assert t.events("spell-cast", "ability-used") == []


@rule("BM-END-04")
def test_a_question_in_the_end_phase_offers_no_spell_and_no_ability() -> None:
    """The machinations draw is the one question of the phase: a card or none, and a spell forced in is refused."""
    t = a_loaded_table(machinations="on")

    t.phase("end")

    for name in ("ann", "bob", "cy"):
        assert t.waiting == [name]
        assert t.view("").phase == "end"
        decision = t.asked(name)
        assert decision is not None
        assert {option.kind for option in decision.options} == {"pass", "deck"}
        before = t.g.fingerprint()
        for code in (pack(CAST, NUMBER["freeze"]), pack(USE, NUMBER["dark-altar"], 1)):
            with pytest.raises(OptionNotOffered):
                t.g.answer(t.seat(name), Option(code, 1, decision.number, decision.wording))
        assert t.g.fingerprint() == before
        t.answer(name, "pass")
    assert t.waiting == []
