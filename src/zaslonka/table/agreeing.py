"""What people must agree on: taking back, ending early, giving a seat away, sending one away.

TAB-08, TAB-09, TAB-17, TAB-25, TAB-42, TAB-62.
"""

from collections.abc import Collection
from itertools import pairwise, takewhile
from typing import Literal

import msgspec

from zaslonka.kernel import Illegal, Ply, Seat, Undone
from zaslonka.table import clocks
from zaslonka.table.info import Proposal
from zaslonka.table.leaving import handed_over, resign
from zaslonka.table.live import (
    LiveTable,
    Sitter,
    need_host,
    need_person,
    need_phase,
    need_seat,
    others_play,
)
from zaslonka.table.playing import MOST_PLIES

UNDOS_A_DECISION = 20
UNDOS_A_TABLE = 200
"""A ply is kept for ever, so nobody makes them for nothing without end.  TAB-42."""


def propose(
    table: LiveTable, person: str | None, what: Literal["undo", "end"], now: int
) -> LiveTable:
    """Take back one's last move, or stop: at once where nobody else has a say."""
    seat = need_seat(table, person)
    need_phase(table, "playing")
    if what == "end":
        if set(table.players()) == {seat} and others_play(table, person):
            raise Illegal("TAB-37", "not_alone")
        return put(table, Proposal(what="end", by=seat, agreed=(seat,)), now)
    last, to = _last_move(table, seat)
    _need_undos_left(table, seat, to)
    if table.proposal is None and last is table.history.present and not last.final:
        return _undone(table, to, now, agreed=False)
    _need_another_side(table, seat)
    return put(table, Proposal(what="undo", by=seat, agreed=(seat,), to=to), now)


def propose_removal(table: LiveTable, person: str, seat: Seat, now: int) -> LiveTable:
    """The host asks the others to send somebody away from a running game.  TAB-25."""
    need_host(table, person)
    by = need_seat(table, person)
    need_person(table, seat, but=person)
    if not set(table.players()) - {by, seat}:
        raise Illegal("TAB-25", "nobody_to_agree")
    return put(table, Proposal(what="remove", by=by, agreed=(by,), seat=seat), now)


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
        case Proposal(by=by, agreed=agreed) if len(agreed) < 2 and _has_company(table, by):
            return table  # as above: one alone ends nobody's game.  TAB-37
    return _stopped(table, now)


def _has_company(table: LiveTable, seat: Seat) -> bool:
    chair = table.chairs[seat]
    return isinstance(chair, Sitter) and others_play(table, chair.person)


def returned(table: LiveTable, people: Collection[str]) -> LiveTable:
    """Whose seat was about to be given away because they were absent is here again.  TAB-37."""
    proposal = table.proposal
    if proposal is None or proposal.what != "hand_over" or proposal.level is None:
        return table
    chair = table.chairs[proposal.seat or 0]
    back = isinstance(chair, Sitter) and chair.person in people
    return table.but(proposal=None) if back else table


def _need_voice(table: LiveTable, seat: Seat) -> None:
    if seat not in table.players():
        raise Illegal("TAB-17", "no_voice", seat=seat)


def _last_move(table: LiveTable, seat: Seat) -> tuple[Ply, int]:
    """A seat's last move that stands, and the ply before it."""
    for ply, before in pairwise(table.history.backwards()):
        if ply.mover == seat:
            return ply, before.ply
    raise Illegal("TAB-08", "nothing_to_undo")


def _need_another_side(table: LiveTable, seat: Seat) -> None:
    """Bots do not agree to take back what was shown: somebody of another side must be asked.

    In a lesson nobody plays against the learner.  TAB-62.
    """
    own = table.rules.side(table.state.table, seat)
    sides = {table.rules.side(table.state.table, other) for other in table.players()}
    bots = any(table.bot_on(other) is not None for other in range(len(table.chairs)))
    if bots and sides == {own} and table.lesson is None:
        raise Illegal("TAB-62", "bots_take_nothing_back")


def _need_undos_left(table: LiveTable, seat: Seat, to: int) -> None:
    """By the seat's own numbers: that it is refused tells nothing of what others did unseen."""
    history = table.history
    decision = history.at(to).number(seat)
    # What went back to it came after it, and a seat's numbers only grow.
    since = takewhile(lambda ply: ply.number(seat) >= decision, reversed(history.plies))
    backs = [ply.entry.to for ply in since if isinstance(ply.entry, Undone)]
    if sum(history.at(back).number(seat) == decision for back in backs) >= UNDOS_A_DECISION:
        raise Illegal("TAB-42", "undone_enough_here", most=UNDOS_A_DECISION)
    if history.last.undos >= UNDOS_A_TABLE or table.ply + 1 >= MOST_PLIES:
        raise Illegal("TAB-42", "undone_enough", most=UNDOS_A_TABLE)


def _undone(table: LiveTable, to: int, now: int, *, agreed: bool) -> LiveTable:
    """The game as it was after ply ``to``; numbers of plies are not used again.  TAB-08."""
    entry, state = Undone(table.ply + 1, to, agreed), table.history.at(to).state
    version = table.rules.version
    history = table.history.with_ply(entry, (), state, final=False, version=version, at=now)
    return clocks.pressed(table, table.but(history=history), None, now)


def _removed(table: LiveTable, seat: Seat, now: int) -> LiveTable:
    """As if they had resigned, and no more to be heard of."""
    person = need_person(table, seat)
    return resign(table.but(removed=(*table.removed, person)), person, now)


def _stopped(table: LiveTable, now: int) -> LiveTable:
    return clocks.paused(table, now).ended(None)
