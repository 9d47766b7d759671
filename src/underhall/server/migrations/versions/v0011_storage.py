"""When a table was last visited, finished games in one piece, and an index for each list."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    # Of earlier visits nothing is known: nobody's game shall be deleted for that.
    op.add_column("tables", sa.Column("visited", sa.BigInteger, nullable=False, server_default=str(int(time.time()))))
    op.create_table(
        "packed",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("rows", sa.LargeBinary, nullable=False),
    )
    op.drop_index("tables_by_standing", "tables")
    op.create_index("tables_listed", "tables", ["standing", "public", "created", "id"])
    op.create_index("tables_ended", "tables", ["standing", "public", "ended", "id"])
    op.create_index("tables_timed", "tables", ["standing", "pace"])
    op.create_index("tables_visited", "tables", ["standing", "visited"])
    op.create_index("sitting_by_table", "sitting", ["table_id"])
