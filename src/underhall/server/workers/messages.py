"""What the supervisor, the workers and the nodes of a cluster tell each other."""

import msgspec

from underhall.server.bodies import Join, MyTable, Problem
from underhall.server.sharing import News, Presence


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


# -- a process to another -------------------------------------------------------------------------------------------


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
    wish: Join


class TellNews(Message):
    """You must hear of this."""

    news: News


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


class Counted(Message):
    """What limits have counted here since the last time, and the sockets that are open here now."""

    acts: dict[int, int]
    sockets: dict[int, int]


# What is asked for at one machine and served at another. A request or socket has a number, and each message about a
# socket one of its own: where one is missing, the socket is closed, and its page comes again.


class Call(Message):
    """Serve this request."""

    number: int
    table: str
    scheme: str
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    address: str
    guest: str
    session: str


class Response(Message):
    """Your request is served."""

    number: int
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class OpenSocket(Message):
    """A page is here for a table of yours."""

    number: int
    table: str
    path: str
    query: bytes
    address: str
    guest: str
    session: str


class PageSent(Message):
    """What the page has sent."""

    number: int
    count: int
    data: bytes


class PageGone(Message):
    """The page is gone."""

    number: int


class Frames(Message):
    """What the page shall get."""

    number: int
    count: int
    frames: list[bytes]


class CloseSocket(Message):
    """The page shall be closed: for good, if it is told why; otherwise it comes again."""

    number: int
    problem: Problem | None


ToSupervisor = Ready | Where | Take | Release | Place | Relay
ToWorker = Told | Living | Relayed | Stop
Reply = Present | Joined | Declined
Forwarded = Call | Response | OpenSocket | PageSent | PageGone | Frames | CloseSocket
BetweenProcesses = Passed | AskPresence | AskJoin | TellNews | Reply | Counted | Forwarded
