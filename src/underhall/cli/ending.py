"""How a game ended: who won and why, the scores, and the way there turn by turn."""

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.table import Table
from rich.text import Text

from underhall.cli.board import Board
from underhall.cli.standings import Standing, standings
from underhall.cli.views import AnyView
from underhall.games.boss_monster.shapes import SeatView
from underhall.kernel.game import Game
from underhall.text import Texts

BARS = "▁▂▃▄▅▆▇█"


def print_ending(out: Console, text: Texts, board: Board, game: Game, view: AnyView) -> None:
    """The result for everybody, best first."""
    outcome = game.outcome
    if outcome is None:
        return
    winners = Text(", ").join([board.player(seat) for seat in outcome.winners])
    out.print()
    out.print(Text(board.result(view) or text.say("play-won", names=winners.plain), style="bold"))
    out.print(Text(text.say(f"ending-{outcome.rule.lower()}")).append(f" ({outcome.rule})", style="dim"))
    shown = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("play-player", "play-boss"):
        shown.add_column(text.say(heading), no_wrap=True)
    for heading in ("play-souls", "play-wounds", "play-score"):
        shown.add_column(text.say(heading), justify="right", no_wrap=True)
    ranked = sorted(range(len(outcome.scores)), key=lambda s: (s not in outcome.winners, -outcome.scores[s], s))
    for seat in ranked:
        side = view.seats[seat]
        name = board.player(seat)
        if isinstance(side, SeatView) and side.out:
            name.append(f" ({text.say('play-out')})", style="not bold")
        figures = [str(side.souls), str(side.wounds), str(outcome.scores[seat])]
        shown.add_row(name, text.say(f"card-{side.boss}"), *figures)
    out.print(shown)
    print_chart(out, text, board, standings(game.events, len(view.seats)))


def print_chart(out: Console, text: Texts, board: Board, told: list[Standing]) -> None:
    """Souls and wounds of each player at the end of each turn, as bars and as numbers."""
    if not told:
        return
    out.print()
    out.print(Text(text.say("play-chart", first=told[0].turn, last=told[-1].turn), style="bold"))
    seats = range(len(told[0].souls))
    name_width = max(board.player(seat).cell_len for seat in seats)
    word_width = max(cell_len(text.say(word)) for word in ("play-souls", "play-wounds"))
    for seat in seats:
        name = board.player(seat)
        name.append(" " * (name_width - name.cell_len))
        for word, most, style, values in (
            ("play-souls", board.most_souls, "cyan", [standing.souls[seat] for standing in told]),
            ("play-wounds", board.most_wounds, "red", [standing.wounds[seat] for standing in told]),
        ):
            bars = "".join(_bar(value, most) for value in values)
            numbers = " ".join(str(value) for value in values)
            line = Text("  ").append(name).append(f"  {set_cell_size(text.say(word), word_width)} ")
            line.append(bars, style=style)
            out.print(line.append(f"  {numbers}", style="dim"))
            name = Text(" " * name_width)


def _bar(value: int, most: int) -> str:
    """A value as the height of one character; nothing at all is a dot."""
    return "·" if value <= 0 else BARS[max(min(value * len(BARS) // most, len(BARS)) - 1, 0)]
