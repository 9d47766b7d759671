"""Many games, one row for each seat of each game, in a polars data frame.

    pip install underhall polars
    python examples/simulate_to_polars.py 200 games.parquet

The second argument may be left out; then the table is only printed.
"""

import sys
from itertools import chain
from typing import Any

import polars as pl

from underhall.lab.simulate import Played, play_games, seating

BOTS = ("greedy", "random", "random", "random")


def rows(number: int, played: Played) -> list[dict[str, Any]]:
    """What came of one game, seat by seat."""
    return [
        {
            "game": number,
            "seat": seat,
            "bot": bot,
            "score": played.scores[seat],
            "won": seat in played.winners,
            "turns": played.turns,
            "rule": played.rule,  # the rule that ended the game
        }
        for seat, bot in enumerate(seating(BOTS, number))
    ]


def frame(games: int, seed: object = 1) -> pl.DataFrame:
    """So many games of Boss Monster. The same seed gives the same frame, on every machine."""
    played = play_games("boss-monster", BOTS, games, seed)
    return pl.DataFrame(list(chain.from_iterable(rows(number, one) for number, one in enumerate(played))))


def by_bot(seats: pl.DataFrame) -> pl.DataFrame:
    """How often a seat of each bot won, and with what score."""
    return (
        seats.group_by("bot")
        .agg(
            pl.len().alias("seats"),
            pl.col("won").mean().round(3).alias("won"),
            pl.col("score").mean().round(2).alias("mean_score"),
        )
        .sort("won", descending=True)
    )


if __name__ == "__main__":
    seats = frame(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    print(by_bot(seats))
    if len(sys.argv) > 2:
        seats.write_parquet(sys.argv[2])
        print(f"{seats.height} rows in {sys.argv[2]}")
