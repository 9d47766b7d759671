"""Why a monster went its way, or stayed: the game says so with the event."""

from tests.conformance.tables import MAIN, finished
from underhall.games.munchkin_quest.facts import FACES
from underhall.kernel.events import Event

TABLE = next(table for table in MAIN if table.game == "munchkin-quest" and table.seats == 4)
STEPS = ("arrow", "contrary", "fast")
STOPS = ("target", "blocked", "slow", "no-arrow")


def words(event: Event) -> list[str]:
    return [part.what for part in event.parts]


def test_every_way_is_told_step_by_step() -> None:
    """As many steps as the event says, from the room it says to the other, and at most one reason to stop."""
    events = finished(TABLE, "ways", "eager").game.events
    moved = [event for event in events if event.message.name == "monster-moved"]
    stayed = [event for event in events if event.message.name == "monsters-stay"]
    assert moved
    for event in moved:
        _, start, end, steps, _ = event.values
        rooms = [part.n for part in event.parts if part.what == "room"]
        assert (rooms[0], rooms[-1], len(rooms)) == (start, end, steps + 1), words(event)
        assert all(0 <= room < len(FACES) for room in rooms)
        assert sum(word in STEPS for word in words(event)) == steps
        assert sum(word in STOPS for word in words(event)) <= 1
    for event in stayed:
        assert words(event)[0] == "colour"
