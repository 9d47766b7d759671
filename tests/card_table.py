"""What the tables of Boss Monster and Super Boss Monster have in common when they are laid out for a test."""

from collections.abc import Mapping
from typing import Any, Generic, Self, TypeVar

from underhall.games.series.table_layout import G, SeriesLayout
from underhall.kernel.agenda import NO_CARD, NO_EVENT, NOBODY, Frame, Program
from underhall.kernel.decisions import Decision

V = TypeVar("V")


class CardTable(SeriesLayout[G], Generic[G, V]):
    """A game under test. Seats go by name; places in a dungeon are counted from the boss (0) outwards."""

    shape: type[V]  # of a view
    whole_setup: Program
    stops: Mapping[str, str]  # before which op each phase is over

    def fork(self) -> Self:
        world = self.g.clone()
        assert isinstance(world, type(self.g))
        return type(self)(world, self.names)

    # -- what a game says for itself ------------------------------------------------------------------

    def everything(self) -> list[int]:
        """Every card wherever it lies, sorted."""
        raise NotImplementedError

    # -- playing --------------------------------------------------------------------------------------

    def phase(self, name: str) -> Self:
        """Start one phase or step and play it up to the first decision; nothing follows it."""
        self._run(name, self.stops[name])
        return self

    def turn(self, frm: str = "") -> Self:
        """Start a turn at a phase; it stops for good after its end phase."""
        self._run(frm or next(iter(self.starts)), "EndTurn")
        return self

    def setup(self) -> Self:
        """Play the setup of a real game from the dealing of bosses on (see `fresh`)."""
        self.g.agenda.append(Frame(self.whole_setup, 0, NOBODY, NO_CARD, NO_EVENT, (0,)))
        self.g.advance()
        return self

    def _run(self, frm: str, stop: str) -> None:
        assert not self.g.pending, "somebody still owes an answer"
        assert not self.g.agenda, "something is still in progress"
        self._enter(frm)
        ops = self.whole_turn.ops[self._op(self.starts[frm]) : self._op(stop)]
        self.g.agenda.append(Frame(Program("test", ops), 0, NOBODY, NO_CARD, NO_EVENT, (0,)))
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
        return [] if decision is None else [self.words(option) for option in decision.options]

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
