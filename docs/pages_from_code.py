"""Parts of pages that are written from the code, so that they cannot differ from it.

A page holds a line such as `<!-- from the code: commands -->`; when Sphinx reads the page, the line is replaced.
"""

import contextlib
import io
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import typer
from speed_chart import speed_history

from underhall import GAMES
from underhall.cli import app as command_line
from underhall.cli import main
from underhall.cli.docs import actions, observations

ROOT: Final = Path(__file__).resolve().parents[1]
SCHEMAS: Final = ROOT / "docs" / "schemas"
PLACE: Final = re.compile(r"^<!-- from the code: ([a-z-]+)(?: ([a-z-]+))? -->$", re.MULTILINE)


def fill(_app: Any, _page: str, source: list[str]) -> None:
    """Replace what is to come from the code in a page that Sphinx has read."""
    source[0] = PLACE.sub(lambda place: written(place[1], place[2] or ""), source[0])


def written(what: str, of: str) -> str:
    """The Markdown of one part."""
    return PARTS[what](of)


def commands(_: str) -> str:
    """The help of every command, as the terminal shows it."""
    found = [f"```text\n{help_of()}\n```\n"]
    for name in typer.main.get_command(command_line).commands:  # type: ignore[attr-defined]
        found.append(f"## underhall {name}\n\n```text\n{help_of(name)}\n```\n")
    return "\n".join(found)


def help_of(*command: str) -> str:
    """What `--help` prints, on a terminal of the page's width."""
    printed = io.StringIO()
    before = dict(os.environ)
    os.environ.update(COLUMNS="88", NO_COLOR="1")
    try:
        with contextlib.redirect_stdout(printed):
            main([*command, "--help", "--lang", "en"])
    finally:
        os.environ.clear()
        os.environ.update(before)
    return "\n".join(line.rstrip() for line in printed.getvalue().strip().splitlines())


def options(game: str) -> str:
    """The options of a game and their values, the default in bold."""
    rows = []
    for name, values in GAMES[game].options.items():
        shown = ", ".join(f"**{value}**" if place == 0 else value for place, value in enumerate(values))
        rows.append(f"| `{name}` | {shown} |")
    return "| option | values |\n|---|---|\n" + "\n".join(rows)


def schema(name: str) -> str:
    """Every struct of a JSON Schema: what it is for, and its fields."""
    defs = json.loads((SCHEMAS / f"{name}.json").read_text("utf-8"))["$defs"]
    found = []
    for struct, definition in defs.items():
        found.append(f"({anchor(name, struct)})=\n### {struct}\n\n{definition.get('description', '')}\n")
        if "anyOf" in definition:
            found.append("One of " + ", ".join(shape(name, each) for each in definition["anyOf"]) + ".\n")
        rows = [
            f"| `{field}`{'' if field in definition.get('required', []) else ' (optional)'} | {shape(name, kind)} |"
            for field, kind in definition.get("properties", {}).items()
        ]
        if rows:
            found.append("| field | what it holds |\n|---|---|\n" + "\n".join(rows) + "\n")
    return "\n".join(found)


def anchor(name: str, struct: str) -> str:
    return f"{name}-{struct}".lower()


def shape(name: str, kind: dict[str, Any]) -> str:
    """The type of a field in words."""
    if "$ref" in kind:
        struct = kind["$ref"].rpartition("/")[2]
        return f"[{struct}](#{anchor(name, struct)})"
    if "anyOf" in kind:
        return " or ".join(shape(name, each) for each in kind["anyOf"])
    if "enum" in kind:
        return " or ".join(f"`{json.dumps(each)}`" for each in kind["enum"])
    match kind.get("type"):
        case "array" if "prefixItems" in kind:
            return "list of " + ", ".join(shape(name, each) for each in kind["prefixItems"])
        case "array":
            return f"list of {shape(name, kind.get('items') or {})}"
        case "object" if isinstance(kind.get("additionalProperties"), dict):
            return f"object of {shape(name, kind['additionalProperties'])}"
        case str(plain):
            return plain
    return "anything"


PARTS: Final[dict[str, Callable[[str], str]]] = {
    "actions": actions,
    "commands": commands,
    "layout": observations,
    "options": options,
    "schema": schema,
    "speed-history": speed_history,
}
