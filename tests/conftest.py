"""Settings for all tests."""

from hypothesis import settings

# The same examples on every run, on however busy a machine: a red test is red for everybody.
settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")
