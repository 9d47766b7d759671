"""What a lesson is, once its file has been read and checked."""

from collections.abc import Mapping
from typing import Any, Final

from underhall.text import Texts, rule_texts


class Text:
    """Something that is said: one of our messages, or an author's own words by language."""

    def __init__(self, id: str, own: Mapping[str, str] | None = None, attribute: str = "") -> None:
        self.id = id
        self.attribute = attribute
        self.own = dict(own or {})

    def told(self, texts: Texts, args: Mapping[str, str | int]) -> str:
        """It in the language of these texts; own words that lack the language are told in the first they have."""
        if self.own:
            return self.own.get(texts.lang) or next(iter(self.own.values()))
        if self.id.startswith("rule-"):
            texts = rule_texts(texts.lang)
        if self.attribute:
            return texts.attribute(self.id, self.attribute, **args)
        return texts.say(self.id, **args)


class Placed:
    """One word of the position: which line of the file says what about what."""

    def __init__(self, line: int, word: str, args: list[Any], parts: dict[str, Any]) -> None:
        self.line = line
        self.word = word
        self.args = args
        self.parts = parts


class Played:
    """A moment of a game that was played: instead of a position, its answers from the start."""

    def __init__(self, line: int, seed: str, answers: list[int]) -> None:
        self.line = line
        self.seed = seed
        self.answers = answers  # seat and option of each


class Step:
    """Something to do: which answers are right, what is said, what is pointed at."""

    def __init__(
        self,
        line: int,
        say: Text,
        right: list[str],
        wrong: dict[str, Text],
        point: list[str],
        rule: str,
    ) -> None:
        self.line = line
        self.say = say
        self.right = right  # options in words, or how they begin; ANY for free play
        self.wrong = wrong  # what is said about some of the others, besides what the game says itself
        self.point = point  # what is pointed at on the board: cards by id, seats by name, or places of the game
        self.rule = rule  # the rule behind it, or ''


ANY: Final = "any"


class Lesson:
    """One lesson of a course."""

    def __init__(self, file: str, game: str, id: str, number: int, example: bool) -> None:
        self.file = file
        self.game = game
        self.id = id  # the file's name without its number; of an example, its id in the rulebook
        self.number = number  # in the course; of an example, 0
        self.example = example  # whether it is a printed example of the rulebook
        self.minutes = 0
        self.title = Text("")
        self.goal = Text("")
        self.end = Text("")
        self.seats: list[str] = []
        self.options: dict[str, object] = {}
        self.position: list[Placed] = []
        self.learner = 0  # the seat of whoever learns
        self.moment: Played | None = None  # instead of a position
        self.begin = ""
        self.begin_line = 0
        self.rivals: dict[str, list[str]] = {}  # what the others answer, where they do more than they must
        self.steps: list[Step] = []
