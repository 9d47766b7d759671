"""A cluster as people meet it: whichever node they come to, they are at one table."""

from collections.abc import Callable

import pytest

from tests.server.cluster.nodes import Cluster
from tests.server.cluster.players import Game, ask, at, check_answers, wait_until

pytestmark = [pytest.mark.once, pytest.mark.long, pytest.mark.timeout(900)]

Start = Callable[..., Cluster]


def test_two_guests_at_two_nodes_play_a_game_to_its_end(start: Start) -> None:
    """What one does, the other sees; requests are served wherever they come in."""
    cluster = start()
    game = Game(cluster[0], cluster[1], game="boss-monster")
    game.go_on()
    game.bob.say("hello from another node")
    wait_until(lambda: "hello from another node" in game.ann.lines, "what is said at one node is heard at the other")
    for player, node in ((game.bob, cluster[0]), (game.ann, cluster[1])):
        mine = ask(at(player.person, node), "GET", "/api/tables")["mine"][0]
        assert [seat["here"] for seat in mine["table"]["seats"]] == [True, True], "the other node was not asked"
    took = game.play_to_the_end()
    game.leave()
    print(f"{game.told} answers, {took:.1f} s")
    check_answers(cluster, game)
    assert ask(game.bob.person, "GET", f"/api/tables/{game.table}")["table"]["standing"] == "ended"
    assert "Traceback" not in cluster.errors(), cluster.errors()
