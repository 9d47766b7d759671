"""Who is asked: what a seat's policy says, and what it never lets pass."""

import random

import pytest

from tests.server.desk import BEAT, Desk, Page, play_out
from underhall.games import GAMES
from underhall.games.boss_monster.info import BossMonsterInfo
from underhall.kernel import pace
from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.registry import ReactionReason
from underhall.server.policy import ReactionPolicy
from underhall.server.protocol import Policy
from underhall.server.runner import GameRunner

pytestmark = [pytest.mark.once, pytest.mark.source]


def any_option(luck: random.Random, page: Page) -> int:
    assert page.question is not None
    return luck.randrange(len(page.question["options"]))


@pytest.mark.once
def test_on_auto_nobody_is_nagged(desk: Desk) -> None:
    """At most three reaction questions for each seat and round, measured over whole games; many moments pass."""
    questions = rounds = 0
    for seed in range(6):
        table = desk.open("me", "greedy", "greedy", "greedy", seed=str(seed))
        page = desk.page(table, 0)
        luck = random.Random(seed)
        while not page.over:
            assert page.question is not None
            questions += page.question["reaction"]
            page.answer(any_option(luck, page))
        rounds += page.view["turn"]
    assert questions / rounds <= 3


@pytest.mark.parametrize("seed", range(4))
def test_no_moment_is_missed_that_the_policy_wanted(desk: Desk, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is passed on auto was of no use, or had been passed by the person on the same matter."""
    passed: list[tuple[str, str]] = []
    take = GameRunner._take

    def watched(self: GameRunner, decision: Decision, index: int, by: str, note: str) -> None:
        if by == "policy":
            passed.append((self.info.reaction_reason(self.game, decision.seat, decision).subject, "policy"))
        elif by == "person" and decision.op.secret and index == self.info.default_option(decision):
            passed.append((self.info.reaction_reason(self.game, decision.seat, decision).subject, "person"))
        take(self, decision, index, by, note)

    monkeypatch.setattr(GameRunner, "_take", watched)
    table = desk.open("me", "greedy", "greedy", seed=str(seed))
    page = desk.page(table, 0)
    luck = random.Random(seed)
    play_out(desk, [page], lambda page: any_option(luck, page))
    considered: set[str] = set()
    for topic, by in passed:
        if by == "person":
            considered.add(topic)
        else:
            assert topic == "" or topic in considered


def test_always_asks_at_every_moment(desk: Desk) -> None:
    """Nothing is passed for somebody who wants to be asked."""
    table = desk.open("me", "greedy", seed="2")
    page = desk.page(table, 0)
    page.send(type="policy", policy={"ask": "always", "never": []})
    assert table.record.places[0].policy.ask == "always"
    luck = random.Random(1)
    asked = 0
    while not page.over:
        assert page.question is not None
        asked += page.question["reaction"]
        page.answer(any_option(luck, page))
    assert asked
    by = desk.run(_kinds(desk, table.record.id))
    assert "policy" not in by


async def _kinds(desk: Desk, id: str) -> set[str]:
    from sqlalchemy import select

    from underhall.server.schema import LOG

    query = select(LOG.c.by).where(LOG.c.table_id == id)
    return await desk.registry.store.read(lambda connection: {row[0] for row in connection.execute(query)})


class Moments:
    """A game's concerns, said by a test instead."""

    def __init__(self, page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words: frozenset[str] = frozenset(("useful",))
        self.count = 0
        monkeypatch.setattr(page.table.info, "reaction_reason", self.reaction_reason)

    def reaction_reason(self, game: Game, seat: int, decision: Decision | None) -> ReactionReason:
        self.count += 1
        return ReactionReason(self.words, f"matter {self.count}")


def until_reaction(page: Page, most: int = 200) -> None:
    for _ in range(most):
        assert page.question is not None, "the game goes on"
        if page.question["reaction"]:
            return
        page.answer(page.question["safe"] if page.question["kind"] != "build" else page.option("place", "pass"))
    raise AssertionError("never asked to react")


@pytest.mark.parametrize("word", ["targeted", "my-dungeon", "wound", "match-point"])
def test_what_must_be_seen_ends_the_wish_to_be_left_alone(
    desk: Desk, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The policy goes back to auto, and the page is told."""
    table = desk.open("me", "greedy", seed="2")
    page = desk.page(table, 0)
    page.send(type="policy", policy={"ask": "always", "never": []})
    until_reaction(page)
    moments = Moments(page, monkeypatch)
    page.send(type="policy", policy={"ask": "my-dungeon", "never": []})
    assert table.record.places[0].policy.ask == "my-dungeon"
    assert page.over or page.question is None or not page.question["reaction"], "left alone until then"
    moments.words = frozenset(("useful", word))
    until_reaction(page)
    assert table.record.places[0].policy.ask == "auto"
    told = [frame for frame in page.frames if frame["type"] == "seats"]
    assert told[-1]["policy"] == {"ask": "auto", "never": []}


def test_end_of_phase_ends_with_the_phase(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the next phase the seat is asked again."""
    table = desk.open("me", "greedy", seed="2")
    page = desk.page(table, 0)
    page.send(type="policy", policy={"ask": "always", "never": []})
    until_reaction(page)
    Moments(page, monkeypatch)
    session = table.session
    assert session is not None
    stretch = table.info.phase_key(session.game)
    page.send(type="policy", policy={"ask": "end-of-phase", "never": []})
    while page.question is not None and not page.question["reaction"]:
        page.answer(page.question["safe"])
    assert table.info.phase_key(session.game) != stretch
    assert table.record.places[0].policy.ask == "auto"


def test_never_for_a_card_means_never_unless_it_matters(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """All cards on the list: no reaction is asked for; but what must be seen is."""
    table = desk.open("me", "greedy", seed="2")
    page = desk.page(table, 0)
    moments = Moments(page, monkeypatch)
    page.send(type="policy", policy={"ask": "always", "never": list(table.info.card_ids)})
    for _ in range(12):
        assert page.question is not None
        assert not page.question["reaction"]
        page.answer(page.question["safe"])
        if page.over:
            return
    moments.words = frozenset(("useful", "targeted"))
    until_reaction(page)


def test_hold_stops_the_table_even_with_nothing_in_hand(desk: Desk) -> None:
    """The others wait as they would for somebody with a spell; letting go lets the game go on."""
    ann, bob = desk.friends("bob", seed="3")
    ann.send(type="policy", policy={"ask": "hold", "never": []})
    held = None
    for _ in range(200):
        if ann.question is not None and ann.question["kind"] == "hold":
            held = ann.question
            break
        asked = [page for page in (ann, bob) if page.question is not None]
        if asked:
            question = asked[0].question
            assert question is not None
            asked[0].answer(question["safe"])
        else:
            desk.turn(BEAT)
    assert held is not None
    assert held["options"] == [{"kind": "pass", "fields": {}, "notes": []}]
    before = len(bob.frames)
    desk.turn(60)
    assert [frame["type"] for frame in bob.frames[before:]] == []
    assert bob.shown["window"]
    if bob.question is not None:
        bob.answer(bob.question["safe"])
        desk.turn(BEAT)
        assert "update" not in [frame["type"] for frame in bob.frames[before + 1 :]], "the moment lasts"
    ann.answer(0)
    desk.turn(BEAT)
    assert "update" in [frame["type"] for frame in bob.frames[before + 1 :]]


def test_hold_on_keeps_the_moment_that_is_open(desk: Desk) -> None:
    """Somebody who is not asked says so while all wait: the table waits on until that player lets go."""
    ann, bob = desk.friends("bob", seed="3")
    for _ in range(200):
        if ann.shown["window"] and ann.question is None:
            break
        asked = [page for page in (ann, bob) if page.question is not None]
        if asked:
            question = asked[0].question
            assert question is not None
            asked[0].answer(question["safe"])
        else:
            desk.turn(BEAT)
    assert ann.shown["window"]
    ann.send(type="policy", policy={"ask": "hold", "never": []})
    assert ann.question is not None
    assert ann.question["kind"] == "hold"
    if bob.question is not None:
        bob.answer(bob.question["safe"])
    desk.turn(60)
    assert bob.shown["window"]
    before = len(bob.frames)
    ann.answer(0)
    desk.turn(BEAT)
    assert "update" in [frame["type"] for frame in bob.frames[before:]]


def test_a_policy_that_is_none_is_refused(desk: Desk) -> None:
    """Nothing changes."""
    table = desk.open("me", "greedy")
    page = desk.page(table, 0)
    for policy in ({"ask": "sometimes", "never": []}, {"ask": "auto", "never": ["no-such-card"]}):
        answer = page.send(type="policy", policy=policy)
        assert answer == [{"type": "refused", "id": "", "problem": {"error": "refused-policy", "args": {}}}]
    assert table.record.places[0].policy.ask == "auto"


class Matters(Moments):
    """The same with what is on its way, which a test changes by hand."""

    def __init__(self, page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(page, monkeypatch)
        self.matter = "1 adventure/5"
        monkeypatch.setattr(page.table.info, "matter_key", lambda game: self.matter)


def asked_by(desk: Desk, monkeypatch: pytest.MonkeyPatch, ask: str) -> tuple[Page, Matters]:
    """A page that has chosen this at a question, and is left alone since."""
    page = desk.page(desk.open("me", "greedy", seed="2"), 0)
    page.send(type="policy", policy={"ask": "always", "never": []})
    until_reaction(page)
    matters = Matters(page, monkeypatch)
    page.send(type="policy", policy={"ask": ask, "never": []})
    return page, matters


def policy_of(page: Page) -> str:
    return page.table.record.places[0].policy.ask


def test_passing_for_a_hero_ends_with_the_hero(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next hero is asked about again, and the page is told that the wish is over."""
    page, matters = asked_by(desk, monkeypatch, "until-done")
    assert policy_of(page) == "until-done"
    assert page.question is None or not page.question["reaction"]
    matters.matter = "1 adventure/6"
    until_reaction(page)
    assert policy_of(page) == "auto"


@pytest.mark.parametrize(("ask", "word"), [("until-wound", "wound"), ("until-targeted", "targeted")])
def test_a_wish_to_be_left_alone_ends_by_what_it_names(
    desk: Desk, ask: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else ends it, not even what Auto would never miss."""
    page, matters = asked_by(desk, monkeypatch, ask)
    others = {"targeted", "my-dungeon", "wound", "match-point"} - {word}
    matters.words = frozenset(("useful", *others))
    for _ in range(5):
        assert page.question is not None
        assert not page.question["reaction"]
        page.answer(page.question["safe"] if page.question["kind"] != "build" else page.option("place", "pass"))
    assert policy_of(page) == ask
    matters.words = frozenset(("useful", word))
    until_reaction(page)
    assert policy_of(page) == "auto"


def test_who_wants_to_act_is_asked_though_nothing_matters_until_it_is_over(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then Auto decides again; nobody else is told of either."""
    page, matters = asked_by(desk, monkeypatch, "act")
    nothing = ReactionReason(frozenset(), "")
    monkeypatch.setattr(page.table.info, "reaction_reason", lambda game, seat, decision: nothing)
    watcher = desk.page(page.table, guest="eve")
    until_reaction(page)
    assert policy_of(page) == "act"
    before = len(watcher.frames)
    matters.matter = "1 adventure/6"
    page.answer(page.question["safe"] if page.question is not None else 0)
    assert policy_of(page) == "auto"
    assert page.over or page.question is None or not page.question["reaction"]
    assert "seats" not in {frame["type"] for frame in watcher.frames[before:]}


def test_why_to_ask_is_worked_out_once_for_a_question(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever passes at once is not looked at again for it."""
    looked: list[Decision] = []
    reason = BossMonsterInfo.reaction_reason

    def watched(self: BossMonsterInfo, game: Game, seat: int, decision: Decision | None) -> ReactionReason:
        if decision is not None:
            looked.append(decision)
        return reason(self, game, seat, decision)

    monkeypatch.setattr(BossMonsterInfo, "reaction_reason", watched)
    table = desk.open("me", "greedy", "greedy", seed="1")
    page = desk.page(table, 0)
    passed = 0
    while not page.over:
        assert page.question is not None
        passed += page.question["reaction"]
        page.answer(page.question["safe"])
    assert passed > 3
    assert len(looked) == len(set(map(id, looked)))  # they are all kept, so that no two have the same id


@pytest.mark.parametrize("game_id", ["boss-monster", "super-boss-monster"])
def test_what_was_worked_out_is_for_that_moment_only(game_id: str) -> None:
    """When somebody has answered, or in another game, a seat that was asked before its turn is looked at anew."""
    info = GAMES[game_id]
    game = info.start(3, "moments", {}, False)
    policy = ReactionPolicy(Policy("auto"))
    luck = random.Random(1)
    kept: Decision | None = None
    compared = 0
    while game.pending:
        decision = game.pending[0]
        if decision.op.secret and info.is_reaction(decision):
            kept = decision
        for table in (game, game.clone()) if kept is not None else ():
            assert kept is not None
            policy.passed.clear()
            subject = info.reaction_reason(table, kept.seat, kept).subject
            assert policy.wants(info, table, kept) == bool(subject)
            assert policy.remember_pass(info, table, kept) == subject
            compared += 1
        pace.take(game, decision, luck.randrange(len(decision.codes)))
        while not game.pending and game.agenda:
            pace.step(game)
        if compared > 400:
            return
    assert compared > 100
