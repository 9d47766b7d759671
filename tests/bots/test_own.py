"""Own bots: classes and programs that play, and what becomes of a game where they do not."""

import shlex
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import underhall
from underhall import Decision, Luck, seeded
from underhall.bots import check_bot, is_own, is_quick, new_bot
from underhall.bots.own import MOST_FAILURES, OwnBot
from underhall.bots.program import LONGEST_ANSWER, ProgramBot
from underhall.engine import Game
from underhall.errors import BadBot, NoAnswer
from underhall.lab.simulate import simulate

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_program.py"
REPORTS = list[tuple[str, NoAnswer, str]]


class Last:
    """A bot like anybody may write it: it always takes the last option."""

    def __init__(self, name: str, seat: int, luck: Luck) -> None:
        self.made_for = (name, seat, luck.below(10))

    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> object:
        return len(decision.codes) - 1


class Raises(Last):
    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> object:
        raise KeyError("no idea")


class Leaves(Last):
    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> object:
        sys.exit(3)


class Unmakeable(Last):
    def __init__(self) -> None:
        pass


class TooFar(Last):
    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> object:
        return len(decision.codes)


class Negative(Last):
    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> object:
        return -1


class Yes(Last):
    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> object:
        return True


def by_class(kind: type) -> str:
    return f"{__name__}:{kind.__name__}"


def by_program(tmp_path: Path, source: str) -> str:
    """The name of a bot that is this Python program."""
    program = tmp_path / "bot.py"
    program.write_text(source, "utf-8")
    return f"command {shlex.quote(sys.executable)} {shlex.quote(str(program))}"


def played(name: str) -> tuple[Game, REPORTS]:
    """A whole game against the random bot, and what was reported."""
    game = underhall.engine.new("boss-monster", 2, "own", quiet=True)
    reports: REPORTS = []
    bots = [new_bot(name, 0, seeded("own"), lambda *told: reports.append(told)), new_bot("random", 1, seeded("rival"))]
    answer_all(game, bots)
    return game, reports


def answer_all(game: Game, bots: list[underhall.bots.Bot]) -> None:
    while game.pending:
        decision = game.pending[0]
        seat = decision.seat
        game.answer(seat, bots[seat].choose(partial(game.view, seat), decision, partial(game.imagine, seat)))


# -- names ---------------------------------------------------------------------------------------------------------


def test_own_bots_are_told_from_ours() -> None:
    """The server asks this: it runs nobody's code."""
    assert is_own(by_class(Last))
    assert is_own("command ls")
    assert is_own("command")
    assert not is_own("commander")
    assert not is_quick(by_class(Last))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such_module:Bot", "cannot be imported"),
        (":Bot", "cannot be imported"),
        (".relative:Bot", "cannot be imported"),
        ("tests.bots.exits:Bot", "cannot be imported"),
        (f"{__name__}:Nobody", "has no such class"),
        (f"{__name__}:", "has no such class"),
        (f"{__name__}:EXAMPLE", "has no such class"),
        (f"{__name__}:by_class", "has no such class"),
        ("command", "was not found"),
        ("command ", "was not found"),
        ("command no-such-program-anywhere", "was not found"),
        ("command 'unclosed", "was not found"),
    ],
)
def test_what_is_not_there_is_refused_before_anything_is_played(name: str, why: str) -> None:
    """The error quotes the name and shows how one is written."""
    for ask in (check_bot, partial(new_bot, seat=0, luck=seeded(0))):
        with pytest.raises(BadBot, match=why) as refused:
            ask(name)
        assert name in str(refused.value)
        assert "my_bots:Eager" in str(refused.value) or "command python my_bot.py" in str(refused.value)


# -- classes -------------------------------------------------------------------------------------------------------


def test_a_class_is_made_like_ours_and_plays() -> None:
    """It is handed the name, the seat and luck of its own, and its answers count."""
    bot = new_bot(by_class(Last), 1, seeded("made"))
    assert isinstance(bot, OwnBot)
    game = underhall.engine.new("boss-monster", 2, "own", quiet=True)
    decision = game.pending[0]
    answer = bot.choose(partial(game.view, 1), decision, partial(game.imagine, 1))
    assert answer == len(decision.codes) - 1
    made: object = bot.bot
    assert isinstance(made, Last)
    assert made.made_for[:2] == (by_class(Last), 1)


@pytest.mark.parametrize(
    ("kind", "why", "given"),
    [
        (Raises, "raised", "KeyError: 'no idea'"),
        (Leaves, "raised", "SystemExit: 3"),
        (Unmakeable, "raised", "TypeError: "),
        (TooFar, "rubbish", ""),
        (Negative, "rubbish", "-1"),
        (Yes, "rubbish", "True"),
    ],
)
def test_a_class_that_fails_is_replaced_and_the_game_goes_on(kind: type, why: str, given: str) -> None:
    """The greedy bot answers, and it is reported once however often it happens."""
    game, reports = played(by_class(kind))
    assert game.over
    assert [(name, reason) for name, reason, _ in reports] == [(by_class(kind), why)]
    assert given in reports[0][2]


def test_a_bot_that_always_fails_plays_like_the_greedy_one() -> None:
    """The replacement is the greedy bot with the same luck."""
    game, _ = played(by_class(Yes))
    other = underhall.engine.new("boss-monster", 2, "own", quiet=True)
    answer_all(other, [new_bot("greedy", 0, greedy_luck()), new_bot("random", 1, seeded("rival"))])
    assert game.answers == other.answers


def greedy_luck() -> Luck:
    """The luck of `played` once the own bot has been given its own."""
    luck = seeded("own")
    luck.fork()
    return luck


# -- programs ------------------------------------------------------------------------------------------------------


@pytest.mark.once
def test_the_example_plays_every_game() -> None:
    """It gets questions that it understands, and nothing is reported."""
    for game in underhall.GAMES:
        found = simulate(game, [f"command {shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}", "random"], 1)
        assert found.replaced == []


@pytest.mark.once
@pytest.mark.parametrize(
    ("source", "why", "given"),
    [
        ("print('hello', flush=True); input()", "rubbish", "hello"),
        ("input(); print('{}', flush=True); input()", "rubbish", "{}"),
        ('input(); print(\'{"number": 1, "option": true}\', flush=True); input()', "rubbish", "option"),
        ('input(); print(\'{"number": 77, "option": 0}\', flush=True); input()', "rubbish", "77"),
        ('input(); print(\'{"number": 1, "option": 99}\', flush=True); input()', "rubbish", "99"),
        ("import sys; sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush(); input()", "rubbish", ""),
        ("while True: print('x' * 100000, end='')", "rubbish", "xxx"),
        ("while True: print('[' * 1000)", "rubbish", "[[["),
        ("raise SystemExit(7)", "ended", "7"),
        ("input(); raise SystemExit(7)", "ended", "7"),
    ],
)
def test_a_program_that_fails_is_replaced_and_the_game_goes_on(
    tmp_path: Path, source: str, why: str, given: str
) -> None:
    """Rubbish, too much of it, or the program's end; what is told stays short."""
    name = by_program(tmp_path, source)
    game, reports = played(name)
    assert game.over
    assert [(told, reason) for told, reason, _ in reports] == [(name, why)]
    assert given in reports[0][2]
    assert len(reports[0][2]) <= 200 < LONGEST_ANSWER


@pytest.mark.once
@pytest.mark.parametrize("source", ["import time; time.sleep(600)", "while True: input()"])
def test_a_program_that_says_nothing_is_not_waited_for(tmp_path: Path, source: str) -> None:
    """Whether it reads or not: it is ended, and the greedy bot answers; after a few times it is asked no more."""
    words = shlex.split(by_program(tmp_path, source))[1:]
    started: list[ProgramBot] = []

    def make() -> ProgramBot:
        started.append(ProgramBot(words, 0, time_limit=0.2))
        return started[-1]

    reports: REPORTS = []
    bot = OwnBot("silent", 0, seeded("own"), make, lambda *told: reports.append(told))
    game = underhall.engine.new("boss-monster", 2, "own", quiet=True)
    answer_all(game, [bot, new_bot("random", 1, seeded("rival"))])
    assert reports == [("silent", "silent", "0.2 s")]
    assert bot.failures == MOST_FAILURES
    assert started[0].running is None


@pytest.mark.once
def test_a_program_ends_with_its_bot(tmp_path: Path) -> None:
    """Nothing is left running when the game is over."""
    name = by_program(tmp_path, EXAMPLE.read_text("utf-8"))
    bot = ProgramBot(shlex.split(name)[1:], 0)
    game = underhall.engine.new("boss-monster", 2, "own", quiet=True)
    decision = next(each for each in game.pending if each.seat == 0)
    bot.choose(partial(game.view, 0), decision, partial(game.imagine, 0))
    assert bot.running is not None
    process = bot.running.process
    assert process.poll() is None
    del bot
    assert process.poll() is not None


# -- where they are told -------------------------------------------------------------------------------------------


def test_a_simulation_tells_which_bots_failed_once() -> None:
    """Over several games and processes; the games count all the same."""
    found = simulate("boss-monster", [by_class(Raises), by_class(Yes)], 4, jobs=2)
    assert found.games == 4
    assert sorted((each.bot, each.why) for each in found.replaced) == [
        (by_class(Raises), "raised"),
        (by_class(Yes), "rubbish"),
    ]


def test_without_somebody_to_report_to_it_is_told_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence, though the bot fails again and again."""
    game = underhall.engine.new("boss-monster", 2, "own", quiet=True)
    answer_all(game, [new_bot(by_class(Yes), 0, seeded(0)), new_bot("random", 1, seeded(1))])
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert by_class(Yes) in told[0]
    assert "The greedy bot answered instead" in told[0]
