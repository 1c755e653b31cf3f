"""What people must agree on: taking back, ending early, giving a seat away, sending one away.

TAB-08, TAB-09, TAB-17, TAB-25.
"""

from typing import Literal

import msgspec

from zaslonka.kernel import Illegal, Seat, Undone
from zaslonka.table import clocks
from zaslonka.table.info import Proposal
from zaslonka.table.leaving import handed_over, resign
from zaslonka.table.live import LiveTable, Ply, mover, need_host, need_person, need_phase, need_seat


def propose(
    table: LiveTable, person: str | None, what: Literal["undo", "end"], now: int
) -> LiveTable:
    """Take back one's last move, or stop: at once where nobody else has a say."""
    seat = need_seat(table, person)
    need_phase(table, "playing")
    if what == "end":
        return put(table, Proposal("end", seat, (seat,)), now)
    last, to = _last_move(table, seat)
    if table.proposal is None and last is table.standing()[-1] and not last.final:
        return _undone(table, to, now, agreed=False)
    return put(table, Proposal("undo", seat, (seat,), to), now)


def propose_removal(table: LiveTable, person: str, seat: Seat, now: int) -> LiveTable:
    """The host asks the others to send somebody away from a running game.  TAB-25."""
    need_host(table, person)
    by = need_seat(table, person)
    need_person(table, seat, but=person)
    if not set(table.players()) - {by, seat}:
        raise Illegal("TAB-25", "nobody_to_agree")
    return put(table, Proposal("remove", by, (by,), seat=seat), now)


def put(table: LiveTable, proposal: Proposal, now: int) -> LiveTable:
    """Ask everybody for this; only one thing is asked at a time.  TAB-17."""
    _need_voice(table, proposal.by)
    if table.proposal is not None:
        raise Illegal("TAB-17", "proposal_open", by=table.proposal.by)
    return _settled(table, proposal, now)


def vote(table: LiveTable, person: str | None, yes: bool, now: int) -> LiveTable:
    """One no drops the proposal; its maker's no takes it back.  TAB-17."""
    seat = need_seat(table, person)
    need_phase(table, "playing")
    if table.proposal is None:
        raise Illegal("TAB-17", "nothing_proposed")
    _need_voice(table, seat)
    if table.proposal.what == "remove" and table.proposal.seat == seat:
        raise Illegal("TAB-17", "no_voice", seat=seat)
    if not yes:
        return table.but(proposal=None)
    agreed = tuple(sorted({*table.proposal.agreed, seat}))
    return _settled(table, msgspec.structs.replace(table.proposal, agreed=agreed), now)


def reconsidered(table: LiveTable, now: int) -> LiveTable:
    """Fewer people have a voice: what is proposed may be agreed now, or nobody's any more."""
    if table.proposal is None:
        return table
    if table.proposal.by not in table.players():
        return table.but(proposal=None)
    return _settled(table, table.proposal, now)


def _settled(table: LiveTable, proposal: Proposal, now: int) -> LiveTable:
    """The table with this proposal, or with what it asks once nobody is left to agree."""
    if set(table.players()) - {proposal.seat} - set(proposal.agreed):
        return table.but(proposal=proposal)
    table = table.but(proposal=None)
    match proposal:
        case Proposal(what="undo", to=int(to)):
            return _undone(table, to, now, agreed=True)
        case Proposal(what="hand_over", seat=int(seat), level=level):
            return handed_over(table, seat, level, now)
        case Proposal(what="remove", seat=int(seat), agreed=agreed):
            # Whoever was asked may be gone by now: then nobody has agreed.
            return _removed(table, seat, now) if len(agreed) > 1 else table
    return _stopped(table, now)


def _need_voice(table: LiveTable, seat: Seat) -> None:
    if seat not in table.players():
        raise Illegal("TAB-17", "no_voice", seat=seat)


def _last_move(table: LiveTable, seat: Seat) -> tuple[Ply, int]:
    """A seat's last move that stands, and the ply before it."""
    standing = table.standing()
    for before, ply in zip(reversed(standing[:-1]), reversed(standing[1:]), strict=True):
        if mover(ply) == seat:
            return ply, before.ply
    raise Illegal("TAB-08", "nothing_to_undo")


def _undone(table: LiveTable, to: int, now: int, *, agreed: bool) -> LiveTable:
    """The game as it was after ply ``to``; numbers of plies are not used again.  TAB-08."""
    state = next(ply.state for ply in table.log if ply.ply == to)
    entry = Undone(table.ply + 1, to, agreed)
    undone = Ply(entry.ply, entry, (), False, state, table.rules.version, now)
    return clocks.pressed(table, table.but(log=(*table.log, undone)), None, now)


def _removed(table: LiveTable, seat: Seat, now: int) -> LiveTable:
    """As if they had resigned, and no more to be heard of."""
    person = need_person(table, seat)
    return resign(table.but(removed=(*table.removed, person)), person, now)


def _stopped(table: LiveTable, now: int) -> LiveTable:
    return clocks.paused(table, now).ended(None)
