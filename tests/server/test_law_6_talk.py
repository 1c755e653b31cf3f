"""Law 6 for talk and marks: what one team does among itself leaves no trace for anybody else."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.server.in_process import Guest, House, in_process
from tests.server.twin_evenings import TABLE, first_difference, name_alike
from tests.support.example import EXAMPLE
from tests.table.sides import play_in_teams
from zaslonka.kernel import Seat
from zaslonka.kernel.talk import Line
from zaslonka.protocol import telling
from zaslonka.server.tables.actor import Actor
from zaslonka.table import marks, talk
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
    monkeypatch.setattr(talk, "LINES_KEPT", 3)
    monkeypatch.setattr(talk, "BURST_LINES", 100)


def overheard(
    viewer: Seat | None, whispers: Whispers, data: Path, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """Every byte for somebody who is not in the whispering team."""

    async def evening() -> list[str]:
        async with in_process(data, patch) as house:
            return [line async for line in _evening(house, viewer, whispers)]

    with monkeypatch.context() as patch:
        name_alike(patch)
        return asyncio.run(evening())


async def _evening(house: House, viewer: Seat | None, whispers: Whispers) -> AsyncIterator[str]:
    made = [await house.request("POST", "/api/people", {"name": f"Gracz {n}"}) for n in range(4)]
    tokens = [answer.json["token"] for answer in made]
    new = {"game": EXAMPLE, "seats": [{"type": "open"}] * 4, "nonce": "0" * 32}
    await house.request("POST", "/api/tables", new, tokens[0])
    people = [await house.join(TABLE, token) for token in tokens]
    for seat, guest in enumerate(people[1:], 1):
        await guest.do("sit", seat=seat, nonce=f"{seat:032x}", under=f"sit{seat}")
    token = None if viewer is None else tokens[viewer]
    ear = await house.join(TABLE, token)
    await people[0].do("start", under="start")
    await house.settle()
    for turn in range(3):
        whisperer = people[1]
        await whisperer.do("say", said=f"głośno {turn}", under=f"loud{turn}")
        for number, line in enumerate(whispers.lines):
            await whisperer.do("say", said=line, to="team", under=f"line{turn}/{number}")
        for thing in whispers.things:
            await whisperer.do("mark", thing=thing, on=turn != 1, under=f"mark{turn}{thing}")
        await _move(people, turn)
        await ear.ask("say", said="słyszę?", to="team", under=f"ear{turn}")
        await house.settle()
    await ear.leave()
    for frame in ear.frames:
        yield frame
    await people[0].do("propose", what="end", under="end")
    for guest in people[1:]:
        await guest.do("vote", yes=True, under="yes")
    again = await house.join(TABLE, token)
    await again.leave()
    for frame in again.frames:
        yield frame
    for what in ("", "/replay", "/record", "/story"):
        answer = await house.request("GET", f"/api/tables/{TABLE}{what}", token=token)
        yield str(answer)
    for guest in people:
        await guest.leave()


async def _move(people: list[Guest], turn: int) -> None:
    for guest in people:
        if offers := guest.offers():
            return await guest.do("move", move=offers[0]["moves"][0], under=f"move{turn}")
    raise AssertionError("nobody may move")


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
    patch.setattr(talk, "_kept", lambda lines: lines[-3 * talk.LINES_KEPT :])


def lines_numbered_over_all_channels(patch: pytest.MonkeyPatch) -> None:
    honest = telling.line

    def line(table: LiveTable, spoken: Spoken, *rest: Any) -> Line:
        return msgspec.structs.replace(honest(table, spoken, *rest), who=str(spoken.number))

    patch.setattr(telling, "line", line)


def everybody_sees_marks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(marks, "seen_by", lambda table, seat: table.marks)


def a_frame_for_all_whenever_somebody_whispers(patch: pytest.MonkeyPatch) -> None:
    honest = Actor.tell

    def tell(self: Actor, before: LiveTable, *by: Any) -> None:
        honest(self, before, *by)
        if before.talk is not self.table.talk:
            self.audience.tell_all_anew(self.table, self.table)

    patch.setattr(Actor, "tell", tell)


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
