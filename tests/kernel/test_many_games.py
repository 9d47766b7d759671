"""Many games side by side are the games that one would play one by one, and none of them is ever forgotten."""

from typing import Any, Final

import pytest

from tests.lengths import length
from underhall import GAMES, ManyGames, UnderhallError, seeded
from underhall.engine import Game
from underhall.errors import BadEncoding
from underhall.kernel.playout import GreedyPolicy, Policy, RandomPolicy

STEPS: Final = length(40, 400)
SEATS: Final[dict[str, list[int]]] = {
    "boss-monster": [2, 3, 4, 2],
    "super-boss-monster": [1, 2, 5, 6],
    "munchkin-quest": [2, 3, 4, 3],
}


class Learner:
    """Chooses by luck, the same in whatever way it is asked."""

    def __init__(self, seed: str) -> None:
        self.luck = seeded(seed)

    def choose(self, counts: bytearray) -> list[int]:
        return [self.luck.below(count) for count in counts]


def alone(game: str, seats: int, place: int, number: int) -> Game:
    return GAMES[game].start(seats, f"many/{place}/{number}", {}, True)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_is_the_one_that_would_be_played_alone(game: str) -> None:
    """Row by row, answer by answer, with a new game where one is over."""
    info = GAMES[game]
    seats = SEATS[game]
    size = info.layout.row_size
    many = ManyGames(info, seats, "many")
    learner = Learner("learner")
    lucks = [seeded(f"many/{place}") for place in range(len(seats))]
    games = [alone(game, count, place, 0) for place, count in enumerate(seats)]
    numbers = [0] * len(seats)
    for step in range(STEPS):
        over = [False] * len(seats)
        for place in range(len(seats)):
            while True:
                each = games[place]
                if each.over:
                    over[place] = True
                    numbers[place] += 1
                    games[place] = alone(game, seats[place], place, numbers[place])
                elif len(each.decisions[0].codes) == 1:
                    each.answer(each.decisions[0].seat, 0)
                elif each.decisions[0].op.by_luck:
                    asked = each.decisions[0]
                    each.answer(asked.seat, lucks[place].below(len(asked.codes)))
                else:
                    break
            decision = games[place].decisions[0]
            row = bytearray(size)
            assert games[place].encode(decision.seat, row) == many.counts[place], (step, place)
            assert many.rows[place * size : (place + 1) * size] == row, (step, place)
            assert many.seats[place] == decision.seat
        assert [bool(each) for each in many.over] == over
        actions = learner.choose(many.counts)
        for place, action in enumerate(actions):
            games[place].answer(games[place].decisions[0].seat, action)
        many.step(actions)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_ends_is_told_and_another_begins(game: str) -> None:
    """Shares of the win add up to one, or to none where all have lost; alone it is a part of the best score."""
    info = GAMES[game]
    seats = SEATS[game][:2]
    policies: list[list[Policy | None]] = [[None, *([RandomPolicy()] * (count - 1))] for count in seats]
    many = ManyGames(info, seats, "ends", None, policies)
    learner = Learner("ends")
    ended = 0
    for _ in range(20_000):
        many.step(learner.choose(many.counts))
        for place, count in enumerate(seats):
            if many.over[place]:
                shares = many.scores[place * 6 : place * 6 + 6]
                assert all(0 <= share <= 1 for share in shares)
                assert not any(shares[count:])
                assert count == 1 or sum(shares) == pytest.approx(1) or not any(shares)
                assert many.turns[place] > 0
                ended += 1
            assert many.seats[place] == 0  # the learner's
        if ended >= 2:
            break
    assert ended >= 2


def test_the_same_seed_plays_the_same_games() -> None:
    info = GAMES["boss-monster"]
    greedy = GreedyPolicy(info.start(2, "0", {}, True).wording, info.judge)
    rows = []
    for _ in range(2):
        many = ManyGames(info, [2, 3], "same", {"edition": "first-ru"}, [[greedy, None], [None, greedy, None]], greedy)
        learner = Learner("same")
        told = bytearray()
        for _ in range(30):
            many.step(learner.choose(many.counts))
            told += many.rows + many.advice
        rows.append(told)
    assert rows[0] == rows[1]


def test_a_teacher_says_what_it_would_choose() -> None:
    info = GAMES["boss-monster"]
    greedy = GreedyPolicy(info.start(2, "0", {}, True).wording, info.judge)
    many = ManyGames(info, [2, 2], "taught", teacher=greedy)
    advised: set[int] = set()
    for _ in range(40):
        assert all(advice < count for advice, count in zip(many.advice, many.counts, strict=True))
        advised.update(many.advice)
        many.step(list(many.advice))
    assert len(advised) > 1


def test_rows_may_lie_in_a_buffer_of_ones_own() -> None:
    info = GAMES["boss-monster"]
    own = bytearray(2 * info.layout.row_size)
    many = ManyGames(info, [2, 2], "own", rows=memoryview(own))
    assert own == ManyGames(info, [2, 2], "own").rows
    many.step([0, 0])
    assert any(own)


def refused(*arguments: Any, **named: Any) -> type[UnderhallError]:
    with pytest.raises(UnderhallError) as error:
        ManyGames(*arguments, **named)
    assert str(error.value)
    return type(error.value)


def test_what_cannot_be_played_is_refused() -> None:
    info = GAMES["boss-monster"]
    size = info.layout.row_size
    assert refused(info, [], "x") is BadEncoding
    assert refused(info, [2, 7], "x") is BadEncoding
    assert refused(info, [True], "x") is BadEncoding
    assert refused(info, [2, 2], "x", [{}]) is BadEncoding
    assert refused(info, [2], "x", None, [[None, None, None]]) is BadEncoding
    assert refused(info, [2], "x", None, []) is BadEncoding
    assert refused(info, [2], "x", None, [[RandomPolicy(), RandomPolicy()]]) is BadEncoding
    assert refused(info, [2], "x", rows=bytes(size)) is BadEncoding
    assert refused(info, [2, 2], "x", rows=bytearray(size)) is BadEncoding
    assert issubclass(refused(info, [2], "x", {"edition": "none"}), UnderhallError)


def test_answers_that_do_not_fit_change_nothing() -> None:
    many = ManyGames(GAMES["boss-monster"], [2, 2], "answers")
    before = bytes(many.rows)
    for actions in ([], [0], [0, 0, 0], [0, many.counts[1]], [-1, 0]):
        with pytest.raises(BadEncoding) as error:
            many.step(actions)
        assert str(error.value)
        assert bytes(many.rows) == before
    assert len(many) == 2
    assert many.game(0).config.seats == 2


def test_a_game_that_takes_too_long_is_broken_off_and_counts_as_what_it_looks_like() -> None:
    """It is told apart from one that ended; another begins in its place."""
    many = ManyGames(GAMES["munchkin-quest"], [3, 3], "long", longest=30)
    told = set()
    for _ in range(40):
        many.step([0, 0])
        told |= set(many.over)
        for place in range(2):
            assert len(many.game(place).answers) <= 2 * 30
            if many.over[place]:
                assert all(0 <= share < 1 for share in many.scores[place * 6 : place * 6 + 6])
    assert told == {0, 2}
