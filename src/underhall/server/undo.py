"""Undo: a seat takes back its last answer.

Undo is possible until another seat has built on the answer, had its chance to react, or the seat has learned
something that it did not know before.
"""

from typing import Final

from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo
from underhall.kernel.types import AnswerCount, EventNumber

MOST_POINTS: Final = 64  # answers of a seat that can be undone at most


class UndoPoint:
    """The moment just before a person's answer."""

    def __init__(self, answered: AnswerCount, events: EventNumber, windows: int, passed: str) -> None:
        self.answered = answered  # answers before it
        self.events = events  # events before it
        self.windows = windows  # reaction windows before it
        self.passed = passed  # the subject on which the seat passed with this answer, or ''
        self._checked: int = events  # events before this number have revealed nothing
        self._revealed = False

    def reveals(self, info: GameInfo, game: Game, seat: int, seen: int) -> bool:
        """Whether the events since, of which the seat has seen those numbered below `seen`, told it anything new."""
        while self._checked < seen and not self._revealed:
            event = game.event(self._checked)
            self._revealed = event is None or info.reveals_information(event, seat)
            self._checked += 1
        return self._revealed


class UndoHistory:
    """What each seat could take back, the last answer last."""

    def __init__(self, seats: int) -> None:
        self._points: list[list[UndoPoint]] = [[] for _ in range(seats)]

    def add(self, seat: int, point: UndoPoint) -> None:
        points = self._points[seat]
        points.append(point)
        if len(points) > MOST_POINTS:
            del points[0]

    def last(self, seat: int) -> UndoPoint | None:
        points = self._points[seat]
        return points[-1] if points else None

    def can_undo(self, seat: int, info: GameInfo, game: Game, seen: int, windows: int | None) -> bool:
        """Whether the seat, which has seen the events below number `seen`, can take back its last answer.

        `windows` counts the reaction windows so far, or is None where there is nobody else to react.
        """
        point = self.last(seat)
        if point is None or (windows is not None and windows > point.windows + 1):
            return False
        return not point.reveals(info, game, seat, seen)

    def take(self, seat: int) -> UndoPoint:
        """The seat's last point, which is gone then."""
        return self._points[seat].pop()

    def remove(self, seat: int, point: UndoPoint) -> None:
        if point in self._points[seat]:
            self._points[seat].remove(point)

    def clear(self, seat: int) -> None:
        self._points[seat].clear()

    def clear_others(self, seat: int) -> None:
        """Only `seat` can still undo: it has built on what the others did."""
        for other, points in enumerate(self._points):
            if other != seat:
                points.clear()

    def drop_since(self, answered: AnswerCount, queued: set[int]) -> None:
        """Answers after the first `answered` are gone. What is queued has not been played, and can still be undone."""
        for seat, points in enumerate(self._points):
            while seat not in queued and points and points[-1].answered >= answered:
                points.pop()
