"""A bot of your own, in the same process as the game: it imagines, plays on at random, and takes what turned out best.

    pip install underhall
    python examples/bot_in_process.py 20

Replace `LookAhead.choose`. It gets what every bot gets: the view of its seat, the question, and imagined worlds. The
cards that it cannot know are never among them.
"""

import sys
from collections.abc import Callable

import underhall
from underhall import Decision, Luck
from underhall.bots import Bot, new_bot
from underhall.bots.play import play_out
from underhall.engine import Game

WORLDS = 3  # imagined for each decision
TURNS = 2  # played on in each


class LookAhead:
    """Tries every option in a few imagined worlds and plays each a little further, at random."""

    def __init__(self, seat: int, luck: Luck) -> None:
        self.seat = seat
        self.luck = luck

    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        """The place of the option that led to the best scores."""
        worth = [0] * len(decision.options)
        if len(worth) == 1:
            return 0
        for _ in range(WORLDS):
            world = imagine(self.luck)
            for option in decision.options:
                tried = world.clone()
                tried.answer(self.seat, option)
                worth[option.index] += self.lead(self.play_on(tried))
        return worth.index(max(worth))

    def play_on(self, game: Game) -> Game:
        """The game a few turns later, with everybody playing at random."""
        turn_of = underhall.game_info(game.config.game).turn
        last = turn_of(game) + TURNS
        while not game.over and turn_of(game) < last:
            decision = game.decisions[0]
            game.answer(decision.seat, self.luck.below(len(decision.options)))
        return game

    def lead(self, game: Game) -> int:
        """How far ahead of the best rival we are."""
        score = underhall.game_info(game.config.game).measures(game)["score"]
        rivals = [each for seat, each in enumerate(score) if seat != self.seat]
        return score[self.seat] - max(rivals)


def wins(games: int) -> int:
    """How many of so many games the bot wins against one that plays at random; they change seats every game."""
    won = 0
    for number in range(games):
        game = underhall.new("boss-monster", seats=2, seed=f"look-ahead {number}", quiet=True)
        ours = number % 2
        luck = underhall.seeded(f"our luck {number}")
        bots: list[Bot] = [new_bot("random", seat, luck.fork()) for seat in range(2)]
        bots[ours] = LookAhead(ours, luck.fork())
        play_out(game.engine, bots)
        won += game.outcome is not None and ours in game.outcome.winners
    return won


if __name__ == "__main__":
    played = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    print(f"won {wins(played)} of {played} games against a random player")
