"""The words of cards that reach into fights from outside or bring monsters and munchkins together, and of the Cheat."""

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest.facts import CARDS, ENTRANCE
from underhall.games.munchkin_quest.fight import bring
from underhall.games.munchkin_quest.movement import can_pass
from underhall.games.munchkin_quest.moves import insert_item, replace_item, unhold
from underhall.games.munchkin_quest.ops import Pick
from underhall.games.munchkin_quest.state import CHEATED, Monster, MunchkinQuest, hand_card, item_card
from underhall.games.munchkin_quest.wording import CARD, ITEM, MONSTER, PLACE, SEAT
from underhall.kernel.agenda import NOTHING, Frame
from underhall.kernel.decisions import kind_of, pack, x_of, y_of

# -- monsters ------------------------------------------------------------------------------------------------------


class Attract(Pick):
    """Whoever played the curse names a monster outside fights; it goes towards the victim (MQ-COMBAT-04)."""

    kind: str = "choose-monster"

    def __init__(self, rooms: int) -> None:
        self.rooms = rooms  # so many at most

    def chooser(self, g: MunchkinQuest, frame: Frame) -> int:
        return frame.picks[0]

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        codes: list[int] = []
        for monster in g.monsters:
            if not monster.boss and self.stop(g, monster, frame.seat) != monster.place:
                codes.append(pack(MONSTER, monster.card, monster.uid))
        return codes

    def stop(self, g: MunchkinQuest, monster: Monster, victim: int) -> int:
        """Where its way ends: not in the Entrance, where no monster stops (MQ-FIX-04)."""
        way = shortest_way(g, monster, g.munchkins[victim].place)[: self.rooms + 1]
        while len(way) > 1 and way[-1] == ENTRANCE:
            way.pop()
        return way[-1]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        monster = g.monster(y_of(code))
        if monster is not None:
            bring(g, monster, self.stop(g, monster, frame.seat), frame.cause)


def shortest_way(g: MunchkinQuest, monster: Monster, to: int) -> list[int]:
    """The rooms of a shortest way by links that the monster can pass, its own first; only that one if there is none."""
    came_from = [NOTHING] * len(g.rooms)
    came_from[monster.place] = monster.place
    queue = [monster.place]
    for place in queue:
        for side in range(4):
            other = g.rooms[place].beside[side]
            if other >= 0 and came_from[other] == NOTHING and can_pass(g, monster, place, side):
                came_from[other] = place
                queue.append(other)
    if came_from[to] == NOTHING:
        return [monster.place]
    way = [to]
    while way[-1] != monster.place:
        way.append(came_from[way[-1]])
    way.reverse()
    return way


# -- munchkins -----------------------------------------------------------------------------------------------------


class ChooseRoomWithin(Pick):
    """An explored room so many squares away at most, over explored rooms; links and walls do not matter."""

    kind: str = "choose-room"

    def __init__(self, squares: int) -> None:
        self.squares = squares

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        here = g.munchkins[seat].place
        found = [here]
        edge = [here]
        for _ in range(self.squares):
            reached: list[int] = []
            for place in edge:
                for other in g.rooms[place].beside:
                    if other >= 0 and other not in found:
                        found.append(other)
                        reached.append(other)
            edge = reached
        return [pack(PLACE, place, g.rooms[place].face) for place in sorted(found) if place != here]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        g.pick(x_of(code))


def stab_mark(seat: int) -> int:
    """Noted among what has been used in the fight: that somebody has been stabbed in the back."""
    return -1 - seat


class ChooseBack(Pick):
    """A munchkin of the fight, not one's own, into whose back nobody has stabbed yet (MQ-HELP-28)."""

    kind: str = "choose-victim"

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        fight = g.fight
        if fight is None:
            return []
        return [pack(SEAT, s) for s in fight.fighters() if s != seat and stab_mark(s) not in fight.used]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        if g.fight is not None:
            g.fight.used.append(stab_mark(x_of(code)))
            g.emit(say.BACKSTABBED, seat, x_of(code))


# -- the Cheat -----------------------------------------------------------------------------------------------------


class AttachCheat(Pick):
    """The card stays with an item, in play or one that may be laid now: its limits are off (MQ-ITEM-04)."""

    kind: str = "choose-item"

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        munchkin = g.munchkins[seat]
        codes: list[int] = []
        for item in munchkin.items:
            code = pack(ITEM, item_card(item), item >> 8 & 15)
            if not item & CHEATED and not CARDS[item_card(item)].one_shot and code not in codes:
                codes.append(code)
        for held in munchkin.hand:
            card = hand_card(held)
            may_lay = seat == g.active or munchkin.fresh >> card & 1
            if may_lay and CARDS[card].is_item and not CARDS[card].one_shot and pack(CARD, card) not in codes:
                codes.append(pack(CARD, card))
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        card = x_of(code)
        g.staged.remove(frame.source)
        if kind_of(code) == CARD:
            unhold(g, seat, card)
            insert_item(g, seat, card | CHEATED)
            g.emit(say.CARD_LAID, seat, card)
        else:
            item = card | y_of(code) << 8
            replace_item(g, seat, item, item | CHEATED)
        g.emit(say.CHEAT_ATTACHED, seat, card)
