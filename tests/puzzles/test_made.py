"""A puzzle made from a moment of a game is proved like any other; where nothing is clearly best, that is said."""

import pytest

from underhall.errors import NoMoment, NoPuzzle
from underhall.games import GAMES
from underhall.kernel.game import Game, GameConfig
from underhall.kernel.luck import seeded
from underhall.kernel.playout import read_policies
from underhall.puzzles import PuzzleRun, made, puzzle_from
from underhall.puzzles.reader import read_puzzle

pytestmark = pytest.mark.once

WATCHING = -1
MOST_ANSWERS = 1_200


def played(game: str, seats: int, seed: str, **options: str) -> Game:
    """A game between bots."""
    info = GAMES[game]
    found = info.start(seats, seed, {**options}, False)
    policies = read_policies(info.puzzles().player(), found, info.judge)
    lucks = [seeded(f"{seed} {seat}") for seat in range(seats)]
    while found.pending and len(found.answers) < 2 * MOST_ANSWERS:
        decision = found.pending[0]
        found.answer(decision.seat, policies[decision.seat].choose(found, decision, lucks[decision.seat]))
    return found


def moments(game: Game, word: str) -> list[int]:
    """After how many answers each phase, or each fight, of this name begins."""
    puzzles = GAMES[game.config.game].puzzles()
    again = GAMES[game.config.game].start(game.config.seats, game.config.seed, {**game.config.options}, True)
    found: list[int] = []
    before = ("", 0)
    for at, (seat, option) in enumerate(zip(game.answers[::2], game.answers[1::2], strict=True)):
        now = (puzzles.moment(again), again.turn)
        if now[0] == word and now != before:
            found.append(at)
        before = now
        again.answer(seat, option)
    return found


def first_puzzle(game: Game, word: str) -> tuple[int, str, str]:
    """The first moment that has a puzzle, and its file."""
    for at in moments(game, word):
        for seat in range(game.config.seats):
            try:
                return at, *puzzle_from(game.config, game.answers, at, seat)
            except NoPuzzle:
                continue
    raise AssertionError("none in this game")


@pytest.fixture(scope="module")
def bosses() -> Game:
    return played("boss-monster", 2, "a")


@pytest.mark.parametrize(
    ("game", "seed", "options"),
    [
        ("boss-monster", "a", {}),
        ("boss-monster", "made 0", {"edition": "first-ru", "hard_mode": "on"}),
        ("super-boss-monster", "mine 102", {}),
    ],
)
def test_a_moment_becomes_a_puzzle_that_can_be_solved(game: str, seed: str, options: dict[str, str]) -> None:
    """By the rules of the game that it is from."""
    found = played(game, 2, seed, **options)
    _, name, text = first_puzzle(found, "build")
    run = PuzzleRun(read_puzzle(f"{game}/{name}", game, text))
    assert run.game.config.options == found.config.options
    for _ in run.lesson.steps:
        assert run.answer(run.right[0]) is None
    assert run.step is None


def test_it_begins_with_its_phase(bosses: Game) -> None:
    """Wherever in the phase one makes it, it is the same puzzle."""
    at, name, text = first_puzzle(bosses, "build")
    solver = next(seat for seat in (0, 1) if why_none(bosses, at, seat) == "")
    later, again = puzzle_from(bosses.config, bosses.answers, at + 1, solver)
    assert again.replace(f"a {at + 1}", f"a {at}") == text
    assert later.split("-")[:2] == name.split("-")[:2]


def test_where_nothing_is_to_be_found_it_says_why(bosses: Game) -> None:
    """Every moment of a game has a puzzle or a reason, in words."""
    whys = [why_none(bosses, at) for at in range(0, len(bosses.answers) // 2, 14)]
    assert len({why for why in whys if why}) > 2


def test_there_is_none_before_the_first_phase_and_after_the_last(bosses: Game) -> None:
    with pytest.raises(NoPuzzle, match="No puzzle begins here"):
        puzzle_from(bosses.config, bosses.answers, 0, WATCHING)
    with pytest.raises(NoMoment, match="earlier moment"):
        puzzle_from(bosses.config, bosses.answers, len(bosses.answers) // 2, WATCHING)
    now = bosses.config
    other = GameConfig(now.game, now.rules - 1, now.cards, now.seats, now.seed, now.options)
    with pytest.raises(NoMoment, match=f"rules {now.rules - 1}"):
        puzzle_from(other, bosses.answers, 20, WATCHING)


@pytest.mark.parametrize(("game", "word"), [("boss-monster", "build"), ("munchkin-quest", "moves")])
def test_a_proof_that_would_take_too_long_is_given_up(game: str, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much there is to try, no more is tried than is allowed, and the refusal says so."""
    found = played(game, 2, "a")
    monkeypatch.setattr(made, "MOST_POSITIONS", 5)
    monkeypatch.setattr(made, "MOST_ANSWERS", 5)
    assert "large" in [why_none(found, at) for at in moments(found, word)[:4]]


def why_none(game: Game, at: int, seat: int = WATCHING) -> object:
    """Why there is no puzzle at this moment, or "" where there is one."""
    try:
        puzzle_from(game.config, game.answers, at, seat)
    except NoPuzzle as error:
        return error.details["why"]
    return ""
