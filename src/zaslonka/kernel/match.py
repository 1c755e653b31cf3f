"""A game on record: its seed and what was done, from which all the rest comes again."""

from collections.abc import Collection, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from zaslonka.kernel import shelf
from zaslonka.kernel.chance import Chance
from zaslonka.kernel.game import AnyGame
from zaslonka.kernel.history import Entry, History, Played, TimedOut, Undone, standing
from zaslonka.kernel.steps import AnyState


class Match(Struct):
    """A game on record: replayed, it comes out the same.

    Ply numbers only ever grow, over undone and timed-out entries too, so that a
    move played again after an undo does not meet the same chance.
    """

    game: str
    version: int
    options: Any
    seats: int
    seed: bytes
    log: list[Entry] = []

    def standing(self) -> list[Played | TimedOut]:
        """The entries that were not taken back."""
        kept = standing(self.log, lambda entry: entry)
        return [entry for entry in kept if not isinstance(entry, Undone)]

    def replay(self, rules: AnyGame | None = None, *, upto: int | None = None) -> AnyState:
        """The state after ply ``upto``, or after the last one."""
        return self.history(rules, upto=upto).last.state

    def history(self, rules: AnyGame | None = None, *, upto: int | None = None) -> History:
        """All that the rules make of the record, up to a ply."""
        *_, last = self.histories(rules, upto=upto)
        return last

    def histories(
        self,
        rules: AnyGame | None = None,
        *,
        upto: int | None = None,
        by_clock: Collection[int] = (),
    ) -> Iterator[History]:
        """The same after the deal and after each ply; at some plies a clock had run out."""
        rules = rules or shelf.get(self.game).of_version(self.version)
        options = msgspec.convert(self.options, rules.options)
        log = [entry for entry in self.log if upto is None or entry.ply <= upto]
        history = History.dealt(rules.setup(options, self.seats, Chance(self.seed)), rules.version)
        yield history
        for entry in log:
            late = isinstance(entry, TimedOut) or entry.ply in by_clock
            history = _replayed(rules, history, self.seed, entry, by_clock=late)
            yield history


def _replayed(
    rules: AnyGame, history: History, seed: bytes, entry: Entry, *, by_clock: bool
) -> History:
    chance, version = Chance(seed, entry.ply), rules.version
    if isinstance(entry, Undone):
        return history.with_ply(entry, (), history.at(entry.to).state, version=version)
    state = history.last.state.clone()
    if isinstance(entry, TimedOut):
        outcome = rules.time_up(state, chance)
    else:
        move = msgspec.convert(entry.move, rules.move_type)
        entry = msgspec.structs.replace(entry, move=move)
        outcome = rules.perform(state, entry.seat, move, chance)
    final = outcome.final
    return history.with_ply(
        entry, outcome.told, state, version=version, final=final, by_clock=by_clock
    )
