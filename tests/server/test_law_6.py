"""Law 6: what leaves the server for a seat depends on nothing that the seat may not know."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.laws.test_told import tells_apart
from tests.laws.twins import Viewer
from tests.server import leaks
from tests.server.leaks import Leak
from tests.server.twin_evenings import difference, positions
from tests.server.twin_worlds import Way, Worlds, ways, worlds
from zaslonka import games

WAYS = list(ways())
Recorder = Callable[[str, object], None]

PLIES = 8


def twins_of(way: Way, viewer: Viewer, plies: int, *, bot: bool = False) -> Worlds:
    """Twins for this viewer, or for the next one who does not know everything."""
    for other in [viewer] if viewer is None else [(viewer + n) % way.seats for n in range(3)]:
        if (found := worlds(way, other, plies, bot=bot)) is not None:
            return found
    pytest.skip("nothing is hidden from this seat and its bot at once")


@pytest.mark.rule("TAB-04", "TAB-05", "TAB-11", "ZTK-90", "ZTK-91", "ZTK-92")
@pytest.mark.parametrize("way", WAYS, ids=str)
@pytest.mark.parametrize(
    ("viewer", "bot"),
    [(0, False), (None, False), (1, True)],
    ids=["seat", "spectator", "seat-with-bot"],
)
def test_every_byte_for_a_viewer_is_the_same_in_twin_worlds(
    way: Way,
    viewer: Viewer,
    bot: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Recorder,
) -> None:
    found = twins_of(way, viewer, PLIES, bot=bot)
    assert difference(found, tmp_path, monkeypatch) is None
    record_property("compared on the wire", positions(found))


@pytest.mark.rule("TAB-12")
@pytest.mark.parametrize("name", games.names())
def test_help_is_the_same_in_twin_worlds(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record_property: Recorder
) -> None:
    found = _helped(next(way for way in WAYS if way.game == name))
    assert difference(found, tmp_path, monkeypatch) is None
    record_property("compared on the wire", positions(found))


def _helped(way: Way) -> Worlds:
    helps = way.rules.helps
    return twins_of(way, 0, 4)._replace(help=helps[-1])


# Leaks that must be caught


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("leak", leaks.BETWEEN_TWINS, ids=lambda leak: leak.__name__)
def test_a_leak_is_caught(
    name: str, leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = [way for way in WAYS if way.game == name]
    if leak is leaks.others_private_events_in_the_log:
        found = _told_apart(own)
    elif leak is leaks.help_from_the_true_deal:
        found = _helped(own[0])
        if found.help == "none":
            pytest.skip("this game has no help")
    elif leak is leaks.trouble_named_by_a_secret:
        found = _with_a_bot_asked(own)
    else:
        found = twins_of(own[0], 0, PLIES)
    leak(monkeypatch)
    assert difference(found, tmp_path, monkeypatch) is not None


def _told_apart(own: list[Way]) -> Worlds:
    """Worlds in which others are told by the way which of them it is."""
    if not tells_apart(own[0].rules):
        pytest.skip("no ply of this game tells one seat more than another")
    return next(
        found
        for plies in (PLIES, 3 * PLIES)
        for viewer in (0, 1, None)
        for way in own
        if (found := worlds(way, viewer, plies)) is not None and found.tells_apart()
    )


def _with_a_bot_asked(own: list[Way]) -> Worlds:
    """Worlds in which a bot has to move after a person, so that it can fail."""
    for way in own:
        for viewer in range(1, way.seats):
            found = worlds(way, viewer, PLIES, bot=True)
            if found is not None and any(step.seat in found.bots for step in found.script[1:]):
                return found
    pytest.skip("no bot of this game moves in worlds that look the same to it")
