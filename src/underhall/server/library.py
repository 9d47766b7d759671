"""Answers that take long to make: made beside the event loop, one after the other, packed, and kept.

Everybody else goes on meanwhile: the thread that makes them gives way every half a millisecond (see run.py).
"""

import asyncio
import gzip
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from litestar import MediaType, Request, Response

from underhall.server.limits import Limits, address_of
from underhall.server.refusals import Refusal

T = TypeVar("T")
MOST_WAITING: Final = 16  # answers that are being made or wait for it
MOST_OF_ONE: Final = 4  # of one address
MOST_KEPT: Final = 16 * 1024 * 1024  # bytes, packed


class Library:
    """Keeps what it has made, the least wanted no longer than there is room."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._maker = ThreadPoolExecutor(1, "library")
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._closed = False
        self._making: dict[str, asyncio.Future[bytes]] = {}
        self._waiting: Counter[str] = Counter()  # by address

    async def answer(self, request: Request[Any, Any, Any], name: str, make: Callable[[], Any]) -> Response[Any]:
        """What `make` gives, under this name from now on. It is made in another thread, and may refuse."""
        packed = self._kept.get(name)
        if packed is None:
            packed = await self._made(name, address_of(request.scope), make)
        else:
            self._kept.move_to_end(name)
        headers = {"vary": "accept-encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            body = await self.run(partial(gzip.decompress, packed))
            return Response(body, media_type=MediaType.JSON, headers=headers)
        return Response(packed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})

    async def _made(self, name: str, address: str, make: Callable[[], Any]) -> bytes:
        if name in self._making:
            return await asyncio.shield(self._making[name])
        self.limits.reads.spend(address)
        if self.limits.on and (self._waiting.total() >= MOST_WAITING or self._waiting[address] >= MOST_OF_ONE):
            raise Refusal("refused-busy", 429)
        self._waiting[address] += 1
        making = asyncio.get_running_loop().run_in_executor(self._maker, _packed, make)
        self._making[name] = making
        making.add_done_callback(lambda done: self._done(name, address, done))
        return await asyncio.shield(making)  # whoever asked may go; others may want it

    def _done(self, name: str, address: str, done: "asyncio.Future[bytes]") -> None:
        del self._making[name]
        self._waiting[address] -= 1
        self._waiting += Counter()  # forgets who waits for nothing
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[name] = done.result()
        self._size += len(done.result())
        while self._size > MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])

    def begin(self, work: Callable[[], object]) -> None:
        """Do this when there is nothing else to do; whoever needs what comes of it will find it."""
        if not self._closed:
            self._maker.submit(work)

    async def run(self, work: Callable[[], T]) -> T:
        """What `work` gives, which nobody asks for twice."""
        return await asyncio.get_running_loop().run_in_executor(self._maker, work)

    def close(self) -> None:
        self._closed = True
        self._maker.shutdown(cancel_futures=True)


def _packed(make: Callable[[], Any]) -> bytes:
    return gzip.compress(msgspec.json.encode(make()), 5, mtime=0)
