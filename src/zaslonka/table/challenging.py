"""A daily challenge or a puzzle at a table: its position, what may be done there, and its end.

TAB-63, TAB-64, TAB-65, TAB-120.
"""

import hmac
from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from typing import Any

import msgspec
from msgspec import Struct, structs

from zaslonka import games
from zaslonka.kernel import Ending, History, Illegal, Match, Played, Seat
from zaslonka.kernel.challenge import Challenge, Effort, Task
from zaslonka.kernel.levels import Language
from zaslonka.table import answering, clocks
from zaslonka.table.info import BotSeat, Challenged, TaskSeat
from zaslonka.table.live import Attempt, FromGame, LiveTable, Sitter, need_phase, need_seat
from zaslonka.table.seeds import commitment, deal_seed


class Made(Struct, frozen=True):
    """A day's task, the seed it was dealt from, and how many seeds were tried for it."""

    seed: bytes
    task: Task
    tries: int = 1


def need_challenge(game: str) -> Challenge:
    challenge = games.get(game).challenge
    if challenge is None:
        raise Illegal("TAB-63", "no_challenge")
    return challenge


def task_seed(day_seed: bytes, game: str, language: Language, tried: int) -> bytes:
    """The seed of the deal that is tried as a day's task, after so many that were none.

    Who knows it knows neither the day's seed nor the other tasks of the day.
    """
    return hmac.digest(day_seed, f"{game} {language} {tried}".encode(), "sha256")


def day_seed(key: bytes, day: str) -> bytes:
    """The seed of a day, which nobody but this house can know before it is over."""
    return hmac.digest(key, f"challenge of {day}".encode(), "sha256")


def made(game: str, day_seed: bytes, language: Language) -> Made:
    """A day's task: the first that its seed deals, as a table deals it without any nonce."""
    challenge = need_challenge(game)
    # More bytes than there can be kinds, so that all are as likely.
    kind = int.from_bytes(hmac.digest(day_seed, f"{game} {language} kind".encode(), "sha256"))
    draft = challenge.drafts[kind % len(challenge.drafts)]
    for tried in range(challenge.tries):
        seed = task_seed(day_seed, game, language, tried)
        task = draft(deal_seed(seed, ()), language)
        if task is not None:
            return Made(seed, task, tried + 1)
    raise LookupError(f"no task of {game} in {challenge.tries} deals")


def begun(
    table_id: str,
    game: str,
    person: str,
    *,
    day: str | None,
    language: Language,
    seed: bytes,
    task: Task,
    now: int,
    puzzle: FromGame | None = None,
) -> LiveTable:
    """A table at the position of a task; the other seats do what its game says they do."""
    chairs = (BotSeat("mistrz"),) * task.seats
    table = LiveTable(
        id=table_id,
        game=game,
        version=games.get(game).version,
        options=_options(game, task),
        help="none",
        clock=None,
        pace="quick",
        host=person,
        seed=seed,
        chairs=chairs,
        phase="playing",
        challenge=Attempt(day, language, task, puzzle=puzzle),
        notes=({},) * task.seats,
    ).with_chair(task.seat, Sitter(person, ""))
    history = _played(table, task.prologue)
    return clocks.paused(table.but(history=history), now)


def settled(table: LiveTable, now: int) -> LiveTable:
    """The same, or over and graded if the task is done.  TAB-64."""
    if table.challenge is None or table.challenge.grade is not None:
        return table
    return _graded(table, now, given_up=False)


def given_up(table: LiveTable, person: str | None, now: int) -> LiveTable:
    """The solver has had enough: it is over, and counts.  TAB-65."""
    need_seat(table, person)
    need_phase(table, "playing")
    return _graded(clocks.paused(table, now), now, given_up=True)


def need_none(table: LiveTable, why: str) -> None:
    """Refuse what would make a second attempt of the first, or somebody else's.  TAB-65."""
    if table.challenge is not None:
        raise Illegal("TAB-65" if table.challenge.puzzle is None else "TAB-122", why)


def told(table: LiveTable) -> Challenged | None:
    """What everybody may know of it: of the solution nothing."""
    if (attempt := table.challenge) is None:
        return None
    task = attempt.task
    return Challenged(
        attempt.day, task.seat, len(task.prologue), attempt.grade, answering.told(table)
    )


def promised(table: LiveTable) -> str:
    """The commitment that a table shows.  TAB-06.

    Nobody adds a nonce to the deal of an attempt, so the hash of its seed is what it was dealt
    from: before the end only the hash of that is shown.
    """
    if table.challenge is None or table.phase == "over":
        return commitment(table.seed)
    return commitment(deal_seed(table.seed, ()))


def at_best(table: LiveTable) -> LiveTable:
    """The table as it would be, had the best line been played; only after the end.  TAB-66."""
    attempt = table.challenge
    if attempt is None:
        raise Illegal("TAB-63", "no_challenge")
    if attempt.grade is None:
        raise Illegal("TAB-66", "not_over")
    history = _played(table, (*attempt.task.prologue, *attempt.task.line))
    state = history.last.state
    result = None if state.table.agenda else table.rules.result(state.table)
    return table.but(history=history, ending=Ending(result, "none", ()), talk=())


def replies(table: LiveTable, seat: Seat) -> bool:
    """Whether a seat is one of those that do what the task's game says."""
    return table.challenge is not None and seat != table.challenge.task.seat


def foreseen(table: LiveTable, seat: Seat) -> Any | None:
    """What another seat does as long as the best line is played, in whatever order within a turn.

    So a task of days gone by keeps its best line when its game has since learnt other replies.
    """
    if table.challenge is None or not replies(table, seat):
        return None
    task, rules = table.challenge.task, table.rules
    made = [(ply.mover, ply.move) for ply in table.history.plies[len(task.prologue) + 1 :]]
    line = [(one.seat, msgspec.convert(one.move, rules.move_type)) for one in task.line]
    if len(made) >= len(line) or line[len(made)][0] != seat:
        return None
    if _by_turns(made) != _by_turns(line[: len(made)]):
        return None
    return line[len(made)][1]


def _by_turns(made: Iterable[tuple[Seat | None, Any]]) -> list[tuple[Seat | None, list[bytes]]]:
    """What each seat did in a row, whatever came first."""
    return [
        (seat, sorted(msgspec.json.encode(move) for _, move in moves))
        for seat, moves in groupby(made, key=itemgetter(0))
    ]


def seat_in_task(table: LiveTable, seat: Seat) -> TaskSeat:
    """What a seat that is not the solver's is called: it has a part, and no level.  TAB-63."""
    own = _part(table, seat)
    alike = [one for one in range(len(table.chairs)) if replies(table, one)]
    alike = [one for one in alike if _part(table, one) == own]
    return TaskSeat(own, alike.index(seat) + 1 if len(alike) > 1 else 0)


def _part(table: LiveTable, seat: Seat) -> str:
    assert table.challenge is not None
    challenge = table.rules.challenge
    if challenge is None or challenge.part is None:
        return "rival"
    return challenge.part(table.state.table, seat, table.challenge.task.seat)


def holds_back(table: LiveTable) -> bool:
    """Whether nobody but the solver does anything: a puzzle is one decision.  TAB-122."""
    return table.challenge is not None and table.challenge.puzzle is not None


def _graded(table: LiveTable, now: int, *, given_up: bool) -> LiveTable:
    attempt, rules = table.challenge, table.rules
    assert attempt is not None
    made = effort(table, given_up=given_up)
    if attempt.puzzle is None:
        grade = need_challenge(table.game).grade(made)
    else:
        grade = answering.grade(table.rules, attempt.puzzle, made)
    over = not table.state.table.agenda
    assert grade is not None or not (given_up or over), "what is over can be graded"
    if grade is None:
        return table
    graded = table.but(challenge=structs.replace(attempt, grade=grade, finished=now))
    return graded.ended(rules.result(table.state.table) if over else None)


def effort(table: LiveTable, *, given_up: bool = False) -> Effort:
    """What has been made of the task; nothing at a challenge is ever taken back."""
    assert table.challenge is not None
    task, plies = table.challenge.task, table.history.plies
    begins = len(task.prologue)
    return Effort(
        task=task, start=plies[begins].state, plies=plies[begins + 1 :], given_up=given_up
    )


def _played(table: LiveTable, log: tuple[Played, ...]) -> History:
    match = Match(
        table.game,
        table.version,
        table.options,
        len(table.chairs),
        deal_seed(table.seed, ()),
        list(log),
    )
    return match.history()


def _options(game: str, task: Task) -> object:
    return msgspec.to_builtins(msgspec.convert(task.options, games.get(game).options))
