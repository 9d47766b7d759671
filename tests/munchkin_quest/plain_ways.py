"""The plain way of what the engine works out quickly: as slow as may be, to compare with."""

from underhall.games.munchkin_quest import facts
from underhall.games.munchkin_quest.dungeon import ALL_SIDES, neighbours
from underhall.games.munchkin_quest.facts import CARDS, DXM, ENTRANCE, FACES, TILES, TREASURE, ItemCondition, Standing
from underhall.games.munchkin_quest.imagine import is_hidden, turn_backs
from underhall.games.munchkin_quest.movement import Step, can_pass, step
from underhall.games.munchkin_quest.packing import CARD_MASK, CHEATED, KNOWN_SHIFT, PACKED, hand_card
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.luck import Luck
from underhall.kernel.types import SeatNo

# -- what lies with a munchkin -------------------------------------------------------------------------------------


def is_off(g: MunchkinQuest, seat: SeatNo, kind: int) -> bool:
    allows = facts.HALF_BREED if kind == facts.RACE else facts.SUPER_MUNCHKIN
    of = facts.RACE if kind == facts.RACE else facts.CLASS
    return g.count_laid(seat, allows) > 0 and g.count_laid(seat, of) == 1


def signs(g: MunchkinQuest, seat: SeatNo, hated: bool) -> int:
    found = 1 << facts.EVERYBODY
    for number in g.munchkins[seat].laid:
        card = CARDS[number]
        if card.sign >= 0 and not (hated and is_off(g, seat, card.kind)):
            found |= 1 << card.sign
    return found


def allowed(g: MunchkinQuest, seat: SeatNo, item: int) -> bool:
    card = CARDS[item & CARD_MASK]
    own = signs(g, seat, False)
    return bool(item & CHEATED) or ((card.only == 0 or card.only & own != 0) and card.never & own == 0)


def mutes(g: MunchkinQuest, seat: SeatNo) -> list[ItemCondition]:
    munchkin = g.munchkins[seat]
    found: list[ItemCondition] = []
    for number in munchkin.laid:
        found += CARDS[number].perks.mutes
        if not is_off(g, seat, CARDS[number].kind):
            found += CARDS[number].drawbacks.mutes
    fights = g.fight is not None and seat in g.fight.fighters()
    for number in munchkin.curses:
        if fights or CARDS[number].duration != facts.NEXT_COMBAT:
            found += CARDS[number].perks.mutes
    return found


def standing(g: MunchkinQuest, seat: SeatNo) -> list[Standing]:
    munchkin = g.munchkins[seat]
    found: list[Standing] = []
    for item in munchkin.items:
        muted = any(mute.holds(item) for mute in mutes(g, seat))
        if not item & PACKED and allowed(g, seat, item) and not muted:
            found.append(CARDS[item & CARD_MASK].perks)
    for number in munchkin.laid:
        found.append(CARDS[number].perks)
        if not is_off(g, seat, CARDS[number].kind):
            found.append(CARDS[number].drawbacks)
    found += [CARDS[number].perks for number in munchkin.curses]
    return found + [CARDS[number].boon for number in munchkin.boons]


def supply(g: MunchkinQuest, seat: SeatNo) -> int:
    held = standing(g, seat)
    big = 0
    for item in g.munchkins[seat].items:
        counts = not item & PACKED or g.rules.packed_big_counts
        big += bool(counts and CARDS[item & CARD_MASK].big and not item & CHEATED)
    moves = 3 + g.munchkins[seat].extra + sum(each.moves for each in held)
    return max(0, moves - (0 if any(each.big_items_free for each in held) else max(0, big - 1)))


def link_cost(g: MunchkinQuest, seat: SeatNo, kind: int) -> int:
    cost = g.rules.hidden_cost if kind == facts.HIDDEN else facts.LINK_COSTS[kind]
    for each in standing(g, seat):
        own = each.link_costs[kind]
        if own and (cost == 0 or own < cost):
            cost = own
    return cost


# -- ways of monsters ----------------------------------------------------------------------------------------------


def steps_from(g: MunchkinQuest, monster: Monster, start: int) -> list[int]:
    far = [-1] * len(g.rooms)
    far[start] = 0
    ring = [start]
    while ring:
        place = ring.pop(0)
        for side in ALL_SIDES:
            taken = step(g, monster, place, side)
            if taken is not None and not taken.jumps:
                cost = far[place] + rooms_in(taken)
                if far[taken.to] < 0 or cost < far[taken.to]:
                    far[taken.to] = cost
                    ring.append(taken.to)
    return far


def rooms_in(taken: Step) -> int:
    return 2 if taken.crosses else 1


def ends_of_shortest_ways(g: MunchkinQuest, monster: Monster, victim: SeatNo, n: int) -> list[int]:
    goal = g.munchkins[victim].place
    goals = [goal]
    if goal == ENTRANCE:
        goals = [p for p in neighbours(g, ENTRANCE) if can_pass(g, monster, p, g.rooms[p].beside.index(ENTRANCE))]
    far = steps_from(g, monster, monster.place)
    reached = [place for place in goals if far[place] >= 0]
    nearest = min([far[place] for place in reached], default=0)
    at = min(n, nearest)
    if at == 0:
        return []
    ends = [place for place in reached if far[place] == nearest]
    found: list[int] = []
    for place in range(1, len(g.rooms)):
        last = far[place] == at or (far[place] == at - 1 and before_entrance(g, monster, place, ends, nearest - at - 1))
        if last and place != monster.place and is_at_distance(g, monster, place, ends, nearest - far[place]):
            found.append(place)
    return found


def is_at_distance(g: MunchkinQuest, monster: Monster, place: int, ends: list[int], rest: int) -> bool:
    far = steps_from(g, monster, place)
    return any(far[end] == rest for end in ends)


def before_entrance(g: MunchkinQuest, monster: Monster, place: int, ends: list[int], rest: int) -> bool:
    for side in ALL_SIDES:
        taken = step(g, monster, place, side) if rest >= 0 else None
        if taken is not None and taken.crosses and not taken.jumps and is_at_distance(g, monster, taken.to, ends, rest):
            return True
    return False


def sides_of_way(g: MunchkinQuest, monster: Monster, to: int) -> list[int]:
    here = monster.place
    sides: list[int] = []
    while here != to:
        left = steps_from(g, monster, here)[to]
        for side in ALL_SIDES:
            taken = step(g, monster, here, side)
            if taken is not None and not taken.jumps and distance_by(g, monster, taken, to) == left:
                here = taken.to
                sides.append(side)
                break
    return sides


def distance_by(g: MunchkinQuest, monster: Monster, taken: Step, to: int) -> int:
    rest = steps_from(g, monster, taken.to)[to]
    return rest + rooms_in(taken) if rest >= 0 else -1


# -- imagined worlds -----------------------------------------------------------------------------------------------


def deal_afresh(g: MunchkinQuest, seat: SeatNo, luck: Luck) -> MunchkinQuest:
    world = g.clone()
    for deck in (TREASURE, DXM):
        deal_hands(world, seat, deck, luck)
    monsters = list(world.monster_deck)
    luck.shuffle(monsters)
    world.monster_deck = tuple(monsters)
    laid = [FACES[room.face].tile for room in world.rooms]
    pool = [1 + n for n in range(TILES) if 1 + n not in laid]
    luck.shuffle(pool)
    world.room_deck = tuple(pool[: len(world.room_deck)])
    turn_backs(world, luck)
    world.luck = luck.fork()
    world.relist_options(seat)
    return world


def deal_hands(world: MunchkinQuest, seat: SeatNo, type_: int, luck: Luck) -> None:
    deck = world.deck(type_)
    others = [s for s in range(len(world.munchkins)) if s != seat]
    hidden = [held for s in others for held in world.munchkins[s].hand if is_hidden(held, seat, type_)]
    pool = [*deck, *[hand_card(held) for held in hidden]]
    luck.shuffle(pool)
    for s in others:
        hand = list(world.munchkins[s].hand)
        for i in range(len(hand)):
            if is_hidden(hand[i], seat, type_):
                hand[i] = pool.pop() | hand[i] >> KNOWN_SHIFT << KNOWN_SHIFT
        hand.sort(key=lambda held: (hand_card(held), held))
        world.change(SeatNo(s)).hand = tuple(hand)
    world.set_deck(type_, tuple(pool))
