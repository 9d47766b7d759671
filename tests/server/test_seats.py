"""Who sits where: resigning, leaving and coming back, votes."""

import random

import pytest

from tests.server.desk import BEAT, Desk, Page, play_out
from underhall.server.guests import guest_of
from underhall.server.incoming import RELIEVED_AFTER
from underhall.server.table import ABSENT_AFTER

pytestmark = pytest.mark.once


def any_option(luck: random.Random, page: Page) -> int:
    assert page.question is not None
    return luck.randrange(len(page.question["options"]))


def kept(page: Page, seat: int) -> bool:
    """Whether a caretaker keeps this seat."""
    return page.table.record.places[seat].caretaker


def test_whoever_resigns_is_out_of_the_reckoning(desk: Desk) -> None:
    """A bot plays on; the others go on; the one who resigned cannot win."""
    ann, bob = desk.friends("bob", seed="2")
    ann.send(type="resign")
    assert ann.table.record.places[0].resigned
    assert ann.question is None
    assert ann.send(type="resign")[0]["problem"]["error"] == "refused-resigned"
    luck = random.Random(1)
    play_out(desk, [bob], lambda page: any_option(luck, page))
    assert 0 not in ann.table.record.ending.winners
    assert ann.table.record.ending.winners == [1]


def test_when_the_last_person_resigns_the_bots_finish(desk: Desk) -> None:
    """The game has an end, and can be looked back at."""
    page = desk.page(desk.open("me", "greedy", "random"), 0)
    page.send(type="resign")
    assert page.over
    assert page.table.record.ending.by == "rule"
    assert 0 not in page.table.record.ending.winners


def test_who_leaves_is_kept_a_seat(desk: Desk) -> None:
    """A caretaker plays meanwhile; the seat is given back on return, and the game is the same."""
    ann, bob = desk.friends("bob", seed="2")
    id = ann.table.record.id
    bob.shut()
    desk.run(desk.registry.leave(guest_of("bob"), id))
    desk.settle()
    assert kept(ann, 1)
    assert [frame for frame in ann.frames if frame["type"] == "seats"][-1]["table"]["seats"][1]["caretaker"]
    luck = random.Random(3)
    for _ in range(10):
        if ann.question is not None:
            ann.answer(any_option(luck, ann))
        else:
            desk.turn(BEAT)
    bob = desk.page(ann.table, 1, "bob")
    assert not kept(ann, 1)
    play_out(desk, [ann, bob], lambda page: any_option(luck, page))


def test_a_table_that_everybody_has_left_waits(desk: Desk) -> None:
    """Bots do not play out a game that somebody may come back to."""
    page = desk.page(desk.open("me", "greedy", "greedy"), 0)
    desk.run(desk.registry.leave(guest_of("ann"), page.table.record.id))
    desk.settle()
    assert page.table.record.standing == "running"
    page.send(type="back")
    assert page.question is not None


def test_a_game_ends_when_everybody_who_plays_wants_it(desk: Desk) -> None:
    """One vote is not enough, a vote can be taken back, and nobody wins."""
    ann, bob = desk.friends("bob")
    ann.send(type="vote", yes=True)
    assert ann.votes == bob.votes == [0]
    ann.send(type="vote", yes=False)
    bob.send(type="vote", yes=True)
    assert ann.votes == [1]
    assert [page.over for page in (ann, bob)] == [False, False]
    ann.send(type="vote", yes=True)
    assert [page.over for page in (ann, bob)] == [True, True]
    record = ann.table.record
    assert (record.ending.by, record.ending.winners, record.standing) == ("vote", [], "ended")


def test_nobody_ends_the_game_behind_anothers_back(desk: Desk) -> None:
    """Bob drops out, Ann has a caretaker play for him and votes: not enough before he has been gone for long."""
    ann, bob = desk.friends("bob", seed="2")
    bob.shut()
    desk.turn(RELIEVED_AFTER)
    ann.send(type="relieve", seat=1)
    assert kept(ann, 1)
    ann.send(type="vote", yes=True)
    assert not ann.over
    again = desk.page(ann.table, 1, "bob")
    assert not kept(ann, 1)
    assert not again.over
    again.send(type="vote", yes=True)
    assert ann.over


def test_who_has_been_gone_for_long_does_not_keep_the_others(desk: Desk) -> None:
    """After ten minutes the votes of those who are there count alone, also those that were given before."""
    ann, bob = desk.friends("bob", seed="2")
    bob.shut()
    ann.send(type="vote", yes=True)
    desk.turn(ABSENT_AFTER - 1)
    desk.run(do_chores(desk))
    ann.read()
    assert [page.over for page in (ann,)] == [False]
    desk.turn(1)
    desk.run(do_chores(desk))
    desk.settle()
    assert ann.over
    assert ann.table.record.ending.by == "vote"


def test_a_vote_outlives_nobody(desk: Desk) -> None:
    """When all have gone, the game waits for them; it does not end by the vote of one of them."""
    ann, bob = desk.friends("bob", seed="2")
    ann.send(type="vote", yes=True)
    ann.shut()
    bob.shut()
    desk.turn(ABSENT_AFTER + 1)
    desk.run(do_chores(desk))
    desk.settle()
    assert ann.table.record.standing == "running"


async def do_chores(desk: Desk) -> None:
    desk.registry.chores()


def test_who_has_left_does_not_keep_the_others(desk: Desk) -> None:
    """Whoever gets up of their own accord has no vote, until they come back."""
    ann, bob = desk.friends("bob")
    bob.shut()
    desk.run(desk.registry.leave(guest_of("bob"), ann.table.record.id))
    ann.send(type="vote", yes=True)
    assert ann.over


def test_who_has_left_and_come_back_has_a_vote_again(desk: Desk) -> None:
    ann, bob = desk.friends("bob", seed="2")
    bob.shut()
    desk.run(desk.registry.leave(guest_of("bob"), ann.table.record.id))
    bob = desk.page(ann.table, 1, "bob")
    bob.shut()
    ann.send(type="vote", yes=True)
    assert not ann.over


def test_resigned_and_caretaken_seats_outlive_a_restart(desk: Desk) -> None:
    """What everybody could see is what everybody sees again."""
    ann, bob, cy = desk.friends("bob", "cy", seed="2")
    cy.send(type="resign")
    bob.shut()
    desk.run(desk.registry.leave(guest_of("bob"), ann.table.record.id))
    ann.send(type="policy", policy={"ask": "always", "never": ["counterspell"]})
    desk.restart()
    table = desk.table(ann.table.record.id)
    places = table.record.places
    assert [place.resigned for place in places] == [False, False, True]
    assert [place.caretaker for place in places] == [False, True, False]
    assert places[0].policy.ask == "always"
    assert places[0].policy.never == ("counterspell",)


def test_the_others_need_not_wait_for_whoever_has_gone(desk: Desk) -> None:
    """Without clocks nobody is hurried; but after a minute's absence those who are there may let a caretaker play."""
    ann, bob = desk.friends("bob", seed="2")
    assert ann.send(type="relieve", seat=1)[0]["problem"]["error"] == "refused-not-away"
    for seat in (-1, 2, 99):
        assert ann.send(type="relieve", seat=seat)[0]["problem"]["error"] == "refused-not-away"
    bob.shut()
    desk.turn(RELIEVED_AFTER - 10)
    problem = ann.send(type="relieve", seat=1)[0]["problem"]
    assert problem == {"error": "refused-not-away-long", "args": {"seconds": 10}}
    assert not kept(ann, 1)
    desk.turn(10)
    ann.send(type="relieve", seat=1)
    assert kept(ann, 1)
    desk.page(ann.table, 1, "bob")
    assert not kept(ann, 1)


# -- one's own lists ----------------------------------------------------------------------------------------------


def moves(desk: Desk, guest: str) -> list[bool]:
    """Of each of the guest's tables, whether it is their move."""
    return [own.asked for own in desk.run(desk.registry.list_tables(guest_of(guest))).mine]


def test_who_clears_a_running_table_away_resigns(desk: Desk) -> None:
    """The others play on, and one of them has it in the list all the same."""
    ann, bob = desk.friends("bob", seed="2")
    id = ann.table.record.id
    desk.run(desk.registry.clear(guest_of("bob"), id))
    desk.settle()
    assert [place.resigned for place in ann.table.record.places] == [False, True]
    assert bob.question is None
    assert (len(moves(desk, "ann")), len(moves(desk, "bob"))) == (1, 0)
    luck = random.Random(2)
    play_out(desk, [ann], lambda page: any_option(luck, page))
    assert ann.table.record.ending.winners == [0]
    finished = [
        [record.id for record in desk.run(desk.registry.list_finished(guest_of(who)))] for who in ("ann", "bob")
    ]
    assert finished == [[id], []]


def test_the_last_one_to_clear_a_table_away_ends_its_game(desk: Desk) -> None:
    """Also at a screen that several share, and though a caretaker keeps a seat."""
    ann, _ = desk.friends("bob", seed="2")
    for name in ("bob", "ann"):
        desk.run(desk.registry.clear(guest_of(name), ann.table.record.id))
    desk.settle()
    assert (ann.table.record.standing, ann.table.record.ending.winners) == ("ended", [])
    shared = desk.open("me", "me", "greedy")
    desk.run(desk.registry.leave(guest_of("ann"), shared.record.id))
    desk.run(desk.registry.clear(guest_of("ann"), shared.record.id))
    assert shared.record.standing == "ended"
    assert moves(desk, "ann") == []


def test_a_list_says_whose_move_it_is_also_after_a_restart(desk: Desk) -> None:
    """To each only of their own seats: whether somebody else has a question may be a secret."""
    ann, bob = desk.friends("bob", seed="2")
    while (ann.question is None) == (bob.question is None):
        ann.answer() if ann.question is not None else desk.turn(BEAT)
    expected = [[page.question is not None] for page in (ann, bob)]
    assert [moves(desk, "ann"), moves(desk, "bob")] == expected
    for page in (ann, bob):
        page.shut()
    assert [moves(desk, "ann"), moves(desk, "bob")] == expected
    desk.restart()
    assert [moves(desk, "ann"), moves(desk, "bob")] == expected


def test_against_bots_it_is_always_ones_own_move(desk: Desk) -> None:
    """Until one has resigned."""
    page = desk.page(desk.open("me", "greedy"), 0)
    assert moves(desk, "ann") == [True]
    page.send(type="resign")
    assert moves(desk, "ann") == []
