"""A node that runs, but is cut off from the database or from Redis, while guests still reach it."""

import time
from collections.abc import Callable

import pytest

from tests.server.cluster.links import Island, Relay, why_no_islands
from tests.server.cluster.nodes import Cluster, Node
from tests.server.cluster.players import MANY, Game, ask, at, check_answers, holder, wait_until
from tests.server.cluster.services import FrontDoor, OwnPostgreSQL, Redis

pytestmark = [pytest.mark.once, pytest.mark.long, pytest.mark.timeout(900)]

Start = Callable[..., Cluster]


def play_on_elsewhere(cluster: Cluster, game: Game, door: FrontDoor, cut: Callable[[], None]) -> None:
    """The first node, which runs the table, is cut off from the database. It acknowledges nothing that is not stored,
    and lets go of the table, which another one has then."""
    first = holder(cluster, game.table)
    assert cluster.number_of(first) == 0
    game.ann.nodes = [door, cluster[1]]
    game.enough = MANY
    cut()
    began = time.monotonic()
    wait_until(lambda: holder(cluster, game.table) not in ("", first), "the table is taken over")
    check_answers(cluster, game)
    print(f"cut off from the database: taken over after {time.monotonic() - began:.2f} s")
    game.go_on()
    check_answers(cluster, game)
    late = at(game.bob.person, door)
    assert late.http.put("/api/me", json={"name": "Late"}).status_code == 503


def come_back(cluster: Cluster, game: Game, door: FrontDoor) -> None:
    """The first node serves again, whose table is elsewhere now; nothing that it had is stored."""
    again = at(game.bob.person, door)
    wait_until(lambda: again.http.get("/api/tables").status_code == 200, "it comes back")
    assert ask(again, "GET", "/api/me")["name"] == "Bob"
    game.ann.nodes = [door]
    game.go_on()
    game.leave()
    check_answers(cluster, game)
    assert "Traceback" not in cluster.errors(), cluster.errors()


def test_a_node_without_redis_or_without_the_database(
    start: Start, redis: Redis, own_postgresql: OwnPostgreSQL
) -> None:
    """Whatever is sent waits on the way, and arrives in the end: too late."""
    to_redis, to_database = Relay(redis.port), Relay(own_postgresql.port)

    def change(node: Node) -> None:
        node.bus = redis.at("127.0.0.1", to_redis.port)
        node.database = own_postgresql.at("127.0.0.1", to_database.port)

    cluster = start(database=own_postgresql.url, change=change)
    door = FrontDoor(cluster[0].port)
    try:
        game = Game(door, cluster[1])
        game.go_on()
        to_redis.cut()
        print(f"cut off from Redis: four answers after {game.go_on():.2f} s")
        to_redis.mend()
        game.go_on()
        play_on_elsewhere(cluster, game, door, to_database.cut)
        to_database.mend()
        come_back(cluster, game, door)
    finally:
        to_redis.close()
        to_database.close()


def test_a_node_whose_line_to_everything_is_cut(start: Start, redis: Redis, own_postgresql: OwnPostgreSQL) -> None:
    """The same in a network of its own, with a line that carries nothing any more, and says nothing about it."""
    if why := why_no_islands():
        print(f"not tried here: {why}")  # the test above has its own way
        return
    island = Island(0)
    relays = [Relay(redis.port, here=island.home), Relay(own_postgresql.port, here=island.home)]

    def change(node: Node) -> None:
        node.before = ["--in", island.name]
        node.host = island.address
        node.bus = redis.at(island.home, relays[0].port)
        node.database = own_postgresql.at(island.home, relays[1].port)

    try:
        cluster = start(database=own_postgresql.url, change=change)
        relays.append(Relay(cluster[0].port, to=island.address))
        door = FrontDoor(relays[2].port)
        game = Game(door, cluster[1])
        game.go_on()
        play_on_elsewhere(cluster, game, door, island.cut)
        island.mend()
        come_back(cluster, game, door)
    finally:
        island.close()
        for relay in relays:
            relay.close()
