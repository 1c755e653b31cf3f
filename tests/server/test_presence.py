"""Who comes and goes is told now and then, as it is by then, and not each to each."""

import time
from pathlib import Path

from tests.server.party import BOT, OPEN
from tests.server.protocol_client import Client, new_table, new_token
from tests.server.running import running

CROWD = 60


def frames_of_a_crowd(data: Path, pace: int) -> int:
    """How many frames a crowd that comes at once is sent before all of them know all of them."""
    with running(data, presence_pace=pace) as base:
        host = new_token(base, "Ola")
        table = new_table(base, host, [OPEN, BOT])
        crowd = [Client(base, table) for _ in range(CROWD)]
        for client in crowd:
            client.take_until(lambda client=client: client.table["spectators"] == CROWD)  # type: ignore[misc]
        # What else comes would come before the answer to this.
        for client in crowd:
            client.ask("stand")
        told = sum('"type":"table"' in frame for client in crowd for frame in client.frames)
        for client in crowd:
            client.close()
        return told


def test_a_crowd_is_not_told_of_itself_one_by_one(tmp_path: Path) -> None:
    each = frames_of_a_crowd(tmp_path / "each", 0)
    assert each == CROWD * (CROWD - 1) // 2
    coalesced = frames_of_a_crowd(tmp_path / "coalesced", 60_000 // CROWD)
    # At most one telling a second to each: far fewer however slow this machine is.
    assert coalesced <= each / 4
    print(f"{CROWD} spectators: {each} frames, {coalesced} when coalesced")


def test_what_is_told_late_is_the_last_state_and_a_command_does_not_wait(tmp_path: Path) -> None:
    with running(tmp_path, presence_pace=1_500) as base:
        host = new_token(base, "Ola")
        client = Client(base, new_table(base, host, [OPEN, OPEN]), host)
        others = [Client(base, client.table_id) for _ in range(3)]
        others.pop().close()
        client.take_until(lambda: client.table["spectators"] == 2)
        before = len(client.frames)
        began = time.monotonic()
        Client(base, client.table_id).close()
        client.do("set_seat", seat=1, to=BOT)
        assert client.table["seats"][1] == BOT
        assert time.monotonic() - began < 1.4
        client.take_until(lambda: client.table["spectators"] == 2)
        assert len(client.frames) - before <= 4
        for one in (client, *others):
            one.close()
