"""What has become of a munchkin between two tables, as notes: what an answer does for certain."""

from underhall.games.munchkin_quest.combat import GATHERING
from underhall.games.munchkin_quest.facts import CARDS, DXM, TREASURE
from underhall.games.munchkin_quest.munchkin import Munchkin
from underhall.games.munchkin_quest.outlook import win_chance
from underhall.games.munchkin_quest.packing import hand_card, item_card
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import strength, totals
from underhall.kernel.agenda import NOTHING
from underhall.kernel.explain import GOOD, HARM, PLAIN, Note, percent
from underhall.kernel.types import CardNo, SeatNo


def changes(g: MunchkinQuest, world: MunchkinQuest, seat: SeatNo, named: int, whole: bool) -> list[Note]:
    """What has changed for the seat itself. `named` is the card that the answer names: what becomes of it is plain.

    `whole`: the effects are worked off, so that also what was drawn can be counted.
    """
    before, after = g.munchkins[seat], world.munchkins[seat]
    if after.dead and not before.dead:
        return [Note("explain-mq-die-fatal", tone=HARM)]
    notes: list[Note] = []
    if after.level > before.level:
        notes.append(Note("explain-mq-level-up", {"level": after.level}, tone=GOOD))
    elif after.level < before.level:
        notes.append(Note("explain-mq-level-down", {"level": after.level}, tone=HARM))
    hits = world.health(seat) - g.health(seat)
    if hits < 0:
        notes.append(Note("explain-mq-hits-lost", {"n": -hits, "left": world.health(seat)}, tone=HARM))
    elif hits > 0:
        notes.append(Note("explain-mq-hits-gained", {"n": hits, "left": world.health(seat)}, tone=GOOD))
    for card in fewer(owned(g, seat), owned(world, seat)):
        if card != named:
            notes.append(Note("explain-mq-card-lost", cards={"card": CARDS[card].id}, tone=HARM))
    held = [hand_card(each) for each in before.hand]
    held_after = [hand_card(each) for each in after.hand]
    for card in fewer(owned(world, seat), owned(g, seat)):
        if card != named and card not in held:
            notes.append(Note("explain-mq-card-gained", cards={"card": CARDS[card].id}, tone=GOOD))
    if after.gold < before.gold:
        notes.append(Note("explain-mq-gold-lost", {"n": before.gold - after.gold}))
    elif after.gold > before.gold:
        notes.append(Note("explain-mq-gold-gained", {"n": after.gold - before.gold}, tone=GOOD))
    notes += curse_notes(before, after)
    notes += strength_notes(g, world, seat)
    if whole:
        notes += hand_notes(held, held_after, owned(world, seat), named)
    if seat == g.active and seat == world.active and world.turn == g.turn:
        notes += move_notes(g, world, seat)
    return notes


def owned(g: MunchkinQuest, seat: SeatNo) -> list[CardNo]:
    """The cards before the munchkin: items and what it is."""
    munchkin = g.munchkins[seat]
    return [*[item_card(item) for item in munchkin.items], *munchkin.laid]


def fewer(before: list[CardNo], after: list[CardNo]) -> list[CardNo]:
    """What was there and is not any more."""
    left = list(after)
    gone: list[CardNo] = []
    for card in before:
        if card in left:
            left.remove(card)
        else:
            gone.append(card)
    return gone


def curse_notes(before: Munchkin, after: Munchkin) -> list[Note]:
    """Curses that have come or gone."""
    notes: list[Note] = []
    for card in fewer(list(before.curses), list(after.curses)):
        notes.append(Note("explain-mq-curse-lifted", cards={"card": CARDS[card].id}, tone=GOOD))
    for card in fewer(list(after.curses), list(before.curses)):
        notes.append(Note("explain-mq-cursed", cards={"card": CARDS[card].id}, tone=HARM))
    return notes


def strength_notes(g: MunchkinQuest, world: MunchkinQuest, seat: SeatNo) -> list[Note]:
    """How much stronger or weaker the munchkin is, levels apart; in a fight the odds say more."""
    if g.fight is not None or world.fight is not None:
        return []
    before, after = strength(g, seat), strength(world, seat)
    if after in (before, before + world.munchkins[seat].level - g.munchkins[seat].level):
        return []
    return [Note("explain-mq-strength", {"before": before, "after": after}, tone=GOOD if after > before else HARM)]


def hand_notes(held: list[CardNo], after: list[CardNo], laid: list[CardNo], named: int) -> list[Note]:
    """What is drawn and discarded."""
    notes: list[Note] = []
    drawn = fewer(after, held)
    treasures = len([card for card in drawn if CARDS[card].deck == TREASURE])
    if treasures:
        notes.append(Note("explain-mq-treasures", {"n": treasures}, tone=GOOD))
    others = len([card for card in drawn if CARDS[card].deck == DXM])
    if others:
        notes.append(Note("explain-mq-dxm", {"n": others}, tone=GOOD))
    for card in fewer(held, after):
        if card != named and card not in laid:
            notes.append(Note("explain-mq-card-lost", cards={"card": CARDS[card].id}, tone=HARM))
    return notes


def move_notes(g: MunchkinQuest, world: MunchkinQuest, seat: SeatNo) -> list[Note]:
    """The moves that it costs or brings."""
    before, after = g.moves_left(seat), world.moves_left(seat)
    if after < before:
        return [Note("explain-mq-moves", {"n": before - after, "left": after})]
    return [Note("explain-mq-moves-gained", {"n": after - before}, tone=GOOD)] if after > before else []


def fight_notes(g: MunchkinQuest, world: MunchkinQuest, seat: SeatNo) -> list[Note]:
    """What has become of the fight that gathers."""
    fight, changed = g.fight, world.fight
    if fight is None or fight.step != GATHERING:
        return []
    if changed is None or changed.place != fight.place:
        return [Note("explain-mq-fight-ends")]
    if changed.step != GATHERING:
        return []
    return odds_notes(win_chance(g, fight), win_chance(world, changed), tone_of(g, seat), totals(world, changed))


def tone_of(g: MunchkinQuest, seat: SeatNo) -> int:
    """Whether the seat wants the munchkins of the fight to win: 1, or 0 where it is not in it."""
    return 1 if g.fight is not None and g.fight.has(seat) else 0


def odds_notes(before: int, after: int, wish: int, sums: tuple[int, int]) -> list[Note]:
    """The odds of a fight, once something has changed them; nothing where they are the same."""
    if before == after:
        return []
    tone = PLAIN
    if wish:
        tone = GOOD if after > before else HARM
    numbers = {"before": percent(before), "ours": sums[0], "theirs": sums[1]}
    return [Note("explain-mq-odds-change", numbers, tone=tone, certain=False, odds=after)]


def changes_of(g: MunchkinQuest, world: MunchkinQuest, other: SeatNo) -> list[Note]:
    """What has become of another munchkin, as far as everybody sees it."""
    before, after = g.munchkins[other], world.munchkins[other]
    who = {"who": other}
    if after.dead and not before.dead:
        return [Note("explain-mq-other-dies", seats=who)]
    notes: list[Note] = []
    if after.level != before.level:
        notes.append(Note("explain-mq-other-level", {"level": after.level}, seats=who))
    hits = world.health(other) - g.health(other)
    if hits:
        lost = hits < 0
        numbers = {"n": abs(hits), "left": world.health(other)}
        notes.append(Note("explain-mq-other-hits-lost" if lost else "explain-mq-other-hits-gained", numbers, seats=who))
    for card in fewer(owned(g, other), owned(world, other)):
        notes.append(Note("explain-mq-other-loses", cards={"card": CARDS[card].id}, seats=who))
    if after.gold != before.gold:
        n = after.gold - before.gold
        notes.append(Note("explain-mq-other-pays" if n < 0 else "explain-mq-other-gets", {"n": abs(n)}, seats=who))
    for card in fewer(list(before.curses), list(after.curses)):
        notes.append(Note("explain-mq-other-freed", cards={"card": CARDS[card].id}, seats=who))
    for card in fewer(list(after.curses), list(before.curses)):
        notes.append(Note("explain-mq-other-cursed", cards={"card": CARDS[card].id}, seats=who))
    return notes


def muted_by(g: MunchkinQuest, seat: SeatNo, item: int) -> int:
    """The card that makes the item worth nothing to the munchkin, or NOTHING."""
    munchkin = g.munchkins[seat]
    sheet = g.sheet(seat)
    for number in (*munchkin.laid, *munchkin.curses):
        card = CARDS[number]
        mutes = list(card.perks.mutes)
        if not sheet.is_off(card.kind):
            mutes += card.drawbacks.mutes
        for mute in mutes:
            if mute.holds(item):
                return number
    return NOTHING
