"""The views of several seats at once, as JSON."""

from underhall.games.boss_monster.state import BossMonster
from underhall.games.boss_monster.view import seat_view, view
from underhall.games.series import view as shared
from underhall.kernel.types import WATCHER
from underhall.kernel.wire_view import Written


def encoded_views(g: BossMonster, viewers: list[int], written: Written) -> list[bytes]:
    """The view of each viewer, in their order."""
    return shared.encoded_views(g, viewers, view(g, WATCHER), seat_view, [{} for _ in viewers], written)
