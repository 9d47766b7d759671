"""A playout gives the answers that bots give one by one, stops where it is told to, and refuses what makes no sense."""

from bisect import bisect_right
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import accumulate
from typing import Any, Final

import pytest

import underhall
from tests.lengths import length
from underhall import GAMES, Decision, Luck, UnderhallError, seeded
from underhall.bots import new_bot
from underhall.bots.play import play_out, play_unwatched
from underhall.engine import Game, new
from underhall.errors import BadPlayout, UnknownCard
from underhall.kernel.playout import HEAVIEST, Policy
from underhall.lab.simulate import Plan, play_one

GAMES_OF_EACH: Final = length(200, 2000)
FEW: Final = length(60, 600)

Chooser = Callable[[Game, Decision], int]

# By game: a table of whole numbers, and one of fractions. Some options weigh nothing, some kinds are not named.
WHOLE: Final[dict[str, dict[str, float]]] = {
    "boss-monster": {"pass": 1, "cast": 4, "cast counterspell": 0, "place": 3, "card dark-altar": 7, "yes": 0},
    "super-boss-monster": {"*": 2, "pass": 1, "cast": 5, "place": 0, "space": 9, "room dark-altar": 0},
    "munchkin-quest": {"end": 1, "walk": 3, "explore": 5, "pass": 2, "yes": 0, "play": 6},
}
FRACTIONS: Final[dict[str, dict[str, float]]] = {
    "boss-monster": {"pass": 0.25, "cast": 1.5, "place": 1e-9, "room": 1 / 3},
    "super-boss-monster": {"*": 0.1, "pass": 0.05, "cast": 2.75, "boss": 0.0},
    "munchkin-quest": {"*": 0.5, "pass": 1e6, "end": 12345.678, "fight": 1.0},
}
NOTHING_ELSE: Final[dict[str, dict[str, float]]] = {game: {"*": 0, "pass": 1} for game in GAMES}


def start(game: str, number: int) -> Game:
    """Game `number`: every number of seats and every edition has its turn."""
    info = GAMES[game]
    profile = next(name for name, values in info.options.items() if values == info.profiles)
    seats = info.seats[number % len(info.seats)]
    options = {profile: info.profiles[number // len(info.seats) % len(info.profiles)]}
    return new(game, seats, f"playout {number}", options, quiet=number % 4 != 0)


def public(game: Game) -> underhall.Game[Any]:
    return underhall.Game(game)


def lucks(game: Game, name: str) -> list[Luck]:
    return [seeded(f"{name} {seat}") for seat in range(game.config.seats)]


def play_by_hand(game: Game, choose: Chooser, most: int = -1) -> int:
    """The loop through the API that a playout stands for; how many answers were given."""
    done = 0
    while game.decisions and done != most:
        decision = game.decisions[0]
        game.answer(decision.seat, choose(game, decision))
        done += 1
    return done


def as_bots(name: str, own: list[Luck]) -> Chooser:
    """What the bots of that name choose, each with its own luck."""
    bots = [new_bot(name, seat, luck) for seat, luck in enumerate(own)]

    def choose(game: Game, decision: Decision) -> int:
        seat = decision.seat
        return bots[seat].choose(lambda: game.view(seat), decision, lambda luck: game.imagine(seat, luck))

    return choose


def by_weights(table: Mapping[str, float], own: list[Luck]) -> Chooser:
    """What a table of weights chooses, written out plainly."""
    heaviest = max(1 if "*" not in table else 0, *table.values())
    whole = heaviest <= HEAVIEST and all(float(weight).is_integer() for weight in table.values())

    def weight_of(kind: str, card: object) -> int:
        weight = table.get(f"{kind} {card}", table.get(kind, table.get("*", 1)))
        if whole or not weight:
            return int(weight)
        return max(1, int(weight / heaviest * HEAVIEST + 0.5))

    def choose(game: Game, decision: Decision) -> int:
        if len(decision.options) == 1:
            return 0
        sums = list(accumulate(weight_of(option.kind, option.fields.get("card")) for option in decision.options))
        luck = own[decision.seat]
        return bisect_right(sums, luck.below(sums[-1])) if sums[-1] else luck.below(len(sums))

    return choose


def assert_same(played: Game, by_hand: Game, spent: list[Luck], spent_by_hand: list[Luck]) -> None:
    """All answers, where they led, what was told, and the luck that is left."""
    assert played.answers == by_hand.answers
    assert played.fingerprint() == by_hand.fingerprint()
    assert played.events_for(0) == by_hand.events_for(0)
    assert [luck.state() for luck in spent] == [luck.state() for luck in spent_by_hand]


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_random_is_the_random_bots(name: str) -> None:
    """Whole games, answer by answer."""
    for number in range(GAMES_OF_EACH):
        played, by_hand = start(name, number), start(name, number)
        spent, spent_by_hand = lucks(played, "a"), lucks(played, "a")
        tally = public(played).playout("random", spent)
        assert tally.decisions == play_by_hand(by_hand, as_bots("random", spent_by_hand))
        assert played.outcome is not None
        assert_same(played, by_hand, spent, spent_by_hand)


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_greedy_is_the_greedy_bots(name: str) -> None:
    """From any moment of a random game on; the first games of each are played to the end."""
    for number in range(GAMES_OF_EACH):
        played = start(name, number)
        public(played).playout("random", seeded(number), answers=number * 7 % 150)
        by_hand = played.clone()
        played = played.clone()
        spent, spent_by_hand = lucks(played, "b"), lucks(played, "b")
        most = -1 if number < 3 else 12
        tally = public(played).playout("greedy", spent, answers=None if number < 3 else most)
        assert tally.decisions == play_by_hand(by_hand, as_bots("greedy", spent_by_hand), most)
        assert_same(played, by_hand, spent, spent_by_hand)


@pytest.mark.once
@pytest.mark.parametrize("table", [WHOLE, FRACTIONS, NOTHING_ELSE], ids=["whole", "fractions", "nothing else"])
@pytest.mark.parametrize("name", GAMES)
def test_weights_are_what_is_drawn_by(name: str, table: dict[str, dict[str, float]]) -> None:
    """As a plain reference does it with the options that everybody sees."""
    weights = table[name]
    for number in range(FEW):
        played, by_hand = start(name, number), start(name, number)
        spent, spent_by_hand = lucks(played, "c"), lucks(played, "c")
        tally = public(played).playout(weights, spent, answers=300)
        assert tally.decisions == play_by_hand(by_hand, by_weights(weights, spent_by_hand), 300)
        assert_same(played, by_hand, spent, spent_by_hand)


def test_what_weighs_nothing_is_not_chosen_unless_there_is_nothing_else() -> None:
    """And what weighs more is chosen more often, in proportion."""
    counted = {"pass": 0, "cast": 0}
    for number in range(FEW):
        game = start("boss-monster", number)
        asked: list[Decision] = []
        while game.decisions:
            asked.append(game.decisions[0])
            public(game).playout({"pass": 1, "cast": 3, "use": 0}, seeded(f"{number} {len(asked)}"), answers=1)
            option = asked[-1].options[game.answers[-1]]
            kinds = [each.kind for each in asked[-1].options]
            assert option.kind != "use" or set(kinds) == {"use"}
            if sorted(kinds) == ["cast", "pass"]:
                counted[option.kind] += 1
    share = counted["cast"] / sum(counted.values())
    assert sum(counted.values()) > 100
    assert 0.65 < share < 0.85


def test_each_seat_may_have_its_own_policy_and_luck() -> None:
    """One luck for all is spent by all, in the order of their answers."""
    played, by_hand = start("boss-monster", 6), start("boss-monster", 6)
    seats = played.config.seats
    assert seats == 2
    tally = public(played).playout(["greedy", {"pass": 0}], [seeded(1), seeded(2)])
    spent = [seeded(1), seeded(2)]
    greedy, weighing = as_bots("greedy", spent), by_weights({"pass": 0}, spent)
    play_by_hand(by_hand, lambda game, decision: (greedy, weighing)[decision.seat](game, decision))
    assert played.answers == by_hand.answers
    assert 0 < tally.choices <= tally.decisions == len(played.answers) // 2

    played, by_hand = start("boss-monster", 6), start("boss-monster", 6)
    public(played).playout("random", seeded(3))
    shared = seeded(3)
    play_by_hand(by_hand, as_bots("random", [shared, shared]))
    assert played.answers == by_hand.answers


@pytest.mark.parametrize("name", GAMES)
def test_it_stops_after_so_many_answers_or_at_a_turn(name: str) -> None:
    """In pieces it is the same game; what is over is not played on."""
    whole, pieces = start(name, 1), start(name, 1)
    public(whole).playout("random", seeded(5))
    luck = seeded(5)
    assert public(pieces).playout("random", luck, answers=0).decisions == 0
    assert public(pieces).playout("random", luck, turn=0).decisions == 0
    assert public(pieces).playout("random", luck, answers=4).decisions == 4
    policy = public(pieces).policy("random")
    for turn in range(2, 6):
        public(pieces).playout(policy, luck, turn=turn)
        assert pieces.turn == turn or pieces.over
        assert public(pieces).playout(policy, luck, turn=turn, answers=9).decisions == 0
    public(pieces).playout(policy, luck)
    assert pieces.over
    assert pieces.answers == whole.answers
    assert public(pieces).playout("greedy", luck).decisions == 0


def test_a_game_that_was_played_out_can_be_saved() -> None:
    """Its history is complete."""
    game = underhall.new("boss-monster", seats=3, seed="saved")
    game.playout("random", seeded(1))
    again = underhall.load(game.save())
    assert again.fingerprint() == game.fingerprint()
    assert len(game.events) == len(again.events) > 100


def test_the_laboratory_plays_the_same_games_as_its_bots() -> None:
    """Whether the engine plays them or each bot is asked."""
    for number in range(6):
        played = play_one(Plan("boss-monster", ("greedy", "random", "random"), "lab", {}, None), number)
        names = [("greedy", "random", "random")[(seat + number) % 3] for seat in range(3)]
        game = new("boss-monster", 3, f"lab/{number}", quiet=True)
        tally = play_out(game, [new_bot(name, seat, seeded(f"lab/{number}/{seat}")) for seat, name in enumerate(names)])
        assert game.outcome is not None
        assert list(played.winners) == game.outcome.winners
        assert (played.turns, played.decisions, played.choices) == (game.turn, tally.decisions, tally.choices)


def test_a_bot_of_ones_own_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine plays only what it has itself, also where somebody has put another bot under the same name."""

    class First:
        def choose(self, view: object, decision: Decision, imagine: object) -> int:
            return 0

    monkeypatch.setitem(
        underhall.bots.BOTS, "random", underhall.bots.BotKind(lambda name, seat, luck: First(), quick=True)
    )
    game = new("boss-monster", 2, "own", quiet=True)
    play_unwatched(game, ["random", "greedy"], lucks(game, "d"))
    of_first = [index for seat, index in zip(game.answers[::2], game.answers[1::2], strict=True) if seat == 0]
    assert set(of_first) == {0}
    assert game.over


SENSELESS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("policy", {"policy": "clever"}),
    ("policy", {"policy": None}),
    ("policy", {"policy": 3}),
    ("policy", {"policy": ["random", "clever", "random"]}),
    ("policy", {"policy": {"random"}}),
    ("policies", {"policy": ["random", "random"]}),
    ("policies", {"policy": []}),
    ("kind", {"policy": {"fly": 1}}),
    ("kind", {"policy": {"": 1}}),
    ("kind", {"policy": {4: 1}}),
    ("kind", {"policy": {("cast", "counterspell"): 1}}),
    ("kind", {"policy": {"* counterspell": 1}}),
    ("no-card", {"policy": {"pass counterspell": 1}}),
    ("weight", {"policy": {"cast": -1}}),
    ("weight", {"policy": {"cast": -0.001}}),
    ("weight", {"policy": {"cast": float("nan")}}),
    ("weight", {"policy": {"cast": float("inf")}}),
    ("weight", {"policy": {"cast": 10**400}}),
    ("weight", {"policy": {"cast": "3"}}),
    ("weight", {"policy": {"cast": True}}),
    ("weight", {"policy": {"cast": None}}),
    ("weight", {"policy": {"cast": [1]}}),
    ("all-zero", {"policy": {"*": 0, "cast": 0}}),
    ("all-zero", {"policy": {"*": 0}}),
    ("luck", {"luck": 7}),
    ("luck", {"luck": None}),
    ("luck", {"luck": [seeded(1), 2, seeded(3)]}),
    ("lucks", {"luck": [seeded(1)]}),
    ("limit", {"turn": -1}),
    ("limit", {"turn": 2.5}),
    ("limit", {"turn": "3"}),
    ("limit", {"turn": True}),
    ("limit", {"answers": -7}),
    ("limit", {"answers": "many"}),
    ("limit", {"answers": False}),
]


@pytest.mark.parametrize(("why", "wrong"), SENSELESS, ids=[f"{why} {n}" for n, (why, _) in enumerate(SENSELESS)])
def test_what_makes_no_sense_is_refused_and_changes_nothing(why: str, wrong: dict[str, Any]) -> None:
    """With an error that names it, before a single answer is given or any luck is spent."""
    game = underhall.new("boss-monster", seats=3, seed=1)
    luck = seeded(1)
    before = game.fingerprint(), luck.state(), list(game.engine.answers)
    with pytest.raises(BadPlayout) as refused:
        game.playout(**{"policy": "random", "luck": luck, **wrong})
    assert refused.value.details["why"] == why
    assert (game.fingerprint(), luck.state(), game.engine.answers) == before


def test_a_card_that_does_not_exist_is_refused_with_the_nearest() -> None:
    """A misspelt card would never weigh anything."""
    game = underhall.new("boss-monster", seats=2, seed=1)
    with pytest.raises(UnknownCard, match="dark-altar"):
        game.playout({"place dark-alter": 2}, seeded(1))
    assert not game.engine.answers


def test_a_policy_is_read_once_and_plays_any_number_of_games() -> None:
    """But not another game: its cards and kinds of options have other numbers."""
    game = underhall.new("boss-monster", seats=2, seed=1)
    other = underhall.new("munchkin-quest", seats=2, seed=1)
    table: dict[str, Any] = {"cast": Fraction(5, 2)}
    weights, greedy, any_option = game.policy(table), game.policy("greedy"), game.policy("random")
    assert isinstance(weights, Policy)
    assert game.policy(weights) is weights
    twin = game.clone()
    assert game.playout(weights, seeded(2), answers=20).decisions == 20
    assert twin.playout({"cast": 2.5}, seeded(2), answers=20).decisions == 20
    assert game.fingerprint() == twin.fingerprint()
    for policy in (weights, greedy):
        with pytest.raises(UnderhallError, match="another game"):
            other.playout(policy, seeded(1))
    assert other.playout(any_option, seeded(1), answers=5).decisions == 5


def test_weights_may_be_as_small_and_as_large_as_numbers_are() -> None:
    """Only their proportions matter."""
    outcomes = []
    for factor in (1.0, 1e-320, 1e300):
        game = underhall.new("boss-monster", seats=2, seed=1, quiet=True)
        game.playout({"*": factor * 1.5, "pass": factor * 0.75}, seeded(9))
        outcomes.append(game.fingerprint())
    assert outcomes[0] == outcomes[1] == outcomes[2]
