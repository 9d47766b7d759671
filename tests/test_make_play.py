"""`make play` in a checkout of its own: what it sets up, what it does where something is missing, how it compiles.

The Makefile and the tools are the real ones. What they call takes minutes and a network, so it is stood in for: pip and
npm by scripts that do next to nothing, the package by a few lines that say how they were started.
"""

import fcntl
import importlib.util
import os
import shutil
import signal
import stat
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

HEADERS = Path(sysconfig.get_path("include"), "Python.h").exists()

pytestmark = [pytest.mark.once, pytest.mark.skipif(not HEADERS, reason="what is compiled needs Python's headers")]

ROOT = Path(__file__).parents[1]
LONG = 120.0  # seconds, on a machine that has other things to do

# In a build, the library stands for all that is compiled.
VERSION = """
from pathlib import Path
ENGINE = "compiled" if (Path(__file__).parents[1] / "library").exists() else "interpreted"
"""
CLI = """
from pathlib import Path
from underhall.version import ENGINE
def main(words):
    print("underhall", *words, ENGINE, (Path(__file__).parent / "text").read_text())
    return 0
"""
SETUP = """
import os, sys, time
from pathlib import Path
with open(os.environ["COMPILED"], "a") as counted:
    counted.write("begun ")
end = time.monotonic() + 120
while not os.path.exists(os.environ["MAY_COMPILE"]) and time.monotonic() < end:
    time.sleep(0.05)
time.sleep(float(os.environ.get("COMPILING", "0")))
if "mistake" in Path("src/underhall/cli.py").read_text():
    sys.exit("a mistake")
Path(sys.argv[sys.argv.index("--build-lib") + 1], "library").touch()
"""
PYTHON = """#!/usr/bin/env bash
if [ "$1 $2" != "-m venv" ]; then exec "{python}" "$@"; fi
for ((times = 0; times < 1200; times++)); do
    [ -e "${{NOT_BEFORE:-/}}" ] && break
    sleep 0.1
done
"{python}" -m venv --without-pip --clear "${{@: -1}}"
for site in "${{@: -1}}"/lib/python*/site-packages; do
    mkdir "$site/pip"
    printf 'import os, sys\\nsys.exit(sys.argv[-1] == os.environ.get("OFFLINE"))\\n' >"$site/pip/__main__.py"
done
"""
NPM = """#!/usr/bin/env bash
echo "$*" >>../npm
if [ "$1" = ci ]; then mkdir -p node_modules; fi
if [ "$1" = run ]; then
    mkdir -p ../src/underhall/server/static
    echo page >../src/underhall/server/static/index.html
fi
"""
HIDDEN = ("cc", "c++", "gcc", "g++", "clang", "x86_64-linux-gnu-", "aarch64-linux-gnu-", "node", "npm", "python")


class Checkout:
    """A small checkout, and a machine with not much on it."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "наш дом é" / "under hall"
        self.programs = folder / "bin"
        self.counted = folder / "compiled"
        self.may_compile = folder / "may compile"  # a compiler that has nothing to do would be quicker than the game
        self.engine = self.root / ".venv" / "engine"
        self.environment = {
            "PATH": str(self.programs),
            "HOME": str(folder),
            "LANG": "C.UTF-8",
            "COMPILED": str(self.counted),
            "MAY_COMPILE": str(self.may_compile),
        }
        for name in ("Makefile", "tools"):
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy2
            self.root.mkdir(parents=True, exist_ok=True)
            copy(ROOT / name, self.root / name)
        files = {
            "requirements.txt": "",
            "requirements-build.txt": "",
            "requirements-node.txt": "",
            "pyproject.toml": "",
            "README.md": "",
            "LICENSE": "",
            "NOTICE": "",
            "setup.py": SETUP,
            "src/underhall/__init__.py": "",
            "src/underhall/cli.py": CLI,
            "src/underhall/version.py": VERSION,
            "src/underhall/text": "hello",
            "src/underhall/server/__init__.py": "",
            "src/underhall/games/munchkin_quest/data/rooms.toml": "",
            "web/package-lock.json": "",
        }
        for name, text in files.items():
            self.write(name, text)
        self.programs.mkdir()
        for place in ("/usr/bin", "/bin"):
            for file in Path(place).iterdir():
                link = self.programs / file.name
                if not file.name.startswith(HIDDEN) and not link.is_symlink():
                    link.symlink_to(file)
        self.program("python3", PYTHON.format(python=sys.executable))
        self.program("npm", NPM)
        self.program("node", "#!/bin/sh\necho v20.19.0\n")
        self.program("gcc", "#!/bin/sh\n")

    def write(self, name: str, text: str) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def program(self, name: str, text: str) -> None:
        file = self.programs / name
        file.write_text(text)
        file.chmod(file.stat().st_mode | stat.S_IXUSR)

    def play(self, *words: str, **environment: str) -> str:
        """What `make play` prints. What it compiles beside the game is ready when the game has been played."""
        self.may_compile.unlink(missing_ok=True)
        done = subprocess.run(
            ["make", "play", *words],
            cwd=self.root,
            env={**self.environment, "CC": "gcc", **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=LONG,
        )
        self.may_compile.touch()
        return done.stdout

    def build(self, **environment: str) -> subprocess.Popen[str]:
        """A build as it goes on in the background, in a process group of its own."""
        return subprocess.Popen(
            [self.root / ".venv" / "bin" / "python", "tools/engine.py", "detached"],
            cwd=self.root,
            env={**self.environment, "CC": "gcc", **environment},
            start_new_session=True,
            text=True,
        )

    @property
    def builds(self) -> list[str]:
        """The folders of whole and of unfinished builds."""
        return sorted(folder.name for folder in self.engine.iterdir() if folder.is_dir())

    @property
    def begun(self) -> int:
        """How often something was compiled."""
        return self.counted.read_text().count("begun") if self.counted.exists() else 0

    def at_rest(self) -> bool:
        """Whether nothing is being built any more."""
        try:
            with (self.engine / "lock").open() as lock:
                fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except (FileNotFoundError, BlockingIOError):
            return False
        return True


def until(happens: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not happens():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    here = Checkout(tmp_path)
    yield here
    if here.engine.is_dir():
        until(here.at_rest)


def test_from_nothing_to_a_game_and_faster_the_next_time(checkout: Checkout) -> None:
    """Each step is told. The second start does none of them, and its engine is compiled."""
    first = checkout.play()
    for step in ("Python environment", "Python packages", "packages that build the page", "page"):
        assert f"underhall: {step} …\n" in first
        assert f"underhall: {step}: done in " in first
    assert first.endswith("underhall play interpreted hello\n")
    assert "compiled in the background" in first
    until(lambda: checkout.begun == 1 and checkout.at_rest())
    assert checkout.play() == "underhall play compiled hello\n"


def test_the_page_waits_for_python_only_where_there_is_no_node(checkout: Checkout) -> None:
    """Node is fetched by Python's tools, and everything else for the page is not."""
    npm = checkout.root / "npm"
    assert checkout.play(NOT_BEFORE=str(npm), UNDERHALL_COMPILE="0").endswith("underhall play interpreted hello\n")
    checkout.program("node", "#!/bin/sh\necho v20.18.3\n")
    told = subprocess.run(
        ["make", "--dry-run", "web/node_modules/build.stamp", "--always-make"],
        cwd=checkout.root,
        env=checkout.environment,
        capture_output=True,
        text=True,
    ).stdout
    assert told.index("-m venv") < told.index("tools/npm ci")


def test_whoever_plays_gets_what_builds_the_page_and_whoever_tests_the_rest(checkout: Checkout) -> None:
    """Once all is there, a game takes it."""
    npm = checkout.root / "npm"
    checkout.play(UNDERHALL_COMPILE="0")
    assert "ci --omit dev " in npm.read_text()
    npm.unlink()
    make = ["make", "web/node_modules/all.stamp"]
    subprocess.run(make, cwd=checkout.root, env=checkout.environment, check=True, capture_output=True)
    assert "ci " in npm.read_text()
    assert "--omit" not in npm.read_text()
    checkout.write("web/package-lock.json", "{}")
    npm.unlink()
    checkout.play(UNDERHALL_COMPILE="0")
    assert "ci " in npm.read_text()
    assert "--omit" not in npm.read_text()


def test_friends_in_the_network_come_in_where_an_address_is_named(checkout: Checkout) -> None:
    """It is handed on to `underhall play`."""
    assert "underhall play --host 0.0.0.0 " in checkout.play("ADDRESS=0.0.0.0")


def test_a_changed_source_runs_at_once_and_is_compiled_again(checkout: Checkout) -> None:
    """What is compiled is exactly what is there; texts need no compiler."""
    checkout.play()
    until(lambda: checkout.begun == 1 and checkout.at_rest())
    checkout.write("src/underhall/text", "good evening")
    assert checkout.play() == "underhall play compiled good evening\n"
    # Of another length: Python takes a file of the same second and the same length for the same.
    checkout.write("src/underhall/cli.py", CLI.replace('"underhall"', '"New Underhall"'))
    assert checkout.play().endswith("New Underhall play interpreted good evening\n")
    until(lambda: checkout.begun == 2 and checkout.at_rest())
    assert checkout.play() == "New Underhall play compiled good evening\n"


def test_a_build_that_is_killed_leaves_nothing_behind(checkout: Checkout) -> None:
    """The next start runs the source, and the next build begins anew."""
    checkout.play(UNDERHALL_COMPILE="0")
    build = checkout.build(COMPILING="60")
    until(lambda: checkout.begun == 1)
    os.killpg(build.pid, signal.SIGKILL)
    build.wait()
    assert [name[:4] for name in checkout.builds] == ["new-"] * 3
    assert checkout.play().endswith("underhall play interpreted hello\n")
    until(lambda: checkout.begun == 2 and checkout.at_rest())
    assert checkout.play() == "underhall play compiled hello\n"
    assert len(checkout.builds) == 1


def test_two_builds_at_once_are_one(checkout: Checkout) -> None:
    """The second sees that the first is at it."""
    checkout.play(UNDERHALL_COMPILE="0")
    builds = [checkout.build(COMPILING="1") for _ in range(2)]
    assert [build.wait(LONG) for build in builds] == [0, 0]
    assert checkout.begun == len(checkout.builds) == 1


def test_what_cannot_be_compiled_is_not_tried_at_every_start(checkout: Checkout) -> None:
    """It runs as it is, with a sentence; changed, it is tried again."""
    checkout.write("src/underhall/cli.py", CLI + "# mistake")
    checkout.play()
    until(lambda: checkout.begun == 1 and checkout.at_rest())
    again = checkout.play()
    assert "eight times slower: it could not be compiled (.venv/engine/log says why" in again
    assert again.endswith("underhall play interpreted hello\n")
    assert checkout.begun == 1
    checkout.write("src/underhall/cli.py", CLI)
    checkout.play()
    until(lambda: checkout.begun == 2 and checkout.at_rest())


@pytest.mark.parametrize(
    ("compiler", "said"),
    [
        (None, "there is no C compiler (Debian: apt-get install gcc"),
        ("exit 1", "cannot read the system's headers (Debian"),
    ],
)
def test_without_a_compiler_it_is_a_slower_game(checkout: Checkout, compiler: str | None, said: str) -> None:
    """One sentence says so, and what to install."""
    if compiler is None:
        (checkout.programs / "gcc").unlink()
    else:
        checkout.program("gcc", f"#!/bin/sh\n{compiler}\n")
    told = checkout.play()
    assert told.count("slower") == told.count(said) == 1
    assert told.endswith("underhall play interpreted hello\n")


def test_without_a_page_it_is_a_game_in_the_terminal(checkout: Checkout) -> None:
    """So it is where there is no Node, and no other way to one."""
    (checkout.programs / "npm").unlink()
    told = checkout.play(OFFLINE=str(checkout.root / "requirements-node.txt"), UNDERHALL_COMPILE="0")
    assert "make[" not in told
    assert told.count("install Node 20.19 or newer") == 1
    assert told.endswith("underhall play --text interpreted hello\n")


def test_without_the_packages_it_says_that_there_is_no_game(checkout: Checkout) -> None:
    """And the next start tries again."""
    told = checkout.play(OFFLINE="requirements.txt")
    assert told.count("there is no game without them") == 1
    assert "underhall play" not in told
    assert checkout.play(UNDERHALL_COMPILE="0").endswith("underhall play interpreted hello\n")


def test_without_headers_it_says_which_package_has_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are those of this Python."""
    spec = importlib.util.spec_from_file_location("compiler", ROOT / "tools" / "compiler.py")
    assert spec is not None
    assert spec.loader is not None
    compiler = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(compiler)
    monkeypatch.setenv("CC", "true")
    monkeypatch.delenv("UNDERHALL_COMPILE", raising=False)
    assert compiler.why_not() is None
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    package = f"python3.{sys.version_info.minor}-dev"
    assert compiler.why_not() == f"Python's C headers are missing (Debian: apt-get install {package})"
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert compiler.why_not().endswith(f"(Debian: apt-get install gcc libc6-dev {package})")
