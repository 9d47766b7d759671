"""What a munchkin is by what lies with it, worked out once: until that changes, it is looked up."""

from typing import Any, Final

from underhall.games.munchkin_quest import facts
from underhall.games.munchkin_quest.facts import CARDS, ItemCondition, Standing
from underhall.games.munchkin_quest.packing import CARD_MASK, CHEATED, PACKED

# Figures of the rulebook.
START_MOVES: Final = 3
START_HEALTH: Final = 4
HAND_LIMIT: Final = 5
PACK_LIMIT: Final = 2


class Sheet:
    """The sums over a munchkin's items, race, class, curses and boons. Never changed, so that clones share it."""

    def __init__(
        self,
        g: Any,
        items: tuple[int, ...],
        laid: tuple[int, ...],
        curses: tuple[int, ...],
        boons: tuple[int, ...],
        fights: bool,
    ) -> None:
        # What it was worked out from.
        self.items = items
        self.laid = laid
        self.curses = curses
        self.boons = boons
        self.fights = fights  # whether it is in a combat, for the curses that wait for one
        self._read_signs()
        self._read_mutes()
        self._read_items(g)
        self._read_other_cards()
        self._add_up()

    def _read_signs(self) -> None:
        """Race and class."""
        half_breed = super_munchkin = False
        races = classes = 0
        self.signs = 1 << facts.EVERYBODY  # races and classes, as bits
        for number in self.laid:
            card = CARDS[number]
            if card.sign >= 0:
                self.signs |= 1 << card.sign
            if card.kind == facts.RACE:
                races += 1
            elif card.kind == facts.CLASS:
                classes += 1
            elif card.kind == facts.HALF_BREED:
                half_breed = True
            elif card.kind == facts.SUPER_MUNCHKIN:
                super_munchkin = True
        self.half = half_breed and races == 1
        self.super_ = super_munchkin and classes == 1

    def _read_mutes(self) -> None:
        """What counts against it, and which items give it nothing."""
        self.hated_signs = 1 << facts.EVERYBODY
        self.mutes: list[ItemCondition] = []
        for number in self.laid:
            card = CARDS[number]
            self.mutes += card.perks.mutes
            if not self.is_off(card.kind):
                self.mutes += card.drawbacks.mutes
                if card.sign >= 0:
                    self.hated_signs |= 1 << card.sign
        for number in self.curses:
            if self.fights or CARDS[number].duration != facts.NEXT_COMBAT:
                self.mutes += CARDS[number].perks.mutes

    def _read_items(self, g: Any) -> None:
        self.active: list[int] = []  # in use or worn, and its limits let it use them
        self.standing: list[Standing] = []  # all that holds for it because some card lies with it
        self.packed = 0
        self.big = 0  # Big items that are not packed
        self.big_packed = 0
        self.misplaced = False  # whether something cannot stay as it is (MQ-CONF-47, -58)
        for item in self.items:
            card = CARDS[item & CARD_MASK]
            if item & PACKED:
                self.packed += 1
            elif not self.allows(item):
                self.misplaced = True  # in use against its limits
            else:
                self.active.append(item)
                if not self.is_muted(item):
                    self.standing.append(card.perks)
            if card.big and not item & CHEATED:
                if item & PACKED:
                    self.big_packed += 1
                else:
                    self.big += 1

    def _read_other_cards(self) -> None:
        """What holds because of races, classes, curses and boons."""
        for number in self.laid:
            card = CARDS[number]
            self.standing.append(card.perks)
            if not self.is_off(card.kind):
                self.standing.append(card.drawbacks)
        for number in self.curses:
            self.standing.append(CARDS[number].perks)
        for number in self.boons:
            self.standing.append(CARDS[number].boon)

    def _add_up(self) -> None:
        self.max_health = START_HEALTH
        self.moves = START_MOVES
        self.big_items_free = False
        self.hand_limit = HAND_LIMIT
        self.pack_limit = PACK_LIMIT
        self.escape = 0
        self.sale_bonus = 0
        self.two_hand_bonus = 0
        self.flight = False
        self.fire_protection = False
        self.link_costs = [0] * len(facts.LINKS)  # the least by its own cards; 0: as printed
        for standing in self.standing:
            self.max_health += standing.health
            self.moves += standing.moves
            self.hand_limit += standing.hand_limit
            self.pack_limit += standing.pack_limit
            self.escape += standing.escape
            self.sale_bonus += standing.sale_bonus
            self.two_hand_bonus += standing.two_hand_bonus
            self.big_items_free = self.big_items_free or standing.big_items_free
            self.flight = self.flight or standing.flight
            self.fire_protection = self.fire_protection or standing.fire_protection
            for kind in range(len(facts.LINKS)):
                own = standing.link_costs[kind]
                if own and (self.link_costs[kind] == 0 or own < self.link_costs[kind]):
                    self.link_costs[kind] = own
        if self.packed > 0 and self.packed > self.pack_limit:
            self.misplaced = True  # too much in the pack

    def is_off(self, kind: int) -> bool:
        """Whether the drawbacks of a race or class count for nothing: with Half-Breed or Super Munchkin alone."""
        return self.half if kind == facts.RACE else self.super_

    def allows(self, item: int) -> bool:
        """Whether the limits of the item let this munchkin use it (MQ-ITEM-03, -04)."""
        card = CARDS[item & CARD_MASK]
        if item & CHEATED or (card.only == 0 and card.never == 0):
            return True
        return (card.only == 0 or card.only & self.signs != 0) and card.never & self.signs == 0

    def is_muted(self, item: int) -> bool:
        """Whether the item gives this munchkin neither bonus nor ability."""
        for mute in self.mutes:
            if mute.holds(item):
                return True
        return False
