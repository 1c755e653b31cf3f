"""The WebSocket `/ws`: one connection, one table, as docs/protocol.md tells it."""

import asyncio
import contextlib
from typing import Any, Literal

import msgspec
from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send

from zaslonka.kernel import Illegal
from zaslonka.server import logs, wire
from zaslonka.server.actor import Actor
from zaslonka.server.connection import Connection
from zaslonka.server.hall import Hall
from zaslonka.server.identity import Tokens
from zaslonka.server.limits import AtOnce, Bucket
from zaslonka.server.settings import MESSAGE_BYTES

HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 2.0
POLICY_VIOLATION = 1008

_hello = msgspec.json.Decoder(wire.Hello)
_command = msgspec.json.Decoder(wire.ClientMessage)
_anything = msgspec.json.Decoder()


class Unfit(Exception):
    """The message could not be read or taken; some kinds end the connection."""

    def __init__(
        self,
        code: Literal["malformed", "too_large", "unknown_table", "bad_token"],
        detail: str,
    ) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


class TableSocket:
    """The ASGI application behind `/ws`."""

    def __init__(self, hall: Hall, tokens: Tokens) -> None:
        self._hall = hall
        self._tokens = tokens
        self._metrics = hall.around.metrics
        self._limits = hall.around.settings.limits
        self._addresses = AtOnce(self._limits.connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        address = (scope["client"] or ("", 0))[0]
        with self._addresses.held(address) as room:
            if not room or not self._is_ours(Headers(scope=scope)):
                await send({"type": "websocket.close", "code": POLICY_VIOLATION})
                return
            await send({"type": "websocket.accept"})
            self._metrics.connections.inc()
            try:
                await self._serve(Connection(receive, send), send)
            finally:
                self._metrics.connections.dec()

    def _is_ours(self, headers: Headers) -> bool:
        """A browser says which page it is on; none but our own may use a person's token."""
        origin = headers.get("origin")
        ours = (headers.get("host"), _host(self._hall.around.settings.public_url))
        return origin is None or _host(origin) in ours

    async def _serve(self, connection: Connection, send: Send) -> None:
        delivery = asyncio.create_task(connection.deliver())
        try:
            await self._converse(connection)
        except Unfit as unfit:
            self._fail(connection, unfit.code, unfit.detail)
        finally:
            connection.finish()
            # The client may be gone already, or take nothing: then there is no goodbye.
            with contextlib.suppress(OSError, TimeoutError):
                await asyncio.wait_for(delivery, GOODBYE_SECONDS)
                await send({"type": "websocket.close", "code": POLICY_VIOLATION})

    async def _converse(self, connection: Connection) -> None:
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
                actor = await stay.enter_async_context(self._hall.at(hello.table))
            except KeyError:
                raise Unfit("unknown_table", "there is no such table") from None
            try:
                await actor.join(connection, hello.since)
                await self._obey(connection, actor)
            finally:
                await actor.leave(connection)

    def _known(self, token: str) -> str:
        person = self._person(token)
        if person is None:
            raise Unfit("bad_token", "this server does not know the token")
        return person

    def _person(self, token: str) -> str | None:
        person = self._tokens.person(token)
        return person if person in self._hall.around.house.names else None

    async def _obey(self, connection: Connection, actor: Actor) -> None:
        bucket = Bucket(self._limits.messages_a_second, self._limits.messages_at_once)
        while (message := await connection.listen()) is not None:
            if not bucket.take():
                self._fail(connection, "too_fast", "too many messages a second", _id(message))
                continue
            try:
                command = _read(message, _command)
                if isinstance(command, wire.Hello):
                    raise Unfit("malformed", "one connection, one hello")
            except Unfit as unfit:
                if unfit.code == "too_large":
                    raise
                self._fail(connection, unfit.code, unfit.detail, _id(message))
                continue
            await self._carry_out(connection, actor, command)

    async def _carry_out(self, connection: Connection, actor: Actor, command: wire.Command) -> None:
        """Carry out a command, and answer it after everything that it caused."""
        try:
            if isinstance(command, wire.Rematch):
                await self._hall.rematch(actor, connection.person, command.nonce)
            elif isinstance(command, wire.Advise):
                connection.send(await actor.advise(connection, command))
                return
            else:
                await actor.command(connection, command)
        except Illegal as illegal:
            self._metrics.refused.labels(illegal.rule).inc()
            answer = wire.Refused(command.id, illegal.rule, illegal.why, illegal.facts)
            connection.send(answer)
        except msgspec.ValidationError as error:
            self._fail(connection, "malformed", str(error), command.id)
        except Exception:
            logs.failure("command_failed", table=actor.table.id, command=type(command).__name__)
            self._fail(connection, "not_ready", "the change could not be stored", command.id)
        else:
            connection.send(wire.Done(command.id))

    def _fail(
        self, connection: Connection, code: Any, detail: str, command: str | None = None
    ) -> None:
        self._metrics.failed.labels(code).inc()
        connection.send(wire.Failed(code, detail, command))


def _host(address: str) -> str:
    return address.partition("://")[2]


def _read(message: Message, decoder: "msgspec.json.Decoder[Any]") -> Any:
    text = message.get("bytes") or (message.get("text") or "").encode()
    if len(text) > MESSAGE_BYTES:
        raise Unfit("too_large", f"a message has at most {MESSAGE_BYTES} bytes")
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unfit("malformed", str(error)) from None


def _id(message: Message) -> str | None:
    """The id of a command that could not be taken, if that much of it can be read."""
    try:
        found = _read(message, _anything)
    except Unfit:
        return None
    named = found.get("id") if isinstance(found, dict) else None
    return named if isinstance(named, str) and len(named) <= 40 else None
