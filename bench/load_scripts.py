"""Whole games written down beforehand, so that who plays them over a wire need not know a rule."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from zaslonka import games
from zaslonka.kernel import Illegal, Seat
from zaslonka.table import lobby, playing
from zaslonka.table.info import OpenSeat
from zaslonka.table.live import LiveTable

SEED = bytes(32)
"""What a measured server draws for every table: with the nonces it fixes each deal."""

TRIES = 40
LOOKED_AT = 400


class Turn(NamedTuple):
    """Who moves, what they send, and which seats are told of it; a spectator is None."""

    seat: Seat
    frame: bytes
    told: frozenset[Seat | None]


def seats_of(game: str) -> int:
    """Three where the game can be played so, else as many as it needs."""
    return max(3, games.get(game).seats[0])


def dealt(game: str, nonce: str) -> LiveTable:
    """The table as the server deals it when everybody brings this nonce."""
    seats, people = seats_of(game), [f"p{seat}" for seat in range(seats_of(game))]
    table = lobby.make(
        "TABLE", game, (OpenSeat(),) * seats, host="p0", nonce=nonce, seed=SEED, options={}
    )
    for seat in range(1, seats):
        table = lobby.sit(table, people[seat], seat, nonce)
    return lobby.deal(table, 0)


def played(table: LiveTable, dice: random.Random) -> Iterator[tuple[LiveTable, Any]]:
    """Random moves, for as long as one is found that does not end the game."""
    while True:
        for _ in range(TRIES):
            seat = dice.choice(table.asked() or table.waiting())
            rules, view = table.rules, table.rules.view(table.state, seat)
            # Kinds by turns: of some there are a thousand times as many as of others.
            by_kind: dict[type, list[Any]] = {}
            for one in islice(rules.legal(view), LOOKED_AT):
                by_kind.setdefault(type(one), []).append(one)
            move = dice.choice(dice.choice(list(by_kind.values())))
            try:
                after = playing.play(table, seat, move, 0)
            except Illegal:
                continue
            if after.phase == "playing" and not _is_nearly_over(table, after):
                break
        else:
            return
        yield after, move
        table = after


def _is_nearly_over(before: LiveTable, after: LiveTable) -> bool:
    """Whether somebody is out, or has found it out: the game would soon end."""
    old, new = before.state.table, after.state.table
    return any(getattr(old, one, ()) != getattr(new, one, ()) for one in ("out", "winners"))


def script(game: str, nonce: str, moves: int) -> list[Turn]:
    """So many moves, or as many as there are, as frames under the ids m1, m2, …"""
    before, turns = dealt(game, nonce), []
    for after, move in islice(played(before, random.Random(nonce)), moves):
        last = after.history.last
        command = {"type": "move", "id": f"m{last.ply}", "move": move}
        old, new = before.history.last, last
        seats = (*range(len(after.chairs)), None)
        told = frozenset(seat for seat in seats if new.number(seat) > old.number(seat))
        assert last.mover is not None
        turns.append(Turn(last.mover, msgspec.json.encode(command), told))
        before = after
    return turns
