#!/usr/bin/env python3
"""Draws docs/terminal.svg, the picture of the text table in README, from a game that is the same every time.

    PYTHONPATH=src python tools/picture.py [SEED]

The picture names no font file and no host, so that it looks the same wherever it is shown.
"""

import io
import re
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

import underhall
from underhall.bots import new_bot
from underhall.cli.session import Session
from underhall.cli.text_table import TextTable
from underhall.kernel.decisions import Decision
from underhall.kernel.luck import seeded
from underhall.text import texts

SEED = "s2"
SEATS = 4
COLUMNS, ROWS = 112, 60
FIRST_TURN = 4
FEWEST_EVENTS, MOST_EVENTS = 3, 13
CELL = 12.2  # the width of a character in rich's pictures
SPACE = "&#160;"
NAMES = ["Ada", "Bruno", "Chiyo", "Dmytro"]
OUT = Path(__file__).parents[1] / "docs" / "terminal.svg"

# The night colours of the dungeon; the eight colours of a terminal, then the same brighter.
THEME = TerminalTheme(
    (26, 22, 37),
    (226, 217, 243),
    [
        (70, 62, 92),
        (240, 113, 103),
        (132, 204, 140),
        (244, 184, 96),
        (122, 162, 247),
        (214, 132, 232),
        (96, 200, 214),
        (226, 217, 243),
    ],
    [
        (120, 110, 148),
        (255, 140, 130),
        (160, 232, 160),
        (255, 210, 130),
        (150, 186, 255),
        (236, 164, 250),
        (130, 226, 240),
        (255, 255, 255),
    ],
)


def is_worth_a_picture(session: Session, decision: Decision, log: int) -> bool:
    """Heroes at the person's own dungeon, a choice to make, others on their way, and something to tell."""
    view = session.view()
    rivals = [side for seat, side in enumerate(view.seats) if seat != session.seat]
    return (
        view.turn >= FIRST_TURN
        and view.phase == "adventure"
        and view.active == session.seat
        and len(decision.options) >= 3
        and bool(view.town)
        and any(side.entrance for side in rivals)
        and all(len(side.dungeon) >= 2 for side in view.seats)
        and FEWEST_EVENTS <= log <= MOST_EVENTS
    )


def picture(seed: str) -> str:
    """Play until there is something to see, and draw it."""
    bots = ["", "greedy", "greedy", "random"]
    session = Session(underhall.engine.new("boss-monster", SEATS, seed), 0, bots)
    out = Console(record=True, file=io.StringIO(), width=COLUMNS, height=ROWS, force_terminal=True, highlight=False)
    table = TextTable(session, texts("en"), NAMES, out, hints=False, save=None)
    while True:
        decision = session.wait()
        if decision is None:
            raise SystemExit(f"the game of seed {seed} has no moment worth a picture")
        if is_worth_a_picture(session, decision, session.game.event_count - table.events_printed):
            break
        table.events_printed = session.game.event_count
        game = session.game
        bot = new_bot("greedy", 0, seeded(f"{seed}/{len(game.answers)}"))
        session.answer(bot.choose(session.view, decision, lambda luck: session.game.imagine(0, luck)))
    table.welcomed = True
    table.show(decision)
    out.print("> ", style="bold", end="")
    svg = out.export_svg(title="underhall play boss-monster", theme=THEME, code_format=code_format(), unique_id="table")
    return "\n".join(line.rstrip() for line in trimmed(svg).splitlines()) + "\n"


def trimmed(svg: str) -> str:
    """Pieces of text that begin where their first letter stands: some renderers drop spaces at the ends."""

    def shift(match: re.Match[str]) -> str:
        head, x, middle, length, tail, words = match.groups()
        bare = re.sub(r"^(&#160;)+", "", words)
        before = (len(words) - len(bare)) // len(SPACE)
        rest = re.sub(r"(&#160;)+$", "", bare)
        after = (len(bare) - len(rest)) // len(SPACE)
        if not rest:
            return ""
        width = float(length) - (before + after) * CELL
        return f"{head}{float(x) + before * CELL:g}{middle}{width:g}{tail}{rest}</text>"

    return re.sub(r'(<text [^>]*x=")([\d.]+)("[^>]*textLength=")([\d.]+)("[^>]*>)([^<]*)</text>', shift, svg)


def code_format() -> str:
    """Rich's frame without its web fonts and its signature."""
    plain = re.sub(r"<!--.*?-->\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    plain = re.sub(r"@font-face \{\{.*?\}\}\s*", "", plain, flags=re.DOTALL)
    # A size at which a letter of the first of these fonts is one cell wide, also where lengths are not adjusted.
    return plain.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas").replace("{char_height}px", "20.26px")


if __name__ == "__main__":
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(picture(sys.argv[1] if len(sys.argv) > 1 else SEED), encoding="utf-8")
