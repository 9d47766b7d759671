"""Which board a game is drawn on: the one place where the text table tells games apart."""

from collections.abc import Sequence
from typing import Any, Final

from underhall.cli.board import Board
from underhall.cli.boss_board import BossBoard
from underhall.cli.quest_board import QuestBoard
from underhall.cli.super_board import SuperBoard
from underhall.text import Texts

BOARDS: Final[dict[str, type[Board[Any, Any]]]] = {board.game: board for board in (BossBoard, SuperBoard, QuestBoard)}


def new_board(game: str, text: Texts, names: Sequence[str], bots: Sequence[str]) -> Board[Any, Any]:
    """The board of the game, for these players."""
    return BOARDS[game](text, names, bots)
