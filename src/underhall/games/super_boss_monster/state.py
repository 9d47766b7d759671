"""The table of Super Boss Monster: Boss Monster's, with a town board, a market, minions and tokens."""

from typing import TYPE_CHECKING, Final

from underhall.games.series.cards import ALL_CARDS, BOSS, BYTE, NO_TREASURE, ROOM, SPELL, TRAP, WHEN_ACTIVATED
from underhall.games.series.moves import shuffled
from underhall.games.series.packing import (
    DECK_PLACE,
    ONE_PLACE,
    card_of,
    deck_of,
    deck_place,
    is_known_to,
    known_to,
    place_in_deck,
)
from underhall.games.series.pieces import Hero, Seat, Stack
from underhall.games.series.state import SeriesGame
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.board import (
    LANDMARK_OF,
    LEAST_TRUE,
    ON_BOSS,
    ON_ROOM,
    ON_THE_BOARD,
    TITLES,
    title_of,
)
from underhall.games.super_boss_monster.facts import ABILITIES, ITEM, LAUNCH_PAD, TAVERN, TRAITS, TREASURES, WHEN_SENT
from underhall.games.super_boss_monster.mulligan import why_poor
from underhall.games.super_boss_monster.pieces import Lair, SuperHero, SuperRoom, SuperSeat
from underhall.games.super_boss_monster.settings import SuperSettings
from underhall.kernel.agenda import NOBODY, NOTHING, Frame
from underhall.kernel.decisions import Wording
from underhall.kernel.events import EVERYONE, Message
from underhall.kernel.fields import Fields, plus, replaced
from underhall.kernel.game import Game, GameConfig
from underhall.kernel.luck import Luck
from underhall.kernel.types import CardNo, EventNumber, SeatNo, Slot, Uid, seats_from

if TYPE_CHECKING:
    from underhall.kernel.encoding import Layout

SOLO_SPACES: Final = 4
SOLO_REVEALS: Final = 3
SOLO_MOST_TOKENS: Final = 4
ALONE: Final = SeatNo(0)  # whoever plays a game for one
SOLO_WOUNDS: Final = 5
TOKENS: Final = 28  # where the supply is limited (SBM-CONF-30)
START_COINS: Final = 3

SETUP: Final = 0
CITY: Final = 1
BUILD: Final = 2
MINION: Final = 3
BAIT: Final = 4
ADVENTURE: Final = 5
END: Final = 6
PHASES: Final[tuple[str, ...]] = ("setup", "city", "build", "minion", "bait", "adventure", "end")
TITLE_NAMES: Final = tuple([title for _, title in reversed(TITLES)])


class SuperBossMonster(SeriesGame):
    """The whole state of one game. `order` starts with the first player and goes clockwise."""

    seats: tuple[SuperSeat, ...] = ()
    town: tuple[SuperHero, ...] = ()
    lairs: tuple[Lair, ...] = ()  # by seat
    market: tuple[CardNo, ...] = ()
    landmarks: tuple[SuperHero | None, ...] = ()  # the hero on each; the tavern's place here stays empty
    tavern: tuple[SuperHero, ...] = ()  # the top of the pile is last
    item_deck: tuple[CardNo, ...] = ()
    items_waiting: tuple[CardNo, ...] = ()  # above the board, the oldest first
    known_places: tuple[int, ...] = ()  # what is known of places in the decks
    last_turn: bool = False  # the game ends with this turn
    walker_gap: bool = False  # the place that the walker stood in is gone: it stands between two others

    def __init__(self, config: GameConfig, wording: Wording, rules: SuperSettings, quiet: bool) -> None:
        super().__init__(config, wording, ABILITIES, quiet)
        self._rules = rules
        self.shared_lairs = 0  # those that a clone or a view has, too (a mask of seats)

    @property
    def rules(self) -> SuperSettings:
        return self._rules

    def fields(self, f: Fields, of: Game) -> None:
        super().fields(f, of)
        assert isinstance(of, SuperBossMonster)
        self.lairs = f.records("lairs", of.lairs, Lair)
        self.market = f.cards("market", of.market)
        self.landmarks = f.places("landmarks", of.landmarks, SuperHero)
        self.tavern = f.records("tavern", of.tavern, SuperHero)
        self.item_deck = f.cards("item_deck", of.item_deck)
        self.items_waiting = f.cards("items_waiting", of.items_waiting)
        self.known_places = f.packed("glimpses", of.known_places, DECK_PLACE)
        self.last_turn = f.flag("last_turn", of.last_turn)
        self.walker_gap = f.flag("walker_gap", of.walker_gap)

    def seat_type(self) -> type[Seat]:
        return SuperSeat

    def hero_type(self) -> type[Hero]:
        return SuperHero

    def blank(self) -> "SuperBossMonster":
        return SuperBossMonster(self.config, self.wording, self._rules, True)

    def clone(self) -> "SuperBossMonster":
        copy = SuperBossMonster(self.config, self.wording, self._rules, True)
        self.share_with(copy)
        copy.shared_lairs = self.shared_lairs = EVERYONE
        return copy

    def take_back(self, before: Game, events: int) -> None:
        super().take_back(before, events)
        self.shared_lairs = EVERYONE

    def change(self, seat: SeatNo) -> SuperSeat:
        side = super().change(seat)
        assert isinstance(side, SuperSeat)
        return side

    def change_lair(self, seat: SeatNo) -> Lair:
        """The lair of `seat`, to be changed: first it is copied if a clone or a view has it, too."""
        lair = self.lairs[seat]
        if self.shared_lairs >> seat & 1:
            lair = lair.copy()
            self.lairs = replaced(self.lairs, seat, lair)
            self.shared_lairs &= ~(1 << seat)
        return lair

    def take_from_landmark(self, place: int) -> SuperHero | None:
        hero = self.landmarks[place]
        self.landmarks = replaced(self.landmarks, place, None)
        return hero

    def put_on_landmark(self, place: int, hero: SuperHero) -> None:
        landmarks: tuple[SuperHero | None, ...] = replaced(self.landmarks, place, hero)
        self.landmarks = landmarks

    def imagine(self, seat: int, luck: Luck) -> "SuperBossMonster":
        from underhall.games.series.imagine import imagine  # it stands on this module

        world = imagine(self, SeatNo(seat), luck)
        assert isinstance(world, SuperBossMonster)
        world.item_deck = shuffled(world.item_deck, luck)
        return world

    def view(self, seat: int) -> object:
        from underhall.games.super_boss_monster.view import view  # interpreted: msgspec structs do not compile

        return view(self, SeatNo(seat))

    def layout(self) -> "Layout":
        from underhall.games.super_boss_monster.encoding.layout import LAYOUT  # it stands on this module

        return LAYOUT

    def encoded(self, seat: int) -> bytes:
        from underhall.games.super_boss_monster.encoding.row import encoded  # it stands on this module

        return encoded(self, SeatNo(seat))

    def encoded_state(self, seat: int) -> bytes:
        from underhall.games.super_boss_monster.encoding.row import encoded_state  # it stands on this module

        return encoded_state(self, SeatNo(seat))

    @property
    def walking(self) -> SuperHero | None:
        """The walker, with all that heroes have at this table."""
        walker = self.walker
        assert walker is None or isinstance(walker, SuperHero)
        return walker

    def emit(
        self,
        message: Message,
        rule: str,
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
        e: int = NOTHING,
        seen_by: int = EVERYONE,
    ) -> EventNumber:
        """Say what happened, with this game's rule behind it."""
        if self.quiet:
            number = self.event_count
            self.event_count = number + 1
            return EventNumber(number)
        return super().emit(message, self.rule_behind(message, rule, c), a, b, c, d, e, seen_by)

    def rule_behind(self, message: Message, rule: str, deck: int) -> str:
        """This game's rule for what is emitted; a move that both games share names the other game's."""
        if rule.startswith("BM-"):
            rule = self.rule_of_shared(message, deck)
        return self.rule_of_card() if rule == say.BY_CARD else rule

    def rule_of_shared(self, message: Message, deck: int) -> str:
        """The rule behind what a shared move emits; without a card it is the board or the rules that make the move."""
        name = message.name
        by_rules = self.frame.source == NOTHING
        if self.phase == SETUP and by_rules and name in say.SETUP_RULES:
            redrawn = self.frame.program.name == "mulligans"
            return "SBM-SETUP-13" if redrawn and name in ("hand-dealt", "card-drawn") else say.SETUP_RULES[name]
        if name == "card-drawn" and by_rules:
            if self.phase == CITY:
                return "SBM-CITY-22"
            return "SBM-BOARD-10" if deck == ROOM else "SBM-BOARD-11"
        if name == "card-discarded" and by_rules:
            return "SBM-COMPAT-17" if self.phase == BUILD else "SBM-BOARD-11"
        if name == "room-boosted" and by_rules:
            return "SBM-CONF-12"
        if name == "ability-works" and self.phase == BUILD and self.active == NOBODY:
            return "SBM-BUILD-16"
        if name == "hero-died" and self.walker is not None and not self.walker.doomed:
            return "SBM-ADV-13"
        return say.SHARED_RULES.get(name, say.BY_CARD)

    def rule_of_card(self) -> str:
        """The rule by which the card works whose effect is under way."""
        card = self.frame.source
        if card == NOTHING:
            return "SBM-COMPAT-01"  # only what another set of the series brings along can get here
        type_ = ALL_CARDS[card].type
        if type_ == ITEM:
            return "SBM-COMPAT-18"
        if type_ == SPELL:
            return "SBM-STACK-01"
        sent = self.abilities[card][WHEN_SENT]
        is_sent = sent is not None and sent.program is self.frame.program
        if type_ == BOSS:
            return "SBM-BOSS-10" if is_sent else "SBM-BOSS-09"
        if is_sent:
            return "SBM-ROOM-03"
        if self.phase == SETUP:
            return "SBM-SETUP-17"
        if self.phase == BUILD and self.active == NOBODY:
            return "SBM-BUILD-16"
        activated = self.abilities[card][WHEN_ACTIVATED]
        return "SBM-STACK-01" if activated is not None and activated.program is self.frame.program else "SBM-ROOM-02"

    # -- who acts when -----------------------------------------------------------------------------------

    def playing(self) -> tuple[SeatNo, ...]:
        return self.order

    def turn_order(self) -> tuple[SeatNo, ...]:
        return self.order

    def next_hero(self) -> Hero | None:
        if self.walker is not None or self.active < 0 or self.phase != ADVENTURE or self.seats[self.active].kept_out:
            return self.walker
        for hero in self.seats[self.active].entrance:
            if isinstance(hero, SuperHero) and not hero.waits:
                return hero
        return None

    def has_counted(self) -> bool:
        # All that works at the end of the turn has worked.
        return self.phase == END and not self.pending and len(self.agenda) == 1

    def priorities(self) -> tuple[SeatNo, ...]:
        """From the active player clockwise; without one from the first player (SBM-CONF-27)."""
        return seats_from(self.active if self.active >= 0 else self.order[0], len(self.seats))

    def title(self) -> str:
        """The title of a game for one, as it stands (SBM-SOLO-22, SBM-CHAL-02)."""
        return title_of(self.score(ALONE))

    def is_true(self) -> bool:
        """Whether the title has "True" before it."""
        return self.rules.challenge and (self.rules.always_true or self.score(ALONE) >= LEAST_TRUE)

    # -- dungeons ------------------------------------------------------------------------------------------

    def top(self, seat: SeatNo, slot: Slot) -> SuperRoom:
        return self.seats[seat].dungeon[slot][-1]

    def symbols(self, seat: SeatNo, luring: bool) -> int:
        """The visible symbols of a dungeon, a byte for each treasure; some count for luring only."""
        side = self.seats[seat]
        rooms = side.room_symbols()
        bait = 0  # no icons: what doubles those leaves it as it is
        if luring:
            for stack in side.dungeon:
                room = stack[-1]
                if room.active:
                    bait += TRAITS[room.card].bait
        return ALL_CARDS[side.boss].symbols + self.lairs[seat].borrowed + (rooms << side.doubled) + bait

    def treasure(self, seat: SeatNo, treasure: int) -> int:
        return self.symbols(seat, True) >> treasure * BYTE & 255

    def kinds_shown(self, seat: SeatNo) -> int:
        """How many different treasures the dungeon shows."""
        symbols = self.symbols(seat, False)
        return len([t for t in range(len(TREASURES)) if symbols >> t * BYTE & 255])

    def damage(self, seat: SeatNo, slot: Slot) -> int:
        """What a hero with nothing special about it takes who enters the room now."""
        side = self.seats[seat]
        room = side.dungeon[slot][-1]
        if room.hidden or room.off or room.disabled:
            return 0
        traits = TRAITS[room.card]
        lair = self.lairs[seat]
        total = super().damage(seat, slot) + room.tokens + room.ahead
        if traits.wakes and room.tally:
            total += traits.wakes
        if traits.boost_with_minion and lair.minion >= ON_BOSS:
            total += traits.boost_with_minion
        if slot == 0:
            total += traits.boost_as_last + lair.last_boost
            if side.levelled:
                total += TRAITS[side.boss].boosts_last
        if slot == len(side.dungeon) - 1 and side.levelled:
            boost = TRAITS[side.boss].boosts_first
            if boost and self.kinds_shown(seat) >= 3:
                total += boost
        return total

    def damage_to(self, hero: SuperHero, seat: SeatNo, slot: Slot, last: Uid, rooms: int, entering: bool = True) -> int:
        """What this hero takes there as the so-manieth room of its turn, coming from the room `last`.

        What awaits whoever enters next is not for a hero that only slips into the room's damage.
        """
        room = self.top(seat, slot)
        if not room.active or room.disabled:
            return 0
        traits = TRAITS[room.card]
        printed = ALL_CARDS[hero.card]
        total = self.damage(seat, slot) + self.entry_bonus(seat, slot, last) - (0 if entering else room.ahead)
        if traits.hates_by and traits.hates in (printed.wants, TRAITS[hero.card].wants_too):
            total += traits.hates_by
        if hero.item != NOTHING:
            item = TRAITS[hero.item]
            trap = ALL_CARDS[room.card].kind == TRAP
            total -= item.less_in_traps if trap else item.less_in_monsters
            if trap:
                total = min(total, item.most_in_traps)
            if slot == 0:
                total = min(total, item.most_in_last)
            if item.unhurt_in == rooms:
                return 0
        if hero.ghost or (traits.spares_epic and printed.epic):
            return 0
        return max(0, total)

    def most_tokens(self, room: SuperRoom) -> int:
        """How many more +1 tokens the room may get out of the supply."""
        most = self.space_for_tokens(room)
        if self.rules.tokens_limited:
            most = min(most, TOKENS - self.tokens_out())
        return max(0, most)

    def space_for_tokens(self, room: SuperRoom) -> int:
        """How many more +1 tokens the room may hold."""
        if TRAITS[room.card].bars_tokens or not room.active:
            return 0
        return max(0, SOLO_MOST_TOKENS - room.tokens) if self.rules.solo else 99

    def tokens_out(self) -> int:
        """The +1 tokens on all rooms; those under a face-down room are still there."""
        total = 0
        for side in self.seats:
            for stack in side.dungeon:
                for room in stack:
                    total += room.tokens
        return total

    # -- what is known of places in the decks ------------------------------------------------------------------

    def known_in_deck(self, type_: int, place: int) -> int:
        """Who knows the card at this place of a deck (a mask of seats)."""
        for known in self.known_places:
            if place_in_deck(known) == place and deck_of(known) == type_:
                return known_to(known)
        return 0

    def set_known_in_deck(self, type_: int, place: int, seats: int) -> None:
        """Just these seats know the card at this place of a deck."""
        before = self.known_in_deck(type_, place)
        if before:
            gone = deck_place(type_, place, before)
            self.known_places = tuple([known for known in self.known_places if known != gone])
        if seats:
            self.known_places = plus(self.known_places, deck_place(type_, place, seats))

    def deck_card(self, type_: int, place: int) -> int:
        return super().deck_card(type_, place) | self.known_in_deck(type_, place)

    def places_known(self, type_: int, seat: SeatNo) -> list[int]:
        places: list[int] = []
        for known in self.known_places:
            if deck_of(known) == type_ and is_known_to(known, seat):
                places.append(place_in_deck(known))
        places.sort()
        return places

    def take_from_deck(self, type_: int, place: int) -> int:
        """What is known of the cards above moves down with them."""
        held = super().take_from_deck(type_, place)
        if self.known_places:
            self.set_known_in_deck(type_, place, 0)
            moved: list[int] = []
            for known in self.known_places:
                above = deck_of(known) == type_ and place_in_deck(known) > place
                moved.append(known - ONE_PLACE if above else known)
            self.known_places = tuple(moved)
        return held

    def put_under_deck(self, type_: int, card: CardNo, seats: int) -> None:
        """Put a card under a deck that these seats have seen."""
        self.set_deck(type_, (card, *self.deck(type_)))
        moved = [known + ONE_PLACE if deck_of(known) == type_ else known for known in self.known_places]
        self.known_places = tuple(moved)
        self.set_known_in_deck(type_, 0, seats)

    def shuffle_deck(self, type_: int) -> None:
        """Nobody knows a place in the deck any more."""
        super().shuffle_deck(type_)
        if self.known_places:
            self.known_places = tuple([known for known in self.known_places if deck_of(known) != type_])

    # -- minions ---------------------------------------------------------------------------------------------

    def is_guarded(self, uid: Uid) -> bool:
        """Whether a minion stands on the room (SBM-ROOM-05 to -07)."""
        for lair in self.lairs:
            if lair.minion == ON_ROOM and lair.minion_room == uid:
                return True
        return False

    def is_protected(self, uid: Uid, to_destroy: bool) -> bool:
        """A minion keeps its room from being destroyed, or all targeting away from it (SBM-CONF-07)."""
        return (to_destroy or self.rules.minion_room_untouchable) and self.is_guarded(uid)

    def may_cover(self, card: CardNo, stack: Stack) -> bool:
        return not self.is_guarded(stack[-1].uid) and super().may_cover(card, stack)

    def can_work(self, frame: Frame) -> bool:
        from underhall.games.super_boss_monster.triggers import can_work  # it stands on this module

        return can_work(self, frame)

    def on_room_covered(self, seat: SeatNo, slot: Slot) -> None:
        """The room under a new one loses its tokens and what it was to deal this turn (SBM-TOKEN-04)."""
        stack = self.seats[seat].dungeon[slot]
        if len(stack) < 2:
            return
        under = stack[-2]
        if under.tokens:
            self.emit(say.TOKEN_REMOVED, "SBM-TOKEN-04", seat, under.card, under.tokens)
        self.change(seat).put(slot, (*stack[:-2], under.covered(), stack[-1]))

    def close_up(self, seat: SeatNo, slot: Slot) -> None:
        if self.walker is not None and (self.walker_seat, self.walker_at) == (seat, slot) and not self.walker_sent:
            self.walker_gap = True
        super().close_up(seat, slot)

    def is_shielded(self, owner: SeatNo, seat: SeatNo) -> bool:
        return owner != seat and self.lairs[owner].shielded

    def is_immune(self, hero: Hero, source: CardNo) -> bool:
        assert isinstance(hero, SuperHero)
        return (
            hero.item != NOTHING
            and source >= 0
            and ALL_CARDS[source].type == SPELL
            and TRAITS[hero.item].deaf_to_spells
        )

    # -- heroes ----------------------------------------------------------------------------------------------

    def heroes_left(self) -> bool:
        """Whether a hero can still be revealed."""
        return len(self.hero_deck) + len(self.epic_deck) > 0

    def is_last_turn(self) -> bool:
        """Whether the game surely ends with this turn, or before the next has begun."""
        return self.last_turn or (self.rules.ends_without_heroes and not self.heroes_left())

    def town_spaces(self) -> int:
        return SOLO_SPACES if self.rules.solo else len(self.seats)

    def come_to_town(self, hero: Hero) -> None:
        """A hero takes the right end; the leftmost is pushed out of a full town (SBM-CITY-07, -08, SBM-END-06)."""
        assert isinstance(hero, SuperHero)
        self.town = plus(self.town, hero)
        while len(self.town) > self.town_spaces() and not self.winners:
            pushed = self.town[0]
            self.town = self.town[1:]
            self.leave_town(pushed)

    def new_hero(self, card: CardNo) -> SuperHero:
        hero = super().new_hero(card)
        assert isinstance(hero, SuperHero)
        return hero

    def leave_town(self, hero: SuperHero) -> None:
        """To the landmark of its treasure, or to the tavern; alone, to the first landmark that is free."""
        place = self.free_landmark(hero.card)
        if place == TAVERN:
            self.come_to_tavern(hero, self.rule_of_tavern(hero.card))
        else:
            self.put_on_landmark(place, hero)
            self.emit(say.HERO_TO_LANDMARK, self.rule_of_landmark(hero.card, place), hero.card, place)

    def rule_of_landmark(self, card: CardNo, place: int) -> str:
        """Why a hero pushed out of town stands on this landmark."""
        if self.rules.solo:
            return "SBM-SOLO-09"
        if place == LAUNCH_PAD:
            return "SBM-CONF-20"
        return "SBM-CITY-09" if TRAITS[card].wants_too == NO_TREASURE else "SBM-COMPAT-04"

    def rule_of_tavern(self, card: CardNo) -> str:
        """Why a hero pushed out of town goes to the tavern."""
        wants = ALL_CARDS[card].wants
        if self.rules.solo:
            return "SBM-SOLO-09"
        if wants == NO_TREASURE:
            return "SBM-COMPAT-06"
        if TRAITS[card].wants_too != NO_TREASURE:
            return "SBM-COMPAT-05"
        return "SBM-CONF-20" if LANDMARK_OF[wants] == LAUNCH_PAD and not self.rules.pad_is_landmark else "SBM-CITY-10"

    def free_landmark(self, card: CardNo) -> int:
        if self.rules.solo:
            for place in range(ON_THE_BOARD):
                if self.landmarks[place] is None:
                    return place
            return TAVERN
        for treasure in (ALL_CARDS[card].wants, TRAITS[card].wants_too):
            place = LANDMARK_OF[treasure]
            if place == LAUNCH_PAD and not self.rules.pad_is_landmark:
                place = TAVERN
            if place != TAVERN and self.landmarks[place] is None:
                return place
        return TAVERN

    def come_to_tavern(self, hero: SuperHero, rule: str) -> None:
        if self.rules.tavern_at_bottom:
            self.tavern = (hero, *self.tavern)
        else:
            self.tavern = plus(self.tavern, hero)
        self.emit(say.HERO_TO_TAVERN, rule, hero.card)
        if self.rules.solo:
            self.emit(say.ENDS_BY_TAVERN, "SBM-SOLO-18", hero.card)
            self.finish_solo("SBM-SOLO-18")

    def finish_solo(self, rule: str) -> None:
        """The game for one is over, with a title to show for it."""
        title = TITLE_NAMES.index(self.title())
        self.emit(say.SCORED, "SBM-SOLO-21", 0, self.souls(ALONE), self.wounds(ALONE), self.score(ALONE))
        if self.is_true():
            self.emit(say.TRUE_SCORED, "SBM-CHAL-02", 0, self.score(ALONE), title)
        else:
            self.emit(say.SOLO_SCORED, "SBM-SOLO-22", 0, self.score(ALONE), title)
        self.end((ALONE,), rule)

    def come_to_entrance(self, seat: SeatNo, hero: Hero, returned: bool = False) -> None:
        """In order of arrival; one who has been in a dungeon already waits for the next adventure (SBM-END-07)."""
        assert isinstance(hero, SuperHero)
        if returned and self.phase == ADVENTURE:
            hero = hero.waiting()
        if hero.item != NOTHING:
            from underhall.games.super_boss_monster.items import arrive  # it stands on this module

            arrive(self, seat, hero)
        else:
            side = self.change(seat)
            side.entrance = plus(side.entrance, hero)

    def on_hero_death(self, seat: SeatNo, hero: Hero, room_uid: Uid) -> None:
        from underhall.games.super_boss_monster.triggers import after_death  # it stands on this module

        self.change_lair(seat).deaths += 1
        after_death(self, seat, hero, room_uid)

    def on_kill(self, seat: SeatNo, hero: Hero) -> None:
        """The item of a dead hero lies with the boss (SBM-COMPAT-18)."""
        assert isinstance(hero, SuperHero)
        if hero.item != NOTHING:
            from underhall.games.super_boss_monster.items import win_item  # it stands on this module

            win_item(self, seat, hero.item)

    def death_room(self) -> int:
        return self.walker_room

    def has_poor_hand(self, seat: SeatNo) -> bool:
        """Whether the hand entitles to a mulligan."""
        return self.rules.mulligan != "off" and len(why_poor([card_of(held) for held in self.seats[seat].hand])) > 0
