"""Structured logs: one JSON object a line.  No token, name, move, note or view is ever in it."""

import logging
import sys
from typing import Any

import msgspec

_log = logging.getLogger("zaslonka")


def event(what: str, **fields: Any) -> None:
    """Something a host may want to know; fields are ids, numbers and codes."""
    _log.info(what, extra={"fields": fields})


def failure(what: str, **fields: Any) -> None:
    """The same for what must not happen, with the exception that is being handled."""
    _log.error(what, exc_info=True, extra={"fields": fields})


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


def configure() -> None:
    """Send every log of the process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
