"""Which processes of a cluster are there, and which of them runs which table."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.schema import CreateSequence

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("alive_until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_by_process", "leases", ["process"])
    if op.get_bind().dialect.supports_sequences:
        op.execute(CreateSequence(sa.Sequence("lease_numbers")))
