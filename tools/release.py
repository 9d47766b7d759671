"""Makes the tag of a release, when everything about it is as it should be. Nothing is pushed.

python tools/release.py check   # the version, its changelog entry with a date, the branch, the tree, the tag
python tools/release.py tag     # the same and what is in dist/, and then the tag

`make release` does both, and `make dist` in between.
"""

import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BRANCH = "main"


class NotReady(Exception):
    """What keeps it from being released, and what would be right, in one sentence."""


def git(*words: str) -> str:
    """What Git says."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise NotReady(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def version() -> str:
    """The version that the package has."""
    file = ROOT / "src" / "underhall" / "version.py"
    found = re.search(r'^VERSION: Final = "(\d+\.\d+\.\d+)"$', file.read_text("utf-8"), re.MULTILINE)
    if found is None:
        raise NotReady(f"{file.relative_to(ROOT)} has no version of three numbers, such as 0.2.0")
    return found.group(1)


def check_changelog(new: str) -> None:
    """Its newest entry is this version's, with a day that is not to come, and says something."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    entries = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    title, _, news = (entries[0] if entries else "").partition("\n")
    wanted = f"## {new} (year-month-day)"
    found = re.fullmatch(rf"{re.escape(new)} \((\d{{4}}-\d\d-\d\d)\)", title.strip())
    if found is None:
        raise NotReady(f"CHANGELOG.md begins with “## {title}”, where “{wanted}” is needed")
    try:
        day = datetime.date.fromisoformat(found.group(1))
    except ValueError:
        raise NotReady(f"CHANGELOG.md: {found.group(1)} is no day of the calendar") from None
    if day > datetime.date.today():
        raise NotReady(f"CHANGELOG.md: {day} is still to come, today is {datetime.date.today()}")
    if not re.search(r"^- \S", news, re.MULTILINE):
        raise NotReady(f"CHANGELOG.md has no news under “## {title}”, such as “- Castles can be built.”")


def check_tree(tag: str) -> None:
    """All that is to be released is committed, on the right branch, and was not released before."""
    branch = git("branch", "--show-current")
    if branch != BRANCH:
        raise NotReady(f"this is the branch “{branch}”; releases are made from “{BRANCH}”")
    changed = git("status", "--porcelain").splitlines()
    if changed:
        raise NotReady(f"not everything is committed, such as {changed[0][2:].strip()}")
    if git("tag", "--list", tag):
        raise NotReady(f"the tag {tag} exists already; the next release needs another version in version.py")


def check_dist(new: str) -> None:
    """The sdist, the pure wheel and compiled ones of this version, and no others."""
    names = sorted(file.name for file in (ROOT / "dist").glob("*"))
    compiled = re.compile(rf"underhall-{re.escape(new)}-cp3\d+-cp3\d+-\w+.*\.whl")
    needed = {f"underhall-{new}.tar.gz", f"underhall-{new}-py3-none-any.whl"}
    if not needed <= set(names):
        raise NotReady(f"dist/ lacks {', '.join(sorted(needed - set(names)))}; make dist builds it")
    others = [name for name in names if name not in needed]
    if not others or not all(compiled.fullmatch(name) for name in others):
        raise NotReady(f"dist/ should also hold compiled wheels of {new} and nothing else, not {others}")


def main(words: list[str]) -> int:
    if words not in (["check"], ["tag"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        new = version()
        tag = f"v{new}"
        check_changelog(new)
        check_tree(tag)
        if words == ["tag"]:
            check_dist(new)
            git("tag", "--annotate", tag, "--message", f"Underhall {new}")
            print(f"release: {tag} is made, here alone; git push origin {tag} hands it on, with what is in dist/")
    except NotReady as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
