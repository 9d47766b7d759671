"""The table of Boss Monster: the whole state of one game."""

from typing import Final

from underhall.games.boss_monster.facts import ON, TREASURES
from underhall.games.boss_monster.settings import BossSettings
from underhall.games.series.cards import ROOM, SHELF
from underhall.games.series.state import SeriesGame, card_of
from underhall.kernel.agenda import NOBODY
from underhall.kernel.decisions import Wording
from underhall.kernel.game import GameConfig, Outcome
from underhall.kernel.luck import Luck

SOULS_TO_WIN: Final = 10
WOUNDS_TO_LOSE: Final = 5
# With both hero decks empty and the town jammed, nobody may ever move; after this many turns without
# a hero scored the game is counted out (our ruling, beside BM-CONF-06).
STALEMATE_TURNS: Final = 20
# A hero who is revived again and again could be scored for ever: once no new hero can come, this turn is the last.
LAST_TURN: Final = 100
SETUP: Final = 0
BEGINNING: Final = 1
BUILD: Final = 2
BAIT: Final = 3
ADVENTURE: Final = 4
END: Final = 5
PHASES: Final = ("setup", "beginning", "build", "bait", "adventure", "end")


class BossMonster(SeriesGame):
    """The whole state of one game. `order` is by descending XP."""

    def __init__(self, config: GameConfig, wording: Wording, rules: BossSettings, quiet: bool) -> None:
        super().__init__(config, wording, rules, ON, quiet)
        self.rules = rules

    def blank(self) -> "BossMonster":
        return BossMonster(self.config, self.wording, self.rules, True)

    def clone(self) -> "BossMonster":
        copy = BossMonster(self.config, self.wording, self.rules, True)
        self.share_with(copy)
        return copy

    def imagine(self, seat: int, luck: Luck) -> "BossMonster":
        from underhall.games.series.imagine import imagine  # it stands on this module

        world = imagine(self, seat, luck)
        assert isinstance(world, BossMonster)
        return world

    def view(self, seat: int) -> object:
        from underhall.games.boss_monster.view import view  # interpreted: msgspec structs do not compile

        return view(self, seat)

    @property
    def outcome(self) -> Outcome | None:
        if not self.winners:
            return None
        scores = [self.souls(s) - self.wounds(s) for s in range(len(self.seats))]
        return Outcome(list(self.winners), scores, self.ending)

    def treasure(self, seat: int, treasure: int) -> int:
        """The visible icons of one treasure: the boss's and those of active rooms."""
        side = self.seats[seat]
        rooms = 0
        for stack in side.dungeon:
            room = stack[-1]
            if room.active:
                rooms += SHELF[room.card].treasure[treasure]
        return SHELF[side.boss].treasure[treasure] + (rooms << side.doubled)

    def playing(self) -> tuple[int, ...]:
        """The seats still in the game, by descending XP."""
        return tuple([s for s in self.order if not self.seats[s].out])

    def turn_order(self) -> tuple[int, ...]:
        """The seats in the order of placing and adventuring (BM-CONF-01)."""
        if not self.rules.clockwise:
            return self.playing()
        first = self.playing()[0]
        n = len(self.seats)
        return tuple([(first + i) % n for i in range(n) if not self.seats[(first + i) % n].out])

    def by_priority(self, position: int) -> int:
        """Who may act at this place: the active seat, then by descending XP (BM-PRIO-02, -03); NOBODY past the last."""
        active = self.active
        if active >= 0:
            if position == 0:
                return active
            position -= 1
        for s in self.order:
            if s != active and not self.seats[s].out:
                if position == 0:
                    return s
                position -= 1
        return NOBODY

    def poor_hand(self, seat: int) -> bool:
        """Whether the rooms drawn entitle to a mulligan (BM-VAR-06)."""
        mode = self.rules.mulligan
        if mode == "off":
            return False
        rooms = 0
        advanced = 0
        showing = [0] * len(TREASURES)
        pure = [0] * len(TREASURES)
        for held in self.seats[seat].hand:
            card = SHELF[card_of(held)]
            if card.type != ROOM:
                continue
            rooms += 1
            if card.advanced:
                advanced += 1
            kinds = [t for t in range(len(TREASURES)) if card.treasure[t] > 0]
            for t in kinds:
                showing[t] += 1
            if len(kinds) == 1:
                pure[kinds[0]] += 1
        if mode == "four_of_five":
            return advanced >= 4 or max(showing) >= 4
        return advanced == rooms or max(pure) == rooms
