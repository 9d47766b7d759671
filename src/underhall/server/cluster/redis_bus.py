"""Messages between processes by Redis, each of which subscribes to a channel of its own name.

What is to be sent while Redis takes in what was before goes in one piece. Redis says how many have received a piece: if
nobody has, or Redis is away, it goes by another way (`on_undelivered`). A message that Redis had taken and lost is not
missed here, but the connection through which it should have come breaks, and that is told (`on_break`). A word to
oneself every second shows whether the whole way is open, also where a cut line breaks nothing. As long as it is not,
that is told, too (`on_deaf`): Redis itself may take minutes to notice that nobody reads what it sends.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from redis.asyncio import Redis
from redis.asyncio.connection import parse_url
from redis.exceptions import RedisError

from underhall.errors import UnusableBus
from underhall.server.cluster.eras import Eras
from underhall.server.errorlog import ERRORS

ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(tuple[str, int, list[bytes]])
WORD: Final = 1.0  # seconds between two words to ourselves
SILENCE: Final = 3.0  # seconds without one after which the way is not open
AGAIN: Final = 0.3  # seconds until the next try
AVOIDED: Final = 3 * WORD  # how long nobody sends by Redis to somebody who says that nothing comes that way


class RedisBus:
    """One process's way to the others."""

    def __init__(self, url: str, prefix: str, name: str, eras: Eras) -> None:
        self.url = url
        self.eras = eras
        self.prefix = prefix  # of this cluster's channels: others may use the same Redis
        self.name = name
        self.on_received: Callable[[str, int, list[bytes]], None] = _ignore_late
        self.on_undelivered: Callable[[str, list[bytes]], None] = _ignore
        self.on_break: Callable[[], None] = _nothing
        self.on_deaf: Callable[[], None] = _nothing
        self.is_open = False
        self._avoided: dict[str, float] = {}  # until when, by process
        self._heard = 0.0
        self._outgoing: dict[str, list[bytes]] = {}
        self._redis: Redis | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._has_outgoing = asyncio.Event()

    def begin(self) -> None:
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(each) for each in (self._listen(), self._send_all(), self._watch())]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._redis is not None:
            with suppress(Exception):
                await self._redis.aclose()

    def send(self, process: str, message: bytes) -> None:
        if not self.is_open or self._is_avoided(process):
            self.on_undelivered(process, [message])
            return
        self._outgoing.setdefault(process, []).append(message)
        self._has_outgoing.set()

    def avoid(self, process: str) -> bool:
        """Nothing reaches this one by Redis; whether that is news."""
        was_avoided = self._is_avoided(process)
        self._avoided[process] = asyncio.get_running_loop().time() + AVOIDED
        return not was_avoided

    def _is_avoided(self, process: str) -> bool:
        until = self._avoided.get(process)
        if until is None:
            return False
        if until < asyncio.get_running_loop().time():
            del self._avoided[process]
            return False
        return True

    # -- what goes ----------------------------------------------------------------------------------------------------

    async def _send_all(self) -> None:
        while True:
            await self._has_outgoing.wait()
            self._has_outgoing.clear()
            pieces, self._outgoing = self._outgoing, {}
            eras = [self.eras.ours(process) for process in pieces]
            try:
                received = await asyncio.wait_for(self._publish(pieces), SILENCE)
            except (RedisError, OSError, TimeoutError):
                received = [0] * len(pieces)
            for count, era, (process, messages) in zip(received, eras, pieces.items(), strict=True):
                # In another era, whatever this was about has been given up.
                if not count and process != self.name and era == self.eras.ours(process):
                    self.on_undelivered(process, messages)

    async def _publish(self, pieces: dict[str, list[bytes]]) -> list[int]:
        if self._redis is None:
            return [0] * len(pieces)
        async with self._redis.pipeline(transaction=False) as pipeline:
            for process, messages in pieces.items():
                pipeline.publish(self._channel(process), ENCODER.encode((self.name, self.eras.ours(process), messages)))
            return list(await pipeline.execute())

    def _channel(self, process: str) -> str:
        return f"{self.prefix}:{process}"

    # -- what comes ---------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        was_told = False
        while True:
            self._redis = client(self.url)
            try:
                async with self._redis.pubsub() as subscription:
                    await subscription.subscribe(self._channel(self.name))
                    self._heard = asyncio.get_running_loop().time()
                    while True:
                        message = await subscription.get_message(timeout=WORD)
                        if message is not None and message["type"] == "message":
                            self._take_in(message["data"])
                        elif message is not None:  # Redis says that from now on it will send us what comes
                            self.is_open = True
                            was_told = False
                        elif asyncio.get_running_loop().time() > self._heard + SILENCE:
                            raise TimeoutError("nothing comes any more")
            except (RedisError, OSError, TimeoutError) as error:
                if not was_told:
                    ERRORS.report("Redis is away; PostgreSQL carries what nodes tell each other", str(error))
                    was_told = True
            self._break()
            with suppress(Exception):
                await asyncio.wait_for(self._redis.aclose(), SILENCE)
            await asyncio.sleep(AGAIN)

    def _take_in(self, data: bytes) -> None:
        sender, era, messages = DECODER.decode(data)
        if sender == self.name:
            self._heard = asyncio.get_running_loop().time()
        else:
            self.on_received(sender, era, messages)

    def _break(self) -> None:
        if self.is_open:
            self.is_open = False
            self.on_break()

    async def _watch(self) -> None:
        while True:
            if self.is_open:
                self._outgoing.setdefault(self.name, []).append(b"")
                self._has_outgoing.set()
            else:
                self.on_deaf()
            await asyncio.sleep(WORD)


def client(url: str) -> Redis:
    return Redis.from_url(url, socket_connect_timeout=SILENCE, socket_timeout=None, protocol=2)


def check(url: str) -> None:
    """Refuse a Redis that is not there."""

    async def ask() -> None:
        redis = client(url)
        try:
            await asyncio.wait_for(redis.ping(), SILENCE)
        finally:
            await redis.aclose()

    try:
        asyncio.run(ask())
    except (RedisError, OSError, TimeoutError) as error:
        raise UnusableBus(why="unreachable", where=shown(url), reason=str(error) or type(error).__name__) from error


def is_bus(url: str) -> bool:
    """Whether this is the address of a Redis at all."""
    try:
        parse_url(url)
    except ValueError:
        return False
    return True


def shown(url: str) -> str:
    """The address without its password."""
    scheme, _, rest = url.partition("://")
    who, at, where = rest.rpartition("@")
    return f"{scheme}://{who.partition(':')[0]}{':***' if ':' in who else ''}{at}{where}"


def _ignore(process: str, messages: list[bytes]) -> None:
    """There is no other way yet."""


def _ignore_late(process: str, era: int, messages: list[bytes]) -> None:
    """Nobody listens yet."""


def _nothing() -> None:
    """Nobody wants to know."""
