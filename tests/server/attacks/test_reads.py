"""Answers that take long to make (M3)."""

import asyncio
import gzip
import json
import threading
from typing import Any

import pytest
from litestar import Request

from tests.server.attacks.scene import OTHER, Other, Scene
from underhall.server import background
from underhall.server.background import BackgroundWorker
from underhall.server.limits import Limits
from underhall.server.refusals import Refusal
from underhall.server.timing import HandTime

pytestmark = pytest.mark.once


def test_looking_back_is_not_the_event_loops_work(own_scene: Scene) -> None:
    """Most of what it costs is done by another thread; somebody else hardly notices."""
    other = Other(own_scene)
    before, loop_before = own_scene.worked(), own_scene.worked(loop_only=True)
    for n in range(60):
        own_scene.ask(f"/api/replays/{own_scene.ended}?eyes={n % 3 - 2}&from={n}&to={n + 40}", Accept_Encoding="gzip")
    worked, loop = own_scene.worked() - before, own_scene.worked(loop_only=True) - loop_before
    assert loop < worked / 2
    assert other.waited().at(0.9) < 400


def test_what_was_made_once_is_not_made_again(scene: Scene) -> None:
    """A hundred times the same answer costs little more than once, and it is the same, packed or not."""
    path = f"/api/replays/{scene.ended}?eyes=-2&from=0&to=99"
    first = scene.ask(path, Accept_Encoding="gzip")
    before = scene.worked()
    for _ in range(100):
        assert scene.ask(path, Accept_Encoding="gzip").body == first.body
    assert scene.worked() - before < 1.5
    assert json.loads(gzip.decompress(first.body)) == json.loads(scene.ask(path).body)
    for game in ("boss-monster", "munchkin-quest"):
        for what in ("rules", "cards"):
            packed = scene.ask(f"/api/games/{game}/{what}", Accept_Encoding="gzip")
            assert packed.headers["content-encoding"] == "gzip"
            assert json.loads(gzip.decompress(packed.body)) == json.loads(scene.ask(f"/api/games/{game}/{what}").body)


def test_who_reads_too_much_has_to_wait(own_scene: Scene) -> None:
    """So many different answers in a minute; somebody else still gets theirs."""
    replies = [own_scene.ask(f"/api/replays/{own_scene.ended}?from={n % 50}&to={n % 50 + n // 50}") for n in range(150)]
    assert [reply.status for reply in replies[:100]] == [200] * 100
    assert replies[-1].status == 429
    assert replies[-1].error == "refused-too-fast"
    assert own_scene.ask(f"/api/replays/{own_scene.ended}?from=1&to=99", X_Forwarded_For=OTHER).status == 200


# -- the library by hand ---------------------------------------------------------------------------------------------


def asked_by(address: str) -> Request[Any, Any, Any]:
    scope: Any = {"type": "http", "headers": [(b"accept-encoding", b"gzip")], "client": (address, 1)}
    return Request(scope)


def test_the_loop_goes_on_while_an_answer_is_made() -> None:
    """It is made in another thread, once for all who ask meanwhile."""

    async def run() -> None:
        made = BackgroundWorker(Limits(HandTime()))
        go_on = threading.Event()
        threads: list[int] = []

        def make() -> list[int]:
            threads.append(threading.get_ident())
            go_on.wait(60)
            return [1, 2, 3]

        asking = [asyncio.ensure_future(made.answer(asked_by("here"), "name", make)) for _ in range(5)]
        for _ in range(50):
            await asyncio.sleep(0)
        assert not any(each.done() for each in asking)
        go_on.set()
        bodies = {gzip.decompress((await each).content) for each in asking}
        assert bodies == {b"[1,2,3]"}
        assert len(threads) == 1
        assert threads[0] != threading.get_ident()
        made.close()

    asyncio.run(run())


def test_only_so_many_wait_at_a_time() -> None:
    """A few of each address; when all places are taken, the next is told that the server is busy."""

    async def run() -> None:
        made = BackgroundWorker(Limits(HandTime()))
        go_on = threading.Event()
        asking = []

        async def ask(address: str, name: str) -> None:
            asking.append(asyncio.ensure_future(made.answer(asked_by(address), name, lambda: go_on.wait(60))))
            await asyncio.sleep(0)

        for n in range(background.MOST_OF_ONE):
            await ask("here", f"mine {n}")
        with pytest.raises(Refusal, match="refused-busy"):
            await made.answer(asked_by("here"), "one more", list)
        for n in range(background.MOST_WAITING - background.MOST_OF_ONE):
            await ask(f"there {n}", f"theirs {n}")
        with pytest.raises(Refusal, match="refused-busy"):
            await made.answer(asked_by("elsewhere"), "one more", list)
        go_on.set()
        await asyncio.gather(*asking)
        assert (await made.answer(asked_by("here"), "one more", list)).status_code in (200, None)
        made.close()

    asyncio.run(run())


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The least wanted goes first."""
    monkeypatch.setattr(background, "MOST_CACHED", 1000)

    async def run() -> None:
        made = BackgroundWorker(Limits(HandTime()))
        for n in range(100):
            await made.answer(asked_by(f"a{n}"), str(n), lambda n=n: [n] * 50)  # type: ignore[misc]
        assert sum(len(each) for each in made._cache.values()) <= 1000
        assert "99" in made._cache
        assert "0" not in made._cache
        made.close()

    asyncio.run(run())


def test_a_refusal_is_not_kept() -> None:
    async def run() -> None:
        made = BackgroundWorker(Limits(HandTime()))

        def no() -> None:
            raise Refusal("refused-old-rules")

        for _ in range(2):
            with pytest.raises(Refusal, match="refused-old-rules"):
                await made.answer(asked_by("here"), "name", no)
        assert (await made.answer(asked_by("here"), "name", list)).content
        made.close()

    asyncio.run(run())
