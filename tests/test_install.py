"""tools/install.py: uv installs where it can, else pip, and what pip says is told."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]

# Stands for the environment's own Python: it writes down what it is asked, and "fetches" uv where the test has one.
PYTHON = """#!/bin/sh
echo "pip $*" >>asked
case "$*" in
    *requirements-uv.txt) [ -e uv ] && cp uv .venv/bin/uv ;;
    *) echo "pip's own words" >&2; exit {exits} ;;
esac
"""
UV = """#!/bin/sh
echo "uv $*" >>asked
echo "uv's own words" >&2
exit {exits}
"""


class Environment:
    """A checkout with an environment whose programs do as they are told."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(ROOT / "tools", root / "tools")
        (root / ".venv" / "bin").mkdir(parents=True)

    def program(self, name: str, text: str) -> None:
        (self.root / name).write_text(text)
        (self.root / name).chmod(0o755)

    def install(self) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "tools/install.py", "requirements.txt"]
        return subprocess.run(command, cwd=self.root, capture_output=True, text=True)

    @property
    def asked(self) -> list[str]:
        """What was to be installed, by whom."""
        lines = (self.root / "asked").read_text().splitlines()
        return [f"{line.split()[0]} {line.split()[-1].removeprefix(f'{self.root}/')}" for line in lines]


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    return Environment(tmp_path)


def test_uv_is_fetched_once_and_installs(environment: Environment) -> None:
    environment.program(".venv/bin/python", PYTHON.format(exits=1))
    environment.program("uv", UV.format(exits=0))
    assert environment.install().returncode == 0
    assert environment.install().returncode == 0
    assert environment.asked == ["pip requirements-uv.txt", *["uv requirements.txt"] * 2]
    assert "--require-hashes" in (environment.root / "asked").read_text().splitlines()[-1]


def test_pip_is_the_environments_own_or_else_the_one_that_python_came_with(environment: Environment) -> None:
    environment.program(".venv/bin/python", PYTHON.format(exits=0))
    environment.install()
    bundled = (environment.root / "asked").read_text()
    (environment.root / "asked").unlink()
    (environment.root / ".venv" / "lib" / "python3.11" / "site-packages" / "pip").mkdir(parents=True)
    environment.install()
    own = (environment.root / "asked").read_text()
    assert bundled.count(".whl/pip install ") == 2
    assert own.count("pip -m pip install ") == 2


def test_where_uv_finds_nothing_pip_tries(environment: Environment) -> None:
    environment.program(".venv/bin/python", PYTHON.format(exits=0))
    environment.program("uv", UV.format(exits=2))
    done = environment.install()
    assert done.returncode == 0
    assert done.stderr == "pip's own words\n"
    assert environment.asked == ["pip requirements-uv.txt", "uv requirements.txt", "pip requirements.txt"]


def test_where_both_fail_pip_says_why(environment: Environment) -> None:
    environment.program(".venv/bin/python", PYTHON.format(exits=3))
    done = environment.install()
    assert done.returncode == 3
    assert done.stderr == "pip's own words\n"
    assert environment.asked == ["pip requirements-uv.txt", "pip requirements.txt"]
    assert "--require-hashes" in (environment.root / "asked").read_text().splitlines()[-1]
