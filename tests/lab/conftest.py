"""The lab's tests need what `make lab` installs; anywhere else they are not collected."""

from importlib.util import find_spec

NEEDED = ("gymnasium", "jax", "numba", "pettingzoo", "pyarrow", "pyspiel", "ray")

if not all(map(find_spec, NEEDED)):
    collect_ignore_glob = ["test_*.py"]
