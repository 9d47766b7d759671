"""Balance: what became of each card is counted right, whoever shares the work."""

import pytest

import underhall
from underhall.errors import BadOptionValue, BadSeatCount, UnderhallError, UnknownBot, UnknownOption
from underhall.games import GAMES
from underhall.lab.balance import Balance, Length, Standing, balance, length, standing, watch_one
from underhall.lab.simulate import Plan

SUPER = "super-boss-monster"


@pytest.fixture(scope="module")
def measured() -> Balance:
    """Six games of two and six of three, by random players."""
    return balance(SUPER, "random", 6, (2, 3), seed=4)


def of_type(result: Balance, type_: str) -> dict[str, dict[int, Standing]]:
    return {card: fate.by_seats for card, fate in result.cards.items() if fate.type == type_}


def test_a_boss_is_played_once_by_every_seat_of_a_game(measured: Balance) -> None:
    """The games in which a boss was played add up to the seats there were, its wins to the games."""
    for seats in (2, 3):
        standings = [each[seats] for each in of_type(measured, "boss").values()]
        assert sum(each.players for each in standings) == 6 * seats
        assert sum(each.wins for each in standings) == 6
        fair = sum(each.ratio * each.players for each in standings) / (6 * seats)
        assert fair == pytest.approx(1)


def test_cards_are_counted_by_what_is_done_with_them(measured: Balance) -> None:
    """Nobody takes what is not offered; what is built or cast has players; everything adds up over tables."""
    rooms = [fate for fate in measured.cards.values() if fate.type == "room"]
    assert sum(fate.taken for fate in rooms) > 0
    for fate in measured.cards.values():
        assert fate.taken <= fate.offered
        assert fate.overall.players <= fate.played
        assert (fate.played > 0) == (fate.overall.players > 0)
        assert fate.overall.players == sum(each.players for each in fate.by_seats.values())
        assert fate.overall.wins == sum(each.wins for each in fate.by_seats.values())
        assert fate.overall.low <= fate.overall.ratio <= fate.overall.high
    assert sum(fate.played for fate in rooms) >= 6 * (2 + 3), "everybody builds a first room"


def test_what_is_counted_is_what_the_events_tell() -> None:
    """One game played again: its winners, and who built which rooms."""
    plan = Plan(SUPER, ("random", "random"), "once", {}, None)
    seen = watch_one(plan, 3)
    again = watch_one(plan, 3)
    assert seen == again
    built = seen.deeds["played"]
    assert {seat for seat, _ in built} == {0, 1}
    assert len(seen.winners) == 1
    assert set(seen.taken) <= set(seen.offered)


@pytest.mark.parametrize("game", GAMES)
def test_deeds_name_events_that_there_are(game: str) -> None:
    """Every event that counts as a deed has a seat and a card, and every kind of offer is one of the game's."""
    info = GAMES[game]
    messages = {message.name: message for message in info.messages()}
    for name, word in info.deeds().items():
        assert word in ("drawn", "played", "used")
        assert {"seat", "card"} <= set(messages[name].types)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    """One process or two count the same; another seed gives other games."""
    one = balance("boss-monster", "random", 6, (2,), seed=5)
    assert one == balance("boss-monster", "random", 6, (2,), seed=5, jobs=2)
    assert one != balance("boss-monster", "random", 6, (2,), seed=6)


def test_a_standing_is_measured_by_the_seats_at_each_table() -> None:
    """Half of the games at two seats and a quarter at four are both a fair share; twice that is 2."""
    fair = standing({2: 10, 4: 20}, {2: 5, 4: 5, 6: 3})
    assert (fair.players, fair.wins) == (30, 10)
    assert fair.ratio == pytest.approx(1)
    assert fair.low < 1 < fair.high
    double = standing({4: 20}, {4: 10})
    assert double.ratio == pytest.approx(2)
    assert not double.is_fair
    assert standing({4: 0}, {}) == Standing(0, 0, 0.0, 0.0, 0.0)


def test_without_seats_every_table_of_rivals_is_played() -> None:
    """From two players up to as many as the game takes."""
    assert balance("boss-monster", "random", 1).seats == (2, 3, 4)
    assert underhall.game_info(SUPER).seats[0] == 1
    assert balance(SUPER, "random", 1).seats == (2, 3, 4, 5, 6)


@pytest.mark.parametrize(
    ("bot", "games", "seats", "options", "error"),
    [
        ("clever", 1, (2,), {}, UnknownBot),
        ("random", 0, (2,), {}, BadOptionValue),
        ("random", 1, (1,), {}, BadSeatCount),
        ("random", 1, (2, 7), {}, BadSeatCount),
        ("random", 1, (2,), {"colour": "red"}, UnknownOption),
        ("random", 1, (2, 5), {"explorers": "off"}, UnderhallError),
    ],
)
def test_what_cannot_be_played_is_refused(
    bot: str, games: int, seats: tuple[int, ...], options: dict[str, str], error: type[UnderhallError]
) -> None:
    """A typed error before the first game."""
    played: list[int] = []
    with pytest.raises(error):
        balance(SUPER, bot, games, seats, options=options, progress=played.append)
    assert played == []


def test_a_length_is_told_by_its_middle_and_its_exceptions() -> None:
    """Of twenty games one may be an exception; what takes more than sixty rounds is too long."""
    told = length([*range(1, 20), 200])
    assert (told.median, told.slow, told.longest) == (10.5, 19, 200)
    assert told.in_time == pytest.approx(0.95)
    assert length([7]) == Length(7, 7, 7, 1.0)


def test_a_character_is_measured_by_who_has_it_in_the_end() -> None:
    """Races and classes have keepers, other cards have none; rounds are turns of everybody."""
    result = balance("munchkin-quest", "random", 2, (3,), seed=1)
    kept = {card: fate.kept for card, fate in result.cards.items() if fate.kept.players}
    assert set(kept) <= {"d-dwarf", "d-elf", "d-halfling", "d-warrior", "d-wizard", "d-cleric", "d-thief"}
    assert sum(each.wins for each in kept.values()) <= sum(each.players for each in kept.values())
    seen = watch_one(Plan("munchkin-quest", ("random",) * 3, "1/3", {}, None), 0)
    assert 1 <= seen.rounds <= result.lengths[3].longest
    assert result.unwon[3] <= 2
