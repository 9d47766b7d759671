"""A game session: what people do in a game, and what comes of it.

Each public method that does something answers with its `Changes`: what to store, what to send, and when to call again.
The session itself stores nothing, sends nothing, and knows neither its table nor any connection.
"""

from typing import Final

from underhall.kernel.decisions import Decision
from underhall.server.bot_seats import choose_for
from underhall.server.changes import UNDECIDED, Acknowledgement, Changes, EventsUndone, SeatsChange, Thought, Wakeup
from underhall.server.clock import MISSES, SeatClock
from underhall.server.playback import replay_until
from underhall.server.policy import YIELDS, ReactionPolicy
from underhall.server.protocol import Policy
from underhall.server.reaction import BEYOND
from underhall.server.record import CARETAKER
from underhall.server.refusals import Refusal
from underhall.server.runner import GameRunner
from underhall.server.undo import UndoPoint

UNDO_QUEUED: Final = -1  # in the log: the answer that was undone had not come to its turn


class GameSession(GameRunner):
    """One game, from its first question to its end."""

    def _report(self) -> Changes:
        """All changes since the last report."""
        changes, self._changes = self._changes, Changes()
        return changes

    def run(self) -> Changes:
        """Go on until somebody has to be waited for."""
        if not self.over:
            self._run()
        return self._report()

    def wake_up(self, why: Wakeup) -> Changes:
        """Go on because time has passed."""
        if why is Wakeup.WINDOW_TIME:
            self.window.is_timed = False
        elif why is Wakeup.REGRET:
            self._may_regret = False
        elif why is Wakeup.CLOCK:
            self._is_alarm_set = False
            self._time_is_up()
        self._run()
        return self._report()

    def take_thought(self, thought: Thought, option: int) -> Changes:
        """A bot has chosen; if it could not (UNDECIDED), the caretaker chooses in its place.

        Nothing comes of it if the game has gone another way meanwhile.
        """
        self._forget_thoughts()
        if thought.is_wanted:
            thought.option = option if option != UNDECIDED else choose_for(CARETAKER, self.game, thought.decision)
            self._run()
        return self._report()

    # -- answers ---------------------------------------------------------------------------------------------------

    def answer(self, seat: int, id: str, question: str, option: int) -> Changes:
        """A person's answer; refused unless it is one of the options of the question that is open.

        It is acknowledged before anything comes of it, however long bots think then; in a reaction window, when the
        window closes.
        """
        if self._is_repeated(seat, id, question, option):
            return self._report()
        asked = self.questions.open.get(seat)
        if asked is None or asked.id != question:
            raise Refusal("refused-stale")
        if not 0 <= option < len(asked.question.options):
            raise Refusal("refused-no-such-option", 400)
        self.questions.remember_answer(seat, question, id, option)
        clock = self.clocks.of(seat)
        if clock is not None:
            clock.misses = 0
        if self.window.public_game is not None:
            self.window.unacknowledged.append((seat, id))
        else:
            self._changes.notices.append(Acknowledgement(seat, id))
        self._end_regret()
        self._accept(seat, asked, option, "person", id)
        if asked.decision is not None:
            self._leave_time_to_regret(asked.decision, option)
        self._changes.seats.add(seat)
        self._run()
        return self._report()

    def _is_repeated(self, seat: int, id: str, question: str, option: int) -> bool:
        """Whether this very answer has been given before: the page has not heard that it was stored."""
        known = self.questions.answered[seat].get(question)
        if known is None or self.questions.is_open(seat, question):  # asked again, since nothing came of the answer
            return False
        if known != (id, option):
            raise Refusal("refused-answered")
        if (seat, id) not in self.window.unacknowledged:
            self._changes.notices.append(Acknowledgement(seat, id))
        return True

    # -- clocks ----------------------------------------------------------------------------------------------------

    def _time_is_up(self) -> None:
        for seat, clock in self.clocks.overdue():
            self._answer_for(seat, clock)
            self._changes.seats.add(seat)

    def _answer_for(self, seat: int, clock: SeatClock) -> None:
        """The seat has run out of time: the harmless option is taken, and in the end a caretaker plays."""
        asked = self.questions.open[seat]
        if clock.running == "away":
            self._close_question(seat)
            self._set_caretaker(seat, True)
        elif asked.decision is None:
            self._close_question(seat)
            self.window.holders.discard(seat)
        else:
            clock.misses += 0 if clock.reaction else 1
            self._accept(seat, asked, self.info.default_option(asked.decision), "clock", "")
            if clock.misses >= MISSES:
                self._set_caretaker(seat, True)

    def _connection_changed(self, seat: int) -> None:
        """Another clock runs from now on if the seat is being asked."""
        clock = self.clocks.of(seat)
        if seat not in self.questions.open or clock is None:
            return
        hidden = clock.hidden
        self.clocks.restart(seat, seat in self.connected)
        self._set_alarm()
        if hidden:
            self._changes.seats.add(seat)
        else:
            self._changes.everybody = True

    # -- seats -----------------------------------------------------------------------------------------------------

    def connect(self, seat: int) -> Changes:
        """The person of the seat has opened a page, and takes their place back from the caretaker."""
        self.connected.add(seat)
        self._set_caretaker(seat, False)
        self._connection_changed(seat)
        self._run()
        return self._report()

    def disconnect(self, seat: int) -> Changes:
        self.connected.discard(seat)
        self._connection_changed(seat)
        return self._report()

    def set_policy(self, seat: int, policy: Policy) -> Changes:
        own = self.policies[seat]
        own.change(policy, self.info, self.game, seat)
        self._policy_changed(seat, "person")
        asked = self.questions.open.get(seat)
        if asked is None:
            if policy.ask == "hold" and self.window.is_timed and seat not in self.window.queued:
                self.window.holders.add(seat)  # the window that is open now is held, too
        elif asked.decision is None:
            if policy.ask != "hold":
                self._close_question(seat)
                self.window.holders.discard(seat)
        elif self._passes_now(asked.decision, own):
            self._accept(seat, asked, self.info.default_option(asked.decision), "policy", "")
        self._changes.seats.add(seat)
        self._run()
        return self._report()

    def _passes_now(self, decision: Decision, policy: ReactionPolicy) -> bool:
        """Whether the new policy passes on the question that is open."""
        if not decision.op.secret or not self.info.is_reaction(decision):
            return False
        return policy.settings.ask in YIELDS or not policy.wants(self.info, self.game, decision)

    def set_caretaker(self, seat: int, on: bool) -> Changes:
        """Let a bot play for the person of the seat, or no longer. The game does not go on by itself."""
        self._set_caretaker(seat, on)
        return self._report()

    def _set_caretaker(self, seat: int, on: bool) -> None:
        place = self.record.places[seat]
        if place.caretaker == on or not place.is_playing_person:
            return
        self.record.change_place(seat, caretaker=on)
        clock = self.clocks.of(seat)
        if clock is not None and not on:
            clock.come_back()
        self._close_question(seat)
        self.window.queued.pop(seat, None)
        self._log("caretaker", seat, int(on), "person", "")
        self._changes.notices.append(SeatsChange(list(self.record.places)))
        self._changes.seats.add(seat)

    def resign(self, seat: int) -> Changes:
        self._end_regret()
        self.record.change_place(seat, resigned=True, caretaker=False)
        self._close_question(seat)
        self.window.queued.pop(seat, None)
        self.window.holders.discard(seat)
        self.undo_history.clear(seat)
        self.hides_reactions = len(self.record.guests_playing) > 1
        self._log("resign", seat, 1, "person", "")
        self._changes.notices.append(SeatsChange(list(self.record.places)))
        self._changes.seats.add(seat)
        self._run()
        return self._report()

    # -- undo ------------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last answer can be undone, as far as the seat itself can tell."""
        if self.over:
            return False
        windows = self.window.count if self.hides_reactions else None
        return self.undo_history.can_undo(seat, self.info, self.game, self.game_seen_by(seat).event_count, windows)

    def undo(self, seat: int) -> Changes:
        """Undo the seat's last answer."""
        last = self.undo_history.last(seat)
        if last is None or not self.can_undo(seat) or last.events < self.events.first:
            raise Refusal("refused-undo")
        if self.window.phase is BEYOND and self.window.actor != seat:
            raise Refusal("refused-undo-late")
        self._end_regret()
        point = self.undo_history.take(seat)
        self.policies[seat].forget_pass(point.passed)
        for id in self.window.take_unacknowledged(seat):
            self._changes.notices.append(Acknowledgement(seat, id))
        if self.window.queued.pop(seat, None) is not None:
            self.questions.rewinds[seat] += 1
            self._log("undo", seat, UNDO_QUEUED, "person", str(seat))
            self._changes.seats.add(seat)
        else:
            self._undo_to(point, seat)
        self._run()
        return self._report()

    def _undo_to(self, point: UndoPoint, seat: int) -> None:
        """Go back to the moment before the seat's answer."""
        in_window = self.window.public_game is not None and point.windows == self.window.count
        before = self.game.decision_counts
        self.game = replay_until(self.info, self.game, point.answered)
        self.events.drop_from(point.events)
        self.window.take_back_act()
        if in_window:
            # What the others have answered meanwhile they have answered all the same; it waits for its turn again.
            again = [seat]
            self._close_question(seat)
            self.window.queue_again(point.answered, seat)
        else:
            # Whoever is asked again what was asked before is asked under another id.
            again = [
                each for each in range(len(before)) if each == seat or before[each] > self.game.decision_counts[each]
            ]
        for each in again:
            self.questions.rewinds[each] += 1
        self._log("undo", seat, point.answered, "person", " ".join(str(each) for each in again))
        self._changes.notices.append(EventsUndone(point.events, seat if in_window else None))
        if in_window:
            self.game.advance()
            self._changes.seats.add(seat)
        else:
            self._leave_window_time()
            self.fast_forward()
            self.window.count = point.windows
        self.undo_history.drop_since(point.answered, set(self.window.queued))

    def _leave_window_time(self) -> None:
        if self.window.is_timed:
            self.window.is_timed = False
            self._changes.wakeups.append((Wakeup.WINDOW_TIME, None))

    # -- the log ---------------------------------------------------------------------------------------------------

    def log(self, kind: str, seat: int, value: int, by: str, note: str) -> Changes:
        """Write this down."""
        self._log(kind, seat, value, by, note)
        return self._report()
