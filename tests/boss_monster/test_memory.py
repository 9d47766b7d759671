"""A player with a perfect memory, who only listens, agrees with every world that the engine lets them imagine.

This is a second, simple account of what can be known, kept beside the engine's own: it hears the events as the seat
is told them, and remembers which cards must be with whom. It knows less than the engine does, but all of it is sure.
"""

from collections import Counter
from collections.abc import Sequence

import pytest

from tests.conformance.tables import MAIN, Table, played
from underhall import seeded
from underhall.games.series.cards import ALL_CARDS, ROOM
from underhall.games.series.packing import card_of
from underhall.games.series.state import SeriesGame
from underhall.games.super_boss_monster.facts import NUMBER
from underhall.kernel.events import Event

# A card that one of these seats must hold, in hand or face down.
Held = tuple[str, frozenset[int]]

GAINED_OPENLY = {"card-recovered", "card-found"}
SHOWN = {
    "card-discarded",
    "card-lost",
    "room-revealed",
    "room-built",
    "spell-cast",
    "spell-cast-room",
    "spell-cast-hero",
    "spell-cast-seat",
    "spell-cast-spell",
}


class Memory:
    """What one seat remembers."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.held: list[Held] = []
        self.heard = 0
        self.deck: Counter[str] | None = None  # no more than these can be in the room deck, since the seat searched it

    def listen(self, g: SeriesGame) -> None:
        """Take in what has happened since the last time."""
        news = g.events[self.heard :]
        for i, event in enumerate(news):
            self.hear(g, event, news[i + 1 :])
        self.heard = len(g.events)
        decision = g.decision_of(self.seat)
        if decision is not None and decision.kind == "search":
            self.deck = Counter(ALL_CARDS[number].id for number in g.room_deck)

    def hear(self, g: SeriesGame, event: Event, after: list[Event]) -> None:
        name = event.message.name
        told = event.args_for(self.seat, g.wording)
        who = int(str(told.get("seat", -1)))
        card = str(told.get("card", ""))
        if name in GAINED_OPENLY:
            self.gains(who, card)
        elif name in SHOWN:
            self.shows(who, card)
        elif name == "card-stolen":
            self.theft(who, int(str(told["other"])), card, event)
        elif name == "hand-seen" and who == self.seat:
            self.sees_hand(g, int(str(told["other"])), after)
        elif name == "deck-rebuilt" and told["deck"] == ROOM:
            self.deck = None

    def gains(self, who: int, card: str) -> None:
        if who != self.seat:
            self.held.append((card, frozenset([who])))

    def shows(self, who: int, card: str) -> None:
        """One copy has come to light with `who`; which of those remembered it was, nobody can tell."""
        fitting = [held for held in self.held if held[0] == card and who in held[1]]
        if fitting:
            self.held = [held for held in self.held if held not in fitting]
            all_of_them = frozenset().union(*(seats for _, seats in fitting))
            self.held += [(card, all_of_them)] * (len(fitting) - 1)

    def theft(self, thief: int, victim: int, card: str, event: Event) -> None:
        if self.seat == thief:
            self.shows(victim, card)
        elif self.seat == victim:
            self.gains(thief, card)
        else:
            kind = ALL_CARDS[event.values[2]].type  # the back can be seen, so it was a card of this kind
            self.held = [
                (each, seats | {thief} if victim in seats and ALL_CARDS[NUMBER[each]].type == kind else seats)
                for each, seats in self.held
            ]

    def sees_hand(self, g: SeriesGame, other: int, after: list[Event]) -> None:
        """Everything in the hand is certain now; what came and went after that must be taken out of account again."""
        hand = Counter(ALL_CARDS[card_of(held)].id for held in g.seats[other].hand)
        for event in after:
            name, values = event.message.name, event.values
            if name == "card-stolen" and values[1] == other:
                hand[ALL_CARDS[values[2]].id] += 1
            elif values[0] == other and name in ("card-discarded", "card-lost"):
                hand[ALL_CARDS[values[1]].id] += 1
            elif values[0] == other and name in ("card-drawn", "card-recovered", "card-found"):
                hand[ALL_CARDS[values[1]].id] -= 1
        self.held = [(card, seats) for card, seats in self.held if other not in seats]
        self.held += [(card, frozenset([other])) for card in hand.elements()]

    def wrong(self, world: SeriesGame) -> list[str]:
        """What in this world cannot be, as far as the seat remembers."""
        found: list[str] = []
        for card in sorted({card for card, _ in self.held}):
            wheres = [seats for each, seats in self.held if each == card]
            holders = self.holders(world, card)
            if not matched(wheres, holders):
                found.append(f"{card} must be with {[sorted(seats) for seats in wheres]}, but is with {holders}")
        if self.deck is not None:
            more = Counter(ALL_CARDS[number].id for number in world.room_deck) - self.deck
            if more:
                found.append(f"in the deck, but not when it was searched: {dict(more)}")
        return found

    def holders(self, world: SeriesGame, card: str) -> list[frozenset[int]]:
        """Who has a copy of the card where the seat cannot see it, once for every copy."""
        number = NUMBER[card]
        found: list[frozenset[int]] = []
        for s in range(len(world.seats)):
            side = world.seats[s]
            if s != self.seat:
                held = [card_of(each) for each in side.hand + side.sealed]
                held += [stack[-1].card for stack in side.dungeon if stack[-1].hidden]
                found += [frozenset([s])] * held.count(number)
        # What an eliminated player held has left the game with them.
        gone = frozenset(range(len(world.seats))) - frozenset(world.playing())
        return found + [gone] * [card_of(each) for each in world.buried].count(number)


def matched(wheres: list[frozenset[int]], holders: list[frozenset[int]]) -> bool:
    """Whether each remembered card can be a copy of its own."""
    if not wheres:
        return True
    return any(
        wheres[0] & holder and matched(wheres[1:], [*holders[:i], *holders[i + 1 :]])
        for i, holder in enumerate(holders)
    )


@pytest.mark.once
@pytest.mark.parametrize("table", [table for table in MAIN if table.game == "boss-monster"], ids=str)
def test_imagined_worlds_fit_all_that_a_listener_remembers(table: Table) -> None:
    """At every few decisions of a long game, for every seat: known cards are where they must be, in every world."""
    check_memories(table, [Memory(seat) for seat in range(table.seats)])


def check_memories(table: Table, memories: Sequence[Memory]) -> None:
    """Play a long game to the ears of these, and ask them now and then about the worlds that they imagine."""
    remembered = 0
    for play in played(table, "memory", "steady"):
        g = play.game
        assert isinstance(g, SeriesGame)
        for memory in memories:
            memory.listen(g)
            remembered += len(memory.held)
            assert memory.wrong(g) == [], f"{play}: seat {memory.seat} remembers wrongly, or was told wrongly"
            if play.step % 4 == memory.seat % 4:
                world = g.imagine(memory.seat, seeded(play.step))
                wrong = memory.wrong(world)
                assert not wrong, f"{play}: in a world imagined by seat {memory.seat}: {wrong}"
    assert remembered, "nothing was ever known, so nothing was tested"
