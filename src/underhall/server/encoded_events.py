"""Events as JSON, encoded once for everybody.

The text of an event is put together from pieces that are made once for each message. It is to the byte what the encoder
would write (tests/server/test_encoded_events.py): ids are plain letters, so nothing in them has to be escaped.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from underhall.kernel.decisions import Wording
from underhall.kernel.events import Event, Message, Part
from underhall.kernel.game import Game
from underhall.kernel.types import WATCHER


class Template:
    """What all events of one message have in common, as those get it who may see all of it, or as the others do."""

    def __init__(self, message: Message, is_open: bool) -> None:
        suffix = "" if is_open or not message.has_secret else "-unseen"
        opening = f',"message":"event-{message.name}{suffix}","args":{{'
        self.places: list[int] = []  # of the values that are told
        self.before: list[str] = []  # what stands before each of them
        self.is_card: list[bool] = []
        for place, name in enumerate(message.names):
            if is_open or not message.secrets[place]:
                self.before.append(f'{opening}"{name}":')
                self.places.append(place)
                self.is_card.append(message.types[place] == "card")
                opening = ","
        self.after = '},"cause":' if self.places else opening + '},"cause":'


OPEN_TEMPLATES: Final[dict[Message, Template]] = {}
SECRET_TEMPLATES: Final[dict[Message, Template]] = {}


def template_of(message: Message, is_open: bool) -> Template:
    templates = OPEN_TEMPLATES if is_open else SECRET_TEMPLATES
    template = templates.get(message)
    if template is None:
        template = templates[message] = Template(message, is_open)
    return template


def event_text(event: Event, seat: int, wording: Wording) -> bytes:
    """`Event.seen_with_parts` as JSON."""
    template = template_of(event.message, event.visible_to(seat))
    cards = wording.cards
    values = event.values
    before = template.before
    is_card = template.is_card
    pieces = ['{"number":', str(event.number)]
    for at, place in enumerate(template.places):
        pieces.append(before[at])
        value = values[place]
        if is_card[at] and value >= 0:
            pieces.append('"')
            pieces.append(cards[value])
            pieces.append('"')
        else:
            pieces.append(str(value))
    pieces.append(template.after)
    pieces.append(str(event.cause))
    pieces.append(',"source":"')
    if event.source >= 0:
        pieces.append(cards[event.source])
    pieces.append('","rule":"')
    pieces.append(event.rule)
    if event.parts:
        pieces.append('","parts":[')
        pieces.append(",".join([part_text(part, cards) for part in event.parts]))
        pieces.append("]}")
    else:
        pieces.append('","parts":[]}')
    return "".join(pieces).encode()


def part_text(part: Part, cards: tuple[str, ...]) -> str:
    card = cards[part.card] if part.card >= 0 else ""
    return f'{{"what":"{part.what}","n":{part.n},"card":"{card}","seat":{part.seat}}}'


@mypyc_attr(acyclic=True)  # it refers to nothing that could refer back to it
class EncodedEvent:
    """An event, encoded for those who may see all of it and for the others."""

    def __init__(self, public: bytes, private: bytes | None, seen_by: int) -> None:
        self.public = public
        self.private = private  # None: everybody sees the same
        self.seen_by = seen_by  # seats that get the private one, as a bit mask

    def for_seat(self, seat: int) -> bytes:
        if self.private is not None and seat >= 0 and self.seen_by >> seat & 1:
            return self.private
        return self.public


def encode_event(event: Event, wording: Wording, seats: int) -> EncodedEvent:
    private = None
    if event.message.has_secret and not event.visible_to(WATCHER):
        knower = next((seat for seat in range(seats) if event.visible_to(seat)), -1)
        private = event_text(event, knower, wording) if knower >= 0 else None
    return EncodedEvent(event_text(event, WATCHER, wording), private, event.seen_by)


class EncodedEvents:
    """The events of one game, encoded when they are first needed."""

    def __init__(self, game: Game) -> None:
        self.first = game.events[0].number if game.events else game.event_count  # earlier events are not known
        self._seats = game.config.seats
        self._encoded: list[EncodedEvent] = []

    def between(self, game: Game, first: int, until: int) -> list[EncodedEvent]:
        """The events of `game` numbered from `first` up to, but without, `until`."""
        encoded = self._encoded
        if len(encoded) < until - self.first:
            wording = game.wording
            for event in game.events[len(encoded) : until - self.first]:
                encoded.append(encode_event(event, wording, self._seats))
        return encoded[max(0, first - self.first) : until - self.first]

    def drop_from(self, number: int) -> None:
        """Forget the events from this number on: they have been undone."""
        del self._encoded[max(0, number - self.first) :]


class News:
    """Events for several pages. Most have been sent the same before, and see the same now: that is joined once."""

    def __init__(self, events: EncodedEvents, game: Game) -> None:
        self._events = events
        self._game = game
        self._first = -1
        self._until = -1
        self._between: list[EncodedEvent] = []
        self._public = b""
        self._seen_by = 0  # the seats that get something else

    def text(self, seat: int, first: int, until: int) -> bytes:
        """The events numbered from `first` up to, but without, `until` as `seat` gets them, with commas in between."""
        if first != self._first or until != self._until:
            between = self._events.between(self._game, first, until)
            self._first, self._until, self._between = first, until, between
            self._public = b",".join([each.public for each in between])
            self._seen_by = 0
            for each in between:
                if each.private is not None:
                    self._seen_by |= each.seen_by
        if seat < 0 or not self._seen_by >> seat & 1:
            return self._public
        return b",".join([each.for_seat(seat) for each in self._between])
