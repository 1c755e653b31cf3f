"""The command line: what it prints, and that nothing ends in a traceback."""

import asyncio
import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path

import msgspec
import pytest

from tests.support.example import EXAMPLE
from tests.table.tables import JAN, NOW, OLA, dealt, moved, played_out
from zaslonka import __version__
from zaslonka.cli import main
from zaslonka.store import sqlite
from zaslonka.store.store import Store
from zaslonka.table import agreeing
from zaslonka.table.live import LiveTable
from zaslonka.table.record import record


def written(table: LiveTable, directory: Path) -> Path:
    players = tuple(getattr(chair, "level", "Ola") for chair in table.chairs)
    file = directory / "game.json"
    file.write_bytes(msgspec.json.encode(record(table, players)))
    return file


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for option in ("--version", "--help"):
        with pytest.raises(SystemExit) as ended:
            main([option])
        assert ended.value.code == 0
    printed = capsys.readouterr().out
    assert f"zaslonka {__version__}" in printed
    assert all(word in printed for word in ("serve", "backup", "restore", "simulate", "replay"))


# replay


@pytest.mark.rule("TAB-06")
def test_a_game_is_told_in_sentences_and_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(played_out(dealt(4, bots=2)), tmp_path)
    for language, said in (("pl", "Sprawdzone"), ("en", "Verified")):
        assert main(["replay", str(file), "--verify", "--lang", language]) == 0
        printed = capsys.readouterr().out
        assert printed.startswith("Złam ten Kod\n   1  ")
        assert "Ola" in printed
        assert said in printed
        assert "{" not in printed


@pytest.mark.rule("TAB-30")
def test_a_record_with_its_owners_notes_is_told_and_verified_without_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(played_out(dealt(3)), tmp_path)
    notes = {"seat": 0, "sheets": [{"ply": 0, "note": {"text": "moje-tajne"}}]}
    file.write_bytes(
        msgspec.json.encode({**msgspec.json.decode(file.read_bytes()), "notes": notes})
    )
    assert main(["replay", str(file), "--verify"]) == 0
    assert "moje-tajne" not in capsys.readouterr().out


def test_how_it_ended_and_what_was_taken_back_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = dealt(2)
    while table.waiting() != (0,):
        table = moved(table)
    table = agreeing.vote(agreeing.propose(moved(table), OLA, "undo", NOW), JAN, True, NOW)
    table = moved(table, by_clock=True)
    ended = agreeing.vote(agreeing.propose(table, OLA, "end", NOW), JAN, True, NOW)
    assert main(["replay", str(written(ended, tmp_path)), "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "by agreement" in printed
    assert "a robot decides" in printed
    assert "without a winner" in printed


@pytest.mark.rule("TAB-31")
def test_how_it_was_is_told_with_the_worth_of_each_question(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = moved(moved(moved(dealt(2, bots=1))))
    file = written(agreeing.propose(table, OLA, "end", NOW), tmp_path)
    for language, stopped, bits in (("pl", "Po 3 posunięciach", "bit"), ("en", "After 3", "bit")):
        assert main(["replay", str(file), "--story", "--lang", language]) == 0
        lines = capsys.readouterr().out.splitlines()
        questions = [line for line in lines if line.startswith(" ")]
        assert [int(line[:4]) for line in questions] == [1, 2, 3]
        assert all(bits in line for line in questions)
        assert any(line.startswith(stopped) for line in lines)
        assert not any("{" in line for line in lines)


def test_the_story_of_a_changed_record_is_not_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(played_out(dealt(3)), tmp_path)
    file.write_text(re.sub(r'"seed":"..', '"seed":"ff', file.read_text()))
    assert main(["replay", str(file), "--story"]) == 2
    assert capsys.readouterr().out == ""


def test_a_changed_record_is_one_line_and_exit_code_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(played_out(dealt(3)), tmp_path)
    text = file.read_text()
    changed = re.sub(r'"seed":"..', '"seed":"ff', text)
    for broken, complaint in (
        (changed, "not the one that was committed to"),
        (text.replace('"version":1', '"version":7'), "version 7"),
        ("{}", "is not a record of a game"),
        ("nonsense", "is not a record of a game"),
        (text.replace(EXAMPLE, "chess"), "unknown game: chess"),
        (text.replace('"type":"asked"', '"type":"shouted"'), "does not know"),
    ):
        file.write_text(broken)
        assert main(["replay", str(file), "--verify"]) == 2
        error = capsys.readouterr().err
        assert complaint in error
        assert error.startswith("zaslonka: ")
        assert error.count("\n") == 1
    assert main(["replay", str(tmp_path / "nothing.json")]) == 2


# simulate


def test_bots_play_one_another_and_the_same_seed_gives_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    tables = []
    for _ in range(2):
        arguments = ["--levels", "latwy,sredni", "--games", "4", "--seed", "7"]
        assert main(["simulate", EXAMPLE, *arguments]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[0].split()[:2] == ["level", "games"]
        assert [line.split()[0] for line in lines[1:]] == ["latwy", "sredni"]
        # All but the last column, which is time.
        tables.append([line.split()[:-1] for line in lines[1:]])
    assert tables[0] == tables[1]


def test_what_cannot_be_simulated_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, complaint in (
        ([EXAMPLE, "--levels", "wielki"], "no such level: wielki"),
        ([EXAMPLE, "--seats", "7"], "for 2 to 4 seats"),
    ):
        assert main(["simulate", *arguments]) == 2
        assert complaint in capsys.readouterr().err
    for arguments in (
        ["chess"],
        [EXAMPLE, "--games", "0"],
        [EXAMPLE, "--games", "x"],
    ):
        with pytest.raises(SystemExit) as ended:
            main(["simulate", *arguments])
        assert ended.value.code == 2
        assert capsys.readouterr().err.count("\n") == 1


# serve


def test_a_server_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    environment = {**os.environ, "ZASLONKA_PORT": "0", "ZASLONKA_DATA": str(tmp_path / "data")}
    environment["ZASLONKA_PUBLIC_URL"] = "https://gry.example/"
    command = [sys.executable, "-m", "zaslonka.cli", "serve", "--host", "127.0.0.1"]
    server = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    local, friends = server.stdout.readline(), server.stdout.readline()
    port = local.strip().rpartition(":")[2]
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=20) as answer:
        assert answer.status == 200
    assert friends.split() == ["For", "your", "friends:", "https://gry.example"]
    for arguments, complaint in (
        (["--port", port, "--data", str(tmp_path / "other")], "cannot listen on"),
        (["--port", "0", "--data", str(tmp_path / "data")], "another server is using"),
        (["--port", "x"], "invalid int value"),
    ):
        second = subprocess.run(
            [*command, *arguments], capture_output=True, text=True, check=False, timeout=60
        )
        assert second.returncode == 2
        assert complaint in second.stderr
        assert second.stderr.count("\n") == 1
    server.send_signal(signal.SIGTERM)
    _, logged = server.communicate(timeout=20)
    events = [msgspec.json.decode(line)["event"] for line in logged.splitlines()]
    assert events == ["started", "stopped"]


# backup and restore


def test_a_backup_is_made_and_restored_without_a_word(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy, again = (str(tmp_path / name) for name in ("data", "copy", "again"))
    Store(tmp_path / "data", lambda jobs, seconds: None).close()
    assert main(["backup", data, copy]) == 0
    assert main(["restore", copy, again]) == 0
    assert main(["restore", copy, again, "--replace"]) == 0
    assert (tmp_path / "again/key").read_bytes() == (tmp_path / "data/key").read_bytes()
    assert capsys.readouterr() == ("", "")
    for arguments, complaint in (
        (["backup", data, copy], "is there already"),
        (["backup", str(tmp_path / "nothing"), str(tmp_path / "new")], "is not a data directory"),
        (["backup", data, str(tmp_path / "no/where")], "cannot back up"),
        (["restore", copy, again], "--replace"),
        (["restore", copy, f"{copy}/key"], "cannot restore"),
    ):
        assert main(arguments) == 2
        error = capsys.readouterr().err
        assert complaint in error
        assert error.startswith("zaslonka: ")
        assert error.count("\n") == 1


# check


def _filled(data: Path, tables: int = 3) -> list[str]:
    """A data directory with people and tables; the names of the tables."""
    house = Store(data, lambda jobs, seconds: None)

    async def fill() -> list[str]:
        await house.save_person("ola", "Ola", NOW)
        names = [f"TABLE{letter}" for letter in "ABCDEFGH"[:tables]]
        for name in names:
            await house.save((None, moved(dealt()).but(id=name)), now=NOW)
        return names

    names = asyncio.run(fill())
    house.close()
    return names


def test_a_whole_directory_is_said_to_be_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _filled(tmp_path / "data")
    assert main(["check", str(tmp_path / "data")]) == 0
    assert capsys.readouterr() == ("whole: 1 person, 3 tables\n", "")


def test_what_is_damaged_is_named_and_the_rest_is_salvaged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, new = tmp_path / "data", tmp_path / "new"
    first, second, third = _filled(data)
    with contextlib.closing(sqlite3.connect(data / sqlite.FILE)) as connection:
        connection.execute(
            "UPDATE plies SET state = x'7b'"
            " WHERE number = (SELECT number FROM numbers WHERE table_id = ?)",
            (second,),
        )
        connection.commit()
    assert main(["check", str(data)]) == 2
    out, error = capsys.readouterr()
    assert second in out
    assert first not in out
    assert error == f"zaslonka: {data} is damaged; whole are 1 person, 2 tables\n"
    assert main(["check", str(data), "--salvage", str(new)]) == 0
    assert "salvaged into" in capsys.readouterr().out
    house = Store(new, lambda jobs, seconds: None)
    assert house.names == {"ola": "Ola"}
    assert house.key == (data / "key").read_bytes()
    found = [asyncio.run(house.read(name)) for name in (first, second, third)]
    house.close()
    assert [table is not None and table.ply for table in found] == [1, False, 1]
    assert main(["check", str(new)]) == 0


def test_pages_of_noise_do_not_stop_a_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    _filled(data, 8)
    whole = (data / sqlite.FILE).read_bytes()
    pages = len(whole) // 4096
    for page in range(1, pages, max(1, pages // 12)):
        spoiled = bytearray(whole)
        spoiled[page * 4096 : (page + 1) * 4096] = b"noise!!!" * 512
        (data / sqlite.FILE).write_bytes(spoiled)
        target = tmp_path / f"new{page}"
        done = main(["check", str(data), "--salvage", str(target)])
        assert done in (0, 2)
        out, error = capsys.readouterr()
        assert "Traceback" not in out + error
        if done == 0:
            assert main(["check", str(target)]) == 0
            capsys.readouterr()
        else:
            assert error.count("\n") == 1


def test_whoever_can_be_read_is_salvaged_though_no_table_can(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, new = tmp_path / "data", tmp_path / "new"
    _filled(data)
    with contextlib.closing(sqlite3.connect(data / sqlite.FILE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        found = "SELECT rootpage FROM sqlite_master WHERE name = 'tables'"
        ((page,),) = connection.execute(found)
    with (data / sqlite.FILE).open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"noise!!!" * 512)
    assert main(["check", str(data), "--salvage", str(new)]) == 0
    house = Store(new, lambda jobs, seconds: None)
    assert house.names == {"ola": "Ola"}
    house.close()


def test_a_directory_that_cannot_be_served_is_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "zaslonka.cli", "serve", "--host", "127.0.0.1", "--port", "0"]
    (noise := tmp_path / "noise").mkdir()
    (noise / sqlite.FILE).write_bytes(b"noise" * 5000)
    (noise / sqlite.KEY).write_bytes(bytes(32))
    _filled(lost := tmp_path / "lost")
    (lost / sqlite.KEY).unlink()
    (tmp_path / "file").touch()
    for data, complaint in (
        (noise, "cannot be used"),
        (lost, "is lost"),
        (tmp_path / "file", "cannot be used"),
        (Path("/proc/nowhere"), "cannot be used"),
    ):
        done = subprocess.run(
            [*command, "--data", str(data)], capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode == 2
        assert complaint in done.stderr
        assert done.stderr.count("\n") == 1
        assert "friends" not in done.stdout
    for data in (tmp_path / "nothing", noise):
        assert main(["check", str(data)]) == 2


# PostgreSQL


def _refused(arguments: list[str], before: str = "pass", **variables: str) -> str:
    """What is said by a command that cannot be done."""
    script = f"import sys; {before}; from zaslonka.cli import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("zaslonka: ")
    assert done.stderr.count("\n") == 1
    assert "secret" not in done.stderr
    return done.stderr


def test_a_database_that_cannot_be_used_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    serve = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "data")]
    nobody = "postgresql://ola:secret@127.0.0.1:1/zaslonka"
    other = "mysql://ola:secret@127.0.0.1/zaslonka"
    assert "127.0.0.1:1/zaslonka cannot be used" in _refused([*serve, "--database", nobody])
    assert "an address like postgresql://" in _refused([*serve, "--database", other])
    assert "cannot be used" in _refused(serve, ZASLONKA_DATABASE=nobody)
    assert not (tmp_path / "data").exists()
    monkeypatch.setenv("ZASLONKA_DATABASE", nobody)
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    told = capsys.readouterr().out
    assert "--database" in told
    assert "secret" not in told


def test_who_is_to_think_must_know_for_whom() -> None:
    nobody = "postgresql://ola:secret@127.0.0.1:1/zaslonka"
    assert "127.0.0.1:1/zaslonka cannot be used" in _refused(["think"], ZASLONKA_DATABASE=nobody)
    assert "an address like postgresql://" in _refused(["think", "--join", "mysql://secret"])
    assert "--join" in _refused(["think"])
    # Nobody would ever move: those who join find a house by its nodes' addresses.
    assert "nobody thinks" in _refused(["serve", "--port", "0", "--workers", "0"])


def test_without_its_driver_postgresql_says_what_to_install(tmp_path: Path) -> None:
    address = "postgresql://127.0.0.1/zaslonka"
    for arguments in (
        ["serve", "--host", "127.0.0.1", "--port", "0", "--database", address],
        ["think", "--join", address],
        ["copy", address, str(tmp_path / "new")],
        ["copy", str(tmp_path), address],
    ):
        told = _refused(arguments, before="sys.modules['psycopg'] = None")
        assert "pip install 'zaslonka[postgresql]'" in told
