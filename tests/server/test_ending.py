"""A server that has to end, as those meet it whose requests are still waiting."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.live_server import LiveServer
from underhall.server.security import SecurityMiddleware

pytestmark = pytest.mark.once


def test_whoever_is_cut_off_when_the_server_ends_is_told_to_ask_again(tmp_path: Path) -> None:
    """A server that has to end cancels what still waits: that is no mistake, and no page takes it for one."""
    live = LiveServer(f"sqlite:///{tmp_path / 'hall.db'}")
    sent: list[Any] = []
    began = asyncio.Event()

    async def waiting(scope: Any, receive: Any, send: Any) -> None:
        began.set()
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        sent.append(message)

    async def ask() -> None:
        app = SecurityMiddleware(waiting, waiting, live.app.registry, live.app.hosts)
        head = [(b"host", f"127.0.0.1:{live.port}".encode())]
        scope: Any = {"type": "http", "method": "GET", "path": "/", "scheme": "http", "headers": head}
        asked = asyncio.ensure_future(app(scope | {"client": ("127.0.0.1", 1), "state": {}}, waiting, send))  # type: ignore[arg-type]
        await began.wait()
        asked.cancel()
        await asked

    asyncio.run(ask())
    live.close()
    assert [message.get("status") for message in sent] == [503, None]
    assert b"refused-busy" in sent[1]["body"]
