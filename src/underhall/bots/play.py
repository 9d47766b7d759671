"""Bots play: the one place where they are asked, and where it is settled what they get to see."""

from collections.abc import Callable, Sequence

from underhall.bots import BOTS, Bot, new_bot
from underhall.bots.greedy import GreedyBot
from underhall.bots.own import Report, print_report
from underhall.bots.program import TIME_LIMIT
from underhall.bots.uniform import RandomBot
from underhall.games import GAMES
from underhall.kernel.decisions import Decision, Wording
from underhall.kernel.game import Game
from underhall.kernel.luck import Luck
from underhall.kernel.playout import GreedyPolicy, Policy, RandomPolicy, Tally

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


def play_unwatched(
    game: Game,
    names: Sequence[str],
    lucks: Sequence[Luck],
    report: Report = print_report,
    time_limit: float = TIME_LIMIT,
) -> Tally:
    """Let the bots of these names play the game to its end, each with its luck: the same answers as `play_out`'s.

    Those that the engine has itself are not asked one by one. `report` hears of own bots that did not answer; a program
    has `time_limit` seconds for each answer.
    """
    policies = [policy_of(game.wording, game.config.game, name) for name in names]
    known = [policy for policy in policies if policy is not None]
    if len(known) == len(names):
        return game.playout(known, list(lucks))
    return play_out(game, [new_bot(name, seat, lucks[seat], report, time_limit) for seat, name in enumerate(names)])


def policy_of(wording: Wording, game: str, name: str) -> Policy | None:
    """What plays like the bot of this name within the engine, if anything does."""
    kind = BOTS.get(name)
    if kind is None:
        return None
    if kind.make is RandomBot:
        return RandomPolicy()
    return GreedyPolicy(wording, GAMES[game].judge) if kind.make is GreedyBot else None


def _view(game: Game, seat: int) -> Callable[[], object]:
    return lambda: game.view(seat)


def _imagine(game: Game, seat: int) -> Callable[[Luck], Game]:
    return lambda luck: game.imagine(seat, luck)
