"""Fights in notes: both sums with the odds, what it takes to get away, what follows if one does not."""

from underhall.games.munchkin_quest.combat import Fight
from underhall.games.munchkin_quest.facts import BAD_STUFF, CARDS
from underhall.games.munchkin_quest.flight import safe_from
from underhall.games.munchkin_quest.meeting import opponents, start_fight
from underhall.games.munchkin_quest.ops import described
from underhall.games.munchkin_quest.outlook import WHOLE, win_chance
from underhall.games.munchkin_quest.packing import escape_seat
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.rolls import D6
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import totals
from underhall.kernel.agenda import NO_EVENT
from underhall.kernel.explain import HARM, Note
from underhall.kernel.types import SeatNo, Uid


def strongest(g: MunchkinQuest, monsters: list[Monster]) -> Monster:
    """The monster by which a fight is called."""
    best = monsters[0]
    for monster in monsters:
        if g.monster_level(monster) > g.monster_level(best):
            best = monster
    return best


def fight_note(g: MunchkinQuest, fight: Fight) -> Note:
    """Both sums, dice apart, and the odds if nobody acts."""
    ours, theirs = totals(g, fight)
    return Note("explain-mq-fight", {"ours": ours, "theirs": theirs}, certain=False, odds=win_chance(g, fight))


def meet_note(g: MunchkinQuest, fight: Fight) -> Note:
    """The same, with whom one would meet."""
    ours, theirs = totals(g, fight)
    monsters = g.fighting_monsters()
    numbers = {"ours": ours, "theirs": theirs, "more": len(monsters) - 1}
    cards = {"card": CARDS[strongest(g, monsters).card].id}
    return Note("explain-mq-meet", numbers, cards, certain=False, odds=win_chance(g, fight))


def fought(g: MunchkinQuest, seat: SeatNo, besides: tuple[int, ...]) -> MunchkinQuest:
    """The table once the munchkin fights whom it meets where it is, and those besides."""
    world = g.clone()
    uids = opponents(world, seat)
    for each in besides:
        uid = Uid(each)
        if uid >= 0 and uid not in uids and world.monster(uid) is not None:
            uids.append(uid)
    start_fight(world, seat, uids, ["MQ-COMBAT-03" for _ in uids], False, NO_EVENT)
    return world


def escape_odds(need: int) -> int:
    return max(0, D6 + 1 - need) * WHOLE // D6


def escape_note(g: MunchkinQuest, fight: Fight, seat: SeatNo, monster: Monster) -> Note:
    """What the die must show to get away from one monster."""
    need = safe_from(g, fight, seat, monster)
    cards = {"card": CARDS[monster.card].id}
    return Note("explain-mq-escape", {"need": need}, cards, certain=False, odds=escape_odds(need))


def runs_from(g: MunchkinQuest, fight: Fight, seat: SeatNo) -> list[Monster]:
    """The monsters from which the munchkin has not run yet."""
    done = [mark >> 4 for mark in fight.escapes if escape_seat(mark) == seat]
    return [monster for monster in g.fighting_monsters() if monster.uid not in done]


def run_notes(g: MunchkinQuest, fight: Fight, seat: SeatNo) -> list[Note]:
    """How likely it is to get away from all, and what being caught costs."""
    monsters = runs_from(g, fight, seat)
    if not monsters:
        return []
    if len(monsters) == 1:
        return [escape_note(g, fight, seat, monsters[0]), *caught_notes(g, seat, monsters)]
    odds = WHOLE
    for monster in monsters:
        odds = odds * escape_odds(safe_from(g, fight, seat, monster)) // WHOLE
    all_ = Note("explain-mq-escape-all", {"n": len(monsters)}, certain=False, odds=odds)
    return [all_, *caught_notes(g, seat, monsters)]


def caught_notes(g: MunchkinQuest, seat: SeatNo, monsters: list[Monster]) -> list[Note]:
    """What the Bad Stuff of all of them comes to, as a rule: hits and levels, or something else."""
    hits = levels = 0
    for monster in monsters:
        ability = CARDS[monster.card].on[BAD_STUFF]
        for op in ability.program.ops if ability is not None else ():
            hits += described(op).hits
            levels += described(op).levels
    if hits >= g.health(seat):
        return [Note("explain-mq-caught-dead", tone=HARM, certain=False)]
    notes: list[Note] = []
    if hits:
        notes.append(Note("explain-mq-caught-hits", {"n": hits}, tone=HARM, certain=False))
    if levels:
        notes.append(Note("explain-mq-caught-levels", {"n": levels}, tone=HARM, certain=False))
    return notes or [Note("explain-mq-caught", tone=HARM, certain=False)]
