"""What can be known of people: ratings, statistics and history, on their page and beside their names."""

from collections import Counter
from typing import Final

import msgspec
from sqlalchemy import Connection, and_, select

from underhall.server.accounts.bodies import PlayedGame, Profile, Rating, SeatPerson, Statistic
from underhall.server.accounts.friends import bond_of
from underhall.server.accounts.ratings import BOT, shown_rating
from underhall.server.accounts.schema import ACCOUNTS, RATED, RATINGS
from underhall.server.lists import own_finished
from underhall.server.record import Ending, Record
from underhall.server.schema import TABLES
from underhall.server.store import Row, rows

LOOKED_AT: Final = 500  # games, for statistics
LISTED: Final = 50
CURVE: Final = 100  # games
COLUMNS: Final = tuple(TABLES.c[name] for name in ("id", "game", "seats", "outcome", "public", "rated", "ended"))


class PlayedBy(msgspec.Struct, frozen=True):
    """Of a place, what tells whose it was."""

    kind: str
    guest: str = ""


class Played(msgspec.Struct, frozen=True):
    """A finished game, as far as a profile needs it: there may be hundreds."""

    id: str
    game: str
    places: list[PlayedBy]
    winners: list[int]
    is_public: bool
    is_rated: bool
    ended: int

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.guest == guest and place.kind == "person"]

    def has_won(self, guest: str) -> bool:
        return any(seat in self.winners for seat in self.seats_of(guest))


PLACES: Final = msgspec.json.Decoder(list[PlayedBy])
ENDING: Final = msgspec.json.Decoder(Ending)


def profile_of(connection: Connection, account: Row, asker: str) -> Profile:
    """What the asker may know of this person."""
    person = account["person"]
    games = games_of(connection, person, LOOKED_AT)
    played: Counter[str] = Counter(each.game for each in games)
    won: Counter[str] = Counter(each.game for each in games if each.has_won(person))
    statistics = [Statistic(game, count, won[game]) for game, count in sorted(played.items())]
    shown = [each for each in games if each.is_public or each.seats_of(asker)][:LISTED]
    history = [
        PlayedGame(each.id, each.game, len(each.places), each.has_won(person), each.is_rated, each.ended)
        for each in shown
    ]
    bond = bond_of(connection, asker, person)
    return Profile(account["name"], account["created"], bond, ratings_of(connection, person), statistics, history)


def games_of(connection: Connection, person: str, most: int) -> list[Played]:
    """The person's finished games, the last first, but for those at which they play several seats."""
    last = own_finished(person, *COLUMNS).order_by(TABLES.c.ended.desc(), TABLES.c.id).limit(most)
    found = [
        Played(id, game, PLACES.decode(seats), ENDING.decode(outcome).winners, public, bool(rated), ended)
        for id, game, seats, outcome, public, rated, ended in connection.execute(last)
    ]
    return [each for each in found if len(each.seats_of(person)) == 1 and len(each.places) > 1]


def ratings_of(connection: Connection, player: str) -> list[Rating]:
    """All ratings of a player, each with its curve."""
    own = select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.game, RATINGS.c.seats)
    return [
        Rating(
            row["game"],
            row["seats"],
            shown_rating(row["mu"]),
            shown_rating(row["sigma"]),
            row["games"],
            row["wins"],
            _curve(connection, row),
        )
        for row in rows(connection, own)
    ]


def _curve(connection: Connection, row: Row) -> list[int]:
    of = and_(RATED.c.player == row["player"], RATED.c.game == row["game"], RATED.c.seats == row["seats"])
    query = select(RATED.c.mu).where(of).order_by(RATED.c.ended.desc(), RATED.c.table_id).limit(CURVE)
    return [shown_rating(mu) for mu in connection.execute(query).scalars()][::-1]


def people_at(connection: Connection, record: Record) -> list[SeatPerson]:
    """Who sits at a table, with their ratings: as they are now, or as this game has left them."""
    guests = [place.guest for place in record.places if place.kind == "person"]
    named = select(ACCOUNTS.c.person, ACCOUNTS.c.name).where(ACCOUNTS.c.person.in_(guests))
    names = {row["person"]: row["name"] for row in rows(connection, named)}
    players = [
        BOT + place.bot if place.kind == "bot" else place.guest if place.kind == "person" else ""
        for place in record.places
    ]
    of = and_(RATINGS.c.player.in_(players), RATINGS.c.game == record.game, RATINGS.c.seats == len(players))
    now = {row["player"]: row for row in rows(connection, select(RATINGS).where(of))}
    counted = {row["seat"]: row for row in rows(connection, select(RATED).where(RATED.c.table_id == record.id))}
    return [
        _seat_person(names.get(player, ""), now.get(player), counted.get(seat)) for seat, player in enumerate(players)
    ]


def _seat_person(name: str, now: Row | None, counted: Row | None) -> SeatPerson:
    if counted is not None:
        change = shown_rating(counted["mu"]) - shown_rating(counted["mu_before"])
        return SeatPerson(name, shown_rating(counted["mu"]), shown_rating(counted["sigma"]), change, True)
    if now is None or not now["games"]:
        return SeatPerson(name, 0, 0, 0, False)
    return SeatPerson(name, shown_rating(now["mu"]), shown_rating(now["sigma"]), 0, False)
