"""Fair shuffles at the tables of this server: underhall.fair says what they are."""
