"""The numbers that were published, by the digests of all of them; `python -m tests.lab.versions`.

Whoever has learned by some numbers has to learn anew by others: where a digest here changes, the
``-v1`` of Gymnasium's and PettingZoo's names has to go up, and CHANGELOG.md has to say so.
"""

import json
from pathlib import Path

from tests.lab.laws import setup_of
from tests.laws.check import ways
from zaslonka import games

PUBLISHED = Path(__file__).with_name("versions.json")


def current() -> dict[str, str]:
    return {
        str(way): setup_of(way).version for name in games.names() for way in ways(games.get(name))
    }


if __name__ == "__main__":
    PUBLISHED.write_text(json.dumps(current(), indent=2) + "\n", "utf-8")
