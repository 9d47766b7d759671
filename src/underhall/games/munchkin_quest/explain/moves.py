"""What the answers in one's own moves phase do."""

from underhall.games.munchkin_quest.characters import LEVEL_PRICE
from underhall.games.munchkin_quest.explain.changes import changes
from underhall.games.munchkin_quest.explain.fights import fought, meet_note
from underhall.games.munchkin_quest.facts import COLOURS, ENTRANCE
from underhall.games.munchkin_quest.items import barred
from underhall.games.munchkin_quest.movement import foreseen
from underhall.games.munchkin_quest.outlook import WHOLE, search_view
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import disdains, strength
from underhall.games.munchkin_quest.trial import ONWARDS, Trial, tried
from underhall.kernel.agenda import NOTHING
from underhall.kernel.decisions import Decision, x_of
from underhall.kernel.explain import GOOD, HARM, Note, percent
from underhall.kernel.types import OptionCode, SeatNo


def on_walk(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    trial = tried(g, decision, code, ONWARDS)
    return arrival(g, trial, decision.seat) + changes(g, trial.world, decision.seat, NOTHING, not trial.by_chance)


def arrival(g: MunchkinQuest, trial: Trial, seat: SeatNo) -> list[Note]:
    """Whom one meets in the room that one has come to, and what lies there."""
    world = trial.world
    munchkin = world.munchkins[seat]
    if munchkin.place == g.munchkins[seat].place or munchkin.dead:
        return []
    if seat == world.active and munchkin.place == ENTRANCE and munchkin.level >= world.rules.goal:
        return [boss_note(world, seat)]
    if world.fight is not None and g.fight is None:
        return [meet_note(world, world.fight)]
    if trial.asked is not None and trial.asked.kind == "meeting":
        met = fought(world, seat, ())
        if met.fight is not None:
            return [meet_note(met, met.fight)]
    notes: list[Note] = []
    monsters = world.monsters_at(munchkin.place)
    if monsters and seat == world.active and world.fight is None:
        notes.append(Note("explain-mq-disdained", {"n": len(monsters)}))
    room = world.rooms[munchkin.place]
    things = len([item for item in room.floor if not barred(item)]) + (1 if room.gold else 0)
    if things:
        notes.append(Note("explain-mq-floor", {"n": things}, tone=GOOD))
    return notes


def boss_note(g: MunchkinQuest, seat: SeatNo) -> Note:
    return Note("explain-mq-boss", {"ours": strength(g, seat), "level": g.rules.boss_level})


def on_explore(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    trial = tried(g, decision, code, ONWARDS)
    return [Note("explain-mq-explore"), *changes(g, trial.world, decision.seat, NOTHING, False)]


def on_force(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    place = g.munchkins[decision.seat].place
    into_dark = g.rooms[place].beside[x_of(code)] < 0
    return on_explore(g, decision, code) if into_dark else on_walk(g, decision, code)


def on_search(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    found = search_view(g, decision.seat)
    numbers = {"gold": percent(found.gold), "treasure": percent(found.treasure), "monster": percent(found.monster)}
    trial = tried(g, decision, code, ONWARDS)
    return [
        Note("explain-mq-search", numbers, certain=False),
        *changes(g, trial.world, decision.seat, NOTHING, False),
    ]


def on_end(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    seat = decision.seat
    notes: list[Note] = []
    over = len(g.munchkins[seat].hand) - g.hand_limit(seat)
    if over > 0:
        notes.append(Note("explain-mq-charity", {"n": over}, tone=HARM))
    hunted = hunted_odds(g, seat)
    if hunted:
        notes.append(Note("explain-mq-hunted", tone=HARM, certain=False, odds=hunted))
    left = g.moves_left(seat)
    notes.append(Note("explain-mq-end", {"n": left}) if left else Note("explain-mq-monsters-move"))
    return notes


def hunted_odds(g: MunchkinQuest, seat: SeatNo) -> int:
    """The chance that a monster comes into the munchkin's room in the Monsters' turn, and does not disdain it."""
    place = g.munchkins[seat].place
    ways = 0
    for colour in range(len(COLOURS)):
        for path in foreseen(g, colour):
            if len(path.places) > 1 and path.places[-1] == place:
                monster = g.monster(path.uid)
                if monster is not None and not monster.boss and not disdains(g, monster, seat):
                    ways += 1
                    break
    return ways * WHOLE // len(COLOURS)


def on_fight(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    """The fight with those who stand in the way and those taken on; from the moves, with the best choice of them."""
    seat = decision.seat
    if decision.kind in ("meeting", "provoke"):
        world = fought(g, seat, decision.frame.picks)
        return [meet_note(world, world.fight)] if world.fight is not None else []
    best: Note | None = None
    for monster in g.monsters_at(g.munchkins[seat].place):
        world = fought(g, seat, (monster.uid,))
        if world.fight is not None:
            note = meet_note(world, world.fight)
            if best is None or note.odds > best.odds:
                best = note
    return [best] if best is not None else []


def on_lure(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    return [Note("explain-mq-lure")]


def on_buy_level(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    numbers = {"level": g.munchkins[decision.seat].level + 1, "n": LEVEL_PRICE}
    return [Note("explain-mq-buy-level", numbers, tone=GOOD, certain=False)]


def on_die(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    return [Note("explain-mq-give-up", tone=HARM, certain=False)]  # it is asked once more


def on_tidy(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    return [Note("explain-mq-free")]


def on_trade_with(g: MunchkinQuest, decision: Decision, code: OptionCode) -> list[Note]:
    other = g.munchkins[x_of(code)]
    return [Note("explain-mq-trade", {"items": len(other.items), "gold": other.gold}, seats={"who": x_of(code)})]
