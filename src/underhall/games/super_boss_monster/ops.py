"""The words that cards of this set are written in, beside those of the series (games/series/ops.py).

A card's program gets the uid of its room (NOTHING for bosses, spells and items) as first pick; targets are the picks
after it. A target that is gone when the effect resolves is NOTHING, and gets nothing.
"""

from typing import Any, Final

from underhall.games.series import messages as boss_say
from underhall.games.series.cards import ALL_CARDS, MONSTER, ROOM, SPELL
from underhall.games.series.knowledge import hand_over
from underhall.games.series.moves import boost_room, destroy, discard, draw, heal, hurt_walker, walker_dies
from underhall.games.series.ops import (
    ANY,
    HARMS,
    HARMS_ANY_TIME,
    HERO_TARGET,
    OWN,
    ROOM_TARGET,
    SPARES,
    Amount,
    Condition,
    G,
    May,
    OtherTarget,
    Pick,
    RoomTarget,
    Target,
    TargetHeroInDungeon,
    Word,
    active_slots,
    held_cards,
    is_alone,
    named_room,
    pass_or_place,
    place_hidden,
    room_option,
    shuffle_deck,
)
from underhall.games.series.option_kinds import DECK, FROM_DECK, IN_HERO, IN_ROOM, NO, PASS, PLACE, SEAT, TAKE, YES
from underhall.games.series.packing import ALL_SEATS, card_of, known_to
from underhall.games.series.picks import (
    picked_before,
    picked_card,
    target_card,
    target_of,
    target_room,
    target_seat,
    this_room,
)
from underhall.games.series.state import SeriesGame
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.facts import TREASURES
from underhall.games.super_boss_monster.moves import (
    find_waiting,
    gain_coins,
    gain_symbol,
    owner_of,
    put_tokens,
    remove_tokens,
    replace,
    replace_waiting,
    room_at,
    take_from_market,
    top_up,
    waiting_hero,
)
from underhall.games.super_boss_monster.option_kinds import ON_TOP, SYMBOL, UNDER
from underhall.games.super_boss_monster.pieces import SuperHero
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.kernel.agenda import NO_UID, NOBODY, NOTHING, Frame, Op, Program
from underhall.kernel.decisions import kind_of, pack, x_of, y_of, z_of
from underhall.kernel.fields import inserted, minus, replaced, without
from underhall.kernel.types import CardNo, OptionCode, SeatNo, Slot, Uid, seat_numbers

CARD_TARGET: Final = 5  # a card in the discard pile
DUNGEON_TARGET: Final = 6  # a whole dungeon, by its owner

ORDINARY: Final = 0
ADVANCED: Final = 1


class Step(Pick[G]):
    """A choice within an effect: where there is nothing to choose, the effect goes on without it."""

    def on_no_options(self, g: G, frame: Frame) -> None:
        pass


def remember(g: SuperBossMonster, frame: Frame, pick: int) -> None:
    """Hand a pick on to the rest of the program, if there is one."""
    if frame.pc + 1 < frame.program.length:
        g.pick(pick)


class MayDo(May):
    """You may: asked only where everything that follows can be done."""

    def __init__(self, *ops: Op[Any]) -> None:
        self.ops = ops

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        for op in self.ops:
            if not g.is_possible(op, frame):
                return []
        return [pack(YES), pack(NO)]


# -- conditions ---------------------------------------------------------------------------------------------


class OnlyIf(Condition[SuperBossMonster]):
    """Go on only if something is true; what is announced cannot even be begun otherwise."""

    def holds(self, g: SuperBossMonster, frame: Frame) -> bool:
        raise NotImplementedError

    def possible(self, g: SuperBossMonster, frame: Frame) -> bool:
        return self.holds(g, frame)

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if not self.holds(g, frame):
            g.drop(frame)


class OnlyWithTokens(OnlyIf):
    """This room holds so many +1 tokens."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def holds(self, g: SuperBossMonster, frame: Frame) -> bool:
        room = room_at(g, this_room(frame))
        return room is not None and self.least <= room.tokens <= self.most


class OnlyWithTokensAnywhere(OnlyIf):
    """Some room of one's own holds a +1 token."""

    def holds(self, g: SuperBossMonster, frame: Frame) -> bool:
        return len(rooms_with_tokens(g, frame.seat)) > 0


class OnlyWithPlaceForTokens(OnlyIf):
    """Some room of one's own may take a +1 token."""

    def holds(self, g: SuperBossMonster, frame: Frame) -> bool:
        return len(token_rooms(g, frame.seat, ANY, ())) > 0


class OnlyWithoutDeaths(OnlyIf):
    """No hero has died in one's dungeon this turn."""

    def holds(self, g: SuperBossMonster, frame: Frame) -> bool:
        return g.lairs[frame.seat].deaths == 0


class OnlyIfNoDungeonShowsFewer(OnlyIf):
    """No other dungeon shows fewer rooms than one's own; face-down and deactivated ones do not count."""

    def holds(self, g: SuperBossMonster, frame: Frame) -> bool:
        mine = g.active_rooms(frame.seat)
        for s in g.opponents(frame.seat):
            if g.active_rooms(s) < mine:
                return False
        return not g.lairs[frame.seat].extra_built and not g.no_building


# -- targets ------------------------------------------------------------------------------------------------


class TargetTokenRoom(RoomTarget[SuperBossMonster]):
    """A room of one's own that may take a +1 token."""

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return within_reach(g, token_rooms(g, seat, ANY, ()))


def within_reach(g: SuperBossMonster, codes: list[OptionCode]) -> list[OptionCode]:
    """The rooms among these that may be targeted at all (SBM-CONF-07)."""
    if not g.rules.minion_room_untouchable:
        return codes
    return [code for code in codes if not g.is_protected(named_room(g, code).uid, False)]


def token_rooms(g: SuperBossMonster, seat: SeatNo, room_kind: int, but: tuple[int, ...]) -> list[OptionCode]:
    """The rooms of a dungeon that may take a token, but for those with these uids."""
    codes: list[OptionCode] = []
    dungeon = g.seats[seat].dungeon
    for slot in range(len(dungeon)):
        room = dungeon[slot][-1]
        if g.most_tokens(room) > 0 and room.uid not in but and room_kind in (ANY, ALL_CARDS[room.card].kind):
            codes.append(pack(IN_ROOM, room.card, seat, slot))
    return codes


class TargetDungeonWithTokens(OtherTarget[SuperBossMonster]):
    """An opponent's dungeon with at least one +1 token."""

    target: int = DUNGEON_TARGET

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(SEAT, s) for s in g.opponents(seat) if not g.is_shielded(s, seat) and len(rooms_with_tokens(g, s))]


def rooms_with_tokens(g: SuperBossMonster, seat: SeatNo) -> list[OptionCode]:
    return [room_option(g, seat, Slot(slot)) for slot in active_slots(g, seat) if g.top(seat, Slot(slot)).tokens]


class TargetRichest(OtherTarget[SuperBossMonster]):
    """An opponent with more cards in hand than one has; a spell being cast is no longer held."""

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        mine = len(g.seats[seat].hand)
        if frame.pc < frame.program.secret_until and frame.source >= 0 and ALL_CARDS[frame.source].type == SPELL:
            mine -= 1
        return [pack(SEAT, s) for s in g.opponents(seat) if len(g.seats[s].hand) > mine]


class TargetAnyOpponent(OtherTarget[SuperBossMonster]):
    """Another player, whoever."""

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(SEAT, s) for s in g.opponents(seat)]

    def possible(self, g: SuperBossMonster, frame: Frame) -> bool:
        return True


class TargetOtherDungeon(OtherTarget[SuperBossMonster]):
    """The dungeon of another player, for a hero to go to."""

    kind: str = "choose-entrance"
    target: int = DUNGEON_TARGET

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(SEAT, s) for s in g.opponents(seat) if not g.is_shielded(s, seat)]


class TargetWalkingHero(Target[SuperBossMonster]):
    """The hero in a dungeon, and the one at the head of the active player's queue."""

    kind: str = "choose-hero"
    target: int = HERO_TARGET

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        walker = g.walker
        if walker is not None and not g.is_shielded(g.walker_seat, seat) and not g.is_immune(walker, frame.source):
            codes.append(pack(IN_HERO, walker.card))
        head = head_of_queue(g)
        if head is not None and not g.is_immune(head, frame.source):
            codes.append(pack(IN_HERO, head.card))
        return codes

    def legal(self, g: SuperBossMonster, frame: Frame, pick: int) -> bool:
        """Wherever the hero has got to meanwhile, in a dungeon or before one."""
        return is_walking(g, CardNo(pick)) or find_waiting(g, CardNo(pick)) != NOTHING


def head_of_queue(g: SuperBossMonster) -> SuperHero | None:
    """The hero who is about to enter the active player's dungeon."""
    if g.active < 0 or g.seats[g.active].kept_out:
        return None
    for hero in g.seats[g.active].entrance:
        if not hero.waits:
            return hero
    return None


class TargetWeakHero(TargetHeroInDungeon):
    """A hero in one's own dungeon with so little health left."""

    def __init__(self, most: int) -> None:
        super().__init__(OWN)
        self.most = most

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        walker = g.walker
        if walker is None or walker.health - walker.damage > self.most:
            return []
        return super().options(g, frame, seat)


class TargetHeroInLastRoom(TargetHeroInDungeon):
    """A hero standing in one's own last room."""

    def __init__(self) -> None:
        super().__init__(OWN)

    def options(self, g: SeriesGame, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return super().options(g, frame, seat) if g.walker_at == 0 and g.walker_room != NOTHING else []


class TargetWaitingHero(Target[SuperBossMonster]):
    """A hero at an entrance who has not entered a room this turn: at any, or at one's own.

    One that is to go elsewhere must have somewhere to go.
    """

    kind: str = "choose-hero"
    target: int = HERO_TARGET

    def __init__(self, whose: int = ANY, to_move: bool = False) -> None:
        self.whose = whose
        self.to_move = to_move

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        for s in g.order:
            if (self.whose == ANY or s == seat) and self.may_leave(g, seat, s):
                for hero in g.seats[s].entrance:
                    if not hero.rooms and not g.is_immune(hero, frame.source):
                        codes.append(pack(IN_HERO, hero.card))
        return codes

    def may_leave(self, g: SuperBossMonster, seat: SeatNo, here: int) -> bool:
        return not self.to_move or is_alone(g) or len(entrances_but(g, seat, here)) > 0


class TargetAnotherEntrance(Target[SuperBossMonster]):
    """A dungeon other than the one that the hero picked stands before."""

    kind: str = "choose-entrance"
    target: int = DUNGEON_TARGET

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(SEAT, s) for s in entrances_but(g, seat, find_waiting(g, target_card(frame)))]

    def possible(self, g: SuperBossMonster, frame: Frame) -> bool:
        """The hero comes first, and only those are offered who can go somewhere else."""
        return True


def entrances_but(g: SuperBossMonster, seat: SeatNo, here: int) -> list[SeatNo]:
    """The dungeons that `seat` may send a hero to who stands before the dungeon `here`."""
    return [s for s in g.order if s != here and not g.is_shielded(s, seat)]


class TargetDiscarded(Target[SuperBossMonster]):
    """A card in the discard pile: any, or of a type."""

    kind: str = "recover"
    only_cards: bool = True
    target: int = CARD_TARGET

    def __init__(self, type_: int = ANY) -> None:
        self.type_ = type_

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        cards: list[int] = []
        if self.type_ in (ANY, ROOM):
            cards += g.discarded(ROOM)
        if self.type_ in (ANY, SPELL):
            cards += g.discarded(SPELL)
        return [pack(TAKE, card) for card in cards]


class TargetStack(RoomTarget[SuperBossMonster]):
    """A stack of one's own dungeon, other than one targeted before; not under a face-down room."""

    kind: str = "choose-stack"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return within_reach(g, own_stacks(g, seat, picked_before(frame)))

    def possible(self, g: SuperBossMonster, frame: Frame) -> bool:
        return len(self.options(g, frame, frame.seat)) > 1


def own_stacks(g: SuperBossMonster, seat: SeatNo, but: tuple[int, ...]) -> list[OptionCode]:
    """The stacks of a dungeon that may be moved: those with an active room on top, but for these rooms."""
    return [
        room_option(g, seat, Slot(slot)) for slot in active_slots(g, seat) if g.top(seat, Slot(slot)).uid not in but
    ]


class TargetSpellOrTokenRoom(Target[SuperBossMonster]):
    """Choose one: a spell to draw, or a room of one's own that may take a +1 token."""

    kind: str = "choose-one"
    target: int = ROOM_TARGET

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(DECK, SPELL), *within_reach(g, token_rooms(g, seat, ANY, ()))]

    def pick_of(self, g: SuperBossMonster, code: OptionCode) -> int:
        return A_SPELL if kind_of(code) == DECK else named_room(g, code).uid


A_SPELL: Final = -2  # instead of the uid of a room


class DrawSpellOrPutToken(Word[SuperBossMonster]):
    """Do the one that was chosen."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if target_of(frame) == A_SPELL:
            draw(g, frame.seat, SPELL)
        else:
            put_tokens(g, target_room(frame), 1)


class TargetOrdinaryWound(Target[SuperBossMonster]):
    """An ordinary hero among one's wounds."""

    kind: str = "heal"
    target: int = HERO_TARGET

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return ordinary_wounds(g, seat)


# -- tokens -------------------------------------------------------------------------------------------------


class PutTokenHere(Word[SuperBossMonster]):
    """Put +1 tokens on this room."""

    powers: int = HARMS

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def possible(self, g: SuperBossMonster, frame: Frame) -> bool:
        room = room_at(g, this_room(frame))
        return room is not None and g.most_tokens(room) > 0

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        put_tokens(g, this_room(frame), self.n)


class PutToken(Step[SuperBossMonster]):
    """Put a +1 token on a room of one's own, of any kind or of one, perhaps not on this one."""

    powers: int = HARMS

    kind: str = "put-token"

    def __init__(self, room_kind: int = ANY) -> None:
        self.room_kind = room_kind

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return token_rooms(g, seat, self.room_kind, ())

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        put_tokens(g, named_room(g, code).uid, 1, "SBM-TOKEN-05")


class PutTokenElsewhere(Step[SuperBossMonster]):
    """Put a +1 token on a room that has got none from this effect yet; `may` lets one stop."""

    kind: str = "put-token"

    def __init__(self, room_kind: int = ANY, may: bool = False) -> None:
        self.room_kind = room_kind
        self.may = may

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = token_rooms(g, seat, self.room_kind, picked_before(frame))
        return [pack(PASS), *codes] if self.may and codes else codes

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == PASS:
            g.drop(frame)
            return
        uid = named_room(g, code).uid
        remember(g, frame, uid)
        put_tokens(g, uid, 1)


class PutTokenOnTarget(Word[SuperBossMonster]):
    """Put a +1 token on the room targeted."""

    powers: int = HARMS

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        put_tokens(g, target_room(frame), 1)


class RemoveToken(Step[SuperBossMonster]):
    """Take a +1 token off a room in any dungeon, or in one's own where the card says so."""

    kind: str = "remove-token"

    def __init__(self, whose: int = ANY) -> None:
        self.whose = whose

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        for s in seat_numbers(len(g.seats)):
            if s == seat or (self.whose == ANY and not g.is_shielded(s, seat)):
                codes += rooms_with_tokens(g, s)
        return codes

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        remove_tokens(g, named_room(g, code).uid, 1)


class RemoveTokensThere(Step[SuperBossMonster]):
    """Take up to so many +1 tokens off rooms in the dungeon targeted, one after another."""

    powers: int = SPARES

    kind: str = "remove-token"

    def __init__(self, most: int) -> None:
        self.most = most

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = rooms_with_tokens(g, target_seat(frame))
        return [pack(PASS), *codes] if codes else codes

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == PASS:
            return
        remove_tokens(g, named_room(g, code).uid, 1, "SBM-TOKEN-06")
        left = (target_of(frame, 1) if len(frame.picks) > 2 else self.most) - 1
        codes = self.options(g, frame, seat)
        if left and codes:
            picks = (this_room(frame), target_seat(frame), left)
            g.ask(self, Frame(frame.program, frame.pc, seat, frame.source, frame.cause, picks), seat, codes)


class MoveToken(Step[SuperBossMonster]):
    """Move a +1 token to a room of one's own from another room: of any dungeon, or of one's own. Or stop."""

    powers: int = HARMS

    kind: str = "move-token"

    def __init__(self, whose: int = ANY) -> None:
        self.whose = whose

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        for s in seat_numbers(len(g.seats)):
            if s == seat or (self.whose == ANY and not g.is_shielded(s, seat)):
                for code in rooms_with_tokens(g, s):
                    uid = named_room(g, code).uid
                    if has_space_but(g, seat, uid):
                        codes.append(code)
        return [pack(PASS), *codes] if codes else codes

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == PASS:
            g.drop(frame)
            return
        uid = named_room(g, code).uid
        remove_tokens(g, uid, 1)
        g.push(MOVED_TOKEN, seat, frame.source, frame.cause, (this_room(frame), uid))


def has_space_but(g: SuperBossMonster, seat: SeatNo, uid: Uid) -> bool:
    """Whether another room of the dungeon than this one may hold one more token; the supply does not matter."""
    for stack in g.seats[seat].dungeon:
        room = stack[-1]
        if room.uid != uid and g.space_for_tokens(room) > 0:
            return True
    return False


class PutMovedToken(Step[SuperBossMonster]):
    """The token just taken off a room goes on another."""

    kind: str = "put-token"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return token_rooms(g, seat, ANY, (target_room(frame),))

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        put_tokens(g, named_room(g, code).uid, 1)


MOVED_TOKEN: Final = Program("moved-token", (PutMovedToken(),))


# -- damage -------------------------------------------------------------------------------------------------


class BoostThis(Amount[SuperBossMonster]):
    """This room deals more damage this turn."""

    powers: int = HARMS

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        owner, slot = g.place_of(this_room(frame))
        if owner != NOBODY:
            boost_room(g, owner, slot, self.n)


class BoostThisUpTo(Word[SuperBossMonster]):
    """This room deals 1 more damage this turn, as often as its text allows."""

    def __init__(self, most: int) -> None:
        self.most = most

    def possible(self, g: SuperBossMonster, frame: Frame) -> bool:
        room = room_at(g, this_room(frame))
        return room is not None and room.tally < self.most

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        room = room_at(g, this_room(frame))
        if room is not None and room.tally < self.most:
            replace(g, room.counted())
            owner, slot = g.place_of(room.uid)
            boost_room(g, owner, slot, 1)


class BoostThisByMonsters(Word[SuperBossMonster]):
    """This room deals more damage this turn for each other monster room, up to a limit."""

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        owner, slot = g.place_of(this_room(frame))
        if owner == NOBODY:
            return
        others = 0
        for stack in g.seats[frame.seat].dungeon:
            room = stack[-1]
            if room.active and room.uid != this_room(frame) and ALL_CARDS[room.card].kind == MONSTER:
                others += 1
        if others:
            boost_room(g, owner, slot, min(others * self.each, self.most))


class BoostAnother(Step[SuperBossMonster]):
    """A room of one's own, of a kind, that this effect has not boosted yet deals more damage this turn. Or stop."""

    powers: int = HARMS

    kind: str = "boost-room"

    def __init__(self, n: int, room_kind: int) -> None:
        self.n = n
        self.room_kind = room_kind

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        for slot in active_slots(g, seat):
            room = g.top(seat, Slot(slot))
            if room.uid not in picked_before(frame) and ALL_CARDS[room.card].kind == self.room_kind:
                codes.append(room_option(g, seat, Slot(slot)))
        return [pack(PASS), *codes] if codes else codes

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == PASS:
            g.drop(frame)
            return
        remember(g, frame, g.top(seat, Slot(z_of(code))).uid)
        boost_room(g, seat, Slot(z_of(code)), self.n)


class Prime(Amount[SuperBossMonster]):
    """The room targeted deals more damage to the next hero who enters it this turn."""

    powers: int = HARMS

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        room = room_at(g, target_room(frame))
        if room is not None:
            replace(g, room.with_ahead(room.ahead + self.n))
            g.emit(say.ROOM_PRIMED, "SBM-TOKEN-09", owner_of(g, room), room.card, self.n)


class Disable(Word[SuperBossMonster]):
    """The room targeted deals no damage this turn; all else about it stays (SBM-KEY-08, -09)."""

    powers: int = SPARES

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        room = room_at(g, target_room(frame))
        if room is not None:
            number = g.emit(say.ROOM_DISABLED, "SBM-KEY-08", owner_of(g, room), room.card)
            replace(g, room.disabled_by(number))


class HurtTarget(Amount[SuperBossMonster]):
    """The hero targeted takes damage where it stands."""

    powers: int = HARMS

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if is_walking(g, target_card(frame)):
            hurt_walker(g, self.n)


class KillTarget(Word[SuperBossMonster]):
    """The hero targeted dies where it stands."""

    powers: int = HARMS

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if is_walking(g, target_card(frame)):
            walker_dies(g, g.walker_room)


def is_walking(g: SuperBossMonster, card: CardNo) -> bool:
    return g.walker is not None and g.walker.card == card


class Ghost(Word[SuperBossMonster]):
    """The hero targeted takes no damage in the next room that it enters this turn."""

    powers: int = SPARES

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        card = target_card(frame)
        walker = g.walking
        if walker is not None and walker.card == card:
            g.walker = ghostly(walker)
            g.emit(say.HERO_GHOSTED, say.BY_CARD, card)
            return
        hero = waiting_hero(g, card)
        if hero is not None:
            replace_waiting(g, ghostly(hero))
            g.emit(say.HERO_GHOSTED, say.BY_CARD, card)


def ghostly(hero: SuperHero) -> SuperHero:
    """It takes no damage in the next room; a second Ghost Cheat is for the room after that."""
    return hero.with_ghost(hero.ghost + 1)


# -- moving heroes --------------------------------------------------------------------------------------------


class PullBack(Word[SuperBossMonster]):
    """The hero in the dungeon goes back one room to the left and enters it again; in the leftmost, that very one."""

    powers: int = HARMS

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        walker = g.walker
        if walker is None or walker.card != target_card(frame):
            return
        if g.walker_room != NOTHING:
            g.walker_last = g.walker_room
        # It will enter the room before the place `walker_at`. One that stands in that place goes back past its own.
        back = 1 if g.walker_sent or g.walker_gap else 2
        g.walker_at = Slot(min(g.walker_at + back, len(g.seats[g.walker_seat].dungeon)))
        g.walker_room = NO_UID
        g.walker_sent = True
        g.emit(say.HERO_PULLED_BACK, say.BY_CARD, walker.card, g.walker_seat)


class LureTarget(Word[SuperBossMonster]):
    """The town hero targeted goes to the entrance of the dungeon targeted."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        card, to = target_card(frame), target_of(frame, 1)
        if card != NOTHING and to != NOTHING:
            lure(g, card, SeatNo(to))


def lure(g: SuperBossMonster, card: CardNo, seat: SeatNo) -> None:
    hero = g.take_from_town(card)
    if hero is not None:
        g.emit(say.HERO_SENT, say.BY_CARD, card, seat)
        g.come_to_entrance(seat, hero)


class ChooseTownHero(Pick[SuperBossMonster]):
    """A hero in town, perhaps an ordinary one only."""

    kind: str = "choose-hero"

    def __init__(self, ordinary_only: bool = False) -> None:
        self.ordinary_only = ordinary_only

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(IN_HERO, hero.card) for hero in g.town if not (self.ordinary_only and ALL_CARDS[hero.card].epic)]

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.pick(x_of(code))


class LureAnywhere(Step[SuperBossMonster]):
    """The hero just chosen goes to the entrance of any dungeon that one may choose."""

    kind: str = "choose-entrance"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(SEAT, s) for s in g.order if not g.is_shielded(s, seat)]

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        lure(g, picked_card(frame), SeatNo(x_of(code)))


class LureHome(Word[SuperBossMonster]):
    """The hero just chosen goes to one's own entrance."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        lure(g, picked_card(frame), frame.seat)


class Redirect(Word[SuperBossMonster]):
    """The waiting hero targeted joins the end of the queue at the entrance targeted; there it may come too late."""

    powers: int = HARMS_ANY_TIME

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        card, to = target_card(frame), target_of(frame, 1)
        hero = waiting_hero(g, card)
        if hero is None or to == NOBODY:
            return
        seat = find_waiting(g, card)
        side = g.change(seat)
        side.entrance = minus(side.entrance, hero)
        g.emit(say.HERO_REDIRECTED, say.BY_CARD, card, seat, to)
        g.come_to_entrance(SeatNo(to), hero)


class Hold(Word[SuperBossMonster]):
    """The waiting hero targeted stays at its entrance until the next turn's adventure."""

    powers: int = HARMS_ANY_TIME

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        hero = waiting_hero(g, target_card(frame))
        if hero is not None:
            replace_waiting(g, hero.waiting())
            g.emit(say.HERO_HELD, say.BY_CARD, hero.card, find_waiting(g, hero.card))


# -- cards ----------------------------------------------------------------------------------------------------


class DiscardAny(Pick[SuperBossMonster]):
    """Discard cards of one's choice; `needed` where what follows depends on it."""

    kind: str = "discard"

    def __init__(self, count: int = 1, type_: int = ANY, needed: bool = False) -> None:
        self.count = count
        self.type_ = type_
        self.needed = needed

    def possible(self, g: SuperBossMonster, frame: Frame) -> bool:
        fitting = 0
        for held in g.seats[frame.seat].hand:
            if self.type_ in (ANY, ALL_CARDS[card_of(held)].type):
                fitting += 1
        return fitting >= self.count

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        self.ask_on(g, frame, self.count)

    def ask_on(self, g: SuperBossMonster, frame: Frame, left: int) -> None:
        seat = frame.seat
        while left > 0:
            codes = self.options(g, frame, seat)
            if not codes:
                if self.needed:
                    g.drop(frame)
                return
            if len(codes) > 1:
                g.ask(
                    self,
                    Frame(frame.program, frame.pc, seat, frame.source, frame.cause, (*frame.picks, left)),
                    seat,
                    codes,
                )
                return
            discard(g, seat, CardNo(x_of(codes[0])))
            left -= 1

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        if self.type_ == ANY:
            return [pack(TAKE, card) for card in held_cards(g, seat)]
        return [pack(TAKE, card) for card in g.different_held(seat, self.type_)]

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        discard(g, seat, CardNo(x_of(code)))
        picks = frame.picks
        self.ask_on(g, Frame(frame.program, frame.pc, seat, frame.source, frame.cause, picks[:-1]), picks[-1] - 1)


class RecoverRoom(Step[SuperBossMonster]):
    """Take a room out of the discard pile: of a kind, a grade, with one of some symbols; not the one just discarded."""

    kind: str = "recover"
    only_cards: bool = True

    def __init__(self, room_kind: int = ANY, grade: int = ANY, shows: int = 0, but_last: bool = False) -> None:
        self.room_kind = room_kind
        self.grade = grade
        self.shows = shows
        self.but_last = but_last

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(TAKE, card) for card in self.fitting(g, g.discard[:-1] if self.but_last else g.discard)]

    def fitting(self, g: SuperBossMonster, pile: tuple[int, ...]) -> list[int]:
        found: list[int] = []
        for number in pile:
            card = ALL_CARDS[number]
            if (
                card.type == ROOM
                and number not in found
                and self.room_kind in (ANY, card.kind)
                and self.grade in (ANY, ADVANCED if card.advanced else ORDINARY)
                and (not self.shows or card.shows & self.shows)
            ):
                found.append(number)
        found.sort()
        return found

    def possible(self, g: SuperBossMonster, frame: Frame) -> bool:
        """Where a card is discarded first, it is not in the pile yet."""
        return len(self.fitting(g, g.discard)) > 0

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        take_back(g, seat, CardNo(x_of(code)))


class RecoverTarget(Word[SuperBossMonster]):
    """Take the card targeted out of the discard pile."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if target_card(frame) in g.discard:
            take_back(g, frame.seat, target_card(frame))


def take_back(g: SuperBossMonster, seat: SeatNo, card: CardNo) -> None:
    """The newest copy comes back to the hand, for all to see."""
    for i in range(len(g.discard) - 1, -1, -1):
        if g.discard[i] == card:
            g.discard = without(g.discard, i)
            break
    g.gain(seat, card, ALL_SEATS)
    g.emit(boss_say.CARD_RECOVERED, say.BY_CARD, seat, card)


class TakeFromMarket(Step[SuperBossMonster]):
    """Take one of the cards left on the market."""

    kind: str = "take-from-market"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return market_cards(g)

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        take_from_market(g, seat, CardNo(x_of(code)))
        at_temple = "SBM-SOLO-12" if g.rules.solo else "SBM-BOARD-08"
        rule = at_temple if frame.source == NOTHING else say.BY_CARD
        g.emit(say.CARD_FROM_MARKET, rule, seat, x_of(code))


def market_cards(g: SuperBossMonster) -> list[OptionCode]:
    """The different cards on the market, by number."""
    seen: list[int] = []
    for card in g.market:
        if card not in seen:
            seen.append(card)
    seen.sort()
    return [pack(TAKE, card) for card in seen]


# What becomes of the cards that were looked at and not taken.
UNDER_THE_DECK: Final = 0
BACK_ON_TOP: Final = 1
SHUFFLED_IN: Final = 2


class LookAndTake(Pick[SuperBossMonster]):
    """Look at the top of a deck, take some into the hand, and put the others where the card says.

    Picks while it is under way: the room, how many cards are still looked at, and how many of them are to be taken.
    """

    kind: str = "take-from-top"

    def __init__(self, type_: int, look: int, take: int, rest: int) -> None:
        self.type_ = type_
        self.look = look
        self.take = take
        self.rest = rest

    def possible(self, g: SuperBossMonster, frame: Frame) -> bool:
        return True  # an event says that there is nothing to look at

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        top_up(g, self.type_, self.look)
        count = min(self.look, len(g.deck(self.type_)))
        if not count:
            g.emit(boss_say.NOTHING_TO_DRAW, "SBM-CONF-25", frame.seat, self.type_)
            return
        look_at_top(g, frame.seat, self.type_, count)
        self.go_on(g, frame, count, self.take)

    def go_on(self, g: SuperBossMonster, frame: Frame, looking: int, taking: int) -> None:
        """Ask for the next card, whether to be taken or to be put back, unless there is no choice."""
        picks = (this_room(frame), looking, taking)
        here = Frame(frame.program, frame.pc, frame.seat, frame.source, frame.cause, picks)
        codes = self.options(g, here, frame.seat)
        if len(codes) > 1 and taking < looking:
            g.ask(self, here, frame.seat, codes)
        else:
            self.answered(g, here, frame.seat, codes[0])

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        _, looking, taking = frame.picks
        deck = g.deck(self.type_)
        seen: list[int] = []
        for i in range(len(deck) - looking, len(deck)):
            if deck[i] not in seen:
                seen.append(deck[i])
        seen.sort()
        return [pack(FROM_DECK if taking else ON_TOP, card) for card in seen]

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        card = x_of(code)
        deck = g.deck(self.type_)
        place = len(deck) - 1
        while deck[place] != card:
            place -= 1
        _, looking, taking = frame.picks
        if taking:
            g.gain(seat, CardNo(card), known_to(g.take_from_deck(self.type_, place)))
            g.emit(say.CARD_KEPT, say.BY_CARD, seat, card, self.type_, seen_by=1 << seat)
            if taking > 1 and looking > 1:
                self.go_on(g, frame, looking - 1, taking - 1)
            elif looking > 1:
                self.put_rest(g, frame, seat, looking - 1)
            return
        self.put_back(g, place, len(deck) - looking)
        g.emit(say.CARD_LEFT_ON_TOP, say.BY_CARD, seat, card, self.type_, seen_by=1 << seat)
        if looking > 1:
            self.go_on(g, frame, looking - 1, 0)

    def put_back(self, g: SuperBossMonster, place: int, lowest: int) -> None:
        """What is put back first lies beneath what is put back later."""
        deck = g.deck(self.type_)
        masks = [g.known_in_deck(self.type_, i) for i in range(lowest, len(deck))]
        masks.insert(0, masks.pop(place - lowest))
        g.set_deck(self.type_, inserted(without(deck, place), lowest, deck[place]))
        for i in range(len(masks)):
            g.set_known_in_deck(self.type_, lowest + i, masks[i])

    def put_rest(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, left: int) -> None:
        if self.rest == SHUFFLED_IN:
            shuffle_deck(g, self.type_)
        elif self.rest == BACK_ON_TOP:
            self.go_on(g, frame, left, 0)
        else:
            for _ in range(left):
                bury_top(g, seat, self.type_)


def bury_top(g: SuperBossMonster, seat: SeatNo, type_: int) -> None:
    """The top card goes under the deck; who knew it still does."""
    held = g.take_from_deck(type_, len(g.deck(type_)) - 1)
    g.put_under_deck(type_, CardNo(card_of(held)), known_to(held))
    g.emit(say.CARD_PUT_UNDER, say.BY_CARD, seat, card_of(held), type_, seen_by=1 << seat)


def look_at_top(g: SuperBossMonster, seat: SeatNo, type_: int, count: int) -> None:
    size = len(g.deck(type_))
    for place in range(size - count, size):
        g.set_known_in_deck(type_, place, g.known_in_deck(type_, place) | 1 << seat)
    g.emit(say.DECK_LOOKED_AT, say.BY_CARD, seat, type_, count)


class LookAndPlace(Pick[SuperBossMonster]):
    """Look at the top card of a deck; leave it there or put it under the deck."""

    kind: str = "leave-or-bury"

    def __init__(self, type_: int) -> None:
        self.type_ = type_

    def possible(self, g: SuperBossMonster, frame: Frame) -> bool:
        return len(g.deck(self.type_)) > 0 or len(g.discarded(self.type_)) > 0

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        top_up(g, self.type_, 1)
        if g.deck(self.type_):
            look_at_top(g, frame.seat, self.type_, 1)
            g.ask(self, frame, frame.seat, self.options(g, frame, frame.seat))

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        card = g.deck(self.type_)[-1]
        return [pack(ON_TOP, card), pack(UNDER, card)]

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == ON_TOP:
            g.emit(say.CARD_LEFT_ON_TOP, say.BY_CARD, seat, x_of(code), self.type_, seen_by=1 << seat)
        else:
            bury_top(g, seat, self.type_)


class NameDeck(Pick[SuperBossMonster]):
    """Name the deck that one will draw from."""

    kind: str = "draw-from"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(DECK, ROOM), pack(DECK, SPELL)]

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.pick(x_of(code))


class DrawNamed(Word[SuperBossMonster]):
    """Draw a card from each deck named, in that order."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        for type_ in frame.picks[-self.count :]:
            if type_ not in (ROOM, SPELL):
                raise ValueError(type_)  # on a house card that never had a deck named
            draw(g, frame.seat, type_)


class GiveLeft(Step[SuperBossMonster]):
    """Give a card from the hand to the player on one's left; alone, discard one."""

    kind: str = "give"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(TAKE, card) for card in held_cards(g, seat)]

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        card = x_of(code)
        if is_alone(g):
            discard(g, seat, CardNo(card))
            return
        other = (seat + 1) % len(g.seats)
        hand_over(g, seat, SeatNo(other), g.find_held(seat, CardNo(card)))
        g.emit(say.CARD_GIVEN, say.BY_CARD, seat, other, card, seen_by=1 << seat | 1 << other)


class DrawTogether(Word[SuperBossMonster]):
    """The caster and the player targeted each draw a room."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        draw(g, frame.seat, ROOM)
        if target_seat(frame) != NOBODY:
            draw(g, target_seat(frame), ROOM)


# -- wounds ---------------------------------------------------------------------------------------------------


class HealOrdinary(Step[SuperBossMonster]):
    """Turn an ordinary hero among one's wounds into a soul."""

    kind: str = "heal"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return ordinary_wounds(g, seat)

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        heal(g, seat, CardNo(x_of(code)))


def ordinary_wounds(g: SuperBossMonster, seat: SeatNo) -> list[OptionCode]:
    return [pack(IN_HERO, card) for card in g.seats[seat].wounds if not ALL_CARDS[card].epic]


class HealTarget(Word[SuperBossMonster]):
    """Turn the wound targeted into a soul."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if target_card(frame) in g.seats[frame.seat].wounds:
            heal(g, frame.seat, target_card(frame))


class MayHealOrDraw(Word[SuperBossMonster]):
    """You may heal an ordinary wound; without one, draw a card of a type."""

    def __init__(self, type_: int) -> None:
        self.type_ = type_

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if ordinary_wounds(g, frame.seat):
            g.push(MAY_HEAL, frame.seat, frame.source, frame.cause, (NOTHING,))
        else:
            draw(g, frame.seat, self.type_)


MAY_HEAL: Final = Program("may-heal-ordinary", (MayDo(HealOrdinary()), HealOrdinary()))


# -- dungeons -------------------------------------------------------------------------------------------------


class SwapTargets(Word[SuperBossMonster]):
    """The two stacks targeted change places, with all that lies on them (SBM-ROOM-11)."""

    powers: int = HARMS

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        owner, first = g.place_of(Uid(target_of(frame)))
        other, second = g.place_of(Uid(target_of(frame, 1)))
        if NOBODY in (owner, other) or (owner, first) == (other, second):
            return
        dungeon = g.seats[owner].dungeon
        g.emit(boss_say.ROOMS_SWAPPED, "SBM-ROOM-11", owner, dungeon[first][-1].card, dungeon[second][-1].card)
        g.change(owner).dungeon = replaced(replaced(dungeon, first, dungeon[second]), second, dungeon[first])
        if g.walker is not None and g.walker_seat == owner and g.walker_room != NOTHING:
            _, g.walker_at = g.place_of(g.walker_room)  # the hero goes where its room goes


class ChooseStack(Pick[SuperBossMonster]):
    """A stack of one's own dungeon to swap, other than one chosen before."""

    kind: str = "choose-stack"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return own_stacks(g, seat, picked_before(frame))

    def possible(self, g: SuperBossMonster, frame: Frame) -> bool:
        return len(own_stacks(g, frame.seat, ())) > 1

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.pick(named_room(g, code).uid)


class PlaceExtra(Pick[SuperBossMonster]):
    """Lay one extra room face down, to be revealed with the others; never more than one a turn."""

    kind: str = "place-another"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(PASS)] if g.lairs[seat].extra_built else pass_or_place(g, seat)

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == PLACE:
            g.change_lair(seat).extra_built = True
            place_hidden(g, seat, CardNo(x_of(code)), Slot(y_of(code)))


class DiscardOrDestroyThis(Step[SuperBossMonster]):
    """Discard a card, or destroy this room; a room with a minion on it is spared (SBM-ROOM-06)."""

    kind: str = "discard-or-destroy"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        owner, slot = g.place_of(this_room(frame))
        if owner == NOBODY:
            return codes
        if not g.is_guarded(this_room(frame)):
            codes.append(room_option(g, owner, slot))
        return codes + [pack(TAKE, card) for card in held_cards(g, seat)]

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == IN_ROOM:
            destroy(g, SeatNo(y_of(code)), Slot(z_of(code)))
        else:
            discard(g, seat, CardNo(x_of(code)))


class DestroyLastRoom(Word[SuperBossMonster]):
    """The room next to the boss is destroyed, unless a minion stands on it."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        dungeon = g.seats[frame.seat].dungeon
        if dungeon and dungeon[0][-1].active and not g.is_guarded(dungeon[0][-1].uid):
            destroy(g, frame.seat, Slot(0))


class GainSymbol(Step[SuperBossMonster]):
    """The boss gains a symbol until the end of the turn: one of those that the card names."""

    kind: str = "choose-treasure"

    def __init__(self, *treasures: int) -> None:
        self.treasures = treasures

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        kinds = self.treasures if self.treasures else tuple(range(len(TREASURES) if g.rules.explorers else 4))
        return [pack(SYMBOL, treasure) for treasure in kinds]

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        gain_symbol(g, seat, x_of(code))


class RaiseShield(Word[SuperBossMonster]):
    """Until the end of the turn others cannot choose the rooms of this dungeon or heroes in it."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        g.change_lair(frame.seat).shielded = True
        g.emit(say.SHIELD_RAISED, say.BY_CARD, frame.seat)


# -- coins ----------------------------------------------------------------------------------------------------


class GainCoins(Amount[SuperBossMonster]):
    """Gain coins."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        gain_coins(g, frame.seat, self.n)


class GainCoinsForHero(Word[SuperBossMonster]):
    """Gain a coin for the hero that died, two for an epic one."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        gain_coins(g, frame.seat, ALL_CARDS[target_card(frame)].value)


class GainCoinsBySouls(Amount[SuperBossMonster]):
    """Gain coins, one more if no player has fewer souls."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        mine = g.souls(frame.seat)
        more = 1
        for s in g.opponents(frame.seat):
            if g.souls(s) < mine:
                more = 0
        gain_coins(g, frame.seat, self.n + more)


class PayCoins(OnlyIf):
    """A cost in coins, paid on announcing."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: SuperBossMonster, frame: Frame) -> bool:
        return g.lairs[frame.seat].coins >= self.n

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        pass
