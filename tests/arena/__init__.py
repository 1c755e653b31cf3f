"""Tournaments, strangers' bots and ratings."""
