"""Builds the package, with the engine compiled by mypyc where that is possible.

Everything else about the package stands in pyproject.toml. Set UNDERHALL_COMPILE=0 to build without compiling, and
UNDERHALL_ENGINE to a folder of tools/engine.py to take what was compiled there.
"""

import os
import re
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from compiler import compiler, why_not

# Engine modules that stay interpreted: mypyc drops the keywords of `class Save(Struct, array_like=True)` without a
# word, so whatever defines a msgspec Struct would behave differently compiled. tests/test_build.py watches this.
# The text boards are drawn at a person's pace, with a library that comes with an extra.
INTERPRETED = {"saves.py", "view_types.py", "text_board"}

# The engine, what hands it to programs, and what the server does with every answer.
PATTERNS = (
    "underhall/api.py",
    "underhall/kernel/*.py",
    "underhall/games/*/**/*.py",
    "underhall/server/bot_seats.py",
    "underhall/server/changes.py",
    "underhall/server/clock.py",
    "underhall/server/connections.py",
    "underhall/server/encoded_events.py",
    "underhall/server/framing.py",
    "underhall/server/playback.py",
    "underhall/server/policy.py",
    "underhall/server/publish.py",
    "underhall/server/questions.py",
    "underhall/server/reaction.py",
    "underhall/server/runner.py",
    "underhall/server/session.py",
    "underhall/server/table.py",
    "underhall/server/undo.py",
)

ENGINE = tuple(
    str(path)
    for pattern in PATTERNS
    for path in sorted(Path("src").glob(pattern))
    if path.name not in INTERPRETED and path.parent.name not in INTERPRETED
)

# Where the time of a game goes, beside the kernel: of these the compiler makes the fastest code it can. The rest, most
# of which is cards and words, is compiled in little more than half the time for it, and games are 1 to 3 % slower.
FAST = {
    *("ops", "state", "timing", "plays", "windows", "knowledge"),
    *("table_state", "characters", "packing", "combat", "munchkin", "pieces"),
}

COMPILED = os.environ.get("UNDERHALL_ENGINE", "")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def why_not_compiled() -> str | None:
    """What keeps the engine from being compiled here, or None."""
    if not ENGINE:
        return "there are no engine modules"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed (pip install mypy)"
    return why_not()


def extensions() -> list[Extension]:
    """The compiled engine, or nothing and one line that says why."""
    if {"egg_info", "dist_info"} & set(sys.argv):
        return []  # pip first asks for the name and version only
    if COMPILED:
        libraries = [file.relative_to(COMPILED) for file in sorted(Path(COMPILED).rglob(f"*{SUFFIX}"))]
        return [Extension(".".join(file.parts).removesuffix(SUFFIX), []) for file in libraries]
    reason = why_not_compiled()
    if reason is not None:
        print(f"underhall: the engine is not compiled and will be slower: {reason}")
        return []
    os.environ["CC"] = compiler() or ""
    from mypyc.build import mypycify

    # Without the libraries of the server, as where pip builds a wheel: nothing that is compiled depends on their types.
    words = ["--ignore-missing-imports", "--follow-imports=silent", *ENGINE]
    # One C file for each module: they are compiled side by side, and still linked into one library.
    return cast("list[Extension]", mypycify(words, opt_level="3", debug_level="0", multi_file=True))


def is_fast(source: str) -> bool:
    """Whether a C file is worth the compiler's time. mypyc's own is: all modules call it."""
    names = Path(source).stem.split("___")  # __native_underhall___kernel___game
    return names[0] != "__native_underhall" or names[1] == "kernel" or names[-1] in FAST


class BuildOnEveryCore(build_ext):
    """Compiles all C files of all extensions in parallel, where setuptools goes through those of one in a row."""

    def build_extensions(self) -> None:
        """Compile the largest files first, so that none is left alone at the end; then link."""
        if COMPILED:
            for ext in self.extensions:
                target = Path(self.get_ext_fullpath(ext.name))
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(COMPILED + "/" + ext.name.replace(".", "/") + SUFFIX, target)
            return
        self.parallel = self.parallel or os.cpu_count() or 1
        work = [(Path(source).stat().st_size, source, ext) for ext in self.extensions for source in ext.sources]
        work.sort(key=lambda item: item[0], reverse=True)
        with ThreadPoolExecutor(int(self.parallel)) as pool:
            for (_, _, ext), objects in zip(work, pool.map(self.compile_one, work), strict=True):
                ext.extra_objects.extend(objects)
        for ext in self.extensions:
            ext.sources = []
            if sys.platform == "linux":
                ext.extra_link_args.append("-Wl,--strip-all")  # the names of functions are for debuggers
        super().build_extensions()

    def compile_one(self, item: tuple[int, str, Extension]) -> list[str]:
        """The object of one C file."""
        _, source, ext = item
        flags = list(ext.extra_compile_args)
        if self.compiler.compiler_type == "unix":
            # Modules call one another without a detour through the linker's table.
            flags.append("-fvisibility=hidden")
            if not is_fast(source):
                flags.append("-O1")
        objects = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=flags,
            depends=ext.depends,
        )
        return cast("list[str]", objects)


def readme() -> str:
    """The README for a page that has none of the project's files beside it: without pictures and links to them."""
    paragraphs = Path("README.md").read_text("utf-8").split("\n\n")
    text = "\n\n".join(each for each in paragraphs if not re.search(r"!\[[^]]*\]\((?!https?:)", each))
    return re.sub(r"\[([^]]+)\]\((?!https?:|#)[^)]+\)", r"\1", text)


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildOnEveryCore},
    long_description=readme(),
    long_description_content_type="text/markdown",
)
