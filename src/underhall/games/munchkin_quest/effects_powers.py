"""The effects that classes, curses, tricks and Bad Stuff have beyond those of effects.py and effects_items.py.

As there, `frame.seat` is whom one acts on and `frame.source` the card.
"""

from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.codes import card_codes, coded_item, item_codes, monster_code, place_code
from underhall.games.munchkin_quest.combat import ADD_TO, Fight
from underhall.games.munchkin_quest.dungeon import ALL_SIDES, may_force, near, neighbours, touches_entrance
from underhall.games.munchkin_quest.effects import (
    A_CHARACTER,
    ChooseMonster,
    DiscardItems,
    Which,
    change_fight,
    d10_works,
    half_of,
)
from underhall.games.munchkin_quest.facts import BELT, CARDS, CLASS, ENTRANCE, MISC, POTION, POWER, WALL, Card
from underhall.games.munchkin_quest.hands import discard_held, unhold
from underhall.games.munchkin_quest.hits import lose_hits
from underhall.games.munchkin_quest.meeting import bring
from underhall.games.munchkin_quest.movement import break_door, goes_next_door, step
from underhall.games.munchkin_quest.moves import (
    can_cheat,
    discard_item,
    drop_gold,
    insert_item,
    lift_curse,
    lose_gold,
    out_of_fight,
    receive_item,
    remove_item,
    replace_item,
    shed,
    spare_first,
    spare_items,
    take_off_map,
    took_effect,
    value_of,
)
from underhall.games.munchkin_quest.ops import Amount, Effect, Pick, PickMonster, PickMunchkin, PickRoom, SendMonster
from underhall.games.munchkin_quest.packing import CHEATED, GRIPPED, PACKED, WALLED_SHIFT, hand_card, item_card, usage
from underhall.games.munchkin_quest.picks import (
    Theft,
    about_seat,
    picked_item,
    picked_monster,
    picked_place,
    picked_seat,
)
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.reasons import by_card
from underhall.games.munchkin_quest.shortest_ways import ends_of_shortest_ways, sides_of_way
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import item_bonus
from underhall.games.munchkin_quest.timing import is_fighter, shut_out
from underhall.kernel.agenda import NOTHING, Frame
from underhall.kernel.decisions import kind_of, pack, x_of
from underhall.kernel.fields import minus, without
from underhall.kernel.types import CardNo, OptionCode, SeatNo, Uid

# -- which items ---------------------------------------------------------------------------------------------------


class FirstOf(Which):
    """The first of these that fits anything at all."""

    def __init__(self, *choices: Which) -> None:
        super().__init__()
        self.choices = choices

    def items(self, g: MunchkinQuest, seat: SeatNo) -> list[int]:
        for which in self.choices:
            found = which.items(g, seat)
            if found:
                return found
        return []


class InUse(Which):
    """Items in use or worn, Big ones only if that is asked for; a one-use card waits on the belt and is not in use."""

    def __init__(self, big: bool = False) -> None:
        super().__init__()
        self.big = big

    def items(self, g: MunchkinQuest, seat: SeatNo) -> list[int]:
        found: list[int] = []
        for item in super().items(g, seat):
            card = CARDS[item_card(item)]
            if not card.one_shot and (not self.big or (card.big and not item & CHEATED)):
                found.append(item)
        return found


class Strongest(Which):
    """Of those the item that gives the highest bonus; several that tie all fit."""

    def __init__(self, which: Which) -> None:
        super().__init__()
        self.which = which

    def measure(self, g: MunchkinQuest, seat: SeatNo, item: int) -> int:
        return item_bonus(g, seat, item)

    def items(self, g: MunchkinQuest, seat: SeatNo) -> list[int]:
        found = self.which.items(g, seat)
        best = max([self.measure(g, seat, item) for item in found], default=0)
        return [item for item in found if self.measure(g, seat, item) == best]


class Dearest(Strongest):
    """The same by printed value."""

    def measure(self, g: MunchkinQuest, seat: SeatNo, item: int) -> int:
        return value_of(item)


# -- Bad Stuff and curses ------------------------------------------------------------------------------------------


class DropGold(Amount):
    """Lose gold to the floor of the room, as far as there is any."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.munchkins[frame.seat].gold > 0:
            drop_gold(g, frame.seat, self.n, by_card(g))
            took_effect(g, frame.seat)


class DiscardAll(Effect):
    """Lose every item that fits."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        for item in self.which.items(g, frame.seat):
            if item in g.munchkins[frame.seat].items:  # losing Health with an item may have killed its owner
                discard_item(g, frame.seat, item, by_card(g))


class DiscardOrLoseHits(DiscardItems):
    """Lose an item that fits; with none, lose hits."""

    def __init__(self, which: Which, hits: int) -> None:
        super().__init__(which)
        self.otherwise = hits

    def nothing(self, g: MunchkinQuest, frame: Frame) -> None:
        lose_hits(g, frame.seat, self.otherwise, frame.source, frame.cause)


class PotionOrLoseHits(Pick):
    """Lose hits, or one fewer for a Potion from belt, pack or hand."""

    kind: str = "give-potion"
    secret: bool = True  # who is asked has a Potion, perhaps in hand
    needs_options: bool = False

    def __init__(self, hits: int) -> None:
        self.most = hits

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        items = [item for item in spare_items(g, seat) if CARDS[item_card(item)].kind == POTION]
        cards = [hand_card(held) for held in g.munchkins[seat].hand if CARDS[hand_card(held)].kind == POTION]
        return [pack(kinds.PASS), *item_codes(items), *card_codes(cards)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        hits = self.most
        if kind_of(code) != kinds.PASS:
            hits -= 1
            took_effect(g, seat)
            if kind_of(code) == kinds.CARD:
                discard_held(g, seat, CardNo(x_of(code)), by_card(g))
            else:
                discard_item(g, seat, coded_item(code), by_card(g))
        lose_hits(g, seat, hits, frame.source, frame.cause)


class NoMovesLeft(Effect):
    """The munchkin whose turn it is has no moves left in it, nor the emergency passage (MQ-CONF-11)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if frame.seat == g.active:
            if g.moves_left(frame.seat) > 0 or may_force(g, frame.seat):
                took_effect(g, frame.seat)
            g.change(frame.seat).stuck = True


class LoseClasses(Effect):
    """Lose every class."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        for card in g.munchkins[frame.seat].laid:
            if CARDS[card].kind == CLASS:
                shed(g, frame.seat, card, by_card(g))


class LoseCharacter(Pick):
    """Lose a race or class in play, the victim choosing; a class may be replaced from the discards."""

    kind: str = "discard"
    needs_options: bool = False

    def __init__(self, lost: int, replaced: bool = False) -> None:
        self.lost = lost
        self.replaced = replaced

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(kinds.CARD, card) for card in g.munchkins[seat].laid if CARDS[card].kind == self.lost]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        instead = NOTHING
        if self.replaced:
            pile = g.dxm_discard
            for i in range(len(pile) - 1, -1, -1):
                if CARDS[pile[i]].kind == self.lost and pile[i] not in g.munchkins[seat].laid:
                    instead = pile[i]
                    g.dxm_discard = without(pile, i)
                    break
        shed(g, seat, CardNo(x_of(code)), by_card(g), instead)

    def loss(self, g: MunchkinQuest, seat: SeatNo) -> int:
        return A_CHARACTER if g.count_laid(seat, self.lost) > 0 else 0


class LoseHalfOrItem(Pick):
    """Lose half of the gold or an item of some value, the victim choosing; with neither nothing."""

    kind: str = "choose-loss"
    needs_options: bool = False

    def __init__(self, least: int) -> None:
        self.least = least

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        munchkin = g.munchkins[seat]
        codes = [pack(kinds.GOLD, half_of(munchkin.gold))] if munchkin.gold > 0 else []
        dear = [item for item in munchkin.items if value_of(item) >= self.least]
        lost = spare_items(g, seat) if codes else spare_first(g, seat, dear)
        return codes + item_codes([item for item in lost if item in dear])

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        if kind_of(code) == kinds.GOLD:
            lose_gold(g, seat, x_of(code), by_card(g))
        else:
            discard_item(g, seat, coded_item(code), by_card(g))


class LiftThis(Effect):
    """The lasting curse is gone."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        lift_curse(g, frame.seat, frame.source, by_card(g))


class ChooseLured(PickMonster):
    """Whoever played the curse leads a monster up to so many rooms nearer to its victim: which one."""

    needs_options: bool = False

    def __init__(self, n: int) -> None:
        self.n = n

    def chooser(self, g: MunchkinQuest, frame: Frame) -> SeatNo:
        return about_seat(frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        able = [m for m in g.monsters if not m.boss and not m.mate and ends_of_shortest_ways(g, m, frame.seat, self.n)]
        return [monster_code(monster) for monster in able]

    def nothing(self, g: MunchkinQuest, frame: Frame) -> None:
        g.drop(frame)


class LureMonster(SendMonster):
    """Where it comes to, by a shortest way."""

    def __init__(self, n: int) -> None:
        self.n = n

    def chooser(self, g: MunchkinQuest, frame: Frame) -> SeatNo:
        return about_seat(frame)

    def would_work(self, g: MunchkinQuest, frame: Frame) -> bool:
        return True  # if there is one that can come

    def rooms(self, g: MunchkinQuest, frame: Frame, monster: Monster) -> list[int]:
        return ends_of_shortest_ways(g, monster, frame.seat, self.n)

    def sent(self, g: MunchkinQuest, frame: Frame, monster: Monster, place: int) -> None:
        here = monster.place
        for side in sides_of_way(g, monster, place):
            taken = step(g, monster, here, side)
            assert taken is not None
            break_door(g, monster, here, side)
            here = taken.to
        bring(g, monster, place, frame.cause)


# -- fights --------------------------------------------------------------------------------------------------------


class Double(Effect):
    """The monster picked last has its better half beside it for this fight: a copy, enhancers and all."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        monster = picked_monster(g, frame)
        if monster is None or g.fight is None:
            return
        g.serial += 1
        copy = monster.doubled(Uid(g.serial))
        g.monsters = (*g.monsters, copy)
        g.fight.monsters = (*g.fight.monsters, copy.uid)
        g.emit(say.MONSTER_JOINS, "MQ-ENH-07", copy.card)

    def setback(self, g: MunchkinQuest, fight: Fight, card: Card) -> int:
        return max([g.monster_level(monster) for monster in g.monsters if monster.uid in fight.monsters])


def rooms_next_door(g: MunchkinQuest, place: int) -> list[int]:
    """The explored rooms next door, the Entrance apart."""
    return [room for room in neighbours(g, place) if room != ENTRANCE]


class ChooseDisplaced(ChooseMonster):
    """One of the fight's monsters, if there is a room next door for it; never a Boss."""

    def __init__(self) -> None:
        super().__init__(boss=False)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        if g.fight is None or not rooms_next_door(g, g.fight.place):
            return []
        return super().options(g, frame, seat)


class Displace(SendMonster):
    """The monster picked last goes next door, enhancers and all; nobody has beaten it (MQ-COMBAT-31, -35)."""

    def rooms(self, g: MunchkinQuest, frame: Frame, monster: Monster) -> list[int]:
        return rooms_next_door(g, monster.place)

    def sent(self, g: MunchkinQuest, frame: Frame, monster: Monster, place: int) -> None:
        if monster.mate:
            take_off_map(g, monster)  # a copy lasts no longer than its fight
            g.emit(say.MONSTER_LEFT, "MQ-CARD-17", monster.card)
        else:
            g.emit(say.MONSTER_SENT, by_card(g), monster.card, g.rooms[place].face)
            out_of_fight(g, monster.uid)
            goes_next_door(g, monster, place)


class ChooseStabbed(Pick):
    """Another munchkin of the fight whom no Thief has stabbed in it yet."""

    kind: str = "choose-victim"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        fight = g.fight
        if fight is None:
            return []
        others = [other for other in fight.fighters() if other != seat]
        return [pack(kinds.SEAT, other) for other in others if usage(frame.source, POWER, other) not in fight.used]


class Backstab(Amount):
    """Whoever was picked last fights at a disadvantage, as long as it fights: once per munchkin and fight."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is not None:
            victim = picked_seat(frame)
            g.fight.used = (*g.fight.used, usage(frame.source, POWER, victim))
            change_fight(g, frame, ADD_TO, victim, self.n)
            rule = by_card(g) if is_fighter(g, frame.seat) else "MQ-HELP-28"
            g.emit(say.BACKSTABBED, rule, frame.seat, victim)
            g.emit(say.SIDE_BONUS, rule, frame.seat, frame.source, self.n)

    def setback(self, g: MunchkinQuest, fight: Fight, card: Card) -> int:
        return -self.n


# -- powers outside fights -----------------------------------------------------------------------------------------


class ChoosePatient(PickMunchkin):
    """A living munchkin in one's own or an adjacent room that has lost hits."""

    def fits(self, g: MunchkinQuest, seat: SeatNo, other: SeatNo) -> bool:
        patient = g.munchkins[other]
        return not patient.dead and patient.wounds > 0 and near(g, g.munchkins[seat].place, patient.place)


def pocketed(g: MunchkinQuest, seat: SeatNo) -> list[int]:
    """Items on the belt or in the pack that are not Big."""
    found: list[int] = []
    for item in g.munchkins[seat].items:
        card = CARDS[item_card(item)]
        if (item & PACKED or card.slot in (BELT, MISC)) and (not card.big or item & CHEATED):
            found.append(item)
    return found


class ChoosePocket(Pick):
    """Another living munchkin in the same room that has something to take."""

    kind: str = "choose-victim"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        others = [other for other in g.munchkins_at(g.munchkins[seat].place) if other != seat]
        return [
            pack(kinds.SEAT, other) for other in others if g.munchkins[other].gold > 0 or pocketed(g, SeatNo(other))
        ]


class ChoosePrize(Pick):
    """What to take from whoever was picked last: gold, or an item from belt or pack. Picks: the gold, or -1 - item."""

    kind: str = "choose-prize"
    needs_options: bool = False

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        victim = picked_seat(frame)
        gold = min(self.gold, g.munchkins[victim].gold)
        codes = [pack(kinds.GOLD, gold)] if gold > 0 else []
        return codes + item_codes(pocketed(g, victim))

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.pick(x_of(code) if kind_of(code) == kinds.GOLD else -1 - coded_item(code))


class PickPocket(Effect):
    """By the d10 the prize changes hands; otherwise the Thief pays, as far as there is gold."""

    def __init__(self, fine: int) -> None:
        self.fine = fine

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        theft = Theft(frame)
        victim, prize = theft.victim, theft.prize
        if not d10_works(g, frame):
            hand_over_gold(g, frame.seat, victim, self.fine)
        elif prize >= 0:
            hand_over_gold(g, victim, frame.seat, prize)
        else:
            item = -1 - prize
            if item in g.munchkins[victim].items:
                receive_item(g, frame.seat, remove_item(g, victim, item))
                g.emit(say.ITEM_STOLEN, by_card(g), frame.seat, item_card(item), victim)


def hand_over_gold(g: MunchkinQuest, giver: SeatNo, taker: SeatNo, n: int) -> None:
    n = min(n, g.munchkins[giver].gold)
    if n > 0:
        g.change(giver).gold -= n
        g.change(taker).gold += n
        g.emit(say.GOLD_TRADED, by_card(g), giver, n, taker)


# -- items ---------------------------------------------------------------------------------------------------------


class ChooseToCheat(Pick):
    """One of one's own items that can take a Cheat, or one in hand that may be laid now (MQ-ITEM-04).

    Picks: Treasures just received; outside the own turn it is for these only (MQ-CARD-14). It picks the item, or
    -1 - card for one in hand.
    """

    kind: str = "choose-item"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        munchkin = g.munchkins[seat]
        items = [item for item in munchkin.items if can_cheat(g, seat, item)]
        cards = [hand_card(held) for held in munchkin.hand]
        cards = [card for card in cards if CARDS[card].is_item and not CARDS[card].one_shot]
        if seat != g.active:
            items = [item for item in items if item_card(item) in frame.picks]
            cards = [card for card in cards if card in frame.picks]
        return item_codes(items) + card_codes(cards)

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        g.pick(-1 - x_of(code) if kind_of(code) == kinds.CARD else coded_item(code))


class AttachCheat(Effect):
    """The Cheat stays with the item picked last: it needs no hands any more, and nothing limits it."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        item = int(picked_item(frame))
        g.staged = minus(g.staged, frame.source)
        if item < 0:
            item = -1 - item
            unhold(g, frame.seat, CardNo(item))
            insert_item(g, frame.seat, item | CHEATED)
            g.emit(say.CARD_LAID, by_card(g), frame.seat, item)
        else:
            replace_item(g, frame.seat, item, (item | CHEATED) & ~GRIPPED)
        g.emit(say.CHEATED, "MQ-ITEM-04", frame.seat, item_card(item))


# -- the map -------------------------------------------------------------------------------------------------------


def can_wall(g: MunchkinQuest, seat: SeatNo, place: int, side: int) -> bool:
    """Whether a wall could stand in the link: none of the Entrance's (MQ-FIX-03), nor of a room closed to one."""
    if shut_out(g, seat) and g.fight is not None and g.fight.place in (place, g.rooms[place].beside[side]):
        return False
    return not touches_entrance(g, place, side) and g.link(place, side) != WALL


class ChooseWalledRoom(PickRoom):
    """A room with a link that can be walled up."""

    options_alike: bool = True

    def fits(self, g: MunchkinQuest, seat: SeatNo, place: int) -> bool:
        return any(can_wall(g, seat, place, side) for side in ALL_SIDES)


class WallUp(Pick):
    """A link of the room picked last is a wall until the player's next turn begins."""

    kind: str = "choose-link"
    options_alike: bool = True
    needs_options: bool = False

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(kinds.SIDE, side) for side in ALL_SIDES if can_wall(g, seat, picked_place(frame), side)]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        room = g.rooms[picked_place(frame)]
        number = room.links[x_of(code)]
        g.set_link(number, g.links[number] | (seat + 1) << WALLED_SHIFT)
        g.emit(say.LINK_WALLED, by_card(g), seat, room.face, x_of(code))


class ChooseRoomWithin(Pick):
    """An explored room so many squares away, over explored rooms; links do not matter."""

    kind: str = "choose-room"

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        here = g.munchkins[seat].place
        found = [here]
        ring = [here]
        for _ in range(self.n):
            ring = [to for place in ring for to in g.rooms[place].beside if to >= 0]
            found += ring
        return [place_code(g, p) for p in range(len(g.rooms)) if p in found and p != here]


class ChooseEmptyRoom(PickRoom):
    """An explored room without munchkins and monsters, not the Entrance (MQ-FIX-03)."""

    options_alike: bool = True

    def fits(self, g: MunchkinQuest, seat: SeatNo, place: int) -> bool:
        return place != ENTRANCE and not g.munchkins_at(place) and not g.has_monsters(place)


class TurnRoom(Effect):
    """The room picked last shows its other side."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        place = picked_place(frame)
        room = g.rooms[place]
        g.set_room(place, room.turned())
        g.emit(say.ROOM_TURNED, by_card(g), room.face, g.rooms[place].face)
