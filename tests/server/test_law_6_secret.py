"""Law 6 for what is done in secret: a world in which it happened is the world in which it did not.

In every byte, count, order and time that is told to those who may not know.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.laws.test_told import SECRETIVE as GAMES_WITH_SECRET_PLIES
from tests.server import leaks
from tests.server.leaks import Leak
from tests.server.twin_evenings import difference, positions
from tests.server.twin_worlds import (
    DEEDS,
    IN_TEAMS,
    Way,
    Worlds,
    has_teams,
    secret_deeds,
    secret_plies,
    ways,
)
from zaslonka.kernel.parts import Beliefs

WAYS = list(ways())
PLIES = 8
SECRETIVE = [way for way in WAYS if way.game in GAMES_WITH_SECRET_PLIES]
"""Where a seat may do something of which others are told nothing."""

IN_SECRET = [
    pytest.param(way, kind, id=f"{kind}-{way}")
    for way in WAYS
    for kind in DEEDS
    if kind not in IN_TEAMS or has_teams(way)
]

Recorder = Callable[[str, object], None]


def _known(found: Worlds | None) -> Worlds:
    if found is None:
        pytest.skip("this cannot be done in this game")
    return found


def _helped(found: Worlds, patch: pytest.MonkeyPatch) -> Worlds:
    """The same with help, which is worked out for whoever has learned something."""
    patch.setattr(found.game, "beliefs", Beliefs(facts=lambda view: view.hand))
    return found._replace(help="facts")


def test_some_game_has_secret_plies() -> None:
    assert SECRETIVE, "or the leaks below are caught nowhere"


@pytest.mark.rule("TAJ-59", "TAJ-22", "TAB-05", "TAB-13", "TAB-23", "TAB-40")
@pytest.mark.parametrize("way", SECRETIVE, ids=str)
@pytest.mark.parametrize("bot", [False, True], ids=["people", "with-bot"])
@pytest.mark.parametrize("helped", [False, True], ids=["", "helped"])
def test_nobody_else_learns_that_there_was_a_secret_ply(
    way: Way,
    bot: bool,
    helped: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Recorder,
) -> None:
    found = _known(secret_plies(way, PLIES, bot=bot))
    if helped:
        found = _helped(found, monkeypatch)
    assert difference(found, tmp_path, monkeypatch) is None
    record_property("compared on the wire", positions(found))


@pytest.mark.rule("TAB-40", "TAB-110", "TAB-115", "TAB-116")
@pytest.mark.parametrize("way", SECRETIVE[:1], ids=str)
@pytest.mark.parametrize("bot", [False, True], ids=["people", "with-bot"])
def test_nor_at_a_table_of_days(
    way: Way, bot: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record_property: Recorder
) -> None:
    found = _known(secret_plies(way, PLIES, bot=bot))._replace(days=1)
    assert difference(found, tmp_path, monkeypatch) is None
    record_property("compared on the wire", positions(found))


@pytest.mark.rule("TAB-11", "TAB-20", "TAB-22", "TAB-33", "TAB-34", "TAB-40")
@pytest.mark.parametrize(("way", "kind"), IN_SECRET)
def test_nobody_else_learns_what_somebody_does_for_themselves(
    way: Way,
    kind: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Recorder,
) -> None:
    found = _known(secret_deeds(way, kind, 4))
    assert difference(found, tmp_path, monkeypatch) is None
    record_property("compared on the wire", positions(found))


# Leaks that must be caught


@pytest.mark.parametrize("way", SECRETIVE[:1], ids=str)
@pytest.mark.parametrize("leak", leaks.AFTER_A_SECRET_PLY, ids=lambda leak: leak.__name__)
def test_a_trace_of_a_secret_ply_is_caught(
    way: Way, leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = _known(secret_plies(way, PLIES, bot=leak is leaks.the_bots_pace_counts_every_ply))
    if leak in leaks.AFTER_A_SECRET_PLY_WITH_HELP:
        found = _helped(found, monkeypatch)
    leak(monkeypatch)
    assert difference(found, tmp_path, monkeypatch) is not None


@pytest.mark.parametrize("kind", [kind for kind in DEEDS if kind != "try"])
@pytest.mark.parametrize("leak", leaks.AFTER_ANYTHING_PRIVATE, ids=lambda leak: leak.__name__)
def test_a_trace_of_something_private_is_caught(
    kind: str, leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = next(known for way in WAYS if (known := secret_deeds(way, kind, 4)) is not None)
    leak(monkeypatch)
    assert difference(found, tmp_path, monkeypatch) is not None
