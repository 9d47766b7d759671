"""What the server and the coach's processes tell each other, besides what bots do: frames of MessagePack over pipes."""

from typing import Final

import msgspec

from underhall.server.thinking_messages import Failure

HINT_LIMIT: Final = 60.0  # seconds: many times what a hint takes, on a machine that is busy
REPORT_LIMIT: Final = 1800.0


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


CoachReply = Advised | Working | Reported | Failure

REPORT_REQUESTS: Final = msgspec.msgpack.Decoder(ReportRequest)
COACH_REPLIES: "Final[msgspec.msgpack.Decoder[CoachReply]]" = msgspec.msgpack.Decoder(CoachReply)


def read_report_request(data: bytes) -> ReportRequest:
    return REPORT_REQUESTS.decode(data)


def read_coach_reply(data: bytes) -> CoachReply:
    return COACH_REPLIES.decode(data)


def is_working(data: bytes) -> bool:
    """Whether another reply comes after this one; not after something that is no reply at all."""
    try:
        return isinstance(read_coach_reply(data), Working)
    except msgspec.MsgspecError:
        return False
