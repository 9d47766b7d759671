"""What is to be expected of the heroes is what everybody can work out, and tells nobody anything new."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from tests.super_boss_monster.forecast import NOWHERE, death, lured_to, symbols
from underhall.games import GAMES
from underhall.games.super_boss_monster.board import SPACES
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.games.super_boss_monster.view_types import OutlookView, View
from underhall.kernel.luck import seeded
from underhall.kernel.wire_view import Written

INFO = GAMES["super-boss-monster"]


def positions(seed: int, seats: int, options: dict[str, object] | None = None) -> Iterator[SuperBossMonster]:
    """The positions of a game in which everybody answers by chance."""
    luck = random.Random(seed)
    game = INFO.start(seats, f"outlook {seed}", options or {}, True)
    assert isinstance(game, SuperBossMonster)
    while game.outcome is None:
        yield game
        decision = luck.choice(game.pending)
        game.answer(decision.seat, luck.randrange(len(decision.codes)))


def seen(game: SuperBossMonster) -> tuple[OutlookView, View]:
    outlook, view = INFO.outlook(game, -1), game.view(-1)
    assert isinstance(outlook, OutlookView)
    assert isinstance(view, View)
    return outlook, view


@pytest.mark.parametrize("seats", range(1, 7))
def test_it_is_what_a_watcher_can_work_out(seats: int) -> None:
    """For every hero in town and at an entrance: the same way and the same end as the view gives."""
    lured = 0
    for seed in range(3):
        for game in positions(seed, seats):
            outlook, view = seen(game)
            for place, prospect in enumerate(outlook.town):
                hero = view.town[place]
                assert (prospect.card, prospect.seat) == (hero.card, lured_to(view, place))
                if all(side.boss for side in view.seats):
                    assert prospect.counts == [symbols(view, seat, hero.card) for seat in range(seats)]
                if prospect.seat >= 0 and not game.town[place].ghost:
                    lured += 1
                    assert prospect.slot == death(view, prospect.seat, hero)
            for seat, side in enumerate(view.seats):
                hidden = any(room.hidden for room in side.dungeon)
                for at, hero in enumerate(side.entrance):
                    told = outlook.entrances[seat][at]
                    assert told.sure == (told.dies or not hidden)
                    if not game.seats[seat].entrance[at].ghost:
                        assert outlook.entrances[seat][at].slot == death(view, seat, hero)
            assert (view.walker is None) == (outlook.walker is None)
    assert lured


@pytest.mark.once
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_it_tells_nothing_that_is_hidden(seats: int) -> None:
    """With everything dealt afresh that a seat cannot know, the outlook is the same to the byte."""
    luck = seeded(f"outlook {seats}")
    for game in positions(seats, seats, {"items": "on"}):
        for seat in (-1, 0, seats - 1):
            world = game.imagine(seat, luck)
            one, other = (INFO.encoded_outlooks(each, [seat], Written()) for each in (game, world))
            assert one == other
            assert one == [msgspec.json.encode(INFO.outlook(game, seat))]


@pytest.mark.parametrize("seats", [1, 4, 6])
def test_a_trial_is_what_comes_of_the_minion(seats: int) -> None:
    """Whoever sends the minion to a space finds the town as the trial of that space had foretold it."""
    tried = 0
    for game in positions(seats + 7, seats):
        for decision in game.pending:
            if decision.kind != "place-minion":
                continue
            outlook, _ = seen(game)
            for index, option in enumerate(decision.options):
                space = option.fields.get("space")
                if not isinstance(space, int):
                    continue
                world = game.clone()
                world.answer(decision.seat, index)
                after, view = seen(world)
                if view.phase in ("city", "build") and not world.winners:
                    tried += 1
                    foretold = outlook.trials[SPACES[space].name]
                    assert (foretold.town, foretold.pushed) == (after.town, after.pushed)
    assert tried


@pytest.mark.parametrize("seats", range(1, 7))
def test_whoever_stays_is_pushed_out_from_the_left(seats: int) -> None:
    """As many as there is no room for; each to a landmark that is free, and to the tavern when none is."""
    found = 0
    for game in positions(seats + 20, seats):
        outlook, view = seen(game)
        staying = [prospect.card for prospect in outlook.town if prospect.seat == NOWHERE]
        count = max(0, len(staying) + outlook.arriving - game.town_spaces())
        assert [push.card for push in outlook.pushed] == staying[:count]
        taken = [push.landmark for push in outlook.pushed if push.landmark != "tavern"]
        assert len(taken) == len(set(taken))
        if outlook.pushed and not any(side.minion.endswith("-summon") for side in view.seats):
            found += 1
            first = next(hero for hero in view.town if hero.card == outlook.pushed[0].card)
            assert first.pushed_to == outlook.pushed[0].landmark
            assert all(view.landmarks[landmark] is None for landmark in taken)
    assert found


@pytest.mark.parametrize("seats", [1, 4])
def test_a_summoned_hero_is_told_with_its_token(seats: int) -> None:
    """At every landmark with a hero: its health there, and its fate in each dungeon."""
    told = 0
    for game in positions(seats + 40, seats):
        outlook, view = seen(game)
        for summon in outlook.summons:
            hero = view.tavern[-1] if summon.landmark == "tavern" else view.landmarks[summon.landmark]
            assert hero is not None
            told += 1
            token = -2 if summon.landmark == "tavern" else 2
            assert (summon.card, summon.health) == (hero.card, hero.health - hero.token + token)
            called = msgspec.structs.replace(hero, health=summon.health)
            assert [fate.slot for fate in summon.fates] == [death(view, seat, called) for seat in range(seats)]
    assert told


@pytest.mark.parametrize("seed", range(2))
def test_the_open_view_is_what_all_seats_see_together(seed: int) -> None:
    """Every hand in full, every face-down room face up, and otherwise a watcher's view."""
    for game in positions(seed, 3):
        open_view = INFO.open_view(game)
        assert isinstance(open_view, View)
        _, watched = seen(game)
        for seat in range(3):
            own = game.view(seat)
            assert isinstance(own, View)
            assert sorted(open_view.seats[seat].known) == sorted(own.hand + own.sealed)
            assert open_view.seats[seat].dungeon == own.seats[seat].dungeon
        assert (open_view.you, open_view.town, open_view.market) == (-1, watched.town, watched.market)
