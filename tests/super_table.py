"""A Super Boss Monster table laid out by name: arrange what matters, act through decisions, look as a player does."""

from collections.abc import Sequence
from typing import Any

from underhall.games.boss_monster.facts import BOSS, HERO, ROOM, SHELF, SPELL
from underhall.games.boss_monster.state import Hero, Room, held_card
from underhall.games.super_boss_monster.board import AT_BASE, ON_BOSS, ON_ROOM, SPACES
from underhall.games.super_boss_monster.facts import CARDS, LANDMARKS, NUMBER, TAVERN, TREASURES
from underhall.games.super_boss_monster.items import hand_out
from underhall.games.super_boss_monster.settings import read_settings
from underhall.games.super_boss_monster.setup import BOX, PREPARE, lay_out, order_from
from underhall.games.super_boss_monster.shapes import SeatView, View
from underhall.games.super_boss_monster.state import PHASES, SuperBossMonster, everything
from underhall.games.super_boss_monster.table import SUPER_BOSS_MONSTER
from underhall.games.super_boss_monster.turn import TURN
from underhall.kernel.agenda import Frame, Program
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Charter
from underhall.kernel.luck import seeded

# Where each phase starts among the ops of a turn, and before which op it is over. Some steps have names of their own:
# "arrivals" is the city phase without the market, "draft" what players do in it, "reveal" closes the build phase.
STARTS = {
    "city": "BeginTurn",
    "arrivals": "HeroesArrive",
    "draft": "Do CITY_STEPS",
    "build": "BeginBuilding",
    "reveal": "RevealRooms",
    "minion": "BeginErrands",
    "bait": "Bait",
    "adventure": "BeginAdventures",
    "end": "BeginEnd",
}
STOPS = {
    "city": "BeginBuilding",
    "arrivals": "Do CITY_STEPS",
    "draft": "BeginBuilding",
    "build": "BeginErrands",
    "reveal": "BeginErrands",
    "minion": "Bait",
    "bait": "BeginAdventures",
    "adventure": "BeginEnd",
    "end": "EndTurn",
}
INSIDE = {"arrivals": "city", "draft": "city", "reveal": "build"}


def _op(name: str) -> int:
    if name == "Do CITY_STEPS":
        return _op("RevealItem") + 1
    return next(i for i, op in enumerate(TURN.ops) if type(op).__name__ == name)


def a_hero(health: int | None = None, wants: str | None = None, epic: bool = False, n: int = 0) -> str:
    """The id of the n-th plain hero of the box with this health and treasure."""
    fitting = [
        card.id
        for card in CARDS
        if card.type == HERO
        and card.box == "super"
        and card.epic == epic
        and (health is None or card.health == health)
        and (wants is None or (card.wants < len(TREASURES) and TREASURES[card.wants] == wants))
    ]
    return fitting[n]


class SuperTable:
    """A game under test. Seats go by name; places in a dungeon are counted from the boss (0) outwards."""

    def __init__(self, g: SuperBossMonster, names: list[str]) -> None:
        self.g = g
        self.names = names

    # -- arranging ------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def _take(self, card: str) -> int:
        """Take a copy of the card out of wherever it is spare: its deck, else the discard pile, else the box."""
        number = NUMBER[card]
        g = self.g
        for pile in (
            g.room_deck,
            g.spell_deck,
            g.hero_deck,
            g.epic_deck,
            g.item_deck,
            g.boss_deck,
            g.discard,
            g.removed,
        ):
            if number in pile:
                pile.remove(number)
                return number
        raise AssertionError(f"no spare copy of {card}")

    def dungeon(self, name: str, *stacks: str | Sequence[str]) -> None:
        """Lay out a dungeon from left (entrance) to right (boss); a list is a stack, bottom first."""
        laid: list[tuple[Room, ...]] = []
        for stack in reversed(stacks):
            cards = [stack] if isinstance(stack, str) else list(stack)
            rooms = []
            for card in cards:
                self.g.serial += 1
                rooms.append(Room(self._take(card), self.g.serial, False, False, False, 0, 0))
            laid.append(tuple(rooms))
        self.g.seats[self.seat(name)].dungeon = laid

    def tokens(self, name: str, slot: int, n: int) -> None:
        """Put +1 tokens on the room at this place."""
        room = self.g.top(self.seat(name), slot)
        self.g.replace_top(self.seat(name), slot, room.marked(n, room.disabled, room.tally, room.ahead))

    def hand(self, name: str, *cards: str) -> None:
        """Give these cards, on top of what the hand holds; nobody else knows them."""
        for card in cards:
            self.g.hold(self.seat(name), held_card(self._take(card), 0, 0))

    def _hero(self, card: str, token: int = 0, item: str = "") -> Hero:
        self.g.serial += 1
        hero = Hero(self._take(card), self.g.serial, 0, 0, (), token)
        if item:
            others, self.g.town = self.g.town, [hero]
            assert hand_out(self.g, self._take(item)), f"{item} does not suit {card}"
            (hero,), self.g.town = self.g.town, others
        return hero

    def town(self, *heroes: str) -> None:
        """These heroes stand in town, behind those already there."""
        self.g.town += [self._hero(card) for card in heroes]

    def carrying(self, hero: str, item: str) -> None:
        """The hero in town carries the item."""
        (place,) = [i for i, each in enumerate(self.g.town) if each.card == NUMBER[hero]]
        others = self.g.town
        self.g.town = [others[place]]
        assert hand_out(self.g, self._take(item)), f"{item} does not suit {hero}"
        (others[place],), self.g.town = self.g.town, others

    def landmark(self, place: str, *heroes: str) -> None:
        """This hero stands on the landmark; in the tavern there may be several, the top of the pile last."""
        index = LANDMARKS.index(place)
        if index == TAVERN:
            self.g.tavern += [self._hero(card) for card in heroes]
        else:
            (hero,) = heroes
            self.g.landmarks[index] = self._hero(hero)

    def entrance(self, name: str, *heroes: str, token: int = 0, item: str = "") -> None:
        self.g.seats[self.seat(name)].entrance += [self._hero(card, token, item) for card in heroes]

    def give_souls(self, name: str, *heroes: str) -> None:
        self.g.seats[self.seat(name)].souls += [self._take(card) for card in heroes]

    def give_wounds(self, name: str, *heroes: str) -> None:
        self.g.seats[self.seat(name)].wounds += [self._take(card) for card in heroes]

    def give_item(self, name: str, item: str) -> None:
        self.g.lairs[self.seat(name)].items.append(self._take(item))

    def pile(self, *cards: str) -> None:
        """Put these cards on the discard pile."""
        self.g.discard += [self._take(card) for card in cards]

    def market(self, *cards: str) -> None:
        """These cards lie on the market."""
        self.g.market += [self._take(card) for card in cards]

    def minion(self, name: str, where: str | int) -> None:
        """The minion stands on a space of the board, on "boss", or on the own room at this place."""
        lair = self.g.lairs[self.seat(name)]
        if isinstance(where, int):
            lair.minion = ON_ROOM
            lair.minion_room = self.g.top(self.seat(name), where).uid
        elif where == "boss":
            lair.minion = ON_BOSS
        else:
            lair.minion = [space.name for space in SPACES].index(where)

    def _deck(self, deck: str) -> list[int]:
        return {
            "room deck": self.g.room_deck,
            "spell deck": self.g.spell_deck,
            "hero deck": self.g.hero_deck,
            "epic deck": self.g.epic_deck,
            "item deck": self.g.item_deck,
        }[deck]

    def next_from(self, deck: str, *cards: str) -> None:
        """Arrange luck: these are the next cards of the 'room', 'spell', 'hero', 'epic' or 'item deck'."""
        taken = [self._take(card) for card in cards]
        self._deck(deck).extend(reversed(taken))

    def only_in(self, deck: str, *cards: str) -> None:
        """The deck holds just these, the first being the next; the rest is out of the game."""
        taken = [self._take(card) for card in cards]
        pile = self._deck(deck)
        self.g.removed += pile
        pile[:] = list(reversed(taken))

    def levelled(self, name: str) -> None:
        self.g.seats[self.seat(name)].levelled = True

    def first_player(self, name: str) -> None:
        self.g.order = order_from(self.g, self.seat(name))

    def coins(self, name: str, n: int) -> None:
        self.g.lairs[self.seat(name)].coins = n

    # -- playing --------------------------------------------------------------------------------------

    def phase(self, name: str) -> "SuperTable":
        """Start one phase or step and play it up to the first decision; nothing follows it."""
        self._run(name, STOPS[name])
        return self

    def turn(self, frm: str = "city") -> "SuperTable":
        """Start a turn at a phase; it stops for good after its end phase."""
        self._run(frm, "EndTurn")
        return self

    def turns(self, frm: str = "city") -> "SuperTable":
        """Start at a phase of a turn and go on turn after turn."""
        self._enter(frm)
        self.g.agenda.append(Frame(TURN, _op(STARTS[frm]), -1, -1, -1, (0,)))
        self.g.advance()
        return self

    def setup(self) -> "SuperTable":
        """Play the setup of a real game from the dealing of bosses on (see `fresh`)."""
        self.g.agenda.append(Frame(PREPARE, 0, -1, -1, -1, (0,)))
        self.g.advance()
        return self

    def _enter(self, frm: str) -> None:
        if self.g.turn == 0 and frm != "city":
            self.g.turn = 1
        if frm in INSIDE:
            self.g.phase = PHASES.index(INSIDE[frm])

    def _run(self, frm: str, stop: str) -> None:
        assert not self.g.pending, "somebody still owes an answer"
        assert not self.g.agenda, "something is still in progress"
        self._enter(frm)
        ops = TURN.ops[_op(STARTS[frm]) : _op(stop)]
        self.g.agenda.append(Frame(Program("test", ops), 0, -1, -1, -1, (0,)))
        self.g.advance()

    def asked(self, name: str) -> Decision | None:
        """What the seat is asked now, if anything."""
        return self.g.decision_of(self.seat(name))

    @property
    def waiting(self) -> list[str]:
        """Who is asked now."""
        return [self.names[d.seat] for d in self.g.pending]

    def options(self, name: str) -> list[str]:
        """What the seat may answer, in words: 'pass', 'place box-trap 0', 'cast stealth', 'room box-trap bob 0',
        'space temple-market', 'boss mecha-gary', 'seat bob', 'hero bunny', 'item scroll-bar', 'treasure mage'."""
        decision = self.asked(name)
        return [] if decision is None else [self._words(option) for option in decision.options]

    def _words(self, option: Any) -> str:
        parts = [option.kind]
        for field, value in option.fields.items():
            if field == "seat":
                parts.append(self.names[value])
            elif field == "space":
                parts.append(SPACES[value].name)
            elif field == "treasure":
                parts.append(TREASURES[value])
            else:
                parts.append(str(value))
        return " ".join(parts)

    def answer(self, name: str, words: str) -> "SuperTable":
        """Answer with the option whose words these are, or begin so if only one does."""
        options = self.options(name)
        assert options, f"{name} is not asked anything; waiting for {self.waiting}"
        if words in options:
            index = options.index(words)
        else:
            fitting = [i for i, text in enumerate(options) if text.startswith(words)]
            assert len(fitting) == 1, f"{words!r} fits {len(fitting)} of {options}"
            index = fitting[0]
        before = everything(self.g)
        self.g.answer(self.seat(name), index)
        assert everything(self.g) == before, "cards were lost or made"
        return self

    def all_pass(self, most: int = 300) -> "SuperTable":
        """Everybody passes or says no until nobody is asked any more (or somebody must choose)."""
        for _ in range(most):
            if not self.g.pending:
                return self
            name = self.names[self.g.pending[0].seat]
            options = self.options(name)
            word = next((w for w in ("pass", "no") if w in options), None)
            if word is None:
                return self
            self.answer(name, word)
        raise AssertionError("passing does not end")

    def pass_until(self, name: str, kind: str, most: int = 300) -> "SuperTable":
        """Everybody passes until `name` is asked a question of this kind."""
        for _ in range(most):
            decision = self.asked(name)
            if decision is not None and decision.kind == kind:
                return self
            assert self.g.pending, f"{name} was never asked {kind}"
            other = self.names[self.g.pending[0].seat]
            self.answer(other, "pass" if "pass" in self.options(other) else "no")
        raise AssertionError("passing does not end")

    def can(self, name: str, words: str) -> bool:
        """Whether the seat is asked now and may answer so, or with something that begins so."""
        return any(option == words or option.startswith(words + " ") for option in self.options(name))

    def fork(self) -> "SuperTable":
        return SuperTable(self.g.clone(), self.names)

    # -- looking --------------------------------------------------------------------------------------

    def view(self, name: str) -> View:
        """What the seat sees; `view("")` is a watcher's."""
        view = self.g.view(self.seat(name) if name else -1)
        assert isinstance(view, View)
        return view

    def side(self, name: str) -> SeatView:
        """One player's side of the table as its owner sees it."""
        return self.view(name).seats[self.seat(name)]

    def souls(self, name: str) -> int:
        return self.view("").seats[self.seat(name)].souls

    def wounds(self, name: str) -> int:
        return self.view("").seats[self.seat(name)].wounds

    def hand_of(self, name: str) -> list[str]:
        """The seat's own cards, sorted."""
        return sorted(self.view(name).hand)

    def rooms(self, name: str) -> list[str]:
        """The visible rooms from left to right as their owner sees them."""
        return [room.card for room in reversed(self.side(name).dungeon)]

    def tokens_on(self, name: str) -> list[int]:
        """The +1 tokens on the rooms from left to right."""
        return [room.tokens for room in reversed(self.side(name).dungeon)]

    def damage_of(self, name: str) -> list[int]:
        """What the rooms deal to a hero with nothing special about it, from left to right."""
        return [room.damage for room in reversed(self.side(name).dungeon)]

    def symbols(self, name: str, treasure: str) -> int:
        return self.side(name).treasure[TREASURES.index(treasure)]

    def queue(self, name: str) -> list[str]:
        """The heroes at the entrance, first to go first."""
        return [hero.card for hero in self.view("").seats[self.seat(name)].entrance]

    @property
    def in_town(self) -> list[str]:
        return [hero.card for hero in self.view("").town]

    def at(self, place: str) -> list[str]:
        """The heroes on a landmark, or in the tavern with the top of the pile last."""
        view = self.view("")
        if place == "tavern":
            return [hero.card for hero in view.tavern]
        hero = view.landmarks[place]
        return [] if hero is None else [hero.card]

    @property
    def on_market(self) -> list[str]:
        return self.view("").market

    @property
    def discarded(self) -> list[str]:
        """The discard pile, oldest first."""
        return self.view("").discard

    @property
    def stack(self) -> list[str]:
        """What waits to resolve; the last is the next."""
        return [effect.card for effect in self.view("").stack]

    def events(self, *names: str) -> list[str]:
        """The names of the events so far in order, or of those named only."""
        told = [event.message.name for event in self.g.events]
        return [name for name in told if not names or name in names]

    def told(self, name: str, watcher: str = "") -> list[dict[str, Any]]:
        """The arguments of every event of this name, as `watcher` sees them ('' sees what is public), seats by name."""
        seat = self.seat(watcher) if watcher else -1
        out = []
        for event in self.g.events:
            if event.message.name == name:
                args = dict(event.args_for(seat, self.g.wording))
                for field, type_ in zip(event.message.names, event.message.types, strict=True):
                    if field in args:
                        args[field] = self._named(type_, args[field])
                out.append(args)
        return out

    def _named(self, type_: str, value: Any) -> Any:
        if type_ == "seat" and value >= 0:
            return self.names[value]
        if type_ == "space":
            return SPACES[value].name
        if type_ == "landmark":
            return LANDMARKS[value]
        if type_ == "treasure":
            return TREASURES[value]
        return PHASES[value] if type_ == "phase" else value

    def order_of_deaths(self) -> list[str]:
        return [told["hero"] for told in self.told("hero-died")]

    def walked(self) -> list[str]:
        """The rooms entered so far, in order."""
        return [told["card"] for told in self.told("hero-entered")]


# Bosses for seats in order, by descending XP, so that the first seat is the first player unless a test says otherwise.
# None of them does anything of its own in an ordinary test: their level-ups come once, with the fifth room.
DEFAULT_BOSSES = ("nana-webb", "lord-grumble", "emperor-dododo", "baron-bruin", "zorp-from-accounting", "dean-sporesby")


def super_boss_monster(seats: Sequence[str] = ("ann", "bob"), bosses: Sequence[str] = (), **options: Any) -> SuperTable:
    """An empty table: bosses dealt (the first seat is the first player), no hands, no rooms, full decks.

    Whatever does not belong to this table by its options lies in the box (`g.removed`): a test may still want it.
    """
    table = fresh(seats, "test", **options)
    g = table.g
    dealt = g.boss_deck + g.room_deck + g.spell_deck + g.hero_deck + g.epic_deck + g.item_deck
    for card in BOX:
        if card.number not in dealt:
            g.removed += [card.number] * card.copies
    for s, boss in enumerate(bosses or DEFAULT_BOSSES[: len(seats)]):
        assert SHELF[NUMBER[boss]].type == BOSS
        g.seats[s].boss = table._take(boss)
    g.order = order_from(g, 0)
    return table


def fresh(seats: Sequence[str] = ("ann", "bob"), seed: object = 0, **options: Any) -> SuperTable:
    """A table at the very start, nothing dealt: arrange luck with `next_from`, then call `setup`."""
    rules = read_settings(options, len(seats))
    info = SUPER_BOSS_MONSTER
    charter = Charter(info.id, info.rules, info.cards, len(seats), str(seed), rules.chosen)
    return SuperTable(lay_out(charter, seeded(str(seed)), rules, False), list(seats))


def solo(boss: str = "nana-webb", **options: Any) -> SuperTable:
    """An empty table for one player, called "ann"."""
    return super_boss_monster(["ann"], [boss], **options)


def all_rooms() -> list[str]:
    return [card.id for card in CARDS if card.type == ROOM]


def all_spells() -> list[str]:
    return [card.id for card in CARDS if card.type == SPELL]


def minions_at_home(table: SuperTable) -> bool:
    return all(lair.minion == AT_BASE for lair in table.g.lairs)
