"""Why a moment for reactions may matter to a seat, in the words of the series.

Everything here is worked out from what lies open, so that being asked, or not, tells the seat nothing new.
"""

from typing import Final

from underhall.games.series.cards import ALL_CARDS, SPELL, WHEN_A_SPELL_IS_CAST, WHEN_ACTIVATED, Ability
from underhall.games.series.moves import spent
from underhall.games.series.packing import card_of
from underhall.games.series.state import SeriesGame
from underhall.kernel.decisions import Decision, kind_of, x_of

TARGETED: Final = "targeted"
MY_DUNGEON: Final = "my-dungeon"
WOUND: Final = "wound"
MATCH_POINT: Final = "match-point"
USEFUL: Final = "useful"


def is_reaction(decision: Decision, reactions: tuple[str, ...], building: tuple[int, ...]) -> bool:
    """Whether it is one of these kinds, or a build window in which the seat has nothing to build any more."""
    if decision.kind in reactions:
        return True
    if decision.kind != "build":
        return False
    for code in decision.codes:
        if kind_of(code) in building:
            return False
    return True


def powers(ability: Ability) -> int:
    """What the ability can do to heroes."""
    found = 0
    for op in ability.program.ops:
        found |= op.powers
    return found


def cards_in(decision: Decision, kinds: tuple[int, ...]) -> str:
    """The cards that the seat could use, by the kinds of option that use one."""
    return " ".join([ALL_CARDS[x_of(code)].id for code in decision.codes if kind_of(code) in kinds])


def visited(g: SeriesGame) -> int:
    """Whose dungeon is being visited."""
    return g.walker_seat if g.walker is not None else g.active


def may_react(g: SeriesGame, seat: int) -> bool:
    """Whether, for all that others can see, the seat has something to react with: a spell, or an ability of a room."""
    side = g.seats[seat]
    for held in side.hand:
        if ALL_CARDS[card_of(held)].type == SPELL:
            return True
    for stack in side.dungeon:
        room = stack[-1]
        if room.active:
            for moment in (WHEN_ACTIVATED, WHEN_A_SPELL_IS_CAST):
                ability = g.abilities[room.card][moment]
                if ability is not None and not spent(g, room, ability):
                    return True
    return False
