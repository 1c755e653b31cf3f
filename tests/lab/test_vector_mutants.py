"""A fault in the rules of a batch is found by playing its games again."""

import importlib
import inspect
import types
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import pytest

from tests.lab.batches import WAYS, kept_by, replayed
from tests.lab.equal import Unequal
from tests.laws.check import Way
from zaslonka.kernel.batch import Batch
from zaslonka.lab.vector import compiled

PLAIN = ("_deal_all", "_step_all", "_deal")

UNCOMPILED = "def njit(**_):\n    return lambda function: function\n"

NUMBA, JAX = (
    [
        (f"{game}-{way}", old, new)
        for game in sorted({way.game.name for way in WAYS})
        for way, old, new in getattr(kept_by(game), faults)
    ]
    for faults in ("NUMBA_FAULTS", "JAX_FAULTS")
)
"""The way it is played, what stands in the rules, and what stands there instead."""

SOUND = list({name.partition("-")[0]: (name, old, new) for name, old, new in NUMBA}.values())
"""One of each game, to be left as it is."""


def way_of(name: str) -> Way:
    return next(way for way in WAYS if str(way) == name)


def mutated(module: types.ModuleType, old: str, new: str) -> Any:
    """The module with another piece of text in it."""
    source = inspect.getsource(module)
    assert source.count(old) == 1, f"{old} stands {source.count(old)} times in {module.__name__}"
    source = source.replace("from numba import njit\n", UNCOMPILED)
    fault = types.ModuleType(module.__name__)
    fault.__dict__.update(__package__=module.__package__, __file__=module.__file__)
    exec(compile(source.replace(old, new), str(module.__file__), "exec"), fault.__dict__)
    return fault


@contextmanager
def in_plain_python() -> Iterator[None]:
    """What numba compiles is played as it stands: a fault is sooner played than compiled."""
    functions = {name: getattr(compiled, name).py_func for name in PLAIN}
    with mock.patch.multiple(compiled, **functions):
        yield


@pytest.mark.parametrize(("name", "old", "new"), SOUND)
def test_without_a_fault_nothing_is_found(name: str, old: str, new: str) -> None:
    way = way_of(name)
    with in_plain_python(), _played_by(way, "batch_numba", old, old):
        replayed(way, 30, 2, by_jax=False)


@pytest.mark.parametrize(("name", "old", "new"), NUMBA)
def test_a_fault_in_what_numba_compiles_is_found(name: str, old: str, new: str) -> None:
    way = way_of(name)
    with in_plain_python(), _played_by(way, "batch_numba", old, new), pytest.raises(Unequal):
        replayed(way, 400, 2, by_jax=False)


@pytest.mark.parametrize(("name", "old", "new"), JAX)
def test_a_fault_in_what_jax_traces_is_found(name: str, old: str, new: str) -> None:
    way = way_of(name)
    with _played_by(way, "batch_jax", old, new), pytest.raises(Unequal):
        replayed(way, 400, 2, by_jax=True)


@contextmanager
def _played_by(way: Way, module: str, old: str, new: str) -> Iterator[None]:
    package = type(way.game).__module__.rpartition(".")[0]
    facts = importlib.import_module(f"{package}.batch_facts")
    names = {"batch_numba": "compiled", "batch_jax": "traced"}
    fault = mutated(importlib.import_module(f"{package}.{module}"), old, new)

    def make(options: Any, numbering: Any, *lanes: int) -> Any:
        return getattr(fault, names[module])(facts.facts_of(options, numbering), *lanes)

    own = way.game.batch
    assert own is not None
    ways: dict[str, Any] = {"numba": own.numba, "jax": own.jax, module.removeprefix("batch_"): make}
    with mock.patch.object(way.game, "batch", Batch(**ways)):
        yield
