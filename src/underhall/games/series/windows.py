"""What has been announced, and what becomes of it."""

from underhall.games.series import messages as say
from underhall.games.series.cards import ADVENTURE_ICON, BUILD_ICON
from underhall.games.series.ops import (
    Pick,
    Word,
)
from underhall.games.series.state import BUILD, SeriesGame
from underhall.kernel.agenda import Frame
from underhall.kernel.decisions import Choice, Decision
from underhall.kernel.fields import minus, plus


def castable_icon(g: SeriesGame) -> int:
    """The icon of what may be cast in this phase."""
    return BUILD_ICON if g.phase == BUILD else ADVENTURE_ICON


def asked_again(g: SeriesGame, seat: int, number: int) -> Decision:
    """The decision of `seat` in the window on top of the agenda, as if it had not chosen yet."""
    frame = g.agenda.pop()
    if frame.pc + 1 < frame.program.length:
        g.agenda.append(frame.next())
    op = frame.program.ops[frame.pc]
    assert isinstance(op, Pick)
    if frame.picks:
        position = 0
        while g.by_priority(position) != seat:
            position += 1
        frame = Frame(frame.program, frame.pc, frame.seat, frame.source, frame.cause, (position,))
    return Decision(number, seat, op, frame, op.options(g, frame, seat), g.wording)


def announced(g: SeriesGame, cause: int) -> Frame | None:
    """What waits to resolve after the announcement numbered `cause`."""
    for frame in g.agenda:
        if frame.cause == cause:
            op = frame.program.ops[frame.pc]
            if not (isinstance(op, Choice) and op.secret):  # no window in which it may be answered
                return frame
    return None


class PutAway(Word[SeriesGame]):
    """A played spell goes to the discard pile (BM-SPELL-06)."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        put_away(g, frame.source)


def put_away(g: SeriesGame, spell: int) -> None:
    g.staged = minus(g.staged, spell)
    g.discard = plus(g.discard, spell)


class CancelSpell(Word[SeriesGame]):
    """The spell picked has no effect and is discarded (BM-KEY-07)."""

    def run(self, g: SeriesGame, frame: Frame) -> None:
        cause = frame.picks[1]
        spell = announced(g, cause)
        if spell is None:
            g.emit(say.FIZZLED, "BM-KEY-08", frame.seat, frame.source)
            return
        g.agenda = [f for f in g.agenda if f.cause != cause]
        put_away(g, spell.source)
        g.emit(say.SPELL_CANCELLED, "BM-KEY-07", spell.seat, spell.source)
