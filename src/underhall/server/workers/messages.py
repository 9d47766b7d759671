"""What the supervisor and the workers tell each other."""

import msgspec

from underhall.server.bodies import MyTable, Problem
from underhall.server.sharing import Presence


class Message(msgspec.Struct, array_like=True, tag=True):
    """The base of all of them."""


# -- a worker to the supervisor -------------------------------------------------------------------------------------


class Ready(Message):
    """I can take tables."""


class Where(Message):
    """Who has this table, or should?"""

    number: int  # of the question
    table: str


class Take(Message):
    """I have this table, unless somebody else does. Who has it now?"""

    number: int
    table: str


class Release(Message):
    """I do not have it any more."""

    table: str


class Place(Message):
    """Who shall have a new table?"""

    number: int


class Relay(Message):
    """Hand this on to a worker. The supervisor does not look into it."""

    worker: int
    payload: bytes


# -- the supervisor to a worker -------------------------------------------------------------------------------------


class Told(Message):
    """The worker that was asked for."""

    number: int
    worker: int


class Living(Message):
    """These workers are there."""

    workers: list[int]
    left: bool  # whether somebody has just gone, and what they had is free


class Relayed(Message):
    """What another worker wants to be handed on to you."""

    worker: int
    payload: bytes


class Stop(Message):
    """Finish what is under way, and end."""


# -- a worker to another --------------------------------------------------------------------------------------------


class Passed(Message):
    """A connection, whose socket comes with this, and what has been read of it."""

    data: bytes
    is_placed: bool  # its request is for you, whatever it says


class AskPresence(Message):
    """Who is at those of these tables that you run?"""

    number: int
    tables: list[str]


class AskJoin(Message):
    """Let this guest sit down at your table."""

    number: int
    guest: str
    address: str
    table: str


class Present(Message):
    """Who is at my tables."""

    number: int
    found: dict[str, Presence]


class Joined(Message):
    """The guest sits there."""

    number: int
    body: MyTable


class Declined(Message):
    """The guest does not."""

    number: int
    status: int
    problem: Problem


ToSupervisor = Ready | Where | Take | Release | Place | Relay
ToWorker = Told | Living | Relayed | Stop
Reply = Present | Joined | Declined
BetweenWorkers = Passed | AskPresence | AskJoin | Reply
