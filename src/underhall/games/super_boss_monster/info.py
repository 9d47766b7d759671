"""Starting a game of Super Boss Monster, and coming back to one."""

from typing import Any, Final

from underhall.games.boss_monster.facts import LIMITED_TEXTS
from underhall.games.series import messages as shared
from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.cards import TYPES as DECKS
from underhall.games.series.info import SeriesInfo
from underhall.games.series.option_kinds import FROM_DECK
from underhall.games.super_boss_monster import earlier, messages, reactions, wire
from underhall.games.super_boss_monster.board import SPACES
from underhall.games.super_boss_monster.explain import explain
from underhall.games.super_boss_monster.facts import CARDS, LANDMARKS, TREASURES, TYPES, printed
from underhall.games.super_boss_monster.judge import judge_super_boss_monster, worth_super_boss_monster
from underhall.games.super_boss_monster.option_kinds import ON_TOP, WORDING
from underhall.games.super_boss_monster.outlook import outlook
from underhall.games.super_boss_monster.programs import PROGRAMS
from underhall.games.super_boss_monster.settings import VALUES, nearest_legal, read_settings
from underhall.games.super_boss_monster.setup import PREPARE, lay_out
from underhall.games.super_boss_monster.state import PHASES, TITLE_NAMES, SuperBossMonster
from underhall.games.super_boss_monster.view import open_view
from underhall.games.super_boss_monster.view_types import OutlookView, View
from underhall.games.super_boss_monster.withheld import withheld
from underhall.kernel.agenda import NOBODY
from underhall.kernel.card_game import begun, messages_in, printed_cards
from underhall.kernel.decisions import Decision
from underhall.kernel.events import Message
from underhall.kernel.explain import Explanation
from underhall.kernel.game import Game, GameConfig
from underhall.kernel.house import CUT_OFF, wording_of
from underhall.kernel.luck import seeded
from underhall.kernel.registry import BenchLimits, ReactionReason
from underhall.kernel.types import SeatNo
from underhall.kernel.wire_view import Written
from underhall.kernel.withheld import Withheld

RULES_VERSION: Final = 3
# The printed facts that a game depends on: a save made with others is another game.
FACTS: Final = [
    (c.id, c.box, c.copies, c.treasure, c.xp, c.kind, c.advanced, c.damage, c.icons, c.health, c.epic, c.players)
    for c in ALL_CARDS[: CARDS[-1].number + 1]
]


class SuperBossMonsterInfo(SeriesInfo):
    """Super Boss Monster, as the rest of Underhall knows it."""

    deck_kinds: tuple[int, ...] = (FROM_DECK, ON_TOP)
    gone_fields: tuple[str, ...] = ("scored_turn",)  # only Boss Monster is ever counted out

    def start(self, seats: int, seed: str, options: dict[str, object], quiet: bool) -> SuperBossMonster:
        rules = read_settings(options, seats)
        return begun(lay_out(self.config(seats, seed, rules.chosen), seeded(seed), rules, quiet), PREPARE)

    def blank(self, config: GameConfig, quiet: bool) -> SuperBossMonster:
        return SuperBossMonster(
            config, wording_of(config, WORDING), read_settings(dict(config.options), config.seats), quiet
        )

    def from_list(self, state: Any) -> Any:
        return earlier.named_state(state)

    def encoded_views(self, game: Game, seats: list[int], written: Written) -> list[bytes]:
        return wire.encoded_views(table(game), seats, written)

    def nearest_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        return nearest_legal(options, seats)

    def messages(self) -> list[Message]:
        return [*messages_in(shared), *messages_in(messages), CUT_OFF]

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

    def offers(self) -> tuple[str, ...]:
        return ("draft", "take-from-market")

    def printed(self) -> list[dict[str, Any]]:
        """The cards of this set. Boss Monster's, which may be mixed in, are described by their own game."""
        return printed_cards(printed(), TYPES)

    def is_reaction(self, decision: Decision) -> bool:
        return reactions.is_reaction(decision)

    def reaction_reason(self, game: Game, seat: int, decision: Decision | None) -> ReactionReason:
        return reactions.reaction_reason(table(game), SeatNo(seat), decision)

    def withheld(self, game: Game, decision: Decision) -> list[Withheld]:
        return withheld(table(game), decision)

    def explain(self, game: Game, decision: Decision) -> Explanation:
        return explain(table(game), decision)

    def first_to_react(self, game: Game) -> int:
        g = table(game)
        return g.priorities()[0] if g.order else NOBODY

    def public_quiet(self, game: Game) -> bool:
        return reactions.public_quiet(table(game))

    def judge(self, world: Game, seat: int) -> list[int]:
        return judge_super_boss_monster(world, SeatNo(seat))

    def worth(self, world: Game, seat: int) -> int:
        return worth_super_boss_monster(world, SeatNo(seat))

    def bench_limits(self) -> BenchLimits:
        return BenchLimits(rate=0.8, clone_us=0.6, greedy_ms=60.0)


def table(game: Game) -> SuperBossMonster:
    assert isinstance(game, SuperBossMonster)
    return game


SUPER_BOSS_MONSTER: Final = SuperBossMonsterInfo(
    "super-boss-monster",
    RULES_VERSION,
    range(1, 7),
    VALUES,
    FACTS,
    earlier.HASHES,
    tuple([card.id for card in CARDS]),
    WORDING,
    PROGRAMS,
)
