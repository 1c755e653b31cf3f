"""Zasłonka: an online table for hidden-information board games."""

__version__ = "0.1.0"
