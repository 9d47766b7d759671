#!/usr/bin/env python3
"""Plays very many games at every kind of table and checks all invariants after every single answer.

    .venv/bin/python tools/soak.py --games 10000 --greedy 1000 --jobs 2 --seed 1

plays, for every game and every number of seats, 10,000 games with random players and 1,000 with greedy bots, shared
out evenly over all tables: each profile as it is, with each other option value alone, and with all of them at once.
A third of the random games are played eagerly (rarely passing) and a third steadily (building up), both otherwise by
chance: such games last longer and go deeper.
With `--each` every single table gets that many games, with `--game` only one game's tables are played at.

What is checked stands in tests/conformance/invariants.py. At the first violation the command stops with exit status 1
and prints the name of the game; `--repeat NAME` plays just that one again. The same seed plays the same games whatever
`--jobs` is. Put PYTHONPATH=src in front to soak the source instead of the installed engine.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.conformance.invariants import Watch
from tests.conformance.tables import MOST_ANSWERS, pick
from underhall import GAMES, seeded
from underhall.engine import Game, new
from underhall.kernel import agenda
from underhall.kernel.registry import GameInfo

RANDOM: Final = "random"
EAGER: Final = "eager"
STEADY: Final = "steady"
GREEDY: Final = "greedy"
CHUNK: Final = 20


class Task(NamedTuple):
    """One game to play. Its text is its name, from which it can be played again."""

    players: str
    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: str

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.players}/{self.game}/{self.seats}/{options}/{self.seed}"


def read_task(name: str) -> Task:
    players, game, seats, options, seed = name.split("/")
    pairs = [option.partition("=") for option in options.split(",") if option]
    return Task(players, game, int(seats), tuple((key, value) for key, _, value in pairs), seed)


class Tally:
    """What a number of games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.endings: Counter[str] = Counter()

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.endings += other.endings


Key = tuple[str, str, int, str]
Result = tuple[dict[Key, Tally], str]


# -- which games ---------------------------------------------------------------------------------------------------


def tables(info: GameInfo, seats: int) -> list[tuple[tuple[str, str], ...]]:
    """The options of all tables of so many seats: each profile as it is, with each other value that may be had there
    alone, and with as many of them at once as go together."""
    profile = next(name for name, values in info.options.items() if values == info.profiles)
    others = {name: values for name, values in info.options.items() if name != profile}
    found: list[tuple[tuple[str, str], ...]] = []
    for value in info.profiles:
        base = ((profile, value),)
        found.append(base)
        singles = [(name, each) for name, values in others.items() for each in values]
        found += [(*base, one) for one in singles if info.nearest_options(seats, dict((one,))) == dict((one,))]
        everything = info.nearest_options(seats, {name: values[-1] for name, values in others.items()})
        found.append((*base, *everything.items()))
    return found


def tasks(infos: list[GameInfo], seed: str, games: int, greedy: int, each: bool) -> Iterator[Task]:
    """All games to be played, those of one table one after the other."""
    for info in infos:
        for seats in info.seats:
            every = tables(info, seats)
            for place, options in enumerate(every):
                for wanted, names in ((games, (RANDOM, EAGER, STEADY)), (greedy, (GREEDY,))):
                    share = wanted if each else wanted // len(every) + (place < wanted % len(every))
                    for n in range(share):
                        yield Task(names[n % len(names)], info.id, seats, options, f"{seed}-{place}-{n}")


# -- playing them --------------------------------------------------------------------------------------------------


def play(task: Task) -> tuple[int, str, str]:
    """Play one game: how many decisions there were, the rule that ended it, and what was wrong with it if anything."""
    step = 0
    try:
        game = new(task.game, task.seats, task.seed, dict(task.options))
        watch = Watch(game)
        player = Player(task, game)
        while True:
            broken = watch.broken(game)
            if broken:
                return step, "", f"{task}, after {step} answers: " + "; ".join(broken)
            if game.over:
                break
            if step == MOST_ANSWERS:
                return step, "", f"{task}: not over after {step} answers"
            game.answer(*player.choose())
            step += 1
    except Exception:  # whatever goes wrong, the name of the game must be told
        return step, "", f"{task}, after {step} answers:\n{traceback.format_exc()}"
    outcome = game.outcome
    return step, outcome.rule if outcome is not None else "", ""


class Player:
    """Whoever plays all the seats of a game."""

    def __init__(self, task: Task, game: Game) -> None:
        self.task = task
        self.game = game
        self.luck = seeded(f"players {task}")
        self.bots = []
        if task.players == GREEDY:
            from underhall.bots import new_bot  # nobody else waits for the bots

            self.bots = [new_bot(GREEDY, seat, self.luck.fork()) for seat in range(task.seats)]

    def choose(self) -> tuple[int, int]:
        """The seat that answers next, and with which option."""
        game = self.game
        if not self.bots:
            return pick(game, self.luck, "any" if self.task.players == RANDOM else self.task.players)
        decision = game.decisions[0]
        seat = decision.seat
        bot = self.bots[seat]
        return seat, bot.choose(lambda: game.view(seat), decision, lambda luck: game.imagine(seat, luck))


def play_all(chunk: list[Task]) -> Result:
    """Play these games up to the first that goes wrong."""
    tallies: dict[Key, Tally] = {}
    for task in chunk:
        decisions, rule, wrong = play(task)
        if wrong:
            return tallies, wrong
        tally = tallies.setdefault((task.game, task.players, task.seats, task.options[0][1]), Tally())
        tally.games += 1
        tally.decisions += decisions
        tally.endings[rule] += 1
    return tallies, ""


def chunks(every: Iterator[Task]) -> list[list[Task]]:
    listed = list(every)
    return [listed[i : i + CHUNK] for i in range(0, len(listed), CHUNK)]


def soak(every: list[list[Task]], jobs: int) -> Result:
    """Play all games, on as many processes as asked for."""
    totals: dict[Key, Tally] = {}
    count = sum(len(chunk) for chunk in every)
    begun = time.monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        for future in as_completed([pool.submit(play_all, chunk) for chunk in every]):
            tallies, wrong = future.result()
            for key, tally in tallies.items():
                totals.setdefault(key, Tally()).add(tally)
            if wrong:
                pool.shutdown(cancel_futures=True)
                return totals, wrong
            done = sum(tally.games for tally in totals.values())
            print(f"\r{done} of {count} games, {time.monotonic() - begun:.0f} s ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return totals, ""


# -- telling -------------------------------------------------------------------------------------------------------


def report(totals: dict[Key, Tally]) -> str:
    """The table of games, decisions and endings."""
    rules = sorted({rule for tally in totals.values() for rule in tally.endings})
    rows = [["game", "players", "seats", "profile", "games", "decisions", *rules]]
    everything = Tally()
    for (game, players, seats, profile), tally in sorted(totals.items()):
        everything.add(tally)
        rows.append([game, players, str(seats), profile, *numbers(tally, rules)])
    rows.append(["all", "", "", "", *numbers(everything, rules)])
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [cell.ljust(widths[i]) if i < 4 else cell.rjust(widths[i]) for i, cell in enumerate(row)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def numbers(tally: Tally, rules: list[str]) -> list[str]:
    return [str(tally.games), str(tally.decisions), *(str(tally.endings[rule]) for rule in rules)]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", 1)[0],
        epilog="More in the docstring of this file.",
    )
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="random games for each number of seats")
    parser.add_argument("--greedy", type=int, default=1_000, metavar="N", help="greedy games for each number of seats")
    parser.add_argument("--each", action="store_true", help="so many games at every single table")
    parser.add_argument("--game", choices=tuple(GAMES), help="only this game")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    parser.add_argument("--seed", default="1", help="what all luck comes from")
    parser.add_argument("--repeat", metavar="NAME", help="play one game again")
    args = parser.parse_args()
    print(f"engine: {agenda.__file__}", file=sys.stderr)
    if args.repeat:
        totals, wrong = play_all([read_task(args.repeat)])
    else:
        infos = [info for info in GAMES.values() if args.game in (None, info.id)]
        totals, wrong = soak(chunks(tasks(infos, args.seed, args.games, args.greedy, args.each)), args.jobs)
    if totals:
        print(report(totals))
    if wrong:
        print(f"\nviolation: {wrong}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
