"""Fair shuffles at the table: bound before anything is shown, secret until the end, and whole after a crash."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.desk import Desk, Page, play_out
from underhall.errors import UnderhallError
from underhall.fair import check_proof
from underhall.fair.hashes import commitment_to, seal_of, seed_from, settings_of
from underhall.server.bodies import ContinueFrom, Join, NewTable, SeatWish
from underhall.server.fair.dealing import WAITED
from underhall.server.fair.proofs import findings_of, proof_of
from underhall.server.guests import guest_of
from underhall.server.refusals import Refusal
from underhall.server.table import Table

pytestmark = pytest.mark.once

ANN, BOB, EVE = ("a1" * 32, "b2" * 32, "e3" * 32)


def open_table(desk: Desk, *seats: str, seal: str = "", **wish: Any) -> Table:
    """A table of ann's with a fair shuffle; seats as `Desk.open` has them."""
    wishes = [SeatWish(each) if each in ("me", "open") else SeatWish("bot", each) for each in seats]  # type: ignore[arg-type]
    made = NewTable("boss-monster", wishes, seal=seal, **wish)
    table = desk.run(desk.registry.create(guest_of("ann"), "here", made))
    desk.settle()
    return table


def join(desk: Desk, table: Table, guest: str, seal: str = "") -> None:
    wish = Join(table.record.invite, seal=seal)
    desk.run(desk.registry.join(guest_of(guest), "here", table.record.id, wish))
    desk.settle()


def contribute(desk: Desk, table: Table, guest: str, contribution: str) -> None:
    async def send() -> None:
        desk.registry.dealing.contribute(table, guest_of(guest), contribution)
        await desk.registry.store.committed(table.record.id)

    desk.run(send())
    desk.settle()


def refused(desk: Desk, table: Table, guest: str, contribution: str) -> str:
    before = table.record.row()
    with pytest.raises(Refusal) as caught:
        contribute(desk, table, guest, contribution)
    assert table.record.row() == before, "nothing has changed"
    return caught.value.problem.error


def standing(table: Table) -> str:
    return table.record.standing


def full_table(desk: Desk) -> Table:
    """Ann and bob have sat down and handed in their seals."""
    table = open_table(desk, "me", "open", seal=seal_of(ANN))
    join(desk, table, "bob", seal_of(BOB))
    return table


def end(desk: Desk, table: Table, pages: list[Page]) -> None:
    luck = random.Random(3)
    play_out(desk, pages, lambda page: luck.randrange(len(page.question["options"])) if page.question else 0)
    assert table.record.standing == "ended"


# -- how a game is dealt ------------------------------------------------------------------------------------------


def test_the_seed_is_made_of_everything_and_fixed_before(desk: Desk) -> None:
    """The commitment stands from the opening on; the cards follow from secret, contributions and settings."""
    table = open_table(desk, "me", "open", "greedy", seal=seal_of(ANN))
    commitment = table.as_body().shuffle.commitment
    record = table.record
    assert commitment == commitment_to(record.id, record.secret)
    assert (record.seed, record.standing) == ("", "open")
    join(desk, table, "bob", seal_of(BOB))
    body = table.as_body()
    assert body.shuffle.opening
    assert body.shuffle.seals == [seal_of(ANN), seal_of(BOB), ""]
    assert body.shuffle.opened == [False, False, False]
    contribute(desk, table, "bob", BOB)
    assert standing(table) == "open"
    contribute(desk, table, "ann", ANN)
    assert standing(table) == "running"
    settings = settings_of("boss-monster", 3, record.options)
    assert record.seed == seed_from(record.id, record.secret, [ANN, BOB, ""], settings)
    assert table.as_body().shuffle.commitment == commitment


def test_tables_that_nobody_adds_to_start_at_once(desk: Desk) -> None:
    """As they always have: programs need not know about any of this."""
    alone = open_table(desk, "me", "greedy")
    assert standing(alone) == "running"
    table = open_table(desk, "me", "open")
    join(desk, table, "bob")
    assert standing(table) == "running"
    assert table.record.seed != alone.record.seed


def test_a_game_against_bots_waits_for_its_one_person(desk: Desk) -> None:
    """The number is sent after the commitment has come, so that the server cannot have known it."""
    table = open_table(desk, "me", "greedy", seal=seal_of(ANN))
    assert standing(table) == "open"
    contribute(desk, table, "ann", ANN)
    assert standing(table) == "running"


def test_a_hot_seat_table_adds_once(desk: Desk) -> None:
    """One person, one number, whatever the number of seats."""
    table = open_table(desk, "me", "me", seal=seal_of(ANN))
    assert table.as_body().shuffle.seals == [seal_of(ANN), ""]
    contribute(desk, table, "ann", ANN)
    assert standing(table) == "running"


def test_who_does_not_send_is_waited_for_and_no_longer(desk: Desk) -> None:
    """The game starts without the number, and everybody can see that."""
    table = full_table(desk)
    contribute(desk, table, "ann", ANN)
    desk.turn(WAITED - 0.1)
    assert standing(table) == "open"
    desk.turn(0.2)
    assert standing(table) == "running"
    assert table.as_body().shuffle.opened == [True, False]
    assert refused(desk, table, "bob", BOB) == "refused-contribution-late"


def test_whoever_goes_meanwhile_does_not_make_room(desk: Desk) -> None:
    """Numbers may be known by now: a newcomer could choose theirs to fit. The game starts, and a bot keeps the seat."""
    table = full_table(desk)
    contribute(desk, table, "ann", ANN)
    desk.run(desk.registry.leave(guest_of("bob"), table.record.id))
    desk.settle()
    assert standing(table) == "running"
    assert table.record.seats_of(guest_of("bob")) == [1]
    assert table.record.places[1].caretaker


@pytest.mark.parametrize("act", ["leave", "clear"])
def test_whoever_goes_leaves_out_nobodys_number_but_their_own(desk: Desk, act: str) -> None:
    """Else the last to sit down could choose between the shuffle with the others' numbers and the one without."""
    table = full_table(desk)
    desk.run(getattr(desk.registry, act)(guest_of("bob"), table.record.id))
    desk.settle()
    assert standing(table) == "open"
    contribute(desk, table, "ann", ANN)
    assert table.as_body().shuffle.opened == [True, False]
    assert standing(table) == "running"
    assert (table.record.places[1].caretaker, table.record.places[1].resigned) == (act == "leave", act == "clear")


def test_before_that_a_seal_goes_with_its_person(desk: Desk) -> None:
    """Who sits down next hands in another."""
    table = open_table(desk, "me", "open", "open", seal=seal_of(ANN))
    join(desk, table, "bob", seal_of(BOB))
    desk.run(desk.registry.leave(guest_of("bob"), table.record.id))
    assert table.as_body().shuffle.seals == [seal_of(ANN), "", ""]
    join(desk, table, "eve", seal_of(EVE))
    assert table.as_body().shuffle.seals == [seal_of(ANN), seal_of(EVE), ""]


def test_bots_that_take_the_rest_add_nothing(desk: Desk) -> None:
    """The owner waits no longer; the owner's own number still counts."""
    table = open_table(desk, "me", "open", "open", seal=seal_of(ANN))
    desk.run(desk.registry.start(guest_of("ann"), table.record.id))
    desk.run(desk.registry.start(guest_of("ann"), table.record.id))  # pressed twice
    assert standing(table) == "open"
    contribute(desk, table, "ann", ANN)
    assert standing(table) == "running"


def test_a_rematch_is_shuffled_anew(desk: Desk) -> None:
    """What was revealed of the first game says nothing about the second."""
    table = full_table(desk)
    for guest, number in (("ann", ANN), ("bob", BOB)):
        contribute(desk, table, guest, number)
    end(desk, table, [desk.page(table, seat, name) for seat, name in enumerate(("ann", "bob"))])
    again = desk.run(desk.registry.rematch(guest_of("ann"), "here", table.record.id, seal_of(EVE)))
    desk.run(desk.registry.rematch(guest_of("bob"), "here", table.record.id, seal_of(BOB)))
    assert again.record.secret != table.record.secret
    assert again.as_body().shuffle.seals == [seal_of(EVE), seal_of(BOB)]
    assert again.as_body().shuffle.opening


# -- what hostile pages try ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seal", ["0" * 63, "0" * 65, "Z" * 64, "A" * 64, "<script>", "0" * 100_000])
def test_a_seal_is_a_hash_or_nothing(desk: Desk, seal: str) -> None:
    """Refused where it is handed in, and nobody sits down."""
    with pytest.raises(Refusal, match="refused-seal"):
        open_table(desk, "me", "greedy", seal=seal)
    table = open_table(desk, "me", "open")
    with pytest.raises(Refusal, match="refused-seal"):
        join(desk, table, "bob", seal)
    assert table.record.places[1].kind == "open"


def test_numbers_are_taken_when_everybody_is_bound_and_not_before(desk: Desk) -> None:
    """Else the last one to come could choose theirs with the server's help."""
    table = open_table(desk, "me", "open", "open", seal=seal_of(ANN))
    assert refused(desk, table, "ann", ANN) == "refused-contribution-early"
    join(desk, table, "bob", seal_of(BOB))
    assert refused(desk, table, "bob", BOB) == "refused-contribution-early"


def test_a_number_must_be_the_one_that_was_sealed(desk: Desk) -> None:
    """Neither another, nor somebody else's, nor a stranger's."""
    table = full_table(desk)
    assert refused(desk, table, "bob", ANN) == "refused-contribution-other"
    assert refused(desk, table, "bob", EVE) == "refused-contribution-other"
    assert refused(desk, table, "eve", BOB) == "refused-contribution-other"
    for text in ("", "0", BOB.upper(), BOB + "0", "\x00" * 64):
        assert refused(desk, table, "bob", text) == "refused-contribution"
    contribute(desk, table, "bob", BOB)
    contribute(desk, table, "bob", BOB)  # the answer was lost, and the page sends it again
    assert table.as_body().shuffle.opened == [False, True]


def test_nobody_hands_in_twice(desk: Desk) -> None:
    """Who sits there already does not get another seal by joining again."""
    table = open_table(desk, "me", "open", "open", seal=seal_of(ANN))
    join(desk, table, "ann", seal_of(EVE))
    assert table.as_body().shuffle.seals == [seal_of(ANN), "", ""]


# -- secrets stay secret ------------------------------------------------------------------------------------------


def test_nothing_leaves_the_server_before_the_end(desk: Desk) -> None:
    """Neither secret nor seed nor contributions, in no frame, list or body, for whomever; then all of it."""
    table = full_table(desk)
    record = table.record
    for guest, number in (("ann", ANN), ("bob", BOB)):
        contribute(desk, table, guest, number)
    pages = [desk.page(table, seat, name) for seat, name in ((0, "ann"), (1, "bob"), (-1, "eve"))]
    seen: list[bytes] = []
    for _ in range(30):
        asked = [page for page in pages if page.question is not None]
        if asked:
            asked[0].answer(asked[0].question["safe"] if asked[0].question else 0)
        else:
            desk.turn(2.0)
        for guest in ("ann", "bob", "eve"):
            listed = desk.run(desk.registry.list_tables(guest_of(guest)))
            seen.append(msgspec.json.encode([listed, desk.registry.as_body(guest_of(guest), table)]))
    assert standing(table) == "running"
    sent = b"".join(seen + [raw for page in pages for raw in page.raw])
    assert record.secret
    for secret in (record.secret, record.seed, record.seed.removeprefix("keyed:"), ANN, BOB):
        assert secret.encode() not in sent
    with pytest.raises(AssertionError):
        proof_of(table)
    end(desk, table, pages[:2])
    proof = proof_of(table)
    assert (proof.secret, proof.seed, proof.contributions) == (record.secret, record.seed, [ANN, BOB])


# -- afterwards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["rule", "vote"])
def test_the_proof_of_a_played_game_is_true(desk: Desk, by: str) -> None:
    """However it ended, and after a restart, too."""
    table = full_table(desk)
    for guest, number in (("ann", ANN), ("bob", BOB)):
        contribute(desk, table, guest, number)
    pages = [desk.page(table, seat, name) for seat, name in enumerate(("ann", "bob"))]
    if by == "vote":
        for _ in range(6):
            asked = next((page for page in pages if page.question is not None), None)
            if asked is not None:
                asked.answer(0)
        for page in pages:
            page.send(type="vote", yes=True)
        assert table.record.ending.by == "vote"
    else:
        end(desk, table, pages)
    found = findings_of(table)
    assert all(each.good for each in found), found
    assert sum(each.id == "fair-contribution-good" for each in found) == 2
    proof = proof_of(table)
    desk.restart()
    assert proof_of(desk.table(table.record.id)) == proof


def test_other_tables_say_what_they_are(desk: Desk) -> None:
    """A chosen seed and a game that goes on from another one promise nothing, and their games are still replayed."""
    table = desk.open("me", "greedy", seed="7")
    assert table.as_body().shuffle.kind == "chosen"
    end(desk, table, [desk.page(table, 0)])
    assert check_proof(proof_of(table))[0].id == "fair-not-promised"
    on = desk.run(desk.registry.continue_from(guest_of("ann"), "here", table, ContinueFrom(4, 0)))
    desk.settle()
    assert on.as_body().shuffle.kind == "continued"
    page = desk.page(on, 0)
    end(desk, on, [page])
    assert all(each.good for each in check_proof(proof_of(on)))


# -- crashes ------------------------------------------------------------------------------------------------------


def test_a_crash_before_the_start_loses_nothing(database: str) -> None:
    """The commitment stays, and so do seals and numbers; those that are missing are waited for again."""
    desk = Desk(database)
    table = open_table(desk, "me", "open", seal=seal_of(ANN))
    commitment = table.as_body().shuffle.commitment
    desk.restart()
    table = desk.table(table.record.id)
    assert table.as_body().shuffle.commitment == commitment
    join(desk, table, "bob", seal_of(BOB))
    contribute(desk, table, "ann", ANN)
    desk.restart()
    table = desk.table(table.record.id)
    body = table.as_body().shuffle
    assert (body.commitment, body.opening, body.opened) == (commitment, True, [True, False])
    contribute(desk, table, "bob", BOB)
    assert standing(table) == "running"
    seed = table.record.seed
    desk.restart()
    table = desk.table(table.record.id)
    assert (table.record.seed, table.record.standing) == (seed, "running")
    pages = [desk.page(table, seat, name) for seat, name in enumerate(("ann", "bob"))]
    end(desk, table, pages)
    assert all(each.good for each in findings_of(table))
    assert proof_of(table).commitment == commitment
    desk.close()


def test_a_crash_while_waiting_does_not_wait_for_ever(desk: Desk) -> None:
    """Nobody sends anything any more, but somebody looks: after a while the game starts."""
    table = full_table(desk)
    desk.restart()
    table = desk.table(table.record.id)
    assert standing(table) == "open"
    desk.turn(WAITED + 0.1)
    assert standing(table) == "running"


def test_what_could_not_be_stored_is_waited_for_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk was full: the table comes back as it was stored, and the game starts from there."""
    table = full_table(desk)

    def full(batch: object) -> None:
        raise OSError("no space left")

    commit = desk.registry.store._commit
    monkeypatch.setattr(desk.registry.store, "_commit", full)
    with pytest.raises((OSError, UnderhallError)):
        contribute(desk, table, "ann", ANN)
    monkeypatch.setattr(desk.registry.store, "_commit", commit)
    again = desk.table(table.record.id)
    assert again is not table
    assert again.as_body().shuffle.opened == [False, False]
    desk.turn(WAITED + 0.1)
    assert standing(again) == "running"


def test_an_earlier_database_is_taken_over(tmp_path: Path) -> None:
    """A table that was open before keeps its seed, says that it is from before, and starts."""
    desk = Desk(tmp_path)
    table = desk.open("me", "open", seed="7")
    table.record.shuffle, table.record.secret = "earlier", ""
    table.save("shuffle", "secret")
    desk.settle()
    desk.restart()
    table = desk.table(table.record.id)
    join(desk, table, "bob", seal_of(BOB))
    assert table.as_body().shuffle.kind == "earlier"
    assert (table.record.standing, table.record.seed) == ("running", "7")
    desk.close()
