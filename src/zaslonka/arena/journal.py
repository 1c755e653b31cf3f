"""What a tournament leaves in its folder: what it is, and every round, appended as it comes.

A run that was killed goes on where it was.  Each round is one line; of a line that was cut off in
the middle nothing is counted, and a round that is there is never played again.
"""

import fcntl
import hashlib
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct

from zaslonka import __version__
from zaslonka.arena.entrants import Entrant
from zaslonka.arena.rounds import Done, Round, Task
from zaslonka.arena.strangers import Limits

RUN, ROUNDS, SAID = "run.json", "rounds.jsonl", "stderr"


class Spoilt(Exception):
    """The folder cannot be used so; the message says why."""


class Run(Struct, frozen=True):
    """What is played: the same for as long as the folder lasts."""

    game: str
    version: int
    entrants: tuple[Entrant, ...]
    sizes: tuple[int, ...]
    seed: str  # hexadecimal; who knows it can work out every deal
    limits: Limits
    made_by: str = __version__


class Journal:
    """A tournament's folder, held by one process at a time."""

    def __init__(self, folder: Path, run: Run) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._file: IO[bytes] = (folder / ROUNDS).open("a+b")
        try:
            self._hold()
            self.run = _settled(folder, run)
            self.rounds = _whole(self._file, folder)
        except Spoilt:
            self._file.close()
            raise
        self._done = {played.task for played in self.rounds}

    def _hold(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Spoilt(f"another tournament is being played into {self.folder}") from None

    def close(self) -> None:
        self._file.close()

    def has(self, task: Task) -> bool:
        return task in self._done

    def add(self, done: Done) -> None:
        """Write what was played; it is on disk when this returns."""
        new = [played for played in done.rounds if played.task not in self._done]
        self._file.write(b"".join(msgspec.json.encode(played) + b"\n" for played in new))
        self._file.flush()
        os.fsync(self._file.fileno())
        self.rounds += new
        self._done.update(played.task for played in new)
        for name, said in done.said.items():
            if said:
                self._hear(name, said)

    def _hear(self, name: str, said: str) -> None:
        folder = self.folder / SAID
        folder.mkdir(exist_ok=True)
        with (folder / f"{name}.log").open("a", encoding="utf-8") as log:
            log.write(said)


def read(folder: Path) -> tuple[Run, list[Round]]:
    """What was played so far, also while it is being played."""
    try:
        run = msgspec.json.decode((folder / RUN).read_bytes(), type=Run)
        with (folder / ROUNDS).open("rb") as file:
            return run, _rounds(file.read(), folder)[0]
    except OSError as error:
        raise Spoilt(f"{folder} holds no tournament: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise Spoilt(f"{folder / RUN} is damaged: {error}") from None


def new_seed() -> str:
    return secrets.token_hex(32)


def seed_of(text: str) -> str:
    """A seed made of what somebody typed."""
    return hashlib.sha256(text.encode()).hexdigest()


def _settled(folder: Path, wanted: Run) -> Run:
    """The run that was begun here, if it is the one that is wanted now."""
    path = folder / RUN
    if not path.exists():
        path.touch(0o600)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(wanted), indent=1) + b"\n")
        return wanted
    begun = read(folder)[0]
    for field in ("game", "version", "entrants", "sizes", "limits", "made_by"):
        if getattr(begun, field) != getattr(wanted, field):
            raise Spoilt(f"{folder} holds a tournament with other {field}; choose another folder")
    return begun


def _whole(file: IO[bytes], folder: Path) -> list[Round]:
    """The rounds on file; a last line that was cut off is cut away."""
    file.seek(0)
    rounds, length = _rounds(file.read(), folder)
    file.truncate(length)
    file.seek(0, os.SEEK_END)
    return rounds


def _rounds(text: bytes, folder: Path) -> tuple[list[Round], int]:
    length = text.rfind(b"\n") + 1
    try:
        rounds = msgspec.json.Decoder(Round).decode_lines(text[:length])
    except msgspec.DecodeError as error:
        raise Spoilt(f"{folder / ROUNDS} is damaged: {error}") from None
    if len({played.task for played in rounds}) != len(rounds):
        raise Spoilt(f"{folder / ROUNDS} is damaged: it has a round twice")
    return rounds, length


def unreadable(folder: Path, readable: Sequence[str]) -> None:
    """`Spoilt` if the folder lies where bots may read: in it is what the deals are made from."""
    place = folder.resolve()
    for path in readable:
        if place.is_relative_to(Path(path).resolve()):
            raise Spoilt(f"bots can read what is in {path}: choose a folder outside it")
