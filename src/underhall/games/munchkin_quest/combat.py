"""A combat in progress, what has been added to it, and the dice on the table."""

from typing import Final

from underhall.games.munchkin_quest.offers import Terms
from underhall.games.munchkin_quest.packing import (
    ESCAPE,
    ON_FIGHTER,
    ON_SIDE,
    PLAY,
    SEAT_AND_CARD,
    USE,
    a_die,
    die_face,
    die_for,
    die_roller,
)
from underhall.kernel.agenda import NO_CARD, NO_UID, NOBODY, NOTHING
from underhall.kernel.fields import COPY, Fields, Record, replaced
from underhall.kernel.types import CardNo, SeatNo, Uid

# How far a fight has got.
GATHERING: Final = 0  # cards, help, interference
ROLLED: Final = 1
WON: Final = 2
LOST: Final = 3
STEPS: Final[tuple[str, ...]] = ("gathering", "rolled", "won", "lost")

# What has been added to a fight.
ADD: Final = 0  # to a side: `who` is MUNCHKINS or MONSTERS_SIDE
ADD_DICE: Final = 1  # to one fighter: `who` is a participant
ADD_TO: Final = 2  # a number for the side of one fighter, as long as that one fights: `who` is a participant
MUNCHKINS: Final = 0
MONSTERS_SIDE: Final = 1
MONSTER_PARTICIPANT: Final = 16  # a participant is a seat, or a monster's uid and this

# Kinds of rolls.
FIGHT_ROLL: Final = 0
SEARCH_ROLL: Final = 1
ESCAPE_ROLL: Final = 2
MONSTER_ROLL: Final = 3  # the Monster Die
D10_ROLL: Final = 4
PLAIN_ROLL: Final = 5
ROLLS: Final[tuple[str, ...]] = ("fight", "search", "escape", "monster", "d10", "plain")
SAFE: Final = 5  # an escape roll of so much succeeds


class Change(Record):
    """Something added to a fight: a number for a side, or a number or dice for a fighter."""

    def __init__(
        self, kind: int = ADD, who: int = 0, n: int = 0, card: CardNo = NO_CARD, seat: SeatNo = NOBODY
    ) -> None:
        self.kind = kind
        self.who = who
        self.n = n
        self.card = card
        self.seat = seat  # who added it

    def fields(self, f: Fields, of: "Change") -> None:
        self.kind = f.number("kind", of.kind)
        self.who = f.number("who", of.who)
        self.n = f.number("n", of.n)
        self.card = f.mention("card", of.card)
        self.seat = f.number("seat", of.seat)

    def target(self) -> int:
        """What it was played on: a side or one fighter."""
        return self.who + (ON_SIDE if self.kind == ADD else ON_FIGHTER)


class Roll(Record):
    """The dice on the table, until what was rolled for has happened. Dice: see `a_die`."""

    def __init__(
        self, kind: int = FIGHT_ROLL, seat: SeatNo = NOBODY, dice: tuple[int, ...] = (), more: int = 0
    ) -> None:
        self.kind = kind
        self.seat = seat  # who leads or rolls
        self.dice = dice
        self.more = more  # what is added to the sum

    def fields(self, f: Fields, of: "Roll") -> None:
        self.kind = f.word("kind", of.kind, ROLLS)
        self.seat = f.number("seat", of.seat)
        self.dice = f.numbers("dice", of.dice)
        self.more = f.number("more", of.more)

    def with_face(self, index: int, face: int) -> "Roll":
        die = self.dice[index]
        changed = a_die(face, die_roller(die), die_for(die))
        return Roll(self.kind, self.seat, replaced(self.dice, index, changed), self.more)

    def total(self) -> int:
        return sum([die_face(die) for die in self.dice]) + self.more


class Fight(Record):
    """A combat in progress. It is changed in place: a clone of the game has a fight of its own."""

    place: int = NOTHING
    leader: SeatNo = NOBODY
    helper: SeatNo = NOBODY
    monsters: tuple[Uid, ...] = ()  # uids
    boss: bool = False
    step: int = GATHERING
    changes: tuple[Change, ...] = ()
    dice: tuple[int, ...] = ()  # once rolled
    played: tuple[int, ...] = ()  # one-use cards that go back if their target leaves: see `a_play`
    returned: tuple[int, ...] = ()  # those that have gone back, with their owners (MQ-CONF-50)
    offers: tuple[Terms, ...] = ()
    terms: Terms | None = None  # what the helper was promised
    calls: int = 0  # how often help has been called for since others last changed the fight
    asked: int = 0  # who has been called and has not answered yet, as bits
    changed_since_roll: bool = False  # something has changed since the leader announced the roll
    locked: bool = False  # nobody from outside may act
    used: tuple[int, ...] = ()  # limited powers used in this fight: see `usage`
    spoils: int = 0  # Treasures of the monsters beaten so far
    owed: tuple[int, ...] = ()  # hits to be lost after the fight, one entry each: the seat and the card
    exits: tuple[int, ...] = ()  # by seat, where each loser runs
    escapes: tuple[int, ...] = ()  # how each escape has ended: see `escape_mark`
    harmed: int = 0  # seats whom some Bad Stuff has hurt, as bits
    failed: int = 0  # seats whose escape has failed, as bits
    escaped: int = 0  # seats that need no escape roll any more, as bits
    spared: int = 0  # seats that lose no hits for the defeat, as bits
    loot: tuple[CardNo, ...] = ()  # Treasures on the table, being shared out
    kills: int = 0
    gained: int = 0  # levels the helper has gained in this fight
    out: int = 0  # seats that have died or left, as bits
    counter: Terms | None = None  # the leader's own terms, while their helper thinks about them
    declined: int = 0  # who has said no since the last call, as bits
    exit_chooser: Uid = NO_UID  # the monster whose owner picks the exits, where a room has it so
    picked: tuple[int, ...] = ()  # who has taken which Treasure from the table, in order: the seat and the card
    left: int = 0  # Treasures that monsters sent away have left for the leader alone (MQ-CONF-52)
    sums: tuple[int, ...] = ()  # of both sides, once compared: what happens then does not change them

    def fields(self, f: Fields, of: "Fight") -> None:
        self.place = f.number("place", of.place)
        self.leader = f.number("leader", of.leader)
        self.helper = f.number("helper", of.helper)
        self.monsters = f.numbers("monsters", of.monsters)
        self.boss = f.flag("boss", of.boss)
        self.step = f.word("step", of.step, STEPS)
        self.changes = f.records("changes", of.changes, Change)
        self.dice = f.numbers("dice", of.dice)
        self.played = f.packed("played", of.played, PLAY)
        self.returned = f.packed("returned", of.returned, SEAT_AND_CARD)
        self.offers = f.records("offers", of.offers, Terms)
        self.terms = f.record("terms", of.terms, Terms)
        self.calls = f.number("calls", of.calls)
        self.asked = f.number("asked", of.asked)
        self.changed_since_roll = f.flag("changed_since_roll", of.changed_since_roll)
        self.locked = f.flag("locked", of.locked)
        self.used = f.packed("used", of.used, USE)
        self.spoils = f.number("spoils", of.spoils)
        self.owed = f.packed("owed", of.owed, SEAT_AND_CARD)
        self.exits = f.numbers("exits", of.exits)
        self.escapes = f.packed("escapes", of.escapes, ESCAPE)
        self.harmed = f.number("harmed", of.harmed)
        self.failed = f.number("failed", of.failed)
        self.escaped = f.number("escaped", of.escaped)
        self.spared = f.number("spared", of.spared)
        self.loot = f.cards("loot", of.loot)
        self.kills = f.number("kills", of.kills)
        self.gained = f.number("gained", of.gained)
        self.out = f.number("out", of.out)
        self.counter = f.record("counter", of.counter, Terms)
        self.declined = f.number("declined", of.declined)
        self.exit_chooser = f.number("exit_chooser", of.exit_chooser)
        self.picked = f.packed("picked", of.picked, SEAT_AND_CARD)
        self.left = f.number("left", of.left)
        self.sums = f.numbers("sums", of.sums)

    def copied(self) -> "Fight":
        new = Fight()
        new.fields(COPY, self)
        return new

    def has(self, seat: SeatNo) -> bool:
        """Whether the seat is one of the fighters."""
        return seat >= 0 and (seat == self.leader or seat == self.helper) and not self.out >> seat & 1

    def fighters(self) -> list[SeatNo]:
        """The seats that fight, the leader first; who has died or left is none of them."""
        found: list[SeatNo] = []
        if not self.out >> self.leader & 1:
            found.append(self.leader)
        if self.helper >= 0 and not self.out >> self.helper & 1:
            found.append(self.helper)
        return found


def new_fight(place: int, leader: SeatNo, monsters: tuple[Uid, ...], boss: bool, seats: int) -> Fight:
    fight = Fight()
    fight.place = place
    fight.leader = leader
    fight.monsters = monsters
    fight.boss = boss
    fight.exits = (NOTHING,) * seats
    return fight
