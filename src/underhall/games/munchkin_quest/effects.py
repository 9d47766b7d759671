"""The effects that cards are written with. `frame.seat` is whom one acts on: the player, or the victim of a curse or of
Bad Stuff; `frame.source` is the card. One that hurts says so with `took_effect`, so that Bad Stuff in vain is noticed.
"""

from typing import Final

from underhall.games.munchkin_quest import combat, facts
from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.arrive import TO_JOIN, appear, enter
from underhall.games.munchkin_quest.codes import card_codes, coded_item, item_codes, monster_code, place_code
from underhall.games.munchkin_quest.combat import Change, Fight
from underhall.games.munchkin_quest.dungeon import adjacent, neighbours
from underhall.games.munchkin_quest.facts import CARDS, Card, Condition
from underhall.games.munchkin_quest.fight import beat, kill
from underhall.games.munchkin_quest.hands import discard_held, draw, draw_many, watched
from underhall.games.munchkin_quest.hits import lose_hits
from underhall.games.munchkin_quest.meeting import meets_anyone
from underhall.games.munchkin_quest.moves import (
    die,
    discard_item,
    drop_item,
    gain_level,
    heal,
    is_promised,
    is_vital,
    leave_fight,
    lose_gold,
    lose_level,
    partable,
    shed,
    spare_first,
    spare_gold,
    spare_items,
    take_off_map,
    took_effect,
)
from underhall.games.munchkin_quest.ops import (
    FATAL,
    Amount,
    Effect,
    Pick,
    PickMonster,
    PickMunchkin,
    PickRoom,
    described,
)
from underhall.games.munchkin_quest.packing import PACKED, die_face, die_roller, hand_card, item_card
from underhall.games.munchkin_quest.picks import (
    Losses,
    about_monster,
    picked_die,
    picked_monster,
    picked_place,
    picked_seat,
    picked_side,
    picked_uid,
)
from underhall.games.munchkin_quest.plays import put_away
from underhall.games.munchkin_quest.reasons import as_price, by_card
from underhall.games.munchkin_quest.rolls import D6, D10_SIDES, change_roll, explain_roll, throw
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import item_bonus
from underhall.games.munchkin_quest.table_state import MOVES
from underhall.games.munchkin_quest.timing import forget_curse, is_fighter, shut_out
from underhall.games.munchkin_quest.windows import CurseWindow
from underhall.kernel.agenda import NO_CARD, NOBODY, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of
from underhall.kernel.fields import minus
from underhall.kernel.game import Do
from underhall.kernel.types import CardNo, OptionCode, SeatNo

# What something comes to in a fight, roughly.
A_DIE: Final = 4  # more or fewer
A_MONSTER: Final = 10  # that nobody has seen yet, dice and all
A_CHARACTER: Final = 3  # a race or class

ALL: Final = 99
HALF: Final = -1

# -- the munchkin --------------------------------------------------------------------------------------------------


class GainLevels(Amount):
    """Go up, never to the last level (MQ-FIX-02)."""

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.munchkins[frame.seat].level < g.rules.goal - 1

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        gain_level(g, frame.seat, self.n, by_card(g))


class LoseLevels(Effect):
    """Go down, never below 1; at level 1 it does not hurt (MQ-FIX-01)."""

    def __init__(self, n: int) -> None:
        self.levels = n

    def would_work(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.munchkins[frame.seat].level > 1

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if lose_level(g, frame.seat, self.levels, by_card(g)) > 0:
            took_effect(g, frame.seat)

    def loss(self, g: MunchkinQuest, seat: SeatNo) -> int:
        return min(self.levels, g.munchkins[seat].level - 1)


class LoseHits(Effect):
    """Lose hits; `unless` a condition holds, when it is `otherwise` many."""

    def __init__(self, n: int, unless: Condition | None = None, otherwise: int = 0, never_last: bool = False) -> None:
        self.hits = n
        self.unless = unless
        self.otherwise = otherwise
        self.never_last = never_last

    def would_work(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.health(frame.seat) > (1 if self.never_last else 0)

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        n = self.hits
        if self.unless is not None and self.unless.holds(g, frame.seat):
            n = self.otherwise
        lose_hits(g, frame.seat, n, frame.source, frame.cause, self.never_last)


class Heal(Amount):
    """Restore hits up to the maximum."""

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.munchkins[frame.seat].wounds > 0

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        heal(g, frame.seat, self.n, "MQ-HEALTH-04")


class DieAtOnce(Effect):
    """Die at once."""

    hits: int = FATAL

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        took_effect(g, frame.seat)
        die(g, frame.seat, by_card(g))


def half_of(gold: int) -> int:
    """Half of it, rounded up to 100."""
    return (gold + 199) // 200 * 100


class LoseGold(Amount):
    """Lose gold: so much, HALF (rounded up to 100), or ALL of it."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        gold = g.munchkins[frame.seat].gold
        n = gold if self.n == ALL else half_of(gold) if self.n == HALF else self.n
        if lose_gold(g, frame.seat, n, by_card(g)) > 0:
            took_effect(g, frame.seat)


class PayGold(Amount):
    """The price of a deal or power, in gold (MQ-DEAL-04)."""

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return spare_gold(g, frame.seat) >= self.n

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        lose_gold(g, frame.seat, self.n, as_price(g))


class DrawCards(Effect):
    """Draw cards of a deck; Treasures openly if somebody else is there."""

    def __init__(self, deck: int, n: int) -> None:
        self.deck = deck
        self.n = n

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return bool(g.deck(self.deck) or g.pile(self.deck))

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        draw_many(g, frame.seat, self.deck, self.n, by_card(g), watched(g, frame.seat) and self.deck == 1)


class FightsAloneNext(Effect):
    """Nobody may help in the next combat."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.change(frame.seat).fights_alone = True
        took_effect(g, frame.seat)


class OnlyIf(Effect):
    """Go on only if the condition holds."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return self.condition.holds(g, frame.seat)

    def would_work(self, g: MunchkinQuest, frame: Frame) -> bool:
        return self.condition.holds(g, frame.seat)

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if not self.condition.holds(g, frame.seat):
            g.drop(frame)


class GrantForTurn(Effect):
    """What the card grants (`boon`) holds until the end of the turn."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.change(frame.seat).boons = (*g.munchkins[frame.seat].boons, frame.source)


# -- items and cards -----------------------------------------------------------------------------------------------


class Which:
    """Items in play that fit: by slot, worn, held in hands, in use, or any; on the belt or packed where it says so."""

    def __init__(self, *slots: int, worn: bool = False, hands: bool = False, packed: bool = False) -> None:
        self.slots = slots
        self.worn = worn
        self.hands = hands
        self.packed = packed

    def items(self, g: MunchkinQuest, seat: SeatNo) -> list[int]:
        found: list[int] = []
        for item in g.munchkins[seat].items:
            card = CARDS[item_card(item)]
            if item & PACKED and not self.packed:
                continue
            if self.slots and card.slot not in self.slots:
                continue
            if self.worn and card.slot not in facts.WORN:
                continue
            if self.hands and card.hands == 0:
                continue
            found.append(item)
        return found


ANY_ITEM: Final = Which(packed=True)


class DiscardItems(Pick):
    """Lose items that fit, the victim choosing (MQ-CURSE-07, MQ-ITEM-14 to -16). Picks: how many are gone."""

    kind: str = "lose-item"
    needs_options: bool = False

    def __init__(self, which: Which, n: int = 1, drop: bool = False, barred: bool = False) -> None:
        self.which = which
        self.n = n
        self.drop = drop
        self.barred = barred

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if Losses(frame).gone < self.n and not g.munchkins[frame.seat].dead:
            super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return item_codes(spare_first(g, seat, self.which.items(g, seat)))

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        losses = Losses(frame)
        g.again(frame, (losses.by, losses.gone + 1))
        item = coded_item(code)
        if self.drop:
            drop_item(g, seat, item, by_card(g), self.barred)
            took_effect(g, seat)
        else:
            discard_item(g, seat, item, by_card(g))

    def loss(self, g: MunchkinQuest, seat: SeatNo) -> int:
        return max([0, *[item_bonus(g, seat, item) for item in self.which.items(g, seat)]])


class DiscardHeld(Pick):
    """Lose a card from the hand, the victim choosing."""

    kind: str = "discard"
    needs_options: bool = False

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return card_codes([hand_card(held) for held in g.munchkins[seat].hand])

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        discard_held(g, seat, CardNo(x_of(code)), by_card(g))
        took_effect(g, seat)


class DiscardAtRandom(Effect):
    """Lose a card from the hand by chance."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        hand = g.munchkins[frame.seat].hand
        if hand:
            discard_held(g, frame.seat, hand_card(hand[g.luck.below(len(hand))]), by_card(g))
            took_effect(g, frame.seat)


class PayCard(Pick):
    """Discard one of one's own cards, from hand or play, the class itself included (MQ-CLASS-05, -06, MQ-CARD-08)."""

    kind: str = "pay-card"
    is_payment: bool = True

    def __init__(self, n: int = 1) -> None:
        self.n = n  # how many such effects the power has; all must be payable

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        munchkin = g.munchkins[frame.seat]
        items = [item for item in partable(g, frame.seat) if not is_promised(g, frame.seat, item)]
        return len(munchkin.hand) + len(items) + len(munchkin.laid) >= self.n

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        munchkin = g.munchkins[seat]
        items = [item for item in spare_items(g, seat) if not is_vital(g, seat, item)]
        return card_codes([hand_card(held) for held in munchkin.hand]) + item_codes([*items, *munchkin.laid])

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        card = CardNo(x_of(code))
        if kind_of(code) == kinds.CARD:
            discard_held(g, seat, card, by_card(g))
        elif card in g.munchkins[seat].laid:
            shed(g, seat, card, "MQ-CLASS-06" if card == frame.source else by_card(g))
        else:
            discard_item(g, seat, coded_item(code), by_card(g))


# -- fights --------------------------------------------------------------------------------------------------------


class ChooseSide(Pick):
    """Whom it is for: the munchkins or the monsters."""

    kind: str = "choose-side"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(kinds.FOR_MUNCHKINS), pack(kinds.FOR_MONSTERS)] if g.fight is not None else []

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.pick(combat.MUNCHKINS if kind_of(code) == kinds.FOR_MUNCHKINS else combat.MONSTERS_SIDE)


class AddBonus(Effect):
    """A number for the side picked last, or always for one."""

    def __init__(self, n: int, side: int = -1) -> None:
        self.n = n
        self.side = side

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is None:
            return
        side = self.side if self.side >= 0 else picked_side(frame)
        n = self.n
        if self.side < 0 and CARDS[frame.source].kind in (facts.POTION, facts.SCROLL):
            for standing in g.standing(frame.seat):
                n += standing.brew_bonus
        change_fight(g, frame, combat.ADD, side, n)
        message = say.SIDE_BONUS if side == combat.MUNCHKINS else say.MONSTERS_BONUS
        g.emit(message, by_card(g), frame.seat, frame.source, n)

    def setback(self, g: MunchkinQuest, fight: Fight, card: Card) -> int:
        return max(0, -self.n if self.side == combat.MUNCHKINS else self.n)


class ChooseMonster(PickMonster):
    """One of the monsters of the fight."""

    def __init__(self, boss: bool = True) -> None:
        self.boss = boss

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [monster_code(monster) for monster in g.fighting_monsters() if self.boss or not monster.boss]


def change_fight(g: MunchkinQuest, frame: Frame, what: int, whom: int, n: int) -> bool:
    """The effect under way adds something to the fight, if there is one."""
    fight = g.fight
    if fight is None:
        return False
    fight.changes = (*fight.changes, Change(what, whom, n, frame.source, frame.seat))
    return True


class MonsterDice(Amount):
    """The monster picked last rolls more or fewer dice."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if change_fight(g, frame, combat.ADD_DICE, picked_uid(frame) + combat.MONSTER_PARTICIPANT, self.n):
            g.emit(say.DICE_CHANGED, by_card(g), frame.seat, frame.source, self.n)


class MonsterBonus(Amount):
    """The monster picked last fights with more or less; it counts as long as that monster fights."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if change_fight(g, frame, combat.ADD_TO, picked_uid(frame) + combat.MONSTER_PARTICIPANT, self.n):
            g.emit(say.MONSTERS_BONUS, by_card(g), frame.seat, frame.source, self.n)


class Enhance(Effect):
    """The card stays with the monster picked last (MQ-ENH-01 to -05)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        monster = picked_monster(g, frame)
        if monster is not None:
            if not monster.mate:  # with a copy it lasts for the fight: it stays on the table till then
                g.staged = minus(g.staged, frame.source)
            enhanced = monster.enhanced(frame.source)
            g.replace_monster(enhanced)
            g.emit(say.MONSTER_ENHANCED, "MQ-ENH-01", frame.seat, frame.source, monster.card, g.monster_level(enhanced))

    def setback(self, g: MunchkinQuest, fight: Fight, card: Card) -> int:
        return max(0, card.level + A_DIE * card.more_dice)


class InFight(Effect):
    """Only while a fight gathers."""

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.fight is not None and g.fight.step == combat.GATHERING

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        pass


class Summon(Effect):
    """One more monster of the deck joins the fight, disdain or not (MQ-ENH-07)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is not None:
            appear(g, frame.seat, g.fight.place, TO_JOIN, frame.cause)

    def setback(self, g: MunchkinQuest, fight: Fight, card: Card) -> int:
        return A_MONSTER


class SendAway(Effect):
    """The monster of a bribe, or picked last, leaves the dungeon; it is not killed (MQ-COMBAT-36)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        monster = picked_monster(g, frame)
        if monster is not None:
            g.emit(say.MONSTER_LEFT, by_card(g), monster.card)
            take_off_map(g, monster)


class RollDie(Effect):
    """Roll a plain die (MQ-DICE-05); AFTER_ROLLING comes next, so that it may be changed before what follows."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        throw(g, combat.PLAIN_ROLL, frame.seat, 1, 0)


class RebornNextDoor(Pick):
    """On a roll of 4 to 6 the beaten monster is not killed but goes next door, where the leader says (MQ-LEVEL-02)."""

    kind: str = "send-monster"
    needs_options: bool = False

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        rolled = g.roll.total() if g.roll is not None else 0
        g.roll = None
        monster = about_monster(g, frame)
        if monster is None or g.fight is None:
            return
        if rolled < 4 or not self.options(g, frame, frame.seat):
            kill(g, monster)
        else:
            super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        rooms = neighbours(g, g.munchkins[seat].place)
        return [place_code(g, place) for place in rooms if place != facts.ENTRANCE]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        monster = about_monster(g, frame)
        fight = g.fight
        if monster is not None and fight is not None:
            beat(g, fight, monster)
            fight.monsters = minus(fight.monsters, monster.uid)
            g.replace_monster(monster.at(x_of(code)))
            g.emit(say.MONSTER_REBORN, by_card(g), monster.card, g.rooms[x_of(code)].face)


# -- dice ----------------------------------------------------------------------------------------------------------


class ChooseDie(Pick):
    """One of the dice on the table; `own` only: those that the seat itself has rolled (MQ-CONF-26), as always where
    the fight that they are for is closed to it."""

    kind: str = "choose-die"

    def __init__(self, own: bool) -> None:
        self.own = own

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes: list[OptionCode] = []
        if g.roll is not None:
            own = self.own or (shut_out(g, seat) and is_fighter(g, g.roll.seat))
            for i in range(len(g.roll.dice)):
                if not own or die_roller(g.roll.dice[i]) == seat:
                    codes.append(pack(kinds.DIE_PICK, i, die_face(g.roll.dice[i])))
        return codes


class ChooseFace(Pick):
    """The face to turn the die to that was picked last: of the Monster Die a colour."""

    kind: str = "choose-face"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        roll = g.roll
        if roll is None:
            return []
        if roll.kind == combat.MONSTER_ROLL:
            return [pack(kinds.COLOUR, i) for i in range(len(facts.COLOURS))]
        return [pack(kinds.FACE, 1 + i) for i in range(D10_SIDES if roll.kind == combat.D10_ROLL else D6)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if g.roll is None:
            return
        face = x_of(code) + 1 if kind_of(code) == kinds.COLOUR else x_of(code)
        change_roll(g, g.roll.with_face(picked_die(frame), face))
        if kind_of(code) == kinds.COLOUR:
            g.emit(say.MONSTER_DIE_SET, "MQ-DICE-07", seat, frame.source, x_of(code))
        else:
            g.emit(say.DIE_SET, "MQ-DICE-07", seat, frame.source, face)
            explain_roll(g, g.roll)


class RollD10(Effect):
    """A class's d10 power: it works up to the munchkin's level (MQ-CLASS-07, -08)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        throw(g, combat.D10_ROLL, frame.seat, 1, 0)


def d10_limit(g: MunchkinQuest, seat: SeatNo) -> int:
    """Up to which result of the d10 the munchkin's powers work."""
    limit = g.munchkins[seat].level
    for standing in g.standing(seat):
        limit += standing.d10
    return limit


def d10_works(g: MunchkinQuest, frame: Frame) -> bool:
    """Whether the d10 on the table is at most the level, with what raises that."""
    rolled = g.roll.total() if g.roll is not None else D10_SIDES
    g.roll = None
    limit = d10_limit(g, frame.seat)
    always = g.munchkins[frame.seat].level >= D10_SIDES
    rule = "MQ-CLASS-08" if always else "MQ-CLASS-07"
    g.emit(say.D10_ROLLED, rule, frame.seat, frame.source, rolled, min(limit, D10_SIDES))
    return rolled <= limit


class IfD10(Effect):
    """Go on only if the d10 is at most the level, with what raises that."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if not d10_works(g, frame):
            g.drop(frame)


class SpareHits(Effect):
    """No hits are lost for the defeat."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is not None:
            g.fight.spared |= 1 << frame.seat


class PreventHits(Effect):
    """The hits that are about to be lost are not."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.emit(say.HITS_PREVENTED, by_card(g), frame.seat, frame.source, g.hits)
        g.hits = 0


class DiscardThis(Effect):
    """The item itself is the price of its ability."""

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return any(item_card(item) == frame.source and not item & PACKED for item in spare_items(g, frame.seat))

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        for item in g.munchkins[frame.seat].items:
            if item_card(item) == frame.source and not item & PACKED:
                discard_item(g, frame.seat, item, "MQ-CARD-06")
                return


# -- curses --------------------------------------------------------------------------------------------------------


class ChooseVictim(PickMunchkin):
    """Whom the curse is for: any living munchkin (MQ-CURSE-01, MQ-CARD-28), but nobody in a fight closed to one."""

    kind: str = "choose-victim"

    def first(self, g: MunchkinQuest, seat: SeatNo) -> SeatNo:
        return SeatNo((seat + 1) % g.seats())

    def fits(self, g: MunchkinQuest, seat: SeatNo, other: SeatNo) -> bool:
        return not g.munchkins[other].dead and not (shut_out(g, seat) and is_fighter(g, other))


class DeclareCurse(Effect):
    """The curse has a victim; it may be answered before it works."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        forget_curse(g)
        g.curse = frame.source
        g.curse_by = frame.seat
        g.curse_victim = picked_seat(frame)
        g.emit(say.CURSE_PLAYED, "MQ-CURSE-01", frame.seat, frame.source, g.curse_victim)

    def setback(self, g: MunchkinQuest, fight: Fight, card: Card) -> int:
        return max([curse_loss(g, seat, card) for seat in fight.fighters()])


def curse_loss(g: MunchkinQuest, seat: SeatNo, card: Card) -> int:
    """What the curse would take from a fighter."""
    loss = A_DIE * len(card.perks.dice)
    for item in g.active_items(seat):
        if any(mute.holds(item) for mute in card.perks.mutes):
            loss += item_bonus(g, seat, item)
    ability = card.on[facts.WORK]
    if ability is not None:
        loss += sum([described(op).loss(g, seat) for op in ability.program.ops])
    return loss


class CurseWorks(Effect):
    """Nobody has cancelled it: it acts on its victim, or lies there (MQ-CURSE-02, -05, -06)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        victim, by, card = g.curse_victim, g.curse_by, frame.source
        g.curse = NO_CARD
        g.curse_by = g.curse_victim = NOBODY
        if victim < 0 or g.munchkins[victim].dead:
            return
        cause = g.emit(say.CURSE_WORKS, "MQ-CURSE-02", card, victim)
        if CARDS[card].duration in (facts.LASTING, facts.NEXT_COMBAT):
            g.staged = minus(g.staged, card)
            g.change(victim).curses = (*g.munchkins[victim].curses, card)
            rule = "MQ-CURSE-06" if CARDS[card].duration == facts.LASTING else "MQ-CURSE-05"
            g.emit(say.CURSE_STAYS, rule, card, victim)
        works = True
        ability = CARDS[card].on[facts.WORK]
        if ability is not None:
            frame = Frame(ability.program, 0, victim, card, cause, (by,))
            for op in ability.program.ops:
                works = works and isinstance(op, Effect | Pick) and op.would_work(g, frame)
            g.push(ability.program, victim, card, cause, (by,))
        tip = g.face(g.munchkins[victim].place).curse_tip
        if tip and works and not g.tipped:
            g.tipped = True
            g.emit(say.CURSE_TIP, "MQ-ROOM-01", by, g.room_of(victim).face)
            draw(g, by, facts.DXM, "MQ-ROOM-01")


WISHING_RING: Final = next(card.number for card in CARDS if card.id == "t-wishing-ring")


def cancelled_by(g: MunchkinQuest) -> str:
    """The rule by which a curse is cancelled: the rulebook names the Wishing Ring and the Cleric."""
    source = g.frame.source
    if source == WISHING_RING:
        return "MQ-CURSE-03"
    return "MQ-CURSE-04" if CARDS[source].kind == facts.CLASS else by_card(g)


class CancelCurse(Effect):
    """The curse being played does nothing."""

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.curse_victim >= 0

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.curse_victim >= 0:
            g.emit(say.CURSE_CANCELLED, cancelled_by(g), g.curse, g.curse_victim)
            g.curse_victim = NOBODY


CURSE_MOMENT: Final = Program("curse-moment", (CurseWindow(),))
CURSING: Final = Program("cursing", (ChooseVictim(), DeclareCurse(), Do(CURSE_MOMENT), CurseWorks()))


# -- places --------------------------------------------------------------------------------------------------------


class ChooseOtherRoom(PickRoom):
    """Any other explored room, or one next door."""

    def __init__(self, next_door: bool = False) -> None:
        self.next_door = next_door

    def fits(self, g: MunchkinQuest, seat: SeatNo, place: int) -> bool:
        here = g.munchkins[seat].place
        return place != here and (not self.next_door or adjacent(g, here, place))


def moved_by(g: MunchkinQuest, seat: SeatNo) -> str:
    """The rule behind magic that moves a munchkin: instead of a forced fight, instead of an escape roll, or as such."""
    if g.fight is not None:
        return "MQ-RUN-09" if g.fight.step == combat.LOST else by_card(g)
    forced = seat == g.active and g.phase == MOVES and g.frame.source >= 0 and meets_anyone(g, seat)
    return "MQ-TURN-06" if forced else by_card(g)


def go_by_magic(g: MunchkinQuest, seat: SeatNo, place: int) -> None:
    """Into that room at once. Whoever leaves a fight so enters the room when the fight is closed (MQ-COMBAT-33)."""
    cause = g.emit(say.MOVED_BY_MAGIC, moved_by(g, seat), seat, g.rooms[place].face)
    if leave_fight(g, seat):
        g.change(seat).place = place
    else:
        put_away(g, g.frame.seat, g.frame.source)  # now, not after the fights that may come of entering
        enter(g, seat, place, cause)


class GoThere(Effect):
    """By magic into the room picked last (MQ-TURN-06)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        go_by_magic(g, frame.seat, picked_place(frame))


class PayToll(Pick):
    """On entering: pay, or be marked until one leaves."""

    kind: str = "toll"

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(kinds.YES), pack(kinds.NO)] if spare_gold(g, seat) >= self.n else [pack(kinds.NO)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        face = g.room_of(seat).face
        if kind_of(code) == kinds.YES:
            lose_gold(g, seat, self.n, "MQ-ROOM-01")
            g.emit(say.TOLL_PAID, "MQ-ROOM-01", seat, self.n, face)
        else:
            g.change(seat).owes_toll = True
            g.emit(say.TOLL_EVADED, "MQ-ROOM-01", seat, face)
