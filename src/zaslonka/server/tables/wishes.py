"""What somebody who looks for others wants, as any node may be told it.  TAB-70."""

from msgspec import Struct

from zaslonka.protocol import bodies
from zaslonka.table import gathering
from zaslonka.table.live import LiveTable


class Wish(Struct, frozen=True):
    """Somebody who looks for others, and what for."""

    person: str
    seeking: bodies.Seeking
    apart: list[str]  # whom they are not to meet

    def suits(self, table: LiveTable) -> bool:
        seeking = self.seeking
        if seeking.game != table.game:
            return False
        options = None if seeking.any_options else gathering.as_kept(seeking.game, seeking.options)
        wanted = seeking.game, seeking.players, options, seeking.days
        return gathering.suits(table, self.person, *wanted) and all(
            table.seat_of(other) is None for other in self.apart
        )


def without(table: LiveTable, person: str) -> LiveTable:
    """It may have begun meanwhile: then they play."""
    return gathering.left(table, [person]) if gathering.gathers(table) else table
