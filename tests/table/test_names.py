"""Names and notes: what others see or carry of what one person writes."""

import pytest

from tests.table.tables import OLA, dealt
from zaslonka.kernel import Illegal
from zaslonka.table import names, notes


@pytest.mark.rule("TAB-45")
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ola", "Ola"),
        ("Zażo\u0301\u0142c\u0301", "Zażółć"),
        ("O\u200bl\u200ca", "Ola"),
        ("\u202eOla\u2066", "Ola"),
        ("Ola\0\x07", "Ola"),
        ("O\u3164la", "Ola"),
        ("a" + "\u0336\u0337\u0338\u0334" * 5, "a\u0336\u0337"),
        ("\u0336Ola", "Ola"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("李", "李"),
    ],
)
def test_of_a_name_is_kept_what_can_be_seen(name: str, shown: str) -> None:
    assert names.shown(name) == shown


@pytest.mark.rule("TAB-45")
@pytest.mark.parametrize(
    "name", ["\u200b", "\u202e\u2066", "\0", "\u3164\u2800", "\u0336", "\u200d"]
)
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    with pytest.raises(Illegal, match=r"TAB-45.*name_unseen"):
        names.shown(name)


@pytest.mark.rule("TAB-46")
def test_a_note_is_nested_only_so_deep() -> None:
    table = dealt()
    fits: dict[str, object] = {}
    for _ in range(notes.MOST_DEPTH - 1):
        fits = {"in": fits}
    assert notes.write(table, OLA, fits).notes[0] == fits
    for deeper in ({"in": fits}, {"in": [[fits]]}, {"in": [1, {"a": fits}]}):
        with pytest.raises(Illegal, match=r"TAB-46.*note_too_deep"):
            notes.write(table, OLA, deeper)
