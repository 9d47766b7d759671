"""Boss Monster, refereed: where every card lies, who is lured where, what every room deals, who wins."""

from collections import Counter
from typing import Final

from tests.referee.desk import Book, Referee
from underhall import Decision, Option

ROOMS: Final = 5
WOUNDS: Final = 5
SOULS: Final = 10
DECKS: Final = {1: "rooms", 2: "spells"}
BUILD: Final = 2
BAIT: Final = 3
ADVENTURE: Final = 4
END: Final = 5
# What a hero takes from a card rather than from the room that it enters.
RAMP_DAMAGE: Final = 5
KILLERS: Final = ("bottomless-pit", "cave-in")
DESTROY_ANOTHER: Final = ("boulder-ramp", "the-crushinator")
ONCE_PER_TURN: Final = ("dracolich-lair", "witch-s-kitchen", "all-seeing-eye")


class Card:
    """A room in a dungeon."""

    count = 0

    def __init__(self, id: str, face_up: bool) -> None:
        Card.count += 1
        self.number = Card.count  # one card of several with the same id
        self.id = id
        self.face_up = face_up
        self.frozen = False
        self.boost = 0
        self.used = False


class Hero:
    """A hero that has been revealed."""

    def __init__(self, id: str, health: int, value: int, treasure: str, place: int) -> None:
        self.id = id
        self.health = health
        self.value = value
        self.treasure = treasure
        self.place = place  # in the order of reveal
        self.more = 0  # health for this turn
        self.damage = 0
        self.bounced: set[int] = set()


class BossMonsterReferee(Referee):
    """The whole table, from the log alone."""

    def __init__(self, book: Book, seats: int, options: dict[str, str]) -> None:
        super().__init__(book, seats, options)
        first = options["decks"] == "first"
        self.rooms = {id: [word for word in words if word != "advanced"] for id, words in book["rooms"].items()}
        self.advanced = {id for id, words in book["rooms"].items() if "advanced" in words}
        self.decks = {"rooms": Counter[str](), "spells": Counter[str]()}
        for id, words in self.rooms.items():
            self.decks["rooms"][id] = int(words[0])
        for id, words in book["spells"].items():
            self.decks["spells"][id] = int(words[0].split("/")[-1 if first else 0])
        self.all_cards = self.decks["rooms"] + self.decks["spells"]
        self.bosses_left = {id for id, words in book["bosses"].items() if first or "first" not in words}
        self.hidden = {
            "ordinary": {id for id, words in book["ordinary"].items() if self.takes_part(words, True)},
            "epic": {id for id, words in book["epic"].items() if self.takes_part(words, False)},
        }
        self.discards: Counter[str] = Counter()
        # Found where a copy lay in the deck and one in the discards, and the log does not say which was taken:
        # booked as from the deck, until something shows that it was the other.
        self.from_either: list[str] = []
        self.in_play: list[str] = []  # spells that have been announced and not yet laid aside
        self.hands = [Counter[str]() for _ in range(seats)]
        self.boss = [""] * seats
        self.levelled = [False] * seats
        self.dungeons: list[list[list[Card]]] = [[] for _ in range(seats)]
        self.heroes: dict[str, Hero] = {}
        self.appearances = 0
        self.town: list[str] = []
        self.entrances: list[list[str]] = [[] for _ in range(seats)]
        self.souls: list[list[str]] = [[] for _ in range(seats)]
        self.wounds: list[list[str]] = [[] for _ in range(seats)]
        self.gone: Counter[str] = Counter()  # cards of seats that are out
        self.order: list[int] = []
        self.out: list[int] = []
        self.turn = 0
        self.phase = 0
        self.revealed = 0
        self.drew: list[int] = []
        self.judged: list[str] = []
        self.adventured: list[int] = []
        self.walker = ""
        self.where = -1  # the place of the walker's room, or the number of rooms while it is still outside
        self.owner = -1
        self.last_room: Card | None = None  # the room that the walker entered last
        self.gassed = False
        self.sent_back = False
        self.doubled = [0] * seats
        self.dungeon_boost = [0] * seats
        self.kept_out: set[int] = set()
        self.barred = False
        self.picked: tuple[int, int] | None = None  # the seat and place last pointed at
        self.aimed: dict[str, list[tuple[int, int]]] = {}  # those of the rooms that a spell was cast on
        self.using: tuple[int, int] | None = None  # those of the room last used
        self.placed: dict[int, int] = {}
        self.may_place: dict[int, int] = {}
        self.dealing: list[str] = []
        self.result: list[int] | None = None
        self.swapped: list[int] = []

    def takes_part(self, words: list[str], ordinary: bool) -> bool:
        """BM-SETUP-04, BM-VAR-01."""
        easy = ordinary and self.options["hard_mode"] == "on" and words[0] == "4"
        return int(words[1]) <= self.seats and not easy

    # -- what follows from what lies on the table ------------------------------------------------------------------

    @property
    def living(self) -> list[int]:
        """Who plays, in the order of play: by XP, or clockwise from the highest (BM-CONF-01)."""
        ranked = [seat for seat in self.order if seat not in self.out]
        if self.options["player_order"] == "clockwise" and ranked:
            first = ranked[0]
            ranked.sort(key=lambda seat: (seat - first) % self.seats)
        return ranked

    def by_xp(self) -> list[int]:
        return sorted(self.living, key=lambda seat: -self.xp(seat))

    def xp(self, seat: int) -> int:
        return int(self.book["bosses"][self.boss[seat]][0])

    def type_of(self, card: str) -> str:
        return "rooms" if card in self.rooms else "spells"

    def kind(self, card: str) -> str:
        return self.rooms[card][1]

    def icons(self, card: str) -> list[str]:
        return self.rooms[card][3:]

    def top(self, seat: int, place: int) -> Card | None:
        """The room that works at a place: face up, uncovered, awake."""
        stack = self.dungeons[seat][place] if 0 <= place < len(self.dungeons[seat]) else []
        return stack[-1] if stack and stack[-1].face_up and not stack[-1].frozen else None

    def working(self, seat: int) -> list[Card]:
        tops = [self.top(seat, place) for place in range(len(self.dungeons[seat]))]
        return [room for room in tops if room is not None]

    def treasure(self, seat: int, kind: str) -> int:
        """BM-BAIT-01 to 04: icons of the working rooms, doubled by Jackpot Stash, and the boss's own."""
        icons = sum(self.icons(room.id).count(kind) for room in self.working(seat))
        times = self.doubled[seat]
        factor = (2 if times else 1) if self.options["jackpot"] == "doubles_once" else 2**times
        return icons * factor + (self.book["bosses"][self.boss[seat]][1] == kind)

    def damage(self, seat: int, place: int) -> int:
        """BM-ADV-06 and what the texts of rooms add."""
        room = self.top(seat, place)
        if room is None:
            return 0
        damage = int(self.rooms[room.id][2]) + room.boost + self.dungeon_boost[seat]
        if room.id == "monster-s-ballroom":
            damage += sum(self.kind(other.id) == "monster" for other in self.working(seat))
        if self.kind(room.id) == "monster":
            beside = [self.top(seat, place - 1), self.top(seat, place + 1)]
            damage += sum(other is not None and other.id == "goblin-armory" for other in beside)
        return damage

    def legal_places(self, seat: int, card: str) -> list[int]:
        """BM-BUILD-04 to 12, 23; BM-KEY-16; Neanderthal Cave."""
        dungeon = self.dungeons[seat]
        places = []
        for place, stack in enumerate(dungeon):
            top = stack[-1]
            if not top.face_up or top.frozen:
                continue
            fits = top.id != "neanderthal-cave" and set(self.icons(card)) & set(self.icons(top.id))
            if card not in self.advanced or fits:
                places.append(place)
        if card not in self.advanced and len(dungeon) < ROOMS:
            places.append(len(dungeon))
        return places

    def score(self, seat: int) -> tuple[int, int]:
        return self.count(self.souls[seat]), self.count(self.wounds[seat])

    def count(self, heroes: list[str]) -> int:
        return sum(self.heroes[id].value for id in heroes)

    # -- moving cards about ----------------------------------------------------------------------------------------

    def take(self, seat: int, card: str) -> None:
        self.check(self.hands[seat][card] > 0, f"seat {seat} does not hold {card}")
        self.hands[seat][card] -= 1

    def lay_aside(self) -> None:
        """Spells that have been dealt with lie in the discards (BM-SPELL-06)."""
        self.discards.update(self.in_play)
        self.in_play = []

    def discarded(self, kind: str, wanted: int) -> list[str]:
        """The discards of a kind, and as many spells in play as must have been dealt with, the last cast first."""
        while True:
            fresh = [card for card in self.discards.elements() if self.type_of(card) == kind]
            if kind == "rooms" or len(fresh) >= wanted or not self.in_play:
                return fresh
            self.discards[self.in_play.pop()] += 1

    def from_discards(self, card: str) -> None:
        if not self.discards[card] and card in self.in_play:
            self.in_play.remove(card)
            self.discards[card] += 1
        self.check(self.discards[card] > 0, f"{card} is not in the discards")
        self.discards[card] -= 1

    def was_from_discards(self, card: str) -> None:
        self.from_either.remove(card)
        self.from_discards(card)
        self.decks["rooms"][card] += 1

    def find(self, seat: int, card: str, face_up: bool = True) -> int:
        """The place of a room that the log names by its card: the one last pointed at, if there are several."""
        places = [
            place
            for place, stack in enumerate(self.dungeons[seat])
            if stack[-1].id == card and stack[-1].face_up == face_up
        ]
        working = [place for place in places if not self.dungeons[seat][place][-1].frozen]
        places = working or places
        if self.source == card and card in DESTROY_ANOTHER and self.using is not None and self.using[0] == seat:
            places = [place for place in places if place != self.using[1]]
        self.check(bool(places), f"seat {seat} has no {card} on top")
        for pointed in (*self.aimed.get(self.source, ()), self.picked):
            if pointed is not None and pointed[0] == seat and pointed[1] in places:
                aims = self.aimed.get(self.source, [])
                if pointed in aims:  # of two rooms that a card was aimed at, the other is meant next
                    aims.remove(pointed)
                    aims.append(pointed)
                return int(pointed[1])
        return places[0]

    def conserved(self) -> None:
        """Every card lies somewhere, once."""
        self.lay_aside()
        seen = self.decks["rooms"] + self.decks["spells"] + self.discards + self.gone
        for seat in range(self.seats):
            seen += self.hands[seat]
            for stack in self.dungeons[seat]:
                seen += Counter(room.id for room in stack)
        self.same(+seen, +self.all_cards, "the cards on the table")

    # -- set-up ----------------------------------------------------------------------------------------------------

    def meet_boss(self, seat: int, boss: str, xp: int) -> None:
        self.boss[seat] = boss
        self.same(xp, self.xp(seat), f"the XP of {boss}")

    def on_boss_dealt(self, seat: int, boss: str, xp: int) -> None:
        self.check(boss in self.bosses_left, f"{boss} is not in the deck")
        self.bosses_left.remove(boss)
        self.meet_boss(seat, boss, xp)

    def on_bosses_offered(self, seat: int, boss: str, other: str) -> None:
        self.same(self.options["choose_boss"], "on", "two bosses to choose from (BM-VAR-03)")
        for each in (boss, other):
            self.check(each in self.bosses_left, f"{each} is not in the deck")
            self.bosses_left.remove(each)
        self.boss[seat] = f"{boss} {other}"

    def on_boss_chosen(self, seat: int, boss: str, xp: int) -> None:
        self.check(boss in self.boss[seat].split(), f"{boss} was not offered to seat {seat}")
        self.meet_boss(seat, boss, xp)

    def on_first_player(self, seat: int, xp: int) -> None:
        ranked = sorted(range(self.seats), key=lambda each: -self.xp(each))
        self.same(seat, ranked[0], "who goes first (BM-SETUP-08)")
        self.order = ranked

    def on_hand_dealt(self, seat: int, rooms: int, spells: int) -> None:
        self.same((rooms, spells), (5, 2), "the starting hand (BM-SETUP-13)")
        self.check(not +self.hands[seat] and not self.dealing, "a hand is dealt to an empty hand")
        self.dealing = ["rooms"] * 5 + ["spells"] * 2

    def on_mulligan_taken(self, seat: int) -> None:
        rooms = [card for card in self.hands[seat].elements() if card in self.rooms]
        advanced = sum(card in self.advanced for card in rooms)
        kinds = Counter(kind for card in rooms for kind in set(self.icons(card)))
        if self.options["mulligan"] == "four_of_five":
            self.check(advanced >= 4 or max(kinds.values()) >= 4, "no reason for a mulligan (BM-CONF-07)")
        else:
            self.same(self.options["mulligan"], "all_rooms", "a mulligan at this table")
            self.check(advanced == len(rooms) or len(kinds) == 1, "no reason for a mulligan (BM-CONF-07)")
        for card in self.hands[seat].elements():
            self.decks[self.type_of(card)][card] += 1
        self.hands[seat].clear()

    def on_start_discarded(self, seat: int, card: str, other: str) -> None:
        for each in (card, other):
            self.take(seat, each)
            self.discards[each] += 1
        self.same(sum(self.hands[seat].values()), 5, "cards left after the starting discards (BM-SETUP-14)")

    # -- the turn --------------------------------------------------------------------------------------------------

    def on_turn_began(self, turn: int) -> None:
        self.same(turn, self.turn + 1, "the number of the turn")
        self.turn = turn
        self.conserved()

    def on_phase_began(self, phase: int) -> None:
        expected = phase == 1 if self.phase in (0, END) else phase == self.phase + 1
        self.check(expected, f"phase {phase} follows phase {self.phase} (BM-TURN-01)")
        self.phase = phase
        if phase == 1:
            self.revealed = 0
            self.drew = []
        if phase == BUILD:
            self.same(self.drew, self.living_in_order(), "who drew at the start of the turn (BM-TURN-07)")
            wanted = min(self.seats, self.revealed + len(self.hidden["ordinary"]) + len(self.hidden["epic"]))
            self.same(self.revealed, wanted, "heroes revealed (BM-TURN-04, BM-MP-05)")
            self.placed = {}
            self.may_place = {}
            self.barred = False
        if phase == BAIT:
            for seat in self.living:
                self.check(all(room.face_up for stack in self.dungeons[seat] for room in stack), "all rooms are up")
                due = len(self.working(seat)) == ROOMS and not self.levelled[seat]
                self.check(not due, f"seat {seat} has five working rooms and no level-up (BM-BOSS-06)")
            self.judged = []
        if phase == ADVENTURE:
            self.same(self.judged, self.judged_in_order(), "heroes judged in the order of the town (BM-BAIT-13)")
            self.adventured = []
        if phase == END:
            self.check(not self.walker, "the adventure is over while a hero walks")
            for seat in self.living:
                due = bool(self.entrances[seat]) and seat not in self.adventured and seat not in self.kept_out
                self.check(not due, f"heroes wait at the entrance of seat {seat} (BM-ADV-20)")
            self.turn_is_over()

    def living_in_order(self) -> list[int]:
        """Everybody draws in the order of play, whoever has nothing to draw included."""
        return [seat for seat in self.by_xp() if seat in self.drew] if self.dry() else self.by_xp()

    def dry(self) -> bool:
        return not +self.decks["rooms"] and not any(card in self.rooms for card in +self.discards)

    def judged_in_order(self) -> list[str]:
        return sorted(self.judged, key=lambda id: self.heroes[id].place)

    def turn_is_over(self) -> None:
        """BM-END-01, BM-END-03."""
        for stack in (stack for dungeon in self.dungeons for stack in dungeon):
            for room in stack:
                room.boost = 0
                room.used = False
        for hero in self.heroes.values():
            hero.more = 0
            hero.damage = 0
            hero.bounced = set()
        self.doubled = [0] * self.seats
        self.dungeon_boost = [0] * self.seats
        self.kept_out = set()

    def on_hero_revealed(self, hero: str) -> None:
        kind = "ordinary" if self.hidden["ordinary"] else "epic"
        self.check(hero in self.hidden[kind], f"{hero} comes before the {kind} heroes are out (BM-TURN-06)")
        self.appear(hero)
        self.town.append(hero)
        self.revealed += 1

    def appear(self, hero: str) -> None:
        for kind, value in (("ordinary", 1), ("epic", 2)):
            if hero in self.hidden[kind]:
                self.hidden[kind].remove(hero)
                self.appearances += 1
                words = self.book[kind][hero]
                self.heroes[hero] = Hero(hero, int(words[0]), value, words[2], self.appearances)
        self.check(hero in self.heroes, f"{hero} is no hero of this table")

    def on_no_hero_left(self) -> None:
        self.check(not self.hidden["ordinary"] and not self.hidden["epic"], "there are heroes left")

    def on_card_drawn(self, seat: int, card: str, deck: int) -> None:
        kind = DECKS[deck]
        self.same(self.type_of(card), kind, f"the deck of {card}")
        if not self.decks[kind][card] and card in self.from_either:
            self.was_from_discards(card)
        self.check(self.decks[kind][card] > 0, f"{card} is not in the deck")
        if self.dealing:
            self.same(kind, self.dealing.pop(0), "the starting hand (BM-SETUP-13)")
        elif self.phase == 1:
            library = any(room.id == "haunted-library" for room in self.working(seat))
            self.check(kind == "rooms" or library, "a room is drawn at the start of a turn (BM-TURN-07)")
            self.check(seat not in self.drew, f"seat {seat} draws twice at the start of a turn")
            self.drew.append(seat)
        else:
            self.check(self.source != "" or self.phase == END, "only a card makes one draw (BM-SPELL-07)")
        self.decks[kind][card] -= 1
        self.hands[seat][card] += 1

    def on_nothing_to_draw(self, seat: int, deck: int) -> None:
        kind = DECKS[deck]
        self.check(not +self.decks[kind], f"there are {kind} to draw")
        left = [card for card in +self.discards if self.type_of(card) == kind]
        self.check(not left, f"there are {kind} in the discards (BM-FAQ-02)")
        if self.phase == 1 and not self.dealing:
            self.drew.append(seat)

    def on_deck_rebuilt(self, deck: int, n: int) -> None:
        kind = DECKS[deck]
        if self.options["reshuffle"] == "exhausted_only":
            self.check(not +self.decks[kind], f"the deck of {kind} is not empty (BM-FAQ-02)")
        before = sum(self.decks[kind].values())
        fresh = self.discarded(kind, n - before)
        while kind == "rooms" and self.from_either and before + len(fresh) > n:
            fresh.remove(self.from_either[0])
            self.was_from_discards(self.from_either[0])
        if kind == "rooms":
            self.from_either = []  # all in one deck now
            before = sum(self.decks[kind].values())
        self.same(n, before + len(fresh), f"the new deck of {kind}")
        for card in fresh:
            self.discards[card] -= 1
            self.decks[kind][card] += 1

    def on_deck_shuffled(self, deck: int) -> None:
        self.check(self.source != "", "a deck is shuffled after a search (BM-KEY-47)")

    # -- building --------------------------------------------------------------------------------------------------

    def on_room_placed(self, seat: int, slot: int, card: str) -> None:
        self.take(seat, card)
        self.check(slot in self.legal_places(seat, card), f"{card} cannot lie at place {slot} (BM-BUILD-04 to 12)")
        self.check(not self.barred, "nothing is built after Kobold Strike")
        self.placed[seat] = self.placed.get(seat, 0) + 1
        self.check(self.placed[seat] <= 1 + self.may_place.get(seat, 0), f"seat {seat} places too often (BM-BUILD-01)")
        self.lay(seat, slot, Card(card, face_up=False))

    def lay(self, seat: int, slot: int, room: Card) -> None:
        if slot == len(self.dungeons[seat]):
            self.dungeons[seat].append([])
        self.dungeons[seat][slot].append(room)

    def on_build_passed(self, seat: int) -> None:
        self.check(seat in self.living, "whoever is out does not build")

    def on_room_revealed(self, seat: int, card: str, slot: int) -> None:
        room = self.dungeons[seat][slot][-1]
        self.same((room.id, room.face_up), (card, False), "the room that is turned up (BM-BUILD-19)")
        room.face_up = True

    def on_room_built(self, seat: int, card: str, slot: int) -> None:
        self.check(self.source != "", "only a card lets one build at once")
        self.take(seat, card)
        self.check(slot in self.legal_places(seat, card), f"{card} cannot be built at place {slot}")
        if self.source in ("king-croak", "cleopatra"):
            self.check(slot < len(self.dungeons[seat]), f"{card} is built on a room")
        self.lay(seat, slot, Card(card, face_up=True))

    def on_levelled_up(self, seat: int, boss: str) -> None:
        self.same(boss, self.boss[seat], "the boss that levels up")
        self.check(not self.levelled[seat], "a boss levels up once (BM-BOSS-07)")
        self.same(len(self.working(seat)), ROOMS, "working rooms at the level-up (BM-BOSS-06)")
        self.levelled[seat] = True

    def on_building_barred(self, seat: int) -> None:
        self.same(self.source, "kobold-strike", "what bars building")
        self.barred = True

    def on_room_returned(self, seat: int, card: str) -> None:
        for place, stack in enumerate(self.dungeons[seat]):
            if stack[-1].id == card and not stack[-1].face_up:
                stack.pop()
                if not stack:
                    del self.dungeons[seat][place]
                self.hands[seat][card] += 1
                return
        self.check(False, f"seat {seat} has no {card} lying face down")

    def on_ability_works(self, seat: int, card: str) -> None:
        owned = any(room.id == card for stack in self.dungeons[seat] for room in stack)
        self.check(owned or self.boss[seat] == card or self.discards[card] > 0, f"seat {seat} has no {card}")

    # -- bait ------------------------------------------------------------------------------------------------------

    def judge(self, hero: str) -> list[tuple[int, int]]:
        """The treasure of each dungeon for this hero, most first."""
        self.same(self.phase, BAIT, "the phase in which heroes are lured")
        self.check(hero in self.town and hero not in self.judged, f"{hero} waits in town")
        kind = self.heroes[hero].treasure
        self.judged.append(hero)
        return sorted(((self.treasure(seat, kind), seat) for seat in self.living), key=lambda pair: -pair[0])

    def on_hero_lured(self, hero: str, seat: int, best: int, second: int) -> None:
        ranked = self.judge(hero)
        self.same((seat, best), (ranked[0][1], ranked[0][0]), f"whom {hero} visits (BM-BAIT-05)")
        self.same(second, ranked[1][0], "the second most treasure")
        self.check(best > second, f"{hero} is lured by the most treasure only")
        self.town.remove(hero)
        self.entrances[seat].append(hero)

    def on_hero_tied(self, hero: str, best: int) -> None:
        ranked = self.judge(hero)
        self.same(best, ranked[0][0], "the most treasure")
        self.check(best > 0 and ranked[1][0] == best, f"{hero} is torn between two (BM-BAIT-06)")

    def on_hero_unmoved(self, hero: str) -> None:
        self.same(self.judge(hero)[0][0], 0, f"the most treasure for {hero} (BM-BAIT-07)")

    def fool(self, hero: str) -> list[tuple[int, int]]:
        self.same(self.heroes[hero].treasure, "none", f"the treasure of {hero}")
        self.judge(hero)
        return sorted((self.score(seat)[0], seat) for seat in self.living)

    def on_fool_lured(self, hero: str, seat: int, souls: int) -> None:
        ranked = self.fool(hero)
        self.same((seat, souls), (ranked[0][1], ranked[0][0]), "who has the fewest souls")
        self.check(ranked[1][0] > souls, "the fool goes to the fewest souls only")
        self.town.remove(hero)
        self.entrances[seat].append(hero)

    def on_fool_tied(self, hero: str, souls: int) -> None:
        ranked = self.fool(hero)
        self.same((ranked[0][0], ranked[1][0]), (souls, souls), "the fewest souls")

    # -- adventure -------------------------------------------------------------------------------------------------

    def on_adventure_began(self, seat: int, heroes: int) -> None:
        self.same(self.phase, ADVENTURE, "the phase of adventures")
        self.same(heroes, len(self.entrances[seat]), f"heroes at the entrance of seat {seat}")
        self.check(heroes > 0, "only who has heroes takes an adventure turn (BM-ADV-01)")
        waiting = [each for each in self.living if self.entrances[each] and each not in self.adventured]
        self.same(
            seat, next((each for each in waiting if each not in self.kept_out), -1), "whose turn it is (BM-ADV-02)"
        )
        self.adventured = self.living[: self.living.index(seat) + 1]  # whoever had nobody has had the turn, too
        self.owner = seat

    def sets_out(self, hero: str, seat: int) -> None:
        """The next hero leaves the entrance (BM-ADV-04)."""
        self.same(self.walker, "", "who is walking already")
        self.same(seat, self.owner, "whose dungeon is walked through")
        self.check(hero in self.entrances[seat], f"{hero} is at the entrance")
        self.check(seat not in self.kept_out, f"no hero enters the dungeon of seat {seat} (Trepidation)")
        if self.options["entrance_order"] == "arrival":
            first = self.entrances[seat][0]
        else:
            first = min(self.entrances[seat], key=lambda id: self.heroes[id].place)
        self.same(hero, first, "who enters first (BM-CONF-16)")
        self.entrances[seat].remove(hero)
        self.walker = hero
        self.where = len(self.dungeons[seat])
        self.last_room = None
        self.sent_back = False

    def on_hero_entered(self, hero: str, seat: int, card: str, slot: int) -> None:
        if hero != self.walker:
            self.sets_out(hero, seat)
        if not self.sent_back:  # BM-CONF-22: being sent back takes the place of dying
            self.alive(hero)
        self.sent_back = False
        self.same(slot, self.where - 1, f"the room that {hero} enters next (BM-ADV-05)")
        room = self.top(seat, slot)
        self.check(room is not None and room.id == card, f"{card} works at place {slot}")
        self.where = slot
        last = self.last_room
        self.gassed = last is not None and last.id == "dizzygas-hallway" and last in self.working(seat)
        self.last_room = room

    def alive(self, hero: str) -> None:
        walker = self.heroes[hero]
        self.check(walker.damage < walker.health + walker.more, f"{hero} goes on with lethal damage (BM-ADV-13)")

    def on_hero_passed(self, hero: str, card: str) -> None:
        if hero != self.walker:
            self.sets_out(hero, self.owner)
        self.where -= 1
        self.check(self.top(self.owner, self.where) is None, f"{card} does not work (BM-CONF-40)")
        self.same(self.dungeons[self.owner][self.where][-1].id, card, "the room that is passed")

    def on_hero_bounced(self, hero: str, card: str) -> None:
        self.same((hero, card), (self.walker, "minotaur-s-maze"), "who is sent back by the maze")
        room = self.top(self.owner, self.where)
        assert room is not None
        self.same(room.id, card, "the room that the hero is in")
        self.check(room.number not in self.heroes[hero].bounced, "a maze sends a hero back once a turn")
        self.heroes[hero].bounced.add(room.number)
        self.check(self.top(self.owner, self.where + 1) is not None, "there is an active room on the left")
        self.sent_back = True
        self.where += 2

    def on_room_hurt(self, hero: str, card: str, damage: int, total: int, health: int) -> None:
        self.same(hero, self.walker, "who is hurt")
        reckoned = self.damage(self.owner, self.where)
        if self.gassed and self.kind(card) == "trap":
            reckoned += 2
        self.same(damage, reckoned, f"the damage of {card}")
        self.hurt(hero, damage, total, health)

    def hurt(self, hero: str, damage: int, total: int, health: int) -> None:
        walker = self.heroes[hero]
        walker.damage += damage
        self.same((total, health), (walker.damage, walker.health + walker.more), f"damage and health of {hero}")

    def on_hero_hurt(self, hero: str, damage: int, total: int, health: int) -> None:
        if self.source == "boulder-ramp":
            self.same(damage, RAMP_DAMAGE, "the damage of Boulder Ramp")
        elif self.source == "exhaustion":
            self.same(damage, len(self.working(self.owner)), "the damage of Exhaustion")
        else:
            self.same(self.options["boost_hits_occupant"], "on", "a boost that hurts")
        self.hurt(hero, damage, total, health)

    def on_hero_died(self, hero: str, seat: int, souls: int) -> None:
        self.same((hero, seat), (self.walker, self.owner), "who dies, and whose soul it is (BM-KEY-25)")
        walker = self.heroes[hero]
        lethal = walker.damage >= walker.health + walker.more
        self.check(lethal or self.source in KILLERS, f"{hero} dies of {walker.damage} damage (BM-ADV-11)")
        self.same(souls, walker.value, f"the souls of {hero}")
        self.souls[seat].append(hero)
        self.leaves()

    def on_hero_survived(self, hero: str, seat: int, wounds: int) -> None:
        if hero != self.walker:
            self.sets_out(hero, seat)
        self.alive(hero)
        self.same(self.where, 0, "rooms between the hero and the boss (BM-ADV-15)")
        self.same(wounds, self.heroes[hero].value, f"the wounds by {hero}")
        self.wounds[seat].append(hero)
        self.leaves()

    def leaves(self) -> None:
        self.heroes[self.walker].damage = 0
        self.heroes[self.walker].more = 0
        self.walker = ""
        self.where = -1

    # -- spells and abilities --------------------------------------------------------------------------------------

    def cast(self, seat: int, card: str) -> None:
        phases = self.book["spells"][card][1:]
        now = "build" if self.phase == BUILD else "adventure" if self.phase == ADVENTURE else "none"
        self.check(now in phases, f"{card} is cast in phase {self.phase} (BM-SPELL-02 to 04)")
        self.check(seat in self.living, "whoever is out casts nothing")
        self.take(seat, card)
        self.in_play.append(card)

    def on_spell_cast(self, seat: int, card: str) -> None:
        self.cast(seat, card)

    def on_spell_cast_room(self, seat: int, card: str, room: str, owner: int) -> None:
        self.cast(seat, card)
        self.check(any(top.id == room for top in self.working(owner)), f"{room} works")
        self.aimed.pop(card, None)
        self.aimed[card] = [(owner, self.find(owner, room))]
        wanted = {"annihilator": "trap", "giant-size": "monster"}.get(card)
        self.check(wanted in (None, self.kind(room)), f"{card} is for a {wanted} room")
        if card == "cave-in":
            self.same(owner, seat, "whose room caves in")

    def on_spell_cast_hero(self, seat: int, card: str, hero: str) -> None:
        self.cast(seat, card)
        if card in ("fear", "exhaustion", "teleportation", "assassin"):
            self.same(hero, self.walker, "the hero in a dungeon")
        if card in ("exhaustion", "teleportation"):
            self.same(self.owner, seat, f"whose dungeon {card} is for")
        if card == "assassin":
            self.check(self.owner != seat, "Assassin is for an opponent's dungeon")
        if card == "princess-in-peril":
            self.check(hero in self.town, f"{hero} is in town")

    def on_spell_cast_seat(self, seat: int, card: str, other: int) -> None:
        self.cast(seat, card)
        if card == "trepidation":
            self.check(self.score(other)[0] >= self.score(seat)[0] + 2, "two souls more (Trepidation)")

    def on_spell_cast_spell(self, seat: int, card: str, other: str) -> None:
        self.check(other in self.in_play, f"{other} has just been cast")
        self.cast(seat, card)

    def use(self, seat: int, card: str) -> None:
        self.check(self.phase in (BUILD, ADVENTURE), f"{card} is used in phase {self.phase} (BM-TURN-10)")
        rooms = [room for room in self.working(seat) if room.id == card]
        self.check(bool(rooms), f"seat {seat} has no working {card}")
        once = card in ONCE_PER_TURN or (card == "the-crushinator" and self.options["crushinator"] == "once")
        if once:
            fresh = [room for room in rooms if not room.used]
            self.check(bool(fresh), f"{card} is used a second time in a turn")
            fresh[0].used = True

    def on_ability_used(self, seat: int, card: str) -> None:
        self.use(seat, card)

    def on_ability_used_hero(self, seat: int, card: str, hero: str) -> None:
        self.use(seat, card)
        if card in ("bottomless-pit", "boulder-ramp"):
            self.same((hero, seat), (self.walker, self.owner), "the hero in the dungeon")
            room = self.top(seat, self.where)
            self.check(room is not None and room.id == card, f"{hero} is in {card}")
        if card == "zombie-prison":
            self.check(any(hero in souls for souls in self.souls), f"{hero} is a soul")

    def on_ability_used_seat(self, seat: int, card: str, other: int) -> None:
        self.use(seat, card)
        self.check(other != seat and other in self.living, "an opponent is chosen")

    def on_ability_used_spell(self, seat: int, card: str, other: str) -> None:
        self.use(seat, card)
        self.check(other in self.in_play, f"{other} has just been cast")

    def on_spell_cancelled(self, seat: int, card: str) -> None:
        self.swapped = []
        self.check(card in self.in_play, f"{card} has been cast")
        self.finish(card)

    def finish(self, spell: str) -> None:
        """A spell is dealt with, and so is all that was announced after it."""
        at = len(self.in_play) - 1 - self.in_play[::-1].index(spell)
        self.discards.update(self.in_play[at:])
        del self.in_play[at:]

    def on_fizzled(self, seat: int, card: str) -> None:
        """A target is gone (BM-KEY-08): the lines before say how."""
        self.swapped = []

    def on_room_destroyed(self, seat: int, card: str) -> None:
        place = self.find(seat, card)
        room = self.dungeons[seat][place][-1]
        self.check(not room.frozen, f"{card} is deactivated and cannot be destroyed (BM-KEY-17)")
        self.check(self.source != "", "rooms are destroyed by cards only (BM-KEY-23)")
        stack = self.dungeons[seat][place]
        stack.pop()
        self.discards[card] += 1
        if not stack:
            del self.dungeons[seat][place]
            for spell, aims in self.aimed.items():
                self.aimed[spell] = [(to, at - 1 if to == seat and at > place else at) for to, at in aims]
            if seat == self.owner and self.walker and self.where > place:
                self.where -= 1

    def on_room_uncovered(self, seat: int, card: str) -> None:
        tops = [stack[-1].id for stack in self.dungeons[seat]]
        self.check(card in tops, f"{card} is on top (BM-KEY-21)")

    def on_room_deactivated(self, seat: int, card: str) -> None:
        room = self.dungeons[seat][self.find(seat, card)][-1]
        self.check(room.face_up and not room.frozen, f"{card} works until now")
        room.frozen = True

    def on_rooms_woke(self) -> None:
        frozen = [room for dungeon in self.dungeons for stack in dungeon for room in stack if room.frozen]
        self.check(bool(frozen), "a room wakes (BM-END-02)")
        for room in frozen:
            room.frozen = False

    def on_room_boosted(self, seat: int, card: str, n: int) -> None:
        self.same(n, 3, f"the boost of {self.source}")
        self.dungeons[seat][self.find(seat, card)][-1].boost += n

    def on_dungeon_boosted(self, seat: int, n: int) -> None:
        self.same((self.source, n), ("the-crushinator", 2), "the boost of a dungeon")
        self.dungeon_boost[seat] += n

    def on_rooms_swapped(self, seat: int, card: str, other: str) -> None:
        dungeon = self.dungeons[seat]
        # Nobody is asked where there is no choice: what is left can be swapped, and must be two.
        places = self.swapped + [
            place for place in range(len(dungeon)) if place not in self.swapped and self.top(seat, place) is not None
        ]
        self.check(len(self.swapped) == 2 or len(places) == 2, "there is a choice of rooms to swap")
        one, two = places[:2]
        self.same({dungeon[one][-1].id, dungeon[two][-1].id}, {card, other}, "the rooms that change places")
        dungeon[one], dungeon[two] = dungeon[two], dungeon[one]
        self.swapped = []

    def on_treasure_doubled(self, seat: int) -> None:
        self.doubled[seat] += 1

    def on_card_discarded(self, seat: int, card: str) -> None:
        self.take(seat, card)
        self.discards[card] += 1

    def on_card_lost(self, seat: int, card: str) -> None:
        wanted = {"specter-s-sanctum": "spells", "torture-chamber": "rooms"}.get(self.source)
        self.check(wanted in (None, self.type_of(card)), f"{self.source} takes {wanted}")
        self.on_card_discarded(seat, card)

    def on_card_recovered(self, seat: int, card: str) -> None:
        self.from_discards(card)
        if self.source in ("open-grave", "dracolich-lair", "monstrous-monument"):
            self.same(self.type_of(card), "rooms", f"what {self.source} recovers")
        if self.source == "monstrous-monument":
            self.same(self.kind(card), "monster", "what Monstrous Monument recovers")
        self.hands[seat][card] += 1

    def on_card_found(self, seat: int, card: str) -> None:
        wanted = {"king-croak": "monster", "cleopatra": "trap"}[self.source]
        self.check(card in self.advanced and self.kind(card) == wanted, f"an advanced {wanted} room is found")
        if self.decks["rooms"][card] > 0:
            self.decks["rooms"][card] -= 1
            if self.discards[card] > 0:
                self.from_either.append(card)
        else:
            self.from_discards(card)
        self.hands[seat][card] += 1

    def on_nothing_found(self, seat: int) -> None:
        wanted = {"king-croak": "monster", "cleopatra": "trap"}[self.source]
        there = [card for card in +(self.decks["rooms"] + self.discards) if card in self.advanced]
        self.check(not any(self.kind(card) == wanted for card in there), "there is nothing to be found")

    def on_card_stolen(self, seat: int, other: int, card: str) -> None:
        self.take(other, card)
        self.hands[seat][card] += 1

    def on_hand_seen(self, seat: int, other: int) -> None:
        self.same(self.source, "draculord", "who looks into a hand")

    def on_hero_fled(self, hero: str, seat: int) -> None:
        if hero == self.walker:
            self.walker = ""
            self.where = -1
        else:
            self.check(hero in self.entrances[seat], f"{hero} is at the entrance of seat {seat}")
            self.entrances[seat].remove(hero)
        self.to_town(hero)

    def to_town(self, hero: str) -> None:
        """Back to the old place in the line (BM-CONF-17)."""
        self.town.append(hero)
        self.town.sort(key=lambda id: self.heroes[id].place)

    def on_hero_moved(self, hero: str, seat: int) -> None:
        if hero in self.town:
            self.town.remove(hero)
        else:
            self.same(self.source, "seducia", "who calls a hero from a deck")
            self.appear(hero)
        if self.source == "mimic-vault":
            self.same(self.heroes[hero].value, 1, "an ordinary hero (BM-KEY-40)")
        self.entrances[seat].append(hero)

    def on_hero_sent_back(self, hero: str, seat: int) -> None:
        self.same((hero, seat, self.source), (self.walker, self.owner, "teleportation"), "who is sent back")
        self.sent_back = True
        self.where = len(self.dungeons[seat])

    def on_hero_revived(self, hero: str, seat: int) -> None:
        self.check(hero in self.souls[seat], f"{hero} is a soul of seat {seat}")
        self.souls[seat].remove(hero)
        self.entrances[seat].append(hero)
        self.appearances += 1  # it counts as a fresh hero
        self.heroes[hero].place = self.appearances
        self.heroes[hero].bounced = set()

    def on_hero_strengthened(self, hero: str, n: int) -> None:
        self.same(n, {"assassin": 3, "zombie-attack": 2}[self.source], f"the health by {self.source}")
        self.heroes[hero].more += n

    def on_town_hero_killed(self, hero: str, seat: int, souls: int) -> None:
        self.same(self.source, "gorgona", "who kills in town")
        self.check(hero in self.town, f"{hero} is in town")
        self.same(souls, self.heroes[hero].value, f"the souls of {hero}")
        self.town.remove(hero)
        self.souls[seat].append(hero)

    def on_heroes_kept_out(self, seat: int) -> None:
        self.kept_out.add(seat)

    def on_soul_lost(self, seat: int, hero: str) -> None:
        self.same(self.source, "soul-harvest", "what takes a soul out of the game")
        self.check(hero in self.souls[seat], f"{hero} is a soul of seat {seat}")
        self.souls[seat].remove(hero)

    def on_wound_healed(self, seat: int, hero: str, n: int) -> None:
        self.check(hero in self.wounds[seat], f"{hero} is a wound of seat {seat}")
        self.same(n, self.heroes[hero].value, f"what healing {hero} turns")
        self.wounds[seat].remove(hero)
        self.souls[seat].append(hero)

    # -- the end ---------------------------------------------------------------------------------------------------

    def on_seat_out(self, seat: int, wounds: int) -> None:
        self.same(wounds, self.score(seat)[1], f"the wounds of seat {seat}")
        self.check(wounds >= WOUNDS, "five wounds lose (BM-WIN-02)")
        self.out.append(seat)
        for card in self.hands[seat].elements():
            self.gone[card] += 1
        self.hands[seat].clear()
        for stack in self.dungeons[seat]:
            self.gone.update(room.id for room in stack)
        self.dungeons[seat] = []
        for hero in self.entrances[seat]:
            self.to_town(hero)
        self.entrances[seat] = []

    def best(self, seats: list[int]) -> int:
        """BM-WIN-04, BM-WIN-05."""
        return max(seats, key=lambda seat: (self.score(seat)[0] - self.score(seat)[1], -self.xp(seat)))

    def reckon_end(self) -> list[int]:
        winning = [s for s in self.living if self.score(s)[0] >= SOULS and self.score(s)[1] < WOUNDS]
        losing = [s for s in self.living if self.score(s)[1] >= WOUNDS]
        if winning:
            return [self.best(winning)]
        if len(losing) == len(self.living):
            return [self.best(losing)] if losing else []
        left = [s for s in self.living if s not in losing]
        return left if len(left) == 1 else []

    def wins(self, seat: int) -> None:
        self.same(self.phase, END, "the phase in which a game is won (BM-WIN-01)")
        self.same([seat], self.reckon_end(), "who wins (BM-CONF-12)")
        self.result = [seat]

    def on_won_by_souls(self, seat: int, souls: int, wounds: int) -> None:
        self.same((souls, wounds), self.score(seat), f"souls and wounds of seat {seat}")
        self.wins(seat)

    def on_won_last(self, seat: int) -> None:
        self.wins(seat)

    def on_won_tie(self, seat: int, score: int) -> None:
        self.same(score, self.score(seat)[0] - self.score(seat)[1], f"the score of seat {seat}")
        self.wins(seat)

    def on_won_tie_xp(self, seat: int, score: int, xp: int) -> None:
        self.same(xp, self.xp(seat), f"the XP of seat {seat}")
        self.on_won_tie(seat, score)

    def on_counted_out(self, seat: int, score: int) -> None:
        self.check((not self.hidden["ordinary"] and not self.hidden["epic"]) or self.turn >= 100, "BM-CONF-06")
        self.same(score, self.score(seat)[0] - self.score(seat)[1], f"the score of seat {seat}")
        self.same(seat, self.best(self.living), "who is ahead")
        self.result = [seat]

    def ended(self, winners: list[int], scores: list[int]) -> None:
        self.same(winners, self.result, "the winner")
        self.conserved()

    # -- questions -------------------------------------------------------------------------------------------------

    def asked(self, decision: Decision) -> None:
        seat = decision.seat
        self.check(seat not in self.out, "whoever is out is not asked")
        if decision.kind in ("react", "build"):
            self.lay_aside()
        places = {(o.fields["card"], o.fields["slot"]) for o in decision.options if o.kind == "place"}
        if decision.kind in ("build", "first-room") and places:
            legal = {
                (card, place)
                for card in self.hands[seat]
                if self.hands[seat][card] > 0 and card in self.rooms
                for place in self.legal_places(seat, card)
            }
            self.same(places, legal, "where rooms may be placed")
        for option in decision.options:
            if option.kind == "cast":
                card = str(option.fields["card"])
                now = "build" if self.phase == BUILD else "adventure"
                self.check(self.hands[seat][card] > 0, f"{card} is offered without being held")
                self.check(now in self.book["spells"][card], f"{card} is offered in phase {self.phase}")
            if option.kind == "use":
                card = str(option.fields["card"])
                place = option.fields["slot"]
                assert isinstance(place, int)
                room = self.top(seat, place)
                self.check(room is not None and room.id == card, f"{card} is offered without working")

    def answered(self, decision: Decision, option: Option) -> None:
        fields = option.fields
        if option.kind == "use":
            self.picked = self.using = (decision.seat, int(str(fields["slot"])))
        elif option.kind == "room":
            self.picked = (int(str(fields["seat"])), int(str(fields["slot"])))
            if decision.kind == "choose-stack":
                self.swapped.append(self.picked[1])
        elif option.kind == "cast" and fields["card"] == "motivation":
            self.may_place[decision.seat] = self.may_place.get(decision.seat, 0) + 1
