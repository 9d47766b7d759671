"""What a greedy player of Super Boss Monster sees in a position: who comes, who dies, and what that is worth.

Everything here looks at imagined worlds, never at the real table. An option is judged by trying it in a copy: the
effects under way are worked off while nobody responds, and what then lies on the table is counted. A card on the
market is tried as the room it would become, a minion by doing its errand at once. The rest of the turn is forecast,
not played. Worth and chances are counted in hundredths, of a soul or of a hero.
"""

from typing import Final

from underhall.games.series.cards import ALL_CARDS, BYTE, ROOM, Card
from underhall.games.series.judge import DEPTH, HOPE, MOST_ANSWERS, compared, damage_worth
from underhall.games.series.moves import show_hidden
from underhall.games.series.ops import TargetRoom, add_placements, levels_up, place_hidden, push_built
from underhall.games.series.option_kinds import FROM_DECK, FROM_DISCARD, IN_ROOM, PLACE, TAKE
from underhall.games.series.packing import card_of
from underhall.games.series.state import MOST_ROOMS
from underhall.games.series.windows import PASSING
from underhall.games.super_boss_monster.board import AT_BASE, ON_BOSS, ON_ROOM, ON_THE_BOARD, SPACES
from underhall.games.super_boss_monster.city import Draft, PlaceMinion
from underhall.games.super_boss_monster.errands import at_boss, at_room, on_board
from underhall.games.super_boss_monster.forecast import (
    ENOUGH,
    KINDS,
    Forecast,
    Outlook,
    add_heroes_inside,
    pending_space,
)
from underhall.games.super_boss_monster.ops import PutToken
from underhall.games.super_boss_monster.programs import RULES_PROGRAMS
from underhall.games.super_boss_monster.scoring import SOULS_TO_END
from underhall.games.super_boss_monster.state import (
    ADVENTURE,
    ALONE,
    BUILD,
    MINION,
    SOLO_REVEALS,
    SOLO_SPACES,
    SOLO_WOUNDS,
    SuperBossMonster,
)
from underhall.games.super_boss_monster.timing import Responses, Window
from underhall.games.super_boss_monster.turn import needed
from underhall.kernel.agenda import NO_EVENT, NOTHING
from underhall.kernel.decisions import Decision, kind_of, x_of, y_of, z_of
from underhall.kernel.game import Game
from underhall.kernel.judge import DECIDED, answer, asked_within, win_chance, won, work_off
from underhall.kernel.types import CardNo, OptionCode, SeatNo, Slot, seat_numbers

# What things are worth.
WINNING: Final = 900  # a lead of LEAD when the game ends
LEAD: Final = 200
CHANCES: Final = 1000  # the scale of `win_chance` that fits 460 games of greedy players best
NEARLY: Final = 600  # from so many hundredths of a soul on, a lead counts the more
DAMAGE: Final = 30  # each point in the dungeon, up to what kills everybody, and beyond
MORE_DAMAGE: Final = 3
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
FEAR: Final = 10  # what part of the wounds that heroes still to come may bring counts today

# Alone: how likely a hero is to be lured by so many symbols, how likely the game goes on with so many free places
# after the next arrivals and with so many wounds, and what part of all souls to come counts today.
COMES_ALONE: Final[tuple[int, ...]] = (0, 45, 70, 85, 95)
PLACES_LEFT: Final[tuple[int, ...]] = (45, 70, 85, 95, 100)
WOUNDS_TAKEN: Final[tuple[int, ...]] = (100, 95, 85, 70, 50)
ALONE_HOPE: Final = 60
ALONE_DAMAGE: Final = 20

MOST_CARDS: Final = 3  # of more cards to take or to discard, only the likeliest are tried
CARD_CHOICES: Final = (TAKE, FROM_DECK, FROM_DISCARD)
GIVING_UP: Final = ("discard", "give")

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


def held_worth(card: Card) -> int:
    """What a card is worth in one's hand, an advanced room where it can be placed."""
    if card.type != ROOM:
        return SPELL_HELD
    return ROOM_HELD + card.damage * HELD_DAMAGE + sum(card.treasure) * HELD_TREASURE


HELD: Final[list[int]] = [held_worth(card) for card in ALL_CARDS]


def judge_super_boss_monster(world: Game, seat: SeatNo) -> list[int]:
    """What each option of the seat's open decision is worth to it, in the order of the options."""
    decision = world.decision_of(seat)
    if decision is None or not isinstance(world, SuperBossMonster):
        return []
    start = world.clone()
    start.blurs = start.known_places = ()  # no rule asks who knows what, and to keep track of it takes long
    outlook = Outlook(start, seat)
    if isinstance(decision.op, Draft):
        plan = best_building(start, outlook)
        return [draft(start, outlook, decision, code, plan) for code in decision.codes]
    if isinstance(decision.op, PlaceMinion):
        plan = best_building(start, outlook)
        return [send(start, outlook, decision, code, plan) for code in decision.codes]
    rooms = len(start.seats[seat].dungeon)
    found: list[int] = []
    for code in decision.codes:
        if kind_of(code) == PLACE and is_waste(code, rooms):
            found.append(-DECIDED)
        else:
            found.append(attempt(start, outlook, decision, code, DEPTH))
    return found


# -- trying an option --------------------------------------------------------------------------------------------


def attempt(g: SuperBossMonster, outlook: Outlook, decision: Decision, code: OptionCode, depth: int) -> int:
    """What the table is worth once `decision` is answered with `code` and the effects are worked off."""
    if code == PASSING and isinstance(decision.op, Window) and not isinstance(decision.op, Responses):
        # Nothing happens, and what comes next is forecast.
        return worth(g if g.phase > BUILD else g.clone(), outlook)
    world = g.clone()
    answer(world, decision, code, STEPS)
    if kind_of(code) == PLACE and decision.seat == outlook.seat and not world.pending:  # nothing else is under way
        turn_up(world, outlook.seat, True)
        work_off(world, STEPS)
    return settle(world, outlook, depth)


def settle(world: SuperBossMonster, outlook: Outlook, depth: int) -> int:
    """What the world is worth once what is under way in it has been worked off; own choices are the best."""
    for _ in range(MOST_ANSWERS):
        asked = asked_within(world, STEPS)
        if asked is None:
            break
        if asked.seat == outlook.seat and depth > 0 and not isinstance(asked.op, Window):
            best = -DECIDED
            deeper = 0 if isinstance(asked.op, PutToken) else depth - 1  # one token at a time
            for option in promising(world, asked, outlook.seat):
                best = max(best, attempt(world, outlook, asked, option, deeper))
            return best
        answer(world, asked, asked.codes[0], STEPS)
    return worth(world, outlook)


def promising(g: SuperBossMonster, asked: Decision, seat: SeatNo) -> list[OptionCode]:
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


def matters(g: SuperBossMonster, code: OptionCode) -> bool:
    """Whether a hero may still cross the room this turn."""
    owner = y_of(code)
    if g.walker is not None and g.walker_seat == owner and not g.seats[owner].entrance:
        return z_of(code) < g.walker_at
    return is_crossed(g, SeatNo(owner))


def is_crossed(g: SuperBossMonster, owner: SeatNo) -> bool:
    """Whether a hero is in the dungeon or waits to enter it."""
    return len(g.seats[owner].entrance) > 0 or (g.walker is not None and g.walker_seat == owner)


def turn_up(g: SuperBossMonster, seat: SeatNo, working: bool) -> None:
    """Show the hidden rooms of a seat, and let what its building sets off begin if that is wanted."""
    built = show_hidden(g, seat)
    if working and built:
        push_built(g, seat, NO_EVENT, levels_up(g, seat), tuple(built))


# -- what to build, draft and send for ---------------------------------------------------------------------------


def best_building(g: SuperBossMonster, outlook: Outlook) -> int:
    """The placement that would be best this turn, or PASSING."""
    codes = likely_placements(g, outlook.seat)
    best = PASSING
    most = -DECIDED
    for code in codes:
        world = g.clone()
        place_hidden(world, outlook.seat, CardNo(x_of(code)), Slot(y_of(code)))
        value = worth(world, outlook)
        if value > most:
            most = value
            best = code
    return best


def likely_placements(g: SuperBossMonster, seat: SeatNo) -> list[OptionCode]:
    """Every placement, but for plain rooms over others as long as there is a place beside them."""
    codes: list[OptionCode] = []
    add_placements(g, seat, codes)
    rooms = len(g.seats[seat].dungeon)
    return [code for code in codes if not is_waste(code, rooms)]


def is_waste(code: OptionCode, rooms: int) -> bool:
    """Whether a plain room is placed over another though there is a place beside them."""
    return y_of(code) < rooms < MOST_ROOMS and not ALL_CARDS[x_of(code)].advanced


def draft(g: SuperBossMonster, outlook: Outlook, decision: Decision, code: OptionCode, plan: int) -> int:
    """What the table is worth with the card: built at once, or held while the room in mind is built."""
    seat = outlook.seat
    before = [card_of(held) for held in g.seats[seat].hand]
    taken = g.clone()
    answer(taken, decision, code, STEPS)
    world = taken.clone()
    if plan != PASSING:
        place_hidden(world, seat, CardNo(x_of(plan)), Slot(y_of(plan)))
    best = worth(world, outlook)
    for placement in likely_placements(taken, seat):
        if x_of(placement) not in before:
            world = taken.clone()
            place_hidden(world, seat, CardNo(x_of(placement)), Slot(y_of(placement)))
            turn_up(world, seat, True)
            work_off(world, STEPS)
            best = max(best, settle(world, outlook, 0))
    return best


def send(g: SuperBossMonster, outlook: Outlook, decision: Decision, code: OptionCode, plan: int) -> int:
    """What the table is worth if the room in mind is built and the minion's errand is done."""
    seat = outlook.seat
    world = g.clone()
    world.pending = ()
    at_home = kind_of(code) == IN_ROOM
    if plan != PASSING and not (at_home and z_of(code) == y_of(plan)):
        place_hidden(world, seat, CardNo(x_of(plan)), Slot(y_of(plan)))
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
        on_board(world, seat, place, NO_EVENT)
    work_off(world, STEPS)
    return settle(world, outlook, DEPTH)


# -- what a position is worth ------------------------------------------------------------------------------------


def worth(g: SuperBossMonster, outlook: Outlook) -> int:
    """How well the seat stands. The table is changed: hidden rooms count as what they are imagined to be."""
    if g.phase <= BUILD:
        show_rooms(g, outlook)
    if g.rules.solo:
        return worth_alone(g, outlook)
    seat = outlook.seat
    if g.winners:
        return DECIDED if seat in g.winners else -DECIDED
    n = len(g.seats)
    forecasts = outlook.forecasts(g)
    own = 0
    rivals: list[int] = []
    lead = DECIDED
    richest = 0
    for s in seat_numbers(n):
        f = forecasts[s]
        richest = max(richest, f.souls)
        total = standing(g, s, f, outlook)
        if s == seat:
            own = total + hand_worth(g, s) * (outlook.future + 20) // 120
        else:
            rivals.append(total + len(g.seats[s].hand) * RIVALS_CARD * outlook.future // 100)
            ahead = forecasts[seat].souls - forecasts[seat].wounds - (f.souls - f.wounds)
            if ahead == 0:
                ahead = 10 if g.xp(seat) > g.xp(s) else -10
            lead = min(lead, ahead)
    if g.is_last_turn() or richest >= SOULS_TO_END * 100:
        pressing = 100
    else:
        pressing = max(0, richest - NEARLY) * 60 // (SOULS_TO_END * 100 - NEARLY)
    own += WINNING * pressing * max(-LEAD, min(LEAD, lead)) // (100 * LEAD)
    return compared(own, rivals, n - 1)


def worth_super_boss_monster(world: Game, seat: SeatNo) -> int:
    """How likely the seat seems to win; alone, the score to be expected. The world is changed, see `worth`."""
    if not isinstance(world, SuperBossMonster):
        return won(world, seat)
    rivals = len(world.seats) - 1
    if rivals and world.over:
        return won(world, seat)
    value = worth(world, Outlook(world, seat))
    return win_chance(value // rivals, rivals, CHANCES) if rivals else value


def show_rooms(g: SuperBossMonster, outlook: Outlook) -> None:
    """Show all hidden rooms. The same dungeon becomes the same again, so that it is known for what it is."""
    for s in seat_numbers(len(g.seats)):
        dungeon = g.seats[s].dungeon
        if dungeon is not outlook.laid[s]:
            turn_up(g, s, False)
            outlook.laid[s] = dungeon
            outlook.shown[s] = g.seats[s].dungeon
        elif dungeon is not outlook.shown[s]:
            g.change(s).dungeon = outlook.shown[s]


def standing(g: SuperBossMonster, s: SeatNo, f: "Forecast", outlook: Outlook) -> int:
    """How a player stands, but for the hand."""
    total = f.souls - f.wounds + (f.hopes * HOPE - f.fears * FEAR) * min(100, outlook.future * 2) // 10000
    return total + lasting(g, s, f.later, DAMAGE) * outlook.future // 100


def lasting(g: SuperBossMonster, s: SeatNo, damage: int, each: int) -> int:
    """What a dungeon and its owner's belongings are worth for turns to come."""
    side = g.seats[s]
    lair = g.lairs[s]
    total = damage_worth(damage, each, ENOUGH, MORE_DAMAGE)
    rooms = len(side.dungeon)
    total += rooms * ROOM_BUILT + lair.coins * COIN + len(lair.items) * ITEM_HELD
    if side.levelled or rooms >= MOST_ROOMS:
        total += LEVELLED
    return total


def hand_worth(g: SuperBossMonster, seat: SeatNo) -> int:
    """What one's own cards are worth: a spell for what it may do, a room for what it would add to the dungeon."""
    total = 0
    for held in g.seats[seat].hand:
        total += card_worth(g, seat, card_of(held))
    return total


def card_worth(g: SuperBossMonster, seat: SeatNo, number: int) -> int:
    if ALL_CARDS[number].advanced and not has_place(g, seat, number):
        return HELD[number] - UNPLACEABLE
    return HELD[number]


def has_place(g: SuperBossMonster, seat: SeatNo, number: int) -> bool:
    shows = ALL_CARDS[number].shows
    for stack in g.seats[seat].dungeon:
        if shows & ALL_CARDS[stack[-1].card].shows:
            return True
    return False


# -- alone -------------------------------------------------------------------------------------------------------


def worth_alone(g: SuperBossMonster, outlook: Outlook) -> int:
    """The score to be expected in a game for one: what there is, and what may come before the game is over."""
    if g.winners:
        return g.score(ALONE) * 100
    f = Forecast(outlook.side(g, ALONE), pending_space(g, ALONE))
    out = [f]
    add_heroes_inside(g, out)
    taken = 0
    for place in range(ON_THE_BOARD):
        if g.landmarks[place] is not None:
            taken += 1
    if f.summons != NOTHING:
        space = SPACES[f.summons]
        hero = g.landmarks[space.landmark]
        if hero is not None:
            summoned = hero.with_token(space.token)
            f.meet(g, summoned, ALL_CARDS[hero.card].value * 100, True)
            taken -= 1
    staying = 0
    left = 0  # the souls of those who are still to be fetched
    for i in range(len(g.town)):
        hero = g.town[i]
        value = ALL_CARDS[hero.card].value * 100
        place = staying if g.rules.solo_closes_up else i
        if g.phase <= MINION and f.wanted_by(hero.card) >= needed(g, place):
            f.meet(g, hero, value, True)
        else:
            staying += 1
            left += value
            f.meet(g, hero, value * COMES_ALONE[min(4, f.wanted_by(hero.card))] // 100, False)
    for place in range(ON_THE_BOARD):
        hero2 = g.landmarks[place]
        if hero2 is not None:
            left += ALL_CARDS[hero2.card].value * 100
    score = f.souls - f.wounds
    wounds = f.wounds // 100
    deck = len(g.hero_deck) + len(g.epic_deck)
    room = SOLO_SPACES - staying + ON_THE_BOARD - taken - min(SOLO_REVEALS, deck)
    if g.last_turn or wounds >= SOLO_WOUNDS or room < 0:
        return score
    for t in range(KINDS):
        coming = outlook.coming.souls[t]
        if coming[ENOUGH]:
            symbols = f.lasting >> t * BYTE & 255
            f.expect_coming(coming, COMES_ALONE[min(4, symbols)])
    goes_on = PLACES_LEFT[min(4, room)] * WOUNDS_TAKEN[max(0, wounds)] // 100
    future = f.hopes * ALONE_HOPE // 100 - f.fears * FEAR // 100
    future += (lasting(g, ALONE, f.later, ALONE_DAMAGE) + hand_worth(g, ALONE)) * outlook.future // 100
    return score + future * goes_on // 100
