"""Responses that take long to make: made in another thread, one after the other, compressed, and cached.

The event loop goes on meanwhile: the thread gives way every half a millisecond (see run.py).
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
MOST_WAITING: Final = 16  # responses that are being made or wait for it
MOST_OF_ONE: Final = 4  # of one address
MOST_CACHED: Final = 16 * 1024 * 1024  # bytes, compressed


class BackgroundWorker:
    """A thread for long work, and a cache of the responses that it made. What was not asked for longest goes first."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._thread = ThreadPoolExecutor(1, "background")
        self._cache: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._closed = False
        self._making: dict[str, asyncio.Future[bytes]] = {}
        self._waiting: Counter[str] = Counter()  # by address

    async def answer(self, request: Request[Any, Any, Any], name: str, make: Callable[[], Any]) -> Response[Any]:
        """A response with what `make` returns, cached under this name. `make` runs in the thread, and may refuse."""
        compressed = self._cache.get(name)
        if compressed is None:
            compressed = await self._made(name, address_of(request.scope), make)
        else:
            self._cache.move_to_end(name)
        headers = {"vary": "accept-encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            body = await self.run(partial(gzip.decompress, compressed))
            return Response(body, media_type=MediaType.JSON, headers=headers)
        return Response(compressed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})

    async def _made(self, name: str, address: str, make: Callable[[], Any]) -> bytes:
        if name in self._making:
            return await asyncio.shield(self._making[name])
        self.limits.reads.spend(address)
        if self.limits.on and (self._waiting.total() >= MOST_WAITING or self._waiting[address] >= MOST_OF_ONE):
            raise Refusal("refused-busy", 429)
        self._waiting[address] += 1
        making = asyncio.get_running_loop().run_in_executor(self._thread, _compressed, make)
        self._making[name] = making
        making.add_done_callback(lambda done: self._done(name, address, done))
        return await asyncio.shield(making)  # if this request is cancelled, others may still wait for it

    def _done(self, name: str, address: str, done: "asyncio.Future[bytes]") -> None:
        del self._making[name]
        self._waiting[address] -= 1
        self._waiting += Counter()  # drops the zeros
        if done.cancelled() or done.exception() is not None:
            return
        self._cache[name] = done.result()
        self._size += len(done.result())
        while self._size > MOST_CACHED:
            self._size -= len(self._cache.popitem(last=False)[1])

    def begin(self, work: Callable[[], object]) -> None:
        """Do this some time later, in the thread."""
        if not self._closed:
            self._thread.submit(work)

    async def run(self, work: Callable[[], T]) -> T:
        """What `work` returns, which is not cached."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._closed = True
        self._thread.shutdown(cancel_futures=True)


def _compressed(make: Callable[[], Any]) -> bytes:
    return gzip.compress(msgspec.json.encode(make()), 5, mtime=0)
