"""What is looked for by person goes along an index: their tables, what they have said, the curve of a rating."""

from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_index("tables_by_owner", "tables", ["owner"])
    op.create_index("tables_sought", "tables", ["seek", "standing", "created", "id"])
    op.create_index("lines_by_guest", "lines", ["guest"])
    op.drop_index("rated_by_player", "rated")
    op.create_index("rated_by_player", "rated", ["player", "game", "seats", "ended"])
