"""Looks for tables that nobody and nothing can move: where a mistake of ours would let people wait for ever."""

from collections.abc import Iterable

from underhall.server.errorlog import ERRORS
from underhall.server.operations.figures import FIGURES
from underhall.server.table import Table


def is_stuck(table: Table) -> bool:
    """Whether no person is asked, no bot thinks, no timer runs, and yet the game is not over.

    A game whose people are all away is not stuck: it goes on when one of them comes back.
    """
    session = table.running_session
    if session is None or table.problem is not None or table.broken or not table.is_idle:
        return False
    people = [seat for seat, place in enumerate(table.record.places) if place.is_playing_person]
    if people and all(table.record.places[seat].caretaker for seat in people):
        return False
    return not any(seat in session.questions.open for seat in people)


class Watchdog:
    """Remembers which tables were stuck the last time: only what stays so is reported, and once."""

    def __init__(self) -> None:
        self._suspected: set[str] = set()
        self._reported: set[str] = set()

    def look(self, tables: Iterable[Table]) -> list[str]:
        """The tables that are stuck, and were at the last look, too."""
        stuck = {table.record.id: table for table in tables if is_stuck(table)}
        found = sorted(stuck.keys() & self._suspected)
        for id in found:
            if id not in self._reported:
                table = stuck[id]
                ERRORS.report(
                    f"table {id} is stuck",
                    f"nobody is asked, nothing runs; {table.record.game}, {table.log_length} entries in its log",
                )
        self._suspected = set(stuck)
        self._reported = set(found)
        FIGURES.set("stuck", len(found))
        return found
