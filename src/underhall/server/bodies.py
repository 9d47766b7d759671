"""What HTTP requests and answers carry. The OpenAPI document and the page's types are made from these."""

from typing import Any, Literal

import msgspec

from underhall.version import Build

Pace = Literal["untimed", "live", "relaxed", "slow"]
Standing = Literal["open", "running", "ended"]


class Problem(msgspec.Struct, frozen=True):
    """What was wrong, and what would be right: a Fluent message id with its arguments."""

    error: str
    args: dict[str, str | int] = {}


class Version(msgspec.Struct, frozen=True):
    """Which Underhall the server is, how its engine was built, and whether it has its documentation at /docs."""

    version: str
    engine: Build
    docs: bool


class Me(msgspec.Struct, frozen=True):
    """The guest behind the cookie."""

    name: str


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a place of a new table. `me` several times over is a hot-seat game."""

    kind: Literal["me", "bot", "open"]
    bot: str = "greedy"  # the strength, for a bot
    name: str = ""  # for `me` in a hot-seat game; '' takes the guest's own


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. With nobody left to come, it starts at once."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}  # the profile and the variants, as the game lists them
    public: bool = False
    pace: Pace = "untimed"
    watchers: bool = True
    free_chat: bool = False
    seed: str = ""  # for a game that is to be played again; '' draws one
    seal: str = ""  # the hash of what one adds to the shuffle: see `Shuffle`; '' adds nothing
    rated: bool = False  # whether its outcome changes ratings: for people who keep a name, and bots


class HouseSetFiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The files of a house set, by name: `set.toml`, `cards.toml`, `rooms.toml`, and words such as `en.ftl`."""

    files: dict[str, str]


class HouseSetReply(msgspec.Struct, frozen=True):
    """A house set, or what is wrong with it: then the key is ''."""

    key: str  # its name and hash, for `options.sets` of a new table
    id: str
    game: str
    cards: list[dict[str, Any]]  # as they are printed; `picture` is the printed card whose picture each has
    words: dict[str, str]  # by language, as Fluent
    faults: list[Problem]


class Seat(msgspec.Struct, frozen=True):
    """A place at a table."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str  # the strength of the bot that plays here, or that keeps the seat meanwhile; '' for none
    here: bool  # a person with a socket open
    caretaker: bool  # a bot keeps the place of a person
    resigned: bool
    guest: int  # the person's number in this table's chat, -1 for none


class Shuffle(msgspec.Struct, frozen=True):
    """Where the seed of a table's game comes from. docs/howto/fair-shuffle.md tells how it can be checked.

    If it is `fair`, the server has committed to its secret. Everybody hands in the seal of their contribution when they
    sit down; when all are there, it is `opening`, and whoever handed in a seal sends the contribution.
    """

    kind: Literal["fair", "chosen", "continued", "earlier"]
    commitment: str = ""  # '' unless it is fair
    seals: list[str] = []  # by seat; '' for bots and for whoever adds nothing
    opened: list[bool] = []  # by seat: whether its contribution is there
    opening: bool = False


class Table(msgspec.Struct, frozen=True):
    """A table as everybody may see it."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[Seat]
    standing: Standing
    public: bool
    pace: Pace
    watchers: bool
    free_chat: bool
    turn: int
    created: int  # seconds since 1970
    ended_by: str  # "" · rule · vote
    winners: list[int]
    scores: list[int]
    again: str  # the table of the rematch, once somebody has asked for one
    watching: int = 0  # how many look on
    problem: str = ""  # why its game can be neither played nor looked at: a Fluent message id; '' if it can
    shuffle: Shuffle = msgspec.field(default_factory=lambda: Shuffle("earlier"))
    seeking: bool = False  # whether its people look for opponents: it ends when they go
    rated: bool = False  # whether its outcome changes ratings


class MyTable(msgspec.Struct, frozen=True):
    """A table, and what the asker has to do with it."""

    table: Table
    mine: list[int]  # the asker's seats
    owner: bool
    invite: str  # the secret of the link, for those who sit there; '' for others


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to sit down; by `invite` unless the table is public."""

    invite: str = ""
    seat: int = -1  # -1: any open one
    seal: str = ""  # the hash of what one adds to the shuffle: see `Shuffle`; '' adds nothing
    if_present: bool = False  # only if all who sit there are still waiting


class Seek(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for opponents. Whoever wishes for the same sits down at the same table; it starts when all have come."""

    game: str
    seats: int
    options: dict[str, str] = {}
    pace: Pace = "relaxed"
    seal: str = ""  # as in `Join`


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page that waits for opponents is still there; `away` if it is being closed."""

    away: bool = False


class Contribution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player adds to the shuffle: 64 hexadecimal digits, which fit the seal that was handed in."""

    contribution: str


class ProofFinding(msgspec.Struct, frozen=True):
    """One thing that the server looked at in a proof: a Fluent message, and whether all is well."""

    id: str
    good: bool
    args: dict[str, str | int]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: str


class Invite(msgspec.Struct, frozen=True):
    """The way to a table: a path with the secret in its fragment, and where other devices find it.

    `reach` says who can follow it: `public` and `network` have an address, with a QR code of the whole. With `here` the
    server listens to this machine alone, and with `alone` the machine is in no network: then both are empty.
    """

    path: str
    reach: Literal["public", "network", "here", "alone"]
    base: str  # what goes before the path: http://192.168.0.7:8765
    qr: str  # an SVG


class OwnTable(msgspec.Struct, frozen=True):
    """A table of the asker's in a list."""

    table: Table
    mine: list[int]  # the asker's seats
    asked: bool  # whether it is the asker's move


class Tables(msgspec.Struct, frozen=True):
    """What is going on here: tables to join, tables to watch, and one's own."""

    open: list[Table]
    running: list[Table]
    mine: list[OwnTable]


class Telling(msgspec.Struct, frozen=True):
    """What an event message is in a log that is read as a story, as the game declares it (`Message`)."""

    log: str  # "" · turn · phase · step · routine · result
    harms: str  # the argument with the seat that it harms; a leading '?': only if somebody else did it
    together: list[str] | None  # the arguments in which events of this kind agree that are told as one


class GameCard(msgspec.Struct, frozen=True):
    """A game as the start page needs it, and what turns its events and options into words."""

    id: str
    seats: list[int]
    profiles: list[str]
    options: dict[str, list[str]]
    bots: list[str]
    messages: dict[str, dict[str, str]]  # the type of each argument of each event message
    kinds: dict[str, list[str]]  # the fields of each kind of option
    words: dict[str, list[str]]  # numbers that stand for words, by type
    topics: dict[str, str]  # what each event message is about: fights · building · map · other
    changes: dict[str, str]  # what an event message changes in a view, where it changes something that can be named
    telling: dict[str, Telling]  # what an event message is in the story, where it is more than a line of its own


class Rule(msgspec.Struct, frozen=True):
    """An entry of the rule catalogue. What it says is in the Fluent files: `rule-bm-bait-05` for BM-BAIT-05."""

    id: str
    kind: str  # rule · ruling · example
    sources: list[str]  # where the rulebooks say so; of a ruling, the rules that it is about
    editions: list[str]  # the profiles in which it holds; empty for all
    position: bool  # whether it is an example that can be played: /learn/GAME/ID


class Section(msgspec.Struct, frozen=True):
    """A section of a chapter. Its title is the message `section-bm-bait-ties`."""

    id: str
    paragraphs: list[list[str]]  # the ids of rules that are read as one paragraph
    entries: list[Rule]  # all that stands here: these rules, then rulings, then examples


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of a rulebook. Its title is the message `chapter-bm-bait`, and `.lead` the sentence below it."""

    id: str
    sections: list[Section]


class Rulebook(msgspec.Struct, frozen=True):
    """A game's rulebook, in the order in which one learns the game."""

    letters: str  # of the game in the ids of its messages: `bm`
    chapters: list[Chapter]
    terms: list[str]  # words that are explained: the messages `term-…`
    summary: list[str]  # rows of the page to lay beside the table: the messages `summary-bm-…`


class ReplayCard(msgspec.Struct, frozen=True):
    """A finished game in a list."""

    table: Table
    answers: int
    mine: list[int] = []  # the asker's seats


class Moment(msgspec.Struct, frozen=True):
    """A finished game after `at` answers, as the chosen seat saw it."""

    at: int
    view: Any
    outlook: Any
    waiting: list[int]  # the seats that are known to be choosing
    window: bool  # a moment for reactions
    events: list[Any]  # those of the last answer, as `Happened`


class Moments(msgspec.Struct, frozen=True):
    """Some moments of a finished game in a row."""

    answers: int  # of the whole game
    eyes: int  # who sees it: a seat, -1 a watcher, -2 with open hands
    turns: list[int]  # the moment at which each turn began
    moments: list[Moment]


class ContinueFrom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on against bots from a moment of a finished game, in one of its seats."""

    at: int
    seat: int
    bot: str = "greedy"


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn in which a seat's standing changed: from what to what, by which events, and how much that matters."""

    at: int  # after so many answers it began to change
    turn: int
    seat: int
    before: int
    after: int
    weight: int
    events: list[Any]


class Course(msgspec.Struct, frozen=True):
    """How a finished game went: each measure by turn and seat, the turns that decided it, and how long it took."""

    measures: dict[str, list[list[int]]]
    points: list[TurningPoint]  # one for each turn and seat, in the order of the game; those who read choose
    turns: list[int]  # after so many answers each turn began, setup included
    seconds: int


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a hint on the question of this id that the seat has been asked."""

    seat: int
    question: str


class HintOption(msgspec.Struct, frozen=True):
    """An option that is worth considering: its place in the question's list, and what it is worth to the seat."""

    option: int
    chance: float  # to win, from 0 to 1; in a game for one, the points to expect
    error: float  # the standard error of that


class Hint(msgspec.Struct, frozen=True):
    """The best options of a question, the best first. Why is in their notes, which the question has."""

    question: str
    options: list[HintOption]


class ReportProgress(msgspec.Struct, frozen=True):
    """How far the coach is with a report."""

    share: float  # of the game's answers that have been looked at, from 0 to 1
    before: int  # reports that are made first


class ReportPoint(msgspec.Struct, frozen=True):
    """Everybody's chances as a turn begins; together they are 1, in a game for one they are points."""

    turn: int
    at: int  # after so many answers
    chances: list[float]


class ReportMove(msgspec.Struct, frozen=True):
    """A choice that cost or gained a lot, and what else could have been chosen."""

    turn: int
    at: int  # after so many answers it was asked
    chosen: Any  # as `OfferedOption`
    other: Any
    chosen_chance: float
    other_chance: float


class SeatReport(msgspec.Struct, frozen=True):
    """How a seat has played."""

    choices: int  # that mattered
    given_away: float  # chances in all, against the best options
    accuracy: float | None  # from 0 to 100; null where nothing mattered, and in a game for one
    luck: float  # what cards and dice did for it
    mistakes: list[ReportMove]
    good_moves: list[ReportMove]


class Report(msgspec.Struct, frozen=True):
    """The coach's report on a finished game."""

    curve: list[ReportPoint]
    seats: list[SeatReport]


class LessonText(msgspec.Struct, frozen=True):
    """Something that a lesson says: a message or an attribute of it, or an author's own words by language."""

    id: str
    attribute: str
    own: dict[str, str]


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson in its course."""

    id: str
    title: LessonText
    minutes: int
    steps: int
    step: int  # the most steps that the asker has done; as many as there are: finished


class LessonFault(msgspec.Struct, frozen=True):
    """Why a file of one's own is no lesson: file, line and reason."""

    problem: Problem


class LessonCourse(msgspec.Struct, frozen=True):
    """The lessons of one game."""

    game: str
    lessons: list[LessonCard]
    faults: list[LessonFault]


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options chosen so far in a lesson, in their order; only the last may be a wrong one."""

    answers: list[int]


class MadeFile(msgspec.Struct, frozen=True):
    """A lesson or a puzzle made from a moment of a game: a file for a folder of one's own."""

    name: str
    text: str


class LessonProgress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many steps of a lesson somebody has done."""

    step: int


class LessonStep(msgspec.Struct, frozen=True):
    """What is said at a step, what is pointed at, and the rule behind it."""

    say: LessonText
    point: list[str]  # cards by their ids, seats by their names in the lesson
    rule: str  # or ''


class LessonMoment(msgspec.Struct, frozen=True):
    """A lesson after some answers. A wrong answer has changed nothing, and is explained."""

    table: Table
    shown: Any  # as `Shown`
    events: list[Any]  # all so far, as `Happened`
    since: int  # events from this number on have come with the last answer
    you: int  # the learner's seat
    seats: list[str]  # their names in the lesson, which are also the arguments of its texts
    title: LessonText
    goal: LessonText
    end: LessonText
    steps: list[LessonStep]
    at: int  # the step that is being done; when all are done, their number
    right: list[int]  # the options that are right now
    wrong: bool  # whether the last answer was
    say: LessonText | None  # what the author says about it
    notes: list[Any]  # what the game says would have come of it, as `Note`
    number: int  # the lesson's own in the course
    lessons: int  # how many those are
    next: str  # the id of the lesson behind it, or ''
    next_title: LessonText | None


class PuzzleGoal(msgspec.Struct, frozen=True):
    """What is to be reached: the text is the message `puzzle-goal-<kind>`, with the number as its argument."""

    kind: str
    number: int


class PuzzleCard(msgspec.Struct, frozen=True):
    """A puzzle in its collection."""

    id: str
    goal: PuzzleGoal
    rating: int
    steps: int
    result: str  # of the asker's first try: 'solved', 'failed', or '' where there was none


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of one game, and where the asker stands."""

    game: str
    puzzles: list[PuzzleCard]
    today: str  # the id of the puzzle of the day, or ''
    rating: int  # of the asker
    deviation: int  # how far the rating may be off
    streak: int  # solved in a row, until now
    best_streak: int
    faults: list[LessonFault]


class PuzzleMoment(msgspec.Struct, frozen=True):
    """A puzzle after some answers. A wrong answer has changed nothing, and is explained."""

    table: Table
    shown: Any  # as `Shown`
    events: list[Any]  # all so far, as `Happened`
    since: int  # events from this number on have come with the last answer
    seats: list[str]  # their names in the puzzle
    goal: PuzzleGoal
    rating: int
    steps: int
    at: int  # the step that is being done; when all are done, their number
    right: list[int]  # the options that are right now
    wrong: bool  # whether the last answer was
    notes: list[Any]  # what the game says would have come of it, as `Note`
    reasons: list[list[Any]]  # what the game says of each right answer so far, as `Note`
    outcome: list[int]  # which events have changed what the seats have
    number: int  # the puzzle's own in the collection
    puzzles: int  # how many those are
    next: str  # the id of the puzzle behind it, or ''


class PuzzleResult(msgspec.Struct, frozen=True):
    """Where somebody stands after a puzzle."""

    solved: bool
    counted: bool  # only the first try of each puzzle counts
    rating: int
    streak: int
