"""Starting a game of Boss Monster, and coming back to one."""

import hashlib
from typing import Any, Final

from underhall.games.boss_monster import concerns, messages, news, wire
from underhall.games.boss_monster.facts import CARDS, TYPES, printed
from underhall.games.boss_monster.outlook import outlook
from underhall.games.boss_monster.restore import restore
from underhall.games.boss_monster.settings import EDITIONS, VALUES, read_settings
from underhall.games.boss_monster.setup import PREPARE, lay_out
from underhall.games.boss_monster.shapes import OutlookView, View
from underhall.games.boss_monster.state import PHASES, BossMonster
from underhall.games.boss_monster.view import open_view
from underhall.games.boss_monster.wording import NO, PASS, WORDING
from underhall.kernel.agenda import NOBODY, NOTHING
from underhall.kernel.decisions import Decision, OptionKind, kind_of
from underhall.kernel.events import Event, Message
from underhall.kernel.game import Charter, Game
from underhall.kernel.luck import seeded
from underhall.kernel.registry import Concern, GameInfo

RULES_VERSION: Final = 2

# What gives or takes souls and wounds.
SCORES: Final = (
    messages.HERO_DIED,
    messages.HERO_SURVIVED,
    messages.HERO_REVIVED,
    messages.TOWN_HERO_KILLED,
    messages.SOUL_LOST,
    messages.WOUND_HEALED,
)

# What a seat does with a card, by the event that tells of it. A boss that levels up is used.
DEEDS: Final[dict[str, str]] = {
    **dict.fromkeys(("card-drawn", "card-found", "card-recovered", "card-stolen"), "drawn"),
    **dict.fromkeys(("boss-dealt", "boss-chosen", "room-revealed", "room-built"), "played"),
    **dict.fromkeys(("spell-cast", "spell-cast-room", "spell-cast-hero"), "played"),
    **dict.fromkeys(("spell-cast-seat", "spell-cast-spell"), "played"),
    **dict.fromkeys(("levelled-up", "ability-works", "ability-used", "ability-used-hero"), "used"),
    **dict.fromkeys(("ability-used-seat", "ability-used-spell"), "used"),
}


# Hashes of the printed facts as they were before, the oldest first: when the facts change, the hash that was in use
# goes here if every card has kept its number. tests/earlier/test_cards.py knows the numbers, and says what to do.
EARLIER_CARDS: Final[tuple[str, ...]] = ()


def cards_hash() -> str:
    """A short hash of the printed facts: a save made with other cards is another game."""
    facts = [
        (c.id, c.copies, c.copies_first, c.treasure, c.xp, c.kind, c.advanced, c.damage, c.icons, c.health, c.epic)
        for c in CARDS
    ]
    return hashlib.blake2b(repr(facts).encode(), digest_size=6).hexdigest()


CARDS_HASH: Final = cards_hash()


class BossMonsterInfo(GameInfo):
    """Boss Monster, as the rest of Underhall knows it."""

    def start(self, seats: int, seed: str, options: dict[str, object], quiet: bool) -> BossMonster:
        settings = read_settings(options)
        charter = Charter(self.id, self.rules, self.cards, seats, seed, settings.chosen)
        game = lay_out(charter, seeded(seed), settings, quiet)
        game.push(PREPARE, NOBODY, NOTHING, NOTHING, (0,))
        game.advance()
        return game

    def resume(self, charter: Charter, state: Any, quiet: bool) -> BossMonster:
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
        return {"phase": PHASES, "deck": TYPES}

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
        return event.message in SCORES

    def standing(self, game: Game) -> dict[str, list[int]]:
        g = table(game)
        souls = [g.souls(seat) for seat in range(len(g.seats))]
        wounds = [g.wounds(seat) for seat in range(len(g.seats))]
        return {"score": [souls[i] - wounds[i] for i in range(len(souls))], "souls": souls, "wounds": wounds}

    def deeds(self) -> dict[str, str]:
        return DEEDS

    def printed(self) -> list[dict[str, Any]]:
        facts = printed()
        return [{"type": type_, **card} for type_ in TYPES for card in facts[type_]]

    def is_reaction(self, decision: Decision) -> bool:
        return concerns.is_reaction(decision)

    def concern(self, game: Game, seat: int, decision: Decision | None) -> Concern:
        return concerns.concern(table(game), seat, decision)

    def first_to_react(self, game: Game) -> int:
        return table(game).by_priority(0)

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


def table(game: Game) -> BossMonster:
    assert isinstance(game, BossMonster)
    return game


BOSS_MONSTER: Final = BossMonsterInfo(
    "boss-monster",
    RULES_VERSION,
    CARDS_HASH,
    2,
    4,
    EDITIONS,
    VALUES,
    tuple(card.id for card in CARDS),
    EARLIER_CARDS,
)
