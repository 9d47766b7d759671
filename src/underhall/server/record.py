"""What is known of a table besides its game: who sits where, how it is played, how it ended."""

import secrets
import time
from typing import Any, Literal

import msgspec

from underhall import game_info
from underhall.kernel.luck import KEY_DIGITS, KEYED
from underhall.kernel.registry import GameInfo
from underhall.server.bodies import NewTable, Pace, Seat, Standing, Table
from underhall.server.protocol import Policy


class Place(msgspec.Struct):
    """One seat: a person's (`guest`), a bot's, or nobody's yet."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""  # who plays here, or would in the person's absence
    guest: str = ""
    caretaker: bool = False
    resigned: bool = False
    policy: Policy = Policy()

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


class Record:
    """A table, as it is stored."""

    def __init__(
        self,
        id: str,
        game: str,
        rules: int,
        cards: str,
        options: dict[str, str],
        places: list[Place],
        owner: str,
        standing: Standing,
        public: bool,
        pace: Pace,
        watchers: bool,
        free_chat: bool,
        seed: str,
        invite: str,
        turn: int,
        created: int,
        ended: int,
        ending: Ending,
        again: str,
        answers: int,
    ) -> None:
        self.id = id
        self.game = game
        self.rules = rules
        self.cards = cards
        self.options = options
        self.places = places
        self.owner = owner
        self.standing: Standing = standing
        self.public = public
        self.pace: Pace = pace
        self.watchers = watchers
        self.free_chat = free_chat
        self.seed = seed
        self.invite = invite
        self.turn = turn
        self.created = created
        self.ended = ended
        self.ending = ending
        self.again = again
        self.answers = answers
        self.problem = ""  # why its game cannot be taken up, if it cannot
        # Everybody who has sat here or said something, by the number that the chat knows them by.
        self.people = list(dict.fromkeys(place.guest for place in places if place.guest))

    # -- who is who -----------------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.guest == guest and place.kind == "person"]

    def number_of(self, guest: str) -> int:
        """The guest's number at this table; a newcomer gets the next one."""
        if guest not in self.people:
            self.people.append(guest)
        return self.people.index(guest)

    @property
    def guests_playing(self) -> set[str]:
        return {place.guest for place in self.places if place.is_playing_person}

    # -- as others get to see it ----------------------------------------------------------------------------------

    def told(self, here: set[int], watching: int = 0) -> Table:
        """The table as everybody may see it; `here` are the seats with a socket open, `watching` how many look on."""
        seats = [
            Seat(
                place.kind,
                place.name,
                place.bot if place.played_by_bot else "",
                seat in here,
                place.caretaker,
                place.resigned,
                self.people.index(place.guest) if place.guest else -1,
            )
            for seat, place in enumerate(self.places)
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
        )

    # -- as the database has it -----------------------------------------------------------------------------------

    def row(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "game": self.game,
            "rules": self.rules,
            "cards": self.cards,
            "options": msgspec.json.encode(self.options).decode(),
            "seats": msgspec.json.encode(self.places).decode(),
            "owner": self.owner,
            "standing": self.standing,
            "public": self.public,
            "pace": self.pace,
            "watchers": self.watchers,
            "free_chat": self.free_chat,
            "seed": self.seed,
            "invite": self.invite,
            "turn": self.turn,
            "created": self.created,
            "ended": self.ended,
            "outcome": msgspec.json.encode(self.ending).decode(),
            "again": self.again,
            "answers": self.answers,
        }


def read_record(row: dict[str, Any]) -> Record:
    """The record that `row` wrote."""
    rest = {key: row[key] for key in row if key not in ("options", "seats", "outcome")}
    record = Record(
        options=msgspec.json.decode(row["options"], type=dict[str, str]),
        places=msgspec.json.decode(row["seats"], type=list[Place]),
        ending=msgspec.json.decode(row["outcome"], type=Ending),
        **rest,
    )
    if record.standing != "open" and not game_info(record.game).knows_cards(record.cards):
        record.problem = "refused-other-cards"
    return record


def new_record(wish: NewTable, info: GameInfo, options: dict[str, str], places: list[Place], owner: str) -> Record:
    """A table that has just been opened."""
    return Record(
        id=secrets.token_urlsafe(9),
        game=wish.game,
        rules=info.rules,
        cards=info.cards,
        options=options,
        places=places,
        owner=owner,
        standing="open",
        public=wish.public,
        pace=wish.pace,
        watchers=wish.watchers,
        free_chat=wish.free_chat,
        seed=wish.seed or KEYED + secrets.token_hex(KEY_DIGITS // 2),
        invite=secrets.token_urlsafe(18),
        turn=0,
        created=int(time.time()),
        ended=0,
        ending=Ending(),
        again="",
        answers=0,
    )
