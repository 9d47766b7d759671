"""A moment of a game in the words of its table layout, as seen from one seat: what a puzzle file holds.

The others' hands are laid aside and decks are not told, so that nothing hidden can decide. What lasts for this turn
only, such as a room that has been used already, is lost: whoever proves something proves it of the table as told.
"""

from typing import Any

from underhall.games.munchkin_quest.facts import CARDS as QUEST_CARDS
from underhall.games.munchkin_quest.facts import FACES, LINKS, PASSAGE, SIDES
from underhall.games.munchkin_quest.packing import CHEATED, PACKED, hand_card, item_card
from underhall.games.munchkin_quest.pieces import Room
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.series.cards import ALL_CARDS, ROOM
from underhall.games.series.packing import card_of
from underhall.games.series.state import SeriesGame
from underhall.games.super_boss_monster.facts import LANDMARKS
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.kernel.game import Game

YOU = "you"
RIVALS = ("opponent", "rival", "third", "fourth", "fifth")

MOST_ROOMS = 3
MOST_SPELLS = 2
MOST_HELD = 4  # in Munchkin Quest
BRINGS_HIDDEN = ("d-wandering-monster", "d-nasty-couple")

Position = dict[str, Any]


def told_position(game: Game, seat: int) -> tuple[list[str], Position]:
    """The names of the seats, `seat` first and then clockwise, and what lies where."""
    seats = [each % game.config.seats for each in range(seat, seat + game.config.seats)]
    if isinstance(game, MunchkinQuest):
        return _quest(game, seats)
    assert isinstance(game, SeriesGame)
    seats = [each for each in seats if each == seat or not getattr(game.seats[each], "out", False)]
    names = [YOU, *RIVALS][: len(seats)]
    position = _series(game, dict(zip(names, seats, strict=True)))
    if isinstance(game, SuperBossMonster):
        position |= _super(game, dict(zip(names, seats, strict=True)))
    return names, {word: value for word, value in position.items() if value not in ({}, [], None)}


def _ids(cards: Any) -> list[str]:
    return [ALL_CARDS[card].id for card in cards]


def _series(game: SeriesGame, seats: dict[str, int]) -> Position:
    sides = {name: game.seats[seat] for name, seat in seats.items()}
    hand = _few(_ids(card_of(held) for held in sides[YOU].hand))
    return {
        "boss": {name: ALL_CARDS[side.boss].id for name, side in sides.items()},
        "levelled": {name: [] for name, side in sides.items() if side.levelled},
        "dungeon": {
            name: [_stack([ALL_CARDS[room.card].id for room in stack]) for stack in reversed(side.dungeon)]
            for name, side in sides.items()
            if side.dungeon
        },
        "hand": {YOU: hand} if hand else {},
        "entrance": {name: _ids(each.card for each in side.entrance) for name, side in sides.items() if side.entrance},
        "souls": {name: _ids(side.souls) for name, side in sides.items() if side.souls},
        "wounds": {name: _ids(side.wounds) for name, side in sides.items() if side.wounds},
        "town": _ids(hero.card for hero in game.town),
        "discard": sorted(_ids(game.discard)),
    }


def _few(cards: list[str]) -> list[str]:
    """Some of the cards of a hand, so that one sees at a glance what there is to choose from."""
    types = {card: next(each.type for each in ALL_CARDS if each.id == card) for card in cards}
    rooms = [card for card in cards if types[card] == ROOM]
    others = [card for card in cards if types[card] != ROOM]
    return [*rooms[:MOST_ROOMS], *others[:MOST_SPELLS]]


def _stack(rooms: list[str]) -> Any:
    return rooms[0] if len(rooms) == 1 else rooms


def _super(game: SuperBossMonster, seats: dict[str, int]) -> Position:
    lairs = {name: game.lairs[seat] for name, seat in seats.items()}
    first = next(name for name, seat in seats.items() if seat == game.order[0])
    landmarks = {
        place: [ALL_CARDS[hero.card].id]
        for place, hero in zip(LANDMARKS, game.landmarks, strict=False)
        if hero is not None
    }
    if game.tavern:
        landmarks["tavern"] = _ids(hero.card for hero in game.tavern)
    return {
        "coins": {name: lair.coins for name, lair in lairs.items()},
        "items": {name: _ids(lair.items[:1]) for name, lair in lairs.items() if lair.items},
        "first-player": [first],
        "market": _ids(game.market),
        "landmark": landmarks,
        "carrying": {ALL_CARDS[hero.card].id: [ALL_CARDS[hero.item].id] for hero in game.town if hero.item >= 0},
    }


# -- Munchkin Quest ----------------------------------------------------------------------------------------------------


def _quest(game: MunchkinQuest, seats: list[int]) -> tuple[list[str], Position]:
    names = [YOU, *RIVALS][: len(seats)]
    owner = dict(zip(seats, names, strict=True))
    people = {name: game.munchkins[seat] for seat, name in owner.items()}
    faces = [FACES[room.face].id for room in game.rooms]
    rooms, links = _map(game)
    hand = _useful([QUEST_CARDS[hand_card(held)].id for held in people[YOU].hand])
    position: Position = {
        "room": rooms,
        "link": links,
        "monster": [
            {"card": QUEST_CARDS[each.card].id, "at": faces[each.place], "owner": owner[each.owner]}
            for each in game.monsters
            if not each.mate and not each.boss and each.owner in owner and not each.enhancers
        ],
        "laid": {name: [QUEST_CARDS[card].id for card in each.laid][:1] for name, each in people.items() if each.laid},
        "items": {
            name: [QUEST_CARDS[item_card(item)].id for item in each.items if not item & (PACKED | CHEATED)]
            for name, each in people.items()
            if each.items
        },
        "cursed": {
            name: [QUEST_CARDS[card].id for card in each.curses] for name, each in people.items() if each.curses
        },
        "hand": {YOU: hand} if hand else {},
        "at": {YOU: faces[game.fight.place if game.fight is not None else people[YOU].place]},
        "level": {name: each.level for name, each in people.items()},
        "gold": {name: each.gold for name, each in people.items()},
        "wounds": {name: each.wounds for name, each in people.items() if each.wounds},
        "dead": {name: [] for name in people if name != YOU},  # nobody can help, or be helped by
        "floor": {
            faces[place]: [QUEST_CARDS[item_card(item)].id for item in room.floor]
            for place, room in enumerate(game.rooms)
            if room.floor
        },
    }
    position["items"] = {name: cards for name, cards in position["items"].items() if cards}
    return names, {word: value for word, value in position.items() if value not in ({}, [])}


def _useful(cards: list[str]) -> list[str]:
    """A few cards of a hand, first those that a fight is about: not curses, nor what brings in hidden cards."""
    plain = [card for card in cards if not card.startswith("d-curse") and card not in BRINGS_HIDDEN]
    return sorted(plain, key=lambda card: not card.startswith(("t-", "d-enh")))[:MOST_HELD]


def _map(game: MunchkinQuest) -> tuple[list[dict[str, str]], list[dict[str, str]]]:
    """Every room by one that lies beside it already, and the links that are no plain passages."""
    rooms = game.rooms
    laid = [0]
    told: list[dict[str, str]] = []
    while len(laid) < len(rooms):
        before = len(laid)
        for place, room in enumerate(rooms):
            side = _side_of_laid(room, laid) if place not in laid else -1
            if side >= 0:
                beside = rooms[room.beside[side]]
                told.append(
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
    return told, links


def _side_of_laid(room: Room, laid: list[int]) -> int:
    return next((side for side, beside in enumerate(room.beside) if beside in laid), -1)
