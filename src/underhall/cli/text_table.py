"""The text table: draw, print what happened, ask, and obey what is typed."""

import shlex
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from underhall.cli.boards import new_board
from underhall.cli.ending import print_ending
from underhall.cli.explain import matching, print_card, print_found, print_help, print_rule, print_why
from underhall.cli.files import unused, write_file
from underhall.cli.session import Session
from underhall.kernel.decisions import Decision, kind_of, x_of
from underhall.kernel.events import PHASE, TURN, Event
from underhall.kernel.types import OptionCode
from underhall.kernel.withheld import OTHER_QUESTION, Withheld
from underhall.terminal.pen import Pen, hanging
from underhall.text import Texts
from underhall.text.tell import Teller

HEADINGS: Final = (TURN, PHASE)  # of the log
INDENT: Final = "  "  # before what follows from the line above
LOG_LINES: Final = 20
MOST_UNDRAWN: Final = 3  # after more events than this, the table is drawn again even between the steps of one effect
MOST_UNREAD: Final = 8  # … counting those that the log leaves out
LONGEST_QUOTE: Final = 40
SUFFIX: Final = ".underhall"


class TextTable:
    """One person at one terminal."""

    def __init__(
        self, session: Session, text: Texts, names: list[str], out: Console, hints: bool, save: Path | None
    ) -> None:
        self.session = session
        self.text = text
        self.names = names
        self.out = out
        self.pen = Pen(out, text)
        self.board = new_board(session.game.config.game, text, names, session.bots)
        self.hints = hints
        self.hinted: set[str] = set()  # the hints that have been given
        self.file = save
        # Events up to here have been printed; of a game that goes on after a pause, the last few are printed again.
        self.events_printed = max(session.game.event_count - LOG_LINES, 0) if session.game.answers else 0
        self.lines: list[Event] = []  # those on the screen, for `why`
        self.welcomed = False
        self.drawn: list[Text] = []  # the table as it was last drawn
        self.asked = ""  # the kind of the question that was asked last
        self.numbers: dict[OptionCode, int] = {}  # of its answers, as long as it is asked again and again
        self.saved_at = -1  # how long the list of answers was when it was last saved

    # -- the loop -------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game ends or the person leaves."""
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")  # a stray byte is a wrong answer, not a crash
        try:
            while True:
                decision = self.session.wait()
                if decision is None:
                    self._end()
                    return
                self.out.print()
                self.show(decision)
                if not self._obey(decision):
                    break
        except KeyboardInterrupt:
            self.out.print()
            self._leave()
            raise
        self._leave()

    def _obey(self, decision: Decision) -> bool:
        """Take lines until one of them answers or takes back; False when the person leaves."""
        may_pass = decision.options[0].kind == "pass"
        meant = -1  # the answer that is for good and was given once
        while True:
            try:
                line = input("> ").strip()
            except EOFError:
                self.out.print()
                return False
            word, rest = _first_word(line)
            if word in ("quit", "q"):
                return False
            if may_pass and word in ("", "skip"):
                if meant != 0 and self._is_fatal(decision):
                    meant = 0
                    self.pen.say("play-fatal")
                    continue
                self._pass(word)
                return True
            if word == "undo" and self._undo():
                return True
            if word == "undo" or self._show_on_request(word, rest, decision):
                continue
            chosen = self._chosen(line, decision)
            if not chosen:
                self._refuse(line, decision)
            elif meant != chosen[0] and chosen[0] == 0 and may_pass and self._is_fatal(decision):
                meant = 0
                self.pen.say("play-fatal")
            elif decision.options[chosen[0]].kind not in self.board.final or meant == chosen[0]:
                self._answer(decision, chosen)
                return True
            else:
                meant = chosen[0]
                self.pen.say("play-for-good", deed=self._teller().option(decision.options[meant]), number=line)

    def _is_fatal(self, decision: Decision) -> bool:
        """Whether the game says that passing may put the person out of it."""
        session = self.session
        notes = session.info.explain(session.game, decision).options[0]
        return any(note.id.endswith("-fatal") for note in notes)

    def _pass(self, word: str) -> None:
        """Pass this once, or until something happens."""
        if word == "skip":
            self.session.pass_on()
        else:
            self.session.answer(0)

    def _show_on_request(self, word: str, rest: str, decision: Decision) -> bool:
        """Do what a word asks for that changes nothing in the game; False if it is no such word."""
        match word:
            case "save":
                self._save(rest)
            case "log":
                self._print_log(rest)
            case "why" if rest.lower().partition(" ")[0] == "not":
                self._why_not(rest.partition(" ")[2].strip()[:LONGEST_QUOTE], decision)
            case "why":
                self._why(rest)
            case "table":
                self._draw(0)
            case page if page in self.board.pages:
                self._print_page(page)
            case "?" | "help":
                self._explain(rest, decision)
            case _:
                return False
        return True

    def _number(self, decision: Decision) -> list[int]:
        """The numbers of the answers: an answer that is there again keeps its own, a new one gets a new number."""
        if decision.kind != self.asked or decision.kind not in self.board.steady:
            self.numbers = {}
        self.asked = decision.kind
        offered = {option.code for option in decision.options}
        for option in decision.options:
            if option.code not in self.numbers:
                # The same with the same card, which only lies elsewhere now, has the same number, too.
                same = [old for old in self.numbers if old not in offered and _alike(old, option.code)]
                most = max(self.numbers.values(), default=0)
                self.numbers[option.code] = self.numbers.pop(same[0]) if same else most + 1
        return [self.numbers[option.code] for option in decision.options]

    def _chosen(self, line: str, decision: Decision) -> list[int]:
        """The answer whose number was typed; two where two are chosen one after the other; none if that is wrong."""
        words = line.split()
        view = self.session.view()
        if len(words) > (2 if self.board.takes_two(decision, view) else 1):
            return []
        chosen = [self._index(word, decision) for word in words]
        if -1 in chosen:
            return []
        twice = len(chosen) == 2 and chosen[0] == chosen[1]
        return [] if twice and view.hand.count(decision.options[chosen[0]].fields.get("card")) < 2 else chosen

    def _answer(self, decision: Decision, chosen: list[int]) -> None:
        """Give the answers one after the other; the second is offered again when the first has been given."""
        for code in [decision.options[index].code for index in chosen]:
            now = self.session.wait()
            if now is not None:
                self.session.answer(next(option.index for option in now.options if option.code == code))

    def _index(self, word: str, decision: Decision) -> int:
        """The answer that has this number, or -1."""
        if not _numbered(word, max(self.numbers.values())):
            return -1
        return next((o.index for o in decision.options if self.numbers[o.code] == int(word)), -1)

    def _refuse(self, line: str, decision: Decision) -> None:
        numbers = sorted(self.numbers[option.code] for option in decision.options)
        # An answer that is there again keeps its number, so that numbers may be missing in between.
        offered: dict[str, str | int] = {
            "gaps": "no" if len(numbers) == numbers[-1] else "yes",
            "most": numbers[-1],
            "numbers": ", ".join(str(number) for number in numbers),
        }
        if line in ("", "skip"):
            self.pen.say("play-must-choose", **offered)
        else:
            self.pen.say("play-not-understood", given=line[:LONGEST_QUOTE], **offered)

    def _teller(self) -> Teller:
        return Teller(self.text, self.session.info, self.session.game, self.names)

    # -- showing --------------------------------------------------------------------------------------------------

    def show(self, decision: Decision) -> None:
        """Everything the person needs to answer: the table, the log, the question."""
        session = self.session
        events = [event for event in session.game.events if event.number >= self.events_printed]
        small = self.board.is_small(events, session.seat)
        log = self._log_since()
        numbers = self._number(decision)
        explanation = session.info.explain(session.game, decision)
        question = self.board.asked(
            decision, session.view(), session.outlook(), self._teller(), self.pen.width, numbers, explanation
        )
        much = len(log) > MOST_UNDRAWN or len(events) > MOST_UNREAD
        if not self.drawn or much or (log and not (small or decision.source)):
            self._draw(len(log) + len(question))
        if not self.welcomed:
            self._welcome()
        self.pen.print(log)
        self._hint(decision)
        self.pen.print(question)

    def _welcome(self) -> None:
        self.welcomed = True
        config = self.session.game.config
        name = self.board.player(self.session.seat).plain
        self.pen.say("play-welcome", name=name, seed=config.seed, profile=self.board.edition(config.options))
        intro = self.board.intro(self.session.view())
        if intro and self.hints:
            self.pen.write(intro, "» ", "italic yellow")

    def _hint(self, decision: Decision) -> None:
        """A line for whoever is asked this for the first time."""
        hint = self.session.info.hint(decision)
        if self.hints and hint not in self.hinted and self.text.has(hint):
            self.hinted.add(hint)
            alone = "yes" if len(self.names) == 1 else "no"
            self.pen.write(self.text.say(hint, device="keys", alone=alone), "» ", "italic yellow")

    def _draw(self, below: int) -> None:
        """Draw the table so that as many lines fit on the screen below it."""
        height = self.out.height - below - 2
        self.drawn = self.board.fitted(self.session.view(), self.session.outlook(), self.pen.width, height)
        self.pen.print(self.drawn)

    def _print_page(self, word: str) -> None:
        """More of the table than it shows all the time."""
        self.pen.print(self.board.page(word, self.session.view(), self.session.outlook(), self.pen.width))

    # -- the log --------------------------------------------------------------------------------------------------

    def _log_since(self) -> list[Text]:
        """What happened since the last question, without what goes without saying."""
        events = [event for event in self.session.game.events if event.number >= self.events_printed]
        self.events_printed = self.session.game.event_count
        view = self.session.view()
        lines = [e for number, e in enumerate(events) if not self.board.is_routine(e, events[number + 1 :], view)]
        return self._log(lines)

    def _log(self, events: list[Event]) -> list[Text]:
        """The events as lines, turns and phases as headings; the numbers are for `why`.

        What belongs together is one line, and what follows from a deed is indented under it.
        """
        teller, seat = self._teller(), self.session.seat
        rows = self._rows(events)
        self.lines = [row[0] for row in rows if row[0].message.log not in HEADINGS]
        number = 0
        digits = len(str(len(self.lines)))
        out: list[Text] = []
        above: set[int] = set()  # the deeds under which what follows is indented
        headings: dict[str, str] = {}  # those that nothing has followed yet; a later phase replaces an earlier one
        for row in rows:
            event = row[0]
            if event.message.log in HEADINGS:
                if event.message.log == TURN:
                    headings = {}
                headings[event.message.log] = teller.event(event, seat).rstrip(".。")
                continue
            if headings:
                out.append(Text(f"── {' · '.join(headings.values())} ──", style="dim"))
                headings = {}
            joined = teller.belong_together(event, row[-1], seat) if len(row) > 1 else False
            words = teller.together(row, seat) if joined else teller.event(event, seat)
            line = Text(words, style=self.board.log_style(event, seat))
            if len(row) > 1 and not joined:
                line.append(f" ×{len(row)}")
            number += 1
            under = INDENT if event.cause in above else ""
            above |= {each.number for each in row}
            out += hanging(Text(f"{number:>{digits}} {under}", style="dim"), line, self.pen.width)
        return out

    def _rows(self, events: list[Event]) -> list[list[Event]]:
        """The events of each line: those in a row that belong together or read alike."""
        teller, seat = self._teller(), self.session.seat
        rows: list[list[Event]] = []
        for event in events:
            if rows and (
                teller.belong_together(rows[-1][0], event, seat)
                or teller.event(rows[-1][0], seat) == teller.event(event, seat)
            ):
                rows[-1].append(event)
            else:
                rows.append([event])
        return rows

    def _print_log(self, count: str) -> None:
        """The last lines of the whole log, routine included."""
        lines = int(count) if count.isdecimal() and int(count) else LOG_LINES
        self.pen.print(self._log(self.session.game.events[-lines:]))

    def _why(self, which: str) -> None:
        """Explain a line of the log by its number, or the last one."""
        line = which or str(len(self.lines))
        if _numbered(line, len(self.lines)):
            print_why(self.pen, self._teller(), self.lines[int(line) - 1], self.session.seat)
        else:
            self.pen.say("play-no-such-line", most=len(self.lines))

    def _why_not(self, name: str, decision: Decision) -> None:
        """Say why a card in the hand cannot be played now."""
        teller, view = self._teller(), self.session.view()
        held = {id: teller.card(id) for id in dict.fromkeys(view.hand)}
        found = matching(name, held) if name else []
        if len(found) != 1:
            self.pen.say("play-not-held", given=name, held=", ".join(held.values()) or "–")
            return
        card = found[0]
        offered = [option for option in decision.options if option.fields.get("card") == card]
        if offered:
            number = self.numbers[offered[0].code]
            self.pen.say("play-can-be-played", card=teller.card(card), number=number)
            return
        session = self.session
        reasons = [each for each in session.info.withheld(session.game, decision) if each.card == card]
        withheld = reasons[0] if reasons else Withheld(OTHER_QUESTION, card)
        self.pen.write(f"{teller.card(card)}: {teller.why_not(withheld)}")
        if withheld.reason.rule:
            print_rule(self.pen, session.game.config.game, withheld.reason.rule)

    def _explain(self, what: str, decision: Decision) -> None:
        """The help page, the card of an option, or whatever is called so."""
        if not what:
            print_help(self.pen, self.board)
        elif not what.isdecimal():
            print_found(self.pen, self._teller(), self.board, self.session.view(), what[:LONGEST_QUOTE])
        elif (index := self._index(what, decision)) >= 0:
            option = decision.options[index]
            card = option.fields.get("card") or decision.source
            explained = self.board.explained(option, self.session.view())
            if explained:
                self.pen.write(explained)
            elif card:
                print_card(self.pen, self._teller(), self.board, str(card))
            else:
                self.pen.say("play-nothing-to-explain")
        else:
            self._refuse(what, decision)

    # -- going back, saving, leaving ------------------------------------------------------------------------------

    def _undo(self) -> bool:
        """Take back the last decision if nothing has come to light since; say so either way."""
        session = self.session
        if not session.can_go_back:
            self.pen.say("play-undo-nothing")
            return False
        if session.has_looked:
            self.pen.say("play-undo-looked")
            return False
        revealing = session.revealing_event()
        if revealing is not None:
            self.pen.say("play-undo-refused", event=self._teller().event(revealing, session.seat))
            return False
        session.undo()
        self.events_printed = session.game.event_count
        self.lines = []
        self.pen.say("play-undone")
        self._draw(LOG_LINES)
        return True

    def _default_file(self) -> Path:
        config = self.session.game.config
        safe = "".join(letter if letter.isalnum() or letter in "-_" else "_" for letter in config.seed)
        return unused(Path(f"{config.game}-{safe[:LONGEST_QUOTE]}{SUFFIX}"))

    def _save(self, name: str) -> bool:
        """Write the game to the file named, or to the last one, or to one of its own."""
        file = Path(name) if name else self.file or self._default_file()
        try:
            write_file(file, self.session.game.save())
        except (OSError, ValueError) as error:
            self.pen.say("play-save-failed", file=str(file), why=getattr(error, "strerror", None) or str(error))
            return False
        self.file = file
        self.saved_at = len(self.session.game.answers)
        self.pen.say("play-saved", file=str(file))
        return True

    def _leave(self) -> None:
        """Nothing is asked and nothing is lost: a game in progress is saved, and how to go on is said."""
        game = self.session.game
        if not self.session.points and self.file is None:
            self.pen.say("play-left")
            return
        if self.saved_at != len(game.answers) and not self._save(""):
            return
        bots = [bot for bot in self.session.bots if bot]
        words = ["underhall", "play", game.config.game, "--load", str(self.file)]
        if bots:
            words += ["--bots", ",".join(bots)]
        if self.session.seat:
            words += ["--seat", str(self.session.seat)]
        self.pen.say("play-go-on", command=shlex.join(words))

    def _end(self) -> None:
        """The last lines, the result, and where the game was saved if that was asked for."""
        self.out.print()
        self._draw(0)
        self.pen.print(self._log_since())
        print_ending(self.out, self.text, self.board, self.session.game, self.session.view())
        if self.file is not None and self._save(""):
            self.pen.say("play-replay", command=shlex.join(["underhall", "replay", str(self.file)]))


def _first_word(line: str) -> tuple[str, str]:
    """The word that says what to do, in small letters, and the rest; "?" is a word also where no space follows."""
    spaced = line.replace("?", "? ", 1) if line.startswith("?") else line
    word, _, rest = spaced.partition(" ")
    return word.lower(), rest.strip()


def _alike(one: OptionCode, other: OptionCode) -> bool:
    """Whether two answers are of one kind and about one thing."""
    return kind_of(one) == kind_of(other) and x_of(one) == x_of(other)


def _numbered(word: str, most: int) -> bool:
    """Whether the word is a number from 1 to `most`."""
    return word.isascii() and word.isdecimal() and len(word) < 9 and 1 <= int(word) <= most
