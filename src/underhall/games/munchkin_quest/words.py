"""The words cards are written in. `frame.seat` is whom a word acts on: the player, or the victim of a curse or of Bad
Stuff; `frame.source` is the card. A word that hurts says so with `felt`, so that Bad Stuff in vain is noticed.
"""

from typing import Final

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest.arrive import TO_JOIN, appear, enter
from underhall.games.munchkin_quest.dungeon import adjacent, neighbours
from underhall.games.munchkin_quest.facts import (
    CARDS,
    CLASS,
    COLOURS,
    DXM,
    ENTRANCE,
    LASTING,
    NEXT_COMBAT,
    POTION,
    SCROLL,
    WORK,
    WORN,
    Condition,
)
from underhall.games.munchkin_quest.fight import beat, kill, opponents
from underhall.games.munchkin_quest.hits import lose_hits
from underhall.games.munchkin_quest.moves import (
    as_price,
    by_card,
    die,
    discard_held,
    discard_item,
    draw,
    draw_many,
    drop_item,
    felt,
    gain_gold,
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
    watched,
)
from underhall.games.munchkin_quest.ops import Pick, Word
from underhall.games.munchkin_quest.rolls import D6, D10_SIDES, change_roll, throw
from underhall.games.munchkin_quest.state import (
    ADD,
    ADD_DICE,
    ADD_TO,
    D10_ROLL,
    GATHERING,
    LOST,
    MONSTER_PARTICIPANT,
    MONSTER_ROLL,
    MONSTERS_SIDE,
    MOVES,
    MUNCHKINS,
    PACKED,
    PLAIN_ROLL,
    Change,
    MunchkinQuest,
    die_face,
    die_roller,
    hand_card,
    item_card,
)
from underhall.games.munchkin_quest.timing import CurseWindow, forget_curse, is_fighter, put_away, shut_out
from underhall.games.munchkin_quest.wording import (
    CARD,
    COLOUR,
    DIE_PICK,
    FACE,
    FOR_MONSTERS,
    FOR_MUNCHKINS,
    ITEM,
    MONSTER,
    NO,
    PLACE,
    SEAT,
    YES,
)
from underhall.kernel.agenda import NOBODY, NOTHING, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of, y_of
from underhall.kernel.game import Do

ALL: Final = 99
HALF: Final = -1

# -- the munchkin --------------------------------------------------------------------------------------------------


class GainLevels(Word):
    """Go up, never to the last level (MQ-FIX-02)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.munchkins[frame.seat].level < g.rules.goal - 1

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        gain_level(g, frame.seat, self.n, by_card(g))


class LoseLevels(Word):
    """Go down, never below 1; at level 1 it does not hurt (MQ-FIX-01)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def bites(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.munchkins[frame.seat].level > 1

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if lose_level(g, frame.seat, self.n, by_card(g)) > 0:
            felt(g, frame.seat)


class LoseHits(Word):
    """Lose hits; `unless` a condition holds, when it is `otherwise` many."""

    def __init__(self, n: int, unless: Condition | None = None, otherwise: int = 0, never_last: bool = False) -> None:
        self.n = n
        self.unless = unless
        self.otherwise = otherwise
        self.never_last = never_last

    def bites(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.health(frame.seat) > (1 if self.never_last else 0)

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        n = self.n
        if self.unless is not None and self.unless.holds(g, frame.seat):
            n = self.otherwise
        lose_hits(g, frame.seat, n, frame.source, frame.cause, self.never_last)


class Heal(Word):
    """Restore hits up to the maximum."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.munchkins[frame.seat].wounds > 0

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        heal(g, frame.seat, self.n, "MQ-HEALTH-04")


class Perish(Word):
    """Die at once."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        felt(g, frame.seat)
        die(g, frame.seat, by_card(g))


class GainGold(Word):
    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        gain_gold(g, frame.seat, self.n, by_card(g))


def half_of(gold: int) -> int:
    """Half of it, rounded up to 100."""
    return (gold + 199) // 200 * 100


class LoseGold(Word):
    """Lose gold: so much, HALF (rounded up to 100), or ALL of it."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        gold = g.munchkins[frame.seat].gold
        n = gold if self.n == ALL else half_of(gold) if self.n == HALF else self.n
        if lose_gold(g, frame.seat, n, by_card(g)) > 0:
            felt(g, frame.seat)


class PayGold(Word):
    """The price of a deal or power, in gold (MQ-DEAL-04)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return spare_gold(g, frame.seat) >= self.n

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        lose_gold(g, frame.seat, self.n, as_price(g))


class DrawCards(Word):
    """Draw cards of a deck; Treasures openly if somebody else is there."""

    def __init__(self, deck: int, n: int) -> None:
        self.deck = deck
        self.n = n

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return bool(g.deck(self.deck) or g.pile(self.deck))

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        draw_many(g, frame.seat, self.deck, self.n, by_card(g), watched(g, frame.seat) and self.deck == 1)


class Shun(Word):
    """Nobody may help in the next combat."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.munchkins[frame.seat].shunned = True
        felt(g, frame.seat)


class OnlyIf(Word):
    """Go on only if the condition holds."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return self.condition.holds(g, frame.seat)

    def bites(self, g: MunchkinQuest, frame: Frame) -> bool:
        return self.condition.holds(g, frame.seat)

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if not self.condition.holds(g, frame.seat):
            g.drop(frame)


class BlessForTurn(Word):
    """What the card grants (`boon`) holds until the end of the turn."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.munchkins[frame.seat].boons.append(frame.source)


# -- items and cards -----------------------------------------------------------------------------------------------


class Which:
    """Items in play that fit: by slot, worn, held in hands, in use, or any; on the belt or packed where it says so."""

    def __init__(self, *slots: int, worn: bool = False, hands: bool = False, packed: bool = False) -> None:
        self.slots = slots
        self.worn = worn
        self.hands = hands
        self.packed = packed

    def items(self, g: MunchkinQuest, seat: int) -> list[int]:
        found: list[int] = []
        for item in g.munchkins[seat].items:
            card = CARDS[item_card(item)]
            if item & PACKED and not self.packed:
                continue
            if self.slots and card.slot not in self.slots:
                continue
            if self.worn and card.slot not in WORN:
                continue
            if self.hands and card.hands == 0:
                continue
            found.append(item)
        return found


ANY_ITEM: Final = Which(packed=True)


class DiscardItems(Pick):
    """Lose items that fit, the victim choosing (MQ-CURSE-07, MQ-ITEM-14 to -16). Picks: how many are gone."""

    kind: str = "lose-item"

    def __init__(self, which: Which, n: int = 1, drop: bool = False, barred: bool = False) -> None:
        self.which = which
        self.n = n
        self.drop = drop
        self.barred = barred

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        gone = frame.picks[-1] if len(frame.picks) > 1 else 0
        if gone < self.n and not g.munchkins[frame.seat].dead:
            super().run(g, frame)

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return True

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        codes: list[int] = []
        for item in spare_first(g, seat, self.which.items(g, seat)):
            code = pack(ITEM, item_card(item), item >> 8 & 15)
            if code not in codes:
                codes.append(code)
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        gone = frame.picks[-1] if len(frame.picks) > 1 else 0
        first = frame.picks[0] if frame.picks else NOBODY
        g.again(frame, (first, gone + 1))
        item = x_of(code) | y_of(code) << 8
        if self.drop:
            drop_item(g, seat, item, by_card(g), self.barred)
            felt(g, seat)
        else:
            discard_item(g, seat, item, by_card(g))


class DiscardHeld(Pick):
    """Lose a card from the hand, the victim choosing."""

    kind: str = "discard"

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        codes: list[int] = []
        for held in g.munchkins[seat].hand:
            code = pack(CARD, hand_card(held))
            if not codes or codes[-1] != code:
                codes.append(code)
        return codes

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return True

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        discard_held(g, seat, x_of(code), by_card(g))
        felt(g, seat)


class DiscardAtRandom(Word):
    """Lose a card from the hand by chance."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        hand = g.munchkins[frame.seat].hand
        if hand:
            discard_held(g, frame.seat, hand_card(hand[g.luck.below(len(hand))]), by_card(g))
            felt(g, frame.seat)


class PayCard(Pick):
    """Discard one of one's own cards, from hand or play, the class itself included (MQ-CLASS-05, -06, MQ-CARD-08)."""

    kind: str = "pay-card"

    def __init__(self, n: int = 1) -> None:
        self.n = n  # how many such words the power has; all must be payable

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        munchkin = g.munchkins[frame.seat]
        items = [item for item in partable(g, frame.seat) if not is_promised(g, frame.seat, item)]
        return len(munchkin.hand) + len(items) + len(munchkin.laid) >= self.n

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        munchkin = g.munchkins[seat]
        codes: list[int] = []
        for held in munchkin.hand:
            code = pack(CARD, hand_card(held))
            if not codes or codes[-1] != code:
                codes.append(code)
        for item in spare_items(g, seat):
            code = pack(ITEM, item_card(item), item >> 8 & 15)
            if code not in codes and not is_vital(g, seat, item):
                codes.append(code)
        for card in munchkin.laid:
            if pack(ITEM, card) not in codes:
                codes.append(pack(ITEM, card))
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        card = x_of(code)
        if kind_of(code) == CARD:
            discard_held(g, seat, card, by_card(g))
        elif card in g.munchkins[seat].laid:
            shed(g, seat, card, "MQ-CLASS-06" if card == frame.source else by_card(g))
        else:
            discard_item(g, seat, card | y_of(code) << 8, by_card(g))


# -- fights --------------------------------------------------------------------------------------------------------


class ChooseSide(Pick):
    """Whom it is for: the munchkins or the monsters."""

    kind: str = "choose-side"

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        return [pack(FOR_MUNCHKINS), pack(FOR_MONSTERS)] if g.fight is not None else []

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        g.pick(MUNCHKINS if kind_of(code) == FOR_MUNCHKINS else MONSTERS_SIDE)


class AddBonus(Word):
    """A number for the side picked last, or always for one."""

    def __init__(self, n: int, side: int = -1) -> None:
        self.n = n
        self.side = side

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is None:
            return
        side = self.side if self.side >= 0 else frame.picks[-1]
        n = self.n
        if self.side < 0 and CARDS[frame.source].kind in (POTION, SCROLL):
            for standing in g.standing(frame.seat):
                n += standing.brew_bonus
        fight.changes.append(Change(ADD, side, n, frame.source, frame.seat))
        g.emit(say.SIDE_BONUS if side == MUNCHKINS else say.MONSTERS_BONUS, by_card(g), frame.seat, frame.source, n)


class ChooseMonster(Pick):
    """One of the monsters of the fight."""

    kind: str = "choose-monster"

    def __init__(self, boss: bool = True) -> None:
        self.boss = boss

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        codes: list[int] = []
        if g.fight is not None:
            for uid in g.fight.monsters:
                monster = g.monster(uid)
                if monster is not None and (self.boss or not monster.boss):
                    codes.append(pack(MONSTER, monster.card, uid))
        return codes

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        g.pick(y_of(code))


class MonsterDice(Word):
    """The monster picked last rolls more or fewer dice."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is not None:
            whom = frame.picks[-1] + MONSTER_PARTICIPANT
            fight.changes.append(Change(ADD_DICE, whom, self.n, frame.source, frame.seat))
            g.emit(say.DICE_CHANGED, by_card(g), frame.seat, frame.source, self.n)


class MonsterBonus(Word):
    """The monster picked last fights with more or less; it counts as long as that monster fights."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is not None:
            whom = frame.picks[-1] + MONSTER_PARTICIPANT
            fight.changes.append(Change(ADD_TO, whom, self.n, frame.source, frame.seat))
            g.emit(say.MONSTERS_BONUS, by_card(g), frame.seat, frame.source, self.n)


class Enhance(Word):
    """The card stays with the monster picked last (MQ-ENH-01 to -05)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        monster = g.monster(frame.picks[-1])
        if monster is not None:
            if not monster.mate:  # with a copy it lasts for the fight: it stays on the table till then
                g.staged.remove(frame.source)
            enhanced = monster.enhanced(frame.source)
            g.replace_monster(enhanced)
            g.emit(say.MONSTER_ENHANCED, "MQ-ENH-01", frame.seat, frame.source, monster.card, g.monster_level(enhanced))


class InFight(Word):
    """Only while a fight gathers."""

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.fight is not None and g.fight.step == GATHERING

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        pass


class Summon(Word):
    """One more monster of the deck joins the fight, disdain or not (MQ-ENH-07)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is not None:
            appear(g, frame.seat, g.fight.place, TO_JOIN, frame.cause)


class SendAway(Word):
    """The monster of a bribe, or picked last, leaves the dungeon; it is not killed (MQ-COMBAT-36)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        monster = g.monster(frame.picks[-1])
        if monster is not None:
            g.emit(say.MONSTER_LEFT, by_card(g), monster.card)
            take_off_map(g, monster)


class RollADie(Word):
    """Roll a die: a plain one (MQ-DICE-05). What follows looks at it once everybody has passed."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        throw(g, PLAIN_ROLL, frame.seat, 1, 0)


class RebornNextDoor(Pick):
    """On a roll of 4 to 6 the beaten monster is not killed but goes next door, where the leader says (MQ-LEVEL-02)."""

    kind: str = "send-monster"

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        rolled = g.roll.total() if g.roll is not None else 0
        g.roll = None
        monster = g.monster(frame.picks[0])
        if monster is None or g.fight is None:
            return
        if rolled < 4 or not self.options(g, frame, frame.seat):
            kill(g, monster)
        else:
            super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        rooms = neighbours(g, g.munchkins[seat].place)
        return [pack(PLACE, place, g.rooms[place].face) for place in rooms if place != ENTRANCE]

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return True

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        monster = g.monster(frame.picks[0])
        fight = g.fight
        if monster is not None and fight is not None:
            beat(g, fight, monster)
            fight.monsters.remove(monster.uid)
            g.replace_monster(monster.at(x_of(code)))
            g.emit(say.MONSTER_REBORN, by_card(g), monster.card, g.rooms[x_of(code)].face)


# -- dice ----------------------------------------------------------------------------------------------------------


class ChooseDie(Pick):
    """One of the dice on the table; `own` only: those that the seat itself has rolled (MQ-CONF-26), as always where
    the fight that they are for is closed to it."""

    kind: str = "choose-die"

    def __init__(self, own: bool) -> None:
        self.own = own

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        codes: list[int] = []
        if g.roll is not None:
            own = self.own or (shut_out(g, seat) and is_fighter(g, g.roll.seat))
            for i in range(len(g.roll.dice)):
                if not own or die_roller(g.roll.dice[i]) == seat:
                    codes.append(pack(DIE_PICK, i, die_face(g.roll.dice[i])))
        return codes


class ChooseFace(Pick):
    """The face to turn the die to that was picked last: of the Monster Die a colour."""

    kind: str = "choose-face"

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        roll = g.roll
        if roll is None:
            return []
        if roll.kind == MONSTER_ROLL:
            return [pack(COLOUR, i) for i in range(len(COLOURS))]
        return [pack(FACE, 1 + i) for i in range(D10_SIDES if roll.kind == D10_ROLL else D6)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        if g.roll is None:
            return
        face = x_of(code) + 1 if kind_of(code) == COLOUR else x_of(code)
        change_roll(g, g.roll.with_face(frame.picks[-1], face))
        if kind_of(code) == COLOUR:
            g.emit(say.MONSTER_DIE_SET, "MQ-DICE-07", seat, frame.source, x_of(code))
        else:
            g.emit(say.DIE_SET, "MQ-DICE-07", seat, frame.source, face)


class RollD10(Word):
    """A class's d10 power: it works up to the munchkin's level (MQ-CLASS-07, -08)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        throw(g, D10_ROLL, frame.seat, 1, 0)


def d10_works(g: MunchkinQuest, frame: Frame) -> bool:
    """Whether the d10 on the table is at most the level, with what raises that."""
    rolled = g.roll.total() if g.roll is not None else D10_SIDES
    g.roll = None
    limit = g.munchkins[frame.seat].level
    for standing in g.standing(frame.seat):
        limit += standing.d10
    always = g.munchkins[frame.seat].level >= D10_SIDES
    rule = "MQ-CLASS-08" if always else "MQ-CLASS-07"
    g.emit(say.D10_ROLLED, rule, frame.seat, frame.source, rolled, min(limit, D10_SIDES))
    return rolled <= limit


class IfD10(Word):
    """Go on only if the d10 is at most the level, with what raises that."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if not d10_works(g, frame):
            g.drop(frame)


class SpareHits(Word):
    """No hits are lost for the defeat."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is not None:
            g.fight.spared |= 1 << frame.seat


class PreventHits(Word):
    """The hits that are about to be lost are not."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        g.emit(say.HITS_PREVENTED, by_card(g), frame.seat, frame.source, g.hits)
        g.hits = 0


class DiscardThis(Word):
    """The item itself is the price of its ability."""

    def possible(self, g: MunchkinQuest, frame: Frame) -> bool:
        return any(item_card(item) == frame.source and not item & PACKED for item in spare_items(g, frame.seat))

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        for item in g.munchkins[frame.seat].items:
            if item_card(item) == frame.source and not item & PACKED:
                discard_item(g, frame.seat, item, "MQ-CARD-06")
                return


# -- curses --------------------------------------------------------------------------------------------------------


class ChooseVictim(Pick):
    """Whom the curse is for: any living munchkin (MQ-CURSE-01, MQ-CARD-28), but nobody in a fight closed to one."""

    kind: str = "choose-victim"

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        codes: list[int] = []
        for other in g.from_seat((seat + 1) % g.seats()):
            if not g.munchkins[other].dead and not (shut_out(g, seat) and is_fighter(g, other)):
                codes.append(pack(SEAT, other))
        return codes


class DeclareCurse(Word):
    """The curse has a victim; it may be answered before it works."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        forget_curse(g)
        g.curse = frame.source
        g.curse_by = frame.seat
        g.curse_victim = frame.picks[-1]
        g.emit(say.CURSE_PLAYED, "MQ-CURSE-01", frame.seat, frame.source, g.curse_victim)


class CurseWorks(Word):
    """Nobody has cancelled it: it acts on its victim, or lies there (MQ-CURSE-02, -05, -06)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        victim, by, card = g.curse_victim, g.curse_by, frame.source
        g.curse = g.curse_by = g.curse_victim = NOTHING
        if victim < 0 or g.munchkins[victim].dead:
            return
        cause = g.emit(say.CURSE_WORKS, "MQ-CURSE-02", card, victim)
        if CARDS[card].duration in (LASTING, NEXT_COMBAT):
            g.staged.remove(card)
            g.munchkins[victim].curses.append(card)
            g.emit(say.CURSE_STAYS, "MQ-CURSE-06" if CARDS[card].duration == LASTING else "MQ-CURSE-05", card, victim)
        works = True
        ability = CARDS[card].on[WORK]
        if ability is not None:
            frame = Frame(ability.program, 0, victim, card, cause, (by,))
            for op in ability.program.ops:
                works = works and isinstance(op, Word | Pick) and op.bites(g, frame)
            g.push(ability.program, victim, card, cause, (by,))
        tip = g.face(g.munchkins[victim].place).curse_tip
        if tip and works and not g.tipped:
            g.tipped = True
            g.emit(say.CURSE_TIP, "MQ-ROOM-01", by, g.rooms[g.munchkins[victim].place].face)
            draw(g, by, DXM, "MQ-ROOM-01")


WISHING_RING: Final = next(card.number for card in CARDS if card.id == "t-wishing-ring")


def cancelled_by(g: MunchkinQuest) -> str:
    """The rule by which a curse is cancelled: the rulebook names the Wishing Ring and the Cleric."""
    source = g.frame.source
    if source == WISHING_RING:
        return "MQ-CURSE-03"
    return "MQ-CURSE-04" if CARDS[source].kind == CLASS else by_card(g)


class CancelCurse(Word):
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


class ChooseOtherRoom(Pick):
    """Any other explored room, or one next door."""

    kind: str = "choose-room"

    def __init__(self, next_door: bool = False) -> None:
        self.next_door = next_door

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        here = g.munchkins[seat].place
        codes: list[int] = []
        for place in range(len(g.rooms)):
            if place != here and (not self.next_door or adjacent(g, here, place)):
                codes.append(pack(PLACE, place, g.rooms[place].face))
        return codes


def moved_by(g: MunchkinQuest, seat: int) -> str:
    """The rule behind magic that moves a munchkin: instead of a forced fight, instead of an escape roll, or as such."""
    if g.fight is not None:
        return "MQ-RUN-09" if g.fight.step == LOST else by_card(g)
    forced = seat == g.active and g.phase == MOVES and g.frame.source >= 0 and bool(opponents(g, seat))
    return "MQ-TURN-06" if forced else by_card(g)


def go_by_magic(g: MunchkinQuest, seat: int, place: int) -> None:
    """Into that room at once. Whoever leaves a fight so enters the room when the fight is closed (MQ-COMBAT-33)."""
    cause = g.emit(say.MOVED_BY_MAGIC, moved_by(g, seat), seat, g.rooms[place].face)
    if leave_fight(g, seat):
        g.munchkins[seat].place = place
    else:
        put_away(g, g.frame.seat, g.frame.source)  # now, not after the fights that may come of entering
        enter(g, seat, place, cause)


class GoThere(Word):
    """By magic into the room picked last (MQ-TURN-06)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        go_by_magic(g, frame.seat, frame.picks[-1])


class PayToll(Pick):
    """On entering: pay, or be marked until one leaves."""

    kind: str = "toll"

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, g: MunchkinQuest, frame: Frame, seat: int) -> list[int]:
        return [pack(YES), pack(NO)] if spare_gold(g, seat) >= self.n else [pack(NO)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: int, code: int) -> None:
        face = g.rooms[g.munchkins[seat].place].face
        if kind_of(code) == YES:
            lose_gold(g, seat, self.n, "MQ-ROOM-01")
            g.emit(say.TOLL_PAID, "MQ-ROOM-01", seat, self.n, face)
        else:
            g.munchkins[seat].evader = True
            g.emit(say.TOLL_EVADED, "MQ-ROOM-01", seat, face)
