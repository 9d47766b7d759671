"""Why a moment for reactions may matter to a seat, so that a table need not ask at every one of them.

Everything here is worked out from what lies open, so that being asked, or not, tells the seat nothing new.
"""

from typing import Final

from underhall.games.series import reactions
from underhall.games.series.cards import ALL_CARDS, WHEN_ACTIVATED, WHEN_CAST, Ability
from underhall.games.series.ops import ANY_TIME, HARMS, SPARES, SPARES_DOOMED
from underhall.games.series.option_kinds import CAST, PLACE, USE
from underhall.games.series.reactions import (
    MATCH_POINT,
    MY_DUNGEON,
    TARGETED,
    USEFUL,
    WOUND,
    cards_in,
    may_react,
    powers,
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

REACTIONS: Final = ("react", "respond")
USES: Final = (CAST, USE, SPEND)  # the kinds of options that use a card


def is_reaction(decision: Decision) -> bool:
    return reactions.is_reaction(decision, REACTIONS, (PLACE, FOR_COIN))


def reaction_reason(g: SuperBossMonster, seat: int, decision: Decision | None) -> ReactionReason:
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
    subject = subject_of(g, seat, decision) if decision is not None else ""
    if subject:
        tags.append(USEFUL)
    return ReactionReason(frozenset(tags), subject)


def is_targeted(g: SuperBossMonster, seat: int, decision: Decision) -> bool:
    """Whether what has been announced is aimed at the seat, its rooms or a hero in its dungeon."""
    if decision.kind != "respond":
        return False
    waiting = announced(g, decision.frame.cause)
    if waiting is None or waiting.seat == seat:
        return False
    op = waiting.program.ops[waiting.pc]
    return isinstance(op, Resolve) and op.aims_at(g, waiting, seat, True)


def is_match_point(g: SuperBossMonster) -> bool:
    """Whether the game may end with this turn."""
    if g.is_last_turn():
        return True
    for seat in range(len(g.seats)):
        if not g.rules.solo and g.souls(seat) >= SOULS_TO_END - 2:
            return True
    return False


def subject_of(g: SuperBossMonster, seat: int, decision: Decision) -> str:
    """What there is to decide, in a few words that stay the same as long as it is the same matter; '' for nothing.

    Whoever has passed on a matter need not be asked about it again.
    """
    if decision.kind == "respond" and (can_cancel(g, decision) or is_targeted(g, seat, decision)):
        return f"respond {decision.frame.cause}"
    if g.phase == BUILD:
        # Once when the last one builds: after that come the reveal and the bait. One's own building has been asked
        # with the rooms to build, if there were any.
        if g.order[-1] == g.active:
            return f"{g.turn} build last {cards_in(decision, USES)}"
        own = g.active == seat and not g.seats[seat].placed
        return f"{g.turn} build own {cards_in(decision, USES)}" if own else ""
    if g.phase != ADVENTURE:
        return f"{g.turn} {PHASES[g.phase]}"
    found: list[str] = []
    for code in decision.codes:
        matter = matter_of(g, seat, code)
        if matter and matter not in found:
            found.append(matter)
    return f"{g.turn} {', '.join(found)}" if found else ""


def can_cancel(g: SuperBossMonster, decision: Decision) -> bool:
    """Whether the seat could cancel the spell that has been announced."""
    for code in decision.codes:
        if kind_of(code) in USES and ability_of(g, code) is None:
            return True
    return False


def ability_of(g: SuperBossMonster, code: int) -> Ability | None:
    """What the option begins by itself; what cancels a spell does not."""
    kind = kind_of(code)
    return g.abilities[x_of(code)][WHEN_CAST if kind == CAST else WHEN_ACTIVATED if kind == USE else WHEN_SPENT]


def matter_of(g: SuperBossMonster, seat: int, code: int) -> str:
    """What this option could change now, or ''."""
    if kind_of(code) not in USES:
        return ""
    ability = ability_of(g, code)
    if ability is None:
        return ""
    card = ALL_CARDS[x_of(code)].id
    can = powers(ability) or ANY_TIME  # what does nothing to heroes is as good at any time
    hero = next_walker(g)
    if hero is not None:
        end = fate(g)
        if visited(g) == seat:
            if can & HARMS and end == NOTHING:
                return f"{card} {hero.serial} {g.walker_at}"  # what is not enough here may be in the next room
        elif can & (SPARES | SPARES_DOOMED) and end != NOTHING and end == next_place(g):
            return f"{card} {hero.serial}"
    return card if can & ANY_TIME else ""


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


def next_place(g: SuperBossMonster) -> int:
    """The place of the room that the hero on its way enters next; NOTHING when the boss is next."""
    dungeon = g.seats[visited(g)].dungeon
    at = (g.walker_at if g.walker is not None else len(dungeon)) - 1
    while at >= 0 and not dungeon[at][-1].active:
        at -= 1
    return at


def public_quiet(g: SuperBossMonster) -> bool:
    """Whether everybody can see that nobody can react: no spell, item or ability is left anywhere."""
    for seat in range(len(g.seats)):
        if g.lairs[seat].items or may_react(g, seat):
            return False
    return True
