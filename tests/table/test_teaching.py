"""Guided first games: every lesson by its own moves, off its path and back, and left half-way."""

from typing import get_args

import pytest
from msgspec import structs

from tests.support.example import EXAMPLE
from tests.table.lessons import begun, lesson_at, onward, path, seen, strays, told
from tests.table.tables import BOT, NOW, OLA, dealt
from zaslonka import games
from zaslonka.kernel import Chance, History, Illegal
from zaslonka.kernel.lesson import Theirs, Yours
from zaslonka.kernel.levels import Language
from zaslonka.protocol import rulebooks, telling
from zaslonka.sentences import Sentences
from zaslonka.table import agreeing, leaving, playing, teaching
from zaslonka.table.live import Sitter
from zaslonka.table.record import record, verify

PARTS = [(game, part) for game in games.names() for part in range(len(games.get(game).lesson))]
every_part = pytest.mark.parametrize(("game", "part"), PARTS)
every_language = pytest.mark.parametrize("language", get_args(Language))


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
    for step in games.get(game).lesson[part].steps:
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
    table = begun(EXAMPLE)
    first = next(step for step in lesson_at(table).steps if isinstance(step, Yours))
    assert told(table).asks == "next"
    after = playing.play(table, 0, first.move, NOW)
    assert not told(after).astray
    assert lesson_at(after).steps[told(after).step - 1] == first


@pytest.mark.rule("TAB-32")
def test_next_is_heard_once_and_not_instead_of_a_move() -> None:
    table = begun(EXAMPLE)
    once = teaching.understood(table, OLA, 0)
    assert teaching.understood(once, OLA, 0) is once
    asking = teaching.understood(once, OLA, 1)
    assert told(asking).asks == "move"
    with pytest.raises(Illegal, match="move_first"):
        teaching.understood(asking, OLA, told(asking).step)


@pytest.mark.rule("TAB-32")
def test_only_the_learner_is_told_and_only_at_a_lesson() -> None:
    table = begun(EXAMPLE)
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
        begun(EXAMPLE, part=len(games.get(EXAMPLE).lesson))


@pytest.mark.rule("TAB-32")
def test_a_lesson_is_one_person_among_bots_with_the_same_deal_for_all() -> None:
    table = begun(EXAMPLE)
    assert table.chairs == (Sitter(OLA, ""), *[BOT] * (lesson_at(table).seats - 1))
    assert begun(EXAMPLE).state == table.state
    info = telling.info(table, {}, (), 0)
    assert info.lesson
    assert not info.public
    assert not telling.info(dealt(2), {}, (), 0).lesson


@pytest.mark.rule("TAB-32")
def test_a_learner_who_has_resigned_holds_nobody_up() -> None:
    table = leaving.resign(begun(EXAMPLE), OLA, NOW)
    assert teaching.taught(table, 0) is None
    assert not teaching.holds_back(table, 0)


def test_the_record_of_a_lesson_can_be_checked_like_any_other() -> None:
    *_, over = path(begun(EXAMPLE))
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
        last = structs.replace(table.history.plies[-1], state=twin)
        assert told(table.but(history=History((*table.history.plies[:-1], last)))) == taught
