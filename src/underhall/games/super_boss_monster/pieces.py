"""What rooms, heroes and players have at this table besides what every Boss Monster table has."""

from mypy_extensions import mypyc_attr

from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.pieces import Hero, Room, Seat
from underhall.games.super_boss_monster.board import AT_BASE
from underhall.kernel.agenda import NO_CARD, NO_UID
from underhall.kernel.fields import COPY, Fields, Record
from underhall.kernel.types import CardNo, EventNumber, Uid


@mypyc_attr(acyclic=True)
class SuperRoom(Room):
    """A room that may hold tokens."""

    tokens: int = 0  # +1 tokens, which stay
    disabled: int = 0  # 0, or one more than the number of the event that disabled it for this turn
    tally: int = 0  # what its own text counts each turn
    ahead: int = 0  # extra damage for the next hero who enters this turn

    def fields(self, f: Fields, of: Room) -> None:
        super().fields(f, of)
        assert isinstance(of, SuperRoom)
        self.tokens = f.number("tokens", of.tokens)
        self.disabled = f.number("disabled", of.disabled)
        self.tally = f.number("tally", of.tally)
        self.ahead = f.number("ahead", of.ahead)

    @property
    def needs_rest(self) -> bool:
        lasting = self.off or self.used or self.boost != 0
        return lasting or self.disabled != 0 or self.tally != 0 or self.ahead != 0

    def copy(self) -> "SuperRoom":
        new = SuperRoom()
        new.fields(COPY, self)
        return new

    def with_tokens(self, tokens: int) -> "SuperRoom":
        new = self.copy()
        new.tokens = tokens
        return new

    def disabled_by(self, event: EventNumber) -> "SuperRoom":
        new = self.copy()
        new.disabled = event + 1
        return new

    def counted(self) -> "SuperRoom":
        """The room with one more of what its own text counts."""
        new = self.copy()
        new.tally += 1
        return new

    def with_ahead(self, damage: int) -> "SuperRoom":
        new = self.copy()
        new.ahead = damage
        return new

    def covered(self) -> "SuperRoom":
        """The room under another that has just been built: its tokens are gone, and what it was to deal."""
        new = self.copy()
        new.boost = new.tokens = new.tally = new.ahead = 0
        return new

    def rested(self) -> "SuperRoom":
        """The room at the end of a turn: tokens stay."""
        new = self.copy()
        new.off = new.used = False
        new.boost = new.disabled = new.tally = new.ahead = 0
        return new


@mypyc_attr(acyclic=True)
class SuperHero(Hero):
    """A hero who may carry an item and come from a landmark."""

    token: int = 0  # the health token of the landmark that it was summoned from
    item: CardNo = NO_CARD  # the item that it carries
    gear: int = 0  # the health that the item gives
    ghost: int = 0  # so many rooms it will cross unhurt
    rooms: int = 0  # so many rooms it has entered this turn
    waits: bool = False  # it stays at the entrance until the next turn

    def fields(self, f: Fields, of: Hero) -> None:
        super().fields(f, of)
        assert isinstance(of, SuperHero)
        self.token = f.number("token", of.token)
        self.item = f.card("item", of.item)
        self.gear = f.number("gear", of.gear)
        self.ghost = f.number("ghost", of.ghost)
        self.rooms = f.number("rooms", of.rooms)
        self.waits = f.flag("waits", of.waits)

    @property
    def health(self) -> int:
        return ALL_CARDS[self.card].health + self.bonus + self.token + self.gear

    def copy(self) -> "SuperHero":
        new = SuperHero()
        new.fields(COPY, self)
        return new

    def hurt(self, damage: int) -> "SuperHero":
        new = self.copy()
        new.damage += damage
        return new

    def with_token(self, token: int) -> "SuperHero":
        new = self.copy()
        new.token = token
        return new

    def carrying(self, item: CardNo, gear: int) -> "SuperHero":
        new = self.copy()
        new.item = item
        new.gear = gear
        return new

    def with_ghost(self, rooms: int) -> "SuperHero":
        """The hero who will cross so many rooms unhurt."""
        new = self.copy()
        new.ghost = rooms
        return new

    def entered_one_more(self) -> "SuperHero":
        new = self.copy()
        new.rooms += 1
        return new

    def waiting(self) -> "SuperHero":
        """The hero who stays at the entrance until the next turn."""
        new = self.copy()
        new.waits = True
        return new

    def rested(self) -> "SuperHero":
        """The hero with this turn's damage and bonus forgotten; one who has walked also loses its token."""
        if not (self.damage or self.bonus or self.ghost or self.rooms or self.bounced or self.waits):
            return self
        new = self.copy()
        new.damage = new.bonus = new.ghost = new.rooms = 0
        new.bounced = ()
        new.waits = False
        if self.rooms:
            new.token = 0
        return new


@mypyc_attr(acyclic=True)
class SuperSeat(Seat):
    """One player's side of the table, with the rooms and heroes that this table has."""

    dungeon: tuple[tuple[SuperRoom, ...], ...] = ()
    entrance: tuple[SuperHero, ...] = ()

    def room_type(self) -> type[Room]:
        return SuperRoom

    def hero_type(self) -> type[Hero]:
        return SuperHero

    def copy(self) -> "SuperSeat":
        new = SuperSeat()
        new.fields(COPY, self)
        return new


@mypyc_attr(acyclic=True)
class Lair(Record):
    """What a player has at this table besides what every Boss Monster player has.

    Clones share it: what is to be changed comes from `SuperBossMonster.change_lair`.
    """

    minion: int = AT_BASE  # the space it stands on, or AT_BASE
    minion_room: Uid = NO_UID  # the uid of the own room it stands on
    borrowed: int = 0  # symbols that the boss has gained for this turn, a byte for each treasure
    last_boost: int = 0  # extra damage of the last room this turn
    shielded: bool = False  # others cannot choose the rooms and heroes here
    extra_built: bool = False  # this turn's extra room has been laid
    boss_used: bool = False  # what the boss does once a turn is done
    deaths: int = 0  # heroes who died in this dungeon this turn
    coins: int = 0
    coin_taken: bool = False  # this turn's room has been turned into a coin
    items: tuple[CardNo, ...] = ()  # won from dead heroes and not spent yet
    retired: tuple[CardNo, ...] = ()  # items that are used up

    def fields(self, f: Fields, of: "Lair") -> None:
        self.minion = f.number("minion", of.minion)
        self.minion_room = f.number("minion_room", of.minion_room)
        self.borrowed = f.number("borrowed", of.borrowed)
        self.last_boost = f.number("last_boost", of.last_boost)
        self.shielded = f.flag("shielded", of.shielded)
        self.extra_built = f.flag("extra_built", of.extra_built)
        self.boss_used = f.flag("boss_used", of.boss_used)
        self.deaths = f.number("deaths", of.deaths)
        self.coins = f.number("coins", of.coins)
        self.coin_taken = f.flag("coin_taken", of.coin_taken)
        self.items = f.cards("items", of.items)
        self.retired = f.cards("retired", of.retired)

    def rest(self) -> None:
        """Stop what lasts until the end of the turn; the minion goes home."""
        self.minion = AT_BASE
        self.minion_room = NO_UID
        self.borrowed = 0
        self.last_boost = 0
        self.shielded = False
        self.extra_built = False
        self.boss_used = False
        self.deaths = 0
        self.coin_taken = False

    def copy(self) -> "Lair":
        new = Lair()
        new.fields(COPY, self)
        return new
