"""Looks for the puzzle in a position: a goal that exactly one line reaches.

The position is laid out in the words of the game's table layout (positions.py), as the puzzle file will do it, and
everything is proved of that table (proof.py).
"""

from hashlib import sha256
from math import log2
from typing import Any, Final, Literal

from underhall.games import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.luck import seeded
from underhall.kernel.puzzles import Goal
from underhall.kernel.registry import GameInfo
from underhall.kernel.table_layout import TableLayout, TableLayoutError
from underhall.kernel.types import SeatNo
from underhall.puzzles.positions import Place
from underhall.puzzles.proof import LEAST, MARGIN, TINY, Effort, Prover, TooLarge, moment_key
from underhall.puzzles.puzzle import MOST_STEPS, SOLVER, to_own
from underhall.puzzles.reader import write_puzzle

QUIET_KINDS: Final = frozenset(("pass", "no", "done", "end", "decline"))  # options that do nothing
FEWEST_WRONG: Final = 2  # plausible alternatives
MOST_DECISIONS: Final = 25  # of a line that are looked at
MOST_TRIED: Final = 2_500  # for one goal, where many positions are looked at
FEW_TRIED: Final = 400
OPEN: Final = 0.75  # what dice alone bring more often than this asks for nothing
LONG: Final = 0.02  # and what they never bring, for too much
MOST_VARIANTS: Final = 3
MOST_DEPTH: Final = 80

Reason = Literal["layout", "nothing", "uncertain", "several", "easy", "long", "large"]
REASONS: Final[tuple[Reason, ...]] = ("layout", "nothing", "uncertain", "several", "easy", "long", "large")


class Unproved(Exception):
    """There is no puzzle in this position, and why: of several reasons the last in `REASONS`."""

    def __init__(self, *reasons: Reason) -> None:
        self.why: Reason = max(reasons, key=REASONS.index)
        super().__init__(self.why)


class Found:
    """A puzzle that has been found, before it is written."""

    def __init__(self, place: Place, goal: Goal) -> None:
        self.place = place
        self.goal = goal
        self.before: list[str] = []
        self.steps: list[list[str]] = []
        self.then: list[str] = []
        self.rating = 0
        self.tried = 0
        self.source = ""

    def told(self) -> dict[str, Any]:
        """The fields of its file."""
        return {
            "game": self.place.game,
            "rating": self.rating,
            "seats": self.place.seats,
            "options": self.place.options,
            "position": self.place.position,
            "begin": self.place.begin,
            "before": self.before,
            "goal": self.goal.words,
            "solution": [right[0] if len(right) == 1 else right for right in self.steps],
            "then": self.then,
            "from": f"game {self.source}",
        }

    def motif(self) -> tuple[str, ...]:
        """What it is about: two with the same motif are one puzzle twice."""
        return (
            self.goal.kind,
            *GAMES[self.place.game].puzzles().motif(self.place.position),
            *(" ".join(sorted({" ".join(w.split()[:2]) for w in right})) for right in self.steps),
        )

    def written(self, number: int) -> tuple[str, str]:
        """The name of its file as the one of this number, and what stands in it."""
        text = write_puzzle(self.told())
        return f"{number:03}-{self.goal.kind}-{sha256(text.encode()).hexdigest()[:4]}.yaml", text


class Line:
    """One own decision of a line: which options there are, which keep the goal, and which do not."""

    def __init__(self, decision: Decision, right: list[int], wrong: list[int], best: float, words: list[str]) -> None:
        self.decision = decision
        self.right = right
        self.wrong = wrong
        self.best = best
        self.words = words

    @property
    def is_key(self) -> bool:
        """Whether everything but what is right is clearly wrong."""
        return bool(self.wrong) and len(self.right) + len(self.wrong) == len(self.words) and len(self.right) == 1

    @property
    def is_quiet(self) -> bool:
        """Whether what is done is nothing."""
        return self.words[self.right[0]].split()[0] in QUIET_KINDS

    @property
    def is_interesting(self) -> bool:
        plausible = [each for each in self.wrong if self.words[each].split()[0] not in QUIET_KINDS]
        return self.is_key and len(plausible) >= FEWEST_WRONG


def look_for(place: Place, effort: Effort | None = None) -> Found:
    """The puzzle in this position, or `Unproved`. Where dice decide, variants of it are tried, too: those in which
    dice alone neither bring everything nor nothing."""
    puzzles = GAMES[place.game].puzzles()
    bound = effort or Effort(MOST_TRIED)
    if not puzzles.rolls:
        return _look_for(place, bound)
    reasons: list[Reason] = ["nothing"]
    tried = 0
    for variant in puzzles.variants(place.position):
        changed = place.with_position(variant)
        if not LONG <= _odds(changed, bound) <= OPEN:
            continue
        try:
            return _look_for(changed, bound)
        except Unproved as error:
            reasons.append(error.why)
        tried += 1
        if tried == MOST_VARIANTS:
            break
    raise Unproved(*reasons)


def _odds(place: Place, effort: Effort) -> float:
    """How likely the dice alone bring what is asked for first."""
    start, decision, _ = _begun(place)
    info = GAMES[place.game]
    goals = info.puzzles().wishes(start)
    if not goals:
        raise Unproved("nothing")
    prover = Prover(start, SeatNo(SOLVER), goals[0], FEW_TRIED, effort)
    try:
        return prover.hopes(start, decision, [info.default_option(decision)])[0]
    except TooLarge as error:
        raise Unproved("large") from error


def _begun(place: Place) -> tuple[Game, Decision, TableLayout]:
    """The table of the position, at the first thing that its solver has to choose in this turn."""
    try:
        layout = place.laid_out()
    except (TableLayoutError, ValueError, IndexError, KeyError, TypeError) as error:
        raise Unproved("layout") from error
    start: Game = layout.g.clone()
    turn = start.turn
    decision = to_own(start, GAMES[place.game])
    if decision is None or start.turn != turn:
        raise Unproved("nothing")
    return start, decision, layout


def _look_for(place: Place, effort: Effort) -> Found:
    start, _, layout = _begun(place)
    reasons: list[Reason] = ["nothing"]
    for goal in goals_at(start, GAMES[place.game], effort.each):
        try:
            return _line(place, goal, layout, start, effort)
        except Unproved as error:
            reasons.append(error.why)
        except (TooLarge, RecursionError):
            reasons.append("large")
    raise Unproved(*reasons)


def goals_at(start: Game, info: GameInfo, most: int) -> list[Goal]:
    """What is worth asking for here, the most first: what does not come by itself, and can be had."""
    puzzles = info.puzzles()
    goals = puzzles.wishes(start)
    if puzzles.rolls or not goals:
        return goals
    ends = Ends(start, info, goals, most)
    possible = ends.of(start)
    if ends.tried > most:
        raise Unproved("large")
    by_itself = ends.by_itself(start)
    return [goal for at, goal in enumerate(goals) if possible >> at & 1 and not by_itself >> at & 1]


class Ends:
    """Which goals can be reached at all if the others do nothing that they need not do: one look at the whole tree."""

    def __init__(self, start: Game, info: GameInfo, goals: list[Goal], most: int) -> None:
        self.info = info
        self.most = most
        self.hunts = [info.puzzles().hunt(goal, start, SeatNo(SOLVER)) for goal in goals]
        self.found: dict[object, int] = {}
        self.tried = 0

    def of(self, game: Game, depth: int = 0) -> int:
        """The goals, as bits, that some line from here reaches."""
        if self.hunts[0].settled(game):
            return self._reached(game)
        own = game.decision_of(SOLVER)
        if own is None:
            decision = game.pending[0]
            return self._after(game, decision, self.info.default_option(decision), depth)
        key = moment_key(game, own)
        if key not in self.found:
            bits = 0
            for place in range(len(own.codes)):
                bits |= self._after(game, own, place, depth)
            self.found[key] = bits
        return self.found[key]

    def _after(self, game: Game, decision: Decision, place: int, depth: int) -> int:
        self.tried += 1
        if self.tried > self.most or depth > MOST_DEPTH:
            self.tried = self.most + 1
            return 0
        world = game.clone()
        world.answer(decision.seat, place)
        return self.of(world, depth + 1)

    def _reached(self, game: Game) -> int:
        bits = 0
        for at, hunt in enumerate(self.hunts):
            if hunt.reached(game):
                bits |= 1 << at
        return bits

    def by_itself(self, start: Game) -> int:
        """The goals that are reached if nobody does anything."""
        game = start.clone()
        for _ in range(MOST_DEPTH):
            if self.hunts[0].settled(game):
                return self._reached(game)
            decision = game.pending[0]
            game.answer(decision.seat, self.info.default_option(decision))
        return -1


def _line(place: Place, goal: Goal, layout: TableLayout, start: Game, effort: Effort) -> Found:
    info = GAMES[place.game]
    seat = SeatNo(SOLVER)
    prover = Prover(start, seat, goal, effort.each, effort)
    if prover.hope(start) < LEAST or prover.certainty(start) < LEAST:
        raise Unproved("uncertain")
    found = Found(place, goal)
    game = start.clone()
    lines: list[Line] = []
    for _ in range(MOST_DECISIONS):
        decision = to_own(game, info)
        if decision is None or prover.goal.settled(game) or len(lines) == goal.decisions:
            break
        line = _looked_at(prover, game, decision, layout, len(lines))
        if line is None:
            break
        lines.append(line)
        choice = line.right[0]
        quiet = [each for each in line.right if line.words[each].split()[0] in QUIET_KINDS]
        if quiet and not goal.limited:
            choice = quiet[0]
        line.right = [choice, *[each for each in line.right if each != choice]]
        game.answer(seat, choice)
    return _cut(found, lines, prover, start, info)


def _looked_at(prover: Prover, game: Game, decision: Decision, layout: TableLayout, used: int) -> Line | None:
    certain = prover.certainties(game, decision, used)
    best = max(certain)
    if best < LEAST:
        return None
    right = [place for place, each in enumerate(certain) if each > best - TINY]
    rest = [place for place in range(len(certain)) if place not in right]
    wrong = [
        place
        for place, hope in zip(rest, prover.hopes(game, decision, rest, used), strict=True)
        if hope <= best - MARGIN
    ]
    words = [layout.words(option) for option in decision.options]
    return Line(decision, right, wrong, best, words)


def _cut(found: Found, lines: list[Line], prover: Prover, start: Game, info: GameInfo) -> Found:
    """The part of the line that is the puzzle: from the first interesting key decision to the last key one."""
    pair = _either_order(lines) if found.goal.limited and len(lines) == found.goal.number else []
    if pair:
        found.steps = [pair, pair]
        found.tried = prover.tried
        found.rating = rating(lines, 0, lines, start, info)
        return found
    first = next((at for at, line in enumerate(lines) if line.is_interesting), -1)
    if first < 0 or any(line.is_key for line in lines[:first]):
        raise Unproved("easy" if any(line.is_key for line in lines) else "several")
    last = max(at for at, line in enumerate(lines) if line.is_key)
    if last - first >= MOST_STEPS:
        raise Unproved("long")
    steps = lines[first : last + 1]
    short = found.goal.limited and len(lines) != found.goal.number
    if short or any(not line.is_quiet for line in lines[:first]) or any(not line.is_key for line in steps):
        raise Unproved("several")
    told = [line.words[line.right[0]] for line in lines]
    found.before = told[:first]
    found.steps = [[told[at]] for at in range(first, last + 1)]
    found.then = told[last + 1 :]
    found.tried = prover.tried
    found.rating = rating(lines, first, steps, start, info)
    return found


def _either_order(lines: list[Line]) -> list[str]:
    """The two things that are to be done, where it does not matter which comes first."""
    if len(lines) != 2 or len(lines[0].right) != 2 or len(lines[1].right) != 1:
        return []
    wanted = sorted(lines[0].words[place] for place in lines[0].right)
    wrong = sum(len(line.wrong) for line in lines)
    settled = all(len(line.right) + len(line.wrong) == len(line.words) for line in lines)
    then = lines[1].words[lines[1].right[0]]
    other = lines[0].words[lines[0].right[1]]
    return wanted if settled and then == other and wrong > 2 * FEWEST_WRONG else []


def rating(lines: list[Line], first: int, steps: list[Line], start: Game, info: GameInfo) -> int:
    """How hard it is: by the ways to go wrong, the length of the line, and whether the plain bot sees it."""
    value = 700 + int(110 * sum(log2(len(line.words)) for line in steps)) + 40 * first
    game = start.clone()
    to_own(game, info)
    for line in lines[:first]:
        game.answer(SOLVER, line.right[0])
        to_own(game, info)
    worths = info.judge(game.imagine(SOLVER, seeded("rating")), SOLVER)
    if worths.index(max(worths)) != steps[0].right[0]:
        value += 250
    if steps[0].words[steps[0].right[0]].split()[0] in QUIET_KINDS:
        value += 100
    return min(2200, value)
