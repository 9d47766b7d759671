"""What the server and the coach's processes tell each other, besides what bots do: frames of MessagePack over pipes."""

from typing import Final

import msgspec

from underhall.server.thinking_messages import Failure

HINT_LIMIT: Final = 60.0  # seconds: many times what a hint takes, on a machine that is busy
REPORT_LIMIT: Final = 1800.0
PUZZLE_LIMIT: Final = 120.0  # how much is tried is bounded: seconds, on a machine that is not busy


class ReportRequest(msgspec.Struct, array_like=True):
    """A finished game that is to be looked through."""

    game: str
    seats: int
    seed: str
    options: dict[str, str]
    answers: list[int]


class Advised(msgspec.Struct, tag="advised", array_like=True):
    """The best options: place, chance and its standard error of each."""

    options: list[tuple[int, float, float]]


class Working(msgspec.Struct, tag="working", array_like=True):
    """This share of the game has been looked at."""

    share: float


class Reported(msgspec.Struct, tag="reported", array_like=True):
    """The report, as JSON."""

    report: str


class PuzzleRequest(msgspec.Struct, array_like=True):
    """A moment of a finished game from which a puzzle is to be made."""

    game: str
    rules: int
    cards: str
    seats: int
    seed: str
    options: dict[str, str]
    answers: list[int]
    at: int
    seat: int


class PuzzleMade(msgspec.Struct, tag="puzzle", array_like=True):
    """The file of a puzzle: its name, and what stands in it."""

    name: str
    text: str


class NotMade(msgspec.Struct, tag="not-made", array_like=True):
    """There is none at this moment: the error that says why."""

    error: str
    details: dict[str, str | int]


CoachReply = Advised | Working | Reported | PuzzleMade | NotMade | Failure

REPORT_REQUESTS: Final = msgspec.msgpack.Decoder(ReportRequest)
PUZZLE_REQUESTS: Final = msgspec.msgpack.Decoder(PuzzleRequest)
COACH_REPLIES: "Final[msgspec.msgpack.Decoder[CoachReply]]" = msgspec.msgpack.Decoder(CoachReply)


def read_report_request(data: bytes) -> ReportRequest:
    return REPORT_REQUESTS.decode(data)


def read_puzzle_request(data: bytes) -> PuzzleRequest:
    return PUZZLE_REQUESTS.decode(data)


def read_coach_reply(data: bytes) -> CoachReply:
    return COACH_REPLIES.decode(data)


def is_working(data: bytes) -> bool:
    """Whether another reply comes after this one; not after something that is no reply at all."""
    try:
        return isinstance(read_coach_reply(data), Working)
    except msgspec.MsgspecError:
        return False
