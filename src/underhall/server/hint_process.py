"""The process in which the coach thinks about hints: see coaching.py.

python -m underhall.server.hint_process
"""

from typing import Final

from underhall.coach.hints import WORLDS, hint
from underhall.server.coach_messages import HINT_LIMIT, Advised
from underhall.server.helper_process import asked, failure_of, serve
from underhall.server.thinking_messages import ENCODER, Failure, Request, read_request

ENOUGH: Final = 3.0  # seconds of the processor: somebody waits, and the engine may not be compiled
LESS_URGENT: Final = 6  # than the server, and than bots, for whom everybody waits


def advise(request: Request) -> Advised | Failure:
    """The best options of the seat that is asked, or how it failed."""
    try:
        game, decision = asked(request)
        return Advised([(each.place, each.chance, each.error) for each in hint(game, decision, WORLDS, ENOUGH)])
    except Exception as error:
        return failure_of(error)


def main() -> None:
    """Think about what comes in, one after the other."""
    serve(lambda request, send: send(ENCODER.encode(advise(read_request(request)))), HINT_LIMIT, LESS_URGENT)


if __name__ == "__main__":
    main()
