"""What a seat could gain in a moment for reactions, found out by trying.

While heroes walk, everything that counts lies open: what an option leads to if all others pass can be tried. That is
done in a world that the seat may imagine, and without cards that it has yet to draw, so that being asked tells it
nothing that it could not work out itself. While rooms lie face down, nothing is tried.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from underhall.games.series.ops import Passage, Pick
from underhall.games.series.option_kinds import CAST
from underhall.games.series.packing import card_of
from underhall.games.series.state import SeriesGame
from underhall.games.series.windows import Window
from underhall.kernel.decisions import Decision, kind_of, x_of
from underhall.kernel.pace import take_frame
from underhall.kernel.types import OptionCode, SeatNo, seat_numbers

PASS: Final = 0  # where passing stands among the options of a window; of other questions, what is taken for granted
MOST_TRIES: Final = 300  # of one question: some two milliseconds, in which nobody else is served
MOST_GOES: Final = 60  # how often the seat may pass until its hero is done with

NO_HERO: Final = -1

Standing = tuple[int, ...]


@mypyc_attr(acyclic=True)
class Branch:
    """A world that has yet to be played to its end."""

    def __init__(self, world: SeriesGame, more: int, alike: int) -> None:
        self.world = world
        self.more = more  # acts that the seat has left in it
        self.alike = alike


class Trial:
    """What a seat could do while one hero is on its way, until that hero has died, got through or gone elsewhere.

    Without a hero it looks as far as the end of the turn. So it does where the game may end; there whatever makes
    anything better counts, though something else gets worse.
    """

    def __init__(self, g: SeriesGame, seat: SeatNo, hero: int, decisive: bool) -> None:
        self.seat = seat
        self.hero = NO_HERO if decisive else hero  # its serial
        self.decisive = decisive
        self.held = [card_of(held) for held in g.seats[seat].hand]
        self.turn = g.turn
        self.active = g.active
        self.tries = 0
        self.alike = 1  # how many ways to go on what is tried now stands for
        self.acts = 0  # how many acts in a row were tried last
        self.takes_two = False  # what is useful now is so only with another act after it
        self.wounds = g.wounds(seat)

    def useful(self, g: SeriesGame, decision: Decision) -> tuple[list[OptionCode], list[OptionCode]]:
        """The options that gain something now; and those of them that gain nothing as good at a later moment."""
        passing = self.passed(g, decision)
        now = self.gains(g, decision, passing)
        at_all = options_of(now)
        self.takes_two = self.acts > 1
        for world in self.moments(g, decision) if now else []:
            if not now or self.tries >= MOST_TRIES:  # what has not been tried may be too late
                break
            asked = world.pending[0]
            walker = world.next_hero()
            if walker is not None and self.hero == NO_HERO and not self.decisive:
                # There the seat is asked only for what this hero's own walk can bring.
                walk = Trial(world, self.seat, walker.serial, False)
                walk.tries = self.tries
                then = options_of(walk.gains(world, asked, walk.passed(world, asked)))
                self.tries = walk.tries
                now = [each for each in now if each[0] not in then]
            else:
                coming = self.gains(world, asked, passing)
                now = [each for each in now if not is_matched(each[1], coming)]
        return at_all, options_of(now)

    def passed(self, g: SeriesGame, decision: Decision) -> Standing:
        """How all stand in the end if everybody passes."""
        world = self.answered(g, decision, PASS, False)
        while not self.is_done(world):
            self.answer(world, world.pending[0], PASS, False)
        return standing(world, self.seat)

    def moments(self, g: SeriesGame, decision: Decision) -> list[SeriesGame]:
        """The moments at which the seat can act until then, if everybody passes."""
        found: list[SeriesGame] = []
        world = self.answered(g, decision, PASS, True)
        while not self.is_done(world) and len(found) < MOST_GOES:
            asked = world.pending[0]
            if isinstance(asked.op, Window):
                found.append(world)
                world = self.answered(world, asked, PASS, True)
            else:
                self.answer(world, asked, PASS, True)
        return found

    def gains(self, g: SeriesGame, decision: Decision, passing: Standing) -> list[tuple[OptionCode, Standing]]:
        """Option by option, what is better for the seat than `passing`; if nothing is, then by two in a row."""
        self.acts = 1
        found = self.gains_by(g, decision, passing, 1)
        if not found and self.may_take_two(decision, passing):
            self.acts = 2
            found = self.gains_by(g, decision, passing, 2)
        return found

    def gains_by(
        self, g: SeriesGame, decision: Decision, passing: Standing, acts: int
    ) -> list[tuple[OptionCode, Standing]]:
        """Option by option, what so many acts in a row make better than `passing`."""
        found: list[tuple[OptionCode, Standing]] = []
        for at in self.acting(decision):
            for end in self.ends(g, decision, at, acts):
                if self.is_worth(end, passing):
                    found.append((decision.codes[at], end))
        return found

    def may_take_two(self, decision: Decision, passing: Standing) -> bool:
        """Whether two acts in a row are worth trying. There are many; what they spare the seat is a wound of its own,
        and where the game may end, anything."""
        if len(decision.codes) < 3:
            return False
        return self.decisive or -passing[2 * self.seat + 1] > self.wounds

    def ends(self, g: SeriesGame, decision: Decision, option: int, acts: int) -> list[Standing]:
        """How all may stand in the end if the seat takes this option, whatever it chooses for it.

        In all it acts so often, at whichever of its moments.
        """
        found: list[Standing] = []
        branches = [Branch(self.answered(g, decision, option, acts > 1), acts - 1, 1)]
        while branches:
            branch = branches.pop()
            world = branch.world
            more = branch.more
            self.alike = branch.alike
            while not self.is_done(world):
                asked = world.pending[0]
                if asked.seat == self.seat and self.tries < MOST_TRIES:
                    acting = self.acting(asked)
                    if more == 0 and moves_only_cards(asked):
                        self.alike *= 1 + len(acting)
                    else:
                        after = more - 1 if isinstance(asked.op, Window) else more
                        for at in acting:
                            branches.append(Branch(self.answered(world, asked, at, after > 0), after, self.alike))
                self.answer(world, asked, PASS, more > 0)
            found.append(standing(world, self.seat))
        self.alike = 1
        return found

    def acting(self, decision: Decision) -> list[OptionCode]:
        """The options that do something, without spells that the seat does not hold yet: it cannot count on them."""
        found: list[OptionCode] = []
        for at in range(1, len(decision.codes)):
            code = decision.codes[at]
            if kind_of(code) != CAST or x_of(code) in self.held:
                found.append(OptionCode(at))
        return found

    def answered(self, g: SeriesGame, decision: Decision, option: int, acts: bool) -> SeriesGame:
        """A copy in which this has been answered."""
        world = g.clone()
        self.answer(world, decision, option, acts)
        return world

    def answer(self, world: SeriesGame, decision: Decision, option: int, acts: bool) -> None:
        """Answer this, and run the world until somebody is asked or the hero is done with.

        In windows all others pass without being asked; so does the seat, unless it `acts` once more.
        """
        self.tries += self.alike
        # Of a window only one seat is asked at a time; this one may have been asked before its turn.
        others = [each for each in world.pending if each is not decision and not isinstance(each.op, Window)]
        world.pending = tuple(others)
        world.frame = decision.frame
        world.carry_on(decision, decision.codes[option])
        while not world.pending and world.agenda and not self.is_gone(world):
            frame = take_frame(world)
            op = frame.program.ops[frame.pc]
            if isinstance(op, Window):
                if acts:
                    op.run_for(world, frame, self.seat)
            elif isinstance(op, Passage) and not acts and self.may_hurry(world):
                op.run_through(world, frame)
            else:
                world.run_frame(frame)

    def may_hurry(self, world: SeriesGame) -> bool:
        """Whether a hero may go all of its way at once. If only one counts, another may set out before it."""
        return not world.guarded and (self.hero == NO_HERO or world.walker is not None)

    def is_worth(self, end: Standing, passing: Standing) -> bool:
        """Whether it is better for the seat itself, whatever others get by it, or for nobody worse."""
        own = 2 * self.seat
        if is_better(end[own : own + 2], passing[own : own + 2]) or is_better(end, passing):
            return True
        if not self.decisive:
            return False
        for i in range(len(end)):
            if end[i] > passing[i]:
                return True
        return False

    def is_done(self, world: SeriesGame) -> bool:
        return not world.pending or self.is_gone(world)

    def is_gone(self, world: SeriesGame) -> bool:
        """Whether the hero is on its way no more."""
        if world.turn != self.turn:
            return True
        if self.hero == NO_HERO:
            return world.has_counted()
        if world.active != self.active:
            return True
        walker = world.walker
        if walker is not None:
            return walker.serial != self.hero
        for hero in world.seats[world.active].entrance if world.active >= 0 else ():
            if hero.serial == self.hero:
                return False
        return True


def moves_only_cards(asked: Decision) -> bool:
    """Whether it only settles which cards lie in hands and piles. Without another act all stand alike then, whatever is
    chosen: one way to go on is tried for all of them."""
    op = asked.op
    return isinstance(op, Pick) and op.only_cards


def options_of(gains: list[tuple[OptionCode, Standing]]) -> list[OptionCode]:
    """The options by which something is gained, each once."""
    found: list[OptionCode] = []
    for code, _ in gains:
        if code not in found:
            found.append(code)
    return found


def standing(g: SeriesGame, seat: SeatNo) -> Standing:
    """Everybody's souls and wounds, two numbers for each, as `seat` would like them: the more the better."""
    found: list[int] = []
    for each in seat_numbers(len(g.seats)):
        sign = 1 if each == seat else -1
        found.append(sign * g.souls(each))
        found.append(-sign * g.wounds(each))
    return tuple(found)


def is_better(one: Standing, other: Standing) -> bool:
    """Whether nothing is worse, and something better."""
    for i in range(len(one)):
        if one[i] < other[i]:
            return False
    return one != other


def is_matched(end: Standing, coming: list[tuple[OptionCode, Standing]]) -> bool:
    """Whether one of these is as good."""
    for _, other in coming:
        if other == end or is_better(other, end):
            return True
    return False
