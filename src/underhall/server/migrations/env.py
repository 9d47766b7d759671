"""Runs the migrations over the connection that `migrate` in store.py passes in. Alembic executes this file."""

from alembic import context

from underhall.server.schema import METADATA

config = getattr(context, "config", None)
if config is not None:  # there is none when something else than alembic imports this
    context.configure(connection=config.attributes["connection"], target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()
