"""Items: revealed one a turn, carried by heroes, won by bosses (SBM-COMPAT-07 to -10, -18, SBM-CONF-35)."""

from typing import Final

from underhall.games.series.cards import ALL_CARDS, NO_TREASURE
from underhall.games.series.ops import Pick
from underhall.games.series.option_kinds import TAKE
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.facts import TRAITS, WHEN_BEARER_SURVIVES, WHEN_HERO_ARRIVES
from underhall.games.super_boss_monster.pieces import SuperHero
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.kernel.agenda import NO_CARD, NOTHING, Frame, Op, Program
from underhall.kernel.decisions import pack, x_of
from underhall.kernel.fields import minus, plus, replaced
from underhall.kernel.types import CardNo, OptionCode, SeatNo


class RevealItem(Op[SuperBossMonster]):
    """Once the heroes have arrived, one item comes up; the oldest waiting are handed out first."""

    def run(self, g: SuperBossMonster, frame: Frame) -> None:
        if not g.rules.items:
            return
        fresh = NOTHING
        if g.item_deck:
            fresh = g.item_deck[-1]
            g.item_deck = g.item_deck[:-1]
            g.items_waiting = plus(g.items_waiting, fresh)
            g.emit(say.ITEM_REVEALED, "SBM-COMPAT-07", fresh)
        still: list[CardNo] = []
        for item in g.items_waiting:
            if not hand_out(g, item, "SBM-COMPAT-07" if item == fresh else "SBM-COMPAT-08"):
                still.append(item)
                g.emit(say.ITEM_WAITS, "SBM-COMPAT-08", item)
        g.items_waiting = tuple(still)


def hand_out(g: SuperBossMonster, item: CardNo, rule: str = "SBM-COMPAT-07") -> bool:
    """Give the item to the leftmost hero in town whom it suits; whether there is one."""
    wanted = ALL_CARDS[item].wants
    for i in range(len(g.town)):
        hero = g.town[i]
        suits = wanted in (NO_TREASURE, ALL_CARDS[hero.card].wants) or TRAITS[hero.card].wants_too == wanted
        if hero.item == NOTHING and suits:
            traits = TRAITS[item]
            gear = traits.health_epic if ALL_CARDS[hero.card].epic else traits.health
            g.town = replaced(g.town, i, hero.carrying(CardNo(item), gear))
            g.emit(say.ITEM_TAKEN, rule, hero.card, item)
            return True
    return False


def arrive(g: SuperBossMonster, seat: SeatNo, hero: SuperHero) -> None:
    """A hero with an item comes to an entrance."""
    side = g.change(seat)
    side.entrance = (hero, *side.entrance) if TRAITS[hero.item].jumps_queue else (*side.entrance, hero)
    ability = g.abilities[hero.item][WHEN_HERO_ARRIVES]
    if ability is not None:
        g.push(ability.program, seat, hero.item, g.frame.cause, (NOTHING,))


def survive(g: SuperBossMonster, seat: SeatNo, hero: SuperHero) -> None:
    """A hero with an item has got through: the item does what it does and is used up."""
    lair = g.change_lair(seat)
    lair.retired = plus(lair.retired, hero.item)
    ability = g.abilities[hero.item][WHEN_BEARER_SURVIVES]
    if ability is not None:
        g.push(ability.program, seat, hero.item, g.frame.cause, (NOTHING,))


def win_item(g: SuperBossMonster, seat: SeatNo, item: CardNo) -> None:
    """The item of a dead hero lies with the boss, who keeps one."""
    lair = g.change_lair(seat)
    lair.items = plus(lair.items, CardNo(item))
    g.emit(say.ITEM_WON, "SBM-COMPAT-18", seat, item)
    if len(lair.items) > 1:
        g.push(RETIRE, seat, NO_CARD, g.frame.cause, (NOTHING,))


def without_item(hero: SuperHero) -> SuperHero:
    return hero.carrying(NO_CARD, 0)


class Retire(Pick[SuperBossMonster]):
    """A boss with two items gives one up."""

    kind: str = "retire-item"

    def options(self, g: SuperBossMonster, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        items = g.lairs[seat].items
        return [pack(TAKE, item) for item in sorted(items)] if len(items) > 1 else []

    def answered(self, g: SuperBossMonster, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        lair = g.change_lair(seat)
        lair.items = minus(lair.items, CardNo(x_of(code)))
        lair.retired = plus(lair.retired, CardNo(x_of(code)))
        g.emit(say.ITEM_RETIRED, "SBM-COMPAT-18", seat, x_of(code))


RETIRE: Final = Program("retire-item", (Retire(),))
