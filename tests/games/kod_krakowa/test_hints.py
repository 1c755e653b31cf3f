"""Hints at a table of Kod Krakowa, where a move can be taken back at once."""

import pytest

from tests.games.kod_krakowa.tables import KOD_KRAKOWA
from tests.server.party import Party
from tests.server.test_hints import hint


@pytest.mark.rule("TAB-08", "TAB-33")
def test_after_an_undo_the_same_advice_is_there_again(party: Party) -> None:
    people = party.sit(2, game=KOD_KRAKOWA.name, hints=True)
    asker = next(client for client in people if client.my_turn)
    given = hint(asker)
    asker.do("move", move=given["move"])
    asker.do("propose", what="undo")
    asker.take_until(lambda: len(asker.hints) > 1)
    again = asker.hints[-1]
    assert again["move"] == given["move"]
    assert again["ply"] == asker.position["ply"]
