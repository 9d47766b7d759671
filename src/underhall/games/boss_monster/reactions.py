"""Why a moment for reactions may matter to a seat, so that a table need not ask at every one of them.

Everything here is worked out from what lies open, so that being asked, or not, tells the seat nothing new.
"""

from typing import Final

from underhall.games.boss_monster.outlook import walk
from underhall.games.boss_monster.state import ADVENTURE, BUILD, PHASES, SOULS_TO_WIN, WOUNDS_TO_LOSE, BossMonster
from underhall.games.series import messages as say
from underhall.games.series import reactions
from underhall.games.series.cards import WHEN_ACTIVATED, WHEN_CAST
from underhall.games.series.option_kinds import CAST, PLACE, USE
from underhall.games.series.reactions import (
    MATCH_POINT,
    MY_DUNGEON,
    STOPPED,
    TARGETED,
    USEFUL,
    WOUND,
    cards_in,
    may_react,
    takes_hands,
    useful_now,
    visited,
)
from underhall.games.series.windows import announced
from underhall.kernel.agenda import NO_UID, NOTHING
from underhall.kernel.decisions import Decision
from underhall.kernel.registry import ReactionReason
from underhall.kernel.types import SeatNo, Slot

REACTIONS: Final = ("react", "answer", "cancel")
MOMENTS: Final = {CAST: WHEN_CAST, USE: WHEN_ACTIVATED}


def is_reaction(decision: Decision) -> bool:
    return reactions.is_reaction(decision, REACTIONS, (PLACE,))


def reaction_reason(g: BossMonster, seat: SeatNo, decision: Decision | None) -> ReactionReason:
    """What the game, and the open decision of `seat` if it has one, mean to it."""
    tags: list[str] = []
    if decision is not None and is_targeted(g, seat, decision):
        tags.append(TARGETED)
    if g.phase == ADVENTURE and visited(g) == seat:
        tags.append(MY_DUNGEON)
        if not ends(g):
            tags.append(WOUND)
    if is_match_point(g):
        tags.append(MATCH_POINT)
    if decision is not None and is_stopped(g, seat, decision):
        tags.append(STOPPED)
    subject = subject_of(g, seat, decision) if decision is not None else ""
    if subject:
        tags.append(USEFUL)
    return ReactionReason(frozenset(tags), subject)


def is_targeted(g: BossMonster, seat: SeatNo, decision: Decision) -> bool:
    """Whether what has been announced is aimed at something of the seat's, or takes everybody's cards."""
    event = g.event(decision.frame.cause)
    if decision.kind not in ("answer", "cancel") or event is None:
        return False
    waiting = announced(g, decision.frame.cause)
    if waiting is not None and waiting.seat != seat and takes_hands(waiting):
        return True
    message = event.message
    values = event.values
    if message is say.SPELL_CAST_ROOM:
        return values[3] == seat
    if message is say.SPELL_CAST_SEAT or message is say.ABILITY_USED_SEAT:
        return values[2] == seat
    if message is say.SPELL_CAST_HERO or message is say.ABILITY_USED_HERO:
        walker = g.walker
        return values[2] in g.seats[seat].souls or (
            walker is not None and walker.card == values[2] and g.walker_seat == seat
        )
    return False


def is_stopped(g: BossMonster, seat: SeatNo, decision: Decision) -> bool:
    """Whether somebody else has announced something."""
    if decision.kind not in ("answer", "cancel"):
        return False
    waiting = announced(g, decision.frame.cause)
    return waiting is not None and waiting.seat != seat


def is_match_point(g: BossMonster) -> bool:
    """Whether one more hero may decide the game."""
    step = 1 if g.hero_deck else 2  # epic heroes count twice
    for seat in g.playing():
        if g.souls(seat) >= SOULS_TO_WIN - step or g.wounds(seat) >= WOUNDS_TO_LOSE - step:
            return True
    return False


def subject_of(g: BossMonster, seat: SeatNo, decision: Decision) -> str:
    """What there is to decide, in a few words that stay the same as long as it is the same matter; '' for nothing.

    Whoever has passed on a matter need not be asked about it again.
    """
    kind = decision.kind
    if kind == "cancel" or (kind == "answer" and is_targeted(g, seat, decision)):
        return f"{kind} {decision.frame.cause}"
    if g.phase == BUILD:
        if kind == "answer":
            return ""
        # Once, when the last one builds: after that come the reveal and the bait. What can be done earlier can be done
        # then, and knowing more. One's own building is asked with the rooms to build, if there are any.
        if g.active == seat and not g.seats[seat].placed:
            return f"{g.turn} build own {cards_in(decision, (CAST, USE))}"
        # What its rooms can do, the seat was asked then; only where it may be decisive, once more. There it is asked at
        # the first moment, too: somebody else may spoil the rest.
        decisive = is_match_point(g)
        cards = cards_in(decision, (CAST, USE) if decisive else (CAST,))
        if cards and g.turn_order()[-1] == g.active:
            return f"{g.turn} build last {cards}"
        return f"{g.turn} build {cards}" if cards and decisive else ""
    if g.phase != ADVENTURE:
        return f"{g.turn} {PHASES[g.phase]}"
    return useful_now(g, seat, decision, MOMENTS, is_match_point(g))


def ends(g: BossMonster) -> bool:
    """Whether the hero on its way will die, as things stand."""
    return fate(g) != NOTHING


def fate(g: BossMonster) -> int:
    """The place in which the hero on its way will die as things stand, or NOTHING: it will reach the boss."""
    hero = g.next_hero()
    if hero is None:
        return 0
    if hero.doomed:
        return max(g.walker_at, 0)
    seat = visited(g)
    walking = g.walker is not None
    at = g.walker_at if walking else len(g.seats[seat].dungeon)
    end = walk(g, seat, hero, Slot(at), g.walker_room if walking else NO_UID)
    return max(end, NOTHING)  # whether it is sure does not matter here


def public_quiet(g: BossMonster) -> bool:
    """Whether everybody can see that nobody can react."""
    for seat in g.playing():
        if may_react(g, seat):
            return False
    return True
