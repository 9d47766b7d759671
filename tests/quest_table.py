"""A Munchkin Quest table laid out by name: arrange what matters, act through decisions, look as a player does.

Arranging happens before `begin`; from then on everything goes through answers. Dice are scripted by looking for luck
that rolls them: `dice(3, 6)` before the answer that rolls.
"""

from collections.abc import Sequence
from typing import Any

from underhall.games.munchkin_quest.combat import Fight
from underhall.games.munchkin_quest.facts import COLOURS, FACE, SEAT_COLOURS
from underhall.games.munchkin_quest.info import MUNCHKIN_QUEST
from underhall.games.munchkin_quest.option_kinds import WORDING
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.table_layout import QuestLayout, fresh_game
from underhall.games.munchkin_quest.view_types import FightView, MonsterView, RoomView, SeatView, View
from underhall.games.munchkin_quest.windows import Window
from underhall.kernel.decisions import Decision, Option
from underhall.kernel.state_reader import Reader
from underhall.kernel.state_writer import Writer


class QuestTable(QuestLayout):
    """A game under test. Seats and rooms go by name."""

    def __init__(self, g: MunchkinQuest, names: list[str]) -> None:
        super().__init__(g, names)
        self.unhurried = False  # stop also in windows in which somebody could only trade

    # -- acting -----------------------------------------------------------------------------------------------

    def begin(self, name: str, phase: str = "moves") -> None:
        """The turn of this player: from its moves phase, or from its very start."""
        self.begin_turn(name, phase)
        self._hurry()

    def _hurry(self) -> None:
        """Nobody trades in a window unless a test is about that."""
        while not self.unhurried and self.g.pending:
            decision = self.g.pending[0]
            if not isinstance(decision.op, Window) or {option.kind for option in decision.options} != {"pass", "trade"}:
                return
            self.g.answer(decision.seat, 0)

    def decision(self, name: str) -> Decision:
        decision = self.g.decision_of(self.seat(name))
        assert decision is not None, f"{name} is not asked; asked: {self.g.decisions}"
        return decision

    def asked(self) -> str:
        """Who is asked what, first of all."""
        decision = self.g.decisions[0]
        return f"{self.names[decision.seat]}: {decision.kind}"

    def options(self, name: str, kind: str = "") -> list[Option]:
        return [option for option in self.decision(name).options if not kind or option.kind == kind]

    def may(self, name: str, kind: str, **fields: Any) -> bool:
        """Whether the player is asked and has such an option."""
        if self.g.decision_of(self.seat(name)) is None:
            return False
        return any(fields.items() <= option.fields.items() for option in self.options(name, kind))

    def answer(self, name: str, kind: str, **fields: Any) -> None:
        """Give the one answer of this kind that has these fields. Rooms and seats go by name."""
        for field in ("place", "room", "seat"):
            if isinstance(fields.get(field), str):
                known = {"place": self.place, "room": FACE.__getitem__, "seat": self.seat}[field]
                fields[field] = known(fields[field])
        fitting = [option for option in self.options(name, kind) if fields.items() <= option.fields.items()]
        assert fitting, f"{name} cannot {kind} {fields}; options: {self.decision(name)}"
        self.g.answer(self.seat(name), fitting[0])
        self._hurry()

    def all_pass(self) -> None:
        """Everybody lets the open windows go by."""
        while self.g.pending and self.g.pending[0].options[0].kind == "pass":
            self.g.answer(self.g.pending[0].seat, 0)
            self._hurry()

    # -- looking ----------------------------------------------------------------------------------------------

    def view(self, name: str) -> View:
        view = self.g.view(self.seat(name))
        assert isinstance(view, View)
        return view

    def sheet(self, name: str) -> SeatView:
        return self.view(name).seats[self.seat(name)]

    def where(self, name: str) -> str:
        """The room somebody is in."""
        view = self.view(name)
        return view.rooms[view.seats[self.seat(name)].place].face

    def tile(self, face: str) -> RoomView:
        return self.view(self.names[0]).rooms[self.place(face)]

    def fight(self) -> FightView:
        fight = self.view(self.names[0]).fight
        assert fight is not None, "nobody fights"
        return fight

    def standee(self, uid: int) -> MonsterView | None:
        return next((m for m in self.view(self.names[0]).monsters if m.uid == uid), None)

    def told(self, message: str, name: str = "") -> list[dict[str, object]]:
        """The arguments of every event of this kind so far, as a player or, without a name, a watcher gets them."""
        seat = self.seat(name) if name else -1
        return [event.args_for(seat, self.g.wording) for event in self.g.events if event.message.name == message]

    def colour_of(self, name: str) -> str:
        return COLOURS[SEAT_COLOURS[self.seat(name)]]


def stored(fight: Fight) -> dict[str, Any]:
    """The fight as a state would name it."""
    return dict(Writer(WORDING.cards).all_of(fight))


def stored_fight(fields: dict[str, Any]) -> Fight:
    """The fight that a state names."""
    fight = Fight()
    Reader(fields, MUNCHKIN_QUEST.names).read(fight)
    return fight


def munchkin_quest(seats: Sequence[str] = ("ann", "bob"), **options: Any) -> QuestTable:
    """A table before its first turn: everybody in the Entrance at level 1, with an empty hand."""
    return QuestTable(fresh_game(len(seats), options), list(seats))
