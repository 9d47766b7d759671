"""What a munchkin is and can do by what lies with it: race and class, items, curses, boons."""

from typing import Final

from underhall.games.munchkin_quest import facts
from underhall.games.munchkin_quest.facts import CARDS, Condition, Standing
from underhall.games.munchkin_quest.packing import CARD_MASK, CHEATED, GRIPPED, PACKED
from underhall.games.munchkin_quest.table_state import TableState
from underhall.kernel.agenda import NOTHING

# Figures of the rulebook.
START_CARDS: Final = 3  # of each deck
RETURN_CARDS: Final = 2
LEVEL_PRICE: Final = 1000
START_MOVES: Final = 3
START_HEALTH: Final = 4
HAND_LIMIT: Final = 5
PACK_LIMIT: Final = 2

NO_MUTES: Final[list[Condition]] = []


class Characters(TableState):
    """The table, with its munchkins worked out."""

    def signs(self, seat: int) -> int:
        """Races and classes in play, as bits."""
        found = 1 << facts.EVERYBODY
        for card in self.munchkins[seat].laid:
            sign = CARDS[card].sign
            if sign >= 0:
                found |= 1 << sign
        return found

    def count_laid(self, seat: int, kind: int) -> int:
        count = 0
        for card in self.munchkins[seat].laid:
            if CARDS[card].kind == kind:
                count += 1
        return count

    def is_half(self, seat: int) -> bool:
        """Half-Breed with a single race: no drawbacks of it (MQ-RACE-06)."""
        return self.count_laid(seat, facts.HALF_BREED) > 0 and self.count_laid(seat, facts.RACE) == 1

    def is_super(self, seat: int) -> bool:
        """Super Munchkin with a single class (MQ-CLASS-09)."""
        return self.count_laid(seat, facts.SUPER_MUNCHKIN) > 0 and self.count_laid(seat, facts.CLASS) == 1

    def hated_signs(self, seat: int) -> int:
        """The signs that count against the munchkin: drawbacks are off with Half-Breed or Super Munchkin alone."""
        found = 1 << facts.EVERYBODY
        half, super_ = self.is_half(seat), self.is_super(seat)
        for number in self.munchkins[seat].laid:
            card = CARDS[number]
            if card.sign >= 0 and not (half if card.kind == facts.RACE else super_):
                found |= 1 << card.sign
        return found

    def allowed(self, seat: int, item: int) -> bool:
        """Whether the limits of the item let this munchkin use it (MQ-ITEM-03, -04)."""
        card = CARDS[item & CARD_MASK]
        if item & CHEATED or (card.only == 0 and card.never == 0):
            return True
        signs = self.signs(seat)
        return (card.only == 0 or card.only & signs != 0) and card.never & signs == 0

    def active_items(self, seat: int) -> list[int]:
        """Items in use or worn that its limits let it use: packed ones give nothing (MQ-ITEM-02, MQ-CONF-58)."""
        found: list[int] = []
        for item in self.munchkins[seat].items:
            if item & PACKED == 0 and self.allowed(seat, item):
                found.append(item)
        return found

    def mutes(self, seat: int) -> list[Condition]:
        """Which items give the munchkin nothing, by its race, class and curses; one for a combat waits for it."""
        munchkin = self.munchkins[seat]
        found: list[Condition] = []
        if munchkin.laid:
            half, super_ = self.is_half(seat), self.is_super(seat)
            for number in munchkin.laid:
                card = CARDS[number]
                found += card.perks.mutes
                if not (half if card.kind == facts.RACE else super_):
                    found += card.drawbacks.mutes
        fights = self.fight is not None and seat in self.fight.fighters()
        for number in munchkin.curses:
            if fights or CARDS[number].duration != facts.NEXT_COMBAT:
                found += CARDS[number].perks.mutes
        return found

    def is_muted(self, seat: int, item: int) -> bool:
        """Whether the item gives this munchkin neither bonus nor ability."""
        for mute in self.mutes(seat):
            if mute.holds(self, item):
                return True
        return False

    def standing(self, seat: int) -> list[Standing]:
        """Everything that holds for the munchkin because some card lies with it."""
        munchkin = self.munchkins[seat]
        found: list[Standing] = []
        mutes = self.mutes(seat) if munchkin.items and (munchkin.laid or munchkin.curses) else NO_MUTES
        for item in munchkin.items:
            if item & PACKED == 0 and self.allowed(seat, item):
                muted = False
                for mute in mutes:
                    muted = muted or mute.holds(self, item)
                if not muted:
                    found.append(CARDS[item & CARD_MASK].perks)
        if munchkin.laid:
            half, super_ = self.is_half(seat), self.is_super(seat)
            for number in munchkin.laid:
                card = CARDS[number]
                found.append(card.perks)
                if not (half if card.kind == facts.RACE else super_):
                    found.append(card.drawbacks)
        for number in munchkin.curses:
            found.append(CARDS[number].perks)
        for number in munchkin.boons:
            found.append(CARDS[number].boon)
        return found

    def max_health(self, seat: int) -> int:
        return START_HEALTH + sum([standing.health for standing in self.standing(seat)])

    def health(self, seat: int) -> int:
        return max(0, self.max_health(seat) - self.munchkins[seat].wounds)

    def big_items(self, seat: int) -> int:
        """Big items that count for the move supply (MQ-ITEM-20, MQ-CONF-29); a Cheat makes one not Big."""
        count = 0
        for item in self.munchkins[seat].items:
            counts = not item & PACKED or self.rules.packed_big_counts
            if counts and CARDS[item & CARD_MASK].big and not item & CHEATED:
                count += 1
        return count

    def supply(self, seat: int) -> int:
        """Moves per turn, as if every change had held from its beginning (MQ-MOVE-10)."""
        moves = START_MOVES + self.munchkins[seat].extra
        free = False
        for standing in self.standing(seat):
            moves += standing.moves
            free = free or standing.big_items_free
        if not free:
            moves -= max(0, self.big_items(seat) - 1)
        return max(0, moves)

    def moves_left(self, seat: int) -> int:
        munchkin = self.munchkins[seat]
        return 0 if munchkin.stuck else max(0, self.supply(seat) - munchkin.spent)

    def hand_limit(self, seat: int) -> int:
        return HAND_LIMIT + sum([standing.hand_limit for standing in self.standing(seat)])

    def pack_limit(self, seat: int) -> int:
        return PACK_LIMIT + sum([standing.pack_limit for standing in self.standing(seat)])

    def packed(self, seat: int) -> int:
        count = 0
        for item in self.munchkins[seat].items:
            if item & PACKED:
                count += 1
        return count

    def hands_used(self, seat: int) -> int:
        used = 0
        for item in self.munchkins[seat].items:
            if not item & PACKED and not item & CHEATED:
                slot = CARDS[item & CARD_MASK].slot
                if slot == facts.TWO_HANDS or item & GRIPPED:
                    used += 2
                elif slot == facts.ONE_HAND:
                    used += 1
        return used

    def wearing(self, seat: int, slot: int) -> int:
        """The item worn in this slot (a Cheat takes none), or nothing."""
        for item in self.munchkins[seat].items:
            if not item & PACKED and CARDS[item & CARD_MASK].slot == slot:
                return item
        return NOTHING

    def has_flight(self, seat: int) -> bool:
        for standing in self.standing(seat):
            if standing.flight:
                return True
        return False

    def has_fire_protection(self, seat: int) -> bool:
        for standing in self.standing(seat):
            if standing.fire_protection:
                return True
        return False

    def link_cost(self, seat: int, kind: int) -> int:
        """The moves a link costs this munchkin; 0: it cannot be passed (MQ-MOVE-05, -06)."""
        cost = self.rules.hidden_cost if kind == facts.HIDDEN else facts.LINK_COSTS[kind]
        for standing in self.standing(seat):
            own = standing.link_costs[kind]
            if own and (cost == 0 or own < cost):
                cost = own
        return cost
