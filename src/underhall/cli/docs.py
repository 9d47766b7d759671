"""`underhall docs`: what the numbers mean that learners see and act with. The documentation shows the same."""

from collections.abc import Callable
from typing import Annotated, Final

import typer

from underhall.cli.options import Color, Game, Lang
from underhall.cli.output import print_plain
from underhall.engine import game_info
from underhall.errors import UsageError
from underhall.kernel.actions import OTHERS
from underhall.kernel.encoding import Column

USAGE: Final = "underhall docs observations|actions GAME"


def docs(
    page: Annotated[str, typer.Argument(metavar="PAGE", help="cli-docs-page")],
    game: Game,
    lang: Lang = "",
    color: Color = "auto",
) -> None:
    """Print the columns of observations, or the numbers of actions."""
    if page not in PAGES:
        raise UsageError(why="bad-value", given=page, valid=USAGE)
    print_plain(PAGES[page](game))


def observations(game: str) -> str:
    """How the rows of a game are laid out: every block with its columns, then the options."""
    rows = game_info(game).layout
    found = [
        f"Version {rows.version}, digest `{rows.digest}`. A row has {rows.row_size:,} bytes: {rows.state_size:,} of "
        f"the table, then {rows.most_options} options of {rows.option_size} each.\n"
    ]
    for block in rows.blocks:
        items = f"{block.count} items" if block.count > 1 else "one item"
        order = "" if block.ordered else ", in no order"
        of = f", {block.count // rows.block(block.per).count} for each of `{block.per}`" if block.per else ""
        found.append(
            f"### `{block.name}`\n\n{block.meaning[0].upper()}{block.meaning[1:]}: {items}{of}{order}, from "
            f"byte {rows.offsets[block.name]:,}.\n\n{columns(block.columns)}\n"
        )
    found.append(f"### Options\n\nFrom byte {rows.state_size:,}.\n\n{columns(rows.option)}\n")
    found.append(f"### What is printed on a card\n\n{columns(rows.facts)}\n")
    return "\n".join(found)


def columns(listed: tuple[Column, ...]) -> str:
    rows = [f"| `{each.name}` | {each.kind} | {each.most} | {each.meaning} |" for each in listed]
    return "| column | kind | most | what it holds |\n|---|---|--:|---|\n" + "\n".join(rows)


def actions(game: str) -> str:
    """Where the actions of each kind of option begin, and what they are made of."""
    all_ = game_info(game).actions
    rows = [f"| 0 | {OTHERS} | `others` | options without a number of their own, in the order of the decision |"]
    for kind in all_.kinds:
        parts = ", ".join(f"{part.name} ({part.size}): {part.meaning}" for part in kind.parts)
        rows.append(f"| {kind.begin} | {kind.size} | `{kind.name}` | {parts} |")
    said = f"There are {all_.count:,} actions, digest `{all_.digest}`.\n\n"
    return said + "| first | how many | kind | parts, the last counts fastest |\n|--:|--:|---|---|\n" + "\n".join(rows)


PAGES: Final[dict[str, Callable[[str], str]]] = {"observations": observations, "actions": actions}
