"""What a seat cannot know shows nowhere: not in its view, not in its events, not in the worlds it imagines."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tests.conformance.hooks import hooks_of
from tests.conformance.invariants import Watch
from tests.conformance.parameters import every_game, every_table, main_tables
from tests.conformance.tables import (
    MOST_ANSWERS,
    Play,
    Table,
    finished,
    is_checked,
    is_looked_at,
    pick,
    played,
    row,
)
from tests.lengths import FULL, length
from underhall import GAMES, Decision, Event, Luck, seeded
from underhall.engine import Game
from underhall.kernel.events import EVERYONE
from underhall.rules.catalogue import catalogue
from underhall.text import texts

WATCHER = -1
ENGLISH = texts("en")


def looked_at(play: Play) -> bool:
    """Whether to stop here: often in a short game, now and then in a long one."""
    stride = length(3, full=1) if play.style == "any" else length(10, full=5)
    return is_looked_at(play) and (play.step <= 8 or play.step % stride == 0)


def encoded(game: Game, seat: int) -> bytes:
    return msgspec.json.encode(game.view(seat))


# -- views and imagined worlds ------------------------------------------------------------------------------------


@every_game
def test_a_view_depends_only_on_what_the_seat_may_know(table: Table, style: str) -> None:
    """For every seat and a watcher: dealing the unknown afresh leaves the view as it is."""
    for play in played(table, "view", style):
        if not looked_at(play):
            continue
        luck = seeded(play.step)
        for seat in range(WATCHER, table.seats):
            world = play.game.imagine(seat, luck)
            assert encoded(world, seat) == encoded(play.game, seat), f"{play}: the view of seat {seat}"


def withheld(game: Game, seat: int) -> list[tuple[str, str, str, int, str]]:
    """What the seat, if it is asked, is told that it cannot do."""
    info = GAMES[game.config.game]
    return [
        (each.card, each.kind, each.reason.word, each.number, each.reason.rule)
        for decision in game.pending
        if decision.seat == seat
        for each in info.withheld(game, decision)
    ]


@every_game
def test_what_is_withheld_depends_only_on_what_the_seat_may_know(table: Table, style: str) -> None:
    """It names cards of the seat's own hand that are not offered, each once, and says the same in imagined worlds."""
    entries = catalogue(table.game).entries()
    for play in played(table, "withheld", style):
        if play.step % length(5, full=1) or not looked_at(play):
            continue
        luck = seeded(play.step)
        for decision in play.game.pending:
            seat = decision.seat
            found = withheld(play.game, seat)
            cards = [card for card, *_ in found if card]
            kinds = [kind for _, kind, *_ in found if kind]
            assert found == withheld(play.game.imagine(seat, luck), seat), f"{play}: seat {seat}"
            assert len(set(cards)) == len(cards), str(play)
            assert set(cards) <= set(play.game.view(seat).hand), str(play)
            assert not set(kinds) & {option.kind for option in decision.options}, str(play)
            assert {rule for *_, rule in found} <= {"", *entries}, str(play)
            assert all(ENGLISH.has(f"withheld-{reason}") for _, _, reason, *_ in found), str(play)


@every_game
def test_an_imagined_world_is_a_possible_one(table: Table, style: str) -> None:
    """Every invariant of the real game holds in it: the same cards, legal stacks, questions that can be answered."""
    for play in played(table, "possible", style):
        if not looked_at(play):
            continue
        watch = Watch(play.game)
        luck = seeded(play.step)
        for seat in range(WATCHER, table.seats):
            broken = watch.broken_world(play.game.imagine(seat, luck), seat)
            assert not broken, f"{play}: imagined by seat {seat}: {broken}"


@every_game
def test_an_imagined_world_can_be_played_to_its_end(table: Table, style: str) -> None:
    """Whoever imagines it and whenever: random play ends in it, and nothing breaks on the way."""
    stride = length(96, full=8) if style == "any" else length(480, full=40)
    for play in played(table, "onwards", style, whole=False):
        if play.game.over or play.step % stride or not is_looked_at(play):
            continue
        watch = Watch(play.game)
        seat = play.step // stride % (table.seats + 1) - 1
        world = play.game.imagine(seat, seeded(play.step))
        luck = seeded(f"onwards {play.step}")
        for step in range(MOST_ANSWERS):
            if world.over:
                break
            asked, index = pick(world, luck, style)
            world.answer(asked, index)
            if is_checked(table, step) or world.over:
                broken = watch.broken_world(world, seat)
                assert not broken, f"{play}: imagined by seat {seat}, after {step + 1} answers more: {broken}"
        assert world.over, f"{play}: a world imagined by seat {seat} does not end"


@main_tables
def test_imagining_uses_no_luck_of_the_game(table: Table) -> None:
    """Worlds come from the luck that is handed in: the same luck makes the same world, and the game stays as it is."""
    for play in played(table, "luck", "any"):
        if not is_looked_at(play):
            continue
        before = play.game.fingerprint()
        one = play.game.imagine(0, seeded(play.step))
        two = play.game.imagine(0, seeded(play.step))
        assert one.fingerprint() == two.fingerprint(), str(play)
        assert play.game.fingerprint() == before, str(play)
        assert one.luck.state() != play.game.luck.state(), f"{play}: the world knows the game's luck"


def on_the_table(state: Any) -> dict[str, Any]:
    """What a state holds besides its luck, what is in progress, and how much was asked and has happened."""
    return {name: state[name] for name in state if name not in ("luck", "agenda", "asked", "happened")}


@main_tables
def test_imagined_worlds_differ(table: Table) -> None:
    """As long as the game goes on there is something that a seat cannot know, and it is dealt in many ways."""
    for play in played(table, "differ", "any"):
        if play.game.over or play.step % 5 or not is_looked_at(play):
            continue
        for seat in range(WATCHER, table.seats):
            worlds = {
                msgspec.json.encode(on_the_table(play.game.imagine(seat, seeded(n)).fingerprint()[0])) for n in range(4)
            }
            assert len(worlds) > 1, f"{play}: seat {seat} always imagines the same"


# -- events -------------------------------------------------------------------------------------------------------


def scrambled(event: Event, luck: Luck, cards: int) -> Event:
    """The event with other values in its secret fields."""
    values = list(event.values)
    for i, secret in enumerate(event.message.secrets):
        if secret:
            values[i] = (values[i] + 1 + luck.below(cards - 1)) % cards
    return Event(event.number, event.message, event.rule, tuple(values), event.cause, event.source, event.seen_by)


@every_table
def test_the_secret_part_of_an_event_reaches_only_those_who_may_see_it(table: Table) -> None:
    """Other secret values change nothing for the other seats and watchers; for those who may see them they do."""
    secrets = 0
    luck = seeded("scramble")
    play = finished(table, "secret", "eager")
    wording = play.game.wording
    for event in play.game.events:
        where = f"{play}: event {event.number}, {event.message.name}"
        if not event.message.has_secret:
            assert event.seen_by == EVERYONE, f"{where} is kept from some, but nothing in it is secret"
            continue
        assert event.seen_by != EVERYONE, f"{where} has a secret that is told to everybody"
        secrets += 1
        other = scrambled(event, luck, len(wording.cards))
        for seat in range(WATCHER, table.seats):
            same = other.seen(seat, wording) == event.seen(seat, wording)
            assert same != event.visible_to(seat), f"{where}, seat {seat}"
    assert secrets


@main_tables
def test_events_are_numbered_and_caused_by_earlier_ones(table: Table) -> None:
    """Every seat gets every event, in order; a cause is an event that everybody has been told of before."""
    play = finished(table, "causes", "eager")
    events = play.game.events
    assert [event.number for event in events] == list(range(play.game.event_count)), str(play)
    for event in events:
        assert -1 <= event.cause < event.number, f"{play}: event {event.number}"
    for seat in range(WATCHER, table.seats):
        assert [told["number"] for told in play.game.events_for(seat)] == list(range(len(events)))
        assert play.game.events_for(seat, since=len(events) - 2) == play.game.events_for(seat)[-2:]


# -- two worlds that look the same --------------------------------------------------------------------------------


def sealed(game: Game, decision: Decision) -> dict[str, list[int]]:
    """The answers of which the others see the shape only, by that shape."""
    hooks = hooks_of(game)
    found: dict[str, list[int]] = {}
    for option in decision.options:
        if hooks.is_sealed(decision.kind, option.kind):
            found.setdefault(hooks.shape(decision.kind, option.kind, option.fields), []).append(option.index)
    return found


class Pair:
    """Two worlds that differ only in what `seat` cannot know, played on so that they look the same to it."""

    def __init__(self, play: Play, seat: int) -> None:
        self.seat = seat
        self.where = f"{play}: seat {seat}"
        self.worlds = [play.game.clone(), play.game.imagine(seat, seeded(play.step))]
        self.steps = 0
        for world in self.worlds:
            world.quiet = False

    def told(self) -> list[list[dict[str, object]]]:
        """What each world has told the seat so far, up to the first thing that may come out differently."""
        harmless = hooks_of(self.worlds[0]).HARMLESS
        out = []
        for world in self.worlds:
            names = [event.message.name in harmless for event in world.events]
            out.append(world.events_for(self.seat)[: names.index(False) if False in names else len(names)])
        return out

    def apart(self) -> bool:
        """Whether something has come to light, so that the worlds may look different from here on."""
        harmless = hooks_of(self.worlds[0]).HARMLESS
        return any(event.message.name not in harmless for world in self.worlds for event in world.events)

    def question(self, world: Game) -> Decision | None:
        """What somebody is asked next, once everybody who may only react has let it pass unseen."""
        while world.decisions:
            decision = world.decision_of(self.seat) or world.decisions[0]
            moves = sealed(world, decision)
            if decision.seat == self.seat or moves.keys() != {"pass"} or not decision.op.secret:
                return decision
            world.answer(decision.seat, moves["pass"][0])
        return None

    def play_on(self, luck: Luck) -> None:
        """Go on as long as the answers can be given so that the seat sees no difference, and look at each step."""
        while True:
            one, two = (self.question(world) for world in self.worlds)
            first, second = self.told()
            if self.apart():
                shortest = min(len(first), len(second))
                assert first[:shortest] == second[:shortest], f"{self.where}, {self.steps} answers later: events"
                return
            if one is None or two is None:
                return
            if (one.seat, one.kind) != (two.seat, two.kind):
                if not self.let_pass(one, two):
                    return
                continue
            assert first == second, f"{self.where}, {self.steps} answers later: events"
            views = [encoded(world, self.seat) for world in self.worlds]
            assert views[0] == views[1], f"{self.where}, {self.steps} answers later: views"
            rows = [row(world, self.seat) for world in self.worlds]
            assert rows[0] == rows[1], f"{self.where}, {self.steps} answers later: rows for learners"
            moves = [sealed(world, asked) for world, asked in zip(self.worlds, (one, two), strict=True)]
            shapes = sorted(moves[0].keys() & moves[1].keys())
            if not shapes:
                return
            shape = shapes[luck.below(len(shapes))]
            same = luck.below(1000)
            for world, choices in zip(self.worlds, moves, strict=True):
                fitting = choices[shape]
                n = same if one.seat == self.seat else luck.below(1000)
                world.answer(one.seat, fitting[n % len(fitting)])
            self.steps += 1

    def let_pass(self, one: Decision, two: Decision) -> bool:
        """Where somebody is asked in one world only, they pass; whether that could be done."""
        passed = False
        for world, asked in zip(self.worlds, (one, two), strict=True):
            moves = sealed(world, asked)
            if asked.seat != self.seat and asked.op.secret and "pass" in moves:
                world.answer(asked.seat, moves["pass"][0])
                passed = True
        return passed


def looking(table: Table, step: int, stride: int) -> Sequence[int]:
    """The seats that compare two worlds here: all of them at first or where there are two, then one after the other."""
    if FULL or step <= 8 or table.seats <= 2:
        return range(table.seats)
    return (step // stride % table.seats,)


@every_game
def test_worlds_that_look_the_same_go_on_looking_the_same(table: Table, style: str) -> None:
    """Others hold other cards, discard other cards, lay other rooms face down: until they are shown, nobody can tell.

    The two worlds give the seat the same events and views, byte for byte, up to the first thing that is revealed.
    """
    steps = 0
    stride = length(6, full=3) if style == "any" else length(20, full=10)
    for play in played(table, "twins", style):
        if play.game.over or (play.step > 8 and play.step % stride) or not is_looked_at(play):
            continue
        for seat in looking(table, play.step, stride):
            pair = Pair(play, seat)
            pair.play_on(seeded(play.step))
            steps += pair.steps
    enough = min(20, play.step // 4)  # a game may be over soon
    assert steps > enough or table.seats == 1, "nothing was compared"
