"""The outlook: what everybody can work out, worked out; and nothing that anybody could not."""

import msgspec
import pytest

import underhall
from tests.boss_monster.forecast import NOWHERE, Fate, fate, walker_fate
from underhall.games.boss_monster.state import BossMonster
from underhall.games.boss_monster.view_types import OutlookView, ProspectView, View
from underhall.kernel.luck import seeded
from underhall.kernel.wire_view import Written

INFO = underhall.game_info("boss-monster")


def positions(seed: int, seats: int) -> list[BossMonster]:
    """Every position of a random game, as clones."""
    game = underhall.engine.new("boss-monster", seats, seed)
    luck = seeded(seed)
    found = []
    while game.decisions:
        assert isinstance(game, BossMonster)
        found.append(game.clone())
        decision = game.decisions[0]
        game.answer(decision.seat, luck.below(len(decision.options)))
    return found


def seen(game: BossMonster) -> tuple[OutlookView, View]:
    outlook, view = INFO.outlook(game, -1), game.view(-1)
    assert isinstance(outlook, OutlookView)
    assert isinstance(view, View)
    return outlook, view


def told(prospect: ProspectView) -> Fate:
    return Fate(prospect.slot, prospect.sure)


def test_it_is_what_a_watcher_can_work_out() -> None:
    """For every hero in sight: the same end as a walk through the view gives."""
    walked = 0
    for game in [game for seed in range(6) for game in positions(seed, 2 + seed % 3)]:
        outlook, view = seen(game)
        hidden = any(room.hidden for side in view.seats for room in side.dungeon)
        for hero, prospect in zip(view.town, outlook.town, strict=True):
            assert (prospect.card, prospect.seat) == (hero.card, hero.goes_to)
            if hero.goes_to >= 0:
                end = fate(view, hero.goes_to, hero)
                assert told(prospect) == Fate(end.slot, end.sure and not hidden)
            else:
                assert not prospect.dies
        for seat, side in enumerate(view.seats):
            for hero, prospect in zip(side.entrance, outlook.entrances[seat], strict=True):
                assert told(prospect) == fate(view, seat, hero)
                assert prospect.wounds == (0 if prospect.dies else prospect.wounds)
        if view.walker is not None and game.walker is not None and outlook.walker is not None:
            walked += 1
            assert told(outlook.walker) == walker_fate(view, len(game.walker.bounced))
        assert (view.walker is None) == (outlook.walker is None)
    assert walked


@pytest.mark.parametrize("seed", range(4))
def test_it_tells_nothing_that_is_hidden(seed: int) -> None:
    """With everything dealt afresh that a seat cannot know, the outlook is the same to the byte."""
    luck = seeded(f"outlook {seed}")
    for game in positions(seed, 3):
        for seat in (-1, 0, 2):
            world = game.imagine(seat, luck)
            one, other = (INFO.encoded_outlooks(each, [seat], Written()) for each in (game, world))
            assert one == other
            assert one == [msgspec.json.encode(INFO.outlook(game, seat))]


@pytest.mark.parametrize("seed", range(12))
def test_what_was_written_before_is_used_only_while_it_is_true(seed: int) -> None:
    """Whole games: an outlook is made anew whenever anything that goes into it has changed."""
    game = underhall.engine.new("boss-monster", 4, seed)
    luck = seeded(seed)
    written = Written()
    kept = 0
    before = b""
    while game.decisions:
        (text,) = INFO.encoded_outlooks(game, [-1], written)
        assert text == msgspec.json.encode(INFO.outlook(game, -1))
        kept += text is before
        before = text
        decision = game.decisions[0]
        game.answer(decision.seat, luck.below(len(decision.options)))
    assert kept > len(game.answers) // 8


@pytest.mark.parametrize("seed", range(4))
def test_a_tie_is_told_with_those_who_are_tied(seed: int) -> None:
    """A hero who stays in town has nobody, or at least two, with the most of what it wants."""
    ties = 0
    for game in positions(seed, 4):
        outlook, _ = seen(game)
        for prospect in outlook.town:
            if prospect.seat >= 0:
                assert prospect.tied == []
            else:
                assert len(prospect.tied) != 1
                ties += bool(prospect.tied)
                assert prospect.slot == NOWHERE
    assert ties


@pytest.mark.parametrize("seed", range(3))
def test_the_open_view_is_what_all_seats_see_together(seed: int) -> None:
    """Every hand in full, every face-down room face up, and otherwise a watcher's view."""
    for game in positions(seed, 3):
        open_view = INFO.open_view(game)
        assert isinstance(open_view, View)
        for seat in range(3):
            own = game.view(seat)
            assert isinstance(own, View)
            assert sorted(open_view.seats[seat].known) == sorted(own.hand + own.sealed)
            assert open_view.seats[seat].dungeon == own.seats[seat].dungeon
        assert open_view.you == -1
        assert open_view.town == watched(game).town


def watched(game: BossMonster) -> View:
    view = game.view(-1)
    assert isinstance(view, View)
    return view
