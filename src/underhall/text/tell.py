"""What happens in a game, and what it asks, in the words of one language."""

from typing import Final

from underhall.kernel.decisions import Decision, Option
from underhall.kernel.events import Event
from underhall.kernel.explain import Note, percent
from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo
from underhall.kernel.withheld import Withheld
from underhall.text.texts import Texts

BETWEEN: Final = " · "  # between things in a list: names of heroes have commas


class Teller:
    """Tells one game in one language; players go by their names."""

    def __init__(self, texts: Texts, info: GameInfo, game: Game, names: list[str]) -> None:
        self.texts = texts
        self.info = info
        self.game = game
        self.names = names
        self._words = info.words()
        self._cards: dict[str, str] = {}  # names said before: a log says the same few again and again

    def event(self, event: Event, seat: int) -> str:
        """The event as `seat` may see it (-1: as a watcher may)."""
        types = dict(zip(event.message.names, event.message.types, strict=True))
        seen = event.args_for(seat, self.game.wording)
        args = {name: self._word(types[name], value) for name, value in seen.items()}
        return self._say(event.id_for(seat), **args)

    def belong_together(self, event: Event, other: Event, seat: int) -> bool:
        """Whether `seat` may read the two as one sentence (`Message.together`)."""
        fields = event.message.together
        if fields is None or event.message is not other.message or event.id_for(seat) != other.id_for(seat):
            return False
        if not self._has(f"{event.id_for(seat)}-many"):
            return False
        names = event.message.names
        return all(event.values[names.index(name)] == other.values[names.index(name)] for name in fields)

    def together(self, events: list[Event], seat: int) -> str:
        """Events of one kind, of which each pair belongs together, as one sentence: lists of words, sums of numbers."""
        if len(events) == 1:
            return self.event(events[0], seat)
        message = f"{events[0].id_for(seat)}-many"
        types = dict(zip(events[0].message.names, events[0].message.types, strict=True))
        seen = [event.args_for(seat, self.game.wording) for event in events]
        words = [{name: self._word(types[name], value) for name, value in args.items()} for args in seen]
        args = dict(words[0])
        for name, type_ in types.items():
            if type_ == "n" and name in args:
                args[name] = sum(int(each[name]) for each in words)
        args["count"] = len(events)
        args["list"] = ""
        own = self._own(message)
        if self.texts.has(own, "each"):
            args["list"] = BETWEEN.join(self.texts.attribute(own, "each", **each) for each in words)
        return self.texts.say(own, **args)

    def prompt(self, decision: Decision) -> str:
        """What the decision asks, with the name of the card that asks, if one does."""
        if decision.source:
            return self._say(f"prompt-{decision.kind}-by", card=self.card(decision.source))
        return self._say(f"prompt-{decision.kind}")

    def option(self, option: Option) -> str:
        """What the answer does."""
        args = {name: self._word(name, value) for name, value in option.fields.items()}
        return self._say(f"option-{option.kind}", **args)

    def why_not(self, withheld: Withheld) -> str:
        """Why something is not offered."""
        return self._say(f"withheld-{withheld.reason.word}", n=withheld.number)

    def note(self, note: Note) -> str:
        """A note about a question or an answer in words."""
        args: dict[str, str | int] = {**note.numbers}
        for name, card in note.cards.items():
            args[name] = self.card(card)
        for name, seat in note.seats.items():
            args[name] = self.names[seat]
        if note.odds >= 0:
            args["odds"] = percent(note.odds)
        return self._say(note.id, **args)

    def about(self, decision: Decision, notes: list[Note]) -> str:
        """The notes about a question, and what is asked."""
        # While somebody else builds, or one's own room is laid, there is nothing to build.
        waits = decision.kind == "build" and self.info.is_reaction(decision)
        ask = f"ask-{'react' if waits else decision.kind}"
        last = self._say(ask) if self._has(ask) else self.prompt(decision)
        return self.texts.say("explain-and", first=self.notes(notes), second=last)

    def notes(self, notes: list[Note]) -> str:
        """Several sentences in a row."""
        joined = ""
        for note in notes:
            line = self.note(note)
            joined = self.texts.say("explain-and", first=joined, second=line) if joined else line
        return joined

    def card(self, id: str) -> str:
        """The card's name."""
        name = self._cards.get(id)
        if name is None:
            name = self._cards[id] = self.texts.say(f"card-{id}")
        return name

    def card_effect(self, id: str) -> str:
        """What the card does at this table, or '' if it has no text."""
        message = f"card-{id}"
        if not self.texts.has(message, "effect"):
            return ""
        effect = self.texts.attribute(message, "effect")
        limited = self.info.limited_texts().get(id)
        if limited is not None:
            setting, value = limited
            if self.game.config.options.get(setting, value) == value:
                return self.texts.say("effect-limited", effect=effect, limit=self.texts.attribute(message, "limit"))
        return effect

    def why(self, event: Event, events: list[Event], seat: int = -1) -> list[str]:
        """The event, what set it off, and so on back to the first cause, each with the rule behind it.

        `events` is the game's history; a cause that is not in it (before a resumed save) ends the chain.
        """
        by_number = {known.number: known for known in events}
        lines: list[str] = []
        step: Event | None = event
        while step is not None:
            lines.append(f"{self.event(step, seat)} {step.rule}")
            step = by_number.get(step.cause)
        return lines

    def _word(self, type_: str, value: object) -> str | int:
        """A field as a text takes it: names for players, cards and words, places counted from one."""
        if type_ == "card":
            return self.card(str(value))
        assert isinstance(value, int)
        if type_ == "seat":
            return self.names[value]
        if type_ == "slot":
            return value + 1
        if type_ in self._words:
            return self._say(f"{type_}-{self._words[type_][value]}")
        return value

    def _say(self, message_id: str, **args: str | int) -> str:
        """The message as this game words it: games that say different things by one name have each their own text."""
        return self.texts.say(self._own(message_id), **args)

    def _own(self, message_id: str) -> str:
        own = f"{self.game.config.game}-{message_id}"
        return own if self.texts.has(own) else message_id

    def _has(self, message_id: str) -> bool:
        return self.texts.has(self._own(message_id))
