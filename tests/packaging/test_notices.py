"""The third-party notices name everything that is shipped."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_notices_are_what_the_packages_say() -> None:
    made = subprocess.run(
        [sys.executable, ROOT / "tools/third_party.py"], capture_output=True, text=True, check=True
    )
    assert (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8") == made.stdout
