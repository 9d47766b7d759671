"""Play many games between bots and count what came of them.

The bots move on by one seat from game to game, so that no bot owes its wins to its chair. A game's luck comes from
the seed and the game's number alone, so that the result is the same however many processes share the work; but not
where a bot thinks for so many milliseconds, which are not always enough for the same thoughts.
"""

import hashlib
import math
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

import underhall
from underhall.bots import check_bot
from underhall.bots.play import play_unwatched
from underhall.errors import BadOptionValue, NoAnswer
from underhall.kernel.luck import seeded

T = TypeVar("T")

Z_95: Final = 1.959964  # a normal variable stays within so many deviations in 95 of 100 cases
CHUNK_GAMES: Final = 20  # what a process takes at a time, at most


class Share(msgspec.Struct, frozen=True):
    """How many games somebody won, as a number and as a share with its 95 % interval."""

    wins: int  #: games won
    share: float  #: of all games
    low: float  #: the lower end of the interval
    high: float  #: its upper end


class Replaced(msgspec.Struct, frozen=True):
    """Somebody's own bot that did not answer, so that the greedy bot did."""

    bot: str  #: its name
    why: NoAnswer  #: what happened first
    given: str  #: what was seen of it


class Simulation(msgspec.Struct, frozen=True):
    """What came of the games."""

    games: int  #: how many were played
    decisions: int  #: in all games together
    choices: int  #: decisions with at least two options
    seconds: float  #: how long it took
    games_per_s: float  #: games a second
    choices_per_s: float  #: real choices a second
    mean_turns: float  #: the average length of a game
    wins: dict[str, Share]  #: by bot; a bot that holds several seats wins with any of them
    seats: dict[int, Share]  #: by seat
    outcome_hash: str  #: of every game's outcome, in order
    replaced: list[Replaced]  #: own bots that did not always answer, once each


class Plan(msgspec.Struct, frozen=True):
    """All that a process must know to play its part."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Any]
    save: str | None
    paired: bool = False


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of one game."""

    winners: tuple[int, ...]  #: the seats that won
    scores: tuple[int, ...]  #: by seat
    rule: str  #: the id of the rule that ended it
    turns: int  #: how many it took
    decisions: int  #: how often somebody was asked
    choices: int  #: how often with at least two options
    replaced: tuple[Replaced, ...] = ()  #: own bots that did not always answer


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: object = 0,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    save: Path | str | None = None,
    progress: Callable[[int], None] | None = None,
    paired: bool = False,
) -> Simulation:
    """Play `games` games, one bot a seat, in `jobs` processes.

    With `save`, every game is written to that folder as <number>.underhall. `progress` hears how many games have been
    finished since it was last called. `paired` games are dealt alike until every bot has sat everywhere: who wins then
    depends less on the deals.
    """
    begun = time.perf_counter()
    played = play_games(game, bots, games, seed, options, jobs, save, progress, paired)
    return _counted(bots, played, time.perf_counter() - begun)


def play_games(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: object = 0,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    save: Path | str | None = None,
    progress: Callable[[int], None] | None = None,
    paired: bool = False,
) -> list[Played]:
    """What came of each of the games that `simulate` counts, in order: for whoever counts something else."""
    check(bots, games, jobs)
    plan = Plan(game, tuple(bots), str(seed), dict(options or {}), None if save is None else str(save), paired)
    underhall.engine.new(game, len(bots), plan.seed, plan.options, quiet=True)  # refuses what cannot be
    if save is not None:
        Path(save).mkdir(parents=True, exist_ok=True)
    played: list[Played] = []
    for part in in_parts(play_one, plan, games, jobs):
        played += part
        if progress is not None:
            progress(len(part))
    return played


def seating(bots: Sequence[str], number: int) -> list[str]:
    """Which bot sits where in game `number`."""
    return [bots[(seat + number) % len(bots)] for seat in range(len(bots))]


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share: it stays sensible near 0 and 1, and for few games."""
    share = wins / games
    spread = Z_95 * Z_95 / games
    middle = share + spread / 2
    reach = Z_95 * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


def check(bots: Sequence[str], games: int, jobs: int) -> None:
    """Refuse what nothing can be played with."""
    for name in dict.fromkeys(bots):
        check_bot(name)
    for name, value in (("games", games), ("jobs", jobs)):
        if value < 1:
            raise BadOptionValue(name=name, value=value, valid="1, 2, 3, …")


# -- the work ----------------------------------------------------------------------------------------------------


def in_parts(play: Callable[[Plan, int], T], plan: Plan, games: int, jobs: int) -> Iterator[list[T]]:
    """What `play` makes of each game, in order, a few at a time."""
    size = max(1, min(CHUNK_GAMES, games // (jobs * 4)))
    part = partial(_play, play, plan)
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    if jobs == 1:
        yield from map(part, chunks)
        return
    # A fresh process each, since a copy of this one would share its threads' locks.
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(chunks)), initializer=_leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(part, chunks)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(play: Callable[[Plan, int], T], plan: Plan, numbers: range) -> list[T]:
    return [play(plan, number) for number in numbers]


def play_one(plan: Plan, number: int) -> Played:
    """Play game `number` of the plan."""
    seed = f"{plan.seed}/{number // len(plan.bots) if plan.paired else number}"
    names = seating(plan.bots, number)
    game = underhall.engine.new(plan.game, len(names), seed, plan.options, quiet=plan.save is None)
    replaced: list[Replaced] = []

    def report(bot: str, why: NoAnswer, given: str) -> None:
        replaced.append(Replaced(bot, why, given))

    lucks = [seeded(f"{seed}/{seat}") for seat in range(len(names))]
    tally = play_unwatched(game, names, lucks, report)
    if plan.save is not None:
        _write(Path(plan.save, f"{number}.underhall"), game.save())
    outcome = game.outcome
    if outcome is None:
        raise RuntimeError(f"game {number} of seed {plan.seed} stopped without an outcome")
    turns = underhall.game_info(plan.game).turn(game)
    return Played(
        winners=tuple(outcome.winners),
        scores=tuple(outcome.scores),
        rule=outcome.rule,
        turns=turns,
        decisions=tally.decisions,
        choices=tally.choices,
        replaced=tuple(replaced),
    )


def _write(path: Path, data: bytes) -> None:
    """A file is there in full or not at all."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    os.replace(part, path)


# -- the count ---------------------------------------------------------------------------------------------------


def _counted(bots: Sequence[str], played: list[Played], seconds: float) -> Simulation:
    games = len(played)
    by_bot = dict.fromkeys(bots, 0)
    by_seat = dict.fromkeys(range(len(bots)), 0)
    for number, one in enumerate(played):
        names = seating(bots, number)
        for bot in {names[seat] for seat in one.winners}:
            by_bot[bot] += 1
        for seat in one.winners:
            by_seat[seat] += 1
    choices = sum(one.choices for one in played)
    return Simulation(
        games=games,
        decisions=sum(one.decisions for one in played),
        choices=choices,
        seconds=seconds,
        games_per_s=games / seconds,
        choices_per_s=choices / seconds,
        mean_turns=sum(one.turns for one in played) / games,
        wins={bot: _share(wins, games) for bot, wins in by_bot.items()},
        seats={seat: _share(wins, games) for seat, wins in by_seat.items()},
        outcome_hash=_hash(played),
        replaced=list({each.bot: each for one in reversed(played) for each in reversed(one.replaced)}.values()),
    )


def _hash(played: list[Played]) -> str:
    outcomes = [msgspec.structs.replace(one, replaced=()) for one in played]
    return hashlib.blake2b(msgspec.json.encode(outcomes), digest_size=16).hexdigest()


def _share(wins: int, games: int) -> Share:
    low, high = interval(wins, games)
    return Share(wins, wins / games, low, high)
