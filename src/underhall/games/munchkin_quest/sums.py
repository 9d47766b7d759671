"""What counts in a fight, row by row, and how many dice each fighter rolls. The view shows the same rows."""

from typing import Final

from underhall.games.munchkin_quest.combat import ADD_DICE, ADD_TO, MONSTER_PARTICIPANT, MONSTERS_SIDE, MUNCHKINS, Fight
from underhall.games.munchkin_quest.conditions import Is, held_with_both
from underhall.games.munchkin_quest.facts import CARDS, NO_WEAPON, SIGNS, TWO_HANDS, Face, Standing
from underhall.games.munchkin_quest.packing import CARD_MASK, CHEATED, die_face, die_for, die_roller
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.agenda import NO_CARD, NO_UID, NOBODY, NOTHING
from underhall.kernel.events import Part
from underhall.kernel.types import CardNo, SeatNo, Uid

LEVEL: Final = 0
ITEM: Final = 1
CARD: Final = 2  # race, class, curse
HATRED: Final = 3
ROOM: Final = 4
ADDED: Final = 5
PRINTED: Final = 6
SIGN: Final = 7
WHATS: Final[tuple[str, ...]] = ("level", "item", "card", "hatred", "room", "added", "printed", "sign")


class Row:
    """One summand."""

    def __init__(self, side: int, what: int, seat: SeatNo, uid: Uid, card: CardNo, n: int, sign: int = NOTHING) -> None:
        self.side = side
        self.what = what
        self.seat = seat
        self.uid = uid
        self.card = card
        self.n = n
        self.sign = sign  # the race or class that is hated, where it is one


class Tally:
    """Adds up what counts on both sides."""

    def __init__(self) -> None:
        self.ours = 0
        self.theirs = 0

    def add(self, side: int, what: int, seat: SeatNo, uid: Uid, card: CardNo, n: int, sign: int = NOTHING) -> None:
        """Count one summand: see `Row`."""
        if side == MUNCHKINS:
            self.ours += n
        else:
            self.theirs += n


class Rows(Tally):
    """The same, and keeps every summand."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []

    def add(self, side: int, what: int, seat: SeatNo, uid: Uid, card: CardNo, n: int, sign: int = NOTHING) -> None:
        super().add(side, what, seat, uid, card, n, sign)
        self.rows.append(Row(side, what, seat, uid, card, n, sign))


def is_muted(g: MunchkinQuest, seat: SeatNo, item: int) -> bool:
    """Whether a class, a curse or the room takes the item's bonus; a Cheat keeps it against a room (MQ-FIX-08)."""
    sheet = g.sheet(seat)
    if sheet.mutes and sheet.is_muted(item):
        return True
    fight = g.fight
    if fight is not None and not item & CHEATED:
        mute_here = g.face(fight.place).mutes
        return mute_here is not None and mute_here.holds(item)
    return False


def item_bonus(g: MunchkinQuest, seat: SeatNo, item: int) -> int:
    """What an item in use adds as the table stands."""
    card = CARDS[item & CARD_MASK]
    if is_muted(g, seat, item):
        return 0
    if item & CHEATED:
        return card.best_bonus
    bonus = card.bonus
    if held_with_both(item):
        bonus += card.both_hands
    for extra in card.perks.bonuses:
        if extra.condition is None or extra.condition.holds(g, seat):
            bonus += extra.n
    if bonus > 0 and card.slot == TWO_HANDS and card.weapon != NO_WEAPON:
        bonus = max(0, bonus + g.sheet(seat).two_hand_bonus)
    return bonus


def big_in_use(g: MunchkinQuest, seat: SeatNo) -> int:
    """Big items in use or worn; a Cheat makes one not Big."""
    count = 0
    for item in g.active_items(seat):
        if CARDS[item & CARD_MASK].big and not item & CHEATED:
            count += 1
    return count


def add_munchkin(g: MunchkinQuest, seat: SeatNo, bare: bool, tally: Tally) -> None:
    """A munchkin's level, items and what its cards add (MQ-COMBAT-07)."""
    munchkin = g.munchkins[seat]
    tally.add(MUNCHKINS, LEVEL, seat, NO_UID, NO_CARD, munchkin.level)
    if bare:
        return
    for item in g.active_items(seat):
        n = item_bonus(g, seat, item)
        if n:
            tally.add(MUNCHKINS, ITEM, seat, NO_UID, CardNo(item & CARD_MASK), n)
    sheet = g.sheet(seat)
    for number in munchkin.laid + munchkin.curses:
        card = CARDS[number]
        n = 0
        for extra in card.perks.bonuses:
            if extra.condition is None or extra.condition.holds(g, seat):
                n += extra.n
        if not sheet.is_off(card.kind):
            for extra in card.drawbacks.bonuses:
                if extra.condition is None or extra.condition.holds(g, seat):
                    n += extra.n
            if card.drawbacks.big_item_bonus:
                n += card.drawbacks.big_item_bonus * big_in_use(g, seat)
        if n:
            tally.add(MUNCHKINS, CARD, seat, NO_UID, number, n)


def strength(g: MunchkinQuest, seat: SeatNo) -> int:
    """Level and bonuses, as the table stands."""
    tally = Tally()
    add_munchkin(g, seat, False, tally)
    return tally.ours


def add_monster(g: MunchkinQuest, fight: Fight, monster: Monster, tally: Tally) -> None:
    """A monster's level with each enhancer, and whom it hates: each line once (MQ-COMBAT-08, MQ-HELP-16)."""
    card = CARDS[monster.card]
    printed = g.rules.boss_level if monster.boss else card.level
    tally.add(MONSTERS_SIDE, LEVEL, NOBODY, monster.uid, monster.card, printed)
    sum_ = printed
    for number in monster.enhancers:
        enhancer = CARDS[number]
        if enhancer.level and (enhancer.level_unless is None or not g.any_fighter(enhancer)):
            tally.add(MONSTERS_SIDE, ADDED, NOBODY, monster.uid, number, enhancer.level)
            sum_ += enhancer.level
    if sum_ < 1:  # MQ-FIX-01
        tally.add(MONSTERS_SIDE, LEVEL, NOBODY, monster.uid, monster.card, 1 - sum_)
    for hatred in card.hates:
        condition = hatred.condition
        for seat in fight.fighters():
            if condition is None or (condition.against(g, seat) if hatred.n > 0 else condition.holds(g, seat)):
                sign = condition.sign if isinstance(condition, Is) else NOTHING
                tally.add(MONSTERS_SIDE, HATRED, seat, monster.uid, monster.card, hatred.n, sign)
                break
    for bonus in g.face(fight.place).monsters_get:
        if g.monster_traits(monster) & bonus.traits:
            tally.add(MONSTERS_SIDE, ROOM, NOBODY, monster.uid, NO_CARD, bonus.n)


def fight_rows(g: MunchkinQuest, fight: Fight) -> list[Row]:
    """Every summand of both sides, dice apart."""
    listed = Rows()
    add_fight(g, fight, listed)
    return listed.rows


def add_fight(g: MunchkinQuest, fight: Fight, tally: Tally) -> None:
    """Add up both sides, dice apart."""
    face = g.face(fight.place)
    for seat in fight.fighters():
        add_munchkin(g, seat, face.helper_bare and seat == fight.helper, tally)
        for bonus in face.munchkins_get:
            if bonus.condition is None or bonus.condition.holds(g, seat):
                tally.add(MUNCHKINS, ROOM, seat, NO_UID, NO_CARD, bonus.n)
    for monster in g.fighting_monsters():
        add_monster(g, fight, monster, tally)
    for change in fight.changes:
        if change.kind != ADD_DICE:
            side = change.who
            if change.kind == ADD_TO:
                side = MUNCHKINS if change.who < MONSTER_PARTICIPANT else MONSTERS_SIDE
            tally.add(side, ADDED, change.seat, NO_UID, change.card, change.n)


def sign_dice(g: MunchkinQuest, seat: SeatNo, face: Face) -> int:
    """Dice more or fewer by the signs of a room (MQ-ROOM-03 to -06)."""
    dice = bits(face.good & g.signs(seat)) - bits(face.bad & g.hated_signs(seat))
    if face.good_if is not None and face.good_if.holds(g, seat):
        dice += 1
    if face.bad_if is not None and face.bad_if.holds(g, seat):
        dice -= 1
    return dice


def bits(mask: int) -> int:
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def dice_rows(g: MunchkinQuest, fight: Fight, seat: SeatNo) -> list[Row]:
    """What makes a munchkin's dice more or fewer than one."""
    face = g.face(fight.place)
    rows: list[Row] = []
    for sign in range(len(SIGNS)):
        n = (face.good & g.signs(seat)) >> sign & 1
        n -= (face.bad & g.hated_signs(seat)) >> sign & 1
        if n:
            rows.append(Row(MUNCHKINS, SIGN, seat, NO_UID, NO_CARD, n, sign))
    n = 1 if face.good_if is not None and face.good_if.holds(g, seat) else 0
    n -= 1 if face.bad_if is not None and face.bad_if.holds(g, seat) else 0
    if n:
        rows.append(Row(MUNCHKINS, ROOM, seat, NO_UID, NO_CARD, n))
    for standing in g.standing(seat):
        for bonus in standing.dice:
            if bonus.condition is None or bonus.condition.holds(g, seat):
                rows.append(Row(MUNCHKINS, CARD, seat, NO_UID, CardNo(source(g, seat, standing)), bonus.n))
    return rows + changed_rows(fight, seat)


def monster_dice_rows(g: MunchkinQuest, fight: Fight, monster: Monster) -> list[Row]:
    """What makes a monster's dice more or fewer than one."""
    rows: list[Row] = []
    if CARDS[monster.card].dice != 1:
        rows.append(Row(MONSTERS_SIDE, PRINTED, NOBODY, monster.uid, monster.card, CARDS[monster.card].dice - 1))
    for card in monster.enhancers:
        if CARDS[card].more_dice:
            rows.append(Row(MONSTERS_SIDE, CARD, NOBODY, monster.uid, card, CARDS[card].more_dice))
    return rows + changed_rows(fight, monster.uid + MONSTER_PARTICIPANT)


def changed_rows(fight: Fight, participant: int) -> list[Row]:
    """What cards that were played do to a fighter's dice."""
    found: list[Row] = []
    for change in fight.changes:
        if change.kind == ADD_DICE and change.who == participant:
            found.append(Row(MUNCHKINS, ADDED, change.seat, NO_UID, change.card, change.n))
    return found


def escape_rows(g: MunchkinQuest, fight: Fight, seat: SeatNo, monster: Monster) -> list[Row]:
    """What is added to the roll by which a munchkin gets away from a monster."""
    rows: list[Row] = []
    if CARDS[monster.card].escape:
        rows.append(Row(MONSTERS_SIDE, PRINTED, NOBODY, monster.uid, monster.card, CARDS[monster.card].escape))
    for card in monster.enhancers:
        if CARDS[card].escape:
            rows.append(Row(MONSTERS_SIDE, CARD, NOBODY, monster.uid, card, CARDS[card].escape))
    for standing in g.standing(seat):
        if standing.escape:
            rows.append(Row(MUNCHKINS, CARD, seat, NO_UID, CardNo(source(g, seat, standing)), standing.escape))
    if g.face(fight.place).escape and not g.munchkins[seat].free_of_room:
        rows.append(Row(MUNCHKINS, ROOM, seat, NO_UID, NO_CARD, g.face(fight.place).escape))
    return rows


def source(g: MunchkinQuest, seat: SeatNo, standing: Standing) -> int:
    """The card with a munchkin by which something holds for it."""
    munchkin = g.munchkins[seat]
    items = [item & CARD_MASK for item in munchkin.items]
    for number in (*items, *munchkin.laid, *munchkin.curses, *munchkin.boons):
        card = CARDS[number]
        if standing is card.perks or standing is card.drawbacks or standing is card.boon:
            return number
    return NOTHING


def munchkin_dice(g: MunchkinQuest, fight: Fight, seat: SeatNo) -> int:
    dice = 1 + sign_dice(g, seat, g.face(fight.place))
    for standing in g.standing(seat):
        for bonus in standing.dice:
            if bonus.condition is None or bonus.condition.holds(g, seat):
                dice += bonus.n
    return max(0, dice + changed_dice(fight, seat))


def monster_dice(g: MunchkinQuest, fight: Fight, monster: Monster) -> int:
    return max(0, g.monster_dice(monster) + changed_dice(fight, monster.uid + MONSTER_PARTICIPANT))


def changed_dice(fight: Fight, participant: int) -> int:
    total = 0
    for change in fight.changes:
        if change.kind == ADD_DICE and change.who == participant:
            total += change.n
    return total


def totals(g: MunchkinQuest, fight: Fight) -> tuple[int, int]:
    """Both sides with their dice, as far as those are rolled."""
    tally = Tally()
    add_fight(g, fight, tally)
    ours, theirs = tally.ours, tally.theirs
    best_ours = best_theirs = 0
    for die in fight.dice:
        if die_for(die) < MONSTER_PARTICIPANT:
            ours += die_face(die)
            best_ours = max(best_ours, die_face(die))
        else:
            theirs += die_face(die)
            best_theirs = max(best_theirs, die_face(die))
    if g.face(fight.place).best_die_twice:
        ours += best_ours
        theirs += best_theirs
    return ours, theirs


def fight_parts(g: MunchkinQuest, fight: Fight) -> list[Part]:
    """Both sums, each followed by all it is made of: the rows, then the dice on the table."""
    rows = fight_rows(g, fight)
    ours, theirs = totals(g, fight)
    return [
        Part("ours", ours),
        *side_parts(g, fight, MUNCHKINS, rows),
        Part("theirs", theirs),
        *side_parts(g, fight, MONSTERS_SIDE, rows),
    ]


def side_parts(g: MunchkinQuest, fight: Fight, side: int, rows: list[Row]) -> list[Part]:
    """What one side's sum is made of; a monster's die names the monster and whoever rolled it."""
    parts = [Part(WHATS[row.what], row.n, row.card, row.seat) for row in rows if row.side == side]
    best = 0
    for die in fight.dice:
        whom = die_for(die)
        if (MUNCHKINS if whom < MONSTER_PARTICIPANT else MONSTERS_SIDE) != side:
            continue
        monster = g.monster(Uid(whom - MONSTER_PARTICIPANT)) if side == MONSTERS_SIDE else None
        parts.append(Part("die", die_face(die), monster.card if monster is not None else NO_CARD, die_roller(die)))
        best = max(best, die_face(die))
    if best and g.face(fight.place).best_die_twice:
        parts.append(Part("best", best))
    return parts


def disdains(g: MunchkinQuest, monster: Monster, seat: SeatNo) -> bool:
    """Whether the monster would not fight this leader (MQ-COMBAT-49, MQ-BOSS-06)."""
    if monster.boss:
        return False
    condition = CARDS[monster.card].disdains
    if condition is not None and condition.holds(g, seat):
        return True
    for standing in g.standing(seat):
        if standing.disdained_up_to and g.monster_level(monster) <= standing.disdained_up_to:
            return True
        if standing.disdained_by_size >= 0 and g.monster_size(monster) == standing.disdained_by_size:
            return True
    return False
