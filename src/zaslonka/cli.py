"""The command `zaslonka`: serve, simulate, replay."""

import argparse
import sys
from pathlib import Path

import uvicorn

from zaslonka import __version__
from zaslonka.server import logs
from zaslonka.server.app import application
from zaslonka.server.serving import configured
from zaslonka.server.settings import Settings


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="zaslonka")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True)
    serve = commands.add_parser("serve")
    serve.add_argument("--host", default="0.0.0.0")  # noqa: S104 - friends join over the LAN
    serve.add_argument("--port", type=int, default=8000)
    serve.add_argument("--data", type=Path, default=Path("data"))
    serve.add_argument("--public-url", default=None)
    serve.add_argument("--bot-pace", type=int, default=1200)
    given = parser.parse_args(arguments)
    logs.configure()
    url = given.public_url or f"http://127.0.0.1:{given.port}"
    app = application(Settings(data=given.data, public_url=url, bot_pace=given.bot_pace))
    uvicorn.Server(configured(app, given.host, given.port)).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
