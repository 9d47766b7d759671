"""The table as a flat value: munchkins, rooms and links, monsters, decks, the fight, the roll, and what is offered.

Rooms, monsters, offers and what was added to a fight are never changed in place but replaced, so that clones share
them. Cards are numbers; an item in play is its card's number with a few flags, a card in hand with who knows it.
"""

from typing import Final

from underhall.games.munchkin_quest.facts import (
    CARDS,
    CLASS,
    ENTRANCE,
    EVERYBODY,
    FACES,
    HALF_BREED,
    LINK_COSTS,
    MONSTER,
    NEXT_COMBAT,
    ONE_HAND,
    RACE,
    SEAT_COLOURS,
    SUPER_MUNCHKIN,
    TREASURE,
    TWO_HANDS,
    Card,
    Condition,
    Face,
    Standing,
)
from underhall.games.munchkin_quest.facts import HIDDEN as HIDDEN_LINK
from underhall.games.munchkin_quest.settings import Settings
from underhall.kernel.agenda import NOBODY, NOTHING, Frame
from underhall.kernel.decisions import Decision, Wording
from underhall.kernel.game import Charter, Game, Outcome
from underhall.kernel.luck import Luck

# Parts of a turn (MQ-TURN-01).
SETUP: Final = 0
CARD: Final = 1
MOVES: Final = 2
CHARITY: Final = 3
MONSTERS: Final = 4
PHASES: Final = ("setup", "card", "moves", "charity", "monsters")

START_MOVES: Final = 3
START_HEALTH: Final = 4
START_GOLD: Final = 300
START_CARDS: Final = 3
RETURN_CARDS: Final = 2
HAND_LIMIT: Final = 5
PACK_LIMIT: Final = 2
BASES: Final = 3  # for monsters, of each colour
LEVEL_PRICE: Final = 1000

# An item in play: the card, and flags.
CARD_MASK: Final = 255
PACKED: Final = 1 << 8
CHEATED: Final = 1 << 9
GRIPPED: Final = 1 << 10  # a one-hand item held with both hands
BARRED_SHIFT: Final = 13  # on the floor: one more than the seat before whose next turn nobody may pick it up

NO_MUTES: Final[list[Condition]] = []

# A card in hand: the card, and the other seats that know it.
KNOWN_SHIFT: Final = 8

# A link: what shows, what is on the back, whether it is fixed to the Entrance, whether everybody has seen both sides,
# whose wall stands in it.
SHOWN_MASK: Final = 7
BACK_SHIFT: Final = 3
FIXED: Final = 1 << 6
SEEN: Final = 1 << 7
WALLED_SHIFT: Final = 8  # one more than the seat at whose next turn the wall is gone

# Search marks of a room.
LOOTED: Final = 1
CLEANED_OUT: Final = 2

# How far a fight has got.
GATHERING: Final = 0  # cards, help, interference
ROLLED: Final = 1
WON: Final = 2
LOST: Final = 3
STEPS: Final = ("gathering", "rolled", "won", "lost")

# What has been added to a fight.
ADD: Final = 0  # to a side: `who` is MUNCHKINS or MONSTERS_SIDE
ADD_DICE: Final = 1  # to one fighter: `who` is a participant
ADD_TO: Final = 2  # a number for the side of one fighter, as long as that one fights: `who` is a participant
MUNCHKINS: Final = 0
MONSTERS_SIDE: Final = 1
MONSTER_PARTICIPANT: Final = 16  # a participant is a seat, or a monster's uid and this

# Kinds of rolls and dice.
FIGHT_ROLL: Final = 0
SEARCH_ROLL: Final = 1
ESCAPE_ROLL: Final = 2
MONSTER_ROLL: Final = 3  # the Monster Die
D10_ROLL: Final = 4
PLAIN_ROLL: Final = 5
ROLLS: Final = ("fight", "search", "escape", "monster", "d10", "plain")


def item_card(item: int) -> int:
    return item & CARD_MASK


def is_packed(item: int) -> bool:
    return item & PACKED != 0


def hand_card(held: int) -> int:
    return held & CARD_MASK


def known_by(held: int) -> int:
    """The seats, as bits, that know the card besides its holder."""
    return held >> KNOWN_SHIFT


def die_face(die: int) -> int:
    return die & 15


def die_roller(die: int) -> int:
    return die >> 4 & 7


def die_for(die: int) -> int:
    """The participant it counts for, in a fight."""
    return die >> 8


def a_die(face: int, roller: int, participant: int) -> int:
    return face | roller << 4 | participant << 8


# What a one-use card was played on: a side of the fight, or one fighter; 0 is nothing of the kind.
ON_NOTHING: Final = 0
ON_SIDE: Final = 1  # and the side
ON_FIGHTER: Final = 3  # and the participant


def a_play(card: int, owner: int, target: int) -> int:
    return card | owner << 8 | target << 11


def play_owner(played: int) -> int:
    return played >> 8 & 7


def play_target(played: int) -> int:
    return played >> 11


class Munchkin:
    """One player's character, with everything that lies before the player."""

    def __init__(
        self,
        level: int,
        male: bool,
        wounds: int,
        gold: int,
        place: int,
        dead: bool,
        hand: list[int],
        items: list[int],
        laid: list[int],
        curses: list[int],
        boons: list[int],
        spent: int,
        extra: int,
        stuck: bool,
        forced: bool,
        searched: int,
        dealt: int,
        used: list[int],
        evader: bool,
        waived: bool,
        shunned: bool,
    ) -> None:
        self.level = level
        self.male = male
        self.wounds = wounds  # Health tokens with the black side up
        self.gold = gold
        self.place = place  # the room, by its number on the map
        self.dead = dead
        self.hand = hand  # sorted
        self.items = items  # in play, sorted by card
        self.laid = laid  # race, class, Half-Breed, Super Munchkin
        self.curses = curses  # lasting, or for the next combat
        self.boons = boons  # cards whose help lasts for this turn
        self.spent = spent  # moves this turn
        self.extra = extra  # moves gained this turn
        self.stuck = stuck  # no moves left, whatever the supply
        self.forced = forced  # the emergency passage is used up
        self.searched = searched  # places searched this turn, as bits
        self.dealt = dealt  # faces dealt with this turn, as bits
        self.used = used  # what has been used this turn: see `usage`
        self.evader = evader  # has not paid the toll of the room it is in
        self.waived = waived  # has left behind what frees it from the room's hold
        self.shunned = shunned  # nobody may help in the next combat

    def clone(self) -> "Munchkin":
        return Munchkin(
            self.level,
            self.male,
            self.wounds,
            self.gold,
            self.place,
            self.dead,
            self.hand[:],
            self.items[:],
            self.laid[:],
            self.curses[:],
            self.boons[:],
            self.spent,
            self.extra,
            self.stuck,
            self.forced,
            self.searched,
            self.dealt,
            self.used[:],
            self.evader,
            self.waived,
            self.shunned,
        )

    def dump(self) -> list[object]:
        return [
            self.level,
            self.male,
            self.wounds,
            self.gold,
            self.place,
            self.dead,
            self.hand[:],
            self.items[:],
            self.laid[:],
            self.curses[:],
            self.boons[:],
            self.spent,
            self.extra,
            self.stuck,
            self.forced,
            self.searched,
            self.dealt,
            self.used[:],
            self.evader,
            self.waived,
            self.shunned,
        ]


def new_munchkin() -> Munchkin:
    return Munchkin(
        1,
        True,
        0,
        START_GOLD,
        ENTRANCE,
        False,
        [],
        [],
        [],
        [],
        [],
        0,
        0,
        False,
        False,
        0,
        0,
        [],
        False,
        False,
        False,
    )


class Room:
    """A tile on the map. `beside` are its neighbours' numbers by side, `links` the numbers of its links."""

    def __init__(
        self,
        face: int,
        x: int,
        y: int,
        beside: tuple[int, int, int, int],
        links: tuple[int, int, int, int],
        mark: int,
        floor: tuple[int, ...],
        gold: int,
    ) -> None:
        self.face = face
        self.x = x
        self.y = y
        self.beside = beside
        self.links = links
        self.mark = mark
        self.floor = floor  # items dropped here
        self.gold = gold

    def with_beside(self, side: int, place: int) -> "Room":
        b = self.beside
        beside = (
            place if side == 0 else b[0],
            place if side == 1 else b[1],
            place if side == 2 else b[2],
            place if side == 3 else b[3],
        )
        return Room(self.face, self.x, self.y, beside, self.links, self.mark, self.floor, self.gold)

    def with_floor(self, floor: tuple[int, ...], gold: int) -> "Room":
        return Room(self.face, self.x, self.y, self.beside, self.links, self.mark, floor, gold)

    def marked(self, mark: int) -> "Room":
        return Room(self.face, self.x, self.y, self.beside, self.links, mark, self.floor, self.gold)

    def turned(self) -> "Room":
        """The tile's other side; links and what lies on the floor stay, search marks go."""
        return Room(FACES[self.face].back, self.x, self.y, self.beside, self.links, 0, self.floor, self.gold)

    def dump(self) -> list[object]:
        return [
            self.face,
            self.x,
            self.y,
            list(self.beside),
            list(self.links),
            self.mark,
            list(self.floor),
            self.gold,
        ]


class Monster:
    """A standee on its base, with its enhancers. A mate is a copy that has no card and lasts for the fight."""

    def __init__(
        self, uid: int, card: int, owner: int, place: int, enhancers: tuple[int, ...], boss: bool, mate: bool
    ) -> None:
        self.uid = uid
        self.card = card
        self.owner = owner  # the seat whose colour its base has
        self.place = place
        self.enhancers = enhancers
        self.boss = boss
        self.mate = mate

    def at(self, place: int) -> "Monster":
        return Monster(self.uid, self.card, self.owner, place, self.enhancers, self.boss, self.mate)

    def enhanced(self, card: int) -> "Monster":
        return Monster(self.uid, self.card, self.owner, self.place, (*self.enhancers, card), self.boss, self.mate)

    def dump(self) -> list[object]:
        return [self.uid, self.card, self.owner, self.place, list(self.enhancers), self.boss, self.mate]


class Change:
    """Something added to a fight: a number for a side, or a number or dice for a fighter."""

    def __init__(self, kind: int, who: int, n: int, card: int, seat: int) -> None:
        self.kind = kind
        self.who = who
        self.n = n
        self.card = card
        self.seat = seat  # who added it

    def target(self) -> int:
        """What it was played on: a side or one fighter."""
        return self.who + (ON_SIDE if self.kind == ADD else ON_FIGHTER)

    def dump(self) -> list[object]:
        return [self.kind, self.who, self.n, self.card, self.seat]


class Terms:
    """What a helper gets (MQ-CONF-06): gold (below zero: the helper pays), items, Treasures, who picks first."""

    def __init__(self, seat: int, gold: int, items: tuple[int, ...], treasures: int, picks_first: bool) -> None:
        self.seat = seat  # the helper
        self.gold = gold
        self.items = items
        self.treasures = treasures
        self.picks_first = picks_first

    def dump(self) -> list[object]:
        return [self.seat, self.gold, list(self.items), self.treasures, self.picks_first]


class Trade:
    """An offer between neighbours: what each side would give (MQ-CONF-07)."""

    def __init__(
        self,
        giver: int,
        taker: int,
        gold: int,
        items: tuple[int, ...],
        wanted_gold: int,
        wanted: tuple[int, ...],
    ) -> None:
        self.giver = giver
        self.taker = taker
        self.gold = gold
        self.items = items
        self.wanted_gold = wanted_gold
        self.wanted = wanted

    def same(self, other: "Trade") -> bool:
        """Whether it is the same offer, in whatever order it was put together."""
        return (
            (self.giver, self.taker, self.gold, self.wanted_gold)
            == (other.giver, other.taker, other.gold, other.wanted_gold)
            and sorted(self.items) == sorted(other.items)
            and sorted(self.wanted) == sorted(other.wanted)
        )

    def dump(self) -> list[object]:
        return [self.giver, self.taker, self.gold, list(self.items), self.wanted_gold, list(self.wanted)]


class Roll:
    """The dice on the table, until what was rolled for has happened. Dice: see `a_die`."""

    def __init__(self, kind: int, seat: int, dice: tuple[int, ...], more: int) -> None:
        self.kind = kind
        self.seat = seat  # who leads or rolls
        self.dice = dice
        self.more = more  # what is added to the sum

    def with_face(self, index: int, face: int) -> "Roll":
        dice = list(self.dice)
        dice[index] = a_die(face, die_roller(dice[index]), die_for(dice[index]))
        return Roll(self.kind, self.seat, tuple(dice), self.more)

    def total(self) -> int:
        return sum([die_face(die) for die in self.dice]) + self.more

    def dump(self) -> list[object]:
        return [self.kind, self.seat, list(self.dice), self.more]


class Fight:
    """A combat in progress."""

    def __init__(
        self,
        place: int,
        leader: int,
        helper: int,
        monsters: list[int],
        boss: bool,
        step: int,
        changes: list[Change],
        dice: tuple[int, ...],
        played: list[int],
        offers: list[Terms],
        terms: Terms | None,
        calls: int,
        asked: int,
        stirred: bool,
        locked: bool,
        used: list[int],
        spoils: int,
        owed: list[int],
        exits: list[int],
        harmed: int,
        failed: int,
        escaped: int,
        spared: int,
        loot: list[int],
        kills: int,
        gained: int,
        out: int,
        counter: Terms | None,
        declined: int,
        lever: int,
        picked: list[int],
        left: int = 0,
        sums: tuple[int, ...] = (),
    ) -> None:
        self.place = place
        self.leader = leader
        self.helper = helper
        self.monsters = monsters  # uids
        self.boss = boss
        self.step = step
        self.changes = changes
        self.dice = dice  # once rolled
        self.played = played  # one-use cards that go back if their target leaves: see `a_play`
        self.offers = offers
        self.terms = terms  # what the helper was promised
        self.calls = calls  # how often help has been called for since others last changed the fight
        self.asked = asked  # who has been called and has not answered yet, as bits
        self.stirred = stirred  # something has changed since the leader announced the roll
        self.locked = locked  # nobody from outside may act
        self.used = used  # limited powers used in this fight
        self.spoils = spoils  # Treasures of the monsters beaten so far
        self.owed = owed  # hits to be lost after the fight, one entry each: the seat, the card << 3
        self.exits = exits  # by seat, where each loser runs
        self.harmed = harmed  # seats whom some Bad Stuff has hurt, as bits
        self.failed = failed  # seats whose escape has failed, as bits
        self.escaped = escaped  # seats that need no escape roll any more, as bits
        self.spared = spared  # seats that lose no hits for the defeat, as bits
        self.loot = loot  # Treasures on the table, being shared out
        self.kills = kills
        self.gained = gained  # levels the helper has gained in this fight
        self.out = out  # seats that have died or left, as bits
        self.counter = counter  # the leader's own terms, while their helper thinks about them
        self.declined = declined  # who has said no since the last call, as bits
        self.lever = lever  # the monster whose owner picks the exits, where a room has it so
        self.picked = picked  # who has taken which Treasure from the table, in order: the seat, the card << 3
        self.left = left  # Treasures that monsters sent away have left for the leader alone (MQ-CONF-52)
        self.sums = sums  # of both sides, once compared: what happens then does not change them

    def clone(self) -> "Fight":
        return Fight(
            self.place,
            self.leader,
            self.helper,
            self.monsters[:],
            self.boss,
            self.step,
            self.changes[:],
            self.dice,
            self.played[:],
            self.offers[:],
            self.terms,
            self.calls,
            self.asked,
            self.stirred,
            self.locked,
            self.used[:],
            self.spoils,
            self.owed[:],
            self.exits[:],
            self.harmed,
            self.failed,
            self.escaped,
            self.spared,
            self.loot[:],
            self.kills,
            self.gained,
            self.out,
            self.counter,
            self.declined,
            self.lever,
            self.picked[:],
            self.left,
            self.sums,
        )

    def dump(self) -> list[object]:
        return [
            self.place,
            self.leader,
            self.helper,
            self.monsters[:],
            self.boss,
            self.step,
            [change.dump() for change in self.changes],
            list(self.dice),
            self.played[:],
            [terms.dump() for terms in self.offers],
            None if self.terms is None else self.terms.dump(),
            self.calls,
            self.asked,
            self.stirred,
            self.locked,
            self.used[:],
            self.spoils,
            self.owed[:],
            self.exits[:],
            self.harmed,
            self.failed,
            self.escaped,
            self.spared,
            self.loot[:],
            self.kills,
            self.gained,
            self.out,
            None if self.counter is None else self.counter.dump(),
            self.declined,
            self.lever,
            self.picked[:],
            self.left,
            list(self.sums),
        ]

    def fighters(self) -> list[int]:
        """The seats that fight, the leader first; who has died or left is none of them."""
        found: list[int] = []
        if not self.out >> self.leader & 1:
            found.append(self.leader)
        if self.helper >= 0 and not self.out >> self.helper & 1:
            found.append(self.helper)
        return found


def new_fight(place: int, leader: int, monsters: list[int], boss: bool, seats: int) -> Fight:
    return Fight(
        place,
        leader,
        NOBODY,
        monsters,
        boss,
        GATHERING,
        [],
        (),
        [],
        [],
        None,
        0,
        0,
        False,
        False,
        [],
        0,
        [],
        [NOTHING] * seats,
        0,
        0,
        0,
        0,
        [],
        0,
        0,
        0,
        None,
        0,
        NOTHING,
        [],
    )


class Path:
    """How a monster went in the last Monsters' turn: the rooms it was in, and what kind of stop that was."""

    def __init__(self, uid: int, places: tuple[int, ...], jumps: int, fast: bool, blocked: int) -> None:
        self.uid = uid
        self.places = places  # the first is where it stood
        self.jumps = jumps  # bit i: the step from place i to the next went over a gap or the edge
        self.fast = fast  # the last step is the extra one of a Fast monster
        self.blocked = blocked  # the side of the last room whose arrow was blocked, or -1

    def dump(self) -> list[object]:
        return [self.uid, list(self.places), self.jumps, self.fast, self.blocked]


class MunchkinQuest(Game):
    """The whole table."""

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
        rules: Settings,
        munchkins: list[Munchkin],
        rooms: list[Room],
        links: list[int],
        monsters: list[Monster],
        monster_deck: list[int],
        treasure_deck: list[int],
        dxm_deck: list[int],
        monster_discard: list[int],
        treasure_discard: list[int],
        dxm_discard: list[int],
        room_deck: list[int],
        link_deck: list[int],
        phase: int,
        turn: int,
        first: int,
        active: int,
        serial: int,
        fight: Fight | None,
        roll: Roll | None,
        trade: Trade | None,
        curse: int,
        curse_by: int,
        curse_victim: int,
        arriving: int,
        brink: bool,
        turn_over: bool,
        hits: int,
        tipped: bool,
        die: int,
        paths: list[Path],
        rule_used: list[int],
        staged: list[int],
        winners: list[int],
        ending: str,
        refused: list[Trade],
    ) -> None:
        super().__init__(charter, luck, wording, agenda, pending, asked, happened, quiet)
        self.rules = rules
        self.munchkins = munchkins
        self.rooms = rooms
        self.links = links
        self.monsters = monsters
        self.monster_deck = monster_deck  # the top of each deck and pile is its end
        self.treasure_deck = treasure_deck
        self.dxm_deck = dxm_deck
        self.monster_discard = monster_discard
        self.treasure_discard = treasure_discard
        self.dxm_discard = dxm_discard
        self.room_deck = room_deck  # tiles
        self.link_deck = link_deck  # what is on the back of each piece; the front is a passage
        self.phase = phase
        self.turn = turn
        self.first = first
        self.active = active
        self.serial = serial  # the uid given last
        self.fight = fight
        self.roll = roll
        self.trade = trade
        self.curse = curse  # the curse being played, or -1
        self.curse_by = curse_by
        self.curse_victim = curse_victim  # -1 once it is cancelled
        self.arriving = arriving  # the monster card that has been drawn and has no base yet, or -1
        self.brink = brink  # somebody stands on the link of an unexplored room: combat has begun (MQ-EXPL-13)
        self.turn_over = turn_over  # nothing more happens in the moves phase
        self.hits = hits  # about to be lost; a card may prevent them
        self.tipped = tipped  # somebody has drawn for a curse in a room that pays for it, this turn
        self.die = die  # the face of the Monster Die shown last, or -1
        self.paths = paths
        self.rule_used = rule_used  # room rules used this turn
        self.staged = staged  # cards that have been played and do not lie anywhere yet
        self.winners = winners
        self.ending = ending
        self.refused = refused  # offers that neighbours have turned down this turn (MQ-CONF-07)

    # -- what every game answers ----------------------------------------------------------------------------

    def clone(self) -> "MunchkinQuest":
        fight = self.fight
        copy = MunchkinQuest(
            self.charter,
            self.luck.clone(),
            self.wording,
            self.agenda[:],
            self.pending[:],
            self.asked[:],
            self.happened,
            True,
            self.rules,
            [munchkin.clone() for munchkin in self.munchkins],
            self.rooms[:],
            self.links[:],
            self.monsters[:],
            self.monster_deck[:],
            self.treasure_deck[:],
            self.dxm_deck[:],
            self.monster_discard[:],
            self.treasure_discard[:],
            self.dxm_discard[:],
            self.room_deck[:],
            self.link_deck[:],
            self.phase,
            self.turn,
            self.first,
            self.active,
            self.serial,
            None if fight is None else fight.clone(),
            self.roll,
            self.trade,
            self.curse,
            self.curse_by,
            self.curse_victim,
            self.arriving,
            self.brink,
            self.turn_over,
            self.hits,
            self.tipped,
            self.die,
            self.paths[:],
            self.rule_used[:],
            self.staged[:],
            self.winners[:],
            self.ending,
            self.refused[:],
        )
        copy.whole = False
        return copy

    def dump(self, agenda: list[Frame]) -> list[object]:
        fight, roll, trade = self.fight, self.roll, self.trade
        return [
            self.luck.state(),
            [frame.dump() for frame in agenda],
            self.asked[:],
            self.happened,
            [munchkin.dump() for munchkin in self.munchkins],
            [room.dump() for room in self.rooms],
            self.links[:],
            [monster.dump() for monster in self.monsters],
            self.monster_deck[:],
            self.treasure_deck[:],
            self.dxm_deck[:],
            self.monster_discard[:],
            self.treasure_discard[:],
            self.dxm_discard[:],
            self.room_deck[:],
            self.link_deck[:],
            self.phase,
            self.turn,
            self.first,
            self.active,
            self.serial,
            None if fight is None else fight.dump(),
            None if roll is None else roll.dump(),
            None if trade is None else trade.dump(),
            self.curse,
            self.curse_by,
            self.curse_victim,
            self.arriving,
            self.brink,
            self.turn_over,
            self.hits,
            self.tipped,
            self.die,
            [path.dump() for path in self.paths],
            self.rule_used[:],
            self.staged[:],
            self.winners[:],
            self.ending,
            [trade.dump() for trade in self.refused],
        ]

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        return Outcome(self.winners[:], [munchkin.level for munchkin in self.munchkins], self.ending)

    def view(self, seat: int) -> object:
        from underhall.games.munchkin_quest.view import view  # it stands on this module

        return view(self, seat)

    def imagine(self, seat: int, luck: Luck) -> "MunchkinQuest":
        from underhall.games.munchkin_quest.imagine import imagine  # it stands on this module

        return imagine(self, seat, luck)

    # -- seats ----------------------------------------------------------------------------------------------

    def seats(self) -> int:
        return len(self.munchkins)

    def from_seat(self, seat: int) -> list[int]:
        """All seats clockwise, `seat` first."""
        count = len(self.munchkins)
        return [(seat + i) % count for i in range(count)]

    def living(self) -> list[int]:
        return [s for s in range(len(self.munchkins)) if not self.munchkins[s].dead]

    def seat_of_colour(self, colour: int) -> int:
        """Who plays this colour, or nobody (MQ-DICE-04)."""
        for s in range(len(self.munchkins)):
            if SEAT_COLOURS[s] == colour:
                return s
        return NOBODY

    def in_combat(self) -> bool:
        return self.fight is not None or self.brink

    # -- decks ----------------------------------------------------------------------------------------------

    def deck(self, type_: int) -> list[int]:
        if type_ == MONSTER:
            return self.monster_deck
        return self.treasure_deck if type_ == TREASURE else self.dxm_deck

    def pile(self, type_: int) -> list[int]:
        if type_ == MONSTER:
            return self.monster_discard
        return self.treasure_discard if type_ == TREASURE else self.dxm_discard

    # -- characters -----------------------------------------------------------------------------------------

    def signs(self, seat: int) -> int:
        """Races and classes in play, as bits."""
        found = 1 << EVERYBODY
        for card in self.munchkins[seat].laid:
            sign = CARDS[card].sign
            if sign >= 0:
                found |= 1 << sign
        return found

    def count_laid(self, seat: int, kind: int) -> int:
        count = 0
        for card in self.munchkins[seat].laid:
            if CARDS[card].kind == kind:
                count += 1
        return count

    def is_half(self, seat: int) -> bool:
        """Half-Breed with a single race: no drawbacks of it (MQ-RACE-06)."""
        return self.count_laid(seat, HALF_BREED) > 0 and self.count_laid(seat, RACE) == 1

    def is_super(self, seat: int) -> bool:
        """Super Munchkin with a single class (MQ-CLASS-09)."""
        return self.count_laid(seat, SUPER_MUNCHKIN) > 0 and self.count_laid(seat, CLASS) == 1

    def hated_signs(self, seat: int) -> int:
        """The signs that count against the munchkin: drawbacks are off with Half-Breed or Super Munchkin alone."""
        found = 1 << EVERYBODY
        half, super_ = self.is_half(seat), self.is_super(seat)
        for number in self.munchkins[seat].laid:
            card = CARDS[number]
            if card.sign >= 0 and not (half if card.kind == RACE else super_):
                found |= 1 << card.sign
        return found

    def allowed(self, seat: int, item: int) -> bool:
        """Whether the limits of the item let this munchkin use it (MQ-ITEM-03, -04)."""
        card = CARDS[item & CARD_MASK]
        if item & CHEATED or (card.only == 0 and card.never == 0):
            return True
        signs = self.signs(seat)
        return (card.only == 0 or card.only & signs != 0) and card.never & signs == 0

    def active_items(self, seat: int) -> list[int]:
        """Items in use or worn that its limits let it use: packed ones give nothing (MQ-ITEM-02, MQ-CONF-58)."""
        found: list[int] = []
        for item in self.munchkins[seat].items:
            if item & PACKED == 0 and self.allowed(seat, item):
                found.append(item)
        return found

    def mutes(self, seat: int) -> list[Condition]:
        """Which items give the munchkin nothing, by its race, class and curses; one for a combat waits for it."""
        munchkin = self.munchkins[seat]
        found: list[Condition] = []
        if munchkin.laid:
            half, super_ = self.is_half(seat), self.is_super(seat)
            for number in munchkin.laid:
                card = CARDS[number]
                found += card.perks.mutes
                if not (half if card.kind == RACE else super_):
                    found += card.drawbacks.mutes
        fights = self.fight is not None and seat in self.fight.fighters()
        for number in munchkin.curses:
            if fights or CARDS[number].duration != NEXT_COMBAT:
                found += CARDS[number].perks.mutes
        return found

    def is_muted(self, seat: int, item: int) -> bool:
        """Whether the item gives this munchkin neither bonus nor ability."""
        for mute in self.mutes(seat):
            if mute.holds(self, item):
                return True
        return False

    def standing(self, seat: int) -> list[Standing]:
        """Everything that holds for the munchkin because some card lies with it."""
        munchkin = self.munchkins[seat]
        found: list[Standing] = []
        mutes = self.mutes(seat) if munchkin.items and (munchkin.laid or munchkin.curses) else NO_MUTES
        for item in munchkin.items:
            if item & PACKED == 0 and self.allowed(seat, item):
                muted = False
                for mute in mutes:
                    muted = muted or mute.holds(self, item)
                if not muted:
                    found.append(CARDS[item & CARD_MASK].perks)
        if munchkin.laid:
            half, super_ = self.is_half(seat), self.is_super(seat)
            for number in munchkin.laid:
                card = CARDS[number]
                found.append(card.perks)
                if not (half if card.kind == RACE else super_):
                    found.append(card.drawbacks)
        for number in munchkin.curses:
            found.append(CARDS[number].perks)
        for number in munchkin.boons:
            found.append(CARDS[number].boon)
        return found

    def max_health(self, seat: int) -> int:
        return START_HEALTH + sum([standing.health for standing in self.standing(seat)])

    def health(self, seat: int) -> int:
        return max(0, self.max_health(seat) - self.munchkins[seat].wounds)

    def big_items(self, seat: int) -> int:
        """Big items that count for the move supply (MQ-ITEM-20, MQ-CONF-29); a Cheat makes one not Big."""
        count = 0
        for item in self.munchkins[seat].items:
            counts = not item & PACKED or self.rules.packed_big_counts
            if counts and CARDS[item & CARD_MASK].big and not item & CHEATED:
                count += 1
        return count

    def supply(self, seat: int) -> int:
        """Moves per turn, as if every change had held from its beginning (MQ-MOVE-10)."""
        moves = START_MOVES + self.munchkins[seat].extra
        free = False
        for standing in self.standing(seat):
            moves += standing.moves
            free = free or standing.big_items_free
        if not free:
            moves -= max(0, self.big_items(seat) - 1)
        return max(0, moves)

    def moves_left(self, seat: int) -> int:
        munchkin = self.munchkins[seat]
        return 0 if munchkin.stuck else max(0, self.supply(seat) - munchkin.spent)

    def hand_limit(self, seat: int) -> int:
        return HAND_LIMIT + sum([standing.hand_limit for standing in self.standing(seat)])

    def pack_limit(self, seat: int) -> int:
        return PACK_LIMIT + sum([standing.pack_limit for standing in self.standing(seat)])

    def packed(self, seat: int) -> int:
        count = 0
        for item in self.munchkins[seat].items:
            if item & PACKED:
                count += 1
        return count

    def hands_used(self, seat: int) -> int:
        used = 0
        for item in self.munchkins[seat].items:
            if not item & PACKED and not item & CHEATED:
                slot = CARDS[item & CARD_MASK].slot
                if slot == TWO_HANDS or item & GRIPPED:
                    used += 2
                elif slot == ONE_HAND:
                    used += 1
        return used

    def wearing(self, seat: int, slot: int) -> int:
        """The item worn in this slot (a Cheat takes none), or nothing."""
        for item in self.munchkins[seat].items:
            if not item & PACKED and CARDS[item & CARD_MASK].slot == slot:
                return item
        return NOTHING

    def has_flight(self, seat: int) -> bool:
        for standing in self.standing(seat):
            if standing.flight:
                return True
        return False

    def has_fire_protection(self, seat: int) -> bool:
        for standing in self.standing(seat):
            if standing.fire_protection:
                return True
        return False

    # -- the map --------------------------------------------------------------------------------------------

    def face(self, place: int) -> Face:
        return FACES[self.rooms[place].face]

    def link(self, place: int, side: int) -> int:
        """The kind of link on that side, with walls that cards have raised."""
        link = self.links[self.rooms[place].links[side]]
        return 4 if link >> WALLED_SHIFT else link & SHOWN_MASK

    def link_cost(self, seat: int, kind: int) -> int:
        """The moves a link costs this munchkin; 0: it cannot be passed (MQ-MOVE-05, -06)."""
        cost = self.rules.hidden_cost if kind == HIDDEN_LINK else LINK_COSTS[kind]
        for standing in self.standing(seat):
            own = standing.link_costs[kind]
            if own and (cost == 0 or own < cost):
                cost = own
        return cost

    def monsters_at(self, place: int) -> list[Monster]:
        return [monster for monster in self.monsters if monster.place == place]

    def munchkins_at(self, place: int) -> list[int]:
        """The living munchkins in a room."""
        found: list[int] = []
        for s in range(len(self.munchkins)):
            if self.munchkins[s].place == place and not self.munchkins[s].dead:
                found.append(s)
        return found

    def monster(self, uid: int) -> Monster | None:
        for monster in self.monsters:
            if monster.uid == uid:
                return monster
        return None

    def replace_monster(self, changed: Monster) -> None:
        for i in range(len(self.monsters)):
            if self.monsters[i].uid == changed.uid:
                self.monsters[i] = changed

    def free_bases(self, seat: int) -> int:
        used = 0
        for monster in self.monsters:
            if monster.owner == seat and not monster.mate:
                used += 1
        return BASES - used

    # -- monsters -------------------------------------------------------------------------------------------

    def monster_level(self, monster: Monster) -> int:
        """Its level with enhancers, never below 1 (MQ-FIX-01, MQ-ENH-03); a Boss has its own (MQ-BOSS-03)."""
        level = self.rules.boss_level if monster.boss else CARDS[monster.card].level
        for number in monster.enhancers:
            enhancer = CARDS[number]
            if enhancer.level_unless is None or not self.any_fighter(enhancer):
                level += enhancer.level
        return max(1, level)

    def any_fighter(self, enhancer: Card) -> bool:
        """Whether a munchkin in the fight keeps the enhancer's levels from counting."""
        fight, unless = self.fight, enhancer.level_unless
        if fight is None or unless is None:
            return False
        for seat in fight.fighters():
            if unless.holds(self, seat):
                return True
        return False

    def monster_treasures(self, monster: Monster) -> int:
        return max(0, CARDS[monster.card].treasures + sum([CARDS[card].treasures for card in monster.enhancers]))

    def monster_dice(self, monster: Monster) -> int:
        return CARDS[monster.card].dice + sum([CARDS[card].more_dice for card in monster.enhancers])

    def monster_traits(self, monster: Monster) -> int:
        traits = CARDS[monster.card].traits
        for card in monster.enhancers:
            traits |= CARDS[card].new_traits
        return traits

    def monster_size(self, monster: Monster) -> int:
        size = CARDS[monster.card].size
        for card in monster.enhancers:
            if CARDS[card].new_size >= 0:
                size = CARDS[card].new_size
        return size

    def monster_gait(self, monster: Monster) -> int:
        gait = CARDS[monster.card].gait
        for card in monster.enhancers:
            if CARDS[card].new_gait >= 0:
                gait = CARDS[card].new_gait
        return gait


def everything(g: MunchkinQuest) -> list[int]:
    """Every card wherever it lies, sorted: what conservation is checked against."""
    cards = g.monster_deck + g.treasure_deck + g.dxm_deck
    cards += g.monster_discard + g.treasure_discard + g.dxm_discard + g.staged
    cheats = 0
    for munchkin in g.munchkins:
        cards += [hand_card(held) for held in munchkin.hand]
        cards += [item_card(item) for item in munchkin.items] + munchkin.laid + munchkin.curses
        cheats += sum([1 for item in munchkin.items if item & CHEATED])
    for room in g.rooms:
        cards += [item_card(item) for item in room.floor]
        cheats += sum([1 for item in room.floor if item & CHEATED])
    for monster in g.monsters:
        if not monster.mate:
            cards.append(monster.card)
            cards += monster.enhancers
    if g.arriving >= 0:
        cards.append(g.arriving)
    if g.fight is not None:
        cards += g.fight.loot
    cards += [CHEAT_CARD] * cheats
    cards.sort()
    return cards


CHEAT_CARD: Final = next(card.number for card in CARDS if card.id == "d-cheat")
