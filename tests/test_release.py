"""`make release` makes the tag only when everything about the release is as it should be."""

import datetime
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
SOMEBODY = {
    f"GIT_{who}_{what}": "somebody@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")
}
DIST = (
    "underhall-1.2.3.tar.gz",
    "underhall-1.2.3-py3-none-any.whl",
    "underhall-1.2.3-cp311-cp311-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    "underhall-1.2.3-cp312-cp312-linux_x86_64.whl",
)


class Project:
    """A project of a few files, ready to be released as 1.2.3."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "tools").mkdir()
        shutil.copy(ROOT / "tools" / "release.py", root / "tools")
        self.git("init", "--quiet", "--initial-branch", "main")
        self.write(".gitignore", "dist/\n")
        self.write("src/underhall/version.py", 'VERSION: Final = "1.2.3"\n')
        self.write(
            "CHANGELOG.md", "# Changelog\n\n## 1.2.3 (2026-11-16)\n\n- Castles.\n\n## 1.2.2 (2026-01-01)\n\n- Moats.\n"
        )
        for name in DIST:
            self.write(f"dist/{name}", "")
        self.commit()

    def git(self, *words: str) -> str:
        command = ["git", *words]
        environment = {**os.environ, **SOMEBODY, "GIT_CONFIG_GLOBAL": os.devnull}
        return subprocess.run(
            command, cwd=self.root, env=environment, check=True, capture_output=True, encoding="utf-8"
        ).stdout

    def write(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, "utf-8")

    def commit(self) -> None:
        self.git("add", ".")
        self.git("commit", "--quiet", "--message", "All of it")

    def release(self, step: str) -> tuple[int, str]:
        """The exit code, and what was said."""
        command = [sys.executable, str(self.root / "tools" / "release.py"), step]
        done = subprocess.run(command, env={**os.environ, **SOMEBODY}, capture_output=True, encoding="utf-8")
        return done.returncode, done.stdout + done.stderr

    def refused(self, step: str = "tag") -> str:
        """The one sentence that says why there is no tag."""
        before = self.git("tag")
        code, said = self.release(step)
        assert (code, self.git("tag")) == (1, before)
        (line,) = said.splitlines()
        return line


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_a_release_is_a_tag_with_the_version(project: Project) -> None:
    """Annotated, at this commit; once."""
    assert project.release("check") == (0, "")
    assert project.git("tag") == ""
    code, said = project.release("tag")
    assert (code, "v1.2.3" in said) == (0, True)
    assert project.git("cat-file", "-t", "v1.2.3") == "tag\n"
    assert project.git("rev-parse", "v1.2.3^{commit}") == project.git("rev-parse", "HEAD")
    assert "v1.2.3 exists" in project.refused("check")


@pytest.mark.parametrize(
    ("begin", "why"),
    [
        ("## 1.2.3 (unreleased)\n\n- Castles.\n", "1.2.3 (unreleased)"),
        ("## 1.2.4 (2026-11-16)\n\n- Castles.\n", "1.2.4 (2026-11-16)"),
        ("## 1.2.3 (2026-13-16)\n\n- Castles.\n", "2026-13-16 is no day"),
        (f"## 1.2.3 ({datetime.date.max})\n\n- Castles.\n", "still to come"),
        ("## 1.2.3 (2026-11-16)\n", "no news"),
        ("", "CHANGELOG.md begins with"),
    ],
)
def test_the_changelog_tells_of_it_first(project: Project, begin: str, why: str) -> None:
    """With the version, a day, and what is new."""
    project.write("CHANGELOG.md", f"# Changelog\n\n{begin}\n## 1.2.2 (2026-01-01)\n\n- Moats.\n" if begin else "")
    project.commit()
    assert why in project.refused("check")


def test_everything_is_committed(project: Project) -> None:
    """Neither a change nor a new file is left behind."""
    project.write("new.txt", "")
    assert "new.txt" in project.refused("check")
    project.commit()
    project.write("CHANGELOG.md", project.root.joinpath("CHANGELOG.md").read_text("utf-8") + "\n")
    assert "CHANGELOG.md" in project.refused("check")


def test_it_is_made_from_main(project: Project) -> None:
    """Not from a branch, and not from no branch at all."""
    project.git("switch", "--quiet", "--create", "castles")
    assert "“castles”" in project.refused("check")
    project.git("switch", "--quiet", "--detach", "main")
    assert "main" in project.refused("check")


def test_the_version_is_three_numbers(project: Project) -> None:
    """As the tag and the files are called."""
    project.write("src/underhall/version.py", 'VERSION: Final = "1.2.dev0"\n')
    project.commit()
    assert "three numbers" in project.refused("check")


@pytest.mark.parametrize("name", DIST[:2])
def test_dist_is_complete(project: Project, name: str) -> None:
    """The sdist and the wheel for every Python are there."""
    (project.root / "dist" / name).unlink()
    assert name in project.refused()


def test_dist_is_of_this_version(project: Project) -> None:
    """Nothing that was built before lies among it, and the engine was compiled for some Python."""
    project.write("dist/underhall-1.2.2-cp311-cp311-linux_x86_64.whl", "")
    assert "1.2.2" in project.refused()
    for file in (project.root / "dist").glob("*-cp*"):
        file.unlink()
    assert "compiled wheels" in project.refused()
