"""The search that a net guides: it tries the options that the net considers in imagined worlds, and asks it who wins.

As in the search without a net (search.py), each world is dealt anew from what the seat may know, and every option that
is still in question is tried in it with the same luck. Everybody plays on like the greedy bot until the seat is asked
again; there the net says how likely it is to win. A search that looks far plays on to the turn that the game names
first, and the game says what it thinks of the world then, too: both err, but not alike. The net is asked about all
worlds of a round at once, since it answers many questions in little more time than one.
"""

from collections.abc import Callable
from math import exp
from typing import Final

from underhall.bots.bot import Bot, is_choice
from underhall.bots.net import Net, NetBot
from underhall.bots.own import Report
from underhall.bots.search import MOST_ANSWERS, Budget, BudgetUse, Try, lead_over, still_in_question
from underhall.games import GAMES
from underhall.kernel.decisions import Decision
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

    def __init__(
        self, name: str, seat: int, luck: Luck, instead: Bot, report: Report, budget: Budget, far: bool
    ) -> None:
        super().__init__(name, seat, luck, instead, report)
        self.budget = budget
        self.far = far  # whether it plays on to the game's horizon

    def think_with(self, net: Net, world: Game, decision: Decision, imagine: Callable[[Luck], Game], luck: Luck) -> int:
        info = GAMES[world.config.game]
        if info.is_reaction(decision):  # measured: there a search chooses no better than the net alone
            return super().think_with(net, world, decision, imagine, luck)
        used = BudgetUse(self.budget)
        tries = considered(net, info, world, self.seat)
        policies = [GreedyPolicy(world.wording, info.judge) for _ in range(world.config.seats)]
        while len(tries) > 1:
            worlds = used.take(WORLDS, len(tries))
            if worlds == 0:
                break
            lines = []
            for _ in range(worlds):
                dealt = imagine(luck)
                same = luck.fork()
                for each in tries:
                    line = Line(dealt, self.seat, each)
                    if self.far:
                        line.play_to_horizon(info, policies, same)
                    else:
                        line.choose()
                    line.play_on(info, policies, same)
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
        self.worth: int | None = None  # as the game sees it, where it was asked
        self.game = world.clone()
        self.is_asked = False  # whether the seat is, so that the net can be asked, too

    def choose(self) -> None:
        """Choose the option."""
        self.game.answer(self.seat, self.tried.place)

    def play_to_horizon(self, info: GameInfo, policies: list[GreedyPolicy], luck: Luck) -> None:
        """Choose the option, let everybody play to the game's horizon, and ask the game."""
        game = self.game
        until = info.horizon(game)
        self.choose()
        game.playout([*policies], [luck.clone() for _ in policies], until, MOST_ANSWERS)
        self.worth = info.worth(game, self.seat)

    def play_on(self, info: GameInfo, policies: list[GreedyPolicy], luck: Luck) -> None:
        """Let everybody play until the seat is asked; where it is not, only the game can say what it thinks."""
        game = self.game
        later = luck.clone()
        for _ in range(LATER):
            if not game.pending:
                break
            decision = game.pending[0]
            if decision.seat == self.seat and is_choice(decision):
                self.is_asked = True
                return
            game.answer(decision.seat, policies[decision.seat].choose(game, decision, later))
        if self.worth is None or game.over:
            self.worth = info.worth(game, self.seat)


def judge_all(net: Net, lines: list[Line]) -> None:
    """Note what each line is worth: what the net and the game think, in equal parts where both were asked."""
    asked = [line for line in lines if line.is_asked]
    counts = [net.write(place, line.game, line.seat) for place, line in enumerate(asked)]
    wins = net.think(counts)[1] if asked else []
    likely = {id(line): worth_of(line.game, win) for line, win in zip(asked, wins, strict=True)}
    for line in lines:
        opinions = [each for each in (line.worth, likely.get(id(line))) if each is not None]
        line.tried.worths.append(sum(opinions) // len(opinions))


def worth_of(game: Game, win: float) -> int:
    """What the net expects, in the measure of `GameInfo.worth`: alone it is the score in hundredths."""
    info = GAMES[game.config.game]
    return int(win * (info.best_score * 100 if game.config.seats == 1 else SURE_WIN))
