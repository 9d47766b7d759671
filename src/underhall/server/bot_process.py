"""The process in which bots think for the server: see thinking.py. It ends when nobody is there to ask it any more.

python -m underhall.server.bot_process
"""

from typing import Final

from underhall.server.bot_seats import choose_for
from underhall.server.helper_process import asked, failure_of, serve
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
    try:
        game, decision = asked(request)
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
