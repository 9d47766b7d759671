"""The table of Super Boss Monster: Boss Monster's, with a town board, a market, minions and tokens."""

from typing import Final

from underhall.games.series.cards import BOSS, BYTE, NO_TREASURE, ROOM, SHELF, SPELL, TRAP, WHEN_ACTIVATED
from underhall.games.series.state import Hero, Room, SeriesGame, Stack, card_of
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.board import (
    AT_BASE,
    LANDMARK_OF,
    LEAST_TRUE,
    ON_BOSS,
    ON_ROOM,
    ON_THE_BOARD,
    TITLES,
    title_of,
)
from underhall.games.super_boss_monster.facts import ITEM, LAUNCH_PAD, ON, TAVERN, TRAITS, TREASURES, WHEN_SENT
from underhall.games.super_boss_monster.settings import SuperSettings
from underhall.kernel.agenda import NOBODY, NOTHING, Frame
from underhall.kernel.decisions import Wording
from underhall.kernel.events import EVERYONE, Message
from underhall.kernel.fields import COPY, Fields, Record, plus, replaced
from underhall.kernel.game import Game, GameConfig, Outcome
from underhall.kernel.luck import Luck

SOLO_SPACES: Final = 4
SOLO_REVEALS: Final = 3
SOLO_MOST_TOKENS: Final = 4
SOLO_WOUNDS: Final = 5
TOKENS: Final = 28  # where the supply is limited (SBM-CONF-30)
START_COINS: Final = 3
POOR: Final = 4  # so many rooms alike in the opening hand

SETUP: Final = 0
CITY: Final = 1
BUILD: Final = 2
MINION: Final = 3
BAIT: Final = 4
ADVENTURE: Final = 5
END: Final = 6
PHASES: Final = ("setup", "city", "build", "minion", "bait", "adventure", "end")
TITLE_NAMES: Final = tuple([title for _, title in reversed(TITLES)])


class Lair(Record["Lair"]):
    """What a player has at this table besides what every Boss Monster player has.

    Clones share it: what is to be changed comes from `SuperBossMonster.change_lair`.
    """

    minion: int = AT_BASE  # the space it stands on, or AT_BASE
    minion_room: int = NOTHING  # the uid of the own room it stands on
    borrowed: int = 0  # symbols that the boss has gained for this turn, a byte for each treasure
    last_boost: int = 0  # extra damage of the last room this turn
    shielded: bool = False  # others cannot choose the rooms and heroes here
    extra_built: bool = False  # this turn's extra room has been laid
    boss_used: bool = False  # what the boss does once a turn is done
    deaths: int = 0  # heroes who died in this dungeon this turn
    coins: int = 0
    coin_taken: bool = False  # this turn's room has been turned into a coin
    items: tuple[int, ...] = ()  # won from dead heroes and not spent yet
    retired: tuple[int, ...] = ()  # items that are used up

    def fields(self, f: Fields, of: "Lair") -> None:
        self.minion = f.number("minion", of.minion)
        self.minion_room = f.number("minion_room", of.minion_room)
        self.borrowed = f.number("borrowed", of.borrowed)
        self.last_boost = f.number("last_boost", of.last_boost)
        self.shielded = f.flag("shielded", of.shielded)
        self.extra_built = f.flag("extra_built", of.extra_built)
        self.boss_used = f.flag("boss_used", of.boss_used)
        self.deaths = f.number("deaths", of.deaths)
        self.coins = f.number("coins", of.coins)
        self.coin_taken = f.flag("coin_taken", of.coin_taken)
        self.items = f.cards("items", of.items)
        self.retired = f.cards("retired", of.retired)

    def copy(self) -> "Lair":
        new = Lair()
        new.fields(COPY, self)
        return new


class SuperBossMonster(SeriesGame):
    """The whole state of one game. `order` starts with the first player and goes clockwise."""

    lairs: tuple[Lair, ...] = ()  # by seat
    market: tuple[int, ...] = ()
    landmarks: tuple[Hero | None, ...] = ()  # the hero on each; the tavern's place here stays empty
    tavern: tuple[Hero, ...] = ()  # the top of the pile is last
    item_deck: tuple[int, ...] = ()
    items_waiting: tuple[int, ...] = ()  # above the board, the oldest first
    last_turn: bool = False  # the game ends with this turn
    walker_gap: bool = False  # the place that the walker stood in is gone: it stands between two others

    def __init__(self, config: GameConfig, wording: Wording, rules: SuperSettings, quiet: bool) -> None:
        super().__init__(config, wording, rules, ON, quiet)
        self.rules = rules
        self.shared_lairs = 0  # those that a clone has, too (a mask of seats)

    def fields(self, f: Fields, of: Game) -> None:
        super().fields(f, of)
        assert isinstance(of, SuperBossMonster)
        self.lairs = f.records("lairs", of.lairs, Lair)
        self.market = f.cards("market", of.market)
        self.landmarks = f.places("landmarks", of.landmarks, Hero)
        self.tavern = f.records("tavern", of.tavern, Hero)
        self.item_deck = f.cards("item_deck", of.item_deck)
        self.items_waiting = f.cards("items_waiting", of.items_waiting)
        self.last_turn = f.flag("last_turn", of.last_turn)
        self.walker_gap = f.flag("walker_gap", of.walker_gap)

    def blank(self) -> "SuperBossMonster":
        return SuperBossMonster(self.config, self.wording, self.rules, True)

    def clone(self) -> "SuperBossMonster":
        copy = SuperBossMonster(self.config, self.wording, self.rules, True)
        self.share_with(copy)
        copy.shared_lairs = self.shared_lairs = EVERYONE
        return copy

    def change_lair(self, seat: int) -> Lair:
        """The lair of `seat`, to be changed: first it is copied if a clone has it, too."""
        lair = self.lairs[seat]
        if self.shared_lairs >> seat & 1:
            lair = lair.copy()
            self.lairs = replaced(self.lairs, seat, lair)
            self.shared_lairs &= ~(1 << seat)
        return lair

    def take_from_landmark(self, place: int) -> Hero | None:
        hero = self.landmarks[place]
        self.landmarks = replaced(self.landmarks, place, None)
        return hero

    def put_on_landmark(self, place: int, hero: Hero) -> None:
        landmarks: tuple[Hero | None, ...] = replaced(self.landmarks, place, hero)
        self.landmarks = landmarks

    def imagine(self, seat: int, luck: Luck) -> "SuperBossMonster":
        from underhall.games.super_boss_monster.imagine import imagine_table  # it stands on this module

        return imagine_table(self, seat, luck)

    def view(self, seat: int) -> object:
        from underhall.games.super_boss_monster.view import view  # interpreted: msgspec structs do not compile

        return view(self, seat)

    @property
    def outcome(self) -> Outcome | None:
        if not self.winners:
            return None
        return Outcome(list(self.winners), [self.score(s) for s in range(len(self.seats))], self.ending)

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
    ) -> int:
        """Say what happened, with this game's rule behind it."""
        if self.quiet:
            number = self.event_count
            self.event_count = number + 1
            return number
        return super().emit(message, self.rule_behind(message, rule, c), a, b, c, d, e, seen_by)

    def rule_behind(self, message: Message, rule: str, deck: int) -> str:
        """This game's rule for what is told; a move that both games share names the other game's."""
        if rule.startswith("BM-"):
            rule = self.rule_of_shared(message, deck)
        return self.rule_of_card() if rule == say.BY_CARD else rule

    def rule_of_shared(self, message: Message, deck: int) -> str:
        """The rule behind what a shared move tells; without a card it is the board or the rules that make the move."""
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
        type_ = SHELF[card].type
        if type_ == ITEM:
            return "SBM-COMPAT-18"
        if type_ == SPELL:
            return "SBM-STACK-01"
        sent = self.on[card][WHEN_SENT]
        is_sent = sent is not None and sent.program is self.frame.program
        if type_ == BOSS:
            return "SBM-BOSS-10" if is_sent else "SBM-BOSS-09"
        if is_sent:
            return "SBM-ROOM-03"
        if self.phase == SETUP:
            return "SBM-SETUP-17"
        if self.phase == BUILD and self.active == NOBODY:
            return "SBM-BUILD-16"
        activated = self.on[card][WHEN_ACTIVATED]
        return "SBM-STACK-01" if activated is not None and activated.program is self.frame.program else "SBM-ROOM-02"

    # -- who acts when -----------------------------------------------------------------------------------

    def playing(self) -> tuple[int, ...]:
        return self.order

    def turn_order(self) -> tuple[int, ...]:
        return self.order

    def by_priority(self, position: int) -> int:
        """From the active player clockwise; without one from the first player (SBM-CONF-27)."""
        count = len(self.seats)
        if position >= count:
            return NOBODY
        return ((self.active if self.active >= 0 else self.order[0]) + position) % count

    def score(self, seat: int) -> int:
        return self.souls(seat) - self.wounds(seat)

    def title(self) -> str:
        """The title of a game for one, as it stands (SBM-SOLO-22, SBM-CHAL-02)."""
        return title_of(self.score(0))

    def is_true(self) -> bool:
        """Whether the title has "True" before it."""
        return self.rules.challenge and (self.rules.always_true or self.score(0) >= LEAST_TRUE)

    # -- dungeons ------------------------------------------------------------------------------------------

    def symbols(self, seat: int, luring: bool) -> int:
        """The visible symbols of a dungeon, a byte for each treasure; some count for luring only."""
        side = self.seats[seat]
        rooms = 0
        bait = 0  # no icons: what doubles those leaves it as it is
        for stack in side.dungeon:
            room = stack[-1]
            if room.active:
                rooms += SHELF[room.card].symbols
                if luring:
                    bait += TRAITS[room.card].bait
        return SHELF[side.boss].symbols + self.lairs[seat].borrowed + (rooms << side.doubled) + bait

    def treasure(self, seat: int, treasure: int) -> int:
        return self.symbols(seat, True) >> treasure * BYTE & 255

    def kinds_shown(self, seat: int) -> int:
        """How many different treasures the dungeon shows."""
        symbols = self.symbols(seat, False)
        return len([t for t in range(len(TREASURES)) if symbols >> t * BYTE & 255])

    def damage(self, seat: int, slot: int) -> int:
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

    def damage_to(self, hero: Hero, seat: int, slot: int, last: int, rooms: int, entering: bool = True) -> int:
        """What this hero takes there as the so-manieth room of its turn, coming from the room `last`.

        What awaits whoever enters next is not for a hero that only slips into the room's damage.
        """
        room = self.top(seat, slot)
        if not room.active or room.disabled:
            return 0
        traits = TRAITS[room.card]
        printed = SHELF[hero.card]
        total = self.damage(seat, slot) + self.entry_bonus(seat, slot, last) - (0 if entering else room.ahead)
        if traits.hates_by and traits.hates in (printed.wants, TRAITS[hero.card].wants_too):
            total += traits.hates_by
        if hero.item != NOTHING:
            item = TRAITS[hero.item]
            trap = SHELF[room.card].kind == TRAP
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

    def most_tokens(self, room: Room) -> int:
        """How many more +1 tokens the room may get out of the supply."""
        most = self.space_for_tokens(room)
        if self.rules.tokens_limited:
            most = min(most, TOKENS - self.tokens_out())
        return max(0, most)

    def space_for_tokens(self, room: Room) -> int:
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

    # -- minions ---------------------------------------------------------------------------------------------

    def is_guarded(self, uid: int) -> bool:
        """Whether a minion stands on the room (SBM-ROOM-05 to -07)."""
        for lair in self.lairs:
            if lair.minion == ON_ROOM and lair.minion_room == uid:
                return True
        return False

    def is_untouchable(self, uid: int) -> bool:
        """Where a minion keeps all targeting away from its room (SBM-CONF-07)."""
        return self.rules.minion_room_untouchable and self.is_guarded(uid)

    def may_cover(self, card: int, stack: Stack) -> bool:
        return not self.is_guarded(stack[-1].uid) and super().may_cover(card, stack)

    def can_work(self, frame: Frame) -> bool:
        from underhall.games.super_boss_monster.triggers import can_work  # it stands on this module

        return can_work(self, frame)

    def cover(self, seat: int, slot: int) -> None:
        """The room under a new one loses its tokens and what it was to deal this turn (SBM-TOKEN-04)."""
        stack = self.seats[seat].dungeon[slot]
        if len(stack) < 2:
            return
        under = stack[-2]
        if under.tokens:
            self.emit(say.TOKEN_REMOVED, "SBM-TOKEN-04", seat, under.card, under.tokens)
        self.change(seat).put(slot, (*stack[:-2], under.covered(), stack[-1]))

    def close_up(self, seat: int, slot: int) -> None:
        if self.walker is not None and (self.walker_seat, self.walker_at) == (seat, slot) and not self.walker_sent:
            self.walker_gap = True
        super().close_up(seat, slot)

    def is_shielded(self, owner: int, seat: int) -> bool:
        return owner != seat and self.lairs[owner].shielded

    def is_deaf(self, hero: Hero, source: int) -> bool:
        return hero.item != NOTHING and source >= 0 and SHELF[source].type == SPELL and TRAITS[hero.item].deaf_to_spells

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
        self.town = plus(self.town, hero)
        while len(self.town) > self.town_spaces() and not self.winners:
            self.leave_town(self.take_from_town(0))

    def leave_town(self, hero: Hero) -> None:
        """To the landmark of its treasure, or to the tavern; alone, to the first landmark that is free."""
        place = self.free_landmark(hero.card)
        if place == TAVERN:
            self.come_to_tavern(hero, self.rule_of_tavern(hero.card))
        else:
            self.put_on_landmark(place, hero)
            self.emit(say.HERO_TO_LANDMARK, self.rule_of_landmark(hero.card, place), hero.card, place)

    def rule_of_landmark(self, card: int, place: int) -> str:
        """Why a hero pushed out of town stands on this landmark."""
        if self.rules.solo:
            return "SBM-SOLO-09"
        if place == LAUNCH_PAD:
            return "SBM-CONF-20"
        return "SBM-CITY-09" if TRAITS[card].wants_too == NO_TREASURE else "SBM-COMPAT-04"

    def rule_of_tavern(self, card: int) -> str:
        """Why a hero pushed out of town goes to the tavern."""
        wants = SHELF[card].wants
        if self.rules.solo:
            return "SBM-SOLO-09"
        if wants == NO_TREASURE:
            return "SBM-COMPAT-06"
        if TRAITS[card].wants_too != NO_TREASURE:
            return "SBM-COMPAT-05"
        return "SBM-CONF-20" if LANDMARK_OF[wants] == LAUNCH_PAD and not self.rules.pad_is_landmark else "SBM-CITY-10"

    def free_landmark(self, card: int) -> int:
        if self.rules.solo:
            for place in range(ON_THE_BOARD):
                if self.landmarks[place] is None:
                    return place
            return TAVERN
        for treasure in (SHELF[card].wants, TRAITS[card].wants_too):
            place = LANDMARK_OF[treasure]
            if place == LAUNCH_PAD and not self.rules.pad_is_landmark:
                place = TAVERN
            if place != TAVERN and self.landmarks[place] is None:
                return place
        return TAVERN

    def come_to_tavern(self, hero: Hero, rule: str) -> None:
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
        self.emit(say.SCORED, "SBM-SOLO-21", 0, self.souls(0), self.wounds(0), self.score(0))
        if self.is_true():
            self.emit(say.TRUE_SCORED, "SBM-CHAL-02", 0, self.score(0), title)
        else:
            self.emit(say.SOLO_SCORED, "SBM-SOLO-22", 0, self.score(0), title)
        self.winners = (0,)
        self.ending = rule
        self.agenda = []

    def come_to_entrance(self, seat: int, hero: Hero, returned: bool = False) -> None:
        """In order of arrival; one who has been in a dungeon already waits for the next adventure (SBM-END-07)."""
        if returned and self.phase == ADVENTURE:
            hero = hero.waiting()
        if hero.item != NOTHING:
            from underhall.games.super_boss_monster.items import arrive  # it stands on this module

            arrive(self, seat, hero)
        else:
            side = self.change(seat)
            side.entrance = plus(side.entrance, hero)

    def mourn(self, seat: int, hero: Hero, room_uid: int) -> bool:
        from underhall.games.super_boss_monster.triggers import after_death  # it stands on this module

        self.change_lair(seat).deaths += 1
        self.loot(seat, hero)
        after_death(self, seat, hero, room_uid)
        return True

    def loot(self, seat: int, hero: Hero) -> None:
        """The item of a dead hero lies with the boss (SBM-COMPAT-18)."""
        if hero.item != NOTHING:
            from underhall.games.super_boss_monster.items import win_item  # it stands on this module

            win_item(self, seat, hero.item)

    def death_room(self) -> int:
        return self.walker_room

    def poor_hand(self, seat: int) -> bool:
        """Whether the hand entitles to a mulligan."""
        return self.rules.mulligan != "off" and len(why_poor([card_of(held) for held in self.seats[seat].hand])) > 0


TOO_ADVANCED: Final = -1


def why_poor(hand: list[int]) -> list[int]:
    """What entitles the hand to a mulligan: four advanced rooms (TOO_ADVANCED), or the treasure that four rooms show.

    A room with several symbols counts for each of them (SBM-SETUP-12, SBM-CONF-23).
    """
    rooms = [SHELF[card] for card in hand if SHELF[card].type == ROOM]
    found: list[int] = []
    if len([room for room in rooms if room.advanced]) >= POOR:
        found.append(TOO_ADVANCED)
    for treasure in range(NO_TREASURE):
        if len([room for room in rooms if room.shows >> treasure & 1]) >= POOR:
            found.append(treasure)
    return found
