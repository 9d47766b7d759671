"""Games on a Ray cluster: as in one process, also when somebody is killed, and errors that say what would help."""

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Any

import pytest
import ray

from underhall import Decision, Luck
from underhall.cli import main
from underhall.errors import BadOptionCombination
from underhall.lab.errors import BadCluster
from underhall.lab.ray_cluster import play_on_node
from underhall.lab.sharing import check_amounts, play_all
from underhall.lab.simulate import simulate

pytestmark = [pytest.mark.once, pytest.mark.long]

PATIENCE = 200.0  # seconds; a busy machine takes its time
# Ray gives a node up when its helpers have not started in time: they are five programs that import much.
SETTINGS = {"RAY_raylet_start_wait_time_s": f"{PATIENCE:.0f}"}
SMALL = ["--num-cpus=1", "--object-store-memory=80000000", "--include-log-monitor=false", "--disable-usage-stats"]
FOLDER = "UNDERHALL_TEST_FOLDER"  # where processes on the nodes tell of themselves
FATAL = 20  # the game of a process in which it is killed


class Mortal:
    """Takes the last option. On the cluster, the first process that gets so far is killed in the middle of a game."""

    made = 0

    def __init__(self, name: str, seat: int, luck: Luck) -> None:
        Mortal.made += 1

    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], object]) -> int:
        if FOLDER in os.environ and Mortal.made > FATAL:
            try:
                Path(os.environ[FOLDER], "killed").touch(exist_ok=False)
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return len(decision.options) - 1


BOTS = [f"{__name__}:Mortal", "random", "random"]


def meet(number: int) -> int:
    """Wait until two processes play at the same time."""
    folder = Path(os.environ[FOLDER], "met")
    folder.mkdir(exist_ok=True)
    (folder / str(os.getpid())).touch()
    wait_for(lambda: len(list(folder.iterdir())) > 1)
    return number


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        time.sleep(0.05)


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
    return port


def answers(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def two_nodes(folder: Path) -> Iterator[str]:
    """The address of a cluster of two nodes with a processor each."""
    port = free_port()
    paths = os.pathsep.join(os.path.abspath(path) for path in sys.path)
    environment = {**os.environ, **SETTINGS, "PYTHONPATH": paths, FOLDER: str(folder)}
    head = [f"--port={port}", "--head", "--include-dashboard=false", f"--temp-dir={folder}"]
    nodes = []
    try:
        for number, how in enumerate((head, [f"--address=127.0.0.1:{port}"])):
            command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", *how, *SMALL]
            with (folder / f"{number}.log").open("wb") as log:
                nodes.append(subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True))
            wait_for(partial(answers, port))
        yield f"127.0.0.1:{port}"
    finally:
        for node in reversed(nodes):
            node.terminate()  # which ends what it has started
            node.wait(PATIENCE)


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What a command prints as JSON."""
    assert main([*words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_cluster_plays_what_one_process_plays_although_somebody_is_killed(
    tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same hash and rows, each game once, progress of all; two processes play at the same time."""
    folder = tmp_path_factory.mktemp("r")  # short: sockets lie in it
    with two_nodes(folder) as cluster:
        heard: list[int] = []
        save = folder / "saves"
        many = simulate("boss-monster", BOTS, 120, 5, save=save, progress=heard.append, paired=True, cluster=cluster)
        assert (folder / "killed").exists()
        assert many.outcome_hash == simulate("boss-monster", BOTS, 120, 5, paired=True).outcome_hash
        assert (sum(heard), len(list(save.glob("*.underhall")))) == (120, 120)
        assert not many.replaced
        ray.init(cluster, log_to_driver=False, logging_level=logging.ERROR)  # once for all that follows
        try:
            check_the_rest(cluster, folder, capsys)
        finally:
            ray.shutdown()


def check_the_rest(cluster: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Everybody plays at the same time, every command does, and what is missing on a machine is told."""
    assert sorted(pair for part in play_all(meet, range(8), 8, cluster=cluster) for pair in part) == [
        (number, number) for number in range(8)
    ]

    ours = f"--cluster={cluster}"
    cup = ["tournament", "boss-monster", "--bots", "random,easy,normal", "--games", "6"]
    assert printed(capsys, *cup, ours, "--out", str(folder / "cup")) == printed(capsys, *cup)
    lines = (folder / "cup" / "results.jsonl").read_text("utf-8").splitlines()
    games = [(each["table"], each["number"]) for each in map(json.loads, lines)]
    assert len(games) == len(set(games)) == 18

    words = ["report", "boss-monster", "--bot", "random", "--seats", "2", "--games", "6"]
    assert printed(capsys, *words, ours) == printed(capsys, *words)
    words = ["simulate", "boss-monster", "--seats", "2", "--games", "6"]
    assert printed(capsys, *words, ours)["outcome_hash"] == printed(capsys, *words)["outcome_hash"]

    strange = ModuleType("only_here")
    exec("def play(number): return number", strange.__dict__)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "only_here", strange)
        with pytest.raises(BadCluster, match="only_here"):
            list(play_all(strange.play, range(2), 2, cluster=cluster))


def test_an_address_where_no_cluster_is_is_an_error_at_once() -> None:
    """It says what would be right."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        Thread(target=lambda: other.accept()[0].sendall(b"-ERR unknown command\r\n"), daemon=True).start()
        port = other.getsockname()[1]
        wrong = {"head": "HOST:PORT", "head:99999": "HOST:PORT", f"127.0.0.1:{free_port()}": "ray start"}
        for address, cure in {**wrong, f"127.0.0.1:{port}": "is not a Ray cluster"}.items():
            with pytest.raises(BadCluster, match=cure):
                simulate("boss-monster", ["random", "random"], 1, cluster=address)
    with pytest.raises(BadOptionCombination, match="jobs=2"):
        check_amounts(1, 2, "127.0.0.1:6379")


def test_a_machine_with_another_version_plays_nothing() -> None:
    with pytest.raises(BadCluster, match="version"):
        play_on_node("127.0.0.1:6379", "0.0", meet, [1])
