"""Where mutants are tried: a warm pytest that has everything loaded but the game, forked for each.

A mutant of a function's body is put into a process that has collected the tests already, and
meets only the tests that call the function.  What is done while the game is imported is tried
on a game imported wrong, its tests collected anew.  Tests that have killed come first.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.soak.children import Endless, end_after, in_child
from tests.soak.transplants import Function, Wrong, living, transplant

CPU_SECONDS, TIMES_AS_LONG = 2, 4
"""Of a processor, and times what a test takes otherwise: then a mutant is caught in a loop."""
COLLECTING_SECONDS = 30
"""The same while the game is imported and its tests are collected."""
GIGABYTES = 4
"""Of memory, after which it counts as caught too."""
FAVOURITES = 4
"""So many tests, those that have killed most, are tried before all others are even collected."""

COLLECTING, LOOP = "while the tests are collected", "an endless loop"
"""What kills, if no test does."""


class Mutant(NamedTuple):
    """A module of a game, with the code it has and the code it gets."""

    module: str
    path: str
    right: CodeType
    wrong: CodeType


class Trace(NamedTuple):
    """What a test of the right rules took, and which functions of the game it called."""

    seconds: float
    called: frozenset[Function]


class Collected(NamedTuple):
    """What is known once the tests of the right rules were collected and run."""

    before: frozenset[Function]
    """Called before any test."""
    traces: dict[str, Trace]

    def seconds(self) -> dict[str, float]:
        """By name, the quickest test first."""
        found = {name: trace.seconds for name, trace in self.traces.items()}
        return dict(sorted(found.items(), key=lambda each: each[1]))


class Nursery:
    """The mutants of a game, tried one after another; `killers` says in that order by what."""

    def __init__(
        self, game: str, folder: Path, tests: list[str], is_for: Callable[[pytest.Item], bool]
    ) -> None:
        self.package, self.folder = f"zaslonka.games.{game}", str(folder)
        self.tests, self._is_for = tests, is_for
        self.mutants: list[Mutant] = []
        self.killers: list[str | None] = []
        self.tell: Callable[[int, str | None], object] = lambda number, killer: None
        self._kills: dict[object, Counter[str]] = {}

    def try_all(self, mutants: list[Mutant]) -> list[str | None]:
        """By which test each was killed, None for those that survive."""
        self.mutants = mutants
        quiet = ["-qq", "-s", "--no-header", "--no-summary", "-p", "no:cacheprovider"]
        ignored = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
        ended = pytest.main([*quiet, *ignored, *self.tests], plugins=[self])
        assert ended in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED), ended
        return self.killers

    def pytest_collection(self, session: pytest.Session) -> bool:
        """In the place of collecting: whatever follows happens in children of this process."""
        assert self.package not in sys.modules, "the right rules were imported already"
        known, found = in_child(partial(self._try_in_place, session))
        self._learn(known, found)
        seconds = known.seconds()
        for number, mutant in enumerate(self.mutants):
            if number not in found:
                found[number] = self._try_afresh(session, mutant, seconds)
                self.tell(number, found[number])
        self.killers = [found[number] for number in range(len(self.mutants))]
        return True

    # A function's code changed where it is

    def _try_in_place(self, session: pytest.Session) -> tuple[Collected, dict[int, str | None]]:
        """Those that can be put in place, by number."""
        with calls(self.folder) as before:
            items = self._collect(session, self.tests)
        assert items is not None, "the right rules cannot be imported"
        traces = {name: in_child(partial(traced, self.folder, items[name])) for name in items}
        known = Collected(frozenset(before), traces)
        functions, found = living(self.folder), dict[int, str | None]()
        for number, mutant in enumerate(self.mutants):
            code = transplant(mutant.right, mutant.wrong)
            if code is None or Function.of(code) in known.before:
                continue
            function = Function.of(code)
            chosen = [name for name, trace in known.traces.items() if function in trace.called]
            kills = self._kills.setdefault(function, Counter())
            chosen.sort(key=lambda name: (-kills[name], known.traces[name].seconds))
            places = functions.get(function, [])
            trial = places, code, [items[name] for name in chosen], known.seconds()
            killer = self._killer(partial(_put_and_run, *trial))
            found[number] = killer
            kills.update([killer] if killer else [])
            self.tell(number, killer)
        return known, found

    def _learn(self, known: Collected, found: dict[int, str | None]) -> None:
        """What killed in place will often kill what is imported wrong too."""
        for number, killer in found.items():
            if killer in known.traces:
                self._kills.setdefault(self.mutants[number].module, Counter())[killer] += 1

    # A module imported wrong

    def _try_afresh(
        self, session: pytest.Session, mutant: Mutant, seconds: Mapping[str, float]
    ) -> str | None:
        kills = self._kills.setdefault(mutant.module, Counter())
        best = [name for name, _ in kills.most_common(FAVOURITES)]
        rest = sorted(seconds, key=lambda name: -kills[name])
        for collected, names in ((best, best), (self.tests, rest)):
            trial = partial(self._import_and_run, session, mutant, collected, names, seconds)
            if names and (killer := self._killer(trial)) is not None:
                kills.update([killer] if killer in seconds else [])
                return killer
        return None

    def _import_and_run(
        self,
        session: pytest.Session,
        mutant: Mutant,
        collected: list[str],
        names: list[str],
        seconds: Mapping[str, float],
    ) -> str | None:
        end_after(COLLECTING_SECONDS)
        name = f"{self.package}.{mutant.module.removesuffix('.py')}"
        Wrong(name, mutant.path, mutant.wrong).import_wrong()
        items = self._collect(session, collected)
        if items is None or not items.keys() >= set(names):
            return COLLECTING
        return _first_failing([items[name] for name in names], seconds)

    # Both

    def _collect(
        self, session: pytest.Session, tests: list[str]
    ) -> "dict[str, pytest.Item] | None":
        """The tests by name, as far as they are for this game; None if they cannot be read."""
        try:
            items = session.perform_collect(tests)
        except (pytest.UsageError, session.Failed, session.Interrupted):
            return None
        if session.testsfailed:
            return None
        return {item.nodeid: item for item in items if self._is_for(item)}

    def _killer(self, trial: Callable[[], str | None]) -> str | None:
        try:
            return in_child(trial, GIGABYTES)
        except Endless:
            return LOOP


def traced(folder: str, item: pytest.Item) -> Trace:
    """Run a test of the right rules; it has to pass."""
    began = time.process_time()
    with calls(folder) as called:
        assert _first_failing([item], {}) is None, f"the right rules fail {item.nodeid}"
    return Trace(time.process_time() - began, frozenset(called))


@contextmanager
def calls(folder: str) -> Iterator[set[Function]]:
    """The functions of a folder's modules that are called meanwhile."""
    codes: set[CodeType] = set()
    called: set[Function] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            codes.add(frame.f_code)

    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)
        called.update(Function.of(code) for code in codes if code.co_filename.startswith(folder))


def _put_and_run(
    functions: list[Any], code: CodeType, items: list[pytest.Item], seconds: Mapping[str, float]
) -> str | None:
    for function in functions:
        function.__code__ = code
    return _first_failing(items, seconds)


def _first_failing(items: list[pytest.Item], seconds: Mapping[str, float]) -> str | None:
    """Run tests until one fails; whose time is known is waited for no longer than it may take."""
    for item, following in zip_longest(items, items[1:]):
        if item.nodeid in seconds:
            end_after(CPU_SECONDS + TIMES_AS_LONG * seconds[item.nodeid])
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return str(item.nodeid)
    return None
