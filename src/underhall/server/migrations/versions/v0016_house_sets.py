"""House sets lie in the database, with the tables that are played with them."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "house_sets",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
    )
    op.create_index("house_sets_unplayed", "house_sets", ["played", "created"])
