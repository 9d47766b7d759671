"""Everything over HTTP: games, guests, tables, replays. docs/protocol.md and /api/schema tell what goes where."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final, Literal, TypeVar, cast

import segno
from litestar import MediaType, Request, Response, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

import underhall
from underhall.bots import BOTS
from underhall.errors import NoMoment, UnknownGame, UnknownLesson, UnknownPuzzle
from underhall.kernel.registry import GameInfo
from underhall.learn import Lesson, examples, lesson, lesson_from
from underhall.puzzles import Puzzle, puzzle_called
from underhall.rules.catalogue import Catalogue, Conflict, Entry, Example, catalogue
from underhall.rules.rulebook import entries_of, rulebook
from underhall.server.bodies import (
    AskHint,
    Attempt,
    Chapter,
    ContinueFrom,
    Course,
    GameCard,
    Hint,
    Invite,
    Join,
    LessonCourse,
    LessonMoment,
    LessonProgress,
    MadeFile,
    Me,
    Moments,
    MyTable,
    Name,
    NewTable,
    Problem,
    PuzzleMoment,
    PuzzleResult,
    PuzzleShelf,
    ReplayCard,
    Report,
    ReportProgress,
    Rule,
    Rulebook,
    Section,
    Tables,
    Telling,
    Version,
)
from underhall.server.game_history import history_of
from underhall.server.learning import MOST_ANSWERS, course_bodies, moment_of_lesson
from underhall.server.limits import address_of
from underhall.server.pages import has_documentation
from underhall.server.puzzles import is_solved, moment_of_puzzle, shelf_bodies, today
from underhall.server.reach import reach_of
from underhall.server.refusals import Refusal
from underhall.server.registry import TableRegistry
from underhall.server.replays import OPEN_HANDS, moments_of
from underhall.server.sharing import Elsewhere
from underhall.server.table import Table
from underhall.text import LANGUAGES, texts
from underhall.version import BUILD, VERSION

T = TypeVar("T")
Call = Request[Any, Any, Any]
ENCODED_AT_ONCE: Final = 200  # events that are encoded before others get their turn
Id = Annotated[str, PathParameter(max_length=64)]
After = Annotated[str, QueryParameter(max_length=64, pattern="^[A-Za-z0-9_-]*$")]  # the last table that one has


# What any request may be answered with instead; the page says it in the reader's language.
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=description)
    for status, description in (
        (400, "Something in the request is not as it should be."),
        (403, "That is not for this guest, or comes from another site."),
        (404, "There is no such thing, or it is none of this guest's business."),
        (409, "That cannot be done as things stand."),
        (413, "The request is too large."),
        (429, "Too often: a little slower."),
        (503, "It could not be stored or read, and nothing has changed. Later it may work."),
    )
}


def registry_of(request: Call) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def guest_of(request: Call) -> str:
    """The guest behind the cookie; the middleware has seen to it that there is one."""
    return str(request.scope["state"]["guest"])


def info_of(game: str) -> GameInfo:
    try:
        return underhall.game_info(game)
    except UnknownGame as error:
        raise Refusal(error.message_id, 404, **error.details) from error


# -- games --------------------------------------------------------------------------------------------------------


@get("/api/games", responses=PROBLEMS, packed=True)
async def games(request: Call) -> list[GameCard]:
    """What can be played here, and what turns its events and options into words."""
    return await _made(request, "games", _games)


def _games() -> list[GameCard]:
    return [
        GameCard(
            info.id,
            list(info.seats),
            list(info.profiles),
            {name: list(values) for name, values in info.options.items()},
            list(BOTS),
            {message.name: dict(zip(message.names, message.types, strict=True)) for message in info.messages()},
            {kind.name: list(kind.fields) for kind in info.kinds()},
            {name: list(values) for name, values in info.words().items()},
            {message.name: message.topic for message in info.messages()},
            {message.name: message.changes for message in info.messages() if message.changes},
            {
                message.name: Telling(message.log, message.harms, message.together)
                for message in info.messages()
                if message.log or message.harms or message.together is not None
            },
        )
        for info in underhall.GAMES.values()
    ]


@get("/api/games/{game:str}/cards", responses=PROBLEMS, packed=True)
async def cards(request: Call, game: Id) -> list[dict[str, Any]]:
    """The game's cards as they are printed."""
    return await _made(request, f"cards {game}", info_of(game).printed)


@get("/api/games/{game:str}/rules", responses=PROBLEMS, packed=True)
async def rules(request: Call, game: Id) -> Rulebook:
    """The game's rulebook: chapters with rules, rulings and worked examples."""
    info_of(game)
    return await _made(request, f"rules {game}", partial(_rules, game))


def _rules(game: str) -> Rulebook:
    known, book = catalogue(game), rulebook(game)
    chapters = [
        Chapter(
            chapter.id,
            [
                Section(
                    section.id,
                    [[rule.id for rule in paragraph] for paragraph in section.paragraphs],
                    [_rule(entry, known) for entry in entries_of(section)],
                )
                for section in chapter.sections
            ],
        )
        for chapter in book.chapters
    ]
    return Rulebook(book.letters, chapters, book.terms, book.summary)


def _rule(entry: Entry, known: Catalogue) -> Rule:
    if isinstance(entry, Conflict):
        return Rule(entry.id, "ruling", entry.rules, [], False)
    kind = "example" if isinstance(entry, Example) else "rule"
    editions = entry.editions if isinstance(entry.editions, list) else []
    cited = [known.cited(source) for source in entry.source]
    return Rule(entry.id, kind, cited, editions, entry.id in examples(known.game))


@get("/api/version", responses=PROBLEMS)
async def version(request: Call) -> Version:
    """Which Underhall this is."""
    return Version(VERSION, BUILD, has_documentation())


# -- guests -------------------------------------------------------------------------------------------------------


@get("/api/me", responses=PROBLEMS)
async def me(request: Call) -> Me:
    """Who the cookie says one is."""
    return Me(await registry_of(request).guests.name(guest_of(request)))


@put("/api/me", responses=PROBLEMS)
async def rename(request: Call, data: JSONBody[Name]) -> Me:
    """What one wants to be called."""
    registry, guest = registry_of(request), guest_of(request)
    await registry.accounts.check_guest_name(guest, data.name)
    return Me(await registry.guests.rename(guest, data.name, address_of(request.scope)))


# -- tables -------------------------------------------------------------------------------------------------------


@get("/api/tables", responses=PROBLEMS)
async def tables(
    request: Call,
    only: Annotated[Literal["", "open", "running", "mine"], QueryParameter(name="list")] = "",
    after: After = "",
) -> Tables:
    """Tables to join, tables to watch, and one's own: the first of each list, or those of one after a table of it."""
    return await registry_of(request).list_tables(guest_of(request), only, after)


@post("/api/tables", responses=PROBLEMS)
async def open_table(request: Call, data: JSONBody[NewTable]) -> MyTable:
    """Open a table."""
    registry, guest = registry_of(request), guest_of(request)
    return registry.as_body(guest, await registry.create(guest, address_of(request.scope), data))


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def table(request: Call, table_id: Id) -> MyTable:
    """A table, and what one has to do with it."""
    registry, guest = registry_of(request), guest_of(request)
    return registry.as_body(guest, await registry.visible_table(guest, table_id))


@post("/api/tables/{table_id:str}/join", status_code=200, responses=PROBLEMS)
async def join(request: Call, table_id: Id, data: JSONBody[Join]) -> MyTable:
    """Sit down."""
    registry, guest = registry_of(request), guest_of(request)
    return registry.as_body(guest, await registry.join(guest, address_of(request.scope), table_id, data))


@post("/api/tables/{table_id:str}/start", status_code=200, responses=PROBLEMS)
async def start(request: Call, table_id: Id) -> MyTable:
    """Wait no longer: bots take the places that are left."""
    registry, guest = registry_of(request), guest_of(request)
    return registry.as_body(guest, await registry.start(guest, table_id))


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=PROBLEMS)
async def leave(request: Call, table_id: Id) -> MyTable:
    """Get up; one may come back to a game that is running."""
    registry, guest = registry_of(request), guest_of(request)
    return registry.as_body(guest, await registry.leave(guest, table_id))


@post("/api/tables/{table_id:str}/clear", status_code=200, responses=PROBLEMS)
async def clear(request: Call, table_id: Id) -> MyTable:
    """Take the table off one's own lists; a game that still runs is given up."""
    registry, guest = registry_of(request), guest_of(request)
    return registry.as_body(guest, await registry.clear(guest, table_id))


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=PROBLEMS)
async def rematch(request: Call, table_id: Id, seal: Annotated[str, QueryParameter(max_length=64)] = "") -> MyTable:
    """The same once more; `seal` as in `Join`."""
    registry, guest, address = registry_of(request), guest_of(request), address_of(request.scope)
    try:
        return registry.as_body(guest, await registry.rematch(guest, address, table_id, seal))
    except Elsewhere as elsewhere:
        if elsewhere.table == table_id:
            raise
        # The new table is there already, and another process runs it.
        return await registry.sharing.join(guest, address, elsewhere.table, Join(seal=seal))


@get("/api/tables/{table_id:str}/invite", responses=PROBLEMS)
async def invite(request: Call, table_id: Id) -> Invite:
    """The link for friends, also as a QR code; or why there is none that works elsewhere."""
    registry, guest = registry_of(request), guest_of(request)
    found = await registry.seated_table(guest, table_id)
    path = f"{request.app.state.hosts.base_path}/t/{found.record.id}#{found.record.invite}"
    host = request.headers.get("host", "")
    reach, base = reach_of(request.app.state.hosts, request.scope, request.url.scheme, host)
    qr = segno.make(base + path, error="m").svg_inline(scale=4, border=2) if base else ""
    return Invite(path, reach, base, qr)


@get("/api/tables/{table_id:str}/course", responses=PROBLEMS, packed=True)
async def course(request: Call, table_id: Id) -> Course:
    """How the game went, turn by turn, once it is over."""
    found = await ended_table(request, table_id)
    return await looked_back(request, found, f"course {table_id}", partial(history_of, found))


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=PROBLEMS)
async def hint(request: Call, table_id: Id, data: JSONBody[AskHint]) -> Hint:
    """The best options of one's own question, at a table where no other person plays.

    This is a request and no frame of the socket: it changes nothing at the table, its answer is for the asker alone,
    and it is refused like any other request if the question is gone when it comes.
    """
    registry, guest = registry_of(request), guest_of(request)
    found = await registry.seated_table(guest, table_id)
    if found.record.rated:
        raise Refusal("refused-rated-hint")
    return await registry.coach.hint(found, guest, address_of(request.scope), data)


# -- replays ------------------------------------------------------------------------------------------------------


@get("/api/replays", responses=PROBLEMS)
async def replays(request: Call, after: After = "") -> list[ReplayCard]:
    """One's own finished games and the public ones: the first, or those after a table of the list."""
    guest = guest_of(request)
    found = await registry_of(request).list_finished(guest, after)
    return [ReplayCard(record.as_body(set()), record.answers, record.seats_of(guest)) for record in found]


@get("/api/replays/{table_id:str}", responses=PROBLEMS, packed=True)
async def replay(
    request: Call,
    table_id: Id,
    eyes: Annotated[int, QueryParameter(ge=OPEN_HANDS, le=99)] = -1,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=1_000_000)] = 50,
) -> Moments:
    """Some moments of a finished game, as a seat saw them: -1 is a watcher, -2 has open hands."""
    found = await ended_table(request, table_id)
    name = f"replay {table_id} {eyes} {first} {last}"
    return await looked_back(request, found, name, partial(moments_of, found, eyes, first, last))


@get("/api/replays/{table_id:str}/file", media_type="application/octet-stream", responses=PROBLEMS)
async def replay_file(request: Call, table_id: Id) -> Response[bytes]:
    """The game as a save."""
    found = await ended_table(request, table_id)
    assert found.session is not None
    registry = registry_of(request)
    registry.limits.reads.spend(address_of(request.scope))
    saved = await registry.background.run(found.session.game.save)
    name = f"{found.record.game}-{found.record.id}.underhall"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(saved, media_type="application/octet-stream", headers=headers)


@get("/api/replays/{table_id:str}/lesson", responses=PROBLEMS)
async def replay_lesson(
    request: Call,
    table_id: Id,
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    seat: Annotated[int, QueryParameter(ge=OPEN_HANDS, le=99)] = -1,
    lang: Annotated[str, QueryParameter(max_length=35)] = "en",
) -> MadeFile:
    """A moment of a finished game as the file of a lesson, for a folder of one's own (UNDERHALL_LESSONS)."""
    found = await ended_table(request, table_id)
    assert found.session is not None
    registry = registry_of(request)
    registry.limits.reads.spend(address_of(request.scope))
    game = found.session.game
    if at > len(game.answers) // 2 or lang not in LANGUAGES:
        raise Refusal("refused-no-such-moment", 400)
    make = partial(lesson_from, game.config, list(game.answers), at, seat, texts(lang))
    try:
        return MadeFile(f"01-moment-{at}.yaml", await registry.background.run(make))
    except NoMoment as error:
        raise Refusal(error.message_id, 409, **error.details) from error


@get("/api/replays/{table_id:str}/puzzle", responses=PROBLEMS)
async def replay_puzzle(
    request: Call,
    table_id: Id,
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    seat: Annotated[int, QueryParameter(ge=OPEN_HANDS, le=99)] = -1,
) -> MadeFile:
    """A moment of a finished game as the file of a puzzle, for a folder of one's own (UNDERHALL_PUZZLES).

    Every line is tried before it is answered, which takes seconds; where none is clearly best, the refusal says why.
    """
    found = await ended_table(request, table_id)
    maker = registry_of(request).puzzle_maker
    return await maker.puzzle(found, guest_of(request), address_of(request.scope), at, seat)


@post("/api/replays/{table_id:str}/continue", responses=PROBLEMS)
async def continue_from(request: Call, table_id: Id, data: JSONBody[ContinueFrom]) -> MyTable:
    """Play on against bots from a moment of a finished game."""
    registry, guest = registry_of(request), guest_of(request)
    found = await ended_table(request, table_id)
    return registry.as_body(guest, await registry.continue_from(guest, address_of(request.scope), found, data))


@get(
    "/api/replays/{table_id:str}/report",
    responses={**PROBLEMS, 202: ResponseSpec(ReportProgress, generate_examples=False, description="It is being made.")},
)
async def report(request: Call, table_id: Id) -> Report:
    """The coach's report on a finished game. It is made when somebody asks for it first; whoever waits asks again."""
    found = await ended_table(request, table_id)
    kept = await registry_of(request).coach.report(found, guest_of(request), address_of(request.scope))
    if isinstance(kept, ReportProgress):
        return cast(Report, Response(kept, status_code=202))
    return cast(Report, Response(kept, media_type=MediaType.JSON))


# -- lessons ------------------------------------------------------------------------------------------------------


@get("/api/learn", responses=PROBLEMS)
async def learn(request: Call) -> list[LessonCourse]:
    """The courses of all games, and how far one has got in them."""
    registry = registry_of(request)
    registry.limits.reads.spend(address_of(request.scope))
    reached = await registry.learners.steps_of(guest_of(request))
    return await registry.background.run(partial(course_bodies, reached))


@post("/api/learn/{game:str}/{name:str}", status_code=200, responses=PROBLEMS, packed=True)
async def lesson_moment(request: Call, game: Id, name: Id, data: JSONBody[Attempt]) -> LessonMoment:
    """A lesson after these answers: what is shown, what is asked, and why the last answer was wrong if it was."""
    if len(data.answers) > MOST_ANSWERS:
        raise Refusal("refused-no-such-option", 400)
    found = await registry_of(request).background.run(partial(lesson_of, game, name))
    key = f"lesson {game} {found.id} {' '.join(str(each) for each in data.answers)}"
    return await _made(request, key, partial(moment_of_lesson, game, found.id, data.answers))


@put("/api/learn/{game:str}/{name:str}", responses=PROBLEMS)
async def lesson_progress(request: Call, game: Id, name: Id, data: JSONBody[LessonProgress]) -> LessonProgress:
    """Remember how many steps of a lesson one has done."""
    registry, guest = registry_of(request), guest_of(request)
    registry.limits.play.spend(guest)
    registry.limits.address_play.spend(address_of(request.scope))
    found = await registry.background.run(partial(lesson_of, game, name))
    await registry.learners.reached(guest, found, data.step)
    return data


def lesson_of(game: str, name: str) -> Lesson:
    info_of(game)
    try:
        return lesson(game, name)
    except UnknownLesson as error:
        raise Refusal(error.message_id, 404, **error.details) from error


# -- puzzles ------------------------------------------------------------------------------------------------------


@get("/api/puzzles", responses=PROBLEMS)
async def puzzles(request: Call) -> list[PuzzleShelf]:
    """The puzzles of all games, and what one has made of them."""
    registry = registry_of(request)
    registry.limits.reads.spend(address_of(request.scope))
    results = await registry.solvers.results_of(guest_of(request))
    return await registry.background.run(partial(shelf_bodies, results, today()))


@post("/api/puzzles/{game:str}/{name:str}", status_code=200, responses=PROBLEMS, packed=True)
async def puzzle_moment(request: Call, game: Id, name: Id, data: JSONBody[Attempt]) -> PuzzleMoment:
    """A puzzle after these answers: what is shown, what is asked, and why the last answer was wrong if it was."""
    found = await _puzzle(request, game, name, data)
    key = f"puzzle {game} {found.id} {' '.join(str(each) for each in data.answers)}"
    return await _made(request, key, partial(moment_of_puzzle, game, found.id, data.answers))


@put("/api/puzzles/{game:str}/{name:str}", responses=PROBLEMS)
async def puzzle_tried(request: Call, game: Id, name: Id, data: JSONBody[Attempt]) -> PuzzleResult:
    """Remember one's first try: right to its end, or up to the first wrong answer."""
    registry, guest = registry_of(request), guest_of(request)
    registry.limits.play.spend(guest)
    registry.limits.address_play.spend(address_of(request.scope))
    found = await _puzzle(request, game, name, data)
    solved = await registry.background.run(partial(is_solved, game, found.id, data.answers))
    return await registry.solvers.tried(guest, found, solved)


async def _puzzle(request: Call, game: str, name: str, data: Attempt) -> Puzzle:
    if len(data.answers) > MOST_ANSWERS:
        raise Refusal("refused-no-such-option", 400)
    return await registry_of(request).background.run(partial(puzzle_of, game, name))


def puzzle_of(game: str, name: str) -> Puzzle:
    info_of(game)
    try:
        return puzzle_called(game, name)
    except UnknownPuzzle as error:
        raise Refusal(error.message_id, 404, **error.details) from error


async def ended_table(request: Call, table_id: str) -> Table:
    """A table that the guest may look at, whose game is over; refused if it is not."""
    found = await registry_of(request).visible_table(guest_of(request), table_id)
    if found.record.standing != "ended" or found.session is None:
        raise Refusal("refused-not-over")
    return found


async def _made(request: Call, name: str, make: Callable[[], T]) -> T:
    """What `make` returns, made in another thread. It is a finished response, which Litestar sends as it is."""
    return cast(T, await registry_of(request).background.answer(request, name, make))


async def looked_back(request: Call, table: Table, name: str, make: Callable[[], T]) -> T:
    """The same of a game that is over. Meanwhile its table stays loaded, and its events do not change any more."""
    table.readers += 1
    try:
        session = table.session
        assert session is not None
        game = session.game
        for until in range(session.events.first, game.event_count + ENCODED_AT_ONCE, ENCODED_AT_ONCE):
            session.events.between(game, until, min(until, game.event_count))
            await asyncio.sleep(0)
        return await _made(request, name, make)
    finally:
        table.readers -= 1


HANDLERS = [
    games,
    cards,
    rules,
    version,
    me,
    rename,
    tables,
    open_table,
    table,
    join,
    start,
    leave,
    clear,
    rematch,
    invite,
    course,
    hint,
    replays,
    replay,
    replay_file,
    continue_from,
    replay_lesson,
    replay_puzzle,
    report,
    learn,
    lesson_moment,
    lesson_progress,
    puzzles,
    puzzle_moment,
    puzzle_tried,
]
