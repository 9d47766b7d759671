"""Ratings: what rated games say about how well people and bots play, by game and number of seats.

Plackett-Luce as openskill computes it: everybody has a mean and how uncertain it is. A game is counted once, in the
transaction that also notes that it has been: whenever the server is killed, it has been counted or will be.

What counts:

- A table is rated if whoever opened it chose so. Everybody at it keeps a name and has one seat; the others are bots,
  each strength being a player. Games that go on from a moment of another are never rated.
- By the rules: winners come first, then the others by score.
- Whoever has resigned, or is away with a bot in their place when the game ends, comes last.
- A game that all agree to end does not count. If somebody has left before, those who stayed share the first place;
  whoever gives up against bots alone has lost, but for the first turn.
- A strength that has several seats moves by the mean of them. Games of accounts that have been erased do not count.
"""

import time
from collections import defaultdict
from typing import Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, and_, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from underhall.server.accounts.schema import ACCOUNTS, RATED, RATINGS
from underhall.server.record import Place, Record, read_record
from underhall.server.schema import TABLES
from underhall.server.store import Row, Store, rows

MODEL: Final = PlackettLuce()
SCALE: Final = 60  # a newcomer is shown as 1500 ± 500
BOT: Final = "bot:"
YES, DONE = 1, 2  # of `rated` in TABLES
AT_ONCE: Final = 100


def shown_rating(mu: float) -> int:
    return round(SCALE * mu)


class Ratings:
    """Counts games that are over."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def settle(self, table: str) -> bool:
        """Count a rated game that is over, if nobody has yet. Whether this was done now."""
        return await self.store.transact(lambda connection: settle(connection, table))

    async def settle_all(self) -> None:
        """Count what is over and has not been counted, the oldest first."""
        over = and_(TABLES.c.rated == YES, TABLES.c.standing == "ended")
        query = select(TABLES.c.id).where(over).order_by(TABLES.c.ended, TABLES.c.id).limit(AT_ONCE)
        for id in await self.store.read(lambda connection: list(connection.execute(query).scalars())):
            await self.settle(id)


def settle(connection: Connection, table: str) -> bool:
    """Count a rated game that is over, if nobody has yet."""
    due = and_(TABLES.c.id == table, TABLES.c.rated == YES, TABLES.c.standing == "ended")
    if not connection.execute(update(TABLES).where(due).values(rated=DONE)).rowcount:
        return False
    record = read_record(rows(connection, select(TABLES).where(TABLES.c.id == table))[0])
    players = _players(connection, record)
    ranks = ranks_of(record)
    if players and ranks:
        _count(connection, record, players, ranks)
    return True


def ranks_of(record: Record) -> list[int]:
    """The place of each seat, 0 being the best; nothing where a game does not count. See above for the rules."""
    places, ending = record.places, record.ending
    people = [seat for seat, place in enumerate(places) if place.kind == "person"]
    gone = {seat for seat in people if _has_left(places[seat])}
    if ending.by == "vote":
        if len(people) == 1:
            gone = set(people)
        if not gone or len(gone) == len(places) or record.turn < 2:
            return []
        values = [(seat not in gone, 0, 0) for seat in range(len(places))]
    elif ending.by == "rule":
        scores = ending.scores or [0] * len(places)
        values = [(seat not in gone, int(seat in ending.winners), scores[seat]) for seat in range(len(places))]
        values = [value if value[0] else (False, 0, 0) for value in values]
    else:
        return []
    best = sorted(set(values), reverse=True)
    return [best.index(value) for value in values]


def _has_left(place: Place) -> bool:
    return place.resigned or place.caretaker


def _players(connection: Connection, record: Record) -> list[str]:
    """Who has played in each seat; nobody, unless all of them can be rated."""
    guests = [place.guest for place in record.places if place.kind == "person"]
    query = select(ACCOUNTS.c.person).where(ACCOUNTS.c.person.in_(guests))
    known = set(connection.execute(query).scalars())
    if len(known) != len(guests) or len(record.places) < 2:
        return []
    return [place.guest if place.kind == "person" else BOT + place.bot for place in record.places]


def _count(connection: Connection, record: Record, players: list[str], ranks: list[int]) -> None:
    before = _ratings(connection, players, record.game, len(players))
    teams = [[MODEL.rating(mu=before[player]["mu"], sigma=before[player]["sigma"])] for player in players]
    after = [team[0] for team in MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]
    results: dict[str, list[int]] = defaultdict(list)
    for seat, player in enumerate(players):
        results[player].append(seat)
    now = record.ended or int(time.time())
    for player, seats in results.items():
        mu = sum(after[seat].mu for seat in seats) / len(seats)
        sigma = sum(after[seat].sigma for seat in seats) / len(seats)
        old = before[player]
        wins = sum(1 for seat in seats if ranks[seat] == 0)
        key = and_(RATINGS.c.player == player, RATINGS.c.game == record.game, RATINGS.c.seats == len(players))
        counted = {"mu": mu, "sigma": sigma, "games": old["games"] + len(seats), "wins": old["wins"] + wins}
        connection.execute(update(RATINGS).where(key).values(counted))
        for seat in seats:
            row = {
                "table_id": record.id,
                "seat": seat,
                "player": player,
                "game": record.game,
                "seats": len(players),
                "rank": ranks[seat],
                "mu_before": old["mu"],
                "sigma_before": old["sigma"],
                "mu": mu,
                "sigma": sigma,
                "ended": now,
            }
            connection.execute(insert(RATED).values(row))


def _ratings(connection: Connection, players: list[str], game: str, seats: int) -> dict[str, Row]:
    """What is known of these players; of newcomers, what the model assumes. Nobody else changes it until the end."""
    upsert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    new = MODEL.rating()
    different = sorted(set(players))
    for player in different:  # all processes in the same order, so that none waits for another that waits for it
        row = {"player": player, "game": game, "seats": seats, "mu": new.mu, "sigma": new.sigma, "games": 0, "wins": 0}
        connection.execute(upsert(RATINGS).values(row).on_conflict_do_nothing())
    where = and_(RATINGS.c.player.in_(different), RATINGS.c.game == game, RATINGS.c.seats == seats)
    found = rows(connection, select(RATINGS).where(where).order_by(RATINGS.c.player).with_for_update())
    return {row["player"]: row for row in found}
