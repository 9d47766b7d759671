"""A game taken up again from the log of its table: after a restart, or when somebody comes back to it."""

from typing import Final

import msgspec

from underhall.kernel.game import Charter
from underhall.server.play import EARLY, KEPT, Misfit, Play, fitting, play_on
from underhall.server.protocol import Policy
from underhall.server.store import Row
from underhall.server.table import Table

SINCE_THEN: Final = 10  # moments for reactions: among friends, nothing from before a restart is taken back


class Step:
    """An answer or a change of policy from the log."""

    def __init__(self, row: Row) -> None:
        self.seat: int = row["seat"]
        self.option: int = row["value"]
        self.by: str = row["by"]
        self.note: str = row["note"]
        self.policy = msgspec.json.decode(row["note"], type=Policy) if row["kind"] == "policy" else None


def wake(table: Table, log: list[Row], states: list[Row]) -> None:
    """Bring the game of `table` to where its log leaves it, and let it go on from there.

    A game of other rules or cards goes on from the last of its `states`. If what was answered since is not possible any
    more, the turn of that state begins again, and that is written down like an answer taken back.
    """
    record = table.record
    steps: list[Step] = []
    rewinds = [0] * len(record.places)
    answered: list[dict[str, tuple[str, int]]] = [{} for _ in record.places]
    banks: dict[int, int] = {}
    for row in log:
        seat, kind = row["seat"], row["kind"]
        if seat >= 0 and row["bank"] >= 0:
            banks[seat] = row["bank"]
        if kind == "answer":
            steps.append(Step(row))
        elif kind == "undo":
            if row["value"] != EARLY:
                steps = _taken_back(steps, row["value"])
            for again in row["note"].split():
                rewinds[int(again)] += 1
        elif kind == "moot":
            question, _, id = row["note"].partition(" ")
            answered[seat][question] = (id, row["value"])
        elif kind == "policy":
            steps.append(Step(row))
        elif kind == "caretaker":
            record.places[seat].caretaker = bool(row["value"])
        elif kind == "resign":
            record.places[seat].resigned = True
            record.places[seat].caretaker = False
    for step in steps:
        if step.by == "person" and step.policy is None:
            question, _, id = step.note.partition(" ")
            answered[step.seat][question] = (id, step.option)
    try:
        _begin(table, steps, states)
    except Misfit:
        if table.is_current:
            raise
        if record.standing == "running":
            kept = states[-1]["answered"] if states else 0
            rewinds = [each + 1 for each in rewinds]
            table.sleep()
            table.keep("undo", -1, kept, "rules", " ".join(str(seat) for seat in range(len(rewinds))))
            _begin(table, _taken_back(steps, kept), states)
    play = table.play
    assert play is not None
    if record.standing == "ended":  # whether or not all of it can be played again, that is what was answered
        play.game.answers = [value for step in steps if step.policy is None for value in (step.seat, step.option)]
    play.opened = SINCE_THEN
    play.rewinds = rewinds
    play.answered = [dict(list(each.items())[-KEPT:]) for each in answered]
    for seat, bank in banks.items():
        clock = play.clocks[seat]
        if clock is not None:
            clock.bank = clock.bank_shown = bank / 1000
    table.marked = len(play.game.marks)
    if record.standing == "ended":
        play.game.advance()
        play.over = True
    else:
        play.stand()
        table.go_on()


def _begin(table: Table, steps: list[Step], states: list[Row]) -> None:
    """Start the game, or take it up at the last of its states, and do once more what was done since."""
    record, info = table.record, table.info
    done = 0
    if states:
        last = states[-1]
        charter = Charter(record.game, record.rules, record.cards, len(record.places), record.seed, record.options)
        game = info.resume(charter, msgspec.msgpack.decode(last["state"]), False)
        done = last["answered"]
        answers = [step for step in steps if step.policy is None][:done]
        game.answers = [value for step in answers for value in (step.seat, step.option)]
    else:
        game = info.start(len(record.places), record.seed, dict(record.options), False)
    table.begin(game)
    play = table.play
    assert play is not None
    for step in steps:
        if step.policy is not None:
            _change(play, step.seat, step.policy, step.by)
        elif done:
            done -= 1
        else:
            _answer(play, step)


def standing_states(log: list[Row], states: list[Row]) -> list[Row]:
    """The states of turns that have not been taken back since, in their order."""
    for row in log:
        if row["kind"] == "undo" and row["value"] != EARLY:
            states = [each for each in states if each["number"] > row["number"] or each["answered"] <= row["value"]]
    return states


def _taken_back(steps: list[Step], kept: int) -> list[Step]:
    """The first `kept` answers. A policy is not taken back with an answer that came before it."""
    left: list[Step] = []
    for step in steps:
        if step.policy is not None:
            left.append(step)
        elif kept:
            kept -= 1
            left.append(step)
    return left


def _answer(play: Play, step: Step) -> None:
    game = play.game
    if step.by in ("person", "policy"):
        game.advance()
        decision = fitting(game, step.seat, step.option)
        if step.by == "policy":
            play.manners[step.seat].wants(play.info, game, decision)  # which keeps in mind what was up
        else:
            if play.info.shows(decision):
                play.points[step.seat].clear()
            play.note_answer(decision, step.option)
    play_on(game, [step.seat, step.option])


def _change(play: Play, seat: int, policy: Policy, by: str) -> None:
    play.game.advance()
    if by == "person":
        play.manners[seat].change(policy, play.info, play.game, seat)
    else:
        play.manners[seat].policy = policy
    play.record.places[seat].policy = policy
