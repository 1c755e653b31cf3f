"""A stranger's bot gets a view and a seed, and whatever else it tries comes to nothing."""

import json
import shlex
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import msgspec
import pytest

from tests.arena.strangers import HONEST, package, program
from tests.support.example import EXAMPLE
from tests.table.tables import dealt
from zaslonka import games
from zaslonka.arena import cage
from zaslonka.arena.entrants import Entrant, Unknown, entrant
from zaslonka.arena.journal import Run, Spoilt, new_seed, unreadable
from zaslonka.arena.rounds import Done, Job, Round, Task, carried_out
from zaslonka.arena.strangers import Limits, Program, python_folders
from zaslonka.arena.wire import Refused

GAME = games.get(EXAMPLE)
QUICK = Limits(move_seconds=5, start_seconds=60)

caged = pytest.mark.skipif(not cage.version(), reason="no Landlock on this machine")


def met(rival: str, limits: Limits = QUICK) -> tuple[Round, str]:
    """A round of two games between a stranger and our easy bot, and what the stranger said."""
    entrants = (entrant(rival), entrant("latwy"))
    pair = (entrants[0].name, "latwy")
    seed = bytes(32)
    job = Job(EXAMPLE, GAME.version, entrants, seed, limits, (Task(2, pair, 0),))
    done = msgspec.json.decode(carried_out(msgspec.json.encode(job)), type=Done)
    return done.rounds[0], done.said[pair[0]]


def reasons(played: Round) -> list[str | None]:
    return [game.refused.reason if game.refused else None for game in played.games]


def test_an_honest_program_plays_to_the_end(tmp_path: Path) -> None:
    played, said = met(program(tmp_path, "honest", HONEST))
    assert reasons(played) == [None, None]
    assert [game.sides for game in played.games] == [("honest", "latwy"), ("latwy", "honest")]
    assert played.games[0].spent["honest"].moves > 0
    assert said == ""


# What it may not do

MISDEEDS = {
    "garbage": "print('I resign', flush=True)",
    "no move": "print(json.dumps({'id': asked['id'], 'move': {'type': 'win'}}), flush=True)",
    "illegal": (
        "print(json.dumps({'id': asked['id'], 'move': {'type': 'ask', 'card': 'none such'}}),"
        " flush=True)"
    ),
    "out of turn": "print(json.dumps({'id': 7, 'move': asked['moves'][0]}), flush=True)",
    "another seat": (
        "print(json.dumps({'id': asked['id'], 'seat': 1 - asked['seat'],"
        " 'move': asked['moves'][0]}), flush=True)"
    ),
    "too slow": "import time; time.sleep(60)",
    "ended": "sys.exit('I know enough')",
    "too long": "print('x' * 200000, flush=True)",
}


@pytest.mark.parametrize("reason", MISDEEDS)
def test_a_misdeed_loses_the_game_and_is_told_by_name(tmp_path: Path, reason: str) -> None:
    source = f"""
        import json, sys
        for line in sys.stdin:
            asked = json.loads(line)
            {MISDEEDS[reason]}
    """
    limits = Limits(move_seconds=1, start_seconds=1) if reason == "too slow" else QUICK
    played, _ = met(program(tmp_path, "rogue", source), limits)
    for game in played.games:
        assert game.refused is not None
        assert game.refused.name == "rogue"
        # A card that is none is no move of this game; one that is not on the table is illegal.
        assert game.refused.reason in {reason, "no move" if reason == "illegal" else reason}
        assert game.share("latwy") == 1


def test_a_refused_bot_gains_nothing_by_a_copy_of_itself(tmp_path: Path) -> None:
    entrants = (entrant(program(tmp_path, "rogue", "print('no')")), entrant("latwy"))
    tasks = (Task(3, ("rogue", "latwy"), 0),)
    job = Job(EXAMPLE, GAME.version, entrants, bytes(32), QUICK, tasks)
    done = msgspec.json.decode(carried_out(msgspec.json.encode(job)), type=Done)
    assert [game.share("latwy") for game in done.rounds[0].games] == [1] * 6


def test_a_move_against_the_rules_is_refused_with_its_clause(tmp_path: Path) -> None:
    """The first move again and again: its card is no longer on the table."""
    source = """
        import json, sys
        first = None
        for line in sys.stdin:
            asked = json.loads(line)
            first = first or asked["moves"][0]
            print(json.dumps({"id": asked["id"], "move": first}), flush=True)
    """
    played, _ = met(program(tmp_path, "stubborn", source))
    refused = [game.refused for game in played.games if game.refused]
    assert refused
    assert all(no.reason == "illegal" and no.detail.startswith("ZTK-") for no in refused), refused


def test_two_answers_to_one_question_are_one_too_many(tmp_path: Path) -> None:
    source = HONEST.replace("print(", "print(json.dumps({}) if 0 else '', end=''); print(").replace(
        '"move": asked["moves"][0]})', '"move": asked["moves"][0]}) + "\\n{}"'
    )
    played, _ = met(program(tmp_path, "chatty", source))
    assert "out of turn" in reasons(played)


def test_what_it_said_before_it_ended_is_what_it_is_refused_for(tmp_path: Path) -> None:
    rude = entrant(program(tmp_path, "rude", "print('no')"))
    stranger = Program(GAME, shlex.split(rude.what), [str(tmp_path)], QUICK)
    try:
        stranger._process.wait(60)
        table = dealt(2, game=EXAMPLE)
        view = table.rules.view(table.state, table.waiting()[0])
        with pytest.raises(Refused) as refused:
            stranger.decide(view, bytes(32))
        assert refused.value.reason == "garbage"
    finally:
        stranger.close()


def test_memory_is_bounded_and_its_last_words_are_kept(tmp_path: Path) -> None:
    source = "import sys; print('now!', file=sys.stderr, flush=True); x = bytearray(1 << 31)"
    limits = Limits(move_seconds=10, start_seconds=60, memory_mib=512)
    played, said = met(program(tmp_path, "greedy", source), limits)
    assert reasons(played) == ["ended", "ended"]
    assert said.startswith("now!")
    assert "MemoryError" in said


# What it cannot reach

# Whoever is seized by ptrace (0x4206) runs on.
NOSY = """
    import ctypes, glob, json, os, socket, sys

    def attempt(what, deed):
        try:
            got = deed()
        except Exception:
            got = None
        if got not in (None, [], "", b"", -1):
            print("GOT", what, str(got)[:80], file=sys.stderr)

    parent = os.getppid()
    attempt("memory", lambda: open(f"/proc/{parent}/mem", "rb").read(1))
    attempt("maps", lambda: open(f"/proc/{parent}/maps").read(9))
    attempt("environment", lambda: open(f"/proc/{parent}/environ").read(9))
    attempt("arguments", lambda: open(f"/proc/{parent}/cmdline").read(9))
    attempt("descriptors of the parent", lambda: os.listdir(f"/proc/{parent}/fd"))
    attempt("ptrace", lambda: ctypes.CDLL(None).ptrace(0x4206, parent, 0, 0))
    attempt("other processes", lambda: glob.glob("/proc/*/mem"))
    attempt("a signal", lambda: os.kill(parent, 0) or "sent")
    attempt("results", lambda: open(RESULTS + "/run.json").read())
    attempt("the folder of results", lambda: os.listdir(RESULTS))
    attempt("the home", lambda: os.listdir(os.path.expanduser("~")))
    attempt("a file to remember by", lambda: open(HERE + "/memory", "w").write("x"))
    attempt("a folder to remember by", lambda: os.mkdir(HERE + "/memory") or "made")
    attempt("shared memory", lambda: open("/dev/shm/memory", "w").write("x"))
    attempt("a connection", lambda: socket.create_connection(("127.0.0.1", PORT), 1) and "made")
    attempt("a datagram", lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(
        b"x", ("127.0.0.1", PORT)))
    def is_open(number):
        try:
            return bool(os.fstat(number))
        except OSError:
            return False
    attempt("open descriptors", lambda: [n for n in range(3, 1024) if is_open(n)])
    attempt("variables", lambda: [n for n in os.environ if "SECRET" in n])
    attempt("frames", lambda: [n for n in sys._getframe().f_globals if n == "state"])
"""


@caged
def test_a_nosy_program_finds_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And every one of its attempts gets something where there is no cage."""
    results, home = tmp_path / "results", tmp_path / "bots"
    home.mkdir()
    results.mkdir()
    (results / "run.json").write_text("the seed of all deals")
    monkeypatch.setenv("A_SECRET", "1")
    server = HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    constants = f"RESULTS, HERE, PORT = {str(results)!r}, {str(home)!r}, {server.server_port}"
    source = NOSY.replace("parent = os.getppid()", f"{constants}\n    parent = os.getppid()", 1)
    try:
        played, said = met(program(home, "nosy", source + HONEST))
    finally:
        server.server_close()
    assert reasons(played) == [None, None], said
    assert said == ""
    assert [path.name for path in home.iterdir()] == ["nosy.py"]


@caged
def test_the_attempts_of_the_nosy_program_are_real(tmp_path: Path) -> None:
    """Without its cage the same program does find things: the test above can fail."""
    (tmp_path / "run.json").write_text("the seed of all deals")
    source = NOSY.replace(
        "parent = os", f"RESULTS = HERE = {str(tmp_path)!r}; PORT = 9\n    parent = os", 1
    )
    path = Path(program(tmp_path, "nosy", source).split()[-1])
    said = subprocess.run([sys.executable, path], capture_output=True, text=True).stderr
    for what in (
        "results",
        "the folder",
        "a file to remember",
        "a signal",
        "arguments",
        "a datagram",
    ):
        assert f"GOT {what}" in said, said


@caged
def test_a_program_cannot_show_its_hand_to_the_next(tmp_path: Path) -> None:
    """The same deal is met from the next chair by a program that knows nothing of this one."""
    source = HONEST.replace("asked = json.loads(line)", "asked = json.loads(line); told(asked)")
    source = source.replace(
        "for line",
        "seen = []\n    def told(asked): seen.append(asked['view']['hand'])\n    for line",
    ).replace("import json, sys", "import json, os, sys")
    # At its end it would like to leave what it saw.
    source += f"""
    try:
        open({str(tmp_path / "seen")!r}, "a").write(str(seen))
    except OSError as error:
        print(error, file=sys.stderr)
    """
    met(program(tmp_path, "leaker", source))
    assert not (tmp_path / "seen").exists()


@caged
def test_results_may_not_lie_where_bots_can_read(tmp_path: Path) -> None:
    with pytest.raises(Spoilt, match="bots can read"):
        unreadable(tmp_path / "bots" / "results", [str(tmp_path / "bots")])
    unreadable(tmp_path / "results", [str(tmp_path / "bots"), *python_folders()])


def test_the_seed_that_a_bot_gets_does_not_deal_the_game(tmp_path: Path) -> None:
    """Neither by itself nor cut: the deal is made from another."""
    source = """
        import json, sys
        from zaslonka import games
        from zaslonka.kernel import Chance
        for line in sys.stdin:
            asked = json.loads(line)
            game, seed = games.get(asked["game"]), bytes.fromhex(asked["seed"])
            for key in (seed, seed[:-1], seed[:31], seed[:16]):
                state = game.setup(game.options(), 2, Chance(key))
                import msgspec
                if msgspec.to_builtins(state.hands[asked["seat"]]) == asked["view"]["hand"]:
                    print("GOT the deal", file=sys.stderr)
            print(json.dumps({"id": asked["id"], "move": asked["moves"][0]}), flush=True)
    """
    played, said = met(program(tmp_path, "diviner", source))
    assert reasons(played) == [None, None], said
    assert said == ""


# Functions


def test_a_function_is_found_by_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = """
        from zaslonka import games
        GAME = games.get("{game}")
        def decide(view, seed):
            print("it is seat", view.seat)
            return next(GAME.legal(view))
    """
    package(tmp_path / "packages", "careful", source.replace("{game}", EXAMPLE))
    monkeypatch.syspath_prepend(str(tmp_path / "packages"))
    assert entrant("careful") == Entrant("careful", "function", "careful")
    played, said = met("careful")
    assert reasons(played) == [None, None], said
    assert "it is seat 0" in said
    assert "it is seat 1" in said


# Addresses


@pytest.fixture
def serve() -> Iterator[Callable[[Callable[[bytes], bytes]], str]]:
    """Answers each question at an address of this machine."""
    servers = []

    def begin(answer: Callable[[bytes], bytes]) -> str:
        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                said = answer(self.rfile.read(int(self.headers["Content-Length"])))
                self.send_response(200)
                self.end_headers()
                self.wfile.write(said)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                pass

        server = HTTPServer(("127.0.0.1", 0), Handler)
        servers.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return f"far=http://127.0.0.1:{server.server_port}/decide"

    yield begin
    for server in servers:
        server.shutdown()
        server.server_close()


def test_a_bot_at_an_address_plays_and_never_meets_a_deal_twice(
    serve: Callable[[Callable[[bytes], bytes]], str],
) -> None:
    tables = []

    def answer(line: bytes) -> bytes:
        asked = json.loads(line)
        assert asked.keys() == {"type", "protocol", "id", "game", "seat", "seed", "view", "moves"}
        tables.append((asked["seat"], asked["view"]["table"]["row"]) if asked["id"] == 1 else None)
        return json.dumps({"id": asked["id"], "move": asked["moves"][0]}).encode()

    played, _ = met(serve(answer))
    assert reasons(played) == [None, None]
    first = [table for table in tables if table]
    assert [seat for seat, _ in first] == [0, 1]


def test_an_address_that_does_not_answer_loses(
    serve: Callable[[Callable[[bytes], bytes]], str],
) -> None:
    assert reasons(met(serve(lambda line: b"what?"))[0]) == ["garbage", "garbage"]
    assert reasons(met("far=http://127.0.0.1:9/")[0]) == ["unreachable", "unreachable"]
    slow = threading.Event()
    silent = serve(lambda line: str(slow.wait(3)).encode())
    assert reasons(met(silent, Limits(move_seconds=0.3))[0])[0] == "too slow"
    slow.set()


# Names


def test_who_enters_is_told_by_how_it_is_written(tmp_path: Path) -> None:
    assert entrant("mistrz") == Entrant("mistrz", "level", "mistrz")
    assert entrant("best=mistrz").name == "best"
    assert entrant("https://example.org/bot").kind == "address"
    command = entrant(program(tmp_path, "mine", HONEST))
    assert (command.name, command.kind) == ("mine", "program")
    assert command.what.endswith(str(tmp_path / "mine.py"))
    for wrong in ("arcymistrz", "", "/no/such/program"):
        with pytest.raises(Unknown):
            entrant(wrong)


def test_a_run_has_a_seed_that_nobody_can_guess() -> None:
    runs = {Run(EXAMPLE, 1, (), (2,), new_seed(), QUICK).seed for _ in range(3)}
    assert len(runs) == 3
    assert all(len(seed) == 64 for seed in runs)
