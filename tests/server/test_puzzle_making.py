"""Puzzles made from moments of finished games, in a process that may hang, die or babble: the server goes on."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.puzzles.test_made import first_puzzle, played
from tests.server.coach_processes import GATE
from tests.server.desk import Desk
from tests.server.live_server import LiveServer
from tests.server.test_coaching import HERE, ended
from tests.server.test_http_api import finished, opened
from underhall.puzzles import PuzzleRun
from underhall.puzzles.reader import read_puzzle
from underhall.server.bodies import MadeFile
from underhall.server.coach_messages import (
    PUZZLE_LIMIT,
    PuzzleMade,
    PuzzleRequest,
    read_coach_reply,
    read_puzzle_request,
)
from underhall.server.coaching import MOST_WAITING, Work
from underhall.server.guests import guest_of
from underhall.server.puzzle_making import PuzzleMaker
from underhall.server.puzzle_process import make
from underhall.server.refusals import Refusal
from underhall.server.table import Table
from underhall.server.thinking_messages import ENCODER

pytestmark = pytest.mark.once

WAYS = {"error-no-puzzle", "error-no-moment"}


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the process does instead of proving."""
    gate = tmp_path / "gate"
    gate.write_text("wait")
    monkeypatch.setenv(GATE, str(gate))
    monkeypatch.setattr(PuzzleMaker, "module", "tests.server.coach_processes")
    return gate


@pytest.fixture
def broken(gate: Path, tmp_path: Path) -> Iterator[Desk]:
    """A desk whose process does what the gate says."""
    desk = Desk(tmp_path)
    yield desk
    gate.write_text("go on")
    desk.close()


def asked(desk: Desk, table: Table, guest: str = "ann", at: int = 3) -> Coroutine[Any, Any, MadeFile]:
    return desk.registry.puzzle_maker.puzzle(table, guest_of(guest), HERE, at, -1)


def test_every_moment_has_a_puzzle_or_a_reason(tmp_path: Path) -> None:
    """Over HTTP, from the first answer to the last; a file can be solved as it comes."""
    live = LiveServer(f"sqlite:///{tmp_path}/hall.db")
    try:
        person = live.person()
        table = finished(person)
        last = person.get(f"/api/replays/{table}")["answers"]
        for at in (0, last // 2):
            found = person.http.get(f"/api/replays/{table}/puzzle?at={at}&seat=0")
            body = found.json()
            assert found.status_code == 200 or (found.status_code == 409 and body["error"] in WAYS)
            if found.status_code == 200:
                assert PuzzleRun(read_puzzle(f"boss-monster/{body['name']}", "boss-monster", body["text"])).right
        over = person.get(f"/api/replays/{table}/puzzle?at={last}", 409)
        assert (over["error"], over["args"]["why"]) == ("error-no-moment", "over")
        assert person.get(f"/api/replays/{table}/puzzle?at={last + 1}", 400)["error"] == "refused-no-such-moment"
        assert person.http.get(f"/api/replays/{table}/puzzle?at=-1").status_code == 400
        assert person.http.get(f"/api/replays/{table}/puzzle").status_code == 400
        running = opened(person, seed="running")
        assert person.get(f"/api/replays/{running}/puzzle?at=0", 409)["error"] == "refused-not-over"
    finally:
        live.close()


def test_the_process_sends_the_file() -> None:
    """What it replies is what the server reads."""
    game = played("boss-monster", 2, "a")
    at, name, text = first_puzzle(game, "build")
    config = game.config
    replies: list[bytes] = []
    for seat in (0, 1):
        request = PuzzleRequest(
            config.game, config.rules, config.cards, 2, config.seed, config.options, game.answers, at, seat
        )
        make(read_puzzle_request(ENCODER.encode(request)), replies.append)
    assert PuzzleMade(name, text) in [read_coach_reply(reply) for reply in replies]


def test_the_server_goes_on_while_something_is_proved(broken: Desk) -> None:
    """The event loop turns, others play; whoever asks again has the last one, and the first is told so."""
    table = ended(broken)

    async def twice() -> list[object]:
        first = asyncio.get_running_loop().create_task(asked(broken, table))
        await asyncio.sleep(0)
        assert len(broken.registry.puzzle_maker.lane.of(guest_of("ann"))) == 1
        second = asyncio.get_running_loop().create_task(asked(broken, table, at=4))
        await asyncio.sleep(0)
        broken.time.turn(PUZZLE_LIMIT + 1)
        return [*await asyncio.gather(first, second, return_exceptions=True)]

    first, second = broken.run(twice())
    assert isinstance(first, Refusal)
    assert (first.problem.error, first.status) == ("refused-busy", 429)
    assert isinstance(second, Refusal)  # a process that hangs is given up
    assert (second.problem.error, second.status) == ("refused-puzzle-failed", 503)
    assert broken.registry.puzzle_maker.lane.process is None


@pytest.mark.parametrize("how", ["die", "babble"])
def test_a_process_that_fails_is_replaced(broken: Desk, gate: Path, how: str) -> None:
    """It is said plainly, each time."""
    table = ended(broken)
    gate.write_text(how)
    for _ in range(2):
        with pytest.raises(Refusal, match="refused-puzzle-failed"):
            broken.run(asked(broken, table))


def test_there_is_an_end_to_what_waits(broken: Desk) -> None:
    """Nobody can ask for more than the queue holds."""
    table = ended(broken)
    lane = broken.registry.puzzle_maker.lane

    async def many() -> None:
        for number in range(MOST_WAITING):
            lane.begin(Work("table", f"guest {number}", b"", lambda reply: None))
        with pytest.raises(Refusal, match="refused-busy"):
            await asked(broken, table)
        lane.close()

    broken.run(many())


def test_a_game_of_older_rules_has_none(broken: Desk) -> None:
    table = ended(broken)
    table.record.rules -= 1
    with pytest.raises(Refusal, match="error-no-moment"):
        broken.run(asked(broken, table))


def test_a_server_that_stops_leaves_no_process_behind(broken: Desk) -> None:
    table = ended(broken)

    async def stop() -> None:
        task = asyncio.get_running_loop().create_task(asked(broken, table))
        await asyncio.sleep(0)
        process = broken.registry.puzzle_maker.lane.process
        assert process is not None
        await broken.registry.close()
        assert not process.is_alive
        with pytest.raises(Refusal, match="refused-busy"):
            await task

    broken.run(stop())
