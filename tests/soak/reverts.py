"""What was mended must not break unseen: ``python -m tests.soak.reverts``.

In a copy of the tree each mend of an attack is taken back, one at a time, and the test that was
written for it has to fail.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
NEEDED = ("src", "tests", "docs", "web/src", "pyproject.toml")
SERVER, BOUNDS = "src/zaslonka/server", "tests/server/test_bounds.py"
TIMEOUTS, SOCKET = f"{SERVER}/http/timeouts.py", f"{SERVER}/http/socket.py"
HOSTING, MAKING = f"{SERVER}/http/hosting.py", f"{SERVER}/tables/making.py"
ACTOR, CHORES = f"{SERVER}/tables/actor.py", f"{SERVER}/tables/chores.py"
AUDIENCE = f"{SERVER}/tables/audience.py"
TABLE = "src/zaslonka/table"


class Revert(NamedTuple):
    finding: str
    path: str
    mended: str
    """As it is now, once in that file."""
    before: str
    test: str


def _of(test: str, file: str = BOUNDS) -> str:
    return f"{file}::test_{test}"


REVERTS = (
    Revert(
        "H1: what has failed is never tried again",
        CHORES,
        "await asyncio.sleep(min(RETRY_MOST, RETRY_FIRST * 2 ** min(failed - 1, 16)))",
        "return",
        _of("bots_go_on_when_the_disk_is_not_full_any_more", "tests/server/test_unstuck.py"),
    ),
    Revert(
        "H2: a move is taken back without end",
        f"{TABLE}/agreeing.py",
        "if sum(history.at(back).number(seat) == decision for back in backs) >= UNDOS_A_DECISION:",
        "if False:",
        _of("one_decision_is_taken_back_so_many_times_and_no_more", "tests/table/test_agreeing.py"),
    ),
    Revert(
        "H2: plies without end",
        f"{TABLE}/playing.py",
        "return after if entry.ply < MOST_PLIES else after.ended(None)",
        "return after",
        _of("a_game_without_end_ends_without_a_winner", "tests/table/test_playing.py"),
    ),
    Revert(
        "H5: a seat is handed over when a network blinks",
        f"{TABLE}/leaving.py",
        "if (left := GRACE_MS - away.get(chair.person, GRACE_MS)) > 0:",
        "if (left := 0) > 0:",
        _of("who_has_just_left_keeps_the_seat_for_a_minute", "tests/table/test_leaving.py"),
    ),
    Revert(
        "H5: who has handed over the others' seats is alone",
        f"{TABLE}/live.py",
        "isinstance(chair, Sitter) and not chair.resigned and chair.person != person",
        "isinstance(chair, Sitter) and chair.bot is None and chair.person != person",
        _of("who_hands_over_the_others_seats_is_not_alone_by_it", "tests/table/test_leaving.py"),
    ),
    Revert(
        "H6: a socket that asyncio does not know for TCP",
        f"{SERVER}/operations/addresses.py",
        "socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP, made.detach())",
        "made",
        _of("what_is_sent_is_sent_at_once", "tests/server/test_addresses.py"),
    ),
    Revert(
        "M1: a bot in one's own place stops the clock",
        f"{TABLE}/clocks.py",
        "(chair.bot is None or (chair.own and not chair.resigned))",
        "chair.bot is None",
        _of("ones_own_hand_over_stops_no_clock", "tests/table/test_clocks.py"),
    ),
    Revert(
        "M4: any path is looked for on the disk",
        f"{SERVER}/http/page.py",
        "return longest <= LONGEST_NAME and len(path.encode()) <= LONGEST_PATH",
        "return True",
        _of("a_path_that_no_disk_has_is_not_found_and_guarded"),
    ),
    Revert(
        "M5: a note of any depth",
        f"{TABLE}/notes.py",
        "if _depth(note) > MOST_DEPTH:",
        "if False:",
        _of("a_note_is_nested_only_so_deep", "tests/table/test_names.py"),
    ),
    Revert(
        "M9: looking from outside reads the log",
        "src/zaslonka/store/store.py",
        "tables.read_last_state(connection, table_id, table.rules)",
        "tables.read(connection, table_id).state",
        _of("looking_from_outside_reads_no_log_and_says_the_same"),
    ),
    Revert(
        "low: who sets the wall clock gives time",
        f"{SERVER}/operations/clock.py",
        "return _STARTED + monotonic_ms()",
        "return clock_ms()",
        _of(
            "whoever_sets_the_clock_of_the_machine_gives_and_takes_no_time",
            "tests/server/test_manners.py",
        ),
    ),
    Revert(
        "low: each address of a /64 is counted by itself",
        f"{SERVER}/operations/limits.py",
        "return str(ipaddress.IPv6Network((address, 64), strict=False))",
        "return str(address)",
        _of("whoever_has_a_network_is_counted_once"),
    ),
    Revert(
        "H3: any name of rules is remembered",
        "src/zaslonka/protocol/rulebooks.py",
        "return _parsed(name, language) if known else None",
        "return _parsed(name, language)",
        _of("a_name_that_is_on_no_shelf_is_not_remembered"),
    ),
    Revert(
        "H3: a small file is shown as a large one",
        f"{SERVER}/workers/files.py",
        "if len(shown) > SHOWN_BYTES:",
        "if False:",
        _of("a_file_that_would_be_shown_as_a_far_larger_one_is_refused"),
    ),
    Revert(
        "H3: an answer waits for ever to be read",
        TIMEOUTS,
        "self._unread.start(UNREAD_SECONDS, self.transport)",
        "pass",
        _of("who_does_not_read_an_answer_is_cut_off_and_holds_no_memory"),
    ),
    Revert(
        "M2: pings are unlimited",
        TIMEOUTS,
        "if not self._controls.take():",
        "if False:",
        _of("who_pings_without_end_is_cut_off"),
    ),
    Revert(
        "M2: joins are unlimited",
        f"{SERVER}/operations/limits.py",
        "yield room and self._joins.take(address)",
        "yield room",
        _of("an_address_joins_only_so_often"),
    ),
    Revert(
        "M2: who sends too fast stays",
        SOCKET,
        "if self._forbearance.take():",
        "if True:",
        _of("who_goes_on_sending_too_fast_is_sent_away"),
    ),
    Revert(
        "M2: a crowd tells itself of itself",
        AUDIENCE,
        "if wait > 0:",
        "if False:",
        "tests/server/test_presence.py",
    ),
    Revert(
        "M3: half a head is waited for",
        TIMEOUTS,
        "super().connection_made(transport)\n        self._head.start(HEAD_SECONDS, transport)",
        "super().connection_made(transport)",
        _of("half_a_request_is_not_waited_for"),
    ),
    Revert(
        "M3: half a body is waited for",
        f"{SERVER}/http/bounding.py",
        "timeout=REQUEST_SECONDS",
        "timeout=None",
        _of("half_a_request_is_not_waited_for"),
    ),
    Revert(
        "M6: health does not write",
        HOSTING,
        "await self.store.ping()",
        "pass",
        _of("a_full_disk_is_told_and_gets_well_again"),
    ),
    Revert(
        "M6: a full disk is a fault",
        f"{SERVER}/http/answering.py",
        "except Unstored:",
        "except ZeroDivisionError:",
        _of("a_full_disk_is_told_and_gets_well_again"),
    ),
    Revert(
        "M7: a check reads no plies",
        "src/zaslonka/store/checking.py",
        "if tables.read(connection, table_id) is None:",
        "if False:",
        _of("what_is_damaged_is_named_and_the_rest_is_salvaged", "tests/cli/test_cli.py"),
    ),
    Revert(
        "M7: salvage loses the key",
        "src/zaslonka/store/checking.py",
        "if not flaw_of_key(data / KEY):",
        "if False:",
        _of("what_is_damaged_is_named_and_the_rest_is_salvaged", "tests/cli/test_cli.py"),
    ),
    Revert(
        "M7: noise stops a check",
        "src/zaslonka/store/checking.py",
        "        with suppress(sqlite3.DatabaseError):\n            for _, one in",
        "        if True:\n            for _, one in",
        _of("whoever_can_be_read_is_salvaged_though_no_table_can", "tests/cli/test_cli.py"),
    ),
    Revert(
        "H4: metrics are open to all",
        HOSTING,
        "if expected is None or not secrets.compare_digest(given.encode(), expected.encode()):",
        "if False:",
        _of("metrics_are_for_the_host_alone", "tests/server/test_http.py"),
    ),
    Revert(
        "H4: without a token anybody reads metrics",
        HOSTING,
        "if expected is None or not secrets",
        "if expected is not None and not secrets",
        _of("without_a_token_nobody_reads_the_metrics", "tests/server/test_http.py"),
    ),
    Revert(
        "TAB-47: the seed is drawn after the nonce",
        MAKING,
        "seed=await self._promises.kept(person, new.commitment),",
        "seed=await self._promises.kept(person, None),",
        _of("the_seed_is_fixed_before_the_makers_nonce_is_known", "tests/server/test_seals.py"),
    ),
    Revert(
        "TAB-47: a rematch is drawn after the nonce",
        MAKING,
        "seed, sealed = await self._promises.kept(person, promised), promised is not None",
        "seed, sealed = await self._promises.kept(person, None), promised is not None",
        _of("a_rematch_is_sealed_too", "tests/server/test_seals.py"),
    ),
    Revert(
        "TAB-47: every table says that it is sealed",
        MAKING,
        "sealed=new.commitment is not None,",
        "sealed=True,",
        _of(
            "a_table_made_in_one_step_does_not_say_that_it_is_sealed", "tests/server/test_seals.py"
        ),
    ),
    Revert(
        "TAB-47: one promise, many tables",
        f"{SERVER}/operations/seeds.py",
        ".pop(commitment, (None, 0.0))",
        ".get(commitment, (None, 0.0))",
        _of("a_seed_is_promised_to_one_person_for_one_table", "tests/server/test_seals.py"),
    ),
    Revert(
        "TAB-47: a promise holds for ever",
        f"{SERVER}/operations/seeds.py",
        "return seed if until > self._now() else None",
        "return seed",
        _of("promises_are_few_and_do_not_hold_for_ever", "tests/server/test_seals.py"),
    ),
    Revert(
        "M8: a slow model takes the threads that read the store",
        f"{SERVER}/workers/pool.py",
        "self._calls >= MODELS_AT_ONCE",
        "False",
        _of(
            "a_slow_model_holds_up_neither_reading_nor_more_than_a_few_bots",
            "tests/server/test_workers.py",
        ),
    ),
    Revert(
        "M10: bots are one queue",
        f"{SERVER}/workers/turns.py",
        "row = self._kinds.setdefault(kind, {})",
        'row = self._kinds.setdefault("bots", {})',
        _of(
            "a_quick_bot_is_asked_soon_however_many_masters_think_elsewhere",
            "tests/server/test_workers.py",
        ),
    ),
    Revert(
        "M10: bots of all games are one queue",
        f"{SERVER}/workers/pool.py",
        'self._ask(f"{kind} of {table.game}", table.id',
        "self._ask(kind, table.id",
        _of(
            "bots_of_one_game_do_not_wait_behind_those_of_another",
            "tests/server/test_workers.py",
        ),
    ),
    Revert(
        "low: frames are sent after the close",
        TIMEOUTS,
        "if self.close_sent:",
        "if False:",
        _of("nothing_is_sent_after_close", "tests/server/test_closing.py"),
    ),
    Revert(
        "soak: a deleted table comes back when those at it leave",
        ACTOR,
        "            if self._gone is not None:\n                return",
        "            if False:\n                return",
        _of("a_deleted_table_does_not_come_back", "tests/server/test_closing.py"),
    ),
    Revert(
        "TAB-48: nobody stands in for a bot that fails for ever",
        CHORES,
        "if self._in_vain[key] >= STAND_IN_AFTER:",
        "if False:",
        _of("any_legal_move_is_made_where_no_level_can_decide", "tests/server/test_unstuck.py"),
    ),
    Revert(
        "TAB-40: a note that could not be stored is logged with its table",
        SOCKET,
        'logs.failed("not_stored", error)',
        'logs.failed("not_stored", error, table=self._actor.table.id)',
        _of(
            "a_note_that_could_not_be_stored_leaves_no_trace_for_others",
            "tests/server/test_unstuck.py",
        ),
    ),
    Revert(
        "growth: all of one's tables are told at once",
        "src/zaslonka/store/store.py",
        "(person, person, person, TABLES_AT_ONCE, skip)",
        "(person, person, person, -1, skip)",
        _of("of_ones_own_tables_only_so_many_are_told_at_once"),
    ),
    Revert(
        "growth: every start page has the public list made anew",
        f"{SERVER}/http/looking.py",
        "if (now := time.monotonic()) >= self._until:",
        "if (now := time.monotonic()) >= 0:",
        _of("however_many_ask_for_the_public_list_it_is_made_now_and_then"),
    ),
    Revert(
        "soak: every state of a table that is read is in memory by itself",
        "src/zaslonka/store/tables.py",
        "shared(state, whole, rules.state_type)",
        "whole",
        _of("however_long_a_game_was_every_state_of_it_is_read_back", "tests/store/test_tables.py"),
    ),
)


def fails(tree: Path, revert: Revert) -> bool:
    """Whether the test sees that the mend was taken back."""
    path = tree / revert.path
    mended = path.read_text("utf-8")
    assert mended.count(revert.mended) == 1, f"to be found once in {revert.path}: {revert.mended}"
    path.write_text(mended.replace(revert.mended, revert.before), "utf-8")
    command = [sys.executable, "-m", "pytest", "-qx", "-p", "no:cacheprovider", "--timeout", "90"]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [*command, revert.test], cwd=tree, env=environment, capture_output=True, check=False
    )
    path.write_text(mended, "utf-8")
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stdout.decode())
    return done.returncode == 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("findings", nargs="*", help="those that begin so; all if none is named")
    wishes = tuple(parser.parse_args().findings)
    chosen = [one for one in REVERTS if not wishes or one.finding.startswith(wishes)]
    unseen = 0
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for name in NEEDED:
            copied = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copied(ROOT / name, tree / name)
        for revert in chosen:
            seen = fails(tree, revert)
            unseen += not seen
            print("seen  " if seen else "UNSEEN", revert.finding, flush=True)
    print(f"{len(chosen) - unseen} of {len(chosen)} mends taken back were seen by their tests")
    return 1 if unseen else 0


if __name__ == "__main__":
    sys.exit(main())
