"""The database's history, one file a step, in the order of their `revision`; see store.migrate."""
