"""What the views of both games show in the same way, and the views of several seats at once."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from underhall.games.series.cards import ALL_CARDS, ROOM, SPELL
from underhall.games.series.knowledge import surely_in_hand
from underhall.games.series.packing import card_of
from underhall.games.series.pieces import Seat, SeenSide
from underhall.games.series.state import SeriesGame
from underhall.kernel import wire_view
from underhall.kernel.types import CardNo, SeatNo, seat_numbers
from underhall.kernel.wire_view import Written

V = TypeVar("V")

# Where a hero is that the outlook is about.
TOWN: Final = "town"
ENTRANCE: Final = "entrance"
DUNGEON: Final = "dungeon"

# What `Written` calls the parts of a view, by seat; the last ones by seat and viewer.
SEATS: Final = range(8)
SIDES: Final = tuple([f"side {seat}" for seat in SEATS])
NUMBERS: Final = tuple([f"you {seat}" for seat in SEATS])
HANDS: Final = tuple([f"hand {seat}" for seat in SEATS])
SEALED: Final = tuple([f"sealed {seat}" for seat in SEATS])
SIDES_TO: Final = tuple([tuple([f"side {seat} to {viewer}" for viewer in SEATS]) for seat in SEATS])


def ids_of(cards: tuple[CardNo, ...]) -> list[str]:
    return [ALL_CARDS[card].id for card in cards]


def ids_kept(cards: tuple[CardNo, ...]) -> tuple[str, ...]:
    """The same for what views share."""
    return tuple(ids_of(cards)) if cards else ()


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


def known_ids(g: SeriesGame, seat: SeatNo, viewer: SeatNo) -> tuple[str, ...]:
    """The cards that the viewer knows to be in the hand of `seat`."""
    cards = surely_in_hand(g, seat, viewer)
    return tuple(sorted([ALL_CARDS[card].id for card in cards])) if cards else ()


# -- sides, which views share -----------------------------------------------------------------------------------


def seen_side(
    g: SeriesGame, s: SeatNo, viewer: SeatNo, seen: SeenSide, own: Callable[[Any, SeatNo, bool], SeenSide]
) -> Any:
    """What the viewer sees of a side of which everybody sees `seen`. `own` makes what its player sees.

    It is the same object as before while nothing of it has changed, and for all who know no more than everybody does.
    """
    if viewer == s:
        if is_revealed(g, s):
            return seen.public
        if not seen.own_is_made:
            made = own(g, s, True).public
            if seen.own != made:
                seen.own = made
            seen.own_is_made = True
        return seen.own
    if viewer < 0:
        return seen.public
    blurs = g.blurs
    before = seen.known.get(viewer)
    if before is not None and before[0] is blurs:
        return before[1]
    known = known_ids(g, s, viewer)
    side = seen.public
    if known:
        if before is not None and before[1].known == known:
            side = before[1]
        else:
            side = msgspec.structs.replace(side, known=known)
    seen.known[viewer] = (blurs, side)
    return side


def keep(g: SeriesGame, s: SeatNo, seen: SeenSide) -> SeenSide:
    """Keep with a side what views show of it. Whoever changes the side now gets a copy, which has not been seen.

    Much of what happens to a side does not show: then what was shown before is shown again.
    """
    g.shared |= 1 << s
    side = g.seats[s]
    before = side._seen if side._seen is not None else side._seen_before
    if before is not None:
        if before.public == seen.public:
            seen.public = before.public
            # What is known of a hand may have changed with it: it is worked out anew, and shown again if it has not.
            for viewer, (_, shown) in before.known.items():
                seen.known[viewer] = (None, shown)
        seen.own = before.own
    side._seen = seen
    side._seen_before = None
    return seen


def with_open_hands(g: SeriesGame, seen: V, sides: list[Any]) -> V:
    """A view in which every hand stands among what is known of its seat; `sides` are as each player sees its own."""
    opened: list[Any] = []
    for s in range(len(sides)):
        side = g.seats[s]
        opened.append(msgspec.structs.replace(sides[s], known=tuple(held_ids(side.hand + side.sealed))))
    return msgspec.structs.replace(seen, seats=opened)  # type: ignore[type-var]


def is_revealed(g: SeriesGame, seat: SeatNo) -> bool:
    """Whether no room of the dungeon lies face down."""
    for stack in g.seats[seat].dungeon:
        if stack[-1].hidden:
            return False
    return True


def all_revealed(g: SeriesGame) -> bool:
    for seat in seat_numbers(len(g.seats)):
        if not is_revealed(g, seat):
            return False
    return True


# -- as JSON ----------------------------------------------------------------------------------------------------


def encoded_views(
    g: SeriesGame,
    viewers: list[int],
    watched: Any,
    seat_view: Callable[[Any, SeatNo, SeatNo], Any],
    own: list[dict[str, bytes]],
    written: Written,
) -> list[bytes]:
    """The view of each viewer as JSON, in their order: what the game's `view` would say, but for the question.

    `watched` is a watcher's view; `own` has, for each viewer, the fields of this game alone that it sees otherwise.
    """
    sides = watched.seats
    public = [written.text(SIDES[s], sides[s]) for s in range(len(sides))]
    for i in range(len(viewers)):
        viewer = viewers[i]
        if viewer >= 0:
            mine = g.seats[viewer]
            fields = own[i]
            fields["you"] = written.text(NUMBERS[viewer], viewer)
            fields["hand"] = written.text(HANDS[viewer], held_ids(mine.hand))
            fields["sealed"] = written.text(SEALED[viewer], held_ids(mine.sealed))
            mixed: list[bytes] | None = None  # the sides, where the viewer knows more of one than everybody does
            for s in range(len(public)):
                side = seat_view(g, SeatNo(s), SeatNo(viewer))
                if side is not sides[s]:
                    if mixed is None:
                        mixed = public[:]
                    mixed[s] = written.text(SIDES_TO[s][viewer], side)
            if mixed is not None:
                fields["seats"] = joined(mixed)
    return wire_view.encoded_views(watched, {"settings": g.rules.written, "seats": joined(public)}, own, written)


def joined(sides: list[bytes]) -> bytes:
    return b"[" + b",".join(sides) + b"]"
