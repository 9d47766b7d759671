"""Probes, figures, logs and an end that loses nobody, of `underhall serve` as hosts run it."""

import json
import re
import signal
import sqlite3
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.shell import Shell
from tests.server.live_server import Person, Socket
from tests.server.operations.served import Served

pytestmark = pytest.mark.once

TOKEN = "q3Jm5yYb8Zk2VtXw"
TABLE = {"game": "boss-monster", "seats": [{"kind": "me"}, {"kind": "open"}], "watchers": True, "free_chat": True}


def figures(text: str) -> dict[str, float]:
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line[0] != "#"}


def seated(ann: Person, bob: Person) -> tuple[str, Socket, Socket]:
    """A table at which both sit, and their sockets."""
    opened = ann.post("/api/tables", TABLE, 201)
    id = opened["table"]["id"]
    bob.post(f"/api/tables/{id}/join", {"invite": opened["invite"]})
    sockets = ann.socket(id, 0), bob.socket(id, 1)
    for each in sockets:
        each.sync()
    return id, *sockets


def set_up(*sockets: Socket, answers: int = 6) -> int:
    """Let both answer what they are asked before the first turn; how many answers were given. Later an answer is
    acknowledged only when its reaction window closes, for which the others may have to answer, too."""
    given = 0
    while given < answers:
        for socket in sockets:
            if given < answers and socket.shown.get("question"):
                socket.answer(0)
                given += 1
            with suppress(TimeoutError):
                socket.read(0.02)
    return given


@pytest.mark.parametrize("workers", ["1", "2"])
def test_figures_count_what_happens_at_all_workers(tmp_path: Path, workers: str) -> None:
    """Tables and sockets, answers by who gave them, commits, refusals by reason; whichever worker is asked."""
    with Served(tmp_path, "--workers", workers) as served:
        assert served.get("/health").json() == {"status": "ok"}
        assert served.get("/ready").json() == {"status": "ok"}
        tables = [seated(served.person("Ann"), served.person("Bob")) for _ in range(3)]
        given = sum(set_up(ann, bob, answers=4) for _, ann, bob in tables)
        served.person().get("/api/tables/nothing", 404)
        for _ in range(100):  # workers look at their tables every second
            found = figures(served.get("/metrics").text)
            if found["underhall_sockets"] == 6:
                break
            time.sleep(0.1)
        assert (found["underhall_tables"], found["underhall_games"], found["underhall_sockets"]) == (3, 3, 6)
        assert found['underhall_answers_total{by="person"}'] == given == 12
        assert found['underhall_refusals_total{kind="refused-no-table"}'] == 1
        assert found["underhall_commit_seconds_count"] >= given
        assert found["underhall_errors_total"] == 0
        assert found["underhall_stuck"] == 0
        assert f'underhall_loop_lag_seconds{{worker="{int(workers) - 1}"}}' in found


def test_figures_are_not_for_the_public(tmp_path: Path) -> None:
    """Who comes through a proxy sees nothing; with a token set, only its owner does, from anywhere."""
    token = tmp_path / "token"
    token.write_text(f"{TOKEN}\n")
    with Served(tmp_path) as served:
        assert served.get("/metrics", **{"x-forwarded-for": "203.0.113.7"}).status_code == 404
        assert served.get("/metrics").status_code == 200
    with Served(tmp_path, "--metrics-token-file", str(token)) as served:
        assert served.get("/metrics").status_code == 404
        assert served.get("/metrics", authorization="Bearer wrong").status_code == 404
        there = {"authorization": f"Bearer {TOKEN}", "x-forwarded-for": "203.0.113.7"}
        assert served.get("/metrics", **there).status_code == 200


@pytest.mark.parametrize("form", ["json", "text"])
def test_logs_tell_what_happens_and_no_secret(tmp_path: Path, form: str) -> None:
    """A game begins: each line is one event, and none has a cookie, an invitation, a seed, a name or a card."""
    with Served(tmp_path, "--log", form) as served:
        ann, bob = served.person("Annabel Lee"), served.person("Bobby Shafto")
        id, one, two = seated(ann, bob)
        invite = ann.get(f"/api/tables/{id}")["invite"]
        one.send(type="say", text="a whispered sentence")
        one.until("said")
        set_up(one, two)
        one.send(type="answer", id="x", question="none", option=0)
        one.until("refused")
        hands = {
            card for socket in (one, two) for card in socket.shown["view"].get("hand", []) if isinstance(card, str)
        }
        ann.get("/api/tables/nothing-here", 404)
        ann.post(f"/api/tables/{id}/join", {"invite": "wrong"})
        tokens = [ann.token, bob.token]
    lines = served.log.splitlines()
    if form == "json":
        events = [json.loads(line) for line in lines]
        assert all({"time", "event"} <= each.keys() for each in events)
        names = [each["event"] for each in events]
        refused = next(each for each in events if each["event"] == "refused")
        assert (refused["table"], refused["seat"]) == (id, 0)
    else:
        names = [line.split()[1] for line in lines]
    assert names.count("connected") == names.count("disconnected") == 2
    assert {"table-opened", "game-started", "refused", "stopped"} <= set(names)
    secrets = [*tokens, *(token.partition(".")[0] for token in tokens), invite, "Annabel", "Shafto", "whispered"]
    secrets += ["keyed:", "underhall=", *(card for card in hands if isinstance(card, str))]
    assert [secret for secret in secrets if secret in served.log] == []


def test_told_to_stop_a_server_lets_others_notice_first(tmp_path: Path) -> None:
    """For some seconds it is not ready and opens no table, while games go on; then pages are told to come again."""
    with Served(tmp_path, "--drain", "3", "--log", "text") as served:
        ann = served.person("Ann")
        id, one, two = seated(ann, served.person("Bob"))
        served.tell(signal.SIGTERM)
        while (answer := served.get("/ready")).status_code == 200:
            time.sleep(0.01)
        assert (answer.status_code, answer.json()) == (503, {"status": "unready", "why": ["draining"]})
        assert served.get("/health").status_code == 200
        assert ann.post("/api/tables", TABLE, 503)["error"] == "refused-draining"
        given = set_up(one, two, answers=2)
        with pytest.raises(ConnectionClosed) as closed:
            one.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # the server restarts
        assert served.process.wait(60) == -signal.SIGTERM
    with Served(tmp_path) as served:
        ann.live = served  # type: ignore[assignment]
        again = ann.socket(id, 0)
        again.sync()
        assert given == 2  # both were acknowledged, and are there: the game goes on behind them
        assert re.search("draining seconds=3", served.log)


def test_a_database_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """The server lives, and is not ready, until the database can be written again."""
    with Served(tmp_path) as served:
        assert served.get("/ready").status_code == 200
        holding = sqlite3.connect(tmp_path / "hall.db", isolation_level=None)
        holding.execute("BEGIN IMMEDIATE")
        try:
            for _ in range(600):
                if (answer := served.get("/ready")).status_code == 503:
                    break
            assert answer.json() == {"status": "unready", "why": ["database"]}
            assert served.get("/health").status_code == 200
        finally:
            holding.execute("ROLLBACK")
            holding.close()
        while served.get("/ready").status_code != 200:
            time.sleep(0.05)


def test_everything_lies_under_the_base_path(tmp_path: Path) -> None:
    """Page, requests, sockets, cookies, invitations; nothing outside of it but the probes."""
    with Served(tmp_path, "--base-path", "/club/games") as served:
        http = httpx.Client(base_url=served.url, timeout=60)
        assert http.get("/club/games").headers["location"] == "/club/games/"
        assert (
            http.get("/").status_code == http.get("/api/me").status_code == http.get("/club/gamesx").status_code == 404
        )
        assert all(http.get(path).headers["x-content-type-options"] == "nosniff" for path in ("/", "/club/games"))
        assert http.get("/health").status_code == 200
        me = http.put("/club/games/api/me", json={"name": "Ann"})
        assert "Path=/club/games/;" in me.headers["set-cookie"]
        opened = http.post("/club/games/api/tables", json=TABLE).json()
        invite = http.get(f"/club/games/api/tables/{opened['table']['id']}/invite").json()
        assert invite["path"].startswith("/club/games/t/")
        page = http.get("/club/games/t/some")
        if page.status_code == 200:  # where it is built
            assert 'data-base="/club/games"' in page.text
            address = re.search(r'src="(/club/games/assets/[^"]+)"', page.text)
            assert address is not None
            assert http.get(address[1]).status_code == 200
            assert '="./' not in page.text


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ((), "203.0.113.7"),
        (("--proxy", "10.0.0.0/8"), "127.0.0.1"),
        (("--proxy", "127.0.0.1/8"), "203.0.113.7"),  # a network, named by one of its addresses
        (("--host", "::"), "203.0.113.7"),  # where an IPv4 address looks like one of IPv6
        (("--host", "::", "--proxy", "127.0.0.1"), "203.0.113.7"),
        (("--host", "::", "--proxy", "10.0.0.0/8"), "127.0.0.1"),
    ],
)
def test_only_named_proxies_are_believed(tmp_path: Path, options: tuple[str, ...], counts: str) -> None:
    """Behind a proxy that is not named, all come from the proxy's own address, whatever headers say."""
    with Served(tmp_path, "--log", "json", *options) as served:
        served.get("/api/tables/nothing", **{"x-forwarded-for": "203.0.113.7"})
    refused = [json.loads(line) for line in served.log.splitlines() if '"refused"' in line]
    assert [each["address"] for each in refused] == [counts]


@pytest.mark.parametrize(
    "options",
    [
        ("--base-path", "games"),
        ("--base-path", "/a//b"),
        ("--proxy", "proxy.example.org"),
        ("--log", "xml"),
        ("--words", "nothing.txt"),
        ("--metrics-token-file", "short"),
        ("--admin-token-file", "missing"),
        ("--drain", "-1"),
        ("--keep-finished", "-1"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(shell: Shell, options: tuple[str, str]) -> None:
    """And nothing is begun."""
    Path("short").write_text("secret")
    done = shell(f"serve --db sqlite:///never.db {options[0]} {options[1]}")
    assert done.code == 2
    assert options[0] in done.err or options[1] in done.err
    assert not Path("never.db").exists()
