"""A moment of a Boss Monster in the words of its table layout, for puzzles."""

from collections.abc import Iterable
from typing import Any, Final

from underhall.games.series.cards import ALL_CARDS, ROOM
from underhall.games.series.packing import card_of
from underhall.games.series.state import SeriesGame
from underhall.kernel.puzzles import YOU, Position

MOST_ROOMS: Final = 3  # of a hand that a puzzle describes
MOST_SPELLS: Final = 2


def series_position(game: SeriesGame, seats: dict[str, int]) -> Position:
    """What lies where at every table of the series; of hands only one's own is described."""
    sides = {name: game.seats[seat] for name, seat in seats.items()}
    hand = _few(ids([card_of(held) for held in sides[YOU].hand]))
    return {
        "boss": {name: ALL_CARDS[side.boss].id for name, side in sides.items()},
        "levelled": {name: [] for name, side in sides.items() if side.levelled},
        "dungeon": {
            name: [_stack(ids([room.card for room in stack])) for stack in reversed(side.dungeon)]
            for name, side in sides.items()
            if side.dungeon
        },
        "hand": {YOU: hand} if hand else {},
        "entrance": {name: ids([each.card for each in side.entrance]) for name, side in sides.items() if side.entrance},
        "souls": {name: ids(side.souls) for name, side in sides.items() if side.souls},
        "wounds": {name: ids(side.wounds) for name, side in sides.items() if side.wounds},
        "town": ids([hero.card for hero in game.town]),
        "discard": sorted(ids(game.discard)),
    }


def ids(cards: Iterable[int]) -> list[str]:
    """The cards as files name them."""
    return [ALL_CARDS[card].id for card in cards]


def _few(cards: list[str]) -> list[str]:
    """Some of the cards of a hand, so that one sees at a glance what there is to choose from."""
    rooms = {card.id for card in ALL_CARDS if card.type == ROOM}
    held = [card for card in cards if card in rooms]
    others = [card for card in cards if card not in rooms]
    return [*held[:MOST_ROOMS], *others[:MOST_SPELLS]]


def _stack(rooms: list[str]) -> Any:
    return rooms[0] if len(rooms) == 1 else rooms
