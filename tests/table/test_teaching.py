"""Guided first games: every lesson by its own moves, off its path and back, and left half-way."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from msgspec import structs

from tests.table.tables import BOT, NOW, OLA, dealt
from zaslonka import games, lessons
from zaslonka.kernel import Chance, Illegal
from zaslonka.lessons import Language, Lesson, Theirs, Yours
from zaslonka.sentences import Sentences
from zaslonka.server import rulebooks, telling
from zaslonka.table import agreeing, leaving, playing, teaching
from zaslonka.table.live import LiveTable, Sitter
from zaslonka.table.record import record, verify

PARTS = [(game, part) for game in games.names() for part in range(len(lessons.of(game)))]
every_part = pytest.mark.parametrize(("game", "part"), PARTS)
every_language = pytest.mark.parametrize("language", get_args(Language))


def begun(game: str, part: int = 0, language: Language = "pl") -> LiveTable:
    return teaching.begun("TABLE", game, OLA, NOW, part=part, language=language)


def lesson_at(table: LiveTable) -> Lesson:
    assert table.lesson is not None
    return lessons.of(table.game)[table.lesson.part]


def seen(table: LiveTable) -> Any:
    return table.rules.view(table.state, lesson_at(table).learner)


def asked(table: LiveTable) -> Any:
    """The move that the present step asks for, or its kind."""
    step = lesson_at(table).steps[told(table).step]
    assert isinstance(step, Yours)
    return step.move


def expected(table: LiveTable) -> Any:
    """A move that the present step has in mind."""
    wish = asked(table)
    if not isinstance(wish, type):
        return wish
    return next(move for move in table.rules.legal(seen(table)) if isinstance(move, wish))


def told(table: LiveTable) -> teaching.Taught:
    taught = teaching.taught(table, lesson_at(table).learner)
    assert taught is not None
    return taught


def onward(table: LiveTable) -> LiveTable:
    """The table after the present step was done as it wants to be."""
    match told(table).asks:
        case "next":
            return teaching.understood(table, OLA, told(table).step)
        case "move":
            return playing.play(table, lesson_at(table).learner, expected(table), NOW)
        case "wait":
            step = lesson_at(table).steps[told(table).step]
            assert isinstance(step, Theirs)
            assert step.seat in table.asked()
            assert not teaching.holds_back(table, step.seat)
            return playing.play(table, step.seat, teaching.scripted(table), NOW)


def path(table: LiveTable) -> Iterator[LiveTable]:
    """The table at each step of its lesson, and after the last."""
    yield table
    while teaching.taught(table, lesson_at(table).learner) is not None:
        table = onward(table)
        yield table


def strays(table: LiveTable) -> Iterator[Any]:
    """Legal moves of the learner that this step does not have in mind."""
    wish = asked(table)
    for move in table.rules.legal(seen(table)):
        if not (isinstance(move, wish) if isinstance(wish, type) else move == wish):
            yield move


@pytest.mark.rule("TAB-32")
def test_every_game_has_a_lesson() -> None:
    assert {game for game, _ in PARTS} == set(games.names())


@pytest.mark.rule("TAB-32")
@every_part
@every_language
def test_a_lesson_is_played_through_by_its_own_moves(
    game: str, part: int, language: Language
) -> None:
    *steps, after = path(begun(game, part, language))
    assert [told(table).step for table in steps] == list(range(len(lesson_at(after).steps)))
    assert not any(told(table).astray for table in steps)
    for table in steps:
        table.rules.audit(table.state)
    # Then the bots are free, or the game is over.
    assert not any(teaching.holds_back(after, seat) for seat in range(len(after.chairs)))
    assert teaching.scripted(after) is None


@every_part
@every_language
def test_every_idea_is_said_and_its_clause_exists(game: str, part: int, language: Language) -> None:
    sentences = Sentences(language, game, ())
    book = rulebooks.read(game, language)
    assert book is not None
    clauses = {clause.id for section in book.sections for clause in section.clauses}
    names = {f"p{seat}": "Halina" for seat in range(4)}
    for step in lessons.of(game)[part].steps:
        if not isinstance(step, Theirs):
            said = sentences.say(f"lesson-{game}-{step.name}", names)
            assert "{" not in said
            assert len(said) < 190, "one idea, in one or two short sentences"
            assert step.clause in clauses


@pytest.mark.rule("TAB-32")
@every_part
def test_bots_wait_while_the_learner_reads_and_decides(game: str, part: int) -> None:
    for table in path(begun(game, part)):
        taught = teaching.taught(table, lesson_at(table).learner)
        if taught is not None and taught.asks != "wait":
            assert all(teaching.holds_back(table, seat) for seat in range(len(table.chairs)))


@pytest.mark.rule("TAB-32", "TAB-08")
@every_part
def test_a_stray_move_is_legal_and_can_be_taken_back(game: str, part: int) -> None:
    """Whatever was drawn meanwhile, the learner sees the same from there on as without it."""
    straight = begun(game, part)
    wandering = straight
    learner = lesson_at(straight).learner
    while teaching.taught(straight, learner) is not None:
        if told(straight).asks == "move":
            for stray in list(strays(wandering))[:1]:
                gone = playing.play(wandering, learner, stray, NOW)
                if gone.phase == "playing":
                    assert told(gone).astray
                    assert told(gone).step == told(straight).step
                    assert all(teaching.holds_back(gone, seat) for seat in range(len(gone.chairs)))
                    wandering = agreeing.propose(gone, OLA, "undo", NOW)
            assert told(wandering) == told(straight)
        straight, wandering = onward(straight), onward(wandering)
        assert seen(wandering) == seen(straight)


@pytest.mark.rule("TAB-32")
@every_part
def test_it_can_be_left_at_any_step_and_the_game_goes_on(game: str, part: int) -> None:
    for table in path(begun(game, part)):
        gone = teaching.left(table, OLA)
        assert teaching.taught(gone, lesson_at(gone).learner) is None
        assert gone.state is table.state
        assert not any(teaching.holds_back(gone, seat) for seat in range(len(gone.chairs)))


@pytest.mark.rule("TAB-32")
def test_a_move_made_before_its_idea_was_read_is_part_of_the_path() -> None:
    table = begun("zlam_ten_kod")
    first = next(step for step in lesson_at(table).steps if isinstance(step, Yours))
    assert told(table).asks == "next"
    after = playing.play(table, 0, first.move, NOW)
    assert not told(after).astray
    assert lesson_at(after).steps[told(after).step - 1] == first


@pytest.mark.rule("TAB-32")
def test_next_is_heard_once_and_not_instead_of_a_move() -> None:
    table = begun("zlam_ten_kod")
    once = teaching.understood(table, OLA, 0)
    assert teaching.understood(once, OLA, 0) is once
    asking = teaching.understood(once, OLA, 1)
    assert told(asking).asks == "move"
    with pytest.raises(Illegal, match="move_first"):
        teaching.understood(asking, OLA, told(asking).step)


@pytest.mark.rule("TAB-32")
def test_time_that_runs_out_after_the_path_does_not_end_the_reading() -> None:
    table = begun("tajniacy", part=1)
    while told(table).idea != "silence":
        table = onward(table)
    later = playing.time_up(table, NOW)
    assert told(later) == told(table)


@pytest.mark.rule("TAB-32")
def test_who_moves_on_past_the_path_has_left_the_lesson() -> None:
    table = begun("kod_krakowa")
    while told(table).idea != "end":
        table = onward(table)
    for _ in range(40):
        if table.waiting() == (0,):
            break
        seat = table.waiting()[0]
        move = next(table.rules.legal(table.rules.view(table.state, seat)))
        table = playing.play(table, seat, move, NOW)
        assert told(table).idea == "end"
    table = playing.play(table, 0, next(table.rules.legal(seen(table))), NOW)
    assert teaching.taught(table, 0) is None


@pytest.mark.rule("TAB-32")
def test_only_the_learner_is_told_and_only_at_a_lesson() -> None:
    table = begun("kryptos")
    assert teaching.taught(table, 1) is None
    assert teaching.taught(table, None) is None
    common = dealt(2)
    assert teaching.taught(common, 0) is None
    assert not teaching.holds_back(common, 1)
    with pytest.raises(Illegal, match=r"TAB-32.*no_lesson"):
        teaching.left(common, OLA)
    with pytest.raises(Illegal, match=r"TAB-32.*no_lesson"):
        teaching.understood(common, OLA, 0)
    with pytest.raises(Illegal, match=r"TAB-32.*no_lesson"):
        begun("kryptos", part=1)


@pytest.mark.rule("TAB-32")
def test_a_lesson_is_one_person_among_bots_with_the_same_deal_for_all() -> None:
    table = begun("kryptos")
    assert table.chairs == (Sitter(OLA, ""), BOT, BOT)
    assert begun("kryptos").state == table.state
    info = telling.info(table, {}, (), 0)
    assert info.lesson
    assert not info.public
    assert not telling.info(dealt(2), {}, (), 0).lesson


@pytest.mark.rule("TAB-32")
def test_a_learner_who_has_resigned_holds_nobody_up() -> None:
    table = leaving.resign(begun("zlam_ten_kod"), OLA, NOW)
    assert teaching.taught(table, 0) is None
    assert not teaching.holds_back(table, 0)


def test_the_record_of_a_lesson_can_be_checked_like_any_other() -> None:
    *_, over = path(begun("zlam_ten_kod"))
    assert over.phase == "over"
    assert over.ending is not None
    assert over.ending.result is not None
    assert over.ending.result.winners == (0,)
    verify(record(over, ("Ola", "latwy")))


@pytest.mark.rule("TAB-32")
@every_part
def test_what_is_told_depends_on_nothing_that_the_learner_cannot_see(game: str, part: int) -> None:
    for table in path(begun(game, part)):
        taught = teaching.taught(table, lesson_at(table).learner)
        if taught is None or table.phase == "over":
            continue
        twin = table.rules.imagine(seen(table), Chance(b"another world"))
        last = structs.replace(table.log[-1], state=twin)
        assert told(table.but(log=(*table.log[:-1], last))) == taught
