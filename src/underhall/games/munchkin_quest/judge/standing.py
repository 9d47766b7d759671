"""What a munchkin is worth: level, strength, health, belongings and cards, in hundredths of a level."""

from typing import Final

from underhall.games.munchkin_quest.facts import CARDS, GO_UP_A_LEVEL
from underhall.games.munchkin_quest.munchkin import Munchkin
from underhall.games.munchkin_quest.packing import PACKED, hand_card, item_card
from underhall.games.munchkin_quest.sheet import HAND_LIMIT
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import strength
from underhall.kernel.types import CardNo, SeatNo

# What things are worth.
LEVEL_WORTH: Final = 100
GOAL_REACHED: Final = 100  # the level from which one may go for the Boss
WINNING: Final = 4000
STRENGTH: Final = 14
HITS_LEFT: Final[tuple[int, ...]] = (0, 45, 75, 95, 108, 116, 122)  # by health
MORE_HITS: Final = 4
GOLD_WORTH: Final = 6  # a hundred of it
TREASURE_WORTH: Final = 25
HELD: Final = 14  # a card in hand
HELD_BONUS: Final = 4
LEVEL_HELD: Final = 75
LAID: Final = 26  # a race or class
CURSED: Final = 22
STEPS_WORTH: Final = 10  # a move more or fewer each turn
FRESH_START: Final = 90  # what a munchkin gets that returns from the dead
RISK: Final[tuple[int, ...]] = (100, 25, 8, 2)  # of dying soon, by health, in hundredths
# Once all are dead the monsters have won: how likely another munchkin is dead with this one, in hundredths.
DOOMED: Final = 100  # it is dead
FRAIL: Final = 70
STURDY: Final = 10
FRAIL_UP_TO: Final = 3  # level and bonuses


def standing_of(g: MunchkinQuest, seat: SeatNo) -> int:
    """Level, strength, health, possessions and cards of one munchkin."""
    munchkin = g.munchkins[seat]
    found = munchkin.level * LEVEL_WORTH
    if munchkin.level >= g.rules.goal:
        found += GOAL_REACHED
    if munchkin.dead:
        return found + FRESH_START
    health = g.health(seat)
    found += strength(g, seat) * STRENGTH + health_worth(health)
    if health < len(RISK):
        found -= cost_of_all_dying(g, seat) * RISK[health] // 100
    found += g.supply(seat) * STEPS_WORTH
    gold = munchkin.gold
    for item in munchkin.items:
        card = CARDS[item_card(item)]
        gold += card.value
        if card.one_shot:
            found += HELD + HELD_BONUS
    found += gold * GOLD_WORTH // 100
    found += len(munchkin.laid) * LAID - len(munchkin.curses) * CURSED
    found += hand_worth(munchkin, HAND_LIMIT)
    if munchkin.fights_alone:
        found -= HELD
    return found


def cost_of_all_dying(g: MunchkinQuest, seat: SeatNo) -> int:
    """What everybody's defeat costs, weighed with how likely nobody would be left if this munchkin died."""
    cost = WINNING
    for other in range(g.seats()):
        if other != seat:
            munchkin = g.munchkins[other]
            risk = DOOMED if munchkin.dead else FRAIL if is_frail(munchkin) else STURDY
            cost = cost * risk // 100
    return cost


def is_frail(munchkin: Munchkin) -> bool:
    """Whether it would not outlive a monster of the weaker half."""
    sum_ = munchkin.level
    for item in munchkin.items:
        if not item & PACKED:
            sum_ += CARDS[item_card(item)].bonus
    return sum_ <= FRAIL_UP_TO


def health_worth(health: int) -> int:
    last = len(HITS_LEFT) - 1
    return HITS_LEFT[max(0, health)] if health <= last else HITS_LEFT[last] + (health - last) * MORE_HITS


def hand_worth(munchkin: Munchkin, limit: int) -> int:
    """What the cards in hand are worth; those above the limit are for charity, so it costs nothing to play them."""
    worths = [HELD_WORTHS[hand_card(held)] for held in munchkin.hand]
    if len(worths) > limit:
        worths.sort()
        worths = worths[len(worths) - limit :]
    return sum(worths)


def held_worth(card: CardNo) -> int:
    facts = CARDS[card]
    if facts.kind == GO_UP_A_LEVEL:
        return LEVEL_HELD
    return HELD + facts.bonus * HELD_BONUS + facts.value * GOLD_WORTH // 250


HELD_WORTHS: Final = [held_worth(CardNo(card)) for card in range(len(CARDS))]
