"""What lies or stands on the map: tiles and monsters. They are replaced, never changed, so that clones share them."""

from typing import Final

from underhall.games.munchkin_quest.facts import ENTRANCE, FACE_IDS, FACES
from underhall.games.munchkin_quest.packing import ITEM
from underhall.kernel.agenda import NO_CARD, NO_UID, NOBODY, NOTHING
from underhall.kernel.fields import COPY, Fields, Record, replaced
from underhall.kernel.types import CardNo, SeatNo, Uid

# Search marks of a room.
LOOTED: Final = 1
CLEANED_OUT: Final = 2

NO_SIDES: Final[tuple[int, ...]] = (NOTHING, NOTHING, NOTHING, NOTHING)


class Room(Record):
    """A tile on the map."""

    face: int = ENTRANCE
    x: int = 0
    y: int = 0
    beside: tuple[int, ...] = NO_SIDES  # the numbers of its neighbours by side
    links: tuple[int, ...] = NO_SIDES  # the numbers of its links by side
    mark: int = 0
    floor: tuple[int, ...] = ()  # items dropped here
    gold: int = 0

    def fields(self, f: Fields, of: "Room") -> None:
        self.face = f.word("face", of.face, FACE_IDS)
        self.x = f.number("x", of.x)
        self.y = f.number("y", of.y)
        self.beside = f.numbers("beside", of.beside)
        self.links = f.numbers("links", of.links)
        self.mark = f.number("mark", of.mark)
        self.floor = f.packed("floor", of.floor, ITEM)
        self.gold = f.number("gold", of.gold)

    def copied(self) -> "Room":
        new = Room()
        new.fields(COPY, self)
        return new

    def with_beside(self, side: int, place: int) -> "Room":
        new = self.copied()
        new.beside = replaced(self.beside, side, place)
        return new

    def with_floor(self, floor: tuple[int, ...], gold: int) -> "Room":
        new = self.copied()
        new.floor = floor
        new.gold = gold
        return new

    def marked(self, mark: int) -> "Room":
        new = self.copied()
        new.mark = mark
        return new

    def turned(self) -> "Room":
        """The tile's other side; links and what lies on the floor stay, search marks go."""
        new = self.marked(0)
        new.face = FACES[self.face].back
        return new


def new_room(face: int, x: int, y: int, beside: tuple[int, ...], links: tuple[int, ...]) -> Room:
    room = Room()
    room.face = face
    room.x = x
    room.y = y
    room.beside = beside
    room.links = links
    return room


class Monster(Record):
    """A standee on its base, with its enhancers. A mate is a copy that has no card and lasts for the fight."""

    uid: Uid = NO_UID
    card: CardNo = NO_CARD
    owner: SeatNo = NOBODY  # the seat whose colour its base has
    place: int = NOTHING
    enhancers: tuple[CardNo, ...] = ()
    boss: bool = False
    mate: bool = False

    def fields(self, f: Fields, of: "Monster") -> None:
        self.uid = f.number("uid", of.uid)
        if of.mate:
            self.card = f.mention("card", of.card)
            self.enhancers = f.mentions("enhancers", of.enhancers)
        else:
            self.card = f.card("card", of.card)
            self.enhancers = f.cards("enhancers", of.enhancers)
        self.owner = f.number("owner", of.owner)
        self.place = f.number("place", of.place)
        self.boss = f.flag("boss", of.boss)
        self.mate = f.flag("mate", of.mate)

    def copied(self) -> "Monster":
        new = Monster()
        new.fields(COPY, self)
        return new

    def at(self, place: int) -> "Monster":
        new = self.copied()
        new.place = place
        return new

    def enhanced(self, card: CardNo) -> "Monster":
        new = self.copied()
        new.enhancers = (*self.enhancers, card)
        return new

    def doubled(self, uid: Uid) -> "Monster":
        """Its mate."""
        new = self.copied()
        new.uid = uid
        new.boss = False
        new.mate = True
        return new


def new_monster(uid: Uid, card: CardNo, owner: SeatNo, place: int, boss: bool = False) -> Monster:
    monster = Monster()
    monster.uid = uid
    monster.card = card
    monster.owner = owner
    monster.place = place
    monster.boss = boss
    return monster


class Path(Record):
    """How a monster went in the last Monsters' turn: the rooms it was in, and what kind of stop that was."""

    uid: Uid = NO_UID
    places: tuple[int, ...] = ()  # the first is where it stood
    _sides: tuple[int, ...] = ()  # by which it left each but the last; no state, so none after loading
    jumps: int = 0  # bit i: the step from place i to the next went over a gap or the edge
    fast: bool = False  # the last step is the extra one of a Fast monster
    blocked: int = NOTHING  # the side of the last room whose arrow was blocked

    def fields(self, f: Fields, of: "Path") -> None:
        self.uid = f.number("uid", of.uid)
        self.places = f.numbers("places", of.places)
        self.jumps = f.number("jumps", of.jumps)
        self.fast = f.flag("fast", of.fast)
        self.blocked = f.number("blocked", of.blocked)
