"""What a house rule changes: the same games, dealt from the same seeds, with and without an option.

    python examples/house_rule.py boss-monster hard_mode=on
    python examples/house_rule.py munchkin-quest length=short 20

`underhall games` lists the options of each game.
"""

import statistics
import sys

import underhall
from underhall.lab.simulate import Played, interval, play_games

SEATS = 3


def lengths(played: list[Played]) -> str:
    """How long the games took."""
    turns = [one.turns for one in played]
    return f"median {statistics.median(turns):g} turns, {max(turns)} at the most"


def compare(game: str, option: str, value: str, games: int) -> list[str]:
    """The report, line by line."""
    usual = underhall.game_info(game).options[option][0]
    bots = ["greedy"] * SEATS
    before = play_games(game, bots, games, options={option: usual})
    after = play_games(game, bots, games, options={option: value})
    other = sum(one.winners != two.winners for one, two in zip(before, after, strict=True))
    low, high = interval(other, games)
    return [
        f"{option}={usual}: {lengths(before)}",
        f"{option}={value}: {lengths(after)}",
        f"{other} of {games} games had another winner (between {low:.0%} and {high:.0%} of all games, 95% interval)",
    ]


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "boss-monster"
    option, _, value = (sys.argv[2] if len(sys.argv) > 2 else "hard_mode=on").partition("=")
    print(*compare(name, option, value, int(sys.argv[3]) if len(sys.argv) > 3 else 50), sep="\n")
