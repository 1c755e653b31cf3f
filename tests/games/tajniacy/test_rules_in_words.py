"""Tajniacy: what is said of a move to whoever might make it, and who sits where."""

import pytest

from tests.games.tajniacy.tables import TAJNIACY, chief, clue, dealt, guesser, play, refused, turn
from zaslonka.games.tajniacy.content import Options
from zaslonka.games.tajniacy.moves import Answer, Ask, Cover, GiveClue, Stop, Touch
from zaslonka.kernel import Illegal


@pytest.mark.rule("TAJ-30")
@pytest.mark.parametrize("kind", [Touch, Cover])
def test_a_word_is_said_where_a_place_is_meant(kind: type[Touch] | type[Cover]) -> None:
    state = dealt()
    view = TAJNIACY.view(state, 2)
    assert TAJNIACY.in_words(view, kind(7)) == {"place": 7, "word": state.table.words[7]}


@pytest.mark.rule("TAJ-21")
def test_a_clue_is_said_with_the_words_it_was_meant_for_and_the_rest_by_its_fields() -> None:
    state = dealt()
    view = TAJNIACY.view(state, 0)
    facts = TAJNIACY.in_words(view, GiveClue("zupa", 2, meant=(3, 4)))
    assert facts["words"] == [state.table.words[3], state.table.words[4]]
    assert facts["word"] == "zupa"
    assert TAJNIACY.in_words(view, Stop()) == {}


@pytest.mark.rule("TAJ-11")
@pytest.mark.parametrize("spymasters", [(0, -1), (-2, 1), (0, 4)])
def test_a_spymaster_has_a_seat_at_the_table(spymasters: tuple[int, int]) -> None:
    with pytest.raises(Illegal) as illegal:
        TAJNIACY.check_options(Options(spymasters=spymasters), 4)
    assert illegal.value.rule == "TAJ-11"


@pytest.mark.rule("TAJ-59")
def test_the_last_question_is_answered_and_those_before_stay_as_they_were() -> None:
    state = dealt()
    giver, rival = chief(state, "red"), chief(state, "blue")
    for word, yes in (("nowy sącz", True), ("zielona góra", False), ("stara wieś", True)):
        play(state, (giver, Ask(word)), (rival, Answer(yes)))
    asked = state.hands[giver].asked
    assert [(one.word, one.yes) for one in asked] == [
        ("NOWY SĄCZ", True),
        ("ZIELONA GÓRA", False),
        ("STARA WIEŚ", True),
    ]
    assert refused(state, giver, Ask("nowy sącz"))[0] == "TAJ-59"


@pytest.mark.rule("TAJ-40", "TAJ-42", "TAJ-59")
def test_when_a_team_has_won_nothing_more_is_asked_and_nobody_is_waited_for() -> None:
    state = dealt()
    play(state, (0, Ask("nowy sącz")), (1, Answer(True)))
    clue(state, None)
    mover = guesser(state.table)
    while state.table.winner is None:
        place = next(
            place
            for place, kind in enumerate(state.hands[0].key)
            if kind == "red" and state.table.covered[place] is None
        )
        play(state, (mover, Touch(place)))
    assert state.table.winner == "red"
    assert TAJNIACY.to_act(state.table) == ()
    assert all(hand.asked == () for hand in state.hands)
    TAJNIACY.audit(state)


@pytest.mark.rule("TAJ-84", "TAJ-85", "TAJ-86")
def test_beside_the_box_there_is_no_clock_and_no_bot_has_the_key() -> None:
    boxed = Options(companion=True)
    TAJNIACY.check_clock(Options())
    with pytest.raises(Illegal) as illegal:
        TAJNIACY.check_clock(boxed)
    assert illegal.value.rule == "TAJ-84"
    for seat in range(4):
        TAJNIACY.check_bot(Options(), 4, seat)
        if seat < 2:
            with pytest.raises(Illegal) as illegal:
                TAJNIACY.check_bot(boxed, 4, seat)
            assert illegal.value.rule == "TAJ-85"
        else:
            TAJNIACY.check_bot(boxed, 4, seat)
    assert TAJNIACY.bank(dealt().table, 3) == TAJNIACY.team(dealt().table, 3) == 1
    assert TAJNIACY.bank(dealt(options=boxed).table, 3) is None


@pytest.mark.rule("TAJ-40")
def test_a_turn_that_wins_nothing_goes_on_with_the_others() -> None:
    state = dealt()
    turn(state, "bystander")
    assert state.table.winner is None
    assert TAJNIACY.to_act(state.table)[0] == chief(state, "blue")


@pytest.mark.rule("TAJ-21", "TAJ-59")
def test_what_can_be_listed_is_and_of_words_only_the_kind_is_said() -> None:
    state = dealt()
    giver, rival = chief(state, "red"), chief(state, "blue")
    (step,) = state.table.agenda

    def offered(seat: int) -> tuple[tuple[object, ...], list[object]]:
        view = TAJNIACY.view(state, seat)
        return step.unlisted(view), list(step.listed(view))

    assert offered(giver) == ((Ask, GiveClue), [])
    assert offered(rival) == ((), [])
    play(state, (giver, Ask("nowy sącz")))
    assert offered(giver) == ((GiveClue,), [])
    assert offered(rival) == ((), [Answer(True), Answer(False)])
