"""A finished game as a file that anybody can check.  TAB-03, TAB-06, TAB-29, TAB-30."""

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from zaslonka import games
from zaslonka.kernel import Chance, Entry, Game, Illegal, Played, State, TimedOut, Told, Undone
from zaslonka.table.info import Ending, Line
from zaslonka.table.live import LiveTable, Ply
from zaslonka.table.lobby import nonces
from zaslonka.table.notes import Notes
from zaslonka.table.seeds import commitment, deal_seed


class Step(Struct, frozen=True):
    """A ply on record: what was done, and what was told of it."""

    entry: Entry
    told: tuple[Told, ...]
    by_clock: bool = False


class Record(Struct, frozen=True):
    """Everything of a finished game but private notes and what teams said among themselves.

    Whoever asks for it as the owner of a seat has their own notes in it besides.
    """

    game: str
    version: int
    options: Any
    players: tuple[str, ...]  # names; of a bot its level
    commitment: str
    seed: str  # hex
    nonces: tuple[str, ...]
    steps: tuple[Step, ...]
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
        seed=table.seed.hex(),
        nonces=nonces(table),
        steps=tuple(
            Step(ply.entry, ply.told, ply.by_clock) for ply in table.log if ply.entry is not None
        ),
        ending=table.ending,
        state=table.state,
        talk=talk,
        notes=notes,
    )


def verify(record: Record) -> None:
    """Deal again and play every ply again; `Broken` at the first thing that differs."""
    for _ in played_again(record):
        pass


def played_again(record: Record) -> Iterator[Ply]:
    """Each ply as the rules make it, the deal first; `Broken` at the first that differs."""
    try:
        yield from _played_again(record)
    except (
        Illegal,
        LookupError,
        ValueError,
        NotImplementedError,
        msgspec.ValidationError,
    ) as error:
        told = f"the record holds what the rules do not know: {error}"
        raise Broken("unknown", told) from error


def _played_again(record: Record) -> Iterator[Ply]:
    if commitment(bytes.fromhex(record.seed)) != record.commitment:
        raise Broken("seed", "the seed is not the one that was committed to")
    rules = games.get(record.game)
    if rules.version != record.version:
        played = f"played by version {record.version} of the rules"
        raise Broken("version", f"{played}; this is {rules.version}")
    seed = deal_seed(bytes.fromhex(record.seed), record.nonces)
    options = msgspec.convert(record.options, rules.options)
    states = {0: rules.setup(options, len(record.nonces), Chance(seed))}
    yield Ply(0, None, (), True, states[0], rules.version, 0)
    now = 0
    for step in record.steps:
        ply = step.entry.ply
        if ply <= now:
            raise Broken("order", f"ply {ply} comes after ply {now}")
        entry = _entry(rules, step.entry)
        states[ply], told = _again(rules, states, now, entry, seed)
        if _plain(told) != _plain(step.told):
            raise Broken("told", f"ply {ply} does not tell what the rules tell")
        now = ply
        yield Ply(ply, entry, tuple(told), True, states[ply], rules.version, 0, step.by_clock)
    state = states[now]
    result = None if state.table.agenda else rules.result(state.table)
    said = record.ending and record.ending.result
    if _plain(state) != _plain(record.state) or _plain(result) != _plain(said):
        raise Broken("end", "the game does not end as it is said to")
    if record.ending and not _is_of(record.ending, record.nonces):
        raise Broken("end", "the end tells of seats that nobody had")


def _is_of(ending: Ending, nonces: tuple[str, ...]) -> bool:
    """Whether only people resigned, and hints are counted for each seat."""
    people = {seat for seat, nonce in enumerate(nonces) if nonce}
    counted = ending.hints is None or len(ending.hints) == len(nonces)
    return people.issuperset(ending.resigned) and counted


def _entry(rules: Game[Any, Any, Any, Any], entry: Entry) -> Entry:
    """An entry with its move as the rules know it."""
    if not isinstance(entry, Played):
        return entry
    move = msgspec.convert(entry.move, rules.move_type)
    return msgspec.structs.replace(entry, move=move)


def _again(
    rules: Game[Any, Any, Any, Any],
    states: dict[int, State[Any, Any, Any]],
    now: int,
    entry: Entry,
    seed: bytes,
) -> tuple[State[Any, Any, Any], list[Told]]:
    """What the rules make of an entry: the state after it, and what is told."""
    chance = Chance(seed, entry.ply)
    match entry:
        case Undone(to=to):
            return states[to], []
        case TimedOut():
            state = states[now].clone()
            return state, rules.time_up(state, chance).told
        case Played(seat=seat, move=move):
            state = states[now].clone()
            return state, rules.play(state, seat, move, chance)


def _plain(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")
