"""What takes long is done in turns, with room for everything else in between."""

import asyncio

import pytest

from underhall.server.timing import RealTime, Timer


class Thinker:
    """Somebody who needs several turns."""

    def __init__(self, name: str, turns: int, time: RealTime, done: list[str]) -> None:
        self.name = name
        self.left = turns
        self.time = time
        self.done = done
        self.timer: Timer = time.in_turn(self.think)

    def think(self) -> None:
        self.done.append(self.name)
        self.left -= 1
        if self.left:
            self.timer = self.time.in_turn(self.think)


def test_whoever_is_not_done_goes_on_first() -> None:
    """In the order in which they came, and others are heard after each turn."""
    done: list[str] = []

    async def main() -> None:
        time = RealTime()
        loop = asyncio.get_running_loop()
        Thinker("a", 3, time, done)
        Thinker("b", 2, time, done)
        gone = Thinker("c", 1, time, done)
        Thinker("d", 1, time, done)
        gone.timer.cancel()
        for _ in range(8):
            await asyncio.sleep(0)
            loop.call_soon(done.append, "-")
        Thinker("e", 1, time, done)
        await asyncio.sleep(0.01)

    asyncio.run(main())
    assert [each for each in done if each != "-"] == ["a", "a", "a", "b", "b", "d", "e"]
    assert "b-" in "".join(done)  # somebody else was heard between two turns


def test_a_turn_that_fails_keeps_nobody_from_theirs() -> None:
    """It is our mistake, and the event loop is told; the next has its turn all the same."""
    done: list[str] = []

    def fail() -> None:
        raise ValueError("a mistake")

    async def main() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: done.append("told"))
        time = RealTime()
        time.in_turn(fail)
        time.in_turn(lambda: done.append("next"))
        await asyncio.sleep(0.01)

    asyncio.run(main())
    assert sorted(done) == ["next", "told"]


@pytest.mark.parametrize("turns", [1, 3])
def test_turns_that_are_called_off_leave_nothing_behind(turns: int) -> None:
    done: list[str] = []

    async def main() -> None:
        time = RealTime()
        for _ in range(turns):
            time.in_turn(lambda: done.append("never")).cancel()
        await asyncio.sleep(0.01)
        time.in_turn(lambda: done.append("now"))
        await asyncio.sleep(0.01)

    asyncio.run(main())
    assert done == ["now"]
