"""Several processes that serve together on one machine, each some of the tables: `underhall serve --workers N`.

supervisor ── starts the workers, knows who runs which table (directory), hands messages on (channel)
worker ── accepts whoever comes; what is for a table of another worker goes there, with its socket (routing)
"""
