"""What happens on a server, one line an event: `--log text` for eyes, `--log json` for programs.

Tables, seats and guests are named by their ids, guests by the beginning of theirs. Nothing is written that would let
anybody in or show a card: no cookie, no token, no invitation, no seed, no name, no text of the chat.
"""

import sys
import time
from contextlib import suppress
from typing import Final, Literal

import msgspec

from underhall.server.operations.figures import FIGURES

Format = Literal["", "text", "json"]
Detail = str | int | float | bool
GUEST_LETTERS: Final = 12
MOST_REFUSALS: Final = 60  # in a minute: whoever is refused can come again at once
LONGEST: Final = 2000  # of a detail


class EventLog:
    """Where events are written. Without a format nothing is, as suits a server in a living room."""

    def __init__(self) -> None:
        self.format: Format = ""
        self._minute = 0
        self._refusals = 0

    def note(self, event: str, **details: Detail) -> None:
        """Something has happened."""
        if self.format:
            self._write(event, details)

    def refused(self, kind: str, **details: Detail) -> None:
        """A request or frame was refused: it is counted, and noted as long as there are few."""
        FIGURES.count_refusal(kind)
        if not self.format:
            return
        minute = int(time.monotonic() // 60)
        if minute != self._minute:
            if self._refusals > MOST_REFUSALS:
                self._write("refusals-not-noted", {"count": self._refusals - MOST_REFUSALS})
            self._minute, self._refusals = minute, 0
        self._refusals += 1
        if self._refusals <= MOST_REFUSALS:
            self._write("refused", {"kind": kind, **details})

    def _write(self, event: str, details: dict[str, Detail]) -> None:
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in details.items()}
        if self.format == "json":
            line = msgspec.json.encode({"time": when, "event": event, **short}).decode()
        else:
            line = " ".join([when, event, *(f"{name}={_in_one_line(value)}" for name, value in short.items())])
        with suppress(OSError, ValueError):  # where standard error is full or closed, nothing is lost but the line
            print(line, file=sys.stderr, flush=True)


def _in_one_line(value: Detail) -> str:
    """The value as one word, quoted if it is more."""
    text = str(value)
    return text if text and text.isprintable() and " " not in text else msgspec.json.encode(text).decode()


def short(guest: str) -> str:
    """A guest as logs and lists name them."""
    return guest[:GUEST_LETTERS]


EVENTS: Final = EventLog()
