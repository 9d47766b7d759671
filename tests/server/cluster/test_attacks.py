"""The attacks of tests/server/attacks at a node, on tables that another node runs: both ends of the way are hit."""

from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.lengths import FULL
from tests.server.attacks import served
from tests.server.attacks.__main__ import GROWTH, LONGEST
from tests.server.attacks.arms import ALL
from tests.server.attacks.scene import Other, Scene, long_game
from tests.server.cluster.nodes import Node
from tests.server.cluster.players import wait_until
from tests.server.cluster.services import Redis
from tests.server.postgresql import PostgreSQL

pytestmark = [pytest.mark.once, pytest.mark.long, pytest.mark.timeout(900)]

WANTED = list(ALL) if FULL else ["C2 ping burst", "H3 never read", "M1 chat"]


class Attacked(Node):
    """A node with limits, whose clock stands still."""

    module = served.__name__


def serves(scene: Scene) -> bool:
    return scene.ask("/api/me", X_Forwarded_For="198.51.100.8").status == 200


def test_others_hardly_notice_an_attack(tmp_path: Path, postgresql: PostgreSQL, redis: Redis) -> None:
    """Neither at the node that is attacked nor at the one that runs its tables."""
    database = postgresql.database()
    first = Node(tmp_path / "first", database, redis.url)
    nodes = [Attacked(tmp_path / name, database, redis.url, limits=True) for name in ("second", "third")]
    try:
        first.start()
        first.wait()
        with httpx.Client(base_url=first.url, timeout=60) as ann:
            ann.put("/api/me", json={"name": "Ann"})
            token = ann.cookies["underhall"]
            running, ended = (long_game(first, ann, token, ends) for ends in (False, True))
        first.stop()
        for node in nodes:
            node.start()
        for node in nodes:
            node.wait()
        scenes = [Scene(node, running, ended, token) for node in nodes]  # type: ignore[arg-type]
        holder, scene = scenes
        eyes = holder.eyes(seat=0, token=token, address="198.51.100.7")  # its table runs at this node from now on
        scene.ask("/api/me")
        before = [each.memory() for each in scenes]
        for name in WANTED:
            other = Other(scene)
            ALL[name](scene)
            waited = other.waited()
            print(f"{name}: others waited {waited.at(0.99):.0f} ms at p99, {waited.most:.0f} at most")
            assert waited.at(0.99) <= LONGEST, name
        growth = [each.memory() - start for each, start in zip(scenes, before, strict=True)]
        assert max(growth) <= GROWTH, growth
        for each in scenes:
            wait_until(partial(serves, each), "it serves")
        eyes.send('{"type":"sync"}')
        while '"type":"snapshot"' not in str(eyes.recv(60)):
            pass
        for node in nodes:
            errors = node.errors.read_text()
            assert "Traceback" not in errors, errors
            assert len(errors) < 10_000, errors
    finally:
        first.kill()
        for node in nodes:
            node.kill()
