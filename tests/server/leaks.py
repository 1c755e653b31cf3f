"""Leaks of the server that law 6 must catch, in any game."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from tests.laws.laws import encoded
from zaslonka.kernel import History, Illegal, Ply, Seat, Told
from zaslonka.protocol import commands, telling, wire
from zaslonka.server.operations import logs
from zaslonka.server.tables.actor import Actor, Answer
from zaslonka.server.tables.audience import Audience
from zaslonka.server.tables.chores import Chores
from zaslonka.server.tables.connection import Connection
from zaslonka.store import tables
from zaslonka.store.writer import Job
from zaslonka.table.live import LiveTable

Leak = Callable[[pytest.MonkeyPatch], None]


def hidden(table: LiveTable) -> str:
    """What twins differ in, one part or another of it."""
    return encoded((table.state.hands, table.state.secret)).decode() if table.history else ""


def one_bit(table: LiveTable) -> int:
    """A number that depends on all that nobody may know."""
    return sum(at * byte for at, byte in enumerate(hidden(table).encode()))


# Between twins


def others_private_events_in_the_log(patch: pytest.MonkeyPatch) -> None:
    def entry(history: History, ply: Ply, seat: Seat | None) -> wire.LogEntry:
        leaky = msgspec.structs.replace(ply, told=tuple(Told(t.event) for t in ply.told))
        return honest(history, leaky, seat)

    honest = telling.entry
    patch.setattr(telling, "entry", entry)


def a_refusal_with_hidden_facts(patch: pytest.MonkeyPatch) -> None:
    def carry_out(table: LiveTable, *rest: Any) -> LiveTable:
        try:
            return honest(table, *rest)
        except Illegal as illegal:
            illegal.facts["because"] = hidden(table)
            raise

    honest = commands.carry_out
    patch.setattr(commands, "carry_out", carry_out)
    patch.setattr("zaslonka.server.tables.actor.carry_out", carry_out)


def a_frame_whose_size_depends_on_a_hand(patch: pytest.MonkeyPatch) -> None:
    def tell_ply(self: Audience, before: LiveTable, after: LiveTable) -> None:
        honest(self, before, after)
        padding = b" " * (one_bit(after) % 101)
        for there in self:
            there.send_encoded(msgspec.json.encode(wire.Noted({})) + padding)

    honest = Audience._tell_ply
    patch.setattr(Audience, "_tell_ply", tell_ply)


def answers_in_an_order_that_depends_on_a_secret(patch: pytest.MonkeyPatch) -> None:
    def obey(self: Actor, connection: Connection, given: wire.Command, answer: Answer) -> None:
        def answered(error: Exception | None) -> None:
            answer(error)
            for _ in range(101 - early):
                connection.send(wire.Noted({}))

        early = one_bit(self.table) % 101
        for _ in range(early):
            connection.send(wire.Noted({}))
        honest(self, connection, given, answered)

    honest = Actor._obey
    patch.setattr(Actor, "_obey", obey)


def a_table_that_carries_the_deal(patch: pytest.MonkeyPatch) -> None:
    def info(table: LiveTable, *rest: Any) -> Any:
        return msgspec.structs.replace(honest(table, *rest), commitment=hidden(table))

    honest = telling.info
    patch.setattr(telling, "info", info)


def offers_computed_from_the_whole_state(patch: pytest.MonkeyPatch) -> None:
    def offers(table: LiveTable, seat: Seat | None) -> tuple[wire.Offer, ...]:
        return (*honest(table, seat), wire.Offer("guess", (hidden(table),)))

    honest = telling.offers
    patch.setattr(telling, "offers", offers)


def a_replay_before_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("zaslonka.protocol.replays._need_over", lambda table: None)
    patch.setattr(
        telling, "opened", lambda table: wire.Open(table.state, "", ()) if table.history else None
    )


def help_from_the_true_deal(patch: pytest.MonkeyPatch) -> None:
    async def help_(self: Any, table: LiveTable, seat: Seat) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(hidden(table)))

    patch.setattr("zaslonka.server.workers.pool.Workers.help", help_)


def moves_described_from_the_whole_state(patch: pytest.MonkeyPatch) -> None:
    def describe(table: LiveTable, caller: commands.Caller, command: Any) -> wire.Described:
        found = honest(table, caller, command)
        return wire.Described(found.id, ({"because": hidden(table)},))

    honest = commands.describe
    patch.setattr("zaslonka.server.tables.actor.describe", describe)


def a_line_in_the_log(patch: pytest.MonkeyPatch) -> None:
    def tell_ply(self: Audience, before: LiveTable, after: LiveTable) -> None:
        honest(self, before, after)
        logs.event("played", table=after.id, size=one_bit(after))

    honest = Audience._tell_ply
    patch.setattr(Audience, "_tell_ply", tell_ply)


def trouble_named_by_a_secret(patch: pytest.MonkeyPatch) -> None:
    def trouble(self: Chores) -> tuple[Seat, ...]:
        return honest(self) and (one_bit(self._table) % 101,)

    honest = Chores.trouble
    patch.setattr(Chores, "trouble", trouble)


def absence_since_a_secret(patch: pytest.MonkeyPatch) -> None:
    async def leave(self: Actor, connection: Connection) -> None:
        await honest(self, connection)
        left, bit = self.audience._left, one_bit(self.table)
        left.update({person: since + bit for person, since in left.items()})
        self.audience.tell_info(self.table)

    honest = Actor.leave
    patch.setattr(Actor, "leave", leave)


BETWEEN_TWINS: list[Leak] = [
    others_private_events_in_the_log,
    a_refusal_with_hidden_facts,
    a_frame_whose_size_depends_on_a_hand,
    answers_in_an_order_that_depends_on_a_secret,
    a_table_that_carries_the_deal,
    offers_computed_from_the_whole_state,
    a_replay_before_the_end,
    help_from_the_true_deal,
    moves_described_from_the_whole_state,
    a_line_in_the_log,
    trouble_named_by_a_secret,
    absence_since_a_secret,
]


# Traces of what was done in secret


def _is_secret(before: LiveTable, after: LiveTable) -> bool:
    return after.ply > before.ply and after.public_ply == before.public_ply


def my_tables_say_when_there_was_a_secret_ply(patch: pytest.MonkeyPatch) -> None:
    def difference(changed: Sequence[tables.Changed], now: int, *more: Any) -> Job:
        job = honest(changed, now, *more)
        moved = [after.id for before, after in changed if before and after.ply > before.ply]
        touched = [(tables._TOUCH_TABLE, (now, table)) for table in moved]
        return msgspec.structs.replace(job, statements=[*job.statements, *touched])

    honest = tables.difference
    patch.setattr(tables, "difference", difference)


def a_secret_ply_is_stored_as_one_that_all_could_see(patch: pytest.MonkeyPatch) -> None:
    def row(table: LiveTable, at: int) -> tuple[Any, ...]:
        *rest, waiting = honest(table, at)
        return (*rest, waiting or encoded(table.waiting()))

    honest = tables._row
    patch.setattr(tables, "_row", row)


def a_proposal_names_the_raw_ply(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(telling, "_proposed", lambda table: table.proposal)


def the_bots_pace_counts_every_ply(patch: pytest.MonkeyPatch) -> None:
    def made(self: Actor, table: LiveTable, *rest: Any) -> None:
        init(self, table, *rest)
        actors.append(self)

    def pace(table_id: str, public_ply: int, mean: int, thought: float) -> float:
        return honest(table_id, actors[-1].table.ply, mean, thought)

    actors: list[Actor] = []
    init, honest = Actor.__init__, telling.pace
    patch.setattr(Actor, "__init__", made)
    patch.setattr(telling, "pace", pace)


def the_metrics_count_secret_plies(patch: pytest.MonkeyPatch) -> None:
    def tell(self: Actor, before: LiveTable, *by: Any) -> None:
        honest(self, before, *by)
        if _is_secret(before, self.table):
            self.services.metrics.plies.told[self.table.game] += 1

    honest = Actor.tell
    patch.setattr(Actor, "tell", tell)


def help_is_sent_again_after_a_secret_ply(patch: pytest.MonkeyPatch) -> None:
    def wanted(self: Chores) -> Any:
        for key, work in honest(self):
            yield (("help", self._table.ply, key[2]) if key[0] == "help" else key), work

    honest = Chores._wanted
    patch.setattr(Chores, "_wanted", wanted)


def a_failure_in_secret_is_logged_with_its_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Chores, "_is_known", lambda self, key: True)


def trouble_of_one_seat_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    def repeat_trouble(self: Chores, there: Connection, key: Any) -> None:
        there.send(wire.Troubled(key[0]))

    patch.setattr(Chores, "_repeat_trouble", repeat_trouble)


AFTER_A_SECRET_PLY_WITH_HELP: list[Leak] = [
    help_is_sent_again_after_a_secret_ply,
    a_failure_in_secret_is_logged_with_its_table,
    trouble_of_one_seat_is_told_to_all,
]
"""What is worked out for a seat that has learned something, and fails at first."""

AFTER_A_SECRET_PLY: list[Leak] = [
    my_tables_say_when_there_was_a_secret_ply,
    a_secret_ply_is_stored_as_one_that_all_could_see,
    a_proposal_names_the_raw_ply,
    the_bots_pace_counts_every_ply,
    the_metrics_count_secret_plies,
    *AFTER_A_SECRET_PLY_WITH_HELP,
]


def the_metrics_count_private_changes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tables, "is_seen", lambda before, after: True)


def my_tables_say_when_something_private_was_stored(patch: pytest.MonkeyPatch) -> None:
    def statements(before: LiveTable | None, after: LiveTable, now: int, **more: Any) -> Any:
        yield from honest(before, after, now, **more)
        if before is not None:
            yield tables._TOUCH_TABLE, (now, after.id)

    honest = tables._statements
    patch.setattr(tables, "_statements", statements)


AFTER_ANYTHING_PRIVATE: list[Leak] = [
    the_metrics_count_private_changes,
    my_tables_say_when_something_private_was_stored,
]
