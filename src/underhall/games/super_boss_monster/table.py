"""Starting a game of Super Boss Monster, and coming back to one."""

import hashlib
from typing import Any, Final

from underhall.games.boss_monster import messages as shared
from underhall.games.boss_monster.facts import SHELF
from underhall.games.boss_monster.facts import TYPES as DECKS
from underhall.games.boss_monster.table import DEEDS as OLD_DEEDS
from underhall.games.boss_monster.wording import NO, PASS
from underhall.games.super_boss_monster import concerns, messages, news, wire
from underhall.games.super_boss_monster.board import SPACES
from underhall.games.super_boss_monster.facts import CARDS, LANDMARKS, TREASURES, TYPES, printed
from underhall.games.super_boss_monster.outlook import outlook
from underhall.games.super_boss_monster.restore import restore
from underhall.games.super_boss_monster.settings import EDITIONS, VALUES, nearest_legal, read_settings
from underhall.games.super_boss_monster.setup import PREPARE, lay_out
from underhall.games.super_boss_monster.shapes import OutlookView, View
from underhall.games.super_boss_monster.state import PHASES, TITLE_NAMES, SuperBossMonster
from underhall.games.super_boss_monster.view import open_view
from underhall.games.super_boss_monster.wording import WORDING
from underhall.kernel.agenda import NOBODY, NOTHING
from underhall.kernel.decisions import Decision, OptionKind, kind_of
from underhall.kernel.events import Event, Message
from underhall.kernel.game import Charter, Game
from underhall.kernel.luck import seeded
from underhall.kernel.registry import Concern, GameInfo

RULES_VERSION: Final = 3

# What gives or takes souls and wounds.
SCORES: Final = (
    shared.HERO_DIED.name,
    shared.HERO_SURVIVED.name,
    shared.HERO_REVIVED.name,
    shared.TOWN_HERO_KILLED.name,
    shared.SOUL_LOST.name,
    shared.WOUND_HEALED.name,
)

# What a seat does with a card, by the event that tells of it.
DEEDS: Final[dict[str, str]] = {
    **OLD_DEEDS,
    "card-kept": "drawn",
    "item-won": "drawn",
    "item-spent": "played",
    "boss-works": "used",
    "errand-at-card": "used",
}


# Hashes of the printed facts as they were before, the oldest first: when the facts change, the hash that was in use
# goes here if every card has kept its number. tests/earlier/test_cards.py knows the numbers, and says what to do.
EARLIER_CARDS: Final[tuple[str, ...]] = ()


def cards_hash() -> str:
    """A short hash of the printed facts: a save made with other cards is another game."""
    facts = [
        (c.id, c.box, c.copies, c.treasure, c.xp, c.kind, c.advanced, c.damage, c.icons, c.health, c.epic, c.players)
        for c in SHELF[: CARDS[-1].number + 1]
    ]
    return hashlib.blake2b(repr(facts).encode(), digest_size=6).hexdigest()


class SuperBossMonsterInfo(GameInfo):
    """Super Boss Monster, as the rest of Underhall knows it."""

    def start(self, seats: int, seed: str, options: dict[str, object], quiet: bool) -> SuperBossMonster:
        rules = read_settings(options, seats)
        charter = Charter(self.id, self.rules, self.cards, seats, seed, rules.chosen)
        game = lay_out(charter, seeded(seed), rules, quiet)
        game.push(PREPARE, NOBODY, NOTHING, NOTHING, (0,))
        game.advance()
        return game

    def resume(self, charter: Charter, state: Any, quiet: bool) -> SuperBossMonster:
        game = restore(charter, state, quiet)
        game.advance()
        return game

    def encoded_views(self, game: Game, seats: list[int]) -> list[bytes]:
        return wire.encoded_views(table(game), seats)

    def nearest_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        return nearest_legal(options, seats)

    def messages(self) -> list[Message]:
        both = {**vars(shared), **vars(messages)}
        return [value for value in both.values() if isinstance(value, Message)]

    def kinds(self) -> tuple[OptionKind, ...]:
        return WORDING.kinds

    def words(self) -> dict[str, tuple[str, ...]]:
        return {
            "phase": PHASES,
            "deck": DECKS,
            "space": tuple(space.name for space in SPACES),
            "landmark": LANDMARKS,
            "treasure": TREASURES,
            "title": TITLE_NAMES,
        }

    def open_view(self, game: Game) -> View:
        return open_view(table(game))

    def outlook(self, game: Game, seat: int) -> OutlookView:
        return outlook(table(game))

    def encoded_outlooks(self, game: Game, seats: list[int]) -> list[bytes]:
        return [wire.ENCODER.encode(outlook(table(game)))] * len(seats)  # it is the same for everybody

    def stretch(self, game: Game) -> str:
        g = table(game)
        return f"{g.turn} {PHASES[g.phase]}"

    def turn(self, game: Game) -> int:
        return table(game).turn

    def scores(self, event: Event) -> bool:
        return event.message.name in SCORES

    def standing(self, game: Game) -> dict[str, list[int]]:
        g = table(game)
        seats = range(len(g.seats))
        return {
            "score": [g.score(seat) for seat in seats],
            "souls": [g.souls(seat) for seat in seats],
            "wounds": [g.wounds(seat) for seat in seats],
        }

    def offers(self) -> tuple[str, ...]:
        return ("draft", "take-from-market")

    def deeds(self) -> dict[str, str]:
        return DEEDS

    def printed(self) -> list[dict[str, Any]]:
        """The cards of this set. Boss Monster's, which may be mixed in, are told by their own game."""
        facts = printed()
        return [{"type": type_, **card} for type_ in TYPES for card in facts[type_]]

    def is_reaction(self, decision: Decision) -> bool:
        return concerns.is_reaction(decision)

    def concern(self, game: Game, seat: int, decision: Decision | None) -> Concern:
        return concerns.concern(table(game), seat, decision)

    def first_to_react(self, game: Game) -> int:
        g = table(game)
        return g.by_priority(0) if g.order else NOBODY

    def public_quiet(self, game: Game) -> bool:
        return concerns.public_quiet(table(game))

    def safe(self, decision: Decision) -> int:
        """Pass, or keep what one has; otherwise the first that is legal."""
        for kind in (PASS, NO):
            for index in range(len(decision.codes)):
                if kind_of(decision.codes[index]) == kind:
                    return index
        return 0

    def news(self, event: Event, seat: int) -> bool:
        return news.is_news(event, seat)

    def shows(self, decision: Decision) -> bool:
        return news.shows(decision)


def table(game: Game) -> SuperBossMonster:
    assert isinstance(game, SuperBossMonster)
    return game


SUPER_BOSS_MONSTER: Final = SuperBossMonsterInfo(
    "super-boss-monster",
    RULES_VERSION,
    cards_hash(),
    1,
    6,
    EDITIONS,
    VALUES,
    tuple(card.id for card in CARDS),
    EARLIER_CARDS,
)
