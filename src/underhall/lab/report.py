"""Equal bots play many games, and what became of seats and cards is counted: for whoever designs or changes cards.

The numbers are here, as plain values; `lab/report_files.py` writes them down, `lab/report_page.py` draws them, and
`lab/comparison.py` says how two reports differ.
"""

import statistics
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

import msgspec

import underhall
from underhall.errors import BadSeatCount
from underhall.games import GAMES
from underhall.lab.sharing import check_amounts, in_order, play_all
from underhall.lab.simulate import Plan, Share, check_plan, set_texts, share_of
from underhall.lab.standing import Mean, Standing, adjusted, mean_of, standing
from underhall.lab.watching import CardUse, Watched, watch_game
from underhall.version import VERSION

USUAL_BOT: Final = "normal"
FEWEST_SEATS: Final = 2  # whoever is alone has no share to be above or below
SLOW: Final = 20  # of so many games the longest may be an exception
DECISIVE: Final = 0.1  # a choice that changes the chance to win by as much decides something
CHARACTER: Final = ("race", "class")  # kinds of cards that are told apart from others of their deck


class CardReport(msgspec.Struct, frozen=True):
    """What became of one card in all games."""

    type: str  #: boss, room, spell, race, class and so on
    offered: int  #: how often somebody could choose it among others
    taken: int  #: how often it was chosen then
    drawn: int  #: how often it came to somebody in another way
    given_up: int  #: how often somebody parted with it without playing it
    played: int
    used: int  #: how often it did what its text says, where that is an event of its own
    overall: Standing  #: of those who played it
    by_seats: dict[int, Standing]  #: likewise, by the number of seats
    in_the_end: Standing  #: of those who have it before them at the end, where it is part of a character
    change: Mean  #: of the chance to win, by choosing to play it
    decisive: int  #: how many of these choices changed the chance by `DECISIVE` or more, up or down
    p_adjusted: float  #: of `overall`, for there being so many cards; below 0.05 it stands out

    @property
    def kept(self) -> float | None:
        """The share of those that came to somebody which were not given up again."""
        came = self.taken + self.drawn
        return max(0.0, 1 - self.given_up / came) if came else None


class Length(msgspec.Struct, frozen=True):
    """How many rounds the games took."""

    median: float  #: half of the games take no more
    slow: int  #: nineteen of twenty games take no more
    longest: int  #: the most that any game took
    mean: Mean
    rounds: dict[int, int]  #: how many games took so many


class Report(msgspec.Struct, frozen=True):
    """What came of the games."""

    game: str  #: its id
    bot: str  #: who played every seat
    games: int  #: for each number of seats
    seats: tuple[int, ...]  #: the numbers of seats
    seed: str
    options: dict[str, str]  #: those that were given
    version: str  #: of Underhall
    lengths: dict[int, Length]  #: by the number of seats
    unwon: dict[int, int]  #: games that nobody has won, likewise
    seat_wins: dict[int, dict[int, Share]]  #: likewise, by seat
    first_player: dict[int, Standing]  #: of whoever began, likewise
    cards: dict[str, CardReport]  #: as printed, without those that never came up
    openings: dict[str, Standing]  #: by the first card that somebody played after the boss
    places: dict[str, Standing]  #: by rooms of the dungeon that somebody came to, where there is a dungeon to walk


def report(
    game: str,
    bot: str = USUAL_BOT,
    games: int = 200,
    seats: Sequence[int] | None = None,
    seed: object = 0,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    each: Callable[[Watched], None] | None = None,
    cluster: str | None = None,
) -> Report:
    """Play `games` games for each number of seats, all by the same bot, in `jobs` processes or on a Ray cluster.

    Without `seats`, those are all that the game can be played by, from two up. `each` hears of every game, in order.
    """
    tables = seat_counts(game, seats)
    check_amounts(games, jobs, cluster)
    given = dict(options or {})
    sets = set_texts(given)
    plans = tuple(Plan(game, (bot,) * count, f"{seed}/{count}", given, None, sets=sets) for count in tables)
    for plan in plans:
        check_plan(plan)
    tally = Tally(game, tables)
    for watched in in_order(_watched(plans, games, jobs, progress, cluster)):
        tally.add(watched)
        if each is not None:
            each(watched)
    return tally.report(bot, games, str(seed), {name: str(value) for name, value in given.items()})


def seat_counts(game: str, asked: Sequence[int] | None) -> tuple[int, ...]:
    """The numbers of seats to play at: those asked for, or all at which somebody can win more than a fair share."""
    limits = underhall.game_info(game).seats
    least = max(FEWEST_SEATS, limits[0])
    if asked is None:
        return tuple(range(least, limits[-1] + 1))
    for count in asked:
        if not least <= count <= limits[-1]:
            raise BadSeatCount(game=game, seats=count, least=least, most=limits[-1])
    return tuple(sorted(set(asked)))


def _watched(
    plans: tuple[Plan, ...], games: int, jobs: int, progress: Callable[[int], None] | None, cluster: str | None
) -> Iterator[tuple[int, Watched]]:
    total = games * len(plans)
    for part in play_all(partial(watch_one, plans), range(total), total, jobs, cluster):
        yield from part
        if progress is not None:
            progress(len(part))


def watch_one(plans: tuple[Plan, ...], number: int) -> Watched:
    """Game `number` of all: the tables take turns, so that each has its share whenever somebody stops counting."""
    return watch_game(plans[number % len(plans)], number // len(plans))


# -- the count ---------------------------------------------------------------------------------------------------


class Wins:
    """Seats that were counted for something, and how many of them won, by the number of seats at the table."""

    def __init__(self) -> None:
        self.players: dict[int, int] = {}
        self.wins: dict[int, int] = {}

    def add(self, seats: int, won: bool) -> None:
        self.players[seats] = self.players.get(seats, 0) + 1
        self.wins[seats] = self.wins.get(seats, 0) + won

    def standing(self, seats: int | None = None) -> Standing:
        """At all tables, or at those of so many."""
        return standing(self.players if seats is None else {seats: self.players.get(seats, 0)}, self.wins)


class CardTally:
    """One card's numbers while games are being counted."""

    def __init__(self) -> None:
        self.offered = self.taken = self.drawn = self.given_up = self.played = self.used = 0
        self.players = Wins()
        self.keepers = Wins()
        self.changes = self.decisive = 0
        self.total = self.squares = 0.0

    def add(self, use: CardUse, seats: int, won: bool) -> None:
        self.offered += use.offered
        self.taken += use.taken
        self.drawn += use.drawn
        self.given_up += use.given_up
        self.played += use.played
        self.used += use.used
        if use.played:
            self.players.add(seats, won)
        if use.kept:
            self.keepers.add(seats, won)
        for change in use.changes:
            self.changes += 1
            self.total += change
            self.squares += change * change
            self.decisive += abs(change) >= DECISIVE

    def report(self, type_: str, tables: tuple[int, ...], p_adjusted: float) -> CardReport:
        return CardReport(
            type=type_,
            offered=self.offered,
            taken=self.taken,
            drawn=self.drawn,
            given_up=self.given_up,
            played=self.played,
            used=self.used,
            overall=self.players.standing(),
            by_seats={seats: self.players.standing(seats) for seats in tables},
            in_the_end=self.keepers.standing(),
            change=mean_of(self.changes, self.total, self.squares),
            decisive=self.decisive,
            p_adjusted=p_adjusted,
        )


class Tally:
    """Counts games one after another."""

    def __init__(self, game: str, tables: tuple[int, ...]) -> None:
        self.game = game
        self.tables = tables
        self.cards: dict[str, CardTally] = {}
        self.openings: dict[str, Wins] = {}
        self.places: dict[str, Wins] = {}
        self.first = Wins()
        self.rounds: dict[int, list[int]] = {seats: [] for seats in tables}
        self.seat_wins = {seats: dict.fromkeys(range(seats), 0) for seats in tables}
        self.unwon = dict.fromkeys(tables, 0)

    def add(self, game: Watched) -> None:
        seats, winners = game.seats, game.winners
        self.rounds[seats].append(game.rounds)
        self.unwon[seats] += not winners
        for seat in winners:
            self.seat_wins[seats][seat] += 1
        if game.first >= 0:
            self.first.add(seats, game.first in winners)
        for seat, card in enumerate(game.openings):
            if card:
                self.openings.setdefault(card, Wins()).add(seats, seat in winners)
        for seat, room in game.places:
            self.places.setdefault(room, Wins()).add(seats, seat in winners)
        for use in game.uses:
            self.cards.setdefault(use.card, CardTally()).add(use, seats, use.seat in winners)

    def report(self, bot: str, games: int, seed: str, options: dict[str, str]) -> Report:
        types = card_types()
        cards = [card for card in types if card in self.cards]
        p_values = adjusted([self.cards[card].players.standing().p for card in cards])
        return Report(
            game=self.game,
            bot=bot,
            games=games,
            seats=self.tables,
            seed=seed,
            options=options,
            version=VERSION,
            lengths={seats: length(rounds) for seats, rounds in self.rounds.items()},
            unwon=self.unwon,
            seat_wins={
                seats: {seat: share_of(won, games) for seat, won in wins.items()}
                for seats, wins in self.seat_wins.items()
            },
            first_player={seats: self.first.standing(seats) for seats in self.tables if self.first.players.get(seats)},
            cards={
                card: self.cards[card].report(types[card], self.tables, p)
                for card, p in zip(cards, p_values, strict=True)
            },
            openings={card: self.openings[card].standing() for card in types if card in self.openings},
            places={room: wins.standing() for room, wins in sorted(self.places.items())},
        )


def card_types() -> dict[str, str]:
    """The type of every card, in the order in which they are printed: one game may mix in another's cards."""
    return {
        card["id"]: str(card["kind"] if card.get("kind") in CHARACTER else card["type"])
        for info in GAMES.values()
        for card in info.printed()
    }


def length(rounds: Sequence[int]) -> Length:
    """How long games were that took so many rounds each."""
    ordered = sorted(rounds)
    slow = ordered[max(0, len(ordered) - len(ordered) // SLOW - 1)]
    counted = {n: ordered.count(n) for n in sorted(set(ordered))}
    mean = mean_of(len(ordered), sum(ordered), sum(n * n for n in ordered))
    return Length(statistics.median(ordered), slow, ordered[-1], mean, counted)
