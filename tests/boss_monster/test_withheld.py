"""Why a card in a hand cannot be played now: the game says so, with the rule."""

import underhall
from tests.boss_table import Table, boss_monster
from underhall.games.boss_monster.state import BossMonster
from underhall.games.series.cards import WHEN_CAST
from underhall.games.series.windows import can_begin
from underhall.kernel.agenda import NO_UID
from underhall.kernel.luck import seeded
from underhall.kernel.types import CardNo, Slot

INFO = underhall.game_info("boss-monster")


def why(t: Table, name: str) -> dict[str, tuple[str, str]]:
    """Reason and rule of each card that is withheld from this player."""
    decision = t.asked(name)
    assert decision is not None
    return {each.card: (each.reason.word, each.reason.rule) for each in INFO.withheld(t.g, decision)}


def test_each_card_has_the_reason_that_keeps_it_back() -> None:
    """While ann builds: a spell of another phase, an advanced room without a place, a spell without a target."""
    t = boss_monster()
    t.dungeon("ann", "open-grave")
    t.hand("ann", "golem-factory", "all-seeing-eye", "fear", "counterspell", "freeze")
    t.phase("build")
    assert why(t, "ann") == {
        "all-seeing-eye": ("advanced", "BM-BUILD-10"),
        "fear": ("adventure-spell", "BM-SPELL-03"),
        "counterspell": ("no-target", "BM-SPELL-08"),
    }


def test_a_room_more_than_one_waits_for_the_next_turn() -> None:
    """Ann has placed; bob, who may cast, may not build yet."""
    t = boss_monster()
    t.dungeon("ann", "open-grave")
    t.hand("ann", "dark-altar", "golem-factory", "freeze")
    t.hand("bob", "succubus-spa", "freeze")
    t.phase("build")
    t.answer("ann", "place dark-altar 1")
    assert why(t, "ann") == {"golem-factory": ("room-built", "BM-BUILD-01")}
    t.answer("ann", "pass")
    assert t.options("bob") == ["pass", "cast freeze"]
    assert why(t, "bob") == {"succubus-spa": ("not-your-build", "BM-BUILD-15")}


def test_only_a_cancel_answers_a_spell() -> None:
    """Bob may cancel with one of his two spells, and builds when it is his turn."""
    t = boss_monster()
    t.dungeon("ann", "open-grave")
    t.hand("ann", "freeze", "golem-factory")
    t.hand("bob", "counterspell", "freeze", "dark-altar")
    t.phase("build")
    t.answer("ann", "cast freeze")
    assert t.options("bob") == ["pass", "cast counterspell"]
    assert why(t, "bob") == {
        "freeze": ("not-a-cancel", "BM-KEY-06"),
        "dark-altar": ("not-your-build", "BM-BUILD-15"),
    }


def test_the_checks_that_make_the_options_say_the_same() -> None:
    """Over whole games: a spell without a target cannot begin, and a room without a place goes nowhere."""
    seen: set[str] = set()
    for seed in range(12):
        game = underhall.engine.new("boss-monster", 4, seed)
        luck = seeded(seed)
        while game.decisions:
            assert isinstance(game, BossMonster)
            decision = game.decisions[0]
            for each in INFO.withheld(game, decision):
                card = CardNo(game.wording.cards.index(each.card))
                ability = game.abilities[card][WHEN_CAST]
                seen.add(each.reason.word)
                if each.reason.word == "no-target" and ability is not None:
                    assert not can_begin(game, decision.seat, card, NO_UID, (), ability), each.card
                elif each.reason.word in ("advanced", "no-place"):
                    assert not any(game.may_place(decision.seat, card, Slot(slot)) for slot in range(6)), each.card
            game.answer(decision.seat, luck.below(len(decision.options)))
    assert seen >= {"no-target", "advanced", "build-spell", "adventure-spell", "not-your-build", "room-built"}
