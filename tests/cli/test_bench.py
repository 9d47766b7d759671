"""Measuring: every figure is there, the peers are run as their harness wants, and targets are judged rightly."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.shell import Shell
from underhall import GAMES
from underhall.lab import bench
from underhall.lab.bench import GAME, Figures, OtherGame, Play
from underhall.lab.peers import Engine, Peers, read_results
from underhall.lab.servers import Rate, Servers, Soak
from underhall.lab.targets import targets
from underhall.text import LANGUAGES, texts
from underhall.version import ENGINE

FIGURES = {
    "clone_us",
    "view_us",
    "imagine_us",
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
        assert all(other[name] > 0 for name in ("decisions_per_s", "rate", "clone_us", "greedy_game_ms"))
    assert [name for name, other in told["others"].items() if other["long_ms"] is not None] == ["munchkin-quest"]
    assert told["others"]["munchkin-quest"]["long_ms"] > 0
    assert told["others"]["munchkin-quest"]["greedy_seats"] == 3


SUPER = OtherGame(decisions_per_s=59, rate=0.59, clone_us=6.0, greedy_game_ms=60.1)
QUEST = OtherGame(decisions_per_s=30, rate=0.3, clone_us=20.1, greedy_game_ms=999, greedy_seats=3, long_ms=5.01)


def measured() -> Figures:
    """Figures as a compiled engine may have them."""
    play = {seats: Play(1, 1, 1, 1, 1, decision_us=seats * 1.5) for seats in (2, 3, 4)}
    others = {"super-boss-monster": SUPER, "munchkin-quest": QUEST}
    return Figures("0", "3", "x", True, play, 4.1, 39.0, 1, 1, 1, 1, 6_001.0, 0.25, 1.9, 100_000, 1, others)


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


def result(spec: str, name: str, rates: list[float | None], fraction: float) -> dict[str, Any]:
    """One engine's figures as the harness writes them."""
    found = [rate for rate in rates if rate]
    return {
        "spec": spec,
        "name": name,
        "decisions_s": sorted(found)[len(found) // 2] if found else None,
        "real_choice_fraction": fraction,
        "games_s": 1.0,
        "clone_us": 2.0,
        "spread_pct": 3.0,
        "raw_decisions_s": rates,
    }


RESULTS = {
    "results": [
        result("calib:Calib", "calibration", [1.0, 1.0, 1.0], 1.0),
        result("catan:Catan", "catanatron 3.2.1", [10_000, 20_000, 10_000], 0.5),
        result("spiel:Spiel:gin_rummy:1", "OpenSpiel gin_rummy", [50_000, 100_000, None], 1.0),
        result("spiel:Spiel:hearts:1", "OpenSpiel hearts", [None, None, None], 1.0),
        result("../bench/adapter.py:Underhall", "underhall, compiled", [100_000, 200_000, 300_000], 1.0),
        result("../bench/adapter.py:Underhall", "underhall, interpreted", [10_000, 20_000, 10_000], 1.0),
    ]
}


def test_ratios_are_in_real_choices_and_of_the_same_round() -> None:
    """The median over the rounds of ours to theirs, times the shares of real choices; who has no figure is left out."""
    peers = read_results(RESULTS)
    assert peers.ratios == {
        "compiled": {"catanatron": 20.0, "gin_rummy": 2.0},
        "interpreted": {"catanatron": 2.0, "gin_rummy": pytest.approx(0.2)},
    }
    assert [engine.name for engine in peers.engines] == [
        "catanatron 3.2.1",
        "OpenSpiel gin_rummy",
        "underhall, compiled",
        "underhall, interpreted",
    ]
    assert peers.engines[0].choices_per_s == 5_000


def test_targets_are_judged_on_the_right_side() -> None:
    """Ratios must be high enough, costs low enough."""
    source = Engine("underhall, interpreted", 1, 1, 1, 25.1, 1)
    peers = Peers([source], {"compiled": {"catanatron": 15.1, "gin_rummy": 3.9}, "interpreted": {"catanatron": 2.0}})
    met = {target.name: target.met for target in targets(measured(), peers)}
    assert met == {
        "compiled-catanatron": True,
        "compiled-gin_rummy": False,
        "interpreted-catanatron": True,
        "interpreted-clone": False,
        "clone": False,
        "view": True,
        "slowest": True,
        "start": True,
        "saves": False,
        "growth": True,
        "super-boss-monster-rate": False,
        "super-boss-monster-clone": True,
        "super-boss-monster-greedy": False,
        "munchkin-quest-rate": True,
        "munchkin-quest-clone": False,
        "munchkin-quest-greedy": True,
        "munchkin-quest-long": False,
    }


@pytest.fixture
def checkout(shell: Shell, quick: None) -> Path:
    """A folder that looks like a checkout, with a harness that writes down how it was called."""
    for file in ("bench/adapter.py", "src/underhall/__init__.py"):
        Path(file).parent.mkdir(parents=True)
        Path(file).write_text("", encoding="utf-8")
    Path("harness").mkdir()
    peers = 'mkdir -p "$BENCH_HOME/v-games/bin"; printf "#!/bin/sh\\n" > "$BENCH_HOME/v-games/bin/python"\n'
    Path("harness/setup.sh").write_text(f'{peers}chmod +x "$BENCH_HOME/v-games/bin/python"\n', encoding="utf-8")
    engines = (
        "import json, os, subprocess, sys\n"
        f"results = json.loads({json.dumps(json.dumps(RESULTS))})\n"
        "ours = [line.split() for line in os.environ['OURS'].split(';')]\n"
        'code = \'import os; print(os.environ.get("PYTHONPATH", ""))\'\n'
        "paths = [subprocess.run([python, '-c', code], capture_output=True, text=True).stdout for python, _ in ours]\n"
        "open('called.json', 'w').write(json.dumps({'argv': sys.argv[1:], 'ours': ours, 'paths': paths}))\n"
        "open(sys.argv[sys.argv.index('--out') + 1], 'w').write(json.dumps(results))\n"
    )
    Path("harness/engines.py").write_text(engines, encoding="utf-8")
    return Path()


@pytest.mark.once
def test_the_harness_is_set_up_and_run_with_both_engines(shell: Shell, checkout: Path) -> None:
    """Peers are installed into .bench; the installed engine and the source are named as the harness wants."""
    ran = shell("bench --seconds 0.01 --harness harness --json")
    assert ran.code == 0
    assert ran.json["no_peers"] is None
    assert ran.json["peers"]["ratios"]["compiled"]["catanatron"] == 20.0
    assert ran.json["no_servers"] == "setup.sh", "this harness has no servers, which costs only them"
    called = json.loads(Path(".bench/called.json").read_text("utf-8"))
    assert called["ours"] == [
        ["installed/bin/python", "../bench/adapter.py:Underhall"],
        ["source/bin/python", "../bench/adapter.py:Underhall"],
    ]
    assert [path.strip() for path in called["paths"]] == ["", str(Path("src").resolve())]
    assert called["argv"][called["argv"].index("--only") + 1] == "catan,gin_rummy,hearts"
    assert sys.executable in Path(".bench/source/bin/python").read_text("utf-8")


@pytest.mark.once
@pytest.mark.parametrize("broken", ["setup.sh", "engines.py"])
def test_a_harness_that_fails_costs_only_the_peers(shell: Shell, checkout: Path, broken: str) -> None:
    """Our own figures are told, and why there are no others."""
    text = "echo no network >&2; exit 3\n" if broken == "setup.sh" else "raise SystemExit('out of luck')\n"
    Path("harness", broken).write_text(text, encoding="utf-8")
    ran = shell("bench --seconds 0.01 --harness harness")
    assert ran.code == 0
    assert "Peers: they could not be measured." in ran.out
    assert ("no network" if broken == "setup.sh" else "out of luck") in ran.out


@pytest.mark.once
def test_servers_are_told_beside_their_peers(shell: Shell, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of servers, a line for the long load, targets and what went wrong, in words."""
    rates = [Rate(name, 50, 4321.0, 3.2, 9.87, 120, 240) for name in ("underhall", "in-memory", "flat-file")]
    found = Servers(rates, {"in-memory": {50: 1.25}, "flat-file": {50: 8.5}}, ["lost a socket"])
    asked: list[float] = []

    def soak(root: Path, harness: Path, seconds: float) -> Soak:
        asked.append(seconds)
        return Soak(200, seconds, 77, 199.5, 12.5, 148.8, [], 150, 151, 0.5)

    command = sys.modules["underhall.cli.bench"]
    monkeypatch.setattr(command, "measure_servers", lambda root, harness, seconds: found)
    monkeypatch.setattr(command, "measure_soak", soak)
    monkeypatch.setenv("COLUMNS", "200")
    out = shell("bench --seconds 0.01 --harness harness --soak 5").out
    assert asked == [5.0]
    for words in ("4,321", "9.87", "boardgame.io, flat files", "lost a socket", "p99 148.8 ms", "150 MB at the start"):
        assert words in out
    assert "Server, 50 clients: answers, times boardgame.io in memory" in out
