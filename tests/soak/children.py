"""Work done in a forked process: whatever it changes, breaks or never ends, this one stays."""

import math
import os
import pickle
import resource
import traceback
from collections.abc import Callable
from typing import TypeVar

Told = TypeVar("Told")


class Endless(Exception):
    """The work was stopped after too much time or memory."""


def in_child(work: Callable[[], Told], gigabytes: int | None = None) -> Told:
    """What the work comes to; with a limit of memory, it is also silent."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        try:
            if gigabytes is not None:
                resource.setrlimit(resource.RLIMIT_DATA, (gigabytes << 30,) * 2)
                _silence()
            told = pickle.dumps((True, work()))
        except BaseException:
            told = pickle.dumps((False, traceback.format_exc()))
        with os.fdopen(writing, "wb") as out:
            out.write(told)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    if not told:
        raise Endless
    went_well, result = pickle.loads(told)  # as our own child wrote it
    if not went_well:
        raise RuntimeError(result)
    return result  # type: ignore[no-any-return]


def end_after(cpu_seconds: float) -> None:
    """Have this process ended after so much more time of a processor, however busy they are."""
    used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
    limit = math.ceil(used + cpu_seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))


def _silence() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
