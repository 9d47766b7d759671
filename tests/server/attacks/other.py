"""Asks `GET /api/me` every 50 ms until its input is closed, and prints how long each answer took, in milliseconds.

What counts is not the time on the wall, which depends on who else uses this machine, but how long the server was at
work from the question to the answer, for whomever. Where the system does not tell, it is the time on the wall.

    python -m tests.server.attacks.other PORT PROCESS
"""

import http.client
import json
import select
import sys
import time
from pathlib import Path

PAUSE = 0.05


def worked(process: int) -> float:
    """Milliseconds that the threads of the server have been at work."""
    threads = list(Path(f"/proc/{process}/task").glob("*/schedstat"))
    if not threads:
        return 1000 * time.monotonic()
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


def main() -> None:
    port, process = int(sys.argv[1]), int(sys.argv[2])
    headers = {"X-Forwarded-For": "198.51.100.1"}
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=90)
    line.request("GET", "/api/me", headers=headers)
    reply = line.getresponse()
    headers["Cookie"] = str(reply.getheader("set-cookie")).partition(";")[0]
    reply.read()
    print("asking", flush=True)
    times: list[float] = []
    while not select.select([sys.stdin], [], [], PAUSE)[0]:
        begun = worked(process)
        line.request("GET", "/api/me", headers=headers)
        reply = line.getresponse()
        reply.read()
        assert reply.status == 200, reply.status
        times.append(worked(process) - begun)
    print(json.dumps(times))


if __name__ == "__main__":
    main()
