"""What a seat of Munchkin Quest may know, as a row of bytes.

See kernel/encoding.py. Seats are counted from the one whose row it is: 1 is that seat, 2 the next, 0 nobody. Of the
map a row has the rooms that are nearest to the seat's munchkin. Gold is counted in hundreds. Besides what lies on the
table there is what a good player works out (`estimates`): how strong everybody is, how a fight would end, and how far
rooms are.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import u8

from underhall.games.munchkin_quest import facts
from underhall.games.munchkin_quest.bargain import expected_treasures, offer_of
from underhall.games.munchkin_quest.combat import GATHERING
from underhall.games.munchkin_quest.dungeon import ALL_SIDES
from underhall.games.munchkin_quest.encoding.estimates import Estimates
from underhall.games.munchkin_quest.encoding.layout import (
    BIDDING,
    CURSES,
    EVEN,
    FACE_NUMBER,
    FAR,
    HELD,
    ITEM_COLUMNS,
    ITEMS,
    KNOWN,
    LAID,
    LAYOUT,
    LOOT,
    MONSTERS,
    MOST_AHEAD,
    MOST_DICE,
    MOST_LEVEL,
    MOST_OPTIONS,
    MOST_PICKED,
    MOST_ROUNDS,
    MOST_STRENGTH,
    MOST_TREASURES,
    NUMBER,
    NUMBERS,
    PERCENT,
    ROOMS,
    SEATS,
)
from underhall.games.munchkin_quest.encoding.options import add_option
from underhall.games.munchkin_quest.encoding.terms import NO_TERMS, add_terms, hundreds, value_of
from underhall.games.munchkin_quest.facts import CARDS, ENTRANCE, FACES, NO_SEARCH
from underhall.games.munchkin_quest.fight import tie_winner
from underhall.games.munchkin_quest.outlook import WHOLE, chances
from underhall.games.munchkin_quest.packing import CHEATED, GRIPPED, PACKED, hand_card, item_card, known_by
from underhall.games.munchkin_quest.picks import Bid
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import monster_dice, munchkin_dice, sign_dice, totals
from underhall.kernel.decisions import Decision
from underhall.kernel.encoding import NO_CARD, add_asked, add_cards, at_most, place_from
from underhall.kernel.types import SeatNo

NO_ROLL: Final = bytes(4)
NOT_IN_FIGHT: Final = bytes(4)
NO_TRADE: Final = bytes(6)
NO_FIGHT: Final = bytes(len(LAYOUT.block("fight").columns))
NO_SEAT: Final = bytes(len(LAYOUT.block("seats").columns))
NO_ITEM: Final = bytes(len(ITEM_COLUMNS))
NO_ITEMS: Final = NO_ITEM * ITEMS
NOTHING_LAID: Final = bytes(LAID)
NO_CURSES: Final = bytes(CURSES)
NO_KNOWN_CARDS: Final = bytes(KNOWN)
NO_ROOM: Final = bytes(len(LAYOUT.block("rooms").columns))
NO_MONSTER: Final = bytes(len(LAYOUT.block("monsters").columns))
NO_BID: Final = bytes(3)


def encoded(g: MunchkinQuest, me: SeatNo) -> bytes:
    """The row of a seat, without the places of options that it does not have."""
    out = BytesWriter()
    estimates = Estimates(g, me)
    decision = g.decision_of(me)
    add_state(out, g, me, decision, estimates)
    if decision is not None:
        codes = decision.codes
        for i in range(min(len(codes), MOST_OPTIONS)):
            add_option(out, g, me, codes[i], estimates)
    return out.getvalue()


def encoded_state(g: MunchkinQuest, me: SeatNo) -> bytes:
    """The row of a seat without its options."""
    out = BytesWriter()
    add_state(out, g, me, g.decision_of(me), Estimates(g, me))
    return out.getvalue()


def add_state(out: BytesWriter, g: MunchkinQuest, me: SeatNo, decision: Decision | None, estimates: Estimates) -> None:
    """All blocks of a row."""
    count = len(g.munchkins)
    seats = g.from_seat(me)
    missing = SEATS - count
    add_table(out, g, me, decision, estimates)
    add_fight(out, g, me, estimates)
    for s in seats:
        add_seat(out, g, s, estimates)
    out.write(NO_SEAT * missing)
    for s in seats:
        add_items(out, g.munchkins[s].items)
    out.write(NO_ITEMS * missing)
    for s in seats:
        add_cards(out, g.munchkins[s].laid, LAID, NUMBER)
    out.write(NOTHING_LAID * missing)
    for s in seats:
        add_cards(out, g.munchkins[s].curses, CURSES, NUMBER)
    out.write(NO_CURSES * missing)
    for s in seats:
        add_known(out, g.munchkins[s].hand, s, me)
    out.write(NO_KNOWN_CARDS * missing)
    for i in range(ROOMS):
        if i < len(estimates.places):
            add_room(out, g, me, estimates.places[i], estimates)
        else:
            out.write(NO_ROOM)
    add_monsters(out, g, me, estimates)
    add_cards(out, tuple([hand_card(held) for held in g.munchkins[me].hand]), HELD, NUMBER)
    fight = g.fight
    add_cards(out, fight.loot if fight is not None else (), LOOT, NUMBER)
    add_cards(out, tuple([item_card(item) for item in g.room_of(me).floor]), LOOT, NUMBER)


def add_table(out: BytesWriter, g: MunchkinQuest, me: SeatNo, decision: Decision | None, estimates: Estimates) -> None:
    count = len(g.munchkins)
    out.append(u8(count))
    out.append(u8(g.phase + 1))
    out.append(u8(at_most(g.turn // count, MOST_ROUNDS)))
    out.append(u8(place_from(g.active, me, count)))
    add_asked(out, decision, me, count, NUMBERS, NUMBER, MOST_PICKED)
    out.append(u8(1 if g.rules.short else 0))
    out.append(u8(at_most(len(g.room_deck), 30)))
    out.append(u8(at_most(len(g.monster_deck), 60)))
    out.append(u8(at_most(len(g.treasure_deck), 150)))
    out.append(u8(at_most(len(g.dxm_deck), 150)))
    out.append(u8(1 if g.at_threshold else 0))
    out.append(u8(1 if g.turn_over else 0))
    out.append(u8(at_most(g.hits, 10)))
    out.append(u8(NUMBER[g.curse] if g.curse >= 0 else NO_CARD))
    out.append(u8(place_from(g.curse_by, me, count) if g.curse >= 0 else 0))
    out.append(u8(place_from(g.curse_victim, me, count) if g.curse >= 0 else 0))
    out.append(u8(NUMBER[g.arriving] if g.arriving >= 0 else NO_CARD))
    out.append(u8(g.die + 1))
    out.append(u8(NUMBER[g.staged[-1]] if g.staged else NO_CARD))
    roll = g.roll
    if roll is None:
        out.write(NO_ROLL)
    else:
        out.append(u8(roll.kind + 1))
        out.append(u8(place_from(roll.seat, me, count)))
        out.append(u8(at_most(roll.total(), 40)))
        out.append(u8(at_most(len(roll.dice), MOST_DICE)))
    estimates.add_beside(out, g, ENTRANCE)
    if decision is not None and decision.op.kind in BIDDING:
        said = Bid(decision.frame)
        out.append(u8(place_from(said.helper, me, count)))
        out.append(u8(at_most(said.treasures, MOST_TREASURES)))
        out.append(u8(hundreds(abs(said.gold))))
    else:
        out.write(NO_BID)
    trade = g.trade
    if trade is None:
        out.write(NO_TRADE)
    else:
        out.append(u8(place_from(trade.giver, me, count)))
        out.append(u8(place_from(trade.taker, me, count)))
        out.append(u8(hundreds(trade.gold)))
        out.append(u8(hundreds(value_of(trade.items))))
        out.append(u8(hundreds(trade.wanted_gold)))
        out.append(u8(hundreds(value_of(trade.wanted))))


def add_fight(out: BytesWriter, g: MunchkinQuest, me: SeatNo, estimates: Estimates) -> None:
    fight = g.fight
    if fight is None:
        out.write(NO_FIGHT)
        return
    count = len(g.munchkins)
    if fight.sums:
        ours, theirs = fight.sums[0], fight.sums[1]
    else:
        ours, theirs = totals(g, fight)
    mine = other = 0
    if fight.step == GATHERING:
        for seat in fight.fighters():
            mine += munchkin_dice(g, fight, seat)
        for monster in g.fighting_monsters():
            other += monster_dice(g, fight, monster)
    win, tie = chances(ours - theirs, mine, other, g.face(fight.place).best_die_twice)
    ties_win = tie_winner(g, fight) >= 0
    estimates.fight_win = (win + tie if ties_win else win) * PERCENT // WHOLE
    out.append(u8(fight.step + 1))
    out.append(u8(place_from(fight.leader, me, count)))
    out.append(u8(place_from(fight.helper, me, count)))
    out.append(u8(1 if fight.boss else 0))
    out.append(u8(at_most(len(fight.monsters), 6)))
    out.append(u8(at_most(ours, 120)))
    out.append(u8(at_most(theirs, 120)))
    out.append(u8(at_most(ours - theirs + EVEN, MOST_AHEAD)))
    out.append(u8(at_most(mine, MOST_DICE)))
    out.append(u8(at_most(other, MOST_DICE)))
    out.append(u8(estimates.fight_win))
    out.append(u8(1 if ties_win else 0))
    out.append(u8(at_most(expected_treasures(g, fight) + fight.left, MOST_TREASURES)))
    out.append(u8(at_most(fight.calls, 5)))
    out.append(u8(at_most(len(fight.offers), SEATS)))
    out.append(u8(1 if fight.changed_since_roll else 0))
    out.append(u8(1 if fight.locked else 0))
    out.append(u8(1 if fight.has(me) else 0))
    add_terms(out, fight.terms)


def add_seat(out: BytesWriter, g: MunchkinQuest, s: SeatNo, estimates: Estimates) -> None:
    munchkin = g.munchkins[s]
    sheet = g.sheet(s)
    fight = g.fight
    treasures = 0
    for held in munchkin.hand:
        if CARDS[hand_card(held)].deck == facts.TREASURE:
            treasures += 1
    signs = sheet.signs
    out.append(u8(1))
    out.append(u8(at_most(munchkin.level, 20)))
    out.append(u8(1 if munchkin.level >= g.rules.goal else 0))
    out.append(u8(1 if munchkin.male else 0))
    out.append(u8(at_most(g.health(s), 15)))
    out.append(u8(at_most(sheet.max_health, 15)))
    out.append(u8(at_most(estimates.strengths[s], MOST_STRENGTH)))
    out.append(u8(at_most(estimates.dice[s], MOST_DICE)))
    out.append(u8(at_most(g.supply(s), FAR)))
    out.append(u8(at_most(g.moves_left(s), FAR)))
    out.append(u8(hundreds(munchkin.gold)))
    out.append(u8(hundreds(value_of(munchkin.items))))
    out.append(u8(1 if munchkin.dead else 0))
    out.append(u8(at_most(treasures, 15)))
    out.append(u8(at_most(len(munchkin.hand) - treasures, 15)))
    out.append(u8(at_most(sheet.hand_limit, 12)))
    out.append(u8(at_most(len(munchkin.items), 20)))
    out.append(u8(at_most(sheet.packed, 6)))
    out.append(u8(at_most(g.hands_used(s), 6)))
    out.append(u8(at_most(sheet.escape + 3, 8)))
    out.append(u8(1 if sheet.flight else 0))
    out.append(u8(1 if sheet.fire_protection else 0))
    for sign in range(facts.EVERYBODY):
        out.append(u8(signs >> sign & 1))
    out.append(u8(1 if sheet.half else 0))
    out.append(u8(1 if sheet.super_ else 0))
    out.append(u8(at_most(len(munchkin.curses), 6)))
    out.append(u8(1 if munchkin.stuck else 0))
    out.append(u8(1 if munchkin.fights_alone else 0))
    out.append(u8(at_most(g.free_bases(s), 3)))
    out.append(u8(1 if munchkin.place == g.munchkins[estimates.me].place else 0))
    estimates.add_beside(out, g, munchkin.place)
    if fight is None:
        out.write(NOT_IN_FIGHT)
        out.write(NO_TERMS)
        return
    offer = offer_of(fight, s)
    out.append(u8(1 if s == fight.leader else 0))
    out.append(u8(1 if s == fight.helper else 0))
    out.append(u8(fight.declined >> s & 1))
    out.append(u8(1 if offer is not None else 0))
    add_terms(out, offer)


def add_items(out: BytesWriter, items: tuple[int, ...]) -> None:
    for i in range(ITEMS):
        if i < len(items):
            item = items[i]
            out.append(u8(NUMBER[item_card(item)]))
            out.append(u8(1 if item & PACKED else 0))
            out.append(u8(1 if item & CHEATED else 0))
            out.append(u8(1 if item & GRIPPED else 0))
        else:
            out.write(NO_ITEM)


def add_known(out: BytesWriter, hand: tuple[int, ...], s: SeatNo, me: SeatNo) -> None:
    free = KNOWN
    if s != me:
        for held in hand:
            if known_by(held) >> me & 1 and free > 0:
                out.append(u8(NUMBER[hand_card(held)]))
                free -= 1
    for _ in range(free):
        out.append(u8(NO_CARD))


def add_room(out: BytesWriter, g: MunchkinQuest, me: SeatNo, place: int, estimates: Estimates) -> None:
    room = g.rooms[place]
    face = FACES[room.face]
    munchkin = g.munchkins[me]
    dark = 0
    out.append(u8(FACE_NUMBER[room.face]))
    out.append(u8(at_most(estimates.prices[place], FAR)))
    estimates.add_beside(out, g, place)
    for side in ALL_SIDES:
        out.append(u8(g.link(place, side) + 1))
        if room.beside[side] < 0:
            dark += 1
    out.append(u8(dark if g.room_deck else 0))
    out.append(u8(room.mark))
    open_ = face.search != NO_SEARCH and not munchkin.searched >> place & 1
    out.append(u8(1 if open_ and (room.mark < 2 or g.rules.cleaned_out_open) else 0))
    out.append(u8(at_most(sign_dice(g, me, face) + 3, 6)))
    out.append(u8(hundreds(room.gold)))
    out.append(u8(at_most(len(room.floor), 8)))
    out.append(u8(at_most(estimates.monsters[place], 6)))
    out.append(u8(at_most(estimates.levels[place], MOST_LEVEL)))
    out.append(u8(estimates.win(place)))
    out.append(u8(at_most(estimates.munchkins[place], SEATS)))


def add_monsters(out: BytesWriter, g: MunchkinQuest, me: SeatNo, estimates: Estimates) -> None:
    fight = g.fight
    free = MONSTERS
    for near in (True, False):
        for monster in g.monsters:
            if monster.place < 0:
                continue
            fights = fight is not None and monster.uid in fight.monsters
            if free > 0 and near == (fights or estimates.prices[monster.place] < FAR):
                add_monster(out, g, me, monster, fights, estimates)
                free -= 1
    for _ in range(free):
        out.write(NO_MONSTER)


def add_monster(
    out: BytesWriter, g: MunchkinQuest, me: SeatNo, monster: Monster, fights: bool, estimates: Estimates
) -> None:
    out.append(u8(NUMBER[monster.card]))
    out.append(u8(at_most(g.monster_level(monster), MOST_LEVEL)))
    out.append(u8(at_most(g.monster_dice(monster), MOST_DICE)))
    out.append(u8(at_most(g.monster_treasures(monster), MOST_TREASURES)))
    out.append(u8(at_most(len(monster.enhancers), 4)))
    out.append(u8(place_from(monster.owner, me, len(g.munchkins))))
    out.append(u8(1 if monster.boss else 0))
    out.append(u8(1 if fights else 0))
    out.append(u8(1 if monster.place == g.munchkins[me].place else 0))
    out.append(u8(at_most(estimates.prices[monster.place], FAR)))
    estimates.add_beside(out, g, monster.place)
