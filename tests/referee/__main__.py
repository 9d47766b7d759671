"""Referee many games: `python -m tests.referee --games 3000`."""

import argparse
from concurrent.futures import ProcessPoolExecutor

from tests.referee.desk import Complaint, read_book, referee_game
from tests.referee.house import REFEREES, fixtures


def referee_share(game: str, games: int, share: int, shares: int) -> tuple[int, int, list[str]]:
    """Games and checks of one process, and what it had to complain about."""
    book = read_book(game)
    checks = 0
    complaints: list[str] = []
    played = fixtures(game, games)[share::shares]
    for table, seed, style in played:
        try:
            checks += referee_game(table, seed, style, REFEREES[game], book).checks
        except Complaint as complaint:
            complaints.append(str(complaint))
    return len(played), checks, complaints


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000, help="how many of each game")
    parser.add_argument("--game", choices=sorted(REFEREES), action="append")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    faults = 0
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for game in chosen.game or REFEREES:
            shares = [pool.submit(referee_share, game, chosen.games, i, chosen.jobs) for i in range(chosen.jobs)]
            results = [share.result() for share in shares]
            complaints = [complaint for result in results for complaint in result[2]]
            games, checks = sum(result[0] for result in results), sum(result[1] for result in results)
            print(f"{game}: {games} games, {checks} checks, {len(complaints)} complaints", flush=True)
            for complaint in complaints[:5]:
                print(complaint)
            faults += len(complaints)
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
