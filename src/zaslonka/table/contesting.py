"""What becomes of a contest: entering, beginning, and each round as it follows from the last.

TAB-130 to TAB-138.  Each change makes a new contest of an old one, or raises `Illegal`; what comes
after a round is a function of what is stored, so whoever begins again gets the same.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import structs

from zaslonka import games
from zaslonka.kernel import Illegal
from zaslonka.table import clocks, contested, lobby, pairing, scoring
from zaslonka.table.contest import Contest, ContestPhase, Entrant, Paired, Played, Round, Setting
from zaslonka.table.live import Contested, LiveTable, Sitter
from zaslonka.table.lobby import OPEN
from zaslonka.table.pairing import Drawn
from zaslonka.table.scoring import Compared, Met, Standing

New: TypeAlias = Callable[[], tuple[str, bytes]]
"""Gives a new table its id and its seed."""

LEAST_PEOPLE, MOST_PEOPLE = 4, 64
MOST_ROUNDS = 15
"""Of a Swiss."""

HOST_MS = 3600_000
"""So long after the last one came the host alone begins; then anybody who has entered may."""


# Before it begins


def make(
    contest_id: str, host: str, setting: Setting, *, options: dict[str, Any], seed: bytes, now: int
) -> Contest:
    """A contest that people can enter; `Illegal` if no table could be as it says.  TAB-130."""
    like = lobby.make(
        contest_id,
        setting.game,
        setting.seats,
        host=host,
        nonce="",
        seed=seed,
        options=options,
        clock=setting.clock,
    )
    if not setting.people:
        raise Illegal("TAB-130", "nobody_plays")
    if setting.kind != "duplicate" and setting.people != len(setting.seats):
        raise Illegal("TAB-130", "people_alone")
    if setting.kind == "round_robin" and setting.people != 2:
        raise Illegal("TAB-135", "two_at_a_table")
    chosen = structs.replace(setting, options=like.options)
    return Contest(id=contest_id, host=host, setting=chosen, seed=seed, made=now)


def entered(contest: Contest, person: str, nonce: str, promised: str, now: int) -> Contest:
    """Somebody takes part; or, having withdrawn from a tournament, again.  TAB-130, TAB-138."""
    before = contest.entrant(person)
    if contest.phase == "running" and before is not None and not contest.is_duplicate:
        return _with(contest, structs.replace(before, withdrawn=False))
    _need_phase(contest, "open")
    if promised != contest.commitment:
        raise Illegal("TAB-47", "seed_not_promised")
    if before is None and len(contest.entrants) >= MOST_PEOPLE:
        raise Illegal("TAB-130", "full", most=MOST_PEOPLE)
    return _with(contest, Entrant(person, nonce, now if before is None else before.entered))


def withdrawn(contest: Contest, person: str) -> Contest:
    """Somebody takes part no longer: no further round has them.  TAB-138."""
    before = contest.entrant(person)
    if before is None:
        raise Illegal("TAB-130", "not_entered")
    if contest.phase == "open":
        return contest.but(entrants=tuple(one for one in contest.entrants if one != before))
    _need_phase(contest, "running")
    return _with(contest, structs.replace(before, withdrawn=True))


def _with(contest: Contest, entrant: Entrant) -> Contest:
    known = {one.person: one for one in contest.entrants} | {entrant.person: entrant}
    return contest.but(entrants=tuple(known.values()))


def may_begin(contest: Contest, person: str | None, now: int, *, host_is_gone: bool) -> bool:
    """The host; somebody who has entered, if the host is gone or has not for long.  TAB-138."""
    if person == contest.host:
        return True
    last = max((one.entered for one in contest.entrants), default=0)
    return contest.entrant(person) is not None and (host_is_gone or now >= last + HOST_MS)


def may_call_off(contest: Contest, person: str) -> None:
    """Nothing is lost by it that anybody has played.  TAB-138."""
    if person != contest.host:
        raise Illegal("TAB-138", "not_organiser")
    _need_phase(contest, "open")


def _need_phase(contest: Contest, phase: ContestPhase) -> None:
    if contest.phase != phase:
        begun = contest.phase == "running"
        raise Illegal("TAB-130", "begun" if begun else "not_running", phase=contest.phase)


# Its rounds


def begun(
    contest: Contest, person: str, new: New, now: int, *, host_is_gone: bool = False
) -> tuple[Contest, list[LiveTable]]:
    """The first round, and its tables.  TAB-131, TAB-133."""
    if not may_begin(contest, person, now, host_is_gone=host_is_gone):
        raise Illegal("TAB-138", "not_organiser")
    _need_phase(contest, "open")
    _need_people(contest)
    count, setting = len(contest.entrants), contest.setting
    rounds = {
        "duplicate": 1,
        "round_robin": count - 1 + count % 2,
        "swiss": min(setting.rounds, most_rounds(count, setting.people)),
    }[setting.kind]
    ready = contest.but(setting=structs.replace(setting, rounds=rounds), phase="running")
    return _with_round(ready, new, now)


def most_rounds(count: int, people: int) -> int:
    """So many that nobody has to rest twice nor, two at a table, to meet anybody again."""
    resting = count % people
    anew = count - 1 + resting if people == 2 else MOST_ROUNDS
    return min(MOST_ROUNDS, anew, count // resting if resting else MOST_ROUNDS)


def _need_people(contest: Contest) -> None:
    count, people = len(contest.entrants), contest.setting.people
    if not contest.is_duplicate:
        least = max(LEAST_PEOPLE, people)
        if count < least:
            raise Illegal("TAB-130", "too_few", least=least, people=count)
    elif count < 2 * people or count % people:
        missing = 2 * people - count if count < 2 * people else people - count % people
        raise Illegal("TAB-131", "tables_not_full", missing=missing, people=count)


def is_due(tables: Sequence[LiveTable | None]) -> bool:
    """Whether a round with these tables is over; None is one that was lost."""
    return all(table is None or contested.is_decided(table) for table in tables)


def gone_on(
    contest: Contest, played: Sequence[Played | None], new: New, now: int
) -> tuple[Contest, list[LiveTable]]:
    """The round with these tables is closed, and the next one paired, if there is one.  TAB-133."""
    *before, last = contest.rounds
    pairs = list(zip(last.tables, played, strict=True))
    closed = structs.replace(
        last,
        outcomes=tuple(
            scoring.lost(len(pair.people)) if one is None else scoring.outcome(one.table, one.state)
            for pair, one in pairs
        ),
        absent=tuple(
            person
            for pair, one in pairs
            if one is not None
            for person in contested.absent(one.table, pair.people)
        ),
    )
    after = contest.but(rounds=(*before, closed))
    for person in closed.absent:
        if len(before) and person in before[-1].absent:
            after = withdrawn(after, person)  # TAB-138
    if len(after.rounds) >= after.setting.rounds or len(after.active()) < after.setting.people:
        return after.but(phase="over"), []
    return _with_round(after, new, now)


def _with_round(contest: Contest, new: New, now: int) -> tuple[Contest, list[LiveTable]]:
    drawn = _drawn(contest)
    number = len(contest.rounds) + 1
    paired, tables = [], []
    for people in drawn.tables:
        table_id, seed = new()
        seats = iter(people)
        seated = tuple(next(seats) if seat == OPEN else None for seat in contest.setting.seats)
        paired.append(Paired(table_id, seated))
        tables.append(_table(contest, number, paired[-1], seed, now))
    this = Round(now, tuple(paired), drawn.byes)
    return contest.but(rounds=(*contest.rounds, this)), tables


def _drawn(contest: Contest) -> Drawn:
    everybody, active = [one.person for one in contest.entrants], contest.active()
    people = contest.setting.people
    if contest.is_duplicate:
        groups = (everybody[at : at + people] for at in range(0, len(everybody), people))
        return Drawn(tuple(map(tuple, groups)))
    if contest.setting.kind == "round_robin":
        return _without_withdrawn(pairing.round_robin(everybody)[len(contest.rounds)], active)
    standing = standings(contest)
    ranked = [one.person for one in standing if one.person in active]
    points = {one.person: one.points for one in standing}
    return pairing.swiss(ranked, points, _past(contest), people)


def _without_withdrawn(drawn: Drawn, active: Sequence[str]) -> Drawn:
    """Who should have met somebody who takes part no longer rests instead."""
    full = tuple(table for table in drawn.tables if all(person in active for person in table))
    alone = (person for table in drawn.tables if table not in full for person in table)
    return Drawn(full, tuple(person for person in (*drawn.byes, *alone) if person in active))


def _past(contest: Contest) -> list[Drawn]:
    return [
        Drawn(
            tuple(tuple(filter(None, pair.people)) for pair in one.tables),
            one.byes,
        )
        for one in contest.rounds
    ]


def _table(contest: Contest, number: int, pair: Paired, seed: bytes, now: int) -> LiveTable:
    """A table that waits for its people; one of a common deal is dealt at once.  TAB-131."""
    setting, shared = contest.setting, contest.is_duplicate
    nonces = tuple(one.nonce for one in contest.entrants) if shared else ()
    table = LiveTable(
        id=pair.table,
        game=setting.game,
        version=games.get(setting.game).version,
        options=setting.options,
        help="none",
        clock=setting.clock,
        pace=setting.pace,
        host=contested.NOBODY,
        seed=contest.seed if shared else seed,
        sealed=True,
        chairs=setting.seats,
        expected=pair.people,
        contest=Contested(contest.id, number, held=shared, nonces=nonces),
        notes=({},) * len(setting.seats),
    )
    if not shared:
        return table
    for seat, person in enumerate(pair.people):
        if person is not None:
            entrant = contest.entrant(person)
            assert entrant is not None
            table = table.with_chair(seat, Sitter(person, entrant.nonce))
    return clocks.paused(lobby.deal(table, now), now)


# What it has come to


def standings(contest: Contest) -> tuple[Standing, ...]:
    """After the rounds that are closed.  TAB-137."""
    return scoring.standings(
        [one.person for one in contest.entrants],
        [(_met(one), one.byes) for one in contest.rounds if one.outcomes is not None],
    )


def comparison(contest: Contest) -> tuple[Compared, ...]:
    """How each did with the deal that all had; nothing before all are through.  TAB-132."""
    closed = [one for one in contest.rounds if one.outcomes is not None]
    return scoring.compared(_met(closed[0])) if contest.is_duplicate and closed else ()


def _met(one: Round) -> list[Met]:
    assert one.outcomes is not None
    people = (pair.people for pair in one.tables)
    return list(zip(people, one.outcomes, strict=True))
