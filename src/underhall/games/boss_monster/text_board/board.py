"""Boss Monster's table in a terminal: the series' own, played until ten souls or five wounds."""

from typing import ClassVar, Final

from rich.text import Text

from underhall.games.boss_monster.facts import NUMBER, TREASURES
from underhall.games.boss_monster.state import PHASES, SOULS_TO_WIN, WOUNDS_TO_LOSE
from underhall.games.boss_monster.view_types import SeatView
from underhall.games.series.cards import ALL_CARDS, Card
from underhall.games.series.text_board.board import SeriesBoard
from underhall.games.series.text_board.views import AnySeat, AnyView
from underhall.terminal.board import Measure


class BossBoard(SeriesBoard):
    """Draws the table of one game of Boss Monster in one language."""

    game: ClassVar[str] = "boss-monster"
    treasures: ClassVar[tuple[str, ...]] = TREASURES
    phases: ClassVar[tuple[str, ...]] = PHASES

    def card(self, id: str) -> Card:
        return ALL_CARDS[NUMBER[id]]

    def measures(self) -> tuple[Measure, ...]:
        return (
            Measure("souls", "play-souls", SOULS_TO_WIN, "cyan"),
            Measure("wounds", "play-wounds", WOUNDS_TO_LOSE, "red"),
        )

    def fate(self, view: AnyView, seat: int) -> str:
        side = view.seats[seat]
        return self.text.say("play-out") if isinstance(side, SeatView) and side.out else ""

    def _title(self, view: AnyView, seat: int) -> Text:
        title = super()._title(view, seat)
        side = view.seats[seat]
        if isinstance(side, SeatView) and side.out:
            title.append(f" {self.text.say('play-out')}", style="bold red")
        return title

    def _score(self, side: AnySeat, width: int) -> Text:
        """Souls and wounds as numbers and, given room, as bars."""
        score = Text()
        for word, have, most, style in (
            ("play-souls", side.souls, SOULS_TO_WIN, "bold cyan"),
            ("play-wounds", side.wounds, WOUNDS_TO_LOSE, "bold red"),
        ):
            if score.cell_len:
                score.append("  ")
            score.append(f"{self.text.say(word)} ")
            if width >= 76:
                score.append("█" * min(have, most), style=style).append("░" * (most - have), style="dim").append(" ")
            score.append(f"{have}/{most}", style=style)
        return score


BOARD: Final = BossBoard
