"""What each game's rules alone do not show: beliefs and bots."""
