"""Złam ten Kod: its rules, recorded games, beliefs and bots."""
