"""The table: what lies where. Small flat classes of ints; rooms and heroes are replaced, never changed in place.

Other games of the series stand on this table: what they do differently are methods that they override, and what
their rooms and heroes have besides is left out of a save where there is none of it.
"""

from typing import Final

from underhall.games.series.cards import MONSTER, ROOM, SHELF, TRAP, Ability
from underhall.games.series.settings import Settings
from underhall.kernel.agenda import NOBODY, NOTHING, Frame
from underhall.kernel.decisions import Wording
from underhall.kernel.events import EVERYONE
from underhall.kernel.fields import COPY, Fields, Packing, Record, inserted, plus, replaced, without
from underhall.kernel.game import Game, GameConfig
from underhall.kernel.luck import Luck

MOST_ROOMS: Final = 5

# Phases that every game of the series has.
SETUP: Final = 0
BUILD: Final = 2

# A card that somebody holds is packed with what is known of it. The card stands in the high bits, so that a hand
# sorted by card has its rooms first, then its spells. `known` says which other seats know it; `aside` for which
# seats it cannot be in its deck any more, because they have looked through that deck since (masks of seats).
# A `token` tells apart held cards that some seat can no longer tell apart (see Blur); most have none.
CARD_SHIFT: Final = 32
TOKEN_SHIFT: Final = 12
ASIDE_SHIFT: Final = 6
SIX: Final = 63
TOKENS: Final = (1 << 20) - 1
MARKS: Final = Packing(("known", 0, 6), ("aside", ASIDE_SHIFT, 6), ("token", TOKEN_SHIFT, 20))
HAND_CARD: Final = Packing(*MARKS.parts, ("card", CARD_SHIFT, 16))


def card_of(held: int) -> int:
    return held >> CARD_SHIFT


def token_of(held: int) -> int:
    return held >> TOKEN_SHIFT & TOKENS


def known_of(held: int) -> int:
    return held & SIX


def held_card(card: int, known: int, aside: int, token: int = 0) -> int:
    return card << CARD_SHIFT | token << TOKEN_SHIFT | aside << ASIDE_SHIFT | known


# What is known of a place in a deck is packed, too: the place, counted from the bottom, the deck, and who knows it.
GLIMPSE_PLACE: Final = 8
GLIMPSE_TYPE: Final = 6
GLIMPSE: Final = Packing(("known", 0, 6), ("type", GLIMPSE_TYPE, 2), ("place", GLIMPSE_PLACE, 16))


def glimpse_of(type_: int, place: int, known: int) -> int:
    return place << GLIMPSE_PLACE | type_ << GLIMPSE_TYPE | known


def trade_marks(held: int, seen: int, seats: int) -> int:
    """`held` with what `seats` knew of a copy of it that they have seen instead: they cannot tell the two apart."""
    marks = held_card(0, seats, seats)
    return held & ~marks | seen & marks


class Room(Record["Room"]):
    """One room card in a dungeon. Never changed once it lies there, so that clones share it."""

    card: int = NOTHING
    uid: int = NOTHING  # targets are named by it, since places shift
    hidden: bool = False  # face down, from its placement to the reveal
    off: bool = False  # deactivated
    used: bool = False  # its once-per-turn ability has been used
    boost: int = 0  # extra damage this turn
    marks: int = 0  # what was known of it in the hand; it matters while the room is hidden
    # What rooms have where tokens and minions are played with.
    tokens: int = 0  # +1 tokens, which stay
    disabled: int = 0  # 0, or one more than the number of the event that disabled it for this turn
    tally: int = 0  # what its own text counts each turn
    ahead: int = 0  # extra damage for the next hero who enters this turn

    def fields(self, f: Fields, of: "Room") -> None:
        self.card = f.card("card", of.card)
        self.uid = f.number("uid", of.uid)
        self.hidden = f.flag("hidden", of.hidden)
        self.off = f.flag("off", of.off)
        self.used = f.flag("used", of.used)
        self.boost = f.number("boost", of.boost)
        self.marks = f.parts("marks", of.marks, MARKS)
        self.tokens = f.number("tokens", of.tokens)
        self.disabled = f.number("disabled", of.disabled)
        self.tally = f.number("tally", of.tally)
        self.ahead = f.number("ahead", of.ahead)

    @property
    def active(self) -> bool:
        return not self.hidden and not self.off

    @property
    def held(self) -> int:
        """The card as it was in the hand."""
        return self.card << CARD_SHIFT | self.marks

    def copy(self) -> "Room":
        new = Room()
        new.fields(COPY, self)
        return new

    def revealed(self) -> "Room":
        new = self.copy()
        new.hidden = False
        return new

    def deactivated(self) -> "Room":
        new = self.copy()
        new.hidden = False
        new.off = True
        return new

    def spent(self) -> "Room":
        """The room with its once-per-turn ability used."""
        new = self.copy()
        new.used = True
        return new

    def boosted(self, n: int) -> "Room":
        new = self.copy()
        new.boost += n
        return new

    def with_tokens(self, tokens: int) -> "Room":
        new = self.copy()
        new.tokens = tokens
        return new

    def disabled_by(self, event: int) -> "Room":
        new = self.copy()
        new.disabled = event + 1
        return new

    def counted(self) -> "Room":
        """The room with one more of what its own text counts."""
        new = self.copy()
        new.tally += 1
        return new

    def with_ahead(self, damage: int) -> "Room":
        new = self.copy()
        new.ahead = damage
        return new

    def covered(self) -> "Room":
        """The room under another that has just been built: its tokens are gone, and what it was to deal."""
        new = self.copy()
        new.boost = new.tokens = new.tally = new.ahead = 0
        return new

    def rested(self) -> "Room":
        """The room at the end of a turn: tokens stay."""
        new = self.copy()
        new.off = new.used = False
        new.boost = new.disabled = new.tally = new.ahead = 0
        return new


def new_room(card: int, uid: int, hidden: bool = False, held: int = 0) -> Room:
    room = Room()
    room.card = card
    room.uid = uid
    room.hidden = hidden
    room.marks = held & (1 << CARD_SHIFT) - 1
    return room


class Hero(Record["Hero"]):
    """A hero in town, at an entrance or in a dungeon. Never changed once it stands there, so that clones share it."""

    card: int = NOTHING
    serial: int = 0  # the order of reveal
    damage: int = 0
    bonus: int = 0  # extra health this turn
    bounced: tuple[int, ...] = ()  # the mazes that have sent it back
    # What heroes have where landmarks and items are played with.
    token: int = 0  # the health token of the landmark that it was summoned from
    item: int = NOTHING  # the item that it carries
    gear: int = 0  # the health that the item gives
    ghost: int = 0  # so many rooms it will cross unhurt
    rooms: int = 0  # so many rooms it has entered this turn
    waits: bool = False  # it stays at the entrance until the next turn

    def fields(self, f: Fields, of: "Hero") -> None:
        self.card = f.card("card", of.card)
        self.serial = f.number("serial", of.serial)
        self.damage = f.number("damage", of.damage)
        self.bonus = f.number("bonus", of.bonus)
        self.bounced = f.numbers("bounced", of.bounced)
        self.token = f.number("token", of.token)
        self.item = f.card("item", of.item)
        self.gear = f.number("gear", of.gear)
        self.ghost = f.number("ghost", of.ghost)
        self.rooms = f.number("rooms", of.rooms)
        self.waits = f.flag("waits", of.waits)

    @property
    def health(self) -> int:
        return SHELF[self.card].health + self.bonus + self.token + self.gear

    @property
    def doomed(self) -> bool:
        return self.damage >= SHELF[self.card].health + self.bonus + self.token + self.gear

    def copy(self) -> "Hero":
        new = Hero()
        new.fields(COPY, self)
        return new

    def hurt(self, damage: int) -> "Hero":
        new = self.copy()
        new.damage += damage
        return new

    def stronger(self, bonus: int) -> "Hero":
        new = self.copy()
        new.bonus += bonus
        return new

    def bounced_by(self, uid: int) -> "Hero":
        new = self.copy()
        new.bounced = (*self.bounced, uid)
        return new

    def with_token(self, token: int) -> "Hero":
        new = self.copy()
        new.token = token
        return new

    def carrying(self, item: int, gear: int) -> "Hero":
        new = self.copy()
        new.item = item
        new.gear = gear
        return new

    def with_ghost(self, rooms: int) -> "Hero":
        """The hero who will cross so many rooms unhurt."""
        new = self.copy()
        new.ghost = rooms
        return new

    def entered_one_more(self) -> "Hero":
        new = self.copy()
        new.rooms += 1
        return new

    def waiting(self) -> "Hero":
        """The hero who stays at the entrance until the next turn."""
        new = self.copy()
        new.waits = True
        return new

    def rested(self) -> "Hero":
        """The hero with this turn's damage and bonus forgotten; one who has walked also loses its token."""
        new = self.copy()
        new.damage = new.bonus = new.ghost = new.rooms = 0
        new.bounced = ()
        new.waits = False
        if self.rooms:
            new.token = 0
        return new


def hero_of(card: int, serial: int) -> Hero:
    hero = Hero()
    hero.card = card
    hero.serial = serial
    return hero


class Blur(Record["Blur"]):
    """Cards of one kind that `knower` can no longer tell apart, since one of them was moved unseen."""

    knower: int = NOBODY
    tokens: tuple[int, ...] = ()

    def fields(self, f: Fields, of: "Blur") -> None:
        self.knower = f.number("knower", of.knower)
        self.tokens = f.numbers("tokens", of.tokens)


def new_blur(knower: int, tokens: tuple[int, ...]) -> Blur:
    blur = Blur()
    blur.knower = knower
    blur.tokens = tokens
    return blur


Stack = tuple[Room, ...]  # bottom to top


class Seat(Record["Seat"]):
    """One player's side of the table. dungeon[0] is the room next to the boss; the last is at the entrance.

    Clones share it: what is to be changed comes from `SeriesGame.change`.
    """

    boss: int = NOTHING
    hand: tuple[int, ...] = ()  # sorted by card
    dungeon: tuple[Stack, ...] = ()
    entrance: tuple[Hero, ...] = ()
    souls: tuple[int, ...] = ()
    wounds: tuple[int, ...] = ()
    sealed: tuple[int, ...] = ()  # cards set aside face down until everybody has chosen
    levelled: bool = False
    placed: bool = False  # this turn's room is laid
    doubled: int = 0  # how often the rooms' treasure is doubled this turn
    boost: int = 0  # extra damage of every room this turn
    kept_out: bool = False  # heroes stay at the entrance this turn
    killed: bool = False  # a hero was defeated here this turn
    out: bool = False  # eliminated

    def fields(self, f: Fields, of: "Seat") -> None:
        self.boss = f.card("boss", of.boss)
        self.hand = f.packed("hand", of.hand, HAND_CARD)
        self.dungeon = f.stacks("dungeon", of.dungeon, Room)
        self.entrance = f.records("entrance", of.entrance, Hero)
        self.souls = f.cards("souls", of.souls)
        self.wounds = f.cards("wounds", of.wounds)
        self.sealed = f.packed("sealed", of.sealed, HAND_CARD)
        self.levelled = f.flag("levelled", of.levelled)
        self.placed = f.flag("placed", of.placed)
        self.doubled = f.number("doubled", of.doubled)
        self.boost = f.number("boost", of.boost)
        self.kept_out = f.flag("kept_out", of.kept_out)
        self.killed = f.flag("killed", of.killed)
        self.out = f.flag("out", of.out)

    def copy(self) -> "Seat":
        new = Seat()
        new.fields(COPY, self)
        return new

    def put(self, slot: int, stack: Stack) -> None:
        """Lay another stack at a place of the dungeon."""
        self.dungeon = replaced(self.dungeon, slot, stack)

    def take_from_hand(self, place: int) -> int:
        held = self.hand[place]
        self.hand = without(self.hand, place)
        return held


def value_of(heroes: tuple[int, ...]) -> int:
    """What scored heroes are worth, in souls or in wounds."""
    total = 0
    for card in heroes:
        total += SHELF[card].value
    return total


def known_copy(pile: tuple[int, ...], card: int, bit: int, blur: Blur) -> int:
    """Where in the pile a copy of `card` lies that the blur's knower knows and may mistake for others, or NOTHING."""
    for i in range(len(pile)):
        held = pile[i]
        if held >> CARD_SHIFT == card and held & bit and token_of(held) in blur.tokens:
            return i
    return NOTHING


class SeriesGame(Game):
    """The whole state of one game."""

    seats: tuple[Seat, ...] = ()
    order: tuple[int, ...] = ()  # seats by descending XP
    boss_deck: tuple[int, ...] = ()  # bosses nobody plays
    room_deck: tuple[int, ...] = ()
    spell_deck: tuple[int, ...] = ()
    hero_deck: tuple[int, ...] = ()
    epic_deck: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    town: tuple[Hero, ...] = ()  # in order of reveal
    staged: tuple[int, ...] = ()  # spells announced and not yet resolved
    removed: tuple[int, ...] = ()  # out of the game
    buried: tuple[int, ...] = ()  # held cards that went out of the game unseen
    blurs: tuple[Blur, ...] = ()
    glimpses: tuple[int, ...] = ()  # what is known of places in the decks; only other games look at deck tops
    phase: int = SETUP
    active: int = NOBODY
    serial: int = 0  # rooms and heroes are numbered as they come into play
    no_building: bool = False
    # The one hero who is crossing a dungeon.
    walker: Hero | None = None
    walker_seat: int = NOBODY
    walker_at: int = NOTHING  # the place it is in, counted like the dungeon
    walker_room: int = NOTHING  # uid of the room it stands in, or NOTHING between rooms
    walker_last: int = NOTHING  # uid of the room entered before
    walker_doom: int = NOTHING  # uid of the room in which its health fell to zero
    walker_sent: bool = False  # an effect has sent it to a room that it has yet to enter
    scored_turn: int = 0  # the last turn in which a hero was scored
    winners: tuple[int, ...] = ()
    ending: str = ""  # the id of the rule that ended the game

    def __init__(
        self, config: GameConfig, wording: Wording, settings: Settings, on: list[list[Ability | None]], quiet: bool
    ) -> None:
        super().__init__(config, wording, quiet)
        self.settings = settings  # what the shared rules look at
        self.on = on  # what each card does at this table
        self.shared = 0  # the sides that a clone has, too (a mask of seats)

    def fields(self, f: Fields, of: Game) -> None:
        super().fields(f, of)
        assert isinstance(of, SeriesGame)
        self.seats = f.records("seats", of.seats, Seat)
        self.order = f.numbers("order", of.order)
        self.boss_deck = f.cards("boss_deck", of.boss_deck)
        self.room_deck = f.cards("room_deck", of.room_deck)
        self.spell_deck = f.cards("spell_deck", of.spell_deck)
        self.hero_deck = f.cards("hero_deck", of.hero_deck)
        self.epic_deck = f.cards("epic_deck", of.epic_deck)
        self.discard = f.cards("discard", of.discard)
        self.town = f.records("town", of.town, Hero)
        self.staged = f.cards("staged", of.staged)
        self.removed = f.cards("removed", of.removed)
        self.buried = f.packed("buried", of.buried, HAND_CARD)
        self.blurs = f.records("blurs", of.blurs, Blur)
        self.glimpses = f.packed("glimpses", of.glimpses, GLIMPSE)
        self.phase = f.number("phase", of.phase)
        self.active = f.number("active", of.active)
        self.serial = f.number("serial", of.serial)
        self.no_building = f.flag("no_building", of.no_building)
        self.walker = f.record("walker", of.walker, Hero)
        self.walker_seat = f.number("walker_seat", of.walker_seat)
        self.walker_at = f.number("walker_at", of.walker_at)
        self.walker_room = f.number("walker_room", of.walker_room)
        self.walker_last = f.number("walker_last", of.walker_last)
        self.walker_doom = f.number("walker_doom", of.walker_doom)
        self.walker_sent = f.flag("walker_sent", of.walker_sent)
        self.scored_turn = f.number("scored_turn", of.scored_turn)
        self.winners = f.numbers("winners", of.winners)
        self.ending = f.text("ending", of.ending)

    def clone(self) -> "SeriesGame":
        """A copy to play on with. It shares all values; what either game changes is replaced there."""
        raise NotImplementedError

    def imagine(self, seat: int, luck: Luck) -> "SeriesGame":
        raise NotImplementedError

    def share_with(self, copy: "SeriesGame") -> None:
        """Fill a clone; from now on neither may change a side of the other."""
        copy.fill_from(self)
        copy.shared = self.shared = EVERYONE

    def change(self, seat: int) -> Seat:
        """The side of `seat`, to be changed: first it is copied if a clone has it, too.

        Ask for it before anything else is read of that side: what was read before may be the other game's.
        """
        side = self.seats[seat]
        if self.shared >> seat & 1:
            side = side.copy()
            self.seats = replaced(self.seats, seat, side)
            self.shared &= ~(1 << seat)
        return side

    # -- what can be read off the table --------------------------------------------------------------

    def souls(self, seat: int) -> int:
        return value_of(self.seats[seat].souls)

    def wounds(self, seat: int) -> int:
        return value_of(self.seats[seat].wounds)

    def xp(self, seat: int) -> int:
        return SHELF[self.seats[seat].boss].xp

    def playing(self) -> tuple[int, ...]:
        """The seats still in the game, in the order in which they act."""
        raise NotImplementedError

    def by_priority(self, position: int) -> int:
        """Who may act at this place among those who may; NOBODY past the last."""
        raise NotImplementedError

    def opponents(self, seat: int) -> list[int]:
        return [s for s in self.order if s != seat and not self.seats[s].out]

    def top(self, seat: int, slot: int) -> Room:
        return self.seats[seat].dungeon[slot][-1]

    def replace_top(self, seat: int, slot: int, room: Room) -> None:
        side = self.change(seat)
        stack = side.dungeon[slot]
        side.put(slot, (*stack[:-1], room) if len(stack) > 1 else (room,))

    def place_of(self, uid: int) -> int:
        """Where the room `uid` lies on top: seat * 8 + slot, or NOTHING."""
        for s in range(len(self.seats)):
            dungeon = self.seats[s].dungeon
            for slot in range(len(dungeon)):
                if dungeon[slot][-1].uid == uid:
                    return s * 8 + slot
        return NOTHING

    def active_rooms(self, seat: int) -> int:
        count = 0
        for stack in self.seats[seat].dungeon:
            if stack[-1].active:
                count += 1
        return count

    def built_rooms(self, seat: int) -> int:
        """The places with a built room that is not deactivated; a card face down on it does not change that yet."""
        count = 0
        for stack in self.seats[seat].dungeon:
            if stack[-1].active or (stack[-1].hidden and len(stack) > 1):
                count += 1
        return count

    def active_kind(self, seat: int, kind: int) -> int:
        count = 0
        for stack in self.seats[seat].dungeon:
            room = stack[-1]
            if room.active and SHELF[room.card].kind == kind:
                count += 1
        return count

    def damage(self, seat: int, slot: int) -> int:
        """What a hero who enters the room now takes, but for what it brings along from the room before."""
        side = self.seats[seat]
        dungeon = side.dungeon
        room = dungeon[slot][-1]
        if not room.active:
            return 0
        card = SHELF[room.card]
        total = card.damage + room.boost + side.boost
        if card.counts_monsters:
            total += self.active_kind(seat, MONSTER)
        if card.kind == MONSTER:
            if slot > 0:
                near = dungeon[slot - 1][-1]
                if near.active:
                    total += SHELF[near.card].boosts_neighbours
            if slot + 1 < len(dungeon):
                near = dungeon[slot + 1][-1]
                if near.active:
                    total += SHELF[near.card].boosts_neighbours
        return total

    def entry_bonus(self, seat: int, slot: int, last: int) -> int:
        """Extra damage in the room because of the room `last` (a uid) that the hero comes from."""
        if last == NOTHING:
            return 0
        for stack in self.seats[seat].dungeon:
            room = stack[-1]
            if room.uid == last:
                bonus = SHELF[room.card].boosts_next_trap if room.active else 0
                return bonus if SHELF[self.top(seat, slot).card].kind == TRAP else 0
        return 0

    def close_up(self, seat: int, slot: int) -> None:
        """The rooms to the left of a place that is gone move up, and a hero among them with them."""
        if self.walker is not None and self.walker_seat == seat and slot < self.walker_at:
            self.walker_at -= 1

    def may_cover(self, card: int, stack: Stack) -> bool:
        """Whether the room `card` may be built on `stack` (BM-BUILD-08 to -12, -23, BM-KEY-16)."""
        under = stack[-1]
        if under.hidden or under.off:
            return False
        new = SHELF[card]
        if not new.advanced:
            return True
        old = SHELF[under.card]
        if old.bars_advanced:
            return False
        return new.shows & old.shows != 0

    def may_place(self, seat: int, card: int, slot: int) -> bool:
        """Whether `seat` may build `card` at `slot`; the slot past the last is the free place on the left."""
        dungeon = self.seats[seat].dungeon
        if self.no_building or slot < 0 or slot > len(dungeon):
            return False
        if slot == len(dungeon):
            return slot < MOST_ROOMS and not SHELF[card].advanced
        return self.may_cover(card, dungeon[slot])

    # -- what other games of the series do differently -----------------------------------------------------

    def is_guarded(self, uid: int) -> bool:
        """Whether something on this room keeps it from being destroyed."""
        return False

    def is_untouchable(self, uid: int) -> bool:
        """Whether something on this room keeps it from being chosen at all."""
        return False

    def is_shielded(self, owner: int, seat: int) -> bool:
        """Whether effects of `seat` may not choose the rooms and heroes in the dungeon of `owner`."""
        return False

    def is_deaf(self, hero: Hero, source: int) -> bool:
        """Whether the card `source` may not choose this hero."""
        return False

    def come_to_town(self, hero: Hero) -> None:
        """A hero takes its old place in the town line, by order of reveal (BM-CONF-17)."""
        town = self.town
        place = len(town)
        while place > 0 and town[place - 1].serial > hero.serial:
            place -= 1
        self.town = inserted(town, place, hero.rested())

    def come_to_entrance(self, seat: int, hero: Hero, returned: bool = False) -> None:
        """A hero joins the queue; `returned` if it has been in a dungeon already."""
        side = self.change(seat)
        entrance = side.entrance
        place = len(entrance)
        if self.settings.enters_by_appearance:
            while place > 0 and entrance[place - 1].serial > hero.serial:
                place -= 1
        side.entrance = inserted(entrance, place, hero)

    def take_from_town(self, place: int) -> Hero:
        hero = self.town[place]
        self.town = without(self.town, place)
        return hero

    def take_hero_card(self) -> int:
        """The next card of the hero decks, ordinary heroes before epic ones, or NOTHING."""
        if self.hero_deck:
            card = self.hero_deck[-1]
            self.hero_deck = self.hero_deck[:-1]
        elif self.epic_deck:
            card = self.epic_deck[-1]
            self.epic_deck = self.epic_deck[:-1]
        else:
            card = NOTHING
        return card

    def can_work(self, frame: Frame) -> bool:
        """Whether anything can come of the triggered ability that is about to begin."""
        return frame.program.ops[0].possible(self, frame)

    def cover(self, seat: int, slot: int) -> None:
        """The top room of the stack has just been built over another."""

    def mourn(self, seat: int, hero: Hero, room_uid: int) -> bool:
        """Whether the game itself sees to all that the death of a hero sets off."""
        return False

    def loot(self, seat: int, hero: Hero) -> None:
        """The seat has killed the hero and takes what it carried."""

    def death_room(self) -> int:
        """The uid of the room in which a hero who is killed outright dies, or NOTHING if that counts as no room."""
        return NOTHING

    def poor_hand(self, seat: int) -> bool:
        """Whether the hand entitles to a mulligan."""
        raise NotImplementedError

    # -- hands and what is known of them ---------------------------------------------------------------

    def count_held(self, seat: int, type_: int) -> int:
        count = 0
        for held in self.seats[seat].hand:
            if SHELF[held >> CARD_SHIFT].type == type_:
                count += 1
        return count

    def gain(self, seat: int, card: int, known: int) -> None:
        self.hold(seat, held_card(card, known & ~(1 << seat), 0))

    def hold(self, seat: int, held: int) -> None:
        """Put a card into the hand, which stays sorted by card."""
        side = self.change(seat)
        hand = side.hand
        place = len(hand)
        while place > 0 and hand[place - 1] >> CARD_SHIFT > held >> CARD_SHIFT:
            place -= 1
        side.hand = inserted(hand, place, held)

    def find_held(self, seat: int, card: int) -> int:
        """Where `card` lies in the hand."""
        hand = self.seats[seat].hand
        for i in range(len(hand)):
            if hand[i] >> CARD_SHIFT == card:
                return i
        return NOTHING

    def lose_openly(self, seat: int, card: int) -> None:
        """Take `card` out of the hand for all to see."""
        self.come_to_light(seat, self.change(seat).take_from_hand(self.find_held(seat, card)))

    def come_to_light(self, seat: int, held: int) -> None:
        """Everybody has seen a card of `seat`. Copies look alike: who knew of one knows of one less."""
        card = held >> CARD_SHIFT
        doubtful = ~known_of(held) & SIX & ~(1 << seat)
        hand = self.seats[seat].hand
        for i in range(len(hand)):
            if hand[i] >> CARD_SHIFT == card:
                served = hand[i] & doubtful
                if served:
                    hand = replaced(hand, i, trade_marks(hand[i], held, served))
                    self.change(seat).hand = hand
                    doubtful &= ~served
        token = token_of(held)
        if token:
            self.tell_apart(token, held, doubtful)

    def tell_apart(self, token: int, seen: int, doubtful: int) -> None:
        """The card under `token` is seen: it leaves all blurs, and takes with it one copy that was known there."""
        rest: list[Blur] = []
        for blur in self.blurs:
            if token in blur.tokens:
                bit = 1 << blur.knower
                if doubtful & bit and self.forget(blur, seen):
                    doubtful &= ~bit
                blur = new_blur(blur.knower, tuple([t for t in blur.tokens if t != token]))
            if len(blur.tokens) > 1:
                rest.append(blur)
        self.blurs = tuple(rest)

    def forget(self, blur: Blur, seen: int) -> bool:
        """The card seen was the copy that the blur's knower knew of, for all it can tell."""
        bit = 1 << blur.knower
        card = seen >> CARD_SHIFT
        for s in range(len(self.seats)):
            side = self.seats[s]
            place = known_copy(side.hand, card, bit, blur)
            if place != NOTHING:
                self.change(s).hand = replaced(side.hand, place, trade_marks(side.hand[place], seen, bit))
                return True
            place = known_copy(side.sealed, card, bit, blur)
            if place != NOTHING:
                self.change(s).sealed = replaced(side.sealed, place, trade_marks(side.sealed[place], seen, bit))
                return True
        return False

    def see_alone(self, seat: int, held: int) -> None:
        """Only `seat` has seen this card of another: it can tell it from the others again."""
        token = token_of(held)
        if token:
            rest: list[Blur] = []
            for blur in self.blurs:
                if blur.knower == seat and token in blur.tokens:
                    blur = new_blur(seat, tuple([t for t in blur.tokens if t != token]))
                if len(blur.tokens) > 1:
                    rest.append(blur)
            self.blurs = tuple(rest)

    def blur(self, seat: int, to: int, type_: int) -> None:
        """A card of `type_` is about to move unseen from the hand of `seat` to `to`.

        Whoever else could tell these cards apart, because some are known or some cannot be in the deck, cannot
        any longer.
        """
        hand = self.seats[seat].hand
        places = [i for i in range(len(hand)) if SHELF[hand[i] >> CARD_SHIFT].type == type_]
        if len(places) < 2:
            return
        tokens: tuple[int, ...] = ()
        for p in range(len(self.seats)):
            if p != seat and p != to and self.tells_apart(p, hand, places):
                if not tokens:
                    hand = self.with_tokens(hand, places)
                    self.change(seat).hand = hand
                    tokens = tuple([token_of(hand[i]) for i in places])
                self.blurs = plus(self.blurs, new_blur(p, tokens))

    def with_tokens(self, hand: tuple[int, ...], places: list[int]) -> tuple[int, ...]:
        """The hand with a token on each of these cards."""
        marked = list(hand)
        for i in places:
            if not token_of(marked[i]):
                self.serial += 1
                marked[i] |= held_card(0, 0, 0, self.serial)
        return tuple(marked)

    def tells_apart(self, knower: int, hand: tuple[int, ...], places: list[int]) -> bool:
        marks = held_card(0, 1 << knower, 1 << knower)
        first = hand[places[0]] & marks
        for i in places:
            if hand[i] & marks != first or hand[i] & (1 << knower):
                return True
            token = token_of(hand[i])
            if token:
                for blur in self.blurs:
                    if blur.knower == knower and token in blur.tokens:
                        return True
        return False

    def surely_in_hand(self, seat: int, knower: int) -> list[int]:
        """The cards that `knower` knows to be in the hand of `seat`, whichever of its cards they are."""
        if knower < 0 or knower == seat:
            return []
        hand = self.seats[seat].hand
        cards: list[int] = []
        for held in hand:
            if held >> knower & 1 and self.stays_within(token_of(held), hand, knower):
                cards.append(held >> CARD_SHIFT)
        return cards

    def stays_within(self, token: int, hand: tuple[int, ...], knower: int) -> bool:
        """Whether all cards that `knower` may mistake for the one under `token` are in this hand."""
        if not token:
            return True
        alike = [token]
        for blur in reversed(self.blurs):
            if blur.knower == knower and any(t in alike for t in blur.tokens):
                alike += [t for t in blur.tokens if t not in alike]
        inside = [token_of(held) for held in hand]
        for t in alike:
            if t not in inside:
                return False
        return True

    # -- what is known of places in the decks ------------------------------------------------------------

    def peeked(self, type_: int, place: int) -> int:
        """Who knows the card at this place of a deck (a mask of seats)."""
        for glimpse in self.glimpses:
            if glimpse >> GLIMPSE_PLACE == place and glimpse >> GLIMPSE_TYPE & 3 == type_:
                return glimpse & SIX
        return 0

    def peek(self, type_: int, place: int, seats: int) -> None:
        """These seats (a mask) have seen the card at this place of a deck."""
        self.know_place(type_, place, self.peeked(type_, place) | seats)

    def know_place(self, type_: int, place: int, seats: int) -> None:
        """Just these seats know the card at this place of a deck."""
        known = self.peeked(type_, place)
        if known:
            before = glimpse_of(type_, place, known)
            self.glimpses = tuple([glimpse for glimpse in self.glimpses if glimpse != before])
        if seats:
            self.glimpses = plus(self.glimpses, glimpse_of(type_, place, seats))

    def take_from_deck(self, type_: int, place: int) -> int:
        """Take the card at this place out of a deck; what is known of the cards above moves down with them."""
        deck = self.deck(type_)
        card = deck[place]
        self.set_deck(type_, without(deck, place))
        if self.glimpses:
            kept: list[int] = []
            for glimpse in self.glimpses:
                if glimpse >> GLIMPSE_TYPE & 3 == type_:
                    if glimpse >> GLIMPSE_PLACE == place:
                        continue
                    if glimpse >> GLIMPSE_PLACE > place:
                        glimpse -= 1 << GLIMPSE_PLACE
                kept.append(glimpse)
            self.glimpses = tuple(kept)
        return card

    def put_under_deck(self, type_: int, card: int, known: int) -> None:
        """Put a card under a deck; `known` is who has seen it."""
        self.set_deck(type_, (card, *self.deck(type_)))
        moved: list[int] = []
        for glimpse in self.glimpses:
            if glimpse >> GLIMPSE_TYPE & 3 == type_:
                glimpse += 1 << GLIMPSE_PLACE
            moved.append(glimpse)
        self.glimpses = tuple(moved)
        self.peek(type_, 0, known)

    def forget_deck(self, type_: int) -> None:
        """The deck was shuffled: nobody knows a place in it any more."""
        if self.glimpses:
            self.glimpses = tuple([glimpse for glimpse in self.glimpses if glimpse >> GLIMPSE_TYPE & 3 != type_])

    # -- decks -------------------------------------------------------------------------------------------

    def deck(self, type_: int) -> tuple[int, ...]:
        return self.room_deck if type_ == ROOM else self.spell_deck

    def set_deck(self, type_: int, deck: tuple[int, ...]) -> None:
        if type_ == ROOM:
            self.room_deck = deck
        else:
            self.spell_deck = deck

    def shuffle_deck(self, type_: int) -> None:
        deck = list(self.deck(type_))
        self.luck.shuffle(deck)
        self.set_deck(type_, tuple(deck))

    def different(self, seat: int, type_: int) -> list[int]:
        """The different cards of a type in a hand, by number."""
        cards: list[int] = []
        last = NOTHING
        for held in self.seats[seat].hand:
            card = held >> CARD_SHIFT
            if card != last and SHELF[card].type == type_:
                cards.append(card)
            last = card
        return cards

    def discarded(self, type_: int) -> list[int]:
        """The different cards of a type in the discard pile, by number."""
        seen: list[int] = []
        for card in self.discard:
            if SHELF[card].type == type_ and card not in seen:
                seen.append(card)
        seen.sort()
        return seen
