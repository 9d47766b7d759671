"""Monsters appear: a card, a base by the Monster Die, a place (MQ-EXPL-07 to -12); rooms are entered, monsters met."""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.facts import ENTRANCE, MONSTER, SEAT_COLOURS
from underhall.games.munchkin_quest.hands import discard, top
from underhall.games.munchkin_quest.moves import take_off_map
from underhall.games.munchkin_quest.ops import Effect, Pick
from underhall.games.munchkin_quest.picks import Arrival
from underhall.games.munchkin_quest.pieces import new_monster
from underhall.games.munchkin_quest.rolls import AFTER_ROLLING, RollMonsterDie, TakeColour
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.table_state import MOVES
from underhall.kernel.agenda import NO_CARD, NOTHING, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of
from underhall.kernel.types import CardNo, EventNumber, OptionCode, SeatNo, Uid

# What a monster comes for.
IN_NEW_ROOM: Final = 0  # every new room holds one; like those found and lured it is fought as any that one meets
TO_JOIN: Final = 1  # it joins the fight, disdain or not
AS_BOSS: Final = 2
FOUND: Final = 3  # by searching
LURED: Final = 4
DRAWN_BY: Final[tuple[str, ...]] = ("MQ-EXPL-07", "MQ-ENH-07", "MQ-BOSS-01", "MQ-SEARCH-07", "MQ-EXPL-15")

# Why a munchkin meets the monsters of a room: below zero, for in the picks of a meeting stand monsters as well.
ENTERED: Final = -1
TURN_STARTED: Final = -2
BROUGHT: Final = -3
APPEARED: Final = -4
DISDAIN_ENDED: Final = -5
FLED: Final = -6
MET_BY: Final[tuple[str, ...]] = (
    "MQ-COMBAT-03",
    "MQ-TURN-05",
    "MQ-COMBAT-04",
    "MQ-COMBAT-05",
    "MQ-CONF-63",
    "MQ-RUN-13",
)


def appear(g: MunchkinQuest, seat: SeatNo, place: int, purpose: int, cause: EventNumber) -> None:
    g.push(APPEARING, seat, NO_CARD, cause, (place, purpose))


class DrawMonster(Effect):
    """The next Monster card, for everybody to see (MQ-CARD-16); without one nothing happens (MQ-CONF-33)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        card = CardNo(top(g, MONSTER))
        if card == NOTHING:
            g.emit(say.NO_MONSTER, "MQ-CONF-33")
            g.drop(frame)
            return
        g.arriving = card
        g.emit(say.MONSTER_DRAWN, DRAWN_BY[Arrival(frame).purpose], frame.seat, card)


class ChooseBase(Pick):
    """A base of the rolled colour; without one the discoverer picks a colour of the game (MQ-EXPL-09, MQ-CONF-03)."""

    kind: str = "choose-base"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        owner = g.seat_of_colour(g.die)
        if owner >= 0 and g.free_bases(owner) > 0:
            return [pack(kinds.COLOUR, SEAT_COLOURS[owner])]
        return [pack(kinds.COLOUR, SEAT_COLOURS[s]) for s in range(g.seats())]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        owner = g.seat_of_colour(x_of(code))
        rule = based_by(g, Arrival(frame).purpose)
        if g.free_bases(owner) <= 0:
            free_base(g, owner)
        put_monster(g, frame, owner, rule)


def based_by(g: MunchkinQuest, purpose: int) -> str:
    """The rule by which the arriving monster gets its base: the die's colour, or a choice where that has none."""
    rolled = g.seat_of_colour(g.die)
    if rolled < 0:
        return "MQ-EXPL-09"
    if g.free_bases(rolled) <= 0:
        return "MQ-CONF-03"
    if purpose == AS_BOSS:
        return "MQ-BOSS-02"
    return "MQ-EXPL-08" if purpose == IN_NEW_ROOM else "MQ-CONF-56"


def free_base(g: MunchkinQuest, owner: SeatNo) -> None:
    """The strongest monsters of the colour leave the dungeon, all that tie; nobody has killed them (MQ-CONF-02)."""
    candidates = [m for m in g.monsters if m.owner == owner and not m.boss and not m.mate]
    if g.rules.frees_base_on_map:
        strongest = max([g.monster_level(m) for m in g.monsters if not m.boss and not m.mate])
        if strongest > max([g.monster_level(m) for m in candidates]):
            for monster in [m for m in g.monsters if not m.boss and not m.mate and g.monster_level(m) == strongest]:
                g.emit(say.BASE_FREED, "MQ-EXPL-10", monster.card)
                take_off_map(g, monster)
    if g.free_bases(owner) > 0:
        return
    strongest = max([g.monster_level(m) for m in candidates])
    for monster in candidates:
        if g.monster_level(monster) == strongest:
            g.emit(say.BASE_FREED, "MQ-EXPL-10", monster.card)
            take_off_map(g, monster)


def put_monster(g: MunchkinQuest, frame: Frame, owner: SeatNo, rule: str) -> None:
    arrival = Arrival(frame)
    place, purpose = arrival.place, arrival.purpose
    card = g.arriving
    g.arriving = NO_CARD
    if purpose == TO_JOIN and g.fight is None:
        discard(g, card)  # the fight has ended meanwhile
        return
    g.serial += 1
    g.monsters = (*g.monsters, new_monster(Uid(g.serial), card, owner, place, purpose == AS_BOSS))
    g.emit(say.MONSTER_BASED, rule, card, SEAT_COLOURS[owner], g.rooms[place].face)
    if purpose == TO_JOIN and g.fight is not None:
        g.fight.monsters = (*g.fight.monsters, Uid(g.serial))
        g.emit(say.MONSTER_JOINS, "MQ-ENH-07", card)


APPEARING: Final = Program(
    "appearing", (DrawMonster(), RollMonsterDie("MQ-DICE-02"), AFTER_ROLLING, TakeColour("MQ-DICE-03"), ChooseBase())
)


# -- entering ------------------------------------------------------------------------------------------------------


def enter(g: MunchkinQuest, seat: SeatNo, place: int, cause: EventNumber, why: int = ENTERED) -> None:
    """The munchkin is in another room now: its rule, and what waits there. `why`: the reason to meet that."""
    munchkin = g.change(seat)
    munchkin.place = place
    munchkin.owes_toll = munchkin.free_of_room = False
    g.push(ENTERING, seat, NO_CARD, cause, (why,))


class EnterRule(Effect):
    """What the room does to whoever enters (MQ-EXPL-06, MQ-ROOM-01)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        munchkin = g.munchkins[frame.seat]
        program = g.face(munchkin.place).enter
        if program is not None and not munchkin.dead:
            g.push(program, frame.seat, NO_CARD, frame.cause, ())


class Lure(Pick):
    """In an explored dungeon whoever enters a room without monsters in the own turn may draw one (MQ-EXPL-15)."""

    kind: str = "lure"

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        munchkin = g.munchkins[frame.seat]
        quiet = munchkin.place != ENTRANCE and not g.has_monsters(munchkin.place)
        mine = frame.seat == g.active and g.phase == MOVES and g.fight is None and not g.turn_over
        if quiet and mine and not g.room_deck and not munchkin.dead:
            super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(kinds.PASS), pack(kinds.LURE)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == kinds.LURE:
            g.pick(APPEARED)
            appear(g, seat, g.munchkins[seat].place, LURED, frame.cause)


class MeetWhatIsThere(Effect):
    """The active player meets the Boss, or the monsters of the room (MQ-COMBAT-03, MQ-BOSS-01). Picks: why."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        from underhall.games.munchkin_quest.meeting import meet  # it stands on this module

        if frame.seat == g.active and g.fight is None and not g.munchkins[frame.seat].dead:
            meet(g, frame.picks[-1] if frame.picks else ENTERED, frame.cause)


ENTERING: Final = Program("entering", (EnterRule(), Lure(), MeetWhatIsThere()))
