"""Trying an option in a copy: the effects are worked off, then the table is counted."""

from typing import Final

from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.facts import CARDS
from underhall.games.munchkin_quest.judge.standing import GOLD_WORTH, LAID, STRENGTH, held_worth
from underhall.games.munchkin_quest.judge.table import fighting, worth
from underhall.games.munchkin_quest.meeting import opponents
from underhall.games.munchkin_quest.ops import Pick, described
from underhall.games.munchkin_quest.programs import RULES_PROGRAMS
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.decisions import Decision, kind_of, x_of
from underhall.kernel.judge import DECIDED, answer, asked_within
from underhall.kernel.types import OptionCode, SeatNo

DEPTH: Final = 2  # how deep the choices within one effect are tried
MOST_ANSWERS: Final = 14
MOST_TRIED: Final = 12

# The steps of the game itself: where one would begin, an effect has been worked off.
EFFECTS: Final = frozenset(
    {
        "action-moment",
        "curse-moment",
        "cursing",
        "dealing",
        "hits-moment",
        "in-vain",
        "losing-hits",
        "parting",
        "picking-up",
        "putting-away",
        "roll-moment",
        "swapping",
        "trading",
    }
)
STEPS: Final = frozenset(RULES_PROGRAMS) - EFFECTS


def attempt(g: MunchkinQuest, seat: SeatNo, decision: Decision, code: OptionCode, depth: int) -> int:
    """What the table is worth once `decision` is answered with `code` and the effects are worked off."""
    world = g.clone()
    answer(world, decision, code, STEPS)
    for _ in range(MOST_ANSWERS):
        asked = asked_within(world, STEPS)
        if asked is None:
            break
        op = described(asked.op)
        if isinstance(op, Pick) and op.is_payment:
            answer(world, asked, cheapest(asked.codes), STEPS)
            continue
        if asked.seat == seat and depth > 0 and isinstance(op, Pick) and not op.options_alike:
            best = -DECIDED
            for option in asked.codes[:MOST_TRIED]:
                best = max(best, attempt(world, seat, asked, option, depth - 1))
            return best
        answer(world, asked, asked.codes[0], STEPS)
    if world.agenda and world.agenda[-1].program.name == "meeting" and seat == world.active:
        met = opponents(world, seat)
        if met and not world.munchkins[seat].dead:
            return fighting(world, seat, world.munchkins[seat].place, met)  # the card has not spared it the fight
    return worth(world, seat)


def cheapest(codes: list[OptionCode]) -> OptionCode:
    """The card that is missed least: trying each with each would take long, and differ little."""
    best = codes[0]
    least = DECIDED
    for code in codes:
        card = CARDS[x_of(code)]
        cost = held_worth(card.number)
        if kind_of(code) == kinds.ITEM:
            cost = LAID if card.sign >= 0 else card.bonus * STRENGTH + card.value * GOLD_WORTH // 100
        if cost < least:
            best, least = code, cost
    return best
