"""A Boss Monster table laid out by name: arrange what matters, act through decisions, look at what a player sees."""

from collections.abc import Sequence
from typing import Any

from underhall.games.boss_monster.facts import BOSS, CARDS, HERO, NUMBER, ROOM, TREASURES
from underhall.games.boss_monster.settings import read_settings
from underhall.games.boss_monster.setup import PREPARE, lay_out, order_by_xp
from underhall.games.boss_monster.shapes import View
from underhall.games.boss_monster.state import BossMonster, Hero, Room, held_card, in_play
from underhall.games.boss_monster.table import BOSS_MONSTER
from underhall.games.boss_monster.turn import TURN
from underhall.kernel.agenda import Frame, Program
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Charter
from underhall.kernel.luck import seeded

# Where each phase starts among the ops of a turn; "reveal" is the step that closes the build phase.
STARTS = {
    "beginning": "BeginTurn",
    "build": "BeginBuilding",
    "reveal": "RevealRooms",
    "bait": "Bait",
    "adventure": "BeginAdventures",
    "end": "CleanUp",
}
STOPS = {
    "beginning": "BeginBuilding",
    "build": "Bait",
    "reveal": "Bait",
    "bait": "BeginAdventures",
    "adventure": "CleanUp",
    "end": "EndTurn",
}


def _op(name: str) -> int:
    return next(i for i, op in enumerate(TURN.ops) if type(op).__name__ == name)


def a_hero(health: int | None = None, wants: str | None = None, epic: bool = False, n: int = 0) -> str:
    """The id of the n-th printed hero with this health and treasure."""
    fitting = [
        card.id
        for card in CARDS
        if card.type == HERO
        and card.epic == epic
        and (health is None or card.health == health)
        and (wants is None or (card.wants < 4 and TREASURES[card.wants] == wants))
    ]
    return fitting[n]


class Table:
    """A game under test. Seats go by name; places in a dungeon are counted from the boss (0) outwards."""

    def __init__(self, g: BossMonster, names: list[str]) -> None:
        self.g = g
        self.names = names

    # -- arranging ------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def _take(self, card: str) -> int:
        """Take a copy of the card out of wherever it is spare: its deck, else the discard pile."""
        number = NUMBER[card]
        for pile in (
            self.g.room_deck,
            self.g.spell_deck,
            self.g.hero_deck,
            self.g.epic_deck,
            self.g.boss_deck,
            self.g.discard,
            self.g.removed,
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

    def hand(self, name: str, *cards: str) -> None:
        """Give these cards, on top of what the hand holds; nobody else knows them."""
        for card in cards:
            self.g.hold(self.seat(name), held_card(self._take(card), 0, 0))

    def _hero(self, card: str) -> Hero:
        self.g.serial += 1
        return Hero(self._take(card), self.g.serial, 0, 0, ())

    def town(self, *heroes: str) -> None:
        self.g.town += [self._hero(card) for card in heroes]

    def entrance(self, name: str, *heroes: str) -> None:
        self.g.seats[self.seat(name)].entrance += [self._hero(card) for card in heroes]

    def give_souls(self, name: str, *heroes: str) -> None:
        self.g.seats[self.seat(name)].souls += [self._take(card) for card in heroes]

    def give_wounds(self, name: str, *heroes: str) -> None:
        self.g.seats[self.seat(name)].wounds += [self._take(card) for card in heroes]

    def pile(self, *cards: str) -> None:
        """Put these cards on the discard pile."""
        self.g.discard += [self._take(card) for card in cards]

    def _deck(self, deck: str) -> list[int]:
        return {
            "room deck": self.g.room_deck,
            "spell deck": self.g.spell_deck,
            "hero deck": self.g.hero_deck,
            "epic deck": self.g.epic_deck,
        }[deck]

    def next_from(self, deck: str, *cards: str) -> None:
        """Arrange luck: these are the next cards of 'room deck', 'spell deck', 'hero deck' or 'epic deck'."""
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

    # -- playing --------------------------------------------------------------------------------------

    def phase(self, name: str) -> "Table":
        """Start one phase (or the reveal step) and play it up to the first decision; nothing follows it."""
        self._run(name, STOPS[name])
        return self

    def turn(self, frm: str = "beginning") -> "Table":
        """Start a turn at a phase; it stops for good after its end phase."""
        self._run(frm, "EndTurn")
        return self

    def turns(self, frm: str = "beginning") -> "Table":
        """Start at a phase of a turn and go on turn after turn."""
        first = _op(STARTS[frm])
        self.g.agenda.append(Frame(TURN, first, -1, -1, -1, (0,)))
        self._enter(frm)
        self.g.advance()
        return self

    def setup(self) -> "Table":
        """Play the setup of a real game from the dealing of bosses on (see `fresh`)."""
        self.g.agenda.append(Frame(PREPARE, 0, -1, -1, -1, (0,)))
        self.g.advance()
        return self

    def _enter(self, frm: str) -> None:
        if self.g.turn == 0 and frm != "beginning":
            self.g.turn = 1
        if frm == "reveal":
            self.g.phase = 2

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
        """What the seat may answer, in words: 'pass', 'place dark-altar 0', 'cast freeze', 'room dark-altar bob 0'."""
        decision = self.asked(name)
        return [] if decision is None else [self._words(option) for option in decision.options]

    def _words(self, option: Any) -> str:
        parts = [option.kind]
        for field, value in option.fields.items():
            parts.append(self.names[value] if field == "seat" else str(value))
        return " ".join(parts)

    def answer(self, name: str, words: str) -> "Table":
        """Answer with the option whose words these are, or begin so if only one does."""
        options = self.options(name)
        assert options, f"{name} is not asked anything; waiting for {self.waiting}"
        if words in options:
            index = options.index(words)
        else:
            fitting = [i for i, text in enumerate(options) if text.startswith(words)]
            assert len(fitting) == 1, f"{words!r} fits {len(fitting)} of {options}"
            index = fitting[0]
        before = in_play(self.g)
        self.g.answer(self.seat(name), index)
        assert in_play(self.g) == before, "cards were lost or made"
        return self

    def all_pass(self, most: int = 200) -> "Table":
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

    def pass_until(self, name: str, kind: str, most: int = 200) -> "Table":
        """Everybody passes until `name` is asked a question of this kind."""
        for _ in range(most):
            decision = self.asked(name)
            if decision is not None and decision.kind == kind:
                return self
            assert self.g.pending, f"{name} was never asked {kind}"
            other = self.names[self.g.pending[0].seat]
            self.answer(other, "pass" if "pass" in self.options(other) else "no")
        raise AssertionError("passing does not end")

    def fork(self) -> "Table":
        return Table(self.g.clone(), self.names)

    # -- looking --------------------------------------------------------------------------------------

    def view(self, name: str) -> View:
        """What the seat sees; `view("")` is a watcher's."""
        view = self.g.view(self.seat(name) if name else -1)
        assert isinstance(view, View)
        return view

    def souls(self, name: str) -> int:
        return self.view("").seats[self.seat(name)].souls

    def wounds(self, name: str) -> int:
        return self.view("").seats[self.seat(name)].wounds

    def hand_of(self, name: str) -> list[str]:
        """The seat's own cards, sorted."""
        return sorted(self.view(name).hand)

    def rooms(self, name: str) -> list[str]:
        """The visible rooms from left to right as their owner sees them."""
        return [room.card for room in reversed(self.view(name).seats[self.seat(name)].dungeon)]

    def queue(self, name: str) -> list[str]:
        """The heroes at the entrance, first to go first."""
        return [hero.card for hero in self.view("").seats[self.seat(name)].entrance]

    @property
    def in_town(self) -> list[str]:
        return [hero.card for hero in self.view("").town]

    @property
    def discarded(self) -> list[str]:
        """The discard pile, oldest first."""
        return self.view("").discard

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
                    if type_ == "seat" and field in args:
                        args[field] = self.names[args[field]]  # type: ignore[call-overload]
                out.append(args)
        return out

    def order_of_deaths(self) -> list[str]:
        return [told["hero"] for told in self.told("hero-died")]

    def walked(self) -> list[str]:
        """The rooms entered so far, in order."""
        return [told["card"] for told in self.told("hero-entered")]


# Bosses for seats in order, by descending XP, so that the first seat acts first unless a test says otherwise.
DEFAULT_BOSSES = ("draculord", "cleopatra", "king-croak", "xyzax")


def boss_monster(seats: Sequence[str] = ("ann", "bob"), bosses: Sequence[str] = (), **options: Any) -> Table:
    """An empty table: bosses dealt (highest XP first unless named), no hands, no rooms, full decks."""
    settings = read_settings(options)
    charter = Charter("boss-monster", BOSS_MONSTER.rules, BOSS_MONSTER.cards, len(seats), "test", settings.chosen)
    g = lay_out(charter, seeded("test"), settings, False)
    table = Table(g, list(seats))
    # Heroes for more players stay in the box; a test may still want one of them.
    g.removed += [c.number for c in CARDS if c.type == HERO and c.number not in g.hero_deck + g.epic_deck]
    for s, boss in enumerate(bosses or DEFAULT_BOSSES[: len(seats)]):
        number = NUMBER[boss]
        assert CARDS[number].type == BOSS
        if number in g.boss_deck:
            g.boss_deck.remove(number)
        g.seats[s].boss = number
    order_by_xp(g)
    return table


def fresh(seats: Sequence[str] = ("ann", "bob"), seed: object = 0, **options: Any) -> Table:
    """A table at the very start, nothing dealt: arrange luck with `next_from`, then call `setup`."""
    settings = read_settings(options)
    charter = Charter("boss-monster", BOSS_MONSTER.rules, BOSS_MONSTER.cards, len(seats), str(seed), settings.chosen)
    return Table(lay_out(charter, seeded(str(seed)), settings, False), list(seats))


def all_rooms() -> list[str]:
    return [card.id for card in CARDS if card.type == ROOM]
