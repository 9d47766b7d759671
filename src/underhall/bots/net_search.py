"""The search that a net guides: it tries the options that the net considers in imagined worlds, and asks it who wins.

As in the search without a net (search.py), each world is dealt anew from what the seat may know, every option that is
still in question is tried in it with the same luck, and everybody plays on like the greedy bot to the turn that the
game names. There the net says how likely the seat is to win, as soon as it is asked again, and the game says what it
thinks, too: both err, but not alike. The net is asked about all worlds of a round at once, since it answers many
questions in little more time than one.
"""

from collections.abc import Callable
from math import exp
from typing import Final

from underhall.bots.bot import Bot, is_choice
from underhall.bots.net import Net, NetBot
from underhall.bots.own import Report
from underhall.bots.search import MOST_ANSWERS, Budget, BudgetUse, Try, lead_over, still_in_question
from underhall.games import GAMES
from underhall.kernel.game import Game
from underhall.kernel.judge import SURE_WIN
from underhall.kernel.luck import Luck
from underhall.kernel.playout import GreedyPolicy
from underhall.kernel.registry import GameInfo

MOST_OPTIONS: Final = 6  # that are tried: those that the net likes best
DOUBTED: Final = 3.0  # by which the net's likings are divided: self-play makes it surer than it should be
LEAST_LIKELY: Final = 0.05  # as likely the net must find an option after that, so that it is tried
WORLDS: Final = 6  # at a time
LATER: Final = 60  # answers, after a playout, until the seat must be asked again
LEAD: Final = 0.5  # standard errors by which an option must be ahead of the net's first choice to be preferred


class NetSearchBot(NetBot):
    """Thinks for as long as its budget lasts; with one in iterations, the same luck gives the same answer."""

    def __init__(self, name: str, seat: int, luck: Luck, instead: Bot, report: Report, budget: Budget) -> None:
        super().__init__(name, seat, luck, instead, report)
        self.budget = budget

    def think(self, net: Net, world: Game, imagine: Callable[[Luck], Game]) -> int:
        used = BudgetUse(self.budget)
        info = GAMES[world.config.game]
        tries = considered(net, info, world, self.seat)
        policies = [GreedyPolicy(world.wording, info.judge) for _ in range(world.config.seats)]
        while len(tries) > 1:
            worlds = used.take(WORLDS, len(tries))
            if worlds == 0:
                break
            lines = []
            for _ in range(worlds):
                dealt = imagine(self.luck)
                luck = self.luck.fork()
                for each in tries:
                    line = Line(dealt, self.seat, each)
                    line.play_on(info, policies, luck)
                    lines.append(line)
            judge_all(net, lines)
            tries = still_in_question(tries)
        return preferred(tries).place


def considered(net: Net, info: GameInfo, world: Game, seat: int) -> list[Try]:
    """The options to try, the net's first choice first: those that it does not find very unlikely, and greedy's."""
    scores = net.scores(world, seat)
    best = max(scores)
    weights = [exp((score - best) / DOUBTED) for score in scores]
    least = LEAST_LIKELY * sum(weights)
    ranked = sorted(range(len(scores)), key=lambda place: -scores[place])
    tried = [place for place in ranked[:MOST_OPTIONS] if place == ranked[0] or weights[place] >= least]
    judged = info.judge(world, seat)[: len(scores)]
    favourite = judged.index(max(judged))
    if favourite not in tried:
        tried = [*tried[: MOST_OPTIONS - 1], favourite]
    return [Try(place) for place in tried]


def preferred(tries: list[Try]) -> Try:
    """The best, if it is ahead of the net's first choice by more than luck explains easily."""
    first = tries[0]
    best = max(tries, key=lambda each: sum(each.worths))
    if best is first or len(best.worths) < 2:
        return first
    lead, error = lead_over(best.worths, first.worths)
    return best if lead > LEAD * error else first


class Line:
    """One option played on in one world, until it is clear what it is worth."""

    def __init__(self, world: Game, seat: int, tried: Try) -> None:
        self.tried = tried
        self.seat = seat
        self.worth = 0  # as the game sees it
        self.game = world.clone()
        self.is_asked = False  # whether the seat is, so that the net can be asked, too

    def play_on(self, info: GameInfo, policies: list[GreedyPolicy], luck: Luck) -> None:
        """Let everybody play to the game's horizon, and on until the seat is asked."""
        game, seat = self.game, self.seat
        until = info.horizon(game)
        game.answer(seat, self.tried.place)
        game.playout([*policies], [luck.clone() for _ in policies], until, MOST_ANSWERS)
        self.worth = info.worth(game, seat)
        later = luck.clone()
        for _ in range(LATER):
            if not game.pending:
                self.worth = info.worth(game, seat)
                return
            decision = game.pending[0]
            if decision.seat == seat and is_choice(decision):
                self.is_asked = True
                return
            game.answer(decision.seat, policies[decision.seat].choose(game, decision, later))


def judge_all(net: Net, lines: list[Line]) -> None:
    """Note what each line is worth: what the net and the game think, in equal parts."""
    asked = [line for line in lines if line.is_asked]
    counts = [net.write(place, line.game, line.seat) for place, line in enumerate(asked)]
    wins = net.think(counts)[1] if asked else []
    likely = {id(line): win for line, win in zip(asked, wins, strict=True)}
    for line in lines:
        win = likely.get(id(line))
        line.tried.worths.append(line.worth if win is None else (line.worth + worth_of(line.game, win)) // 2)


def worth_of(game: Game, win: float) -> int:
    """What the net expects, in the measure of `GameInfo.worth`: alone it is the score in hundredths."""
    info = GAMES[game.config.game]
    return int(win * (info.best_score * 100 if game.config.seats == 1 else SURE_WIN))
