"""What keeps a process from writing for a table that another runs by now, or anything at all while others take it for
gone."""

from typing import Protocol

from sqlalchemy.engine.interfaces import DBAPICursor


class LeaseLost(Exception):
    """Other processes run these tables now: what was to be written for them must not be."""

    def __init__(self, tables: set[str]) -> None:
        super().__init__(", ".join(sorted(tables)))
        self.tables = tables


class NotThere(OSError):
    """The others take us for gone: whoever asked us for something has asked them by now."""

    def __init__(self) -> None:
        super().__init__("nothing was heard of this process for too long")


class Fence(Protocol):
    """Lets a process write only while it is there, and only for tables whose leases it has; see cluster/leases.py."""

    def leases_of(self, tables: set[str]) -> dict[str, int]:
        """The numbers under which we have these tables; 0 where we do not."""
        ...

    def check(self, cursor: DBAPICursor, leases: dict[str, int]) -> None:
        """Hold these leases until the end of the transaction; `LeaseLost` if one of them is not ours any more."""
        ...

    def check_there(self, cursor: DBAPICursor) -> None:
        """`NotThere` if the others take us for gone. It is asked last: whoever writes the same rows meanwhile waits
        until this transaction has ended, so that what is written later is also later."""
        ...
