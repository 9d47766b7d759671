"""Starting a game of Munchkin Quest, and coming back to one."""

import hashlib
from typing import Any, Final

from underhall.games.munchkin_quest import concerns, messages, news, wire
from underhall.games.munchkin_quest.facts import (
    CARDS,
    CARDS_FILE,
    COLOURS,
    DECKS,
    FACES,
    LINKS,
    SIDES,
    printed,
)
from underhall.games.munchkin_quest.outlook import outlook
from underhall.games.munchkin_quest.restore import restore
from underhall.games.munchkin_quest.settings import EDITIONS, VALUES, read_settings
from underhall.games.munchkin_quest.setup import PREPARE, lay_out
from underhall.games.munchkin_quest.shapes import OutlookView, View
from underhall.games.munchkin_quest.state import PHASES, MunchkinQuest
from underhall.games.munchkin_quest.view import open_view
from underhall.games.munchkin_quest.wording import DECLINE, DONE, END, NO, PASS, WORDING
from underhall.kernel.agenda import NOBODY, NOTHING
from underhall.kernel.decisions import Decision, OptionKind, kind_of
from underhall.kernel.events import Event, Message
from underhall.kernel.game import Charter, Game
from underhall.kernel.luck import seeded
from underhall.kernel.registry import Concern, GameInfo

RULES_VERSION: Final = 2

# What changes levels.
SCORES: Final = (messages.LEVEL_GAINED.name, messages.LEVEL_LOST.name, messages.WON_GAME.name)

# What a seat does with a card, by the event that tells of it. A monster is played by whoever kills it.
DEEDS: Final[dict[str, str]] = {
    **dict.fromkeys(("card-drawn", "card-shown", "discard-taken", "monster-drawn"), "drawn"),
    **dict.fromkeys(("card-laid", "card-played", "card-thrown", "monster-killed"), "played"),
    "card-used": "used",
}


# Hashes of the printed facts as they were before, the oldest first: when the facts change, the hash that was in use
# goes here if every card has kept its number. tests/earlier/test_cards.py knows the numbers, and says what to do.
EARLIER_CARDS: Final[tuple[str, ...]] = ("f91c35c80d87",)


def cards_hash() -> str:
    """A short hash of the printed facts: a save made with other cards is another game."""
    facts = [
        (c.id, c.copies, c.level, c.dice, c.treasures, c.levels, c.passes, c.traits, c.slot, c.bonus, c.value, c.only)
        for c in CARDS
    ]
    rooms = [(f.id, f.tile, f.good, f.bad, f.search, f.arrows) for f in FACES]
    return hashlib.blake2b(repr((facts, rooms)).encode(), digest_size=6).hexdigest()


class MunchkinQuestInfo(GameInfo):
    """Munchkin Quest, as the rest of Underhall knows it."""

    def start(self, seats: int, seed: str, options: dict[str, object], quiet: bool) -> MunchkinQuest:
        rules = read_settings(options)
        charter = Charter(self.id, self.rules, self.cards, seats, seed, rules.chosen)
        game = lay_out(charter, seeded(seed), rules, quiet)
        game.push(PREPARE, NOBODY, NOTHING, NOTHING, (0,))
        game.advance()
        return game

    def resume(self, charter: Charter, state: Any, quiet: bool) -> MunchkinQuest:
        game = restore(charter, state, quiet)
        game.advance()
        return game

    def encoded_views(self, game: Game, seats: list[int]) -> list[bytes]:
        return wire.encoded_views(table(game), seats)

    def messages(self) -> list[Message]:
        return [value for value in vars(messages).values() if isinstance(value, Message)]

    def kinds(self) -> tuple[OptionKind, ...]:
        return WORDING.kinds

    def words(self) -> dict[str, tuple[str, ...]]:
        return {
            "phase": PHASES,
            "deck": DECKS,
            "room": tuple([face.id for face in FACES]),
            "side": SIDES,
            "colour": COLOURS,
            "link": LINKS,
        }

    def open_view(self, game: Game) -> View:
        return open_view(table(game))

    def outlook(self, game: Game, seat: int) -> OutlookView:
        return outlook(table(game))

    def encoded_outlooks(self, game: Game, seats: list[int]) -> list[bytes]:
        return [wire.ENCODER.encode(outlook(table(game)))] * len(seats)  # it is the same for everybody

    def stretch(self, game: Game) -> str:
        g = table(game)
        fight = " fight" if g.fight is not None else ""
        return f"{g.turn} {PHASES[g.phase]}{fight}"

    def turn(self, game: Game) -> int:
        return table(game).turn

    def rounds(self, game: Game) -> int:
        g = table(game)
        return -(-g.turn // g.seats())

    def kept(self, game: Game, seat: int) -> tuple[str, ...]:
        laid = [CARDS[card] for card in table(game).munchkins[seat].laid]
        return tuple([card.id for card in laid if card.sign >= 0])

    def scores(self, event: Event) -> bool:
        return event.message.name in SCORES

    def standing(self, game: Game) -> dict[str, list[int]]:
        g = table(game)
        return {
            "score": [munchkin.level for munchkin in g.munchkins],
            "gold": [munchkin.gold for munchkin in g.munchkins],
        }

    def printed(self) -> list[dict[str, Any]]:
        facts = printed(CARDS_FILE)
        return [{"type": deck, **card} for deck in DECKS for card in facts[deck]]

    def offers(self) -> tuple[str, ...]:
        return ("pick-loot", "choose-prize")

    def deeds(self) -> dict[str, str]:
        return DEEDS

    def is_reaction(self, decision: Decision) -> bool:
        return concerns.is_reaction(decision)

    def concern(self, game: Game, seat: int, decision: Decision | None) -> Concern:
        return concerns.concern(table(game), seat, decision)

    def first_to_react(self, game: Game) -> int:
        return concerns.first_to_react(table(game))

    def public_quiet(self, game: Game) -> bool:
        return concerns.public_quiet(table(game))

    def safe(self, decision: Decision) -> int:
        """Pass, decline, stop, or keep what one has; otherwise the first that is legal."""
        for kind in (PASS, NO, DECLINE, DONE, END):
            for index in range(len(decision.codes)):
                if kind_of(decision.codes[index]) == kind:
                    return index
        return 0

    def news(self, event: Event, seat: int) -> bool:
        return news.is_news(event, seat)


def table(game: Game) -> MunchkinQuest:
    assert isinstance(game, MunchkinQuest)
    return game


MUNCHKIN_QUEST: Final = MunchkinQuestInfo(
    "munchkin-quest",
    RULES_VERSION,
    cards_hash(),
    2,
    4,
    EDITIONS,
    VALUES,
    tuple(card.id for card in CARDS),
    EARLIER_CARDS,
)
