"""One whole game of each kind by keyboard alone, from the start page into the replay."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.keyboard import Keys
from tests.browser.people import guests
from tests.server.running import running
from tests.support.deals import deal_from
from tests.support.kits import having, kit

WHOLE_GAMES = [(game, played) for game in having("keyboard") for played in kit(game).keyboard]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose robots do not dawdle."""
    with running(tmp_path_factory.mktemp("quick"), bot_pace=0) as address:
        yield address


@pytest.mark.slow
@pytest.mark.rule("TAB-03")
@pytest.mark.parametrize(("game", "played"), WHOLE_GAMES)
def test_a_whole_game_is_played_by_keyboard_alone(
    browser: Browser, quick: str, monkeypatch: pytest.MonkeyPatch, game: str, played: str
) -> None:
    kit(game).brief(monkeypatch)
    deal_from(monkeypatch, bytes(32))
    with guests(kit(game).player, browser, quick) as comes:
        keys = Keys(comes("Ola"))
        kit(game).keyboard[played](keys, keys.person)
        keys.look_again()
