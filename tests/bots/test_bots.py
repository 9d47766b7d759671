"""Bots: what they get to see, that they repeat themselves, and that the greedy one is worth its name."""

from collections.abc import Callable
from functools import partial

import pytest

import underhall
from underhall import Decision, Luck, seeded
from underhall.bots import new_bot
from underhall.bots.play import play_out
from underhall.engine import Game
from underhall.errors import UnknownBot
from underhall.games.boss_monster.view_types import View
from underhall.lab.simulate import simulate


class Curious:
    """A bot that looks at everything it is handed and keeps it."""

    def __init__(self, seat: int, luck: Luck) -> None:
        self.seat = seat
        self.luck = luck
        self.views: list[View] = []
        self.worlds: list[Game] = []

    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        seen = view()
        assert isinstance(seen, View)
        assert decision.seat == self.seat
        self.views.append(seen)
        self.worlds.append(imagine(self.luck))
        return self.luck.below(len(decision.codes))


def test_a_bot_is_handed_its_own_view_and_imagined_worlds() -> None:
    """The view is the seat's own, and a world agrees with it in all that the seat may know, but is not the game."""
    game = underhall.engine.new("boss-monster", 3, "curious", quiet=True)
    bots = [Curious(seat, seeded(seat)) for seat in range(3)]
    play_out(game, bots)
    for bot in bots:
        assert bot.views
        assert all(seen.you == bot.seat for seen in bot.views)
        assert all(world.view(bot.seat) == seen for world, seen in zip(bot.worlds, bot.views, strict=True))
        assert all(world is not game for world in bot.worlds)


@pytest.mark.parametrize("name", ["random", "easy", "normal", "greedy"])
def test_the_same_luck_plays_the_same_game(name: str) -> None:
    """A bot spends no luck but its own."""
    games = []
    for _ in range(2):
        game = underhall.engine.new("boss-monster", 4, "twice", quiet=True)
        play_out(game, [new_bot(name, seat, seeded(f"bot {seat}")) for seat in range(4)])
        games.append(game)
    assert games[0].answers == games[1].answers
    assert games[0].fingerprint() == games[1].fingerprint()


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    """The error names the bot asked for and all that exist."""
    with pytest.raises(UnknownBot, match=r"clever.*random.*greedy"):
        new_bot("clever", 0, seeded(0))


@pytest.mark.once
def test_greedy_beats_three_random_players() -> None:
    """Over 120 games with fixed luck it wins at least four in five; by chance it would win one in four."""
    result = simulate("boss-monster", ["greedy", "random", "random", "random"], 120, seed="strength", jobs=2)
    assert result.wins["greedy"].share >= 0.8


@pytest.mark.once
def test_greedy_beats_three_random_players_of_super_boss_monster() -> None:
    """The same over fewer games, since they last longer."""
    bots = ["greedy", "random", "random", "random"]
    result = simulate("super-boss-monster", bots, 20, seed="strength", jobs=2)
    assert result.wins["greedy"].share >= 0.8


def test_greedy_leaves_the_choice_of_a_boss_to_luck() -> None:
    """Nothing is known yet that would tell two bosses apart: over 12 deals each place of the two is chosen."""
    chosen = set()
    for seed in range(12):
        game = underhall.engine.new("super-boss-monster", 2, seed, quiet=True)
        decision = game.decisions[0]
        assert decision.kind == "choose-boss"
        bot = new_bot("greedy", decision.seat, seeded(seed))
        chosen.add(bot.choose(partial(game.view, decision.seat), decision, partial(game.imagine, decision.seat)))
    assert chosen == {0, 1}


def test_greedy_alone_is_a_mini_boss_at_least() -> None:
    """The mean score of a game for one is worth that title."""
    scores = []
    for seed in range(8):
        game = underhall.engine.new("super-boss-monster", 1, seed, quiet=True)
        play_out(game, [new_bot("greedy", 0, seeded(seed))])
        assert game.outcome is not None
        scores += game.outcome.scores
    assert sum(scores) / len(scores) >= 13


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {"items": "on", "challenge": "on"}), (2, {"items": "on", "coins": "on"})]
)
def test_greedy_plays_with_everything_on_the_table(seats: int, options: dict[str, object]) -> None:
    """Items, coins and the first game's cards raise no question that it cannot answer."""
    game = underhall.engine.new("super-boss-monster", seats, "all", {"mixed": "on", **options}, quiet=True)
    play_out(game, [new_bot("greedy", seat, seeded(seat)) for seat in range(seats)])
    assert game.over
