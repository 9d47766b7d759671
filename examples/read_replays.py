"""What happened in a folder of saved games: which rooms killed the heroes, and how each game ended.

    underhall simulate boss-monster --bots greedy,greedy,greedy --games 20 --save games
    python examples/read_replays.py games

A save holds the start, every answer and the state at each turn. Loading it plays the game again.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import underhall
from underhall import Game
from underhall.text import texts


def killers(game: Game[Any]) -> Iterator[str]:
    """The room in which each hero died: the one that hurt it last."""
    room = ""
    for event in game.events:
        seen = game.fields_of(event)  # with a watcher's eyes
        match event.message.name:
            case "room-hurt":
                room = str(seen["card"])
            case "adventure-began" | "hero-survived":
                room = ""
            case "hero-died" if room:
                yield room


def report(files: list[Path]) -> tuple[Counter[str], list[str]]:
    """How many heroes each room killed, and for each game the line that ended it, with its rule."""
    count: Counter[str] = Counter()
    ends = []
    for file in files:
        game = underhall.load(file.read_bytes())  # played again, and every stored state compared
        count.update(killers(game))
        names = [f"Seat {seat}" for seat in range(game.config.seats)]
        last = game.events[-1]
        ends.append(f"{file.name}: {underhall.teller(game, names).event(last, -1)} ({last.rule})")
    return count, ends


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "games")
    count, ends = report(sorted(folder.glob("*.underhall")))
    for room, heroes in count.most_common(10):
        print(f"{heroes:4} {texts('en').say(f'card-{room}')}")
    print(*ends, sep="\n")
