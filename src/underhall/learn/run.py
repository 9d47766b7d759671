"""A lesson being played: on the real game, through its own decisions.

A wrong answer changes nothing: it is explained, and the same question is still open. The others do what the lesson
says, and otherwise nothing that they need not do.
"""

from underhall.errors import BadLesson
from underhall.games import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.explain import Note
from underhall.kernel.game import Game
from underhall.kernel.table_layout import TableLayout, TableLayoutError
from underhall.learn.lesson import ANY, Lesson, Placed, Played, Step, Text
from underhall.learn.reader import Reader

MOST_ANSWERS = 500  # that others give in a row, before a lesson counts as one that never goes on


class Wrong:
    """Why an answer is not the one that is meant: what the game says would come of it, and what the author says."""

    def __init__(self, option: int, notes: list[Note], say: Text | None, rule: str) -> None:
        self.option = option
        self.notes = notes
        self.say = say
        self.rule = rule


class LessonRun:
    """How far somebody has got in a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.info = GAMES[lesson.game]
        self.at = 0  # the step that is being done; when all are done, their number
        self._reader = Reader(lesson.file)
        self._scripts = {name: list(words) for name, words in lesson.rivals.items()}
        self._layout = self._laid_out()
        self._go_on()

    @property
    def game(self) -> Game:
        game: Game = self._layout.g
        return game

    @property
    def step(self) -> Step | None:
        """What is to be done now, or None when the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def decision(self) -> Decision | None:
        """What the learner is asked now."""
        return self.game.decision_of(self.lesson.learner) if self.step is not None else None

    @property
    def right(self) -> list[int]:
        """The options that are right now."""
        return [] if self.decision is None or self.step is None else self._fitting(self.decision, self.step)

    def answer(self, option: int) -> Wrong | None:
        """The learner's answer: if it is wrong, why; the same is asked again then."""
        decision, step = self.decision, self.step
        assert decision is not None
        assert step is not None
        if option not in self._fitting(decision, step):
            said = [text for words, text in step.wrong.items() if option in self._layout.options_like(decision, words)]
            notes = self.info.explain(self.game, decision).options[option]
            return Wrong(option, notes, said[0] if said else None, step.rule)
        self.game.answer(self.lesson.learner, option)
        self.at += 1
        self._go_on()
        return None

    def play_through(self) -> None:
        """Give the first right answer at each step: whatever is wrong with one of them, its author is told of it."""
        while self.step is not None:
            self.answer(self.right[0])

    # -- laying out ----------------------------------------------------------------------------------------------------

    def _laid_out(self) -> TableLayout:
        lesson = self.lesson
        layout: TableLayout = self.info.empty_table(lesson.seats, lesson.options)
        if lesson.moment is not None:
            layout.g = self._played(lesson.moment)
            return layout
        for placed in lesson.position:
            self._place(layout, placed)
        if lesson.begin not in layout.moments:
            raise self._reader.fault(lesson.begin_line, "moment", lesson.begin, layout.moments)
        layout.begin(lesson.begin)
        return layout

    def _played(self, moment: Played) -> Game:
        """The game that was played, up to the moment."""
        lesson = self.lesson
        game = self.info.start(len(lesson.seats), moment.seed, dict(lesson.options), False)
        for at in range(0, len(moment.answers), 2):
            seat, option = moment.answers[at : at + 2]
            decision = game.decision_of(seat) if 0 <= seat < len(lesson.seats) else None
            if decision is None or not 0 <= option < len(decision.codes):
                raise self._reader.fault(moment.line, "replay", at // 2 + 1)
            game.answer(seat, option)
        return game

    def _place(self, layout: TableLayout, placed: Placed) -> None:
        try:
            getattr(layout, placed.word)(*placed.args, **placed.parts)
        except TableLayoutError as error:
            raise self._fault(placed.line, error) from error
        except (TypeError, ValueError, IndexError, KeyError) as error:
            raise self._reader.fault(placed.line, "word", placed.word) from error

    def _fault(self, line: int, error: TableLayoutError) -> BadLesson:
        why = error.why if error.why in ("card", "spare", "seat", "deck", "place", "item") else "word"
        return BadLesson(file=self.lesson.file, line=line, why=why, name=error.name, nearest=error.nearest)  # type: ignore[arg-type]

    # -- going on ------------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let the others answer, and pass on what the lesson is not about, until the learner has something to do."""
        for _ in range(MOST_ANSWERS):
            own = self.game.decision_of(self.lesson.learner)
            others = [each for each in self.game.pending if each.seat != self.lesson.learner]
            if others:
                self.game.answer(others[0].seat, self._scripted(others[0]))
            elif own is None:
                break
            elif self.step is None:
                if not self.info.is_reaction(own):
                    return
                self.game.answer(self.lesson.learner, self.info.default_option(own))
            elif self._fitting(own, self.step):
                return
            elif self.info.is_reaction(own):
                self.game.answer(self.lesson.learner, self.info.default_option(own))
            else:
                words = [self._layout.words(option) for option in own.options]
                raise self._reader.fault(self.step.line, "step", ", ".join(self.step.right), words)
        if self.step is not None:
            raise self._reader.fault(self.step.line, "step", ", ".join(self.step.right), ["–"])

    def _fitting(self, decision: Decision, step: Step) -> list[int]:
        if ANY in step.right:
            return [] if self.info.is_reaction(decision) else list(range(len(decision.codes)))
        fitting = {each for words in step.right for each in self._layout.options_like(decision, words)}
        return sorted(fitting)

    def _scripted(self, decision: Decision) -> int:
        """What the lesson says that this seat answers now, or what harms nobody."""
        script = self._scripts.get(self.lesson.seats[decision.seat], [])
        if script:
            options = self._layout.options_like(decision, script[0])
            if options:
                del script[0]
                return options[0]
        return self.info.default_option(decision)
