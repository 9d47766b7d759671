"""The greedy bot at Munchkin Quest."""

import pytest

import underhall
from tests.quest_fights import beside, helped_by, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall import seeded
from underhall.bots import new_bot
from underhall.bots.play import play_out
from underhall.games.munchkin_quest.facts import CARDS
from underhall.games.munchkin_quest.judge.dangers import Dangers
from underhall.games.munchkin_quest.judge.defeats import DefeatCost
from underhall.games.munchkin_quest.judge.options import judge_munchkin_quest
from underhall.games.munchkin_quest.option_kinds import WALK
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.decisions import kind_of, x_of
from underhall.kernel.types import SeatNo
from underhall.lab.simulate import seating

GAMES = 60
DEMANDED = 51  # 85 % of them


@pytest.mark.once
def test_greedy_beats_two_random_players_of_munchkin_quest() -> None:
    """It wins 85 of 100 games at least, and random players none; in the others the monsters win."""
    winners: list[str] = []
    for number in range(GAMES):
        names = seating(["greedy", "random", "random"], number)
        game = underhall.engine.new("munchkin-quest", 3, f"bout/{number}", quiet=True)
        play_out(game, [new_bot(name, seat, seeded(f"bout/{number}/{seat}")) for seat, name in enumerate(names)])
        assert game.outcome is not None
        winners += [names[seat] for seat in game.outcome.winners]
    assert winners.count("greedy") >= DEMANDED
    assert "random" not in winners


@pytest.mark.parametrize("options", [{}, {"length": "short"}])
def test_greedy_players_of_munchkin_quest_come_to_an_end(options: dict[str, object]) -> None:
    """Somebody beats the Boss, or the monsters win, within sixty rounds."""
    game = underhall.engine.new("munchkin-quest", 3, "ending", options, quiet=True)
    play_out(game, [new_bot("greedy", seat, seeded(seat)) for seat in range(3)])
    assert isinstance(game, MunchkinQuest)
    assert game.over
    assert game.turn <= 60 * 3


def best(t: QuestTable, name: str) -> str:
    """The kind of option that greedy likes best."""
    decision = t.decision(name)
    judged = judge_munchkin_quest(t.g.clone(), SeatNo(t.seat(name)))
    return decision.options[judged.index(max(judged))].kind


def surrounded(strong: bool) -> QuestTable:
    """Ann is in the Night School, from where green leads on to the Laboratory; what is there does not move away."""
    t = munchkin_quest(["ann", "bob"])
    t.room("night-school", "north")
    t.room("laboratory", "east", "night-school")
    t.monster("m-gazebo" if strong else "m-office-fern", "laboratory", "bob")
    t.level("ann", 4)
    t.at("ann", "night-school")
    t.begin("ann")
    return t


def judged_walk(t: QuestTable, face: str) -> int:
    """What greedy thinks of Ann's step to that room."""
    worths = judge_munchkin_quest(t.g.clone(), SeatNo(t.seat("ann")))
    codes = t.decision("ann").codes
    to = t.place(face)
    return next(worths[i] for i, code in enumerate(codes) if kind_of(code) == WALK and x_of(code) == to)


def test_greedy_fights_when_the_odds_are_good_and_keeps_away_when_they_are_not() -> None:
    """A Office Fern next door is sought out; the Gazebo is not."""
    assert judged_walk(surrounded(strong=False), "laboratory") > 0
    assert judged_walk(surrounded(strong=True), "laboratory") < 0


def test_a_room_is_dangerous_where_monsters_will_be() -> None:
    """The Gazebo lurks: to end the turn with it is dearer than with nobody; the Entrance is always safe."""
    t = surrounded(strong=True)
    danger = Dangers(t.g, SeatNo(0))
    assert danger.stay[t.place("laboratory")] < danger.stay[t.place("night-school")] == 0
    assert danger.wake[t.place("laboratory")] == 0, "once it is beaten nobody is left there"
    assert danger.stay[0] == 0


def test_a_defeat_costs_more_where_it_kills() -> None:
    """Bad Stuff that kills, more monsters than hits left, and being the last one alive all make it dearer."""
    t = munchkin_quest(["ann", "bob", "cy"])
    cards = {card.id: card.number for card in CARDS}
    toll = DefeatCost(t.g, SeatNo(0), 500)
    rat, goblin, bullrog = cards["m-moonlighting-rat"], cards["m-lame-goblin"], cards["m-bullrog"]
    assert toll.of([rat]) < toll.of([bullrog])
    assert toll.of([goblin] * 2) < toll.of([goblin] * 4) == toll.death
    t.dead("bob")
    t.dead("cy")
    assert DefeatCost(t.g, SeatNo(0), 500).death > toll.death


def test_at_the_goal_and_strong_enough_greedy_goes_for_the_boss() -> None:
    """At level 10, with plenty of bonuses, next to the Entrance: it walks in."""
    t = munchkin_quest(["ann", "bob"])
    t.room("night-school", "north")
    t.level("ann", 10)
    t.items("ann", "t-handheld-ballista", "t-flaming-armour", "t-eye-of-argon", "t-firefighters-helmet")
    t.at("ann", "night-school")
    t.begin("ann")
    assert best(t, "ann") == "walk"


def test_greedy_neither_trades_nor_dies_by_the_way() -> None:
    """In a window it passes where it could only trade; asked whether it wants to die, it does not."""
    t = munchkin_quest(["ann", "bob"])
    t.items("bob", "t-pot-lid")
    t.unhurried = True
    t.begin("ann")
    t.answer("ann", "die")
    assert best(t, "ann") == "no"
    t.answer("ann", "no")
    t.answer("ann", "end")
    assert best(t, "bob") == "pass"


def test_greedy_becomes_an_elf_before_the_rewards() -> None:
    """Bob helps for nothing and draws no level, unless he lays the Elf when the fight is won."""
    t = beside("m-fungus")
    t.hand("bob", "d-elf")
    walk_in(t)
    helped_by(t, "bob")
    t.answer("ann", "roll")
    t.dice(6, 6, 1)
    t.answer("bob", "pass")
    assert best(t, "bob") == "play"
