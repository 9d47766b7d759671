"""Writes what this version stores, to be opened by later ones: saves of every game, and a server's database.

Run it from the root of the project, with a folder named after the commit that is checked out, before something changes
that is stored:

    PYTHONPATH=src .venv/bin/python -m tests.earlier.make $(git rev-parse --short HEAD)
"""

import asyncio
import lzma
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

import underhall
from tests.conformance.tables import pick
from underhall import seeded
from underhall.engine import Game
from underhall.server.bodies import NewTable, SeatWish
from underhall.server.connections import Connection
from underhall.server.guests import guest_of
from underhall.server.protocol import FromPage
from underhall.server.registry import TableRegistry
from underhall.server.store import Store
from underhall.server.table import Table
from underhall.server.timing import HandTime

HERE: Final = Path(__file__).parent
DECODER: Final = msgspec.json.Decoder(FromPage)

# Name, game, seats, options, and after how many answers it is saved (0: when it is over).
SAVES: Final[list[tuple[str, str, int, dict[str, str], int]]] = [
    ("boss-trefl", "boss-monster", 4, {"edition": "trefl-pl"}, 140),
    ("boss-first", "boss-monster", 3, {"edition": "first-ru"}, 100),
    ("boss-alpha", "boss-monster", 2, {"edition": "alpha-ja"}, 70),
    ("boss-over", "boss-monster", 2, {"edition": "trefl-pl"}, 0),
    ("super-two", "super-boss-monster", 2, {}, 150),
    ("super-solo", "super-boss-monster", 1, {}, 60),
    ("super-mixed", "super-boss-monster", 4, {"mixed": "on", "items": "on", "coins": "on"}, 260),
    ("super-over", "super-boss-monster", 2, {}, 0),
    ("quest-two", "munchkin-quest", 2, {}, 400),
    ("quest-four", "munchkin-quest", 4, {}, 600),
    ("quest-over", "munchkin-quest", 2, {"length": "short"}, 0),
]
# Game, seats, and after how many answers of the person the server stops (0: when it is over).
TABLES: Final = [
    ("boss-monster", ("me", "greedy", "random"), 12),
    ("boss-monster", ("me", "open"), 0),
    ("boss-monster", ("me", "greedy"), 0),
    ("boss-monster", ("me", "greedy", "random", "greedy"), 8),
    ("super-boss-monster", ("me", "greedy"), 20),
    ("super-boss-monster", ("me", "random"), 0),
    ("munchkin-quest", ("me", "greedy", "random", "greedy"), 25),
    ("munchkin-quest", ("me", "random"), 0),
]
LONGEST: Final = 400  # answers of a finished game


def played(game: str, seats: int, options: dict[str, str], answers: int) -> Game:
    """A game after so many answers, or over: the first that lasts long enough, or is short enough to keep."""
    for seed in range(1000):
        playing = underhall.engine.new(game, seats, f"earlier {seed}", dict(options))
        luck = seeded(f"earlier players {seed}")
        while not playing.over and len(playing.answers) // 2 < (answers or LONGEST):
            playing.answer(*pick(playing, luck, "steady"))
        if playing.over == (not answers):
            return playing
    raise AssertionError(f"no such game of {game}")


async def serve(file: Path) -> None:
    """A registry with the tables of the list, each of Ann's."""
    time = HandTime()
    registry = TableRegistry(Store(f"sqlite:///{file}"), time, False, lambda: 2.0)
    ann = guest_of("ann's own secret token")
    await registry.guests.rename(ann, "Ann")
    for number, (game, seats, answers) in enumerate(TABLES):
        wishes = [SeatWish("bot", each) if each not in ("me", "open") else SeatWish(each) for each in seats]  # type: ignore[arg-type]
        options = {"length": "short"} if game == "munchkin-quest" else {}
        seed = "" if "open" in seats else f"earlier {number}"
        table = await registry.create(ann, "here", NewTable(game, wishes, options, seed=seed))
        if "open" not in seats:
            await play(registry, time, table, answers, random.Random(number))
    await registry.close()


async def play(registry: TableRegistry, time: HandTime, table: Table, answers: int, luck: random.Random) -> None:
    connection = Connection(0, table.record.owner)
    table.connect(connection)
    say(table, connection, type="sync")
    say(table, connection, type="say", phrase="phrase-hello")
    given = 0
    while True:
        time.turn(2.0)
        await registry.store.committed()
        shown: dict[str, Any] = {}
        while connection.frames:
            shown = msgspec.json.decode(connection.frames.popleft()).get("shown") or shown
        assert table.session is not None
        asked = table.session.questions.open.get(0)
        if table.record.standing == "ended" or (answers and given >= answers and asked is not None):
            break
        if asked is not None:
            options = asked.question.options
            places = [i for i, option in enumerate(options) if option.kind == "place"]
            given += 1
            choice = luck.choice(places) if places else luck.randrange(len(options))
            say(table, connection, type="answer", id=f"{given}", question=asked.id, option=choice)
    table.disconnect(connection)
    await registry.store.committed()


def say(table: Table, connection: Connection, **frame: Any) -> None:
    table.receive(connection, DECODER.decode(msgspec.json.encode(frame)))


def packed(file: Path) -> bytes:
    """The database as one file, small enough to keep."""
    connection = sqlite3.connect(file)
    connection.execute("pragma journal_mode = delete")
    connection.execute("vacuum")
    connection.close()
    return lzma.compress(file.read_bytes())


def main(folder: Path) -> None:
    folder.mkdir()
    for name, game, seats, options, answers in SAVES:
        (folder / f"{name}.underhall").write_bytes(played(game, seats, options, answers).save())
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "hall.db"
        asyncio.run(serve(file))
        (folder / "hall.db.xz").write_bytes(packed(file))
    for written in sorted(folder.iterdir()):
        print(f"{written.stat().st_size:8} {written.name}")


if __name__ == "__main__":
    main(HERE / sys.argv[1])
