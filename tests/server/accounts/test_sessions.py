"""Looking up who is behind a session while sessions end: what has ended is over, and nobody is looked up for ever."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.desk import Desk
from underhall.server.accounts.sessions import Sessions, begin_session, end_sessions
from underhall.server.guests import guest_of


@pytest.fixture
def sessions(desk: Desk) -> Sessions:
    sessions = Sessions(desk.registry.store, True)
    desk.run(desk.registry.store.transact(lambda connection: begin_session(connection, "token", "ann", "a phone")))
    return sessions


def counted(sessions: Sessions, monkeypatch: pytest.MonkeyPatch, then: Callable[[int], Any]) -> list[int]:
    """After each time that the database has been read, something happens before the answer is there."""
    read, times = sessions.store.read, [0]

    async def reading(question: Any) -> Any:
        found = await read(question)
        times[0] += 1
        await then(times[0])
        return found

    monkeypatch.setattr(sessions.store, "read", reading)
    return times


def test_others_may_end_as_they_like(desk: Desk, sessions: Sessions, monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the server is, one look is enough."""

    async def another_ends(time: int) -> None:
        assert time < 10, "they are looked up for ever"
        sessions.forget([f"session {time}"])

    times = counted(sessions, monkeypatch, another_ends)
    assert desk.run(sessions.person_of(guest_of("token"))) == "ann"
    assert times == [1]


@pytest.mark.parametrize("what", ["the session", "the person"])
def test_what_ends_while_it_is_looked_up_is_over(
    desk: Desk, sessions: Sessions, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """And is not remembered as what it was; others that end meanwhile change nothing."""
    session = guest_of("token")

    async def it_ends(time: int) -> None:
        assert time < 10, "they are looked up for ever"
        if time == 1:
            await desk.registry.store.transact(lambda connection: end_sessions(connection, "ann"))
            sessions.forget([session if what == "the session" else "ann"])
        sessions.forget([f"session {time}"])

    times = counted(sessions, monkeypatch, it_ends)
    assert desk.run(sessions.person_of(session)) == session  # a guest who is nobody yet
    assert times == [2]
    assert desk.run(sessions.person_of(session)) == session
