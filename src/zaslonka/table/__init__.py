"""One live table: who sits, what was played, what is kept; the only writer of a game."""
