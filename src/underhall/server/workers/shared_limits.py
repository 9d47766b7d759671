"""Limits that hold for all workers together: they count in memory that they share.

Each cell counts one kind of act of one person in some seconds. A worker adds to its own count only, and looks at the
sum of all, so that nobody need lock anything. Two workers that begin a cell at the same moment may lose a count, which
lets one act too many pass; nothing worse can happen, whenever a worker dies.

The seconds begin with the first act, and are counted anew when they are over, as `Count` does: nobody is refused who
keeps to the limit.
"""

import math
import mmap
from array import array
from typing import Final

from underhall.server.limits import Address, Count, FrameCounter, Limit, Limits
from underhall.server.refusals import Refusal
from underhall.server.timing import Time

GROUPS: Final = 8192
GROUP: Final = 8  # cells; whoever finds neither their own nor a free one among them takes over the oldest
CELLS: Final = GROUPS * GROUP
WORD: Final = 8  # bytes
# The words of a cell: whose it is, when its seconds began; then what each worker has counted.
OWNER, BEGUN, COUNTS = range(3)
LASTING: Final = 1e18  # begun in a time that nobody lives to see: such a cell is never the oldest


class SharedCounts:
    """The memory. It is made before the workers are forked, which then all have it."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.size = COUNTS + workers  # of a cell, in words
        memory = memoryview(mmap.mmap(-1, CELLS * self.size * WORD))
        self.words = memory.cast("Q")
        self.times = memory.cast("d")

    def cell(self, owner: int, now: float) -> int:
        """Where the cell of this owner begins; a new one, if there is none."""
        first = owner % GROUPS * GROUP * self.size
        cells = range(first, first + GROUP * self.size, self.size)
        words, times = self.words, self.times
        for at in cells:
            if words[at + OWNER] == owner:
                return at
        at = min(cells, key=lambda each: times[each + BEGUN])
        self.begin(at, now)
        words[at + OWNER] = owner
        return at

    def begin(self, at: int, now: float) -> None:
        """Begin to count anew."""
        self.times[at + BEGUN] = now
        for each in range(at + COUNTS, at + self.size):
            self.words[each] = 0

    def total(self, at: int) -> int:
        return sum(self.words[at + COUNTS : at + self.size])

    def add(self, at: int, worker: int, count: int) -> None:
        mine = at + COUNTS + worker
        self.words[mine] = max(0, self.words[mine] + count)

    def forget(self, worker: int) -> None:
        """What this worker has counted does not count any more: it is gone, and so are its sockets."""
        self.words[COUNTS + worker :: self.size] = memoryview(array("Q", bytes(WORD * CELLS)))


class Acts:
    """One kind of act, of which everybody may do `most` in some seconds."""

    def __init__(self, counts: SharedCounts, worker: int, name: str, most: int, seconds: float) -> None:
        self.counts = counts
        self.worker = worker
        self.name = name
        self.most = most
        self.seconds = seconds

    def owner(self, who: str) -> int:
        """Another number for everybody. All workers are copies of one process, and have the same `hash`."""
        return hash((self.name, who)) & 0xFFFF_FFFF_FFFF_FFFF or 1

    def one_more(self, who: str, now: float) -> float:
        """Count one more act, unless it is one too many: then, how many seconds to wait. Otherwise 0."""
        counts = self.counts
        at = counts.cell(self.owner(who), now)
        left = counts.times[at + BEGUN] + self.seconds - now
        if left <= 0:
            counts.begin(at, now)
            left = self.seconds
        counts.add(at, self.worker, 1)
        if counts.total(at) <= self.most:
            return 0.0
        counts.add(at, self.worker, -1)
        return left


class SharedLimit(Limit):
    """A limit for what people do, at whichever worker."""

    def __init__(self, time: Time, acts: Acts) -> None:
        super().__init__(time, acts.most, acts.seconds)
        self.acts = acts

    def spend(self, who: str) -> None:
        if self.most and (wait := self.acts.one_more(who, self.time.now())):
            raise Refusal("refused-too-fast", 429, seconds=max(1, math.ceil(wait)))


class SharedCount(Count):
    """The same for one address, asked for every frame."""

    def __init__(self, time: Time, acts: Acts, who: str) -> None:
        super().__init__(time, acts.most, acts.seconds)
        self.acts = acts
        self.who = who

    def one_more(self) -> bool:
        return not self.acts.one_more(self.who, self.time.now())


class SharedAddress(Address):
    """What comes from one address, over all workers."""

    def __init__(self, frames: Count, who: str) -> None:
        super().__init__(frames)
        self.who = who


class SharedLimits(Limits):
    """All limits of a server with several workers."""

    def __init__(self, time: Time, on: bool, counts: SharedCounts, worker: int) -> None:
        super().__init__(time, on)
        self.counts = counts
        self.worker = worker
        for name, limit in list(vars(self).items()):
            if isinstance(limit, Limit):
                setattr(self, name, SharedLimit(time, self._acts(name, limit.most, limit.seconds)))
        self._all_requests = SharedLimit(time, self._acts("requests", self.most_requests, 60))
        self._frames = self._acts("frames", self.most_address_frames, 10)
        self._sockets = self._acts("sockets", self.most_sockets, 0)  # at a time

    def _acts(self, name: str, most: int, seconds: float) -> Acts:
        return Acts(self.counts, self.worker, name, most, seconds)

    def request(self, address: str) -> None:
        if self.on:
            self._all_requests.spend(address)

    def open_socket(self, address: str) -> FrameCounter | None:
        if not self.on:
            return None
        self.opens.spend(address)
        counts = self.counts
        at = counts.cell(self._sockets.owner(address), 0)
        counts.times[at + BEGUN] = LASTING
        counts.add(at, self.worker, 1)
        if counts.total(at) > self.most_sockets:
            counts.add(at, self.worker, -1)
            raise Refusal("refused-sockets", 429)
        frames = SharedCount(self.time, self._frames, address)
        return FrameCounter(Count(self.time, self.most_frames, 10), SharedAddress(frames, address))

    def close_socket(self, counter: FrameCounter | None) -> None:
        if counter is None:
            return
        address = counter.address
        assert isinstance(address, SharedAddress)
        counts = self.counts
        at = counts.cell(self._sockets.owner(address.who), 0)
        counts.add(at, self.worker, -1)
        if not counts.total(at):
            counts.times[at + BEGUN] = 0  # free for others
