"""What the tables of Boss Monster and Super Boss Monster have in common when they are laid out for a test."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.packing import hand_card
from underhall.games.series.pieces import Hero, Room
from underhall.games.series.state import SeriesGame
from underhall.kernel.agenda import Frame, Program
from underhall.kernel.decisions import Decision
from underhall.kernel.fields import minus

G = TypeVar("G", bound=SeriesGame)
V = TypeVar("V")


class CardTable(Generic[G, V]):
    """A game under test. Seats go by name; places in a dungeon are counted from the boss (0) outwards."""

    shape: type[V]  # of a view
    whole_setup: Program
    whole_turn: Program
    starts: Mapping[str, str]  # where each phase starts among the ops of a turn; the first begins it
    stops: Mapping[str, str]  # before which op it is over
    inside: Mapping[str, int]  # the phases of those steps that have names of their own

    def __init__(self, g: G, names: list[str]) -> None:
        self.g = g
        self.names = names

    def fork(self) -> Self:
        world = self.g.clone()
        assert isinstance(world, type(self.g))
        return type(self)(world, self.names)

    def seat(self, name: str) -> int:
        return self.names.index(name)

    # -- what a game says for itself ------------------------------------------------------------------

    def everything(self) -> list[int]:
        """Every card wherever it lies, sorted."""
        raise NotImplementedError

    def _op(self, name: str) -> int:
        """The place of an op in a turn."""
        return next(i for i, op in enumerate(self.whole_turn.ops) if type(op).__name__ == name)

    def _decks(self) -> dict[str, str]:
        """Where each deck lies: the attribute of the game."""
        names = ("room_deck", "spell_deck", "hero_deck", "epic_deck")
        return {name.replace("_", " "): name for name in names}

    def _named(self, type_: str, value: Any) -> Any:
        """A number in an option or event by its name."""
        return self.names[value] if type_ == "seat" and value >= 0 else value

    # -- arranging ------------------------------------------------------------------------------------

    def _take(self, card: str) -> int:
        """Take a copy of the card out of wherever it is spare: its deck, else the discard pile, else the box."""
        number = next(each.number for each in ALL_CARDS if each.id == card)
        for name in (*self._decks().values(), "boss_deck", "discard", "removed"):
            pile = getattr(self.g, name)
            if number in pile:
                setattr(self.g, name, minus(pile, number))
                return number
        raise AssertionError(f"no spare copy of {card}")

    def dungeon(self, name: str, *stacks: str | Sequence[str]) -> None:
        """Lay out a dungeon from left (entrance) to right (boss); a list is a stack, bottom first."""
        side = self.g.change(self.seat(name))
        laid: list[tuple[Room, ...]] = []
        for stack in reversed(stacks):
            cards = [stack] if isinstance(stack, str) else list(stack)
            rooms = []
            for card in cards:
                self.g.serial += 1
                rooms.append(side.new_room(self._take(card), self.g.serial))
            laid.append(tuple(rooms))
        side.dungeon = tuple(laid)

    def hand(self, name: str, *cards: str) -> None:
        """Give these cards, on top of what the hand holds; nobody else knows them."""
        for card in cards:
            self.g.hold(self.seat(name), hand_card(self._take(card)))

    def _hero(self, card: str) -> Hero:
        return self.g.new_hero(self._take(card))

    def town(self, *heroes: str) -> None:
        """These heroes stand in town, behind those already there."""
        self.g.town += tuple(self._hero(card) for card in heroes)

    def entrance(self, name: str, *heroes: str) -> None:
        self.g.change(self.seat(name)).entrance += tuple(self._hero(card) for card in heroes)

    def give_souls(self, name: str, *heroes: str) -> None:
        self.g.change(self.seat(name)).souls += tuple(self._take(card) for card in heroes)

    def give_wounds(self, name: str, *heroes: str) -> None:
        self.g.change(self.seat(name)).wounds += tuple(self._take(card) for card in heroes)

    def pile(self, *cards: str) -> None:
        """Put these cards on the discard pile."""
        taken = tuple(self._take(card) for card in cards)
        self.g.discard += taken

    def next_from(self, deck: str, *cards: str) -> None:
        """Arrange luck: these are the next cards of 'room deck', 'spell deck', 'hero deck' and so on."""
        taken = [self._take(card) for card in cards]
        place = self._decks()[deck]
        setattr(self.g, place, (*getattr(self.g, place), *reversed(taken)))

    def only_in(self, deck: str, *cards: str) -> None:
        """The deck holds just these, the first being the next; the rest is out of the game."""
        taken = [self._take(card) for card in cards]
        place = self._decks()[deck]
        self.g.removed += getattr(self.g, place)
        setattr(self.g, place, tuple(reversed(taken)))

    def levelled(self, name: str) -> None:
        self.g.change(self.seat(name)).levelled = True

    # -- playing --------------------------------------------------------------------------------------

    def phase(self, name: str) -> Self:
        """Start one phase or step and play it up to the first decision; nothing follows it."""
        self._run(name, self.stops[name])
        return self

    def turn(self, frm: str = "") -> Self:
        """Start a turn at a phase; it stops for good after its end phase."""
        self._run(frm or next(iter(self.starts)), "EndTurn")
        return self

    def turns(self, frm: str = "") -> Self:
        """Start at a phase of a turn and go on turn after turn."""
        frm = frm or next(iter(self.starts))
        self._enter(frm)
        self.g.agenda.append(Frame(self.whole_turn, self._op(self.starts[frm]), -1, -1, -1, (0,)))
        self.g.advance()
        return self

    def setup(self) -> Self:
        """Play the setup of a real game from the dealing of bosses on (see `fresh`)."""
        self.g.agenda.append(Frame(self.whole_setup, 0, -1, -1, -1, (0,)))
        self.g.advance()
        return self

    def _enter(self, frm: str) -> None:
        if self.g.turn == 0 and frm != next(iter(self.starts)):
            self.g.turn = 1
        if frm in self.inside:
            self.g.phase = self.inside[frm]

    def _run(self, frm: str, stop: str) -> None:
        assert not self.g.pending, "somebody still owes an answer"
        assert not self.g.agenda, "something is still in progress"
        self._enter(frm)
        ops = self.whole_turn.ops[self._op(self.starts[frm]) : self._op(stop)]
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
        return " ".join([option.kind, *(str(self._named(field, value)) for field, value in option.fields.items())])

    def answer(self, name: str, words: str) -> Self:
        """Answer with the option whose words these are, or begin so if only one does."""
        options = self.options(name)
        assert options, f"{name} is not asked anything; waiting for {self.waiting}"
        if words in options:
            index = options.index(words)
        else:
            fitting = [i for i, text in enumerate(options) if text.startswith(words)]
            assert len(fitting) == 1, f"{words!r} fits {len(fitting)} of {options}"
            index = fitting[0]
        before = self.everything()
        self.g.answer(self.seat(name), index)
        assert self.everything() == before, "cards were lost or made"
        return self

    def all_pass(self, most: int = 300) -> Self:
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

    def pass_until(self, name: str, kind: str, most: int = 300) -> Self:
        """Everybody passes until `name` is asked a question of this kind."""
        for _ in range(most):
            decision = self.asked(name)
            if decision is not None and decision.kind == kind:
                return self
            assert self.g.pending, f"{name} was never asked {kind}"
            other = self.names[self.g.pending[0].seat]
            self.answer(other, "pass" if "pass" in self.options(other) else "no")
        raise AssertionError("passing does not end")

    # -- looking --------------------------------------------------------------------------------------

    def view(self, name: str) -> V:
        """What the seat sees; `view("")` is a watcher's."""
        view = self.g.view(self.seat(name) if name else -1)
        assert isinstance(view, self.shape)
        return view

    def _side(self, name: str, watcher: str = "") -> Any:
        """One player's side of the table, as the watcher sees it."""
        view: Any = self.view(watcher)
        return view.seats[self.seat(name)]

    def souls(self, name: str) -> int:
        souls: int = self._side(name).souls
        return souls

    def wounds(self, name: str) -> int:
        wounds: int = self._side(name).wounds
        return wounds

    def hand_of(self, name: str) -> list[str]:
        """The seat's own cards, sorted."""
        view: Any = self.view(name)
        return sorted(view.hand)

    def rooms(self, name: str) -> list[str]:
        """The visible rooms from left to right as their owner sees them."""
        return [room.card for room in reversed(self._side(name, name).dungeon)]

    def queue(self, name: str) -> list[str]:
        """The heroes at the entrance, first to go first."""
        return [hero.card for hero in self._side(name).entrance]

    @property
    def in_town(self) -> list[str]:
        view: Any = self.view("")
        return [hero.card for hero in view.town]

    @property
    def discarded(self) -> list[str]:
        """The discard pile, oldest first."""
        view: Any = self.view("")
        return list(view.discard)

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

    def order_of_deaths(self) -> list[str]:
        return [told["hero"] for told in self.told("hero-died")]

    def walked(self) -> list[str]:
        """The rooms entered so far, in order."""
        return [told["card"] for told in self.told("hero-entered")]
