"""Items outside combat: laying, packing, dropping, picking up, selling for a level (MQ-ITEM-*, MQ-LEVEL-03)."""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest.facts import CARDS, ONE_HAND
from underhall.games.munchkin_quest.moves import (
    can_pack,
    discard_item,
    drop_gold,
    drop_item,
    fits,
    gain_level,
    grip,
    heal,
    is_bound,
    lose_gold,
    lose_level,
    receive_item,
    replace_item,
    shed,
)
from underhall.games.munchkin_quest.ops import Pick
from underhall.games.munchkin_quest.state import (
    BARRED_SHIFT,
    CARD_MASK,
    CHEATED,
    GRIPPED,
    LEVEL_PRICE,
    PACKED,
    MunchkinQuest,
    hand_card,
    item_card,
)
from underhall.games.munchkin_quest.wording import (
    DONE,
    DROP,
    DROP_GOLD,
    GRIP,
    HEAL,
    ITEM,
    LAY,
    LAY_PACKED,
    SHED,
    STOW,
    TAKE_OUT,
)
from underhall.kernel.agenda import Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of, y_of

HEALED_FOR_A_LEVEL: Final = 3


def add_lays(g: MunchkinQuest, seat: int, codes: list[int]) -> None:
    """Add the items that may be laid from hand: into use where they fit, or into the pack (MQ-TURN-08)."""
    last = -1
    for held in g.munchkins[seat].hand:
        card = hand_card(held)
        if card != last and CARDS[card].is_item:
            if fits(g, seat, card):
                codes.append(pack(LAY, card))
            if can_pack(g, seat) and not CARDS[card].one_shot:
                codes.append(pack(LAY_PACKED, card))
        last = card


def flags(item: int) -> int:
    return item >> 8 & 15


def item_of(g: MunchkinQuest, seat: int, code: int) -> int:
    """The item in play that an option with a card and its flags names."""
    wanted = x_of(code) | y_of(code) << 8
    for item in g.munchkins[seat].items:
        if item == wanted:
            return item
    raise AssertionError(f"seat {seat} has no item {wanted}")


def can_heal(g: MunchkinQuest, seat: int) -> bool:
    """Whether a level may be given up for hits (MQ-HEALTH-03, MQ-CONF-28)."""
    munchkin = g.munchkins[seat]
    return munchkin.level > 1 and munchkin.wounds > 0 and not munchkin.dead and not g.in_combat()


def heal_for_level(g: MunchkinQuest, seat: int) -> None:
    g.emit(say.LEVEL_FOR_HITS, seat)
    lose_level(g, seat, 1)
    heal(g, seat, HEALED_FOR_A_LEVEL)


def can_tidy(g: MunchkinQuest, seat: int) -> bool:
    munchkin = g.munchkins[seat]
    return not munchkin.dead and not g.in_combat() and bool(munchkin.items or munchkin.laid or can_heal(g, seat))


def tidy_options(g: MunchkinQuest, seat: int) -> list[int]:
    """Packing, unpacking, dropping, giving up a race or class, healing."""
    munchkin = g.munchkins[seat]
    codes: list[int] = []
    room_in_pack = can_pack(g, seat)
    last = -1
    for item in munchkin.items:
        if item == last:
            continue
        last = item
        card = item_card(item)
        if item & PACKED:
            if fits(g, seat, item & ~PACKED):
                codes.append(pack(TAKE_OUT, card))
        elif not is_bound(item):
            if room_in_pack:
                codes.append(pack(STOW, card))
            if can_grip(g, seat, item):
                codes.append(pack(GRIP, card))
        if not is_bound(item):
            codes.append(pack(DROP, card, flags(item)))
    if munchkin.gold > 0:
        codes.append(pack(DROP_GOLD, munchkin.gold))
    for card in munchkin.laid:
        codes.append(pack(SHED, card))
    if can_heal(g, seat):
        codes.append(pack(HEAL))
    return codes


def can_grip(g: MunchkinQuest, seat: int, item: int) -> bool:
    """Whether the item may be held with both hands, or with one again."""
    card = CARDS[item_card(item)]
    if card.slot != ONE_HAND or not card.both_hands or item & CHEATED:
        return False
    return item & GRIPPED != 0 or g.hands_used(seat) == 1


def tidy(g: MunchkinQuest, seat: int, code: int) -> None:
    kind = kind_of(code)
    card = x_of(code)
    if kind in (TAKE_OUT, STOW, GRIP):
        for item in g.munchkins[seat].items:
            if item & CARD_MASK == card and (item & PACKED != 0) == (kind == TAKE_OUT):
                if kind == GRIP:
                    grip(g, seat, item)
                    g.emit(say.GRIP_CHANGED, seat, card, 1 if item & GRIPPED else 2)
                else:
                    replace_item(g, seat, item, (item ^ PACKED) & ~GRIPPED)
                    g.emit(say.CARD_UNPACKED if kind == TAKE_OUT else say.CARD_PACKED, seat, card)
                return
    elif kind == DROP:
        drop_item(g, seat, item_of(g, seat, code))
    elif kind == DROP_GOLD:
        drop_gold(g, seat, g.munchkins[seat].gold)
    elif kind == SHED:
        shed(g, seat, card)
    elif kind == HEAL:
        heal_for_level(g, seat)


class Tidy(Pick):
    """Rearrange what one carries, one thing at a time, until done (MQ-ITEM-13, -26, MQ-CARD-12)."""

    kind: str = "tidy"

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        return [pack(DONE), *tidy_options(g, seat)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        if kind_of(code) != DONE:
            g.again(frame, ())
            tidy(g, seat, code)


TIDYING: Final = Program("tidying", (Tidy(),))


# -- picking up ----------------------------------------------------------------------------------------------------


def barred(item: int) -> bool:
    return item >> BARRED_SHIFT != 0


def can_pick_up(g: MunchkinQuest, seat: int) -> bool:
    room = g.rooms[g.munchkins[seat].place]
    return room.gold > 0 or any(not barred(item) for item in room.floor)


class PickUp(Pick):
    """Any or all of what lies in the room; gold is taken at once (MQ-ITEM-29)."""

    kind: str = "pick-up"

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        munchkin = g.munchkins[frame.seat]
        room = g.rooms[munchkin.place]
        if munchkin.dead or g.monsters_at(munchkin.place):
            return
        if room.gold > 0:
            munchkin.gold += room.gold
            g.emit(say.GOLD_PICKED_UP, frame.seat, room.gold)
            g.rooms[munchkin.place] = room.with_floor(room.floor, 0)
        super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        codes = [pack(DONE)]
        for item in g.rooms[g.munchkins[seat].place].floor:
            code = pack(ITEM, item_card(item), flags(item))
            if not barred(item) and code not in codes and (fits(g, seat, item) or can_pack(g, seat)):
                codes.append(code)
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        if kind_of(code) == DONE:
            return
        g.again(frame, ())
        place = g.munchkins[seat].place
        room = g.rooms[place]
        floor = list(room.floor)
        item = x_of(code) | y_of(code) << 8
        floor.remove(item)
        g.rooms[place] = room.with_floor(tuple(floor), room.gold)
        g.emit(say.ITEM_PICKED_UP, seat, item_card(item))
        receive_item(g, seat, item)


PICKING_UP: Final = Program("picking-up", (PickUp(),))


# -- buying a level ------------------------------------------------------------------------------------------------


def worth(g: MunchkinQuest, seat: int) -> int:
    """What gold and items in play come to when a level is bought (MQ-LEVEL-03, -04)."""
    munchkin = g.munchkins[seat]
    total = munchkin.gold
    for item in munchkin.items:
        if not is_bound(item):
            total += CARDS[item_card(item)].value
    return total + sale_bonus(g, seat, len(munchkin.items))


def sale_bonus(g: MunchkinQuest, seat: int, items: int) -> int:
    bonus = 0
    for standing in g.standing(seat):
        bonus += standing.sale_bonus * min(3, items)
    return bonus


def can_buy_level(g: MunchkinQuest, seat: int) -> bool:
    return g.munchkins[seat].level < g.rules.goal - 1 and worth(g, seat) >= LEVEL_PRICE


class SellItems(Pick):
    """Item by item, until gold can pay the rest; no change is given (MQ-LEVEL-05). Picks: the sum so far."""

    kind: str = "sell-items"

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        sold = frame.picks[0]
        codes: list[int] = []
        if sold + g.munchkins[seat].gold >= LEVEL_PRICE:
            codes.append(pack(DONE))
        if sold < LEVEL_PRICE:
            for item in g.munchkins[seat].items:
                code = pack(ITEM, item_card(item), flags(item))
                if not is_bound(item) and CARDS[item_card(item)].value > 0 and code not in codes:
                    codes.append(code)
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        sold = frame.picks[0]
        count = frame.picks[1]
        if kind_of(code) == ITEM:
            item = item_of(g, seat, code)
            bonus = sale_bonus(g, seat, 1) if count < 3 else 0
            g.again(frame, (sold + CARDS[item_card(item)].value + bonus, count + 1))
            discard_item(g, seat, item)
        else:
            lose_gold(g, seat, max(0, LEVEL_PRICE - sold))
            g.emit(say.LEVEL_BOUGHT, seat, max(sold, LEVEL_PRICE))
            gain_level(g, seat, 1, False)


BUYING_A_LEVEL: Final = Program("buying-a-level", (SellItems(),))
