"""A round: one deal between two bots, played from every chair, so that its luck evens out.

Where two sides play there are two games to a deal, with the sides exchanged; a team is one side.
With more sides each of the two bots sits alone at a table of the other, on every side in turn.
"""

import contextlib
import hashlib
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec
from msgspec import Struct

from zaslonka import games
from zaslonka.arena.entrants import Entrant, seated
from zaslonka.arena.strangers import Limits
from zaslonka.arena.wire import Reason, Refused
from zaslonka.bots.arena import Decider, play
from zaslonka.kernel import AnyGame, AnySeatView, Chance, Seat


class Task(Struct, frozen=True):
    """A round to be played."""

    seats: int
    pair: tuple[str, str]
    deal: int


class Refusal(Struct, frozen=True):
    """Who lost a game by doing what no bot may."""

    name: str
    seat: Seat
    reason: Reason
    detail: str


class Spent(Struct):
    """What a bot's decisions took, on the wall."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds = round(self.seconds + seconds, 6)
        self.longest = max(self.longest, round(seconds, 6))


class Played(Struct):
    """One game: who had which side, which sides won, and what it took."""

    sides: tuple[str, ...]
    won: tuple[int, ...]
    """All sides where there is no winner."""
    reason: str
    spent: dict[str, Spent]
    refused: Refusal | None = None

    def share(self, name: str) -> float:
        """Of the win; one of several sides is split evenly."""
        return sum(self.sides[side] == name for side in self.won) / len(self.won)


class Round(Struct):
    """A round that was played."""

    task: Task
    games: list[Played]
    seconds: float

    @property
    def sides(self) -> int:
        return len(self.games[0].sides)


class Job(Struct):
    """What a worker is given: rounds, and what it takes to play them."""

    game: str
    version: int
    entrants: tuple[Entrant, ...]
    seed: bytes
    limits: Limits
    tasks: tuple[Task, ...]


class Done(Struct):
    """What a worker hands back; what bots said on standard error is kept beside the results."""

    rounds: list[Round]
    said: dict[str, str]


def tasks(names: Sequence[str], sizes: Sequence[int], deals: int) -> Iterator[Task]:
    """Everything to be played, a deal of every pair before the next, so that one may stop early."""
    for deal in range(deals):
        for seats in sizes:
            for pair in combinations(names, 2):
                yield Task(seats, pair, deal)


def carried_out(job: bytes) -> bytes:
    """Play a job's rounds; both as bytes, since they may come from and go to another machine."""
    given = msgspec.json.decode(job, type=Job)
    game = games.get(given.game)
    if game.version != given.version:
        raise RuntimeError(f"this machine has version {game.version} of {game.name}")
    said: defaultdict[str, str] = defaultdict(str)
    rounds = [_round(game, given, task, said) for task in given.tasks]
    return msgspec.json.encode(Done(rounds, said))


def sides_of(game: AnyGame, seats: int) -> list[tuple[Seat, ...]]:
    """Who wins and loses together."""
    table = game.setup(game.options(), seats, Chance(b"sides")).table
    found: defaultdict[tuple[str, int], list[Seat]] = defaultdict(list)
    for seat in range(seats):
        found[game.side(table, seat)].append(seat)
    return [tuple(side) for side in found.values()]


def seatings(sides: int, pair: tuple[str, str]) -> list[tuple[str, ...]]:
    """Who has which side, game by game."""
    roles = [pair] if sides == 2 else [pair, pair[::-1]]
    return [
        tuple(hero if side == alone else rival for side in range(sides))
        for hero, rival in roles
        for alone in range(sides)
    ]


def _round(game: AnyGame, job: Job, task: Task, said: defaultdict[str, str]) -> Round:
    began = time.monotonic()
    sides = sides_of(game, task.seats)
    entrants = {each.name: each for each in job.entrants if each.name in task.pair}
    # Whoever could remember a deal never meets it again.
    is_mirrored = not any(each.remembers for each in entrants.values())
    played = []
    for number, seating in enumerate(seatings(len(sides), task.pair)):
        deal = (*_key(task), 0 if is_mirrored else number)
        seed = hashlib.blake2b(repr(deal).encode(), key=job.seed, digest_size=32).digest()
        chairs = _chairs(sides, [entrants[name] for name in seating])
        played.append(_game(game, sides, chairs, seed, job.limits, said))
    return Round(task, played, round(time.monotonic() - began, 3))


def _chairs(sides: Sequence[Sequence[Seat]], having: Sequence[Entrant]) -> list[Entrant]:
    """Who sits on each seat."""
    seats = {seat: each for side, each in zip(sides, having, strict=True) for seat in side}
    return [seats[seat] for seat in sorted(seats)]


def _key(task: Task) -> tuple[object, ...]:
    return (task.seats, *task.pair, task.deal)


def _game(
    game: AnyGame,
    sides: Sequence[Sequence[Seat]],
    chairs: Sequence[Entrant],
    seed: bytes,
    limits: Limits,
    said: defaultdict[str, str],
) -> Played:
    spent = {each.name: Spent() for each in chairs}
    names = tuple(chairs[side[0]].name for side in sides)
    with contextlib.ExitStack() as stack:
        deciders = []
        for seat, each in enumerate(chairs):
            player = seated(each, game, limits)
            stack.callback(_keep, said, each.name, player)
            stack.callback(player.close)
            deciders.append(_watched(player.decide, seat, spent[each.name]))
        try:
            result = play(game, deciders, seed)
        except _Lost as lost:
            no, name = lost.refused, chairs[lost.seat].name
            refusal = Refusal(name, lost.seat, no.reason, no.detail)
            # On all its sides: it must not gain by a copy of itself.
            won = [side for side, its in enumerate(names) if its != name]
            return Played(names, tuple(won), "refused", spent, refusal)
    won = [number for number, side in enumerate(sides) if set(side) & set(result.winners)]
    return Played(names, tuple(won or range(len(sides))), result.reason, spent)


class _Lost(Exception):
    def __init__(self, seat: Seat, refused: Refused) -> None:
        super().__init__(seat, refused)
        self.seat, self.refused = seat, refused


def _watched(decide: Decider, seat: Seat, spent: Spent) -> Decider:
    """The same player, with what it takes counted and its seat known if it is refused."""

    def watched(view: AnySeatView, seed: bytes) -> object:
        began = time.perf_counter()
        try:
            return decide(view, seed)
        except Refused as no:
            raise _Lost(seat, no) from None
        finally:
            spent.add(time.perf_counter() - began)

    return watched


def _keep(said: defaultdict[str, str], name: str, player: object) -> None:
    said[name] += getattr(player, "said", b"").decode(errors="replace")
