"""Kryptos: its rules, recorded games, sentences, beliefs and bots."""
