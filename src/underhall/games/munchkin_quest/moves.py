"""What rules and cards share: gold, levels, hits, laying and dropping items, races and classes, promises, dying."""

from typing import Final

from underhall.games.munchkin_quest import facts
from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.combat import GATHERING, LOST, MONSTER_PARTICIPANT, Fight
from underhall.games.munchkin_quest.facts import CARDS
from underhall.games.munchkin_quest.hands import discard, discard_held, draw, everyone, hold
from underhall.games.munchkin_quest.offers import Terms
from underhall.games.munchkin_quest.ops import Pick
from underhall.games.munchkin_quest.packing import (
    BARRED_SHIFT,
    CHEATED,
    GRIPPED,
    ON_FIGHTER,
    ON_SIDE,
    PACKED,
    bare_item,
    hand_card,
    item_card,
    play_owner,
    play_target,
    played_card,
    seat_and_card,
)
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.state import CHEAT_CARD, MunchkinQuest
from underhall.kernel.agenda import NO_EVENT, NOBODY, NOTHING, Frame, Program
from underhall.kernel.decisions import pack, x_of
from underhall.kernel.fields import inserted, minus
from underhall.kernel.types import CardNo, OptionCode, SeatNo, Uid

# -- gold, levels --------------------------------------------------------------------------------------------------


def gain_gold(g: MunchkinQuest, seat: SeatNo, n: int, rule: str) -> None:
    g.change(seat).gold += n
    g.emit(say.GOLD_GAINED, rule, seat, n)


def lose_gold(g: MunchkinQuest, seat: SeatNo, n: int, rule: str) -> int:
    """Lose gold as far as there is any; how much it was."""
    munchkin = g.change(seat)
    lost = min(n, munchkin.gold)
    if lost > 0:
        munchkin.gold -= lost
        g.emit(say.GOLD_LOST, rule, seat, lost)
    return lost


def gain_level(g: MunchkinQuest, seat: SeatNo, n: int, rule: str, by_kill: bool = False) -> int:
    """Go up; the last level is a killer's only (MQ-FIX-02, MQ-CONF-21). How many levels it was."""
    munchkin = g.change(seat)
    most = g.rules.goal if by_kill else g.rules.goal - 1
    gained = min(n, most - munchkin.level)
    if gained <= 0:
        return 0
    munchkin.level += gained
    g.emit(say.LEVEL_GAINED, rule, seat, gained, munchkin.level)
    return gained


def lose_level(g: MunchkinQuest, seat: SeatNo, n: int, rule: str) -> int:
    munchkin = g.change(seat)
    lost = min(n, munchkin.level - 1)  # MQ-FIX-01
    if lost > 0:
        munchkin.level -= lost
        g.emit(say.LEVEL_LOST, rule, seat, lost, munchkin.level)
    return max(0, lost)


# -- hits ----------------------------------------------------------------------------------------------------------


def heal(g: MunchkinQuest, seat: SeatNo, n: int, rule: str) -> int:
    munchkin = g.change(seat)
    healed = min(n, munchkin.wounds)
    if healed > 0:
        munchkin.wounds -= healed
        g.emit(say.HITS_HEALED, rule, seat, healed, g.health(seat))
    return healed


def wound(g: MunchkinQuest, seat: SeatNo, n: int, rule: str) -> int:
    """Lose hits at once; the last one kills. How many it was."""
    munchkin = g.change(seat)
    if munchkin.dead:
        return 0
    lost = min(n, g.health(seat))
    if lost <= 0:
        return 0
    munchkin.wounds += lost
    g.emit(say.HITS_LOST, rule, seat, lost, g.health(seat))
    took_effect(g, seat)
    if g.health(seat) == 0:
        die(g, seat, "MQ-DEATH-01")
    return lost


def took_effect(g: MunchkinQuest, seat: SeatNo) -> None:
    """Some part of the Bad Stuff has hurt the munchkin (MQ-RUN-07)."""
    fight = g.fight
    if fight is not None and fight.step == LOST:
        fight.harmed |= 1 << seat


# -- items ---------------------------------------------------------------------------------------------------------


def insert_item(g: MunchkinQuest, seat: SeatNo, item: int) -> None:
    items = g.munchkins[seat].items
    place = len(items)
    while place > 0 and (item_card(items[place - 1]), items[place - 1]) > (item_card(item), item):
        place -= 1
    g.change(seat).items = inserted(items, place, item)


def settle_health(g: MunchkinQuest, seat: SeatNo, before: int) -> None:
    """After a change: who loses a Health token loses a red one, and dies if none is left (MQ-CONF-59).

    Black ones stay, so that nobody is healthier for it, and what comes back with the card is what went with it.
    """
    if g.max_health(seat) < before and g.health(seat) == 0:
        die(g, seat, "MQ-CONF-59")


def is_vital(g: MunchkinQuest, seat: SeatNo, item: int, gone: tuple[int, ...] = ()) -> bool:
    """Whether parting with the item, after those, would take the last hit: nobody does that (MQ-CONF-59)."""
    kept = health_from_item(g, seat, item)
    return kept > 0 and kept >= g.health(seat) - sum([health_from_item(g, seat, other) for other in gone])


def health_from_item(g: MunchkinQuest, seat: SeatNo, item: int) -> int:
    """The Health tokens that the munchkin has by the item."""
    more = CARDS[item_card(item)].perks.health
    if more == 0 or item & PACKED or not g.allowed(seat, item) or g.is_muted(seat, item):
        return 0
    return more


def partable(g: MunchkinQuest, seat: SeatNo) -> list[int]:
    """The items that can all be parted with, the dearest first, and their owner lives."""
    found: list[int] = []
    for item in sorted(g.munchkins[seat].items, key=value_of, reverse=True):
        if not is_vital(g, seat, item, tuple(found)):
            found.append(item)
    return found


def value_of(item: int) -> int:
    return CARDS[item_card(item)].value


def remove_item(g: MunchkinQuest, seat: SeatNo, item: int) -> int:
    """Take an item away from a munchkin; its Cheat is lost with it (MQ-ITEM-05). What the caller puts somewhere."""
    before = g.max_health(seat)
    g.change(seat).items = minus(g.munchkins[seat].items, item)
    discard_cheat(g, seat, item)
    settle_health(g, seat, before)
    return item_card(item)


def discard_cheat(g: MunchkinQuest, seat: SeatNo, item: int) -> None:
    """The item leaves its owner: a Cheat on it goes to the discards."""
    if item & CHEATED:
        discard(g, CHEAT_CARD)
        g.emit(say.ITEM_LOST, "MQ-ITEM-05", seat, CHEAT_CARD)


def replace_item(g: MunchkinQuest, seat: SeatNo, item: int, changed: int) -> None:
    before = g.max_health(seat)
    g.change(seat).items = minus(g.munchkins[seat].items, item)
    insert_item(g, seat, changed)
    settle_health(g, seat, before)


def discard_item(g: MunchkinQuest, seat: SeatNo, item: int, rule: str) -> None:
    discard(g, CardNo(remove_item(g, seat, item)))
    g.emit(say.ITEM_LOST, rule, seat, item_card(item))
    took_effect(g, seat)


def drop_item(g: MunchkinQuest, seat: SeatNo, item: int, rule: str, barred: bool = False) -> None:
    waived_by = g.face(g.munchkins[seat].place).waived_by
    if waived_by and CARDS[item_card(item)].slot == waived_by and not item & PACKED:
        g.change(seat).free_of_room = True
    lay_on_floor(g, seat, remove_item(g, seat, item), rule, barred)


def lay_on_floor(g: MunchkinQuest, seat: SeatNo, item: int, rule: str, barred: bool) -> None:
    """Lay an item on the floor of the room; `barred`: until the next turn of this seat."""
    place = g.munchkins[seat].place
    room = g.rooms[place]
    lying = bare_item(item)
    if barred:
        lying |= (seat + 1) << BARRED_SHIFT
    g.set_room(place, room.with_floor((*room.floor, lying), room.gold))
    g.emit(say.ITEM_DROPPED, rule, seat, item_card(item), room.face)


def drop_gold(g: MunchkinQuest, seat: SeatNo, n: int, rule: str) -> None:
    munchkin = g.change(seat)
    lost = min(n, munchkin.gold)
    if lost > 0:
        munchkin.gold -= lost
        room = g.rooms[munchkin.place]
        g.set_room(munchkin.place, room.with_floor(room.floor, room.gold + lost))
        g.emit(say.GOLD_DROPPED, rule, seat, lost, room.face)


def fits(g: MunchkinQuest, seat: SeatNo, item: int) -> bool:
    """Whether there is a free slot in which the munchkin may use the item (MQ-ITEM-03, -06 to -10)."""
    if not g.allowed(seat, item):
        return False
    card = CARDS[item_card(item)]
    if item & CHEATED:
        return True
    if card.slot in facts.HANDS:
        return g.hands_used(seat) + (2 if card.slot == facts.TWO_HANDS else 1) <= 2
    return card.slot > facts.ONE_HAND or slot_free(g, seat, card.slot)


def slot_free(g: MunchkinQuest, seat: SeatNo, slot: int) -> bool:
    for item in g.munchkins[seat].items:
        if not item & PACKED and not item & CHEATED and CARDS[item_card(item)].slot == slot:
            return False
    return True


def can_pack(g: MunchkinQuest, seat: SeatNo) -> bool:
    return g.packed(seat) < g.pack_limit(seat)


def can_cheat(g: MunchkinQuest, seat: SeatNo, item: int) -> bool:
    """Whether the item can take a Cheat: one each, none on what is used once."""
    return not item & CHEATED and not CARDS[item_card(item)].one_shot and not is_promised(g, seat, item)


def is_bound(item: int) -> bool:
    """Whether its owner cannot get rid of it at will."""
    return CARDS[item_card(item)].perks.bound and not item & PACKED


def receive_item(g: MunchkinQuest, seat: SeatNo, item: int) -> None:
    """Take an item in play: into use if it fits, else into the pack; what is too much there is sorted out by its owner
    before the next action (MQ-CONF-47: items.put_in_order)."""
    bare = bare_item(item)
    if g.munchkins[seat].dead:
        lay_on_floor(g, seat, bare, "MQ-DEATH-06", False)
    else:
        insert_item(g, seat, bare if fits(g, seat, bare) else bare | PACKED)


def grip(g: MunchkinQuest, seat: SeatNo, item: int) -> None:
    replace_item(g, seat, item, item ^ GRIPPED)


# -- race, class, curses -------------------------------------------------------------------------------------------


# What lets a munchkin have two of a kind.
ALLOWS_TWO: Final = {facts.RACE: facts.HALF_BREED, facts.CLASS: facts.SUPER_MUNCHKIN}


def shed(g: MunchkinQuest, seat: SeatNo, card: CardNo, rule: str, instead: int = NOTHING) -> None:
    """Discard a race, a class, or what goes with it, by a rule.

    Half-Breed and Super Munchkin go with the last race or class (MQ-RACE-08), and where they go first, one of the two
    goes too that only they allow: its owner chooses (MQ-RACE-03, MQ-CONF-72). What is laid instead takes its place, so
    they stay (MQ-CLASS-11).
    """
    before = g.max_health(seat)
    if instead >= 0:
        g.change(seat).laid = (*g.munchkins[seat].laid, CardNo(instead))
        g.emit(say.CARD_LAID, rule, seat, instead)
    discard_laid(g, seat, card, rule)
    took_effect(g, seat)
    for kind, helper in ALLOWS_TWO.items():
        both, one = g.count_laid(seat, helper) > 0, g.count_laid(seat, kind)
        if both and one == 0:
            for other in g.munchkins[seat].laid:
                if CARDS[other].kind == helper:
                    discard_laid(g, seat, other, "MQ-RACE-08" if helper == facts.HALF_BREED else "MQ-CLASS-11")
        elif one > 1 and not both:
            g.push(PARTING, seat, card, NO_EVENT, (kind,))
    settle_health(g, seat, before)


def discard_laid(g: MunchkinQuest, seat: SeatNo, card: CardNo, rule: str) -> None:
    g.change(seat).laid = minus(g.munchkins[seat].laid, card)
    discard(g, card)
    g.emit(say.CARD_SHED, rule, seat, card)


class PartWith(Pick):
    """One of two races or classes goes, the owner choosing. Picks: which of both it is."""

    kind: str = "discard"

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return [pack(kinds.CARD, card) for card in g.munchkins[seat].laid if CARDS[card].kind == frame.picks[0]]

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        before = g.max_health(seat)
        discard_laid(g, seat, CardNo(x_of(code)), "MQ-CONF-72")
        settle_health(g, seat, before)


PARTING: Final = Program("parting", (PartWith(),))


def can_lay_character(g: MunchkinQuest, seat: SeatNo, card: CardNo) -> bool:
    """Whether the race, class, Half-Breed or Super Munchkin may be laid now (MQ-RACE-03 to -07, MQ-CONF-41)."""
    kind = CARDS[card].kind
    if card in g.munchkins[seat].laid:
        return False
    if kind in ALLOWS_TWO:
        count = g.count_laid(seat, kind)
        return count == 0 or (count == 1 and g.count_laid(seat, ALLOWS_TWO[kind]) > 0)
    if g.count_laid(seat, kind) > 0:
        return False
    return g.count_laid(seat, facts.RACE if kind == facts.HALF_BREED else facts.CLASS) > 0


def can_swap(g: MunchkinQuest, seat: SeatNo, card: CardNo) -> bool:
    """Whether the race or class may take another's place under Half-Breed or Super Munchkin (MQ-RACE-09)."""
    kind = CARDS[card].kind
    return kind in ALLOWS_TWO and card not in g.munchkins[seat].laid and g.count_laid(seat, ALLOWS_TWO[kind]) > 0


def lift_curse(g: MunchkinQuest, seat: SeatNo, card: CardNo, rule: str) -> None:
    g.change(seat).curses = minus(g.munchkins[seat].curses, card)
    discard(g, card)
    g.emit(say.CURSE_LIFTED, rule, card, seat)


# -- monsters ------------------------------------------------------------------------------------------------------


def take_off_map(g: MunchkinQuest, monster: Monster) -> None:
    """The monster leaves the dungeon: card and enhancers are discarded, the base is free (MQ-CARD-17)."""
    g.monsters = tuple([other for other in g.monsters if other.uid != monster.uid])
    if not monster.mate:
        discard(g, monster.card)
        for card in monster.enhancers:
            discard(g, card)
    out_of_fight(g, monster.uid)


def out_of_fight(g: MunchkinQuest, uid: Uid) -> None:
    """The monster fights no more; what was played on it before the roll goes back (MQ-COMBAT-31, -34)."""
    fight = g.fight
    if fight is not None and uid in fight.monsters:
        fight.monsters = minus(fight.monsters, uid)
        if fight.step == GATHERING:
            give_back(g, fight, ON_FIGHTER + MONSTER_PARTICIPANT + uid)
            forget_changes(fight, ON_FIGHTER + MONSTER_PARTICIPANT + uid)


def leave_fight(g: MunchkinQuest, seat: SeatNo) -> bool:
    """Magic takes a munchkin out of the fight, if it is in one (MQ-HELP-07).

    A helper who goes before the roll is owed nothing, but pays what it has promised for being let in; one who goes
    after the defeat is paid as if it had run (MQ-CONF-06).
    """
    fight = g.fight
    if fight is None or not fight.has(seat):
        return False
    fight.out |= 1 << seat
    forget_changes(fight, ON_FIGHTER + seat)
    if fight.step == GATHERING:
        give_back(g, fight, ON_FIGHTER + seat)
        if seat == fight.helper:
            if fight.terms is not None and fight.terms.gold < 0:  # what it promised to be let in is owed (MQ-CONF-06)
                fight.terms = Terms(seat, fight.terms.gold, (), 0, False)
                keep_promise(g, fight)
            fight.terms = None
            fight.helper = NOBODY  # another may come (MQ-HELP-01)
    return True


def forget_changes(fight: Fight, target: int) -> None:
    """What was done to one fighter leaves the fight with it."""
    fight.changes = tuple([change for change in fight.changes if change.target() != target])


def give_back(g: MunchkinQuest, fight: Fight, target: int) -> None:
    """One-use cards on what has left the fight go back to whoever played them, known to all (MQ-CONF-50)."""
    kept: list[int] = []
    for played in fight.played:
        if play_target(played) != target and not (g.rules.all_cards_return and target in (ON_SIDE, ON_SIDE + 1)):
            kept.append(played)
            continue
        card, owner = played_card(played), play_owner(played)
        fight.changes = tuple([c for c in fight.changes if (c.card, c.seat, c.target()) != (card, owner, target)])
        if card in g.staged:
            g.staged = minus(g.staged, card)
            if g.munchkins[owner].dead and fight.out >> owner & 1:
                discard(g, card)  # it has died in this fight, and its hand is lost
            else:
                if seat_and_card(owner, card) in fight.owed:  # who gets it back does not pay for it (MQ-CONF-70)
                    fight.owed = minus(fight.owed, seat_and_card(owner, card))
                hold(g, owner, card, everyone(g))
                fight.returned = (*fight.returned, seat_and_card(owner, card))
                g.emit(say.CARD_RETURNED, "MQ-COMBAT-34", owner, card)
    fight.played = tuple(kept)


# -- promises ------------------------------------------------------------------------------------------------------


def keep_promise(g: MunchkinQuest, fight: Fight, dying: int = NOBODY) -> None:
    """Hand over what the helper was promised, win or lose, before anything is dropped (MQ-CONF-06).

    What keeps its owner alive by now stays (MQ-CONF-60); who is just dying keeps nothing anyway.
    """
    terms = fight.terms
    if terms is None or (terms.gold == 0 and not terms.items):
        return
    fight.terms = Terms(terms.seat, 0, (), terms.treasures, terms.picks_first)
    leader, helper = g.change(fight.leader), g.change(terms.seat)
    gold = min(terms.gold, leader.gold) if terms.gold >= 0 else -min(-terms.gold, helper.gold)
    leader.gold -= gold
    helper.gold += gold
    for seat in (fight.leader, terms.seat):
        if g.munchkins[seat].dead and seat != dying:
            drop_gold(g, seat, g.munchkins[seat].gold, "MQ-DEATH-06")
    handed = 0
    for promised in terms.items:
        for item in leader.items:
            if bare_item(item) == promised and (leader.dead or not is_vital(g, fight.leader, item)):
                receive_item(g, terms.seat, remove_item(g, fight.leader, item))
                handed += 1
                break
    if gold >= 0:
        g.emit(say.PROMISE_KEPT, "MQ-CONF-06", fight.leader, terms.seat, gold, handed)
    else:
        g.emit(say.PROMISE_KEPT, "MQ-CONF-06", terms.seat, fight.leader, -gold, 0)
        if handed:
            g.emit(say.PROMISE_KEPT, "MQ-CONF-06", fight.leader, terms.seat, 0, handed)


def spare_gold(g: MunchkinQuest, seat: SeatNo) -> int:
    """The gold that is not promised to somebody in this fight."""
    gold = g.munchkins[seat].gold
    fight = g.fight
    if fight is not None and fight.terms is not None:
        if seat == fight.leader:
            gold -= max(0, fight.terms.gold)
        elif seat == fight.terms.seat:
            gold -= max(0, -fight.terms.gold)
    return max(0, gold)


def is_promised(g: MunchkinQuest, seat: SeatNo, item: int) -> bool:
    """Whether a helper will get the item after this fight: it counts, but cannot be spent."""
    fight = g.fight
    if fight is None or fight.terms is None or seat != fight.leader:
        return False
    bare = bare_item(item)
    copies = [other for other in g.munchkins[seat].items if bare_item(other) == bare]
    return len(copies) <= fight.terms.items.count(bare)


def spare_items(g: MunchkinQuest, seat: SeatNo) -> list[int]:
    """The items in play that are not promised to somebody in this fight."""
    return [item for item in g.munchkins[seat].items if not is_promised(g, seat, item)]


def spare_first(g: MunchkinQuest, seat: SeatNo, items: list[int]) -> list[int]:
    """Of items that their owner must lose: where it may choose, what is promised goes last."""
    spare = [item for item in items if not is_promised(g, seat, item)]
    return spare if spare else items


# -- death ---------------------------------------------------------------------------------------------------------


def die(g: MunchkinQuest, seat: SeatNo, rule: str) -> None:
    """Death: the hand is lost, a level too, gold and items lie on the floor; DxM in play stays (MQ-DEATH-01 to -08)."""
    munchkin = g.change(seat)
    if munchkin.dead:
        return
    fight = g.fight
    if fight is not None and seat in (fight.leader, fight.helper):
        munchkin.dead = seat == fight.leader  # so that it does not die a second time of what it hands over
        keep_promise(g, fight, seat)
    munchkin.dead = True
    g.emit(say.DIED, rule, seat, g.rooms[munchkin.place].face)
    for held in munchkin.hand:
        discard_held(g, seat, hand_card(held), "MQ-DEATH-04")
    if munchkin.level > 1:
        lose_level(g, seat, 1, "MQ-DEATH-05")
    for item in munchkin.items:
        munchkin.items = minus(munchkin.items, item)
        discard_cheat(g, seat, item)
        lay_on_floor(g, seat, item_card(item), "MQ-DEATH-06", False)
    drop_gold(g, seat, munchkin.gold, "MQ-DEATH-06")
    munchkin.boons = ()
    munchkin.owes_toll = munchkin.free_of_room = False
    if fight is not None and (seat == fight.leader or seat == fight.helper):
        fight.out |= 1 << seat
        forget_changes(fight, ON_FIGHTER + seat)
        if seat == fight.helper and fight.step == GATHERING:
            give_back(g, fight, ON_FIGHTER + seat)
            fight.helper = NOBODY
            fight.terms = None
    if seat == g.active:
        g.turn_over = True  # MQ-DEATH-09
    if not g.living():
        g.emit(say.MONSTERS_WIN, "MQ-WIN-02")
        finish(g, (), "MQ-WIN-02")


def finish(g: MunchkinQuest, winners: tuple[SeatNo, ...], rule: str) -> None:
    """The game is over; what was being played is put away."""
    g.winners = winners
    g.ending = rule
    g.agenda = []
    for card in g.staged:
        discard(g, card)
    g.staged = ()


def reward_colour(g: MunchkinQuest, seat: SeatNo, monster: Monster) -> None:
    """A DxM card for beating a monster on one's own base (MQ-COMBAT-38, MQ-HELP-17)."""
    if monster.owner == seat:
        helps = g.fight is not None and seat == g.fight.helper
        draw(g, seat, facts.DXM, "MQ-HELP-17" if helps else "MQ-COMBAT-38")
