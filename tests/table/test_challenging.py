"""Daily challenges: what a task is, that it gives nothing away, and how an attempt ends."""

import re

import msgspec
import pytest
from msgspec import structs

from tests.support.example import EXAMPLE
from tests.table.challenges import (
    SECRET,
    TASKS,
    after_others,
    begun,
    best_moves,
    explains,
    found,
    solved,
    told_as,
)
from tests.table.tables import NOW, OLA
from zaslonka import games
from zaslonka.kernel import Chance, Illegal
from zaslonka.kernel.levels import LANGUAGES, Language
from zaslonka.protocol import replays, telling, wire
from zaslonka.protocol.commands import Caller, carry_out
from zaslonka.sentences import Sentences
from zaslonka.table import challenging, playing
from zaslonka.table.info import TaskSeat
from zaslonka.table.live import Sitter
from zaslonka.table.lobby import dealt_from
from zaslonka.table.record import record, verify

every_task = pytest.mark.parametrize(("game", "language"), TASKS)
DAYS = ("2026-11-16", "2027-03-28", "2028-02-29")
every_day = pytest.mark.parametrize("day", DAYS)


@pytest.mark.rule("TAB-63")
def test_every_game_has_a_challenge() -> None:
    assert {game for game, _ in TASKS} == set(games.names())


@pytest.mark.rule("TAB-63")
@every_task
@every_day
def test_a_task_is_a_position_of_the_game_with_the_solver_to_move(
    game: str, language: Language, day: str
) -> None:
    table = begun(game, language, day)
    assert table.challenge is not None
    solver = table.challenge.task.seat
    assert solver in table.waiting()
    for ply in table.history:
        table.rules.audit(ply.state)
    chairs = [isinstance(chair, Sitter) for chair in table.chairs]
    assert chairs == [seat == solver for seat in range(len(chairs))]
    # Few deals are looked at for a task, so making one never takes long.
    assert found(game, language, day).tries * 4 <= challenging.need_challenge(game).tries


@pytest.mark.rule("TAB-64")
@every_task
@every_day
def test_who_plays_the_best_line_is_told_that_it_was_the_best(
    game: str, language: Language, day: str
) -> None:
    table = begun(game, language, day)
    assert table.challenge is not None
    best = table.challenge.task.best
    after = solved(table)
    assert after.phase == "over"
    assert after.challenge is not None
    assert after.challenge.grade is not None
    assert (after.challenge.grade.score, after.challenge.grade.best) == (best, best)
    assert after.challenge.finished == NOW
    for ply in after.history:
        after.rules.audit(ply.state)
    # The whole of it can be checked like any other game.
    assert after.ending is not None
    assert after.ending.assisted == ()
    assert verify(record(after, ("",) * len(after.chairs))).last.state == after.state


@pytest.mark.rule("TAB-64")
@every_task
@every_day
def test_not_every_legal_move_does_as_well(game: str, language: Language, day: str) -> None:
    """Whoever makes any move that comes, three times over, does worse at least once."""
    challenge = challenging.need_challenge(game)
    scores = []
    for whim in range(3):
        table, chance = begun(game, language, day), Chance(bytes([whim]) * 16)
        assert table.challenge is not None
        seat = table.challenge.task.seat
        while table.phase == "playing":
            moves = list(table.rules.legal(table.rules.view(table.state, seat)))
            table = playing.play(table, seat, chance.pick(moves), NOW)
            table = after_others(table)
        assert table.challenge is not None
        assert table.challenge.grade is not None
        scores.append(table.challenge.grade.score)
    best = found(game, language, day).task.best
    assert any(challenge.is_better(best, score) for score in scores)


@pytest.mark.rule("TAB-63")
@every_task
def test_the_solution_is_in_no_byte_that_anybody_is_sent(game: str, language: Language) -> None:
    """Twins: another deal that looks the same to the solver is told the same, whatever is best."""
    table = begun(game, language)
    assert table.challenge is not None
    rules, task = table.rules, table.challenge.task
    view = rules.view(table.state, task.seat)
    twins = [rules.imagine(view, Chance(bytes([number]) * 16)) for number in range(8)]
    for state in twins:
        assert told_as(table, state) == told_as(table, table.state)


@pytest.mark.rule("TAB-63")
@every_task
def test_what_a_game_is_dealt_from_is_told_after_the_end_alone(
    game: str, language: Language
) -> None:
    """Nobody adds a nonce to an attempt: the plain hash of its seed would deal it again."""
    table = begun(game, language)
    dealt = dealt_from(table).hex()
    assert dealt not in told_as(table, table.state).decode()
    over = challenging.given_up(table, OLA, NOW)
    assert telling.info(over, {}, (), 0).commitment == dealt


@pytest.mark.rule("TAB-63")
def test_most_tasks_have_twins() -> None:
    """Else the test above would compare everything with itself."""
    differ = 0
    for game, language in TASKS:
        table = begun(game, language)
        assert table.challenge is not None
        view = table.rules.view(table.state, table.challenge.task.seat)
        twins = (table.rules.imagine(view, Chance(bytes([number]) * 16)) for number in range(8))
        differ += any(twin != table.state for twin in twins)
    assert 2 * differ > len(TASKS)


@pytest.mark.rule("TAB-65")
@every_task
def test_nothing_is_taken_back_and_nobody_else_plays(game: str, language: Language) -> None:
    table = begun(game, language)
    caller = Caller(OLA, (OLA,), NOW)
    assert table.challenge is not None
    seat = table.challenge.task.seat
    move = best_moves(table)[0]
    table = carry_out(table, caller, wire.MakeMove("c1", msgspec.Raw(msgspec.json.encode(move))))
    for command in (
        wire.Propose("c2", "undo"),
        wire.HandOver("c3", seat, "mistrz"),
        wire.AskHint("c4"),
    ):
        with pytest.raises(Illegal) as refused:
            carry_out(table, caller, command)
        assert refused.value.rule in ("TAB-65", "TAB-33", "TAB-01")


@pytest.mark.rule("TAB-65")
@every_task
@pytest.mark.parametrize("command", [wire.Resign("c1"), wire.Propose("c1", "end")])
def test_who_gives_up_is_graded_too(game: str, language: Language, command: wire.Command) -> None:
    table = carry_out(begun(game, language), Caller(OLA, (OLA,), NOW), command)
    assert table.phase == "over"
    assert table.challenge is not None
    assert table.challenge.grade is not None
    challenge, grade = challenging.need_challenge(game), table.challenge.grade
    assert challenge.is_better(grade.best, grade.score)
    assert verify(record(table, ("",) * len(table.chairs))).last.state == table.state


@pytest.mark.rule("TAB-66")
@every_task
def test_the_best_line_is_shown_after_the_end_and_not_before(game: str, language: Language) -> None:
    table = begun(game, language)
    with pytest.raises(Illegal) as refused:
        challenging.at_best(table)
    assert (refused.value.rule, refused.value.why) == ("TAB-66", "not_over")
    over = challenging.given_up(table, OLA, NOW)
    best = challenging.at_best(over)
    task = found(game, language).task
    assert best.ply == len(task.prologue) + len(task.line)
    assert best.history.plies[len(task.prologue)].state == table.state


@pytest.mark.rule("TAB-69")
@pytest.mark.parametrize(("game", "language"), [task for task in TASKS if explains(task[0])])
@every_day
def test_of_each_own_move_of_the_best_line_it_is_said_why(
    game: str, language: Language, day: str
) -> None:
    over = challenging.given_up(begun(game, language, day), OLA, NOW)
    told = replays.best_line(over, telling.info(over, {}, (), 0))
    assert over.challenge is not None
    task = over.challenge.task
    assert {one.ply for one in told.why} >= {one.ply for one in task.line if one.seat == task.seat}
    # Of what led to the position, the last may need a word as well.
    assert {one.ply for one in told.why} <= {step.ply for step in told.steps[len(task.prologue) :]}
    for reader in LANGUAGES:
        words = Sentences(reader, game, ["Ola", "Jan", "Ela", "Iga"])
        for one in told.why:
            sentence = words.say(one.name, one.facts)
            assert re.fullmatch(r"\S.*[.!]", sentence), sentence
            assert not re.search(r"[{}$]|\bnone\b|\bNone\b| {2}|\.\.", sentence), sentence


@pytest.mark.rule("TAB-69")
@every_task
def test_why_is_in_no_byte_that_anybody_is_sent_before_the_end(
    game: str, language: Language
) -> None:
    table = begun(game, language)
    assert SECRET.encode() not in told_as(table, table.state)
    with pytest.raises(Illegal) as refused:
        replays.best_line(table, telling.info(table, {}, (), 0))
    assert (refused.value.rule, refused.value.why) == ("TAB-66", "not_over")


@pytest.mark.rule("TAB-69")
def test_of_no_other_game_it_is_said_why() -> None:
    over = challenging.given_up(begun(EXAMPLE), OLA, NOW)
    assert replays.replay(over, telling.info(over, {}, (), 0), ()).why == ()


@pytest.mark.rule("TAB-63")
@every_task
def test_the_other_seats_have_a_part_in_the_task_and_no_level(
    game: str, language: Language
) -> None:
    table = begun(game, language)
    told = telling.info(table, {OLA: "Ola"}, (OLA,), 0).seats
    seats = [seat for seat in told if isinstance(seat, TaskSeat)]
    assert len(seats) == len(told) - 1
    assert b"mistrz" not in msgspec.json.encode(told)
    for reader in LANGUAGES:
        words = Sentences(reader, game, [])
        named = [words.say(f"part-{one.part}", {"number": one.number}) for one in seats]
        assert len(set(named)) == len(named)


@pytest.mark.rule("TAB-63")
@every_task
def test_two_who_do_the_same_meet_the_same(game: str, language: Language) -> None:
    ola, jan = solved(begun(game, language)), solved(begun(game, language, person="jan"))
    assert ola.state == jan.state
    assert [ply.told for ply in ola.history] == [ply.told for ply in jan.history]


@pytest.mark.rule("TAB-63", "TAB-66")
@every_task
def test_a_task_keeps_its_best_line_when_its_game_replies_otherwise(
    game: str, language: Language
) -> None:
    """Tasks are made once, and games go on learning: those of days gone by stay as they were."""
    table = begun(game, language)
    assert table.challenge is not None
    task = table.challenge.task
    for played in task.line:
        if played.seat == task.seat:
            move = msgspec.convert(played.move, table.rules.move_type)
            assert challenging.foreseen(table, played.seat) is None
        else:
            move = challenging.foreseen(table, played.seat)
        table = playing.play(table, played.seat, move, NOW, command="c")
    assert table.challenge is not None
    assert table.challenge.grade is not None
    assert table.challenge.grade.score == task.best


@pytest.mark.rule("TAB-63")
@every_task
def test_who_leaves_the_best_line_is_replied_to_by_the_game(game: str, language: Language) -> None:
    table = begun(game, language)
    assert table.challenge is not None
    task = table.challenge.task
    others = [one.seat for one in task.line if one.seat != task.seat]
    best = best_moves(table)[0]
    legal = table.rules.legal(table.rules.view(table.state, task.seat))
    other = next((move for move in legal if move not in best_moves(table)), None)
    if not others or other is None:
        return
    assert other != best
    table = playing.play(table, task.seat, other, NOW, command="c")
    assert all(challenging.foreseen(table, seat) is None for seat in others)


@pytest.mark.rule("TAB-63")
def test_the_seed_of_a_day_says_of_which_kind_its_task_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """So all kinds have their days, however hard it is to find a task of one."""
    task = found(EXAMPLE).task
    second = structs.replace(task, best=task.best + 1)
    challenge = structs.replace(
        challenging.need_challenge(EXAMPLE), drafts=(lambda *_: task, lambda *_: second)
    )
    monkeypatch.setattr(challenging, "need_challenge", lambda _: challenge)
    kinds = [challenging.made(EXAMPLE, bytes([day]) * 32, "pl").task.best for day in range(64)]
    assert 16 < kinds.count(second.best) < 48
    again = [challenging.made(EXAMPLE, bytes([day]) * 32, "pl").task.best for day in range(64)]
    assert again == kinds


@pytest.mark.rule("TAB-63")
def test_tasks_of_two_days_differ() -> None:
    assert found(EXAMPLE, day=DAYS[0]) != found(EXAMPLE, day=DAYS[1])
