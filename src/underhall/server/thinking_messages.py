"""What the server and the processes in which its bots think tell each other: frames of MessagePack over pipes."""

from typing import IO, Final

import msgspec

LIMIT: Final = 10.0  # seconds for one thought: several times what any bot takes, on a machine that is busy
SIZE: Final = 4  # bytes that say how long a frame is


class Request(msgspec.Struct, array_like=True):
    """What a bot is to think about: the game from the start of its turn, and who is asked."""

    bot: str
    seat: int
    game: str
    rules: int
    cards: str
    seats: int
    seed: str
    options: dict[str, str]
    answers: list[int]
    answered: int  # how many answers led to `state`
    state: bytes  # of the game at the start of the turn; b"": it is replayed from its own start


class Chosen(msgspec.Struct, tag="chosen", array_like=True):
    """The place of the option that the bot takes."""

    option: int


class Failure(msgspec.Struct, tag="failure", array_like=True):
    """The bot has raised an error: its class, and the line of code. What it says may hold hidden cards."""

    error: str
    place: str


Reply = Chosen | Failure

REQUESTS: Final = msgspec.msgpack.Decoder(Request)
REPLIES: "Final[msgspec.msgpack.Decoder[Reply]]" = msgspec.msgpack.Decoder(Reply)
ENCODER: Final = msgspec.msgpack.Encoder()


def read_request(data: bytes) -> Request:
    return REQUESTS.decode(data)


def read_reply(data: bytes) -> Reply:
    return REPLIES.decode(data)


def write_frame(pipe: IO[bytes], data: bytes) -> None:
    pipe.write(len(data).to_bytes(SIZE, "big") + data)
    pipe.flush()


def read_frame(pipe: IO[bytes]) -> bytes:
    """The next frame; b"" if whoever writes is gone."""
    head = pipe.read(SIZE)
    data = pipe.read(int.from_bytes(head, "big")) if len(head) == SIZE else b""
    return data if len(data) == int.from_bytes(head, "big") else b""
