"""Underhall for the peers' harness: whole random games through the public Python API, in the same rounds as theirs."""

import random
from typing import ClassVar

import underhall
from underhall.engine import Game
from underhall.kernel import agenda
from underhall.kernel.luck import seeded


class Underhall:
    """One game at one number of seats; see the harness's adapters/base.py for what each method owes."""

    unit: ClassVar[str] = "decision"
    clone_how: ClassVar[str] = "Game.clone()"

    def __init__(self, game: str = "boss-monster", seats: str = "4") -> None:
        self.game = game
        self.seats = int(seats)
        flavour = "interpreted" if agenda.__file__.endswith(".py") else "compiled"
        self.name = f"underhall {underhall.__version__} {game}, {seats} seats, {flavour}"

    def setup(self) -> None:
        self.playout(0)

    def playout(self, seed: int) -> int:
        game = underhall.new(self.game, self.seats, seed, quiet=True)
        draw = random.Random(seed).random
        answered = 0
        while True:
            decisions = game.decisions
            if not decisions:
                return answered
            decision = decisions[0]
            options = decision.options
            game.answer(decision.seat, options[int(draw() * len(options))])
            answered += 1

    def census(self, seed: int) -> tuple[int, int]:
        game = underhall.new(self.game, self.seats, seed, quiet=True)
        draw = random.Random(seed).random
        decisions = choices = 0
        while not game.over:
            decision = game.decisions[0]
            options = decision.options
            decisions += 1
            choices += len(options) > 1
            game.answer(decision.seat, options[int(draw() * len(options))])
        return decisions, choices

    def midgame(self, seed: int) -> Game:
        game = underhall.engine.new(self.game, self.seats, seed, quiet=True)
        draw = random.Random(seed).random
        for _ in range(self.census(seed)[0] // 2):
            decision = game.decisions[0]
            game.answer(decision.seat, decision.options[int(draw() * len(decision.options))])
        return game

    def clone(self, game: Game) -> Game:
        return game.clone()


class Playouts(Underhall):
    """The same games, each played by one call."""

    def __init__(self, game: str = "boss-monster", seats: str = "4") -> None:
        super().__init__(game, seats)
        self.name += ", playouts"

    def playout(self, seed: int) -> int:
        return underhall.new(self.game, self.seats, seed, quiet=True).playout("random", seeded(seed)).decisions
