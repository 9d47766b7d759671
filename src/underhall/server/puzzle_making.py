"""Puzzles made from moments of finished games. What is tried for one takes seconds: a process of its own does it."""

import asyncio
from functools import partial

from underhall.errors import NoMoment
from underhall.server.bodies import MadeFile
from underhall.server.coach_messages import PUZZLE_LIMIT, CoachReply, NotMade, PuzzleMade, PuzzleRequest
from underhall.server.coaching import CoachLane, Work, resolve
from underhall.server.limits import Limits
from underhall.server.refusals import Refusal
from underhall.server.table import Table
from underhall.server.thinking_messages import ENCODER
from underhall.server.timing import Time


class PuzzleMaker:
    """Makes one puzzle after the other; of each guest only the last that was asked for."""

    module = "underhall.server.puzzle_process"

    def __init__(self, time: Time, limits: Limits) -> None:
        self.limits = limits
        self.lane = CoachLane(time, self.module, PUZZLE_LIMIT, is_kept=False)

    async def puzzle(self, table: Table, guest: str, address: str, at: int, seat: int) -> MadeFile:
        """The file of a puzzle that begins at this moment of a finished game, or why there is none."""
        assert table.session is not None
        game = table.session.game
        if at > len(game.answers) // 2:
            raise Refusal("refused-no-such-moment", 400)
        if not table.is_current:
            raise Refusal(NoMoment.message_id, why="rules", name=str(table.record.rules))
        self.limits.hints.spend(guest)
        self.limits.address_hints.spend(address)
        for earlier in self.lane.of(guest):
            self.lane.cancel(earlier)
        config = game.config
        request = PuzzleRequest(
            config.game, config.rules, config.cards, config.seats, config.seed, config.options, game.answers, at, seat
        )
        result: asyncio.Future[CoachReply | None] = asyncio.get_running_loop().create_future()
        self.lane.begin(Work(table.record.id, guest, ENCODER.encode(request), partial(resolve, result)))
        reply = await result
        if isinstance(reply, PuzzleMade):
            return MadeFile(reply.name, reply.text)
        if isinstance(reply, NotMade):
            raise Refusal(reply.error, 409, **reply.details)
        if reply is None:  # for another one
            raise Refusal("refused-busy", 429)
        raise Refusal("refused-puzzle-failed", 503)

    def close(self) -> None:
        self.lane.close()
