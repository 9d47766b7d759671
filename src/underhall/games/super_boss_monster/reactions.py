"""Why a moment for reactions may matter to a seat, so that a table need not ask at every one of them.

Everything here is worked out from what lies open, so that being asked, or not, tells the seat nothing new.
"""

from typing import Final

from underhall.games.series import reactions
from underhall.games.series.cards import ALL_CARDS, WHEN_ACTIVATED, WHEN_CAST, Ability
from underhall.games.series.option_kinds import CAST, PLACE, USE
from underhall.games.series.reactions import (
    BETWEEN,
    MATCH_POINT,
    MY_DUNGEON,
    STOPPED,
    TARGETED,
    USEFUL,
    WOUND,
    cards_in,
    may_react,
    powers,
    takes_hands,
    useful_now,
    visited,
)
from underhall.games.series.windows import announced
from underhall.games.super_boss_monster.crossing import where_it_dies, where_it_ends
from underhall.games.super_boss_monster.facts import WHEN_SPENT
from underhall.games.super_boss_monster.ops import head_of_queue
from underhall.games.super_boss_monster.option_kinds import FOR_COIN, SPEND
from underhall.games.super_boss_monster.pieces import SuperHero
from underhall.games.super_boss_monster.scoring import SOULS_TO_END
from underhall.games.super_boss_monster.state import ADVENTURE, BUILD, PHASES, SuperBossMonster
from underhall.games.super_boss_monster.timing import Resolve
from underhall.kernel.agenda import NOTHING
from underhall.kernel.decisions import Decision, kind_of, x_of
from underhall.kernel.registry import ReactionReason
from underhall.kernel.types import OptionCode, SeatNo, seat_numbers

REACTIONS: Final = ("react", "respond")
USES: Final = (CAST, USE, SPEND)  # the kinds of options that use a card
MOMENTS: Final = {CAST: WHEN_CAST, USE: WHEN_ACTIVATED, SPEND: WHEN_SPENT}


def is_reaction(decision: Decision) -> bool:
    return reactions.is_reaction(decision, REACTIONS, (PLACE, FOR_COIN))


def reaction_reason(g: SuperBossMonster, seat: SeatNo, decision: Decision | None) -> ReactionReason:
    """What the game, and the open decision of `seat` if it has one, mean to it."""
    tags: list[str] = []
    if decision is not None and is_targeted(g, seat, decision):
        tags.append(TARGETED)
    if g.phase == ADVENTURE and visited(g) == seat:
        tags.append(MY_DUNGEON)
        if next_walker(g) is not None and fate(g) == NOTHING:
            tags.append(WOUND)
    if is_match_point(g):
        tags.append(MATCH_POINT)
    if decision is not None and is_stopped(g, seat, decision):
        tags.append(STOPPED)
    subject = subject_of(g, seat, decision) if decision is not None else ""
    if subject:
        tags.append(USEFUL)
    return ReactionReason(frozenset(tags), subject)


def is_targeted(g: SuperBossMonster, seat: SeatNo, decision: Decision) -> bool:
    """Whether what has been announced is aimed at the seat, its rooms or a hero in its dungeon, or takes all cards."""
    if decision.kind != "respond":
        return False
    waiting = announced(g, decision.frame.cause)
    if waiting is None or waiting.seat == seat:
        return False
    if takes_hands(waiting):
        return True
    op = waiting.program.ops[waiting.pc]
    return isinstance(op, Resolve) and op.aims_at(g, waiting, seat, True)


def is_stopped(g: SuperBossMonster, seat: SeatNo, decision: Decision) -> bool:
    """Whether somebody else has announced something."""
    waiting = announced(g, decision.frame.cause) if decision.kind == "respond" else None
    return waiting is not None and waiting.seat != seat


def is_match_point(g: SuperBossMonster) -> bool:
    """Whether the game may end with this turn."""
    if g.is_last_turn():
        return True
    for seat in seat_numbers(len(g.seats)):
        if not g.rules.solo and g.souls(seat) >= SOULS_TO_END - 2:
            return True
    return False


def subject_of(g: SuperBossMonster, seat: SeatNo, decision: Decision) -> str:
    """What there is to decide, in a few words that stay the same as long as it is the same matter; '' for nothing.

    Whoever has passed on a matter need not be asked about it again.
    """
    if decision.kind == "respond" and (can_cancel(g, decision) or is_targeted(g, seat, decision)):
        return f"respond {decision.frame.cause}"
    if g.phase == BUILD:
        # Once, when the last one builds: after that come the reveal and the bait. One's own building is asked with the
        # rooms to build, if there are any.
        if g.active == seat and not g.seats[seat].placed:
            return f"{g.turn} build own {cards_in(decision, USES)}"
        # Where it may be decisive, at the first moment, too: somebody else may spoil the rest.
        decisive = is_match_point(g)
        held = cards_in(decision, USES if decisive else (CAST, SPEND))
        if held and g.order[-1] == g.active:
            return f"{g.turn} build last {held}"
        return f"{g.turn} build {held}" if held and decisive else ""
    if g.phase != ADVENTURE:
        return f"{g.turn} {PHASES[g.phase]}"
    # What does nothing to heroes is as good at any time, and asked about once a turn.
    found = [
        f"{g.turn} {ALL_CARDS[x_of(code)].id}"
        for code in decision.codes
        if kind_of(code) in USES and does_nothing_to_heroes(ability_of(g, code))
    ]
    useful = useful_now(g, seat, decision, MOMENTS, is_match_point(g))
    return BETWEEN.join([*found, useful] if useful else found)


def does_nothing_to_heroes(ability: Ability | None) -> bool:
    return ability is not None and not powers(ability)


def can_cancel(g: SuperBossMonster, decision: Decision) -> bool:
    """Whether the seat could cancel the spell that has been announced."""
    for code in decision.codes:
        if kind_of(code) in USES and ability_of(g, code) is None:
            return True
    return False


def ability_of(g: SuperBossMonster, code: OptionCode) -> Ability | None:
    """What the option begins by itself; what cancels a spell does not."""
    kind = kind_of(code)
    return g.abilities[x_of(code)][WHEN_CAST if kind == CAST else WHEN_ACTIVATED if kind == USE else WHEN_SPENT]


def next_walker(g: SuperBossMonster) -> SuperHero | None:
    """The hero who is crossing a dungeon, or is about to."""
    return head_of_queue(g) if g.walker is None else g.walking


def fate(g: SuperBossMonster) -> int:
    """The place in which the hero on its way will die as things stand, or NOTHING: it will reach the boss."""
    hero = next_walker(g)
    if hero is None:
        return 0
    if g.walker is None:
        return where_it_ends(g, hero, visited(g))
    return where_it_dies(g, hero, g.walker_seat, g.walker_at, g.walker_room)


def public_quiet(g: SuperBossMonster) -> bool:
    """Whether everybody can see that nobody can react: no spell, item or ability is left anywhere."""
    for seat in seat_numbers(len(g.seats)):
        if g.lairs[seat].items or may_react(g, seat):
            return False
    return True
