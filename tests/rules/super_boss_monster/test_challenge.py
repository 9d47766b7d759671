"""The challenge for one: more symbols for every space, and a "True" before the title."""

import pytest

from tests.marks import rule
from tests.rules.super_boss_monster.scenes import Scores, idle, idle_to
from tests.super_table import SuperTable, fresh, solo
from underhall.errors import BadOptionCombination
from underhall.games.super_boss_monster.board import title_of

BUNNY = "bunny"  # health 4, fighter
LAG = "sir-lag"  # health 6, fighter
LALIHO = "laliho"  # health 8, fighter
FRAN = "sticky-fran"  # health 4, thief
LARRY = "left-hand-larry"  # health 6, thief
PAM = "pixel-pam"  # health 4, mage
WISEBEARD = "wisebeard"  # health 6, mage
MO = "old-mo"  # health 8, mage
BINGO = "gran-bingo"  # health 6, cleric
BRICK = "deacon-brick"  # health 8, cleric
EPIC = ("dame-overkill", "lady-lockpick", "sir-render", "robin-hoard", "archmage-cc", "abbess-absolute")


def challenge(boss: str = "nana-webb", **options: str) -> SuperTable:
    return solo(boss, challenge="on", **options)


@rule("SBM-CHAL-01", "SBM-CONF-14")
@pytest.mark.parametrize(("place", "needed"), [(0, 2), (1, 3), (2, 4), (3, 5)])
@pytest.mark.parametrize("short", [0, 1])
def test_every_space_needs_one_symbol_more_than_alone(place: int, needed: int, short: int) -> None:
    """Two symbols for the first space, then three, four, and five for the fourth; one less brings nobody."""
    t = challenge("lord-grumble")
    shown = needed - short
    t.dungeon("ann", *["tag-team-pit"] * (shown // 2), *["minion-arena"] * (shown % 2))
    t.town(*[PAM, FRAN, WISEBEARD][:place], BUNNY)
    assert t.symbols("ann", "fighter") == shown
    assert t.view("ann").town[place].needs == needed

    t.phase("bait")

    assert t.queue("ann") == ([] if short else [BUNNY])


@rule("SBM-CHAL-01")
def test_the_leftmost_mage_stays_for_one_symbol_and_comes_for_two() -> None:
    """The boss's own symbol is not enough in the challenge, and is without it."""
    for t, symbols, comes in ((challenge("baron-bruin"), 1, False), (solo("baron-bruin"), 1, True)):
        t.town(PAM)
        assert t.symbols("ann", "mage") == symbols
        t.phase("bait")
        assert (t.queue("ann") == [PAM]) == comes

    t = challenge("baron-bruin")
    t.dungeon("ann", "password-sphinx")
    t.town(PAM)
    t.phase("bait")
    assert t.queue("ann") == [PAM]


@rule("SBM-CHAL-02", "SBM-CONF-15")
@pytest.mark.parametrize("setting", ["always", "from_30"])
@pytest.mark.parametrize(
    ("souls", "wounds", "title"),
    [
        (4, 5, "loser"),
        (8, 0, "minion"),
        (29, 0, "boss-monster"),
        (30, 0, "boss-monster"),
        (36, 0, "supreme-dungeon-lord"),
    ],
)
def test_a_title_of_the_challenge_is_a_true_one(setting: str, souls: int, wounds: int, title: str) -> None:
    """Every title has "True" before it; where the table plays so, only from 30 points on."""
    t = challenge(true_title=setting)
    Scores(t).give("ann", souls, wounds)
    t.only_in("hero deck")
    t.only_in("epic deck")

    t.turns("city")
    while t.waiting:
        idle(t, ["hideout-treasure"])

    score = souls - wounds
    true = setting == "always" or score >= 30
    assert (t.view("").title, t.view("").true_title) == (title, true)
    assert [told["score"] for told in t.told("true-scored" if true else "solo-scored")] == [score]
    assert t.told("solo-scored" if true else "true-scored") == []


@rule("SBM-CHAL-02")
def test_without_the_challenge_no_title_is_true() -> None:
    """Thirty points of an ordinary game for one make a Boss Monster and not a True one."""
    t = solo()
    Scores(t).give("ann", 30)

    assert (t.view("").title, t.view("").true_title) == ("boss-monster", False)


@rule("SBM-CHAL-03")
def test_three_heroes_are_revealed_each_turn_of_the_challenge() -> None:
    """The same town of four, the same three reveals, the same market."""
    t = challenge()
    t.town(BUNNY)
    t.only_in("hero deck", FRAN, PAM, BINGO)

    t.phase("city")

    assert t.in_town == [BUNNY, FRAN, PAM, BINGO]
    assert len(t.on_market) == 3


@rule("SBM-CHAL-03")
def test_five_wounds_end_the_challenge() -> None:
    """Four wounds and one more: the turn is finished, and the game is over."""
    t = challenge()
    Scores(t, LAG).give("ann", 1, 4)
    t.dungeon("ann", "minion-arena")
    t.entrance("ann", LAG)

    t.turns("adventure")

    assert t.wounds("ann") == 5
    assert t.view("").ending == "SBM-SOLO-17"


@rule("SBM-CHAL-03")
def test_the_tavern_ends_the_challenge() -> None:
    """A fifth hero is pushed out of town: over at once."""
    t = challenge()
    for place, hero in (("temple", BINGO), ("stadium", LARRY), ("library", PAM), ("hideout", FRAN)):
        t.landmark(place, hero)
    t.town(MO, LAG, BRICK, BUNNY)
    t.only_in("hero deck", WISEBEARD, LALIHO)

    t.turns("city")

    assert t.waiting == []
    assert t.view("").ending == "SBM-SOLO-18"


@rule("SBM-CHAL-03")
def test_the_last_hero_and_ten_souls_mean_the_same_in_the_challenge() -> None:
    """Twelve souls do not end it, the turn with the last hero does; the bands of the titles are the same."""
    t = challenge()
    Scores(t, *EPIC).give("ann", 12)
    t.only_in("hero deck")
    t.only_in("epic deck", *EPIC)

    t.turns("end")
    idle_to(t, 2, "build", ["hideout-treasure"])
    assert not t.view("").last_turn
    t.g.removed += tuple(hero.card for hero in t.g.town)
    t.g.town = ()
    idle_to(t, 3, "city", ["hideout-treasure"])
    assert t.view("").last_turn
    while t.waiting:
        idle(t, ["hideout-treasure"])

    assert t.view("").ending == "SBM-SOLO-19"
    assert t.view("").title == title_of(12) == "minion"
    assert t.view("").true_title


@rule("SBM-CHAL-03")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_challenge_is_for_one(seats: int) -> None:
    """With several players it is refused."""
    with pytest.raises(BadOptionCombination):
        fresh(["ann", "bob", "cy", "dan", "eve", "fay"][:seats], challenge=True)
