"""All tests; a package, so that they share what lies in `tests.support` and `tests.laws`."""
