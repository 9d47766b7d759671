"""The two kinds of effects: those that do something, and those that ask first.

Both say what whoever judges a card must know of them: nobody asks for their class.
"""

from typing import Any, Final

from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.codes import place_code
from underhall.games.munchkin_quest.combat import Fight
from underhall.games.munchkin_quest.facts import Card
from underhall.games.munchkin_quest.picks import picked_monster
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import NOTHING, Frame, Op
from underhall.kernel.decisions import Choice, pack, x_of, y_of
from underhall.kernel.types import OptionCode, SeatNo

FATAL: Final = 99  # hits


class Effect(Op[MunchkinQuest]):
    """Does something to the table."""

    hits: int = 0  # it costs its victim, as a rule
    levels: int = 0  # the same in levels
    lost: int = NOTHING  # the kind of card, a race or class, that its victim loses

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        raise NotImplementedError

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return True

    def would_work(self, g: MunchkinQuest, frame: Frame) -> bool:
        """Of a curse: whether it finds anything to do to its victim, as the table stands."""
        return True

    def setback(self, g: MunchkinQuest, fight: Fight, card: Card) -> int:
        """By about how much it could set the munchkins of the fight back, as an effect of `card`."""
        return 0

    def loss(self, g: MunchkinQuest, seat: SeatNo) -> int:
        """By about how much weaker a fighter is when a curse does this to it."""
        return 0


class Amount(Effect):
    """Does something by a number: so many levels, dice, moves or pieces of gold."""

    def __init__(self, n: int) -> None:
        self.n = n


class Pick(Choice[MunchkinQuest]):
    """Asks; one option is taken without asking, and with none `nothing` happens."""

    hits: int = 0  # all of this as above
    levels: int = 0
    lost: int = NOTHING
    is_payment: bool = False  # the cheapest option is as good as any
    options_alike: bool = False  # it seldom matters which one is taken
    needs_options: bool = True  # it cannot be begun with nothing to choose from

    def chooser(self, g: MunchkinQuest, frame: Frame) -> SeatNo:
        return frame.seat

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        seat = self.chooser(g, frame)
        codes = self.options(g, frame, seat)
        if len(codes) > 1:
            g.ask(self, frame, seat, codes)
        elif codes:
            self.answered(g, frame, seat, codes[0])
        else:
            self.nothing(g, frame)

    def nothing(self, g: MunchkinQuest, frame: Frame) -> None:
        """There was nothing to choose from."""

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        raise NotImplementedError

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        """What was chosen is for the effects that follow."""
        g.pick(x_of(code))

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return not self.needs_options or bool(self.options(g, frame, self.chooser(g, frame)))

    def would_work(self, g: MunchkinQuest, frame: Frame) -> bool:
        """The same for one that asks."""
        return bool(self.options(g, frame, self.chooser(g, frame)))

    def setback(self, g: MunchkinQuest, fight: Fight, card: Card) -> int:
        """By about how much it could set the munchkins of the fight back, as an effect of `card`."""
        return 0

    def loss(self, g: MunchkinQuest, seat: SeatNo) -> int:
        """By about how much weaker a fighter is when a curse does this to it."""
        return 0


class PickRoom(Pick):
    """Asks for one of the explored rooms that fit."""

    kind: str = "choose-room"

    def fits(self, g: MunchkinQuest, seat: SeatNo, place: int) -> bool:
        raise NotImplementedError

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [place_code(g, place) for place in range(len(g.rooms)) if self.fits(g, seat, place)]


class PickMonster(Pick):
    """Asks for a monster; its number is handed on."""

    kind: str = "choose-monster"

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.pick(y_of(code))


class SendMonster(Pick):
    """Asks where the monster picked last goes, if it is still there."""

    kind: str = "send-monster"
    needs_options: bool = False

    def rooms(self, g: MunchkinQuest, frame: Frame, monster: Monster) -> list[int]:
        raise NotImplementedError

    def sent(self, g: MunchkinQuest, frame: Frame, monster: Monster, place: int) -> None:
        raise NotImplementedError

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        monster = picked_monster(g, frame)
        return [place_code(g, place) for place in self.rooms(g, frame, monster)] if monster is not None else []

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        monster = picked_monster(g, frame)
        assert monster is not None
        self.sent(g, frame, monster, x_of(code))


class PickMunchkin(Pick):
    """Asks for one of the munchkins that fit, clockwise."""

    kind: str = "choose-munchkin"

    def first(self, g: MunchkinQuest, seat: SeatNo) -> SeatNo:
        """Whom the list begins with."""
        return seat

    def fits(self, g: MunchkinQuest, seat: SeatNo, other: SeatNo) -> bool:
        raise NotImplementedError

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(kinds.SEAT, other) for other in g.from_seat(self.first(g, seat)) if self.fits(g, seat, other)]


PLAIN: Final = Effect()


def described(op: Op[Any]) -> Effect | Pick:
    """The effect, for what it says of itself; an op of the kernel says nothing in particular."""
    return op if isinstance(op, Effect | Pick) else PLAIN
