"""Saves: what a game was started with, every answer, and the state at each turn, in bytes that can be checked.

A save is MAGIC, the length and checksum of the rest, and a compressed msgpack of `Save`. Replaying the answers
reproduces every state; under newer rules, or with cards that have changed since, a game carries on from its last state
instead, and its answers are history. States name fields and cards (kernel/fields.py); in format 1 they were lists of
numbers (kernel/earlier.py), which are still read. What is compressed is the same everywhere; how it is packed is up
to the machine's zlib, so compare what `read_save` gives, not files.
"""

import hashlib
import zlib
from typing import Any, Final

import msgspec

from underhall.errors import DamagedSave, NewerSave, NoHistory, OtherCards, UnderhallError
from underhall.kernel.game import Game, GameConfig, TurnSnapshot
from underhall.kernel.registry import GameInfo
from underhall.kernel.types import AnswerCount

MAGIC: Final = b"UNDERHALL\x02"
WITH_SETS: Final = b"UNDERHALL\x03"  # the same, and behind it the house sets that were played with
OLDEST: Final = 1  # the first format
LENGTH: Final = 4
CHECK: Final = 16
LARGEST: Final = 64 << 20  # no game comes near; a bomb of zeros would


class Save(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What stands in a save file."""

    game: str
    rules: int
    cards: str
    seats: int
    seed: str
    options: dict[str, str]
    answers: list[int]
    snapshots: list[tuple[AnswerCount, Any]]
    quiet: bool = False  # a quiet game has kept no states

    @property
    def sets(self) -> tuple[str, ...]:
        """The house sets that were played with, each as one text."""
        return ()


class SaveWithSets(Save, array_like=True, forbid_unknown_fields=True):
    """A save that carries house sets, so that it can be opened where nobody has them."""

    set_texts: tuple[str, ...] = ()

    @property
    def sets(self) -> tuple[str, ...]:
        return self.set_texts


def write_save(game: Game) -> bytes:
    if not game.has_history:
        raise NoHistory()
    config = game.config
    save: Save = Save(
        config.game,
        config.rules,
        config.cards,
        config.seats,
        config.seed,
        config.options,
        game.answers,
        [(snapshot.answered, snapshot.state) for snapshot in game.snapshots],
        game.quiet,
    )
    magic = MAGIC
    if config.house is not None:
        magic = WITH_SETS
        save = SaveWithSets(**msgspec.structs.asdict(save), set_texts=config.house.texts)
    body = zlib.compress(msgspec.msgpack.encode(save), 6)
    return magic + len(body).to_bytes(LENGTH, "big") + hashlib.blake2b(body, digest_size=CHECK).digest() + body


def read_save(data: bytes) -> Save:
    """The save in `data`, or an error that says what is wrong with it."""
    head = len(MAGIC)
    if not isinstance(data, bytes | bytearray) or not MAGIC[:-1].startswith(data[: head - 1]):
        raise DamagedSave(why="not-a-save")
    start = head + LENGTH + CHECK
    if len(data) < start:
        raise DamagedSave(why="cut-short")
    if data[head - 1] < OLDEST:
        raise DamagedSave(why="not-a-save")
    if data[head - 1] > WITH_SETS[-1]:
        raise NewerSave(found=int(data[head - 1]), supported=int(WITH_SETS[-1]))
    body = bytes(data[start:])
    length = int.from_bytes(data[head : head + LENGTH], "big")
    if len(body) < length:
        raise DamagedSave(why="cut-short")
    if len(body) > length or hashlib.blake2b(body, digest_size=CHECK).digest() != bytes(data[head + LENGTH : start]):
        raise DamagedSave(why="altered")
    try:
        plain = zlib.decompressobj()
        raw = plain.decompress(body, LARGEST)
        if not plain.eof or plain.unused_data:
            raise DamagedSave(why="unreadable")
        has_sets = data[head - 1] == WITH_SETS[-1]
        save: Save = msgspec.msgpack.decode(raw, type=SaveWithSets if has_sets else Save)
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedSave(why="unreadable") from error
    if has_sets and not save.sets:
        raise DamagedSave(why="altered")
    return save


def carry_on(save: Save, started: Game, restored: Game | None, verify: bool) -> Game:
    """The game of a save: `started` is the same game at its start, `restored` the game at the save's last snapshot."""
    pairs = list(zip(save.answers[::2], save.answers[1::2], strict=False))
    if len(save.answers) % 2 or any(snapshot[0] > len(pairs) for snapshot in save.snapshots):
        raise DamagedSave(why="bad-answer")
    game, done = (restored, save.snapshots[-1][0]) if restored is not None else (started, 0)
    if restored is not None:
        game.answers = save.answers[: 2 * done]
        game.snapshots = [TurnSnapshot(answered, state) for answered, state in save.snapshots]
    for seat, index in pairs[done:]:
        try:
            game.answer(seat, index)
        except UnderhallError as error:
            raise DamagedSave(why="bad-answer") from error
        except Exception as error:  # a state that nobody's dump wrote may fail in any way at all
            raise DamagedSave(why="unreadable") from error
    if (
        verify
        and not save.quiet
        and not same_snapshots([(snapshot.answered, snapshot.state) for snapshot in game.snapshots], save.snapshots)
    ):
        raise DamagedSave(why="other-state")
    return game


def same_snapshots(one: list[tuple[AnswerCount, Any]], two: list[tuple[AnswerCount, Any]]) -> bool:
    """Whether all states are the same; what was stored as True is not the same as 1."""
    encode = msgspec.msgpack.Encoder(order="sorted").encode
    return encode(one) == encode(two)


def named_snapshots(save: Save, config: GameConfig, info: GameInfo) -> list[tuple[AnswerCount, Any]]:
    """The states of a save in today's form."""
    if not is_numbered(save):
        return [(answered, info.without_gone(state)) for answered, state in save.snapshots]
    try:
        return [(answered, info.named_state(config, state)) for answered, state in save.snapshots]
    except Exception as error:  # a state that nobody's dump wrote may fail in any way at all
        raise DamagedSave(why="unreadable") from error


def is_numbered(save: Save) -> bool:
    """Whether it knows cards by the numbers that they had when it was made: no state has their ids."""
    return not save.snapshots or any(isinstance(state, list) for _, state in save.snapshots)


def check_cards(save: Save, info: GameInfo) -> None:
    """Refuse what these rules and cards cannot carry on."""
    if save.rules < 1:
        raise DamagedSave(why="unreadable")
    if save.rules > info.rules:
        raise NewerSave(found=save.rules, supported=info.rules)
    if is_numbered(save) and not info.knows_cards(save.cards):
        raise OtherCards(game=save.game, found=save.cards, expected=info.cards)
