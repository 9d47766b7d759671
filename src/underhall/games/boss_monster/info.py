"""Starting a game of Boss Monster, and coming back to one."""

from typing import Any, Final

from underhall.games.boss_monster import earlier, reactions, wire
from underhall.games.boss_monster.explain import explain
from underhall.games.boss_monster.facts import CARDS, LIMITED_TEXTS, printed
from underhall.games.boss_monster.judge import judge_boss_monster, worth_boss_monster
from underhall.games.boss_monster.option_kinds import WORDING
from underhall.games.boss_monster.outlook import depends_on, outlook
from underhall.games.boss_monster.programs import PROGRAMS
from underhall.games.boss_monster.settings import VALUES, read_settings
from underhall.games.boss_monster.setup import PREPARE, lay_out
from underhall.games.boss_monster.state import PHASES, BossMonster
from underhall.games.boss_monster.view import open_view
from underhall.games.boss_monster.view_types import OutlookView, View
from underhall.games.boss_monster.withheld import withheld
from underhall.games.series import messages
from underhall.games.series.cards import TYPES
from underhall.games.series.info import SeriesInfo
from underhall.kernel.card_game import begun, messages_in, printed_cards
from underhall.kernel.decisions import Decision
from underhall.kernel.events import Message
from underhall.kernel.explain import Explanation
from underhall.kernel.game import Game, GameConfig
from underhall.kernel.house import CUT_OFF, wording_of
from underhall.kernel.luck import seeded
from underhall.kernel.registry import ReactionReason
from underhall.kernel.types import SeatNo
from underhall.kernel.wire_view import Written
from underhall.kernel.withheld import Withheld

RULES_VERSION: Final = 2
# The printed facts that a game depends on: a save made with others is another game.
FACTS: Final = [
    (c.id, c.copies, c.copies_first, c.treasure, c.xp, c.kind, c.advanced, c.damage, c.icons, c.health, c.epic)
    for c in CARDS
]


class BossMonsterInfo(SeriesInfo):
    """Boss Monster, as the rest of Underhall knows it."""

    def start(self, seats: int, seed: str, options: dict[str, object], quiet: bool) -> BossMonster:
        settings = read_settings(options)
        return begun(lay_out(self.config(seats, seed, settings.chosen), seeded(seed), settings, quiet), PREPARE)

    def blank(self, config: GameConfig, quiet: bool) -> BossMonster:
        return BossMonster(config, wording_of(config, WORDING), read_settings(dict(config.options)), quiet)

    def from_list(self, state: Any) -> Any:
        return earlier.named_state(state)

    def encoded_views(self, game: Game, seats: list[int], written: Written) -> list[bytes]:
        return wire.encoded_views(table(game), seats, written)

    def seats_out(self, game: Game) -> list[int]:
        sides = table(game).seats
        return [seat for seat in range(len(sides)) if sides[seat].out]

    def messages(self) -> list[Message]:
        return [*messages_in(messages), CUT_OFF]

    def words(self) -> dict[str, tuple[str, ...]]:
        return {"phase": PHASES, "deck": TYPES}

    def limited_texts(self) -> dict[str, tuple[str, str]]:
        return LIMITED_TEXTS

    def open_view(self, game: Game) -> View:
        return open_view(table(game))

    def outlook(self, game: Game, seat: int) -> OutlookView:
        return outlook(table(game))

    def encoded_outlooks(self, game: Game, seats: list[int], written: Written) -> list[bytes]:
        g = table(game)
        return [written.text_of("outlook", g, depends_on(g), outlook)] * len(seats)  # it is the same for everybody

    def printed(self) -> list[dict[str, Any]]:
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
        return table(game).priorities()[0]

    def public_quiet(self, game: Game) -> bool:
        return reactions.public_quiet(table(game))

    def judge(self, world: Game, seat: int) -> list[int]:
        return judge_boss_monster(world, SeatNo(seat))

    def worth(self, world: Game, seat: int) -> int:
        return worth_boss_monster(world, SeatNo(seat))


def table(game: Game) -> BossMonster:
    assert isinstance(game, BossMonster)
    return game


BOSS_MONSTER: Final = BossMonsterInfo(
    "boss-monster",
    RULES_VERSION,
    range(2, 5),
    VALUES,
    FACTS,
    earlier.HASHES,
    tuple([card.id for card in CARDS]),
    WORDING,
    PROGRAMS,
)
