"""Looks through games between bots for positions in which exactly one line is clearly best."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from underhall.errors import BadLesson
from underhall.games import GAMES
from underhall.kernel.luck import seeded
from underhall.kernel.playout import read_policies
from underhall.puzzles.check import check
from underhall.puzzles.positions import Place, told_place
from underhall.puzzles.puzzle import Puzzle
from underhall.puzzles.reader import read_puzzle
from underhall.puzzles.search import Unproved, look_for

SEATS: Final = (2, 3, 2)  # of one game after the other
MOST_ANSWERS: Final = 2_500  # of a game that is looked through


def mine(game: str, games: int, seed: str, out: Path) -> Iterator[tuple[Path, Puzzle]]:
    """Look through so many games, and write each puzzle that is found and is no second one of its motif."""
    folder = out / game
    seen: set[tuple[str, ...]] = set()
    count = 0
    for number in range(games):
        for source, place in places(game, f"{seed} {number}", SEATS[number % len(SEATS)]):
            try:
                found = look_for(place)
            except Unproved:
                continue
            if found.motif() in seen:
                continue
            found.source = source
            name, text = found.written(count + 1)
            puzzle = read_puzzle(str(folder / name), game, text)
            try:
                check(puzzle)
            except BadLesson:
                continue  # what the search has left out for speed, the proof has not
            seen.add(found.motif())
            count += 1
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
            yield folder / name, puzzle


# -- positions of games between bots -----------------------------------------------------------------------------------


def places(game_id: str, seed: str, seats: int) -> Iterator[tuple[str, Place]]:
    """Where something may be found in one game of bots, each with where it is from."""
    info = GAMES[game_id]
    puzzles = info.puzzles()
    game = info.start(seats, seed, {}, True)
    policies = read_policies(puzzles.player(), game, info.judge)
    lucks = [seeded(f"{seed} {seat}") for seat in range(seats)]
    seen: set[tuple[int, str]] = set()
    answers = 0
    while game.pending and answers < MOST_ANSWERS:
        moment = puzzles.moment(game)
        if moment and (game.turn, moment) not in seen:
            seen.add((game.turn, moment))
            for seat in puzzles.solvers(game):
                yield f"{seed} {game.turn} {moment} {seat}", told_place(game, seat, moment)
        decision = game.pending[0]
        game.answer(decision.seat, policies[decision.seat].choose(game, decision, lucks[decision.seat]))
        answers += 1
