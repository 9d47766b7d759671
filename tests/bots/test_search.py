"""The search: what it is told, that it repeats itself, that it sees what its seat sees, and that thinking helps."""

from collections.abc import Callable
from functools import partial

import pytest

import underhall
from underhall import Decision, Luck, seeded
from underhall.bots import is_quick, new_bot
from underhall.bots.net import has_net
from underhall.bots.play import play_out
from underhall.bots.search import Budget, SearchBot, Try, best_of, promising, read_budget, still_in_question
from underhall.engine import Game
from underhall.errors import BadBot
from underhall.games import GAMES
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.judge import DECIDED, SURE_WIN, won
from underhall.kernel.playout import GreedyPolicy
from underhall.kernel.types import SeatNo, seat_numbers
from underhall.lab.simulate import simulate

TABLES = [("boss-monster", 2), ("boss-monster", 4), ("super-boss-monster", 1), ("super-boss-monster", 3)]
TABLES += [("munchkin-quest", 2), ("munchkin-quest", 3)]


def tables_with(*bots: str) -> list[tuple[str, int, str]]:
    """Every table with each bot; `hard` where it has a net, since without one it thinks by the clock and so need not
    repeat itself."""
    return [(name, seats, bot) for name, seats in TABLES for bot in bots if bot != "hard" or has_net(name)]


def played_on(name: str, seats: int, answers: int, seed: object = "search") -> Game:
    """A game of greedy bots after so many answers."""
    game = underhall.engine.new(name, seats, seed, quiet=True)
    policy = GreedyPolicy(game.wording, GAMES[name].judge)
    game.playout([policy] * seats, [seeded(f"{seed}/{seat}") for seat in range(seats)], answers=answers)
    return game


def chosen(bot: str, game: Game, decision: Decision, luck: str) -> int:
    """What a bot answers at its seat of the game."""
    seat = decision.seat
    return new_bot(bot, seat, seeded(luck)).choose(partial(game.view, seat), decision, partial(game.imagine, seat))


# -- how long to think ---------------------------------------------------------------------------------------------


def test_a_budget_is_milliseconds_or_iterations() -> None:
    """Both are read from the bot's name, up to their limits."""
    assert read_budget("search:100ms") == Budget(milliseconds=100)
    assert read_budget("search:60000ms") == Budget(milliseconds=60_000)
    assert read_budget("search:iterations=1") == Budget(iterations=1)
    assert read_budget("search:iterations=1000000") == Budget(iterations=1_000_000)


@pytest.mark.parametrize(
    "words",
    [
        *("", "0ms", "-5ms", "1.5ms", "60001ms", "ms", "100", "1s", "٣ms", "²ms", " 5ms", "99999999999999999999ms"),
        *("iterations=0", "iterations=-1", "iterations=", "iterations=1000001", "playouts=5", "iterations=5,10ms"),
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(words: str) -> None:
    """The error quotes it and shows what would be right."""
    for ask in (partial(new_bot, seat=0, luck=seeded(0)), is_quick):
        with pytest.raises(BadBot) as refused:
            ask(f"search:{words}")
        assert f"“search:{words}”" in str(refused.value)
        assert "search:100ms (1–60000), search:iterations=200 (1–1000000)" in str(refused.value)


class Counted(SearchBot):
    """Counts the worlds that it imagines."""

    worlds = 0

    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        def counting(luck: Luck) -> Game:
            self.worlds += 1
            return imagine(luck)

        return super().choose(view, decision, counting)


def test_more_iterations_are_more_worlds_and_none_is_left_out() -> None:
    """Each world takes an iteration for each option in question; those that do not fill a world are not waited for."""
    game = played_on("boss-monster", 2, 12)
    decision = game.pending[0]
    seat = decision.seat
    worlds = []
    for iterations in (1, 8, 64):
        bot = Counted("search", seat, seeded("budget"), Budget(iterations=iterations))
        bot.choose(partial(game.view, seat), decision, partial(game.imagine, seat))
        worlds.append(bot.worlds)
    assert worlds[0] == 1 < worlds[1] < worlds[2] <= 64


def test_a_budget_of_milliseconds_ends() -> None:
    """Thinking stops once the processor time is spent, so that a millisecond is enough for an answer."""
    game = played_on("munchkin-quest", 3, 30)
    decision = game.pending[0]
    assert 0 <= chosen("search:1ms", game, decision, "short") < len(decision.codes)


# -- what is chosen ------------------------------------------------------------------------------------------------


def tried(place: int, *worths: int) -> Try:
    found = Try(place)
    found.worths = list(worths)
    return found


def test_the_best_is_counted_over_the_worlds_that_all_were_tried_in() -> None:
    """A world that only some options were tried in says nothing about which is better; of equals the first is taken."""
    assert best_of([tried(3, 10, 90), tried(1, 20)]).place == 1
    assert best_of([tried(3, 20, 0), tried(1, 20, 0)]).place == 3


def test_an_option_is_given_up_when_it_is_clearly_worse_or_no_different() -> None:
    """But not before there are enough worlds, and not while luck may explain it."""
    best, worse, alike, unsure = [50] * 6, [40] * 6, [50] * 6, [90, 10, 80, 20, 70, 20]
    tries = [tried(0, *best), tried(1, *worse), tried(2, *alike), tried(3, *unsure)]
    assert [each.place for each in still_in_question(tries)] == [0, 3]
    for each in tries:
        each.worths.pop()
    assert still_in_question(tries) == tries


def test_what_greedy_would_do_on_no_account_is_not_tried() -> None:
    """Its choice comes first; where it would do nothing at all, everything is tried."""
    assert [each.place for each in promising([5, -DECIDED, 9])] == [2, 0]
    assert [each.place for each in promising([-DECIDED, -DECIDED])] == [0, 1]
    assert len(promising(list(range(40)))) == 6


# -- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize(("name", "seats", "bot"), tables_with("search:iterations=8", "nightmare:iterations=8", "hard"))
def test_it_plays_to_the_end_and_the_same_each_time(name: str, seats: int, bot: str) -> None:
    """Every question of every game, reactions and simultaneous choices among them; the last turns only of long ones."""
    ends = []
    for _ in range(2):
        game = played_on(name, seats, 60 if name == "boss-monster" else 150)
        assert game.pending
        bots = [new_bot(bot, seat, seeded(f"{name} {seat}")) for seat in range(seats)]
        for _ in range(25):
            if game.pending:
                decision = game.pending[-1]
                seat = decision.seat
                answer = bots[seat].choose(partial(game.view, seat), decision, partial(game.imagine, seat))
                game.answer(seat, answer)
        ends.append(game.fingerprint())
    assert ends[0] == ends[1]


def unseen() -> object:
    raise AssertionError("a view was asked for")


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "seats", "bot"), tables_with("search:iterations=12", "hard", "nightmare:iterations=12", "easy")
)
def test_what_is_hidden_changes_no_answer(name: str, seats: int, bot: str) -> None:
    """The seat is asked in the real game and in one that is dealt anew from what it knows. It answers the same, since
    games that look alike to it lead to the same imagined worlds."""
    compared = 0
    for answers in (6, 30, 60, 90):
        game = played_on(name, seats, answers)
        for decision in game.pending:
            seat = decision.seat
            redealt = game.imagine(seat, seeded("deal"))
            asked = redealt.decision_of(seat)
            assert asked is not None
            places = {
                new_bot(bot, seat, seeded("same")).choose(unseen, each, partial(where.imagine, seat))
                for each, where in ((decision, game), (asked, redealt))
            }
            assert len(places) == 1
            compared += 1
    assert compared >= 2


@pytest.mark.once
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_finished_game_is_worth_what_was_won(name: str, seats: int) -> None:
    """All to the winner, nothing to the others, its share to whoever shares; alone, the score in hundredths."""
    game = played_on(name, seats, 100_000)
    outcome = game.outcome
    assert outcome is not None
    info = GAMES[name]
    worths = [info.worth(game, seat) for seat in range(seats)]
    if seats == 1:
        assert worths == [outcome.scores[0] * 100]
    else:
        share = SURE_WIN // max(1, len(outcome.winners))
        assert worths == [share if seat in outcome.winners else 0 for seat in range(seats)]


@pytest.mark.once
def test_a_shared_win_is_worth_its_share() -> None:
    """Two who win together have half of it each, and who has lost has nothing."""

    game = played_on("munchkin-quest", 3, 100_000)
    assert isinstance(game, MunchkinQuest)
    game.winners = (SeatNo(0), SeatNo(2))
    assert [won(game, seat) for seat in seat_numbers(3)] == [SURE_WIN // 2, 0, SURE_WIN // 2]


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[1] > 1])
def test_chances_to_win_are_chances(name: str, seats: int) -> None:
    """Between nothing and a sure win, and together not far from one win."""
    for answers in (0, 20, 60):
        game = played_on(name, seats, answers)
        worths = [GAMES[name].worth(game.clone(), seat) for seat in range(seats)]
        assert all(0 <= worth <= SURE_WIN for worth in worths)
        assert 0.6 * SURE_WIN < sum(worths) < 1.5 * SURE_WIN


@pytest.mark.once
def test_thinking_helps() -> None:
    """A little thought wins most games against the greedy bot, whose judgement it starts from."""
    found = simulate("boss-monster", ["search:iterations=24", "greedy"], 8, seed="think", paired=True)
    assert found.wins["search:iterations=24"].share > 0.5


@pytest.mark.once
def test_thinking_helps_alone() -> None:
    """The mean score of a game for one is better than the greedy bot's, over the same deals."""
    scores = []
    for name in ("search:iterations=24", "greedy"):
        total = 0
        for seed in range(2):
            game = underhall.engine.new("super-boss-monster", 1, seed, quiet=True)
            play_out(game, [new_bot(name, 0, seeded(seed))])
            assert game.outcome is not None
            total += game.outcome.scores[0]
        scores.append(total)
    assert scores[0] > scores[1]
