"""Tests of the running server."""
