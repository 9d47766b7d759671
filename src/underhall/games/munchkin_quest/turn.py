"""The turn: return, card, moves, charity, the Monsters' turn (MQ-TURN-*, MQ-MOVE-*, MQ-EXPL-*, MQ-CHAR-*)."""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.arrive import APPEARED, DISDAIN_ENDED, IN_NEW_ROOM, TURN_STARTED, appear, enter
from underhall.games.munchkin_quest.characters import RETURN_CARDS
from underhall.games.munchkin_quest.codes import card_codes
from underhall.games.munchkin_quest.deals import DEALING, can_deal
from underhall.games.munchkin_quest.dungeon import lay_room, may_force, step_cost
from underhall.games.munchkin_quest.facts import CARDS, DXM, ENTRANCE, FACES, SELF, TREASURE, TURN_START, WALL
from underhall.games.munchkin_quest.facts import PLAY as PLAY_MOMENT
from underhall.games.munchkin_quest.giving_up import add_death, give_up
from underhall.games.munchkin_quest.hands import blur, discard, draw, draw_many, hold, unhold
from underhall.games.munchkin_quest.items import (
    BUYING_A_LEVEL,
    PICKING_UP,
    TIDYING,
    add_lays,
    can_buy_level,
    can_pick_up,
    can_tidy,
    lay_at_once,
    put_in_order,
)
from underhall.games.munchkin_quest.meeting import PROVOKING, meet, meets_anyone
from underhall.games.munchkin_quest.movement import move_all
from underhall.games.munchkin_quest.munchkin import START_GOLD
from underhall.games.munchkin_quest.open_windows import BEFORE_ACTING, OpenWindow, TurnWindow
from underhall.games.munchkin_quest.ops import Effect, Pick
from underhall.games.munchkin_quest.packing import BARRED_SHIFT, WALLED_SHIFT, hand_card, unbarred
from underhall.games.munchkin_quest.picks import about_card, about_place
from underhall.games.munchkin_quest.plays import add_plays, begin, is_play, lay_down
from underhall.games.munchkin_quest.rolls import AFTER_ROLLING, RollMonsterDie, TakeColour
from underhall.games.munchkin_quest.search import SEARCHING, can_search
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.table_state import CARD, CHARITY, MONSTERS, MOVES
from underhall.games.munchkin_quest.timing import END_WINDOW, MOVES_MENU, TURN_WINDOW, WindowNo
from underhall.games.munchkin_quest.trade import TRADING, add_trades
from underhall.kernel.agenda import NO_CARD, NO_EVENT, NOBODY, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of
from underhall.kernel.game import Do
from underhall.kernel.types import CardNo, OptionCode, SeatNo, seat_numbers

# -- the beginning -------------------------------------------------------------------------------------------------


class BeginTurn(Effect):
    """A new turn: what lasted for one is over, and the dead stand up in the Entrance (MQ-DEATH-12 to -14)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.take_snapshot(frame)
        g.turn += 1
        seat = g.active
        g.phase = CARD
        g.turn_over = g.tipped = g.at_threshold = False
        g.refused = ()
        for other in seat_numbers(g.seats()):
            if g.munchkins[other].used or g.munchkins[other].refusals:
                munchkin = g.change(other)
                munchkin.used = munchkin.refusals = ()
        mine = g.change(seat)
        mine.spent = mine.extra = mine.searched = mine.dealt = 0
        mine.stuck = mine.forced = False
        lift_until_turn(g, seat)
        g.emit(say.TURN_BEGAN, "MQ-TURN-01", seat, g.turn)
        if mine.dead:
            mine.dead = False
            mine.wounds = 0
            mine.place = ENTRANCE
            mine.gold = START_GOLD
            g.emit(say.RETURNED, "MQ-DEATH-12", seat, START_GOLD)
            draw_many(g, seat, TREASURE, RETURN_CARDS, "MQ-DEATH-13")
            draw_many(g, seat, DXM, RETURN_CARDS, "MQ-DEATH-13")
        for card in mine.laid:
            ability = CARDS[card].on[TURN_START]
            if ability is not None:
                g.push(ability.program, seat, card, NO_EVENT, ())


def lift_until_turn(g: MunchkinQuest, seat: SeatNo) -> None:
    """Walls that this seat has raised fall; what nobody might pick up before its turn may be picked up."""
    for i in range(len(g.links)):
        if g.links[i] >> WALLED_SHIFT == seat + 1:
            g.set_link(i, g.links[i] & (1 << WALLED_SHIFT) - 1)
    for place in range(len(g.rooms)):
        room = g.rooms[place]
        if any(item >> BARRED_SHIFT == seat + 1 for item in room.floor):
            floor = [unbarred(item) if item >> BARRED_SHIFT == seat + 1 else item for item in room.floor]
            g.set_room(place, room.with_floor(tuple(floor), room.gold))


class TurnCard(Effect):
    """One DxM card (MQ-TURN-02)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        draw(g, g.active, DXM, "MQ-TURN-02")


class BeginMoves(Effect):
    """The moves phase; who stands with monsters fights first (MQ-TURN-05, MQ-CONF-53)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.phase = MOVES
        cause = g.emit(say.PHASE_BEGAN, "MQ-TURN-01", MOVES)
        if not g.turn_over:
            meet(g, TURN_STARTED, cause)


# -- the moves phase -----------------------------------------------------------------------------------------------


ENDING: Final = pack(kinds.END)


class Moves(Pick):
    """What the active player does: one thing at a time, as long as moves remain and the player likes (MQ-TURN-03)."""

    kind: str = "moves"

    def chooser(self, g: MunchkinQuest, frame: Frame) -> SeatNo:
        return g.active

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.at_threshold = False
        over = g.turn_over or g.munchkins[g.active].dead
        if not over and not put_in_order(g, frame) and not disdained_no_more(g, frame):
            super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = [ENDING]
        munchkin = g.munchkins[seat]
        place = munchkin.place
        room = g.rooms[place]
        left = g.moves_left(seat)
        force = may_force(g, seat)
        dark = bool(g.room_deck)  # sides that lead nowhere yet lead into the dark
        for side in range(4):
            to = room.beside[side]
            if to < 0 and not dark:
                continue
            cost = step_cost(g, seat, place, side)
            if 0 < cost <= left:
                codes.append(
                    pack(kinds.WALK, to, g.rooms[to].face, cost) if to >= 0 else pack(kinds.EXPLORE, side, cost)
                )
            elif force and g.link(place, side) != WALL:
                codes.append(pack(kinds.FORCE, side))
        if g.has_monsters(place):
            codes.append(pack(kinds.FIGHT))  # those that are left after meeting disdain the munchkin
        else:
            if can_search(g, seat):
                codes.append(pack(kinds.SEARCH))
            if left > 0 and can_pick_up(g, seat):
                codes.append(pack(kinds.PICK_UP))
            if can_deal(g, seat):
                codes.append(pack(kinds.DEAL, room.face))
        add_lays(g, seat, codes)
        add_plays(g, seat, MOVES_MENU, codes)
        if can_buy_level(g, seat):
            codes.append(pack(kinds.BUY_LEVEL))
        if can_tidy(g, seat):
            codes.append(pack(kinds.TIDY))
        add_trades(g, seat, codes)
        add_death(g, seat, codes)
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        kind = kind_of(code)
        if kind == kinds.END:
            return
        g.again(frame, ())
        if is_play(code):
            begin(g, seat, code)
        elif kind == kinds.WALK:
            here = g.munchkins[seat].place
            g.push(WALKING, seat, NO_CARD, NO_EVENT, (g.rooms[here].beside.index(x_of(code)), 0, here))
        elif kind == kinds.EXPLORE:
            g.push(EXPLORING, seat, NO_CARD, NO_EVENT, (x_of(code), 0, g.munchkins[seat].place))
        elif kind == kinds.FORCE:
            side = x_of(code)
            here = g.munchkins[seat].place
            into_dark = g.rooms[here].beside[side] < 0
            g.push(EXPLORING if into_dark else WALKING, seat, NO_CARD, NO_EVENT, (side, 1, here))
        elif kind == kinds.SEARCH:
            g.push(SEARCHING, seat, NO_CARD, NO_EVENT, (g.munchkins[seat].place,))
        elif kind == kinds.PICK_UP:
            g.change(seat).spent += 1
            g.push(PICKING_UP, seat, NO_CARD, NO_EVENT, ())
        elif kind == kinds.DEAL:
            g.push(DEALING, seat, NO_CARD, NO_EVENT, (g.munchkins[seat].place,))
        elif kind == kinds.FIGHT:
            g.push(PROVOKING, seat, NO_CARD, NO_EVENT, ())
        elif kind in (kinds.LAY, kinds.LAY_PACKED):
            lay_down(g, seat, CardNo(x_of(code)), kind == kinds.LAY_PACKED, "MQ-TURN-08")
        elif kind == kinds.BUY_LEVEL:
            g.push(BUYING_A_LEVEL, seat, NO_CARD, NO_EVENT, (0, 0))
        elif kind == kinds.TIDY:
            g.push(TIDYING, seat, NO_CARD, NO_EVENT, ())
        elif kind == kinds.TRADE:
            g.push(TRADING, seat, NO_CARD, NO_EVENT, (x_of(code),))
        elif kind == kinds.DIE:
            give_up(g, seat)


def disdained_no_more(g: MunchkinQuest, frame: Frame) -> bool:
    """Whether a monster beside the active player does not disdain it any more: they meet (MQ-COMBAT-52, MQ-CONF-63)."""
    if not meets_anyone(g, g.active):
        return False
    g.again(frame, frame.picks)
    meet(g, DISDAIN_ENDED, frame.cause)
    return True


class Walk(Effect):
    """A step through a link; what has been put in the way meanwhile stands (MQ-MOVE-03 to -08)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        seat = frame.seat
        munchkin = g.munchkins[seat]
        side, forced, start = frame.picks
        to = g.rooms[munchkin.place].beside[side]
        stays = g.turn_over or munchkin.dead or munchkin.place != start or meets_anyone(g, seat)
        if stays or not pay_step(g, seat, side, forced == 1):
            return  # it may have been moved, or met a monster, before it could leave
        cause = g.emit(say.WALKED, "MQ-MOVE-03", seat, g.rooms[to].face, g.moves_left(seat))
        enter(g, seat, to, cause)


def pay_step(g: MunchkinQuest, seat: SeatNo, side: int, forced: bool) -> bool:
    """Pay for leaving by that side, or find that it cannot be done any more."""
    munchkin = g.change(seat)
    cost = step_cost(g, seat, munchkin.place, side)
    if forced and may_force(g, seat) and g.link(munchkin.place, side) != WALL:
        munchkin.forced = munchkin.stuck = True
        g.emit(say.FORCED, "MQ-MOVE-08", seat, side)
        return True
    if forced or cost == 0 or cost > g.moves_left(seat):
        wall = g.link(munchkin.place, side) == WALL
        g.emit(say.BLOCKED, "MQ-MOVE-06" if wall else "MQ-MOVE-08" if forced else "MQ-MOVE-05", seat, side)
        return False
    munchkin.spent += cost
    return True


class Explore(Effect):
    """Into the dark: a new room, its links, a DxM card, its rule, and a monster (MQ-EXPL-01 to -08, -13)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        seat = frame.seat
        munchkin = g.munchkins[seat]
        side, forced, start = frame.picks
        gone = g.turn_over or munchkin.dead or munchkin.place != start or g.rooms[start].beside[side] >= 0
        if gone or meets_anyone(g, seat) or not g.room_deck or not pay_step(g, seat, side, forced == 1):
            g.drop(frame)
            return
        g.at_threshold = True
        tile = g.room_deck[-1]
        g.room_deck = g.room_deck[:-1]
        face = 2 * tile - g.luck.below(2)
        assert FACES[face].tile == tile
        cause = g.emit(say.EXPLORED, "MQ-EXPL-01", seat, face, side)
        g.frame = frame.caused_by(cause)
        place = lay_room(g, face, munchkin.place, side)
        draw(g, seat, DXM, "MQ-EXPL-05")
        g.push(FACING, seat, NO_CARD, cause, (place,))
        enter(g, seat, place, cause)
        g.agenda.pop()  # what `enter` does comes in its own order here: the rule, the monster, the meeting


class RoomRule(Effect):
    """The rule of the new room works before its monster is known (MQ-EXPL-06)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        program = g.face(about_place(frame)).enter
        if program is not None:
            g.push(program, frame.seat, NO_CARD, frame.cause, ())


class RoomMonster(Effect):
    """Every new room holds a monster (MQ-EXPL-07)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if not g.munchkins[frame.seat].dead:
            appear(g, frame.seat, about_place(frame), IN_NEW_ROOM, frame.cause)


class Meet(Effect):
    """The active player meets what is in the room."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.at_threshold = False
        if not g.munchkins[g.active].dead and g.fight is None:
            meet(g, APPEARED, frame.cause)


WALKING: Final = Program("walking", (BEFORE_ACTING, Walk()))
EXPLORING: Final = Program("exploring", (BEFORE_ACTING, Explore()))
FACING: Final = Program("facing", (RoomRule(), RoomMonster(), Meet()))


# -- the end of the moves ------------------------------------------------------------------------------------------


class EndWindow(OpenWindow):
    """The last moment of a turn before charity: the others may act once more (MQ-CONF-05)."""

    window: WindowNo = END_WINDOW

    def open(self, g: MunchkinQuest, frame: Frame) -> bool:
        return not g.munchkins[g.active].dead  # else the Monsters' turn follows at once (MQ-DEATH-09)

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.turn_over or not self.open(g, frame) or not disdained_no_more(g, frame):
            super().run(g, frame)


END_MOMENT: Final = Program("end-moment", (EndWindow(),))


# -- charity -------------------------------------------------------------------------------------------------------


class BeginCharity(Effect):
    """Only at the end of the own turn (MQ-CHAR-01)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.phase = CHARITY
        if not g.munchkins[g.active].dead:
            g.emit(say.PHASE_BEGAN, "MQ-TURN-01", CHARITY)
        g.at_threshold = False
        for seat in seat_numbers(g.seats()):
            if g.munchkins[seat].boons:
                g.change(seat).boons = ()


def poorest(g: MunchkinQuest, giver: SeatNo) -> list[SeatNo]:
    """Who gets the surplus: the others of the lowest level; nobody if the giver is one of them (MQ-CHAR-02, -03)."""
    lowest = min([munchkin.level for munchkin in g.munchkins])
    if g.munchkins[giver].level == lowest:
        return []
    return [s for s in g.after_seat(giver) if g.munchkins[s].level == lowest]


def for_oneself(card: CardNo) -> bool:
    """Whether playing the card touches nobody but its player: a race or class, a level, a healing potion."""
    ability = CARDS[card].on[PLAY_MOMENT]
    return CARDS[card].in_play or (ability is not None and ability.reach == SELF)


def given_so_far(g: MunchkinQuest, frame: Frame) -> tuple[int, ...]:
    """How many cards each has got of the surplus."""
    return frame.picks if len(frame.picks) == g.seats() else tuple([0] * g.seats())


def next_receivers(g: MunchkinQuest, giver: SeatNo, got: tuple[int, ...]) -> list[SeatNo]:
    """Who may get the next card: counts differ by one at most (MQ-CONF-14), so whoever has got least so far."""
    receivers = poorest(g, giver)
    least = min([got[s] for s in receivers], default=0)
    return [s for s in receivers if got[s] == least]


class Charity(Pick):
    """The giver picks a surplus card. Picks: how many cards each recipient has got, then the card being given."""

    kind: str = "charity"

    def chooser(self, g: MunchkinQuest, frame: Frame) -> SeatNo:
        return g.active

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        giver = g.munchkins[g.active]
        if put_in_order(g, frame) or giver.dead:
            return
        if len(giver.hand) > g.hand_limit(g.active):
            super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = card_codes([hand_card(held) for held in g.munchkins[seat].hand])
        add_lays(g, seat, codes)  # MQ-CHAR-05: what one lays or plays on oneself need not be given
        plays: list[OptionCode] = []
        add_plays(g, seat, TURN_WINDOW, plays)
        codes += [
            play for play in plays if kind_of(play) in (kinds.PLAY, kinds.SWAP) and for_oneself(CardNo(x_of(play)))
        ]
        add_trades(g, seat, codes)
        add_death(g, seat, codes)
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        card = x_of(code)
        kind = kind_of(code)
        got = given_so_far(g, frame)
        if kind != kinds.CARD:
            g.again(frame, got)
            if is_play(code):
                begin(g, seat, code)
            elif kind == kinds.TRADE:
                g.push(TRADING, seat, NO_CARD, NO_EVENT, (card,))
            elif kind == kinds.DIE:
                give_up(g, seat)
            else:
                lay_down(g, seat, CardNo(card), kind == kinds.LAY_PACKED, "MQ-CHAR-05")
            return
        receivers = next_receivers(g, seat, got)
        g.again(frame, got)
        if not receivers:
            unhold(g, seat, CardNo(card))
            discard(g, CardNo(card))
            g.emit(say.CHARITY_DISCARD, "MQ-CHAR-03", seat, card)
            return
        bits = 0
        for s in receivers:
            bits |= 1 << s
        g.push(GIVING, seat, NO_CARD, frame.cause, (card, bits))


class GiveTo(Pick):
    """Who gets the card, where several are equally poor. It goes from hand to hand, unseen by the others."""

    kind: str = "give-to"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(kinds.SEAT, s) for s in range(g.seats()) if frame.picks[1] >> s & 1]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        to = x_of(code)
        card = about_card(frame)
        unhold(g, seat, card)
        blur(g, seat, 1 << to)
        hold(g, SeatNo(to), card, 1 << seat)
        several = len(poorest(g, seat)) > 1
        g.emit(say.CARD_GIVEN, "MQ-CHAR-04" if several else "MQ-CHAR-02", seat, card, to, seen_by=1 << seat | 1 << to)
        beneath = g.agenda[-1]
        got = list(beneath.picks)
        got[to] += 1
        g.agenda[-1] = Frame(beneath.program, beneath.pc, beneath.seat, beneath.source, beneath.cause, tuple(got))
        lay_at_once(g, SeatNo(to), (card,))


GIVING: Final = Program("giving", (GiveTo(),))


# -- the Monsters' turn --------------------------------------------------------------------------------------------


class BeginMonsters(Effect):
    """After every player's turn, even if that player has died (MQ-MON-01, MQ-DEATH-09)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.phase = MONSTERS
        g.emit(say.PHASE_BEGAN, "MQ-DEATH-09" if g.munchkins[g.active].dead else "MQ-MON-01", MONSTERS)
        g.push(MONSTERS_TURN, g.active, NO_CARD, NO_EVENT, ())


class MoveMonsters(Effect):
    """All monsters move; nothing interrupts it (MQ-MON-04, -25)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        move_all(g, g.die)


class EndTurn(Effect):
    """To the left (MQ-SETUP-14)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.active = SeatNo((g.active + 1) % g.seats())
        g.push(TURN, NOBODY, NO_CARD, NO_EVENT, ())


MONSTERS_TURN: Final = Program(
    "monsters-turn", (RollMonsterDie("MQ-MON-02"), AFTER_ROLLING, TakeColour("MQ-MON-03"), MoveMonsters())
)
TURN: Final = Program(
    "turn",
    (
        BeginTurn(),
        TurnCard(),
        TurnWindow(),
        BeginMoves(),
        Moves(),
        Do(END_MOMENT),
        BeginCharity(),
        Charity(),
        BeginMonsters(),
        EndTurn(),
    ),
)
