"""What a greedy player of Boss Monster sees in a position: who will be lured, who dies, and what that is worth.

Everything here looks at imagined worlds, never at the real table. An option is judged by trying it in a copy: the
effects under way are worked off while nobody answers them, and what then lies on the table is counted. The rest of
the turn is forecast, not played. Worth and chances are counted in hundredths, of a soul or of a hero.
"""

from itertools import pairwise
from typing import Final

from underhall.games.boss_monster.facts import CARDS, TREASURES
from underhall.games.boss_monster.programs import RULES_PROGRAMS
from underhall.games.boss_monster.state import ADVENTURE, BUILD, SOULS_TO_WIN, WOUNDS_TO_LOSE, BossMonster
from underhall.games.boss_monster.timing import ANSWER, CANCEL, PASSING, Window
from underhall.games.series.cards import BYTE, MONSTER, NO_TREASURE, ROOM
from underhall.games.series.ops import BUILT, DESTROY_OWN, HEAL, WATCHED, Recover
from underhall.games.series.option_kinds import IN_ROOM
from underhall.games.series.state import MOST_ROOMS, Seat, card_of
from underhall.kernel.decisions import Decision, kind_of, y_of
from underhall.kernel.game import Game

# What things are worth. The numbers are the best of a few hundred tried against each other and against chance.
WINNING: Final = 1500
NEARLY: Final = 200  # from so many hundredths of a soul short of winning, each counts more
WOUNDS: Final = (0, 45, 110, 210, 370, 2000)  # none, the first, the first two …; the last is the end of the game
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

# How likely a hero comes to a dungeon that is so much ahead of the best rival, from -2 to +3 icons: while others are
# still to place, and once they have.
LURED: Final = (3, 10, 25, 65, 85, 95)
LURED_AT_LAST: Final = (0, 4, 12, 80, 95, 100)
SURELY: Final = 95

# Heroes still to come: so many turns of them, by when a dungeon has grown by so much; and what part of their souls
# and of their wounds counts today.
HORIZON: Final = 2
GROWTH: Final = 2
HOPE: Final = 30
FEAR: Final = 5

# How deep the choices within one effect are tried, and how many in a row are answered without thought.
DEPTH: Final = 2
MOST_ANSWERS: Final = 12
DECIDED: Final = 1_000_000

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


def judge_boss_monster(world: Game, seat: int) -> list[int]:
    """What each option of the seat's open decision is worth to it, in the order of the options."""
    decision = world.decision_of(seat)
    if decision is None or not isinstance(world, BossMonster):
        return []
    outlook = Outlook(world, seat)
    return [attempt(world, outlook, decision, code, DEPTH) for code in decision.codes]


class Outlook:
    """What does not change while one decision is thought about: whose it is, and which heroes are still to come."""

    def __init__(self, g: BossMonster, seat: int) -> None:
        self.seat = seat
        self.lured = LURED_AT_LAST if g.phase == BUILD and last_to_place(g) else LURED
        # How many souls are to come, for each treasure they want: those that die of so much damage.
        self.coming: list[list[int]] = [[0] * (ENOUGH + 1) for _ in range(KINDS)]
        heroes = HORIZON * len(g.seats)
        for deck in (g.hero_deck, g.epic_deck):
            if deck and heroes > 0:
                likely = min(100, 100 * heroes // len(deck))
                heroes -= len(deck)
                for number in deck:
                    hero = CARDS[number]
                    if hero.wants != NO_TREASURE:
                        coming = self.coming[hero.wants]
                        for damage in range(min(ENOUGH, hero.health), ENOUGH + 1):
                            coming[damage] += hero.value * likely


def last_to_place(g: BossMonster) -> bool:
    return g.active < 0 or g.turn_order()[-1] == g.active


# -- trying an option --------------------------------------------------------------------------------------------


def attempt(g: BossMonster, outlook: Outlook, decision: Decision, code: int, depth: int) -> int:
    """What the table is worth once `decision` is answered with `code` and the effects are worked off."""
    if code == PASSING and isinstance(decision.op, Window):
        return worth(g, outlook)  # nothing happens, and what comes next is forecast
    world = g.clone()
    answer(world, decision, code)
    for _ in range(MOST_ANSWERS):
        if not world.pending:
            break
        asked = world.pending[0]
        if asked.frame.program.name in STEPS:
            break
        # Of two cards that are taken out of the discards each is judged by itself: there are hundreds of pairs.
        paired = isinstance(asked.op, Recover) and isinstance(decision.op, Recover)
        if asked.seat == outlook.seat and depth > 0 and not paired:
            best = -DECIDED
            for option in asked.codes:
                if not is_idle(world, option):
                    best = max(best, attempt(world, outlook, asked, option, depth - 1))
            return best
        answer(world, asked, asked.codes[0])
    return worth(world, outlook)


def is_idle(g: BossMonster, code: int) -> bool:
    """Whether the option is a room in a dungeon that no hero will cross any more this turn."""
    if kind_of(code) != IN_ROOM or g.phase != ADVENTURE:
        return False
    owner = y_of(code)
    return not g.seats[owner].entrance and (g.walker is None or g.walker_seat != owner)


def answer(world: BossMonster, decision: Decision, code: int) -> None:
    """Answer, and go on until somebody is asked or the next step of the game would begin."""
    world.pending = [asked for asked in world.pending if asked is not decision]
    world.frame = decision.frame
    decision.op.answered(world, decision.frame, decision.seat, code)
    while not world.pending and world.agenda:
        frame = world.agenda[-1]
        program = frame.program
        if program.name in STEPS:
            return
        world.agenda.pop()
        if frame.pc + 1 < program.length:
            world.agenda.append(frame.next())
        world.frame = frame
        program.ops[frame.pc].run(world, frame)


# -- what a position is worth ------------------------------------------------------------------------------------


def worth(g: BossMonster, outlook: Outlook) -> int:
    """How well the seat stands, against its rivals and above all against the strongest of them."""
    seat = outlook.seat
    if g.winners:
        return DECIDED if seat in g.winners else -DECIDED
    rivals = len(g.seats) - 1
    own = 0
    others = 0
    strongest = -DECIDED
    forecasts = forecast(g, outlook)
    for s in range(len(g.seats)):
        if g.seats[s].out:
            continue
        total = standing(g.seats[s], forecasts[s])
        if s == seat:
            own = total + hand_worth(g, s)
        else:
            total += len(g.seats[s].hand) * RIVALS_CARD
            others += total
            strongest = max(strongest, total)
    return 2 * rivals * own - others - rivals * strongest


def standing(side: Seat, forecast: "Forecast") -> int:
    """How a player stands, but for the hand."""
    wounds = forecast.wounds + forecast.fears * FEAR // 100
    total = forecast.souls + forecast.hopes * HOPE // 100 - wound_cost(wounds)
    missing = max(0, SOULS_TO_WIN * 100 - forecast.souls)
    if missing < NEARLY:
        total += WINNING * (NEARLY - missing) // NEARLY
    damage = forecast.later
    total += damage * DAMAGE if damage <= ENOUGH else ENOUGH * DAMAGE + (damage - ENOUGH) * MORE_DAMAGE
    rooms = len(side.dungeon)
    total += rooms * ROOM_BUILT
    if side.levelled or rooms >= MOST_ROOMS:
        total += LEVELLED
    return total


def wound_cost(wounds: int) -> int:
    """What so many hundredths of a wound cost."""
    return COSTS[min(wounds, len(COSTS) - 1)]


def hand_worth(g: BossMonster, seat: int) -> int:
    """What one's own cards are worth: a spell for what it may do, a room for what it would add to the dungeon."""
    total = 0
    for held in g.seats[seat].hand:
        number = card_of(held)
        card = CARDS[number]
        if card.type != ROOM:
            total += SPELL_HELD
            continue
        damage = 3 if card.counts_monsters else card.damage
        total += ROOM_HELD + damage * HELD_DAMAGE
        for t in range(KINDS):
            total += card.treasure[t] * HELD_TREASURE
        if card.advanced and not has_place(g, seat, number):
            total -= UNPLACEABLE
    return total


def has_place(g: BossMonster, seat: int, number: int) -> bool:
    for stack in g.seats[seat].dungeon:
        if g.may_cover(number, stack):
            return True
    return False


# -- what will happen --------------------------------------------------------------------------------------------


class Forecast:
    """What awaits one player if nobody does anything more."""

    def __init__(self, souls: int, wounds: int, now: int, later: int) -> None:
        self.souls = souls  # with those that this turn will bring
        self.wounds = wounds
        self.hopes = 0  # the souls and wounds of turns to come
        self.fears = 0
        self.now = now  # the damage on the way through the dungeon: this turn, and when this turn's effects are over
        self.later = later

    def meet(self, health: int, likely: int) -> None:
        """A hero comes this turn: so many hundredths of a soul or of a wound."""
        if self.now >= health:
            self.souls += likely
        else:
            self.wounds += likely

    def expect(self, health: int, likely: int) -> None:
        """The same in some later turn."""
        if self.later + GROWTH >= health:
            self.hopes += likely
        else:
            self.fears += likely


def forecast(g: BossMonster, outlook: Outlook) -> list[Forecast]:
    """What awaits each player: the heroes under way, those in town, and those still in the decks."""
    n = len(g.seats)
    out: list[Forecast] = []
    for s in range(n):
        rooms = len(g.seats[s].dungeon)
        now = crossing(g, s, rooms, 0, (), False)
        later = crossing(g, s, rooms, 0, (), True) if has_passing_effects(g.seats[s]) else now
        out.append(Forecast(g.souls(s) * 100, g.wounds(s) * 100, now, later))
    poorest = fewest_souls(g, out)

    walker = g.walker
    if walker is not None:
        s = g.walker_seat
        value = CARDS[walker.card].value * 100
        bonus = 0
        if g.walker_room >= 0 and g.walker_at < len(g.seats[s].dungeon):
            bonus = CARDS[g.top(s, g.walker_at).card].boosts_next_trap
        doomed = walker.doomed and not g.walker_sent
        left = walker.health - walker.damage
        if doomed or crossing(g, s, g.walker_at, bonus, walker.bounced, False) >= left:
            out[s].souls += value
        else:
            out[s].wounds += value
    for s in range(n):
        side = g.seats[s]
        for hero in side.entrance:
            if side.kept_out:
                out[s].expect(hero.health, CARDS[hero.card].value * 100)
            else:
                out[s].meet(hero.health, CARDS[hero.card].value * 100)

    # Before the bait, those in town come this turn; afterwards they wait for the next, like those in the decks.
    soon = g.phase <= BUILD
    then = chances(g, True, LURED)
    chance = chances(g, False, outlook.lured) if soon and g.town else then
    for hero in g.town:
        card = CARDS[hero.card]
        for s in range(n):
            if card.wants == NO_TREASURE:
                likely = SURELY * card.value if s == poorest else 0
            else:
                likely = chance[card.wants * n + s] * card.value
            if likely > 0:
                if soon:
                    out[s].meet(hero.health, likely)
                else:
                    out[s].expect(hero.health, likely)
    for t in range(KINDS):
        coming = outlook.coming[t]
        for s in range(n):
            likely = then[t * n + s]
            if likely > 0:
                die = coming[min(ENOUGH, out[s].later + GROWTH)]
                out[s].hopes += die * likely // 100
                out[s].fears += (coming[ENOUGH] - die) * likely // 100
    return out


def fewest_souls(g: BossMonster, forecasts: list[Forecast]) -> int:
    """The one seat with the fewest souls, before anything more happens, or -1."""
    poorest = -1
    least = DECIDED
    for s in range(len(forecasts)):
        if not g.seats[s].out:
            if forecasts[s].souls < least:
                least = forecasts[s].souls
                poorest = s
            elif forecasts[s].souls == least:
                poorest = -1
    return poorest


def has_passing_effects(side: Seat) -> bool:
    """Whether anything in the dungeon ends with this turn."""
    if side.boost:
        return True
    for stack in side.dungeon:
        room = stack[-1]
        if room.off or room.boost:
            return True
    return False


def crossing(g: BossMonster, s: int, at: int, bonus: int, bounced: tuple[int, ...], lasting: bool) -> int:
    """The damage on the way from place `at` to the boss; `bonus` is what the room behind gives to a trap.

    Face-down rooms count as what they are imagined to be. `lasting` leaves out what ends with this turn.
    """
    side = g.seats[s]
    dungeon = side.dungeon
    total = 0
    before = 0
    slot = at - 1
    while slot >= 0:
        room = dungeon[slot][-1]
        if lasting or not room.off:
            card = CARDS[room.card]
            damage = card.damage
            if card.counts_monsters:
                damage += monsters(side, lasting)
            if card.kind == MONSTER:
                if slot > 0:
                    near = dungeon[slot - 1][-1]
                    if lasting or not near.off:
                        damage += CARDS[near.card].boosts_neighbours
                if slot + 1 < len(dungeon):
                    near = dungeon[slot + 1][-1]
                    if lasting or not near.off:
                        damage += CARDS[near.card].boosts_neighbours
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


def monsters(side: Seat, lasting: bool) -> int:
    count = 0
    for stack in side.dungeon:
        room = stack[-1]
        if CARDS[room.card].kind == MONSTER and (lasting or not room.off):
            count += 1
    return count


def chances(g: BossMonster, lasting: bool, lured: tuple[int, ...]) -> list[int]:
    """How likely a hero comes to each seat: by treasure, and within it by seat.

    Face-down rooms count as what they are imagined to be. `lasting` leaves out what ends with this turn.
    """
    n = len(g.seats)
    icons: list[int] = []
    for s in range(n):
        side = g.seats[s]
        rooms = 0
        for stack in side.dungeon:
            room = stack[-1]
            if lasting or not room.off:
                rooms += ICONS[room.card]
        if side.doubled and not lasting:
            rooms <<= side.doubled
        icons.append(0 if side.out else rooms + ICONS[side.boss])
    out: list[int] = []
    for t in range(KINDS):
        shift = t * BYTE
        best = 0
        second = 0
        for s in range(n):
            total = icons[s] >> shift & 255
            if total > best:
                second = best
                best = total
            elif total > second:
                second = total
        for s in range(n):
            total = icons[s] >> shift & 255
            ahead = total - (second if total == best else best)
            out.append(0 if total == 0 else lured[max(0, min(5, ahead + 2))])
    return out
