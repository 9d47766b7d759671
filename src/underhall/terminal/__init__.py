"""What a game's text board is made of: the board and the question that games fill in, lines of text, the pen."""
