"""Builds the package, with the engine compiled by mypyc where that is possible.

Everything else about the package stands in pyproject.toml. Set UNDERHALL_COMPILE=0 to build without compiling.
"""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# Engine modules that stay interpreted: mypyc drops the keywords of `class Save(Struct, array_like=True)` without a
# word, so whatever defines a msgspec Struct would behave differently compiled. tests/test_build.py watches this.
INTERPRETED = {"saves.py", "shapes.py"}

# The engine, and what the server does with every answer.
PATTERNS = (
    "underhall/kernel/*.py",
    "underhall/games/*/**/*.py",
    "underhall/server/clock.py",
    "underhall/server/eyes.py",
    "underhall/server/framing.py",
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

    # One C file for each module: they are compiled side by side, and still linked into one library.
    return cast("list[Extension]", mypycify(list(ENGINE), opt_level="3", debug_level="0", multi_file=True))


class BuildOnEveryCore(build_ext):
    """Compiles all C files of all extensions in parallel, where setuptools goes through those of one in a row."""

    def build_extensions(self) -> None:
        """Compile the largest files first, so that none is left alone at the end; then link."""
        self.parallel = self.parallel or os.cpu_count() or 1
        work = [(Path(source).stat().st_size, source, ext) for ext in self.extensions for source in ext.sources]
        work.sort(key=lambda item: item[0], reverse=True)
        with ThreadPoolExecutor(int(self.parallel)) as pool:
            for (_, _, ext), objects in zip(work, pool.map(self.compile_one, work), strict=True):
                ext.extra_objects.extend(objects)
        for ext in self.extensions:
            ext.sources = []
        super().build_extensions()

    def compile_one(self, item: tuple[int, str, Extension]) -> list[str]:
        """The object of one C file."""
        _, source, ext = item
        flags = list(ext.extra_compile_args)
        if self.compiler.compiler_type == "unix":
            # Modules call one another without a detour through the linker's table.
            flags.append("-fvisibility=hidden")
        objects = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=flags,
            depends=ext.depends,
        )
        return cast("list[str]", objects)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnEveryCore})
