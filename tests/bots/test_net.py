"""Nets: those that are shipped, what is done where one cannot be used, and the search that a net guides."""

from functools import partial
from pathlib import Path

import pytest

from tests.bots.test_search import TABLES, played_on, tried
from underhall import Luck, seeded
from underhall.bots import net as nets
from underhall.bots import new_bot
from underhall.bots.net import FOLDER, Net, NetBot, file_of, net_of, read_net
from underhall.bots.net_search import Line, NetSearchBot, considered, judge_all, preferred
from underhall.bots.search import Budget, BudgetUse, SearchBot, Try
from underhall.engine import Game
from underhall.errors import NoAnswer, NoNet
from underhall.games import GAMES
from underhall.kernel.judge import SURE_WIN
from underhall.kernel.luck import canonical
from underhall.kernel.playout import GreedyPolicy
from underhall.lab.simulate import simulate

LARGEST = 4_000_000  # bytes of a net
WITH_NETS = ["boss-monster", "super-boss-monster"]


def the_net(game: str) -> Net:
    found = net_of(game)
    assert isinstance(found, Net), found
    return found


# -- what is shipped -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITH_NETS)
def test_every_game_has_a_net_of_its_own_layout(game: str) -> None:
    """It is small, and says what it was trained with."""
    data = file_of(game).read_bytes()
    assert len(data) <= LARGEST
    facts = the_net(game).session.facts
    assert facts["game"] == game
    assert facts["layout"] == GAMES[game].layout.digest
    assert int(facts["decisions"]) > 1_000_000


@pytest.mark.parametrize("game", WITH_NETS)
def test_every_net_has_a_card(game: str) -> None:
    """Data, training, strength and licence."""
    card = Path(nets.__file__).parent.joinpath(FOLDER, f"{game}.md").read_text("utf-8")
    for heading in ("## Data", "## Training", "## Strength", "## Licence"):
        assert heading in card


@pytest.mark.once
@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] in WITH_NETS])
def test_a_net_says_something_of_every_option_and_a_chance(name: str, seats: int) -> None:
    """As many scores as there are options, and a number between 0 and 1."""
    net = the_net(name)
    for answers in (5, 60, 150):
        game = played_on(name, seats, answers)
        for decision in game.pending:
            scores = net.scores(game, decision.seat)
            assert len(scores) == min(len(decision.codes), net.layout.most_options)
            count = net.write(0, game, decision.seat)
            assert 0 <= net.think([count])[1][0] <= 1


def test_questions_together_are_answered_as_one_by_one() -> None:
    """However many there are, and whatever lies behind the options of each."""
    net = the_net("boss-monster")
    games = [played_on("boss-monster", 2 + number % 3, 7 * number) for number in range(9)]
    alone = [net.scores(game, game.pending[0].seat) for game in games]
    counts = [net.write(place, game, game.pending[0].seat) for place, game in enumerate(games)]
    together, _ = net.think(counts)
    for own, found, count in zip(alone, together, counts, strict=True):
        assert own == pytest.approx(found[:count], abs=1e-4)


def test_an_option_beyond_the_layout_is_never_chosen() -> None:
    """Only what the net has seen counts."""

    class Eager:
        def think(self, layout: object, rows: bytearray, counts: list[int]) -> tuple[list[list[float]], list[float]]:
            return [[float(place) for place in range(99)]], [0.5]

    net = Net("boss-monster", Eager())  # type: ignore[arg-type]
    game = played_on("boss-monster", 2, 6)
    decision = game.pending[0]
    bot = NetBot("net", decision.seat, seeded(1), SearchBot("", 0, seeded(1), Budget(iterations=1)), print)
    imagine = partial(game.imagine, decision.seat)
    assert bot.think_with(net, game, decision, imagine, seeded(2)) == len(decision.codes) - 1


# -- nets that cannot be used --------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [b"", b"rubbish", b"\0" * 1000])
def test_damaged_weights_are_refused(data: bytes) -> None:
    """By an error that names the game."""
    with pytest.raises(NoNet, match="boss-monster is damaged"):
        read_net("boss-monster", data)


def test_half_a_file_is_refused() -> None:
    """As after a broken download."""
    data = file_of("boss-monster").read_bytes()
    with pytest.raises(NoNet, match="damaged"):
        read_net("boss-monster", data[: len(data) // 2])


def test_a_net_of_another_layout_or_game_is_refused() -> None:
    """What it knows would mean something else."""
    data = file_of("boss-monster").read_bytes()
    digest = GAMES["boss-monster"].layout.digest.encode()
    assert digest in data
    with pytest.raises(NoNet, match="another layout: boss-monster 1"):
        read_net("boss-monster", data.replace(digest, digest[::-1]))
    with pytest.raises(NoNet, match="another layout: boss-monster 1"):
        read_net("munchkin-quest", data)


@pytest.fixture
def no_net(monkeypatch: pytest.MonkeyPatch) -> None:
    """A place where no net can be read."""
    monkeypatch.setattr(nets, "net_of", lambda game: NoNet(why="damaged", given=game))
    monkeypatch.setattr(nets, "REPORTED", set())


@pytest.mark.usefixtures("no_net")
def test_without_a_net_the_search_plays_and_it_is_told_once() -> None:
    """The same answers as the search of the same luck."""
    told: list[tuple[str, NoAnswer, str]] = []
    game = played_on("boss-monster", 2, 12)
    decision = game.pending[0]
    seat = decision.seat
    for _ in range(3):
        bot = new_bot("nightmare:iterations=12", seat, seeded("same"), lambda *said: told.append(said))
        answer = bot.choose(partial(game.view, seat), decision, partial(game.imagine, seat))
        luck = seeded("same")
        canonical(luck)  # for the world in which the net would have been asked
        search = SearchBot("search", seat, luck, Budget(iterations=12))
        assert answer == search.choose(partial(game.view, seat), decision, partial(game.imagine, seat))
    assert told == [("nightmare:iterations=12", "no-net", "The file of the net for boss-monster is damaged.")]


# -- the search that a net guides ------------------------------------------------------------------------------------


def test_a_budget_is_taken_by_whole_worlds() -> None:
    """All options are tried in each; what does not fill a world is left."""
    used = BudgetUse(Budget(iterations=20))
    assert [used.take(6, 3), used.take(6, 3), used.take(6, 3)] == [6, 0, 0]
    used = BudgetUse(Budget(iterations=20))
    assert [used.take(2, 4), used.take(2, 4), used.take(2, 4), used.take(2, 4)] == [2, 2, 1, 0]


@pytest.mark.parametrize("answers", [12, 40, 60])
def test_the_first_choice_of_the_net_comes_first_and_greedys_is_among_them(answers: int) -> None:
    """Others follow as likely as the net finds them; greedy's is the last if the net finds it unlikely."""
    net = the_net("boss-monster")
    info = GAMES["boss-monster"]
    game = played_on("boss-monster", 2, answers)
    seat = game.pending[0].seat
    scores = net.scores(game, seat)
    judged = info.judge(game, seat)
    places = [each.place for each in considered(net, info, game, seat)]
    assert len(places) == len(set(places)) <= 6
    assert places[0] == scores.index(max(scores))
    assert judged.index(max(judged)) in places
    ranked = sorted(places, key=lambda place: -scores[place])
    assert places in (ranked, [*(place for place in ranked if place != places[-1]), judged.index(max(judged))])


@pytest.mark.parametrize("far", [False, True])
def test_a_line_ends_where_its_seat_is_asked_again_or_with_the_game(far: bool) -> None:
    """The net is asked only about what it has learned to answer: decisions of its own seat. A line that goes far has
    passed the game's horizon by then."""
    info = GAMES["boss-monster"]
    ends = {True: 0, False: 0}
    for answers in (12, 40, 60, 90):
        game = played_on("boss-monster", 2, answers)
        if not game.pending:
            continue
        seat = game.pending[0].seat
        luck = seeded("line")
        policies = [GreedyPolicy(game.wording, info.judge) for _ in range(2)]
        for place in range(len(game.pending[0].codes)):
            line = Line(game.imagine(seat, luck), seat, Try(place))
            until = info.horizon(line.game)
            if far:
                line.play_to_horizon(info, policies, luck.fork())
                assert line.game.over or line.game.turn >= until
            else:
                line.choose()
            line.play_on(info, policies, luck.fork())
            ends[line.is_asked] += 1
            if line.is_asked:
                assert line.game.pending[0].seat == seat
                assert len(line.game.pending[0].codes) > 1
            else:
                assert line.game.over
            worths = line.tried.worths
            judge_all(the_net("boss-monster"), [line])
            assert len(worths) == 1
            assert 0 <= worths[0] <= SURE_WIN
    assert ends[True]


def test_in_reactions_the_net_answers_alone() -> None:
    """No world is imagined but the one that it is asked about; for one's own choices there are many."""
    info = GAMES["boss-monster"]
    counts: dict[bool, list[int]] = {True: [], False: []}
    for answers in range(6, 90, 6):
        game = played_on("boss-monster", 2, answers)
        decision = game.pending[0]
        seat = decision.seat
        bot = new_bot("hard", seat, seeded("reacts"))
        imagined: list[Game] = []

        def imagine(luck: Luck, game: Game = game, seat: int = seat, imagined: list[Game] = imagined) -> Game:
            imagined.append(game.imagine(seat, luck))
            return imagined[-1]

        bot.choose(partial(game.view, seat), decision, imagine)
        counts[info.is_reaction(decision)].append(len(imagined))
    assert set(counts[True]) == {1}
    assert max(counts[False]) > 6


def test_the_net_is_believed_unless_another_option_is_clearly_ahead() -> None:
    """By half a standard error, in the same worlds."""
    first, noisy, better = tried(4, 50, 50, 50, 50), tried(1, 90, 10, 90, 14), tried(2, 60, 61, 60, 61)
    assert preferred([first, noisy]) is first
    assert preferred([first, noisy, better]) is better
    assert preferred([tried(4), tried(1)]).place == 4


@pytest.mark.once
def test_a_net_beats_the_normal_bot() -> None:
    """Over paired deals; the long tables are in docs/bots.md."""
    found = simulate("boss-monster", ["hard", "normal"], 40, seed="net", paired=True)
    assert found.wins["hard"].share > 0.55


@pytest.mark.once
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_question_gets_an_answer(name: str, seats: int) -> None:
    """An option of the decision, in the middle of a game."""
    game = played_on(name, seats, 40)
    decision = game.pending[0]
    seat = decision.seat
    bot = new_bot("nightmare:iterations=20", seat, seeded("spent"))
    assert isinstance(bot, NetSearchBot)  # where the game has no net, it hands the question on
    answer = bot.choose(partial(game.view, seat), decision, partial(game.imagine, seat))
    assert 0 <= answer < len(decision.codes)
