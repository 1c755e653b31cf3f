"""A record is checked from the seed up."""

from typing import Any

import msgspec
import pytest

from tests.table.tables import PEOPLE, dealt, played_out
from zaslonka.kernel import Played
from zaslonka.table.record import Broken, Record, record, verify


@pytest.fixture(scope="module")
def honest() -> Record:
    """As somebody else reads it: from JSON."""
    kept = msgspec.json.encode(record(played_out(dealt(3)), PEOPLE[:3]))
    return msgspec.json.decode(kept, type=Record)


def but(honest: Record, **fields: Any) -> Record:
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
    ):
        with pytest.raises(Broken, match=why):
            verify(changed)
