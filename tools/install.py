"""Installs what a requirements file names into .venv, every file checked against its hash.

python tools/install.py requirements.txt

uv does in seconds what takes pip most of a minute. It does not read pip's settings: where it finds no packages, perhaps
because a machine gets them from a place that only pip knows of, pip tries.

One runs at a time: the set-up and a build in the background may want to install something at the same moment.
"""

import fcntl
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV = VENV / "bin" / "uv"

# Python compiles what is needed when it is first used: that is little of what is installed.
PIP = (PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-compile")
HASHED = ("--require-hashes", "--requirement")


def works(*command: str | Path) -> bool:
    """Whether a command succeeds. Its complaints are not told: what is wrong for pip as well is told by pip."""
    return subprocess.run(command, capture_output=True).returncode == 0


def by_uv(requirements: str) -> bool:
    """Whether uv could install them; it is fetched first where it is missing."""
    if not UV.exists() and not works(*PIP, *HASHED, ROOT / "requirements-uv.txt"):
        return False
    return UV.exists() and works(UV, "pip", "install", "--python", PYTHON, *HASHED, requirements)


def main(requirements: str) -> int:
    with (VENV / "install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return 0 if by_uv(requirements) else subprocess.run([*PIP, *HASHED, requirements], stdout=sys.stderr).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
