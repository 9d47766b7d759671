"""What the text boards of both Boss Monsters share."""
