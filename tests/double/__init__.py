"""Tests of the double: the same rules, built with records that a compiler understands."""
