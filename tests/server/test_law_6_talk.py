"""Law 6 for talk and marks: what one team does among itself leaves no trace for anybody else."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.server.protocol_client import Client, new_table, new_token
from tests.server.running import running
from tests.server.twin_worlds import TABLE, fetched, first_difference, name_alike
from tests.table.sides import play_in_teams
from zaslonka.kernel import Seat
from zaslonka.server import telling
from zaslonka.server.actor import Actor
from zaslonka.table import marks, talk
from zaslonka.table.info import Line
from zaslonka.table.live import LiveTable, Spoken


class Whispers(NamedTuple):
    """What the second team says and marks among itself, in one of the worlds."""

    lines: tuple[Any, ...]
    things: tuple[str, ...]


WORLDS = (
    Whispers(("tak", "bierz dwójkę", {"phrase": "hurry"}, "i jeszcze coś dłuższego"), ("a", "b")),
    Whispers(("nie",), ("c",)),
)


@pytest.fixture
def in_teams(monkeypatch: pytest.MonkeyPatch) -> None:
    play_in_teams(monkeypatch)
    # Few are kept, so that a talkative team would push something out.
    monkeypatch.setattr(talk, "KEPT", 3)
    monkeypatch.setattr(talk, "AT_ONCE", 100)


def overheard(
    viewer: Seat | None, whispers: Whispers, data: Path, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """Every byte for somebody who is not in the whispering team."""
    with monkeypatch.context() as patch:
        name_alike(patch)
        with running(data) as base:
            return list(_evening(base, viewer, whispers))


def _evening(base: str, viewer: Seat | None, whispers: Whispers) -> Iterator[str]:
    tokens = [new_token(base, f"Gracz {seat}") for seat in range(4)]
    new_table(base, tokens[0], [{"type": "open"}] * 4, nonce="0" * 32)
    people = [Client(base, TABLE, token) for token in tokens]
    for seat, client in enumerate(people[1:], 1):
        client.do("sit", seat=seat, nonce=f"{seat:032x}", under=f"sit{seat}")
    token = None if viewer is None else tokens[viewer]
    ear = Client(base, TABLE, token)
    people[0].do("start", under="start")
    try:
        for turn in range(3):
            whisperer = people[1]
            whisperer.do("say", said=f"głośno {turn}", under=f"loud{turn}")
            for number, line in enumerate(whispers.lines):
                whisperer.do("say", said=line, to="team", under=f"line{turn}/{number}")
            for thing in whispers.things:
                whisperer.do("mark", thing=thing, on=turn != 1, under=f"mark{turn}{thing}")
            _move(people, turn)
            ear.ask("say", said="słyszę?", to="team", under=f"ear{turn}")
        ear.close()
        people[0].take_until(lambda: not people[0].table["spectators"])
        yield from ear.frames
        people[0].do("propose", what="end", under="end")
        for client in people[1:]:
            client.do("vote", yes=True, under=f"yes{client.seat}")
        again = Client(base, TABLE, token)
        again.close()
        yield from again.frames
        yield from fetched(base, token)
    finally:
        for client in people:
            client.close()


def _move(people: list[Client], turn: int) -> None:
    for client in people:
        while client.position is None or client.position["ply"] < turn:
            client.take()
    mover = next(client for client in people if client.my_turn)
    mover.do("move", move=mover.position["offers"][0]["moves"][0], under=f"move{turn}")


def difference(viewer: Seat | None, path: Path, patch: pytest.MonkeyPatch) -> str | None:
    one, other = (
        overheard(viewer, whispers, path / str(world), patch)
        for world, whispers in enumerate(WORLDS)
    )
    assert len(one) > 10
    assert any("głośno 2" in frame for frame in one)
    return first_difference(one, other)


@pytest.mark.rule("TAB-11", "TAB-20", "TAB-22", "TAJ-22", "TAJ-92")
@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.usefixtures("in_teams")
def test_nobody_else_learns_what_a_team_says_or_marks_or_how_much(
    viewer: Seat | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert difference(viewer, tmp_path, monkeypatch) is None


# Leaks that must be caught


def everybody_hears(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(talk, "hears", lambda table, seat, line: True)


def the_replay_opens_what_teams_said(patch: pytest.MonkeyPatch) -> None:
    honest = talk.hears

    def hears(table: LiveTable, seat: Seat | None, line: Spoken) -> bool:
        return honest(table, seat, line) or table.phase == "over"

    patch.setattr(talk, "hears", hears)


def one_row_for_all_channels(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(talk, "_kept", lambda lines: lines[-3 * talk.KEPT :])


def lines_numbered_over_all_channels(patch: pytest.MonkeyPatch) -> None:
    honest = telling.line

    def line(table: LiveTable, spoken: Spoken, *rest: Any) -> Line:
        return msgspec.structs.replace(honest(table, spoken, *rest), ply=spoken.number)

    patch.setattr(telling, "line", line)


def everybody_sees_marks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(marks, "seen_by", lambda table, seat: table.marks)


def a_frame_for_all_whenever_somebody_whispers(patch: pytest.MonkeyPatch) -> None:
    honest = Actor._tell_talk

    def tell_talk(self: Actor, before: LiveTable) -> None:
        honest(self, before)
        if before.talk is not self.table.talk:
            self._tell_all_anew(self.table)

    patch.setattr(Actor, "_tell_talk", tell_talk)


@pytest.mark.parametrize(
    "leak",
    [
        everybody_hears,
        the_replay_opens_what_teams_said,
        one_row_for_all_channels,
        lines_numbered_over_all_channels,
        everybody_sees_marks,
        a_frame_for_all_whenever_somebody_whispers,
    ],
)
@pytest.mark.usefixtures("in_teams")
def test_a_leak_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert difference(None, tmp_path, monkeypatch) is not None
