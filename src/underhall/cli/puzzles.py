"""`underhall puzzles`: list, play, check, find and make puzzles."""

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Annotated, Final

import typer
from rich.console import Console

import underhall
from underhall.cli.files import read_bytes, write_file
from underhall.cli.learn import LessonSession, LessonTable
from underhall.cli.options import Color, Json, Lang
from underhall.cli.output import console, print_error, print_json
from underhall.cli.play import NAMES
from underhall.cli.replay import play_again
from underhall.cli.text_table import TextTable
from underhall.errors import BadLesson, BadOptionValue, UnwritableFile
from underhall.games import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.game import GameConfig
from underhall.kernel.saves import read_save
from underhall.puzzles import Collection, Puzzle, PuzzleRun, check, collection, puzzle_called, puzzle_from
from underhall.puzzles.collection import of_folder
from underhall.text import Texts, texts

ACTIONS: Final = ("list", "play", "check", "mine", "make")
FAILED: Final = 1
GAMES_AT_ONCE: Final = 10
NOBODY: Final = -1  # in particular: the puzzle is for whoever is asked


def puzzles(
    action: Annotated[str, typer.Argument(metavar="ACTION", help="cli-puzzles-action")],
    subject: Annotated[str, typer.Argument(metavar="GAME", help="cli-puzzles-subject")],
    puzzle: Annotated[str | None, typer.Argument(metavar="PUZZLE", help="cli-puzzles-puzzle")] = None,
    *,
    folder: Annotated[Path | None, typer.Option("--folder", metavar="DIR", help="cli-puzzles-folder")] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="cli-puzzles-games")] = GAMES_AT_ONCE,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="cli-puzzles-seed")] = "1",
    moment: Annotated[int | None, typer.Option("--moment", metavar="N", help="cli-puzzles-moment")] = None,
    seat: Annotated[int | None, typer.Option("--as", metavar="SEAT", help="cli-puzzles-as")] = None,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="cli-puzzles-out")] = Path("puzzles"),
    lang: Lang = "",
    color: Color = "auto",
    json: Json = False,
) -> int:
    """List the puzzles of a game, solve one, prove those of a folder, look for new ones, or make one from a game."""
    if action not in ACTIONS:
        raise BadOptionValue(name="ACTION", value=action, valid=ACTIONS)
    words = texts(lang)
    if action == "check":
        return _check(subject, words, lang, json)
    if action == "make":
        return _make(Path(subject), moment, seat, out, words)
    underhall.game_info(subject)
    where = "" if folder is None else str(folder)
    if action == "mine":
        return _mine(subject, games, seed, out, words)
    if action == "list":
        _print_collection(collection(subject, where), words, lang, json)
        return 0
    found = puzzle_called(subject, puzzle, where) if puzzle else _any(collection(subject, where))
    with suppress(ImportError):
        import readline  # noqa: F401  # so that lines can be edited as they are typed
    run = PuzzleRun(found)
    names = [words.say(each) for each in NAMES[: len(found.seats)]]
    PuzzleTable(PuzzleSession(run, lang), words, names, console()).play()
    return 0


def _any(found: Collection) -> Puzzle:
    """Any puzzle of the game."""
    return puzzle_called(found.game, str(Random().randint(1, max(1, len(found.puzzles)))))


def _print_collection(found: Collection, words: Texts, lang: str, as_json: bool) -> None:
    if as_json:
        listed = [
            {"id": each.id, "goal": each.aim.words, "rating": each.rating, "steps": len(each.steps)}
            for each in found.puzzles
        ]
        print_json({"game": found.game, "puzzles": listed, "faults": [each.in_language(lang) for each in found.faults]})
        return
    out = console()
    width = max([len(each.id) for each in found.puzzles], default=0)
    for number, each in enumerate(found.puzzles, start=1):
        goal = words.say(f"puzzle-goal-{each.aim.kind}", number=each.aim.number)
        out.print(f"{number:>3} {each.id:<{width}} {each.rating:>5}  {goal}", highlight=False)
    if found.puzzles:
        out.print(words.say("cli-puzzles-how", command=f"underhall puzzles play {found.game} 1"), highlight=False)
    for fault in found.faults:
        print_error(fault, lang, as_json=False)


def _check(folder: str, words: Texts, lang: str, as_json: bool) -> int:
    """Prove every puzzle of a folder; what is wrong is named on standard error."""
    proved, faults = 0, 0
    if not Path(folder).is_dir():
        raise BadOptionValue(name="FOLDER", value=folder, valid=[f"{game}/001-name.yaml" for game in GAMES])
    for game in GAMES:
        found = of_folder(game, folder)
        for fault in found.faults:
            print_error(fault, lang, as_json)
        faults += len(found.faults)
        for puzzle in found.puzzles:
            try:
                check(puzzle)
                proved += 1
            except BadLesson as fault:
                print_error(fault, lang, as_json)
                faults += 1
    if as_json:
        print_json({"proved": proved, "faults": faults})
    else:
        console().print(words.say("cli-puzzles-proved", proved=proved, faults=faults), highlight=False)
    return FAILED if faults else 0


def _mine(game: str, games: int, seed: str, out: Path, words: Texts) -> int:
    """Look through so many games of bots, and write what was found."""
    from underhall.puzzles.mine import mine  # it plays, which listing and solving do not

    screen = console()
    for path, puzzle in mine(game, games, seed, out):
        goal = words.say(f"puzzle-goal-{puzzle.aim.kind}", number=puzzle.aim.number)
        screen.print(f"{path}  {puzzle.rating}  {goal}", highlight=False)
    return 0


def _make(file: Path, moment: int | None, seat: int | None, out: Path, words: Texts) -> int:
    """Make a puzzle from a moment of a saved game; where there is none, the error says why."""
    save = read_save(read_bytes(file))
    game, reached = play_again(save, len(save.answers) // 2)
    if moment is None or not 0 <= moment <= reached:
        raise BadOptionValue(name="--moment", value="" if moment is None else moment, valid=f"0–{reached}")
    if seat is not None and not 0 <= seat < save.seats:
        raise BadOptionValue(name="--as", value=seat, valid=range(save.seats))
    config = GameConfig(save.game, save.rules, save.cards, save.seats, save.seed, save.options)
    with console().status(words.say("table-proving")):
        name, text = puzzle_from(config, game.answers, moment, NOBODY if seat is None else seat)
    path = out / save.game / name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, text.encode())
    except OSError as error:
        raise UnwritableFile(file=str(path), reason=error.strerror or str(error)) from error
    console().print(str(path), highlight=False)
    return 0


class PuzzleSession(LessonSession):
    """A puzzle as the text table plays a game."""

    run: PuzzleRun

    def __init__(self, run: PuzzleRun, lang: str) -> None:
        super().__init__(run, lang)
        self.mistakes = 0

    def answer(self, index: int) -> None:
        super().answer(index)
        if self.wrong is not None:
            self.mistakes += 1


class PuzzleTable(LessonTable):
    """The text table with a question to solve."""

    def __init__(self, session: PuzzleSession, text: Texts, names: list[str], out: Console) -> None:
        TextTable.__init__(self, session, text, names, out, False, None)
        self.puzzle = session.run.lesson
        self.lesson = self.puzzle
        self.lessons = self.solving = session
        self.following = None
        self.welcomed = True
        self.pen.say("puzzle-title", id=self.puzzle.id, rating=self.puzzle.rating)
        self.pen.say(f"puzzle-known-{self.puzzle.game}")

    def _hint(self, decision: Decision) -> None:
        goal = self.text.say(f"puzzle-goal-{self.puzzle.aim.kind}", number=self.puzzle.aim.number)
        self.pen.write(goal, "» ", "bold yellow")

    def _leave(self) -> None:
        self.pen.say("puzzle-left")

    def _end(self) -> None:
        self.out.print()
        self._draw(0)
        self.pen.print(self._log_since())
        self.pen.say("puzzle-solved" if not self.solving.mistakes else "puzzle-solved-late")
        teller = self._teller()
        for notes in self.solving.run.reasons:
            if notes:
                self.pen.write("; ".join(teller.note(note) for note in notes))
