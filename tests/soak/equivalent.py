"""Mutants that nobody could tell from the right rules, each with the reason."""

EQUIVALENT: dict[tuple[str, str, str], str] = {}
"""By game, module and what became of what."""
