"""What comes of an answer: it is given in a copy of an imagined world, where everybody else passes."""

from typing import Final

from mypy_extensions import mypyc_attr

from underhall.games.series.cards import ALL_CARDS, SPELL
from underhall.games.series.explain.facts import Facts, TableReader
from underhall.games.series.imagine import imagined
from underhall.games.series.option_kinds import CAST
from underhall.games.series.packing import card_of
from underhall.games.series.state import SeriesGame
from underhall.games.series.windows import PASSING, Window
from underhall.kernel.agenda import NOTHING
from underhall.kernel.decisions import Decision, kind_of, others
from underhall.kernel.judge import asked_within
from underhall.kernel.pace import take_frame
from underhall.kernel.types import OptionCode

DEPTH: Final = 2  # how deep one's own later choices are tried
MOST_TRIED: Final = 8  # of so many options of a later choice
MOST_ANSWERS: Final = 60

# Choices among cards that the seat has yet to see: what comes of them is not known.
UNSEEN: Final = ("search", "steal", "take-from-top", "leave-or-bury", "build-found")


@mypyc_attr(acyclic=True)
class Trial:
    """What comes of an answer: the facts, and how far they can be relied on."""

    def __init__(self, facts: Facts, sure: bool, random: bool, target: OptionCode | None) -> None:
        self.facts = facts
        self.sure = sure  # nobody has anything to choose on the way, and no card of a deck is turned up
        self.random = random  # luck, hidden cards or others have a say in it: only cards in hands can be counted
        self.target = target  # the option that is best chosen next


class Trials:
    """Tries the answers to one question."""

    def __init__(self, g: SeriesGame, decision: Decision, reader: TableReader) -> None:
        self.decision = decision
        self.seat = decision.seat
        self.reader = reader
        self.world = imagined(g, decision)
        self.luck = self.world.luck.state()
        self.held = [card_of(held) for held in self.world.seats[self.seat].hand]
        self.before = Facts(self.world, reader)
        self.passes = bool(decision.codes) and decision.codes[0] == PASSING and isinstance(decision.op, Window)
        self.start = Trial(self.before, True, False, None)
        self.base = self.trial(PASSING) if self.passes else self.start

    def trial(self, code: OptionCode) -> Trial:
        return self.attempt(self.world, self.decision, code, DEPTH)

    def attempt(self, g: SeriesGame, decision: Decision, code: OptionCode, depth: int) -> Trial:
        world = g.clone()
        if code == PASSING and decision.kind in ("react", "build"):
            return Trial(Facts(world, self.reader, self.before), True, False, None)  # nothing happens now
        sure = not self.reader.errand(world, decision, code)
        if sure:
            self.answer(world, decision, code)
        clouded = False
        for _ in range(MOST_ANSWERS):
            asked = asked_within(world, self.reader.steps)
            if asked is None:
                break
            mine = asked.seat == self.seat
            if isinstance(asked.op, Window):
                self.answer(world, asked, PASSING)
                continue
            if mine and depth > 0 and asked.kind not in UNSEEN and not self.has_gained(world):
                return self.best(world, asked, depth)
            sure = False
            self.answer(world, asked, asked.codes[0])
            clouded = clouded or not mine  # what others choose depends on what they hold
        if asked_within(world, self.reader.steps) is not None:
            sure = False  # it goes on and on
            clouded = True
        facts = Facts(world, self.reader, self.before)
        drawn = self.before.decks - facts.decks
        random = clouded or world.luck.state() != self.luck
        if drawn:  # what has been drawn into hands is not known, but only counted; all else may depend on it
            kept = facts.held() - self.before.held()
            random = random or kept != drawn - (1 if kind_of(code) == CAST or self.casts() else 0)
            sure = sure and not random
        return Trial(facts, sure, random, None)

    def answer(self, world: SeriesGame, decision: Decision, code: OptionCode) -> None:
        """Answer, and work off the effects. Everybody passes in windows, so nobody is asked in them."""
        world.pending = others(world.pending, decision)
        world.frame = decision.frame
        world.carry_on(decision, code)
        while not world.pending and world.agenda and world.agenda[-1].program.name not in self.reader.steps:
            frame = take_frame(world)
            op = frame.program.ops[frame.pc]
            if not isinstance(op, Window):
                world.run_frame(frame)

    def best(self, world: SeriesGame, asked: Decision, depth: int) -> Trial:
        """The best of one's own later choices."""
        best: Trial | None = None
        most = 0
        for code in asked.codes[:MOST_TRIED]:
            trial = self.attempt(world, asked, code, depth - 1)
            worth = self.worth(trial.facts)
            if best is None or worth > most:
                most = worth
                best = Trial(trial.facts, False, trial.random, code)
        assert best is not None
        return best

    def has_gained(self, world: SeriesGame) -> bool:
        """Whether the seat has got a card that it did not hold, which may be one that it does not know yet."""
        left = list(self.held)
        for held in world.seats[self.seat].hand:
            card = card_of(held)
            if card not in left:
                return True
            left.remove(card)
        return False

    def worth(self, facts: Facts) -> int:
        """How good the facts are for the seat, to find the best of later choices."""
        total = 0
        for s in range(len(facts.sides)):
            side = facts.sides[s]
            sign = 2 if s == self.seat else -1
            total += sign * (side.souls * 100 - side.wounds * 110 + side.damage * 4 + side.hand * 15)
            total += sign * (side.coins * 10 + sum(side.symbols) * 5)
        for fate in facts.fates.values():
            sign = 2 if fate.seat == self.seat else -1
            value = ALL_CARDS[fate.card].value
            total += sign * (value * 100 if fate.slot >= 0 else -value * 110 if fate.slot == NOTHING else 0)
        return total

    def casts(self) -> bool:
        """Whether the question belongs to a spell of one's own that is still in the hand."""
        frame = self.decision.frame
        return (
            frame.pc < frame.program.secret_until
            and frame.source >= 0
            and ALL_CARDS[frame.source].type == SPELL
            and not isinstance(self.decision.op, Window)
        )
