"""Lines of a terminal: cut, padded, folded and wrapped to a width in cells."""

from typing import Final

from rich.cells import cell_len, chop_cells, set_cell_size
from rich.text import Text

WIDEST: Final = 120


def styled(text: str, style: str) -> Text:
    """Words in a style that ends with them; what is appended later has its own."""
    return Text().append(text, style=style)


def fit(text: Text, width: int) -> Text:
    """The text in exactly so many cells, cut with an ellipsis or padded."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def indent(text: Text) -> Text:
    return Text("  ").append(text)


def between(left: Text, right: Text, width: int) -> Text:
    """Both on one line, at its two ends."""
    return left.copy().append(" " * (width - left.cell_len - right.cell_len)).append(right)


def wrapped(parts: list[Text], joint: str, width: int, indent: str) -> list[Text]:
    """The parts one after another, in as many lines as they need; a line breaks only between parts if it can."""
    lines = [Text(indent)]
    for number, part in enumerate(parts):
        piece = part.copy() if number == 0 else styled(joint, style="dim").append(part)
        if lines[-1].cell_len + piece.cell_len > width and number > 0:
            lines.append(Text(indent))
        lines[-1].append(piece)
    return [fit(line, width) if line.cell_len > width else line for line in lines]


def packed(parts: list[Text], width: int, gap: int = 3) -> list[Text]:
    """The parts one after another, as many to a line as fit, with nothing but a gap between them."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + gap + part.cell_len <= width:
            lines[-1].append(" " * gap).append(part)
        else:
            lines.append(fit(part, width) if part.cell_len > width else part.copy())
    return lines


def folded(name: str, width: int, most: int) -> list[str]:
    """The name in at most so many lines, broken between words where that is possible, cut where it must be."""
    words = name.split()
    rows: list[str] = []
    while words and len(rows) < most - 1:
        row = words.pop(0)
        if cell_len(row) > width:
            head = f"{row[: width - 1]}-" if cell_len(row) == len(row) else chop_cells(row, width)[0]
            words.insert(0, row[len(head.rstrip("-")) :])
            row = head
        while words and cell_len(row) + 1 + cell_len(words[0]) <= width:
            row += f" {words.pop(0)}"
        rows.append(row)
    if words:
        rows.append(cut(" ".join(words), width))
    return rows


def cut(text: str, width: int) -> str:
    """The text, shortened with an ellipsis if it has to be."""
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"
