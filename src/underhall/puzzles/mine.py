"""Looks through games between bots for positions in which exactly one line is clearly best.

Every position is laid out anew in the words of the game's table layout (positions.py), as the puzzle file will do it,
and everything is proved of that table (proof.py).
"""

from collections.abc import Iterator
from hashlib import sha256
from math import log2
from pathlib import Path
from typing import Any, Final

from underhall.errors import BadLesson
from underhall.games import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.luck import seeded
from underhall.kernel.playout import read_policies
from underhall.kernel.puzzles import Goal, Position
from underhall.kernel.registry import GameInfo
from underhall.kernel.table_layout import TableLayout, TableLayoutError
from underhall.kernel.types import SeatNo
from underhall.puzzles.check import check
from underhall.puzzles.positions import told_position
from underhall.puzzles.proof import LEAST, MARGIN, TINY, Prover, TooLarge, moment_key
from underhall.puzzles.puzzle import MOST_STEPS, SOLVER, Puzzle, to_own
from underhall.puzzles.reader import read_puzzle, write_puzzle

QUIET_KINDS: Final = frozenset(("pass", "no", "done", "end", "decline"))  # options that do nothing
SEATS: Final = (2, 3, 2)  # of one game after the other
FEWEST_WRONG: Final = 2  # plausible alternatives
MOST_DECISIONS: Final = 25  # of a line that are looked at
MOST_TRIED: Final = 2_500
MOST_ANSWERS: Final = 2_500  # of a game that is looked through
FEW_TRIED: Final = 400
OPEN: Final = 0.75  # what dice alone bring more often than this asks for nothing
LONG: Final = 0.02  # and what they never bring, for too much
MOST_VARIANTS: Final = 3
MOST_DEPTH: Final = 80


class Found:
    """A puzzle that has been found, before it is written."""

    def __init__(self, game: str, seats: list[str], position: Position, begin: str, goal: Goal) -> None:
        self.game = game
        self.seats = seats
        self.position = position
        self.begin = begin
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
            "game": self.game,
            "rating": self.rating,
            "seats": self.seats,
            "position": self.position,
            "begin": self.begin,
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
            *GAMES[self.game].puzzles().motif(self.position),
            *(" ".join(sorted({" ".join(w.split()[:2]) for w in right})) for right in self.steps),
        )


def mine(game: str, games: int, seed: str, out: Path) -> Iterator[tuple[Path, Puzzle]]:
    """Look through so many games, and write each puzzle that is found and is no second one of its motif."""
    folder = out / game
    seen: set[tuple[str, ...]] = set()
    count = 0
    for number in range(games):
        for source, names, position, begin in positions(game, f"{seed} {number}", SEATS[number % len(SEATS)]):
            found = look_for(game, names, position, begin)
            if found is None or found.motif() in seen:
                continue
            found.source = source
            text = write_puzzle(found.told())
            name = f"{count + 1:03}-{found.goal.kind}-{sha256(text.encode()).hexdigest()[:4]}.yaml"
            puzzle = read_puzzle(str(folder / name), game, text)
            try:
                check(puzzle)
            except BadLesson:
                continue  # what the search has left out for speed, the proof has not
            seen.add(found.motif())
            count += 1
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
            yield folder / name, puzzle


# -- positions of games between bots -----------------------------------------------------------------------------------


def positions(game_id: str, seed: str, seats: int) -> Iterator[tuple[str, list[str], Position, str]]:
    """Where each is from, seats, position and the phase that begins, from one game of bots."""
    info = GAMES[game_id]
    puzzles = info.puzzles()
    game = info.start(seats, seed, {}, True)
    policies = read_policies(puzzles.player(), game, info.judge)
    lucks = [seeded(f"{seed} {seat}") for seat in range(seats)]
    seen: set[tuple[int, str]] = set()
    answers = 0
    while game.pending and answers < MOST_ANSWERS:
        moment = puzzles.moment(game)
        if moment and (game.turn, moment) not in seen:
            seen.add((game.turn, moment))
            for seat in puzzles.solvers(game):
                names, position = told_position(game, seat)
                yield f"{seed} {game.turn} {moment} {seat}", names, position, moment
        decision = game.pending[0]
        game.answer(decision.seat, policies[decision.seat].choose(game, decision, lucks[decision.seat]))
        answers += 1


# -- laying out and trying ---------------------------------------------------------------------------------------------


def laid_out(game_id: str, seats: list[str], position: Position, begin: str) -> TableLayout:
    """The table that a position tells of, at its first decision."""
    layout: TableLayout = GAMES[game_id].empty_table(seats, {})
    for name, value in position.items():
        word = layout.vocabulary[name]
        method = getattr(layout, word.does)
        if word.of in ("seat", "deck"):
            for whom, things in value.items():
                method(whom, *(things if isinstance(things, list) else [things]))
        elif word.of == "entries":
            for parts in value:
                method(**parts)
        else:
            method(*value)
    layout.begin(begin)
    return layout


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


def look_for(game_id: str, seats: list[str], position: Position, begin: str) -> Found | None:
    """The puzzle in this position, if there is one. Where dice decide, variants of it are tried, too: those in which
    dice alone neither bring everything nor nothing."""
    puzzles = GAMES[game_id].puzzles()
    if not puzzles.rolls:
        return _look_for(game_id, seats, position, begin)
    tried = 0
    for variant in puzzles.variants(position):
        odds = _odds(game_id, seats, variant, begin)
        if odds < 0:
            return None
        if LONG <= odds <= OPEN:
            found = _look_for(game_id, seats, variant, begin)
            tried += 1
            if found is not None or tried == MOST_VARIANTS:
                return found
    return None


def _odds(game_id: str, seats: list[str], position: Position, begin: str) -> float:
    """How likely the dice alone bring what is asked for first; below 0: there is nothing, or too many dice."""
    try:
        start: Game = laid_out(game_id, seats, position, begin).g.clone()
    except (TableLayoutError, ValueError, IndexError, KeyError, TypeError):
        return -1.0
    info = GAMES[game_id]
    decision = to_own(start, info)
    goals = info.puzzles().wishes(start)
    if decision is None or not goals:
        return -1.0
    prover = Prover(start, SeatNo(SOLVER), goals[0], FEW_TRIED)
    try:
        return prover.hopes(start, decision, [info.default_option(decision)])[0]
    except TooLarge:
        return -1.0


def _look_for(game_id: str, seats: list[str], position: Position, begin: str) -> Found | None:
    try:
        layout = laid_out(game_id, seats, position, begin)
    except (TableLayoutError, ValueError, IndexError, KeyError, TypeError):
        return None
    info = GAMES[game_id]
    start = layout.g.clone()
    turn = start.turn
    if to_own(start, info) is None or start.turn != turn:
        return None
    for goal in goals_at(start, info):
        try:
            found = _line(game_id, seats, position, begin, goal, layout, start)
        except (TooLarge, RecursionError):
            continue
        if found is not None:
            return found
    return None


def goals_at(start: Game, info: GameInfo) -> list[Goal]:
    """What is worth asking for here, the most first: what does not come by itself, and can be had."""
    puzzles = info.puzzles()
    goals = puzzles.wishes(start)
    if puzzles.rolls or not goals:
        return goals
    ends = Ends(start, info, goals)
    possible = ends.of(start)
    if ends.tried > MOST_TRIED:
        return []
    by_itself = ends.by_itself(start)
    return [goal for at, goal in enumerate(goals) if possible >> at & 1 and not by_itself >> at & 1]


class Ends:
    """Which goals can be reached at all if the others do nothing that they need not do: one look at the whole tree."""

    def __init__(self, start: Game, info: GameInfo, goals: list[Goal]) -> None:
        self.info = info
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
        if self.tried > MOST_TRIED or depth > MOST_DEPTH:
            self.tried = MOST_TRIED + 1
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


def _line(
    game_id: str, seats: list[str], position: Position, begin: str, goal: Goal, layout: TableLayout, start: Game
) -> Found | None:
    info = GAMES[game_id]
    seat = SeatNo(SOLVER)
    prover = Prover(start, seat, goal, MOST_TRIED)
    if prover.hope(start) < LEAST or prover.certainty(start) < LEAST:
        return None
    found = Found(game_id, seats, position, begin, goal)
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


def _cut(found: Found, lines: list[Line], prover: Prover, start: Game, info: GameInfo) -> Found | None:
    """The part of the line that is the puzzle: from the first interesting key decision to the last key one."""
    pair = _either_order(lines) if found.goal.limited and len(lines) == found.goal.number else []
    if pair:
        found.steps = [pair, pair]
        found.tried = prover.tried
        found.rating = rating(lines, 0, lines, start, info)
        return found
    first = next((at for at, line in enumerate(lines) if line.is_interesting), -1)
    if first < 0:
        return None
    last = max(at for at, line in enumerate(lines) if line.is_key)
    if last - first >= MOST_STEPS or any(line.is_key or not line.is_quiet for line in lines[:first]):
        return None
    steps = lines[first : last + 1]
    if any(not line.is_key for line in steps) or (found.goal.limited and len(lines) != found.goal.number):
        return None
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
