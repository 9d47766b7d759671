"""The proof of a puzzle: every line of play is tried, whatever the others answer and however the dice fall.

Two numbers are worked out for an option. Its *certainty* is how often the goal is reached if the seat plays its best
from then on, the others do their worst, and nothing is made of cards that come from a deck: nobody can know them. Its
*hope* is the same if the others do nothing that they need not do and the decks lie as they lie at this table: a world
like any other that the seat must reckon with. An option is right if it is the most certain; it is wrong if even its
hope stays clearly behind that.
"""

from functools import cache
from sys import maxsize
from typing import Final

from underhall.games import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.luck import Luck, seeded
from underhall.kernel.puzzles import Goal
from underhall.kernel.types import SeatNo

D6: Final = 6
MOST_DICE: Final = 4  # that fall after one answer
LEAST: Final = 0.4  # what is less likely than that is no solution
TINY: Final = 1e-9
MARGIN: Final = 0.15  # by which what is right is ahead of what is wrong
MOST_POSITIONS: Final = 30_000
DEEPEST: Final = 120
CERTAIN: Final = 0
HOPEFUL: Final = 1


class TooLarge(Exception):
    """There are more lines than can be tried."""


class Effort:
    """How much may be tried for whoever waits for what comes of it."""

    def __init__(self, each: int, left: int = maxsize) -> None:
        self.each = each  # positions, for one goal
        self.left = left  # answers, over all that the dice may show, for all goals together


class Prover:
    """Tries all lines of one seat towards one goal, from one moment on."""

    def __init__(
        self, start: Game, seat: SeatNo, goal: Goal, most: int = MOST_POSITIONS, effort: Effort | None = None
    ) -> None:
        self.info = GAMES[start.config.game]
        self.puzzles = self.info.puzzles()
        self.seat = seat
        self.goal = self.puzzles.hunt(goal, start, seat)
        self.left = goal.decisions
        self.rolls = self.puzzles.rolls
        self.known = self.puzzles.known_cards(start, seat)
        self.unforeseen = self.puzzles.unforeseen(start)
        self.tried = 0
        self.most = most
        self.effort = effort or Effort(most)
        self.luck = seeded("a puzzle")
        self.found: list[dict[object, float]] = [{}, {}]

    def certainties(self, game: Game, decision: Decision, used: int = 0) -> list[float]:
        """How certain the goal is after each option, `used` own decisions having been made before."""
        left = self.left - used - 1
        places = range(len(decision.codes))
        return self._checked([self.after(game, decision, place, CERTAIN, 0, left) for place in places])

    def hopes(self, game: Game, decision: Decision, places: list[int], used: int = 0) -> list[float]:
        left = self.left - used - 1
        return self._checked([self.after(game, decision, place, HOPEFUL, 0, left) for place in places])

    def certainty(self, game: Game) -> float:
        """How certain the goal is from here."""
        return self._checked([self.value(game, CERTAIN, 0, self.left)])[0]

    def hope(self, game: Game) -> float:
        return self._checked([self.value(game, HOPEFUL, 0, self.left)])[0]

    def _checked(self, values: list[float]) -> list[float]:
        if self.tried > self.most:
            raise TooLarge
        return values

    def value(self, game: Game, how: int, depth: int, left: int) -> float:
        """How likely the goal is from here, in one of the two ways of looking at it."""
        if self.goal.settled(game):
            return 1.0 if self.goal.reached(game) else 0.0
        if depth > DEEPEST:
            self.tried = self.most + 1
            return 0.0
        if how == CERTAIN and self.puzzles.unforeseen(game) != self.unforeseen:
            return 0.0  # a card nobody could expect has come
        own = game.decision_of(self.seat)
        if own is None:
            return self._others(game, how, depth, left)
        if len(own.codes) == 1 or left == 0:
            return self.after(game, own, 0 if left else self.info.default_option(own), how, depth, left)
        key = (moment_key(game, own), left)
        if key in self.found[how]:
            return self.found[how][key]
        best = 0.0
        for place in range(len(own.codes)):
            if how == CERTAIN and self.is_unknown(game, own, place):
                continue
            best = max(best, self.after(game, own, place, how, depth, left - 1))
            if best == 1.0:
                break
        self.found[how][key] = best
        return best

    def _others(self, game: Game, how: int, depth: int, left: int) -> float:
        decision = game.pending[0]
        if how == HOPEFUL:
            return self.after(game, decision, self.info.default_option(decision), how, depth, left)
        worst = 1.0
        for place in range(len(decision.codes)):
            worst = min(worst, self.after(game, decision, place, how, depth, left))
            if worst == 0.0:
                break
        return worst

    def after(self, game: Game, decision: Decision, place: int, how: int, depth: int, left: int) -> float:
        """How likely the goal is after this answer, over all that the dice may show."""
        self.tried += 1
        if self._is_enough():
            return 0.0  # `TooLarge` comes when this is back where somebody has asked
        world = self._answered(game, decision, place, self.luck)
        if world.luck.state() == self.luck.state():
            return self.value(world, how, depth + 1, left)
        if not self.rolls:  # something has been shuffled: nobody can be certain of what comes
            return 0.0 if how == CERTAIN else self.value(world, how, depth + 1, left)
        return self._over_dice(game, decision, place, how, depth, left, ())

    def _over_dice(
        self, game: Game, decision: Decision, place: int, how: int, depth: int, left: int, faces: tuple[int, ...]
    ) -> float:
        """The same once the first dice show these faces: how many more are rolled may depend on them."""
        if self._is_enough():
            return 0.0
        luck = luck_that_rolls(faces)
        world = self._answered(game, decision, place, luck)
        dice = self.puzzles.dice_rolled(world)
        if dice > len(faces):
            if len(faces) == MOST_DICE:
                self.tried = self.most + 1
                return 0.0
            total = 0.0
            for face in range(D6):
                total += self._over_dice(game, decision, place, how, depth, left, (*faces, face))
            return total / D6
        plain = luck.clone()
        for _ in faces:
            plain.below(D6)
        if world.luck.state() != plain.state():  # by lot, and not by dice
            return 0.0 if how == CERTAIN else self.value(world, how, depth + 1, left)
        return self.value(world, how, depth + 1, left)

    def _is_enough(self) -> bool:
        """Whether more has been tried than is worth it."""
        if self.effort.left < 0:
            self.tried = self.most + 1
        return self.tried > self.most

    def _answered(self, game: Game, decision: Decision, place: int, luck: Luck) -> Game:
        self.effort.left -= 1
        world = game.clone()
        world.luck = luck.clone()
        if self.rolls:
            world.quiet = False  # the dice are counted by what is said of them
            world.events = []
        world.answer(decision.seat, place)
        return world

    def is_unknown(self, game: Game, decision: Decision, place: int) -> bool:
        """Whether the option names a card that was in no place where the seat could see it."""
        fields = decision.options[place].fields
        return "card" in fields and fields["card"] not in self.known


def moment_key(game: Game, decision: Decision) -> object:
    """What makes this moment what it is to whoever is asked: equal keys go on alike."""
    frames = [(frame.program.name, frame.pc, frame.seat, frame.source, frame.picks) for frame in game.agenda]
    return game.encoded(decision.seat), tuple(decision.codes), tuple(frames), decision.frame.dump().__repr__()


def luck_that_rolls(faces: tuple[int, ...]) -> Luck:
    """Luck whose next plain dice show these faces, counted from 0."""
    return _lucks()[faces]


@cache
def _lucks() -> dict[tuple[int, ...], Luck]:
    found: dict[tuple[int, ...], Luck] = {}
    wanted = sum(D6**dice for dice in range(MOST_DICE + 1))
    seed = 0
    while len(found) < wanted:
        luck = seeded(f"dice {seed}")
        trial = luck.clone()
        faces: tuple[int, ...] = ()
        found.setdefault(faces, luck)
        for _ in range(MOST_DICE):
            faces = (*faces, trial.below(D6))
            found.setdefault(faces, luck)
        seed += 1
    return found
