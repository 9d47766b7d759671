"""What a seat may begin now, and what happens then.

A card that is begun is shown at once and lies on the table (`staged`) while its player picks targets and it works;
so everything that is asked afterwards is about something that everybody has seen.
"""

from typing import Final

from underhall.games.munchkin_quest import facts
from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.combat import GATHERING, Fight
from underhall.games.munchkin_quest.facts import CARDS, Ability
from underhall.games.munchkin_quest.hands import discard, holds, unhold
from underhall.games.munchkin_quest.moves import (
    can_lay_character,
    can_swap,
    insert_item,
    is_promised,
    remove_item,
    settle_health,
    shed,
)
from underhall.games.munchkin_quest.ops import Effect, Pick
from underhall.games.munchkin_quest.packing import ON_NOTHING, PACKED, a_play, hand_card, item_card, seat_and_card
from underhall.games.munchkin_quest.picks import about_card
from underhall.games.munchkin_quest.reasons import CARD_RULES
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.table_state import SETUP
from underhall.games.munchkin_quest.timing import (
    ANY_MOMENTS,
    FIGHT_MENU,
    FIGHT_WINDOW,
    WindowNo,
    in_window,
    is_fighter,
    note_use,
    usable,
)
from underhall.kernel.agenda import NO_CARD, NO_EVENT, NOTHING, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of, y_of
from underhall.kernel.fields import minus
from underhall.kernel.types import CardNo, OptionCode, SeatNo

ANY_MOMENT_BITS: Final = sum([1 << window for window in ANY_MOMENTS])


def has_returned(g: MunchkinQuest, seat: SeatNo, card: CardNo) -> bool:
    """Whether every copy that the seat has of the card has come back to it out of this fight (MQ-CONF-50)."""
    fight = g.fight
    if fight is None or not fight.returned:
        return False
    back = fight.returned.count(seat_and_card(seat, card))
    if back == 0:
        return False
    munchkin = g.munchkins[seat]
    copies = [held for held in munchkin.hand if hand_card(held) == card]
    copies += [item for item in munchkin.items if item_card(item) == card]
    return back >= len(copies)


def add_plays(g: MunchkinQuest, seat: SeatNo, window: WindowNo, codes: list[OptionCode]) -> None:
    """Add everything that the seat may begin now: from hand, from the belt, from what is in play."""
    add_from_hand(g, seat, window, codes)
    if g.munchkins[seat].dead:
        return
    add_items(g, seat, window, codes)
    add_powers(g, seat, window, codes)
    if window in (FIGHT_MENU, FIGHT_WINDOW) and is_fighter(g, seat):
        codes += [pack(kinds.SHED, card) for card in g.munchkins[seat].laid]  # MQ-CARD-12
    if window == FIGHT_MENU:
        add_bribes(g, seat, window, codes)


def add_from_hand(g: MunchkinQuest, seat: SeatNo, window: WindowNo, codes: list[OptionCode]) -> None:
    """Cards that are played, and races and classes that are laid (MQ-CARD-12)."""
    last = NOTHING
    for held in g.munchkins[seat].hand:
        card = hand_card(held)
        if card == last:
            continue
        last = card
        printed = CARDS[card]
        if printed.in_play:
            if ANY_MOMENT_BITS >> window & 1 and not g.munchkins[seat].dead:
                add_character(g, seat, card, codes)
        elif in_window(printed.on[facts.PLAY], window):
            if (printed.is_item and g.is_muted(seat, card)) or has_returned(g, seat, card):
                continue
            if usable(g, seat, card, printed.on[facts.PLAY], window):
                codes.append(pack(kinds.PLAY, card))


def add_character(g: MunchkinQuest, seat: SeatNo, card: CardNo, codes: list[OptionCode]) -> None:
    if can_lay_character(g, seat, card):
        codes.append(pack(kinds.PLAY, card))
    if can_swap(g, seat, card):
        codes.append(pack(kinds.SWAP, card))


def add_items(g: MunchkinQuest, seat: SeatNo, window: WindowNo, codes: list[OptionCode]) -> None:
    """Items in use or on the belt."""
    last = NOTHING
    for item in g.munchkins[seat].items:
        card = item_card(item)
        if card == last or item & PACKED:
            continue
        last = card
        printed = CARDS[card]
        play, use, thrown = printed.on[facts.PLAY], printed.on[facts.USE], printed.on[facts.THROWN]
        if not (in_window(play, window) or in_window(use, window) or in_window(thrown, window)):
            continue
        if (printed.one_shot or use or thrown) and g.is_muted(seat, item):
            continue
        spare = not is_promised(g, seat, item) and not has_returned(g, seat, card)
        if spare and printed.one_shot and not holds(g, seat, card) and usable(g, seat, card, play, window):
            codes.append(pack(kinds.PLAY, card))
        if use is not None and g.allowed(seat, item) and usable(g, seat, card, use, window):
            codes.append(pack(kinds.USE, card))
        if spare and usable(g, seat, card, thrown, window):
            codes.append(pack(kinds.THROW, card))


def add_powers(g: MunchkinQuest, seat: SeatNo, window: WindowNo, codes: list[OptionCode]) -> None:
    """What races and classes can do, and what rids of a curse."""
    munchkin = g.munchkins[seat]
    for card in munchkin.laid:
        abilities = CARDS[card].on
        if usable(g, seat, card, abilities[facts.USE], window):
            codes.append(pack(kinds.USE, card))
        if usable(g, seat, card, abilities[facts.POWER], window):
            codes.append(pack(kinds.POWER, card))
        if usable(g, seat, card, abilities[facts.D10], window):
            codes.append(pack(kinds.D10, card))
    for card in munchkin.curses:
        if usable(g, seat, card, CARDS[card].on[facts.REMOVE], window) and pack(kinds.UNCURSE, card) not in codes:
            codes.append(pack(kinds.UNCURSE, card))


def add_bribes(g: MunchkinQuest, seat: SeatNo, window: WindowNo, codes: list[OptionCode]) -> None:
    """What the leader may give monsters of the fight to go away."""
    fight = g.fight
    if fight is None or seat != fight.leader:
        return
    for monster in g.fighting_monsters():
        if not monster.boss and usable(g, seat, monster.card, bribe(monster.card), window):
            codes.append(pack(kinds.BRIBE, monster.card, monster.uid))


def bribe(card: CardNo) -> Ability | None:
    return CARDS[card].on[facts.BRIBE]


MOMENT_OF: Final = {
    kinds.PLAY: facts.PLAY,
    kinds.USE: facts.USE,
    kinds.POWER: facts.POWER,
    kinds.D10: facts.D10,
    kinds.THROW: facts.THROWN,
    kinds.BRIBE: facts.BRIBE,
    kinds.UNCURSE: facts.REMOVE,
}

USE_RULES: Final = {
    kinds.USE: "MQ-ITEM-02",
    kinds.POWER: "MQ-CLASS-05",
    kinds.D10: "MQ-CLASS-07",
    kinds.BRIBE: "MQ-ITEM-38",
    kinds.UNCURSE: "MQ-CURSE-06",
}


def played_by(g: MunchkinQuest, seat: SeatNo, card: CardNo, ability: Ability) -> str:
    """The rule that lets a card be played here and now."""
    printed = CARDS[card]
    if g.munchkins[seat].dead:
        return "MQ-DEATH-11"
    if printed.kind == facts.CURSE:
        return "MQ-CURSE-01"
    if ability.timing == facts.CURSE_ON_ANYONE:
        return "MQ-CURSE-03"
    fight = g.fight
    if printed.is_item and fight is not None and fight.step == GATHERING:
        return "MQ-COMBAT-13" if is_fighter(g, seat) else "MQ-HELP-26"
    if ability.timing == facts.OWN_TURN_OR_ESCAPE and fight is not None:
        return "MQ-RUN-09"
    return CARD_RULES.get(printed.kind, "MQ-CARD-18" if printed.deck == facts.DXM else "MQ-KEY-11")


def is_play(code: OptionCode) -> bool:
    return kind_of(code) in MOMENT_OF or kind_of(code) in (kinds.SHED, kinds.SWAP)


def begin(g: MunchkinQuest, seat: SeatNo, code: OptionCode, about: tuple[int, ...] = ()) -> None:
    """Start what an option stands for: the card is shown and lies on the table, its program goes on the agenda."""
    kind = kind_of(code)
    card = CardNo(x_of(code))
    printed = CARDS[card]
    if g.fight is not None:
        g.fight.changed_since_roll = True
    if printed.in_play and kind == kinds.PLAY:
        unhold(g, seat, card)
        before = g.max_health(seat)
        g.change(seat).laid = (*g.munchkins[seat].laid, card)
        g.emit(say.CARD_LAID, "MQ-SETUP-12" if g.phase == SETUP else "MQ-CARD-12", seat, card)
        settle_health(g, seat, before)
        return
    if kind == kinds.SHED:
        shed(g, seat, card, "MQ-CARD-12")
        return
    if kind == kinds.SWAP:
        g.push(SWAPPING, seat, NO_CARD, NO_EVENT, (card,))
        return
    ability = printed.on[MOMENT_OF[kind]]
    if ability is None:
        return
    if kind in (kinds.PLAY, kinds.THROW):
        spend(g, seat, card, from_hand=kind == kinds.PLAY)
        cause = (
            g.emit(say.CARD_PLAYED, played_by(g, seat, card, ability), seat, card)
            if kind == kinds.PLAY
            else g.emit(say.CARD_THROWN, "MQ-ITEM-33", seat, card)
        )
    else:
        cause = g.emit(say.CARD_USED, "MQ-RACE-04" if printed.kind == facts.RACE else USE_RULES[kind], seat, card)
    note_use(g, seat, card, ability)
    picks = (y_of(code),) if kind == kinds.BRIBE else about
    if kind in (kinds.PLAY, kinds.THROW):
        g.push(PUTTING_AWAY, seat, card, cause, ())
    g.push(ability.program, seat, card, cause, picks)


def spend(g: MunchkinQuest, seat: SeatNo, card: CardNo, from_hand: bool) -> None:
    """Put a one-use card on the table, from hand if it is there, else from what is in play."""
    if from_hand and holds(g, seat, card):
        unhold(g, seat, card)
    else:
        for item in g.munchkins[seat].items:
            if item_card(item) == card and not item & PACKED:
                remove_item(g, seat, item)
                break
    g.staged = (*g.staged, card)


class PutAway(Effect):
    """A card that has worked is discarded; one played into a fight stays until the fight ends (MQ-COMBAT-34)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        put_away(g, frame.seat, frame.source)


def put_away(g: MunchkinQuest, seat: SeatNo, card: CardNo) -> None:
    """The card has done what it does."""
    if card not in g.staged:
        return  # it lies somewhere by now: with a monster, an item, a victim
    fight = g.fight
    ability = CARDS[card].on[facts.PLAY] or CARDS[card].on[facts.THROWN]
    if fight is not None and ability is not None and ability.timing in (facts.IN_COMBAT, facts.OWN_COMBAT):
        fight.played = (*fight.played, a_play(card, seat, target_of(fight, card, seat)))
        return
    g.staged = minus(g.staged, card)
    discard(g, card)


def target_of(fight: Fight, card: CardNo, seat: SeatNo) -> int:
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

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        kind = CARDS[about_card(frame)].kind
        return [pack(kinds.CARD, card) for card in g.munchkins[seat].laid if CARDS[card].kind == kind]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        unhold(g, seat, about_card(frame))
        rule = "MQ-RACE-09" if CARDS[x_of(code)].kind == facts.RACE else "MQ-CLASS-11"
        shed(g, seat, CardNo(x_of(code)), rule, about_card(frame))


SWAPPING: Final = Program("swapping", (Swap(),))


def lay_down(g: MunchkinQuest, seat: SeatNo, card: CardNo, packed: bool, rule: str) -> None:
    """Lay an item from hand, by a rule (MQ-CARD-05)."""
    unhold(g, seat, card)
    insert_item(g, seat, card | PACKED if packed else card)
    if packed:
        g.emit(say.CARD_PACKED, rule, seat, card)
    else:
        g.emit(say.CARD_LAID, rule, seat, card)
