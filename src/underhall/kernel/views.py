"""The parts of a view that are alike in every game: what the viewer is asked, and who else is known to be choosing."""

from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.view_types import DecisionView, OptionView


def decision_view(asked: Decision) -> DecisionView:
    new = OptionView  # looked up once
    options = [new(option.kind, option.fields) for option in asked.options]
    return DecisionView(asked.number, asked.kind, asked.source, options)


def window_open(game: Game) -> bool:
    """Whether there is a moment for reactions: then nobody may see who is asked, if anybody is."""
    for asked in game.pending:
        if asked.secret:
            return True
    return False


def seats_choosing(game: Game) -> list[int]:
    """The seats that everybody knows to be choosing."""
    return [] if window_open(game) else [asked.seat for asked in game.pending]
