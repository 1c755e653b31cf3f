"""Twin worlds on a running server: the same commands on two deals that look the same to one.

What a script of moves tells the viewer is the same in both worlds (the kernel says so), and
therefore every byte the server sends to that viewer must be.
"""

import itertools
import json
import random
import urllib.error
import urllib.request
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.laws.twins import twins
from tests.server.protocol_client import PATIENCE, Client, new_table, new_token
from tests.server.running import running
from zaslonka import games
from zaslonka.kernel import Chance, Illegal, Seat, State
from zaslonka.server import hall, http
from zaslonka.table import clocks, lobby
from zaslonka.table.live import LiveTable, Ply

AnyState = State[Any, Any, Any]

RULES = games.get("zlam_ten_kod")
TABLE = "TWINTABL"
DEALS = 4
"""How many deals are tried to find twins that stay alike for long."""


class Worlds(NamedTuple):
    """Two deals, and moves that tell the viewer the same in both; the game never ends in them."""

    viewer: Seat | None
    deals: tuple[AnyState, AnyState]
    script: list[tuple[Seat, Any]]


@cache
def worlds(seats: int, viewer: Seat | None, plies: int) -> Worlds:
    """Of many twins of some deals, those with which most can be played before they differ."""
    return max(
        (one for seed in range(DEALS) for one in _worlds_of(seats, viewer, plies, seed)),
        key=lambda one: len(one.script),
    )


def _worlds_of(seats: int, viewer: Seat | None, plies: int, seed: int) -> Iterator[Worlds]:
    rng = random.Random(seed)
    state = RULES.setup(RULES.options(), seats, Chance(bytes([seed]) * 32))
    world = RULES.imagine(RULES.view(state, viewer), Chance(bytes([seed + 1]) * 32))
    for twin in twins(RULES, state, viewer, world, rng):
        if twin.secret.pile == state.secret.pile and twin.secret.middle != state.secret.middle:
            yield Worlds(viewer, (state, twin), _script((state, twin), viewer, plies, rng))


def _script(
    deals: tuple[AnyState, AnyState], viewer: Seat | None, plies: int, rng: random.Random
) -> list[tuple[Seat, Any]]:
    states, script = deals, list[tuple[Seat, Any]]()
    for ply in range(1, plies + 1):
        (seat,) = RULES.must_act(states[0].table)
        legal = list(RULES.legal(RULES.view(states[0], seat)))
        # Guesses are rarer than questions, but must occur.
        offered = [*rng.sample(legal, min(len(legal), 12)), *legal[:8]]
        for move in rng.sample(offered, len(offered)):
            after = _played(states, viewer, seat, move, ply)
            if after is not None:
                states = after
                script.append((seat, move))
                break
        else:
            break
    return script


def _played(
    states: tuple[AnyState, AnyState], viewer: Seat | None, seat: Seat, move: Any, ply: int
) -> tuple[AnyState, AnyState] | None:
    """Both worlds after a move, unless it tells the viewer which of them it is in."""
    one, other = states[0].clone(), states[1].clone()
    told = []
    for state in (one, other):
        try:
            events = RULES.play(state, seat, move, Chance(bytes(32), ply))
        except Illegal:
            return None
        told.append([each.event for each in events if each.only in (None, viewer)])
    alike = told[0] == told[1] and RULES.view(one, viewer) == RULES.view(other, viewer)
    return (one, other) if alike and one.table.agenda else None


# On the server


def heard(twin: Worlds, world: int, data: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every byte the viewer gets in one of the worlds, in order: frames and HTTP answers."""
    with monkeypatch.context() as patch:
        deal_always(patch, twin.deals[world])
        name_alike(patch)
        with running(data) as base:
            return list(_Session(base, twin).run())


def deal_always(patch: pytest.MonkeyPatch, state: AnyState) -> None:
    """Every table is dealt this."""

    def deal(table: LiveTable, now: int) -> LiveTable:
        dealt = Ply(0, None, (), True, state.clone(), RULES.version, now)
        return clocks.wound(table.but(phase="playing", log=(dealt,)), now)

    patch.setattr(lobby, "deal", deal)


def name_alike(patch: pytest.MonkeyPatch) -> None:
    """The table of either world has the same name, the same seed and the same people."""
    patch.setattr(hall, "new_table_id", lambda: TABLE)
    patch.setattr(hall, "new_seed", lambda: bytes(32))
    people = itertools.count()
    patch.setattr(http, "new_person", lambda: f"person {next(people)}")


class _Session:
    """Everybody at a table of one world, and what they do there."""

    def __init__(self, base: str, twin: Worlds) -> None:
        seats = len(twin.deals[0].hands)
        self.base, self.twin = base, twin
        self.tokens = [new_token(base, f"Gracz {seat}") for seat in range(seats)]
        new_table(base, self.tokens[0], [{"type": "open"}] * seats, help="full", nonce="0" * 32)
        self.people = [Client(base, TABLE, token) for token in self.tokens]
        for seat, client in enumerate(self.people[1:], 1):
            client.do("sit", seat=seat, nonce=f"{seat:032x}", under=f"sit{seat}")
        self.spectator = Client(base, TABLE)
        self.viewer = self.spectator if twin.viewer is None else self.people[twin.viewer]
        self.people[0].do("start", under="start")

    def run(self) -> Iterator[str]:
        try:
            self._meet(0)
            for ply, (seat, move) in enumerate(self.twin.script, 1):
                if ply % 3 == 1:
                    self._provoke(ply, msgspec.to_builtins(move))
                self.people[seat].do("move", move=msgspec.to_builtins(move), under=f"m{ply}")
                self._meet(ply)
                if ply % 4 == 0:
                    self._come_back(since=ply - 2)
            yield from fetched(self.base, self._token())
            self._come_back(since=0)
            # The rest of what was sent, up to an answer that closes it.
            self.viewer.ask("vote", yes=True, under="last")
            yield from self.viewer.frames
        finally:
            for client in (*self.people, self.spectator):
                client.close()

    def _meet(self, ply: int) -> None:
        """Everybody has heard everything up to this ply."""
        for client in (*self.people, self.spectator):
            while client.position is None or client.position["ply"] < ply:
                client.take()
        for client in self.people:
            while not client.helps or client.helps[-1]["ply"] < ply:
                client.take()

    def _provoke(self, ply: int, move: Any) -> None:
        """Everybody asks for what they should not get; the viewer's answers are compared too."""
        for seat, client in enumerate((*self.people, self.spectator)):
            client.ask("check", move=move, under=f"c{ply}")
            client.ask("check", move={"type": "guess", "code": ["0b"] * 5}, under=f"g{ply}")
            client.ask("check", move={"type": "write", "code": ["0b", "9w"]}, under=f"w{ply}")
            client.ask("note", note={"seat": seat, "ply": ply}, under=f"n{ply}")
            client.ask("start", under=f"s{ply}")
            client.ask("say", said=f"{seat} mówi", under=f"t{ply}")
        self.people[ply % len(self.people)].ask("propose", what="end", under=f"p{ply}")
        self.people[(ply + 1) % len(self.people)].ask("vote", yes=False, under=f"v{ply}")

    def _come_back(self, since: int) -> None:
        """The viewer loses the connection; the next one begins when everybody has seen that."""
        self.viewer.close()
        witness = self.people[1] if self.viewer is self.people[0] else self.people[0]
        while self._is_present(witness.table):
            witness.take()
        self.viewer.open(since)
        if self.viewer is not self.spectator:
            helped = len(self.viewer.helps)
            while len(self.viewer.helps) == helped:
                self.viewer.take()

    def _is_present(self, table: Any) -> bool:
        seat = self.twin.viewer
        return bool(table["spectators"] if seat is None else table["seats"][seat]["present"])

    def _token(self) -> str | None:
        return None if self.twin.viewer is None else self.tokens[self.twin.viewer]


def fetched(base: str, token: str | None) -> Iterator[str]:
    """Everything that can be asked for about the table over HTTP."""
    for path in (f"/{TABLE}", *(f"/{TABLE}/{what}" for what in ("replay", "record", "story"))):
        request = urllib.request.Request(f"{base}/api/tables{path}")
        if token is not None:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                yield f"{answer.status} {answer.read().decode()}"
        except urllib.error.HTTPError as error:
            with error:
                yield f"{error.code} {error.read().decode()}"


def first_difference(one: list[str], other: list[str]) -> str | None:
    """Where two worlds can be told apart, if they can."""
    for number, (left, right) in enumerate(itertools.zip_longest(one, other)):
        if left != right:
            return json.dumps({"at": number, "one": left, "other": right})[:2000]
    return None
