"""A tournament on a Ray cluster comes to the same games as one by processes of this machine."""

import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.arena.test_tournament import PLAY, outcome
from zaslonka.arena import journal
from zaslonka.cli import main

# Ray listens on the machine's own address: here it has a network in which there is nothing else.
APART = ["unshare", "--map-root-user", "--net"]

CLUSTER = """
set -e
ip link set lo up
export RAY_AUTH_MODE=token
RAY_AUTH_TOKEN=$(od -An -tx1 -N24 /dev/urandom | tr -d ' \\n'); export RAY_AUTH_TOKEN
{ray} start --head --block --num-cpus=2 --disable-usage-stats --include-dashboard=false \
  --port=26379 --ray-client-server-port=20001 --temp-dir={folder} > /dev/null 2>&1 &
head=$!
trap 'kill $head; wait' EXIT
until (exec 3<>/dev/tcp/127.0.0.1/20001) 2> /dev/null; do sleep 0.5; done
# Ray gives its server for a client 30 s to start, and now and then that is not enough.
until {python} -c 'import ray; ray.init("ray://127.0.0.1:20001")' 2> /dev/null; do sleep 1; done
{play} --workers ray://127.0.0.1:20001
"""


def _can_be_apart() -> bool:
    there = shutil.which("unshare") and shutil.which("ip")
    return bool(there) and subprocess.run([*APART, "true"], capture_output=True).returncode == 0


@pytest.mark.skipif(not _can_be_apart(), reason="no network of its own for a cluster here")
def test_on_a_cluster_the_same_games_are_played(tmp_path: Path) -> None:
    out = ["--deals", "6", "--out", str(tmp_path / "cluster")]
    play = shlex.join([sys.executable, "-m", "zaslonka.cli", *PLAY, *out])
    ray = Path(sys.executable).with_name("ray")
    # The path of a socket has room for a hundred letters.
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        script = CLUSTER.format(ray=ray, python=sys.executable, folder=folder, play=play)
        run = subprocess.run([*APART, "bash", "-c", script], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert main([*PLAY, "--workers", "1", "--deals", "6", "--out", str(tmp_path / "here")]) == 0
    by_ray, here = (journal.read(tmp_path / name)[1] for name in ("cluster", "here"))
    assert len(by_ray) == 6
    assert outcome(by_ray) == outcome(here)
