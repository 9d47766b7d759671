"""What a munchkin is and can do by what lies with it: race and class, items, curses, boons."""

from typing import Final

from underhall.games.munchkin_quest import facts
from underhall.games.munchkin_quest.facts import CARDS, Standing
from underhall.games.munchkin_quest.packing import CARD_MASK, CHEATED, GRIPPED, PACKED
from underhall.games.munchkin_quest.sheet import Sheet
from underhall.games.munchkin_quest.table_state import TableState
from underhall.kernel.agenda import NOTHING
from underhall.kernel.types import SeatNo

# Figures of the rulebook.
START_CARDS: Final = 3  # of each deck
RETURN_CARDS: Final = 2
LEVEL_PRICE: Final = 1000


class Characters(TableState):
    """The table, with its munchkins worked out."""

    def sheet(self, seat: SeatNo) -> Sheet:
        """What the munchkin is by what lies with it now."""
        munchkin = self.munchkins[seat]
        sheet = munchkin._sheet
        fight = self.fight
        fights = bool(munchkin.curses) and fight is not None and fight.has(seat)
        if (
            sheet is None
            or sheet.items is not munchkin.items
            or sheet.laid is not munchkin.laid
            or sheet.curses is not munchkin.curses
            or sheet.boons is not munchkin.boons
            or sheet.fights != fights
        ):
            sheet = Sheet(self, munchkin.items, munchkin.laid, munchkin.curses, munchkin.boons, fights)
            munchkin._sheet = sheet
        return sheet

    def signs(self, seat: SeatNo) -> int:
        """Races and classes in play, as bits."""
        return self.sheet(seat).signs

    def count_laid(self, seat: SeatNo, kind: int) -> int:
        count = 0
        for card in self.munchkins[seat].laid:
            if CARDS[card].kind == kind:
                count += 1
        return count

    def hated_signs(self, seat: SeatNo) -> int:
        """The signs that count against the munchkin: drawbacks are off with Half-Breed or Super Munchkin alone."""
        return self.sheet(seat).hated_signs

    def allowed(self, seat: SeatNo, item: int) -> bool:
        """Whether the limits of the item let this munchkin use it (MQ-ITEM-03, -04)."""
        return self.sheet(seat).allows(item)

    def active_items(self, seat: SeatNo) -> list[int]:
        """Items in use or worn that its limits let it use: packed ones give nothing (MQ-ITEM-02, MQ-CONF-58)."""
        return self.sheet(seat).active

    def is_muted(self, seat: SeatNo, item: int) -> bool:
        """Whether the item gives this munchkin neither bonus nor ability."""
        return self.sheet(seat).is_muted(item)

    def standing(self, seat: SeatNo) -> list[Standing]:
        """Everything that holds for the munchkin because some card lies with it."""
        return self.sheet(seat).standing

    def max_health(self, seat: SeatNo) -> int:
        return self.sheet(seat).max_health

    def health(self, seat: SeatNo) -> int:
        return max(0, self.sheet(seat).max_health - self.munchkins[seat].wounds)

    def big_items(self, seat: SeatNo) -> int:
        """Big items that count for the move supply (MQ-ITEM-20, MQ-CONF-29); a Cheat makes one not Big."""
        sheet = self.sheet(seat)
        return sheet.big + sheet.big_packed if self.rules.packed_big_counts else sheet.big

    def supply(self, seat: SeatNo) -> int:
        """Moves per turn, as if every change had held from its beginning (MQ-MOVE-10)."""
        sheet = self.sheet(seat)
        moves = sheet.moves + self.munchkins[seat].extra
        if not sheet.big_items_free:
            moves -= max(0, self.big_items(seat) - 1)
        return max(0, moves)

    def moves_left(self, seat: SeatNo) -> int:
        munchkin = self.munchkins[seat]
        return 0 if munchkin.stuck else max(0, self.supply(seat) - munchkin.spent)

    def hand_limit(self, seat: SeatNo) -> int:
        return self.sheet(seat).hand_limit

    def pack_limit(self, seat: SeatNo) -> int:
        return self.sheet(seat).pack_limit

    def packed(self, seat: SeatNo) -> int:
        return self.sheet(seat).packed

    def hands_used(self, seat: SeatNo) -> int:
        used = 0
        for item in self.munchkins[seat].items:
            if not item & PACKED and not item & CHEATED:
                slot = CARDS[item & CARD_MASK].slot
                if slot == facts.TWO_HANDS or item & GRIPPED:
                    used += 2
                elif slot == facts.ONE_HAND:
                    used += 1
        return used

    def wearing(self, seat: SeatNo, slot: int) -> int:
        """The item worn in this slot (a Cheat takes none), or nothing."""
        for item in self.munchkins[seat].items:
            if not item & PACKED and CARDS[item & CARD_MASK].slot == slot:
                return item
        return NOTHING

    def has_flight(self, seat: SeatNo) -> bool:
        return self.sheet(seat).flight

    def has_fire_protection(self, seat: SeatNo) -> bool:
        return self.sheet(seat).fire_protection

    def link_cost(self, seat: SeatNo, kind: int) -> int:
        """The moves a link costs this munchkin; 0: it cannot be passed (MQ-MOVE-05, -06)."""
        cost = self.rules.hidden_cost if kind == facts.HIDDEN else facts.LINK_COSTS[kind]
        own = self.sheet(seat).link_costs[kind]
        return own if own and (cost == 0 or own < cost) else cost
