"""The questions that people have been asked, and the answers that are recognised when they come again."""

import secrets
from typing import Final

import msgspec

from underhall.kernel.decisions import Decision
from underhall.kernel.explain import Explanation
from underhall.kernel.explain import Note as EngineNote
from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo
from underhall.server.errorlog import ERRORS
from underhall.server.protocol import Note, OfferedOption, Question, WithheldOption

ENCODER: Final = msgspec.json.Encoder()
MOST_REMEMBERED: Final = 32  # answers of a seat that are recognised when they come again


def explained(decision: Decision, game: Game, info: GameInfo) -> Explanation:
    """What the game says about the question. A mistake in it is ours to mend, and never loses the question."""
    try:
        explanation = info.explain(game, decision)
        if len(explanation.options) == len(decision.codes):
            return explanation
        raise ValueError(f"{info.id} explains {len(explanation.options)} of {len(decision.codes)} options")
    except Exception as error:
        ERRORS.print_error(error)
    return Explanation([], [[] for _ in decision.codes])


def sent(notes: list[EngineNote]) -> list[Note]:
    """Notes as they go over the wire."""
    return [Note(each.id, each.numbers, each.cards, each.seats, each.tone, each.certain, each.odds) for each in notes]


class OpenQuestion:
    """A question that a person has been asked. Without a decision it only holds the reaction window open."""

    def __init__(self, decision: Decision | None, question: Question) -> None:
        self.decision = decision
        self.question = question
        self.seen_game: Game | None = None  # in a reaction window: the public game with this question in it
        self._text = b""

    @property
    def id(self) -> str:
        return self.question.id

    @property
    def text(self) -> bytes:
        """The question as JSON, encoded when it is first sent."""
        if not self._text:
            self._text = ENCODER.encode(self.question)
        return self._text


class Questions:
    """Who is asked what, and under which id."""

    def __init__(self, seats: int) -> None:
        self.open: dict[int, OpenQuestion] = {}  # by seat
        self.answered: list[dict[str, tuple[str, int]]] = [{} for _ in range(seats)]  # question: answer's id, option
        self.rewinds = [0] * seats  # after an undo, what is asked again has another id
        self.boot_id = secrets.token_hex(2)  # hold questions are counted anew after a restart; their ids must differ
        self._holds = [0] * seats

    def id_for(self, decision: Decision, events: int) -> str:
        """The id of this question.

        In a reaction window somebody may act before the answer comes. Then there are more events, as everybody knows,
        and what is asked again is another question.
        """
        id = f"{self.rewinds[decision.seat]}.{decision.number}"
        return f"{id}.{events}" if decision.op.secret else id

    def is_open(self, seat: int, id: str) -> bool:
        question = self.open.get(seat)
        return question is not None and question.id == id

    def ask(self, decision: Decision, game: Game, info: GameInfo) -> OpenQuestion:
        """Ask the seat of this decision."""
        explanation = explained(decision, game, info)
        question = Question(
            self.id_for(decision, game.event_count),
            decision.kind,
            decision.source,
            [
                OfferedOption(each.kind, each.fields, sent(notes))
                for each, notes in zip(decision.options, explanation.options, strict=True)
            ],
            info.default_option(decision),
            info.is_reaction(decision),
            decision.frame.cause,
            [
                WithheldOption(each.card, each.kind, each.reason.word, each.number, each.reason.rule)
                for each in info.withheld(game, decision)
            ],
            sent(explanation.question),
            info.hint(decision),
        )
        opened = OpenQuestion(decision, question)
        self.open[decision.seat] = opened
        return opened

    def ask_to_hold(self, seat: int) -> OpenQuestion:
        """Ask the seat nothing, so that it can take its time: the reaction window stays open until it passes."""
        self._holds[seat] += 1
        id = f"{self.rewinds[seat]}.hold.{self.boot_id}.{self._holds[seat]}"
        opened = OpenQuestion(None, Question(id, "hold", "", [OfferedOption("pass", {}, [])], 0, True, -1, [], [], ""))
        self.open[seat] = opened
        return opened

    def remember_answer(self, seat: int, question: str, id: str, option: int) -> None:
        answered = self.answered[seat]
        answered[question] = (id, option)
        if len(answered) > MOST_REMEMBERED:
            del answered[next(iter(answered))]

    def restore(self, rewinds: list[int], answered: list[dict[str, tuple[str, int]]]) -> None:
        """Take over what the log says about questions before a restart."""
        self.rewinds = rewinds
        self.answered = [dict(list(each.items())[-MOST_REMEMBERED:]) for each in answered]
