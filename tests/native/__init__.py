"""Tests of what is compiled as it stands: the server's modules that every move passes through."""
