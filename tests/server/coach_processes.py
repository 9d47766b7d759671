"""A coach that does something wrong, in the place of each of its processes.

python -m tests.server.coach_processes
"""

import os
import signal
import sys
import time
from pathlib import Path

from underhall.server.thinking_messages import read_frame, write_frame

GATE = "UNDERHALL_TEST_COACH"  # the file that says what it does: die, babble, or wait as long as the file says so

if __name__ == "__main__":
    while request := read_frame(sys.stdin.buffer):
        gate = Path(os.environ[GATE])
        match gate.read_text():
            case "die":
                os.kill(os.getpid(), signal.SIGKILL)
            case "babble":
                write_frame(sys.stdout.buffer, b"\x93\x01")
            case _:
                while gate.read_text() == "wait":
                    time.sleep(0.01)
                write_frame(sys.stdout.buffer, b"\x93\x01")
