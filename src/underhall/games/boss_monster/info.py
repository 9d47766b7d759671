"""Starting a game of Boss Monster, and coming back to one."""

from typing import Any, Final

from underhall.games.boss_monster import concerns, earlier, wire
from underhall.games.boss_monster.facts import CARDS, LIMITED_TEXTS, printed
from underhall.games.boss_monster.judge import judge_boss_monster
from underhall.games.boss_monster.outlook import outlook
from underhall.games.boss_monster.programs import PROGRAMS
from underhall.games.boss_monster.settings import EDITIONS, VALUES, read_settings
from underhall.games.boss_monster.setup import PREPARE, lay_out
from underhall.games.boss_monster.state import PHASES, BossMonster
from underhall.games.boss_monster.view import open_view
from underhall.games.boss_monster.view_types import OutlookView, View
from underhall.games.boss_monster.withheld import withheld
from underhall.games.boss_monster.wording import WORDING
from underhall.games.series import messages
from underhall.games.series.cards import TYPES
from underhall.games.series.option_kinds import FROM_DECK, NO, PASS
from underhall.kernel.card_game import CardGameInfo, begun, facts_hash, first_of_kinds, messages_in
from underhall.kernel.decisions import Decision, OptionKind, kind_of
from underhall.kernel.events import Message
from underhall.kernel.fields import Names
from underhall.kernel.game import Charter, Game
from underhall.kernel.luck import seeded
from underhall.kernel.registry import Concern
from underhall.kernel.withheld import Withheld

RULES_VERSION: Final = 2

NAMES: Final = Names(WORDING.cards, PROGRAMS)


def cards_hash() -> str:
    """A short hash of the printed facts: a save made with other cards is another game."""
    facts = [
        (c.id, c.copies, c.copies_first, c.treasure, c.xp, c.kind, c.advanced, c.damage, c.icons, c.health, c.epic)
        for c in CARDS
    ]
    return facts_hash(facts)


CARDS_HASH: Final = cards_hash()


class BossMonsterInfo(CardGameInfo):
    """Boss Monster, as the rest of Underhall knows it."""

    def start(self, seats: int, seed: str, options: dict[str, object], quiet: bool) -> BossMonster:
        settings = read_settings(options)
        return begun(lay_out(self.charter(seats, seed, settings.chosen), seeded(seed), settings, quiet), PREPARE)

    def restored(self, charter: Charter, state: Any, quiet: bool) -> BossMonster:
        if isinstance(state, list):
            state = earlier.named_state(state)
        game = BossMonster(charter, WORDING, read_settings(dict(charter.options)), quiet)
        game.restore(state, NAMES)
        return game

    def encoded_views(self, game: Game, seats: list[int]) -> list[bytes]:
        return wire.encoded_views(table(game), seats)

    def messages(self) -> list[Message]:
        return messages_in(messages)

    def kinds(self) -> tuple[OptionKind, ...]:
        return WORDING.kinds

    def words(self) -> dict[str, tuple[str, ...]]:
        return {"phase": PHASES, "deck": TYPES}

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
        souls = [g.souls(seat) for seat in range(len(g.seats))]
        wounds = [g.wounds(seat) for seat in range(len(g.seats))]
        return {"score": [souls[i] - wounds[i] for i in range(len(souls))], "souls": souls, "wounds": wounds}

    def printed(self) -> list[dict[str, Any]]:
        facts = printed()
        return [{"type": type_, **card} for type_ in TYPES for card in facts[type_]]

    def is_reaction(self, decision: Decision) -> bool:
        return concerns.is_reaction(decision)

    def concern(self, game: Game, seat: int, decision: Decision | None) -> Concern:
        return concerns.concern(table(game), seat, decision)

    def withheld(self, game: Game, decision: Decision) -> list[Withheld]:
        return withheld(table(game), decision)

    def first_to_react(self, game: Game) -> int:
        return table(game).by_priority(0)

    def public_quiet(self, game: Game) -> bool:
        return concerns.public_quiet(table(game))

    def safe(self, decision: Decision) -> int:
        """Pass, or keep what one has; otherwise the first that is legal."""
        return first_of_kinds(decision, (PASS, NO))

    def shows(self, decision: Decision) -> bool:
        """It does if it lists cards that lie in a deck."""
        return any(kind_of(code) == FROM_DECK for code in decision.codes)

    def judge(self, world: Game, seat: int) -> list[int]:
        return judge_boss_monster(world, seat)

    def text_board(self) -> type[Any]:
        from underhall.games.boss_monster.text_board.board import BossBoard  # needs rich, which is an extra

        return BossBoard


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
    tuple(cards for cards in earlier.HASHES if cards != CARDS_HASH),
)
