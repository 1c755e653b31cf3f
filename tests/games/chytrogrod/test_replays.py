"""A finished game of Chytrogród out of a file: what was promised there."""

import json

import pytest

from tests.server.test_replays import changed, file_of
from tests.table.ended import stopped
from tests.table.tables import NOW, OLA, dealt
from zaslonka.games.chytrogrod import GAME
from zaslonka.kernel.talk import Phrased
from zaslonka.server.workers.files import opened
from zaslonka.table import talk


@pytest.mark.rule("TAB-21", "TAB-30")
def test_a_promise_in_a_file_is_one_by_the_rules_and_not_by_its_word() -> None:
    promised = Phrased("tie_for_tie", seat=1)
    table = talk.say(dealt(3, game=GAME.name), OLA, "table", promised, "1", NOW)
    file = file_of(stopped(table))
    (line,) = json.loads(file)["talk"]
    assert line["promise"]
    for claimed in (file, changed(file, talk=[{**line, "promise": False}])):
        (found,) = opened(claimed).replay.talk
        assert (found.said, found.promise) == (promised, True)
