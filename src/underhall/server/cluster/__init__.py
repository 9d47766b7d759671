"""Many nodes that serve together: `underhall serve --db postgresql://… --bus redis://…` on each.

leases ── in the database: which processes are there, which of them runs which table
redis_bus ── carries what they tell each other; notify_bus, in the database, stands in while Redis is away
forwarding ── a request or socket that came in here, for a table that runs elsewhere
"""
