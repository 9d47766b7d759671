"""Why a moment for reactions may matter to a seat, so that a table need not ask at every one of them.

Everything here is worked out from what lies open and from the seat's own hand, so that being asked, or not, tells the
seat nothing new. The tags are "targeted", "my-fight", "match-point" and "useful".
"""

from typing import Final

from underhall.games.munchkin_quest import combat, facts, timing
from underhall.games.munchkin_quest.bargain import expected_treasures
from underhall.games.munchkin_quest.combat import Fight, Roll
from underhall.games.munchkin_quest.effects import ChooseDie, curse_loss, d10_limit
from underhall.games.munchkin_quest.facts import CARDS, PRINTED
from underhall.games.munchkin_quest.fight import is_helpful, tie_winner
from underhall.games.munchkin_quest.flight import hits_of_defeat
from underhall.games.munchkin_quest.ops import Pick, described
from underhall.games.munchkin_quest.outlook import WHOLE, win_chance
from underhall.games.munchkin_quest.packing import item_card
from underhall.games.munchkin_quest.picks import passes
from underhall.games.munchkin_quest.plays import MOMENT_OF
from underhall.games.munchkin_quest.rolls import D6, D10_SIDES, change_roll
from underhall.games.munchkin_quest.search import MOST_FOUND, TABLE, is_monster
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import totals
from underhall.games.munchkin_quest.timing import is_fighter
from underhall.games.munchkin_quest.trial import branches
from underhall.games.munchkin_quest.windows import Window
from underhall.kernel.agenda import NO_EVENT, NOBODY, NOTHING, Frame
from underhall.kernel.decisions import Decision, kind_of, x_of
from underhall.kernel.registry import ReactionReason
from underhall.kernel.types import OptionCode, SeatNo

TARGETED: Final = "targeted"
MY_FIGHT: Final = "my-fight"
MATCH_POINT: Final = "match-point"
USEFUL: Final = "useful"

TIDES: Final = 4  # so many turns of the tide a fight may take before the same question is asked anew
FINE_SEARCH: Final = 9  # better finds there are hardly any

# Windows with a time of their own, in which nothing is played from hand.
LYING_OPEN: Final = {
    timing.DEFEAT_WINDOW: facts.AFTER_DEFEAT,
    timing.HITS_WINDOW: facts.WOULD_LOSE_HITS,
    timing.WON_WINDOW: facts.AFTER_WON_FIGHT,
}


def is_reaction(decision: Decision) -> bool:
    """What is asked in a window; whoever meets a monster, runs from one or lays what it got decides for itself."""
    return isinstance(decision.op, Window)


def reaction_reason(g: MunchkinQuest, seat: SeatNo, decision: Decision | None) -> ReactionReason:
    """What the game, and the open decision of `seat` if it has one, mean to it."""
    tags: list[str] = []
    if g.curse >= 0 and g.curse_victim == seat:
        tags.append(TARGETED)
    if is_fighter(g, seat):
        tags.append(MY_FIGHT)
    if is_match_point(g):
        tags.append(MATCH_POINT)
    subject = subject_of(g, seat, decision) if decision is not None else ""
    if subject:
        tags.append(USEFUL)
    return ReactionReason(frozenset(tags), subject)


def is_match_point(g: MunchkinQuest) -> bool:
    """Whether somebody fights the Boss, or may do so in this turn."""
    if g.fight is not None:
        return g.fight.boss
    return g.active >= 0 and g.munchkins[g.active].level >= g.rules.goal and not g.munchkins[g.active].dead


def subject_of(g: MunchkinQuest, seat: SeatNo, decision: Decision) -> str:
    """What there is to decide, in a few words that stay the same as long as it is the same matter; '' for nothing."""
    op = decision.op
    if not isinstance(op, Window):
        return f"{decision.kind} {g.event_count}"
    if not matters(g, seat, op.window):
        return ""
    fight = g.fight
    if op.window == timing.FIGHT_WINDOW and fight is not None:
        # Once for each turn of the tide, and when a helper has come.
        here = f"{g.turn} fight {fight.place} {fight.helper} {win_chance(g, fight) * TIDES // (WHOLE + 1)}"
        if fight.boss:
            here += f" {len(fight.changes)} {len(fight.monsters)}"  # it may be the last chance: after each change
        if is_fighter(g, seat):
            return named(here, plays(decision))
        return here if meddles(g, fight, decision) else ""
    if op.window == timing.AWARD_WINDOW and fight is not None:
        turning = [code for code in plays(decision) if turns_award(g, fight, seat, code)]
        return named(f"{g.turn} award {fight.place}", turning)
    if op.window in (timing.TURN_WINDOW, timing.ACTION_WINDOW, timing.END_WINDOW):
        return named(f"{g.turn}", [code for code in plays(decision) if reaches_others(code)])
    if op.window == timing.ROLL_WINDOW and g.roll is not None and not is_own_roll(g, seat, g.roll):
        turning = [code for code in plays(decision) if turns_roll(g, g.roll, seat, code)]
        return named(f"{op.window} {g.event_count}", turning)
    return named(f"{op.window} {g.event_count}", plays(decision))


def named(matter: str, codes: list[OptionCode]) -> str:
    """The matter with the cards and powers that could be used in it, or ''."""
    return f"{matter} {' '.join([CARDS[x_of(code)].id for code in codes])}" if codes else ""


def plays(decision: Decision) -> list[OptionCode]:
    """The cards and powers on offer. To shed a race or class, or to tidy up, is no reaction to anything."""
    return [code for code in decision.codes if kind_of(code) in MOMENT_OF]


def reaches_others(code: OptionCode) -> bool:
    """Whether it does something to others: not a level, a race or class, a healing potion."""
    card = CARDS[x_of(code)]
    ability = card.on[MOMENT_OF[kind_of(code)]]
    return not card.in_play and ability is not None and ability.reach != facts.SELF


def matters(g: MunchkinQuest, seat: SeatNo, window: timing.WindowNo) -> bool:
    """Whether the seat would want the moment to end in another way, as things stand; against the Boss anybody may."""
    if g.fight is not None and g.fight.boss:
        return True
    if window in (timing.TURN_WINDOW, timing.ACTION_WINDOW, timing.END_WINDOW):
        return is_match_point(g)  # what can be done here can as well be done in the next own turn
    if window == timing.ROLL_WINDOW:
        return g.roll is not None and (not is_own_roll(g, seat, g.roll) or roll_matters(g, seat, g.roll))
    if window == timing.CURSE_WINDOW:
        return g.curse_victim == seat or (is_fighter(g, seat) and is_fighter(g, g.curse_victim)) or curse_bites(g)
    return True


# -- the fights of others ------------------------------------------------------------------------------------------


def turns_award(g: MunchkinQuest, fight: Fight, seat: SeatNo, code: OptionCode) -> bool:
    """Whether it changes what the won fight brings: the level of a helper hangs on its race (MQ-HELP-18).

    Everything else does the same after the rewards, when there is more to be had by it.
    """
    helper = fight.helper
    if not fight.has(helper) or g.munchkins[helper].level >= g.rules.goal:
        return False
    card = CARDS[x_of(code)]
    if seat == helper:
        return card.in_play and card.perks.helps_for_a_level and not is_helpful(g, helper)
    work = card.on[facts.WORK]
    for op in work.program.ops if work is not None else ():
        if described(op).lost == facts.RACE:
            return is_helpful(g, helper)
    return False


def meddles(g: MunchkinQuest, fight: Fight, decision: Decision) -> bool:
    """Whether an outsider holds something that changes the odds of the fight or what hangs on it, for good or ill.

    Whether it wants to meddle is up to the seat. What each card does is tried; of several together, and of one that
    brings an unknown monster, it is estimated. Against the Boss everything counts.
    """
    sum_ = 0
    for code in plays(decision):
        if fight.boss:
            return True
        if reaches_others(code):
            sum_ += weight_of(g, fight, code)
            for trial in branches(g, decision, code):
                if turns_fight(g, fight, trial.world):
                    return True
    return sum_ > 0 and win_chance(g, fight, sum_) != win_chance(g, fight)


def turns_fight(g: MunchkinQuest, fight: Fight, world: MunchkinQuest) -> bool:
    """Whether the odds, a level, a hit or a Treasure are others in that world."""
    changed = world.fight
    if changed is None:
        return True  # it ends
    after = win_chance(world, changed)
    if after != win_chance(g, fight):
        return True
    less = expected_treasures(world, changed) < expected_treasures(g, fight)
    less = less or len(changed.monsters) < len(fight.monsters)
    if less and after > 0:
        return True
    if after < WHOLE:
        hits = hits_of_defeat(world, changed)
        if hits > hits_of_defeat(g, fight):
            return True
        for seat in fight.fighters():
            if g.health(seat) > hits_of_defeat(g, fight) and world.health(seat) <= hits:
                return True  # it would die of the defeat
    return False


def curse_bites(g: MunchkinQuest) -> bool:
    """Whether the curse being played costs its victim a level or hits, or a fighter some strength."""
    card = CARDS[g.curse]
    work = card.on[facts.WORK]
    for op in work.program.ops if work is not None else ():
        effect = described(op)
        if effect.levels or effect.hits:
            return True
    fight = g.fight
    if fight is None or not is_fighter(g, g.curse_victim) or fight.step != combat.GATHERING:
        return False
    loss = curse_loss(g, g.curse_victim, card)
    return loss > 0 and win_chance(g, fight, loss) != win_chance(g, fight)


def weight_of(g: MunchkinQuest, fight: Fight, code: OptionCode) -> int:
    """By about how much it could set the munchkins back."""
    card = CARDS[x_of(code)]
    ability = card.on[MOMENT_OF[kind_of(code)]]
    if ability is None or not reaches_others(code):
        return 0
    return sum([described(op).setback(g, fight, card) for op in ability.program.ops])


# -- rolls ---------------------------------------------------------------------------------------------------------


def is_own_roll(g: MunchkinQuest, seat: SeatNo, roll: Roll) -> bool:
    return is_fighter(g, seat) if roll.kind == combat.FIGHT_ROLL else roll.seat == seat


def roll_matters(g: MunchkinQuest, seat: SeatNo, roll: Roll) -> bool:
    """Whether one's own roll has failed, or may be better."""
    fight = g.fight
    if roll.kind == combat.FIGHT_ROLL:
        return fight is not None and (not is_won(g, fight) or hurts_itself(g, seat))
    if roll.kind == combat.MONSTER_ROLL:
        return False
    if roll.kind == combat.SEARCH_ROLL:
        return roll.total() < FINE_SEARCH
    if roll.kind == combat.ESCAPE_ROLL:
        return roll.total() < combat.SAFE
    if roll.kind == combat.D10_ROLL:
        return roll.total() > d10_limit(g, seat)
    return True


def turns_roll(g: MunchkinQuest, roll: Roll, seat: SeatNo, code: OptionCode) -> bool:
    """Whether somebody else's roll ends otherwise if one of its dice is turned with this card."""
    card = CARDS[x_of(code)]
    ability = card.on[MOMENT_OF[kind_of(code)]]
    if roll.kind == combat.MONSTER_ROLL or ability is None:
        return False
    result = result_of(g, roll)
    frame = Frame(ability.program, 0, seat, card.number, NO_EVENT, ())
    for op in ability.program.ops:
        if isinstance(op, ChooseDie):
            for die in op.options(g, frame, seat):
                for face in range(1, 1 + (D10_SIDES if roll.kind == combat.D10_ROLL else D6)):
                    if result_of(g, roll.with_face(x_of(die), face)) != result:
                        return True
    return False


def result_of(g: MunchkinQuest, roll: Roll) -> int:
    """What the roll comes to, as far as levels, hits and Treasures hang on it: equal numbers mean equal results."""
    total = roll.total()
    if roll.kind == combat.FIGHT_ROLL:
        world = g.clone()
        change_roll(world, roll)
        return 1 if world.fight is not None and is_won(world, world.fight) else 0
    if roll.kind == combat.SEARCH_ROLL:
        return NOTHING if is_monster(total) else TABLE[min(total, MOST_FOUND)].treasures
    if roll.kind == combat.ESCAPE_ROLL:
        return 1 if total >= combat.SAFE else 0
    if roll.kind == combat.D10_ROLL:
        return 1 if total <= d10_limit(g, roll.seat) else 0
    return total


def hurts_itself(g: MunchkinQuest, seat: SeatNo) -> bool:
    """Whether something it carries looks at its dice after the fight."""
    for item in g.active_items(seat):
        if CARDS[item_card(item)].on[facts.AFTER_FIGHT] is not None:
            return True
    return False


def is_won(g: MunchkinQuest, fight: Fight) -> bool:
    ours, theirs = totals(g, fight)
    return ours > theirs or (ours == theirs and tie_winner(g, fight) >= 0)


def first_to_react(g: MunchkinQuest) -> SeatNo:
    """Who comes first in the window that is open; what is asked of one seat alone, nobody is asked before."""
    for decision in g.pending:
        op, frame = decision.op, decision.frame
        if isinstance(op, Window):
            order = op.order(g, frame)
            at, passed = passes(frame)
            return SeatNo(order[(at - passed) % len(order)] if order else NOBODY)
        if isinstance(op, Pick) and op.secret:
            return op.chooser(g, frame)
    return NOBODY


def public_quiet(g: MunchkinQuest) -> bool:
    """Whether everybody can see that nobody can react: where only cards in play could be used, they lie open."""
    if not g.agenda:
        return False
    frame = g.agenda[-1]
    op = frame.program.ops[frame.pc]
    if not isinstance(op, Window) or op.window not in LYING_OPEN:
        return False
    when = LYING_OPEN[op.window]
    house = g.config.house
    for card in PRINTED if house is None else [*PRINTED, *[CARDS[number] for number in house.cards]]:
        ability = card.on[facts.PLAY]
        if ability is not None and ability.timing == when:
            return False  # it may be in a hand
    for seat in op.order(g, frame):
        if op.open(g, frame) and len(op.options(g, frame, SeatNo(seat))) > 1:
            return False
    return True
