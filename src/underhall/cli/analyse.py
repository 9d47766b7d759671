"""`underhall analyse`: a saved game looked through by the coach."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import underhall
from underhall.cli.files import read_bytes
from underhall.cli.options import Color, Json, Lang
from underhall.cli.output import console, print_json, progress, table
from underhall.cli.play import NAMES
from underhall.cli.replay import play_again
from underhall.coach.analysis import Analysis, Move
from underhall.coach.analysis import analyse as look_through
from underhall.errors import DamagedSave, OtherRules
from underhall.kernel.game import Game
from underhall.kernel.saves import Save, read_save
from underhall.terminal.pen import Pen
from underhall.text import Texts, texts
from underhall.text.tell import Teller

BARS = "▁▂▃▄▅▆▇█"


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", readable=False, help="cli-replay-file")],
    lang: Lang = "",
    color: Color = "auto",
    json: Json = False,
) -> None:
    """Tell how everybody played, where the game was won and lost, and how much was luck."""
    text = texts(lang)
    save = read_save(read_bytes(file))
    info = underhall.game_info(save.game)
    if not info.is_current(save.rules, save.cards):
        raise OtherRules(game=save.game)
    total = len(save.answers) // 2
    game, reached = play_again(save, total)
    if reached < total:
        raise DamagedSave(why="bad-answer")

    def start() -> Game:
        return info.start(save.seats, save.seed, dict(save.options), True)

    with progress(total, text.say("coach-looking"), hidden=json) as done:
        found = look_through(start, save.answers, lambda _: done(1))
    names = [text.say(message) for message in NAMES[: save.seats]]
    teller = Teller(text, info, game, names)
    if json:
        print_json(_as_json(save, found, teller))
    else:
        _print(Pen(console(), text), save, found, teller)


def _print(pen: Pen, save: Save, found: Analysis, teller: Teller) -> None:
    text = pen.text
    pen.say("coach-heading", game=text.say(f"game-{save.game}"), turns=found.curve[-1].turn)
    if save.seats > 1:
        _print_seats(pen.out, text, found, teller)
    for seat in range(save.seats):
        report = found.seats[seat]
        for heading, moves in (("coach-mistakes", report.mistakes), ("coach-good-moves", report.good_moves)):
            if moves:
                pen.out.print()
                pen.out.print(Text(text.say(heading, name=teller.names[seat]), style="bold"))
            for move in moves:
                pen.write(_in_words(move, text, teller), "• ")
                for option, notes in ((move.chosen, move.chosen_notes), (move.other, move.other_notes)):
                    if notes:
                        pen.write(f"{teller.option(option)}: {teller.notes(notes)}", "    ")
    if not any(report.mistakes for report in found.seats):
        pen.out.print()
        pen.say("coach-no-mistakes")


def _print_seats(out: Console, text: Texts, found: Analysis, teller: Teller) -> None:
    """A line for each player: accuracy, what was given away, luck, and the way of their chances."""
    columns = ("play-player", "coach-accuracy", "coach-given-away", "coach-luck", "coach-chances")
    listing = table(text.say("coach-players"), [text.say(column) for column in columns])
    for seat, report in enumerate(found.seats):
        listing.add_row(
            teller.names[seat],
            "–" if report.accuracy is None else f"{report.accuracy:.0f}",
            _percent(report.given_away),
            f"{round(100 * report.luck):+d} %".replace("-", "−"),
            "".join(_bar(point.chances[seat]) for point in found.curve),
        )
    out.print(listing)


def _in_words(move: Move, text: Texts, teller: Teller) -> str:
    """A move in words, with what was better or next best."""
    parts: dict[str, str | int] = {
        "turn": move.turn,
        "chosen": teller.option(move.chosen),
        "other": teller.option(move.other),
    }
    if len(teller.names) == 1:
        points = {"have": f"{move.chosen_chance:.1f}", "had": f"{move.other_chance:.1f}"}
        return text.say("coach-move-points", **parts, **points)
    return text.say("coach-move", **parts, have=_percent(move.chosen_chance), had=_percent(move.other_chance))


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"


def _bar(chance: float) -> str:
    return BARS[min(int(chance * len(BARS)), len(BARS) - 1)]


def _as_json(save: Save, found: Analysis, teller: Teller) -> dict[str, object]:
    return {
        "game": save.game,
        "seats": save.seats,
        "curve": [{"turn": each.turn, "answers": each.answers, "chances": each.chances} for each in found.curve],
        "players": [
            {
                "seat": seat,
                "name": teller.names[seat],
                "choices": report.choices,
                "given_away": report.given_away,
                "accuracy": report.accuracy,
                "luck": report.luck,
                "mistakes": [_move_as_json(move, teller) for move in report.mistakes],
                "good_moves": [_move_as_json(move, teller) for move in report.good_moves],
            }
            for seat, report in enumerate(found.seats)
        ],
    }


def _move_as_json(move: Move, teller: Teller) -> dict[str, object]:
    return {
        "turn": move.turn,
        "answers": move.answers,
        "chosen": {"text": teller.option(move.chosen), "chance": move.chosen_chance},
        "other": {"text": teller.option(move.other), "chance": move.other_chance},
    }
