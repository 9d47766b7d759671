"""What may come next on a command line: what the scripts in completion.py ask for when somebody presses Tab."""

from collections.abc import Iterable
from typing import Any, Final

from underhall.bots import BOTS
from underhall.cli.output import COLORS
from underhall.games import GAMES
from underhall.text import LANGUAGES

WORDS: Final = "__complete"  # `underhall __complete WORD… CURRENT` prints the candidates, one a line
FILES: Final = ":files"  # printed instead of candidates where the shell itself knows best
SHELLS: Final = ("bash", "zsh", "fish")


def candidates(group: Any, words: list[str]) -> list[str]:
    """All that the last word may become, given the words before it."""
    *typed, current = words or [""]
    line = _Line(group, typed)
    if line.awaiting is not None:
        return line.values(line.awaiting, current)
    if line.command is None:
        return []
    if current.startswith("-"):
        name, equals, value = current.partition("=")
        if not equals:
            return _beginning(line.unused(), current)
        option = _option(line.command, name)
        return [] if option is None else [f"{name}={each}" for each in line.values(option, value) if each != FILES]
    if line.command is group:
        return _beginning(group.commands, current)
    arguments = [each for each in line.command.params if each.param_type_name == "argument"]
    given = len(line.given)
    return line.values(arguments[given], current) if given < len(arguments) else []


class _Line:
    """The words that are already there, understood as far as they can be."""

    def __init__(self, group: Any, typed: list[str]) -> None:
        self.command: Any = group  # None: there is no such command
        self.given: list[str] = []  # arguments
        self.options: list[Any] = []
        self.awaiting: Any = None  # the option whose value is missing
        values = 0  # of that option, so far
        for word in typed:
            awaited: Any = self.awaiting
            if awaited is not None:
                values += 1
                if values == awaited.nargs:
                    self.awaiting, values = None, 0
            elif word.startswith("-"):
                self._add_option(word)
            elif self.command is group:
                self.command = group.commands.get(word)
            else:
                self.given.append(word)
            if self.command is None:
                return

    def _add_option(self, word: str) -> None:
        name, equals, _ = word.partition("=")
        option = _option(self.command, name)
        if option is not None:
            self.options.append(option)
            self.awaiting = None if equals or option.is_flag else option

    def unused(self) -> list[str]:
        """The options that can still be given."""
        options = [each for each in self.command.params if each.param_type_name == "option"]
        left = [each for each in options if each.multiple or each not in self.options]
        return [*(name for each in left for name in (*each.opts, *each.secondary_opts)), "--help"]

    def values(self, parameter: Any, current: str) -> list[str]:
        """What the argument or option may be; its metavar says what kind of thing it is."""
        match parameter.metavar:
            case "GAME":
                return _beginning(GAMES, current)
            case "LANG":
                return _beginning(LANGUAGES, current)
            case "WHEN":
                return _beginning(COLORS, current)
            case "SHELL":
                return _beginning(SHELLS, current)
            case "BOT":
                return _beginning(BOTS, current)
            case "BOT,BOT…":
                before = current[: current.rfind(",") + 1]
                return _beginning((f"{before}{bot}" for bot in BOTS), current)
            case "KEY=VALUE":
                return self._settings(current)
            case "ID":
                return self._ids(current)
            case "LESSON" | "PUZZLE" as what:
                return _beginning(self._files(what), current)
            case "ACTION":
                return _beginning(("list", "play", "check", "mine"), current)
            case "FILE" | "DIR" | "DIR DIR":
                return [FILES]
        return []

    @property
    def _game(self) -> str:
        """The game that the line is about; without one, that of `play`."""
        named = [word for word in self.given if word in GAMES]
        return named[0] if named else next(iter(GAMES))

    def _files(self, what: str) -> list[str]:
        """The lessons or puzzles of the game."""
        if what == "LESSON":
            from underhall.learn import course  # here, since it reads YAML, which takes its time

            return [each.id for each in course(self._game).lessons]
        from underhall.puzzles import collection  # as above

        return [each.id for each in collection(self._game).puzzles]

    def _settings(self, current: str) -> list[str]:
        key, equals, _ = current.partition("=")
        options = GAMES[self._game].options
        if not equals:
            return _beginning((f"{name}=" for name in options), current)
        return _beginning((f"{key}={value}" for value in options.get(key, ())), current)

    def _ids(self, current: str) -> list[str]:
        if self.command.name == "cards":
            return _beginning(GAMES[self._game].card_ids, current)
        from underhall.rules.catalogue import catalogue  # here, since it reads YAML, which takes its time

        return _beginning(catalogue(self._game).entries(), current.upper())


def _option(command: Any, name: str) -> Any:
    """The command's option of this name, or None."""
    return next((each for each in command.params if name in (*each.opts, *each.secondary_opts)), None)


def _beginning(words: Iterable[str], start: str) -> list[str]:
    return [word for word in words if word.startswith(start)]
