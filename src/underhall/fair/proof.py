"""The proof of a game: everything that its shuffle and its course follow from. It is shown when the game is over."""

import hashlib
from collections.abc import Iterator
from typing import Final, Literal

import msgspec

import underhall
from underhall.errors import BadSeatCount, DamagedProof, UnderhallError
from underhall.kernel.game import Game
from underhall.kernel.saves import MAGIC

FORMAT: Final = "underhall proof 1"
CHECK_DIGITS: Final = 8  # of the state after each answer: enough to find the one that was changed
LARGEST: Final = 4 << 20  # bytes of a file; no game comes near
MOST_ANSWERS: Final = 100_000

# fair: as docs/howto/fair-shuffle.md says · chosen: whoever opened the table chose the seed · continued: the game goes
# on from a moment of an earlier one, with its seed · earlier: from before there were proofs
Shuffle = Literal["fair", "chosen", "continued", "earlier"]


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that the shuffle and the course of a game follow from."""

    format: Literal["underhall proof 1"] = FORMAT
    table: str
    shuffle: Shuffle
    commitment: str  # published when the table was opened; '' where the shuffle is not fair, as are the next three
    secret: str  # the server's
    seals: list[str]  # handed in when sitting down, by seat; '' for bots and for whoever added nothing
    contributions: list[str]  # by seat; '' also where the page did not send it in time
    settings: str  # the hash of what was agreed
    seed: str
    game: str
    rules: int
    cards: str
    seats: int
    options: dict[str, str]
    answers: list[int]  # seat and option in turn
    checks: str  # of the state after each answer; '' where the game cannot be replayed by the server's rules
    ended_by: str  # rule · vote
    winners: list[int]  # by the rules; who has resigned may be among them
    scores: list[int]


def write_proof(proof: Proof) -> bytes:
    """The proof as a file."""
    return msgspec.json.format(msgspec.json.encode(proof), indent=1)


def read_proof(data: bytes) -> Proof:
    """The proof in a file, or an error that says what is wrong with it."""
    if data.startswith(MAGIC[:-1]):
        raise DamagedProof(why="save")
    if len(data) > LARGEST:
        raise DamagedProof(why="too-large")
    try:
        proof = msgspec.json.decode(data, type=Proof)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedProof(why="unreadable") from error
    if len(proof.answers) % 2 or len(proof.answers) // 2 > MOST_ANSWERS:
        raise DamagedProof(why="unreadable")
    return proof


class Retraced:
    """A game played again: how far it got, the checks of its states, and the game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.checks: list[str] = []

    @property
    def text(self) -> str:
        return "".join(self.checks)


def retrace(game: str, seats: int, seed: str, options: dict[str, str], answers: list[int]) -> Retraced:
    """Play a game again from its seed, up to the first answer that is not possible."""
    info = underhall.game_info(game)
    if seats not in info.seats:
        raise BadSeatCount(game=game, seats=seats, least=info.seats[0], most=info.seats[-1])
    started = info.start(seats, seed, dict(options), True)
    found = Retraced(started)
    for seat, option in _pairs(answers):
        try:
            started.answer(seat, option)
        except UnderhallError:
            break
        state = msgspec.msgpack.encode(started.fingerprint(), order="sorted")
        found.checks.append(hashlib.sha256(state).hexdigest()[:CHECK_DIGITS])
    return found


def _pairs(answers: list[int]) -> Iterator[tuple[int, int]]:
    return zip(answers[::2], answers[1::2], strict=True)
