"""Which worker has which table. The supervisor keeps this: it alone knows for certain who is alive."""

import hashlib
from collections import Counter


class Directory:
    """Tables stay where they are until they are released or their worker is gone."""

    def __init__(self) -> None:
        self.living: set[int] = set()
        self._workers: dict[str, int] = {}  # by table
        self._tables: Counter[int] = Counter()  # how many each worker has

    def where(self, table: str, asker: int) -> int:
        """The worker that has the table; if nobody has it, the one that should: always the same, and of many tables
        each should have as many. If nobody is there yet, it is the one that asks."""
        worker = self._workers.get(table)
        return max(self.living or {asker}, key=lambda each: _weight(table, each)) if worker is None else worker

    def take(self, table: str, worker: int) -> int:
        """The worker that has the table now: this one, unless another has it."""
        has = self._workers.get(table)
        if has is None:
            has = self._workers[table] = worker
            self._tables[worker] += 1
        return has

    def release(self, table: str, worker: int) -> None:
        """It does not have the table any more."""
        if self._workers.get(table) == worker:
            del self._workers[table]
            self._tables[worker] -= 1

    def place(self, asker: int) -> int:
        """The worker for a new table: one with the fewest, and rather the one that asks."""
        return min(self.living or {asker}, key=lambda each: (self._tables[each], each != asker, each))

    def leave(self, worker: int) -> None:
        """The worker is gone: its tables are free."""
        self.living.discard(worker)
        self._workers = {table: has for table, has in self._workers.items() if has != worker}
        del self._tables[worker]

    def count(self, worker: int) -> int:
        """How many tables it has."""
        return self._tables[worker]


def _weight(table: str, worker: int) -> bytes:
    return hashlib.blake2b(f"{worker} {table}".encode(), digest_size=8).digest()
