"""A puzzle made from a moment of a game, if one line is clearly best there: the same proof as for all puzzles."""

from underhall.errors import BadLesson, NoPuzzle
from underhall.games import GAMES
from underhall.kernel.game import GameConfig
from underhall.puzzles.check import check
from underhall.puzzles.mine import look_at, moment_of, seats_of
from underhall.puzzles.positions import told_position
from underhall.puzzles.reader import read_puzzle


def puzzle_from(config: GameConfig, answers: list[int], at: int, wanted: int) -> tuple[str, str]:
    """Name and text of the file of a puzzle that begins after the first `at` answers of a game, for `wanted` if that
    seat is asked; it has been proved."""
    info = GAMES[config.game]
    if not info.is_current(config.rules, config.cards):
        raise NoPuzzle(why="rules", name=str(config.rules))
    before = answers[: 2 * at]
    game = info.start(config.seats, config.seed, dict(config.options), True)
    for seat, option in zip(before[::2], before[1::2], strict=True):
        game.answer(seat, option)
    asked = [decision.seat for decision in game.pending]
    if not asked:
        raise NoPuzzle(why="over", name=str(at))
    solver = wanted if wanted in asked else asked[0]
    begin = moment_of(game)
    if not begin or solver not in seats_of(game):
        raise NoPuzzle(why="phase", name=str(at))
    names, position = told_position(game, solver)
    found = look_at(config.game, names, position, begin, dict(config.options))
    if found is None:
        raise NoPuzzle(why="unproved", name=str(at))
    found.source = f"{config.seed} {at} {solver}"
    name, text = found.written(1)
    try:
        check(read_puzzle(f"{config.game}/{name}", config.game, text))
    except BadLesson as fault:  # what the search has left out for speed, the proof has not
        raise NoPuzzle(why="unproved", name=str(at)) from fault
    return name, text
