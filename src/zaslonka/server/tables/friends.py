"""People who know one another: who they are to each other, where they are, invitations.

TAB-104 to TAB-108.
"""

import asyncio
import hmac
from collections.abc import Callable
from typing import Literal

from zaslonka.kernel import Illegal
from zaslonka.protocol import bodies, friends as shapes
from zaslonka.server.operations.clock import clock_ms
from zaslonka.server.tables.registry import Registry
from zaslonka.server.tables.services import UnknownPerson
from zaslonka.store import ties
from zaslonka.store.ties import Met
from zaslonka.table.friends import Change, Ties
from zaslonka.table.info import OpenSeat
from zaslonka.table.live import LiveTable, Sitter

INVITED_MS = 24 * 3600 * 1000
"""For which an invitation holds: who did not come for a day is not waited for."""

SHOWN = 50
"""People one has played with who are told, the last first."""


class Friends:
    """What is between people; one change at a time, so that two who ask each other agree."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._store = registry.services.store
        self._turn = asyncio.Lock()

    # What is told

    async def circle(self, person: str) -> shapes.Circle:
        own, met = await self._ties(person), await self._met(person)
        last = {one.person: one for one in met}

        def told(people: list[str]) -> tuple[shapes.Known, ...]:
            return tuple(self._known(person, other, last.get(other)) for other in people)

        close = {*own.those("friend"), *own.those("asked"), *own.those("blocked"), *own.askers()}
        friends = [*filter(self._is_somebody, own.those("friend"))]
        agreed = await self._store.ask(lambda connection: ties.seen(connection, [person, *friends]))
        seen = {*friends} & agreed if person in agreed else set()
        where = await self._registry.listing.whereabouts(seen)
        return shapes.Circle(
            friends=tuple(
                self._friend(person, other, last.get(other), where.get(other)) for other in friends
            ),
            asks=told(own.askers()[:SHOWN]),
            asked=told(own.those("asked")),
            met=told([one.person for one in met if one.person not in close][:SHOWN]),
            blocked=told(own.those("blocked")),
            seen=person in agreed,
        )

    def _known(self, reader: str, other: str, last: Met | None) -> shapes.Known:
        return shapes.Known(
            id=self._id(reader, other),
            name=self._store.names.get(other, ""),
            when=None if last is None else last.when,
            game=None if last is None else last.game,
        )

    def _friend(
        self, reader: str, other: str, last: Met | None, where: tuple[str, str | None] | None
    ) -> shapes.Friend:
        game, table = where or (None, None)
        known = self._known(reader, other, last)
        return shapes.Friend(
            id=known.id, name=known.name, when=known.when, game=known.game, at=game, table=table
        )

    async def company(self, person: str, table_id: str) -> list[shapes.Seated]:
        """How one stands to the others at one's own table; nobody else is told.  TAB-105."""
        own = await self._ties(person)
        async with self._registry.hall.at(table_id) as actor:
            table = actor.table
        if table.seat_of(person) is None:
            return []
        return [
            shapes.Seated(seat, self._id(person, chair.person), _tie(own, chair.person))
            for seat, chair in enumerate(table.chairs)
            if isinstance(chair, Sitter)
            and chair.person != person
            and self._is_somebody(chair.person)
        ]

    async def invitations(self, person: str) -> list[shapes.Invitation]:
        """Tables at which friends wait, as long as one could sit down there.  TAB-108."""
        found = await self._store.ask(lambda connection: ties.invitations(connection, person))
        if not found:
            return []
        own = await self._ties(person)
        told = []
        for one in found:
            if one.made < clock_ms() - INVITED_MS:
                continue
            looked = await self._table(one.table)
            if looked is None or looked.phase != "lobby" or not own.has(one.inviter, "friend"):
                continue
            if OpenSeat() in looked.chairs or looked.seat_of(person) is not None:
                name = self._store.names.get(one.inviter, "")
                inviter = self._id(person, one.inviter)
                told.append(shapes.Invitation(inviter, name, looked.game, one.table, one.made))
        return told

    async def _table(self, table_id: str) -> LiveTable | None:
        if (actor := self._registry.hall.in_memory(table_id)) is not None:
            return actor.table
        looked = await self._store.look(table_id)
        return None if looked is None else looked.table

    # What people do

    async def ask(self, person: str, who: str) -> None:
        await self._change(person, who, Ties.ask)

    async def part(self, person: str, who: str) -> None:
        await self._change(person, who, Ties.part)

    async def block(self, person: str, who: str) -> None:
        await self._change(person, who, Ties.block)

    async def unblock(self, person: str, who: str) -> None:
        await self._change(person, who, Ties.unblock)

    async def _change(self, person: str, who: str, do: Callable[[Ties, str], Change]) -> None:
        async with self._turn:
            own = await self._ties(person)
            other = await self._find(person, who, own)
            change = do(own, other)
            # Neither was forgotten meanwhile: of who was, nothing is kept any more.
            if {person, other} <= self._store.names.keys():
                await self._store.carry_out(*ties.changed(change, clock_ms()))

    async def let_be_seen(self, person: str, *, agrees: bool) -> None:
        await self._store.carry_out(ties.save_seen(person, agrees=agrees, now=clock_ms()))

    async def play_again(self, person: str, who: str, wish: shapes.Again) -> LiveTable:
        """A table like the last one with a friend, stored before they are invited.  TAB-108."""
        own = await self._ties(person)
        other = await self._find(person, who, own)
        if not own.has(other, "friend"):
            raise Illegal("TAB-108", "not_friends")
        last = await self._store.ask(
            lambda connection: ties.last_together(connection, person, other)
        )
        if last is None or (before := await self._table(last)) is None:
            raise Illegal("TAB-108", "nothing_played")
        table = await self._registry.making.make(person, _alike(before, wish))
        async with self._turn:
            own = await self._ties(person)
            if own.has(other, "friend"):
                await self._store.carry_out(ties.invite(person, other, table.id, clock_ms()))
        return table

    async def turn_down(self, person: str, who: str) -> None:
        """Not to come, of which the inviter is not told."""
        for one in await self._store.ask(lambda connection: ties.invitations(connection, person)):
            if hmac.compare_digest(self._id(person, one.inviter), who):
                await self._store.carry_out(ties.drop_invitation(person, one.inviter))

    # Who is who

    async def _ties(self, person: str) -> Ties:
        return await self._store.ask(lambda connection: ties.read(connection, person))

    async def _met(self, person: str) -> list[Met]:
        found = await self._store.ask(
            lambda connection: ties.met(connection, person, ties.SEATINGS_LOOKED_AT)
        )
        return [one for one in found if self._is_somebody(one.person)]

    def _is_somebody(self, person: str) -> bool:
        return person in self._store.names

    def _id(self, reader: str, other: str) -> str:
        """What a reader may call somebody: theirs alone, and made of nothing they could know."""
        said = f"{reader} knows {other}".encode()
        return hmac.digest(self._store.key, said, "sha256")[:12].hex()

    async def _find(self, reader: str, who: str, own: Ties) -> str:
        met = {one.person for one in await self._met(reader)}
        for other in (own.others() | met) & self._store.names.keys():
            if hmac.compare_digest(self._id(reader, other).encode(), who.encode()):
                return other
        raise UnknownPerson


def _tie(own: Ties, other: str) -> shapes.Standing:
    if other in own.askers():
        return "asks"
    kinds: tuple[Literal["blocked", "friend", "asked"], ...] = ("blocked", "friend", "asked")
    return next((kind for kind in kinds if own.has(other, kind)), "none")


def _alike(table: LiveTable, wish: shapes.Again) -> bodies.NewTable:
    """A new table as the old one was set up, with its people's seats open."""
    return bodies.NewTable(
        game=table.game,
        seats=tuple(OpenSeat() if isinstance(one, Sitter) else one for one in table.chairs),
        nonce=wish.nonce,
        commitment=wish.commitment,
        options=table.options,
        help=table.help,
        hints=table.hints,
        pace=table.pace,
        clock=table.clock,
    )
