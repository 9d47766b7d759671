"""What a game does by itself: it runs until people have to be waited for, and asks them.

Bots, policies and queued answers are part of that. What people do is in session.py.
"""

import time as processor
from collections.abc import Callable
from typing import Final

import msgspec

from underhall.bots import is_quick
from underhall.kernel import pace
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo
from underhall.kernel.types import WATCHER, AnswerCount, EventNumber
from underhall.server.bot_seats import choose_for, reacting_bot
from underhall.server.changes import (
    UNDECIDED,
    Acknowledgement,
    Changes,
    LogEntry,
    SeatsChange,
    Thought,
    Wakeup,
    WatcherMoment,
)
from underhall.server.clock import SeatClocks
from underhall.server.encoded_events import EncodedEvents
from underhall.server.policy import ReactionPolicy
from underhall.server.questions import OpenQuestion, Questions
from underhall.server.reaction import (
    ACTED,
    ANNOUNCED,
    BEYOND,
    QueuedAnswer,
    ReactionWindow,
    decisions_ahead,
)
from underhall.server.record import CARETAKER, Place, Record
from underhall.server.timing import NO_REGRET, Time
from underhall.server.undo import UndoHistory, UndoPoint

WHEN_DONE: Final = 0.4  # part of the time to regret, where something was done and nothing given up
TIME_SLICE: Final = 0.005  # seconds of bots' thinking after which people and other tables get their turn
ENCODER: Final = msgspec.json.Encoder()


class AutomaticAnswer:
    """An answer for which nobody has to be waited."""

    def __init__(self, decision: Decision, option: int, by: str, note: str) -> None:
        self.decision = decision
        self.option = option
        self.by = by
        self.note = note


class GameRunner:
    """A game that runs at a table. It collects its changes, and knows neither the table nor any connection."""

    def __init__(
        self,
        record: Record,
        info: GameInfo,
        game: Game,
        time: Time,
        window_time: Callable[[], float],
        regret_time: float = NO_REGRET,
    ) -> None:
        seats = len(record.places)
        self.record = record
        self.info = info
        self.game = game
        self.time = time
        self.window_time = window_time  # draws how long a reaction window stays open at the least
        self.regret_time = regret_time  # seconds after some answers until bots go on
        self.policies = [ReactionPolicy(place.policy) for place in record.places]
        self.clocks = SeatClocks(record.pace, seats, time)
        self.connected: set[int] = set()  # seats whose person has a page open
        self.has_watchers = False
        self.questions = Questions(seats)
        self.window = ReactionWindow()
        self.undo_history = UndoHistory(seats)
        self.events = EncodedEvents(game)
        self.over = False
        self.hides_reactions = len(record.guests_playing) > 1  # whether there is anybody to hide anything from
        self.is_busy = False  # bots are in the middle of their turns; what there is to see comes when they are done
        self.thoughts: dict[int, Thought] = {}  # by seat: what bots think about, or have thought and not answered yet
        self._is_alarm_set = False
        self._may_regret = False  # somebody has just answered, and nobody goes on yet
        self._changes = Changes()
        self._places: list[Place] = []  # as they were last looked at
        self._bots: list[bool] = []  # which of them bots play
        self._all_away = False  # every person who plays, if any does

    # -- going on -------------------------------------------------------------------------------------------------

    def fast_forward(self) -> None:
        """Go to the next decision after what has been answered: there the game was when it was left."""
        game = self.game
        found: pace.Moment | None = None
        while not game.pending and game.agenda:
            found = pace.run_on(game)
            if found is not None:
                pace.step(game)
        self._show_moment(found if game.pending else None)
        if self.window.phase is ANNOUNCED:
            self.window.start_asking()  # everybody has been shown it before

    def _run(self) -> None:
        """Go on until somebody has to be waited for."""
        self._end_pauses()
        began = processor.perf_counter()
        pace.stop_waiting(self.game)
        self._forget_thoughts()
        if not self._is_deserted and not self._may_regret:
            while not self.over and self._step(began):
                pass
            if self._thinks_unseen:
                self.is_busy = True
        if not self.over:
            self._wait()
        self._set_alarm()

    def _end_pauses(self) -> None:
        """The game goes on now, and need not be woken up for it."""
        if self.is_busy:
            self._changes.wakeups.append((Wakeup.BOTS, None))
            self.is_busy = False
        if self.window.phase is ANNOUNCED:
            self._changes.wakeups.append((Wakeup.ASK, None))
            self.window.start_asking()

    @property
    def is_thinking(self) -> bool:
        """Whether a bot thinks in another process."""
        return any(thought.option == UNDECIDED for thought in self.thoughts.values())

    @property
    def _thinks_unseen(self) -> bool:
        """Whether a bot thinks about a reaction outside of a window: who is sent something now could tell."""
        return self.window.public_game is None and any(each.is_hurried for each in self.thoughts.values())

    def _forget_thoughts(self) -> None:
        """What a bot thinks about does not matter any more when it is not asked, or somebody else plays there."""
        for seat, thought in list(self.thoughts.items()):
            if not self.record.places[seat].played_by_bot or thought.decision not in self.game.pending:
                self._forget_thought(seat)

    def _forget_thought(self, seat: int) -> None:
        self.thoughts.pop(seat).is_wanted = False

    def _leave_time_to_regret(self, decision: Decision, option: int) -> None:
        """Bots go on at once, and what they do cannot be undone: so they wait a little after a weighty answer.

        Where several people play, the next moment for reactions lasts long enough; and where one plays all seats, the
        next question waits anyway.
        """
        has_bots = any(place.played_by_bot for place in self.record.places)
        if self.regret_time and has_bots and not self.hides_reactions and self.info.is_regretted(decision):
            self._may_regret = True
            gives_up = option == self.info.default_option(decision)
            self._changes.wakeups.append((Wakeup.REGRET, self.regret_time * (1.0 if gives_up else WHEN_DONE)))

    def _end_regret(self) -> None:
        if self._may_regret:
            self._may_regret = False
            self._changes.wakeups.append((Wakeup.REGRET, None))

    @property
    def _is_deserted(self) -> bool:
        """Whether everybody who still plays is away: then the game waits for somebody to come back."""
        self._look_at_places()
        return self._all_away

    def _look_at_places(self) -> None:
        """See who plays where, if that has changed: it is asked at every step."""
        places = self.record.places
        if places == self._places:
            return
        self._places = list(places)
        self._bots = [place.played_by_bot for place in places]
        people = [place for place in places if place.is_playing_person]
        self._all_away = bool(people) and all(place.caretaker for place in people)

    def _step(self, began: float) -> bool:
        """Take one step; False if the game has to wait."""
        window = self.window
        if window.phase is BEYOND:
            if window.is_timed:
                return False
            self._show_moment(window.next)
            return True
        answer = self._automatic_answer()
        if answer is not None:
            self._take(answer.decision, answer.option, answer.by, answer.note)
            return not self._slice_is_over(began)
        if self.game.pending:
            return False
        if window.moment is None:
            self._show_moment(pace.run_on(self.game))
            return True
        return self._step_in_window(window.moment)

    def _step_in_window(self, moment: pace.Moment) -> bool:
        window = self.window
        if window.phase is ANNOUNCED:
            return self._begin_window()
        if moment.still_open(self.game):
            pace.step(self.game)
            return True
        if window.phase is ACTED:
            self._follow_act()
            return True
        if window.waits:
            return False  # all have passed, or could not do anything, which nobody else can tell
        self._show_moment(pace.run_on(self.game))
        return True

    def _begin_window(self) -> bool:
        """The rules look for the first seat that can react.

        Where that is hidden, everybody is shown the window first; then bots think and people are asked. Whether a bot
        has anything to think about must not show in when the others hear of the window.
        """
        pace.step(self.game)
        if self.window.public_game is None:
            self.window.start_asking()
            return True
        self._changes.wakeups.append((Wakeup.ASK, 0.0))
        return False

    def _follow_act(self) -> None:
        """Somebody has reacted: see where that leads. As long as only they are asked, they are still in the window."""
        game = self.game
        found = pace.run_on(game)
        if found is not None or not game.pending or not all(each.secret for each in game.pending):
            self.window.go_beyond(found)

    def _slice_is_over(self, began: float) -> bool:
        """Whether other tables must get their turn now; then this one goes on a little later."""
        if processor.perf_counter() - began <= TIME_SLICE:
            return False
        self.is_busy = True
        self._changes.wakeups.append((Wakeup.BOTS, 0.0))
        return True

    def _wait(self) -> None:
        """Nothing more can be done now: people are asked."""
        window = self.window
        if not self.game.pending:
            moment = window.next if window.phase is BEYOND else window.moment
            if moment is not None:
                pace.wait(self.game, moment)
        if not self.is_busy and window.phase is not ANNOUNCED:
            self._end_wishes()
            self._ask_people()

    def _end_wishes(self) -> None:
        """Who wanted to be asked otherwise for a while is told when that is over, as far as they can see."""
        for seat, policy in enumerate(self.policies):
            before = policy.settings
            if before.ask != "auto" and self.record.places[seat].is_playing_person:
                policy.end_if_over(self.info, self.game_seen_by(seat))
                if policy.settings is not before:
                    self._policy_changed(seat, "policy")

    def _show_moment(self, found: pace.Moment | None) -> None:
        """Show what has happened; at a moment for reactions, open a window."""
        game = self.game
        self._close_window()
        if found is None:
            if game.pending:
                self._changes.everybody = True
            else:
                self._end()
            return
        self.window.open(found)
        if not self.hides_reactions:
            # Nobody could learn anything from the pace of the game. Watchers get each moment by itself all the same, so
            # that what they get does not depend on whether the person was asked.
            if self.has_watchers:
                self._show_watchers(found)
        elif not self.info.public_quiet(game):
            public_game = game.clone()
            pace.wait(public_game, found)
            self._changes.wakeups.append((Wakeup.WINDOW_TIME, self.window_time()))
            self.window.hide(public_game, self._seats_on_hold())
        self._changes.everybody = True

    def _show_watchers(self, moment: pace.Moment) -> None:
        still = self.game.clone()
        pace.wait(still, moment)
        self._changes.notices.append(WatcherMoment(still, self.clocks.seen_by(WATCHER)))

    def _seats_on_hold(self) -> set[int]:
        """The seats whose policy is to hold every window open."""
        places = self.record.places
        return {
            seat
            for seat, policy in enumerate(self.policies)
            if policy.settings.ask == "hold" and not places[seat].played_by_bot
        }

    def _close_window(self) -> None:
        """The window is over: questions that only it had asked are closed, and its answers are acknowledged."""
        window = self.window
        for seat, question in list(self.questions.open.items()):
            if question.decision is None or question.decision not in self.game.pending:
                self._close_question(seat)
        for answer in window.queued.values():
            self._drop_queued(answer)
        for seat, id in window.unacknowledged:
            self._changes.notices.append(Acknowledgement(seat, id))
        window.close()

    def _drop_queued(self, answer: QueuedAnswer) -> None:
        """Somebody has acted before the turn of this answer: things are different now, and the seat is asked again."""
        seat = answer.seat
        if answer.point is not None:
            self.policies[seat].forget_pass(answer.point.passed)
            self.undo_history.remove(seat, answer.point)
        if answer.acts:
            self.window.unacknowledged.remove((seat, answer.id))
            self.questions.answered[seat].pop(answer.question, None)
            self._changes.notices.append(Acknowledgement(seat, answer.id, "refused-stale"))
        elif answer.by == "person":
            self._log("moot", seat, answer.option, "person", f"{answer.question} {answer.id}")

    def _end(self) -> None:
        self.stop()
        self._changes.ended = True

    def stop(self) -> None:
        """The game is over: nobody is asked any more."""
        self.over = True
        self.is_busy = False
        self.questions.open.clear()
        self.stop_thinking()

    def stop_thinking(self) -> None:
        """Nobody waits for any bot any more."""
        for seat in list(self.thoughts):
            self._forget_thought(seat)

    # -- answers --------------------------------------------------------------------------------------------------

    def _automatic_answer(self) -> AutomaticAnswer | None:
        """An answer that is there already: a bot's, a queued one, or a pass by a seat's policy."""
        self._look_at_places()
        for decision in self.game.pending:
            seat = decision.seat
            if seat < 0:
                continue
            if self._bots[seat]:
                answer = self._bot_answer(decision)
                if answer is not None:
                    return answer
                continue
            queued = self.window.queued.get(seat)
            if queued is not None:
                if self._must_wait(queued):
                    continue
                del self.window.queued[seat]
                return AutomaticAnswer(decision, queued.option, queued.by, self._give_queued(queued))
            question = self.questions.open.get(seat)
            if question is not None and question.id == self._id_for(decision):
                question.decision = decision  # it was asked before its turn
            elif not self._wants_question(decision):
                return AutomaticAnswer(decision, self.info.default_option(decision), "policy", "")
        return None

    def _bot_answer(self, decision: Decision) -> AutomaticAnswer | None:
        """What the bot of the seat answers, or None while it thinks."""
        place = self.record.places[decision.seat]
        by = "bot" if place.kind == "bot" or place.resigned else "caretaker"
        thought = self.thoughts.get(decision.seat)
        if thought is None:
            option = self._begin_to_choose(place.bot, decision)
        else:
            option = thought.option
            if option == UNDECIDED and not self._may_think(decision):
                option = choose_for(CARETAKER, self.game, decision)
            if option != UNDECIDED:
                self._forget_thought(decision.seat)
        return AutomaticAnswer(decision, option, by, "") if option != UNDECIDED else None

    def _begin_to_choose(self, bot: str, decision: Decision) -> int:
        """The option that a quick bot takes; others begin to think."""
        is_awaited = self.info.is_awaited(decision)
        if not is_awaited:
            bot = reacting_bot(bot)
        if is_quick(bot):
            return choose_for(bot, self.game, decision)
        if not self._may_think(decision):
            return choose_for(CARETAKER, self.game, decision)
        thought = Thought(bot, self.game, decision, is_hurried=not is_awaited)
        self.thoughts[decision.seat] = thought
        self._changes.thoughts.append(thought)
        return UNDECIDED

    def _may_think(self, decision: Decision) -> bool:
        """Whether others may have to wait for this decision.

        A reaction window must not stay open longer because a bot has something to think about, and whoever is asked in
        it must not be asked later: everybody would know. People are asked ahead of reactions only, see decisions_ahead.
        """
        if self.info.is_awaited(decision) or self.window.public_game is None:
            return True
        return self.window.is_timed and self.info.is_reaction(decision)

    def _must_wait(self, answer: QueuedAnswer) -> bool:
        return self.window.must_wait(answer, self.info, self.game)

    def _give_queued(self, answer: QueuedAnswer) -> str:
        return self.window.give(answer, self._answered)

    def _wants_question(self, decision: Decision) -> bool:
        """Whether the seat wants to be asked this; its policy may change with it."""
        if not decision.op.secret or not self.info.is_reaction(decision):
            return True
        policy = self.policies[decision.seat]
        before = policy.settings
        wanted = policy.wants(self.info, self.game, decision)
        if policy.settings is not before:
            self._policy_changed(decision.seat, "policy")
        return wanted

    def _id_for(self, decision: Decision) -> str:
        return self.questions.id_for(decision, self.game.event_count)

    def _take(self, decision: Decision, option: int, by: str, note: str) -> None:
        """Give this answer to the game, and write it down."""
        seat = decision.seat
        if decision.op.secret:
            if option != self.info.default_option(decision):
                self.window.act(seat)
        elif not decision.secret:
            self._changes.everybody = True  # everybody can see that the seat has chosen
            if self.hides_reactions:
                self.undo_history.clear_others(seat)
        pace.take(self.game, decision, option)
        self._log("answer", seat, option, by, note)

    def _accept(self, seat: int, asked: OpenQuestion, option: int, by: str, id: str) -> None:
        """Take an answer to an open question, or queue it if the rules have not come to it yet."""
        decision = asked.decision
        self._close_question(seat)
        self.window.holders.discard(seat)
        if decision is None:
            return
        answer = QueuedAnswer(seat, asked.id, id, option, by, option != self.info.default_option(decision))
        if by == "person":
            answer.point = self.note_answer(decision, option)
        if decision in self.game.pending and not self._must_wait(answer):
            pace.stop_waiting(self.game)
            self._take(decision, option, by, self._give_queued(answer))
        else:
            self.window.queued[seat] = answer

    @property
    def _answered(self) -> AnswerCount:
        return AnswerCount(len(self.game.answers) // 2)

    def note_answer(self, decision: Decision, option: int) -> UndoPoint:
        """Remember what a person is about to answer: to undo it, and not to ask about the same again."""
        seat = decision.seat
        passed = ""
        if decision.op.secret and option == self.info.default_option(decision):
            passed = self.policies[seat].remember_pass(self.info, self.game, decision)
        point = UndoPoint(self._answered, EventNumber(self.game.event_count), self.window.count, passed)
        self.undo_history.add(seat, point)
        return point

    # -- asking ---------------------------------------------------------------------------------------------------

    def _ask_people(self) -> None:
        """Ask every person who has a decision to make; close the questions that are not to be asked any more."""
        wanted = self._decisions_to_ask()
        for seat, question in list(self.questions.open.items()):
            if self.window.keeps_asking(seat):
                continue
            if seat not in wanted or question.decision is not wanted[seat]:
                self._close_question(seat)
                self._changes.seats.add(seat)
        for seat, decision in wanted.items():
            if seat not in self.questions.open:
                self._ask(seat, decision)

    def _decisions_to_ask(self) -> dict[int, Decision | None]:
        """The decision of each person who is asked now; None where the seat only holds the window open."""
        window = self.window
        wanted: dict[int, Decision | None] = {}
        if window.phase is not BEYOND:
            for decision in self.game.pending:
                if decision.seat >= 0 and decision.seat not in window.queued and not self._is_left(decision.seat):
                    wanted[decision.seat] = decision
        if window.asks_ahead:
            for decision in decisions_ahead(self.info, self.game, window.moment):
                self._want_ahead(decision, wanted)
            for seat in window.holders - set(window.queued):
                wanted.setdefault(seat, None)
        return wanted

    def _is_left(self, seat: int) -> bool:
        """Whether nobody is there to be asked: the game waits for a bot, or for the person to come back, and no clock
        runs."""
        place = self.record.places[seat]
        return not place.is_playing_person or (place.caretaker and seat not in self.connected)

    def _want_ahead(self, decision: Decision, wanted: dict[int, Decision | None]) -> None:
        """Ask for a decision before its turn, if its seat is a person who wants to be asked."""
        seat = decision.seat
        if seat in self.window.queued or self.record.places[seat].played_by_bot:
            return
        before = self.questions.open.get(seat)
        if before is not None and before.id == self._id_for(decision):
            wanted[seat] = before.decision
        elif self._wants_question(decision):
            wanted[seat] = decision

    def _ask(self, seat: int, decision: Decision | None) -> None:
        if decision is None:
            asked = self.questions.ask_to_hold(seat)
        else:
            asked = self.questions.ask(decision, self.game, self.info)
            if self.info.question_reveals_information(decision):
                self.undo_history.clear(seat)
        hidden = decision is None or decision.secret
        self.clocks.start(seat, asked.question.reaction, hidden, seat in self.connected)
        self._changes.seats.add(seat)

    def _close_question(self, seat: int) -> None:
        if self.questions.open.pop(seat, None) is not None:
            self.clocks.stop(seat)

    def _set_alarm(self) -> None:
        """Wake up when the first seat runs out of time."""
        seconds = None if self.over else self.clocks.seconds_left()
        if seconds is not None or self._is_alarm_set:
            self._changes.wakeups.append((Wakeup.CLOCK, seconds))
        self._is_alarm_set = seconds is not None

    def _policy_changed(self, seat: int, by: str) -> None:
        policy = self.policies[seat].settings
        self.record.change_place(seat, policy=policy)
        self._log("policy", seat, 0, by, ENCODER.encode(policy).decode())
        self._changes.notices.append(SeatsChange(list(self.record.places), seat))

    # -- what is seen ---------------------------------------------------------------------------------------------

    def game_seen_by(self, seat: int) -> Game:
        """The game as this seat (or a watcher) sees it: in a reaction window, as it was before."""
        public_game = self.window.game_shown_to(seat)
        if public_game is None:
            return self.game
        asked = self.questions.open.get(seat)
        if asked is None or asked.decision is None:
            return public_game
        if asked.seen_game is None:
            asked.seen_game = public_game.clone()
            asked.seen_game.pending = (asked.decision,)
        return asked.seen_game

    def _log(self, kind: str, seat: int, value: int, by: str, note: str) -> None:
        self._changes.log.append(LogEntry(kind, seat, value, by, note, self.clocks.bank_of(seat)))
