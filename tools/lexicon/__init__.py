"""Builds the lexicon of Tajniacy: `make lexicon`."""
