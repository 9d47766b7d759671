"""The table: what lies where, and what can be read off it.

What the two games of the series do differently are the methods that they override.
"""

from typing import Final

from underhall.games.series.cards import ALL_CARDS, MONSTER, ROOM, TRAP, Ability
from underhall.games.series.packing import HAND_CARD, card_of, hand_card
from underhall.games.series.pieces import Blur, Hero, Room, Seat, Stack, value_of
from underhall.games.series.settings import Settings
from underhall.kernel.agenda import NO_CARD, NO_SLOT, NO_UID, NOBODY, NOTHING, Frame
from underhall.kernel.decisions import Wording
from underhall.kernel.events import EVERYONE
from underhall.kernel.fields import Fields, inserted, minus, replaced, without
from underhall.kernel.game import Game, GameConfig, Outcome
from underhall.kernel.luck import Luck
from underhall.kernel.types import CardNo, SeatNo, Slot, Uid, seat_numbers

MOST_ROOMS: Final = 5

# Phases that every game of the series has.
SETUP: Final = 0
BUILD: Final = 2


class SeriesGame(Game):
    """The whole state of one game."""

    seats: tuple[Seat, ...] = ()
    order: tuple[SeatNo, ...] = ()  # seats by descending XP
    boss_deck: tuple[CardNo, ...] = ()  # bosses nobody plays
    spell_deck: tuple[CardNo, ...] = ()
    epic_deck: tuple[CardNo, ...] = ()
    discard: tuple[CardNo, ...] = ()
    town: tuple[Hero, ...] = ()  # in order of reveal
    staged: tuple[CardNo, ...] = ()  # spells announced and not yet resolved
    removed: tuple[CardNo, ...] = ()  # out of the game
    buried: tuple[int, ...] = ()  # held cards that went out of the game unseen
    blurs: tuple[Blur, ...] = ()
    phase: int = SETUP
    active: SeatNo = NOBODY
    serial: int = 0  # rooms and heroes are numbered as they come into play
    no_building: bool = False
    # The one hero who is crossing a dungeon.
    walker: Hero | None = None
    walker_seat: SeatNo = NOBODY
    walker_at: Slot = NO_SLOT  # the place it is in, counted like the dungeon
    walker_room: Uid = NO_UID  # uid of the room it stands in, or NOTHING between rooms
    walker_last: Uid = NO_UID  # uid of the room entered before
    walker_doom: Uid = NO_UID  # uid of the room in which its health fell to zero
    walker_sent: bool = False  # an effect has sent it to a room that it has yet to enter
    winners: tuple[SeatNo, ...] = ()
    ending: str = ""  # the id of the rule that ended the game
    # `room_deck` and `hero_deck`, from which cards are taken all the time: an order, and how many cards of it are left.
    _room_order: tuple[CardNo, ...] = ()
    _rooms_left: int = 0
    _hero_order: tuple[CardNo, ...] = ()
    _heroes_left: int = 0

    def __init__(
        self, config: GameConfig, wording: Wording, abilities: list[list[Ability | None]], quiet: bool
    ) -> None:
        super().__init__(config, wording, quiet)
        self.abilities = abilities  # what each card does at this table, by card and moment
        self.shared = 0  # the sides that a clone or a view has, too (a mask of seats)

    def fields(self, f: Fields, of: Game) -> None:
        super().fields(f, of)
        assert isinstance(of, SeriesGame)
        self.seats = f.records("seats", of.seats, self.seat_type())
        self.order = f.numbers("order", of.order)
        self.boss_deck = f.cards("boss_deck", of.boss_deck)
        self.room_deck = f.cards("room_deck", of.room_deck)
        self.spell_deck = f.cards("spell_deck", of.spell_deck)
        self.hero_deck = f.cards("hero_deck", of.hero_deck)
        self.epic_deck = f.cards("epic_deck", of.epic_deck)
        self.discard = f.cards("discard", of.discard)
        self.town = f.records("town", of.town, self.hero_type())
        self.staged = f.cards("staged", of.staged)
        self.removed = f.cards("removed", of.removed)
        self.buried = f.packed("buried", of.buried, HAND_CARD)
        self.blurs = f.records("blurs", of.blurs, Blur)
        self.phase = f.number("phase", of.phase)
        self.active = f.number("active", of.active)
        self.serial = f.number("serial", of.serial)
        self.no_building = f.flag("no_building", of.no_building)
        self.walker = f.record("walker", of.walker, self.hero_type())
        self.walker_seat = f.number("walker_seat", of.walker_seat)
        self.walker_at = f.number("walker_at", of.walker_at)
        self.walker_room = f.number("walker_room", of.walker_room)
        self.walker_last = f.number("walker_last", of.walker_last)
        self.walker_doom = f.number("walker_doom", of.walker_doom)
        self.walker_sent = f.flag("walker_sent", of.walker_sent)
        self.winners = f.numbers("winners", of.winners)
        self.ending = f.text("ending", of.ending)

    @property
    def rules(self) -> Settings:
        """What was chosen for this table, as far as the shared rules look at it."""
        raise NotImplementedError

    def seat_type(self) -> type[Seat]:
        """What a player's side of this table is."""
        return Seat

    def hero_type(self) -> type[Hero]:
        return Hero

    def clone(self) -> "SeriesGame":
        """A copy to play on with. It shares all values; what either game changes is replaced there."""
        raise NotImplementedError

    def imagine(self, seat: int, luck: Luck) -> "SeriesGame":
        raise NotImplementedError

    def share_with(self, copy: "SeriesGame") -> None:
        """Fill a clone; from now on neither may change a side of the other."""
        copy.fill_from(self)
        copy.shared = self.shared = EVERYONE

    def take_back(self, before: Game, events: int) -> None:
        super().take_back(before, events)
        self.shared = EVERYONE

    def change(self, seat: SeatNo) -> Seat:
        """The side of `seat`, to be changed: first it is copied if a clone or a view has it, too.

        Ask for it before anything else is read of that side: what was read before may be the other game's.
        """
        side = self.seats[seat]
        if self.shared >> seat & 1:
            seen = side._seen if side._seen is not None else side._seen_before
            shared = side
            side = shared.copy()
            side.remember(shared)
            side._seen_before = seen
            self.seats = replaced(self.seats, seat, side)
            self.shared &= ~(1 << seat)
        return side

    @property
    def room_deck(self) -> tuple[CardNo, ...]:
        """The rooms that nobody has drawn, the last on top."""
        if self._rooms_left < len(self._room_order):
            self._room_order = self._room_order[: self._rooms_left]
        return self._room_order

    @room_deck.setter
    def room_deck(self, deck: tuple[CardNo, ...]) -> None:
        self._room_order = deck
        self._rooms_left = len(deck)

    @property
    def hero_deck(self) -> tuple[CardNo, ...]:
        """The ordinary heroes yet to come, the last on top."""
        if self._heroes_left < len(self._hero_order):
            self._hero_order = self._hero_order[: self._heroes_left]
        return self._hero_order

    @hero_deck.setter
    def hero_deck(self, deck: tuple[CardNo, ...]) -> None:
        self._hero_order = deck
        self._heroes_left = len(deck)

    def end(self, winners: tuple[SeatNo, ...], rule: str) -> None:
        """The game is over, by this rule."""
        self.winners = winners
        self.ending = rule
        self.agenda = []

    @property
    def outcome(self) -> Outcome | None:
        if not self.winners:
            return None
        return Outcome(list(self.winners), [self.score(s) for s in seat_numbers(len(self.seats))], self.ending)

    # -- what can be read off the table --------------------------------------------------------------

    def souls(self, seat: SeatNo) -> int:
        return value_of(self.seats[seat].souls)

    def wounds(self, seat: SeatNo) -> int:
        return value_of(self.seats[seat].wounds)

    def score(self, seat: SeatNo) -> int:
        return self.souls(seat) - self.wounds(seat)

    def xp(self, seat: SeatNo) -> int:
        return ALL_CARDS[self.seats[seat].boss].xp

    def playing(self) -> tuple[SeatNo, ...]:
        """The seats still in the game, in the order in which they act."""
        raise NotImplementedError

    def priorities(self) -> tuple[SeatNo, ...]:
        """Who may act before whom."""
        raise NotImplementedError

    def next_hero(self) -> Hero | None:
        """The hero who is crossing a dungeon, or is about to."""
        raise NotImplementedError

    def has_counted(self) -> bool:
        """Whether all souls and wounds of this turn are there; False where that is not sure."""
        return False

    def turn_order(self) -> tuple[SeatNo, ...]:
        """The seats in the order of placing and adventuring."""
        raise NotImplementedError

    def opponents(self, seat: SeatNo) -> list[SeatNo]:
        """All others who are still in the game, in the order in which they act."""
        return [s for s in self.playing() if s != seat]

    def top(self, seat: SeatNo, slot: Slot) -> Room:
        return self.seats[seat].dungeon[slot][-1]

    def replace_top(self, seat: SeatNo, slot: Slot, room: Room) -> None:
        side = self.change(seat)
        stack = side.dungeon[slot]
        side.put(slot, (*stack[:-1], room) if len(stack) > 1 else (room,))

    def place_of(self, uid: Uid) -> tuple[SeatNo, Slot]:
        """Where the room `uid` lies on top: whose dungeon and which place in it; NOBODY and NOTHING if it does not."""
        for s in range(len(self.seats)):
            dungeon = self.seats[s].dungeon
            for slot in range(len(dungeon)):
                if dungeon[slot][-1].uid == uid:
                    return SeatNo(s), Slot(slot)
        return NOBODY, NO_SLOT

    def active_rooms(self, seat: SeatNo) -> int:
        count = 0
        for stack in self.seats[seat].dungeon:
            if stack[-1].active:
                count += 1
        return count

    def built_rooms(self, seat: SeatNo) -> int:
        """The places with a built room that is not deactivated; a card face down on it does not change that yet."""
        count = 0
        for stack in self.seats[seat].dungeon:
            if stack[-1].active or (stack[-1].hidden and len(stack) > 1):
                count += 1
        return count

    def active_kind(self, seat: SeatNo, kind: int) -> int:
        count = 0
        for stack in self.seats[seat].dungeon:
            room = stack[-1]
            if room.active and ALL_CARDS[room.card].kind == kind:
                count += 1
        return count

    def damage(self, seat: SeatNo, slot: Slot) -> int:
        """What a hero who enters the room now takes, but for what it brings along from the room before."""
        side = self.seats[seat]
        dungeon = side.dungeon
        room = dungeon[slot][-1]
        if not room.active:
            return 0
        card = ALL_CARDS[room.card]
        total = card.damage + room.boost + side.boost
        if card.counts_monsters:
            total += self.active_kind(seat, MONSTER)
        if card.kind == MONSTER:
            if slot > 0:
                near = dungeon[slot - 1][-1]
                if near.active:
                    total += ALL_CARDS[near.card].boosts_neighbours
            if slot + 1 < len(dungeon):
                near = dungeon[slot + 1][-1]
                if near.active:
                    total += ALL_CARDS[near.card].boosts_neighbours
        return total

    def entry_bonus(self, seat: SeatNo, slot: Slot, last: Uid) -> int:
        """Extra damage in the room because of the room `last` (a uid) that the hero comes from."""
        if last == NOTHING:
            return 0
        for stack in self.seats[seat].dungeon:
            room = stack[-1]
            if room.uid == last:
                bonus = ALL_CARDS[room.card].boosts_next_trap if room.active else 0
                return bonus if ALL_CARDS[self.top(seat, slot).card].kind == TRAP else 0
        return 0

    def sends_back(self, seat: SeatNo, slot: Slot, bounced: tuple[int, ...]) -> bool:
        """Whether the room sends a hero back to the one before, which the rooms `bounced` (uids) have done already."""
        dungeon = self.seats[seat].dungeon
        room = dungeon[slot][-1]
        if not ALL_CARDS[room.card].bounces or slot + 1 >= len(dungeon):
            return False
        return dungeon[slot + 1][-1].active and room.uid not in bounced

    def close_up(self, seat: SeatNo, slot: Slot) -> None:
        """The rooms to the left of a place that is gone move up, and a hero among them with them."""
        if self.walker is not None and self.walker_seat == seat and slot < self.walker_at:
            self.walker_at = Slot(self.walker_at - 1)

    def may_cover(self, card: CardNo, stack: Stack) -> bool:
        """Whether the room `card` may be built on `stack` (BM-BUILD-08 to -12, -23, BM-KEY-16)."""
        under = stack[-1]
        if under.hidden or under.off:
            return False
        new = ALL_CARDS[card]
        if not new.advanced:
            return True
        old = ALL_CARDS[under.card]
        if old.bars_advanced:
            return False
        return new.shows & old.shows != 0

    def may_place(self, seat: SeatNo, card: CardNo, slot: Slot) -> bool:
        """Whether `seat` may build `card` at `slot`; the slot past the last is the free place on the left."""
        dungeon = self.seats[seat].dungeon
        if self.no_building or slot < 0 or slot > len(dungeon):
            return False
        if slot == len(dungeon):
            return slot < MOST_ROOMS and not ALL_CARDS[card].advanced
        return self.may_cover(card, dungeon[slot])

    def take_from_town(self, card: CardNo) -> Hero | None:
        """Take this hero out of town, if it is there."""
        for hero in self.town:
            if hero.card == card:
                self.town = minus(self.town, hero)
                return hero
        return None

    def new_hero(self, card: CardNo) -> Hero:
        """A hero who comes into play."""
        self.serial += 1
        hero = self.hero_type()()
        hero.card = card
        hero.serial = self.serial
        return hero

    def take_hero_card(self) -> CardNo:
        """The next card of the hero decks, ordinary heroes before epic ones, or NOTHING."""
        if self._heroes_left:
            self._heroes_left -= 1
            card = self._hero_order[self._heroes_left]
        elif self.epic_deck:
            card = self.epic_deck[-1]
            self.epic_deck = self.epic_deck[:-1]
        else:
            card = NO_CARD
        return card

    # -- hands -------------------------------------------------------------------------------------------

    def count_held(self, seat: SeatNo, type_: int) -> int:
        count = 0
        for held in self.seats[seat].hand:
            if ALL_CARDS[card_of(held)].type == type_:
                count += 1
        return count

    def gain(self, seat: SeatNo, card: CardNo, known_to: int) -> None:
        self.hold(seat, hand_card(card, known_to & ~(1 << seat)))

    def hold(self, seat: SeatNo, held: int) -> None:
        """Put a card into the hand, which stays sorted by card."""
        side = self.change(seat)
        hand = side.hand
        place = len(hand)
        while place > 0 and card_of(hand[place - 1]) > card_of(held):
            place -= 1
        side.set_hand(inserted(hand, place, held), ALL_CARDS[card_of(held)].type)

    def find_held(self, seat: SeatNo, card: CardNo) -> int:
        """Where `card` lies in the hand."""
        hand = self.seats[seat].hand
        for i in range(len(hand)):
            if card_of(hand[i]) == card:
                return i
        return NOTHING

    def different_held(self, seat: SeatNo, type_: int) -> tuple[CardNo, ...]:
        """The different cards of a type in a hand, by number."""
        side = self.seats[seat]
        return side.rooms() if type_ == ROOM else side.spells()

    # -- decks -------------------------------------------------------------------------------------------

    def deck(self, type_: int) -> tuple[CardNo, ...]:
        return self.room_deck if type_ == ROOM else self.spell_deck

    def cards_left(self, type_: int) -> int:
        """How many cards a deck has."""
        return self._rooms_left if type_ == ROOM else len(self.spell_deck)

    def set_deck(self, type_: int, deck: tuple[CardNo, ...]) -> None:
        if type_ == ROOM:
            self.room_deck = deck
        else:
            self.spell_deck = deck

    def deck_card(self, type_: int, place: int) -> int:
        """The card at this place of a deck, as somebody would hold it: with what is known of it."""
        return hand_card((self._room_order if type_ == ROOM else self.spell_deck)[place])

    def places_known(self, type_: int, seat: SeatNo) -> list[int]:
        """The places of a deck whose cards `seat` knows, from the bottom."""
        return []

    def take_from_deck(self, type_: int, place: int) -> int:
        """Take the card at this place out of a deck, with what is known of it."""
        held = self.deck_card(type_, place)
        if type_ == ROOM and place == self._rooms_left - 1:
            self._rooms_left = place
        else:
            self.set_deck(type_, without(self.deck(type_), place))
        return held

    def shuffle_deck(self, type_: int) -> None:
        deck = list(self.deck(type_))
        self.luck.shuffle(deck)
        self.set_deck(type_, tuple(deck))

    def discarded(self, type_: int) -> list[CardNo]:
        """The different cards of a type in the discard pile, by number."""
        cards = [card for card in self.discard if ALL_CARDS[card].type == type_]
        cards.sort()
        different: list[CardNo] = []
        last = NOTHING
        for card in cards:
            if card != last:
                different.append(card)
            last = card
        return different

    # -- what the games of the series do differently ---------------------------------------------------------
    # Words of cards that both games play ask these questions of the table. Where it says nothing to one, nothing keeps
    # what is there from being chosen, and a room that is covered loses nothing.

    def is_protected(self, uid: Uid, to_destroy: bool) -> bool:
        """Whether something on this room keeps it from being chosen; more does if that is to destroy it."""
        return False

    def is_shielded(self, owner: SeatNo, seat: SeatNo) -> bool:
        """Whether effects of `seat` may not choose the rooms and heroes in the dungeon of `owner`."""
        return False

    def is_immune(self, hero: Hero, source: CardNo) -> bool:
        """Whether the card `source` may not choose this hero."""
        return False

    def on_room_covered(self, seat: SeatNo, slot: Slot) -> None:
        """The top room of the stack has just been built over another."""

    def come_to_town(self, hero: Hero) -> None:
        """A hero who was elsewhere is in town again."""
        raise NotImplementedError

    def come_to_entrance(self, seat: SeatNo, hero: Hero, returned: bool = False) -> None:
        """A hero joins the queue; `returned` if it has been in a dungeon already."""
        raise NotImplementedError

    def can_work(self, frame: Frame) -> bool:
        """Whether anything can come of the triggered ability that is about to begin."""
        return self.is_possible(frame.program.ops[0], frame)

    def on_hero_death(self, seat: SeatNo, hero: Hero, room_uid: Uid) -> None:
        """The hero has died in the dungeon of the seat, in this room unless it is NOTHING: what that sets off."""
        raise NotImplementedError

    def on_kill(self, seat: SeatNo, hero: Hero) -> None:
        """The seat has killed the hero, wherever it was."""
        raise NotImplementedError

    def death_room(self) -> int:
        """The uid of the room in which a hero who is killed outright dies, or NOTHING if that counts as no room."""
        raise NotImplementedError

    def has_poor_hand(self, seat: SeatNo) -> bool:
        """Whether the hand entitles to a mulligan."""
        raise NotImplementedError
