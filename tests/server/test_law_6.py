"""Law 6: what leaves the server for a seat depends on nothing that the seat may not know."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.twin_worlds import Worlds, first_difference, heard, worlds
from zaslonka.games.zlam_ten_kod.rules import Write
from zaslonka.kernel import Illegal, Seat, Told
from zaslonka.server import commands, telling, wire
from zaslonka.server.actor import Actor
from zaslonka.server.connection import Connection
from zaslonka.table.live import LiveTable, Ply

CASES = [(2, 0), (2, None), (3, 1), (3, None), (4, 2), (4, None)]

Mutant = Callable[[pytest.MonkeyPatch, Worlds], None]


def difference(twin: Worlds, path: Path, patch: pytest.MonkeyPatch) -> str | None:
    one, other = (heard(twin, world, path / str(world), patch) for world in (0, 1))
    assert len(one) > 10
    return first_difference(one, other)


@pytest.mark.rule("TAB-04", "TAB-05", "TAB-11", "ZTK-90", "ZTK-91", "ZTK-92")
@pytest.mark.parametrize(("seats", "viewer"), CASES)
def test_every_byte_for_a_viewer_is_the_same_in_twin_worlds(
    seats: int, viewer: Seat | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twin = worlds(seats, viewer, plies=12)
    assert len(twin.script) >= 8, "the worlds are told apart too soon to show anything"
    assert difference(twin, tmp_path, monkeypatch) is None


# Leaks that must be caught


def _hidden(table: LiveTable) -> tuple[Any, ...]:
    """Something of each part that twins differ in."""
    return (*(hand.code for hand in table.state.hands), table.state.secret.middle)


def _is_the_first(twin: Worlds, table: LiveTable) -> bool:
    """One bit of what nobody may know."""
    return bool(table.state.secret.middle == twin.deals[0].secret.middle)


def others_private_events_in_the_log(patch: pytest.MonkeyPatch, twin: Worlds) -> None:
    def entry(ply: Ply, seat: Seat | None) -> wire.LogEntry:
        return honest(
            msgspec.structs.replace(ply, told=tuple(Told(t.event) for t in ply.told)), seat
        )

    honest = telling.entry
    patch.setattr(telling, "entry", entry)


def a_refusal_with_hidden_facts(patch: pytest.MonkeyPatch, twin: Worlds) -> None:
    def carry_out(table: LiveTable, *rest: Any) -> LiveTable:
        try:
            return honest(table, *rest)
        except Illegal as illegal:
            if table.log:
                illegal.facts["because"] = str(_hidden(table))
            raise

    honest = commands.carry_out
    patch.setattr("zaslonka.server.actor.carry_out", carry_out)


def a_frame_whose_size_depends_on_a_hand(patch: pytest.MonkeyPatch, twin: Worlds) -> None:
    def tell_ply(self: Actor, before: LiveTable) -> None:
        honest(self, before)
        padding = b" " * _is_the_first(twin, self.table)
        for there in self._connections:
            there.send_encoded(msgspec.json.encode(wire.Noted({})) + padding)

    honest = Actor._tell_ply
    patch.setattr(Actor, "_tell_ply", tell_ply)


def answers_in_an_order_that_depends_on_a_secret(patch: pytest.MonkeyPatch, twin: Worlds) -> None:
    async def command(self: Actor, connection: Connection, given: wire.Command) -> None:
        early = self.table.phase == "playing" and _is_the_first(twin, self.table)
        if early:
            connection.send(wire.Noted({}))
        await honest(self, connection, given)
        if not early:
            connection.send(wire.Noted({}))

    honest = Actor.command
    patch.setattr(Actor, "command", command)


def a_table_that_carries_the_deal(patch: pytest.MonkeyPatch, twin: Worlds) -> None:
    def info(table: LiveTable, *rest: Any) -> Any:
        shown = honest(table, *rest)
        if not table.log:
            return shown
        return msgspec.structs.replace(shown, commitment=str(_hidden(table)))

    honest = telling.info
    patch.setattr(telling, "info", info)


def offers_computed_from_the_whole_state(patch: pytest.MonkeyPatch, twin: Worlds) -> None:
    def offers(table: LiveTable, seat: Seat | None) -> tuple[wire.Offer, ...]:
        return (
            *honest(table, seat),
            wire.Offer("guess", (table.state.secret.middle, _hidden(table))),
        )

    honest = telling.offers
    patch.setattr(telling, "offers", offers)


def a_replay_before_the_end(patch: pytest.MonkeyPatch, twin: Worlds) -> None:
    patch.setattr("zaslonka.server.replays._need_over", lambda table: None)
    patch.setattr(
        telling, "opened", lambda table: wire.Open(table.state, "", ()) if table.log else None
    )


def help_from_the_true_deal(patch: pytest.MonkeyPatch, twin: Worlds) -> None:
    async def help_(self: Any, table: LiveTable, seat: Seat) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(_hidden(table)))

    patch.setattr("zaslonka.server.thinking.Thinkers.help", help_)


@pytest.mark.parametrize(
    "mutant",
    [
        others_private_events_in_the_log,
        a_refusal_with_hidden_facts,
        a_frame_whose_size_depends_on_a_hand,
        answers_in_an_order_that_depends_on_a_secret,
        a_table_that_carries_the_deal,
        offers_computed_from_the_whole_state,
        a_replay_before_the_end,
        help_from_the_true_deal,
    ],
)
def test_a_leak_is_caught(mutant: Mutant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    twin = worlds(3, 1, plies=4)
    assert any(isinstance(move, Write) and seat != 1 for seat, move in twin.script)
    mutant(monkeypatch, twin)
    assert difference(twin, tmp_path, monkeypatch) is not None
