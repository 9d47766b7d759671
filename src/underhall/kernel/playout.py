"""A game played on by the engine itself: for searches, simulations and training, which play by the million.

The answers are those that bots give one by one (`bots/play.py`), but nobody is handed options, views or closures in
between. Policies and lucks are lists here, one of each for every seat. `underhall.Game.playout` takes what a person
writes: it is read, and refused where it makes no sense, by the second half of this module.
"""

from collections.abc import Callable, Mapping
from math import inf
from numbers import Real
from typing import Any, Final

from underhall.errors import BadPlayout, UnknownCard
from underhall.kernel.decisions import Decision, Wording, kind_of, x_of
from underhall.kernel.game import NEVER, Game
from underhall.kernel.luck import Luck
from underhall.kernel.pace import take
from underhall.kernel.types import OptionCode, SeatNo

POLICIES: Final = 'random, greedy, {"pass": 1, "cast": 2.5}'  # as somebody may write them
WEIGHTS: Final = "0, 1, 2.5, …"
ANY_OTHER: Final = "*"  # in a table of weights: every kind of option that it does not name

# While a game is played, weights are whole numbers up to this: no sum is ever rounded, and that of all options stays
# far below what `Luck.below` takes.
HEAVIEST: Final = 1 << 16

Judge = Callable[[Game, SeatNo], list[int]]  # what each option of a seat's decision is worth, in an imagined world


class Tally:
    """How much there was to decide."""

    def __init__(self, decisions: int, choices: int) -> None:
        self.decisions = decisions  #: how often somebody was asked, and answered
        self.choices = choices  #: those with at least two options

    def __repr__(self) -> str:
        return f"Tally(decisions={self.decisions}, choices={self.choices})"


class Policy:
    """What chooses among the options of a seat. It holds nothing of one game, so that it serves any number of them."""

    wording: Wording | None = None  # of the game that it is for; None: it plays any

    def choose(self, game: Game, decision: Decision, luck: Luck) -> int:
        """The place of the option chosen. Whatever luck it spends is `luck`."""
        raise NotImplementedError


class RandomPolicy(Policy):
    """Any option, each as likely as the others: the same as the random bot."""

    def choose(self, game: Game, decision: Decision, luck: Luck) -> int:
        return luck.below(len(decision.codes))


class GreedyPolicy(Policy):
    """Tries each option in an imagined world and takes the first of the best: the same as the greedy bot."""

    def __init__(self, wording: Wording, judge: Judge) -> None:
        self.wording = wording
        self.judge = judge

    def choose(self, game: Game, decision: Decision, luck: Luck) -> int:
        count = len(decision.codes)
        if count == 1:
            return 0
        if decision.op.by_luck:
            return luck.below(count)
        worths = self.judge(game.imagine(decision.seat, luck), decision.seat)
        return worths.index(max(worths))


class WeightsPolicy(Policy):
    """Each option as likely as it weighs. Where all weigh nothing, each is as likely as the others."""

    def __init__(self, wording: Wording, by_kind: list[int], by_card: list[dict[int, int]]) -> None:
        self.wording = wording
        self.by_kind = by_kind  # what an option weighs, by the number of its kind
        self.by_card = by_card  # for each kind, the cards that weigh something else

    def weight(self, code: OptionCode) -> int:
        kind = kind_of(code)
        cards = self.by_card[kind]
        if cards:
            card = x_of(code)
            if card in cards:
                return cards[card]
        return self.by_kind[kind]

    def choose(self, game: Game, decision: Decision, luck: Luck) -> int:
        codes = decision.codes
        count = len(codes)
        if count == 1:
            return 0
        weights = [self.weight(code) for code in codes]
        total = 0
        for weight in weights:
            total += weight
        if total == 0:
            return luck.below(count)
        left = luck.below(total)
        place = 0
        while left >= weights[place]:
            left -= weights[place]
            place += 1
        return place


def play_on(game: Game, policies: list[Policy], lucks: list[Luck], turn: int, answers: int) -> Tally:
    """Let the policies answer until the game is over, until `turn` has begun, or so many times (NEVER: no limit)."""
    decisions = choices = 0
    while decisions != answers and game.pending and (turn == NEVER or game.turn < turn):
        decision = game.pending[0]
        seat = decision.seat
        place = policies[seat].choose(game, decision, lucks[seat])
        decisions += 1
        if len(decision.codes) > 1:
            choices += 1
        take(game, decision, place)
        game.advance()
    return Tally(decisions, choices)


# -- reading what somebody asks for --------------------------------------------------------------------------------


def read_policies(given: object, game: Game, judge: Judge) -> list[Policy]:
    """The policy of each seat: one for all of them, or a list with one for each."""
    seats = game.config.seats
    if isinstance(given, list | tuple):
        if len(given) != seats:
            raise BadPlayout(why="policies", given=str(len(given)), valid=str(seats))
        return [read_policy(each, game.wording, judge) for each in given]
    policy = read_policy(given, game.wording, judge)
    return [policy for _ in range(seats)]


def read_policy(given: object, wording: Wording, judge: Judge) -> Policy:
    """A policy by its name or by its table of weights; one that has been read already is taken as it is."""
    if isinstance(given, Policy):
        if given.wording is not None and given.wording is not wording:
            raise BadPlayout(why="other-game", given=type(given).__name__, valid=POLICIES)
        return given
    if isinstance(given, Mapping):
        return read_weights(given, wording)
    if given == "random":
        return RandomPolicy()
    if given == "greedy":
        return GreedyPolicy(wording, judge)
    raise BadPlayout(why="policy", given=repr(given), valid=POLICIES)


def read_weights(table: Mapping[Any, object], wording: Wording) -> WeightsPolicy:
    """A table of weights by numbers. Its keys are kinds of options, by themselves or with a card."""
    kinds = [kind.name for kind in wording.kinds]
    cards = {card: number for number, card in enumerate(wording.cards)}
    weights: dict[str, float] = {ANY_OTHER: 1.0}
    for key, value in table.items():
        if key != ANY_OTHER:
            check_key(key, wording, kinds, cards)
        weights[key] = read_weight(key, value)
    heaviest = max(weights.values())
    if heaviest == 0:
        raise BadPlayout(why="all-zero", given="0", valid=WEIGHTS)
    # Whole numbers stay as they are; all else is counted in parts of the heaviest.
    parted = heaviest > HEAVIEST or any(weight != int(weight) for weight in weights.values())
    unit = heaviest if parted else float(HEAVIEST)
    by_kind = [in_parts(weights[ANY_OTHER], unit) for _ in kinds]
    by_card: list[dict[int, int]] = [{} for _ in kinds]
    for key, weight in weights.items():
        name, _, card = key.partition(" ")
        if card:
            by_card[kinds.index(name)][cards[card]] = in_parts(weight, unit)
        elif key != ANY_OTHER:
            by_kind[kinds.index(name)] = in_parts(weight, unit)
    return WeightsPolicy(wording, by_kind, by_card)


def check_key(key: object, wording: Wording, kinds: list[str], cards: dict[str, int]) -> None:
    """Refuse a key of a table of weights that fits no option of the game."""
    name, _, card = key.partition(" ") if isinstance(key, str) else (repr(key), "", "")
    if name not in kinds:
        raise BadPlayout(why="kind", given=name, valid=", ".join([*kinds, ANY_OTHER]))
    if card:
        with_cards = [kind.name for kind in wording.kinds if kind.fields[:1] == ("card",)]
        if name not in with_cards:
            raise BadPlayout(why="no-card", given=name, valid=", ".join(with_cards))
        if card not in cards:
            from difflib import get_close_matches  # nobody who plays waits for it

            raise UnknownCard(name=card, nearest=get_close_matches(card, cards, n=3, cutoff=0.0))


def read_weight(key: str, value: object) -> float:
    if not isinstance(value, bool) and isinstance(value, Real):
        try:
            weight = float(value)
        except OverflowError:
            weight = inf
        if 0 <= weight < inf:
            return weight
    raise BadPlayout(why="weight", given=f"{key}: {value!r}", valid=WEIGHTS)


def in_parts(weight: float, unit: float) -> int:
    """A weight as a whole number. However little it is, it counts for something."""
    return max(1, int(weight / unit * HEAVIEST + 0.5)) if weight else 0


def read_lucks(given: object, game: Game) -> list[Luck]:
    """The luck of each seat: one for all of them, or a list with one for each."""
    seats = game.config.seats
    if isinstance(given, list | tuple):
        if len(given) != seats:
            raise BadPlayout(why="lucks", given=str(len(given)), valid=str(seats))
        return [read_luck(each) for each in given]
    luck = read_luck(given)
    return [luck for _ in range(seats)]


def read_luck(given: object) -> Luck:
    if not isinstance(given, Luck):
        raise BadPlayout(why="luck", given=repr(given), valid="seeded(1)")
    return given


def read_limit(name: str, given: object) -> int:
    """How far to play; None is to the end."""
    if given is None:
        return NEVER
    if not isinstance(given, int) or isinstance(given, bool) or given < 0:
        raise BadPlayout(why="limit", given=f"{name}={given!r}", valid="0, 1, 2, …")
    return given
