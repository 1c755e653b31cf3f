"""Commands: what each message of a client does to a table."""

import functools
from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from zaslonka.kernel import AnyGame, Illegal
from zaslonka.protocol import wire
from zaslonka.table import (
    agreeing,
    arranging,
    challenging,
    contested,
    hints,
    leaving,
    lobby,
    marks,
    notes,
    playing,
    talk,
    teaching,
)
from zaslonka.table.info import Proposal
from zaslonka.table.live import LiveTable, need_seat

_MOVES = (wire.MakeMove, wire.CheckMove)


class Caller(Struct, frozen=True):
    """Who sends a command, when, who else is there, and for how long others have not been."""

    person: str | None
    present: Collection[str]
    now: int
    away: Mapping[str, int] = leaving.LONG_AGO  # milliseconds


def carry_out(table: LiveTable, caller: Caller, command: wire.Command) -> LiveTable:
    """The table after the command; `Illegal` if a clause is against it.

    Raises `msgspec.ValidationError` for what is not a move of this game at all.
    """
    person, now = caller.person, caller.now
    if isinstance(command, _MOVES):
        return _move(table, caller, command)
    if person is None:
        raise Illegal("TAB-04", "no_token")
    if table.challenge is not None:
        if isinstance(command, wire.Resign) or (
            isinstance(command, wire.Propose) and command.what == "end"
        ):
            return challenging.given_up(table, person, now)
        if isinstance(command, wire.Propose):
            challenging.need_none(table, "nothing_taken_back")
        if isinstance(command, wire.HandOver):
            challenging.need_none(table, "nobody_else")
    match command:
        case wire.Sit(seat=seat, nonce=nonce):
            return contested.begun(lobby.sit(table, person, seat, nonce), now)
        case wire.Stand():
            return lobby.stand(table, person)
        case wire.SetSeat(seat=seat, to=to):
            return arranging.set_seat(table, person, seat, to)
        case wire.Fill(level=level):
            return arranging.fill(table, person, level)
        case wire.Swap(seat=seat, other=other):
            return arranging.swap(table, person, seat, other)
        case wire.Remove(seat=seat) if table.phase == "playing":
            return agreeing.propose_removal(table, person, seat, now)
        case wire.Remove(seat=seat):
            return arranging.remove(table, person, seat)
        case wire.SetPublic(public=public):
            return arranging.set_public(table, person, public, now)
        case wire.Start():
            return lobby.start(table, person, now)
        case wire.AskHint():
            return hints.ask(table, hints.may_ask(table, person, now))
        case wire.WriteNote(note=note):
            return notes.write(table, person, note)
        case wire.Say(id=id_, said=said, to=to):
            return talk.say(table, person, to, said, id_, now)
        case wire.SetMark(thing=thing, on=on):
            return marks.mark(table, person, thing, on)
        case wire.Understood(step=step):
            return teaching.understood(table, person, step)
        case wire.LeaveLesson():
            return teaching.left(table, person)
        case wire.Propose(what="end") if table.contest is not None:
            contested.need_none(table, "resign_instead")
        case wire.Propose(what=what):
            return agreeing.propose(table, person, what, now)
        case wire.Vote(yes=yes):
            return agreeing.vote(table, person, yes, now)
        case wire.Resign():
            return agreeing.reconsidered(leaving.given_up(table, person, now), now)
        case wire.HandOver():
            return _hand_over(table, person, command, caller)
    raise TypeError(f"no such command: {command}")


def _move(table: LiveTable, caller: Caller, command: wire.MakeMove | wire.CheckMove) -> LiveTable:
    seat = need_seat(table, caller.person)
    if isinstance(command, wire.MakeMove):
        if playing.was_played(table, seat, command.id):
            return table
        move = _moves_of(table.rules).decode(command.move)
        playing.may_move(table, caller.person, caller.now)
        return playing.play(table, seat, move, caller.now, command=command.id)
    move = msgspec.convert(command.move, table.rules.move_type)
    playing.check(table, playing.may_move(table, caller.person, caller.now), move)
    return table


@functools.cache
def _moves_of(rules: AnyGame) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(rules.move_type)


def describe(table: LiveTable, caller: Caller, command: wire.DescribeMoves) -> wire.Described:
    """The facts that say each of these moves, from what the mover sees; refused as `check` is."""
    seat = need_seat(table, caller.person)
    moves = [msgspec.convert(move, table.rules.move_type) for move in command.moves]
    playing.may_move(table, caller.person, caller.now)
    rules, view = table.rules, table.rules.view(table.state, seat)
    for move in moves:
        rules.check(view, move)
    return wire.Described(command.id, tuple(rules.in_words(view, move) for move in moves))


def _hand_over(table: LiveTable, person: str, command: wire.HandOver, caller: Caller) -> LiveTable:
    """By the host or the seat's own person at once; by others as a proposal.  TAB-09."""
    seat, level, now = command.seat, command.level, caller.now
    leaving.may_hand_over(table, person, seat, level, caller.present, caller.away)
    if level is not None and table.seat_of(person) == seat:
        contested.need_none(table, "play_yourself")
    if person == table.host or table.seat_of(person) == seat:
        after = leaving.handed_over(table, seat, level, now, by=person)
        return agreeing.reconsidered(after, now)
    by = need_seat(table, person)
    return agreeing.put(
        table, Proposal(what="hand_over", by=by, agreed=(by,), seat=seat, level=level), now
    )
