"""The story of a game of Tajniacy says what its record says."""

from itertools import pairwise

import pytest

from tests.story.finished import named, spoken, tale_of
from tests.support.recorded import recorded
from zaslonka.games.tajniacy.content import rivals
from zaslonka.games.tajniacy.story import tell
from zaslonka.kernel import Match, Played


@pytest.mark.rule("TAB-31")
@pytest.mark.parametrize("name", recorded("tajniacy"))
def test_clues_touches_and_the_end_are_those_of_the_record(name: str) -> None:
    game = recorded("tajniacy")[name]
    tale = tale_of(game.match)
    told = named(tell(tale))
    table = game.match.replay().table
    ending = told[game.result.reason].facts
    assert ending["team"] == table.winner == rivals(ending["loser"])
    assert ending["left"] == table.left.of(ending["loser"])
    if table.options.companion:
        assert told["boxed_opening"].facts["team"] == table.first
        return
    assert told["opening"].facts == {"team": table.first, "count": len(table.clues)}
    found = {
        clue.word: [table.words[at] for at in clue.touched if table.key[at] == clue.team]
        for clue in table.clues
    }
    most = max(map(len, found.values()))
    assert ("best_clue" in told) == (most > 1)
    if best := told.get("best_clue"):
        assert found[best.facts["word"]] == best.facts["words"]
        assert len(best.facts["words"]) == best.facts["count"] == most
        assert table.spymasters.of(best.facts["team"]) == best.facts["by"]
    astray = [
        (table.words[at], clue.word)
        for clue in table.clues
        for at in clue.touched
        if table.key[at] == rivals(clue.team)
    ]
    assert ("worst_touch" in told) == bool(astray)
    if worst := told.get("worst_touch"):
        assert (worst.facts["word"], worst.facts["clue"]) == astray[0]
        assert table.teams[worst.facts["by"]] == rivals(worst.facts["team"])
    struck = [clue.word for clue in table.clues if clue.struck]
    assert ("objection" in told) == bool(struck)
    if objection := told.get("objection"):
        assert objection.facts["word"] == struck[0]
    if race := told.get("race"):
        assert race.facts["bystanders"] == table.covered.count("bystander")


@pytest.mark.rule("TAB-31", "TAJ-41")
def test_the_assassin_is_named_with_the_clue_that_led_there() -> None:
    match = recorded("tajniacy")["six_assassin"].match
    tale = tale_of(match)
    table = tale.last.table
    told = named(tell(tale))["assassin"]
    last = match.log[-1]
    assert isinstance(last, Played)
    assert told.ply == last.ply
    assert told.facts["by"] == last.seat
    assert table.covered[table.words.index(told.facts["word"])] == "assassin"
    assert "zabójca" in spoken(tale, "pl")[-1]


@pytest.mark.rule("TAB-31")
def test_the_lead_is_with_who_has_fewer_words_to_find() -> None:
    """Counted again, tile by tile as they were covered."""
    for name, game in recorded("tajniacy").items():
        match: Match = game.match
        race = named(tell(tale_of(match))).get("race")
        if race is None:
            continue
        states = [match.replay(upto=entry.ply).table for entry in match.standing()]
        leaders = []
        for table in states:
            covered = [kind for kind in table.covered if kind]
            if covered and table.left.red != table.left.blue:
                leaders.append("red" if table.left.red < table.left.blue else "blue")
        changes = sum(a != b for a, b in pairwise(leaders))
        assert race.facts["count"] == changes, name
