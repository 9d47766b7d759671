"""What a greedy player of Boss Monster sees in a position: who will be lured, who dies, and what that is worth.

Everything here looks at imagined worlds, never at the real table. An option is judged by trying it in a copy: the
effects under way are worked off while nobody answers them, and what then lies on the table is counted. The rest of
the turn is forecast, not played. Worth is counted in hundredths of a soul.
"""

from typing import Final

from underhall.games.boss_monster.facts import CARDS, MONSTER, NO_TREASURE, ROOM
from underhall.games.boss_monster.ops import BUILT, DESTROY_OWN, HEAL
from underhall.games.boss_monster.programs import RULES_PROGRAMS
from underhall.games.boss_monster.state import (
    BUILD,
    MOST_ROOMS,
    SOULS_TO_WIN,
    WOUNDS_TO_LOSE,
    BossMonster,
    card_of,
)
from underhall.games.boss_monster.timing import ANSWER, CANCEL
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game


class Weights:
    """What a greedy player thinks things are worth, in hundredths of a soul."""

    def __init__(self) -> None:
        self.winning = 1500
        self.near = 200  # from so many souls short of winning, each counts more
        self.wounds = [0, 45, 110, 210, 370, 2000]  # the first, the first two …; the last is the end of the game
        # How likely a hero comes, by how many treasures one is ahead of the best rival: from -2 or worse to +3 or more.
        self.lured = [3, 10, 25, 65, 85, 95]
        self.lured_now = [0, 4, 12, 80, 95, 100]  # once the others have placed
        self.horizon = 2  # so many turns of heroes still to come are looked at
        self.hope = 30  # what their souls count for, in percent
        self.fear = 20  # and their wounds
        self.growth = 2  # the damage that a dungeon gains by then
        self.slot_growth = 0  # and what each free place for a room adds to it
        self.damage = 40  # a point of damage, up to what kills everybody
        self.more_damage = 2
        self.room_built = 15
        self.level = 40
        self.spell_held = 25
        self.room_held = 4
        self.held_damage = 10
        self.held_treasure = 3
        self.unplaceable = 14  # an advanced room without a place for it
        self.rivals_card = 15
        self.rivals = 100  # how much the others' standing matters, in percent


WEIGHTS: Final = Weights()
ENOUGH: Final = 13  # damage that kills everybody
DECIDED: Final = 1_000_000

# How deep the choices within one effect are tried, and how many in a row are answered by others.
DEPTH: Final = 2
MOST_ANSWERS: Final = 12

# The steps of the game itself: where they begin, an effect has been worked off.
STEPS: Final = frozenset(
    {program.name for program in RULES_PROGRAMS}
    - {program.name for program in (ANSWER, BUILT, CANCEL, DESTROY_OWN, HEAL)}
)


class Outlook:
    """What one look at the table needs again and again: whose eyes, what counts, and which heroes are still to come."""

    def __init__(self, g: BossMonster, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        # For each treasure, how many souls will come that want it and die of so much damage, in hundredths.
        self.coming: list[list[int]] = [[0] * (ENOUGH + 1) for _ in range(NO_TREASURE)]
        heroes = weights.horizon * len(g.seats)
        for deck in (g.hero_deck, g.epic_deck):
            if deck and heroes > 0:
                weight = min(100, 100 * heroes // len(deck))
                heroes -= len(deck)
                for number in deck:
                    card = CARDS[number]
                    if card.wants != NO_TREASURE:
                        for damage in range(card.health, ENOUGH + 1):
                            self.coming[card.wants][damage] += card.value * weight
        last = g.phase == BUILD and (g.active < 0 or g.turn_order()[-1] == g.active)
        self.lured = weights.lured_now if last else weights.lured


def judge_boss_monster(world: Game, seat: int, weights: Weights = WEIGHTS) -> list[int]:
    """What each option of the seat's open decision is worth to it, in the order of the options."""
    decision = world.decision_of(seat)
    if decision is None or not isinstance(world, BossMonster):
        return []
    outlook = Outlook(world, seat, weights)
    return [attempt(world, outlook, decision, code, DEPTH) for code in decision.codes]


def attempt(g: BossMonster, outlook: Outlook, decision: Decision, code: int, depth: int) -> int:
    """What the table is worth once `decision` is answered with `code` and the effects are worked off."""
    world = g.clone()
    answer(world, decision, code)
    for _ in range(MOST_ANSWERS):
        if not world.pending:
            break
        asked = world.pending[0]
        if asked.frame.program.name in STEPS:
            break
        if asked.seat == outlook.seat and depth > 0:
            best = attempt(world, outlook, asked, asked.codes[0], depth - 1)
            for i in range(1, len(asked.codes)):
                best = max(best, attempt(world, outlook, asked, asked.codes[i], depth - 1))
            return best
        answer(world, asked, asked.codes[0])
    return worth(world, outlook)


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
    standings = standing(g, outlook)
    rivals = len(g.seats) - 1
    total = 0
    strongest = -DECIDED
    for s in range(len(g.seats)):
        if s != seat and not g.seats[s].out:
            total += standings[s]
            if standings[s] > strongest:
                strongest = standings[s]
    return 2 * rivals * standings[seat] - (total + rivals * strongest) * outlook.weights.rivals // 100


def standing(g: BossMonster, outlook: Outlook) -> list[int]:
    """How each player stands: souls and wounds, those that this turn will bring, and the dungeon's prospects."""
    w = outlook.weights
    n = len(g.seats)
    now: list[int] = []  # the damage on the way through each dungeon, this turn
    later: list[int] = []  # and in turns to come
    grown: list[int] = []
    souls: list[int] = []  # in hundredths, with what is forecast
    wounds: list[int] = []
    hopes: list[int] = []  # the souls and wounds of turns to come, likewise
    fears: list[int] = []
    for s in range(n):
        rooms = len(g.seats[s].dungeon)
        now.append(crossing(g, s, rooms, 0, (), False))
        lasting = crossing(g, s, rooms, 0, (), True)
        later.append(lasting)
        grown.append(lasting + w.growth + w.slot_growth * (MOST_ROOMS - rooms))
        souls.append(g.souls(s) * 100)
        wounds.append(g.wounds(s) * 100)
        hopes.append(0)
        fears.append(0)

    walker = g.walker
    if walker is not None:
        s = g.walker_seat
        value = CARDS[walker.card].value * 100
        if walker.doomed and not g.walker_sent:
            souls[s] += value
        else:
            bonus = 0
            if g.walker_room >= 0 and g.walker_at < len(g.seats[s].dungeon):
                bonus = CARDS[g.top(s, g.walker_at).card].boosts_next_trap
            if crossing(g, s, g.walker_at, bonus, walker.bounced, False) >= walker.health - walker.damage:
                souls[s] += value
            else:
                wounds[s] += value
    for s in range(n):
        side = g.seats[s]
        for hero in side.entrance:
            value = CARDS[hero.card].value * 100
            if side.kept_out:
                if grown[s] >= hero.health:
                    hopes[s] += value
                else:
                    fears[s] += value
            elif now[s] >= hero.health:
                souls[s] += value
            else:
                wounds[s] += value

    # Heroes in town before the bait come this turn; later they wait for the next, like those still in the decks.
    soon = g.phase <= BUILD
    then = chances(g, True, w.lured)
    if g.town:
        chance = chances(g, False, outlook.lured) if soon else then
        for hero in g.town:
            card = CARDS[hero.card]
            for s in range(n):
                likely = card.value * (fools_chance(g, s) if card.wants == NO_TREASURE else chance[card.wants * n + s])
                if likely > 0:
                    if soon:
                        if now[s] >= hero.health:
                            souls[s] += likely
                        else:
                            wounds[s] += likely
                    elif grown[s] >= hero.health:
                        hopes[s] += likely
                    else:
                        fears[s] += likely
    for t in range(NO_TREASURE):
        coming = outlook.coming[t]
        for s in range(n):
            likely = then[t * n + s]
            if likely > 0:
                die = coming[min(ENOUGH, grown[s])]
                hopes[s] += die * likely // 100
                fears[s] += (coming[ENOUGH] - die) * likely // 100

    out: list[int] = []
    for s in range(n):
        side = g.seats[s]
        if side.out:
            out.append(0)
            continue
        total = souls[s] + hopes[s] * w.hope // 100 - wound_cost(wounds[s] + fears[s] * w.fear // 100, w)
        missing = max(0, SOULS_TO_WIN * 100 - souls[s])
        if missing < w.near:
            total += w.winning * (w.near - missing) // w.near
        total += min(later[s], ENOUGH) * w.damage + max(0, later[s] - ENOUGH) * w.more_damage
        rooms = len(side.dungeon)
        total += rooms * w.room_built
        if side.levelled or rooms >= MOST_ROOMS:
            total += w.level
        if s == outlook.seat:
            for held in side.hand:
                total += card_worth(g, s, card_of(held), w)
        else:
            total += len(side.hand) * w.rivals_card
        out.append(total)
    return out


def wound_cost(wounds: int, w: Weights) -> int:
    """The cost of so many hundredths of a wound."""
    whole = wounds // 100
    if whole >= WOUNDS_TO_LOSE:
        return w.wounds[WOUNDS_TO_LOSE]
    return w.wounds[whole] + (w.wounds[whole + 1] - w.wounds[whole]) * (wounds % 100) // 100


def crossing(g: BossMonster, s: int, at: int, bonus: int, bounced: tuple[int, ...], lasting: bool) -> int:
    """The damage on the way from place `at` to the boss; `bonus` is what the room behind gives to a trap.

    Face-down rooms count as what they are imagined to be. `lasting` leaves out what ends with this turn.
    """
    dungeon = g.seats[s].dungeon
    total = 0
    before = 0
    slot = at - 1
    while slot >= 0:
        room = dungeon[slot][-1]
        if lasting or not room.off:
            card = CARDS[room.card]
            damage = card.damage
            if card.counts_monsters:
                damage += monsters(g, s)
            if card.kind == MONSTER:
                if slot > 0:
                    damage += CARDS[dungeon[slot - 1][-1].card].boosts_neighbours
                if slot + 1 < len(dungeon):
                    damage += CARDS[dungeon[slot + 1][-1].card].boosts_neighbours
            elif bonus:
                damage += bonus
            if not lasting:
                damage += room.boost + g.seats[s].boost
            total += damage
            if card.bounces and room.uid not in bounced:
                total += before
            before = damage
            bonus = card.boosts_next_trap
        slot -= 1
    return total


def monsters(g: BossMonster, s: int) -> int:
    count = 0
    for stack in g.seats[s].dungeon:
        if CARDS[stack[-1].card].kind == MONSTER:
            count += 1
    return count


def chances(g: BossMonster, lasting: bool, lured: list[int]) -> list[int]:
    """How likely a hero comes to each seat, in percent: by treasure, and within it by seat.

    Face-down rooms count as what they are imagined to be. `lasting` leaves out what ends with this turn.
    """
    n = len(g.seats)
    totals = [0] * (NO_TREASURE * n)
    for s in range(n):
        side = g.seats[s]
        if side.out:
            continue
        for stack in side.dungeon:
            room = stack[-1]
            if lasting or not room.off:
                icons = CARDS[room.card].treasure
                for t in range(NO_TREASURE):
                    totals[t * n + s] += icons[t]
        if side.doubled and not lasting:
            for t in range(NO_TREASURE):
                totals[t * n + s] <<= side.doubled
        icons = CARDS[side.boss].treasure
        for t in range(NO_TREASURE):
            totals[t * n + s] += icons[t]
    out = [0] * (NO_TREASURE * n)
    for t in range(NO_TREASURE):
        best = 0
        second = 0
        for s in range(n):
            total = totals[t * n + s]
            if total > best:
                second = best
                best = total
            elif total > second:
                second = total
        for s in range(n):
            total = totals[t * n + s]
            if total > 0:
                ahead = total - (second if total == best else best)
                out[t * n + s] = lured[max(0, min(5, ahead + 2))]
    return out


def fools_chance(g: BossMonster, seat: int) -> int:
    """How likely a hero who looks for the fewest souls comes to `seat`, in percent."""
    if g.seats[seat].out:
        return 0
    souls = g.souls(seat)
    for s in range(len(g.seats)):
        if s != seat and not g.seats[s].out and g.souls(s) <= souls:
            return 0
    return 95


def card_worth(g: BossMonster, seat: int, number: int, w: Weights) -> int:
    """What a card in the own hand is worth: a spell for what it may do, a room for how it would fit."""
    card = CARDS[number]
    if card.type != ROOM:
        return w.spell_held
    total = w.room_held + card.damage * w.held_damage
    if card.counts_monsters:
        total += 3 * w.held_damage
    for t in range(NO_TREASURE):
        total += card.treasure[t] * w.held_treasure
    if card.advanced:
        total -= w.unplaceable
        for stack in g.seats[seat].dungeon:
            if g.may_cover(number, stack):
                total += w.unplaceable
                break
    return total
