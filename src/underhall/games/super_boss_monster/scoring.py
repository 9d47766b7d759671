"""The end of a game: who has won, by score, then by experience (SBM-WIN-01 to -05, SBM-CONF-24)."""

from typing import Final

from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.state import ALONE, SOLO_WOUNDS, SuperBossMonster
from underhall.kernel.agenda import Frame, Op
from underhall.kernel.types import seat_numbers

SOULS_TO_END: Final = 10


class JudgeGame(Op[SuperBossMonster]):
    """Whether the game is over now that the turn is (SBM-END-09 to -11, SBM-SOLO-17 to -20)."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if g.rules.solo:
            if g.wounds(ALONE) >= SOLO_WOUNDS or (g.last_turn and g.heroes_left()):
                g.finish_solo("SBM-SOLO-17")  # the fifth wound makes it the last turn, even if one is healed since
            elif g.last_turn:
                g.finish_solo("SBM-SOLO-19")
            return
        for s in g.order:
            if g.souls(s) >= SOULS_TO_END:
                g.emit(say.ENDS_BY_SOULS, "SBM-END-10", s, g.souls(s))
                finish(g, "SBM-END-10")
                return
        if g.last_turn:
            finish(g, "SBM-END-11")


def finish(g: SuperBossMonster, rule: str) -> None:
    """Count, and name whoever has the highest score; of equals the highest XP, of those all."""
    seats = seat_numbers(len(g.seats))
    for s in seats:
        g.emit(say.SCORED, "SBM-WIN-01", s, g.souls(s), g.wounds(s), g.score(s))
    best = max([g.score(s) for s in seats])
    leaders = [s for s in seats if g.score(s) == best]
    if len(leaders) == 1:
        g.emit(say.WON_BY_SCORE, "SBM-WIN-02", leaders[0], best)
    else:
        xp = max([g.xp(s) for s in leaders])
        leaders = [s for s in leaders if g.xp(s) == xp]
        for s in leaders:
            if len(leaders) == 1:
                g.emit(say.WON_BY_XP, "SBM-WIN-04", s, best, xp)
            else:
                g.emit(say.WON_TOGETHER, "SBM-CONF-24", s, best, xp)
    g.end(tuple(leaders), rule)
