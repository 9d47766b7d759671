"""Installs what a requirements file names into .venv, every file checked against its hash.

python tools/install.py requirements.txt

One runs at a time: the set-up and a build in the background may want to install something at the same moment.
"""

import fcntl
import subprocess
import sys
from pathlib import Path

VENV = Path(__file__).resolve().parent.parent / ".venv"

# Python compiles what is needed when it is first used: that is little of what is installed.
PIP = ("install", "-qq", "--disable-pip-version-check", "--no-compile", "--require-hashes", "--requirement")


def main() -> int:
    with (VENV / "install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return subprocess.run([VENV / "bin" / "python", "-m", "pip", *PIP, sys.argv[1]], stdout=sys.stderr).returncode


if __name__ == "__main__":
    sys.exit(main())
