"""Options of the moves phase: where to go, and what to do there."""

from typing import Final

from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.dungeon import dark_sides, prices, step_costs
from underhall.games.munchkin_quest.facts import ENTRANCE, NO_SEARCH
from underhall.games.munchkin_quest.items import tidy_options
from underhall.games.munchkin_quest.judge.dangers import Dangers
from underhall.games.munchkin_quest.judge.defeats import BAD_STUFF_WORTH, DefeatCost
from underhall.games.munchkin_quest.judge.possessions import after_laying, after_tidying, can_spare
from underhall.games.munchkin_quest.judge.standing import GOLD_WORTH, HELD, LEVEL_WORTH, TREASURE_WORTH, standing_of
from underhall.games.munchkin_quest.judge.table import (
    MONSTERS,
    fighting,
    find_worth,
    impatience,
    monster_worth,
    own_dice,
    with_interference,
    worth,
)
from underhall.games.munchkin_quest.judge.trying import DEPTH, attempt
from underhall.games.munchkin_quest.meeting import opponents
from underhall.games.munchkin_quest.outlook import WHOLE, chances, ways
from underhall.games.munchkin_quest.pieces import CLEANED_OUT
from underhall.games.munchkin_quest.rolls import D6
from underhall.games.munchkin_quest.search import search_bonus
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import sign_dice, strength
from underhall.kernel.decisions import Decision, kind_of, x_of, y_of, z_of
from underhall.kernel.judge import DECIDED
from underhall.kernel.types import OptionCode, SeatNo

ON_THE_BOSS: Final = 1500  # what a chance against the Boss is weighed with while one is still on the way
BOSS_LOST: Final = 300

AT_ONCE: Final = 500  # what costs no move is done before moves are spent
PER_MOVE: Final = 11  # what a prospect loses for each, in hundredths


def on_exits(g: MunchkinQuest, seat: SeatNo, decision: Decision, code: OptionCode) -> int:
    """A good room to run to for oneself, a bad one for others."""
    if kind_of(code) == kinds.DIE:
        return -DECIDED
    runner = decision.frame.seat
    return exit_worth(g, runner, x_of(code)) if runner == seat else -exit_worth(g, runner, x_of(code))


def judge_moves(g: MunchkinQuest, seat: SeatNo, decision: Decision) -> list[int]:
    """What costs no move and helps comes first; then the most promising thing to spend moves on."""
    munchkin = g.munchkins[seat]
    base = worth(g, seat)
    impatient = impatience(g)
    monster = monster_worth(g, seat) + impatient
    explore = monster + HELD
    costs = step_costs(g, seat)
    promise = prospects(g, seat, base, monster, costs)
    danger = Dangers(g, seat)
    here = danger.stay[munchkin.place]
    strange = min(here, sum(danger.wake) // len(danger.wake))  # a room that nobody knows yet is as dangerous as most
    left = g.moves_left(seat)
    found: list[int] = []
    for code in decision.codes:
        kind = kind_of(code)
        if kind == kinds.END:
            found.append(0)
        elif kind in (kinds.DIE, kinds.TRADE):
            found.append(-DECIDED)
        elif kind == kinds.WALK:
            found.append(walk(g, seat, x_of(code), z_of(code), costs, promise, danger))
        elif kind == kinds.EXPLORE:
            stays = y_of(code) >= left
            found.append(discounted(explore, y_of(code) - 1) + (strange - here if stays else 0))
        elif kind == kinds.FORCE:
            to = g.rooms[munchkin.place].beside[x_of(code)]
            found.append((explore if to < 0 else walk(g, seat, to, left, costs, promise, danger)) // 2)
        elif kind == kinds.SEARCH:
            found.append(search_worth(g, seat, munchkin.place, monster))
        elif kind == kinds.LURE:
            found.append(monster)
        elif kind == kinds.FIGHT:
            uids = [m.uid for m in g.monsters_at(munchkin.place)]
            found.append(max([fighting(g, seat, munchkin.place, [uid]) for uid in uids]) - base + impatient)
        elif kind == kinds.BUY_LEVEL:
            found.append(AT_ONCE + LEVEL_WORTH if can_spare(g, seat) else -1)
        elif kind == kinds.TIDY:
            best = now = after_laying(g, seat)
            for option in tidy_options(g, seat):
                if kind_of(option) in (kinds.STOW, kinds.TAKE_OUT, kinds.GRIP, kinds.HEAL):
                    best = max(best, after_tidying(g, seat, option))
            gain = best - now
            found.append(AT_ONCE + gain - 1 if gain > 1 else -1)
        else:
            gain = attempt(g, seat, decision, code, DEPTH) - base
            free = kind in (kinds.LAY, kinds.LAY_PACKED) or (gain > HELD and kind not in (kinds.PICK_UP, kinds.DEAL))
            found.append(AT_ONCE + gain if gain > 0 and free else gain)
    return found


def discounted(value: int, moves: int) -> int:
    """What something is worth that is so many moves away."""
    return value * max(0, 100 - moves * PER_MOVE) // 100 if value > 0 else value


def prospects(g: MunchkinQuest, seat: SeatNo, base: int, monster: int, costs: list[list[int]]) -> list[int]:
    """For each room the best that could be done there."""
    munchkin = g.change(seat)
    impatient = impatience(g)
    boss = boss_worth(g, seat) + impatient if munchkin.level >= g.rules.goal else 0
    found: list[int] = []
    for place in range(len(g.rooms)):
        best = 0
        if place == ENTRANCE:
            best = boss
        elif g.has_monsters(place):
            here = munchkin.place
            munchkin.place = place
            uids = opponents(g, seat)
            munchkin.place = here
            if uids:
                best = fighting(g, seat, place, uids) - base + impatient
        else:
            way = cost_to_explore(g, place, costs)
            if way:
                best = max(best, discounted(monster + HELD, way))
            room = g.rooms[place]
            if g.face(place).search != NO_SEARCH and room.mark != CLEANED_OUT and not munchkin.searched >> place & 1:
                best = max(best, search_worth(g, seat, place, monster))
            best += room.gold * GOLD_WORTH // 100 + len(room.floor) * TREASURE_WORTH
        found.append(best)
    return found


def cost_to_explore(g: MunchkinQuest, place: int, costs: list[list[int]]) -> int:
    """The moves it takes to explore from there; 0 where walls leave no way."""
    least = 0
    for side in dark_sides(g, place):
        cost = costs[place][side]
        if cost and (least == 0 or cost < least):
            least = cost
    return least


def walk(
    g: MunchkinQuest, seat: SeatNo, to: int, cost: int, costs: list[list[int]], promise: list[int], danger: Dangers
) -> int:
    """What a step is worth: the best room that lies on from there, what is in the next one, and how safe it is."""
    munchkin = g.change(seat)
    here = munchkin.place
    left = g.moves_left(seat) - cost
    munchkin.place = to
    met = opponents(g, seat)
    away = prices(g, seat, costs)
    munchkin.place = here
    rest = danger.wake[to] if met else danger.stay[to]  # the safest place to stop on the way to what is farther off
    for place in range(len(promise)):
        if 0 <= away[place] <= left and place != to:
            rest = max(rest, danger.stay[place])
    if met:
        return discounted(promise[to], cost) + rest - danger.stay[here]  # who loses there goes no farther
    best = -DECIDED
    for place in range(len(promise)):
        if away[place] >= 0 and place != here:
            stop = rest
            if away[place] == left:
                stop = danger.wake[place] if promise[place] > 0 else danger.stay[place]
            best = max(best, discounted(promise[place], away[place] + cost) + stop - danger.stay[here])
    return best


def boss_worth(g: MunchkinQuest, seat: SeatNo) -> int:
    """What going for the Boss promises."""
    total = 0
    ahead = strength(g, seat) - g.rules.boss_level
    dice = own_dice(g, seat)
    cost_of_defeat = DefeatCost(g, seat, standing_of(g, seat))
    for card in MONSTERS:
        win = with_interference(chances(ahead, dice, card.dice, False)[0])
        total += ON_THE_BOSS * win - (BOSS_LOST + cost_of_defeat.with_interference([card.number])) * (WHOLE - win)
    return total // (len(MONSTERS) * WHOLE)


def search_worth(g: MunchkinQuest, seat: SeatNo, place: int, monster: int) -> int:
    """What a search of the room would bring on average."""
    munchkin = g.change(seat)
    here = munchkin.place
    munchkin.place = place
    dice = max(0, 1 + sign_dice(g, seat, g.face(place)))
    more = search_bonus(g, seat)
    munchkin.place = here
    rolls = ways(dice, False)
    total = 0
    for rolled in range(len(rolls)):
        if rolls[rolled]:
            total += rolls[rolled] * find_worth(rolled + more, monster)
    throws: int = D6**dice
    return total // throws


def exit_worth(g: MunchkinQuest, seat: SeatNo, place: int) -> int:
    """How good a room is to run to."""
    found = search_worth(g, seat, place, 0) if g.face(place).search != NO_SEARCH else 0
    for monster in g.monsters_at(place):
        found -= BAD_STUFF_WORTH + g.monster_level(monster)
    return found
