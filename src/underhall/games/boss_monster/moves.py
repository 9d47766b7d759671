"""The moves of the table that rules and cards share: draw, discard, destroy, kill, and what each sets off."""

from underhall.games.boss_monster import messages as say
from underhall.games.boss_monster.facts import (
    FIRST_TIME,
    NO_LIMIT,
    ONCE_IN_LATER_PRINTS,
    ROOM,
    SHELF,
    SPELL,
    WHEN_HERO_DIES,
    WHEN_YOU_LOSE_A_ROOM,
    Ability,
)
from underhall.games.boss_monster.state import BossMonster, Hero, Room, card_of, held_card
from underhall.kernel.agenda import NOTHING


def rebuild(g: BossMonster, type_: int) -> None:
    """Shuffle the discards of an exhausted deck's kind into a new deck (BM-FAQ-02, BM-CONF-15)."""
    if not any(SHELF[card].type == type_ for card in g.discard):
        return
    kinds = (ROOM, SPELL) if g.settings.reshuffles_both else (type_,)
    for kind in kinds:
        fresh = [card for card in g.discard if SHELF[card].type == kind]
        if fresh:
            g.discard = [card for card in g.discard if SHELF[card].type != kind]
            deck = g.deck(kind)
            deck += fresh
            g.luck.shuffle(deck)
            g.forget_deck(kind)
            g.emit(say.DECK_REBUILT, "BM-FAQ-02", kind, len(deck))


def draw(g: BossMonster, seat: int, type_: int) -> bool:
    deck = g.deck(type_)
    if not deck:
        rebuild(g, type_)
        if not deck:
            g.emit(say.NOTHING_TO_DRAW, "BM-CONF-15", seat, type_)
            return False
    if g.glimpses:
        known = g.peeked(type_, len(deck) - 1)
        card = g.take_from_deck(type_, len(deck) - 1)
        g.gain(seat, card, known)
    else:
        card = deck.pop()
        g.gain(seat, card, 0)
    g.emit(say.CARD_DRAWN, "BM-TURN-07", seat, card, type_, seen_by=1 << seat)
    if not deck and g.settings.rebuilds_at_once:
        rebuild(g, type_)
    return True


def discard(g: BossMonster, seat: int, card: int) -> None:
    g.lose_openly(seat, card)
    g.discard.append(card)
    g.emit(say.CARD_DISCARDED, "BM-KEY-27", seat, card)


def recover(g: BossMonster, seat: int, card: int) -> None:
    """From the discard pile to the hand, for all to see."""
    g.discard.remove(card)
    g.gain(seat, card, 63)
    g.emit(say.CARD_RECOVERED, "BM-SETUP-12", seat, card)


def steal(g: BossMonster, thief: int, victim: int, place: int) -> None:
    """Move the card at `place` of the victim's hand to the thief's; only the two of them see it."""
    hand = g.seats[victim].hand
    card = card_of(hand[place])
    g.blur(victim, thief, SHELF[card].type)
    held = hand.pop(place)
    g.see_alone(thief, held)
    g.hold(thief, (held | 1 << victim) & ~(1 << thief))
    g.emit(say.CARD_STOLEN, "BM-KEY-35", thief, victim, card, seen_by=1 << thief | 1 << victim)


# -- rooms ---------------------------------------------------------------------------------------------


def lay(g: BossMonster, seat: int, card: int, slot: int, hidden: bool) -> int:
    """Put a room from the hand into the dungeon; its uid comes back."""
    if hidden:
        g.blur(seat, seat, ROOM)
        held = g.seats[seat].hand.pop(g.find_held(seat, card))
    else:
        g.lose_openly(seat, card)
        held = held_card(card, 0, 0)
    g.serial += 1
    room = Room(card, g.serial, hidden, False, False, 0, held)
    dungeon = g.seats[seat].dungeon
    if slot == len(dungeon):
        dungeon.append((room,))
    else:
        dungeon[slot] = (*dungeon[slot], room)
    return room.uid


def destroy(g: BossMonster, seat: int, slot: int) -> None:
    """The top room goes to the discard pile; a hole closes towards the boss (BM-KEY-20 to -22)."""
    dungeon = g.seats[seat].dungeon
    stack = dungeon[slot]
    room = stack[-1]
    watchers: list[Room] = []  # those in force now: a room uncovered by this loss has not seen it
    for other in dungeon:
        if other is not stack and other[-1].active and g.on[other[-1].card][WHEN_YOU_LOSE_A_ROOM] is not None:
            watchers.append(other[-1])
    g.discard.append(room.card)
    g.emit(say.ROOM_DESTROYED, "BM-KEY-20", seat, room.card)
    if g.walker_room == room.uid:
        g.walker_room = NOTHING
    if len(stack) > 1:
        dungeon[slot] = stack[:-1]
        g.emit(say.ROOM_UNCOVERED, "BM-KEY-21", seat, stack[-2].card)
    else:
        dungeon.pop(slot)
        g.close_up(seat, slot)
    for watcher in watchers:
        ability = g.on[watcher.card][WHEN_YOU_LOSE_A_ROOM]
        if ability is not None:
            set_off(g, seat, watcher, ability)


def set_off(g: BossMonster, seat: int, room: Room, ability: Ability) -> None:
    """Start a room's triggered ability, if its limit allows. One that may be declined is spent by accepting it."""
    if ability.limit != NO_LIMIT:
        if room.used:
            return
        if not ability.optional or ability.limit == FIRST_TIME:
            spend(g, room.uid)
    number = g.emit(say.ABILITY_WORKS, "BM-ROOM-04", seat, room.card)
    g.push(ability.program, seat, room.card, number, (room.uid,))


def spend(g: BossMonster, uid: int) -> None:
    """Mark the room's once-per-turn ability as used."""
    place = g.place_of(uid)
    if place != NOTHING:
        room = g.top(place >> 3, place & 7)
        g.replace_top(place >> 3, place & 7, room.changed(room.hidden, room.off, True, room.boost))


def spent(g: BossMonster, room: Room, ability: Ability) -> bool:
    if not room.used or ability.limit == NO_LIMIT:
        return False
    return ability.limit != ONCE_IN_LATER_PRINTS or g.settings.crushinator_once


# -- heroes --------------------------------------------------------------------------------------------


def new_hero(g: BossMonster, card: int) -> Hero:
    g.serial += 1
    return Hero(card, g.serial, 0, 0, ())


def stop_walking(g: BossMonster) -> None:
    g.walker = None
    g.walker_at = NOTHING
    g.walker_room = NOTHING
    g.walker_last = NOTHING
    g.walker_doom = NOTHING
    g.walker_sent = False


def judge(g: BossMonster) -> None:
    """Note in which room the walker's health fell to zero (BM-KEY-26), or that it no longer is."""
    walker = g.walker
    if walker is not None:
        if not walker.doomed:
            g.walker_doom = NOTHING
        elif g.walker_doom == NOTHING:
            g.walker_doom = g.walker_room


def hurt_walker(g: BossMonster, damage: int) -> None:
    """Damage from a spell or an ability; where death does not wait, it comes at once."""
    walker = g.walker
    if walker is None or damage <= 0:
        return
    hurt = walker.hurt(damage)
    g.walker = hurt
    g.emit(say.HERO_HURT, "BM-KEY-24", hurt.card, damage, hurt.damage, hurt.health)
    judge(g)
    if g.settings.dies_on_damage and hurt.doomed:
        walker_dies(g, g.walker_doom)


def walker_dies(g: BossMonster, room_uid: int) -> None:
    """The hero becomes a soul of the dungeon's owner; the room of its death may have something to say."""
    walker = g.walker
    if walker is None:
        return
    seat = g.walker_seat
    side = g.seats[seat]
    side.souls.append(walker.card)
    side.killed = True
    g.scored_turn = g.turn
    g.emit(say.HERO_DIED, "BM-ADV-14", walker.card, seat, SHELF[walker.card].value)
    stop_walking(g)
    if g.mourn(seat, walker, room_uid) or room_uid == NOTHING:
        return
    for stack in side.dungeon:
        room = stack[-1]
        if room.uid == room_uid and room.active:
            ability = g.on[room.card][WHEN_HERO_DIES]
            if ability is not None:
                set_off(g, seat, room, ability)
            return


def boost_room(g: BossMonster, seat: int, slot: int, n: int) -> None:
    room = g.top(seat, slot)
    g.replace_top(seat, slot, room.changed(room.hidden, room.off, room.used, room.boost + n))
    g.emit(say.ROOM_BOOSTED, "BM-ROOM-04", seat, room.card, n)
    if g.settings.boost_hits_occupant and g.walker_room == room.uid:
        hurt_walker(g, n)
