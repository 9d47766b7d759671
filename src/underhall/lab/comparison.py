"""How two reports differ by more than chance.

Every figure that both reports have enough games for is compared: wins, how often cards are taken, kept and played, what
they change, the length of games and the first player. All p-values are adjusted together (Benjamini and Hochberg).
"""

from collections.abc import Iterator
from typing import Literal

import msgspec

from underhall.lab.errors import BadReport
from underhall.lab.report import USUAL_BOT, CardReport, Report
from underhall.lab.standing import LEVEL, Standing, adjusted, p_of_means, p_of_shares, p_of_standings

What = Literal["wins", "end", "taken", "kept", "played", "change", "opening", "place", "first", "length"]


class Difference(msgspec.Struct, frozen=True):
    """One figure in both reports."""

    what: What  #: which figure
    subject: str  #: of which card or room of the dungeon; of the first player and lengths, at how many seats
    before: float
    after: float
    p: float  #: how likely they differ by as much by chance, if this were the only figure
    p_adjusted: float = 1.0  #: the same, for there being so many


class Comparison(msgspec.Struct, frozen=True):
    """What moved between two reports."""

    before: str  #: what the first was made with
    after: str  #: and the second
    compared: int  #: how many figures
    moved: list[Difference]  #: those that moved beyond chance, the surest first


def compare(before: Report, after: Report) -> Comparison:
    """What moved. Reports of different games, bots or numbers of seats cannot be compared."""
    for name in ("game", "bot", "seats"):
        one, other = getattr(before, name), getattr(after, name)
        if one != other:
            raise BadReport(why="other", where="", given=f"{name} = {one}, {name} = {other}")
    found = list(_differences(before, after))
    p_values = adjusted([each.p for each in found])
    corrected = [msgspec.structs.replace(each, p_adjusted=p) for each, p in zip(found, p_values, strict=True)]
    moved = sorted((each for each in corrected if each.p_adjusted < LEVEL), key=lambda each: each.p)
    return Comparison(made_with(before), made_with(after), len(found), moved)


def made_with(report: Report) -> str:
    """What somebody would have to write to make the report again."""
    options = "".join(f" --option {name}={value}" for name, value in report.options.items())
    seats = "".join(f" --seats {count}" for count in report.seats)
    bot = "" if report.bot == USUAL_BOT else f" --bot {report.bot}"
    return f"underhall report {report.game}{bot} --games {report.games}{seats} --seed {report.seed}{options}"


def _differences(before: Report, after: Report) -> Iterator[Difference]:
    for card in before.cards.keys() & after.cards.keys():
        yield from _of_card(card, before, after)
    groups: tuple[tuple[What, dict[str, Standing], dict[str, Standing]], ...] = (
        ("opening", before.openings, after.openings),
        ("place", before.places, after.places),
    )
    for what, one, other in groups:
        for subject in one.keys() & other.keys():
            p = p_of_standings(one[subject], other[subject])
            yield from _difference(what, subject, one[subject].ratio, other[subject].ratio, p)
    for seats in before.seats:
        if seats in before.first_player and seats in after.first_player:
            one_first, other_first = before.first_player[seats], after.first_player[seats]
            p = p_of_standings(one_first, other_first)
            yield from _difference("first", str(seats), one_first.ratio, other_first.ratio, p)
        lengths = before.lengths[seats].mean, after.lengths[seats].mean
        yield from _difference("length", str(seats), lengths[0].mean, lengths[1].mean, p_of_means(*lengths))


def _of_card(card: str, before: Report, after: Report) -> Iterator[Difference]:
    one, other = before.cards[card], after.cards[card]
    p = p_of_standings(one.overall, other.overall)
    yield from _difference("wins", card, one.overall.ratio, other.overall.ratio, p)
    p = p_of_standings(one.in_the_end, other.in_the_end)
    yield from _difference("end", card, one.in_the_end.ratio, other.in_the_end.ratio, p)
    yield from _difference("change", card, one.change.mean, other.change.mean, p_of_means(one.change, other.change))
    shares: tuple[tuple[What, tuple[int, int], tuple[int, int]], ...] = (
        ("taken", (one.taken, one.offered), (other.taken, other.offered)),
        ("kept", _kept(one), _kept(other)),
        ("played", (one.overall.players, _seats(before)), (other.overall.players, _seats(after))),
    )
    for what, first, second in shares:
        if first[1] and second[1]:
            p = p_of_shares(first, second)
            yield from _difference(what, card, first[0] / first[1], second[0] / second[1], p)


def _difference(what: What, subject: str, before: float, after: float, p: float | None) -> Iterator[Difference]:
    """The difference, where enough was counted to say anything about it."""
    if p is not None:
        yield Difference(what, subject, before, after, p)


def _kept(card: CardReport) -> tuple[int, int]:
    came = card.taken + card.drawn
    return max(0, came - card.given_up), came


def _seats(report: Report) -> int:
    """How many seats there were in all games."""
    return report.games * sum(report.seats)
