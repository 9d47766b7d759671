"""Bots play everyone against everyone and are rated.

Every group of bots that can sit at one table plays the same deals, and each deal as often as there are seats: the bots
move on by one seat, so that none owes its wins to its chair or its cards. A bot that does not answer is out of it, with
all its games: the result is the same whenever that was noticed.
"""

import hashlib
import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import msgspec

import underhall
from underhall.bots.program import TIME_LIMIT
from underhall.errors import BadOptionValue, BadSeatCount, NoAnswer
from underhall.extras import needed_by
from underhall.lab.errors import BadTournament
from underhall.lab.results_file import GamePlayed, Out, Result, ResultsFile, Settings, results_file
from underhall.lab.sharing import check_amounts, play_all
from underhall.lab.simulate import Plan, Share, check_plan, play_one, seating, set_texts, share_of

FEWEST_SEATS: Final = 2
MOST_SECONDS: Final = 3600.0
TABLE: Final = "table.json"  # in the folder of a tournament: what came of it


class BotStanding(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    rating: float  #: by openskill's Plackett–Luce model; everybody begins at 25
    low: float  #: the lower end of its 95 % interval
    high: float  #: its upper end
    games: int
    won: Share  #: of its games


class Tournament(msgspec.Struct, frozen=True):
    """What came of a tournament."""

    game: str
    seats: int  #: at each table
    games: int  #: that count
    found: int  #: games that had been played before
    standings: list[BotStanding]  #: the best first
    against: dict[str, dict[str, Share]]  #: of the games in which both took part, how many the first one won
    out: list[Out]  #: bots that did not answer
    outcome_hash: str  #: of every game that counts, in order


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: object = 0,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    folder: Path | str | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    seats: int | None = None,
    time_limit: float = TIME_LIMIT,
    cluster: str | None = None,
) -> Tournament:
    """Let every group of `seats` bots play `games` games, in `jobs` processes or on the Ray cluster at `cluster`.

    With a `folder`, every result is written there, and a tournament that was stopped goes on. A program has
    `time_limit` seconds for each answer. `progress` hears of games that are done with, played or not.
    """
    with needed_by("underhall tournament", "lab"):
        from underhall.lab.ratings import rate  # here, since openskill comes with an extra, and before any game
    plans, settings = _planned(game, bots, seed, options, seats, time_limit)
    check_amounts(games, jobs, cluster)
    check_amounts(games * len(plans), jobs)
    for plan in plans:
        check_plan(plan)
    with results_file(None if folder is None else Path(folder), settings) as file:
        found = sum(isinstance(each, GamePlayed) for each in file.results)
        _play(plans, games, file, jobs, progress or (lambda done: None), cluster)
        out = [each for each in file.results if isinstance(each, Out)]
        counted = _counted(plans, games, file.results)
        ratings = rate([bot for bot in bots if all(each.bot != bot for each in out)], _seated(plans, counted))
        made = _tournament(plans, counted, ratings, out, found)
        if folder is not None:
            Path(folder, TABLE).write_bytes(msgspec.json.format(msgspec.json.encode(made)))
    return made


def groups_of(game: str, bots: Sequence[str], seats: int | None) -> int:
    """How many groups of bots play."""
    return math.comb(len(bots), seats_at_a_table(game, bots, seats))


def seats_at_a_table(game: str, bots: Sequence[str], seats: int | None) -> int:
    """How many bots play at a table, if there are as many different ones."""
    limits = underhall.game_info(game).seats
    least = max(FEWEST_SEATS, limits[0])
    count = least if seats is None else seats
    if not least <= count <= limits[-1]:
        raise BadSeatCount(game=game, seats=count, least=least, most=limits[-1])
    if len(set(bots)) < max(len(bots), count):
        raise BadTournament(why="bots", where="", given=f"--bots {','.join(bots)} --seats {count}")
    return count


def _planned(
    game: str,
    bots: Sequence[str],
    seed: object,
    options: dict[str, Any] | None,
    seats: int | None,
    time_limit: float,
) -> tuple[tuple[Plan, ...], Settings]:
    """The groups of bots, and what makes this tournament the one it is; or an error that says what would be right."""
    info = underhall.game_info(game)
    count = seats_at_a_table(game, bots, seats)
    if not 0 < time_limit <= MOST_SECONDS:
        raise BadOptionValue(name="time-limit", value=f"{time_limit:g}", valid=f"0.1–{MOST_SECONDS:g}")
    given = dict(options or {})
    groups = list(combinations(bots, count))
    sets = set_texts(given)
    plans = tuple(Plan(game, group, str(seed), given, None, True, time_limit, sets) for group in groups)
    named = {name: str(value) for name, value in given.items()}
    return plans, Settings(game, tuple(bots), count, str(seed), named, info.rules, info.cards)


# -- the games ---------------------------------------------------------------------------------------------------


class DidNotAnswer(Exception):
    """Ends a game whose result would not count."""

    def __init__(self, out: Out) -> None:
        super().__init__(out)
        self.out = out


def _play(
    plans: tuple[Plan, ...],
    games: int,
    file: ResultsFile,
    jobs: int,
    progress: Callable[[int], None],
    cluster: str | None,
) -> None:
    """Play what has not been played yet."""
    done = {(each.table, each.number) for each in file.results if isinstance(each, GamePlayed)}
    out = {each.bot for each in file.results if isinstance(each, Out)}

    def wanted() -> Iterator[int]:
        for place in range(games * len(plans)):
            table, number = place % len(plans), place // len(plans)
            if (table, number) in done or not out.isdisjoint(plans[table].bots):
                progress(1)
            else:
                yield place

    for part in play_all(partial(play_match, plans), wanted(), games * len(plans) - len(done), jobs, cluster):
        for _, result in part:
            if isinstance(result, GamePlayed):
                file.add(result)
            elif result.bot not in out:
                out.add(result.bot)
                file.add(result)
        progress(len(part))


def play_match(plans: tuple[Plan, ...], place: int) -> Result:
    """The game at this place of the tournament: the groups take turns, so that all get equally far."""
    table, number = place % len(plans), place // len(plans)

    def refuse(bot: str, why: NoAnswer, given: str) -> None:
        if why != "no-net":  # which is no fault of the bot: it plays, if not by its net
            raise DidNotAnswer(Out(bot, why, given))

    try:
        played = play_one(plans[table], number, refuse)
    except DidNotAnswer as failure:
        return failure.out
    return GamePlayed(table, number, played.winners, played.turns)


# -- the result --------------------------------------------------------------------------------------------------


def _counted(plans: tuple[Plan, ...], games: int, results: list[Result]) -> list[GamePlayed]:
    """The games that count, each once, in order."""
    out = {each.bot for each in results if isinstance(each, Out)}
    found: dict[tuple[int, int], GamePlayed] = {}
    for each in results:
        if isinstance(each, GamePlayed) and each.number < games and out.isdisjoint(plans[each.table].bots):
            found.setdefault((each.number, each.table), each)
    return [found[place] for place in sorted(found)]


def _seated(plans: tuple[Plan, ...], games: list[GamePlayed]) -> Iterator[tuple[list[str], tuple[int, ...]]]:
    return ((seating(plans[each.table].bots, each.number), each.winners) for each in games)


def _tournament(
    plans: tuple[Plan, ...], games: list[GamePlayed], ratings: dict[str, Any], out: list[Out], found: int
) -> Tournament:
    wins = dict.fromkeys(ratings, 0)
    played = dict.fromkeys(ratings, 0)
    pairs: dict[str, dict[str, list[int]]] = {bot: {} for bot in ratings}
    for names, winners in _seated(plans, games):
        winning = {names[seat] for seat in winners}
        for bot in names:
            played[bot] += 1
            wins[bot] += bot in winning
            for other in names:
                if other != bot:
                    pair = pairs[bot].setdefault(other, [0, 0])
                    pair[0] += bot in winning
                    pair[1] += 1
    standings = [
        BotStanding(bot, each.rating, each.low, each.high, played[bot], share_of(wins[bot], max(1, played[bot])))
        for bot, each in ratings.items()
    ]
    lines = msgspec.json.encode(games)
    return Tournament(
        game=plans[0].game,
        seats=len(plans[0].bots),
        games=len(games),
        found=found,
        standings=sorted(standings, key=lambda each: -each.rating),
        against={bot: {other: share_of(*pair) for other, pair in each.items()} for bot, each in pairs.items()},
        out=out,
        outcome_hash=hashlib.blake2b(lines, digest_size=16).hexdigest(),
    )
