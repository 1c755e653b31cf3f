"""The command `zaslonka`: serve, think, backup, restore, check, simulate, arena, export, print…"""

import argparse
import contextlib
import os
import re
import resource
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import segno
import uvicorn

from zaslonka import __version__, bots, exporting, games, housekeeping
from zaslonka.arena import commands as arena
from zaslonka.bots.endpoint import Endpoint
from zaslonka.bots.simulation import simulate
from zaslonka.server.app import Server, application, node
from zaslonka.server.cluster import processes
from zaslonka.server.operations import addresses, logs
from zaslonka.server.operations.settings import Settings
from zaslonka.server.serving import LeavingServer, configured
from zaslonka.store.address import is_postgresql, need_driver
from zaslonka.store.database import Unusable
from zaslonka.table.record import Broken, Record, verify
from zaslonka.transcript import story, tell, verified

SHORTEST_TOKEN = 16


class Wrong(Exception):
    """The command cannot be done; the message says why, in one line."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if it went well, 2 with one line on standard error if not."""
    given = _parser().parse_args(arguments)
    try:
        given.run(given)
    except (Wrong, Unusable, Broken, *arena.FAULTS) as wrong:
        print(f"zaslonka: {wrong}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever was reading has seen enough; Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="zaslonka", description="A table for hidden-information board games.")
    parser.add_argument("--version", action="version", version=f"zaslonka {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    told = "Each option is also an environment variable, ZASLONKA_PUBLIC_URL for --public-url."
    command = commands.add_parser("serve", help="serve tables to browsers", description=told)
    command.set_defaults(run=_serve)
    _option(command, "host", "0.0.0.0", "address to listen on")  # noqa: S104 - for friends' phones
    _option(command, "port", "8000", "port to listen on", type=int)
    _option(command, "data", "data", "directory in which everything is kept", type=Path)
    told = "postgresql://… instead of a file in that directory"
    _option(command, "database", None, told, is_secret=True)
    told = "how many processes serve it; more than one need PostgreSQL"
    _option(command, "processes", "1", told, type=_natural)
    told = "HOST:PORT by which other processes of the same database reach this one"
    _option(command, "node-address", None, told)
    told = "how many processes think for bots; else as many as this machine has room for"
    _option(command, "workers", None, told, type=_count)
    _option(command, "public-url", None, "what links and QR codes begin with; else the LAN address")
    _option(command, "bot-pace", "1200", "milliseconds a bot takes, about", type=_natural)
    _option(command, "archive-after", "90", "days until an unused table is archived", type=_natural)
    told = (
        "tell people of their turns while they are away; mailto:… or https:… of whoever runs this"
    )
    _option(command, "push", None, told, type=_contact)
    told = "who sends it may read /metrics; else nobody may"
    _option(command, "metrics-token", None, told, is_secret=True)
    _option(command, "trusted-proxy", None, "address of a proxy whose X-Forwarded-For is believed")
    _option(command, "endpoint", None, "OpenAI-compatible address (…/v1) the best bots ask first")
    _option(command, "endpoint-model", "", "the model to ask there")
    command.add_argument(
        "--open-browser", action="store_true", default=bool(os.environ.get("ZASLONKA_OPEN_BROWSER"))
    )

    told = "think for the bots of a house that runs elsewhere"
    command = commands.add_parser("think", help=told)
    command.set_defaults(run=_think)
    told = "postgresql://… of the house; else ZASLONKA_DATABASE"
    address = os.environ.get("ZASLONKA_DATABASE")
    command.add_argument("--join", default=address, metavar="DATABASE", help=told)
    # No variable: what serves beside it may have one of that name.
    command.add_argument("--processes", type=_natural, metavar="K", help="else one for each core")

    housekeeping.add_commands(commands)

    command = commands.add_parser("simulate", help="let bots play one another")
    command.set_defaults(run=_simulate)
    command.add_argument("game", choices=games.names(), metavar="GAME", help=_listed(games.names()))
    command.add_argument("--seats", type=int, help="how many; as many as levels if not given")
    command.add_argument("--games", type=_natural, default=100, metavar="K")
    command.add_argument("--levels", default="latwy,mistrz", help=_listed(bots.LEVELS))
    command.add_argument("--seed", type=int, default=0, help="the same seed, the same games")

    arena.add_commands(commands, _natural)
    exporting.add_command(commands)

    command = commands.add_parser("replay", help="tell a finished game from its record")
    command.set_defaults(run=_replay)
    command.add_argument("file", type=Path, metavar="FILE", help="from /api/tables/ID/record")
    command.add_argument("--verify", action="store_true", help="deal and play it again, compare")
    command.add_argument("--story", action="store_true", help="how it was, in a few sentences")
    command.add_argument("--lang", choices=("pl", "en"), default="pl")

    command = commands.add_parser("print", help="make a PDF of a game to cut out and play")
    command.set_defaults(run=_print)
    printable = [name for name in games.names() if games.get(name).printing]
    command.add_argument("game", choices=printable, metavar="GAME", help=_listed(printable))
    command.add_argument("--base-url", required=True, help="the server its QR codes lead to")
    command.add_argument("--out", type=Path, metavar="FILE", help="GAME.pdf here if not given")
    command.add_argument("--language", choices=("pl", "en"), default="pl")
    return parser


def _option(
    command: argparse.ArgumentParser,
    name: str,
    default: str | None,
    told: str,
    *,
    is_secret: bool = False,
    **more: Any,
) -> None:
    variable = f"ZASLONKA_{name.replace('-', '_').upper()}"
    default = os.environ.get(variable, default)
    shown = told if default is None or is_secret else f"{told} ({default})"
    command.add_argument(f"--{name}", default=default, help=shown, **more)


def _natural(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _contact(text: str) -> str | None:
    if text and not text.startswith(("mailto:", "https://")):
        raise argparse.ArgumentTypeError(f"{text!r} does not begin with mailto: or https://")
    return text or None


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names)


# serve


def _serve(given: argparse.Namespace) -> None:
    endpoint, database = _endpoint(given), _database(given.database)
    if database is None and (given.processes > 1 or given.node_address):
        raise Wrong("several processes need PostgreSQL (--database postgresql://…)")
    if given.workers == 0 and given.processes == 1 and not given.node_address:
        raise Wrong("without workers nobody thinks: others can join a --node-address alone")
    listening = processes.inherited()
    is_child = listening is not None
    if listening is None:
        listening = _listen(given.host, given.port)
    port = listening.getsockname()[1]
    local = f"http://localhost:{port}"
    public = (given.public_url or addresses.on_the_lan(given.host, port)).rstrip("/")
    logs.configure()
    if given.processes > 1 and not is_child:
        _greet(given, local, public)
        _serve_by_several(given, listening)
        return
    reached = _reached_by_others(given.node_address)
    settings = Settings(
        data=given.data,
        database=database,
        node_address=None if reached is None else addresses.shown(given.node_address, reached),
        public_url=public,
        bot_pace=given.bot_pace,
        archive_after=given.archive_after,
        workers=given.workers,
        endpoint=endpoint,
        push=given.push,
        metrics_token=_metrics_token(given),
    )
    _have_descriptors()
    app, leave = Server(application(settings)) if reached is None else node(settings, reached)
    if not is_child:
        # Not sooner: what cannot be served is one line, and no address.
        _greet(given, local, public)
    config = configured(app, given.host, port, trusted_proxy=given.trusted_proxy)
    server = uvicorn.Server(config) if leave is None else LeavingServer(config, leave)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    try:
        return addresses.listen(host, port)
    except OSError as error:
        raise Wrong(f"cannot listen on {host}:{port}: {error.strerror}") from None


def _greet(given: argparse.Namespace, local: str, public: str) -> None:
    print(f"On this machine:  {local}\nFor your friends: {public}", flush=True)
    if sys.stdout.isatty():
        segno.make(public, micro=False).terminal(compact=True)
    if given.open_browser and addresses.has_screen():
        webbrowser.open(local)


def _serve_by_several(given: argparse.Namespace, listening: socket.socket) -> None:
    """Each as a node of its own, all on one socket."""
    first = given.node_address or "127.0.0.1:0"
    host, port = _host_and_port(first)
    reached = [f"{host}:{port and port + number}" for number in range(given.processes)]
    ended = processes.Processes(sys.argv[1:], listening, reached).run()
    if ended:
        raise Wrong(f"a process ended with {ended}")


def _reached_by_others(address: str | None) -> socket.socket | None:
    return None if address is None else _listen(*_host_and_port(address))


def _host_and_port(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise Wrong(f"the node's address {address} is not HOST:PORT")
    return host.strip("[]"), int(port)


def _database(address: str | None) -> str | None:
    if address is not None and not is_postgresql(address):
        # Not repeated: it may hold a password.
        raise Wrong("the database is not an address like postgresql://name@host/database")
    return address


def _metrics_token(given: argparse.Namespace) -> str | None:
    token: str | None = given.metrics_token
    if token is not None and len(token) < SHORTEST_TOKEN:
        raise Wrong(f"the token for /metrics has less than {SHORTEST_TOKEN} characters")
    return token


def _have_descriptors() -> None:
    """As many connections as the system lets this process have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _endpoint(given: argparse.Namespace) -> Endpoint | None:
    if given.endpoint is None:
        return None
    if not given.endpoint.startswith(("http://", "https://")):
        raise Wrong(f"the endpoint {given.endpoint} is no http address")
    # Not a flag: what was typed on a command line can be read by everybody on the machine.
    key = os.environ.get("ZASLONKA_ENDPOINT_KEY", "")
    return Endpoint(given.endpoint, given.endpoint_model, key)


# think


def _think(given: argparse.Namespace) -> None:
    database = _database(given.join)
    if database is None:
        raise Wrong("which house to think for is not said (--join postgresql://…)")
    need_driver()
    # Where SQLite is used there is no driver for PostgreSQL to import.
    from zaslonka.server.cluster import thinking

    logs.configure()
    thinking.run(database, given.processes or os.cpu_count() or 1)


# simulate


def _simulate(given: argparse.Namespace) -> None:
    levels = given.levels.split(",")
    if unknown := set(levels) - set(bots.LEVELS):
        raise Wrong(
            f"no such level: {', '.join(sorted(unknown))} (there are {_listed(bots.LEVELS)})"
        )
    seats = given.seats or len(levels)
    if seats not in (fit := games.get(given.game).seats):
        raise Wrong(f"{given.game} is for {fit[0]} to {fit[-1]} seats, not {seats}")
    entrants = [levels[seat % len(levels)] for seat in range(seats)]
    print(f"{'level':<10}{'games':>7}{'wins':>9}{'share':>8}{'score':>8}{'ms a move':>11}")
    for tally in simulate(given.game, entrants, given.games, given.seed):
        print(
            f"{tally.level:<10}{tally.games:>7}{tally.wins:>9.1f}{tally.wins / tally.games:>8.1%}"
            f"{tally.score / tally.games:>8.2f}{tally.seconds / tally.decisions * 1000:>11.1f}"
        )


# replay


def _replay(given: argparse.Namespace) -> None:
    try:
        record = msgspec.json.decode(given.file.read_bytes(), type=Record)
    except OSError as error:
        raise Wrong(f"cannot read {given.file}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise Wrong(f"{given.file} is not a record of a game: {error}") from None
    if record.game not in games.names():
        raise Wrong(f"{given.file} is of an unknown game: {record.game}")
    if given.story:
        verify(record)
    try:
        for line in (story if given.story else tell)(record, given.lang):
            print(line)
    except (LookupError, msgspec.ValidationError) as error:
        raise Wrong(f"{given.file} holds what {record.game} does not know: {error}") from None
    if given.verify:
        verify(record)
        print(verified(record, given.lang))


# print


def _print(given: argparse.Namespace) -> None:
    base_url = given.base_url.rstrip("/")
    if not re.fullmatch(r"https?://[^\s?#]+", base_url):
        raise Wrong(f"{given.base_url} is not the address of a server, like https://example.org")
    printing = games.get(given.game).printing
    assert printing is not None, "only what can be printed is a choice"
    out = given.out or Path(f"{given.game}.pdf")
    printed = printing.pdf(base_url, given.language)
    try:
        out.write_bytes(printed)
    except OSError as error:
        raise Wrong(f"cannot write {out}: {error.strerror}") from None
    print(f"written: {out}")


if __name__ == "__main__":
    sys.exit(main())
