"""What a move passes through can be compiled as it stands (`tools/native`)."""

import importlib.util
import re
import sysconfig
from pathlib import Path

import pytest
from double.building import ROOT
from native.building import HOUSE, TYPES, hot_modules

import zaslonka

HERE = Path(zaslonka.__file__).parent
COMPILED = sorted(HERE.glob(f"**/*{sysconfig.get_config_var('EXT_SUFFIX')}"))
SOURCES = ROOT / "src" / HOUSE


def test_every_hot_module_is_there() -> None:
    assert all(file.exists() for file in hot_modules(SOURCES))


def test_the_rules_of_every_game_are_hot() -> None:
    hot = hot_modules(SOURCES)
    assert all(rules in hot for rules in SOURCES.glob("games/*/rules.py"))


def test_what_is_said_of_types_is_said_of_functions_that_are_there() -> None:
    for said in TYPES.rglob("*.pxd"):
        module = SOURCES / said.relative_to(TYPES).with_suffix(".py")
        assert module in hot_modules(SOURCES)
        defined = re.findall(r"^def (\w+)", module.read_text(), re.MULTILINE)
        declared = re.findall(r"^cp?def [^(]*?(\w+)\(", said.read_text(), re.MULTILINE)
        assert declared
        assert {*declared} <= {*defined}


def test_a_checkout_runs_its_own_source() -> None:
    """What was compiled of it lies elsewhere: else an edit would change nothing."""
    assert not [*SOURCES.glob(f"**/*{sysconfig.get_config_var('EXT_SUFFIX')}")]


@pytest.mark.skipif(not COMPILED, reason="the server is not compiled here: `make native-test`")
def test_what_is_tested_is_what_was_compiled() -> None:
    for file in hot_modules(HERE):
        name = ".".join((HOUSE, *file.relative_to(HERE).with_suffix("").parts))
        found = importlib.util.find_spec(name)
        assert found is not None
        assert Path(str(found.origin)) in COMPILED, name
