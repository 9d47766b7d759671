"""A Munchkin Quest table laid out by name: arrange what matters, act through decisions, look as a player does.

Arranging happens before `begin`; from then on everything goes through answers. Dice are scripted by looking for luck
that rolls them: `dice(3, 6)` before the answer that rolls.
"""

from collections.abc import Sequence
from typing import Any

from tests.decks import arrange
from underhall.games.munchkin_quest.combat import Fight
from underhall.games.munchkin_quest.dungeon import OPPOSITE, lay_room
from underhall.games.munchkin_quest.facts import (
    CARDS,
    COLOURS,
    FACE,
    FACES,
    LINKS,
    NUMBER,
    PASSAGE,
    SEAT_COLOURS,
    SIDES,
)
from underhall.games.munchkin_quest.hands import hold
from underhall.games.munchkin_quest.info import MUNCHKIN_QUEST
from underhall.games.munchkin_quest.moves import insert_item
from underhall.games.munchkin_quest.option_kinds import WORDING
from underhall.games.munchkin_quest.packing import BACK_SHIFT, CHEATED, GRIPPED, PACKED, hand_card
from underhall.games.munchkin_quest.pieces import new_monster
from underhall.games.munchkin_quest.settings import read_settings
from underhall.games.munchkin_quest.setup import lay_out
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.turn import TURN
from underhall.games.munchkin_quest.view_types import FightView, MonsterView, RoomView, SeatView, View
from underhall.games.munchkin_quest.windows import Window
from underhall.kernel.agenda import Frame
from underhall.kernel.decisions import Decision, Option
from underhall.kernel.fields import minus
from underhall.kernel.game import GameConfig
from underhall.kernel.luck import Luck, seeded
from underhall.kernel.state_reader import Reader
from underhall.kernel.state_writer import Writer

D6 = 6
D10 = 10
COIN = 2  # which side of a tile or link comes up


class QuestTable:
    """A game under test. Seats and rooms go by name."""

    def __init__(self, g: MunchkinQuest, names: list[str]) -> None:
        self.g = g
        self.names = names
        self.unhurried = False  # stop also in windows in which somebody could only trade

    # -- arranging --------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def place(self, face: str) -> int:
        """The number of the room that shows this face."""
        return next(i for i, room in enumerate(self.g.rooms) if room.face == FACE[face])

    def _take(self, card: str) -> int:
        """Take a copy of the card out of wherever it is spare."""
        number = NUMBER[card]
        deck = CARDS[number].deck
        if number in self.g.deck(deck):
            self.g.set_deck(deck, minus(self.g.deck(deck), number))
            return number
        if number in self.g.pile(deck):
            self.g.set_pile(deck, minus(self.g.pile(deck), number))
            return number
        raise AssertionError(f"no spare copy of {card}")

    def room(self, face: str, side: str, of: str = "entrance", link: str = "") -> None:
        """Lay a room at a side of another; all its links are passages, but for the one between them if it is named."""
        number = FACE[face]
        self.g.room_deck = minus(self.g.room_deck, FACES[number].tile)
        before = len(self.g.links)
        place = lay_room(self.g, number, self.place(of), SIDES.index(side))
        for i in range(before, len(self.g.links)):
            shown, back = self.g.links[i] & 7, self.g.links[i] >> BACK_SHIFT & 7
            self.g.set_link(i, PASSAGE | max(shown, back) << BACK_SHIFT)
        if link:
            self.link(face, SIDES[OPPOSITE[SIDES.index(side)]], link)
        assert place == len(self.g.rooms) - 1

    def link(self, face: str, side: str, kind: str) -> None:
        """What shows on a side of a room."""
        number = self.g.rooms[self.place(face)].links[SIDES.index(side)]
        self.g.set_link(number, LINKS.index(kind) | self.g.links[number] >> BACK_SHIFT << BACK_SHIFT)

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
            hold(self.g, seat, self._take(card), 0)

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
        monster = new_monster(self.g.serial, self._take(card), self.seat(owner), place)
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
            self.g.set_deck(deck, (*self.g.deck(deck), number))

    def next_room(self, face: str) -> None:
        """The next tile; which side comes up is luck: see `luck`."""
        tile = FACES[FACE[face]].tile
        self.g.room_deck = (*minus(self.g.room_deck, tile), tile)

    def discards(self, *cards: str) -> None:
        for card in cards:
            number = self._take(card)
            deck = CARDS[number].deck
            self.g.set_pile(deck, (*self.g.pile(deck), number))

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
        raise AssertionError(f"no luck gives {wanted}")

    # -- acting -----------------------------------------------------------------------------------------------

    def begin(self, name: str, phase: str = "moves") -> None:
        """The turn of this player: from its moves phase, or from its very start."""
        start = {"start": "BeginTurn", "window": "TurnWindow", "moves": "BeginMoves", "charity": "BeginCharity"}
        op = next(i for i, op in enumerate(TURN.ops) if type(op).__name__ == start[phase])
        self.g.active = self.g.first = self.seat(name)
        self.g.agenda = [Frame(TURN, op, -1, -1, -1, ())]
        self.g.advance()
        self._hurry()

    def _hurry(self) -> None:
        """Nobody trades in a window unless a test is about that."""
        while not self.unhurried and self.g.pending:
            decision = self.g.pending[0]
            if not isinstance(decision.op, Window) or {option.kind for option in decision.options} != {"pass", "trade"}:
                return
            self.g.answer(decision.seat, 0)

    def decision(self, name: str) -> Decision:
        decision = self.g.decision_of(self.seat(name))
        assert decision is not None, f"{name} is not asked; asked: {self.g.decisions}"
        return decision

    def asked(self) -> str:
        """Who is asked what, first of all."""
        decision = self.g.decisions[0]
        return f"{self.names[decision.seat]}: {decision.kind}"

    def options(self, name: str, kind: str = "") -> list[Option]:
        return [option for option in self.decision(name).options if not kind or option.kind == kind]

    def may(self, name: str, kind: str, **fields: Any) -> bool:
        """Whether the player is asked and has such an option."""
        if self.g.decision_of(self.seat(name)) is None:
            return False
        return any(fields.items() <= option.fields.items() for option in self.options(name, kind))

    def answer(self, name: str, kind: str, **fields: Any) -> None:
        """Give the one answer of this kind that has these fields. Rooms and seats go by name."""
        for field in ("place", "room", "seat"):
            if isinstance(fields.get(field), str):
                known = {"place": self.place, "room": FACE.__getitem__, "seat": self.seat}[field]
                fields[field] = known(fields[field])
        fitting = [option for option in self.options(name, kind) if fields.items() <= option.fields.items()]
        assert fitting, f"{name} cannot {kind} {fields}; options: {self.decision(name)}"
        self.g.answer(self.seat(name), fitting[0])
        self._hurry()

    def all_pass(self) -> None:
        """Everybody lets the open windows go by."""
        while self.g.pending and self.g.pending[0].options[0].kind == "pass":
            self.g.answer(self.g.pending[0].seat, 0)
            self._hurry()

    # -- looking ----------------------------------------------------------------------------------------------

    def view(self, name: str) -> View:
        view = self.g.view(self.seat(name))
        assert isinstance(view, View)
        return view

    def sheet(self, name: str) -> SeatView:
        return self.view(name).seats[self.seat(name)]

    def where(self, name: str) -> str:
        """The room somebody is in."""
        view = self.view(name)
        return view.rooms[view.seats[self.seat(name)].place].face

    def tile(self, face: str) -> RoomView:
        return self.view(self.names[0]).rooms[self.place(face)]

    def fight(self) -> FightView:
        fight = self.view(self.names[0]).fight
        assert fight is not None, "nobody fights"
        return fight

    def standee(self, uid: int) -> MonsterView | None:
        return next((m for m in self.view(self.names[0]).monsters if m.uid == uid), None)

    def told(self, message: str, name: str = "") -> list[dict[str, object]]:
        """The arguments of every event of this kind so far, as a player or, without a name, a watcher gets them."""
        seat = self.seat(name) if name else -1
        return [event.args_for(seat, self.g.wording) for event in self.g.events if event.message.name == message]

    def colour_of(self, name: str) -> str:
        return COLOURS[SEAT_COLOURS[self.seat(name)]]


def stored(fight: Fight) -> dict[str, Any]:
    """The fight as a state would name it."""
    return dict(Writer(WORDING.cards).all_of(fight))


def stored_fight(fields: dict[str, Any]) -> Fight:
    """The fight that a state names."""
    fight = Fight()
    Reader(fields, MUNCHKIN_QUEST.names).read(fight)
    return fight


def munchkin_quest(seats: Sequence[str] = ("ann", "bob"), **options: Any) -> QuestTable:
    """A table before its first turn: everybody in the Entrance at level 1, with an empty hand."""
    rules = read_settings(options)
    info = MUNCHKIN_QUEST
    config = GameConfig(info.id, info.rules, info.cards, len(seats), "test", rules.chosen)
    g = lay_out(config, seeded("test"), rules, False)
    arrange(g, ("monster_deck", "treasure_deck", "dxm_deck"), g.wording.cards)
    return QuestTable(g, list(seats))
