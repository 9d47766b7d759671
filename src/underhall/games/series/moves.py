"""The moves of the table that rules and cards share: draw, discard, destroy, kill, and what each sets off."""

from collections.abc import Collection

from underhall.games.series import messages as say
from underhall.games.series.cards import (
    ALL_CARDS,
    BOSS,
    FIRST_TIME,
    NO_LIMIT,
    ONCE_IN_LATER_PRINTS,
    ROOM,
    SPELL,
    WHEN_YOU_LOSE_A_ROOM,
    Ability,
)
from underhall.games.series.knowledge import hand_over, lose_openly, make_indistinct
from underhall.games.series.packing import ALL_SEATS, card_of, marks_of
from underhall.games.series.pieces import Hero, Room
from underhall.games.series.state import SeriesGame
from underhall.kernel.agenda import NO_SLOT, NO_UID, NOTHING
from underhall.kernel.fields import minus, plus, replaced, without
from underhall.kernel.luck import Luck
from underhall.kernel.types import CardNo, SeatNo, Slot, Uid, seat_numbers


def by_card(g: SeriesGame) -> str:
    """The rule by which the card works whose effect is under way: as a room, a spell or a boss that has levelled up."""
    source = g.frame.source
    type_ = ALL_CARDS[source].type if source >= 0 else NOTHING
    if type_ == ROOM:
        return "BM-ROOM-04"
    if type_ == SPELL:
        return "BM-SPELL-01"
    return "BM-BOSS-01" if type_ == BOSS else "BM-KEY-01"


def drawn_by_card(g: SeriesGame, type_: int) -> str:
    """The rule by which an effect lets somebody draw a card: spells have one of their own."""
    return "BM-SPELL-07" if type_ == SPELL else by_card(g)


def shuffled(cards: Collection[CardNo], luck: Luck) -> tuple[CardNo, ...]:
    deck = list(cards)
    luck.shuffle(deck)
    return tuple(deck)


def rebuild(g: SeriesGame, type_: int) -> None:
    """Shuffle the discards of an exhausted deck's kind into a new deck (BM-FAQ-02, BM-CONF-15)."""
    if not any(ALL_CARDS[card].type == type_ for card in g.discard):
        return
    kinds = (ROOM, SPELL) if g.rules.reshuffles_both else (type_,)
    for kind in kinds:
        fresh = [card for card in g.discard if ALL_CARDS[card].type == kind]
        if fresh:
            g.discard = tuple([card for card in g.discard if ALL_CARDS[card].type != kind])
            g.set_deck(kind, (*g.deck(kind), *fresh))
            g.shuffle_deck(kind)
            g.emit(say.DECK_REBUILT, "BM-CONF-15", kind, len(g.deck(kind)))


def can_draw(g: SeriesGame, type_: int) -> bool:
    """Whether a card of this type is left, in its deck or among the discards."""
    return g.cards_left(type_) > 0 or any(ALL_CARDS[card].type == type_ for card in g.discard)


def draw(g: SeriesGame, seat: SeatNo, type_: int, rule: str = "BM-TURN-07") -> bool:
    """Draw the top card of a deck by `rule`, if there is one."""
    left = g.cards_left(type_)
    if left == 0:
        rebuild(g, type_)
        left = g.cards_left(type_)
        if left == 0:
            g.emit(say.NOTHING_TO_DRAW, "BM-CONF-15", seat, type_)
            return False
    held = g.take_from_deck(type_, left - 1)
    g.hold(seat, held & ~(1 << seat))
    g.emit(say.CARD_DRAWN, rule, seat, card_of(held), type_, seen_by=1 << seat)
    if left == 1 and g.rules.rebuilds_at_once:  # it was the last one
        rebuild(g, type_)
    return True


def discard(g: SeriesGame, seat: SeatNo, card: CardNo, rule: str = "BM-KEY-27") -> None:
    lose_openly(g, seat, card)
    g.discard = plus(g.discard, card)
    g.emit(say.CARD_DISCARDED, rule, seat, card)


def recover(g: SeriesGame, seat: SeatNo, card: CardNo) -> None:
    """From the discard pile to the hand, for all to see."""
    g.discard = minus(g.discard, card)
    g.gain(seat, card, ALL_SEATS)
    g.emit(say.CARD_RECOVERED, by_card(g), seat, card)


def steal(g: SeriesGame, thief: SeatNo, victim: SeatNo, place: int) -> None:
    """Move the card at `place` of the victim's hand to the thief's; only the two of them see it."""
    card = hand_over(g, victim, thief, place)
    g.emit(say.CARD_STOLEN, by_card(g), thief, victim, card, seen_by=1 << thief | 1 << victim)


# -- rooms ---------------------------------------------------------------------------------------------


def lay(g: SeriesGame, seat: SeatNo, card: CardNo, slot: Slot, hidden: bool) -> Uid:
    """Put a room from the hand into the dungeon; its uid comes back."""
    marks = 0
    if hidden:
        make_indistinct(g, seat, seat, ROOM)
        marks = marks_of(g.change(seat).take_from_hand(g.find_held(seat, card)))
    else:
        lose_openly(g, seat, card)
    g.serial += 1
    side = g.change(seat)
    room = side.new_room(card, Uid(g.serial), hidden, marks)
    if slot == len(side.dungeon):
        side.dungeon = (*side.dungeon, (room,))
    else:
        side.put(slot, (*side.dungeon[slot], room))
    return room.uid


def show_hidden(g: SeriesGame, seat: SeatNo) -> list[Uid]:
    """Turn up the hidden rooms of a seat without a word, to see what they add; their uids come back."""
    dungeon = g.seats[seat].dungeon
    shown: list[Uid] = []
    for slot in range(len(dungeon)):
        room = dungeon[slot][-1]
        if room.hidden:
            g.on_room_covered(seat, Slot(slot))
            g.replace_top(seat, Slot(slot), room.revealed())
            shown.append(room.uid)
    return shown


def destroy(g: SeriesGame, seat: SeatNo, slot: Slot, rule: str = "BM-KEY-20") -> None:
    """The top room goes to the discard pile; a hole closes towards the boss (BM-KEY-20 to -22)."""
    side = g.change(seat)
    stack = side.dungeon[slot]
    room = stack[-1]
    watchers: list[Room] = []  # those in force now: a room uncovered by this loss has not seen it
    for other in side.dungeon:
        watcher = other[-1]
        if other is not stack and watcher.active and g.abilities[watcher.card][WHEN_YOU_LOSE_A_ROOM] is not None:
            watchers.append(watcher)
    g.discard = plus(g.discard, room.card)
    g.emit(say.ROOM_DESTROYED, rule, seat, room.card)
    if g.walker_room == room.uid:
        g.walker_room = NO_UID
    if len(stack) > 1:
        side.put(slot, stack[:-1])
        g.emit(say.ROOM_UNCOVERED, "BM-KEY-21", seat, stack[-2].card)
    else:
        side.dungeon = without(side.dungeon, slot)
        g.close_up(seat, slot)
    for watcher in watchers:
        ability = g.abilities[watcher.card][WHEN_YOU_LOSE_A_ROOM]
        if ability is not None:
            set_off(g, seat, watcher, ability)


def set_off(g: SeriesGame, seat: SeatNo, room: Room, ability: Ability, rule: str = "BM-ROOM-04") -> None:
    """Start a room's triggered ability, if its limit allows. `rule` is what makes this the moment for it.

    One that may be declined is spent by accepting it, and one of which nothing can come is not spent (BM-CONF-49).
    """
    if ability.limit != NO_LIMIT and room.used:
        return
    works = g.can_work(ability.beginning(seat, room.card, room.uid))
    if ability.limit == FIRST_TIME or (ability.limit != NO_LIMIT and works and not ability.optional):
        spend(g, room.uid)
    cause = g.emit(say.ABILITY_WORKS, rule, seat, room.card) if works else g.frame.cause
    g.push(ability.program, seat, room.card, cause, (room.uid,))


def spend(g: SeriesGame, uid: Uid) -> None:
    """Mark the room's once-per-turn ability as used, even if the room has been covered since."""
    for s in seat_numbers(len(g.seats)):
        dungeon = g.seats[s].dungeon
        for slot in range(len(dungeon)):
            stack = dungeon[slot]
            for i in range(len(stack)):
                if stack[i].uid == uid:
                    g.change(s).put(Slot(slot), replaced(stack, i, stack[i].spent()))
                    return


def spent(g: SeriesGame, room: Room, ability: Ability) -> bool:
    if not room.used or ability.limit == NO_LIMIT:
        return False
    return ability.limit != ONCE_IN_LATER_PRINTS or g.rules.crushinator_once


# -- heroes --------------------------------------------------------------------------------------------


def start_walking(g: SeriesGame, seat: SeatNo, hero: Hero) -> None:
    """The hero stands before the leftmost room."""
    stop_walking(g)
    g.walker = hero
    g.walker_seat = seat
    g.walker_at = Slot(len(g.seats[seat].dungeon))


def stop_walking(g: SeriesGame) -> None:
    g.walker = None
    g.walker_at = NO_SLOT
    g.walker_room = NO_UID
    g.walker_last = NO_UID
    g.walker_doom = NO_UID
    g.walker_sent = False


def judge(g: SeriesGame) -> None:
    """Note in which room the walker's health fell to zero (BM-KEY-26), or that it no longer is."""
    walker = g.walker
    if walker is not None:
        if not walker.doomed:
            g.walker_doom = NO_UID
        elif g.walker_doom == NOTHING:
            g.walker_doom = g.walker_room


def hurt_walker(g: SeriesGame, damage: int) -> None:
    """Damage from a spell or an ability; where death does not wait, it comes at once."""
    walker = g.walker
    if walker is None or damage <= 0:
        return
    hurt = walker.hurt(damage)
    g.walker = hurt
    g.emit(say.HERO_HURT, "BM-KEY-24", hurt.card, damage, hurt.damage, hurt.health)
    judge(g)
    if g.rules.dies_on_damage and hurt.doomed:
        walker_dies(g, g.walker_doom)


def walker_dies(g: SeriesGame, room_uid: Uid, rule: str = "BM-ADV-14") -> None:
    """The hero becomes a soul of the dungeon's owner, and its death may set something off."""
    walker = g.walker
    if walker is None:
        return
    seat = g.walker_seat
    side = g.change(seat)
    side.souls = plus(side.souls, walker.card)
    g.emit(say.HERO_DIED, rule, walker.card, seat, ALL_CARDS[walker.card].value)
    stop_walking(g)
    g.on_kill(seat, walker)
    g.on_hero_death(seat, walker, room_uid)


def walker_survives(g: SeriesGame) -> None:
    """The hero has reached the boss and is a wound."""
    walker = g.walker
    if walker is not None:
        side = g.change(g.walker_seat)
        side.wounds = plus(side.wounds, walker.card)
        stop_walking(g)


def heal(g: SeriesGame, seat: SeatNo, card: CardNo) -> None:
    """A wound becomes a soul; an epic hero turns whole."""
    side = g.change(seat)
    side.wounds = minus(side.wounds, card)
    side.souls = plus(side.souls, card)
    g.emit(say.WOUND_HEALED, "BM-KEY-38" if ALL_CARDS[card].epic else "BM-KEY-37", seat, card, ALL_CARDS[card].value)


def boost_room(g: SeriesGame, seat: SeatNo, slot: Slot, n: int, rule: str = "BM-END-01") -> None:
    room = g.top(seat, slot)
    g.replace_top(seat, slot, room.boosted(n))
    g.emit(say.ROOM_BOOSTED, rule, seat, room.card, n)
    if g.rules.boost_hits_occupant and g.walker_room == room.uid:
        hurt_walker(g, n)
