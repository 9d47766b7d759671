"""`underhall balance`: a table a type of card for people, one object for programs, mistakes told at once."""

import pytest

from tests.cli.shell import Shell
from underhall.text import LANGUAGES

pytestmark = pytest.mark.once

LINE = "balance super-boss-monster --bot random --games 2"


def test_the_result_is_one_object_for_programs(shell: Shell) -> None:
    """Nothing but the object is printed, with every card that came up and its standing at each table."""
    ran = shell(f"{LINE} --seats 2 --seats 3 --seed 1 --json")
    assert (ran.code, ran.err) == (0, "")
    assert list(ran.json) == ["game", "bot", "games", "seats", "lengths", "unwon", "cards"]
    assert ran.json["seats"] == [2, 3]
    bosses = [card for card in ran.json["cards"].values() if card["type"] == "boss"]
    assert sum(card["overall"]["players"] for card in bosses) == 2 * 2 + 2 * 3
    assert all(set(card["by_seats"]) == {"2", "3"} for card in bosses)


def test_people_get_a_table_for_each_type_of_card(shell: Shell) -> None:
    """Bosses, rooms and spells, with a column for each number of players, and what the numbers mean."""
    ran = shell(f"{LINE} --seats 2 --seats 4")
    assert (ran.code, ran.err) == (0, "")
    for told in ("Bosses: ", "Rooms: ", "Spells: ", "At 2", "At 4", "Taken", "Games for each number of players: 2."):
        assert told in ran.out


def test_the_same_seed_gives_the_same_result_in_any_number_of_processes(shell: Shell) -> None:
    """The numbers are those of the seed, not of the processes."""
    first, shared, other = (shell(f"{LINE} --seats 2 --json {end}").json for end in ("", "--jobs 2", "--seed b"))
    assert first == shared != other


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("balance chess", "There is no game “chess”. Games: boss-monster, super-boss-monster, munchkin-quest."),
        ("balance super-boss-monster --seats 1", "“super-boss-monster” is for 2 to 6 players"),
        (
            "balance super-boss-monster --bot deep",
            "There is no bot “deep”. Bots: random, easy, normal, hard, nightmare, adaptive, search",
        ),
        ("balance super-boss-monster --games 0", "“0” is not a value of the option “games”."),
        ("balance super-boss-monster --option explorers=on --games 1", "explorers=off"),
    ],
)
def test_mistakes_are_told(shell: Shell, words: str, told: str) -> None:
    """Exit code 2, nothing on standard output, and a sentence that says what would be right."""
    ran = shell(words)
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_and_result_are_told_in_every_language(shell: Shell, lang: str) -> None:
    """No message id shows through, on the help page or in the tables."""
    for line in ("balance --help", "balance boss-monster --bot random --seats 2 --games 1"):
        ran = shell(f"{line} --lang {lang}")
        assert ran.code == 0
        assert "cli-" not in ran.out
