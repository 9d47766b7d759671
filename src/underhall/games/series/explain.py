"""What a question of the series is about and what its answers do: each is tried in a world that the seat may imagine.

An answer is given in a copy, everybody else passes, and what then lies open is compared with what would lie there
otherwise. What becomes of heroes is worked out, not played: by the same way through a dungeon that forecasts show.
Whatever depends on cards that the seat cannot see, on luck, or on somebody's later choice is not told as certain.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from underhall.games.series.cards import ALL_CARDS, SPELL
from underhall.games.series.imagine import imagined
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
from underhall.games.series.packing import card_of
from underhall.games.series.picks import target_room
from underhall.games.series.pieces import Hero
from underhall.games.series.state import BUILD, SeriesGame
from underhall.games.series.windows import PASSING, Window, announced
from underhall.kernel.agenda import NOBODY, NOTHING
from underhall.kernel.decisions import Decision, kind_of, x_of, y_of, z_of
from underhall.kernel.events import Event
from underhall.kernel.explain import GOOD, HARM, PLAIN, Explanation, Note
from underhall.kernel.judge import answer, asked_within, work_off

FLEES: Final = -2  # instead of the place of a hero's death: it runs back to town
DEPTH: Final = 2  # how deep one's own later choices are tried
MOST_TRIED: Final = 8  # of so many options of a later choice
MOST_ANSWERS: Final = 60
MOST_NOTES: Final = 3  # on one answer, besides where it is

# Choices among cards that the seat has yet to see: what comes of them is not known.
UNSEEN: Final = ("search", "steal", "take-from-top", "leave-or-bury", "build-found")
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
GIVING_UP: Final = ("discard", "discard-start", "give", "discard-or-destroy")


@mypyc_attr(acyclic=True)
class Fate:
    """What becomes of a hero on its way if nobody does anything: the place of its death, NOTHING or FLEES."""

    def __init__(self, card: int, seat: int, slot: int, left: int, first: bool) -> None:
        self.card = card
        self.seat = seat
        self.slot = slot
        self.left = left  # the health with which it reaches the boss
        self.first = first  # whether nobody goes before it

    def is_same(self, other: "Fate") -> bool:
        return self.seat == other.seat and self.slot == other.slot and (self.slot >= 0 or self.left == other.left)


class Reader:
    """What is read off a table of one of the games."""

    steps: frozenset[str] = frozenset()
    treasures: int = 0
    treasure_names: tuple[str, ...] = ()
    counts_on_damage: bool = True  # whether rooms deal when revealed what they would deal now

    def end(self, g: SeriesGame, hero: Hero, seat: int, at: int, last: int) -> tuple[int, int]:
        """Where the hero dies on its way from the place `at`, NOTHING or FLEES, and the health it has left then."""
        raise NotImplementedError

    def entry(self, g: SeriesGame, hero: Hero, seat: int) -> int:
        """The place before the first room that the hero will enter."""
        return len(g.seats[seat].dungeon)

    def enters(self, g: SeriesGame, hero: Hero, seat: int) -> bool:
        """Whether a hero at the entrance will enter this turn."""
        return not g.seats[seat].kept_out

    def damage(self, g: SeriesGame, seat: int) -> int:
        """What a hero takes on the whole way through the dungeon."""
        raise NotImplementedError

    def treasure(self, g: SeriesGame, seat: int, treasure: int) -> int:
        raise NotImplementedError

    def lured(self, g: SeriesGame, place: int) -> int:
        """The seat to which the hero at this place of the town would go now, or NOBODY."""
        raise NotImplementedError

    def coins(self, g: SeriesGame, seat: int) -> int:
        return 0

    def deck_cards(self, g: SeriesGame) -> int:
        """How many cards lie in decks."""
        return len(g.room_deck) + len(g.spell_deck) + len(g.hero_deck) + len(g.epic_deck)

    def deadly(self, g: SeriesGame) -> int:
        """So many wounds end the game for a seat; 0 if none do."""
        return 0

    def errand(self, world: SeriesGame, decision: Decision, code: int) -> bool:
        """Let a minion that is sent out do at once what it is sent for; False if the option is something else."""
        return False

    def walks(self, g: SeriesGame) -> bool:
        """Whether heroes go on their way in this phase."""
        raise NotImplementedError

    def own_notes(self, g: SeriesGame, decision: Decision, code: int) -> list[Note]:
        """What only this game says of an option."""
        return []


@mypyc_attr(acyclic=True)
class Facts:
    """What lies open on a table, and what becomes of the heroes on their way."""

    def __init__(self, g: SeriesGame, reader: Reader) -> None:
        seats = range(len(g.seats))
        self.souls = [g.souls(s) for s in seats]
        self.wounds = [g.wounds(s) for s in seats]
        self.hands = [len(g.seats[s].hand) for s in seats]
        self.damage = [reader.damage(g, s) for s in seats]
        self.decks = reader.deck_cards(g)
        self.coins = [reader.coins(g, s) for s in seats]
        self.levelled = [g.seats[s].levelled for s in seats]
        self.symbols = [[reader.treasure(g, s, t) for t in range(reader.treasures)] for s in seats]
        self.town = [hero.serial for hero in g.town]
        self.rooms: dict[int, tuple[int, int, bool]] = {}  # by uid: whose, which card, whether it is out of action
        for s in seats:
            for stack in g.seats[s].dungeon:
                room = stack[-1]
                if not room.hidden:
                    self.rooms[room.uid] = (s, room.card, not room.active)
        self.fates: dict[int, Fate] = {}
        self.waiting: dict[int, int] = {}  # heroes at entrances who do not enter this turn: whose
        walker = g.walker
        if walker is not None:
            self.fates[walker.serial] = fate_of_walker(g, walker, reader)
        for s in seats:
            first = walker is None and s == g.active and reader.walks(g)
            for hero in g.seats[s].entrance:
                if reader.enters(g, hero, s):
                    slot, left = reader.end(g, hero, s, reader.entry(g, hero, s), NOTHING)
                    self.fates[hero.serial] = Fate(hero.card, s, slot, left, first)
                    first = False
                else:
                    self.waiting[hero.serial] = s


def fate_of_walker(g: SeriesGame, walker: Hero, reader: Reader) -> Fate:
    seat = g.walker_seat
    if walker.doomed and not g.walker_sent:
        return Fate(walker.card, seat, max(g.walker_at, 0), 0, True)
    slot, left = reader.end(g, walker, seat, g.walker_at, g.walker_last if g.walker_sent else g.walker_room)
    return Fate(walker.card, seat, slot, left, True)


@mypyc_attr(acyclic=True)
class Trial:
    """What comes of an answer: the facts, and how far they can be relied on."""

    def __init__(self, facts: Facts, sure: bool, random: bool, target: int) -> None:
        self.facts = facts
        self.sure = sure  # nobody has anything to choose on the way, and no card of a deck is turned up
        self.random = random  # luck, hidden cards or others have a say in it: only cards in hands can be counted
        self.target = target  # the option that is best chosen next, or NOTHING


class Explainer:
    """Explains one question."""

    def __init__(self, g: SeriesGame, decision: Decision, reader: Reader) -> None:
        self.g = g
        self.decision = decision
        self.seat = decision.seat
        self.reader = reader
        self.world = imagined(g, decision)
        self.luck = self.world.luck.state()
        self.held = [card_of(held) for held in self.world.seats[self.seat].hand]
        self.before = Facts(self.world, reader)
        self.passes = bool(decision.codes) and decision.codes[0] == PASSING and isinstance(decision.op, Window)
        self.start = Trial(self.before, True, False, NOTHING)
        self.base = self.trial(PASSING) if self.passes else self.start

    def explanation(self) -> Explanation:
        options: list[list[Note]] = []
        for code in self.decision.codes:
            options.append(self.option(code))
        return Explanation(self.question(), options)

    # -- trying ---------------------------------------------------------------------------------------------------

    def trial(self, code: int) -> Trial:
        return self.attempt(self.world, self.decision, code, DEPTH)

    def attempt(self, g: SeriesGame, decision: Decision, code: int, depth: int) -> Trial:
        world = g.clone()
        if code == PASSING and decision.kind in ("react", "build"):
            return Trial(Facts(world, self.reader), True, False, NOTHING)  # nothing happens now
        sure = not self.reader.errand(world, decision, code)
        if sure:
            answer(world, decision, code, self.reader.steps)
        clouded = False
        for _ in range(MOST_ANSWERS):
            asked = asked_within(world, self.reader.steps)
            if asked is None:
                break
            mine = asked.seat == self.seat
            if isinstance(asked.op, Window):
                answer(world, asked, PASSING, self.reader.steps)
                continue
            if mine and depth > 0 and asked.kind not in UNSEEN and not self.has_gained(world):
                return self.best(world, asked, depth)
            sure = False
            answer(world, asked, asked.codes[0], self.reader.steps)
            clouded = clouded or not mine  # what others choose depends on what they hold
        if asked_within(world, self.reader.steps) is not None:
            sure = False  # it goes on and on
            clouded = True
        facts = Facts(world, self.reader)
        drawn = self.before.decks - facts.decks
        random = clouded or world.luck.state() != self.luck
        if drawn:  # what has been drawn into hands is not known, but only counted; all else may depend on it
            kept = sum(facts.hands) - sum(self.before.hands)
            random = random or kept != drawn - (1 if kind_of(code) == CAST or self.casts() else 0)
            sure = sure and not random
        return Trial(facts, sure, random, NOTHING)

    def best(self, world: SeriesGame, asked: Decision, depth: int) -> Trial:
        """The best of one's own later choices."""
        best: Trial | None = None
        most = 0
        for code in asked.codes[:MOST_TRIED]:
            trial = self.attempt(world, asked, code, depth - 1)
            worth = self.worth(trial.facts)
            if best is None or worth > most:
                most = worth
                best = Trial(trial.facts, False, trial.random, code)
        assert best is not None
        return best

    def has_gained(self, world: SeriesGame) -> bool:
        """Whether the seat has got a card that it did not hold, which may be one that it does not know yet."""
        left = list(self.held)
        for held in world.seats[self.seat].hand:
            card = card_of(held)
            if card not in left:
                return True
            left.remove(card)
        return False

    def worth(self, facts: Facts) -> int:
        """How good the facts are for the seat, to find the best of later choices."""
        total = 0
        for s in range(len(facts.souls)):
            sign = 2 if s == self.seat else -1
            total += sign * (facts.souls[s] * 100 - facts.wounds[s] * 110 + facts.damage[s] * 4 + facts.hands[s] * 15)
            total += sign * (facts.coins[s] * 10 + sum(facts.symbols[s]) * 5)
        for fate in facts.fates.values():
            sign = 2 if fate.seat == self.seat else -1
            value = ALL_CARDS[fate.card].value
            total += sign * (value * 100 if fate.slot >= 0 else -value * 110 if fate.slot == NOTHING else 0)
        return total

    # -- telling what an option does --------------------------------------------------------------------------------

    def option(self, code: int) -> list[Note]:
        decision = self.decision
        kind = kind_of(code)
        notes: list[Note] = self.reader.own_notes(self.world, decision, code)
        if kind == PLACE:
            return notes + self.placing(code)
        if code == PASSING:
            return notes + self.passing()
        if kind == NO:
            return [Note("explain-no")]
        trial = self.trial(code)
        spent = 1 if kind == CAST or self.casts() else 0
        told = self.told(self.base, trial, spent)
        if kind in (CAST, USE) and decision.kind == "cancel":
            event = self.g.event(decision.frame.cause)
            card = str(event.args_for(self.seat, self.g.wording).get("card", "")) if event is not None else ""
            if card:
                notes.append(Note("explain-cancels", cards={"card": card}, certain=trial.sure))
        if trial.target != NOTHING and told:
            notes += self.place_of(trial.target, True)
        notes += told[:MOST_NOTES]
        notes += self.place_of(code, False)
        if kind == TAKE and decision.kind in GIVING_UP:
            notes = [note for note in notes if note.id != "explain-cards-less"]
            left = len(self.held) - 1
            notes.append(Note("explain-given-up", {"left": left}, certain=False))
        elif kind in (TAKE, FROM_DECK, FROM_DISCARD) and not told:
            notes.append(Note("explain-taken", certain=False))
        elif kind == DECK and not told:
            notes.append(Note("explain-cards-more", {"n": 1}, tone=GOOD, certain=False))
        if not notes:
            notes.append(Note("explain-yes") if kind == YES else Note("explain-nothing", certain=False))
        return notes

    def casts(self) -> bool:
        """Whether the question belongs to a spell of one's own that is still in the hand."""
        frame = self.decision.frame
        return (
            frame.pc < frame.program.secret_until
            and frame.source >= 0
            and ALL_CARDS[frame.source].type == SPELL
            and not isinstance(self.decision.op, Window)
        )

    def passing(self) -> list[Note]:
        """What happens if nothing is done: what has been announced, or what becomes of the hero on its way."""
        decision = self.decision
        g = self.g
        if decision.kind in ("build-another", "place-another", "build-found", "first-room"):
            return [Note("explain-no-room")]
        if not self.passes:
            return [Note("explain-no")]
        if decision.kind == "build":
            if g.active == self.seat and not g.seats[self.seat].placed:
                return [Note("explain-no-build")]
            return [Note("explain-no-spell")]
        notes: list[Note] = []
        if decision.kind != "react":
            notes = self.told(self.start, self.base, 0)[:MOST_NOTES]
        told = self.first_fate(self.base)
        if told is not None and told not in notes:
            notes.append(told)
        notes.sort(key=weight)
        if not notes:
            notes.append(Note("explain-no-spell" if decision.kind == "react" else "explain-lets"))
        return notes

    def first_fate(self, trial: Trial) -> Note | None:
        if trial.random:
            return None
        for fate in trial.facts.fates.values():
            if fate.first:
                return self.fate_note(fate, trial.facts, trial.sure)
        return None

    def placing(self, code: int) -> list[Note]:
        """What the room adds once it is revealed, and whom it would lure as things stand."""
        seat = self.seat
        card = x_of(code)
        slot = y_of(code)
        world = self.world.clone()
        answer(world, self.decision, code, self.reader.steps)
        dungeon = world.seats[seat].dungeon
        built: list[int] = []
        for at in range(len(dungeon)):
            room = dungeon[at][-1]
            if room.hidden:
                world.on_room_covered(seat, at)
                world.replace_top(seat, at, room.revealed())
                built.append(room.uid)
        shown = Facts(world, self.reader)
        lures = self.lures(world)
        rises = levels_up(world, seat)
        if built:
            push_built(world, seat, NOTHING, rises, tuple(built))
            work_off(world, self.reader.steps)
        worked = Facts(world, self.reader)
        sure = (
            not rises
            and not self.has_gained(world)
            and not world.pending
            and worked.damage[seat] == shown.damage[seat]
            and worked.symbols[seat] == shown.symbols[seat]
            and self.decision.kind == "build"
            and not self.others_laid()
        )
        notes: list[Note] = []
        if rises:
            notes.append(Note("explain-level-up", tone=GOOD, certain=False))
        notes += lures
        notes += self.damage_notes(self.before, shown, seat, sure and self.reader.counts_on_damage)
        for t in range(self.reader.treasures):
            notes += self.treasure_note(t, shown.symbols[seat][t] - self.before.symbols[seat][t], sure)
        under = self.world.seats[seat].dungeon[slot][-1] if slot < len(self.world.seats[seat].dungeon) else None
        drawn = worked.hands[seat] - shown.hands[seat]
        if drawn > 0:
            notes.append(Note("explain-cards-more", {"n": drawn}, tone=GOOD, certain=False))
        notes = notes[: MOST_NOTES + 1]
        if under is not None:
            notes.append(Note("explain-covers", cards={"card": ALL_CARDS[under.card].id}))
        elif not notes:
            notes.append(Note("explain-new-room", {"slot": slot + 1, "damage": ALL_CARDS[card].damage}))
        return notes

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
        for place in range(len(world.town)):
            hero = world.town[place]
            before = self.reader.lured(self.world, place)
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
            slot, _ = self.reader.end(world, hero, self.seat, self.reader.entry(world, hero, self.seat), NOTHING)
            if slot >= 0:
                notes.append(Note("explain-lures-dies", cards=cards, tone=GOOD, certain=False))
            else:
                notes.append(Note("explain-lures-lives", cards=cards, tone=HARM, certain=False))
        return notes

    def told(self, otherwise: Trial, trial: Trial, spent: int) -> list[Note]:
        """The differences that an answer makes, the weightiest first; that `spent` cards leave the hand is no news."""
        base = otherwise.facts
        facts = trial.facts
        sure = trial.sure and otherwise.sure
        notes: list[Note] = []
        gained = facts.hands[self.seat] + spent - base.hands[self.seat]
        if gained > 0:
            notes.append(Note("explain-cards-more", {"n": gained}, tone=GOOD, certain=sure))
        elif gained < 0:
            notes.append(Note("explain-cards-less", {"n": -gained}, tone=HARM, certain=sure))
        for s in range(len(facts.hands)):
            lost = base.hands[s] - facts.hands[s]
            if s != self.seat and lost > 0:
                notes.append(Note("explain-hand-less", {"n": lost}, seats={"seat": s}, certain=sure))
        if trial.random or otherwise.random:
            return notes
        notes += self.score_notes(base, facts, sure)
        notes += self.fate_notes(base, facts, sure)
        notes += self.room_notes(base, facts, sure)
        for s in range(len(facts.damage)):
            notes += self.damage_notes(base, facts, s, sure)
        for t in range(self.reader.treasures):
            notes += self.treasure_note(t, facts.symbols[self.seat][t] - base.symbols[self.seat][t], sure)
        earned = facts.coins[self.seat] - base.coins[self.seat]
        if earned > 0:
            notes.append(Note("explain-coins-more", {"n": earned}, tone=GOOD, certain=sure))
        elif earned < 0:
            notes.append(Note("explain-coins-less", {"n": -earned}, tone=HARM, certain=sure))
        notes.sort(key=weight)
        return notes

    def score_notes(self, base: Facts, facts: Facts, sure: bool) -> list[Note]:
        """Souls and wounds that change at once."""
        notes: list[Note] = []
        for s in range(len(facts.souls)):
            souls = facts.souls[s] - base.souls[s]
            wounds = facts.wounds[s] - base.wounds[s]
            if s == self.seat:
                if souls > 0:
                    notes.append(Note("explain-souls-more-mine", {"n": souls}, tone=GOOD, certain=sure))
                elif souls < 0:
                    notes.append(Note("explain-souls-less-mine", {"n": -souls}, tone=HARM, certain=sure))
                if wounds > 0:
                    notes.append(self.wound_note(wounds, facts.wounds[s], sure))
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
        deadly = self.reader.deadly(self.g)
        fatal = deadly and total >= deadly
        id = "explain-wounds-more-mine-fatal" if fatal else "explain-wounds-more-mine"
        return Note(id, {"n": wounds, "total": total, "most": deadly}, tone=HARM, certain=sure)

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
        total = facts.wounds[self.seat] + value
        deadly = self.reader.deadly(self.g)
        numbers = {"n": value, "left": fate.left, "total": total, "most": deadly}
        id = "explain-reaches-mine-fatal" if deadly and total >= deadly else "explain-reaches-mine"
        return Note(id, numbers, cards, tone=HARM, certain=certain)

    def room_notes(self, base: Facts, facts: Facts, sure: bool) -> list[Note]:
        notes: list[Note] = []
        for uid, (seat, card, off) in base.rooms.items():
            cards = {"card": ALL_CARDS[card].id}
            now = facts.rooms.get(uid)
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

    def damage_notes(self, base: Facts, facts: Facts, seat: int, sure: bool) -> list[Note]:
        more = facts.damage[seat] - base.damage[seat]
        if more == 0:
            return []
        mine = seat == self.seat
        numbers = {"n": abs(more), "total": facts.damage[seat]}
        id = "explain-damage-more" if more > 0 else "explain-damage-less"
        if mine:
            return [Note(id + "-mine", numbers, tone=GOOD if more > 0 else HARM, certain=sure)]
        return [Note(id, numbers, seats={"seat": seat}, certain=sure)]

    def treasure_note(self, treasure: int, more: int, sure: bool) -> list[Note]:
        if more == 0:
            return []
        id = f"explain-treasure-{'more' if more > 0 else 'less'}-{self.reader.treasure_names[treasure]}"
        return [Note(id, {"n": abs(more), "treasure": treasure}, tone=GOOD if more > 0 else HARM, certain=sure)]

    def place_of(self, code: int, later: bool) -> list[Note]:
        """Which room, hero or player is meant: two cards of a name are told apart by owner and place."""
        kind = kind_of(code)
        if kind == IN_ROOM:
            seat = y_of(code)
            slot = z_of(code)
            numbers = {"slot": slot + 1, "damage": self.world.damage(seat, slot)}
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
            return [Note("explain-hero", {"health": self.health_of(x_of(code))})]
        if kind == SEAT:
            seat = x_of(code)
            if later:
                return [Note("explain-on-seat", seats={"seat": seat}, certain=False)]
            return [Note("explain-seat", {"souls": self.before.souls[seat], "wounds": self.before.wounds[seat]})]
        return []

    def health_of(self, card: int) -> int:
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

    # -- telling what the question is about -------------------------------------------------------------------------

    def question(self) -> list[Note]:
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
        for note in self.told(self.start, self.base, 0):
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
        told = self.first_fate(self.base)
        if told is not None and told.id in SENTENCES:
            notes.append(sentence(told))
        return notes


def sentence(note: Note) -> Note:
    """What a note says in a few words, as a sentence."""
    id = note.id.replace("explain-", "explain-then-", 1)
    return Note(id, note.numbers, note.cards, note.seats, note.tone, note.certain, note.odds)


def weight(note: Note) -> int:
    """Notes are told in this order."""
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
