"""Hints over the wire: whoever asks is told, the same again, and nobody else notices."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.leaks import one_bit
from tests.server.party import Party, frames
from tests.server.protocol_client import Client, new_table, new_token
from tests.server.running import running
from tests.server.twin_evenings import TABLE, draw_alike, fetched, first_difference, name_alike
from tests.server.twin_worlds import Way, Worlds, worlds
from tests.support.deals import deal_always
from tests.support.example import EXAMPLE
from zaslonka.kernel import Seat
from zaslonka.protocol import telling
from zaslonka.server.tables.actor import Actor
from zaslonka.server.workers.pool import Workers
from zaslonka.table.info import TableInfo
from zaslonka.table.live import LiveTable


def hint(client: Client) -> Any:
    """What a seat is advised when it asks now, or has been since it came back."""
    before = len(client.hints)
    client.do("hint", under=f"hint{before}")
    client.take_until(lambda: len(client.hints) > before)
    return client.hints[-1]


def mover(people: list[Client]) -> Client:
    for client in people:
        client.ask("check", move={"type": "ask", "card": "sum"})
    return next(client for client in people if client.my_turn)


@pytest.mark.rule("TAB-33")
def test_the_hint_is_a_legal_move_with_its_words(party: Party) -> None:
    asker = mover(party.sit(2, hints=True))
    assert asker.table["hints"] is True
    given = hint(asker)
    assert given["ply"] == asker.position["ply"]
    assert given["facts"].items() <= given["move"].items()
    asker.do("check", move=given["move"])


@pytest.mark.rule("TAB-33")
def test_nobody_else_hears_it_but_the_seats_own_devices(party: Party) -> None:
    people = party.sit(3, hints=True)
    asker = mover(people)
    watcher = party.join(asker.table_id)
    second = party.join(asker.table_id, asker.token)
    others = (*(client for client in people if client is not asker), watcher)
    before = [frames(other) for other in others]
    given = hint(asker)
    second.take_until(lambda: bool(second.hints))
    assert second.hints == [given]
    assert [frames(other) for other in others] == [count + 1 for count in before]


@pytest.mark.rule("TAB-33")
def test_asked_again_or_from_a_new_connection_it_is_the_same(party: Party) -> None:
    asker = mover(party.sit(2, hints=True))
    given = hint(asker)
    asker.do("hint")
    asker.open(asker.position["ply"])
    asker.take_until(lambda: len(asker.hints) > 1)
    assert asker.hints == [given, given]


@pytest.mark.rule("TAB-01", "TAB-03", "TAB-04", "TAB-33")
def test_a_hint_is_refused_with_its_clause(party: Party) -> None:
    without = mover(party.sit(2))
    assert without.ask("hint")["rule"] == "TAB-33"
    people = party.sit(2, hints=True)
    asker = mover(people)
    other = next(client for client in people if client is not asker)
    assert other.ask("hint")["rule"] == "TAB-01"
    assert party.join(asker.table_id).ask("hint")["rule"] == "TAB-04"
    asker.do("propose", what="end")
    other.do("vote", yes=True)
    assert asker.ask("hint")["rule"] == "TAB-03"


@pytest.mark.rule("TAB-12", "TAB-33")
def test_the_result_tells_everybody_how_many(party: Party) -> None:
    people = party.sit(2, hints=True)
    asker = mover(people)
    hint(asker)
    other = next(client for client in people if client is not asker)
    asker.do("propose", what="end")
    other.do("vote", yes=True)
    assert other.table["ending"]["hints"] == [int(seat == asker.seat) for seat in range(2)]


# Law 6: hints depend on the view alone, and leave no trace for others


def overheard(
    twin: Worlds, world: int, others_ask: bool, data: Path, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """Every byte for the viewer of a world, who asks for hints whenever they may."""
    with monkeypatch.context() as patch:
        deal_always(patch, twin.deals[world])
        name_alike(patch)
        draw_alike(patch)
        with running(data) as base:
            return list(_evening(base, twin, world, others_ask))


def _evening(base: str, twin: Worlds, world: int, others_ask: bool) -> Iterator[str]:
    seats = len(twin.deals[0].hands)
    tokens = [new_token(base, f"Gracz {seat}") for seat in range(seats)]
    new_table(base, tokens[0], [{"type": "open"}] * seats, hints=True, nonce="0" * 32)
    people = [Client(base, TABLE, token) for token in tokens]
    for seat, client in enumerate(people[1:], 1):
        client.do("sit", seat=seat, nonce=f"{seat:032x}", under=f"sit{seat}")
    people[0].do("start", under="start")
    (watched,) = twin.viewers
    assert watched is not None
    viewer = people[watched]
    try:
        for ply, step in enumerate(twin.script):
            assert step.seat is not None
            mover, move = people[step.seat], msgspec.to_builtins(step.moves[world])
            for client in people:
                while client.position is None or client.position["ply"] < ply:
                    client.take()
            if others_ask or mover is viewer:
                hint(mover)
            mover.do("move", move=move, under=f"m{ply}")
        viewer.ask("vote", yes=True, under="last")
        yield from viewer.frames
        yield from fetched(base, viewer.token)
    finally:
        for client in people:
            client.close()


def difference(twin: Worlds, path: Path, patch: pytest.MonkeyPatch) -> str | None:
    """Between two worlds that look the same to the viewer; only in one of them others ask."""
    one, other = (overheard(twin, world, bool(world), path / str(world), patch) for world in (0, 1))
    assert sum('"hint"' in frame for frame in one) >= 2
    return first_difference(one, other)


@pytest.mark.rule("TAB-33")
@pytest.mark.parametrize(("seats", "viewer"), [(2, 0), (3, 1)])
def test_a_hint_is_the_same_in_worlds_that_look_the_same_whoever_else_asks(
    seats: int, viewer: Seat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert difference(_twins(seats, viewer), tmp_path, monkeypatch) is None


def _twins(seats: int, viewer: Seat) -> Worlds:
    found = worlds(Way(EXAMPLE, 0, seats), viewer, plies=6)
    assert found is not None
    return found


def the_table_shows_how_many(patch: pytest.MonkeyPatch, twin: Worlds) -> None:
    honest = telling.info

    def info(table: LiveTable, *rest: Any) -> TableInfo:
        return msgspec.structs.replace(honest(table, *rest), spectators=len(table.hinted))

    patch.setattr(telling, "info", info)


def a_frame_for_all_whenever_somebody_asks(patch: pytest.MonkeyPatch, twin: Worlds) -> None:
    honest = Actor.tell

    def tell(self: Actor, before: LiveTable, *by: Any) -> None:
        honest(self, before, *by)
        if before.hinted is not self.table.hinted:
            self.audience.tell_all_anew(self.table, self.table)

    patch.setattr(Actor, "tell", tell)


def the_adviser_sees_the_whole_game(patch: pytest.MonkeyPatch, twin: Worlds) -> None:
    async def peek(self: Workers, table: LiveTable, seat: Seat) -> Any:
        legal = list(table.rules.legal(table.rules.view(table.state, seat)))
        return legal[one_bit(table) % len(legal)]

    patch.setattr(Workers, "hint", peek)


@pytest.mark.parametrize(
    "leak",
    [
        the_table_shows_how_many,
        a_frame_for_all_whenever_somebody_asks,
        the_adviser_sees_the_whole_game,
    ],
)
def test_a_leak_is_caught(
    leak: Callable[[pytest.MonkeyPatch, Worlds], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    twin = _twins(2, 0)
    leak(monkeypatch, twin)
    assert difference(twin, tmp_path, monkeypatch) is not None
