"""The views of several seats at once, as JSON, without the question."""

import msgspec

from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.view import view
from underhall.kernel.wire_view import without_question

ENCODER = msgspec.json.Encoder()


def encoded_views(g: MunchkinQuest, viewers: list[int]) -> list[bytes]:
    """The view of each viewer, in their order."""
    return [ENCODER.encode(without_question(view(g, viewer))) for viewer in viewers]
