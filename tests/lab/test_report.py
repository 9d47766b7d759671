"""Reports: what became of each card is counted right, whoever shares the work, and drawn on a page."""

import json
import math
import re
from pathlib import Path

import polars as pl
import pytest

import underhall
from underhall.errors import BadOptionValue, BadSeatCount, UnderhallError, UnknownBot, UnknownOption
from underhall.games import GAMES
from underhall.lab.comparison import compare
from underhall.lab.errors import BadReport
from underhall.lab.report import Report, Wins, length, report
from underhall.lab.report_folder import FILES, make_report, read_report
from underhall.lab.report_sections import as_markdown, sections
from underhall.lab.simulate import Plan
from underhall.lab.standing import adjusted, mean_of, p_of_means, p_of_shares, p_of_standings, standing
from underhall.lab.watching import is_given_up, watch_game
from underhall.text import LANGUAGES, texts

pytestmark = pytest.mark.once

SUPER = "super-boss-monster"


@pytest.fixture(scope="module")
def measured() -> Report:
    """Six games of two and six of three, by random players."""
    return report(SUPER, "random", 6, (2, 3), seed=4)


def test_a_boss_is_played_once_by_every_seat_of_a_game(measured: Report) -> None:
    """The games in which a boss was played add up to the seats there were, its wins to the games."""
    bosses = [card for card in measured.cards.values() if card.type == "boss"]
    for seats in (2, 3):
        standings = [each.by_seats[seats] for each in bosses]
        assert sum(each.players for each in standings) == 6 * seats
        assert sum(each.wins for each in standings) == 6
        assert sum(share.wins for share in measured.seat_wins[seats].values()) == 6
        assert measured.first_player[seats].players == 6
        assert sum(measured.lengths[seats].rounds.values()) == 6
    assert sum(each.players for each in measured.openings.values()) <= 6 * (2 + 3)


def test_cards_are_counted_by_what_is_done_with_them(measured: Report) -> None:
    """Nobody takes what is not offered; what is built or cast has players; everything adds up over tables."""
    rooms = [card for card in measured.cards.values() if card.type == "room"]
    assert sum(card.taken for card in rooms) > 0
    for card in measured.cards.values():
        assert card.taken <= card.offered
        assert card.overall.players <= card.played
        assert (card.played > 0) == (card.overall.players > 0)
        assert card.overall.players == sum(each.players for each in card.by_seats.values())
        assert card.overall.low <= card.overall.ratio <= card.overall.high
        assert card.decisive <= card.change.count <= card.played
        assert card.kept is None or 0 <= card.kept <= 1
    assert any(card.given_up for card in rooms)
    assert sum(card.change.count for card in rooms) >= 6 * (2 + 3), "everybody chooses a first room"


def test_what_is_counted_is_what_the_events_tell() -> None:
    """One game played again is the same; whoever places a room has a change for it, and openings are not bosses."""
    plan = Plan(SUPER, ("random", "random"), "once", {}, None)
    seen = watch_game(plan, 3)
    assert seen == watch_game(plan, 3)
    types = {card["id"]: card["type"] for card in GAMES[SUPER].printed()}
    assert {types[card] for card in seen.openings} <= {"room", "spell"}
    assert {use.seat for use in seen.uses if use.played} == {0, 1}
    assert all(-1 <= change <= 1 for use in seen.uses for change in use.changes)
    assert seen.first in (0, 1)


def test_a_dungeon_to_walk_has_places_and_characters() -> None:
    """Munchkin Quest: rooms that seats came to, races and classes as types of their own."""
    found = report("munchkin-quest", "random", 1, (2,), seed=1)
    assert found.places
    assert {"race", "class", "monster"} <= {card.type for card in found.cards.values()}
    kept = {card for card, each in found.cards.items() if each.in_the_end.players}
    assert kept <= {card["id"] for card in GAMES["munchkin-quest"].printed() if card.get("kind") in ("race", "class")}


@pytest.mark.parametrize("game", GAMES)
def test_deeds_name_events_that_there_are(game: str) -> None:
    """Every event that counts has a seat and a card; each game tells who begins, and how one parts with a card."""
    info = GAMES[game]
    messages = {message.name: message for message in info.messages()}
    for name, word in info.deeds().items():
        assert word in ("drawn", "played", "used")
        assert {"seat", "card"} <= set(messages[name].types)
    given_up = {name for name, message in messages.items() if is_given_up(message) and not message.use}
    assert "card-discarded" in given_up
    assert not {"room-placed", "card-packed"} & given_up
    assert messages["first-player"].types[0] == "seat"


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    """One process or two count the same; another seed gives other games."""
    one = report("boss-monster", "random", 6, (2,), seed=5)
    assert one == report("boss-monster", "random", 6, (2,), seed=5, jobs=2)
    assert one.cards != report("boss-monster", "random", 6, (2,), seed=6).cards


def test_without_seats_every_table_of_rivals_is_played() -> None:
    """From two players up to as many as the game takes."""
    assert report("boss-monster", "random", 1).seats == (2, 3, 4)
    assert underhall.game_info(SUPER).seats[0] == 1


@pytest.mark.parametrize(
    ("bot", "games", "seats", "options", "error"),
    [
        ("clever", 1, (2,), {}, UnknownBot),
        ("random", 0, (2,), {}, BadOptionValue),
        ("random", 10**15, (2,), {}, BadOptionValue),
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
        report(SUPER, bot, games, seats, options=options, progress=played.append)
    assert played == []


# -- statistics --------------------------------------------------------------------------------------------------


def test_a_standing_is_measured_by_the_seats_at_each_table() -> None:
    """Half of the games at two seats and a quarter at four are both a fair share; twice that is 2."""
    fair = standing({2: 10, 4: 20}, {2: 5, 4: 5, 6: 3})
    assert (fair.players, fair.wins, fair.ratio, fair.p) == (30, 10, 1.0, 1.0)
    assert fair.low < 1 < fair.high
    double = standing({4: 40}, {4: 20})
    assert double.ratio == pytest.approx(2)
    assert double.p == pytest.approx(math.erfc(10 / math.sqrt(7.5) / math.sqrt(2)))
    assert standing({4: 4}, {4: 4}).p == 1.0, "four games say nothing"
    assert standing({4: 0}, {}).players == 0


def test_p_values_are_adjusted_as_benjamini_and_hochberg_say() -> None:
    """The example of their paper: of these fifteen, the first four stay below 0.05."""
    found = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528]
    shuffled = [0.7590, *found, 1.0]
    told = adjusted(shuffled)
    assert sum(p < 0.05 for p in told) == 4
    assert told[1] == pytest.approx(0.0015)
    assert told[3] == pytest.approx(0.0019 * 5)
    assert max(told) <= 1.0
    assert adjusted([]) == []


def test_differences_need_enough_games() -> None:
    """Few games say nothing, many do; what is the same does not differ."""
    few, many, other = standing({2: 4}, {2: 4}), standing({2: 400}, {2: 200}), standing({2: 400}, {2: 260})
    assert p_of_standings(few, many) is None
    assert p_of_standings(many, many) == pytest.approx(1.0)
    assert (p_of_standings(many, other) or 1) < 1e-4
    assert p_of_shares((1, 4), (3, 400)) is None
    assert (p_of_shares((100, 400), (200, 400)) or 1) < 1e-6
    assert p_of_means(mean_of(3, 3, 3), mean_of(300, 300, 300)) is None
    assert mean_of(4, 10, 30).deviation == pytest.approx(1.2909944)


def test_a_length_is_told_by_its_middle_and_its_exceptions() -> None:
    """Of twenty games one may be an exception."""
    told = length([*range(1, 20), 200])
    assert (told.median, told.slow, told.longest) == (10.5, 19, 200)
    assert length([7]).mean.mean == 7


# -- two reports -------------------------------------------------------------------------------------------------


def test_only_what_moved_beyond_chance_is_told() -> None:
    """Other deals of the same game move nothing, a game without half of its cards moves much; seeds are fixed."""
    before = report("boss-monster", "random", 100, (2,), seed="a")
    same = compare(before, report("boss-monster", "random", 100, (2,), seed="b"))
    assert same.compared > 100
    assert same.moved == []
    harder = compare(before, report("boss-monster", "random", 100, (2,), seed="b", options={"hard_mode": "on"}))
    assert harder.moved
    assert all(each.p <= each.p_adjusted < 0.05 for each in harder.moved)
    assert "hard_mode=on" in harder.after


def test_reports_of_different_things_are_not_compared(measured: Report) -> None:
    """The error says what differs."""
    other = report(SUPER, "random", 1, (2,), seed=4)
    with pytest.raises(BadReport, match=r"seats = \(2, 3\), seats = \(2,\)"):
        compare(measured, other)


# -- files -------------------------------------------------------------------------------------------------------


def test_a_report_is_a_folder_that_needs_nothing_else(tmp_path: Path) -> None:
    """The page loads nothing, the numbers can be read again, and the rows add up to them."""
    made = make_report(tmp_path, texts("ja"), "boss-monster", "random", 4, (2, 3), "f")
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(FILES)
    assert read_report(tmp_path) == made
    page = (tmp_path / "report.html").read_text("utf-8")
    outside = re.sub(r"(<script[^>]*>).*?</script>", r"\1", page, flags=re.DOTALL)
    assert not re.search(r"<(script|link|img)[^>]+(src|href)=", outside)
    assert "default-src 'none'" in page
    specs = re.search(r'<script id="charts" type="application/json">(.*?)</script>', page)
    assert specs is not None
    charts = json.loads(specs[1])
    assert [f'id="{name}"' in page for name in charts] == [True] * len(charts)
    assert outside.count("<section") == outside.count("<table>") == len(list(sections(made, texts("ja"))))
    seats = pl.read_parquet(tmp_path / "games.parquet")
    cards = pl.read_parquet(tmp_path / "cards.parquet")
    assert seats.height == 4 * (2 + 3)
    for card, each in made.cards.items():
        rows = cards.filter(pl.col("card") == card)
        assert (rows["played"].sum(), rows["given_up"].sum()) == (each.played, each.given_up)
        assert rows.filter(pl.col("played") > 0)["won"].sum() == each.overall.wins


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_page_is_told_in_every_language(measured: Report, lang: str) -> None:
    """No message id shows through, and every row has as many cells as there are columns."""
    for section in sections(measured, texts(lang)):
        assert all(len(row) == len(section.columns) for row in section.rows)
    assert "report-" not in as_markdown(measured, texts(lang))


def test_what_is_no_report_is_told(tmp_path: Path) -> None:
    """Nothing there, or something else."""
    with pytest.raises(BadReport, match="There is no report"):
        read_report(tmp_path)
    (tmp_path / "report.json").write_text('{"game": 3}')
    with pytest.raises(BadReport, match="cannot be read"):
        read_report(tmp_path)


def test_nobody_counted_has_no_standing() -> None:
    """And does not divide by nothing."""
    assert Wins().standing().players == Wins().standing(3).players == 0
