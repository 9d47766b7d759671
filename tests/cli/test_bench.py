"""Measuring: every figure is there, the peers are run as their harness wants, and targets are judged rightly."""

import importlib.util
import sys
from pathlib import Path

import pytest

import underhall
from tests.cli.shell import Shell
from underhall import GAMES
from underhall.lab import bench, history
from underhall.lab.bench import GAME, Environments, Figures, OtherGame, Play
from underhall.lab.machine import Load, Spread
from underhall.lab.peers import OURS, Engine, Peers, Rep, Rounds, read_rounds
from underhall.lab.servers import Rate, Servers, Soak, Workers
from underhall.lab.targets import targets
from underhall.text import LANGUAGES, texts
from underhall.version import ENGINE

FIGURES = {
    "clone_us",
    "view_us",
    "imagine_us",
    "encode_us",
    "save_us",
    "load_us",
    "resume_us",
    "save_bytes",
    "start_s",
    "slowest_ms",
    "slowest_of",
    "greedy_game_ms",
}
RATES = {
    "choices_per_s",
    "decisions_per_s",
    "games_per_s",
    "decisions_per_game",
    "choices_per_game",
    "decision_us",
}


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is measured once and in games that are soon long enough: here it matters that, not how exactly."""
    for name, value in {"ROUNDS": 1, "SLOWEST_OF": 100, "LONG_ROUNDS": 3, "STATES": 1, "SAVES": 1}.items():
        monkeypatch.setattr(bench, name, value)


@pytest.mark.long
@pytest.mark.once
@pytest.mark.usefixtures("short")
def test_every_figure_is_measured(shell: Shell) -> None:
    """Positive numbers for two, three and four seats, and one object on standard output."""
    ran = shell("bench --seconds 0.01 --no-peers --json")
    assert ran.code == 0
    told = ran.json
    assert told["compiled"] is (ENGINE == "compiled")
    assert set(told["play"]) == {"2", "3", "4"}
    for play in told["play"].values():
        assert set(play) == RATES
        assert all(value > 0 for value in play.values())
        assert play["choices_per_game"] <= play["decisions_per_game"]
    assert {name for name in FIGURES if told[name] > 0} == FIGURES
    assert told["peers"] is None
    assert told["no_peers"] == "not-wanted"
    assert {target["name"] for target in told["targets"]} >= {"clone", "start", "saves", "growth"}
    assert all(isinstance(target["met"], bool) for target in told["targets"])
    assert set(told["others"]) == set(GAMES) - {GAME}, "every game is measured"
    for other in told["others"].values():
        assert all(other[name] > 0 for name in ("decisions_per_s", "clone_us", "greedy_game_ms"))
        assert 0 < other["rate"]["low"] <= other["rate"]["median"] <= other["rate"]["high"]
    assert told["greedy_times"]["median"] > 1
    assert told["load"] is None or set(told["load"]["by_others"]) >= {"play", "others"}
    assert [name for name, other in told["others"].items() if other["long_ms"] is not None] == ["munchkin-quest"]
    assert told["others"]["munchkin-quest"]["long_ms"] > 0
    assert told["others"]["munchkin-quest"]["greedy_seats"] == 3


def even(ratio: float) -> Spread:
    """All rounds were alike."""
    return Spread(ratio, ratio, ratio)


SUPER = OtherGame(decisions_per_s=59, rate=even(0.79), clone_us=0.6, encode_us=12.1, greedy_game_ms=60.1)
QUEST = OtherGame(
    decisions_per_s=30,
    rate=even(1.1),
    clone_us=0.51,
    encode_us=12,
    greedy_game_ms=999,
    greedy_seats=3,
    long_ms=5.01,
)


def measured() -> Figures:
    """Figures as a compiled engine may have them."""
    play = {seats: Play(1, 1, 1, 1, 1, decision_us=seats * 1.5) for seats in (2, 3, 4)}
    others = {"super-boss-monster": SUPER, "munchkin-quest": QUEST}
    return Figures(
        version="0",
        python="3",
        machine="x",
        cores=2,
        engine="release",
        compiled=True,
        play=play,
        clone_us=0.36,
        view_us=2.9,
        imagine_us=6.1,
        encode_us=11.9,
        save_us=1,
        load_us=1,
        resume_us=1,
        save_bytes=6_001.0,
        start_s=0.25,
        slowest_ms=1.9,
        slowest_of=100_000,
        greedy_game_ms=1,
        greedy_times=Spread(1.0, 0.9, 1.1),
        others=others,
        environments=Environments({}, {"hanabi": even(10.1), "uno": even(4.9)}, 99_999.0),
    )


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """For what is told about figures, and what is done after: they need not be measured anew."""
    monkeypatch.setattr(sys.modules["underhall.cli.bench"], "measure", lambda seconds, step: measured())


@pytest.mark.once
@pytest.mark.usefixtures("quick")
def test_people_get_tables(shell: Shell) -> None:
    """Figures, targets and why there are no peers, in words."""
    out = shell("bench --no-peers --lang pl").out
    for words in ("Losowa gra przez API Pythona", "Kopia gry w połowie", "Inne silniki: pominięte.", "Cele"):
        assert words in out
    for words in ("Gra czterech zachłannych botów", "Gra trzech zachłannych botów", "w 200 rundach"):
        assert words in out


@pytest.mark.once
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_target_has_words_of_its_own(language: str) -> None:
    """None is called what another is called."""
    names = [target.name for target in targets(measured(), None)]
    said = [texts(language).say("bench-target", target=name, saves="1") for name in names]
    assert len(set(said)) == len(names)


@pytest.mark.once
@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("--seconds 0", "“0.0” is not a value of the option “--seconds”. Valid values: 0 < S ≤ 60."),
        ("--seconds 1e9", "is not a value of the option “--seconds”."),
        ("--soak -1", "“-1.0” is not a value of the option “--soak”. Valid values: 0 ≤ S ≤ 3600."),
        ("--peers", "“--harness DIR” is missing."),
        ("--harness nowhere", "“nowhere” is missing."),
    ],
)
def test_what_cannot_be_measured_is_told(shell: Shell, options: str, told: str) -> None:
    """Exit code 2 before anything is measured."""
    ran = shell(f"bench {options}")
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err


# -- peers --------------------------------------------------------------------------------------------------------


def rounds(name: str, choices: float, *processor_s: float | None) -> Rounds:
    """An engine that takes a second for 100,000 decisions, so much of which the processor was its own."""
    return Rounds(name, choices, [None if each is None else Rep(100_000, 10, 1.0, each, 2.0) for each in processor_s])


ROUNDS = {
    "catanatron": rounds("catanatron 3.2.1", 0.5, 1.0, 0.8, 0.9),
    "hearts": rounds("OpenSpiel hearts", 0.8, 0.1, None, 0.1),
    "compiled": rounds("underhall, compiled", 1.0, 0.1, 0.1, 0.3),
    "interpreted": rounds("underhall, interpreted", 1.0, 1.0, 0.4, 0.9),
}


def test_ratios_are_in_processor_time_a_choice_and_of_the_same_round() -> None:
    """The median over the rounds, with the lowest and the highest; a round that failed is left out."""
    peers = read_rounds(ROUNDS)
    assert list(peers.ratios) == ["compiled", "interpreted"]
    compiled = peers.ratios["compiled"]
    catanatron = compiled["catanatron"]
    assert (catanatron.median, catanatron.low, catanatron.high) == pytest.approx((16.0, 6.0, 20.0))
    assert compiled["hearts"].high == pytest.approx(1.25)
    assert compiled["hearts_decisions"].high == pytest.approx(1.0), "all of its decisions, not only real choices"
    assert peers.ratios["interpreted"]["catanatron"].median == pytest.approx(2.0)
    first = peers.engines[0]
    assert (first.name, first.choices_per_s) == ("catanatron 3.2.1", 50_000)
    assert first.choice_us == pytest.approx(18.0)


def test_targets_are_judged_on_the_right_side() -> None:
    """Ratios must be high enough, costs low enough."""
    source = Engine("underhall, interpreted", 1, 1, 1, 1, 25.1, 1)
    ratios = {
        "compiled": {"catanatron": even(36.1), "gin_rummy": even(3.9)},
        "playout": {"catanatron": even(54.0), "hearts_decisions": even(1.1)},
        "interpreted": {"catanatron": even(2.0)},
    }
    found = list(targets(measured(), Peers([source], ratios)))
    assert {target.name: target.met for target in found} == {
        "compiled-catanatron": True,
        "compiled-gin_rummy": False,
        "playout-catanatron": False,
        "playout-hearts_decisions": True,
        "interpreted-catanatron": True,
        "interpreted-clone": False,
        "clone": False,
        "view": True,
        "imagine": False,
        "encode": True,
        "greedy": True,
        "slowest": True,
        "start": True,
        "saves": False,
        "growth": True,
        "super-boss-monster-rate": False,
        "super-boss-monster-clone": True,
        "super-boss-monster-encode": False,
        "super-boss-monster-greedy": False,
        "munchkin-quest-rate": True,
        "munchkin-quest-clone": False,
        "munchkin-quest-encode": True,
        "munchkin-quest-greedy": True,
        "munchkin-quest-long": False,
        "steps-hanabi": True,
        "steps-uno": False,
        "steps-vector": False,
    }
    greedy = next(target for target in found if target.name == "greedy")
    assert (greedy.low, greedy.value, greedy.high) == (0.9, 1.0, 1.1)


@pytest.mark.parametrize("kind", sorted({kind for _, kind in OURS.values()}))
def test_the_adapter_plays_as_the_harness_asks(kind: str) -> None:
    """Whole games, their decisions and choices, a game halfway and a copy of it: whoever fails here has no row."""
    file = Path(__file__).parents[2] / "bench" / "adapter.py"
    spec = importlib.util.spec_from_file_location("adapter", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    adapter = getattr(module, kind)()
    adapter.setup()
    assert adapter.playout(1) > 40
    decisions, choices = adapter.census(1)
    assert decisions >= choices > 20
    halfway = adapter.midgame(1)
    assert not halfway.over
    assert adapter.clone(halfway).fingerprint() == halfway.fingerprint()


# Plays at a speed that depends on whose worker it is; the playouts do not come up, as in an engine that has none.
WORKER = """
import json, os, sys, time
spec = sys.argv[1]
open("called.txt", "a").write(f"{spec.rpartition('/')[2]} {os.environ.get('PYTHONPATH', '')}\\n")
if spec.endswith("Playouts"):
    sys.exit("this engine has no playouts")
decisions = 100 if spec.startswith("catan") else 2000
print(json.dumps({"ready": spec}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    if asked["op"] == "census":
        told = {"decisions": 10, "choices": 5, "games": 1}
    elif asked["op"] == "clone":
        told = {"clones": 10, "seconds": 0.1}
    else:
        told = {"decisions": decisions, "games": 2, "seconds": 1.0}
    print(json.dumps(told), flush=True)
"""


@pytest.fixture
def checkout(shell: Shell, quick: None) -> Path:
    """A folder that looks like a checkout, with a harness that writes down how it was called."""
    for file in ("bench/adapter.py", "src/underhall/__init__.py"):
        Path(file).parent.mkdir(parents=True)
        Path(file).write_text("", encoding="utf-8")
    Path("harness").mkdir()
    python = f'#!/bin/sh\n[ "$1" = -c ] || exec {sys.executable} "$@"\n'
    peers = f'mkdir -p "$BENCH_HOME/v-games/bin"\ncat > "$BENCH_HOME/v-games/bin/python" <<"END"\n{python}END\n'
    Path("harness/setup.sh").write_text(f'{peers}chmod +x "$BENCH_HOME/v-games/bin/python"\n', encoding="utf-8")
    Path("harness/worker.py").write_text(WORKER, encoding="utf-8")
    return Path()


@pytest.mark.once
def test_the_harness_is_set_up_and_run_with_both_engines(shell: Shell, checkout: Path) -> None:
    """Peers are installed into .bench; the engine that runs here and the source are named as the harness wants."""
    ran = shell("bench --seconds 0.01 --harness harness --json")
    assert ran.code == 0
    assert ran.json["no_peers"] is None
    assert ran.json["peers"]["ratios"]["compiled"]["catanatron"] == {"median": 20.0, "low": 20.0, "high": 20.0}
    assert set(ran.json["peers"]["ratios"]) == {"compiled", "interpreted"}, "who does not come up is left out"
    assert ran.json["no_servers"] == "setup.sh", "this harness has no servers, which costs only them"
    running = str(Path(underhall.__file__).resolve().parents[1])
    called = [line.rstrip("\n").split(" ") for line in Path(".bench/called.txt").read_text("utf-8").splitlines()]
    assert sorted(called) == sorted(
        [
            ["catan:Catan", ""],
            ["spiel:Spiel:gin_rummy:1", ""],
            ["spiel:Spiel:hearts:1", ""],
            ["adapter.py:Underhall", running],
            ["adapter.py:Underhall", str(Path("src").resolve())],
            ["adapter.py:Playouts", running],
        ]
    )
    assert sys.executable in Path(".bench/source/bin/python").read_text("utf-8")


@pytest.mark.once
@pytest.mark.parametrize("broken", ["setup.sh", "worker.py"])
def test_a_harness_that_fails_costs_only_the_peers(shell: Shell, checkout: Path, broken: str) -> None:
    """Our own figures are told, and why there are no others."""
    text = "echo no network >&2; exit 3\n" if broken == "setup.sh" else "raise SystemExit('out of luck')\n"
    Path("harness", broken).write_text(text, encoding="utf-8")
    ran = shell("bench --seconds 0.01 --harness harness")
    assert ran.code == 0
    assert "Comparable projects: could not be measured." in ran.out
    assert ("no network" if broken == "setup.sh" else "out of luck") in ran.out


@pytest.mark.once
def test_servers_are_told_beside_their_peers(shell: Shell, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of servers, a line for the long load, targets and what went wrong, in words."""
    rates = [Rate(name, 50, 4321.0, 3.2, 9.87, 120, 240) for name in ("underhall", "in-memory", "flat-file")]
    found = Servers(rates, {"in-memory": {50: even(1.25)}, "flat-file": {50: even(8.5)}}, {}, ["lost a socket"])
    workers = Workers(2, 200, even(1.2), Spread(1.7, 1.61, 1.8), [])
    asked: list[float] = []

    def soak(root: Path, harness: Path, seconds: float) -> Soak:
        asked.append(seconds)
        return Soak(200, seconds, 77, 199.5, 12.5, 148.8, [], 150, 151, 0.5, 160)

    command = sys.modules["underhall.cli.bench"]
    monkeypatch.setattr(command, "measure_servers", lambda root, harness, seconds: found)
    monkeypatch.setattr(command, "measure_workers", lambda root, harness, seconds: workers)
    monkeypatch.setattr(command, "measure_soak", soak)
    monkeypatch.setenv("COLUMNS", "200")
    out = shell("bench --seconds 0.01 --harness harness --soak 5").out
    assert asked == [5.0]
    for words in (
        "4,321",
        "9.87",
        "boardgame.io, flat files",
        "lost a socket",
        "p99 148.8\u00a0ms",
        "150\u00a0MB at the start",
    ):
        assert words in out
    assert "Server, 50 clients: answers, times boardgame.io in memory" in out
    assert "1.7 (1.61–1.8)" in out, "two processes against one"
    told = shell("bench --seconds 0.01 --harness harness --soak 5 --markdown").out
    assert "| Server: two processes, times one | 1.7 (1.61–1.8) | ≥ 1.6 | yes |" in told
    assert "| boardgame.io, flat files | 50 | 4,321 | 240 | 9.9 |" in told, "the peers' processor time, too"
    assert "| catan:Catan | 50 |" in told


@pytest.mark.once
def test_figures_are_remembered_by_commit(shell: Shell, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line of JSON for each run: which commit, which Python, how busy the machine was; and nobody's name."""
    monkeypatch.setattr(
        history, "_git", lambda root, *words: "abc1234567 2026-01-02" if words[0] == "log" else " M src"
    )
    for _ in range(2):
        assert shell("bench --seconds 0.01 --no-peers --record --json").code == 0
    first, second = history.read(Path())
    assert (first.commit, first.committed, first.engine, first.cores) == ("abc1234567+", "2026-01-02", "release", 2)
    assert first.figures["greedy"] == (1.0, 0.9, 1.1)
    assert first.figures["clone"] == (0.36, 0.36, 0.36)
    assert second.figures == first.figures


@pytest.mark.once
@pytest.mark.usefixtures("quick")
def test_targets_can_be_had_as_markdown(shell: Shell) -> None:
    """Tables for a document, and nothing else; what is to be remembered needs a checkout."""
    lines = shell("bench --no-peers --markdown").out.splitlines()
    assert lines[0] == "underhall 0, compiled (PGO, LTO) engine, Python 3, x"
    assert lines[2:4] == ["| Target | Measured | Limit | Met |", "|---|--:|--:|--:|"]
    assert "| Game of four greedy bots, times a random game | 1 (0.9–1.1) | ≤ 90 | yes |" in lines
    assert not [line for line in lines if line.startswith("| Cost of a decision")], "only what the document tells"
    ran = shell("bench --no-peers --record")
    assert (ran.code, ran.out) == (2, "")


@pytest.mark.once
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_busy_machine_is_told(language: str) -> None:
    """Other processes had a tenth of it; or almost nothing."""
    assert Load(2, {"play": 0.2, "copies": 0.0}).is_busy
    assert not Load(2, {"play": 0.09}).is_busy
    said = {busy: texts(language).say("bench-load", busy=busy, cores="0.2", all=2) for busy in ("yes", "no")}
    assert said["yes"] != said["no"]
    assert "0.2" in said["yes"]
