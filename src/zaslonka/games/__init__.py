"""The games of this house; `names` and `get` know those of others too."""

from zaslonka.kernel.shelf import get as get, names as names
