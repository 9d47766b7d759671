"""A decision as a numbered question."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from underhall.kernel.decisions import Decision, Option
from underhall.kernel.explain import GOOD, HARM, PLAIN, Explanation
from underhall.terminal.layout import cut
from underhall.terminal.pen import hanging
from underhall.text.tell import Teller

if TYPE_CHECKING:
    from underhall.terminal.board import Board  # it says which questions it asks

LEAST_EFFECT: Final = 15  # shorter than this, the beginning of an effect says nothing
WIDEST_COLUMN: Final = 50
NUMBER_STYLE: Final = "bold cyan"
TONES: Final = {GOOD: "green", HARM: "red", PLAIN: ""}


class Question:
    """What one seat is asked, and every answer with its number: counted from 1, unless it had one before."""

    with_effect: tuple[str, ...] = ()  # options whose card may be new to the person

    def __init__(
        self,
        decision: Decision,
        view: Any,
        outlook: Any,
        teller: Teller,
        board: "Board[Any, Any]",
        width: int,
        numbers: Sequence[int] = (),
        explanation: Explanation | None = None,
    ) -> None:
        self.explanation = explanation or Explanation([], [[] for _ in decision.codes])
        self.numbers = numbers or range(1, len(decision.options) + 1)  # of the options, in their order
        self.decision = decision
        self.view = view
        self.outlook = outlook
        self.teller = teller
        self.board = board
        self.width = width
        self.digits = len(str(max(self.numbers)))
        self.options = sorted(decision.options, key=lambda option: self.numbers[option.index])
        widths = [self.option_text(option).cell_len for option in decision.options if self.in_column(option)]
        self.column = max([each for each in widths if each <= WIDEST_COLUMN], default=0)  # where figures begin

    def lines(self) -> list[Text]:
        """The moment, the question, the answers."""
        who = self.board.player(self.decision.seat).append(": ")
        about = self.explanation.question
        asked = self.teller.about(self.decision, about) if about else self.prompt()
        # What the game itself says of the moment comes before what the table shows of it.
        moment = [] if about else self.moment()
        return moment + hanging(who, Text(asked, style="bold"), self.width) + self.answers()

    def prompt(self) -> str:
        """What is asked."""
        return self.teller.prompt(self.decision)

    def moment(self) -> list[Text]:
        """What the question is about, where neither it nor the table says so."""
        return []

    def answers(self) -> list[Text]:
        """A line for each answer."""
        return [line for option in self.options for line in self.answer(option)]

    def in_column(self, option: Option) -> bool:
        """Whether the figures of the option stand under those of the others."""
        return True

    def option_text(self, option: Option) -> Text:
        """The answer in words."""
        return Text(self.teller.option(option))

    def note(self, option: Option) -> Text:
        """What is to be known of the option besides its words and its card."""
        return Text()

    def explanation_of(self, option: Option) -> Text:
        """What the game says of the option, the weightiest first."""
        line = Text()
        for note in self.explanation.options[option.index]:
            if line:
                line.append(" · ", style="dim")
            line.append(self.teller.note(note), style=TONES[note.tone])
        return line

    def shows_effect(self, option: Option) -> bool:
        """Whether the effect of the option's card stands beside it."""
        return option.kind in self.with_effect

    def number(self, option: Option) -> Text:
        return Text(f"{self.numbers[option.index]:>{self.digits + 2}} ", style=NUMBER_STYLE)

    def answer(self, option: Option) -> list[Text]:
        """The answer, the figures of its card, and as much of its effect as there is room for."""
        number, line = self.number(option), self.option_text(option)
        card = option.fields.get("card")
        note = self.explanation_of(option) or self.note(option)
        explained = self.board.explained(option, self.view)
        if option.kind == "pass" and option.index == 0:
            line.append("  Enter", style="dim")
            if note:
                line.append("  ").append(note)
        elif note or explained or card is not None:
            figures = self.board.figures(str(card)) if card is not None else Text()
            beside = number.cell_len + figures.cell_len + note.cell_len + 4
            if self.column + beside <= self.width:  # in a narrow window words come before columns
                line.append(" " * max(self.column - line.cell_len, 0))
            if card is not None:
                line.append("  ").append(figures)
                if self.shows_effect(option):
                    explained = explained or self.teller.card_effect(str(card))
            if note:
                line.append("  ").append(note)
            left = self.width - number.cell_len - line.cell_len - 2
            if explained and left >= LEAST_EFFECT:
                line.append("  ").append(cut(explained, left), style="dim")
        return hanging(number, line, self.width)


def number_in(option: Option, field: str) -> int:
    """What the option says in a field that is a number."""
    value = option.fields[field]
    assert isinstance(value, int)
    return value
