"""The cage: what a stranger's program may reach, set by itself just before it begins.

Run as a file of its own, by a Python that has nothing of the house loaded::

    python -I -S cage.py '{"memory": …, "seconds": …, "readable": […]}' COMMAND …

Linux's Landlock (5.13 or newer) lets a process give up rights for good, without being root: from
then on it reads only the folders named, writes no file, sees no other process, and has no network.
"""

import ctypes
import json
import os
import resource
import struct
import sys
from collections.abc import Iterable

_CREATE, _ADD, _RESTRICT = 444, 445, 446  # of the system calls; the same on every processor
_NO_NEW_PRIVILEGES = 38
_NEW_USER, _NEW_NETWORK = 0x10000000, 0x40000000

_EXECUTE, _READ_FILE, _READ_FOLDER = 1, 1 << 2, 1 << 3
_FILES = {1: 13, 2: 14, 3: 15, 5: 16}
"""How many rights over files there are, from which version on."""
_OPEN_DEVICES = ("/dev/null", "/dev/zero", "/dev/urandom", "/dev/random")
_WRITE_FILE = 1 << 1


def version() -> int:
    """Of Landlock here; 0 where there is none."""
    if sys.platform != "linux":
        return 0
    known: int = ctypes.CDLL(None).syscall(_CREATE, None, 0, 1)
    return max(0, known)


def shut(readable: Iterable[str]) -> None:
    """Let this process, and what it starts, read these folders and nothing else."""
    libc, known = ctypes.CDLL(None, use_errno=True), version()
    rights = _FILES[max(since for since in _FILES if since <= known)]
    # Since version 4 it knows connections, since 6 abstract sockets and signals.
    asked = struct.pack("QQQ", (1 << rights) - 1, 3 if known >= 4 else 0, 3 if known >= 6 else 0)
    size = 24 if known >= 6 else 16 if known >= 4 else 8
    rules = _called(libc, _CREATE, ctypes.c_char_p(asked), ctypes.c_size_t(size), 0)
    for path in readable:
        _allow(libc, rules, path, _EXECUTE | _READ_FILE | _READ_FOLDER)
    for path in _OPEN_DEVICES:
        _allow(libc, rules, path, _READ_FILE | _WRITE_FILE)
    if libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0):
        raise OSError(ctypes.get_errno(), "no_new_privs")
    _called(libc, _RESTRICT, rules, 0)
    os.close(rules)


def _allow(libc: ctypes.CDLL, rules: int, path: str, rights: int) -> None:
    try:
        opened = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return  # what is not there cannot be read
    if not os.path.isdir(path):  # noqa: PTH112 - nothing is loaded here that is not needed
        rights &= ~_READ_FOLDER
    rule = struct.pack("=Qi", rights, opened)
    _called(libc, _ADD, rules, 1, ctypes.c_char_p(rule), 0)
    os.close(opened)


def _called(libc: ctypes.CDLL, number: int, *arguments: object) -> int:
    answer: int = libc.syscall(number, *arguments)
    if answer < 0:
        raise OSError(ctypes.get_errno(), f"Landlock refused call {number}")
    return answer


def limit(memory: int, seconds: int) -> None:
    """Bound what it uses; a program that tries to use more is ended or told so by the system."""
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def main() -> None:
    wishes, command = json.loads(sys.argv[1]), sys.argv[2:]
    if version():
        # A network of its own, with nobody in it; where that is forbidden Landlock stops TCP.
        ctypes.CDLL(None).unshare(_NEW_USER | _NEW_NETWORK)
        shut(wishes["readable"])
    limit(wishes["memory"], wishes["seconds"])
    try:
        os.execvp(command[0], command)  # noqa: S606 - a bot is a program
    except OSError as error:
        sys.exit(f"cannot start {command[0]}: {error.strerror}")


if __name__ == "__main__":
    main()
