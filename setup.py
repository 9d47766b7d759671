"""Builds the package, with the engine compiled by mypyc where that is possible.

Everything else about the package stands in pyproject.toml. Set UNDERHALL_COMPILE=0 to build without compiling, and
UNDERHALL_ENGINE to a folder of tools/engine.py to take what was compiled there. UNDERHALL_BUILD=release is for wheels
that are given to others: the engine is compiled, trained (tools/training.py), compiled once more for what the training
showed, and optimised as a whole. It takes three times as long, wants gcc, and fails rather than giving something else.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from compiler import compiler, why_not

# Engine modules that stay interpreted: mypyc drops the keywords of `class Save(Struct, array_like=True)` without a
# word, so whatever defines a msgspec Struct would behave differently compiled. tests/test_build.py watches this.
# The text boards are drawn at a person's pace, with a library that comes with an extra. A layout is looked up by name.
INTERPRETED = {"saves.py", "table_layout.py", "view_types.py", "text_board"}

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
    "underhall/server/incoming.py",
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
    *("ops", "state", "timing", "plays", "windows", "knowledge", "imagine", "view", "row", "estimates"),
    *("table_state", "characters", "sheet", "open_windows", "packing", "combat", "munchkin", "pieces"),
}

COMPILED = os.environ.get("UNDERHALL_ENGINE", "")
BUILD = os.environ.get("UNDERHALL_BUILD") or "plain"
if BUILD not in ("plain", "release"):
    raise SystemExit(f"underhall: UNDERHALL_BUILD is {BUILD!r}; it may be plain or release")
RELEASE = BUILD == "release"
BUILT = Path("underhall", "built.py")  # says in the package how it was built

# What gcc is told for a release. What was never called in the training is made small; the seed is what gcc names things
# by, which would otherwise be another one each time; and no tables for unwinding, which C does without.
COUNTING = ("-fprofile-generate", "-fprofile-update=single")
TRAINED = (
    *("-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-flto", "-frandom-seed=underhall"),
    *("-fno-asynchronous-unwind-tables", "-fno-unwind-tables"),
)
# In mypyc's C: where a function begins that ends an object, and the words by which the object may have to wait.
DEALLOCATION = re.compile(r"^(?=static void\n\w+_dealloc\()", re.MULTILINE)
WAITS = re.compile(r"^ *CPy_TRASHCAN_(?:BEGIN|END)\(self.*\)\n", re.MULTILINE)
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
        if RELEASE:
            raise SystemExit("underhall: UNDERHALL_ENGINE is not built for release")
        libraries = [file.relative_to(COMPILED) for file in sorted(Path(COMPILED).rglob(f"*{SUFFIX}"))]
        return [Extension(".".join(file.parts).removesuffix(SUFFIX), []) for file in libraries]
    reason = why_not_compiled()
    if reason is not None and RELEASE:
        raise SystemExit(f"underhall: this cannot be built for release: {reason}")
    if reason is not None:
        print(f"underhall: the engine is not compiled and will be slower: {reason}")
        return []
    os.environ["CC"] = compiler() or ""
    from mypyc.build import mypycify

    # Without the libraries of the server, as where pip builds a wheel: nothing that is compiled depends on their types.
    words = ["--ignore-missing-imports", "--follow-imports=silent", *ENGINE]
    # One C file for each module: they are compiled side by side, and still linked into one library.
    found = cast("list[Extension]", mypycify(words, opt_level="3", debug_level="0", multi_file=True))
    if not sum(free_acyclic_at_once(Path(source)) for ext in found for source in ext.sources):
        raise SystemExit("underhall: mypyc writes how objects end in other words; see free_acyclic_at_once in setup.py")
    return found


def free_acyclic_at_once(source: Path) -> int:
    """Let no object of an acyclic class wait for its end; how many such classes there are in a C file.

    Where objects that hold one another end together, more than fifty deep, Python puts the rest aside on a list that
    goes through what the garbage collector keeps in front of each object. Acyclic objects have nothing there: mypyc
    makes them wait all the same, and the list is written over whatever lies before them in memory.
    """
    pieces = DEALLOCATION.split(source.read_text("utf-8"))
    acyclic = [n for n, piece in enumerate(pieces) if WAITS.search(piece) and "PyObject_GC_UnTrack(self);" not in piece]
    for n in acyclic:
        pieces[n] = WAITS.sub("", pieces[n])
    if acyclic:
        source.write_text("".join(pieces), "utf-8")
    return len(acyclic)


def is_fast(source: str) -> bool:
    """Whether a C file is worth the compiler's time. mypyc's own is: all modules call it."""
    names = Path(source).stem.split("___")  # __native_underhall___kernel___game
    return names[0] != "__native_underhall" or names[1] == "kernel" or names[-1] in FAST


class BuildOnEveryCore(build_ext):
    """Compiles all C files of all extensions in parallel, where setuptools goes through those of one in a row."""

    def build_extensions(self) -> None:
        """Compile and link; for a release the engine twice, and in between it is trained."""
        if COMPILED:
            self.copy_compiled()
            return
        self.parallel = self.parallel or os.cpu_count() or 1
        engine = max(self.extensions, key=lambda ext: len(ext.sources))  # the others are doors to its modules
        sources = list(engine.sources)
        self.make_objects([ext for ext in self.extensions if ext is not engine])
        if not RELEASE:
            self.make_objects([engine])
        else:
            require_gcc()
            self.make_objects([engine], *COUNTING)
            self.train(engine)
            engine.sources = sources
            self.make_objects([engine], *TRAINED)
            engine.extra_link_args += ["-O3", f"-flto={self.parallel}"]
        if sys.platform == "linux":
            for ext in self.extensions:
                ext.extra_link_args.append("-Wl,--strip-all")  # the names of functions are for debuggers
        super().build_extensions()
        if RELEASE and not self.inplace:
            text = Path("src", BUILT).read_text("utf-8")
            Path(self.build_lib, BUILT).write_text(text.replace("RELEASE: Final = False", "RELEASE: Final = True"))

    def copy_compiled(self) -> None:
        """Take what tools/engine.py has compiled."""
        for ext in self.extensions:
            target = Path(self.get_ext_fullpath(ext.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(COMPILED + "/" + ext.name.replace(".", "/") + SUFFIX, target)

    def make_objects(self, extensions: list[Extension], *more: str) -> None:
        """Compile the largest files first, so that none is left alone at the end."""
        work = [(Path(source).stat().st_size, source, ext) for ext in extensions for source in ext.sources]
        work.sort(key=lambda item: item[0], reverse=True)
        for ext in extensions:
            ext.sources, ext.extra_objects = [], []
        with ThreadPoolExecutor(int(self.parallel or 1)) as pool:
            made = pool.map(lambda item: self.compile_one(item[1], item[2], more), work)
            for (_, _, ext), objects in zip(work, made, strict=True):
                ext.extra_objects.extend(objects)

    def compile_one(self, source: str, ext: Extension, more: Sequence[str]) -> list[str]:
        """The object of one C file."""
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
            extra_postargs=[*flags, *more],
            depends=ext.depends,
        )
        return cast("list[str]", objects)

    def train(self, engine: Extension) -> None:
        """Let an engine play that counts how often it comes by; at its end it writes that down beside its objects."""
        folder = Path(self.build_temp, "training").resolve()
        shutil.copytree("src/underhall", folder / "underhall", ignore=shutil.ignore_patterns("static", "__pycache__"))
        usual = self.build_lib, self.inplace, engine.extra_link_args
        self.build_lib, self.inplace, engine.extra_link_args = str(folder), False, [*usual[2], *COUNTING]
        super().build_extensions()
        self.build_lib, self.inplace, engine.extra_link_args = usual
        environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
        print("underhall: the engine is being trained", flush=True)
        subprocess.run([sys.executable, "tools/training.py"], env=environment, check=True)
        if not any(Path(self.build_temp).rglob("*.gcda")):
            raise SystemExit("underhall: this cannot be built for release: the training has left no trace")


def require_gcc() -> None:
    """The words for training and for what follows from it are gcc's."""
    said = subprocess.run([*shlex.split(os.environ["CC"]), "-v"], capture_output=True, text=True).stderr
    if "gcc version" not in said:
        raise SystemExit("underhall: this cannot be built for release: the C compiler is not gcc")


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
