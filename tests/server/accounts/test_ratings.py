"""Ratings: openskill's own numbers, each game once, whatever happens in between."""

import itertools
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from tests.server.accounts.signed import BOT, ME, error_of, signed_up, table_of
from tests.server.live_server import LiveServer
from underhall.server.accounts.people import account_of
from underhall.server.accounts.ratings import ranks_of, settle
from underhall.server.accounts.schema import ACCOUNTS, RATED, RATINGS
from underhall.server.record import Ending, Place, Record
from underhall.server.schema import TABLES
from underhall.server.store import Store, rows

pytestmark = pytest.mark.once


def person(name: str, **changes: Any) -> Place:
    return Place("person", name, "greedy", name, **changes)


def bot(strength: str) -> Place:
    return Place("bot", bot=strength)


def record(id: str, places: list[Place], by: str, winners: list[int], scores: list[int], turn: int = 9) -> Record:
    return Record(
        id=id,
        game="boss-monster",
        rules=1,
        cards="",
        options={},
        places=places,
        owner="ann",
        standing="ended",
        public=True,
        pace="untimed",
        watchers=True,
        free_chat=False,
        seed="1",
        invite="x",
        turn=turn,
        created=1,
        ended=int(time.time()),
        ending=Ending(by, winners, scores),
        answers=50,
        rated=1,
    )


@pytest.fixture
def store(database: str) -> Any:
    store = Store(database)
    with store.engine.begin() as connection:
        for name in ("ann", "bob", "cy"):
            row = {"person": name, "name": name, "key": name, "password": "", "handle": name, "created": 1}
            connection.execute(ACCOUNTS.insert().values(row))
    yield store
    store.release()


def played(store: Store, *games: Record) -> None:
    with store.engine.begin() as connection:
        for game in games:
            connection.execute(TABLES.insert().values(game.row()))


def rating(store: Store, player: str) -> tuple[float, float, int, int]:
    query = select(RATINGS).where(RATINGS.c.player == player)
    found = store.read_now(lambda connection: rows(connection, query))
    assert len(found) == 1
    return found[0]["mu"], found[0]["sigma"], found[0]["games"], found[0]["wins"]


def count(store: Store, table: str) -> bool:
    with store.engine.begin() as connection:
        return settle(connection, table)


def test_the_numbers_are_openskills(store: Store) -> None:
    """Three games in a row, people and bots, ties and all."""
    model = PlackettLuce()
    teams = {name: model.rating() for name in ("ann", "bob", "bot:hard")}
    outcomes = [([0], [9, 4, 7]), ([1, 2], [3, 8, 8]), ([0], [5, 5, 2])]
    ranks = [[0, 2, 1], [1, 0, 0], [0, 1, 2]]
    for number, (winners, scores) in enumerate(outcomes):
        played(store, record(f"t{number}", [person("ann"), person("bob"), bot("hard")], "rule", winners, scores))
        assert count(store, f"t{number}")
        after = model.rate([[each] for each in teams.values()], ranks=[float(rank) for rank in ranks[number]])
        teams = {name: team[0] for name, team in zip(teams, after, strict=True)}
    for name, expected in teams.items():
        mu, sigma, games, _ = rating(store, name)
        assert [mu, sigma] == pytest.approx([expected.mu, expected.sigma])
        assert games == 3
    assert [rating(store, name)[3] for name in teams] == [2, 1, 1]


def test_a_game_counts_once_however_often_it_is_asked_for(store: Store) -> None:
    """Also by several at the same instant, and two games of the same people that end at once are both counted."""
    played(store, *(record(f"g{n}", [person("ann"), person("bob")], "rule", [n % 2], [1, 1]) for n in range(6)))
    tables = [f"g{n}" for n in range(6)] * 3
    if store.engine.dialect.name == "sqlite":
        found = [count(store, table) for table in tables]  # there the one writer sees to the order
    else:
        with ThreadPoolExecutor(6) as pool:
            found = list(pool.map(lambda table: count(store, table), tables))
    assert found.count(True) == 6
    assert rating(store, "ann")[2] == rating(store, "bob")[2] == 6
    assert len(store.read_now(lambda connection: rows(connection, select(RATED)))) == 12


class Killed(Exception):
    """The power is gone."""


def settle_and_die(store: Store, table: str, statements: int) -> None:
    """Begin to count a game, and get as far as so many statements."""
    with store.engine.begin() as connection:
        execute, done = connection.execute, itertools.count()

        def counted(*args: Any, **kwargs: Any) -> Any:
            if next(done) == statements:
                raise Killed
            return execute(*args, **kwargs)

        connection.execute = counted  # type: ignore[method-assign]
        settle(connection, table)


def test_a_kill_in_between_counts_neither_twice_nor_never(store: Store) -> None:
    """Whatever statement was the last: the transaction is gone as a whole, and the next one counts."""
    played(store, record("k", [person("ann"), person("bob")], "rule", [0], [2, 1]))

    for statements in range(1, 9):
        with pytest.raises(Killed):
            settle_and_die(store, "k", statements)
        assert store.read_now(lambda connection: rows(connection, select(RATINGS))) == []
    assert count(store, "k")
    assert not count(store, "k")
    assert rating(store, "ann")[2:] == (1, 1)


@pytest.mark.parametrize(
    ("places", "by", "winners", "scores", "turn", "ranks"),
    [
        ([person("a"), person("b"), bot("x")], "rule", [2], [1, 5, 9], 9, [2, 1, 0]),
        ([person("a"), person("b", resigned=True)], "rule", [0], [1, 9], 9, [0, 1]),
        ([person("a"), person("b", caretaker=True), bot("x")], "rule", [1], [1, 9, 1], 9, [0, 1, 0]),
        ([person("a"), person("b")], "vote", [], [], 9, []),
        ([person("a"), person("b", resigned=True), bot("x")], "vote", [], [], 9, [0, 1, 0]),
        ([person("a"), bot("x"), bot("y")], "vote", [], [], 9, [1, 0, 0]),
        ([person("a"), bot("x")], "vote", [], [], 1, []),
        ([person("a"), bot("x")], "", [], [], 9, []),
        ([person("a", resigned=True), person("b", resigned=True)], "vote", [], [], 9, []),
        ([person("a"), person("b")], "rule", [], [0, 0], 9, [0, 0]),
    ],
)
def test_who_comes_where(
    places: list[Place], by: str, winners: list[int], scores: list[int], turn: int, ranks: list[int]
) -> None:
    """By the rules that ratings.py and docs/howto/accounts.md state."""
    assert ranks_of(record("r", places, by, winners, scores, turn)) == ranks


def test_games_with_strangers_count_for_nobody(store: Store) -> None:
    """A guest, somebody who was erased, somebody twice, or alone; the table is done with all the same."""
    for number, places in enumerate(
        [
            [person("ann"), person("nobody")],
            [person("ann"), person("erased 0123")],
            [person("ann"), person("ann")],
            [person("ann")],
        ]
    ):
        played(store, record(f"s{number}", places, "rule", [0], [1] * len(places)))
        assert count(store, f"s{number}")
        assert not count(store, f"s{number}")
    assert store.read_now(lambda connection: rows(connection, select(RATINGS))) == []


def test_a_strength_in_two_seats_moves_by_the_mean(store: Store) -> None:
    model = PlackettLuce()
    played(store, record("two", [person("ann"), bot("easy"), bot("easy")], "rule", [1], [2, 3, 1]))
    count(store, "two")
    after = [each[0] for each in model.rate([[model.rating()] for _ in range(3)], ranks=[1.0, 0.0, 2.0])]
    mu, sigma, games, wins = rating(store, "bot:easy")
    assert mu == pytest.approx((after[1].mu + after[2].mu) / 2)
    assert sigma == pytest.approx((after[1].sigma + after[2].sigma) / 2)
    assert (games, wins) == (2, 1)


def test_a_rated_game_over_the_wire(live: LiveServer) -> None:
    """Given up against a bot: lost. It shows at the table, on the person's page, and in no hint on the way."""
    name = f"Loser {live.port}"
    ann = signed_up(live, name)
    table = table_of(ann, ME, BOT, rated=True, public=True)["table"]["id"]
    socket = ann.socket(table, 0)
    socket.sync()
    refused = ann.post(f"/api/tables/{table}/hint", {"seat": 0, "question": socket.asked()["id"]}, 409)
    assert error_of(refused) == "refused-rated-hint"
    while socket.shown["view"]["turn"] < 2:
        socket.answer(0)
        socket.asked()
    before = ann.get(f"/api/tables/{table}/people")
    assert (before[0]["name"], before[0]["rating"], before[1]["name"]) == (name, 0, "")
    ann.post(f"/api/tables/{table}/clear")
    after = live.person().get(f"/api/tables/{table}/people")
    assert (after[0]["counted"], after[1]["counted"]) == (True, True)
    assert after[0]["change"] < 0 < after[1]["change"]
    assert after == live.person().get(f"/api/tables/{table}/people")
    profile = live.person().get(f"/api/people/{name}")
    assert [(each["games"], each["wins"]) for each in profile["ratings"]] == [(1, 0)]
    assert profile["ratings"][0]["curve"] == [after[0]["rating"]]
    assert profile["statistics"] == [{"game": "boss-monster", "games": 1, "wins": 0}]
    assert [each["table"] for each in profile["history"]] == [table]
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert again["rated"]
    on = ann.post(f"/api/replays/{table}/continue", {"at": 1, "seat": 0}, 201)["table"]
    assert not on["rated"]


def test_what_was_not_counted_is_counted_at_the_next_start(database: str) -> None:
    """The server was killed after a game's end had been stored and before it was counted."""
    store = Store(database)
    with store.engine.begin() as connection:
        for name in ("ann", "bob"):
            row = {"person": name, "name": name, "key": name, "password": "", "handle": name, "created": 1}
            connection.execute(ACCOUNTS.insert().values(row))
        connection.execute(
            TABLES.insert().values(record("late", [person("ann"), person("bob")], "rule", [1], [1, 2]).row())
        )
        assert account_of(connection, "ann") is not None
    store.release()
    live = LiveServer(database)
    try:
        end = time.monotonic() + 30
        while not live.person().get("/api/people/bob")["ratings"]:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert msgspec.json.encode(live.person().get("/api/people/bob")["ratings"][0]["wins"]) == b"1"
    finally:
        live.close()
