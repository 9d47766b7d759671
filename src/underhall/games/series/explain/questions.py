"""What a question is about, in notes: who has announced what, who builds, which hero is on its way."""

from typing import Any, Final

from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.explain.differences import Differences
from underhall.games.series.explain.trials import Trials
from underhall.games.series.picks import target_room
from underhall.games.series.state import BUILD, SeriesGame
from underhall.games.series.windows import Window, announced
from underhall.kernel.agenda import NOBODY, NOTHING
from underhall.kernel.decisions import Decision
from underhall.kernel.events import Event
from underhall.kernel.explain import Note

# What may be said of what is announced, in a sentence: `explain-then-…` beside `explain-…`.
SENTENCES: Final = (
    "explain-dies-mine",
    "explain-dies",
    "explain-reaches-mine",
    "explain-reaches-mine-fatal",
    "explain-reaches",
    "explain-flees",
    "explain-town",
    "explain-room-lost",
    "explain-room-off-mine",
    "explain-souls-less-mine",
    "explain-cards-less",
)


class QuestionNotes:
    """Says what one question is about."""

    def __init__(self, g: SeriesGame, decision: Decision, trials: Trials, differences: Differences) -> None:
        self.g = g
        self.decision = decision
        self.seat = decision.seat
        self.trials = trials
        self.differences = differences

    def notes(self) -> list[Note]:
        decision = self.decision
        g = self.g
        if isinstance(decision.op, Window):
            if decision.kind not in ("react", "build"):
                return self.announcement()
            if g.phase == BUILD:
                return self.building()
            return self.walking()
        event = g.event(decision.frame.cause) if decision.source else None
        if event is None:
            return []
        args = event.args_for(self.seat, g.wording)
        seat = args.get("seat")
        card = args.get("card")
        if not isinstance(seat, int) or seat == self.seat or card != decision.source:
            return []
        return [Note("explain-because", cards={"card": decision.source}, seats={"seat": seat})]

    def announcement(self) -> list[Note]:
        """Who has announced what on whom, and what follows."""
        g = self.g
        decision = self.decision
        event = g.event(decision.frame.cause)
        if event is None:
            return []
        args: dict[str, Any] = event.args_for(self.seat, g.wording)
        card = args.get("card")
        seat = args.get("seat")
        if not isinstance(card, str) or not isinstance(seat, int):
            return []
        notes = [Note("explain-own", cards={"card": card})] if seat == self.seat else [self.announced_by(event, args)]
        for note in self.differences.between(self.trials.start, self.trials.base, 0):
            if note.id in SENTENCES:
                notes.append(sentence(note))
                break
        return notes

    def announced_by(self, event: Event, args: dict[str, Any]) -> Note:
        """What somebody else has announced, and on whom."""
        g = self.g
        name = event.message.name
        what = "explain-casts"
        if name.startswith("ability"):
            what = "explain-uses"
        elif name.startswith("item"):
            what = "explain-spends"
        cards = {"card": str(args["card"])}
        seats = {"seat": int(args["seat"])}
        numbers: dict[str, int] = {}
        waiting = announced(g, self.decision.frame.cause)
        if name.endswith("-room") and waiting is not None:
            owner, slot = g.place_of(target_room(waiting))
            if owner != NOBODY:
                what += "-room-mine" if owner == self.seat else "-room"
                cards["room"] = str(args.get("room"))
                numbers = {"slot": slot + 1}
                if owner != self.seat:
                    seats["owner"] = owner
        elif name.endswith("-hero"):
            what += "-hero"
            cards["hero"] = str(args.get("hero"))
        elif name.endswith("-seat"):
            other = args.get("other")
            if other == self.seat:
                what += "-you"
            elif isinstance(other, int):
                what += "-seat"
                seats["other"] = other
        elif name.endswith("-spell") and isinstance(args.get("other"), str):
            what += "-spell"
            cards["other"] = str(args.get("other"))
        return Note(what, numbers, cards, seats)

    def building(self) -> list[Note]:
        g = self.g
        if g.active == self.seat:
            return [Note("explain-laid" if g.seats[self.seat].placed else "explain-build")]
        if g.active >= 0:
            return [Note("explain-build-other", seats={"seat": g.active})]
        return [Note("explain-revealed")]

    def walking(self) -> list[Note]:
        """The hero on its way, and what becomes of it as things stand."""
        g = self.g
        walker = g.walker
        notes: list[Note] = []
        if walker is not None:
            seat = g.walker_seat
            mine = seat == self.seat
            cards = {"hero": ALL_CARDS[walker.card].id}
            seats = {} if mine else {"seat": seat}
            numbers = {"left": max(0, walker.health - walker.damage)}
            at = g.walker_at
            if g.walker_room != NOTHING and 0 <= at < len(g.seats[seat].dungeon):
                cards["room"] = ALL_CARDS[g.top(seat, at).card].id
                numbers["slot"] = at + 1
                notes.append(Note("explain-inside-mine" if mine else "explain-inside", numbers, cards, seats))
            else:
                notes.append(Note("explain-between-mine" if mine else "explain-between", numbers, cards, seats))
        elif g.active >= 0:
            mine = g.active == self.seat
            entrance = g.seats[g.active].entrance
            seats = {} if mine else {"seat": g.active}
            if not entrance:
                return [Note("explain-turn-mine" if mine else "explain-turn", {}, {}, seats)]
            hero = entrance[0]
            cards = {"hero": ALL_CARDS[hero.card].id}
            numbers = {"left": max(0, hero.health - hero.damage)}
            notes.append(Note("explain-next-mine" if mine else "explain-next", numbers, cards, seats))
        note = self.differences.first_fate(self.trials.base)
        if note is not None and note.id in SENTENCES:
            notes.append(sentence(note))
        return notes


def sentence(note: Note) -> Note:
    """What a note says in a few words, as a sentence."""
    id = note.id.replace("explain-", "explain-then-", 1)
    return Note(id, note.numbers, note.cards, note.seats, note.tone, note.certain, note.odds)
