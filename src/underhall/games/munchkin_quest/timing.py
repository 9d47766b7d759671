"""When cards and powers may be used: the moments of MQ-CONF-05 and -46, how far each reaches, and how often."""

from typing import Final, NewType

from underhall.games.munchkin_quest import facts
from underhall.games.munchkin_quest.dungeon import near
from underhall.games.munchkin_quest.facts import CARDS, Ability, Card
from underhall.games.munchkin_quest.packing import usage, used_card, used_moment
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import NO_EVENT, Frame
from underhall.kernel.types import CardNo, SeatNo, seat_numbers

WindowNo = NewType("WindowNo", int)

# The moments at which somebody is asked.
TURN_WINDOW: Final = WindowNo(0)  # after the card of a turn, before its first action
ACTION_WINDOW: Final = WindowNo(1)  # before a step, an exploration, a deal, a search
MOVES_MENU: Final = WindowNo(2)  # the active player's own moves phase
MEETING_MENU: Final = WindowNo(3)  # before a combat starts with monsters in the room
FIGHT_MENU: Final = WindowNo(4)  # the leader, before announcing the roll
FIGHT_WINDOW: Final = WindowNo(5)  # the others, once it is announced
ROLL_WINDOW: Final = WindowNo(6)  # after a roll, before its result is used
DEFEAT_WINDOW: Final = WindowNo(7)  # a fight is lost, before hits are taken
ESCAPE_MENU: Final = WindowNo(8)  # instead of escape rolls
CURSE_WINDOW: Final = WindowNo(9)  # a curse has been played, before it works
HITS_WINDOW: Final = WindowNo(10)  # hits are about to be lost
WON_WINDOW: Final = WindowNo(11)  # after the rewards of a fight that one has led
AWARD_WINDOW: Final = WindowNo(12)  # a fight is won, before its rewards
END_WINDOW: Final = WindowNo(13)  # the end of a turn, before charity

OPEN_MOMENTS: Final = (TURN_WINDOW, ACTION_WINDOW, MOVES_MENU, END_WINDOW)  # no combat, nothing in between
# Who has met a monster is in combat, and the fight's own menu comes next (MQ-EXPL-13).
ANY_MOMENTS: Final = (*OPEN_MOMENTS, FIGHT_MENU, FIGHT_WINDOW, AWARD_WINDOW)


def is_fighter(g: MunchkinQuest, seat: SeatNo) -> bool:
    return g.fight is not None and g.fight.has(seat)


def shut_out(g: MunchkinQuest, seat: SeatNo) -> bool:
    """Whether the fight going on is closed and this seat is outside: nothing of it reaches into it (MQ-CONF-62)."""
    return g.fight is not None and g.fight.locked and not is_fighter(g, seat)


def in_window(ability: Ability | None, window: WindowNo) -> bool:
    """Whether there is such an ability, and its time may be this moment: for most it is not, which is soon found."""
    return ability is not None and WINDOW_BITS[ability.timing] >> window & 1 == 1


def in_time(g: MunchkinQuest, seat: SeatNo, ability: Ability, window: WindowNo) -> bool:
    """Whether the ability's time is this moment (MQ-CARD-10 to -23)."""
    timing = ability.timing
    if not WINDOW_BITS[timing] >> window & 1:
        return False
    if timing == facts.NOT_IN_COMBAT:
        return not g.in_combat()
    if timing == facts.OWN_COMBAT or window == ESCAPE_MENU:
        return is_fighter(g, seat)
    if timing == facts.CURSE_ON_YOU:
        return g.curse_victim == seat
    if timing == facts.MEETING:
        return seat == g.active
    if timing in (facts.OWN_TURN, facts.OWN_TURN_OR_ESCAPE):
        return seat == g.active and (window == MOVES_MENU or ability.meeting)
    return True


# The moments for each time that a card may name.
WINDOWS_OF: Final[dict[int, tuple[int, ...]]] = {
    facts.ANY_TIME: ANY_MOMENTS,
    facts.ANY_TIME_OR_CURSE: (*ANY_MOMENTS, CURSE_WINDOW),
    facts.NOT_IN_COMBAT: OPEN_MOMENTS,
    facts.OWN_TURN: (MOVES_MENU, MEETING_MENU),
    facts.OWN_TURN_OR_ESCAPE: (MOVES_MENU, MEETING_MENU, ESCAPE_MENU),
    facts.MEETING: (MEETING_MENU,),
    facts.IN_COMBAT: (FIGHT_MENU, FIGHT_WINDOW),
    facts.OWN_COMBAT: (FIGHT_MENU, FIGHT_WINDOW),
    facts.AFTER_ROLL: (ROLL_WINDOW,),
    facts.AFTER_DEFEAT: (DEFEAT_WINDOW,),
    facts.AFTER_WON_FIGHT: (WON_WINDOW,),
    facts.CURSE_ON_YOU: (CURSE_WINDOW,),
    facts.CURSE_ON_ANYONE: (CURSE_WINDOW,),
    facts.WOULD_LOSE_HITS: (HITS_WINDOW,),
    facts.BY_ITSELF: (),
}
# The same as bits, by the number of the time: this is asked for every card at every moment.
WINDOW_BITS: Final = tuple([sum([1 << window for window in WINDOWS_OF[timing]]) for timing in range(len(WINDOWS_OF))])


def reaches(g: MunchkinQuest, seat: SeatNo, card: CardNo, ability: Ability) -> bool:
    """Whether it can be used on what is going on from where the munchkin stands (MQ-ITEM-32, MQ-CONF-27)."""
    fight = g.fight
    munchkin = g.munchkins[seat]
    if munchkin.dead and ability.reach == facts.SELF and not ability.for_others:
        return False  # MQ-DEATH-11
    if fight is not None and not is_fighter(g, seat):
        if fight.locked and ability.timing == facts.IN_COMBAT:
            return False
        if fight.locked and ability.timing == facts.CURSE_ON_ANYONE and is_fighter(g, g.curse_victim):
            return False
        into_fight = ability.timing in (facts.IN_COMBAT, facts.ANY_TIME) and ability.reach != facts.SELF
        if into_fight and CARDS[card].deck == facts.TREASURE:
            return can_throw_into(g, munchkin.place, fight.place, CARDS[card])
    place = fight.place if fight is not None else munchkin.place
    if ability.timing == facts.CURSE_ON_ANYONE and g.curse_victim >= 0:
        place = g.munchkins[g.curse_victim].place
    if ability.reach == facts.SAME_ROOM:
        return munchkin.place == place
    if ability.reach == facts.SAME_OR_ADJACENT:
        return near(g, munchkin.place, place)
    return ability.reach in (facts.SELF, facts.ANYWHERE)


def can_throw_into(g: MunchkinQuest, place: int, to: int, card: Card) -> bool:
    """Whether a Treasure can be thrown from one room into the fight in another."""
    if g.rules.one_use_anywhere and card.one_shot:
        return True
    if g.face(to).throw_from_inside and place != to:
        return False
    return card.throwable and near(g, place, to)


# How often a turn, a fight or a curse allows it, by limit.
MOST_USES: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 1)


def times_used(g: MunchkinQuest, seat: SeatNo, card: CardNo, ability: Ability) -> int:
    key = usage(card, ability.moment, seat)
    if ability.limit in (facts.ONCE_PER_FIGHT, facts.TWICE_PER_FIGHT):
        return g.fight.used.count(key) if g.fight is not None else 0
    return g.munchkins[seat].used.count(key)


def note_use(g: MunchkinQuest, seat: SeatNo, card: CardNo, ability: Ability) -> None:
    key = usage(card, ability.moment, seat)
    if ability.limit in (facts.ONCE_PER_FIGHT, facts.TWICE_PER_FIGHT):
        if g.fight is not None:
            g.fight.used = (*g.fight.used, key)
    elif ability.limit != facts.NO_LIMIT:
        g.change(seat).used = (*g.munchkins[seat].used, key)


def forget_curse(g: MunchkinQuest) -> None:
    """Another curse: what can be used once against each may be used again."""
    for seat in seat_numbers(g.seats()):
        used = g.munchkins[seat].used
        kept: list[int] = []
        for key in used:
            ability = CARDS[used_card(key)].on[used_moment(key)]
            if ability is None or ability.limit != facts.ONCE_PER_CURSE:
                kept.append(key)
        if len(kept) < len(used):
            g.change(seat).used = tuple(kept)


def can_begin(g: MunchkinQuest, seat: SeatNo, card: CardNo, ability: Ability) -> bool:
    """Whether there is a target for it, and its price can be paid."""
    frame = Frame(ability.program, 0, seat, card, NO_EVENT, ())
    for op in ability.program.ops:
        if not g.is_possible(op, frame):
            return False
    return True


def usable(g: MunchkinQuest, seat: SeatNo, card: CardNo, ability: Ability | None, window: WindowNo) -> bool:
    """Whether the seat may begin the ability now: time, reach, limit, targets and costs."""
    if ability is None or not in_time(g, seat, ability, window):
        return False
    fight = g.fight
    if fight is not None and fight.boss and not ability.boss:
        return False
    if ability.limit != facts.NO_LIMIT and times_used(g, seat, card, ability) >= MOST_USES[ability.limit]:
        return False
    return reaches(g, seat, card, ability) and can_begin(g, seat, card, ability)
