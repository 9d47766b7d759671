"""Games whose every option, event and outcome is boiled down to digests, for comparing the source with the compiled
engine.

    python -m tests.conformance.flavours boss-monster 0 40

plays the games 0 to 39 of Boss Monster with whichever engine Python finds, and writes what they came to as JSON.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from tests.conformance.tables import ALL, STYLES, Play, Table
from underhall import GAMES
from underhall.engine import Game
from underhall.version import ENGINE

WATCHER: Final = -1
ROOT: Final = Path(__file__).parents[2]
LONGEST: Final = 400  # answers; only the games of Munchkin Quest are longer, and every tenth is played to its end
LOOK: Final = 16  # answers between two looks at what everybody sees


class Played(msgspec.Struct):
    """What some games came to with one engine: by the name of each, a digest after every answer."""

    engine: str
    games: dict[str, list[str]]


def game_named(game: str, n: int) -> tuple[Table, str]:
    """The table and the way of playing of the n-th game: all tables of the game in turn, in each of the ways."""
    tables = [table for table in ALL if table.game == game]
    return tables[n % len(tables)], STYLES[(n + n // len(tables)) % len(STYLES)]


def digests(game: str, n: int) -> Iterator[str]:
    """After every answer a digest of all that the game has said until then."""
    table, style = game_named(game, n)
    play = Play(table, f"flavours {n}", style)
    said = hashlib.blake2b(digest_size=4)
    told = 0
    while not play.game.over and (play.step < LONGEST or n % 10 == 0):
        said.update(msgspec.json.encode([asked(play.game), play.game.events_for(WATCHER, told)]))
        told = play.game.event_count
        if play.step % LOOK == 0:
            said.update(msgspec.json.encode([play.game.view(seat) for seat in range(WATCHER, table.seats)]))
            said.update(b"".join([play.game.encoded(seat) for seat in range(table.seats)]))
        yield said.hexdigest()
        play.answer()
    said.update(msgspec.json.encode([play.game.events_for(seat) for seat in range(WATCHER, table.seats)]))
    said.update(msgspec.json.encode([play.game.fingerprint(), ending(play.game)]))
    said.update(play.game.save())
    yield said.hexdigest()


def asked(game: Game) -> list[object]:
    """Who is asked what, by which card, and may answer what."""
    return [
        [each.seat, each.number, each.kind, each.source, [[option.kind, option.fields] for option in each.options]]
        for each in game.decisions
    ]


def ending(game: Game) -> object:
    outcome = game.outcome
    return outcome and [outcome.winners, outcome.scores, outcome.rule]


def play(game: str, first: int, past: int) -> Played:
    """Some games of one kind, with the engine of this process."""
    games = {f"{game_named(game, n)[0]}, game {n}": list(digests(game, n)) for n in range(first, past)}
    return Played(ENGINE, games)


def play_elsewhere(game: str, first: int, past: int, source: bool, before: str = "") -> Played:
    """The same games in a process of their own, with the source or with what is installed.

    The Python code `before` is run before the games.
    """
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if source:
        environment["PYTHONPATH"] = str(ROOT / "src")
    code = f"{before}\nfrom tests.conformance.flavours import main\nmain()"
    command = [sys.executable, "-c", code, game, str(first), str(past)]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE)
    return msgspec.json.decode(done.stdout, type=Played)


def differences(one: Played, two: Played) -> list[str]:
    """The games that went differently, and when each began to."""
    assert one.games.keys() == two.games.keys()
    found: list[str] = []
    for name, here in one.games.items():
        there = two.games[name]
        if here != there:
            step = next((i for i, pair in enumerate(zip(here, there, strict=False)) if pair[0] != pair[1]), -1)
            found.append(f"{name}: {one.engine} and {two.engine} part after {step} answers")
    return found


def main() -> None:
    game, first, past = sys.argv[1:]
    assert game in GAMES
    sys.stdout.buffer.write(msgspec.json.encode(play(game, int(first), int(past))))


if __name__ == "__main__":
    main()
