"""A finished game looked through: everybody's chances turn by turn, mistakes, good moves, and how much was luck.

Every real choice of every seat is weighed on what that seat knew (`chances.py`). The choices that gave most away, and
those that gained most, are weighed again in many more and other worlds, and named only if that bears them out.
"""

from collections.abc import Callable
from math import exp
from typing import Final, NamedTuple

from underhall.bots.bot import is_choice
from underhall.bots.search import mean
from underhall.coach.chances import WeighedOption, behind, chance_given_away, chance_of_seat, weigh
from underhall.games import GAMES
from underhall.kernel.decisions import Option
from underhall.kernel.explain import Note
from underhall.kernel.game import Game
from underhall.kernel.luck import Luck, seeded

VERSION: Final = 2  # goes up when the same game would get other figures: a report that was kept is then made again
WORLDS: Final = 8  # in which every choice is weighed
MORE_WORLDS: Final = 32  # in which those are weighed that are to be named
MOST_NAMED: Final = 3  # mistakes, and good moves, of a seat
MATTERS: Final = 0.01  # chances that differ by less are not a choice
NAMED_FROM: Final = 0.03  # what a move must give away or gain to be named
DOUBT: Final = 2.0  # standard errors that it must be away from nothing
SAME_AT_FIRST: Final = "coach-same-at-first"  # what is said where nothing tells two options apart yet
STEEPNESS: Final = 0.04354  # how accuracy falls with each hundredth of a win given away, as players know it from chess


class Point(NamedTuple):
    """Where everybody stands as a turn begins, each on what they know; together they are 1."""

    turn: int
    answers: int  # given before
    chances: list[float]


class Move(NamedTuple):
    """A choice that is worth a word: a mistake, or a good one."""

    seat: int
    turn: int
    answers: int  # given before: where a replay shows it
    chosen: Option
    other: Option  # what was better, or the best besides
    chosen_chance: float
    other_chance: float
    chosen_notes: list[Note]
    other_notes: list[Note]

    @property
    def is_mistake(self) -> bool:
        """Whether the other option was better."""
        return self.chosen_chance < self.other_chance


class SeatReport(NamedTuple):
    """How a seat has played."""

    choices: int  # that mattered
    given_away: float  # chances in all, against the best options
    accuracy: float | None  # from 0 to 100; None where nothing mattered, and in a game for one
    luck: float  # what cards and dice gave it, for which neither it nor the others can be praised
    mistakes: list[Move]
    good_moves: list[Move]


class Analysis(NamedTuple):
    """All of it."""

    curve: list[Point]
    seats: list[SeatReport]


class WeighedChoice(NamedTuple):
    """A choice as it was weighed at first."""

    seat: int
    answers: int
    given_away: float
    gained: float  # over the best of the other options; less than nothing for all but the best


def analyse(
    start: Callable[[], Game],
    answers: list[int],
    progress: Callable[[int], None] | None = None,
    worlds: int = WORLDS,
    more_worlds: int = MORE_WORLDS,
) -> Analysis:
    """Look a game through. `start` begins it, `answers` are a seat and a place, in turns; `progress` hears of each."""
    game = start()
    luck = seeded(f"{game.config.seed}/coach")
    curve: list[Point] = []
    choices: list[WeighedChoice] = []
    turn = -1
    for number in range(len(answers) // 2):
        seat, place = answers[2 * number], answers[2 * number + 1]
        if game.turn != turn:
            turn = game.turn
            curve.append(Point(turn, number, _shares(game, worlds, luck)))
        decision = game.decision_of(seat)
        if decision is not None and is_choice(decision):
            weighed = weigh(game, decision, worlds, luck, place)
            if len(weighed) > 1 and weighed[0].chance - weighed[-1].chance >= MATTERS:
                choices.append(WeighedChoice(seat, number, chance_given_away(weighed, place), _gained(weighed, place)))
        game.answer(seat, place)
        if progress is not None:
            progress(number + 1)
    # Whoever plays alone ends with points, which is what the curve has of them all the way.
    results = result_of(game) if game.over and game.config.seats > 1 else _shares(game, worlds, luck)
    curve.append(Point(game.turn, len(answers) // 2, results))
    named = _named(start, answers, choices, more_worlds, luck)
    return Analysis(curve, _reports(curve, choices, named))


def _reports(curve: list[Point], choices: list[WeighedChoice], named: list[Move]) -> list[SeatReport]:
    """How each seat has played."""
    first, results = curve[0].chances, curve[-1].chances
    given = [sum(each.given_away for each in choices if each.seat == seat) for seat in range(len(results))]
    reports = []
    for seat in range(len(results)):
        own = [each for each in choices if each.seat == seat]
        moves = [move for move in named if move.seat == seat]
        reports.append(
            SeatReport(
                choices=len(own),
                given_away=max(0.0, given[seat]),
                accuracy=accuracy(given[seat] / len(own)) if own and len(results) > 1 else None,
                luck=luck_of(seat, first, results, given) if len(results) > 1 else 0.0,
                mistakes=[move for move in moves if move.is_mistake],
                good_moves=[move for move in moves if not move.is_mistake],
            )
        )
    return reports


def accuracy(given_away: float) -> float:
    """From 0 to 100, for what a seat gave away by each of its choices: 0.01 is one win in a hundred games."""
    return max(0.0, min(100.0, 103.1668 * exp(-STEEPNESS * 100 * max(0.0, given_away)) - 3.1668))


def luck_of(seat: int, first: list[float], results: list[float], given: list[float]) -> float:
    """What is left of a seat's way from its first chance to the result once everybody's choices are taken out.

    What the others give away is shared by all but the one who gave it.
    """
    others = sum(one for other, one in enumerate(given) if other != seat) / (len(given) - 1)
    return results[seat] - first[seat] + given[seat] - others


def result_of(game: Game) -> list[float]:
    """What each seat has of the win: 1, 0, or its share."""
    outcome = game.outcome
    winners = outcome.winners if outcome is not None else []
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.config.seats)]


def _shares(game: Game, worlds: int, luck: Luck) -> list[float]:
    """Everybody's chance on what they know, made to be 1 together."""
    chances = [chance_of_seat(game, seat, worlds, luck) for seat in range(game.config.seats)]
    total = sum(chances)
    return [chance / total if total else 1 / len(chances) for chance in chances] if len(chances) > 1 else chances


def _gained(weighed: list[WeighedOption], place: int) -> float:
    """By how much the chosen option is better than the best of the others."""
    others = [each for each in weighed if each.place != place]
    return -behind(weighed, place, others[0].place)[0]


def _named(
    start: Callable[[], Game], answers: list[int], choices: list[WeighedChoice], worlds: int, luck: Luck
) -> list[Move]:
    """The mistakes and good moves, in the order of the game."""
    wanted = _worth_naming(choices)
    game = start()
    found: list[Move] = []
    for number in range(len(answers) // 2):
        seat, place = answers[2 * number], answers[2 * number + 1]
        if number in wanted:
            move = _move(game, seat, place, number, worlds, luck)
            if move is not None and move.is_mistake == wanted[number]:
                found.append(move)
        game.answer(seat, place)
    kept: list[Move] = []
    for mistakes in (True, False):
        for seat in range(game.config.seats):
            own = [move for move in found if move.seat == seat and move.is_mistake == mistakes]
            kept += sorted(own, key=lambda move: -abs(move.chosen_chance - move.other_chance))[:MOST_NAMED]
    return sorted(kept, key=lambda move: move.answers)


def _worth_naming(choices: list[WeighedChoice]) -> dict[int, bool]:
    """The choices to be weighed again, by the number of answers before, and whether each looked like a mistake.

    There are twice as many as are named, since some are not borne out.
    """
    wanted: dict[int, bool] = {}
    for seat in {each.seat for each in choices}:
        own = [each for each in choices if each.seat == seat]
        for each in sorted(own, key=lambda one: -one.given_away)[: 2 * MOST_NAMED]:
            if each.given_away >= NAMED_FROM:
                wanted[each.answers] = True
        for each in sorted(own, key=lambda one: -one.gained)[: 2 * MOST_NAMED]:
            if each.gained >= NAMED_FROM:
                wanted.setdefault(each.answers, False)
    return wanted


def _move(game: Game, seat: int, place: int, number: int, worlds: int, luck: Luck) -> Move | None:
    """The choice weighed again, in worlds of its own; None if the difference is not borne out, or no merit."""
    decision = game.decision_of(seat)
    assert decision is not None  # it was asked when it was weighed at first
    weighed = weigh(game, decision, worlds, luck, place)
    others = [each for each in weighed if each.place != place]
    other = others[0].place
    gap, error = behind(weighed, place, other)
    if abs(gap) < max(NAMED_FROM, DOUBT * error):
        return None
    info = GAMES[game.config.game]
    if gap < 0 and info.is_reaction(decision) and place == info.default_option(decision):
        return None  # nobody is praised for not reacting where reacting would have been wrong
    explanation = info.explain(game, decision)
    chosen_notes, other_notes = telling_apart(explanation.options[place], explanation.options[other])
    return Move(
        seat,
        game.turn,
        number,
        decision.options[place],
        decision.options[other],
        mean(next(each.worths for each in weighed if each.place == place)),
        mean(others[0].worths),
        chosen_notes,
        other_notes,
    )


def telling_apart(chosen: list[Note], other: list[Note]) -> tuple[list[Note], list[Note]]:
    """What only one of two options does: what both do is no reason to prefer either."""
    only_chosen = [note for note in chosen if note not in other]
    only_other = [note for note in other if note not in chosen]
    if not only_chosen and not only_other:
        return [], [Note(SAME_AT_FIRST)]
    return only_chosen, only_other
