"""Runs too long for every push."""
