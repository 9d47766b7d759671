"""What differs between two states of a table, in notes."""

from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.explain.facts import FLEES, Facts, Fate, SideFacts, TableReader
from underhall.games.series.explain.trials import Trial
from underhall.games.series.state import SeriesGame
from underhall.kernel.explain import GOOD, HARM, PLAIN, Note
from underhall.kernel.types import SeatNo, seat_numbers


class Differences:
    """Tells one seat what an answer changes."""

    def __init__(self, g: SeriesGame, seat: SeatNo, reader: TableReader) -> None:
        self.seat = seat
        self.reader = reader
        self.deadly = reader.deadly(g)

    def between(self, otherwise: Trial, trial: Trial, spent: int) -> list[Note]:
        """The differences that an answer makes, the weightiest first; that `spent` cards leave the hand is no news."""
        base = otherwise.facts
        facts = trial.facts
        sure = trial.sure and otherwise.sure
        notes: list[Note] = []
        mine = facts.sides[self.seat]
        before = base.sides[self.seat]
        gained = mine.hand + spent - before.hand
        if gained > 0:
            notes.append(Note("explain-cards-more", {"n": gained}, tone=GOOD, certain=sure))
        elif gained < 0:
            notes.append(Note("explain-cards-less", {"n": -gained}, tone=HARM, certain=sure))
        for s in range(len(facts.sides)):
            lost = base.sides[s].hand - facts.sides[s].hand
            if s != self.seat and lost > 0:
                notes.append(Note("explain-hand-less", {"n": lost}, seats={"seat": s}, certain=sure))
        if trial.random or otherwise.random:
            return notes
        notes += self.score_notes(base, facts, sure)
        notes += self.fate_notes(base, facts, sure)
        notes += self.room_notes(base, facts, sure)
        for s in seat_numbers(len(facts.sides)):
            notes += self.damage_notes(base.sides[s], facts.sides[s], s, sure)
        notes += self.treasure_notes(before, mine, sure)
        earned = mine.coins - before.coins
        if earned > 0:
            notes.append(Note("explain-coins-more", {"n": earned}, tone=GOOD, certain=sure))
        elif earned < 0:
            notes.append(Note("explain-coins-less", {"n": -earned}, tone=HARM, certain=sure))
        notes.sort(key=weight)
        return notes

    def score_notes(self, base: Facts, facts: Facts, sure: bool) -> list[Note]:
        """Souls and wounds that change at once."""
        notes: list[Note] = []
        for s in range(len(facts.sides)):
            souls = facts.sides[s].souls - base.sides[s].souls
            wounds = facts.sides[s].wounds - base.sides[s].wounds
            if s == self.seat:
                if souls > 0:
                    notes.append(Note("explain-souls-more-mine", {"n": souls}, tone=GOOD, certain=sure))
                elif souls < 0:
                    notes.append(Note("explain-souls-less-mine", {"n": -souls}, tone=HARM, certain=sure))
                if wounds > 0:
                    notes.append(self.wound_note(wounds, facts.sides[s].wounds, sure))
                elif wounds < 0:
                    notes.append(Note("explain-healed", {"n": -wounds}, tone=GOOD, certain=sure))
                continue
            if souls > 0:
                notes.append(Note("explain-souls-more", {"n": souls}, seats={"seat": s}, certain=sure))
            elif souls < 0:
                notes.append(Note("explain-souls-less", {"n": -souls}, seats={"seat": s}, tone=GOOD, certain=sure))
            if wounds > 0:
                notes.append(Note("explain-wounds-more", {"n": wounds}, seats={"seat": s}, certain=sure))
        return notes

    def wound_note(self, wounds: int, total: int, sure: bool) -> Note:
        fatal = self.deadly and total >= self.deadly
        id = "explain-wounds-more-mine-fatal" if fatal else "explain-wounds-more-mine"
        return Note(id, {"n": wounds, "total": total, "most": self.deadly}, tone=HARM, certain=sure)

    def first_fate(self, trial: Trial) -> Note | None:
        if trial.random:
            return None
        for fate in trial.facts.fates.values():
            if fate.first:
                return self.fate_note(fate, trial.facts, trial.sure)
        return None

    def fate_notes(self, base: Facts, facts: Facts, sure: bool) -> list[Note]:
        notes: list[Note] = []
        for serial, fate in facts.fates.items():
            earlier = base.fates.get(serial)
            if earlier is None or not earlier.is_same(fate):
                notes.append(self.fate_note(fate, facts, sure))
        for serial, fate in base.fates.items():
            if serial in facts.fates:
                continue
            cards = {"hero": ALL_CARDS[fate.card].id}
            tone = PLAIN if fate.seat != self.seat else HARM if fate.slot >= 0 else GOOD
            if serial in facts.town:
                notes.append(Note("explain-town", cards=cards, tone=tone, certain=sure))
            elif serial in facts.waiting:
                notes.append(Note("explain-kept-out", cards=cards, tone=tone, certain=sure))
        return notes

    def fate_note(self, fate: Fate, facts: Facts, sure: bool) -> Note:
        """What becomes of a hero. Those who come later may be met by what is not known yet."""
        value = ALL_CARDS[fate.card].value
        certain = sure and fate.first
        cards = {"hero": ALL_CARDS[fate.card].id}
        mine = fate.seat == self.seat
        seats = {"seat": fate.seat}
        if fate.slot == FLEES:
            return Note("explain-flees", cards=cards, certain=certain)
        if fate.slot >= 0:
            numbers = {"slot": fate.slot + 1, "n": value}
            if mine:
                return Note("explain-dies-mine", numbers, cards, tone=GOOD, certain=certain)
            return Note("explain-dies", numbers, cards, seats, certain=certain)
        numbers = {"n": value, "left": fate.left}
        if not mine:
            return Note("explain-reaches", numbers, cards, seats, certain=certain)
        total = facts.sides[self.seat].wounds + value
        numbers = {"n": value, "left": fate.left, "total": total, "most": self.deadly}
        id = "explain-reaches-mine-fatal" if self.deadly and total >= self.deadly else "explain-reaches-mine"
        return Note(id, numbers, cards, tone=HARM, certain=certain)

    def room_notes(self, base: Facts, facts: Facts, sure: bool) -> list[Note]:
        notes: list[Note] = []
        if facts.has_same_rooms(base):
            return notes
        rooms = facts.rooms()
        for uid, (seat, card, off) in base.rooms().items():
            cards = {"card": ALL_CARDS[card].id}
            now = rooms.get(uid)
            mine = seat == self.seat
            if now is None:
                if mine:
                    notes.append(Note("explain-room-lost", cards=cards, tone=HARM, certain=sure))
                else:
                    notes.append(Note("explain-room-gone", cards=cards, seats={"seat": seat}, certain=sure))
            elif now[2] and not off:
                if mine:
                    notes.append(Note("explain-room-off-mine", cards=cards, tone=HARM, certain=sure))
                else:
                    notes.append(Note("explain-room-off", cards=cards, seats={"seat": seat}, certain=sure))
        return notes

    def damage_notes(self, base: SideFacts, side: SideFacts, seat: SeatNo, sure: bool) -> list[Note]:
        more = side.damage - base.damage
        if more == 0:
            return []
        mine = seat == self.seat
        numbers = {"n": abs(more), "total": side.damage}
        id = "explain-damage-more" if more > 0 else "explain-damage-less"
        if mine:
            return [Note(id + "-mine", numbers, tone=GOOD if more > 0 else HARM, certain=sure)]
        return [Note(id, numbers, seats={"seat": seat}, certain=sure)]

    def treasure_notes(self, base: SideFacts, side: SideFacts, sure: bool) -> list[Note]:
        notes: list[Note] = []
        for t in range(self.reader.treasures):
            more = side.symbols[t] - base.symbols[t]
            if more != 0:
                id = f"explain-treasure-{'more' if more > 0 else 'less'}-{self.reader.treasure_names[t]}"
                numbers = {"n": abs(more), "treasure": t}
                notes.append(Note(id, numbers, tone=GOOD if more > 0 else HARM, certain=sure))
        return notes


def weight(note: Note) -> int:
    """Notes stand in this order."""
    id = note.id
    if id.endswith("-fatal"):
        return 0
    if note.tone == PLAIN and note.seats:
        return 4 if "damage" not in id else 7
    if "souls" in id or "wounds" in id or "healed" in id or "dies" in id or "reaches" in id:
        return 1
    if "town" in id or "flees" in id or "kept-out" in id:
        return 2
    if "room" in id:
        return 3
    if "damage" in id:
        return 5
    return 6
