"""A worker's end of the line to the supervisor, who knows which worker has which table and hands on what workers tell
each other."""

import asyncio
import os
import socket
from collections.abc import Callable
from itertools import count
from typing import Final

from underhall.server.sharing import NO_FILE
from underhall.server.workers.channel import Channel
from underhall.server.workers.messages import (
    Living,
    Place,
    Ready,
    Relay,
    Relayed,
    Release,
    Stop,
    Take,
    Told,
    ToWorker,
    Where,
)

ORPHANED: Final = 70  # the exit code of a worker whose supervisor is gone


class SupervisorLine:
    """Leases and bus of the processes of one machine. Each of them is called by its number."""

    def __init__(self, number: int, line: socket.socket) -> None:
        self.name = str(number)
        self.on_lost: Callable[[], None] = _nothing  # never: the supervisor takes nothing from anybody who lives
        self.on_message: Callable[[str, bytes, int], None] = _ignore
        self.on_others: Callable[[set[str], bool], None] = _nobody
        self.on_break: Callable[[str], None] = _nothing_with  # nor does anything get lost
        self.on_stop: Callable[[], None] = _nothing
        self.channel: Channel[ToWorker] = Channel(line, ToWorker)
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[int]] = {}  # by the number of the question
        self._is_writing = False

    def begin(self) -> None:
        asyncio.get_running_loop().add_reader(self.channel.line, self._receive)

    def ready(self) -> None:
        """Tables may come."""
        self._send(Ready())

    # -- leases -----------------------------------------------------------------------------------------------------

    def is_there(self) -> bool:
        return True  # or the supervisor has ended us

    def has(self, table: str) -> bool:
        return True

    async def where(self, table: str) -> str:
        return await self._told(lambda number: Where(number, table))

    async def take(self, table: str) -> str:
        try:
            return await self._told(lambda number: Take(number, table))
        except asyncio.CancelledError:
            self.release(table)  # whoever wanted it is gone
            raise

    async def open(self, table: str) -> None:
        await self.take(table)

    def release(self, table: str) -> None:
        self._send(Release(table))

    async def free(self, tables: list[str]) -> list[str]:
        return [table for table in tables if await self.where(table) == self.name]

    async def place(self) -> str:
        return await self._told(Place)

    async def end(self) -> None:
        """The supervisor frees what was ours when we are gone for certain."""

    async def _told(self, question: Callable[[int], object]) -> str:
        number = next(self._numbers)
        waiting: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[number] = waiting
        try:
            self._send(question(number))
            return str(await waiting)
        finally:
            del self._waiting[number]

    # -- messages ---------------------------------------------------------------------------------------------------

    def send(self, process: str, message: bytes, file: int = NO_FILE) -> None:
        self._send(Relay(int(process), message), file)

    def carries_files(self, process: str) -> bool:
        return True

    def _send(self, message: object, file: int = NO_FILE) -> None:
        self.channel.send(message, file)
        if self.channel.is_waiting and not self._is_writing:
            self._is_writing = True
            asyncio.get_running_loop().add_writer(self.channel.line, self._flush)

    def _flush(self) -> None:
        self.channel.flush()
        if not self.channel.is_waiting:
            self._is_writing = False
            asyncio.get_running_loop().remove_writer(self.channel.line)

    def _receive(self) -> None:
        for message, file in self.channel.receive():
            self._take_in(message, file)
        if self.channel.ended:
            # The supervisor was killed: nobody knows any more who has which table, and all that counts is on the disk.
            os._exit(ORPHANED)

    def _take_in(self, message: ToWorker, file: int) -> None:
        match message:
            case Told(number, worker):
                waiting = self._waiting.get(number)
                if waiting is not None and not waiting.done():
                    waiting.set_result(worker)
            case Relayed(worker, payload):
                self.on_message(str(worker), payload, file)
            case Living(workers, left):
                self.on_others({str(each) for each in workers} - {self.name}, left)
            case Stop():
                self.on_stop()


def _nothing() -> None:
    """Nobody wants to know."""


def _nothing_with(process: str) -> None:
    """Nobody wants to know."""


def _ignore(sender: str, message: bytes, file: int) -> None:
    """Nobody listens yet."""
    if file != NO_FILE:
        os.close(file)


def _nobody(others: set[str], left: bool) -> None:
    """Nor is interested in who is there."""
