"""Items outside combat: laying, packing, dropping, picking up, selling for a level (MQ-ITEM-*, MQ-LEVEL-03)."""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.characters import LEVEL_PRICE
from underhall.games.munchkin_quest.codes import coded_item, flags, item_codes
from underhall.games.munchkin_quest.facts import CARDS, ONE_HAND
from underhall.games.munchkin_quest.hands import everyone, hold, holds
from underhall.games.munchkin_quest.moves import (
    can_cheat,
    can_pack,
    discard_item,
    drop_gold,
    drop_item,
    fits,
    gain_level,
    grip,
    heal,
    is_bound,
    is_vital,
    lose_gold,
    lose_level,
    partable,
    receive_item,
    replace_item,
    shed,
    value_of,
)
from underhall.games.munchkin_quest.ops import Pick
from underhall.games.munchkin_quest.packing import (
    BARRED_SHIFT,
    CHEATED,
    GRIPPED,
    PACKED,
    hand_card,
    item_card,
    known_by,
)
from underhall.games.munchkin_quest.picks import Sale
from underhall.games.munchkin_quest.plays import begin, lay_down
from underhall.games.munchkin_quest.state import CHEAT_CARD, MunchkinQuest
from underhall.games.munchkin_quest.trade import TRADING, add_trades
from underhall.kernel.agenda import NO_CARD, NO_EVENT, NOTHING, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of
from underhall.kernel.fields import minus, without
from underhall.kernel.types import CardNo, OptionCode, SeatNo
from underhall.kernel.withheld import Reason

HEALED_FOR_A_LEVEL: Final = 3
DROPS: Final = (100, 200, 300, 500, 1000)  # sums of gold that are dropped at once, besides all of it


def add_lays(g: MunchkinQuest, seat: SeatNo, codes: list[OptionCode]) -> None:
    """Add the items that may be laid from hand: into use where they fit, or into the pack (MQ-TURN-08)."""
    last = -1
    for held in g.munchkins[seat].hand:
        card = hand_card(held)
        if card != last and CARDS[card].is_item:
            if fits(g, seat, card):
                codes.append(pack(kinds.LAY, card))
            if can_pack(g, seat) and not CARDS[card].one_shot and not CARDS[card].perks.bound:
                codes.append(pack(kinds.LAY_PACKED, card))
        last = card


class LayAtOnce(Pick):
    """Treasures just received may be laid at once, with a Cheat if need be (MQ-CARD-14). Picks: those Treasures."""

    kind: str = "lay-at-once"
    secret: bool = True  # who is asked may hold a Cheat

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        lays: list[OptionCode] = []
        add_lays(g, seat, lays)
        codes = [pack(kinds.PASS), *[code for code in lays if x_of(code) in frame.picks]]
        if holds(g, seat, CHEAT_CARD):
            in_hand = [card for card in frame.picks if holds(g, seat, CardNo(card)) and not CARDS[card].one_shot]
            laid = [item for item in g.munchkins[seat].items if item_card(item) in frame.picks]
            if in_hand or any(can_cheat(g, seat, item) for item in laid):
                codes.append(pack(kinds.PLAY, CHEAT_CARD))
        return codes

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if not g.munchkins[frame.seat].dead and not g.in_combat():
            super().run(g, frame)

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == kinds.PASS:
            return
        g.again(frame, frame.picks)
        if kind_of(code) == kinds.PLAY:
            begin(g, seat, code, frame.picks)
        else:
            lay_down(g, seat, CardNo(x_of(code)), kind_of(code) == kinds.LAY_PACKED, "MQ-CARD-14")


def lay_at_once(g: MunchkinQuest, seat: SeatNo, cards: tuple[int, ...]) -> None:
    """Ask whoever has just received these outside the own turn whether to lay the items among them."""
    items = tuple([card for card in cards if CARDS[card].is_item])
    if items and seat != g.active:
        g.push(LAYING_AT_ONCE, seat, NO_CARD, NO_EVENT, items)


LAYING_AT_ONCE: Final = Program("laying-at-once", (LayAtOnce(),))


def item_of(g: MunchkinQuest, seat: SeatNo, code: OptionCode) -> int:
    """The item in play that an option with a card and its flags names."""
    item = coded_item(code)
    assert item in g.munchkins[seat].items, f"seat {seat} has no item {item}"
    return item


def can_heal(g: MunchkinQuest, seat: SeatNo) -> bool:
    """Whether a level may be given up for hits (MQ-HEALTH-03, MQ-CONF-28)."""
    munchkin = g.munchkins[seat]
    return munchkin.level > 1 and munchkin.wounds > 0 and not munchkin.dead and not g.in_combat()


def heal_for_level(g: MunchkinQuest, seat: SeatNo) -> None:
    g.emit(say.LEVEL_FOR_HITS, "MQ-HEALTH-03", seat)
    lose_level(g, seat, 1, "MQ-HEALTH-03")
    heal(g, seat, HEALED_FOR_A_LEVEL, "MQ-HEALTH-03")


def can_rearrange(g: MunchkinQuest, seat: SeatNo) -> bool:
    """Whether there is something before the munchkin to rearrange, or hits to be healed."""
    if g.munchkins[seat].dead or g.in_combat():
        return False
    if g.munchkins[seat].laid or can_heal(g, seat):
        return True
    codes: list[OptionCode] = []
    room_in_pack = takes_more(g, seat)
    for item in g.munchkins[seat].items:
        add_tidying(g, seat, item, room_in_pack, codes)
        if codes:
            return True
    return False


def can_tidy(g: MunchkinQuest, seat: SeatNo) -> bool:
    """The same, or gold to drop."""
    munchkin = g.munchkins[seat]
    return can_rearrange(g, seat) or (munchkin.gold > 0 and not munchkin.dead and not g.in_combat())


def misplaced(g: MunchkinQuest, seat: SeatNo) -> bool:
    """Whether something cannot stay as it is: too much in the pack, or in use against its limits (MQ-CONF-47, -58)."""
    return g.sheet(seat).misplaced


def put_in_order(g: MunchkinQuest, frame: Frame) -> bool:
    """Whoever has something misplaced must see to it now, the active player first; then the frame's op runs again."""
    if g.in_combat():
        return False
    any_ = False
    for seat in reversed(g.from_seat(g.active)):
        if misplaced(g, seat):
            if not any_:
                g.again(frame, frame.picks)
                any_ = True
            g.push(TIDYING, seat, NO_CARD, frame.cause, ())
    return any_


def takes_more(g: MunchkinQuest, seat: SeatNo) -> bool:
    """Whether an item may be packed: a full pack takes one more for the moment, to be exchanged for another."""
    limit = g.pack_limit(seat)
    return limit > 0 and g.packed(seat) <= limit


def tidy_options(g: MunchkinQuest, seat: SeatNo) -> list[OptionCode]:
    """Packing, unpacking, dropping, giving up a race or class, healing, showing a card."""
    munchkin = g.munchkins[seat]
    codes: list[OptionCode] = []
    room_in_pack = takes_more(g, seat)
    last = NOTHING
    for item in munchkin.items:
        if item != last:
            add_tidying(g, seat, item, room_in_pack, codes)
        last = item
    codes += [pack(kinds.DROP_GOLD, n) for n in DROPS if n < munchkin.gold]
    if munchkin.gold > 0:
        codes.append(pack(kinds.DROP_GOLD, munchkin.gold))
    codes += [pack(kinds.SHED, card) for card in munchkin.laid]
    if can_heal(g, seat):
        codes.append(pack(kinds.HEAL))
    everybody = everyone(g)
    for held in munchkin.hand:
        if is_secret(seat, held, everybody):
            code = pack(kinds.SHOW, hand_card(held))
            if not codes or codes[-1] != code:
                codes.append(code)
    return codes


def add_tidying(g: MunchkinQuest, seat: SeatNo, item: int, room_in_pack: bool, codes: list[OptionCode]) -> None:
    """Add what may be done with an item in play."""
    card = item_card(item)
    free = not is_bound(item)
    if item & PACKED:
        if fits(g, seat, item & ~PACKED):
            codes.append(pack(kinds.TAKE_OUT, card))
    elif free:
        if room_in_pack and not is_vital(g, seat, item):
            codes.append(pack(kinds.STOW, card))
        if can_grip(g, seat, item):
            codes.append(pack(kinds.GRIP, card, 1 if item & GRIPPED else 2))
    if free and not is_vital(g, seat, item):
        codes.append(pack(kinds.DROP, card, flags(item)))


def is_secret(seat: SeatNo, held: int, everybody: int) -> bool:
    """Whether one of all the others does not know the card in hand."""
    return known_by(held) | 1 << seat != everybody


def show_card(g: MunchkinQuest, seat: SeatNo, card: CardNo) -> None:
    """A card of one's own hand, to everybody; it does nothing by that (MQ-CARD-04)."""
    hand = g.munchkins[seat].hand
    for i in range(len(hand)):
        if hand_card(hand[i]) == card and is_secret(seat, hand[i], everyone(g)):
            g.change(seat).hand = without(hand, i)
            hold(g, seat, card, everyone(g))
            g.emit(say.HAND_SHOWN, "MQ-CARD-04", seat, card)
            return


def can_grip(g: MunchkinQuest, seat: SeatNo, item: int) -> bool:
    """Whether the item may be held with both hands, or with one again."""
    card = CARDS[item_card(item)]
    if card.slot != ONE_HAND or not card.both_hands or item & CHEATED:
        return False
    return item & GRIPPED != 0 or g.hands_used(seat) == 1


def tidy(g: MunchkinQuest, seat: SeatNo, code: OptionCode) -> None:
    kind = kind_of(code)
    card = x_of(code)
    if kind in (kinds.TAKE_OUT, kinds.STOW, kinds.GRIP):
        for item in g.munchkins[seat].items:
            if item_card(item) == card and (item & PACKED != 0) == (kind == kinds.TAKE_OUT):
                if kind == kinds.GRIP:
                    grip(g, seat, item)
                    g.emit(say.GRIP_CHANGED, "MQ-ITEM-09", seat, card, 1 if item & GRIPPED else 2)
                else:
                    replace_item(g, seat, item, (item ^ PACKED) & ~GRIPPED)
                    if kind == kinds.TAKE_OUT:
                        g.emit(say.CARD_UNPACKED, "MQ-ITEM-13", seat, card)
                    else:
                        g.emit(say.CARD_PACKED, "MQ-ITEM-13", seat, card)
                return
    elif kind == kinds.DROP:
        drop_item(g, seat, item_of(g, seat, code), "MQ-ITEM-26")
    elif kind == kinds.DROP_GOLD:
        drop_gold(g, seat, x_of(code), "MQ-ITEM-26")
    elif kind == kinds.SHED:
        shed(g, seat, CardNo(card), "MQ-CARD-12")
    elif kind == kinds.HEAL:
        heal_for_level(g, seat)
    elif kind == kinds.SHOW:
        show_card(g, seat, CardNo(card))


def helps(g: MunchkinQuest, seat: SeatNo, code: OptionCode) -> bool:
    """Whether it may put misplaced things in order: dropping, unpacking, packing what one must not use."""
    kind = kind_of(code)
    return kind in (kinds.DROP, kinds.TAKE_OUT) or (kind == kinds.STOW and not g.allowed(seat, x_of(code)))


class Tidy(Pick):
    """Rearrange what one carries, one thing at a time, until done and in order (MQ-ITEM-13, -26, MQ-CARD-12)."""

    kind: str = "tidy"

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if not g.munchkins[frame.seat].dead:
            super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = tidy_options(g, seat)
        if not misplaced(g, seat):
            return [pack(kinds.DONE), *codes]
        codes = [code for code in codes if helps(g, seat, code)]
        add_trades(g, seat, codes)
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        kind = kind_of(code)
        if kind == kinds.DONE:
            return
        g.again(frame, ())
        if kind == kinds.TRADE:
            g.push(TRADING, seat, NO_CARD, NO_EVENT, (x_of(code),))
        else:
            tidy(g, seat, code)


TIDYING: Final = Program("tidying", (Tidy(),))


# -- picking up ----------------------------------------------------------------------------------------------------


def barred(item: int) -> bool:
    return item >> BARRED_SHIFT != 0


def can_pick_up(g: MunchkinQuest, seat: SeatNo) -> bool:
    room = g.room_of(seat)
    return room.gold > 0 or any(not barred(item) for item in room.floor)


BY_SEARCH: Final = 1  # a search lets one pick up as well, for no further move


def picked_up_by(frame: Frame) -> str:
    return "MQ-SEARCH-15" if BY_SEARCH in frame.picks else "MQ-ITEM-29"


class PickUp(Pick):
    """Any or all of what lies in the room; gold is taken at once (MQ-ITEM-29). Too much is sorted out afterwards."""

    kind: str = "pick-up"

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        munchkin = g.munchkins[frame.seat]
        room = g.rooms[munchkin.place]
        if munchkin.dead or g.has_monsters(munchkin.place):
            return
        if room.gold > 0:
            g.change(frame.seat).gold += room.gold
            g.emit(say.GOLD_PICKED_UP, picked_up_by(frame), frame.seat, room.gold)
            g.set_room(munchkin.place, room.with_floor(room.floor, 0))
        super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(kinds.DONE), *item_codes([item for item in g.room_of(seat).floor if not barred(item)])]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == kinds.DONE:
            return
        g.again(frame, frame.picks)
        place = g.munchkins[seat].place
        room = g.rooms[place]
        item = coded_item(code)
        g.set_room(place, room.with_floor(minus(room.floor, item), room.gold))
        g.emit(say.ITEM_PICKED_UP, picked_up_by(frame), seat, item_card(item))
        receive_item(g, seat, item)


PICKING_UP: Final = Program("picking-up", (PickUp(),))


# -- buying a level ------------------------------------------------------------------------------------------------

MARKED_UP: Final = 3  # so many items count more for whoever gets more for them


def worth(g: MunchkinQuest, seat: SeatNo) -> int:
    """What gold and items in play come to when a level is bought (MQ-LEVEL-03, -04)."""
    values = [value_of(item) for item in partable(g, seat) if value_of(item) > 0]
    return g.munchkins[seat].gold + sum(values) + sale_bonus(g, seat) * min(MARKED_UP, len(values))


def most_worth(g: MunchkinQuest, seat: SeatNo) -> int:
    """What it could come to at most, if all could be parted with: most often this shows that it is not enough."""
    munchkin = g.munchkins[seat]
    sum_ = munchkin.gold + sale_bonus(g, seat) * MARKED_UP
    for item in munchkin.items:
        sum_ += value_of(item)
    return sum_


def sale_bonus(g: MunchkinQuest, seat: SeatNo) -> int:
    """Gold more for each item, as far as it goes."""
    return g.sheet(seat).sale_bonus


LAST_LEVEL: Final = Reason("last-level", "MQ-FIX-02")
TOO_DEAR: Final = Reason("price", "MQ-LEVEL-03")


def why_no_level(g: MunchkinQuest, seat: SeatNo) -> Reason | None:
    """What keeps the munchkin from buying a level, or None."""
    if g.munchkins[seat].level >= g.rules.goal - 1:
        return LAST_LEVEL
    return TOO_DEAR if most_worth(g, seat) < LEVEL_PRICE or worth(g, seat) < LEVEL_PRICE else None


def can_buy_level(g: MunchkinQuest, seat: SeatNo) -> bool:
    return why_no_level(g, seat) is None


def unsold(g: MunchkinQuest, seat: SeatNo, frame: Frame) -> list[int]:
    """The items that are not in the sum yet."""
    left = list(g.munchkins[seat].items)
    for item in Sale(frame).items:
        left.remove(item)
    return left


class SellItems(Pick):
    """Item by item, until gold can pay the rest; no change is given (MQ-LEVEL-05).

    Picks: the sum so far, how many items that were, what each counts more, and those items: they go when all is said,
    so that one may still think better of it. A stored game may have items in the sum that have gone already.
    """

    kind: str = "sell-items"

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if not g.munchkins[frame.seat].dead:  # what it has sold may have kept it alive
            super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        sale = Sale(frame)
        codes: list[OptionCode] = []
        if sale.sum + g.munchkins[seat].gold >= LEVEL_PRICE:
            codes.append(pack(kinds.DONE))
        if sale.sum < LEVEL_PRICE:
            left = [item for item in unsold(g, seat, frame) if value_of(item) > 0]
            codes += item_codes([item for item in left if not is_vital(g, seat, item, sale.items)])
        if sale.count == len(sale.items):
            codes.append(pack(kinds.DECLINE))
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        kind = kind_of(code)
        sale = Sale(frame)
        more = sale.more if sale.knows_more else sale_bonus(g, seat)
        if kind == kinds.ITEM:
            item = item_of(g, seat, code)
            counted = value_of(item) + (more if sale.count < MARKED_UP else 0)
            g.again(frame, (sale.sum + counted, sale.count + 1, more, *sale.items, item))
        elif kind == kinds.DONE:
            for item in sale.items:
                discard_item(g, seat, item, "MQ-LEVEL-04")
            lose_gold(g, seat, max(0, LEVEL_PRICE - sale.sum), "MQ-LEVEL-03")
            g.frame = frame.caused_by(g.emit(say.LEVEL_BOUGHT, "MQ-LEVEL-03", seat, max(sale.sum, LEVEL_PRICE)))
            gain_level(g, seat, 1, "MQ-LEVEL-03")


BUYING_A_LEVEL: Final = Program("buying-a-level", (SellItems(),))
