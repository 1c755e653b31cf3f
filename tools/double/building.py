"""Writes the double under a folder, and compiles what of it runs in every move.

    PYTHONPATH=tools python -m double.building .compiled

A compiler and Python's headers must be there (``gcc``, ``python3-dev``); without them the double
is still written, and runs as plain Python does, only slower.
"""

import argparse
import ast
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from itertools import repeat
from pathlib import Path
from typing import Any, TypeAlias

from double.renaming import DOUBLE, HOUSE, ROOMS, TESTS, double_name
from double.rewriting import rewritten

ROOT = Path(__file__).parents[2]
SOURCES = {HOUSE: ROOT / "src" / HOUSE, TESTS: ROOT / TESTS}
BESIDE = {HOUSE: Path(__file__).parent / "runtime", TESTS: Path(__file__).parent / "testing"}
"""What a double has that the house has not."""

KERNEL = ("chance", "game", "growing", "quick", "records", "steps")
"""What runs in every move, and does not ask a class or a function what it is."""

COMPILED = ("rules", "game", "blueprint")
"""Of a game the rules, its quick player and what they are made of.  A sum of fractions begins with
0.0 there: else mypyc takes it for one of whole numbers."""
PLAIN = ("beliefs", "judge", "knowledge", "phrases")
"""Nor published functions (the kernel asks what they return), nor anything of numpy's."""

TOGETHER = ["-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition"]
"""For gcc: the modules are one library, so what is small may go in wherever it is called from."""

Compile: TypeAlias = Callable[..., list[str]]

MYPY = """\
[mypy]
python_version = {0}.{1}
ignore_missing_imports = True
follow_imports = silent
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--optimise", type=int, default=3, help="0 to 3: what gcc is told; or -1: not compiled"
    )
    parser.add_argument("--tests", action="store_true", help="the double's tests too")
    given = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    write(given.folder, (HOUSE, TESTS) if given.tests else (HOUSE,))
    if given.optimise >= 0:
        compile_in(given.folder, given.optimise)


def write(folder: Path, packages: tuple[str, ...] = (HOUSE,)) -> None:
    """The sources of these packages' doubles."""
    for package in packages:
        source, target = SOURCES[package], folder / double_name(package)
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(BESIDE[package], target)
        for file in [source / "__init__.py", *_files(source, ROOMS[package])]:
            written = target / file.relative_to(source)
            written.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(
                rewritten(file.read_text("utf-8"), _module_of(file, source.parent)), "utf-8"
            )


def _files(source: Path, rooms: tuple[str, ...]) -> list[Path]:
    found = (source.glob(f"{room}{rest}") for room in rooms for rest in (".py", "/**/*.py"))
    return sorted(file for files in found for file in files)


def _module_of(file: Path, root: Path) -> str:
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def compiled_modules(package: Path) -> list[Path]:
    """The modules that run in every move."""
    kernel = [package / "kernel" / f"{name}.py" for name in KERNEL]
    games = [file for folder in package.glob("games/*/") for file in with_parts(folder, COMPILED)]
    ours = [package / f"{name}.py" for name in ("bits", "struct", "words")]
    return [*ours, *kernel, package / "bots" / "search.py", *sorted(games)]


def with_parts(folder: Path, names: Iterable[str]) -> set[Path]:
    """These modules of a game, and those that they import from its folder."""
    found: set[Path] = set()
    left = [folder / f"{name}.py" for name in names]
    while left:
        file = left.pop()
        if file.exists() and file not in found and file.stem not in PLAIN:
            found.add(file)
            left += [folder / f"{name}.py" for name in _imported_beside(file)]
    return found


def _imported_beside(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            yield from [node.module] if node.module else [alias.name for alias in node.names]


def compile_in(folder: Path, level: int) -> None:
    """mypyc over the double in a folder, and the compiler over what it writes."""
    # Not above: whoever only writes the double needs neither.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            self.compiler.compile = _side_by_side(self.compiler.compile)
            super().build_extensions()

    for library in folder.glob("*__mypyc*"):
        library.unlink()  # of other modules, maybe
    with chdir(folder):
        Path("mypy.ini").write_text(MYPY.format(*sys.version_info))
        modules = [str(one) for one in compiled_modules(Path(DOUBLE))]
        options = ["--config-file", "mypy.ini", *modules]
        extensions = mypycify(options, opt_level=str(level), debug_level="0", multi_file=True)
        for extension in extensions:
            extension.extra_compile_args += TOGETHER
            extension.extra_link_args += [*TOGETHER, f"-O{level}"]
        command = Build(Distribution({"name": DOUBLE, "ext_modules": extensions}))
        command.inplace = True
        command.build_temp = f"build/O{level}"  # what was told otherwise is compiled anew
        command.ensure_finalized()
        command.run()


def _side_by_side(compile_all: Compile) -> Compile:
    """One file for each processor at a time: mypyc makes one extension of all the modules."""

    def compiled(sources: list[str], **how: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(alone, sources, repeat(how))
            return [one for objects in made for one in objects]

    def alone(source: str, how: dict[str, Any]) -> list[str]:
        made = Path(how["output_dir"], source).with_suffix(".o")
        return [str(made)] if _is_as_new(made, source) else compile_all([source], **how)

    return compiled


def _is_as_new(made: Path, source: str) -> bool:
    """Whether a file was compiled after it, and all that it may include, was written."""
    written = [Path(source), *Path(source).parent.glob("*.h")]
    return made.exists() and made.stat().st_mtime > max(one.stat().st_mtime for one in written)


if __name__ == "__main__":
    main()
