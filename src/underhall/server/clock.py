"""How long a seat may think, and how long it may be away. Only the server's clock counts.

Every question has some time of its own; what goes beyond is taken from the seat's bank. Reactions never touch the
bank: a bank that shrinks would tell who was asked. Who is disconnected decides on another bank, which is for that
only. A server that is down takes nobody's time.
"""

from typing import Final

from underhall.server.bodies import Pace
from underhall.server.protocol import Clock


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

    def due(self) -> float | None:
        """When the time is up, or None if nothing runs."""
        if self.running == "thinking" and not self.reaction:
            return self.since + self.left + self.bank
        return self.since + self.left if self.running else None

    def told(self, now: float, own: bool) -> Clock:
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


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
