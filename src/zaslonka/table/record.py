"""A finished game as a file that anybody can check.  TAB-03, TAB-06, TAB-29, TAB-30."""

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from zaslonka import games
from zaslonka.kernel import AnyGame, Ending, Entry, History, Illegal, Match, Told
from zaslonka.kernel.talk import Line
from zaslonka.table.live import LiveTable
from zaslonka.table.lobby import nonces, shared_nonces
from zaslonka.table.notes import Notes
from zaslonka.table.seeds import commitment, deal_seed


class RecordedPly(Struct, frozen=True):
    """A ply on record: what was done, and what was told of it."""

    entry: Entry
    told: tuple[Told, ...]
    by_clock: bool = False


class Record(Struct, frozen=True, kw_only=True):
    """Everything of a finished game but private notes and what teams said among themselves.

    Whoever asks for it as the owner of a seat has their own notes in it besides.
    """

    game: str
    version: int
    options: Any
    players: tuple[str, ...]  # names; of a bot its level
    commitment: str
    sealed: bool = False  # committed to before the maker's nonce was known: TAB-47
    seed: str  # hex
    nonces: tuple[str, ...]
    shared: tuple[str, ...] = ()  # what made the deal instead, the same at several tables: TAB-131
    steps: tuple[RecordedPly, ...]
    ending: Ending | None
    state: Any  # as it was at the end
    talk: tuple[Line, ...] = ()
    notes: Notes | None = None


Flaw: TypeAlias = Literal["seed", "version", "unknown", "order", "told", "end"]
"""What a record can be found out in; `Broken` says it in words."""


class Broken(Exception):
    """The record is not what was promised or not what the rules make of it."""

    def __init__(self, flaw: Flaw, told: str) -> None:
        super().__init__(told)
        self.flaw = flaw


def record(
    table: LiveTable,
    players: tuple[str, ...],
    talk: tuple[Line, ...] = (),
    notes: Notes | None = None,
) -> Record:
    return Record(
        game=table.game,
        version=table.version,
        options=table.options,
        players=players,
        commitment=commitment(table.seed),
        sealed=table.sealed,
        seed=table.seed.hex(),
        nonces=nonces(table),
        shared=shared_nonces(table),
        steps=tuple(
            RecordedPly(ply.entry, ply.told, ply.by_clock)
            for ply in table.history
            if ply.entry is not None
        ),
        ending=table.ending,
        state=table.state,
        talk=talk,
        notes=notes,
    )


def verify(record: Record) -> History:
    """Deal again and play every ply again; `Broken` at the first thing that differs."""
    *_, last = histories(record)
    return last


def histories(record: Record) -> Iterator[History]:
    """The game as the rules make it, after the deal and after each ply; `Broken` as `verify`."""
    try:
        yield from _histories(record)
    except (
        Illegal,
        LookupError,
        ValueError,
        NotImplementedError,
        msgspec.ValidationError,
    ) as error:
        told = f"the record holds what the rules do not know: {error}"
        raise Broken("unknown", told) from error


def _histories(record: Record) -> Iterator[History]:
    if commitment(bytes.fromhex(record.seed)) != record.commitment:
        raise Broken("seed", "the seed is not the one that was committed to")
    if record.shared and not {*record.shared}.issuperset(filter(None, record.nonces)):
        raise Broken("seed", "somebody's nonce is not among those of the deal")
    newest = games.get(record.game)
    try:
        rules = newest.of_version(record.version)
    except LookupError:
        played = f"played by version {record.version} of the rules"
        raise Broken("version", f"{played}; this is {newest.version}") from None
    by_clock = {step.entry.ply for step in record.steps if step.by_clock}
    replayed = match(record).histories(rules, by_clock=by_clock)
    history = next(replayed)
    yield history
    for step in record.steps:
        if step.entry.ply <= history.last.ply:
            raise Broken("order", f"ply {step.entry.ply} comes after ply {history.last.ply}")
        history = next(replayed)
        if _plain(history.last.told) != _plain(step.told):
            raise Broken("told", f"ply {step.entry.ply} does not tell what the rules tell")
        yield history
    state = history.last.state
    result = None if state.table.agenda else rules.result(state.table)
    said = record.ending and record.ending.result
    if _plain(state) != _plain(record.state) or _plain(result) != _plain(said):
        raise Broken("end", "the game does not end as it is said to")
    if record.ending and not _is_of(record.ending, record.nonces):
        raise Broken("end", "the end tells of seats that nobody had")
    if record.ending and not _is_fair(record.ending, rules, state.table):
        raise Broken("end", "it was not drawn, and nobody gave in")


def match(record: Record) -> Match:
    """What of a record the rules need to make all the rest of it."""
    seed = deal_seed(bytes.fromhex(record.seed), record.shared or record.nonces)
    log = [step.entry for step in record.steps]
    seats = len(record.nonces)
    return Match(record.game, record.version, record.options, seats, seed, log)


def _is_of(ending: Ending, nonces: tuple[str, ...]) -> bool:
    """Whether only people resigned, and what else is said of seats is of seats there are."""
    people = {seat for seat, nonce in enumerate(nonces) if nonce}
    counted = ending.hints is None or len(ending.hints) == len(nonces)
    seated = set(range(len(nonces))).issuperset({*ending.assisted, *ending.conceded})
    return people.issuperset(ending.resigned) and seated and counted


def _is_fair(ending: Ending, rules: AnyGame, table: Any) -> bool:
    """Whether it was drawn between sides if it says so, and conceded by those who resigned."""
    given_up = not ending.conceded or (bool(ending.resigned) and ending.result is None)
    won = ending.result.winners if ending.result else ()
    return given_up and (rules.is_drawn(table, won) or not ending.drawn)


def _plain(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")
