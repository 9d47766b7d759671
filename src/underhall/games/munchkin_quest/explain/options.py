"""What each answer does: what it costs and brings for certain, by trying it in a copy, and the odds of the rest."""

from collections.abc import Callable
from typing import Final

from underhall.games.munchkin_quest import combat, facts
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.bargain import expected_treasures, offer_of
from underhall.games.munchkin_quest.characters import LEVEL_PRICE
from underhall.games.munchkin_quest.codes import coded_item
from underhall.games.munchkin_quest.effects import PayToll, d10_limit
from underhall.games.munchkin_quest.effects_powers import PickPocket, WallUp
from underhall.games.munchkin_quest.explain.bargains import (
    call_notes,
    first_note,
    help_change,
    share_note,
    terms_notes,
    trade_notes,
)
from underhall.games.munchkin_quest.explain.changes import changes, changes_of, fight_notes, muted_by
from underhall.games.munchkin_quest.explain.fights import escape_note, fight_note, fought, meet_note, run_notes
from underhall.games.munchkin_quest.explain.moves import (
    arrival,
    on_buy_level,
    on_die,
    on_end,
    on_explore,
    on_fight,
    on_force,
    on_lure,
    on_search,
    on_tidy,
    on_trade_with,
    on_walk,
)
from underhall.games.munchkin_quest.explain.trials import named_by, plainly, trial_notes
from underhall.games.munchkin_quest.facts import CARDS
from underhall.games.munchkin_quest.items import MARKED_UP, sale_bonus
from underhall.games.munchkin_quest.meeting import meets_anyone
from underhall.games.munchkin_quest.moves import value_of
from underhall.games.munchkin_quest.outlook import WHOLE, win_chance
from underhall.games.munchkin_quest.packing import die_for, item_card
from underhall.games.munchkin_quest.picks import Bid, Sale, picked_die
from underhall.games.munchkin_quest.plays import MOMENT_OF
from underhall.games.munchkin_quest.reactions import is_won
from underhall.games.munchkin_quest.rolls import D10_SIDES, change_roll
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import strength
from underhall.games.munchkin_quest.trial import EFFECT, ONWARDS, Trial, branches, draws_monster, is_within, tried
from underhall.games.munchkin_quest.turn import next_receivers
from underhall.games.munchkin_quest.windows import PASSING, Window
from underhall.kernel.agenda import NOTHING
from underhall.kernel.decisions import Decision, kind_of, x_of, y_of
from underhall.kernel.explain import GOOD, HARM, PLAIN, Note
from underhall.kernel.types import CardNo, OptionCode, SeatNo, Uid, seat_numbers

# Kinds of questions that are about who pays for help, or for what.
BIDS: Final = ("bid-treasures", "bid-gold", "bid-item", "bid-order")


def notes_of(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """The weightiest first; where nothing changes, how things stand."""
    return noted(g, decision, code) or unchanged(g, decision.seat)


def unchanged(g: MunchkinQuest, seat: SeatNo) -> list[Note]:
    fight = g.fight
    if fight is not None and fight.step == combat.GATHERING:
        return [Note("explain-mq-odds-same", certain=False, odds=win_chance(g, fight))]
    return [Note("explain-mq-strength-same", {"n": strength(g, seat)}, certain=False)]


def noted(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    kind = kind_of(code)
    if decision.kind in BIDS:
        return on_bid(g, decision, code)
    if decision.kind == "build-trade":
        return on_trade(g, decision, code)
    teller = NOTES_BY_KIND.get(kind)
    if teller is not None:
        return teller(g, decision, code)
    if kind in MOMENT_OF:
        return on_play(g, decision, code)
    return plainly(g, decision, code, EFFECT)


# -- cards ---------------------------------------------------------------------------------------------------------


def on_play(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """A card or power: the odds of a d10, what it does to the fight at its best, whom a curse would hurt."""
    seat = decision.seat
    card = CARDS[x_of(code)]
    if kind_of(code) == kinds.D10:
        return d10_notes(g, seat)
    trial = tried(g, decision, code, EFFECT)
    notes = changes(g, trial.world, seat, card.number, not trial.by_chance)
    fight = g.fight
    gathers = fight is not None and fight.step == combat.GATHERING
    if decision.kind == "meeting" and not meets_anyone(trial.world, seat):
        return [Note("explain-mq-no-fight", tone=GOOD), *notes]
    if card.kind == facts.CURSE and not gathers and not notes and not trial.by_chance:
        return curse_notes(g, decision, trial, card.number)
    if fight is not None and gathers:
        return best_change(g, decision, code) + notes
    if g.roll is not None and isinstance(decision.op, Window) and not notes:
        return [Note("explain-mq-again" if trial.by_chance else "explain-mq-turn-die", certain=False)]
    asked = trial.asked
    if asked is not None and asked.seat == seat and is_within(asked):
        return [*notes, Note("explain-mq-targets", {"n": len(asked.codes)})]
    return notes + (arrival(g, trial, seat) if asked is not None else [])


def d10_notes(g: MunchkinQuest, seat: SeatNo) -> list[Note]:
    limit = min(D10_SIDES, d10_limit(g, seat))
    return [Note("explain-mq-d10", {"n": limit}, certain=False, odds=limit * WHOLE // D10_SIDES)]


def best_change(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """What a card makes of the fight: for those in it at its best, for others as bad as it can."""
    best: list[Note] = []
    worst: list[Note] = []
    for trial in branches(g, decision, code):
        if draws_monster(trial.world) and (g.monster_deck or g.monster_discard):
            return [Note("explain-mq-joins", tone=PLAIN)]
        notes = fight_notes(g, trial.world, decision.seat)
        if notes and (not best or notes[0].odds > best[0].odds):
            best = notes
        if notes and (not worst or notes[0].odds < worst[0].odds):
            worst = notes
    return best if g.fight is not None and g.fight.has(decision.seat) else worst


def curse_notes(g: MunchkinQuest, decision: Decision, trial: Trial, card: int) -> list[Note]:
    """Whom a curse may be for; where it can only be for one, nobody is asked that, and it does its work at once."""
    seat, world, asked = decision.seat, trial.world, trial.asked
    if asked is not None and asked.frame.source == card:
        return [victims_note(g, decision, world, asked) if asked.seat == seat else chooses_note(asked)]
    anyway = passed(g, decision)
    hurt = [note for other in seat_numbers(g.seats()) if other != seat for note in changes_of(anyway, world, other)]
    return hurt or [Note("explain-mq-victims", {"n": 0})]


def passed(g: MunchkinQuest, decision: Decision) -> MunchkinQuest:
    """What happens anyway."""
    return tried(g, decision, PASSING, EFFECT).world if isinstance(decision.op, Window) else g


def chooses_note(asked: Decision) -> Note:
    """Somebody else has to choose what to lose."""
    return Note("explain-mq-other-chooses", {"n": len(asked.codes)}, seats={"who": asked.seat})


def victims_note(g: MunchkinQuest, decision: Decision, world: MunchkinQuest, asked: Decision) -> Note:
    """How many others the curse would hurt, but for what happens anyway; `asked` is for whom it is."""
    anyway = passed(g, decision)
    hurt = 0
    for option in asked.codes:
        if kind_of(option) == kinds.SEAT and x_of(option) != decision.seat:
            trial = tried(world, asked, option, EFFECT)
            chooses = trial.asked is not None and trial.asked.frame.source == asked.frame.source
            if chooses or changes_of(anyway, trial.world, SeatNo(x_of(option))):
                hurt += 1
    return Note("explain-mq-victims", {"n": hurt})


def on_lay(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """An item laid out: how much stronger it makes, or what makes it worth nothing."""
    card = CARDS[x_of(code)]
    if kind_of(code) == kinds.LAY_PACKED:
        return [Note("explain-mq-packed", {"n": card.bonus})]
    trial = tried(g, decision, code, EFFECT)
    notes = changes(g, trial.world, decision.seat, card.number, True)
    if card.bonus > 0 and strength(trial.world, decision.seat) <= strength(g, decision.seat):
        by = muted_by(trial.world, decision.seat, card.number)
        if by >= 0:
            notes.insert(0, Note("explain-mq-muted", cards={"card": CARDS[by].id}, tone=HARM))
    return notes


def on_show(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    return [Note("explain-mq-show")]


# -- fights --------------------------------------------------------------------------------------------------------


def on_roll(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    return [fight_note(g, g.fight)] if g.fight is not None else []


def on_call(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    return call_notes(g, g.fight) if g.fight is not None else []


def on_accept(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    fight = g.fight
    offer = offer_of(fight, SeatNo(x_of(code))) if fight is not None else None
    if fight is None or offer is None:
        return []
    return [help_change(g, fight, offer.seat), *terms_notes(g, fight, offer, decision.seat)]


def on_counter(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    fight = g.fight
    if fight is not None and decision.kind == "choose-offer":
        return [help_change(g, fight, SeatNo(x_of(code))), Note("explain-mq-own-terms", certain=False)]
    return [Note("explain-mq-own-terms", certain=False)]


def on_better(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    return [Note("explain-mq-better", certain=False)]


def on_decline(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    fight = g.fight
    if fight is not None and decision.kind == "choose-offer":
        return [Note("explain-mq-alone", certain=False, odds=win_chance(g, fight))]
    return [Note("explain-mq-nothing-changes")]


def on_yes(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    fight = g.fight
    if decision.kind == "answer-counter" and fight is not None and fight.counter is not None:
        return [help_change(g, fight, fight.counter.seat), *terms_notes(g, fight, fight.counter, decision.seat)]
    return plainly(g, decision, code, EFFECT)


def on_no(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    if isinstance(decision.op, PayToll):
        return [Note("explain-mq-no-toll", tone=HARM)]
    if decision.kind == "answer-counter" and g.fight is not None:
        return [Note("explain-mq-stay-out")]
    return [Note("explain-mq-nothing-changes")]


def on_side(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """For the munchkins or for the monsters."""
    return plainly(g, decision, code, EFFECT)


def on_monster(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    monster = g.monster(Uid(y_of(code)))
    seat = decision.seat
    if monster is None:
        return []
    if decision.kind in ("meeting", "provoke"):
        world = fought(g, seat, (*decision.frame.picks, monster.uid))
        return [meet_note(world, world.fight)] if world.fight is not None else []
    if decision.kind == "escape-order" and g.fight is not None:
        return [escape_note(g, g.fight, seat, monster)]
    if g.fight is not None and g.fight.step == combat.GATHERING:
        return within(g, decision, code)
    return [Note("explain-mq-monster", {"level": g.monster_level(monster)}, seats={"who": monster.owner})]


def within(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """A target of a card: what follows, with the cheapest price if one is still to be paid."""
    found = branches(g, decision, code)
    if len(found) == 1 and found[0].choices == 0 and not found[0].by_chance:
        return trial_notes(g, found[0], decision.seat, decision.frame.source)
    return best_change(g, decision, code) if g.fight is not None else []


def on_pass(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """What happens if nothing is done."""
    seat = decision.seat
    fight = g.fight
    if decision.kind == "bid-treasures":
        return [Note("explain-mq-keep-offer")]
    trial = tried(g, decision, code, ONWARDS)
    world = trial.world
    notes = changes(g, world, seat, NOTHING, not trial.by_chance)
    if notes:
        return notes
    if fight is not None and fight.step == combat.GATHERING:
        if fight.has(seat):
            return [fight_note(g, fight)]
        return [Note("explain-mq-who-wins", seats={"who": fight.leader}, certain=False, odds=win_chance(g, fight))]
    if fight is not None and fight.step == combat.ROLLED:
        return [outcome_note(fight.leader, is_won(g, fight), fight.has(seat))]
    if g.curse >= 0 and g.curse_victim >= 0 and g.curse_victim != seat:
        hurt = changes_of(g, world, g.curse_victim)
        if hurt:
            return hurt
    if fight is not None and decision.kind == "escape":
        return run_notes(g, fight, seat)
    return [Note("explain-mq-nothing-changes")]


def outcome_note(leader: SeatNo, won: bool, mine: bool) -> Note:
    if mine:
        return Note("explain-mq-won" if won else "explain-mq-lost", tone=GOOD if won else HARM)
    return Note("explain-mq-other-won" if won else "explain-mq-other-lost", seats={"who": leader})


def on_place(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    seat, place = decision.seat, x_of(code)
    fight = g.fight
    if decision.kind == "choose-exit" and fight is not None:
        runner = decision.frame.seat
        notes = run_notes(g, fight, runner) if runner == seat else []
        return [there_note(g, place), *notes]
    if decision.kind == "send-monster":
        there_ = g.munchkins_at(place)
        if there_:
            return [Note("explain-mq-there", {"more": len(there_) - 1}, seats={"who": there_[0]})]
        return [Note("explain-mq-nobody-there")]
    trial = tried(g, decision, code, ONWARDS)
    notes = arrival(g, trial, seat)
    if g.fight is not None and trial.world.fight is not None:
        return [there_note(g, place), *notes]  # whether one meets them is seen when all have run
    moved = trial.world.munchkins[seat].place != g.munchkins[seat].place
    # In another's turn one meets nobody where one comes to, but they are there.
    if moved and not notes and not trial.world.monsters_at(place):
        return [Note("explain-mq-quiet", tone=GOOD)]
    return notes or [there_note(g, place)]


def there_note(g: MunchkinQuest, place: int) -> Note:
    """Who waits in a room."""
    n = len(g.monsters_at(place))
    return Note("explain-mq-monsters-there", {"n": n}) if n else Note("explain-mq-quiet")


def on_link(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    return [Note("explain-mq-wall" if isinstance(decision.op, WallUp) else "explain-mq-turned")]


def on_face(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """The die turned to this face: what comes of the roll."""
    seat = decision.seat
    trial = tried(g, decision, code, ONWARDS)
    world = trial.world
    fight, after = g.fight, world.fight
    notes: list[Note] = []
    if fight is not None and fight.step == combat.ROLLED and g.roll is not None:
        turned = g.clone()
        change_roll(turned, g.roll.with_face(picked_die(decision.frame), x_of(code)))
        notes = [outcome_note(fight.leader, turned.fight is not None and is_won(turned, turned.fight), fight.has(seat))]
    elif fight is not None and after is not None and len(after.escapes) > len(fight.escapes):
        escaped = after.escapes[-1] & 1 == 1
        notes = [Note("explain-mq-escaped" if escaped else "explain-mq-caught-now", tone=GOOD if escaped else HARM)]
    return notes + changes(g, world, seat, NOTHING, not trial.by_chance)


def on_die_pick(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    roll = g.roll
    if roll is None or x_of(code) >= len(roll.dice):
        return []
    whom = die_for(roll.dice[x_of(code)])
    if whom >= combat.MONSTER_PARTICIPANT:
        monster = g.monster(Uid(whom - combat.MONSTER_PARTICIPANT))
        return [Note("explain-mq-die-of-monster", cards={"card": CARDS[monster.card].id})] if monster else []
    return [Note("explain-mq-die-of", seats={"who": whom})]


def on_colour(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    owner = g.seat_of_colour(x_of(code))
    if decision.kind != "choose-base":
        roller = g.roll.seat if g.roll is not None else owner
        draws = owner >= 0 and (owner == roller or not g.rules.card_for_roller_only)
        return [Note("explain-mq-draws", seats={"who": owner})] if draws else [Note("explain-mq-nobody-draws")]
    tone = HARM if owner == decision.seat else PLAIN
    left = [monster.uid for monster in tried(g, decision, code, EFFECT).world.monsters]
    gone = len([monster for monster in g.monsters if monster.uid not in left])
    notes = [Note("explain-mq-base", seats={"who": owner}, tone=tone)]
    return [*notes, Note("explain-mq-leave", {"n": gone})] if gone else notes


# -- targets, cards, things ----------------------------------------------------------------------------------------


def on_seat(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """Somebody as a target: what would become of them."""
    seat, other = decision.seat, x_of(code)
    if decision.kind == "give-to":
        munchkin = g.munchkins[other]
        return [Note("explain-mq-hand-size", {"n": len(munchkin.hand), "level": munchkin.level})]
    found = branches(g, decision, code)
    if len(found) == 1 and not found[0].by_chance:
        world = found[0].world
        if found[0].choices == 0:
            return became(g, world, decision, SeatNo(other))
        return fight_notes(g, world, seat) + heal_notes(g, world, SeatNo(other), other == seat)
    if any(op for op in decision.frame.program.ops if isinstance(op, PickPocket)):
        return d10_notes(g, seat)
    trial = tried(g, decision, code, EFFECT)
    if trial.asked is not None and trial.asked.frame.source != decision.frame.source:
        return became(g, trial.world, decision, SeatNo(other))  # the card has done its work: the game itself asks
    if trial.asked is not None and trial.asked.seat == other != seat:
        return [chooses_note(trial.asked)]
    return best_change(g, decision, code) if g.fight is not None else []


def became(g: MunchkinQuest, world: MunchkinQuest, decision: Decision, other: SeatNo) -> list[Note]:
    """What has become of the target, and of the fight."""
    seat = decision.seat
    mine = changes(g, world, seat, decision.frame.source, True) if other == seat else changes_of(g, world, other)
    return fight_notes(g, world, seat) + mine or [Note("explain-mq-nothing-changes")]


def heal_notes(g: MunchkinQuest, world: MunchkinQuest, patient: SeatNo, mine: bool) -> list[Note]:
    """What a power that must still be paid for does to its target."""
    n = world.health(patient) - g.health(patient)
    if n <= 0:
        return []
    numbers = {"n": n, "left": world.health(patient)}
    if mine:
        return [Note("explain-mq-hits-gained", numbers, tone=GOOD, certain=False)]
    return [Note("explain-mq-other-hits-gained", numbers, seats={"who": patient}, certain=False)]


def on_gold(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    if decision.kind == "choose-prize":
        return theft_notes(g, decision)
    return plainly(g, decision, code, EFFECT)


def theft_notes(g: MunchkinQuest, decision: Decision) -> list[Note]:
    """How likely the theft is, and what it costs if it fails."""
    notes = d10_notes(g, decision.seat)
    for op in decision.frame.program.ops:
        if isinstance(op, PickPocket):
            fine = min(op.fine, g.munchkins[decision.seat].gold)
            notes.append(Note("explain-mq-fine", {"n": fine}, tone=HARM if fine else PLAIN, certain=False))
    return notes


def worth_note(card: CardNo) -> list[Note]:
    printed = CARDS[card]
    return [Note("explain-mq-worth", {"bonus": printed.bonus, "value": printed.value})] if printed.is_item else []


def on_item(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """An item in play or on the floor."""
    seat = decision.seat
    if decision.kind == "choose-prize":
        return theft_notes(g, decision) + worth_note(CardNo(x_of(code)))
    if decision.kind == "sell-items":
        sale = Sale(decision.frame)
        more = sale.more if sale.knows_more else sale_bonus(g, seat)
        n = value_of(coded_item(code)) + (more if sale.count < MARKED_UP else 0)
        return [Note("explain-mq-sale", {"n": n, "sum": sale.sum + n, "price": LEVEL_PRICE})]
    return paid(g, decision, code) or worth_note(CardNo(x_of(code)))


def paid(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """What comes of a thing chosen; while more is to be chosen, what the fight comes to when all of it is."""
    trial = tried(g, decision, code, EFFECT)
    asked = trial.asked
    more = asked is not None and asked.seat == decision.seat and is_within(asked)
    if more and g.fight is not None and g.fight.step == combat.GATHERING:
        return best_change(g, decision, code)
    return trial_notes(g, trial, decision.seat, named_by(code))


def on_card(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """A card of the hand, or one that lies open."""
    seat = decision.seat
    if decision.kind == "charity":
        got = decision.frame.picks if len(decision.frame.picks) == g.seats() else tuple([0] * g.seats())
        receivers = next_receivers(g, seat, got)
        if not receivers:
            return [Note("explain-mq-thrown-away")]
        return [Note("explain-mq-given", {"more": len(receivers) - 1}, seats={"who": receivers[0]})]
    if decision.kind in ("pick-loot", "choose-card"):
        return worth_note(CardNo(x_of(code))) or [Note("explain-mq-into-hand", tone=GOOD)]
    return paid(g, decision, code) or worth_note(CardNo(x_of(code)))


def on_curse(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """A curse to be lifted, of one's own or of somebody else; or one that is stopped before it strikes."""
    trial = tried(g, decision, code, EFFECT)
    notes = trial_notes(g, trial, decision.seat, named_by(code))
    if y_of(code) != decision.seat:
        notes += changes_of(g, trial.world, SeatNo(y_of(code)))
    return notes or [Note("explain-mq-spared", seats={"who": y_of(code)})]


def on_sex(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    return [Note("explain-mq-looks")]


def on_done(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    return plainly(g, decision, code, EFFECT) or [Note("explain-mq-nothing-more")]


# -- bargains ------------------------------------------------------------------------------------------------------


def on_bid(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """A step of building terms, as the helper or as the leader."""
    fight = g.fight
    kind = kind_of(code)
    if fight is None:
        return []
    leads = decision.seat == fight.leader
    helper = Bid(decision.frame).helper
    if kind == kinds.DECLINE:
        return [Note("explain-mq-stay-out" if not leads else "explain-mq-no-offer")]
    if kind == kinds.PASS:
        return [Note("explain-mq-keep-offer")]
    if kind == kinds.NUMBER:
        return [share_note({"n": x_of(code), "total": expected_treasures(g, fight)}, helper, leads)]
    if kind in (kinds.GOLD, kinds.PAY_GOLD):
        if x_of(code) == 0:
            return [Note("explain-mq-no-gold")]
        pays = leads == (kind == kinds.GOLD)
        id = "explain-mq-gold-lost" if pays else "explain-mq-gold-gained"
        return [Note(id, {"n": x_of(code)}, tone=HARM if pays else GOOD, certain=False)]
    if kind == kinds.ITEM:
        return worth_note(CardNo(x_of(code)))
    if kind in (kinds.FIRST_PICK, kinds.SECOND_PICK):
        return [first_note(helper if kind == kinds.FIRST_PICK else fight.leader, decision.seat)]
    return [Note("explain-mq-nothing-more")]


def on_trade(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """A step of building an offer between neighbours."""
    trade = g.trade
    kind = kind_of(code)
    if trade is None:
        return []
    if kind == kinds.DECLINE:
        return [Note("explain-mq-nothing-changes")]
    if kind == kinds.DONE:
        return [*trade_notes(trade, decision.seat), Note("explain-mq-must-agree", seats={"who": trade.taker})]
    if kind in (kinds.ITEM, kinds.WANT_ITEM):
        return worth_note(item_card(x_of(code)))
    pays = kind == kinds.GOLD
    id = "explain-mq-gold-lost" if pays else "explain-mq-gold-gained"
    return [Note(id, {"n": x_of(code)}, tone=HARM if pays else GOOD, certain=False)]


NOTES_BY_KIND: Final[dict[int, Callable[[MunchkinQuest, Decision, OptionCode], list[Note]]]] = {
    kinds.PASS: on_pass,
    kinds.YES: on_yes,
    kinds.NO: on_no,
    kinds.DONE: on_done,
    kinds.WALK: on_walk,
    kinds.EXPLORE: on_explore,
    kinds.FORCE: on_force,
    kinds.SEARCH: on_search,
    kinds.FIGHT: on_fight,
    kinds.LURE: on_lure,
    kinds.BUY_LEVEL: on_buy_level,
    kinds.DIE: on_die,
    kinds.TRADE: on_trade_with,
    kinds.TIDY: on_tidy,
    kinds.END: on_end,
    kinds.LAY: on_lay,
    kinds.LAY_PACKED: on_lay,
    kinds.ROLL: on_roll,
    kinds.CALL: on_call,
    kinds.ACCEPT: on_accept,
    kinds.COUNTER: on_counter,
    kinds.DECLINE: on_decline,
    kinds.SEAT: on_seat,
    kinds.CARD: on_card,
    kinds.ITEM: on_item,
    kinds.MONSTER: on_monster,
    kinds.PLACE: on_place,
    kinds.SIDE: on_link,
    kinds.COLOUR: on_colour,
    kinds.DIE_PICK: on_die_pick,
    kinds.FACE: on_face,
    kinds.GOLD: on_gold,
    kinds.FOR_MUNCHKINS: on_side,
    kinds.FOR_MONSTERS: on_side,
    kinds.MALE: on_sex,
    kinds.FEMALE: on_sex,
    kinds.BETTER: on_better,
    kinds.CURSE: on_curse,
    kinds.SHOW: on_show,
}
