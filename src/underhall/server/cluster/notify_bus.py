"""Messages between processes by PostgreSQL's own `NOTIFY`, while Redis is away.

It is slower, and every message goes through the database's one queue; but whatever is up to nodes can be done as long
as the database can be reached. A message is at most 8000 bytes of text, so that pieces are cut and put together here.
"""

import asyncio
import base64
from collections.abc import Callable
from itertools import count
from typing import Any, Final

import msgspec
import psycopg
from sqlalchemy import Engine

from underhall.server.cluster.eras import Eras
from underhall.server.errorlog import ERRORS

ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(tuple[str, int, list[bytes]])
PIECE: Final = 7800  # characters
AGAIN: Final = 0.3  # seconds until the next try
MOST_WAITING: Final = 1000  # messages; what comes beyond that is lost


class NotifyBus:
    """One process's way to the others."""

    def __init__(self, engine: Engine, name: str, eras: Eras) -> None:
        self.eras = eras
        self.settings: dict[str, Any] = dict(engine.dialect.create_connect_args(engine.url)[1])
        self.name = name
        self.on_received: Callable[[str, int, list[bytes]], None] = _ignore
        self.on_break: Callable[[], None] = _nothing
        self._outgoing: asyncio.Queue[tuple[str, int, list[bytes]]] = asyncio.Queue(MOST_WAITING)
        self._pieces: dict[str, list[str]] = {}  # what has come so far of each message
        self._numbers = count(1)
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(each) for each in (self._listen(), self._send_all())]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()

    def send(self, process: str, messages: list[bytes]) -> None:
        if not self._outgoing.full():
            self._outgoing.put_nowait((process, self.eras.ours(process), messages))

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(**self.settings, autocommit=True)

    async def _send_all(self) -> None:
        """The connection is opened when there is something to send, and kept."""
        connection: psycopg.AsyncConnection[Any] | None = None
        while True:
            process, era, messages = await self._outgoing.get()
            if era != self.eras.ours(process):
                continue  # whatever this was about has been given up meanwhile
            try:
                if connection is None:
                    connection = await self._connect()
                await self._notify(connection, process, messages)
            except (psycopg.Error, OSError) as error:
                ERRORS.report("a message could not be sent", str(error).partition("\n")[0])
                if connection is not None:
                    await connection.close()
                connection = None

    async def _notify(self, connection: psycopg.AsyncConnection[Any], process: str, messages: list[bytes]) -> None:
        data = base64.b64encode(ENCODER.encode((self.name, self.eras.ours(process), messages))).decode()
        number = next(self._numbers)
        pieces = [data[first : first + PIECE] for first in range(0, len(data), PIECE)]
        async with connection.pipeline():
            for left, piece in zip(reversed(range(len(pieces))), pieces, strict=True):
                head = f"{self.name} {number} {left}"
                await connection.execute("SELECT pg_notify(%s, %s)", (process, f"{head} {piece}"))

    async def _listen(self) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(psycopg.sql.SQL("LISTEN {}").format(psycopg.sql.Identifier(self.name)))
                    async for notice in connection.notifies():
                        self._take_in(notice.payload)
            except (psycopg.Error, OSError):
                pass  # the leases say more about what is wrong with the database
            self._pieces.clear()
            self.on_break()
            await asyncio.sleep(AGAIN)

    def _take_in(self, payload: str) -> None:
        sender, number, left, piece = payload.split(" ", 3)
        key = f"{sender} {number}"
        pieces = self._pieces.setdefault(key, [])
        pieces.append(piece)
        if left == "0":
            del self._pieces[key]
            self.on_received(*DECODER.decode(base64.b64decode("".join(pieces))))


def _ignore(process: str, era: int, messages: list[bytes]) -> None:
    """Nobody listens yet."""


def _nothing() -> None:
    """Nobody wants to know."""
