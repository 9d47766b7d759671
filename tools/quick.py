#!/usr/bin/env python3
"""Checks what concerns the files that were changed, on the source, within a minute and a half: `make quick`.

Changed is what differs from where this branch left `main`, whether committed or not, and what is new. Where nothing
was changed, or what concerns everything, one test in so many of all is run. `make test` checks everything.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
PYTHON: Final = ("src/", "tests/", "tools/", "bench/", "examples/", "setup.py")
SHARE: Final = 18  # of a cross-section, and of what takes long in tests that were changed, one test in so many is run

# Every game has a folder, and tests of its own in three.
GAMES: Final = sorted(path.name for path in (ROOT / "tests" / "rules").iterdir() if not path.name.startswith("_"))
# Those that stand on a package which several games share.
SERIES: Final = [
    game for game in GAMES if "games.series" in (ROOT / "src/underhall/games" / game / "state.py").read_text("utf-8")
]
# The tests that a folder or file concerns; "" is a cross-section. The first line that fits counts.
CONCERNS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("src/underhall/games/series/", tuple(f"tests/{part}{game}" for game in SERIES for part in ("", "rules/"))),
    *(
        (f"src/underhall/games/{game}/", (f"tests/{game}", f"tests/cards/{game}", f"tests/rules/{game}"))
        for game in GAMES
    ),
    ("src/underhall/kernel/", ("tests/kernel", "tests/golden", "")),
    ("src/underhall/bots/", ("tests/bots", "tests/lab")),
    ("src/underhall/coach/", ("tests/coach",)),
    ("src/underhall/learn/", ("tests/learn",)),
    ("src/underhall/lessons/", ("tests/learn",)),
    ("src/underhall/rules/", ("tests/test_rulebook.py", "tests/test_catalogue.py")),
    ("src/underhall/lab/", ("tests/lab", "tests/cli")),
    ("src/underhall/cli/", ("tests/cli",)),
    ("src/underhall/terminal/", ("tests/cli",)),
    ("src/underhall/server/", ("tests/server",)),
    ("src/underhall/text/", ("tests/test_text.py", "tests/test_tell.py", "tests/test_errors.py", "tests/cli")),
    ("src/underhall/locales/", ("tests/test_text.py", "tests/test_tell.py", "tests/test_errors.py", "tests/cli")),
    ("src/underhall/", ("tests/test_api.py", "tests/test_errors.py", "tests/test_catalogue.py", "")),
    ("training/", ("tests/training",)),
    ("examples/", ("tests/test_examples.py", "tests/server/test_examples.py")),
    ("docs/", ("tests/test_catalogue.py", "tests/test_readme.py", "tests/server/test_schemas.py")),
    ("README.md", ("tests/test_readme.py",)),
    ("tools/", ("tests/test_quick.py",)),
    ("tests/waivers.toml", ()),
    ("requirements", ("",)),
    ("pyproject.toml", ("",)),
    ("setup.py", ("tests/test_build.py",)),
)
ALWAYS: Final = ("tests/test_project.py",)  # what holds for every file


class Check(NamedTuple):
    """Something to run."""

    name: str
    command: list[str]


class Plan(NamedTuple):
    """What is to be checked."""

    tests: list[str]  # files and folders, without the long ones
    changed_tests: list[str]  # files of tests, with some of the long ones
    cross_section: bool
    python: bool
    page: bool


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, check=False, capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed_files() -> list[str]:
    """What differs from where this branch left main, and what is new."""
    base = git("merge-base", "HEAD", "main") or git("merge-base", "HEAD", "origin/main") or ["HEAD"]
    return sorted({*git("diff", "--name-only", base[0]), *git("ls-files", "--others", "--exclude-standard")})


def concerned(file: str) -> tuple[str, ...]:
    """The tests that a changed file concerns."""
    path = Path(file)
    if file.startswith("tests/"):
        if path.name.startswith("test_"):
            return ()  # it is run itself
        # What tests share concerns those beside it, and below; what all share, a cross-section.
        return ("",) if path.parent == Path("tests") else (str(path.parent),)
    return next((tests for start, tests in CONCERNS if file.startswith(start)), ())


def plan(changed: list[str], there: Path = ROOT) -> Plan:
    """What to check when these files were changed; everything a little, if none were."""
    if not changed:
        return Plan([], [], cross_section=True, python=True, page=True)
    tests = {test for file in changed for test in concerned(file)}
    own = [file for file in changed if Path(file).name.startswith("test_") and file.startswith("tests/")]
    return Plan(
        tests=sorted({*ALWAYS, *(tests - {""})}),
        changed_tests=[file for file in own if (there / file).exists()],
        cross_section="" in tests,
        python=any(file.startswith(PYTHON) or file == "pyproject.toml" for file in changed),
        page=any(file.startswith(("web/", "src/underhall/locales/")) for file in changed),
    )


def checks(planned: Plan) -> list[Check]:
    """The commands, those that take longest first."""
    pytest = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", "--durations", "5"]
    found: list[Check] = []
    if planned.python:
        found.append(Check("types", [sys.executable, "-m", "mypy"]))
    if planned.tests:
        found.append(Check("tests", [*pytest, "-m", "not long", *planned.tests]))
    if planned.changed_tests:
        found.append(Check("changed tests", [*pytest, "--long-share", str(SHARE), *planned.changed_tests]))
    if planned.cross_section:
        found.append(Check(f"one test in {SHARE}", [*pytest, "-m", "not long", "--share", str(SHARE)]))
    if planned.page:
        found.append(Check("page, types", ["tools/npm", "run", "--silent", "check"]))
        found.append(Check("page, tests", ["tools/npm", "test", "--silent"]))
    found.append(Check("style", [sys.executable, "-m", "ruff", "check", "."]))
    found.append(Check("layout", [sys.executable, "-m", "ruff", "format", "--check", "."]))
    return found


def run(check: Check) -> bool:
    """Run it, and print what it said when it is done; whether it found nothing."""
    begun = time.monotonic()
    done = subprocess.run(
        check.command, cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    print(f"== {check.name}: {time.monotonic() - begun:.0f} s\n{done.stdout}", flush=True)
    return done.returncode in (0, 5)  # 5: pytest was left with nothing to run


def main() -> int:
    changed = changed_files()
    print(f"{len(changed)} files were changed" if changed else "nothing was changed: a cross-section of everything")
    begun = time.monotonic()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        every = checks(plan(changed))
        failed = [check.name for check, good in zip(every, pool.map(run, every), strict=True) if not good]
    print(f"{'failed: ' + ', '.join(failed) if failed else 'all is well'}, {time.monotonic() - begun:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
