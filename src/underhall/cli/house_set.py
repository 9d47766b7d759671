"""`underhall set`: cards of one's own: a new folder to begin with, and what is wrong with one."""

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from underhall import game_info
from underhall.cli.exits import FAILED, FINE
from underhall.cli.options import Color, Json, Lang
from underhall.cli.output import console, print_error, print_json, progress, table
from underhall.errors import BadOptionValue
from underhall.games import GAMES
from underhall.lab.house import SetTrial, try_set
from underhall.sets.files import read_folder
from underhall.sets.new import new_set
from underhall.sets.reader import HouseSet, check_set
from underhall.text import Texts, texts

ACTIONS: Final = ("new", "check")
NOTHING: Final = "–"
COLUMNS: Final = ("cli-set-card", "cli-set-drawn", "cli-set-played", "cli-set-won", "cli-set-cut-off")


def house_set(
    action: Annotated[str, typer.Argument(metavar="ACTION", help="cli-set-action")],
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", readable=False, help="cli-set-folder")],
    *,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="cli-set-game")] = next(iter(GAMES)),
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-set-games")] = 1000,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="cli-simulate-seed")] = "0",
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-set-out")] = None,
    lang: Lang = "",
    color: Color = "auto",
    json: Json = False,
) -> int:
    """Make a set of one's own, or check one."""
    text = texts(lang)
    if action not in ACTIONS:
        raise BadOptionValue(name="ACTION", value=action, valid=ACTIONS)
    if action == "new":
        made = new_set(folder, game_info(game).id)
        how = f"underhall set check {folder}"
        if json:
            print_json({"files": [str(file) for file in made]})
        else:
            console().print(text.say("cli-set-made", files=", ".join(str(file) for file in made), command=how))
        return FINE
    return _check(folder, games, seed, out, text, json)


def _check(folder: Path, games: int, seed: str, out: Path | None, text: Texts, json: bool) -> int:
    house, faults = check_set(read_folder(folder))
    if faults:
        if json:
            print_json({"faults": [{"says": each.in_language(text.lang), **each.details} for each in faults]})
        else:
            for fault in faults:
                print_error(fault, text.lang, as_json=False)
        return FAILED
    if out is not None:
        from underhall.sets.sheet import draw_sheet  # here, since its library comes with an extra

        draw_sheet(house, text.lang, out)
    trial = None
    if games:
        with progress(games, text.say("cli-set-playing"), hidden=json) as done:
            trial = try_set(house, games, seed, progress=done)
    if json:
        print_json({"set": house.key, "cards": len(house.entries), "trial": msgspec.to_builtins(trial)})
    else:
        _print(house, trial, out, text)
    bad = trial is not None and (trial.endless or trial.failed or any(each.cut_off for each in trial.cards.values()))
    return FAILED if bad else FINE


def _print(house: HouseSet, trial: SetTrial | None, sheet: Path | None, text: Texts) -> None:
    out = console()
    out.print(text.say("cli-set-right", set=house.id, cards=len(house.entries), key=house.key), highlight=False)
    if sheet is not None:
        out.print(text.say("cli-set-sheet", file=str(sheet)), highlight=False)
    if trial is None:
        return
    words = house.words_in(text.lang)
    columns = [text.say(id) for id in COLUMNS]
    listing = table(house.id, columns)
    anybody = any(each.won for each in trial.cards.values())  # random players of some games never win
    for entry in house.entries:
        fate = trial.cards[entry.id]
        share = f"{fate.won / fate.played:.0%}" if fate.played and anybody else NOTHING
        listing.add_row(words.name(entry), str(fate.drawn), str(fate.played), share, str(fate.cut_off))
    out.print(listing)
    turns = f"{trial.turns:.1f}"
    counts = text.say("cli-set-counts", games=trial.games, turns=turns, endless=trial.endless)
    out.print(counts, highlight=False)
    for why, times in trial.failed.items():
        out.print(text.say("cli-set-failed", times=times, why=why), highlight=False)
