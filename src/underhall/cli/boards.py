"""Which board a game is drawn on: the game says."""

from collections.abc import Sequence
from typing import Any

from underhall import game_info
from underhall.terminal.board import Board
from underhall.text import Texts


def board_of(game: str) -> type[Board[Any, Any]]:
    """The kind of board that draws the game."""
    board: type[Board[Any, Any]] = game_info(game).text_board()
    return board


def new_board(game: str, text: Texts, names: Sequence[str], bots: Sequence[str]) -> Board[Any, Any]:
    """The board of the game, for these players."""
    return board_of(game)(text, names, bots)
