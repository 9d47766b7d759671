"""A whole game on the kernel: whoever takes the last stone wins. It plays, clones, saves and loads like the others.

    PYTHONPATH=src python docs/howto/stones.py

A turn is one op that asks. Its options are packed ints, its answer changes the state and puts the next turn on the
agenda. Everything else here says what the state is: each field has its default and its line in `fields`.
"""

from typing import Any, Final

from underhall.kernel.agenda import NO_CARD, NO_EVENT, NOTHING, Frame, Program
from underhall.kernel.decisions import Choice, OptionKind, Wording, pack, x_of
from underhall.kernel.events import OTHER, Message
from underhall.kernel.fields import Fields
from underhall.kernel.game import Game, GameConfig, Outcome
from underhall.kernel.luck import Luck, seeded
from underhall.kernel.registry import GameInfo
from underhall.kernel.state_reader import Names
from underhall.kernel.types import OptionCode, SeatNo

TAKE: Final = 0
WORDING: Final = Wording((OptionKind("take", ("number",)),), ())
TAKEN: Final = Message("stones-taken", "seat:seat n:n left:n", topic=OTHER)
STONES: Final = 21


class Stones(Game):
    """The pile, and who took from it last."""

    left: int = STONES
    last: int = NOTHING

    def __init__(self, config: GameConfig) -> None:
        super().__init__(config, WORDING, False)
        self.decision_counts = (0,) * config.seats

    def fields(self, f: Fields, of: Game) -> None:
        super().fields(f, of)
        assert isinstance(of, Stones)
        self.left = f.number("left", of.left)
        self.last = f.number("last", of.last)

    @property
    def outcome(self) -> Outcome | None:
        scores = [int(seat == self.last) for seat in range(self.config.seats)]
        return Outcome([self.last], scores, "STONES-WIN") if self.over else None

    def blank(self) -> "Stones":
        return Stones(self.config)

    def clone(self) -> "Stones":
        twin = self.blank()
        twin.fill_from(self)
        return twin

    def imagine(self, seat: int, luck: Luck) -> "Stones":
        return self.clone()  # nothing is hidden; with cards, this is where they are dealt afresh

    def view(self, seat: int) -> dict[str, int]:
        return {"you": seat, "left": self.left}


class Take(Choice[Stones]):
    """Take one, two or three."""

    def run(self, g: Stones, frame: Frame) -> None:
        g.take_snapshot(frame)
        g.ask(self, frame, frame.seat, self.options(g, frame, frame.seat))

    def options(self, g: Stones, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(TAKE, n) for n in (1, 2, 3) if n <= g.left]

    def answered(self, g: Stones, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.left -= x_of(code)
        g.last = seat
        g.emit(TAKEN, "STONES-TAKE", seat, x_of(code), g.left)
        if g.left:
            g.push(TURN, SeatNo((seat + 1) % g.config.seats), NO_CARD, NO_EVENT, ())


TURN: Final = Program("turn", (Take(),))
NAMES: Final = Names(WORDING.cards, {TURN.name: TURN})


class StonesInfo(GameInfo):
    """The game, as the rest of Underhall knows it."""

    def start(self, seats: int, seed: str, options: dict[str, object], quiet: bool) -> Stones:
        config = GameConfig(self.id, self.rules, self.cards, seats, seed, {})
        game = Stones(config)
        game.luck = seeded(seed)
        game.push(TURN, SeatNo(0), NO_CARD, NO_EVENT, ())
        game.advance()
        return game

    def restored(self, config: GameConfig, state: Any, quiet: bool) -> Stones:
        game = Stones(config)
        game.restore(state, NAMES)
        return game

    def messages(self) -> list[Message]:
        return [TAKEN]

    def kinds(self) -> tuple[OptionKind, ...]:
        return WORDING.kinds

    def judge(self, world: Game, seat: int) -> list[int]:
        """Leave a multiple of four, whatever the others do."""
        assert isinstance(world, Stones)
        decision = world.decision_of(seat)
        return [int((world.left - x_of(code)) % 4 == 0) for code in decision.codes] if decision else []


STONES_INFO: Final = StonesInfo("stones", 1, "none", 2, 4, (), {}, ())

if __name__ == "__main__":
    import underhall
    from underhall.bots import new_bot
    from underhall.bots.play import play_out

    underhall.GAMES["stones"] = STONES_INFO
    game = underhall.new("stones", seats=3, seed=1)
    play_out(game.engine, [new_bot("random", seat, seeded(seat)) for seat in range(3)])
    again = underhall.load(game.save())
    print([event.args_for(0, WORDING) for event in game.events][-1], game.outcome, again.outcome)
