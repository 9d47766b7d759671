"""Trying what a reaction would gain: what is left out of it would have come to the same."""

import random
from collections.abc import Iterator

import pytest

from underhall import engine
from underhall.games import GAMES
from underhall.games.boss_monster.settings import EDITIONS
from underhall.games.series import trying
from underhall.games.series.cards import MONSTER, TRAP
from underhall.games.series.ops import ANY, OWN, Passage, TargetRoom
from underhall.games.series.state import SeriesGame
from underhall.games.series.trying import NO_HERO, PASS, Standing, Trial, moves_only_cards, standing
from underhall.games.series.windows import Window
from underhall.kernel import pace
from underhall.kernel.agenda import NOTHING, Frame
from underhall.kernel.decisions import Decision
from underhall.kernel.types import SeatNo

BOSS_MONSTERS = ["boss-monster", "super-boss-monster"]


def random_game(game: str, seed: int, options: dict[str, str] | None = None) -> Iterator[tuple[SeriesGame, Decision]]:
    """A game at each of its questions. It goes on step by step, as on a server."""
    table = engine.new(game, 2 + seed % 3, seed, options=options or {})
    assert isinstance(table, SeriesGame)
    luck = random.Random(seed)
    while table.pending:
        decision = table.pending[0]
        yield table, decision
        pace.take(table, decision, luck.randrange(len(decision.codes)))
        while not table.pending and table.agenda:
            pace.step(table)


def after(table: SeriesGame, decision: Decision, option: int) -> Standing:
    """How all stand at the end of the turn if this is answered, and everybody passes from then on."""
    trial = Trial(table, decision.seat, NO_HERO, False)
    world = trial.answered(table, decision, option, False)
    while not trial.is_done(world):
        trial.answer(world, world.pending[0], PASS, False)
    return standing(world, decision.seat)


@pytest.mark.parametrize("game", BOSS_MONSTERS)
def test_nobodys_souls_hang_on_a_choice_that_only_moves_cards(game: str) -> None:
    """Whatever is paid with or taken back, the turn ends as it does with the first option."""
    tried = 0
    for seed in range(12):
        for table, decision in random_game(game, seed):
            if moves_only_cards(decision):
                first, *others = [after(table, decision, option) for option in range(len(decision.codes))]
                assert all(each == first for each in others), f"{seed}: {decision.options}"
                tried += len(others)
    assert tried > 100


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("boss-monster", {}),
        ("boss-monster", {"machinations": "on"}),
        ("super-boss-monster", {}),
    ],
)
def test_nothing_counts_any_more_once_all_has_counted(game: str, options: dict[str, str]) -> None:
    """From there to the next turn nobody gains or loses a soul or a wound."""
    seen = 0
    for seed in range(6):
        table = engine.new(game, 2 + seed % 3, seed, options=options)
        assert isinstance(table, SeriesGame)
        luck = random.Random(seed)
        counted: tuple[int, Standing] | None = None
        while table.pending or table.agenda:
            if counted is not None and (table.turn != counted[0] or table.winners):
                counted = None
            if counted is not None:
                assert standing(table, SeatNo(0)) == counted[1], f"{seed}, turn {table.turn}"
            elif table.has_counted():
                counted = (table.turn, standing(table, SeatNo(0)))
                seen += 1
            if table.pending:
                decision = table.pending[0]
                pace.take(table, decision, luck.randrange(len(decision.codes)))
            else:
                pace.step(table)
    assert (seen > 0) == (options == {})


def crossed(table: SeriesGame, frame: Frame, at_once: bool) -> SeriesGame:
    """What comes of this frame until the hero's way is over, if nobody reacts."""
    world = table.clone()
    op = frame.program.ops[frame.pc]
    assert isinstance(op, Passage)
    world.frame = frame
    if at_once:
        op.run_through(world, frame)
    else:
        op.run(world, frame)
    while world.walker is not None:
        assert not at_once
        frame = pace.take_frame(world)
        if not isinstance(frame.program.ops[frame.pc], Window):
            world.run_frame(frame)
    world.event_count = table.event_count  # who goes at once says less
    return world


@pytest.mark.parametrize("game", BOSS_MONSTERS)
def test_a_room_is_a_target_as_long_as_it_is_among_the_options(game: str) -> None:
    asked = legal = 0
    targets = [
        TargetRoom(whose, kind, to_destroy)
        for whose in (ANY, OWN)
        for kind in (ANY, MONSTER, TRAP)
        for to_destroy in (False, True)
    ]
    for seed in range(4):
        for table, decision in random_game(game, seed):
            frame = decision.frame
            if frame.seat < 0:
                continue
            uids = [room.uid for side in table.seats for stack in side.dungeon for room in stack]
            for target in targets:
                open_ones = {target.pick_of(table, code) for code in target.options(table, frame, frame.seat)}
                assert {uid for uid in [NOTHING, *uids] if target.legal(table, frame, uid)} == open_ones
                asked += len(uids)
                legal += len(open_ones)
    assert 0 < legal < asked


@pytest.mark.parametrize("bounce", ["before_damage", "after_damage"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hero_who_goes_at_once_ends_as_one_who_goes_room_by_room(edition: str, bounce: str) -> None:
    options = {"edition": edition, "maze_bounce": bounce}
    ways = deaths = bounced = 0
    for seed in range(16):
        table = engine.new("boss-monster", 2 + seed % 3, seed, options=options)
        assert isinstance(table, SeriesGame)
        luck = random.Random(seed)
        while table.pending or table.agenda:
            if table.pending:
                decision = table.pending[0]
                pace.take(table, decision, luck.randrange(len(decision.codes)))
                continue
            frame = pace.take_frame(table)
            if isinstance(frame.program.ops[frame.pc], Passage):
                # Events are named by numbers, which are others: what waits is compared without them.
                slow, fast = crossed(table, frame, False), crossed(table, frame, True)
                causes = [[each.program.name for each in world.agenda] for world in (slow, fast)]
                assert causes[0] == causes[1]
                assert slow.dump([]) == fast.dump([]), f"{options}, {seed}"
                ways += 1
                deaths += len(slow.seats[frame.seat].souls) > len(table.seats[frame.seat].souls)
                walker = table.walker
                bounced += walker is not None and len(walker.bounced) > 0
            table.run_frame(frame)
    assert ways > deaths > 0
    assert bounced


@pytest.mark.source
@pytest.mark.parametrize("game", BOSS_MONSTERS)
def test_reasons_are_what_they_are_when_everything_is_tried(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All choices of cards, every turn to its very end, and heroes room by room."""
    info = GAMES[game]
    compared = useful = 0
    for seed in range(3):
        for table, decision in random_game(game, seed):
            if not decision.op.secret or not info.is_reaction(decision):
                continue
            reason = info.reaction_reason(table, decision.seat, decision)
            with monkeypatch.context() as all_of_it:
                all_of_it.setattr(trying, "moves_only_cards", lambda asked: False)
                all_of_it.setattr(type(table), "has_counted", lambda self: False)
                all_of_it.setattr(Trial, "may_hurry", lambda self, world: False)
                everything = info.reaction_reason(table, decision.seat, decision)
            assert (everything.tags, everything.subject) == (reason.tags, reason.subject)
            compared += 1
            useful += "useful" in reason.tags
    assert 0 < useful < compared
