"""What is to be expected if nobody acts: the odds of the fight, and where monsters would go."""

from underhall.games.munchkin_quest.facts import COLOURS
from underhall.games.munchkin_quest.movement import path_of
from underhall.games.munchkin_quest.rolls import D6
from underhall.games.munchkin_quest.shapes import OddsView, OutlookView, PathView
from underhall.games.munchkin_quest.state import GATHERING, Fight, MunchkinQuest
from underhall.games.munchkin_quest.sums import monster_dice, munchkin_dice, totals
from underhall.games.munchkin_quest.view import path_view

WHOLE = 1000


def outlook(g: MunchkinQuest) -> OutlookView:
    fight = g.fight
    odds = odds_of(g, fight) if fight is not None and fight.step == GATHERING else None
    peeks: dict[str, list[PathView]] = {}
    for colour in range(len(COLOURS)):
        paths = [path_of(g, monster, colour) for monster in g.monsters if not monster.boss]
        peeks[COLOURS[colour]] = [path_view(path) for path in paths if len(path.places) > 1]
    return OutlookView(odds, {}, peeks)


def odds_of(g: MunchkinQuest, fight: Fight) -> OddsView:
    """The chances of both sides' dice, in per mille."""
    ours, theirs = totals(g, fight)
    mine = sum([munchkin_dice(g, fight, seat) for seat in fight.fighters()])
    other = 0
    for uid in fight.monsters:
        monster = g.monster(uid)
        if monster is not None:
            other += monster_dice(g, fight, monster)
    ways_mine, ways_other = ways(mine), ways(other)
    win = tie = lose = 0
    for a in range(len(ways_mine)):
        for b in range(len(ways_other)):
            n = ways_mine[a] * ways_other[b]
            if ours + a > theirs + b:
                win += n
            elif ours + a == theirs + b:
                tie += n
            else:
                lose += n
    all_ = win + tie + lose
    return OddsView(win * WHOLE // all_, tie * WHOLE // all_, lose * WHOLE // all_)


def ways(dice: int) -> list[int]:
    """In how many ways so many dice come to each sum."""
    found = [1]
    for _ in range(dice):
        more = [0] * (len(found) + D6)
        for sum_ in range(len(found)):
            for face in range(1, D6 + 1):
                more[sum_ + face] += found[sum_]
        found = more
    return found
