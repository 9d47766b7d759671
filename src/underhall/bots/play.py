"""Bots play: the one place where they are asked, and where it is settled what they get to see."""

from collections.abc import Callable, Sequence

from underhall.bots import Bot
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.luck import Luck


class Tally:
    """How much there was to decide."""

    def __init__(self, decisions: int, choices: int) -> None:
        self.decisions = decisions  #: how often somebody was asked
        self.choices = choices  #: those with at least two options


Watcher = Callable[[Decision, int], None]


def play_out(game: Game, bots: Sequence[Bot], watch: Watcher | None = None) -> Tally:
    """Let `bots`, one for each seat, play the game to its end. `watch` hears of each answer before it is given."""
    views = [_view(game, seat) for seat in range(len(bots))]
    imagines = [_imagine(game, seat) for seat in range(len(bots))]
    decisions = choices = 0
    while game.pending:
        decision = game.pending[0]
        seat = decision.seat
        decisions += 1
        if len(decision.codes) > 1:
            choices += 1
        answer = bots[seat].choose(views[seat], decision, imagines[seat])
        if watch is not None:
            watch(decision, answer)
        game.answer(seat, answer)
    return Tally(decisions, choices)


def _view(game: Game, seat: int) -> Callable[[], object]:
    return lambda: game.view(seat)


def _imagine(game: Game, seat: int) -> Callable[[Luck], Game]:
    return lambda luck: game.imagine(seat, luck)
