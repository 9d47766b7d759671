"""A lost fight: hits, running away, Bad Stuff (MQ-COMBAT-47, -48, MQ-RUN-*, MQ-BOSS-12, -13)."""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.codes import coded_item, item_code, monster_code, place_code
from underhall.games.munchkin_quest.combat import ESCAPE_ROLL, SAFE, Fight, Roll
from underhall.games.munchkin_quest.dungeon import neighbours
from underhall.games.munchkin_quest.facts import BAD_STUFF, CARDS
from underhall.games.munchkin_quest.fight import CloseFight
from underhall.games.munchkin_quest.giving_up import add_death, give_up
from underhall.games.munchkin_quest.hits import DEFEATED, DEFEATED_BY_BOSS, HIT_IN_VAIN, lose_hits
from underhall.games.munchkin_quest.moves import drop_item, is_bound, lose_level, spare_items, take_off_map
from underhall.games.munchkin_quest.ops import Effect, Pick
from underhall.games.munchkin_quest.packing import PACKED, escape_mark, escape_seat, item_card
from underhall.games.munchkin_quest.picks import about_monster
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.plays import add_plays, begin, is_play
from underhall.games.munchkin_quest.rolls import AFTER_ROLLING, explain_roll, throw
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.timing import DEFEAT_WINDOW, ESCAPE_MENU, WindowNo
from underhall.games.munchkin_quest.windows import Window
from underhall.kernel.agenda import NO_CARD, NOTHING, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of, y_of
from underhall.kernel.fields import replaced
from underhall.kernel.types import OptionCode, SeatNo, Uid


class DefeatWindow(Window):
    """The losers may use what works before hits are taken."""

    window: WindowNo = DEFEAT_WINDOW

    def order(self, g: MunchkinQuest, frame: Frame) -> tuple[SeatNo, ...]:
        return tuple(g.fight.fighters()) if g.fight is not None else ()


def hits_of_defeat(g: MunchkinQuest, fight: Fight) -> int:
    """What each loser of the fight loses at once."""
    return 1 if fight.boss and g.rules.boss_one_hit else len(fight.monsters)


class DefeatHits(Effect):
    """One hit for every monster, before running away (MQ-COMBAT-47)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is None:
            return
        hits = hits_of_defeat(g, fight)
        losers = fight.fighters()
        losers.reverse()
        for seat in losers:
            if not fight.spared >> seat & 1:
                lose_hits(g, seat, hits, NO_CARD, frame.cause, why=DEFEATED_BY_BOSS if fight.boss else DEFEATED)


class ChooseExitChooser(Pick):
    """Where the owner of the strongest monster picks the exits, the leader names it if several are as strong."""

    kind: str = "choose-monster"

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is not None and fight.fighters() and g.face(fight.place).owner_picks_exit:
            super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        level = 0
        for monster in g.fighting_monsters():
            if g.monster_level(monster) >= level:
                if g.monster_level(monster) > level:
                    codes = []
                    level = g.monster_level(monster)
                codes.append(monster_code(monster))
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        assert g.fight is not None
        g.fight.exit_chooser = Uid(y_of(code))


class RunAway(Effect):
    """Whoever lives must run, the leader first (MQ-RUN-01)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is None:
            return
        fight.harmed = 0  # the hits for the defeat are no Bad Stuff
        losers = fight.fighters()
        losers.reverse()
        for seat in losers:
            g.push(RUNNING, seat, NO_CARD, frame.cause, ())


def runs(g: MunchkinQuest, seat: SeatNo) -> bool:
    """Whether the munchkin is still in the lost fight."""
    return g.fight is not None and g.fight.has(seat) and not g.munchkins[seat].dead


class EscapeMenu(Pick):
    """Instead of rolling one may play a card that takes one away (MQ-RUN-09): before the exit is chosen, and again
    before each roll that follows another."""

    kind: str = "escape"
    secret: bool = True

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = [pack(kinds.PASS)]
        add_plays(g, seat, ESCAPE_MENU, codes)
        add_death(g, seat, codes)
        return codes

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is None or not runs(g, frame.seat):
            return
        rolls = bool(frame.picks)
        if not rolls or (has_rolled(fight, frame.seat) and not fight.escaped >> frame.seat & 1):
            super().run(g, frame)

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if is_play(code):
            g.again(frame, frame.picks)
            begin(g, seat, code)
        elif kind_of(code) == kinds.DIE:
            g.again(frame, frame.picks)
            give_up(g, seat)


class LeaveBehind(Pick):
    """In some rooms an item that is left behind frees whoever runs from the room's hold."""

    kind: str = "leave-behind"

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if runs(g, frame.seat) and g.fight is not None and g.face(g.fight.place).waived_by:
            super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        munchkin = g.munchkins[seat]
        codes = [pack(kinds.PASS)]
        for item in spare_items(g, seat):
            fitting = CARDS[item_card(item)].slot == g.face(munchkin.place).waived_by and not item & PACKED
            if fitting and not is_bound(item) and not munchkin.free_of_room:
                codes.append(item_code(item, kinds.DROP))
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == kinds.DROP:
            drop_item(g, seat, coded_item(code), "MQ-ROOM-01")


class ChooseExit(Pick):
    """Where to run is chosen before any roll: an explored room next door, by any opening (MQ-RUN-02, -03, -12)."""

    kind: str = "choose-exit"

    def chooser(self, g: MunchkinQuest, frame: Frame) -> SeatNo:
        fight = g.fight
        monster = g.monster(fight.exit_chooser) if fight is not None else None
        if fight is not None and monster is not None:
            owner = monster.owner
            if not g.munchkins[owner].dead and owner not in (fight.leader, fight.helper):
                return owner
        return frame.seat

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        rooms = neighbours(g, g.munchkins[frame.seat].place)
        codes = [place_code(g, place) for place in rooms]
        if seat == frame.seat:
            add_death(g, seat, codes)
        return codes

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if runs(g, frame.seat):
            super().run(g, frame)

    def nothing(self, g: MunchkinQuest, frame: Frame) -> None:
        g.emit(say.NO_EXIT, "MQ-RUN-10", frame.seat)

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        assert g.fight is not None
        if kind_of(code) == kinds.DIE:
            g.again(frame, frame.picks)
            give_up(g, seat)
            return
        g.fight.exits = replaced(g.fight.exits, frame.seat, x_of(code))
        rule = "MQ-RUN-02" if seat == frame.seat else "MQ-ROOM-01"
        g.emit(say.EXIT_CHOSEN, rule, frame.seat, g.rooms[x_of(code)].face)


class EscapeNext(Pick):
    """A separate roll for each monster, in the order the runner likes (MQ-RUN-08). Picks: those escaped or met."""

    kind: str = "escape-order"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = [monster_code(monster) for monster in g.fighting_monsters() if monster.uid not in frame.picks]
        add_death(g, seat, codes)
        return codes

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if runs(g, frame.seat):
            super().run(g, frame)

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == kinds.DIE:
            g.again(frame, frame.picks)
            give_up(g, seat)
            return
        uid = y_of(code)
        g.again(frame, (*frame.picks, uid))
        g.push(ESCAPE, frame.seat, NO_CARD, frame.cause, (uid,))


def escape_bonus(g: MunchkinQuest, fight: Fight, seat: SeatNo, monster: Monster) -> int:
    more = CARDS[monster.card].escape
    for card in monster.enhancers:
        more += CARDS[card].escape
    more += g.sheet(seat).escape
    if not g.munchkins[seat].free_of_room:
        more += g.face(fight.place).escape
    return more


def safe_from(g: MunchkinQuest, fight: Fight, seat: SeatNo, monster: Monster) -> int:
    """From which face of the die on the munchkin escapes the monster; above 6 never."""
    return max(1, SAFE - escape_bonus(g, fight, seat, monster))


def has_rolled(fight: Fight, seat: SeatNo) -> bool:
    """Whether the munchkin has run from one of the monsters already."""
    for mark in fight.escapes:
        if escape_seat(mark) == seat:
            return True
    return False


class RollEscape(Effect):
    """One die to get away from one monster; without an exit there is nothing to roll for (MQ-RUN-10)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        monster = about_monster(g, frame)
        if fight is None or monster is None or fight.escaped >> frame.seat & 1 or not runs(g, frame.seat):
            g.drop(frame)
        elif fight.exits[frame.seat] == NOTHING:
            g.drop(frame)
            caught(g, fight, frame, monster, None)
        else:
            throw(g, ESCAPE_ROLL, frame.seat, 1, escape_bonus(g, fight, frame.seat, monster))


class EscapeResult(Effect):
    """Five or more is safe; otherwise the Bad Stuff (MQ-RUN-05, -06)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight, roll = g.fight, g.roll
        monster = about_monster(g, frame)
        g.roll = None
        if fight is None or roll is None or monster is None or not runs(g, frame.seat):
            return
        total = roll.total()
        if total >= SAFE:
            fight.escapes = (*fight.escapes, escape_mark(frame.seat, monster.uid, True))
            g.emit(say.ESCAPED, "MQ-RUN-05", frame.seat, monster.card, total)
            explain_roll(g, roll)
        else:
            caught(g, fight, frame, monster, roll)


def caught(g: MunchkinQuest, fight: Fight, frame: Frame, monster: Monster, roll: Roll | None) -> None:
    """The Bad Stuff of a monster that was not escaped; without an exit nothing was rolled."""
    seat = frame.seat
    rule = "MQ-RUN-10" if fight.exits[seat] == NOTHING else "MQ-RUN-06"
    cause = g.emit(say.CAUGHT, rule, seat, monster.card, roll.total() if roll is not None else 0)
    if roll is not None:
        explain_roll(g, roll)
    fight.escapes = (*fight.escapes, escape_mark(seat, monster.uid, False))
    fight.failed |= 1 << seat
    if g.rules.extra_hit_each:
        fight.harmed &= ~(1 << seat)
        g.push(IN_VAIN, seat, monster.card, cause, ())
    ability = CARDS[monster.card].on[BAD_STUFF]
    if ability is not None:
        g.push(ability.program, seat, monster.card, cause, (monster.uid,))


class BadStuffInVain(Effect):
    """If nothing of it could hurt, one more hit is lost: once a fight, or for each monster (MQ-RUN-07, MQ-CONF-51)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is None or g.munchkins[frame.seat].dead:
            return
        if fight.failed >> frame.seat & 1 and not fight.harmed >> frame.seat & 1:
            g.emit(say.BAD_STUFF_IN_VAIN, "MQ-RUN-07", frame.seat)
            lose_hits(g, frame.seat, 1, frame.source, frame.cause, why=HIT_IN_VAIN)


class RunOut(Effect):
    """The survivor ends in the chosen room, escaped or not (MQ-RUN-04); who found no exit stays (MQ-RUN-10)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is None or not runs(g, frame.seat):
            return
        exit_ = fight.exits[frame.seat]
        if exit_ == NOTHING:
            if frame.seat == g.active:
                g.turn_over = True
            return
        munchkin = g.change(frame.seat)
        munchkin.place = exit_
        munchkin.owes_toll = munchkin.free_of_room = False
        g.emit(say.RAN, "MQ-RUN-04", frame.seat, g.rooms[exit_].face)


class BossLoss(Effect):
    """A level for each who fought the Boss and lost; then the Boss and all with it leave (MQ-BOSS-12, -13)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is None or not fight.boss:
            return
        for seat in (fight.leader, fight.helper):
            if seat >= 0:
                g.emit(say.BOSS_LEVEL_LOST, "MQ-BOSS-12", seat)
                lose_level(g, seat, 1, "MQ-BOSS-12")
        for monster in g.monsters:
            if monster.boss or monster.uid in fight.monsters:
                g.emit(say.MONSTER_LEFT, "MQ-BOSS-13", monster.card)
                take_off_map(g, monster)


ESCAPE: Final = Program("escape", (EscapeMenu(), RollEscape(), AFTER_ROLLING, EscapeResult()))
IN_VAIN: Final = Program("in-vain", (BadStuffInVain(),))
RUNNING: Final = Program(
    "running", (EscapeMenu(), LeaveBehind(), ChooseExit(), EscapeNext(), BadStuffInVain(), RunOut())
)
DEFEAT: Final = Program(
    "defeat", (DefeatWindow(), DefeatHits(), ChooseExitChooser(), RunAway(), BossLoss(), CloseFight())
)
