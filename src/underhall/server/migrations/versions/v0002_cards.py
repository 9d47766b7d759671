"""Each table knows its cards; the database knows how far it has got."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

# The cards of each game, when its rules were of this version. Of others nobody wrote down what they were.
KNOWN = (
    ("boss-monster", 1, "2c0071a66deb"),
    ("super-boss-monster", 2, "09c0a5a3546b"),
    ("munchkin-quest", 1, "f91c35c80d87"),
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("cards", sa.Text, nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("game"), sa.column("rules"), sa.column("cards"))
    for game, rules, cards in KNOWN:
        op.execute(tables.update().where(tables.c.game == game, tables.c.rules == rules).values(cards=cards))
    op.create_table(
        "history",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("commits", sa.BigInteger, nullable=False),
    )
