"""Twin worlds: two deals, and plies that look the same to some viewers in both.

Also worlds in one of which something is done in secret, and nothing in the other.
"""

import itertools
import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec

from tests.laws import check
from tests.laws.positions import random_game
from tests.laws.told import Pair, Step, any_step, are_alike, stepped, table_of, walk
from tests.laws.twins import Viewer
from zaslonka import bots, games
from zaslonka.kernel import AnyGame, AnyState as AnyState, Chance, Seat
from zaslonka.table.live import LiveTable
from zaslonka.table.seeds import bot_seed

LEVEL = "latwy"
MOST_TRIES = 10
"""How many pairs of worlds are tried to find two that stay alike for long."""


class Deed(NamedTuple):
    """Something that a seat does and of which some others may learn nothing."""

    seat: Seat
    kind: str
    fields: dict[str, Any]


class Worlds(NamedTuple):
    """Two deals, plies that tell the viewers the same in both, and what is done in secret."""

    game: AnyGame
    options: Any
    viewers: tuple[Viewer, ...]
    deals: tuple[AnyState, AnyState]
    script: tuple[Step, ...]
    bots: tuple[Seat, ...] = ()
    deeds: tuple[tuple[Deed, ...], tuple[Deed, ...]] = ((), ())
    help: str = "none"
    clock: bool = True
    days: int | None = None  # a move, instead of a clock

    @property
    def seats(self) -> int:
        return len(self.deals[0].hands)

    def tells_apart(self) -> bool:
        """Whether the viewers are told of a ply that tells somebody else which world it is."""
        pair = _tables(self.game, self.options, self.deals)
        for step in self.script:
            after = stepped(self.game, pair, step)
            assert after is not None
            before, last = pair[0].history.last, after[0].history.last
            heard = any(last.number(viewer) > before.number(viewer) for viewer in self.viewers)
            one, other = (
                [told for told in table.history.last.told if told.only not in (None, *self.viewers)]
                for table in after
            )
            if heard and one != other:
                return True
            pair = after
        return False


# Ways to play, as the shelf has them


class Way(NamedTuple):
    game: str
    variant: int
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.variant}-for-{self.seats}"

    @property
    def rules(self) -> AnyGame:
        return games.get(self.game)

    @property
    def options(self) -> Any:
        return self.rules.variants[self.variant]


def ways() -> Iterator[Way]:
    """Every variant of every game, for the fewest and, if there are more, the next size."""
    found: dict[tuple[str, int], list[int]] = {}
    for game in map(games.get, games.names()):
        for way in check.ways(game):
            found.setdefault((game.name, way.variant), []).append(way.seats)
    for (name, variant), sizes in found.items():
        yield from (Way(name, variant, seats) for seats in sorted(sizes)[:2])


# Twins


@cache
def worlds(way: Way, viewer: Viewer, plies: int, *, bot: bool = False) -> Worlds | None:
    """Of many twins of some positions, those that can be played on with for longest.

    With a bot it is one seat's that sees no difference either, for it would play otherwise.
    None where the viewer knows everything there is.
    """
    best: Worlds | None = None
    for tries, one in enumerate(itertools.islice(_tried(way, viewer, plies, bot=bot), MOST_TRIES)):
        if best is None or _worth(one) > _worth(best):
            best = one
        if len(best.script) == plies and (tries > 1 or best.tells_apart()):
            break
    return best


def _worth(found: Worlds) -> tuple[bool, int]:
    """Those are best in which something is told to others in private; then the longest."""
    return found.tells_apart(), len(found.script)


def _tried(way: Way, viewer: Viewer, plies: int, *, bot: bool) -> Iterator[Worlds]:
    game, options = way.rules, way.options
    nothing = 0
    for seed in range(12):
        rng = random.Random(f"{way}/{viewer}/{seed}")
        met = list(itertools.islice(random_game(game, options, way.seats, seed), 1 + 6 * seed))
        position = met[-1]
        twins = position.twins_of(viewer)
        nothing += not twins
        if nothing > 2:
            return
        for twin in rng.sample(twins, min(4, len(twins))):
            deals = (position.state, twin)
            pair = _tables(game, options, deals)
            blind = [
                seat
                for seat in range(way.seats)
                if seat != viewer and are_alike(game, pair, seat) and bot
            ]
            if bot and not blind:
                continue
            robots = tuple(blind[:1])
            script = _script(game, pair, (viewer,), robots, rng, plies)
            if script:
                yield Worlds(game, options, (viewer,), deals, script, robots)


def _tables(game: AnyGame, options: Any, deals: tuple[AnyState, AnyState]) -> Pair:
    one, other = (table_of(game, options, deal) for deal in deals)
    return one, other


def _script(
    game: AnyGame,
    pair: Pair,
    viewers: tuple[Viewer, ...],
    robots: tuple[Seat, ...],
    rng: random.Random,
    plies: int,
    *,
    same: bool = False,
) -> tuple[Step, ...]:
    """Plies that tell the viewers the same in both worlds; after the last no bot is asked."""

    def choose(pair: Pair) -> Step | None:
        asked = [_asked_robot(table, robots) for table in pair]
        if asked[0] != asked[1]:
            return None
        step = None
        if asked[0] is None:
            step = any_step(game, pair, rng, timeouts=False, same=same)
            if step is not None and step.seat in robots:
                return None  # it leaves the decision to people
        if asked[0] is not None:
            step = Step(asked[0], (_decided(pair[0], asked[0]), _decided(pair[1], asked[0])))
        return None if step is None else _annotated(game, pair, step)

    script: list[Step] = []
    done = 0
    for walked in walk(game, pair, frozenset(viewers), rng, plies, choose):
        if walked.viewers != frozenset(viewers):
            break
        script.append(walked.step)
        if all(_asked_robot(table, robots) is None for table in walked.after):
            done = len(script)
    return tuple(script[:done])


def _asked_robot(table: LiveTable, robots: tuple[Seat, ...]) -> Seat | None:
    """The bot that decides now; one that is asked along with people of its team leaves it to them.

    TAB-60.
    """
    rules, shown = table.rules, table.state.table
    people = {rules.team(shown, seat) for seat in table.asked() if seat not in robots} - {None}
    for seat in table.asked():
        if seat in robots and rules.team(shown, seat) not in people:
            return seat
    return None


def _decided(table: LiveTable, seat: Seat) -> Any:
    view = table.rules.view(table.state, seat)
    return bots.decide(table.game, view, LEVEL, bot_seed(bytes(32), seat))


def _annotated(game: AnyGame, pair: Pair, step: Step) -> Step:
    """The moves as a live table makes them."""
    assert step.seat is not None
    one, other = (
        game.annotate(game.view(table.state, step.seat), move)
        for table, move in zip(pair, step.moves, strict=True)
    )
    return Step(step.seat, (one, other))


# Something secret in one world, and nothing in the other


@cache
def secret_plies(way: Way, plies: int, *, bot: bool = False) -> Worlds | None:
    """A position, and the same after a ply of which nobody but some seats is told."""
    best: Worlds | None = None
    for found in itertools.islice(_secret_plies(way, plies, bot=bot), MOST_TRIES):
        if best is None or len(found.script) > len(best.script):
            best = found
    return best


def _secret_plies(way: Way, plies: int, *, bot: bool) -> Iterator[Worlds]:
    game, options = way.rules, way.options
    for seed in range(6):
        rng = random.Random(f"{way}/{seed}")
        for position in itertools.islice(random_game(game, options, way.seats, seed), 40):
            if position.mover is None:
                continue
            before = table_of(game, options, position.state)
            done = stepped(game, (before, before), Step(position.mover, (position.move,) * 2))
            if done is None or done[0].public_ply > before.public_ply:
                continue
            after = done[0]
            viewers = tuple(
                viewer for viewer in position.viewers if after.history.last.number(viewer) == 0
            )
            deed = Deed(position.mover, "move", {"move": msgspec.to_builtins(position.move)})
            for robots in [(seat,) for seat in viewers if seat is not None] if bot else [()]:
                script = _script(game, (before, after), viewers, robots, rng, plies)
                watch = tuple(viewer for viewer in viewers if viewer not in robots)
                if script and (not robots or any(step.seat in robots for step in script)):
                    deals = (position.state, position.state)
                    yield Worlds(game, options, watch, deals, script, robots, ((), (deed,)))


IN_TEAMS = ("whisper", "mark")
DEEDS = ("note", "hint", "try", *IN_TEAMS)


def has_teams(way: Way) -> bool:
    game = way.rules
    table = game.setup(way.options, way.seats, Chance(bytes(32))).table
    return game.team(table, 0) is not None


@cache
def secret_deeds(way: Way, kind: str, plies: int) -> Worlds | None:
    """The same game twice, and in one of them somebody does something for themselves."""
    game, options, rng = way.rules, way.options, random.Random(f"{way}/{kind}")
    state = game.setup(options, way.seats, Chance(rng.randbytes(32)))
    pair = _tables(game, options, (state, state))
    everybody: tuple[Viewer, ...] = (*range(way.seats), None)
    script = _script(game, pair, everybody, (), rng, plies, same=True)
    assert script, f"{way} cannot be played"
    table = pair[0]
    seat = table.waiting()[0]
    if kind in IN_TEAMS:
        voices = [s for s in range(way.seats) if table.team_of(s) is not None]
        voices = [s for s in voices if s not in table.silent()]
        if not voices:
            return None
        seat = voices[0]
    if kind == "hint" and game.bot is None:
        return None
    done: dict[str, dict[str, Any]] = {
        "note": {"note": {"text": "nikt tego nie widzi"}},
        "whisper": {"said": "tylko do nas", "to": "team"},
        "mark": {"thing": "word:7", "on": True},
        "try": {"nonce": "0" * 32},  # a rematch of a game that is not over
    }
    spoken = {"whisper": "say", "try": "rematch"}.get(kind, kind)
    team = table.team_of(seat) if kind in IN_TEAMS else None
    viewers = tuple(
        viewer
        for viewer in everybody
        if viewer != seat and (viewer is None or team is None or table.team_of(viewer) != team)
    )
    deed = Deed(seat, spoken, done.get(kind, {}))
    return Worlds(game, options, viewers, (state, state), script, (), ((), (deed,)))
