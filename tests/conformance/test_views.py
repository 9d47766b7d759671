"""Views keep what has not changed: along a game they are what a game that was never looked at shows."""

from typing import Any

import msgspec

from tests.conformance.parameters import at, playing
from tests.conformance.tables import ALL, MAIN, Table, is_looked_at, played
from tests.lengths import length
from underhall import GAMES, seeded
from underhall.engine import Game
from underhall.games.series.state import SeriesGame
from underhall.kernel.card_game import CardGameInfo

SERIES = ("boss-monster", "super-boss-monster")
series_tables = at([table for table in MAIN if table.game in SERIES])


def unseen(game: Game) -> Game:
    """The same moment as a game that has made no view yet."""
    info = GAMES[game.config.game]
    assert isinstance(info, CardGameInfo)
    fresh = game.blank()
    fresh.restore(game.dump(game.agenda), info.names)
    fresh.pending = game.pending
    return fresh


@playing(
    [
        *((table, "any") for table in ALL if table.game in SERIES),
        *((table, "steady") for table in MAIN if table.game in SERIES),
    ]
)
def test_a_view_is_what_a_game_shows_that_was_never_looked_at(table: Table, style: str) -> None:
    """For every seat and a watcher, each looking now and then, in the game and in a clone that goes another way."""
    stride = length(7, full=1)
    draw = seeded(f"views of {table}")
    clone: Game | None = None
    compared = 0
    for play in played(table, "views", style):
        if not is_looked_at(play):
            continue
        games = [play.game] if clone is None or clone.over else [play.game, clone]
        for game in games:
            fresh = unseen(game) if play.step % stride == 0 else None
            for seat in range(-1, table.seats):
                if draw.below(3) == 0:
                    continue
                view = game.view(seat)
                if fresh is not None:
                    assert view == fresh.view(seat), f"{play}: the view of seat {seat}"
                    compared += 1
        if play.step % 20 == 0:
            clone = play.game.imagine(draw.below(table.seats), draw) if draw.below(2) else play.game.clone()
        elif clone is not None and not clone.over:
            decision = clone.pending[0]
            clone.answer(decision.seat, draw.below(len(decision.codes)))
    assert compared > table.seats


def is_value(value: Any) -> bool:
    """Whether nothing of it can be changed."""
    if isinstance(value, msgspec.Struct):
        return value.__struct_config__.frozen and all(is_value(part) for part in msgspec.structs.astuple(value))
    if isinstance(value, tuple):
        return all(is_value(part) for part in value)
    return isinstance(value, int | str)


@series_tables
def test_views_share_a_side_that_has_not_changed(table: Table) -> None:
    """It is the same object, for all who know no more of it; so nobody can change it."""
    shared = 0
    before: dict[tuple[int, int], Any] = {}
    for play in played(table, "sides", "any"):
        game = play.game
        assert isinstance(game, SeriesGame)
        sides = game.view(-1).seats
        assert is_value(tuple(sides)), str(play)
        for s, side in enumerate(sides):
            assert game.clone().view(-1).seats[s] is side, str(play)
            for seat in range(-1, table.seats):
                seen = game.view(seat).seats[s]
                where = f"{play}: seat {seat} sees the side of {s}"
                assert (seen is side) == (seen == side), where
                assert seen is game.view(seat).seats[s], where
                last = before.get((s, seat))
                assert (seen is last) == (seen == last), where
                shared += seen is last
                before[s, seat] = seen
    assert shared > len(before) or table.seats == 1  # who is alone changes the only side with nearly every answer


@series_tables
def test_a_view_that_is_changed_leaves_the_next_as_it_is(table: Table) -> None:
    """Its own lists belong to whoever asked for it."""
    for play in played(table, "own", "any"):
        if play.step % 10 or not is_looked_at(play):
            continue
        for seat in range(-1, table.seats):
            view, encoded = play.game.view(seat), msgspec.json.encode(play.game.view(seat))
            for name in view.__struct_fields__:
                value = getattr(view, name)
                if isinstance(value, list):
                    value.clear()
            assert msgspec.json.encode(play.game.view(seat)) == encoded, f"{play}: the view of seat {seat}"
