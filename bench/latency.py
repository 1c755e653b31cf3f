"""How long a move takes, from sending it to hearing of it: one table, beside boardgame.io.

Both in the same run, by turns, with the client of `bench.server_load`.

    python -m bench.latency --peer DIR    # DIR: where `npm install boardgame.io@0.50.2` was run
"""

import argparse
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from load_servers import Load, Ours, Peer, Server
from server_load import run

MOVES = 1200


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", type=Path, required=True, help="with boardgame.io in it")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    load = Load("zlam_ten_kod", tables=1, spectators=0, moves=MOVES)
    peer = Peer(load._replace(game="toy"), given.peer.resolve())
    for number in range(given.rounds):
        servers: dict[str, Server] = {"ours": Ours(load), "boardgame.io": peer}
        for name, server in servers.items():
            _, _, p50, p99, _ = run(server)
            busy = f"load {os.getloadavg()[0]:.1f}"
            print(f"round {number + 1}, {name}: p50 {p50:.2f} ms, p99 {p99:.2f} ms; {busy}")


if __name__ == "__main__":
    main()
