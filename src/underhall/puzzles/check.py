"""Proves a puzzle: at each step what the file calls right is the most certain, and everything else clearly is not."""

from underhall.errors import BadLesson
from underhall.kernel.luck import seeded
from underhall.kernel.types import SeatNo
from underhall.puzzles.proof import LEAST, MARGIN, TINY, Effort, Prover, TooLarge
from underhall.puzzles.puzzle import SOLVER, Puzzle, PuzzleRun


def check(puzzle: Puzzle, effort: Effort | None = None) -> int:
    """How many positions were tried; whatever is wrong is told with its line."""
    run = PuzzleRun(puzzle)
    prover = Prover(run.start, SeatNo(SOLVER), puzzle.aim, effort=effort)
    try:
        _check_from(puzzle, [], prover)
    except TooLarge as error:
        raise _fault(puzzle, puzzle.aim_line, "too-large", str(prover.most)) from error
    return prover.tried


def _check_from(puzzle: Puzzle, answers: list[int], prover: Prover) -> None:
    """Check the step after these answers, and those behind it for each answer that is right there."""
    run = PuzzleRun(puzzle)
    for option in answers:
        run.answer(option)
    if run.step is None:
        return
    _check_step(puzzle, run, prover, len(puzzle.before) + len(answers))
    for option in run.right:
        _check_from(puzzle, [*answers, option], prover)


def _check_step(puzzle: Puzzle, run: PuzzleRun, prover: Prover, used: int) -> None:
    decision, step = run.decision, run.step
    assert decision is not None
    assert step is not None
    game = run.game.clone()
    right = run.right
    certain = prover.certainties(game, decision, used)
    best = max(certain)
    told = [run.words(place) for place in range(len(decision.codes))]
    if best < LEAST or any(certain[place] < best - TINY for place in right):
        raise _fault(puzzle, step.line, "unproved", ", ".join(step.right))
    rest = [place for place in range(len(certain)) if place not in right]
    for place, hope in zip(rest, prover.hopes(game, decision, rest, used), strict=True):
        if hope > best - MARGIN:
            raise _fault(puzzle, step.line, "not-unique", told[place])
    # In another world that looks the same to the learner it is as certain.
    other = game.imagine(SOLVER, seeded(puzzle.id))
    same = other.decision_of(SOLVER)
    elsewhere = Prover(run.start, SeatNo(SOLVER), puzzle.aim, effort=prover.effort)
    if same is None or min(elsewhere.certainties(other, same, used)[place] for place in right) < best - TINY:
        raise _fault(puzzle, step.line, "unproved", ", ".join(step.right))


def _fault(puzzle: Puzzle, line: int, why: str, name: str) -> BadLesson:
    return BadLesson(file=puzzle.file, line=line, why=why, name=name)  # type: ignore[arg-type]
