"""Options, decisions, frames and events: small values that say what they are and never change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.events import event_of
from underhall import GAMES, Decision, Option
from underhall.engine import new
from underhall.kernel.agenda import NO_CARD, NO_EVENT, Frame, Op, Program
from underhall.kernel.decisions import FIELD, Choice, OptionKind, Wording, kind_of, pack, x_of, y_of, z_of
from underhall.kernel.events import Message
from underhall.kernel.types import CardNo, EventNumber, OptionCode, SeatNo

WORDING = Wording(
    (OptionKind("pass", ()), OptionKind("place", ("card", "slot")), OptionKind("room", ("card", "seat", "slot"))),
    ("dark-altar", "open-grave", "freeze"),
)
small = st.integers(0, FIELD - 1)


@given(st.integers(0, 255), small, small, small)
def test_a_packed_option_gives_back_what_was_put_in(kind: int, x: int, y: int, z: int) -> None:
    """Its kind and its three numbers, each to the edge of its range, without touching one another."""
    code = pack(kind, x, y, z)
    assert (kind_of(code), x_of(code), y_of(code), z_of(code)) == (kind, x, y, z)


@given(
    st.tuples(st.integers(0, 255), small, small, small),
    st.tuples(st.integers(0, 255), small, small, small),
)
def test_different_options_are_packed_differently(one: tuple[int, ...], two: tuple[int, ...]) -> None:
    """No two options share a code."""
    assert (pack(*one) == pack(*two)) == (one == two)


def test_what_is_left_out_is_zero() -> None:
    """An option without numbers is its kind alone."""
    assert pack(5) == pack(5, 0, 0, 0) == 5


def test_an_option_reads_as_what_it_is() -> None:
    """Its fields go by name, cards by id."""
    option = Option(pack(2, 1, 3, 4), 7, 12, WORDING)
    assert (option.kind, option.index, option.decision_number) == ("room", 7, 12)
    assert option.fields == {"card": "open-grave", "seat": 3, "slot": 4}
    assert str(option) == "room open-grave 3 4"
    assert repr(option) == "<room open-grave 3 4>"
    assert str(Option(pack(0), 0, 1, WORDING)) == "pass"


def test_options_are_the_same_if_they_answer_the_same_question_alike() -> None:
    """Another code or another question makes another option."""
    option = Option(pack(1, 2, 0), 0, 5, WORDING)
    assert option == Option(pack(1, 2, 0), 0, 5, WORDING)
    assert hash(option) == hash(Option(pack(1, 2, 0), 0, 5, WORDING))
    assert option != Option(pack(1, 2, 1), 0, 5, WORDING)
    assert option != Option(pack(1, 2, 0), 0, 6, WORDING)
    assert option != "place freeze 0"


def asked(codes: list[OptionCode], source: CardNo = NO_CARD) -> Decision:
    frame = Frame(Program("test", (Op(),)), 0, SeatNo(1), source, NO_EVENT, ())
    return Decision(4, SeatNo(1), Choice(), frame, codes, WORDING)


def test_a_decision_lists_its_options_in_order() -> None:
    """In the order of their codes, numbered from nought, each knowing its question; made when looked at."""
    decision = asked([pack(0), pack(1, 2, 0), pack(1, 0, 3)])
    assert [str(option) for option in decision.options] == ["pass", "place freeze 0", "place dark-altar 3"]
    assert [option.index for option in decision.options] == [0, 1, 2]
    assert {option.decision_number for option in decision.options} == {4}
    assert decision.options == decision.options
    assert "place freeze 0" in repr(decision)


def test_options_are_counted_and_sliced_like_a_tuple() -> None:
    """From either end; a place past the last is none."""
    options = asked([pack(0), pack(1, 2, 0), pack(1, 0, 3)]).options
    assert len(options) == 3
    assert [options[i].index for i in (0, 2, -1, -3)] == [0, 2, 2, 0]
    assert [option.index for option in options[1:]] == [1, 2]
    assert [option.index for option in reversed(options)] == [2, 1, 0]
    assert options[1] in options
    for place in (3, -4):
        with pytest.raises(IndexError):
            options[place]


def test_options_of_another_decision_are_others() -> None:
    """Two lists of the same codes are equal only where they belong to the same question."""
    options = asked([pack(0)]).options
    assert options == asked([pack(0)]).options
    assert hash(options) == hash(asked([pack(0)]).options)
    assert options != asked([pack(1, 2, 0)]).options
    assert options != ()
    assert repr(options) == "(<pass>,)"


def test_a_decision_names_the_card_that_asks() -> None:
    """Or nothing, where the rules themselves ask."""
    assert asked([pack(0)], source=CardNo(1)).source == "open-grave"
    assert asked([pack(0)]).source == ""


def test_frames_are_replaced_not_changed() -> None:
    """The next step, a pick, a cause: each makes a new frame and leaves the old one as it was."""
    program = Program("test", (Op(), Op()))
    frame = Frame(program, 0, SeatNo(1), CardNo(2), EventNumber(3), (4,))
    before = frame.dump()
    assert frame.next().dump() == ["test", 1, 1, 2, 3, [4]]
    assert frame.picking(9).dump() == ["test", 0, 1, 2, 3, [4, 9]]
    assert frame.caused_by(EventNumber(8)).dump() == ["test", 0, 1, 2, 8, [4]]
    assert frame.dump() == before == ["test", 0, 1, 2, 3, [4]]
    assert frame.next().program is program


def test_a_message_knows_its_fields() -> None:
    """Names, types and what is secret, read from one line."""
    message = Message("card-drawn", "seat:seat ?card:card deck")
    assert message.names == ["seat", "card", "deck"]
    assert message.types == ["seat", "card", "n"]
    assert message.secrets == [False, True, False]
    assert message.has_secret
    assert not Message("no-hero-left").has_secret


def test_an_event_tells_each_seat_what_it_may_know() -> None:
    """The secret part goes to those who may see it; the others are told that there was something."""
    message = Message("card-drawn", "seat:seat ?card:card")
    event = event_of(message, (1, 2, -1, -1, -1), number=9, rule="BM-TURN-07", cause=3, source=0, seen_by=1 << 1)
    assert event.seen(1, WORDING) == {
        "number": 9,
        "message": "event-card-drawn",
        "args": {"seat": 1, "card": "freeze"},
        "cause": 3,
        "source": "dark-altar",
        "rule": "BM-TURN-07",
    }
    for other in (0, 2, -1):
        assert not event.visible_to(other)
        assert event.seen(other, WORDING)["message"] == "event-card-drawn-unseen"
        assert event.seen(other, WORDING)["args"] == {"seat": 1}


@pytest.mark.parametrize("seat", [-1, 0, 3, 5])
def test_what_everyone_may_see_everyone_sees(seat: int) -> None:
    """Watchers too; and an event that no card set off names none."""
    event = event_of(Message("boss-dealt", "seat:seat boss:card"), (0, 1), rule="BM-SETUP-06")
    assert event.visible_to(seat)
    assert event.seen(seat, WORDING)["args"] == {"seat": 0, "boss": "open-grave"}
    assert event.seen(seat, WORDING)["source"] == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_games_options_fit_into_their_codes(game: str) -> None:
    """No more than three fields each, kinds that fit a byte, and fewer cards than a field can name."""
    info = GAMES[game]
    wording = new(game, info.seats[0]).wording
    assert len(wording.kinds) <= 256
    assert all(len(kind.fields) <= 3 for kind in wording.kinds)
    assert len({kind.name for kind in wording.kinds}) == len(wording.kinds)
    assert set(info.card_ids) <= set(wording.cards)  # and those of a set that may be mixed in
    assert len(wording.cards) < FIELD
