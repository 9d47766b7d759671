"""How long a seat may think, and how long it may be away. Only the server's clock counts.

Every question has some time of its own; what goes beyond is taken from the seat's bank. Reactions never touch the
bank: a bank that shrinks would tell who was asked. Who is disconnected decides on another bank, which is for that
only. A server that is down takes nobody's time.
"""

from typing import Final

from underhall.server.bodies import Pace
from underhall.server.protocol import Clock
from underhall.server.timing import Time


class Times:
    """The seconds of a pace."""

    def __init__(self, bank: float, question: float, reaction: float, away: float, away_once: float) -> None:
        self.bank = bank
        self.question = question
        self.reaction = reaction
        self.away = away
        self.away_once = away_once


DAY: Final = 86_400.0

PACES: Final[dict[Pace, Times | None]] = {
    "untimed": None,
    "live": Times(180, 20, 8, 300, 60),
    "relaxed": Times(600, 60, 20, 600, 120),
    "slow": Times(7 * DAY, DAY, DAY / 2, 0, 0),  # nobody is expected to sit there
}

MISSES: Final = 2  # time-outs in a row after which a caretaker takes over


class SeatClock:
    """What one seat has left, and what is running."""

    def __init__(self, times: Times) -> None:
        self.times = times
        self.bank = times.bank
        self.bank_shown = times.bank  # as the others may know it: without what went by behind a moment for reactions
        self.away = times.away
        self.misses = 0
        self.running = ""  # "" · thinking · away
        self.reaction = False
        self.hidden = False
        self.since = 0.0
        self.left = 0.0  # of the question's own time, or of this absence

    def start(self, now: float, reaction: bool, hidden: bool, here: bool) -> None:
        """The seat has been asked something."""
        self.reaction = reaction
        self.hidden = hidden
        self.since = now
        if here or reaction or not self.times.away:
            self.running = "thinking"
            self.left = self.times.reaction if reaction else self.times.question
        else:
            self.running = "away"
            self.left = min(self.times.away_once, self.away)

    def stop(self, now: float) -> None:
        """The question is closed; the time it took is gone."""
        spent = now - self.since
        if self.running == "away":
            self.away = max(0.0, self.away - spent)
        elif self.running == "thinking" and not self.reaction:
            beyond = max(0.0, spent - self.left)
            self.bank = max(0.0, self.bank - beyond)
            if not self.hidden:
                self.bank_shown = self.bank
        self.running = ""

    def come_back(self) -> None:
        """The person plays again: missed questions are forgotten, and there is time for one more absence."""
        self.misses = 0
        self.away = max(self.away, self.times.away_once)

    def due(self) -> float | None:
        """When the time is up, or None if nothing runs."""
        if self.running == "thinking" and not self.reaction:
            return self.since + self.left + self.bank
        return self.since + self.left if self.running else None

    def seen(self, now: float, own: bool) -> Clock:
        """The clock as a page gets it; others see nothing of what runs behind a moment for reactions."""
        bank, away, question, running = self.bank if own else self.bank_shown, self.away, 0.0, ""
        if self.running and (own or not self.hidden):
            spent = now - self.since
            running = self.running
            question = max(0.0, self.left - spent)
            if running == "thinking" and not self.reaction:
                bank = max(0.0, bank - max(0.0, spent - self.left))
            elif running == "away":
                away = max(0.0, away - spent)
        return Clock(
            _ms(bank), _ms(question) if running == "thinking" else None, _ms(away) if self.times.away else None, running
        )


NO_CLOCK: Final = Clock(None, None, None, "")


class SeatClocks:
    """The clocks of a table; none where time does not count."""

    def __init__(self, pace: Pace, seats: int, time: Time) -> None:
        times = PACES[pace]
        self.time = time
        self._seats = seats
        self._clocks: list[SeatClock] = [] if times is None else [SeatClock(times) for _ in range(seats)]

    def of(self, seat: int) -> SeatClock | None:
        return self._clocks[seat] if self._clocks else None

    def start(self, seat: int, reaction: bool, hidden: bool, here: bool) -> None:
        """The seat has been asked something."""
        if self._clocks:
            self._clocks[seat].start(self.time.now(), reaction, hidden, here)

    def stop(self, seat: int) -> None:
        """The seat's question is closed."""
        if self._clocks:
            self._clocks[seat].stop(self.time.now())

    def restart(self, seat: int, here: bool) -> None:
        """The person of the seat has come or gone while being asked."""
        if self._clocks:
            clock, now = self._clocks[seat], self.time.now()
            clock.stop(now)
            clock.start(now, clock.reaction, clock.hidden, here)

    def seconds_left(self) -> float | None:
        """How long until the first seat runs out of time, or None if no clock runs."""
        dues = [due for clock in self._clocks if (due := clock.due()) is not None]
        return max(0.0, min(dues) - self.time.now()) if dues else None

    def overdue(self) -> list[tuple[int, SeatClock]]:
        """The seats that have run out of time."""
        now = self.time.now() + 0.001
        return [(seat, clock) for seat, clock in enumerate(self._clocks) if _is_due(clock, now)]

    def bank_of(self, seat: int) -> int:
        """The seat's bank in milliseconds, as the log has it; -1 without clocks."""
        return round(self._clocks[seat].bank * 1000) if self._clocks and seat >= 0 else -1

    def restore_bank(self, seat: int, milliseconds: int) -> None:
        if self._clocks:
            clock = self._clocks[seat]
            clock.bank = clock.bank_shown = milliseconds / 1000

    def seen_by(self, seat: int) -> list[Clock]:
        """All clocks as a seat, or a watcher (-1), sees them."""
        if not self._clocks:
            return [NO_CLOCK] * self._seats
        now = self.time.now()
        return [clock.seen(now, other == seat) for other, clock in enumerate(self._clocks)]


def _is_due(clock: SeatClock, now: float) -> bool:
    due = clock.due()
    return due is not None and due <= now


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
