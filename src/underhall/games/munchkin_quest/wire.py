"""The views of several seats at once, as JSON."""

import msgspec

from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.view import view

ENCODER = msgspec.json.Encoder()


def encoded_views(g: MunchkinQuest, viewers: list[int]) -> list[bytes]:
    """The view of each viewer, in their order."""
    return [ENCODER.encode(view(g, viewer)) for viewer in viewers]
