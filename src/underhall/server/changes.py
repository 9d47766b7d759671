"""What a session changed. The session answers with it; the table stores it and sends it."""

from enum import Enum
from typing import Final

from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.types import EventNumber
from underhall.server.protocol import Clock
from underhall.server.record import Place


class Wakeup(Enum):
    """Why a session wants to be called again."""

    WINDOW_TIME = "window-time"  # the least time of a reaction window is over
    BOTS = "bots"  # bots have used up their time slice
    ASK = "ask"  # everybody has been shown the new reaction window
    CLOCK = "clock"  # a seat has run out of time
    REGRET = "regret"  # the time is over in which nobody goes on after somebody's answer


class LogEntry:
    """A row for the table's log."""

    def __init__(self, kind: str, seat: int, value: int, by: str, note: str, bank: int) -> None:
        self.kind = kind
        self.seat = seat
        self.value = value
        self.by = by
        self.note = note
        self.bank = bank  # milliseconds that the seat has left in its bank, -1 without clocks


class Acknowledgement:
    """An answer was stored, or nothing came of it."""

    def __init__(self, seat: int, id: str, error: str = "") -> None:
        self.seat = seat
        self.id = id
        self.error = error  # '' if it was stored


class SeatsChange:
    """Who plays where has changed, or a seat's policy."""

    def __init__(self, places: list[Place], only: int | None = None) -> None:
        self.places = places  # as they are now: later changes in the same run get a notice of their own
        self.only = only  # the one seat that is told, or None for everybody


class EventsUndone:
    """The events from number `first` on never happened, for one seat or for everybody (None)."""

    def __init__(self, first: EventNumber, only: int | None) -> None:
        self.first = first
        self.only = only


class WatcherMoment:
    """The game as it was for a moment that only watchers are shown by itself."""

    def __init__(self, game: Game, clocks: list[Clock]) -> None:
        self.game = game
        self.clocks = clocks


UNDECIDED: Final = -1


class Thought:
    """What a bot thinks about in another process: a decision, and the game from which it is asked."""

    def __init__(self, bot: str, game: Game, decision: Decision, is_hurried: bool = False) -> None:
        self.bot = bot
        self.decision = decision
        self.is_hurried = is_hurried  # nobody may notice that a bot thinks about it
        self.config = game.config
        self.snapshot = game.snapshots[-1] if game.snapshots else None  # with the answers since, it is the whole game
        self.answers = list(game.answers)
        self.option = UNDECIDED  # what the bot has chosen
        self.is_wanted = True  # False once the game has gone another way


Notice = Acknowledgement | SeatsChange | EventsUndone | WatcherMoment


class Changes:
    """Everything that one call of a session changed."""

    def __init__(self) -> None:
        self.log: list[LogEntry] = []
        self.notices: list[Notice] = []  # in the order in which they are sent
        self.seats: set[int] = set()  # seats that see something new
        self.everybody = False  # whether all seats and watchers do
        self.wakeups: list[tuple[Wakeup, float | None]] = []  # when to call again, in seconds; None: not any more
        self.thoughts: list[Thought] = []  # what bots are to think about
        self.ended = False  # the game is over by its rules
