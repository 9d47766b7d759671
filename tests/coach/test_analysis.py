"""The coach's look at a game: what it calls a mistake, how it counts luck, and what it may know."""

import pytest

import underhall
from underhall.bots.bot import is_choice
from underhall.bots.play import play_unwatched
from underhall.bots.search import mean, standard_error
from underhall.coach.analysis import SAME_AT_FIRST, Analysis, accuracy, analyse, luck_of, result_of, telling_apart
from underhall.coach.chances import WeighedOption, behind, chance_given_away, chance_of_seat, weigh
from underhall.coach.hints import hint
from underhall.games import GAMES
from underhall.kernel.explain import Note
from underhall.kernel.game import Game
from underhall.kernel.luck import Luck, seeded
from underhall.server.bot_seats import choose_for

pytestmark = pytest.mark.once

FEW = 2  # worlds: enough where nothing hangs on the figures


def played(answers: int, game: str = "boss-monster", seats: int = 2, seed: str = "1") -> Game:
    """A game after so many answers, everybody playing like the greedy bot."""
    begun = underhall.engine.new(game, seats, seed)
    while begun.decisions and len(begun.answers) // 2 < answers:
        decision = begun.decisions[0]
        begun.answer(decision.seat, choose_for("greedy", begun, decision))
    return begun


def looked_through(game: Game, worlds: int = FEW) -> Analysis:
    info, config = underhall.game_info(game.config.game), game.config

    def start() -> Game:
        return info.start(config.seats, config.seed, dict(config.options), True)

    return analyse(start, game.answers, None, worlds, worlds)


def at_a_choice(seats: int = 2, after: int = 6) -> Game:
    """A game in which somebody has a real choice."""
    game = played(after, seats=seats)
    while not is_choice(game.decisions[0]):
        decision = game.decisions[0]
        game.answer(decision.seat, choose_for("greedy", game, decision))
    return game


# -- a game ------------------------------------------------------------------------------------------------------------


def test_the_same_game_gets_the_same_report() -> None:
    """Also if it is not over: then the last chances are what everybody may hope for."""
    game = played(10)
    found = looked_through(game)
    assert looked_through(game) == found
    assert found.curve[0].answers == 0
    assert found.curve[-1].answers == 10
    assert all(sum(point.chances) == pytest.approx(1) for point in found.curve)
    assert len(found.seats) == 2


def test_progress_is_told_after_each_answer() -> None:
    """In their order, each once."""
    game = played(6)
    heard: list[int] = []
    info, config = underhall.game_info("boss-monster"), game.config
    analyse(lambda: info.start(2, config.seed, dict(config.options), True), game.answers, heard.append, FEW, FEW)
    assert heard == [1, 2, 3, 4, 5, 6]


def test_a_game_without_answers_has_a_report() -> None:
    """Nothing was chosen: nothing was given away, and there is no accuracy to speak of."""
    found = looked_through(played(0))
    assert [(seat.choices, seat.given_away, seat.accuracy) for seat in found.seats] == [(0, 0.0, None)] * 2


def test_a_game_for_one_is_counted_in_points() -> None:
    """There are no chances that must be 1 together, no accuracy and no luck."""
    found = looked_through(played(6, "super-boss-monster", 1))
    assert all(len(point.chances) == 1 for point in found.curve)
    (seat,) = found.seats
    assert seat.accuracy is None
    assert seat.luck == 0.0


def test_a_blunder_is_named_with_what_was_better() -> None:
    """The seat that the greedy bot brought to its 15th choice takes the option that leaves it least."""
    game = played(14)
    decision = game.decisions[0]
    worst = weigh(game, decision, 16, seeded("worst"), len(decision.codes) - 1)[-1].place
    chosen = decision.options[worst]
    game.answer(decision.seat, worst)
    found = looked_through(game, 16)
    (mistake,) = [move for move in found.seats[decision.seat].mistakes if move.answers == 14]
    assert (mistake.chosen.kind, mistake.chosen.fields) == (chosen.kind, chosen.fields)
    assert mistake.other_chance > mistake.chosen_chance + 0.03
    assert found.seats[decision.seat].given_away > 0.03


# -- why -------------------------------------------------------------------------------------------------------------


def test_what_both_options_do_is_no_reason() -> None:
    """Only what tells them apart is told; where nothing does yet, that is said."""
    card, soul, wound = Note("does-card"), Note("does-soul"), Note("does-wound")
    assert telling_apart([card, soul], [card, wound]) == ([soul], [wound])
    assert telling_apart([card], [card, wound]) == ([], [wound])
    assert telling_apart([card], [card]) == telling_apart([], []) == ([], [Note(SAME_AT_FIRST)])


def test_nobody_is_praised_for_not_reacting() -> None:
    """However bad the reaction would have been: a good move does something."""
    game = played(400)
    info = GAMES["boss-monster"]
    found = looked_through(game, 6)
    good = {move.answers: move for seat in found.seats for move in seat.good_moves}
    assert good
    again = info.start(2, game.config.seed, dict(game.config.options), True)
    for number in range(len(game.answers) // 2):
        seat, place = game.answers[2 * number], game.answers[2 * number + 1]
        if number in good:
            decision = again.decision_of(seat)
            assert decision is not None
            assert not (info.is_reaction(decision) and place == info.default_option(decision))
        again.answer(seat, place)


# -- what is given away ------------------------------------------------------------------------------------------------


def test_a_choice_that_loses_for_sure_has_given_everything_away() -> None:
    """However likely the win was with the best one."""
    weighed = [WeighedOption(0, [0.8, 0.6, 0.7, 0.9]), WeighedOption(1, [0.0, 0.0, 0.0, 0.0])]
    assert chance_given_away(weighed, 1) == pytest.approx(0.75)
    assert chance_given_away(weighed, 0) == 0.0
    gap, error = behind(weighed, 1, 0)
    assert gap > 2 * error


def test_options_that_are_equally_good_give_nothing_away_on_average() -> None:
    """Though in each sample one of them looks best: the best is found in one half and compared in the other."""
    luck = seeded("equal")
    given = [chance_given_away(_noise(luck), 0) for _ in range(2000)]
    assert abs(mean(given)) < 3 * standard_error(given)
    naive = [max(each.chance for each in found) - found[0].chance for found in (_noise(luck) for _ in range(500))]
    assert mean(naive) > 0.1  # what comparing in the same worlds would call a loss


def _noise(luck: Luck) -> list[WeighedOption]:
    return [WeighedOption(place, [luck.below(1000) / 1000 for _ in range(8)]) for place in range(4)]


def test_the_option_that_was_chosen_is_weighed_whatever_it_is() -> None:
    """Also if no sensible player would take it; every option in the same number of worlds."""
    game = at_a_choice()
    decision = game.decisions[0]
    for place in range(len(decision.codes)):
        weighed = weigh(game, decision, FEW, seeded("x"), place)
        assert place in [each.place for each in weighed]
        assert {len(each.worths) for each in weighed} == {FEW}


def test_accuracy_falls_with_what_is_given_away() -> None:
    """From 100 for nothing to 0; what looks like a gain is no more than 100."""
    figures = [accuracy(given) for given in (-0.1, 0.0, 0.01, 0.05, 0.2, 1.0)]
    assert figures[0] == figures[1] == pytest.approx(100, abs=0.01)
    assert figures == sorted(figures, reverse=True)
    assert figures[-1] == 0.0


# -- luck --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", [[0.0, 0.0, 0.0], [0.3, 0.1, 0.0], [0.0, 2.0, 0.7]])
def test_luck_is_nothing_in_total_when_somebody_wins(given: list[float]) -> None:
    """What one had, the others lacked."""
    first, results = [0.2, 0.5, 0.3], [0.0, 0.0, 1.0]
    luck = [luck_of(seat, first, results, given) for seat in range(3)]
    assert sum(luck) == pytest.approx(0)


def test_the_result_is_shared_by_those_who_won() -> None:
    """And is nothing where nobody has."""
    game = played(0)
    assert result_of(game) == [0.0, 0.0]


# -- hints -------------------------------------------------------------------------------------------------------------


def test_a_hint_is_the_same_on_the_same_position() -> None:
    """Nobody gets another one by asking again."""
    game = at_a_choice()
    assert hint(game, game.decisions[0], FEW) == hint(game, game.decisions[0], FEW)


def test_a_hint_is_judged_on_what_the_seat_knows() -> None:
    """When what it cannot see is dealt otherwise, the hint is the same."""
    game = at_a_choice(seats=3)
    decision = game.decisions[0]
    seat = decision.seat
    others = [game.imagine(seat, seeded(name)) for name in ("one", "two")]
    assert len({str(other.view((seat + 1) % 3)) for other in others}) == 2, "nothing is hidden here"
    for other in others:
        asked = other.decision_of(seat)
        assert asked is not None
        assert hint(other, asked, 16) == hint(game, decision, 16)


def test_whoever_played_alone_ends_with_the_points_that_they_have() -> None:
    """A finished game stands at its score, as the last point of the curve shows it."""
    game = GAMES["super-boss-monster"].start(1, "alone", {}, False)
    play_unwatched(game, ["random"], [seeded("alone")])
    assert game.outcome is not None
    assert chance_of_seat(game, 0, 2, seeded("coach")) == game.outcome.scores[0]
