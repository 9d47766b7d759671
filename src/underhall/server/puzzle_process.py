"""The process in which puzzles are made from moments of finished games: see puzzle_making.py.

python -m underhall.server.puzzle_process
"""

from typing import Final

from underhall.errors import NoMoment, NoPuzzle
from underhall.kernel.game import GameConfig
from underhall.puzzles import puzzle_from
from underhall.server.coach_messages import PUZZLE_LIMIT, NotMade, PuzzleMade, PuzzleRequest, read_puzzle_request
from underhall.server.helper_process import Send, failure_of, serve
from underhall.server.thinking_messages import ENCODER

LESS_URGENT: Final = 10  # than the server: nobody waits for it to play on


def make(request: PuzzleRequest, send: Send) -> None:
    """The file of the puzzle, or why there is none."""
    config = GameConfig(request.game, request.rules, request.cards, request.seats, request.seed, request.options)
    try:
        name, text = puzzle_from(config, request.answers, request.at, request.seat)
        send(ENCODER.encode(PuzzleMade(name, text)))
    except (NoMoment, NoPuzzle) as error:
        send(ENCODER.encode(NotMade(error.message_id, error.details)))
    except BrokenPipeError:
        raise  # the server is gone
    except Exception as error:
        send(ENCODER.encode(failure_of(error)))


def main() -> None:
    """Make what is asked for, one after the other."""
    serve(lambda request, send: make(read_puzzle_request(request), send), PUZZLE_LIMIT, LESS_URGENT)


if __name__ == "__main__":
    main()
