"""What a question is about: who did what to whom, and how things stand."""

from typing import Final

from underhall.games.munchkin_quest import combat, timing
from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest.arrive import AS_BOSS
from underhall.games.munchkin_quest.combat import SAFE, Fight, Roll
from underhall.games.munchkin_quest.explain.bargains import help_change
from underhall.games.munchkin_quest.explain.fights import fought, strongest
from underhall.games.munchkin_quest.explain.options import notes_of
from underhall.games.munchkin_quest.facts import CARDS
from underhall.games.munchkin_quest.flight import hits_of_defeat
from underhall.games.munchkin_quest.outlook import win_chance
from underhall.games.munchkin_quest.picks import Arrival, Bid, about_monster
from underhall.games.munchkin_quest.reactions import is_won
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import totals
from underhall.games.munchkin_quest.turn import next_receivers
from underhall.games.munchkin_quest.windows import Window
from underhall.kernel.decisions import Decision
from underhall.kernel.events import EVERYONE, Message
from underhall.kernel.explain import HARM, PLAIN, Explanation, Note
from underhall.kernel.types import SeatNo

# What others may have done to a fight since its leader announced the roll.
DEEDS: Final[dict[str, str]] = {
    say.CARD_PLAYED.name: "explain-mq-did-play",
    say.CARD_USED.name: "explain-mq-did-use",
    say.CARD_THROWN.name: "explain-mq-did-throw",
    say.CARD_LAID.name: "explain-mq-did-lay",
}
# What the active player is about to do, by the program beneath the window.
ACTIONS: Final[dict[str, str]] = {
    "walking": "explain-mq-will-walk",
    "exploring": "explain-mq-will-explore",
    "searching": "explain-mq-will-search",
    "dealing": "explain-mq-will-deal",
}
RUNNING: Final[tuple[str, ...]] = ("escape", "choose-exit", "escape-order", "leave-behind")


def explain(g: MunchkinQuest, decision: Decision) -> Explanation:
    return Explanation(about(g, decision), [notes_of(g, decision, code) for code in decision.codes])


def about(g: MunchkinQuest, decision: Decision) -> list[Note]:
    """A few sentences, what has happened first."""
    op, kind, seat = decision.op, decision.kind, decision.seat
    fight = g.fight
    if isinstance(op, Window):
        return about_window(g, decision, op.window)
    if kind == "moves":
        return about_moves(g, seat)
    if kind == "meeting":
        met = fought(g, seat, ())
        return [fight_sentence(met, met.fight, seat)] if met.fight is not None else []
    if kind == "answer-trade" and g.trade is not None:
        return [Note("explain-mq-about-trade", seats={"who": g.trade.giver})]
    if kind == "charity":
        return about_charity(g, decision)
    if kind == "choose-base" and g.arriving >= 0:
        return [about_base(g, Arrival(decision.frame).purpose == AS_BOSS)]
    if fight is None:
        return []
    if kind == "fight":
        return [*last_deed(g, seat), fight_sentence(g, fight, seat)]
    if kind == "bid-treasures" and seat != fight.leader:
        return [call_sentence(g, fight, Bid(decision.frame).helper)]
    if kind == "choose-offer":
        return [fight_sentence(g, fight, seat)]
    if kind == "answer-counter" and fight.counter is not None:
        change = help_change(g, fight, fight.counter.seat)
        return [Note("explain-mq-about-counter", change.numbers, {}, {"who": fight.leader}, PLAIN, False, change.odds)]
    if kind in RUNNING and fight.step == combat.LOST and fight.sums and decision.frame.seat == seat:
        numbers = {"ours": fight.sums[0], "theirs": fight.sums[1], "left": g.health(seat)}
        return [Note("explain-mq-about-run", numbers, tone=HARM)]
    return []


def monsters_of(g: MunchkinQuest) -> tuple[dict[str, int], dict[str, str]]:
    """By which monster a fight is called, and how many others there are."""
    monsters = g.fighting_monsters()
    card = CARDS[strongest(g, monsters).card].id if monsters else ""
    return {"more": len(monsters) - 1}, {"card": card}


def fight_sentence(g: MunchkinQuest, fight: Fight, seat: SeatNo) -> Note:
    """Who fights whom, with the odds."""
    ours, theirs = totals(g, fight)
    more, card = monsters_of(g)
    numbers = {"ours": ours, "theirs": theirs, **more}
    odds = win_chance(g, fight)
    if fight.has(seat):
        return Note("explain-mq-about-fight", numbers, card, certain=False, odds=odds)
    return Note("explain-mq-about-other-fight", numbers, card, {"who": fight.leader}, certain=False, odds=odds)


def call_sentence(g: MunchkinQuest, fight: Fight, helper: SeatNo) -> Note:
    """Who asks for help against whom, and what it would change."""
    more, card = monsters_of(g)
    change = help_change(g, fight, helper)
    numbers = {**more, **change.numbers}
    return Note("explain-mq-about-call", numbers, card, {"who": fight.leader}, PLAIN, False, change.odds)


def last_deed(g: MunchkinQuest, seat: SeatNo) -> list[Note]:
    """What somebody else has done to the fight since the leader announced the roll: that is why it is asked again."""
    events = g.events
    for i in range(len(events) - 1, -1, -1):
        event = events[i]
        message: Message = event.message
        if message is say.ROLL_ANNOUNCED or message is say.FIGHT_BEGAN or message is say.BOSS_COMES:
            break
        id = DEEDS.get(message.name)
        if id is not None and event.seen_by == EVERYONE and event.values[0] != seat:
            return [Note(id, cards={"card": CARDS[event.values[1]].id}, seats={"who": event.values[0]})]
        if message is say.HELPER_JOINS and event.values[0] != seat:
            return [Note("explain-mq-did-join", seats={"who": event.values[0]})]
    return []


def about_moves(g: MunchkinQuest, seat: SeatNo) -> list[Note]:
    munchkin = g.munchkins[seat]
    health = g.health(seat)
    numbers = {"level": munchkin.level, "goal": g.rules.goal, "hits": health, "moves": g.moves_left(seat)}
    if munchkin.level >= g.rules.goal:
        return [Note("explain-mq-about-moves-boss", numbers)]
    return [Note("explain-mq-about-moves", numbers, tone=HARM if health == 1 else PLAIN)]


def about_base(g: MunchkinQuest, boss: bool) -> Note:
    """Which monster comes, and why the die does not say whose it is."""
    card = CARDS[g.arriving]
    numbers = {"level": g.rules.boss_level if boss else card.level, "owned": 1 if g.seat_of_colour(g.die) >= 0 else 0}
    return Note("explain-mq-about-base", numbers, {"card": card.id})


def about_charity(g: MunchkinQuest, decision: Decision) -> list[Note]:
    seat = decision.seat
    got = decision.frame.picks if len(decision.frame.picks) == g.seats() else tuple([0] * g.seats())
    numbers = {"n": len(g.munchkins[seat].hand), "limit": g.hand_limit(seat)}
    receivers = next_receivers(g, seat, got)
    if not receivers:
        return [Note("explain-mq-about-discard", numbers)]
    return [Note("explain-mq-about-charity", {**numbers, "more": len(receivers) - 1}, seats={"who": receivers[0]})]


# -- windows -------------------------------------------------------------------------------------------------------


def about_window(g: MunchkinQuest, decision: Decision, window: int) -> list[Note]:
    seat = decision.seat
    fight = g.fight
    if window == timing.CURSE_WINDOW and g.curse >= 0 and g.curse_victim >= 0:
        return about_curse(g, decision)
    if window == timing.HITS_WINDOW:
        numbers = {"n": g.hits, "left": g.health(seat)}
        return [Note("explain-mq-about-hits", numbers, tone=HARM)]
    if window == timing.ROLL_WINDOW and g.roll is not None:
        return about_roll(g, g.roll, seat)
    if fight is not None and window == timing.FIGHT_WINDOW:
        return [*last_deed(g, seat), fight_sentence(g, fight, seat)]
    if fight is not None and window == timing.DEFEAT_WINDOW and fight.sums:
        numbers = {"ours": fight.sums[0], "theirs": fight.sums[1], "n": hits_of_defeat(g, fight)}
        return [Note("explain-mq-about-defeat", numbers, tone=HARM)]
    if fight is not None and window == timing.AWARD_WINDOW:
        return [Note("explain-mq-about-award", seats={"who": fight.leader})]
    if window == timing.WON_WINDOW:
        return [Note("explain-mq-about-won")]
    if window == timing.ACTION_WINDOW:
        name = g.agenda[-1].program.name if g.agenda else ""
        return [Note(ACTIONS.get(name, "explain-mq-will-act"), seats={"who": g.active})]
    if window == timing.END_WINDOW:
        return [Note("explain-mq-will-end", seats={"who": g.active})]
    if window == timing.TURN_WINDOW:
        return [Note("explain-mq-turn-begins", seats={"who": g.active})]
    return []


def about_curse(g: MunchkinQuest, decision: Decision) -> list[Note]:
    seat = decision.seat
    card = {"card": CARDS[g.curse].id}
    if g.curse_victim == seat:
        return [Note("explain-mq-about-curse-you", cards=card, seats={"who": g.curse_by}, tone=HARM)]
    return [Note("explain-mq-about-curse", cards=card, seats={"who": g.curse_by, "victim": g.curse_victim})]


def about_roll(g: MunchkinQuest, roll: Roll, seat: SeatNo) -> list[Note]:
    """What was rolled, and what it means as it stands."""
    fight = g.fight
    if roll.kind == combat.FIGHT_ROLL and fight is not None:
        ours, theirs = totals(g, fight)
        won = is_won(g, fight)
        numbers = {"ours": ours, "theirs": theirs, "won": 1 if won else 0}
        if fight.has(seat):
            return [Note("explain-mq-about-fight-roll", numbers, tone=PLAIN if won else HARM)]
        return [Note("explain-mq-about-other-fight-roll", numbers, seats={"who": fight.leader})]
    if roll.kind == combat.MONSTER_ROLL:
        return [Note("explain-mq-about-monster-die", seats={"who": roll.seat})]
    if roll.kind == combat.ESCAPE_ROLL:
        frame = g.agenda[-1] if g.agenda else None
        monster = about_monster(g, frame) if frame is not None and frame.picks else None
        numbers = {"n": roll.total(), "need": SAFE, "safe": 1 if roll.total() >= SAFE else 0}
        if monster is not None:
            return [Note("explain-mq-about-escape", numbers, {"card": CARDS[monster.card].id}, {"who": roll.seat})]
    return [Note("explain-mq-about-roll", {"n": roll.total()}, seats={"who": roll.seat})]
