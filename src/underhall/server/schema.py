"""What the database holds. The log of a table is the truth; everything else about its game follows from it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Sequence,
    Table,
    Text,
)

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
    Column("seed", Text, nullable=False),  # '' until the game starts, where the shuffle is fair
    Column("shuffle", Text, nullable=False),  # fair · chosen · continued · earlier
    Column("secret", Text, nullable=False),  # what the server adds to a fair shuffle; '' elsewhere
    Column("seek", Text, nullable=False),  # what its people look for opponents for; '' where they do not
    Column("invite", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("again", Text, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("visited", BigInteger, nullable=False),  # when somebody last opened it, to an hour
    Column("rated", Integer, nullable=False),  # 0: no; 1: yes, once it is over; 2: has been
    Index("tables_listed", "standing", "public", "created", "id"),
    Index("tables_ended", "standing", "public", "ended", "id"),
    Index("tables_timed", "standing", "pace"),
    Index("tables_visited", "standing", "visited"),
    Index("tables_by_rated", "rated", "standing"),
    Index("tables_by_owner", "owner"),
    Index("tables_sought", "seek", "standing", "created", "id"),
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
    Index("lines_by_guest", "guest"),
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
    Index("sitting_by_table", "table_id"),
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

PACKED = Table(  # finished games: the rows that they had in `log` and `states`, see operations/packing.py
    "packed",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("rows", LargeBinary, nullable=False),
)

HOUSE_SETS = Table(  # what guests have written and checked here
    "house_sets",
    METADATA,
    Column("key", Text, primary_key=True),  # its name and hash, as the option `sets` names it
    Column("text", Text, nullable=False),  # its files, see sets/files.py
    Column("created", BigInteger, nullable=False),
    Column("played", Integer, nullable=False),  # 1 once a table is played with it: then it stays
    Index("house_sets_unplayed", "played", "created"),
)

BANS = Table(
    "bans",
    METADATA,
    Column("kind", Text, primary_key=True),  # ban · mute
    Column("subject", Text, primary_key=True),  # a guest, or a network such as 203.0.113.0/24
    Column("until", BigInteger, nullable=False),  # 0 is for ever
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

COMPLAINTS = Table(  # of people about others, until the host has dealt with them
    "complaints",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("name", Text, nullable=False),  # of whom it is about, then
    Column("address", Text, nullable=False),  # '' if they were not there
    Column("kind", Text, nullable=False),  # name · chat · play
    Column("line", Integer, nullable=False),  # of the chat; -1 without one
    Column("text", Text, nullable=False),  # what it says
    Column("created", BigInteger, nullable=False),
    Index("complaints_by_time", "created"),
)

ORDERS = Table(  # of the host, until the process that runs the table has carried them out
    "orders",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # close · delete · forget
    Column("table_id", Text, nullable=False),
    Column("guest", Text, nullable=False),  # to be forgotten there
    Column("created", BigInteger, nullable=False),
)

# The next two have rows in a cluster only; see cluster/leases.py. Nothing of them is worth a backup.

PROCESSES = Table(
    "processes",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("alive_until", DateTime(timezone=True), nullable=False),  # by the database's clock
)

LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("process", Text, nullable=False),  # that runs the table
    Column("number", BigInteger, nullable=False),  # another one each time that the table is taken
    Index("leases_by_process", "process"),
)

LEASE_NUMBERS = Sequence("lease_numbers", metadata=METADATA)
