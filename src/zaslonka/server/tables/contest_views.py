"""A contest as it is told: to everybody the same, but for what each has to do with it.  TAB-131."""

from collections.abc import Mapping

from msgspec import Struct

from zaslonka.protocol.contests import (
    ComparedTold,
    ContestTold,
    EntrantTold,
    RoundTold,
    StandingTold,
    TablePhase,
    TableTold,
    Who,
    YourPart,
)
from zaslonka.protocol.telling import FORGOTTEN
from zaslonka.table import contesting
from zaslonka.table.contest import Contest, Paired, Round
from zaslonka.table.live import LiveTable


class Shown(Struct, frozen=True):
    """A contest, the tables of the round that is on, and its times."""

    contest: Contest
    tables: Mapping[str, LiveTable | None]
    arrive: int | None
    ends: int | None


def shown_to(shown: Shown, person: str | None, now: int, names: Mapping[str, str]) -> ContestTold:
    contest, setting = shown.contest, shown.contest.setting
    who = {one.person: number for number, one in enumerate(contest.entrants)}
    is_tournament = not contest.is_duplicate
    return ContestTold(
        id=contest.id,
        url="",
        kind=setting.kind,
        game=setting.game,
        options=setting.options,
        seats=setting.seats,
        clock=setting.clock,
        pace=setting.pace,
        rounds=setting.rounds,
        minutes=setting.minutes,
        phase=contest.phase,
        host=names.get(contest.host, FORGOTTEN),
        commitment=contest.commitment,
        entrants=tuple(
            EntrantTold(names.get(one.person, FORGOTTEN), one.withdrawn) for one in contest.entrants
        ),
        played=tuple(_round(shown, one, who) for one in contest.rounds),
        arrive=shown.arrive if is_tournament else None,
        ends=shown.ends,
        standings=_standings(contest, who) if is_tournament else (),
        compared=_compared(contest, who),
        you=_you(shown, person, now, host_is_gone=contest.host not in names),
    )


def _round(shown: Shown, one: Round, who: Mapping[str, Who]) -> RoundTold:
    tables = []
    for number, pair in enumerate(one.tables):
        people = tuple(None if person is None else who[person] for person in pair.people)
        points = None
        if one.outcomes is not None:
            outcome = one.outcomes[number]
            points = tuple(map(outcome.points, range(len(outcome.fared))))
        phase = "over" if one.outcomes is not None else _phase(shown, pair)
        tables.append(TableTold(pair.table, people, phase, points))
    byes = tuple(who[person] for person in one.byes)
    return RoundTold(tuple(tables), byes, one.outcomes is not None)


def _phase(shown: Shown, pair: Paired) -> TablePhase:
    table = shown.tables.get(pair.table)
    if shown.contest.is_duplicate:
        return "playing"  # whether it is over already would tell of the deal: TAB-131
    if table is None:
        return "over"
    if table.contest is not None and table.contest.walkover:
        return "walkover"
    return "waiting" if table.phase == "lobby" else table.phase


def _standings(contest: Contest, who: Mapping[str, Who]) -> tuple[StandingTold, ...]:
    if contest.phase == "open":
        return ()
    return tuple(
        StandingTold(who[one.person], one.place, one.points, one.buchholz, one.berger)
        for one in contesting.standings(contest)
    )


def _compared(contest: Contest, who: Mapping[str, Who]) -> tuple[ComparedTold, ...]:
    return tuple(
        ComparedTold(
            who=who[one.person],
            table=contest.rounds[0].tables[one.table].table,
            seat=one.seat,
            fared=one.fared,
            points=one.points,
            most=one.most,
        )
        for one in contesting.comparison(contest)
    )


def _you(shown: Shown, person: str | None, now: int, *, host_is_gone: bool) -> YourPart:
    contest = shown.contest
    everybody = [one.person for one in contest.entrants]
    this = contest.rounds[-1] if contest.phase == "running" else Round(0, ())
    at = (pair.table for pair in this.tables if person is not None and person in pair.people)
    return YourPart(
        who=everybody.index(person) if person in everybody else None,
        host=person == contest.host,
        may_begin=contest.phase == "open"
        and contesting.may_begin(contest, person, now, host_is_gone=host_is_gone),
        table=next(at, None),
        resting=person in this.byes,
    )
