"""Finding opponents: everybody is led to somebody, nobody sits twice, and who is gone is not waited for."""

import asyncio
from typing import Any

import pytest

from tests.server.desk import Desk
from underhall.errors import BadSeatCount, UnderhallError, UnknownGame
from underhall.fair.hashes import seal_of
from underhall.server.bodies import MyTable, Seek
from underhall.server.guests import guest_of
from underhall.server.refusals import Refusal
from underhall.server.seeks.seeks import AWAY, GONE, PRESENT

pytestmark = pytest.mark.once

TWO = Seek("boss-monster", 2)
THREE = Seek("boss-monster", 3)


def find(desk: Desk, guest: str, wish: Seek = TWO, address: str = "here") -> MyTable:
    found = desk.run(desk.registry.seeks.find(guest_of(guest), address, wish))
    desk.settle()
    return found


def look(desk: Desk, guest: str, table: str, away: bool = False) -> MyTable:
    found = desk.run(desk.registry.seeks.look(guest_of(guest), "here", table, away))
    desk.settle()
    return found


def sitting(desk: Desk, guest: str) -> list[str]:
    """The tables at which the guest sits, that are not over."""
    return [each.table.id for each in desk.run(desk.registry.list_tables(guest_of(guest))).mine]


def make_older(desk: Desk, mine: MyTable) -> MyTable:
    """As if it had been opened long ago; within a second, ids would decide."""
    table = desk.table(mine.table.id)
    table.record.created -= 100
    table.save("created")
    desk.settle()
    return desk.registry.as_body(table.record.owner, table)


async def chores(desk: Desk) -> None:
    desk.registry.chores()


def pass_time(desk: Desk, seconds: float) -> None:
    desk.turn(seconds)
    desk.run(chores(desk))
    desk.settle()


def test_two_who_look_for_the_same_play_with_each_other(desk: Desk) -> None:
    """The second to come fills the table, and the game starts."""
    ann = find(desk, "ann")
    assert (ann.table.standing, ann.table.seeking, ann.mine) == ("open", True, [0])
    bob = find(desk, "bob")
    assert (bob.table.id, bob.table.standing, bob.mine) == (ann.table.id, "running", [1])
    assert not bob.table.seeking
    assert find(desk, "eve").table.id != ann.table.id


@pytest.mark.parametrize(
    "other",
    [
        THREE,
        Seek("super-boss-monster", 2),
        Seek("boss-monster", 2, pace="live"),
        Seek("boss-monster", 2, {"edition": "first-ru"}),
    ],
)
def test_other_wishes_do_not_meet(desk: Desk, other: Seek) -> None:
    """Game, seats, pace and options."""
    assert find(desk, "ann").table.id != find(desk, "bob", other).table.id


def test_options_that_nobody_chose_are_the_same_as_chosen_defaults(desk: Desk) -> None:
    """Two forms that differ only in what they leave out mean the same game."""
    ann = find(desk, "ann")
    options = desk.registry.tables[ann.table.id].record.options
    assert find(desk, "bob", Seek("boss-monster", 2, dict(reversed(options.items())))).table.id == ann.table.id


def test_seals_are_handed_in_with_the_wish(desk: Desk) -> None:
    """The shuffle of a game among strangers is fair as any."""
    seals = [seal_of("a1" * 32), seal_of("b2" * 32)]
    find(desk, "ann", Seek("boss-monster", 2, seal=seals[0]))
    bob = find(desk, "bob", Seek("boss-monster", 2, seal=seals[1]))
    assert bob.table.shuffle.seals == seals
    assert bob.table.shuffle.opening


def test_asking_twice_is_waiting_once(desk: Desk) -> None:
    """Two pages of one person, or an impatient finger."""
    ann = find(desk, "ann")
    assert find(desk, "ann") == ann
    assert sitting(desk, "ann") == [ann.table.id]


def test_another_wish_ends_the_first(desk: Desk) -> None:
    """Nobody waits at two tables."""
    first = find(desk, "ann")
    second = find(desk, "ann", THREE)
    assert sitting(desk, "ann") == [second.table.id]
    assert find(desk, "bob").table.id not in (first.table.id, second.table.id)


def test_many_at_once_are_all_led_to_somebody(desk: Desk) -> None:
    """A hundred who ask in the same moment make fifty games, and nobody is in two of them."""

    async def everybody() -> list[MyTable]:
        asking = [desk.registry.seeks.find(guest_of(f"guest {n}"), "here", TWO) for n in range(40)]
        return list(await asyncio.gather(*asking))

    found = desk.run(everybody())
    desk.settle()
    tables = {each.table.id for each in found}
    assert len(tables) == 20
    for id in tables:
        places = desk.table(id).record.places
        assert len({place.guest for place in places}) == 2


def test_one_person_many_times_at_once_sits_once(desk: Desk) -> None:
    """A page gone wild."""

    async def wild() -> list[MyTable]:
        return list(await asyncio.gather(*(desk.registry.seeks.find(guest_of("ann"), "here", TWO) for _ in range(20))))

    assert len({each.table.id for each in desk.run(wild())}) == 1
    assert len(sitting(desk, "ann")) == 1


# -- who goes away ------------------------------------------------------------------------------------------------


def test_nobody_is_led_to_somebody_who_is_gone(desk: Desk) -> None:
    """A page that has not asked for some seconds may be closed: it gets nobody until it asks again."""
    ann = make_older(desk, find(desk, "ann"))
    desk.turn(PRESENT + 0.1)
    bob = find(desk, "bob")
    assert bob.table.id != ann.table.id
    # Ann's page was only asleep. It is the older table, so that bob's next look leads him there.
    look(desk, "ann", ann.table.id)
    moved = look(desk, "bob", bob.table.id)
    assert (moved.table.id, moved.table.standing) == (ann.table.id, "running")
    assert sitting(desk, "bob") == [ann.table.id]


def test_the_older_table_stays_where_it_is(desk: Desk) -> None:
    """Only one of two moves: they never pass each other by."""
    ann = make_older(desk, find(desk, "ann"))
    desk.turn(PRESENT + 0.1)
    bob = find(desk, "bob")
    assert look(desk, "ann", ann.table.id).table.id == ann.table.id
    assert look(desk, "bob", bob.table.id).table.id == ann.table.id


def test_a_seek_ends_when_its_page_is_gone(desk: Desk) -> None:
    """It is then in nobody's list."""
    ann = find(desk, "ann")
    for _ in range(3):
        pass_time(desk, GONE / 2)
        look(desk, "ann", ann.table.id)
    pass_time(desk, GONE + 1)
    assert desk.table(ann.table.id).record.standing == "ended"
    assert sitting(desk, "ann") == []
    with pytest.raises(Refusal, match="refused-no-table"):
        look(desk, "ann", ann.table.id)


def test_a_page_that_says_goodbye_ends_its_seek_soon(desk: Desk) -> None:
    """Unless it was only reloaded, and asks again."""
    ann, bob = find(desk, "ann"), find(desk, "bob", THREE)
    for guest, mine in (("ann", ann), ("bob", bob)):
        look(desk, guest, mine.table.id, away=True)
    look(desk, "bob", bob.table.id)
    pass_time(desk, AWAY + 1)
    assert desk.table(ann.table.id).record.standing == "ended"
    assert desk.table(bob.table.id).record.standing == "open"


def test_of_several_only_who_is_gone_gets_up(desk: Desk) -> None:
    """The others go on waiting, and the place is free for somebody else."""
    ann, bob = find(desk, "ann", THREE), find(desk, "bob", THREE)
    assert ann.table.id == bob.table.id
    for _ in range(20):
        pass_time(desk, 5)
        look(desk, "bob", bob.table.id)
    record = desk.table(ann.table.id).record
    assert [place.kind for place in record.places] == ["open", "person", "open"]
    assert record.owner == guest_of("bob"), "who stays may start with bots"
    find(desk, "eve", THREE)
    assert find(desk, "dan", THREE).table.standing == "running"


def test_withdrawn_while_somebody_comes(desk: Desk) -> None:
    """In whichever order it happens, nobody is left at a table alone and believes to play."""

    async def both() -> list[Any]:
        ann = await desk.registry.seeks.find(guest_of("ann"), "here", TWO)
        return list(
            await asyncio.gather(
                desk.registry.leave(guest_of("ann"), ann.table.id),
                desk.registry.seeks.find(guest_of("bob"), "here", TWO),
                return_exceptions=True,
            )
        )

    _, bob = desk.run(both())
    desk.settle()
    table = desk.table(bob.table.id)
    people = {place.guest for place in table.record.places if place.kind == "person"}
    assert guest_of("bob") in people
    assert table.record.standing == ("running" if guest_of("ann") in people else "open")


def test_bots_take_the_places_of_those_who_do_not_come(desk: Desk) -> None:
    """The seek is over then."""
    ann = find(desk, "ann", THREE)
    desk.run(desk.registry.start(guest_of("ann"), ann.table.id))
    desk.settle()
    assert [place.kind for place in desk.table(ann.table.id).record.places] == ["person", "bot", "bot"]
    assert find(desk, "bob", THREE).table.id != ann.table.id
    assert look(desk, "ann", ann.table.id).table.standing == "running"


# -- hostile pages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        (Seek("chess", 2), UnknownGame),
        (Seek("boss-monster", 1), BadSeatCount),
        (Seek("boss-monster", 5), BadSeatCount),
        (Seek("munchkin-quest", 1), BadSeatCount),
        (Seek("boss-monster", -(2**40)), BadSeatCount),
        (Seek("boss-monster", 2, {"edition": "fifth"}), UnderhallError),
        (Seek("boss-monster", 2, {"x" * 1000: "y"}), UnderhallError),
    ],
)
def test_wishes_for_what_there_is_not_are_refused(desk: Desk, wish: Seek, error: type[Exception]) -> None:
    """Before anything is opened."""
    with pytest.raises(error):
        find(desk, "ann", wish)
    assert sitting(desk, "ann") == []


def test_other_peoples_seeks_are_nobodys_business(desk: Desk) -> None:
    """Strangers, tables that are no seeks, and ids that there are not."""
    ann = find(desk, "ann", THREE)
    for id in (ann.table.id, "no-such-table", "../tables", "x" * 1000, "\x00"):
        with pytest.raises(Refusal, match="refused-no-table"):
            look(desk, "eve", id)
        with pytest.raises(Refusal, match="refused-no-table"):
            look(desk, "eve", id, away=True)
    table = desk.open("me", "open")
    with pytest.raises(Refusal, match="refused-not-seeking"):
        look(desk, "ann", table.record.id)


def test_a_flood_of_wishes_is_refused(tmp_path: Any) -> None:
    """Of one person, and of one address that is many people."""
    desk = Desk(tmp_path, limits=True)

    def flood(guests: list[str]) -> None:
        for n, guest in enumerate(guests):
            find(desk, guest, TWO if n % 2 else THREE)

    for guests in (["ann"] * 30, [f"guest {n}" for n in range(300)]):
        with pytest.raises(Refusal, match="refused-too-fast"):
            flood(guests)
    assert find(desk, "bob", address="elsewhere").table.standing in ("open", "running")
    desk.close()


# -- restarts -----------------------------------------------------------------------------------------------------


def test_a_seek_survives_a_restart_if_its_page_comes_back(database: str) -> None:
    """Until it does, nobody is led there: a game would start with somebody who is gone."""
    desk = Desk(database)
    ann, gone = make_older(desk, find(desk, "ann")), find(desk, "zed", THREE)
    desk.restart()
    assert find(desk, "eve").table.id != ann.table.id
    assert look(desk, "ann", ann.table.id).table.id == ann.table.id
    desk.restart()
    look(desk, "ann", ann.table.id)
    bob = find(desk, "bob")
    assert (bob.table.id, bob.table.standing) == (ann.table.id, "running")
    find(desk, "dan", THREE)  # it has looked at the table of somebody who does not come back
    pass_time(desk, 1)
    pass_time(desk, GONE + 1)
    assert desk.table(gone.table.id).record.standing == "ended"
    desk.close()
