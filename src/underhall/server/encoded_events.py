"""Events as JSON, encoded once for everybody."""

from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from underhall.kernel.decisions import Wording
from underhall.kernel.events import Event
from underhall.kernel.game import Game
from underhall.kernel.types import WATCHER

ENCODER: Final = msgspec.json.Encoder()


@mypyc_attr(acyclic=True)  # it refers to nothing that could refer back to it
class EncodedEvent:
    """An event, encoded for those who may see all of it and for the others."""

    def __init__(self, public: msgspec.Raw, private: msgspec.Raw | None, seen_by: int) -> None:
        self.public = public
        self.private = private  # None: everybody sees the same
        self.seen_by = seen_by  # seats that get the private one, as a bit mask

    def for_seat(self, seat: int) -> msgspec.Raw:
        if self.private is not None and seat >= 0 and self.seen_by >> seat & 1:
            return self.private
        return self.public


def encode_event(event: Event, wording: Wording, seats: int) -> EncodedEvent:
    private = None
    if event.message.has_secret and not event.visible_to(WATCHER):
        knower = next((seat for seat in range(seats) if event.visible_to(seat)), -1)
        private = msgspec.Raw(ENCODER.encode(event.seen_with_parts(knower, wording))) if knower >= 0 else None
    return EncodedEvent(msgspec.Raw(ENCODER.encode(event.seen_with_parts(WATCHER, wording))), private, event.seen_by)


class EncodedEvents:
    """The events of one game, encoded when they are first needed."""

    def __init__(self, game: Game) -> None:
        self.first = game.events[0].number if game.events else game.event_count  # earlier events are not known
        self._seats = game.config.seats
        self._encoded: list[EncodedEvent] = []

    def between(self, game: Game, first: int, until: int) -> list[EncodedEvent]:
        """The events of `game` numbered from `first` up to, but without, `until`."""
        encoded = self._encoded
        wording = game.wording
        for event in game.events[len(encoded) : until - self.first]:
            encoded.append(encode_event(event, wording, self._seats))
        return encoded[max(0, first - self.first) : until - self.first]

    def drop_from(self, number: int) -> None:
        """Forget the events from this number on: they have been undone."""
        del self._encoded[max(0, number - self.first) :]
