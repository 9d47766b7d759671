"""Finds the C compiler for the engine, and says what is missing where the engine cannot be compiled.

python tools/compiler.py    # prints one line and exits with 1 where something is missing
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path


def compiler() -> str | None:
    """The command that compiles C here: the one asked for, or Python's own, or any."""
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return str(command)
    return None


def why_not() -> str | None:
    """What keeps the engine from being compiled on this machine, and which packages would help; or None."""
    if os.environ.get("UNDERHALL_COMPILE") == "0":
        return "UNDERHALL_COMPILE=0"
    command, include = compiler(), sysconfig.get_path("include")
    missing = {}
    if command is None:
        missing["gcc libc6-dev"] = "there is no C compiler"
    if not Path(include, "Python.h").exists():
        missing[f"python3.{sys.version_info.minor}-dev"] = "Python's C headers are missing"
    if not missing and command is not None and not _reads_headers(command, include):
        missing["gcc libc6-dev"] = "the C compiler cannot read the system's headers"
    if not missing:
        return None
    return f"{' and '.join(missing.values())} (Debian: apt-get install {' '.join(missing)})"


def _reads_headers(command: str, include: str) -> bool:
    """Whether the compiler is a whole one: Debian's gcc also comes without the C library's headers."""
    words = [*shlex.split(command), "-fsyntax-only", "-I", include, "-x", "c", "-"]
    return subprocess.run(words, input=b"#include <Python.h>\n", capture_output=True).returncode == 0


if __name__ == "__main__":
    reason = why_not()
    if reason is not None:
        print(reason)
    sys.exit(reason is not None)
