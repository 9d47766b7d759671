"""Reads the file of a lesson; whatever is wrong with it is told with its file and line.

docs/howto/lessons.md tells authors what stands in such a file.
"""

import re
from collections.abc import Collection, Iterable
from difflib import get_close_matches
from typing import Any, Final

from underhall.errors import BadLesson, LessonFault
from underhall.extras import needed_by
from underhall.games import GAMES
from underhall.kernel.table_layout import DECK, ENTRIES, SEAT
from underhall.learn.lesson import Lesson, Placed, Played, Step, Text
from underhall.rules.catalogue import catalogue
from underhall.text import LANGUAGES, rule_texts, texts

with needed_by("underhall.learn", "cli"):
    import yaml

FIELDS: Final = (
    "rules",
    "minutes",
    "title",
    "goal",
    "end",
    "seats",
    "options",
    "position",
    "begin",
    "moment",
    "rivals",
    "steps",
)
NEEDED: Final = ("rules", "minutes", "seats", "steps")
EXAMPLE_NEEDED: Final = ("rules", "seats", "steps")
MOMENT_FIELDS: Final = ("seed", "cards", "learner", "answers")
STEP_FIELDS: Final = ("say", "right", "wrong", "point", "rule")
NAME: Final = re.compile(r"(\d+)-([a-z][a-z0-9-]*)\.yaml")
EXAMPLE: Final = re.compile(r"([a-z]+-ex-\d+)\.yaml")  # a printed example of the rulebook as a position
MOST_STEPS: Final = 30
LONGEST_FILE: Final = 100_000


class Reader:
    """One file on its way to becoming a lesson."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.name = file.rpartition("/")[2]

    def fault(self, node: Any, why: LessonFault, name: object, known: Iterable[object] = ()) -> BadLesson:
        """What is wrong at this place of the file, and what is nearest to it among what there is."""
        line = node if isinstance(node, int) else node.start_mark.line + 1
        words = [str(each) for each in known]
        nearest = get_close_matches(str(name), words, n=3, cutoff=0.0) if len(words) > len(FIELDS) else words
        return BadLesson(file=self.file, line=line, why=why, name=str(name), nearest=nearest)

    # -- parts of YAML ------------------------------------------------------------------------------------------------

    def mapping(self, node: Any, what: str) -> dict[str, tuple[Any, Any]]:
        """By key: the node of the key and that of the value."""
        if not isinstance(node, yaml.MappingNode):
            raise self.fault(node, "shape", what)
        found: dict[str, tuple[Any, Any]] = {}
        for key, value in node.value:
            name = self.text(key)
            if name in found:
                raise self.fault(key, "twice", name)
            found[name] = (key, value)
        return found

    def sequence(self, node: Any, what: str) -> list[Any]:
        if not isinstance(node, yaml.SequenceNode):
            raise self.fault(node, "shape", what)
        return list(node.value)

    def several(self, node: Any) -> list[Any]:
        """The nodes of a list, or of a single thing."""
        return list(node.value) if isinstance(node, yaml.SequenceNode) else [node]

    def text(self, node: Any) -> str:
        if not isinstance(node, yaml.ScalarNode) or node.tag == "tag:yaml.org,2002:null":
            raise self.fault(node, "shape", "…")
        return str(node.value)

    def number(self, node: Any) -> int:
        words = self.text(node)
        if not re.fullmatch(r"-?\d{1,6}", words):
            raise self.fault(node, "number", words)
        return int(words)

    def checked(self, node: Any, name: str, why: LessonFault, known: Collection[str]) -> str:
        if name not in known:
            raise self.fault(node, why, name, known)
        return name


def read_lesson(file: str, game: str, source: str) -> Lesson:
    """The lesson that stands in `source`, the text of `file`, for the game of its folder."""
    reader = Reader(file)
    example = EXAMPLE.fullmatch(reader.name)
    number, id = (0, example[1].upper()) if example is not None else numbered(reader)
    root = composed(reader, game, source, NEEDED[0])
    if example is not None:
        reader.checked(1, id, "rule", catalogue(game).entries())
    lesson = Lesson(file, game, id, number, example is not None)
    _LessonFilling(reader, lesson).fill(root)
    return lesson


def numbered(reader: Reader) -> tuple[int, str]:
    """The number and the id in the name of a file."""
    named = NAME.fullmatch(reader.name)
    if named is None:
        raise reader.fault(1, "name", reader.name)
    return int(named[1]), named[2]


def composed(reader: Reader, game: str, source: str, first: str) -> Any:
    """The root of a file of this text in YAML; `first` is what is missing where nothing is."""
    if game not in GAMES:
        raise reader.fault(1, "game", game, GAMES)
    if len(source) > LONGEST_FILE:
        raise reader.fault(1, "long", LONGEST_FILE)
    try:
        root = yaml.compose(source, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 1
        raise reader.fault(line, "yaml", error.problem or "") from error
    except (yaml.YAMLError, RecursionError) as error:
        raise reader.fault(1, "yaml", type(error).__name__) from error
    if root is None:
        raise reader.fault(1, "missing", first)
    return root


class Filling:
    """Puts what a file says of a table into a lesson: who sits there, and what lies where."""

    def __init__(self, reader: Reader, lesson: Lesson) -> None:
        self.reader = reader
        self.lesson = lesson

    def fields_of(
        self, node: Any, known: Collection[str], needed: Iterable[str], what: str = "steps"
    ) -> dict[str, tuple[Any, Any]]:
        """The fields of a mapping: only known ones, and all that are needed."""
        fields = self.reader.mapping(node, what)
        for name, (key, _) in fields.items():
            self.reader.checked(key, name, "field", known)
        for name in needed:
            if name not in fields:
                raise self.reader.fault(node, "missing", name)
        return fields

    def fill_seats(self, fields: dict[str, tuple[Any, Any]]) -> None:
        """Who sits at the table, by the rules and options of the file."""
        reader, lesson = self.reader, self.lesson
        node = fields["rules"][1]
        rules = GAMES[lesson.game].rules
        if reader.number(node) != rules:
            raise reader.fault(node, "rules", reader.number(node), [rules])
        for each in reader.sequence(fields["seats"][1], "seats"):
            name = reader.text(each)
            if name in lesson.seats:
                raise reader.fault(each, "twice", name)
            lesson.seats.append(name)
        if "options" in fields:
            self._fill_options(fields["options"][1])
        seats = GAMES[lesson.game].seats
        if len(lesson.seats) not in seats:
            raise reader.fault(fields["seats"][1], "seats", len(lesson.seats), [seats[0], seats[-1]])

    def _fill_options(self, node: Any) -> None:
        known = GAMES[self.lesson.game].options
        for name, (key, value) in self.reader.mapping(node, "options").items():
            self.reader.checked(key, name, "option-name", known)
            self.lesson.options[name] = self.reader.checked(value, self.reader.text(value), "option-value", known[name])

    def fill_position(self, fields: dict[str, tuple[Any, Any]]) -> None:
        """What lies where, and where the game begins."""
        reader, lesson = self.reader, self.lesson
        lesson.begin = reader.text(fields["begin"][1])
        lesson.begin_line = fields["begin"][1].start_mark.line + 1
        vocabulary = GAMES[lesson.game].empty_table(lesson.seats, lesson.options).vocabulary
        if "position" in fields:
            for name, (key, value) in reader.mapping(fields["position"][1], "position").items():
                reader.checked(key, name, "word", vocabulary)
                lesson.position += self._placed(name, vocabulary[name], value)

    def _placed(self, name: str, word: Any, node: Any) -> list[Placed]:
        reader = self.reader
        line = node.start_mark.line + 1
        if word.of in (SEAT, DECK):
            return [
                Placed(key.start_mark.line + 1, word.does, [whom, *self._things(value, word)], {})
                for whom, (key, value) in reader.mapping(node, name).items()
            ]
        if word.of == ENTRIES:
            return [
                Placed(
                    each.start_mark.line + 1,
                    word.does,
                    [],
                    {part: self._thing(value, word) for part, (_, value) in reader.mapping(each, name).items()},
                )
                for each in reader.sequence(node, name)
            ]
        return [Placed(line, word.does, self._things(node, word), {})]

    def _things(self, node: Any, word: Any) -> list[Any]:
        return [self._thing(each, word) for each in self.reader.several(node)]

    def _thing(self, node: Any, word: Any) -> Any:
        """A card, a place or a number; several cards are a stack."""
        if isinstance(node, yaml.SequenceNode):
            return [self.reader.text(each) for each in node.value]
        return self.reader.number(node) if word.type is int else self.reader.text(node)


class _LessonFilling(Filling):
    """Puts what stands in the file of a lesson into it."""

    def __init__(self, reader: Reader, lesson: Lesson) -> None:
        super().__init__(reader, lesson)
        # What an example says stands in the rulebook.
        self.message = f"lesson-{lesson.game}-{lesson.id}" if not lesson.example else f"rule-{lesson.id.lower()}"

    def fill(self, root: Any) -> None:
        reader, lesson = self.reader, self.lesson
        fields = self.fields_of(root, FIELDS, EXAMPLE_NEEDED if lesson.example else NEEDED)
        self.fill_seats(fields)
        lesson.minutes = reader.number(fields["minutes"][1]) if "minutes" in fields else 1
        self._fill_texts(fields)
        if "moment" in fields:
            self._fill_moment(fields)
        elif "begin" in fields:
            self.fill_position(fields)
        else:
            raise reader.fault(root, "missing", "begin")
        if "rivals" in fields:
            others = [name for seat, name in enumerate(lesson.seats) if seat != lesson.learner]
            for name, (key, value) in reader.mapping(fields["rivals"][1], "rivals").items():
                reader.checked(key, name, "seat", others)
                lesson.rivals[name] = [reader.text(each) for each in reader.several(value)]
        steps = reader.sequence(fields["steps"][1], "steps")
        if not 0 < len(steps) <= MOST_STEPS:
            raise reader.fault(fields["steps"][1], "steps", len(steps), [MOST_STEPS])
        lesson.steps = [self._step(each) for each in steps]

    def _fill_moment(self, whole: dict[str, tuple[Any, Any]]) -> None:
        """A moment of a game that was played, with the cards of today, instead of a position."""
        reader, lesson = self.reader, self.lesson
        for name in ("position", "begin"):
            if name in whole:
                raise reader.fault(whole[name][0], "field", name, [each for each in FIELDS if each != name])
        fields = self.fields_of(whole["moment"][1], MOMENT_FIELDS, MOMENT_FIELDS, "moment")
        cards = fields["cards"][1]
        info = GAMES[lesson.game]
        if reader.text(cards) != info.cards:
            raise reader.fault(cards, "cards", reader.text(cards), [info.cards])
        learner = fields["learner"][1]
        lesson.learner = lesson.seats.index(reader.checked(learner, reader.text(learner), "seat", lesson.seats))
        answers = fields["answers"][1]
        words = reader.text(answers).split()
        wrong = next((each for each in words if not re.fullmatch(r"\d{1,6}", each)), None)
        if wrong is not None or len(words) % 2:
            raise reader.fault(answers, "number", wrong if wrong is not None else words[-1])
        line = answers.start_mark.line + 1
        lesson.moment = Played(line, reader.text(fields["seed"][1]), [int(each) for each in words])

    def _fill_texts(self, fields: dict[str, tuple[Any, Any]]) -> None:
        lesson = self.lesson
        lesson.title = Text(self.message)
        lesson.goal = self._setup() if lesson.example else Text(self.message, attribute="goal")
        lesson.end = Text(self.message, attribute="result" if lesson.example else "end")
        for name in ("title", "goal", "end"):
            if name in fields:
                setattr(lesson, name, Text("", self._own(fields[name][1])))
        missing = [name for name in ("title", "goal", "end") if name not in fields]
        if missing and (len(missing) < 3 or not self._is_ours(self.message)):
            raise self.reader.fault(1, "missing", missing[0])

    def _setup(self) -> Text:
        """What an example is about."""
        return Text(self.message, attribute="setup")

    def _own(self, node: Any) -> dict[str, str]:
        """An author's own words by language."""
        own: dict[str, str] = {}
        for name, (key, value) in self.reader.mapping(node, "en").items():
            own[self.reader.checked(key, name, "language", LANGUAGES)] = self.reader.text(value)
        return own

    def _said(self, node: Any) -> Text:
        """The end of one of our messages' ids, or own words."""
        if isinstance(node, yaml.MappingNode):
            return Text("", self._own(node))
        name = self.reader.text(node)
        if not self._is_ours(f"{self.message}-{name}"):
            raise self.reader.fault(node, "text", name)
        return Text(f"{self.message}-{name}")

    def _is_ours(self, message: str) -> bool:
        """Whether there is such a message; files of one's own have their own words."""
        return (rule_texts if self.lesson.example else texts)("en").has(message)

    def _pointed(self, node: Any) -> list[str]:
        """Cards by their ids, seats by their names, and the places that the game has."""
        reader, lesson = self.reader, self.lesson
        info = GAMES[lesson.game]
        places = info.empty_table(lesson.seats, lesson.options).places
        found = [(each, reader.text(each)) for each in reader.several(node)]
        known = {*info.card_ids, *lesson.seats, *places}
        return [reader.checked(each, thing, "card", known) for each, thing in found]

    def _step(self, node: Any) -> Step:
        reader = self.reader
        needed = ("right",) if self.lesson.example else ("say", "right")
        fields = self.fields_of(node, STEP_FIELDS, needed)
        wrong: dict[str, Text] = {}
        if "wrong" in fields:
            for words, (_, value) in reader.mapping(fields["wrong"][1], "wrong").items():
                wrong[words] = self._said(value)
        rule = ""
        if "rule" in fields:
            rule = reader.text(fields["rule"][1])
            reader.checked(fields["rule"][1], rule, "rule", catalogue(self.lesson.game).entries())
        return Step(
            node.start_mark.line + 1,
            self._said(fields["say"][1]) if "say" in fields else self._setup(),
            [reader.text(each) for each in reader.several(fields["right"][1])],
            wrong,
            self._pointed(fields["point"][1]) if "point" in fields else [],
            rule,
        )
