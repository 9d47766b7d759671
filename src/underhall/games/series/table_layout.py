"""What the tables of Boss Monster and Super Boss Monster have in common when they are laid out by name."""

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Generic, Self, TypeVar

from underhall.games.series.cards import ALL_CARDS, BOSS
from underhall.games.series.packing import hand_card
from underhall.games.series.pieces import Hero, Room
from underhall.games.series.state import SeriesGame
from underhall.kernel.agenda import NO_CARD, NO_EVENT, NOBODY, Frame, Program
from underhall.kernel.fields import minus
from underhall.kernel.table_layout import DECK, SEAT, TABLE, TableLayout, TableLayoutError, Word
from underhall.kernel.types import CardNo, Uid

G = TypeVar("G", bound=SeriesGame)


class SeriesLayout(TableLayout, Generic[G]):
    """A table by name. Places in a dungeon are counted from the boss (0) outwards."""

    vocabulary: ClassVar[dict[str, Word]] = {
        "boss": Word(SEAT, "boss"),
        "dungeon": Word(SEAT, "dungeon"),
        "hand": Word(SEAT, "hand"),
        "entrance": Word(SEAT, "entrance"),
        "souls": Word(SEAT, "give_souls"),
        "wounds": Word(SEAT, "give_wounds"),
        "levelled": Word(SEAT, "levelled"),
        "town": Word(TABLE, "town"),
        "discard": Word(TABLE, "pile"),
        "next": Word(DECK, "next_from"),
        "only": Word(DECK, "only_in"),
    }

    whole_turn: Program
    starts: Mapping[str, str]  # where each phase starts among the ops of a turn; the first begins it
    inside: Mapping[str, int]  # the phases of those steps that have names of their own

    def __init__(self, g: G, names: list[str]) -> None:
        self.g: G = g
        self.names = names

    @property
    def moments(self) -> Collection[str]:
        return self.starts

    def begin(self, moment: str) -> Self:
        return self.turns(moment)

    def _op(self, name: str) -> int:
        """The place of an op in a turn."""
        return next(i for i, op in enumerate(self.whole_turn.ops) if type(op).__name__ == name)

    def _decks(self) -> dict[str, str]:
        """Where each deck lies: the attribute of the game."""
        names = ("room_deck", "spell_deck", "hero_deck", "epic_deck")
        return {name.replace("_", " "): name for name in names}

    # -- arranging ------------------------------------------------------------------------------------

    def _take(self, card: str) -> CardNo:
        """Take a copy of the card out of wherever it is spare: its deck, else the discard pile, else the box."""
        number = next((each.number for each in ALL_CARDS if each.id == card), NO_CARD)
        if number < 0:
            raise TableLayoutError("card", card, [each.id for each in ALL_CARDS])
        for name in (*self._decks().values(), "boss_deck", "discard", "removed"):
            pile = getattr(self.g, name)
            if number in pile:
                setattr(self.g, name, minus(pile, number))
                return number
        raise TableLayoutError("spare", card)

    def dungeon(self, name: str, *stacks: str | Sequence[str]) -> None:
        """Lay out a dungeon from left (entrance) to right (boss); a list is a stack, bottom first."""
        side = self.g.change(self.seat(name))
        laid: list[tuple[Room, ...]] = []
        for stack in reversed(stacks):
            cards = [stack] if isinstance(stack, str) else list(stack)
            rooms = []
            for card in cards:
                self.g.serial += 1
                rooms.append(side.new_room(self._take(card), Uid(self.g.serial)))
            laid.append(tuple(rooms))
        side.dungeon = tuple(laid)

    def hand(self, name: str, *cards: str) -> None:
        """Give these cards, on top of what the hand holds; nobody else knows them."""
        for card in cards:
            self.g.hold(self.seat(name), hand_card(self._take(card)))

    def _hero(self, card: str) -> Hero:
        return self.g.new_hero(self._take(card))

    def town(self, *heroes: str) -> None:
        """These heroes stand in town, behind those already there."""
        self.g.town += tuple(self._hero(card) for card in heroes)

    def entrance(self, name: str, *heroes: str) -> None:
        self.g.change(self.seat(name)).entrance += tuple(self._hero(card) for card in heroes)

    def give_souls(self, name: str, *heroes: str) -> None:
        self.g.change(self.seat(name)).souls += tuple(self._take(card) for card in heroes)

    def give_wounds(self, name: str, *heroes: str) -> None:
        self.g.change(self.seat(name)).wounds += tuple(self._take(card) for card in heroes)

    def pile(self, *cards: str) -> None:
        """Put these cards on the discard pile."""
        taken = tuple(self._take(card) for card in cards)
        self.g.discard += taken

    def next_from(self, deck: str, *cards: str) -> None:
        """Arrange luck: these are the next cards of 'room deck', 'spell deck', 'hero deck' and so on."""
        taken = [self._take(card) for card in cards]
        place = self._deck(deck)
        setattr(self.g, place, (*getattr(self.g, place), *reversed(taken)))

    def only_in(self, deck: str, *cards: str) -> None:
        """The deck holds just these, the first being the next; the rest is out of the game."""
        taken = [self._take(card) for card in cards]
        place = self._deck(deck)
        self.g.removed += getattr(self.g, place)
        setattr(self.g, place, tuple(reversed(taken)))

    def _deck(self, name: str) -> str:
        if name not in self._decks():
            raise TableLayoutError("deck", name, self._decks())
        return self._decks()[name]

    def boss(self, name: str, card: str) -> None:
        """This is the seat's boss, in place of the one it had."""
        if card not in [each.id for each in ALL_CARDS if each.type == BOSS]:
            raise TableLayoutError("card", card, [each.id for each in ALL_CARDS if each.type == BOSS])
        side = self.g.change(self.seat(name))
        if side.boss >= 0:
            self.g.boss_deck += (side.boss,)
        number = next(each.number for each in ALL_CARDS if each.id == card)
        # Some editions do without some bosses, which then lie nowhere.
        for pile in ("boss_deck", "removed"):
            if number in getattr(self.g, pile):
                setattr(self.g, pile, minus(getattr(self.g, pile), number))
                break
        side.boss = number
        self._order()

    def _order(self) -> None:
        """Who acts first, now that the bosses are known."""
        raise NotImplementedError

    def levelled(self, name: str) -> None:
        self.g.change(self.seat(name)).levelled = True

    def _enter(self, frm: str) -> None:
        if self.g.turn == 0 and frm != next(iter(self.starts)):
            self.g.turn = 1
        if frm in self.inside:
            self.g.phase = self.inside[frm]

    def turns(self, frm: str = "") -> Self:
        """Start at a phase of a turn and go on turn after turn."""
        frm = frm or next(iter(self.starts))
        self._enter(frm)
        self.g.agenda.append(Frame(self.whole_turn, self._op(self.starts[frm]), NOBODY, NO_CARD, NO_EVENT, (0,)))
        self.g.advance()
        return self
