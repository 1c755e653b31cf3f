"""The commands `zaslonka arena …`: play, report, check, ratings."""

import argparse
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from zaslonka import games
from zaslonka.arena import cage, journal, ratings, report, tables
from zaslonka.arena.entrants import Entrant, Unknown, entrant, readable, seated
from zaslonka.arena.honesty import Caught, Tried, tried
from zaslonka.arena.journal import Journal, Run, Spoilt
from zaslonka.arena.standings import standings
from zaslonka.arena.strangers import Limits, python_folders
from zaslonka.arena.tournament import played
from zaslonka.arena.wire import Refused
from zaslonka.arena.workers import Unable
from zaslonka.kernel import AnyGame

MOST_DECISIONS = 400
"""Of one game that a bot is checked by."""

FAULTS = (Caught, Spoilt, Unable, Unknown)
"""What is said in one line, without a traceback."""


def add_commands(commands: Any, natural: Callable[[str], int]) -> None:
    """Make them commands of `zaslonka`."""
    arena = commands.add_parser("arena", help="tournaments between bots, and their ratings")
    kinds = arena.add_subparsers(metavar="COMMAND", required=True)

    command = kinds.add_parser("play", help="play bots against one another, or go on with it")
    command.set_defaults(run=_play)
    command.add_argument("game", choices=games.names(), metavar="GAME")
    told = "a level, `any`, an entry point, an http address, or a command line; NAME= before it"
    command.add_argument("bots", nargs="+", metavar="BOT", help=told)
    _common(command, natural)
    told = "numbers of seats, like 2,4; all that the game has if not given"
    command.add_argument("--seats", type=_numbers, help=told)
    told = "the deals are made from it: bots that know it know everything"
    command.add_argument("--seed", help=f"{told}; drawn if not given")
    command.add_argument("--anchor", metavar="NAME", help="the bot whose rating is 1500")
    limits = Limits()
    told = f"for a decision of a stranger's bot ({limits.move_seconds})"
    command.add_argument("--move-seconds", type=float, default=limits.move_seconds, help=told)
    told = f"of memory for each ({limits.memory_mib})"
    command.add_argument("--memory-mib", type=natural, default=limits.memory_mib, help=told)

    command = kinds.add_parser("report", help="make a page about a tournament, also a running one")
    command.set_defaults(run=_report)
    command.add_argument("folder", type=Path, metavar="DIR", help="where it is played")
    command.add_argument("--anchor", metavar="NAME", help="the bot whose rating is 1500")
    told = "the page; DIR/report.html if not given"
    command.add_argument("--page", type=Path, metavar="FILE", help=told)

    command = kinds.add_parser("check", help="say whether a bot goes by its views alone")
    command.set_defaults(run=_check)
    command.add_argument("game", choices=games.names(), metavar="GAME")
    command.add_argument("bot", metavar="BOT", help="as for `play`")
    command.add_argument("--games", type=natural, default=3, metavar="N", help="for each size (3)")
    command.add_argument("--seats", type=_numbers, help="as for `play`")

    command = kinds.add_parser("ratings", help="rate our own levels, every game and size")
    command.set_defaults(run=_ratings)
    _common(command, natural)
    told = "these games alone"
    command.add_argument("--games", nargs="*", choices=games.names(), metavar="GAME", help=told)
    told = "keep what is found in the games' folders, and print the page of it"
    command.add_argument("--keep", action="store_true", help=told)


def _common(command: argparse.ArgumentParser, natural: Callable[[str], int]) -> None:
    told = "mirrored deals for each pair of bots (100)"
    command.add_argument("--deals", type=natural, default=100, metavar="N", help=told)
    told = "processes, or ray://HOST:PORT, or ray for one here; all processors if not given"
    command.add_argument("--workers", default=str(os.cpu_count() or 1), help=told)
    told = "stop then, with what is begun finished; the same command goes on"
    command.add_argument("--minutes", type=float, help=told)
    told = "the folder of the tournament, made if it is not there"
    command.add_argument("--out", type=Path, required=True, metavar="DIR", help=told)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(sorted({int(number) for number in text.split(",")}))


def _play(given: argparse.Namespace) -> None:
    entrants = _entrants(given.bots)
    _anchored(given.anchor, entrants)
    limits = Limits(move_seconds=given.move_seconds, memory_mib=given.memory_mib)
    sizes = _sizes(given.game, given.seats)
    run = _run(given.game, entrants, sizes, given.seed, limits)
    seconds = None if given.minutes is None else 60 * given.minutes
    _carry_out(run, given, given.out, seconds)
    _show(given.out, given.anchor)


def _entrants(texts: Sequence[str]) -> tuple[Entrant, ...]:
    entrants = tuple(map(entrant, texts))
    names = [one.name for one in entrants]
    if len(set(names)) < len(names) or len(names) < 2:
        raise Unknown("at least two bots of different names are needed (NAME=BOT names one)")
    return entrants


def _anchored(anchor: str | None, entrants: Sequence[Entrant]) -> None:
    if anchor is not None and anchor not in (one.name for one in entrants):
        raise Unknown(f"the anchor {anchor} is none of the bots")


def _sizes(game: str, wanted: tuple[int, ...] | None) -> tuple[int, ...]:
    fit = games.get(game).seats
    if wrong := set(wanted or ()) - set(fit):
        raise Unknown(f"{game} is for {fit[0]} to {fit[-1]} seats, not {min(wrong)}")
    return wanted or tuple(fit)


def _run(
    game: str,
    entrants: tuple[Entrant, ...],
    sizes: tuple[int, ...],
    seed: str | None,
    limits: Limits,
) -> Run:
    secret = journal.new_seed() if seed is None else journal.seed_of(seed)
    return Run(game, games.get(game).version, entrants, sizes, secret, limits)


def _carry_out(run: Run, given: argparse.Namespace, folder: Path, seconds: float | None) -> None:
    caged = [one for one in run.entrants if one.kind in ("function", "program")]
    if caged and not cage.version():
        print("zaslonka: no Landlock here: bots can read your files", file=sys.stderr)
    elif caged:
        folders = [path for one in caged for path in readable(one)]
        journal.unreadable(folder, [*folders, *python_folders()])
    kept = Journal(folder, run)
    try:
        played(kept, given.deals, given.workers, seconds)
    except KeyboardInterrupt:
        print("\nzaslonka: stopped; the same command goes on", file=sys.stderr)
    finally:
        kept.close()


def _show(folder: Path, anchor: str | None) -> None:
    run, rounds = journal.read(folder)
    names = [one.name for one in run.entrants]
    for standing in standings(rounds, names, anchor):
        print(tables.text(run.game, standing), end="\n\n")


# report


def _report(given: argparse.Namespace) -> None:
    run, rounds = journal.read(given.folder)
    _anchored(given.anchor, run.entrants)
    path = given.page or given.folder / "report.html"
    try:
        path.write_text(report.page(run, rounds, given.anchor), "utf-8")
    except OSError as error:
        raise Spoilt(f"cannot write {path}: {error.strerror}") from None
    print(f"written: {path}")


# check


def _check(given: argparse.Namespace) -> None:
    game, one = games.get(given.game), entrant(given.bot)
    decisions = differed = 0
    for size in _sizes(given.game, given.seats):
        for _ in range(given.games):
            found = _tried(game, size, one, secrets.token_bytes(32))
            decisions, differed = decisions + found.decisions, differed + found.differed
        print(f"{size} seats: {given.games} games", file=sys.stderr)
    print(
        f"{one.name}: {decisions} legal decisions, each the same in a world that looks alike"
        f" ({differed} of these worlds were different)"
    )


def _tried(game: AnyGame, size: int, one: Entrant, seed: bytes) -> Tried:
    try:
        return tried(game, size, lambda: seated(one, game, Limits()), seed, MOST_DECISIONS)
    except Refused as no:
        raise Caught(f"{one.name} is refused, {no.reason}: {no.detail}") from None
    except Caught as caught:
        raise Caught(f"{one.name} sees what it should not, or throws dice: {caught}") from None


# ratings


def _ratings(given: argparse.Namespace) -> None:
    """Every number of seats has a folder of its own, and its share of the time."""
    wanted = [name for name in given.games or games.names() if games.get(name).bot]
    folders = {
        name: {size: given.out / f"{name}-{size}" for size in games.get(name).seats}
        for name in wanted
    }
    seconds = None
    if given.minutes is not None:
        seconds = 60 * given.minutes / sum(map(len, folders.values()))
    for name, by_size in folders.items():
        entrants = tuple(map(entrant, games.get(name).levels))
        for size, folder in by_size.items():
            _carry_out(_run(name, entrants, (size,), None, Limits()), given, folder, seconds)
        path = games.get(name).folder / ratings.FILE if given.keep else given.out / f"{name}.json"
        ratings.written(ratings.measured(name, by_size.values()), path)
    if given.keep:
        known = (ratings.kept(games.get(name)) for name in games.names())
        print(ratings.page([one for one in known if one is not None]), end="")
