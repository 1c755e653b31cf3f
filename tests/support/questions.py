"""Questions for workers in tests; light, for a worker imports this module and nothing else."""

import os
import time


def pid() -> bytes:
    return str(os.getpid()).encode()


def die() -> bytes:
    os._exit(1)


def hang() -> bytes:
    time.sleep(3600)
    return b""


def echo(what: bytes) -> bytes:
    return what
