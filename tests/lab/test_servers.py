"""Measuring servers: rounds are read rightly, targets judged, and the load driver plays on a real server."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from underhall.lab import servers as lab
from underhall.lab.machine import Spread
from underhall.lab.peers import NoPeers
from underhall.lab.servers import FLAT_FILE, IN_MEMORY, OURS, Soak, gave_up, patience, read_rounds, read_workers
from underhall.lab.targets import server_targets, soak_targets, workers_targets

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]


def said(answers: float, p99: float = 20.0, **more: Any) -> dict[str, Any]:
    """One round as a driver tells it."""
    return {"moves_s": answers, "p50_ms": 5.0, "p99_ms": p99, "rss_mb": 100.0, "server_cpu": 0.5, "err": 0, **more}


ROUNDS: dict[tuple[str, int], list[dict[str, Any] | None]] = {
    (OURS, 50): [said(4000, 10), said(2000, 30), said(3000, 20)],
    (IN_MEMORY, 50): [said(2000, 21), said(2500, 21), None],
    (FLAT_FILE, 50): [said(500), said(500), said(500)],
    (OURS, 200): [said(4000, 30, errors=["closed"]), None, None],
    (IN_MEMORY, 200): [said(5000), said(1), said(1)],
    (FLAT_FILE, 200): [said(500), said(500), said(500)],
}


def test_rates_are_medians_and_ratios_are_of_the_same_round() -> None:
    """A round that failed is left out of both, and is told as an error."""
    found = read_rounds(ROUNDS)
    assert found.ratios == {
        IN_MEMORY: {50: Spread(1.4, 0.8, 2.0), 200: Spread(0.8, 0.8, 0.8)},
        FLAT_FILE: {50: Spread(6.0, 4.0, 8.0), 200: Spread(8.0, 8.0, 8.0)},
    }
    assert found.processor_ratios == found.ratios, "all have half a core here"
    ours = found.rate(OURS, 50)
    assert ours is not None
    assert (ours.answers_per_s, ours.p99_ms) == (3000, 20)
    assert ours.processor_us == pytest.approx(0.5 / 3000 * 1e6)
    assert sorted(found.errors) == ["closed", "in-memory, 50", "underhall, 200", "underhall, 200"]


def test_the_server_is_judged_by_its_peers() -> None:
    """Five times the flat files, as much as in memory, a p99 no worse, and no error."""
    met = {target.name: target.met for target in server_targets(read_rounds(ROUNDS))}
    assert met == {
        "server-flat-file-50": True,
        "server-in-memory-50": True,
        "server-processor-50": False,
        "server-p99-50": True,
        "server-flat-file-200": True,
        "server-in-memory-200": False,
        "server-processor-200": False,
        "server-p99-200": False,
        "server-errors": False,
    }


def test_a_peer_without_figures_is_left_out() -> None:
    """It is said so, and the others are compared all the same; without figures of our own there is nothing to say."""
    found = read_rounds({**ROUNDS, (FLAT_FILE, 200): [None, None, said(0)]})
    assert found.ratios[FLAT_FILE] == {50: Spread(6.0, 4.0, 8.0)}
    assert found.ratios[IN_MEMORY] == read_rounds(ROUNDS).ratios[IN_MEMORY]
    assert "flat-file, 200: no answers" in found.errors
    with pytest.raises(NoPeers, match="underhall, 200"):
        read_rounds({**ROUNDS, (OURS, 200): [None, None, said(0)]})


def test_a_server_that_does_nothing_three_times_is_not_asked_again() -> None:
    """Flat files on a slow disk would otherwise take two minutes for each of ten rounds."""
    assert not gave_up([])
    assert not gave_up([None, said(0)])
    assert gave_up([None, said(0), None])
    assert not gave_up([None, said(1), None])


def test_a_server_without_answers_gets_more_time() -> None:
    """On a busy machine a round may be over before the first answer; the next is twice as long, until one comes."""
    rounds: list[dict[str, Any] | None] = [said(0), None, said(3)]
    assert [patience(rounds[:past], 0.5) for past in range(4)] == [0.5, 1, 2, 0.5]


def test_it_is_told_why_a_driver_failed(tmp_path: Path) -> None:
    """The last line that it wrote, or that it took too long."""
    with pytest.raises(NoPeers, match="underhall, 200: no route"):
        read_rounds({**ROUNDS, (OURS, 200): [None]}, {OURS: "no route"})
    server = lab.Server("ours", 1, subprocess.Popen([sys.executable, "-c", ""]))
    server.process.wait()
    assert server.drive([sys.executable, "-c", "raise SystemExit('no route')"], 0.1) is None
    assert server.said == "no route"


def test_what_it_takes_to_store_an_answer_is_told_apart() -> None:
    """Our driver says what the writing threads took; of peers nobody knows."""
    ours: list[dict[str, Any] | None]
    ours = [said(1000, storing_cpu=0.031), said(1000, storing_cpu=0.029), said(1000, storing_cpu=0.04)]
    found = read_rounds({**ROUNDS, (OURS, 50): ours})
    rates = {rate.server: rate.storing_us for rate in found.rates if rate.clients == 50}
    assert rates == {OURS: pytest.approx(31.0), IN_MEMORY: None, FLAT_FILE: None}
    met = {target.name: target.met for target in server_targets(found)}
    assert met["server-storing-50"] is False
    assert "server-storing-200" not in met


def test_a_long_load_is_judged_by_errors_pace_and_memory() -> None:
    """Nothing may go wrong, 80 ms, 180 kB a table, and hardly more memory at the end than at the start."""
    soak = Soak(200, 300, 900, 200, 10, 81, [], 100, 109, 0.7, 181)
    assert [target.met for target in soak_targets(soak)] == [True, False, False, True]


def test_several_processes_are_judged_by_what_the_busiest_could_do() -> None:
    """The load takes its share of the cores: what counts is what the processes do once they have one each."""
    one = said(2000, busiest_cpu=0.8)
    found = read_workers([[one, said(2400, busiest_cpu=0.5)], [one, said(2200, busiest_cpu=0.5)], [one, None]])
    assert found.answers == Spread(1.15, 1.1, 1.2)
    assert (found.capacity.low, found.capacity.high) == pytest.approx((1.76, 1.92))
    assert [target.met for target in workers_targets(found)] == [True, False], "a round that failed is an error"
    with pytest.raises(NoPeers, match="workers"):
        read_workers([[None, one]])


def test_a_server_that_ends_at_once_is_not_waited_for(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "raise SystemExit(2)"]
    with pytest.raises(NoPeers, match="ended: not up"), lab.started("ended", command, tmp_path, [0]):
        pass


def test_a_server_that_does_not_come_up_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is waited for, but not for ever, and what was started is ended."""
    monkeypatch.setattr(lab, "START_SECONDS", 0.3)
    command = [sys.executable, "-c", "import time; time.sleep(60)"]
    with pytest.raises(NoPeers, match="sleeper: not up"), lab.started("sleeper", command, tmp_path, [0]):
        pass
    assert (tmp_path / "sleeper.log").exists()


@pytest.mark.parametrize(("kind", "clients"), [("race", 8), ("soak", 3)])
def test_the_load_driver_plays(tmp_path: Path, kind: str, clients: int) -> None:
    """Answers are counted and nothing goes wrong; as fast as they come, or at a person's pace."""
    command = lab.our_server(tmp_path)
    with lab.started("ours", command, tmp_path, [0]) as server:
        driver = [sys.executable, str(ROOT / "bench" / "load_driver.py"), kind, str(server.port), str(clients)]
        told = server.drive([*driver, "--warm", "0.1", "--pause", "0.05"], 3.0)
    assert told is not None
    assert told["errors"] == []
    assert told["moves_s"] > 0
    assert 0 < told["p50_ms"] <= told["p99_ms"] <= told["max_ms"]
    assert told["rss_mb"] > 0
    assert 0 < told["storing_cpu"] < told["server_cpu"] + 0.1
    assert told["table_kb"] > 0


def test_the_load_driver_says_how_it_is_called() -> None:
    """It is a program of its own, for another Python than ours."""
    ran = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "load_driver.py"), "--help"], capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 0
    assert "{race,soak}" in ran.stdout
