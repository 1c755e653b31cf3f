"""Numbers that were published stay as they are."""

import json

from tests.lab.versions import PUBLISHED, current


def test_every_number_means_what_it_meant() -> None:
    assert current() == json.loads(PUBLISHED.read_text("utf-8"))
