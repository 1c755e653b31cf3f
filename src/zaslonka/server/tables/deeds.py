"""What is done where it belongs: at a table's home, at the node that leads, or at every node.

A method of a `Doer` that is marked so may be called at any node; what it takes and gives is plain
data, and it is refused there as it would be here.  Where there is one process it is simply called.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache, wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, get_type_hints

import msgspec
from msgspec import Raw, Struct

from zaslonka.kernel import Illegal
from zaslonka.server.operations import logs
from zaslonka.server.tables.services import Elsewhere, UnknownTable
from zaslonka.store.store import Unreadable, Unstored

P = ParamSpec("P")
A = TypeVar("A")
S = TypeVar("S", bound="Doer")


class Nodes(Protocol):
    """The processes that serve a house, as one of them sees them."""

    doers: "dict[str, Doer]"  # who does here what others ask for, each by its class

    def has(self, table_id: str) -> bool:
        """Whether a table is at home here."""

    def many(self) -> int:
        """How many there are."""

    async def leading(self) -> None:
        """Wait until it is this one that does what is done once for the house."""

    def leads(self) -> bool: ...

    async def ask_home(self, table_id: str, asked: bytes) -> bytes: ...

    async def ask_lead(self, asked: bytes) -> bytes: ...

    async def ask_others(self, asked: bytes, *, surely: bool) -> list[bytes]:
        """Of all others; one that must hear it and does not answer is none any more."""


class Alone:
    """One process, which has everything."""

    def __init__(self) -> None:
        self.doers: dict[str, Doer] = {}

    def has(self, table_id: str) -> bool:
        return True

    def many(self) -> int:
        return 1

    async def leading(self) -> None:
        return

    def leads(self) -> bool:
        return True

    async def ask_home(self, table_id: str, asked: bytes) -> bytes:
        raise Elsewhere(table_id)

    async def ask_lead(self, asked: bytes) -> bytes:
        raise AssertionError("it is the only one")

    async def ask_others(self, asked: bytes, *, surely: bool) -> list[bytes]:
        return []


class Doer:
    """Whose methods are deeds.  There is one of its class in a process, by which it is found."""

    def __init__(self, nodes: Nodes) -> None:
        self.nodes = nodes
        nodes.doers[type(self).__qualname__] = self


class Asked(Struct, array_like=True):
    """A deed by its name and its doer's, and what it takes."""

    deed: str
    arguments: list[Raw]


class Answer(Struct, array_like=True):
    """What it gave, or what was against it."""

    value: Raw = Raw(b"null")
    error: str | None = None
    told: list[Any] = []


class NotAnswered(Exception):
    """Another node was asked and has not answered, or failed; it may have done it or not."""


DEEDS: dict[str, Callable[..., Awaitable[Any]]] = {}

_asked, _answer = msgspec.json.Decoder(Asked), msgspec.json.Decoder(Answer)
_ERRORS: dict[str, type[Exception]] = {
    one.__name__: one for one in (UnknownTable, Elsewhere, Unstored, Unreadable)
}


def at_home(
    deed: Callable[Concatenate[S, str, P], Awaitable[A]],
) -> Callable[Concatenate[S, str, P], Awaitable[A]]:
    """Its first argument is a table, and it is done where that is at home."""
    DEEDS[deed.__qualname__] = deed

    @wraps(deed)
    async def done(self: S, table_id: str, /, *given: P.args, **named: P.kwargs) -> A:
        assert not named, "over a wire it is told by place"
        if self.nodes.has(table_id):
            return await deed(self, table_id, *given, **named)
        asked = _message(deed.__qualname__, (table_id, *given))
        return _understood(deed, await self.nodes.ask_home(table_id, asked))

    return done


def at_lead(
    deed: Callable[Concatenate[S, P], Awaitable[A]],
) -> Callable[Concatenate[S, P], Awaitable[A]]:
    """It is about the house, of which one node keeps count."""
    DEEDS[deed.__qualname__] = deed

    @wraps(deed)
    async def done(self: S, /, *given: P.args, **named: P.kwargs) -> A:
        assert not named, "over a wire it is told by place"
        if self.nodes.leads():
            return await deed(self, *given, **named)
        return _understood(deed, await self.nodes.ask_lead(_message(deed.__qualname__, given)))

    return done


def everywhere(
    deed: Callable[Concatenate[S, P], Awaitable[A]], *, surely: bool = False
) -> Callable[Concatenate[S, P], Awaitable[list[A]]]:
    """Every node does it, and what each gave is told, one's own first."""
    DEEDS[deed.__qualname__] = deed

    @wraps(deed)
    async def done(self: S, /, *given: P.args, **named: P.kwargs) -> list[A]:
        assert not named, "over a wire it is told by place"
        asked = _message(deed.__qualname__, given)
        own, others = await asyncio.gather(
            deed(self, *given, **named), self.nodes.ask_others(asked, surely=surely)
        )
        return [own, *(_understood(deed, answer) for answer in others)]

    return done


def surely_everywhere(
    deed: Callable[Concatenate[S, P], Awaitable[A]],
) -> Callable[Concatenate[S, P], Awaitable[list[A]]]:
    """The same, and whoever cannot be told serves nobody any more."""
    return everywhere(deed, surely=True)


async def perform(doers: Mapping[str, Doer], message: bytes) -> bytes:
    """Do here what another node asks for; its answer."""
    asked = _asked.decode(message)
    try:
        deed = DEEDS[asked.deed]
        doer = doers[asked.deed.rpartition(".")[0]]
        takes, _ = _shapes(deed)
        given = [
            msgspec.json.decode(one, type=shape)
            for one, shape in zip(asked.arguments, takes, strict=True)
        ]
        value = await deed(doer, *given)
        answer = Answer(Raw(msgspec.json.encode(value)))
    except Illegal as illegal:
        answer = Answer(error="Illegal", told=[illegal.rule, illegal.why, illegal.facts])
    except tuple(_ERRORS.values()) as error:
        answer = Answer(error=type(error).__name__, told=[str(error)])
    except Exception:
        logs.failure("deed_failed", deed=asked.deed)
        answer = Answer(error="Fault", told=[asked.deed])
    return msgspec.json.encode(answer)


def _message(deed: str, given: Sequence[Any]) -> bytes:
    return msgspec.json.encode(Asked(deed, [Raw(msgspec.json.encode(one)) for one in given]))


def _understood(deed: Callable[..., Awaitable[A]], message: bytes) -> A:
    answer = _answer.decode(message)
    if answer.error is None:
        value: A = msgspec.json.decode(answer.value, type=_shapes(deed)[1])
        return value
    if answer.error == "Illegal":
        rule, why, facts = answer.told
        raise Illegal(rule, why, **facts)
    raise _ERRORS.get(answer.error, NotAnswered)(*answer.told)


@cache
def _shapes(deed: Callable[..., Any]) -> tuple[list[Any], Any]:
    hints = get_type_hints(deed)
    gives = hints.pop("return")
    return [*hints.values()], gives
