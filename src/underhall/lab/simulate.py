"""Play many games between bots and count what came of them.

The bots move on by one seat from game to game, so that no bot owes its wins to its chair. A game's luck comes from
the seed and the game's number alone, so that the result is the same however many processes share the work; but not
where a bot thinks for so many milliseconds, which are not always enough for the same thoughts.
"""

import hashlib
import math
import os
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

import underhall
from underhall.bots import check_bot
from underhall.bots.own import Report
from underhall.bots.play import play_unwatched
from underhall.bots.program import TIME_LIMIT
from underhall.errors import NoAnswer
from underhall.kernel.game import Game
from underhall.kernel.house import SETS
from underhall.kernel.luck import seeded
from underhall.lab.sharing import check_amounts, in_order, play_all
from underhall.sets.loading import load_text, loaded_sets

Z_95: Final = 1.959964  # a normal variable stays within so many deviations in 95 of 100 cases


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
    time_limit: float = TIME_LIMIT  # seconds in which a program has to answer
    sets: tuple[str, ...] = ()  # house sets as texts: another process has not loaded them


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
    *,
    cluster: str | None = None,
) -> Simulation:
    """Play `games` games, one bot a seat, in `jobs` processes or on the Ray cluster at the address `cluster`.

    With `save`, every game is written to that folder as <number>.underhall, by whoever plays it: the machines of a
    cluster must share the folder. `progress` hears how many games have been
    finished since it was last called. `paired` games are dealt alike until every bot has sat everywhere: who wins then
    depends less on the deals.
    """
    begun = time.perf_counter()
    check_amounts(games, jobs, cluster)
    plan = _checked(game, bots, seed, options, save, paired)
    count = Count(bots)
    for played in in_order(_played(plan, games, jobs, progress, cluster)):
        count.add(played)
    return count.simulation(time.perf_counter() - begun)


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
    *,
    cluster: str | None = None,
) -> list[Played]:
    """What came of each of the games that `simulate` counts, in order: for whoever counts something else."""
    check_amounts(games, jobs, cluster)
    plan = _checked(game, bots, seed, options, save, paired)
    return list(in_order(_played(plan, games, jobs, progress, cluster)))


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


def share_of(wins: int, games: int) -> Share:
    """So many wins of so many games, with their interval."""
    low, high = interval(wins, games)
    return Share(wins, wins / games, low, high)


def check_plan(plan: Plan) -> None:
    """Refuse bots that cannot be made and games that cannot be played."""
    for name in dict.fromkeys(plan.bots):
        check_bot(name)
    underhall.engine.new(plan.game, len(plan.bots), plan.seed, plan.options, quiet=True)


# -- the work ----------------------------------------------------------------------------------------------------


def _checked(
    game: str,
    bots: Sequence[str],
    seed: object,
    options: dict[str, Any] | None,
    save: Path | str | None,
    paired: bool,
) -> Plan:
    """The plan, if it can be carried out; then the folder for its games is there, too."""
    folder = None if save is None else str(Path(save).absolute())  # others may be started in other folders
    plan = Plan(game, tuple(bots), str(seed), dict(options or {}), folder, paired, sets=set_texts(options))
    check_plan(plan)
    if save is not None:
        Path(save).mkdir(parents=True, exist_ok=True)
    return plan


def _played(
    plan: Plan, games: int, jobs: int, progress: Callable[[int], None] | None, cluster: str | None
) -> Iterator[tuple[int, Played]]:
    for part in play_all(partial(play_one, plan), range(games), games, jobs, cluster):
        yield from part
        if progress is not None:
            progress(len(part))


def set_texts(options: dict[str, Any] | None) -> tuple[str, ...]:
    """The house sets that options name, for other processes."""
    return tuple([house.text for house in loaded_sets(str((options or {}).get(SETS, "")))])


def new_game(plan: Plan, seats: int, seed: str, quiet: bool) -> Game:
    """A game of the plan, in whatever process."""
    if len(loaded_sets(str(plan.options.get(SETS, "")))) < len(plan.sets):
        for text in plan.sets:
            load_text(text)
    return underhall.engine.new(plan.game, seats, seed, plan.options, quiet=quiet)


def play_one(plan: Plan, number: int, report: Report | None = None) -> Played:
    """Play game `number` of the plan. `report` hears of bots that did not answer; without it, the result says so."""
    seed = f"{plan.seed}/{number // len(plan.bots) if plan.paired else number}"
    names = seating(plan.bots, number)
    game = new_game(plan, len(names), seed, plan.save is None)
    replaced: list[Replaced] = []

    def note(bot: str, why: NoAnswer, given: str) -> None:
        replaced.append(Replaced(bot, why, given))

    lucks = [seeded(f"{seed}/{seat}") for seat in range(len(names))]
    tally = play_unwatched(game, names, lucks, report or note, plan.time_limit)
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


class Count:
    """Counts games one after another, so that no number of them is too many."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = bots
        self.games = self.decisions = self.choices = self.turns = 0
        self.by_bot = dict.fromkeys(bots, 0)
        self.by_seat = dict.fromkeys(range(len(bots)), 0)
        self.replaced: dict[str, Replaced] = {}
        self.outcomes = hashlib.blake2b(digest_size=16)

    def add(self, played: Played) -> None:
        """Count the next game."""
        names = seating(self.bots, self.games)
        for bot in {names[seat] for seat in played.winners}:
            self.by_bot[bot] += 1
        for seat in played.winners:
            self.by_seat[seat] += 1
        for each in played.replaced:
            self.replaced.setdefault(each.bot, each)
        # Together these are the bytes of one list.
        self.outcomes.update(b"," if self.games else b"[")
        self.outcomes.update(msgspec.json.encode(msgspec.structs.replace(played, replaced=())))
        self.games += 1
        self.decisions += played.decisions
        self.choices += played.choices
        self.turns += played.turns

    def simulation(self, seconds: float) -> Simulation:
        """What came of all games that have been added."""
        self.outcomes.update(b"]")
        return Simulation(
            games=self.games,
            decisions=self.decisions,
            choices=self.choices,
            seconds=seconds,
            games_per_s=self.games / seconds,
            choices_per_s=self.choices / seconds,
            mean_turns=self.turns / self.games,
            wins={bot: share_of(wins, self.games) for bot, wins in self.by_bot.items()},
            seats={seat: share_of(wins, self.games) for seat, wins in self.by_seat.items()},
            outcome_hash=self.outcomes.hexdigest(),
            replaced=list(self.replaced.values()),
        )
