"""A player with a perfect memory agrees with every world that the engine lets them imagine, in this game, too.

Drafts are public, so most of what is in a hand can be known; gifts and looks at a deck are told to some only.
"""

import pytest

from tests.boss_monster.test_memory import Memory, check_memories
from tests.conformance.tables import MAIN, Table
from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.state import SeriesGame
from underhall.games.super_boss_monster.facts import NUMBER
from underhall.kernel.events import Event

# What goes to a hand for all to see.
TAKEN_OPENLY = {"card-drafted", "card-from-market", "spell-caught"}


class SuperMemory(Memory):
    """What one seat remembers: also what was drafted, given, and seen on top of a deck."""

    def hear(self, g: SeriesGame, event: Event, after: list[Event]) -> None:
        super().hear(g, event, after)
        name = event.message.name
        told = event.args_for(self.seat, g.wording)
        who = int(str(told.get("seat", -1)))
        card = str(told.get("card", ""))
        if name in TAKEN_OPENLY:
            self.gains(who, card)
        elif name == "card-given":
            self.gift(who, int(str(told["other"])), card, event)

    def gift(self, giver: int, other: int, card: str, event: Event) -> None:
        if self.seat == giver:
            self.gains(other, card)
        elif self.seat == other:
            self.shows(giver, card)
        else:
            kind = ALL_CARDS[event.values[2]].type  # the back can be seen
            self.held = [
                (each, seats | {other} if giver in seats and ALL_CARDS[NUMBER[each]].type == kind else seats)
                for each, seats in self.held
            ]


@pytest.mark.once
@pytest.mark.parametrize("table", [t for t in MAIN if t.game == "super-boss-monster" and t.seats > 1], ids=str)
def test_imagined_worlds_fit_all_that_a_listener_remembers(table: Table) -> None:
    """At every few decisions of a long game, for every seat: known cards are where they must be, in every world."""
    check_memories(table, [SuperMemory(seat) for seat in range(table.seats)])
