"""Keeping a table friendly: reports of people, mutes and bans, and the words that a host does not want."""
