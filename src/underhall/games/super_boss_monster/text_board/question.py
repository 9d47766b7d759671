"""Super Boss Monster's questions: the series' own, with the errands of own rooms and the reason for a mulligan."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from underhall.games.series.text_board.question import WALKER, SeriesQuestion
from underhall.games.super_boss_monster.facts import NUMBER, TREASURES
from underhall.games.super_boss_monster.state import TOO_ADVANCED, why_poor
from underhall.kernel.decisions import Decision
from underhall.terminal.pen import hanging
from underhall.text.tell import Teller

if TYPE_CHECKING:
    from underhall.terminal.board import Board  # it says which questions it asks


class SuperQuestion(SeriesQuestion):
    """What one seat is asked at a table of Super Boss Monster."""

    def __init__(
        self,
        decision: Decision,
        view: Any,
        outlook: Any,
        teller: Teller,
        board: "Board[Any, Any]",
        width: int,
        numbers: Sequence[int] = (),
    ) -> None:
        super().__init__(decision, view, outlook, teller, board, width, numbers)
        if decision.kind == "place-minion":
            self.with_effect = (*self.with_effect, "room")  # the errand that the room offers

    def moment(self) -> list[Text]:
        """For a mulligan: what is poor about the hand."""
        if self.decision.kind != "mulligan":
            return super().moment()
        say = self.teller.texts.say
        told: list[Text] = []
        for why in why_poor([NUMBER[id] for id in self.view.hand]):
            if why == TOO_ADVANCED:
                line = say("super-mulligan-advanced")
            else:
                line = say("super-mulligan-treasure", treasure=say("cli-treasure", type=TREASURES[why]))
            told += hanging(Text(f"{WALKER} ", style="bold"), Text(line), self.width)
        return told
