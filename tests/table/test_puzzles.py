"""Puzzles: what makes one, that it gives nothing away, and how its answer is told."""

import msgspec
import pytest

from tests.support.example import EXAMPLE
from tests.support.kits import having, kit
from tests.table.challenges import told_as
from tests.table.puzzles import bad_move, begun, best_move, posed, replayed, source
from tests.table.tables import NOW, OLA, dealt, moved, played_out
from zaslonka import games
from zaslonka.kernel import Chance, Illegal
from zaslonka.kernel.puzzles import Weighed, Worth
from zaslonka.protocol import telling, wire
from zaslonka.protocol.commands import Caller, carry_out
from zaslonka.table import challenging, playing, puzzles
from zaslonka.table.live import LiveTable
from zaslonka.table.lobby import dealt_from
from zaslonka.table.record import record, verify

every_game = pytest.mark.parametrize("game", having("blunder"))


def answered(game: str, move: object) -> LiveTable:
    table = begun(game)
    return playing.play(table, posed(game).task.seat, move, NOW, command="c")


@pytest.mark.rule("TAB-120")
def test_every_game_has_puzzles() -> None:
    assert all(games.get(name).puzzles is not None for name in games.names())


@pytest.mark.rule("TAB-121")
@every_game
def test_a_planted_blunder_is_found_and_the_best_move_is_none(game: str) -> None:
    """The same position makes a puzzle of a bad move, and none of the best one."""
    ply = kit(game).blunder.ply
    again = puzzles.posed_at(replayed(game, bad_move(game)), ply)
    assert again is not None
    assert again.weighed.moves[0].move == best_move(game)
    assert puzzles.posed_at(replayed(game, best_move(game)), ply) is None


@pytest.mark.rule("TAB-121")
@every_game
def test_an_equal_alternative_makes_no_puzzle(game: str) -> None:
    part, rated = games.get(game).puzzles, posed(game).weighed
    assert part is not None
    best = rated.moves[0]
    assert puzzles.is_puzzle(part, rated, posed(game).played)
    alike = Worth({"type": "another"}, best.worth - part.clear[rated.unit] / 2)
    twins = Weighed(unit=rated.unit, moves=(best, alike, *rated.moves[1:]), rest=rated.rest)
    assert not puzzles.is_puzzle(part, twins, posed(game).played)
    # Nor does a move that was hardly worse than the best.
    near = Worth(posed(game).played, best.worth - part.far[rated.unit] / 2)
    assert not puzzles.is_puzzle(part, Weighed(unit=rated.unit, moves=(best, near)), near.move)


@pytest.mark.rule("TAB-121")
def test_one_game_gives_the_same_puzzle_whenever_it_is_looked_at() -> None:
    found = puzzles.found(source(EXAMPLE))
    assert found is not None
    assert found == puzzles.found(source(EXAMPLE))
    assert puzzles.found(source(EXAMPLE, 0)) is None


@pytest.mark.rule("TAB-122")
@every_game
def test_the_best_move_is_right_and_it_is_over(game: str) -> None:
    table = answered(game, best_move(game))
    assert table.phase == "over"
    told = challenging.told(table)
    assert told is not None
    assert told.grade is not None
    assert told.grade.verdict == "best"
    for ply in table.history:
        table.rules.audit(ply.state)
    assert verify(record(table, ("",) * len(table.chairs))).last.state == table.state


@pytest.mark.rule("TAB-122", "TAB-124")
@every_game
def test_what_was_played_is_wrong_and_the_answer_is_told(game: str) -> None:
    table = answered(game, bad_move(game))
    told = challenging.told(table)
    assert told is not None
    assert told.grade is not None
    assert told.puzzle is not None
    assert told.grade.verdict == "worse"
    answer = told.puzzle.answer
    assert answer is not None
    assert answer.best.move == best_move(game)
    assert answer.own is not None
    assert answer.own.move == answer.played.move == bad_move(game)
    assert answer.best.worth is not None
    assert answer.played.worth is not None
    assert answer.best.worth > answer.played.worth
    best = challenging.at_best(table)
    assert best.history.plies[-1].move == best_move(game)


@pytest.mark.rule("TAB-122")
@every_game
def test_there_is_one_answer_and_nobody_else_gives_it(game: str) -> None:
    table, caller = begun(game), Caller(OLA, (OLA,), NOW)
    assert challenging.holds_back(table)
    seat = posed(game).task.seat
    for command in (wire.Propose("c2", "undo"), wire.HandOver("c3", seat, "mistrz")):
        with pytest.raises(Illegal) as refused:
            carry_out(table, caller, command)
        assert refused.value.rule == "TAB-122"
    gave_up = carry_out(table, caller, wire.Resign("c1"))
    told = challenging.told(gave_up)
    assert told is not None
    assert told.grade is not None
    assert told.grade.verdict == "failed"
    with pytest.raises(Illegal):
        playing.play(answered(game, best_move(game)), seat, best_move(game), NOW)


@pytest.mark.rule("TAB-122")
@every_game
def test_the_answer_is_in_no_byte_that_anybody_is_sent(game: str) -> None:
    """Neither twins, which look alike and have other answers, nor other weights are told apart."""
    table = begun(game)
    assert table.challenge is not None
    assert table.challenge.puzzle is not None
    view = table.rules.view(table.state, table.challenge.task.seat)
    told = told_as(table, table.state)
    for number in range(4):
        assert told_as(table, table.rules.imagine(view, Chance(bytes([number]) * 16))) == told
    other = msgspec.structs.replace(
        table.challenge.puzzle, weighed=Weighed(unit="points", moves=()), played=None
    )
    changed = table.but(challenge=msgspec.structs.replace(table.challenge, puzzle=other))
    assert told_as(changed, table.state) == told
    assert dealt_from(table).hex() not in told.decode()
    assert table.seed.hex() not in told.decode()
    info = telling.info(table, {}, (), 0)
    assert info.challenge is not None
    assert info.challenge.puzzle is not None
    assert info.challenge.puzzle.answer is None


@pytest.mark.rule("TAB-123")
def test_a_finished_table_is_dealt_again_as_it_was_and_no_further_than_its_moves() -> None:
    table = played_out(dealt(3))
    game = puzzles.of_table(table)
    assert game is not None
    assert puzzles._history(game).last.state == table.state
    halved = moved(moved(dealt(2)))
    late = playing.play(halved, halved.waiting()[0], *_any(halved), by_clock=True)
    cut = puzzles.of_table(played_out(late))
    assert cut is not None
    assert len(cut.log) == 2


def _any(table: LiveTable) -> tuple[object, int]:
    seat = table.waiting()[0]
    return next(table.rules.legal(table.rules.view(table.state, seat))), NOW
