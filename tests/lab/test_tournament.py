"""Tournaments: everyone against everyone, goes on after any kill, and without bots that do not answer."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lengths import length
from underhall.errors import BadOptionValue, BadSeatCount, UnknownBot, UnwritableFile
from underhall.lab.errors import BadTournament
from underhall.lab.results_file import RESULTS, SETTINGS
from underhall.lab.tournament import TABLE, Tournament, tournament

pytestmark = pytest.mark.once

GAME = "boss-monster"
BOTS = ["random", "easy", "normal"]
EXAMPLES = Path(__file__).parents[2] / "examples"

# What a bot may do instead of answering, and what is said of it.
OFFENDERS = {
    "silent": ("import time; time.sleep(600)", "silent"),
    "rubbish": ("while True: input(); print('the second one, please')", "rubbish"),
    "wrong place": (
        "import json\n"
        "while True: print(json.dumps({'number': json.loads(input())['decision']['number'], 'option': 999}))",
        "rubbish",
    ),
    "dies": ("raise SystemExit(3)", "ended"),
    "dies later": (
        "import json\nfor _ in range(3):\n"
        "    print(json.dumps({'number': json.loads(input())['decision']['number'], 'option': 0}), flush=True)",
        "ended",
    ),
}


def program(source: str) -> str:
    return f"command {shlex.quote(sys.executable)} -uc {shlex.quote(source)}"


@pytest.fixture(scope="module")
def played() -> Tournament:
    return tournament(GAME, BOTS, 6, seed="t")


def test_everyone_plays_everyone_in_every_seat(played: Tournament) -> None:
    """Three pairs, six games each; wins and ratings agree about the order of random, easy and normal."""
    assert (played.games, played.seats, played.found, played.out) == (18, 2, 0, [])
    assert sum(each.won.wins for each in played.standings) >= 18
    assert [each.games for each in played.standings] == [12, 12, 12]
    assert played.standings[-1].bot == "random"
    for each in played.standings:
        assert each.low < each.rating < each.high
        assert set(played.against[each.bot]) == set(BOTS) - {each.bot}


def test_the_result_does_not_depend_on_the_number_of_processes(played: Tournament) -> None:
    """Nor on where the results are kept."""
    assert tournament(GAME, BOTS, 6, seed="t", jobs=2) == played
    assert tournament(GAME, BOTS, 6, seed="u").outcome_hash != played.outcome_hash


def test_tables_of_three_have_every_group_of_three() -> None:
    """Four bots make four groups."""
    found = tournament(GAME, ["random", "easy", "normal", "greedy"], 3, seed=1, seats=3)
    assert (found.games, found.seats) == (12, 3)
    assert {each.games for each in found.standings} == {9}


# -- after a kill ------------------------------------------------------------------------------------------------

RUN = """
import sys
from underhall.lab.tournament import tournament
if __name__ == "__main__":
    tournament("boss-monster", ["random", "easy", "normal"], int(sys.argv[2]), "t", None, int(sys.argv[3]), sys.argv[1])
"""


def lines_of(file: Path) -> list[bytes]:
    return file.read_bytes().splitlines(keepends=True) if file.exists() else []


def started(folder: Path, games: int, jobs: int) -> "subprocess.Popen[bytes]":
    script = folder.parent / "run.py"
    script.write_text(RUN)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen([sys.executable, str(script), str(folder), str(games), str(jobs)], env=env)


def children_of(pid: int) -> Iterator[int]:
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(fields[1]) == pid:
            yield int(stat.parent.name)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("jobs", [1, 2])
def test_after_kills_it_goes_on_and_plays_nothing_twice(tmp_path: Path, jobs: int) -> None:
    """Killed again and again in the middle, once while a line was being written: the same result, each game once."""
    kills, games = length(2, 40), length(8, 120)
    folder = tmp_path / "cup"
    for kill in range(1, kills + 1):
        running = started(folder, games, jobs)
        wanted = kill * games * 3 // (kills + 1)
        while len(lines_of(folder / RESULTS)) < wanted and running.poll() is None:
            time.sleep(0.002)
        helpers = list(children_of(running.pid))
        running.kill()
        running.wait()
        assert wait_for_end(helpers), "its processes play on"
        with (folder / RESULTS).open("ab") as file:
            file.write(b'{"type":"game","table":1,"num' if kill == 1 else b"")
    before = [line for line in lines_of(folder / RESULTS) if line.endswith(b"\n")]
    found = tournament(GAME, BOTS, games, "t", None, 1, folder)
    assert found.found == len(before) > 0
    lines = lines_of(folder / RESULTS)
    assert lines[: len(before)] == before, "what was written stays as it was"
    played = [(each["table"], each["number"]) for each in map(json.loads, lines)]
    assert len(played) == len(set(played)) == games * 3
    assert found.outcome_hash == tournament(GAME, BOTS, games, "t").outcome_hash


def wait_for_end(pids: list[int]) -> bool:
    """Whether all of these end by themselves."""
    for _ in range(600):
        if not any(Path(f"/proc/{pid}/cmdline").exists() and Path(f"/proc/{pid}/cmdline").read_bytes() for pid in pids):
            return True
        time.sleep(0.1)
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    return False


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    """The same command again plays nothing; more games are added to those that are there."""
    first = tournament(GAME, BOTS, 2, "t", folder=tmp_path)
    size = (tmp_path / RESULTS).stat().st_size
    heard: list[int] = []
    again = tournament(GAME, BOTS, 2, "t", folder=tmp_path, progress=heard.append)
    assert (again.outcome_hash, again.found, sum(heard)) == (first.outcome_hash, 6, 6)
    assert (tmp_path / RESULTS).stat().st_size == size
    more = tournament(GAME, BOTS, 4, "t", folder=tmp_path)
    assert (more.found, more.games) == (6, 12)
    assert more.outcome_hash == tournament(GAME, BOTS, 4, "t").outcome_hash
    assert json.loads((tmp_path / TABLE).read_bytes())["games"] == 12


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": "v"}, "seed = t ≠ v"),
        ({"bots": ["random", "easy"]}, "bots = random,easy,normal ≠ random,easy"),
        ({"seats": 3}, "seats = 2 ≠ 3"),
        ({"options": {"hard_mode": "on"}}, "options = "),
        ({"game": "super-boss-monster"}, "game = boss-monster ≠ super-boss-monster"),
    ],
)
def test_a_folder_of_another_tournament_is_refused(tmp_path: Path, change: dict[str, object], told: str) -> None:
    """It stays as it was, and the error says in what they differ."""
    settings: dict[str, object] = {"game": GAME, "bots": BOTS, "games": 1, "seed": "t", "folder": tmp_path}
    tournament(**settings)  # type: ignore[arg-type]
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(BadTournament, match="another tournament") as caught:
        tournament(**{**settings, **change})  # type: ignore[arg-type]
    assert told in str(caught.value)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_damaged_folder_is_told_with_the_place(tmp_path: Path) -> None:
    """A line in the middle that is none, or settings that are none; a folder that is a file."""
    tournament(GAME, BOTS, 1, "t", folder=tmp_path)
    lines = lines_of(tmp_path / RESULTS)
    (tmp_path / RESULTS).write_bytes(lines[0] + b"nonsense\n" + lines[2])
    with pytest.raises(BadTournament, match=r"results\.jsonl:2"):
        tournament(GAME, BOTS, 1, "t", folder=tmp_path)
    (tmp_path / SETTINGS).write_bytes(b"{")
    with pytest.raises(BadTournament, match=r"tournament\.json"):
        tournament(GAME, BOTS, 1, "t", folder=tmp_path)
    with pytest.raises(UnwritableFile):
        tournament(GAME, BOTS, 1, "t", folder=tmp_path / SETTINGS)


def test_a_tournament_is_played_by_one_at_a_time(tmp_path: Path) -> None:
    """A second process is told to wait; when the first is done, the folder is free."""
    refused: list[str] = []

    def while_it_runs(done: int) -> None:
        with pytest.raises(BadTournament) as caught:
            tournament(GAME, BOTS, 1, "t", folder=tmp_path)
        refused.append(str(caught.value))

    tournament(GAME, BOTS, 1, "t", folder=tmp_path, progress=while_it_runs)
    assert refused
    assert "right now" in refused[0]
    assert tournament(GAME, BOTS, 1, "t", folder=tmp_path).found == 3


# -- bots that do not answer -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", OFFENDERS)
def test_it_goes_on_without_a_bot_that_does_not_answer(kind: str, tmp_path: Path) -> None:
    """The offender is named with the reason and has no games; all others are played, and it is not asked again."""
    source, why = OFFENDERS[kind]
    bots = ["random", program(source), "normal"]
    limit = 0.3 if kind == "silent" else 60.0  # who answers has all the time that a busy machine takes
    found = tournament(GAME, bots, 4, "t", folder=tmp_path, time_limit=limit)
    assert [(each.bot, each.why) for each in found.out] == [(bots[1], why)]
    assert {each.bot: each.games for each in found.standings} == {"random": 4, "normal": 4}
    assert found.games == 4
    again = tournament(GAME, bots, 4, "t", folder=tmp_path, time_limit=limit)
    assert (again.out, again.outcome_hash) == (found.out, found.outcome_hash)
    alone = tournament(GAME, ["random", "normal"], 4, "t")
    assert [each.rating for each in found.standings] == [each.rating for each in alone.standings]


def test_a_tournament_of_offenders_has_no_games() -> None:
    """Nothing is left to play, and that is told, too."""
    bots = [program("raise SystemExit(1)"), program("raise SystemExit(2)"), program("raise SystemExit(3)")]
    found = tournament(GAME, bots, 2, "t")
    assert found.games == 0
    assert len(found.out) >= 2


def test_a_bot_in_another_language_plays() -> None:
    """The example for Node, where there is one."""
    from shutil import which

    if which("node") is None:
        pytest.skip("there is no Node here")
    bot = f"command node {shlex.quote(str(EXAMPLES / 'bot_program.mjs'))}"
    found = tournament(GAME, [bot, "random"], 2, "t")
    assert (found.games, found.out) == (2, [])


# -- what makes no sense -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "change", "error"),
    [
        (["random", "clever"], {}, UnknownBot),
        (["random"], {}, BadTournament),
        (["random", "random"], {}, BadTournament),
        (["random", "easy"], {"seats": 3}, BadTournament),
        (["random", "easy"], {"seats": 1}, BadSeatCount),
        (["random", "easy"], {"seats": 9}, BadSeatCount),
        (["random", "easy"], {"games": 0}, BadOptionValue),
        (["random", "easy"], {"games": 10**12}, BadOptionValue),
        (["random", "easy"], {"jobs": 0}, BadOptionValue),
        (["random", "easy"], {"time_limit": 0.0}, BadOptionValue),
        (["random", "easy"], {"time_limit": 1e9}, BadOptionValue),
    ],
)
def test_what_cannot_be_played_is_refused(
    tmp_path: Path, bots: list[str], change: dict[str, object], error: type[Exception]
) -> None:
    """Before anything is played or written."""
    with pytest.raises(error):
        tournament(GAME, bots, **{"games": 1, "folder": tmp_path / "cup", **change})  # type: ignore[arg-type]
    assert not (tmp_path / "cup").exists()
