"""Why a moment for reactions may matter to a seat, in the words of the series.

Everything here is worked out from what lies open, so that being asked, or not, tells the seat nothing new.
"""

from typing import Final

from underhall.games.series.cards import ALL_CARDS, SPELL, WHEN_A_SPELL_IS_CAST, WHEN_ACTIVATED, Ability
from underhall.games.series.imagine import imagined
from underhall.games.series.moves import spent
from underhall.games.series.ops import ANY_TIME, ReplaceHands
from underhall.games.series.packing import card_of
from underhall.games.series.state import SeriesGame
from underhall.games.series.trying import NO_HERO, Trial
from underhall.kernel.agenda import Frame
from underhall.kernel.decisions import Decision, kind_of, x_of
from underhall.kernel.types import SeatNo

TARGETED: Final = "targeted"
STOPPED: Final = "stopped"
MY_DUNGEON: Final = "my-dungeon"
WOUND: Final = "wound"
MATCH_POINT: Final = "match-point"
USEFUL: Final = "useful"

BETWEEN: Final = "; "  # stands between the matters of a subject
LAST: Final = " last"
WITH_ANOTHER: Final = " with another"


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


def useful_now(g: SeriesGame, seat: SeatNo, decision: Decision, uses: dict[int, int], decisive: bool) -> str:
    """What the seat could change in this turn, or while a hero is on its way, as the matters of a subject.

    It is asked at the last moment at which that can be done. Where somebody else might spoil it until then, it is asked
    at the first one too.
    `uses` are the kinds of option that use a card, with the moment of the ability that they begin; `decisive`: the
    game may end with this turn.
    """
    walker = g.next_hero()
    hero = walker.serial if walker is not None else NO_HERO
    world = imagined(g, decision)
    found: list[str] = []
    if walker is not None or not decisive:
        add_matters(world, decision, hero, uses, Trial(world, seat, hero, False), found)
    if decisive:
        add_matters(world, decision, hero, uses, Trial(world, seat, hero, True), found)
    return BETWEEN.join(found)


def add_matters(
    g: SeriesGame, decision: Decision, hero: int, uses: dict[int, int], trial: Trial, found: list[str]
) -> None:
    """Add what the trial finds to be useful."""
    at_all, last = trial.useful(g, decision)
    for code in at_all if is_anybody_ready(g, trial.seat) else last:
        card = x_of(code)
        ability = g.abilities[card][uses[kind_of(code)]] if kind_of(code) in uses else None
        # What is as good without any hero is one matter for the whole turn.
        always = ability is not None and bool(powers(ability) & ANY_TIME)
        matter = f"{g.turn} {ALL_CARDS[card].id}" if always else f"{g.turn} {hero} {ALL_CARDS[card].id}"
        if trial.takes_two:
            matter += WITH_ANOTHER  # by itself it may become useful later
        elif code in last and not always:
            matter += LAST
        if matter not in found:
            found.append(matter)


def visited(g: SeriesGame) -> SeatNo:
    """Whose dungeon is being visited."""
    return g.walker_seat if g.walker is not None else g.active


def is_anybody_ready(g: SeriesGame, seat: SeatNo) -> bool:
    """Whether anybody else may react, for all that can be seen."""
    for other in g.opponents(seat):
        if may_react(g, other):
            return True
    return False


def takes_hands(waiting: Frame) -> bool:
    """Whether everybody will have other cards when this takes effect: what is not used by then is gone."""
    for op in waiting.program.ops:
        if isinstance(op, ReplaceHands):
            return True
    return False


def may_react(g: SeriesGame, seat: SeatNo) -> bool:
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
