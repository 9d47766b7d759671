"""The tables as parameters of tests, and which of them the source is tested at."""

from collections.abc import Iterable
from typing import Final

import pytest

from tests.conformance.tables import ALL, MAIN, Table
from underhall import GAMES


def shown_tables() -> Iterable[Table]:
    """One of each game: for two players, with every option at once."""
    for game in GAMES:
        found = [table for table in MAIN if table.game == game and table.seats == 2]
        yield max(found, key=lambda table: len(table.options))


# The source is tested at these alone. The compiled engine, which is several times faster, is tested at every table;
# test_flavours.py shows that both play the same.
SHOWN: Final = list(shown_tables())


def marks(table: Table, style: str = "") -> list[pytest.MarkDecorator]:
    return [] if table in SHOWN and style != "steady" else [pytest.mark.once, pytest.mark.long]


def at(tables: Iterable[Table]) -> pytest.MarkDecorator:
    """A test that runs at each of these tables."""
    return pytest.mark.parametrize("table", [pytest.param(each, id=str(each), marks=marks(each)) for each in tables])


def playing(games: Iterable[tuple[Table, str]]) -> pytest.MarkDecorator:
    """A test that runs with each of these tables and ways of playing."""
    found = [pytest.param(table, style, id=f"{table}-{style}", marks=marks(table, style)) for table, style in games]
    return pytest.mark.parametrize(("table", "style"), found)


every_table: Final = at(ALL)
main_tables: Final = at(MAIN)
# Every table played by chance, and the main ones in the steady way, which takes three times as long.
every_game: Final = playing([*((table, "any") for table in ALL), *((table, "steady") for table in MAIN)])
