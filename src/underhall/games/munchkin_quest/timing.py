"""When cards and powers may be used: the windows of MQ-CONF-05 and -46, and how something begins.

A card that is begun is shown at once and lies on the table (`staged`) while its player picks targets and it works;
so everything that is asked afterwards is about something that everybody has seen. Windows are secret: being asked
in one would tell that a seat holds something.
"""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest.combat import GATHERING, Fight
from underhall.games.munchkin_quest.dungeon import near
from underhall.games.munchkin_quest.facts import (
    AFTER_DEFEAT,
    AFTER_ROLL,
    AFTER_WON_FIGHT,
    ANY_TIME,
    ANY_TIME_OR_CURSE,
    ANYWHERE,
    BRIBE,
    BY_ITSELF,
    CARDS,
    CURSE,
    CURSE_ON_ANYONE,
    CURSE_ON_YOU,
    D10,
    DXM,
    GO_UP_A_LEVEL,
    IN_COMBAT,
    MEETING,
    NO_LIMIT,
    NOT_IN_COMBAT,
    ONCE_PER_CURSE,
    ONCE_PER_FIGHT,
    ONCE_PER_TURN,
    OWN_COMBAT,
    OWN_TURN,
    OWN_TURN_OR_ESCAPE,
    PLAY,
    POWER,
    RACE,
    REMOVE,
    SAME_OR_ADJACENT,
    SAME_ROOM,
    SELF,
    THROWN,
    TREASURE,
    TWICE_PER_FIGHT,
    TWICE_PER_TURN,
    USE,
    WOULD_LOSE_HITS,
    Ability,
)
from underhall.games.munchkin_quest.moves import (
    CARD_RULES,
    can_lay_character,
    can_swap,
    discard,
    holds,
    insert_item,
    is_promised,
    remove_item,
    settle_health,
    shed,
    unhold,
)
from underhall.games.munchkin_quest.ops import Effect, Pick
from underhall.games.munchkin_quest.option_kinds import BRIBE as BRIBE_OPTION
from underhall.games.munchkin_quest.option_kinds import CARD as CARD_OPTION
from underhall.games.munchkin_quest.option_kinds import D10 as D10_OPTION
from underhall.games.munchkin_quest.option_kinds import PASS, SHED, SWAP, THROW, TIDY, UNCURSE
from underhall.games.munchkin_quest.option_kinds import PLAY as PLAY_OPTION
from underhall.games.munchkin_quest.option_kinds import POWER as POWER_OPTION
from underhall.games.munchkin_quest.option_kinds import USE as USE_OPTION
from underhall.games.munchkin_quest.packing import (
    CARD_MASK,
    ON_NOTHING,
    PACKED,
    a_play,
    hand_card,
    item_card,
    seat_and_card,
    usage,
    used_card,
    used_moment,
)
from underhall.games.munchkin_quest.picks import about_card, about_place, passes
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.table_state import SETUP
from underhall.kernel.agenda import NOTHING, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of, y_of
from underhall.kernel.fields import minus
from underhall.kernel.game import Do

PASSING: Final = pack(PASS)

# The moments at which somebody is asked.
TURN_WINDOW: Final = 0  # after the card of a turn, before its first action
ACTION_WINDOW: Final = 1  # before a step, an exploration, a deal, a search
MOVES_MENU: Final = 2  # the active player's own moves phase
MEETING_MENU: Final = 3  # before a combat starts with monsters in the room
FIGHT_MENU: Final = 4  # the leader, before announcing the roll
FIGHT_WINDOW: Final = 5  # the others, once it is announced
ROLL_WINDOW: Final = 6  # after a roll, before its result is used
DEFEAT_WINDOW: Final = 7  # a fight is lost, before hits are taken
ESCAPE_MENU: Final = 8  # instead of escape rolls
CURSE_WINDOW: Final = 9  # a curse has been played, before it works
HITS_WINDOW: Final = 10  # hits are about to be lost
WON_WINDOW: Final = 11  # after the rewards of a fight that one has led
AWARD_WINDOW: Final = 12  # a fight is won, before its rewards
END_WINDOW: Final = 13  # the end of a turn, before charity

OPEN_MOMENTS: Final = (TURN_WINDOW, ACTION_WINDOW, MOVES_MENU, END_WINDOW)  # no combat, nothing in between
# Who has met a monster is in combat, and the fight's own menu comes next (MQ-EXPL-13).
ANY_MOMENTS: Final = (*OPEN_MOMENTS, FIGHT_MENU, FIGHT_WINDOW, AWARD_WINDOW)


def is_fighter(g: MunchkinQuest, seat: int) -> bool:
    return g.fight is not None and seat in g.fight.fighters()


def shut_out(g: MunchkinQuest, seat: int) -> bool:
    """Whether the fight going on is closed and this seat is outside: nothing of it reaches into it (MQ-CONF-62)."""
    return g.fight is not None and g.fight.locked and not is_fighter(g, seat)


def in_time(g: MunchkinQuest, seat: int, ability: Ability, window: int) -> bool:
    """Whether the ability's time is this moment (MQ-CARD-10 to -23)."""
    timing = ability.timing
    if not WINDOW_BITS[timing] >> window & 1:
        return False
    if timing == NOT_IN_COMBAT:
        return not g.in_combat()
    if timing == OWN_COMBAT or window == ESCAPE_MENU:
        return is_fighter(g, seat)
    if timing == CURSE_ON_YOU:
        return g.curse_victim == seat
    if timing == MEETING:
        return seat == g.active
    if timing in (OWN_TURN, OWN_TURN_OR_ESCAPE):
        return seat == g.active and (window == MOVES_MENU or ability.meeting)
    return True


# The moments for each time that a card may name.
WINDOWS_OF: Final[dict[int, tuple[int, ...]]] = {
    ANY_TIME: ANY_MOMENTS,
    ANY_TIME_OR_CURSE: (*ANY_MOMENTS, CURSE_WINDOW),
    NOT_IN_COMBAT: OPEN_MOMENTS,
    OWN_TURN: (MOVES_MENU, MEETING_MENU),
    OWN_TURN_OR_ESCAPE: (MOVES_MENU, MEETING_MENU, ESCAPE_MENU),
    MEETING: (MEETING_MENU,),
    IN_COMBAT: (FIGHT_MENU, FIGHT_WINDOW),
    OWN_COMBAT: (FIGHT_MENU, FIGHT_WINDOW),
    AFTER_ROLL: (ROLL_WINDOW,),
    AFTER_DEFEAT: (DEFEAT_WINDOW,),
    AFTER_WON_FIGHT: (WON_WINDOW,),
    CURSE_ON_YOU: (CURSE_WINDOW,),
    CURSE_ON_ANYONE: (CURSE_WINDOW,),
    WOULD_LOSE_HITS: (HITS_WINDOW,),
    BY_ITSELF: (),
}
# The same as bits, by the number of the time: this is asked for every card at every moment.
WINDOW_BITS: Final = tuple([sum([1 << window for window in WINDOWS_OF[timing]]) for timing in range(len(WINDOWS_OF))])


def reaches(g: MunchkinQuest, seat: int, card: int, ability: Ability) -> bool:
    """Whether it can be used on what is going on from where the munchkin stands (MQ-ITEM-32, MQ-CONF-27)."""
    fight = g.fight
    munchkin = g.munchkins[seat]
    if munchkin.dead and ability.reach == SELF and not ability.for_others:
        return False  # MQ-DEATH-11
    if fight is not None and not is_fighter(g, seat):
        if fight.locked and ability.timing == IN_COMBAT:
            return False
        if fight.locked and ability.timing == CURSE_ON_ANYONE and is_fighter(g, g.curse_victim):
            return False
        if ability.timing in (IN_COMBAT, ANY_TIME) and CARDS[card].deck == TREASURE and ability.reach != SELF:
            if g.rules.one_use_anywhere and CARDS[card].one_shot:
                return True
            inside = munchkin.place == fight.place
            if g.face(fight.place).throw_from_inside and not inside:
                return False
            return CARDS[card].throwable and near(g, munchkin.place, fight.place)
    place = fight.place if fight is not None else munchkin.place
    if ability.timing == CURSE_ON_ANYONE and g.curse_victim >= 0:
        place = g.munchkins[g.curse_victim].place
    if ability.reach == SAME_ROOM:
        return munchkin.place == place
    if ability.reach == SAME_OR_ADJACENT:
        return near(g, munchkin.place, place)
    return ability.reach in (SELF, ANYWHERE)


def times_used(g: MunchkinQuest, seat: int, card: int, ability: Ability) -> int:
    key = usage(card, ability.moment, seat)
    if ability.limit in (ONCE_PER_FIGHT, TWICE_PER_FIGHT):
        return g.fight.used.count(key) if g.fight is not None else 0
    return g.munchkins[seat].used.count(key)


def note_use(g: MunchkinQuest, seat: int, card: int, ability: Ability) -> None:
    key = usage(card, ability.moment, seat)
    if ability.limit in (ONCE_PER_FIGHT, TWICE_PER_FIGHT):
        if g.fight is not None:
            g.fight.used = (*g.fight.used, key)
    elif ability.limit != NO_LIMIT:
        g.munchkins[seat].used = (*g.munchkins[seat].used, key)


def forget_curse(g: MunchkinQuest) -> None:
    """Another curse: what can be used once against each may be used again."""
    for munchkin in g.munchkins:
        kept: list[int] = []
        for key in munchkin.used:
            ability = CARDS[used_card(key)].on[used_moment(key)]
            if ability is None or ability.limit != ONCE_PER_CURSE:
                kept.append(key)
        munchkin.used = tuple(kept)


def usable(g: MunchkinQuest, seat: int, card: int, ability: Ability | None, window: int) -> bool:
    """Whether the seat may begin the ability now: time, reach, limit, targets and costs."""
    if ability is None or not in_time(g, seat, ability, window):
        return False
    fight = g.fight
    if fight is not None and fight.boss and not ability.boss:
        return False
    if ability.limit in (ONCE_PER_TURN, ONCE_PER_FIGHT, ONCE_PER_CURSE) and times_used(g, seat, card, ability) > 0:
        return False
    if ability.limit in (TWICE_PER_TURN, TWICE_PER_FIGHT) and times_used(g, seat, card, ability) > 1:
        return False
    if not reaches(g, seat, card, ability):
        return False
    frame = Frame(ability.program, 0, seat, card, NOTHING, ())
    for op in ability.program.ops:
        if not op.possible(g, frame):
            return False
    return True


def has_returned(g: MunchkinQuest, seat: int, card: int) -> bool:
    """Whether every copy that the seat has of the card has come back to it out of this fight (MQ-CONF-50)."""
    fight = g.fight
    back = fight.returned.count(seat_and_card(seat, card)) if fight is not None else 0
    if back == 0:
        return False
    munchkin = g.munchkins[seat]
    copies = [held for held in munchkin.hand if hand_card(held) == card]
    copies += [item for item in munchkin.items if item_card(item) == card]
    return back >= len(copies)


def add_plays(g: MunchkinQuest, seat: int, window: int, codes: list[int]) -> None:
    """Add everything that the seat may begin now: from hand, from the belt, from what is in play."""
    add_from_hand(g, seat, window, codes)
    if g.munchkins[seat].dead:
        return
    add_items(g, seat, window, codes)
    add_powers(g, seat, window, codes)
    if window in (FIGHT_MENU, FIGHT_WINDOW) and is_fighter(g, seat):
        codes += [pack(SHED, card) for card in g.munchkins[seat].laid]  # MQ-CARD-12
    if window == FIGHT_MENU:
        add_bribes(g, seat, window, codes)


def add_from_hand(g: MunchkinQuest, seat: int, window: int, codes: list[int]) -> None:
    """Cards that are played, and races and classes that are laid (MQ-CARD-12)."""
    last = NOTHING
    for held in g.munchkins[seat].hand:
        card = hand_card(held)
        if card == last:
            continue
        last = card
        facts = CARDS[card]
        if facts.in_play:
            if window in ANY_MOMENTS and not g.munchkins[seat].dead:
                add_character(g, seat, card, codes)
        elif (facts.is_item and g.is_muted(seat, card)) or has_returned(g, seat, card):
            continue
        elif usable(g, seat, card, facts.on[PLAY], window):
            codes.append(pack(PLAY_OPTION, card))


def add_character(g: MunchkinQuest, seat: int, card: int, codes: list[int]) -> None:
    if can_lay_character(g, seat, card):
        codes.append(pack(PLAY_OPTION, card))
    if can_swap(g, seat, card):
        codes.append(pack(SWAP, card))


def add_items(g: MunchkinQuest, seat: int, window: int, codes: list[int]) -> None:
    """Items in use or on the belt."""
    last = NOTHING
    for item in g.munchkins[seat].items:
        card = item_card(item)
        if card == last or item & PACKED:
            continue
        last = card
        facts = CARDS[card]
        if (facts.one_shot or facts.on[USE] or facts.on[THROWN]) and g.is_muted(seat, item):
            continue
        spare = not is_promised(g, seat, item) and not has_returned(g, seat, card)
        if spare and facts.one_shot and not holds(g, seat, card) and usable(g, seat, card, facts.on[PLAY], window):
            codes.append(pack(PLAY_OPTION, card))
        if facts.on[USE] is not None and g.allowed(seat, item) and usable(g, seat, card, facts.on[USE], window):
            codes.append(pack(USE_OPTION, card))
        if spare and usable(g, seat, card, facts.on[THROWN], window):
            codes.append(pack(THROW, card))


def add_powers(g: MunchkinQuest, seat: int, window: int, codes: list[int]) -> None:
    """What races and classes can do, and what rids of a curse."""
    munchkin = g.munchkins[seat]
    for card in munchkin.laid:
        abilities = CARDS[card].on
        if usable(g, seat, card, abilities[USE], window):
            codes.append(pack(USE_OPTION, card))
        if usable(g, seat, card, abilities[POWER], window):
            codes.append(pack(POWER_OPTION, card))
        if usable(g, seat, card, abilities[D10], window):
            codes.append(pack(D10_OPTION, card))
    for card in munchkin.curses:
        if usable(g, seat, card, CARDS[card].on[REMOVE], window) and pack(UNCURSE, card) not in codes:
            codes.append(pack(UNCURSE, card))


def add_bribes(g: MunchkinQuest, seat: int, window: int, codes: list[int]) -> None:
    """What the leader may give monsters of the fight to go away."""
    fight = g.fight
    if fight is None or seat != fight.leader:
        return
    for uid in fight.monsters:
        monster = g.monster(uid)
        if monster is not None and not monster.boss and usable(g, seat, monster.card, bribe(monster.card), window):
            codes.append(pack(BRIBE_OPTION, monster.card, uid))


def bribe(card: int) -> Ability | None:
    return CARDS[card].on[BRIBE]


MOMENT_OF: Final = {
    PLAY_OPTION: PLAY,
    USE_OPTION: USE,
    POWER_OPTION: POWER,
    D10_OPTION: D10,
    THROW: THROWN,
    BRIBE_OPTION: BRIBE,
    UNCURSE: REMOVE,
}


USE_RULES: Final = {
    USE_OPTION: "MQ-ITEM-02",
    POWER_OPTION: "MQ-CLASS-05",
    D10_OPTION: "MQ-CLASS-07",
    BRIBE_OPTION: "MQ-ITEM-38",
    UNCURSE: "MQ-CURSE-06",
}


def played_by(g: MunchkinQuest, seat: int, card: int, ability: Ability) -> str:
    """The rule that lets a card be played here and now."""
    facts = CARDS[card]
    if g.munchkins[seat].dead:
        return "MQ-DEATH-11"
    if facts.kind == CURSE:
        return "MQ-CURSE-01"
    if ability.timing == CURSE_ON_ANYONE:
        return "MQ-CURSE-03"
    fight = g.fight
    if facts.deck == TREASURE and facts.kind != GO_UP_A_LEVEL and fight is not None and fight.step == GATHERING:
        return "MQ-COMBAT-13" if is_fighter(g, seat) else "MQ-HELP-26"
    if ability.timing == OWN_TURN_OR_ESCAPE and fight is not None:
        return "MQ-RUN-09"
    return CARD_RULES.get(facts.kind, "MQ-CARD-18" if facts.deck == DXM else "MQ-KEY-11")


def is_play(code: int) -> bool:
    return kind_of(code) in MOMENT_OF or kind_of(code) in (SHED, SWAP)


def begin(g: MunchkinQuest, seat: int, code: int, about: tuple[int, ...] = ()) -> None:
    """Start what an option stands for: the card is shown and lies on the table, its program goes on the agenda."""
    kind = kind_of(code)
    card = x_of(code)
    facts = CARDS[card]
    if g.fight is not None:
        g.fight.changed_since_roll = True
    if facts.in_play and kind == PLAY_OPTION:
        unhold(g, seat, card)
        before = g.max_health(seat)
        g.munchkins[seat].laid = (*g.munchkins[seat].laid, card)
        g.emit(say.CARD_LAID, "MQ-SETUP-12" if g.phase == SETUP else "MQ-CARD-12", seat, card)
        settle_health(g, seat, before)
        return
    if kind == SHED:
        shed(g, seat, card, "MQ-CARD-12")
        return
    if kind == SWAP:
        g.push(SWAPPING, seat, NOTHING, NOTHING, (card,))
        return
    ability = facts.on[MOMENT_OF[kind]]
    if ability is None:
        return
    if kind in (PLAY_OPTION, THROW):
        spend(g, seat, card, from_hand=kind == PLAY_OPTION)
        cause = (
            g.emit(say.CARD_PLAYED, played_by(g, seat, card, ability), seat, card)
            if kind == PLAY_OPTION
            else g.emit(say.CARD_THROWN, "MQ-ITEM-33", seat, card)
        )
    else:
        cause = g.emit(say.CARD_USED, "MQ-RACE-04" if facts.kind == RACE else USE_RULES[kind], seat, card)
    note_use(g, seat, card, ability)
    picks = (y_of(code),) if kind == BRIBE_OPTION else about
    if kind in (PLAY_OPTION, THROW):
        g.push(PUTTING_AWAY, seat, card, cause, ())
    g.push(ability.program, seat, card, cause, picks)


def spend(g: MunchkinQuest, seat: int, card: int, from_hand: bool) -> None:
    """Put a one-use card on the table, from hand if it is there, else from what is in play."""
    if from_hand and holds(g, seat, card):
        unhold(g, seat, card)
    else:
        for item in g.munchkins[seat].items:
            if item & CARD_MASK == card and not item & PACKED:
                remove_item(g, seat, item)
                break
    g.staged = (*g.staged, card)


class PutAway(Effect):
    """A card that has worked is discarded; one played into a fight stays until the fight ends (MQ-COMBAT-34)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        put_away(g, frame.seat, frame.source)


def put_away(g: MunchkinQuest, seat: int, card: int) -> None:
    """The card has done what it does."""
    if card not in g.staged:
        return  # it lies somewhere by now: with a monster, an item, a victim
    fight = g.fight
    ability = CARDS[card].on[PLAY] or CARDS[card].on[THROWN]
    if fight is not None and ability is not None and ability.timing in (IN_COMBAT, OWN_COMBAT):
        fight.played = (*fight.played, a_play(card, seat, target_of(fight, card, seat)))
        return
    g.staged = minus(g.staged, card)
    discard(g, card)


def target_of(fight: Fight, card: int, seat: int) -> int:
    """What a card has been played on: whatever it changed last."""
    for i in range(len(fight.changes) - 1, -1, -1):
        change = fight.changes[i]
        if change.card == card and change.seat == seat:
            return change.target()
    return ON_NOTHING


PUTTING_AWAY: Final = Program("putting-away", (PutAway(),))


class Swap(Pick):
    """Which race or class goes for the one from hand; what allows two of them stays (MQ-RACE-09, MQ-CLASS-11)."""

    kind: str = "discard"

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        kind = CARDS[about_card(frame)].kind
        return [pack(CARD_OPTION, card) for card in g.munchkins[seat].laid if CARDS[card].kind == kind]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        unhold(g, seat, about_card(frame))
        rule = "MQ-RACE-09" if CARDS[x_of(code)].kind == RACE else "MQ-CLASS-11"
        shed(g, seat, x_of(code), rule, about_card(frame))


SWAPPING: Final = Program("swapping", (Swap(),))


# -- windows -------------------------------------------------------------------------------------------------------


class Window(Pick):
    """Seats may act in turn until all have passed in a row. Picks: whose turn it is, how many have passed."""

    kind: str = "react"
    secret: bool = True
    options_alike: bool = True

    def __init__(self, window: int) -> None:
        self.window = window

    def order(self, g: MunchkinQuest, frame: Frame) -> list[int]:
        """Who may act: clockwise from the left of the active player."""
        return g.from_seat((g.active + 1) % g.seats())[:-1]

    def open(self, g: MunchkinQuest, frame: Frame) -> bool:
        """Whether there is still something to react to."""
        return True

    def add_more(self, g: MunchkinQuest, seat: int, codes: list[int]) -> None:
        """What this window offers besides cards and powers."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if not self.open(g, frame):
            return
        order = self.order(g, frame)
        at, passed = passes(frame)
        while passed < len(order):
            seat = order[at % len(order)]
            codes = self.options(g, frame, seat)
            if len(codes) > 1:
                here = Frame(frame.program, frame.pc, frame.seat, frame.source, frame.cause, (at, passed))
                g.ask(self, here, seat, codes)
                return
            at += 1
            passed += 1

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        codes = [PASSING]
        add_plays(g, seat, self.window, codes)
        self.add_more(g, seat, codes)
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        at, passed = frame.picks
        if kind_of(code) == PASS:
            g.again(frame, (at + 1, passed + 1))
            return
        if is_play(code):
            g.again(frame, (at + 1, 0))
            begin(g, seat, code)
        elif kind_of(code) == TIDY:  # nothing that the others could answer: who has tidied up may still act
            g.again(frame, (at, passed))
            self.other(g, frame, seat, code)
        else:  # a trade is between two: for the others it is as if nobody had acted
            g.again(frame, (at + 1, passed + 1))
            self.other(g, frame, seat, code)

    def other(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        """Something else than a card or power was chosen."""


class OpenWindow(Window):
    """A moment outside combat, in which neighbours may trade as well (MQ-ITEM-21)."""

    def add_more(self, g: MunchkinQuest, seat: int, codes: list[int]) -> None:
        from underhall.games.munchkin_quest.bargain import add_trades  # it stands on this module

        add_trades(g, seat, codes)

    def other(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        from underhall.games.munchkin_quest.bargain import TRADING  # it stands on this module

        g.push(TRADING, seat, NOTHING, NOTHING, (x_of(code),))


class ActionWindow(OpenWindow):
    """Before an action of the active player the others may interrupt (MQ-CARD-23, MQ-CONF-05)."""

    def __init__(self) -> None:
        super().__init__(ACTION_WINDOW)

    def open(self, g: MunchkinQuest, frame: Frame) -> bool:
        return not g.turn_over


# Windows count passes in their picks: where the program around them has picks of its own, they run on their own.
ACTION_MOMENT: Final = Program("action-moment", (ActionWindow(),))
BEFORE_ACTING: Final = Do(ACTION_MOMENT)


def still_there(g: MunchkinQuest, frame: Frame) -> bool:
    """Whether the munchkin is in the room in which it began to act: it may have been moved, or have run, meanwhile."""
    return not frame.picks or g.munchkins[frame.seat].place == about_place(frame)


class CurseWindow(Window):
    """A curse has been played: the victim first, then the others may answer it (MQ-CURSE-03, -04)."""

    def __init__(self) -> None:
        super().__init__(CURSE_WINDOW)

    def open(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.curse_victim >= 0

    def order(self, g: MunchkinQuest, frame: Frame) -> list[int]:
        return g.from_seat(g.curse_victim)


class HitsWindow(Window):
    """Hits are about to be lost: their victim may prevent them."""

    def __init__(self) -> None:
        super().__init__(HITS_WINDOW)

    def open(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.hits > 0 and not g.munchkins[frame.seat].dead

    def order(self, g: MunchkinQuest, frame: Frame) -> list[int]:
        return [frame.seat]


class TurnWindow(OpenWindow):
    """The first moment of a turn. Whoever has something to rearrange outside the own turn may do so here."""

    def __init__(self) -> None:
        super().__init__(TURN_WINDOW)

    def add_more(self, g: MunchkinQuest, seat: int, codes: list[int]) -> None:
        from underhall.games.munchkin_quest.items import can_rearrange  # it stands on this module

        super().add_more(g, seat, codes)
        if can_rearrange(g, seat):
            codes.append(pack(TIDY))

    def other(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        from underhall.games.munchkin_quest.items import TIDYING  # it stands on this module

        if kind_of(code) == TIDY:
            g.push(TIDYING, seat, NOTHING, NOTHING, ())
        else:
            super().other(g, frame, seat, code)


def lay_down(g: MunchkinQuest, seat: int, card: int, packed: bool, rule: str) -> None:
    """Lay an item from hand, by a rule (MQ-CARD-05)."""
    unhold(g, seat, card)
    insert_item(g, seat, card | PACKED if packed else card)
    if packed:
        g.emit(say.CARD_PACKED, rule, seat, card)
    else:
        g.emit(say.CARD_LAID, rule, seat, card)
