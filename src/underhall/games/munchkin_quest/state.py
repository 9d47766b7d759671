"""A game of Munchkin Quest: the table with its munchkins and monsters worked out, and what every game answers."""

from typing import TYPE_CHECKING, Final

from underhall.games.munchkin_quest.characters import Characters
from underhall.games.munchkin_quest.combat import Change, Fight, Roll
from underhall.games.munchkin_quest.facts import CARDS, Card
from underhall.games.munchkin_quest.munchkin import Munchkin
from underhall.games.munchkin_quest.offers import Terms, Trade
from underhall.games.munchkin_quest.packing import CHEATED
from underhall.games.munchkin_quest.pieces import Monster, Path, Room
from underhall.kernel.events import EVERYONE
from underhall.kernel.game import Game, Outcome
from underhall.kernel.luck import Luck
from underhall.kernel.state_checks import CardCounter
from underhall.kernel.types import SeatNo

if TYPE_CHECKING:
    from underhall.kernel.encoding import Layout

RECORDS: Final = (Munchkin, Room, Monster, Path, Terms, Trade, Change, Roll, Fight)


class MunchkinQuest(Characters):
    """The whole game."""

    # -- what every game answers ----------------------------------------------------------------------------

    def blank(self) -> "MunchkinQuest":
        return MunchkinQuest(self.config, self.rules, True)

    def clone(self) -> "MunchkinQuest":
        twin = self.blank()
        twin.fill_from(self)
        twin.shared = self.shared = EVERYONE
        fight = self.fight
        if fight is not None:
            twin.fight = fight.copied()
        return twin

    def take_back(self, before: Game, events: int) -> None:
        super().take_back(before, events)
        self.shared = EVERYONE

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        return Outcome(list(self.winners), [munchkin.level for munchkin in self.munchkins], self.ending)

    def view(self, seat: int) -> object:
        from underhall.games.munchkin_quest.view import view  # it stands on this module

        return view(self, SeatNo(seat))

    def imagine(self, seat: int, luck: Luck) -> "MunchkinQuest":
        from underhall.games.munchkin_quest.imagine import imagine  # it stands on this module

        return imagine(self, SeatNo(seat), luck)

    def layout(self) -> "Layout":
        from underhall.games.munchkin_quest.encoding.layout import LAYOUT  # it stands on this module

        return LAYOUT

    def encoded(self, seat: int) -> bytes:
        from underhall.games.munchkin_quest.encoding.row import encoded  # it stands on this module

        return encoded(self, SeatNo(seat))

    def encoded_state(self, seat: int) -> bytes:
        from underhall.games.munchkin_quest.encoding.row import encoded_state  # it stands on this module

        return encoded_state(self, SeatNo(seat))

    # -- monsters -------------------------------------------------------------------------------------------

    def monster_level(self, monster: Monster) -> int:
        """Its level with enhancers, never below 1 (MQ-FIX-01, MQ-ENH-03); a Boss has its own (MQ-BOSS-03)."""
        level = self.rules.boss_level if monster.boss else CARDS[monster.card].level
        for number in monster.enhancers:
            enhancer = CARDS[number]
            if enhancer.level_unless is None or not self.any_fighter(enhancer):
                level += enhancer.level
        return max(1, level)

    def any_fighter(self, enhancer: Card) -> bool:
        """Whether a munchkin in the fight keeps the enhancer's levels from counting."""
        fight, unless = self.fight, enhancer.level_unless
        if fight is None or unless is None:
            return False
        for seat in fight.fighters():
            if unless.holds(self, seat):
                return True
        return False

    def monster_treasures(self, monster: Monster) -> int:
        treasures = CARDS[monster.card].treasures
        for card in monster.enhancers:
            treasures += CARDS[card].treasures
        return max(0, treasures)

    def monster_dice(self, monster: Monster) -> int:
        dice = CARDS[monster.card].dice
        for card in monster.enhancers:
            dice += CARDS[card].more_dice
        return dice

    def monster_traits(self, monster: Monster) -> int:
        traits = CARDS[monster.card].traits
        for card in monster.enhancers:
            traits |= CARDS[card].new_traits
        return traits

    def monster_size(self, monster: Monster) -> int:
        size = CARDS[monster.card].size
        for card in monster.enhancers:
            if CARDS[card].new_size >= 0:
                size = CARDS[card].new_size
        return size

    def monster_gait(self, monster: Monster) -> int:
        gait = CARDS[monster.card].gait
        for card in monster.enhancers:
            if CARDS[card].new_gait >= 0:
                gait = CARDS[card].new_gait
        return gait


def everything(g: MunchkinQuest) -> list[int]:
    """Every card wherever it lies, sorted: what conservation is checked against. A Cheat lies under its item."""
    counter = CardCounter()
    counter.look_into(g)
    items = [item for munchkin in g.munchkins for item in munchkin.items]
    items += [item for room in g.rooms for item in room.floor]
    cards = counter.found + [CHEAT_CARD for item in items if item & CHEATED]
    cards.sort()
    return cards


CHEAT_CARD: Final = next(card.number for card in CARDS if card.id == "d-cheat")
