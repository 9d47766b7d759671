"""What bonuses and effects may depend on. Each holds for a munchkin (or, where it says so, a monster or an item)."""

from underhall.games.munchkin_quest.facts import CARDS, Condition, ItemCondition
from underhall.games.munchkin_quest.packing import CHEATED, GRIPPED, PACKED, is_packed, item_card
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.types import SeatNo


class Is(Condition):
    """Has this race or class in play."""

    def __init__(self, sign: int) -> None:
        self.sign = sign

    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        return g.signs(seat) >> self.sign & 1 == 1

    def against(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        return g.hated_signs(seat) >> self.sign & 1 == 1


class Not(Condition):
    """The other way round."""

    def __init__(self, inner: Condition) -> None:
        self.inner = inner

    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        return not self.inner.holds(g, seat)


class LevelUpTo(Condition):
    """Of at most this level."""

    def __init__(self, most: int) -> None:
        self.most = most

    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        return g.munchkins[seat].level <= self.most


class OddLevel(Condition):
    """Of odd level."""

    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        return g.munchkins[seat].level % 2 == 1


class Wears(Condition):
    """Has an item of this slot in use or worn."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        return g.wearing(seat, self.slot) >= 0


class HasItem(Condition):
    """Has an item in use that shows the keyword or is one of the weapons or of the kind; -1: any."""

    def __init__(self, keyword: int = -1, weapons: tuple[int, ...] = (), kind: int = -1) -> None:
        self.keyword = keyword
        self.weapons = weapons
        self.kind = kind

    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        for item in g.active_items(seat):
            card = CARDS[item_card(item)]
            if (
                (self.keyword < 0 or card.keywords >> self.keyword & 1)
                and (not self.weapons or card.weapon in self.weapons)
                and (self.kind < 0 or card.kind == self.kind)
            ):
                return True
        return False


class GoldFrom(Condition):
    """Carries at least so much."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        return g.munchkins[seat].gold >= self.least


class HandFrom(Condition):
    """Holds at least so many cards."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        return len(g.munchkins[seat].hand) >= self.least


class HealthUpTo(Condition):
    """Has at most so many hits left."""

    def __init__(self, most: int) -> None:
        self.most = most

    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        return g.health(seat) <= self.most


class HasFlight(Condition):
    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        return g.has_flight(seat)


class HasFireProtection(Condition):
    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        return g.has_fire_protection(seat)


class HasHelper(Condition):
    """The side in the fight has a helper."""

    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        return g.fight is not None and len(g.fight.fighters()) > 1


class IsHelper(Condition):
    """Is the helper of the fight."""

    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        return g.fight is not None and g.fight.helper == seat


class Fights(Condition):
    """A monster of the fight has one of these traits."""

    def __init__(self, *traits: int) -> None:
        self.traits = 0
        for trait in traits:
            self.traits |= 1 << trait

    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        for monster in g.fighting_monsters():
            if g.monster_traits(monster) & self.traits:
                return True
        return False


class OwesToll(Condition):
    """Has not paid the toll of the room it is in."""

    def holds(self, g: MunchkinQuest, seat: SeatNo) -> bool:
        return g.munchkins[seat].owes_toll


# -- of items in play ----------------------------------------------------------------------------------------------


class InHands(ItemCondition):
    """The item is held in a hand."""

    def holds(self, item: int) -> bool:
        return not is_packed(item) and CARDS[item_card(item)].hands > 0


class OfSlot(ItemCondition):
    """The item is of this slot, and Big if that is asked for; a Cheat makes it not Big."""

    def __init__(self, slot: int, big: bool = False) -> None:
        self.slot = slot
        self.big = big

    def holds(self, item: int) -> bool:
        card = CARDS[item_card(item)]
        return card.slot == self.slot and (not self.big or (card.big and not item & CHEATED))


class OfKeyword(ItemCondition):
    """The item shows this keyword."""

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def holds(self, item: int) -> bool:
        return CARDS[item_card(item)].keywords >> self.keyword & 1 == 1


def held_with_both(item: int) -> bool:
    return item & GRIPPED != 0 and item & PACKED == 0
