"""The moves of the table that rules and cards share: draw, discard, destroy, kill, and what each sets off."""

from underhall.games.boss_monster import messages as say
from underhall.games.boss_monster.facts import (
    BOSS,
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
from underhall.kernel.agenda import NOTHING, Frame


def by_card(g: BossMonster) -> str:
    """The rule by which the card works whose effect is under way: as a room, a spell or a boss that has levelled up."""
    source = g.frame.source
    type_ = SHELF[source].type if source >= 0 else NOTHING
    if type_ == ROOM:
        return "BM-ROOM-04"
    if type_ == SPELL:
        return "BM-SPELL-01"
    return "BM-BOSS-01" if type_ == BOSS else "BM-KEY-01"


def drawn_by_card(g: BossMonster, type_: int) -> str:
    """The rule by which an effect lets somebody draw a card: spells have one of their own."""
    return "BM-SPELL-07" if type_ == SPELL else by_card(g)


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
            g.emit(say.DECK_REBUILT, "BM-CONF-15", kind, len(deck))


def can_draw(g: BossMonster, type_: int) -> bool:
    """Whether a card of this type is left, in its deck or among the discards."""
    return len(g.deck(type_)) > 0 or any(SHELF[card].type == type_ for card in g.discard)


def draw(g: BossMonster, seat: int, type_: int, rule: str = "BM-TURN-07") -> bool:
    """Draw the top card of a deck by `rule`, if there is one."""
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
    g.emit(say.CARD_DRAWN, rule, seat, card, type_, seen_by=1 << seat)
    if not deck and g.settings.rebuilds_at_once:
        rebuild(g, type_)
    return True


def discard(g: BossMonster, seat: int, card: int, rule: str = "BM-KEY-27") -> None:
    g.lose_openly(seat, card)
    g.discard.append(card)
    g.emit(say.CARD_DISCARDED, rule, seat, card)


def recover(g: BossMonster, seat: int, card: int) -> None:
    """From the discard pile to the hand, for all to see."""
    g.discard.remove(card)
    g.gain(seat, card, 63)
    g.emit(say.CARD_RECOVERED, by_card(g), seat, card)


def steal(g: BossMonster, thief: int, victim: int, place: int) -> None:
    """Move the card at `place` of the victim's hand to the thief's; only the two of them see it."""
    hand = g.seats[victim].hand
    card = card_of(hand[place])
    g.blur(victim, thief, SHELF[card].type)
    held = hand.pop(place)
    g.see_alone(thief, held)
    g.hold(thief, (held | 1 << victim) & ~(1 << thief))
    g.emit(say.CARD_STOLEN, by_card(g), thief, victim, card, seen_by=1 << thief | 1 << victim)


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


def destroy(g: BossMonster, seat: int, slot: int, rule: str = "BM-KEY-20") -> None:
    """The top room goes to the discard pile; a hole closes towards the boss (BM-KEY-20 to -22)."""
    dungeon = g.seats[seat].dungeon
    stack = dungeon[slot]
    room = stack[-1]
    watchers: list[Room] = []  # those in force now: a room uncovered by this loss has not seen it
    for other in dungeon:
        if other is not stack and other[-1].active and g.on[other[-1].card][WHEN_YOU_LOSE_A_ROOM] is not None:
            watchers.append(other[-1])
    g.discard.append(room.card)
    g.emit(say.ROOM_DESTROYED, rule, seat, room.card)
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


def set_off(g: BossMonster, seat: int, room: Room, ability: Ability, rule: str = "BM-ROOM-04") -> None:
    """Start a room's triggered ability, if its limit allows. `rule` is what makes this the moment for it.

    One that may be declined is spent by accepting it, and one of which nothing can come is not spent (BM-CONF-49).
    """
    if ability.limit != NO_LIMIT and room.used:
        return
    program = ability.program
    works = g.can_work(Frame(program, 0, seat, room.card, NOTHING, (room.uid,)))
    if ability.limit == FIRST_TIME or (ability.limit != NO_LIMIT and works and not ability.optional):
        spend(g, room.uid)
    cause = g.emit(say.ABILITY_WORKS, rule, seat, room.card) if works else g.frame.cause
    g.push(program, seat, room.card, cause, (room.uid,))


def spend(g: BossMonster, uid: int) -> None:
    """Mark the room's once-per-turn ability as used, even if the room has been covered since."""
    for side in g.seats:
        for slot in range(len(side.dungeon)):
            stack = side.dungeon[slot]
            for i in range(len(stack)):
                room = stack[i]
                if room.uid == uid:
                    used = room.changed(room.hidden, room.off, True, room.boost)
                    side.dungeon[slot] = (*stack[:i], used, *stack[i + 1 :])
                    return


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


def walker_dies(g: BossMonster, room_uid: int, rule: str = "BM-ADV-14") -> None:
    """The hero becomes a soul of the dungeon's owner; the room of its death may have something to say."""
    walker = g.walker
    if walker is None:
        return
    seat = g.walker_seat
    side = g.seats[seat]
    side.souls.append(walker.card)
    side.killed = True
    g.scored_turn = g.turn
    g.emit(say.HERO_DIED, rule, walker.card, seat, SHELF[walker.card].value)
    stop_walking(g)
    if g.mourn(seat, walker, room_uid) or room_uid == NOTHING:
        return
    for stack in side.dungeon:
        room = stack[-1]
        if room.uid == room_uid and room.active:
            ability = g.on[room.card][WHEN_HERO_DIES]
            if ability is not None:
                set_off(g, seat, room, ability, "BM-KEY-26")
            return


def boost_room(g: BossMonster, seat: int, slot: int, n: int, rule: str = "BM-END-01") -> None:
    room = g.top(seat, slot)
    g.replace_top(seat, slot, room.changed(room.hidden, room.off, room.used, room.boost + n))
    g.emit(say.ROOM_BOOSTED, rule, seat, room.card, n)
    if g.settings.boost_hits_occupant and g.walker_room == room.uid:
        hurt_walker(g, n)
