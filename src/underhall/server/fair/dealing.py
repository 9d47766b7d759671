"""From a full table to a dealt game: everybody's contribution is waited for, the seed is worked out, the game starts.

Nobody can choose the shuffle. The server is bound by its commitment since the table was opened, the players are bound
by their seals since they sat down, and no contribution is taken before everybody is bound. Somebody can only keep a
contribution back; after a while the game starts without it, and everybody can see that.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from underhall.fair.hashes import is_digits, seal_of, seed_from, settings_of
from underhall.server.record import CARETAKER, Place
from underhall.server.refusals import Refusal
from underhall.server.table import Table
from underhall.server.timing import Time, Timer

WAITED: Final = 10.0  # seconds for contributions, once everybody is there
Leave = Callable[[list[int]], None]


def check_seal(seal: str) -> None:
    """Refuse what cannot be the hash of a contribution."""
    if seal and not is_digits(seal):
        raise Refusal("refused-seal", 400)


class Dealing:
    """Starts the games of full tables."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self._waiting: dict[Table, Timer] = {}
        self._leaving: dict[Table, list[tuple[list[int], Leave]]] = {}  # who goes as soon as the game has started

    def begin(self, table: Table) -> None:
        """No place is left: start the game, or wait for those whose contributions are missing."""
        if not self._is_missing(table):
            self.deal(table)
        elif table not in self._waiting:
            self._waiting[table] = self.time.later(WAITED, partial(self._give_up, table))
            with table.changing():
                table.announce_seats()

    def resume(self, table: Table) -> None:
        """The table was loaded: if the server ended while contributions were waited for, they are waited for again."""
        if table.record.standing == "open" and table.record.is_full:
            self.begin(table)

    def contribute(self, table: Table, guest: str, contribution: str) -> None:
        """A player's page sends what it sealed when it sat down."""
        record = table.record
        seat = next((seat for seat in record.seats_of(guest) if record.places[seat].seal), None)
        if not is_digits(contribution):
            raise Refusal("refused-contribution", 400)
        if seat is None or seal_of(contribution) != record.places[seat].seal:
            raise Refusal("refused-contribution-other", 409)
        if record.places[seat].contribution:
            return  # it was sent before, and the answer was lost
        if record.standing != "open":
            raise Refusal("refused-contribution-late", 409)
        if not record.is_full:
            raise Refusal("refused-contribution-early", 409)
        record.change_place(seat, contribution=contribution)
        table.save("seats")
        self.begin(table)

    def deal(self, table: Table) -> None:
        """Wait no longer: the seed is what all that is there makes it."""
        record = table.record
        waiting = self._waiting.pop(table, None)
        if waiting is not None:
            waiting.cancel()
        if record.shuffle == "fair":
            seats = len(record.places)
            # The game itself knows all of its options, those that nobody has chosen, too.
            options = table.info.start(seats, "0", dict(record.options), True).config.options
            settings = settings_of(record.game, seats, options)
            record.seed = seed_from(record.id, record.secret, contributions_of(record.places), settings)
            table.save("seed")
        table.start()
        for theirs, leave in self._leaving.pop(table, []):
            leave(theirs)

    def leave(self, table: Table, seats: list[int], leave: Leave) -> None:
        """Whoever has these seats goes while contributions are waited for; they `leave` when the game has started.

        Nobody else sits down in their place, since contributions may be known by now; and nobody else's contribution is
        left out for it: who could choose that moment could choose between two shuffles.
        """
        self._leaving.setdefault(table, []).append((seats, leave))
        self.begin(table)

    def _is_missing(self, table: Table) -> bool:
        """Whether somebody's contribution is still to come."""
        record = table.record
        gone = {seat for theirs, _ in self._leaving.get(table, []) for seat in theirs}
        waited_for = [place for seat, place in enumerate(record.places) if seat not in gone]
        return record.shuffle == "fair" and any(place.seal and not place.contribution for place in waited_for)

    def _give_up(self, table: Table) -> None:
        self._waiting.pop(table, None)
        if table.broken:
            self._leaving.pop(table, None)
        if not table.broken and table.record.standing == "open" and table.record.is_full:
            self.deal(table)


def hand_in(places: list[Place], guest: str, seal: str) -> None:
    """The guest's seal is kept with their place. Somebody with several adds to the shuffle once, with the first."""
    for seat, place in enumerate(places):
        if place.kind == "person" and place.guest == guest:
            places[seat] = msgspec.structs.replace(place, seal=seal)
            return


def fill_with_bots(table: Table) -> None:
    """Bots take the places that are left; what they add to the shuffle is nothing."""
    for seat, place in enumerate(table.record.places):
        if place.kind == "open":
            table.record.places[seat] = Place("bot", bot=CARETAKER)
    table.save("seats")


def contributions_of(places: list[Place]) -> list[str]:
    return [place.contribution for place in places]
