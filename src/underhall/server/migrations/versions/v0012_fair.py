"""Where the seed of a game comes from, and which tables look for opponents."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shuffle", sa.Text, nullable=False, server_default="earlier"))
    op.add_column("tables", sa.Column("secret", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("seek", sa.Text, nullable=False, server_default=""))
