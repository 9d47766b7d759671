"""The end of the game: when it is judged, who wins, who loses, and what breaks a tie."""

import pytest

from tests.boss_table import Table, a_hero, boss_monster
from tests.marks import card, rule
from underhall.errors import GameOver
from underhall.games.boss_monster.facts import CARDS
from underhall.games.series.cards import HERO

EDITIONS = ["trefl-pl", "first-ru", "alpha-ja"]
WINNING = ("won-by-souls", "won-last", "won-tie", "won-tie-xp", "counted-out", "seat-out")

FOOL = "the-fool"  # health 2
NICK = "nick-the-masher"  # health 4, cleric
DELATORIOUS = "delatorious-angel-of-light"  # health 8, cleric
JOMAN = "joman-chimm-cutpurse"  # health 4, thief
TIEG = "tieg-and-the-magic-bubble"  # health 4, mage
MITCHELL = "mitchell-the-judge"  # health 6, mage
DARTTEON = "dartteon-elf-pyromancer"  # health 8, mage
LORD = "lord-van-ette"  # epic, health 13, cleric
NAMED = (FOOL, NICK, DELATORIOUS, JOMAN, TIEG, MITCHELL, DARTTEON, LORD)


class Scores:
    """Hands out heroes as souls and wounds, none of them twice and none of those that tests name."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.ordinary = [c.id for c in CARDS if c.type == HERO and not c.epic and c.id not in NAMED]
        self.epic = [c.id for c in CARDS if c.type == HERO and c.epic and c.id not in NAMED]

    def _heroes(self, value: int) -> list[str]:
        heroes = []
        while value >= 2 and self.epic:
            heroes.append(self.epic.pop())
            value -= 2
        return heroes + [self.ordinary.pop() for _ in range(value)]

    def give(self, name: str, souls: int, wounds: int) -> None:
        self.t.give_souls(name, *self._heroes(souls))
        self.t.give_wounds(name, *self._heroes(wounds))
        assert (self.t.souls(name), self.t.wounds(name)) == (souls, wounds)


def ended(*scores: tuple[int, int], bosses: tuple[str, ...] = (), edition: str = "trefl-pl") -> Table:
    """A table whose players come to the end of a turn with these souls and wounds, and go on if they may."""
    t = boss_monster(seats=["ann", "bob", "cy", "dan"][: len(scores)], bosses=bosses, edition=edition)
    given = Scores(t)
    for name, (souls, wounds) in zip(t.names, scores, strict=True):
        given.give(name, souls, wounds)
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave", "neanderthal-cave", "golem-factory")
    return t.turns("end")


def winner(t: Table) -> str:
    """The one who has won, or '' while the game goes on."""
    view = t.view("")
    if not view.winners:
        assert t.waiting
        assert t.g.outcome is None
        return ""
    assert t.waiting == []
    assert t.g.outcome is not None
    assert t.g.outcome.winners == view.winners
    with pytest.raises(GameOver):
        t.g.answer(view.winners[0], 0)
    return ", ".join(t.names[seat] for seat in view.winners)


# -- when it is judged --------------------------------------------------------------------------------------


@rule("BM-WIN-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_reaching_ten_souls_first_does_not_end_the_game_before_all_have_adventured(edition: str) -> None:
    """The first player reaches ten souls; the second still deals with a hero before the winner is declared."""
    t = boss_monster(edition=edition)
    Scores(t).give("ann", 9, 0)
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "haunted-library")
    t.entrance("ann", FOOL)
    t.entrance("bob", JOMAN)
    t.hand("bob", "fear")

    t.turns("adventure")
    while t.souls("ann") < 10:
        t.answer("bob", "pass")
    assert t.view("").active == t.seat("bob")
    assert winner(t) == ""
    assert t.events(*WINNING) == []
    t.answer("bob", "pass")

    assert winner(t) == "ann"
    assert t.events("hero-died", "hero-survived", *WINNING) == ["hero-died", "hero-survived", "won-by-souls"]


@rule("BM-WIN-01", "BM-WIN-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_later_player_may_overtake_in_the_same_turn(edition: str) -> None:
    """The first player reaches ten souls, the second eleven a moment later: the second wins."""
    t = boss_monster(edition=edition)
    given = Scores(t)
    given.give("ann", 9, 0)
    given.give("bob", 9, 0)
    t.dungeon("ann", "golem-factory")
    t.dungeon("bob", "bottomless-pit")
    t.entrance("ann", FOOL)
    t.entrance("bob", LORD)

    t.turns("adventure")
    assert t.souls("ann") == 10
    t.answer("bob", "use bottomless-pit 0")

    assert (t.souls("ann"), t.souls("bob")) == (10, 11)
    assert winner(t) == "bob"


@rule("BM-WIN-06")
@card("vampire-bordello")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fifth_wound_healed_in_the_same_turn_decides_nothing(edition: str) -> None:
    """The fifth wound comes from the first hero and is healed on the death of the second: the player plays on."""
    t = boss_monster(seats=["ann", "bob", "cy"], edition=edition)
    t.give_wounds("ann", NICK, TIEG, MITCHELL, DARTTEON)
    t.dungeon("ann", "vampire-bordello")
    t.entrance("ann", DELATORIOUS, FOOL)

    t.turns("adventure")
    assert t.wounds("ann") == 5
    t.answer("ann", "yes").answer("ann", f"hero {NICK}")

    assert t.wounds("ann") == 4
    assert t.souls("ann") == 2
    assert winner(t) == ""
    assert t.view("").turn == 2
    assert not t.view("").seats[0].out


@rule("BM-WIN-06")
@card("vampire-bordello")
def test_a_fifth_wound_that_is_not_healed_counts_at_the_end() -> None:
    """The same player declines to heal and is out at the end of the turn."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    t.give_wounds("ann", NICK, TIEG, MITCHELL, DARTTEON)
    t.dungeon("ann", "vampire-bordello")
    t.entrance("ann", DELATORIOUS, FOOL)

    t.turns("adventure")
    t.answer("ann", "no")

    assert t.wounds("ann") == 5
    assert t.view("").seats[0].out


@rule("BM-WIN-06")
@card("soul-harvest")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ten_souls_that_do_not_last_until_the_end_of_the_turn_win_nothing(edition: str) -> None:
    """The tenth soul is scored and another given up for spells in the same phase: nobody has won."""
    t = boss_monster(edition=edition)
    Scores(t).give("ann", 9, 0)
    t.dungeon("ann", "golem-factory")
    t.entrance("ann", FOOL, NICK)
    t.hand("ann", "soul-harvest")
    t.next_from("spell deck", "kobold-strike", "motivation")

    t.turns("adventure")
    while t.souls("ann") < 10:
        t.answer("ann", "pass")
    assert t.view("").phase == "adventure"
    t.answer("ann", "cast soul-harvest").answer("ann", f"hero {FOOL}")

    assert t.souls("ann") == 9
    assert winner(t) == ""
    assert t.view("").turn == 2


# -- who wins and who loses ---------------------------------------------------------------------------------


@rule("BM-WIN-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_five_wounds_lose_whatever_the_souls(edition: str) -> None:
    """12 souls and 5 wounds lose against 3 souls and none."""
    t = ended((12, 5), (3, 0), edition=edition)

    assert t.told("seat-out") == [{"seat": "ann", "wounds": 5}]
    assert t.view("").seats[0].out
    assert winner(t) == "bob"


@rule("BM-WIN-02")
@pytest.mark.parametrize(("wounds", "out"), [(4, False), (5, True), (6, True)])
def test_five_or_more_wounds_lose_and_four_do_not(wounds: int, out: bool) -> None:
    """Among three players one with 5 or 6 wounds is out and one with 4 is not, with souls enough to win or not."""
    t = ended((9, wounds), (3, 0), (2, 0))

    assert t.view("").seats[0].out == out
    assert winner(t) == ""


@rule("BM-WIN-03", "BM-CONF-31")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("souls", "wounds", "wins"), [(11, 4, True), (10, 0, True), (12, 4, True), (9, 0, False), (9, 4, False)]
)
def test_ten_souls_or_more_and_fewer_than_five_wounds_win(edition: str, souls: int, wounds: int, wins: bool) -> None:
    """10, 11 and 12 souls with up to 4 wounds win at the end of the turn; 9 souls do not."""
    t = ended((3, 0), (souls, wounds), edition=edition)

    assert winner(t) == ("bob" if wins else "")
    assert t.events(*WINNING) == (["won-by-souls"] if wins else [])
    assert t.view("").turn == (1 if wins else 2)


@rule("BM-CONF-31")
@card("bottomless-pit")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_epic_hero_may_carry_a_player_past_ten(edition: str) -> None:
    """9 souls and an epic hero make 11, which wins though 10 was never reached."""
    t = boss_monster(edition=edition)
    Scores(t).give("ann", 9, 0)
    t.dungeon("ann", "bottomless-pit")
    t.entrance("ann", LORD)

    t.turns("adventure")
    t.answer("ann", "use bottomless-pit 0")

    assert t.souls("ann") == 11
    assert winner(t) == "ann"
    assert t.told("won-by-souls") == [{"seat": "ann", "souls": 11, "wounds": 0}]


@rule("BM-WIN-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("scores", "wins"), [([(11, 3), (10, 1)], "bob"), ([(10, 1), (11, 3)], "ann")])
def test_several_winners_are_compared_by_souls_minus_wounds(
    edition: str, scores: list[tuple[int, int]], wins: str
) -> None:
    """11 souls and 3 wounds make 8, 10 souls and 1 wound make 9: the 9 wins from either seat."""
    t = ended(*scores, edition=edition)

    assert winner(t) == wins
    assert t.told("won-tie") == [{"seat": wins, "score": 9}]
    assert t.g.outcome is not None
    assert sorted(t.g.outcome.scores) == [8, 9]


@rule("BM-WIN-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("bosses", "wins"), [(("cleopatra", "gorgona"), "bob"), (("gorgona", "cleopatra"), "ann")])
def test_of_equal_results_the_lowest_xp_wins(edition: str, bosses: tuple[str, ...], wins: str) -> None:
    """Both at 10 souls and no wounds with XP 850 and 500: XP 500 wins from either seat."""
    t = ended((10, 0), (10, 0), bosses=bosses, edition=edition)

    assert winner(t) == wins
    assert t.told("won-tie-xp") == [{"seat": wins, "score": 10, "xp": 500}]


@rule("BM-WIN-05")
def test_the_lowest_xp_counts_only_among_those_with_the_best_result() -> None:
    """Of results 10, 10 and 9 the lower XP of the two tens wins, though the nine has the lowest XP of all."""
    t = ended((10, 0), (11, 1), (10, 1), bosses=("draculord", "king-croak", "gorgona"))

    assert winner(t) == "bob"


@rule("BM-CONF-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("scores", "wins", "told"),
    [
        pytest.param([(9, 5), (7, 5)], "ann", ["won-tie"], id="all have lost: the best result wins"),
        pytest.param([(7, 5), (9, 5)], "bob", ["won-tie"], id="all have lost, from the other seat"),
        pytest.param([(12, 5), (9, 6), (8, 5)], "ann", ["won-tie"], id="three have lost together"),
        pytest.param([(9, 5), (9, 5)], "bob", ["won-tie-xp"], id="all have lost alike: the lowest XP wins"),
        pytest.param([(9, 5), (7, 5), (2, 0)], "cy", ["seat-out", "seat-out", "won-last"], id="one is left and wins"),
        pytest.param([(14, 5), (10, 4), (9, 0)], "bob", ["won-by-souls"], id="one has won, one has lost"),
        pytest.param([(14, 5), (10, 4), (10, 0)], "cy", ["won-tie"], id="two have won, one has lost"),
        pytest.param([(10, 2), (12, 3), (10, 4), (4, 0)], "bob", ["won-tie"], id="three have won"),
        pytest.param([(9, 5), (7, 5), (2, 0), (3, 0)], "", ["seat-out", "seat-out"], id="two go on"),
    ],
)
def test_winners_are_compared_with_winners_and_losers_only_when_all_have_lost(
    edition: str, scores: list[tuple[int, int]], wins: str, told: list[str]
) -> None:
    """Ten souls under five wounds win before anything else; losers are compared only if nobody else is left."""
    t = ended(*scores, edition=edition)

    assert winner(t) == wins
    assert t.events(*WINNING) == told


@rule("BM-CONF-13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("scores", "wins"), [([(3, 5), (4, 1)], "bob"), ([(4, 1), (3, 5)], "ann")])
def test_the_last_player_left_wins_at_once(edition: str, scores: list[tuple[int, int]], wins: str) -> None:
    """One of two ends with five wounds: the other wins with 4 souls and 1 wound."""
    t = ended(*scores, edition=edition)

    assert winner(t) == wins
    assert t.told("won-last") == [{"seat": wins}]
    assert t.view("").ending == "BM-CONF-13"
    assert t.view("").turn == 1


@rule("BM-CONF-13")
def test_the_last_of_three_wins_when_the_second_to_last_is_out() -> None:
    """Two players are left of three; when one of them falls in a later turn the other wins."""
    t = boss_monster(seats=["ann", "bob", "cy"])
    given = Scores(t)
    given.give("ann", 0, 6)
    given.give("bob", 0, 4)
    given.give("cy", 2, 0)
    t.next_from("hero deck", JOMAN, TIEG, MITCHELL)
    t.next_from("room deck", "neanderthal-cave", "neanderthal-cave")

    t.turns("end")
    assert winner(t) == ""
    while t.view("").turn == 2 and t.waiting:
        t.answer(t.waiting[0], "pass")

    assert [told["seat"] for told in t.told("seat-out")] == ["ann", "bob"]
    assert winner(t) == "cy"


# -- no heroes left -----------------------------------------------------------------------------------------


def without_heroes(*scores: tuple[int, int], bosses: tuple[str, ...] = (), edition: str = "trefl-pl") -> Table:
    """A table with both hero decks empty."""
    t = boss_monster(seats=["ann", "bob", "cy"][: len(scores)], bosses=bosses, edition=edition)
    given = Scores(t)
    for name, (souls, wounds) in zip(t.names, scores, strict=True):
        given.give(name, souls, wounds)
    t.only_in("hero deck")
    t.only_in("epic deck")
    t.next_from("room deck", *["neanderthal-cave"] * 3)
    return t


@rule("BM-CONF-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("scores", "bosses", "wins"),
    [
        ([(8, 1), (6, 0)], (), "ann"),
        ([(6, 0), (8, 1)], (), "bob"),
        ([(7, 1), (6, 0)], ("cleopatra", "gorgona"), "bob"),
        ([(7, 1), (6, 0)], ("gorgona", "cleopatra"), "ann"),
    ],
)
def test_with_no_hero_left_anywhere_the_best_result_wins(
    edition: str, scores: list[tuple[int, int]], bosses: tuple[str, ...], wins: str
) -> None:
    """Both decks, town and entrances are empty at the end of a turn: souls minus wounds, then the lowest XP."""
    t = without_heroes(*scores, bosses=bosses, edition=edition)

    t.turns("end")

    assert winner(t) == wins
    assert t.view("").ending == "BM-CONF-06"


@rule("BM-CONF-06")
def test_a_loser_is_not_counted_when_the_heroes_run_out() -> None:
    """The player with five wounds is out first; the better of the two left wins."""
    t = without_heroes((9, 5), (3, 1), (3, 0))

    t.turns("end")

    assert t.told("seat-out") == [{"seat": "ann", "wounds": 5}]
    assert winner(t) == "cy"


@rule("BM-CONF-06")
@pytest.mark.parametrize("place", ["town", "entrance", "hero deck", "epic deck"])
def test_as_long_as_a_hero_is_left_the_game_goes_on(place: str) -> None:
    """A single hero in town, at an entrance or in a deck is enough to play another turn."""
    t = without_heroes((8, 1), (6, 0))
    if place == "town":
        t.town(TIEG)
    elif place == "entrance":
        t.entrance("bob", TIEG)
    else:
        t.next_from(place, TIEG if place == "hero deck" else LORD)

    t.turns("end")

    assert winner(t) == ""
    assert t.view("").turn == 2


@rule("BM-CONF-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_as_many_heroes_as_there_are_come_to_town(edition: str) -> None:
    """Two heroes left for three players: both come, and the turn is played."""
    t = without_heroes((1, 0), (1, 0), (1, 0), edition=edition)
    t.next_from("hero deck", TIEG)
    t.next_from("epic deck", LORD)

    t.turns("end")

    assert t.view("").turn == 2
    assert t.in_town == [TIEG, LORD]
    assert [told["hero"] for told in t.told("hero-revealed")] == [TIEG, LORD]
    assert winner(t) == ""


@rule("BM-CONF-06")
def test_the_last_hero_scored_ends_the_game_at_the_end_of_that_turn() -> None:
    """With the decks empty the last hero crosses a dungeon; its wound is counted before the results are compared."""
    t = without_heroes((8, 1), (6, 0))
    t.entrance("ann", TIEG)

    t.turns("adventure")

    assert (t.souls("ann"), t.wounds("ann")) == (8, 2)
    assert t.events("hero-survived", *WINNING) == ["hero-survived", "counted-out"]
    assert winner(t) == "bob"


@rule("BM-CONF-06")
def test_heroes_whom_nobody_can_lure_do_not_keep_the_game_going_for_ever() -> None:
    """With the decks empty and the last hero stuck in town, the game is counted out after twenty turns."""
    t = without_heroes((8, 1), (6, 0))
    t.town(TIEG)

    t.turns("build")
    while t.waiting and t.view("").turn <= 20:
        assert winner(t) == ""
        t.answer(t.waiting[0], "pass")

    assert t.in_town == [TIEG]
    assert t.view("").turn == 20
    assert winner(t) == "ann"
    assert t.view("").ending == "BM-CONF-06"


@rule("BM-CONF-06")
@pytest.mark.parametrize(("turn", "over"), [(99, False), (100, True)])
def test_a_game_without_heroes_to_come_ends_with_its_hundredth_turn(turn: int, over: bool) -> None:
    """However lately a hero was scored, the hundredth turn is the last once both hero decks are empty."""
    t = boss_monster()
    t.only_in("hero deck")
    t.only_in("epic deck")
    t.town(a_hero(wants="mage"))
    t.give_souls("bob", a_hero(wants="fighter"))
    t.g.turn = t.g.scored_turn = turn
    t.phase("end")
    assert t.view("").winners == ([1] if over else [])
    assert t.events("counted-out") == (["counted-out"] if over else [])
