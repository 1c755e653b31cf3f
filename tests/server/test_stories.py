"""How it was, over HTTP: for everybody once the game is over, and for nobody before."""

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.party import Party
from tests.server.protocol_client import Client, Refused, call
from tests.server.running import threads
from tests.table.tables import NOW, OLA, dealt, moved
from zaslonka.kernel.story import Measure, Moment, Story
from zaslonka.server.workers import stories as stories
from zaslonka.server.workers.pool import Unanswered, Workers
from zaslonka.server.workers.stories import Stories
from zaslonka.table import agreeing


def ended(client: Client, plies: int) -> int:
    """At least so many plies, then the only person there has had enough; how many it were."""
    while True:
        # On turn, so that no robot moves while the game is being stopped.
        client.take_until(lambda: bool(client.position["offers"]))
        if client.position["ply"] >= plies:
            client.do("propose", what="end")
            return int(client.position["ply"])
        client.do("move", move={"type": "ask", **_question(client)})


def _question(client: Client) -> dict[str, Any]:
    card = client.position["view"]["table"]["row"][0]
    digits = card.split("_")[1:] if card.count("_") == 2 and card.startswith("where") else [None]
    return {"card": card, "digit": None if digits[0] is None else int(digits[0])}


@pytest.mark.rule("TAB-31", "TAB-03")
def test_the_story_is_refused_before_the_end_and_told_to_anybody_after_it(party: Party) -> None:
    (ola,) = party.sit(1, bots=1)
    path = f"/api/tables/{ola.table_id}/story"
    with pytest.raises(Refused) as refused:
        call(party.base, "GET", path, None, ola.token)
    assert (refused.value.status, refused.value.problem["rule"]) == (409, "TAB-03")
    ended(ola, 4)
    answer = call(party.base, "GET", path)
    story = msgspec.convert(answer, Story)
    assert [one.name for one in story.sentences][-1] == "story-table-stopped"
    replay = call(party.base, "GET", f"/api/tables/{ola.table_id}/replay")
    asked = [step for step in replay["steps"] if step["move"]]
    assert [(one.ply, one.by, one.move) for one in story.questions] == [
        (step["ply"], step["by"], step["move"]) for step in asked
    ]
    assert all(one.worth.got >= 0 and one.worth.promised for one in story.questions)
    assert call(party.base, "GET", path) == answer


@pytest.mark.rule("TAB-31")
def test_no_table_no_story(base: str) -> None:
    with pytest.raises(Refused) as refused:
        call(base, "GET", "/api/tables/NOTABLE/story")
    assert refused.value.status == 404


class Counting(Workers):
    """Workers that only count what they are asked."""

    def __init__(self) -> None:
        self.asked = list[int]()

    async def measure(self, game: str, moment: Moment) -> Measure | None:
        self.asked.append(moment.ply)
        await asyncio.sleep(0)
        return Measure(1.0, 1.0)


@pytest.mark.rule("TAB-31")
def test_questions_are_measured_once_for_all_who_ask() -> None:
    table = agreeing.propose(moved(moved(dealt(2, bots=1))), OLA, "end", NOW)
    thinkers = Counting()

    async def many_ask() -> list[Story]:
        told = Stories(thinkers)
        return await asyncio.gather(*(told.story(table, {}) for _ in range(5)))

    stories = asyncio.run(many_ask())
    assert thinkers.asked == [1, 2]
    assert all(story == stories[0] for story in stories)


@pytest.mark.rule("TAB-31")
def test_after_some_time_no_more_is_measured_and_old_stories_are_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = agreeing.propose(moved(moved(dealt(2, bots=1))), OLA, "end", NOW)
    thinkers = Counting()
    monkeypatch.setattr(stories, "STORIES_KEPT", 1)

    async def asked_in_turn() -> Story:
        told = Stories(thinkers)
        for name in ("A", "B", "A"):
            await told.story(table.but(id=name), {})
        assert thinkers.asked == [1, 2] * 3
        monkeypatch.setattr(stories, "MEASURING_SECONDS", 0.0)
        return await told.story(table.but(id="C"), {})

    story = asyncio.run(asked_in_turn())
    assert thinkers.asked == [1, 2] * 3
    assert story.questions == ()
    assert story.sentences


@pytest.mark.rule("TAB-31")
def test_a_story_is_told_though_no_worker_measures_and_measured_another_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    over = agreeing.propose(moved(moved(dealt(2, bots=1))), OLA, "end", NOW)
    answers = iter([Unanswered("dead"), None])

    async def measure(self: Workers, game: str, moment: Moment) -> Measure:
        if (fault := next(answers, None)) is not None:
            raise fault
        return Measure(got=1.0, expected=1.0)

    monkeypatch.setattr(Workers, "measure", measure)

    async def go() -> tuple[Story, Story]:
        workers = Workers(threads)
        told = Stories(workers)
        try:
            return await told.story(over, {}), await told.story(over, {})
        finally:
            workers.close()

    without, measured = asyncio.run(go())
    assert without.sentences
    assert (len(without.questions), len(measured.questions)) == (0, 2)
