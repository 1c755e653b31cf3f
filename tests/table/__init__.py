"""Tests of a table as a value."""
