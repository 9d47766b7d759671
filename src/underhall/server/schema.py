"""What the database holds. The log of a table is the truth; everything else about its game follows from it."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData()

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),  # a hash; the token itself is in the guest's cookie only
    Column("name", Text, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("cards", Text, nullable=False),  # the hash of the cards that it is played with; '' is not known
    Column("options", Text, nullable=False),  # JSON, like `seats` and `outcome`
    Column("seats", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("standing", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("watchers", Boolean, nullable=False),
    Column("free_chat", Boolean, nullable=False),
    Column("seed", Text, nullable=False),
    Column("invite", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("again", Text, nullable=False),
    Column("answers", Integer, nullable=False),
    Index("tables_by_standing", "standing", "public"),
)

LOG = Table(
    "log",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # answer · moot · undo · resign · caretaker · policy · cards
    Column("seat", Integer, nullable=False),
    Column("value", Integer, nullable=False),  # the option; the answers kept; on or off
    Column("by", Text, nullable=False),  # person · bot · caretaker · policy · clock · before · rules
    # The question and the page's own id of an answer; a policy as JSON; the hash of the cards that were replaced.
    Column("note", Text, nullable=False),
    Column("bank", Integer, nullable=False),  # milliseconds left, -1 where time does not count
)

LINES = Table(
    "lines",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", Text, nullable=False),  # '' for what the server says
    Column("name", Text, nullable=False),
    Column("phrase", Text, nullable=False),
    Column("text", Text, nullable=False),
)

STATES = Table(
    "states",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),  # the log's length then: after an undo, a turn may begin again
    Column("answered", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

HISTORY = Table(  # one row; see guard.py
    "history",
    METADATA,
    Column("id", Text, primary_key=True),  # this database, and every copy of it
    Column("commits", BigInteger, nullable=False),
)

SITTING = Table(
    "sitting",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

REPORTS = Table(  # of the coach, on finished games
    "reports",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, primary_key=True),  # of the analysis
    Column("report", Text, nullable=False),  # JSON
)

LESSONS = Table(  # how far guests have got
    "lessons",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("step", Integer, nullable=False),  # the most steps ever done
    Column("steps", Integer, nullable=False),  # of the lesson, then
)

PUZZLES = Table(  # what came of guests' first tries
    "puzzles",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("solved", Integer, nullable=False),  # 1 or 0
    Column("rating", Integer, nullable=False),  # of the puzzle, then
    Column("tried_at", BigInteger, nullable=False),  # milliseconds
)
