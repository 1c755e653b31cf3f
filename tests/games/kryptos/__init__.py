"""Kryptos: what it takes to set up a table, and whether beliefs and bots keep their word."""
