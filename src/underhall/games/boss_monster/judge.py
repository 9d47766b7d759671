"""What a greedy player of Boss Monster sees in a position: who will be lured, who dies, and what that is worth.

Everything here looks at imagined worlds, never at the real table. An option is judged by trying it in a copy: the
effects under way are worked off while nobody answers them, and what then lies on the table is counted. The rest of
the turn is forecast, not played. Worth and chances are counted in hundredths, of a soul or of a hero.
"""

from itertools import pairwise
from typing import Final

from mypy_extensions import i64, mypyc_attr

from underhall.games.boss_monster.facts import CARDS, TREASURES
from underhall.games.boss_monster.pieces import BossSeat
from underhall.games.boss_monster.programs import RULES_PROGRAMS
from underhall.games.boss_monster.state import ADVENTURE, BUILD, SOULS_TO_WIN, WOUNDS_TO_LOSE, BossMonster
from underhall.games.boss_monster.timing import ANSWER, CANCEL, Window
from underhall.games.series.cards import ALL_CARDS, BYTE, MONSTER, NO_TREASURE, ROOM, Card
from underhall.games.series.judge import (
    DEPTH,
    GROWTH,
    HOPE,
    HORIZON,
    LURED,
    MOST_ANSWERS,
    SURELY,
    Coming,
    Forecast,
    chance,
    compared,
    damage_worth,
    fewest_souls,
    souls_to_come,
)
from underhall.games.series.ops import BUILT, DESTROY_OWN, HEAL, WATCHED, Recover
from underhall.games.series.option_kinds import IN_ROOM
from underhall.games.series.packing import card_of
from underhall.games.series.pieces import value_of
from underhall.games.series.state import MOST_ROOMS
from underhall.games.series.windows import PASSING
from underhall.kernel.agenda import NOBODY
from underhall.kernel.decisions import Decision, kind_of, y_of
from underhall.kernel.game import Game
from underhall.kernel.judge import DECIDED, answer, asked_within, win_chance, won
from underhall.kernel.types import CardNo, OptionCode, SeatNo, Slot, seat_numbers

# What things are worth. The numbers are the best of a few hundred tried against each other and against chance.
WINNING: Final = 1500
CHANCES: Final = 1450  # the scale of `win_chance` that fits 830 games of greedy players best
NEARLY: Final = 200  # from so many hundredths of a soul short of winning, each counts more
# None, the first, the first two …; the last is the end of the game.
WOUNDS: Final[tuple[int, ...]] = (0, 45, 110, 210, 370, 2000)
DAMAGE: Final = 40  # each point in the dungeon, up to what kills everybody, and beyond
MORE_DAMAGE: Final = 2
ENOUGH: Final = 13
ROOM_BUILT: Final = 15
LEVELLED: Final = 40
SPELL_HELD: Final = 40
ROOM_HELD: Final = 4
HELD_DAMAGE: Final = 10
HELD_TREASURE: Final = 3
UNPLACEABLE: Final = 14  # what an advanced room loses while no room of one's own matches it
RIVALS_CARD: Final = 15

# How likely a hero comes to a dungeon that is so much ahead, as in LURED, once all have placed.
LURED_AT_LAST: Final[tuple[int, ...]] = (0, 4, 12, 80, 95, 100)
FEAR: Final = 5  # what part of the wounds that heroes still to come may bring counts today

# What each hundredth of a wound costs up to the last, written out: it is looked up for every seat of every try.
COSTS: Final[list[int]] = [
    less + (more - less) * part // 100 for less, more in pairwise(WOUNDS) for part in range(100)
] + [WOUNDS[WOUNDS_TO_LOSE]]

# The steps of the game itself: where one would begin, an effect has been worked off.
STEPS: Final = frozenset(
    {program.name for program in RULES_PROGRAMS}
    - {program.name for program in (ANSWER, BUILT, CANCEL, DESTROY_OWN, HEAL, WATCHED)}
)

# The treasure icons of each card, a byte for each treasure: a dungeon's are their sum.
ICONS: Final[list[int]] = [card.symbols for card in CARDS]
KINDS: Final = len(TREASURES)


def held_worth(card: Card) -> int:
    """What a card is worth in one's hand, an advanced room where it can be placed."""
    if card.type != ROOM:
        return SPELL_HELD
    damage = 3 if card.counts_monsters else card.damage
    return ROOM_HELD + damage * HELD_DAMAGE + sum(card.treasure) * HELD_TREASURE


HELD: Final[list[int]] = [held_worth(card) for card in CARDS]


def judge_boss_monster(world: Game, seat: SeatNo) -> list[int]:
    """What each option of the seat's open decision is worth to it, in the order of the options."""
    decision = world.decision_of(seat)
    if decision is None or not isinstance(world, BossMonster):
        return []
    start = world.clone()
    start.blurs = ()  # no rule asks who can tell which cards apart, and to keep track of it takes long
    outlook = Outlook(start, seat)
    return [attempt(start, outlook, decision, code, DEPTH) for code in decision.codes]


@mypyc_attr(acyclic=True)
class Outlook:
    """What is known already while one decision is thought about: whose it is, which heroes are still to come, and how
    things stood at the tables met so far. Most options change little of what lies there."""

    def __init__(self, g: BossMonster, seat: SeatNo) -> None:
        self.seat = seat
        self.lured = LURED_AT_LAST if g.phase == BUILD and last_to_place(g) else LURED
        self.coming = Coming(souls_to_come(g, HORIZON * len(g.seats), KINDS, ENOUGH))
        self.first = Table(g, [Side(side) for side in g.seats], self)  # before anything was tried
        self.last = self.first

    def table(self, g: BossMonster) -> "Table":
        """How things stand at this table."""
        if not self.last.is_same(g):
            self.last = self.first if self.first.is_same(g) else Table(g, self.sides(g), self)
        return self.last

    def sides(self, g: BossMonster) -> list["Side"]:
        found: list[Side] = []
        for s in range(len(g.seats)):
            side = g.seats[s]
            known = self.last.sides[s]
            if not known.is_same(side):
                known = self.first.sides[s]
                if not known.is_same(side):
                    known = Side(side)
            found.append(known)
        return found


def last_to_place(g: BossMonster) -> bool:
    return g.active < 0 or g.turn_order()[-1] == g.active


# -- trying an option --------------------------------------------------------------------------------------------


def attempt(g: BossMonster, outlook: Outlook, decision: Decision, code: OptionCode, depth: int) -> int:
    """What the table is worth once `decision` is answered with `code` and the effects are worked off."""
    if code == PASSING and isinstance(decision.op, Window):
        return worth(g, outlook)  # nothing happens, and what comes next is forecast
    world = g.clone()
    answer(world, decision, code, STEPS)
    for _ in range(MOST_ANSWERS):
        asked = asked_within(world, STEPS)
        if asked is None:
            break
        # Of two cards that are taken out of the discards each is judged by itself: there are hundreds of pairs.
        paired = isinstance(asked.op, Recover) and isinstance(decision.op, Recover)
        if asked.seat == outlook.seat and depth > 0 and not paired:
            best = -DECIDED
            for option in asked.codes:
                if not is_idle(world, option):
                    best = max(best, attempt(world, outlook, asked, option, depth - 1))
            return best
        answer(world, asked, asked.codes[0], STEPS)
    return worth(world, outlook)


def is_idle(g: BossMonster, code: OptionCode) -> bool:
    """Whether the option is a room in a dungeon that no hero will cross any more this turn."""
    if kind_of(code) != IN_ROOM or g.phase != ADVENTURE:
        return False
    owner = y_of(code)
    return not g.seats[owner].entrance and (g.walker is None or g.walker_seat != owner)


# -- what a position is worth ------------------------------------------------------------------------------------


def worth(g: BossMonster, outlook: Outlook) -> int:
    """How well the seat stands, against its rivals and above all against the strongest of them."""
    seat = outlook.seat
    if g.winners:
        return DECIDED if seat in g.winners else -DECIDED
    standings = outlook.table(g).standings
    own = 0
    rivals: list[int] = []
    for s in range(len(g.seats)):
        side = g.seats[s]
        if side.out:
            continue
        if s == seat:
            own = standings[s] + hand_worth(g, side)
        else:
            rivals.append(standings[s] + len(side.hand) * RIVALS_CARD)
    return compared(own, rivals, len(g.seats) - 1)


def worth_boss_monster(world: Game, seat: SeatNo) -> int:
    """How likely the seat seems to win."""
    if world.over or not isinstance(world, BossMonster):
        return won(world, seat)
    rivals = len(world.seats) - 1
    return win_chance(worth(world, Outlook(world, seat)) // rivals, rivals, CHANCES)


def standing(side: BossSeat, forecast: Forecast) -> int:
    """How a player stands, but for the hand."""
    wounds = forecast.wounds + forecast.fears * FEAR // 100
    total = forecast.souls + forecast.hopes * HOPE // 100 - wound_cost(wounds)
    missing = max(0, SOULS_TO_WIN * 100 - forecast.souls)
    if missing < NEARLY:
        total += WINNING * (NEARLY - missing) // NEARLY
    total += damage_worth(forecast.later, DAMAGE, ENOUGH, MORE_DAMAGE)
    rooms = len(side.dungeon)
    total += rooms * ROOM_BUILT
    if side.levelled or rooms >= MOST_ROOMS:
        total += LEVELLED
    return total


def wound_cost(wounds: int) -> int:
    """What so many hundredths of a wound cost."""
    return COSTS[min(wounds, len(COSTS) - 1)]


def hand_worth(g: BossMonster, side: BossSeat) -> int:
    """What one's own cards are worth: a spell for what it may do, a room for what it would add to the dungeon."""
    total = 0
    for held in side.hand:
        number = card_of(held)
        total += HELD[number]
        if ALL_CARDS[number].advanced and not has_place(g, side, number):
            total -= UNPLACEABLE
    return total


def has_place(g: BossMonster, side: BossSeat, number: int) -> bool:
    for stack in side.dungeon:
        if g.may_cover(CardNo(number), stack):
            return True
    return False


# -- what will happen --------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Side:
    """What one player's side of the table brings by itself, and what this was worked out from.

    Face-down rooms count as what they are imagined to be.
    """

    def __init__(self, side: BossSeat) -> None:
        self.boss = side.boss
        self.dungeon = side.dungeon
        self.entrance = side.entrance
        self.scored = side.souls
        self.wounded_by = side.wounds
        self.levelled = side.levelled
        self.doubled = side.doubled
        self.boost = side.boost
        self.kept_out = side.kept_out
        self.out = side.out
        rooms = len(side.dungeon)
        passing = has_passing_effects(side)
        self.souls: i64 = value_of(side.souls)
        self.wounds: i64 = value_of(side.wounds)
        self.now: i64 = crossing(side, Slot(rooms), 0, (), False)
        self.later: i64 = crossing(side, Slot(rooms), 0, (), True) if passing else self.now
        self.lasting: i64 = icons(side, True)
        self.symbols: i64 = icons(side, False) if passing or side.doubled else self.lasting

    def is_same(self, side: BossSeat) -> bool:
        """Whether the side is still as it was then. Values are replaced, never changed: the same are alike."""
        return (
            side.dungeon is self.dungeon
            and side.entrance is self.entrance
            and side.souls is self.scored
            and side.wounds is self.wounded_by
            and side.boost == self.boost
            and side.doubled == self.doubled
            and side.levelled == self.levelled
            and side.kept_out == self.kept_out
            and side.out == self.out
            and side.boss == self.boss
        )


@mypyc_attr(acyclic=True)
class Table:
    """How everybody stands but for the hands, and what this was worked out from."""

    def __init__(self, g: BossMonster, sides: list[Side], outlook: Outlook) -> None:
        self.sides = sides
        self.phase = g.phase
        self.town = g.town
        self.walker = g.walker
        self.walker_seat = g.walker_seat
        self.walker_at = g.walker_at
        self.walker_room = g.walker_room
        self.walker_sent = g.walker_sent
        forecasts = forecast(g, sides, outlook)
        self.standings = [standing(g.seats[s], forecasts[s]) for s in range(len(sides))]

    def is_same(self, g: BossMonster) -> bool:
        """Whether all lies as it lay then, but for cards in hands and piles."""
        if (
            g.town is not self.town
            or g.walker is not self.walker
            or g.phase != self.phase
            or g.walker_seat != self.walker_seat
            or g.walker_at != self.walker_at
            or g.walker_room != self.walker_room
            or g.walker_sent != self.walker_sent
        ):
            return False
        for s in range(len(self.sides)):
            if not self.sides[s].is_same(g.seats[s]):
                return False
        return True


def forecast(g: BossMonster, sides: list[Side], outlook: Outlook) -> list[Forecast]:
    """What awaits each player: the heroes under way, those in town, and those still in the decks."""
    out = [
        Forecast(side.souls * 100, side.wounds * 100, side.now, side.later, side.symbols, side.lasting)
        for side in sides
    ]
    add_heroes_inside(g, out)
    if g.town:
        add_town(g, out, outlook)
    outlook.coming.add_to(out)
    return out


def meet(forecast: Forecast, health: i64, likely: i64, soon: bool) -> None:
    """A hero comes this turn, or in some later one: so many hundredths of a soul or of a wound."""
    if soon:
        if forecast.now >= health:
            forecast.souls += likely
        else:
            forecast.wounds += likely
    elif forecast.later + GROWTH >= health:
        forecast.hopes += likely
    else:
        forecast.fears += likely


def add_heroes_inside(g: BossMonster, out: list[Forecast]) -> None:
    """The hero who is crossing a dungeon, and those at the entrances."""
    walker = g.walker
    if walker is not None:
        s = g.walker_seat
        value = ALL_CARDS[walker.card].value * 100
        bonus = 0
        if g.walker_room >= 0 and g.walker_at < len(g.seats[s].dungeon):
            bonus = ALL_CARDS[g.top(s, g.walker_at).card].boosts_next_trap
        doomed = walker.doomed and not g.walker_sent
        left = walker.health - walker.damage
        if doomed or crossing(g.seats[s], g.walker_at, bonus, walker.bounced, False) >= left:
            out[s].souls += value
        else:
            out[s].wounds += value
    for s in seat_numbers(len(out)):
        side = g.seats[s]
        for hero in side.entrance:
            meet(out[s], hero.health, ALL_CARDS[hero.card].value * 100, not side.kept_out)


def add_town(g: BossMonster, out: list[Forecast], outlook: Outlook) -> None:
    """Those in town, each as likely to come to each seat as the treasure that it wants says.

    Before the bait they come this turn; afterwards they wait for the next, as those in the decks.
    """
    soon = g.phase <= BUILD
    lured = outlook.lured if soon else LURED
    poorest = fewest_souls(g)
    for hero in g.town:
        card = ALL_CARDS[hero.card]
        health: i64 = hero.health
        value: i64 = card.value
        if card.wants == NO_TREASURE:
            if poorest != NOBODY:
                meet(out[poorest], health, SURELY * value, soon)
            continue
        shift: i64 = card.wants * BYTE
        best: i64 = 0
        second: i64 = 0
        for f in out:
            total = (f.symbols if soon else f.lasting) >> shift & 255
            if total > best:
                second = best
                best = total
            elif total > second:
                second = total
        for f in out:
            likely = chance((f.symbols if soon else f.lasting) >> shift & 255, best, second, lured)
            if likely:
                meet(f, health, likely * value, soon)


def has_passing_effects(side: BossSeat) -> bool:
    """Whether anything in the dungeon ends with this turn."""
    if side.boost:
        return True
    for stack in side.dungeon:
        room = stack[-1]
        if room.off or room.boost:
            return True
    return False


def crossing(side: BossSeat, at: Slot, bonus: i64, bounced: tuple[int, ...], lasting: bool) -> i64:
    """The damage on the way from place `at` to the boss; `bonus` is what the room behind gives to a trap.

    Face-down rooms count as what they are imagined to be. `lasting` leaves out what ends with this turn.
    """
    dungeon = side.dungeon
    total: i64 = 0
    before: i64 = 0
    slot = at - 1
    while slot >= 0:
        room = dungeon[slot][-1]
        if lasting or not room.off:
            card = ALL_CARDS[room.card]
            damage: i64 = card.damage
            if card.counts_monsters:
                damage += monsters(side, lasting)
            if card.kind == MONSTER:
                if slot > 0:
                    near = dungeon[slot - 1][-1]
                    if lasting or not near.off:
                        damage += ALL_CARDS[near.card].boosts_neighbours
                if slot + 1 < len(dungeon):
                    near = dungeon[slot + 1][-1]
                    if lasting or not near.off:
                        damage += ALL_CARDS[near.card].boosts_neighbours
            else:
                damage += bonus
            if not lasting:
                damage += room.boost + side.boost
            total += damage
            if card.bounces and room.uid not in bounced:
                total += before
            before = damage
            bonus = card.boosts_next_trap
        slot -= 1
    return total


def monsters(side: BossSeat, lasting: bool) -> int:
    count = 0
    for stack in side.dungeon:
        room = stack[-1]
        if ALL_CARDS[room.card].kind == MONSTER and (lasting or not room.off):
            count += 1
    return count


def icons(side: BossSeat, lasting: bool) -> int:
    """The treasure icons of a dungeon, a byte for each treasure. `lasting` leaves out what ends with this turn."""
    if side.out:
        return 0
    rooms = 0
    for stack in side.dungeon:
        room = stack[-1]
        if lasting or not room.off:
            rooms += ICONS[room.card]
    return ICONS[side.boss] + (rooms if lasting else rooms << side.doubled)
