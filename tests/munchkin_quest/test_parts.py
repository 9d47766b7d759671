"""What the numbers of an event are made of: ways of monsters, sums of fights, rolls. The game says so with it."""

from tests.conformance.tables import MAIN, finished
from underhall.games.munchkin_quest.combat import ROLLS
from underhall.games.munchkin_quest.facts import FACES
from underhall.kernel.events import Event, Part

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


def test_both_sums_of_a_fight_are_told_with_every_summand_and_die() -> None:
    """What follows each sum adds up to it, in the end and before the dice; the dice are those that were told."""
    events = finished(TABLE, "ways", "eager").game.events
    decided = [event for event in events if event.message.name == "fight-totals"]
    assert decided
    for event in decided:
        ours, theirs = sides(event.parts)
        assert [ours[0].n, theirs[0].n] == list(event.values[:2])
        for side in (ours, theirs):
            assert sum(part.n for part in side[1:]) == side[0].n, words(event)
        assert all(part.seat >= 0 for part in (*ours, *theirs) if part.what == "die")
        assert all(part.card >= 0 for part in theirs if part.what == "die")
    begun = [event for event in events if event.message.name == "fight-dice" and event.parts]
    assert len(begun) >= len(decided)
    for event in begun:
        for side in sides(event.parts):
            assert sum(part.n for part in side[1:]) == side[0].n
            assert all(part.what != "die" for part in side)


def sides(parts: tuple[Part, ...]) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """The parts of both sums, each beginning with the sum itself."""
    theirs = [part.what for part in parts].index("theirs")
    assert parts[0].what == "ours"
    return parts[:theirs], parts[theirs:]


def came_to(name: str, kind: Part) -> list[str]:
    """What a roll is told with besides its dice: what an escape needs, the row of the table that a search met."""
    if kind.what == "escape":
        return ["need"]
    rows = {2: "gold", 5: "looted", 7: "monster", 8: "looted", 9: "cleaned", 11: "all"}
    met = [row for least, row in rows.items() if kind.n >= least]
    return [f"found-{met[-1] if met else 'monster'}"] if name == "searched" else []


def test_a_roll_is_told_die_by_die() -> None:
    """Of searches and escapes: what it was for, the dice, and what was added, which make the number in the event."""
    events = finished(TABLE, "ways", "eager").game.events
    found = dict.fromkeys(("dice-rolled", "searched", "escaped", "caught"), 0)
    for event in events:
        if event.message.name not in found or not event.parts or event.parts[0].what == "ours":
            continue
        found[event.message.name] += 1
        kind, *rest = event.parts
        assert kind.what in ROLLS
        assert sum(part.n for part in rest if part.what in ("die", "more")) == kind.n
        assert kind.n in event.values
        assert [part.what for part in rest if part.what not in ("die", "more")] == came_to(event.message.name, kind)
    assert all(found.values()), found
