"""A moment of Munchkin Quest in the words of its table layout, for puzzles."""

from typing import Final

from underhall.games.munchkin_quest.facts import CARDS, FACES, LINKS, PASSAGE, SIDES
from underhall.games.munchkin_quest.packing import CHEATED, PACKED, hand_card, item_card
from underhall.games.munchkin_quest.pieces import Room
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.puzzles import YOU, Position

MOST_HELD: Final = 4  # cards of a hand that a puzzle describes
BRINGS_HIDDEN: Final = ("d-wandering-monster", "d-nasty-couple")


def quest_position(game: MunchkinQuest, seats: dict[str, int]) -> Position:
    """What lies where; of hands only one's own is described."""
    owner = {seat: name for name, seat in seats.items()}
    people = {name: game.munchkins[seat] for name, seat in seats.items()}
    faces = [FACES[room.face].id for room in game.rooms]
    rooms, links = _map(game)
    hand = _useful([CARDS[hand_card(held)].id for held in people[YOU].hand])
    position: Position = {
        "room": rooms,
        "link": links,
        "monster": [
            {"card": CARDS[each.card].id, "at": faces[each.place], "owner": owner[each.owner]}
            for each in game.monsters
            if not each.mate and not each.boss and each.owner in owner and not each.enhancers
        ],
        "laid": {name: [CARDS[card].id for card in each.laid][:1] for name, each in people.items() if each.laid},
        "items": {
            name: [CARDS[item_card(item)].id for item in each.items if not item & (PACKED | CHEATED)]
            for name, each in people.items()
            if each.items
        },
        "cursed": {name: [CARDS[card].id for card in each.curses] for name, each in people.items() if each.curses},
        "hand": {YOU: hand} if hand else {},
        "at": {YOU: faces[game.fight.place if game.fight is not None else people[YOU].place]},
        "level": {name: each.level for name, each in people.items()},
        "gold": {name: each.gold for name, each in people.items()},
        "wounds": {name: each.wounds for name, each in people.items() if each.wounds},
        "dead": {name: [] for name in people if name != YOU},  # nobody can help, or be helped by
        "floor": {
            faces[place]: [CARDS[item_card(item)].id for item in room.floor]
            for place, room in enumerate(game.rooms)
            if room.floor
        },
    }
    position["items"] = {name: cards for name, cards in position["items"].items() if cards}
    return position


def _useful(cards: list[str]) -> list[str]:
    """A few cards of a hand, first those that a fight is about: not curses, nor what brings in hidden cards."""
    plain = [card for card in cards if not card.startswith("d-curse") and card not in BRINGS_HIDDEN]
    return sorted(plain, key=lambda card: not card.startswith(("t-", "d-enh")))[:MOST_HELD]


def _map(game: MunchkinQuest) -> tuple[list[dict[str, str]], list[dict[str, str]]]:
    """Every room by one that lies beside it already, and the links that are no plain passages."""
    rooms = game.rooms
    laid = [0]
    lying: list[dict[str, str]] = []
    while len(laid) < len(rooms):
        before = len(laid)
        for place, room in enumerate(rooms):
            side = _side_of_laid(room, laid) if place not in laid else -1
            if side >= 0:
                beside = rooms[room.beside[side]]
                lying.append(
                    {
                        "face": FACES[room.face].id,
                        "side": SIDES[(side + 2) % 4],
                        "of": FACES[beside.face].id,
                    }
                )
                laid.append(place)
        if len(laid) == before:
            break
    links = []
    seen: set[int] = set()
    for place in laid:
        for side, number in enumerate(rooms[place].links):
            shown = game.link(place, side) if number >= 0 else PASSAGE
            if number >= 0 and number not in seen and shown != PASSAGE:
                links.append({"face": FACES[rooms[place].face].id, "side": SIDES[side], "kind": LINKS[shown]})
            seen.add(number)
    return lying, links


def _side_of_laid(room: Room, laid: list[int]) -> int:
    return next((side for side, beside in enumerate(room.beside) if beside in laid), -1)
