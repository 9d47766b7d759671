"""Searching a room: one move, one roll, the search table (MQ-SEARCH-*)."""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest.arrive import APPEARED, FOUND, MeetWhatIsThere, appear
from underhall.games.munchkin_quest.combat import SEARCH_ROLL
from underhall.games.munchkin_quest.facts import NO_SEARCH, TREASURE
from underhall.games.munchkin_quest.hands import draw_many, watched
from underhall.games.munchkin_quest.items import BY_SEARCH, PICKING_UP, can_pick_up
from underhall.games.munchkin_quest.moves import gain_gold
from underhall.games.munchkin_quest.open_windows import BEFORE_ACTING, still_there
from underhall.games.munchkin_quest.ops import Effect
from underhall.games.munchkin_quest.picks import about_place
from underhall.games.munchkin_quest.pieces import CLEANED_OUT, LOOTED
from underhall.games.munchkin_quest.rolls import AFTER_ROLLING, explain_roll, throw
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import sign_dice
from underhall.kernel.agenda import NO_CARD, Frame, Program
from underhall.kernel.events import Part
from underhall.kernel.types import SeatNo
from underhall.kernel.withheld import Reason


class Find:
    """A row of the search table."""

    def __init__(self, gold: int, treasures: int, mark: int, rule: str) -> None:
        self.gold = gold
        self.treasures = treasures
        self.mark = mark
        self.rule = rule


MONSTER_FOUND: Final = (0, 1, 7)  # 0 stands for everything below
TABLE: Final = {
    2: Find(300, 0, 0, "MQ-SEARCH-08"),
    3: Find(400, 0, 0, "MQ-SEARCH-08"),
    4: Find(500, 0, 0, "MQ-SEARCH-08"),
    5: Find(100, 1, LOOTED, "MQ-SEARCH-09"),
    6: Find(300, 1, LOOTED, "MQ-SEARCH-09"),
    8: Find(500, 1, LOOTED, "MQ-SEARCH-09"),
    9: Find(0, 2, CLEANED_OUT, "MQ-SEARCH-10"),
    10: Find(500, 2, CLEANED_OUT, "MQ-SEARCH-10"),
    11: Find(0, 3, CLEANED_OUT, "MQ-SEARCH-10"),  # and everything above
}


MOST_FOUND: Final = max(TABLE)
UNSEARCHABLE: Final = Reason("no-search", "MQ-SEARCH-04")
MONSTER_HERE: Final = Reason("monster", "MQ-SEARCH-02")
NOTHING_LEFT: Final = Reason("cleaned-out", "MQ-SEARCH-12")
SEARCHED: Final = Reason("once", "MQ-SEARCH-03")
NO_MOVES: Final = Reason("no-moves", "MQ-SEARCH-01")


def why_no_search(g: MunchkinQuest, seat: SeatNo) -> Reason | None:
    """What keeps the munchkin from searching the room, or None."""
    munchkin = g.munchkins[seat]
    place = munchkin.place
    if g.face(place).search == NO_SEARCH:
        return UNSEARCHABLE
    if munchkin.searched >> place & 1:
        return SEARCHED
    if g.rooms[place].mark == CLEANED_OUT and not g.rules.cleaned_out_open:
        return NOTHING_LEFT
    if g.moves_left(seat) <= 0:
        return NO_MOVES
    return MONSTER_HERE if g.has_monsters(place) else None


def can_search(g: MunchkinQuest, seat: SeatNo) -> bool:
    return why_no_search(g, seat) is None


def search_bonus(g: MunchkinQuest, seat: SeatNo) -> int:
    face = g.face(g.munchkins[seat].place)
    more = face.search
    for standing in g.standing(seat):
        more += standing.search
    for bonus in face.search_bonus:
        if bonus.condition is None or bonus.condition.holds(g, seat):
            more += bonus.n
    return more


def search_dice(g: MunchkinQuest, seat: SeatNo) -> int:
    """One die, more or fewer by the signs of the room (MQ-SEARCH-05, -06)."""
    return max(0, 1 + sign_dice(g, seat, g.face(g.munchkins[seat].place)))


def is_monster(total: int) -> bool:
    return total <= 1 or total in MONSTER_FOUND


def found_by(total: int) -> str:
    """The row of the search table that a roll comes to, as the page knows it."""
    if is_monster(total):
        return "found-monster"
    find = TABLE[min(total, MOST_FOUND)]
    if find.mark == CLEANED_OUT:
        return "found-all" if total >= MOST_FOUND else "found-cleaned"
    return "found-looted" if find.mark == LOOTED else "found-gold"


class RollSearch(Effect):
    """The dice of a search and what is added to them."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        seat = frame.seat
        if g.turn_over or not still_there(g, frame) or not can_search(g, seat):
            g.drop(frame)
            return
        munchkin = g.change(seat)
        munchkin.spent += 1
        munchkin.searched |= 1 << munchkin.place
        throw(g, SEARCH_ROLL, seat, search_dice(g, seat), search_bonus(g, seat))


class SearchResult(Effect):
    """What was found. Dropped things are taken along, after the fight if there is one (MQ-SEARCH-15, -16)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        seat = frame.seat
        munchkin = g.munchkins[seat]
        roll, g.roll = g.roll, None
        if roll is None:
            return
        total = roll.total()
        face = g.rooms[munchkin.place].face
        cause = g.emit(say.SEARCHED, "MQ-SEARCH-01", seat, face, total)
        explain_roll(g, roll, Part(found_by(total), face))
        g.frame = frame.caused_by(cause)
        g.push(GLEANING, seat, NO_CARD, cause, (munchkin.place,))
        if is_monster(total):
            g.emit(say.SEARCH_MONSTER, "MQ-SEARCH-07", seat, total)
            g.push(FOUND_MONSTER, seat, NO_CARD, cause, (APPEARED,))
            appear(g, seat, munchkin.place, FOUND, cause)
            return
        find = TABLE[min(total, MOST_FOUND)]
        if find.gold:
            gold = find.gold
            for standing in g.standing(seat):
                gold += standing.search_gold
            gain_gold(g, seat, gold, find.rule)
        draw_many(g, seat, TREASURE, find.treasures, find.rule, watched(g, seat))
        if find.mark:
            mark_room(g, munchkin.place, find.mark)


def mark_room(g: MunchkinQuest, place: int, mark: int) -> None:
    """Looted; looted twice is cleaned out (MQ-SEARCH-11)."""
    room = g.rooms[place]
    if mark == LOOTED and room.mark == 0:
        g.set_room(place, room.marked(LOOTED))
        g.emit(say.ROOM_LOOTED, "MQ-SEARCH-09", room.face)
    elif room.mark != CLEANED_OUT:
        g.set_room(place, room.marked(CLEANED_OUT))
        g.emit(say.ROOM_CLEANED_OUT, "MQ-SEARCH-11" if mark == LOOTED else "MQ-SEARCH-10", room.face)


class PickUpAfterSearch(Effect):
    """Dropped things are taken along by whoever is still in the room that was searched."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.munchkins[frame.seat].place == about_place(frame) and can_pick_up(g, frame.seat):
            g.push(PICKING_UP, frame.seat, NO_CARD, frame.cause, (BY_SEARCH,))


GLEANING: Final = Program("gleaning", (PickUpAfterSearch(),))
FOUND_MONSTER: Final = Program("found-monster", (MeetWhatIsThere(),))
SEARCHING: Final = Program("searching", (BEFORE_ACTING, RollSearch(), AFTER_ROLLING, SearchResult()))
