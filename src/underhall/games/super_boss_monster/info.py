"""Starting a game of Super Boss Monster, and coming back to one."""

from typing import Any, Final

from underhall.games.boss_monster.facts import LIMITED_TEXTS
from underhall.games.series import messages as shared
from underhall.games.series.cards import SHELF
from underhall.games.series.cards import TYPES as DECKS
from underhall.games.series.option_kinds import FROM_DECK, NO, PASS
from underhall.games.super_boss_monster import concerns, earlier, messages, wire
from underhall.games.super_boss_monster.board import SPACES
from underhall.games.super_boss_monster.facts import CARDS, LANDMARKS, TREASURES, TYPES, printed
from underhall.games.super_boss_monster.judge import judge_super_boss_monster
from underhall.games.super_boss_monster.outlook import outlook
from underhall.games.super_boss_monster.programs import PROGRAMS
from underhall.games.super_boss_monster.settings import EDITIONS, VALUES, nearest_legal, read_settings
from underhall.games.super_boss_monster.setup import PREPARE, lay_out
from underhall.games.super_boss_monster.state import PHASES, TITLE_NAMES, SuperBossMonster
from underhall.games.super_boss_monster.view import open_view
from underhall.games.super_boss_monster.view_types import OutlookView, View
from underhall.games.super_boss_monster.withheld import withheld
from underhall.games.super_boss_monster.wording import ON_TOP, WORDING
from underhall.kernel.agenda import NOBODY
from underhall.kernel.card_game import CardGameInfo, begun, facts_hash, first_of_kinds, messages_in
from underhall.kernel.decisions import Decision, OptionKind, kind_of
from underhall.kernel.events import Message
from underhall.kernel.fields import Names
from underhall.kernel.game import Charter, Game
from underhall.kernel.luck import seeded
from underhall.kernel.registry import BenchLimits, Concern
from underhall.kernel.withheld import Withheld

RULES_VERSION: Final = 3

NAMES: Final = Names(WORDING.cards, PROGRAMS)


def cards_hash() -> str:
    """A short hash of the printed facts: a save made with other cards is another game."""
    facts = [
        (c.id, c.box, c.copies, c.treasure, c.xp, c.kind, c.advanced, c.damage, c.icons, c.health, c.epic, c.players)
        for c in SHELF[: CARDS[-1].number + 1]
    ]
    return facts_hash(facts)


CARDS_HASH: Final = cards_hash()


class SuperBossMonsterInfo(CardGameInfo):
    """Super Boss Monster, as the rest of Underhall knows it."""

    def start(self, seats: int, seed: str, options: dict[str, object], quiet: bool) -> SuperBossMonster:
        rules = read_settings(options, seats)
        return begun(lay_out(self.charter(seats, seed, rules.chosen), seeded(seed), rules, quiet), PREPARE)

    def restored(self, charter: Charter, state: Any, quiet: bool) -> SuperBossMonster:
        if isinstance(state, list):
            state = earlier.named_state(state)
        rules = read_settings(dict(charter.options), charter.seats)
        game = SuperBossMonster(charter, WORDING, rules, quiet)
        game.restore(state, NAMES)
        return game

    def encoded_views(self, game: Game, seats: list[int]) -> list[bytes]:
        return wire.encoded_views(table(game), seats)

    def nearest_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        return nearest_legal(options, seats)

    def messages(self) -> list[Message]:
        return [*messages_in(shared), *messages_in(messages)]

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

    def limited_texts(self) -> dict[str, tuple[str, str]]:
        return LIMITED_TEXTS

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

    def printed(self) -> list[dict[str, Any]]:
        """The cards of this set. Boss Monster's, which may be mixed in, are told by their own game."""
        facts = printed()
        return [{"type": type_, **card} for type_ in TYPES for card in facts[type_]]

    def is_reaction(self, decision: Decision) -> bool:
        return concerns.is_reaction(decision)

    def concern(self, game: Game, seat: int, decision: Decision | None) -> Concern:
        return concerns.concern(table(game), seat, decision)

    def withheld(self, game: Game, decision: Decision) -> list[Withheld]:
        return withheld(table(game), decision)

    def first_to_react(self, game: Game) -> int:
        g = table(game)
        return g.by_priority(0) if g.order else NOBODY

    def public_quiet(self, game: Game) -> bool:
        return concerns.public_quiet(table(game))

    def safe(self, decision: Decision) -> int:
        """Pass, or keep what one has; otherwise the first that is legal."""
        return first_of_kinds(decision, (PASS, NO))

    def shows(self, decision: Decision) -> bool:
        """It does if it lists cards that lie in a deck."""
        return any(kind_of(code) in (FROM_DECK, ON_TOP) for code in decision.codes)

    def judge(self, world: Game, seat: int) -> list[int]:
        return judge_super_boss_monster(world, seat)

    def bench_limits(self) -> BenchLimits:
        return BenchLimits(rate=0.6, clone_us=6.0, greedy_ms=60.0)

    def text_board(self) -> type[Any]:
        from underhall.games.super_boss_monster.text_board.board import SuperBoard  # needs rich, which is an extra

        return SuperBoard


def table(game: Game) -> SuperBossMonster:
    assert isinstance(game, SuperBossMonster)
    return game


SUPER_BOSS_MONSTER: Final = SuperBossMonsterInfo(
    "super-boss-monster",
    RULES_VERSION,
    CARDS_HASH,
    1,
    6,
    EDITIONS,
    VALUES,
    tuple(card.id for card in CARDS),
    tuple(cards for cards in earlier.HASHES if cards != CARDS_HASH),
)
