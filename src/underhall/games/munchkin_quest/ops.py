"""The two kinds of words: those that do something, and those that ask first."""

from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import Frame, Op
from underhall.kernel.decisions import Choice, x_of


class Word(Op[MunchkinQuest]):
    """Does something to the table."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        raise NotImplementedError

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return True

    def bites(self, g: MunchkinQuest, frame: Frame) -> bool:
        """Of a curse: whether it finds anything to do to its victim, as the table stands."""
        return True


class Pick(Choice[MunchkinQuest]):
    """Asks; one option is taken without asking, and with none `nothing` happens."""

    def chooser(self, g: MunchkinQuest, frame: Frame) -> int:
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

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        raise NotImplementedError

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        """What was chosen is for the words that follow."""
        g.pick(x_of(code))

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return bool(self.options(g, frame, self.chooser(g, frame)))

    def bites(self, g: MunchkinQuest, frame: Frame) -> bool:
        """The same for one that asks."""
        return bool(self.options(g, frame, self.chooser(g, frame)))
