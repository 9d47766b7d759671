"""What was sent before a line broke must not count when it arrives after what was sent since.

Whoever gives up what went on over a line that has broken begins another era, and says with each message of which it is.
What comes late of an earlier one is ignored: the page that it opens, say, is somewhere else by now.
"""

from collections import Counter


class Eras:
    """Ours with each of the other processes, and theirs with us."""

    def __init__(self) -> None:
        self._with_all = 0
        self._with: Counter[str] = Counter()
        self._theirs: dict[str, int] = {}

    def begin(self, process: str) -> None:
        """Another era with this process, or with all ('')."""
        if process:
            self._with[process] += 1
        else:
            self._with_all += 1

    def ours(self, process: str) -> int:
        return self._with_all + self._with[process]

    def is_late(self, process: str, era: int) -> bool:
        """Whether a message of this era of the process comes too late."""
        latest = self._theirs.get(process, 0)
        if era > latest:
            self._theirs[process] = era
        return era < latest

    def forget_gone(self, others: set[str]) -> None:
        """Only these processes are there, and no other is ever called as one before."""
        for process in self._theirs.keys() - others:
            del self._theirs[process]
