"""A finished game again: by its link, with one's own notes, and out of a file."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from tests.server.party import Party
from tests.server.protocol_client import Client, Json, Refused, call
from tests.server.running import running
from tests.server.test_fuzz import json_values
from tests.support.example import EXAMPLE
from tests.table.ended import eventful, finished
from tests.table.tables import PEOPLE
from zaslonka import games, transcript
from zaslonka.kernel import Illegal
from zaslonka.kernel.story import Story, Tale
from zaslonka.protocol import bodies, replays, telling
from zaslonka.server.operations.settings import Limits
from zaslonka.server.workers import files
from zaslonka.server.workers.files import opened, told
from zaslonka.table import story as stories
from zaslonka.table.live import LiveTable
from zaslonka.table.record import Record, record
from zaslonka.table.story import tale_of

NAMES = {person: person.title() for person in PEOPLE}


def file_of(table: LiveTable) -> bytes:
    """What its link saves."""
    info = telling.info(table, NAMES, (), 0)
    return msgspec.json.encode(replays.record(table, info, telling.lines(table, None, NAMES)))


def changed(file: bytes, **fields: Any) -> bytes:
    return json.dumps({**json.loads(file), **fields}).encode()


def refusal(file: bytes) -> str:
    with pytest.raises(Illegal) as refused:
        opened(file)
    assert refused.value.rule == "TAB-30"
    return refused.value.why


@pytest.fixture(scope="module")
def honest() -> bytes:
    return file_of(finished(EXAMPLE))


# Notes


def noted(client: Client, note: str) -> None:
    client.do("note", note={"text": note})


def end(*people: Client) -> None:
    people[0].do("propose", what="end")
    for person in people[1:]:
        person.do("vote", yes=True)


def asked_for(client: Client, what: str, token: str | None) -> Json:
    return call(client.base, "GET", f"/api/tables/{client.table_id}/{what}", token=token)


@pytest.mark.rule("TAB-11", "TAB-29", "TAB-30")
def test_notes_are_in_the_replay_and_the_record_of_their_owner_alone(party: Party) -> None:
    host, jan = seated = party.sit(2)
    noted(jan, "pierwsza")
    mover = next(client for client in seated if client.my_turn)
    mover.do("move", move=mover.position["offers"][0]["moves"][0])
    noted(jan, "druga")
    noted(jan, "trzecia")
    end(host, jan)
    sheets = [{"ply": 0, "note": {"text": "pierwsza"}}, {"ply": 1, "note": {"text": "trzecia"}}]
    stranger = call(party.base, "POST", "/api/people", {"name": "Obca"})["token"]
    for what, field in (("replay", "yours"), ("record", "notes")):
        assert asked_for(jan, what, jan.token)[field] == {"seat": 1, "sheets": sheets}
        for token in (host.token, stranger, None):
            told = asked_for(jan, what, token)
            assert (told.get(field) or {"seat": 0})["seat"] == 0
            assert not any(note in json.dumps(told) for note in ("pierwsza", "druga", "trzecia"))
    with pytest.raises(Refused) as refused:
        asked_for(jan, "replay", "nonsense")
    assert refused.value.problem["code"] == "bad_token"


@pytest.mark.rule("TAB-03", "TAB-29")
def test_nobody_gets_a_replay_before_the_end_not_even_their_own_notes(party: Party) -> None:
    ola, _ = party.sit(2)
    noted(ola, "moja")
    for what in ("replay", "record"):
        with pytest.raises(Refused) as refused:
            asked_for(ola, what, ola.token)
        assert refused.value.problem["rule"] == "TAB-03"


# Files


@pytest.mark.rule("TAB-30")
@pytest.mark.parametrize("game", games.names())
def test_a_file_of_any_game_shows_what_its_link_shows(base: str, game: str) -> None:
    table = finished(game)
    shown = replays.replay(table, telling.info(table, NAMES, NAMES, 0), ())
    answer = httpx.post(f"{base}/api/replays", content=file_of(table), timeout=30).json()
    assert answer["flaw"] is None
    wanted = json.loads(msgspec.json.encode(shown))
    for same in ("steps", "open", "talk"):
        assert answer["replay"][same] == wanted[same]
    info = ("game", "version", "options", "seats", "commitment", "teams", "ending", "phase")
    assert {key: answer["replay"]["table"][key] for key in info} == {
        key: wanted["table"][key] for key in info
    }


@pytest.mark.rule("TAB-07", "TAB-08", "TAB-19", "TAB-30")
def test_undone_and_timed_out_moves_and_talk_are_in_it() -> None:
    table = eventful()
    found = opened(file_of(table))
    assert found.flaw is None
    steps = found.replay.steps
    assert [step.kind for step in steps] == [
        *("dealt", "played", "played", "undone", "played", "played")
    ]
    assert [(step.to, step.agreed) for step in steps if step.kind == "undone"] == [(1, True)]
    assert [step.by_clock for step in steps].index(True) == 4
    assert [(line.name, line.ply) for line in found.replay.talk] == [("Ola", 0), ("Jan", 3)]
    assert found.replay.table.ending is not None
    assert found.replay.table.ending.result is None


@pytest.mark.rule("TAB-30")
def test_a_file_with_the_owners_notes_shows_them(party: Party) -> None:
    ola, jan = party.sit(2)
    noted(ola, "moja")
    end(ola, jan)
    file = asked_for(ola, "record", ola.token)
    answer = call(party.base, "POST", "/api/replays", file)
    assert answer["replay"]["yours"] == {
        "seat": 0,
        "sheets": [{"ply": 0, "note": {"text": "moja"}}],
    }


@pytest.mark.rule("TAB-30")
def test_it_is_shown_as_far_as_the_rules_make_the_same_of_it(honest: bytes) -> None:
    first, second, *others = json.loads(honest)["steps"]
    untold, undone = {**second, "told": []}, {**second, "entry": {**second["entry"], "seat": 9}}
    for steps, flaw, shown in (
        ([first, untold, *others], "told", 2),
        ([first, undone, *others], "unknown", 2),
        ([first, first, *others], "order", 2),
        ([first], "end", 2),
        ([first, {"entry": {"type": "timed_out", "ply": 2}, "told": []}], "unknown", 2),
        ([first, {"entry": {"type": "undone", "ply": 2, "to": 7}, "told": []}], "unknown", 2),
    ):
        found = opened(changed(honest, steps=steps))
        assert (found.flaw, len(found.replay.steps)) == (flaw, shown)
        assert found.replay.table.ending is None


@pytest.mark.rule("TAB-30")
def test_an_end_that_the_rules_do_not_make_is_not_shown(honest: bytes) -> None:
    ending = json.loads(honest)["ending"]
    ending["result"]["winners"] = [2]
    found = opened(changed(honest, ending=ending))
    assert (found.flaw, found.replay.table.ending) == ("end", None)


@pytest.mark.rule("TAB-30")
def test_where_nothing_can_be_shown_the_file_is_refused_with_the_reason(honest: bytes) -> None:
    plain = json.loads(honest)
    line = {"who": "a", "name": "Ola", "by": 0, "ply": 0, "said": "x"}
    for file, why in (
        (b"", "not_a_record"),
        (b"\xff\xfe", "not_a_record"),
        (b"[]", "not_a_record"),
        (b"[" * 100_000, "not_a_record"),
        (changed(honest, options=json.loads("[" * 500 + "]" * 500)), "file_unknown"),
        (changed(honest, game="chess"), "file_of_unknown_game"),
        (changed(honest, steps=plain["steps"][:1] * (files.MOST_STEPS + 1)), "file_too_long"),
        (changed(honest, seed="00" * 32 + "01"), "file_seed"),
        (changed(honest, version=99), "file_version"),
        (changed(honest, nonces=[]), "file_unknown"),
        (changed(honest, players=["Ola"]), "file_unknown"),
        (changed(honest, notes={"seat": 9, "sheets": []}), "file_unknown"),
        (changed(honest, talk=[{**line, "by": 9}]), "file_unknown"),
        (changed(honest, talk=[{**line, "said": "x" * 201}]), "file_unknown"),
        (changed(honest, talk=[{**line, "said": {"phrase": "none"}}]), "file_unknown"),
    ):
        assert refusal(file) == why, file[:80]


@pytest.mark.rule("TAB-19", "TAB-30")
def test_names_and_talk_in_a_file_are_as_clean_as_at_a_table(honest: bytes) -> None:
    line = {"who": "a", "name": "O\u202ela", "by": 0, "ply": 0, "said": "a\u202e\nb", "team": True}
    found = opened(changed(honest, players=["x" * 90, "\u200b", "E\nwa"], talk=[line])).replay
    assert [getattr(seat, "name", None) for seat in found.table.seats] == ["x" * 24, "—", "E wa"]
    ((name, said, team),) = [(one.name, one.said, one.team) for one in found.talk]
    assert (name, said, team) == ("Ola", "a b", False)


# How it was


@pytest.mark.rule("TAB-31")
@pytest.mark.parametrize("game", games.names())
def test_the_story_of_a_file_is_the_one_of_its_table(base: str, game: str) -> None:
    table = finished(game)
    file = file_of(table)
    answer = posted(base, file, "/api/replays/story")
    story = msgspec.json.decode(answer.content, type=Story)
    told = transcript.story(msgspec.json.decode(file, type=Record), "en")
    assert len(story.sentences) + len(story.questions) == len(list(told))
    rules = games.get(game)
    alike = list(stories.sentences(rules, _measured(tale_of(table, ()))))
    assert json.loads(answer.content)["sentences"] == json.loads(msgspec.json.encode(alike))
    assert bool(story.questions) == (rules.meter is not None)


def _measured(tale: Tale) -> Tale:
    asked = stories.questions(games.get(tale.game), tale)
    return msgspec.structs.replace(tale, questions=tuple(asked))


@pytest.mark.rule("TAB-08", "TAB-31")
def test_what_was_taken_back_is_told_of_but_not_measured() -> None:
    story = told(file_of(eventful()))
    names = [sentence.name for sentence in story.sentences]
    assert {"story-table-stopped", "story-table-undone", "story-table-clock"} <= set(names)
    assert [question.ply for question in story.questions] == [1, 4, 5]


@pytest.mark.rule("TAB-30", "TAB-31")
def test_a_story_does_without_what_there_is_no_time_to_measure(
    honest: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = told(honest)
    monkeypatch.setattr(files, "MEASURING_SECONDS", 1e-6)
    hurried = told(honest)
    assert whole.questions
    assert not hurried.questions
    assert hurried.sentences


@pytest.mark.rule("TAB-30", "TAB-31")
def test_what_is_not_true_to_its_end_is_not_told(honest: bytes) -> None:
    steps = json.loads(honest)["steps"]
    for file in (changed(honest, steps=steps[:1]), changed(honest, steps=[])):
        with pytest.raises(Illegal) as refused:
            told(file)
        assert (refused.value.rule, refused.value.why) == ("TAB-30", "file_without_end")


# At the edge


def posted(base: str, file: bytes, path: str = "/api/replays", **headers: str) -> httpx.Response:
    return httpx.post(f"{base}{path}", content=file, headers=headers, timeout=30)


def test_who_cannot_unpack_gets_it_plain(base: str, honest: bytes) -> None:
    packed = posted(base, honest, **{"Accept-Encoding": "gzip"})
    plain = posted(base, honest, **{"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


@pytest.mark.rule("TAB-30")
def test_nothing_of_a_file_is_kept(tmp_path: Path, honest: bytes) -> None:
    with running(tmp_path) as base:
        assert posted(base, changed(honest, players=["Niezapominajka", "b", "c"])).is_success
        assert posted(base, b"Niezapominajka").status_code == 409
    assert not any(b"Niezapominajka" in path.read_bytes() for path in tmp_path.iterdir())


@pytest.mark.rule("TAB-30")
def test_a_file_that_is_too_large_or_one_too_many_is_refused(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(files_an_hour=1)) as base:
        large = posted(base, b" " * (files.FILE_BYTES + 1))
        assert (large.status_code, large.json()["code"]) == (413, "too_large")
        assert posted(base, b"{}").json()["why"] == "not_a_record"
        assert posted(base, b"{}").status_code == 429


def test_an_address_has_only_so_many_files_open_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slowly(self: files.FileReader, file: bytes, wish: files.Wish) -> bytes:
        await asyncio.sleep(2)
        raise Illegal("TAB-30", "not_a_record")

    monkeypatch.setattr(files.FileReader, "open", slowly)
    with running(tmp_path, limits=Limits(files=2)) as base, ThreadPoolExecutor(3) as people:
        answers = list(people.map(partial(posted, base), [b"{}"] * 3))
    assert sorted(answer.status_code for answer in answers) == [409, 409, 429]


@pytest.mark.rule("TAB-30")
def test_a_file_that_takes_too_long_is_given_up_and_the_server_goes_on(
    base: str, honest: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as hurried:
        hurried.setattr(files, "TIMEOUT_SECONDS", 0.001)
        slow = posted(base, honest)
    assert (slow.status_code, slow.json()["why"]) == (409, "file_too_slow")
    assert call(base, "GET", "/healthz") == {"status": "ok"}
    assert posted(base, honest).is_success


@pytest.mark.rule("TAB-30")
def test_a_reader_that_dies_is_not_missed(
    base: str, honest: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("sys.executable", "/bin/false")
        assert posted(base, honest).json()["why"] == "file_unknown"
    assert posted(base, honest).is_success


# Whatever a file holds


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something could be changed in a file."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in inner:
        yield (*path, key)
        if isinstance(item, dict | list):
            yield from places(item, (*path, key))


def spoiled(plain: Json, path: tuple[Any, ...], value: Json) -> bytes:
    whole = json.loads(json.dumps(plain))
    at = whole
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return json.dumps(whole).encode()


EVENTFUL = json.loads(msgspec.json.encode(record(eventful(), PEOPLE[:3])))
numbers = st.sampled_from([-1, 0, 1, 2, 7, 2**31, 2**70])
entries = st.builds(
    lambda kind, ply, to: {"type": kind, "ply": ply, "to": to, "seat": to, "move": {}},
    st.sampled_from(["played", "timed_out", "undone"]),
    numbers,
    numbers,
)
spoiled_files = st.builds(
    spoiled,
    st.just(EVENTFUL),
    st.sampled_from(list(places(EVENTFUL))),
    json_values | numbers | entries,
)
quick = settings(deadline=None, suppress_health_check=list(HealthCheck))


@settings(quick, max_examples=300)
@given(file=spoiled_files | json_values.map(lambda value: json.dumps(value).encode()) | st.binary())
def test_any_file_is_shown_or_refused_with_a_reason(file: bytes) -> None:
    try:
        found = opened(file)
    except Illegal as refused:
        rule = refused.rule
    else:
        rule = "TAB-30"
        assert found.replay.steps
        assert found.flaw is None or found.replay.table.ending is None
    assert rule == "TAB-30"


@settings(quick, max_examples=12)
@given(file=spoiled_files | st.binary(max_size=200), story=st.booleans())
def test_any_file_at_the_edge_gets_an_answer(base: str, file: bytes, story: bool) -> None:
    answer = posted(base, file, "/api/replays/story" if story else "/api/replays")
    assert answer.status_code in (200, 409)
    if answer.is_success:
        msgspec.json.decode(answer.content, type=Story if story else bodies.OpenedFile)
    else:
        problem = msgspec.json.decode(answer.content, type=bodies.Problem)
        assert problem.rule == "TAB-30"
    assert call(base, "GET", "/healthz") == {"status": "ok"}
