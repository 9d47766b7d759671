"""How often somebody may do something: so many times in so many seconds; beyond that, it is refused.

What a guest does is counted for the guest and for the address: anybody can be a hundred guests, nobody easily has a
hundred addresses. Many people may share an address, so that an address may do many times as much.
"""

import math
from collections import OrderedDict, deque
from ipaddress import IPv6Address
from typing import Any, Final

from underhall.server.refusals import Refusal
from underhall.server.timing import Time

REMEMBERED: Final = 10_000  # how many people a limit keeps in mind at once
LONGEST_ADDRESS: Final = 64


def address_of(scope: Any) -> str:
    """Where a request comes from. Of an IPv6 address only the network counts: a household has billions of them."""
    client = scope.get("client")
    host = str(client[0])[:LONGEST_ADDRESS] if client else ""
    if ":" not in host:
        return host
    try:
        whole = IPv6Address(host)
    except ValueError:
        return host
    return str(whole.ipv4_mapped or IPv6Address(int(whole) >> 64 << 64))


class Limit:
    """At most `most` acts of each person in any `seconds`."""

    def __init__(self, time: Time, most: int, seconds: float) -> None:
        self.time = time
        self.most = most
        self.seconds = seconds
        self._acts: OrderedDict[str, deque[float]] = OrderedDict()

    def spend(self, who: str) -> None:
        """One more act of `who`, unless it is one too many."""
        if not self.most:
            return
        now = self.time.now()
        acts = self._acts.get(who)
        if acts is None:
            acts = self._acts[who] = deque()
            if len(self._acts) > REMEMBERED:
                self._acts.popitem(last=False)
        while acts and acts[0] <= now - self.seconds:
            acts.popleft()
        if len(acts) >= self.most:
            raise Refusal("refused-too-fast", 429, seconds=max(1, math.ceil(acts[0] + self.seconds - now)))
        acts.append(now)


class Count:
    """`most` in `seconds`, counted anew each time that they are over: for what comes too often to keep every time."""

    def __init__(self, time: Time, most: int, seconds: float) -> None:
        self.time = time
        self.most = most
        self.seconds = seconds
        self.since = time.now()
        self.count = 0

    def one_more(self) -> bool:
        """Whether one more is not yet one too many."""
        now = self.time.now()
        if now - self.since > self.seconds:
            self.since = now
            self.count = 0
        self.count += 1
        return self.count <= self.most


class Address:
    """What comes from one address: how many sockets are open, and what comes over them."""

    def __init__(self, frames: Count) -> None:
        self.frames = frames
        self.sockets = 0


class FrameCounter:
    """Counts what comes over one socket. Every frame counts, whatever is in it."""

    def __init__(self, own: Count, address: Address) -> None:
        self.own = own
        self.address = address

    def allows_one_more(self) -> bool:
        """Whether one more frame is not yet one too many."""
        return self.own.one_more() and self.address.frames.one_more()


class Limits:
    """All limits of a server. A load test turns them off."""

    def __init__(self, time: Time, on: bool = True) -> None:
        self.time = time
        self.on = on
        self.play = Limit(time, 60 if on else 0, 20)
        self.chat = Limit(time, 5 if on else 0, 10)
        self.syncs = Limit(time, 12 if on else 0, 10)
        self.tables = Limit(time, 20 if on else 0, 600)
        self.seeks = Limit(time, 20 if on else 0, 60)
        self.hints = Limit(time, 20 if on else 0, 60)
        self.reports = Limit(time, 10 if on else 0, 600)
        self.complaints = Limit(time, 5 if on else 0, 600)
        self.sets = Limit(time, 60 if on else 0, 60)  # house sets that are checked
        # Of one address, which many may share:
        self.addresses = Limit(time, 100 if on else 0, 600)  # new tables
        self.address_seeks = Limit(time, 200 if on else 0, 60)
        self.address_play = Limit(time, 1000 if on else 0, 20)
        self.address_chat = Limit(time, 20 if on else 0, 10)
        self.address_syncs = Limit(time, 120 if on else 0, 30)
        self.address_hints = Limit(time, 60 if on else 0, 60)
        self.address_reports = Limit(time, 30 if on else 0, 600)
        self.address_complaints = Limit(time, 20 if on else 0, 600)
        self.address_sets = Limit(time, 240 if on else 0, 60)
        self.invites = Limit(time, 20 if on else 0, 60)  # wrong invitations
        self.guesses = Limit(time, 30 if on else 0, 600)  # passwords, and passkeys
        self.name_guesses = Limit(time, 20 if on else 0, 600)  # passwords for one name, from wherever
        self.passkeys = Limit(time, 60 if on else 0, 600)
        self.sign_ups = Limit(time, 20 if on else 0, 3600)
        self.friends = Limit(time, 60 if on else 0, 60)
        self.exports = Limit(time, 10 if on else 0, 60)
        self.host_tokens = Limit(time, 60 if on else 0, 60)  # right or wrong: a guess must not show by being let in
        self.names = Limit(time, 60 if on else 0, 600)
        self.reads = Limit(time, 120 if on else 0, 60)  # answers that take long to make
        self.lookups = Limit(time, 30 if on else 0, 60)  # cookies that may be of an earlier version
        self.opens = Limit(time, 300 if on else 0, 60)  # new sockets
        self.most_requests = 3000  # in a minute
        self.most_sockets = 500  # at a time
        self.most_frames = 300  # of a socket in ten seconds; beyond that it is closed
        self.most_address_frames = 3000
        self._requests: OrderedDict[str, Count] = OrderedDict()
        self._open: dict[str, Address] = {}

    def request(self, address: str) -> None:
        """One more request of this address, unless it is one too many."""
        if not self.on:
            return
        count = self._requests.get(address)
        if count is None:
            count = self._requests[address] = Count(self.time, self.most_requests, 60)
            if len(self._requests) > REMEMBERED:
                self._requests.popitem(last=False)
        if not count.one_more():
            raise Refusal("refused-too-fast", 429, seconds=max(1, math.ceil(count.since + 60 - self.time.now())))

    def open_socket(self, address: str) -> FrameCounter | None:
        """One more socket of this address, unless it is one too many; None where nothing is counted."""
        if not self.on:
            return None
        self.opens.spend(address)
        here = self._open.get(address)
        if here is None:
            if len(self._open) >= REMEMBERED:
                self._open = {each: there for each, there in self._open.items() if there.sockets}
            here = self._open[address] = Address(Count(self.time, self.most_address_frames, 10))
        elif here.sockets >= self.most_sockets:
            raise Refusal("refused-sockets", 429)
        here.sockets += 1
        return FrameCounter(Count(self.time, self.most_frames, 10), here)

    def close_socket(self, counter: FrameCounter | None) -> None:
        if counter is not None:
            counter.address.sockets -= 1  # the address is remembered: what it has sent goes on to count
