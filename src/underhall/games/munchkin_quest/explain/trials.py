"""What changes for certain when an answer is tried in a copy."""

from typing import Final

from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.explain.changes import changes, fight_notes
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.trial import Trial, tried
from underhall.kernel.agenda import NOTHING
from underhall.kernel.decisions import Decision, kind_of, x_of
from underhall.kernel.explain import Note
from underhall.kernel.types import OptionCode, SeatNo


def plainly(g: MunchkinQuest, decision: Decision, code: OptionCode, steps: frozenset[str]) -> list[Note]:
    """Whatever it changes for certain."""
    return trial_notes(g, tried(g, decision, code, steps), decision.seat, named_by(code))


def trial_notes(g: MunchkinQuest, trial: Trial, seat: SeatNo, named: int) -> list[Note]:
    world = trial.world
    return [*fight_notes(g, world, seat), *changes(g, world, seat, named, not trial.by_chance)]


def named_by(code: OptionCode) -> int:
    """The card that an answer names."""
    kind = kind_of(code)
    return x_of(code) if "card" in KIND_FIELDS[kind] else NOTHING


KIND_FIELDS: Final = [kind.fields for kind in kinds.KINDS]
