"""Strengths by name: which there are, how they compare, and how one adapts to how the game stands."""

from functools import partial

import pytest

import underhall
from tests.boss_table import a_hero, boss_monster
from underhall import seeded
from underhall.bots import BOTS, check_bot, is_own, is_quick, new_bot
from underhall.bots.adaptive import AdaptiveBot
from underhall.bots.easy import EasyBot
from underhall.bots.greedy import GreedyBot
from underhall.bots.net_search import NetSearchBot
from underhall.bots.play import play_out, play_unwatched
from underhall.bots.search import SearchBot
from underhall.bots.strengths import HARD, NIGHTMARE, WITHOUT_NET
from underhall.errors import BadBot, UnknownBot
from underhall.lab.simulate import simulate

STRENGTHS = ["random", "easy", "normal", "hard", "nightmare", "adaptive", "search", "greedy"]


def test_the_strengths_are_known_by_name_and_the_quick_ones_told() -> None:
    """Those that search are not for somebody who must not wait."""
    assert list(BOTS) == STRENGTHS
    assert [name for name in STRENGTHS if is_quick(name)] == ["random", "easy", "normal", "greedy"]
    assert not is_quick("search:iterations=1")
    assert not any(is_own(name) for name in (*STRENGTHS, "search:5ms", "search:rubbish", "easy:5"))


def test_hard_looks_ahead_with_a_net_and_nightmare_searches_far_with_it() -> None:
    """Without a net, a search of a tenth of a second at most, or of a second, takes their place."""
    hard, nightmare = (new_bot(name, 0, seeded(0)) for name in ("hard", "nightmare"))
    assert isinstance(hard, NetSearchBot)
    assert isinstance(nightmare, NetSearchBot)
    assert [hard.far, nightmare.far] == [False, True]
    assert hard.budget == HARD
    assert HARD.iterations is not None, "so that it repeats itself"
    assert nightmare.budget == NIGHTMARE
    assert NIGHTMARE.milliseconds == 1000
    assert isinstance(hard.instead, SearchBot)
    assert isinstance(nightmare.instead, SearchBot)
    assert [hard.instead.budget, nightmare.instead.budget] == [WITHOUT_NET, NIGHTMARE]
    assert WITHOUT_NET.milliseconds is not None
    assert 60 <= WITHOUT_NET.milliseconds <= 100


@pytest.mark.parametrize("name", ["easy:5", "normal:100ms", "greedy:", "hard:iterations=5"])
def test_only_the_search_is_told_how_long_to_think(name: str) -> None:
    """The error names the bot without what was said to it, and what the search takes."""
    with pytest.raises(BadBot, match=f"only “search” and “nightmare”.*: {name.partition(':')[0]}, search:100ms"):
        check_bot(name)


@pytest.mark.parametrize("name", ["", "clever", "Easy", "easy ", "commander"])
def test_an_unknown_name_is_refused_with_those_there_are(name: str) -> None:
    """The forms of own bots are among them."""
    for ask in (check_bot, is_quick, partial(new_bot, seat=0, luck=seeded(0))):
        with pytest.raises(UnknownBot, match=r"random, easy, normal, .*search:100ms.*MODULE:CLASS, command PROGRAM"):
            ask(name)


@pytest.mark.parametrize(("name", "seats"), [("boss-monster", 3), ("super-boss-monster", 2)])
def test_normal_plays_exactly_like_greedy(name: str, seats: int) -> None:
    """Asked one by one and played by the engine itself."""
    answers = []
    for bot in ("normal", "greedy"):
        for by_engine in (True, False):
            game = underhall.engine.new(name, seats, "same", quiet=True)
            lucks = [seeded(seat) for seat in range(seats)]
            if by_engine:
                play_unwatched(game, [bot] * seats, lucks)
            else:
                play_out(game, [new_bot(bot, seat, lucks[seat]) for seat in range(seats)])
            answers.append(game.answers)
    assert answers[0] == answers[1] == answers[2] == answers[3]


@pytest.mark.long
@pytest.mark.once
@pytest.mark.parametrize(("game", "games"), [("boss-monster", 40), ("super-boss-monster", 20), ("munchkin-quest", 20)])
def test_easy_is_between_random_and_normal(game: str, games: int) -> None:
    """It wins most games against chance, and few against the normal bot. At Munchkin Quest the monsters may win."""
    against_random = simulate(game, ["easy", "random"], games, seed="easy")
    against_normal = simulate(game, ["easy", "normal"], games, seed="easy")
    assert against_random.wins["easy"].share >= 0.65
    assert against_random.wins["random"].share <= 0.25
    assert against_normal.wins["easy"].share <= 0.4
    assert against_normal.wins["normal"].share >= 0.55


# -- the one that adapts -------------------------------------------------------------------------------------------


def adapted(ann: int, bob: int) -> type:
    """The bot that answers for Ann where she and Bob have so many souls."""
    t = boss_monster(seats=["ann", "bob"])
    t.give_souls("ann", *[a_hero(n=n) for n in range(ann)])
    t.give_souls("bob", *[a_hero(n=ann + n) for n in range(bob)])
    t.hand("ann", "open-grave", "dark-altar")
    t.hand("bob", "open-grave", "dark-altar")
    t.phase("build")
    assert t.asked("ann") is not None
    return type(AdaptiveBot("adaptive", 0, seeded("adapts")).bot_for(partial(t.g.imagine, 0)))


@pytest.mark.parametrize(("ann", "bob", "bot"), [(7, 0, EasyBot), (3, 3, GreedyBot), (0, 7, NetSearchBot)])
def test_the_better_it_stands_the_weaker_it_plays(ann: int, bob: int, bot: type) -> None:
    """Far ahead it is easy, level it is normal, far behind it is hard."""
    assert adapted(ann, bob) is bot


def test_an_adaptive_bot_needs_no_luck_for_a_single_option() -> None:
    """Nothing is spent where there is nothing to choose."""

    class Single:
        codes = (7,)

    luck = seeded("single")
    bot = AdaptiveBot("adaptive", 0, luck)
    assert bot.choose(lambda: None, Single(), lambda luck: None) == 0  # type: ignore[arg-type,return-value]
    assert luck.state() == seeded("single").state()


def test_adaptive_alone_is_normal() -> None:
    """Where there is nobody to adapt to, it plays like the normal bot."""
    game = underhall.engine.new("super-boss-monster", 1, "alone", quiet=True)
    assert isinstance(AdaptiveBot("adaptive", 0, seeded(1)).bot_for(partial(game.imagine, 0)), GreedyBot)


@pytest.mark.once
def test_in_a_game_that_tips_all_strengths_answer() -> None:
    """As two greedy bots play it, a seat is ahead, behind and neither."""
    game = underhall.engine.new("boss-monster", 2, "adapt", quiet=True)
    bots = [GreedyBot("greedy", seat, seeded(seat)) for seat in range(2)]
    found = []
    while game.pending:
        decision = game.pending[0]
        seat = decision.seat
        here = AdaptiveBot("adaptive", seat, seeded(5)).bot_for(partial(game.imagine, seat))
        found.append(type(here))
        game.answer(seat, bots[seat].choose(partial(game.view, seat), decision, partial(game.imagine, seat)))
    assert len(found) > 20
    assert len(set(found)) == 3
