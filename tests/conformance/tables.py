"""The tables that the suite plays at: every game, for every number of seats, profile and option value."""

from collections.abc import Iterator
from typing import Final

import underhall
from tests.conformance.hooks import HOOKS, hooks_of
from underhall import GAMES, Luck, seeded
from underhall.engine import Game
from underhall.kernel.registry import GameInfo

# How the players of a test choose: `any` takes whatever comes, `eager` passes only now and then, and `steady` mostly
# does what makes a game last and get to its rarer moments.
STYLES: Final = ("any", "eager", "steady")
# What throws a game away is done so many times more seldom than chance would have it.
RASHNESS: Final = 20
# No game comes near; one that gets here does not end.
MOST_ANSWERS: Final = 40_000


class Table:
    """A game with its number of seats and its options."""

    def __init__(self, game: str, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __str__(self) -> str:
        options = "everything" if len(self.options) > 1 else "".join(f"{n}={v}" for n, v in self.options.items())
        return f"{self.game}-{self.seats}-{options}"


def tables(info: GameInfo) -> tuple[list[Table], list[Table]]:
    """All the tables of a game: those of its profiles, with everything else at once; and one for each other value."""
    profile = next(name for name, values in info.options.items() if values == info.profiles)
    others = {name: values for name, values in info.options.items() if name != profile}
    main: list[Table] = []
    for seats in info.seats:
        main += [Table(info.id, seats, {profile: value}) for value in info.profiles]
        everything = {name: values[-1] for name, values in others.items()}
        main.append(Table(info.id, seats, info.nearest_options(seats, everything)))
    single: list[Table] = []
    for name, values in others.items():
        for value in values[1:]:
            # Not every number of players may have every option: the next that may.
            tried = [info.seats[(len(single) + i) % len(info.seats)] for i in range(len(info.seats))]
            seats = next(n for n in tried if info.nearest_options(n, {name: value}) == {name: value})
            single.append(Table(info.id, seats, {name: value}))
    return main, single


MAIN: Final = [table for info in GAMES.values() for table in tables(info)[0]]
ALL: Final = [*MAIN, *(table for info in GAMES.values() for table in tables(info)[1])]


class Play:
    """A game played by chance. Its text says how to come back to where it is."""

    def __init__(self, table: Table, seed: object, style: str) -> None:
        self.table = table
        self.seed = seed
        self.style = style
        self.step = 0
        self.luck = seeded(f"players {seed}")
        self.game = underhall.engine.new(table.game, table.seats, seed, dict(table.options))

    def __str__(self) -> str:
        table = f"Table({self.table.game!r}, {self.table.seats}, {self.table.options})"
        return f"Play({table}, {self.seed!r}, {self.style!r}), step {self.step}"

    def answer(self) -> None:
        seat, index = pick(self.game, self.luck, self.style)
        self.game.answer(seat, index)
        self.step += 1


def played(table: Table, seed: object, style: str, whole: bool = True) -> Iterator[Play]:
    """A game, stopping at every decision before it is answered; the last stop is the end of the game.

    Unless it must be the whole game, a very long one stops when that is enough.
    """
    play = Play(table, seed, style)
    while not play.game.over and (whole or play.step < HOOKS[table.game].ENOUGH):
        assert play.step < MOST_ANSWERS, f"{play}: the game does not end"
        yield play
        play.answer()
    yield play


def finished(table: Table, seed: object, style: str, whole: bool = True) -> Play:
    """A game, played to its end, or as far as is enough."""
    *_, last = played(table, seed, style, whole)
    return last


def is_looked_at(play: Play) -> bool:
    """Whether a test looks at this moment: at every one at first, and ever more seldom in games that last very long."""
    return is_checked(play.table, play.step)


def is_checked(table: Table, step: int) -> bool:
    """The same after so many answers."""
    return step < HOOKS[table.game].DENSE or step % (step // 8) == 0


def pick(game: Game, luck: Luck, style: str) -> tuple[int, int]:
    """Somebody who is asked, and one of their options."""
    decision = game.decisions[luck.below(len(game.decisions))]
    count = len(decision.codes)
    if style == "eager" and count > 1 and decision.options[0].kind == "pass" and luck.below(8):
        return decision.seat, 1 + luck.below(count - 1)
    if style == "steady" and luck.below(8):
        steady = hooks_of(game).steady(decision)
        return decision.seat, steady[luck.below(len(steady))]
    index = luck.below(count)
    while decision.options[index].kind in hooks_of(game).RASH and luck.below(RASHNESS):
        index = luck.below(count)
    return decision.seat, index


def play_out(game: Game, luck: Luck, style: str, most: int = MOST_ANSWERS) -> list[tuple[int, int]]:
    """Play on by chance, to the end or for so many answers; the answers given come back."""
    given: list[tuple[int, int]] = []
    while not game.over and len(given) < most:
        seat, index = pick(game, luck, style)
        game.answer(seat, index)
        given.append((seat, index))
    return given


def row(game: Game, seat: int) -> bytes:
    """The row of a seat for learners, and one byte more that says how many options it has."""
    buffer = bytearray([255]) * game.layout().row_size  # nothing of what was there before may be left
    options = game.encode(seat, buffer)
    return bytes([*buffer, options])
