"""What becomes of games between guests at several nodes when a node, Redis or PostgreSQL is gone."""

import itertools
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.cluster.nodes import Cluster
from tests.server.cluster.players import MANY, Game, ask, at, check_answers, holder, wait_until
from tests.server.cluster.services import Nginx, OwnPostgreSQL, Redis

pytestmark = [pytest.mark.once, pytest.mark.long, pytest.mark.timeout(900)]

Start = Callable[..., Cluster]


def test_games_behind_nginx_outlive_each_of_three_nodes(start: Start, tmp_path: Path) -> None:
    """One is killed: its table is taken over when its lease is over. One is told to end: at once. At last all are
    started anew, one after the other, while people play. No answer is lost, none counts twice, no game ends."""
    cluster = start(3)
    nginx = Nginx(tmp_path, [node.port for node in cluster.nodes])
    nginx.start()
    try:
        games = [Game(nginx, nginx) for _ in range(2)]
        for game in games:
            game.go_on()
        game = games[0]
        first = holder(cluster, game.table)
        number = cluster.number_of(first)
        cluster[number].kill()
        print(f"killed: two answers more after {game.go_on(2):.2f} s")
        second = holder(cluster, game.table)
        assert second not in ("", first)
        cluster[number].start()
        cluster[number].wait()
        number = cluster.number_of(second)
        cluster[number].tell_to_end()
        took = wait_until(lambda: holder(cluster, game.table) not in ("", second), "the table is given back")
        print(f"told to end: its table is taken up after {took:.2f} s, two answers more after {game.go_on(2):.2f} s")
        cluster[number].stop()
        cluster[number].start()
        cluster[number].wait()

        for game in games:
            game.enough = MANY
            game.ann.thinks = game.bob.thinks = 0.5
        began = time.monotonic()
        for node in cluster.nodes:
            held = {process for game in games if node.is_called(process := holder(cluster, game.table))}
            node.stop()
            assert not held & {holder(cluster, game.table) for game in games}, "its leases were not given back"
            node.start()
            node.wait()
        for game in games:
            game.go_on(2)
            game.leave()
            check_answers(cluster, game)
            told = sorted(at for player in game.players for at in player.told_at if at > began)
            waits = [later - at for at, later in itertools.pairwise(told)]
            print(f"started anew one after the other: the longest of {len(waits)} waits was {max(waits):.2f} s")
    finally:
        nginx.kill()
    assert "Traceback" not in cluster.errors(), cluster.errors()


def test_a_node_that_stood_still_changes_nothing(start: Start) -> None:
    """The game goes on elsewhere. What waited for the node meanwhile is refused: not even a name is overwritten."""
    cluster = start()
    game = Game(*cluster.nodes)
    game.go_on()
    name = at(game.bob.person, cluster[0])
    name.http.timeout = httpx.Timeout(1)
    first = holder(cluster, game.table)
    assert cluster.number_of(first) == 0
    game.ann.nodes = [cluster[1]]  # as soon as the wire is cut
    game.enough = MANY  # somebody answers in this very moment
    cluster[0].freeze()
    began = time.monotonic()
    with pytest.raises(httpx.TimeoutException):
        name.put("/api/me", {"name": "Late"})
    wait_until(lambda: holder(cluster, game.table) not in ("", first), "the table is taken over")
    print(f"stood still: taken over after {time.monotonic() - began:.2f} s")
    assert ask(game.bob.person, "PUT", "/api/me", {"name": "Bob the second"}) == {"name": "Bob the second"}
    cluster[0].thaw()
    game.go_on()
    # It serves again, and whatever had waited for it has been refused by then.
    again = at(game.bob.person, cluster[0])
    wait_until(lambda: again.http.get("/api/tables").status_code == 200, "it comes back")
    assert ask(again, "GET", "/api/me")["name"] == "Bob the second"
    game.leave()
    check_answers(cluster, game)
    assert "Traceback" not in cluster.errors(), cluster.errors()


def test_without_redis_people_play_on_and_without_postgresql_nobody_is_told_anything(
    start: Start, redis: Redis, own_postgresql: OwnPostgreSQL
) -> None:
    """Redis is gone for good: PostgreSQL carries what nodes tell each other. When it comes again, it is used again.
    While PostgreSQL is gone, no answer is acknowledged; then all go on, with everything that was."""
    cluster = start(database=own_postgresql.url)
    game = Game(*cluster.nodes)
    game.go_on()
    redis.kill()
    print(f"without Redis: four answers after {game.go_on():.2f} s")
    assert ask(game.bob.person, "GET", f"/api/tables/{game.table}")["table"]["id"] == game.table
    redis.start()
    game.go_on()
    game.enough = MANY
    own_postgresql.kill()
    time.sleep(0.2)  # what had been stored is told
    told = game.told
    time.sleep(1.0)
    assert game.told == told, "told of something that nobody could store"
    own_postgresql.start()
    check_answers(cluster, game)
    print(f"PostgreSQL is back: four answers after {game.go_on():.2f} s")
    game.leave()
    check_answers(cluster, game)
    assert "Traceback" not in cluster.errors(), cluster.errors()
