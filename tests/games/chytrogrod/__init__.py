"""Chytrogród: beliefs, sentences and recorded games."""
