"""What a table is worth to a seat: what everybody has and may expect of the fight, the roll or the search under way."""

from typing import Final

from underhall.games.munchkin_quest.bargain import expected_treasures
from underhall.games.munchkin_quest.combat import ESCAPE_ROLL, GATHERING, LOST, SAFE, SEARCH_ROLL, WON, Fight
from underhall.games.munchkin_quest.facts import CARDS, MONSTER
from underhall.games.munchkin_quest.fight import is_helpful, tie_winner
from underhall.games.munchkin_quest.judge.defeats import BAD_STUFF_WORTH, DefeatCost
from underhall.games.munchkin_quest.judge.standing import (
    GOAL_REACHED,
    GOLD_WORTH,
    LEVEL_WORTH,
    STRENGTH,
    TREASURE_WORTH,
    WINNING,
    standing_of,
)
from underhall.games.munchkin_quest.meeting import start_fight
from underhall.games.munchkin_quest.outlook import WHOLE, chances, odds_of
from underhall.games.munchkin_quest.packing import item_card
from underhall.games.munchkin_quest.search import MONSTER_FOUND, TABLE
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import strength
from underhall.kernel.agenda import NO_EVENT
from underhall.kernel.game import Game
from underhall.kernel.judge import win_chance, won
from underhall.kernel.types import SeatNo, Uid, seat_numbers

INTERFERENCE: Final = 6  # how often others turn a fight, in hundredths
PATIENT_ROUNDS: Final = 24
IMPATIENCE: Final = 8  # what monsters and the Boss are worth more each round after those

# How rivals count: the best of them, and all together, in hundredths.
BEST_RIVAL: Final = 25
ALL_RIVALS: Final = 15
CHANCES: Final = 1800  # the scale of `win_chance` that fits 215 games of greedy players best
MONSTERS: Final = [card for card in CARDS if card.deck == MONSTER]


def worth(g: MunchkinQuest, seat: SeatNo) -> int:
    """What the table is worth to the seat: what it has and may expect, less what its rivals have and may expect."""
    if g.ending:
        return WINNING if seat in g.winners else -WINNING
    all_ = expectations(g)
    best, sum_ = rivals_of(all_, seat)
    rivals = max(1, len(all_) - 1)
    return all_[seat] - (best * BEST_RIVAL + sum_ * ALL_RIVALS // rivals) // 100


def worth_munchkin_quest(world: Game, seat: SeatNo) -> int:
    """How likely the seat seems to win."""
    if world.over or not isinstance(world, MunchkinQuest):
        return won(world, seat)
    all_ = expectations(world)
    best, sum_ = rivals_of(all_, seat)
    rivals = max(1, len(all_) - 1)
    return win_chance(2 * all_[seat] - best - sum_ // rivals, rivals, CHANCES)


def rivals_of(all_: list[int], seat: SeatNo) -> tuple[int, int]:
    """What the best of the rivals may expect, and all of them together."""
    best = sum_ = 0
    for s in range(len(all_)):
        if s != seat:
            best = max(best, all_[s])
            sum_ += all_[s]
    return best, sum_


def expectations(g: MunchkinQuest) -> list[int]:
    """What everybody has, and may expect of what is under way."""
    all_ = [standing_of(g, s) for s in seat_numbers(g.seats())]
    fight = g.fight
    if fight is not None:
        add_fight(g, fight, all_)
    roll = g.roll
    if roll is not None and roll.kind == SEARCH_ROLL:
        all_[roll.seat] += found_worth(g, roll.seat, roll.total())
    elif roll is not None and roll.kind == ESCAPE_ROLL and roll.total() >= SAFE:
        all_[roll.seat] += BAD_STUFF_WORTH
    return all_


def impatience(g: MunchkinQuest) -> int:
    """What it is worth late in a game that something happens: two who wait for each other would wait for ever."""
    return max(0, g.turn // g.seats() - PATIENT_ROUNDS) * IMPATIENCE


def add_fight(g: MunchkinQuest, fight: Fight, all_: list[int]) -> None:
    """Add what each fighter may expect of the fight."""
    if fight.step == WON:  # before the rewards
        for seat in fight.fighters():
            levels = min(levels_for(g, fight, seat), max(0, g.rules.goal - g.munchkins[seat].level))
            all_[seat] += levels * (LEVEL_WORTH + STRENGTH)
        return
    if fight.step == LOST:
        for seat in fight.fighters():
            if not fight.escaped >> seat & 1:
                all_[seat] -= len(fight.monsters) * BAD_STUFF_WORTH
        return
    win, tie = odds_of(g, fight)
    if tie_winner(g, fight) >= 0:
        win += tie
    terms = fight.terms
    share = terms.treasures if terms is not None else 0
    treasures = expected_treasures(g, fight)
    cards = [monster.card for monster in g.monsters if monster.uid in fight.monsters]
    for seat in fight.fighters():
        level = g.munchkins[seat].level
        room_above = g.rules.goal - level
        gain = 0
        if fight.boss:
            gain = WINNING if room_above <= 0 else 0
        else:
            levels = levels_for(g, fight, seat)
            gain = min(levels, max(0, room_above)) * (LEVEL_WORTH + STRENGTH)
            gain += GOAL_REACHED if 0 < room_above <= levels else 0
            own = treasures - share + fight.left if seat == fight.leader else min(share, treasures)
            gain += own * TREASURE_WORTH
        cost_of_defeat = DefeatCost(g, seat, all_[seat])
        loss = cost_of_defeat.with_interference(cards) if fight.step == GATHERING else cost_of_defeat.of(cards)
        if fight.boss:
            loss += LEVEL_WORTH
        all_[seat] += (gain * win - loss * (WHOLE - win)) // WHOLE
        if terms is not None:
            promised = terms.gold * GOLD_WORTH // 100
            for item in terms.items:
                card = CARDS[item_card(item)]
                promised += card.bonus * STRENGTH + card.value * GOLD_WORTH // 100
            all_[seat] += -promised if seat == fight.leader else promised


def levels_for(g: MunchkinQuest, fight: Fight, seat: SeatNo) -> int:
    """How many levels the fighter would gain by the fight."""
    helped = fight.helper >= 0
    total = 0
    for monster in g.fighting_monsters():
        card = CARDS[monster.card]
        if seat == fight.leader:
            total += 1 if card.scary and helped else card.levels
        elif card.scary or is_helpful(g, seat):
            total += 1
    return total


def fighting(g: MunchkinQuest, seat: SeatNo, place: int, uids: list[Uid]) -> int:
    """What the table would be worth if the munchkin fought these monsters there."""
    world = g.clone()
    world.change(seat).place = place
    start_fight(world, seat, uids, ["MQ-COMBAT-03" for _ in uids], False, NO_EVENT)
    return worth(world, seat)


def with_interference(win: int) -> int:
    """The chance of winning once others have had their say."""
    return win * (100 - INTERFERENCE) // 100


def own_dice(g: MunchkinQuest, seat: SeatNo) -> int:
    """The dice that the munchkin rolls wherever it fights."""
    dice = 1
    for standing in g.standing(seat):
        for bonus in standing.dice:
            if bonus.condition is None:
                dice += bonus.n
    return max(0, dice)


def monster_worth(g: MunchkinQuest, seat: SeatNo) -> int:
    """What it is worth to meet a monster that nobody has seen yet."""
    mine = strength(g, seat)
    dice = own_dice(g, seat)
    level = LEVEL_WORTH + STRENGTH if g.munchkins[seat].level < g.rules.goal else 0
    cost_of_defeat = DefeatCost(g, seat, standing_of(g, seat))
    total = 0
    for card in MONSTERS:
        if card.disdains is not None and card.disdains.holds(g, seat):
            continue
        win = with_interference(chances(mine - card.level, dice, card.dice, False)[0])
        gain = card.levels * level + card.treasures * TREASURE_WORTH
        total += gain * win - cost_of_defeat.with_interference([card.number]) * (WHOLE - win)
    return total // (len(MONSTERS) * WHOLE)


def found_worth(g: MunchkinQuest, seat: SeatNo, total: int) -> int:
    return find_worth(total, monster_worth(g, seat))


def find_worth(total: int, monster: int) -> int:
    if total <= 1 or total in MONSTER_FOUND:
        return monster
    find = TABLE[min(total, 11)]
    return find.gold * GOLD_WORTH // 100 + find.treasures * TREASURE_WORTH
