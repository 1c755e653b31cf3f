"""The WebSocket `/ws`: one connection, one table, as docs/protocol.md tells it."""

import asyncio
import contextlib
from collections import deque
from typing import Any, Literal, TypeAlias

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from zaslonka.kernel import Illegal
from zaslonka.protocol import wire
from zaslonka.server.http.lines import DirectLine
from zaslonka.server.operations import logs
from zaslonka.server.operations.identity import Tokens
from zaslonka.server.operations.limits import Bucket, network_of
from zaslonka.server.operations.settings import MESSAGE_BYTES
from zaslonka.server.tables.actor import Actor
from zaslonka.server.tables.connection import Connection, Outbox
from zaslonka.server.tables.registry import Registry
from zaslonka.server.tables.services import Elsewhere, UnknownTable
from zaslonka.store.store import Unreadable, Unstored
from zaslonka.table import contested

HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 2.0
POLICY_VIOLATION = 1008
ADMITTED = "zaslonka.admitted"
"""In the scope of a connection that another part of the house has already counted."""
FORBEARANCE = 10
"""Bursts too many that are answered, one by one, before the connection is ended."""

_BEYOND = (wire.Rematch, wire.Advise, wire.DescribeMoves)
"""Commands that go beyond the table, or change nothing at it."""

_hello = msgspec.json.Decoder(wire.Hello)
_command = msgspec.json.Decoder(wire.ClientMessage)
_anything = msgspec.json.Decoder()


Code: TypeAlias = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "unknown_table",
    "not_open",
    "bad_token",
    "not_ready",
    "fault",
]


class Unfit(Exception):
    """The message could not be read or taken; some kinds end the connection."""

    def __init__(self, code: Code, detail: str) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


class TableSocket:
    """The ASGI application behind `/ws`."""

    def __init__(self, registry: Registry, tokens: Tokens) -> None:
        self._registry = registry
        self._tokens = tokens
        self._metrics = registry.services.metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        with self._entered(scope) as room:
            if not room:
                self._metrics.failed.labels("too_many_joins").inc()
            if not room or not is_ours(scope, self._registry.services.settings.public_url):
                await send({"type": "websocket.close", "code": POLICY_VIOLATION})
                return
            await send({"type": "websocket.accept"})
            self._metrics.connections.inc()
            try:
                await self._serve(DirectLine.of(scope), receive, send)
            finally:
                self._metrics.connections.dec()

    def _entered(self, scope: Scope) -> contextlib.AbstractContextManager[bool]:
        if scope.get(ADMITTED):
            return contextlib.nullcontext(True)
        return self._registry.entrance.doors.entered(network_of(scope["client"]))

    async def _serve(self, direct: DirectLine | None, receive: Receive, send: Send) -> None:
        """By a line of our own where the server has one, else as any ASGI server does it."""
        outbox = Outbox(send)  # in which nothing is ever put where there is a direct line
        connection = Connection(receive, direct or outbox)
        delivery = asyncio.create_task(outbox.deliver())
        try:
            await self._converse(connection, direct)
        except Unfit as unfit:
            self._metrics.failed.labels(unfit.code).inc()
            connection.send(wire.Failed(unfit.code, unfit.detail))
        finally:
            # The client may be gone already, or take nothing: then there is no goodbye.
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(GOODBYE_SECONDS):
                    outbox.finish()
                    await delivery
                    await send({"type": "websocket.close", "code": POLICY_VIOLATION})

    async def _converse(self, connection: Connection, direct: DirectLine | None) -> None:
        """Take a client's hello and then its commands, until it leaves."""
        try:
            first = await asyncio.wait_for(connection.listen(), HELLO_SECONDS)
        except TimeoutError:
            raise Unfit("malformed", "say hello first") from None
        if first is None:
            return
        hello = _read(first, _hello)
        if hello.token is not None:
            connection.person = self._known(hello.token)
        connection.company = tuple(map(self._person, hello.company))
        async with contextlib.AsyncExitStack() as stay:
            try:
                actor = await stay.enter_async_context(self._registry.hall.at(hello.table))
            except UnknownTable:
                raise Unfit("unknown_table", "there is no such table") from None
            except Elsewhere:
                return  # who comes again is led there
            except Unreadable:
                logs.failure("not_readable", table=hello.table[:20])
                raise Unfit("not_ready", "what is stored cannot be read") from None
            if not contested.may_look_on(actor.table, (connection.person, *connection.company)):
                raise Unfit("not_open", "others play the same deal: TAB-131")
            try:
                await actor.join(connection, hello.since)
                await Conversation(self._registry, connection, actor).listen(direct)
            except UnknownTable:
                raise Unfit("unknown_table", "the table has been deleted") from None
            except Elsewhere:
                return
            except Unstored:
                logs.failure("not_stored", table=actor.table.id, command="join")
                raise Unfit("not_ready", "the change could not be stored") from None
            finally:
                await self._leave(connection, actor)

    async def _leave(self, connection: Connection, actor: Actor) -> None:
        try:
            await actor.leave(connection)
        except Unstored:
            logs.failure("not_stored", table=actor.table.id, command="leave")

    def _known(self, token: str) -> str:
        person = self._person(token)
        if person is None:
            raise Unfit("bad_token", "this server does not know the token")
        return person

    def _person(self, token: str) -> str | None:
        person = self._tokens.person(token)
        return person if person in self._registry.services.store.names else None


class Conversation:
    """The commands of one connection, one after the other, each answered after all it caused."""

    __slots__ = (
        "_actor",
        "_bucket",
        "_command",
        "_connection",
        "_forbearance",
        "_idle",
        "_later",
        "_metrics",
        "_registry",
        "_task",
        "_unfit",
    )

    def __init__(self, registry: Registry, connection: Connection, actor: Actor) -> None:
        self._registry = registry
        self._connection = connection
        self._actor = actor
        self._metrics = registry.services.metrics
        limits = registry.services.settings.limits
        rate, burst = limits.messages_a_second, limits.messages_at_once
        self._bucket = Bucket(rate, burst)
        self._forbearance = Bucket(rate, FORBEARANCE * burst)
        self._later: deque[bytes] = deque()  # as many as the bucket lets through, at most
        self._command: wire.Command | None = None  # that is being carried out
        self._task: asyncio.Task[None] | None = None
        self._unfit: Unfit | None = None
        self._idle: asyncio.Event | None = None  # that the last command is awaited by

    async def listen(self, direct: DirectLine | None) -> None:
        """Until the client leaves; a line of our own calls `heard` by itself meanwhile."""
        if direct is not None:
            direct.listener = self.heard
        try:
            while (frame := await self._connection.listen()) is not None:
                self.heard(frame)
        finally:
            if direct is not None:
                direct.listener = None
        # A command on its way is never broken off, nor left before it is done.
        if self._command is not None:
            self._idle = asyncio.Event()
            await self._idle.wait()
        if self._unfit is not None:
            raise self._unfit

    def heard(self, frame: bytes) -> None:
        if self._unfit is not None:
            return
        if not self._bucket.take():
            if self._forbearance.take():
                self._fail("too_fast", "too many messages a second", _id(frame))
            else:
                self._end(Unfit("too_fast", "far too many messages a second"))
        elif self._command is None:
            self._obey(frame)
        else:
            self._later.append(frame)

    def _obey(self, frame: bytes) -> None:
        try:
            command = _read(frame, _command)
            if type(command) is wire.Hello:
                raise Unfit("malformed", "one connection, one hello")
        except Unfit as unfit:
            if unfit.code == "too_large":
                self._end(unfit)
            else:
                self._fail(unfit.code, unfit.detail, _id(frame))
            return
        connection = self._connection
        if connection.person is not None and (
            connection.person not in self._registry.services.store.names
        ):
            # Forgotten since, on whatever device: nobody speaks in their name.  PRV-09.
            self._end(Unfit("bad_token", "this person has been forgotten"))
            return
        self._command = command
        if type(command) in _BEYOND:
            self._task = asyncio.create_task(self._look_into(command))
        else:
            self._actor.command(connection, command, self._answer)

    async def _look_into(self, command: wire.Rematch | wire.Advise | wire.DescribeMoves) -> None:
        """What goes beyond this table, or changes nothing at it."""
        connection, actor = self._connection, self._actor
        try:
            if isinstance(command, wire.Rematch):
                await self._registry.making.rematch(
                    actor, connection.person, command.nonce, command.commitment
                )
                self._answer(None)
            elif isinstance(command, wire.Advise):
                self._give(await actor.advise(connection, command))
            else:
                self._give(actor.describe(connection, command))
        except Exception as error:
            self._answer(error)

    def _answer(self, error: Exception | None) -> None:
        """Say how the present command went, and go on with the next."""
        command = self._command
        assert command is not None
        match error:
            case None:
                self._give(wire.Done(command.id))
                return
            case Illegal():
                self._give(wire.Refused(command.id, error.rule, error.why, error.facts))
                return
            case msgspec.ValidationError():
                self._fail("malformed", str(error), command.id)
            case UnknownTable():
                self._fail("unknown_table", "the table has been deleted", command.id)
            case Elsewhere():
                self._connection.cut()  # not done: it is said again where the table is now
            # The command may have been a secret one: neither the log says where and what it was,
            # nor does a number move that hosts publish.  TAB-40.
            case Unstored():
                logs.failed("not_stored", error)
                self._tell_failure("not_ready", "the change could not be stored", command.id)
            case Unreadable():
                logs.failed("not_readable", error)
                self._tell_failure("not_ready", "what is stored cannot be read", command.id)
            case _:
                logs.failed("command_failed", error)
                self._tell_failure("fault", "the server is at fault; nothing changed", command.id)
        self._go_on()

    def _give(self, answer: msgspec.Struct) -> None:
        try:
            self._connection.send(answer)
        finally:
            self._go_on()

    def _go_on(self) -> None:
        self._command = None
        while self._later and self._command is None and self._unfit is None:
            self._obey(self._later.popleft())
        if self._command is None and self._idle is not None:
            self._idle.set()

    def _end(self, unfit: Unfit) -> None:
        self._unfit = unfit
        self._connection.cut()

    def _fail(self, code: Code, detail: str, command: str | None = None) -> None:
        self._metrics.failed.labels(code).inc()
        self._tell_failure(code, detail, command)

    def _tell_failure(self, code: Code, detail: str, command: str | None) -> None:
        self._connection.send(wire.Failed(code, detail, command))


def is_ours(scope: Scope, public_url: str) -> bool:
    """A browser says which page it is on; none but our own may use a person's token."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    return origin is None or _host(origin) in (headers.get("host"), _host(public_url))


def _host(address: str) -> str:
    return address.partition("://")[2]


def _read(frame: bytes, decoder: "msgspec.json.Decoder[Any]") -> Any:
    if len(frame) > MESSAGE_BYTES:
        raise Unfit("too_large", f"a message has at most {MESSAGE_BYTES} bytes")
    try:
        return decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unfit("malformed", str(error)) from None


def _id(frame: bytes) -> str | None:
    """The id of a command that could not be taken, if that much of it can be read."""
    try:
        found = _read(frame, _anything)
    except Unfit:
        return None
    named = found.get("id") if isinstance(found, dict) else None
    return named if isinstance(named, str) and len(named) <= 40 else None
