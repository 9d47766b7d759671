"""What is known of a table besides its game: who sits where, how it is played, how it ended."""

import hmac
import secrets
import time
from typing import Any, Final, Literal

import msgspec

from underhall.fair.hashes import commitment_to, new_secret
from underhall.fair.proof import Shuffle
from underhall.kernel.registry import GameInfo
from underhall.server.bodies import NewTable, Pace, Seat, Standing, Table
from underhall.server.bodies import Shuffle as ShuffleBody
from underhall.server.protocol import Policy
from underhall.server.schema import TABLES


class Place(msgspec.Struct, frozen=True):
    """One seat: a person's (`guest`), a bot's, or nobody's yet. What changes is replaced."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""  # who plays here, or would in the person's absence
    guest: str = ""
    caretaker: bool = False
    resigned: bool = False
    policy: Policy = Policy()
    asked: bool = False  # whether the seat had a question open when nobody was there any more
    cleared: bool = False  # whether its person wants the table in no list of theirs
    seal: str = ""  # of what its person adds to the shuffle
    contribution: str = ""  # what that is, once it was sent

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.caretaker or self.resigned

    @property
    def is_playing_person(self) -> bool:
        return self.kind == "person" and not self.resigned


class Ending(msgspec.Struct):
    """How a table's game ended."""

    by: str = ""  # "" · rule · vote
    winners: list[int] = []
    scores: list[int] = []


CARETAKER = "greedy"


class Record(msgspec.Struct, kw_only=True, weakref=True):
    """A table, as it is stored."""

    id: str
    game: str
    rules: int
    cards: str
    options: dict[str, str]
    places: list[Place]
    owner: str
    standing: Standing = "open"
    public: bool
    pace: Pace
    watchers: bool
    free_chat: bool
    seed: str
    shuffle: Shuffle = "fair"
    secret: str = ""
    seek: str = ""
    invite: str
    turn: int = 0
    created: int
    ended: int = 0
    ending: Ending = msgspec.field(default_factory=Ending)
    again: str = ""
    answers: int = 0
    visited: int = 0
    rated: int = 0  # whether it changes ratings; the database also knows whether it has
    # Not stored:
    problem: str = ""  # why its game could not be taken up, if it was tried and could not: a message id
    people: list[str] = []  # who has sat here or said something, by the number that the chat knows them by

    def __post_init__(self) -> None:
        self.people = list(dict.fromkeys(place.guest for place in self.places if place.guest))

    def change_place(self, seat: int, **changes: Any) -> None:
        """Put a place with other values where this one was."""
        self.places[seat] = msgspec.structs.replace(self.places[seat], **changes)

    # -- who is who -----------------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.guest == guest and place.kind == "person"]

    def knows(self, guest: str) -> bool:
        """Whether the guest sits here, has said something, or was to come."""
        return guest == self.owner or guest in self.people or any(place.guest == guest for place in self.places)

    def kept_for(self, guest: str) -> list[int]:
        """The free places that wait for the guest: they are to play the same once more, or were asked by a friend."""
        return [seat for seat, place in enumerate(self.places) if place.kind == "open" and place.guest == guest]

    def is_invited(self, guest: str, invite: str) -> bool:
        """Whether the guest may sit down here, with this invitation or without any."""
        return self.public or bool(self.kept_for(guest)) or hmac.compare_digest(invite.encode(), self.invite.encode())

    def is_listed_for(self, guest: str) -> bool:
        """Whether the table is among the guest's own: they sit there, and have not cleared it away."""
        return any(not self.places[seat].cleared for seat in self.seats_of(guest))

    def is_move_of(self, guest: str, asked: list[int] | None = None) -> bool:
        """Whether the game waits for the guest. `asked` are the seats with a question open, where they are known."""
        mine = self.seats_of(guest)
        if self.standing != "running" or all(self.places[seat].resigned for seat in mine):
            return False
        if self.guests_playing == {guest}:
            return True  # bots do not keep anybody waiting
        return any(self.places[seat].asked if asked is None else seat in asked for seat in mine)

    def number_of(self, guest: str) -> int:
        """The guest's number at this table; a newcomer gets the next one."""
        if guest not in self.people:
            self.people.append(guest)
        return self.people.index(guest)

    @property
    def is_full(self) -> bool:
        """Whether no place is left."""
        return all(place.kind != "open" for place in self.places)

    @property
    def guests_playing(self) -> set[str]:
        return {place.guest for place in self.places if place.is_playing_person}

    # -- as others get to see it ----------------------------------------------------------------------------------

    def as_body(self, connected: set[int], watching: int = 0, places: list[Place] | None = None) -> Table:
        """The table as everybody may see it; `connected` are seats with a page open, `watching` counts the watchers.

        `places` are those of a moment ago, if the table is to be seen as it was then.
        """
        seats = [
            Seat(
                place.kind,
                place.name,
                place.bot if place.played_by_bot else "",
                seat in connected,
                place.caretaker,
                place.resigned,
                self.people.index(place.guest) if place.guest else -1,
            )
            for seat, place in enumerate(self.places if places is None else places)
        ]
        return Table(
            self.id,
            self.game,
            self.options,
            seats,
            self.standing,
            self.public,
            self.pace,
            self.watchers,
            self.free_chat,
            self.turn,
            self.created,
            self.ending.by,
            self.ending.winners,
            self.ending.scores,
            self.again,
            watching,
            self.problem,
            shuffle_of(self),
            bool(self.seek) and self.standing == "open",
            bool(self.rated),
        )

    # -- as the database has it -----------------------------------------------------------------------------------

    def row(self, *columns: str) -> dict[str, Any]:
        """The values of these columns of the database, or of all."""
        return {column: self._column(column) for column in columns or COLUMNS}

    def _column(self, column: str) -> Any:
        if column in AS_JSON:
            return msgspec.json.encode(getattr(self, AS_JSON[column])).decode()
        return getattr(self, column)


AS_JSON: Final = {"options": "options", "seats": "places", "outcome": "ending"}  # columns that hold a field as JSON
COLUMNS: Final = tuple(TABLES.c.keys())


def read_record(row: dict[str, Any]) -> Record:
    """The record that `row` wrote."""
    rest = {key: row[key] for key in row if key not in AS_JSON}
    return Record(
        options=msgspec.json.decode(row["options"], type=dict[str, str]),
        places=msgspec.json.decode(row["seats"], type=list[Place]),
        ending=msgspec.json.decode(row["outcome"], type=Ending),
        **rest,
    )


def shuffle_of(record: Record) -> ShuffleBody:
    """Where the seed comes from, as everybody may know it: no secret, and no contribution, is in it."""
    if record.shuffle != "fair":
        return ShuffleBody(record.shuffle)
    places = record.places
    return ShuffleBody(
        "fair",
        commitment_to(record.id, record.secret),
        [place.seal for place in places],
        [bool(place.contribution) for place in places],
        record.is_full and record.standing == "open",
    )


def new_id() -> str:
    """A table's id, which nobody can guess. It never begins with a dash: hosts type it, and commands take that for an
    option."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


def new_record(
    wish: NewTable,
    info: GameInfo,
    options: dict[str, str],
    places: list[Place],
    owner: str,
    is_continued: bool = False,
) -> Record:
    """A table that has just been opened. Where the shuffle is fair, the server's secret is drawn now."""
    is_fair = not wish.seed
    return Record(
        id=new_id(),
        game=wish.game,
        rules=info.rules,
        cards=info.cards,
        options=options,
        places=places,
        owner=owner,
        public=wish.public,
        pace=wish.pace,
        watchers=wish.watchers,
        free_chat=wish.free_chat,
        seed="" if is_fair else wish.seed,
        shuffle="fair" if is_fair else "continued" if is_continued else "chosen",
        secret=new_secret() if is_fair else "",
        invite=secrets.token_urlsafe(18),
        created=(now := int(time.time())),
        visited=now,
        rated=int(wish.rated),
    )
