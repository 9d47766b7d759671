"""Bots play: the one place where they are asked, and where it is settled what they get to see."""

from collections.abc import Callable, Sequence

from underhall.bots import Bot
from underhall.kernel.game import Game
from underhall.kernel.luck import Luck


class Tally:
    """How much there was to decide."""

    def __init__(self, decisions: int, choices: int) -> None:
        self.decisions = decisions
        self.choices = choices  # those with at least two options


def play_out(game: Game, bots: Sequence[Bot]) -> Tally:
    """Let `bots`, one for each seat, play the game to its end."""
    views = [_view(game, seat) for seat in range(len(bots))]
    imagines = [_imagine(game, seat) for seat in range(len(bots))]
    decisions = choices = 0
    while game.pending:
        decision = game.pending[0]
        seat = decision.seat
        decisions += 1
        if len(decision.codes) > 1:
            choices += 1
        game.answer(seat, bots[seat].choose(views[seat], decision, imagines[seat]))
    return Tally(decisions, choices)


def _view(game: Game, seat: int) -> Callable[[], object]:
    return lambda: game.view(seat)


def _imagine(game: Game, seat: int) -> Callable[[Luck], Game]:
    return lambda luck: game.imagine(seat, luck)
