"""Hints in Złam ten Kod on the page: the tiles of an advised guess."""

from collections.abc import Callable

import pytest

from tests.browser.advised import follow_the_hint
from tests.browser.people import friends
from tests.games.zlam_ten_kod.page import Comes
from tests.games.zlam_ten_kod.tables import Sitting
from zaslonka.games.zlam_ten_kod.content import CARDS
from zaslonka.kernel import AnyState


@pytest.mark.rule("TAB-33")
def test_the_tiles_of_an_advised_guess_are_outlined_until_they_are_laid(
    comes: Comes, dealt: Callable[[AnyState], None]
) -> None:
    mine, hidden = "0b 2w 5g 7b 9w", "1b 1w 3b 5g 8w"
    dealt(Sitting(mine, hidden, row=tuple(CARDS)[:6], pile=tuple(CARDS)[6:]).state)
    ola = comes("Ola")
    (jan,) = friends(ola.base, ola.open_table(hints=True).rpartition("/")[2], range(1, 2))
    ola.deal()
    # Whoever follows the best bot knows the code long before the questions are used up.
    while (made := follow_the_hint(ola)) == "ask":
        jan.take_until(lambda: jan.my_turn)
        jan.do("move", move=jan.position["offers"][0]["moves"][0])
    assert made == "guess"
    jan.close()
