"""The story of a game of Złam ten Kod says what its record says."""

import pytest

from tests.games.zlam_ten_kod.brute_force import deals
from tests.story.finished import spoken, tale_of
from tests.support.recorded import recorded
from zaslonka.games.zlam_ten_kod import GAME
from zaslonka.games.zlam_ten_kod.events import Asked
from zaslonka.games.zlam_ten_kod.moves import Ask
from zaslonka.games.zlam_ten_kod.story import tell
from zaslonka.kernel.story import Sentence, Tale, plain

TWO = [pytest.param(name, id=name) for name in recorded("zlam_ten_kod") if name.startswith("two")]


def told(tale: Tale, name: str) -> list[Sentence]:
    return [one for one in tell(tale) if one.name == f"story-zlam_ten_kod-{name}"]


@pytest.mark.rule("TAB-31")
@pytest.mark.parametrize("name", TWO)
def test_each_guess_is_told_with_the_codes_that_were_possible(name: str) -> None:
    """Counted by listing the deals the guesser could not rule out, one by one."""
    match = recorded("zlam_ten_kod")[name].match
    tale = tale_of(match)
    guesses = {moment.ply: moment for moment in tale.moments if not isinstance(moment.move, Ask)}
    right = [
        ply
        for ply, moment in guesses.items()
        if moment.move.code == moment.before.hands[1 - (moment.seat or 0)].code
    ]
    found, missed = told(tale, "found"), told(tale, "missed")
    assert [one.ply for one in found] == right
    assert [one.ply for one in missed] == [ply for ply in guesses if ply not in right][-1:]
    for one in (*found, *missed):
        assert one.ply is not None
        moment = guesses[one.ply]
        seat = moment.seat
        assert seat is not None
        seen = GAME.view(moment.before, seat)
        assert one.facts["by"] == seat
        assert one.facts["codes"] == len({deal[1 - seat] for deal in deals(seen)})
    assert all(one.facts["more"] == len(guesses) - len(right) - 1 for one in missed)
    assert sum(one.facts["lucky"] for one in found) == any(one.facts["codes"] >= 5 for one in found)


@pytest.mark.rule("TAB-31")
@pytest.mark.parametrize("name", [*TWO, "three_found_by_two", "three_cards_used_up"])
def test_the_most_telling_question_left_fewest_deals_and_the_worst_let_most_go(name: str) -> None:
    tale = tale_of(recorded("zlam_ten_kod")[name].match)
    asked = [question for question in tale.questions if isinstance(question.move, Ask)]
    opening = next(iter(tell(tale)))
    assert opening.facts["count"] == len(asked) == len(tale.of(Asked))
    for one in told(tale, "most_telling"):
        best = next(question for question in asked if question.ply == one.ply)
        assert all(question.worth.got <= best.worth.got for question in asked)
        assert one.facts["bits"] == plain(best.worth.got)
        assert one.facts["asked"] == {"card": best.move.card, "digit": best.move.digit}
    for one in told(tale, "missed_chance"):
        worst = next(question for question in asked if question.ply == one.ply)
        gaps = [(other.worth.promised or 0) - other.worth.expected for other in asked]
        assert (worst.worth.promised or 0) - worst.worth.expected == max(gaps) >= 1
        assert one.facts["best"]["card"] == worst.worth.best.card


def test_a_game_for_two_reads_well() -> None:
    tale = tale_of(recorded("zlam_ten_kod")["two_second_wins"].match)
    assert spoken(tale, "pl") == [
        "Zaczyna Ola. W całej grze padają 4 pytania.",
        "Najwięcej zdradza pytanie „Gdzie masz 7?”: Ola zyskuje na nim 4,6 bitu.",
        "Największa niewykorzystana okazja: Ola pyta „Gdzie masz 7?”, co średnio daje 2,2 bitu,"
        " a obok leży „Które sąsiednie cyfry idą po kolei?” ze średnią 3,9.",
        "Ola zgaduje, gdy możliwe są jeszcze 92 kody, i pudłuje.",
        "Jan ryzykuje przy 50 możliwych kodach i trafia! To się nazywa szczęście.",
        "Kod złamany: wygrywa Jan.",
    ]
