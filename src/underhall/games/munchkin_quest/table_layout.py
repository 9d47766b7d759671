"""A Munchkin Quest table laid out by name.

Arranging happens before `begin`; from then on everything goes through answers. Dice are scripted by looking for luck
that rolls them: `dice(3, 6)` before the answer that rolls.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final

from underhall.games.munchkin_quest.dungeon import OPPOSITE, lay_room
from underhall.games.munchkin_quest.facts import CARDS, COLOURS, DECKS, FACE, FACES, LINKS, NUMBER, PASSAGE, SIDES
from underhall.games.munchkin_quest.hands import hold
from underhall.games.munchkin_quest.info import MUNCHKIN_QUEST
from underhall.games.munchkin_quest.moves import insert_item
from underhall.games.munchkin_quest.packing import BACK_SHIFT, CHEATED, GRIPPED, PACKED, hand_card
from underhall.games.munchkin_quest.pieces import new_monster
from underhall.games.munchkin_quest.settings import read_settings
from underhall.games.munchkin_quest.setup import lay_out
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.turn import TURN
from underhall.kernel.agenda import NO_CARD, NO_EVENT, NOBODY, Frame
from underhall.kernel.fields import minus
from underhall.kernel.game import GameConfig
from underhall.kernel.luck import Luck, seeded
from underhall.kernel.table_layout import DECK, ENTRIES, SEAT, TABLE, TableLayout, TableLayoutError, Word, arrange
from underhall.kernel.types import CardNo, SeatNo, Uid

D6: Final = 6
D10: Final = 10
COIN: Final = 2  # which side of a tile or link comes up
STARTS: Final = {"start": "BeginTurn", "window": "TurnWindow", "moves": "BeginMoves", "charity": "BeginCharity"}


class QuestLayout(TableLayout):
    """A table of Munchkin Quest by name: rooms go by their faces."""

    vocabulary: ClassVar[dict[str, Word]] = {
        "room": Word(ENTRIES, "room"),
        "link": Word(ENTRIES, "link"),
        "monster": Word(ENTRIES, "monster"),
        "at": Word(SEAT, "at"),
        "hand": Word(SEAT, "hand"),
        "items": Word(SEAT, "items"),
        "laid": Word(SEAT, "laid"),
        "cursed": Word(SEAT, "cursed"),
        "level": Word(SEAT, "level", int),
        "gold": Word(SEAT, "gold", int),
        "wounds": Word(SEAT, "wounds", int),
        "dead": Word(SEAT, "dead"),
        "floor": Word(DECK, "floor"),
        "next": Word(DECK, "next_cards"),
        "next-room": Word(TABLE, "next_room"),
        "discard": Word(TABLE, "discards"),
        "dice": Word(TABLE, "dice", int),
    }

    places: ClassVar[Collection[str]] = (*FACE, "dark")

    def __init__(self, g: MunchkinQuest, names: list[str]) -> None:
        self.g: MunchkinQuest = g
        self.names = names

    @property
    def moments(self) -> Collection[str]:
        return STARTS

    def begin(self, moment: str) -> None:
        self.begin_turn(self.names[0], moment)

    def _named(self, type_: str, value: Any) -> Any:
        if type_ == "place" and 0 <= value < len(self.g.rooms):
            return FACES[self.g.rooms[value].face].id
        if type_ == "room" and 0 <= value < len(FACES):
            return FACES[value].id
        return super()._named(type_, value)

    def place(self, face: str) -> int:
        """The number of the room that shows this face."""
        laid = [FACES[room.face].id for room in self.g.rooms]
        if face not in laid:
            raise TableLayoutError("place", face, laid)
        return laid.index(face)

    def _take(self, card: str) -> CardNo:
        """Take a copy of the card out of wherever it is spare."""
        if card not in NUMBER:
            raise TableLayoutError("card", card, NUMBER)
        number = NUMBER[card]
        deck = CARDS[number].deck
        if number in self.g.deck(deck):
            self.g.set_deck(deck, minus(self.g.deck(deck), number))
            return number
        if number in self.g.pile(deck):
            self.g.set_pile(deck, minus(self.g.pile(deck), number))
            return number
        raise TableLayoutError("spare", card)

    def room(self, face: str, side: str, of: str = "entrance", link: str = "") -> None:
        """Lay a room at a side of another; all its links are passages, but for the one between them if it is named."""
        if face not in FACE:
            raise TableLayoutError("place", face, FACE)
        number = FACE[face]
        self.g.room_deck = minus(self.g.room_deck, FACES[number].tile)
        before = len(self.g.links)
        place = lay_room(self.g, number, self.place(of), _index(SIDES, side))
        for i in range(before, len(self.g.links)):
            shown, back = self.g.links[i] & 7, self.g.links[i] >> BACK_SHIFT & 7
            self.g.set_link(i, PASSAGE | max(shown, back) << BACK_SHIFT)
        if link:
            self.link(face, SIDES[OPPOSITE[SIDES.index(side)]], link)
        assert place == len(self.g.rooms) - 1

    def link(self, face: str, side: str, kind: str) -> None:
        """What shows on a side of a room."""
        number = self.g.rooms[self.place(face)].links[_index(SIDES, side)]
        self.g.set_link(number, _index(LINKS, kind) | self.g.links[number] >> BACK_SHIFT << BACK_SHIFT)

    def at(self, name: str, face: str) -> None:
        self.g.munchkins[self.seat(name)].place = self.place(face)

    def hand(self, name: str, *cards: str) -> None:
        """The hand, in place of whatever it was."""
        seat = self.seat(name)
        for held in self.g.munchkins[seat].hand:
            deck = CARDS[hand_card(held)].deck
            self.g.set_deck(deck, (hand_card(held), *self.g.deck(deck)))
        self.g.munchkins[seat].hand = ()
        for card in cards:
            hold(self.g, SeatNo(seat), self._take(card), 0)

    def items(self, name: str, *cards: str, packed: bool = False, cheat: bool = False, grip: bool = False) -> None:
        """Items in play, besides those that lie there already."""
        for card in cards:
            item = self._take(card) | (PACKED if packed else 0) | (GRIPPED if grip else 0)
            if cheat:
                self._take("d-cheat")
                item |= CHEATED
            insert_item(self.g, self.seat(name), item)

    def laid(self, name: str, *cards: str) -> None:
        """Race, class, Half-Breed, Super Munchkin."""
        self.g.munchkins[self.seat(name)].laid += tuple([self._take(card) for card in cards])

    def cursed(self, name: str, *cards: str) -> None:
        self.g.munchkins[self.seat(name)].curses += tuple([self._take(card) for card in cards])

    def level(self, name: str, level: int) -> None:
        self.g.munchkins[self.seat(name)].level = level

    def gold(self, name: str, gold: int) -> None:
        self.g.munchkins[self.seat(name)].gold = gold

    def wounds(self, name: str, wounds: int) -> None:
        self.g.munchkins[self.seat(name)].wounds = wounds

    def dead(self, name: str) -> None:
        self.g.munchkins[self.seat(name)].dead = True

    def monster(self, card: str, at: str, owner: str, *enhancers: str) -> int:
        """A monster on a base of somebody's colour; its uid."""
        self.g.serial += 1
        worn = tuple(self._take(enhancer) for enhancer in enhancers)
        place = self.place(at)
        monster = new_monster(Uid(self.g.serial), self._take(card), self.seat(owner), place)
        monster.enhancers = worn
        self.g.monsters = (*self.g.monsters, monster)
        return self.g.serial

    def floor(self, face: str, *cards: str, gold: int = 0) -> None:
        place = self.place(face)
        room = self.g.rooms[place]
        items = tuple(self._take(card) for card in cards)
        self.g.set_room(place, room.with_floor(room.floor + items, room.gold + gold))

    def next_from(self, deck: int, *cards: str) -> None:
        """The next cards of a deck, the first of them on top."""
        for card in reversed(cards):
            number = self._take(card)
            self.g.set_deck(deck, (*self.g.deck(deck), CardNo(number)))

    def next_room(self, face: str) -> None:
        """The next tile; which side comes up is luck: see `luck`."""
        tile = FACES[FACE[face]].tile
        self.g.room_deck = (*minus(self.g.room_deck, tile), tile)

    def discards(self, *cards: str) -> None:
        for card in cards:
            number = self._take(card)
            deck = CARDS[number].deck
            self.g.set_pile(deck, (*self.g.pile(deck), CardNo(number)))

    def next_cards(self, deck: str, *cards: str) -> None:
        """The next cards of a deck by its name, the first of them on top."""
        self.next_from(_index(DECKS, deck, "deck"), *cards)

    def dice(self, *faces: int) -> None:
        """The next plain dice (or Monster Dice: see `colour`) show these faces."""
        self.luck(*[(D6, face - 1) for face in faces])

    def colour(self, colour: str, *faces: int) -> None:
        """The next Monster Die shows this colour, and the plain dice after it these faces."""
        self.luck((D6, COLOURS.index(colour)), *[(D6, face - 1) for face in faces])

    def luck(self, *wanted: tuple[int, int]) -> None:
        """From now on luck gives these numbers, each below its number of sides."""
        for seed in range(2_000_000):
            luck: Luck = seeded(f"script {seed}")
            trial = luck.clone()
            if all(trial.below(sides) == value for sides, value in wanted):
                self.g.luck = luck
                return
        raise TableLayoutError("luck", str(wanted))

    def begin_turn(self, name: str, phase: str = "moves") -> None:
        """The turn of this player: from its moves phase, or from its very start."""
        op = next(i for i, op in enumerate(TURN.ops) if type(op).__name__ == STARTS[phase])
        self.g.active = self.g.first = self.seat(name)
        self.g.agenda = [Frame(TURN, op, NOBODY, NO_CARD, NO_EVENT, ())]
        self.g.advance()


def _index(names: Sequence[str], name: str, why: str = "word") -> int:
    if name not in names:
        raise TableLayoutError(why, name, names)
    return names.index(name)


def empty_table(names: Sequence[str], options: Mapping[str, object]) -> QuestLayout:
    """A table before its first turn: everybody in the Entrance at level 1, with an empty hand."""
    return QuestLayout(fresh_game(len(names), options), list(names))


def fresh_game(seats: int, options: Mapping[str, object]) -> MunchkinQuest:
    """A game before its first turn, with nothing dealt and the decks in a fixed order."""
    rules = read_settings(dict(options))
    info = MUNCHKIN_QUEST
    config = GameConfig(info.id, info.rules, info.cards, seats, "test", rules.chosen)
    g = lay_out(config, seeded("test"), rules, False)
    arrange(g, ("monster_deck", "treasure_deck", "dxm_deck"), g.wording.cards)
    return g
