"""What keeps the server light under load: finished tables go at once, frames take the short way, commits gather."""

import asyncio
import gc
import random
import weakref
from collections.abc import Callable

from tests.server.desk import Desk, play_out
from underhall.kernel.types import WATCHER
from underhall.server.connections import Connection, deliver
from underhall.server.framing import head, is_short


def test_a_finished_table_goes_when_the_last_one_leaves(desk: Desk) -> None:
    """At once and without the garbage collector; whoever comes back finds it again as it was."""
    table = desk.open("me", "me")
    id = table.record.id
    pages = [desk.page(table, seat) for seat in (0, 1)]
    luck = random.Random("light")
    play_out(desk, pages, lambda page: luck.randrange(len(page.question["options"])) if page.question else 0)
    winners = table.record.ending.winners
    alive = weakref.ref(table.record)  # which the table and its game have; compiled, they cannot be watched themselves
    gc.collect()
    gc.disable()
    try:
        pages[0].shut()
        desk.registry.connection_closed(table)
        assert id in desk.registry.tables
        pages[1].shut()
        desk.registry.connection_closed(table)
        assert id not in desk.registry.tables
        desk.pages.clear()
        del table, pages
        desk.settle()
        assert alive() is None
    finally:
        gc.enable()
    assert desk.table(id).record.ending.winners == winners


def test_a_running_table_stays_when_everybody_leaves(desk: Desk) -> None:
    """They may come back any moment."""
    table = desk.open("me", "greedy")
    page = desk.page(table, 0)
    page.shut()
    desk.registry.connection_closed(table)
    assert desk.registry.tables[table.record.id] is table


def test_frames_go_straight_to_the_wire_until_it_is_busy() -> None:
    """What has to wait is sent in its turn: nothing overtakes it."""
    wire: list[bytes] = []
    busy = False

    def write(frames: list[bytes]) -> bool:
        if not busy:
            wire.extend(frames)
        return not busy

    connection = Connection(WATCHER, "guest")
    connection.write = write
    connection.send(b"one")
    assert (wire, list(connection.frames), connection.ready.is_set()) == ([b"one"], [], False)
    busy = True
    connection.send(b"two")
    busy = False
    connection.send(b"three")
    assert (wire, list(connection.frames), connection.ready.is_set()) == ([b"one"], [b"two", b"three"], True)
    connection.close()
    connection.send(b"four")
    assert (wire, list(connection.frames)) == ([b"one"], [b"two", b"three"])


def test_a_frame_says_how_long_it_is() -> None:
    """As RFC 6455 has it: in the second byte, in two more, or in eight more."""
    assert head(0) == b"\x81\x00"
    assert head(125) == b"\x81\x7d"
    assert head(126) == b"\x81\x7e\x00\x7e"
    assert head(65_535) == b"\x81\x7e\xff\xff"
    assert head(65_536) == b"\x81\x7f" + (65_536).to_bytes(8, "big")


def test_a_page_gets_all_that_is_there_for_it_in_one_go() -> None:
    """In order, whatever there is for others in between."""
    ann, bob = Connection(0, "ann"), Connection(1, "bob")
    writes: list[tuple[str, list[bytes]]] = []

    def writer(name: str) -> Callable[[list[bytes]], bool]:
        def write(frames: list[bytes]) -> bool:
            writes.append((name, frames))
            return True

        return write

    ann.write, bob.write = writer("ann"), writer("bob")
    deliver([(ann, b"accepted"), (bob, b"update"), (ann, b"update")])
    assert writes == [("ann", [b"accepted", b"update"]), ("bob", [b"update"])]


def test_only_one_whole_short_frame_takes_the_short_way() -> None:
    """Pages mask; anything longer, cut off, run together or bare is left to the parser that knows it all."""
    mask = b"\x01\x02\x03\x04"
    assert is_short(b"\x81\x82" + mask + b"ab")
    assert is_short(b"\x8a\x80" + mask)
    for other in (
        b"",
        b"\x81",
        b"\x81\x82" + mask + b"a",
        b"\x81\x82" + mask + b"abc",
        b"\x81\x02ab    ",
        b"\x81\xfe\x00\x7e" + mask + 126 * b"a",
    ):
        assert not is_short(other)


def test_those_who_come_together_share_a_commit(desk: Desk) -> None:
    """Also when they come one after the other, as long as they keep coming; and each hears of it in order."""
    store = desk.registry.store
    told: list[int] = []

    async def come(number: int) -> None:
        for _ in range(number):
            await asyncio.sleep(0)
        store.add("guest", {"id": str(number), "name": "x"})
        store.on_commit(lambda worked: told.append(number))

    async def all_come() -> None:
        await asyncio.gather(*(come(number) for number in range(8)))
        await store.committed()

    before = store.commits
    desk.run(all_come())
    assert told == list(range(8))
    assert store.commits - before <= 2
