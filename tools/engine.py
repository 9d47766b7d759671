"""The compiled engine of this checkout: compiles it, and runs Underhall with it once it is there.

python tools/engine.py run play      # the command `underhall`: compiled if these sources have been, else as they are
python tools/engine.py background    # compile at low priority, beside everything else; or say why not
python tools/engine.py build         # compile now, unless that has been done, and print the folder

Each build has a folder in .venv/engine, named after what went into it: whoever changes the code runs the changed code,
interpreted until it is compiled, too. The folder holds code and libraries; all else (texts, printed cards, the page) is
linked to the checkout. A build happens elsewhere and is moved there when it is whole, so what is there can be used.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from compiler import why_not

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
FOLDER = VENV / "engine"
LOG = FOLDER / "log"
FAILED = FOLDER / "failed"  # holds the key of what could not be compiled, so that not every start tries it again
TOOLS = "requirements-build.txt"
PARTS = ("setup.py", "pyproject.toml", "tools/compiler.py", TOOLS)  # that decide what the compiler makes of the code
PAPERS = ("README.md", "LICENSE", "NOTICE")  # that setuptools wants to see
STATIC = "server/static"
STARTS = "import underhall.cli; from underhall.version import ENGINE; raise SystemExit(ENGINE != 'compiled')"
INTERPRETED = "the engine is interpreted, which is about eight times slower: {}"
NEW = "new-"
STANDS_BACK = 10  # as `nice` counts: whoever plays comes first


class NotBuilt(Exception):
    """Says why the engine could not be compiled, although this machine should be able to."""


def package_files(root: Path) -> list[Path]:
    """The files of the package, but for the page."""
    package = root / "src" / "underhall"
    found = []
    for folder, folders, names in os.walk(package):
        here = Path(folder)
        folders[:] = [name for name in folders if name != "__pycache__" and here / name != package / STATIC]
        found += [here / name for name in names]
    return sorted(found)


def key_of(root: Path) -> str:
    """Names what is compiled: another Python, another line of code or another file, and it is another one."""
    digest = hashlib.sha256(f"{sys.implementation.cache_tag} {sysconfig.get_platform()}".encode())
    for file in [*(root / part for part in PARTS), *package_files(root)]:
        digest.update(f"\0{file.relative_to(root)}\0".encode())
        if file.suffix == ".py" or root / "src" not in file.parents:
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def compiled() -> Path | None:
    """The folder of the compiled engine, if there is one of these sources."""
    folder = FOLDER / key_of(ROOT)
    return folder if folder.is_dir() else None


def run(words: list[str]) -> int:
    """Do what the command `underhall` does."""
    source = str(compiled() or ROOT / "src")
    sys.path[0] = source  # instead of tools/
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
    # Caches stay out of src/, and are written also where the environment says no: the next start is to be a quick one.
    sys.pycache_prefix, sys.dont_write_bytecode = str(VENV / "pycache"), False
    from underhall.cli import main

    return main(words)


@contextmanager
def locked(wait: bool) -> Iterator[bool]:
    """Alone with .venv/engine; or False when another build is under way and we do not wait for it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True


def build() -> Path:
    """Compile the engine, unless that has been done; the folder it is in. To be called under the lock."""
    done = compiled()
    if done:
        return done
    for leftover in FOLDER.glob(f"{NEW}*"):  # of a build that was stopped
        shutil.rmtree(leftover)
    source, objects, target = (Path(tempfile.mkdtemp(prefix=NEW, dir=FOLDER)) for _ in range(3))
    try:
        return _built(source, objects, target)
    finally:
        for folder in (source, objects, target):
            shutil.rmtree(folder, ignore_errors=True)


def _built(source: Path, objects: Path, target: Path) -> Path:
    # From a copy: what somebody changes meanwhile is neither in the build nor in its name.
    for file in [*(ROOT / part for part in (*PARTS, *PAPERS)), *package_files(ROOT)]:
        copy = source / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, copy)
    key = key_of(source)
    if subprocess.run([sys.executable, ROOT / "tools" / "install.py", ROOT / TOOLS]).returncode:
        raise NotBuilt("the packages that compile it could not be installed")
    command = ["setup.py", "--quiet", "build_ext", "--build-lib", str(target), "--build-temp", str(objects)]
    plain = {**os.environ, "UNDERHALL_BUILD": "plain"}  # this is no release: what one has changed is to be there soon
    if subprocess.run([sys.executable, *command], cwd=source, stdout=sys.stderr, env=plain).returncode == 0:
        _complete(target, source)
        environment = {**os.environ, "PYTHONPATH": str(target)}
        if subprocess.run([sys.executable, "-c", STARTS], env=environment).returncode == 0:
            older = [folder for folder in FOLDER.iterdir() if folder.is_dir() and not folder.name.startswith(NEW)]
            older.sort(key=lambda folder: folder.stat().st_mtime)
            for folder in older[:-1]:  # a server may still run from the last one
                shutil.rmtree(folder)
            return target.rename(FOLDER / key)
    FAILED.write_text(key)
    raise NotBuilt("it could not be compiled")


def _complete(target: Path, source: Path) -> None:
    """Put the rest of the package beside the libraries: code as a copy, everything else as a link to the checkout."""
    names = [file.relative_to(source / "src") for file in package_files(source)]
    for name in [*names, Path("underhall", STATIC)]:
        place = target / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if name.suffix == ".py":
            shutil.copy2(source / "src" / name, place)
        else:  # relative, so that the checkout can be moved
            place.symlink_to(os.path.relpath(ROOT / "src" / name, place.parent.resolve()))


def background() -> None:
    """Have the engine compiled for the next start, where that is needed and possible."""
    if compiled():
        return
    reason = why_not()
    if reason is None and FAILED.exists() and FAILED.read_text() == key_of(ROOT):
        reason = f"it could not be compiled ({LOG.relative_to(ROOT)} says why, make setup tries again)"
    if reason is not None:
        say(INTERPRETED.format(reason))
        return
    say(f"the engine is being compiled in the background, for the next start ({LOG.relative_to(ROOT)})")
    command = [sys.executable, __file__, "detached"]
    nowhere = subprocess.DEVNULL
    subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True)


def detached() -> None:
    """The build in the background; the one that is under way already is enough."""
    os.nice(STANDS_BACK)
    with suppress(OSError):  # where Linux shares the processor between sessions first, ours has to stand back, too
        Path("/proc/self/autogroup").write_text(str(STANDS_BACK))
    with locked(wait=False) as alone:
        if alone:
            with LOG.open("w") as log:
                os.dup2(log.fileno(), 1)
                os.dup2(log.fileno(), 2)
            build_now()


def build_now() -> int:
    """Compile, and print the folder; or say why not, which is no failure where this machine cannot."""
    reason = why_not()
    if reason is not None:
        say(INTERPRETED.format(reason))
        return 0
    try:
        print(build())
    except NotBuilt as error:
        say(INTERPRETED.format(error))
        return 1
    return 0


def say(sentence: str) -> None:
    print(f"underhall: {sentence}", file=sys.stderr, flush=True)


def main(words: list[str]) -> int:
    match words:
        case ["run", *rest]:
            return run(rest)
        case ["background"]:
            background()
        case ["detached"]:
            detached()
        case ["build"]:
            with locked(wait=True):
                return build_now()
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
