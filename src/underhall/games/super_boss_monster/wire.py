"""The views of several seats at once, as JSON."""

from underhall.games.series import view as shared
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.games.super_boss_monster.view import peek_views, seat_view, view
from underhall.kernel.types import WATCHER, SeatNo
from underhall.kernel.wire_view import Written


def encoded_views(g: SuperBossMonster, viewers: list[int], written: Written) -> list[bytes]:
    """The view of each viewer, in their order."""
    own = [{"peeked": written.text(f"peeked {viewer}", peek_views(g, SeatNo(viewer)))} for viewer in viewers]
    return shared.encoded_views(g, viewers, view(g, WATCHER), seat_view, own, written)
