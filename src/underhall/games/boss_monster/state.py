"""The table: what lies where. Small flat classes of ints; rooms and heroes are replaced, never changed in place.

Other games of the series stand on this table: what they do differently are methods that they override, and what
their rooms and heroes have besides is left out of a save where there is none of it.
"""

from typing import Final

from underhall.games.boss_monster.facts import (
    MONSTER,
    ON,
    ROOM,
    SHELF,
    TRAP,
    TREASURES,
)
from underhall.games.boss_monster.settings import Settings
from underhall.kernel.agenda import NOBODY, NOTHING, Frame
from underhall.kernel.decisions import Decision, Wording
from underhall.kernel.game import Charter, Game, Outcome
from underhall.kernel.luck import Luck

MOST_ROOMS: Final = 5
SOULS_TO_WIN: Final = 10
WOUNDS_TO_LOSE: Final = 5
# With both hero decks empty and the town jammed, nobody may ever move; after this many turns without
# a hero scored the game is counted out (our ruling, beside BM-CONF-06).
STALEMATE_TURNS: Final = 20
# A hero who is revived again and again could be scored for ever: once no new hero can come, this turn is the last.
LAST_TURN: Final = 100

SETUP: Final = 0
BEGINNING: Final = 1
BUILD: Final = 2
BAIT: Final = 3
ADVENTURE: Final = 4
END: Final = 5
PHASES: Final = ("setup", "beginning", "build", "bait", "adventure", "end")

# A card that somebody holds is packed with what is known of it. The card stands in the high bits, so that a hand
# sorted by card has its rooms first, then its spells. `known` says which other seats know it; `aside` for which
# seats it cannot be in its deck any more, because they have looked through that deck since (masks of seats).
# A `token` tells apart held cards that some seat can no longer tell apart (see Blur); most have none.
CARD_SHIFT: Final = 32
TOKEN_SHIFT: Final = 12
ASIDE_SHIFT: Final = 6
SIX: Final = 63
TOKENS: Final = (1 << 20) - 1


def card_of(held: int) -> int:
    return held >> CARD_SHIFT


def token_of(held: int) -> int:
    return held >> TOKEN_SHIFT & TOKENS


def known_of(held: int) -> int:
    return held & SIX


def aside_of(held: int) -> int:
    return held >> ASIDE_SHIFT & SIX


def held_card(card: int, known: int, aside: int, token: int = 0) -> int:
    return card << CARD_SHIFT | token << TOKEN_SHIFT | aside << ASIDE_SHIFT | known


# What is known of a place in a deck is packed, too: the place, counted from the bottom, the deck, and who knows it.
GLIMPSE_PLACE: Final = 8
GLIMPSE_TYPE: Final = 6


def glimpse_of(type_: int, place: int, known: int) -> int:
    return place << GLIMPSE_PLACE | type_ << GLIMPSE_TYPE | known


def trade_marks(held: int, seen: int, seats: int) -> int:
    """`held` with what `seats` knew of a copy of it that they have seen instead: they cannot tell the two apart."""
    marks = held_card(0, seats, seats)
    return held & ~marks | seen & marks


class Room:
    """One room card in a dungeon."""

    def __init__(
        self,
        card: int,
        uid: int,
        hidden: bool,
        off: bool,
        used: bool,
        boost: int,
        held: int,
        tokens: int = 0,
        disabled: int = 0,
        tally: int = 0,
        ahead: int = 0,
    ) -> None:
        self.card = card
        self.uid = uid  # targets are named by it, since places shift
        self.hidden = hidden  # face down, from its placement to the reveal
        self.off = off  # deactivated
        self.used = used  # its once-per-turn ability has been used
        self.boost = boost  # extra damage this turn
        self.held = held  # what was known of it in the hand; it matters while the room is hidden
        # What rooms have where tokens and minions are played with.
        self.tokens = tokens  # +1 tokens, which stay
        self.disabled = disabled  # 0, or one more than the number of the event that disabled it for this turn
        self.tally = tally  # what its own text counts each turn
        self.ahead = ahead  # extra damage for the next hero who enters this turn

    @property
    def active(self) -> bool:
        return not self.hidden and not self.off

    def changed(self, hidden: bool, off: bool, used: bool, boost: int) -> "Room":
        return Room(
            self.card,
            self.uid,
            hidden,
            off,
            used,
            boost,
            self.held,
            self.tokens,
            self.disabled,
            self.tally,
            self.ahead,
        )

    def marked(self, tokens: int, disabled: int, tally: int, ahead: int) -> "Room":
        return Room(
            self.card,
            self.uid,
            self.hidden,
            self.off,
            self.used,
            self.boost,
            self.held,
            tokens,
            disabled,
            tally,
            ahead,
        )

    def rested(self) -> "Room":
        """The room at the end of a turn: tokens stay."""
        return Room(self.card, self.uid, self.hidden, False, False, 0, self.held, self.tokens)

    def dump(self) -> list[object]:
        facts: list[object] = [self.card, self.uid, self.hidden, self.off, self.used, self.boost, self.held]
        if self.tokens or self.disabled or self.tally or self.ahead:
            facts += [self.tokens, self.disabled, self.tally, self.ahead]
        return facts


class Hero:
    """A hero in town, at an entrance or in a dungeon."""

    def __init__(
        self,
        card: int,
        serial: int,
        damage: int,
        bonus: int,
        bounced: tuple[int, ...],
        token: int = 0,
        item: int = NOTHING,
        gear: int = 0,
        ghost: int = 0,
        rooms: int = 0,
        waits: bool = False,
    ) -> None:
        self.card = card
        self.serial = serial  # the order of reveal
        self.damage = damage
        self.bonus = bonus  # extra health this turn
        self.bounced = bounced  # the mazes that have sent it back
        # What heroes have where landmarks and items are played with.
        self.token = token  # the health token of the landmark that it was summoned from
        self.item = item  # the item that it carries
        self.gear = gear  # the health that the item gives
        self.ghost = ghost  # so many rooms it will cross unhurt
        self.rooms = rooms  # so many rooms it has entered this turn
        self.waits = waits  # it stays at the entrance until the next turn

    @property
    def health(self) -> int:
        return SHELF[self.card].health + self.bonus + self.token + self.gear

    @property
    def doomed(self) -> bool:
        return self.damage >= SHELF[self.card].health + self.bonus + self.token + self.gear

    def changed(self, damage: int, bonus: int, bounced: tuple[int, ...]) -> "Hero":
        return Hero(
            self.card,
            self.serial,
            damage,
            bonus,
            bounced,
            self.token,
            self.item,
            self.gear,
            self.ghost,
            self.rooms,
            self.waits,
        )

    def hurt(self, damage: int) -> "Hero":
        return self.changed(self.damage + damage, self.bonus, self.bounced)

    def stronger(self, bonus: int) -> "Hero":
        return self.changed(self.damage, self.bonus + bonus, self.bounced)

    def bounced_by(self, uid: int) -> "Hero":
        return self.changed(self.damage, self.bonus, (*self.bounced, uid))

    def marked(self, token: int, item: int, gear: int, ghost: int, rooms: int, waits: bool) -> "Hero":
        return Hero(
            self.card,
            self.serial,
            self.damage,
            self.bonus,
            self.bounced,
            token,
            item,
            gear,
            ghost,
            rooms,
            waits,
        )

    def rested(self) -> "Hero":
        """The hero with this turn's damage and bonus forgotten; one who has walked also loses its token."""
        token = 0 if self.rooms else self.token
        return Hero(self.card, self.serial, 0, 0, (), token, self.item, self.gear)

    def dump(self) -> list[object]:
        facts: list[object] = [self.card, self.serial, self.damage, self.bonus, list(self.bounced)]
        if self.token or self.item != NOTHING or self.ghost or self.rooms or self.waits:
            facts += [self.token, self.item, self.gear, self.ghost, self.rooms, self.waits]
        return facts


class Blur:
    """Cards of one kind that `knower` can no longer tell apart, since one of them was moved unseen."""

    def __init__(self, knower: int, tokens: tuple[int, ...]) -> None:
        self.knower = knower
        self.tokens = tokens

    def dump(self) -> list[object]:
        return [self.knower, list(self.tokens)]


Stack = tuple[Room, ...]  # bottom to top


class Seat:
    """One player's side of the table. dungeon[0] is the room next to the boss; the last is at the entrance."""

    def __init__(
        self,
        boss: int,
        hand: list[int],
        dungeon: list[Stack],
        entrance: list[Hero],
        souls: list[int],
        wounds: list[int],
        sealed: list[int],
        levelled: bool,
        placed: bool,
        doubled: int,
        boost: int,
        kept_out: bool,
        killed: bool,
        out: bool,
    ) -> None:
        self.boss = boss
        self.hand = hand
        self.dungeon = dungeon
        self.entrance = entrance
        self.souls = souls
        self.wounds = wounds
        self.sealed = sealed  # cards set aside face down until everybody has chosen
        self.levelled = levelled
        self.placed = placed  # this turn's room is laid
        self.doubled = doubled  # how often the rooms' treasure is doubled this turn
        self.boost = boost  # extra damage of every room this turn
        self.kept_out = kept_out  # heroes stay at the entrance this turn
        self.killed = killed  # a hero was defeated here this turn
        self.out = out  # eliminated

    def clone(self) -> "Seat":
        return Seat(
            self.boss,
            self.hand[:],
            self.dungeon[:],
            self.entrance[:],
            self.souls[:],
            self.wounds[:],
            self.sealed[:],
            self.levelled,
            self.placed,
            self.doubled,
            self.boost,
            self.kept_out,
            self.killed,
            self.out,
        )

    def dump(self) -> list[object]:
        return [
            self.boss,
            self.hand[:],
            [[room.dump() for room in stack] for stack in self.dungeon],
            [hero.dump() for hero in self.entrance],
            self.souls[:],
            self.wounds[:],
            self.sealed[:],
            self.levelled,
            self.placed,
            self.doubled,
            self.boost,
            self.kept_out,
            self.killed,
            self.out,
        ]


def new_seat() -> Seat:
    return Seat(NOTHING, [], [], [], [], [], [], False, False, 0, 0, False, False, False)


def value_of(heroes: list[int]) -> int:
    """What scored heroes are worth, in souls or in wounds."""
    total = 0
    for card in heroes:
        total += SHELF[card].value
    return total


class BossMonster(Game):
    """The whole state of one game."""

    def __init__(
        self,
        charter: Charter,
        luck: Luck,
        wording: Wording,
        agenda: list[Frame],
        pending: list[Decision],
        asked: list[int],
        happened: int,
        quiet: bool,
        settings: Settings,
        seats: list[Seat],
        order: list[int],
        boss_deck: list[int],
        room_deck: list[int],
        spell_deck: list[int],
        hero_deck: list[int],
        epic_deck: list[int],
        discard: list[int],
        town: list[Hero],
        staged: list[int],
        removed: list[int],
        buried: list[int],
        blurs: list[Blur],
        phase: int,
        turn: int,
        active: int,
        serial: int,
        no_building: bool,
        walker: Hero | None,
        walker_seat: int,
        walker_at: int,
        walker_room: int,
        walker_last: int,
        walker_doom: int,
        walker_sent: bool,
        scored_turn: int,
        winners: list[int],
        ending: str,
    ) -> None:
        super().__init__(charter, luck, wording, agenda, pending, asked, happened, quiet)
        self.settings = settings
        self.seats = seats
        self.order = order  # seats by descending XP
        self.boss_deck = boss_deck  # bosses nobody plays
        self.room_deck = room_deck
        self.spell_deck = spell_deck
        self.hero_deck = hero_deck
        self.epic_deck = epic_deck
        self.discard = discard
        self.town = town  # in order of reveal
        self.staged = staged  # spells announced and not yet resolved
        self.removed = removed  # out of the game
        self.buried = buried  # held cards that went out of the game unseen
        self.blurs = blurs
        self.phase = phase
        self.turn = turn
        self.active = active
        self.serial = serial  # rooms and heroes are numbered as they come into play
        self.no_building = no_building
        # The one hero who is crossing a dungeon.
        self.walker = walker
        self.walker_seat = walker_seat
        self.walker_at = walker_at  # the place it is in, counted like the dungeon
        self.walker_room = walker_room  # uid of the room it stands in, or NOTHING between rooms
        self.walker_last = walker_last  # uid of the room entered before
        self.walker_doom = walker_doom  # uid of the room in which its health fell to zero
        self.walker_sent = walker_sent  # an effect has sent it to a room that it has yet to enter
        self.scored_turn = scored_turn  # the last turn in which a hero was scored
        self.winners = winners
        self.ending = ending  # the id of the rule that ended the game
        self.on = ON  # what each card does at this table
        self.glimpses: list[int] = []  # what is known of places in the decks; only other games look at deck tops

    def clone(self) -> "BossMonster":
        """Copy what changes, share what does not, leave the history behind."""
        copy = BossMonster(
            self.charter,
            self.luck.clone(),
            self.wording,
            self.agenda[:],
            self.pending[:],
            self.asked[:],
            self.happened,
            True,
            self.settings,
            [seat.clone() for seat in self.seats],
            self.order,
            self.boss_deck[:],
            self.room_deck[:],
            self.spell_deck[:],
            self.hero_deck[:],
            self.epic_deck[:],
            self.discard[:],
            self.town[:],
            self.staged[:],
            self.removed[:],
            self.buried[:],
            self.blurs[:],
            self.phase,
            self.turn,
            self.active,
            self.serial,
            self.no_building,
            self.walker,
            self.walker_seat,
            self.walker_at,
            self.walker_room,
            self.walker_last,
            self.walker_doom,
            self.walker_sent,
            self.scored_turn,
            self.winners[:],
            self.ending,
        )
        copy.whole = False
        return copy

    def imagine(self, seat: int, luck: Luck) -> "BossMonster":
        from underhall.games.boss_monster.imagine import imagine  # it stands on this module

        return imagine(self, seat, luck)

    def view(self, seat: int) -> object:
        from underhall.games.boss_monster.view import view  # interpreted: msgspec structs do not compile

        return view(self, seat)

    @property
    def outcome(self) -> Outcome | None:
        if not self.winners:
            return None
        scores = [self.souls(s) - self.wounds(s) for s in range(len(self.seats))]
        return Outcome(self.winners[:], scores, self.ending)

    def dump(self, agenda: list[Frame]) -> list[object]:
        walker = self.walker
        return [
            self.luck.state(),
            [frame.dump() for frame in agenda],
            self.asked[:],
            self.happened,
            [seat.dump() for seat in self.seats],
            self.order[:],
            self.boss_deck[:],
            self.room_deck[:],
            self.spell_deck[:],
            self.hero_deck[:],
            self.epic_deck[:],
            self.discard[:],
            [hero.dump() for hero in self.town],
            self.staged[:],
            self.removed[:],
            self.buried[:],
            [blur.dump() for blur in self.blurs],
            self.phase,
            self.turn,
            self.active,
            self.serial,
            self.no_building,
            None if walker is None else walker.dump(),
            self.walker_seat,
            self.walker_at,
            self.walker_room,
            self.walker_last,
            self.walker_doom,
            self.walker_sent,
            self.scored_turn,
            self.winners[:],
            self.ending,
        ]

    # -- what can be read off the table --------------------------------------------------------------

    def souls(self, seat: int) -> int:
        return value_of(self.seats[seat].souls)

    def wounds(self, seat: int) -> int:
        return value_of(self.seats[seat].wounds)

    def xp(self, seat: int) -> int:
        return SHELF[self.seats[seat].boss].xp

    def playing(self) -> list[int]:
        """The seats still in the game, by descending XP."""
        return [s for s in self.order if not self.seats[s].out]

    def turn_order(self) -> list[int]:
        """The seats in the order of placing and adventuring (BM-CONF-01)."""
        if not self.settings.clockwise:
            return self.playing()
        first = self.playing()[0]
        n = len(self.seats)
        return [(first + i) % n for i in range(n) if not self.seats[(first + i) % n].out]

    def by_priority(self, position: int) -> int:
        """Who may act at this place: the active seat, then by descending XP (BM-PRIO-02, -03); NOBODY past the last."""
        active = self.active
        if active >= 0:
            if position == 0:
                return active
            position -= 1
        for s in self.order:
            if s != active and not self.seats[s].out:
                if position == 0:
                    return s
                position -= 1
        return NOBODY

    def opponents(self, seat: int) -> list[int]:
        return [s for s in self.order if s != seat and not self.seats[s].out]

    def top(self, seat: int, slot: int) -> Room:
        return self.seats[seat].dungeon[slot][-1]

    def replace_top(self, seat: int, slot: int, room: Room) -> None:
        dungeon = self.seats[seat].dungeon
        stack = dungeon[slot]
        dungeon[slot] = (*stack[:-1], room) if len(stack) > 1 else (room,)

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

    def treasure(self, seat: int, treasure: int) -> int:
        """The visible icons of one treasure: the boss's and those of active rooms."""
        side = self.seats[seat]
        rooms = 0
        for stack in side.dungeon:
            room = stack[-1]
            if room.active:
                rooms += SHELF[room.card].treasure[treasure]
        return SHELF[side.boss].treasure[treasure] + (rooms << side.doubled)

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
        town.insert(place, hero.rested())

    def come_to_entrance(self, seat: int, hero: Hero, returned: bool = False) -> None:
        """A hero joins the queue; `returned` if it has been in a dungeon already."""
        entrance = self.seats[seat].entrance
        place = len(entrance)
        if self.settings.enters_by_appearance:
            while place > 0 and entrance[place - 1].serial > hero.serial:
                place -= 1
        entrance.insert(place, hero)

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
        """Whether the rooms drawn entitle to a mulligan (BM-VAR-06)."""
        mode = self.settings.mulligan
        if mode == "off":
            return False
        rooms = 0
        advanced = 0
        showing = [0] * len(TREASURES)
        pure = [0] * len(TREASURES)
        for held in self.seats[seat].hand:
            card = SHELF[card_of(held)]
            if card.type != ROOM:
                continue
            rooms += 1
            if card.advanced:
                advanced += 1
            kinds = [t for t in range(len(TREASURES)) if card.treasure[t] > 0]
            for t in kinds:
                showing[t] += 1
            if len(kinds) == 1:
                pure[kinds[0]] += 1
        if mode == "four_of_five":
            return advanced >= 4 or max(showing) >= 4
        return advanced == rooms or max(pure) == rooms

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
        hand = self.seats[seat].hand
        place = len(hand)
        while place > 0 and hand[place - 1] >> CARD_SHIFT > held >> CARD_SHIFT:
            place -= 1
        hand.insert(place, held)

    def find_held(self, seat: int, card: int) -> int:
        """Where `card` lies in the hand."""
        hand = self.seats[seat].hand
        for i in range(len(hand)):
            if hand[i] >> CARD_SHIFT == card:
                return i
        return NOTHING

    def lose_openly(self, seat: int, card: int) -> None:
        """Take `card` out of the hand for all to see."""
        self.come_to_light(seat, self.seats[seat].hand.pop(self.find_held(seat, card)))

    def come_to_light(self, seat: int, held: int) -> None:
        """Everybody has seen a card of `seat`. Copies look alike: who knew of one knows of one less."""
        card = held >> CARD_SHIFT
        doubtful = ~known_of(held) & SIX & ~(1 << seat)
        hand = self.seats[seat].hand
        for i in range(len(hand)):
            if hand[i] >> CARD_SHIFT == card:
                served = hand[i] & doubtful
                if served:
                    hand[i] = trade_marks(hand[i], held, served)
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
                blur = Blur(blur.knower, tuple([t for t in blur.tokens if t != token]))
            if len(blur.tokens) > 1:
                rest.append(blur)
        self.blurs = rest

    def forget(self, blur: Blur, seen: int) -> bool:
        """The card seen was the copy that the blur's knower knew of, for all it can tell."""
        bit = 1 << blur.knower
        card = seen >> CARD_SHIFT
        for side in self.seats:
            for pile in (side.hand, side.sealed):
                for i in range(len(pile)):
                    held = pile[i]
                    if held >> CARD_SHIFT == card and held & bit and token_of(held) in blur.tokens:
                        pile[i] = trade_marks(held, seen, bit)
                        return True
        return False

    def see_alone(self, seat: int, held: int) -> None:
        """Only `seat` has seen this card of another: it can tell it from the others again."""
        token = token_of(held)
        if token:
            rest: list[Blur] = []
            for blur in self.blurs:
                if blur.knower == seat and token in blur.tokens:
                    blur = Blur(seat, tuple([t for t in blur.tokens if t != token]))
                if len(blur.tokens) > 1:
                    rest.append(blur)
            self.blurs = rest

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
                    for i in places:
                        if not token_of(hand[i]):
                            self.serial += 1
                            hand[i] |= held_card(0, 0, 0, self.serial)
                    tokens = tuple([token_of(hand[i]) for i in places])
                self.blurs.append(Blur(p, tokens))

    def tells_apart(self, knower: int, hand: list[int], places: list[int]) -> bool:
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

    def stays_within(self, token: int, hand: list[int], knower: int) -> bool:
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
            self.glimpses.remove(glimpse_of(type_, place, known))
        if seats:
            self.glimpses.append(glimpse_of(type_, place, seats))

    def take_from_deck(self, type_: int, place: int) -> int:
        """Take the card at this place out of a deck; what is known of the cards above moves down with them."""
        card = self.deck(type_).pop(place)
        if self.glimpses:
            kept: list[int] = []
            for glimpse in self.glimpses:
                if glimpse >> GLIMPSE_TYPE & 3 == type_:
                    if glimpse >> GLIMPSE_PLACE == place:
                        continue
                    if glimpse >> GLIMPSE_PLACE > place:
                        glimpse -= 1 << GLIMPSE_PLACE
                kept.append(glimpse)
            self.glimpses = kept
        return card

    def put_under_deck(self, type_: int, card: int, known: int) -> None:
        """Put a card under a deck; `known` is who has seen it."""
        self.deck(type_).insert(0, card)
        moved: list[int] = []
        for glimpse in self.glimpses:
            if glimpse >> GLIMPSE_TYPE & 3 == type_:
                glimpse += 1 << GLIMPSE_PLACE
            moved.append(glimpse)
        self.glimpses = moved
        self.peek(type_, 0, known)

    def forget_deck(self, type_: int) -> None:
        """The deck was shuffled: nobody knows a place in it any more."""
        if self.glimpses:
            self.glimpses = [glimpse for glimpse in self.glimpses if glimpse >> GLIMPSE_TYPE & 3 != type_]

    # -- decks -------------------------------------------------------------------------------------------

    def deck(self, type_: int) -> list[int]:
        return self.room_deck if type_ == ROOM else self.spell_deck

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


def in_play(g: BossMonster) -> list[int]:
    """Every card wherever it lies, sorted: what conservation is checked against."""
    cards = g.room_deck + g.spell_deck + g.hero_deck + g.epic_deck + g.discard + g.staged + g.removed + g.boss_deck
    cards += [card_of(held) for held in g.buried]
    for hero in g.town:
        cards.append(hero.card)
    if g.walker is not None:
        cards.append(g.walker.card)
    for seat in g.seats:
        if seat.boss >= 0:
            cards.append(seat.boss)
        cards += [card_of(held) for held in seat.hand]
        cards += [card_of(held) for held in seat.sealed]
        cards += seat.souls + seat.wounds
        for hero in seat.entrance:
            cards.append(hero.card)
        for stack in seat.dungeon:
            for room in stack:
                cards.append(room.card)
    cards.sort()
    return cards
