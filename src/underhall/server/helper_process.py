"""What every process does that works for the server: it takes requests, replies, and ends when nobody asks any more."""

import faulthandler
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from underhall.engine import game_info
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game, GameConfig
from underhall.server.playback import game_after
from underhall.server.thinking_messages import Failure, Request, read_frame, write_frame

LOOK_EVERY: Final = 1.0  # seconds between looks whether the server is still there
LATER: Final = 5.0  # seconds after the server should have ended us


Send = Callable[[bytes], None]


def serve(reply_to: Callable[[bytes, Send], None], limit: float, less_urgent: int) -> None:
    """Reply to what comes in, one after the other, until the server closes the pipe or is gone.

    `reply_to` gets a request, and what sends a reply; `limit` are the seconds that the server gives us for a request,
    `less_urgent` is how far we stand back when the processor is busy.
    """
    requests = sys.stdin.buffer
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no reply
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C comes to all of us; the server says when to end
    if hasattr(os, "nice"):
        os.nice(less_urgent)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    while request := read_frame(requests):
        # This ends us, too, if compiled code never lets that thread run.
        faulthandler.dump_traceback_later(limit + LATER, exit=True)
        try:
            reply_to(request, partial(write_frame, replies))
        except BrokenPipeError:
            return
        faulthandler.cancel_dump_traceback_later()


def asked(request: Request) -> tuple[Game, Decision]:
    """The game of which the request tells, and what its seat is asked."""
    config = GameConfig(request.game, request.rules, request.cards, request.seats, request.seed, request.options)
    game = game_after(game_info(request.game), config, request.answers, request.answered, request.state)
    game.advance()
    decision = game.decision_of(request.seat)
    assert decision is not None, "the seat is not asked"
    return game, decision


def failure_of(error: Exception) -> Failure:
    """What the server may hear of an error: never what it says."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return Failure(type(error).__name__, f"{Path(last.filename).name}:{last.lineno}")


def _end_with(server: int) -> None:
    """In a thread: end when the server is gone, also in the middle of a thought."""
    while os.getppid() == server:
        time.sleep(LOOK_EVERY)
    os._exit(1)
