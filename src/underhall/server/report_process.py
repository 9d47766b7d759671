"""The process in which the coach looks finished games through: see coaching.py.

python -m underhall.server.report_process
"""

from typing import Final

import msgspec

from underhall.coach.analysis import Analysis, Move, analyse
from underhall.engine import game_info
from underhall.kernel.decisions import Option
from underhall.kernel.explain import Note
from underhall.server.bodies import Report, ReportMove, ReportPoint, SeatReport
from underhall.server.coach_messages import (
    REPORT_LIMIT,
    Reported,
    ReportRequest,
    Working,
    read_report_request,
)
from underhall.server.helper_process import Send, failure_of, serve
from underhall.server.protocol import OfferedOption
from underhall.server.questions import sent
from underhall.server.thinking_messages import ENCODER

LESS_URGENT: Final = 10  # than the server: nobody waits for it to play on


def report(request: ReportRequest, send: Send) -> None:
    """Look the game through, and say now and then how far that is."""
    total = len(request.answers) // 2
    told = 0

    def progress(answers: int) -> None:
        nonlocal told
        if 100 * answers // total > told:  # once for each hundredth
            told = 100 * answers // total
            send(ENCODER.encode(Working(answers / total)))

    try:
        info = game_info(request.game)
        found = analyse(
            lambda: info.start(request.seats, request.seed, dict(request.options), True), request.answers, progress
        )
        send(ENCODER.encode(Reported(msgspec.json.encode(as_body(found)).decode())))
    except BrokenPipeError:
        raise  # the server is gone
    except Exception as error:
        send(ENCODER.encode(failure_of(error)))


def as_body(found: Analysis) -> Report:
    """The report as it goes over HTTP."""
    return Report(
        [ReportPoint(each.turn, each.answers, each.chances) for each in found.curve],
        [
            SeatReport(
                each.choices,
                each.given_away,
                each.accuracy,
                each.luck,
                [_move(move) for move in each.mistakes],
                [_move(move) for move in each.good_moves],
            )
            for each in found.seats
        ],
    )


def _move(move: Move) -> ReportMove:
    return ReportMove(
        move.turn,
        move.answers,
        _option(move.chosen, move.chosen_notes),
        _option(move.other, move.other_notes),
        move.chosen_chance,
        move.other_chance,
    )


def _option(option: Option, notes: list[Note]) -> OfferedOption:
    return OfferedOption(option.kind, option.fields, sent(notes))


def main() -> None:
    """Look through what comes in, one after the other."""
    serve(lambda request, send: report(read_report_request(request), send), REPORT_LIMIT, LESS_URGENT)


if __name__ == "__main__":
    main()
