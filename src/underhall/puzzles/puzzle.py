"""What a puzzle is, once its file has been read, and how it is played."""

from typing import Final

from underhall.kernel.decisions import Decision
from underhall.kernel.events import Event
from underhall.kernel.explain import Note
from underhall.kernel.game import Game
from underhall.kernel.puzzles import WIN, Goal
from underhall.kernel.registry import GameInfo
from underhall.kernel.table_layout import TableLayout
from underhall.learn.lesson import Lesson
from underhall.learn.run import LessonRun, Wrong

SOLVER: Final = 0  # the seat of whoever solves it
MOST_STEPS: Final = 3
MOST_ANSWERS: Final = 300


class Puzzle(Lesson):
    """A position, what is to be reached, and the one line that reaches it."""

    def __init__(self, file: str, game: str, id: str, number: int) -> None:
        super().__init__(file, game, id, number, False)
        self.aim = Goal(WIN)
        self.aim_line = 0
        self.before: list[tuple[int, str]] = []  # own answers, with their lines, that lead to the moment
        self.then: list[str] = []  # own answers after the solution, so that one sees what comes of it
        self.rating = 0


class PuzzleRun(LessonRun):
    """How far somebody has got in a puzzle."""

    lesson: Puzzle

    def __init__(self, puzzle: Puzzle) -> None:
        self.reasons: list[list[Note]] = []  # what the game says about each right answer given
        self._follow = list(puzzle.then)
        super().__init__(puzzle)
        self._began = self.game.event_count

    @property
    def outcome(self) -> list[Event]:
        """What has come of the answers so far: whatever changed what the seats have."""
        return [event for event in self.game.events if event.number >= self._began and event.message.scores]

    def _laid_out(self) -> TableLayout:
        layout = super()._laid_out()
        to_own(layout.g, self.info)
        self.start: Game = layout.g.clone()  # the goal is counted from here
        for line, words in self.lesson.before:
            decision = to_own(layout.g, self.info)
            fitting = [] if decision is None else layout.options_like(decision, words)
            if decision is None or not fitting:
                known = [] if decision is None else [layout.words(option) for option in decision.options]
                raise self._reader.fault(line, "step", words, known or ["–"])
            layout.g.answer(SOLVER, fitting[0])
        return layout

    def words(self, option: int) -> str:
        """An option of the open question in the words of files."""
        decision = self.decision
        assert decision is not None
        return self._layout.words(decision.options[option])

    def right_answer(self, option: int) -> None:
        """Keep what the game says about an answer that is about to be given."""
        decision = self.decision
        assert decision is not None
        self.reasons.append(self.info.explain(self.game, decision).options[option])

    def answer(self, option: int) -> Wrong | None:
        if option in self.right:
            self.right_answer(option)
        return super().answer(option)

    def _go_on(self) -> None:
        """The others do nothing that they need not do; what leaves no choice is answered."""
        while True:
            own = to_own(self.game, self.info)
            if own is None:
                break
            if self.step is not None:
                if self._fitting(own, self.step):
                    return
                words = [self._layout.words(option) for option in own.options]
                raise self._reader.fault(self.step.line, "step", ", ".join(self.step.right), words)
            if not self._follow:
                return
            fitting = self._layout.options_like(own, self._follow.pop(0))
            if not fitting:
                return
            self.game.answer(SOLVER, fitting[0])
        if self.step is not None:
            raise self._reader.fault(self.step.line, "step", ", ".join(self.step.right), ["–"])


def to_own(game: Game, info: GameInfo, most: int = MOST_ANSWERS) -> Decision | None:
    """Let the others do nothing that they need not do, until the learner has something to choose."""
    for _ in range(most):
        own = game.decision_of(SOLVER)
        others = [each for each in game.pending if each.seat != SOLVER]
        if others:
            game.answer(others[0].seat, info.default_option(others[0]))
        elif own is None or len(own.codes) > 1:
            return own
        else:
            game.answer(SOLVER, 0)
    return None
