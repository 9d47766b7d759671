"""The effects that only Treasures have: dice rolled again, leaving a fight, monsters led astray, curses undone.

As in effects.py, `frame.seat` is whom one acts on and `frame.source` the card.
"""

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.arrive import enter
from underhall.games.munchkin_quest.codes import monster_code, place_code
from underhall.games.munchkin_quest.combat import ADD_DICE, MONSTER_PARTICIPANT, Fight, Roll
from underhall.games.munchkin_quest.dungeon import near, openings
from underhall.games.munchkin_quest.effects import A_DIE, ChooseMonster, change_fight, go_by_magic
from underhall.games.munchkin_quest.facts import CARDS, ENTRANCE, LASTING, Card, Condition
from underhall.games.munchkin_quest.hands import discard
from underhall.games.munchkin_quest.moves import heal, lift_curse, lose_gold, spare_gold
from underhall.games.munchkin_quest.ops import Amount, Effect, Pick, PickMunchkin, PickRoom
from underhall.games.munchkin_quest.packing import a_die, die_face, die_for, die_roller, item_card, seat_and_card
from underhall.games.munchkin_quest.picks import picked_participant, picked_seat
from underhall.games.munchkin_quest.reasons import by_card
from underhall.games.munchkin_quest.rolls import D6, change_roll, explain_roll
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.timing import is_fighter, shut_out
from underhall.kernel.agenda import NOBODY, Frame
from underhall.kernel.decisions import kind_of, pack, x_of, y_of
from underhall.kernel.fields import minus
from underhall.kernel.types import CardNo, OptionCode, SeatNo, Uid, seat_numbers

# -- conditions ----------------------------------------------------------------------------------------------------


class SomebodyElseHas(Condition):
    """Another munchkin has such a weapon in use."""

    def __init__(self, weapon: int) -> None:
        self.weapon = weapon

    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        for other in seat_numbers(g.seats()):
            if other != seat:
                for item in g.active_items(other):
                    if CARDS[item_card(item)].weapon == self.weapon:
                        return True
        return False


# -- dice ----------------------------------------------------------------------------------------------------------


class IfRolled(Effect):
    """Go on only if the die shows at least so much."""

    def __init__(self, least: int) -> None:
        self.least = least

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        roll, g.roll = g.roll, None
        if roll is None or roll.total() < self.least:
            g.drop(frame)


class IfOwnDieShowed(Effect):
    """After a fight: go on only if one of one's own combat dice showed this face."""

    def __init__(self, face: int) -> None:
        self.face = face

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if self.face not in frame.picks:
            g.drop(frame)


class RollAgain(Effect):
    """One's own dice of a roll of this kind are rolled again, and the new result stands."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        roll = g.roll
        return roll is not None and roll.kind == self.kind and any(die_for(die) == frame.seat for die in roll.dice)

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        roll = g.roll
        if roll is None:
            return
        dice: list[int] = []
        total = count = 0
        for die in roll.dice:
            if die_for(die) == frame.seat:
                die = a_die(1 + g.luck.below(D6), die_roller(die), frame.seat)
                total += die_face(die)
                count += 1
            dice.append(die)
        g.emit(say.DICE_AGAIN, by_card(g), frame.seat, frame.source)
        g.emit(say.DICE_ROLLED, by_card(g), frame.seat, total, count)
        again = Roll(roll.kind, roll.seat, tuple(dice), roll.more)
        change_roll(g, again)
        explain_roll(g, again)


# -- fights --------------------------------------------------------------------------------------------------------


class Spent(Effect):
    """The card is discarded at once: it has done all it does, and does not come back if the fight dissolves."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.staged = minus(g.staged, frame.source)
        discard(g, frame.source)


class ChooseFighter(Pick):
    """Anybody in the fight: a munchkin or a monster."""

    kind: str = "choose-fighter"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        fighters = [pack(kinds.SEAT, s) for s in g.fight.fighters()] if g.fight is not None else []
        return fighters + [monster_code(monster) for monster in g.fighting_monsters()]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.pick(x_of(code) if kind_of(code) == kinds.SEAT else y_of(code) + MONSTER_PARTICIPANT)


class FighterDice(Amount):
    """Whoever was picked last rolls more or fewer combat dice."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if change_fight(g, frame, ADD_DICE, picked_participant(frame), self.n):
            g.emit(say.DICE_CHANGED, by_card(g), frame.seat, frame.source, self.n)

    def setback(self, g: MunchkinQuest, fight: Fight, card: Card) -> int:
        return A_DIE * abs(self.n)


class OweHit(Effect):
    """After the fight one hit is lost, though never the last."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is not None:
            g.fight.owed = (*g.fight.owed, seat_and_card(frame.seat, frame.source))


class Fee(Effect):
    """Lose so much gold, as far as there is any to spare; not if the condition holds."""

    def __init__(self, n: int, unless: Condition) -> None:
        self.n = n
        self.unless = unless

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if not self.unless.holds(g, frame.seat):
            lose_gold(g, frame.seat, min(self.n, spare_gold(g, frame.seat)), by_card(g))


class LockFight(Effect):
    """Until the fight ends, nobody outside it may play cards or use abilities into it."""

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.fight is not None and not g.fight.locked

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is not None:
            g.fight.locked = True
            g.emit(say.FIGHT_LOCKED, "MQ-CONF-62", frame.seat, frame.source)


class ChooseMonsterUpTo(ChooseMonster):
    """One of the fight's monsters of at most this level, enhancers counted; never a Boss."""

    def __init__(self, most: int) -> None:
        super().__init__(boss=False)
        self.most = most

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        for code in super().options(g, frame, seat):
            monster = g.monster(Uid(y_of(code)))
            if monster is not None and g.monster_level(monster) <= self.most:
                codes.append(code)
        return codes


class LeaveTreasure(Amount):
    """What a monster leaves that a card has sent away: the leader's alone once the rest is beaten (MQ-COMBAT-32)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is not None:
            g.fight.left += self.n


# -- munchkins on the move -----------------------------------------------------------------------------------------


class GainMoves(Amount):
    """More moves this turn."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.change(frame.seat).extra += self.n


class FlyOrEscape(Effect):
    """Outside combat the card's boon holds for the turn; after a lost fight one escapes all its monsters unrolled."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is None:
            g.change(frame.seat).boons = (*g.munchkins[frame.seat].boons, frame.source)
        else:
            g.fight.escaped |= 1 << frame.seat
            g.emit(say.AUTO_ESCAPE, "MQ-RUN-09", frame.seat, frame.source)


class SlipThrough(Pick):
    """A step into an explored room next door by links of these kinds, for no moves."""

    kind: str = "choose-room"

    def __init__(self, *links: int) -> None:
        self.links = links

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        place = g.munchkins[seat].place
        beside = g.rooms[place].beside
        return [place_code(g, beside[side]) for side in openings(g, place) if g.link(place, side) in self.links]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        cause = g.emit(say.WALKED, by_card(g), seat, g.rooms[x_of(code)].face, g.moves_left(seat))
        enter(g, seat, x_of(code), cause)


class GoToEntrance(Effect):
    """By magic to the Entrance, for those who are not there."""

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.munchkins[frame.seat].place != ENTRANCE

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        go_by_magic(g, frame.seat, ENTRANCE)


class ChooseQuietRoom(PickRoom):
    """Any other explored room without a monster."""

    def fits(self, g: MunchkinQuest, seat: SeatNo, place: int) -> bool:
        return place != g.munchkins[seat].place and not g.has_monsters(place)


# -- healing and curses --------------------------------------------------------------------------------------------


def can_throw_to(g: MunchkinQuest, seat: SeatNo, other: SeatNo) -> bool:
    """Whether something can be thrown to that munchkin (MQ-ITEM-32): not into a closed fight, nor a room's draught."""
    place = g.munchkins[other].place
    inside = g.munchkins[seat].place == place
    if shut_out(g, seat) and is_fighter(g, other):
        return False
    if g.face(place).throw_from_inside and not inside:
        return False
    return near(g, g.munchkins[seat].place, place)


class ChooseWounded(PickMunchkin):
    """A living munchkin in one's own or an adjacent room that has lost hits, to throw something to."""

    def fits(self, g: MunchkinQuest, seat: SeatNo, other: SeatNo) -> bool:
        return not g.munchkins[other].dead and g.munchkins[other].wounds > 0 and can_throw_to(g, seat, other)


class HealPicked(Amount):
    """Whoever was picked last restores hits."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        heal(g, picked_seat(frame), self.n, "MQ-HEALTH-04")


class RedirectCurse(Effect):
    """The curse being played hits whoever has played it, who may answer it in turn; not one's own curse."""

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.curse_victim >= 0 and g.curse_by >= 0 and g.curse_by != frame.seat

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.curse_victim = g.curse_by
        g.emit(say.CURSE_REDIRECTED, by_card(g), g.curse, g.curse_victim)


class UndoCurse(Pick):
    """Cancel the curse being played, or take a lasting one off somebody."""

    kind: str = "choose-curse"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        if g.curse_victim >= 0 and not (shut_out(g, seat) and is_fighter(g, g.curse_victim)):
            codes.append(pack(kinds.CURSE, g.curse, g.curse_victim))
        for other in g.from_seat(seat):
            if (other == seat and g.munchkins[seat].dead) or (shut_out(g, seat) and is_fighter(g, other)):
                continue  # MQ-DEATH-11, MQ-CONF-62
            for card in g.munchkins[other].curses:
                if CARDS[card].duration == LASTING:
                    codes.append(pack(kinds.CURSE, card, other))
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        card, victim = x_of(code), y_of(code)
        if card in g.munchkins[victim].curses:
            lift_curse(g, SeatNo(victim), CardNo(card), by_card(g))
        else:
            g.emit(say.CURSE_CANCELLED, by_card(g), card, victim)
            g.curse_victim = NOBODY
