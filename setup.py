"""Builds the package, with the engine compiled by mypyc where that is possible.

Everything else about the package stands in pyproject.toml. Set UNDERHALL_COMPILE=0 to build without compiling.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

# Engine modules that stay interpreted: mypyc drops the keywords of `class Save(Struct, array_like=True)` without a
# word, so whatever defines a msgspec Struct would behave differently compiled. tests/test_build.py watches this.
INTERPRETED = {"saves.py", "shapes.py"}

# The engine, and what the server does with every answer.
PATTERNS = (
    "underhall/kernel/*.py",
    "underhall/games/*/**/*.py",
    "underhall/server/clock.py",
    "underhall/server/play.py",
    "underhall/server/policy.py",
    "underhall/server/table.py",
)

ENGINE = tuple(
    str(path) for pattern in PATTERNS for path in sorted(Path("src").glob(pattern)) if path.name not in INTERPRETED
)


def why_not_compiled() -> str | None:
    """What keeps the engine from being compiled here, or None."""
    if os.environ.get("UNDERHALL_COMPILE") == "0":
        return "UNDERHALL_COMPILE=0"
    if not ENGINE:
        return "there are no engine modules"
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang")):
        return "there is no C compiler (Debian: apt-get install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (Debian: apt-get install python3-dev)"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed (pip install mypy)"
    return None


def extensions() -> list[Extension]:
    """The compiled engine, or nothing and one line that says why."""
    if {"egg_info", "dist_info"} & set(sys.argv):
        return []  # pip first asks for the name and version only
    reason = why_not_compiled()
    if reason is not None:
        print(f"underhall: the engine is not compiled and will be slower: {reason}")
        return []
    from mypyc.build import mypycify

    return cast("list[Extension]", mypycify(list(ENGINE), opt_level="3", debug_level="0"))


setup(ext_modules=extensions())
