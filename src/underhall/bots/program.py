"""A bot that is a program of its own: it reads questions from standard input and writes answers to standard output.

Each question is one line of JSON, and so is each answer; docs/bots.md shows both. The program runs from the first
question to the end of the game. One that does not answer is ended, and started anew for the next question.
"""

import subprocess
import weakref
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any

import msgspec

from underhall.errors import NoAnswer
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.luck import Luck, seeded

TIME_LIMIT = 10.0  # seconds for an answer
LONGEST_ANSWER = 4096  # bytes
LONGEST_GOODBYE = 1.0  # seconds in which a program may end by itself


class Unanswered(Exception):
    """A bot gave no answer that counts."""

    def __init__(self, why: NoAnswer, given: str) -> None:
        super().__init__(why, given)
        self.why: NoAnswer = why
        self.given = given


class Answer(msgspec.Struct):
    """What a program answers: the number of the decision, and the place of an option."""

    number: int
    option: int


class ProgramBot:
    """Hands each question to a program and waits for its answer, but not for ever."""

    def __init__(self, words: list[str], seat: int, time_limit: float = TIME_LIMIT) -> None:
        self.words = words
        self.seat = seat
        self.time_limit = time_limit
        self.running: RunningProgram | None = None

    def choose(self, view: Callable[[], object], decision: Decision, imagine: Callable[[Luck], Game]) -> int:
        if self.running is None:
            self.running = RunningProgram(self.words)
        try:
            answer = read_answer(self.running.ask(question(view(), decision, imagine), self.time_limit))
            if answer.number != decision.number:
                raise Unanswered("rubbish", f"number {answer.number} instead of {decision.number}")
        except Unanswered:
            self.running.process.kill()
            self.running.end()
            self.running = None
            raise
        return answer.option


def question(view: object, decision: Decision, imagine: Callable[[Luck], Game]) -> bytes:
    """What a program is asked, as one line."""
    game = imagine(seeded(0)).config.game  # nothing else that a bot is handed says which game it is
    asked: dict[str, Any] = {
        "number": decision.number,
        "kind": decision.kind,
        "source": decision.source,
        "options": [{"kind": option.kind, **option.fields} for option in decision.options],
    }
    return msgspec.json.encode({"game": game, "seat": decision.seat, "decision": asked, "view": view}) + b"\n"


def read_answer(line: bytes) -> Answer:
    try:
        return msgspec.json.decode(line, type=Answer)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unanswered("rubbish", f"{line.decode(errors='replace').strip()!r} ({error})") from error


class RunningProgram:
    """A program that runs, and a thread that writes to it and reads from it: either may take for ever."""

    def __init__(self, words: list[str]) -> None:
        try:
            process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise Unanswered("ended", str(error)) from error
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.questions: SimpleQueue[bytes | None] = SimpleQueue()
        self.answers: SimpleQueue[bytes] = SimpleQueue()
        pipes = (process.stdin, process.stdout, self.questions, self.answers)
        Thread(target=hand_over, args=pipes, daemon=True).start()
        self.end = weakref.finalize(self, end, process, self.questions)

    def ask(self, question: bytes, time_limit: float) -> bytes:
        """The line with which the program answers."""
        self.questions.put(question)
        try:
            line = self.answers.get(timeout=time_limit)
        except Empty:
            raise Unanswered("silent", f"{time_limit:g} s") from None
        if not line:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(LONGEST_GOODBYE)
            raise Unanswered("ended", f"exit code {self.process.returncode}")
        if not line.endswith(b"\n"):
            raise Unanswered("rubbish", f"{line[:40]!r}…")
        return line


def hand_over(
    to: IO[bytes], from_: IO[bytes], questions: "SimpleQueue[bytes | None]", answers: "SimpleQueue[bytes]"
) -> None:
    """Write each question and read its answer, until there are no more. A program that has ended answers nothing."""
    with suppress(OSError, ValueError), to, from_:
        while (line := questions.get()) is not None:
            try:
                to.write(line)
                to.flush()
            except OSError:
                answers.put(b"")
                return
            answers.put(from_.readline(LONGEST_ANSWER))


def end(process: "subprocess.Popen[bytes]", questions: "SimpleQueue[bytes | None]") -> None:
    """Let the program end, or end it."""
    questions.put(None)  # its input is closed by this
    try:
        process.wait(LONGEST_GOODBYE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
