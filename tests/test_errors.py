"""Every error says what was wrong and what would be right, in every language."""

import inspect
import pickle
from typing import get_args

import pytest

from underhall import errors
from underhall.errors import UnderhallError
from underhall.kernel import house_errors
from underhall.lab import errors as lab_errors
from underhall.text import LANGUAGES

pytestmark = pytest.mark.once

SAMPLES: list[UnderhallError] = [
    errors.UnknownGame(name="chess", known=["boss-monster"]),
    errors.UnknownOption(name="colour", known=["edition", "mulligan"]),
    errors.BadOptionValue(name="mulligan", value="never", valid=["off", "all_rooms"]),
    errors.BadOptionCombination(why="decks=first, edition=trefl-pl", nearest="edition=first-ru"),
    errors.BadSeatCount(game="boss-monster", seats=7, least=2, most=4),
    errors.UnknownBot(name="deep", known=["random", "greedy"]),
    errors.BadBot(why="budget", given="search:0ms", valid=["search:100ms", "search:iterations=200"]),
    errors.BotReplaced(why="silent", name="command python my_bot.py", given="10 s"),
    lab_errors.BotOut(why="ended", name="command python my_bot.py", given="exit code 1"),
    lab_errors.WorkerLost(),
    lab_errors.BadCluster(why="unreachable", where="192.168.0.5:6379", given="Connection refused"),
    lab_errors.BadTournament(why="other", where="cup", given="seed = 1"),
    lab_errors.BadReport(why="missing", where="before"),
    errors.NoNet(why="library", given="numpy, onnxruntime"),
    errors.UnknownCard(name="dark-alter", nearest=["dark-altar"]),
    errors.UnknownRule(name="BM-BAIT-99", nearest=["BM-BAIT-09"]),
    errors.BadLesson(file="boss-monster/01-a.yaml", line=7, why="card", name="dark-alter", nearest=["dark-altar"]),
    errors.UnknownLesson(game="boss-monster", name="flying", known=["your-dungeon"]),
    errors.UnknownLanguage(name="tlh", known=LANGUAGES),
    errors.NotYourDecision(seat=1, waiting=[0, 2]),
    errors.StaleAnswer(seat=1, asked=1041, now=1042),
    errors.OptionNotOffered(seat=3, given="dark-altar", offered=["pass", "open-grave"]),
    errors.GameOver(),
    errors.NoHistory(),
    errors.BadPlayout(why="kind", given="fly", valid=["pass", "cast"]),
    errors.BadEncoding(why="small", given="100", valid="1192"),
    errors.BadEnvironment(why="action", given="12", valid=["64", "70"]),
    errors.DamagedProof(why="unreadable"),
    errors.DamagedSave(why="cut-short"),
    errors.NoMoment(why="over", name="12"),
    errors.NoPuzzle(why="several"),
    errors.UnknownPuzzle(game="boss-monster", name="999", count=60),
    errors.UnreadableFile(why="forbidden", file="game.underhall", reason="Permission denied"),
    errors.UnwritableFile(file="book.html", reason="Permission denied"),
    errors.NewerSave(found=9, supported=3),
    errors.OtherRules(game="boss-monster"),
    errors.OtherCards(game="boss-monster", found="c0ffee", expected="decade"),
    errors.UnknownInState(why="card", name="dark-altar"),
    errors.BadCardData(file="cards.toml", card="dark-altar", why="damage = -1", valid="a whole number >= 0"),
    errors.PortTaken(host="127.0.0.1", port=8765),
    errors.UnusableHost(why="elsewhere", host="203.0.113.7", port=8765),
    errors.UnusableDatabase(why="unwritable", where="/games.db", reason="Permission denied"),
    errors.UnusableBus(why="unreachable", where="redis://127.0.0.1:6379", reason="Connection refused"),
    errors.NoWorkers(),
    errors.NotFound(why="guest", name="3f", list="list"),
    errors.BadTokenFile(file="token", least=16, example="q3Jm5yYb8Zk2VtXw"),
    house_errors.BadSet(file="cards.toml", line=7, why="word", name="Drow", nearest=["Draw"]),
    house_errors.SetNotLoaded(sets="my-set@c0ffee"),
    house_errors.SetsFull(cards=40, free=12),
    house_errors.SetFailed(sets="my-set@c0ffee", why="IndexError"),
    errors.MissingExtra(what="underhall serve", extra="server"),
    errors.UsageError(why="no-such-command", given="plya", valid=["play", "rules"]),
]

# Errors that know their reasons by name, each with words of its own.
BY_NAME: list[type[UnderhallError]] = [
    errors.NotFound,
    errors.BadBot,
    errors.BadEnvironment,
    errors.BadLesson,
    lab_errors.BadCluster,
    lab_errors.BadReport,
    lab_errors.BadTournament,
    lab_errors.BotOut,
    errors.BotReplaced,
    errors.NoMoment,
    errors.NoPuzzle,
    errors.NoNet,
    errors.BadPlayout,
    errors.BadEncoding,
    errors.DamagedProof,
    errors.DamagedSave,
    errors.UsageError,
    errors.UnusableHost,
    errors.UnusableBus,
    errors.UnusableDatabase,
    house_errors.BadSet,
    errors.UnreadableFile,
    errors.UnknownInState,
]


def whys(kind: type[UnderhallError]) -> tuple[str, ...]:
    """The reasons that an error knows by name, if it does."""
    if kind is house_errors.BadSet:
        return get_args(house_errors.SetFault)  # its class is compiled: what it takes has no types then
    annotation = inspect.signature(kind).parameters["why"].annotation
    return get_args(annotation) if annotation is not str else ()


def test_every_kind_of_error_has_a_sample() -> None:
    """The samples above are all there are, once each."""
    assert sorted(type(error).__name__ for error in SAMPLES) == sorted(
        kind.__name__ for kind in UnderhallError.__subclasses__()
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("error", SAMPLES, ids=lambda error: type(error).__name__)
def test_an_error_is_a_sentence_with_all_its_details(error: UnderhallError, lang: str) -> None:
    """Nothing that the error knows is kept from the reader."""
    sentence = error.in_language(lang)
    by_name = {"why", "port"} if type(error) in BY_NAME else set()
    for name, value in error.details.items():
        assert name in by_name or str(value) in sentence


@pytest.mark.parametrize("error", SAMPLES, ids=lambda error: type(error).__name__)
def test_an_error_is_english_unless_asked_otherwise(error: UnderhallError) -> None:
    """`str(error)` is the English sentence."""
    assert str(error) == error.in_language("en") != error.in_language("ja")


@pytest.mark.parametrize("error", SAMPLES, ids=lambda error: type(error).__name__)
def test_an_error_survives_the_way_between_processes(error: UnderhallError) -> None:
    """A worker's error arrives whole: its kind, its details, its sentence."""
    arrived = pickle.loads(pickle.dumps(error))
    assert type(arrived) is type(error)
    assert arrived.details == error.details
    assert str(arrived) == str(error)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", BY_NAME)
def test_every_reason_has_words_of_its_own(kind: type[UnderhallError], lang: str) -> None:
    """No reason falls back to the words of another one."""
    told = set()
    for why in whys(kind):
        error = kind.__new__(kind)
        UnderhallError.__init__(
            error,
            why=why,
            given="x",
            valid="y",
            host="h",
            port="1",
            where="w",
            file="f",
            reason="r",
            name="n",
            line=1,
            nearest="z",
            list="l",
        )
        told.add(error.in_language(lang))
    assert len(told) == len(whys(kind)) > 1


def test_a_pasted_file_does_not_become_the_error_message() -> None:
    """Details that nobody could read are cut."""
    error = errors.UnknownGame(name="x" * 100_000, known=["boss-monster"])
    assert len(str(error)) < 1000
    assert "boss-monster" in str(error)
