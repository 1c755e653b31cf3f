"""Days: they begin at midnight in Warsaw, in summer and in winter.  TAB-63."""

from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

WARSAW = ZoneInfo("Europe/Warsaw")


def day_of(now_ms: int) -> str:
    """The day in Warsaw at a moment, as 2026-11-16."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).astimezone(WARSAW).date().isoformat()


def begins(day: str) -> int:
    """The moment at which a day begins, in milliseconds since 1970."""
    midnight = datetime.combine(date.fromisoformat(day), time(), WARSAW)
    return int(midnight.timestamp() * 1000)


def after(day: str, days: int = 1) -> str:
    """The day so many days later; days last 23 to 25 hours, so hours are not added."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def is_day(text: str) -> bool:
    """Whether this is how a day is written."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def streak(done: Iterable[str], today: str) -> int:
    """How many days in a row, up to today or else up to yesterday."""
    days = set(done)
    last = today if today in days else after(today, -1)
    count = 0
    while last in days:
        count, last = count + 1, after(last, -1)
    return count
