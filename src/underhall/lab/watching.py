"""One game played under observation: what every seat did with every card, and what that did for its chances.

The change of a card is how much likelier its player seems to win by having chosen it: the game's own estimate
(`GameInfo.worth`, with all hands open) at the next question that neither a card asks nor a reaction is, less the
estimate before the choice. So a spell is measured when it has done what it does, and a room when it is placed, not when
it is shown.
"""

from collections import Counter
from typing import Any, Final

import msgspec

import underhall
from underhall.bots import new_bot
from underhall.bots.play import play_out
from underhall.kernel.decisions import Decision
from underhall.kernel.events import Event, Message
from underhall.kernel.game import Game
from underhall.kernel.judge import SURE_WIN
from underhall.kernel.luck import seeded
from underhall.kernel.registry import GameInfo
from underhall.lab.simulate import Plan, new_game

FIRST_PLAYER: Final = "first-player"  # the event with which each game says who begins
GIVES_UP: Final = ("hand-card", "own-")  # what a message changes in a view when somebody parts with a card
PUTS_DOWN: Final = ("own+", "room+", "staged+card")  # and when it is only somewhere else

Held = tuple[int, str]  # a seat and a card


class CardUse(msgspec.Struct, frozen=True, array_like=True):
    """What one seat did with one card in one game."""

    seat: int
    card: str
    offered: int = 0  #: how often it could choose the card among others
    taken: int = 0  #: how often it did
    drawn: int = 0  #: how often the card came to it in another way
    given_up: int = 0  #: how often it parted with the card and did not play it
    played: int = 0
    used: int = 0  #: how often the card did what its text says, where that is an event of its own
    kept: bool = False  #: whether the card is before it in the end, as part of a character
    changes: tuple[float, ...] = ()  #: how its chance to win changed with each choice to play the card


class Watched(msgspec.Struct, frozen=True, array_like=True):
    """What one game showed."""

    number: int  #: of the game, among those with as many seats
    seats: int
    winners: tuple[int, ...]
    rounds: int
    first: int  #: the seat that began, or -1 where nobody does
    openings: tuple[str, ...]  #: by seat, the first card that it played after its boss, or ''
    places: tuple[tuple[int, str], ...]  #: seats, and the rooms of the dungeon that they came to, once each
    uses: list[CardUse]


def watch_game(plan: Plan, number: int) -> Watched:
    """Play game `number` of the plan and note what is done with the cards."""
    seed = f"{plan.seed}/{number}"
    info = underhall.game_info(plan.game)
    game = new_game(plan, len(plan.bots), seed, quiet=False)
    bots = [new_bot(name, seat, seeded(f"{seed}/{seat}")) for seat, name in enumerate(plan.bots)]
    watcher = Watcher(info, game)
    play_out(game, bots, watcher.before)
    watcher.after()
    outcome = game.outcome
    if outcome is None:
        raise RuntimeError(f"game {number} of seed {plan.seed} stopped without an outcome")
    return watcher.watched(number, tuple(outcome.winners))


class Watcher:
    """Hears of every answer before it is given, and reads the events since the last one."""

    def __init__(self, info: GameInfo, game: Game) -> None:
        self.info = info
        self.game = game
        self.offers = info.offers()
        self.deeds = info.deeds()
        self.boss_cards = {card["id"] for card in info.printed() if card["type"] == "boss"}
        self.rooms = info.words().get("room", ())
        self.counts: dict[str, Counter[Held]] = {
            word: Counter() for word in ("offered", "taken", "drawn", "given_up", "played", "used")
        }
        self.changes: dict[Held, list[float]] = {}
        self.before_choice: dict[Held, float] = {}  # chances before choices whose consequences are not there yet
        self.after_choice: dict[Held, float] = {}  # changes by choices of cards that have not been played yet
        self.playing: set[Held] = set()  # cards that have been, while their change is not known yet
        self.openings = [""] * game.config.seats
        self.places: dict[tuple[int, str], None] = {}
        self.first = -1
        self.read = 0  # events

    # -- answers -------------------------------------------------------------------------------------------------

    def before(self, decision: Decision, answer: int) -> None:
        """Somebody is about to answer."""
        self.after()
        if decision.kind in self.offers:
            self._note_offer(decision, answer)
        card = decision.options[answer].fields.get("card")
        if isinstance(card, str):
            self.before_choice[decision.seat, card] = self._chance(decision.seat)

    def after(self) -> None:
        """All that the last answer led to has happened."""
        events = self.game.events
        for place in range(self.read, len(events)):
            self._note(events[place])
        self.read = len(events)
        pending = self.game.pending
        if self.before_choice and not (pending and (pending[0].source or self.info.is_reaction(pending[0]))):
            for (seat, card), before in self.before_choice.items():
                self.after_choice[seat, card] = self._chance(seat) - before
            self.before_choice.clear()
            for held in self.playing & self.after_choice.keys():
                self.changes.setdefault(held, []).append(self.after_choice.pop(held))
            self.playing.clear()

    def _chance(self, seat: int) -> float:
        # On a copy: some games lay hidden cards open to judge them.
        return self.info.worth(self.game.clone(), seat) / SURE_WIN

    def _note_offer(self, decision: Decision, answer: int) -> None:
        for place, option in enumerate(decision.options):
            card = option.fields.get("card")
            if isinstance(card, str):
                self.counts["offered"][decision.seat, card] += 1
                self.counts["taken"][decision.seat, card] += place == answer

    # -- events --------------------------------------------------------------------------------------------------

    def _note(self, event: Event) -> None:
        message = event.message
        if message.name == FIRST_PLAYER:
            self.first = event.values[0]
        elif self.rooms and message.types[:2] == ["seat", "room"]:
            self.places[event.values[0], self.rooms[event.values[1]]] = None
        word = self.deeds.get(message.name) or ("given_up" if is_given_up(message) else "")
        number = first_of(event, "card") if word else -1
        if number < 0:
            return
        held = (first_of(event, "seat"), self.game.wording.cards[number])
        self.counts[word][held] += 1
        if word == "played":
            self._note_play(held)

    def _note_play(self, held: Held) -> None:
        seat, card = held
        if not self.openings[seat] and card not in self.boss_cards:
            self.openings[seat] = card
        if held in self.after_choice:
            self.changes.setdefault(held, []).append(self.after_choice.pop(held))
        elif held in self.before_choice:
            self.playing.add(held)

    # -- in the end ----------------------------------------------------------------------------------------------

    def watched(self, number: int, winners: tuple[int, ...]) -> Watched:
        """All that was seen."""
        game, info = self.game, self.info
        kept = {(seat, card) for seat in range(game.config.seats) for card in info.kept(game, seat)}
        seen = sorted({*kept, *(held for counter in self.counts.values() for held in counter)})
        uses = [
            CardUse(*held, **self._counted(held), kept=held in kept, changes=tuple(self.changes.get(held, ())))
            for held in seen
        ]
        places = tuple(self.places)
        rounds = info.rounds(game)
        return Watched(number, game.config.seats, winners, rounds, self.first, tuple(self.openings), places, uses)

    def _counted(self, held: Held) -> dict[str, Any]:
        return {word: counter[held] for word, counter in self.counts.items()}


def is_given_up(message: Message) -> bool:
    """Whether such an event says that its seat parts with its card."""
    changes = message.changes.split()
    return any(word in changes for word in GIVES_UP) and not any(word in changes for word in PUTS_DOWN)


def first_of(event: Event, type_: str) -> int:
    """The event's first value of that type: whose deed it was, or with which card."""
    return event.values[event.message.types.index(type_)]
