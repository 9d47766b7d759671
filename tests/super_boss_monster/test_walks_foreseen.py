"""What is foreseen of a hero at an entrance is what comes of it, whatever it carries and whatever the rooms are."""

from collections.abc import Callable

import pytest

from tests.cards.super_boss_monster.rooms import cast
from tests.marks import card
from tests.super_table import SuperTable, super_boss_monster
from underhall.cli.boards import new_board
from underhall.games import GAMES
from underhall.games.super_boss_monster.view_types import OutlookView, ProspectView
from underhall.text import LANGUAGES, texts

OVERKILL, LALIHO, MO, FRAN, WISEBEARD = "dame-overkill", "laliho", "old-mo", "sticky-fran", "wisebeard"


def foreseen(t: SuperTable) -> ProspectView:
    outlook = GAMES["super-boss-monster"].outlook(t.g, -1)
    assert isinstance(outlook, OutlookView)
    (prospect,) = outlook.entrances[0]
    return prospect


def come_true(t: SuperTable) -> tuple[str, int]:
    """How the walk ends: where the hero dies, that it flees, or that it wounds."""
    t.all_pass()
    if t.order_of_deaths():
        return "dies", int(t.told("hero-entered")[-1]["slot"])
    return ("flees", -1) if t.in_town else ("wounds", -1)


def told(prospect: ProspectView) -> tuple[str, int]:
    return "dies" if prospect.dies else "wounds" if prospect.wounds else "flees", prospect.slot


def before(
    *rooms: str, hero: str, item: str = "", tokens: tuple[int, ...] = (), frozen: str = "", ghost: bool = False
) -> SuperTable:
    """The hero stands before Ann's dungeon; one of her rooms may have been deactivated, and the hero made a ghost."""
    t = super_boss_monster(items=True, mixed=True)
    t.dungeon("ann", *rooms)
    for slot, n in enumerate(tokens):
        t.tokens("ann", slot, n)
    t.entrance("ann", hero, item=item)
    t.hand("ann", "freeze", "ghost-cheat")
    t.phase("adventure")
    if frozen:
        cast(t, "ann", "freeze", f"room {frozen}")
    if ghost:
        cast(t, "ann", "ghost-cheat")
    return t


@card("menthol-smoke-bomb", "scroll-bar", "crowbar-of-persuasion", "minotaur-s-maze", "ghost-cheat")
@pytest.mark.parametrize(
    ("scene", "end"),
    [
        (lambda: before("ogre-weight-room", "box-trap", hero=FRAN, item="menthol-smoke-bomb"), ("flees", -1)),
        (lambda: before("box-trap", "minotaur-s-maze", hero=FRAN, item="menthol-smoke-bomb"), ("flees", -1)),
        (
            lambda: before("ogre-weight-room", hero=FRAN, item="menthol-smoke-bomb", tokens=(2,)),
            ("dies", 0),
        ),
        (
            lambda: before("ogre-weight-room", hero=WISEBEARD, item="scroll-bar", tokens=(4,)),
            ("wounds", -1),
        ),
        (
            lambda: before(
                "box-trap", "ogre-weight-room", hero=WISEBEARD, item="scroll-bar", tokens=(4,), frozen="box-trap ann 1"
            ),
            ("wounds", -1),
        ),
        (
            lambda: before(
                "box-trap",
                "vip-bouncer",
                "ogre-weight-room",
                hero=WISEBEARD,
                item="scroll-bar",
                tokens=(4,),
                frozen="box-trap ann 2",
            ),
            ("dies", 0),
        ),
        (
            lambda: before(
                "ogre-weight-room", "minion-arena", hero="sir-lag", item="crowbar-of-persuasion", tokens=(2, 2)
            ),
            ("wounds", -1),
        ),
        (
            lambda: before(
                "ogre-weight-room", "minion-arena", hero="bunny", item="crowbar-of-persuasion", tokens=(2, 2)
            ),
            ("dies", 0),
        ),
        (
            lambda: before("box-trap", "minotaur-s-maze", hero=LALIHO, tokens=(3,), frozen="box-trap ann 1"),
            ("wounds", -1),
        ),
        (lambda: before("box-trap", "minotaur-s-maze", hero=LALIHO, tokens=(4,)), ("dies", 0)),
        (lambda: before("box-trap", "minotaur-s-maze", hero="bunny", tokens=(0, 2), ghost=True), ("dies", 1)),
    ],
)
def test_a_walk_ends_as_foreseen(scene: Callable[[], SuperTable], end: tuple[str, int]) -> None:
    """Foreseen at the entrance, and then played out without anybody doing anything more."""
    t = scene()
    prospect = foreseen(t)

    assert told(prospect) == come_true(t) == end


@card("menthol-smoke-bomb")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_says_that_a_hero_will_flee(lang: str) -> None:
    """A town hero with the Bomb is neither a soul nor a wound to the boss who lures it."""
    t = super_boss_monster(items=True)
    t.dungeon("ann", "piggy-bank-of-doom", "ogre-weight-room")
    t.town(FRAN)
    t.carrying(FRAN, "menthol-smoke-bomb")
    t.hand("ann", "box-trap")
    t.phase("build")
    outlook = GAMES["super-boss-monster"].outlook(t.g, -1)
    assert isinstance(outlook, OutlookView)
    board = new_board("super-boss-monster", texts(lang), ["Ada", "Bruno"], ["", "greedy"])
    drawn = "\n".join(line.plain for line in board.table(t.view("ann"), outlook, 100, "medium"))

    assert texts(lang).say("play-fate", fate="flees") in drawn
