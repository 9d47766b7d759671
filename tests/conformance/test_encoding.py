"""Rows for learners: they hold what the layout says, and nothing that the seat cannot know."""

from collections.abc import Iterator

from tests.conformance.parameters import every_game, main_tables
from tests.conformance.tables import Play, Table, is_looked_at, played, row
from tests.lengths import length
from underhall import seeded
from underhall.engine import Game
from underhall.games.series.state import MOST_ROOMS
from underhall.kernel.encoding import CARD, FIRST_CARD, UNSEEN_CARD, Column


def looked_at(play: Play) -> bool:
    """Whether to stop here: often in a short game, now and then in a long one."""
    stride = length(4, full=1) if play.style == "any" else length(20, full=5)
    return is_looked_at(play) and (play.step <= 8 or play.step % stride == 0)


@every_game
def test_a_row_depends_only_on_what_the_seat_may_know(table: Table, style: str) -> None:
    """For every seat, asked or not: dealing the unknown afresh leaves every byte as it is."""
    for play in played(table, "row", style, whole=False):
        if not looked_at(play):
            continue
        luck = seeded(play.step)
        for seat in range(table.seats):
            world = play.game.imagine(seat, luck)
            assert row(world, seat) == row(play.game, seat), f"{play}: {difference(play.game, world, seat)}"


def difference(game: Game, world: Game, seat: int) -> str:
    """Where the rows of a seat in two worlds differ first, in the words of the layout."""
    one, two = (game.layout().read(row(each, seat)[:-1]) for each in (game, world))
    for block in one:
        for item in range(len(one[block])):
            for column, value in one[block][item].items():
                if two[block][item][column] != value:
                    return f"seat {seat}: {block}[{item}].{column} is {value} and {two[block][item][column]}"
    return f"seat {seat}: the number of options"


@main_tables
def test_a_row_is_up_to_date(table: Table) -> None:
    """What is kept of a side from one row to the next is what one would read off it now."""
    if not table.game.endswith("boss-monster"):
        return  # nothing is kept
    for play in played(table, "kept", "any", whole=False):
        if not looked_at(play):
            continue
        kept = [row(play.game, seat) for seat in range(table.seats)]
        for seat in range(table.seats):
            for side in play.game.seats:  # type: ignore[attr-defined]  # what tables of the series have
                side._cells = side._cells_own = None
            assert row(play.game, seat) == kept[seat], str(play)


@every_game
def test_a_row_keeps_within_its_columns(table: Table, style: str) -> None:
    """No byte is larger than its column allows, cards have numbers that there are, and what is not there is 0."""
    for play in played(table, "columns", style, whole=False):
        if not looked_at(play):
            continue
        game = play.game
        layout = game.layout()
        known = FIRST_CARD + len(layout.numbers.cards)
        seat = play.step % table.seats
        found = row(game, seat)
        decision = game.decision_of(seat)
        count = 0 if decision is None else min(len(decision.codes), layout.most_options)
        assert found[-1] == count, str(play)
        assert not any(found[layout.state_size + count * layout.option_size : layout.row_size]), str(play)
        for name, column, value in cells(game, found):
            most = known - 1 if column.kind == CARD else column.most
            assert value <= most, f"{play}, seat {seat}: {name} is {value}"


def cells(game: Game, found: bytes) -> Iterator[tuple[str, Column, int]]:
    """Every byte of a row with its name and its column."""
    layout = game.layout()
    items = layout.read(found)
    columns = {block.name: block.columns for block in layout.blocks} | {"options": layout.option}
    for name, of_block in columns.items():
        for item in items[name]:
            for column in of_block:
                yield f"{name}.{column.name}", column, item[column.name]


@main_tables
def test_rows_tell_moments_apart(table: Table) -> None:
    """Most decisions of a game have rows of their own, and so have the options of most decisions."""
    rows: set[bytes] = set()
    asked = told_apart = 0
    for play in played(table, "apart", "any", whole=False):
        if play.game.over or not is_looked_at(play):
            continue
        decision = play.game.decisions[0]
        layout = play.game.layout()
        found = row(play.game, decision.seat)
        size, begin = layout.option_size, layout.state_size
        options = {found[begin + i * size : begin + (i + 1) * size] for i in range(found[-1])}
        rows.add(found)
        asked += 1
        told_apart += len(options) == found[-1]
    assert len(rows) > asked * 0.9
    assert told_apart > asked * 0.8, f"{told_apart} of {asked}"


@main_tables
def test_what_the_seat_cannot_see_is_there_as_unseen(table: Table) -> None:
    """Rooms that others have laid face down are in the row, and no card that the seat does not see is."""
    if not table.game.endswith("boss-monster") or table.seats == 1:
        return
    unseen = 0
    for play in played(table, "unseen", "steady", whole=False):
        if play.game.over:
            continue
        for seat in range(table.seats):
            rooms = play.game.layout().read(row(play.game, seat)[:-1])["rooms"]
            own, others = rooms[:MOST_ROOMS], rooms[MOST_ROOMS:]
            assert all(room["card"] != UNSEEN_CARD for room in own), str(play)
            assert all((room["card"] == UNSEEN_CARD) == bool(room["hidden"]) for room in others), str(play)
            unseen += sum(room["hidden"] for room in others)
    assert unseen
