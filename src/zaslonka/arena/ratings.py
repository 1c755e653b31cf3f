"""The ratings of our own levels, which people's are anchored to: kept in each game's folder.

`zaslonka arena ratings` plays for them; `docs/ratings.md` is made of what is kept.
"""

import os
import platform
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import msgspec
from msgspec import Struct

from zaslonka import games
from zaslonka.arena import journal, tables
from zaslonka.arena.standings import MEAN, Met, Rated, standings
from zaslonka.kernel import AnyGame
from zaslonka.kernel.levels import LEVELS, Level
from zaslonka.sentences import Sentences

FILE = "ratings.json"
ANCHOR: Level = "sredni"
"""The level whose Elo is 1500 at every table."""

_SPELLED = {"latwy": "łatwy", "sredni": "średni", "mistrz": "mistrz"}


class Size(Struct, frozen=True):
    """The levels at a table of so many."""

    seats: int
    sides: int
    deals: int
    rated: tuple[Rated, ...]
    met: tuple[Met, ...]


class Ratings(Struct, frozen=True):
    """A game's levels, at every number of seats that was played."""

    game: str
    version: int
    measured: str
    """When and on what."""
    sizes: tuple[Size, ...]


def kept(game: AnyGame) -> Ratings | None:
    """What a game's folder has; None where it was never measured."""
    path = game.folder / FILE
    return msgspec.json.decode(path.read_bytes(), type=Ratings) if path.is_file() else None


def measured(game: str, folders: Iterable[Path]) -> Ratings:
    """What tournaments of its levels came to, each with one number of seats."""
    sizes = []
    for folder in folders:
        run, rounds = journal.read(folder)
        names = [one.name for one in run.entrants]
        sizes += [
            Size(one.seats, one.sides, one.deals, one.rated, one.met)
            for one in standings(rounds, names, ANCHOR)
        ]
    return Ratings(game, games.get(game).version, _circumstances(), tuple(sizes))


def written(ratings: Ratings, path: Path) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(ratings), indent=1) + b"\n")


def _circumstances() -> str:
    today = datetime.now(UTC).date().isoformat()
    load = os.getloadavg()[2]
    return f"{today}, {os.cpu_count()} cores, load {load:.0f}, Python {platform.python_version()}"


# The page


def page(found: Sequence[Ratings]) -> str:
    """`docs/ratings.md`: every game and number of seats in one table."""
    levels = [_SPELLED[level] for level in LEVELS]
    elos = tables.markdown(
        ("game", "seats", "deals", *levels, "mistrz among średni", "średni among łatwy"),
        [(title(one.game), *_elo_row(size)) for one in found for size in one.sizes],
    )
    skills = tables.markdown(
        ("game", "seats", *levels),
        [(title(one.game), *_skill_row(size)) for one in found for size in one.sizes],
    )
    when = "\n".join(f"- {title(one.game)}: {one.measured}; version {one.version}" for one in found)
    return f"""# Ratings

How strong our levels are, in every game and at every number of seats. Made by `make ratings`, from
games that were played and nothing else; do not edit. People's ratings will be anchored to these.
The same numbers for programs are in each game's folder, `{FILE}`. How they come about is said in
[arena.md](arena.md).

## Elo

średni is {MEAN:.0f} everywhere. In brackets the 95 % interval, by drawing the deals anew; `deals`
is the least that a pair of levels has played, each from every chair: where they are few the
interval is wide, and the number before it says little. The last two columns are shares of wins of
one bot on one side, all other sides being the weaker bot; among equals it would be one in as many
as there are sides (two in a game of teams).

{elos}

## openskill

μ (and σ) of its Plackett–Luce model, from 25 (8.33), in the order of the deals; a side is one
player.

{skills}

## When

{when}
"""


def title(game: str) -> str:
    """A game by its own name."""
    return Sentences("en", game, ()).say(game)


def _elo_row(size: Size) -> list[str]:
    by_name = {one.name: one for one in size.rated}
    met = {(one.name, one.rival): one for one in size.met}
    elos = [
        f"{one.elo:.0f}" if one.name == ANCHOR else f"{one.elo:.0f} ({one.low:.0f}–{one.high:.0f})"
        for one in (by_name[level] for level in LEVELS)
    ]
    shares = [_share(met.get((better, worse))) for worse, better in pairwise(LEVELS)]
    return [str(size.seats), str(size.deals), *elos, *shares[::-1]]


def _share(met: Met | None) -> str:
    if met is None:
        return "–"
    return f"{100 * met.share:.0f} % ({100 * met.low:.0f}–{100 * met.high:.0f})"


def _skill_row(size: Size) -> list[str]:
    by_name = {one.name: one for one in size.rated}
    return [
        str(size.seats),
        *(f"{by_name[level].mu:.1f} ({by_name[level].sigma:.1f})" for level in LEVELS),
    ]
