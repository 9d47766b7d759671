"""The effects that only rooms have: prices in items or cards, and what their deals do."""

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.arrive import BROUGHT
from underhall.games.munchkin_quest.codes import coded_item, item_code, item_codes, monster_code
from underhall.games.munchkin_quest.dungeon import ALL_SIDES, touches_entrance, turn_link
from underhall.games.munchkin_quest.facts import CARDS, ENTRANCE, LASTING, TREASURE
from underhall.games.munchkin_quest.hands import discard_held, draw, everyone, held_cards, hold, watched
from underhall.games.munchkin_quest.items import MARKED_UP, sale_bonus, worth
from underhall.games.munchkin_quest.meeting import meet
from underhall.games.munchkin_quest.movement import can_pass, goes_next_door
from underhall.games.munchkin_quest.moves import (
    discard_item,
    gain_gold,
    is_promised,
    is_vital,
    lift_curse,
    lose_gold,
    partable,
    receive_item,
    spare_gold,
    spare_items,
    value_of,
)
from underhall.games.munchkin_quest.ops import Effect, Pick, PickMonster, SendMonster
from underhall.games.munchkin_quest.packing import BARRED_SHIFT, hand_card, item_card
from underhall.games.munchkin_quest.picks import Price, Sale, about_item
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import Frame
from underhall.kernel.decisions import kind_of, pack, x_of
from underhall.kernel.fields import minus
from underhall.kernel.types import CardNo, OptionCode, SeatNo


def valuables(g: MunchkinQuest, seat: SeatNo, least: int) -> list[OptionCode]:
    """The items in play of at least this printed value, as options; of equal ones only one."""
    fitting = [item for item in spare_items(g, seat) if value_of(item) >= least and not is_vital(g, seat, item)]
    return item_codes(fitting)


# -- prices --------------------------------------------------------------------------------------------------------


class PayValue(Pick):
    """A level's price in items at their printed value, and gold for the rest; no change is given (MQ-LEVEL-04, -05).

    Picks: paid so far, with how many items, and what each counts more: settled before the first one goes.
    """

    kind: str = "pay-price"

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return worth(g, frame.seat) >= self.n

    def nothing(self, g: MunchkinQuest, frame: Frame) -> None:
        g.drop(frame)  # what is left keeps the munchkin alive: no more can be paid

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        paid = Sale(frame).sum
        codes = [pack(kinds.DONE)] if paid + spare_gold(g, seat) >= self.n else []
        return codes + valuables(g, seat, 1) if paid < self.n else codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        sale = Sale(frame)
        more = sale.more if sale.knows_more else sale_bonus(g, seat)
        if kind_of(code) == kinds.DONE:
            lose_gold(g, seat, max(0, self.n - sale.sum), "MQ-DEAL-04")
        else:
            counted = value_of(coded_item(code)) + (more if sale.count < MARKED_UP else 0)
            g.again(frame, (sale.sum + counted, sale.count + 1, more))
            discard_item(g, seat, coded_item(code), "MQ-DEAL-04")


class PayHeld(Pick):
    """So many cards of a deck from hand, or gold instead where it says so. Picks: how many are still owed."""

    kind: str = "pay-card"

    def __init__(self, deck: int, n: int, or_gold: int = 0) -> None:
        self.deck = deck
        self.n = n
        self.or_gold = or_gold

    def owed(self, frame: Frame) -> int:
        return frame.picks[0] if frame.picks else self.n

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if self.owed(frame) > 0:
            super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        owed = self.owed(frame)
        if self.or_gold and owed == self.n and spare_gold(g, seat) >= self.or_gold:
            codes.append(pack(kinds.GOLD, self.or_gold))
        held = [card for card in g.munchkins[seat].hand if CARDS[hand_card(card)].deck == self.deck]
        if len(held) >= owed:
            codes += [pack(kinds.CARD, card) for card in held_cards(g, seat, self.deck)]
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == kinds.GOLD:
            lose_gold(g, seat, self.or_gold, "MQ-DEAL-04")
        else:
            g.again(frame, (self.owed(frame) - 1,))
            discard_held(g, seat, CardNo(x_of(code)), "MQ-DEAL-04")


# -- what deals do -------------------------------------------------------------------------------------------------


class Pawn(Pick):
    """An item in play goes for its printed value, less the pawnbroker's cut."""

    kind: str = "choose-item"

    def __init__(self, least: int, less: int) -> None:
        self.least = least
        self.less = less

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return valuables(g, seat, self.least)

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        gain_gold(g, seat, value_of(coded_item(code)) - self.less, "MQ-DEAL-01")
        discard_item(g, seat, coded_item(code), "MQ-DEAL-01")


class TakeFromDiscards(Pick):
    """A card of these kinds out of a discard pile into the hand, for all to see: any one, or the topmost.

    Where no card at all is discarded, the top card of the deck, whatever it is (MQ-CARD-09).
    """

    kind: str = "choose-card"

    def __init__(self, deck: int, *card_kinds: int, topmost: bool = False) -> None:
        self.deck = deck
        self.card_kinds = card_kinds
        self.topmost = topmost

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        for card in reversed(g.pile(self.deck)):
            if CARDS[card].kind in self.card_kinds and pack(kinds.CARD, card) not in codes:
                codes.append(pack(kinds.CARD, card))
                if self.topmost:
                    break
        return codes

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return super().possible(g, frame) if g.pile(self.deck) else bool(g.deck(self.deck))

    def nothing(self, g: MunchkinQuest, frame: Frame) -> None:
        if not g.pile(self.deck):
            draw(g, frame.seat, self.deck, "MQ-CARD-09", watched(g, frame.seat) and self.deck == TREASURE)

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.set_pile(self.deck, minus(g.pile(self.deck), CardNo(x_of(code))))
        hold(g, seat, CardNo(x_of(code)), everyone(g))
        g.emit(say.DISCARD_TAKEN, "MQ-DEAL-01", seat, x_of(code))


def half_worth(g: MunchkinQuest, seat: SeatNo) -> int:
    return sum([value_of(item) for item in partable(g, seat) if not is_promised(g, seat, item)]) // 2


class ChooseDropped(Pick):
    """An item that lies in any room and that one can pay for, in gold or in items (MQ-CONF-49)."""

    kind: str = "choose-item"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        purse = max(spare_gold(g, seat), half_worth(g, seat))
        codes: list[OptionCode] = []
        for room in g.rooms:
            for item in room.floor:
                if item >> BARRED_SHIFT == 0 and value_of(item) <= purse and item_code(item) not in codes:
                    codes.append(item_code(item))
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.pick(coded_item(code))


class PayPrice(Pick):
    """The printed value of the item picked: all in gold, or all in items that count half.

    Picks: the item, and what the items paid so far are worth.
    """

    kind: str = "pay-price"
    needs_options: bool = False

    def nothing(self, g: MunchkinQuest, frame: Frame) -> None:
        g.drop(frame)  # as above

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        price = Price(frame)
        if not price.begun or price.paid // 2 < value_of(price.item):
            super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        price = value_of(Price(frame).item)
        paid = Price(frame).paid
        codes = [pack(kinds.GOLD, price)] if paid == 0 and spare_gold(g, seat) >= price else []
        if paid > 0 or half_worth(g, seat) >= price > 0:
            codes += valuables(g, seat, 1)
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == kinds.GOLD:
            lose_gold(g, seat, x_of(code), "MQ-DEAL-04")
        else:
            price = Price(frame)
            g.again(frame, (price.item, price.paid + value_of(coded_item(code))))
            discard_item(g, seat, coded_item(code), "MQ-DEAL-04")


class ClaimDropped(Effect):
    """The item paid for comes to the buyer, from wherever it lies."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        item = about_item(frame)
        for place in range(len(g.rooms)):
            room = g.rooms[place]
            if item in room.floor:
                g.set_room(place, room.with_floor(minus(room.floor, item), room.gold))
                g.emit(say.ITEM_PICKED_UP, "MQ-DEAL-01", frame.seat, item_card(item))
                receive_item(g, frame.seat, item)
                return


class TurnLink(Pick):
    """Turn over a link of the room, never one of the Entrance's (MQ-FIX-03)."""

    kind: str = "choose-link"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        place = g.munchkins[seat].place
        return [pack(kinds.SIDE, side) for side in ALL_SIDES if not touches_entrance(g, place, side)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        turn_link(g, g.munchkins[seat].place, x_of(code), "MQ-DEAL-01")


class LiftOwnCurse(Pick):
    """One's own lasting curse is gone."""

    kind: str = "choose-curse"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        lasting = [card for card in g.munchkins[seat].curses if CARDS[card].duration == LASTING]
        return [pack(kinds.CURSE, card, seat) for card in dict.fromkeys(lasting)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        lift_curse(g, seat, CardNo(x_of(code)), "MQ-DEAL-01")


def steps(g: MunchkinQuest, monster: Monster) -> list[int]:
    """The explored rooms next door that the monster can go to, the Entrance never being one."""
    beside = g.rooms[monster.place].beside
    return [beside[side] for side in ALL_SIDES if beside[side] > ENTRANCE and can_pass(g, monster, monster.place, side)]


class ChooseMonsterOnMap(PickMonster):
    """Any monster on the map that can take a step, Lurking or not; never a Boss."""

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [monster_code(m) for m in g.monsters if not m.boss and steps(g, m)]


class OneStep(SendMonster):
    """The monster picked last goes next door; whoever's turn it is meets what comes in."""

    def rooms(self, g: MunchkinQuest, frame: Frame, monster: Monster) -> list[int]:
        return steps(g, monster)

    def sent(self, g: MunchkinQuest, frame: Frame, monster: Monster, place: int) -> None:
        goes_next_door(g, monster, place)
        cause = g.emit(say.MONSTER_SENT, "MQ-DEAL-01", monster.card, g.rooms[place].face)
        if place == g.munchkins[g.active].place:
            meet(g, BROUGHT, cause)
