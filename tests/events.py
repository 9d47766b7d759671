"""Events without a game, for tests of what is made of them."""

from underhall.kernel.agenda import NOTHING
from underhall.kernel.events import EVERYONE, Event, Message
from underhall.kernel.types import CardNo, EventNumber


def event_of(
    message: Message,
    values: tuple[int, ...],
    number: int = 0,
    rule: str = "",
    cause: int = NOTHING,
    source: int = NOTHING,
    seen_by: int = EVERYONE,
) -> Event:
    return Event(EventNumber(number), message, rule, values, EventNumber(cause), CardNo(source), seen_by)
