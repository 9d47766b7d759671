"""What goes from a table to a page at another node depends on nothing that its eyes may not know: the proof of
tests/server/proof/test_wire.py, with every frame on its way between two nodes."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.lengths import length
from tests.server.proof import worlds
from tests.server.proof.test_wire import Fork, compare
from underhall import GAMES
from underhall.server.cluster.forwarding import RemotePage, RemoteTable
from underhall.server.workers.messages import BetweenProcesses, Frames

pytestmark = [pytest.mark.once, pytest.mark.long]

FORKS = length(40, full=400)
ENCODER = msgspec.msgpack.Encoder()
DECODER: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(BetweenProcesses)


class Line:
    """Between two nodes: what one tells the other is written and read."""

    def __init__(self) -> None:
        self.page_end: RemoteTable | None = None
        self.messages = 0

    def tell(self, process: str, message: Any) -> None:
        heard = DECODER.decode(ENCODER.encode(message))
        assert isinstance(heard, Frames)
        assert self.page_end is not None
        self.page_end.take_frames(heard.count, heard.frames)
        self.messages += 1


class RemoteProbe(worlds.Probe):
    """Sits at a table that another node runs."""

    def __init__(self, world: worlds.World, seat: int, guest: str) -> None:
        super().__init__(world, seat, guest)
        line: Any = Line()
        line.page_end = RemoteTable(line, "there", "world")
        line.page_end.connection.write = self.note
        self.connection.write = RemotePage(line, "here", 1, world.desk.table, "world").send
        self.line = line


def test_frames_between_nodes_do_not_depend_on_what_their_eyes_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "Probe", RemoteProbe)
    compared: Counter[str] = Counter()
    for n in range(FORKS):
        fork = Fork(f"nodes {n}")
        one, two = fork.run()
        assert all(isinstance(probe, RemoteProbe) and probe.line.messages for probe in one.probes)
        for seat in fork.looked_through():
            compared[fork.game.config.game] += compare(fork, one, two, seat)
    print(compared)
    assert compared.total() > 3 * FORKS, f"hardly anything was compared: {compared}"
    assert all(compared[name] for name in GAMES), f"nothing was compared of one game: {compared}"
