"""What happens in the turns of every game of the series."""

from underhall.games.series import messages as say
from underhall.games.series.parts import soul_parts
from underhall.games.series.state import SETUP, SeriesGame
from underhall.kernel.agenda import NOBODY


def turn_up(g: SeriesGame) -> list[tuple[int, ...]]:
    """Turn all hidden rooms up; their uids come back, a tuple for each seat in the order of playing."""
    built: list[tuple[int, ...]] = []
    for s in g.playing():
        side = g.change(s)
        uids: list[int] = []
        for slot in range(len(side.dungeon)):
            room = side.dungeon[slot][-1]
            if room.hidden:
                g.replace_top(s, slot, room.revealed())
                g.come_to_light(s, room.held)
                g.emit(say.ROOM_REVEALED, "BM-SETUP-19" if g.phase == SETUP else "BM-BUILD-19", s, room.card, slot)
                uids.append(room.uid)
        uids.sort()
        built.append(tuple(uids))
    return built


def fewest_souls(g: SeriesGame, card: int, aloud: bool) -> int:
    seats = g.playing()
    least = min([g.souls(s) for s in seats])
    poorest = [s for s in seats if g.souls(s) == least]
    seat = poorest[0] if len(poorest) == 1 else NOBODY
    if aloud:
        if seat == NOBODY:
            g.emit(say.FOOL_TIED, "BM-CONF-51", card, least)
        else:
            g.emit(say.FOOL_LURED, "BM-CONF-51", card, seat, least)
        if not g.quiet:
            g.explain(soul_parts(g, sorted(seats)))
    return seat
