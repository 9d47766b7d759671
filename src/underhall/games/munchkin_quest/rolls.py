"""Rolling: the dice lie on the table until everybody who may change them has passed (MQ-DICE-*, MQ-CONF-46)."""

from typing import Final

from underhall.games.munchkin_quest import combat
from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest.combat import Roll
from underhall.games.munchkin_quest.facts import COLOURS, DXM
from underhall.games.munchkin_quest.hands import draw
from underhall.games.munchkin_quest.ops import Effect
from underhall.games.munchkin_quest.packing import a_die, die_face
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import fight_parts
from underhall.games.munchkin_quest.timing import ROLL_WINDOW, WindowNo
from underhall.games.munchkin_quest.windows import Window
from underhall.kernel.agenda import NO_CARD, Frame, Program
from underhall.kernel.events import Part
from underhall.kernel.game import Do
from underhall.kernel.types import SeatNo

D6: Final = 6
D10_SIDES: Final = 10
ROLL_RULES: Final = {
    combat.PLAIN_ROLL: "MQ-DICE-05",
    combat.SEARCH_ROLL: "MQ-SEARCH-01",
    combat.ESCAPE_ROLL: "MQ-RUN-05",
    combat.D10_ROLL: "MQ-CLASS-07",
}


def throw(g: MunchkinQuest, kind: int, seat: SeatNo, count: int, more: int) -> None:
    """Roll plain dice for a seat; with none the roll is 0 and what is added still counts (MQ-DICE-08)."""
    sides = D10_SIDES if kind == combat.D10_ROLL else D6
    dice = tuple([a_die(1 + g.luck.below(sides), seat, seat) for _ in range(count)])
    g.roll = Roll(kind, seat, dice, more)
    if kind != combat.MONSTER_ROLL:
        g.emit(say.DICE_ROLLED, ROLL_RULES[kind] if count else "MQ-DICE-08", seat, g.roll.total(), count)
        explain_roll(g, g.roll)


def explain_roll(g: MunchkinQuest, roll: Roll, result: Part | None = None) -> None:
    """Say of the last event what was rolled for, each die, and what is added to them; of a fight, both sums.

    What the roll has to come to, or has come to (`result`), comes last.
    """
    if g.quiet:
        return
    if roll.kind == combat.FIGHT_ROLL and g.fight is not None:
        g.explain(fight_parts(g, g.fight))
        return
    parts = [Part(combat.ROLLS[roll.kind], roll.total(), NO_CARD, roll.seat)]
    for die in roll.dice:
        parts.append(Part("die", die_face(die), NO_CARD, roll.seat))
    if roll.more:
        parts.append(Part("more", roll.more))
    if roll.kind == combat.ESCAPE_ROLL:
        parts.append(Part("need", combat.SAFE))
    if result is not None:
        parts.append(result)
    g.explain(parts)


def change_roll(g: MunchkinQuest, roll: Roll) -> None:
    """Put other dice on the table; a fight's own are the same dice."""
    g.roll = roll
    if roll.kind == combat.FIGHT_ROLL and g.fight is not None:
        g.fight.dice = roll.dice


class RollWindow(Window):
    """After a roll: whoever rolled first, then the others."""

    window: WindowNo = ROLL_WINDOW

    def open(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.roll is not None and bool(g.roll.dice)

    def order(self, g: MunchkinQuest, frame: Frame) -> tuple[SeatNo, ...]:
        return g.from_seat(g.roll.seat if g.roll is not None else g.active)


# On its own program, so that its picks do not get in the way of those of the program that rolls.
ROLL_MOMENT: Final = Program("roll-moment", (RollWindow(),))
AFTER_ROLLING: Final = Do(ROLL_MOMENT)


class RollMonsterDie(Effect):
    """The seat of the frame rolls the Monster Die, by a rule."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        throw(g, combat.MONSTER_ROLL, frame.seat, 1, 0)
        assert g.roll is not None
        rolled = g.emit(say.MONSTER_DIE, self.rule, frame.seat, die_face(g.roll.dice[0]) - 1)
        g.agenda[-1] = g.agenda[-1].caused_by(rolled)


class TakeColour(Effect):
    """The colour stands; the player of that colour draws a DxM card, dead or alive (MQ-DICE-03, MQ-CONF-01)."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.roll is None:
            return
        g.die = (die_face(g.roll.dice[0]) - 1) % len(COLOURS)
        g.roll = None
        seat = g.seat_of_colour(g.die)
        if seat >= 0 and (not g.rules.card_for_roller_only or seat == frame.seat):
            draw(g, seat, DXM, self.rule)
