"""A game in progress at a table: who is asked, who is not, what everybody else sees meanwhile, what is taken back.

Where several people play, each moment for reactions lasts one beat at the least, whether or not anybody can react,
and whatever is done in it shows when the beat is over. Until then all but the one who did it see `front`, the table
as it was when the moment came.

The rules ask one after the other. People are asked all at once: if they had to wait for each other, everybody would
notice that somebody before them had been asked. An answer that is early waits for its turn, and a deed waits for the
beat, unless by the rules nobody comes before; and no answer is acknowledged before the moment is over.
"""

import secrets
import time as processor
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from underhall.bots import new_bot
from underhall.kernel import pace
from underhall.kernel.decisions import Decision, Wording
from underhall.kernel.events import Event
from underhall.kernel.game import Game
from underhall.kernel.luck import seeded
from underhall.kernel.registry import GameInfo
from underhall.server.clock import MISSES, PACES, SeatClock
from underhall.server.eyes import Told
from underhall.server.policy import Manner
from underhall.server.protocol import OfferedOption, Policy, Question
from underhall.server.record import Record
from underhall.server.refusals import Refusal
from underhall.server.timing import Time, Timer

NOBODY: Final = -1
SLICE: Final = 0.01  # seconds of bots' thinking after which other tables get their turn
KEPT: Final = 32  # answers of a seat that are recognised when they come again
EARLY: Final = -1  # what is taken back had not come to its turn
POINTS: Final = 64  # answers of a seat that can be taken back at most
ENCODER: Final = msgspec.json.Encoder()


class Misfit(Exception):
    """An answer in the log fits no question."""


class Host(Protocol):
    """The table around a game: it keeps, and it shows."""

    def keep(self, kind: str, seat: int, value: int, by: str, note: str) -> None:
        """Write this down, before anybody sees what came of it."""

    def show(self, seats: set[int] | None) -> None:
        """Send the game to these seats, to everybody (None), or to the watchers alone (an empty set)."""

    def rewind(self, happened: int, seats: set[int] | None) -> None:
        """Events from this number on are no more, for these seats or for everybody (None)."""

    def accept(self, seat: int, id: str) -> None:
        """The answer of this id has been stored."""

    def refuse(self, seat: int, id: str, error: str) -> None:
        """Nothing has come of the answer of this id."""

    def seats_changed(self, *seats: int) -> None:
        """Somebody was replaced, or the policy of these seats has changed."""

    def is_here(self, seat: int) -> bool:
        """Whether the person of `seat` has a socket open."""

    def ended(self) -> None:
        """The game is over by its rules."""

    def flush(self) -> None:
        """Send what is to be shown."""


class Asked:
    """A question that a person has been asked. Without a decision it is about nothing: the seat holds the table."""

    def __init__(self, id: str, decision: Decision | None, question: Question) -> None:
        self.id = id
        self.decision = decision
        self.question = question
        self.sight: Game | None = None


class Early:
    """An answer that was given before the rules came to ask for it."""

    def __init__(self, seat: int, question: str, id: str, option: int, by: str, acts: bool) -> None:
        self.seat = seat
        self.question = question
        self.id = id
        self.option = option
        self.by = by
        self.acts = acts  # it is more than a pass
        self.point: Point | None = None  # for taking it back


class Point:
    """A moment just before a person's answer."""

    def __init__(self, answered: int, happened: int, opened: int, passed: str) -> None:
        self.answered = answered  # answers before it
        self.happened = happened  # events before it
        self.opened = opened  # moments for reactions before it
        self.passed = passed  # what the answer was a pass on
        self.scanned = happened  # events looked through for news
        self.spoilt = False


class Play:
    """One game, from its first question to its end."""

    def __init__(self, record: Record, info: GameInfo, game: Game, host: Host, time: Time, beat: Callable[[], float]):
        self.record = record
        self.info = info
        self.game = game
        self.host = host
        self.time = time
        self.draw_beat = beat
        seats = len(record.places)
        self.manners = [Manner(place.policy) for place in record.places]
        times = PACES[record.pace]
        self.clocks: list[SeatClock | None] = [None if times is None else SeatClock(times) for _ in range(seats)]
        self.asked: dict[int, Asked] = {}
        self.answered: list[dict[str, tuple[str, int]]] = [{} for _ in range(seats)]  # question: page's id, option
        self.points: list[list[Point]] = [[] for _ in range(seats)]
        self.rewinds = [0] * seats
        self.first = game.events[0].number if game.events else game.happened  # events before it are not known
        self.told: list[Told] = []
        self.over = False
        self.masked = len(record.guests_playing) > 1  # whether there is anybody to hide anything from
        # The moment for reactions that is open, if one is.
        self.opened = 0
        self.moment: pace.Moment | None = None
        self.entered = False
        self.front: Game | None = None
        self.beat: Timer | None = None
        self.actor = NOBODY  # who has done something in it
        self.past = False  # the game is beyond it, and waits for the beat
        self.ahead: pace.Moment | None = None
        self.holds: set[int] = set()
        self.early: dict[int, Early] = {}
        self.given: list[Early] = []  # what people have answered in it, since their turn came
        self.owed: list[tuple[int, str]] = []  # seat and id of answers that are acknowledged when it is over
        self.held = [0] * seats  # questions about nothing so far
        self.life = secrets.token_hex(2)  # these begin anew after a restart; their ids must not
        self._later: Timer | None = None
        self._thinking: Timer | None = None  # bots begin to, once everybody has been shown what about
        self._alarm: Timer | None = None

    # -- going on -------------------------------------------------------------------------------------------------

    def drive(self) -> None:
        """Go on until somebody has to be waited for, and show what has changed."""
        for timer in (self._later, self._thinking):
            if timer is not None:
                timer.cancel()
        self._later = self._thinking = None
        began = processor.perf_counter()
        game = self.game
        pace.wait_over(game)
        deserted = self.deserted
        while not self.over and not deserted:
            if self.past:
                if self.beat is not None:
                    break
                self._settle(self.ahead)
                continue
            choice = self._machine_choice()
            if choice is not None:
                self._take(*choice)
                if processor.perf_counter() - began > SLICE:
                    self._later = self.time.later(0, self._wake)
                    break
            elif game.pending:
                break
            elif self.moment is None:
                self._settle(pace.run_on(game))
            elif not self.entered or self.moment.goes_on(game):
                opens = not self.entered
                self.entered = True
                pace.step(game)
                if opens and self.front is not None:
                    # First everybody is shown the moment, then bots think, and people are asked. Whether a bot has
                    # anything to think about must not show in when the others hear of the moment.
                    self._thinking = self.time.later(0, self._wake)
                    break
            elif self.actor != NOBODY:
                ahead = pace.run_on(game)
                if ahead is not None or not game.pending or not all(each.secret for each in game.pending):
                    self.past = True
                    self.ahead = ahead
            elif self.beat is not None or self.holds:
                break  # all have passed, or could not do anything, which nobody else can tell
            else:
                self._settle(pace.run_on(game))
        if not self.over and not game.pending:
            moment = self.ahead if self.past else self.moment
            if moment is not None:
                pace.wait(game, moment)
        if not self.over and self._later is None and self._thinking is None:
            self._ask()
        self._wind()

    @property
    def deserted(self) -> bool:
        """Whether everybody who still plays is away: then the game waits for somebody to come back."""
        people = [place for place in self.record.places if place.is_playing_person]
        return bool(people) and all(place.caretaker for place in people)

    @property
    def timed(self) -> bool:
        """Whether something will happen by itself."""
        return any((self.beat, self._alarm, self._later, self._thinking))

    @property
    def busy(self) -> bool:
        """Whether bots are in the middle of something; what there is to see comes when they are done."""
        return self._later is not None

    def _settle(self, found: pace.Moment | None) -> None:
        """What has happened shows now; the next moment for reactions begins, if it is one."""
        game = self.game
        self._overtaken()
        self.moment = found
        self.entered = False
        self.front = None
        self.actor = NOBODY
        self.past = False
        self.ahead = None
        self.holds = set()
        if found is None:
            if game.pending:
                self.host.show(None)
            else:
                self._end()
            return
        self.opened += 1
        if not self.masked:
            # Nobody is there to read anything into the pace of the game. Watchers get each moment by itself all the
            # same, so that what they get does not depend on whether the person was asked.
            pending = game.pending
            pace.wait(game, found)
            self.host.show(set())
            game.pending = pending
        elif not self.info.public_quiet(game):
            self.front = game.clone()
            pace.wait(self.front, found)
            self.beat = self.time.later(self.draw_beat(), self._beat_over)
            places = self.record.places
            self.holds = {
                seat
                for seat in range(len(places))
                if self.manners[seat].policy.ask == "hold" and not places[seat].played_by_bot
            }
        self.host.show(None)

    def _overtaken(self) -> None:
        """The moment is over. Whoever was asked in it, but not by the rules, has been overtaken by somebody's deed."""
        for seat, asked in list(self.asked.items()):
            if asked.decision is None or asked.decision not in self.game.pending:
                self._close(seat)
        for seat, early in self.early.items():
            self._forget(early)  # things are different now: it can be asked again
            if early.acts:
                self.owed.remove((seat, early.id))
                self.answered[seat].pop(early.question, None)
                self.host.refuse(seat, early.id, "refused-stale")
            elif early.by == "person":
                self.host.keep("moot", seat, early.option, "person", f"{early.question} {early.id}")
        self.early.clear()
        self.given.clear()
        for seat, id in self.owed:
            self.host.accept(seat, id)
        self.owed.clear()

    def stand(self) -> None:
        """Go to the next decision after what has been answered: there the game was, before it was taken up again."""
        game = self.game
        found: pace.Moment | None = None
        while not game.pending and game.agenda:
            found = pace.run_on(game)
            if found is not None:
                pace.step(game)
        self._settle(found if game.pending else None)
        self.entered = True

    def _beat_over(self) -> None:
        self.beat = None
        self._wake()

    def _wake(self) -> None:
        """Go on because time has passed."""
        self.drive()
        self.host.flush()

    def _end(self) -> None:
        self.over = True
        self.asked.clear()
        self.host.ended()

    def stop(self) -> None:
        """No more timers: the game has ended, or its table goes to sleep."""
        for timer in (self.beat, self._later, self._thinking, self._alarm):
            if timer is not None:
                timer.cancel()
        self.beat = self._later = self._thinking = self._alarm = None

    # -- answers --------------------------------------------------------------------------------------------------

    def _machine_choice(self) -> tuple[Decision, int, str, str] | None:
        """A decision that waits for nobody: a bot's, a caretaker's, one that a policy passes on, or is answered."""
        game = self.game
        for decision in game.pending:
            seat = decision.seat
            if seat < 0:
                continue
            place = self.record.places[seat]
            if place.played_by_bot:
                # Luck comes from the position: taking an answer back does not let anybody try their luck again.
                luck = seeded(f"{game.charter.seed}/{seat}/{len(game.answers)}")
                bot = new_bot(place.bot, seat, luck)
                index = bot.choose(_viewer(game, seat), decision, _imaginer(game, seat))
                return decision, index, "bot" if place.kind == "bot" or place.resigned else "caretaker", ""
            early = self.early.get(seat)
            if early is not None:
                if self._must_wait(early):
                    continue
                del self.early[seat]
                return decision, early.option, early.by, self._come_to(early)
            asked = self.asked.get(seat)
            if asked is not None and asked.id == self._id(decision):
                asked.decision = decision  # it was asked before its turn
            elif not self._wanted(decision):
                return decision, self.info.safe(decision), "policy", ""
        return None

    def _must_wait(self, early: Early) -> bool:
        """Whether what came of this answer would tell its seat if anybody had been asked before."""
        return early.acts and self.beat is not None and early.seat != self.info.first_to_react(self.game)

    def _come_to(self, early: Early) -> str:
        """The turn of this answer has come; what is written down with it comes back."""
        if early.point is None:
            return ""
        early.point.answered = len(self.game.answers) // 2
        self.given.append(early)
        return f"{early.question} {early.id}"

    def _forget(self, early: Early) -> None:
        """It is as if this answer had never been given."""
        if early.point is not None:
            self.manners[early.seat].passed.pop(early.point.passed, None)
            if early.point in self.points[early.seat]:
                self.points[early.seat].remove(early.point)

    def _wanted(self, decision: Decision) -> bool:
        """Whether the seat wants to be asked this; its policy may change with it."""
        if not decision.op.secret or not self.info.is_reaction(decision):
            return True
        manner = self.manners[decision.seat]
        before = manner.policy
        wanted = manner.wants(self.info, self.game, decision)
        if wanted and manner.policy is not before:
            self._policy_changed(decision.seat, "policy")
        return wanted

    def _id(self, decision: Decision) -> str:
        """What names this very asking. In a moment for reactions, somebody's deed may come before the answer: then more
        has happened, as everybody knows, and what is asked again is something else."""
        id = f"{self.rewinds[decision.seat]}.{decision.number}"
        return f"{id}.{self.game.happened}" if decision.op.secret else id

    def _take(self, decision: Decision, index: int, by: str, note: str) -> None:
        seat = decision.seat
        if decision.op.secret:
            if index != self.info.safe(decision):
                self.actor = seat
        elif not decision.secret:
            self.host.show(None)  # everybody can see that the seat has chosen
            if self.masked:
                for other, points in enumerate(self.points):
                    if other != seat:
                        points.clear()  # somebody has built on what they did
        pace.take(self.game, decision, index)
        self.host.keep("answer", seat, index, by, note)

    def answer(self, seat: int, id: str, question: str, option: int) -> None:
        """A person's answer; refused unless it is one of the options of the question that is open.

        It is acknowledged before anything comes of it, however long bots think then; in a moment for reactions, when
        the moment is over.
        """
        asked = self.asked.get(seat)
        is_open = asked is not None and asked.id == question  # also again, after a deed of which nothing came
        known = self.answered[seat].get(question)
        if known is not None and not is_open:
            if known != (id, option):
                raise Refusal("refused-answered")
            if (seat, id) not in self.owed:
                self.host.accept(seat, id)  # once more: the page has not heard that it was stored
            return
        if asked is None or not is_open:
            raise Refusal("refused-stale")
        if not 0 <= option < len(asked.question.options):
            raise Refusal("refused-no-such-option", 400)
        answered = self.answered[seat]
        answered[question] = (id, option)
        if len(answered) > KEPT:
            del answered[next(iter(answered))]
        clock = self.clocks[seat]
        if clock is not None:
            clock.misses = 0
        if self.front is not None:
            self.owed.append((seat, id))
        else:
            self.host.accept(seat, id)
        self._give(seat, asked, option, "person", id)
        self.host.show({seat})
        self.drive()

    def _give(self, seat: int, asked: Asked, option: int, by: str, id: str) -> None:
        """An answer to an open question. If the rules have not come to it yet, it waits."""
        decision = asked.decision
        self._close(seat)
        self.holds.discard(seat)
        if decision is None:
            return
        acts = option != self.info.safe(decision)
        early = Early(seat, asked.id, id, option, by, acts)
        if by == "person":
            early.point = self.note_answer(decision, option)
        if decision in self.game.pending and not self._must_wait(early):
            pace.wait_over(self.game)
            self._take(decision, option, by, self._come_to(early))
        else:
            self.early[seat] = early

    def note_answer(self, decision: Decision, option: int) -> Point:
        """Remember what a person is about to answer: to take it back, and not to ask about it again."""
        seat = decision.seat
        passed = ""
        if decision.op.secret and option == self.info.safe(decision):
            passed = self.manners[seat].pass_on(self.info, self.game, decision)
        points = self.points[seat]
        point = Point(len(self.game.answers) // 2, self.game.happened, self.opened, passed)
        points.append(point)
        if len(points) > POINTS:
            del points[0]
        return point

    # -- asking ---------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Put every open decision to the person whose it is; what is no longer open is no longer asked."""
        game = self.game
        open_: dict[int, Decision | None] = {}
        if not self.past:
            for decision in game.pending:
                if decision.seat >= 0 and decision.seat not in self.early:
                    open_[decision.seat] = decision
        if self.front is not None and self.actor == NOBODY:
            for decision in self._to_come():
                seat = decision.seat
                if seat not in self.early and not self.record.places[seat].played_by_bot:
                    before = self.asked.get(seat)
                    if before is not None and before.id == self._id(decision):
                        open_[seat] = before.decision
                    elif self._wanted(decision):
                        open_[seat] = decision
            for seat in self.holds - set(self.early):
                open_.setdefault(seat, None)
        for seat, asked in list(self.asked.items()):
            if self.front is not None and self.actor not in (NOBODY, seat):
                continue  # what is asked in a moment is asked until it is over: others must not see that somebody acts
            if seat not in open_ or asked.decision is not open_[seat]:
                self._close(seat)
                self.host.show({seat})
        for seat, posed in open_.items():
            if seat in self.asked:
                continue
            if posed is None:
                self.held[seat] += 1
                id = f"{self.rewinds[seat]}.hold.{self.life}.{self.held[seat]}"
                question = Question(id, "hold", "", [OfferedOption("pass", {})], 0, True, -1)
            else:
                id = self._id(posed)
                question = Question(
                    id,
                    posed.kind,
                    posed.source,
                    [OfferedOption(each.kind, each.fields) for each in posed.options],  # type: ignore[arg-type]
                    self.info.safe(posed),
                    self.info.is_reaction(posed),
                    posed.frame.cause,
                )
                if self.info.shows(posed):
                    self.points[seat].clear()
            self.asked[seat] = Asked(id, posed, question)
            clock = self.clocks[seat]
            if clock is not None:
                hidden = posed is None or posed.secret
                clock.start(self.time.now(), question.reaction, hidden, self.host.is_here(seat))
            self.host.show({seat})

    def _to_come(self) -> list[Decision]:
        """What the rules ask later in this moment if everybody passes, up to somebody who can do more than react."""
        found: list[Decision] = []
        moment = self.moment
        if moment is None or moment.waiting in self.game.pending:
            return found
        world = self.game.clone()
        while len(world.pending) == 1 and self.info.is_reaction(world.pending[0]):
            first = world.pending[0]
            pace.take(world, first, self.info.safe(first))
            if not moment.goes_on(world):
                break
            pace.step(world)
            found += world.pending
        return found

    def _close(self, seat: int) -> None:
        if self.asked.pop(seat, None) is not None:
            clock = self.clocks[seat]
            if clock is not None:
                clock.stop(self.time.now())

    # -- time -----------------------------------------------------------------------------------------------------

    def _wind(self) -> None:
        """Set the alarm for the first seat whose time runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        dues = [due for clock in self.clocks if clock is not None and (due := clock.due()) is not None]
        if dues and not self.over:
            self._alarm = self.time.later(max(0.0, min(dues) - self.time.now()), self._time_is_up)

    def _time_is_up(self) -> None:
        now = self.time.now() + 0.001
        for seat, clock in enumerate(self.clocks):
            due = None if clock is None else clock.due()
            if clock is None or due is None or due > now:
                continue
            asked = self.asked[seat]
            if clock.running == "away":
                self._close(seat)
                self.set_caretaker(seat, True)
            elif asked.decision is None:
                self._close(seat)
                self.holds.discard(seat)
            else:
                clock.misses += 0 if clock.reaction else 1
                self._give(seat, asked, self.info.safe(asked.decision), "clock", "")
                if clock.misses >= MISSES:
                    self.set_caretaker(seat, True)
            self.host.show({seat})
        self._wake()

    def comes_or_goes(self, seat: int) -> None:
        """The person of `seat` has come back or dropped out: another clock runs from now on."""
        asked, clock = self.asked.get(seat), self.clocks[seat]
        if asked is not None and clock is not None:
            now = self.time.now()
            reaction, hidden = clock.reaction, clock.hidden
            clock.stop(now)
            clock.start(now, reaction, hidden, self.host.is_here(seat))
            self._wind()
            self.host.show(None if not hidden else {seat})

    # -- seats ----------------------------------------------------------------------------------------------------

    def set_policy(self, seat: int, policy: Policy) -> None:
        manner = self.manners[seat]
        manner.change(policy, self.info, self.game, seat)
        self._policy_changed(seat, "person")
        asked = self.asked.get(seat)
        decision = asked.decision if asked is not None else None
        if asked is not None and decision is None and policy.ask != "hold":
            self._close(seat)
            self.holds.discard(seat)
        elif policy.ask == "hold" and asked is None and self.beat is not None and seat not in self.early:
            self.holds.add(seat)  # "hold on": the moment that is open is held, too
        elif asked is not None and decision is not None and decision.op.secret and self.info.is_reaction(decision):
            yielding = policy.ask in ("my-dungeon", "end-of-phase")
            if yielding or not manner.wants(self.info, self.game, decision):
                self._give(seat, asked, self.info.safe(decision), "policy", "")
        self.host.show({seat})
        self.drive()

    def _policy_changed(self, seat: int, by: str) -> None:
        policy = self.manners[seat].policy
        self.record.places[seat].policy = policy
        self.host.keep("policy", seat, 0, by, ENCODER.encode(policy).decode())
        self.host.seats_changed(seat)

    def set_caretaker(self, seat: int, on: bool) -> None:
        place = self.record.places[seat]
        if place.caretaker == on or not place.is_playing_person:
            return
        place.caretaker = on
        clock = self.clocks[seat]
        if clock is not None and not on:
            clock.misses = 0
            clock.away = max(clock.away, clock.times.away_once)  # enough to try again
        self._close(seat)
        self.early.pop(seat, None)
        self.host.keep("caretaker", seat, int(on), "person", "")
        self.host.seats_changed()
        self.host.show({seat})

    def resign(self, seat: int) -> None:
        place = self.record.places[seat]
        place.resigned = True
        place.caretaker = False
        self._close(seat)
        self.early.pop(seat, None)
        self.holds.discard(seat)
        self.points[seat].clear()
        self.masked = len(self.record.guests_playing) > 1
        self.host.keep("resign", seat, 1, "person", "")
        self.host.seats_changed()
        self.host.show({seat})
        self.drive()

    # -- taking back ----------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last answer can be taken back, as far as the seat itself can tell."""
        points = self.points[seat]
        if not points or self.over:
            return False
        point = points[-1]
        if self.masked and self.opened > point.opened + 1:
            return False  # the others have had their chance to react
        limit = self.sight(seat).happened
        while point.scanned < limit and not point.spoilt:
            event = self.game.event(point.scanned)
            point.spoilt = event is None or self.info.news(event, seat)
            point.scanned += 1
        return not point.spoilt

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer."""
        if not self.can_undo(seat) or self.points[seat][-1].happened < self.first:
            raise Refusal("refused-undo")
        if self.past and self.actor != seat:
            raise Refusal("refused-undo-late")
        point = self.points[seat].pop()
        self.manners[seat].passed.pop(point.passed, None)
        for owed in [each for each in self.owed if each[0] == seat]:
            self.owed.remove(owed)
            self.host.accept(*owed)
        if self.early.pop(seat, None) is not None:
            self.rewinds[seat] += 1
            self.host.keep("undo", seat, EARLY, "person", str(seat))
            self.host.show({seat})
            self.drive()
            return
        hidden = self.front is not None and point.opened == self.opened
        before = self.game.asked
        self.game = rewound(self.info, self.game, point.answered)
        self.told = self.told[: point.happened - self.first]
        self.actor = NOBODY
        self.past = False
        self.ahead = None
        if hidden:
            # What the others have answered meanwhile they have answered all the same; it waits for its turn again.
            again = [seat]
            self._close(seat)
            later = [each for each in self.given if each.point is not None and each.point.answered >= point.answered]
            for early in later:
                self.given.remove(early)
                if early.seat != seat:
                    self.early[early.seat] = early
        else:
            # Whoever is asked again what was asked before is asked under another id.
            again = [each for each in range(len(before)) if each == seat or before[each] > self.game.asked[each]]
        for each in again:
            self.rewinds[each] += 1
        self.host.keep("undo", seat, point.answered, "person", " ".join(str(each) for each in again))
        self.host.rewind(point.happened, {seat} if hidden else None)
        if hidden:
            self.game.advance()
            self.host.show({seat})
        else:
            if self.beat is not None:
                self.beat.cancel()
                self.beat = None
            self.stand()
            self.opened = point.opened
        for other, points in enumerate(self.points):
            while other not in self.early and points and points[-1].answered >= point.answered:
                points.pop()
        self.drive()

    # -- looking --------------------------------------------------------------------------------------------------

    def sight(self, seat: int) -> Game:
        """The game that these eyes see."""
        if self.front is None or seat == self.actor:
            return self.game
        asked = self.asked.get(seat)
        if asked is None or asked.decision is None:
            return self.front
        if asked.sight is None:
            asked.sight = self.front.clone()
            asked.sight.pending = [asked.decision]
        return asked.sight

    def happened(self, until: int) -> list[Told]:
        """The events numbered below `until`, written out."""
        told = self.told
        wording = self.game.wording
        for event in self.game.events[len(told) : until - self.first]:
            told.append(written(event, wording, len(self.points)))
        return told


def written(event: Event, wording: Wording, seats: int) -> Told:
    """The event as it goes over the wire."""
    private = None
    if event.message.has_secret and not event.visible_to(-1):
        knower = next((seat for seat in range(seats) if event.visible_to(seat)), NOBODY)
        private = msgspec.Raw(ENCODER.encode(event.seen(knower, wording))) if knower >= 0 else None
    return Told(msgspec.Raw(ENCODER.encode(event.seen(-1, wording))), private, event.seen_by)


def _viewer(game: Game, seat: int) -> Callable[[], object]:
    return lambda: game.view(seat)


def _imaginer(game: Game, seat: int) -> Callable[..., Game]:
    return lambda luck: game.imagine(seat, luck)


def replayed(info: GameInfo, record: Record, answers: list[int]) -> Game:
    """The game of `record` after these answers, stopped right there: nothing has followed from the last one yet."""
    game = info.start(len(record.places), record.seed, dict(record.options), False)
    play_on(game, answers)
    return game


def play_on(game: Game, answers: list[int]) -> None:
    for seat, index in zip(answers[::2], answers[1::2], strict=True):
        game.advance()
        pace.take(game, fitting(game, seat, index), index)


def fitting(game: Game, seat: int, index: int) -> Decision:
    """The decision that this answer from the log is an answer to."""
    decision = game.decision_of(seat)
    if decision is None or not 0 <= index < len(decision.codes):
        raise Misfit(f"answer {len(game.answers) // 2} in the log fits no question")
    return decision


def rewound(info: GameInfo, game: Game, answered: int) -> Game:
    """The same game after so many of its answers, by way of the last turn that began before."""
    answers = game.answers[: 2 * answered]
    marks = [mark for mark in game.marks if mark.answered <= answered]
    if not marks:
        again = info.start(game.charter.seats, game.charter.seed, dict(game.charter.options), False)
        play_on(again, answers)
        return again
    last = marks[-1]
    again = info.resume(game.charter, last.state, False)
    again.answers = answers[: 2 * last.answered]
    again.marks = list(marks)  # the last one was made once more just now
    first = again.events[0].number if again.events else again.happened
    play_on(again, answers[2 * last.answered :])
    before = first - (game.events[0].number if game.events else first)
    again.events[:0] = game.events[:before]
    return again
