"""What can be wrong with a house set. The sentences stand with those of all other errors."""

from collections.abc import Iterable
from typing import Literal

from underhall.errors import UnderhallError

SetFault = Literal[
    "no-folder",
    "no-file",
    "encoding",
    "toml",
    "ftl",
    "field",
    "missing",
    "value",
    "word",
    "syntax",
    "arguments",
    "id",
    "twice",
    "again",
    "printed",
    "totals",
    "words",
    "art",
    "behaviour",
    "letter",
    "long",
    "many",
]


class BadSet(UnderhallError):
    """A file of a house set is wrong at this line; `nearest` is what would be right, where that can be said."""

    message_id = "error-bad-set"

    def __init__(self, *, file: str, line: int, why: SetFault, name: str, nearest: Iterable[object] = ()) -> None:
        super().__init__(
            file=file, line=line, why=why, name=name, nearest=", ".join([str(each) for each in nearest]) or "–"
        )


class SetNotLoaded(UnderhallError):
    """A game is played with house sets that are not at hand. `sets` has the name and the hash of each."""

    message_id = "error-set-not-loaded"

    def __init__(self, *, sets: str) -> None:
        super().__init__(sets=sets)


class SetsFull(UnderhallError):
    """There are so many house cards in use that these do not fit in beside them."""

    message_id = "error-sets-full"

    def __init__(self, *, cards: int, free: int) -> None:
        super().__init__(cards=cards, free=free)


class SetFailed(UnderhallError):
    """Something failed in a game with house sets, and nobody can say by which card."""

    message_id = "error-set-failed"

    def __init__(self, *, sets: str, why: str) -> None:
        super().__init__(sets=sets, why=why)
