"""What a seat on Auto is asked, and what it would have missed: whole games against greedy bots.

The seat is asked by its policy, as the server does it, and answers by the greedy judge. At every moment for reactions
each of its options is tried on a copy of the real game while everybody else passes. What comes of it when the hero
who is on its way has died or got through (at other times: at the end of the turn) is compared with passing. Missed is
whatever would have been better for the seat, or no worse for it in anything, and was offered by no question. What needs
no hero is one matter for the turn: it is enough that it was what another question of the turn was about, or that it was
of use there. A soul that is back where it was when the turn ends was never gained.

`python -m tests.server.asked boss-monster 200` prints the numbers.
"""

import sys
from typing import Any

from underhall.games import GAMES
from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.ops import ANY_TIME
from underhall.games.series.reactions import BETWEEN, powers
from underhall.kernel import pace
from underhall.kernel.decisions import Decision, Option
from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo
from underhall.server.bot_seats import choose_for
from underhall.server.policy import ReactionPolicy
from underhall.server.protocol import Policy

ME = 0
NO_HERO = -1
NUMBERS = {card.id: card.number for card in ALL_CARDS}
MOST_TRIES = 80  # ways to go on with one option
MOST_ANSWERS = 400  # after one try, until its hero is done with

Standing = tuple[int, ...]
Stretch = tuple[int, int, str]


class Asked:
    """What one or several games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.rounds = 0
        self.windows = 0
        self.questions = 0
        self.passes = 0
        self.missed: list[str] = []
        self.unasked = 0  # windows that were passed for the seat
        self.why: dict[str, int] = {}  # kinds of question that ended in a pass

    @property
    def passes_a_round(self) -> float:
        return self.passes / max(1, self.rounds)

    @property
    def questions_a_round(self) -> float:
        return self.questions / max(1, self.rounds)


def standing(game: Any, seat: int) -> Standing:
    """How everybody stands, as `seat` would like it: the more the better."""
    found: list[int] = []
    for each in range(len(game.seats)):
        sign = 1 if each == seat else -1
        found += [sign * game.souls(each), -sign * game.wounds(each)]
    return tuple(found)


def on_its_way(game: Any) -> int:
    """The hero who is crossing a dungeon or is about to, by its serial; -1 for none."""
    if game.walker is not None:
        return int(game.walker.serial)
    if game.active < 0 or not game.seats[game.active].entrance:
        return -1
    return int(game.seats[game.active].entrance[0].serial)


def is_about(game: Any, hero: int) -> bool:
    """Whether the hero still walks, or waits to."""
    if game.walker is not None and game.walker.serial == hero:
        return True
    return any(each.serial == hero for side in game.seats for each in side.entrance)


class Horizon:
    """Until when a try is followed: the hero has died, got through or gone elsewhere; without one, the turn is over."""

    def __init__(self, game: Any, hero: int) -> None:
        self.turn = game.turn
        self.active = game.active
        self.hero = hero

    def is_reached(self, game: Any) -> bool:
        if game.turn != self.turn or not (game.pending or game.agenda):
            return True
        if self.hero < 0:
            return False
        if game.active != self.active or (game.walker is not None and game.walker.serial != self.hero):
            return True
        return not is_about(game, self.hero)

    def answered(self, game: Game, seat: int, option: int) -> Game:
        """A copy in which this has been answered, as far as the next question or the horizon."""
        world = game.clone()
        decision = world.decision_of(seat)
        assert decision is not None
        pace.take(world, decision, option)
        while not world.pending and not self.is_reached(world):
            pace.step(world)
        return world


def outcomes(info: GameInfo, game: Game, decision: Decision, option: int, until: Horizon) -> list[Standing]:
    """How everybody may stand in the end if the seat takes this option, whatever it chooses to finish it."""
    seat = decision.seat
    found: list[Standing] = []
    worlds = [until.answered(game, seat, option)]
    tries = 0
    while worlds:
        world = worlds.pop()
        answers = 0
        while not until.is_reached(world) and answers < MOST_ANSWERS:
            asked = world.pending[0]
            default = info.default_option(asked)
            if option != info.default_option(decision) and asked.seat == seat and is_finishing(info, asked):
                for each in range(len(asked.codes)):
                    if each != default and tries < MOST_TRIES:
                        tries += 1
                        worlds.append(until.answered(world, seat, each))
            world = until.answered(world, asked.seat, default)
            answers += 1
        found.append(standing(world, seat))
    return found


def is_finishing(info: GameInfo, asked: Decision) -> bool:
    """Whether the seat is asked for a target or a cost of what it has begun, and not for a step of the game."""
    return not info.is_reaction(asked) and not asked.op.secret and (asked.secret or bool(asked.source))


def gains(
    info: GameInfo, game: Game, decision: Decision, until: Horizon, among: set[str] | None = None
) -> dict[str, set[Standing]]:
    """By what it uses: how all would stand if the seat acted now, where that is better for it than passing."""
    default = info.default_option(decision)
    passing = outcomes(info, game, decision, default, until)[0]
    found: dict[str, set[Standing]] = {}
    for option in range(len(decision.codes)):
        if option == default or (among is not None and str(decision.options[option]) not in among):
            continue
        for end in outcomes(info, game, decision, option, until):
            if is_better(end, passing):
                found.setdefault(str(decision.options[option]), set()).add(end)
    return found


def needs_no_hero(game: Any, option: Option) -> bool:
    """Whether it changes souls or visits without any hero being on its way."""
    card = option.fields.get("card") if option.fields else None
    if card is None:
        return False
    abilities = game.abilities[NUMBERS[str(card)]]
    return any(powers(ability) & ANY_TIME for ability in abilities if ability is not None)


PHASE_WITH_HEROES = "adventure"


def at_least(one: Standing, other: Standing) -> bool:
    return all(a >= b for a, b in zip(one, other, strict=True))


def is_better(one: Standing, other: Standing) -> bool:
    """Better for the seat itself, whatever the others get; or no worse in anything, and somewhere better."""
    mine, then = one[2 * ME : 2 * ME + 2], other[2 * ME : 2 * ME + 2]
    return (mine != then and at_least(mine, then)) or (one != other and at_least(one, other))


def go_on(
    game: Any, decision: Decision, option: int, open_stretches: dict[Stretch, Horizon], real: dict[Stretch, Standing]
) -> None:
    """Give this answer, and note how all stand where something that was looked at is over."""
    pace.take(game, decision, option)
    while True:
        for stretch in [each for each, until in open_stretches.items() if until.is_reached(game)]:
            del open_stretches[stretch]
            real[stretch] = standing(game, ME)
        if game.pending or not game.agenda:
            return
        pace.step(game)


def play(game_id: str, seed: str, total: Asked, seats: int = 4, ask: str = "auto", look: bool = True) -> None:
    """Play one game; the person has seat 0."""
    info = GAMES[game_id]
    game: Any = info.start(seats, seed, {}, False)
    policy = ReactionPolicy(Policy(ask))
    unasked: dict[Stretch, list[tuple[str, Standing, int]]] = {}
    offered: dict[Stretch, list[Standing]] = {}
    open_stretches: dict[Stretch, Horizon] = {}
    real: dict[Stretch, Standing] = {}  # how all stood in the end
    named: set[tuple[Stretch, str]] = set()  # options by when they were offered
    offered_last: dict[tuple[int, str], int] = {}  # by turn and option: the last window in which it was offered
    anytime: set[str] = set()
    asked_for: set[tuple[int, str]] = set()  # by turn: options because of which something was asked
    while game.pending:
        decision = game.pending[0]
        seat = decision.seat
        hero = on_its_way(game) if PHASE_WITH_HEROES in info.phase_key(game) else NO_HERO
        stretch = (game.turn, hero, info.phase_key(game) if hero < 0 else "")
        until = open_stretches.setdefault(stretch, Horizon(game, hero))
        if seat != ME or not decision.op.secret or not info.is_reaction(decision):
            if seat == ME:
                total.questions += 1
                named |= {(stretch, str(option)) for option in decision.options}
            go_on(game, decision, choose_for("greedy", game, decision), open_stretches, real)
            continue
        total.windows += 1
        could = gains(info, game, decision, until) if look else {}
        anytime |= {str(option) for option in decision.options if needs_no_hero(game, option)}
        default = info.default_option(decision)
        if policy.wants(info, game, decision):
            choice = choose_for("greedy", game, decision)
            total.questions += 1
            named |= {(stretch, str(option)) for option in decision.options}
            matters = info.reaction_reason(game, seat, decision).subject.split(BETWEEN)
            asked_for |= {
                (game.turn, str(option))
                for option in decision.options
                if option.fields and f"{game.turn} {option.fields.get('card')}" in matters
            }
            for used, each in could.items():
                offered.setdefault(stretch, []).extend(each)
                offered_last[game.turn, used] = total.windows
            if choice == default:
                total.passes += 1
                word = f"{info.phase_key(game).split()[-1]} {decision.kind} {bool(could)}"
                total.why[word] = total.why.get(word, 0) + 1
                policy.remember_pass(info, game, decision)
            go_on(game, decision, choice, open_stretches, real)
        else:
            total.unasked += 1
            fleeting = anytime & could.keys()
            if fleeting and hero >= 0:
                fleeting -= gains(info, game, decision, Horizon(game, NO_HERO), fleeting).keys()
            for used, each in could.items():
                if used in fleeting and hero >= 0:
                    continue  # by the end of the turn nothing would be left of it
                unasked.setdefault(stretch, []).extend((used, end, total.windows) for end in each)
            go_on(game, decision, default, open_stretches, real)
    for stretch, windows in unasked.items():
        for used, end, window in windows:
            # Before the next hero sets out, it is enough to be asked on its way, if the option is as useful there.
            if stretch[1] == NO_HERO and offered_last.get((stretch[0], used), 0) > window:
                continue
            # While rooms lie face down, nobody knows what comes of anything: there the card must have been offered.
            if stretch[1] == NO_HERO and (stretch, used) in named:
                continue
            if used in anytime and ((stretch[0], used) in offered_last or (stretch[0], used) in asked_for):
                continue
            if any(at_least(other, end) for other in offered.get(stretch, [])):
                continue
            if is_better(end, real[stretch]):
                total.missed.append(f"{seed}: {stretch} {used} {end} instead of {real[stretch]}")
    total.games += 1
    total.rounds += game.turn


def main() -> None:
    game, count = sys.argv[1], int(sys.argv[2])
    seats = next((int(each[1:]) for each in sys.argv if each[0] == "s" and each[1:].isdigit()), 4)
    ask = next((each[4:] for each in sys.argv if each.startswith("ask=")), "auto")
    first = next((int(each[6:]) for each in sys.argv if each.startswith("first=")), 0)
    total = Asked()
    for seed in range(first, first + count):
        play(game, f"asked {seed}", total, seats, ask, "blind" not in sys.argv)
    print(f"{game}, {total.games} games, {total.rounds} rounds, {seats} seats, {ask}")
    print(f"  questions a round {total.questions_a_round:.2f}, ending in a pass {total.passes_a_round:.2f}")
    print(f"  moments for reactions {total.windows}, passed unasked {total.unasked}, missed {len(total.missed)}")
    print(f"  {dict(sorted(total.why.items()))}")
    for line in total.missed[:40]:
        print("   ", line)


if __name__ == "__main__":
    main()
