"""A puzzle made from a moment of a game, if one line is clearly best there: found and proved like every other."""

from typing import Final

from underhall.errors import BadLesson, NoPuzzle
from underhall.games import GAMES
from underhall.kernel.game import Game, GameConfig
from underhall.learn.made import game_at
from underhall.puzzles.check import check
from underhall.puzzles.positions import Place, told_place
from underhall.puzzles.proof import Effort
from underhall.puzzles.reader import read_puzzle
from underhall.puzzles.search import Unproved, look_for

# Seconds; half a minute where nothing is compiled, on a slow machine.
MOST_POSITIONS: Final = 10_000  # for one goal
MOST_ANSWERS: Final = 40_000


def puzzle_from(config: GameConfig, answers: list[int], at: int, wanted: int) -> tuple[str, str]:
    """Name and text of the file of a puzzle from the moment after the first `at` answers of a game.

    It begins with the phase or the fight of that moment, and is for `wanted` if that seat can have one there, else for
    whoever is asked. How much is tried is bounded; what is more than that is refused, as is all that is not proved.
    """
    place = _place(config, answers, at, wanted)
    try:
        found = look_for(place, Effort(MOST_POSITIONS, MOST_ANSWERS))
    except Unproved as error:
        raise NoPuzzle(why=error.why) from error
    found.source = f"{config.seed} {at}"
    name, text = found.written(1)
    try:
        check(read_puzzle(f"{config.game}/{name}", config.game, text), Effort(MOST_POSITIONS, MOST_ANSWERS))
    except BadLesson as fault:  # what the search has left out for speed, the proof has not
        raise NoPuzzle(why="large" if fault.details["why"] == "too-large" else "uncertain") from fault
    return name, text


def _place(config: GameConfig, answers: list[int], at: int, wanted: int) -> Place:
    """The table as it was when what goes on at this moment began."""
    puzzles = GAMES[config.game].puzzles()
    game = game_at(config, answers, at)
    begin, turn = puzzles.moment(game), game.turn
    solvers = puzzles.solvers(game) if begin else []
    if not solvers:
        raise NoPuzzle(why="phase")
    asked = [decision.seat for decision in game.pending if decision.seat in solvers]
    solver = wanted if wanted in solvers else [*asked, *solvers][0]
    earlier = _first_of_run(config, answers, at, (turn, begin))
    return told_place(earlier, solver, begin)


def _first_of_run(config: GameConfig, answers: list[int], at: int, what: tuple[int, str]) -> Game:
    """The game at the first of the moments before this one that belong, all in a row, to what goes on now."""
    puzzles = GAMES[config.game].puzzles()
    game = game_at(config, answers, 0)
    first: Game | None = None
    for seat, option in zip(answers[: 2 * at : 2], answers[1 : 2 * at : 2], strict=True):
        if (game.turn, puzzles.moment(game)) != what:
            first = None
        elif first is None:
            first = game.clone()
        game.answer(seat, option)
    return first or game
