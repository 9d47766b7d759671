"""Options that arrange, sell, keep or give away what a munchkin has."""

from typing import Final

from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.characters import LEVEL_PRICE
from underhall.games.munchkin_quest.codes import coded_item
from underhall.games.munchkin_quest.facts import CARDS, CURSE, ENHANCER, MATE, WANDERING_MONSTER
from underhall.games.munchkin_quest.items import add_lays, misplaced, tidy, tidy_options
from underhall.games.munchkin_quest.items import worth as sale_value
from underhall.games.munchkin_quest.judge.standing import LEVEL_WORTH, STRENGTH, held_worth, standing_of
from underhall.games.munchkin_quest.judge.table import worth
from underhall.games.munchkin_quest.judge.trying import DEPTH, attempt
from underhall.games.munchkin_quest.moves import is_bound
from underhall.games.munchkin_quest.packing import PACKED, item_card
from underhall.games.munchkin_quest.plays import lay_down
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import item_bonus
from underhall.kernel.decisions import Decision, kind_of, x_of
from underhall.kernel.judge import DECIDED
from underhall.kernel.types import CardNo, OptionCode, SeatNo

HARM: Final = 20  # in a rival's hand
UNTIDY: Final = 300  # something that cannot stay as it is
JUNK: Final = 1  # an item of at most this bonus may be sold for a level


def on_cards(g: MunchkinQuest, seat: SeatNo, decision: Decision, code: OptionCode) -> int:
    """The best of the loot, and the least for charity."""
    if kind_of(code) in (kinds.TRADE, kinds.DIE):
        return -DECIDED
    if kind_of(code) != kinds.CARD:
        return attempt(g, seat, decision, code, DEPTH) - worth(g, seat)
    card = CardNo(x_of(code))
    return held_worth(card) if decision.kind == "pick-loot" else -held_worth(card) - harmful(card)


def harmful(card: CardNo) -> int:
    """What it costs if another gets the card: it may well be used against the giver."""
    return HARM if CARDS[card].kind in (CURSE, ENHANCER, WANDERING_MONSTER, MATE) else 0


def after_tidying(g: MunchkinQuest, seat: SeatNo, code: OptionCode) -> int:
    """What the munchkin is worth after one thing is rearranged, and perhaps another taken out or laid in its place.

    What takes a step more counts a little less, so that the last step is not put off for ever.
    """
    kind = kind_of(code)
    if kind == kinds.DONE:
        return after_laying(g, seat)
    if kind == kinds.TRADE or (kind == kinds.TAKE_OUT and not g.allowed(seat, x_of(code))):
        return -DECIDED
    world = g.clone()
    tidy(world, seat, code)
    if kind not in (kinds.STOW, kinds.TAKE_OUT, kinds.GRIP):
        return standing_of(world, seat) - (UNTIDY if misplaced(world, seat) else 0)
    if misplaced(world, seat):
        best = standing_of(world, seat) - UNTIDY
    else:
        best = max(standing_of(world, seat), after_laying(world, seat) - 1)
    for option in tidy_options(world, seat):
        if kind_of(option) == kinds.TAKE_OUT and x_of(option) != x_of(code):
            other = world.clone()
            tidy(other, seat, option)
            if not misplaced(other, seat):
                best = max(best, standing_of(other, seat) - 1)
    return best


def after_laying(g: MunchkinQuest, seat: SeatNo) -> int:
    """What the munchkin is worth once the best of what fits is laid."""
    best = standing_of(g, seat)
    if seat != g.active:
        return best
    codes: list[OptionCode] = []
    add_lays(g, seat, codes)
    for code in codes:
        if kind_of(code) == kinds.LAY:
            world = g.clone()
            lay_down(world, seat, CardNo(x_of(code)), False, "MQ-TURN-08")
            best = max(best, standing_of(world, seat))
    return best


def is_junk(g: MunchkinQuest, seat: SeatNo, item: int) -> bool:
    """Whether the item is better sold than kept."""
    return not is_bound(item) and (item & PACKED != 0 or item_bonus(g, seat, item) <= JUNK)


def can_spare(g: MunchkinQuest, seat: SeatNo) -> bool:
    """Whether a level can be paid without selling what makes the munchkin strong."""
    needed = 0
    for item in g.munchkins[seat].items:
        if not is_junk(g, seat, item):
            needed += CARDS[item_card(item)].value
    return sale_value(g, seat) - needed >= LEVEL_PRICE


def on_tidying(g: MunchkinQuest, seat: SeatNo, decision: Decision, code: OptionCode) -> int:
    return after_tidying(g, seat, code)


def sale(g: MunchkinQuest, seat: SeatNo, decision: Decision, code: OptionCode) -> int:
    """What has no use goes first, the dearest of it first; then gold pays the rest."""
    if kind_of(code) == kinds.DONE:
        return 0
    if kind_of(code) == kinds.DECLINE:
        return -DECIDED
    item = coded_item(code)
    bonus = 0 if item & PACKED else item_bonus(g, seat, item)
    return CARDS[x_of(code)].value // 100 - bonus * STRENGTH - LEVEL_WORTH
