"""What the documents name in code font is there: files, commands and their options, make targets, addresses, names.

A path has to exist, a command has to take its options, `underhall.…` has to be importable, a class has to have its
attributes. Of everything else, each word has to occur in the code. What is not ours is listed, with a reason.
"""

import ast
import importlib
import re
import shlex
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import pytest
import typer

from tests.documents.pages import DOCS, ROOT, Document, documents
from tests.documents.test_snippets import commands
from underhall import GAMES
from underhall.cli import app
from underhall.environments.names import NAMES, gymnasium_id
from underhall.environments.spiel import PREFIX
from underhall.rules.catalogue import catalogue
from underhall.server.app import ROUTES

pytestmark = pytest.mark.once

FOREIGN: Final = {
    "pg_dump": "PostgreSQL's own tool",
    "/etc/systemd/system": "where systemd looks for services",
    "Authorization: Bearer …": "a header of HTTP",
    "requirepass": "a setting of Redis",
    "proxy_read_timeout": "a setting of nginx",
    "my-set/cards.toml": "a file that the reader makes",
    "my-set/en.ftl": "a file that the reader makes",
    "X-Forwarded-For": "a header of proxies",
    "X-Forwarded-Proto": "a header of proxies",
    "http://192.168.1.20:8765/": "an address in somebody's network",
    "**kwargs": "Python",
}
SUFFIXES: Final = (".py", ".md", ".toml", ".yaml", ".ftl", ".css", ".txt", ".ipynb", ".json", ".html", ".js", ".ts")
SOURCES: Final = ("src", "tests", "tools", "bench", "examples", "docs", "web/src", "web/art", "web/tools")
CODE: Final = (".py", ".ts", ".svelte", ".toml", ".yaml", ".ftl", ".mjs", ".css", ".json")
WORD: Final = re.compile(r"[^\W\d][\w-]*[^\W_]|[^\W\d]")
pages = pytest.mark.parametrize("page", documents(), ids=lambda page: page.name)


# -- what there is -----------------------------------------------------------------------------------------------------


@cache
def words() -> frozenset[str]:
    """Every word of the code, and of what it is made with."""
    found: set[str] = set()
    files = [file for folder in SOURCES for file in (ROOT / folder).rglob("*") if file.suffix in CODE]
    for file in [*files, ROOT / "Makefile", ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "web" / "package.json"]:
        if "node_modules" not in file.parts and "static" not in file.parts:
            found.update(WORD.findall(file.read_text("utf-8")))
            found.add(file.stem)
            found.update(file.relative_to(ROOT).parts)
    for game in GAMES.values():
        book = catalogue(game.id)
        found.update(game.card_ids)
        found.add(f"{PREFIX}{game.id.replace('-', '_')}")
        found.update(rule.id for rule in book.rules)
        found.update(ruling.id for ruling in book.conflicts)
    return frozenset(found)


@cache
def classes() -> dict[str, set[str]]:
    """What belongs to each class of the package: its own, and what its bases have."""
    own: dict[str, set[str]] = {}
    bases: dict[str, list[str]] = {}
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                parts = own.setdefault(node.name, set())
                bases.setdefault(node.name, []).extend(base.id for base in node.bases if isinstance(base, ast.Name))
                for each in ast.walk(node):
                    if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
                        parts.add(each.name)
                    elif isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name):
                        parts.add(each.attr)
                    elif isinstance(each, ast.AnnAssign | ast.Assign):
                        targets = [each.target] if isinstance(each, ast.AnnAssign) else each.targets
                        parts.update(target.id for target in targets if isinstance(target, ast.Name))
    for name, above in bases.items():
        for base in above:
            own[name] |= own.get(base, set())
    return own


@cache
def targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@cache
def options_of(command: str) -> set[str] | None:
    """The options that a command of ours takes, or None if there is no such command."""
    group = typer.main.get_command(app)
    found = group.commands.get(command) if command else group  # type: ignore[attr-defined]
    if found is None:
        return None
    return {name for param in found.params for name in (*param.opts, *param.secondary_opts)} | {"--help"}


@cache
def addresses() -> set[str]:
    """The paths of the server, with `{}` for what is filled in."""
    paths = {path for handler in ROUTES for path in handler.paths}
    found = {re.sub(r"\{[^}]*\}", "{}", path) for path in paths}
    return found | {"/docs", "/api/", "/api/schema", "/t/{}", "/sets", "/api/tables/{}/socket"}


# -- whether it is there -----------------------------------------------------------------------------------------------


def wrong(page: Path, name: str) -> str:
    """What is wrong with something in code font, or ''."""
    if name in FOREIGN or name in {gymnasium_id(each) for each in NAMES}:
        return ""
    first, _, rest = name.partition(" ")
    if first == "make" and rest:
        return "" if rest.split()[0] in targets() else "there is no such target"
    if first in ("underhall", "pip", "python") and rest:
        return wrong_command(shlex.split(name))
    if re.match(r"(GET |POST |PUT )?/", name):
        return wrong_address(name)
    if re.fullmatch(r"underhall(\.\w+)+(\(.*\))?", name):
        return "" if resolves(name.partition("(")[0]) else "that cannot be imported"
    if name.startswith("…/") and any(path.endswith(name[1:]) for path in addresses()):
        return ""
    if is_path(name):
        return "" if exists(page, name) else "there is no such file"
    of_class = re.match(r"([A-Z]\w+)\.(\w+)", name)
    if of_class and of_class[1] in classes():
        return "" if of_class[2] in classes()[of_class[1]] else f"{of_class[1]} has no {of_class[2]}"
    if name.endswith("…"):
        return "" if any(word.startswith(name.rstrip("…:")) for word in words()) else "nothing begins like that"
    missing = [word for word in WORD.findall(name) if not {word, word.lower()} & words()]
    return f"nowhere in the code: {', '.join(missing)}" if missing else ""


def wrong_command(command: list[str]) -> str:
    """What is wrong with a command line, or ''."""
    program, rest = command[0], command[1:]
    if program == "underhall":
        named = bool(rest) and not rest[0].startswith("-")
        known = options_of(rest[0] if named else "")
        if known is None:
            return f"there is no command {rest[0]}"
        strange = [word for word in rest if word.startswith("--") and word.partition("=")[0] not in known]
        return f"{rest[0]} does not take {', '.join(strange)}" if strange else ""
    if program == "python" and rest[:1] == ["-m"]:
        return "" if exists(ROOT, rest[1].replace(".", "/")) or rest[1] == "venv" else "there is no such module"
    if program == "python":
        return "" if exists(ROOT, rest[0]) else "there is no such file"
    known_extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    asked = [
        extra for word in rest for group in re.findall(r"underhall\[([\w,]+)\]", word) for extra in group.split(",")
    ]
    strange = [extra for extra in asked if extra not in known_extras]
    return f"there is no extra {', '.join(strange)}" if strange else ""


def wrong_address(name: str) -> str:
    path = name.split()[-1].partition("?")[0].partition("#")[0]
    return "" if re.sub(r"\{[^}]*\}", "{}", path) in addresses() else "the server has no such address"


def resolves(name: str) -> bool:
    """Whether a dotted name can be imported."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


def is_path(name: str) -> bool:
    plain = not re.search(r"[\s()=\"':]", name)
    return plain and ("/" in name or name.endswith(SUFFIXES))


def exists(page: Path, name: str) -> bool:
    """Whether a path, or a pattern such as `web/src/boards/<game>`, is that of something in the project."""
    pattern = re.sub(r"<[^>]*>|\{[^},]*\}|…", "*", name.strip("/"))
    choice = re.search(r"\{([^}]*)\}", pattern)
    if choice:
        return all(exists(page, pattern.replace(choice[0], each, 1)) for each in choice[1].split(","))
    if "/" not in pattern and pattern in words():
        return True
    package = ROOT / "src" / "underhall"
    for base in (
        ROOT,
        package,
        package / "games",
        *package.glob("games/*"),
        package / "server",
        DOCS,
        page.parent,
        ROOT / "web",
    ):
        for candidate in (pattern, f"{pattern}.py"):
            if any(True for _ in base.glob(candidate)):
                return True
    return False


@pages
def test_what_is_in_code_font_is_in_the_code(page: Document) -> None:
    """Name by name."""
    found = [(line, name, wrong(page.path, name)) for line, name in page.names]
    assert [f"{page.name}:{line}: `{name}`: {why}" for line, name, why in found if why] == []


@pages
def test_commands_take_what_they_are_given(page: Document) -> None:
    """Also those that are not run."""
    found = []
    for snippet in page.snippets:
        for words_ in commands(snippet):
            why = wrong(page.path, shlex.join(words_)) if words_[0] in ("make", "underhall", "pip", "python") else ""
            found += [f"{page.name}:{snippet.line}: {shlex.join(words_)}: {why}"] if why else []
    assert found == []


def test_what_is_not_there_is_noticed() -> None:
    """The test can fail, in each of its ways."""
    page = DOCS / "index.md"
    for name in (
        "make coffee",
        "underhall dance",
        "underhall play --blindfolded",
        "underhall.no_such_thing",
        "src/underhall/kernel/nothing.py",
        "GET /api/nothing",
        "Game.fly",
        "pip install 'underhall[moon]'",
        "python -m tests.nothing",
        "no_such_" + "word_anywhere",
    ):
        assert wrong(page, name), name
    for name in (
        "make play",
        "underhall play --text",
        "underhall.new(...)",
        "kernel/",
        "Game.clone",
        "GET /api/me",
    ):
        assert not wrong(page, name), name
