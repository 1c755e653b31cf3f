"""People in contests, without a browser."""

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from tests.server.party import BOT, OPEN
from tests.server.protocol_client import TIMEOUT_SECONDS, Client, Json, call, new_token, nonce
from tests.support.example import EXAMPLE


def new_contest(base: str, token: str, kind: str = "swiss", **more: Any) -> str:
    wish = {"kind": kind, "game": EXAMPLE, "seats": [OPEN, OPEN], "rounds": 3} | more
    made: str = call(base, "POST", "/api/contests", wish, token)["id"]
    return made


def told(base: str, contest: str, token: str | None = None) -> dict[str, Any]:
    found: dict[str, Any] = call(base, "GET", f"/api/contests/{contest}", None, token)
    return found


def enter(base: str, contest: str, token: str) -> str:
    """Take part; the nonce that was added."""
    added = nonce()
    wish = {"nonce": added, "commitment": told(base, contest)["commitment"]}
    call(base, "POST", f"/api/contests/{contest}/entrants", wish, token)
    return added


def begin(base: str, contest: str, token: str) -> None:
    call(base, "POST", f"/api/contests/{contest}/begin", None, token)


def gathered(base: str, count: int, kind: str = "swiss", **more: Any) -> tuple[str, list[str]]:
    """A contest that has begun, and the tokens of those who entered; the first is its host."""
    tokens = [new_token(base, f"Gracz {number}") for number in range(count)]
    contest = new_contest(base, tokens[0], kind, **more)
    for token in tokens:
        enter(base, contest, token)
    begin(base, contest, tokens[0])
    return contest, tokens


def until(
    base: str, contest: str, is_so: Callable[[dict[str, Any]], bool], token: str | None = None
) -> dict[str, Any]:
    """What is told of it, once it is so."""
    give_up = time.monotonic() + TIMEOUT_SECONDS
    while not is_so(now := told(base, contest, token)):
        assert time.monotonic() < give_up, now
        time.sleep(0.02)
    return now


def is_in(number: int) -> Callable[[dict[str, Any]], bool]:
    """Whether so many rounds were paired, or all are closed."""
    return lambda told: len(told["played"]) == number or told["phase"] == "over"


def sit_down(base: str, contest: str, token: str) -> Client | None:
    """Come to one's table of this round and take one's place, as a page does; None: one rests."""
    at = told(base, contest, token)["you"]["table"]
    if at is None:
        return None
    there = Client(base, at, token)
    if there.you["awaited"] is not None:
        there.do("sit", seat=there.you["awaited"], nonce=nonce())
    return there


def play_round(base: str, contest: str, tokens: Sequence[str], strength: Mapping[str, int]) -> None:
    """Everybody comes; at each table the weaker gives in."""
    there: dict[str, list[tuple[int, Client]]] = {}
    for token in tokens:
        client = sit_down(base, contest, token)
        if client is not None:
            there.setdefault(client.table_id, []).append((strength[token], client))
    for seated in there.values():
        (_, weaker), *_ = sorted(seated, key=lambda one: one[0])
        weaker.take_until(partial(_is_dealt, weaker))
        weaker.do("resign")
        for _, client in seated:
            client.close()


def _is_dealt(client: Client) -> bool:
    return bool(client.table["phase"] == "playing")


ALONE: list[Json] = [OPEN, BOT]
"""Seats of a table at which one plays with a robot."""
