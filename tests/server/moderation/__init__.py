"""Reports, mutes, bans, and the host who deals with them."""
