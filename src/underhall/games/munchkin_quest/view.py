"""What a seat may know, listed by hand. Nothing is here by default."""

from typing import Final

import msgspec

from underhall.games.munchkin_quest import combat, facts, sums
from underhall.games.munchkin_quest.bargain import (
    MOST_CALLS,
    by_magic,
    can_call,
    carriers,
    expected_treasures,
    helpers,
    why_no_help,
)
from underhall.games.munchkin_quest.characters import LEVEL_PRICE
from underhall.games.munchkin_quest.combat import Fight, Roll
from underhall.games.munchkin_quest.dungeon import ALL_SIDES, prices, rooms_between, step_costs
from underhall.games.munchkin_quest.facts import CARDS, FACES, Face
from underhall.games.munchkin_quest.fight import picking_order, tie_winner
from underhall.games.munchkin_quest.flight import escape_bonus, hits_of_defeat, safe_from
from underhall.games.munchkin_quest.items import barred
from underhall.games.munchkin_quest.offers import Terms, Trade
from underhall.games.munchkin_quest.packing import (
    CHEATED,
    FIXED,
    GRIPPED,
    PACKED,
    SHOWN_MASK,
    WALLED_SHIFT,
    die_face,
    die_for,
    die_roller,
    escape_mark,
    hand_card,
    item_card,
    known_by,
)
from underhall.games.munchkin_quest.picks import Sale
from underhall.games.munchkin_quest.pieces import Monster, Path
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.table_state import PHASES
from underhall.games.munchkin_quest.turn import given_so_far, next_receivers
from underhall.games.munchkin_quest.view_types import (
    AbsentView,
    CurseView,
    DiceView,
    DieView,
    EscapeView,
    FightView,
    FloorView,
    ItemView,
    LinkView,
    MonsterView,
    PathView,
    ReasonView,
    RollView,
    RoomView,
    SaleView,
    SeatView,
    SummandView,
    TermsView,
    TradeView,
    View,
)
from underhall.kernel.agenda import NOTHING
from underhall.kernel.decisions import Decision
from underhall.kernel.types import WATCHER, CardNo, SeatNo, seat_numbers
from underhall.kernel.views import decision_view, seats_choosing, window_open

ITEM_BITS: Final = 16  # that an item in play may have: see packing.py
MARKS = ("", "looted", "cleaned-out")


def ids(cards: tuple[CardNo, ...]) -> list[str]:
    return [CARDS[card].id for card in cards]


def card_id(card: CardNo) -> str:
    return CARDS[card].id if card >= 0 else ""


def item_ids(items: tuple[int, ...]) -> list[str]:
    return [CARDS[item_card(item)].id for item in items]


def view(g: MunchkinQuest, seat: SeatNo) -> View:
    """Everything `seat` may know; seat -1 is a watcher, who knows what is public."""
    asked = g.decision_of(seat)
    hand = g.munchkins[seat].hand if seat >= 0 else []
    return View(
        seat,
        g.turn,
        PHASES[g.phase],
        g.active,
        g.first,
        g.rules.goal,
        g.rules.boss_level,
        g.rules.chosen,
        [CARDS[hand_card(held)].id for held in hand],
        [seat_view(g, s, seat) for s in seat_numbers(len(g.munchkins))],
        room_views(g, seat),
        [monster_view(g, monster) for monster in g.monsters],
        fight_view(g, g.fight, seat) if g.fight is not None else None,
        roll_view(g.roll) if g.roll is not None else None,
        trade_view(g.trade) if g.trade is not None else None,
        sale_view(asked) if asked is not None and asked.kind == "sell-items" else None,
        charity_view(g, asked) if asked is not None and asked.kind == "charity" else None,
        CurseView(CARDS[g.curse].id, g.curse_by, g.curse_victim) if g.curse >= 0 else None,
        card_id(g.arriving),
        colour_shown(g),
        [path_view(path) for path in g.paths],
        len(g.room_deck),
        len(g.link_deck),
        len(g.monster_deck),
        len(g.treasure_deck),
        len(g.dxm_deck),
        ids(g.monster_discard),
        ids(g.treasure_discard),
        ids(g.dxm_discard),
        ids(g.staged),
        seats_choosing(g),
        window_open(g),
        decision_view(asked) if asked is not None else None,
        list(g.winners),
        g.ending,
    )


def open_view(g: MunchkinQuest) -> View:
    """The table with all hands open, for looking back."""
    seen = view(g, WATCHER)
    seats: list[SeatView] = []
    for s in range(len(g.munchkins)):
        held = [CARDS[hand_card(card)].id for card in g.munchkins[s].hand]
        seats.append(msgspec.structs.replace(seen.seats[s], known=held))
    return msgspec.structs.replace(seen, seats=seats)


def named(mask: int, names: tuple[str, ...]) -> list[str]:
    return [names[i] for i in range(len(names)) if mask >> i & 1]


def seat_view(g: MunchkinQuest, s: SeatNo, viewer: SeatNo) -> SeatView:
    munchkin = g.munchkins[s]
    treasures = 0
    known: list[str] = []
    for held in munchkin.hand:
        card = hand_card(held)
        if CARDS[card].deck == facts.TREASURE:
            treasures += 1
        if viewer >= 0 and viewer != s and known_by(held) >> viewer & 1:
            known.append(CARDS[card].id)
    active = g.active_items(s)
    return SeatView(
        facts.COLOURS[facts.SEAT_COLOURS[s]],
        munchkin.male,
        munchkin.level,
        g.health(s),
        g.max_health(s),
        g.supply(s),
        g.moves_left(s),
        munchkin.gold,
        munchkin.place,
        munchkin.dead,
        [facts.SIGNS[CARDS[card].sign] for card in munchkin.laid if CARDS[card].kind == facts.RACE],
        [facts.SIGNS[CARDS[card].sign] for card in munchkin.laid if CARDS[card].kind == facts.CLASS],
        g.count_laid(s, facts.HALF_BREED) > 0,
        g.count_laid(s, facts.SUPER_MUNCHKIN) > 0,
        ids(munchkin.laid),
        [item_view(g, s, item, item in active) for item in munchkin.items],
        ids(munchkin.curses),
        ids(munchkin.boons),
        sums.strength(g, s),
        g.has_flight(s),
        g.has_fire_protection(s),
        munchkin.fights_alone,
        treasures,
        len(munchkin.hand) - treasures,
        known,
        g.hand_limit(s),
        g.pack_limit(s),
        g.hands_used(s),
        g.free_bases(s),
    )


def item_view(g: MunchkinQuest, s: SeatNo, item: int, active: bool) -> ItemView:
    bonus = sums.item_bonus(g, s, item) if active else 0
    key = (bonus << 1 | (1 if active else 0)) << ITEM_BITS | item
    shown = ITEMS_SHOWN.get(key)
    if shown is None:
        shown = ItemView(
            CARDS[item_card(item)].id,
            facts.SLOTS[CARDS[item_card(item)].slot],
            item & PACKED != 0,
            item & CHEATED != 0,
            item & GRIPPED != 0,
            active,
            bonus,
        )
        ITEMS_SHOWN[key] = shown
    return shown


def room_views(g: MunchkinQuest, viewer: SeatNo) -> list[RoomView]:
    found: list[RoomView] = []
    costs = step_costs(g, viewer) if viewer >= 0 else [NO_COSTS for _ in g.rooms]
    walks = prices(g, viewer, costs) if viewer >= 0 else [NOTHING] * len(g.rooms)
    left = g.moves_left(viewer) if viewer >= 0 else 0
    for place in range(len(g.rooms)):
        room = g.rooms[place]
        face = FACES[room.face]
        found.append(
            RoomView(
                face.id,
                room.x,
                room.y,
                GOOD_SIGNS[room.face][:],
                BAD_SIGNS[room.face][:],
                face.special,
                None if face.search == facts.NO_SEARCH else face.search,
                ARROWS[room.face].copy(),
                [link_view(g, place, side, costs[place][side]) for side in ALL_SIDES],
                face.deal is not None,
                MARKS[room.mark],
                [FloorView(CARDS[item_card(i)].id, i & CHEATED != 0, barred(i)) for i in room.floor],
                room.gold,
                [*g.munchkins_at(place)],
                [s for s in range(len(g.munchkins)) if g.munchkins[s].dead and g.munchkins[s].place == place],
                [monster.uid for monster in g.monsters_at(place)],
                walks[place],
                0 <= walks[place] <= left,
            )
        )
    return found


def arrows_of(face: Face) -> dict[str, str]:
    """Where each colour points to."""
    found: dict[str, str] = {}
    for colour in range(len(facts.COLOURS)):
        if face.arrows[colour] >= 0:
            found[facts.COLOURS[colour]] = facts.SIDES[face.arrows[colour]]
    return found


# What is printed on each face. Whoever gets a view may change its lists: views have copies.
GOOD_SIGNS: Final = [named(face.good, facts.SIGNS) for face in FACES]
BAD_SIGNS: Final = [named(face.bad, facts.SIGNS) for face in FACES]
ARROWS: Final = [arrows_of(face) for face in FACES]
NO_COSTS: Final = [0, 0, 0, 0]

# Links and items as they were shown last: there are a few hundred different ones, and nobody can change them.
LINKS_SHOWN: Final[dict[int, LinkView]] = {}
ITEMS_SHOWN: Final[dict[int, ItemView]] = {}


def link_view(g: MunchkinQuest, place: int, side: int, cost: int) -> LinkView:
    link = g.packed_link(place, side)
    to = g.rooms[place].beside[side]
    walled = link >> WALLED_SHIFT != 0
    key = (((to + 1) << 8 | cost) << 1 | (1 if walled else 0)) << WALLED_SHIFT | link & (FIXED | SHOWN_MASK)
    shown = LINKS_SHOWN.get(key)
    if shown is None:
        shown = LinkView(facts.LINKS[g.link(place, side)], cost, link & FIXED != 0, walled, to)
        LINKS_SHOWN[key] = shown
    return shown


def monster_view(g: MunchkinQuest, monster: Monster) -> MonsterView:
    return MonsterView(
        monster.uid,
        CARDS[monster.card].id,
        g.monster_level(monster),
        g.monster_dice(monster),
        g.monster_treasures(monster),
        monster.owner,
        facts.COLOURS[facts.SEAT_COLOURS[monster.owner]],
        monster.place,
        facts.GAITS[g.monster_gait(monster)],
        facts.SIZES[g.monster_size(monster)],
        named(g.monster_traits(monster), facts.TRAITS),
        ids(monster.enhancers),
        monster.boss,
        monster.mate,
    )


def colour_shown(g: MunchkinQuest) -> str:
    """The colour that the Monster Die shows: as it lies, while it can still be turned, or the last that stood."""
    if g.roll is not None and g.roll.kind == combat.MONSTER_ROLL:
        return facts.COLOURS[die_face(g.roll.dice[0]) - 1]
    return facts.COLOURS[g.die] if g.die >= 0 else ""


def die_view(die: int) -> DieView:
    whom = die_for(die)
    monster = whom >= combat.MONSTER_PARTICIPANT
    return DieView(
        die_face(die),
        die_roller(die),
        NOTHING if monster else whom,
        whom - combat.MONSTER_PARTICIPANT if monster else NOTHING,
    )


def roll_view(roll: Roll) -> RollView:
    return RollView(combat.ROLLS[roll.kind], roll.seat, [die_view(die) for die in roll.dice], roll.more)


def trade_view(trade: Trade) -> TradeView:
    return TradeView(
        trade.giver,
        trade.taker,
        trade.gold,
        item_ids(trade.items),
        trade.wanted_gold,
        item_ids(trade.wanted),
    )


def terms_view(terms: Terms) -> TermsView:
    items = item_ids(terms.items)
    return TermsView(terms.seat, terms.gold, items, terms.treasures, terms.picks_first)


def summand_views(g: MunchkinQuest, fight: Fight) -> list[SummandView]:
    """What both sums of a fight are made of."""
    rows = sums.fight_rows(g, fight)
    return [
        SummandView(r.side, sums.WHATS[r.what], r.seat, r.uid, card_id(r.card), r.n, why(r), counted_by(r, fight))
        for r in rows
    ]


def dice_views(g: MunchkinQuest, fight: Fight) -> list[DiceView]:
    """The dice that each fighter rolls."""
    found: list[DiceView] = []
    for seat in fight.fighters():
        because = reasons(sums.dice_rows(g, fight, seat))
        found.append(DiceView(seat, NOTHING, sums.munchkin_dice(g, fight, seat), because))
    for monster in g.fighting_monsters():
        because = reasons(sums.monster_dice_rows(g, fight, monster))
        found.append(DiceView(NOTHING, monster.uid, sums.monster_dice(g, fight, monster), because))
    return found


def levels_at_stake(g: MunchkinQuest, fight: Fight) -> int:
    cards = [CARDS[monster.card] for monster in g.fighting_monsters()]
    return sum([1 if card.scary and fight.helper >= 0 else card.levels for card in cards])


def seats_in(g: MunchkinQuest, bits: int) -> list[int]:
    return [s for s in range(len(g.munchkins)) if bits >> s & 1]


def fight_view(g: MunchkinQuest, fight: Fight, viewer: SeatNo) -> FightView:
    return FightView(
        fight.place,
        fight.leader,
        fight.helper,
        list(fight.monsters),
        fight.boss,
        combat.STEPS[fight.step],
        summand_views(g, fight),
        list(fight.sums or sums.totals(g, fight)),
        dice_views(g, fight),
        [die_view(die) for die in fight.dice],
        expected_treasures(g, fight) + fight.left + (g.face(fight.place).loot_alone if fight.helper < 0 else 0),
        levels_at_stake(g, fight),
        [*helpers(g, fight)] if fight.step == combat.GATHERING else [],
        absent_views(g, fight),
        [*fight.fighters()] if fight.locked else list(range(len(g.munchkins))),
        [terms_view(offer) for offer in fight.offers],
        terms_view(fight.terms) if fight.terms is not None else None,
        fight.locked,
        list(fight.exits),
        ids(fight.loot),
        terms_view(fight.counter) if fight.counter is not None else None,
        max(0, MOST_CALLS - fight.calls) if can_call(g) else 0,
        seats_in(g, fight.asked),
        seats_in(g, fight.declined),
        [*picking_order(fight)],
        tie_winner(g, fight),
        escape_views(g, fight),
        magic_view(g, fight, viewer),
        g.face(fight.place).best_die_twice,
        hits_of_defeat(g, fight),
        combat.SAFE,
    )


SUMMAND_RULES: Final = {"item": "MQ-COMBAT-07", "card": "MQ-COMBAT-07", "room": "MQ-ROOM-01"}


def absent_views(g: MunchkinQuest, fight: Fight) -> list[AbsentView]:
    """Everybody who cannot walk in, and what keeps them."""
    if fight.helper >= 0 or fight.step != combat.GATHERING:
        return []
    found: list[AbsentView] = []
    for seat in g.from_seat(fight.leader)[1:]:
        why = why_no_help(g, fight, seat)
        if why:
            found.append(AbsentView(seat, why, rooms_between(g, g.munchkins[seat].place, fight.place)))
    return found


def counted_by(row: sums.Row, fight: Fight) -> str:
    """The rule by which a summand counts."""
    what = sums.WHATS[row.what]
    if what == "level":
        return "MQ-COMBAT-07" if row.uid < 0 else "MQ-BOSS-03" if fight.boss else "MQ-COMBAT-08"
    if what == "hatred":
        return "MQ-COMBAT-08" if row.n > 0 else "MQ-HELP-15"
    return SUMMAND_RULES.get(what, "MQ-COMBAT-24")


def reasons(rows: list[sums.Row]) -> list[ReasonView]:
    return [ReasonView(sums.WHATS[row.what], card_id(row.card), why(row), row.n) for row in rows]


def magic_view(g: MunchkinQuest, fight: Fight, viewer: SeatNo) -> list[str]:
    """The viewer's own cards, so nobody learns of them."""
    if viewer < 0 or fight.step != combat.GATHERING or viewer not in by_magic(g, fight):
        return []
    return [CARDS[card].id for card in carriers(g, fight, viewer)]


def sale_view(asked: Decision) -> SaleView:
    sale = Sale(asked.frame)
    return SaleView(sale.sum, item_ids(sale.items), LEVEL_PRICE)


def charity_view(g: MunchkinQuest, asked: Decision) -> list[int]:
    """Who may get the next surplus card of whoever is asked."""
    return [*next_receivers(g, asked.seat, given_so_far(g, asked.frame))]


def why(row: sums.Row) -> str:
    """The sign that counts."""
    return facts.SIGNS[row.sign] if row.sign >= 0 else ""


def escape_views(g: MunchkinQuest, fight: Fight) -> list[EscapeView]:
    found: list[EscapeView] = []
    if fight.step == combat.LOST:
        for seat in fight.fighters():
            for monster in g.fighting_monsters():
                uid = monster.uid
                done = "escaped" if escape_mark(seat, uid, True) in fight.escapes else ""
                done = "caught" if escape_mark(seat, uid, False) in fight.escapes else done
                because = reasons(sums.escape_rows(g, fight, seat, monster))
                more = escape_bonus(g, fight, seat, monster)
                safe = safe_from(g, fight, seat, monster)
                found.append(EscapeView(seat, uid, more, safe, done, because))
    return found


def path_view(path: Path) -> PathView:
    steps = [i for i in range(len(path.places)) if path.jumps >> i & 1]
    blocked = facts.SIDES[path.blocked] if path.blocked >= 0 else ""
    return PathView(path.uid, list(path.places), list(path._sides), steps, path.fast, blocked)
