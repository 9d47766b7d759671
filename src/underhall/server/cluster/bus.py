"""The bus of a node: Redis, PostgreSQL while Redis is away, the supervisor's line to workers on the same machine."""

from collections.abc import Callable

from underhall.server.cluster.eras import Eras
from underhall.server.cluster.leases import DatabaseLeases
from underhall.server.cluster.notify_bus import NotifyBus
from underhall.server.cluster.redis_bus import RedisBus
from underhall.server.sharing import NO_FILE
from underhall.server.workers.line import SupervisorLine


def process_name(node: str, worker: int, life: str) -> str:
    """What a process is called: by its node, its number there, and what no other life of it has had."""
    return f"{node}.{worker}.{life}"


def node_of(process: str) -> str:
    return process.partition(".")[0]


class NodeBus:
    """Who is there is known by the leases: one fact, one place."""

    def __init__(self, leases: DatabaseLeases, url: str, prefix: str, line: SupervisorLine | None = None) -> None:
        self.name = leases.name
        self.leases = leases
        self.eras = Eras()
        redis = self.redis = RedisBus(url, prefix, self.name, self.eras)
        notify = self.notify = NotifyBus(leases.engine, self.name, self.eras)
        self.line = line
        self.on_message: Callable[[str, bytes, int], None] = _ignore
        self.on_others: Callable[[set[str], bool], None] = _nobody
        self.on_break: Callable[[str], None] = _nothing_with
        redis.on_received = notify.on_received = self._receive
        redis.on_undelivered = notify.send
        redis.on_break = self._lose_redis
        redis.on_deaf = self._say_deaf
        notify.on_break = self._break
        if line is not None:
            line.on_message = self._receive_from_line

    def begin(self) -> None:
        self.leases.on_others = self._meet
        self.leases.begin()
        self.redis.begin()
        self.notify.begin()
        if self.line is not None:
            self.line.begin()

    async def end(self) -> None:
        await self.redis.end()
        await self.notify.end()

    def send(self, process: str, message: bytes, file: int = NO_FILE) -> None:
        if self.line is not None and self.carries_files(process):
            self.line.send(process.split(".")[1], message, file)
        else:
            self.redis.send(process, message)

    def carries_files(self, process: str) -> bool:
        return self.line is not None and node_of(process) == node_of(self.name)

    def _meet(self, others: set[str], left: bool) -> None:
        self.eras.forget_gone(others)
        self.on_others(others, left)

    def _receive(self, sender: str, era: int, messages: list[bytes]) -> None:
        if self.eras.is_late(sender, era):
            return
        if not messages and self.redis.avoid(sender):
            self._break(sender)  # what we have sent to it has not arrived
        for message in messages:
            self.on_message(sender, message, NO_FILE)

    def _say_deaf(self) -> None:
        """Nothing reaches us by Redis: the others shall not try. Nothing else is said with an empty list."""
        for process in self.leases.others:
            if not self.carries_files(process):
                self.notify.send(process, [])

    def _receive_from_line(self, sender: str, message: bytes, file: int) -> None:
        """The line knows workers by their numbers only: the one that lives now is meant."""
        mine = f"{node_of(self.name)}.{sender}."
        found = next((each for each in self.leases.others if each.startswith(mine)), mine)
        self.on_message(found, message, file)

    def _lose_redis(self) -> None:
        self.eras.begin("")
        self._say_deaf()  # first: what comes again because of this shall not be lost, too
        self.on_break("")

    def _break(self, process: str = "") -> None:
        """What goes on between us and this process, or all of them, is given up, and what is still on its way does not
        count."""
        self.eras.begin(process)
        self.on_break(process)


def _ignore(sender: str, message: bytes, file: int) -> None:
    """Nobody listens yet."""


def _nobody(others: set[str], left: bool) -> None:
    """Nobody wants to know who is there."""


def _nothing_with(process: str) -> None:
    """Nobody wants to know."""
