"""The process in which bots think for the server: see thinking.py. It ends when nobody is there to ask it any more.

python -m underhall.server.bot_process
"""

import faulthandler
import os
import signal
import sys
import threading
import time
import traceback
from pathlib import Path
from typing import Final

from underhall.engine import game_info
from underhall.kernel.game import GameConfig
from underhall.server.bot_seats import choose_for
from underhall.server.playback import game_after
from underhall.server.thinking_messages import (
    ENCODER,
    LIMIT,
    Chosen,
    Failure,
    Reply,
    Request,
    read_frame,
    read_request,
    write_frame,
)

LOOK_EVERY: Final = 1.0  # seconds between looks whether the server is still there
LONGEST: Final = LIMIT + 5.0  # seconds for one thought: the server would have ended us before
LESS_URGENT: Final = 5  # than the server, when the processor is busy


def think(request: Request) -> Reply:
    """What the bot chooses, or how it failed."""
    config = GameConfig(request.game, request.rules, request.cards, request.seats, request.seed, request.options)
    try:
        game = game_after(game_info(request.game), config, request.answers, request.answered, request.state)
        game.advance()
        decision = game.decision_of(request.seat)
        assert decision is not None, "the seat is not asked"
        option: object = choose_for(request.bot, game, decision)
        if type(option) is not int:
            raise TypeError(type(option))
        return Chosen(option)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Failure(type(error).__name__, f"{Path(last.filename).name}:{last.lineno}")


def _end_with(server: int) -> None:
    """In a thread: end when the server is gone, also in the middle of a thought."""
    while os.getppid() == server:
        time.sleep(LOOK_EVERY)
    os._exit(1)


def main() -> None:
    """Think about what comes in, one after the other, until the server closes the pipe or is gone."""
    requests = sys.stdin.buffer
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no reply
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C comes to all of us; the server says when to end
    if hasattr(os, "nice"):
        os.nice(LESS_URGENT)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    while request := read_frame(requests):
        # This ends us, too, if compiled code never lets that thread run.
        faulthandler.dump_traceback_later(LONGEST, exit=True)
        reply = think(read_request(request))
        faulthandler.cancel_dump_traceback_later()
        try:
            write_frame(replies, ENCODER.encode(reply))
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
