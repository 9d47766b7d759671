"""Boss Monster in a terminal."""
