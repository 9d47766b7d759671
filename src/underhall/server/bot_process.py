"""The process in which bots think for the server: see thinking.py. It ends when nobody is there to ask it any more.

python -m underhall.server.bot_process
"""

from typing import Final

from underhall.engine import game_info
from underhall.kernel.game import GameConfig
from underhall.server.bot_seats import choose_for
from underhall.server.helper_process import failure_of, serve
from underhall.server.playback import game_after
from underhall.server.thinking_messages import (
    ENCODER,
    LIMIT,
    Chosen,
    Reply,
    Request,
    read_request,
)

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
        return failure_of(error)


def main() -> None:
    """Think about what comes in, one after the other."""
    serve(lambda request, send: send(ENCODER.encode(think(read_request(request)))), LIMIT, LESS_URGENT)


if __name__ == "__main__":
    main()
