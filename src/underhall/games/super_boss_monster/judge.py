"""What a greedy player of Super Boss Monster sees in a position: who comes, who dies, and what that is worth.

Everything here looks at imagined worlds, never at the real table. An option is judged by trying it in a copy: the
effects under way are worked off while nobody responds, and what then lies on the table is counted. A card on the
market is tried as the room it would become, a minion by doing its errand at once. The rest of the turn is forecast,
not played. Worth and chances are counted in hundredths, of a soul or of a hero.
"""

from typing import Final

from underhall.games.series.cards import BYTE, NO_TREASURE, ROOM, SHELF
from underhall.games.series.ops import TargetRoom, add_placements, levels_up, place_hidden, push_built
from underhall.games.series.option_kinds import FROM_DECK, FROM_DISCARD, IN_ROOM, PLACE, TAKE
from underhall.games.series.state import MOST_ROOMS, Hero, card_of
from underhall.games.super_boss_monster.board import (
    AT_BASE,
    LAST_ROOM,
    ON_BOSS,
    ON_ROOM,
    ON_THE_BOARD,
    SPACES,
    SUMMON,
    TREASURE,
    TREASURE_OF,
)
from underhall.games.super_boss_monster.city import Draft, PlaceMinion
from underhall.games.super_boss_monster.concerns import FLEES, where_it_dies, where_it_ends
from underhall.games.super_boss_monster.errands import ERRANDS, LAST_ROOM_BONUS, at_boss, at_room, on_board
from underhall.games.super_boss_monster.facts import TAVERN, TRAITS, TREASURES
from underhall.games.super_boss_monster.ops import PutToken
from underhall.games.super_boss_monster.programs import RULES_PROGRAMS
from underhall.games.super_boss_monster.scoring import SOULS_TO_END
from underhall.games.super_boss_monster.state import (
    ADVENTURE,
    BUILD,
    MINION,
    SOLO_REVEALS,
    SOLO_SPACES,
    SOLO_WOUNDS,
    SuperBossMonster,
)
from underhall.games.super_boss_monster.timing import PASSING, Responses, Window
from underhall.games.super_boss_monster.turn import needed
from underhall.kernel.agenda import NOBODY, NOTHING
from underhall.kernel.decisions import Decision, kind_of, x_of, y_of, z_of
from underhall.kernel.game import Game

# What things are worth.
WINNING: Final = 900  # a lead of LEAD when the game ends
LEAD: Final = 200
NEARLY: Final = 600  # from so many hundredths of a soul on, a lead counts the more
DAMAGE: Final = 30  # each point in the dungeon, up to what kills everybody, and beyond
MORE_DAMAGE: Final = 3
ENOUGH: Final = 14
ROOM_BUILT: Final = 12
LEVELLED: Final = 40
SPELL_HELD: Final = 30
ROOM_HELD: Final = 4
HELD_DAMAGE: Final = 6
HELD_TREASURE: Final = 3
UNPLACEABLE: Final = 10  # what an advanced room loses while no room of one's own matches it
ITEM_HELD: Final = 25
COIN: Final = 12
RIVALS_CARD: Final = 12

# How likely a hero comes to a dungeon that is so much ahead of the best rival, from -2 to +3 symbols: while others are
# still to place, and once they have.
LURED: Final = (3, 10, 25, 65, 85, 95)
LURED_AT_LAST: Final = (0, 2, 8, 90, 97, 100)
SURELY: Final = 95

# Heroes still to come: so many turns of them, by when a dungeon has grown by so much; and what part of their souls
# and of their wounds counts today.
HORIZON: Final = 2
GROWTH: Final = 2
HOPE: Final = 30
FEAR: Final = 10

# Alone: how likely a hero is to be lured by so many symbols, how likely the game goes on with so many free places
# after the next arrivals and with so many wounds, and what part of all souls to come counts today.
COMES_ALONE: Final = (0, 45, 70, 85, 95)
PLACES_LEFT: Final = (45, 70, 85, 95, 100)
WOUNDS_TAKEN: Final = (100, 95, 85, 70, 50)
ALONE_HOPE: Final = 60
ALONE_DAMAGE: Final = 20

# How deep the choices within one effect are tried, and how many in a row are answered at all.
DEPTH: Final = 2
MOST_ANSWERS: Final = 12
MOST_CARDS: Final = 3  # of more cards to take or to discard, only the likeliest are tried
CARD_CHOICES: Final = (TAKE, FROM_DECK, FROM_DISCARD)
GIVING_UP: Final = ("discard", "give")
DECIDED: Final = 1_000_000

# The steps of the game itself: where one would begin, an effect has been worked off.
EFFECTS: Final = frozenset(
    {
        "built",
        "destroy-own",
        "discard-spell",
        "from-market",
        "heal",
        "may-heal",
        "moved-token",
        "responses",
        "retire-item",
        "shuffling",
        "summoning",
        "triggers",
        "watched",
    }
)
STEPS: Final = frozenset({program.name for program in RULES_PROGRAMS} - EFFECTS)
KINDS: Final = len(TREASURES)


def judge_super_boss_monster(world: Game, seat: int) -> list[int]:
    """What each option of the seat's open decision is worth to it, in the order of the options."""
    decision = world.decision_of(seat)
    if decision is None or not isinstance(world, SuperBossMonster):
        return []
    outlook = Outlook(world, seat)
    if isinstance(decision.op, Draft):
        plan = best_building(world, outlook)
        return [draft(world, outlook, decision, code, plan) for code in decision.codes]
    if isinstance(decision.op, PlaceMinion):
        plan = best_building(world, outlook)
        return [send(world, outlook, decision, code, plan) for code in decision.codes]
    rooms = len(world.seats[seat].dungeon)
    found: list[int] = []
    for code in decision.codes:
        if kind_of(code) == PLACE and is_waste(code, rooms):
            found.append(-DECIDED)
        else:
            found.append(attempt(world, outlook, decision, code, DEPTH))
    return found


class Outlook:
    """What does not change while one decision is thought about: whose it is, and which heroes are still to come."""

    def __init__(self, g: SuperBossMonster, seat: int) -> None:
        self.seat = seat
        self.known: list[Crossing | None] = [None for _ in g.seats]  # the dungeon of each seat as it was met last
        # What those to come mean to each seat, and the symbols and damage that this was worked out from.
        self.hopes = [0 for _ in g.seats]
        self.fears = [0 for _ in g.seats]
        self.symbols = [-1 for _ in g.seats]
        self.damage = [-1 for _ in g.seats]
        settled = g.phase > BUILD or (g.phase == BUILD and (g.active < 0 or g.order[-1] == g.active))
        self.lured = LURED_AT_LAST if settled else LURED
        n = len(g.seats)
        left = len(g.hero_deck) + len(g.epic_deck)
        turns = 0 if g.is_last_turn() else left // (SOLO_REVEALS if n == 1 else n)
        most = max([g.souls(s) for s in range(n)])
        if n > 1:
            turns = min(turns, max(0, SOULS_TO_END - most) // 2)
        self.future = min(100, turns * 34)  # what part of all that lasts still counts
        # How many souls are to come, for each treasure they want: those that die of so much damage.
        self.coming: list[list[int]] = [[0] * (ENOUGH + 1) for _ in range(KINDS)]
        heroes = left if n == 1 else HORIZON * n
        for deck in (g.hero_deck, g.epic_deck):
            if deck and heroes > 0:
                likely = min(100, 100 * heroes // len(deck))
                heroes -= len(deck)
                for number in deck:
                    hero = SHELF[number]
                    if hero.wants != NO_TREASURE:
                        coming = self.coming[hero.wants]
                        for damage in range(min(ENOUGH, hero.health), ENOUGH + 1):
                            coming[damage] += hero.value * likely

    def add_coming(self, out: list["Forecast"]) -> None:
        """Add the souls and wounds that the heroes still in the decks may bring."""
        same = True
        for f in out:
            if self.symbols[f.seat] != f.lasting or self.damage[f.seat] != f.later:
                same = False
        if not same:
            self.weigh_coming(out)
        for f in out:
            f.hopes += self.hopes[f.seat]
            f.fears += self.fears[f.seat]

    def weigh_coming(self, out: list["Forecast"]) -> None:
        for f in out:
            self.symbols[f.seat] = f.lasting
            self.damage[f.seat] = f.later
            self.hopes[f.seat] = 0
            self.fears[f.seat] = 0
        for t in range(KINDS):
            coming = self.coming[t]
            everybody = coming[ENOUGH]
            if everybody == 0:
                continue
            shift = t * BYTE
            best = 0
            second = 0
            for f in out:
                total = f.lasting >> shift & 255
                if total > best:
                    second = best
                    best = total
                elif total > second:
                    second = total
            for f in out:
                total = f.lasting >> shift & 255
                if total > 0:
                    likely = LURED[max(0, min(5, total - (second if total == best else best) + 2))]
                    die = coming[max(0, min(ENOUGH, f.later + GROWTH))]
                    self.hopes[f.seat] += die * likely // 100
                    self.fears[f.seat] += (everybody - die) * likely // 100


# -- trying an option --------------------------------------------------------------------------------------------


def attempt(g: SuperBossMonster, outlook: Outlook, decision: Decision, code: int, depth: int) -> int:
    """What the table is worth once `decision` is answered with `code` and the effects are worked off."""
    world = g.clone()
    if code == PASSING and isinstance(decision.op, Window) and not isinstance(decision.op, Responses):
        return worth(world, outlook)  # nothing happens, and what comes next is forecast
    answer(world, decision, code)
    if kind_of(code) == PLACE and decision.seat == outlook.seat:
        turn_up(world, outlook.seat, True)
        go_on(world)
    return settle(world, outlook, depth)


def settle(world: SuperBossMonster, outlook: Outlook, depth: int) -> int:
    """What the world is worth once what is under way in it has been worked off; own choices are the best."""
    for _ in range(MOST_ANSWERS):
        if not world.pending:
            break
        asked = world.pending[0]
        if asked.frame.program.name in STEPS:
            break
        if asked.seat == outlook.seat and depth > 0 and not isinstance(asked.op, Window):
            best = -DECIDED
            deeper = 0 if isinstance(asked.op, PutToken) else depth - 1  # one token at a time
            for option in promising(world, asked, outlook.seat):
                best = max(best, attempt(world, outlook, asked, option, deeper))
            return best
        answer(world, asked, asked.codes[0])
    return worth(world, outlook)


def promising(g: SuperBossMonster, asked: Decision, seat: int) -> list[int]:
    """The options worth trying: no room in a rival's dungeon that nobody will cross, of many cards the best few."""
    codes = list(asked.codes)
    if len(codes) > MOST_CARDS and kind_of(codes[0]) in CARD_CHOICES:
        sign = 1 if asked.kind in GIVING_UP else -1
        ranked = sorted([(sign * card_worth(g, seat, x_of(code)), code) for code in codes])
        return [code for _, code in ranked[:MOST_CARDS]]
    if g.phase != ADVENTURE:
        return codes
    lasting = not isinstance(asked.op, TargetRoom)
    return [code for code in codes if kind_of(code) != IN_ROOM or (lasting and y_of(code) == seat) or matters(g, code)]


def matters(g: SuperBossMonster, code: int) -> bool:
    """Whether a hero may still cross the room this turn."""
    owner = y_of(code)
    if g.walker is not None and g.walker_seat == owner and not g.seats[owner].entrance:
        return z_of(code) < g.walker_at
    return is_crossed(g, owner)


def is_crossed(g: SuperBossMonster, owner: int) -> bool:
    """Whether a hero is in the dungeon or waits to enter it."""
    return len(g.seats[owner].entrance) > 0 or (g.walker is not None and g.walker_seat == owner)


def answer(world: SuperBossMonster, decision: Decision, code: int) -> None:
    """Answer, and go on until somebody is asked or the next step of the game would begin."""
    world.pending = [asked for asked in world.pending if asked is not decision]
    world.frame = decision.frame
    decision.op.answered(world, decision.frame, decision.seat, code)
    go_on(world)


def go_on(world: SuperBossMonster) -> None:
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


def turn_up(g: SuperBossMonster, seat: int, working: bool) -> None:
    """Show the hidden rooms of a seat, and let what its building sets off begin if that is wanted."""
    dungeon = g.seats[seat].dungeon
    built: list[int] = []
    for slot in range(len(dungeon)):
        room = dungeon[slot][-1]
        if room.hidden:
            g.cover(seat, slot)
            g.replace_top(seat, slot, room.revealed())
            built.append(room.uid)
    if working and built:
        push_built(g, seat, NOTHING, levels_up(g, seat), tuple(built))


# -- what to build, draft and send for ---------------------------------------------------------------------------


def best_building(g: SuperBossMonster, outlook: Outlook) -> int:
    """The placement that would be best this turn, or PASSING."""
    codes = likely_placements(g, outlook.seat)
    best = PASSING
    most = -DECIDED
    for code in codes:
        world = g.clone()
        place_hidden(world, outlook.seat, x_of(code), y_of(code))
        value = worth(world, outlook)
        if value > most:
            most = value
            best = code
    return best


def likely_placements(g: SuperBossMonster, seat: int) -> list[int]:
    """Every placement, but for plain rooms over others as long as there is a place beside them."""
    codes: list[int] = []
    add_placements(g, seat, codes)
    rooms = len(g.seats[seat].dungeon)
    return [code for code in codes if not is_waste(code, rooms)]


def is_waste(code: int, rooms: int) -> bool:
    """Whether a plain room is placed over another though there is a place beside them."""
    return y_of(code) < rooms < MOST_ROOMS and not SHELF[x_of(code)].advanced


def draft(g: SuperBossMonster, outlook: Outlook, decision: Decision, code: int, plan: int) -> int:
    """What the table is worth with the card: built at once, or held while the room in mind is built."""
    seat = outlook.seat
    before = [card_of(held) for held in g.seats[seat].hand]
    taken = g.clone()
    answer(taken, decision, code)
    world = taken.clone()
    if plan != PASSING:
        place_hidden(world, seat, x_of(plan), y_of(plan))
    best = worth(world, outlook)
    for placement in likely_placements(taken, seat):
        if x_of(placement) not in before:
            world = taken.clone()
            place_hidden(world, seat, x_of(placement), y_of(placement))
            turn_up(world, seat, True)
            go_on(world)
            best = max(best, settle(world, outlook, 0))
    return best


def send(g: SuperBossMonster, outlook: Outlook, decision: Decision, code: int, plan: int) -> int:
    """What the table is worth if the room in mind is built and the minion's errand is done."""
    seat = outlook.seat
    world = g.clone()
    world.pending = []
    at_home = kind_of(code) == IN_ROOM
    if plan != PASSING and not (at_home and z_of(code) == y_of(plan)):
        place_hidden(world, seat, x_of(plan), y_of(plan))
        turn_up(world, seat, False)
    world.frame = decision.frame
    decision.op.answered(world, decision.frame, seat, code)
    lair = world.lairs[seat]
    place = lair.minion
    if place == ON_BOSS:
        at_boss(world, seat)
    elif place == ON_ROOM:
        at_room(world, seat, lair.minion_room)
    else:
        lair.minion = AT_BASE  # so that its errand is not forecast as well
        on_board(world, seat, place, NOTHING)
    go_on(world)
    return settle(world, outlook, DEPTH)


# -- what a position is worth ------------------------------------------------------------------------------------


def worth(g: SuperBossMonster, outlook: Outlook) -> int:
    """How well the seat stands. The table is changed: hidden rooms count as what they are imagined to be."""
    if g.phase <= BUILD:
        for s in range(len(g.seats)):
            turn_up(g, s, False)
    if g.rules.solo:
        return worth_alone(g, outlook)
    seat = outlook.seat
    if g.winners:
        return DECIDED if seat in g.winners else -DECIDED
    n = len(g.seats)
    forecasts = forecast(g, outlook)
    own = 0
    others = 0
    strongest = -DECIDED
    lead = DECIDED
    richest = 0
    for s in range(n):
        f = forecasts[s]
        richest = max(richest, f.souls)
        total = standing(g, s, f, outlook)
        if s == seat:
            own = total + hand_worth(g, s) * (outlook.future + 20) // 120
        else:
            total += len(g.seats[s].hand) * RIVALS_CARD * outlook.future // 100
            others += total
            strongest = max(strongest, total)
            ahead = forecasts[seat].souls - forecasts[seat].wounds - (f.souls - f.wounds)
            if ahead == 0:
                ahead = 10 if g.xp(seat) > g.xp(s) else -10
            lead = min(lead, ahead)
    if g.is_last_turn() or richest >= SOULS_TO_END * 100:
        pressing = 100
    else:
        pressing = max(0, richest - NEARLY) * 60 // (SOULS_TO_END * 100 - NEARLY)
    own += WINNING * pressing * max(-LEAD, min(LEAD, lead)) // (100 * LEAD)
    rivals = n - 1
    return 2 * rivals * own - others - rivals * strongest


def standing(g: SuperBossMonster, s: int, f: "Forecast", outlook: Outlook) -> int:
    """How a player stands, but for the hand."""
    total = f.souls - f.wounds + (f.hopes * HOPE - f.fears * FEAR) * min(100, outlook.future * 2) // 10000
    return total + lasting(g, s, f.later, DAMAGE) * outlook.future // 100


def lasting(g: SuperBossMonster, s: int, damage: int, each: int) -> int:
    """What a dungeon and its owner's belongings are worth for turns to come."""
    side = g.seats[s]
    lair = g.lairs[s]
    total = damage * each if damage <= ENOUGH else ENOUGH * each + (damage - ENOUGH) * MORE_DAMAGE
    rooms = len(side.dungeon)
    total += rooms * ROOM_BUILT + lair.coins * COIN + len(lair.items) * ITEM_HELD
    if side.levelled or rooms >= MOST_ROOMS:
        total += LEVELLED
    return total


def hand_worth(g: SuperBossMonster, seat: int) -> int:
    """What one's own cards are worth: a spell for what it may do, a room for what it would add to the dungeon."""
    total = 0
    for held in g.seats[seat].hand:
        total += card_worth(g, seat, card_of(held))
    return total


def card_worth(g: SuperBossMonster, seat: int, number: int) -> int:
    card = SHELF[number]
    if card.type != ROOM:
        return SPELL_HELD
    total = ROOM_HELD + card.damage * HELD_DAMAGE
    for count in card.treasure:
        total += count * HELD_TREASURE
    if card.advanced and not has_place(g, seat, number):
        total -= UNPLACEABLE
    return total


def has_place(g: SuperBossMonster, seat: int, number: int) -> bool:
    shows = SHELF[number].shows
    for stack in g.seats[seat].dungeon:
        if shows & SHELF[stack[-1].card].shows:
            return True
    return False


# -- what will happen --------------------------------------------------------------------------------------------


class Crossing:
    """What a hero meets on the way through a dungeon, and what it was worked out from."""

    def __init__(self, g: SuperBossMonster, s: int) -> None:
        side = g.seats[s]
        lair = g.lairs[s]
        dungeon = side.dungeon
        self.seat = s
        self.dungeon = dungeon[:]
        self.boost = side.boost
        self.last_boost = lair.last_boost
        self.levelled = side.levelled
        self.at_home = lair.minion >= ON_BOSS
        self.borrowed = lair.borrowed
        self.doubled = side.doubled
        self.symbols = g.symbols(s, True)
        self.hated = 0  # more damage for heroes of a class, a byte for each treasure
        self.spared = 0  # damage that epic heroes do not take
        before = 0
        uid = NOTHING
        passing = lair.last_boost if dungeon else 0
        total = 0
        slipped = 0
        waking = 0  # what rooms that wake may add: some turns bring a second hero, others do not
        for slot in range(len(dungeon) - 1, -1, -1):
            room = dungeon[slot][-1]
            card = SHELF[room.card]
            if room.off or room.disabled:
                passing -= card.damage + room.tokens
                continue
            traits = TRAITS[room.card]
            damage = max(0, g.damage(s, slot) + g.entry_bonus(s, slot, uid))
            total += damage + min(slipped, max(0, damage - room.ahead))
            if card.bounces:
                total += before
            passing += room.boost + room.ahead + side.boost
            slipped = traits.slips if not room.used else 0
            if traits.hates_by and traits.hates != NO_TREASURE:
                self.hated += traits.hates_by << traits.hates * BYTE
            if traits.spares_epic:
                self.spared += damage
            if traits.wakes:
                waking += traits.wakes // 2
                passing += traits.wakes if room.tally else 0
            before = damage
            uid = room.uid
        self.now = total  # the damage: this turn, and when this turn's effects are over
        self.later = total - passing + waking

    def is_same(self, g: SuperBossMonster) -> bool:
        """Whether the dungeon is still as it was then."""
        side = g.seats[self.seat]
        lair = g.lairs[self.seat]
        if (
            side.boost != self.boost
            or lair.last_boost != self.last_boost
            or side.levelled != self.levelled
            or (lair.minion >= ON_BOSS) != self.at_home
            or lair.borrowed != self.borrowed
            or side.doubled != self.doubled
            or len(side.dungeon) != len(self.dungeon)
        ):
            return False
        for slot in range(len(self.dungeon)):
            if side.dungeon[slot] is not self.dungeon[slot]:
                return False
        return True


class Forecast:
    """What awaits one player if nobody does anything more."""

    def __init__(self, g: SuperBossMonster, s: int, outlook: Outlook) -> None:
        self.seat = s
        self.souls = g.souls(s) * 100  # with those that this turn will bring
        self.wounds = g.wounds(s) * 100
        self.hopes = 0  # the souls and wounds of turns to come
        self.fears = 0
        known = outlook.known[s]
        if known is None or not known.is_same(g):
            known = Crossing(g, s)
            outlook.known[s] = known
        self.now = known.now  # the damage on the way
        self.later = known.later
        self.hated = known.hated
        self.spared = known.spared
        self.symbols = known.symbols
        self.lasting = known.symbols - known.borrowed  # without what ends with this turn
        space = pending_space(g, s)
        self.summons = space if space >= 0 and SPACES[space].does == SUMMON else NOTHING
        if space >= 0:
            if SPACES[space].does == TREASURE:
                self.symbols += 1 << TREASURE_OF[SPACES[space].landmark] * BYTE
            elif SPACES[space].does == LAST_ROOM and g.seats[s].dungeon:
                self.now += LAST_ROOM_BONUS

    def kills(self, g: SuperBossMonster, hero: Hero, damage: int) -> bool:
        """Whether the hero dies here, as far as one can see; `damage` is what a plain hero takes."""
        if hero.item != NOTHING:
            return where_it_ends(g, hero, self.seat) >= 0
        card = SHELF[hero.card]
        if card.wants != NO_TREASURE:
            damage += self.hated >> card.wants * BYTE & 255
        if card.epic:
            damage -= self.spared
        return damage >= hero.health

    def meet(self, g: SuperBossMonster, hero: Hero, likely: int) -> None:
        """A hero comes this turn: so many hundredths of a soul or of a wound."""
        if self.kills(g, hero, self.now):
            self.souls += likely
        elif not self.is_fled(g, hero):
            self.wounds += likely

    def expect(self, g: SuperBossMonster, hero: Hero, likely: int) -> None:
        """The same in some later turn."""
        if self.kills(g, hero, self.later + GROWTH):
            self.hopes += likely
        elif not self.is_fled(g, hero):
            self.fears += likely

    def is_fled(self, g: SuperBossMonster, hero: Hero) -> bool:
        """Whether the hero would run back to town before it reaches the boss."""
        return hero.item != NOTHING and where_it_ends(g, hero, self.seat) == FLEES

    def wanted_by(self, card: int) -> int:
        """How many symbols the dungeon shows that the hero wants."""
        wants = SHELF[card].wants
        too = TRAITS[card].wants_too
        total = 0 if wants == NO_TREASURE else self.symbols >> wants * BYTE & 255
        return total if too == NO_TREASURE else total + (self.symbols >> too * BYTE & 255)


def pending_space(g: SuperBossMonster, s: int) -> int:
    """The space of the board on which the minion has yet to do its errand, or NOTHING."""
    space = g.lairs[s].minion
    if not 0 <= space < ON_BOSS or g.phase > MINION:
        return NOTHING
    if g.phase == MINION:
        for frame in g.agenda:
            if frame.program is ERRANDS:
                return space if g.order.index(s) >= frame.picks[0] else NOTHING
        return NOTHING
    return space


def forecast(g: SuperBossMonster, outlook: Outlook) -> list[Forecast]:
    """What awaits each player: the heroes under way, those summoned, those in town, and those still in the decks."""
    n = len(g.seats)
    out = [Forecast(g, s, outlook) for s in range(n)]
    add_heroes_inside(g, out)
    for s in range(n):
        if out[s].summons != NOTHING:
            add_summoned(g, out, s)
    poorest = fewest_souls(g)
    soon = g.phase <= MINION
    for hero in g.town:
        value = SHELF[hero.card].value
        if SHELF[hero.card].goes_to_fewest_souls:
            if poorest != NOBODY:
                if soon:
                    out[poorest].meet(g, hero, SURELY * value)
                else:
                    out[poorest].expect(g, hero, SURELY * value)
            continue
        best = 0
        second = 0
        for f in out:
            total = f.wanted_by(hero.card)
            if total > best:
                second = best
                best = total
            elif total > second:
                second = total
        for f in out:
            total = f.wanted_by(hero.card)
            if total > 0:
                ahead = total - (second if total == best else best)
                if soon:
                    f.meet(g, hero, outlook.lured[max(0, min(5, ahead + 2))] * value)
                else:
                    f.expect(g, hero, LURED[max(0, min(5, ahead + 2))] * value)
    if outlook.future:
        outlook.add_coming(out)
    return out


def add_heroes_inside(g: SuperBossMonster, out: list[Forecast]) -> None:
    """The hero who is crossing a dungeon, and those at the entrances."""
    walker = g.walker
    if walker is not None:
        s = g.walker_seat
        value = SHELF[walker.card].value * 100
        doomed = walker.doomed and not g.walker_sent
        end = 0 if doomed else where_it_dies(g, walker, s, g.walker_at, g.walker_room)
        if end >= 0:
            out[s].souls += value
        elif end == NOTHING:
            out[s].wounds += value
    for f in out:
        side = g.seats[f.seat]
        for hero in side.entrance:
            value = SHELF[hero.card].value * 100
            if side.kept_out or hero.waits:
                f.expect(g, hero, value)
            else:
                f.meet(g, hero, value)


def add_summoned(g: SuperBossMonster, out: list[Forecast], s: int) -> None:
    """The hero whom a minion is about to fetch: home if it dies there, else to whom it hurts."""
    space = SPACES[out[s].summons]
    hero = g.tavern[-1] if space.landmark == TAVERN and g.tavern else g.landmarks[space.landmark]
    if hero is None:
        return
    token = space.token
    hero = hero.with_token(token)
    value = SHELF[hero.card].value * SURELY
    if out[s].kills(g, hero, out[s].now):
        out[s].souls += value
        return
    for f in out:
        if f.seat != s and not f.kills(g, hero, f.now):
            f.wounds += value
            return
    out[(s + 1) % len(out)].meet(g, hero, value)


def fewest_souls(g: SuperBossMonster) -> int:
    """The one seat with the fewest souls, or NOBODY."""
    poorest = NOBODY
    least = DECIDED
    for s in range(len(g.seats)):
        souls = g.souls(s)
        if souls < least:
            least = souls
            poorest = s
        elif souls == least:
            poorest = NOBODY
    return poorest


# -- alone -------------------------------------------------------------------------------------------------------


def worth_alone(g: SuperBossMonster, outlook: Outlook) -> int:
    """The score to be expected in a game for one: what there is, and what may come before the game is over."""
    if g.winners:
        return g.score(0) * 100
    f = Forecast(g, 0, outlook)
    out = [f]
    add_heroes_inside(g, out)
    taken = 0
    for place in range(ON_THE_BOARD):
        if g.landmarks[place] is not None:
            taken += 1
    if f.summons != NOTHING:
        hero = g.landmarks[SPACES[f.summons].landmark]
        if hero is not None:
            summoned = hero.with_token(SPACES[f.summons].token)
            f.meet(g, summoned, SHELF[hero.card].value * 100)
            taken -= 1
    staying = 0
    left = 0  # the souls of those who are still to be fetched
    for i in range(len(g.town)):
        hero = g.town[i]
        value = SHELF[hero.card].value * 100
        place = staying if g.rules.solo_closes_up else i
        if g.phase <= MINION and f.wanted_by(hero.card) >= needed(g, place):
            f.meet(g, hero, value)
        else:
            staying += 1
            left += value
            f.expect(g, hero, value * COMES_ALONE[min(4, f.wanted_by(hero.card))] // 100)
    for place in range(ON_THE_BOARD):
        hero2 = g.landmarks[place]
        if hero2 is not None:
            left += SHELF[hero2.card].value * 100
    score = f.souls - f.wounds
    wounds = f.wounds // 100
    deck = len(g.hero_deck) + len(g.epic_deck)
    room = SOLO_SPACES - staying + ON_THE_BOARD - taken - min(SOLO_REVEALS, deck)
    if g.last_turn or wounds >= SOLO_WOUNDS or room < 0:
        return score
    for t in range(KINDS):
        coming = outlook.coming[t]
        if coming[ENOUGH]:
            symbols = f.lasting >> t * BYTE & 255
            likely = COMES_ALONE[min(4, symbols)]
            die = coming[max(0, min(ENOUGH, f.later + GROWTH))]
            f.hopes += die * likely // 100
            f.fears += (coming[ENOUGH] - die) * likely // 100
    goes_on = PLACES_LEFT[min(4, room)] * WOUNDS_TAKEN[max(0, wounds)] // 100
    future = f.hopes * ALONE_HOPE // 100 - f.fears * FEAR // 100
    future += (lasting(g, 0, f.later, ALONE_DAMAGE) + hand_worth(g, 0)) * outlook.future // 100
    return score + future * goes_on // 100
