"""Why a moment for reactions may matter to a seat, so that a table need not ask at every one of them.

Everything here is worked out from what lies open, so that being asked, or not, tells the seat nothing new.
"""

from typing import Final

from underhall.games.series.cards import SHELF, SPELL, WHEN_A_SPELL_IS_CAST, WHEN_ACTIVATED, WHEN_CAST, Ability
from underhall.games.series.moves import spent
from underhall.games.series.ops import ANY_TIME, HARMS, SPARES, SPARES_DOOMED
from underhall.games.series.option_kinds import CAST, PLACE, USE
from underhall.games.series.reactions import MATCH_POINT, MY_DUNGEON, TARGETED, USEFUL, WOUND
from underhall.games.series.state import Hero, card_of
from underhall.games.series.windows import announced
from underhall.games.super_boss_monster.facts import TRAITS, WHEN_SPENT
from underhall.games.super_boss_monster.moves import leftmost_active
from underhall.games.super_boss_monster.ops import head_of_queue
from underhall.games.super_boss_monster.scoring import SOULS_TO_END
from underhall.games.super_boss_monster.state import ADVENTURE, BUILD, PHASES, SuperBossMonster
from underhall.games.super_boss_monster.timing import Resolve
from underhall.games.super_boss_monster.wording import FOR_COIN, SPEND
from underhall.kernel.agenda import NOTHING
from underhall.kernel.decisions import Decision, kind_of, x_of
from underhall.kernel.registry import ReactionReason

FLEES: Final = -2  # instead of a place: the hero runs back to town
REACTIONS: Final = ("react", "respond")


def is_reaction(decision: Decision) -> bool:
    if decision.kind in REACTIONS:
        return True
    if decision.kind != "build":
        return False
    for code in decision.codes:
        if kind_of(code) in (PLACE, FOR_COIN):
            return False
    return True


def reaction_reason(g: SuperBossMonster, seat: int, decision: Decision | None) -> ReactionReason:
    """What the game, and the open decision of `seat` if it has one, mean to it."""
    words: list[str] = []
    if decision is not None and is_targeted(g, seat, decision):
        words.append(TARGETED)
    if g.phase == ADVENTURE and owner(g) == seat:
        words.append(MY_DUNGEON)
        if next_walker(g) is not None and fate(g) == NOTHING:
            words.append(WOUND)
    if is_match_point(g):
        words.append(MATCH_POINT)
    topic = topic_of(g, seat, decision) if decision is not None else ""
    if topic:
        words.append(USEFUL)
    return ReactionReason(frozenset(words), topic)


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


def topic_of(g: SuperBossMonster, seat: int, decision: Decision) -> str:
    """What there is to decide, in a few words that stay the same as long as it is the same matter; '' for nothing.

    Whoever has passed on a matter need not be asked about it again.
    """
    if decision.kind == "respond" and (can_cancel(g, decision) or is_targeted(g, seat, decision)):
        return f"respond {decision.frame.cause}"
    if g.phase == BUILD:
        # Once when the last one builds: after that come the reveal and the bait. One's own building has been asked
        # with the rooms to build, if there were any.
        if g.order[-1] == g.active:
            return f"{g.turn} build last {cards(decision)}"
        return f"{g.turn} build own {cards(decision)}" if g.active == seat and not g.seats[seat].placed else ""
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
        if kind_of(code) in (CAST, USE, SPEND) and ability_of(g, code) is None:
            return True
    return False


def cards(decision: Decision) -> str:
    """The cards that the seat could use."""
    return " ".join([SHELF[x_of(code)].id for code in decision.codes if kind_of(code) in (CAST, USE, SPEND)])


def ability_of(g: SuperBossMonster, code: int) -> Ability | None:
    """What the option begins by itself; what cancels a spell does not."""
    kind = kind_of(code)
    return g.on[x_of(code)][WHEN_CAST if kind == CAST else WHEN_ACTIVATED if kind == USE else WHEN_SPENT]


def powers(ability: Ability) -> int:
    """What the ability can do to heroes; what does nothing to them is as good at any time."""
    found = 0
    for op in ability.program.ops:
        found |= op.powers
    return found or ANY_TIME


def matter_of(g: SuperBossMonster, seat: int, code: int) -> str:
    """What this option could change now, or ''."""
    if kind_of(code) not in (CAST, USE, SPEND):
        return ""
    ability = ability_of(g, code)
    if ability is None:
        return ""
    card = SHELF[x_of(code)].id
    can = powers(ability)
    hero = next_walker(g)
    if hero is not None:
        end = fate(g)
        if owner(g) == seat:
            if can & HARMS and end == NOTHING:
                return f"{card} {hero.serial} {g.walker_at}"  # what is not enough here may be in the next room
        elif can & (SPARES | SPARES_DOOMED) and end != NOTHING and end == next_place(g):
            return f"{card} {hero.serial}"
    return card if can & ANY_TIME else ""


def owner(g: SuperBossMonster) -> int:
    """Whose dungeon is being visited."""
    return g.walker_seat if g.walker is not None else g.active


def next_walker(g: SuperBossMonster) -> Hero | None:
    """The hero who is crossing a dungeon, or is about to."""
    return g.walker if g.walker is not None else head_of_queue(g)


def fate(g: SuperBossMonster) -> int:
    """The place in which the hero on its way will die as things stand, or NOTHING: it will reach the boss."""
    hero = next_walker(g)
    if hero is None:
        return 0
    if g.walker is None:
        return where_it_ends(g, hero, owner(g))
    return where_it_dies(g, hero, g.walker_seat, g.walker_at, g.walker_room)


def next_place(g: SuperBossMonster) -> int:
    """The place of the room that the hero on its way enters next; NOTHING when the boss is next."""
    dungeon = g.seats[owner(g)].dungeon
    at = (g.walker_at if g.walker is not None else len(dungeon)) - 1
    while at >= 0 and not dungeon[at][-1].active:
        at -= 1
    return at


def where_it_ends(g: SuperBossMonster, hero: Hero, seat: int) -> int:
    """What becomes of a hero who comes to this dungeon from outside."""
    at = len(g.seats[seat].dungeon)
    if hero.item != NOTHING and TRAITS[hero.item].skips_first:
        at = max(0, leftmost_active(g, seat))
    return where_it_dies(g, hero, seat, at, NOTHING)


def where_it_dies(g: SuperBossMonster, hero: Hero, seat: int, at: int, last: int) -> int:
    """Walk the hero on from the place `at`, without anybody doing anything, to the place of its death.

    It is NOTHING where the hero reaches the boss, and FLEES where it runs back to town before.
    """
    dungeon = g.seats[seat].dungeon
    left = hero.health - hero.damage
    flees = hero.item != NOTHING and TRAITS[hero.item].flees
    prises = hero.item != NOTHING and TRAITS[hero.item].prises_tokens
    if flees and last != NOTHING and 1 <= left <= 2:
        return FLEES
    rooms = hero.rooms
    ghost = hero.ghost
    bounced = list(hero.bounced)
    at -= 1
    while at >= 0:
        room = dungeon[at][-1]
        if not room.active:
            at -= 1
            continue
        rooms += 1
        back = at + 1
        if SHELF[room.card].bounces and back < len(dungeon) and dungeon[back][-1].active and room.uid not in bounced:
            bounced.append(room.uid)
            ghost = max(0, ghost - 1)
            if flees and left <= 2:
                return FLEES
            last = room.uid
            at = back
            continue
        if ghost:
            ghost -= 1
        else:
            plain = hero if hero.ghost == 0 else hero.with_ghost(0)
            hurt = g.damage_to(plain, seat, at, last, rooms)
            if prises and room.tokens and hurt:
                hurt -= 1
            left -= hurt
            slips = TRAITS[room.card].slips
            if hurt and slips and not room.used and at > 0:
                left -= min(slips, g.damage_to(plain, seat, at - 1, room.uid, rooms + 1, False))
        if left <= 0:
            return at
        if flees and left <= 2:
            return FLEES
        last = room.uid
        at -= 1
    return NOTHING


def public_quiet(g: SuperBossMonster) -> bool:
    """Whether everybody can see that nobody can react: no spell, item or ability is left anywhere."""
    for seat in range(len(g.seats)):
        side = g.seats[seat]
        if g.lairs[seat].items:
            return False
        for held in side.hand:
            if SHELF[card_of(held)].type == SPELL:
                return False
        for stack in side.dungeon:
            room = stack[-1]
            if not room.active:
                continue
            for moment in (WHEN_ACTIVATED, WHEN_A_SPELL_IS_CAST):
                ability = g.on[room.card][moment]
                if ability is not None and not spent(g, room, ability):
                    return False
    return True
