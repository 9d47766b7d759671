"""Super Boss Monster's questions: the series' own, with the errands of own rooms and the reason for a mulligan."""

from rich.text import Text

from underhall.games.series.text_board.question import WALKER, SeriesQuestion
from underhall.games.super_boss_monster.facts import NUMBER, TREASURES
from underhall.games.super_boss_monster.mulligan import TOO_ADVANCED, why_poor
from underhall.kernel.decisions import Option
from underhall.terminal.pen import hanging


class SuperQuestion(SeriesQuestion):
    """What one seat is asked at a table of Super Boss Monster."""

    def shows_effect(self, option: Option) -> bool:
        errand = self.decision.kind == "place-minion" and option.kind == "room"  # what the room has a minion do
        return errand or super().shows_effect(option)

    def moment(self) -> list[Text]:
        """For a mulligan: what is poor about the hand."""
        if self.decision.kind != "mulligan":
            return super().moment()
        say = self.teller.texts.say
        lines: list[Text] = []
        for why in why_poor([NUMBER[id] for id in self.view.hand]):
            if why == TOO_ADVANCED:
                line = say("super-mulligan-advanced")
            else:
                line = say("super-mulligan-treasure", treasure=say("cli-treasure", type=TREASURES[why]))
            lines += hanging(Text(f"{WALKER} ", style="bold"), Text(line), self.width)
        return lines
