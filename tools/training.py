"""What the engine is made to do while it is watched, so that a release build knows where the time goes.

python tools/training.py    # with an engine that counts (setup.py); a minute at most, always the same

Whole random games of every game as programs play them, games of the greedy bots, copies, views, imagined worlds and
saves; and answers at tables of the server, where its libraries are installed. All of it is seeded and nothing depends
on the clock: the same sources give the same counts, and so the same engine.
"""

import gc
import itertools
import random
import secrets
import sys
import tempfile
import time
from pathlib import Path

import underhall
from underhall.bots import new_bot
from underhall.bots.play import play_out
from underhall.kernel.game import Game
from underhall.kernel.luck import seeded

ROOT = Path(__file__).resolve().parent.parent
RANDOM_GAMES = 150  # of each game, with each number of seats
TOLD_GAMES = 10  # the same with all events kept, saved, loaded and resumed
GREEDY_GAMES = 8
EVERY = 15  # answers between two looks at a game: a copy, every view, an imagined world
TABLES = 6  # of the server
ANSWERS = 3000  # at most, at one of them


def play_random(name: str, seats: int, seed: int, quiet: bool) -> Game:
    """One random game, looked at now and then as programs do who search."""
    game = underhall.engine.new(name, seats, seed, quiet=quiet)
    draw = random.Random(seed).random
    luck = seeded(f"training/{seed}")
    for answered in itertools.count():
        decisions = game.decisions
        if not decisions:
            return game
        decision = decisions[0]
        options = decision.options
        game.answer(decision.seat, options[int(draw() * len(options))])
        if answered % EVERY == 0 and not game.over:
            look_at(game, luck)
    raise AssertionError


def look_at(game: Game, luck: underhall.kernel.luck.Luck) -> None:
    for _ in range(3):
        game.clone()
    for seat in range(game.config.seats):
        game.view(seat)
    game.imagine(0, luck)


def play_greedy(name: str, seats: int, seed: int) -> None:
    game = underhall.engine.new(name, seats, seed, quiet=True)
    play_out(game, [new_bot("greedy", seat, seeded(f"{seed}/{seat}")) for seat in range(seats)])


def train_engine() -> None:
    """Every game with every number of seats."""
    for name, info in underhall.GAMES.items():
        for seats in info.seats:
            for seed in range(RANDOM_GAMES):
                play_random(name, seats, seed, quiet=True)
            for seed in range(TOLD_GAMES):
                save = play_random(name, seats, seed, quiet=False).save()
                underhall.engine.load(save)
                underhall.engine.load(save, verify=False)
        for seed in range(GREEDY_GAMES):
            play_greedy(name, 3, seed)


def train_server() -> None:
    """Four people at a table, who answer at random; each sees all that changes."""
    sys.path.append(str(ROOT))
    from tests.server.desk import Desk, Page
    from tests.server.desk import play_out as play_at

    gc.disable()  # when it looks through everything depends on how often the database was waited for
    time.perf_counter = lambda: 0.0  # no table has ever had its time, so that none goes on a little later
    luck = random.Random(1)

    def token(nbytes: int | None = None) -> str:
        return luck.randbytes(nbytes or 16).hex()

    secrets.token_hex = secrets.token_urlsafe = token
    draw = luck.random

    def choose(page: Page) -> int:
        assert page.question is not None
        return int(draw() * len(page.question["options"]))

    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Path(folder))
        for seed in range(TABLES):
            table = desk.open("me", "me", "me", "me", seed=str(seed))
            play_at(desk, [desk.page(table, seat) for seat in range(4)], choose, ANSWERS)
        desk.close()


def main() -> int:
    train_engine()
    try:
        import alembic  # noqa: F401
        import litestar  # noqa: F401
    except ImportError as error:
        print(f"underhall: trained without the server: {error}", file=sys.stderr)
    else:
        train_server()
    return 0


if __name__ == "__main__":
    sys.exit(main())
