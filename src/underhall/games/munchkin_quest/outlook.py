"""What is to be expected if nobody acts: the odds of the fight, alone and helped, and where monsters would go."""

from typing import Final

from underhall.games.munchkin_quest.bargain import may_be_called
from underhall.games.munchkin_quest.combat import GATHERING, Fight
from underhall.games.munchkin_quest.facts import COLOURS
from underhall.games.munchkin_quest.fight import tie_winner
from underhall.games.munchkin_quest.movement import foreseen
from underhall.games.munchkin_quest.rolls import D6
from underhall.games.munchkin_quest.search import MOST_FOUND, TABLE, can_search, is_monster, search_bonus, search_dice
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import monster_dice, munchkin_dice, totals
from underhall.games.munchkin_quest.view import path_view
from underhall.games.munchkin_quest.view_types import HelpView, OddsView, OutlookView, PathView, SearchView
from underhall.kernel.types import SeatNo

WHOLE: Final = 1000
USUAL_DICE: Final = 9  # so many and fewer are counted out once


def outlook(g: MunchkinQuest) -> OutlookView:
    fight = g.fight
    odds: OddsView | None = None
    with_helper: dict[str, HelpView] = {}
    if fight is not None and fight.step == GATHERING:
        odds = view_of(odds_of(g, fight))
        for seat in may_be_called(g, fight):
            with_helper[str(seat)] = help_of(g, seat)
    peeks: dict[str, list[PathView]] = {}
    for colour in range(len(COLOURS)):
        bosses = [monster.uid for monster in g.monsters if monster.boss]
        paths = [path for path in foreseen(g, colour) if path.uid not in bosses]
        peeks[COLOURS[colour]] = [path_view(path) for path in paths if len(path.places) > 1]
    search = search_view(g, g.active) if fight is None and can_search(g, g.active) else None
    return OutlookView(odds, with_helper, search, peeks)


def search_view(g: MunchkinQuest, seat: SeatNo) -> SearchView:
    """What the munchkin would find where it is, by all the dice can show."""
    dice, bonus = search_dice(g, seat), search_bonus(g, seat)
    found = ways(dice, False)
    gold = treasure = monster = 0
    for rolled in range(len(found)):
        total = rolled + bonus
        if is_monster(total):
            monster += found[rolled]
        elif TABLE[min(total, MOST_FOUND)].treasures:
            treasure += found[rolled]
        else:
            gold += found[rolled]
    all_: int = D6**dice
    return SearchView(gold * WHOLE // all_, treasure * WHOLE // all_, monster * WHOLE // all_)


def view_of(odds: tuple[int, int]) -> OddsView:
    win, tie = odds
    return OddsView(win, tie, WHOLE - win - tie)


def help_of(g: MunchkinQuest, helper: SeatNo) -> HelpView:
    """The fight if this munchkin came to help."""
    world = g.clone()
    fight = world.fight
    assert fight is not None
    fight.helper = helper
    fight.out &= ~(1 << helper)  # who has left may come back
    world.change(helper).place = fight.place
    ours, _ = totals(world, fight)
    dice = sum([munchkin_dice(world, fight, seat) for seat in fight.fighters()])
    win, tie = odds_of(world, fight)
    return HelpView(ours, dice, tie_winner(world, fight) >= 0, win, tie, WHOLE - win - tie)


def odds_of(g: MunchkinQuest, fight: Fight, set_back: int = 0) -> tuple[int, int]:
    """The chances, in per mille, that the munchkins come to more, and that the sides come to the same.

    `set_back`: if the munchkins had so much less.
    """
    ours, theirs = totals(g, fight)
    mine = other = 0
    if fight.step == GATHERING:
        mine = sum([munchkin_dice(g, fight, seat) for seat in fight.fighters()])
        other = sum([monster_dice(g, fight, monster) for monster in g.fighting_monsters()])
    return chances(ours - theirs - set_back, mine, other, g.face(fight.place).best_die_twice)


def win_chance(g: MunchkinQuest, fight: Fight, set_back: int = 0) -> int:
    """The chance that the munchkins win, in per mille: a tie counts where one of them wins ties."""
    win, tie = odds_of(g, fight, set_back)
    return win + tie if tie_winner(g, fight) >= 0 else win


def chances(ahead: int, mine: int, theirs: int, best_twice: bool) -> tuple[int, int]:
    """The same for a side that is so much ahead before the dice, so many for each side, are rolled."""
    ways_mine, ways_theirs = ways(mine, best_twice), ways(theirs, best_twice)
    below = [0]  # in how many ways the others come to less than each sum
    for n in ways_theirs:
        below.append(below[-1] + n)
    top = len(ways_theirs)
    win = tie = 0
    for rolled in range(len(ways_mine)):
        n = ways_mine[rolled]
        total = ahead + rolled
        if n and total >= 0:
            win += n * below[min(total, top)]
            if total < top:
                tie += n * ways_theirs[total]
    all_: int = D6 ** (mine + theirs)
    return win * WHOLE // all_, tie * WHOLE // all_


def ways(dice: int, best_twice: bool) -> list[int]:
    """In how many ways so many dice come to each sum; in some rooms the best of them counts twice."""
    table = BEST_TWICE if best_twice else PLAIN
    return table[dice] if dice < len(table) else count_ways(dice, best_twice)


def count_ways(dice: int, best_twice: bool) -> list[int]:
    if not best_twice or dice == 0:
        return sums_of(dice, D6)
    found = [0] * (D6 * (dice + 1) + 1)
    for best in range(1, D6 + 1):
        fewer = sums_of(dice, best - 1)
        up_to = sums_of(dice, best)
        for sum_ in range(len(up_to)):
            found[sum_ + best] += up_to[sum_] - (fewer[sum_] if sum_ < len(fewer) else 0)
    return found


def sums_of(dice: int, faces: int) -> list[int]:
    """The sums of dice that show no more than so much."""
    found = [1]
    for _ in range(dice):
        more = [0] * (len(found) + faces)
        for sum_ in range(len(found)):
            for face in range(1, faces + 1):
                more[sum_ + face] += found[sum_]
        found = more
    return found


PLAIN: Final = [count_ways(dice, False) for dice in range(USUAL_DICE)]
BEST_TWICE: Final = [count_ways(dice, True) for dice in range(USUAL_DICE)]
