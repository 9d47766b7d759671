"""What a question is about and what each of its answers does, as far as the asked seat can know.

Notes are message ids with arguments, never prose: page, terminal and coach put them into words. Those about the
question say what has happened and what follows; what is asked is put behind them, from the message `ask-<kind of
decision>` or, where there is none, from the prompt. A note whose id ends in `-fatal` says that its answer may put the
seat out of the game.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

GOOD: Final = "good"
HARM: Final = "harm"
PLAIN: Final = "plain"
NO_ODDS: Final = -1


@mypyc_attr(acyclic=True)
class Note:
    """A sentence or a few words about the asked seat's position: the text is the message `id` of the game's file."""

    def __init__(
        self,
        id: str,
        numbers: dict[str, int] | None = None,
        cards: dict[str, str] | None = None,
        seats: Mapping[str, int] | None = None,
        tone: str = PLAIN,
        certain: bool = True,
        odds: int = NO_ODDS,
    ) -> None:
        self.id = id
        self.numbers = numbers or {}
        self.cards = cards or {}  #: arguments that name cards, by their ids
        self.seats: dict[str, int] = dict(seats) if seats else {}  #: arguments that name players, by their seats
        self.tone = tone  #: to the asked seat: good, harm or plain
        self.certain = certain  #: whether it comes for sure unless somebody reacts; else it may come
        self.odds = odds  #: in a thousand, or NO_ODDS; the message's argument `odds` is in a hundred

    def key(self) -> tuple[object, ...]:
        """All that it says, for comparing two."""
        values = (*sorted(self.numbers.items()), *sorted(self.cards.items()), *sorted(self.seats.items()))
        return (self.id, values, self.tone, self.certain, self.odds)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Note) and other.key() == self.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"<{self.id} {self.numbers} {self.cards} {self.seats} {self.tone}{'' if self.certain else '?'}>"


@mypyc_attr(acyclic=True)
class Explanation:
    """What somebody who is asked wants to know before answering."""

    def __init__(self, question: list[Note], options: list[list[Note]]) -> None:
        self.question = question  #: who did what to whom, and what follows if nothing is done
        self.options = options  #: for each option, in their order: outcome, price, odds; the weightiest first


def percent(odds: int) -> int:
    """Odds in a hundred. What is possible is never said to be impossible, nor what is likely to be sure."""
    if 0 < odds < 1000:
        return max(1, min(99, (odds + 5) // 10))
    return odds // 10
