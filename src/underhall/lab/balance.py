"""Play many games between equal bots and count what became of each card, for whoever designs or changes cards.

A card's standing is how often those who played it won, beside how often they would have won by seats alone: 1.0 is
fair, 2.0 is twice as often. Bosses are played by one seat a game; a room or spell counts once for a seat and game.
Cards that make a character, and may come and go, are also measured by who has them in the end.
"""

import statistics
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

import underhall
from underhall.bots import new_bot
from underhall.bots.play import play_out
from underhall.errors import BadSeatCount
from underhall.games import GAMES
from underhall.kernel.decisions import Decision
from underhall.kernel.events import Event
from underhall.kernel.luck import seeded
from underhall.lab.simulate import Plan, check, in_parts, interval

FEWEST_SEATS: Final = 2  # whoever is alone has no share to be above or below
LONG: Final = 60  # rounds: a game that takes more is too long
SLOW: Final = 20  # of so many games the longest may be an exception
FAIR: Final = (0.5, 1.6)  # a boss that wins less or more often than this, measured by its share, wants changing


class Standing(msgspec.Struct, frozen=True):
    """How often those who played a card won, as a multiple of their fair share, with its 95 % interval."""

    players: int  #: seats that played it
    wins: int  #: how many of them won
    ratio: float  #: wins, as a multiple of the fair share
    low: float  #: the lower end of the interval
    high: float  #: its upper end

    @property
    def is_fair(self) -> bool:
        return FAIR[0] <= self.ratio <= FAIR[1]


class Fate(msgspec.Struct, frozen=True):
    """What became of one card in all games."""

    type: str  #: boss, room, spell and so on
    offered: int  #: how often somebody could choose it among others
    taken: int  #: how often it was chosen then
    drawn: int  #: how often it came to somebody in another way
    played: int  #: how often it was played
    used: int  #: how often it did what its text says, where that is an event of its own
    overall: Standing  #: of those who played it
    by_seats: dict[int, Standing]  #: likewise, by the number of seats
    kept: Standing  #: of those who have it before them in the end, where that is part of a character


class Length(msgspec.Struct, frozen=True):
    """How many rounds the games took."""

    median: float  #: half of the games take no more
    slow: int  #: nineteen of twenty games take no more
    longest: int  #: the most that any game took
    in_time: float  #: the share that takes no more than LONG


class Balance(msgspec.Struct, frozen=True):
    """What became of the cards."""

    game: str  #: its id
    bot: str  #: who played every seat
    games: int  #: for each number of seats
    seats: tuple[int, ...]  #: the numbers of seats
    lengths: dict[int, Length]  #: by the number of seats
    unwon: dict[int, int]  #: games that nobody has won, likewise
    cards: dict[str, Fate]  #: as printed, without those that never came up


class Count:
    """One card's numbers while games are being counted."""

    def __init__(self) -> None:
        self.offered = 0
        self.taken = 0
        self.drawn = 0
        self.played = 0
        self.used = 0
        self.players: dict[int, int] = {}  # by the number of seats at the table
        self.wins: dict[int, int] = {}
        self.keepers: dict[int, int] = {}
        self.kept_wins: dict[int, int] = {}


class Seen(msgspec.Struct, frozen=True):
    """What one game showed: the deeds as (seat, card), the offers as cards."""

    winners: tuple[int, ...]
    offered: list[str]
    taken: list[str]
    deeds: dict[str, list[tuple[int, str]]]
    kept: list[tuple[int, str]]
    rounds: int


def balance(
    game: str,
    bot: str = "greedy",
    games: int = 2000,
    seats: Sequence[int] | None = None,
    seed: object = 0,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Play `games` games for each number of seats, all by the same bot, in `jobs` processes.

    Without `seats`, those are all that the game can be played by, from two up.
    """
    tables = seat_counts(game, seats)
    check([bot], games, jobs)
    plans = [Plan(game, (bot,) * count, f"{seed}/{count}", dict(options or {}), None) for count in tables]
    for plan in plans:
        underhall.engine.new(game, len(plan.bots), plan.seed, plan.options, quiet=True)  # refuses first
    counts: dict[str, Count] = {}
    lengths: dict[int, Length] = {}
    unwon: dict[int, int] = {}
    for plan in plans:
        rounds: list[int] = []
        unwon[len(plan.bots)] = 0
        for part in in_parts(watch_one, plan, games, jobs):
            for seen in part:
                _add(counts, seen, len(plan.bots))
                rounds.append(seen.rounds)
                unwon[len(plan.bots)] += not seen.winners
            if progress is not None:
                progress(len(part))
        lengths[len(plan.bots)] = length(rounds)
    return Balance(game, bot, games, tables, lengths, unwon, _fates(counts, tables))


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


# -- one game ----------------------------------------------------------------------------------------------------


def watch_one(plan: Plan, number: int) -> Seen:
    """Play game `number` of the plan and note what is done with the cards."""
    seed = f"{plan.seed}/{number}"
    info = underhall.game_info(plan.game)
    offers = info.offers()
    game = underhall.engine.new(plan.game, len(plan.bots), seed, plan.options)
    bots = [new_bot(name, seat, seeded(f"{seed}/{seat}")) for seat, name in enumerate(plan.bots)]
    offered: list[str] = []
    taken: list[str] = []

    def watch(decision: Decision, answer: int) -> None:
        if decision.kind in offers:
            for index, option in enumerate(decision.options):
                card = option.fields.get("card")
                if isinstance(card, str):
                    offered.append(card)
                    if index == answer:
                        taken.append(card)

    play_out(game, bots, watch)
    outcome = game.outcome
    if outcome is None:
        raise RuntimeError(f"game {number} of seed {plan.seed} stopped without an outcome")
    words = info.deeds()
    deeds: dict[str, list[tuple[int, str]]] = {word: [] for word in words.values()}
    for event in game.events:
        word = words.get(event.message.name)
        if word is not None:
            deeds[word].append((_first(event, "seat"), game.wording.cards[_first(event, "card")]))
    kept = [(seat, card) for seat in range(len(bots)) for card in info.kept(game, seat)]
    return Seen(tuple(outcome.winners), offered, taken, deeds, kept, info.rounds(game))


def _first(event: Event, type_: str) -> int:
    """The event's first value of that type: whose deed it was, or with which card."""
    return event.values[event.message.types.index(type_)]


# -- the count ---------------------------------------------------------------------------------------------------


def _add(counts: dict[str, Count], seen: Seen, seats: int) -> None:
    def of(card: str) -> Count:
        return counts.setdefault(card, Count())

    for card in seen.offered:
        of(card).offered += 1
    for card in seen.taken:
        of(card).taken += 1
    for _, card in seen.deeds.get("drawn", ()):
        of(card).drawn += 1
    for _, card in seen.deeds.get("used", ()):
        of(card).used += 1
    played = seen.deeds.get("played", [])
    for _, card in played:
        of(card).played += 1
    for seat, card in set(played):
        count = of(card)
        count.players[seats] = count.players.get(seats, 0) + 1
        count.wins[seats] = count.wins.get(seats, 0) + (seat in seen.winners)
    for seat, card in set(seen.kept):
        count = of(card)
        count.keepers[seats] = count.keepers.get(seats, 0) + 1
        count.kept_wins[seats] = count.kept_wins.get(seats, 0) + (seat in seen.winners)


def _fates(counts: dict[str, Count], tables: tuple[int, ...]) -> dict[str, Fate]:
    printed = {card["id"]: str(card["type"]) for info in GAMES.values() for card in info.printed()}
    found: dict[str, Fate] = {}
    for card, type_ in printed.items():
        if card in counts:
            count = counts[card]
            by_seats = {seats: standing({seats: count.players.get(seats, 0)}, count.wins) for seats in tables}
            found[card] = Fate(
                type_,
                count.offered,
                count.taken,
                count.drawn,
                count.played,
                count.used,
                standing(count.players, count.wins),
                by_seats,
                standing(count.keepers, count.kept_wins),
            )
    return found


def standing(players: dict[int, int], wins: dict[int, int]) -> Standing:
    """The standing of somebody who played so many games, and won so many, by number of seats."""
    played = sum(players.values())
    if played == 0:
        return Standing(0, 0, 0.0, 0.0, 0.0)
    won = sum(wins.get(seats, 0) for seats in players)
    fair = sum(count / seats for seats, count in players.items())
    low, high = interval(won, played)
    return Standing(played, won, won / fair, low * played / fair, high * played / fair)


def length(rounds: Sequence[int]) -> Length:
    """How long games were that took so many rounds each."""
    ordered = sorted(rounds)
    slow = ordered[max(0, len(ordered) - len(ordered) // SLOW - 1)]
    in_time = sum(1 for n in ordered if n <= LONG) / len(ordered)
    return Length(statistics.median(ordered), slow, ordered[-1], in_time)
