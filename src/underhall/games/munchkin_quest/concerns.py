"""What a moment means to a seat: whether a table asks it, or lets it pass (server/policy.py).

The words are "targeted", "my-fight", "match-point" and "useful".
"""

from typing import Final

from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.timing import Window
from underhall.games.munchkin_quest.wording import PASS, TIDY
from underhall.kernel.decisions import Decision, kind_of
from underhall.kernel.registry import Concern

TARGETED: Final = "targeted"
MY_FIGHT: Final = "my-fight"
MATCH_POINT: Final = "match-point"
USEFUL: Final = "useful"


def concern(g: MunchkinQuest, seat: int, decision: Decision | None) -> Concern:
    """Why the moment may matter to the seat, judged by what it may know."""
    words: set[str] = set()
    topic = f"{g.turn}"
    fight = g.fight
    if g.curse >= 0 and g.curse_victim == seat:
        words.add(TARGETED)
        topic += f" curse {g.curse}"
    if fight is not None:
        topic += f" fight {fight.place} {len(fight.changes)} {len(fight.monsters)}"
        if seat in (fight.leader, fight.helper):
            words.add(MY_FIGHT)
        if fight.boss:
            words.add(MATCH_POINT)
    if decision is None:
        return Concern(frozenset(words), topic)
    for code in decision.codes:
        if kind_of(code) not in (PASS, TIDY):
            words.add(USEFUL)
    if not words:
        return Concern(frozenset(), "")
    op = decision.op
    moment = f" {op.window}" if isinstance(op, Window) else ""  # after a roll other cards work than before it
    return Concern(frozenset(words), f"{topic} {decision.kind}{moment}")


def first_to_react(g: MunchkinQuest) -> int:
    """The victim of a curse is asked first; otherwise the order is clockwise from the active player."""
    return g.curse_victim if g.curse >= 0 else -1
