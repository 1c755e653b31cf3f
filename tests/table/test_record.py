"""A record is checked from the seed up."""

from typing import Any

import msgspec
import pytest

from tests.table.ended import eventful, finished, stopped
from tests.table.tables import PEOPLE, dealt, moved, played_out
from zaslonka import games
from zaslonka.kernel import Ending, Played
from zaslonka.table.record import Broken, Record, record, verify


@pytest.fixture(scope="module")
def honest() -> Record:
    """As somebody else reads it: from JSON."""
    kept = msgspec.json.encode(record(played_out(dealt(3)), PEOPLE[:3]))
    return msgspec.json.decode(kept, type=Record)


def another_winner(honest: Record) -> Ending:
    assert honest.ending is not None
    assert honest.ending.result is not None
    result = msgspec.structs.replace(honest.ending.result, winners=(2,))
    return msgspec.structs.replace(honest.ending, result=result)


def but(honest: Any, **fields: Any) -> Any:
    return msgspec.structs.replace(honest, **fields)


@pytest.mark.rule("TAB-03", "TAB-06")
def test_an_honest_record_is_verified(honest: Record) -> None:
    verify(honest)


@pytest.mark.rule("TAB-06")
def test_a_changed_record_is_found_out(honest: Record) -> None:
    first, *others = honest.steps
    assert isinstance(first.entry, Played)
    other_seat = msgspec.structs.replace(first.entry, seat=(first.entry.seat + 1) % 3)
    told = msgspec.structs.replace(first, told=first.told[:-1])
    mover = msgspec.structs.replace(first, entry=other_seat)
    for changed, why in (
        (but(honest, seed="00" * 31 + "01"), "committed"),
        (but(honest, seed="beyond hex"), "do not know"),
        (but(honest, nonces=(honest.nonces[1], honest.nonces[0], honest.nonces[2])), "rules"),
        (but(honest, version=99), "version 99"),
        (but(honest, steps=(told, *others)), "ply 1 does not tell"),
        (but(honest, steps=(mover, *others)), "do not know"),
        (but(honest, steps=honest.steps[:-1]), "does not end"),
        (but(honest, steps=(first, first, *others)), "ply 1 comes after"),
        (but(honest, state={}), "does not end"),
        (but(honest, ending=None), "does not end"),
        (but(honest, ending=another_winner(honest)), "does not end"),
        (but(honest, ending=but(honest.ending, resigned=(3,))), "seats that nobody had"),
        (but(honest, ending=but(honest.ending, hints=(0, 0))), "seats that nobody had"),
    ):
        with pytest.raises(Broken, match=why):
            verify(changed)


@pytest.mark.rule("TAB-03", "TAB-08")
@pytest.mark.parametrize("game", games.names())
def test_a_record_of_any_game_is_verified_also_of_one_that_was_stopped(game: str) -> None:
    whole = finished(game)
    begun = dealt(len(whole.chairs), game=game)
    for table in (whole, stopped(moved(begun))):
        kept = msgspec.json.encode(record(table, PEOPLE[: len(table.chairs)]))
        verify(msgspec.json.decode(kept, type=Record))


@pytest.mark.rule("TAB-07", "TAB-08")
def test_what_was_taken_back_or_done_by_the_clock_is_verified_too() -> None:
    table = eventful()
    kept = msgspec.json.decode(msgspec.json.encode(record(table, PEOPLE[:3])), type=Record)
    verify(kept)
    assert [type(step.entry).__name__ for step in kept.steps] == [
        *("Played", "Played", "Undone", "Played", "Played")
    ]
    assert [step.by_clock for step in kept.steps] == [False, False, False, True, False]
