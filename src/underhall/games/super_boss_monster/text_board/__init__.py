"""Super Boss Monster in a terminal."""
