"""Links between nodes, and deeds over them."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.in_process import AtOnce
from zaslonka.kernel import Illegal
from zaslonka.server.cluster import links
from zaslonka.server.cluster.links import Link, Refused, Unreachable
from zaslonka.server.operations import addresses
from zaslonka.server.operations.metrics import Metrics
from zaslonka.server.operations.settings import Settings
from zaslonka.server.tables import deeds
from zaslonka.server.tables.deeds import Doer, NotAnswered, at_home, at_lead, everywhere
from zaslonka.server.tables.registry import Registry
from zaslonka.server.tables.services import Elsewhere, Services, UnknownTable
from zaslonka.server.workers.pool import Workers
from zaslonka.store.store import Store

KEY = b"k" * 32


def with_listener(
    serve: Callable[[Link], Awaitable[None]], do: Callable[[str], Awaitable[Any]]
) -> Any:
    async def run() -> Any:
        listening = addresses.listen("127.0.0.1", 0)
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        async with await links.listen(listening, KEY, serve):
            return await do(address)

    return asyncio.run(run())


async def echo(link: Link) -> None:
    while (frame := await link.receive()) is not None:
        await link.send(frame)


def test_frames_come_whole_and_in_order() -> None:
    async def say(address: str) -> list[bytes | None]:
        with closing(await links.connect(address, KEY)) as link:
            frames = [b"", b"a", b"b" * 300_000]
            await asyncio.gather(*(link.send(frame) for frame in frames))
            return [await link.receive() for _ in frames]

    assert with_listener(echo, say) == [b"", b"a", b"b" * 300_000]


def test_who_has_not_the_key_is_told_nothing() -> None:
    served = []

    async def serve(link: Link) -> None:
        served.append(link)

    async def try_in(address: str) -> bytes:
        with pytest.raises(Unreachable):
            await links.connect(address, b"another" * 5)
        host, _, port = address.rpartition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        await reader.readexactly(32)
        writer.write(b"x" * 64)
        said = await reader.read()
        writer.close()
        return said

    assert with_listener(serve, try_in) == b""
    assert served == []


def test_where_nothing_listens_is_known_from_where_nobody_answers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with pytest.raises(Refused):
        asyncio.run(links.connect(f"127.0.0.1:{port}", KEY))

    async def silent() -> None:
        with socket.create_server(("127.0.0.1", 0)) as deaf:
            await links.connect(f"127.0.0.1:{deaf.getsockname()[1]}", KEY)

    with pytest.raises(Unreachable) as raised:
        asyncio.run(silent())
    assert not isinstance(raised.value, Refused)


# Deeds


class Nodes(deeds.Alone):
    """A node whose tables are all at home at another, which also leads."""

    def __init__(self, other: "Desk | None") -> None:
        super().__init__()
        self.other = other

    def has(self, table_id: str) -> bool:
        return self.other is None

    def leads(self) -> bool:
        return self.other is None

    async def ask_home(self, table_id: str, asked: bytes) -> bytes:
        return await self.ask_lead(asked)

    async def ask_lead(self, asked: bytes) -> bytes:
        assert self.other is not None
        return await deeds.perform(self.other.nodes.doers, asked)

    async def ask_others(self, asked: bytes, *, surely: bool) -> list[bytes]:
        return [] if self.other is None else [await self.ask_lead(asked)]


class Desk(Doer):
    def __init__(self, name: str, other: "Desk | None" = None) -> None:
        super().__init__(Nodes(other))
        self.name = name

    @at_home
    async def try_move(self, table_id: str, seat: int, what: dict[str, int]) -> tuple[str, int]:
        if seat == 1:
            raise Illegal("TAB-15", "others_play", seat=seat)
        if seat == 2:
            raise UnknownTable(table_id)
        if seat == 3:
            raise Elsewhere(table_id)
        if seat == 4:
            raise ZeroDivisionError("ours alone")
        return self.name, what["n"]

    @at_lead
    async def try_seed(self, seed: bytes) -> bytes | None:
        return seed[::-1] or None

    @everywhere
    async def try_all(self) -> str:
        return self.name


def test_a_deed_is_done_where_it_belongs() -> None:
    home = Desk("home")
    here = Desk("here", home)

    async def do() -> None:
        assert await here.try_move("T", 0, {"n": 3}) == ("home", 3)
        assert await home.try_move("T", 0, {"n": 4}) == ("home", 4)
        assert await here.try_seed(b"ab") == b"ba"
        assert await here.try_seed(b"") is None
        assert await here.try_all() == ["here", "home"]
        assert await home.try_all() == ["home"]

    asyncio.run(do())


class Drawer(Doer):
    @at_lead
    async def try_seed(self, seed: bytes) -> bytes | None:
        return seed * 2


def test_a_deed_is_its_doer_s_own() -> None:
    home, here = Desk("home"), Desk("here")
    here.nodes = Nodes(home)
    drawer = Drawer(here.nodes)
    Drawer(home.nodes)
    assert asyncio.run(_drawn(drawer)) == b"abab"
    assert asyncio.run(_drawn(here)) == b"ba"


async def _drawn(doer: Desk | Drawer) -> bytes | None:
    return await doer.try_seed(b"ab")


def test_what_nobody_does_here_is_not_answered() -> None:
    asker = Drawer(Nodes(Desk("home")))  # where there is no drawer
    with pytest.raises(NotAnswered):
        asyncio.run(_drawn(asker))


def test_every_deed_of_a_house_has_its_doer(tmp_path: Path) -> None:
    nodes = deeds.Alone()
    with closing(Store(tmp_path, lambda _jobs, _seconds: None)) as store:
        settings = Settings(data=tmp_path, public_url="http://house")
        Registry(Services(store, Workers(AtOnce), Metrics(), settings), nodes)
    ours = [name for name, deed in deeds.DEEDS.items() if deed.__module__.startswith("zaslonka.")]
    assert ours
    assert {name.rpartition(".")[0] for name in ours} == nodes.doers.keys()


async def _tried(desk: Desk, seat: int) -> object:
    return await desk.try_move("T", seat, {})


def test_what_was_against_it_there_is_against_it_here() -> None:
    here = Desk("here", Desk("home"))
    with pytest.raises(Illegal) as illegal:
        asyncio.run(_tried(here, 1))
    assert (illegal.value.rule, illegal.value.why, illegal.value.facts) == (
        "TAB-15",
        "others_play",
        {"seat": 1},
    )
    for seat, error in ((2, UnknownTable), (3, Elsewhere), (4, NotAnswered)):
        with pytest.raises(error) as raised:
            asyncio.run(_tried(here, seat))
        assert "ours alone" not in str(raised.value), "what failed stays in that node's own log"
