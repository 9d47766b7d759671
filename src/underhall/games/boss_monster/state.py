"""The table of Boss Monster: the whole state of one game."""

from typing import TYPE_CHECKING, Final

from underhall.games.boss_monster.facts import ABILITIES, TREASURES
from underhall.games.boss_monster.pieces import BossSeat
from underhall.games.boss_monster.settings import BossSettings
from underhall.games.series.cards import ALL_CARDS, BYTE, ROOM, WHEN_HERO_DIES
from underhall.games.series.moves import set_off
from underhall.games.series.packing import card_of
from underhall.games.series.pieces import Hero, Seat
from underhall.games.series.state import MOST_ROOMS, SeriesGame
from underhall.kernel.agenda import NOBODY, NOTHING
from underhall.kernel.decisions import Wording
from underhall.kernel.fields import Fields, inserted
from underhall.kernel.game import Game, GameConfig
from underhall.kernel.luck import Luck
from underhall.kernel.types import SeatNo, Uid, seat_numbers

if TYPE_CHECKING:
    from underhall.kernel.encoding import Layout

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
NO_PRIORITIES: Final[list[tuple[SeatNo, ...]]] = []
PHASES: Final[tuple[str, ...]] = ("setup", "beginning", "build", "bait", "adventure", "end")


class BossMonster(SeriesGame):
    """The whole state of one game. `order` is by descending XP."""

    seats: tuple[BossSeat, ...] = ()
    scored_turn: int = 0  # the last turn in which a hero was scored

    def __init__(self, config: GameConfig, wording: Wording, rules: BossSettings, quiet: bool) -> None:
        super().__init__(config, wording, ABILITIES, quiet)
        self._rules = rules
        # Who plays is kept until the order is replaced or somebody is out.
        self._playing: tuple[SeatNo, ...] = ()
        self._playing_of: tuple[int, ...] | None = None
        # Who may act before whom: while nobody is active, and while each seat is.
        self._priorities: list[tuple[SeatNo, ...]] = NO_PRIORITIES
        self._priorities_of: tuple[int, ...] | None = None

    @property
    def rules(self) -> BossSettings:
        return self._rules

    def fields(self, f: Fields, of: Game) -> None:
        super().fields(f, of)
        assert isinstance(of, BossMonster)
        self.scored_turn = f.number("scored_turn", of.scored_turn)

    def seat_type(self) -> type[Seat]:
        return BossSeat

    def change(self, seat: SeatNo) -> BossSeat:
        side = super().change(seat)
        assert isinstance(side, BossSeat)
        return side

    def blank(self) -> "BossMonster":
        return BossMonster(self.config, self.wording, self._rules, True)

    def clone(self) -> "BossMonster":
        copy = BossMonster(self.config, self.wording, self._rules, True)
        self.share_with(copy)
        copy._playing, copy._playing_of = self._playing, self._playing_of
        copy._priorities, copy._priorities_of = self._priorities, self._priorities_of
        return copy

    def take_back(self, before: Game, events: int) -> None:
        super().take_back(before, events)
        self._playing_of = self._priorities_of = None

    def imagine(self, seat: int, luck: Luck) -> "BossMonster":
        from underhall.games.series.imagine import imagine  # it stands on this module

        world = imagine(self, SeatNo(seat), luck)
        assert isinstance(world, BossMonster)
        return world

    def view(self, seat: int) -> object:
        from underhall.games.boss_monster.view import view  # interpreted: msgspec structs do not compile

        return view(self, SeatNo(seat))

    def layout(self) -> "Layout":
        from underhall.games.boss_monster.encoding.layout import LAYOUT  # it stands on this module

        return LAYOUT

    def encoded(self, seat: int) -> bytes:
        from underhall.games.boss_monster.encoding.row import encoded  # it stands on this module

        return encoded(self, SeatNo(seat))

    def encoded_state(self, seat: int) -> bytes:
        from underhall.games.boss_monster.encoding.row import encoded_state  # it stands on this module

        return encoded_state(self, SeatNo(seat))

    def treasure(self, seat: SeatNo, treasure: int) -> int:
        """The visible icons of one treasure: the boss's and those of active rooms."""
        side = self.seats[seat]
        rooms = side.room_symbols() >> treasure * BYTE & 255
        return ALL_CARDS[side.boss].treasure[treasure] + (rooms << side.doubled)

    def playing(self) -> tuple[SeatNo, ...]:
        """The seats still in the game, by descending XP."""
        if self.order is not self._playing_of:
            self._playing = tuple([s for s in self.order if not self.seats[s].out])
            self._playing_of = self.order
        return self._playing

    def leave_game(self, seat: SeatNo) -> None:
        """The seat is out."""
        self.change(seat).out = True
        self._playing_of = None

    def turn_order(self) -> tuple[SeatNo, ...]:
        """The seats in the order of placing and adventuring (BM-CONF-01)."""
        if not self.rules.clockwise:
            return self.playing()
        first = self.playing()[0]
        n = len(self.seats)
        return tuple([SeatNo((first + i) % n) for i in range(n) if not self.seats[(first + i) % n].out])

    def next_hero(self) -> Hero | None:
        if self.walker is not None or self.active < 0 or self.phase != ADVENTURE:
            return self.walker
        side = self.seats[self.active]
        return side.entrance[0] if side.entrance and not side.kept_out else None

    def has_counted(self) -> bool:
        # No hero sets out any more, and only the end of the turn is left. In it a boss may still level up, where a room
        # wakes, and somebody may be asked to draw.
        if self.phase != ADVENTURE or self.active != NOBODY or self.pending or len(self.agenda) != 1:
            return False
        for side in self.seats:
            if side.entrance and not side.kept_out:
                return False
            if not side.levelled and len(side.dungeon) == MOST_ROOMS and self.rules.levels_up_on_waking:
                return False
        return not self.rules.machinations

    def priorities(self) -> tuple[SeatNo, ...]:
        """The active seat, then by descending XP (BM-PRIO-02, -03)."""
        seats = self.playing()
        if seats is not self._priorities_of:
            every = seat_numbers(len(self.seats))
            self._priorities = [seats, *[tuple([active] + [s for s in seats if s != active]) for active in every]]
            self._priorities_of = seats
        return self._priorities[self.active + 1]

    def come_to_town(self, hero: Hero) -> None:
        """A hero takes its old place in the town line, by order of reveal (BM-CONF-17)."""
        self.town = inserted(self.town, place_by_reveal(self.town, hero), hero.rested())

    def come_to_entrance(self, seat: SeatNo, hero: Hero, returned: bool = False) -> None:
        """In order of arrival, or of reveal where the table wants that (BM-CONF-16)."""
        side = self.change(seat)
        entrance = side.entrance
        place = place_by_reveal(entrance, hero) if self.rules.enters_by_appearance else len(entrance)
        side.entrance = inserted(entrance, place, hero)

    def on_kill(self, seat: SeatNo, hero: Hero) -> None:
        self.change(seat).killed = True
        self.scored_turn = self.turn

    def on_hero_death(self, seat: SeatNo, hero: Hero, room_uid: Uid) -> None:
        """The room of its death may have something to say."""
        for stack in self.seats[seat].dungeon:
            room = stack[-1]
            if room.uid == room_uid and room.active:
                ability = self.abilities[room.card][WHEN_HERO_DIES]
                if ability is not None:
                    set_off(self, seat, room, ability, "BM-KEY-26")
                return

    def death_room(self) -> int:
        return NOTHING

    def has_poor_hand(self, seat: SeatNo) -> bool:
        """Whether the rooms drawn entitle to a mulligan (BM-VAR-06)."""
        mode = self.rules.mulligan
        if mode == "off":
            return False
        rooms = 0
        advanced = 0
        showing = [0] * len(TREASURES)  # how many rooms show each treasure
        pure = [0] * len(TREASURES)  # and how many no other
        for held in self.seats[seat].hand:
            card = ALL_CARDS[card_of(held)]
            if card.type != ROOM:
                continue
            rooms += 1
            if card.advanced:
                advanced += 1
            for t in range(len(TREASURES)):
                if card.shows >> t & 1:
                    showing[t] += 1
                    if card.shows == 1 << t:
                        pure[t] += 1
        if mode == "four_of_five":
            return advanced >= 4 or max(showing) >= 4
        return advanced == rooms or max(pure) == rooms


def place_by_reveal(heroes: tuple[Hero, ...], hero: Hero) -> int:
    """The place of a hero in a line by order of reveal."""
    place = len(heroes)
    while place > 0 and heroes[place - 1].serial > hero.serial:
        place -= 1
    return place
