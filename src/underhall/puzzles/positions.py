"""A moment of a game in the words of its table layout, as seen from one seat: what a puzzle file holds.

The others' hands are laid aside and decks are not told, so that nothing hidden can decide. What lasts for this turn
only, such as a room that has been used already, is lost: whoever proves something proves it of the table as told.
"""

from underhall.games import GAMES
from underhall.kernel.game import Game
from underhall.kernel.puzzles import RIVALS, YOU, Position


def told_position(game: Game, seat: int) -> tuple[list[str], Position]:
    """The names of the seats, `seat` first and then clockwise, and what lies where."""
    puzzles = GAMES[game.config.game].puzzles()
    seats = [each % game.config.seats for each in range(seat, seat + game.config.seats)]
    seats = [each for each in seats if each == seat or puzzles.takes_part(game, each)]
    names = [YOU, *RIVALS][: len(seats)]
    position = puzzles.position(game, dict(zip(names, seats, strict=True)))
    return names, {word: value for word, value in position.items() if value not in ({}, [], None)}
