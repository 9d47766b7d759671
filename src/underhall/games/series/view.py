"""What the views of both games show in the same way, and the views of several seats at once."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from underhall.games.series.cards import ALL_CARDS, ROOM, SPELL
from underhall.games.series.knowledge import surely_in_hand
from underhall.games.series.packing import card_of
from underhall.games.series.pieces import Seat
from underhall.games.series.state import SeriesGame
from underhall.kernel import wire_view
from underhall.kernel.wire_view import encoded

V = TypeVar("V")

# Where a hero is of whom the outlook tells.
TOWN: Final = "town"
ENTRANCE: Final = "entrance"
DUNGEON: Final = "dungeon"


def ids_of(cards: tuple[int, ...]) -> list[str]:
    return [ALL_CARDS[card].id for card in cards]


def held_ids(hand: tuple[int, ...]) -> list[str]:
    return [ALL_CARDS[card_of(held)].id for held in hand]


def rooms_and_spells(side: Seat) -> tuple[int, int]:
    """How many rooms and spells a player holds.

    What is sealed still counts as held: how many of each kind were set aside comes to light with the cards.
    """
    rooms = spells = 0
    for held in side.hand + side.sealed:
        type_ = ALL_CARDS[card_of(held)].type
        if type_ == ROOM:
            rooms += 1
        elif type_ == SPELL:
            spells += 1
    return rooms, spells


def known_ids(g: SeriesGame, seat: int, viewer: int) -> list[str]:
    """The cards that the viewer knows to be in the hand of `seat`."""
    return sorted([ALL_CARDS[card].id for card in surely_in_hand(g, seat, viewer)])


def with_open_hands(g: SeriesGame, seen: V, sides: list[Any]) -> V:
    """A view in which every hand stands among what is known of its seat; `sides` are as each player sees its own."""
    opened: list[Any] = []
    for s in range(len(sides)):
        side = g.seats[s]
        opened.append(msgspec.structs.replace(sides[s], known=held_ids(side.hand + side.sealed)))
    return msgspec.structs.replace(seen, seats=opened)  # type: ignore[type-var]


def is_revealed(g: SeriesGame, seat: int) -> bool:
    """Whether no room of the dungeon lies face down."""
    for stack in g.seats[seat].dungeon:
        if stack[-1].hidden:
            return False
    return True


def all_revealed(g: SeriesGame) -> bool:
    for seat in range(len(g.seats)):
        if not is_revealed(g, seat):
            return False
    return True


# -- as JSON ----------------------------------------------------------------------------------------------------


def encoded_views(
    g: SeriesGame,
    viewers: list[int],
    watched: Any,
    seat_view: Callable[[Any, int, int], Any],
    own: list[dict[str, Any]],
) -> list[bytes]:
    """The view of each viewer as JSON, in their order: what the game's `view` would say, but for the question.

    `watched` is a watcher's view; `own` has, for each viewer, the fields of this game alone that it sees otherwise.
    """
    public = [encoded(side) for side in watched.seats]
    for i in range(len(viewers)):
        viewer = viewers[i]
        if viewer >= 0:
            mine = g.seats[viewer]
            own[i]["you"] = viewer
            own[i]["hand"] = held_ids(mine.hand)
            own[i]["sealed"] = held_ids(mine.sealed)
            own[i]["seats"] = [
                seat_view(g, s, viewer) if differs(g, s, viewer) else public[s] for s in range(len(public))
            ]
    parts = {"settings": msgspec.Raw(g.rules.written), "seats": public}
    return wire_view.encoded_views(watched, parts, own)


def differs(g: SeriesGame, seat: int, viewer: int) -> bool:
    """Whether the viewer knows more about this side of the table than everybody does."""
    if seat != viewer:
        return len(surely_in_hand(g, seat, viewer)) > 0
    return not is_revealed(g, seat)
