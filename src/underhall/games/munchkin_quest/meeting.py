"""Meeting monsters: which of them fight, what spares one the fight, and how it starts (MQ-TURN-06, MQ-COMBAT-49)."""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.arrive import AS_BOSS, BROUGHT, ENTERED, MET_BY, appear
from underhall.games.munchkin_quest.codes import monster_code
from underhall.games.munchkin_quest.combat import new_fight
from underhall.games.munchkin_quest.facts import ENTRANCE
from underhall.games.munchkin_quest.fight import FIGHTING
from underhall.games.munchkin_quest.giving_up import add_death, give_up
from underhall.games.munchkin_quest.items import put_in_order
from underhall.games.munchkin_quest.moves import out_of_fight
from underhall.games.munchkin_quest.ops import Effect, Pick
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.plays import add_plays, begin, is_play
from underhall.games.munchkin_quest.reasons import by_card
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import disdains
from underhall.games.munchkin_quest.table_state import MOVES
from underhall.games.munchkin_quest.timing import MEETING_MENU
from underhall.kernel.agenda import NO_CARD, Frame, Program
from underhall.kernel.decisions import kind_of, pack, y_of
from underhall.kernel.types import EventNumber, OptionCode, SeatNo, Uid


def opponents(g: MunchkinQuest, seat: SeatNo) -> list[Uid]:
    """The monsters in the room that will fight this munchkin (MQ-COMBAT-27, -53)."""
    place = g.munchkins[seat].place
    return [monster.uid for monster in g.monsters_at(place) if not disdains(g, monster, seat)]


def meets_anyone(g: MunchkinQuest, seat: SeatNo) -> bool:
    """Whether there is one of them."""
    place = g.munchkins[seat].place
    for monster in g.monsters:
        if monster.place == place and not disdains(g, monster, seat):
            return True
    return False


def meet(g: MunchkinQuest, why: int, cause: EventNumber) -> None:
    """The active player is where the Boss or monsters are: a fight comes, for one of the reasons in arrive.py."""
    seat = g.active
    munchkin = g.munchkins[seat]
    if munchkin.place == ENTRANCE and munchkin.level >= g.rules.goal:
        g.push(BOSS_FIGHT, seat, NO_CARD, cause, ())
        appear(g, seat, ENTRANCE, AS_BOSS, cause)
    elif meets_anyone(g, seat):
        g.push(MEETING, seat, NO_CARD, cause, (why,))
    else:
        for monster in g.monsters_at(munchkin.place):
            g.emit(say.DISDAINED, "MQ-COMBAT-49", monster.card, seat)


class MeetingMenu(Pick):
    """Fight, or play what spares one the fight (MQ-TURN-06).

    Picks: why they have met, and monsters that the leader takes on besides.
    """

    kind: str = "meeting"
    secret: bool = True  # who is asked holds something to play, as a rule

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = [pack(kinds.FIGHT)]
        for monster in g.monsters_at(g.munchkins[seat].place):
            if disdains(g, monster, seat) and monster.uid not in frame.picks:  # MQ-COMBAT-53
                codes.append(monster_code(monster))
        add_plays(g, seat, MEETING_MENU, codes)
        add_death(g, seat, codes)
        return codes

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.munchkins[frame.seat].dead or not meets_anyone(g, frame.seat):
            g.drop(frame)
        elif not put_in_order(g, frame):
            super().run(g, frame)

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if is_play(code):
            g.again(frame, frame.picks)
            begin(g, seat, code)
        elif kind_of(code) == kinds.MONSTER:
            g.again(frame, (*frame.picks, y_of(code)))
        elif kind_of(code) == kinds.DIE:
            g.again(frame, frame.picks)
            give_up(g, seat)


class StartFight(Effect):
    """The fight begins with every monster of the room that does not disdain the leader, and those taken on besides."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is None and not g.munchkins[frame.seat].dead:
            met = opponents(g, frame.seat)
            why = frame.picks[0] if frame.picks and frame.picks[0] < 0 else ENTERED  # a stored game may not say it
            rules = [MET_BY[-1 - why] for _ in met]
            for monster in g.monsters_at(g.munchkins[frame.seat].place):
                if monster.uid in frame.picks and monster.uid not in met:
                    rules.append("MQ-COMBAT-53" if met else "MQ-COMBAT-49")
                    met.append(monster.uid)
            start_fight(g, frame.seat, met, rules, False, frame.cause)


class Provoke(Pick):
    """Which of the monsters that disdain one are attacked, one after the other (MQ-COMBAT-49, -51, -53)."""

    kind: str = "provoke"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = [pack(kinds.FIGHT)] if frame.picks else []
        for monster in g.monsters_at(g.munchkins[seat].place):
            if monster.uid not in frame.picks:
                codes.append(monster_code(monster))
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == kinds.MONSTER:
            g.again(frame, (*frame.picks, y_of(code)))


def bring(g: MunchkinQuest, monster: Monster, place: int, cause: EventNumber) -> None:
    """A card moves a monster; brought to the active player in that player's moves, it is met (MQ-COMBAT-02, -04)."""
    out_of_fight(g, monster.uid)
    g.replace_monster(monster.at(place))
    g.emit(say.MONSTER_SENT, by_card(g), monster.card, g.rooms[place].face)
    munchkin = g.munchkins[g.active]
    if g.fight is None and g.phase == MOVES and munchkin.place == place and not munchkin.dead and not g.turn_over:
        meet(g, BROUGHT, cause)


class StartBossFight(Effect):
    """The Boss, and whatever stands with it."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        bosses = [monster.uid for monster in g.monsters if monster.boss]
        if bosses and not g.munchkins[frame.seat].dead:
            start_fight(g, frame.seat, bosses, ["MQ-BOSS-01" for _ in bosses], True, frame.cause)


def start_fight(
    g: MunchkinQuest, seat: SeatNo, uids: list[Uid], rules: list[str], boss: bool, cause: EventNumber
) -> None:
    """The fight with these monsters, each by its rule."""
    if not uids:
        return
    place = g.munchkins[seat].place
    g.at_threshold = False
    g.fight = new_fight(place, seat, tuple(uids), boss, g.seats())
    for i in range(len(uids)):
        monster = g.monster(uids[i])
        assert monster is not None
        level = g.monster_level(monster)
        if boss:
            cause = g.emit(say.BOSS_COMES, rules[i], seat, monster.card, level)
        else:
            cause = g.emit(say.FIGHT_BEGAN, rules[i], seat, monster.card, g.rooms[place].face, level)
    g.push(FIGHTING, seat, NO_CARD, cause, ())


MEETING: Final = Program("meeting", (MeetingMenu(), StartFight()))
PROVOKING: Final = Program("provoking", (Provoke(), StartFight()))
BOSS_FIGHT: Final = Program("boss-fight", (StartBossFight(),))
