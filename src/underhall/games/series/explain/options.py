"""What each answer to a question does, in notes."""

from typing import Final

from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.explain.differences import Differences, weight
from underhall.games.series.explain.facts import SideFacts, TableReader
from underhall.games.series.explain.questions import QuestionNotes
from underhall.games.series.explain.trials import Trials
from underhall.games.series.moves import show_hidden
from underhall.games.series.ops import levels_up, push_built
from underhall.games.series.option_kinds import (
    CAST,
    DECK,
    FROM_DECK,
    FROM_DISCARD,
    IN_HERO,
    IN_ROOM,
    NO,
    PLACE,
    SEAT,
    TAKE,
    USE,
    YES,
)
from underhall.games.series.state import BUILD, SeriesGame
from underhall.games.series.windows import PASSING
from underhall.kernel.agenda import NO_EVENT, NO_UID, NOBODY
from underhall.kernel.decisions import Decision, kind_of, x_of, y_of, z_of
from underhall.kernel.explain import GOOD, HARM, Explanation, Note
from underhall.kernel.judge import answer, work_off
from underhall.kernel.types import CardNo, OptionCode, SeatNo, Slot

MOST_NOTES: Final = 3  # on one answer, besides where it is
GIVING_UP: Final = ("discard", "discard-start", "give", "discard-or-destroy")


def explanation(g: SeriesGame, decision: Decision, reader: TableReader) -> Explanation:
    """What the question is about and what its options do."""
    trials = Trials(g, decision, reader)
    differences = Differences(g, decision.seat, reader)
    question = QuestionNotes(g, decision, trials, differences)
    options = OptionNotes(g, decision, trials, differences)
    return Explanation(question.notes(), [options.notes(code) for code in decision.codes])


class OptionNotes:
    """Says what the answers to one question do."""

    def __init__(self, g: SeriesGame, decision: Decision, trials: Trials, differences: Differences) -> None:
        self.g = g
        self.decision = decision
        self.seat = decision.seat
        self.trials = trials
        self.differences = differences
        self.reader = trials.reader
        self.world = trials.world
        self.before = trials.before
        self.lured_before: list[SeatNo] = []  # where each hero of the town would go as things stand, once it is asked

    def notes(self, code: OptionCode) -> list[Note]:
        decision = self.decision
        kind = kind_of(code)
        notes: list[Note] = self.reader.own_notes(self.world, decision, code)
        if kind == PLACE:
            return notes + self.placing(code)
        if code == PASSING:
            return notes + self.passing()
        if kind == NO:
            return [Note("explain-no")]
        trial = self.trials.trial(code)
        spent = 1 if kind == CAST or self.trials.casts() else 0
        changes = self.differences.between(self.trials.base, trial, spent)
        if kind in (CAST, USE) and decision.kind == "cancel":
            notes += self.cancelling(trial.sure)
        if trial.target is not None and changes:
            notes += self.place_of(trial.target, True)
        notes += changes[:MOST_NOTES]
        notes += self.place_of(code, False)
        if kind == TAKE and decision.kind in GIVING_UP:
            notes = [note for note in notes if note.id != "explain-cards-less"]
        notes += self.taking(code, not changes)
        if not notes:
            notes.append(Note("explain-yes") if kind == YES else Note("explain-nothing", certain=False))
        return notes

    def cancelling(self, certain: bool) -> list[Note]:
        """Which card is cancelled."""
        event = self.g.event(self.decision.frame.cause)
        card = str(event.args_for(self.seat, self.g.wording).get("card", "")) if event is not None else ""
        return [Note("explain-cancels", cards={"card": card}, certain=certain)] if card else []

    def taking(self, code: OptionCode, unclear: bool) -> list[Note]:
        """What it means to take the card, or one of the deck; in general, where nothing else shows it (`unclear`)."""
        kind = kind_of(code)
        if kind == TAKE and self.decision.kind in GIVING_UP:
            return [Note("explain-given-up", {"left": len(self.trials.held) - 1}, certain=False)]
        if kind == TAKE and self.decision.kind == "choose-boss":
            return [Note("explain-boss", {"xp": ALL_CARDS[x_of(code)].xp}, certain=False)]
        if kind in (TAKE, FROM_DECK, FROM_DISCARD) and unclear:
            return [Note("explain-taken", certain=False)]
        if kind == DECK and unclear:
            return [Note("explain-cards-more", {"n": 1}, tone=GOOD, certain=False)]
        return []

    def passing(self) -> list[Note]:
        """What happens if nothing is done: what has been announced, or what becomes of the hero on its way."""
        decision = self.decision
        g = self.g
        if decision.kind in ("build-another", "place-another", "build-found", "first-room"):
            return [Note("explain-no-room")]
        if not self.trials.passes:
            return [Note("explain-no")]
        if decision.kind == "build":
            if g.active == self.seat and not g.seats[self.seat].placed:
                return [Note("explain-no-build")]
            return [Note("explain-no-spell")]
        notes: list[Note] = []
        if decision.kind != "react":
            notes = self.differences.between(self.trials.start, self.trials.base, 0)[:MOST_NOTES]
        fate = self.differences.first_fate(self.trials.base)
        if fate is not None and fate not in notes:
            notes.append(fate)
        notes.sort(key=weight)
        if not notes:
            notes.append(Note("explain-no-spell" if decision.kind == "react" else "explain-lets"))
        return notes

    def placing(self, code: OptionCode) -> list[Note]:
        """What the room adds once it is revealed, and whom it would lure as things stand."""
        seat = self.seat
        world = self.world.clone()
        answer(world, self.decision, code, self.reader.steps)
        built = show_hidden(world, seat)
        shown = worked = SideFacts(world, seat, self.reader)
        lures = self.lures(world)
        rises = levels_up(world, seat)
        if built:
            push_built(world, seat, NO_EVENT, rises, tuple(built))
            work_off(world, self.reader.steps)
            worked = SideFacts(world, seat, self.reader)
        sure = (
            not rises
            and not self.trials.has_gained(world)
            and not world.pending
            and worked.damage == shown.damage
            and worked.symbols == shown.symbols
            and self.decision.kind == "build"
            and not self.others_laid()
        )
        notes: list[Note] = []
        if rises:
            notes.append(Note("explain-level-up", tone=GOOD, certain=False))
        notes += lures
        before = self.before.sides[seat]
        notes += self.differences.damage_notes(before, shown, seat, sure and self.reader.counts_on_damage)
        notes += self.differences.treasure_notes(before, shown, sure)
        drawn = worked.hand - shown.hand
        if drawn > 0:
            notes.append(Note("explain-cards-more", {"n": drawn}, tone=GOOD, certain=False))
        notes = notes[: MOST_NOTES + 1]
        return notes + self.place_of_room(CardNo(x_of(code)), y_of(code), not notes)

    def place_of_room(self, card: CardNo, slot: int, unclear: bool) -> list[Note]:
        """Which room it covers; at a new place what it deals, where nothing else shows it (`unclear`)."""
        dungeon = self.world.seats[self.seat].dungeon
        if slot < len(dungeon):
            return [Note("explain-covers", cards={"card": ALL_CARDS[dungeon[slot][-1].card].id})]
        return [Note("explain-new-room", {"slot": slot + 1, "damage": ALL_CARDS[card].damage})] if unclear else []

    def others_laid(self) -> bool:
        """Whether rooms of others lie face down: what they do when they are revealed is not known."""
        for s in range(len(self.g.seats)):
            for stack in self.g.seats[s].dungeon:
                if s != self.seat and stack[-1].hidden:
                    return True
        return False

    def lures(self, world: SeriesGame) -> list[Note]:
        """Whom the dungeon would lure now, or not any more: others may still build."""
        notes: list[Note] = []
        if self.g.phase > BUILD or not self.g.order:
            return notes
        if not self.lured_before:
            self.lured_before = [self.reader.lured(self.world, place) for place in range(len(self.world.town))]
        for place in range(len(world.town)):
            hero = world.town[place]
            before = self.lured_before[place]
            now = self.reader.lured(world, place)
            if before == now or (before != self.seat and now != self.seat):
                continue
            cards = {"hero": ALL_CARDS[hero.card].id}
            if now != self.seat:
                if now == NOBODY:
                    notes.append(Note("explain-stays-away", cards=cards, certain=False))
                else:
                    notes.append(Note("explain-goes-to", cards=cards, seats={"seat": now}, certain=False))
                continue
            slot, _ = self.reader.end(world, hero, self.seat, Slot(self.reader.entry(world, hero, self.seat)), NO_UID)
            if slot >= 0:
                notes.append(Note("explain-lures-dies", cards=cards, tone=GOOD, certain=False))
            else:
                notes.append(Note("explain-lures-lives", cards=cards, tone=HARM, certain=False))
        return notes

    def place_of(self, code: OptionCode, later: bool) -> list[Note]:
        """Which room, hero or player is meant: two cards of a name are told apart by owner and place."""
        kind = kind_of(code)
        if kind == IN_ROOM:
            seat = y_of(code)
            slot = Slot(z_of(code))
            numbers = {"slot": slot + 1, "damage": self.world.damage(SeatNo(seat), slot)}
            cards = {"card": ALL_CARDS[x_of(code)].id}
            if later:
                if seat == self.seat:
                    return [Note("explain-on-room-mine", numbers, cards, certain=False)]
                return [Note("explain-on-room", numbers, cards, {"seat": seat}, certain=False)]
            if seat == self.seat:
                return [Note("explain-at-mine", numbers)]
            return [Note("explain-at", numbers, seats={"seat": seat})]
        if kind == IN_HERO:
            if later:
                return [Note("explain-on-hero", cards={"card": ALL_CARDS[x_of(code)].id}, certain=False)]
            return [Note("explain-hero", {"health": self.health_of(CardNo(x_of(code)))})]
        if kind == SEAT:
            seat = x_of(code)
            if later:
                return [Note("explain-on-seat", seats={"seat": seat}, certain=False)]
            side = self.before.sides[seat]
            return [Note("explain-seat", {"souls": side.souls, "wounds": side.wounds})]
        return []

    def health_of(self, card: CardNo) -> int:
        """The health that a hero in sight has left, else what is printed."""
        g = self.world
        heroes = list(g.town)
        if g.walker is not None:
            heroes.append(g.walker)
        for side in g.seats:
            heroes += side.entrance
        for hero in heroes:
            if hero.card == card:
                return hero.health - hero.damage
        return ALL_CARDS[card].health
