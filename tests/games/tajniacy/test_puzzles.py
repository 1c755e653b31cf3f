"""Tajniacy as puzzles: whose words they are about."""

import pytest

from zaslonka import games


@pytest.mark.rule("TAB-123")
def test_own_words_and_the_boxed_game_give_no_puzzles() -> None:
    part, options = games.get("tajniacy").puzzles, games.get("tajniacy").options
    assert part is not None
    assert part.private is not None
    assert not part.private(options())
    assert part.private(options(words=("nasze",) * 25))
    assert part.private(options(companion=True))
