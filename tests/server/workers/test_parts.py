"""The parts by themselves: who has which table, messages with files, limits in shared memory, requests as bytes."""

import os
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from underhall.server.limits import FrameCounter, Limit, Limits
from underhall.server.refusals import Refusal
from underhall.server.sharing import NO_FILE
from underhall.server.timing import HandTime
from underhall.server.workers.channel import Channel
from underhall.server.workers.directory import Directory
from underhall.server.workers.messages import Relay, Release, ToSupervisor
from underhall.server.workers.passing import request_bytes
from underhall.server.workers.shared_limits import CELLS, SharedCounts, SharedLimits

# -- who has which table ----------------------------------------------------------------------------------------------


def hall(workers: int = 4) -> Directory:
    directory = Directory()
    directory.living = set(range(workers))
    return directory


def test_a_table_has_one_worker_until_it_is_released() -> None:
    """Whoever comes first has it; a release by somebody else changes nothing."""
    directory = hall()
    assert [directory.take("t", worker) for worker in (2, 1, 2)] == [2, 2, 2]
    directory.release("t", 1)
    assert directory.where("t", 0) == 2
    directory.release("t", 2)
    assert directory.take("t", 1) == 1


def test_of_many_tables_that_nobody_has_each_worker_should_have_as_many() -> None:
    """And when one of them leaves, nothing changes but for its tables."""
    directory = hall()
    before = {f"{n}": directory.where(f"{n}", 0) for n in range(1000)}
    assert all(180 < count < 320 for count in Counter(before.values()).values())
    directory.leave(3)
    after = {table: directory.where(table, 0) for table in before}
    assert {table for table in before if before[table] != after[table]} == {
        table for table, worker in before.items() if worker == 3
    }


def test_new_tables_go_where_there_are_fewest() -> None:
    """Of several, where they are asked for; and those of a worker that is gone are free."""
    directory = hall(3)
    for n in range(9):
        table = f"{n}"
        directory.take(table, directory.place(asker=1))
    assert [directory.count(worker) for worker in range(3)] == [3, 3, 3]
    assert directory.place(asker=2) == 2
    directory.leave(0)
    assert directory.take("0", 1) == 1 or directory.take("0", 2) == 2
    assert directory.place(asker=0) in (1, 2)


def test_if_nobody_is_there_yet_the_one_that_asks_is() -> None:
    directory = hall(0)
    assert (directory.where("t", 5), directory.place(5)) == (5, 5)


# -- messages ---------------------------------------------------------------------------------------------------------


def pair() -> tuple[Channel[ToSupervisor], Channel[ToSupervisor]]:
    one, two = socket.socketpair()
    return Channel(one, ToSupervisor), Channel(two, ToSupervisor)


def test_messages_and_files_come_together_and_in_order() -> None:
    """However much of them fits into the line at a time; each file with its own message."""
    one, two = pair()
    sent: list[tuple[bytes, int]] = []
    for n in range(60):
        reading = NO_FILE
        if n % 3 == 0:
            reading, writing = os.pipe()
            os.write(writing, b"%d" % n)
            os.close(writing)
        payload = b"x" * (n * 1000)
        one.send(Relay(n, payload), reading)
        sent.append((payload, n))
    assert one.is_waiting, "not all of it fits"
    heard: list[tuple[bytes, int]] = []
    while len(heard) < len(sent):
        one.flush()
        for message, file in two.receive():
            assert isinstance(message, Relay)
            heard.append((message.payload, message.worker))
            assert (file != NO_FILE) == (message.worker % 3 == 0)
            if file != NO_FILE:
                assert os.read(file, 10) == b"%d" % message.worker
                os.close(file)
    assert heard == sent
    one.close()
    assert two.receive() == []
    assert two.ended
    two.close()


def test_what_cannot_be_sent_any_more_is_closed() -> None:
    """The page at the other end of that socket must notice."""
    one, two = pair()
    two.close()
    reading, writing = os.pipe()
    one.send(Release("t"))
    one.send(Release("t"), reading)
    assert one.ended
    assert one.fileno() >= 0, "whoever watches it finds it as it was"
    with pytest.raises(BrokenPipeError):
        os.write(writing, b"x")
    os.close(writing)
    one.close()


# -- limits -----------------------------------------------------------------------------------------------------------


def limits_of(time: HandTime, workers: int = 3) -> list[SharedLimits]:
    counts = SharedCounts(workers)
    return [SharedLimits(time, True, counts, worker) for worker in range(workers)]


def allowed(act: Callable[[int], object], tries: int) -> int:
    """How many of so many tries are not refused."""
    count = 0
    for n in range(tries):
        with suppress(Refusal):
            act(n)
            count += 1
    return count


def spent(limits: list[Limit], who: str) -> int:
    """How many of twice too many acts are not refused, if each comes to another worker."""
    return allowed(lambda n: limits[n % len(limits)].spend(who), 2 * limits[0].most)


def test_a_limit_holds_for_all_workers_together() -> None:
    """For each person and each kind of act by itself, and anew when its time is over."""
    time = HandTime()
    all_limits = limits_of(time)
    kinds = [name for name, limit in vars(Limits(time)).items() if isinstance(limit, Limit)]
    assert kinds
    for name in kinds:
        limits = [getattr(each, name) for each in all_limits]
        for who in ("ann", "bob"):
            assert spent(limits, who) == limits[0].most
    assert allowed(lambda n: all_limits[n % 3].request("home"), 5000) == 3000
    time.turn(600)
    assert allowed(lambda n: all_limits[n % 3].tables.spend("ann"), 50) == 20
    with pytest.raises(Refusal) as refused:
        all_limits[0].tables.spend("ann")
    assert refused.value.problem.args == {"seconds": 600}


def test_sockets_and_frames_of_an_address_are_counted_over_all_workers() -> None:
    """And those of a worker that is gone are closed."""
    time = HandTime()
    all_limits = limits_of(time)
    opened: list[list[FrameCounter]] = [[], [], []]

    def open_one(n: int) -> None:
        time.turn(1)  # not too many new ones in a minute
        counter = all_limits[n % 3].open_socket("home")
        assert counter is not None
        opened[n % 3].append(counter)

    assert allowed(open_one, 600) == 500
    frames = 0
    while opened[frames % 3][0].address.frames.one_more():
        frames += 1
    assert frames == 3000
    for counter in opened[0][:50]:
        all_limits[0].close_socket(counter)
    assert allowed(open_one, 300) == 50
    gone = len(opened[2])
    all_limits[2].counts.forget(2)
    assert allowed(open_one, 600) == gone
    assert all_limits[0].open_socket("elsewhere") is not None


def test_a_limit_remembers_many_people_and_then_forgets_the_oldest() -> None:
    """However many come, it needs no more memory, and nobody is refused for what others do."""
    time = HandTime()
    one, two, _ = limits_of(time)
    for n in range(2 * CELLS):
        (one, two)[n % 2].chat.spend(f"guest {n}")
    assert allowed(lambda n: one.chat.spend("ann"), 10) == 5


def test_without_limits_everybody_may_do_everything() -> None:
    time = HandTime()
    limits = SharedLimits(time, False, SharedCounts(2), 0)
    assert allowed(lambda n: limits.tables.spend("ann"), 1000) == 1000
    assert allowed(lambda n: limits.request("home"), 5000) == 5000
    assert limits.open_socket("home") is None
    limits.close_socket(None)


# -- requests as bytes ------------------------------------------------------------------------------------------------


def scope(**more: Any) -> dict[str, Any]:
    return {
        "type": "http",
        "method": "POST",
        "http_version": "1.1",
        "raw_path": b"/api/tables/t/join",
        "query_string": b"a=b",
        "headers": [(b"host", b"here"), (b"transfer-encoding", b"chunked"), (b"expect", b"100-continue")],
        **more,
    }


def test_a_request_is_passed_on_whole() -> None:
    """Its body is not in pieces any more, and nobody waits for leave to send it."""
    assert request_bytes(scope(), b"{}", False) == (
        b"POST /api/tables/t/join?a=b HTTP/1.1\r\nhost: here\r\ncontent-length: 2\r\n\r\n{}"
    )
    assert request_bytes(
        scope(method="GET", query_string=b"", headers=[(b"connection", b"keep-alive")]), b"", True
    ) == (b"GET /api/tables/t/join HTTP/1.1\r\nconnection: close\r\n\r\n")


def test_a_handshake_is_passed_on_as_it_came() -> None:
    headers = [(b"connection", b"Upgrade"), (b"upgrade", b"websocket"), (b"sec-websocket-key", b"k")]
    handshake = scope(type="websocket", headers=headers, query_string=b"seat=1", raw_path=b"/api/tables/t/socket")
    assert request_bytes(handshake, b"", False) == (
        b"GET /api/tables/t/socket?seat=1 HTTP/1.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
        b"sec-websocket-key: k\r\n\r\n"
    )


def test_every_message_survives_the_way() -> None:
    """Each kind is told apart from all others."""
    one, two = pair()
    one.send(Release("t"))
    [(message, _)] = two.receive()
    assert msgspec.structs.asdict(message) == {"table": "t"}
    one.close()
    two.close()
