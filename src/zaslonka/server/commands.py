"""Commands: what each message of a client does to a table."""

from collections.abc import Collection

import msgspec
from msgspec import Struct

from zaslonka.kernel import Illegal
from zaslonka.server import wire
from zaslonka.server.counting import decision
from zaslonka.table import (
    agreeing,
    arranging,
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


class Caller(Struct, frozen=True):
    """Who sends a command, when, and who else is there."""

    person: str | None
    present: Collection[str]
    now: int


def carry_out(table: LiveTable, caller: Caller, command: wire.Command) -> LiveTable:
    """The table after the command; `Illegal` if a clause is against it.

    Raises `msgspec.ValidationError` for what is not a move of this game at all.
    """
    person, now = caller.person, caller.now
    if isinstance(command, wire.MakeMove | wire.CheckMove):
        return _move(table, caller, command)
    if person is None:
        raise Illegal("TAB-04", "no_token")
    match command:
        case wire.Sit(seat=seat, nonce=nonce):
            return lobby.sit(table, person, seat, nonce)
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
            seat = hints.may_ask(table, person, now)
            return hints.ask(table, seat, decision(table, seat))
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
        case wire.Propose(what=what):
            return agreeing.propose(table, person, what, now)
        case wire.Vote(yes=yes):
            return agreeing.vote(table, person, yes, now)
        case wire.Resign():
            return agreeing.reconsidered(leaving.resign(table, person, now), now)
        case wire.HandOver():
            return _hand_over(table, person, command, caller)
    raise TypeError(f"no such command: {command}")


def _move(table: LiveTable, caller: Caller, command: wire.MakeMove | wire.CheckMove) -> LiveTable:
    seat = need_seat(table, caller.person)
    if isinstance(command, wire.MakeMove) and playing.was_played(table, seat, command.id):
        return table
    move = msgspec.convert(command.move, table.rules.move_type)
    playing.may_move(table, caller.person, caller.now)
    if isinstance(command, wire.CheckMove):
        playing.check(table, seat, move)
        return table
    return playing.play(table, seat, move, caller.now, command=command.id)


def _hand_over(table: LiveTable, person: str, command: wire.HandOver, caller: Caller) -> LiveTable:
    """By the host or the seat's own person at once; by others as a proposal.  TAB-09."""
    seat, level, now = command.seat, command.level, caller.now
    leaving.may_hand_over(table, person, seat, level, caller.present)
    if person == table.host or table.seat_of(person) == seat:
        return agreeing.reconsidered(leaving.handed_over(table, seat, level, now), now)
    by = need_seat(table, person)
    return agreeing.put(table, Proposal("hand_over", by, (by,), seat=seat, level=level), now)
