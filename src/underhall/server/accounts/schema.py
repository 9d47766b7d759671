"""What the database holds of people who keep a name."""

from sqlalchemy import BigInteger, Column, Float, Index, Integer, LargeBinary, Table, Text

from underhall.server.schema import METADATA

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("person", Text, primary_key=True),  # the guest who has signed up: all that was theirs stays theirs
    Column("name", Text, nullable=False),
    Column("key", Text, nullable=False, unique=True),  # what names that look alike have in common; see names.py
    Column("password", Text, nullable=False),  # Argon2id, or ''
    Column("handle", Text, nullable=False),  # what passkeys know the person by
    Column("created", BigInteger, nullable=False),  # seconds since 1970, as everywhere here
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),  # the hash of the token; the token itself is in a cookie only
    Column("person", Text, nullable=False),
    Column("device", Text, nullable=False),  # such as "Firefox, Linux"
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),  # of the credential, in base64url
    Column("person", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("device", Text, nullable=False),  # where it was made
    Column("created", BigInteger, nullable=False),
    Index("passkeys_by_person", "person"),
)

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("id", Text, primary_key=True),  # what is to be signed, in base64url
    Column("session", Text, nullable=False),  # who has asked for it
    Column("purpose", Text, nullable=False),  # add · log-in
    Column("handle", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("challenges_by_session", "session"),
)

FRIENDS = Table(
    "friends",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("bond", Text, nullable=False),  # asked · friend · blocked: what `other` is to `person`
    Column("since", BigInteger, nullable=False),
    Index("friends_by_other", "other"),
)

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("person", Text, primary_key=True),  # who is invited
    Column("table_id", Text, primary_key=True),
    Column("by", Text, nullable=False),
    Column("sent", BigInteger, nullable=False),
    Index("invitations_by_host", "by"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", Text, primary_key=True),  # a person, or "bot:" and a strength
    Column("game", Text, primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

RATED = Table(  # what each rated game has changed
    "rated",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rank", Integer, nullable=False),  # 0 is the best; several may share one
    Column("mu_before", Float(53), nullable=False),
    Column("sigma_before", Float(53), nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index("rated_by_player", "player", "game", "seats", "ended"),
)
