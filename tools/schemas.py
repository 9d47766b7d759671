"""Writes docs/schemas: what goes over HTTP and the sockets, and each game's view, as JSON Schemas.

python tools/schemas.py            # write them
python tools/schemas.py --check    # exit with 1 if what is written there is not up to date
"""

import argparse
import importlib
import json
import re
import sys
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "schemas"
sys.path.insert(0, str(ROOT / "src"))

from underhall.games import GAMES  # noqa: E402
from underhall.kernel.wire_view import QUESTION_FIELDS  # noqa: E402
from underhall.server import bodies, protocol  # noqa: E402
from underhall.server.accounts import bodies as accounts  # noqa: E402


def structs(module: ModuleType) -> list[type]:
    """The structs that the module defines, but for those that only serve as a base."""
    found = [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    return [struct for struct in found if not any(issubclass(other, struct) for other in found if other is not struct)]


def schema(module: ModuleType) -> dict[str, Any]:
    """All structs of the module, and its unions by their names."""
    unions = {name: value for name, value in vars(module).items() if isinstance(value, UnionType)}
    types = structs(module)
    schemas, defs = msgspec.json.schema_components([*types, *unions.values()], ref_template="#/$defs/{name}")
    for name, union in zip(unions, schemas[len(types) :], strict=True):
        defs[name] = {"title": name, "anyOf": union["anyOf"]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "description": (module.__doc__ or "").split("\n")[0],
        "$defs": dict(sorted(defs.items())),
    }


def schemas() -> dict[str, str]:
    """The text of each file, by its name."""
    modules = {"accounts": accounts, "bodies": bodies, "frames": protocol}
    for game in GAMES:
        modules[game] = importlib.import_module(f"underhall.games.{game.replace('-', '_')}.view_types")
    found = {name: schema(module) for name, module in modules.items()}
    for game in GAMES:
        found[game]["$defs"] = without_question(found[game]["$defs"])
    return {f"{name}.json": json.dumps(written, indent=2) + "\n" for name, written in found.items()}


def without_question(defs: dict[str, Any]) -> dict[str, Any]:
    """The structs of a game as they go over the wire: a view without the question, and nothing that only that had."""
    before = referred(defs)
    view = defs["View"]
    view["properties"] = {name: each for name, each in view["properties"].items() if name not in QUESTION_FIELDS}
    view["required"] = [name for name in view["required"] if name not in QUESTION_FIELDS]
    while gone := before - referred(defs) & defs.keys():
        defs = {name: each for name, each in defs.items() if name not in gone}
        before -= gone
    return defs


def referred(defs: dict[str, Any]) -> set[str]:
    """The structs that others refer to."""
    return set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(defs)))


def stale() -> list[str]:
    """The files that are missing, out of date or too many."""
    wanted = schemas()
    there = {file.name: file.read_text("utf-8") for file in FOLDER.glob("*.json")}
    return sorted(name for name in wanted.keys() | there.keys() if wanted.get(name) != there.get(name))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only compare")
    if parser.parse_args().check:
        return 1 if stale() else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in FOLDER.glob("*.json"):
        file.unlink()
    for name, text in schemas().items():
        (FOLDER / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
