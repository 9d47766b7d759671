"""How a game ended: who won and why, the results, and the way there turn by turn."""

from typing import Any, Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.table import Table
from rich.text import Text

from underhall.kernel.game import Game
from underhall.terminal.board import Board, Standing
from underhall.text import Texts

BARS: Final = "▁▂▃▄▅▆▇█"


def print_ending(out: Console, text: Texts, board: Board[Any, Any], game: Game, view: object) -> None:
    """The result for everybody, best first."""
    outcome = game.outcome
    if outcome is None:
        return
    winners = Text(", ").join([board.player(seat) for seat in outcome.winners])
    out.print()
    out.print(Text(board.result(view) or text.say("play-won", names=winners.plain), style="bold"))
    out.print(Text(text.say(f"ending-{outcome.rule.lower()}")).append(f" ({outcome.rule})", style="dim"))
    listing = Table(box=None, padding=(0, 2, 0, 0))
    words, *numbers = board.columns()
    for heading in ("play-player", words):
        listing.add_column(text.say(heading), no_wrap=True)
    for heading in numbers:
        listing.add_column(text.say(heading), justify="right", no_wrap=True)
    ranked = sorted(range(len(outcome.scores)), key=lambda s: (s not in outcome.winners, -outcome.scores[s], s))
    for seat in ranked:
        name = board.player(seat)
        fate = board.fate(view, seat)
        if fate:
            name.append(f" ({fate})", style="not bold")
        listing.add_row(name, *board.row(view, seat, outcome.scores[seat]))
    out.print(listing)
    print_chart(out, text, board, board.standings(game.events, len(outcome.scores)))


def print_chart(out: Console, text: Texts, board: Board[Any, Any], standings: list[Standing]) -> None:
    """What each player had at the end of each turn, as bars and, where there is room, as numbers."""
    if not standings:
        return
    out.print()
    out.print(Text(text.say(board.chart, first=standings[0].turn, last=standings[-1].turn), style="bold"))
    measures = board.measures()
    word_width = max(cell_len(text.say(measure.word)) for measure in measures)
    seats = range(len(standings[0].values[measures[0].name]))
    name_width = max(board.player(seat).cell_len for seat in seats)
    for seat in seats:
        name = board.player(seat)
        name.append(" " * (name_width - name.cell_len))
        for measure in measures:
            values = [standing.values[measure.name][seat] for standing in standings]
            line = Text("  ").append(name).append(f"  {set_cell_size(text.say(measure.word), word_width)} ")
            line.append("".join(_bar(value, measure.most) for value in values), style=measure.style)
            numbers = "  " + " ".join(str(value) for value in values)
            if line.cell_len + len(numbers) > out.width:
                numbers = f"  {values[-1]}"
            out.print(line.append(numbers, style="dim"), soft_wrap=True)
            name = Text(" " * name_width)


def _bar(value: int, most: int) -> str:
    """A value as the height of one character; nothing at all is a dot."""
    return "·" if value <= 0 else BARS[max(min(value * len(BARS) // most, len(BARS)) - 1, 0)]
