"""Processes that play many games for the learner, in memory that they share with it.

Each process has two groups of games. While the learner answers one group, the processes play the other.
"""

import contextlib
import multiprocessing
import os
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Semaphore
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from tables import Table, all_options

from underhall.games import GAMES
from underhall.kernel.many_games import LONGEST, MOST_SEATS, ManyGames
from underhall.kernel.playout import GreedyPolicy, RandomPolicy

GROUPS: Final = 2
STEP, BEGIN, STOP = 0, 1, 2
PATIENCE: Final = 30.0  # seconds after which a process that has not played is looked after


class Begin(NamedTuple):
    """What a process is to play in one group from now on."""

    tables: list[Table]
    seed: str
    taught: bool  # whether the greedy player says what it would choose
    longest: int  # answers after which a game is broken off


class Shared:
    """An array in memory that processes share."""

    def __init__(self, shape: tuple[int, ...], kind: Any) -> None:
        self.memory = multiprocessing.RawArray("B", int(np.prod(shape)) * np.dtype(kind).itemsize)
        self.array: NDArray[Any] = np.frombuffer(self.memory, dtype=kind).reshape(shape)


class Buffers:
    """What the games of all processes wait with: the same as the buffers of `ManyGames`, group by group."""

    def __init__(self, places: int, row_size: int) -> None:
        self.rows = Shared((GROUPS, places, row_size), np.uint8)
        self.counts = Shared((GROUPS, places), np.uint8)
        self.seats = Shared((GROUPS, places), np.uint8)
        self.over = Shared((GROUPS, places), np.uint8)
        self.scores = Shared((GROUPS, places, MOST_SEATS), np.float32)
        self.advice = Shared((GROUPS, places), np.uint8)
        self.actions = Shared((GROUPS, places), np.int16)
        self.command = Shared((GROUPS,), np.int64)
        self.is_pinned = False

    def pin(self) -> None:
        """Keep the rows where a GPU can fetch them by itself; where that is refused, copying takes longer."""
        if not self.is_pinned:
            import torch  # whoever only plays does without

            rows = self.rows.array
            torch.cuda.cudart().cudaHostRegister(rows.ctypes.data, rows.nbytes, 0)
            self.is_pinned = True


class Collectors:
    """All processes. A group is answered by `step`, and ready again after `wait`."""

    def __init__(self, game: str, processes: int, games: int, longest: int = LONGEST) -> None:
        """Start them, with `games` games in each group of each process, which take so many answers at most."""
        self.game = game
        self.longest = longest
        self.games = games
        self.places = processes * games  #: games of one group
        self.buffers = Buffers(self.places, GAMES[game].layout.row_size)
        self.tables: list[list[Table]] = [[], []]
        context = multiprocessing.get_context("fork")  # the memory is inherited
        self.go = [[context.Semaphore(0) for _ in range(processes)] for _ in range(GROUPS)]
        self.ready = [[context.Semaphore(0) for _ in range(processes)] for _ in range(GROUPS)]
        self.pipes = [context.Pipe() for _ in range(processes)]
        cores = sorted(os.sched_getaffinity(0))
        pinned = len(cores) > processes
        self.processes = []
        for number in range(processes):
            core = cores[number] if pinned else None
            go, ready = [each[number] for each in self.go], [each[number] for each in self.ready]
            arguments = (game, number, games, self.buffers, self.pipes[number][1], go, ready, core)
            process = context.Process(target=play, args=arguments, daemon=True)
            process.start()
            self.processes.append(process)
        if pinned:
            os.sched_setaffinity(0, set(cores[processes:]))

    def begin(self, tables: Sequence[Table], seed: str, taught: bool = False) -> None:
        """Play new games at all places: `tables` has those of the first group, then those of the second."""
        assert len(tables) == GROUPS * self.places
        for group in range(GROUPS):
            mine = list(tables[group * self.places : (group + 1) * self.places])
            self.tables[group] = mine
            self.buffers.command.array[group] = BEGIN
            for number, (pipe, _) in enumerate(self.pipes):
                part = mine[number * self.games : (number + 1) * self.games]
                pipe.send(Begin(part, f"{seed}/{group}/{number}", taught, self.longest))
            self._release(group)
        for group in range(GROUPS):
            self.wait(group)
            self.buffers.command.array[group] = STEP

    def step(self, group: int, actions: NDArray[Any]) -> None:
        """Answer all games of a group; they go on in the background."""
        self.buffers.actions.array[group] = actions
        self._release(group)

    def wait(self, group: int) -> None:
        """Until all games of the group ask again."""
        for number, ready in enumerate(self.ready[group]):
            while not ready.acquire(timeout=PATIENCE):
                if not self.processes[number].is_alive():
                    raise SystemExit(f"collector {number} has died")

    def _release(self, group: int) -> None:
        for go in self.go[group]:
            go.release()

    def stop(self) -> None:
        """End all processes."""
        self.buffers.command.array[:] = STOP
        for group in range(GROUPS):
            self._release(group)
        for process in self.processes:
            process.join(5)
            if process.is_alive():
                process.terminate()


def play(
    game: str,
    number: int,
    count: int,
    buffers: Buffers,
    pipe: Connection,
    go: list[Semaphore],
    ready: list[Semaphore],
    core: int | None,
) -> None:
    """In a process: play both groups in turn for as long as there is something to do."""
    if core is not None:
        with contextlib.suppress(OSError):
            os.sched_setaffinity(0, {core})
    mine = slice(number * count, (number + 1) * count)
    playing: list[ManyGames | None] = [None, None]
    while True:
        for group in range(GROUPS):
            go[group].acquire()
            command = int(buffers.command.array[group])
            if command == STOP:
                return
            many = playing[group]
            if command == BEGIN:
                many = playing[group] = new_games(game, pipe.recv(), buffers.rows.array[group, mine])
            assert many is not None
            if command == STEP:
                many.step(buffers.actions.array[group, mine].tolist())
            buffers.counts.array[group, mine] = np.frombuffer(many.counts, np.uint8)
            buffers.seats.array[group, mine] = np.frombuffer(many.seats, np.uint8)
            buffers.over.array[group, mine] = np.frombuffer(many.over, np.uint8)
            buffers.scores.array[group, mine] = np.frombuffer(many.scores, np.float32).reshape(count, MOST_SEATS)
            buffers.advice.array[group, mine] = np.frombuffer(many.advice, np.uint8)
            ready[group].release()


def new_games(game: str, begin: Begin, rows: NDArray[Any]) -> ManyGames:
    """The games of one process and group. Their rows are written into the shared memory."""
    info = GAMES[game]
    tables = begin.tables
    seats = [table.seats for table in tables]
    greedy = GreedyPolicy(info.start(seats[0], "wording", {}, True).wording, info.judge)
    policies = [table.policies({"greedy": greedy, "random": RandomPolicy()}) for table in tables]
    teacher = greedy if begin.taught else None
    return ManyGames(info, seats, begin.seed, all_options(tables), policies, teacher, memoryview(rows), begin.longest)
