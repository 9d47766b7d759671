"""One player's character, with everything that lies before the player."""

from typing import Final

from underhall.games.munchkin_quest.facts import ENTRANCE
from underhall.games.munchkin_quest.packing import HAND_CARD, ITEM, USE
from underhall.games.munchkin_quest.sheet import Sheet
from underhall.kernel.fields import COPY, Fields, Record
from underhall.kernel.types import CardNo

START_GOLD: Final = 300


class Munchkin(Record):
    """A character. Clones share it: what is to be changed comes from `TableState.change`."""

    level: int = 1
    male: bool = True
    wounds: int = 0  # Health tokens with the black side up
    gold: int = START_GOLD
    place: int = ENTRANCE  # the room, by its number on the map
    dead: bool = False
    hand: tuple[int, ...] = ()  # sorted
    items: tuple[int, ...] = ()  # in play, sorted by card
    laid: tuple[CardNo, ...] = ()  # race, class, Half-Breed, Super Munchkin
    curses: tuple[CardNo, ...] = ()  # lasting, or for the next combat
    boons: tuple[CardNo, ...] = ()  # cards whose help lasts for this turn
    spent: int = 0  # moves this turn
    extra: int = 0  # moves gained this turn
    stuck: bool = False  # no moves left, whatever the supply
    forced: bool = False  # the emergency passage is used up
    searched: int = 0  # places searched this turn, as bits
    dealt: int = 0  # faces dealt with this turn, as bits
    used: tuple[int, ...] = ()  # powers used this turn: see `usage`
    refusals: tuple[int, ...] = ()  # who has turned down an offer of this seat this turn, or was not made it after all
    owes_toll: bool = False  # has not paid the toll of the room it is in
    free_of_room: bool = False  # has left behind that by which the room holds it
    fights_alone: bool = False  # nobody may help in the next combat

    _sheet: Sheet | None = None  # no state: it follows from what lies with the munchkin (Characters.sheet)

    def fields(self, f: Fields, of: "Munchkin") -> None:
        self.level = f.number("level", of.level)
        self.male = f.flag("male", of.male)
        self.wounds = f.number("wounds", of.wounds)
        self.gold = f.number("gold", of.gold)
        self.place = f.number("place", of.place)
        self.dead = f.flag("dead", of.dead)
        self.hand = f.packed("hand", of.hand, HAND_CARD)
        self.items = f.packed("items", of.items, ITEM)
        self.laid = f.cards("laid", of.laid)
        self.curses = f.cards("curses", of.curses)
        self.boons = f.mentions("boons", of.boons)
        self.spent = f.number("spent", of.spent)
        self.extra = f.number("extra", of.extra)
        self.stuck = f.flag("stuck", of.stuck)
        self.forced = f.flag("forced", of.forced)
        self.searched = f.number("searched", of.searched)
        self.dealt = f.number("dealt", of.dealt)
        self.used = f.packed("used", of.used, USE)
        self.refusals = f.numbers("refusals", of.refusals)
        self.owes_toll = f.flag("owes_toll", of.owes_toll)
        self.free_of_room = f.flag("free_of_room", of.free_of_room)
        self.fights_alone = f.flag("fights_alone", of.fights_alone)

    def copied(self) -> "Munchkin":
        new = Munchkin()
        new.fields(COPY, self)
        new._sheet = self._sheet
        return new
