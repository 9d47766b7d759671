"""The games of a report as rows in Parquet files: for questions that the report does not answer.

`games.parquet` has a row for each seat of each game, `cards.parquet` one for each card that a seat had to do with.
"""

from pathlib import Path
from typing import Any, Final

import polars as pl

from underhall.lab.watching import Watched

GAMES: Final = "games.parquet"
CARDS: Final = "cards.parquet"
SEAT_COLUMNS: Final[dict[str, Any]] = {
    "seats": pl.UInt8,
    "game": pl.UInt32,
    "seat": pl.UInt8,
    "won": pl.Boolean,
    "first": pl.Boolean,
    "rounds": pl.UInt16,
    "opening": pl.String,
}
CARD_COLUMNS: Final[dict[str, Any]] = {
    "seats": pl.UInt8,
    "game": pl.UInt32,
    "seat": pl.UInt8,
    "card": pl.String,
    "won": pl.Boolean,
    "offered": pl.UInt16,
    "taken": pl.UInt16,
    "drawn": pl.UInt16,
    "given_up": pl.UInt16,
    "played": pl.UInt16,
    "used": pl.UInt16,
    "kept": pl.Boolean,
    "change": pl.Float64,
}


class Rows:
    """Collects the rows of all games."""

    def __init__(self) -> None:
        self.seats: list[tuple[Any, ...]] = []
        self.cards: list[tuple[Any, ...]] = []

    def add(self, game: Watched) -> None:
        for seat in range(game.seats):
            won = seat in game.winners
            known = (game.seats, game.number, seat, won, seat == game.first, game.rounds)
            self.seats.append((*known, game.openings[seat] or None))
        for use in game.uses:
            counts = (use.offered, use.taken, use.drawn, use.given_up, use.played, use.used, use.kept)
            change = sum(use.changes) if use.changes else None
            self.cards.append((game.seats, game.number, use.seat, use.card, use.seat in game.winners, *counts, change))

    def write(self, folder: Path) -> None:
        """Put both files there."""
        pl.DataFrame(self.seats, SEAT_COLUMNS, orient="row").write_parquet(folder / GAMES)
        pl.DataFrame(self.cards, CARD_COLUMNS, orient="row").write_parquet(folder / CARDS)
