"""Structured logs: one JSON object a line.  No token, name, move, note or view is ever in it."""

import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from zaslonka.server.operations.limits import Bucket

SAME_A_MINUTE = 20
KINDS_KEPT = 1000

_log = logging.getLogger("zaslonka")


def event(what: str, **fields: Any) -> None:
    """Something a host may want to know; fields are ids, numbers and codes."""
    _log.info(what, extra={"fields": fields})


def failure(what: str, **fields: Any) -> None:
    """The same for what must not happen, with the exception that is being handled."""
    _log.error(what, exc_info=True, extra={"fields": fields})


def failed(what: str, error: BaseException, **fields: Any) -> None:
    """The same with an exception that was handed on."""
    _log.error(what, exc_info=error, extra={"fields": fields})


class OneLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Calm(logging.Filter):
    """Of lines that say the same, so many a minute; then one says how many were left out.

    Whatever goes wrong thousands of times a second (no file descriptors are left, say) must not
    fill the disk as well.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._said: dict[tuple[str, str], Bucket] = {}
        self._left_out: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        same = record.name, str(record.msg).partition("\n")[0][:200]
        if len(self._said) > KINDS_KEPT:
            self._said.clear()
        bucket = self._said.setdefault(same, Bucket(SAME_A_MINUTE / 60, SAME_A_MINUTE, self._now))
        if not bucket.take():
            self._left_out[same] += 1
            return False
        if left_out := self._left_out.pop(same, 0):
            record.fields = {**getattr(record, "fields", {}), "left_out": left_out}
        return True


def configure() -> None:
    """Send every log of the process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Calm())
    handler.setFormatter(OneLine())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
