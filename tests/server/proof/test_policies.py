"""On `auto` a seat is asked seldom, and never too seldom: what could have helped it, it was asked about."""

from collections import Counter
from typing import Any

import pytest

import underhall
from tests.conformance.hooks import hooks_of
from tests.server.proof.paper import BEAT, NAMES, Desk, Page, person, record_of
from underhall import GAMES, Decision, seeded
from underhall.bots import new_bot
from underhall.engine import Game
from underhall.kernel import pace

pytestmark = [pytest.mark.once, pytest.mark.long]

GUESTS = 8  # in all the evenings of a game with the same number of people: those of many people take longer
MOST_QUESTIONS = 3.0  # per seat and round
FAR = 1000  # answers; no turn takes as many


class Evening:
    """Some people at a table, all on `auto`, who play as the greedy bot would, reactions and all."""

    def __init__(self, game: str, people: int, seed: str) -> None:
        self.desk = Desk(record_of(game, [person(name) for name in NAMES[:people]], seed))
        self.desk.start()
        self.pages = [Page(self.desk, seat, name) for seat, name in enumerate(NAMES[:people])]
        self.questions: Counter[str] = Counter()  # how many, by what they are about
        self.answered = 0
        self.given: list[Any] = []

    def play(self) -> None:
        session = self.desk.table.session
        assert session is not None
        while not session.over:
            asked = next(
                ((seat, asked) for seat, asked in session.questions.open.items() if asked.decision is not None), None
            )
            if asked is None:
                self.desk.time.turn(0 if session.is_busy else BEAT)
            else:
                seat, open_ = asked
                self.questions["reactions" if open_.question.reaction else open_.question.kind] += 1
                decision = open_.decision
                assert decision is not None
                bot = new_bot("greedy", seat, seeded(f"{seat} {self.answered}"))
                game = session.game
                option = bot.choose(lambda: game.view(seat), decision, lambda luck: game.imagine(seat, luck))  # noqa: B023
                self.answered += 1
                page = self.pages[seat]
                page.send(type="answer", id=str(self.answered), question=open_.id, option=option)
        for page in self.pages:
            page.read()


def tables() -> list[tuple[str, int]]:
    """Every game with two people, with as many as there may be, and with a number between."""
    return [(id, people) for id, info in GAMES.items() for people in (2, 1 + info.seats[-1] // 2, info.seats[-1])]


@pytest.fixture(scope="module", params=tables(), ids=lambda table: f"{table[0]}-{table[1]}")
def evenings(request: pytest.FixtureRequest) -> list[Evening]:
    game, people = request.param
    found = []
    for n in range(GUESTS // people):
        found.append(Evening(game, people, f"evening {people} {n}"))
        found[-1].play()
    return found


def test_on_auto_nobody_is_asked_often(evenings: list[Evening]) -> None:
    """At most three reactions for each seat and round in the mean: all that a policy has a say in."""
    people = len(evenings[0].pages)
    sessions = [evening.desk.table.session for evening in evenings]
    rounds = sum(session.info.rounds(session.game) for session in sessions if session is not None) * people
    asked = sum((evening.questions for evening in evenings), Counter[str]())
    mean = asked["reactions"] / rounds
    print(f"{people} people: {mean:.2f} reactions and {asked.total() / rounds:.2f} questions per seat and round")
    assert mean <= MOST_QUESTIONS
    assert asked.total() - asked["reactions"] > 0.5 * rounds, "people have hardly played"


# -- nothing missed --------------------------------------------------------------------------------------------------


class Chance:
    """A moment at which a seat could have changed something for the better, and whether it was asked."""

    def __init__(self, matter: tuple[str, int, int], asked: bool) -> None:
        self.matter = matter  # what, in which turn, by which peril or announcement, for which seat
        self.asked = asked


def carried_on(game: Game, decision: Decision, option: int, until: "Horizon") -> Game:
    """What comes of an answer when nobody does anything else that could be left."""
    world = game.clone()
    mine = world.decision_of(decision.seat)
    assert mine is not None
    info = underhall.game_info(game.config.game)
    pace.take(world, mine, option)
    world.advance()
    for _ in range(FAR):
        if world.over or until.reached(world):
            break
        for each in list(world.pending)[:1]:
            pace.take(world, each, info.default_option(each))
        world.advance()
    return world


class Horizon:
    """How far to look: to the end of the turn, or of what is about to harm the seat if that comes first."""

    def __init__(self, game: Game, seat: int, peril: int) -> None:
        self.seat = seat
        self.info = underhall.game_info(game.config.game)
        self.turn = self.info.turn(game)
        self.peril = peril

    def reached(self, game: Game) -> bool:
        if self.info.turn(game) != self.turn:
            return True
        return self.peril > 0 and hooks_of(game).peril(game, self.seat) != self.peril


def chances(game: Game, decision: Decision, asked: bool) -> list[Chance]:
    """What the seat could do about its fate here. Everything is tried, on the cards as they really lie."""
    hooks = hooks_of(game)
    seat = decision.seat
    found: list[Chance] = []
    peril = hooks.peril(game, seat)
    if peril:
        horizon = Horizon(game, seat, peril)
        before = hooks.harm(carried_on(game, decision, horizon.info.default_option(decision), horizon), seat)
        if before > hooks.harm(game, seat):
            for option in range(len(decision.codes)):
                if hooks.harm(carried_on(game, decision, option, horizon), seat) < before:
                    found.append(Chance(("harm", peril, seat), asked))
                    break
    if hooks.may_lose(game, seat):
        found += last_chances(game, decision, asked)
    return found


def last_chances(game: Game, decision: Decision, asked: bool) -> list[Chance]:
    """Whether the seat could keep somebody else from winning in this turn."""
    horizon = Horizon(game, decision.seat, 0)
    ended = carried_on(game, decision, horizon.info.default_option(decision), horizon).outcome
    if ended is None or decision.seat in ended.winners:
        return []
    for option in range(len(decision.codes)):
        outcome = carried_on(game, decision, option, horizon).outcome
        if outcome is None or decision.seat in outcome.winners:
            return [Chance(("win", horizon.turn, decision.seat), asked)]
    return []


def looked_back_at(evening: Evening) -> tuple[list[Chance], int, int]:
    """Every reaction that the game offered anybody: the chances in it, how many were asked, how many passed unasked."""
    record = evening.desk.table.record
    info = underhall.game_info(record.game)
    game = info.start(len(record.places), record.seed, dict(record.options), False)
    found: list[Chance] = []
    asked = unasked = 0
    for row in evening.desk.paper.rows["log"]:
        if row["kind"] != "answer":
            continue
        decision = game.decision_of(row["seat"])
        assert decision is not None
        if info.is_reaction(decision):
            by_person = row["by"] == "person"
            asked += by_person
            unasked += not by_person
            found += chances(game, decision, by_person)
            if hooks_of(game).is_target(game, decision):
                found.append(Chance(("aimed", decision.frame.cause, decision.seat), by_person))
        game.answer(row["seat"], row["value"])
    return found, asked, unasked


def test_on_auto_nothing_is_missed_that_could_have_helped(evenings: list[Evening]) -> None:
    """For each harm or defeat that the seat could have warded off, and whatever was aimed at it, it was asked."""
    matters: dict[tuple[int, tuple[str, int, int]], bool] = {}
    asked = unasked = 0
    for n, evening in enumerate(evenings):
        found, some, others = looked_back_at(evening)
        asked += some
        unasked += others
        for chance in found:
            key = (n, chance.matter)
            matters[key] = matters.get(key, False) or chance.asked
    missed = [key for key, was_asked in matters.items() if not was_asked]
    print(f"{len(matters)} matters, {asked} reactions asked, {unasked} passed unasked, missed: {missed}")
    assert unasked > 50
    assert matters
    assert not missed
