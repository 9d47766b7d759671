"""Why a moment for reactions may matter to a seat, so that a table need not ask at every one of them.

Everything here is worked out from what lies open, so that being asked, or not, tells the seat nothing new.
"""

from typing import Final

from underhall.games.boss_monster.facts import CARDS
from underhall.games.boss_monster.outlook import walk
from underhall.games.boss_monster.state import ADVENTURE, BUILD, PHASES, SOULS_TO_WIN, WOUNDS_TO_LOSE, BossMonster
from underhall.games.boss_monster.timing import Announce
from underhall.games.series import messages as say
from underhall.games.series import reactions
from underhall.games.series.cards import WHEN_ACTIVATED, WHEN_CAST, Ability
from underhall.games.series.moves import destroy
from underhall.games.series.ops import ANY_TIME, HARMS, SPARES, SPARES_DOOMED
from underhall.games.series.option_kinds import CAST, PLACE, USE
from underhall.games.series.pieces import Hero
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
from underhall.kernel.agenda import NOTHING
from underhall.kernel.decisions import Decision, kind_of, x_of, y_of
from underhall.kernel.registry import ReactionReason

REACTIONS: Final = ("react", "answer", "cancel")


def is_reaction(decision: Decision) -> bool:
    return reactions.is_reaction(decision, REACTIONS, (PLACE,))


def reaction_reason(g: BossMonster, seat: int, decision: Decision | None) -> ReactionReason:
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
    subject = subject_of(g, seat, decision) if decision is not None else ""
    if subject:
        tags.append(USEFUL)
    return ReactionReason(frozenset(tags), subject)


def is_targeted(g: BossMonster, seat: int, decision: Decision) -> bool:
    """Whether what has been announced is aimed at something of the seat's."""
    event = g.event(decision.frame.cause)
    if decision.kind not in ("answer", "cancel") or event is None:
        return False
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


def is_match_point(g: BossMonster) -> bool:
    """Whether one more hero may decide the game."""
    step = 1 if g.hero_deck else 2  # epic heroes count twice
    for seat in g.playing():
        if g.souls(seat) >= SOULS_TO_WIN - step or g.wounds(seat) >= WOUNDS_TO_LOSE - step:
            return True
    return False


def subject_of(g: BossMonster, seat: int, decision: Decision) -> str:
    """What there is to decide, in a few words that stay the same as long as it is the same matter; '' for nothing.

    Whoever has passed on a matter need not be asked about it again.
    """
    kind = decision.kind
    if kind != "react" and kind != "build":
        return f"{kind} {decision.frame.cause}"
    if g.phase == BUILD:
        # Once while others build, once at one's own building, and once more when the last one builds: after that
        # come the reveal and the bait.
        if g.active == seat:
            return f"{g.turn} build own {cards_in(decision, (CAST, USE))}"
        last = g.turn_order()[-1] == g.active
        return f"{g.turn} build {'last' if last else ''} {cards_in(decision, (CAST, USE))}"
    if g.phase != ADVENTURE:
        return f"{g.turn} {PHASES[g.phase]}"
    found: list[str] = []
    for code in decision.codes:
        matter = matter_of(g, seat, code)
        if matter:
            found.append(matter)
    return f"{g.turn} {', '.join(found)}" if found else ""


def matter_of(g: BossMonster, seat: int, code: int) -> str:
    """What this option could change now, or ''."""
    if kind_of(code) not in (CAST, USE):
        return ""
    card = CARDS[x_of(code)]
    ability = g.abilities[card.number][WHEN_CAST if kind_of(code) == CAST else WHEN_ACTIVATED]
    if ability is None:
        return ""
    can = powers(ability)
    if can & ANY_TIME:
        return card.id
    hero = next_walker(g)
    if hero is None:
        return ""
    if visited(g) == seat:
        if not ends(g) and (can & HARMS or dies_without(g, seat, ability, y_of(code))):
            last = g.walker is not None and next_place(g) < 0
            return f"{card.id} {hero.serial} last" if last else f"{card.id} {hero.serial}"
        return ""
    if hero.doomed:
        return f"{card.id} {hero.serial}" if can & SPARES_DOOMED else ""
    if not ends(g):
        return ""
    if can & SPARES_DOOMED and g.rules.dies_on_damage and dies_next(g):
        return f"{card.id} {hero.serial}"
    return f"{card.id} {hero.serial}" if can & SPARES and dies_next(g) else ""


def dies_without(g: BossMonster, seat: int, ability: Ability, slot: int) -> bool:
    """Whether the ability costs its own room, and the hero would die without it: its neighbours then lie together."""
    for op in ability.program.ops:
        if isinstance(op, Announce) and op.destroys_this:
            world = g.clone()
            destroy(world, seat, slot)
            return ends(world)
    return False


def next_walker(g: BossMonster) -> Hero | None:
    """The hero who is crossing a dungeon, or is about to."""
    if g.walker is not None:
        return g.walker
    if g.active < 0:
        return None
    side = g.seats[g.active]
    return side.entrance[0] if side.entrance and not side.kept_out else None


def ends(g: BossMonster) -> bool:
    """Whether the hero on its way will die, as things stand."""
    return fate(g) != NOTHING


def dies_next(g: BossMonster) -> bool:
    """Whether the next room that the hero enters will be its last."""
    return fate(g) == next_place(g)


def next_place(g: BossMonster) -> int:
    """The place of the room that the hero on its way enters next; NOTHING when the boss is next."""
    dungeon = g.seats[visited(g)].dungeon
    at = (g.walker_at if g.walker is not None else len(dungeon)) - 1
    while at >= 0 and dungeon[at][-1].off:
        at -= 1
    return at


def fate(g: BossMonster) -> int:
    """The place in which the hero on its way will die as things stand, or NOTHING: it will reach the boss."""
    hero = next_walker(g)
    if hero is None:
        return 0
    if hero.doomed:
        return max(g.walker_at, 0)
    seat = visited(g)
    walking = g.walker is not None
    at = g.walker_at if walking else len(g.seats[seat].dungeon)
    end = walk(g, seat, hero, at, g.walker_room if walking else NOTHING)
    return max(end, NOTHING)  # whether it is sure does not matter here


def public_quiet(g: BossMonster) -> bool:
    """Whether everybody can see that nobody can react."""
    for seat in g.playing():
        if may_react(g, seat):
            return False
    return True
