"""Everybody can use the page: axe finds nothing against WCAG 2 A and AA on any screen."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import Comes
from tests.browser.looks import barriers
from tests.browser.people import DESKTOP, PHONE, Theme
from tests.browser.tour import LAID_OUT, tour
from zaslonka.games.zlam_ten_kod.rules import State
from zaslonka.sentences import Language


@pytest.mark.parametrize(
    ("players", "size", "language", "theme"),
    [(2, DESKTOP, "pl", "light"), (4, PHONE, "en", "dark")],
    ids=["desktop-pl-light", "phone-en-dark"],
)
def test_no_screen_has_a_barrier(
    comes: Comes,
    dealt: Callable[[State], None],
    players: int,
    size: dict[str, int],
    language: Language,
    theme: Theme,
) -> None:
    dealt(LAID_OUT[players].state)
    ola = comes("Ola", size=size, language=language, theme=theme)
    found = {screen: barriers(ola.page) for screen in tour(ola, players)}
    assert {screen: there for screen, there in found.items() if there} == {}
