"""Limits that hold over all nodes: each process counts what it serves, and tells the others every moment.

Nobody waits for that. Within such a moment somebody who uses several nodes at once may do a little more than the limit
says, and no more than each process allows by itself. When a process is gone, its open sockets do not count any more.
"""

import hashlib
from collections import Counter

from underhall.server.limits import FrameCounter
from underhall.server.timing import Time
from underhall.server.workers.messages import Counted
from underhall.server.workers.shared_limits import BEGUN, LASTING, Acts, SharedAddress, SharedCounts, SharedLimits

HERE, ELSEWHERE = range(2)  # who has counted


class ClusterActs(Acts):
    """One kind of act; what is counted here is noted for the others."""

    news: Counter[int]

    def owner(self, who: str) -> int:
        """The same number in every process."""
        digest = hashlib.blake2b(f"{self.name} {who}".encode(), digest_size=8).digest()
        return int.from_bytes(digest) or 1

    def one_more(self, who: str, now: float) -> float:
        wait = super().one_more(who, now)
        if not wait:
            self.news[self.owner(who)] += 1
        return wait


class ClusterLimits(SharedLimits):
    """All limits of one process of a cluster."""

    def __init__(self, time: Time, on: bool) -> None:
        self._news: Counter[int] = Counter()  # acts that the others have not been told of
        self._open_here: Counter[int] = Counter()  # sockets
        self._changed: set[int] = set()  # of these, what the others have not been told of
        self._open_there: dict[str, dict[int, int]] = {}
        super().__init__(time, on, SharedCounts(2), HERE)

    def _acts(self, name: str, most: int, seconds: float) -> Acts:
        acts = ClusterActs(self.counts, self.worker, name, most, seconds)
        acts.news = self._news
        return acts

    def open_socket(self, address: str) -> FrameCounter | None:
        counter = super().open_socket(address)
        if counter is not None:
            self._note_socket(address, 1)
        return counter

    def close_socket(self, counter: FrameCounter | None) -> None:
        super().close_socket(counter)
        if counter is not None:
            assert isinstance(counter.address, SharedAddress)
            self._note_socket(counter.address.who, -1)

    def _note_socket(self, address: str, change: int) -> None:
        owner = self._sockets.owner(address)
        self._open_here[owner] += change
        self._changed.add(owner)

    # -- what is told -------------------------------------------------------------------------------------------------

    def news(self, everything: bool) -> Counted | None:
        """What the others do not know yet, or everything that lasts; None if there is nothing to tell."""
        owners = set(self._open_here) if everything else self._changed
        sockets = {owner: self._open_here[owner] for owner in owners}
        acts = dict(self._news)
        self._news.clear()
        self._changed = set()
        self._open_here = +self._open_here  # without those at none
        return Counted(acts, sockets) if acts or sockets else None

    def take_in(self, process: str, counted: Counted) -> None:
        """What another process has counted."""
        now = self.time.now()
        for owner, count in counted.acts.items():
            self.counts.add(self.counts.cell(owner, now), ELSEWHERE, count)
        before = self._open_there.setdefault(process, {})
        for owner, count in counted.sockets.items():
            self._add_sockets(owner, count - before.get(owner, 0))
            before[owner] = count

    def forget_gone(self, others: set[str]) -> None:
        """Only these processes are there."""
        for process in self._open_there.keys() - others:
            for owner, count in self._open_there.pop(process).items():
                self._add_sockets(owner, -count)

    def _add_sockets(self, owner: int, change: int) -> None:
        at = self.counts.cell(owner, 0)
        self.counts.add(at, ELSEWHERE, change)
        self.counts.times[at + BEGUN] = LASTING if self.counts.total(at) else 0
