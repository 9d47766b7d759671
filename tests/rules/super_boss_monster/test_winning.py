"""The end of the game: what the score is, who wins, and what breaks a tie."""

import pytest

from tests.marks import rule
from tests.rules.super_boss_monster.scenes import Scores
from tests.super_table import SuperTable, fresh, super_boss_monster
from underhall.errors import GameOver
from underhall.games.super_boss_monster.facts import NUMBER
from underhall.kernel.fields import minus

LAG = "sir-lag"  # health 6, fighter
OVERKILL = "dame-overkill"  # epic, health 13, fighter


def ended(*scores: tuple[int, int], bosses: tuple[str, ...] = ()) -> SuperTable:
    """A table whose players come to the end of a turn with these souls and wounds, and go on if they may."""
    t = super_boss_monster(seats=["ann", "bob", "cy", "dan"][: len(scores)], bosses=bosses)
    given = Scores(t)
    for name, (souls, wounds) in zip(t.names, scores, strict=True):
        given.give(name, souls, wounds)
    return t.turns("end")


def winners(t: SuperTable) -> list[str]:
    """Who has won; nobody while the game goes on."""
    view = t.view("")
    if not view.winners:
        assert t.waiting
        assert t.g.outcome is None
        return []
    assert t.waiting == []
    assert t.g.outcome is not None
    assert t.g.outcome.winners == view.winners
    with pytest.raises(GameOver):
        t.g.answer(view.winners[0], 0)
    return [t.names[seat] for seat in view.winners]


@rule("SBM-WIN-01")
def test_the_final_score_is_souls_minus_wounds_and_may_be_negative() -> None:
    """Ten souls and a wound are 9; a soul and three wounds are −2."""
    t = ended((10, 1), (1, 3))

    assert [(told["seat"], told["score"]) for told in t.told("scored")] == [("ann", 9), ("bob", -2)]
    assert [side.score for side in t.view("").seats] == [9, -2]
    assert t.g.outcome is not None
    assert t.g.outcome.scores == [9, -2]


@rule("SBM-WIN-02")
@pytest.mark.parametrize(
    ("scores", "best"),
    [(((10, 1), (8, 1), (7, 0)), "ann"), (((7, 0), (10, 1), (8, 1)), "bob"), (((2, 4), (1, 3), (10, 11)), "cy")],
)
def test_the_highest_score_wins(scores: tuple[tuple[int, int], ...], best: str) -> None:
    """Scores 9, 7 and 7, and a game in which everybody's score is below zero: the highest wins."""
    t = ended(*scores)

    assert winners(t) == [best]
    assert [told["seat"] for told in t.told("won-by-score")] == [best]


@rule("SBM-WIN-03")
def test_whoever_ends_the_game_with_ten_souls_may_still_lose() -> None:
    """Ten souls and six wounds against eight souls and one wound: the game is over and the second wins, 7 to 4."""
    t = ended((10, 6), (8, 1))

    assert winners(t) == ["bob"]
    assert t.view("").ending == "SBM-END-10"
    assert t.told("ends-by-souls") == [{"seat": "ann", "souls": 10}]
    assert t.told("won-by-score") == [{"seat": "bob", "score": 7}]


@rule("SBM-WIN-04")
@pytest.mark.parametrize(("bosses", "best"), [(("robobo", "cerebellus"), "bob"), (("cerebellus", "robobo"), "ann")])
def test_of_equal_scores_the_boss_with_the_most_xp_wins(bosses: tuple[str, ...], best: str) -> None:
    """Scores 7 and 7 with 400 and 650 XP: whoever has the 650 wins, on whichever seat."""
    t = ended((10, 3), (8, 1), bosses=bosses)

    assert winners(t) == [best]
    assert t.told("won-by-xp") == [{"seat": best, "score": 7, "xp": 650}]


@rule("SBM-WIN-04")
def test_the_xp_of_players_who_are_not_tied_does_not_matter() -> None:
    """The third player has the highest XP and the lowest score: the tie is between the other two."""
    t = ended((10, 1), (9, 0), (3, 0), bosses=("don-quackio", "mecha-gary", "nana-webb"))

    assert winners(t) == ["bob"]
    assert t.told("won-by-xp") == [{"seat": "bob", "score": 9, "xp": 270}]


@rule("SBM-CONF-24")
def test_equal_scores_and_equal_xp_share_the_victory() -> None:
    """Two bosses of different games have 600 XP: with equal scores both of them win, the third does not."""
    t = ended((10, 1), (9, 0), (5, 1), bosses=("dean-sporesby", "seducia", "nana-webb"))

    assert winners(t) == ["ann", "bob"]
    assert [(told["seat"], told["xp"]) for told in t.told("won-together")] == [("ann", 600), ("bob", 600)]


@rule("SBM-CONF-24")
def test_the_first_player_among_equal_xp_is_drawn_by_lot() -> None:
    """Two bosses with 600 XP are chosen: which of their players begins is up to chance, and it is one of the two."""
    begun = set()
    for seed in range(20):
        t = dealt_equals(seed)
        begun.add(t.names[t.view("").order[0]])

    assert begun == {"ann", "cy"}


def dealt_equals(seed: int) -> SuperTable:
    """A game for three up to its first hand, with two bosses of equal XP and one of less."""
    t = fresh(["ann", "bob", "cy"], seed, mixed=True)
    g = t.g
    wanted = ["dean-sporesby", "mecha-gary", "don-quackio", "robobo", "seducia", "mother-inferior"]
    for boss in reversed(wanted):
        g.boss_deck = (*minus(g.boss_deck, NUMBER[boss]), NUMBER[boss])
    t.setup()
    for name in t.names:
        option = next(o for o in t.options(name) if o.split()[-1] in ("dean-sporesby", "don-quackio", "seducia"))
        t.answer(name, option)
    return t


@rule("SBM-WIN-05")
def test_no_number_of_wounds_puts_a_player_out() -> None:
    """With a fifth and a sixth wound the player is still in the game, and nothing ends."""
    t = super_boss_monster()
    Scores(t, LAG, OVERKILL).give("ann", 0, 4)
    t.dungeon("ann", "minion-arena")
    t.entrance("ann", OVERKILL)

    t.turns("adventure")

    assert t.wounds("ann") == 6
    assert winners(t) == []
    assert t.view("").turn == 2


@rule("SBM-WIN-05")
def test_a_player_with_many_wounds_goes_on_acting() -> None:
    """A player with eleven wounds drafts, sends the minion and builds like everybody else."""
    t = super_boss_monster()
    Scores(t).give("bob", 0, 11)
    t.hand("bob", "box-trap")

    t.turns("end")
    for name in ("bob", "ann"):
        t.answer(name, t.options(name)[0])
        t.answer(name, "space library-treasure" if name == "bob" else "space temple-treasure")
    t.answer("bob", "place box-trap 0")

    assert t.side("bob").placed


@rule("SBM-EX-12")
@pytest.mark.parametrize(("other", "best"), [((9, 1), "ann"), ((9, 0), "ann"), ((13, 3), "bob")])
def test_example_emperor_dododo_ends_the_game_with_nine(other: tuple[int, int], best: str) -> None:
    """Ten souls and a wound make 9 points; the Emperor wins unless somebody has more, a tie by his higher XP."""
    t = ended((10, 1), other, bosses=("emperor-dododo", "baron-bruin"))

    assert t.view("").ending == "SBM-END-10"
    assert t.view("").seats[0].score == 9
    assert winners(t) == [best]


@rule("SBM-EX-12")
def test_example_emperor_dododo_loses_a_tie_to_a_boss_with_more_xp() -> None:
    """Nine points each: Lord Grumble has the more XP."""
    t = ended((10, 1), (9, 0), bosses=("emperor-dododo", "lord-grumble"))

    assert winners(t) == ["bob"]
