"""Installs what a requirements file names into .venv, every file checked against its hash.

python tools/install.py requirements.txt

uv does in seconds what takes pip most of a minute. It does not read pip's settings: where it finds no packages, perhaps
because a machine gets them from a place that only pip knows of, pip tries. Both are fetched by the pip that comes with
Python, as it is: installing that one first would take longer than all the rest.

One runs at a time: the set-up and a build in the background may want to install something at the same moment.
"""

import ensurepip
import fcntl
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV = VENV / "bin" / "uv"

# Where Python keeps the pip that it comes with: Debian's in a folder of the system.
BUNDLED = Path(sysconfig.get_config_var("WHEEL_PKG_DIR") or Path(ensurepip.__file__).parent / "_bundled")
# Python compiles what is needed when it is first used: that is little of what is installed.
INSTALL = ("install", "-qq", "--disable-pip-version-check", "--no-compile")
HASHED = ("--require-hashes", "--requirement")


def pip() -> tuple[str | Path, ...]:
    """The command pip: the environment's own, or else the one that came with Python, run out of its wheel."""
    if any(VENV.glob("lib/python*/site-packages/pip")):
        return (PYTHON, "-m", "pip")
    return (PYTHON, max(BUNDLED.glob("pip-*.whl")) / "pip")


def works(*command: str | Path) -> bool:
    """Whether a command succeeds. Its complaints are not told: what is wrong for pip as well is told by pip."""
    return subprocess.run(command, capture_output=True).returncode == 0


def by_uv(requirements: str) -> bool:
    """Whether uv could install them; it is fetched first where it is missing."""
    if not UV.exists() and not works(*pip(), *INSTALL, *HASHED, ROOT / "requirements-uv.txt"):
        return False
    return UV.exists() and works(UV, "pip", "install", "--python", PYTHON, *HASHED, requirements)


def main(requirements: str) -> int:
    with (VENV / "install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if by_uv(requirements):
            return 0
        return subprocess.run([*pip(), *INSTALL, *HASHED, requirements], stdout=sys.stderr).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
