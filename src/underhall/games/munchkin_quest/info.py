"""Starting a game of Munchkin Quest, and coming back to one."""

from typing import Any, Final

from underhall.games.munchkin_quest import earlier, messages, reactions
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.explain.questions import explain
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
from underhall.games.munchkin_quest.judge.options import judge_munchkin_quest
from underhall.games.munchkin_quest.judge.table import worth_munchkin_quest
from underhall.games.munchkin_quest.option_kinds import WORDING
from underhall.games.munchkin_quest.outlook import outlook
from underhall.games.munchkin_quest.programs import PROGRAMS
from underhall.games.munchkin_quest.settings import VALUES, read_settings
from underhall.games.munchkin_quest.setup import PREPARE, lay_out
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.table_state import PHASES
from underhall.games.munchkin_quest.view import open_view
from underhall.games.munchkin_quest.view_types import OutlookView, View
from underhall.games.munchkin_quest.withheld import withheld
from underhall.kernel.card_game import CardGameInfo, begun, messages_in, printed_cards
from underhall.kernel.decisions import Decision
from underhall.kernel.events import Message
from underhall.kernel.explain import Explanation
from underhall.kernel.game import Game, GameConfig
from underhall.kernel.house import CUT_OFF
from underhall.kernel.luck import seeded
from underhall.kernel.registry import BenchLimits, ReactionReason
from underhall.kernel.types import SeatNo
from underhall.kernel.withheld import Withheld

RULES_VERSION: Final = 2
# The printed facts that a game depends on: a save made with others is another game.
FACTS: Final = [
    (c.id, c.copies, c.level, c.dice, c.treasures, c.levels, c.passes, c.traits, c.slot, c.bonus, c.value, c.only)
    for c in CARDS
]
ROOMS: Final = [(f.id, f.tile, f.good, f.bad, f.search, f.arrows) for f in FACES]


class MunchkinQuestInfo(CardGameInfo):
    """Munchkin Quest, as the rest of Underhall knows it."""

    safe_kinds: tuple[int, ...] = (kinds.PASS, kinds.NO, kinds.DECLINE, kinds.DONE, kinds.END)

    def start(self, seats: int, seed: str, options: dict[str, object], quiet: bool) -> MunchkinQuest:
        rules = read_settings(options)
        return begun(lay_out(self.config(seats, seed, rules.chosen), seeded(seed), rules, quiet), PREPARE)

    def blank(self, config: GameConfig, quiet: bool) -> MunchkinQuest:
        return MunchkinQuest(config, read_settings(dict(config.options)), quiet)

    def from_list(self, state: Any) -> Any:
        return earlier.named_state(state)

    def messages(self) -> list[Message]:
        return [*messages_in(messages), CUT_OFF]

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

    def phase_key(self, game: Game) -> str:
        g = table(game)
        fight = " fight" if g.fight is not None else ""
        return f"{g.turn} {PHASES[g.phase]}{fight}"

    def matter_key(self, game: Game) -> str:
        g = table(game)
        return f"{g.turn}" if g.fight is None else f"{g.turn}/{g.fight.place}"

    def turn(self, game: Game) -> int:
        return table(game).turn

    def rounds(self, game: Game) -> int:
        g = table(game)
        return -(-g.turn // g.seats())

    def kept(self, game: Game, seat: int) -> tuple[str, ...]:
        laid = [CARDS[card] for card in table(game).munchkins[seat].laid]
        return tuple([card.id for card in laid if card.sign >= 0])

    def measures(self, game: Game) -> dict[str, list[int]]:
        g = table(game)
        return {
            "score": [munchkin.level for munchkin in g.munchkins],
            "gold": [munchkin.gold for munchkin in g.munchkins],
        }

    def printed(self) -> list[dict[str, Any]]:
        return printed_cards(printed(CARDS_FILE), DECKS)

    def offers(self) -> tuple[str, ...]:
        return ("pick-loot", "choose-prize")

    def is_reaction(self, decision: Decision) -> bool:
        return reactions.is_reaction(decision)

    def hint(self, decision: Decision) -> str:
        """Terms are named by helpers and by leaders, who are to read different things."""
        if decision.kind == "bid-treasures" and decision.frame.picks[0] != decision.seat:
            return f"hint-{self.id}-bid-counter"
        return f"hint-{self.id}-{decision.kind}"

    def reaction_reason(self, game: Game, seat: int, decision: Decision | None) -> ReactionReason:
        return reactions.reaction_reason(table(game), SeatNo(seat), decision)

    def withheld(self, game: Game, decision: Decision) -> list[Withheld]:
        return withheld(table(game), decision)

    def explain(self, game: Game, decision: Decision) -> Explanation:
        return explain(table(game), decision)

    def first_to_react(self, game: Game) -> int:
        return reactions.first_to_react(table(game))

    def public_quiet(self, game: Game) -> bool:
        return reactions.public_quiet(table(game))

    def judge(self, world: Game, seat: int) -> list[int]:
        return judge_munchkin_quest(world, SeatNo(seat))

    def worth(self, world: Game, seat: int) -> int:
        return worth_munchkin_quest(world, SeatNo(seat))

    def noticed(self, decision: Decision) -> int:
        return 20 if self.is_reaction(decision) else 75  # whoever overlooks more is dead before anybody beats them

    def horizon(self, world: Game) -> int:
        return world.turn + world.config.seats

    def bench_limits(self) -> BenchLimits:
        return BenchLimits(rate=1.1, clone_us=0.5, greedy_ms=1_000.0, greedy_seats=3, long_games=True)


def table(game: Game) -> MunchkinQuest:
    assert isinstance(game, MunchkinQuest)
    return game


MUNCHKIN_QUEST: Final = MunchkinQuestInfo(
    "munchkin-quest",
    RULES_VERSION,
    range(2, 5),
    VALUES,
    (FACTS, ROOMS),
    earlier.HASHES,
    tuple([card.id for card in CARDS]),
    WORDING,
    PROGRAMS,
)
