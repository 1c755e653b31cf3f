"""The story of a game of Kryptos says what its record says."""

from itertools import groupby, pairwise

import pytest

from tests.story.finished import named, spoken, tale_of
from tests.support.recorded import recorded
from zaslonka.games.kryptos.beliefs import Worlds
from zaslonka.games.kryptos.events import Guessed
from zaslonka.games.kryptos.game import Kryptos
from zaslonka.games.kryptos.moves import Guess, Stop
from zaslonka.games.kryptos.story import tell
from zaslonka.kernel import SeatView
from zaslonka.table import story as stories


@pytest.mark.rule("TAB-31")
@pytest.mark.parametrize("name", recorded("kryptos"))
def test_counts_streaks_and_points_are_those_of_the_record(name: str) -> None:
    game = recorded("kryptos")[name]
    tale = tale_of(game.match)
    told = {key: one.facts for key, one in named(tell(tale)).items()}
    table = game.match.replay().table
    past = [past for past in table.past if isinstance(past, Guessed)]
    hits = [guess for guess in past if guess.right]
    assert told["opening"] == {"by": table.first, "count": len(past), "right": len(hits)}
    runs = {
        (seat, len(run := list(same)), sum(guess.points for guess in run))
        for seat in range(len(table.rows))
        for right, same in groupby([g for g in past if g.by == seat], key=lambda g: g.right)
        if right
    }
    longest = max((length for _, length, _ in runs), default=0)
    assert ("streak" in told) == (longest >= 3)
    if streak := told.get("streak"):
        assert streak["count"] == longest
        assert (streak["by"], longest, streak["points"]) in runs
    ending = told[game.result.reason]
    assert ending["seats"] == game.result.winners
    assert ending["points"] == max(table.scores)
    others = [score for seat, score in enumerate(table.scores) if seat not in ending["seats"]]
    assert ending["ahead"] == (ending["points"] - max(others) if others else 0)
    if last := told.get("last_round"):
        assert table.scores[last["by"]] >= 15 or not others
    assert ("bribes" in told) <= table.options.lapowka
    assert ("second_guesses" in told) <= (not table.options.lapowka)


@pytest.mark.rule("TAB-31")
@pytest.mark.parametrize("name", recorded("kryptos"))
def test_the_boldest_hit_was_the_least_likely_and_the_pity_the_surest(name: str) -> None:
    tale = tale_of(recorded("kryptos")[name].match)
    told = named(tell(tale))
    hits, stops = dict[int, float](), dict[int, float]()
    for moment in tale.moments:
        seat, before = moment.seat, moment.before
        assert seat is not None
        likely = Worlds(SeatView(seat, before.table, before.hands[seat])).likely
        match moment.move:
            case Guess(owner, place, number) if before.hands[owner].cards[place] == number:
                hits[moment.ply] = likely()[owner, place][number]
            case Stop():
                stops[moment.ply] = max(max(of.values()) for of in likely().values())
    boldest = min(hits.values(), default=1.0)
    assert ("boldest" in told) == (boldest < 0.5)
    if one := told.get("boldest"):
        assert hits[one.ply or 0] == boldest
        assert one.facts["percent"] == pytest.approx(100 * boldest, abs=0.5)
    pity = max(stops.values(), default=0.0)
    assert ("pity" in told) == (pity >= 0.5)
    if one := told.get("pity"):
        assert stops[one.ply or 0] == pity


@pytest.mark.rule("TAB-31", "KRY-61")
def test_bribes_are_counted_and_who_lived_on_them_is_named() -> None:
    match = recorded("kryptos")["four_fed_by_bribes"].match
    tale = tale_of(match)
    bribes = named(tell(tale))["bribes"].facts
    scores = tale.last.table.scores
    points = [
        sum(guess.points for _, guess in tale.of(Guessed) if guess.by == seat)
        for seat in range(match.seats)
    ]
    # Two points to begin with, and what was named: the rest came from others.
    assert bribes["most"] == scores[bribes["seat"]] - points[bribes["seat"]] - 2
    guesses = [moment.seat for moment in tale.moments if isinstance(moment.move, Guess)]
    assert bribes["count"] == sum(seat == again for seat, again in pairwise(guesses))


def test_a_game_without_a_storyteller_is_told_by_its_result() -> None:
    match = recorded("kryptos")["four_shared_win"].match
    tale, bare = tale_of(match), Kryptos()
    assert spoken(tale, "en", bare) == ["Won by Ola, Jan and Iga."]
    assert list(stories.questions(bare, tale)) == []
