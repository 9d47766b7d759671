"""The Python surface: what a program may ask for, and what it is told when it asks for something else."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import underhall
from underhall import GAMES, Option, UnderhallError, seeded
from underhall.engine import Game
from underhall.errors import (
    BadOptionValue,
    BadSeatCount,
    GameOver,
    NotYourDecision,
    OptionNotOffered,
    StaleAnswer,
    UnknownGame,
    UnknownOption,
)
from underhall.kernel.decisions import pack
from underhall.kernel.types import OptionCode

GAME = "boss-monster"
games = pytest.mark.parametrize("name", GAMES)
# What is not even of the right kind may also be refused as Python refuses it.
TYPED = (UnderhallError, TypeError)


def started(name: str = GAME, seed: object = 7, **options: str) -> Game:
    return underhall.engine.new(name, GAMES[name].seats[-1], seed, dict(options))


def finish(game: Game, seed: object = "players") -> Game:
    luck = seeded(seed)
    while not game.over:
        decision = game.decisions[luck.below(len(game.decisions))]
        game.answer(decision.seat, decision.options[luck.below(len(decision.options))])
    return game


# -- starting -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["chess", "", "Boss-Monster", "boss_monster", None, 7, [], {}])
def test_an_unknown_game_is_named_with_those_there_are(name: Any) -> None:
    """The error quotes the name and lists every game."""
    with pytest.raises(UnknownGame) as caught:
        underhall.engine.new(name, 2)
    assert str(name) in str(caught.value)
    assert all(known in str(caught.value) for known in GAMES)
    with pytest.raises(UnknownGame):
        underhall.game_info(name)


@games
@pytest.mark.parametrize("seats", [0, 1, 5, 7, -2, True, False, "4", None, 4.0, 2.5, [2], 10**30])
def test_a_number_of_seats_that_cannot_be_is_named_with_the_limits(name: str, seats: Any) -> None:
    """The error quotes what was asked for, and how many can play."""
    info = GAMES[name]
    if type(seats) is int and seats in info.seats:
        seats = info.seats[-1] + seats
    with pytest.raises(BadSeatCount) as caught:
        underhall.engine.new(name, seats)
    told = str(caught.value)
    assert str(seats) in told
    assert str(info.seats[0]) in told
    assert str(info.seats[-1]) in told


@games
def test_every_number_of_seats_within_the_limits_can_be_had(name: str) -> None:
    """And no other."""
    for seats in range(12):
        if seats in GAMES[name].seats:
            assert underhall.engine.new(name, seats).config.seats == seats
        else:
            with pytest.raises(BadSeatCount):
                underhall.engine.new(name, seats)


@games
@pytest.mark.parametrize("given", [["edition"], "edition", 7, ("edition", "trefl-pl")])
def test_options_that_are_no_names_with_values_are_quoted(name: str, given: Any) -> None:
    """The error lists what could have been said instead."""
    with pytest.raises(UnknownOption) as caught:
        underhall.engine.new(name, 2, options=given)
    assert str(given) in str(caught.value)
    assert all(option in str(caught.value) for option in GAMES[name].options)


@games
def test_half_a_character_in_a_seed_is_as_good_a_seed_as_any(name: str) -> None:
    """A broken command line may hand one over; the game can still be saved and loaded."""
    game = underhall.engine.new(name, 2, seed="a\ud800b")
    assert game.config.seed == "a\\ud800b"
    assert underhall.engine.load(game.save()).fingerprint() == game.fingerprint()
    assert seeded("a\ud800b").state() == seeded(game.config.seed).state()


@games
@pytest.mark.parametrize("option", ["colour", "", "Edition", "edition "])
def test_an_unknown_option_is_named_with_those_there_are(name: str, option: str) -> None:
    """The error quotes the option and lists every option of the game."""
    with pytest.raises(UnknownOption) as caught:
        underhall.engine.new(name, 2, options={option: "on"})
    assert str(option) in str(caught.value)
    assert all(known in str(caught.value) for known in GAMES[name].options)


@games
@pytest.mark.parametrize("value", ["purple", "", "ON", None, 1, 2.5, [], "on "])
def test_a_value_that_an_option_does_not_have_is_named_with_those_it_has(name: str, value: Any) -> None:
    """For every option: the error quotes the value and lists the valid ones."""
    for option, values in GAMES[name].options.items():
        with pytest.raises(BadOptionValue) as caught:
            underhall.engine.new(name, 2, options={option: value})
        told = str(caught.value)
        assert option in told
        assert str(value) in told
        assert all(valid in told for valid in values)


@games
@pytest.mark.parametrize("profile", ["gen-con-2013", "", "TREFL-PL"])
def test_an_unknown_profile_is_named_with_those_there_are(name: str, profile: str) -> None:
    """A profile is a value of an option like any other."""
    info = GAMES[name]
    option = next(key for key, values in info.options.items() if values == info.profiles)
    with pytest.raises(BadOptionValue) as caught:
        underhall.engine.new(name, 2, options={option: profile})
    assert all(known in str(caught.value) for known in info.profiles)


@games
def test_every_value_of_every_option_can_be_had(name: str) -> None:
    """The game remembers it, and all the others as its profile sets them."""
    info = GAMES[name]
    for option, values in info.options.items():
        for value in values:
            fitting = [seats for seats in info.seats if info.nearest_options(seats, {option: value}) == {option: value}]
            chosen = underhall.engine.new(name, fitting[0], options={option: value}).config.options
            assert chosen[option] == value
            assert chosen.keys() == GAMES[name].options.keys()


def test_on_and_off_may_be_said_as_true_and_false() -> None:
    """A switch is a switch."""
    assert underhall.engine.new(GAME, 2, options={"hard_mode": True}).config.options["hard_mode"] == "on"
    assert underhall.engine.new(GAME, 2, options={"hard_mode": False}).config.options["hard_mode"] == "off"
    with pytest.raises(BadOptionValue):
        underhall.engine.new(GAME, 2, options={"decks": True})


def test_the_callers_options_stay_the_callers() -> None:
    """Starting a game does not change what it was started with, and changing that later does not change the game."""
    options = {"hard_mode": "on"}
    game = underhall.engine.new(GAME, 2, options=options)
    assert options == {"hard_mode": "on"}
    options["hard_mode"] = "purple"
    assert game.config.options["hard_mode"] == "on"


@games
@pytest.mark.parametrize("option", [7, None, 1.5, ("edition",)])
def test_what_is_no_name_of_an_option_is_refused(name: str, option: Any) -> None:
    """Whatever it is, no game comes of it."""
    with pytest.raises(TYPED):
        underhall.engine.new(name, 2, options={option: "on"})


# -- the same seed ------------------------------------------------------------------------------------------------


@games
def test_the_same_seed_is_the_same_game_byte_for_byte(name: str) -> None:
    """Same seed, options and answers: the same states, events and save."""
    one, two = finish(started(name)), finish(started(name))
    assert one.save() == two.save()
    assert one.fingerprint() == two.fingerprint()
    assert one.events_for(0) == two.events_for(0)


@games
def test_a_number_and_its_text_are_the_same_seed(name: str) -> None:
    """So that a seed may come from a command line."""
    assert started(name, 7).save() == started(name, "7").save()


@games
def test_different_seeds_are_different_games(name: str) -> None:
    """No two of a hundred begin alike."""
    beginnings = {str(started(name, seed).fingerprint()) for seed in range(100)}
    assert len(beginnings) == 100


@games
def test_the_luck_of_the_game_is_not_the_luck_of_the_players(name: str) -> None:
    """Other answers do not change what was dealt before them."""
    one, two = started(name), started(name)
    dealt = one.events_for(-1)
    one.answer(one.decisions[0].seat, 0)
    two.answer(two.decisions[0].seat, -1 + len(two.decisions[0].options))
    assert one.events_for(-1)[: len(dealt)] == two.events_for(-1)[: len(dealt)] == dealt


# -- answering ----------------------------------------------------------------------------------------------------


def unchanged(game: Game, kind: type[UnderhallError] | tuple[type[Exception], ...], seat: Any, option: Any) -> str:
    """Answering so is refused and changes nothing at all; the words of the error come back."""
    before = (game.fingerprint(), game.answers[:], len(game.events), len(game.snapshots), game.decisions[:])
    with pytest.raises(kind) as caught:
        game.answer(seat, option)
    assert (game.fingerprint(), game.answers, len(game.events), len(game.snapshots), game.decisions) == before
    return str(caught.value)


@games
def test_an_option_is_answered_as_itself_or_by_its_place(name: str) -> None:
    """Both lead to the same game."""
    one, two = started(name), started(name)
    seat = one.decisions[0].seat
    one.answer(seat, one.decisions[0].options[-1])
    two.answer(seat, len(two.decisions[0].options) - 1)
    assert one.save() == two.save()


@games
def test_a_seat_that_is_not_asked_is_told_who_is(name: str) -> None:
    """Nobody answers for somebody else, and nobody sits at a seat that does not exist."""
    game = underhall.engine.new(name, 2, 3)
    while len(game.decisions) > 1:
        game.answer(game.decisions[0].seat, 0)
    asked = game.decisions[0].seat
    for seat in (1 - asked, 2, -1, 99, 10**30):
        told = unchanged(game, NotYourDecision, seat, 0)
        assert str(seat) in told
        assert str(asked) in told


@games
def test_a_place_without_an_option_is_refused_with_those_there_are(name: str) -> None:
    """Beyond the last, before the first, far away."""
    game = started(name)
    decision = game.decisions[0]
    for place in (len(decision.options), -1, 10**6, 10**30, -(10**30)):
        told = unchanged(game, OptionNotOffered, decision.seat, place)
        assert str(place) in told
        assert str(decision.options[0]) in told


@games
def test_an_answer_cannot_be_given_twice(name: str) -> None:
    """Once taken, an option is history: the next question is another one."""
    game = started(name)
    for _ in range(12):
        decision = game.decisions[0]
        option = decision.options[0]
        game.answer(decision.seat, option)
        told = unchanged(game, (StaleAnswer, NotYourDecision), decision.seat, option)
        assert str(decision.seat) in told


@games
def test_a_stale_answer_is_told_from_a_wrong_one(name: str) -> None:
    """An option of an earlier question of the same seat names both questions."""
    game = started(name)
    kept: dict[int, Option] = {}
    stale = 0
    luck = seeded("stale")
    while not game.over and stale < 20:
        decision = game.decisions[0]
        if decision.seat in kept:
            old = kept[decision.seat]
            told = unchanged(game, StaleAnswer, decision.seat, old)
            assert str(old.decision_number) in told
            assert str(decision.number) in told
            stale += 1
        kept[decision.seat] = decision.options[0]
        game.answer(decision.seat, luck.below(len(decision.options)))
    assert stale == 20


def test_an_option_made_up_is_refused() -> None:
    """The right question, but a code that is not offered, or offered elsewhere in the list."""
    game = started()
    decision = game.decisions[0]
    real = decision.options[0]
    for made_up in (
        Option(OptionCode(real.code ^ 1 << 40), 0, real.decision_number, real.wording),
        Option(real.code, 1, real.decision_number, real.wording),
        Option(real.code, -1, real.decision_number, real.wording),
        Option(real.code, 10**6, real.decision_number, real.wording),
        Option(OptionCode(255), 0, real.decision_number, real.wording),
        Option(OptionCode(-1), 0, real.decision_number, real.wording),
        Option(pack(3, 65535, 65535, 65535), 0, real.decision_number, real.wording),
    ):
        unchanged(game, OptionNotOffered, decision.seat, made_up)


@games
def test_a_finished_game_asks_nothing_more(name: str) -> None:
    """Whoever answers whatever is told that it is over, and the outcome stands."""
    game = finish(started(name))
    outcome = repr(game.outcome)
    assert game.decisions == ()
    assert game.decision_of(0) is None
    for seat in (0, 1, -1, 99):
        assert "over" in unchanged(game, GameOver, seat, 0)
    assert repr(game.outcome) == outcome


@games
def test_a_game_says_which_one_it_is(name: str) -> None:
    """In a notebook or a debugger: the game, its seats, its seed, its turn; a copy says the same."""
    game = started(name, seed="a seed")
    assert repr(game) == repr(game.clone()) == f"<{name}: seats {game.config.seats}, seed 'a seed', turn 0>"
    turn = GAMES[name].turn(finish(game))
    assert turn > 1
    assert repr(game) == f"<{name}: seats {game.config.seats}, seed 'a seed', over in turn {turn}>"


@games
def test_an_outcome_says_who_won_with_what_and_why(name: str) -> None:
    """Winners by seat, a score for every seat, and the rule that ended the game; before the end there is none.

    Nobody wins only where a rule gives the game to the monsters.
    """
    game = started(name)
    assert game.outcome is None
    outcome = finish(game).outcome
    assert outcome is not None
    assert outcome.winners or outcome.rule == "MQ-WIN-02"
    assert set(outcome.winners) <= set(range(game.config.seats))
    assert len(outcome.scores) == game.config.seats
    assert outcome.rule in repr(outcome)


class Odd:
    """Something that is neither a seat nor an option."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


@pytest.mark.parametrize("seat", [True, False, 0.0, 1.0, "0", "1", None, [0], b"1", 1j])
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    """Also where Python would take it for the number of one."""
    game = underhall.engine.new(GAME, 2, 7)
    while len(game.decisions) > 1:
        game.answer(game.decisions[0].seat, 0)
    unchanged(game, TYPED, seat, 0)
    other = underhall.engine.new(GAME, 2, 7)
    unchanged(other, TYPED, seat, other.decisions[0].options[0])


@pytest.mark.parametrize("option", [True, False, 0.0, 1.0, "0", "pass", None, [0], b"0", Odd()])
def test_what_is_no_option_is_refused(option: Any) -> None:
    """Also where Python would take it for the place of one."""
    game = underhall.engine.new(GAME, 2, 7)
    for decision in game.decisions[:]:
        unchanged(game, TYPED, decision.seat, option)


def some_way_on(seed: int) -> Game:
    game, luck = started(seed=seed), seeded(seed)
    while len(game.answers) < 40:
        decision = game.decisions[0]
        game.answer(decision.seat, luck.below(len(decision.options)))
    return game


GAMES_ON = [some_way_on(seed) for seed in range(3)]
anything = (
    st.none() | st.booleans() | st.floats() | st.text(max_size=5) | st.binary(max_size=5) | st.lists(st.integers())
)


@given(st.sampled_from(GAMES_ON), st.integers(), st.integers())
def test_any_numbers_answer_or_are_refused(game: Game, seat: int, place: int) -> None:
    """A clone takes the answer if it was offered; otherwise our own error says why and nothing changes."""
    decision = game.decision_of(seat)
    if decision is not None and 0 <= place < len(decision.options):
        game.clone().answer(seat, place)
    else:
        assert unchanged(game, UnderhallError, seat, place)


@given(st.sampled_from(GAMES_ON), st.integers(-1, 4), st.integers(), st.integers(), st.integers(-1, 60))
def test_any_made_up_options_answer_or_are_refused(game: Game, seat: int, code: int, place: int, asked: int) -> None:
    """Only what is in the list counts, not what it looks like."""
    option = Option(OptionCode(code), place, asked, game.wording)
    decision = game.decision_of(seat)
    if decision is None or (code, asked) not in [
        (o.code, o.decision_number) for o in decision.options[place : place + 1]
    ]:
        unchanged(game, UnderhallError, seat, option)


@given(st.sampled_from(GAMES_ON), anything, anything)
def test_anything_else_is_refused(game: Game, seat: Any, option: Any) -> None:
    """Neither seat nor option need be numbers at all; nothing changes."""
    unchanged(game.clone(), TYPED, seat, option)
    unchanged(game.clone(), TYPED, game.decisions[0].seat, option)
    unchanged(game.clone(), TYPED, seat, 0)
