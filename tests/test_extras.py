"""What `pip install underhall` brings, and what its extras add: each part of the package needs only its own."""

import ast
import importlib.metadata
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "underhall"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]

# The parts that need more than the engine does, and each extra that is enough for them. The command line and the server
# read the rule catalogue and lessons; what joins several servers needs two extras.
PARTS = {
    "cli": {"cli"},
    "terminal": {"cli"},
    **{str(path.relative_to(PACKAGE)): {"cli"} for path in sorted(PACKAGE.glob("games/*/text_board"))},
    "server": {"server"},
    "rules": {"cli", "server"},
    "learn": {"cli", "server"},
    "puzzles": {"cli", "server"},
    "server/cluster/notify_bus.py": {"server,cluster"},
    "server/cluster/redis_bus.py": {"server,cluster"},
    "bots/net_session.py": {"bots"},
    "lab/bench_environments.py": {"lab"},
    "lab/ratings.py": {"lab"},
    "lab/ray_cluster.py": {"cluster"},
    "lab/report_page.py": {"lab"},
    "lab/report_tables.py": {"lab"},
    "sets/lettering.py": {"lab"},
    "sets/sheet.py": {"lab"},
    "environments": {"lab"},
    "environments/spiel.py": {"dev"},
}
ENGINE = sorted({path.name for path in PACKAGE.iterdir() if path.suffix in ("", ".py")} - {*PARTS, "__pycache__"})

# Put before a program, this makes a Python in which only the given modules and Python's own are installed.
ONLY = """
import sys

class Blocked:
    def find_spec(name, path=None, target=None):
        top = name.partition(".")[0]
        # Python's data about the machine is named after it, our library after what was compiled.
        own = top in sys.stdlib_module_names or top.startswith("_sysconfigdata") or top.endswith("__mypyc")
        if not own and top not in {allowed!r}:
            raise ModuleNotFoundError(f"No module named {{top!r}}", name=top)

sys.meta_path.insert(0, Blocked)
"""


@cache
def distributions() -> Mapping[str, list[str]]:
    """Which distribution each installed module comes from."""
    return importlib.metadata.packages_distributions()


def normal(requirement: str) -> str:
    """The name of the distribution that is required, written the one way there is."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None, requirement
    return re.sub(r"[-_.]+", "-", found.group()).lower()


def required(*extras: str) -> set[str]:
    """What is declared for the engine and these extras, and for the extras that those name in turn."""
    found = {normal(each) for each in PROJECT["dependencies"]}
    for each in (each for extra in extras for each in EXTRAS[extra]):
        named = re.fullmatch(r"underhall\[(.+)\]", each)
        found |= required(*named[1].split(",")) if named else {normal(each)}
    return found


@cache
def installed(*extras: str) -> set[str]:
    """The modules that are there when the engine and these extras are installed, with all that they require in turn."""
    found: set[str] = set()
    waiting = required(*extras)
    while waiting:
        name = waiting.pop()
        found.add(name)
        try:
            asked = importlib.metadata.requires(name) or []
        except importlib.metadata.PackageNotFoundError:
            continue  # only for another system
        waiting |= {normal(each) for each in asked if "extra ==" not in each} - found
    modules = distributions()
    return {"underhall"} | {module for module, names in modules.items() if found & {normal(name) for name in names}}


@cache
def imports(path: Path) -> list[str]:
    """Every module that a file or folder imports anywhere, also in functions, but for parts of their own in it."""
    found = []
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    apart = [PACKAGE / name for name in PARTS if name.endswith(".py")]
    for file in files:
        if file != path and (file in apart or "text_board" in file.relative_to(path).parts):
            continue
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Import):
                found += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def libraries(path: Path) -> set[str]:
    """The distributions whose modules are imported there."""
    modules = distributions()
    tops = {name.partition(".")[0] for name in imports(path)} - sys.stdlib_module_names - {"underhall", "resource"}
    return {normal(modules[top][0]) for top in tops}


def run(program: str, *extras: str, lang: str = "en_GB") -> subprocess.CompletedProcess[str]:
    """Run a program where only these extras are installed."""
    given = {"PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": f"{lang}.UTF-8", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-c", ONLY.format(allowed=installed(*extras)) + program],
        env={**os.environ, **given},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )


def command(line: str, *extras: str, lang: str = "en_GB") -> subprocess.CompletedProcess[str]:
    """Run the command `underhall` where only these extras are installed."""
    program = f"sys.argv = ['underhall', *{line.split()!r}]\nfrom underhall.__main__ import main\nsys.exit(main())"
    return run(program, *extras, lang=lang)


@pytest.mark.once
def test_every_part_imports_only_what_is_declared_for_it() -> None:
    """Not even inside of a function."""
    for name in ENGINE:
        assert libraries(PACKAGE / name) <= required(), name
    for name, extras in PARTS.items():
        for extra in extras:
            assert libraries(PACKAGE / name) <= required(*extra.split(",")), name


@pytest.mark.once
def test_the_engine_imports_no_part_that_needs_more() -> None:
    """Neither the server nor the commands nor the catalogue; `main` says what is missing, a game where its board is."""
    more = tuple(f"underhall.{name.removesuffix('.py').replace('/', '.')}" for name in PARTS)
    found = {(name, module) for name in ENGINE for module in imports(PACKAGE / name) if f"{module}.".startswith(more)}
    assert {each for each in found if ".text_board." not in each[1]} == {
        ("__main__.py", "underhall.cli.main"),
        ("__init__.py", "underhall.environments.env"),  # for the type checker
        ("__init__.py", "underhall.environments.make_vec"),
        ("bots", "underhall.bots.net_session.Session"),  # where its libraries are there
        ("lab", "underhall.lab.ratings.rate"),  # or an error says which extra brings them
        ("lab", "underhall.lab.bench_environments.measure_environments"),
        ("lab", "underhall.lab.ray_cluster.cluster_pool"),
        ("lab", "underhall.lab.report_page.page"),
        ("lab", "underhall.lab.report_tables.Rows"),
    }


@pytest.mark.once
def test_everything_that_is_declared_is_used() -> None:
    """But for uvloop, which uvicorn takes where it is there."""
    assert set().union(*(libraries(PACKAGE / name) for name in ENGINE)) == required()
    assert libraries(PACKAGE / "cli") | libraries(PACKAGE / "rules") | required() == required("cli")
    nets = libraries(PACKAGE / "bots" / "net_session.py")
    assert nets | required() == required("bots")
    used = libraries(PACKAGE / "server") | libraries(PACKAGE / "rules") | nets
    assert used | required() | {"uvloop"} == required("server")
    for extra, others in {"cluster": ("server",), "lab": ("bots", "cli")}.items():
        parts = [name for name, extras in PARTS.items() if any(extra in each.split(",") for each in extras)]
        used = set().union(*(libraries(PACKAGE / name) for name in parts))
        assert required(extra) - required(*others) <= used, extra


@pytest.mark.once
def test_all_is_everything_that_one_plays_with() -> None:
    """And what developers install is more than that."""
    assert EXTRAS["all"] == ["underhall[bots,cli,server]"]
    assert "underhall[all,cluster,lab]" in EXTRAS["dev"]


def test_the_engine_plays_saves_and_measures_by_itself() -> None:
    """With its own libraries alone: games, bots, saves, the laboratory, texts in all languages, and every module."""
    apart = [f"underhall.{name.removesuffix('.py').replace('/', '.')}" for name in PARTS if name.endswith(".py")]
    ran = run(
        f"APART = {apart!r}"
        + """
import importlib, pkgutil
import underhall
from underhall import bots, games, kernel, lab, text
from underhall.bots.play import play_out
from underhall.lab.report import report
from underhall.lab.simulate import simulate
from underhall.text import LANGUAGES, texts

for part in (bots, games, kernel, lab, text):
    for module in pkgutil.walk_packages(part.__path__, f"{part.__name__}."):
        if ".text_board" not in module.name and module.name not in APART:
            importlib.import_module(module.name)
for name, info in underhall.GAMES.items():
    game = underhall.engine.new(name, seats=2, seed=1)
    kinds = ["greedy", "random"]
    play_out(game, [bots.new_bot(kind, seat, underhall.seeded(seat)) for seat, kind in enumerate(kinds)])
    assert game.outcome is not None
    assert underhall.engine.load(game.save()).fingerprint() == game.fingerprint()
    assert simulate(name, ["random", "random"], games=2, seed=1).games == 2
    assert report(name, games=1, seats=[2], bot="random").games == 1
    print(name, game.outcome.winners)
for lang in LANGUAGES:
    try:
        underhall.engine.new("chess", 2)
    except underhall.UnderhallError as error:
        print(error.in_language(lang))
"""
    )
    assert ran.returncode == 0, ran.stderr
    assert len(ran.stdout.splitlines()) == 3 + 5


def test_without_what_runs_nets_the_strong_bots_search_and_say_so_once() -> None:
    """Each game once, in a line on standard error that names the extra; the game goes on."""
    ran = run("""
import underhall
from underhall.bots import new_bot
from underhall.bots.play import play_out

for name in ("boss-monster", "super-boss-monster"):
    game = underhall.engine.new(name, seats=2, seed=1)
    for _ in range(8):
        decision = game.pending[0]
        bot = new_bot("hard", decision.seat, underhall.seeded(1))
        game.answer(decision.seat, bot.choose(lambda: None, decision, lambda luck: game.imagine(decision.seat, luck)))
print("played")
""")
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout == "played\n"
    said = ran.stderr.splitlines()
    assert len(said) == 2
    assert all("pip install 'underhall[bots]'" in line for line in said)


def test_the_catalogue_says_what_it_needs() -> None:
    """It is no part of the engine."""
    ran = run("import underhall.rules.catalogue")
    assert ran.returncode == 1
    assert "pip install 'underhall[cli]'" in ran.stderr.splitlines()[-1]


@pytest.mark.once
class TestACommandWithoutItsExtra:
    """It says so in one sentence, with exit status 2."""

    def said(self, ran: subprocess.CompletedProcess[str]) -> str:
        assert (ran.returncode, ran.stdout) == (2, ""), ran.stderr
        (line,) = ran.stderr.splitlines()
        return line

    @pytest.mark.parametrize("line", ["", "serve"])
    def test_the_engine_alone_has_no_commands(self, line: str) -> None:
        """Whatever is asked for, one installation brings it."""
        for extras in ((), ("server",)):
            assert self.said(command(line, *extras)) == (
                "underhall: “underhall” needs libraries that are not installed. "
                "Install them with: pip install 'underhall[all]'"
            )

    def test_it_says_so_in_the_language_of_the_machine(self) -> None:
        """As every command would."""
        assert "Zainstaluj" in self.said(command("games", lang="pl_PL"))

    @pytest.mark.parametrize("line", ["serve", "play", "backup copy.db"])
    def test_the_command_line_alone_serves_nothing(self, line: str) -> None:
        """The command is named as it was typed."""
        assert self.said(command(line, "cli")) == (
            f"underhall: “underhall {line.split()[0]}” needs libraries that are not installed. "
            "Install them with: pip install 'underhall[server]'"
        )

    @pytest.mark.parametrize(
        "line",
        [
            "games",
            "rules boss-monster BM-BAIT-05",
            "cards munchkin-quest --json",
            "simulate boss-monster --seats 2 --bots random,random --games 2",
            "play boss-monster --text --seed 1",
            "--help",
        ],
    )
    def test_everything_else_works(self, line: str) -> None:
        """With the command line's libraries alone."""
        ran = command(line, "cli")
        assert (ran.returncode, ran.stderr) == (0, "")
        assert ran.stdout
