"""Asks `GET /api/me` every 50 ms for some seconds, and prints how long each answer took, in milliseconds."""

import http.client
import json
import sys
import time


def main() -> None:
    port, seconds = int(sys.argv[1]), float(sys.argv[2])
    headers = {"X-Forwarded-For": "198.51.100.1"}
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=90)
    line.request("GET", "/api/me", headers=headers)
    reply = line.getresponse()
    headers["Cookie"] = str(reply.getheader("set-cookie")).partition(";")[0]
    reply.read()
    print("asking", flush=True)
    times: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        begun = time.monotonic()
        line.request("GET", "/api/me", headers=headers)
        reply = line.getresponse()
        reply.read()
        assert reply.status == 200, reply.status
        times.append(1000 * (time.monotonic() - begun))
        time.sleep(max(0.0, 0.05 - (time.monotonic() - begun)))
    print(json.dumps(times))


if __name__ == "__main__":
    main()
