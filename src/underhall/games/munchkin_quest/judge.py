"""What a greedy player of Munchkin Quest sees in a position: how strong everybody is, and how fights would end.

Everything here looks at imagined worlds, never at the real table. Cards, powers and bargains are tried in a copy: the
effects under way are worked off while nobody responds, and what then lies on the table is counted, a fight by its
odds. Where to go and what to do there is judged by rules of thumb. Worth is counted in hundredths of a level.
"""

from collections.abc import Callable
from typing import Final

from underhall.games.munchkin_quest.bargain import expected_treasures, helpers, offer_of
from underhall.games.munchkin_quest.characters import HAND_LIMIT, LEVEL_PRICE, START_HEALTH, START_MOVES
from underhall.games.munchkin_quest.codes import coded_item
from underhall.games.munchkin_quest.combat import ESCAPE_ROLL, GATHERING, LOST, SEARCH_ROLL, WON, Fight
from underhall.games.munchkin_quest.dungeon import dark_sides, prices, step_cost
from underhall.games.munchkin_quest.facts import BAD_STUFF as BAD_STUFF_MOMENT
from underhall.games.munchkin_quest.facts import (
    CARDS,
    COLOURS,
    CURSE,
    ENHANCER,
    ENTRANCE,
    GO_UP_A_LEVEL,
    MATE,
    MONSTER,
    NO_SEARCH,
    WANDERING_MONSTER,
    Card,
)
from underhall.games.munchkin_quest.fight import is_helpful, opponents, start_fight, tie_winner
from underhall.games.munchkin_quest.flight import SAFE
from underhall.games.munchkin_quest.items import (
    add_lays,
    misplaced,
    tidy,
    tidy_options,
)
from underhall.games.munchkin_quest.items import (
    worth as sale_value,
)
from underhall.games.munchkin_quest.movement import path_of
from underhall.games.munchkin_quest.moves import is_bound
from underhall.games.munchkin_quest.munchkin import Munchkin
from underhall.games.munchkin_quest.offers import Terms
from underhall.games.munchkin_quest.ops import Pick, described
from underhall.games.munchkin_quest.option_kinds import (
    ACCEPT,
    BETTER,
    BUY_LEVEL,
    CALL,
    COUNTER,
    DEAL,
    DECLINE,
    DIE,
    DONE,
    END,
    EXPLORE,
    FIGHT,
    FIRST_PICK,
    FORCE,
    GOLD,
    GRIP,
    HEAL,
    ITEM,
    LAY,
    LAY_PACKED,
    LURE,
    NO,
    NUMBER,
    PASS,
    PAY_GOLD,
    PICK_UP,
    ROLL,
    SEARCH,
    STOW,
    TAKE_OUT,
    TIDY,
    TRADE,
    WALK,
    YES,
)
from underhall.games.munchkin_quest.option_kinds import CARD as CARD_OPTION
from underhall.games.munchkin_quest.option_kinds import MONSTER as MONSTER_OPTION
from underhall.games.munchkin_quest.outlook import WHOLE, chances, odds_of, ways
from underhall.games.munchkin_quest.packing import CARD_MASK, PACKED, hand_card, item_card
from underhall.games.munchkin_quest.picks import Bid
from underhall.games.munchkin_quest.pieces import CLEANED_OUT, Monster
from underhall.games.munchkin_quest.programs import EFFECT_PROGRAMS, RULES_PROGRAMS
from underhall.games.munchkin_quest.rolls import D6
from underhall.games.munchkin_quest.search import MONSTER_FOUND, TABLE, search_bonus
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import disdains, item_bonus, sign_dice, strength
from underhall.games.munchkin_quest.timing import lay_down
from underhall.kernel.agenda import NOTHING
from underhall.kernel.decisions import Decision, kind_of, x_of, y_of, z_of
from underhall.kernel.game import Game

# What things are worth.
LEVEL_WORTH: Final = 100
GOAL_REACHED: Final = 100  # the level from which one may go for the Boss
WINNING: Final = 4000
STRENGTH: Final = 14
HITS_LEFT: Final = (0, 45, 75, 95, 108, 116, 122)  # by health
MORE_HITS: Final = 4
GOLD_WORTH: Final = 6  # a hundred of it
TREASURE_WORTH: Final = 25
HELD: Final = 14  # a card in hand
HELD_BONUS: Final = 4
HARM: Final = 20  # in a rival's hand
LEVEL_HELD: Final = 75
LAID: Final = 26  # a race or class
CURSED: Final = 22
BAD_STUFF_WORTH: Final = 24  # what is neither hits nor levels
SURE: Final = 1_000_000
MEDDLING: Final = 6  # how often others turn a fight, in hundredths
STEPS_WORTH: Final = 10  # a move more or fewer each turn
FRESH_START: Final = 90  # what a munchkin gets that returns from the dead
RISK: Final = (100, 25, 8, 2)  # of dying soon, by health, in hundredths
# Once all are dead the monsters have won: how likely another munchkin is dead with this one, in hundredths.
DOOMED: Final = 100  # it is dead
FRAIL: Final = 70
STURDY: Final = 10
FRAIL_UP_TO: Final = 3  # level and bonuses
CALM_ROUNDS: Final = 6
LESS_FEAR: Final = 4  # each round after those, in hundredths
LEAST_FEAR: Final = 10
PATIENT_ROUNDS: Final = 24
RESTLESS: Final = 8  # what monsters and the Boss are worth more each round after those
ON_THE_BOSS: Final = 1500  # what a chance against the Boss is weighed with while one is still on the way
BOSS_LOST: Final = 300

# How rivals count: the best of them, and all together, in hundredths.
BEST_RIVAL: Final = 25
ALL_RIVALS: Final = 15

AT_ONCE: Final = 500  # what costs no move is done before moves are spent
DECIDED: Final = 1_000_000
FAR: Final = 9  # moves to go that make a room uninteresting
PER_MOVE: Final = 11  # what a prospect loses for each, in hundredths
ROUND_SUMS: Final = (0, 100, 200, 300, 500, 1000)  # of gold that are tried in a bargain
DEPTH: Final = 2  # how deep the choices within one effect are tried
MOST_ANSWERS: Final = 14
MOST_TRIED: Final = 12
UNTIDY: Final = 300  # something that cannot stay as it is
JUNK: Final = 1  # an item of at most this bonus may be sold for a level

# Where a program of the rules would go on, the effects of a card have been worked off.
STEPS: Final = frozenset({program.name for program in RULES_PROGRAMS if program not in EFFECT_PROGRAMS})
MONSTERS: Final = [card for card in CARDS if card.deck == MONSTER]


def judge_munchkin_quest(world: Game, seat: int) -> list[int]:
    """What each option of the seat's open decision is worth to it, in the order of the options."""
    decision = world.decision_of(seat)
    if decision is None or not isinstance(world, MunchkinQuest):
        return []
    if decision.kind == "moves":
        return judge_moves(world, seat, decision)
    judge = JUDGES.get(decision.kind)
    if judge is not None:
        return [judge(world, seat, decision, code) for code in decision.codes]
    found: list[int] = []
    for code in decision.codes:
        if kind_of(code) in (COUNTER, TIDY, TRADE, DIE) or len(found) >= MOST_TRIED:
            found.append(-DECIDED)
        else:
            found.append(attempt(world, seat, decision, code, DEPTH))
    return found


def on_giving_up(g: MunchkinQuest, seat: int, decision: Decision, code: int) -> int:
    return 0 if kind_of(code) == NO else -DECIDED


def on_exits(g: MunchkinQuest, seat: int, decision: Decision, code: int) -> int:
    """A good room to run to for oneself, a bad one for others."""
    if kind_of(code) == DIE:
        return -DECIDED
    runner = decision.frame.seat
    return refuge(g, runner, x_of(code)) if runner == seat else -refuge(g, runner, x_of(code))


def on_cards(g: MunchkinQuest, seat: int, decision: Decision, code: int) -> int:
    """The best of the loot, and the least for charity."""
    if kind_of(code) in (TRADE, DIE):
        return -DECIDED
    if kind_of(code) != CARD_OPTION:
        return attempt(g, seat, decision, code, DEPTH) - worth(g, seat)
    card = x_of(code)
    return held_worth(card) if decision.kind == "pick-loot" else -held_worth(card) - harmful(card)


def on_building_trade(g: MunchkinQuest, seat: int, decision: Decision, code: int) -> int:
    return 0 if kind_of(code) == DECLINE else -1


def bid_gold(g: MunchkinQuest, seat: int, decision: Decision, code: int) -> int:
    return bid(g, seat, decision, code) if is_round(g, code) else -DECIDED


# -- trying an option ----------------------------------------------------------------------------------------------


def attempt(g: MunchkinQuest, seat: int, decision: Decision, code: int, depth: int) -> int:
    """What the table is worth once `decision` is answered with `code` and the effects are worked off."""
    world = g.clone()
    answer(world, decision, code)
    for _ in range(MOST_ANSWERS):
        if not world.pending:
            break
        asked = world.pending[0]
        if asked.frame.program.name in STEPS:
            break
        op = described(asked.op)
        if isinstance(op, Pick) and op.is_payment:
            answer(world, asked, cheapest(asked.codes))
            continue
        if asked.seat == seat and depth > 0 and isinstance(op, Pick) and not op.options_alike:
            best = -DECIDED
            for option in asked.codes[:MOST_TRIED]:
                best = max(best, attempt(world, seat, asked, option, depth - 1))
            return best
        answer(world, asked, asked.codes[0])
    if world.agenda and world.agenda[-1].program.name == "meeting" and seat == world.active:
        met = opponents(world, seat)
        if met and not world.munchkins[seat].dead:
            return fighting(world, seat, world.munchkins[seat].place, met)  # the card has not spared it the fight
    return worth(world, seat)


def cheapest(codes: list[int]) -> int:
    """The card that is missed least: trying each with each would take long, and differ little."""
    best = codes[0]
    least = DECIDED
    for code in codes:
        card = CARDS[x_of(code)]
        cost = held_worth(card.number)
        if kind_of(code) == ITEM:
            cost = LAID if card.sign >= 0 else card.bonus * STRENGTH + card.value * GOLD_WORTH // 100
        if cost < least:
            best, least = code, cost
    return best


def answer(world: MunchkinQuest, decision: Decision, code: int) -> None:
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


# -- what a table is worth -----------------------------------------------------------------------------------------


def worth(g: MunchkinQuest, seat: int) -> int:
    """What the table is worth to the seat: what it has and may expect, less what its rivals have and may expect."""
    if g.ending:
        return WINNING if seat in g.winners else -WINNING
    all_ = [standing_of(g, s) for s in range(g.seats())]
    fight = g.fight
    if fight is not None:
        add_fight(g, fight, all_)
    roll = g.roll
    if roll is not None and roll.kind == SEARCH_ROLL:
        all_[roll.seat] += found_worth(g, roll.seat, roll.total())
    elif roll is not None and roll.kind == ESCAPE_ROLL and roll.total() >= SAFE:
        all_[roll.seat] += BAD_STUFF_WORTH
    best = sum_ = 0
    for s in range(len(all_)):
        if s != seat:
            best = max(best, all_[s])
            sum_ += all_[s]
    rivals = max(1, len(all_) - 1)
    return all_[seat] - (best * BEST_RIVAL + sum_ * ALL_RIVALS // rivals) // 100


def standing_of(g: MunchkinQuest, seat: int) -> int:
    """Level, strength, health, possessions and cards of one munchkin."""
    munchkin = g.munchkins[seat]
    found = munchkin.level * LEVEL_WORTH
    if munchkin.level >= g.rules.goal:
        found += GOAL_REACHED
    if munchkin.dead:
        return found + FRESH_START
    health = START_HEALTH - munchkin.wounds
    moves = START_MOVES + munchkin.extra
    free = False
    for standing in g.standing(seat):
        health += standing.health
        moves += standing.moves
        free = free or standing.big_items_free
    if not free:
        moves -= max(0, g.big_items(seat) - 1)
    health = max(0, health)
    found += strength(g, seat) * STRENGTH + health_worth(health)
    if health < len(RISK):
        found -= downfall(g, seat) * RISK[health] // 100
    found += max(0, moves) * STEPS_WORTH
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


def harmful(card: int) -> int:
    """What it costs if another gets the card: it may well be used against the giver."""
    return HARM if CARDS[card].kind in (CURSE, ENHANCER, WANDERING_MONSTER, MATE) else 0


def downfall(g: MunchkinQuest, seat: int) -> int:
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


def boldness(g: MunchkinQuest) -> int:
    """The longer the game, the less defeats are feared, in hundredths: whoever only waits does not win."""
    round_ = g.turn // g.seats()
    return max(LEAST_FEAR, 100 - max(0, round_ - CALM_ROUNDS) * LESS_FEAR)


def restlessness(g: MunchkinQuest) -> int:
    """What it is worth late in a game that something happens: two who wait for each other would wait for ever."""
    return max(0, g.turn // g.seats() - PATIENT_ROUNDS) * RESTLESS


def health_worth(health: int) -> int:
    last = len(HITS_LEFT) - 1
    return HITS_LEFT[max(0, health)] if health <= last else HITS_LEFT[last] + (health - last) * MORE_HITS


def hand_worth(munchkin: Munchkin, limit: int) -> int:
    """What the cards in hand are worth; those above the limit are for charity, so it costs nothing to play them."""
    worths = [held_worth(hand_card(held)) for held in munchkin.hand]
    if len(worths) > limit:
        worths.sort()
        worths = worths[len(worths) - limit :]
    return sum(worths)


def held_worth(card: int) -> int:
    facts = CARDS[card]
    if facts.kind == GO_UP_A_LEVEL:
        return LEVEL_HELD
    return HELD + facts.bonus * HELD_BONUS + facts.value * GOLD_WORTH // 250


class Toll:
    """What defeats cost one munchkin: hits, Bad Stuff, and everything if it dies."""

    def __init__(self, g: MunchkinQuest, seat: int, worth: int) -> None:
        munchkin = g.munchkins[seat]
        health = START_HEALTH - munchkin.wounds
        bonus = 0
        for standing in g.standing(seat):
            health += standing.health
            bonus += standing.escape
        self.health = max(0, health)
        self.caught = max(1, min(D6, SAFE - 1 - bonus))  # so many of six escape rolls fail
        gone = worth - munchkin.level * LEVEL_WORTH - FRESH_START
        self.fear = boldness(g)
        self.death = (max(0, gone) + LEVEL_WORTH) * self.fear // 100 + downfall(g, seat)

    def meddled(self, cards: list[int]) -> int:
        """The same if now and then somebody sends another monster."""
        return (self.of(cards) * 3 + self.of([*cards, cards[0]])) // 4 if cards else 0

    def of(self, cards: list[int]) -> int:
        """The cost of losing to these monsters, on average: a hit from each, then their Bad Stuff if it is caught."""
        left = self.health - len(cards)
        if left <= 0:
            return self.death
        cost = 0
        odds = [0] * (left + 1)  # how likely each number of hits is left, in millionths
        odds[left] = SURE
        for card in cards:
            cost += BAD_STUFF[card] * self.caught // D6
            hits = BAD_HITS[card]
            if hits:
                for now in range(1, left + 1):
                    taken = odds[now] * self.caught // D6
                    if taken:
                        odds[now] -= taken
                        odds[max(0, now - hits)] += taken
        whole = health_worth(self.health)
        for now in range(1, left + 1):
            cost += odds[now] * (whole - health_worth(now)) // SURE
        return cost * self.fear // 100 + odds[0] * self.death // SURE


def bad_hits(card: Card) -> int:
    """The hits that the Bad Stuff costs, as a rule."""
    ability = card.on[BAD_STUFF_MOMENT]
    return sum([described(op).hits for op in ability.program.ops]) if ability is not None else 0


def bad_stuff(card: Card) -> int:
    """What else the Bad Stuff costs, as a rule."""
    ability = card.on[BAD_STUFF_MOMENT]
    cost = 0
    for op in ability.program.ops if ability is not None else ():
        effect = described(op)
        if effect.levels:
            cost += effect.levels * LEVEL_WORTH
        elif not effect.hits:
            cost += BAD_STUFF_WORTH
    return cost


BAD_HITS: Final = [bad_hits(card) if card.deck == MONSTER else 0 for card in CARDS]
BAD_STUFF: Final = [bad_stuff(card) if card.deck == MONSTER else 0 for card in CARDS]


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
        toll = Toll(g, seat, all_[seat])
        loss = toll.meddled(cards) if fight.step == GATHERING else toll.of(cards)
        if fight.boss:
            loss += LEVEL_WORTH
        all_[seat] += (gain * win - loss * (WHOLE - win)) // WHOLE
        if terms is not None:
            promised = terms.gold * GOLD_WORTH // 100
            for item in terms.items:
                card = CARDS[item & CARD_MASK]
                promised += card.bonus * STRENGTH + card.value * GOLD_WORTH // 100
            all_[seat] += -promised if seat == fight.leader else promised


def levels_for(g: MunchkinQuest, fight: Fight, seat: int) -> int:
    """How many levels the fighter would gain by the fight."""
    helped = fight.helper >= 0
    total = 0
    for uid in fight.monsters:
        monster = g.monster(uid)
        if monster is None:
            continue
        card = CARDS[monster.card]
        if seat == fight.leader:
            total += 1 if card.scary and helped else card.levels
        elif card.scary or is_helpful(g, seat):
            total += 1
    return total


# -- fights and help -----------------------------------------------------------------------------------------------


def on_meeting(g: MunchkinQuest, seat: int, decision: Decision, code: int) -> int:
    """The fight with those who are there and those taken on, or what a card would make of the meeting."""
    kind = kind_of(code)
    if kind == DIE:
        return -DECIDED
    if kind not in (FIGHT, MONSTER_OPTION):
        return attempt(g, seat, decision, code, DEPTH)
    uids = opponents(g, seat) if decision.kind == "meeting" else []
    taken_on = [uid for uid in decision.frame.picks if uid >= 0]  # below zero it says why they have met
    if kind == MONSTER_OPTION:
        taken_on.append(y_of(code))
    for uid in taken_on:
        if uid not in uids:
            uids.append(uid)
    return fighting(g, seat, g.munchkins[seat].place, uids)


def fighting(g: MunchkinQuest, seat: int, place: int, uids: list[int]) -> int:
    """What the table would be worth if the munchkin fought these monsters there."""
    world = g.clone()
    world.munchkins[seat].place = place
    start_fight(world, seat, uids, ["MQ-COMBAT-03" for _ in uids], False, NOTHING)
    return worth(world, seat)


def meddled(win: int) -> int:
    """The chance of winning once others have had their say."""
    return win * (100 - MEDDLING) // 100


def in_fight(g: MunchkinQuest, seat: int, decision: Decision, code: int) -> int:
    """The leader's menu: rolling now, calling for help if there is any worth its price, or acting."""
    kind = kind_of(code)
    fight = g.fight
    if kind == DIE or fight is None:
        return -DECIDED
    if kind == ROLL:
        return worth(g, seat)
    if kind == CALL:
        best = -DECIDED
        if fight.calls == 0:
            for helper in helpers(g, fight):
                if agreeable(g, helper, fair_terms(g, helper)):
                    best = max(best, with_terms(g, seat, fair_terms(g, helper)) - 1)
        return best
    return attempt(g, seat, decision, code, DEPTH)


def fair_terms(g: MunchkinQuest, helper: int) -> Terms:
    """The fewest Treasures for which the helper would come; all of them if it would not."""
    fight = g.fight
    assert fight is not None
    most = expected_treasures(g, fight)
    for n in range(most + 1):
        terms = Terms(helper, 0, (), n, False)
        if agreeable(g, helper, terms):
            return terms
    return Terms(helper, 0, (), most, True)


def agreeable(g: MunchkinQuest, seat: int, terms: Terms) -> bool:
    """Whether the seat is better off with this bargain than without it."""
    return with_terms(g, seat, terms) > worth(g, seat)


def with_terms(g: MunchkinQuest, seat: int, terms: Terms) -> int:
    """What the table is worth to the seat if the helper comes for these terms."""
    world = g.clone()
    fight = world.fight
    if fight is None:
        return worth(world, seat)
    fight.helper = terms.seat
    fight.terms = terms
    world.munchkins[terms.seat].place = fight.place
    return worth(world, seat) + (1 if terms.picks_first == (seat == terms.seat) else 0)


def bid(g: MunchkinQuest, seat: int, decision: Decision, code: int) -> int:
    """A step of building terms: the best for oneself that the other side would still agree to."""
    fight = g.fight
    if fight is None:
        return 0
    kind = kind_of(code)
    said = Bid(decision.frame)
    helper = said.helper
    now = worth(g, seat)
    if kind == DECLINE:
        return now
    if kind == PASS:
        offer = offer_of(fight, helper)
        return now if offer is None else with_terms(g, seat, offer)
    treasures, gold, items = said.treasures, said.gold, list(said.items)
    first = False
    if kind == NUMBER:
        treasures = x_of(code)
    elif kind == GOLD:
        gold = x_of(code)
    elif kind == PAY_GOLD:
        gold = -x_of(code)
    elif kind == ITEM:
        items.append(coded_item(code))
    elif kind == FIRST_PICK:
        first = True
    terms = Terms(helper, gold, tuple(items), treasures, first)
    other = fight.leader if seat == helper else helper
    mine = with_terms(g, seat, terms) + (leaving(g, seat, fight.place) if seat == helper else 0)
    return mine if agreeable(g, other, terms) else now - 1 - abs(mine - now)


def is_round(g: MunchkinQuest, code: int) -> bool:
    """Whether it is a sum worth thinking about: a round one, or all that somebody has."""
    return x_of(code) in ROUND_SUMS or x_of(code) in [munchkin.gold for munchkin in g.munchkins]


def leaving(g: MunchkinQuest, seat: int, place: int) -> int:
    """What it means to go there and stay till the next turn, where the monsters are that others lose to."""
    stay = Dangers(g, seat).stay  # by a name of its own: compiled, the object would be gone before its list is read
    return stay[place] - stay[g.munchkins[seat].place]


def on_offers(g: MunchkinQuest, seat: int, decision: Decision, code: int) -> int:
    """The leader takes the offer that leaves it best off, unless it does better alone."""
    fight = g.fight
    kind = kind_of(code)
    if fight is not None and kind == ACCEPT:
        offer = offer_of(fight, x_of(code))
        if offer is not None:
            return with_terms(g, seat, offer) + 1
    return -DECIDED if kind in (COUNTER, BETTER) else worth(g, seat)


def on_counter(g: MunchkinQuest, seat: int, decision: Decision, code: int) -> int:
    fight = g.fight
    kind = kind_of(code)
    if kind == YES and fight is not None and fight.counter is not None:
        return with_terms(g, seat, fight.counter) + (leaving(g, seat, fight.place) if seat != fight.leader else 0)
    return -DECIDED if kind == COUNTER else worth(g, seat)


# -- the moves phase -----------------------------------------------------------------------------------------------


def judge_moves(g: MunchkinQuest, seat: int, decision: Decision) -> list[int]:
    """What costs no move and helps comes first; then the most promising thing to spend moves on."""
    munchkin = g.munchkins[seat]
    base = worth(g, seat)
    restless = restlessness(g)
    monster = monster_worth(g, seat) + restless
    explore = monster + HELD
    promise = prospects(g, seat, base, monster)
    danger = Dangers(g, seat)
    here = danger.stay[munchkin.place]
    strange = min(here, sum(danger.wake) // len(danger.wake))  # a room that nobody knows yet is as dangerous as most
    left = g.moves_left(seat)
    found: list[int] = []
    for code in decision.codes:
        kind = kind_of(code)
        if kind == END:
            found.append(0)
        elif kind in (DIE, TRADE):
            found.append(-DECIDED)
        elif kind == WALK:
            found.append(walk(g, seat, x_of(code), z_of(code), promise, danger))
        elif kind == EXPLORE:
            stays = y_of(code) >= left
            found.append(later(explore, y_of(code) - 1) + (strange - here if stays else 0))
        elif kind == FORCE:
            to = g.rooms[munchkin.place].beside[x_of(code)]
            found.append((explore if to < 0 else walk(g, seat, to, left, promise, danger)) // 2)
        elif kind == SEARCH:
            found.append(search_worth(g, seat, munchkin.place, monster))
        elif kind == LURE:
            found.append(monster)
        elif kind == FIGHT:
            uids = [m.uid for m in g.monsters_at(munchkin.place)]
            found.append(max([fighting(g, seat, munchkin.place, [uid]) for uid in uids]) - base + restless)
        elif kind == BUY_LEVEL:
            found.append(AT_ONCE + LEVEL_WORTH if can_spare(g, seat) else -1)
        elif kind == TIDY:
            best = now = after_laying(g, seat)
            for option in tidy_options(g, seat):
                if kind_of(option) in (STOW, TAKE_OUT, GRIP, HEAL):
                    best = max(best, after_tidying(g, seat, option))
            gain = best - now
            found.append(AT_ONCE + gain - 1 if gain > 1 else -1)
        else:
            gain = attempt(g, seat, decision, code, DEPTH) - base
            free = kind in (LAY, LAY_PACKED) or (gain > HELD and kind not in (PICK_UP, DEAL))
            found.append(AT_ONCE + gain if gain > 0 and free else gain)
    return found


def later(value: int, moves: int) -> int:
    """What something is worth that is so many moves away."""
    return value * max(0, 100 - moves * PER_MOVE) // 100 if value > 0 else value


def prospects(g: MunchkinQuest, seat: int, base: int, monster: int) -> list[int]:
    """For each room the best that could be done there."""
    munchkin = g.munchkins[seat]
    restless = restlessness(g)
    boss = boss_worth(g, seat) + restless if munchkin.level >= g.rules.goal else 0
    found: list[int] = []
    for place in range(len(g.rooms)):
        best = 0
        if place == ENTRANCE:
            best = boss
        elif g.monsters_at(place):
            here = munchkin.place
            munchkin.place = place
            uids = opponents(g, seat)
            munchkin.place = here
            if uids:
                best = fighting(g, seat, place, uids) - base + restless
        else:
            way = way_into_the_dark(g, seat, place)
            if way:
                best = max(best, later(monster + HELD, way))
            room = g.rooms[place]
            if g.face(place).search != NO_SEARCH and room.mark != CLEANED_OUT and not munchkin.searched >> place & 1:
                best = max(best, search_worth(g, seat, place, monster))
            best += room.gold * GOLD_WORTH // 100 + len(room.floor) * TREASURE_WORTH
        found.append(best)
    return found


def way_into_the_dark(g: MunchkinQuest, seat: int, place: int) -> int:
    """The moves it takes to explore from there; 0 where walls leave no way."""
    least = 0
    for side in dark_sides(g, place):
        cost = step_cost(g, seat, place, side)
        if cost and (least == 0 or cost < least):
            least = cost
    return least


class Dangers:
    """What it costs on average to end the turn in each room: the fight with all monsters that will be there then."""

    def __init__(self, g: MunchkinQuest, seat: int) -> None:
        self.stay = [0] * len(g.rooms)
        self.wake = [0] * len(g.rooms)  # without those that are there now: for whoever beats them
        hunters = [monster for monster in g.monsters if not monster.boss and not disdains(g, monster, seat)]
        if not hunters:
            return
        munchkin = g.munchkins[seat]
        here = munchkin.place
        munchkin.place = ENTRANCE  # nobody stops there: this shows how far those would go that stop at this munchkin
        hunt = Hunt(g, seat, hunters)
        for first in range(len(COLOURS)):
            for second in range(len(COLOURS)):
                gangs = hunt.gangs(first, second)
                for place in range(len(gangs)):
                    if gangs[place]:
                        self.stay[place] += hunt.cost(gangs[place])
                        self.wake[place] += hunt.cost(gangs[place] & ~hunt.there_now[place])
        munchkin.place = here
        for place in range(len(g.rooms)):
            self.stay[place] //= len(COLOURS) ** 2
            self.wake[place] //= len(COLOURS) ** 2


class Hunt:
    """Where monsters may be when the turn of a munchkin is over, and what each gang of them would cost it."""

    def __init__(self, g: MunchkinQuest, seat: int, hunters: list[Monster]) -> None:
        self.g = g
        self.seat = seat
        self.hunters = hunters
        self.there_now = [0] * len(g.rooms)  # hunters, as bits
        for i in range(len(hunters)):
            self.there_now[hunters[i].place] |= 1 << i
        self.ways_on: dict[int, tuple[int, ...]] = {}
        self.costs: dict[int, int] = {0: 0}
        self.toll = Toll(g, seat, standing_of(g, seat))
        self.mine = strength(g, seat)
        self.dice = own_dice(g, seat)

    def gangs(self, first: int, second: int) -> list[int]:
        """For each room the hunters that are met there, as bits, once everybody has rolled for the monsters.

        Later rolls are one of the colours that the first two leave, so that all come as often.
        """
        found = [0] * len(self.g.rooms)
        for i in range(len(self.hunters)):
            hunter = self.hunters[i]
            for roll in range(self.g.seats()):
                colour = first if roll == 0 else second if roll == 1 else (first + (second + 1) * roll) % 6
                places = self.way_of(i, hunter, colour)
                if len(places) > 1:
                    if hunter.owner == self.seat:
                        for place in places[1:]:
                            found[place] |= 1 << i
                    hunter = hunter.at(places[-1])
            found[hunter.place] |= 1 << i
        return found

    def way_of(self, i: int, hunter: Monster, colour: int) -> tuple[int, ...]:
        """The rooms through which a hunter goes on from where it is."""
        key = (i << 8 | hunter.place) << 3 | colour
        places = self.ways_on.get(key)
        if places is None:
            places = self.ways_on[key] = path_of(self.g, hunter, colour).places
        return places

    def cost(self, gang: int) -> int:
        """What it costs to meet these hunters."""
        cost = self.costs.get(gang)
        if cost is None:
            met = [self.hunters[i] for i in range(len(self.hunters)) if gang >> i & 1]
            cost = self.costs[gang] = encounter(self.g, met, self.mine, self.dice, self.toll)
        return cost


def encounter(g: MunchkinQuest, gang: list[Monster], mine: int, dice: int, toll: Toll) -> int:
    """What it costs to meet these monsters, wherever it is; nothing if they are welcome."""
    thrown = 0
    for monster in gang:
        mine -= g.monster_level(monster)
        thrown += g.monster_dice(monster)
    win = meddled(chances(mine, dice, thrown, False)[0])
    loss = toll.meddled([monster.card for monster in gang])
    return min(0, (len(gang) * LEVEL_WORTH * win - loss * (WHOLE - win)) // WHOLE)


def walk(g: MunchkinQuest, seat: int, to: int, cost: int, promise: list[int], danger: Dangers) -> int:
    """What a step is worth: the best room that lies on from there, what is in the next one, and how safe it is."""
    munchkin = g.munchkins[seat]
    here = munchkin.place
    left = g.moves_left(seat) - cost
    munchkin.place = to
    met = opponents(g, seat)
    away = prices(g, seat)
    munchkin.place = here
    rest = danger.wake[to] if met else danger.stay[to]  # the safest place to stop on the way to what is farther off
    for place in range(len(promise)):
        if 0 <= away[place] <= left and place != to:
            rest = max(rest, danger.stay[place])
    if met:
        return later(promise[to], cost) + rest - danger.stay[here]  # who loses there goes no farther
    best = -DECIDED
    for place in range(len(promise)):
        if away[place] >= 0 and place != here:
            stop = rest
            if away[place] == left:
                stop = danger.wake[place] if promise[place] > 0 else danger.stay[place]
            best = max(best, later(promise[place], away[place] + cost) + stop - danger.stay[here])
    return best


def boss_worth(g: MunchkinQuest, seat: int) -> int:
    """What going for the Boss promises."""
    total = 0
    ahead = strength(g, seat) - g.rules.boss_level
    dice = own_dice(g, seat)
    toll = Toll(g, seat, standing_of(g, seat))
    for card in MONSTERS:
        win = meddled(chances(ahead, dice, card.dice, False)[0])
        total += ON_THE_BOSS * win - (BOSS_LOST + toll.meddled([card.number])) * (WHOLE - win)
    return total // (len(MONSTERS) * WHOLE)


def own_dice(g: MunchkinQuest, seat: int) -> int:
    """The dice that the munchkin rolls wherever it fights."""
    dice = 1
    for standing in g.standing(seat):
        for bonus in standing.dice:
            if bonus.condition is None:
                dice += bonus.n
    return max(0, dice)


def monster_worth(g: MunchkinQuest, seat: int) -> int:
    """What it is worth to meet a monster that nobody has seen yet."""
    mine = strength(g, seat)
    dice = own_dice(g, seat)
    level = LEVEL_WORTH + STRENGTH if g.munchkins[seat].level < g.rules.goal else 0
    toll = Toll(g, seat, standing_of(g, seat))
    total = 0
    for card in MONSTERS:
        if card.disdains is not None and card.disdains.holds(g, seat):
            continue
        win = meddled(chances(mine - card.level, dice, card.dice, False)[0])
        gain = card.levels * level + card.treasures * TREASURE_WORTH
        total += gain * win - toll.meddled([card.number]) * (WHOLE - win)
    return total // (len(MONSTERS) * WHOLE)


def search_worth(g: MunchkinQuest, seat: int, place: int, monster: int) -> int:
    """What a search of the room would bring on average."""
    munchkin = g.munchkins[seat]
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


def found_worth(g: MunchkinQuest, seat: int, total: int) -> int:
    return find_worth(total, monster_worth(g, seat))


def find_worth(total: int, monster: int) -> int:
    if total <= 1 or total in MONSTER_FOUND:
        return monster
    find = TABLE[min(total, 11)]
    return find.gold * GOLD_WORTH // 100 + find.treasures * TREASURE_WORTH


def refuge(g: MunchkinQuest, seat: int, place: int) -> int:
    """How good a room is to run to."""
    found = search_worth(g, seat, place, 0) if g.face(place).search != NO_SEARCH else 0
    for monster in g.monsters_at(place):
        found -= BAD_STUFF_WORTH + g.monster_level(monster)
    return found


# -- possessions ---------------------------------------------------------------------------------------------------


def after_tidying(g: MunchkinQuest, seat: int, code: int) -> int:
    """What the munchkin is worth after one thing is rearranged, and perhaps another taken out or laid in its place.

    What takes a step more counts a little less, so that the last step is not put off for ever.
    """
    kind = kind_of(code)
    if kind == DONE:
        return after_laying(g, seat)
    if kind == TRADE or (kind == TAKE_OUT and not g.allowed(seat, x_of(code))):
        return -DECIDED
    world = g.clone()
    tidy(world, seat, code)
    if kind not in (STOW, TAKE_OUT, GRIP):
        return standing_of(world, seat) - (UNTIDY if misplaced(world, seat) else 0)
    if misplaced(world, seat):
        best = standing_of(world, seat) - UNTIDY
    else:
        best = max(standing_of(world, seat), after_laying(world, seat) - 1)
    for option in tidy_options(world, seat):
        if kind_of(option) == TAKE_OUT and x_of(option) != x_of(code):
            other = world.clone()
            tidy(other, seat, option)
            if not misplaced(other, seat):
                best = max(best, standing_of(other, seat) - 1)
    return best


def after_laying(g: MunchkinQuest, seat: int) -> int:
    """What the munchkin is worth once the best of what fits is laid."""
    best = standing_of(g, seat)
    if seat != g.active:
        return best
    codes: list[int] = []
    add_lays(g, seat, codes)
    for code in codes:
        if kind_of(code) == LAY:
            world = g.clone()
            lay_down(world, seat, x_of(code), False, "MQ-TURN-08")
            best = max(best, standing_of(world, seat))
    return best


def is_junk(g: MunchkinQuest, seat: int, item: int) -> bool:
    """Whether the item is better sold than kept."""
    return not is_bound(item) and (item & PACKED != 0 or item_bonus(g, seat, item) <= JUNK)


def can_spare(g: MunchkinQuest, seat: int) -> bool:
    """Whether a level can be paid without selling what makes the munchkin strong."""
    needed = 0
    for item in g.munchkins[seat].items:
        if not is_junk(g, seat, item):
            needed += CARDS[item_card(item)].value
    return sale_value(g, seat) - needed >= LEVEL_PRICE


def on_tidying(g: MunchkinQuest, seat: int, decision: Decision, code: int) -> int:
    return after_tidying(g, seat, code)


def sale(g: MunchkinQuest, seat: int, decision: Decision, code: int) -> int:
    """What has no use goes first, the dearest of it first; then gold pays the rest."""
    if kind_of(code) == DONE:
        return 0
    if kind_of(code) == DECLINE:
        return -DECIDED
    item = coded_item(code)
    bonus = 0 if item & PACKED else item_bonus(g, seat, item)
    return CARDS[x_of(code)].value // 100 - bonus * STRENGTH - LEVEL_WORTH


# What an option is worth, by the kind of decision; what is not here is tried.
JUDGES: Final[dict[str, Callable[[MunchkinQuest, int, Decision, int], int]]] = {
    "fight": in_fight,
    "meeting": on_meeting,
    "provoke": on_meeting,
    "bid-gold": bid_gold,
    "bid-treasures": bid,
    "bid-item": bid,
    "bid-order": bid,
    "choose-offer": on_offers,
    "answer-counter": on_counter,
    "tidy": on_tidying,
    "sell-items": sale,
    "give-up": on_giving_up,
    "choose-exit": on_exits,
    "charity": on_cards,
    "pick-loot": on_cards,
    "build-trade": on_building_trade,
}
