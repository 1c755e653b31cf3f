"""Settings for the tests of the double: as in the house, but without a server or a browser."""

from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")
