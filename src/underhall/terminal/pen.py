"""Writing to the terminal: paragraphs with a mark in front, never wider than the window."""

from rich.console import Console
from rich.text import Text

from underhall.terminal.layout import WIDEST
from underhall.text import Texts

NARROWEST = 20  # what a mark must leave for the words beside it


class Pen:
    """Writes texts of one language to one terminal."""

    def __init__(self, out: Console, text: Texts) -> None:
        self.out = out
        self.text = text

    @property
    def width(self) -> int:
        return min(self.out.width, WIDEST)

    def print(self, lines: list[Text]) -> None:
        for line in lines:
            printed = line.copy()
            printed.rstrip()
            self.out.print(printed, soft_wrap=True)

    def write(self, text: str, mark: str = "  ", style: str = "") -> None:
        """A paragraph behind a mark."""
        self.print(hanging(Text(mark, style=style), Text(text, style=style), self.width))

    def say(self, message: str, **args: str | int) -> None:
        """A message of our own."""
        self.write(self.text.say(message, **args), "")


def hanging(mark: Text, body: Text, width: int) -> list[Text]:
    """The mark, and beside it the body in as many rows as it needs."""
    rows = body.wrap(Console(width=width), max(width - mark.cell_len, NARROWEST))
    for row in rows:
        row.rstrip()
    margin = Text(" " * mark.cell_len)
    return [Text().append(margin if number else mark).append(row) for number, row in enumerate(rows)]
