"""Twin worlds on a running server: the same evening twice, in worlds that look the same to some.

What a script of plies tells a viewer is the same in both worlds (the kernel says so), and
therefore every byte the server sends to that viewer must be, and everything else that anybody
can read: answers over HTTP, numbers for hosts, the log, and how long bots took.
"""

import asyncio
import itertools
import json
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import msgspec
import pytest

from tests.laws.told import Step
from tests.laws.twins import Viewer
from tests.server.in_process import Answer, Guest, House, in_process
from tests.server.protocol_client import TIMEOUT_SECONDS
from tests.server.twin_worlds import LEVEL, Worlds
from tests.support.deals import deal_always
from zaslonka.kernel import Chance, Illegal, Seat
from zaslonka.server.http import people as http
from zaslonka.server.tables import making, promises
from zaslonka.table import leaving, playing

TABLE = "TWINTABL"

Heard = dict[Viewer, list[str]]
Opened = Callable[[Path, pytest.MonkeyPatch], AbstractAsyncContextManager[House]]


def heard(
    found: Worlds,
    world: int,
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    opened: Opened = in_process,
) -> Heard:
    """Everything that the viewers get in one of the worlds, in order."""

    async def evening() -> Heard:
        async with opened(data, patch) as house:
            return await Evening(house, found, world).spend()

    with monkeypatch.context() as patch:
        deal_always(patch, found.deals[world])
        name_alike(patch)
        draw_alike(patch)
        patch.setattr("zaslonka.server.workers.pool.ADVISER", LEVEL)
        return asyncio.run(evening())


def draw_alike(patch: pytest.MonkeyPatch) -> None:
    """Chance is the same after every ply: a secret one more must not change what is drawn."""
    patch.setattr(playing, "Chance", lambda seed, ply: Chance(bytes(32)))


def name_alike(patch: pytest.MonkeyPatch) -> None:
    """The table of either world has the same name, the same seed and the same people."""
    patch.setattr(making, "new_table_id", lambda: TABLE)
    patch.setattr(promises, "new_seed", lambda: bytes(32))
    people = itertools.count()
    patch.setattr(http, "new_person", lambda: f"person {next(people)}")


class Evening:
    """Everybody at a table of one world, and what they do there."""

    def __init__(self, house: House, found: Worlds, world: int) -> None:
        self.house, self.found, self.world = house, found, world
        self.people: dict[Seat, Guest] = {}
        self.tokens: dict[Seat, str] = {}
        self.heard: Heard = {viewer: [] for viewer in found.viewers}

    async def spend(self) -> Heard:
        await self._sit_down()
        plies = 0
        for number, step in enumerate(self.found.script, 1):
            assert step.seat is not None
            if step.seat in self.found.bots:
                plies = await self._reach(plies + 1)
                continue
            self.house.now += 3000
            # Whoever asks now is told of trouble, whether all know that they ask or nobody.
            self.house.workers.is_ill = number % 2 == 1 or self._is_robots(number)
            if number % 3 == 1:
                await self._provoke(number, step)
            if number == 1 or number % 4 == 0:
                plies += await self._do_in_secret(number)
            self.house.now += 700
            move = msgspec.to_builtins(step.moves[self.world])
            await self.people[step.seat].ask("describe", moves=[move], under=f"w{number}")
            await self.people[step.seat].do("move", move=move, under=f"m{number}")
            plies = await self._reach(plies + 1)
            if self._is_robots(number):
                continue  # it moves before anybody else could do anything
            if number % 4 == 2:
                await self._propose(number)
                await self._fetch()
            if number % 4 == 0:
                await self._come_back(since=max(0, number - 3))
            if number % 4 == 3:
                await self._go_out()
        await self._propose(0)
        await self._come_back(since=0)
        await self._fetch()
        await self._leave()
        return self.heard

    def _may_have_clock(self) -> bool:
        try:
            self.found.game.check_clock(self.found.options)
        except Illegal:
            return False
        return self.found.clock and self.found.days is None

    def _is_robots(self, number: int) -> bool:
        """Whether it is a bot's turn after so many plies of the script."""
        script, robots = self.found.script, self.found.bots
        return number < len(script) and script[number].seat in robots

    async def _reach(self, ply: int) -> int:
        await self.house.reach(ply)
        return ply

    async def _sit_down(self) -> None:
        house, found = self.house, self.found
        for seat in range(found.seats):
            if seat not in found.bots:
                made = await house.request("POST", "/api/people", {"name": f"Gracz {seat}"})
                self.tokens[seat] = made.json["token"]
        robot, free = {"type": "bot", "level": LEVEL}, {"type": "open"}
        new = {
            "game": found.game.name,
            "seats": [robot if seat in found.bots else free for seat in range(found.seats)],
            "options": msgspec.to_builtins(found.options),
            "nonce": "0" * 32,
            "help": found.help,
            "hints": bool(found.game.levels),
            "clock": {"bank": 900, "increment": 5} if self._may_have_clock() else None,
            "days": found.days,
        }
        host = min(self.tokens)
        made = await house.request("POST", "/api/tables", new, self.tokens[host])
        assert made.status == 201, made
        for seat, token in self.tokens.items():
            self.people[seat] = await house.join(TABLE, token)
            if seat != host:
                nonce = f"{seat:032x}"
                await self.people[seat].do("sit", seat=seat, nonce=nonce, under=f"sit{seat}")
        self.spectator = await house.join(TABLE)
        await self.people[host].do("start", under="start")
        await house.settle()

    def _guest(self, viewer: Viewer) -> Guest:
        return self.spectator if viewer is None else self.people[viewer]

    async def _provoke(self, number: int, step: Step) -> None:
        """Everybody asks for what they should not get, and does what all may see."""
        for seat, guest in (*self.people.items(), (None, self.spectator)):
            for which, move in enumerate(step.moves):
                # Others than the viewers may have another move to make here, and know why.
                asked = msgspec.to_builtins(move if seat in self.found.viewers else step.moves[0])
                await guest.ask("check", move=asked, under=f"c{which}/{number}")
                await guest.ask("describe", moves=[asked], under=f"e{which}/{number}")
            await guest.ask("start", under=f"s{number}")
            await guest.ask("say", said=f"{seat} mówi", under=f"t{number}")
        for seat in self.found.viewers:
            await self._guest(seat).ask("note", note={"ply": number}, under=f"n{number}")

    async def _propose(self, number: int) -> None:
        """Somebody wants to take back a move that is not the last, and somebody is against it."""
        movers = [step.seat for step in self.found.script[: number or None]]
        asking = [seat for seat in movers[:-1] if seat in self.people and seat != movers[-1]]
        if asking and len(self.people) > 1:
            by = asking[-1]
            assert by is not None
            other = next(seat for seat in self.people if seat != by)
            await self.people[by].ask("propose", what="undo", under=f"p{number}")
            await self.people[other].ask("vote", yes=False, under=f"v{number}")

    async def _do_in_secret(self, number: int) -> int:
        """What is done in this world alone; how many plies it was."""
        plies = 0
        self.house.now += 700
        for deed in self.found.deeds[self.world]:
            guest = self.people[deed.seat]
            if deed.kind in ("move", "hint") and number > 1:
                continue
            answer = await guest.ask(deed.kind, under=f"d{number}", **deed.fields)
            assert answer["type"] == ("refused" if deed.kind == "rematch" else "done"), answer
            plies += deed.kind == "move"
        await self.house.settle()
        await self._fetch()
        return plies

    async def _come_back(self, since: int) -> None:
        """The viewers lose their connections, and come back one by one."""
        for viewer in self.found.viewers:
            await self._guest(viewer).leave()
            self.heard[viewer] += self._guest(viewer).frames
            token = None if viewer is None else self.tokens[viewer]
            again = await self.house.join(TABLE, token, since)
            if viewer is None:
                self.spectator = again
            else:
                self.people[viewer] = again
            await self.house.settle()

    async def _go_out(self) -> None:
        """Somebody leaves for longer than their seat is kept, is seen to be away, and returns."""
        seat = next((seat for seat in self.people if seat not in self.found.viewers), None)
        if seat is None:
            return
        await self.people[seat].leave()
        self.house.now += leaving.GRACE_MS + 1000
        await self.house.settle()
        await self._fetch()
        self.people[seat] = await self.house.join(TABLE, self.tokens[seat])
        await self.house.settle()

    async def _fetch(self) -> None:
        """Everything that can be asked for about the table over HTTP."""
        for viewer in self.found.viewers:
            token = None if viewer is None else self.tokens[viewer]
            for path in _paths(self.found.game.name, token):
                answer = await self.house.request("GET", path, token=token)
                self.heard[viewer].append(f"{path} {_plain(path, answer)}")
            if viewer not in (None, min(self.tokens)):
                refused = await self.house.request("DELETE", f"/api/tables/{TABLE}", token=token)
                self.heard[viewer].append(f"DELETE {refused}")

    async def _leave(self) -> None:
        for guest in (*self.people.values(), self.spectator):
            await guest.leave()
        for viewer, lines in self.heard.items():
            lines += self._guest(viewer).frames
            # Whoever watches sees how long a bot takes; and some hosts let people read their log.
            lines += [f"beat {beat}" for beat in self.house.beats]
            lines += [f"log {line}" for line in self.house.log if not _is_nobodys(line)]


def _is_nobodys(line: str) -> bool:
    """Whether a line says that something private failed, at some table; and then no more."""
    told = json.loads(line)
    if told["event"] != "private_task_failed":
        return False
    assert told.keys() == {"at", "level", "event", "exception"}
    return True


def _paths(game: str, token: str | None) -> Iterator[str]:
    table = f"/api/tables/{TABLE}"
    yield from (table, f"{table}/replay", f"{table}/record", f"{table}/story")
    yield from (f"/qr/{TABLE}.svg", "/api/tables/public", "/api/tables", "/metrics", "/healthz")
    yield "/api/turns"
    if token is None:
        yield from (f"/api/knowledge/{game}", f"/api/rules/{game}", "/api/games")


def _plain(path: str, answer: Answer) -> str:
    """An answer without what measures the machine."""
    if path != "/metrics":
        return str(answer)
    # How many changes share a commit is the disk's affair.
    noise = ("_created", "_bucket", "_sum", "commit_seconds")
    lines = [
        line
        for line in answer.body.decode().splitlines()
        if not any(part in line.split(" ")[0] for part in noise) and not line.startswith("#")
    ]
    return "\n".join(lines)


def fetched(base: str, token: str | None) -> Iterator[str]:
    """What can be asked for about the table over HTTP, from a server with a network."""
    for path in (f"/{TABLE}", *(f"/{TABLE}/{what}" for what in ("replay", "record", "story"))):
        request = urllib.request.Request(f"{base}/api/tables{path}")
        if token is not None:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as answer:
                yield f"{answer.status} {answer.read().decode()}"
        except urllib.error.HTTPError as error:
            with error:
                yield f"{error.code} {error.read().decode()}"


def first_difference(one: list[str], other: list[str]) -> str | None:
    """Where two worlds can be told apart, if they can."""
    for number, (left, right) in enumerate(itertools.zip_longest(one, other)):
        if left != right:
            return json.dumps({"at": number, "one": left, "other": right})[:3000]
    return None


def difference(
    found: Worlds, path: Path, patch: pytest.MonkeyPatch, opened: Opened = in_process
) -> str | None:
    """How some viewer can tell the worlds apart, if one can."""
    one, other = (heard(found, world, path / str(world), patch, opened) for world in (0, 1))
    for viewer in found.viewers:
        assert len(one[viewer]) > 10
        if (apart := first_difference(one[viewer], other[viewer])) is not None:
            return f"{viewer}: {apart}"
    return None


def positions(found: Worlds) -> int:
    """How many positions are compared on the wire: of each viewer, after each ply and the deal."""
    return (len(found.script) + 1) * len(found.viewers)
