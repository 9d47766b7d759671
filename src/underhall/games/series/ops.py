"""The vocabulary of the cards: choosing, paying, and doing. Each op is one word a card may use.

A card's program gets the uid of its room (NOTHING for spells and bosses) as first pick; a target, if there is
one, is the second.
"""

from typing import Final, TypeVar

from underhall.games.series import messages as say
from underhall.games.series.cards import (
    ALL_CARDS,
    LEVEL_UP,
    NO_LIMIT,
    ROOM,
    SPELL,
    WHEN_BUILT,
    WHEN_YOU_BUILD,
    WHEN_YOU_BUILD_OVER,
)
from underhall.games.series.knowledge import look_through_rooms, reveal_hand_to, reveal_to_all
from underhall.games.series.moves import (
    boost_room,
    by_card,
    can_draw,
    destroy,
    discard,
    draw,
    drawn_by_card,
    heal,
    hurt_walker,
    judge,
    lay,
    rebuild,
    recover,
    set_off,
    shuffled,
    spend,
    steal,
    stop_walking,
    walker_dies,
)
from underhall.games.series.option_kinds import (
    FROM_DECK,
    FROM_DISCARD,
    IN_HERO,
    IN_ROOM,
    NO,
    PASS,
    PLACE,
    SEAT,
    TAKE,
    YES,
)
from underhall.games.series.packing import ALL_SEATS, card_of
from underhall.games.series.picks import picked_card, target_card, target_of, target_room, target_seat, this_room
from underhall.games.series.pieces import Room, Stack
from underhall.games.series.state import BUILD, SETUP, SeriesGame
from underhall.kernel.agenda import NO_CARD, NO_UID, NOBODY, NOTHING, Frame, Op, Program
from underhall.kernel.decisions import Choice, kind_of, pack, x_of, y_of, z_of
from underhall.kernel.fields import minus, plus, replaced
from underhall.kernel.types import CardNo, EventNumber, OptionCode, SeatNo, Slot, Uid, seat_numbers

ANY: Final = -1
OWN: Final = 0
RIVAL: Final = 1

WITH_CARDS: Final = 0
WITH_ROOMS: Final = 1
WITH_SPELLS: Final = 2
LEADING_BY_TWO: Final = 3

# What a target is, so that the announcement can name it.
NO_TARGET: Final = 0
ROOM_TARGET: Final = 1
HERO_TARGET: Final = 2
SEAT_TARGET: Final = 3
SPELL_TARGET: Final = 4


NO_END: Final = 1 << 20  # as many as there are

ON_WAKING: Final = 2  # a level-up not by building, but because a deactivated room works again

G = TypeVar("G", bound=SeriesGame)

# What an op can do to a hero on its way (`Op.powers`).
HARMS: Final = 1  # it may die, or not get through
SPARES_DOOMED: Final = 2  # it may live, even when its wounds are deadly already
SPARES: Final = 4  # it may live, if this is done before it enters the deadly room
ANY_TIME: Final = 8  # souls or visits change without any hero being on its way
HARMS_OR_SPARES: Final = HARMS | SPARES_DOOMED
HARMS_ANY_TIME: Final = HARMS | ANY_TIME


class Word(Op[G]):
    """An op of this game, or of another that stands on its table."""


class Passage(Word[G]):
    """A step of a hero on its way, after which others could react."""

    def run_through(self, g: G, frame: Frame) -> None:
        """The same, and all that follows of this hero's way, where nobody reacts any more."""
        raise NotImplementedError


class Amount(Word[G]):
    """A word with a number in it."""

    def __init__(self, n: int) -> None:
        self.n = n


class Pick(Choice[G]):
    """A choice of this game: nothing to choose ends the program, a single option is taken without asking."""

    only_cards: bool = False  # whether it settles nothing but which cards lie in hands and piles

    def run(self, g: G, frame: Frame) -> None:
        seat = self.chooser(g, frame)
        codes = self.options(g, frame, seat)
        if not codes:
            self.on_no_options(g, frame)
        elif len(codes) == 1:
            self.answered(g, frame, seat, codes[0])
        else:
            g.ask(self, frame, seat, codes)

    def on_no_options(self, g: G, frame: Frame) -> None:
        g.drop(frame)

    def possible(self, g: G, frame: Frame) -> bool:
        return len(self.options(g, frame, frame.seat)) > 0


class Target(Pick[G]):
    """A choice that is announced and cannot be changed; an effect whose target is gone fizzles (BM-KEY-08, -09)."""

    target: int = NO_TARGET

    def pick_of(self, g: G, code: OptionCode) -> int:
        return x_of(code)

    def on_no_options(self, g: G, frame: Frame) -> None:
        if frame.pc < frame.program.secret_until:
            g.pick(NOTHING)  # it is announced all the same, and comes to nothing
        else:
            g.drop(frame)

    def answered(self, g: G, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.pick(self.pick_of(g, code))

    def legal(self, g: G, frame: Frame, pick: int) -> bool:
        for code in self.options(g, frame, frame.seat):
            if self.pick_of(g, code) == pick:
                return True
        return False


def active_slots(g: SeriesGame, seat: SeatNo) -> list[int]:
    """The places of a dungeon whose room is visible and active."""
    dungeon = g.seats[seat].dungeon
    return [slot for slot in range(len(dungeon)) if dungeon[slot][-1].active]


def named_room(g: SeriesGame, code: OptionCode) -> Room:
    """The room that an option is about."""
    return g.top(SeatNo(y_of(code)), Slot(z_of(code)))


def room_option(g: SeriesGame, seat: SeatNo, slot: Slot) -> OptionCode:
    """The option to choose the room at this place."""
    return pack(IN_ROOM, g.top(seat, slot).card, seat, slot)


# -- targets -----------------------------------------------------------------------------------------------


class RoomTarget(Target[G]):
    """A target that is a room."""

    kind: str = "choose-room"
    target: int = ROOM_TARGET

    def pick_of(self, g: G, code: OptionCode) -> int:
        return named_room(g, code).uid


class TargetRoom(RoomTarget[SeriesGame]):
    """A visible, active room: anybody's or one's own, of any kind or of one (BM-CONF-21)."""

    def __init__(self, whose: int = ANY, room_kind: int = ANY, to_destroy: bool = False) -> None:
        self.whose = whose
        self.room_kind = room_kind
        self.to_destroy = to_destroy

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return self.first_options(g, seat, NO_END)

    def possible(self, g: SeriesGame, frame: Frame) -> bool:
        return len(self.first_options(g, frame.seat, 1)) > 0

    def legal(self, g: SeriesGame, frame: Frame, pick: int) -> bool:
        owner, slot = g.place_of(Uid(pick))
        return owner != NOBODY and self.is_open(g, frame.seat, owner) and self.fits(g, g.top(owner, slot))

    def first_options(self, g: SeriesGame, seat: SeatNo, most: int) -> list[OptionCode]:
        codes: list[OptionCode] = []
        for s in seat_numbers(len(g.seats)):
            if not self.is_open(g, seat, s):
                continue
            dungeon = g.seats[s].dungeon
            for slot in range(len(dungeon)):
                room = dungeon[slot][-1]
                if self.fits(g, room):
                    codes.append(pack(IN_ROOM, room.card, s, slot))
                    if len(codes) == most:
                        return codes
        return codes

    def is_open(self, g: SeriesGame, seat: SeatNo, owner: SeatNo) -> bool:
        """Whether `seat` may choose among the rooms of this owner."""
        return not (self.whose == OWN and owner != seat) and not g.is_shielded(owner, seat)

    def fits(self, g: SeriesGame, room: Room) -> bool:
        return (
            room.active
            and (self.room_kind == ANY or self.room_kind == ALL_CARDS[room.card].kind)
            and not g.is_protected(room.uid, self.to_destroy)
        )


class TargetHeroInDungeon(Target[SeriesGame]):
    """The hero crossing a dungeon: anybody's, one's own, or a rival's."""

    kind: str = "choose-hero"
    target: int = HERO_TARGET

    def __init__(self, whose: int = ANY) -> None:
        self.whose = whose

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        walker = g.walker
        if (
            walker is None
            or (self.whose == OWN and g.walker_seat != seat)
            or (self.whose == RIVAL and g.walker_seat == seat)
            or g.is_shielded(g.walker_seat, seat)
            or g.is_immune(walker, frame.source)
        ):
            return []
        return [pack(IN_HERO, walker.card)]

    def possible(self, g: SeriesGame, frame: Frame) -> bool:
        if g.walker is None:
            return False
        return (self.whose == RIVAL and is_alone(g)) or len(self.options(g, frame, frame.seat)) > 0


class TargetHeroHere(Target[SeriesGame]):
    """The hero standing in this very room."""

    kind: str = "choose-hero"
    target: int = HERO_TARGET

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        walker = g.walker
        if walker is None or g.walker_room != this_room(frame):
            return []
        return [pack(IN_HERO, walker.card)]

    def possible(self, g: SeriesGame, frame: Frame) -> bool:
        return g.walker is not None and g.walker_room == this_room(frame)

    def legal(self, g: SeriesGame, frame: Frame, pick: int) -> bool:
        """The room may be gone as a cost; the hero must still be the one in this dungeon."""
        return g.walker is not None and g.walker.card == pick and g.walker_seat == frame.seat


class TargetTownHero(Target[SeriesGame]):
    """A hero waiting in town; some cards name ordinary heroes only (BM-KEY-40)."""

    kind: str = "choose-hero"
    target: int = HERO_TARGET

    def __init__(self, ordinary_only: bool = False) -> None:
        self.ordinary_only = ordinary_only

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [
            pack(IN_HERO, hero.card)
            for hero in g.town
            if not (self.ordinary_only and ALL_CARDS[hero.card].epic) and not g.is_immune(hero, frame.source)
        ]


class TargetSoul(Target[SeriesGame]):
    """A hero among somebody's souls."""

    kind: str = "choose-soul"
    target: int = HERO_TARGET

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        for s in g.playing():
            if (s == seat) == (self.whose == OWN):
                for card in g.seats[s].souls:
                    codes.append(pack(IN_HERO, card))
        return codes

    def possible(self, g: SeriesGame, frame: Frame) -> bool:
        for s in g.playing():
            if g.seats[s].souls and (s == frame.seat) == (self.whose == OWN):
                return True
        return self.whose == RIVAL and is_alone(g)


class OtherTarget(Target[G]):
    """A target that is another player's; alone, one may do without any."""

    kind: str = "choose-opponent"
    target: int = SEAT_TARGET

    def possible(self, g: G, frame: Frame) -> bool:
        return is_alone(g) or len(self.options(g, frame, frame.seat)) > 0


class TargetOpponent(OtherTarget[SeriesGame]):
    """An opponent, as far as the card asks: with something to lose, or ahead in souls."""

    def __init__(self, condition: int) -> None:
        self.condition = condition

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(SEAT, s) for s in g.opponents(seat) if self.fits(g, seat, s)]

    def possible(self, g: SeriesGame, frame: Frame) -> bool:
        for s in g.playing():
            if s != frame.seat and self.fits(g, frame.seat, s):
                return True
        return is_alone(g)

    def fits(self, g: SeriesGame, seat: SeatNo, other: SeatNo) -> bool:
        condition = self.condition
        if condition == WITH_CARDS:
            return len(g.seats[other].hand) > 0
        if condition == WITH_ROOMS:
            return g.count_held(other, ROOM) > 0
        if condition == WITH_SPELLS:
            return g.count_held(other, SPELL) > 0
        return g.souls(other) >= g.souls(seat) + 2


def is_alone(g: SeriesGame) -> bool:
    """Whether there are no other players: what concerns them may be used and does nothing."""
    return len(g.seats) == 1


# -- conditions and costs ------------------------------------------------------------------------------------


class Condition(Word[G]):
    """Something that must be true for an effect to be announced."""

    def run(self, g: G, frame: Frame) -> None:
        pass


class OnlyWithFewerRooms(Condition[SeriesGame]):
    """Usable only while some opponent has more rooms, and while building is allowed at all."""

    def possible(self, g: SeriesGame, frame: Frame) -> bool:
        if g.no_building or g.active == NOBODY:  # after the reveal there is nobody who could still lay a room
            return False
        return has_fewer_rooms(g, frame.seat)


def has_fewer_rooms(g: SeriesGame, seat: SeatNo) -> bool:
    mine = g.built_rooms(seat)
    return any(g.built_rooms(s) > mine for s in g.opponents(seat))


class Cost(Pick[G]):
    """Something to pay with. It is chosen in secret, like the target, and paid when the effect is announced."""

    def pick_of(self, g: G, code: OptionCode) -> int:
        return x_of(code)

    def answered(self, g: G, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.pick(self.pick_of(g, code))

    def pay(self, g: G, frame: Frame, pick: int) -> None:
        raise NotImplementedError


class DestroyThis(Word[SeriesGame]):
    """Pay with this room itself: nothing to choose, and the announcement destroys it."""

    def possible(self, g: SeriesGame, frame: Frame) -> bool:
        return not g.is_protected(this_room(frame), True)

    def run(self, g: SeriesGame, frame: Frame) -> None:
        pass


class DestroyAnother(Cost[SeriesGame]):
    """Pay with another own room."""

    kind: str = "destroy-another"

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return own_rooms(g, seat, this_room(frame))

    def pick_of(self, g: SeriesGame, code: OptionCode) -> int:
        return named_room(g, code).uid

    def pay(self, g: SeriesGame, frame: Frame, pick: int) -> None:
        owner, slot = g.place_of(Uid(pick))
        destroy(g, owner, slot, "BM-KEY-01")


def own_rooms(g: SeriesGame, seat: SeatNo, but: int) -> list[OptionCode]:
    """The rooms of a dungeon that may be destroyed, but for the one whose uid is `but`."""
    codes: list[OptionCode] = []
    for slot in active_slots(g, seat):
        uid = g.top(seat, Slot(slot)).uid
        if uid != but and not g.is_protected(uid, True):
            codes.append(room_option(g, seat, Slot(slot)))
    return codes


class PayCard(Cost[SeriesGame]):
    """Pay with a card from the hand, of a type, and of a kind of room where the card says so.

    Where several are paid, `of` is how many the hand must hold, `earlier` how many have been chosen before this one.
    """

    kind: str = "discard"
    only_cards: bool = True

    def __init__(self, type_: int, room_kind: int = ANY, of: int = 1, earlier: int = 0) -> None:
        self.type_ = type_
        self.room_kind = room_kind
        self.of = of
        self.earlier = earlier

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        chosen = frame.picks[len(frame.picks) - self.earlier :]
        codes: list[OptionCode] = []
        last = NOTHING
        left = 0
        for held in g.seats[seat].hand:
            card = card_of(held)
            if card != last:
                last = card
                left = -chosen.count(card)
            left += 1
            if left == 1 and ALL_CARDS[card].type == self.type_ and self.room_kind in (ANY, ALL_CARDS[card].kind):
                codes.append(pack(TAKE, card))
        return codes

    def possible(self, g: SeriesGame, frame: Frame) -> bool:
        fitting = 0
        for held in g.seats[frame.seat].hand:
            card = ALL_CARDS[card_of(held)]
            if card.type == self.type_ and self.room_kind in (ANY, card.kind):
                fitting += 1
        return fitting >= self.of

    def pay(self, g: SeriesGame, frame: Frame, pick: int) -> None:
        discard(g, frame.seat, CardNo(pick), "BM-KEY-01")


class DestroyOwn(Pick[SeriesGame]):
    """Destroy one of one's own rooms, whichever."""

    kind: str = "destroy-own"

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return own_rooms(g, seat, NOTHING)

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        destroy(g, seat, Slot(z_of(code)))


class Discard(Pick[SeriesGame]):
    """Discard a card of a type, of one's own choice."""

    kind: str = "discard"
    only_cards: bool = True

    def __init__(self, type_: int) -> None:
        self.type_ = type_

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(TAKE, card) for card in g.different_held(seat, self.type_)]

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        discard(g, seat, CardNo(x_of(code)), "BM-KEY-28")


def held_cards(g: SeriesGame, seat: SeatNo) -> tuple[int, ...]:
    """The different cards in a hand, rooms first, by number."""
    return g.different_held(seat, ROOM) + g.different_held(seat, SPELL)


class May(Pick[SeriesGame]):
    """You may: no ends the program."""

    kind: str = "may"

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(YES), pack(NO)]

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == NO:
            g.drop(frame)
        else:
            spend(g, this_room(frame))


# -- cards in hands and piles ------------------------------------------------------------------------------


class Draw(Word[SeriesGame]):
    """Draw cards from the room or the spell deck."""

    def __init__(self, type_: int, count: int = 1) -> None:
        self.type_ = type_
        self.count = count

    def possible(self, g: SeriesGame, frame: Frame) -> bool:
        return can_draw(g, self.type_)

    def run(self, g: SeriesGame, frame: Frame) -> None:
        for _ in range(self.count):
            draw(g, frame.seat, self.type_, drawn_by_card(g, self.type_))


class Recover(Pick[SeriesGame]):
    """Take a card of one's choice out of the discard pile: any, rooms only, or monster rooms only."""

    kind: str = "recover"
    only_cards: bool = True

    def __init__(self, type_: int = ANY, room_kind: int = ANY) -> None:
        self.type_ = type_
        self.room_kind = room_kind

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        cards = g.discarded(ROOM)
        if self.type_ == ANY:
            cards = cards + g.discarded(SPELL)
        return [pack(TAKE, card) for card in cards if self.room_kind in (ANY, ALL_CARDS[card].kind)]

    def possible(self, g: SeriesGame, frame: Frame) -> bool:
        for number in g.discard:
            card = ALL_CARDS[number]
            wanted = card.type == ROOM or (self.type_ == ANY and card.type == SPELL)
            if wanted and self.room_kind in (ANY, card.kind):
                return True
        return False

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        recover(g, seat, CardNo(x_of(code)))


class StealAtRandom(Word[SeriesGame]):
    """Take one card at random from the hand of the opponent picked."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        victim = target_seat(frame)
        steal(g, frame.seat, victim, g.luck.below(len(g.seats[victim].hand)))


class LoseAtRandom(Word[SeriesGame]):
    """The opponent picked, or oneself, discards a card at random; nobody chooses (BM-KEY-29, BM-CONF-33)."""

    def __init__(self, type_: int = ANY, own: bool = False) -> None:
        self.type_ = type_
        self.own = own

    def run(self, g: SeriesGame, frame: Frame) -> None:
        victim = frame.seat if self.own else target_seat(frame)
        if victim == NOBODY:
            return
        hand = g.seats[victim].hand
        places = [i for i in range(len(hand)) if self.type_ in (ANY, ALL_CARDS[card_of(hand[i])].type)]
        if places:
            held = g.change(victim).take_from_hand(places[g.luck.below(len(places))])
            reveal_to_all(g, victim, held)
            g.discard = plus(g.discard, CardNo(card_of(held)))
            g.emit(say.CARD_LOST, "BM-KEY-29", victim, card_of(held))


class LookAtHand(Word[SeriesGame]):
    """See the whole hand of the opponent picked."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        victim = target_seat(frame)
        if victim != NOBODY:
            reveal_hand_to(g, frame.seat, victim)
            g.emit(say.HAND_SEEN, "BM-KEY-35", frame.seat, victim)


class StealChosen(Pick[SeriesGame]):
    """Take a card of one's choice from the hand just seen."""

    kind: str = "steal"
    only_cards: bool = True

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(TAKE, card) for card in held_cards(g, target_seat(frame))]

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        victim = target_seat(frame)
        steal(g, seat, victim, g.find_held(victim, CardNo(x_of(code))))


class Search(Pick[SeriesGame]):
    """Look through the room deck and the discards for an advanced room of a kind; shuffle the deck afterwards."""

    kind: str = "search"

    def __init__(self, room_kind: int) -> None:
        self.room_kind = room_kind

    def run(self, g: SeriesGame, frame: Frame) -> None:
        look_through_rooms(g, frame.seat)
        super().run(g, frame)

    def on_no_options(self, g: SeriesGame, frame: Frame) -> None:
        g.emit(say.NOTHING_FOUND, by_card(g), frame.seat)
        shuffle_deck(g, ROOM)
        g.drop(frame)

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        found: list[int] = []
        for card in g.room_deck:
            if ALL_CARDS[card].advanced and ALL_CARDS[card].kind == self.room_kind and card not in found:
                found.append(card)
        found.sort()
        codes = [pack(FROM_DECK, card) for card in found]
        for card in g.discarded(ROOM):
            if ALL_CARDS[card].advanced and ALL_CARDS[card].kind == self.room_kind:
                codes.append(pack(FROM_DISCARD, card))
        return codes

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        card = CardNo(x_of(code))
        if kind_of(code) == FROM_DECK:
            g.take_from_deck(ROOM, g.room_deck.index(card))
        else:
            g.discard = minus(g.discard, card)
        g.gain(seat, card, ALL_SEATS)
        g.emit(say.CARD_FOUND, by_card(g), seat, card)
        shuffle_deck(g, ROOM)
        if not g.room_deck:
            rebuild(g, ROOM)
        g.pick(card)


def shuffle_deck(g: SeriesGame, type_: int) -> None:
    g.shuffle_deck(type_)
    g.emit(say.DECK_SHUFFLED, "BM-KEY-47", type_)


class BuildFound(Pick[SeriesGame]):
    """The room just found may be built at once where a treasure matches."""

    kind: str = "build-found"

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        card = picked_card(frame)
        codes = [pack(PASS)]
        for slot in range(len(g.seats[seat].dungeon)):
            if g.may_place(seat, card, Slot(slot)):
                codes.append(pack(PLACE, card, slot))
        return codes

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == PLACE:
            build_at_once(g, seat, CardNo(x_of(code)), Slot(y_of(code)))


class ReplaceHands(Word[SeriesGame]):
    """Everybody discards the whole hand and draws two rooms and a spell, by descending XP."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        for s in g.playing():
            while g.seats[s].hand:
                discard(g, s, CardNo(card_of(g.seats[s].hand[-1])))
        for s in g.playing():
            for type_ in (ROOM, ROOM, SPELL):
                draw(g, s, type_, drawn_by_card(g, type_))


# -- building ----------------------------------------------------------------------------------------------


def add_placements(g: SeriesGame, seat: SeatNo, codes: list[OptionCode]) -> None:
    """Add every legal placement, by card, then by place from the boss outwards."""
    if g.no_building:
        return
    dungeon = g.seats[seat].dungeon
    slots = len(dungeon)
    for card in g.different_held(seat, ROOM):
        for slot in range(slots):
            if g.may_cover(card, dungeon[slot]):
                codes.append(pack(PLACE, card, slot))
        if g.may_place(seat, card, Slot(slots)):
            codes.append(pack(PLACE, card, slots))


def pass_or_place(g: SeriesGame, seat: SeatNo) -> list[OptionCode]:
    codes = [pack(PASS)]
    add_placements(g, seat, codes)
    return codes


class BuildAtOnce(Pick[SeriesGame]):
    """Build one further room, face up and at once."""

    kind: str = "build-another"

    def possible(self, g: SeriesGame, frame: Frame) -> bool:
        return len(pass_or_place(g, frame.seat)) > 1

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return pass_or_place(g, seat)

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == PLACE:
            build_at_once(g, seat, CardNo(x_of(code)), Slot(y_of(code)))


def build_at_once(g: SeriesGame, seat: SeatNo, card: CardNo, slot: Slot) -> None:
    uid = lay(g, seat, card, slot, False)
    g.emit(say.ROOM_BUILT, by_card(g), seat, card, slot)
    g.on_room_covered(seat, slot)
    push_built(g, seat, g.frame.cause, levels_up(g, seat), (uid,))


def levels_up(g: SeriesGame, seat: SeatNo) -> int:
    """1 if the boss levels up now: five visible, active rooms for the first time (BM-BOSS-06, BM-CONF-38)."""
    side = g.seats[seat]
    return 1 if not side.levelled and len(side.dungeon) >= 5 and g.active_rooms(seat) >= 5 else 0


class PlaceAnother(Pick[SeriesGame]):
    """Lay a second room face down, to be revealed with the others, if some opponent still has more rooms."""

    kind: str = "place-another"

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return pass_or_place(g, seat) if has_fewer_rooms(g, seat) else [pack(PASS)]

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == PLACE:
            place_hidden(g, seat, CardNo(x_of(code)), Slot(y_of(code)), by_card(g))


def place_hidden(g: SeriesGame, seat: SeatNo, card: CardNo, slot: Slot, rule: str = "BM-BUILD-03") -> None:
    lay(g, seat, card, slot, True)
    g.emit(say.ROOM_PLACED, rule, seat, slot, card, seen_by=1 << seat)


class BarBuilding(Word[SeriesGame]):
    """No more building this turn; hidden rooms go back to their owners' hands."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        g.no_building = True
        g.emit(say.BUILDING_BARRED, by_card(g), frame.seat)
        for s in g.playing():
            dungeon = g.seats[s].dungeon
            kept: list[Stack] = []
            for stack in dungeon:
                room = stack[-1]
                if room.hidden:
                    g.hold(s, room.held)
                    g.emit(say.ROOM_RETURNED, by_card(g), s, room.card, seen_by=1 << s)
                    stack = stack[:-1]
                if stack:
                    kept.append(stack)
            g.change(s).dungeon = tuple(kept)


def push_built(g: SeriesGame, seat: SeatNo, cause: EventNumber, rises: int, uids: tuple[Uid, ...]) -> None:
    """What a seat's building sets off: its level-up, then each built room, then those that watch it (BM-BOSS-09, -11).

    Who watches is settled now, whatever happens before its turn comes (BM-CONF-48).
    """
    watching = watchers(g, seat, uids)
    for i in range(len(uids) - 1, -1, -1):
        if watching[i]:
            g.push(WATCHED, seat, NO_CARD, cause, watching[i])
        g.push(BUILT, seat, NO_CARD, cause, (0, uids[i]))
    if rises:
        g.push(BUILT, seat, NO_CARD, cause, (1,))


def watchers(g: SeriesGame, seat: SeatNo, uids: tuple[Uid, ...]) -> list[tuple[int, ...]]:
    """For each room built the rooms that it sets off, as pairs of uid and card, each limited one for one room only."""
    found: list[tuple[int, ...]] = []
    taken: list[int] = []
    for uid in uids:
        owner, slot = g.place_of(Uid(uid))
        kind = ALL_CARDS[g.top(owner, slot).card].kind
        pairs: list[int] = []
        for stack in g.seats[seat].dungeon:
            room = stack[-1]
            ability = g.abilities[room.card][WHEN_YOU_BUILD]
            if ability is None or ability.kind != kind or not room.active:
                continue
            if room.uid == uid or room.uid in taken:
                continue
            pairs += [room.uid, room.card]
            if ability.limit != NO_LIMIT:
                taken.append(room.uid)
        found.append(tuple(pairs))
    return found


class Watched(Op[SeriesGame]):
    """Rooms that watched another being built work, even if they or it have been covered or lost meanwhile.

    Picks: pairs of uid and card.
    """

    def run(self, g: SeriesGame, frame: Frame) -> None:
        uid, card, *later = frame.picks
        if later:
            g.again(frame, tuple(later))
        ability = g.abilities[card][WHEN_YOU_BUILD]
        if ability is None:
            return
        for stack in g.seats[frame.seat].dungeon:
            for room in stack:
                if room.uid == uid:
                    set_off(g, frame.seat, room, ability, "BM-CONF-48")
                    return
        gone = Room()
        gone.uid, gone.card = Uid(uid), CardNo(card)
        set_off(g, frame.seat, gone, ability, "BM-CONF-48")


class Built(Op[SeriesGame]):
    """A level-up, or what a built room does itself.

    Picks: 1 or ON_WAKING for the level-up, or 0 and the uid of the room.
    """

    def run(self, g: SeriesGame, frame: Frame) -> None:
        seat = frame.seat
        side = g.seats[seat]
        rises = frame.picks[0]
        if rises:
            side = g.change(seat)
            side.levelled = True
            number = g.emit(say.LEVELLED_UP, "BM-CONF-38" if rises == ON_WAKING else "BM-BOSS-06", seat, side.boss)
            level_up = g.abilities[side.boss][LEVEL_UP]
            if level_up is not None:
                g.push(level_up.program, seat, side.boss, number, (NOTHING,))
            return
        owner, slot = g.place_of(target_room(frame))
        if owner == NOBODY:
            return
        room = g.top(owner, slot)
        if not room.active:
            return
        built_over = len(side.dungeon[slot]) > 1
        for stack in side.dungeon:
            watcher = stack[-1]
            over = g.abilities[watcher.card][WHEN_YOU_BUILD_OVER]
            if over is not None and built_over and watcher.uid != room.uid and watcher.active:
                set_off(g, seat, watcher, over)
        own = g.abilities[room.card][WHEN_BUILT]
        if own is not None:
            rule = "BM-SETUP-20" if g.phase == SETUP else "BM-BUILD-21" if g.phase == BUILD else "BM-KEY-05"
            set_off(g, seat, room, own, rule)


BUILT: Final = Program("built", (Built(),))
WATCHED: Final = Program("watched", (Watched(),))


class ChooseDungeon(Target[SeriesGame]):
    """A dungeon with at least two stacks to swap."""

    kind: str = "choose-dungeon"
    target: int = SEAT_TARGET

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        for s in seat_numbers(len(g.seats)):
            if len(active_slots(g, s)) > 1 and not g.is_shielded(s, seat):
                codes.append(pack(SEAT, s))
        return codes


class ChooseStack(Target[SeriesGame]):
    """A stack in the dungeon picked, other than one picked already."""

    kind: str = "choose-stack"

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        owner = target_seat(frame)
        taken = target_of(frame, 1) if len(frame.picks) > 2 else NOTHING
        return [room_option(g, owner, Slot(slot)) for slot in active_slots(g, owner) if slot != taken]

    def pick_of(self, g: SeriesGame, code: OptionCode) -> int:
        return z_of(code)


class SwapStacks(Word[SeriesGame]):
    """Exchange two whole stacks of one dungeon (BM-FAQ-04, -05)."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        owner, one, two = target_seat(frame), target_of(frame, 1), target_of(frame, 2)
        dungeon = g.seats[owner].dungeon
        g.emit(say.ROOMS_SWAPPED, by_card(g), owner, dungeon[one][-1].card, dungeon[two][-1].card)
        g.change(owner).dungeon = replaced(replaced(dungeon, one, dungeon[two]), two, dungeon[one])


# -- rooms --------------------------------------------------------------------------------------------------


class Deactivate(Word[SeriesGame]):
    """The room picked is switched off until the end of the turn."""

    powers: int = SPARES

    def run(self, g: SeriesGame, frame: Frame) -> None:
        owner, slot = g.place_of(target_room(frame))
        room = g.top(owner, slot)
        g.replace_top(owner, slot, room.deactivated())
        g.emit(say.ROOM_DEACTIVATED, "BM-KEY-11", owner, room.card)


class BoostRoom(Amount[SeriesGame]):
    """The room picked deals more damage this turn."""

    powers: int = HARMS

    def run(self, g: SeriesGame, frame: Frame) -> None:
        owner, slot = g.place_of(target_room(frame))
        boost_room(g, owner, slot, self.n, by_card(g))


class BoostDungeon(Amount[SeriesGame]):
    """All one's rooms deal more damage this turn, those uncovered later included."""

    powers: int = HARMS

    def run(self, g: SeriesGame, frame: Frame) -> None:
        g.change(frame.seat).boost += self.n
        g.emit(say.DUNGEON_BOOSTED, by_card(g), frame.seat, self.n)
        if g.rules.boost_hits_occupant and g.walker_seat == frame.seat and g.walker_room != NOTHING:
            hurt_walker(g, self.n)


class DoubleTreasure(Word[SeriesGame]):
    """The icons on one's rooms count twice this turn."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        side = g.change(frame.seat)
        side.doubled = 1 if g.rules.doubles_once else side.doubled + 1
        g.emit(say.TREASURE_DOUBLED, "BM-BAIT-04", frame.seat)


class OpponentsDestroy(Word[SeriesGame]):
    """Every opponent destroys a room of their own, by descending XP."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        for s in reversed(g.opponents(frame.seat)):
            g.push(DESTROY_OWN, s, frame.source, frame.cause, (NOTHING,))


DESTROY_OWN: Final = Program("destroy-own", (DestroyOwn(),))


class CaveIn(Word[SeriesGame]):
    """The room picked is destroyed, and a hero standing in it dies."""

    powers: int = HARMS

    def run(self, g: SeriesGame, frame: Frame) -> None:
        uid = target_room(frame)
        owner, slot = g.place_of(uid)
        buried = g.walker is not None and g.walker_room == uid
        destroy(g, owner, slot)
        if buried:
            walker_dies(g, NO_UID, "BM-ADV-16")


# -- heroes -------------------------------------------------------------------------------------------------


class KillHero(Word[SeriesGame]):
    """The hero picked dies."""

    powers: int = HARMS

    def run(self, g: SeriesGame, frame: Frame) -> None:
        walker_dies(g, Uid(g.death_room()), "BM-ADV-16")


class HurtHero(Amount[SeriesGame]):
    """The hero picked takes damage."""

    powers: int = HARMS

    def run(self, g: SeriesGame, frame: Frame) -> None:
        hurt_walker(g, self.n)


class HurtByRooms(Word[SeriesGame]):
    """The hero picked takes as much damage as one has active rooms."""

    powers: int = HARMS

    def run(self, g: SeriesGame, frame: Frame) -> None:
        hurt_walker(g, g.active_rooms(frame.seat))


class Strengthen(Amount[SeriesGame]):
    """The hero picked has more health this turn."""

    powers: int = SPARES_DOOMED

    def run(self, g: SeriesGame, frame: Frame) -> None:
        walker = g.walker
        if walker is not None:
            g.walker = walker.stronger(self.n)
            g.emit(say.HERO_STRENGTHENED, by_card(g), walker.card, self.n)
            judge(g)


class SendToTown(Word[SeriesGame]):
    """The hero picked leaves the dungeon for town; its damage is forgotten."""

    powers: int = HARMS_OR_SPARES

    def run(self, g: SeriesGame, frame: Frame) -> None:
        walker = g.walker
        if walker is not None:
            g.emit(say.HERO_FLED, by_card(g), walker.card, g.walker_seat)
            stop_walking(g)
            g.come_to_town(walker)


class SendToFirstRoom(Word[SeriesGame]):
    """The hero picked starts again at the leftmost room and keeps its damage (BM-CONF-42)."""

    powers: int = HARMS

    def run(self, g: SeriesGame, frame: Frame) -> None:
        walker = g.walker
        if walker is not None:
            g.walker_at = Slot(len(g.seats[g.walker_seat].dungeon))
            if g.walker_room != NOTHING:
                g.walker_last = g.walker_room
            g.walker_room = NO_UID
            g.walker_sent = True
            g.emit(say.HERO_SENT_BACK, "BM-CONF-42", walker.card, g.walker_seat)


class BringFromTown(Word[SeriesGame]):
    """The hero picked comes from town to one's own entrance."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        hero = g.take_from_town(target_card(frame))
        if hero is not None:
            g.come_to_entrance(frame.seat, hero)
            g.emit(say.HERO_MOVED, by_card(g), hero.card, frame.seat)


class KillInTown(Word[SeriesGame]):
    """The hero picked dies in town and is one's own soul."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        hero = g.take_from_town(target_card(frame))
        if hero is not None:
            side = g.change(frame.seat)
            side.souls = plus(side.souls, hero.card)
            g.emit(say.TOWN_HERO_KILLED, "BM-CONF-36", hero.card, frame.seat, ALL_CARDS[hero.card].value)
            g.on_kill(frame.seat, hero)


class FetchHero(Pick[SeriesGame]):
    """Bring any hero, from town or a hero deck, to one's own entrance; a deck looked through is shuffled."""

    kind: str = "fetch-hero"

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = [pack(IN_HERO, hero.card) for hero in g.town]
        for card in sorted(g.hero_deck + g.epic_deck):
            codes.append(pack(FROM_DECK, card))
        return codes

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        card = x_of(code)
        hero = g.take_from_town(CardNo(card))
        if hero is None:
            hero = g.new_hero(CardNo(card))
            if ALL_CARDS[card].epic:
                g.epic_deck = shuffled(minus(g.epic_deck, CardNo(card)), g.luck)
            else:
                g.hero_deck = shuffled(minus(g.hero_deck, CardNo(card)), g.luck)
        g.come_to_entrance(seat, hero)
        g.emit(say.HERO_MOVED, by_card(g), card, seat)


class ReviveSoul(Word[SeriesGame]):
    """The soul picked stands at its owner's entrance again, as a fresh hero, perhaps a stronger one."""

    powers: int = ANY_TIME

    def __init__(self, bonus: int = 0) -> None:
        self.bonus = bonus

    def run(self, g: SeriesGame, frame: Frame) -> None:
        card = target_card(frame)
        for s in g.playing():
            if card in g.seats[s].souls:
                side = g.change(s)
                side.souls = minus(side.souls, card)
                hero = g.new_hero(card)
                g.come_to_entrance(s, hero.stronger(self.bonus), returned=True)
                g.emit(say.HERO_REVIVED, by_card(g), card, s)
                if self.bonus:
                    g.emit(say.HERO_STRENGTHENED, by_card(g), card, self.bonus)
                return


class LoseSoul(Word[SeriesGame]):
    """The own soul picked leaves the game."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        card = target_card(frame)
        side = g.change(frame.seat)
        side.souls = minus(side.souls, card)
        g.removed = plus(g.removed, card)
        g.emit(say.SOUL_LOST, by_card(g), frame.seat, card)


class Heal(Pick[SeriesGame]):
    """Turn one of one's wounds into a soul; an epic hero turns whole (BM-KEY-37, -38)."""

    kind: str = "heal"

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(IN_HERO, card) for card in g.seats[seat].wounds]

    def answered(self, g: SeriesGame, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        heal(g, seat, CardNo(x_of(code)))


class MayDraw(May):
    """You may draw, if there is a card to draw."""

    def __init__(self, type_: int) -> None:
        self.type_ = type_

    def on_no_options(self, g: SeriesGame, frame: Frame) -> None:
        g.emit(say.NOTHING_TO_DRAW, "BM-CONF-15", frame.seat, self.type_)
        g.drop(frame)

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(YES), pack(NO)] if can_draw(g, self.type_) else []


class MayHeal(May):
    """You may heal, if there is a wound at all."""

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(YES), pack(NO)] if g.seats[seat].wounds else []


class HealOrDrawSpell(Word[SeriesGame]):
    """Heal a wound; without wounds, draw a spell."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        if g.seats[frame.seat].wounds:
            g.push(HEAL, frame.seat, frame.source, frame.cause, (NOTHING,))
        else:
            draw(g, frame.seat, SPELL, drawn_by_card(g, SPELL))


HEAL: Final = Program("heal", (Heal(),))


class KeepOut(Word[SeriesGame]):
    """Heroes at the entrance of the opponent picked stay there this turn."""

    powers: int = ANY_TIME

    def run(self, g: SeriesGame, frame: Frame) -> None:
        g.change(target_seat(frame)).kept_out = True
        g.emit(say.HEROES_KEPT_OUT, by_card(g), target_seat(frame))
