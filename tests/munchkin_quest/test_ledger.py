"""Gold comes from somewhere and goes somewhere: what the events tell adds up to what lies on the table."""

import pytest

from tests.conformance.tables import Table, played
from underhall import Event
from underhall.games.munchkin_quest.munchkin import START_GOLD
from underhall.games.munchkin_quest.state import MunchkinQuest

# What brings gold into the game or takes it out; everything else only moves it.
SOURCES = {"gold-gained": 1, "gold-lost": -1}


def told(event: Event) -> int:
    """How much gold came into the game by this event."""
    values = dict(zip(event.message.names, event.values, strict=False))
    if event.message.name == "returned":
        return values["gold"]
    return SOURCES.get(event.message.name, 0) * values.get("n", 0)


def on_the_table(g: MunchkinQuest) -> int:
    return sum(munchkin.gold for munchkin in g.munchkins) + sum(room.gold for room in g.rooms)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("style", ["any", "eager", "steady"])
def test_gold_is_neither_made_nor_lost(seats: int, style: str) -> None:
    """In purses and on floors there is what everybody began with, and what was gained, returned with, and lost."""
    moved = 0
    for seed in range(4):
        read, sum_ = 0, START_GOLD * seats
        for play in played(Table("munchkin-quest", seats, {}), f"gold {seed}", style):
            g = play.game
            assert isinstance(g, MunchkinQuest)
            changes = [told(event) for event in g.events[read:]]
            moved += sum(change != 0 for change in changes)
            read, sum_ = len(g.events), sum_ + sum(changes)
            assert on_the_table(g) == sum_, str(play)
    assert moved
