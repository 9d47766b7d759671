"""Imagined worlds are those that the plain way deals: the same luck, the same world."""

from tests.conformance.parameters import playing
from tests.conformance.plain_imagine import plain_imagine
from tests.conformance.tables import ALL, MAIN, Table, is_looked_at, played
from tests.lengths import length
from underhall import seeded
from underhall.games.series.state import SeriesGame
from underhall.kernel.types import SeatNo

SERIES = ("boss-monster", "super-boss-monster")


@playing(
    [
        *((table, "any") for table in ALL if table.game in SERIES),
        *((table, "steady") for table in MAIN if table.game in SERIES),
    ]
)
def test_the_same_luck_deals_the_same_world(table: Table, style: str) -> None:
    """For every seat and a watcher: all that the world holds, what is asked in it, and the luck that is left."""
    stride = length(6, full=1)
    compared = 0
    for play in played(table, "worlds", style):
        game = play.game
        assert isinstance(game, SeriesGame)
        if play.step % stride or not is_looked_at(play):
            continue
        for seat in range(-1, table.seats):
            luck, plain_luck = seeded(f"{play.step} {seat}"), seeded(f"{play.step} {seat}")
            world, plain = game.imagine(seat, luck), plain_imagine(game, SeatNo(seat), plain_luck)
            assert world.fingerprint() == plain.fingerprint(), f"{play}: imagined by seat {seat}"
            assert luck.state() == plain_luck.state(), f"{play}: imagined by seat {seat}"
            compared += 1
    assert compared > table.seats
