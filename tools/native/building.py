"""Compiles what every move passes through: C extensions, beside the very modules they are made of.

    PYTHONPATH=tools python -m native.building .native

writes a copy of the house with them; `PYTHONPATH=.native` then runs it.  A compiler and Python's
headers must be there (``gcc``, ``python3-dev``).  Cython keeps classes as Python makes them, so a
record is still msgspec's own, and a module that is not compiled cannot tell the difference.
"""

import argparse
import os
import shutil
from contextlib import chdir
from pathlib import Path

from double.building import ROOT, with_parts

HOUSE = "zaslonka"

HOT = {
    "kernel": (
        "chance",
        "copying",
        "differences",
        "game",
        "growing",
        "history",
        "records",
        "steps",
    ),
    "table": ("challenging", "clocks", "live", "lobby", "marks", "playing", "slow"),
    "protocol": ("commands", "packing", "telling"),
    "store": (
        "attempts",
        "collector",
        "results",
        "sqlite",
        "store",
        "tables",
        "waking",
        "writer",
    ),
    "server/http": ("lines", "socket"),
    "server/operations": ("clock", "limits"),
    "server/tables": ("actor", "audience", "chores", "connection", "mailbox"),
}
"""What a move passes through from the frame to the frames, besides the rules of its game."""

DIRECTIVES = {
    # What is annotated is still what Python takes it for: an `int` may be a bool or have no end.
    "annotation_typing": False,
    "language_level": 3,
}

FLAGS = ["-O2", "-g0", "-w"]

TYPES = Path(__file__).with_name("types")
"""What C may take for granted of some modules: which of their functions nobody else calls, and of
what type what they pass around is."""

FOUND = Path(__file__).with_name("found.h")
REMEMBERED = {
    "__Pyx_PyObject_GetAttrStr(": "FOUND_ATTRIBUTE(",
    "__Pyx_PyObject_FastCallMethod(": "FOUND_METHOD(",
    "__Pyx_Object_VectorcallMethodKwds(": "FOUND_METHOD_NAMED(",
}
"""What Cython looks up by name each time, and what remembers where it was found."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    write(parser.parse_args().folder)


def write(folder: Path) -> None:
    """A copy of the house, with its hot modules compiled."""
    copied = folder / HOUSE
    shutil.rmtree(copied, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / HOUSE, copied, ignore=shutil.ignore_patterns("__pycache__", "page")
    )
    compile_in(folder)


def hot_modules(house: Path) -> list[Path]:
    listed = (house / room / f"{name}.py" for room, names in HOT.items() for name in names)
    games = (file for folder in house.glob("games/*/") for file in with_parts(folder, ["rules"]))
    return sorted({*listed, *games})


def compile_in(folder: Path) -> None:
    """Cython over the house in a folder, and the compiler over what it writes."""
    # Not above: whoever only asks what is hot needs neither.
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    shutil.copytree(TYPES, folder / HOUSE, dirs_exist_ok=True)
    with chdir(folder):
        extensions = [
            Extension(".".join(file.with_suffix("").parts), [str(file)], extra_compile_args=FLAGS)
            for file in hot_modules(Path(HOUSE))
        ]
        made = cythonize(
            extensions, compiler_directives=DIRECTIVES, quiet=True, nthreads=os.cpu_count()
        )
        for file in hot_modules(Path(HOUSE)):
            _remember(file.with_suffix(".c"))
        command = build_ext(Distribution({"name": HOUSE, "ext_modules": made}))
        command.inplace = True
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        for file in hot_modules(Path(HOUSE)):
            file.with_suffix(".c").unlink()
            file.with_suffix(".pxd").unlink(missing_ok=True)


def _remember(file: Path) -> None:
    """In what Cython wrote of our own lines, have attributes and methods remembered (`found.h`)."""
    before, marked, after = _cut(file.read_text(), "module_code")
    ours, marked_after, after = _cut(after, "module_exttypes")
    for asked, remembered in REMEMBERED.items():
        ours = ours.replace(asked, remembered)
    included = f'{marked}\n#include "{FOUND}"\n'
    file.write_text("".join((before, included, ours, marked_after, after)))


def _cut(text: str, section: str) -> tuple[str, str, str]:
    mark = f"/* #### Code section: {section} ### */"
    if mark not in text:
        raise ValueError(f"this Cython writes no section {section}")
    return text.partition(mark)


if __name__ == "__main__":
    main()
