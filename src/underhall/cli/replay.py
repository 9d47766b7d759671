"""`underhall replay`: a saved game shown again, and checked."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

import underhall
from underhall.cli.boards import new_board
from underhall.cli.ending import print_ending
from underhall.cli.files import read_bytes
from underhall.cli.options import Color, Json, Lang
from underhall.cli.output import console, print_json
from underhall.cli.play import NAMES
from underhall.errors import BadOptionValue, DamagedSave, UnderhallError
from underhall.kernel.events import Event
from underhall.kernel.game import Game, GameConfig, TurnSnapshot
from underhall.kernel.retell import retold
from underhall.kernel.saves import Save, check_cards, read_save
from underhall.kernel.types import WATCHER
from underhall.terminal.pen import Pen
from underhall.text import Texts, texts
from underhall.text.tell import Teller


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", readable=False, help="cli-replay-file")],
    verify: Annotated[bool, typer.Option("--verify", help="cli-replay-verify")] = False,
    seat: Annotated[int | None, typer.Option("--as", metavar="SEAT", help="cli-replay-as")] = None,
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="cli-replay-to")] = None,
    lang: Lang = "",
    color: Color = "auto",
    json: Json = False,
) -> None:
    """Tell a saved game turn by turn, or check it."""
    text = texts(lang)
    save = read_save(read_bytes(file))
    if seat is not None and not 0 <= seat < save.seats:
        raise BadOptionValue(name="--as", value=seat, valid=range(save.seats))
    total = len(save.answers) // 2
    if to is not None and not 0 <= to <= total:
        raise BadOptionValue(name="--to", value=to, valid=f"0–{total}")
    if verify:
        _verify(save, text, json)
        return
    wanted = total if to is None else to
    played = _played_again(save, wanted)
    if json:
        print_json(_as_json(played, save, seat, text))
    else:
        _print(played, save, seat, text)


def _played_again(save: Save, answers: int) -> Game:
    """The game after so many of its answers; one of other rules or cards is shown from the states of its turns."""
    info = underhall.game_info(save.game)
    if not info.is_current(save.rules, save.cards) and save.snapshots:
        check_cards(save, info)
        config = GameConfig(save.game, save.rules, save.cards, save.seats, save.seed, save.options)
        try:
            return retold(info, config, save.answers, [TurnSnapshot(*each) for each in save.snapshots], answers)
        except Exception as error:  # a state that nobody's dump wrote may fail in any way at all
            raise DamagedSave(why="unreadable") from error
    played, reached = play_again(save, answers)
    if reached < answers:
        raise DamagedSave(why="bad-answer")
    return played


def play_again(save: Save, answers: int) -> tuple[Game, int]:
    """The game after so many of its answers, or before the first that was not possible; how many that is."""
    info = underhall.game_info(save.game)
    check_cards(save, info)
    if save.seats not in info.seats or len(save.answers) % 2:
        raise DamagedSave(why="unreadable")
    game = info.start(save.seats, save.seed, dict(save.options), False)
    for number in range(answers):
        try:
            game.answer(save.answers[2 * number], save.answers[2 * number + 1])
        except UnderhallError:
            return game, number
    return game, answers


# -- what somebody gets to see ------------------------------------------------------------------------------------


def _is_open(game: Game, seat: int | None) -> bool:
    """After the end whoever does not ask for one seat may see everything."""
    return seat is None and game.over


def _viewer_of(event: Event, game: Game, seat: int | None) -> int:
    """As which seat sees it the event is shown."""
    if seat is not None:
        return seat
    if _is_open(game, seat):
        return next((s for s in range(game.config.seats) if event.visible_to(s)), WATCHER)
    return WATCHER


def _names(text: Texts, seats: int) -> list[str]:
    return [text.say(message) for message in NAMES[:seats]]


def _print(game: Game, save: Save, seat: int | None, text: Texts) -> None:
    """A line for each event, turns and phases as headings, and how it ended or where it stands."""
    out = console()
    pen = Pen(out, text)
    names = _names(text, save.seats)
    board = new_board(save.game, text, names, [""] * save.seats)
    teller = Teller(text, underhall.game_info(game.config.game), game, names)
    pen.say(
        "replay-heading",
        game=text.say(f"game-{save.game}"),
        players=", ".join(board.player(s).plain for s in range(save.seats)),
        profile=board.edition(game.config.options),
        seed=save.seed,
        answers=len(game.answers) // 2,
        total=len(save.answers) // 2,
    )
    eyes = "open" if _is_open(game, seat) else "public" if seat is None else "seat"
    pen.say("replay-eyes", eyes=eyes, name="" if seat is None else names[seat])
    for event in game.events:
        line = teller.event(event, _viewer_of(event, game, seat))
        match event.message.name:
            case "turn-began":
                out.print()
                out.print(Text(line, style="bold"))
            case "phase-began":
                out.print(Text(f"── {line.rstrip('.。')} ──", style="dim"))
            case _:
                pen.write(line)
    if game.over:
        print_ending(out, text, board, game, game.view(WATCHER))
        return
    out.print()
    standings = board.standings(game.events, save.seats)
    for s in range(save.seats):
        counts = {m.name: standings[-1].values[m.name][s] if standings else m.least for m in board.measures()}
        pen.say(board.standing, name=board.player(s).plain, **counts)


def _as_json(game: Game, save: Save, seat: int | None, text: Texts) -> dict[str, object]:
    names = _names(text, save.seats)
    teller = Teller(text, underhall.game_info(game.config.game), game, names)
    board = new_board(save.game, text, names, [""] * save.seats)
    events = []
    for event in game.events:
        viewer = _viewer_of(event, game, seat)
        events.append({**event.seen(viewer, game.wording), "text": teller.event(event, viewer)})
    outcome = game.outcome
    return {
        "game": save.game,
        "rules": save.rules,
        "seats": save.seats,
        "seed": save.seed,
        "options": game.config.options,
        "answers": len(game.answers) // 2,
        "total_answers": len(save.answers) // 2,
        "seen_by": seat if seat is not None else "open" if _is_open(game, seat) else "public",
        "over": game.over,
        "outcome": None
        if outcome is None
        else {"winners": outcome.winners, "scores": outcome.scores, "rule": outcome.rule},
        f"{board.span}s": [{board.span: each.turn, **each.values} for each in board.standings(game.events, save.seats)],
        "lang": text.lang,
        "events": events,
    }


# -- checking -----------------------------------------------------------------------------------------------------


def _verify(save: Save, text: Texts, json: bool) -> None:
    """Play the game again and compare every stored state; the exit code is 1 if one differs."""
    answers = len(save.answers) // 2
    game, reached = play_again(save, answers)
    found = [(snapshot.answered, snapshot.state) for snapshot in game.snapshots]
    equal = sum(_same(one, other) for one, other in zip(found, save.snapshots, strict=False))
    same = reached == answers and equal == len(found) == len(save.snapshots)
    if json:
        print_json(
            {
                "game": save.game,
                "verified": same,
                "answers": answers,
                "answers_replayed": reached,
                "states": len(save.snapshots),
                "states_equal": equal,
                "over": game.over,
            }
        )
    elif same:
        Pen(console(), text).say("replay-verified", answers=answers, states=equal)
    else:
        Pen(console(), text).say(
            "replay-differs", reached=reached, answers=answers, equal=equal, states=len(save.snapshots)
        )
    if not same:
        raise typer.Exit(1)


def _same(one: object, other: object) -> bool:
    return msgspec.msgpack.encode(one) == msgspec.msgpack.encode(other)
