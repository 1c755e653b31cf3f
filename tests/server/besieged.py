"""A server without limits, to be besieged: ``python -m tests.server.besieged DATA``."""

import sys
from pathlib import Path

import uvicorn

from tests.server.running import threads
from zaslonka.server.app import application
from zaslonka.server.operations import addresses, logs
from zaslonka.server.operations.settings import Limits, Settings
from zaslonka.server.serving import configured

FEW_CODES = 5
"""Recovery codes are slow on purpose: more of them would be most of a siege."""

NONE = Limits(**dict.fromkeys(Limits.__struct_fields__, 10**9) | {"codes_an_hour": FEW_CODES})

if __name__ == "__main__":
    listening = addresses.listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    logs.configure()
    app = application(
        Settings(data=Path(sys.argv[1]), public_url=base, bot_pace=1, limits=NONE), threads
    )
    print(base, flush=True)
    uvicorn.Server(configured(app, "127.0.0.1", port)).run(sockets=[listening])
