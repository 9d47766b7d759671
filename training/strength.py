"""How strong bots are, on all cores: a row for each line-up, with Wilson's interval.

    PYTHONPATH=src:training python training/strength.py boss-monster "hard,normal x1000" "nightmare,normal x300 100s"

The first bot of a line-up is the one that is counted. Deals are paired: each is played until every bot has sat
everywhere. A row ends early after so many seconds; what was played by then is counted, in the order of the games.
"""

import argparse
import json
import os
import time
from contextlib import closing

from underhall.lab.simulate import Plan, Played, in_parts, interval, play_one, seating


def measured(game: str, bots: list[str], games: int, seconds: float, seed: str, jobs: int) -> dict[str, object]:
    """One row."""
    begun = time.monotonic()
    plan = Plan(game, tuple(bots), seed, {}, None, True)
    played: list[Played] = []
    with closing(in_parts(play_one, plan, games, jobs)) as parts:
        for part in parts:
            played += part
            if time.monotonic() - begun > seconds:
                break
    took = time.monotonic() - begun
    row: dict[str, object] = {"game": game, "bots": ",".join(bots), "games": len(played), "seconds": round(took, 1)}
    if len(bots) == 1:
        scores = [one.scores[0] for one in played]
        return {**row, "score": round(sum(scores) / len(scores), 2)}
    won = sum(1 for number, one in enumerate(played) for seat in one.winners if seating(bots, number)[seat] == bots[0])
    low, high = interval(won, len(played))
    return {**row, "won": won, "share": round(won / len(played), 4), "low": round(low, 4), "high": round(high, 4)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("rows", nargs="+", help='such as "hard,normal,normal x1000 60s"')
    parser.add_argument("--seed", default="docs")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    for row in given.rows:
        bots, games, *rest = row.split()
        seconds = float(rest[0].removesuffix("s")) if rest else 1e9
        found = measured(given.game, bots.split(","), int(games.removeprefix("x")), seconds, given.seed, given.jobs)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
